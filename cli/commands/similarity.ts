import { basename } from "node:path";
import { setImmediate } from "node:timers/promises";
import { throwIfCancelled, unlessAborted } from "../../core/cancel.ts";
import { DatasetError, PenmanError, reasonOf } from "../../core/errors.ts";
import type { AmrGraph } from "../../core/similarity/amr-graph.ts";
import { parsePenman } from "../../core/similarity/penman.ts";
import { smatch, type SmatchResult } from "../../core/similarity/smatch.ts";
import { compileTriples, createLabels } from "../../core/similarity/triples.ts";
import { withPersonalFolder } from "../../engine/contract/personal-folder.ts";
import { badLines, SHOWN_PROBLEMS } from "../../engine/datasets/bad-lines.ts";
import { byteStream } from "../../engine/datasets/byte-stream.ts";
import { MAX_LINE_BYTES, rowOfLine } from "../../engine/datasets/json-rows.ts";
import { readLines, type Line } from "../../engine/datasets/lines.ts";
import { fieldOf } from "../../engine/datasets/values.ts";
import type { Command, CommandContext } from "../command.ts";
import { endingDespitePipe } from "../engine/piped-data.ts";
import { table, type Terminal } from "../output.ts";
import { UsageError } from "../usage-error.ts";

const MOST_PAIRS = 10_000;

/** What is printed of a pair; scripts depend on these fields. */
type PairScore = Pick<SmatchResult, "matched" | "left" | "right" | "f1" | "exact">;

export const similarityCommand: Command = {
  name: "similarity",
  usage: "--pairs FILE",
  help: "Compare meaning graphs by Smatch",
  flags: {
    pairs: {
      type: "string",
      value: "FILE",
      help: `JSONL of {"a", "b"}, two graphs in PENMAN notation a line; at most ${MOST_PAIRS} pairs`,
    },
  },
  positionals: 0,
  run: similarity,
};

async function similarity({ args, terminal, signal }: CommandContext): Promise<void> {
  const path = args.text("pairs");
  if (path === undefined) throw new UsageError("Write: counterpoint similarity --pairs FILE");
  const scoring = scoresOf(withPersonalFolder(path), signal);
  const scores = await endingDespitePipe(unlessAborted(scoring, signal));
  if (terminal.json) terminal.printJson(scores);
  else printScores(scores, terminal);
}

/** @throws DatasetError that lists the lines that cannot be used; CancelledError */
async function scoresOf(path: string, signal: AbortSignal): Promise<readonly PairScore[]> {
  const file = basename(path);
  const scores: PairScore[] = [];
  const problems: string[] = [];
  for await (const line of linesOf(path)) {
    if (line.text?.trim() === "") continue;
    if (scores.length + problems.length === MOST_PAIRS)
      throw new DatasetError(`${file} holds more than ${MOST_PAIRS} pairs. Split it.`, { file });
    const scored = scoreOf(line);
    if (typeof scored === "string") problems.push(`line ${line.number}: ${scored}`);
    else scores.push(scored);
    // Only between two tasks of the event loop can Ctrl+C be noticed.
    await setImmediate();
    throwIfCancelled(signal);
  }
  if (problems.length > 0) {
    const lines = problems.slice(0, SHOWN_PROBLEMS);
    throw badLines(file, problems.length, problems, "Mend them, or leave them out.", { file, lines });
  }
  if (scores.length === 0)
    throw new DatasetError(`${file} is empty; it needs one {"a", "b"} a line.`, { file });
  return scores;
}

async function* linesOf(path: string): AsyncGenerator<Line> {
  try {
    yield* readLines(byteStream(path), MAX_LINE_BYTES);
  } catch (error) {
    throw new DatasetError(`${path} cannot be read: ${reasonOf(error)}. Check --pairs.`, { path });
  }
}

/** The score of a line's pair, or why it has none. */
function scoreOf(line: Line): PairScore | string {
  const { value, problem } = rowOfLine(line);
  if (problem !== null) return problem;
  const labels = createLabels();
  try {
    const a = compileTriples(graphOf(value, "a"), labels);
    const b = compileTriples(graphOf(value, "b"), labels);
    const { matched, left, right, f1, exact } = smatch(a, b, { search: "exact" });
    return { matched, left, right, f1, exact };
  } catch (error) {
    if (error instanceof PenmanError || error instanceof DatasetError) return error.message;
    throw error;
  }
}

/** @throws DatasetError, PenmanError */
function graphOf(value: unknown, side: "a" | "b"): AmrGraph {
  const penman = fieldOf(value, side);
  if (typeof penman !== "string") throw new DatasetError(`"${side}" is no text`);
  try {
    return parsePenman(penman);
  } catch (error) {
    throw error instanceof PenmanError
      ? new PenmanError(`"${side}": ${error.message}`, error.details)
      : error;
  }
}

function printScores(scores: readonly PairScore[], terminal: Terminal): void {
  const rows = scores.map(({ matched, left, right, f1, exact }, pair) => [
    ...[pair + 1, matched, left, right].map(String),
    f1.toFixed(4),
    exact ? "yes" : "no",
  ]);
  terminal.print(table([["pair", "matched", "triples of a", "triples of b", "F1", "exact"], ...rows]));
}

import { join } from "node:path";
import type { MeasuredGain, MeasuredMethod } from "../../../core/advice/measured.ts";
import Papa from "papaparse";
import { z } from "zod";
import { ANSWER_TYPES } from "../../../core/question.ts";
import { readCsv } from "../../../engine/datasets/csv.ts";
import { removeOthers, textOr, writeFormatted, writeText } from "./files.ts";
import type { BudgetGain } from "./gains.ts";
import type { KeptQuestion, KeptRun } from "./kept.ts";
import { shownCommand } from "./commands.ts";
import { isKeptRunOf } from "./stored.ts";
import type { WantedRun } from "./wanted.ts";

/** The figures of a row. */
export interface TableFigures {
  readonly method: MeasuredMethod;
  /** Against self-consistency at equal tokens; null where that is not compared. */
  readonly atEqualTokens: BudgetGain | null;
  /** Against all samples of self-consistency, for queries, whose votes cannot be counted again. */
  readonly overAllSamples: MeasuredGain | null;
}

/** A run of which only the first questions were answered before it was stopped. */
export function isBeginning(filed: KeptRun | undefined): filed is KeptRun {
  return filed?.stopped === true;
}

/** One column a field; samples are `TOKENS+` where the first samples up to this one are right, else `TOKENS-`. */
const COLUMNS = [
  "question",
  "type",
  "outcome",
  "correct",
  "calls",
  "prompt",
  "cached",
  "generated",
  "samples",
];

const COUNT = z.string().regex(/^\d+$/).transform(Number);
const LINE = z.tuple([
  z.string().min(1),
  z.enum(ANSWER_TYPES),
  z.enum(["answered", "unanswered", "failed"]),
  z.enum(["0", "1"]),
  COUNT,
  COUNT,
  COUNT,
  COUNT,
  z.string().regex(/^(?:\d+[+-](?: (?=\d)|$))*$/),
]);

/** A file of the folder `manifests`, which `write` alone writes. */
interface FiledManifest extends Pick<KeptRun, "run" | "manifest" | "seconds" | "stopped" | "goneOn"> {
  readonly command: string;
}

function manifestFile(out: string, name: string): string {
  return join(out, "manifests", `${name}.json`);
}

function questionsFile(out: string, name: string): string {
  return join(out, "questions", `${name}.csv`);
}

/**
 * What is kept of these rows, as long as they still ask for the same.
 * @param out the folder of the page
 * @throws Error for files that cannot be read, with what is wrong
 */
export async function filedRuns(
  out: string,
  rows: readonly WantedRun[],
): Promise<ReadonlyMap<WantedRun, KeptRun>> {
  const filed = new Map<WantedRun, KeptRun>();
  for (const row of rows) {
    const run = await readFiled(out, row);
    if (run !== undefined && isKeptRunOf(row, run.manifest)) filed.set(row, run);
  }
  return filed;
}

async function readFiled(out: string, { name }: WantedRun): Promise<KeptRun | undefined> {
  const text = await textOr(manifestFile(out, name), "");
  if (text === "") return undefined;
  const { run, seconds, manifest, stopped, goneOn } = JSON.parse(text) as FiledManifest;
  const path = questionsFile(out, name);
  const outcomes = await textOr(path, "");
  // Without them the row would be one of no questions.
  if (outcomes === "")
    throw new Error(`${path} is missing, which ${name}.json belongs to. Write it anew from the run's home.`);
  const questions = questionsOf(outcomes, path);
  return { run, seconds, manifest, questions, ...(stopped && { stopped }), ...(goneOn && { goneOn }) };
}

function questionsOf(text: string, path: string): readonly KeptQuestion[] {
  const [, ...rows] = readCsv(text, ",");
  return rows.map(({ line, cells }) => {
    const { data, error } = LINE.safeParse(cells);
    if (data === undefined)
      throw new Error(`${path}, line ${line}: ${z.prettifyError(error)}. Write it anew from the run's home.`);
    const [id, answerType, outcome, correct, calls, prompt, cached, generated, samples] = data;
    return {
      ...{ id, answerType, outcome, correct: correct === "1", calls },
      tokens: { prompt, cached, generated },
      samples: samples
        .split(" ")
        .filter((sample) => sample !== "")
        .map((sample) => ({ generated: Number.parseInt(sample, 10), firstRight: sample.endsWith("+") })),
    };
  });
}

/** Writes the runs of the rows, and takes away the files of other rows. */
export async function writeFiled(
  out: string,
  rows: readonly { readonly wanted: WantedRun; readonly filed: KeptRun }[],
): Promise<void> {
  for (const { wanted, filed } of rows) {
    const { run, seconds, manifest } = filed;
    const content: FiledManifest = {
      ...{ run, command: shownCommand(wanted), seconds },
      manifest,
      ...(filed.stopped && { stopped: filed.stopped }),
      ...(filed.goneOn && { goneOn: filed.goneOn }),
    };
    await writeFormatted(manifestFile(out, wanted.name), JSON.stringify(content));
    await writeText(questionsFile(out, wanted.name), csvOf(filed.questions));
  }
  const names = new Set(rows.map(({ wanted }) => wanted.name));
  await removeOthers(join(out, "manifests"), ".json", names);
  await removeOthers(join(out, "questions"), ".csv", names);
}

function csvOf(questions: readonly KeptQuestion[]): string {
  const lines = questions.map(({ id, answerType, outcome, correct, calls, tokens, samples }) => [
    ...[id, answerType, outcome, correct ? "1" : "0", calls, tokens.prompt, tokens.cached, tokens.generated],
    samples.map(({ generated, firstRight }) => `${generated}${firstRight ? "+" : "-"}`).join(" "),
  ]);
  return `${Papa.unparse([COLUMNS, ...lines], { newline: "\n" })}\n`;
}

import type { RunManifest } from "../core/events.ts";
import { rightAnswer } from "../core/figure-words.ts";
import { meantOptions } from "../core/meant-options.ts";
import { observationLine } from "../core/observation-text.ts";
import type { Question } from "../core/question.ts";
import { oneLine } from "../core/short-text.ts";
import type { QuestionTranscript, TurnTranscript } from "../core/transcript.ts";
import type { RunDetails, SweepDetails } from "../engine/contract/reports.ts";
import type { Figure } from "../engine/export/figures.ts";
import { runSettings, sweepSettings } from "../engine/export/settings.ts";
import type { CommandContext } from "./command.ts";
import { table, type Terminal } from "./output.ts";
import { queryResult } from "./query-result.ts";
import { printFigures } from "./reports.ts";
import { printSweep } from "./sweep-text.ts";
import { endInWords, indented, saidInWords } from "./turn-words.ts";

/**
 * Prints a sweep with its settings and cells.
 * @param manifests of runs of its cells, which tell what the sweep itself does not
 */
export function printSweepDetails(
  sweep: SweepDetails,
  manifests: readonly RunManifest[],
  { home, terminal }: Pick<CommandContext, "home" | "terminal">,
): void {
  printHead(sweep, sweepSettings({ sweep, manifests }), terminal);
  terminal.print("");
  printSweep(sweep.report, { home, terminal });
}

/** Prints a question or an evaluation with all its turns. */
export function printRun(details: RunDetails, terminal: Terminal): void {
  const { report, transcripts } = details;
  printHead(details, runSettings(details), terminal);
  if (report !== null && "accuracy" in report) {
    terminal.print("");
    printFigures(report, terminal);
  }
  for (const transcript of transcripts) printTranscript(transcript, details.manifest, terminal);
}

/** Prints questions that were chosen from a run, with all their turns and without the figures of the run. */
export function printQuestions(details: RunDetails, terminal: Terminal): void {
  const { manifest } = details;
  const settings: readonly Figure[] = [
    ["Method", manifest.strategy],
    ...Object.entries(meantOptions(manifest)).map(([name, value]): Figure => [name, String(value)]),
    ["Model", manifest.model.name],
    ["Seed", String(manifest.seed)],
  ];
  printHead(details, settings, terminal);
  if (details.transcripts.length === 0) terminal.print("\nNo answer among these is wrong or missing.");
  for (const transcript of details.transcripts) printTranscript(transcript, details.manifest, terminal);
}

/** Prints what was run, with which settings, and what went wrong. */
function printHead(
  { run, kind, error, warnings }: RunDetails | SweepDetails,
  settings: readonly Figure[],
  terminal: Terminal,
): void {
  terminal.print(terminal.style("bold", `${run} · ${kind}`));
  terminal.print(table(settings));
  if (error !== null) terminal.print(terminal.style("red", error.message));
  for (const warning of warnings) terminal.print(terminal.style("yellow", warning));
}

/** Prints a question with its turns, what was decided between them, and its answer. */
function printTranscript(
  { asked, turns, observations, result, error, known }: QuestionTranscript,
  { options }: RunManifest,
  terminal: Terminal,
): void {
  printAsked(asked, terminal);
  for (let issued = 0; issued <= turns.length; issued++) {
    for (const { after, path, observation } of observations) {
      if (after !== issued) continue;
      terminal.print(terminal.style("yellow", `→ ${path}: ${observationLine(observation, options)}`));
    }
    const turn = turns[issued];
    if (turn === undefined) break;
    printTurn(turn, terminal);
  }
  if (error !== null)
    terminal.print(
      terminal.style("red", [`failed: ${error.message}`, ...rightAnswer(known, oneLine)].join(" · ")),
    );
  if (result !== null) {
    const wrong = ["wrong", ...rightAnswer(result, oneLine)].join(", ");
    const mark = result.correct === null ? "" : ` · ${result.correct ? "right" : wrong}`;
    terminal.print(terminal.style("bold", `= ${result.answer ?? "unanswered"}${mark}`));
    // Of an evaluation, whether it is right says enough.
    const { answer, gold } = result.results ?? {};
    if (answer && gold === undefined) terminal.print(queryResult(answer));
  }
}

function printAsked({ id, text, choices, database, context }: Question, terminal: Terminal): void {
  terminal.print("");
  terminal.print(terminal.style("bold", `${id}: ${text}`));
  for (const choice of choices) terminal.print(indented(`${choice.label}) ${choice.text}`));
  if (database !== undefined) terminal.print(`About the database ${database.name}`);
  if (context !== undefined) terminal.print(`About this passage:\n${indented(context)}`);
}

function printTurn({ path, role, finished }: TurnTranscript, terminal: Terminal): void {
  const end = finished === null ? [] : endInWords(finished);
  terminal.print(terminal.style("dim", [path, role, ...end].join(" · ")));
  if (finished?.reasoning) terminal.print(terminal.style("dim", reasoningInWords(finished.reasoning)));
  terminal.print(finished === null ? indented("(not finished)") : saidInWords(finished.text));
}

/** Set in further than the reply that follows. */
function reasoningInWords(reasoning: string): string {
  return indented(`Reasoning:\n${indented(reasoning)}`);
}

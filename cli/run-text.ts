import type { RunManifest } from "../core/events.ts";
import { counted, rightAnswer, settingsInWords } from "../core/figure-words.ts";
import { meantOptions } from "../core/meant-options.ts";
import { observationLine } from "../core/observation-text.ts";
import { oneLine } from "../core/short-text.ts";
import type { QuestionTranscript } from "../core/transcript.ts";
import type { RunDetails, SweepDetails } from "../engine/contract/reports.ts";
import type { CommandContext } from "./command.ts";
import type { Terminal } from "./output.ts";
import { queryResult } from "./query-result.ts";
import { printFigures } from "./reports.ts";
import { printSweep } from "./sweep-text.ts";

/** Prints a sweep with its cells. */
export function printSweepDetails(
  { run, state, started, error, warnings, report, manifest }: SweepDetails,
  { home, terminal }: Pick<CommandContext, "home" | "terminal">,
) {
  const { data, plan } = manifest;
  terminal.print(`${run} · sweep · ${state} · started ${started}`);
  terminal.print(
    `${counted(plan.cells.length, "cell")} × ${plan.repeats} on ${data.file} ` +
      `(${counted(data.questions, "question")}), seed ${manifest.seed}`,
  );
  if (error !== null) terminal.print(terminal.style("red", error.message));
  for (const warning of warnings) terminal.print(terminal.style("yellow", warning));
  printSweep(report, { home, terminal });
}

/** Prints a question or an evaluation with all its turns. */
export function printRun(details: RunDetails, terminal: Terminal): void {
  const { report, transcripts } = details;
  printSettings(details, terminal);
  if (report !== null && "accuracy" in report) printFigures(report, terminal);
  for (const transcript of transcripts) printTranscript(transcript, details.manifest, terminal);
}

/** Prints questions that were chosen from a run, with all their turns and without the figures of the run. */
export function printQuestions(details: RunDetails, terminal: Terminal): void {
  printSettings(details, terminal);
  if (details.transcripts.length === 0) terminal.print("No answer among these is wrong or missing.");
  for (const transcript of details.transcripts) printTranscript(transcript, details.manifest, terminal);
}

function printSettings(details: RunDetails, terminal: Terminal): void {
  const { manifest } = details;
  terminal.print(`${details.run} · ${details.kind} · ${details.state} · started ${details.started}`);
  terminal.print(
    `${manifest.strategy} (${settingsInWords(meantOptions(manifest))}) on ${manifest.model.name}, ` +
      `seed ${manifest.seed}, prompts ${manifest.promptSet}`,
  );
  if (details.error !== null) terminal.print(terminal.style("red", details.error.message));
  for (const warning of details.warnings) terminal.print(terminal.style("yellow", warning));
}

/** Prints a question with its turns, what was decided between them, and its answer. */
function printTranscript(
  { asked, turns, observations, result, error, known }: QuestionTranscript,
  { options }: RunManifest,
  terminal: Terminal,
): void {
  terminal.print("");
  terminal.print(terminal.style("bold", `${asked.id}: ${asked.text}`));
  for (let issued = 0; issued <= turns.length; issued++) {
    for (const { after, path, observation } of observations) {
      if (after !== issued) continue;
      terminal.print(terminal.style("yellow", `→ ${path}: ${observationLine(observation, options)}`));
    }
    const turn = turns[issued];
    if (turn === undefined) break;
    terminal.print(terminal.style("dim", `${turn.path} · ${turn.role}`));
    terminal.print((turn.finished?.text ?? "(not finished)").replace(/^/gm, "   "));
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

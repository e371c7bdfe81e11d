import { figuresOf } from "../../core/evaluation/figures.ts";
import type { RunManifest, Turn } from "../../core/events.ts";
import { percent, rightAnswer } from "../../core/figure-words.ts";
import { inline, quoted, table } from "../../core/markdown.ts";
import { progressOf } from "../../core/sweep/progress.ts";
import type { QuestionTranscript, TurnTranscript } from "../../core/transcript.ts";
import type { RunDetails, SweepDetails } from "../contract/reports.ts";
import { cellTable } from "./cells.ts";
import { evalFigures, isAsk, tokenFigures } from "./figures.ts";
import { observationText } from "./observations.ts";
import { runSettings, sweepSettings } from "./settings.ts";
import { isSweep, type ExportSource, type SweepSource } from "./source.ts";

/** For a person to read; of a sweep its settings and cells, without what was said in them. */
export function asMarkdown(source: ExportSource): Iterable<string> {
  return sections(isSweep(source) ? sweepSections(source) : runSections(source.details));
}

/** What was asked and answered, what it cost, on what it ran, and everything that was said. */
function* runSections(details: RunDetails): Generator<string> {
  const { manifest, report, transcripts } = details;
  yield `# Counterpoint run ${details.run}`;
  yield manifest.kind === "ask" ? askHead(transcripts[0], report) : evalHead(details);
  yield* troubles(details);
  yield "## Settings";
  yield table(["Setting", "Value"], runSettings(details));
  yield "## Transcript";
  for (const question of transcripts) yield transcriptOf(question, manifest);
}

function* sweepSections(source: SweepSource): Generator<string> {
  const { sweep } = source;
  const { done, total } = progressOf(sweep.report);
  yield `# Counterpoint sweep ${sweep.run}`;
  yield `## Sweep on ${inline(sweep.report.data)}\n\n${done} of ${total} questions came to their end.`;
  yield* troubles(sweep);
  yield "## Cells";
  const { head, rows } = cellTable(sweep.report.cells);
  yield table(head, rows);
  yield "## Settings";
  yield table(["Setting", "Value"], sweepSettings(source));
}

function* troubles({ state, error, warnings }: RunDetails | SweepDetails): Generator<string> {
  if (error !== null) yield `**${state}**: ${inline(error.message)}`;
  if (warnings.length === 0) return;
  yield "## Warnings";
  yield warnings.map((warning) => `- ${inline(warning)}`).join("\n");
}

/** With an empty line between them. */
function* sections(all: Iterable<string>): Generator<string> {
  let first = true;
  for (const section of all) {
    if (section === "") continue;
    yield first ? section : `\n\n${section}`;
    first = false;
  }
  yield "\n";
}

function askHead(question: QuestionTranscript | undefined, report: RunDetails["report"]): string {
  if (question === undefined) return "";
  return ["## Question", askedText(question), "## Answer", ...answer(question, report)].join("\n\n");
}

function answer({ result, calls, tokens }: QuestionTranscript, report: RunDetails["report"]): string[] {
  const facts = [
    ...(isAsk(report) && report.agreement !== null ? [["Agreement", percent(report.agreement)]] : []),
    ["Calls", String(calls)],
    ...tokenFigures(tokens),
    ...(result === null ? [] : [["Time", `${result.seconds.toFixed(1)} s`]]),
  ];
  const said = result === null ? "*No answer yet.*" : quoted(result.answer ?? "(unanswered)");
  return [said, table(["Measure", "Value"], facts)];
}

function evalHead({ data, report, done, questions }: RunDetails): string {
  const title = `## Evaluation of ${inline(data ?? "a data file")}`;
  const head = `${title}\n\n${done} of ${questions} questions came to their end.`;
  return report === null || isAsk(report)
    ? head
    : `${head}\n\n${table(["Measure", "Value"], evalFigures(report))}`;
}

function transcriptOf(question: QuestionTranscript, { kind, options }: RunManifest): string {
  const { turns, observations, error, known } = question;
  const withHead = kind === "eval";
  const parts: string[] = withHead ? [`### ${inline(question.id)}`, askedText(question)] : [];
  for (let issued = 0; issued <= turns.length; issued++) {
    for (const { after, path, observation } of observations) {
      if (after === issued) parts.push(`*${path}* — ${observationText(observation, options)}`);
    }
    const turn = turns[issued];
    if (turn !== undefined) parts.push(turnText(turn));
  }
  if (error !== null)
    parts.push(`${["**Failed**", ...rightAnswer(known, inline)].join(", ")}: ${inline(error.message)}`);
  if (withHead) parts.push(...conclusion(question));
  return parts.join("\n\n");
}

function conclusion(question: QuestionTranscript): string[] {
  const { result } = question;
  if (result === null) return [];
  const mark = result.correct === null ? "" : result.correct ? ", right" : ", wrong";
  const right = result.correct === false ? rightAnswer(result, inline) : [];
  const seconds = figuresOf(question)?.seconds ?? 0;
  return [
    `${[`**Answer${mark}**`, ...right].join(", ")} (${result.calls} calls, ${seconds.toFixed(1)} s):`,
    quoted(result.answer ?? "(unanswered)"),
  ];
}

function turnText({ path, role, finished }: TurnTranscript): string {
  const head = `#### ${path} · ${role}`;
  return finished === null ? `${head}\n\n*Not finished.*` : [head, ...said(finished)].join("\n\n");
}

function said({ text, reasoning, ended, closed, tokens }: Turn): string[] {
  const cut = closed ? ", asked for its answer" : ended === "length" ? ", cut off" : "";
  return [
    ...(reasoning === null || reasoning === "" ? [] : ["Reasoning:", quoted(reasoning)]),
    text === "" ? "*(says nothing)*" : quoted(text),
    `${tokens.generated} new tokens${cut}`,
  ];
}

function askedText({ asked }: QuestionTranscript): string {
  const choices = asked.choices.map(({ label, text }) => `${label}) ${text}`);
  const database = asked.database === undefined ? [] : [`Database: ${inline(asked.database.name)}`];
  const context = asked.context === undefined ? [] : ["Context:", quoted(asked.context)];
  return [quoted([asked.text, ...choices].join("\n")), ...database, ...context].join("\n\n");
}

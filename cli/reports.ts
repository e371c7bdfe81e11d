import type { ExperienceFigures, ExperienceTenth } from "../core/evaluation/evaluate.ts";
import { counted, percent } from "../core/figure-words.ts";
import type { RunReport } from "../engine/contract/reports.ts";
import type { AskReport, EvalReport } from "../engine/index.ts";
import { clock, intervalInWords } from "./figure-words.ts";
import { table, type Terminal } from "./output.ts";
import { queryResult } from "./query-result.ts";
import { printSweep, type PrintedPlace } from "./sweep-text.ts";

/** Prints what a run came to: as its JSON document if that was asked for, else in words. */
export function printReport(report: RunReport, place: PrintedPlace): void {
  const { terminal, kept = true } = place;
  terminal.status("");
  // An id under which nothing can be found would mislead a script.
  if (terminal.json) terminal.printJson(kept ? report : { ...report, run: null });
  else if ("cells" in report) printSweep(report, place);
  else if ("accuracy" in report) printEvaluation(report, terminal, kept);
  else printVerdict(report, terminal, kept);
}

/** The answer, what it gives if it is a query, and what it cost. Standard output has the answer alone. */
function printVerdict(
  { answer, result, agreement, tokens, calls, seconds, run }: AskReport,
  terminal: Terminal,
  kept: boolean,
): void {
  terminal.print(terminal.style("bold", answer ?? "unanswered"));
  if (result !== undefined) terminal.note(queryResult(result));
  const cached = tokens.prompt === 0 ? 0 : tokens.cached / tokens.prompt;
  const facts = [
    ...(agreement === null ? [] : [`agreement ${percent(agreement)}`]),
    counted(calls, "call"),
    `${tokens.generated} tokens`,
    `${tokens.prompt} prompt tokens (${percent(cached)} from cache)`,
    `${seconds.toFixed(1)} s`,
    ...(kept ? [`run ${run}`] : []),
  ];
  terminal.note(terminal.style("dim", facts.join(" · ")));
}

function printEvaluation(report: EvalReport, terminal: Terminal, kept: boolean): void {
  printFigures(report, terminal);
  if (report.questions === 0) return;
  const facts = [`took ${clock(report.seconds)}`, ...(kept ? [`run ${report.run}`] : [])];
  terminal.note(terminal.style("dim", facts.join(" · ")));
}

/** Prints what the answers of an evaluation are worth, each figure with its interval; then what they cost. */
export function printFigures(report: EvalReport, terminal: Terminal): void {
  const { questions, unanswered, failed, perQuestion } = report;
  if (questions === 0) {
    terminal.print("No question came to its end.");
    return;
  }
  for (const line of worthOf(report, terminal)) terminal.print(line);
  terminal.print(
    `${unanswered} unanswered, ${failed} failed; a question takes ${perQuestion.calls.toFixed(1)} calls and ` +
      `${Math.round(perQuestion.tokens.generated)} new tokens`,
  );
  for (const line of cutOffLines(report)) terminal.print(line);
  const { byDifficulty, experience } = report;
  const parts = [
    ...(byDifficulty === null ? [] : [difficultyTable(byDifficulty)]),
    ...(experience === null ? [] : [experienceText(experience)]),
  ];
  if (parts.length > 0) terminal.print(`\n${parts.join("\n\n")}\n`);
}

function worthOf(report: EvalReport, terminal: Terminal): readonly string[] {
  const { accuracy, interval, macroF1, score, correct, compared } = report;
  const lines: string[] = [];
  if (accuracy !== null && interval !== null) {
    lines.push(
      `${terminal.style("bold", percent(accuracy))} right: ${correct} of ${compared} (${intervalInWords(interval)})`,
    );
  }
  if (macroF1 !== null) lines.push(`macro-F1 ${percent(macroF1)}`);
  if (score !== null) {
    lines.push(
      `${terminal.style("bold", `${score.metric} ${score.mean.toFixed(1)}`)}: ` +
        `mean of ${counted(score.questions, "translation")} ` +
        `(${intervalInWords(score.interval, (bound) => bound.toFixed(1))})`,
    );
  }
  return lines.length === 0 ? ["None of the answers is right or wrong: they are free prose."] : lines;
}

/** In how many questions a reply was cut off, and how replies get more room; nothing where none was. */
export function cutOffLines({ questions, failed, cutOff }: EvalReport): readonly string[] {
  if (cutOff === null || cutOff.questions === 0) return [];
  const place = `In ${cutOff.questions} of ${counted(questions - failed, "question")}`;
  return [
    `${place} a reply was cut off at ${counted(cutOff.maxTokens, "token")}. ` +
      "--max-tokens gives replies more room; prompt and reply together have to fit the model's context.",
  ];
}

function difficultyTable(rows: NonNullable<EvalReport["byDifficulty"]>): string {
  return table(
    rows.map(({ difficulty, questions, correct, accuracy, interval }) => [
      difficulty,
      `${percent(accuracy)} right`,
      `${correct} of ${questions} (${intervalInWords(interval)})`,
    ]),
  );
}

/** What an evaluation got from its experience repository, and its learning curve. */
export function experienceText(figures: ExperienceFigures): string {
  const { repository, retrieved, outliers, nothingSimilar, tooFew, judged, stored, unreadable } = figures;
  const counts = [
    ["  given an experience", String(retrieved)],
    ["  none: too few are stored", String(tooFew)],
    ["  none: an outlier", String(outliers)],
    ["  none: nothing is similar", String(nothingSimilar)],
    [
      "  solution stored",
      `${stored} of ${judged} judged; ${counted(unreadable, "verdict")} could not be read`,
    ],
  ];
  return [
    `Questions and the experience repository ${repository}`,
    table(counts),
    "",
    "Learning curve, in the file's order",
    table(figures.tenths.map(tenthRow)),
  ].join("\n");
}

function tenthRow({ from, to, questions, compared, correct, retrieved }: ExperienceTenth): readonly string[] {
  const isCompared = compared > 0;
  return [
    `  ${from === to ? from : `${from}–${to}`}`,
    isCompared ? `${percent(correct / compared)} right` : "–",
    isCompared ? `${correct} of ${compared}` : "",
    `${retrieved} of ${questions} given an experience`,
  ];
}

import type { EvalReport } from "../../core/evaluation/evaluate.ts";
import { percent } from "../../core/figure-words.ts";
import type { TokenCounts } from "../../core/model.ts";
import type { AskReport, RunDetails } from "../contract/reports.ts";

/** A row of a table with two columns: what it is, and how much. */
export type Figure = readonly [name: string, value: string];

/** What came of an evaluation, in rows for a person. */
export function evalFigures(report: EvalReport): readonly Figure[] {
  const { experience } = report;
  return [
    ...accuracyFigures(report),
    ...(report.byDifficulty ?? []).map(({ difficulty, accuracy, correct, questions }): Figure => [
      `Accuracy, ${difficulty}`,
      `${percent(accuracy)} (${correct} of ${questions})`,
    ]),
    ...experienceFigures(experience),
    ...(experience?.tenths ?? []).map(({ from, to, correct, compared }): Figure => [
      `Right, questions ${from} to ${to}`,
      `${correct} of ${compared}`,
    ]),
    ...costFigures(report),
  ];
}

/** How well the questions were answered. */
export function accuracyFigures(report: EvalReport): readonly Figure[] {
  const { accuracy, interval, correct, compared, macroF1, score } = report;
  const figures: Figure[] = [];
  if (accuracy !== null) figures.push(["Accuracy", `${percent(accuracy)} (${correct} of ${compared})`]);
  if (interval !== null) figures.push(["95 % interval", interval.map(percent).join(" to ")]);
  if (macroF1 !== null) figures.push(["Macro-F1", macroF1.toFixed(3)]);
  if (score !== null) {
    const ends = score.interval.map((end) => end.toFixed(1)).join(" to ");
    figures.push([`Mean ${score.metric}`, `${score.mean.toFixed(1)} (${ends})`]);
  }
  return figures;
}

/** How an experience repository was used; nothing without one. */
export function experienceFigures(experience: EvalReport["experience"]): readonly Figure[] {
  if (experience === null) return [];
  const { repository, retrieved, tooFew, outliers, nothingSimilar, judged, stored } = experience;
  return [
    ["Experience repository", repository],
    ["Questions given an experience", String(retrieved)],
    ["None: too few, an outlier, nothing similar", [tooFew, outliers, nothingSimilar].join(", ")],
    ["Solutions stored", `${stored} of ${judged} judged`],
  ];
}

/** Questions without an answer or with a reply that was cut off, and what all of them took. */
export function costFigures(report: EvalReport): readonly Figure[] {
  return [
    ["Unanswered", String(report.unanswered)],
    ["Failed", String(report.failed)],
    ...cutOffFigure(report),
    ["Calls", count(report.calls)],
    ...tokenFigures(report.tokens),
    ["Time", `${report.seconds.toFixed(1)} s`],
  ];
}

function cutOffFigure({ questions, failed, cutOff }: EvalReport): readonly Figure[] {
  if (cutOff === null || cutOff.questions === 0) return [];
  const value = `${cutOff.questions} of ${questions - failed}, at ${count(cutOff.maxTokens)} tokens`;
  return [["Questions with a reply that was cut off", value]];
}

export function tokenFigures({ prompt, cached, generated }: TokenCounts): readonly Figure[] {
  return [
    ["Prompt tokens", `${count(prompt)}, of which ${count(cached)} from the cache`],
    ["New tokens", count(generated)],
  ];
}

const COUNTS = new Intl.NumberFormat("en-GB");

/** A whole number with its thousands apart. */
export function count(value: number): string {
  return COUNTS.format(value);
}

/** Whether a report is that of a single question. */
export function isAsk(report: RunDetails["report"]): report is AskReport {
  return report !== null && "answer" in report;
}

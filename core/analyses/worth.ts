import type { QuestionRow } from "../evaluation/question-row.ts";
import { repeatedScoreInterval, scoreInterval } from "../evaluation/score-interval.ts";
import { clusteredShareInterval } from "../scoring/clustered.ts";
import { mean } from "../scoring/mean.ts";
import { isCompared, isScored } from "../scoring/score.ts";
import { wilsonInterval } from "../scoring/statistics.ts";
import type { AnalysedRun, Estimate, Interval } from "./analysis.ts";

/** What answers are worth: the share that is right, or how near translations come. */
export interface Worth extends Estimate {
  readonly measure: "accuracy" | "chrf";
  /** 0–1; chrF as a share of its 100. */
  readonly value: number;
  /** 95 %. */
  readonly interval: Interval;
  /** Questions that count, as often as they were asked. */
  readonly questions: number;
}

interface Grades {
  readonly measure: Worth["measure"];
  /** 0–1 each. */
  readonly grades: readonly number[];
  readonly questions: readonly string[];
}

/** Rows that count in a score: not those that were put only to get exemplars. */
export function askedRows({ rows }: Pick<AnalysedRun, "rows">): readonly QuestionRow[] {
  return rows.filter(({ exemplar }) => exemplar !== true);
}

/** Whether a run has come to the end of its questions. */
export function isDone({ rows, manifest }: Pick<AnalysedRun, "rows" | "manifest">): boolean {
  return rows.length >= (manifest.data?.questions ?? 0);
}

/** Rows whose answers are right or wrong. */
export function comparedRows(run: Pick<AnalysedRun, "rows">): readonly QuestionRow[] {
  return askedRows(run).filter(({ answerType }) => isCompared(answerType));
}

/** A share with its 95 % Wilson interval; of nothing it is 0, with an interval that says nothing. */
export function shareOf(count: number, whole: number): Estimate & { readonly interval: Interval } {
  return { value: whole === 0 ? 0 : count / whole, interval: wilsonInterval(count, whole) };
}

/**
 * What the answers of a setting are worth over all its repeats: accuracy, or mean chrF where only translations were asked.
 * @returns null if no answer is right, wrong or scored
 */
export function worthOf(runs: readonly Pick<AnalysedRun, "rows">[]): Worth | null {
  const graded = gradesOf(runs.flatMap(askedRows));
  if (graded === null) return null;
  const { measure, grades } = graded;
  let interval: Interval | undefined;
  return {
    ...{ measure, value: mean(grades), questions: grades.length },
    // That of translations takes its time, and what runs lack is found without it.
    get interval() {
      return (interval ??= runs.length > 1 ? intervalOfRepeats(graded) : intervalOfOne(graded));
    },
  };
}

function gradesOf(rows: readonly QuestionRow[]): Grades | null {
  const compared = rows.filter(({ answerType }) => isCompared(answerType));
  const counted = compared.length > 0 ? compared : rows.filter(({ answerType }) => isScored(answerType));
  if (counted.length === 0) return null;
  const grade = ({ correct, score = 0 }: QuestionRow) =>
    compared.length > 0 ? Number(correct) : score / 100;
  return {
    measure: compared.length > 0 ? "accuracy" : "chrf",
    grades: counted.map(grade),
    questions: counted.map(({ id }) => id),
  };
}

function intervalOfOne({ measure, grades }: Grades): Interval {
  if (measure === "chrf") return scoreInterval(grades, 1) ?? [0, 1];
  return wilsonInterval(grades.filter((grade) => grade === 1).length, grades.length);
}

/** The same question asked again is no new question. */
function intervalOfRepeats({ measure, grades, questions }: Grades): Interval {
  if (measure === "chrf") return repeatedScoreInterval(grades, questions, 1);
  return clusteredShareInterval(
    grades.map((grade) => grade === 1),
    questions,
  );
}

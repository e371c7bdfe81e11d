import { inPoints } from "../figure-words.ts";
import { SIGNIFICANCE } from "../scoring/power.ts";
import type { PairComparison } from "../comparison/comparison.ts";
import { judgeFirst, readSamples, samplesTaken } from "../comparison/first-samples.ts";
import { comparePairs } from "../comparison/pair.ts";
import { selfConsistency } from "../strategies/self-consistency.ts";
import type { AnalysedRun, AnalysisChart, AnalysisNote, AnalysisTable } from "./analysis.ts";
import { linesChart } from "./charts.ts";
import { column, note, tableOf, type Analyst } from "./findings.ts";
import { RUN_COLUMNS, runCells } from "./measured.ts";
import { namesOf, singleRuns, type SettingNames, type SingleRun } from "./settings.ts";
import { comparedRows, shareOf } from "./worth.ts";

/** What the first samples of every question come to. */
interface FirstSamples {
  readonly count: number;
  readonly correct: number;
  /** Tokens that they generate, mean over the questions. */
  readonly generated: number;
  /** All samples against these; null where these are all. */
  readonly pair: PairComparison | null;
}

/** A run with what 1, 2, … N of its samples come to. */
interface CutDown extends SingleRun {
  readonly questions: number;
  readonly steps: readonly FirstSamples[];
  /** Questions whose votes, read again, are judged otherwise than they were stored. */
  readonly rejudged: number;
}

/**
 * What fewer samples of self-consistency would have come to: the first k of every question, one draw of k, vote as a run with
 * k samples would. Each number is set against all samples on the same questions by McNemar's test. Enough is the smallest one
 * from which on none has a mid-p below 0.05. Nothing is corrected for the number of tests: that would call fewer samples
 * enough.
 */
export const samples: Analyst = {
  lacks: (runs) =>
    runs.some(canBeCutDown)
      ? null
      : "None of these runs has several samples of one prompt whose votes can be counted anew: that is self-consistency with " +
        "two samples or more, on answers that are right or wrong and are no queries. Make one: counterpoint eval --data FILE " +
        "--strategy self-consistency --agents 15.",

  find(runs) {
    const cut = singleRuns(runs.filter(canBeCutDown)).map(cutDown);
    const names = namesOf(cut);
    return {
      tables: [countsTable(cut, names)],
      charts: [countsChart(cut, names)],
      notes: [note("samples-first"), ...cut.map(noteOnEnough), ...cut.flatMap(noteOnRejudged)],
    };
  },
};

/** Votes for queries are counted by executing them, which is not done again here. */
function canBeCutDown(run: AnalysedRun): boolean {
  if (run.manifest.strategy !== selfConsistency.id || samplesTaken(run) < 2) return false;
  const rows = comparedRows(run);
  return rows.length > 0 && rows.every(({ answerType }) => answerType !== "sql");
}

function cutDown(single: SingleRun): CutDown {
  const { run } = single;
  const rows = comparedRows(run);
  const sampled = readSamples(run, { questions: rows, runs: [{ rows }] });
  const judged = sampled.generated.map((_, index) => judgeFirst(index + 1, sampled));
  const all = { run: run.run, rows: judged.at(-1) ?? [] };
  const pairs = comparePairs(judged.slice(0, -1).map((first) => [all, { run: run.run, rows: first }]));
  return {
    ...single,
    questions: rows.length,
    steps: judged.map((first, index) => ({
      count: index + 1,
      correct: first.filter(({ correct }) => correct).length,
      generated: sampled.generated[index] ?? 0,
      pair: pairs[index] ?? null,
    })),
    rejudged: rows.filter(({ correct }, place) => all.rows[place]?.correct !== correct).length,
  };
}

function countsTable(cut: readonly CutDown[], names: SettingNames): AnalysisTable {
  const columns = [
    ...[...RUN_COLUMNS, column("samples", "count"), column("questions", "count")],
    ...[column("correct", "count"), column("accuracy", "share"), column("interval", "interval")],
    ...[column("generated", "number"), column("only-all", "count"), column("only-fewer", "count")],
    column("mid-p", "p"),
  ];
  const rows = cut.flatMap((run) =>
    run.steps.map(({ count, correct, generated, pair }) => {
      const { value, interval } = shareOf(correct, run.questions);
      return [
        ...[...runCells(run, names), count, run.questions, correct, value, interval, generated],
        ...[pair?.onlyFirst ?? null, pair?.onlySecond ?? null, pair?.midP ?? null],
      ];
    }),
  );
  return tableOf("samples", columns, rows);
}

function countsChart(cut: readonly CutDown[], names: SettingNames): AnalysisChart {
  const series = cut.map((run) => ({
    name: names.label(run),
    points: run.steps.map(({ count, correct }) => ({ x: count, ...shareOf(correct, run.questions) })),
  }));
  return { ...linesChart("samples", "samples", series), bands: true };
}

/** What can be said of the smallest number of samples from which on none is told apart from all of them. */
function noteOnEnough({ run: { run }, questions, steps }: CutDown): AnalysisNote {
  const all = steps.length;
  const lastApart = steps.findLastIndex(({ pair }) => (pair?.midP ?? 1) < SIGNIFICANCE);
  const enough = steps[lastApart + 1];
  const pair = enough?.pair ?? null;
  if (enough === undefined || pair === null)
    return note("samples-all", { run, questions, samples: all - 1, all });
  const detectable = pair.detectable ?? 1;
  if (detectable >= 1) return note("samples-too-few", { run, questions });
  return note("samples-enough", {
    ...{ run, questions, samples: enough.count, all },
    generated: Math.round(enough.generated),
    total: Math.round(steps.at(-1)?.generated ?? 0),
    detectable: inPoints(detectable),
  });
}

function noteOnRejudged({ run: { run }, rejudged }: CutDown): readonly AnalysisNote[] {
  return rejudged === 0 ? [] : [note("samples-rejudged", { run, questions: rejudged })];
}

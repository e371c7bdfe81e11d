import { accuracyByDifficulty } from "../evaluation/difficulty.ts";
import { evaluationReport, type EvalReport } from "../evaluation/evaluate.ts";
import { macroF1Interval } from "../scoring/f1.ts";
import type { AnalysedRun, AnalysisTable, Interval } from "./analysis.ts";
import { intervalsChart } from "./charts.ts";
import { column, tableOf, type Analyst } from "./findings.ts";
import { estimateOf, RUN_COLUMNS, runCells, worthId } from "./measured.ts";
import { namesOf, singleRuns, type SettingNames, type SingleRun } from "./settings.ts";
import { comparedRows, worthOf, type Worth } from "./worth.ts";

/** Accuracy of every run, macro-F1 where there are two possible answers, chrF of translations; by difficulty if the data has any. */
export const accuracy: Analyst = {
  lacks: (runs) =>
    runs.some((run) => worthOf([run]) !== null)
      ? null
      : "No question of these runs came to an end with an answer that is right, wrong or scored. Evaluate data whose answers " +
        "are known and are not free prose: counterpoint eval --data FILE.",

  find(runs) {
    const reported = singleRuns(runs).map((single) => ({
      ...single,
      report: evaluationReport(single.run.run, single.run.rows, 0),
    }));
    const names = namesOf(reported);
    const items = reported.flatMap((each) =>
      worthsIn(each.report).map((worth) => ({ label: names.label(each), worth })),
    );
    const shown = items.map(({ label, worth }) => ({ label, ...estimateOf(worth) }));
    return {
      tables: [figuresTable(reported, names), ...difficultyTable(reported, names)],
      charts: [intervalsChart("accuracy", shown, worthId(items))],
      notes: [],
    };
  },
};

interface ReportedRun extends SingleRun {
  readonly report: EvalReport;
}

/** Accuracy, else mean chrF; nothing where there is neither. */
function worthsIn({ accuracy: value, interval, score }: EvalReport): readonly Omit<Worth, "questions">[] {
  if (value !== null && interval !== null) return [{ measure: "accuracy", value, interval }];
  return score === null
    ? []
    : [{ measure: "chrf", value: score.mean / 100, interval: asShares(score.interval) }];
}

function figuresTable(reported: readonly ReportedRun[], names: SettingNames): AnalysisTable {
  const columns = [
    ...[...RUN_COLUMNS, column("questions", "count"), column("unanswered", "count")],
    ...[column("failed", "count"), column("correct", "count")],
    ...[column("accuracy", "share"), column("interval", "interval")],
    ...[column("macro-f1", "share"), column("macro-f1-interval", "interval")],
    ...[column("chrf", "chrf"), column("chrf-interval", "interval")],
  ];
  const rows = reported.map((each) => {
    const { questions, unanswered, failed, correct, interval, macroF1, score, ...report } = each.report;
    return [
      ...[...runCells(each, names), questions, unanswered, failed],
      ...[report.accuracy === null ? null : correct, report.accuracy, interval],
      ...[macroF1, macroF1 === null ? null : macroIntervalOf(each.run)],
      ...[score && score.mean / 100, score && asShares(score.interval)],
    ];
  });
  return tableOf("accuracy", columns, rows);
}

/** A single question says nothing of others. */
function macroIntervalOf(run: AnalysedRun): Interval | null {
  const labels = comparedRows(run).flatMap(({ label }) => label ?? []);
  return labels.length === 1 ? null : macroF1Interval(labels);
}

function asShares([low, high]: Interval): Interval {
  return [low / 100, high / 100];
}

function difficultyTable(single: readonly SingleRun[], names: SettingNames): readonly AnalysisTable[] {
  const columns = [
    ...[
      ...RUN_COLUMNS,
      column("difficulty", "text"),
      column("questions", "count"),
      column("correct", "count"),
    ],
    ...[column("accuracy", "share"), column("interval", "interval")],
  ];
  const rows = single.flatMap((each) =>
    (accuracyByDifficulty(comparedRows(each.run)) ?? []).map((figures) => [
      ...[...runCells(each, names), figures.difficulty, figures.questions, figures.correct],
      ...[figures.accuracy, figures.interval],
    ]),
  );
  return rows.length === 0 ? [] : [tableOf("difficulty", columns, rows)];
}

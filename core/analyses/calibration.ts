import { bootstrapInterval } from "../scoring/bootstrap.ts";
import {
  brierScore,
  calibrationBins,
  expectedCalibrationError,
  type CalibrationBin,
} from "../scoring/calibration.ts";
import { mean } from "../scoring/mean.ts";
import type { AnalysedRun, AnalysisChart, AnalysisTable } from "./analysis.ts";
import { linesChart } from "./charts.ts";
import { column, tableOf, type Analyst } from "./findings.ts";
import { RUN_COLUMNS, runCells } from "./measured.ts";
import { namesOf, singleRuns, type SettingNames, type SingleRun } from "./settings.ts";
import type { NameId } from "./words.ts";
import { shareOf, comparedRows } from "./worth.ts";

const PERFECT: NameId = "perfect";

/** A run whose agents vote. */
interface Voting extends SingleRun {
  /** Share of the votes for the answer, 0–1, by question that was answered. */
  readonly agreement: readonly number[];
  readonly correct: readonly boolean[];
  readonly bins: readonly CalibrationBin[];
}

/** Whether the share of agents that agree tells how likely an answer is right. */
export const calibration: Analyst = {
  lacks: (runs) =>
    votingRuns(runs).length > 0
      ? null
      : "In none of these runs do agents vote on answers that are right or wrong. Run a method whose agents do: " +
        "counterpoint eval --data FILE --strategy self-consistency.",

  find(runs) {
    const voting = votingRuns(runs);
    const names = namesOf(voting);
    return {
      tables: [scoreTable(voting, names), reliabilityTable(voting, names)],
      charts: [reliabilityChart(voting, names)],
      notes: [],
    };
  },
};

function votingRuns(runs: readonly AnalysedRun[]): readonly Voting[] {
  return singleRuns(runs).flatMap((single) => {
    const rows = comparedRows(single.run).flatMap(({ answer, agreement, correct }) =>
      answer === null || agreement === null ? [] : [{ agreement, correct }],
    );
    if (rows.length === 0) return [];
    const agreement = rows.map((row) => row.agreement);
    const correct = rows.map((row) => row.correct);
    return [{ ...single, agreement, correct, bins: calibrationBins(agreement, correct) }];
  });
}

function scoreTable(voting: readonly Voting[], names: SettingNames): AnalysisTable {
  const columns = [
    ...[...RUN_COLUMNS, column("questions", "count"), column("agreement", "share")],
    ...[column("accuracy", "share"), column("interval", "interval")],
    ...[column("brier", "number"), column("brier-interval", "interval"), column("ece", "share")],
  ];
  const rows = voting.map((run) => {
    const { agreement, correct } = run;
    const { value, interval } = shareOf(correct.filter(Boolean).length, correct.length);
    const squares = agreement.map((share, index) => (share - Number(correct[index])) ** 2);
    return [
      ...[...runCells(run, names), agreement.length, mean(agreement), value, interval],
      // A single question says nothing of others.
      ...[brierScore(agreement, correct), squares.length === 1 ? null : bootstrapInterval(squares)],
      expectedCalibrationError(agreement, correct),
    ];
  });
  return tableOf("calibration", columns, rows);
}

function reliabilityTable(voting: readonly Voting[], names: SettingNames): AnalysisTable {
  const columns = [
    ...[...RUN_COLUMNS, column("agreement-from", "share"), column("agreement-to", "share")],
    ...[column("questions", "count"), column("agreement", "share")],
    ...[column("accuracy", "share"), column("interval", "interval")],
  ];
  const rows = voting.flatMap((run) =>
    run.bins.map((bin) => {
      const { value, interval } = accuracyOfBin(bin);
      return [
        ...[...runCells(run, names), bin.from, bin.to],
        ...[bin.count, bin.confidence, value, interval],
      ];
    }),
  );
  return tableOf("reliability", columns, rows);
}

function reliabilityChart(voting: readonly Voting[], names: SettingNames): AnalysisChart {
  const perfect = [0, 1].map((x) => ({ x, value: x, interval: null }));
  const measured = voting.map((run) => ({
    name: names.label(run),
    points: run.bins.map((bin) => ({ x: bin.confidence, ...accuracyOfBin(bin) })),
  }));
  return linesChart("reliability", "agreement", [...measured, { name: PERFECT, points: perfect }]);
}

function accuracyOfBin({ accuracy, count }: CalibrationBin) {
  return shareOf(Math.round(accuracy * count), count);
}

import { experienceFigures, type ExperienceFigures } from "../evaluation/experience-figures.ts";
import { isCompared } from "../scoring/score.ts";
import type { AnalysedRun, AnalysisChart, AnalysisTable } from "./analysis.ts";
import { linesChart } from "./charts.ts";
import { column, tableOf, type Analyst } from "./findings.ts";
import { RUN_COLUMNS, runCells } from "./measured.ts";
import { namesOf, singleRuns, type SettingNames, type SingleRun } from "./settings.ts";
import { shareOf, askedRows } from "./worth.ts";

interface Learner extends SingleRun {
  readonly figures: ExperienceFigures;
}

/** The learning curve of runs with an experience repository, by tenths of their questions (MCF, fig. 8). */
export const learning: Analyst = {
  lacks: (runs) =>
    learnersOf(runs).length > 0
      ? null
      : "None of these runs learns from experience. Make one: counterpoint eval --data FILE --strategy mcf --option experience=true.",

  find(runs) {
    const learners = learnersOf(runs);
    const names = namesOf(learners);
    return {
      tables: [tenthsTable(learners, names), retrievalTable(learners, names)],
      charts: [curves(learners, names)],
      notes: [],
    };
  },
};

function learnersOf(runs: readonly AnalysedRun[]): readonly Learner[] {
  return singleRuns(runs).flatMap((single) => {
    const { experience: repository, data } = single.run.manifest;
    const rows = askedRows(single.run);
    if (repository === undefined || data === null || rows.length === 0) return [];
    const asked = rows.map((row) => ({ ...row, compared: isCompared(row.answerType) }));
    return [{ ...single, figures: experienceFigures({ repository, questions: data.questions }, asked) }];
  });
}

function tenthsTable(learners: readonly Learner[], names: SettingNames): AnalysisTable {
  const columns = [
    ...[...RUN_COLUMNS, column("from", "count"), column("to", "count"), column("questions", "count")],
    ...[column("correct", "count"), column("accuracy", "share"), column("interval", "interval")],
    column("retrieved", "count"),
  ];
  const rows = learners.flatMap((learner) =>
    learner.figures.tenths.map(({ from, to, questions, compared, correct, retrieved }) => {
      const { value, interval } = shareOf(correct, compared);
      const figures = compared === 0 ? [null, null, null] : [correct, value, interval];
      return [...runCells(learner, names), from, to, questions, ...figures, retrieved];
    }),
  );
  return tableOf("learning", columns, rows);
}

function retrievalTable(learners: readonly Learner[], names: SettingNames): AnalysisTable {
  const columns = [
    ...[
      ...RUN_COLUMNS,
      column("retrieved", "count"),
      column("too-few", "count"),
      column("outliers", "count"),
    ],
    ...[column("nothing-similar", "count"), column("judged", "count"), column("stored", "count")],
    column("unreadable", "count"),
  ];
  const rows = learners.map((learner) => {
    const { retrieved, tooFew, outliers, nothingSimilar, judged, stored, unreadable } = learner.figures;
    return [
      ...[...runCells(learner, names), retrieved, tooFew, outliers, nothingSimilar],
      ...[judged, stored, unreadable],
    ];
  });
  return tableOf("retrieval", columns, rows);
}

function curves(learners: readonly Learner[], names: SettingNames): AnalysisChart {
  const series = learners.map((learner) => ({
    name: names.label(learner),
    points: learner.figures.tenths.flatMap(({ to, compared, correct }) =>
      compared === 0 ? [] : [{ x: to, ...shareOf(correct, compared) }],
    ),
  }));
  return linesChart("learning", "questions", series);
}

import type { OptionValue } from "../../../core/events.ts";
import type { Axis } from "../../../core/sweep/cell.ts";
import type { CellReport, SweepReport } from "../../../core/sweep/report.ts";

/** A cell with what matters to a test. */
export function aCell(parts: Partial<CellReport> = {}): CellReport {
  const { cell = 0, accuracy = null, questions = 10 } = parts;
  return {
    cell,
    strategy: "self-consistency",
    model: "practice",
    options: {},
    settings: {},
    state: "done",
    error: null,
    repeats: [
      {
        ...{ run: `run-${cell}`, repeat: 0, seed: 0, questions: 10, compared: 10, correct: 5 },
        ...{ accuracy: 0.5, score: null },
      },
    ],
    ended: questions,
    questions,
    compared: 10,
    correct: 5,
    unanswered: 0,
    failed: 0,
    accuracy,
    interval: accuracy === null ? null : [Math.max(0, accuracy - 0.1), Math.min(1, accuracy + 0.1)],
    score: null,
    scoreInterval: null,
    perQuestion: { calls: 1, tokens: { prompt: 10, cached: 0, generated: 10 }, seconds: 1 },
    ...parts,
  };
}

/** A report over these axes and cells. */
export function aReport(parts: Partial<SweepReport> = {}): SweepReport {
  return {
    run: "sweep",
    data: "questions.jsonl",
    questionsPerCell: 10,
    axes: [],
    repeats: 1,
    search: { kind: "grid" },
    rungs: [],
    cells: [],
    best: null,
    pareto: [],
    questions: 0,
    calls: 0,
    tokens: { prompt: 0, cached: 0, generated: 0 },
    seconds: 0,
    ...parts,
  };
}

/** A report with every combination of the axes' values. @param cellOf what matters of each cell */
export function gridReport(
  axes: readonly Axis[],
  cellOf: (settings: Readonly<Record<string, OptionValue>>, cell: number) => Partial<CellReport>,
): SweepReport {
  const settings = axes.reduce<readonly Readonly<Record<string, OptionValue>>[]>(
    (before, { name, values }) => before.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
  return aReport({
    axes,
    cells: settings.map((one, cell) => aCell({ cell, settings: one, ...cellOf(one, cell) })),
  });
}

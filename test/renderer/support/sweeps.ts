import { NO_TOKENS } from "../../../core/model.ts";
import type { CellReport, SweepReport } from "../../../core/sweep/report.ts";

/** A cell that waits, with what matters to a test. */
export function aCell(parts: Partial<CellReport> = {}): CellReport {
  return {
    cell: 0,
    strategy: "io",
    model: "practice",
    options: {},
    settings: {},
    state: "waiting",
    error: null,
    repeats: [],
    questions: 0,
    compared: 0,
    correct: 0,
    unanswered: 0,
    failed: 0,
    accuracy: null,
    interval: null,
    score: null,
    perQuestion: { calls: 0, tokens: NO_TOKENS, seconds: 0 },
    ...parts,
  };
}

/** A sweep before its first question, with what matters to a test. */
export function aSweepReport(parts: Partial<SweepReport> = {}): SweepReport {
  return {
    run: "s",
    data: "trivia.csv",
    questionsPerCell: 0,
    axes: [],
    repeats: 1,
    search: { kind: "grid" },
    rungs: [],
    cells: [],
    best: null,
    pareto: [],
    questions: 0,
    calls: 0,
    tokens: NO_TOKENS,
    seconds: 0,
    ...parts,
  };
}

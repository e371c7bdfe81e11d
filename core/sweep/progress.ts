import type { CellReport, SweepReport } from "./report.ts";

/** A cell that was stopped or failed has answered too few questions to stand beside the others. */
export function isGivenUp({ state }: Pick<CellReport, "state">): boolean {
  return state === "stopped" || state === "failed";
}

/** Whether a cell has come as far as it will. A sweep that is paused or was cancelled has others. */
export function isOver(cell: Pick<CellReport, "state">): boolean {
  return cell.state === "done" || isGivenUp(cell);
}

/** Questions that came to their end, and those that all cells that are not given up will come to. */
export function progressOf({ cells, questionsPerCell, repeats }: SweepReport): {
  readonly done: number;
  readonly total: number;
} {
  const total = cells.reduce(
    (sum, cell) => sum + (isGivenUp(cell) ? cell.questions : questionsPerCell * repeats),
    0,
  );
  return { done: cells.reduce((sum, { questions }) => sum + questions, 0), total };
}

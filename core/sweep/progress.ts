import type { CellReport, SweepReport } from "./report.ts";
import type { SweepTranscript } from "./transcript.ts";

/** A cell that was stopped or failed has answered too few questions to stand beside the others. */
export function isGivenUp({ state }: Pick<CellReport, "state">): boolean {
  return state === "stopped" || state === "failed";
}

/** Numbers of the cells that a sweep gave up, without folding what they answered. @param runs those of its cells */
export function givenUpCells(
  { rungs, cellRuns }: Pick<SweepTranscript, "rungs" | "cellRuns">,
  runs: readonly { readonly cell: number; readonly state: string }[],
): ReadonlySet<number> {
  const failed = [
    ...cellRuns.filter(({ error }) => error !== null),
    ...runs.filter(({ state }) => state === "failed"),
  ];
  return new Set([...rungs.flatMap(({ stopped }) => stopped), ...failed.map(({ cell }) => cell)]);
}

/** Whether a cell has come as far as it will. A sweep that is paused or was cancelled has others. */
export function isOver(cell: Pick<CellReport, "state">): boolean {
  return cell.state === "done" || isGivenUp(cell);
}

/**
 * Questions that came to their end, and those that all cells that are not given up will come to. Those that are put only to
 * get exemplars are among them, as they are among the questions of the data.
 */
export function progressOf({ cells, questionsPerCell, repeats }: SweepReport): {
  readonly done: number;
  readonly total: number;
} {
  const total = cells.reduce(
    (sum, cell) => sum + (isOver(cell) ? cell.ended : questionsPerCell * repeats),
    0,
  );
  return { done: cells.reduce((sum, { ended }) => sum + ended, 0), total };
}

import { ContractError } from "../../core/errors.ts";
import type { Cell } from "../../core/sweep/cell.ts";
import { keepBest, rungsOf } from "../../core/sweep/halving.ts";
import type { SweepTranscript } from "../../core/sweep/transcript.ts";
import { metricOf, worthOf } from "../../core/sweep/worth.ts";
import { runCells } from "./cells.ts";
import type { SweepWork } from "./task.ts";

/**
 * Carries out what is left of a sweep, rung by rung; without halving there is one, which asks all questions.
 * @throws CancelledError, StorageError; LeftSweep as runCells; ContractError if no cell can be carried out
 */
export async function carryOut(work: SweepWork): Promise<void> {
  const { plan, dataset } = work;
  const { progress } = work.task;
  const rungs = rungsOf(plan, dataset.questions.length);
  const last = rungs.length - 1;
  for (const [index, { questions }] of rungs.entries()) {
    if (index < progress.transcript.rungs.length) continue;
    const alive = progress.transcript.rungs.at(-1)?.kept;
    const cells = plan.cells.filter(({ cell }) => alive?.includes(cell) ?? true);
    await runCells(cells, index === last ? Infinity : questions, work);
    if (index < last) endRung(cells, questions, work);
  }
  requireOneCell(progress.transcript);
}

function endRung(cells: readonly Cell[], questions: number, { plan, task, record }: SweepWork): void {
  const { search } = plan;
  const report = task.progress.report();
  const metric = metricOf(report);
  const contestants = cells.map(({ cell }) => {
    const found = report.cells[cell];
    return {
      cell,
      // One that failed may have answered but a few questions, which say nothing of it.
      worth: found === undefined || found.state === "failed" ? null : worthOf(found, metric),
      generated: found?.perQuestion.tokens.generated ?? 0,
    };
  });
  const kept = keepBest(contestants, search.kind === "halving" ? search.eta : 1);
  const stopped = cells.map(({ cell }) => cell).filter((cell) => !kept.includes(cell));
  record({ type: "rung-ended", questions, kept, stopped });
}

function requireOneCell({ cellRuns }: SweepTranscript): void {
  const failed = cellRuns.filter(({ error }) => error !== null);
  if (failed.length < cellRuns.length || failed.length === 0) return;
  const [first] = failed;
  throw new ContractError(
    `No cell of this sweep could be carried out. The first said: ${first?.error?.message ?? "nothing"}`,
    { cells: failed.length },
  );
}

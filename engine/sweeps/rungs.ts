import { fromErrorRecord } from "../../core/errors.ts";
import type { Cell } from "../../core/sweep/cell.ts";
import { keepBest, rungsOf } from "../../core/sweep/halving.ts";
import type { SweepTranscript } from "../../core/sweep/transcript.ts";
import { metricOf, worthOf } from "../../core/sweep/worth.ts";
import { runCells } from "./cells.ts";
import type { SweepWork } from "./task.ts";

/**
 * Carries out what is left of a sweep, rung by rung; without halving there is one, which asks all questions.
 * @throws CancelledError, StorageError; LeftSweep as runCells; if no cell can be carried out, the error of the first
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
  // One that failed may have answered but a few questions, which say nothing of it.
  const sound = cells.filter(({ cell }) => report.cells[cell]?.state !== "failed");
  const contestants = sound.map(({ cell }) => {
    const found = report.cells[cell];
    return {
      cell,
      worth: found === undefined ? null : worthOf(found, metric),
      generated: found?.perQuestion.tokens.generated ?? 0,
    };
  });
  const kept = keepBest(contestants, Math.ceil(cells.length / (search.kind === "halving" ? search.eta : 1)));
  // Exemplars are taken out of the questions: what is left of them may be answered already, and then there is nothing to stop.
  const isDone = (cell: number): boolean => report.cells[cell]?.state === "done";
  const stopped = cells.map(({ cell }) => cell).filter((cell) => !kept.includes(cell) && !isDone(cell));
  record({ type: "rung-ended", questions, kept, stopped });
}

function requireOneCell({ cellRuns }: SweepTranscript): void {
  const errors = cellRuns.flatMap(({ error }) => error ?? []);
  const [first] = errors;
  if (first === undefined || errors.length < cellRuns.length) return;
  throw fromErrorRecord({
    code: first.code,
    message: `No cell of this sweep could be carried out. The first said: ${first.message}`,
    details: { ...first.details, cells: errors.length },
  });
}

import type { QuestionRow } from "../evaluation/question-row.ts";
import type { RunState } from "../events.ts";
import { addTokens, NO_TOKENS, type TokenCounts } from "../model.ts";
import { clusteredInterval } from "../scoring/clustered.ts";
import { isCompared, isScored } from "../scoring/score.ts";
import { wilsonInterval } from "../scoring/statistics.ts";
import type { Cell } from "./cell.ts";
import { paretoFront } from "./pareto.ts";
import type { CellReport, CellState, RepeatReport, SweepReport } from "./report.ts";
import type { SweepTranscript } from "./transcript.ts";

/** What came of the run of a cell so far. */
export interface CellRunFigures {
  readonly cell: number;
  readonly repeat: number;
  readonly run: string;
  readonly state: RunState | "interrupted" | "waiting";
  /** Of the questions that came to their end; exemplars count in the costs alone. */
  readonly rows: readonly QuestionRow[];
}

/**
 * Folds a sweep and the runs of its cells into its report.
 * @param activeMilliseconds how long it has run, without pauses
 * @throws RangeError before the sweep's first event
 */
export function sweepReport(
  transcript: SweepTranscript,
  runs: readonly CellRunFigures[],
  activeMilliseconds: number,
): SweepReport {
  const { manifest, run } = transcript;
  if (manifest === null || run === null) throw new RangeError("This sweep has not begun.");
  const { plan, data, seed } = manifest;
  const byCell = Map.groupBy(runs, ({ cell }) => cell);
  const stopped = new Set(transcript.rungs.flatMap((rung) => rung.stopped));
  const cells = plan.cells.map((cell) =>
    cellReport(cell, byCell.get(cell.cell) ?? [], { seed, stopped, transcript, repeats: plan.repeats }),
  );
  const rows = runs.flatMap((each) => each.rows);
  return {
    run,
    data: data.file,
    questionsPerCell: data.questions,
    axes: plan.axes,
    repeats: plan.repeats,
    search: plan.search,
    rungs: transcript.rungs,
    cells,
    best: bestOf(cells),
    pareto: paretoFront(
      cells.map((cell) => ({
        cost: cell.perQuestion.tokens.generated,
        worth: stopped.has(cell.cell) ? null : worthOf(cell),
      })),
    ),
    questions: cells.reduce((sum, { questions }) => sum + questions, 0),
    ...costsOf(rows),
    seconds: activeMilliseconds / 1000,
  };
}

/** What a cell is compared by: accuracy, else the mean score; null where there is neither. */
export function worthOf({ accuracy, score }: Pick<CellReport, "accuracy" | "score">): number | null {
  return accuracy ?? (score === null ? null : score / 100);
}

interface Around {
  readonly seed: number;
  readonly repeats: number;
  readonly stopped: ReadonlySet<number>;
  readonly transcript: SweepTranscript;
}

function cellReport(cell: Cell, runs: readonly CellRunFigures[], around: Around): CellReport {
  const asked = runs.flatMap(({ rows }) => rows.filter(({ exemplar }) => exemplar !== true));
  const compared = asked.filter(({ answerType }) => isCompared(answerType));
  const correct = compared.filter((row) => row.correct).length;
  const scores = asked.filter(({ answerType }) => isScored(answerType)).map(({ score }) => score ?? 0);
  const { calls, tokens } = costsOf(asked);
  const mean = (total: number): number => (asked.length === 0 ? 0 : total / asked.length);
  return {
    ...cell,
    state: stateOf(cell, runs, around),
    error:
      around.transcript.cellRuns.find((each) => each.cell === cell.cell && each.error !== null)?.error ??
      null,
    repeats: runs.map((each) => repeatReport(each, around.seed)),
    questions: asked.length,
    compared: compared.length,
    correct,
    unanswered: asked.filter(({ outcome }) => outcome === "unanswered").length,
    failed: asked.filter(({ outcome }) => outcome === "failed").length,
    accuracy: compared.length === 0 ? null : correct / compared.length,
    interval: intervalOf(compared, runs.length),
    score: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
    perQuestion: {
      calls: mean(calls),
      tokens: { prompt: mean(tokens.prompt), cached: mean(tokens.cached), generated: mean(tokens.generated) },
      seconds: mean(asked.reduce((sum, { seconds }) => sum + seconds, 0)),
    },
  };
}

/** The same question asked again is no new question: with repeats, the standard error is that of clusters. */
function intervalOf(compared: readonly QuestionRow[], runs: number): readonly [number, number] | null {
  if (compared.length === 0) return null;
  if (runs < 2) return wilsonInterval(compared.filter(({ correct }) => correct).length, compared.length);
  const [low, high] = clusteredInterval(
    compared.map(({ correct }) => Number(correct)),
    compared.map(({ id }) => id),
  );
  return [Math.max(0, low), Math.min(1, high)];
}

function repeatReport({ run, repeat, rows }: CellRunFigures, seed: number): RepeatReport {
  const asked = rows.filter(({ exemplar }) => exemplar !== true);
  const compared = asked.filter(({ answerType }) => isCompared(answerType));
  const correct = compared.filter((row) => row.correct).length;
  return {
    run,
    repeat,
    seed: seed + repeat,
    questions: asked.length,
    compared: compared.length,
    correct,
    accuracy: compared.length === 0 ? null : correct / compared.length,
  };
}

function stateOf({ cell }: Cell, runs: readonly CellRunFigures[], around: Around): CellState {
  const { stopped, transcript, repeats } = around;
  if (stopped.has(cell)) return "stopped";
  if (transcript.cellRuns.some((each) => each.cell === cell && each.error !== null)) return "failed";
  if (runs.length === repeats && runs.every(({ state }) => state === "done")) return "done";
  if (runs.some(({ state }) => state === "failed")) return "failed";
  if (runs.some(({ state }) => state === "running")) return "running";
  return runs.some(({ rows }) => rows.length > 0) ? "paused" : "waiting";
}

/** The most accurate cell that was not stopped; of equal ones the cheaper. */
function bestOf(cells: readonly CellReport[]): number | null {
  const [best] = cells
    .filter((cell) => cell.state !== "stopped" && worthOf(cell) !== null)
    .toSorted(
      (left, right) =>
        (worthOf(right) ?? 0) - (worthOf(left) ?? 0) ||
        left.perQuestion.tokens.generated - right.perQuestion.tokens.generated,
    );
  return best?.cell ?? null;
}

function costsOf(rows: readonly QuestionRow[]): { readonly calls: number; readonly tokens: TokenCounts } {
  return {
    calls: rows.reduce((sum, { calls }) => sum + calls, 0),
    tokens: rows.reduce((sum, { tokens }) => addTokens(sum, tokens), NO_TOKENS),
  };
}

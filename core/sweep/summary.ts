import type { ErrorRecord } from "../errors.ts";
import { costsOf, costsPerQuestion, type Costs } from "../evaluation/costs.ts";
import type { QuestionRow } from "../evaluation/question-row.ts";
import { repeatedScoreInterval, scoreInterval } from "../evaluation/score-interval.ts";
import type { RunState } from "../events.ts";
import { clusteredShareInterval } from "../scoring/clustered.ts";
import { mean } from "../scoring/mean.ts";
import { isCompared, isScored } from "../scoring/score.ts";
import { wilsonInterval } from "../scoring/statistics.ts";
import type { Cell } from "./cell.ts";
import { paretoFront } from "./pareto.ts";
import { isGivenUp } from "./progress.ts";
import type { CellReport, CellState, RepeatReport, SweepReport } from "./report.ts";
import type { SweepTranscript } from "./transcript.ts";
import { metricOf, worthOf, type Metric } from "./worth.ts";

/** What came of the run of a cell so far. */
export interface CellRunFigures {
  readonly cell: number;
  readonly repeat: number;
  readonly run: string;
  readonly state: RunState | "interrupted" | "waiting";
  /** Of the questions that came to their end; exemplars count in the costs alone. Asked for once, when its cell is folded. */
  rows(): readonly QuestionRow[];
}

/** What the answers of a cell have come to so far, which changes with them alone. */
export interface FoldedCell {
  readonly figures: Omit<CellReport, keyof Cell | "state" | "error" | "repeats"> & {
    readonly repeats: readonly Omit<RepeatReport, "seed">[];
  };
  /** Of all its questions, exemplars too. */
  readonly costs: Costs;
}

/**
 * Folds a sweep and the runs of its cells into its report, so that the rows of one cell are in memory at a time.
 * @param activeMilliseconds how long it has run, without pauses
 * @param folded cells, by number, that have answered nothing since they were folded; those that it lacks are added
 * @throws RangeError before the sweep's first event; what reading rows throws
 */
export function sweepReport(
  transcript: SweepTranscript,
  runs: readonly CellRunFigures[],
  activeMilliseconds: number,
  folded = new Map<number, FoldedCell>(),
): SweepReport {
  const { manifest, run } = transcript;
  if (manifest === null || run === null) throw new RangeError("This sweep has not begun.");
  const { plan, data, seed } = manifest;
  const byCell = Map.groupBy(runs, ({ cell }) => cell);
  const stopped = new Set(transcript.rungs.flatMap((rung) => rung.stopped));
  const around = { seed, repeats: plan.repeats, stopped, errors: errorsOf(transcript) };
  const all = plan.cells.map((cell) => {
    const own = byCell.get(cell.cell) ?? [];
    const known = folded.get(cell.cell) ?? foldCell(own);
    folded.set(cell.cell, known);
    return { report: cellReport(cell, own, known, around), costs: known.costs };
  });
  const cells = all.map(({ report }) => report);
  const metric = metricOf({ cells });
  const compared = new Set(comparedCells(cells, metric, transcript.rungs.length > 0));
  return {
    run,
    data: data.file,
    questionsPerCell: data.questions,
    axes: plan.axes,
    repeats: plan.repeats,
    search: plan.search,
    rungs: transcript.rungs,
    cells,
    best: bestOf([...compared], metric),
    pareto: paretoFront(
      cells.map((cell) => ({
        cost: cell.perQuestion.tokens.generated,
        worth: compared.has(cell) ? worthOf(cell, metric) : null,
      })),
    ),
    questions: cells.reduce((sum, { questions }) => sum + questions, 0),
    ...costsOf(all.map(({ costs }) => costs)),
    seconds: activeMilliseconds / 1000,
  };
}

interface Around {
  readonly seed: number;
  readonly repeats: number;
  readonly stopped: ReadonlySet<number>;
  /** Why a cell could not be carried out, by cell. */
  readonly errors: ReadonlyMap<number, ErrorRecord>;
}

/** The first error of each cell that has one. */
function errorsOf({ cellRuns }: SweepTranscript): ReadonlyMap<number, ErrorRecord> {
  const errors = new Map<number, ErrorRecord>();
  for (const { cell, error } of cellRuns) if (error !== null && !errors.has(cell)) errors.set(cell, error);
  return errors;
}

/** Folds what the runs of a cell, in the order of its repeats, have answered. @throws what reading rows throws */
export function foldCell(runs: readonly CellRunFigures[]): FoldedCell {
  const repeats = runs.map((own) => ({ run: own.run, repeat: own.repeat, rows: own.rows() }));
  const all = repeats.flatMap(({ rows }) => rows);
  const { asked, compared, scored, counts } = countedIn(all);
  const figures = {
    repeats: repeats.map(({ run, repeat, rows }) => ({ run, repeat, ...countedIn(rows).counts })),
    ended: all.length,
    ...counts,
    unanswered: asked.filter(({ outcome }) => outcome === "unanswered").length,
    failed: asked.filter(({ outcome }) => outcome === "failed").length,
    interval: intervalOf(compared, runs.length),
    scoreInterval: scoreIntervalOf(scored, runs.length),
    perQuestion: costsPerQuestion(asked),
  };
  return { figures, costs: costsOf(all) };
}

function cellReport(
  cell: Cell,
  runs: readonly CellRunFigures[],
  { figures }: FoldedCell,
  around: Around,
): CellReport {
  return {
    ...cell,
    state: stateOf(cell, runs, figures.ended, around),
    error: around.errors.get(cell.cell) ?? null,
    ...figures,
    repeats: figures.repeats.map((own) => ({ ...own, seed: around.seed + own.repeat })),
  };
}

/** The questions that count, those of them that are right or wrong, those that have a score, and what these come to. */
function countedIn(rows: readonly QuestionRow[]) {
  const asked = rows.filter(({ exemplar }) => exemplar !== true);
  const compared = asked.filter(({ answerType }) => isCompared(answerType));
  const correct = compared.filter((row) => row.correct).length;
  const accuracy = compared.length === 0 ? null : correct / compared.length;
  const scored = asked.filter(({ answerType }) => isScored(answerType));
  const score = scored.length === 0 ? null : mean(scoresOf(scored));
  return {
    ...{ asked, compared, scored },
    counts: { questions: asked.length, compared: compared.length, correct, accuracy, score },
  };
}

/** The same question asked again is no new question: with repeats, its answers are one cluster. */
function intervalOf(compared: readonly QuestionRow[], runs: number): readonly [number, number] | null {
  if (compared.length === 0) return null;
  if (runs < 2) return wilsonInterval(compared.filter(({ correct }) => correct).length, compared.length);
  return clusteredShareInterval(
    compared.map(({ correct }) => correct),
    compared.map(({ id }) => id),
  );
}

function scoresOf(scored: readonly QuestionRow[]): readonly number[] {
  return scored.map(({ score }) => score ?? 0);
}

/** Of the mean score, likewise. */
function scoreIntervalOf(scored: readonly QuestionRow[], runs: number): readonly [number, number] | null {
  if (scored.length === 0) return null;
  const scores = scoresOf(scored);
  if (runs < 2) return scoreInterval(scores);
  return repeatedScoreInterval(
    scores,
    scored.map(({ id }) => id),
  );
}

function stateOf({ cell }: Cell, runs: readonly CellRunFigures[], ended: number, around: Around): CellState {
  const { stopped, errors, repeats } = around;
  if (errors.has(cell)) return "failed";
  if (stopped.has(cell)) return "stopped";
  if (runs.length === repeats && runs.every(({ state }) => state === "done")) return "done";
  if (runs.some(({ state }) => state === "failed")) return "failed";
  if (runs.some(({ state }) => state === "running")) return "running";
  return ended > 0 ? "paused" : "waiting";
}

/**
 * The cells whose figures can be set against each other: those that are done. Before one is, those that a comparison of
 * halving kept, which have all come that far, or else those that have answered most questions.
 */
function comparedCells(
  cells: readonly CellReport[],
  metric: Metric,
  isHalved: boolean,
): readonly CellReport[] {
  const known = cells.filter((cell) => !isGivenUp(cell) && worthOf(cell, metric) !== null);
  const done = known.filter(({ state }) => state === "done");
  if (done.length > 0) return done;
  if (isHalved) return known;
  const most = Math.max(...known.map(({ questions }) => questions));
  return known.filter(({ questions }) => questions === most);
}

/** The most accurate of these cells; of equal ones the cheaper. */
function bestOf(cells: readonly CellReport[], metric: Metric): number | null {
  const [best] = cells.toSorted(
    (left, right) =>
      (worthOf(right, metric) ?? 0) - (worthOf(left, metric) ?? 0) ||
      left.perQuestion.tokens.generated - right.perQuestion.tokens.generated,
  );
  return best?.cell ?? null;
}

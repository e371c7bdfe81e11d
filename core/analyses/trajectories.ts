import type { Trajectory } from "../events.ts";
import type { QuestionRow } from "../evaluation/question-row.ts";
import type { Question } from "../question.ts";
import { bootstrapInterval } from "../scoring/bootstrap.ts";
import { clusteredInterval } from "../scoring/clustered.ts";
import { isRight } from "../scoring/given-answer.ts";
import { mean } from "../scoring/mean.ts";
import { wilsonInterval } from "../scoring/statistics.ts";
import { lastScored } from "../strategies/mcf/branch.ts";
import type {
  AnalysedRun,
  AnalysisChart,
  AnalysisNote,
  AnalysisTable,
  AnalysisValue,
  Interval,
} from "./analysis.ts";
import { column, note, tableOf, type Analyst } from "./findings.ts";
import { inEnded, observed, type ObservationOf } from "./observed.ts";
import { LABEL_SEPARATOR } from "./words.ts";

const MOST_TABLES = 20;
const MOST_CHARTS = 5;

/** A trajectory that was judged. */
interface JudgedTrajectory extends Trajectory {
  readonly right: boolean | null;
  /** Its answer is the question's. */
  readonly chosen: boolean;
  /** Its last reply has no D, so that its sum is filled up by its other steps: that is no measure beside the others. */
  readonly endsUnscored: boolean;
}

/** The tree of one question. */
interface Tree {
  readonly run: string;
  readonly question: string;
  readonly trajectories: readonly JudgedTrajectory[];
  /** A meaning graph failed, so that no sum of this tree has that term. */
  readonly graphsFailed: boolean;
}

/**
 * Whether trajectories that are less similar to the adversarial replies are right more often (MCF, fig. 1): the sum of D of
 * right and of wrong ones, over all questions of a run, by question, and of every single trajectory.
 */
export const trajectories: Analyst = {
  lacks: (runs) =>
    runs.some(
      ({ manifest, rows }) =>
        manifest.options.trajectories === true && rows.some(({ outcome }) => outcome !== "failed"),
    )
      ? null
      : "No question of these runs was answered with all trajectories followed. Make such a run: counterpoint eval --data FILE " +
        "--strategy mcf --agents 2 --trajectories.",

  find(runs) {
    const trees = runs.flatMap(treesOf);
    const listed = trees.slice(0, MOST_TABLES);
    const several = new Set(trees.map(({ run }) => run)).size > 1;
    const labelOf = ({ run, question }: Tree): string =>
      ["trajectories-of", ...(several ? [run] : []), question].join(LABEL_SEPARATOR);
    return {
      tables: [
        runsTable(trees),
        questionsTable(listed),
        ...listed.map((tree) => ({ ...trajectoriesTable(tree), id: labelOf(tree) })),
      ],
      charts: trees.slice(0, MOST_CHARTS).map((tree) => chartOf(tree, labelOf(tree))),
      notes: notesOn(trees),
    };
  },
};

function treesOf(run: AnalysedRun): readonly Tree[] {
  const rows = new Map(run.rows.map((row) => [row.id, row]));
  return inEnded(run, (question): readonly Tree[] => {
    const row = rows.get(question.id);
    const [scored] = observed(question, "trajectories-scored");
    if (row === undefined || scored === undefined) return [];
    const tree = { run: run.run, question: question.id, graphsFailed: scored.graphsFailed === true };
    return [{ ...tree, trajectories: judged(scored, question.asked, row) }];
  }).flat();
}

function judged(
  { paths, chosen, steps }: ObservationOf<"trajectories-scored">,
  asked: Question,
  row: QuestionRow,
): readonly JudgedTrajectory[] {
  return paths.map((path) => ({
    ...path,
    right: isRight(path.answer, asked, row),
    chosen: path.path === chosen,
    endsUnscored: lastScored(path, steps)?.total === null,
  }));
}

const FIGURES = [
  column("trajectories", "count"),
  column("right-trajectories", "share"),
  ...[column("right-sum", "number"), column("right-sum-interval", "interval")],
  ...[column("wrong-sum", "number"), column("wrong-sum-interval", "interval")],
  column("chosen-right", "share"),
];

/**
 * What trajectories of some trees come to, as cells of these columns.
 * @param intervalOf of a mean of sums of D, each of a trajectory of the question at its place
 * @param summed those of them whose sums are taken
 */
function figuresOf(
  trees: readonly Tree[],
  intervalOf: (sums: readonly number[], questions: readonly string[]) => Interval | null,
  summed = trees,
): readonly AnalysisValue[] {
  const all = trees.flatMap((tree) => tree.trajectories);
  const sums = (right: boolean): readonly AnalysisValue[] => {
    const ofThese = summed.flatMap((tree) =>
      tree.trajectories.flatMap((one) =>
        one.right === right && one.total !== null && !one.endsUnscored
          ? [{ question: tree.question, total: one.total }]
          : [],
      ),
    );
    const totals = ofThese.map(({ total }) => total);
    if (totals.length < 2) return [meanOrNull(totals), null];
    const questions = ofThese.map(({ question }) => question);
    return [meanOrNull(totals), intervalOf(totals, questions)];
  };
  return [all.length, shareRight(all), ...sums(true), ...sums(false), shareRight(chosenOf(trees))];
}

/** One row a run; its intervals are clustered by question, since trajectories of a question share steps. */
function runsTable(trees: readonly Tree[]): AnalysisTable {
  const columns = [
    column("run", "text"),
    column("questions", "count"),
    ...FIGURES,
    column("chosen-right-interval", "interval"),
  ];
  const rows = [...Map.groupBy(trees, ({ run }) => run)].map(([run, its]) => {
    const intervalOf = (sums: readonly number[], questions: readonly string[]) =>
      new Set(questions).size > 1 ? clusteredInterval(sums, questions) : null;
    const figures = figuresOf(its, intervalOf, summedAlike(its));
    return [run, its.length, ...figures, chosenInterval(its)];
  });
  return tableOf("trajectories", columns, rows);
}

/** The trees of a run whose sums have all terms, where there are any: sums of fewer terms are no measure beside them. */
function summedAlike(trees: readonly Tree[]): readonly Tree[] {
  const whole = trees.filter(({ graphsFailed }) => !graphsFailed);
  return whole.length > 0 ? whole : trees;
}

function chosenInterval(trees: readonly Tree[]): Interval | null {
  const known = chosenOf(trees).filter(({ right }) => right !== null);
  const right = known.filter((trajectory) => trajectory.right === true);
  return known.length === 0 ? null : wilsonInterval(right.length, known.length);
}

function questionsTable(trees: readonly Tree[]): AnalysisTable {
  const rows = trees.map((tree) => [tree.run, tree.question, ...figuresOf([tree], bootstrapInterval)]);
  return tableOf(
    "trajectories-by-question",
    [column("run", "text"), column("question", "text"), ...FIGURES],
    rows,
  );
}

function trajectoriesTable({ trajectories }: Tree): AnalysisTable {
  const columns = [
    ...[column("trajectory", "count"), column("trajectory-path", "text"), column("sum-of-d", "number")],
    ...[column("answer", "text"), column("right", "text"), column("chosen", "text")],
  ];
  const rows = trajectories.map(({ path, total, answer, right, chosen }, index) => [
    ...[index + 1, path, total, answer, right, chosen],
  ]);
  return tableOf("trajectories-of", columns, rows);
}

/** Trajectories in the order of the tree; those without a sum have no bar. */
function chartOf({ trajectories }: Tree, id: string): AnalysisChart {
  const bars = trajectories.flatMap(({ total, right }, index) =>
    total === null ? [] : [{ label: String(index + 1), value: total, right }],
  );
  return { type: "bars", id, x: { name: "trajectory" }, bars };
}

function notesOn(trees: readonly Tree[]): readonly AnalysisNote[] {
  const all = trees.flatMap(({ trajectories }) => trajectories);
  const unjudged = all.filter(({ right }) => right === null).length;
  const unsummed = all.filter(({ total }) => total === null).length;
  const filledUp = all.filter(({ total, endsUnscored }) => total !== null && endsUnscored).length;
  const byRun = [...Map.groupBy(trees, ({ run }) => run).values()];
  const notSummed = trees.length - byRun.flatMap(summedAlike).length;
  const tables = Math.min(MOST_TABLES, trees.length);
  const limits = { tables, charts: MOST_CHARTS, questions: trees.length };
  return [
    note("trajectories-clustered"),
    ...(trees.length > MOST_CHARTS ? [note("trajectories-shown", limits)] : []),
    ...(unjudged > 0 ? [note("trajectories-unjudged", { trajectories: unjudged })] : []),
    ...(unsummed > 0 ? [note("trajectories-unsummed", { trajectories: unsummed })] : []),
    ...(filledUp > 0 ? [note("trajectories-filled-up", { trajectories: filledUp })] : []),
    ...(notSummed > 0 ? [note("trajectories-without-a-term", { questions: notSummed })] : []),
  ];
}

function chosenOf(trees: readonly Tree[]): readonly JudgedTrajectory[] {
  return trees.flatMap(({ trajectories }) => trajectories.filter(({ chosen }) => chosen));
}

/** Share of right ones among those that are right or wrong; null if there are none. */
function shareRight(trajectories: readonly JudgedTrajectory[]): number | null {
  return meanOrNull(trajectories.flatMap(({ right }) => (right === null ? [] : [right ? 1 : 0])));
}

function meanOrNull(values: readonly number[]): number | null {
  return values.length === 0 ? null : mean(values);
}

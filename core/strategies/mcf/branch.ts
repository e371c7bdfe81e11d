import { extractAnswer } from "../../answer.ts";
import type { CandidateSelection, Observation, ScoredCandidate, Trajectory, Turn } from "../../events.ts";
import { TASK_DONE, withoutTaskDone, type Exchange, type SpecifiedTask } from "../../prompts/dialogue.ts";
import type { Question } from "../../question.ts";

/** A branch of the tree of candidates, as far as it has grown. */
export interface Branch {
  /** Numbers of the instances that were followed, from the first step on; empty at the root. */
  readonly path: readonly number[];
  /** M on this branch. */
  readonly history: readonly Exchange[];
  /** What the next Assistant is told. */
  readonly instruction: string;
  /** The candidates that were followed, one a step. */
  readonly scores: readonly ScoredCandidate[];
  /** The last reply; null at the root. */
  readonly last: Turn | null;
}

/** The root. Where an Assistant begins, the specified task itself is its instruction. */
export function rootOf({ question, specification }: SpecifiedTask): Branch {
  return { path: [], history: [], instruction: specification || question.text, scores: [], last: null };
}

/**
 * The branch on which a reply is followed. A User who gives no instruction says that the task is done, and the branch goes on
 * all the same.
 */
export function branchTo(
  { path, history, instruction, scores }: Branch,
  role: "user" | "assistant",
  reply: Turn,
  score: ScoredCandidate,
): Branch {
  const text = withoutTaskDone(reply.text);
  const grown = { path: [...path, score.agent], scores: [...scores, score], last: reply };
  if (role === "user") return { ...grown, history, instruction: text || TASK_DONE };
  const exchange = { instruction, solution: text, ended: reply.ended };
  return { ...grown, history: [...history, exchange], instruction };
}

/** A branch that was followed to its end. @param withoutGraph the graph term is left out of the sum */
export function trajectoryOf(
  { path, scores, last }: Branch,
  question: Question,
  withoutGraph: boolean,
): Trajectory {
  return {
    path: path.join("."),
    total: sumOf(scores, withoutGraph),
    answer: last && extractAnswer(withoutTaskDone(last.text), question, last.ended),
  };
}

/**
 * The sum of D over the steps of a branch. A step without D (an empty reply, or one that only says that the task is done)
 * counts as the branch's other steps do on average, so that no branch has a small sum for saying less.
 */
function sumOf(scores: readonly ScoredCandidate[], withoutGraph: boolean): number | null {
  const known = scores.flatMap(({ terms: { graph, ...others } }) => {
    const terms = Object.values(withoutGraph || graph === undefined ? others : { ...others, graph });
    return terms.length === 0 ? [] : [terms.reduce((sum, term) => sum + term, 0)];
  });
  if (known.length === 0) return null;
  return (known.reduce((sum, value) => sum + value, 0) / known.length) * scores.length;
}

/** Path of the step that goes on from a branch, e.g. `level-3/after-1.2/assistant`. @param path as in a branch */
export function stepPath(path: readonly (number | string)[], role: "user" | "assistant"): string {
  const after = path.length === 0 ? "" : `after-${path.join(".")}/`;
  return `level-${path.length + 1}/${after}${role}`;
}

/** The candidates of every step, as they are recorded. */
type ScoredSteps = (Observation & { readonly kind: "trajectories-scored" })["steps"];

/** The last reply of a trajectory, an Assistant's, as it was scored; undefined if the steps are not recorded. */
export function lastScored({ path }: Trajectory, steps: ScoredSteps): ScoredCandidate | undefined {
  const followed = path.split(".");
  const last = stepPath(followed.slice(0, -1), "assistant");
  const step = steps.find((one) => one.path === last);
  return step?.candidates.find(({ agent }) => String(agent) === followed.at(-1));
}

/**
 * The trajectory with the smallest sum of D, or with the greatest where D says how like its peers a reply is; the first of
 * equal ones. Those without an answer are left out unless all are, and of the others those whose last reply is unusable or has
 * no D: their sums are filled up with the D of Users, which is on another scale.
 * @param trajectories at least one
 */
export function bestTrajectory(
  trajectories: readonly Trajectory[],
  steps: ScoredSteps,
  select: CandidateSelection,
): Trajectory {
  const answered = thoseOrAll(trajectories, ({ answer }) => answer !== null);
  const ranked = thoseOrAll(answered, (trajectory) => {
    const last = lastScored(trajectory, steps);
    return last?.unusable === null && last.total !== null;
  });
  const sign = select === "adversary" ? 1 : -1;
  const rank = ({ total }: Trajectory): number => (total === null ? Infinity : sign * total);
  return ranked.reduce((best, other) => (rank(other) < rank(best) ? other : best));
}

/** The items that are kept, or all of them if none is. */
function thoseOrAll<Item>(items: readonly Item[], isKept: (item: Item) => boolean): readonly Item[] {
  const kept = items.filter(isKept);
  return kept.length > 0 ? kept : items;
}

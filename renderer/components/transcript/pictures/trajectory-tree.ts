import type { ScoredCandidate, Trajectory } from "../../../../core/events.ts";
import { isRight } from "../../../../core/scoring/given-answer.ts";
import type { QuestionTranscript, TurnTranscript } from "../../../../core/transcript.ts";
import { isAdversarial } from "../../../theme/agents.ts";
import { firstSeen, type Seen } from "../observations.ts";

/** A candidate of the tree, or the adversarial reply of a step. */
export interface TreeNode {
  readonly turn: TurnTranscript;
  /** Numbers of the candidates on the way to it; its own is the last, unless it is adversarial. */
  readonly numbers: readonly number[];
  readonly adversarial: boolean;
  /** Null for an adversarial reply, and until all is scored. */
  readonly score: ScoredCandidate | null;
  /** It is on the way to the answer. */
  readonly chosen: boolean;
}

/** A way through the tree, scored and, where the right answer is known, judged. */
export interface ShownTrajectory extends Trajectory {
  readonly right: boolean | null;
  readonly chosen: boolean;
}

/** The tree of one question as far as it has grown. */
export interface TrajectoryTree {
  /** Number of candidates of the first step so far. */
  readonly agents: number;
  /** Nodes by level, from the first. */
  readonly levels: readonly (readonly TreeNode[])[];
  /** In the order of the tree; empty until all are scored. */
  readonly trajectories: readonly ShownTrajectory[];
}

const NODE = /^level-(\d{1,6})\/(?:after-([\d.]+)\/)?(?:user|assistant)-(\d{1,6}|adversarial)$/;

/** The tree in which every candidate is followed; null for a question of another kind. */
export function trajectoryTree(question: QuestionTranscript): TrajectoryTree | null {
  const scored = firstSeen(question.observations, "trajectories-scored");
  const levels: TreeNode[][] = [];
  for (const turn of question.turns) {
    const [whole, level = "1", after, agent = ""] = NODE.exec(turn.path) ?? [];
    if (whole === undefined) continue;
    (levels[Number(level) - 1] ??= []).push(nodeOf(turn, after?.split(".").map(Number) ?? [], agent, scored));
  }
  const [first] = levels;
  if (first === undefined) return null;
  const agents = first.filter(({ adversarial }) => !adversarial).length;
  return { agents, levels, trajectories: trajectoriesOf(question, scored) };
}

function nodeOf(
  turn: TurnTranscript,
  before: readonly number[],
  agent: string,
  scored: Seen<"trajectories-scored"> | null,
): TreeNode {
  const adversarial = isAdversarial(turn.role);
  const numbers = adversarial ? before : [...before, Number(agent)];
  const step = scored?.steps.find(({ path }) => turn.path === `${path}-${agent}`);
  return {
    turn,
    numbers,
    adversarial,
    score: step?.candidates.find((candidate) => String(candidate.agent) === agent) ?? null,
    chosen: !adversarial && `${scored?.chosen ?? ""}.`.startsWith(`${numbers.join(".")}.`),
  };
}

function trajectoriesOf(
  { asked, result }: QuestionTranscript,
  scored: Seen<"trajectories-scored"> | null,
): readonly ShownTrajectory[] {
  return (scored?.paths ?? []).map((trajectory) => ({
    ...trajectory,
    right: result && isRight(trajectory.answer, asked, result),
    chosen: trajectory.path === scored?.chosen,
  }));
}

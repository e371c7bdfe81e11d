import type { Observation, Vote } from "../../events.ts";

/** What is done next, and why. */
export type Step = Pick<Extract<Observation, { kind: "escalated" }>, "to" | "reason">;

/** What is known when it is decided how a question goes on. */
export interface Progress {
  /** Most votes first, ties by the first voter, as `countAnswers` gives them. */
  readonly votes: readonly Vote[];
  /** Reasonings so far. */
  readonly samples: number;
  /** All who have voted: reasonings, and programs beside them. */
  readonly voters: number;
  /** Whether a program comes to the answer of the one reasoning that there is. */
  readonly recomputed: boolean;
  /** Tokens generated so far. */
  readonly generated: number;
}

/** What a question may be given at most. */
export interface Limits {
  readonly agents: number;
  readonly budget: number;
  readonly examines: boolean;
}

/** What is done after some samples: it ends as soon as more would not help, or would cost too much. */
export function nextStep({ votes, samples, voters, recomputed, generated }: Progress, limits: Limits): Step {
  if (recomputed) return { to: "settled", reason: "recomputed" };
  const leading = votes[0]?.agents.length ?? 0;
  const given = votes.reduce((sum, { agents }) => sum + agents.length, 0);
  const isSafe = isMajoritySafe(votes, limits.agents - samples);
  if (leading === voters) return { to: "settled", reason: "agreed" };
  if (isSafe && (leading * 2 > given || votes.length < 2 || !limits.examines)) {
    return { to: "settled", reason: "majority-safe" };
  }
  if (generated >= limits.budget) return { to: "settled", reason: "budget" };
  return { to: isSafe ? "examination" : "more-samples", reason: "disagreement" };
}

/**
 * Whether no remaining vote can change which answer wins: not if all of them go to one rival, and not if they go to an
 * answer that nobody has given yet. Of equally many votes the answer with the lowest first voter wins.
 * @param votes most votes first, ties by the first voter. Of queries and prose the groups are taken as they stand
 * @param remaining votes that may still be given, or be abstentions
 */
export function isMajoritySafe(votes: readonly Vote[], remaining: number): boolean {
  const [leader, ...rivals] = votes;
  if (remaining <= 0) return true;
  if (leader === undefined || leader.agents.length < remaining) return false;
  return rivals.every(({ agents }) => {
    const lead = leader.agents.length - (agents.length + remaining);
    return lead > 0 || (lead === 0 && firstVoter(leader.agents) < firstVoter(agents));
  });
}

/** The lowest number among the voters for an answer. */
export function firstVoter(agents: readonly number[]): number {
  return Math.min(...agents);
}

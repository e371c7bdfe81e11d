import type { Observation } from "../../events.ts";

/** The votes on the thoughts of one level, and what greedy search keeps. */
export type ThoughtVotes = Pick<
  Extract<Observation, { readonly kind: "thoughts-voted" }>,
  "votes" | "unreadable" | "kept"
>;

/**
 * Counts the votes on thoughts. Unreadable votes do not count; of equally many votes the lowest number goes first, so
 * that with no readable vote at all the lowest numbers are kept.
 * @param ballots a 1-based number of a thought for each voter, null for an unreadable vote
 * @param thoughts number of thoughts voted on
 * @param keep how many are kept at most
 */
export function countThoughtVotes(
  ballots: readonly (number | null)[],
  thoughts: number,
  keep: number,
): ThoughtVotes {
  const votersFor = (choice: number | null): number[] =>
    ballots.flatMap((ballot, index) => (ballot === choice ? [index + 1] : []));
  const votes = Array.from({ length: thoughts }, (_, index) => ({
    thought: index + 1,
    voters: votersFor(index + 1),
  }));
  // The sort is stable: ties stay in the order of their numbers.
  const best = votes.toSorted((left, right) => right.voters.length - left.voters.length);
  return { votes, unreadable: votersFor(null), kept: best.slice(0, keep).map(({ thought }) => thought) };
}

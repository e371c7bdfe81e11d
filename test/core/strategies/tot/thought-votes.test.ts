import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countThoughtVotes } from "../../../../core/strategies/tot/thought-votes.ts";

describe("countThoughtVotes", () => {
  it("names the voters of every thought, those without votes too", () => {
    expect(countThoughtVotes([3, 1, 3, null], 3, 1)).toEqual({
      votes: [
        { thought: 1, voters: [2] },
        { thought: 2, voters: [] },
        { thought: 3, voters: [1, 3] },
      ],
      unreadable: [4],
      kept: [3],
    });
  });

  it("gives ties to the lowest number", () => {
    expect(countThoughtVotes([2, 3, 3, 2, 1], 3, 2).kept).toEqual([2, 3]);
  });

  it("keeps the lowest numbers when no vote can be read", () => {
    expect(countThoughtVotes([null, null], 4, 2).kept).toEqual([1, 2]);
  });

  it("keeps thoughts of which no other has more votes, and all ballots once", () => {
    const ballot = fc.option(fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(fc.array(ballot, { maxLength: 10 }), fc.integer({ min: 1, max: 5 }), (ballots, keep) => {
        const { votes, unreadable, kept } = countThoughtVotes(ballots, 6, keep);
        const votesOf = (thought: number) => votes[thought - 1]?.voters.length ?? 0;
        const left = votes.map(({ thought }) => thought).filter((thought) => !kept.includes(thought));
        expect(kept).toHaveLength(keep);
        expect(Math.min(...kept.map(votesOf))).toBeGreaterThanOrEqual(Math.max(...left.map(votesOf)));
        expect(votes.flatMap(({ voters }) => voters).length + unreadable.length).toBe(ballots.length);
      }),
    );
  });
});

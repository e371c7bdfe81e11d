import { describe, expect, it } from "vitest";
import { countTextVotes } from "../../../../core/strategies/shared/votes.ts";
import { tableEmbedder } from "../../../support/letter-embedder.ts";

/** Numbers of the voters for each answer, where the answers' vectors have these cosines with [1, 0]. */
async function groupsAt(...cosines: readonly number[]) {
  const table = Object.fromEntries(
    cosines.map((cosine) => [`answer at ${cosine}`, [cosine, Math.sqrt(1 - cosine ** 2)]]),
  );
  const { votes } = await countTextVotes(Object.keys(table), tableEmbedder(table));
  return votes.map(({ agents }) => agents);
}

const cosineOf = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

describe("votes for free prose", () => {
  it("are for one answer from a cosine of 0.85 on", async () => {
    expect(await groupsAt(1, 0.86)).toEqual([[1, 2]]);
    expect(await groupsAt(1, 0.84)).toEqual([[1], [2]]);
  });

  it("are for one answer where a later one links two that are unlike", async () => {
    expect(await groupsAt(1, cosineOf(50))).toEqual([[1], [2]]);
    expect(await groupsAt(1, cosineOf(50), cosineOf(25))).toEqual([[1, 2, 3]]);
  });
});

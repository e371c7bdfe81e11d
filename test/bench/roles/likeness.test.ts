import { describe, expect, it } from "vitest";
import { tableEmbedder } from "../../support/letter-embedder.ts";
import { wordParser } from "../../support/word-parser.ts";
import { lastLines, scoreChains } from "./likeness.ts";

/** Two chains that are alike, one that is not, and a misleading text like the latter. */
const VECTORS = { a: [1, 0], b: [1, 0], c: [0, 1], lie: [0, 1] };
const CHAINS = ["a", "b", "c"];

describe("the scores of a question's chains", () => {
  it("are likeness to the peers on average, unlikeness to the misleading text, and both together", async () => {
    const means = { embedder: tableEmbedder(VECTORS), parser: wordParser() };
    const { semantic } = await scoreChains(CHAINS, "lie", means);
    const adversary = semantic?.adversary.map(Math.abs);
    expect({ ...semantic, adversary }).toEqual({
      adversary: [0, 0, 1],
      peers: [0.5, 0.5, 0],
      contrast: [0.5, 0.5, -1],
    });
  });

  it("sum the semantic term twice, since without history the historical one is the same", async () => {
    const means = { embedder: tableEmbedder(VECTORS), parser: wordParser() };
    const { semantic, graph, sum } = await scoreChains(CHAINS, "lie", means);
    const expected = semantic?.peers.map((value, index) => 2 * value + (graph?.peers[index] ?? NaN));
    expect(sum?.peers).toEqual(expected?.map((value) => expect.closeTo(value, 10) as number));
  });

  it("do without graphs where one fails", async () => {
    const means = { embedder: tableEmbedder(VECTORS), parser: wordParser((text) => text === "b") };
    const { graph, sum } = await scoreChains(CHAINS, "lie", means);
    expect(graph).toBeUndefined();
    expect(sum?.peers).toEqual([1, 1, 0]);
  });

  it("by the last lines see no difference before them", async () => {
    const end = "7\n8\n9";
    const vectors = { [`a\n${end}`]: [1, 0], [`c\n${end}`]: [0, 1], [end]: [1, 1], lie: [0, 1] };
    const means = { embedder: tableEmbedder(vectors), parser: wordParser() };
    const { semantic, lastLines: ends } = await scoreChains([`a\n${end}`, `c\n${end}`], "lie", means);
    expect(semantic?.peers).toEqual([0, 0]);
    expect(ends?.peers).toEqual([expect.closeTo(1, 6), expect.closeTo(1, 6)]);
  });
});

describe("the last lines", () => {
  it("are three, blank ones not counted", () => {
    expect(lastLines("1\n2\n\n3\n \n4\n")).toBe("2\n3\n4");
  });

  it("are the whole of a shorter text", () => {
    expect(lastLines("1\n2")).toBe("1\n2");
  });
});

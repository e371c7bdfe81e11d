import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cosine } from "../../../core/similarity/similarity.ts";
import { historyTextWith } from "../../../core/prompts/dialogue.ts";
import { termsOf, type Similarity } from "../../../core/strategies/mcf/terms.ts";
import { loadEmbedder, type OnnxEmbedder } from "../../../native/onnx/index.ts";
import { wordParser } from "../../support/word-parser.ts";

const FOLDER = fileURLToPath(new URL("../../../models/embedder", import.meta.url));
const REFERENCE = "12 - 5 = 7, so there are 7 apples left.";
const ALIKE = "12 - 5 = 7, so 7 apples are left.";
const UNLIKE = "The shop sells bread and milk on every day but Sunday.";

/** Six turns, far more than the 256 tokens that the embedder reads. */
const turns = Array.from({ length: 6 }, (_, index) => ({
  instruction: `Work out how many apples there are after change number ${index + 1} that the task tells of.`,
  solution:
    `Before change ${index + 1} there were ${20 + 3 * index} apples. ${index + 2} are taken away and ${2 * index + 5} are added. ` +
    `That is ${20 + 3 * index} - ${index + 2} + ${2 * index + 5} = ${23 + 4 * index}, so there are ${23 + 4 * index} apples now.`,
}));
const HISTORY = historyTextWith(turns, "Take away 5 of 12 apples.");

describe("the historical term after a history that is longer than the embedder's input", () => {
  let embedder: OnnxEmbedder;
  let historical: Similarity;

  beforeAll(async () => {
    embedder = await loadEmbedder(FOLDER);
    const terms = { semantic: false, historical: true, amr: false };
    const means = { embedder, parser: wordParser() };
    const { similarities } = await termsOf([REFERENCE, ALIKE, UNLIKE], HISTORY, terms, means);
    historical = similarities[0]?.[1] ?? (() => NaN);
  });
  afterAll(() => embedder.dispose());

  it("still tells candidates apart", () => {
    expect(historical(REFERENCE, REFERENCE)).toBeCloseTo(1, 5);
    expect(historical(ALIKE, REFERENCE)).toBeGreaterThan(historical(UNLIKE, REFERENCE) + 0.02);
    expect(historical(UNLIKE, REFERENCE)).toBeLessThan(0.98);
  });

  it("would not if the beginning were kept, which the history fills alone", async () => {
    const [reference, unlike] = await embedder.embed([HISTORY + REFERENCE, HISTORY + UNLIKE], "start");
    expect(cosine(reference ?? new Float32Array(), unlike ?? new Float32Array(1))).toBeCloseTo(1, 5);
  });
});

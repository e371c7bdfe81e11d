import { join } from "node:path";

import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { cosine } from "../../../core/similarity/similarity.ts";
import { planBatches } from "../../../native/onnx/batches.ts";
import { loadEmbedder } from "../../../native/onnx/index.ts";
import type { OnnxEmbedder } from "../../../native/onnx/index.ts";
import { openNetwork } from "../../../native/onnx/network.ts";
import { normalise, pool } from "../../../native/onnx/pooling.ts";
import { TINY_WORDS, tinyFiles, writeFolder } from "../../support/tiny-onnx-folder.ts";

/** Rows without any symmetry, so that a mixed-up text or a padded token shows. */
const TABLE = TINY_WORDS.map((_, row) =>
  [0, 1, 2, 3, 4].map((column) => Math.sin(1 + row * 7.3 + column * column)),
);

const text = fc
  .array(fc.constantFrom(...TINY_WORDS.slice(4)), { maxLength: 12 })
  .map((words) => words.join(" "));
const texts = fc.array(text, { maxLength: 40 });
const keep = fc.constantFrom<("start" | "end")[]>("start", "end");

describe("an exact model", () => {
  let embedder: OnnxEmbedder;
  beforeAll(async () => {
    embedder = await loadEmbedder(await writeFolder(tinyFiles({ table: TABLE })));
  });
  afterAll(() => embedder.dispose());

  it("gives texts together the vectors that it gives each alone, in their order", async () => {
    await fc.assert(
      fc.asyncProperty(texts, keep, async (some, end) => {
        const together = await embedder.embed(some, end);
        expect(together).toHaveLength(some.length);
        for (const [index, one] of some.entries()) {
          const [alone] = await embedder.embed([one], end);
          expect(distance(together[index], alone)).toBeLessThan(1e-5);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("gives vectors of length one", async () => {
    await fc.assert(
      fc.asyncProperty(texts, keep, async (some, end) => {
        for (const vector of await embedder.embed(some, end)) {
          expect(vector).toHaveLength(embedder.dimensions);
          expect(cosine(vector, vector)).toBeCloseTo(1, 6);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("a dynamically quantised model", () => {
  it("would give a text another vector in company", async () => {
    const folder = await writeFolder(tinyFiles({ table: TABLE, dynamic: true }));
    const network = await openNetwork(join(folder, "onnx/model.onnx"), 1, 0);
    const [alone] = await network.run([[2, 9, 3]]);
    const [together] = await network.run([
      [2, 9, 3],
      [2, 10, 10, 10, 10, 10, 10, 3],
    ]);
    await network.dispose();
    expect(together?.rows).not.toEqual(alone?.rows);
  });

  it("is given one text at a time, so that company changes nothing", async () => {
    const folder = await writeFolder(tinyFiles({ table: TABLE, dynamic: true }));
    const [first, second] = [await loadEmbedder(folder), await loadEmbedder(folder)];
    const [alone] = await first.embed(["one"], "start");
    const [together] = await second.embed(["one", "two two two two two two"], "start");
    await Promise.all([first.dispose(), second.dispose()]);
    expect(together).toEqual(alone);
  });

  it("remembers vectors without sharing them", async () => {
    const embedder = await loadEmbedder(await writeFolder(tinyFiles({ table: TABLE, dynamic: true })));
    const [first] = await embedder.embed(["one"], "start");
    const kept = first?.slice();
    first?.fill(0);
    const [second] = await embedder.embed(["one"], "start");
    await embedder.dispose();
    expect(second).toEqual(kept);
  });
});

describe("batches", () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 8192 }), { maxLength: 200 });

  it("hold every text once", () => {
    fc.assert(
      fc.property(lengths, (some) => {
        const indices = planBatches(some).flat();
        expect(indices.toSorted((a, b) => a - b)).toEqual(some.map((_, index) => index));
      }),
    );
  });

  it("hold several texts, but no more than 32 of them or 4096 padded tokens", () => {
    expect(planBatches([3, 3, 3])).toHaveLength(1);
    fc.assert(
      fc.property(lengths, (some) => {
        for (const batch of planBatches(some)) {
          const padded = batch.length * Math.max(...batch.map((index) => some[index] ?? 0));
          expect(batch.length === 1 || (batch.length <= 32 && padded <= 4096)).toBe(true);
        }
      }),
    );
  });
});

describe("pooling", () => {
  it("averages the tokens' vectors or takes the first", () => {
    const states = Float32Array.of(1, 2, 3, 4, 5, 9);
    expect(pool(states, 2, "mean")).toEqual(Float32Array.of(3, 5));
    expect(pool(states, 2, "cls")).toEqual(Float32Array.of(1, 2));
  });

  it("leaves the zero vector as it is and refuses what is not finite", () => {
    expect(normalise(Float32Array.of(3, 4))).toEqual(Float32Array.of(0.6, 0.8));
    expect(normalise(Float32Array.of(0, 0))).toEqual(Float32Array.of(0, 0));
    expect(normalise(Float32Array.of(1, NaN))).toBeUndefined();
  });
});

describe("closing", () => {
  it("may be done twice, and a closed embedder says so", async () => {
    const embedder = await loadEmbedder(await writeFolder(tinyFiles()));
    await embedder.dispose();
    await embedder.dispose();
    await expect(embedder.embed(["one"], "start")).rejects.toMatchObject({ code: "embedder" });
  });
});

function distance(left: Float32Array | undefined, right: Float32Array | undefined): number {
  if (left === undefined || right?.length !== left.length) return Infinity;
  return Math.max(...left.map((value, index) => Math.abs(value - (right[index] ?? Infinity))));
}

import { describe, expect, it } from "vitest";
import { CancelledError } from "../../../core/errors.ts";
import { inPieces } from "../../../engine/runs/text-tools.ts";
import { letterEmbedder } from "../../support/letter-embedder.ts";

const NEVER = new AbortController().signal;
const TEXTS = Array.from({ length: 70 }, (_, index) => "ab".repeat(index));

describe("an embedder in pieces", () => {
  it("gives every text the vector that it has among all of them, in their order", async () => {
    const embedder = letterEmbedder();
    const expected = await embedder.embed(TEXTS, "start");
    const pieces = inPieces(embedder, NEVER);
    expect(await pieces.embed(TEXTS, "end")).toEqual(expected);
    expect(embedder.asked.slice(1)).toEqual([
      [TEXTS.slice(0, 32), "end"],
      [TEXTS.slice(32, 64), "end"],
      [TEXTS.slice(64), "end"],
    ]);
    expect(pieces.name).toBe(embedder.name);
    expect(await pieces.embed([], "start")).toEqual([]);
  });

  it("ends between two pieces when it is cancelled", async () => {
    const [embedder, controller] = [letterEmbedder(), new AbortController()];
    const pieces = inPieces(embedder, controller.signal);
    const embedding = pieces.embed(TEXTS, "start");
    controller.abort();
    await expect(embedding).rejects.toBeInstanceOf(CancelledError);
    expect(embedder.asked).toHaveLength(1);
  });
});

import { describe, expect, it } from "vitest";
import type { AmrParser } from "../../../core/similarity/similarity.ts";
import { createParserShelf } from "../../../engine/runs/tool-shelves.ts";

describe("the parser of meaning graphs", () => {
  it("is made once, and again only if that failed", async () => {
    const parser: AmrParser = { name: "double", parse: () => Promise.reject(new Error("It parses none.")) };
    let attempts = 0;
    const shelf = createParserShelf(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error("No words.")) : Promise.resolve(parser);
    });
    await expect(shelf.load()).rejects.toThrow("No words.");
    expect(await shelf.load()).toBe(parser);
    expect(await shelf.load()).toBe(parser);
    expect(attempts).toBe(2);
  });
});

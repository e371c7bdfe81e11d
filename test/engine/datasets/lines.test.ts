import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLines, type Line } from "../../../engine/datasets/lines.ts";

async function linesOf(bytes: Uint8Array, chunkSize: number, maxBytes = 1000): Promise<Line[]> {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkSize)
      yield await Promise.resolve(bytes.subarray(at, at + chunkSize));
  }
  const lines: Line[] = [];
  for await (const line of readLines(chunks(), maxBytes)) lines.push(line);
  return lines;
}

const texts = (lines: readonly Line[]) => lines.map(({ text }) => text);

describe("lines of a file", () => {
  it("are the same whatever pieces the bytes come in", async () => {
    const line = fc.string({ unit: "grapheme" }).filter((text) => !/[\r\n\uFEFF]/.test(text));
    await fc.assert(
      fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 20 }), async (lines, chunkSize) => {
        const bytes = Buffer.from(lines.map((text) => `${text}\n`).join(""));
        expect(texts(await linesOf(bytes, chunkSize))).toEqual(lines);
      }),
    );
  });

  it("may end with either line break, and the last with none", async () => {
    expect(texts(await linesOf(Buffer.from("a\r\nb\nc"), 2))).toEqual(["a", "b", "c"]);
  });

  it("may begin with a byte order mark, which is no part of the first", async () => {
    expect(texts(await linesOf(Buffer.from("\uFEFFa\n\uFEFFb\n"), 100))).toEqual(["a", "\uFEFFb"]);
  });

  it("are numbered from 1, blank ones included", async () => {
    expect((await linesOf(Buffer.from("a\n\nb"), 100)).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it("that are too long are passed over without losing the next", async () => {
    const lines = await linesOf(Buffer.from(`a\n${"x".repeat(50)}\nb\n`), 7, 10);
    expect(lines).toMatchObject([
      { text: "a" },
      { text: null, problem: "too-long" },
      { text: "b", number: 3 },
    ]);
  });

  it("that are not UTF-8 are reported", async () => {
    const lines = await linesOf(Buffer.concat([Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from("b")]), 100);
    expect(lines).toMatchObject([{ text: null, problem: "not-utf8" }, { text: "b" }]);
  });
});

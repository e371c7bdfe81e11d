import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { significantTokens, sqlTokens } from "../../core/sql-tokens.ts";

const piece = fc.constantFrom(
  ..."select|from| |\n|'|''|\"|`|[|]|--|-|/*|*/|/|;|(|)|é|1.5|\u00a0|\uFEFF|\u{1F600}|x".split("|"),
);

describe("sqlTokens", () => {
  it("leaves nothing out and takes nothing twice", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join("");
        const tokens = [...sqlTokens(text)];
        expect(tokens.map((token) => token.text).join("")).toBe(text);
        expect(tokens.map(({ end }) => end)).toEqual([
          ...tokens.slice(1).map(({ start }) => start),
          ...(text === "" ? [] : [text.length]),
        ]);
      }),
    );
  });

  it.each([
    ["a text", "'it; -- is'"],
    ["a name in double quotes", '"a;b"'],
    ["a name in backticks", "`a;b`"],
    ["a name in brackets", "[a;b]"],
  ])("keeps %s whole", (_, quoted) => {
    expect([...sqlTokens(`x ${quoted};`)].map(({ kind, text }) => [kind, text])).toEqual([
      ["word", "x"],
      ["blank", " "],
      ["quoted", quoted],
      ["sign", ";"],
    ]);
  });

  it("ends a comment of one line at the line's end, and another at its mark", () => {
    expect([...significantTokens("a -- b 'c\n/* d ' */ e")].map(({ text }) => text)).toEqual(["a", "e"]);
  });
});

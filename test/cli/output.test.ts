import { styleText } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { harmless } from "../../cli/output.ts";

const ESC = String.fromCharCode(27);
const BELL = String.fromCharCode(7);

describe("text for a terminal", () => {
  it("loses what would write to the clipboard, move the cursor or rename the window", () => {
    expect(harmless(`a${ESC}]52;c;aGk=${BELL}b`)).toBe("a\ufffd]52;c;aGk=\ufffdb");
    expect(harmless(`${ESC}[2Jgone`)).toBe("\ufffd[2Jgone");
    expect(harmless("\u009b2Jgone\r")).toBe("\ufffd2Jgone\ufffd");
  });

  it("keeps lines, columns, colours and every script", () => {
    const text = `один\tdwa\n三${styleText("red", "four", { validateStream: false })}`;
    expect(harmless(text)).toBe(text);
    expect(harmless("a\r\nb")).toBe("a\nb");
  });

  it("never holds another control character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const left = harmless(text).replaceAll(new RegExp(`${ESC}\\[\\d{1,2}m`, "g"), "");
        expect(left).not.toMatch(/[^\P{Cc}\n\t]/u);
      }),
    );
  });
});

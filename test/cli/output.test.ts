import { styleText } from "node:util";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { harmless, openTerminal, table } from "../../cli/output.ts";

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

  it.each([0, 5, 7, 8, 30, 37, 41, 97])("has no style that we do not write: %i", (code) => {
    expect(harmless(`a${ESC}[${code}mb`)).toBe(`a\ufffd[${code}mb`);
  });

  it("ends the styles that it begins", () => {
    expect(harmless(`${ESC}[2mreply`)).toBe(`${ESC}[2mreply${ESC}[22m`);
    expect(harmless(`${ESC}[39m${ESC}[1m${ESC}[31mreply`)).toBe(
      `${ESC}[39m${ESC}[1m${ESC}[31mreply${ESC}[22m${ESC}[39m`,
    );
  });

  it("never holds another control character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const left = harmless(text).replaceAll(new RegExp(`${ESC}\\[(?:1|2|22|3[1-69])m`, "g"), "");
        expect(left).not.toMatch(/[^\P{Cc}\n\t]/u);
      }),
    );
  });
});

describe("a table", () => {
  it("is straight in a terminal, where a Chinese sign takes two places and a combining one none", () => {
    const text = table([
      ["小猫有几只？", "7"],
      ["e\u0301te\u0301", "8"],
      ["twelve signs", "9"],
    ]);
    expect(text.split("\n")).toEqual([
      "小猫有几只？  7",
      `e\u0301te\u0301${" ".repeat(11)}8`,
      "twelve signs  9",
    ]);
  });
});

describe("a line of progress", () => {
  const shown = (isScreen: boolean, ...lines: readonly string[]) =>
    written("stderr", isScreen, () => {
      const terminal = openTerminal(false);
      for (const line of lines) terminal.status(line);
    });

  it("is cut at the edge by the terminal, whatever its width, which wraps again behind it", () => {
    expect(shown(true, "十二支笔")).toBe(`${ESC}[?7l十二支笔${ESC}[?7h`);
  });

  it("is cleared by an empty one, which writes nothing else", () => {
    expect(shown(true, "1/2", "")).toBe(`${ESC}[?7l1/2${ESC}[?7h\r${ESC}[K`);
  });

  it("is not there where no terminal redraws it", () => {
    expect(shown(false, "1/2", "")).toBe("");
  });
});

describe("a file that is printed", () => {
  it.each([
    ["on a screen loses what a terminal would obey", true, "a\ufffd]0;b\n"],
    ["goes to another program as it is", false, `a${ESC}]0;b\n`],
  ])("%s", (_what, isScreen, expected) => {
    expect(written("stdout", isScreen, () => openTerminal(false).printFile(`a${ESC}]0;b`))).toBe(expected);
  });
});

describe("--json", () => {
  it("gives one document alone, also where something fails after it was printed", () => {
    const printed = written("stdout", false, () => {
      const terminal = openTerminal(true);
      terminal.printJson({ answer: "21" });
      terminal.printJson({ error: { code: "storage" } });
    });
    expect(JSON.parse(printed)).toEqual({ answer: "21" });
  });
});

/** What goes to an output while it is a terminal or none. */
function written(output: "stdout" | "stderr", isScreen: boolean, work: () => void): string {
  const stream: NodeJS.WriteStream = process[output];
  const { isTTY } = stream;
  const write = vi.spyOn(stream, "write").mockReturnValue(true);
  stream.isTTY = isScreen;
  try {
    work();
    return write.mock.calls.map(([text]) => String(text)).join("");
  } finally {
    write.mockRestore();
    stream.isTTY = isTTY;
  }
}

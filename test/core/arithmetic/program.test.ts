import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { programIn, runProgram } from "../../../core/arithmetic/program.ts";

const run = (...lines: readonly string[]) => runProgram(lines.join("\n"));

describe("a straight-line program", () => {
  it("prints what its variables come to", () => {
    expect(run("boxes = 3", "pens = boxes * 6  # in all", "", "print(pens - 4)")).toBe("14");
  });

  it("knows assignments that change a variable, and annotations", () => {
    expect(run("total: int = 5", "total += 2 * 3", "total //= 2", "print(total)")).toBe("5");
  });

  it("gives what is printed last", () => {
    expect(run("print(1)", "print(2)")).toBe("2");
  });

  it.each([
    ['print("In all:", 7)', "7"],
    ['print(f"She has {2 + 5} pens")', "7"],
    ['print(f"{10 / 4:.2f}")', "2.5"],
    ["print('# of pens:', 7)", "7"],
    ['print(f"${100 / 3:.2f}")', "33.33"],
    ['print(f"{45 / 60:.0%}")', "75"],
    ['print(f"{11 / 3:.0f}")', "4"],
    ['print(f"{5 / 2:.0f} or so")', "2"],
    ['print(f"{7 / 2:.0f}")', "4"],
    ['print(f"{1.15:.1f}")', "1.1"],
    ['print(f"{0.125:.2f}")', "0.12"],
    ['print(f"{1234567:,}")', "1234567"],
    ['print(f"{1 / 3:>10.3f}")', "0.333"],
  ])("finds the number in %s", (line, printed) => {
    expect(run(line)).toBe(printed);
  });

  it.each(['print(f"{1 / 3:.3g}")', 'print(f"{7.5:d}")', 'print(f"{7.5!r}")'])("leaves %s alone", (line) => {
    expect(run(line)).toBeNull();
  });

  it.each([
    'print(f"{3}/{4}")',
    'print(f"She has {3} / {4} of it")',
    'print("Ratio:", f"{2}:{1}")',
    'print(f"{12}.{50:02d}")',
    'print(3, "/", 4)',
    'print(2, ":", 30)',
    'print("At", 2, 30, sep=":")',
  ])("gives no part of what %s prints", (line) => {
    expect(run(line)).toBeNull();
  });

  it("gives the last of two values with words between them", () => {
    expect(run('print(f"{3}/{4} of {8}: {6}")')).toBe("6");
  });

  it("gives the last of several values", () => {
    expect(run("print(1, max(2, 3))")).toBe("3");
  });

  it.each([
    ['print(apples, f"apples cost ${total:.2f}")', "4.5"],
    ['print(f"{apples} apples cost", total)', "4.5"],
    ['print(name, f"has {apples} apples")', "6"],
    ['print(apples, f"apples")', "6"],
    ['print(name, ":", total)', "4.5"],
    ['print(apples, "apples:", total)', "4.5"],
    ['print(f"{min(apples, total)}, all in all", "(rounded, of course)")', "4.5"],
  ])("gives the number that stands last in %s, be it in a text or beside one", (line, printed) => {
    expect(run('name = "Ada"', "apples = 6", "total = 4.5", line)).toBe(printed);
  });

  it.each([
    'print(f"{pens}", end="")',
    'print("Total:", pens, sep=" ")',
    'print("Total", pens, sep=", ", end="; 3")',
    "print(pens, flush=True)",
    "print(pens, file=sys.stdout)",
  ])("passes over what says how to print: %s", (line) => {
    expect(run("pens = 7", line)).toBe("7");
  });

  it.each([
    "print(pens, name)",
    'print(pens, f"of {name}")',
    'print(pens, "of", name.upper())',
    'print(pens, "=" * 20)',
    "print(pens, lost + 1)",
  ])("puts no earlier number in the place of one that it cannot compute: %s", (line) => {
    expect(run('name = "Ada"', "pens = 7", line)).toBeNull();
  });

  it("keeps every digit of a whole number, and gives none that it cannot hold", () => {
    expect(run("print(2 ** 40)")).toBe("1099511627776");
    expect(run("print(1234567 * 7654321)")).toBe("9449772114007");
    expect(run("print(2 ** 80)")).toBeNull();
    expect(run("print(0 * -1)")).toBe("0");
  });

  it("gives what is computed last where nothing is printed", () => {
    expect(run("a = 2", "b = a * 3")).toBe("6");
  });

  it("passes over what it cannot compute as long as the result does not depend on it", () => {
    expect(run('name = "Ada"', "unit = cups", "age = 7", "print(name)", "print(name, age)")).toBe("7");
    expect(run("age = 7", "age = years", "print(age)")).toBeNull();
    expect(run("print(7)", "print(age)")).toBeNull();
  });

  it("passes over imports, indents and comments", () => {
    expect(run("import math", "# the boxes", "  boxes = 7 / 2", "print(math.ceil(boxes))")).toBe("4");
  });

  it("rounds away what binary fractions leave over", () => {
    expect(run("print(0.1 + 0.2)")).toBe("0.3");
    expect(run("print(12345678901.25)")).toBe("12345678901.25");
    expect(run("print(0 * -1)")).toBe("0");
  });

  it.each([
    ["a loop", ["for day in range(3):", "  total = day", "print(total)"]],
    ["a function", ["def answer():", "  return 3", "print(answer())"]],
    ["a variable that was never set", ["print(eggs)"]],
    ["a call that does something", ['open("file", "w")', "print(1)"]],
    ["a comparison", ["a = 1", "a == 1", "print(a)"]],
    ["another statement behind an import", ["boxes = 7", "import math; boxes = 3", "print(boxes)"]],
    ["prose", ["The answer is 4."]],
    ["nothing", [""]],
  ])("has no result with %s", (_, lines) => {
    expect(run(...lines)).toBeNull();
  });

  it("has no result where it is too long to be one", () => {
    expect(run(...Array.from({ length: 300 }, () => "a = 1"), "print(1)")).toBeNull();
    expect(run(`a = ${"1".repeat(9000)}`, "print(1)")).toBeNull();
  });

  it("never throws, and prints plain numbers only", () => {
    const line = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(..."ab=+-*/()12 .,#'\"{}".split("")) }),
      fc.constantFrom("a = 2", "b = a / 3", "print(a)", "print(b * a)"),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const printed = run(...lines);
        expect(printed === null || Number.isFinite(Number(printed))).toBe(true);
      }),
    );
  });
});

describe("the program in a reply", () => {
  it("is its last fenced block", () => {
    expect(programIn("First:\n```python\na = 1\n```\nBetter:\n```python\na = 2\n```\nDone.")).toBe("a = 2\n");
  });

  it("is not what a reply says that it prints", () => {
    expect(programIn("```python\nprint(1)\n```\n```output\n1\n```\nSo the answer is 1.")).toBe("print(1)\n");
  });

  it("is its last block of Python where others show what is printed", () => {
    expect(programIn("```python\nprint(1)\n```\nIt prints:\n```\n1\n```")).toBe("print(1)\n");
  });

  it("is a block without a name where none is of Python", () => {
    expect(programIn("```\nprint(1)\n```")).toBe("print(1)\n");
  });

  it("is read to the end where the block is not closed", () => {
    expect(programIn("```python\nprint(1)")).toBe("print(1)");
  });

  it("is the whole reply where nothing is fenced", () => {
    expect(programIn("print(1)")).toBe("print(1)");
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { latexComment, latexTable, latexText } from "../../core/latex.ts";

describe("a text in LaTeX", () => {
  it.each([
    ["a\\b", "a\\textbackslash{}b"],
    ["{x}", "\\{x\\}"],
    ["$5 & #1", "\\$5 \\& \\#1"],
    ["2^3", "2\\textasciicircum{}3"],
    ["q4_k_m", "q4\\_k\\_m"],
    ["~/a", "\\textasciitilde{}/a"],
    ["95 %", "95 \\%"],
    ["p < 0.001", "p \\textless{} 0.001"],
    ["−3.1", "$-$3.1"],
    ["a-b", "a-b"],
    ["a--b", "a-{}-b"],
    ["a---b", "a-{}-{}-b"],
    ["''x,,", "'{}'x,{},"],
    ["`x`", "\\textasciigrave{}x\\textasciigrave{}"],
    ["?`!`", "?\\textasciigrave{}!\\textasciigrave{}"],
    ['"x"', "\\texttt{\\char34}x\\texttt{\\char34}"],
    ["two\n\n lines", "two lines"],
  ])("shows %j as it stands", (text, shown) => {
    expect(latexText(text)).toBe(shown);
  });

  it("has nothing that LaTeX would obey, whatever the text holds", () => {
    const unit = fc.constantFrom(...Array.from("\\{}$&#^_~%<>|[*−-',`\"?! ab"));
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const shown = latexText(text);
        expect(shown).not.toMatch(/--|''|,,/);
        const bare = shown.replaceAll(
          /\\text[a-z]+\{(\\char34)?\}|\\[{}$&#_%]|\{[[*]\}|\$-\$|(?<=[-',])\{\}/g,
          "",
        );
        expect(bare).toMatch(/^[-',?!ab ]*$/);
      }),
    );
  });
});

describe("a table in LaTeX", () => {
  const table = latexTable({
    caption: "100 %",
    head: ["Method", "Right"],
    rows: [["[a]_b & c", "5"]],
    alignments: ["l", "r"],
  });

  it("has the rules of booktabs, and every cell escaped", () => {
    expect(table).toBe(`\\begin{table}
\\centering
\\caption{100 \\%}
\\begin{tabular}{lr}
\\toprule
Method & Right \\\\
\\midrule
{[}a]\\_b \\& c & 5 \\\\
\\bottomrule
\\end{tabular}
\\end{table}`);
  });
});

it("a comment in LaTeX is one in every line", () => {
  expect(latexComment("one\n\ntwo\r\nthree")).toBe("% one\n%\n% two\n% three");
});

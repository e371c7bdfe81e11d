/**
 * What LaTeX would obey, or show as another sign: two of `-`, `'` or `,` in a row become one. A bracket or a star at the
 * beginning of a row would belong to the end of the row before it.
 */
const SIGNS = /[\\{}$&#^_~%<>|[*−`"]|([-',])(?=\1)/g;
const SHOWN = new Map([
  ["\\", "\\textbackslash{}"],
  ["^", "\\textasciicircum{}"],
  ["~", "\\textasciitilde{}"],
  ["<", "\\textless{}"],
  [">", "\\textgreater{}"],
  ["|", "\\textbar{}"],
  ["[", "{[}"],
  ["*", "{*}"],
  ["-", "-{}"],
  ["'", "'{}"],
  [",", ",{}"],
  ["`", "\\textasciigrave{}"],
  // Only typewriter fonts have the straight one in every encoding.
  ['"', "\\texttt{\\char34}"],
  // Without a package LaTeX does not know this sign.
  ["−", "$-$"],
]);

/** A text in one line of LaTeX that shows every sign as it stands. */
export function latexText(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(SIGNS, (sign) => SHOWN.get(sign) ?? `\\${sign}`);
}

/** A text, line by line, as comments of LaTeX. */
export function latexComment(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `% ${line}`.trimEnd())
    .join("\n");
}

/** A table of texts, whatever they hold. */
export interface CaptionedTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** One a column: left or right. */
  readonly alignments: readonly ("l" | "r")[];
}

/** A table with the rules of the package booktabs. */
export function latexTable({ caption, head, rows, alignments }: CaptionedTable): string {
  const line = (cells: readonly string[]) => `${cells.map(latexText).join(" & ")} \\\\`;
  return [
    "\\begin{table}",
    "\\centering",
    `\\caption{${latexText(caption)}}`,
    `\\begin{tabular}{${alignments.join("")}}`,
    "\\toprule",
    line(head),
    "\\midrule",
    ...rows.map(line),
    "\\bottomrule",
    "\\end{tabular}",
    "\\end{table}",
  ].join("\n");
}

import { readdirSync, readFileSync } from "node:fs";

const ROOT = new URL("../../", import.meta.url);

/** The README and the documents, by their paths from the project's root. */
export const PAGES: readonly string[] = [
  "README.md",
  ...readdirSync(new URL("docs/", ROOT))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

export function pageText(path: string): string {
  return readFileSync(new URL(path, ROOT), "utf8");
}

/** What stands in a text as code, without the code of blocks. */
export function codesIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
}

/** The rows of the table whose first columns have these heads, each as its cells; none if there is no such table. */
export function tableOn(path: string, ...heads: readonly string[]): readonly (readonly string[])[] {
  const blocks = pageText(path).split("\n\n");
  const tables = blocks.map((block) => block.split("\n").map(cellsIn));
  const table = tables.find(([head]) => heads.every((name, column) => head?.[column] === name));
  return table?.slice(2) ?? [];
}

function cellsIn(row: string): readonly string[] {
  const cells = row.split("|").slice(1, -1);
  return cells.map((cell) => cell.trim());
}

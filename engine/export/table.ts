/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function cell(text: string): string {
  return inline(text.replaceAll(/[\\|]/g, (sign) => `\\${sign}`));
}

/** A text in one line of Markdown, in which it can begin no HTML and no picture, which a reader's program would load. */
export function inline(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/&(?=#?\w+;)/g, "&amp;")
    .replaceAll(/<(?=[a-z!/?])/gi, "&lt;")
    .replaceAll("![", "!\\[");
}

/** A text as it was said, sign by sign: whatever Markdown or HTML it holds, it stays within its quotation. */
export function quoted(text: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 2);
  const fence = "`".repeat(longest + 1);
  return [fence, ...text.split(/\r\n|\r|\n/), fence].map((line) => `> ${line}`.trimEnd()).join("\n");
}

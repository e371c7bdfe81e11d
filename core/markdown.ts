/** A table in Markdown of texts, whatever they hold. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return markdownTable(
    head.map(cell),
    rows.map((cells) => cells.map(cell)),
  );
}

/** A table in Markdown whose cells are Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function cell(text: string): string {
  return inline(text.replaceAll(/[\\|]/g, (sign) => `\\${sign}`));
}

/** An escaped sign, and what begins an entity, HTML, a picture or code. */
const SIGNS = /\\[^]|&(?=#?\w+;)|<(?=[a-z!/?])|!(?=\[)|`/gi;
/** What is written instead. In code it would show as it is written, so that nothing begins code either. */
const HARMLESS = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  ["!", "!\\"],
  ["`", "\\`"],
]);

/** A text in one line of Markdown that begins no HTML, no code and no picture, which a reader's program would load. */
export function inline(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(SIGNS, (found) => HARMLESS.get(found) ?? found);
}

/** A text as it was said, sign by sign: whatever Markdown or HTML it holds, it stays within its quotation. */
export function quoted(text: string): string {
  const fence = fenceAround(text);
  return [fence, ...text.split(/\r\n|\r|\n/), fence]
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
}

/** A program's text, sign by sign. @param language by which a reader's program colours it */
export function codeBlock(text: string, language: string): string {
  const fence = fenceAround(text);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Longer than any row of backticks in the text. */
function fenceAround(text: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 2);
  return "`".repeat(longest + 1);
}

const FENCE = /```[ \t]*(?:sql|sqlite)?[ \t]*\n/i;

/** The query of a reply: its last fenced block, else the reply if it begins like a query; null if it has neither. */
export function readSql(text: string): string | null {
  const parts = text.split("```");
  for (let index = parts.length - (parts.length % 2 === 0 ? 1 : 2); index > 0; index -= 2) {
    const block = "```" + (parts[index] ?? "");
    if (FENCE.test(block)) return query(block.replace(FENCE, ""));
  }
  return /^(?:select|with)\b/i.test(text) ? query(text) : null;
}

function query(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}

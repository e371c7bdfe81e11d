/** A text on one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** A text on one line of at most so many characters; the `…` that ends one that was cut is one of them. */
export function shortened(text: string, most: number): string {
  const line = oneLine(text);
  return line.length > most ? `${whole(line.slice(0, most - 1)).trimEnd()}…` : line;
}

/** A text without half of a character at its end. */
function whole(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}

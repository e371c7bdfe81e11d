/** A text on one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** A text on one line of at most so many characters; the `…` that ends one that was cut is one of them. */
export function shortened(text: string, most: number): string {
  const line = oneLine(text);
  return line.length > most ? `${beginning(line, most - 1).trimEnd()}…` : line;
}

/** The beginning of a text: at most so many UTF-16 units, without half of a character at its end. */
export function beginning(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
}

/** The end of a text: at most so many UTF-16 units, without half of a character at its beginning. */
export function ending(text: string, most: number): string {
  return text.slice(-most).replace(/^[\uDC00-\uDFFF]/, "");
}

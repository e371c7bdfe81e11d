/** A part of a page that is made anew each time. */
export interface GeneratedPart {
  /** Names its markers. */
  readonly name: string;
  /** Markdown. */
  readonly text: string;
  /** Written before it, once: from then on a person may change it. */
  readonly head: string;
}

/**
 * Puts generated parts between their markers, `<!-- table:begin NAME -->` and `<!-- table:end NAME -->`; everything around
 * them stays as it is. A part that has no markers yet comes to the end, with its head.
 * @throws Error for a part that begins and does not end
 */
export function withParts(page: string, parts: readonly GeneratedPart[]): string {
  return parts.reduce(withPart, page);
}

function withPart(page: string, { name, text, head }: GeneratedPart): string {
  const [begin, end] = [`<!-- table:begin ${name} -->`, `<!-- table:end ${name} -->`];
  const generated = `${begin}\n\n${text}\n\n${end}`;
  const from = page.indexOf(begin);
  if (from === -1) return `${page.trimEnd()}\n\n${head}\n\n${generated}\n`;
  const to = page.indexOf(end, from);
  if (to === -1)
    throw new Error(
      `The page has "${begin}" without "${end}" after it. Write that line where the part ends.`,
    );
  return page.slice(0, from) + generated + page.slice(to + end.length);
}

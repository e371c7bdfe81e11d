import { pick, type Random } from "./random.ts";

/** A piece of a text: words as they stand, or the name of what is put there. */
export type Piece = { readonly words: string } | { readonly slot: string };

type Part = Piece | { readonly alternatives: readonly Template[] };

/** A text with slots and alternatives: `[bought|found] {x} {o}`. */
export type Template = readonly Part[];

const MARK = /\{(\w+)\}|[[\]|{}]|[^[\]|{}]+/g;

/**
 * Reads the text of a wording (wording.ts).
 * @throws Error that names the text, if a bracket has no partner or a `|` stands outside of brackets
 */
export function parseTemplate(text: string): Template {
  const open: Part[][][] = [[[]]];
  for (const [mark, slot] of text.matchAll(MARK)) {
    const alternatives = open.at(-1) ?? [];
    if (slot !== undefined) alternatives.at(-1)?.push({ slot });
    else if (mark === "[") open.push([[]]);
    else if (mark === "|" && open.length > 1) alternatives.push([]);
    else if (mark === "]" && open.length > 1) {
      open.pop();
      open.at(-1)?.at(-1)?.push({ alternatives });
    } else if (/^[[\]|{}]$/.test(mark)) throw new Error(`"${mark}" stands alone in the text "${text}".`);
    else alternatives.at(-1)?.push({ words: mark });
  }
  if (open.length > 1) throw new Error(`A [ has no ] in the text "${text}".`);
  return open[0]?.[0] ?? [];
}

/** The pieces of a template with one of its alternatives at each place. */
export function chosenPieces(random: Random, template: Template): Piece[] {
  return template.flatMap((part) =>
    "alternatives" in part ? chosenPieces(random, pick(random, part.alternatives)) : [part],
  );
}

/** Pieces as a text that `parseTemplate` reads. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => ("words" in piece ? piece.words : `{${piece.slot}}`)).join("");
}

/** All slots of a template. */
export function slotsOf(template: Template): Set<string> {
  const slots = template.flatMap((part) => {
    if ("words" in part) return [];
    return "slot" in part ? [part.slot] : part.alternatives.flatMap((each) => [...slotsOf(each)]);
  });
  return new Set(slots);
}

/** The slots that a template has whichever of its alternatives are chosen. */
export function certainSlotsOf(template: Template): Set<string> {
  const slots = template.flatMap((part) => {
    if ("words" in part) return [];
    return "slot" in part ? [part.slot] : inAll(part.alternatives.map(certainSlotsOf));
  });
  return new Set(slots);
}

function inAll([first, ...others]: readonly Set<string>[]): string[] {
  return [...(first ?? [])].filter((slot) => others.every((set) => set.has(slot)));
}

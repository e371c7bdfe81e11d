import type { Cursor } from "./cursor.ts";
import type { Place, Reading } from "./reading.ts";
import type { Chunk, NounPhrase } from "./syntax.ts";

const JOINING = ["and", "or", "&"];

/** What goes before a further conjunct: `and`, `, and`, or the comma of a list that goes on. */
interface Link {
  /** How many chunks it takes. */
  readonly length: number;
  readonly word: string;
}

/** Attaches `…, pears and plums`; behind a verb not `… and Tom has …`, where a clause begins. */
export function attachConjunct(noun: NounPhrase, reading: Reading, place: Place): boolean {
  const link = place === "compared" ? null : linkAhead(reading.chunks);
  const opensClause =
    place !== "before-verb" && link !== null && isVerb(reading.chunks.peek(link.length + 1));
  if (link === null || opensClause) return false;
  addConjunct(noun, reading, link, place);
  return true;
}

/** Adds `… and 4 pears` to what a verb's last object was, where no verb follows. */
export function addFurtherObject(noun: NounPhrase, reading: Reading): boolean {
  const link = linkAhead(reading.chunks);
  if (link === null || isVerb(reading.chunks.peek(link.length + 1))) return false;
  addConjunct(noun, reading, link, "after-verb");
  return true;
}

function addConjunct(noun: NounPhrase, reading: Reading, link: Link, place: Place): void {
  reading.chunks.skip(link.length);
  if (link.word === "or") noun.conjunction = "or";
  const conjunct = reading.readPhrase(place);
  if (conjunct?.kind === "noun-phrase") noun.conjuncts.push(conjunct, ...conjunct.conjuncts.splice(0));
}

function linkAhead(chunks: Cursor<Chunk>): Link | null {
  const commas = chunks.peek()?.kind === "comma" ? 1 : 0;
  const word = chunks.peek(commas);
  if (word?.kind === "conjunction") {
    const joinsNouns = JOINING.includes(word.word) && isNoun(chunks.peek(commas + 1));
    return joinsNouns ? { length: commas + 1, word: word.word } : null;
  }
  return commas === 1 && listGoesOn(chunks) ? { length: 1, word: "and" } : null;
}

/** Whether after this comma and the noun behind it a last member is joined, and no verb of its own follows that. */
function listGoesOn(chunks: Cursor<Chunk>): boolean {
  const commas = chunks.peek(2)?.kind === "comma" ? 1 : 0;
  const isJoined = chunks.peek(2 + commas)?.kind === "conjunction" && isNoun(chunks.peek(3 + commas));
  return isNoun(chunks.peek(1)) && isJoined && !isVerb(chunks.peek(4 + commas));
}

function isNoun(chunk: Chunk | undefined): boolean {
  return chunk?.kind === "noun-phrase";
}

function isVerb(chunk: Chunk | undefined): boolean {
  return chunk?.kind === "verb-group";
}

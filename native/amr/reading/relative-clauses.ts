import type { Cursor } from "./cursor.ts";
import type { Place, Reading } from "./reading.ts";
import { emptyClause, isPhrase } from "./syntax.ts";
import type { Chunk, Clause, NounPhrase, RelativeClause, VerbGroup } from "./syntax.ts";

/** Attaches `games that Kelly has`, `writers who won`. */
export function attachRelative(noun: NounPhrase, reading: Reading, place: Place): boolean {
  const { chunks } = reading;
  if (chunks.peek()?.kind !== "relative") return false;
  const next = chunks.peek(1);
  if (next?.kind !== "verb-group" && !isPhrase(next)) return false;
  chunks.skip();
  noun.clauses.push(readRelative(reading, place));
  return true;
}

/** Attaches `the place they were born in`, which has no relative word. */
export function attachBareRelative(noun: NounPhrase, reading: Reading, place: Place): boolean {
  const subject = reading.chunks.peek();
  const verb = reading.chunks.peek(1);
  const isSubject = subject?.kind === "noun-phrase" && (subject.isPronoun || subject.name.length > 0);
  const isVerb = verb?.kind === "verb-group" && !verb.infinitive;
  if (place === "before-verb" || noun.isPronoun || !isSubject || !isVerb) return false;
  noun.clauses.push(readRelative(reading, place));
  return true;
}

/** Attaches `movies directed by …`, `actors starring in …`. */
export function attachParticiple(noun: NounPhrase, reading: Reading, place: Place): boolean {
  const group = reading.chunks.peek();
  const asksWho = noun.question === "which" && noun.head === null;
  if (asksWho || group?.kind !== "verb-group" || !isParticiple(group, reading.chunks, place)) return false;
  reading.chunks.skip();
  const clause = clauseAt(place);
  clause.verb = { ...group, passive: !isActive(group) };
  noun.clauses.push(readRest(reading, clause, "subject"));
  return true;
}

function clauseAt(place: Place): Clause {
  return { ...emptyClause(), awaitsVerb: place === "before-verb" };
}

function readRelative(reading: Reading, place: Place): RelativeClause {
  const clause = clauseAt(place);
  clause.subject = reading.readPhrase("before-verb");
  return readRest(reading, clause, clause.subject === null ? "subject" : "object");
}

function readRest(reading: Reading, clause: Clause, gap: "subject" | "object"): RelativeClause {
  const preposition = reading.readPredicate(clause);
  return { clause, gap: preposition === null ? gap : { preposition } };
}

/** Before the clause's verb, a form in -ed is that verb itself unless another one follows. */
function isParticiple(group: VerbGroup, chunks: Cursor<Chunk>, place: Place): boolean {
  if (!group.bare || group.auxiliary) return false;
  if (isActive(group)) return true;
  if (group.form === group.lemma || group.form.endsWith("s") || isPhrase(chunks.peek(1))) return false;
  return place !== "before-verb" || verbFollows(chunks);
}

function isActive(group: VerbGroup): boolean {
  return group.form.endsWith("ing");
}

/** Whether a further verb stands before the next comma, stop or `and`, other than in a relative clause. */
function verbFollows(chunks: Cursor<Chunk>): boolean {
  const following = chunks.rest().slice(1);
  const edge = following.findIndex(({ kind }, index) => {
    const joinsVerbs = kind === "conjunction" && following[index + 1]?.kind === "verb-group";
    return joinsVerbs || ["comma", "stop", "subordinator"].includes(kind);
  });
  const inClause = edge < 0 ? following : following.slice(0, edge);
  return inClause.some((chunk, index) => {
    return chunk.kind === "verb-group" && !chunk.infinitive && !opensRelative(inClause[index - 1]);
  });
}

function opensRelative(chunk: Chunk | undefined): boolean {
  return chunk?.kind === "relative" || (chunk?.kind === "noun-phrase" && chunk.isPronoun);
}

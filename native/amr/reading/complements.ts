import { isSaying } from "../words/frames.ts";
import { isCompared } from "./attachments.ts";
import { addFurtherObject } from "./coordination.ts";
import type { Place, Reading } from "./reading.ts";
import { emptyClause, isPhrase } from "./syntax.ts";
import type { Chunk, Clause, NounPhrase, Phrase } from "./syntax.ts";

/** Reads one thing that may follow a verb into the verb's clause; false, with nothing taken, where it does not stand next. */
type Complement = (reading: Reading, clause: Clause) => boolean;

/** What may follow a verb, in the order in which it is looked for. */
export const COMPLEMENTS: readonly Complement[] = [
  readContent,
  readObject,
  readComparison,
  readAdjunct,
  readVerbal,
  readSubordinate,
  readLateRelative,
  readAdverb,
  readLeft,
  readFurtherObject,
  skipComma,
];

/** Commands that merely present a noun. */
const PRESENTING = new Set(["list", "show", "give", "name", "tell"]);

/** `he knows Tom has 5`, `determine how many are left`: a clause without `that`. */
function readContent(reading: Reading, clause: Clause): boolean {
  const { chunks } = reading;
  const verb = chunks.peek(1);
  const isFinite = verb?.kind === "verb-group" && !verb.infinitive && !verb.form.endsWith("ing");
  if (!isPhrase(chunks.peek()) || !isFinite || clause.objects.length > 0) return false;
  if (!isSaying(clause.verb?.lemma ?? "") && !isAsking(chunks.peek())) return false;
  clause.dependents.push({ link: "that", clause: reading.readClause() });
  return true;
}

function isAsking(chunk: Chunk | undefined): boolean {
  return chunk?.kind === "noun-phrase" && chunk.question !== null;
}

function readObject(reading: Reading, clause: Clause): boolean {
  const phrase = reading.readPhrase(placeAfter(clause));
  if (phrase === null) return false;
  clause.objects.push(phrase);
  return true;
}

function placeAfter(clause: Clause): Place {
  if (clause.awaitsVerb) return "before-verb";
  return presents(clause) ? "presented" : "after-verb";
}

/** `List …`, `Give me …`, `… is a …`: nothing that follows the noun could be about the verb. */
function presents({ verb, mood, existential }: Clause): boolean {
  if (verb?.lemma === "be") return !verb.passive && !existential;
  return mood === "imperative" && PRESENTING.has(verb?.lemma ?? "");
}

/** `How many more apples does Tom have than Sue`: belongs to what is compared. */
function readComparison(reading: Reading, clause: Clause): boolean {
  const { chunks } = reading;
  const joint = chunks.peek();
  const compared = [...clause.objects, clause.subject].find(isComparedNoun);
  if (joint?.kind !== "preposition" || !["than", "as"].includes(joint.word)) return false;
  if (compared === undefined || !isPhrase(chunks.peek(1))) return false;
  chunks.skip();
  const object = reading.readPhrase("compared");
  if (object !== null) compared.adjuncts.push({ preposition: joint.word, object });
  return true;
}

function isComparedNoun(phrase: Phrase | null): phrase is NounPhrase {
  return phrase?.kind === "noun-phrase" && isCompared(phrase);
}

/** A preposition with a phrase, or with a verb: `by adding …`. */
function readAdjunct(reading: Reading, clause: Clause): boolean {
  const { chunks } = reading;
  const joint = chunks.peek();
  const next = chunks.peek(1);
  if (joint?.kind !== "preposition" || (!isPhrase(next) && next?.kind !== "verb-group")) return false;
  chunks.skip();
  const place = clause.awaitsVerb ? "before-verb" : "after-verb";
  const object = isPhrase(next) ? reading.readPhrase(place) : readVerbPhrase(reading);
  if (object !== null) clause.adjuncts.push({ preposition: joint.word, object });
  return true;
}

/** `to find …` and `…, using …`. */
function readVerbal(reading: Reading, clause: Clause): boolean {
  const group = reading.chunks.peek();
  if (!isVerbal(group)) return false;
  const isInfinitive = group?.kind === "verb-group" && group.infinitive;
  clause.dependents.push({ link: isInfinitive ? "to" : "by", clause: readVerbPhrase(reading) });
  return true;
}

function isVerbal(chunk: Chunk | undefined): boolean {
  if (chunk?.kind !== "verb-group") return false;
  return chunk.infinitive || (chunk.bare && chunk.form.endsWith("ing"));
}

function readVerbPhrase(reading: Reading): Clause {
  const clause = emptyClause();
  reading.readPredicate(clause);
  return clause;
}

function readSubordinate(reading: Reading, clause: Clause): boolean {
  const { chunks } = reading;
  const offset = commasAhead(reading);
  const joint = chunks.peek(offset);
  if (joint?.kind !== "subordinator") return false;
  chunks.skip(offset + 1);
  clause.dependents.push({ link: joint.word, clause: reading.readClause() });
  return true;
}

/** `…, which cost 5 dollars`; without a noun before it, `that` begins what is said. */
function readLateRelative(reading: Reading, clause: Clause): boolean {
  const { chunks } = reading;
  const offset = commasAhead(reading);
  if (chunks.peek(offset)?.kind !== "relative") return false;
  chunks.skip(offset + 1);
  const noun = clause.objects.at(-1);
  if (noun?.kind === "noun-phrase" && chunks.peek()?.kind === "verb-group") {
    noun.clauses.push({ clause: readVerbPhrase(reading), gap: "subject" });
  } else {
    clause.dependents.push({ link: "that", clause: reading.readClause() });
  }
  return true;
}

function commasAhead({ chunks }: Reading): number {
  return chunks.peek()?.kind === "comma" ? 1 : 0;
}

function readAdverb({ chunks }: Reading, clause: Clause): boolean {
  const chunk = chunks.peek();
  if (chunk?.kind !== "adverb" && chunk?.kind !== "there") return false;
  clause.adverbs.push(chunk.word);
  chunks.skip();
  return true;
}

/** `How many apples does he have left`. */
function readLeft({ chunks }: Reading, clause: Clause): boolean {
  if (chunks.peek()?.kind !== "left") return false;
  const noun = clause.objects.at(-1) ?? clause.subject;
  if (noun?.kind === "noun-phrase") noun.remaining = true;
  chunks.skip();
  return true;
}

function readFurtherObject(reading: Reading, clause: Clause): boolean {
  const noun = clause.objects.at(-1);
  return noun?.kind === "noun-phrase" && addFurtherObject(noun, reading);
}

/** A comma does not end the clause where a circumstance follows it. */
function skipComma({ chunks }: Reading): boolean {
  const goesOn = chunks.peek(1)?.kind === "preposition" || isVerbal(chunks.peek(1));
  if (chunks.peek()?.kind !== "comma" || !goesOn) return false;
  chunks.skip();
  return true;
}

import type { Token } from "../tokens.ts";
import { readPhrase } from "./attachments.ts";
import { readChunks } from "./chunks.ts";
import { readClause } from "./clauses.ts";
import { Cursor } from "./cursor.ts";
import { readPredicate } from "./predicates.ts";
import type { Reading } from "./reading.ts";
import type { Chunk, Clause, Phrase, Sentence } from "./syntax.ts";

/** Reads a sentence of tagged words into its clauses; takes any words in any order. */
export function readSentence(tokens: readonly Token[]): Sentence {
  const reading = createReading(readChunks(tokens));
  const clauses: Sentence["clauses"][number][] = [];
  const fragments: Phrase[] = [];
  while (!reading.chunks.done) {
    const start = reading.chunks.position;
    const conjunction = skipJoints(reading);
    const clause = reading.readClause();
    if (clause.verb !== null || clause.subject?.kind === "expression") {
      clauses.push({
        conjunction,
        clause: shareSubject(clause, conjunction, clauses.at(-1)?.clause, fragments.at(-1)),
      });
    } else {
      clauses.push(...clause.dependents.map((dependent) => ({ conjunction, clause: dependent.clause })));
      fragments.push(...phrasesOf(clause));
    }
    if (reading.chunks.position === start) fragments.push(...skipOne(reading));
  }
  return { clauses, fragments };
}

function createReading(chunks: readonly Chunk[]): Reading {
  const reading: Reading = {
    chunks: new Cursor(chunks),
    readPhrase: (place) => readPhrase(reading, place),
    readPredicate: (clause) => readPredicate(reading, clause),
    readClause: () => readClause(reading),
  };
  return reading;
}

/** Skips commas and stops before a clause; the conjunction among them, if there is one. */
function skipJoints({ chunks }: Reading): string | null {
  let conjunction: string | null = null;
  for (
    let joint = chunks.peek();
    joint?.kind === "comma" || joint?.kind === "stop" || joint?.kind === "conjunction";
    joint = chunks.peek()
  ) {
    if (joint.kind === "conjunction") conjunction = joint.word;
    chunks.skip();
  }
  return conjunction;
}

/**
 * `He bought 5 and ate 3`: the second verb has the first one's subject, or its command. Where the tagger took the first verb
 * for a noun, that fragment stands in.
 */
function shareSubject(
  clause: Clause,
  conjunction: string | null,
  before: Clause | undefined,
  fragment: Phrase | undefined,
): Clause {
  if (conjunction === null || clause.subject !== null || clause.existential) return clause;
  if (before === undefined && fragment === undefined) return clause;
  clause.mood = before?.mood === "imperative" ? "imperative" : "statement";
  clause.subject = before === undefined ? (fragment ?? null) : before.subject;
  return clause;
}

function phrasesOf(clause: Clause): readonly Phrase[] {
  const adjuncts = clause.adjuncts.flatMap(({ object }) => (object.kind === "clause" ? [] : [object]));
  return [...(clause.subject === null ? [] : [clause.subject]), ...clause.objects, ...adjuncts];
}

/** A chunk with which no clause can begin, so that reading always goes on. */
function skipOne(reading: Reading): readonly Phrase[] {
  const phrase = reading.readPhrase("before-verb");
  if (phrase !== null) return [phrase];
  reading.chunks.skip();
  return [];
}

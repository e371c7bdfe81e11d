import type { Cursor } from "./cursor.ts";
import type { Chunk, Clause, Phrase } from "./syntax.ts";

/**
 * Where a phrase stands: before its clause's verb, behind it, behind one that merely presents it (`list all lakes in …`: what
 * follows belongs to the noun), or where it is what something is compared with.
 */
export type Place = "before-verb" | "after-verb" | "presented" | "compared";

/** A sentence being read, and how its parts are read, by which the stages call each other. */
export interface Reading {
  readonly chunks: Cursor<Chunk>;
  /** Reads the phrase that stands next and what belongs to it; null, with nothing taken, where no phrase stands. */
  readonly readPhrase: (place: Place) => Phrase | null;
  /** Reads a clause's verb and what follows it into `clause`; returns a preposition that was left without its object. */
  readonly readPredicate: (clause: Clause) => string | null;
  /** Reads a clause from its beginning. */
  readonly readClause: () => Clause;
}

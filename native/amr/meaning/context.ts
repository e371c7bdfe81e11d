import type { Clause, NounPhrase, Phrase } from "../reading/syntax.ts";
import type { Filler, GraphBuilder } from "./graph-builder.ts";
import type { NameUse } from "./name-use.ts";
import type { References } from "./references.ts";

/** What a clause takes over from the words around it. */
export interface Surroundings {
  /** Its subject, where it has none of its own. */
  readonly subject?: Filler;
  /** An object that stands elsewhere: the noun that a relative clause hangs on. */
  readonly object?: Filler;
  /** The same behind a preposition. */
  readonly adjunct?: { readonly preposition: string; readonly filler: Filler };
}

/** What the stages that turn phrases and clauses into nodes share, and by which they call each other. */
export interface Meaning {
  readonly graph: GraphBuilder;
  readonly references: References;
  /** The node of a phrase, or a constant for a bare number; `use`, `person` unless set, is what an unknown name would name. */
  phrase(phrase: Phrase, use?: NameUse): Filler;
  /** The node of a phrase; a bare number becomes a node with it. */
  phraseNode(phrase: Phrase): string;
  /** The topmost node of a clause. */
  clause(clause: Clause, surroundings?: Surroundings): string;
  /** Adds all that a noun phrase says of its head to the head's node. */
  describe(node: string, noun: NounPhrase): void;
}

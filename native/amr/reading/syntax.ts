import type { Expression } from "./expressions.ts";

/** How many: a number, perhaps as a bound (`more than 10`), as a difference (`3 more`) or as a factor (`twice as many`). */
export interface Quantity {
  /** `unknown` where it is asked for, null where it is not said (`more apples than`). */
  readonly value: number | "unknown" | null;
  readonly kind:
    | "exact"
    | "more-than"
    | "less-than"
    | "at-least"
    | "at-most"
    | "about"
    | "more"
    | "less"
    | "most"
    | "times";
}

/** A word before the head: an adjective, a noun, or a name such as `Danish`. */
export interface Modifier {
  readonly words: readonly string[];
  readonly isName: boolean;
}

/** How far something is so: `tallest` is tall to the degree most. */
export interface Degree {
  readonly adjective: string;
  readonly degree: "most" | "least" | "more" | "less";
}

/** A noun with what belongs to it. What follows the noun is attached while the clause is read. */
export interface NounPhrase {
  readonly kind: "noun-phrase";
  readonly question: "which" | "how-many" | null;
  readonly determiner: string | null;
  readonly quantity: Quantity | null;
  readonly ordinal: number | null;
  readonly degree: Degree | null;
  readonly modifiers: readonly Modifier[];
  /** A common noun or a pronoun; null where there is but a name, a number or an adjective. */
  readonly head: string | null;
  readonly isPronoun: boolean;
  readonly name: readonly string[];
  readonly possessor: NounPhrase | null;
  /** What it is counted by: `16 eggs per day`, `$2 each`. */
  readonly rate: NounPhrase | null;
  readonly adjuncts: Adjunct[];
  readonly clauses: RelativeClause[];
  readonly conjuncts: NounPhrase[];
  /** The word between conjuncts. */
  conjunction: "and" | "or";
  /** What is left of more: `12 games left`. */
  remaining: boolean;
}

/** An adjective by itself: `is taller`, `how tall`. */
export interface AdjectivePhrase {
  readonly kind: "adjective";
  readonly degree: Degree | null;
  readonly adjective: string;
  /** Of an adjective: `5 feet tall`; asked for by `how tall`. */
  readonly measure: NounPhrase | "unknown" | null;
  readonly adjuncts: Adjunct[];
}

/** A calculation in signs, e.g. `12 - 5 = 7`. */
export interface ExpressionPhrase {
  readonly kind: "expression";
  readonly expression: Expression;
}

export type Phrase = NounPhrase | AdjectivePhrase | ExpressionPhrase;

export interface Adjunct {
  readonly preposition: string;
  readonly object: Phrase | Clause;
}

/** `gap`: what the noun would be in the clause. */
export interface RelativeClause {
  readonly clause: Clause;
  readonly gap: "subject" | "object" | { readonly preposition: string };
}

/** A verb with its auxiliaries. */
export interface VerbGroup {
  readonly kind: "verb-group";
  /** `be` of a copula; `do` where only an auxiliary has been read. */
  readonly lemma: string;
  readonly form: string;
  readonly negated: boolean;
  readonly passive: boolean;
  readonly modal: "possible" | "obligate" | "recommend" | null;
  /** Only auxiliaries were read, so that a verb may follow after the subject. */
  readonly auxiliary: boolean;
  readonly infinitive: boolean;
  /** Neither auxiliary nor `to` goes before it, so that it may be a participle or a command. */
  readonly bare: boolean;
  readonly adverbs: readonly string[];
}

/** Where a clause asks for a circumstance: `where`, `when`, `why`, `how`. */
export type QuestionWord = "where" | "when" | "why" | "how";

export interface Clause {
  readonly kind: "clause";
  verb: VerbGroup | null;
  subject: Phrase | null;
  readonly objects: Phrase[];
  readonly adjuncts: Adjunct[];
  readonly adverbs: string[];
  /** Clauses that hang on this one, by the word that joins them; `to` for an infinitive, `that` for content. */
  readonly dependents: { readonly link: string; readonly clause: Clause }[];
  question: QuestionWord | null;
  mood: "statement" | "imperative" | "polar";
  /** `there is …`. */
  existential: boolean;
  /** It belongs to a noun whose own verb is yet to come: `the dog that ate the bone slept`. */
  awaitsVerb: boolean;
}

/** A sentence: clauses side by side, or, where none was found, its bare phrases. */
export interface Sentence {
  readonly clauses: readonly { readonly conjunction: string | null; readonly clause: Clause }[];
  readonly fragments: readonly Phrase[];
}

/** A word that joins phrases and clauses; `stop` ends a clause. */
export interface Joint {
  readonly kind:
    | "preposition"
    | "conjunction"
    | "subordinator"
    | "relative"
    | "question"
    | "adverb"
    | "there"
    | "left"
    | "comma"
    | "stop";
  readonly word: string;
}

export type Chunk = Phrase | VerbGroup | Joint;

/** A clause of which nothing is known yet. */
export function emptyClause(): Clause {
  return {
    kind: "clause",
    verb: null,
    subject: null,
    objects: [],
    adjuncts: [],
    adverbs: [],
    dependents: [],
    question: null,
    mood: "statement",
    existential: false,
    awaitsVerb: false,
  };
}

/** Whether a chunk can be a subject or an object. */
export function isPhrase(chunk: Chunk | undefined): chunk is Phrase {
  return chunk?.kind === "noun-phrase" || chunk?.kind === "adjective" || chunk?.kind === "expression";
}

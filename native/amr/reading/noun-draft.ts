import type { AdjectivePhrase, Degree, Modifier, NounPhrase } from "./syntax.ts";

/** What has been read of a noun phrase. */
export interface NounDraft {
  question: NounPhrase["question"];
  determiner: string | null;
  quantity: NounPhrase["quantity"];
  ordinal: number | null;
  degree: Degree | null;
  modifiers: Modifier[];
  head: string | null;
  isPronoun: boolean;
  name: string[];
  possessor: NounPhrase | null;
}

export function emptyDraft(): NounDraft {
  return {
    question: null,
    determiner: null,
    quantity: null,
    ordinal: null,
    degree: null,
    modifiers: [],
    head: null,
    isPronoun: false,
    name: [],
    possessor: null,
  };
}

/** Whether there is a noun or a name. */
export function isNamed(draft: NounDraft): boolean {
  return draft.head !== null || draft.name.length > 0;
}

/** Whether anything has been read. */
export function saysAnything(draft: NounDraft): boolean {
  return (
    isNamed(draft) ||
    draft.question !== null ||
    draft.quantity !== null ||
    draft.modifiers.length > 0 ||
    draft.degree !== null
  );
}

/** The adjective alone, where neither noun, name nor number goes with it; else null. */
export function asAdjective(draft: NounDraft): AdjectivePhrase | null {
  const adjective = draft.degree?.adjective ?? draft.modifiers.at(-1)?.words[0];
  const alone =
    !isNamed(draft) && draft.question === null && draft.possessor === null && draft.quantity === null;
  if (!alone || adjective === undefined) return null;
  return { kind: "adjective", adjective, degree: draft.degree, measure: null, adjuncts: [] };
}

/** The noun phrase that has been read, counted by `rate` where that is not null. */
export function toPhrase(draft: NounDraft, rate: NounPhrase | null): NounPhrase {
  return {
    kind: "noun-phrase",
    ...draft,
    rate,
    adjuncts: [],
    clauses: [],
    conjuncts: [],
    conjunction: "and",
    remaining: false,
  };
}

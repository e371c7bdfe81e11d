import type { Reading } from "./reading.ts";
import { emptyClause, isPhrase } from "./syntax.ts";
import type { Clause, Phrase, QuestionWord, VerbGroup } from "./syntax.ts";
import { joinGroups } from "./verb-groups.ts";

/**
 * Reads one clause: what goes before it, its subject, its verb and what follows. Where the words do not make a clause, its
 * verb stays null and its subject and adjuncts hold the phrases that were there.
 */
export function readClause(reading: Reading): Clause {
  const clause = emptyClause();
  readOpening(reading, clause);
  const asked = readAsked(reading, clause);
  const verb = reading.chunks.peek();
  if (
    verb?.kind === "verb-group" &&
    verb.auxiliary &&
    isInverted(reading, asked !== null || clause.question !== null)
  )
    readInverted(reading, clause, asked, verb);
  else readInOrder(reading, clause, asked);
  return clause;
}

/** Adverbs, `In 2005, …`, `If …, …` and `To find …, …`. */
function readOpening(reading: Reading, clause: Clause): void {
  while (
    skipAdverb(reading, clause) ||
    readDependent(reading, clause) ||
    readInfinitive(reading, clause) ||
    readFronted(reading, clause)
  ) {
    if (reading.chunks.peek()?.kind === "comma") reading.chunks.skip();
  }
}

function skipAdverb({ chunks }: Reading, clause: Clause): boolean {
  const chunk = chunks.peek();
  if (chunk?.kind !== "adverb") return false;
  clause.adverbs.push(chunk.word);
  chunks.skip();
  return true;
}

/** A clause with its conjunction, and those that `and` adds to it before the comma. */
function readDependent(reading: Reading, clause: Clause): boolean {
  const { chunks } = reading;
  const joint = chunks.peek();
  if (joint?.kind !== "subordinator") return false;
  do {
    chunks.skip();
    const dependent = reading.readClause();
    dependent.subject ??= clause.dependents.at(-1)?.clause.subject ?? null;
    clause.dependents.push({ link: joint.word, clause: dependent });
  } while (chunks.peek()?.kind === "conjunction" && chunks.peek(-1)?.kind !== "comma");
  return true;
}

function readInfinitive(reading: Reading, clause: Clause): boolean {
  const group = reading.chunks.peek();
  if (group?.kind !== "verb-group" || !group.infinitive) return false;
  const dependent = emptyClause();
  reading.readPredicate(dependent);
  clause.dependents.push({ link: "to", clause: dependent });
  return true;
}

function readFronted(reading: Reading, clause: Clause): boolean {
  const { chunks } = reading;
  const joint = chunks.peek();
  const next = chunks.peek(1);
  if (joint?.kind !== "preposition" || next === undefined) return false;
  chunks.skip();
  const object = isPhrase(next) ? reading.readPhrase("before-verb") : readGerund(reading);
  if (object !== null) clause.adjuncts.push({ preposition: joint.word, object });
  return true;
}

/** `By adding 5 and 3, …`. */
function readGerund(reading: Reading): Clause | null {
  if (reading.chunks.peek()?.kind !== "verb-group") return null;
  const clause = emptyClause();
  reading.readPredicate(clause);
  return clause;
}

/** What a question asks for, as far as it stands first: a phrase (`which rivers`), or a circumstance (`where`). */
function readAsked(reading: Reading, clause: Clause): Phrase | null {
  const { chunks } = reading;
  const chunk = chunks.peek();
  if (chunk?.kind === "question") {
    clause.question = chunk.word as QuestionWord;
    chunks.skip();
    return null;
  }
  return isPhrase(chunk) && asks(chunk) ? reading.readPhrase("before-verb") : null;
}

function asks(phrase: Phrase): boolean {
  return phrase.kind === "noun-phrase"
    ? phrase.question !== null
    : phrase.kind === "adjective" && phrase.measure === "unknown";
}

/** An auxiliary before the subject. `has …` is one only in a question or before a further verb. */
function isInverted({ chunks }: Reading, isQuestion: boolean): boolean {
  const auxiliary = chunks.peek();
  const next = chunks.peek(1);
  const isHave = auxiliary?.kind === "verb-group" && auxiliary.lemma === "have";
  if (isHave && !isQuestion && chunks.peek(2)?.kind !== "verb-group") return false;
  return isPhrase(next) || next?.kind === "there";
}

function readInverted(reading: Reading, clause: Clause, asked: Phrase | null, auxiliary: VerbGroup): void {
  const { chunks } = reading;
  chunks.skip();
  const fronted = clause.adjuncts.some(({ object }) => object.kind !== "clause" && asks(object));
  if (asked === null && clause.question === null && !fronted) clause.mood = "polar";
  clause.existential = chunks.peek()?.kind === "there";
  if (clause.existential) chunks.skip();
  const subject = clause.existential ? asked : reading.readPhrase("before-verb");
  const main = chunks.peek();
  const isCopula = main?.kind !== "verb-group" || main.infinitive;
  clause.subject = subject;
  clause.verb = isCopula ? auxiliary : joinGroups(auxiliary, main);
  if (!isCopula) chunks.skip();
  if (asked !== null && !clause.existential) placeAsked(clause, asked, isCopula && auxiliary.lemma === "be");
  fillStranded(clause, asked, reading.readPredicate(clause));
}

/** Beside a copula what is asked for is the subject, and the rest is said of it; beside any other verb it is an object. */
function placeAsked(clause: Clause, asked: Phrase, isCopula: boolean): void {
  if (!isCopula || asked.kind === "adjective") {
    clause.objects.push(asked);
    return;
  }
  if (clause.subject !== null) clause.objects.push(clause.subject);
  clause.subject = asked;
}

/** `What movies does he play in?`: what is asked for is the preposition's object. */
function fillStranded(clause: Clause, asked: Phrase | null, preposition: string | null): void {
  if (preposition === null || asked === null) return;
  const place = clause.objects.indexOf(asked);
  if (place >= 0) clause.objects.splice(place, 1);
  clause.adjuncts.push({ preposition, object: asked });
}

function readInOrder(reading: Reading, clause: Clause, asked: Phrase | null): void {
  const { chunks } = reading;
  if (asked === null && chunks.peek()?.kind === "there") {
    chunks.skip();
    clause.existential = true;
  }
  clause.subject = asked ?? reading.readPhrase("before-verb");
  const group = chunks.peek();
  if (group?.kind !== "verb-group") return;
  if (clause.subject === null && !clause.existential && isCommand(group)) clause.mood = "imperative";
  fillStranded(clause, asked, reading.readPredicate(clause));
}

/** `add`, `do not add`. */
function isCommand({ bare, negated, auxiliary, passive, modal, form, lemma }: VerbGroup): boolean {
  const forbids = negated && !auxiliary && !passive && modal === null;
  return (bare || forbids) && form === lemma;
}

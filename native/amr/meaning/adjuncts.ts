import type { Adjunct, Clause, NounPhrase, Phrase, VerbGroup } from "../reading/syntax.ts";
import { isMotion, takesReceiver } from "../words/frames.ts";
import { isTime, MONTHS, quantityKind, WEEKDAYS } from "../words/units.ts";
import { wordMap, wordSet } from "../words/word-list.ts";
import type { Meaning } from "./context.ts";
import { symbolOf } from "./graph-builder.ts";
import type { Filler } from "./graph-builder.ts";

const LOCATIVE = wordSet("in at on near inside under above behind beside outside around within onto into");
const TEMPORAL = wordSet("after before since until during by");
const PATHS = wordSet("through across along past over");
/** Verbs whose number behind the preposition is what they are done with. */
const ARITHMETIC = wordSet("add subtract multiply divide take increase decrease");

/** What stands behind a preposition; years, months and days as dates. */
export function adjunctFiller(meaning: Meaning, { preposition, object }: Adjunct): Filler {
  if (object.kind === "clause") return { target: meaning.clause(object), toNode: true };
  const date = isDate(object) ? dateNode(meaning, object) : null;
  if (date !== null) return { target: before(meaning, preposition, date), toNode: true };
  const filler = meaning.phrase(object, isPlacing(preposition) ? "place" : "person");
  const isEvent = preposition === "after" || preposition === "before" || preposition === "until";
  return isEvent && filler.toNode
    ? { target: before(meaning, preposition, filler.target), toNode: true }
    : filler;
}

/** `since 2000` is (since :op1 …), `in 2000` the year itself. */
function before({ graph }: Meaning, preposition: string, time: string): string {
  if (!["after", "before", "since", "until"].includes(preposition)) return time;
  const node = graph.node(preposition);
  graph.relate(node, "op1", time);
  return node;
}

function isDate(phrase: Phrase): phrase is NounPhrase {
  return (
    phrase.kind === "noun-phrase" &&
    (isYear(phrase) || MONTHS.includes(phrase.head ?? "") || WEEKDAYS.includes(phrase.head ?? ""))
  );
}

function isYear({ head, name, quantity, adjuncts }: NounPhrase): boolean {
  const value = quantity?.kind === "exact" && typeof quantity.value === "number" ? quantity.value : 0;
  return (
    head === null &&
    name.length === 0 &&
    adjuncts.length === 0 &&
    Number.isInteger(value) &&
    value >= 1000 &&
    value <= 2100
  );
}

function dateNode({ graph }: Meaning, { head, quantity }: NounPhrase): string {
  const date = graph.node("date-entity");
  if (head === null) graph.attribute(date, "year", String(quantity?.value));
  else if (MONTHS.includes(head)) graph.attribute(date, "month", MONTHS.indexOf(head) + 1);
  else graph.relate(date, "weekday", graph.node(head));
  return date;
}

/** Joins to a noun what a preposition other than `of` says of it. */
export function nounRole(meaning: Meaning, node: string, noun: NounPhrase, adjunct: Adjunct): void {
  const { preposition, object } = adjunct;
  const { graph } = meaning;
  if ((preposition === "than" || preposition === "as") && (noun.degree ?? noun.quantity) !== null) return;
  const filler = adjunctFiller(meaning, adjunct);
  if (preposition === "with" && object.kind === "noun-phrase" && object.quantity !== null) {
    const having = graph.node("have-03");
    graph.relate(having, "ARG0", node);
    graph.fill(having, "ARG1", filler);
    return;
  }
  graph.fill(node, circumstance(preposition, object) ?? roleNamedAfter(preposition), filler);
}

/** The role of what a preposition adds to a verb. */
export function verbRole(verb: VerbGroup, { preposition, object }: Adjunct): string {
  if (preposition === "by" && verb.passive && object.kind !== "clause") return "ARG0";
  if (
    ["by", "from", "to", "with"].includes(preposition) &&
    ARITHMETIC.has(verb.lemma) &&
    object.kind !== "clause"
  )
    return "ARG2";
  if (preposition === "to")
    return isMotion(verb.lemma) && !takesReceiver(verb.lemma) ? "destination" : "ARG2";
  if (preposition === "for") return forRole(object);
  if (preposition === "with") return isPerson(object) ? "accompanier" : "instrument";
  return circumstance(preposition, object) ?? VERB_ROLES.get(preposition) ?? roleNamedAfter(preposition);
}

/** `prep-against`: the role of a preposition that has no other. */
function roleNamedAfter(preposition: string): string {
  return `prep-${symbolOf(preposition)}`;
}

const VERB_ROLES = wordMap(
  "by:manner into:destination onto:destination of:ARG1 among:ARG2 between:ARG2 than:compared-to",
);

/** Time, place, way and source, which mean the same beside verbs and nouns; null for other prepositions. */
function circumstance(preposition: string, object: Phrase | Clause): string | null {
  const isMoment = object.kind === "noun-phrase" && (isTime(object.head ?? "") || isDate(object));
  if (preposition === "for" && isMoment) return "duration";
  if (isMoment && (LOCATIVE.has(preposition) || TEMPORAL.has(preposition) || preposition === "from"))
    return "time";
  if (preposition === "into" || preposition === "onto") return null;
  if (LOCATIVE.has(preposition)) return "location";
  if (preposition === "from") return "source";
  if (preposition === "about") return "topic";
  if (TEMPORAL.has(preposition) && preposition !== "by") return "time";
  return PATHS.has(preposition) ? "path" : null;
}

function forRole(object: Phrase | Clause): string {
  if (isPerson(object)) return "beneficiary";
  const kind = object.kind === "noun-phrase" ? quantityKind(object.head ?? "") : undefined;
  if (kind === "temporal-quantity") return "duration";
  return kind === "monetary-quantity" ? "ARG3" : "purpose";
}

function isPerson(object: Phrase | Clause): boolean {
  return (
    object.kind === "noun-phrase" &&
    ((object.isPronoun && object.head !== "it") || (object.head === null && object.name.length > 0))
  );
}

/** Whether what stands behind a preposition is somewhere, so that an unknown name there is a place's. */
export function isPlacing(preposition: string): boolean {
  return LOCATIVE.has(preposition) || preposition === "from";
}

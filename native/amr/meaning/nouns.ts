import type { NounPhrase, Phrase } from "../reading/syntax.ts";
import { CONTAINERS } from "../words/units.ts";
import { adjunctFiller, nounRole } from "./adjuncts.ts";
import type { Meaning } from "./context.ts";
import { degreeNode } from "./degrees.ts";
import { expressionFiller } from "./expressions.ts";
import type { Filler } from "./graph-builder.ts";
import type { NameUse } from "./name-use.ts";
import { namedNode } from "./names.ts";
import { personNode } from "./people.ts";
import { amountFiller, isMeasure, measureNode, quantify } from "./quantities.ts";

/** Words that are about how many there are: `the number of apples`. */
const COUNTS = new Set(["number", "amount", "quantity", "lot", "count"]);
const VAGUE = new Set(["many", "much", "few", "several"]);

/** What a phrase stands for: a node, or a constant where it is a bare number. */
export function phraseFiller(meaning: Meaning, phrase: Phrase, use: NameUse): Filler {
  if (phrase.kind === "expression") return expressionFiller(meaning.graph, phrase.expression);
  if (phrase.kind === "adjective") return asNode(degreeNode(meaning, phrase, undefined));
  if (phrase.conjuncts.length > 0) return asNode(coordination(meaning, phrase, use));
  return isBareNumber(phrase)
    ? { target: String(phrase.quantity?.value), toNode: false }
    : asNode(nounNode(meaning, phrase, use));
}

function asNode(target: string): Filler {
  return { target, toNode: true };
}

/** Whether a phrase says no more than a number. */
export function isBareNumber(noun: NounPhrase): boolean {
  const hasMore = noun.head ?? noun.question ?? noun.possessor ?? noun.degree ?? noun.rate ?? noun.ordinal;
  const attached = noun.modifiers.length + noun.name.length + noun.adjuncts.length + noun.clauses.length;
  return (
    hasMore === null &&
    attached === 0 &&
    noun.quantity?.kind === "exact" &&
    typeof noun.quantity.value === "number"
  );
}

function coordination(meaning: Meaning, noun: NounPhrase, use: NameUse): string {
  const node = meaning.graph.node(noun.conjunction);
  const parts: readonly NounPhrase[] = [{ ...noun, conjuncts: [] }, ...noun.conjuncts];
  for (const [index, part] of parts.entries())
    meaning.graph.fill(node, `op${index + 1}`, phraseFiller(meaning, part, use));
  return node;
}

function nounNode(meaning: Meaning, noun: NounPhrase, use: NameUse): string {
  const share = shareNode(meaning, noun);
  if (share !== null) return share;
  const person = personNode(meaning, noun);
  if (person !== null) return person;
  const node = headNode(meaning, noun, use);
  meaning.describe(node, noun);
  return node;
}

/** `5 gallons of water` is water, `20 percent of the money` and `5 of them` are a part of it. */
function shareNode(meaning: Meaning, noun: NounPhrase): string | null {
  const { graph } = meaning;
  const whole = noun.adjuncts.find(({ preposition }) => preposition === "of")?.object;
  const isShare = isMeasure(noun) || (noun.head === null && noun.name.length === 0);
  if (noun.quantity === null || whole === undefined || whole.kind === "clause" || !isShare) return null;
  const node = meaning.phraseNode(whole);
  const amount = amountFiller(graph, noun.quantity);
  if (isMeasure(noun) && noun.head !== "percent") {
    graph.relate(node, "quant", measureNode(graph, amount, noun.head ?? ""));
    return node;
  }
  const part = graph.node(noun.head === "percent" ? "percentage-entity" : "thing");
  const inclusion = graph.node("include-91");
  graph.fill(part, noun.head === "percent" ? "value" : "quant", amount);
  graph.relate(inclusion, "ARG1", part);
  graph.relate(inclusion, "ARG2", node);
  return part;
}

function headNode(meaning: Meaning, noun: NounPhrase, use: NameUse): string {
  const { graph, references } = meaning;
  if (noun.name.length > 0) return namedNode(meaning, noun.name, use, noun.head ?? undefined);
  if (noun.head !== null && noun.isPronoun) return references.pronoun(noun.head);
  if (noun.head !== null && noun.quantity !== null && isMeasure(noun)) {
    return measureNode(graph, amountFiller(graph, noun.quantity), noun.head);
  }
  if (noun.head !== null) return graph.node(noun.head);
  if (noun.question !== null) return graph.node("amr-unknown");
  return graph.node(noun.modifiers.at(-1)?.words.join("-") ?? noun.determiner ?? "thing");
}

/** Adds to a noun's node what is said of it. */
export function describeNoun(meaning: Meaning, node: string, noun: NounPhrase): void {
  const { graph } = meaning;
  describeBefore(meaning, node, noun);
  if (noun.possessor !== null) graph.fill(node, belongingRole(noun), meaning.phrase(noun.possessor));
  if (noun.rate !== null) addRate(meaning, node, noun.rate);
  if (noun.remaining) graph.relate(graph.node("leave-17"), "ARG1", node);
  for (const adjunct of noun.adjuncts) {
    if (adjunct.preposition === "of") graph.fill(node, belongingRole(noun), adjunctFiller(meaning, adjunct));
    else nounRole(meaning, node, noun, adjunct);
  }
  const filler = asNode(node);
  for (const { clause, gap } of noun.clauses) {
    if (gap === "subject") meaning.clause(clause, { subject: filler });
    else
      meaning.clause(
        clause,
        gap === "object" ? { object: filler } : { adjunct: { preposition: gap.preposition, filler } },
      );
  }
}

function describeBefore(meaning: Meaning, node: string, noun: NounPhrase): void {
  const { graph } = meaning;
  const isHead = noun.head !== null || noun.name.length > 0;
  if (noun.determiner === "no") graph.attribute(node, "polarity", "-");
  else if (noun.determiner !== null && isHead) graph.relate(node, "mod", graph.node(noun.determiner));
  if (noun.question === "which" && isHead) graph.relate(node, "mod", graph.node("amr-unknown"));
  if (!isMeasure(noun) && !(noun.question === "how-many" && !isHead)) quantify(meaning, node, noun);
  if (noun.ordinal !== null) {
    const ordinal = graph.node("ordinal-entity");
    graph.attribute(ordinal, "value", noun.ordinal);
    graph.relate(node, "ord", ordinal);
  }
  if (noun.degree !== null)
    degreeNode(
      meaning,
      { degree: noun.degree, adjective: noun.degree.adjective, adjuncts: noun.adjuncts, measure: null },
      node,
    );
  for (const { words, isName } of isHead ? noun.modifiers : noun.modifiers.slice(0, -1)) {
    const role = VAGUE.has(words[0] ?? "") ? "quant" : "mod";
    graph.relate(node, role, isName ? namedNode(meaning, words, "modifier") : graph.node(words.join("-")));
  }
}

/** What `of` or `'s` means beside a noun. */
function belongingRole({ head }: NounPhrase): string {
  if (head !== null && COUNTS.has(head)) return "quant-of";
  return head !== null && CONTAINERS.has(head) ? "consist-of" : "poss";
}

/** `16 eggs per day`. */
function addRate(meaning: Meaning, node: string, counted: NounPhrase): void {
  const rate = meaning.graph.node("rate-entity-91");
  meaning.graph.relate(rate, "ARG1", node);
  meaning.graph.relate(rate, "ARG2", meaning.phraseNode(counted));
}

import type { Adjunct, AdjectivePhrase, Clause, NounPhrase, Phrase } from "../reading/syntax.ts";
import { adjunctFiller, isPlacing } from "./adjuncts.ts";
import type { Meaning, Surroundings } from "./context.ts";
import { degreeNode } from "./degrees.ts";
import { expressionFiller } from "./expressions.ts";
import type { Filler } from "./graph-builder.ts";
import { isBareNumber } from "./nouns.ts";
import { personPredicate } from "./people.ts";
import { isMeasure } from "./quantities.ts";

/** The node of a clause with `be`: of what its subject is said to be, how it is, or where. */
export function copulaNode(
  meaning: Meaning,
  clause: Clause,
  subject: Filler | undefined,
  surroundings: Surroundings,
): string {
  const [first] = clause.objects;
  if (clause.existential) return existenceNode(meaning, clause, subject);
  if (first === undefined) return placeNode(meaning, clause, subject, surroundings);
  const predicate = adjectiveOf(clause.objects);
  const subjectNode = subject?.toNode === true ? subject.target : undefined;
  if (predicate !== null) return degreeNode(meaning, predicate, subjectNode);
  if (subject?.toNode === false || isNumber(first)) return equationNode(meaning, subject, first);
  return identityNode(meaning, first, subjectNode);
}

/** Of a clause that says where something is, what says so; it is the node's ARG2 and no circumstance. */
export function placeOf({ objects, existential, adjuncts }: Clause): Adjunct | undefined {
  if (objects.length > 0 && !existential) return undefined;
  return (
    adjuncts.find(({ preposition }) => isPlacing(preposition)) ?? (existential ? undefined : adjuncts[0])
  );
}

/** `tall`, `5 feet tall`, `how tall`. */
function adjectiveOf([first, second]: readonly Phrase[]): AdjectivePhrase | null {
  if (first?.kind === "noun-phrase" && second?.kind === "adjective" && isMeasure(first))
    return { ...second, measure: first };
  if (first?.kind === "adjective") return first;
  return second?.kind === "adjective" && second.measure === "unknown" ? second : null;
}

function isNumber(phrase: Phrase): boolean {
  return (
    phrase.kind === "expression" ||
    (phrase.kind === "noun-phrase" && (isBareNumber(phrase) || isMeasure(phrase)))
  );
}

/** `There are 15 trees in the grove` says where they are; without a place, that they are. */
function existenceNode(meaning: Meaning, clause: Clause, subject: Filler | undefined): string {
  const { graph } = meaning;
  const [object] = clause.objects;
  const thing =
    subject ?? (object === undefined ? undefined : { target: meaning.phraseNode(object), toNode: true });
  const place = placeOf(clause);
  if (thing === undefined) return graph.node("thing");
  if (place === undefined && clause.question !== "where" && thing.toNode) return thing.target;
  return locatedNode(meaning, thing, place);
}

function placeNode(
  meaning: Meaning,
  clause: Clause,
  subject: Filler | undefined,
  { object }: Surroundings,
): string {
  const { graph } = meaning;
  const place = placeOf(clause);
  if (object !== undefined && subject?.toNode === true) {
    graph.fill(subject.target, "domain", object);
    return subject.target;
  }
  const remains = clause.subject?.kind === "noun-phrase" && clause.subject.remaining && place === undefined;
  return remains && subject?.toNode === true ? subject.target : locatedNode(meaning, subject, place);
}

function locatedNode(meaning: Meaning, thing: Filler | undefined, place: Adjunct | undefined): string {
  const node = meaning.graph.node("be-located-at-91");
  if (thing !== undefined) meaning.graph.fill(node, "ARG1", thing);
  if (place !== undefined) meaning.graph.fill(node, "ARG2", adjunctFiller(meaning, place));
  return node;
}

/** `The answer is 7`, `The total is 3 * 5 = 15`. */
function equationNode(meaning: Meaning, subject: Filler | undefined, predicate: Phrase): string {
  const { graph } = meaning;
  const node = graph.node("equal-01");
  const sides =
    predicate.kind === "expression" && predicate.expression.kind === "equation"
      ? predicate.expression.sides.map((side) => expressionFiller(graph, side))
      : [meaning.phrase(predicate)];
  for (const [index, side] of [...(subject === undefined ? [] : [subject]), ...sides].entries()) {
    graph.fill(node, `ARG${index + 1}`, side);
  }
  return node;
}

/** `Was she a chemist`; `Who is the mayor of …`; `What is the longest river`. */
function identityNode(meaning: Meaning, predicate: Phrase, subject: string | undefined): string {
  const { graph } = meaning;
  if (predicate.kind === "noun-phrase" && subject !== undefined) {
    const person = personPredicate(meaning, predicate, subject);
    if (person !== null) return person;
    if (predicate.degree !== null) return superlativeNode(meaning, predicate, subject);
  }
  const node = meaning.phraseNode(predicate);
  if (subject !== undefined) graph.relate(node, "domain", subject);
  return node;
}

/** have-degree-91 with what the subject is the most of as ARG5. */
function superlativeNode(meaning: Meaning, predicate: NounPhrase, subject: string): string {
  const { degree, adjuncts } = predicate;
  if (degree === null) return subject;
  const node = degreeNode(meaning, { degree, adjective: degree.adjective, measure: null, adjuncts }, subject);
  meaning.graph.relate(node, "ARG5", meaning.phraseNode({ ...predicate, degree: null }));
  return node;
}

/** Whether a clause's verb is `be` by itself. */
export function isCopular({ verb }: Clause): boolean {
  return verb?.lemma === "be" && !verb.passive;
}

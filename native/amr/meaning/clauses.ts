import type { Clause, Phrase } from "../reading/syntax.ts";
import { DISCOURSE, FREQUENCIES, TIMES } from "../words/function-words.ts";
import { adjunctFiller, verbRole } from "./adjuncts.ts";
import type { Meaning, Surroundings } from "./context.ts";
import { copulaNode, isCopular, placeOf } from "./copulas.ts";
import { addDependents, isExpletive } from "./dependents.ts";
import { frameNode } from "./frames.ts";
import type { Filler } from "./graph-builder.ts";

const ASKED: Readonly<Record<string, string>> = {
  where: "location",
  when: "time",
  why: "cause",
  how: "manner",
};

const NOTHING: Phrase = { kind: "adjective", adjective: "thing", degree: null, measure: null, adjuncts: [] };

/** The topmost node of a clause: that of its verb, of what it says its subject to be, or of its modal. */
export function clauseNode(meaning: Meaning, clause: Clause, surroundings: Surroundings): string {
  if (clause.verb === null) return meaning.phraseNode(clause.subject ?? NOTHING);
  const subject = subjectOf(meaning, clause, surroundings);
  const toNode = isCopular(clause) ? copulaNode : frameNode;
  const node = toNode(meaning, clause, subject, surroundings);
  addCircumstances(meaning, clause, node);
  addDependents(meaning, node, clause, subject);
  addGap(meaning, clause, node, surroundings.adjunct);
  return withMood(meaning, clause, node);
}

/** Who or what a clause is about: in a command `you`. */
function subjectOf(meaning: Meaning, clause: Clause, surroundings: Surroundings): Filler | undefined {
  const { references } = meaning;
  if (isExpletive(clause)) return undefined;
  if (clause.subject === null) {
    const isCommand = clause.mood === "imperative" && surroundings.subject === undefined;
    return isCommand ? { target: references.pronoun("you"), toNode: true } : surroundings.subject;
  }
  const filler = meaning.phrase(clause.subject);
  if (filler.toNode) references.isSubject(filler.target);
  return filler;
}

/** What a noun is behind a preposition of its relative clause: `the place they were born in`. */
function addGap({ graph }: Meaning, { verb }: Clause, node: string, gap: Surroundings["adjunct"]): void {
  if (verb === null || gap === undefined) return;
  graph.fill(node, verbRole(verb, { preposition: gap.preposition, object: NOTHING }), gap.filler);
}

function addCircumstances(meaning: Meaning, clause: Clause, node: string): void {
  const { graph } = meaning;
  const { verb, question } = clause;
  if (verb === null) return;
  const place = isCopular(clause) ? placeOf(clause) : undefined;
  for (const adjunct of clause.adjuncts) {
    if (adjunct !== place) graph.fill(node, verbRole(verb, adjunct), adjunctFiller(meaning, adjunct));
  }
  if (question !== null) {
    const role = isCopular(clause) && question === "where" ? "ARG2" : ASKED[question];
    graph.relate(node, role ?? "manner", graph.node("amr-unknown"));
  }
  for (const adverb of [...verb.adverbs, ...clause.adverbs]) {
    if (!DISCOURSE.has(adverb)) graph.relate(node, adverbRole(adverb), graph.node(adverb));
  }
}

function adverbRole(adverb: string): string {
  if (FREQUENCIES.has(adverb)) return "frequency";
  if (TIMES.has(adverb)) return "time";
  return adverb.endsWith("ly") ? "manner" : "mod";
}

/** Negation, question, command and modal verb. */
function withMood({ graph }: Meaning, { verb, mood }: Clause, node: string): string {
  if (verb?.negated === true) graph.attribute(node, "polarity", "-");
  if (mood === "imperative") graph.attribute(node, "mode", "imperative");
  const modal = verb?.modal ?? null;
  const top = modal === null ? node : graph.node(`${modal}-01`);
  if (modal !== null) graph.relate(top, modal === "obligate" ? "ARG2" : "ARG1", node);
  if (mood === "polar") graph.relate(top, "polarity", graph.node("amr-unknown"));
  return top;
}

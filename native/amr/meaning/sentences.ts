import type { NounPhrase, Phrase, Sentence } from "../reading/syntax.ts";
import { clauseNode } from "./clauses.ts";
import type { Meaning } from "./context.ts";
import type { Filler, GraphBuilder } from "./graph-builder.ts";
import { describeNoun, phraseFiller } from "./nouns.ts";
import type { References } from "./references.ts";

/** Wires the stages that turn phrases and clauses into nodes of one graph. A phrase becomes a node once, however often it is met. */
export function createMeaning(graph: GraphBuilder, references: References): Meaning {
  const placed = new Map<Phrase, Filler>();
  const meaning: Meaning = {
    graph,
    references,
    phrase(phrase, use = "person") {
      const filler = placed.get(phrase) ?? phraseFiller(meaning, phrase, use);
      placed.set(phrase, filler);
      return filler;
    },
    phraseNode(phrase) {
      const filler = meaning.phrase(phrase);
      return filler.toNode ? filler.target : numberNode(graph, filler.target);
    },
    clause: (clause, surroundings = {}) => clauseNode(meaning, clause, surroundings),
    describe: (node: string, noun: NounPhrase) => describeNoun(meaning, node, noun),
  };
  return meaning;
}

/** A number in a place where only a node can stand. */
function numberNode(graph: GraphBuilder, value: string): string {
  const node = graph.node("number");
  graph.attribute(node, "value", value);
  return node;
}

/** The topmost node of a sentence; null where it says nothing. Clauses side by side are joined by `and`, `or` or a contrast. */
export function sentenceNode(meaning: Meaning, { clauses, fragments }: Sentence): string | null {
  meaning.references.startSentence();
  const nodes = clauses.map(({ clause }) => meaning.clause(clause));
  if (nodes.length === 0) return fragmentNode(meaning, fragments);
  return joinNodes(meaning.graph, nodes, jointOf(clauses.map(({ conjunction }) => conjunction)));
}

function fragmentNode(meaning: Meaning, fragments: readonly Phrase[]): string | null {
  const nodes = fragments.map((phrase) => meaning.phraseNode(phrase));
  return nodes.length === 0 ? null : joinNodes(meaning.graph, nodes, { concept: "and", role: "op" });
}

interface Join {
  readonly concept: string;
  readonly role: string;
}

function jointOf(conjunctions: readonly (string | null)[]): Join {
  if (conjunctions.length === 2 && conjunctions[1] === "but") return { concept: "contrast-01", role: "ARG" };
  return { concept: conjunctions.includes("or") ? "or" : "and", role: "op" };
}

function joinNodes(graph: GraphBuilder, nodes: readonly string[], { concept, role }: Join): string {
  const distinct = [...new Set(nodes)];
  const [only, ...others] = distinct;
  if (only !== undefined && others.length === 0) return only;
  const top = graph.node(concept);
  for (const [index, node] of distinct.entries()) graph.relate(top, `${role}${index + 1}`, node);
  return top;
}

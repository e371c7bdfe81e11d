import type { ParsedText } from "../../core/similarity/similarity.ts";
import { bagOfTokens } from "./bag.ts";
import { looksEnglish } from "./language.ts";
import { createGraphBuilder } from "./meaning/graph-builder.ts";
import type { GraphBuilder } from "./meaning/graph-builder.ts";
import { createReferences } from "./meaning/references.ts";
import { createMeaning, sentenceNode } from "./meaning/sentences.ts";
import { repairTags } from "./reading/repairs.ts";
import { readSentence } from "./reading/sentences.ts";
import type { Sentence } from "./reading/syntax.ts";
import type { Token } from "./tokens.ts";

/** More sentences and nodes than these lose the first of them. */
const MAX_SENTENCES = 60;
const MAX_NODES = 300;

/**
 * The graph of tagged sentences; a bag of their concepts, marked as failed, where they are not English or hold neither a clause
 * nor a phrase. A phrase alone is a graph, as people annotate it: many a step of a dialogue is just "23 cats".
 */
export function parseSentences(tagged: readonly (readonly Token[])[]): ParsedText {
  const last = tagged.slice(-MAX_SENTENCES);
  const words = last.flat();
  const sentences = looksEnglish(last) ? last.map((tokens) => readSentence(repairTags(tokens))) : [];
  const isRead = sentences.some(({ clauses, fragments }) => clauses.length + fragments.length > 0);
  if (!isRead) return { graph: bagOfTokens(words), failed: true };
  return { graph: boundedGraph(sentences), failed: false };
}

/** The graph of as many of the last sentences as the limit allows, one at least. */
function boundedGraph(sentences: readonly Sentence[]): ParsedText["graph"] {
  const graph = graphOf(sentences);
  const excess = 1 - MAX_NODES / graph.nodes.length;
  if (excess <= 0 || sentences.length <= 1) return graph;
  return boundedGraph(sentences.slice(Math.ceil(excess * sentences.length)));
}

function graphOf(sentences: readonly Sentence[]): ParsedText["graph"] {
  const graph = createGraphBuilder();
  const meaning = createMeaning(graph, createReferences(graph));
  const tops = sentences.map((sentence) => sentenceNode(meaning, sentence)).filter((node) => node !== null);
  return graph.finish(topOf(graph, [...new Set(tops)]));
}

function topOf(graph: GraphBuilder, tops: readonly string[]): string {
  const [only, ...others] = tops;
  if (only === undefined) return graph.node("amr-empty");
  if (others.length === 0) return only;
  const top = graph.node("multi-sentence");
  for (const [index, node] of tops.entries()) graph.relate(top, `snt${index + 1}`, node);
  return top;
}

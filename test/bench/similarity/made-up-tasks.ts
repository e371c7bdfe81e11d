import { readFile } from "node:fs/promises";
import type { AmrEdge, AmrGraph } from "../../../core/similarity/amr-graph.ts";
import { compileTriples, createLabels } from "../../../core/similarity/triples.ts";
import { createAmrLite } from "../../../native/amr/index.ts";
import { randomNumbers } from "../../../core/random.ts";

/** A task that nobody asked: sentences of the sample questions put together. */
export interface MadeUpTask {
  readonly task: string;
  /** Length one. */
  readonly embedding: Float32Array;
  readonly graph: AmrGraph;
}

interface Sentence {
  readonly text: string;
  readonly graph: AmrGraph;
  /** A direction of its own, so that tasks that share sentences are alike. */
  readonly direction: Float32Array;
}

const SAMPLES = new URL("../../../engine/samples/word-problems.jsonl", import.meta.url);
const DIMENSIONS = 384;
const MOST_TRIPLES = 60;
const FEWEST_TRIPLES = 40;

/** Tasks with graphs of 40 to 60 triples, other numbers and other nouns in each; the same for the same seed. */
export async function madeUpTasks(count: number, seed: number): Promise<readonly MadeUpTask[]> {
  const random = randomNumbers(seed);
  const sentences = await sampleSentences(random);
  const nouns = [...new Set(sentences.flatMap(({ graph }) => nounsOf(graph)))];
  const tasks: MadeUpTask[] = [];
  while (tasks.length < count) {
    const chosen = Array.from({ length: 3 + Math.floor(random() * 3) }, () => pick(sentences, random));
    const graph = withOtherWords(joined(chosen.map((sentence) => sentence.graph)), nouns, random);
    const { size } = compileTriples(graph, createLabels());
    if (size < FEWEST_TRIPLES || size > MOST_TRIPLES) continue;
    const text = chosen.map((sentence) => sentence.text).join(" ");
    const noise = Float32Array.from({ length: DIMENSIONS }, () => random() - 0.5);
    tasks.push({
      task: `${tasks.length}. ${text}`,
      embedding: normalised(sumOf([...chosen.map(({ direction }) => direction), normalised(noise)])),
      graph,
    });
  }
  return tasks;
}

async function sampleSentences(random: () => number): Promise<readonly Sentence[]> {
  const lines = (await readFile(SAMPLES, "utf8")).trim().split("\n");
  const questions = lines.map((line) => (JSON.parse(line) as { readonly question: string }).question);
  const texts = questions.flatMap((question) => question.split(/(?<=[.?!]) /));
  const parser = createAmrLite();
  return Promise.all(
    texts.map(async (text) => ({
      text,
      graph: (await parser.parse(text)).graph,
      // All word problems have something in common.
      direction: normalised(Float32Array.from({ length: DIMENSIONS }, () => random() - 0.35)),
    })),
  );
}

/** One graph of several. */
function joined(graphs: readonly AmrGraph[]): AmrGraph {
  const parts = graphs.map((graph, index) => renamed(graph, `s${index}`));
  return {
    top: "m",
    nodes: [{ id: "m", concept: "multi-sentence" }, ...parts.flatMap(({ nodes }) => nodes)],
    edges: [
      ...parts.map(({ top }, index) => ({ source: "m", role: `snt${index + 1}`, target: top, toNode: true })),
      ...parts.flatMap(({ edges }) => edges),
    ],
  };
}

function renamed({ top, nodes, edges }: AmrGraph, prefix: string): AmrGraph {
  const rename = (id: string): string => `${prefix}${id}`;
  return {
    top: rename(top),
    nodes: nodes.map(({ id, concept }) => ({ id: rename(id), concept })),
    edges: edges.map((edge) => ({
      ...edge,
      source: rename(edge.source),
      target: edge.toNode ? rename(edge.target) : edge.target,
    })),
  };
}

/** Every third noun and every number is another one. */
function withOtherWords(graph: AmrGraph, nouns: readonly string[], random: () => number): AmrGraph {
  const otherNumber = (edge: AmrEdge): AmrEdge =>
    /^\d+$/.test(edge.target) ? { ...edge, target: String(Math.floor(random() * 100)) } : edge;
  return {
    ...graph,
    nodes: graph.nodes.map(({ id, concept }) => ({
      id,
      concept: nouns.includes(concept) && random() < 1 / 3 ? pick(nouns, random) : concept,
    })),
    edges: graph.edges.map(otherNumber),
  };
}

/** Concepts without a sense number, which is what verbs have. */
function nounsOf({ nodes }: AmrGraph): readonly string[] {
  return nodes.map(({ concept }) => concept).filter((concept) => !/-\d+$/.test(concept));
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("there is nothing to pick from");
  return item;
}

function sumOf(vectors: readonly Float32Array[]): Float32Array {
  return Float32Array.from({ length: DIMENSIONS }, (_, index) =>
    vectors.reduce((sum, vector) => sum + (vector[index] ?? 0), 0),
  );
}

function normalised(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

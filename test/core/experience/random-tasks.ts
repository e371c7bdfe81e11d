import { randomNumbers } from "../../../core/random.ts";
import type { AmrGraph } from "../../../core/similarity/amr-graph.ts";
import { compileTriples, createLabels, type Labels } from "../../../core/similarity/triples.ts";
import type { EncodedTask } from "../../../core/experience/task-similarity.ts";

/** A tree with some further edges; the fewer concepts and roles there are, the harder it is to align. */
export function randomGraph(random: () => number, nodes: number, concepts: number, roles: number): AmrGraph {
  const draw = (limit: number): number => Math.floor(random() * limit);
  const edge = (source: number, target: number) => ({
    ...{ source: `n${source}`, role: `ARG${draw(roles)}`, target: `n${target}`, toNode: true },
  });
  const tree = Array.from({ length: nodes - 1 }, (_, index) => edge(draw(index + 1), index + 1));
  const further = Array.from({ length: Math.floor(nodes / 4) }, () => edge(draw(nodes), draw(nodes)));
  return {
    top: "n0",
    nodes: Array.from({ length: nodes }, (_, index) => ({ id: `n${index}`, concept: `c${draw(concepts)}` })),
    edges: [...tree, ...further],
  };
}

/** Of length one; few directions, so that equal cosines come up. */
export function randomDirection(random: () => number): Float32Array {
  const vector = Float32Array.from({ length: 3 }, () => Math.floor(random() * 3) - 0.9);
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** A task per entry, its graph with so many nodes. */
export function randomTasks(
  seed: number,
  nodes: readonly number[],
  labels: Labels = createLabels(),
): readonly EncodedTask[] {
  const random = randomNumbers(seed);
  return nodes.map((count, index) => ({
    task: `task ${index}`,
    embedding: randomDirection(random),
    triples: compileTriples(randomGraph(random, count, 2, 2), labels),
  }));
}

import type { AmrGraph } from "./amr-graph.ts";

/** Largest number of concepts that a bag keeps. */
const MOST_CONCEPTS = 60;

/**
 * The stand-in for a text whose parse failed: its last distinct concepts side by side, without a number of
 * their own: one that stands elsewhere in another text matches all the same.
 * @param concepts valid concepts of the PENMAN notation
 */
export function bagOfConcepts(concepts: readonly string[]): AmrGraph {
  const distinct = [...new Set(concepts)].slice(-MOST_CONCEPTS);
  const top = { id: "x0", concept: distinct.length === 0 ? "amr-empty" : "and" };
  const members = distinct.map((concept, index) => ({ id: `x${index + 1}`, concept }));
  const edges = members.map(({ id }) => ({ source: top.id, role: "op", target: id, toNode: true }));
  return { top: top.id, nodes: [top, ...members], edges };
}

import type { AmrEdge, AmrGraph, AmrNode } from "../../../core/similarity/amr-graph.ts";

/** What a role points at: a node by its id, or a constant as it is written. */
export interface Filler {
  readonly target: string;
  readonly toNode: boolean;
}

/** A meaning graph in the making. */
export interface GraphBuilder {
  /** Adds a node and returns its id. Any concept will do: what no symbol may hold is left out. */
  node(concept: string): string;
  /** Adds an edge between two nodes; none from a node to itself. */
  relate(source: string, role: string, target: string): void;
  /** Adds an edge to a node or a constant. */
  fill(source: string, role: string, filler: Filler): void;
  /** Adds an edge to a constant: a number, or a word such as `imperative`. */
  attribute(source: string, role: string, value: number | string): void;
  /** Adds an edge to a constant in quotes. */
  quote(source: string, role: string, text: string): void;
  /** The graph of what can be reached from `top`. */
  finish(top: string): AmrGraph;
}

export function createGraphBuilder(): GraphBuilder {
  const nodes: AmrNode[] = [];
  const edges: AmrEdge[] = [];
  const counts = new Map<string, number>();
  const builder: GraphBuilder = {
    node(text) {
      const concept = symbolOf(text);
      const id = newId(concept, counts);
      nodes.push({ id, concept });
      return id;
    },
    relate(source, role, target) {
      if (source !== target) builder.fill(source, role, { target, toNode: true });
    },
    fill(source, role, { target, toNode }) {
      const isKnown = edges.some(
        (edge) => edge.source === source && edge.role === role && edge.target === target,
      );
      if (!isKnown && !(toNode && source === target)) edges.push({ source, role, target, toNode });
    },
    attribute: (source, role, value) => builder.fill(source, role, { target: String(value), toNode: false }),
    quote: (source, role, text) =>
      builder.fill(source, role, { target: `"${text.replace(/["\\]/gu, "")}"`, toNode: false }),
    finish: (top) => reachable({ top, nodes, edges }),
  };
  return builder;
}

/** A symbol as PENMAN has them: letters, digits and a few signs inside; `thing` where nothing of the text may stay. */
export function symbolOf(text: string): string {
  const symbol = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.+-]/gu, "")
    .replace(/^[.+-]+|[.+-]+$/gu, "");
  return symbol === "" ? "thing" : symbol.slice(0, 60).toWellFormed();
}

/** The concept's first letter, numbered from the second one on: `b`, `b2`. */
function newId(concept: string, counts: Map<string, number>): string {
  const letter = /^[a-z]/u.exec(concept)?.[0] ?? "x";
  const count = (counts.get(letter) ?? 0) + 1;
  counts.set(letter, count);
  return count === 1 ? letter : `${letter}${count}`;
}

function reachable({ top, nodes, edges }: AmrGraph): AmrGraph {
  const neighbours = new Map<string, string[]>(nodes.map(({ id }) => [id, []]));
  for (const { source, target, toNode } of edges) {
    if (!toNode) continue;
    neighbours.get(source)?.push(target);
    neighbours.get(target)?.push(source);
  }
  const reached = new Set([top]);
  for (const id of reached) for (const neighbour of neighbours.get(id) ?? []) reached.add(neighbour);
  return {
    top,
    nodes: nodes.filter(({ id }) => reached.has(id)),
    edges: edges.filter(({ source }) => reached.has(source)),
  };
}

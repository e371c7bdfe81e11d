import { PenmanError } from "../errors.ts";
import type { AmrEdge, AmrGraph } from "./amr-graph.ts";
import { GRAPH_LIMITS } from "./graph-limits.ts";
import { kindOfWhole } from "./penman-tokens.ts";
import { inverseRole } from "./roles.ts";

const INDENT = "      ";
/** Without a limit a very deep graph would be mostly spaces. */
const DEEPEST_INDENT = 20;

/** A node that is still to be written, so many levels below the top. */
interface Unwritten {
  readonly id: string;
  readonly depth: number;
}

/** Where everything is written. */
interface Layout {
  readonly concepts: ReadonlyMap<string, string>;
  /** Edges by their source. */
  readonly outgoing: ReadonlyMap<string, readonly AmrEdge[]>;
  /** The edge at which each node but the top is written out; elsewhere its id stands for it. */
  readonly placed: ReadonlyMap<string, AmrEdge>;
  /** Edges at which the source is written out, by their target. */
  readonly inverted: ReadonlyMap<string, readonly AmrEdge[]>;
}

/**
 * Writes a graph so that `parsePenman` reads the same meaning: each node where it is mentioned first, and what only points
 * at the rest behind inverse roles. A concept or constant that is no plain symbol is put in quotes.
 * @throws PenmanError for a part without connection to the top, an id or role that is no plain symbol, and beyond GRAPH_LIMITS
 */
export function formatPenman(graph: AmrGraph): string {
  checkWritable(graph);
  const layout = layoutOf(graph);
  // The pieces wait on a stack of our own: nested calls would limit the depth.
  const waiting: (string | Unwritten)[] = [{ id: graph.top, depth: 1 }];
  let text = "";
  for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop()) {
    if (typeof piece === "string") text += piece;
    else waiting.push(...piecesOf(piece, layout).reverse());
  }
  return text;
}

/** A node's text, with the nodes that are written out within it. */
function piecesOf({ id, depth }: Unwritten, layout: Layout): (string | Unwritten)[] {
  const { concepts, outgoing, placed, inverted } = layout;
  const line = `\n${INDENT.repeat(Math.min(depth, DEEPEST_INDENT))}`;
  const pieces: (string | Unwritten)[] = [`(${id} / ${asToken(concepts.get(id) ?? "")}`];
  for (const edge of outgoing.get(id) ?? []) {
    if (placed.get(id) === edge) continue;
    const writtenOut = edge.toNode && placed.get(edge.target) === edge;
    pieces.push(
      `${line}:${edge.role} `,
      writtenOut ? { id: edge.target, depth: depth + 1 } : atom(edge, concepts),
    );
  }
  for (const { source, role } of inverted.get(id) ?? [])
    pieces.push(`${line}:${inverseRole(role)} `, { id: source, depth: depth + 1 });
  return [...pieces, ")"];
}

/** A node's id, or a constant so that it cannot be taken for one. */
function atom({ target, toNode }: AmrEdge, ids: ReadonlyMap<string, unknown>): string {
  if (toNode) return target;
  return ids.has(target) ? quoted(target) : asToken(target);
}

function layoutOf({ top, nodes, edges }: AmrGraph): Layout {
  const distinct = [...new Set(edges)];
  const placed = placeNodes(top, distinct);
  const lost = nodes.find(({ id }) => id !== top && !placed.has(id));
  if (lost !== undefined) throw unwritable(`the node "${lost.id}" is not connected to the top "${top}"`);
  return {
    concepts: new Map(nodes.map(({ id, concept }) => [id, concept])),
    outgoing: Map.groupBy(distinct, ({ source }) => source),
    placed,
    inverted: Map.groupBy(
      distinct.filter((edge) => placed.get(edge.source) === edge),
      ({ target }) => target,
    ),
  };
}

/** The edge at which each node but the top is placed: depth first along edges, and against them where nothing else leads. */
function placeNodes(top: string, edges: readonly AmrEdge[]): ReadonlyMap<string, AmrEdge> {
  const between = edges.filter(({ toNode }) => toNode);
  const outgoing = Map.groupBy(between, ({ source }) => source);
  const incoming = Map.groupBy(between, ({ target }) => target);
  const placed = new Map<string, AmrEdge>();
  const onward: AmrEdge[] = [];
  const backward: AmrEdge[] = [];
  const goOnFrom = (id: string): void => {
    onward.push(...(outgoing.get(id) ?? []).toReversed());
    backward.push(...(incoming.get(id) ?? []));
  };
  const place = (id: string, edge: AmrEdge): void => {
    if (id === top || placed.has(id)) return;
    placed.set(id, edge);
    goOnFrom(id);
  };
  const placeAllOnward = (): void => {
    for (let edge = onward.pop(); edge !== undefined; edge = onward.pop()) place(edge.target, edge);
  };
  goOnFrom(top);
  placeAllOnward();
  // Grows while it is gone through.
  for (const edge of backward) {
    place(edge.source, edge);
    placeAllOnward();
  }
  return placed;
}

/** A concept or constant as one token. */
function asToken(text: string): string {
  const kind = kindOfWhole(text);
  return kind === "symbol" || kind === "string" ? text : quoted(text);
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}

function checkWritable({ nodes, edges }: AmrGraph): void {
  if (nodes.length > GRAPH_LIMITS.nodes) throw unwritable(`it has more than ${GRAPH_LIMITS.nodes} nodes`);
  if (edges.length > GRAPH_LIMITS.edges) throw unwritable(`it has more than ${GRAPH_LIMITS.edges} edges`);
  for (const { id } of nodes)
    if (kindOfWhole(id, "variable") !== "symbol") throw unwritable(`the id "${id}" is no plain symbol`);
  for (const { role } of edges)
    if (kindOfWhole(`:${role}`) !== "role") throw unwritable(`the role "${role}" is no plain symbol`);
}

function unwritable(problem: string): PenmanError {
  return new PenmanError(`The meaning graph cannot be written in PENMAN: ${problem}. Leave that out.`);
}

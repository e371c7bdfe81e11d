import { ContractError } from "../errors.ts";
import type { AmrEdge, AmrGraph } from "./amr-graph.ts";
import { kindOfWhole } from "./penman-tokens.ts";
import { uninvertedRole } from "./roles.ts";

/** One statement of a meaning graph, its words normalised. `source` and a relation's `target` are ids of nodes. */
export interface Triple {
  readonly kind: "instance" | "attribute" | "relation" | "top";
  readonly source: string;
  readonly role: string;
  readonly target: string;
}

/** Gives every label a number. Triple sets can be compared if they were compiled with the same labels. */
export interface Labels {
  numberOf(label: string): number;
}

/**
 * The triples of a graph in columns of integers, each table ascending by label, so that two sets are compared by merging.
 * Nodes are numbered as in the graph.
 */
export interface TripleSet {
  /** Number of triples. */
  readonly size: number;
  /** Ids of the nodes by their numbers. */
  readonly ids: readonly string[];
  /** Triples about one node: its concept, its attributes, relations to itself, being the top. */
  readonly unary: { readonly labels: Int32Array; readonly nodes: Int32Array };
  /** Triples about two nodes. */
  readonly relations: {
    readonly labels: Int32Array;
    readonly sources: Int32Array;
    readonly targets: Int32Array;
  };
  /** How many relations of a role start at a node, and how many end there; the label tells role and end. */
  readonly ends: { readonly labels: Int32Array; readonly nodes: Int32Array; readonly counts: Int32Array };
  /** Equal for two sets that differ in nothing but the ids of their nodes; whatever labels they were compiled with. */
  readonly key: string;
}

/** A table row while it is collected: a label, then what the table's further columns hold. */
type Row = readonly number[];

export function createLabels(): Labels {
  const numbers = new Map<string, number>();
  return {
    numberOf(label) {
      const number = numbers.get(label) ?? numbers.size;
      numbers.set(label, number);
      return number;
    },
  };
}

/**
 * The triples of a graph, each once: instances, attributes, relations in their direct form (`ARG0-of` turned round, `mod` as
 * the `domain` of the other node) and the top. Lower case, without quotes and without underscores at the end.
 * Smatch (Cai and Knight 2013), but for a few cases in which the common implementation errs: see the tests.
 * @throws ContractError for an edge or a top that names no node
 */
export function triplesOf(graph: AmrGraph): readonly Triple[] {
  const known = new Set(graph.nodes.map(({ id }) => id));
  const mentioned = [
    graph.top,
    ...graph.edges.flatMap(({ source, target, toNode }) => (toNode ? [source, target] : [source])),
  ];
  const unknown = mentioned.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw new ContractError(`The meaning graph has no node "${unknown}"; add it or leave out what names it.`);
  const triples: readonly Triple[] = [
    { kind: "top", source: graph.top, role: "top", target: "top" },
    ...graph.nodes.map(({ id, concept }) => instance(id, concept)),
    ...graph.edges.map((edge) => (edge.toNode ? relation(edge) : attribute(edge))),
  ];
  return [...new Map(triples.map((triple) => [keyOf(triple), triple])).values()];
}

/** A text that two triples share only if they say the same. */
export function keyOf({ kind, source, role, target }: Triple): string {
  return JSON.stringify([kind, source, role, target]);
}

/** Triples as integers. @throws ContractError as `triplesOf` */
export function compileTriples(graph: AmrGraph, labels: Labels): TripleSet {
  const triples = triplesOf(graph);
  const ids = graph.nodes.map(({ id }) => id);
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const numberOf = (id: string): number => numbers.get(id) ?? -1;

  const unary: Row[] = [];
  const relations: Row[] = [];
  const ends: Row[] = [];
  for (const { kind, source, role, target } of triples) {
    const from = numberOf(source);
    const to = numberOf(target);
    if (kind !== "relation") unary.push([labels.numberOf(`${kind} ${role} ${target}`), from]);
    else if (from === to) unary.push([labels.numberOf(`to itself ${role}`), from]);
    else {
      relations.push([labels.numberOf(`relation ${role}`), from, to]);
      ends.push([labels.numberOf(`from ${role}`), from], [labels.numberOf(`to ${role}`), to]);
    }
  }
  const [unaryLabels, unaryNodes] = columnsOf(unary);
  const [relationLabels, sources, targets] = columnsOf(relations);
  const [endLabels, endNodes, counts] = columnsOf(counted(ends));
  return {
    size: triples.length,
    ids,
    unary: { labels: unaryLabels, nodes: unaryNodes },
    relations: { labels: relationLabels, sources, targets },
    ends: { labels: endLabels, nodes: endNodes, counts },
    key: JSON.stringify(
      triples.map(({ kind, source, role, target }) => [
        ...[kind, numberOf(source), role],
        kind === "relation" ? numberOf(target) : target,
      ]),
    ),
  };
}

function instance(id: string, concept: string): Triple {
  return { kind: "instance", source: id, role: "instance", target: normalised(concept) };
}

/** A constant is never a source, so its role stays as it is. */
function attribute({ source, role, target }: AmrEdge): Triple {
  return { kind: "attribute", source, role: normalised(role), target: normalised(target) };
}

function relation({ source, role, target }: AmrEdge): Triple {
  const uninverted = uninvertedRole(role);
  const direct = normalised(uninverted ?? role);
  const turned = (uninverted !== null) !== (direct === "mod");
  return {
    kind: "relation",
    source: turned ? target : source,
    role: direct === "mod" ? "domain" : direct,
    target: turned ? source : target,
  };
}

function normalised(label: string): string {
  const isString = kindOfWhole(label) === "string";
  const bare = isString ? label.slice(1, -1).replaceAll(/\\([^])/g, "$1") : label;
  let end = bare.length;
  while (bare.charAt(end - 1) === "_") end--;
  return bare.slice(0, end).toLowerCase();
}

/** Each distinct row once, followed by how often it came. */
function counted(rows: readonly Row[]): readonly Row[] {
  return [...Map.groupBy(rows, (row) => row.join(" ")).values()].map((equal) => [
    ...(equal[0] ?? []),
    equal.length,
  ]);
}

/** A table's columns, its rows ascending by label. */
function columnsOf(rows: readonly Row[]): [Int32Array, Int32Array, Int32Array] {
  const sorted = rows.toSorted(([left = 0], [right = 0]) => left - right);
  const column = (index: number) => Int32Array.from(sorted, (row) => row[index] ?? 0);
  return [column(0), column(1), column(2)];
}

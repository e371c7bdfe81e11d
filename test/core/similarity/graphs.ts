import { readFileSync } from "node:fs";
import fc from "fast-check";
import type { AmrEdge, AmrGraph } from "../../../core/similarity/amr-graph.ts";
import { parsePenman } from "../../../core/similarity/penman.ts";
import { smatch, type SmatchOptions, type SmatchResult } from "../../../core/similarity/smatch.ts";
import { compileTriples, createLabels } from "../../../core/similarity/triples.ts";

/** A pair of graphs and what their best alignment matches, which was proved. */
export interface GoldenPair {
  readonly a: string;
  readonly b: string;
  readonly matched: number;
  readonly left: number;
  readonly right: number;
  readonly f1: number;
}

export const GOLDEN_PAIRS = readFileSync(
  new URL("../../fixtures/smatch-golden.jsonl", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as GoldenPair);

/** Smatch of two graphs, by exact search unless another is asked for. */
export function compare(left: AmrGraph, right: AmrGraph, options: SmatchOptions = {}): SmatchResult {
  const labels = createLabels();
  return smatch(compileTriples(left, labels), compileTriples(right, labels), { search: "exact", ...options });
}

/** As `compare`, of graphs in PENMAN notation. */
export function compareTexts(left: string, right: string, options: SmatchOptions = {}): SmatchResult {
  return compare(parsePenman(left), parsePenman(right), options);
}

/** The same graph with other variables. */
export function renamed({ top, nodes, edges }: AmrGraph, rename: (id: string) => string): AmrGraph {
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

const concept = fc.oneof(
  fc.constantFrom("boy", "go-02", "want-01", "and", "Boy_", ""),
  fc.string({ maxLength: 6 }),
);
const role = fc.constantFrom(
  ..."ARG0,ARG1,ARG0-of,mod,domain,mod-of,consist-of,consist-of-of,op1,".split(","),
);
const constant = fc.oneof(
  fc.constantFrom('"New York"', '"a \\" b"', "-", "5", "n1", "/", '"n0"'),
  fc.string({ maxLength: 6 }),
);

/** Graphs whose nodes hang together, in either direction, with further edges, loops and constants. */
export function anyGraph(mostNodes: number): fc.Arbitrary<AmrGraph> {
  const place = fc.nat();
  const edge = fc.record({ from: place, to: place, role, constant, toNode: fc.boolean() });
  return fc
    .record({
      concepts: fc.array(concept, { minLength: 1, maxLength: mostNodes }),
      branches: fc.array(fc.record({ to: place, role, inward: fc.boolean() }), {
        minLength: mostNodes,
        maxLength: mostNodes,
      }),
      further: fc.array(edge, { maxLength: mostNodes }),
      top: place,
    })
    .map(({ concepts, branches, further, top }) => {
      const id = (number: number): string => `n${number % concepts.length}`;
      const tree = concepts.slice(1).map((_, before): AmrEdge => {
        const child = id(before + 1);
        const { to, role, inward } = branches[before] ?? { to: 0, role: "", inward: false };
        const parent = `n${to % (before + 1)}`;
        return { source: inward ? child : parent, role, target: inward ? parent : child, toNode: true };
      });
      const others = further.map(({ from, to, role, constant, toNode }): AmrEdge => ({
        source: id(from),
        role,
        target: toNode ? id(to) : constant,
        toNode,
      }));
      return {
        top: id(top),
        nodes: concepts.map((text, number) => ({ id: id(number), concept: text })),
        edges: [...tree, ...others],
      };
    });
}

import { expect } from "vitest";
import type { AmrGraph } from "../../../core/similarity/amr-graph.ts";
import { formatPenman, parsePenman } from "../../../core/similarity/penman.ts";
import type { ParsedText } from "../../../core/similarity/similarity.ts";
import { smatch } from "../../../core/similarity/smatch.ts";
import { compileTriples, createLabels } from "../../../core/similarity/triples.ts";
import { createAmrLite } from "../../../native/amr/index.ts";

const parser = createAmrLite();

export function parse(text: string): Promise<ParsedText> {
  return parser.parse(text);
}

/** Checks that a text means the graph, whatever its variables and the order of its roles. */
export async function expectGraph(text: string, penman: string): Promise<void> {
  const { graph, failed } = await parse(text);
  const isSame = f1Of(graph, parsePenman(penman)) === 1;
  expect(failed).toBe(false);
  expect(isSame ? penman : formatPenman(graph)).toBe(penman);
}

/** How near the meanings of two texts are, 0–1. */
export async function nearness(left: string, right: string): Promise<number> {
  const [one, other] = await Promise.all([parse(left), parse(right)]);
  return f1Of(one.graph, other.graph);
}

function f1Of(left: AmrGraph, right: AmrGraph): number {
  const labels = createLabels();
  return smatch(compileTriples(left, labels), compileTriples(right, labels), { search: "exact" }).f1;
}

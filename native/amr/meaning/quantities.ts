import type { NounPhrase, Quantity } from "../reading/syntax.ts";
import { quantityKind } from "../words/units.ts";
import type { Meaning } from "./context.ts";
import type { Filler, GraphBuilder } from "./graph-builder.ts";

/** So many of something: `(d / distance-quantity :quant 5 :unit (m / mile))`, `(a / apple :quant 5)`, 20 percent. */
export function quantityNode(graph: GraphBuilder, value: number, unit: string): string {
  return measureNode(graph, { target: String(value), toNode: false }, unit);
}

/** The same of a number that may be asked for or bounded. */
export function measureNode(graph: GraphBuilder, amount: Filler, unit: string): string {
  if (unit === "percent") {
    const share = graph.node("percentage-entity");
    graph.fill(share, "value", amount);
    return share;
  }
  const kind = quantityKind(unit);
  const node = graph.node(kind ?? unit);
  graph.fill(node, "quant", amount);
  if (kind !== undefined) graph.relate(node, "unit", graph.node(unit));
  return node;
}

/** Whether a noun phrase is an amount in a unit: `5 miles`, `20 percent`. */
export function isMeasure(noun: NounPhrase): boolean {
  const unit = noun.head ?? "";
  return (
    noun.quantity !== null &&
    !isComparison(noun.quantity) &&
    (unit === "percent" || quantityKind(unit) !== undefined)
  );
}

/** Whether a number is one of a comparison, such as `3 more`. */
function isComparison({ kind }: Quantity): boolean {
  return kind === "more" || kind === "less" || kind === "most" || kind === "times";
}

/** The number itself: `5`, `(m / more-than :op1 5)`, or `amr-unknown`. */
export function amountFiller(graph: GraphBuilder, { value, kind }: Quantity): Filler {
  if (value === null || value === "unknown") return { target: graph.node("amr-unknown"), toNode: true };
  const number: Filler = { target: String(value), toNode: false };
  if (kind === "exact" || isComparison({ value, kind })) return number;
  const bound = graph.node(kind);
  graph.fill(bound, "op1", number);
  return { target: bound, toNode: true };
}

/** Says of a node how many it is, or how many more it is than something else. */
export function quantify(meaning: Meaning, node: string, noun: NounPhrase): void {
  const { quantity } = noun;
  if (quantity === null) return;
  if (!isComparison(quantity)) {
    meaning.graph.fill(node, "quant", amountFiller(meaning.graph, quantity));
    return;
  }
  const comparison = meaning.graph.node("have-quant-91");
  const degree = meaning.graph.node(quantity.kind);
  meaning.graph.relate(comparison, "ARG1", node);
  meaning.graph.relate(comparison, "ARG3", degree);
  if (quantity.value !== null) meaning.graph.fill(degree, "quant", amountFiller(meaning.graph, quantity));
  compareWith(meaning, comparison, noun);
}

/** What follows `than` or `as` is what something is compared with. */
export function compareWith(
  meaning: Meaning,
  comparison: string,
  { adjuncts }: Pick<NounPhrase, "adjuncts">,
): void {
  for (const { preposition, object } of adjuncts) {
    if ((preposition === "than" || preposition === "as") && object.kind !== "clause") {
      meaning.graph.relate(comparison, "ARG4", meaning.phraseNode(object));
    }
  }
}

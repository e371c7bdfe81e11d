import type { Expression } from "../reading/expressions.ts";
import type { Filler, GraphBuilder } from "./graph-builder.ts";
import { quantityNode } from "./quantities.ts";

/**
 * The node of a calculation: an equation is `equal-01` over its sides, `12 - 5` what `subtract 5 from 12` is. The operands
 * of sums and products are put in order, so that `5 + 3` and `3 + 5` are the same graph.
 */
export function expressionFiller(graph: GraphBuilder, expression: Expression): Filler {
  switch (expression.kind) {
    case "number":
      if (expression.unit === null) return { target: String(expression.value), toNode: false };
      return { target: quantityNode(graph, expression.value, expression.unit), toNode: true };
    case "variable":
      return { target: graph.node(expression.name), toNode: true };
    case "operation":
      return { target: operationNode(graph, expression), toNode: true };
    case "equation":
      return { target: equationNode(graph, expression.sides), toNode: true };
  }
}

function equationNode(graph: GraphBuilder, sides: readonly Expression[]): string {
  const node = graph.node("equal-01");
  for (const [index, side] of sides.entries())
    graph.fill(node, `ARG${index + 1}`, expressionFiller(graph, side));
  return node;
}

type OperationExpression = Extract<Expression, { kind: "operation" }>;

function operationNode(
  graph: GraphBuilder,
  { operation, operands: [left, right] }: OperationExpression,
): string {
  if (operation === "add" || operation === "multiply") {
    const operands = [left, right].flatMap((operand) => flatten(operand, operation)).sort(byText);
    return nodeOver(graph, operation === "add" ? "sum-of" : "product-of", operands, "op");
  }
  return operation === "subtract"
    ? nodeOver(graph, "subtract-01", [right, left], "ARG")
    : nodeOver(graph, "divide-02", [left, right], "ARG");
}

function nodeOver(
  graph: GraphBuilder,
  concept: string,
  operands: readonly Expression[],
  role: string,
): string {
  const node = graph.node(concept);
  for (const [index, operand] of operands.entries())
    graph.fill(node, `${role}${index + 1}`, expressionFiller(graph, operand));
  return node;
}

/** `1 + 2 + 3` has three operands. */
function flatten(expression: Expression, operation: string): readonly Expression[] {
  if (expression.kind !== "operation" || expression.operation !== operation) return [expression];
  return expression.operands.flatMap((operand) => flatten(operand, operation));
}

/** Numbers by size and before all else, the rest by how it is written. */
function byText(left: Expression, right: Expression): number {
  if (left.kind === "number" && right.kind === "number" && left.value !== right.value)
    return left.value - right.value;
  const [first, second] = [JSON.stringify(left), JSON.stringify(right)];
  if ((left.kind === "number") !== (right.kind === "number")) return left.kind === "number" ? -1 : 1;
  return first < second ? -1 : Number(first > second);
}

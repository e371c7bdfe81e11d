import { forCommonLabels } from "./common-labels.ts";
import type { TripleSet } from "./triples.ts";

/** The most triples that any alignment could match, from the labels alone: how often each comes in both. Linear time. */
export function upperBound(left: TripleSet, right: TripleSet): number {
  return (
    inCommon(left.unary.labels, right.unary.labels) + inCommon(left.relations.labels, right.relations.labels)
  );
}

function inCommon(left: Int32Array, right: Int32Array): number {
  let sum = 0;
  forCommonLabels(left, right, (leftStart, leftEnd, rightStart, rightEnd) => {
    sum += Math.min(leftEnd - leftStart, rightEnd - rightStart);
  });
  return sum;
}

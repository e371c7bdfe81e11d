import type { Branch } from "../../../charts/branches.tsx";
import type { FilterStep } from "../filter-steps.ts";

/** Pixels of a candidate's box, and between boxes. */
export interface NodeSize {
  readonly height: number;
  readonly gap: number;
}

/** A box with a few words of the reply; and one without, for steps of many candidates. */
const ROOMY: NodeSize = { height: 66, gap: 8 };
const COMPACT: NodeSize = { height: 32, gap: 4 };
/** More boxes than these would push what stands below out of sight. */
const MOST_ROOMY = 7;
/** Pixels over the boxes of a column. */
const HEAD = 28;

/** @param boxes of the tallest column */
export function nodeSize(boxes: number): NodeSize {
  return boxes > MOST_ROOMY ? COMPACT : ROOMY;
}

/** Whether a box has no room for words. */
export function isCompact(size: NodeSize): boolean {
  return size === COMPACT;
}

/** The height of so many boxes with the column's head. */
export function columnHeight(boxes: number, { height, gap }: NodeSize): number {
  return HEAD + boxes * height + Math.max(0, boxes - 1) * gap;
}

/** The middle of a box. @param index 0-based from the top */
export function boxMiddle(index: number, { height, gap }: NodeSize): number {
  return HEAD + index * (height + gap) + height / 2;
}

/**
 * The branches that lead into a step: from the box that was passed on before it, or from the first box at the
 * beginning, to every candidate and to the adversarial reply.
 */
export function branchesIntoStep(
  step: FilterStep,
  before: FilterStep | undefined,
  size: NodeSize,
): readonly Branch[] {
  const from = boxMiddle(before === undefined ? 0 : Math.max(0, chosenIndex(before)), size);
  const boxes = step.candidates.map(({ passedOn }, index): Branch => ({
    from,
    to: boxMiddle(index, size),
    kind: passedOn ? "taken" : "left",
  }));
  if (step.adversary === null) return boxes;
  return [...boxes, { from, to: boxMiddle(step.candidates.length, size), kind: "adversarial" }];
}

function chosenIndex({ candidates }: FilterStep): number {
  return candidates.findIndex(({ passedOn }) => passedOn);
}

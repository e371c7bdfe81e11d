import type { Branch } from "../../../charts/branches.tsx";
import type { FilterStep } from "../filter-steps.ts";

/** Pixels of a candidate's box, and between boxes. */
export const NODE = { height: 66, gap: 8 } as const;
/** Pixels over the boxes of a column. */
export const HEAD = 28;

/** The height of so many boxes with the column's head. */
export function columnHeight(boxes: number): number {
  return HEAD + boxes * NODE.height + Math.max(0, boxes - 1) * NODE.gap;
}

/** The middle of a box. @param index 0-based from the top */
export function nodeMiddle(index: number): number {
  return HEAD + index * (NODE.height + NODE.gap) + NODE.height / 2;
}

/**
 * The branches that lead into a step: from the box that was passed on before it, or from the middle of the box at the
 * beginning, to every candidate and to the adversarial reply.
 */
export function branchesInto(step: FilterStep, before: FilterStep | undefined): readonly Branch[] {
  const from = nodeMiddle(before === undefined ? 0 : Math.max(0, chosenIndex(before)));
  const boxes = step.candidates.map(({ passedOn }, index): Branch => ({
    from,
    to: nodeMiddle(index),
    kind: passedOn ? "taken" : "left",
  }));
  if (step.adversary === null) return boxes;
  return [...boxes, { from, to: nodeMiddle(step.candidates.length), kind: "adversarial" }];
}

function chosenIndex({ candidates }: FilterStep): number {
  return candidates.findIndex(({ passedOn }) => passedOn);
}

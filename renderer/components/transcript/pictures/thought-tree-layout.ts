import type { Branch } from "../../../charts/branches.tsx";
import type { ThoughtLevel } from "./thought-tree.ts";
import { boxMiddle, type NodeSize } from "./tree-layout.ts";

/** A box of one line, where several trees stand beside each other. */
export const MINI: NodeSize = { height: 26, gap: 3 };
/** Pixels between two levels. */
export const LEVEL_GAP = 30;

/** Number of the boxes of the largest level. */
export function tallest(levels: readonly ThoughtLevel[]): number {
  return levels.reduce((most, { thoughts }) => Math.max(most, thoughts.length), 1);
}

/** The branches into a level: from each kept thought of the level before to all that go on from it. */
export function branchesIntoLevel(
  level: ThoughtLevel,
  before: ThoughtLevel | undefined,
  size: NodeSize,
): readonly Branch[] {
  return level.thoughts.flatMap(({ parent, best }, index): readonly Branch[] => {
    const from = before?.thoughts.findIndex(({ number }) => number === parent) ?? -1;
    if (from === -1) return [];
    return [
      { from: boxMiddle(from, size), to: boxMiddle(index, size), kind: best ? "taken" : "left" } as const,
    ];
  });
}

/** Place of the best thought in its level, from the top; -1 before the votes are counted. */
export function bestIndex(level: ThoughtLevel | undefined): number {
  return level?.thoughts.findIndex(({ best }) => best) ?? -1;
}

/** The branch from the best thought to what comes of it, at the same height. */
export function branchToAnswer(level: ThoughtLevel | undefined, size: NodeSize): readonly Branch[] {
  const index = bestIndex(level);
  if (index === -1) return [];
  const middle = boxMiddle(index, size);
  return [{ from: middle, to: middle, kind: "taken" }];
}

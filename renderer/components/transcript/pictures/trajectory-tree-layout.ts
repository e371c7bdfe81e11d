import type { Branch } from "../../../charts/branches.tsx";
import type { OptionValue, RunManifest } from "../../../../core/events.ts";
import type { TrajectoryTree, TreeNode } from "./trajectory-tree.ts";

/** Pixels over the tree. */
const HEAD = 28;
/** Pixels between the ends of two ways; less where there are so many that all would be out of sight. */
const ROOMY = 26;
const NARROW = 14;
const MOST_ROOMY = 64;

/** What decides where a node stands. */
export interface TreeShape {
  /** Number N of candidates a step. */
  readonly agents: number;
  /** Number of steps that the tree will have. */
  readonly depth: number;
  /** Pixels between the ends of two ways. */
  readonly pitch: number;
}

/** @param depth steps that the tree will have */
export function treeShape(agents: number, depth: number): TreeShape {
  return { agents, depth, pitch: agents ** depth > MOST_ROOMY ? NARROW : ROOMY };
}

/** The shape that a tree comes to have: by the run's options, or as far as it has grown where they are not known. */
export function grownShape(
  { agents, levels }: Pick<TrajectoryTree, "agents" | "levels">,
  options: RunManifest["options"],
): TreeShape {
  return treeShape(atLeast(agents, options.agents), atLeast(levels.length, options.depth));
}

function atLeast(grown: number, planned: OptionValue | undefined): number {
  return typeof planned === "number" ? Math.max(grown, planned) : grown;
}

export function treeHeight({ agents, depth, pitch }: TreeShape): number {
  return HEAD + agents ** depth * pitch;
}

/** The middle of what stands at the end of these numbers: of the root without any, of a way's end with all. */
export function middleOf(numbers: readonly number[], shape: TreeShape): number {
  return startOf(numbers, shape) + roomOf(numbers.length, shape) / 2;
}

/** The middle of a node; an adversarial reply stands between the candidates of its step. */
export function dotMiddle({ numbers, adversarial }: TreeNode, shape: TreeShape): number {
  if (!adversarial) return middleOf(numbers, shape);
  return startOf(numbers, shape) + Math.floor(shape.agents / 2) * roomOf(numbers.length + 1, shape);
}

/** The branches into the nodes of a level, each from the node that it goes on from. */
export function branchesIntoDots(nodes: readonly TreeNode[], shape: TreeShape): readonly Branch[] {
  return nodes.map((node) => ({
    from: middleOf(node.adversarial ? node.numbers : node.numbers.slice(0, -1), shape),
    to: dotMiddle(node, shape),
    kind: node.adversarial ? "adversarial" : node.chosen ? "taken" : "left",
  }));
}

/** Where the room of everything that goes on from here begins. */
function startOf(numbers: readonly number[], shape: TreeShape): number {
  return numbers.reduce((start, number, index) => start + (number - 1) * roomOf(index + 1, shape), HEAD);
}

/** The height of everything that goes on from one node of a level. @param level 0 for the root */
function roomOf(level: number, { agents, depth, pitch }: TreeShape): number {
  return agents ** (depth - level) * pitch;
}

import { ContractError } from "../../errors.ts";
import type { Oddity } from "../oddity.ts";
import { temperatureOption, type NumberOption, type OptionsOf } from "../options.ts";

const size = (value: number, max: number, help: string): NumberOption => ({
  type: "integer",
  default: value,
  min: 1,
  max,
  help,
});

/** The shape of a tree; `ma-tot` builds trees of the same options. */
export const treeOptions = {
  temperature: temperatureOption(1),
  depth: size(2, 4, "Number of levels of the tree"),
  width: size(5, 10, "Number of thoughts that go out from one state"),
  votes: size(5, 10, "Number of votes on the thoughts of a level"),
  beam: size(1, 5, "Number of states that are kept at each level; at most the width"),
} as const;

export type TreeOptions = OptionsOf<typeof treeOptions>;

/** Calls of one tree: (width + votes) + (depth − 1)(beam · width + votes). */
export function treeCalls({ depth, width, votes, beam }: TreeOptions): number {
  return width + votes + (depth - 1) * (beam * width + votes);
}

/** Calls that one step of a tree issues together, on average; a level has two steps. */
export function callsOfAStep(options: TreeOptions): number {
  return Math.round(treeCalls(options) / (2 * options.depth));
}

/** @throws ContractError if more states are to be kept than the first level has */
export function checkTree({ beam, width }: TreeOptions): void {
  if (beam > width) {
    throw new ContractError(
      `A beam of ${beam} keeps more states than the ${width} of the first level. Lower beam or raise width.`,
      { option: "beam", id: "wideBeam" satisfies Oddity["id"] },
    );
  }
}

/** Says what is odd about a tree's options. */
export function treeWarnings({ temperature, width }: TreeOptions): readonly Oddity[] {
  return temperature === 0 && width > 1
    ? [
        {
          id: "sameThoughts",
          message: "At temperature 0 all thoughts of a state are the same; set --temperature above 0.",
        },
      ]
    : [];
}

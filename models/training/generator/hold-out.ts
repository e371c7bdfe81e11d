import { deriveSeed } from "../../../core/seed.ts";

/** Which families a problem may come from: those that a model is trained on, or those that it is only tested on. */
export type Split = "training" | "held-out";

/** One family in so many is held out. */
const ONE_IN = 8;

/**
 * Whether a family of wordings (`Problem.family`) is kept out of training. It follows from the family's id alone: from
 * its FNV-1a hash, mixed so that its low bits depend on all letters.
 */
export function isHeldOut(family: string): boolean {
  return deriveSeed(0, family) % ONE_IN === 0;
}

/** The families of a split. */
export function familiesOf<Family extends { readonly id: string }>(
  split: Split,
  families: readonly Family[],
): readonly Family[] {
  return families.filter(({ id }) => isHeldOut(id) === (split === "held-out"));
}

import { between, chance, pick, type Random } from "../random.ts";

/** How a result can be compared with a limit. */
export interface Relation {
  readonly holds: (result: number, limit: number) => boolean;
  /** Questions after a problem: whether its result has this relation to `{v}`. */
  readonly followUps: readonly string[];
}

export const RELATIONS = {
  more: {
    holds: (result, limit) => result > limit,
    followUps: ["Is that more than {v}?", "Is it more than {v}?", "Is the number greater than {v}?"],
  },
  fewer: {
    holds: (result, limit) => result < limit,
    followUps: ["Is that less than {v}?", "Is it fewer than {v}?", "Is the number below {v}?"],
  },
  atLeast: {
    holds: (result, limit) => result >= limit,
    followUps: ["Is that at least {v}?", "Is it {v} or more?"],
  },
  atMost: {
    holds: (result, limit) => result <= limit,
    followUps: ["Is that at most {v}?", "Is it {v} or less?"],
  },
  exactly: {
    holds: (result, limit) => result === limit,
    followUps: ["Is that exactly {v}?", "Is it {v}?"],
  },
} satisfies Record<string, Relation>;

export type RelationName = keyof typeof RELATIONS;

/**
 * A limit to which the right and the misled result, two whole numbers, do not have the same relation, so that one who
 * is misled gives the wrong answer. It is near the right result.
 */
export function limitBetween(random: Random, name: RelationName, right: number, misled: number): number {
  if (name === "exactly") return pick(random, [right, misled]);
  const shift = name === "more" || name === "atMost" ? 0 : 1;
  const near = Math.max(5, Math.floor(right / 2));
  const low = Math.max(Math.min(right, misled), right - near) + shift;
  const high = Math.min(Math.max(right, misled), right + near) - 1 + shift;
  return between(random, low, high);
}

/**
 * A limit near the right result. Half of all limits part it from the misled result, the others lie on its other side: else
 * the relation and the last operation would tell the answer without the numbers.
 */
export function limitNear(random: Random, name: RelationName, right: number, misled: number): number {
  const mirrored = right - (misled - right) >= 1 ? right - (misled - right) : Math.floor(right / 2);
  const isMirrored = name !== "exactly" && mirrored >= 1 && chance(random, 0.5);
  return limitBetween(random, name, right, isMirrored ? mirrored : misled);
}

/** `17 vs 12: more.` */
export function sizeLine(left: number, right: number): string {
  return lineWith(left, right, Math.sign(left - right));
}

/** The comparison of a result with a limit that somebody gets wrong, so that it comes to the opposite answer. */
export function wrongSizeLine(name: RelationName, result: number, limit: number): string {
  const { holds } = RELATIONS[name];
  const sign = [1, -1, 0].find((each) => holds(each, 0) !== holds(result, limit));
  return lineWith(result, limit, sign ?? 0);
}

function lineWith(left: number, right: number, sign: number): string {
  return `${left} vs ${right}: ${sign > 0 ? "more" : sign < 0 ? "less" : "same"}.`;
}

/** Where a turn belongs, as its path says. */
export interface TurnPlace {
  /** The turn of a dialogue or the round of a debate in which it was; null outside of any. */
  readonly round: { readonly kind: "turn" | "round"; readonly number: number } | null;
  /** 1-based depth in a tree of thoughts; null outside of any. */
  readonly level: number | null;
  /** The path without the agent's number: turns of one step have it in common, and were usually issued together. */
  readonly step: string;
  /** 1-based number among the agents of its kind; null where there is only one. */
  readonly agent: number | null;
}

/** Nobody's agents have higher numbers, and a long number would not be one. */
const NUMBERED = /^(.+)-(\d{1,6})$/;
const ROUND = /^(turn|round)-(\d{1,6})$/;
const LEVEL = /^level-(\d{1,6})$/;
/** What one agent says of another: the first number is the speaker's. */
const PAIR = /^(.+)-(\d{1,6})-of-(\d{1,6})$/;
/** The branch of a tree of candidates that a step goes on from. */
const BRANCH = /^after-[\d.]+$/;
/** The call that parses a text, which is named by the text. */
const GRAPH = /^graph-[\da-z]+$/;
/** The adversarial instance stands beside the agents of its step. */
const ADVERSARIAL = /-adversarial$/;

/**
 * Reads a turn's path: `solver-3`, `specify`, `turn-2/user-1`, `turn-2/user-adversarial`, `stance-1/critic-2`,
 * `review-1-of-2`, `reasoner-1/round-2/level-1/thought-3`, `level-2/after-1.2/user-1`, `turn-2/user/graph-1x8k2c`. The first
 * number that is no round's, level's, branch's or graph's is the agent's. A path of another form is a step of its own.
 */
export function turnPlace(path: string): TurnPlace {
  let round: TurnPlace["round"] = null;
  let level: number | null = null;
  let agent: number | null = null;
  const step = path.split("/").map((part) => {
    const asRound = ROUND.exec(part);
    if (asRound !== null) {
      round = { kind: asRound[1] === "turn" ? "turn" : "round", number: Number(asRound[2]) };
      return part;
    }
    const asLevel = LEVEL.exec(part);
    if (asLevel !== null) {
      level = Number(asLevel[1]);
      return part;
    }
    if (agent !== null || BRANCH.test(part)) return part;
    if (GRAPH.test(part)) return "graph";
    const pair = PAIR.exec(part);
    const numbered = pair ?? NUMBERED.exec(part);
    if (numbered === null) return part.replace(ADVERSARIAL, "");
    agent = Number(numbered[2]);
    return pair === null ? numbered[1] : `${pair[1]}-of-${pair[3]}`;
  });
  return { round, level, step: step.join("/"), agent };
}

/** What part of the method a step is: the last name in its path, with its number if it has one. */
export function stepPart(step: string): { readonly name: string; readonly number: number | null } {
  const last = step.split("/").at(-1) ?? "";
  const numbered = NUMBERED.exec(last);
  return numbered === null
    ? { name: last, number: null }
    : { name: numbered[1] ?? last, number: Number(numbered[2]) };
}

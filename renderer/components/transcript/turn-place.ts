/** Where a turn belongs, as its path says. */
export interface TurnPlace {
  /** The turn of a dialogue or the round of a debate in which it was; null outside of any. */
  readonly round: { readonly kind: "turn" | "round"; readonly number: number } | null;
  /** The path without the agent's number: turns of one step have it in common, and were usually issued together. */
  readonly step: string;
  /** 1-based number among the agents of its kind; null where there is only one. */
  readonly agent: number | null;
}

/** Nobody's agents have higher numbers, and a long number would not be one. */
const NUMBERED = /^(.+)-(\d{1,6})$/;
const ROUND = /^(turn|round)-(\d{1,6})$/;
/** The adversarial instance stands beside the agents of its step. */
const ADVERSARIAL = /-adversarial$/;

/**
 * Reads a turn's path: `solver-3`, `specify`, `turn-2/user-1`, `turn-2/user-adversarial`, `round-2/stance-1/critic`. The
 * first number that is not a round's is the agent's. A path of another form is a step of its own.
 */
export function turnPlace(path: string): TurnPlace {
  let round: TurnPlace["round"] = null;
  let agent: number | null = null;
  const step = path.split("/").map((part, index) => {
    const asRound = index === 0 ? ROUND.exec(part) : null;
    if (asRound !== null) {
      round = { kind: asRound[1] === "turn" ? "turn" : "round", number: Number(asRound[2]) };
      return part;
    }
    const numbered = agent === null ? NUMBERED.exec(part) : null;
    if (numbered === null) return part.replace(ADVERSARIAL, "");
    agent = Number(numbered[2]);
    return numbered[1];
  });
  return { round, step: step.join("/"), agent };
}

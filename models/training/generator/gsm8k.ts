import { arithmeticProblem } from "./arithmetic-problem.ts";
import { readSourceProblems } from "./gsm8k/source.ts";
import { withOtherNames } from "./gsm8k/swap-names.ts";
import { withOtherNouns } from "./gsm8k/swap-nouns.ts";
import { traceProblem } from "./gsm8k/trace.ts";
import type { TracedProblem } from "./gsm8k/traced.ts";
import type { DropReason } from "./gsm8k/untraceable.ts";
import { original, withOtherNumbers } from "./gsm8k/vary.ts";
import type { Problem } from "./problem.ts";
import { pick, type Random } from "./random.ts";

/** The problems of GSM8K that can be computed again, and how many cannot. */
export interface LoadedProblems {
  readonly problems: readonly TracedProblem[];
  /** Problems that were left out, by the reason. */
  readonly dropped: ReadonlyMap<DropReason, number>;
}

/** What problems are wanted. */
export interface VariedProblemOptions {
  /** Steps of the solution at most. */
  readonly mostSteps?: number;
}

/**
 * Reads a file of GSM8K's training problems and traces their solutions.
 * @throws Error that names the file and the line if one cannot be read
 */
export function loadProblems(path: string): LoadedProblems {
  const problems: TracedProblem[] = [];
  const dropped = new Map<DropReason, number>();
  for (const source of readSourceProblems(path)) {
    const traced = traceProblem(source);
    if (typeof traced === "string") dropped.set(traced, (dropped.get(traced) ?? 0) + 1);
    else problems.push(traced);
  }
  return { problems, dropped };
}

/**
 * One of the problems with other numbers where it can have others, and with other names and things in the place of some.
 * Its family is `gsm8k-train/` and the id of the problem.
 * @throws RangeError if no problem has so few steps
 */
export function variedProblem(
  random: Random,
  problems: readonly TracedProblem[],
  { mostSteps = Infinity }: VariedProblemOptions = {},
): Problem {
  const fits = ({ steps }: TracedProblem) => steps.length <= mostSteps;
  if (!problems.some(fits)) {
    throw new RangeError(`None of ${problems.length} problems has at most ${mostSteps} steps; allow more.`);
  }
  let chosen = pick(random, problems);
  while (!fits(chosen)) chosen = pick(random, problems);
  const renumbered = withOtherNumbers(random, chosen) ?? original(chosen);
  const { text, steps } = withOtherNouns(random, withOtherNames(random, renumbered));
  return arithmeticProblem(`gsm8k-train/${chosen.id}`, text, steps);
}

import { drawDrill } from "./drills.ts";
import { loadProblems, variedProblem } from "./gsm8k.ts";
import type { Split } from "./hold-out.ts";
import { drawProblem, problemMix } from "./problems.ts";
import type { Material } from "./samples.ts";

/** What problems are made from. */
export interface MaterialSettings {
  readonly split: Split;
  /** File of GSM8K's training problems, if they are to be varied as well. */
  readonly gsm8k: string | undefined;
  /** Steps that a problem of GSM8K takes at most. */
  readonly mostSteps: number;
}

/** Share of GSM8K's among the arithmetic problems: they teach wording more than solving, and most are too hard for a small model. */
const GSM8K_SHARE = 0.12;

/** Our own problems of one split, and variations of GSM8K's. @throws Error if the file cannot be read */
export function openMaterial({ split, gsm8k, mostSteps }: MaterialSettings): Material {
  const mix = problemMix({
    split,
    ...(gsm8k !== undefined && { further: furtherProblems(gsm8k, mostSteps) }),
  });
  return { drawProblem: (seed) => drawProblem(seed, mix), drawDrill };
}

function furtherProblems(
  file: string,
  mostSteps: number,
): NonNullable<Parameters<typeof problemMix>[0]["further"]> {
  const problems = loadProblems(file).problems.filter(({ steps }) => steps.length <= mostSteps);
  return { share: GSM8K_SHARE, draw: (random) => variedProblem(random, problems) };
}

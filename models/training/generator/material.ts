import { readChainBank } from "./chain-bank.ts";
import { drawDrill } from "./drills.ts";
import { loadProblems, variedProblem } from "./gsm8k.ts";
import type { Split } from "./hold-out.ts";
import { weightsOfMissed } from "./missed.ts";
import { drawProblem, problemMix, type MixSettings } from "./problems.ts";
import type { Material } from "./samples.ts";

/** What problems are made from. */
export interface MaterialSettings {
  readonly split: Split;
  /** File of GSM8K's training problems, if they are to be varied as well. */
  readonly gsm8k: string | undefined;
  /** Steps that a problem of GSM8K takes at most. */
  readonly mostSteps: number;
  /**
   * File with replies of the practice model (chain-bank.ts) to problems of the same settings without it. Families of which it
   * missed more are drawn more often.
   */
  readonly practise?: string | undefined;
  /** Whether wordings now and then have a number more than they need, or longer numbers: for learning, not for asking. */
  readonly harder: boolean;
}

/** Share of GSM8K's among the arithmetic problems: they teach wording more than solving, and most are too hard for a small model. */
const GSM8K_SHARE = 0.03;

/**
 * Our own problems of one split, and variations of GSM8K's.
 * @throws Error if a file cannot be read
 */
export async function openMaterial({
  split,
  gsm8k,
  mostSteps,
  practise,
  harder,
}: MaterialSettings): Promise<Material> {
  const settings = {
    split,
    harder,
    ...(gsm8k !== undefined && { further: furtherProblems(gsm8k, mostSteps) }),
  };
  const weightOf = practise === undefined ? undefined : await weightsFrom(practise, settings);
  const mix = problemMix({ ...settings, weightOf });
  return { drawProblem: (seed) => drawProblem(seed, mix), drawDrill };
}

async function weightsFrom(file: string, settings: MixSettings): Promise<MixSettings["weightOf"]> {
  const mix = problemMix(settings);
  return weightsOfMissed(await readChainBank(file), (seed) => drawProblem(seed, mix));
}

function furtherProblems(file: string, mostSteps: number): NonNullable<MixSettings["further"]> {
  const problems = loadProblems(file).problems.filter(({ steps }) => steps.length <= mostSteps);
  return { share: GSM8K_SHARE, draw: (random) => variedProblem(random, problems) };
}

import { adviceOn, type MethodAdvice } from "../../core/advice/advice.ts";
import { FIGURES } from "../../core/advice/figures.ts";
import type { MeasuredMethod } from "../../core/advice/measured.ts";
import type { AdvisedModel } from "../../core/advice/nearest-model.ts";
import { recommended } from "../../core/advice/recommended.ts";
import type { RuntimeSettings } from "../../core/runtime.ts";
import { STRATEGIES } from "../../core/strategies/index.ts";
import { resolveOptions } from "../../core/strategies/options.ts";
import type { ModelOutlook, Strategy } from "../../core/strategies/strategy.ts";
import type { AdvisedRowHere, ModelAdvice } from "../contract/advice.ts";
import type { TimeRange } from "../contract/estimates.ts";
import { estimateRun, readAlone, SPREAD, USUAL_SEQUENCES, type Speed } from "../runs/estimate.ts";
import type { LookupOptions } from "./list.ts";
import { inspectModel } from "./resolve.ts";
import { readSpeeds, speedOf, thisPlace } from "./speeds.ts";

/** A model as far as advice on it needs: what its file is, and how it is run here. */
export interface ModelHere extends AdvisedModel, ModelOutlook {
  /** Undefined if it was never measured on this machine with these settings. */
  readonly speed: Speed | undefined;
  /** Replies that it generates at once. */
  readonly sequences: number;
}

/**
 * Finds a model, hashes it if it was never seen, and looks up how fast it is here.
 * @param reference as for `resolveModel`, which also says what is thrown
 */
export async function findModelHere(
  reference: string,
  home: string,
  { runtime = {}, ...lookup }: LookupOptions & { readonly runtime?: RuntimeSettings } = {},
): Promise<ModelHere> {
  const { file, summary } = await inspectModel(reference, home, lookup);
  const { speeds } = await readSpeeds(home);
  return {
    sha256: file.sha256,
    parameters: summary.parameters,
    prompts: file.prompts,
    speed: speedOf(speeds, file.sha256, thisPlace(runtime)),
    sequences: runtime.sequences ?? USUAL_SEQUENCES,
  };
}

/** What the figures say of every method on a model, and how long each would take with it on this machine. */
export function adviseModel(
  model: ModelHere,
  figures: readonly MeasuredMethod[] = FIGURES,
): Omit<ModelAdvice, "keptRuns"> {
  return {
    model: { parameters: model.parameters, prompts: model.prompts },
    methods: STRATEGIES.map((strategy) => adviseMethod(strategy, model, figures)),
    recommended: recommended(figures, model).map(({ strategy, data }) => ({ strategy, data })),
  };
}

/** The same of one method. */
export function adviseMethod(
  strategy: Strategy,
  model: ModelHere,
  figures: readonly MeasuredMethod[] = FIGURES,
): MethodAdvice<AdvisedRowHere> {
  const advice = adviceOn(figures, strategy.id, model);
  return {
    ...advice,
    rows: advice.rows.map((row) => ({ ...row, secondsHere: secondsHere(strategy, row.measured, model) })),
  };
}

/** How long one question alone takes that costs as many tokens as those that were measured, many of which went on at once. */
function secondsHere(
  strategy: Strategy,
  { options, calls, tokens }: MeasuredMethod,
  model: ModelHere,
): TimeRange | null {
  const { speed, sequences } = model;
  if (speed === undefined) return null;
  const values = { ...resolveOptions(strategy.id, strategy.options, {}), ...options };
  return estimateRun({
    speed,
    questions: 1,
    cost: { calls, evaluated: readAlone(tokens, calls), generated: tokens.generated },
    together: Math.min(sequences, strategy.expectedCalls(values, model).together),
    spread: SPREAD.known,
  });
}

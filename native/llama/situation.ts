import type { RuntimeInfo } from "../../core/model.ts";
import type { RuntimeSettings } from "../../core/runtime.ts";
import type { FreeMemory, ModelFacts, Shape } from "./requirements.ts";

/** What may compute a model. */
export interface PlanDevice {
  readonly kind: RuntimeInfo["device"];
  /** As its driver calls it; null for the CPU. */
  readonly name: string | null;
}

/** Everything that a plan is made from. */
export interface Situation {
  readonly facts: ModelFacts;
  readonly settings: RuntimeSettings;
  readonly free: FreeMemory;
  readonly device: PlanDevice;
}

/** How a model is to be run. */
export interface RuntimePlan extends Shape {
  /** The CPU if no layer goes to a device. */
  readonly device: PlanDevice;
  readonly layers: number;
  readonly flashAttention: boolean;
  readonly bytes: { readonly weights: number; readonly context: number };
  /** What there was to plan with. */
  readonly free: FreeMemory;
  /** What was decided otherwise than asked for, and why; in words for a person. */
  readonly notes: readonly string[];
}

export const CPU: PlanDevice = { kind: "cpu", name: null };

const DEFAULT_CONTEXT_TOKENS = 4096;
const FEWEST_CONTEXT_TOKENS = 1024;

/** The lengths of context to try, longest first; a given one is the only one. */
export function contextLengths(
  { trainedTokens }: Pick<ModelFacts, "trainedTokens">,
  { contextTokens }: RuntimeSettings,
): readonly [number, ...number[]] {
  if (contextTokens !== undefined) return [Math.min(contextTokens, trainedTokens)];
  const longest = Math.min(DEFAULT_CONTEXT_TOKENS, trainedTokens);
  const shorter: number[] = [];
  for (let half = longest / 2; half >= FEWEST_CONTEXT_TOKENS; half /= 2) shorter.push(Math.floor(half));
  return [longest, ...shorter];
}

/**
 * Whether attention is computed fused. On one thread of a CPU it is faster and a token's numbers are the same in any
 * batch; on several threads they are not, and it gains little.
 */
export function usesFlashAttention(
  facts: Pick<ModelFacts, "flashAttention">,
  settings: RuntimeSettings,
  device: PlanDevice["kind"],
): boolean {
  const { flashAttention = "auto", threads } = settings;
  const isBetter = device !== "cpu" || threads === 1;
  return facts.flashAttention && (flashAttention === "auto" ? isBetter : flashAttention);
}

/** Whether a person says how many layers the device is to have. */
export function layersAreGiven({ gpuLayers = "auto" }: RuntimeSettings): boolean {
  return gpuLayers !== "auto";
}

/** How many layers the device is to have, if it can hold them. */
export function layersWanted(facts: ModelFacts, { gpuLayers }: RuntimeSettings, device: PlanDevice): number {
  if (device.kind === "cpu") return 0;
  return typeof gpuLayers === "number" ? Math.min(gpuLayers, facts.layers) : facts.layers;
}

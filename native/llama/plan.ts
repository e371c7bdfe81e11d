import type { ModelLoadError } from "../../core/errors.ts";
import type { RuntimeSettings } from "../../core/runtime.ts";
import { notesOn, refusal } from "./plan-words.ts";
import {
  fits,
  fitsDevice,
  needsOf,
  Q8_BLOCK,
  sequenceBytes,
  totals,
  type ContextShare,
  type FreeMemory,
  type ModelFacts,
  type Needs,
  type Shape,
} from "./requirements.ts";
import {
  contextLengths,
  CPU,
  layersAreGiven,
  layersWanted,
  usesFlashAttention,
  type PlanDevice,
  type RuntimePlan,
  type Situation,
} from "./situation.ts";

/** Beyond these a step gets slower, and what is gained depends on the processor and the contexts (docs/speed.md). */
const REPLIES = [16, 8, 4, 2, 1] as const;
/** With fewer replies than this, a smaller cache or fewer layers on the device are the lesser evil. */
const FEW_REPLIES = 4;
const FEWEST_KEPT = 8;
/** What further kept prompts may take: a context is written when it is made, and a gigabyte can take two seconds. */
const MORE_KEPT_BYTES = 128 * 2 ** 20;
/** What a context may take if nobody says how large it must be; then, all there is. */
const MODEST: ContextShare = { ram: 0.5, device: 0.9 };
const WHOLE: ContextShare = { ram: 1, device: 1 };

/**
 * Chooses how to run a model: the longest context up to the default; as many layers on the device as leave room for a
 * few replies; then as many replies and kept prompts as fit. Of what the settings say, only layers that the device
 * cannot hold are given up, and a cache that the model cannot have.
 * @throws ModelLoadError with the bytes needed and free if not even the smallest context fits beside the weights
 */
export function planRuntime(
  facts: ModelFacts,
  settings: RuntimeSettings,
  free: FreeMemory,
  device: PlanDevice,
): RuntimePlan {
  const situation = { facts, settings, free, device };
  const lengths = contextLengths(facts, settings);
  const attempts =
    settings.sequences === undefined
      ? [
          { share: MODEST, replies: REPLIES },
          { share: WHOLE, replies: [1] },
        ]
      : [{ share: WHOLE, replies: [settings.sequences] }];
  for (const contextTokens of lengths) {
    for (const { share, replies } of attempts) {
      const shape = bestShape(situation, contextTokens, replies, share);
      if (shape) return described(situation, shape);
    }
  }
  throw tooLarge(situation, lengths.at(-1) ?? lengths[0]);
}

/** With the plain cache, unless that leaves few replies or layers and the smaller one leaves more. */
function bestShape(
  situation: Situation,
  contextTokens: number,
  replies: readonly number[],
  share: ContextShare,
): Shape | undefined {
  const { facts, settings, device } = situation;
  const [plain, small] = kvCaches(situation).map((kvCache) =>
    shapeWith(situation, { contextTokens, kvCache }, replies, share),
  );
  if (!plain || !small) return plain ?? small;
  const isShort = plain.replies < FEW_REPLIES || plain.gpuLayers < layersWanted(facts, settings, device);
  const gain = small.gpuLayers - plain.gpuLayers || small.replies - plain.replies;
  return isShort && gain > 0 ? small : plain;
}

/** The formats that the cache may have, the preferred one first; q8_0 also needs heads of whole blocks. */
function kvCaches({ facts, settings }: Situation): readonly Shape["kvCache"][] {
  const { kvCache = "auto", flashAttention } = settings;
  const canBeSmall = facts.flashAttention && facts.headLength % Q8_BLOCK === 0;
  if (!canBeSmall || flashAttention === false || kvCache === "f16") return ["f16"];
  return kvCache === "q8_0" ? ["q8_0"] : ["f16", "q8_0"];
}

function shapeWith(
  situation: Situation,
  cache: Pick<Shape, "contextTokens" | "kvCache">,
  replies: readonly number[],
  share: ContextShare,
): Shape | undefined {
  const { facts, settings, free, device } = situation;
  const shapeOf = (gpuLayers: number, count: number, kept = fewestKept(count)): Shape => ({
    ...cache,
    gpuLayers,
    replies: count,
    kept,
  });
  const needs = (shape: Shape): Needs => needsOf(facts, shape);
  const few = layersAreGiven(settings) ? replies.at(-1) : replies.find((count) => count <= FEW_REPLIES);
  const target = few ?? replies[0] ?? 1;
  for (const gpuLayers of downTo(0, layersWanted(facts, settings, device))) {
    if (gpuLayers > 0 && !fitsDevice(needs(shapeOf(gpuLayers, target)), free, share)) continue;
    const count = replies.find((wanted) => fits(needs(shapeOf(gpuLayers, wanted)), free, share));
    if (count === undefined) continue;
    const further = Math.floor(MORE_KEPT_BYTES / sequenceBytes(facts, cache));
    const most = Math.min(2 * count, fewestKept(count) + further);
    const kept = downTo(fewestKept(count), most).find((wanted) =>
      fits(needs(shapeOf(gpuLayers, count, wanted)), free, share),
    );
    return shapeOf(gpuLayers, count, kept);
  }
  return undefined;
}

function fewestKept(replies: number): number {
  return Math.min(FEWEST_KEPT, Math.max(1, Math.floor(replies / 2)));
}

function downTo(last: number, first: number): readonly number[] {
  return Array.from({ length: Math.max(0, first - last + 1) }, (_, index) => first - index);
}

function described(situation: Situation, shape: Shape): RuntimePlan {
  const { facts, settings, free, device } = situation;
  const used = shape.gpuLayers === 0 ? CPU : device;
  return {
    ...shape,
    device: used,
    layers: facts.layers,
    flashAttention: shape.kvCache === "q8_0" || usesFlashAttention(facts, settings, used.kind),
    bytes: totals(needsOf(facts, shape)),
    free,
    notes: [...notesOn(situation, shape)],
  };
}

function tooLarge(situation: Situation, contextTokens: number): ModelLoadError {
  const replies = situation.settings.sequences ?? 1;
  const kvCache = kvCaches(situation).at(-1) ?? "f16";
  const smallest = { contextTokens, kvCache, gpuLayers: 0, replies, kept: fewestKept(replies) };
  return refusal(situation, needsOf(situation.facts, smallest));
}

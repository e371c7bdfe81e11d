import { ModelLoadError } from "../../core/errors.ts";
import { bytesInWords } from "../../core/figure-words.ts";
import { Q8_BLOCK, totals, type ModelFacts, type Needs, type Shape } from "./requirements.ts";
import {
  contextLengths,
  layersAreGiven,
  layersWanted,
  type PlanDevice,
  type RuntimePlan,
  type Situation,
} from "./situation.ts";

const DEVICE_NAMES = { cpu: "the CPU", vulkan: "Vulkan", cuda: "CUDA", metal: "Metal" };

/** Where a plan computes: "24 of 28 layers on Vulkan (llvmpipe)". */
export function layersInWords({ device, gpuLayers, layers }: RuntimePlan): string {
  if (gpuLayers === 0) return "all layers on the CPU";
  const count = gpuLayers === layers ? `all ${layers}` : `${gpuLayers} of ${layers}`;
  return `${count} layers on ${deviceInWords(device)}`;
}

/** "Vulkan (llvmpipe)"; what a driver adds in brackets is left out. */
export function deviceInWords({ kind, name }: PlanDevice): string {
  return name === null ? DEVICE_NAMES[kind] : `${DEVICE_NAMES[kind]} (${name.replace(/ \(.*?\)/g, "")})`;
}

/** What a plan's context holds: "8 sequences × 4096 tokens: 1.9 GB". */
export function contextInWords({ replies, kept, contextTokens, bytes }: RuntimePlan): string {
  return `${replies + kept} sequences × ${contextTokens} tokens: ${bytesInWords(bytes.context)}`;
}

/** A plan as lines with their labels. */
export function planInWords(plan: RuntimePlan): readonly (readonly [label: string, words: string])[] {
  const { free, bytes } = plan;
  const device = plan.gpuLayers === 0 ? "" : `, ${bytesInWords(free.device)} on the device`;
  return [
    ["layers", layersInWords(plan)],
    ["weights", bytesInWords(bytes.weights)],
    ["context", contextInWords(plan)],
    ["use", `${plan.replies} replies at once, ${plan.kept} prompts kept`],
    ["flash attention", plan.flashAttention ? "on" : "off"],
    ["cache", plan.kvCache],
    ["free memory", `${bytesInWords(free.ram)}${device}`],
    ...plan.notes.map((note) => ["note", note] as const),
  ];
}

/** What a shape decides otherwise than asked for, and why. */
export function* notesOn(situation: Situation, shape: Shape): Generator<string> {
  const { facts, settings, free, device } = situation;
  const { gpuLayers, kvCache, contextTokens } = shape;
  if (gpuLayers < layersWanted(facts, settings, device)) {
    const fitting = gpuLayers === 0 ? "No layer fits" : `${gpuLayers} of ${facts.layers} layers fit`;
    yield `${fitting} into the ${bytesInWords(free.device)} free on ${deviceInWords(device)}; the CPU computes the rest.`;
  }
  if (device.kind === "cpu" && layersAreGiven(settings) && settings.gpuLayers !== 0) {
    yield "The CPU computes all layers: there is no device for them.";
  }
  if (settings.contextTokens !== undefined && contextTokens < settings.contextTokens) {
    yield `The context has ${contextTokens} tokens, not ${settings.contextTokens}: the model was trained on no more.`;
  }
  if (settings.contextTokens === undefined && contextTokens < contextLengths(facts, settings)[0]) {
    yield `The context has ${contextTokens} tokens: more do not fit into the free memory.`;
  }
  if (settings.kvCache === "q8_0" && kvCache !== "q8_0") {
    yield `The cache is f16: q8_0 needs ${lacking(facts)}.`;
  }
  if (settings.kvCache !== "q8_0" && kvCache === "q8_0") {
    yield "The cache is q8_0, with flash attention: f16 would leave room for less.";
  }
  if (settings.flashAttention === true && !facts.flashAttention) {
    yield "Flash attention is off: this model cannot have it.";
  }
}

/** What a q8_0 cache needs and does not have here. */
function lacking({ flashAttention, headLength }: ModelFacts): string {
  if (!flashAttention) return "flash attention, which this model cannot have";
  if (headLength % Q8_BLOCK === 0) return "flash attention, which was turned off";
  return `heads whose length is a multiple of ${Q8_BLOCK}; this model's have ${headLength}`;
}

/** Why a model is not loaded at all, with what it needs without a device and what is free. */
export function refusal({ facts, settings, free, device }: Situation, needs: Needs): ModelLoadError {
  const { weights, context } = totals(needs);
  const onDevice =
    device.kind === "cpu" ? "" : `, and ${bytesInWords(free.device)} on ${deviceInWords(device)}`;
  const isGiven = settings.sequences !== undefined || settings.contextTokens !== undefined;
  const smaller = isGiven ? "fewer --sequences or --context-tokens, or " : "";
  return new ModelLoadError(
    `The model ${facts.name} needs ${bytesInWords(weights + context)} of memory; ` +
      `${bytesInWords(free.ram)} are free${onDevice}. Close other programs, or use ${smaller}a smaller model.`,
    { neededBytes: Math.ceil(weights + context), freeBytes: Math.floor(free.ram) },
  );
}

import { ModelLoadError } from "../../../core/errors.ts";
import type { ModelInfo } from "../../../core/model.ts";

/**
 * Why a fresh process must not go on for an earlier one: it would run the model otherwise than manifests say.
 * @returns undefined if it runs the model alike
 */
export function runsOtherwise(now: ModelInfo, before: ModelInfo): ModelLoadError | undefined {
  const changes = changedDecisions(now, before);
  if (changes.length === 0) return undefined;
  return new ModelLoadError(
    `The model ${now.name} can now only be run otherwise than before (${changes.join("; ")}). ` +
      "Free the memory of the device and go on, or ask anew.",
    { model: now.name, changes },
  );
}

/**
 * How a model is run otherwise than before, as far as that may change its numbers; in words for a person. How many bytes it
 * takes and how many prompts it keeps may differ; and so its probe, which takes all sequences, may now find that replies do
 * not depend on the batch, which breaks no manifest.
 */
export function changedDecisions(now: ModelInfo, before: ModelInfo): readonly string[] {
  const earlier = decisions(before);
  return Object.entries(decisions(now)).flatMap(([name, value]) => {
    const was = earlier[name] ?? "unknown";
    const isKept = value === was || (name === SAME_IN_ANY_BATCH && value === "yes");
    return isKept ? [] : [`${name}: ${value}, before ${was}`];
  });
}

/** Why a fresh process must not load a model's file: it is not the one that the first process loaded. */
export function anotherFile(name: string): ModelLoadError {
  return new ModelLoadError(
    `The file of the model ${name} is another one by now. Put it back and go on, or ask anew.`,
    { model: name },
  );
}

const SAME_IN_ANY_BATCH = "the same in any batch";

/** What is decided for a model and may change its numbers, as a person would call it. */
function decisions({ runtime, contextTokens, sequences }: ModelInfo): Readonly<Record<string, string>> {
  const { device, gpuLayers, layers, flashAttention, kvCache, threads, scheduler, sameInAnyBatch } = runtime;
  return {
    device,
    layers: `${gpuLayers} of ${layers} on the device`,
    "flash attention": flashAttention ? "on" : "off",
    cache: kvCache,
    threads: String(threads),
    context: `${contextTokens} tokens`,
    "replies at once": String(sequences),
    batching: scheduler,
    [SAME_IN_ANY_BATCH]: sameInAnyBatch ? "yes" : "no",
  };
}

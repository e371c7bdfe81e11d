import type { Sampling } from "../../core/model.ts";
import type { Addon, AddonSampler, AddonSamplerConfig } from "./addon.ts";
import type { GrammarFor } from "./tools.ts";

/** Makes the sampler of one reply. */
export function samplers(
  addon: Addon,
  grammarFor: GrammarFor,
): (sampling: Sampling) => Promise<AddonSampler> {
  return async (sampling) => {
    const grammar = await grammarFor(sampling);
    const sampler = addon.createSampler();
    sampler.applyConfig(samplerConfig(sampling, grammar && addon.grammarState(grammar)));
    return sampler;
  };
}

/**
 * The addon's settings for a reply. It filters by top-k, top-p and min-p in this order, then divides by the
 * temperature and draws; 0 takes the most probable token. Filters that keep everything are left out: a top-k
 * over a whole vocabulary sorts it anew for each token.
 */
function samplerConfig(sampling: Sampling, grammarState?: object): AddonSamplerConfig {
  return {
    temperature: sampling.temperature,
    seed: sampling.seed,
    ...(sampling.topK > 0 && { topK: sampling.topK }),
    ...(sampling.topP < 1 && { topP: sampling.topP }),
    ...(sampling.minP > 0 && { minP: sampling.minP }),
    ...(grammarState !== undefined && { grammarEvaluationState: grammarState }),
  };
}

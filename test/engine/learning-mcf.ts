import { mcf } from "../../core/strategies/mcf.ts";
import type { EngineOptions } from "../../engine/index.ts";
import { letterEmbedder } from "../support/letter-embedder.ts";
import { findOnly, modelDouble } from "./doubles.ts";
import { firstWordParser } from "./experience-double.ts";

/**
 * What an engine needs to evaluate mcf with experience but for a model: agents whose words depend on what they hear and on
 * their seed, and a judge who likes two answers of three.
 */
export function learningMcf() {
  const model = modelDouble(({ messages, sampling }) => {
    const heard = messages.map(({ content }) => content).join(" ");
    if (heard.includes("Is the reasoning valid?"))
      return `Reasoning is ${heard.length % 3 === 0 ? "Invalid" : "Valid"}`;
    return `Reply ${sampling.seed % 1000} to ${heard.length}. The answer is ${sampling.seed % 13}.`;
  });
  const options = {
    loadModel: () => Promise.resolve(model),
    loadEmbedder: () => Promise.resolve({ ...letterEmbedder(), dispose: () => Promise.resolve() }),
    loadParser: () => Promise.resolve(firstWordParser),
    findStrategy: findOnly(mcf),
  } satisfies Partial<EngineOptions>;
  const request = {
    ...{ strategy: "mcf", seed: 5 },
    options: { agents: 2, turns: 1, temperature: 0.8, experience: true, minimum: 3 },
  };
  return { model, options, request };
}

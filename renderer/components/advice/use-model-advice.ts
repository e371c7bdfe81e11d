import { useQueries, useQuery } from "@tanstack/react-query";
import type { ModelAdvice } from "../../../engine/contract/advice.ts";
import { useEngine } from "../../connection/engine.tsx";
import { MODELS_KEY } from "../../state/models.ts";
import { useSettings } from "../../state/settings.ts";

/**
 * What was measured of the methods, as far as it says something of a model.
 * @param model reference; empty where none is chosen
 * @returns undefined until it is read, and for a model that cannot be found: the run will say what is wrong
 */
export function useModelAdvice(model: string): ModelAdvice | undefined {
  const adviceOn = useAdviceQuery();
  return useQuery(adviceOn(model)).data;
}

/**
 * The same of several models, each named once.
 * @returns finds it by a model's reference
 */
export function useModelsAdvice(models: readonly string[]): (model: string) => ModelAdvice | undefined {
  const adviceOn = useAdviceQuery();
  const advice = useQueries({ queries: models.map((model) => adviceOn(model)) });
  return (model) => advice[models.indexOf(model)]?.data;
}

/** @returns makes the query of a model */
function useAdviceQuery() {
  const engine = useEngine();
  const runtime = useSettings()?.runtime;
  return (model: string) => ({
    queryKey: [...MODELS_KEY, "advice", model, runtime],
    queryFn: async (): Promise<ModelAdvice> => {
      const { models } = await engine();
      return models.advice({ reference: model, runtime: runtime ?? {} });
    },
    enabled: model !== "" && runtime !== undefined,
  });
}

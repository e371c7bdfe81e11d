import type { ModelAdvice } from "../../../engine/contract/advice.ts";
import { useEngineQuery } from "../../connection/engine.tsx";
import { MODELS_KEY } from "../../state/models.ts";
import { useSettings } from "../../state/settings.tsx";

/**
 * What was measured of the methods, as far as it says something of a model.
 * @param model reference; empty where none is chosen
 * @returns undefined until it is read, and for a model that cannot be found: the run will say what is wrong
 */
export function useModelAdvice(model: string): ModelAdvice | undefined {
  const runtime = useSettings()?.runtime;
  const advice = useEngineQuery(
    [...MODELS_KEY, "advice", model, runtime],
    (client) => client.models.advice({ reference: model, runtime: runtime ?? {} }),
    { enabled: model !== "" && runtime !== undefined },
  );
  return advice.data;
}

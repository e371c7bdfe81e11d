import type { UseQueryResult } from "@tanstack/react-query";
import type { CatalogItem, EmbeddingModelListing, ModelListing } from "../../engine/contract/models.ts";
import { useEngineQuery } from "../connection/engine.tsx";

/** Everything that the engine says of models; invalidated when a file comes or goes. */
export const MODELS_KEY = ["models"] as const;

/** The models of this machine that can be used by name. */
export function useModels(): UseQueryResult<readonly ModelListing[]> {
  return useEngineQuery([...MODELS_KEY, "list"], (client) => client.models.list());
}

/** The models that turn text into vectors. */
export function useEmbedders(): UseQueryResult<readonly EmbeddingModelListing[]> {
  return useEngineQuery([...MODELS_KEY, "embedders"], (client) => client.models.embedders());
}

/** The models worth having. */
export function useCatalog(): UseQueryResult<readonly CatalogItem[]> {
  return useEngineQuery([...MODELS_KEY, "catalog"], (client) => client.models.catalog());
}

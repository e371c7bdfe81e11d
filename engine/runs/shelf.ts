import type { LanguageModel } from "../../core/model.ts";
import type { Embedder } from "../../core/similarity/similarity.ts";
import type { LoadedEmbedder, LoadedModel } from "./loaders.ts";

/** Models in memory. A model stays loaded until another is asked for and nobody uses it. */
export interface ModelShelf {
  /** Lends the model of a reference for the time of the work. @throws what loading throws */
  use<Result>(reference: string, work: (model: LanguageModel) => Promise<Result>): Promise<Result>;
  dispose(): Promise<void>;
}

export function createModelShelf(load: (reference: string) => Promise<LoadedModel>): ModelShelf {
  const shelf = new Map<string, { readonly loading: Promise<LoadedModel>; users: number }>();

  const remove = async (reference: string, loading: Promise<LoadedModel>): Promise<void> => {
    shelf.delete(reference);
    await (await loading).dispose();
  };
  const makeRoom = async (): Promise<void> => {
    const idle = [...shelf].filter(([, { users }]) => users === 0);
    await Promise.all(idle.map(([reference, { loading }]) => remove(reference, loading)));
  };
  return {
    async use(reference, work) {
      let entry = shelf.get(reference);
      if (entry === undefined) {
        const loading = makeRoom().then(() => load(reference));
        loading.catch(() => shelf.delete(reference));
        entry = { loading, users: 0 };
        shelf.set(reference, entry);
      }
      entry.users += 1;
      try {
        return await work(await entry.loading);
      } finally {
        entry.users -= 1;
      }
    },
    async dispose() {
      await Promise.all([...shelf].map(([reference, { loading }]) => remove(reference, loading)));
    },
  };
}

/** An embedder that is loaded when it is first needed. */
export interface EmbedderShelf {
  /** @throws EmbedderError */
  load(): Promise<Embedder>;
  /** Loads it at the first text. */
  readonly lazy: Embedder;
  dispose(): Promise<void>;
}

export function createEmbedderShelf(load: () => Promise<LoadedEmbedder>): EmbedderShelf {
  let loading: Promise<LoadedEmbedder> | undefined;
  const loadOnce = (): Promise<LoadedEmbedder> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    load: loadOnce,
    lazy: { name: "loaded when needed", embed: async (texts, keep) => (await loadOnce()).embed(texts, keep) },
    async dispose() {
      const embedder = await loading;
      loading = undefined;
      await embedder?.dispose();
    },
  };
}

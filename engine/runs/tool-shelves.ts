import type { AmrParser, Embedder } from "../../core/similarity/similarity.ts";
import type { LoadedEmbedder } from "./loaders.ts";

/** Loads at the first call. An attempt that fails is forgotten: the next call makes another. */
function loadedOnce<Value>(load: () => Promise<Value>) {
  let loading: Promise<Value> | undefined;
  return {
    load: (): Promise<Value> => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    /** Gives up what was loaded, if anything was: the next call loads anew. */
    giveUp: async (): Promise<Value | undefined> => {
      const value = await loading;
      loading = undefined;
      return value;
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
  const { load: loadOnce, giveUp } = loadedOnce(load);
  return {
    load: loadOnce,
    lazy: { name: "loaded when needed", embed: async (texts, keep) => (await loadOnce()).embed(texts, keep) },
    async dispose() {
      const embedder = await giveUp();
      await embedder?.dispose();
    },
  };
}

/** The parser of meaning graphs, made when it is first needed. */
export interface ParserShelf {
  load(): Promise<AmrParser>;
  /** Makes it at the first text. */
  readonly lazy: AmrParser;
}

export function createParserShelf(load: () => Promise<AmrParser>): ParserShelf {
  const { load: loadOnce } = loadedOnce(load);
  return {
    load: loadOnce,
    lazy: { name: "loaded when needed", parse: async (text) => (await loadOnce()).parse(text) },
  };
}

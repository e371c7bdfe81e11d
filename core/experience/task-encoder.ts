import type { AmrParser, Embedder } from "../similarity/similarity.ts";
import type { TaskEncoder } from "./repository.ts";

/** Encodes tasks by an embedder and a parser. A task too long for the embedder loses its beginning: what is asked stands at its end. */
export function createTaskEncoder(embedder: Embedder, parser: AmrParser): TaskEncoder {
  return {
    embedder: embedder.name,
    parser: parser.name,
    async encode(tasks) {
      const embeddings = await embedder.embed(tasks, "end");
      const parses = await Promise.all(tasks.map((task) => parser.parse(task)));
      return parses.map(({ graph, failed }, index) => ({
        embedding: embeddings[index] ?? new Float32Array(),
        graph,
        graphFailed: failed,
      }));
    },
  };
}

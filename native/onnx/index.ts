export { loadEmbedder } from "./embedder.ts";
export type { EmbedderOptions, OnnxEmbedder } from "./embedder.ts";
export { EMBEDDING_TASKS } from "./prefix.ts";
export type { EmbeddingTask } from "./prefix.ts";

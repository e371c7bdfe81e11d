/** What the vectors are for; models that were trained with task prefixes give each use its own. */
export const EMBEDDING_TASKS = ["search_document", "search_query", "clustering", "classification"] as const;

/** See {@link EMBEDDING_TASKS}. */
export type EmbeddingTask = (typeof EMBEDDING_TASKS)[number];

/** What a model folder says about prefixes (config_sentence_transformers.json and config.json). */
export interface PrefixSource {
  readonly prompts: Readonly<Record<string, string>>;
  readonly defaultPrompt: string | undefined;
  readonly architecture: string | undefined;
}

/** The names under which published models keep the same prompt. */
const PROMPT_NAMES: Readonly<Record<EmbeddingTask, readonly string[]>> = {
  search_document: ["search_document", "document", "passage"],
  search_query: ["search_query", "query"],
  clustering: ["clustering", "Clustering"],
  classification: ["classification", "Classification"],
};

/** Architectures whose first models state their prefixes on the model card only. */
const PREFIXED_BY_TASK = new Set(["nomic_bert"]);

/**
 * The words to put before every text.
 *
 * A task that is asked for takes the prompt of that name, and no prefix if the model has none for it. Without a
 * task the model's default prompt holds, else that of `search_document`.
 */
export function choosePrefix(source: PrefixSource, task: EmbeddingTask | undefined): string {
  if (task === undefined && source.defaultPrompt !== undefined) {
    return promptNamed(source.prompts, [source.defaultPrompt]) ?? "";
  }
  const wanted = task ?? "search_document";
  const prompt = promptNamed(source.prompts, PROMPT_NAMES[wanted]);
  if (prompt !== undefined) return prompt;
  return PREFIXED_BY_TASK.has(source.architecture ?? "") ? `${wanted}: ` : "";
}

function promptNamed(
  prompts: Readonly<Record<string, string>>,
  names: readonly string[],
): string | undefined {
  const name = names.find((candidate) => Object.hasOwn(prompts, candidate));
  return name === undefined ? undefined : prompts[name];
}

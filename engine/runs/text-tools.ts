import { throwIfCancelled } from "../../core/cancel.ts";
import type { AnswerType } from "../../core/question.ts";
import type { AmrParser, Embedder } from "../../core/similarity/similarity.ts";
import { modelParserName } from "../../core/strategies/mcf/graph-parser.ts";
import type { Method } from "./method.ts";
import type { RunModels } from "./models.ts";
import type { EmbedderShelf, ParserShelf } from "./tool-shelves.ts";

/** What a run compares texts with; null for what its method has no use for. */
export interface TextTools {
  readonly embedder: Embedder | null;
  /** The parser that needs no model; null where the model parses. */
  readonly parser: AmrParser | null;
}

/** @throws EmbedderError */
export async function loadTextTools(
  { strategy, options }: Method,
  answerTypes: readonly AnswerType[],
  { embedders, parsers }: { readonly embedders: EmbedderShelf; readonly parsers: ParserShelf },
): Promise<TextTools> {
  const embeds = answerTypes.some((answerType) => strategy.usesEmbedder?.(options, answerType) === true);
  const parses = strategy.parserOf?.(options) === "amr-lite";
  return {
    embedder: embeds ? await embedders.load() : null,
    parser: parses ? await parsers.load() : null,
  };
}

/** Texts that are embedded between two looks at the signal. */
const PIECE = 32;

/**
 * An embedder of many texts that can be stopped.
 * @param signal an abort ends the embedding with CancelledError when the piece under way is done
 */
export function inPieces(embedder: Embedder, signal: AbortSignal): Embedder {
  return {
    name: embedder.name,
    async embed(texts, keep) {
      const vectors: Float32Array[] = [];
      for (let start = 0; start < texts.length; start += PIECE) {
        throwIfCancelled(signal);
        vectors.push(...(await embedder.embed(texts.slice(start, start + PIECE), keep)));
      }
      return vectors;
    },
  };
}

/** How a manifest names the parser of meaning graphs; null where a method makes none. */
export function parserName(
  { strategy, options }: Method,
  { parser }: TextTools,
  { model, agents }: RunModels,
): string | null {
  if (strategy.parserOf?.(options) !== "model") return parser?.name ?? null;
  return modelParserName((agents.parser ?? model).info.name);
}

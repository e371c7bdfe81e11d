import type { ChatMessage, LanguageModel, Sampling } from "../../../core/model.ts";

/** A reply that the trainer computed at temperature 0. */
export interface ExpectedReply {
  readonly messages: readonly ChatMessage[];
  readonly text: string;
  /** The tokens of the text, as text. */
  readonly pieces: readonly string[];
  /** How much more each token scored than the next best one, in logits; also the one that ended the reply, if it ended. */
  readonly margins: readonly number[];
  readonly ended: boolean;
}

/** Where the app's reply leaves the trainer's. */
export interface Departure {
  /** Number of the first other token, counted from 0. */
  readonly token: number;
  /** What the trainer's token scored more than the next best one. */
  readonly margin: number;
  /** What the app replied. */
  readonly text: string;
}

/**
 * Asks the app's runtime for the same reply.
 * @returns where it becomes another one, or null if it is the same, token for token
 */
export async function departure(model: LanguageModel, expected: ExpectedReply): Promise<Departure | null> {
  const { messages, pieces, ended } = expected;
  const maxTokens = pieces.length + (ended ? 1 : 0);
  const heard: string[] = [];
  const { text } = await model.complete({
    messages,
    sampling: { ...GREEDY, maxTokens },
    onText: (piece) => heard.push(piece),
  });
  if (text === expected.text) return null;
  const token = firstOther(pieces, heard);
  return { token, margin: expected.margins[token] ?? 0, text };
}

const GREEDY: Omit<Sampling, "maxTokens"> = { temperature: 0, topP: 1, topK: 0, minP: 0, seed: 0, stop: [] };

/** Number of the first token that is another one: ` yes` is, where ` ` and `1` were expected. That of pieces if all are the same. */
function firstOther(pieces: readonly string[], heard: readonly string[]): number {
  const number = pieces.findIndex((piece, index) => piece !== heard[index]);
  return number === -1 ? pieces.length : number;
}

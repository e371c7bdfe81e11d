import { Tokenizer } from "@huggingface/tokenizers";

import { EmbedderError, reasonOf } from "../../core/errors.ts";
import type { EmbedderFolder } from "./folder.ts";

/** The part of the library used here; its own declarations do not resolve under Node's module rules. */
interface LibraryTokenizer {
  encode(
    text: string,
    options: { readonly add_special_tokens: boolean },
  ): { readonly ids: readonly (number | undefined)[]; readonly tokens: readonly string[] };
}
const LibraryTokenizer = Tokenizer as new (tokenizer: object, config: object) => LibraryTokenizer;

/** Turns a text into the token ids that the network reads, special tokens and prefix included. */
export type Tokenise = (text: string, keep: "start" | "end") => readonly number[];

/** The special tokens that a tokenizer puts around one text. */
interface Frame {
  readonly leading: readonly number[];
  readonly trailing: readonly number[];
}

/**
 * Makes the folder's tokenizer.
 *
 * tokenizer.json's own truncation and padding are not applied. A text longer than the model's input loses its
 * beginning or its end as `keep` says; the special tokens and the prefix stay in either case.
 *
 * @throws EmbedderError if tokenizer.json cannot be used, or leaves no room for a text
 */
export function createTokenise(folder: EmbedderFolder): Tokenise {
  const tokenizer = openTokenizer(folder);
  const bare = (text: string): readonly number[] => encode(folder, tokenizer, text, false);
  const { leading, trailing } = findFrame(folder, tokenizer);
  // A space at the prefix's end may become part of the word that follows.
  const prefixTokens = folder.prefix === "" ? 0 : bare(folder.prefix.trimEnd()).length;
  const room = folder.maxTokens - leading.length - trailing.length;
  if (room <= prefixTokens) {
    throw new EmbedderError(
      `${folder.path}: an input of ${folder.maxTokens} tokens leaves no room for a text beside the special tokens ` +
        `and the prefix "${folder.prefix}". Correct max_seq_length in sentence_bert_config.json.`,
      { folder: folder.path, maxTokens: folder.maxTokens },
    );
  }
  const cut = (ids: readonly number[], keep: "start" | "end"): readonly number[] => {
    if (ids.length <= room) return ids;
    if (keep === "start") return ids.slice(0, room);
    return [...ids.slice(0, prefixTokens), ...ids.slice(ids.length - (room - prefixTokens))];
  };
  return (text, keep) => {
    const whole = (folder.prefix + text).trim();
    const ids = [...leading, ...cut(bare(folder.lowerCase ? whole.toLowerCase() : whole), keep), ...trailing];
    // A network cannot read nothing, which an empty text is to a tokenizer without special tokens.
    return ids.length === 0 ? [folder.padId] : ids;
  };
}

function openTokenizer(folder: EmbedderFolder): LibraryTokenizer {
  try {
    return new LibraryTokenizer(folder.tokenizer, folder.tokenizerConfig);
  } catch (cause) {
    throw tokenizerError(folder, reasonOf(cause), cause);
  }
}

function encode(
  folder: EmbedderFolder,
  tokenizer: LibraryTokenizer,
  text: string,
  specialTokens: boolean,
): readonly number[] {
  const { ids, tokens } = tokenizer.encode(text, { add_special_tokens: specialTokens });
  // The library gives `undefined` for a word outside a vocabulary that has no token for unknown words.
  return ids.map((id, index) => {
    if (id !== undefined) return id;
    throw tokenizerError(
      folder,
      `"${tokens[index] ?? ""}" has no id and there is no token for unknown words`,
    );
  });
}

/** Seen on a sample rather than read from the post-processor, whose forms differ from model to model. */
function findFrame(folder: EmbedderFolder, tokenizer: LibraryTokenizer): Frame {
  const bare = encode(folder, tokenizer, "a", false);
  const framed = encode(folder, tokenizer, "a", true);
  for (let start = 0; start + bare.length <= framed.length; start++) {
    if (bare.every((id, index) => framed[start + index] === id)) {
      return { leading: framed.slice(0, start), trailing: framed.slice(start + bare.length) };
    }
  }
  throw tokenizerError(folder, "its special tokens do not stand before and after the text");
}

function tokenizerError(folder: EmbedderFolder, reason: string, cause?: unknown): EmbedderError {
  return new EmbedderError(
    `${folder.path}: tokenizer.json cannot be used: ${reason}. Copy it again from where the model was published.`,
    { folder: folder.path, file: "tokenizer.json" },
    { cause },
  );
}

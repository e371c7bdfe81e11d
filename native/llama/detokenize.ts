import type { TokenAttributes } from "node-llama-cpp";
import type { Detokenize } from "./text-stream.ts";

type Attributes = Pick<TokenAttributes, "normal" | "control" | "userDefined" | "byte">;

/** What is asked of a model's vocabulary to tell the text of its tokens. */
export interface TokenVocabulary {
  readonly tokenize: (text: string) => readonly number[];
  readonly detokenize: Detokenize;
  /** A token as the model's file writes it: with a sign for each blank, and in most vocabularies for each byte. */
  readonly written: (token: number) => string;
  readonly attributes: (token: number) => Attributes;
}

/** The bytes of a token by how it is written; undefined if it is written in another way. */
type Spelling = (written: string) => Uint8Array | undefined;

/**
 * The vocabulary's detokenization; where that loses blanks, one that keeps them. For many vocabularies of byte pairs, those
 * of Llama 3, GPT-2 and Gemma 4 among them, llama.cpp takes the blank from before `.`, `,`, `?`, `!` and some apostrophes,
 * within a token as between two (`clean_spaces` in its llama-vocab.cpp): `x != 3 . 5` becomes `x!= 3. 5`. There each token is
 * read as its `token_to_piece` reads it.
 */
export function keepingBlanks(vocabulary: TokenVocabulary): Detokenize {
  const { tokenize, detokenize, written } = vocabulary;
  const probe = tokenize("a .");
  if (detokenize(probe, []) === "a .") return detokenize;
  const spelling = spellingOf(probe.map((token) => written(token)).join(""));
  if (spelling === undefined) return detokenize;
  const dropsFirstBlank = detokenize(tokenize(" a"), []) === "a";
  return (tokens, before) => {
    const bytes = Buffer.concat(tokens.map((token) => bytesOf(token, vocabulary, spelling)));
    const text = bytes.toString("utf8");
    return dropsFirstBlank && before.length === 0 ? text.replace(/^ /, "") : text;
  };
}

/** @param probe how `a .` is written */
function spellingOf(probe: string): Spelling | undefined {
  if (probe === "aĠ.") return bytesOfSigns;
  if (probe === "a▁.") return (written) => Buffer.from(written.replaceAll("▁", " "));
  return undefined;
}

function bytesOf(
  token: number,
  { detokenize, written, attributes }: TokenVocabulary,
  spelling: Spelling,
): Uint8Array {
  const { normal, control, userDefined, byte } = attributes(token);
  const text = written(token);
  // Such a token is written as `<0xE2>`.
  if (byte) return Buffer.of(Number.parseInt(text.slice(3, 5), 16));
  if (userDefined && !control) return Buffer.from(text);
  const spelled = normal && !control ? spelling(text) : undefined;
  return spelled ?? Buffer.from(detokenize([token], []));
}

function bytesOfSigns(written: string): Uint8Array | undefined {
  const bytes = Array.from(written, (sign) => BYTE_OF_SIGN.get(sign));
  return bytes.every((byte) => byte !== undefined) ? Uint8Array.from(bytes) : undefined;
}

/** What the signs of a vocabulary of bytes stand for: `bytes_to_unicode` of GPT-2 (Radford et al. 2019). */
const BYTE_OF_SIGN = bytesBySign();

/** A byte that is a visible sign in Latin-1 is written as that, the others in turn as the signs from U+0100 on. */
function bytesBySign(): ReadonlyMap<string, number> {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const isVisible = (byte: number) => (byte > 0x20 && byte < 0x7f) || (byte > 0xa0 && byte !== 0xad);
  const visible = bytes.filter((byte) => isVisible(byte));
  const hidden = bytes.filter((byte) => !isVisible(byte));
  return new Map([
    ...visible.map((byte) => [String.fromCharCode(byte), byte] as const),
    ...hidden.map((byte, index) => [String.fromCharCode(0x100 + index), byte] as const),
  ]);
}

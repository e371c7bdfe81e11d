import type { Marker } from "./markers.ts";
import { bare, collapsed, isPlaceholder, sentences, speakingLines, trimOf } from "./prose.ts";
import { MAX_LOOK, type AnswerReader } from "./reader.ts";

/** An unquoted answer of more words is an explanation. */
const MAX_WORDS = 12;
/** A reply of one line with at most so many words is its answer. */
const MAX_LINE_WORDS = 6;

const QUOTED = /["“「『«]([^"“”「」『』«»\n]{1,200})["”」』»]/g;
const NO_ANSWER =
  /^(?:correct|right|wrong|incorrect|clear|obvious|as follows|below|above|given by|based on|obtained|found|shown)\b/i;
/** An announcement that ends before it says anything: "The translation is as follows:". */
const NOTHING_SAID =
  /^(?:correct|right|wrong|incorrect|clear|obvious|as follows|below|above|given by|based on|obtained|found|shown)[ .:]*$/i;
const REASON = /,? (?:because|since|as|which)\b/i;

/** Reads short strings, such as names and concatenated letters. */
export const stringReader: AnswerReader = {
  canonical: tidied,
  announced: ({ content, kind }: Marker) => (kind === "boxed" ? tidied(content) : phrase(content)),
  concluded: (plain, complete) => {
    const [line, ...others] = speakingLines(plain.slice(0, MAX_LOOK)).map((each) => each.trim());
    if (!complete || line === undefined || others.length > 0 || plain.length > MAX_LOOK) return null;
    return wordsIn(line) <= MAX_LINE_WORDS &&
      !/[?!:]$|answer|答案/i.test(line) &&
      sentences(line).length === 1
      ? phrase(line)
      : null;
  },
};

/** Reads translations: announced ones, else the whole reply. */
export const translationReader: AnswerReader = {
  canonical: tidiedTranslation,
  announced: ({ content, kind }: Marker) => {
    if (isPlaceholder(content) || NOTHING_SAID.test(content)) return null;
    return tidiedTranslation(kind === "boxed" ? content : ownWords(wholeQuote(content) ?? content));
  },
  concluded: (plain) => tidiedTranslation(plain.replace(/^[^\n]{0,200}[:：]\s*\n/, "")),
};

function tidied(raw: string): string | null {
  const text = collapsed(bare(raw));
  return text === "" || isPlaceholder(text) ? null : text;
}

/** The answer that a line gives: what it quotes, else its first sentence without its reason. */
function phrase(line: string): string | null {
  const quoted = quotedAtEdge(line);
  if (quoted !== null) return tidied(quoted);
  const sentence = (sentences(line)[0] ?? "").split(REASON)[0] ?? "";
  return NO_ANSWER.test(sentence) || wordsIn(sentence) > MAX_WORDS ? null : tidied(sentence);
}

/** What is quoted at the beginning or end of a line, or anywhere if it is the only thing quoted. */
function quotedAtEdge(line: string): string | null {
  const found = [...line.matchAll(QUOTED)];
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) return null;
  if (/^[\s*_:]*$/.test(line.slice(0, first.index))) return first[1] ?? null;
  const isAtEnd = /^[\s*_.。]*$/.test(line.slice(last.index + last[0].length));
  return isAtEnd || found.length === 1 ? (last[1] ?? null) : null;
}

const WHOLE_QUOTE =
  /^(?:[^"“「]{0,100}[:：])?[\s*_]*["“「]([^"“”「」]{1,600})["”」][\s*_.。]*(?:[,;(]? ?(?:which|meaning|literally|i\.e\.).*)?$/;

/** What is quoted, if only what introduces or explains it stands beside it; a translation may have quotes of its own. */
function wholeQuote(content: string): string | null {
  return WHOLE_QUOTE.exec(content)?.[1] ?? null;
}

/** An announced sentence without what belongs to the announcement: "that …", and the wording that asked for it. */
function ownWords(content: string): string {
  return content.replace(/^that\s+/i, "").replace(/\s*\bthe answer is\b\W{0,3}$/i, "");
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** A translation on one line, without quotes around it; its closing full stop belongs to it. */
function tidiedTranslation(raw: string): string | null {
  let text = collapsed(raw);
  const quotes = /^(?:"([^"]*)"|“([^“”]*)”|「([^「」]*)」)$/.exec(text);
  if (quotes !== null) text = (quotes[1] ?? quotes[2] ?? quotes[3] ?? "").trim();
  // A quote without its partner closes what began before the marker: "The answer is …".
  if (text.split(/["“”]/).length === 2) text = trimOf(text, '"“” ');
  return text === "" ? null : text;
}

import { beginsList, type Marker } from "./markers.ts";
import {
  bare,
  collapsed,
  declines,
  isPlaceholder,
  isRefusal,
  OPENERS,
  refusesToTranslate,
  sentences,
  speakingLines,
  trimOf,
  withoutBrackets,
} from "./prose.ts";
import { MAX_LOOK, type AnswerReader } from "./reader.ts";

/** An unquoted answer of more words is an explanation. */
const MAX_WORDS = 12;
/** A reply of one line with at most so many words is its answer. */
const MAX_LINE_WORDS = 6;

const QUOTED = /["“「『«]([^"“”「」『』«»\n]{1,200})["”」』»]/g;
/** A remark about the answer, or what leads to one: "right, as was shown", "based on the text". Not "right triangle", "Right". */
const NO_ANSWER =
  /^(?:[Aa]s follows|[Gg]iven by|[Bb]ased on|obtained|found|shown)\b|^(?:correct|right|wrong|incorrect|clear|obvious|below|above)(?:\s*$|\s*[.,:;!]|\s+(?:and|because|as|since|given|if|when|but|in|for|by|from|to|is|here|that)\b)/;
/** An announcement that ends before it says anything: "The translation is as follows:". */
const NOTHING_SAID =
  /^(?:correct|right|wrong|incorrect|clear|obvious|as follows|below|above|given by|based on|obtained|found|shown)[ .:]*$/i;
/** Where a reason begins, or what is set against the answer: "Paris, not London"; a title may have "as", "since" and "因为" in it. */
const REASON =
  /[,，] ?(?:因为|由于|所以|而不是)|,? (?:because|which)\b|, (?:since|as)\b|, (?:not|rather than|instead of) (?!to )| (?:since|as) (?:it|its|he|his|she|her|they|their|the|this|that|these|there|we|you|all|both|no)\b/;
/** What stands between the pieces of a list, or of a sum of pieces. */
const BETWEEN_PIECES = /^\s*(?:[,+&;=→]|and\b|or\b|then\b)?\s*(?:and\b|or\b|then\b)?\s*$/i;

/** Stand before what is announced and are no part of it: "still nk". A name has a capital there; "still life" is one itself. */
const ADVERBS =
  /^(?:(?:therefore|thus|clearly|indeed|actually|still(?! (?:image|life|photo|water|wine)))\s)+/;

/** Reads short strings, such as names and concatenated letters. */
export const stringReader: AnswerReader = {
  canonical: tidied,
  announced: (marker: Marker) => {
    if (beginsList(marker)) return null;
    if (marker.kind === "boxed") return tidied(marker.content);
    return marker.kind === "sentence" ? claimed(marker.content) : phrase(marker.content);
  },
  concluded: (plain, complete) => {
    const [line, ...others] = speakingLines(plain.slice(0, MAX_LOOK)).map((each) => each.trim());
    if (!complete || line === undefined || others.length > 0 || plain.length > MAX_LOOK) return null;
    return wordsIn(line) <= MAX_LINE_WORDS &&
      !/[?!:]$|answer|答案/i.test(line) &&
      sentences(line).length === 1 &&
      !saysThereIsNone(line)
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
  concluded: (plain) =>
    refusesToTranslate(plain) ? null : tidiedTranslation(plain.replace(/^[^\n]{0,200}[:：]\s*\n/, "")),
};

/** A title has capitals: "Not Fade Away", "I'm Sorry"; "I" and "AI" always have them. */
const TITLED = /\s(?!A?I\b)\p{Lu}/u;

/** Whether a reply of one line declines, "None.", "I don't know.", and is no title that begins like that. */
function saysThereIsNone(line: string): boolean {
  return (declines(line) || isRefusal(line)) && !TITLED.test(line);
}

/** Whether a bare answer reads as a remark about one: "right", "found below". */
export function readsAsRemark(raw: string): boolean {
  return NO_ANSWER.test(bare(raw));
}

function tidied(raw: string): string | null {
  const text = collapsed(bare(raw));
  if (text === "" || isPlaceholder(text)) return null;
  const inner = withoutBrackets(text);
  return inner === text ? withFirstQuote(text, raw) : tidied(inner);
}

/** A closing quotation mark within a text, and no other. */
const CLOSED_WITHIN = /^[^"“”]+(["”])[^"“”]+$/;

/** `text` with the mark that was taken from its beginning alone, where the one that closes it stands within: `"Weird Al" Yankovic`. */
function withFirstQuote(text: string, raw: string): string {
  const closing = CLOSED_WITHIN.exec(text)?.[1];
  const whole = `${closing === "”" ? "“" : '"'}${text}`;
  const [, behind] = collapsed(raw).split(whole);
  return closing !== undefined && behind !== undefined && !/["”]/.test(behind) ? whole : text;
}

/** The answer that a sentence claims, without adverbs before it; null where it then declines: "still unknown". */
function claimed(content: string): string | null {
  const claim = content.replace(ADVERBS, "");
  return claim !== content && declines(claim) ? null : phrase(claim);
}

/** The answer that a line gives: what it quotes, else its first sentence without its reason. */
function phrase(line: string): string | null {
  const found = [...line.matchAll(QUOTED)];
  if (isListOfPieces(line, found)) return tidied(joinedPieces(line, found) ?? "");
  const quoted = quotedAtEdge(line, found);
  if (quoted !== null) return tidied(quoted);
  const sentence = opening(line);
  return NO_ANSWER.test(sentence) || wordsIn(sentence) > MAX_WORDS ? null : tidied(sentence);
}

/** How a name goes on behind its own mark: "Panic! at the Disco". */
const NAME_GOES_ON =
  /^(?:at|the|of|on|in|for)(?: the)?(?: \p{Lu}[\p{L}'’-]*)+(?=[.!]?$|,| (?:because|which|since|as)\b)/u;

/** The first sentence of a line without its reason, with the rest of a name that has a mark within. */
function opening(line: string): string {
  const [first = "", next = ""] = sentences(line);
  const [whole = ""] = `${first} ${next}`.split(REASON);
  const isName = first.endsWith("!") && NAME_GOES_ON.test(next) && wordsIn(whole) <= MAX_WORDS;
  return isName ? whole : (first.split(REASON)[0] ?? "");
}

/** Whether a line begins with several quoted pieces side by side: `"n", "k"`, `"n" + "k" = "nk"`. None of them is the answer. */
function isListOfPieces(line: string, [first, second]: readonly RegExpExecArray[]): boolean {
  if (first === undefined || second === undefined || !OPENS.test(line.slice(0, first.index))) return false;
  return BETWEEN_PIECES.test(line.slice(first.index + first[0].length, second.index));
}

/** What the pieces of a line come to, behind the last equals sign. */
function joinedPieces(line: string, found: readonly RegExpExecArray[]): string | null {
  const last = found.at(-1);
  return last !== undefined && /=\s*$/.test(line.slice(0, last.index)) ? (last[1] ?? null) : null;
}

/** What is quoted at the beginning or end of a line, or anywhere if it is the only thing quoted; but no part of a name. */
function quotedAtEdge(line: string, found: readonly RegExpExecArray[]): string | null {
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) return null;
  if (OPENS.test(line.slice(0, first.index))) return isNickname(line, first) ? null : (first[1] ?? null);
  const isAtEnd = /^[\s*_.。]*$/.test(line.slice(last.index + last[0].length));
  return isAtEnd || (found.length === 1 && !isNickname(line, last)) ? (last[1] ?? null) : null;
}

/** Nothing that speaks. */
const OPENS = /^[\s*_:]*$/;
const BEGINS_SENTENCE = String.raw`(?:${OPENERS}|Also|Answer|Consequently|Explanation|Final|Finally|First|Here|Indeed|Next|Now|Reason|Reasoning|Step|Then|To|Yes)\b`;
const FORENAME = new RegExp(String.raw`(?!(?:${OPENERS})\s)\p{Lu}[\p{L}'’.-]*\s+$`, "u");
/** Most sentences that begin there go on in small letters; behind a name only its reason does. */
const SURNAME = new RegExp(
  String.raw`^\s+(?!${BEGINS_SENTENCE})\p{Lu}[\p{L}'’-]*(?=[*_]*(?:\s*$|[.,;]|\s+\p{Lu}|\s+(?:because|since|as|which|who)\b))`,
  "u",
);

/** Whether a quotation stands within a name, or begins it: `Dwayne "The Rock" Johnson`. */
function isNickname(line: string, quoted: RegExpExecArray): boolean {
  const before = line.slice(0, quoted.index);
  const behind = line.slice(quoted.index + quoted[0].length);
  return (OPENS.test(before) || FORENAME.test(before)) && SURNAME.test(behind);
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

/** Chinese has no spaces: two of its letters count as a word. */
function wordsIn(text: string): number {
  const spaced = text.trim().replace(/\p{Script=Han}{2}(?=\p{Script=Han})/gu, "$& ");
  return spaced.split(/\s+/).length;
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

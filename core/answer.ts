import { findMarkers, reportsAnother, speaksOfGiven, type Marker } from "./answer/markers.ts";
import { breaksOff, OPAQUE, plainText, withoutBoxes } from "./answer/plain.ts";
import {
  collapsed,
  bare,
  commentsOnAnswer,
  declines,
  declinesToTranslate,
  isPlaceholder,
  remarksOnNumber,
  withoutBrackets,
} from "./answer/prose.ts";
import { choiceReader } from "./answer/read-choice.ts";
import { goesOnWithNumber } from "./answer/number.ts";
import { numberReader } from "./answer/read-number.ts";
import { canonicalQuery, readSql } from "./answer/read-sql.ts";
import { truthReader } from "./answer/read-truth.ts";
import { readsAsRemark, stringReader, translationReader } from "./answer/read-words.ts";
import type { AnswerReader } from "./answer/reader.ts";
import { splitReasoning } from "./answer/reasoning.ts";
import { ContractError } from "./errors.ts";
import type { ReplyEnd } from "./model.ts";
import type { AnswerType, Question } from "./question.ts";

export { splitReasoning };

/**
 * The answer of a reply: the last marker that can be read, else what the reply clearly concludes. Nothing is guessed:
 * a marker that says that there is no answer, or a reply that ends without a conclusion, has none. Reasoning blocks
 * are not searched. Takes time linear in the length of the reply.
 * @param ended `length` if the reply was cut off: its last word, perhaps half a word, is then not read
 * @returns the answer in canonical form, or null: unanswered
 */
export function extractAnswer(reply: string, question: Question, ended: ReplyEnd = "stop"): string | null {
  const { text } = splitReasoning(reply);
  if (question.answerType === "text") return text === "" ? null : text;
  if (question.answerType === "sql") return readSql(text);
  const reader = readerOf(question.answerType, question);
  const plain = plainText(ended === "length" ? withoutLastWord(text, question.answerType) : text);
  const announced = lastAnnounced(plain, question.answerType, reader);
  if (announced !== undefined) return announced;
  return reader.concluded(withoutBoxes(withoutBlanks(plain)), ended === "stop" && !breaksOff(text, plain));
}

/**
 * The answer that a reply announces with a marker, and nothing else: for replies that may be one step of several. The
 * types without a marker are read as `extractAnswer` reads them: `text` is the whole reply, `sql` its query, in a fence or not.
 */
export function extractMarkedAnswer(
  reply: string,
  question: Question,
  ended: ReplyEnd = "stop",
): string | null {
  return announcedAnswer(reply, question, ended) ?? null;
}

/**
 * The same, telling a reply that announces nothing from one that takes an earlier answer back.
 * @returns undefined without a readable marker; null if the last one says that there is no answer
 */
export function announcedAnswer(
  reply: string,
  question: Question,
  ended: ReplyEnd = "stop",
): string | null | undefined {
  const { answerType } = question;
  if (answerType === "text" || answerType === "sql") {
    return extractAnswer(reply, question, ended) ?? undefined;
  }
  const { text } = splitReasoning(reply);
  const plain = plainText(ended === "length" ? withoutLastWord(text, answerType) : text);
  return lastAnnounced(plain, answerType, readerOf(answerType, question));
}

/**
 * The answer of a reply that may revise an earlier one: as `extractAnswer` reads it, but telling a reply without any from one that
 * takes the earlier answer back.
 * @returns undefined if it gives none, so that the earlier one stands; null if its last marker says that there is no answer
 */
export function revisedAnswer(
  reply: string,
  question: Question,
  ended: ReplyEnd = "stop",
): string | null | undefined {
  return extractAnswer(reply, question, ended) ?? announcedAnswer(reply, question, ended);
}

/**
 * The canonical form of a bare answer, such as a dataset's gold value: `1,200.00` gives `1200`, an option's text its
 * label, `Yes.` gives `yes`. A canonical form is its own canonical form.
 * @returns null if it is no answer of this type
 */
export function canonicalAnswer(
  raw: string,
  question: Pick<Question, "answerType" | "choices">,
): string | null {
  const { answerType } = question;
  if (answerType === "sql") return canonicalQuery(raw);
  if (answerType === "text") return raw.trim() === "" ? null : raw.trim();
  return readerOf(answerType, question).canonical(raw);
}

/**
 * Whether a bare answer reads as if there were none: "None", "Missing link", or a remark about one: "right", "below". A reply that
 * announces it counts as unanswered, whatever the right answer is. An option of a choice may read like that.
 */
export function readsAsNoAnswer(raw: string, type: AnswerType): boolean {
  return type === "string" && (declines(raw) || readsAsRemark(raw));
}

/**
 * A string that is equal for two answers exactly if they are the same answer. Votes are counted by it.
 * @throws ContractError for `sql`, which compares by executing both queries
 */
export function answerKey(answer: string, type: AnswerType): string {
  switch (type) {
    case "number":
      return numberReader.canonical(answer) ?? collapsed(answer).toLowerCase();
    case "choice":
    case "yesno":
    case "truefalse":
      return collapsed(answer).toLowerCase();
    case "string":
      return collapsed(bare(withoutBrackets(collapsed(bare(asRead(answer))))))
        .normalize("NFC")
        .toLowerCase();
    case "translation":
    case "text":
      return collapsed(answer);
    case "sql":
      throw new ContractError(
        "SQL answers cannot be compared as text: they compare by executing both queries.",
        { answerType: type },
      );
  }
}

/**
 * Whether two answers are the same.
 * @throws ContractError for `sql`
 */
export function sameAnswer(left: string, right: string, type: AnswerType): boolean {
  return answerKey(left, type) === answerKey(right, type);
}

/** A bare answer as replies are read, so that it may be written in LaTeX, unless that would hide what it says. */
function asRead(answer: string): string {
  const plain = withoutBoxes(plainText(answer));
  return plain.includes(OPAQUE) ? answer : plain;
}

type MarkedType = Exclude<AnswerType, "text" | "sql">;

function readerOf(type: MarkedType, { choices }: Pick<Question, "choices">): AnswerReader {
  switch (type) {
    case "number":
      return numberReader;
    case "choice":
      return choiceReader(choices);
    case "yesno":
      return truthReader("yes", "no");
    case "truefalse":
      return truthReader("true", "false");
    case "string":
      return stringReader;
    case "translation":
      return translationReader;
  }
}

/** What seems to decline may be an answer of these types: the option "cannot be determined", and "not true", which is false. */
const READ_EVEN_DECLINED: ReadonlySet<MarkedType> = new Set(["choice", "yesno", "truefalse"]);

/** What a marker announces, and whether it says that there is no answer. */
function reading(
  marker: Marker,
  type: MarkedType,
  reader: AnswerReader,
): { answer: string | null; declined: boolean } {
  const { content } = marker;
  const isComment = commentsOnAnswer(content) || (type === "number" && remarksOnNumber(content));
  // An option may be "X".
  const isBlank = type !== "choice" && isPlaceholder(content);
  const declined = !isComment && (type === "translation" ? declinesToTranslate : declines)(content);
  const isRead = !isBlank && (READ_EVEN_DECLINED.has(type) || !(declined || isComment));
  return { answer: isRead ? reader.announced(marker) : null, declined };
}

/** "not 20", "cannot be B", with at most a reason behind. */
const IS_NOT =
  /^\W{0,6}(?:not|can(?:not|['’]t| not) be) ([^,;!?\n]{1,60}?)(?:[.!。]?$|,? (?:because|since|as)\b)/i;

/** The answer that a marker says not to be the one; null if it says anything else. Of words "not given" may be meant. */
function ruledOutBy({ content }: Marker, type: MarkedType, reader: AnswerReader): string | null {
  if (type === "string" || type === "translation") return null;
  return reader.canonical(IS_NOT.exec(content)?.[1] ?? "");
}

/**
 * What the last readable marker announces: null if it says that there is no answer, undefined without a marker. One that
 * speaks of a given answer may take it back; it announces one itself only where no other marker does; so does one that
 * reports what another says. One that rules out some other answer leaves the one before it.
 */
function lastAnnounced(plain: string, type: MarkedType, reader: AnswerReader): string | null | undefined {
  const words = type === "choice" || type === "translation" ? type : "answer";
  const ruledOut = new Set<string>();
  let saidOfGiven: string | undefined;
  let reported: string | null | undefined;
  for (const marker of findMarkers(plain, words).reverse()) {
    const { answer, declined } = reading(marker, type, reader);
    if (answer === null && !declined) continue;
    if (reportsAnother(marker, plain)) {
      if (reported === undefined) reported = answer;
      continue;
    }
    if (answer !== null && ruledOut.has(answer)) return null;
    if (answer !== null && !speaksOfGiven(marker, plain)) return answer;
    saidOfGiven ??= answer ?? undefined;
    if (!declined) continue;
    const other = answer === null ? ruledOutBy(marker, type, reader) : null;
    if (other === null) return saidOfGiven ?? null;
    ruledOut.add(other);
  }
  return saidOfGiven ?? (ruledOut.size > 0 ? null : reported);
}

/** Of a number also its beginning: what is left of "2 million", "3 1/2" or "12 500" is another number. */
function withoutLastWord(text: string, type: AnswerType): string {
  let end = text.length;
  for (;;) {
    const start = startOfLastWord(text, end);
    if (type !== "number" || text.charAt(start - 1) !== " " || !goesOnWithNumber(text.slice(start, end))) {
      return text.slice(0, start);
    }
    const before = startOfLastWord(text, start - 1);
    const word = text.slice(before, start - 1);
    if (/\d$/.test(word)) return text.slice(0, before);
    if (!goesOnWithNumber(word)) return text.slice(0, start);
    end = start - 1;
  }
}

function startOfLastWord(text: string, end: number): number {
  let start = end;
  while (start > 0 && /[\p{L}\p{N}.,:/]/u.test(text.charAt(start - 1))) start--;
  return start;
}

/** Lines that repeat the marker with its blank, "The answer is X", conclude nothing. */
function withoutBlanks(plain: string): string {
  return plain
    .split("\n")
    .filter(
      (line) =>
        !(line.length < 100 && findMarkers(line, "answer").some(({ content }) => isPlaceholder(content))),
    )
    .join("\n");
}

import type { Question } from "./question.ts";

/** What tells whether the practice model knows the like of a question. */
export type AskedOfPractice = Pick<Question, "text" | "answerType" | "context"> & {
  /** Whatever says that there is one. */
  readonly database?: unknown;
};

/** Numbers in digits or words, and words that stand for one: "half", "twice", "a dozen". */
const QUANTITY = new RegExp(
  [
    String.raw`\d+(?:[.,]\d+)*`,
    String.raw`\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)\b`,
    String.raw`\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)\b`,
    String.raw`\b(?:half|third|quarter|twice|double|triple|dozen)\b`,
  ].join("|"),
  "gi",
);

/** Ways in which a word problem asks for a number. */
const ASKS_FOR_NUMBER =
  /\bhow (?:many|much|often|old|far|long|tall|heavy|fast|big|wide|deep|high)\b|\bwhat (?:do|does|did) .{0,40}\bcosts?\b|\bwhat (?:is|was|are|will be|number|distance|price|age)\b|\bwhat do you get\b|\bhow .{0,40}\b(?:left|total)\b|\b(?:find|calculate|compute)\b|=\s*\?/i;

/** Fewer numbers leave nothing to calculate. */
const LEAST_QUANTITIES = 2;

/** A coin that is flipped, or another thing with two states, is told of in so many sentences at least, the question among them. */
const LEAST_SENTENCES = 3;
const SENTENCE_END = /[.?!]["”’')]*(?:\s|$)/g;

/** The model reads English alone. */
const CHINESE = /\p{Script=Han}/u;

/**
 * Whether a question is clearly of a kind that the practice model was not trained on. Tolerant: one that only looks like a known
 * kind is let through, and so is every claim about a passage; the answer shows the rest.
 */
export function isBeyondPractice({ text, answerType, context, database }: AskedOfPractice): boolean {
  if (database !== undefined || CHINESE.test(text)) return true;
  switch (answerType) {
    case "number":
    case "text":
      return !looksLikeWordProblem(text);
    case "choice":
      return !hasNumbers(text);
    case "yesno":
    case "truefalse":
      return context === undefined && !hasNumbers(text) && !isStory(text);
    case "string":
      // The last letters of some words.
      return !/\b(?:letter|character)s?\b/i.test(text);
    case "sql":
    case "translation":
      return true;
  }
}

/** Whether a question looks like a short word problem in English that asks for a number. */
function looksLikeWordProblem(question: string): boolean {
  return hasNumbers(question) && ASKS_FOR_NUMBER.test(question);
}

function hasNumbers(text: string): boolean {
  return (text.match(QUANTITY)?.length ?? 0) >= LEAST_QUANTITIES;
}

function isStory(text: string): boolean {
  return (text.match(SENTENCE_END)?.length ?? 0) >= LEAST_SENTENCES;
}

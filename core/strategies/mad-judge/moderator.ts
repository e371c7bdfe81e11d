import { canonicalAnswer, extractAnswer } from "../../answer.ts";
import { bare } from "../../answer/prose.ts";
import { heldAnswers, lastSpeech, moderatorMessages, type Debate } from "../../prompts/debate-messages.ts";
import type { AnswerType, Question } from "../../question.ts";
import { sayStructured, textOf, textWithin, yesOrNo, type TextSchema } from "../../structured.ts";
import { firstThatGives, type GivenAnswer } from "./sql-candidates.ts";
import type { StrategyContext } from "../strategy.ts";

/** What the moderator says after a round. */
export interface ModeratorVerdict {
  /** Of the moderator's turn. */
  readonly path: string;
  /** Null if the verdict cannot be read. */
  readonly preference: boolean | null;
  /** Id of the supported side; null for neither. */
  readonly side: string | null;
  readonly answer: string | null;
}

/** What a verdict names as its side if it supports none. */
const NO_SIDE = "neither";

/** The moderator's call (MAD: the judge's discriminative mode J_d), and its verdict, which is recorded. */
export async function moderate(
  round: number,
  debate: Debate,
  context: StrategyContext,
): Promise<ModeratorVerdict> {
  const path = `round-${round}/moderator`;
  const longest = longestTexts(debate.question, context.maxTokens);
  const { turn, values } = await sayStructured(
    context,
    "moderator",
    path,
    moderatorMessages(debate, context.wording),
    {
      // The reason comes first, so that the verdict follows from it, and is limited, so that the verdict is never cut off.
      reason: longest.reason,
      answer: longest.answer,
      side: { enum: [...debate.sides.map(({ id }) => id), NO_SIDE] },
      preference: { enum: ["yes", "no"] },
    },
  );
  const preference = yesOrNo(values?.preference);
  const side = readSide(textOf(values?.side), debate);
  const given = values?.answer;
  // The schema takes an emoji, or an escape that is read as LaTeX, for one character; here they are longer.
  const isCut = typeof given === "string" && given.length >= longest.answer.maxLength;
  const answer = isCut ? answerOf(side, debate) : readBareAnswer(textOf(given), debate.question);
  const reason = values === null ? turn.text : textOf(values.reason);
  const readable = preference !== null;
  context.record(path, { kind: "judged", by: "moderator", preference, side, answer, reason, readable });
  return { path, preference, side, answer };
}

/**
 * The answer that a verdict ends the debate with. For a query that does not run or gives nothing, that is one that does:
 * the supported side's own, another side's or the base's.
 * @param mustRun whether a query that does not run ends nothing
 * @returns null if the debate goes on
 */
export async function preferredAnswer(
  { path, preference, answer, side }: ModeratorVerdict,
  debate: Debate,
  mustRun: boolean,
  context: StrategyContext,
): Promise<GivenAnswer | null> {
  if (preference !== true || answer === null) return null;
  if (!mustRun) return { answer, said: answer };
  const supported = debate.sides.find(({ id }) => id === side);
  const own = supported === undefined ? null : (lastSpeech(debate, supported)?.answer ?? null);
  return firstThatGives([answer, own, ...heldAnswers(debate)], path, debate, context);
}

/** Types whose answers are as long as a reason, or longer. */
const LONG_ANSWERS: readonly AnswerType[] = ["sql", "translation", "text"];

function longestTexts(
  { answerType }: Question,
  maxTokens: number,
): Readonly<Record<"reason" | "answer", TextSchema>> {
  const share = LONG_ANSWERS.includes(answerType) ? 0.6 : 0.2;
  return { reason: textWithin(maxTokens, 1 - share), answer: textWithin(maxTokens, share) };
}

/** What the supported side holds: it stands for an answer too long for the verdict, which the schema cuts off. */
function answerOf(id: string | null, debate: Debate): string | null {
  const side = debate.sides.find((each) => each.id === id);
  return side === undefined ? null : (lastSpeech(debate, side)?.answer ?? null);
}

/** The one side that a text names: "Affirmative side", "2", "debater 2". */
function readSide(text: string, { sides }: Debate): string | null {
  const words = text.toLowerCase().split(/[^a-z\d]+/);
  const [first, ...others] = sides.filter(({ id }) => words.includes(id));
  return first === undefined || others.length > 0 ? null : first.id;
}

/**
 * The canonical form of an answer that stands in a field of its own; null if the field is empty or says that there is none, also
 * in the words for no side, unless these are an option.
 */
function readBareAnswer(text: string, question: Question): string | null {
  if (text === "") return null;
  if (question.answerType !== "choice" && bare(text).toLowerCase() === NO_SIDE) return null;
  if (question.answerType === "sql") return extractAnswer(text, question);
  if (LONG_ANSWERS.includes(question.answerType)) return canonicalAnswer(text, question);
  return extractAnswer(`The answer is ${text}`, question);
}

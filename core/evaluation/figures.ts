import { canonicalAnswer } from "../answer.ts";
import type { KnownAnswer, QuestionResult } from "../events.ts";
import type { TokenCounts } from "../model.ts";
import type { AnswerType, Question } from "../question.ts";
import type { LabelPair } from "../scoring/f1.ts";
import { isBinary } from "../scoring/score.ts";
import type { QuestionTranscript } from "../transcript.ts";
import type { ExperienceUse } from "./experience-figures.ts";

/** The figures of one question that has come to its end. */
export interface QuestionFigures {
  readonly outcome: "answered" | "unanswered" | "failed";
  /** False for every unanswered or failed question, and where the type of answer is not compared. */
  readonly correct: boolean;
  /** Finished calls, also those of a question that failed later. */
  readonly calls: number;
  readonly tokens: TokenCounts;
  /** Replies that were cut off at their largest length; absent where that is not known, and of a question that failed. */
  readonly cutOff?: number;
  /** From its start to its end without pauses, waiting for other questions' calls included. */
  readonly seconds: number;
  /** Decides what is told of the answer: right or wrong, a score, or nothing. */
  readonly answerType: AnswerType;
  /** Of a translation, 0–100. */
  readonly score?: number;
  readonly difficulty?: string;
  /** Of a type with two possible answers, where the right one is known. */
  readonly label?: LabelPair;
  /** Of a method with an experience repository; absent if the question ended before that was asked. */
  readonly experience?: ExperienceUse;
  /** It was put only to get an exemplar: of its figures the costs alone count. */
  readonly exemplar?: true;
}

/** How a question ended. */
export interface EndedQuestion {
  readonly state: "done" | "failed";
  /** Null if it failed. */
  readonly result: QuestionResult | null;
  readonly calls: number;
  readonly tokens: TokenCounts;
  readonly seconds: number;
  /** What the data says of a question that failed; else the result says it. */
  readonly known?: KnownAnswer;
  readonly experience?: ExperienceUse;
}

/** The figures of a question in a transcript; undefined while it has not come to its end. */
export function figuresOf(question: QuestionTranscript): QuestionFigures | undefined {
  const { asked, state, result, calls, tokens, activeFrom, activeTo, known, experience } = question;
  if (activeTo === null) return undefined;
  const seconds = result?.seconds ?? (activeTo - activeFrom) / 1000;
  const ended = state === "failed" ? state : "done";
  return figuresOfEnd(asked, {
    ...{ state: ended, result, calls, tokens, seconds },
    ...(known && { known }),
    ...(experience && { experience }),
  });
}

/** The figures of a question that has come to its end. */
export function figuresOfEnd(asked: Question, end: EndedQuestion): QuestionFigures {
  const { state, result, calls, tokens, seconds, experience } = end;
  const { gold, difficulty } = result ?? end.known ?? {};
  const answer = result?.answer ?? null;
  const label = gold === undefined ? undefined : labelOf(asked, gold, answer);
  return {
    outcome: state === "failed" ? "failed" : answer === null ? "unanswered" : "answered",
    correct: result?.correct === true,
    calls,
    tokens,
    ...(result?.cutOff !== undefined && { cutOff: result.cutOff }),
    seconds,
    answerType: asked.answerType,
    ...(result?.score !== undefined && { score: result.score }),
    ...(difficulty !== undefined && { difficulty }),
    ...(label !== undefined && { label }),
    ...(experience && { experience }),
    ...(asked.exemplar && { exemplar: true }),
  };
}

/** The right answer in the form in which answers are stored. */
function labelOf(asked: Question, gold: string, answer: string | null): LabelPair | undefined {
  if (!isBinary(asked.answerType)) return undefined;
  const right = canonicalAnswer(gold, asked);
  return right === null ? undefined : { gold: right, answer };
}

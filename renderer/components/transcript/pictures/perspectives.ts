import type { QuestionTranscript, TurnTranscript } from "../../../../core/transcript.ts";
import { isSameAnswer, turnAnswer } from "../answer-words.ts";
import { firstSeen } from "../observations.ts";
import { turnPlace } from "../turn-place.ts";

/** One way to look at the question, and what it leads to. */
export interface Perspective {
  readonly number: number;
  /** Null before the perspectives are read. */
  readonly description: string | null;
  /** It comes with Counterpoint: the model wrote too few. */
  readonly builtIn: boolean;
  readonly turn: TurnTranscript | null;
  readonly answer: string | null;
  /** Its answer is the final one; null before that is known. */
  readonly agrees: boolean | null;
}

export interface Contrast {
  /** The call that writes the perspectives. */
  readonly written: TurnTranscript | null;
  readonly perspectives: readonly Perspective[];
  /** The call that finds where the answers differ. */
  readonly differences: TurnTranscript | null;
  /** The call that settles them. */
  readonly reflection: TurnTranscript | null;
  readonly answer: string | null;
}

/**
 * Self-Contrast as its calls tell: those with a number answer from one perspective each; the call before them writes the
 * perspectives, the two after them contrast and reflect.
 */
export function contrastOf({ asked, turns, observations, result }: QuestionTranscript): Contrast {
  const numbered = turns.filter(({ path }) => turnPlace(path).agent !== null);
  const begins = numbered[0] === undefined ? turns.length : turns.indexOf(numbered[0]);
  const after = turns.slice(begins).filter((turn) => !numbered.includes(turn));
  const { parts, builtIn } = firstSeen(observations, "parts-read") ?? { parts: [], builtIn: 0 };
  const answer = result === null ? turnAnswer(after[1], asked) : result.answer;
  return {
    written: begins > 0 ? (turns[0] ?? null) : null,
    perspectives: Array.from({ length: Math.max(parts.length, numbered.length) }, (_, index) => {
      const turn = numbered.find(({ path }) => turnPlace(path).agent === index + 1);
      const own = turnAnswer(turn, asked);
      return {
        number: index + 1,
        description: parts[index] ?? null,
        builtIn: parts.length > 0 && index >= parts.length - builtIn,
        turn: turn ?? null,
        answer: own,
        agrees: answer === null ? null : isSameAnswer(own, answer, asked),
      };
    }),
    differences: after[0] ?? null,
    reflection: after[1] ?? null,
    answer,
  };
}

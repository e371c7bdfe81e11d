import type { ChatMessage, JsonSchema } from "../model.ts";
import type { Question } from "../question.ts";
import { definePrompts, fillPrompt, fillText, type Wording } from "./prompt.ts";
import { questionValues } from "./question-text.ts";
import { spoken } from "./spoken.ts";

/** Peer review: reviews of a solution, and the revision that has them in view. */
export const peerReviewPrompts = definePrompts({
  id: "peer-review",
  version: 2,
  sets: {
    standard: {
      review: {
        system: "",
        user:
          "{question}\n\nA solution by somebody else:\n{solution}\n\nReview this solution: check its steps and its answer, and say " +
          'what is wrong or that it is right. Reply in JSON: "review" is your review in a few sentences, "confidence" says ' +
          "how sure you are of it, from 1 (a guess) to 10 (certain).",
      },
      revise: {
        system: "",
        user:
          // Asked only to correct what is wrong, small models copy the form of the last line, X and all, and nothing else.
          "{question}\n\nYour solution:\n{solution}\n\n{reviews}Decide which reviews are right. Then write the whole solution " +
          "anew, step by step: keep what is right and correct what is wrong. End with a line: {form}",
      },
      reviewShown: { system: "", user: "A review of it ({confidence}):\n{review}\n\n" },
    },
    terse: {
      review: { system: "You are a critic.", user: "{question}\nSolution:\n{solution}\nGive feedback." },
      revise: { system: "You are a solver.", user: "{question}\nSolution:\n{solution}\n{reviews}Revise." },
      reviewShown: { system: "", user: "{review}\n" },
    },
  },
  byAnswerType: {
    standard: {
      text: {
        revise: {
          system: "",
          user:
            "{question}\n\nYour answer:\n{solution}\n\n{reviews}Decide which reviews are right, and correct your answer where it is " +
            "wrong. Write only {form}",
        },
      },
    },
  },
});

/** A reviewer's words on a solution. */
export interface Review {
  readonly text: string;
  /** 1–10; null if it was not said. */
  readonly confidence: number | null;
}

/** How sure a reviewer can be. */
export const CONFIDENCES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A reviewer's confidence: a whole number from 1 to 10, also as a text ("8", "8/10"); else null. */
export function readConfidence(value: unknown): number | null {
  const number =
    typeof value === "string"
      ? Number(/^\s*(\d{1,2})(?!\d|\.\d)(?:\s*(?:\/|of)\s*10)?\s*(?:\.\s*)?$/.exec(value)?.[1])
      : value;
  return CONFIDENCES.find((confidence) => confidence === number) ?? null;
}

/** The call in which somebody else's solution is reviewed. */
export function reviewMessages(
  question: Question,
  solution: string,
  wording: Wording,
): readonly ChatMessage[] {
  const { review } = wording.of(peerReviewPrompts, question);
  return fillPrompt(review, { ...questionValues(question, wording), solution: spoken(solution) });
}

/** What a review is written as: first the review, so that the confidence follows from it. */
export function reviewFields(text: JsonSchema): { review: JsonSchema; confidence: JsonSchema } {
  return { review: text, confidence: { enum: CONFIDENCES } };
}

/** The call in which an agent revises its solution with the reviews of it in view. */
export function reviseMessages(
  question: Question,
  solution: string,
  reviews: readonly Review[],
  wording: Wording,
): readonly ChatMessage[] {
  const { revise, reviewShown } = wording.of(peerReviewPrompts, question);
  const lines = reviews.map(({ text, confidence }) => {
    // The practice model knows the last line of its own feedback, the verdict.
    const review = wording.set === "terse" ? (text.split("\n").at(-1) ?? "") : text;
    return fillText(reviewShown.user, {
      review: spoken(review),
      confidence: confidence === null ? "confidence not said" : `confidence ${confidence} of 10`,
    });
  });
  const values = {
    ...questionValues(question, wording),
    solution: spoken(solution),
    reviews: lines.join(""),
  };
  return fillPrompt(revise, values);
}

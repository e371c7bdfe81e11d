import type { QuestionTranscript, TurnTranscript } from "../../../../core/transcript.ts";
import { lastSeen, seenByPath, type Seen } from "../observations.ts";
import { turnPlace } from "../turn-place.ts";
import { standsOf, type Stand } from "./stands.ts";

/** One agent's review of another's solution. */
export interface Review {
  readonly turn: TurnTranscript;
  readonly reviewer: number;
  readonly author: number;
  /** 1–10; null if the review says none, undefined until it is read. */
  readonly confidence: number | null | undefined;
}

/** What one agent answered, before and after the reviews of its solution. */
export interface Author {
  readonly agent: number;
  readonly first: Stand;
  readonly revised: Stand | null;
}

/** A peer review as far as it has come. */
export interface PeerReview {
  readonly authors: readonly Author[];
  readonly reviews: readonly Review[];
  readonly counted: Seen<"answers-counted"> | null;
}

const REVIEW = /^review-(\d{1,6})-of-(\d{1,6})$/;

/** Folds the turns of a peer review: solutions `agent-1`, reviews `review-1-of-2`, and `revised-1`. */
export function peerReviewOf(question: Pick<QuestionTranscript, "turns" | "observations">): PeerReview {
  const stands = standsOf(question, ({ role, path }) => `${role} ${turnPlace(path).agent ?? ""}`);
  const at = new Map(stands.map((stand) => [stand.turn.path, stand]));
  const solutions = stands.filter(
    ({ turn }) => turn.role === "solver" && turnPlace(turn.path).step === "agent",
  );
  return {
    authors: solutions.map((first) => {
      const agent = turnPlace(first.turn.path).agent ?? 1;
      return { agent, first, revised: at.get(`revised-${agent}`) ?? null };
    }),
    reviews: reviewsOf(question),
    counted: lastSeen(question.observations, "answers-counted"),
  };
}

function reviewsOf({
  turns,
  observations,
}: Pick<QuestionTranscript, "turns" | "observations">): readonly Review[] {
  const read = seenByPath(observations, "reviewed");
  return turns.flatMap((turn) => {
    const [, reviewer, author] = REVIEW.exec(turn.path) ?? [];
    if (reviewer === undefined || author === undefined) return [];
    const confidence = read.get(turn.path)?.confidence;
    return [{ turn, reviewer: Number(reviewer), author: Number(author), confidence }];
  });
}

/** The sum of the confidences in an author's solution; null as long as none is named. */
export function confidenceIn(author: number, reviews: readonly Review[]): number | null {
  const named = reviews.flatMap((review) => (review.author === author ? (review.confidence ?? []) : []));
  return named.length === 0 ? null : named.reduce((sum, confidence) => sum + confidence, 0);
}

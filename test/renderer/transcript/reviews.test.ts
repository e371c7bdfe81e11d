import { describe, expect, test } from "vitest";
import { confidenceIn, peerReviewOf } from "../../../renderer/components/transcript/pictures/reviews.ts";
import { position, said, seen, writing } from "./transcripts.ts";

const turns = [
  said("agent-1", "solver"),
  said("agent-2", "solver"),
  said("review-2-of-1", "reviewer"),
  writing("review-1-of-2", "reviewer"),
  said("revised-1", "solver"),
];
const reviewed = (reviewer: number, author: number, confidence: number | null) =>
  seen(4, `review-${reviewer}-of-${author}`, { kind: "reviewed", reviewer, author, confidence });
const observations = [
  position(2, "agent-1", "7"),
  position(2, "agent-2", "8"),
  reviewed(2, 1, 6),
  position(5, "revised-1", "8", true),
];

describe("a peer review", () => {
  test("has every author's answer before and after the reviews", () => {
    const { authors } = peerReviewOf({ turns, observations });

    expect(authors.map(({ agent, first, revised }) => [agent, first.answer, revised?.answer])).toEqual([
      [1, "7", "8"],
      [2, "8", undefined],
    ]);
  });

  test("keeps the first answer beside the revised one", () => {
    const [author] = peerReviewOf({ turns, observations }).authors;

    expect(author?.revised).toMatchObject({ changed: true, before: "7" });
  });

  test("has who reviews whom, and how sure of it, as far as that is read", () => {
    const { reviews } = peerReviewOf({ turns, observations });

    expect(reviews.map(({ reviewer, author, confidence }) => [reviewer, author, confidence])).toEqual([
      [2, 1, 6],
      [1, 2, undefined],
    ]);
  });

  test("has the votes once they are counted", () => {
    const counted = {
      kind: "answers-counted",
      votes: [{ answer: "8", agents: [1, 2] }],
      unanswered: [],
    } as const;

    expect(peerReviewOf({ turns, observations }).counted).toBeNull();
    expect(peerReviewOf({ turns, observations: [seen(5, "vote", counted)] }).counted).toEqual(counted);
  });
});

describe("the confidence in a solution", () => {
  test("is the sum of what its reviewers name", () => {
    const all = [...turns, said("review-3-of-1", "reviewer"), said("review-4-of-1", "reviewer")];
    const { reviews } = peerReviewOf({
      turns: all,
      observations: [reviewed(2, 1, 6), reviewed(3, 1, null), reviewed(4, 1, 3)],
    });

    expect(confidenceIn(1, reviews)).toBe(9);
  });

  test("is none where nobody names any", () => {
    const { reviews } = peerReviewOf({ turns, observations: [reviewed(2, 1, null)] });

    expect(confidenceIn(1, reviews)).toBeNull();
  });
});

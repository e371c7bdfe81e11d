import { describe, expect, test } from "vitest";
import type { AnswerPlace, Observation } from "../../../core/events.ts";
import { debateOf } from "../../../renderer/components/transcript/pictures/debate.ts";
import { position, said, seen, transcript, writing } from "./transcripts.ts";

const verdict: Observation = {
  kind: "judged",
  by: "moderator",
  preference: false,
  side: null,
  answer: null,
  reason: "Both have grounds.",
  readable: true,
};

const sides = transcript({
  turns: [
    said("base", "solver"),
    said("round-1/affirmative", "affirmative"),
    said("round-1/negative", "negative"),
    said("round-1/moderator", "moderator"),
    said("round-2/affirmative", "affirmative"),
    writing("round-2/negative", "negative"),
  ],
  observations: [
    position(1, "base", "7"),
    position(2, "round-1/affirmative", "7"),
    position(3, "round-1/negative", "8"),
    seen(4, "round-1/moderator", verdict),
    position(5, "round-2/affirmative", "8", true),
  ],
});

const agents = [1, 2, 3].map((agent) => said(`round-1/agent-${agent}`, "debater"));

describe("a debate", () => {
  test("has rounds, in each what every agent holds after it has spoken", () => {
    const { rounds } = debateOf(sides);

    expect(rounds.map(({ number, stands }) => [number, stands.map(({ answer }) => answer)])).toEqual([
      [1, ["7", "8"]],
      [2, ["8", undefined]],
    ]);
  });

  test("keeps the answer that an agent gave up beside the one that it holds now", () => {
    const [, second] = debateOf(sides).rounds;

    expect(second?.stands[0]).toMatchObject({ answer: "8", changed: true, before: "7" });
  });

  test("has the answer that it is about before its rounds", () => {
    expect(debateOf(sides).opening.map(({ answer }) => answer)).toEqual(["7"]);
  });

  test("has the moderator's verdict with its round, and none where the moderator has not spoken", () => {
    const debate = debateOf(sides);

    expect(debate.moderated).toBe(true);
    expect(debate.rounds.map(({ moderator }) => moderator?.judged ?? null)).toEqual([verdict, null]);
  });

  test("has no verdict of a moderator whose reply is there but not read yet", () => {
    const { turns } = sides;
    const [first] = debateOf({ turns: turns.slice(0, 4), observations: [] }).rounds;

    expect(first?.moderator).toMatchObject({ turn: { path: "round-1/moderator" }, judged: null });
  });

  test("says how it ended", () => {
    const ended = { kind: "debate-ended", round: 1, why: "equal-results" } as const;

    expect(debateOf({ ...sides, observations: [seen(3, "round-1", ended)] }).ended).toEqual(ended);
  });

  test("among agents has no moderator, and the judge after its last round", () => {
    const turns = [...agents, said("judge", "judge")];
    const debate = debateOf({ turns, observations: [] });

    expect(debate.moderated).toBe(false);
    expect(debate.judges.map(({ path }) => path)).toEqual(["judge"]);
    expect(debate.judged).toBeNull();
  });

  test("takes the answer that is read from a judge for its verdict", () => {
    const turns = [...agents, said("judge", "judge")];
    const judgedBy = (from: AnswerPlace) =>
      debateOf({ turns, observations: [seen(4, "judge", { kind: "answer-read", from, answer: "7" })] });

    expect(judgedBy("judge").judged).toMatchObject({ by: "judge", answer: "7", readable: true });
    expect(judgedBy("last answers")).toMatchObject({ judged: null, read: { answer: "7" } });
  });

  test("says where its answer was read from if the judge's verdict has another", () => {
    const judged = { ...verdict, by: "judge", answer: "SELECT 1" } as const;
    const endingWith = (answer: string) =>
      debateOf({
        ...sides,
        observations: [
          seen(5, "judge-answer", judged),
          seen(5, "answer", { kind: "answer-read", from: "last answers", answer }),
        ],
      });

    expect(endingWith("SELECT 2").read).toMatchObject({ answer: "SELECT 2" });
    expect(endingWith("SELECT 1").read).toBeNull();
  });

  test("takes no moderator's verdict for the judge's", () => {
    expect(debateOf(sides).judged).toBeNull();
  });
});

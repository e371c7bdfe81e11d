import { describe, expect, test } from "vitest";
import { stepPart, turnPlace } from "../../../renderer/components/transcript/turn-place.ts";

const nowhere = { round: null, level: null };
const inTurn = (number: number) => ({ round: { kind: "turn", number }, level: null });
const inRound = (number: number) => ({ round: { kind: "round", number }, level: null });

describe("the place of a turn", () => {
  test.each([
    ["solver-3", { ...nowhere, step: "solver", agent: 3 }],
    ["specify", { ...nowhere, step: "specify", agent: null }],
    ["answer", { ...nowhere, step: "answer", agent: null }],
    ["turn-2/user-1", { ...inTurn(2), step: "turn-2/user", agent: 1 }],
    ["turn-2/user-adversarial", { ...inTurn(2), step: "turn-2/user", agent: null }],
    ["turn-11/assistant", { ...inTurn(11), step: "turn-11/assistant", agent: null }],
    ["round-2/judge", { ...inRound(2), step: "round-2/judge", agent: null }],
    ["round-1/debater-3", { ...inRound(1), step: "round-1/debater", agent: 3 }],
    ["round-3/stance-2", { ...inRound(3), step: "round-3/stance", agent: 2 }],
    ["stance-2/critic-1", { ...nowhere, step: "stance/critic-1", agent: 2 }],
    ["level-2/after-1/user-2", { round: null, level: 2, step: "level-2/after-1/user", agent: 2 }],
    [
      "level-3/after-1.2/user-adversarial",
      { round: null, level: 3, step: "level-3/after-1.2/user", agent: null },
    ],
    ["turn-1/user/graph-1x8k2c", { ...inTurn(1), step: "turn-1/user/graph", agent: null }],
    ["turn-1/user/graph-42", { ...inTurn(1), step: "turn-1/user/graph", agent: null }],
    ["level-1/thought-4", { round: null, level: 1, step: "level-1/thought", agent: 4 }],
  ])("is read off %s", (path, place) => {
    expect(turnPlace(path)).toEqual(place);
  });

  test("keeps the numbers of steps within an agent's own work", () => {
    expect(turnPlace("round-1/reasoner-2/level-3/vote-4")).toEqual({
      round: { kind: "round", number: 1 },
      level: 3,
      step: "round-1/reasoner/level-3/vote-4",
      agent: 2,
    });
  });

  test("takes who speaks for the agent where one speaks of another", () => {
    expect(turnPlace("review-3-of-1")).toEqual({ ...nowhere, step: "review-of-1", agent: 3 });
  });

  test.each(["", "/", "-", "turn-", "solver-99999999999", "…", "turn-x/user-"])(
    "of a path of another form is a step of its own: %j",
    (path) => {
      expect(turnPlace(path)).toEqual({ ...nowhere, step: path, agent: null });
    },
  );
});

describe("the part of the method that a step is", () => {
  test.each([
    ["stance/critic-2", { name: "critic", number: 2 }],
    ["review-of-1", { name: "review-of", number: 1 }],
    ["judge-candidates", { name: "judge-candidates", number: null }],
    ["", { name: "", number: null }],
  ])("is read off %j", (step, part) => {
    expect(stepPart(step)).toEqual(part);
  });
});

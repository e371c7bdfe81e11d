import { describe, expect, test } from "vitest";
import { turnPlace } from "../../../renderer/components/transcript/turn-place.ts";

describe("the place of a turn", () => {
  test.each([
    ["solver-3", { round: null, step: "solver", agent: 3 }],
    ["specify", { round: null, step: "specify", agent: null }],
    ["answer", { round: null, step: "answer", agent: null }],
    ["turn-2/user-1", { round: { kind: "turn", number: 2 }, step: "turn-2/user", agent: 1 }],
    ["turn-2/user-adversarial", { round: { kind: "turn", number: 2 }, step: "turn-2/user", agent: null }],
    ["turn-11/assistant", { round: { kind: "turn", number: 11 }, step: "turn-11/assistant", agent: null }],
    ["round-2/judge", { round: { kind: "round", number: 2 }, step: "round-2/judge", agent: null }],
  ])("is read off %s", (path, place) => {
    expect(turnPlace(path)).toEqual(place);
  });

  test("keeps the numbers of steps within an agent's own work", () => {
    expect(turnPlace("round-1/reasoner-2/level-3/vote-4")).toEqual({
      round: { kind: "round", number: 1 },
      step: "round-1/reasoner/level-3/vote-4",
      agent: 2,
    });
  });

  test.each(["", "/", "-", "turn-", "solver-99999999999", "…", "turn-x/user-"])(
    "of a path of another form is a step of its own: %j",
    (path) => {
      expect(turnPlace(path)).toEqual({ round: null, step: path, agent: null });
    },
  );
});

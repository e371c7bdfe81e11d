import { describe, expect, test } from "vitest";
import { stageRows, stepsOf } from "../../../renderer/components/transcript/steps.ts";
import { said, seen, transcript } from "./transcripts.ts";

const mcf = transcript({
  turns: [
    said("specify", "task-specifier"),
    said("turn-1/user-1", "user"),
    said("turn-1/user-2", "user"),
    said("turn-1/user-adversarial", "adversarial-user"),
    said("turn-1/assistant-1", "assistant"),
  ],
  observations: [
    seen(0, "run", { kind: "warning", message: "early" }),
    seen(4, "turn-1", { kind: "task-done", saidBy: 1, users: 2, ended: false }),
  ],
});

describe("the steps of a transcript", () => {
  test("hold the turns that belong side by side, in the order in which they began", () => {
    expect(stepsOf(mcf).map(({ key, role, turns }) => [key, role, turns])).toEqual([
      ["specify", "task-specifier", [0]],
      ["turn-1/user", "user", [1, 2, 3]],
      ["turn-1/assistant", "assistant", [4]],
    ]);
  });

  test("count the adversarial instances apart", () => {
    expect(stepsOf(mcf).map(({ adversaries }) => adversaries)).toEqual([0, 1, 0]);
  });

  test("are named by a role that is not adversarial, whoever began", () => {
    const { turns } = mcf;
    const [step] = stepsOf({ turns: turns.slice(1, 4).reverse(), observations: [] });

    expect(step?.role).toBe("user");
  });

  test("hold what was seen once their turns were there, and what was seen before any turn first", () => {
    const kinds = stepsOf(mcf).map(({ observations }) => observations.map((one) => one.observation.kind));

    expect(kinds).toEqual([["warning"], ["task-done"], []]);
  });

  test("hold what was seen in one of their turns, however many others had been issued by then", () => {
    const turns = [said("stance-1/critic-1", "critic"), said("stance-1/rebuttal-1", "debater")];
    const late = seen(2, "stance-1/critic-1", { kind: "warning", message: "late" });

    expect(stepsOf({ turns, observations: [late] }).map(({ observations }) => observations)).toEqual([
      [late],
      [],
    ]);
  });
});

describe("the rows of the stage", () => {
  test("break a step where no more lanes fit", () => {
    const rows = stageRows(stepsOf(mcf), 2);

    expect(rows.map(({ turns, isFirst, isLast }) => [turns, isFirst, isLast])).toEqual([
      [[0], true, true],
      [[1, 2], true, false],
      [[3], false, true],
      [[4], true, true],
    ]);
  });

  test("have names that differ", () => {
    const keys = stageRows(stepsOf(mcf), 1).map(({ key }) => key);

    expect(new Set(keys).size).toBe(keys.length);
  });
});

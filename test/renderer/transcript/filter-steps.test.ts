import { describe, expect, test } from "vitest";
import type { Observation } from "../../../core/events.ts";
import type { QuestionTranscript, TurnTranscript } from "../../../core/transcript.ts";
import {
  filterSteps,
  isSameStep,
  passedOnPaths,
  selectionOf,
} from "../../../renderer/components/transcript/filter-steps.ts";
import {
  boxMiddle,
  branchesIntoStep,
  columnHeight,
  nodeSize,
} from "../../../renderer/components/transcript/pictures/tree-layout.ts";
import { barScale } from "../../../renderer/components/transcript/pictures/terms.ts";
import { said, seen, transcript, writing } from "./transcripts.ts";

const filtered: Observation & { readonly kind: "filtered" } = {
  kind: "filtered",
  role: "user",
  candidates: [
    { agent: 1, unusable: "empty", terms: {}, total: null },
    { agent: 2, unusable: null, terms: { semantic: 0.4, historical: 0.5 }, total: 0.9 },
  ],
  chosen: 2,
  unfiltered: null,
  adversaryRefused: false,
};
const turns = [
  said("specify", "task-specifier", "Task"),
  said("turn-1/user-1", "user"),
  said("turn-1/user-2", "user", "Add them"),
  said("turn-1/user-adversarial", "adversarial-user", "Subtract them"),
  writing("turn-1/assistant-1", "assistant"),
  writing("turn-1/assistant-2", "assistant"),
  writing("turn-1/assistant-adversarial", "adversarial-assistant"),
  writing("final", "assistant"),
];
const observations = [seen(4, "turn-1/user", filtered)];

describe("the filtering steps", () => {
  test("hold the candidates with their scores, the adversarial reply, and which one was passed on", () => {
    const [step] = filterSteps(transcript({ turns, observations }));

    expect(step).toMatchObject({ key: "turn-1/user", round: 1, role: "user", filtered });
    expect(step?.adversary?.path).toBe("turn-1/user-adversarial");
    expect(step?.candidates.map(({ agent, score, passedOn }) => [agent, score?.total, passedOn])).toEqual([
      [1, null, false],
      [2, 0.9, true],
    ]);
  });

  test("are there before they were filtered, and leave out what is said outside the dialogue", () => {
    const steps = filterSteps(transcript({ turns, observations }));

    expect(steps.map(({ key, filtered: seenYet }) => [key, seenYet !== null])).toEqual([
      ["turn-1/user", true],
      ["turn-1/assistant", false],
    ]);
  });

  test("pass nothing on where no candidate says anything", () => {
    const nothing = { ...filtered, unfiltered: "no-usable-candidate", chosen: 1 } as const;
    const steps = filterSteps(transcript({ turns, observations: [seen(4, "turn-1/user", nothing)] }));

    expect([...passedOnPaths(steps)]).toEqual([]);
  });

  test("name the turns that were passed on", () => {
    expect([...passedOnPaths(filterSteps(transcript({ turns, observations })))]).toEqual(["turn-1/user-2"]);
  });

  test("grow out of the candidate that was passed on before them", () => {
    const [user, assistant] = filterSteps(transcript({ turns, observations }));
    if (user === undefined || assistant === undefined) throw new Error("Both steps are there.");

    const size = nodeSize(3);
    expect(branchesIntoStep(user, undefined, size)).toEqual([
      { from: boxMiddle(0, size), to: boxMiddle(0, size), kind: "left" },
      { from: boxMiddle(0, size), to: boxMiddle(1, size), kind: "taken" },
      { from: boxMiddle(0, size), to: boxMiddle(2, size), kind: "adversarial" },
    ]);
    expect(branchesIntoStep(assistant, user, size).map(({ from }) => from)).toEqual(
      Array(3).fill(boxMiddle(1, size)),
    );
  });

  test("take less room each where there are many", () => {
    expect(columnHeight(33, nodeSize(33))).toBeLessThan(33 * nodeSize(4).height);
  });

  test("leave out the calls that parse the replies", () => {
    const parsed = [...turns.slice(0, 4), said("turn-1/user/graph-1x8k2c", "parser", "(a / add-01)")];

    expect(filterSteps(transcript({ turns: parsed })).map(({ key }) => key)).toEqual(["turn-1/user"]);
  });

  test("say what candidates are compared with as soon as one was filtered; of old runs the adversarial reply", () => {
    const selected = (observation: typeof filtered) =>
      selectionOf(filterSteps(transcript({ turns, observations: [seen(4, "turn-1/user", observation)] })));

    expect(selectionOf(filterSteps(transcript({ turns })))).toBeUndefined();
    expect(selected(filtered)).toBe("adversary");
    expect(selected({ ...filtered, select: "contrast" })).toBe("contrast");
  });

  test("are drawn anew when a reply has finished or the step was filtered, not while words are written", () => {
    const stepOf = (reply: TurnTranscript, seenYet: QuestionTranscript["observations"] = []) =>
      filterSteps(transcript({ turns: [reply], observations: seenYet }))[0];
    const path = "turn-1/user-1";
    const before = stepOf(writing(path, "user", "Add"));

    expect(isSameStep(before, stepOf(writing(path, "user", "Add them")))).toBe(true);
    expect(isSameStep(before, stepOf(said(path, "user", "Add them")))).toBe(false);
    expect(isSameStep(before, stepOf(writing(path, "user", "Add"), observations))).toBe(false);
    expect(isSameStep(before, undefined)).toBe(false);
  });
});

describe("the bars of D", () => {
  const stepsWith = (...terms: readonly (typeof filtered)["candidates"][number]["terms"][]) => {
    const candidates = terms.map((each, index) => ({
      agent: index + 1,
      unusable: null,
      terms: each,
      total: 0,
    }));
    return filterSteps(
      transcript({ turns, observations: [seen(4, "turn-1/user", { ...filtered, candidates })] }),
    );
  };

  test("of similarities go up to the largest that is possible, and as far below zero as a candidate does", () => {
    const steps = stepsWith({ semantic: 0.9, graph: -0.2 }, { semantic: 0.4, graph: 0.1 });

    expect(barScale(steps, "adversary")).toEqual({ least: -0.2, most: 2 });
    expect(barScale(stepsWith({ semantic: 0.4 }), "peers")).toEqual({ least: 0, most: 1 });
  });

  test("of differences go as far to both sides as the largest difference", () => {
    const steps = stepsWith({ semantic: -0.3, graph: -0.1 }, { semantic: 0.2, graph: 0.1 });

    expect(barScale(steps, "contrast")).toEqual({ least: -0.4, most: 0.4 });
  });

  test("of tiny differences stay small", () => {
    expect(barScale(stepsWith({ semantic: 0.01 }, { semantic: -0.02 }), "contrast")).toEqual({
      least: -0.1,
      most: 0.1,
    });
  });
});

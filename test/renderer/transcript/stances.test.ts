import { describe, expect, test } from "vitest";
import type { Observation, PresetStance } from "../../../core/events.ts";
import { stanceDebateOf, stanceOf } from "../../../renderer/components/transcript/pictures/stances.ts";
import { asked, position, said, seen, writing } from "./transcripts.ts";

const presets: readonly PresetStance[] = [
  { stance: 1, answer: "A", from: "majority" },
  { stance: 2, answer: "B", from: "runner-up" },
];
const set = seen(3, "stances", { kind: "stances-set", stances: presets });
const samples = [1, 2, 3].map((sample) => said(`sample-${sample}`, "solver"));
const turns = [
  ...samples,
  said("stance-1/abduction", "debater"),
  said("stance-2/abduction", "debater"),
  said("stance-1/critic-1", "critic"),
  said("stance-2/critic-1", "critic"),
  said("stance-2/rebuttal-1", "debater"),
  writing("stance-1/rebuttal-1", "debater"),
];
const read = { kind: "stance-read", stance: 2, outcome: "changed", answer: "A" } as const;
const judged = (side: string | null, answer: string | null): Observation => ({
  kind: "judged",
  by: "judge",
  preference: null,
  side,
  answer,
  reason: "",
  readable: true,
});
const chosen = (verdict: Observation) => {
  const observations = [set, seen(9, "judge", verdict)];
  return stanceDebateOf({ asked, turns, observations }).stances.map((one) => one.chosen);
};

describe("a counterfactual debate", () => {
  test("has a column for each preset stance, with its turns in order and the outcome of its rebuttal", () => {
    const observations = [set, seen(9, "stance-2/rebuttal-1", read)];
    const { stances } = stanceDebateOf({ asked, turns, observations });

    expect(
      stances.map(({ preset, turns: all }) => [
        preset.stance,
        all.map(({ turn, outcome }) => [turn.path, outcome?.outcome ?? null]),
      ]),
    ).toEqual([
      [
        1,
        [
          ["stance-1/abduction", null],
          ["stance-1/critic-1", null],
          ["stance-1/rebuttal-1", null],
        ],
      ],
      [
        2,
        [
          ["stance-2/abduction", null],
          ["stance-2/critic-1", null],
          ["stance-2/rebuttal-1", "changed"],
        ],
      ],
    ]);
  });

  test("has samples alone until its stances are set", () => {
    const debate = stanceDebateOf({ asked, turns: samples, observations: [] });

    expect(debate.samples.map(({ answer }) => answer)).toEqual([undefined, undefined, undefined]);
    expect(debate.stances).toEqual([]);
  });

  test("takes the samples' answers from the count of their votes", () => {
    const counted = {
      kind: "answers-counted",
      votes: [{ answer: "A", agents: [1, 3] }],
      unanswered: [2],
    } as const;
    const debate = stanceDebateOf({ asked, turns, observations: [seen(3, "samples", counted)] });

    expect(debate.samples.map(({ answer }) => answer)).toEqual(["A", null, "A"]);
  });

  test("takes the answer of a stance without one from its abduction", () => {
    const another = { stance: 2, answer: null, from: "another" } as const;
    const open = seen(3, "stances", { kind: "stances-set", stances: [{ ...another }] });
    const named = seen(5, "stance-2/abduction", { kind: "answer-read", from: "abduction", answer: "C" });
    const answers = (observations: Parameters<typeof stanceDebateOf>[0]["observations"]) =>
      stanceDebateOf({ asked, turns, observations }).stances.map(({ answer }) => answer);

    expect(answers([open])).toEqual([null]);
    expect(answers([open, named])).toEqual(["C"]);
    expect(stanceDebateOf({ asked, turns, observations: [open, named] }).read).toBeNull();
  });

  test("marks the stance that the judge names, or else the one that has its answer", () => {
    expect(chosen(judged("2", "A"))).toEqual([false, true]);
    expect(chosen(judged(null, "A"))).toEqual([true, false]);
  });

  test("marks the stance whose answer the judge writes otherwise", () => {
    const cities: readonly PresetStance[] = [
      { stance: 1, answer: "Paris", from: "majority" },
      { stance: 2, answer: "Rome", from: "runner-up" },
    ];
    const { stances } = stanceDebateOf({
      asked: { ...asked, answerType: "string" },
      turns,
      observations: [
        seen(3, "stances", { kind: "stances-set", stances: cities }),
        seen(9, "judge", judged(null, "PARIS")),
      ],
    });

    expect(stances.map((one) => one.chosen)).toEqual([true, false]);
  });

  test("marks no stance where the judge decides for none", () => {
    expect(chosen(judged(null, "D"))).toEqual([false, false]);
    expect(chosen(judged(null, null))).toEqual([false, false]);
  });

  test("has the update rounds of the ablation in the columns of their stances", () => {
    const rounds = [said("round-1/stance-1", "debater"), said("round-1/stance-2", "debater")];
    const { stances } = stanceDebateOf({
      asked,
      turns: [...turns.slice(3, 5), ...rounds],
      observations: [set, position(4, "round-1/stance-2", "A", true)],
    });

    expect(stances[1]?.turns.map(({ turn, answer, before }) => [turn.path, answer, before])).toEqual([
      ["stance-2/abduction", undefined, undefined],
      ["round-1/stance-2", "A", "B"],
    ]);
  });
});

describe("the stance of a turn", () => {
  test.each([
    ["stance-3/critic-1", 3],
    ["round-2/stance-1", 1],
    ["sample-1", null],
    ["stances", null],
    ["instance-1", null],
  ])("is read off %s", (path, stance) => {
    expect(stanceOf(path)).toBe(stance);
  });
});

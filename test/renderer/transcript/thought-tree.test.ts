import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { Observation } from "../../../core/events.ts";
import type { TurnTranscript } from "../../../core/transcript.ts";
import {
  bestIndex,
  branchesIntoLevel,
  branchToAnswer,
  MINI,
} from "../../../renderer/components/transcript/pictures/thought-tree-layout.ts";
import { ThoughtTreeRounds } from "../../../renderer/components/transcript/pictures/thought-tree-rounds.tsx";
import {
  bestThought,
  thoughtLevels,
  treeRounds,
} from "../../../renderer/components/transcript/pictures/thought-tree.ts";
import { boxMiddle } from "../../../renderer/components/transcript/pictures/tree-layout.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { shownWords } from "../support/shown-words.ts";
import { said, seen, transcript, writing } from "./transcripts.ts";

await startLanguages("en");

/** The thoughts of a level with these answers, and two votes on them. */
function levelTurns(path: string, answers: readonly string[]): readonly TurnTranscript[] {
  return [
    ...answers.map((answer, index) =>
      said(`${path}/thought-${index + 1}`, "reasoner", `The answer is ${answer}.`),
    ),
    said(`${path}/vote-1`, "voter"),
    said(`${path}/vote-2`, "voter"),
  ];
}

function voted(
  level: number,
  votes: readonly (readonly number[])[],
  kept: readonly number[],
  unreadable: readonly number[] = [],
): Observation {
  return {
    kind: "thoughts-voted",
    level,
    votes: votes.map((voters, index) => ({ thought: index + 1, voters })),
    unreadable,
    kept,
  };
}

describe("a tree of thoughts", () => {
  test("has each thought's answer, and its votes once they are counted", () => {
    const turns = levelTurns("level-1", ["7", "8", "9"]);
    const before = thoughtLevels(transcript({ turns }));
    const after = thoughtLevels(
      transcript({ turns, observations: [seen(5, "level-1", voted(1, [[], [1], []], [2], [2]))] }),
    );

    expect(before[0]?.thoughts.map(({ answer, votes, kept }) => [answer, votes, kept])).toEqual([
      ["7", null, false],
      ["8", null, false],
      ["9", null, false],
    ]);
    expect(after[0]?.thoughts.map(({ votes, kept }) => [votes, kept])).toEqual([
      [0, false],
      [1, true],
      [0, false],
    ]);
    expect(after[0]).toMatchObject({ counted: true, unreadable: 1 });
    expect(after[0]?.voters.map(({ path }) => path)).toEqual(["level-1/vote-1", "level-1/vote-2"]);
  });

  test("shows thoughts that are being written, in the order of their numbers", () => {
    const [level] = thoughtLevels(
      transcript({
        turns: [writing("level-1/thought-2", "reasoner", "The answer is 3"), ...levelTurns("level-1", ["7"])],
      }),
    );

    expect(level?.thoughts.map(({ number, answer }) => [number, answer])).toEqual([
      [1, "7"],
      [2, null],
    ]);
  });

  test("goes on from the kept thoughts, the best one first, with equally many from each", () => {
    const [, second] = thoughtLevels(
      transcript({
        turns: [...levelTurns("level-1", ["1", "2"]), ...levelTurns("level-2", ["3", "4", "5", "6"])],
        observations: [seen(4, "level-1", voted(1, [[1], [2]], [2, 1]))],
      }),
    );

    expect(second?.thoughts.map(({ parent }) => parent)).toEqual([2, 2, 1, 1]);
  });

  test("marks the way to the best thought, which may not go over the best of the level before", () => {
    const levels = thoughtLevels(
      transcript({
        turns: [...levelTurns("level-1", ["1", "2"]), ...levelTurns("level-2", ["3", "4", "5", "6"])],
        observations: [
          seen(4, "level-1", voted(1, [[1], [2]], [2, 1])),
          seen(10, "level-2", voted(2, [[], [], [], [1, 2]], [4, 1])),
        ],
      }),
    );
    const best = levels.map(({ thoughts }) => thoughts.filter((thought) => thought.best));

    expect(best.map((thoughts) => thoughts.map(({ number }) => number))).toEqual([[1], [4]]);
    expect(bestThought(levels)?.answer).toBe("6");
  });

  test("has no best thought before the first votes are counted", () => {
    const levels = thoughtLevels(transcript({ turns: levelTurns("level-1", ["1"]) }));

    expect(bestThought(levels)).toBeUndefined();
    expect(branchToAnswer(levels[0], MINI)).toEqual([]);
  });

  test("is drawn with a branch from the kept thought to each that goes on from it", () => {
    const [first, second] = thoughtLevels(
      transcript({
        turns: [...levelTurns("level-1", ["1", "2"]), ...levelTurns("level-2", ["3", "4"])],
        observations: [
          seen(4, "level-1", voted(1, [[], [1, 2]], [2])),
          seen(8, "level-2", voted(2, [[1], []], [1])),
        ],
      }),
    );
    if (first === undefined || second === undefined) throw new Error("There are two levels.");
    const from = boxMiddle(1, MINI);

    expect(branchesIntoLevel(second, first, MINI)).toEqual([
      { from, to: boxMiddle(0, MINI), kind: "taken" },
      { from, to: boxMiddle(1, MINI), kind: "left" },
    ]);
    expect(branchesIntoLevel(first, undefined, MINI)).toEqual([]);
    expect(bestIndex(second)).toBe(0);
  });
});

describe("the trees of several reasoners", () => {
  const turns = [
    ...levelTurns("round-1/reasoner-2/level-1", ["8"]),
    ...levelTurns("round-1/reasoner-1/level-1", ["7"]),
    said("round-1/validator-1", "validator", "Reasoning is Valid"),
    writing("round-1/validator-2", "validator"),
  ];
  const judged = (reasoner: number, valid: boolean | null) =>
    seen(8, `round-1/validator-${reasoner}`, { kind: "validated", reasoner, valid, answer: "7" });

  test("stand by round and reasoner, each with its validator", () => {
    const [round, ...others] = treeRounds(transcript({ turns }));

    expect(others).toEqual([]);
    expect(round?.round).toBe(1);
    expect(round?.chains.map(({ reasoner, validator }) => [reasoner, validator?.path])).toEqual([
      [1, "round-1/validator-1"],
      [2, "round-1/validator-2"],
    ]);
    expect(round?.ended).toBeNull();
  });

  test.each([
    [true, "valid"],
    [false, "invalid"],
    [null, "unmarked"],
  ] as const)("have a chain that was judged as %s marked as %s", (valid, validity) => {
    const [round] = treeRounds(transcript({ turns, observations: [judged(1, valid)] }));

    expect(round?.chains.map((chain) => chain.validity)).toEqual([validity, null]);
  });

  test("are drawn with their marks where programs judge all chains and no validator has the word", () => {
    const question = transcript({
      turns: turns.slice(0, -2),
      observations: [judged(1, true), judged(2, false)],
    });
    const props = { question, live: true, steady: false };
    const words = shownWords(createElement(ThoughtTreeRounds, props));

    expect(words).toContain("|valid|");
    expect(words).toContain("|invalid|");
  });

  test("show a chain's answer as soon as its tree is voted on", () => {
    const path = "round-1/reasoner-2/level-1";
    const [round] = treeRounds(transcript({ turns, observations: [seen(3, path, voted(1, [[1, 2]], [1]))] }));

    expect(round?.chains.map(({ answer }) => answer)).toEqual([null, "8"]);
  });

  test("end a round with the valid chains' votes", () => {
    const ended: Observation = {
      kind: "round-ended",
      round: 1,
      votes: [{ answer: "7", agents: [1] }],
      abstained: [2],
      consensus: null,
    };
    const [round] = treeRounds(transcript({ turns, observations: [seen(8, "round-1", ended)] }));

    expect(round?.ended).toMatchObject({ abstained: [2], consensus: null });
  });
});

import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { Observation, RunManifest, ScoredCandidate } from "../../../core/events.ts";
import type { QuestionResult } from "../../../core/events.ts";
import { NO_TOKENS } from "../../../core/model.ts";
import { replayedTo } from "../../../renderer/components/transcript/replay.ts";
import { stepsOf } from "../../../renderer/components/transcript/steps.ts";
import { stepHeading } from "../../../renderer/components/transcript/words.ts";
import {
  branchesIntoDots,
  dotMiddle,
  grownShape,
  middleOf,
  treeHeight,
  treeShape,
} from "../../../renderer/components/transcript/pictures/trajectory-tree-layout.ts";
import { RunOptions } from "../../../renderer/components/transcript/pictures/run-options.ts";
import { FilteringPicture } from "../../../renderer/components/transcript/pictures/trajectory-picture.tsx";
import { trajectoryTree } from "../../../renderer/components/transcript/pictures/trajectory-tree.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { shownWords } from "../support/shown-words.ts";
import { said, seen, transcript, writing } from "./transcripts.ts";

const languages = await startLanguages("en");
const t = languages.getFixedT("en");

const firstLevel = [
  said("level-1/user-1", "user", "Add them"),
  said("level-1/user-2", "user", "Take one away"),
  said("level-1/user-adversarial", "adversarial-user", "Multiply"),
];
const secondLevel = [1, 2].flatMap((user) => [
  said(`level-2/after-${user}/assistant-1`, "assistant", "21"),
  said(`level-2/after-${user}/assistant-2`, "assistant", "3"),
  said(`level-2/after-${user}/assistant-adversarial`, "adversarial-assistant", "108"),
]);
const turns = [said("specify", "task-specifier", "Add."), ...firstLevel, ...secondLevel];

function scored(agent: number, total: number): ScoredCandidate {
  return { agent, unusable: null, terms: { semantic: total }, total };
}

const trajectories: Observation = {
  kind: "trajectories-scored",
  paths: [
    { path: "1.1", total: 1.5, answer: "21" },
    { path: "1.2", total: 1.75, answer: "3" },
    { path: "2.1", total: 1.25, answer: "21" },
    { path: "2.2", total: null, answer: null },
  ],
  chosen: "2.1",
  steps: [
    { path: "level-1/user", candidates: [scored(1, 1), scored(2, 0.75)] },
    { path: "level-2/after-2/assistant", candidates: [scored(1, 0.5), scored(2, 0.25)] },
  ],
};

const result: QuestionResult = {
  answer: "21",
  agreement: 0.5,
  calls: 10,
  tokens: NO_TOKENS,
  seconds: 1,
  correct: true,
  gold: "21",
};
const finished = transcript({ turns, observations: [seen(10, "trajectories", trajectories)], result });

function nodeAt(path: string) {
  const node = trajectoryTree(finished)
    ?.levels.flat()
    .find(({ turn }) => turn.path === path);
  if (node === undefined) throw new Error(`No node at ${path}.`);
  return node;
}

describe("the tree of all trajectories", () => {
  test("has the candidates and adversarial replies of each level", () => {
    const tree = trajectoryTree(finished);

    expect(tree?.agents).toBe(2);
    expect(tree?.levels.map((nodes) => nodes.length)).toEqual([3, 6]);
    expect(nodeAt("level-2/after-2/assistant-1").numbers).toEqual([2, 1]);
    expect(nodeAt("level-2/after-2/assistant-adversarial")).toMatchObject({
      numbers: [2],
      adversarial: true,
    });
  });

  test("knows D of each candidate and the way to the answer", () => {
    expect(nodeAt("level-2/after-2/assistant-2").score?.total).toBe(0.25);
    expect(nodeAt("level-1/user-adversarial").score).toBeNull();
    const way = trajectoryTree(finished)
      ?.levels.flat()
      .filter(({ chosen }) => chosen);
    expect(way?.map(({ turn }) => turn.path)).toEqual(["level-1/user-2", "level-2/after-2/assistant-1"]);
  });

  test("judges each way as the question is judged", () => {
    expect(trajectoryTree(finished)?.trajectories.map(({ right }) => right)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const asked = trajectoryTree(transcript({ turns, observations: finished.observations }));
    expect(asked?.trajectories.map(({ right }) => right)).toEqual([null, null, null, null]);
  });

  test("is there while it grows, without ways", () => {
    const growing = transcript({ turns: [writing("level-1/user-1", "user", "Ad")], state: "running" });

    expect(trajectoryTree(growing)).toMatchObject({ agents: 1, trajectories: [] });
  });

  test("is no picture of a dialogue that passes one candidate on", () => {
    expect(trajectoryTree(transcript({ turns: [said("turn-1/user-1", "user", "Add")] }))).toBeNull();
  });
});

describe("the layout of the tree", () => {
  const shape = treeShape(2, 2);

  test("has a row for each way and every node in the middle of what goes on from it", () => {
    const ends = [
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ].map((numbers) => middleOf(numbers, shape));

    expect(ends.map((end) => end - (ends[0] ?? 0))).toEqual([
      0,
      shape.pitch,
      2 * shape.pitch,
      3 * shape.pitch,
    ]);
    expect(middleOf([1], shape)).toBe(((ends[0] ?? 0) + (ends[1] ?? 0)) / 2);
    expect(treeHeight(shape)).toBeGreaterThan(ends[3] ?? Infinity);
  });

  test("puts an adversarial reply between the candidates of its step", () => {
    const between = dotMiddle(nodeAt("level-2/after-2/assistant-adversarial"), shape);

    expect(between).toBeGreaterThan(middleOf([2, 1], shape));
    expect(between).toBeLessThan(middleOf([2, 2], shape));
  });

  test("joins each node with the one before it", () => {
    const nodes = trajectoryTree(finished)?.levels[1] ?? [];
    const branches = branchesIntoDots(nodes, shape);

    expect(branches.map(({ kind }) => kind)).toEqual([
      "left",
      "left",
      "adversarial",
      "taken",
      "left",
      "adversarial",
    ]);
    expect(branches.slice(3).map(({ from }) => from)).toEqual(Array(3).fill(middleOf([2], shape)));
  });

  test("is the same however far it has grown, where the run's options are known", () => {
    const shapeAfter = (stops: number) => {
      const tree = trajectoryTree(replayedTo(finished, stops));
      return tree && grownShape(tree, { agents: 2, depth: 2 });
    };

    expect(shapeAfter(2)).toEqual(shape);
    expect(shapeAfter(Infinity)).toEqual(shape);
  });

  test("is narrower where there are many ways", () => {
    expect(treeShape(2, 8).pitch).toBeLessThan(treeShape(2, 5).pitch);
  });
});

describe("the picture of filtering", () => {
  function drawn(question: typeof finished, options: RunManifest["options"] = {}): string {
    const props = { question, live: false, steady: false };
    return shownWords(createElement(RunOptions, { value: options }, createElement(FilteringPicture, props)));
  }

  test("shows every node, and of every way its sum of D, its answer, and whether it is right", () => {
    const words = drawn(finished);

    expect(words).toContain("|User 2, D 0.75|");
    expect(words).toContain("|Adversarial Assistant|");
    expect(words).toContain("|1.50|right|21|1.75|wrong|3|1.25|right|21|");
    expect(words).toContain("the smallest is taken");
  });

  test.each([
    ["auto", "sum of D, the similarity to the adversarial replies: the answer with the smallest is taken"],
    ["peers", "sum of D, the similarity to the other candidates: the answer with the greatest is taken"],
    ["contrast", "minus that to the adversarial reply: the answer with the greatest is taken"],
  ])("says with select=%s what D is, and which way is taken", (select, words) => {
    expect(drawn(finished, { select })).toContain(words);
  });

  test("speaks of adversarial replies only where there are some", () => {
    const squares = "small squares are adversarial replies";

    expect(drawn(finished, { select: "contrast" })).toContain(squares);
    expect(drawn(finished, { select: "peers" })).not.toContain(squares);
  });

  test("stays that of a dialogue where one candidate is passed on", () => {
    const question = transcript({
      turns: [said("turn-1/user", "user", "Add"), said("turn-1/assistant", "assistant", "21")],
    });

    expect(drawn(question)).toContain("Dialogue");
  });
});

describe("a step of the tree", () => {
  test("is headed by the branch that it goes on from", () => {
    const [, first, second] = stepsOf({ turns, observations: [] });
    if (first === undefined || second === undefined) throw new Error("The steps are there.");

    expect(stepHeading(first, undefined, t)).toBe("Level 1 · 2 × User · and an adversarial one");
    expect(stepHeading(second, first, t)).toBe("Level 2 · after 1 · 2 × Assistant · and an adversarial one");
  });
});

import { describe, expect, it } from "vitest";
import type { Observation } from "../../core/events.ts";
import { observationLine } from "../../core/observation-text.ts";
import { observationText } from "../../engine/export/observations.ts";
import { found, TOO_FEW } from "../support/scripted-repository.ts";

const filtered: Observation = {
  kind: "filtered",
  role: "user",
  candidates: [
    { agent: 1, unusable: null, terms: { semantic: 0.5, graph: 0.25 }, total: 0.75 },
    { agent: 2, unusable: "empty", terms: {}, total: null },
  ],
  chosen: 1,
  unfiltered: null,
  adversaryRefused: false,
};
const retrieved = { kind: "experience-retrieved", repository: "mine" } as const;

describe("the line of a filtering step", () => {
  it("says what the candidates are compared with; a run of before says nothing of it and means the adversarial reply", () => {
    const line = "user 1 is passed on, least like the misleading reply (D = 0.750, empty)";
    expect(observationLine(filtered)).toBe(line);
    expect(observationLine({ ...filtered, select: "adversary" })).toBe(line);
    expect(observationLine({ ...filtered, select: "peers" })).toContain("most like the other candidates (D");
    expect(observationLine({ ...filtered, select: "contrast" })).toContain("and least like the misleading");
  });

  it("says why it was not filtered, and when the graphs failed", () => {
    expect(observationLine({ ...filtered, unfiltered: "adversary-agrees" })).toBe(
      "user 1 is passed on, unfiltered: the adversarial reply gives the answer of most candidates",
    );
    expect(observationLine({ ...filtered, unfiltered: "too-few-candidates" })).toContain(
      "unfiltered: fewer than three candidates are usable",
    );
    expect(observationLine({ ...filtered, unfiltered: "only-candidate" })).toBe(
      "user 1 is passed on, unfiltered: no other candidate is usable",
    );
    expect(observationText({ ...filtered, unfiltered: "only-candidate" })).toContain(
      "User 1 is passed on: the step was not filtered because no other candidate is usable.",
    );
    expect(observationLine({ ...filtered, unfiltered: "no-term", graphsFailed: true })).toMatch(
      /unfiltered: a meaning graph failed, and no other term is on$/,
    );
    expect(observationLine({ ...filtered, graphsFailed: true })).toMatch(/; a meaning graph failed, /);
  });
});

it("the line of a filtering step says that the adversary declined", () => {
  expect(observationLine({ ...filtered, adversaryRefused: true })).toMatch(/\); the adversary declined$/);
});

describe("a filtering step in which no candidate says anything", () => {
  const nothing: Observation = { ...filtered, unfiltered: "no-usable-candidate" };

  it("passes nobody on, says its line", () => {
    expect(observationLine(nothing)).toBe("nothing is passed on: no candidate says anything");
  });

  it("passes nobody on, says the export, and marks none of its candidates", () => {
    const text = observationText(nothing);
    expect(text).toContain("Nothing is passed on: no candidate says anything.\n\n| Candidate |");
    expect(text).toContain("| 1 |");
    expect(text).not.toContain("✓");
  });
});

describe("the line of a retrieval", () => {
  it.each([
    [
      found(),
      "a similar task from the repository mine (30 experiences) is shown to all agents: 1.500 alike, z = 0.50",
    ],
    [TOO_FEW, "nothing is taken from the repository mine (3 experiences): too few are stored"],
    [
      { ...TOO_FEW, stored: 1 },
      "nothing is taken from the repository mine (1 experience): too few are stored",
    ],
    [
      { ...found(), outcome: "outlier" as const, z: -2 },
      "nothing is taken from the repository mine (30 experiences): the task is an outlier among them, z = -2.00",
    ],
    [
      { ...found(), outcome: "nothing-similar" as const, nearest: null },
      "nothing is taken from the repository mine (30 experiences): none is similar",
    ],
  ])("tells what came of it", (retrieval, line) => {
    expect(observationLine({ ...retrieved, ...retrieval })).toBe(line);
  });
});

it("an experience that is looked for among too few says how many are needed, as the run's options tell", () => {
  const line = "nothing is taken from the repository mine: 3 stored, 20 needed (option minimum)";
  expect(observationLine({ ...retrieved, ...TOO_FEW }, { minimum: 20 })).toBe(line);
  expect(observationText({ ...retrieved, ...TOO_FEW }, { minimum: 20 })).toBe(
    "Nothing is taken from the repository mine: 3 stored, 20 needed (option minimum).",
  );
});

describe("the line of a feedback", () => {
  it.each([
    [{ good: true, readable: true, stored: "e1" }, "good: it is kept as an experience (Sound.)"],
    [{ good: false, readable: true, stored: null }, "not good: it is not kept (Sound.)"],
    [{ good: false, readable: false, stored: null }, "cannot be read: nothing is learned"],
  ])("tells the verdict", (verdict, words) => {
    expect(observationLine({ kind: "experience-judged", reason: "Sound.", ...verdict })).toContain(words);
  });
});

it("the line of an answer says what it was read from", () => {
  const read = { kind: "answer-read", from: "last answers" } as const;
  expect(observationLine({ ...read, answer: "SELECT 1\nFROM t" })).toBe(
    "the answer is read from the last answers: SELECT 1 FROM t",
  );
  expect(observationLine({ ...read, answer: null })).toBe("the answer is read from the last answers: none");
});

it("an answer is read from a place with one article, in a line and in an export", () => {
  const read = { kind: "answer-read", from: "the only stance that was kept", answer: "7" } as const;
  expect(observationLine(read)).toBe("the answer is read from the only stance that was kept: 7");
  expect(observationText(read)).toBe("Answer read from the only stance that was kept: 7.");
});

describe("an exported observation", () => {
  it("has a row for each candidate, a column for each term, and what the step went without", () => {
    const text = observationText({ ...filtered, select: "peers", graphsFailed: true });
    expect(text).toContain("User 1 is passed on: its reply is most similar to the other candidates.");
    expect(text).toContain("| Candidate | semantic | graph | Sum D |  |");
    expect(text).toContain("| 1 ✓ | 0.500 | 0.250 | 0.750 |  |");
    expect(text).toContain("A meaning graph failed");
  });

  it("shows the experience that was nearest, and how near", () => {
    const text = observationText({ ...retrieved, ...found({ process: "Add | them." }) });
    expect(text).toContain("| Task | Ann has 3 pens and buys 4. How many pens? |");
    expect(text).toContain("| Steps | Add \\| them. |");
    expect(text).toContain("| Smatch F1 | 0.600 |");
    expect(observationText({ ...retrieved, ...TOO_FEW })).not.toContain("|");
  });
});

describe("the line of one thing", () => {
  const path = { path: "1", total: 0.5, answer: "7" };

  it.each<[Observation, string]>([
    [{ kind: "task-done", saidBy: 1, users: 1, ended: true }, "task done, says the User: the dialogue ends"],
    [{ kind: "parts-read", what: "sub-questions", parts: ["How many?"], builtIn: 0 }, "1 sub-question"],
    [{ kind: "exemplars-shown", source: "file", exemplars: ["q1"] }, "1 exemplar (file)"],
    [
      { kind: "round-ended", round: 2, votes: [], abstained: [3], consensus: null },
      "round 2: none, 1 abstains; no consensus",
    ],
    [
      { kind: "escalated", to: "settled", reason: "budget", samples: 1, generated: 90 },
      "the answer is settled: the budget is used up (1 sample, 90 tokens)",
    ],
    [
      { kind: "trajectories-scored", paths: [path], chosen: "1", steps: [] },
      "1 trajectory; 1 is chosen (sum of D = 0.500), its answer: 7",
    ],
  ])("has no plural", (observation, line) => {
    expect(observationLine(observation)).toBe(line);
  });
});

describe("the line of what did not fit into the context", () => {
  const dropped = { kind: "history-dropped", role: "assistant", turns: 1 } as const;

  it("counts the turns of a dialogue", () => {
    expect(observationLine(dropped)).toBe("the context is full: the oldest turn was left out");
    expect(observationText({ ...dropped, turns: 3 })).toContain("the oldest 3 turns were not shown");
  });

  it("names a reasoner's last attempt, which is no turn", () => {
    const line = "the context is full: the reasoner's last attempt was left out";
    expect(observationLine({ ...dropped, role: "reasoner" })).toBe(line);
  });

  it("counts the exemplars of a solver or a negative side, who have no turns before", () => {
    const line = "the context is full: the first exemplar was left out";
    expect(observationLine({ ...dropped, role: "solver" })).toBe(line);
    expect(observationLine({ ...dropped, role: "negative" })).toBe(line);
    const text = observationText({ ...dropped, role: "solver", turns: 2 });
    expect(text).toContain("the first 2 exemplars were not shown");
  });
});

it("the line of a judge whose answer several sides hold, or none, names no side", () => {
  const verdict = { preference: null, side: null, answer: "12", reason: "", readable: true };
  const judged = { kind: "judged", by: "judge", ...verdict } as const;
  expect(observationLine(judged)).toBe("the judge's answer: 12");
  expect(observationLine({ ...judged, side: "negative" })).toBe("the judge prefers negative; its answer: 12");
});

it("the line of two queries does not call results different that are both empty", () => {
  const compared: Observation = { kind: "queries-compared", left: "a", right: "b", equal: false };
  expect(observationLine(compared)).toBe("the queries of a and b do not give the same result, or none");
});

it("the line of a stance that is changed says to what only where the rebuttal does", () => {
  const read = { kind: "stance-read", stance: 2, outcome: "changed" } as const;
  expect(observationLine({ ...read, answer: "7" })).toBe("stance 2 is changed to 7");
  expect(observationLine({ ...read, answer: null })).toBe("stance 2 is changed");
});

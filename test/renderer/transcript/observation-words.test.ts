import { describe, expect, test } from "vitest";
import type { Observation } from "../../../core/events.ts";
import {
  observationWords,
  seenWords,
  sideName,
} from "../../../renderer/components/transcript/observation-words.ts";
import { stepsOf } from "../../../renderer/components/transcript/steps.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { anExperience } from "../support/experiences.ts";
import { position, said, seen } from "./transcripts.ts";

const languages = await startLanguages("en");
const en = languages.getFixedT("en");
const zh = languages.getFixedT("zh-CN");

const moderated: Observation & { readonly kind: "judged" } = {
  kind: "judged",
  by: "moderator",
  preference: true,
  side: "affirmative",
  answer: "7",
  reason: "",
  readable: true,
};
const validated = { kind: "validated", reasoner: 2, answer: "7" } as const;
const ended = { kind: "debate-ended", round: 2 } as const;
const ofStance = { kind: "stance-read", stance: 1, answer: "7" } as const;
const rows = { kind: "rows", columns: ["a"], rows: [[1]], count: 1 } as const;
const problem = { kind: "problem", problem: "error", message: "no such column: x" } as const;
const query = { kind: "query-run", query: "SELECT a" } as const;
const round = { kind: "round-ended", round: 1, votes: [], abstained: [2] } as const;
const escalated = { kind: "escalated", samples: 3, generated: 90 } as const;

const filtered = {
  kind: "filtered",
  role: "user",
  candidates: [{ agent: 1, unusable: null, terms: { graph: -0.25 }, total: -0.25 }],
  chosen: 1,
  unfiltered: null,
  adversaryRefused: false,
} as const;
const retrieved = {
  kind: "experience-retrieved",
  repository: "default",
  stored: 41,
  z: -1.8,
  nearest: {
    experience: anExperience(),
    similarity: { semantic: 0.75, graph: 0.5, total: 1.25 },
  },
} as const;
const trajectories = {
  kind: "trajectories-scored",
  paths: [
    { path: "1.1", total: 4.5, answer: "7" },
    { path: "1.2", total: 4.25, answer: "8" },
  ],
  chosen: "1.2",
  steps: [],
} as const;
const judgedSolution = {
  kind: "experience-judged",
  good: true,
  reason: "",
  readable: true,
  stored: "e2",
} as const;

const SENTENCES: readonly (readonly [Observation, string])[] = [
  [{ kind: "position", answer: "7", changed: null }, "Debater 2 answers 7."],
  [{ kind: "position", answer: "7", changed: false }, "Debater 2 stays with 7."],
  [{ kind: "position", answer: "7", changed: true }, "Debater 2 changes to 7."],
  [{ kind: "position", answer: null, changed: true }, "Debater 2 names no answer."],
  [
    {
      kind: "stances-set",
      stances: [
        { stance: 1, answer: "7", from: "sample" },
        { stance: 2, answer: null, from: "another" },
      ],
    },
    "Stances are set: 1: 7 · 2: another answer.",
  ],
  [{ ...ofStance, outcome: "kept" }, "Stance 1 is kept after the rebuttal: 7."],
  [{ ...ofStance, outcome: "changed" }, "Stance 1 is changed in the rebuttal to 7."],
  [{ ...ofStance, outcome: "changed", answer: null }, "Stance 1 is changed in the rebuttal."],
  [{ ...ofStance, outcome: "unclear", answer: null }, "The rebuttal of stance 1 names no answer."],
  [moderated, "Moderator: for “Affirmative side”, with the answer 7."],
  [{ ...moderated, side: null }, "Moderator: the answer is 7."],
  [{ ...moderated, preference: false }, "Moderator: no preference."],
  [{ ...moderated, by: "judge", readable: false }, "Judge: the reply cannot be read as a verdict."],
  [{ ...moderated, by: "judge", side: "3" }, "Judge: for “Side 3”, with the answer 7."],
  [{ ...ended, why: "preference" }, "The debate ends in round 2: the moderator has a preference."],
  [{ ...ended, why: "equal-results" }, "The debate ends in round 2: the queries give the same result."],
  [{ ...ended, why: "rounds" }, "The debate ends after its last round, 2."],
  [
    { kind: "reviewed", reviewer: 1, author: 2, confidence: 8 },
    "Reviewer 1 reviews solution 2 with confidence 8 of 10.",
  ],
  [
    { kind: "reviewed", reviewer: 1, author: 2, confidence: null },
    "Reviewer 1 reviews solution 2 and names no confidence.",
  ],
  [
    { kind: "thoughts-voted", level: 1, votes: [], unreadable: [], kept: [3, 1] },
    "Level 1: after the vote these thoughts are kept: 3, 1.",
  ],
  [
    { kind: "history-dropped", role: "reasoner", turns: 1 },
    "The model's context is full: the last attempt was left out.",
  ],
  [
    { kind: "history-dropped", role: "solver", turns: 2 },
    "The model's context is full: the first 2 exemplars were left out.",
  ],
  [
    { kind: "history-dropped", role: "negative", turns: 1 },
    "The model's context is full: the first exemplar was left out.",
  ],
  [{ ...validated, valid: true }, "The chain of reasoner 2 is valid: 7."],
  [{ ...validated, valid: false }, "The chain of reasoner 2 is invalid and does not vote."],
  [
    { ...validated, valid: null },
    "The validator says neither valid nor invalid of reasoner 2: the chain counts as invalid.",
  ],
  [{ ...round, consensus: "7" }, "Round 1 ends with a consensus: 7."],
  [{ ...round, consensus: null }, "Round 1 ends without a consensus; 1 reasoner abstains."],
  [{ ...query, result: rows }, "Debater 2: the query gives 1 row."],
  [{ ...query, result: problem }, "Debater 2: the query fails: no such column: x"],
  [{ kind: "queries-compared", left: "a", right: "b", equal: true }, "Both queries give the same result."],
  [
    { kind: "queries-compared", left: "a", right: "b", equal: false },
    "The queries do not give the same result, or none.",
  ],
  [{ ...escalated, to: "settled", reason: "agreed" }, "All 3 samples agree. The answer is settled."],
  [
    { kind: "parts-read", what: "sub-questions", parts: ["How many?", "How much?"], builtIn: 0 },
    "2 sub-questions: How many? · How much?",
  ],
  [
    { kind: "exemplars-shown", source: "file", exemplars: ["a", "b"] },
    "2 exemplars from the given file are shown to the model.",
  ],
  [
    { kind: "answer-read", from: "most frequent answer, none valid", answer: "7" },
    "The answer 7 is read from the most frequent answer, none being valid.",
  ],
  [filtered, "User 1 is passed on: least like the adversarial reply (D −0.25)."],
  [{ ...filtered, select: "peers" }, "User 1 is passed on: most like the other candidates (D −0.25)."],
  [
    { ...filtered, select: "contrast", graphsFailed: true },
    "User 1 is passed on: most like the other candidates and least like the adversarial reply (D −0.25). A meaning graph failed, so the step was scored without that term.",
  ],
  [
    { ...filtered, unfiltered: "adversary-agrees" },
    "User 1, the first of the majority, is passed on unfiltered: the adversarial reply has the majority's answer.",
  ],
  [
    { ...filtered, unfiltered: "only-candidate" },
    "User 1 is passed on unfiltered: no other candidate is usable.",
  ],
  [
    { ...filtered, unfiltered: "no-term", graphsFailed: true },
    "User 1 is passed on unfiltered: a meaning graph failed, and no other term is on.",
  ],
  [
    { ...retrieved, outcome: "found" },
    "An experience is used, of the task “How many pens are left?” (similarity 1.25).",
  ],
  [
    { ...retrieved, outcome: "outlier" },
    "No experience is used: the task is an outlier among those stored (z₀ −1.80).",
  ],
  [
    { ...retrieved, outcome: "too-few", stored: 1, z: null, nearest: null },
    "No experience is used: only 1 is stored.",
  ],
  [
    { ...retrieved, outcome: "nothing-similar", nearest: null },
    "No experience is used: no stored task is similar.",
  ],
  [trajectories, "2 trajectories are followed to their ends. 1.2 is chosen by its sum of D, 4.25: 8."],
  [
    { ...trajectories, paths: [{ path: "1.2", total: null, answer: null }], graphsFailed: true },
    "1 trajectory is followed to its end: No answer (sum of D –). A meaning graph failed, so no sum has that term.",
  ],
  [
    { kind: "task-done", saidBy: 1, users: 1, ended: true },
    "Users who say that the task is done: 1 of 1. The dialogue ends.",
  ],
  [judgedSolution, "The judge finds the solution good: it is stored as an experience."],
  [{ ...judgedSolution, stored: null }, "The judge finds the solution good; it is not stored."],
  [
    { ...judgedSolution, good: false, stored: null },
    "The judge does not find the solution good: it is not stored.",
  ],
  [
    { ...judgedSolution, good: false, readable: false, stored: null },
    "The judge's reply cannot be read as a verdict: the solution is not stored.",
  ],
];

describe("an observation", () => {
  test.each(SENTENCES)("is said in a sentence: %j", (observation, sentence) => {
    expect(observationWords(observation, "Debater 2", en)).toBe(sentence);
  });

  test.each(SENTENCES)("has words of its own in Chinese: %j", (observation) => {
    const words = observationWords(observation, "辩手 2", zh);

    expect(words).toMatch(/\p{Script=Han}/u);
    expect(words).not.toMatch(/transcript\.|\{\{/);
  });

  test("of too few experiences says how many the run needs, with the name of the option", () => {
    const few = { ...retrieved, outcome: "too-few", stored: 5, z: null, nearest: null } as const;
    expect(observationWords(few, "", en, { minimum: 20 })).toBe(
      "No experience is used: 5 stored, 20 needed (option “Least stored, l”).",
    );
    expect(observationWords(few, "", zh, { minimum: 20 })).toBe(
      "未使用经验：已存 5 条，需要 20 条（选项“最少存储数 l”）。",
    );
  });

  test("of stances has the colons of the language", () => {
    const stances = [
      { stance: 1, answer: "7", from: "sample" },
      { stance: 2, answer: "8", from: "sample" },
    ] as const;

    expect(observationWords({ kind: "stances-set", stances }, "", zh)).toBe("立场已确定：1：7 · 2：8。");
  });

  test("at an agent's turn names that agent", () => {
    const turns = [said("round-1/agent-2", "debater")];
    const stays = position(1, "round-1/agent-2", "7", false);
    const [step] = stepsOf({ turns, observations: [stays] });
    if (step === undefined) throw new Error("The step is there.");

    expect(seenWords(stays, step, en)).toBe("Debater 2 stays with 7.");
    expect(seenWords(seen(1, "", { kind: "warning", message: "Mind this." }), step, en)).toBe("Mind this.");
  });
});

describe("a side that a verdict supports", () => {
  test("has its role's name, or its number where it has no other", () => {
    expect(sideName("negative", en)).toBe("Negative side");
    expect(sideName("2", en)).toBe("Side 2");
    expect(sideName("2", zh)).toBe("第 2 方");
  });
});

import { describe, expect, test } from "vitest";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import {
  chosenOf,
  comparisonRequest,
  evaluationCount,
  largestLimit,
  mayBeFewer,
  questionsToRun,
  writtenDraft,
  type Chosen,
  type EvaluateDraft,
} from "../../../renderer/views/evaluate/evaluations.ts";
import { callsOfAll, hasTwins, notableOptions } from "../../../renderer/views/evaluate/methods/methods.ts";
import { optionNotes } from "../../../renderer/views/evaluate/methods/option-notes.ts";
import { newestComparison } from "../../../renderer/views/evaluate/use-comparison.ts";
import { preview } from "../support/dataset-preview.ts";

const { t } = await startLanguages("en");

const io = { id: "one", strategy: "io", options: {} };
const mcf = { id: "two", strategy: "mcf", options: { agents: 4 } };
const draft: EvaluateDraft = {
  preview,
  columns: null,
  skipBadLines: false,
  databases: "",
  limit: null,
  methods: [io, mcf],
  common: { seed: 7 },
};
const chosen = chosenOf(draft);
const single: Chosen = { ...chosen, methods: [io] };
const settings = { runtime: { threads: 2 } };
const noOutlook = () => undefined;

/** What a single method asks of the engine. */
function evaluation(change: Partial<EvaluateDraft> = {}) {
  return comparisonRequest({ ...draft, ...change }, single, settings)?.request;
}

describe("what is compared", () => {
  test("is one method on the model of the settings until a person changed something", () => {
    const first = chosenOf({ methods: null, common: {} }, { model: "qwen", keepRuns: false });

    expect(first.methods).toHaveLength(1);
    expect(first.common).toMatchObject({ models: ["qwen"], keep: false });
  });

  test("is every method on every model", () => {
    const both = { ...chosen, common: { ...chosen.common, models: ["practice", "qwen"] } };

    expect(evaluationCount(both)).toBe(4);
    expect(callsOfAll(both, 10, noOutlook)).toBe(2 * callsOfAll(chosen, 10, noOutlook));
  });

  test("takes the calls that each method makes on each model, where that is known", () => {
    const small = { parameters: 1.5e9, prompts: "standard" } as const;
    const outlookOf = (model: string) => (model === "small" ? small : undefined);
    const common = { ...chosen.common, models: ["small", "other"] };
    const filtering: Chosen = { methods: [{ ...mcf, options: {} }], common };

    expect(callsOfAll(filtering, 20, noOutlook)).toBe((14 + 14) * 20);
    expect(callsOfAll(filtering, 20, outlookOf)).toBe((11 + 14) * 20);
  });

  test("takes the calls that each method makes on questions of these kinds", () => {
    const debating: Chosen = { ...chosen, methods: [{ id: "one", strategy: "cfmad", options: {} }] };

    expect(callsOfAll(debating, 20, noOutlook, ["yesno", "truefalse"])).toBe(7 * 20);
    expect(callsOfAll(debating, 20, noOutlook, ["yesno", "number"])).toBe(10 * 20);
  });
});

describe("what is written to the page's storage", () => {
  const asked = { ...draft, columns: { question: "body" } };
  const questionsOf = (keep: boolean | undefined, keepRuns: boolean | null) => {
    const common = keep === undefined ? {} : { keep };
    const { preview: questions, columns } = writtenDraft({ ...asked, common }, keepRuns);
    return [questions, columns];
  };

  test("has the questions if the settings keep what is asked, and a person did not choose otherwise", () => {
    const whole = [preview, asked.columns];

    expect(questionsOf(undefined, true)).toEqual(whole);
    expect(questionsOf(true, false)).toEqual(whole);
    expect(questionsOf(undefined, false)).toEqual([null, null]);
    expect(questionsOf(false, true)).toEqual([null, null]);
  });

  test("has none before it is known what the settings say", () => {
    expect(questionsOf(undefined, null)).toEqual([null, null]);
  });

  test("has everything else anyway", () => {
    expect(writtenDraft(asked, false)).toEqual({ ...asked, preview: null, columns: null });
  });
});

describe("what a comparison asks of the engine", () => {
  test("is one evaluation for one method on one model", () => {
    expect(comparisonRequest(draft, single, settings)).toMatchObject({
      kind: "eval",
      request: { strategy: "io", model: "practice", seed: 7, data: "imported:abc" },
    });
  });

  test("is one sweep for several methods, with their options and what they have in common once", () => {
    const asked = comparisonRequest(draft, chosen, settings);

    expect(asked).toMatchObject({
      kind: "sweep",
      request: {
        methods: [{ strategy: "io" }, { strategy: "mcf", options: { agents: 4 } }],
        models: ["practice"],
        seed: 7,
        data: "imported:abc",
      },
    });
    expect(asked?.request).not.toHaveProperty("model");
    expect(asked?.request).not.toHaveProperty("strategy");
  });

  test("is one sweep for one method on several models", () => {
    const common = { ...chosen.common, models: ["practice", "qwen"] };

    expect(comparisonRequest(draft, { ...single, common }, settings)).toMatchObject({
      kind: "sweep",
      request: { methods: [{ strategy: "io" }], models: ["practice", "qwen"] },
    });
  });

  test("names a repository to learn in for one evaluation alone: several would learn from each other", () => {
    const learning = { ...mcf, options: { experience: true }, repository: "algebra" };
    const alone = comparisonRequest(draft, { ...chosen, methods: [learning] }, settings);
    const both = comparisonRequest(draft, { ...chosen, methods: [learning, io] }, settings);

    expect(alone?.request).toHaveProperty("experience", "algebra");
    expect(JSON.stringify(both?.request)).not.toContain("algebra");
  });

  test("says how models are run, as the settings have it", () => {
    expect(comparisonRequest(draft, chosen, settings)?.request.runtime).toEqual({ threads: 2 });
    expect(comparisonRequest(draft, single, settings)?.request.runtime).toEqual({ threads: 2 });
  });

  test("holds a limit only if one was set", () => {
    expect(evaluation()).not.toHaveProperty("limit");
    expect(evaluation({ limit: 5 })).toMatchObject({ limit: 5 });
  });

  test("says which columns hold what only if a person did", () => {
    const columns = { question: "body", answer: "gold" };

    expect(evaluation()).not.toHaveProperty("columns");
    expect(evaluation({ columns })).toMatchObject({ columns });
  });

  test("leaves out bad lines only if that was chosen, and there are any", () => {
    const bad = { ...preview, badLines: [{ line: 3, problem: '"answer" is empty' }] };
    const skips = (of: Partial<EvaluateDraft>) => evaluation(of)?.skipBadLines;

    expect(skips({ skipBadLines: true })).toBe(false);
    expect(skips({ preview: bad, skipBadLines: true })).toBe(true);
    expect(skips({ preview: bad })).toBe(false);
  });

  test("says where the databases lie only if there are questions for them", () => {
    const sql = { ...preview, answerTypes: { sql: 3 } };
    const folder = (of: Partial<EvaluateDraft>) => evaluation(of)?.databases;

    expect(folder({ preview: sql, databases: " /data/dbs " })).toBe("/data/dbs");
    expect(folder({ databases: "/data/dbs" })).toBeUndefined();
    expect(folder({ preview: sql, databases: " " })).toBeUndefined();
  });

  test("is nothing without data, and without a model", () => {
    const noModel = { ...chosen, common: { ...chosen.common, models: [] } };

    expect(comparisonRequest({ ...draft, preview: null }, chosen, settings)).toBeNull();
    expect(comparisonRequest(draft, noModel, settings)).toBeNull();
  });

  test("is nothing until the settings were read, which say what is kept", () => {
    expect(comparisonRequest(draft, chosen, undefined)).toBeNull();
  });
});

describe("the comparison that is shown", () => {
  const asked = { run: "question", kind: "ask", finished: null } as const;
  const over = { run: "over", kind: "eval", finished: "2026-01-02T03:04:05.000Z" } as const;
  const newest = { run: "newest", kind: "sweep", finished: null } as const;
  const older = { run: "older", kind: "eval", finished: null } as const;
  const listed = [asked, over, newest, older];
  const goingQuestion = { run: "asking", kind: "ask", sweep: null } as const;
  const cell = { run: "cell", kind: "eval", sweep: "going" } as const;
  const going = { run: "going", kind: "sweep", sweep: null } as const;

  test("is the one that was last looked at, also while it starts and no history has it", () => {
    expect(newestComparison("over", [], listed)).toBe("over");
    expect(newestComparison("starting", [going], listed)).toBe("starting");
  });

  test("is else the one that goes on, not a question, nor a cell of it", () => {
    expect(newestComparison(null, [goingQuestion, cell, going], listed)).toBe("going");
  });

  test("is else the newest that has not come to its end, wherever it was started", () => {
    expect(newestComparison(null, [goingQuestion], listed)).toBe("newest");
  });

  test("is none if all have come to their end", () => {
    expect(newestComparison(null, [], [asked, over])).toBeNull();
  });
});

test("a limit beyond the file's end asks for all of it", () => {
  expect(questionsToRun({ preview, limit: 100 })).toBe(40);
  expect(questionsToRun({ preview, limit: 3 })).toBe(3);
});

describe("the first lines of a file with bad ones", () => {
  const bad = { ...preview, badLines: [{ line: 3, problem: '"answer" is empty' }], moreBadLines: 4 };

  test("may be as many as the file has, bad ones counted", () => {
    expect(largestLimit(bad)).toBe(45);
    expect(largestLimit(preview)).toBe(40);
  });

  test("may have fewer questions, unless they are all lines of the file", () => {
    expect(mayBeFewer({ preview: bad, limit: 10 })).toBe(true);
    expect(mayBeFewer({ preview: bad, limit: 45 })).toBe(false);
    expect(mayBeFewer({ preview: bad, limit: null })).toBe(false);
    expect(mayBeFewer({ preview, limit: 10 })).toBe(false);
  });
});

describe("methods", () => {
  test("are twins if they would compute the same, whether or not a default is spelled out", () => {
    expect(hasTwins([io, { ...io, options: { temperature: 0 } }])).toBe(true);
    expect(hasTwins([io, { ...io, options: { temperature: 0.5 } }])).toBe(false);
  });

  test("are told apart by the number of agents and by what is not at its default", () => {
    const options = { temperature: 0.5 };

    expect(notableOptions({ strategy: "self-consistency", options })).toEqual([
      ["agents", 7],
      ["temperature", 0.5],
    ]);
    expect(notableOptions({ strategy: "io", options: { temperature: 0 } })).toEqual([]);
  });

  test("that were run are told apart by how results of queries were compared", () => {
    const ran = ["multiset", "set"].map((sqlCompare) => ({ strategy: "io", options: { sqlCompare } }));

    expect(ran.map(notableOptions)).toEqual([[], [["sqlCompare", "set"]]]);
  });

  test("that this version does not have are told apart by their options as they stand", () => {
    expect(optionNotes({ strategy: "gone", options: { agents: 3 } }, t)).toBe("Agents N 3");
  });
});

import { describe, expect, test } from "vitest";
import { STRATEGIES } from "../../core/strategies/index.ts";
import {
  callsOf,
  changedOptions,
  commonRequest,
  firstChoices,
  hasOwnMethod,
  oddities,
  optionValues,
  readChoices,
  withFirstMethod,
  withOption,
  withStrategy,
  type RunChoices,
} from "../../renderer/components/run-choices/run-choices.ts";

const choices: RunChoices = { ...firstChoices(), strategy: "self-consistency" };

describe("choices for a run", () => {
  test("begin with the model and the privacy of the settings", () => {
    expect(firstChoices({ model: "qwen", keepRuns: false })).toMatchObject({ model: "qwen", keep: false });
  });

  test("keep a value that a person set when the strategy changes", () => {
    const next = withStrategy(withOption(choices, "agents", 5), "mcf");

    expect(optionValues(next)).toMatchObject({ agents: 5, temperature: 0.8 });
  });

  test("do not carry one strategy's default into another", () => {
    const single = withStrategy(choices, "zero-shot-cot");
    const written = withOption(single, "temperature", 0);

    expect(optionValues(withStrategy(written, "self-consistency"))).toEqual({ agents: 7, temperature: 1 });
  });

  test("say how results of queries are compared only if that was set, and only to a method that answers in SQL", () => {
    const chosen = withOption(choices, "sqlCompare", "set");

    expect(optionValues(chosen)).toEqual({ agents: 7, temperature: 1, sqlCompare: "set" });
    expect(optionValues(withOption(chosen, "sqlCompare", "multiset"))).toEqual(optionValues(choices));
    expect(optionValues(withStrategy(chosen, "program-of-thoughts"))).not.toHaveProperty("sqlCompare");
    expect(readChoices(chosen)).toMatchObject({ options: { sqlCompare: "set" } });
  });

  test("differ from the defaults in what was set to something else", () => {
    const written = withOption(withOption(choices, "agents", 7), "temperature", 0.5);

    expect(changedOptions(written)).toEqual({ temperature: 0.5 });
    expect(changedOptions(choices)).toEqual({});
  });

  test("have the first method again when it is reset, and all else as it was", () => {
    const own = { ...withOption(withStrategy(choices, "mcf"), "agents", 4), repository: "sums", seed: 7 };

    expect([choices, own, withOption(choices, "agents", 4)].map(hasOwnMethod)).toEqual([false, true, true]);
    expect(hasOwnMethod({ ...choices, repository: "sums" })).toBe(true);
    expect(withFirstMethod(own)).toEqual({ ...firstChoices(), seed: 7 });
  });

  test("lose a value that the new strategy does not allow or know", () => {
    const next = withStrategy(withOption(choices, "agents", 64), "mcf");

    expect(next.options).toEqual({});
  });

  test.each(STRATEGIES.map(({ id }) => id))("of %s ask for a whole request", (id) => {
    const next = withStrategy(choices, id);
    const request = commonRequest(next, { runtime: { threads: 2 } });

    expect(Object.keys(request.options ?? {})).toEqual(Object.keys(optionValues(next)));
    expect(request).toMatchObject({ strategy: id, model: "practice", runtime: { threads: 2 } });
    expect(callsOf(next)?.calls).toBeGreaterThan(0);
  });

  test("name a repository only for a method that learns", () => {
    const named = { ...withStrategy(choices, "mcf"), repository: " sums " };
    const learning = withOption(named, "experience", true);

    expect(commonRequest(learning).experience).toBe("sums");
    expect(commonRequest(named)).not.toHaveProperty("experience");
    expect(commonRequest(withStrategy(learning, "io"))).not.toHaveProperty("experience");
    expect(commonRequest({ ...learning, repository: " " })).not.toHaveProperty("experience");
  });

  test("take as many calls as the method makes on the model, where that is known", () => {
    const filtering = withStrategy(choices, "mcf");
    const small = { parameters: 1.5e9, prompts: "standard" } as const;

    expect(callsOf(filtering, small)?.calls).toBe(11);
    expect(callsOf(filtering)?.calls).toBe(14);
  });

  test("say what is odd about them, and what cannot be", () => {
    expect(oddities(choices)).toEqual([]);
    expect(oddities(withOption(choices, "temperature", 0))).toHaveLength(1);
    const peers = withOption(withStrategy(choices, "mcf"), "select", "peers");
    expect(oddities(peers)).toEqual([]);
    expect(oddities(withOption(peers, "guard", true))).toMatchObject([{ id: "guardPeers" }]);
  });

  test("that were stored are read as far as they make sense", () => {
    const stored = { strategy: "mcf", options: { agents: 4, turns: "x", none: 1 }, seed: -1, keep: false };

    expect(readChoices(stored)).toEqual({ strategy: "mcf", options: { agents: 4 }, keep: false });
    expect(readChoices({ repository: "sums" })).toEqual({ repository: "sums" });
    expect(readChoices({ repository: 7 })).toEqual({});
  });

  test.each([null, 7, "x", [], { strategy: "nobody" }])("that were stored as %j are none", (stored) => {
    expect(readChoices(stored)).toEqual({});
  });
});

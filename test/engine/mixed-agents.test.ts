import { describe, expect, it } from "vitest";
import { selfReflection } from "../../core/strategies/self-reflection.ts";
import type { Strategy } from "../../core/strategies/strategy.ts";
import { MODEL_INFO, modelDouble, type ModelDouble } from "./doubles.ts";
import { engineOn } from "./engine-double.ts";

/** Answers with what it is told of the models of its roles. */
const telling: Strategy = {
  ...selfReflection,
  run(_question, _options, context) {
    const told = (["critic", "solver"] as const).map(
      (role) => `${role}: ${context.modelOf(role)} of ${context.parametersOf(role)}`,
    );
    return Promise.resolve({ answer: told.join(", "), agreement: null });
  },
};

/** Is said to issue several calls at once. */
const together: Strategy = { ...selfReflection, expectedCalls: () => ({ calls: 3, together: 2 }) };

/** Two models by their references; the second one is called other, and has more weights. */
async function engineOnTwo(main: ModelDouble, other: ModelDouble, strategy: Strategy = selfReflection) {
  const loaded: string[] = [];
  const engine = await engineOn(
    main,
    {
      loadModel: ({ reference }) => {
        loaded.push(reference);
        return Promise.resolve(
          reference === "other" ? { ...other, info: { ...MODEL_INFO, name: "other", parameters: 2 } } : main,
        );
      },
    },
    strategy,
  );
  return { engine, loaded };
}

const QUESTION = { question: "How many legs have two cats?", strategy: "self-reflection" };

describe("a role with a model of its own", () => {
  it("is played by that model, all others by the run's", async () => {
    const [main, other] = [modelDouble(() => "The answer is 8."), modelDouble(() => "Count again.")];
    const { engine, loaded } = await engineOnTwo(main, other);
    await engine.ask({ ...QUESTION, agents: { critic: "other" } });
    expect([main.requests.length, other.requests.length]).toEqual([2, 1]);
    expect(loaded).toEqual(["practice", "other"]);
  });

  it("stands in the manifest with its model", async () => {
    const { engine } = await engineOnTwo(
      modelDouble(() => "8"),
      modelDouble(() => "Fine."),
    );
    const { run } = await engine.ask({ ...QUESTION, agents: { critic: "other" } });
    expect(engine.runs.show(run).manifest.agents).toMatchObject({ critic: { name: "other" } });
  });

  it("is sampled as that model's card says, all others as the run's says", async () => {
    const main = { ...modelDouble(() => "The answer is 8."), info: { ...MODEL_INFO, minP: 0.1 } };
    const other = modelDouble(() => "Count again.");
    const { engine } = await engineOnTwo(main, other);
    await engine.ask({ ...QUESTION, agents: { critic: "other" } });
    expect(main.requests.map(({ sampling }) => sampling.minP)).toEqual([0.1, 0.1]);
    expect(other.requests.map(({ sampling }) => sampling.minP)).toEqual([0]);
  });

  it("is told to the method with that model's name and weights", async () => {
    const { engine } = await engineOnTwo(
      modelDouble(() => "8"),
      modelDouble(() => "Fine."),
      telling,
    );
    const { answer } = await engine.ask({ ...QUESTION, agents: { critic: "other" } });
    expect(answer).toBe("critic: other of 2, solver: scripted of 1");
  });

  /** The warnings of a run whose model may reply otherwise in other company. */
  async function warningsOf(strategy: Strategy, agents: { readonly critic?: string }) {
    const runtime = { ...MODEL_INFO.runtime, sameInAnyBatch: false };
    const main = { ...modelDouble(() => "The answer is 8."), info: { ...MODEL_INFO, runtime } };
    const other = modelDouble(() => "Count again.");
    const { engine } = await engineOnTwo(main, other, strategy);
    const { run } = await engine.ask({ ...QUESTION, agents });
    return engine.runs.show(run).warnings;
  }

  it("comes with a warning where a reply may depend on what is computed beside it", async () => {
    expect(await warningsOf(together, { critic: "other" })).toEqual([
      expect.stringContaining("That can change a word of scripted."),
    ]);
    expect(await warningsOf(together, {})).toEqual([]);
  });

  it("comes without that warning where the method makes one call after the other", async () => {
    expect(await warningsOf(selfReflection, { critic: "other" })).toEqual([]);
  });

  it("is refused for a role that the method does not have", async () => {
    const { engine, loaded } = await engineOnTwo(
      modelDouble(() => "8"),
      modelDouble(() => "Fine."),
    );
    await expect(engine.ask({ ...QUESTION, agents: { moderator: "other" } })).rejects.toThrow(
      '"self-reflection" has no role "moderator" that could be given another model. Its roles: solver, critic.',
    );
    expect(loaded).toEqual([]);
  });
});

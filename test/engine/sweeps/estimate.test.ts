import { describe, expect, it } from "vitest";
import { modelDouble } from "../doubles.ts";
import { engineOn, sums } from "../engine-double.ts";

const answering = () => modelDouble(() => "1 and no more");

const engineOnPractice = () => engineOn(answering());

describe("what a sweep would take", () => {
  it("is told cell by cell before anything starts", async () => {
    const engine = await engineOnPractice();
    const plan = await engine.runs.planSweep({
      data: await sums(10),
      grid: { agents: [1, 3] },
      repeats: 2,
      maxTokens: 40,
    });
    expect(plan).toMatchObject({ runs: 4, questions: 40, notes: [] });
    expect(
      plan.cells.map(({ settings, questions, calls, tokens }) => [
        settings,
        questions,
        calls.usual,
        tokens.generated,
      ]),
    )
      // Nothing is known yet: 40 new tokens are assumed of every call, as no reply may have more.
      .toEqual([
        [{ agents: 1 }, 20, 20, 800],
        [{ agents: 3 }, 20, 60, 2400],
      ]);
    expect(plan.calls).toEqual({ usual: 80, most: 80 });
    expect(plan.seconds).toBeNull();
    expect(engine.runs.list()).toEqual([]);
  });

  it("counts only the questions that a halving comes to", async () => {
    const engine = await engineOnPractice();
    const plan = await engine.runs.planSweep({
      data: await sums(8),
      grid: { temperature: [0, 0.1, 0.2, 0.3] },
      search: { kind: "halving", eta: 2, first: 2 },
    });
    // 4 cells × 2, 2 cells × 2 more, 1 cell × 4 more.
    expect(plan.questions).toBe(16);
  });

  it("fails with what is wrong with the sweep", async () => {
    const engine = await engineOnPractice();
    const data = await sums(2);
    await expect(engine.runs.planSweep({ data, grid: { rounds: [1] } })).rejects.toThrow(
      'has an option "rounds"',
    );
    await expect(engine.runs.planSweep({ data: `${data}.gone`, grid: {} })).rejects.toThrow(
      "sums.jsonl.gone",
    );
  });
});

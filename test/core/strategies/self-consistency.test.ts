import { describe, expect, it } from "vitest";
import { selfConsistency } from "../../../core/strategies/self-consistency.ts";
import { tableEmbedder } from "../../support/letter-embedder.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext } from "../../support/scripted-context.ts";

const replies = (...texts: string[]) => {
  const context = scriptedContext(({ path }) => texts[Number(path.split("-")[1]) - 1] ?? "");
  return context;
};

const answers = (...values: (number | null)[]) =>
  replies(...values.map((value) => (value === null ? "I do not know." : `The answer is ${value}.`)));

describe("self-consistency", () => {
  it("asks N solvers the same thing, all issued together", async () => {
    const context = answers(1, 1, 1);
    await selfConsistency.run(numberQuestion(), { agents: 3, temperature: 1 }, context);
    expect(context.groups).toEqual([["solver-1", "solver-2", "solver-3"]]);
    expect(new Set(context.calls.map(({ messages }) => JSON.stringify(messages))).size).toBe(1);
  });

  it("makes seven calls by default", () => {
    const { agents, temperature } = selfConsistency.options;
    expect([agents.default, temperature.default]).toEqual([7, 1]);
    expect(selfConsistency.maxCalls({ agents: 7, temperature: 1 })).toBe(7);
  });

  it("takes the majority and reports its share of all agents", async () => {
    const outcome = await selfConsistency.run(
      numberQuestion(),
      { agents: 4, temperature: 1 },
      answers(3, 5, 5, 4),
    );
    expect(outcome).toEqual({ answer: "5", agreement: 0.5 });
  });

  it("counts equal numbers in different forms as one answer", async () => {
    const context = replies("The answer is 3.", "The answer is 1,200.", "The answer is $1200.00.");
    const outcome = await selfConsistency.run(numberQuestion(), { agents: 3, temperature: 1 }, context);
    expect(outcome.answer).toBe("1200");
  });

  it("gives a tie to the lowest index", async () => {
    const outcome = await selfConsistency.run(
      numberQuestion(),
      { agents: 4, temperature: 1 },
      answers(8, 2, 2, 8),
    );
    expect(outcome.answer).toBe("8");
  });

  it("lets an agent without an answer abstain, but counts it in the agreement", async () => {
    const context = answers(null, 2, null, 2);
    const outcome = await selfConsistency.run(numberQuestion(), { agents: 4, temperature: 1 }, context);
    expect(outcome).toEqual({ answer: "2", agreement: 0.5 });
    expect(context.observations).toMatchObject([{ kind: "answers-counted", unanswered: [1, 3] }]);
  });

  it("is unanswered when nobody answers", async () => {
    const outcome = await selfConsistency.run(
      numberQuestion(),
      { agents: 2, temperature: 1 },
      answers(null, null),
    );
    expect(outcome).toEqual({ answer: null, agreement: 0 });
  });

  it("counts clusters of similar prose and shows the answer nearest the centre of the largest", async () => {
    const texts = ["It rains.", "Rain falls a lot.", "It is raining.", "The sun shines."];
    const embedder = tableEmbedder({
      "It rains.": [1, 0.3],
      "Rain falls a lot.": [1, 0.1],
      "It is raining.": [1, 0],
      "The sun shines.": [0, 1],
    });
    const context = scriptedContext(({ path }) => texts[Number(path.split("-")[1]) - 1] ?? "", { embedder });
    const question = numberQuestion({ answerType: "text" });
    const outcome = await selfConsistency.run(question, { agents: 4, temperature: 1 }, context);
    expect(outcome).toEqual({ answer: "Rain falls a lot.", agreement: 0.75 });
  });

  it("warns that temperature 0 makes all reasonings the same", () => {
    expect(selfConsistency.warnings?.({ agents: 3, temperature: 0 })).toHaveLength(1);
    expect(selfConsistency.warnings?.({ agents: 1, temperature: 0 })).toEqual([]);
  });

  it("does not offer answers that have no equality", () => {
    expect(selfConsistency.answerTypes).not.toContain("translation");
  });
});

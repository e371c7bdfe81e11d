import { describe, expect, it } from "vitest";
import { analyse } from "../../../core/analyses/index.ts";
import { noteText } from "../../../core/analyses/words.ts";
import { mad } from "../../../core/strategies/mad.ts";
import { selfConsistency } from "../../../core/strategies/self-consistency.ts";
import { selfContrast } from "../../../core/strategies/self-contrast.ts";
import { selfReflection } from "../../../core/strategies/self-reflection.ts";
import type { Strategy } from "../../../core/strategies/strategy.ts";
import { answeredRun, type ScriptedQuestion } from "../../support/answered-run.ts";
import { analysedRun } from "../../support/analysed-runs.ts";
import { recordsIn, recordsOf } from "../../support/analysis-records.ts";
import { numberQuestion } from "../../support/questions.ts";

/** A question whose right answer is 21; each reply announces the number at its path. */
function question(id: string, answers: Readonly<Record<string, number>>): ScriptedQuestion {
  const replies = Object.entries(answers).map(
    ([path, answer]) => [path, `The answer is ${answer}.`] as const,
  );
  return { asked: numberQuestion({ id }), gold: "21", replies: Object.fromEntries(replies) };
}

const found = async (strategy: Strategy, questions: readonly ScriptedQuestion[], options = {}) => {
  const [row] = recordsOf("overconfidence", [await answeredRun(strategy, options, questions)]);
  return row;
};

const samples = (...answers: readonly number[]) =>
  Object.fromEntries(answers.map((answer, index) => [`solver-${index + 1}`, answer]));

describe("overconfidence among wrong answers", () => {
  it("is, in self-reflection, a wrong first answer that the revision keeps", async () => {
    const row = await found(selfReflection, [
      question("kept", { reason: 20, revise: 20 }),
      question("changed to another wrong one", { reason: 20, revise: 22 }),
      question("made right", { reason: 20, revise: 21 }),
      question("made wrong", { reason: 21, revise: 20 }),
    ]);
    expect(row).toMatchObject({ wrong: 3, overconfident: 1, share: 1 / 3 });
    expect(row?.interval).toHaveLength(2);
  });

  it("is, in self-consistency, the same wrong answer of at least six of seven samples", async () => {
    const row = await found(selfConsistency, [
      question("six", samples(20, 20, 20, 20, 20, 20, 21)),
      question("five", samples(20, 20, 20, 20, 20, 21, 21)),
      question("six right ones", samples(21, 21, 21, 21, 21, 21, 20)),
    ]);
    expect(row).toMatchObject({ wrong: 2, overconfident: 1 });
  });

  it("is, in self-contrast, the same wrong answer from all three perspectives", async () => {
    const first = (a: number, b: number, c: number) => ({ "answer-1": a, "answer-2": b, "answer-3": c });
    const row = await found(selfContrast, [
      question("all the same", { ...first(20, 20, 20), reflect: 20 }),
      question("all right before the reflection", { ...first(21, 21, 21), reflect: 20 }),
      question("not all the same", { ...first(20, 20, 22), reflect: 20 }),
      question("saved by the reflection", { ...first(20, 20, 20), reflect: 21 }),
    ]);
    expect(row).toMatchObject({ wrong: 3, overconfident: 1 });
  });

  it("is, in mad, the same wrong answer of all three agents in the first round", async () => {
    const round = (number: number, ...answers: readonly number[]) =>
      Object.fromEntries(answers.map((answer, index) => [`round-${number}/agent-${index + 1}`, answer]));
    const row = await found(
      mad,
      [
        question("from the start", { ...round(1, 20, 20, 20), ...round(2, 20, 20, 20) }),
        question("in the end", { ...round(1, 20, 21, 20), ...round(2, 20, 20, 20) }),
      ],
      { rounds: 2 },
    );
    expect(row).toMatchObject({ wrong: 2, overconfident: 1 });
  });

  it("counts no question without an answer among the wrong ones", async () => {
    const row = await found(selfReflection, [
      question("silent", {}),
      question("kept", { reason: 2, revise: 2 }),
    ]);
    expect(row).toMatchObject({ wrong: 1, overconfident: 1 });
  });

  it("is told in words as it is counted", () => {
    expect(noteText({ id: "overconfidence", values: {} })).toContain("at least 6 of 7 samples");
  });

  it("has no share where nothing is wrong", async () => {
    const run = await answeredRun(selfReflection, {}, [question("right", { reason: 21, revise: 21 })]);
    const analysis = analyse("overconfidence", [run]);
    expect(recordsIn(analysis, "overconfidence")).toMatchObject([{ wrong: 0, overconfident: 0 }]);
    expect(analysis.charts).toMatchObject([{ items: [] }]);
  });

  it("leaves out other numbers of agents than it is defined for, and says so", async () => {
    const five = analysedRun({ strategy: "self-consistency", options: { agents: 5 } });
    const run = await answeredRun(selfReflection, {}, [question("kept", { reason: 2, revise: 2 })]);
    const analysis = analyse("overconfidence", [run, five]);
    expect(recordsIn(analysis, "overconfidence")).toHaveLength(1);
    expect(analysis.notes).toContainEqual({
      id: "needs-agents",
      values: { run: "self-consistency", method: "self-consistency", needed: 7, agents: 5 },
    });
    expect(() => analyse("overconfidence", [five])).toThrow(/self-consistency of 7 agents/);
  });
});

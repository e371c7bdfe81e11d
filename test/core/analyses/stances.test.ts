import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyse } from "../../../core/analyses/index.ts";
import { ModelRunError } from "../../../core/errors.ts";
import { wilsonInterval } from "../../../core/scoring/statistics.ts";
import { cfmad } from "../../../core/strategies/cfmad.ts";
import { answeredRun, type ScriptedQuestion } from "../../support/answered-run.ts";
import { analysedRun, rowsOf } from "../../support/analysed-runs.ts";
import { recordsIn, recordsOf } from "../../support/analysis-records.ts";
import { numberQuestion } from "../../support/questions.ts";

/** A question whose right answer is yes: what the agent that defends yes, the one that defends no, and the judge say. */
function debate(id: string, yesSide: string, noSide: string, judge: string): ScriptedQuestion {
  const says = (answer: string) => (answer === "" ? "I am not sure." : `The answer is ${answer}.`);
  return {
    asked: numberQuestion({ id, answerType: "yesno", text: "Do crystals shine?" }),
    gold: "yes",
    replies: {
      "stance-1/rebuttal-1": says(yesSide),
      "stance-2/rebuttal-1": says(noSide),
      judge: says(judge),
    },
  };
}

const failing: ScriptedQuestion = {
  ...debate("q9", "yes", "no", "yes"),
  replies: { "stance-1/rebuttal-1": new ModelRunError("The model failed.") },
};

const sharesOf = async (questions: readonly ScriptedQuestion[], options = {}) => {
  const run = await answeredRun(cfmad, options, questions);
  return Object.fromEntries(recordsOf("stances", [run]).map(({ state, share }) => [String(state), share]));
};

describe("the states of stances after one round", () => {
  it.each([
    ["a consensus on the right answer", "consensus-right", debate("q1", "yes", "yes", "no")],
    ["a consensus on the wrong answer", "consensus-wrong", debate("q1", "no", "no", "yes")],
    ["no consensus, and the judge right", "judge-right", debate("q1", "yes", "no", "yes")],
    ["no consensus, and the judge wrong", "judge-wrong", debate("q1", "yes", "no", "no")],
    ["no consensus where both sides swap", "judge-right", debate("q1", "no", "yes", "yes")],
    ["no consensus where a side names no answer", "judge-right", debate("q1", "", "no", "yes")],
    ["no consensus where no side names an answer", "judge-wrong", debate("q1", "", "", "no")],
    ["not readable where the judge names no answer", "not-read", debate("q1", "yes", "no", "")],
    ["not readable where the question failed", "not-read", failing],
  ])("are %s", async (_, state, question) => {
    expect(await sharesOf([question])).toMatchObject({ [state]: 1 });
  });

  it("are shares of all questions, with intervals", async () => {
    const run = await answeredRun(cfmad, {}, [
      debate("q1", "yes", "yes", "yes"),
      debate("q2", "yes", "yes", "yes"),
      debate("q3", "no", "no", "no"),
      debate("q4", "yes", "no", "no"),
    ]);
    const analysis = analyse("stances", [run]);
    expect(recordsIn(analysis, "stances")).toMatchObject([
      { state: "consensus-right", questions: 2, share: 0.5, "share-interval": wilsonInterval(2, 4) },
      { state: "consensus-wrong", questions: 1, share: 0.25 },
      { state: "judge-right", questions: 0, share: 0 },
      { state: "judge-wrong", questions: 1, share: 0.25 },
      { state: "not-read", questions: 0, share: 0 },
    ]);
    expect(analysis.charts).toMatchObject([{ type: "parts", id: "stances", items: [{ label: "cfmad" }] }]);
  });

  it("sum to 100 %, whatever the sides and the judge say", async () => {
    const anything = fc.constantFrom("yes", "no", "");
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(anything, anything, anything), { minLength: 1 }), async (said) => {
        const questions = said.map(([yes, no, judge], index) => debate(`q${index}`, yes, no, judge));
        const shares = Object.values(await sharesOf([...questions, failing]));
        expect(shares.reduce<number>((sum, share) => sum + Number(share), 0)).toBeCloseTo(1, 12);
      }),
      { numRuns: 30 },
    );
  });

  it("are those after the first of several rounds, which a note says", async () => {
    const turned = debate("q1", "yes", "yes", "yes");
    const replies = { ...turned.replies, "stance-2/rebuttal-2": "The answer is no." };
    const run = await answeredRun(cfmad, { rounds: 2 }, [{ ...turned, replies }]);
    const analysis = analyse("stances", [run]);
    expect(recordsIn(analysis, "stances")[0]).toMatchObject({ state: "consensus-right", share: 1 });
    expect(analysis.notes).toContainEqual({ id: "rounds-read", values: { run: "cfmad", rounds: 2 } });
  });

  it("are not told of the ablations, nor of questions with other answers", async () => {
    const ablation = await answeredRun(cfmad, { debate: "none" }, [debate("q1", "yes", "no", "yes")]);
    const numbers = analysedRun({
      ...{ strategy: "cfmad", options: { debate: "counterfactual" }, rows: rowsOf("+") },
    });
    expect(() => analyse("stances", [ablation, numbers])).toThrow(/--strategy cfmad/);
  });
});

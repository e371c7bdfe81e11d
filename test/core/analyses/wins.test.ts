import { describe, expect, it } from "vitest";
import { analyse } from "../../../core/analyses/index.ts";
import { ModelRunError } from "../../../core/errors.ts";
import { madJudge } from "../../../core/strategies/mad-judge.ts";
import { answeredRun, type ScriptedQuestion } from "../../support/answered-run.ts";
import { analysedRun, modelInfo, questionRow } from "../../support/analysed-runs.ts";
import { recordsIn, recordsOf, seen } from "../../support/analysis-records.ts";
import { numberQuestion } from "../../support/questions.ts";

const moderated = (id: string, side: string): ScriptedQuestion => {
  const verdict = { reason: "It adds up.", answer: "21", side, preference: "yes" };
  return {
    ...{ asked: numberQuestion({ id }), gold: "21" },
    replies: { "round-1/moderator": JSON.stringify(verdict) },
  };
};

/** A debate whose affirmative side says 21 and which the moderator ends in its favour. */
const agreed = (id: string, negative: string): ScriptedQuestion => {
  const { replies, ...question } = moderated(id, "affirmative");
  return {
    ...question,
    replies: {
      ...replies,
      "round-1/affirmative": "The answer is 21.",
      "round-1/negative": `The answer is ${negative}.`,
    },
  };
};

/** No preference in any round: the judge's answer is that of the negative side. */
const judged: ScriptedQuestion = {
  ...{ asked: numberQuestion({ id: "judged" }), gold: "21" },
  replies: {
    ...Object.fromEntries(
      [1, 2, 3].flatMap((round) => [
        [`round-${round}/affirmative`, "The answer is 20."],
        [`round-${round}/negative`, "The answer is 21."],
      ]),
    ),
    "judge-answer": "The answer is 21.",
  },
};

const failing: ScriptedQuestion = {
  ...{ asked: numberQuestion({ id: "failing" }), gold: "21" },
  replies: { base: new ModelRunError("The model failed.") },
};

describe("the wins of the sides", () => {
  it("are those of the side that the last verdict supports, as shares of all debates", async () => {
    const questions = [moderated("q1", "affirmative"), moderated("q2", "neither"), judged, failing];
    const analysis = analyse("wins", [await answeredRun(madJudge, {}, questions)]);
    expect(recordsIn(analysis, "wins")).toMatchObject([
      { side: "affirmative", questions: 1, share: 0.25, swapped: false },
      { side: "negative", questions: 1, share: 0.25 },
      { side: "neither", questions: 1, share: 0.25 },
      { side: "failed", questions: 1, share: 0.25 },
    ]);
    const [chart] = analysis.charts;
    const parts = chart?.type === "parts" ? chart.items.flatMap((item) => item.parts) : [];
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBe(1);
  });

  it("are told apart by swapped sides and by another model on one side", async () => {
    const plain = await answeredRun(madJudge, {}, [moderated("q1", "affirmative")]);
    const swapped = await answeredRun(madJudge, { swap: true }, [moderated("q1", "negative")]);
    const agents = { negative: modelInfo("large") };
    const unfair = { ...plain, manifest: { ...plain.manifest, agents } };
    expect(
      recordsOf("wins", [plain, swapped, unfair]).filter(({ questions }) => questions === 1),
    ).toMatchObject([
      { side: "affirmative", swapped: false, "other-models": "" },
      { side: "negative", swapped: true, "other-models": "" },
      { side: "affirmative", swapped: false, "other-models": "negative=large" },
    ]);
  });

  it("do not tell the other model again among the settings: it has a column of its own", async () => {
    const plain = await answeredRun(madJudge, {}, [moderated("q1", "affirmative")]);
    const agents = { negative: modelInfo("large") };
    const unfair = { ...plain, manifest: { ...plain.manifest, agents } };
    const told = recordsOf("wins", [plain, unfair]).map(({ settings }) => settings);
    expect(told.filter((settings) => settings !== undefined)).toEqual([]);
  });

  it("are nobody's where all sides hold the same answer in the last round", async () => {
    const run = await answeredRun(madJudge, {}, [agreed("q1", "21"), agreed("q2", "20")]);
    expect(recordsOf("wins", [run]).map(({ side, questions }) => [side, questions])).toEqual([
      ["affirmative", 1],
      ["negative", 0],
      ["neither", 1],
    ]);
  });

  it("are nobody's where the queries of all sides give the same result", () => {
    const run = analysedRun({
      strategy: "mad-judge",
      rows: [questionRow("q1", true, { answerType: "sql" })],
      said: {
        q1: {
          observations: [
            seen("round-1/moderator", {
              ...{ kind: "judged", by: "moderator", preference: false, side: "negative" },
              ...{ answer: null, reason: "It is not clear.", readable: true },
            }),
            seen("round-2", { kind: "debate-ended", round: 2, why: "equal-results" }),
          ],
        },
      },
    });
    expect(recordsOf("wins", [run])).toContainEqual(
      expect.objectContaining({ side: "neither", questions: 1 }),
    );
  });

  it("are those of numbered debaters where there are more than two, of whom all are told", async () => {
    const run = await answeredRun(madJudge, { agents: 3 }, [moderated("q1", "3"), moderated("q2", "1")]);
    expect(recordsOf("wins", [run]).map(({ side, questions }) => [side, questions])).toEqual([
      ["1", 1],
      ["2", 0],
      ["3", 1],
      ["neither", 0],
    ]);
  });

  it("refuse runs of other methods", () => {
    expect(() => analyse("wins", [analysedRun()])).toThrow(/--option swap=true/);
  });
});

import { describe, expect, it } from "vitest";
import { analyse } from "../../../core/analyses/index.ts";
import type { AnalysedRun } from "../../../core/analyses/analysis.ts";
import type { Observation } from "../../../core/events.ts";
import { madJudge } from "../../../core/strategies/mad-judge.ts";
import { answeredRun } from "../../support/answered-run.ts";
import { analysedRun, questionRow } from "../../support/analysed-runs.ts";
import { recordsIn, seen } from "../../support/analysis-records.ts";
import { numberQuestion } from "../../support/questions.ts";

type Ended = Extract<Observation, { kind: "debate-ended" }>;

const ended = (round: number, why: Ended["why"]) => ({
  observations: [seen(`round-${round}`, { kind: "debate-ended", round, why })],
});

/** Two debates end in round 1, one right; one in round 3 by a judge, right; one fails. */
const run: AnalysedRun = analysedRun({
  strategy: "mad-judge",
  options: { adaptiveBreak: true },
  rows: [
    ...[questionRow("q1", true), questionRow("q2", false), questionRow("q3", true)],
    questionRow("q4", false, { outcome: "failed", answer: null }),
  ],
  said: { q1: ended(1, "preference"), q2: ended(1, "equal-results"), q3: ended(3, "rounds") },
});

describe("the rounds until the break", () => {
  const analysis = analyse("rounds", [run]);

  it("are told as shares of all debates, with what ended them and how right they were", () => {
    expect(recordsIn(analysis, "rounds")).toMatchObject([
      { round: "1", questions: 2, share: 0.5, "by-preference": 1, "by-equal-results": 1, accuracy: 0.5 },
      { round: "2", questions: 0, share: 0 },
      { round: "3", questions: 1, share: 0.25, "by-rounds": 1, correct: 1, accuracy: 1 },
      { round: "failed", questions: 1, share: 0.25, correct: 0 },
    ]);
  });

  it("are drawn as parts that sum to the whole, and as accuracy by round", () => {
    const [parts, lines] = analysis.charts;
    const shares = parts?.type === "parts" ? parts.items.flatMap((item) => item.parts) : [];
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBe(1);
    expect(lines).toMatchObject({
      series: [
        {
          points: [
            { x: 1, value: 0.5 },
            { x: 3, value: 1 },
          ],
        },
      ],
    });
  });

  it("are read from what the method records", async () => {
    const verdict = { reason: "It adds up.", answer: "21", side: "negative", preference: "yes" };
    const replies = { "round-1/moderator": JSON.stringify(verdict) };
    const debated = await answeredRun(madJudge, {}, [{ asked: numberQuestion(), gold: "21", replies }]);
    expect(recordsIn(analyse("rounds", [debated]), "rounds")).toMatchObject([
      { round: "1", questions: 1, share: 1, "by-preference": 1, accuracy: 1 },
    ]);
  });

  it("have no accuracy for translations, which are neither right nor wrong", () => {
    const rows = run.rows.map((row) => ({ ...row, answerType: "translation" as const }));
    const said = { q1: ended(1, "preference") };
    const translated = analysedRun({ strategy: "mad-judge", rows, said });
    expect(recordsIn(analyse("rounds", [translated]), "rounds")[0]).not.toHaveProperty("accuracy");
  });

  it("are not told of debates that are forced through all rounds", () => {
    const forced = analysedRun({
      ...{ strategy: "mad-judge", options: { adaptiveBreak: false } },
      rows: run.rows,
    });
    expect(() => analyse("rounds", [forced])).toThrow(/--strategy mad-judge/);
  });
});

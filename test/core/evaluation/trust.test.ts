import { describe, expect, it } from "vitest";
import { isAskedAlike, trustIn } from "../../../core/evaluation/trust.ts";
import type { QuestionRow } from "../../../core/evaluation/question-row.ts";
import type { RunManifest } from "../../../core/events.ts";
import { wilsonInterval } from "../../../core/scoring/statistics.ts";
import { modelInfo, questionRow, rowsOf, runManifest } from "../../support/analysed-runs.ts";

/** An answer of a single question with so large a share of the votes. */
const asked = (agreement: number | null, given: Partial<QuestionRow> = {}) =>
  questionRow("ask", false, { agreement, ...given });

describe("what an evaluation tells of an answer", () => {
  it("is how often answers with the same share of the votes were right", () => {
    const rows = [
      ...rowsOf("+++++++++--", { agreement: 5 / 7 }),
      ...rowsOf("++++++++++++", { agreement: 1 }),
      // In the same bin.
      ...rowsOf("-", { agreement: 0.75 }),
    ];
    expect(trustIn(rows, asked(5 / 7))).toEqual({
      agreement: [5 / 7, 5 / 7],
      ...{ correct: 9, compared: 11, interval: wilsonInterval(9, 11) },
    });
  });

  it("is how often answers of the same bin were right where fewer than ten have the same share", () => {
    const rows = [
      ...rowsOf("++++++++-", { agreement: 11 / 15 }),
      ...rowsOf("--", { agreement: 12 / 15 }),
      ...rowsOf("+", { agreement: 13 / 15 }),
      ...rowsOf("+", { agreement: 0.7 }),
    ];
    expect(trustIn(rows, asked(11 / 15))).toMatchObject({ agreement: [0.7, 0.8], correct: 8, compared: 11 });
  });

  it("is nothing where fewer than ten answers are alike", () => {
    expect(trustIn(rowsOf("+++++++++", { agreement: 1 }), asked(1))).toBeNull();
  });

  it.each<[string, Partial<QuestionRow>]>([
    ["answers of another type", { answerType: "choice" }],
    ["questions without an answer", { answer: null, outcome: "unanswered" }],
    ["exemplars", { exemplar: true }],
  ])("does not rest on %s", (_what, of) => {
    const others = rowsOf("----------", { agreement: 1, ...of });
    const rows = [...rowsOf("++++++++++", { agreement: 1 }), ...others];
    expect(trustIn(rows, asked(1))).toMatchObject({ correct: 10, compared: 10 });
  });

  it.each<[string, QuestionRow]>([
    ["that nobody voted on", asked(null)],
    ["that is none", asked(1, { answer: null })],
    ["that is neither right nor wrong", asked(1, { answerType: "text" })],
  ])("is nothing for an answer %s", (_what, answer) => {
    const rows = rowsOf("++++++++++++", { agreement: answer.agreement, answerType: answer.answerType });
    expect(trustIn(rows, answer)).toBeNull();
  });
});

describe("an evaluation speaks for a question", () => {
  const options = { agents: 7, temperature: 0.8 };
  const promptVersions = { "zero-shot-cot": "standard-1" };
  const question = runManifest({
    ...{ kind: "ask", strategy: "self-consistency", options, promptVersions, data: null },
  });
  const evaluation = (of: Partial<RunManifest> = {}): RunManifest => ({
    ...question,
    kind: "eval",
    data: runManifest().data,
    ...of,
  });

  it("whatever its seed, its data, its concurrency and the order of its options", () => {
    const turned = { temperature: 0.8, agents: 7 };
    expect(isAskedAlike(question, evaluation({ seed: 5, concurrency: 9, options: turned }))).toBe(true);
  });

  it.each<[string, Partial<RunManifest>]>([
    ["another method", { strategy: "mad" }],
    ["other options", { options: { ...options, agents: 9 } }],
    ["another temperature", { options: { ...options, temperature: 0.7 } }],
    ["another model", { model: modelInfo("large") }],
    ["another model of a role", { agents: { solver: modelInfo("large") } }],
    ["another prompt set", { promptSet: "terse" }],
    ["another version of its prompts", { promptVersions: { "zero-shot-cot": "standard-2" } }],
    ["another length of replies", { maxTokens: 256 }],
    ["exemplars of its own", { exemplars: { file: "shots.jsonl", sha256: "shots" } }],
    ["experience", { experience: "default" }],
  ])("not with %s", (_what, of) => {
    expect(isAskedAlike(question, evaluation(of))).toBe(false);
  });

  it("with the embedder that the question was answered with, or any where it needed none", () => {
    const embedded = { ...question, embedder: "small 1" };
    expect(isAskedAlike(question, evaluation({ embedder: "small 1" }))).toBe(true);
    expect(isAskedAlike(embedded, evaluation({ embedder: "small 1" }))).toBe(true);
    expect(isAskedAlike(embedded, evaluation({ embedder: "large 1" }))).toBe(false);
  });

  it("with the parser of meaning graphs that the question was answered with, or any where it needed none", () => {
    const parsed = { ...question, parser: "small 1" };
    expect(isAskedAlike(question, evaluation({ parser: "small 1" }))).toBe(true);
    expect(isAskedAlike(parsed, evaluation({ parser: "small 1" }))).toBe(true);
    expect(isAskedAlike(parsed, evaluation({ parser: "large 1" }))).toBe(false);
  });

  it("not where both learn, since what their repositories held is not known", () => {
    const experience = "default";
    expect(isAskedAlike({ ...question, experience }, evaluation({ experience }))).toBe(false);
  });
});

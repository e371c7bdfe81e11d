import initSqlJs from "sql.js";
import { describe, expect, it } from "vitest";
import { canonicalAnswer, extractAnswer, extractMarkedAnswer } from "../../../core/answer.ts";
import { BUILT_IN_EXEMPLARS } from "../../../core/exemplars/built-in.ts";
import { withExemplars } from "../../../core/prompts/earlier-turns.ts";
import { fewShotPrompts } from "../../../core/prompts/few-shot.ts";
import { manualCotPrompts } from "../../../core/prompts/manual-cot.ts";
import { wordingOf } from "../../../core/prompts/prompt.ts";
import { ANSWER_TYPES } from "../../../core/question.ts";

const each = BUILT_IN_EXEMPLARS.map((exemplar) => [exemplar.question.id, exemplar] as const);
const shownIn = [
  ["few-shot", fewShotPrompts],
  ["manual-cot", manualCotPrompts],
] as const;

describe("the built-in exemplars", () => {
  it("are four for every type of answer", () => {
    const count = (type: string) =>
      BUILT_IN_EXEMPLARS.filter(({ question }) => question.answerType === type).length;
    expect(ANSWER_TYPES.map(count)).toEqual(ANSWER_TYPES.map(() => 4));
  });

  it("have ids and questions of their own", () => {
    const count = BUILT_IN_EXEMPLARS.length;
    expect(new Set(BUILT_IN_EXEMPLARS.map(({ question }) => question.id)).size).toBe(count);
    expect(new Set(BUILT_IN_EXEMPLARS.map(({ question }) => question.text)).size).toBe(count);
  });

  it.each(each)("have a canonical answer: %s", (_id, { question, answer }) => {
    expect(canonicalAnswer(answer, question)).toBe(answer);
  });

  it.each(each)("reason without announcing the answer: %s", (_id, { question, reasoning = "" }) => {
    expect(reasoning).not.toBe("");
    expect(reasoning).not.toMatch(/answer/i);
    if (question.answerType !== "text") expect(extractMarkedAnswer(reasoning, question)).toBeNull();
  });

  it.each(each)("calculate correctly, those with a number in equations: %s", (_id, exemplar) => {
    const { question, reasoning = "" } = exemplar;
    const equations = [...reasoning.matchAll(/([\d.]+) ([-+×/]) ([\d.]+) = (\d+(?:\.\d+)?)/g)];
    if (question.answerType === "number") expect(equations).not.toHaveLength(0);
    for (const [, left, sign, right, result] of equations) {
      const [a, b] = [Number(left), Number(right)];
      const results: Record<string, number> = { "+": a + b, "-": a - b, "×": a * b, "/": a / b };
      expect(results[sign ?? ""]).toBeCloseTo(Number(result), 9);
    }
  });

  it("do not have the same answer for every choice or claim", () => {
    const answers = (type: string) =>
      BUILT_IN_EXEMPLARS.filter(({ question }) => question.answerType === type).map(({ answer }) => answer);
    expect(new Set(answers("choice")).size).toBe(4);
    expect(answers("yesno").filter((answer) => answer === "yes")).toHaveLength(2);
    expect(answers("truefalse").filter((answer) => answer === "true")).toHaveLength(2);
  });

  describe.each(shownIn)("shown as replies by %s", (_name, file) => {
    it.each(each)("are read as their own answers: %s", (_id, exemplar) => {
      for (const set of ["standard", "terse"] as const) {
        const messages = withExemplars(file, [exemplar], exemplar.question, wordingOf(set));
        const reply = messages.find(({ role }) => role === "assistant")?.content ?? "";
        const { question, answer } = exemplar;
        if (question.answerType === "text") expect(reply.endsWith(answer)).toBe(true);
        else expect(extractAnswer(reply, question)).toBe(answer);
      }
    });
  });

  it("hold queries that run on their own tables", async () => {
    const { Database } = await initSqlJs();
    for (const { question, answer } of BUILT_IN_EXEMPLARS) {
      if (question.answerType !== "sql") continue;
      const database = new Database();
      database.exec(question.database?.schema ?? "");
      expect(() => database.exec(answer)).not.toThrow();
      database.close();
    }
  });
});

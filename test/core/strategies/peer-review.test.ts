import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONFIDENCES, readConfidence } from "../../../core/prompts/peer-review.ts";
import { peerReview } from "../../../core/strategies/peer-review.ts";
import { textWithin } from "../../../core/structured.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext, type ScriptedParts, type ScriptedReply } from "../../support/scripted-context.ts";

const OPTIONS = { agents: 3, temperature: 0.2 };

interface Script {
  readonly solutions?: readonly ScriptedReply[];
  /** By reviewer and author, e.g. `1-of-2`. */
  readonly reviews?: Readonly<Record<string, ScriptedReply>>;
  readonly revisions?: readonly ScriptedReply[];
}

function peers({ solutions = [], reviews = {}, revisions = [] }: Script, parts: ScriptedParts = {}) {
  return scriptedContext(({ path }) => {
    const [, step, rest = ""] = /^(agent|review|revised)-(.+)$/.exec(path) ?? [];
    if (step === "review") return reviews[rest] ?? '{"review": "It is right.", "confidence": 5}';
    return (step === "agent" ? solutions : revisions)[Number(rest) - 1] ?? "";
  }, parts);
}

const answers = (...values: number[]) => values.map((value) => `The answer is ${value}.`);

describe("peer review", () => {
  it("solves, reviews and revises, each step together: twelve calls", async () => {
    const context = peers({ solutions: answers(1, 2, 3), revisions: answers(1, 1, 1) });
    await peerReview.run(numberQuestion(), OPTIONS, context);
    expect(context.groups).toEqual([
      ["agent-1", "agent-2", "agent-3"],
      ["review-2-of-1", "review-3-of-1", "review-1-of-2", "review-3-of-2", "review-1-of-3", "review-2-of-3"],
      ["revised-1", "revised-2", "revised-3"],
    ]);
    expect(context.calls.map(({ role }) => role)).toEqual([
      ...Array<string>(3).fill("solver"),
      ...Array<string>(6).fill("reviewer"),
      ...Array<string>(3).fill("solver"),
    ]);
    expect(peerReview.maxCalls(OPTIONS)).toBe(12);
    expect(peerReview.maxCalls({ agents: 2, temperature: 0.2 })).toBe(6);
  });

  it("has three agents at temperature 0.2 by default", () => {
    const { agents, temperature } = peerReview.options;
    expect([agents.default, temperature.default]).toEqual([3, 0.2]);
  });

  it("shows a reviewer the solution of the other and asks for the review before its confidence", async () => {
    const context = peers({ solutions: ["first: 1", "second: 2", "third: 3"] });
    await peerReview.run(numberQuestion(), OPTIONS, context);
    const call = context.calls.find(({ path }) => path === "review-1-of-3");
    expect(call?.messages.at(-1)?.content).toContain("third: 3");
    expect(call?.messages.at(-1)?.content).not.toContain("first: 1");
    const schema = call?.sampling.schema;
    expect(schema !== undefined && "properties" in schema ? schema.properties : {}).toMatchObject({
      review: textWithin(context.maxTokens, 1),
      confidence: { enum: [...CONFIDENCES] },
    });
    expect(Object.keys(schema !== undefined && "properties" in schema ? schema.properties : {})).toEqual([
      "review",
      "confidence",
    ]);
  });

  it("shows the author its own solution and the reviews of it alone", async () => {
    const context = peers({
      solutions: ["first: 1", "second: 2", "third: 3"],
      reviews: {
        "2-of-1": '{"review": "Line one is wrong.", "confidence": 9}',
        "3-of-1": '{"review": "I see no mistake.", "confidence": 2}',
        "1-of-2": '{"review": "Not about the first.", "confidence": 4}',
      },
    });
    await peerReview.run(numberQuestion(), OPTIONS, context);
    const seen = context.calls.find(({ path }) => path === "revised-1")?.messages.at(-1)?.content;
    expect(seen).toContain("first: 1");
    expect(seen).toContain("confidence 9 of 10):\nLine one is wrong.");
    expect(seen).toContain("confidence 2 of 10):\nI see no mistake.");
    expect(seen).not.toContain("Not about the first.");
  });

  it("takes the majority of the revised answers", async () => {
    const context = peers({ solutions: answers(1, 1, 1), revisions: answers(4, 6, 6) });
    const outcome = await peerReview.run(numberQuestion(), OPTIONS, context);
    expect(outcome).toEqual({ answer: "6", agreement: 2 / 3 });
    expect(context.observations.at(-1)).toMatchObject({
      at: "vote",
      kind: "answers-counted",
      unanswered: [],
    });
  });

  it("gives a tie to the answer whose supporters received the surest reviews in sum", async () => {
    const reviews = Object.fromEntries(
      [1, 2, 3, 4].flatMap((author) =>
        [1, 2, 3, 4].map((reviewer) => [
          `${reviewer}-of-${author}`,
          `{"review": "ok", "confidence": ${author > 2 ? 6 : 5}}`,
        ]),
      ),
    );
    const script = { solutions: answers(1, 1, 2, 2), revisions: answers(1, 1, 2, 2) };
    const options = { ...OPTIONS, agents: 4 };
    expect(await peerReview.run(numberQuestion(), options, peers({ ...script, reviews }))).toEqual({
      answer: "2",
      agreement: 0.5,
    });
    expect((await peerReview.run(numberQuestion(), options, peers(script))).answer).toBe("1");
  });

  it("lets no confidence beat a majority", async () => {
    const context = peers({
      reviews: {
        "1-of-3": '{"review": "sure", "confidence": 10}',
        "2-of-3": '{"review": "sure", "confidence": 10}',
      },
      revisions: answers(1, 1, 2),
    });
    expect((await peerReview.run(numberQuestion(), OPTIONS, context)).answer).toBe("1");
  });

  it("does not let a query that fails win a tie", async () => {
    const run = (query: string) =>
      Promise.resolve(
        query.includes("bad")
          ? ({ kind: "problem", problem: "error", message: "no such table: bad" } as const)
          : ({ kind: "rows", columns: ["n"], rows: [[1]] } as const),
      );
    const context = peers(
      {
        reviews: { "1-of-2": '{"review": "sure", "confidence": 10}' },
        revisions: ["```sql\nSELECT 1\n```", "```sql\nSELECT * FROM bad\n```"],
      },
      { database: { name: "shop.sqlite", run } },
    );
    const question = numberQuestion({ answerType: "sql" });
    expect((await peerReview.run(question, { ...OPTIONS, agents: 2 }, context)).answer).toBe("SELECT 1");
  });

  it.each([
    ["in words without JSON", "It is wrong: 4, not 5.", "It is wrong: 4, not 5.", null],
    ["cut off in the review", { text: '{"review": "It is wro', ended: "length" } as const, "It is wro", null],
    ["with a confidence out of range", '{"review": "Fine.", "confidence": 70}', "Fine.", null],
    ["with the confidence as a text", '{"review": "Fine.", "confidence": "8/10"}', "Fine.", 8],
    ["that is empty", "", "(nothing)", null],
  ])("reads a review %s", async (_what, reply, shown, confidence) => {
    const context = peers({ reviews: { "2-of-1": reply } });
    await peerReview.run(numberQuestion(), { ...OPTIONS, agents: 2 }, context);
    expect(context.observations).toContainEqual({
      at: "review-2-of-1",
      kind: "reviewed",
      reviewer: 2,
      author: 1,
      confidence,
    });
    const words = confidence === null ? "confidence not said" : `confidence ${confidence} of 10`;
    const seen = context.calls.find(({ path }) => path === "revised-1")?.messages.at(-1)?.content;
    expect(seen).toContain(`(${words}):\n${shown}`);
  });

  it("records what each agent holds before and after the reviews", async () => {
    const context = peers({ solutions: answers(1, 2), revisions: answers(1, 1) });
    await peerReview.run(numberQuestion(), { ...OPTIONS, agents: 2 }, context);
    expect(context.observations.filter(({ kind }) => kind === "position")).toEqual([
      { at: "agent-1", kind: "position", answer: "1", changed: null },
      { at: "agent-2", kind: "position", answer: "2", changed: null },
      { at: "revised-1", kind: "position", answer: "1", changed: false },
      { at: "revised-2", kind: "position", answer: "1", changed: true },
    ]);
  });

  it("is unanswered when no revision gives an answer", async () => {
    const context = peers({ solutions: answers(1, 1, 1) });
    expect(await peerReview.run(numberQuestion(), OPTIONS, context)).toEqual({ answer: null, agreement: 0 });
  });

  it("speaks the practice model's words with the terse prompts, where a review is feedback without JSON", async () => {
    const context = peers(
      {
        solutions: ["3+4=7\nThe answer is 7.", "3+4=8\nThe answer is 8."],
        reviews: {
          "1-of-2": "3+4=7\n7 vs 8: different.\nFeedback: wrong, the answer should be 7.",
        },
        revisions: answers(7, 7),
      },
      { prompts: "terse" },
    );
    const outcome = await peerReview.run(
      numberQuestion({ text: "How many?" }),
      { ...OPTIONS, agents: 2 },
      context,
    );
    const call = (path: string) => context.calls.find((each) => each.path === path);
    expect(call("agent-1")?.messages.map(({ content }) => content)).toEqual([
      "You are a solver.",
      "How many?\nThink step by step.",
    ]);
    expect(call("review-1-of-2")?.messages.map(({ content }) => content)).toEqual([
      "You are a critic.",
      "How many?\nSolution:\n3+4=8\nThe answer is 8.\nGive feedback.",
    ]);
    expect(call("review-1-of-2")?.sampling.schema).toBeUndefined();
    expect(call("revised-2")?.messages.map(({ content }) => content)).toEqual([
      "You are a solver.",
      "How many?\nSolution:\n3+4=8\nThe answer is 8.\nFeedback: wrong, the answer should be 7.\nRevise.",
    ]);
    expect(outcome).toEqual({ answer: "7", agreement: 1 });
  });

  it("warns of temperature 0 and does not offer answers that have no equality", () => {
    expect(peerReview.warnings?.({ ...OPTIONS, temperature: 0 })).toHaveLength(1);
    expect(peerReview.warnings?.(OPTIONS)).toEqual([]);
    expect(peerReview.answerTypes).not.toContain("translation");
  });
});

describe("readConfidence", () => {
  it("reads whole numbers from 1 to 10 and nothing else", () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -3, max: 120 }), fc.double()), (value) => {
        const expected = Number.isInteger(value) && value >= 1 && value <= 10 ? value : null;
        expect(readConfidence(value)).toBe(expected);
        if (Number.isInteger(value)) expect(readConfidence(` ${value}/10.`)).toBe(expected);
      }),
    );
    expect([true, null, undefined, "", "high", "7.5", {}].map(readConfidence)).toEqual(Array(7).fill(null));
  });
});

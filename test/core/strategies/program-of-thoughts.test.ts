import { describe, expect, it } from "vitest";
import { programOfThoughts } from "../../../core/strategies/program-of-thoughts.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext, type ScriptedReply } from "../../support/scripted-context.ts";

const run = async (reply: ScriptedReply, parts = {}) => {
  const context = scriptedContext(() => reply, parts);
  return { context, ...(await programOfThoughts.run(numberQuestion(), { temperature: 0 }, context)) };
};

describe("program-of-thoughts", () => {
  it("asks once for a program and answers with what it comes to", async () => {
    const { answer, context } = await run("```python\nboxes = 3\npens = boxes * 6\nprint(pens - 4)\n```");
    expect(answer).toBe("14");
    expect(context.groups).toEqual([["program"]]);
    expect(context.calls[0]?.messages.at(-1)?.content).toContain("print(answer)");
    expect(context.observations).toEqual([{ at: "program", kind: "program-run", result: "14" }]);
  });

  it("does not believe what the reply says that the program prints", async () => {
    const { answer } = await run("```python\nprint(700 * 50)\n```\nThis prints 4750. The answer is 4750.");
    expect(answer).toBe("35000");
  });

  it("takes the announced number where the program cannot be computed", async () => {
    const { answer, context } = await run("```python\nfor day in range(3):\n  ...\n```\nThe answer is 14.");
    expect(answer).toBe("14");
    expect(context.observations).toMatchObject([{ kind: "program-run", result: null }]);
  });

  it.each([
    ["empty", ""],
    ["without a program or an answer", "I would add them."],
    ["a cut-off program", { text: "```python\nboxes = 3\npens = boxes *", ended: "length" }],
    ["cut off in a number", { text: "```python\npens = 12\nsold = 1", ended: "length" }],
    ["cut off in a block without a name", { text: "```\npens = 12\nsold = 1", ended: "length" }],
    ["cut off without a fence", { text: "pens = 12\nsold = 1", ended: "length" }],
    ["a loop without a fence", "answer = 0\nfor day in range(3):\n    answer += day\nprint(answer)"],
    ["a loop in a nameless block", "```\nanswer: int = 0\nfor day in range(3):\n    answer += day\n```"],
    ["a loop that is cut off", { text: "answer = 0\nfor day in range(3):", ended: "length" }],
  ] as const)("leaves the question unanswered when the reply is %s", async (_, reply) => {
    expect((await run(reply)).answer).toBeNull();
  });

  it.each([
    ["alone", "answer = 42"],
    ["behind its reasoning", "We multiply 6 by 7.\n\nanswer = 42"],
    ["before it is printed", "Here is the program:\nanswer = 42\nprint(answer)"],
  ])("takes the number that the last line sets as the answer, %s", async (_, reply) => {
    expect((await run(reply)).answer).toBe("42");
  });

  it("computes a whole program behind which a reply was cut off", async () => {
    const text = "```python\nprint(12 - 4)\n```\nFirst we take";
    expect((await run({ text, ended: "length" })).answer).toBe("8");
  });

  it("believes the closing words of a reply that was cut off in its program", async () => {
    const text = "```python\npens = 12\nprint(pens)\nsold = 1\n...\n```\n\nThe answer is 8.";
    expect((await run(text)).answer).toBe("8");
  });

  it("asks for no language, whatever the question's is", async () => {
    const context = scriptedContext(() => "print(14)");
    const question = numberQuestion({ text: "汤姆有多少支笔？" });
    expect((await programOfThoughts.run(question, { temperature: 0 }, context)).answer).toBe("14");
    expect(context.calls[0]?.messages.at(-1)?.content).toMatch(
      /^汤姆有多少支笔？\n\nWrite a short Python program/,
    );
  });

  it("lets the practice model reason instead", async () => {
    const { answer, context } = await run("3 * 6 = 18. The answer is 18.", { prompts: "terse" });
    expect(answer).toBe("18");
    expect(context.calls[0]?.messages.at(-1)?.content).toContain("Think step by step.");
    expect(context.observations).toEqual([]);
  });

  it("is offered for numbers alone", () => {
    expect(programOfThoughts.answerTypes).toEqual(["number"]);
  });
});

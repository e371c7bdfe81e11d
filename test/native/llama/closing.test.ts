import { describe, expect, it } from "vitest";
import type { ReplyEnd, Sampling } from "../../../core/model.ts";
import type { Generator } from "../../../native/llama/generator.ts";
import { LlamaLanguageModel } from "../../../native/llama/language-model.ts";
import { MODEL_INFO } from "../../engine/doubles.ts";

const SAMPLING: Sampling = {
  temperature: 0,
  topP: 1,
  topK: 0,
  minP: 0,
  seed: 1,
  maxTokens: 64,
  stop: [],
  closing: "\n\nThe answer is",
};

/** A model whose tokens are the codes of characters, and which writes a text that ends like this, and then " 12.". */
function writing(first: string, ended: ReplyEnd) {
  const replies = [first, " 12."];
  const prompts: string[] = [];
  const textOf = (tokens: readonly number[]) => String.fromCharCode(...tokens);
  const tokensOf = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
  const generator: Generator = {
    submit({ prompt, reply }) {
      prompts.push(textOf(prompt));
      const tokens = tokensOf(replies.shift() ?? "");
      for (const token of tokens) reply.push(token);
      reply.end();
      return Promise.resolve({
        ended: prompts.length === 1 ? ended : "stop",
        cached: 0,
        generated: tokens.length,
      });
    },
    score: () => Promise.reject(new Error("Nothing is scored here.")),
    stop: () => Promise.resolve(),
  };
  const tools = {
    prompt: () => tokensOf("?"),
    continuation: tokensOf,
    detokenize: (tokens: readonly number[]) => textOf(tokens),
    stop: [],
  };
  const model = new LlamaLanguageModel(MODEL_INFO, generator, tools, () => Promise.resolve());
  return { prompts, complete: () => model.complete({ messages: [], sampling: SAMPLING }) };
}

describe("a reply that is closed with the words that announce its answer", () => {
  it.each([
    ["in its reasoning", "<think>\nSo 12", "\n</think>"],
    ["in a program", "Let me see:\n```python\na = 12", "\n...\n```"],
    ["behind a program", "```python\na = 12\n```\nSo", ""],
    ["in plain words", "She has", ""],
  ])("ends the block first where it was cut off %s", async (_where, cut, end) => {
    const { complete, prompts } = writing(cut, "length");
    const { text, closed } = await complete();
    expect(text).toBe(`${cut}${end}\n\nThe answer is 12.`);
    expect(closed).toBe(true);
    expect(prompts[1]).toBe(`?${cut}${end}\n\nThe answer is`);
  });

  it("leaves a program whole whose block the model forgot to end", async () => {
    const { text } = await writing("```python\nprint(12)", "stop").complete();
    expect(text).toBe("```python\nprint(12)\n```\n\nThe answer is 12.");
  });

  it("is one whose program only prints those words", async () => {
    const program = '```python\nprint("The answer is:", 12)\n```';
    const { text } = await writing(program, "stop").complete();
    expect(text).toBe(`${program}\n\nThe answer is 12.`);
  });
});

import { describe, expect, it } from "vitest";
import { splitReasoning } from "../../../core/answer.ts";
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

interface Writing {
  readonly sampling?: Partial<Sampling>;
  readonly asked?: string;
  /** What the template writes of a reply itself. */
  readonly opening?: string;
  /** What it writes where it is asked to go on. */
  readonly rest?: string;
  readonly restEnded?: ReplyEnd;
}

/** A model whose tokens are the codes of characters, and which writes a text that ends like this, and then the rest. */
function writing(
  first: string,
  ended: ReplyEnd,
  { sampling = {}, asked = "", opening = "", rest = " 12.", restEnded = "stop" }: Writing = {},
) {
  const replies = [first, rest];
  const prompts: string[] = [];
  const tokenized: string[] = [];
  const textOf = (tokens: readonly number[]) => String.fromCharCode(...tokens);
  const tokensOf = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
  const generator: Generator = {
    submit({ prompt, reply }) {
      prompts.push(textOf(prompt));
      const tokens = tokensOf(replies.shift() ?? "");
      for (const token of tokens) reply.push(token);
      reply.end();
      return Promise.resolve({
        ended: prompts.length === 1 ? ended : restEnded,
        cached: 0,
        generated: tokens.length,
      });
    },
    score: () => Promise.reject(new Error("Nothing is scored here.")),
    stop: () => Promise.resolve(),
  };
  const tools = {
    prompt: () => tokensOf(`?${opening}`),
    continuation: (text: string) => {
      tokenized.push(text);
      return tokensOf(text);
    },
    // As vocabularies of SentencePiece do it, a blank at the beginning of a text is dropped.
    detokenize: (tokens: readonly number[], before: readonly number[]) =>
      before.length === 0 ? textOf(tokens).replace(/^ /, "") : textOf(tokens),
    opening,
    stop: [],
  };
  const model = new LlamaLanguageModel(MODEL_INFO, generator, tools, () => Promise.resolve());
  const pieces: string[] = [];
  const request = {
    messages: [{ role: "user", content: asked } as const],
    sampling: { ...SAMPLING, ...sampling },
    onText: (piece: string) => void pieces.push(piece),
  };
  return { prompts, pieces, tokenized, complete: () => model.complete(request) };
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

  it("tells that it had been cut off, unless it had only forgotten the words", async () => {
    const cut = await writing("She has", "length").complete();
    expect(cut).toMatchObject({ ended: "stop", closed: true, cutOff: true });
    expect(await writing("She has", "stop").complete()).not.toHaveProperty("cutOff");
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

  it("is one that only repeats the blank of its prompt", async () => {
    const asked = "Write: The answer is X";
    const { text } = await writing("So 12.\nThe answer is X.", "stop", { asked }).complete();
    expect(text).toBe("So 12.\nThe answer is X.\n\nThe answer is 12.");
    expect((await writing("The answer is X.", "stop").complete()).text).toBe("The answer is X.");
  });

  it("keeps the blank before its answer, which some vocabularies drop at the beginning of a text", async () => {
    const { text } = await writing("She has", "stop").complete();
    expect(text).toMatch(/ is 12\.$/);
  });
});

describe("a reply that is cut off within the line of its announcement", () => {
  it("goes on with that line, from its own tokens on", async () => {
    const { complete, prompts, pieces, tokenized } = writing("3*4=12\nThe answer is 1", "length", {
      rest: "2.\nNext",
    });
    const { text, ended, closed } = await complete();
    expect(text).toBe("3*4=12\nThe answer is 12.");
    expect([ended, closed]).toEqual(["stop", true]);
    expect(prompts[1]).toBe("?3*4=12\nThe answer is 1");
    expect(pieces.join("")).toBe(text);
    expect(tokenized).toEqual([]);
  });

  it("goes on behind the line break after its words", async () => {
    const { text } = await writing("The answer is:\n", "length", { rest: "\n12.\nNext" }).complete();
    expect(text).toBe("The answer is:\n\n12.");
  });

  it("stays cut off where the line is longer still", async () => {
    const { text, ended } = await writing("The answer is 1", "length", {
      rest: "23",
      restEnded: "length",
    }).complete();
    expect([text, ended]).toEqual(["The answer is 123", "length"]);
  });

  it("announces its answer anew where a program or reasoning has begun behind it", async () => {
    const program = "The answer is\n```python\na = 12";
    const { text } = await writing(program, "length").complete();
    expect(text).toBe(`${program}\n...\n\`\`\`\n\nThe answer is 12.`);
    const reasoning = "The answer is <think>So 12";
    const reasoned = await writing(reasoning, "length").complete();
    expect(reasoned.text).toBe(`${reasoning}\n</think>\n\nThe answer is 12.`);
  });
});

describe("a reply whose reasoning the chat template opens", () => {
  const OPENED = { opening: "<think>\n" };

  it("is all reasoning where it is cut off in it", async () => {
    const { text } = await writing("So 12", "length", OPENED).complete();
    expect(splitReasoning(text)).toEqual({ text: "The answer is 12.", reasoning: "So 12" });
  });

  it("begins with what the template has written, as it is given out and when it is whole", async () => {
    const { complete, pieces } = writing("So 12.</think>\nThe answer is 12.", "stop", OPENED);
    const { text } = await complete();
    expect(text).toBe("<think>\nSo 12.</think>\nThe answer is 12.");
    expect(pieces.join("")).toBe(text);
  });

  it("is closed without reading that beginning twice", async () => {
    const { complete, prompts, pieces } = writing("So 12", "length", OPENED);
    const { text } = await complete();
    expect(prompts[1]).toBe("?<think>\nSo 12\n</think>\n\nThe answer is");
    expect(pieces.join("")).toBe(text);
  });

  it("is as it was written where it has a given form", async () => {
    const sampling = { grammar: 'root ::= "12"' };
    const { text } = await writing("The answer is 12", "stop", { ...OPENED, sampling }).complete();
    expect(text).toBe("The answer is 12");
  });
});

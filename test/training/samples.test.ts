import { describe, expect, it } from "vitest";
import { extractAnswer, sameAnswer } from "../../core/answer.ts";
import { EMPTY_BANK, type ChainBank } from "../../models/training/generator/chain-bank.ts";
import { withoutLetterBreaks } from "../../models/training/generator/letter-break.ts";
import { drawSamples, type TrainingSample } from "../../models/training/generator/samples.ts";
import { approximateTokens } from "../../models/training/generator/size.ts";
import { PROBLEMS, testMaterial } from "./support/problems.ts";

async function firstSamples(
  count: number,
  { seed = 1, bank = EMPTY_BANK }: { readonly seed?: number; readonly bank?: ChainBank } = {},
): Promise<readonly TrainingSample[]> {
  const samples: TrainingSample[] = [];
  for await (const sample of drawSamples(testMaterial, { seed, bank })) {
    if (samples.push(sample) === count) break;
  }
  return samples;
}

/** A bank in which the practice model got every problem wrong in the same way. */
const bank: ChainBank = {
  problems: [0, 1, 2, 3, 4],
  chainsOf: (problem) => (problem < 5 ? [`I do not know ${problem}.\nThe answer is 7.`] : []),
};

describe("training samples", () => {
  it("are the same for the same seed, and others for another", async () => {
    expect(await firstSamples(300)).toEqual(await firstSamples(300));
    expect(await firstSamples(300)).not.toEqual(await firstSamples(300, { seed: 2 }));
  });

  it("begin with the same ones, however many are drawn", async () => {
    expect((await firstSamples(50)).slice(0, 20)).toEqual(await firstSamples(20));
  });

  it("have a problem each that can be drawn again", async () => {
    for (const { messages, problem, part } of await firstSamples(100)) {
      if (part === "drill" || part === "state-majority") continue;
      const { text } = testMaterial.drawProblem(problem).question;
      expect(messages.at(-1)?.content).toContain(text);
    }
  });

  it("never solve a problem wrongly", async () => {
    const solving = ["solve", "solve-again", "answer", "revise", "finish", "conclude"];
    const solved = (await firstSamples(400)).filter(({ part }) => solving.includes(part));
    for (const { problem, reply } of solved) {
      const { question, right } = testMaterial.drawProblem(problem);
      const answer = extractAnswer(withoutLetterBreaks(reply), question) ?? "";
      expect([answer, sameAnswer(answer, right.answer, question.answerType)]).toEqual([answer, true]);
    }
    expect(solved.length).toBeGreaterThan(150);
  });

  it("show examiners right and wrong solutions about equally often", async () => {
    const verdicts = (await firstSamples(1500)).filter(({ part }) => part === "validate");
    const valid = verdicts.filter(({ reply }) => reply.endsWith("Reasoning is Valid"));
    expect(valid.length / verdicts.length).toBeGreaterThan(0.3);
    expect(valid.length / verdicts.length).toBeLessThan(0.7);
  });

  it("show examiners as many wrong solutions where the practice model solves nearly everything", async () => {
    const solved: ChainBank = {
      problems: Array.from({ length: 50 }, (_, problem) => problem),
      chainsOf: (problem) => {
        const { right } = testMaterial.drawProblem(problem);
        return [[...right.lines, `The answer is ${right.answer}.`].join("\n")];
      },
    };
    const verdicts = (await firstSamples(1500, { bank: solved })).filter(({ part }) => part === "validate");
    const valid = verdicts.filter(({ reply }) => reply.endsWith("Reasoning is Valid"));
    expect(valid.length / verdicts.length).toBeGreaterThan(0.3);
    expect(valid.length / verdicts.length).toBeLessThan(0.7);
  });

  it("show the practice model's own replies, and have no solver learn them", async () => {
    const samples = await firstSamples(400, { bank });
    const shown = samples.filter(({ messages }) => messages.at(-1)?.content.includes("I do not know"));
    expect(shown.length).toBeGreaterThan(20);
    const learnt = samples.filter(({ reply }) => reply.includes("I do not know"));
    // Only those who must argue for a given answer repeat what led to it.
    expect(learnt.filter(({ part }) => part !== "explain" && part !== "defend")).toEqual([]);
  });

  it("take the problems of the bank where somebody errs", async () => {
    const judged = (await firstSamples(400, { bank })).filter(({ part }) => part === "validate");
    expect(judged.every(({ problem }) => bank.problems.includes(problem))).toBe(true);
    expect(judged.length).toBeGreaterThan(5);
  });
});

describe("the approximate size of a sample", () => {
  it("counts digits one by one, and long words in parts", () => {
    const sized = (reply: string) => approximateTokens({ messages: [], reply });
    expect(sized("12+3=15") - sized("")).toBe(7);
    expect(sized("chocolate") - sized("")).toBe(2);
    expect(sized("an apple.") - sized("")).toBe(3);
  });

  it("counts all messages", () => {
    const [message] = [{ role: "user", content: "Compute: 1+1" } as const];
    const once = approximateTokens({ messages: [message], reply: "1+1=2" });
    expect(approximateTokens({ messages: [message, message], reply: "1+1=2" })).toBeGreaterThan(once + 5);
  });
});

it("the problems of these tests have every type of answer that the practice model is for", () => {
  expect(new Set(PROBLEMS.map(({ question }) => question.answerType))).toEqual(
    new Set(["number", "choice", "yesno", "truefalse", "string"]),
  );
});

import { describe, expect, it } from "vitest";
import type { ScoreRequest } from "../../../../core/model.ts";
import { wordingOf } from "../../../../core/prompts/prompt.ts";
import { benchSaying, question21, replyWith } from "../cases.ts";
import { labelled } from "../chains.ts";
import { beforeAndWithAnswer, likelihood, likelihoodFigures, type Opinion } from "./likelihood.ts";

const questions = [question21("p"), question21("q")];

describe("the check of likelihoods", () => {
  it("asks for every chain how probable it is, and then whether it is right", async () => {
    const chains = labelled([replyWith("21", "p"), replyWith("20", "p", 1)], questions);
    const asked: ScoreRequest[][] = [];
    const { figures, cost } = await likelihood.measure({
      ...{ questions, chains, means: benchSaying(""), wording: wordingOf("standard") },
      play: () => Promise.reject(new Error("No method is played.")),
      score: (requests) => {
        asked.push([...requests]);
        return Promise.resolve(
          requests.map(({ continuations }) => ({
            continuations: continuations.map((text) => ({ logProbabilities: [-text.length] })),
            tokens: { prompt: 10, cached: 0, generated: 4 },
            seconds: 1,
          })),
        );
      },
    });
    const [written, judged] = asked;
    expect(written?.map(({ continuations }) => continuations)).toEqual([
      ["Sample 0. The answer is", "Sample 0. The answer is 21."],
      ["Sample 1. The answer is", "Sample 1. The answer is 20."],
    ]);
    expect(judged?.map(({ messages }) => messages.map(({ role }) => role))).toEqual([
      ["user", "assistant", "user"],
      ["user", "assistant", "user"],
    ]);
    expect(judged?.[0]?.continuations).toEqual(["Yes", "No"]);
    expect(figures).toMatchObject({ votes: { weighedAlike: { count: 1, of: 1 } } });
    expect(cost).toMatchObject({ calls: 4, tokens: { prompt: 40, generated: 16 } });
  });

  it("takes the last announcement of a reply for its answer, to the end of the line", () => {
    expect(beforeAndWithAnswer("So the answer is 4? No. The answer is 5.\nI am sure.")).toEqual([
      "So the answer is 4? No. The answer is",
      "So the answer is 4? No. The answer is 5.",
    ]);
    expect(beforeAndWithAnswer("It is five.")).toEqual(["It is five.", "It is five."]);
  });
});

describe("the figures of likelihoods", () => {
  const opinionsOf = (id: string, ...chains: readonly (readonly [answer: string, weight: number])[]) => {
    const question = question21(id);
    return chains.map(([answer, weight]): Opinion => ({
      chain: { question, answer, correct: answer === "21" },
      weights: { chain: weight, answer: 1, verdict: 1 - weight },
    }));
  };
  const opinions = [
    ...opinionsOf("few likely ones", ["20", 0.1], ["20", 0.1], ["21", 0.9]),
    ...opinionsOf("two forms of the wrong one", ["20", 0.4], ["20.0", 0.4], ["21", 0.6]),
    ...opinionsOf("none", ["3", 0.2]),
  ];

  it("let an answer that fewer but likelier chains have win by weight alone", () => {
    expect(likelihoodFigures(opinions).votes).toMatchObject({
      atLeastOneRight: { count: 2, of: 3 },
      weighedAlike: { count: 0, of: 3 },
      chain: { count: 1, of: 3 },
      answer: { count: 0, of: 3 },
      verdict: { count: 0, of: 3 },
    });
  });

  it("tell how often a right chain is likelier than a wrong one, over all and within a question", () => {
    expect(likelihoodFigures(opinions)).toMatchObject({
      chain: { areaOverAllChains: 1, withinQuestions: { questions: 2, pairs: 4, areaUnderCurve: 1 } },
      answer: { areaOverAllChains: 0.5, withinQuestions: { areaUnderCurve: 0.5 } },
      verdict: { areaOverAllChains: 0, withinQuestions: { bestIsRight: { count: 0, of: 2 } } },
    });
  });
});

import { describe, expect, it } from "vitest";
import { wordingOf } from "../../../../core/prompts/prompt.ts";
import { modelDouble } from "../../../engine/doubles.ts";
import { benchSaying, question21, replyWith } from "../cases.ts";
import { labelled } from "../chains.ts";
import type { Material } from "../check.ts";
import { play, type Bench } from "../play.ts";
import { filter, filterFigures, type Contest } from "./filter.ts";

const questions = [question21("p"), question21("q")];
/** Right and wrong chains of "p", only right ones of "q". */
const chains = labelled(
  [replyWith("21", "p"), replyWith("20", "p", 1), replyWith("21", "q"), replyWith("21", "q", 1)],
  questions,
);

function materialOn(bench: Bench): Material {
  const { signal } = new AbortController();
  return {
    ...{ questions, chains, means: bench, wording: wordingOf("standard") },
    play: (tasks) => Promise.all(tasks.map((task) => play(task, bench, signal))),
    score: () => Promise.reject(new Error("No chain is scored by its likelihood.")),
  };
}

describe("the check of filtering", () => {
  it("asks one adversarial Assistant to solve the whole task, where chains disagree", async () => {
    const model = modelDouble(() => "The answer is 20.");
    await filter.measure(materialOn({ ...benchSaying(""), model }));
    expect(model.requests.map(({ messages }) => messages.map(({ content }) => content))).toEqual([
      [
        "You are an adversarial assistant.",
        `${question21("p").text}\nUser: Solve the whole task and state the answer.`,
      ],
    ]);
    expect(model.requests[0]?.sampling.temperature).toBe(0.8);
  });

  it("scores no chains against an empty misleading solution", async () => {
    const { figures } = await filter.measure(materialOn(benchSaying("")));
    expect(figures).toMatchObject({
      adversary: { empty: { count: 1, of: 1 } },
      scored: { count: 0, of: 1 },
      allQuestions: { semantic: { peers: { questions: 0 } } },
    });
  });
});

describe("the figures of filtering", () => {
  const scores = { adversary: [2, 1, 3], peers: [3, 2, 1], contrast: [5, 3, 4] };
  const contestWith = (concluded: boolean | null, correct: readonly boolean[]): Contest => ({
    adversary: { concluded, announced: null, isEmpty: false, isRefusal: false },
    correct,
    scores: { semantic: scores },
  });
  const contests = [
    contestWith(false, [true, true, false]),
    contestWith(true, [true, true, false]),
    contestWith(null, [false, false, true]),
  ];

  it("tell apart where the adversary is wrong", () => {
    const { allQuestions, adversaryWrong } = filterFigures(contests);
    expect(allQuestions).toMatchObject({ semantic: { adversary: { questions: 3, areaUnderCurve: 1 / 3 } } });
    expect(adversaryWrong).toMatchObject({ semantic: { adversary: { questions: 1, areaUnderCurve: 0 } } });
  });

  it("tell how often the adversary errs, also where most chains are right", () => {
    expect(filterFigures(contests)).toMatchObject({
      adversary: { wrongOfThoseWithAnAnswer: { count: 1, of: 2 }, withoutAnswer: { count: 1, of: 3 } },
      adversaryWhereMostChainsAreRight: { wrongOfThoseWithAnAnswer: { count: 1, of: 2 } },
    });
  });

  it("count a question only in the scores that it has", () => {
    expect(filterFigures(contests).allQuestions).toMatchObject({
      semantic: { peers: { questions: 3 } },
      graph: { peers: { questions: 0 } },
    });
  });
});

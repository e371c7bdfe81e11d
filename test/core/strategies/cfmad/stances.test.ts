import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AnswerType } from "../../../../core/question.ts";
import {
  choiceStances,
  openStances,
  oppositeOf,
  presetStances,
} from "../../../../core/strategies/cfmad/stances.ts";
import { choiceQuestion, numberQuestion } from "../../../support/questions.ts";
import { scriptedContext } from "../../../support/scripted-context.ts";

const RUNNER_UP = { stances: 2, secondStance: "runner-up" };
const RANDOM = { stances: 2, secondStance: "random" };

/** Three samples that give these answers; an empty one gives none. */
const samples = (...answers: string[]) =>
  scriptedContext(({ path }) => {
    const answer = answers[Number(path.split("-")[1]) - 1] ?? "";
    return answer === "" ? "I cannot say." : `The answer is ${answer}.`;
  });

describe("the preset stances", () => {
  it.each([
    ["yesno", ["yes", "no"]],
    ["truefalse", ["true", "false"]],
  ] as const)(
    "of a %s question are both answers, without a call and whatever is asked for",
    async (type, both) => {
      const context = samples();
      const stances = await presetStances(
        numberQuestion({ answerType: type }),
        { stances: 5, secondStance: "random" },
        context,
      );
      expect(context.calls).toEqual([]);
      expect(stances).toEqual(
        both.map((answer, index) => ({ stance: index + 1, answer, from: "both-answers" })),
      );
    },
  );

  it("are found with three solvers that reason step by step, issued together", async () => {
    const context = samples("A", "A", "B");
    await presetStances(choiceQuestion(), RUNNER_UP, context);
    expect(context.groups).toEqual([["sample-1", "sample-2", "sample-3"]]);
    expect(context.calls.map(({ role }) => role)).toEqual(["solver", "solver", "solver"]);
  });

  it("of a choice are the samples' majority and their runner-up", async () => {
    const stances = await presetStances(choiceQuestion(), RUNNER_UP, samples("B", "A", "B"));
    expect(stances).toEqual([
      { stance: 1, answer: "B", from: "majority" },
      { stance: 2, answer: "A", from: "runner-up" },
    ]);
  });

  it("of a choice draw the second from the other options if the samples agree", async () => {
    const stances = await presetStances(choiceQuestion(), RUNNER_UP, samples("B", "B", "B"));
    expect(stances[1]).toMatchObject({ from: "drawn" });
    expect(["A", "C"]).toContain(stances[1]?.answer);
  });

  it("of a choice draw the second by the run's seed", async () => {
    const drawn = await Promise.all(
      Array.from({ length: 40 }, async (_, seed) => {
        const context = { ...samples("B", "B", "B"), seed };
        return (await presetStances(choiceQuestion(), RUNNER_UP, context))[1]?.answer;
      }),
    );
    expect(new Set(drawn)).toEqual(new Set(["A", "C"]));
  });

  it("of a choice are all drawn if no sample has an answer", async () => {
    const stances = await presetStances(choiceQuestion(), RUNNER_UP, samples("", "", ""));
    expect(stances.map(({ from }) => from)).toEqual(["drawn", "drawn"]);
  });

  it("of an open question are the samples' distinct answers, the most frequent first", async () => {
    const stances = await presetStances(numberQuestion(), RUNNER_UP, samples("7", "21", "21.0"));
    expect(stances).toEqual([
      { stance: 1, answer: "21", from: "sample" },
      { stance: 2, answer: "7", from: "sample" },
    ]);
  });

  it("of an open question are completed by another answer if all samples agree", async () => {
    const stances = await presetStances(numberQuestion(), RUNNER_UP, samples("21", "", "21"));
    expect(stances[1]).toEqual({ stance: 2, answer: null, from: "another" });
  });

  it("of an open question are both without an answer if no sample has one", async () => {
    const stances = await presetStances(numberQuestion(), RUNNER_UP, samples("", "", ""));
    expect(stances.map(({ answer }) => answer)).toEqual([null, null]);
  });

  it("of a translation are told apart by their text", async () => {
    const question = numberQuestion({ answerType: "translation", text: "今天下雨。" });
    const stances = await presetStances(question, RUNNER_UP, samples("It rains", "It rains", "Rain falls"));
    expect(stances).toHaveLength(2);
    expect(stances.map(({ from }) => from)).toEqual(["sample", "sample"]);
  });

  it("are recorded, with the count of the samples", async () => {
    const context = samples("B", "A", "B");
    const stances = await presetStances(choiceQuestion(), RUNNER_UP, context);
    expect(context.observations).toMatchObject([
      { at: "samples", kind: "answers-counted" },
      { at: "stances", kind: "stances-set", stances },
    ]);
  });
});

describe("choiceStances", () => {
  const question = choiceQuestion();

  it("draw the second always if it is to be random", () => {
    const stances = choiceStances(["B", "A"], question, RANDOM, 3);
    expect(stances[0]).toEqual({ answer: "B", from: "majority" });
    expect(stances[1]?.from).toBe("drawn");
  });

  it("take further runners-up before they draw", () => {
    const stances = choiceStances(["B", "A"], question, { stances: 3, secondStance: "runner-up" }, 0);
    expect(stances.map(({ answer, from }) => [answer, from])).toEqual([
      ["B", "majority"],
      ["A", "runner-up"],
      ["C", "drawn"],
    ]);
  });

  it("are distinct options, as many as asked for or as there are, and the same for one seed", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom("A", "B", "C"), { maxLength: 3 }),
        fc.integer({ min: 2, max: 5 }),
        fc.constantFrom("runner-up", "random"),
        fc.nat(),
        (ranked, stances, secondStance, seed) => {
          const options = { stances, secondStance };
          const found = choiceStances(ranked, question, options, seed);
          expect(new Set(found.map(({ answer }) => answer)).size).toBe(Math.min(stances, 3));
          expect(choiceStances(ranked, question, options, seed)).toEqual(found);
        },
      ),
    );
  });

  it("draw each of the other options for some seed", () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    const drawn = seeds.map((seed) => choiceStances(["B"], question, RUNNER_UP, seed)[1]?.answer);
    expect(new Set(drawn)).toEqual(new Set(["A", "C"]));
  });
});

describe("openStances", () => {
  it("are at most as many as asked for", () => {
    expect(openStances(["1", "2", "3"], 2)).toHaveLength(2);
    expect(openStances(["1", "2", "3"], 5)).toHaveLength(3);
  });
});

describe("oppositeOf", () => {
  it.each([
    ["yes", "yesno", "no"],
    ["false", "truefalse", "true"],
    ["21", "number", undefined],
  ] as const)("of %s in a %s question is %s", (answer, answerType: AnswerType, opposite) => {
    expect(oppositeOf(answer, numberQuestion({ answerType }))).toBe(opposite);
  });
});

import { describe, expect, test } from "vitest";
import { canonicalAnswer, extractAnswer } from "../../core/answer.ts";
import { evaluateExpression } from "../../core/arithmetic/expression.ts";
import { questionText } from "../../core/prompts/question-text.ts";
import { isHeldOut } from "../../models/training/generator/hold-out.ts";
import { withoutLetterBreaks } from "../../models/training/generator/letter-break.ts";
import type { Problem, Worked } from "../../models/training/generator/problem.ts";
import { drawProblem, problemMix } from "../../models/training/generator/problems.ts";
import { solutionText } from "../../models/training/generator/solution.ts";
import { applesProblem } from "./support/problems.ts";
import { forManySeeds } from "./support/random.ts";

const TRAINING = problemMix({ split: "training" });
const HELD_OUT = problemMix({ split: "held-out" });

function forManyProblems(check: (problem: Problem, wrong: readonly Worked[]) => void): void {
  forManySeeds((random, seed) => {
    const problem = drawProblem(seed, seed % 4 === 0 ? HELD_OUT : TRAINING);
    check(problem, [problem.misled, problem.mistaken(random), problem.mistaken(random)]);
  }, 400);
}

function readFrom(worked: Worked, { question }: Problem): string | null {
  return extractAnswer(withoutLetterBreaks(solutionText(worked, question.answerType)), question);
}

describe("problems for training", () => {
  test("often add and subtract decimals, as people do with measures and money", () => {
    let withDecimals = 0;
    let arithmetic = 0;
    forManySeeds((_, seed) => {
      const { question, steps } = drawProblem(seed, TRAINING);
      if (question.answerType !== "number" || steps.length === 0) return;
      arithmetic++;
      if (/\d\.\d/.test(question.text)) withDecimals++;
    }, 1000);
    expect(withDecimals / arithmetic).toBeGreaterThan(0.1);
  });
});

describe("any problem", () => {
  test("has solutions whose answer is read as what they say", () => {
    forManyProblems((problem, wrong) => {
      for (const worked of [problem.right, ...wrong])
        expect(readFrom(worked, problem)).toBe(canonicalAnswer(worked.answer, problem.question));
    });
  });

  test("has wrong solutions that never give the right answer", () => {
    forManyProblems((problem, wrong) => {
      expect(wrong.map(({ answer }) => answer)).not.toContain(problem.right.answer);
    });
  });

  test("is asked without a slot, a bracket or a double space", () => {
    forManyProblems(({ question }) => {
      expect(question.text).not.toMatch(/[{}[\]|]| {2}|undefined|NaN/);
      expect(questionText(question, "terse")).not.toMatch(/[{}[\]|]|undefined|NaN/);
    });
  });

  test("has right equations that are true in every part", () => {
    forManyProblems(({ right, steps }) => {
      for (const [index, { result }] of steps.entries()) {
        const equation = right.lines[index]?.split(" ")[0] ?? "";
        for (const part of equation.split("=")) {
          expect(evaluateExpression(part, new Map())).toBeCloseTo(result, 6);
        }
      }
    });
  });

  test("has an instruction for each line of its solution", () => {
    forManyProblems(({ right, instructions }) => {
      expect(instructions).toHaveLength(right.lines.length);
      expect(right.lines.every((line) => line !== "" && !line.includes("\n"))).toBe(true);
    });
  });

  test("is the same for the same seed, and so is its misled solution", () => {
    forManySeeds((_, seed) => {
      const [one, other] = [drawProblem(seed, TRAINING), drawProblem(seed, TRAINING)];

      expect({ ...one, mistaken: null }).toEqual({ ...other, mistaken: null });
    });
  });

  test("has the id of what was drawn", () => {
    const texts = new Map<string, string>();
    forManyProblems(({ id, family, question, right }) => {
      const content = JSON.stringify([question, right]);
      expect(id.startsWith(`${family}#`)).toBe(true);
      expect(question.id).toBe(id);
      expect(texts.get(id) ?? content).toBe(content);
      texts.set(id, content);
    });
  });
});

describe("a mix of problems", () => {
  test("holds families of one split only", () => {
    forManySeeds((_, seed) => {
      expect(isHeldOut(drawProblem(seed, TRAINING).family)).toBe(false);
      expect(isHeldOut(drawProblem(seed, HELD_OUT).family)).toBe(true);
    });
  });

  test.each([
    ["training", TRAINING],
    ["held out", HELD_OUT],
  ] as const)("has every type of answer, mostly numbers: %s", (_, mix) => {
    const types = Array.from({ length: 1000 }, (_, seed) => drawProblem(seed, mix).question.answerType);

    expect([...new Set(types)].toSorted()).toEqual(["choice", "number", "string", "truefalse", "yesno"]);
    expect(types.filter((type) => type === "number").length).toBeGreaterThan(600);
  });

  test("has families as often as their weights say", () => {
    const families = (mix: typeof TRAINING) =>
      Array.from({ length: 2000 }, (_, seed) => drawProblem(seed, mix).family);
    const [favourite] = families(TRAINING).filter((family) => family.startsWith("last-letters"));
    const weightOf = (family: string) => (family === favourite ? 50 : 1);
    const count = (all: readonly string[]) => all.filter((family) => family === favourite).length;

    const favoured = count(families(problemMix({ split: "training", weightOf })));
    expect(favoured).toBeGreaterThan(3 * count(families(TRAINING)));
  });

  test("may hold arithmetic problems from elsewhere", () => {
    const mix = problemMix({ split: "training", further: { share: 0.5, draw: () => applesProblem } });
    const families = Array.from({ length: 400 }, (_, seed) => drawProblem(seed, mix).family);
    const apples = families.filter((family) => family === applesProblem.family).length;

    expect(apples).toBeGreaterThan(120);
    expect(apples).toBeLessThan(240);
  });

  test("says so if what comes from elsewhere is of the other split", () => {
    const mix = problemMix({ split: "held-out", further: { share: 1, draw: () => applesProblem } });

    expect(() => Array.from({ length: 20 }, (_, seed) => drawProblem(seed, mix))).toThrow(
      "None of 1000 problems drawn could be used",
    );
  });
});

import { describe, expect, it } from "vitest";
import { findStrategy } from "../../core/strategies/index.ts";
import { resolveOptions } from "../../core/strategies/options.ts";
import { EMPTY_BANK } from "../../models/training/generator/chain-bank.ts";
import { DRILLS_WEIGHT, LESSONS, type Lesson } from "../../models/training/generator/mix.ts";
import { PARTS } from "../../models/training/generator/oracle/parts.ts";
import { lessonSample } from "../../models/training/generator/samples.ts";
import { testMaterial } from "./support/problems.ts";

const named = LESSONS.map((lesson) => [lesson.part, lesson.strategy, lesson] as const);

function weightOf(lessons: readonly Lesson[]): number {
  return lessons.reduce((sum, { weight }) => sum + weight, 0);
}

it("every part is learnt in some lesson", () => {
  expect(new Set(LESSONS.map(({ part }) => part))).toEqual(new Set(Object.keys(PARTS)));
});

it("about half of all samples are plain solving", () => {
  const plain = LESSONS.filter(({ part, strategy }) => part === "solve" && strategy === "zero-shot-cot");
  const share = weightOf(plain) / (weightOf(LESSONS) + DRILLS_WEIGHT);
  expect(share).toBeGreaterThan(0.42);
  expect(share).toBeLessThan(0.55);
});

describe("a lesson", () => {
  it.each(named)("in %s plays %s with options that there are", (_part, id, { options = [] }) => {
    const strategy = findStrategy(id);
    for (const given of options) strategy.check?.(resolveOptions(id, strategy.options, given));
  });

  it.each(named)("in %s comes to a sample by %s", async (part, _id, lesson) => {
    for (let number = 0; number < 5; number++) {
      const sample = await lessonSample(lesson, testMaterial, { seed: 1, bank: EMPTY_BANK }, number);
      expect(sample?.part).toBe(part);
    }
  });

  it("whose question must be open is asked no other", async () => {
    const lesson = LESSONS.find(({ part }) => part === "mislead");
    if (lesson === undefined) throw new Error("No lesson misleads.");
    for (let number = 0; number < 20; number++) {
      const sample = await lessonSample(lesson, testMaterial, { seed: 1, bank: EMPTY_BANK }, number);
      const { question } = testMaterial.drawProblem(sample?.problem ?? 0);
      expect(["number", "string"]).toContain(question.answerType);
    }
  });
});

import { describe, expect, it } from "vitest";
import { parseExpression, type Expression } from "../../models/training/generator/expression.ts";
import { fillWording } from "../../models/training/generator/fill.ts";
import type { Random } from "../../models/training/generator/random.ts";
import { parseTemplate, slotsOf } from "../../models/training/generator/template.ts";
import type { WordingFamily } from "../../models/training/generator/wording.ts";
import { ONE_STEP } from "../../models/training/generator/wordings/one-step.ts";
import { TWO_STEP } from "../../models/training/generator/wordings/two-step.ts";

const FAMILIES = [...ONE_STEP, ...TWO_STEP];
const TEXTS = FAMILIES.flatMap(({ texts }) => texts);

/** The same numbers on each run: multiples of the golden ratio without their whole part. */
function spread(): Random {
  let count = 0;
  return () => (++count * 0.6180339887498949) % 1;
}

function operationsOf(expression: Expression): number {
  if (expression.kind !== "operation") return 0;
  return 1 + operationsOf(expression.left) + operationsOf(expression.right);
}

/** Families of which a text has a number that is neither used nor drawn on purpose. */
function withStrayNumbers({ texts, expression, numbers = {} }: WordingFamily): boolean {
  const given = texts
    .flatMap((text) => [...slotsOf(parseTemplate(text))])
    .filter((slot) => /^[x-zwv]$/.test(slot));
  return given.some((slot) => !expression.includes(slot) && !(slot in numbers));
}

function idsOf(families: readonly WordingFamily[]): string[] {
  return families.map(({ id }) => id);
}

describe("the wordings of problems of one and two steps", () => {
  it("name each family once", () => {
    expect(idsOf(FAMILIES)).toHaveLength(new Set(idsOf(FAMILIES)).size);
  });

  it("say nothing twice", () => {
    expect(TEXTS).toHaveLength(new Set(TEXTS).size);
  });

  it("give each family three to six texts", () => {
    expect(idsOf(FAMILIES.filter(({ texts }) => texts.length < 3 || texts.length > 6))).toEqual([]);
  });

  it("close every bracket", () => {
    for (const text of TEXTS) expect(() => parseTemplate(text)).not.toThrow();
  });

  it("have numbers that nobody needs only where they are drawn on purpose", () => {
    expect(idsOf(FAMILIES.filter(withStrayNumbers))).toEqual([]);
  });

  it.each([
    ["one step", 1, ONE_STEP],
    ["two steps", 2, TWO_STEP],
  ] as const)("of %s have as many operations", (_, count, families) => {
    expect(
      idsOf(families.filter(({ expression }) => operationsOf(parseExpression(expression)) !== count)),
    ).toEqual([]);
  });

  it.each(FAMILIES.map((family) => [family.id, family] as const))(
    "can be filled with words and numbers: %s",
    (_, family) => {
      const random = spread();
      for (const text of family.texts) {
        const filled = fillWording(random, family, { text });
        expect(filled.text).toMatch(/^[^{}[\]|]+[.?]$/);
        expect(filled.steps.every(({ result }) => result >= 1)).toBe(true);
      }
    },
  );
});

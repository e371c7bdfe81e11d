import { describe, expect, test } from "vitest";
import { evaluateExpression } from "../../core/arithmetic/expression.ts";
import { drawDrill, type Drill } from "../../models/training/generator/drills.ts";
import { forManySeeds } from "./support/random.ts";

function forManyDrills(start: string, check: (drill: Drill, lines: readonly string[]) => void): void {
  let checked = 0;
  forManySeeds((random) => {
    const drill = drawDrill(random);
    if (!drill.prompt.startsWith(start)) return;
    check(drill, drill.reply.split("\n"));
    checked++;
  }, 700);
  expect(checked).toBeGreaterThan(20);
}

function asked({ prompt }: Drill): string[] {
  return prompt.replace(/^[^:?]*[:?] /, "").split("; ");
}

function expectTrueEquations(lines: readonly string[]): void {
  for (const line of lines) {
    const [first = NaN, ...others] = line
      .split("=")
      .map((part) => evaluateExpression(part, new Map()) ?? NaN);
    for (const value of others) expect(value).toBeCloseTo(first, 6);
  }
}

describe("a drill", () => {
  test("in arithmetic asks for operations and writes their equations, true in every part", () => {
    forManyDrills("Compute: ", (drill, lines) => {
      expect(lines.map((line) => line.split("=")[0])).toEqual(asked(drill));
      expectTrueEquations(lines);
    });
  });

  test("in arithmetic adds and subtracts decimals too", () => {
    const operations = new Set<string>();
    forManyDrills("Compute: ", (drill) => {
      for (const operation of asked(drill)) {
        if (operation.includes(".")) operations.add(operation.replace(/[\d.]/g, ""));
      }
    });
    expect([...operations].toSorted()).toEqual(["+", "-"]);
  });

  test("in differences takes the smaller number from the larger, whichever is said first", () => {
    let smallerFirst = 0;
    forManyDrills("Differences: ", (drill, lines) => {
      const pairs = asked(drill).map((pair) => pair.split(" and ").map(Number));
      expect(lines.map((line) => line.split("=")[0])).toEqual(
        pairs.map((pair) => `${Math.max(...pair)}-${Math.min(...pair)}`),
      );
      expectTrueEquations(lines);
      smallerFirst += pairs.filter(([one = 0, other = 0]) => one < other).length;
    });
    expect(smallerFirst).toBeGreaterThan(20);
  });

  test("in comparing says of pairs whether they are the same", () => {
    forManyDrills("Same or different? ", (drill, lines) => {
      const expected = asked(drill).map((pair) => {
        const [one, other] = pair.split(" vs ");
        return `${pair}: ${one === other ? "same" : "different"}.`;
      });
      expect(lines).toEqual(expected);
    });
  });

  test("in comparing sizes says of pairs which is more", () => {
    forManyDrills("More or less? ", (drill, lines) => {
      const expected = asked(drill).map((pair) => {
        const [one = NaN, other = NaN] = pair.split(" vs ").map(Number);
        return `${pair}: ${one > other ? "more" : one < other ? "less" : "same"}.`;
      });
      expect(lines).toEqual(expected);
    });
  });

  test("in fractions writes decimals without end as such", () => {
    forManyDrills("Compute as fractions: ", ({ prompt }, lines) => {
      const asked = prompt.replace("Compute as fractions: ", "").split("; ");
      for (const [index, sum] of asked.entries()) {
        const [, one, sign, other] = /^([\d.]+)([-+])([\d.]+)$/.exec(sum) ?? [];
        const result = Number(one) + (sign === "+" ? 1 : -1) * Number(other);
        const [numerator = NaN, denominator = 1] =
          lines[index]?.split("=").at(-1)?.split("/").map(Number) ?? [];
        expect(numerator / denominator).toBeCloseTo(result, 9);
      }
      expect(lines).toHaveLength(asked.length);
    });
  });

  test("in spelling writes the letters of words, and their last", () => {
    forManyDrills("Spell: ", ({ prompt }, lines) => {
      const words = prompt.replace("Spell: ", "").split(" ");
      expect(lines).toEqual(words.map((word) => `${word}: ${Array.from(word).join("-")}: ${word.slice(-1)}`));
    });
  });

  test("in searching finds the number among the options, or names the nearest one", () => {
    forManyDrills("Which option is ", ({ prompt }, lines) => {
      const wanted = Number(/\d+/.exec(prompt)?.[0]);
      const options = [...prompt.matchAll(/\(([A-E])\) (\d+)/g)].map(([, label, value]) => ({
        label,
        value,
      }));
      const found = options.find(({ value }) => Number(value) === wanted);
      const [nearest] = options.toSorted((one, other) => distanceOf(one) - distanceOf(other));
      const end = found === undefined ? `nearest ${nearest?.label}` : `${found.label} ${found.value} yes`;

      function distanceOf({ value }: { readonly value: string | undefined }): number {
        return Math.abs(Number(value) - wanted);
      }
      expect(options).toHaveLength(5);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(new RegExp(`^${wanted}: .*${end}\\.$`));
    });
  });
});

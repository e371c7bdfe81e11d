import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { STRATEGIES } from "../../../core/strategies/index.ts";
import type { NumberOption } from "../../../core/strategies/options.ts";
import {
  gridOptions,
  isNumber,
  readNumber,
  suggestedValues,
} from "../../../renderer/views/sweep/grid/grid-options.ts";

const whole: NumberOption = { type: "integer", min: 1, max: 10, default: 3, help: "" };

describe("the options that can be varied", () => {
  test("are all that one of the methods has, with the methods that have them not", () => {
    const options = gridOptions([{ strategy: "self-consistency" }, { strategy: "io" }]);

    expect(options.map(({ name, lacking }) => [name, lacking])).toEqual([
      ["agents", ["io"]],
      ["temperature", []],
    ]);
  });

  test("allow what all methods that have them allow", () => {
    const methods = [{ strategy: "self-consistency" }, { strategy: "mad" }];
    const tables = STRATEGIES.filter(({ id }) => methods.some(({ strategy }) => strategy === id));
    const agents = gridOptions(methods).find(({ name }) => name === "agents")?.option as NumberOption;
    const each = tables.map(({ options }) => options.agents as NumberOption);

    expect(agents.min).toBe(Math.max(...each.map(({ min }) => min)));
    expect(agents.max).toBe(Math.min(...each.map(({ max }) => max)));
  });

  test("are none for a method that this version does not know", () => {
    expect(gridOptions([{ strategy: "gone" }])).toEqual([]);
  });
});

describe("the values worth trying", () => {
  test("are those of the papers for agents and temperature", () => {
    const byName = new Map(gridOptions([{ strategy: "mcf" }]).map(({ name, option }) => [name, option]));
    const of = (name: string) => suggestedValues(name, byName.get(name) ?? whole);

    expect(of("agents")).toEqual([2, 3, 4, 6]);
    expect(of("temperature")).toEqual([0.1, 0.4, 0.8, 1]);
    expect(of("guard")).toEqual([true, false]);
    expect(of("select")).toEqual(["auto", "adversary", "peers", "contrast"]);
  });

  test("are some around the default for other numbers, within their bounds", () => {
    expect(suggestedValues("rounds", whole)).toEqual([2, 3, 4, 5]);
    expect(suggestedValues("rounds", { ...whole, default: 10 })).toEqual([9, 10]);
    const budget = { ...whole, default: 4000, min: 200, max: 100_000 };
    expect(suggestedValues("budget", budget)).toEqual([2000, 4000, 6000, 8000]);
  });

  test("are allowed by every method, for every option", () => {
    const refused = STRATEGIES.flatMap(({ id }) =>
      gridOptions([{ strategy: id }]).flatMap(({ name, option }) =>
        isNumber(option)
          ? suggestedValues(name, option).filter((value) => readNumber(String(value), option) !== value)
          : [],
      ),
    );

    expect(refused).toEqual([]);
  });
});

describe("a number that a person writes", () => {
  test("is read with a point or a comma, and refused beyond the bounds", () => {
    expect(readNumber(" 4 ", whole)).toBe(4);
    expect(readNumber("0,4", { ...whole, type: "number", min: 0 })).toBe(0.4);
    expect(readNumber("0.1,", { ...whole, type: "number", min: 0 })).toBe(0.1);
    expect(readNumber("2,", whole)).toBe(2);
    expect(readNumber("2.5", whole)).toBeNull();
    expect(readNumber("2,5", whole)).toBeNull();
    expect(readNumber("1,000", { ...whole, max: 100_000 })).toBeNull();
    expect(readNumber("11", whole)).toBeNull();
    expect(readNumber("", whole)).toBeNull();
    expect(readNumber("many", whole)).toBeNull();
  });

  const number = fc.oneof(
    fc.integer({ min: whole.min - 3, max: whole.max + 3 }),
    fc.double({ min: whole.min - 3, max: whole.max + 3, noNaN: true }),
  );

  test("is read exactly where the option allows it", () => {
    fc.assert(
      fc.property(number, fc.constantFrom(".", ","), (value, point) => {
        const isAllowed = Number.isInteger(value) && value >= whole.min && value <= whole.max;
        const text = String(value).replace(".", point);
        expect(readNumber(text, whole)).toBe(isAllowed ? value : null);
      }),
    );
  });

  test("is one that the option allows, or none, whatever is written", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = readNumber(text, whole);
        expect(value === null || (Number.isInteger(value) && value >= 1 && value <= 10)).toBe(true);
      }),
    );
  });
});

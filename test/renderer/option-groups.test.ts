import { describe, expect, test } from "vitest";
import { firstChoices, optionValues } from "../../renderer/components/run-choices/run-choices.ts";
import { hasEffect, optionGroup } from "../../renderer/components/run-choices/option-groups.ts";

/** The options of mcf that change nothing beside these values. */
function idle(options: Readonly<Record<string, string | boolean>>): readonly string[] {
  const values = optionValues({ ...firstChoices(), strategy: "mcf", options });
  return Object.keys(values).filter((name) => !hasEffect(name, values));
}

describe("the options of filtering", () => {
  test("that belong to experience are folded away together", () => {
    expect(["experience", "minimum", "lambda", "outlierTest"].map(optionGroup)).toEqual(
      Array(4).fill("experience"),
    );
    expect(optionGroup("turns")).toBe("other");
  });

  test.each([
    [{}, ["depth", "minimum", "lambda", "outlierTest"]],
    [{ experience: true }, ["depth"]],
    [{ experience: true, outlierTest: "off" }, ["depth", "lambda"]],
    [{ experience: true, select: "peers" }, ["guard", "depth"]],
    [{ amr: false }, ["parser", "depth", "minimum", "lambda", "outlierTest"]],
    [{ trajectories: true }, ["turns", "guard", "minimum", "lambda", "outlierTest"]],
  ])("with %j leave no use for %j", (options, names) => {
    expect(idle(options)).toEqual(names);
  });
});

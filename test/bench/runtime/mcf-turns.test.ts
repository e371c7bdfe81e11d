import { describe, expect, it } from "vitest";
import { writtenDialogue } from "./mcf-turns.ts";

describe("the dialogue that is measured", () => {
  it.each(["standard", "terse"] as const)(
    "has the adversary answer beside three instances in every step with %s prompts",
    async (prompts) => {
      const steps = await writtenDialogue("How many pens are there?", 2, prompts);
      // The Task Specifier before them, the Assistant's last call behind them.
      expect(steps.map(({ length }) => length)).toEqual([1, 4, 4, 4, 4, 4, 1]);
    },
  );
});

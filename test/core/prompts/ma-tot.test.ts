import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readVerdict } from "../../../core/prompts/ma-tot.ts";

describe("readVerdict", () => {
  it.each([
    ["Reasoning is Valid", true],
    ["Every step follows.\n**Reasoning is Valid.**", true],
    ["reasoning is **valid**", true],
    ["Reasoning: Valid", true],
    ["Reasoning is Valid because each step follows.", true],
    ['I end with the line "Reasoning is Valid".', true],
    ["The reasoning is invalid as step 2 is wrong", false],
    ["Reasoning is: Valid", true],
    ["Reasoning is Invalid: step 2 is wrong.", false],
    ["Reasoning is not valid.", false],
    ["Reasoning is \\textbf{Invalid}", false],
  ])("reads %j", (reply, valid) => {
    expect(readVerdict(reply)).toBe(valid);
  });

  it.each([
    ["an empty reply", ""],
    ["a reply without the marker", "All steps are valid."],
    ["a marker that is cut off", "The reasoning is inval"],
    ["both markers offered at once", "Reasoning is Valid or Invalid"],
    ["a remark on a part", "The reasoning is valid up to step 3. Step 4 is"],
    ["a remark on one criterion", "The reasoning is valid as it answers what is asked. Facts: the number"],
    ["a verdict that is taken back", 'I cannot write "Reasoning is Valid", because step 2 is wrong.'],
  ])("reads no verdict from %s", (_what, reply) => {
    expect(readVerdict(reply)).toBeNull();
  });

  it("goes by the last marker", () => {
    expect(readVerdict("Reasoning is Valid at first. But the sum is wrong: Reasoning is Invalid.")).toBe(
      false,
    );
    expect(readVerdict("It is said that reasoning is invalid. I find: Reasoning is Valid")).toBe(true);
    expect(readVerdict("Reasoning is Invalid. The reasoning is valid up to step 3.")).toBe(false);
  });

  it("reads the verdict at the end of any reply", () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (before, valid) => {
        const reply = `${before.replace(/[`\\{}<]/g, "")}\nReasoning is ${valid ? "Valid" : "Invalid"}`;
        expect(readVerdict(reply)).toBe(valid);
      }),
    );
  });
});

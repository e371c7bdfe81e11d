import { describe, expect, it } from "vitest";
import { maTot } from "../../../../core/strategies/ma-tot.ts";
import type { OptionsOf } from "../../../../core/strategies/options.ts";
import { numberQuestion } from "../../../support/questions.ts";
import {
  scriptedContext,
  type ScriptedContext,
  type ScriptedParts,
} from "../../../support/scripted-context.ts";

/** One thought and one vote for each tree, so that a round has two calls for each reasoner. */
const OPTIONS: OptionsOf<typeof maTot.options> = {
  ...{ agents: 3, temperature: 1, depth: 1, width: 1, votes: 1, beam: 1, rounds: 2, validator: "programs" },
};

const program = (result: string) => `\`\`\`python\nprint(${result})\n\`\`\``;

/** Reasoners with these answers, and programs with these results; a validator that is asked finds everything valid. */
function scripted(
  answers: readonly string[],
  programs: readonly string[],
  parts: ScriptedParts = {},
): ScriptedContext {
  return scriptedContext(({ path, role }) => {
    const number = Number(/(?:reasoner|program)-(\d+)/.exec(path)?.[1] ?? 1);
    if (role === "voter") return "The best choice is 1";
    if (role === "reasoner") return `The answer is ${answers[number - 1] ?? "0"}.`;
    return path.startsWith("check/") ? (programs[number - 1] ?? "") : "Reasoning is Valid";
  }, parts);
}

const validity = ({ observations }: ScriptedContext) =>
  observations.flatMap((seen) => (seen.kind === "validated" ? [seen.valid] : []));
const checks = ({ calls }: ScriptedContext) => calls.filter(({ role }) => role === "validator");

describe("a validator that computes the answer anew", () => {
  it("finds a chain valid whose answer any program comes to, and the others not", async () => {
    const context = scripted(["7", "8", "9"], [program("3 + 4"), program("9.0"), "no program"]);
    await maTot.run(numberQuestion(), { ...OPTIONS, rounds: 1 }, context);
    expect(validity(context)).toEqual([true, false, true]);
  });

  it("takes a result for an answer that is rounded to some decimals, and for no whole one", async () => {
    const context = scripted(["33.33", "33.34", "13"], [program("100 / 3"), program("12.5")]);
    await maTot.run(numberQuestion(), { ...OPTIONS, rounds: 1 }, context);
    expect(validity(context)).toEqual([true, false, false]);
  });

  it("lets chains that agree but for the result's further decimals reach a consensus", async () => {
    const context = scripted(["33.33", "33.33", "33.33"], [program("100 / 3")]);
    const outcome = await maTot.run(numberQuestion(), OPTIONS, context);
    expect(validity(context)).toEqual([true, true, true]);
    expect(outcome).toEqual({ answer: "33.33", agreement: 1 });
  });

  it("writes five programs once for all chains and rounds, without a chain in view", async () => {
    const context = scripted(["1", "2", "3"], [program("7"), program("7"), program("7")]);
    await maTot.run(numberQuestion(), OPTIONS, context);
    expect(checks(context).map(({ path }) => path)).toEqual([
      "check/program-1",
      "check/program-2",
      "check/program-3",
      "check/program-4",
      "check/program-5",
    ]);
    expect(checks(context).map(({ sampling }) => sampling)).toEqual([
      { temperature: 0 },
      { temperature: 0 },
      { temperature: 0.8 },
      { temperature: 0.8 },
      { temperature: 0.8 },
    ]);
    expect(checks(context).every(({ messages }) => !JSON.stringify(messages).includes("The answer is"))).toBe(
      true,
    );
    expect(validity(context)).toEqual([false, false, false, false, false, false]);
  });

  it("tells a reasoner what came out instead", async () => {
    const context = scripted(["1", "7", "3"], [program("7"), program("7"), program("5")]);
    await maTot.run(numberQuestion(), OPTIONS, context);
    const again = context.calls.find(({ path }) => path === "round-2/reasoner-1/level-1/thought-1");
    expect(again?.messages.at(-1)?.content).toContain("Computed anew, the answer is 7, 5.");
  });

  it("asks for the verdict of the paper where no program can be computed", async () => {
    const context = scripted(["7", "7", "8"], ["", "no program", "```python\nprint(x)\n```"]);
    const outcome = await maTot.run(numberQuestion(), OPTIONS, context);
    expect(validity(context)).toEqual([true, true, true]);
    expect(outcome.answer).toBe("7");
    expect(checks(context)).toHaveLength(8);
  });

  it.each([
    ["a question that asks for no number", numberQuestion({ answerType: "yesno" }), {}],
    ["the practice model, which writes no programs", numberQuestion(), { prompts: "terse" } as const],
  ])("asks for the verdict for %s", async (_, question, parts) => {
    const context = scripted(["7", "7", "7"], [], parts);
    await maTot.run(question, { ...OPTIONS, rounds: 1 }, context);
    expect(checks(context).map(({ path }) => path)).toEqual([
      "round-1/validator-1",
      "round-1/validator-2",
      "round-1/validator-3",
    ]);
  });

  it("is the default, and counts in the largest number of calls", () => {
    expect(maTot.options.validator.default).toBe("programs");
    expect(
      maTot.maxCalls({ ...OPTIONS, rounds: 1 }) -
        maTot.maxCalls({ ...OPTIONS, rounds: 1, validator: "verdict" }),
    ).toBe(5);
  });

  it("counts for nothing there where no answer is a number", () => {
    const byVerdict = maTot.maxCalls({ ...OPTIONS, validator: "verdict" });
    expect(maTot.maxCalls(OPTIONS, undefined, ["choice", "yesno"])).toBe(byVerdict);
    expect(maTot.maxCalls(OPTIONS, undefined, ["choice", "number"])).toBe(byVerdict + 5);
  });
});

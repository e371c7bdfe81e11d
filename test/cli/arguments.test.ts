import { describe, expect, it } from "vitest";
import { parseArguments } from "../../cli/arguments.ts";
import { RUN_FLAGS, runRequest } from "../../cli/run-flags.ts";

const parsed = (...args: readonly string[]) => parseArguments(args, RUN_FLAGS, 0);
const requestOf = (...args: readonly string[]) => runRequest(parsed(...args));

describe("a flag that is given twice", () => {
  it("has the last value, by which scripts are overridden", () => {
    const request = requestOf("--seed", "0", "--seed", "7", "--model", "a", "--model", "b");
    expect(request).toMatchObject({ seed: 7, model: "b" });
  });

  it("is refused where one role gets two models", () => {
    expect(() => requestOf("--agent", "judge=a", "--agent", "judge=b")).toThrow(
      '"judge" is given twice, as "a" and "b": leave one out.',
    );
    expect(requestOf("--agent", "judge=a", "--agent", "solver=b")).toMatchObject({
      agents: { judge: "a", solver: "b" },
    });
  });
});

describe("an option of a method", () => {
  it.each([
    [["--option", "agents=5", "--agents", "3"], '"agents" is given twice, as "3" and "5": leave one out.'],
    [["--no-amr", "--option", "amr=true"], '"amr" is given twice, as "false" and "true"'],
  ])("is refused where its flag and --option differ: %j", (args, message) => {
    expect(() => requestOf(...args)).toThrow(message);
  });

  it("may be given the same value in both ways, and another one by a later --option", () => {
    const { options } = requestOf("--amr", "--option", "amr=true", "--option", "turns=2", "--option=turns=3");
    expect(options).toEqual({ amr: "true", turns: "3" });
  });

  it("has a flag also where many methods share it, as how queries are compared", () => {
    expect(requestOf("--sql-compare", "set").options).toEqual({ sqlCompare: "set" });
  });

  it("is also known to --option by the name of its flag", () => {
    expect(requestOf("--option", "tit-for-tat=2").options).toEqual({ titForTat: "2" });
  });
});

describe("a switch with a value", () => {
  it.each([
    [
      ["--adaptive-break=false"],
      "--adaptive-break takes no value: write --adaptive-break or --no-adaptive-break.",
    ],
    [["--amr", "false", "--seed", "1"], "--amr takes no value: write --amr or --no-amr."],
    [["--no-store=true"], "--no-store takes no value: write --no-store."],
  ])("is refused by how it is written: %j", (args, message) => {
    expect(() => parsed(...args)).toThrow(message);
  });
});

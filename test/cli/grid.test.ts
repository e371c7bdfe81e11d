import { describe, expect, it } from "vitest";
import { parseArguments } from "../../cli/arguments.ts";
import { sweepCommand } from "../../cli/commands/sweep.ts";
import { readGrid, searchOf } from "../../cli/grid.ts";

const search = (...args: readonly string[]) => searchOf(parseArguments(args, sweepCommand.flags, 0));

describe("--grid", () => {
  it("takes methods and models apart from the options", () => {
    expect(readGrid('{"strategy":["mcf","dialogue"],"model":["practice"],"agents":[2,3]}')).toEqual({
      strategies: ["mcf", "dialogue"],
      models: ["practice"],
      grid: { agents: [2, 3] },
    });
  });

  it("varies nothing where it is not given", () => {
    expect(readGrid(undefined)).toEqual({ strategies: null, models: null, grid: {} });
  });

  it.each([
    ["[2,3]", "--grid needs a JSON object of lists"],
    ['{"agents":[2,3', "--grid needs a JSON object of lists"],
    ['{"strategy":"mcf"}', '"strategy" in --grid needs a list of names, not "mcf"'],
    ['{"model":[]}', '"model" in --grid needs a list of names, not []'],
  ])("refuses %s", (text, message) => {
    expect(() => readGrid(text)).toThrow(message);
  });
});

describe("--search", () => {
  it("is the whole grid unless told otherwise", () => {
    expect(search()).toEqual({ kind: "grid" });
  });

  it("says how many cells are drawn, and how halving halves", () => {
    expect(search("--search", "random", "--samples", "5")).toEqual({ kind: "random", samples: 5 });
    expect(search("--search", "halving", "--eta", "3", "--first", "8", "--samples", "9")).toEqual({
      kind: "halving",
      eta: 3,
      first: 8,
      samples: 9,
    });
  });

  it.each([
    [["--search", "random"], "--search random needs --samples K"],
    [["--samples", "3"], "--samples goes with --search random or halving"],
    [["--eta", "3"], "--eta and --first go with --search halving"],
    [["--search", "annealing"], "--search cannot be"],
  ])("refuses %j", (args, message) => {
    expect(() => search(...args)).toThrow(message);
  });
});

import { describe, expect, it } from "vitest";
import { parseArguments } from "../../cli/arguments.ts";
import { sweepCommand } from "../../cli/commands/sweep.ts";
import { readGrid, refuseSecondName, refuseSetAndVaried, searchOf } from "../../cli/grid.ts";

const parsed = (...args: readonly string[]) => parseArguments(args, sweepCommand.flags, 0);
const search = (...args: readonly string[]) => searchOf(parsed(...args));

describe("--grid", () => {
  it("takes methods and models apart from the options", () => {
    expect(readGrid('{"strategy":["mcf","dialogue"],"model":["practice"],"agents":[2,3]}')).toEqual({
      strategies: ["mcf", "dialogue"],
      models: ["practice"],
      grid: { agents: [2, 3] },
    });
  });

  it("knows an option also by the name of its flag", () => {
    const { grid } = readGrid('{"adaptive-break":[true,false],"titForTat":[0,3]}');
    expect(grid).toEqual({ adaptiveBreak: [true, false], titForTat: [0, 3] });
  });

  it("varies nothing where it is not given", () => {
    expect(readGrid(undefined)).toEqual({ strategies: null, models: null, grid: {} });
  });

  it.each([
    ["[2,3]", "--grid needs a JSON object of lists"],
    ['{"agents":[2,3', "--grid needs a JSON object of lists"],
    ['{"strategy":"mcf"}', '"strategy" in --grid needs a list of names, not "mcf"'],
    ['{"model":[]}', '"model" in --grid needs a list of names, not []'],
    ['{"adaptive-break":[true],"adaptiveBreak":[false]}', '"adaptiveBreak" stands twice in --grid'],
  ])("refuses %s", (text, message) => {
    expect(() => readGrid(text)).toThrow(message);
  });

  it.each([
    ["linux", `e.g. '{"agents":[2,3],"temperature":[0.2,0.8]}', not`],
    ["darwin", `e.g. '{"agents":[2,3],"temperature":[0.2,0.8]}', not`],
    ["win32", `e.g. "{""agents"":[2,3],""temperature"":[0.2,0.8]}", not`],
  ])("shows on %s how it is typed there", (platform, example) => {
    expect(() => readGrid("{agents:[2,3]}", platform)).toThrow(example);
  });
});

describe("a method or a model", () => {
  it.each(["strategy", "model"])("is not named twice by --%s, but varied by --grid", (axis) => {
    expect(() => refuseSecondName(parsed(`--${axis}=a`, `--${axis}=b`), "linux")).toThrow(
      `--${axis} is given as "a" and as "b": leave one out, or vary it with --grid '{"${axis}":["a","b"]}'.`,
    );
  });

  it("may be named once more", () => {
    expect(() => refuseSecondName(parsed("--model", "a", "--model", "a"))).not.toThrow();
  });
});

describe("what a flag sets", () => {
  type Given = Readonly<Record<string, string>>;
  const refuse = (set: Given, grid: string) => refuseSetAndVaried(set, readGrid(grid));

  it.each<[Given, string, string]>([
    [{ strategy: "mcf" }, '{"strategy":["io","mcf"]}', '"strategy" is set to "mcf"'],
    [{ model: "practice" }, '{"model":["practice","other"]}', '"model" is set to "practice"'],
    [{ agents: "4" }, '{"agents":[2,3]}', '"agents" is set to "4" by a flag, and --grid varies it'],
  ])("is not varied too: %j", (set, grid, message) => {
    expect(() => refuse(set, grid)).toThrow(message);
  });

  it("holds for all cells beside what is varied", () => {
    expect(() => refuse({ strategy: "mcf", turns: "2" }, '{"agents":[2,3]}')).not.toThrow();
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

import { describe, expect, it } from "vitest";
import { ANALYSIS_KINDS } from "../../core/analyses/analysis.ts";
import type { AnswerType } from "../../core/question.ts";
import { findStrategy, STRATEGIES } from "../../core/strategies/index.ts";
import { resolveOptions } from "../../core/strategies/options.ts";
import type { ModelOutlook, Strategy } from "../../core/strategies/strategy.ts";
import { columnsOf } from "../../engine/export/rows.ts";
import type { ExportSource } from "../../engine/export/source.ts";
import { DEFAULT_LIMITS } from "../../native/sql/limits.ts";
import { evaluation, question, sweep } from "../engine/export/support/runs.ts";
import { codesIn, pageText, tableOn } from "../support/pages.ts";

/** A real model on which `mcf` compares replies with each other, without an adversarial one. */
const SMALL: ModelOutlook = { parameters: 1.5e9, prompts: "standard" };
const PRACTICE: ModelOutlook = { parameters: 6e6, prompts: "terse" };

/** The most calls of a method at its defaults. */
function most(id: string, model?: ModelOutlook, answerTypes?: readonly AnswerType[]): number {
  const strategy = findStrategy(id);
  return strategy.maxCalls(resolveOptions(id, strategy.options, {}), model, answerTypes);
}

/** The calls that a method usually makes at its defaults. */
function usual(id: string, model?: ModelOutlook): number {
  const strategy = findStrategy(id);
  return strategy.expectedCalls(resolveOptions(id, strategy.options, {}), model).calls;
}

/** How a document writes the calls of a method that always makes as many, or else at most so many. */
function callsOf(id: string): string {
  return usual(id) === most(id) ? String(most(id)) : `up to ${most(id)}`;
}

/** What is to be told of every method, in the order in which they are offered. */
function ofEach<Value>(value: (strategy: Strategy) => Value): readonly (readonly [id: string, Value])[] {
  return STRATEGIES.map((strategy) => [strategy.id, value(strategy)]);
}

/** A page as one line: it does not matter where its lines are broken. */
function lineOf(path: string): string {
  return pageText(path).replaceAll(/\s+/g, " ");
}

describe("the methods in README.md", () => {
  /** Where more is told. The least calls of a method are not told by its functions, but counted in its own tests. */
  const MORE: Readonly<Record<string, string>> = {
    "auto-cot": "1", // The exemplars are written once a run.
    mcf: `about ${usual("mcf", SMALL)}, up to ${most("mcf", SMALL)}`,
    "mad-judge": `4 to ${most("mad-judge")}, SQL from 3`,
    cfmad: `${most("cfmad")}; ${most("cfmad", undefined, ["yesno"])} for yes or no`,
    "ma-tot": `65 to ${most("ma-tot")}`,
    adaptive: `4 to ${most("adaptive")}`,
  };

  it("are those that there are, with their calls", () => {
    const told = tableOn("README.md", "Method", "Calls").flatMap(([methods = "", calls = ""]) => {
      const ids = codesIn(methods);
      const parts = calls.split("; ");
      // Several methods have as many parts, or one in common.
      return ids.map((id, index) => [id, parts.length === ids.length ? parts[index] : calls] as const);
    });
    expect(told).toHaveLength(STRATEGIES.length);
    expect(new Map(told)).toEqual(new Map(ofEach(({ id }) => MORE[id] ?? callsOf(id))));
  });

  it("have the calls that are told beside the table", () => {
    const page = lineOf("README.md");
    const anywhere = (id: string) => most(id, undefined, ["choice"]);
    expect(page).toContain(` ${STRATEGIES.length} methods`);
    expect(page).toContain(
      `\`ma-tot\` takes 63 to ${anywhere("ma-tot")} and \`adaptive\` 3 to ${anywhere("adaptive")};`,
    );
    expect(page).toContain(
      `(${usual("mcf")} calls, up to ${most("mcf")}) and on the practice model (${usual("mcf", PRACTICE)})`,
    );
  });
});

describe("the methods in docs/methods.md", () => {
  const ROWS = tableOn("docs/methods.md", "Method", "Roles for `--agent`").map(
    ([method = "", roles = "", calls = "", temperature = "", others = ""]) => {
      return { id: codesIn(method).join(), roles, calls, temperature, others };
    },
  );

  it("are those that there are, in their order", () => {
    expect(ROWS.map(({ id }) => id)).toEqual(STRATEGIES.map(({ id }) => id));
    expect(lineOf("docs/methods.md")).toContain(` ${STRATEGIES.length} methods`);
  });

  it("have their roles, those of another method by its name", () => {
    const rolesIn = (cell: string): readonly string[] =>
      codesIn(cell).flatMap((code): readonly string[] => {
        const named = STRATEGIES.find(({ id }) => id === code);
        return named === undefined ? [code] : named.roles;
      });
    expect(ROWS.map(({ id, roles }) => [id, rolesIn(roles)])).toEqual(ofEach(({ roles }) => roles));
  });

  it("have their calls at the defaults, in brackets behind a formula", () => {
    const more: Readonly<Record<string, string>> = {
      "auto-cot": "1, and `shots` once a run",
      mcf: `up to ${most("mcf")}; with \`peers\` N for N + 1, up to ${most("mcf", SMALL)}`,
      "mad-judge": `4 to ${most("mad-judge")}; for SQL from 3`,
      cfmad: `${most("cfmad")}; ${most("cfmad", undefined, ["yesno"])}`,
      "ma-tot": `65 to ${most("ma-tot")}`,
      adaptive: `4 to ${most("adaptive")}`,
    };
    const callsIn = (cell: string) =>
      (/\(([^()]*)\)[^()]*$/.exec(cell)?.[1] ?? cell).replaceAll("≤", "up to");
    expect(ROWS.map(({ id, calls }) => [id, callsIn(calls)])).toEqual(
      ofEach(({ id }) => more[id] ?? callsOf(id)),
    );
  });

  it("have their defaults, but for what is off", () => {
    /** Told below the table, or as those of `tot`. */
    const elsewhere: Readonly<Record<string, readonly string[]>> = {
      mcf: ["parser", "depth", "minimum", "lambda", "outlierTest"],
      "ma-tot": ["depth", "width", "votes", "beam"],
    };
    const defaultsIn = (cell: string) => {
      const pairs = cell.matchAll(/`(\w+)`(?: \(\w\))? ([\w-]+)/g);
      return [...pairs].map(([, name = "", value = ""]) => [name, value] as const);
    };
    const defaultsOf = ({ id, options }: Strategy) =>
      Object.entries(options)
        .filter(([name, option]) => option.default !== false && !(elsewhere[id] ?? []).includes(name))
        .map(([name, option]) => [name, option.default === true ? "on" : String(option.default)] as const);
    const told = ROWS.map(({ id, temperature, others }) => [
      id,
      Object.fromEntries<string>([["temperature", temperature], ...defaultsIn(others)]),
    ]);
    expect(told).toEqual(ofEach((strategy) => Object.fromEntries(defaultsOf(strategy))));
  });

  it("run queries within the limits that are told", () => {
    const page = lineOf("docs/methods.md");
    const { seconds, rows, resultBytes, memoryBytes, fileBytes } = DEFAULT_LIMITS;
    const { queryCharacters, schemaCharacters, describeSeconds } = DEFAULT_LIMITS;
    const inWords = (count: number) => count.toLocaleString("en");
    expect(page).toContain(
      `${seconds} s, ${inWords(rows)} rows, ${resultBytes / 1e6} MB of result, ${memoryBytes / 1e6} MB of memory, ` +
        `${inWords(queryCharacters)} characters, files of ${fileBytes / 1e9} GB`,
    );
    expect(page).toContain(`Beyond ${inWords(schemaCharacters)} characters`);
    expect(page).toContain(`over ${describeSeconds} s to describe`);
  });
});

describe("docs/exports.md", () => {
  it("tells the columns of tables in their order, those of a sweep first and those of a run last", () => {
    const told = tableOn("docs/exports.md", "Column", "Content").map(([names = ""]) => codesIn(names));
    const namesOf = (source: ExportSource) => columnsOf(source).map(({ name }) => name);
    // The first row is that of the cell, the second that of the axes, of which this sweep has none.
    expect(told.slice(2).flat()).toEqual(namesOf({ details: evaluation([question("q1")]) }));
    expect(told.slice(0, -1).flat()).toEqual(namesOf(sweep([], [])));
  });
});

describe("docs/evaluating.md", () => {
  it("tells all analyses in their order", () => {
    const told = tableOn("docs/evaluating.md", "kind", "what it shows").map(([kind = ""]) => codesIn(kind));
    expect(told.flat()).toEqual(ANALYSIS_KINDS);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import { findStrategy, STRATEGIES } from "../../../core/strategies/index.ts";
import { resolveOptions, type OptionTable } from "../../../core/strategies/options.ts";

const TABLE: OptionTable = {
  agents: { type: "integer", default: 3, min: 1, max: 32, help: "" },
  temperature: { type: "number", default: 0.8, min: 0, max: 2, help: "" },
  amr: { type: "boolean", default: false, help: "" },
  select: { type: "choice", default: "adversary", values: ["adversary", "peers"], help: "" },
};

const resolve = (given: Record<string, unknown>) => resolveOptions("mcf", TABLE, given);

describe("resolveOptions", () => {
  it("fills in defaults", () => {
    expect(resolve({})).toEqual({ agents: 3, temperature: 0.8, amr: false, select: "adversary" });
  });

  it("reads values as a command line writes them", () => {
    expect(resolve({ agents: "5", temperature: "0", amr: "true", select: "peers" })).toEqual({
      agents: 5,
      temperature: 0,
      amr: true,
      select: "peers",
    });
  });

  it("reads a number as the choice that is called by it", () => {
    const level = { type: "choice", default: "auto", values: ["auto", "0", "1"], help: "" } as const;
    const read = (given: unknown) => resolveOptions("mad-judge", { level }, { level: given });
    expect(read(0)).toEqual({ level: "0" });
    expect(() => read(2)).toThrow('Option "level" cannot be 2; it must be one of auto, 0, 1.');
  });

  it.each([
    [{ agents: 0 }, "agents", "0"],
    [{ agents: 100000 }, "agents", "100000"],
    [{ agents: 2.5 }, "agents", "2.5"],
    [{ agents: "many" }, "agents", "many"],
    [{ temperature: -1 }, "temperature", "-1"],
    [{ temperature: NaN }, "temperature", "null"],
    [{ temperature: "" }, "temperature", '""'],
    [{ amr: "yes" }, "amr", "yes"],
    [{ select: "best" }, "select", "best"],
  ])("refuses %j and names the option, the value and what is allowed", (given, option, value) => {
    expect(() => resolve(given)).toThrow(`Option "${option}" cannot be ${value}; it must be`);
  });

  it("refuses an option that the method has no use for, and lists those it has", () => {
    expect(() => resolve({ votes: 5 })).toThrow(
      '"mcf" has no option "votes". Its options: agents, temperature, amr, select.',
    );
  });

  it("gives a value in range or a ContractError, whatever is given", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        try {
          const { agents } = resolve({ agents: value });
          expect(agents).toSatisfy((n: number) => Number.isInteger(n) && n >= 1 && n <= 32);
        } catch (error) {
          expect(error).toBeInstanceOf(ContractError);
        }
      }),
    );
  });
});

describe("the tables of all strategies", () => {
  it.each(STRATEGIES.map((strategy) => [strategy.id, strategy] as const))(
    "%s has defaults that its own ranges allow",
    (_id, strategy) => {
      const defaults = resolveOptions(strategy.id, strategy.options, {});
      expect(() => resolveOptions(strategy.id, strategy.options, defaults)).not.toThrow();
      expect(strategy.maxCalls(defaults)).toBeGreaterThan(0);
    },
  );

  it("give options of one name one type, since they share a flag", () => {
    const types = new Map<string, Set<string>>();
    for (const { options } of STRATEGIES) {
      for (const [name, { type }] of Object.entries(options)) {
        types.set(name, (types.get(name) ?? new Set()).add(type));
      }
    }
    for (const [name, seen] of types) expect([name, seen.size]).toEqual([name, 1]);
  });
});

describe("findStrategy", () => {
  it("suggests the nearest id for a mistyped one", () => {
    expect(() => findStrategy("zero-shot-cto")).toThrow(
      'There is no strategy "zero-shot-cto". Did you mean "zero-shot-cot"?',
    );
  });

  it("suggests nothing where nothing is near", () => {
    expect(() => findStrategy("xyzzy")).toThrow('There is no strategy "xyzzy". There are: io,');
  });
});

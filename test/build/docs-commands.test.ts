import { describe, expect, it } from "vitest";
import { parseArguments, type Flags } from "../../cli/arguments.ts";
import { COMMAND_NAMES, loadCommand } from "../../cli/commands/index.ts";
import { strategyOptions } from "../../cli/strategy-flags.ts";
import { reasonOf } from "../../core/errors.ts";
import { findStrategy } from "../../core/strategies/index.ts";
import { optionsOf } from "../../core/strategies/options-of.ts";
import { resolveOptions } from "../../core/strategies/options.ts";
import { codesIn, PAGES, pageText } from "../support/pages.ts";

const PROGRAM = /^(?:\$ )?(?:counterpoint|npm run -s counterpoint --) /;

/** Those of every command (cli/main.ts). */
const COMMON: Flags = {
  json: { type: "boolean", help: "" },
  home: { type: "string", help: "" },
  help: { type: "boolean", help: "" },
};

/** The name of the command that a text begins with. */
function commandIn(text: string): string | undefined {
  return COMMAND_NAMES.find((name) => `${text} `.startsWith(`${name} `));
}

/** Without the program's name: the commands on lines of their own, and those that stand in a text as code. */
function commandsOn(path: string): readonly string[] {
  const page = pageText(path).replaceAll("\\\n", " ");
  const lines = page.split("\n").filter((line) => PROGRAM.test(line));
  const uncommented = lines.map((line) => line.replace(/\s#.*$/, ""));
  const codes = codesIn(page).filter((code) => PROGRAM.test(code) || commandIn(code) !== undefined);
  return [...uncommented, ...codes].map((command) => command.replace(PROGRAM, "").trim());
}

/** Throws if a command cannot be called as it is written; brackets say what may be left out, "…" that more may follow. */
async function check(written: string): Promise<void> {
  const words = written.replaceAll(/[[\]…]/g, " ").match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  const name = commandIn(words.join(" ")) ?? "";
  const command = await loadCommand(name);
  if (command === undefined) throw new Error("There is no such command.");
  // Hidden flags are known only to be refused.
  const flags = Object.entries(command.flags).filter(([, { hidden }]) => hidden !== true);
  const known = { ...Object.fromEntries(flags), ...COMMON };
  const args = parseArguments(words.slice(name.split(" ").length), known, command.positionals);
  const strategy = args.text("strategy");
  if (strategy === undefined || strategy === "ID") return;
  resolveOptions(strategy, optionsOf(findStrategy(strategy)), strategyOptions(args));
}

async function refusalOf(written: string): Promise<readonly string[]> {
  try {
    await check(written);
    return [];
  } catch (error) {
    return [`${written}: ${reasonOf(error)}`];
  }
}

describe("the commands of the documents", () => {
  it("are found in blocks, over several lines, and in the text", () => {
    expect(commandsOn("README.md")).toEqual(expect.arrayContaining(["serve --open", "doctor"]));
    expect(commandsOn("docs/methods.md").join("\n")).toMatch(/^ask ".+" +--strategy mcf --agents 3/m);
    expect(commandsOn("docs/evaluating.md")).toContain("runs analyse --kind accuracy");
  });

  it.each([
    ["runs lst", "There is no such command."],
    ["runs list --wrong", "There is no flag --wrong here."],
    ["eval --data FILE --strategy io --agents 3", '"io" has no option "agents".'],
  ])("are refused if they are written as %j", async (command, refusal) => {
    expect(await refusalOf(command)).toEqual([expect.stringContaining(refusal)]);
  });

  it.each(PAGES)("can be called as %s writes them, with options that the method has", async (path) => {
    const refusals = await Promise.all(commandsOn(path).map(refusalOf));
    expect(refusals.flat()).toEqual([]);
  });
});

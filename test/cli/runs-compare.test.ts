import { beforeEach, describe, expect, it } from "vitest";
import { parseArguments } from "../../cli/arguments.ts";
import type { Command } from "../../cli/command.ts";
import { runsAnalyseCommand } from "../../cli/commands/runs-analyse.ts";
import { runsCompareCommand } from "../../cli/commands/runs-compare.ts";
import type { Terminal } from "../../cli/output.ts";
import { UsageError } from "../../cli/usage-error.ts";
import { CancelledError } from "../../core/errors.ts";
import { shellWord } from "../../core/eval-command.ts";
import { modelDouble } from "../engine/doubles.ts";
import { engineOn, sums } from "../engine/engine-double.ts";
import { temporaryFolder } from "../support/folder.ts";

let home: string;
let runs: readonly string[];

beforeEach(async () => {
  home = await temporaryFolder();
  const engine = await engineOn(
    modelDouble(() => "1"),
    { home },
  );
  const data = await sums(2);
  const one = await engine.evaluate({ data });
  const two = await engine.evaluate({ data, options: { agents: 2 } });
  runs = [one.run, two.run];
  await engine.close();
});

/** What a command prints about both runs. */
const printed = (command: Command, ...args: readonly string[]) =>
  printedUntil(new AbortController().signal, command, ...args);

async function printedUntil(
  signal: AbortSignal,
  command: Command,
  ...args: readonly string[]
): Promise<string> {
  const lines: string[] = [];
  const terminal: Terminal = {
    ...{ json: args.includes("--json"), interactive: false, width: 80, style: (_format, text) => text },
    ...{ note: () => undefined, status: () => undefined },
    print: (text) => lines.push(text),
    printFile: (content) => lines.push(content),
    printJson: (document) => lines.push(JSON.stringify(document)),
  };
  const flags = { ...command.flags, json: { type: "boolean", help: "" } } as const;
  const parsed = parseArguments([...runs, ...args], flags, runs.length);
  await command.run({ args: parsed, home, terminal, signal });
  return lines.join("\n");
}

const refused = async (words: string, command: Command, ...args: readonly string[]) => {
  await expect(printed(command, ...args)).rejects.toBeInstanceOf(UsageError);
  await expect(printed(command, ...args)).rejects.toThrow(words);
};

describe("runs compare", () => {
  it("writes a comparison for a paper in Markdown, with the commands that make its runs again", async () => {
    const text = await printed(runsCompareCommand, "--format", "markdown");
    expect(text).toMatch(/^2 runs were compared .+ on 2 questions of sums\.jsonl \(SHA-256 /);
    expect(text).toContain("| B | crowd | agents 2 | 1 of 2 |");
    expect(text).toContain(
      "counterpoint eval --data sums.jsonl --limit 2 --model scripted --strategy crowd --option agents=2",
    );
  });

  it("writes it in LaTeX", async () => {
    const text = await printed(runsCompareCommand, "--format", "latex");
    expect(text).toContain("B & crowd & agents 2 & 1 of 2 &");
    expect(text).toContain("% counterpoint eval --data sums.jsonl");
  });

  it("shows it for a terminal, and as JSON, as ever", async () => {
    expect(await printed(runsCompareCommand)).toMatch(/^2 questions in all of the runs/);
    const json = await printed(runsCompareCommand, "--json");
    expect(JSON.parse(json)).toMatchObject({ shared: 2, budget: null });
  });

  it("offers, where there is nothing to set a method against, a command that makes it in the same home", async () => {
    const printing = printed(runsCompareCommand, "--budget", "tokens");
    await expect(printing).rejects.toThrow(
      "name it too: counterpoint eval --data sums.jsonl --limit 2 --model scripted --strategy self-consistency ",
    );
    await expect(printing).rejects.toThrow(` --home ${shellWord(home, process.platform)}`);
  });

  it("refuses two forms at once, other forms, and questions in a paper's text", async () => {
    const refusedWith = (words: string, ...args: readonly string[]) =>
      refused(words, runsCompareCommand, ...args);
    await refusedWith("--json and --format latex are two forms", "--format", "latex", "--json");
    await refusedWith('--format cannot be "html"', "--format", "html");
    await refusedWith("--questions has no place in a paper's text", "--format", "latex", "--questions");
  });
});

describe("runs analyse", () => {
  it("writes its tables in Markdown", async () => {
    const text = await printed(runsAnalyseCommand, "--kind", "accuracy", "--format", "markdown");
    expect(text).toMatch(/^## Accuracy\n\n\*\*Accuracy by run\*\*\n\n\| Run \|/);
  });

  it("wants to know which, and no two forms at once", async () => {
    const format = ["--format", "markdown"];
    await refused("--format needs what to write: name it with --kind.", runsAnalyseCommand, ...format);
    const both = ["--kind", "accuracy", "--json", ...format];
    await refused("--json and --format markdown are two forms", runsAnalyseCommand, ...both);
  });
});

it.each<[string, Command, ...string[]]>([
  ["compare", runsCompareCommand],
  ["compare --format", runsCompareCommand, "--format", "markdown"],
  ["analyse", runsAnalyseCommand, "--kind", "accuracy"],
  ["analyse without --kind", runsAnalyseCommand],
])("runs %s ends when it is cancelled, as cancelled", async (_words, command, ...args) => {
  await expect(printedUntil(AbortSignal.abort(), command, ...args)).rejects.toThrow(CancelledError);
});

import type { Command, CommandContext } from "../command.ts";
import { comparisonText, differingQuestionsText } from "../comparison-text.ts";
import { formatOf, given, oneOf } from "../given.ts";
import { withLocalEngine } from "../local-engine.ts";
import { runsListed } from "../named-run.ts";
import { UsageError } from "../usage-error.ts";

const FORMATS = ["markdown", "latex"] as const;

export const runsCompareCommand: Command = {
  name: "runs compare",
  usage: "RUN RUN…",
  help: "Set evaluations of the same data against the first one named; a sweep stands for the runs of its cells",
  flags: {
    budget: {
      type: "string",
      value: "tokens",
      help: "Set each method against self-consistency that generates as many tokens",
    },
    questions: { type: "boolean", help: "Also show the questions that were answered differently" },
    format: {
      type: "string",
      value: FORMATS.join("|"),
      help: "Write it for a paper: a paragraph, a table, and the commands that make the runs again",
    },
  },
  positionals: Infinity,
  run: compare,
};

async function compare({ args, home, terminal, signal }: CommandContext): Promise<void> {
  const runs = args.positionals;
  if (runs.length === 0)
    throw new UsageError(`Name the runs: counterpoint runs compare RUN RUN. ${runsListed(home)}`);
  const budget = oneOf("budget", args.text("budget"), ["tokens"]);
  const request = { runs, ...given("budget", budget) };
  const format = formatOf(args, terminal.json, FORMATS);
  if (format !== undefined) {
    if (args.on("questions"))
      throw new UsageError("--questions has no place in a paper's text: leave it out, or --format.");
    const text = await withLocalEngine(home, (client) => client.runs.compareForPaper(request), { signal });
    terminal.printFile(text[format]);
    return;
  }
  const comparison = await withLocalEngine(home, (client) => client.runs.compare(request), { signal });
  if (terminal.json) {
    terminal.printJson(comparison);
    return;
  }
  terminal.print(comparisonText(comparison));
  if (args.on("questions")) terminal.print(`\n${differingQuestionsText(comparison)}`);
}

import { ANALYSIS_KINDS, type AnalysisKind } from "../../core/analyses/analysis.ts";
import { markdownOfAnalysis } from "../../core/analyses/table-text.ts";
import { wordsOf } from "../../core/analyses/words.ts";
import { analysisText } from "../analysis-text.ts";
import type { Command, CommandContext } from "../command.ts";
import { formatOf, oneOf } from "../given.ts";
import { withLocalEngine } from "../local-engine.ts";
import { runsListed } from "../named-run.ts";
import { table, type Terminal } from "../output.ts";
import { UsageError } from "../usage-error.ts";

export const runsAnalyseCommand: Command = {
  name: "runs analyse",
  usage: "RUN [RUN…]",
  help: "Show a table or figure of the papers, made from stored runs or sweeps; without --kind, which there are",
  flags: {
    kind: { type: "string", value: "KIND", help: `What to show: ${ANALYSIS_KINDS.join(", ")}` },
    format: { type: "string", value: "markdown", help: "Write the tables in Markdown" },
  },
  positionals: Infinity,
  run: analyse,
};

async function analyse({ args, home, terminal, signal }: CommandContext): Promise<void> {
  const runs = args.positionals;
  if (runs.length === 0) {
    throw new UsageError(
      `Name at least one run: counterpoint runs analyse RUN --kind KIND. ${runsListed(home)}`,
    );
  }
  const kind = oneOf("kind", args.text("kind"), ANALYSIS_KINDS);
  const format = formatOf(args, terminal.json, ["markdown"]);
  if (format !== undefined && kind === undefined)
    throw new UsageError("--format needs what to write: name it with --kind.");
  await withLocalEngine(
    home,
    async (client) => {
      if (kind === undefined) {
        printKinds(await client.runs.analyses({ runs }), terminal);
      } else {
        const analysis = await client.runs.analyse({ runs, kind });
        if (terminal.json) terminal.printJson(analysis);
        else if (format === "markdown") terminal.printFile(markdownOfAnalysis(analysis));
        else terminal.print(analysisText(analysis));
      }
    },
    { signal },
  );
}

function printKinds(kinds: readonly AnalysisKind[], terminal: Terminal): void {
  if (terminal.json) {
    terminal.printJson(kinds);
  } else if (kinds.length === 0) {
    terminal.print(
      "These runs have nothing to say to any kind of analysis: none of their questions came to its end.",
    );
  } else {
    terminal.print(table(kinds.map((kind) => [kind, wordsOf("kinds", kind)])));
    terminal.note("Show one with --kind.");
  }
}

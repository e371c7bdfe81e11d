import { DATABASES, evalCommandOf, evalWords, shellLine, type EvalCommand } from "../eval-command.ts";
import type { RunManifest } from "../events.ts";
import { latexComment, latexTable, latexText } from "../latex.ts";
import { codeBlock, inline, table } from "../markdown.ts";
import { isWorded } from "../prompts/index.ts";
import type { Comparison } from "./comparison.ts";
import { resultSentences } from "./methods-results.ts";
import { setupSentences } from "./methods-setup.ts";
import { methodsTable } from "./methods-table.ts";
import { reportedRuns, type ReportedRun } from "./reported-run.ts";

/** A comparison as a paper reports it, in English: a paragraph, a table, and the commands that make its runs again. */
export interface MethodsText {
  readonly markdown: string;
  /** The table needs the package booktabs; the commands are comments. */
  readonly latex: string;
}

/**
 * Says what was compared, how, and what came of it. What the manifests do not tell is said to be not recorded.
 * @param manifests those of the compared runs, by run
 * @throws RangeError for a run without a manifest
 */
export function methodsText(
  comparison: Comparison,
  manifests: ReadonlyMap<string, RunManifest>,
): MethodsText {
  const runs = reportedRuns(comparison, manifests);
  const paragraph = [...setupSentences(comparison, runs), ...resultSentences(comparison, runs)].join(" ");
  const figures = methodsTable(comparison, runs);
  const remade = runs.map((run) => ({ ...run, command: evalCommandOf(run.figures.run, run.manifest) }));
  const note = commandsNote(remade);
  const commands = remade.map(commandLines).join("\n");
  return {
    markdown: [
      inline(paragraph),
      table(figures.head, figures.rows),
      inline(note),
      codeBlock(commands, "sh"),
    ].join("\n\n"),
    latex: [
      latexText(paragraph),
      `% \\usepackage{booktabs}\n${latexTable(figures)}`,
      latexComment(`${note}\n${commands}`),
    ].join("\n\n"),
  };
}

/** A run with the command that makes it again. */
interface RemadeRun extends ReportedRun {
  readonly command: EvalCommand;
}

function commandLines({ letter, figures: { run }, command }: RemadeRun): string {
  return `# ${letter}, run ${run}\n${shellLine(evalWords(command))}`;
}

const COMMANDS_NOTE =
  "These commands make the runs again as far as their manifests tell; files and models stand by their names, without folders.";
const DATABASES_NOTE = `${DATABASES} is the folder of the databases.`;
const LIMIT_NOTE =
  "How many lines were read beside exemplars is not recorded: add --limit where it was given.";
const EXPERIENCE_NOTE = "What an experience repository held then is not recorded.";
const WORDINGS_NOTE = "Prompts that a person worded have to be worded so again.";

function commandsNote(runs: readonly RemadeRun[]): string {
  const versions = runs.flatMap(({ manifest }) => Object.values(manifest.promptVersions));
  const has = (name: "databases" | "experience") => runs.some(({ command }) => command[name] !== undefined);
  const lacksLimit = runs.some(
    ({ command }) => command.exemplars !== undefined && command.limit === undefined,
  );
  return [
    COMMANDS_NOTE,
    ...(has("databases") ? [DATABASES_NOTE] : []),
    ...(lacksLimit ? [LIMIT_NOTE] : []),
    ...(has("experience") ? [EXPERIENCE_NOTE] : []),
    ...(versions.some(isWorded) ? [WORDINGS_NOTE] : []),
  ].join(" ");
}

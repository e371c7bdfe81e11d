import { measuredRun, tableRows, type MeasuredRun, type TableRow } from "./measured.ts";
import { findRuns, type FoundRuns, type StoredRun } from "./stored.ts";
import { commandsBlock, methodsTable, samplesTable } from "./tables.ts";
import { groupName, type WantedRun } from "./wanted.ts";
import { methodName } from "./words.ts";

/** A group of the plan with what was measured of it. */
export interface MeasuredGroup {
  readonly name: string;
  readonly title: string;
  readonly hasPicture: boolean;
  readonly rows: readonly TableRow[];
  /** What is missing, and why; Markdown, one line each. */
  readonly notes: readonly string[];
}

/**
 * Makes the rows of a group from stored runs.
 * @param wanted its rows, one or more
 * @throws StorageError; ContractError if runs of the group share no question
 */
export function measuredGroup(wanted: readonly WantedRun[], stored: readonly StoredRun[]): MeasuredGroup {
  const [first] = wanted;
  if (first === undefined)
    throw new Error("A group of the plan has no methods; name some, or take the group out.");
  const found = wanted.map((row) => ({ row, runs: findRuns(row, stored) }));
  const measured = found.flatMap(({ row, runs }): MeasuredRun[] => {
    const run = runs.finished ?? runs.outdated;
    return run === undefined ? [] : [measuredRun(row, run)];
  });
  const rows = tableRows(measured);
  return {
    name: groupName(first.group),
    title: first.group.title,
    // A picture of one method compares nothing.
    hasPicture: first.group.picture === true && rows.length > 1,
    rows,
    notes: [
      ...found.flatMap(({ row, runs }) => noteOf(row, runs) ?? []),
      ...missingNote(found.flatMap(({ row, runs }) => (Object.keys(runs).length === 0 ? [row] : []))),
      ...dataNotes(measured),
    ],
  };
}

function noteOf(
  { planned: { strategy, options, questions } }: WantedRun,
  { finished, outdated, unfinished }: FoundRuns,
): string | null {
  if (finished !== undefined) return null;
  const name = `- ${methodName(strategy, options)}, ${questions} questions:`;
  if (outdated !== undefined) return `${name} measured with prompts that have been changed since.`;
  if (unfinished !== undefined) return `${name} left out, ${unfinished.done} of them answered so far.`;
  return null;
}

/** The rows of which there is no run at all. */
function missingNote(rows: readonly WantedRun[]): readonly string[] {
  if (rows.length === 0) return [];
  const named = rows.map(({ planned: { strategy, options, questions } }) => {
    return `${methodName(strategy, options)} (${questions} questions)`;
  });
  return [`- Not measured yet: ${named.join(", ")}.`];
}

/** Files of the same name may hold other questions, or the same in another order. */
function dataNotes(measured: readonly MeasuredRun[]): readonly string[] {
  const files = new Set(measured.map(({ analysed }) => analysed.manifest.data?.sha256));
  return files.size > 1
    ? [
        "- Not all of these runs are on the same data file: their manifests tell which. Only shared questions are compared.",
      ]
    : [];
}

/** The tables of a group with its picture, commands and notes, in Markdown. */
export function groupText({ name, title, hasPicture, rows, notes }: MeasuredGroup): string {
  const missing = notes.join("\n");
  if (rows.length === 0) return missing;
  const picture = `![Accuracy against generated tokens, ${title}](../pictures/${pictureFile(name)})`;
  const parts = [
    ...[madeOn(rows), methodsTable(rows), samplesTable(rows)],
    ...[hasPicture ? picture : "", commandsBlock(rows), missing],
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** The picture of a group, as it is called among the pictures. */
export function pictureFile(name: string): string {
  return `results-${name}.svg`;
}

/** On what machines and with which versions the runs were made. */
function madeOn(rows: readonly TableRow[]): string {
  const made = rows.map(({ manifest: { machine, versions, model } }) => {
    const shown = Object.entries(versions).map(([what, version]) => `${what} ${version}`);
    return `${machine}; ${model.runtime.device}; ${shown.join(", ")}`;
  });
  return `Made on: ${[...new Set(made)].join(" · ")}.`;
}

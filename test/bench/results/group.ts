import type { RunManifest } from "../../../core/events.ts";
import { counted } from "../../../core/figure-words.ts";
import { goneOnWith, keptBeginning, keptRun, type KeptRun } from "./kept.ts";
import { isBeginning } from "./kept-files.ts";
import { tableRows, type MeasuredRun, type TableRow } from "./measured.ts";
import { findRuns, isOfToday, type FoundRuns, type StoredRun } from "./stored.ts";
import { commandsBlock, methodsTable, samplesTable } from "./tables.ts";
import { groupName, withoutFirst, type WantedRun } from "./wanted.ts";
import { methodName } from "./words.ts";

/** A group of the plan with what was measured of it. */
export interface MeasuredGroup {
  readonly name: string;
  readonly title: string;
  readonly hasPicture: boolean;
  readonly runs: readonly MeasuredRun[];
  readonly rows: readonly TableRow[];
  /** What is missing, and why; Markdown, one line each. */
  readonly notes: readonly string[];
}

/** A row with all that it can be made from. */
interface Sources {
  readonly row: WantedRun;
  /** In the homes. */
  readonly found: FoundRuns;
  /** In the homes, of the questions that the kept run has left. */
  readonly foundRest: FoundRuns;
  /** In the repository. */
  readonly filed: KeptRun | undefined;
}

/**
 * Makes the rows of a group. A finished run of a home goes before the one that is kept in the repository, runs with today's
 * prompts before others.
 * @param wanted its rows, one or more
 * @param filed what is kept of each row
 * @throws StorageError
 */
export function measuredGroup(
  wanted: readonly WantedRun[],
  stored: readonly StoredRun[],
  filed: ReadonlyMap<WantedRun, KeptRun>,
): MeasuredGroup {
  const [first] = wanted;
  if (first === undefined)
    throw new Error("A group of the plan has no methods; name some, or take the group out.");
  const sources = wanted.map((row) => sourcesOf(row, stored, filed.get(row)));
  const runs = sources.flatMap((source): MeasuredRun[] => {
    const run = runOf(source);
    return run === undefined ? [] : [{ wanted: source.row, filed: run }];
  });
  const rows = tableRows(runs);
  return {
    name: groupName(first.group),
    title: first.group.title,
    // A picture of one method compares nothing.
    hasPicture: first.group.picture === true && rows.length > 1,
    runs,
    rows,
    notes: [
      ...runs.flatMap((run) => promptNote(run)),
      ...runs.flatMap((run) => beginningNote(run)),
      ...missingNote(wanted.filter((row) => !runs.some((run) => run.wanted === row))),
      ...dataNotes(runs),
    ],
  };
}

function sourcesOf(row: WantedRun, stored: readonly StoredRun[], filed: KeptRun | undefined): Sources {
  const foundRest = isBeginning(filed) ? findRuns(withoutFirst(row, filed.questions.length), stored) : {};
  return { row, found: findRuns(row, stored), foundRest, filed };
}

function runOf({ row, found, foundRest, filed }: Sources): KeptRun | undefined {
  if (found.finished !== undefined) return keptRun(found.finished);
  const isTodays = filed !== undefined && isOfToday(row, filed.manifest);
  if (isTodays && !isBeginning(filed)) return filed;
  // What was measured with earlier ones stays until all of its questions have been asked anew.
  if (found.outdated !== undefined) return keptRun(found.outdated);
  if (filed !== undefined && !isTodays) return filed;
  const { finished: rest } = foundRest;
  const kept = isBeginning(filed) && rest !== undefined ? goneOnWith(filed, keptRun(rest)) : filed;
  const here = beginningHere(row, found);
  return isBeginning(kept) && here !== undefined && kept.questions.length >= here.questions.length
    ? kept
    : (here ?? kept);
}

/** What was answered of a run that was stopped; of a method that chooses exemplars among all questions, nothing. */
function beginningHere({ strategy }: WantedRun, { unfinished }: FoundRuns): KeptRun | undefined {
  if (unfinished === undefined || strategy.chooseExemplars !== undefined) return undefined;
  const beginning = keptBeginning(unfinished);
  return beginning.questions.length > 0 ? beginning : undefined;
}

function promptNote({ wanted, filed }: MeasuredRun): readonly string[] {
  if (isOfToday(wanted, filed.manifest)) return [];
  return [`- ${shownRow(wanted)}: measured with prompts or meaning graphs that have been changed since.`];
}

function beginningNote({ wanted, filed }: MeasuredRun): readonly string[] {
  const { stopped, goneOn, questions } = filed;
  if (stopped === true) return [`- ${shownRow(wanted)}: the first ${questions.length} of them so far.`];
  if (goneOn === undefined) return [];
  return [`- ${shownRow(wanted)}: stopped, and gone on with by ${goneOn.run} on ${goneOn.manifest.machine}.`];
}

function shownRow({ planned: { strategy, options, questions } }: WantedRun): string {
  return `${methodName(strategy, options)}, ${questions} questions`;
}

/** The rows of which there is no run at all. */
function missingNote(rows: readonly WantedRun[]): readonly string[] {
  if (rows.length === 0) return [];
  const alike = Map.groupBy(rows, ({ planned }) => planned.questions);
  const named = [...alike].map(([questions, same]) => {
    const names = same.map(({ planned: { strategy, options } }) => methodName(strategy, options));
    return `${names.join(", ")} (${questions} questions${names.length > 1 ? " each" : ""})`;
  });
  return [`- Not measured yet: ${named.join("; ")}.`];
}

/** Files of the same name may hold other questions, or the same in another order. */
function dataNotes(runs: readonly MeasuredRun[]): readonly string[] {
  const files = new Set(runs.map(({ filed }) => filed.manifest.data?.sha256));
  return files.size > 1
    ? [
        "- Not all of these runs are on the same data file: their manifests tell which. Only runs on the same file are compared.",
      ]
    : [];
}

/** The tables of a group with its picture, commands and notes, in Markdown. */
export function groupText({ name, title, hasPicture, rows, notes }: MeasuredGroup): string {
  const missing = notes.join("\n");
  if (rows.length === 0) return missing;
  const picture = `![Accuracy against generated tokens, ${title}](../pictures/${pictureFile(name)})`;
  const parts = [
    ...[`${madeOn(rows)} ${madeWith(rows)}`, methodsTable(rows), samplesTable(rows)],
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

/** How many replies were generated at once, and on how many threads: as most rows were made, then the others. */
function madeWith(rows: readonly TableRow[]): string {
  const speeds = Map.groupBy(rows, ({ manifest }) => speedInWords(manifest));
  const [usual, ...others] = [...speeds].toSorted(([, left], [, right]) => right.length - left.length);
  if (usual === undefined) return "";
  const named = others.map(([speed, own]) => {
    const names = own.map(({ method: { strategy, options } }) => methodName(strategy, options));
    return `${names.join(", ")} (${speed})`;
  });
  const except = named.length === 0 ? "" : `, except: ${named.join("; ")}`;
  return `Made with ${usual[0]}${except}.`;
}

function speedInWords({ model: { sequences, runtime } }: RunManifest): string {
  const replies = sequences === 1 ? "one reply" : `up to ${sequences} replies`;
  return `${replies} at once and ${counted(runtime.threads, "thread")}`;
}

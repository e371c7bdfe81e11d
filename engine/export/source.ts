import type { RunManifest } from "../../core/events.ts";
import type { CellReport, RepeatReport } from "../../core/sweep/report.ts";
import type { QuestionTranscript } from "../../core/transcript.ts";
import type { RunDetails, SweepDetails } from "../contract/reports.ts";
import { withModelNames } from "./model-names.ts";
import { withoutPaths, withoutPersonalPaths } from "./personal-paths.ts";

/** A question or an evaluation. */
export interface RunSource {
  readonly details: RunDetails;
}

/** A sweep with the runs of its cells. */
export interface SweepSource {
  readonly sweep: SweepDetails;
  /** Of the runs, in their order. */
  readonly manifests: readonly RunManifest[];
  /** They are read one after the other: there may be more than fit into memory. */
  readonly runs: Iterable<RunDetails>;
}

/** What can be exported. */
export type ExportSource = RunSource | SweepSource;

/** The repeat of a cell that a run carries out. */
export interface CellPlace {
  readonly cell: CellReport;
  readonly repeat: RepeatReport;
}

/** A question with the run that it belongs to; `place` is null outside a sweep. */
export interface ExportedQuestion {
  readonly question: QuestionTranscript;
  readonly details: RunDetails;
  readonly place: CellPlace | null;
}

export function isSweep(source: ExportSource): source is SweepSource {
  return "sweep" in source;
}

/** Id of the run or the sweep. */
export function runOf(source: ExportSource): string {
  return isSweep(source) ? source.sweep.run : source.details.run;
}

/** Every question, run by run. */
export function* questionsOf(source: ExportSource): Generator<ExportedQuestion> {
  const places = isSweep(source) ? placesOf(source.sweep) : new Map<string, CellPlace>();
  for (const details of isSweep(source) ? source.runs : [source.details]) {
    const place = places.get(details.run) ?? null;
    for (const question of details.transcripts) yield { question, details, place };
  }
}

function placesOf({ report }: SweepDetails): ReadonlyMap<string, CellPlace> {
  return new Map(
    report.cells.flatMap((cell) => cell.repeats.map((repeat) => [repeat.run, { cell, repeat }] as const)),
  );
}

/** The same without the folders of this person, and with files named without where they lie. */
export function withoutPlaces(source: ExportSource): ExportSource {
  if (!isSweep(source)) return { details: runWithoutPlaces(source.details) };
  const { sweep, manifests, runs } = source;
  return {
    sweep: withoutPaths(withModelNames(sweep)),
    manifests: withoutPaths(manifests),
    runs: mapped(runs, runWithoutPlaces),
  };
}

function runWithoutPlaces({ transcripts, report, ...written }: RunDetails): RunDetails {
  return {
    ...withoutPaths(written),
    report: withoutPersonalPaths(report),
    transcripts: transcripts.map(questionWithoutPlaces),
  };
}

function questionWithoutPlaces({ error, ...said }: QuestionTranscript): QuestionTranscript {
  return { ...withoutPersonalPaths(said), error: withoutPaths(error) };
}

function* mapped<Item, Result>(items: Iterable<Item>, change: (item: Item) => Result): Generator<Result> {
  for (const item of items) yield change(item);
}

import type { RunManifest } from "../../core/events.ts";
import type { RunTranscript } from "../../core/transcript.ts";
import type { ExemplarFile } from "../datasets/exemplars.ts";
import type { Dataset } from "../datasets/read-dataset.ts";
import type { RunStore } from "../storage/run-store.ts";
import type { Method } from "./method.ts";
import type { Listener } from "./recorder.ts";
import type { BegunCell } from "./unchanged.ts";

/** What a run that carries out a cell of a sweep shares with the others. */
export interface CellPart {
  readonly sweep: string;
  readonly cell: number;
  readonly repeat: number;
  /** The questions of all cells, without those that exemplars answer. */
  readonly dataset: Dataset;
  /** From a person's file; null without one. */
  readonly exemplars: ExemplarFile | null;
  /** That of the sweep: milliseconds since 1970, never running backwards. */
  readonly clock: () => number;
  /** Cells that were begun by now, as far as this one must be like them. */
  others(): readonly BegunCell[];
  /** Stands still after so many questions; Infinity: never. */
  readonly until: number;
  /**
   * Waits until the batch has room for one more question, of which so many fill it.
   * @returns gives the room back
   * @throws CancelledError after `signal`
   */
  enter(concurrency: number, signal: AbortSignal): Promise<() => void>;
}

/** One run as it is carried out: what it is to do, where it tells of it, and what ends it. */
export interface RunTask extends Method {
  readonly run: string;
  readonly store: RunStore;
  readonly listen: Listener;
  /** Tells by what a person recognises the run, as soon as that is known. */
  readonly announce: (title: string) => void;
  /** Cancels the run; with PAUSE as the reason, pauses it. */
  readonly signal: AbortSignal;
  /** What is stored of it, if it is gone on with. */
  readonly past: StoredRun | null;
  /** Set for the run of a sweep's cell. */
  readonly cell?: CellPart;
}

/** What is stored of a run that is gone on with. */
export interface StoredRun {
  readonly transcript: RunTranscript;
  readonly manifest: RunManifest;
}

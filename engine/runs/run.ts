import { CancelledError, toErrorRecord } from "../../core/errors.ts";
import type { EventBody, RunManifest } from "../../core/events.ts";
import type { PromptEdit } from "../../core/prompts/prompt.ts";
import type { Strategy } from "../../core/strategies/strategy.ts";
import type { RunTranscript } from "../../core/transcript.ts";
import type { Dataset } from "../datasets/read-dataset.ts";
import type { Experiences } from "../experience/experiences.ts";
import type { DatabaseService, DatasetService } from "../services.ts";
import type { RunStore } from "../storage/run-store.ts";
import type { Method } from "./method.ts";
import type { ModelShelf } from "./model-shelf.ts";
import type { Listener } from "./recorder.ts";
import type { EmbedderShelf, ParserShelf } from "./tool-shelves.ts";
import type { BegunCell } from "./unchanged.ts";

/** What runs share within one engine. */
export interface EngineParts {
  readonly models: ModelShelf;
  readonly embedders: EmbedderShelf;
  readonly parsers: ParserShelf;
  /** The repositories of runs that are kept, or of those that are not. */
  readonly experiencesOf: (keep: boolean) => Experiences;
  readonly databases: Pick<DatabaseService, "use" | "keep">;
  /** Settles when no experience is being erased any more; until then no run can be stored. Never rejects. */
  readonly untilErased: () => Promise<unknown>;
  /** A person's own wordings of these prompt files. */
  readonly readPromptEdits: (ids: readonly string[]) => Promise<ReadonlyMap<string, PromptEdit>>;
  readonly datasets: Pick<DatasetService, "open" | "keep">;
  readonly findStrategy: (id: string) => Strategy;
  /** Makes the clock of one run: milliseconds since 1970, never running backwards. */
  readonly startClock: () => () => number;
}

/** The reason of an abort that leaves a run so that it can be gone on with. */
export const PAUSE = Symbol("pause");

/** Ends the work so that the run stands still where it is, as after a pause. */
export class StandStill extends CancelledError {}

/**
 * The event by which a run or a sweep is told to have been broken off.
 * @param isLeft whether what was thrown leaves it where it is, so that it can be gone on with; a pause does so anyway
 */
export function brokenOff(
  error: unknown,
  signal: AbortSignal,
  isLeft: boolean,
): Extract<EventBody, { readonly type: "run-paused" | "run-finished" }> {
  const isCancelled = error instanceof CancelledError;
  if (isLeft || (isCancelled && signal.reason === PAUSE)) return { type: "run-paused" };
  return { type: "run-finished", state: isCancelled ? "cancelled" : "failed", error: toErrorRecord(error) };
}

/** What a run that carries out a cell of a sweep shares with the others. */
export interface CellPart {
  readonly sweep: string;
  readonly cell: number;
  readonly repeat: number;
  /** The questions of all cells. */
  readonly dataset: Dataset;
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

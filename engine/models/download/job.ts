import type { CatalogEntry } from "../card.ts";

/** How far a fetch has come. */
export interface FetchProgress {
  readonly phase: "connecting" | "downloading" | "verifying";
  /** Bytes of the model that have arrived; falls only if it must start afresh. */
  readonly bytes: number;
  readonly total: number;
  /** The package that is being loaded, from 1; where the file comes in one stream, 1 of 1. */
  readonly package: number;
  readonly packages: number;
}

/** What every way of loading a model needs. */
export interface Job {
  readonly entry: CatalogEntry;
  /** Path of the finished file. */
  readonly target: string;
  readonly signal: AbortSignal;
  readonly report: (progress: FetchProgress) => void;
  /** Told in words what is being done. */
  readonly log: (line: string) => void;
}

import type { ErrorRecord } from "../../core/errors.ts";
import type { GgufSummary } from "../../native/llama/gguf.ts";
import type { BenchFigure } from "../models/bench.ts";
import type { ModelCard } from "../models/card.ts";
import type { ModelListing } from "../models/list.ts";
import type { PlannedModel } from "../models/plan.ts";
import type { ModelFile } from "../models/resolve.ts";
import type { KeptSpeed } from "../models/speeds.ts";

export type { FoundDevice } from "../../native/llama/library.ts";
export type { BenchFigure, GgufSummary, KeptSpeed, ModelCard, ModelFile, ModelListing, PlannedModel };

/** A model's file, what it says of itself, and how it would be run here. */
export interface ModelReport {
  readonly file: ModelFile;
  readonly summary: GgufSummary;
  /** If the project knows the file. */
  readonly card: ModelCard | null;
  readonly runtime: PlannedModel;
  /** How fast it was when that was last measured here with these settings; null if it never was. */
  readonly speed: KeptSpeed | null;
}

/** The measuring of a model's speed: one model at a time, and nothing beside it. */
export type BenchState =
  | { readonly state: "idle"; readonly last: BenchEnd | null }
  | {
      readonly state: "measuring";
      /** Reference of the model. */
      readonly model: string;
      /** What is known so far; `replies` is 0 for the reading of a prompt. None while the model loads. */
      readonly figures: readonly BenchFigure[];
    };

/** How the last measurement of this session ended. */
export interface BenchEnd {
  /** Reference of the model. */
  readonly model: string;
  /** `interrupted`: a run began, which goes first. */
  readonly result: "done" | "cancelled" | "interrupted" | "failed";
  /** What went wrong; null unless it failed. */
  readonly problem: ErrorRecord | null;
}

/** A model that turns text into vectors. */
export interface EmbeddingModelListing {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  readonly origin: "built-in" | "found";
  /** Length of its vectors; null if its files do not say. */
  readonly dimensions: number | null;
  /** Longest text in tokens; null if its files do not say. */
  readonly maxTokens: number | null;
  /** Why it cannot be used, or null. */
  readonly problem: string | null;
}

/** Where a model of the catalogue can be had. */
export interface DownloadSource {
  readonly kind: "python-packages" | "https";
  /** In words, for the person who must agree: "the Python package registry, through your own pip", or the host. */
  readonly from: string;
}

/** A source of a model of the catalogue. */
export interface CatalogSource extends DownloadSource {
  /** Bytes that have arrived and that a download from here goes on from. */
  readonly arrived: number;
}

/** A model worth having. */
export interface CatalogItem {
  readonly id: string;
  readonly name: string;
  /** Who published the file, and under what name. */
  readonly published: string;
  readonly license: string;
  readonly parameters: string;
  readonly quantization: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly notes: string;
  readonly sources: readonly CatalogSource[];
  readonly state: "absent" | "partial" | "present";
  /** Bytes that have arrived already; not every source goes on from them. */
  readonly arrived: number;
}

/** What leaves or enters this machine: nothing, unless a person allowed one download. */
export type NetworkState =
  | { readonly state: "offline"; readonly last: DownloadEnd | null }
  | {
      readonly state: "downloading";
      readonly id: string;
      readonly name: string;
      readonly source: DownloadSource;
      readonly phase: "connecting" | "downloading" | "verifying";
      readonly bytes: number;
      readonly total: number;
      /** The last lines of what pip or the transfer said. */
      readonly log: readonly string[];
    };

/** How the last download of this session ended. */
export interface DownloadEnd {
  readonly id: string;
  readonly result: "done" | "cancelled" | "failed";
  /** What went wrong and what to do; null unless it failed. */
  readonly problem: string | null;
}

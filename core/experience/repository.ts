import type { AmrGraph } from "../similarity/amr-graph.ts";
import type { Experience, NewExperience } from "./experience.ts";

/** Against which tasks the outlier test guards: those unlike all stored ones, as MCF prints it, both, or none. */
export const OUTLIER_TESTS = ["below", "above", "two-sided", "off"] as const;
export type OutlierTest = (typeof OUTLIER_TESTS)[number];

export interface RetrievalSettings {
  /** l: nothing is retrieved before so many experiences are stored. */
  readonly minimum: number;
  readonly outlierTest: OutlierTest;
  /** λ: how many standard deviations make an outlier. */
  readonly lambda: number;
}

/** What the similarity of two tasks is computed from. */
export interface TaskEncoding {
  /** Length one. */
  readonly embedding: Float32Array;
  readonly graph: AmrGraph;
  /** The graph is a stand-in; see ParsedText. */
  readonly graphFailed: boolean;
}

/** Makes encodings. Those of different embedders or parsers are never compared. */
export interface TaskEncoder {
  /** Name and version. */
  readonly embedder: string;
  /** Name and version. */
  readonly parser: string;
  encode(tasks: readonly string[]): Promise<readonly TaskEncoding[]>;
}

/** Similarity of two tasks: eq. 7's cosine plus Mat of their graphs (eq. 12; docs/methods.md). */
export interface TaskSimilarity {
  readonly semantic: number;
  /** Smatch F1. */
  readonly graph: number;
  /** The sum of both. */
  readonly total: number;
}

/** What a repository says to a new task (MCF, Algorithm 1). */
export interface Retrieval {
  /** L: experiences that were stored when it was asked. */
  readonly stored: number;
  readonly outcome: "found" | "too-few" | "outlier" | "nothing-similar";
  /** z₀ of eq. 13; null where the test is off or there are too few experiences. σ = 0 gives 0. */
  readonly z: number | null;
  /** The experience most like the task, for an outlier too; null where there is none. */
  readonly nearest: { readonly experience: Experience; readonly similarity: TaskSimilarity } | null;
}

/** Experiences of one name, and how to find the one that helps with a new task. */
export interface ExperienceRepository {
  readonly name: string;
  /**
   * An experience that asks the same question is never given, whatever its passage and options are.
   * @param question what the task asks, without its passage and options; left out: the whole task
   */
  retrieve(
    task: string,
    encoder: TaskEncoder,
    settings: RetrievalSettings,
    question?: string,
  ): Promise<Retrieval>;
  /** One that comes from the same question of the same run is stored once. */
  add(experience: NewExperience, encoder: TaskEncoder): Promise<Experience>;
}

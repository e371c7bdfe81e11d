import type { Experience } from "../../core/experience/experience.ts";
import type { ShownTriple } from "../../core/similarity/matched-triples.ts";
import type { TaskSimilarity } from "../../core/experience/repository.ts";

/** The repository of `ask` where none is named. */
export const DEFAULT_REPOSITORY = "default";

/** So many experiences a search finds at most. */
export const MAX_EXPERIENCES_FOUND = 200;

/** A lasting repository, or that of one evaluation. */
export interface RepositoryListing {
  readonly name: string;
  /** The evaluation that it belongs to and is erased with; null for a lasting one. */
  readonly run: string | null;
  readonly experiences: number;
}

/** One stored task in the picture of a repository. */
export interface MappedTask {
  readonly id: string;
  readonly task: string;
  /** Its place on the first two principal axes of the embeddings, each −1 to 1. */
  readonly x: number;
  readonly y: number;
  /** d̄ of eq. 12: its mean similarity to the other stored tasks. */
  readonly meanSimilarity: number;
  /** Its z among the stored tasks; 0 where all are alike. */
  readonly z: number;
  /** Its meaning graph is a stand-in. */
  readonly graphFailed: boolean;
}

/** A repository as a picture. */
export interface RepositoryMap {
  readonly repository: string;
  readonly embedder: string;
  readonly parser: string;
  /** Oldest first. */
  readonly tasks: readonly MappedTask[];
  /** |z| cannot exceed √L, so a λ from there on refuses nothing. */
  readonly greatestZ: number;
  /** Share of the variance that each axis shows, 0–1. */
  readonly variance: readonly [number, number];
}

/** What a repository would say to a task; nothing is stored or asked of a model. */
export interface RetrievalProbe {
  readonly stored: number;
  /** z₀ (eq. 13); null with fewer than one stored task. */
  readonly z: number | null;
  /** Its place on the map's axes. */
  readonly x: number;
  readonly y: number;
  /** The most similar experiences, the best first. */
  readonly nearest: readonly { readonly experience: Experience; readonly similarity: TaskSimilarity }[];
}

export interface RepositoryStats {
  readonly repository: string;
  readonly experiences: number;
  readonly byFeedback: Readonly<Record<Experience["feedback"], number>>;
  readonly byStrategy: Readonly<Record<string, number>>;
  readonly byModel: Readonly<Record<string, number>>;
  /** Mean and population standard deviation of d̄; null with fewer than two tasks. */
  readonly meanSimilarity: { readonly mean: number; readonly deviation: number } | null;
  /** Tasks whose graph is a stand-in. */
  readonly graphsFailed: number;
  readonly bytes: number;
}

export interface ShownGraph {
  readonly penman: string;
  readonly triples: readonly ShownTriple[];
  readonly failed: boolean;
}

/** The similarity of two texts taken apart. */
export interface TextComparison {
  readonly embedder: string;
  readonly parser: string;
  readonly cosine: number;
  readonly smatch: {
    readonly matched: number;
    readonly left: number;
    readonly right: number;
    readonly f1: number;
    /** No alignment matches more; otherwise at most `bound` triples could. */
    readonly exact: boolean;
    readonly bound: number;
  };
  readonly left: ShownGraph;
  readonly right: ShownGraph;
}

/** What was taken out of a repository that was emptied. */
export interface EmptiedRepository {
  readonly experiences: number;
  /** When, in milliseconds since 1970: by it they are restored together. */
  readonly since: number;
}

/** What became of a file of experiences. */
export interface ImportReport {
  readonly added: number;
  /** Left out because the repository holds the same task with the same answer already. */
  readonly known: number;
}

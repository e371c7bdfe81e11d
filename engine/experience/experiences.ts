import type { Experience } from "../../core/experience/experience.ts";
import type { ExperienceRepository, TaskEncoder } from "../../core/experience/repository.ts";
import type {
  EmptiedRepository,
  RepositoryListing,
  RepositoryMap,
  RepositoryStats,
  RetrievalProbe,
} from "../contract/experience.ts";

/** The experience repositories of a home folder. All work on them is done off the main thread. */
export interface Experiences {
  /**
   * The repository of that name; it comes into being when something is added.
   * @param run the evaluation that it belongs to, if it is not a lasting one
   */
  open(name: string, run?: string): ExperienceRepository;
  /** @throws ContractError if the repository belongs to an evaluation */
  requireLasting(repository: string): Promise<void>;
  repositories(): Promise<readonly RepositoryListing[]>;
  /** Newest first. */
  list(repository: string): Promise<readonly Experience[]>;
  /**
   * Those of a repository whose tasks are most like the words in meaning, the most alike first.
   * @param most number of experiences wanted
   */
  search(
    repository: string,
    words: string,
    encoder: TaskEncoder,
    most: number,
  ): Promise<readonly Experience[]>;
  /** @throws ContractError for an unknown id */
  find(id: string): Promise<Experience>;
  ofQuestion(run: string, question: string, repository: string): Promise<Experience | null>;
  /** Takes an experience out of all sums; it can be restored until it is erased. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** Takes all experiences of a repository out. @throws ContractError if there is none */
  removeAll(repository: string): Promise<EmptiedRepository>;
  /** Restores what `removeAll` took out. @param since what that said @throws ContractError if it is erased */
  restoreAll(repository: string, since: number): Promise<void>;
  /**
   * Erases what was removed before this time, in milliseconds since 1970, or while the clock was ahead.
   * @returns false if another connection is in the way
   */
  eraseRemoved(before: number): Promise<boolean>;
  /**
   * Erases the repositories of evaluations that are none of these runs.
   * @returns false if another connection is in the way
   */
  keepRuns(runs: readonly string[]): Promise<boolean>;
  map(repository: string, encoder: TaskEncoder): Promise<RepositoryMap>;
  /** @param nearest number of experiences wanted */
  probe(repository: string, task: string, encoder: TaskEncoder, nearest: number): Promise<RetrievalProbe>;
  stats(repository: string, encoder: TaskEncoder): Promise<RepositoryStats>;
  close(): Promise<void>;
}

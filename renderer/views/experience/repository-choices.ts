import { DEFAULT_REPOSITORY, type RepositoryListing } from "../../../engine/contract/experience.ts";
import type { RunListing } from "../../../engine/contract/reports.ts";

/** A repository of an evaluation with the evaluation, as far as the history still has it. */
export interface EvaluatedRepository {
  readonly name: string;
  readonly run: RunListing | undefined;
}

export interface RepositoryChoices {
  /** Names, the default one first. */
  readonly lasting: readonly string[];
  /** The newest evaluation first. */
  readonly ofEvaluations: readonly EvaluatedRepository[];
}

/**
 * The repositories to choose from. The default one and the one that is shown are there even while nothing is in them.
 * @param runs the history, newest first
 */
export function repositoryChoices(
  repositories: readonly RepositoryListing[],
  runs: readonly RunListing[],
  shown: string,
): RepositoryChoices {
  const ofEvaluations = repositories
    .filter(({ run }) => run !== null)
    .map(({ name, run }) => ({ name, run: runs.find((one) => one.run === run) }))
    .sort((left, right) => startOf(right).localeCompare(startOf(left)));
  const lasting = repositories.filter(({ run }) => run === null).map(({ name }) => name);
  const isOfEvaluation = ofEvaluations.some(({ name }) => name === shown);
  const others = new Set(isOfEvaluation ? lasting : [...lasting, shown]);
  others.delete(DEFAULT_REPOSITORY);
  return { lasting: [DEFAULT_REPOSITORY, ...[...others].sort()], ofEvaluations };
}

function startOf({ run }: EvaluatedRepository): string {
  return run?.started ?? "";
}

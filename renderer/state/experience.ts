import { keepPreviousData, type UseQueryResult } from "@tanstack/react-query";
import type { Experience } from "../../core/experience/experience.ts";
import {
  DEFAULT_REPOSITORY,
  type RepositoryListing,
  type RepositoryStats,
} from "../../engine/contract/experience.ts";
import { useEngineQuery } from "../connection/engine.tsx";

/** Everything that the engine says of experiences; invalidated when one comes or goes. */
export const EXPERIENCE_KEY = ["experience"] as const;

/** The repositories that hold something, lasting ones and those of evaluations. */
export function useRepositories(): UseQueryResult<readonly RepositoryListing[]> {
  return useEngineQuery([...EXPERIENCE_KEY, "repositories"], (client) => client.experience.repositories());
}

/** All experiences of a repository, newest first. */
export function useExperiences(repository: string): UseQueryResult<readonly Experience[]> {
  return useEngineQuery([...EXPERIENCE_KEY, "list", repository], (client) =>
    client.experience.list({ repository }),
  );
}

/**
 * The experiences of a repository whose tasks are most like some words in meaning, the most alike first. What was found last
 * stays while other words are looked for.
 * @param search no words: nothing is looked for
 */
export function useFoundExperiences(
  repository: string,
  search: string,
): UseQueryResult<readonly Experience[]> {
  return useEngineQuery(
    [...EXPERIENCE_KEY, "search", repository, search],
    (client, signal) => client.experience.list({ repository, search }, { signal }),
    { enabled: search !== "", placeholderData: keepPreviousData },
  );
}

/** What a repository holds, in figures. */
export function useRepositoryStats(repository: string): UseQueryResult<RepositoryStats> {
  return useEngineQuery([...EXPERIENCE_KEY, "stats", repository], (client) =>
    client.experience.stats({ repository }),
  );
}

/** The experience of the default repository that a question of a run became; null if it became none. */
export function useExperienceOfQuestion(
  run: string,
  question: string,
  options: { readonly enabled: boolean },
): UseQueryResult<Experience | null> {
  return useEngineQuery(
    [...EXPERIENCE_KEY, "of-question", run, question],
    (client) => client.experience.ofQuestion({ repository: DEFAULT_REPOSITORY, run, question }),
    options,
  );
}

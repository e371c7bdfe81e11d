import { useDebouncedValue } from "@mantine/hooks";
import type { Experience } from "../../../core/experience/experience.ts";
import { useFoundExperiences } from "../../state/experience.ts";
import { useExperiencePlace } from "./experience-place.ts";

/** Words are looked for when nothing was written for so long. */
const PAUSE_MILLISECONDS = 300;

/** The experiences that the list shows. */
export interface ListedExperiences {
  readonly shown: readonly Experience[];
  /** Whether they are those of a search. */
  readonly isSearch: boolean;
  /** Whether others are being looked for. */
  readonly looking: boolean;
  /** Why nothing was found, or null. */
  readonly error: Error | null;
}

/** What the search finds among the experiences of a repository, or all of them. @param experiences newest first */
export function useListedExperiences(
  repository: string,
  experiences: readonly Experience[],
): ListedExperiences {
  const { search } = useExperiencePlace();
  const [words] = useDebouncedValue(search.trim(), PAUSE_MILLISECONDS);
  const { data, isFetching, error } = useFoundExperiences(repository, words);
  const isSearch = words !== "" && data !== undefined;
  return { shown: isSearch ? data : experiences, isSearch, looking: isFetching, error };
}

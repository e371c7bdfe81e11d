import { useEffect } from "react";
import { create } from "zustand";
import { DEFAULT_REPOSITORY } from "../../../engine/contract/experience.ts";
import { useNavigation } from "../../state/navigation.ts";

export const SECTIONS = ["list", "map", "compare"] as const;
export type Section = (typeof SECTIONS)[number];

/** Where a person is in the view. It stays while the page is open. */
interface ExperiencePlace {
  readonly section: Section;
  /** Words that the tasks are to be like. */
  readonly search: string;
  /** The repository that was shown last. */
  readonly repository: string;
}

export const useExperiencePlace = create<ExperiencePlace>(() => ({
  section: "list",
  search: "",
  repository: DEFAULT_REPOSITORY,
}));

/** The repository that the view shows: that of the address, else the one that was shown last. */
export function useShownRepository(): string {
  const { repository } = useNavigation();
  const { repository: last } = useExperiencePlace();
  useEffect(() => {
    if (repository !== null) useExperiencePlace.setState({ repository });
  }, [repository]);
  return repository ?? last;
}

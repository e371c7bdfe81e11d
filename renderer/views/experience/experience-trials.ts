import { create } from "zustand";
import type { RetrievalSettings } from "../../../core/experience/repository.ts";
import { FIRST_SETTINGS } from "./pictures/outlier-test.ts";

/** Two texts that are set side by side. */
interface TwoTexts {
  readonly left: string;
  readonly right: string;
}

/** What a person compares and tries, as it was typed. It stays while the page is open. */
interface ExperienceTrials {
  readonly texts: TwoTexts;
  /** Those that were compared last. */
  readonly compared: TwoTexts | null;
  readonly task: string;
  /** What was looked up last, and where. */
  readonly tried: { readonly repository: string; readonly task: string } | null;
  readonly settings: RetrievalSettings;
}

export const useExperienceTrials = create<ExperienceTrials>(() => ({
  texts: { left: "", right: "" },
  compared: null,
  task: "",
  tried: null,
  settings: FIRST_SETTINGS,
}));

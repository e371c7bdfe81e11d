import { useEffect } from "react";
import { useSettings } from "../state/settings.tsx";
import { heedKeeping as heedKeepingOfQuestion } from "../views/ask/use-draft.ts";
import { heedKeeping as heedKeepingOfQuestions } from "../views/evaluate/evaluate-store.ts";

/** Has what is asked in the page's storage only while the settings, or a view's own choice, keep what is asked. */
export function useKeptDrafts(): void {
  const keep = useSettings()?.keepRuns;
  useEffect(() => {
    if (keep === undefined) return;
    heedKeepingOfQuestion(keep);
    heedKeepingOfQuestions(keep);
  }, [keep]);
}

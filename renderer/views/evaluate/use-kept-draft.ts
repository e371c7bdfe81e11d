import { useEffect } from "react";
import { useSettings } from "../../state/settings.tsx";
import { heedKeeping } from "./evaluate-store.ts";

/** Has the draft's questions in the page's storage only while the settings, or its own choice, keep what is asked. */
export function useKeptDraft(): void {
  const keep = useSettings()?.keepRuns;
  useEffect(() => {
    if (keep !== undefined) heedKeeping(keep);
  }, [keep]);
}

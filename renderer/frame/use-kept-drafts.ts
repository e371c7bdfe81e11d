import { useEffect } from "react";
import { useSettings } from "../state/settings.ts";
import { keeping } from "../state/tab-storage.ts";

/** Has what is asked in the page's storage only while the settings, or a view's own choice, keep what is asked. */
export function useKeptDrafts(): void {
  const keep = useSettings()?.keepRuns;
  useEffect(() => {
    if (keep !== undefined) keeping.setState(keep);
  }, [keep]);
}

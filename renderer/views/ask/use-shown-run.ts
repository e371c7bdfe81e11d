import { useEffect } from "react";
import { create } from "zustand";
import { useNavigation } from "../../state/navigation.ts";
import { useHistory, useLiveRuns } from "../../state/runs.ts";

const useLast = create<{ readonly run: string | null }>(() => ({ run: null }));

/** The run that the view shows: that of the address, else the one that was shown last, until it is put away or deleted. */
export function useShownRun(): { readonly run: string | null; readonly putAway: () => void } {
  const { view, run, go } = useNavigation();
  const last = useLast((state) => state.run);
  const listed = useHistory().data ?? [];
  const live = useLiveRuns().data ?? [];
  useEffect(() => {
    if (view === "ask" && run !== null) useLast.setState({ run });
  }, [view, run]);
  return {
    run: (view === "ask" ? run : null) ?? lastRun(last, [...listed, ...live]),
    putAway() {
      useLast.setState({ run: null });
      go("ask");
    },
  };
}

/**
 * @param last the one that was shown last; it may be deleted by now
 * @param runs those of the history and those that go on, which may not be in it yet
 */
export function lastRun(last: string | null, runs: readonly { readonly run: string }[]): string | null {
  return runs.some(({ run }) => run === last) ? last : null;
}

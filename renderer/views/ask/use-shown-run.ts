import { useEffect } from "react";
import { create } from "zustand";
import { useNavigation } from "../../state/navigation.ts";

const useLast = create<{ readonly run: string | null }>(() => ({ run: null }));

/** The run that the view shows: that of the address, else the one that was shown last, until it is put away. */
export function useShownRun(): { readonly run: string | null; readonly putAway: () => void } {
  const { view, run, go } = useNavigation();
  const last = useLast();
  useEffect(() => {
    if (view === "ask" && run !== null) useLast.setState({ run });
  }, [view, run]);
  return {
    run: (view === "ask" ? run : null) ?? last.run,
    putAway() {
      useLast.setState({ run: null });
      go("ask");
    },
  };
}

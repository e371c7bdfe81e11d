import { lastShown, noteShown, useLastShown } from "../../state/last-shown.ts";
import { useNavigation } from "../../state/navigation.ts";

/** The run that the view shows: that of the address, else the one that was shown last, until it is put away or deleted. */
export function useShownRun(): { readonly run: string | null; readonly putAway: () => void } {
  const { view, run, go } = useNavigation();
  const last = useLastShown((shown) => lastShown("ask", shown));
  return {
    run: (view === "ask" ? run : null) ?? last,
    putAway() {
      noteShown("ask", null);
      go("ask");
    },
  };
}

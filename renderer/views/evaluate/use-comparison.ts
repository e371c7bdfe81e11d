import { useEffect } from "react";
import { create } from "zustand";
import type { RunListing } from "../../../engine/contract/reports.ts";
import { useNavigation } from "../../state/navigation.ts";
import { useHistory } from "../../state/runs.ts";
import { useStart, type Starting } from "../../state/use-start.ts";
import type { ComparisonRequest } from "./evaluations.ts";

/** The comparison that was last looked at; the address names it only while the view is shown. */
const useLast = create<{ readonly run: string | null }>()(() => ({ run: null }));

/**
 * The run whose results the Evaluate view shows: the one that the address names, else the one that was last looked at, else
 * the newest that has not come to its end, from wherever it was started.
 */
export function useComparison(): string | null {
  const { view, run } = useNavigation();
  const last = useLast((state) => state.run);
  const runs = useHistory().data ?? [];
  return view === "evaluate" && run !== null ? run : newestComparison(runs, last);
}

/** @param last the one that was last looked at; it may be deleted by now */
export function newestComparison(
  runs: readonly Pick<RunListing, "run" | "kind" | "finished">[],
  last: string | null,
): string | null {
  const isThere = runs.some(({ run }) => run === last);
  const unfinished = runs.find(({ kind, finished }) => kind !== "ask" && finished === null);
  return isThere ? last : (unfinished?.run ?? null);
}

/** Keeps in mind what is looked at, for when it comes to its end and for when the view is shown again. */
export function useRememberComparison(): void {
  const run = useComparison();
  useEffect(() => {
    if (run !== null) useLast.setState({ run });
  }, [run]);
}

/** Starts a comparison and shows it. */
export function useStartComparison(): Starting<ComparisonRequest> {
  return useStart("evaluate", ({ runs }, { kind, request }: ComparisonRequest) =>
    kind === "sweep" ? runs.sweep(request) : runs.evaluate(request),
  );
}

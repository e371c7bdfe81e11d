import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { create } from "zustand";
import type { RunListing } from "../../../engine/contract/reports.ts";
import { neighbour } from "../../components/grid/opened.ts";
import { strategyTitle } from "../../components/run-choices/strategy-words.ts";
import { ANYTHING, findRuns, type HistoryFilter } from "./history-rows.ts";

/** Where a person is in the history: what is searched for, the marked row, what is chosen. It stays while the page is open. */
interface HistoryPlace extends HistoryFilter {
  readonly current: string | null;
  /** Runs that are to be set side by side, in the order in which they were chosen. */
  readonly chosen: readonly string[];
}

export const useHistoryPlace = create<HistoryPlace>(() => ({ ...ANYTHING, current: null, chosen: [] }));

/** Of these runs, those that the history shows. */
export function useFoundRuns(runs: readonly RunListing[]): readonly RunListing[] {
  const { t } = useTranslation();
  const { kind, state, search } = useHistoryPlace();
  return useMemo(
    () => findRuns(runs, { kind, state, search }, (strategy) => strategyTitle(strategy, t)),
    [runs, kind, state, search, t],
  );
}

/** Marks the row beside a run that goes away; if the history does not show that run, the marked row stays. */
export function markBeside<Run extends Pick<RunListing, "run">>(shown: readonly Run[], gone: Run): void {
  const beside = neighbour(shown, gone)?.run;
  useHistoryPlace.setState(({ current }) => ({
    current: beside ?? (current === gone.run ? null : current),
  }));
}

/** Chooses a run, or takes it back. */
export function toggleChosen(run: string): void {
  useHistoryPlace.setState(({ chosen }) => ({
    chosen: chosen.includes(run) ? chosen.filter((one) => one !== run) : [...chosen, run],
  }));
}

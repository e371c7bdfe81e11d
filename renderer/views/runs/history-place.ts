import { create } from "zustand";
import { ANYTHING, type HistoryFilter } from "./history-rows.ts";

/** Where a person is in the history: what is searched for, the marked row, what is chosen. It stays while the page is open. */
interface HistoryPlace extends HistoryFilter {
  readonly current: string | null;
  /** Runs that are to be set side by side, in the order in which they were chosen. */
  readonly chosen: readonly string[];
}

export const useHistoryPlace = create<HistoryPlace>(() => ({ ...ANYTHING, current: null, chosen: [] }));

/** Chooses a run, or takes it back. */
export function toggleChosen(run: string): void {
  useHistoryPlace.setState(({ chosen }) => ({
    chosen: chosen.includes(run) ? chosen.filter((one) => one !== run) : [...chosen, run],
  }));
}

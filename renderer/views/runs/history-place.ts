import { create } from "zustand";
import { ANYTHING, type HistoryFilter } from "./history-rows.ts";

/** Where a person is in the history: what is searched for, and the marked row. It stays while the page is open. */
interface HistoryPlace extends HistoryFilter {
  readonly current: string | null;
}

export const useHistoryPlace = create<HistoryPlace>(() => ({ ...ANYTHING, current: null }));

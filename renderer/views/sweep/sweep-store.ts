import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { tabStorage } from "../../state/tab-storage.ts";
import { FIRST_DRAFT, type SweepDraft } from "./sweep-draft.ts";

/** Methods, grid and search of the sweep that is being prepared. They survive a reload; the questions stand elsewhere. */
export const useSweepDraft = create<SweepDraft>()(
  persist(() => FIRST_DRAFT, {
    name: "counterpoint:sweep",
    version: 1,
    storage: createJSONStorage(() => tabStorage),
  }),
);

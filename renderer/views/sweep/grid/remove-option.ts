import type { TFunction } from "i18next";
import { optionLabel } from "../../../components/run-choices/strategy-words.ts";
import { offerUndo } from "../../../components/undo.tsx";
import type { VariedOption } from "../sweep-draft.ts";
import { useSweepDraft } from "../sweep-store.ts";

/** Varies one of the options no more, and offers to bring it back with its values. */
export function removeOption(grid: readonly VariedOption[], removed: VariedOption, t: TFunction): void {
  const place = grid.indexOf(removed);
  useSweepDraft.setState({ grid: grid.toSpliced(place, 1) });
  const undo = (): void => {
    // It may have been added anew meanwhile.
    const others = (useSweepDraft.getState().grid ?? []).filter(({ name }) => name !== removed.name);
    useSweepDraft.setState({ grid: others.toSpliced(place, 0, removed) });
  };
  offerUndo(t("sweep.grid.removed", { option: optionLabel(removed.name, t) }), undo, t);
}

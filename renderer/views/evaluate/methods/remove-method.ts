import type { TFunction } from "i18next";
import { strategyTitle } from "../../../components/run-choices/strategy-words.ts";
import { offerUndo } from "../../../components/undo.tsx";
import type { MethodDraft } from "../evaluations.ts";

/** Where the methods of a draft are kept. */
interface MethodsStore {
  getState(): { readonly methods: readonly MethodDraft[] | null };
  setState(change: { readonly methods: readonly MethodDraft[] }): void;
}

/** Removes one of the methods with its options, and offers to bring it back. */
export function removeMethod(
  store: MethodsStore,
  methods: readonly MethodDraft[],
  method: MethodDraft,
  t: TFunction,
): void {
  const place = methods.indexOf(method);
  store.setState({ methods: methods.toSpliced(place, 1) });
  const title = strategyTitle(method.strategy, t);
  const undo = (): void =>
    store.setState({ methods: (store.getState().methods ?? []).toSpliced(place, 0, method) });
  offerUndo(t("evaluate.methods.removed", { title }), undo, t);
}

import { create } from "zustand";
import type { CatalogItem } from "../../../../engine/contract/models.ts";
import { UNDO_MILLISECONDS } from "../../../components/undo.tsx";

/** What still waits to be thrown away, by model: each is carried out at once when it is called. A view may be left meanwhile. */
const usePending = create<Readonly<Record<string, (() => Promise<void>) | undefined>>>(() => ({}));

/** What can be done about a part of a download that is to be thrown away. */
interface Discard {
  /** Throws it away, and says so itself if that fails. */
  readonly carryOut: () => Promise<unknown>;
  /** Offers to undo it. @returns withdraws the offer */
  readonly offerUndo: (undo: () => void) => () => void;
}

/** Throws away what has arrived of a model once the time to undo is over; what waits already goes on waiting. */
export function discardLater(model: string, { carryOut, offerUndo }: Discard): void {
  if (usePending.getState()[model] !== undefined) return;
  const forget = (): void => usePending.setState({ [model]: undefined });
  let settled: Promise<void> | null = null;
  const settle = async (): Promise<void> => {
    clearTimeout(timer);
    withdraw();
    await carryOut().finally(forget);
  };
  const settleOnce = (): Promise<void> => (settled ??= settle());
  const timer = setTimeout(() => void settleOnce().catch(() => undefined), UNDO_MILLISECONDS);
  const withdraw = offerUndo(() => {
    clearTimeout(timer);
    forget();
  });
  usePending.setState({ [model]: settleOnce });
}

/** Throws away at once what waits to be thrown away of a model, if anything does. @throws what keeps it from being thrown away */
export async function settleDiscard(model: string): Promise<void> {
  await usePending.getState()[model]?.();
}

/** A model as it is once what is to be thrown away of it is gone. */
export function useWithoutDiscarded(item: CatalogItem): CatalogItem {
  const isThrownAway = usePending((pending) => pending[item.id] !== undefined);
  return isThrownAway && item.state === "partial" ? withoutArrived(item) : item;
}

/** A model as it is when nothing of it has arrived. */
export function withoutArrived(item: CatalogItem): CatalogItem {
  const sources = item.sources.map((source) => ({ ...source, arrived: 0 }));
  return { ...item, sources, state: "absent", arrived: 0 };
}

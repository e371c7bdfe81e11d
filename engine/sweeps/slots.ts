import { throwIfCancelled } from "../../core/cancel.ts";
import { CancelledError } from "../../core/errors.ts";

/** Shares one model's batch among the runs of a sweep. */
export interface Slots {
  /**
   * Waits until there is room. Who comes earlier in the sweep goes first.
   * @param order place of the cell's run in the sweep
   * @param share of the batch that the work takes, above 0 and at most 1
   * @returns gives the room back
   * @throws CancelledError after `signal`
   */
  take(order: number, share: number, signal: AbortSignal): Promise<() => void>;
}

interface Waiting {
  readonly order: number;
  readonly share: number;
  readonly admit: () => void;
}

/** Shares that sum to the whole do so only up to rounding. */
const ROUNDING = 1e-9;

export function createSlots(): Slots {
  const waiting: Waiting[] = [];
  let taken = 0;

  const admit = (): void => {
    // Nobody overtakes the first: else work that needs much room would wait for ever.
    for (
      let first = waiting[0];
      first !== undefined && taken + first.share <= 1 + ROUNDING;
      [first] = waiting
    ) {
      waiting.shift();
      taken += first.share;
      first.admit();
    }
  };
  return {
    async take(order, share, signal) {
      throwIfCancelled(signal);
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      const entry: Waiting = { order, share, admit: () => resolve(undefined) };
      const place = waiting.findIndex((other) => other.order > order);
      waiting.splice(place === -1 ? waiting.length : place, 0, entry);
      const onAbort = (): void => {
        const index = waiting.indexOf(entry);
        if (index === -1) return;
        waiting.splice(index, 1);
        reject(new CancelledError());
        admit();
      };
      signal.addEventListener("abort", onAbort, { once: true });
      admit();
      try {
        await promise;
      } finally {
        signal.removeEventListener("abort", onAbort);
      }
      return () => {
        taken -= share;
        admit();
      };
    },
  };
}

/** Time to take a deletion back, before what was deleted is erased. */
export const UNDO_MILLISECONDS = 10_000;

const LONGEST_RETRY_MILLISECONDS = 10 * 60 * 1000;

/** How long to wait before the store is tried to be written anew once more, after having waited so long. */
export function nextRetry(milliseconds: number): number {
  return Math.min(2 * milliseconds, LONGEST_RETRY_MILLISECONDS);
}

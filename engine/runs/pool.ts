/**
 * Works through items in order, at most `limit` at a time. The first error aborts the signal that the others were
 * given, waits for them, and is thrown.
 */
export async function forEachBounded<Item>(
  items: readonly Item[],
  limit: number,
  signal: AbortSignal,
  work: (item: Item, index: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  const queue = items.entries();
  let error: { readonly first: unknown } | undefined;

  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (error !== undefined) return;
      try {
        await work(item, index, either);
      } catch (thrown) {
        error ??= { first: thrown };
        failure.abort();
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  if (error !== undefined) throw error.first;
}

/** A place in an order of works. */
export interface Place {
  /** When the one before has passed. */
  readonly reached: Promise<void>;
  /** Lets the next one through. */
  pass(): void;
}

/** Lets works whose preparations take different times go on in the order in which they took their places. */
export function createOrder(): () => Place {
  let last = Promise.resolve();
  return () => {
    const reached = last;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    last = promise.then(() => reached);
    return { reached, pass: () => resolve(undefined) };
  };
}

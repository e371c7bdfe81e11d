import { unlessAborted } from "../../core/cancel.ts";

/** Works that go on together, unless one has to be alone. */
export interface Company {
  /**
   * Does a work beside others, as soon as none is alone or waits to be.
   * @throws CancelledError if the signal is aborted while it waits; what the work throws
   */
  together<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value>;
  /** Does a work by itself, after those that go on and before those that come. @throws as `together` */
  alone<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value>;
}

export function createCompany(): Company {
  const going = new Set<Promise<unknown>>();
  /** Resolves after the last work that is alone or waits to be; undefined where there is none. */
  let last: Promise<void> | undefined;

  return {
    async together(work, signal) {
      // Another one may have come meanwhile.
      while (last !== undefined) await unlessAborted(last, signal);
      const own = work();
      going.add(own);
      try {
        return await own;
      } finally {
        going.delete(own);
      }
    },
    async alone(work, signal) {
      const others = Promise.allSettled(last === undefined ? going : [last, ...going]);
      const { promise: over, resolve: end } = Promise.withResolvers<undefined>();
      // One that gives up waiting lets nobody pass those before it.
      const own: Promise<void> = others
        .then(() => over)
        .then(() => {
          if (last === own) last = undefined;
        });
      last = own;
      try {
        await unlessAborted(others, signal);
        return await work();
      } finally {
        end(undefined);
      }
    },
  };
}

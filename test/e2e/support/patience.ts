/** How long anything is waited for. It is long for a person, and short for two cores that have other work as well. */
export const PATIENCE_MS = 90_000;

/** For `vi.waitFor` and `vi.waitUntil`. */
export const WAITING = { timeout: PATIENCE_MS, interval: 50 };

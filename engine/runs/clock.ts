/**
 * A clock that goes on from where something was left: that of the computer may have been set back since.
 * @param left milliseconds since 1970; null for what begins
 * @param clock milliseconds since 1970
 */
export function goOnFrom(left: number | null, clock: () => number): () => number {
  const behind = left === null ? 0 : Math.max(0, left - clock());
  return () => clock() + behind;
}

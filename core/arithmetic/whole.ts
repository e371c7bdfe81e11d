/** The number that is a whole number with all of its digits; null if none is. */
export function asNumber(whole: bigint): number | null {
  const number = Number(whole);
  return Number.isFinite(number) && BigInt(number) === whole ? number : null;
}

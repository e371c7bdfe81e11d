/** As many digits as `toFixed` can give. */
const MOST_DECIMALS = 100;

/**
 * A value with so many decimals, as Python's `round` and formats give it: exactly in the middle it goes to the even digit.
 * @param decimals whole; a negative number rounds to tens, hundreds, …
 */
export function roundedHalfEven(value: number, decimals: number): number {
  if (decimals > MOST_DECIMALS) return value;
  if (decimals < 0) return roundedHalfEven(value * 10 ** decimals, 0) / 10 ** decimals;
  // All digits: 1.15 is a little less, so it is in no middle.
  const isMiddle = new RegExp(`\\.\\d{${decimals}}50*$`).test(value.toFixed(MOST_DECIMALS));
  if (!isMiddle) return Number(value.toFixed(decimals));
  const below = Math.floor(value * 10 ** decimals);
  return (below % 2 === 0 ? below : below + 1) / 10 ** decimals;
}

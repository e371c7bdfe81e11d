/**
 * Round values that cover a range, for the marks of an axis: whole multiples of 1, 2 or 5 times a power of ten, from the last
 * that is not above the lowest to the first that is not below the highest.
 * @param most steps that the range is divided into; its ends may need one more each
 */
export function ticks(low: number, high: number, most: number): readonly number[] {
  const step = roundStep((high - low) / most);
  const first = Math.floor(cleaned(low / step));
  const last = Math.ceil(cleaned(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => cleaned((first + index) * step));
}

/** The least of 1, 2, 5, 10, 20, 50 … that is no smaller; 1 for no width. */
function roundStep(least: number): number {
  if (!(least > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((one) => cleaned(one * power) >= cleaned(least)) ?? 10;
  return factor * power;
}

/** Without the dust of binary fractions: 0.3 / 0.1 is 2.9999999999999996. */
function cleaned(value: number): number {
  return Number(value.toPrecision(12));
}

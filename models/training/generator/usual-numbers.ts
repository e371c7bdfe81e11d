import { between, chance, pick, type Random } from "./random.ts";

/** Draws a number of a usual size. */
export type Usual = (random: Random) => number;

/** A number of a sum: 2 to 99; one in ten is larger. */
export function term(random: Random): number {
  const size = random();
  if (size < 0.3) return between(random, 2, 20);
  if (size < 0.9) return between(random, 3, 99);
  return size < 0.98 ? between(random, 20, 500) : between(random, 100, 3000);
}

/** A number of three to five digits: long to calculate with, though not hard to see what with. */
export function longTerm(random: Random): number {
  return between(random, 100, pick(random, [999, 9999, 9999, 60_000]));
}

/** A number that is not needed, whatever it is of: years of age, minutes, miles. */
export function spare(random: Random): number {
  return between(random, 2, 80);
}

/** A number of a product: 2 to 12; one in four may be larger. */
export function factor(random: Random): number {
  const size = random();
  if (size < 0.75) return between(random, 2, 12);
  return size < 0.95 ? between(random, 3, 25) : between(random, 10, 80);
}

const CENTS: readonly number[] = [
  0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.5, 0.5, 0.6, 0.75, 0.8, 0.9, 0.99,
];

/** The cents of a price, in dollars: mostly those of price tags. */
export function cents(random: Random): number {
  return chance(random, 0.6) ? pick(random, CENTS) : between(random, 1, 99) / 100;
}

/** What a measure has behind the point: tenths, less often hundredths. */
export function fraction(random: Random): number {
  return chance(random, 0.6) ? between(random, 1, 9) / 10 : between(random, 1, 99) / 100;
}

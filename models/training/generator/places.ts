/** The decimal places of numbers with at most two decimals, in hundredths: from ten millions down to hundredths. */
const PLACES: readonly number[] = Array.from({ length: 10 }, (_, index) => 10 ** (9 - index));

/** What each place of a number is worth, largest first, without zeros: 405.5 gives 400, 5 and 0.5. */
export function parts(value: number): number[] {
  return PLACES.map((place) => digitAt(value, place)).filter((part) => part > 0);
}

/** The sums of two numbers place by place, largest first, without zeros: 58 and 67 give 110 and 15. */
export function sumsByPlace(left: number, right: number): number[] {
  return PLACES.map((place) => digitAt(left, place) + digitAt(right, place)).filter((sum) => sum > 0);
}

function digitAt(value: number, place: number): number {
  return ((Math.floor(Math.round(value * 100) / place) % 10) * place) / 100;
}

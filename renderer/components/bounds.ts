/** The number that a field holds; null while it is empty, or only begun as `-` is. */
export function numberIn(typed: number | string): number | null {
  if (typeof typed === "string" && typed.trim() === "") return null;
  const number = Number(typed);
  return Number.isFinite(number) ? number : null;
}

/** The nearest number from `min` to `max`. */
export function inBounds(number: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, number));
}

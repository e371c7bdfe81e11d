/** The arithmetic mean; NaN without values: whoever may have none says first what that means. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** An interval of shares as `61–84 %`. */
export function intervalWords([low, high]: readonly [number, number]): string {
  return `${Math.round(100 * low)}–${Math.round(100 * high)} %`;
}

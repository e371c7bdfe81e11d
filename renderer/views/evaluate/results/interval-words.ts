import { inPercent } from "../../../components/numbers.ts";

/** An interval of shares as `61–84 %`. */
export function intervalWords([low, high]: readonly [number, number]): string {
  return `${inPercent(low)}–${inPercent(high)} %`;
}

/** An interval of scores of 0–100 as `51.2–57.8`. */
export function scoreWords([low, high]: readonly [number, number]): string {
  return `${low.toFixed(1)}–${high.toFixed(1)}`;
}

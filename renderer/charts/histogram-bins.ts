import { inBounds } from "../components/bounds.ts";

/** One bar of a histogram: values from `from` to below `to`, those that are marked counted apart. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly plain: number;
  readonly marked: number;
}

const BINS = 40;

/** How far the scale goes to both sides of zero: a whole number that holds all values. @param least at least so far */
export function scaleOf(values: readonly number[], least: number): number {
  return values.reduce((most, value) => Math.max(most, Math.ceil(Math.abs(value))), least);
}

/** Counts values into bars of equal width from −scale to scale; the last bar holds `scale` itself. */
export function binsOf(
  values: readonly number[],
  scale: number,
  isMarked: (value: number) => boolean,
): readonly Bin[] {
  const width = (2 * scale) / BINS;
  const plain = new Array<number>(BINS).fill(0);
  const marked = new Array<number>(BINS).fill(0);
  for (const value of values) {
    const bin = inBounds(Math.floor((value + scale) / width), 0, BINS - 1);
    const counts = isMarked(value) ? marked : plain;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return plain.map((count, bin) => ({
    from: bin * width - scale,
    to: (bin + 1) * width - scale,
    plain: count,
    marked: marked[bin] ?? 0,
  }));
}

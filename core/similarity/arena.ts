/**
 * Memory for the arrays of one computation, handed out from the front of one buffer: far cheaper than an array each, and
 * there is nothing to collect afterwards.
 */
export interface Arena {
  /** Zeroes; yours until the arena is cut back to a mark made before. */
  take(length: number): Int32Array;
  mark(): number;
  cutBack(mark: number): void;
}

/** @param capacity numbers in the buffer; what does not fit gets an array of its own */
export function createArena(capacity: number): Arena {
  const buffer = new Int32Array(capacity);
  let used = 0;
  return {
    take(length) {
      if (used + length > capacity) return new Int32Array(length);
      const start = used;
      used += length;
      return buffer.subarray(start, used).fill(0);
    },
    mark: () => used,
    cutBack(mark) {
      used = mark;
    },
  };
}

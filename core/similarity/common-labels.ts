/** Ranges of two columns that hold the same label; each end is exclusive. */
type VisitRanges = (leftStart: number, leftEnd: number, rightStart: number, rightEnd: number) => void;

/** Merges two ascending columns of labels and calls `visit` for every label that both hold. */
export function forCommonLabels(left: Int32Array, right: Int32Array, visit: VisitRanges): void {
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    const difference = (left[i] ?? 0) - (right[j] ?? 0);
    if (difference < 0) i++;
    else if (difference > 0) j++;
    else {
      const leftEnd = endOfRange(left, i);
      const rightEnd = endOfRange(right, j);
      visit(i, leftEnd, j, rightEnd);
      i = leftEnd;
      j = rightEnd;
    }
  }
}

function endOfRange(labels: Int32Array, start: number): number {
  let end = start + 1;
  while (end < labels.length && labels[end] === labels[start]) end++;
  return end;
}

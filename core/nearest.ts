/** Names that a mistyped one may have meant, nearest first: at most a third of its letters away, or beginning with it. */
export function nearestNames(name: string, known: readonly string[]): readonly string[] {
  const wanted = name.toLowerCase().slice(0, 100);
  return known
    .map((candidate) => ({ candidate, distance: editDistance(wanted, candidate.toLowerCase()) }))
    .filter(
      ({ candidate, distance }) =>
        distance <= Math.max(1, Math.floor(candidate.length / 3)) ||
        (wanted.length > 1 && candidate.toLowerCase().startsWith(wanted)),
    )
    .sort((left, right) => left.distance - right.distance)
    .map(({ candidate }) => candidate);
}

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment), over UTF-16 units. */
function editDistance(left: string, right: string): number {
  let previous: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      const swapped = isSwap ? (previous[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    previous = row;
    row = next;
  }
  return row[right.length] ?? 0;
}

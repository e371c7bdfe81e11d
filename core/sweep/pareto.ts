/** What something costs and what it is worth. */
export interface Priced {
  readonly cost: number;
  /** Null where it is not known. */
  readonly worth: number | null;
}

/**
 * The Pareto line: what nothing beats that costs as much or less.
 * @returns indices, by ascending cost and worth; of equal ones the first
 */
export function paretoFront(items: readonly Priced[]): readonly number[] {
  const byCost = items
    .flatMap(({ cost, worth }, index) => (worth === null ? [] : [{ index, cost, worth }]))
    .sort((left, right) => left.cost - right.cost || right.worth - left.worth || left.index - right.index);
  let best = -Infinity;
  return byCost.flatMap(({ index, worth }) => {
    if (worth <= best) return [];
    best = worth;
    return index;
  });
}

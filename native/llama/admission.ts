interface Waiting {
  readonly group: string;
}

/**
 * Which waiting call goes next: one of the group with the fewest calls running, so that those who share a model get
 * equal shares of its batch; within a group, and between groups that have as many, first come first served.
 * @param waiting in the order in which they came
 * @returns its index, or −1 if nobody waits
 */
export function nextInTurn(waiting: readonly Waiting[], running: Iterable<Waiting>): number {
  const counts = new Map<string, number>();
  for (const { group } of running) counts.set(group, (counts.get(group) ?? 0) + 1);
  let next = -1;
  let fewest = Infinity;
  for (const [index, { group }] of waiting.entries()) {
    const count = counts.get(group) ?? 0;
    if (count >= fewest) continue;
    [next, fewest] = [index, count];
  }
  return next;
}

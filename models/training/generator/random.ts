/** Uniform numbers from 0 to below 1. */
export type Random = () => number;

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** Whether an event of this probability happens. */
export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

/** One of the items, each as likely as the others. @throws RangeError if there is none */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const index = Math.floor(random() * items.length);
  if (items.length === 0) throw new RangeError("There is nothing to pick from.");
  return items[index] as Item;
}

/** The items in a random order (Fisher–Yates). */
export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = between(random, 0, last);
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}

/** So many different items, in a random order. @throws RangeError if there are fewer */
export function pickSeveral<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  if (items.length < count) throw new RangeError(`There are ${items.length} items, not ${count}.`);
  return shuffled(random, items).slice(0, count);
}

/** An item, as likely as its weight says. @throws RangeError if there is none */
export function pickWeighted<Item extends { readonly weight: number }>(
  random: Random,
  items: readonly Item[],
): Item {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  let left = random() * total;
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return pick(random, items.slice(-1));
}

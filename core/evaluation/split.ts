/** Methods and prompts are tuned on the development split; figures are told of the test split alone. */
export const SPLITS = ["development", "test"] as const;
export type Split = (typeof SPLITS)[number];

/** In which order a split lists its questions: as its file does, or in a shuffle that everybody gets alike. */
export const SPLIT_ORDERS = ["file", "hash"] as const;
export type SplitOrder = (typeof SPLIT_ORDERS)[number];

/** First hexadecimal digits below this are of the development split: four of sixteen, about a quarter. */
const DEVELOPMENT_DIGITS = 4;

/**
 * Where a question belongs, whatever else is in its file.
 * @param digest SHA-256 of its id in UTF-8, or of its text if the data gives it no id, in hexadecimal
 */
export function splitOf(digest: string): Split {
  return Number.parseInt(digest.charAt(0), 16) < DEVELOPMENT_DIGITS ? "development" : "test";
}

/** Divides what has a digest, in the order of the file or in that of the digests. */
export function divide<Item extends { readonly digest: string }>(
  items: readonly Item[],
  order: SplitOrder,
): Readonly<Record<Split, readonly Item[]>> {
  const ordered =
    order === "file" ? items : items.toSorted((left, right) => compare(left.digest, right.digest));
  const of = (split: Split) => ordered.filter(({ digest }) => splitOf(digest) === split);
  return { development: of("development"), test: of("test") };
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

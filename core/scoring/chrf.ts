/** Longest n-grams of characters, and how much more recall weighs than precision (β = 2): sacreBLEU's defaults. */
const CHARACTER_ORDER = 6;
const RECALL_WEIGHT = 2 ** 2;
const PUNCTUATION = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

/** How often each n-gram occurs. */
type Counts = ReadonlyMap<string, number>;

/** N-grams of one order: of the hypothesis, of the reference, and those that both have. */
interface Matches {
  readonly hypothesis: number;
  readonly reference: number;
  readonly both: number;
}

interface ChrfOptions {
  /** Longest n-grams of words: 0 is chrF, 2 chrF++. Default 0. */
  readonly wordOrder?: number;
}

/**
 * chrF2 of one sentence: the F-score, recall weighing double, of its character n-grams up to six long against a
 * reference's. White space does not count, letters' case does. Orders that one of the two is too short for are left
 * out of the average ("effective order").
 * Source: Popović 2015, "chrF: character n-gram F-score for automatic MT evaluation"; chrF++: Popović 2017. Conventions
 * and figures are those of sacreBLEU 2 (`chrF2|case:mixed|eff:yes|nc:6|nw:0|space:no`).
 * @param references of several the best score counts
 * @returns 0–100; 0 without references
 */
export function chrf(hypothesis: string, references: readonly string[], options: ChrfOptions = {}): number {
  return fScore(bestMatches(hypothesis, references, options));
}

function bestMatches(
  hypothesis: string,
  references: readonly string[],
  { wordOrder = 0 }: ChrfOptions,
): readonly Matches[] {
  const ours = nGramsByOrder(hypothesis, wordOrder);
  const none: readonly Matches[] = ours.map(() => ({ hypothesis: 0, reference: 0, both: 0 }));
  return references
    .map((reference) =>
      nGramsByOrder(reference, wordOrder).map((theirs, order) => match(ours[order], theirs)),
    )
    .reduce((best, each) => (best === none || fScore(each) > fScore(best) ? each : best), none);
}

function match(ours: Counts = new Map(), theirs: Counts): Matches {
  let both = 0;
  for (const [nGram, count] of ours) both += Math.min(count, theirs.get(nGram) ?? 0);
  // Where the reference has no n-gram of this order, those of the hypothesis are not counted against it.
  return { hypothesis: theirs.size === 0 ? 0 : sizeOf(ours), reference: sizeOf(theirs), both };
}

/** Precision and recall are averaged over the orders first; the F-score is that of the two averages. */
function fScore(matches: readonly Matches[]): number {
  const possible = matches.filter(({ hypothesis, reference }) => hypothesis > 0 && reference > 0);
  const mean = (shareOf: (order: Matches) => number) =>
    possible.reduce((sum, order) => sum + shareOf(order), 0) / Math.max(1, possible.length);
  const precision = mean(({ both, hypothesis }) => both / hypothesis);
  const recall = mean(({ both, reference }) => both / reference);
  if (precision + recall === 0) return 0;
  return (100 * (1 + RECALL_WEIGHT) * precision * recall) / (RECALL_WEIGHT * precision + recall);
}

function nGramsByOrder(text: string, wordOrder: number): readonly Counts[] {
  const characters = Array.from(text.replaceAll(/\p{White_Space}/gu, ""));
  const words = wordOrder === 0 ? [] : wordsOf(text);
  return [
    ...orders(CHARACTER_ORDER).map((order) => nGrams(characters, order, "")),
    ...orders(wordOrder).map((order) => nGrams(words, order, " ")),
  ];
}

/** Words with the punctuation mark at their end, or else at their beginning, split off. */
function wordsOf(text: string): readonly string[] {
  const words = text.split(/\p{White_Space}+/u).filter((word) => word !== "");
  return words.flatMap((word) => {
    const last = word.slice(-1);
    if (Array.from(word).length === 1) return [word];
    if (PUNCTUATION.includes(last)) return [word.slice(0, -1), last];
    return PUNCTUATION.includes(word.charAt(0)) ? [word.charAt(0), word.slice(1)] : [word];
  });
}

function nGrams(items: readonly string[], order: number, separator: string): Counts {
  const counts = new Map<string, number>();
  for (let start = 0; start + order <= items.length; start++) {
    const nGram = items.slice(start, start + order).join(separator);
    counts.set(nGram, (counts.get(nGram) ?? 0) + 1);
  }
  return counts;
}

function orders(highest: number): readonly number[] {
  return Array.from({ length: highest }, (_, index) => index + 1);
}

function sizeOf(counts: Counts): number {
  let size = 0;
  for (const count of counts.values()) size += count;
  return size;
}

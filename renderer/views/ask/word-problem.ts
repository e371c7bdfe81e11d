/** Numbers in digits or words, and words that stand for one: "half", "twice", "a dozen". */
const QUANTITY = new RegExp(
  [
    String.raw`\d+(?:[.,]\d+)*`,
    String.raw`\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)\b`,
    String.raw`\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)\b`,
    String.raw`\b(?:half|third|quarter|twice|double|triple|dozen)\b`,
  ].join("|"),
  "gi",
);

/** Ways in which a word problem asks for a number. */
const ASKS_FOR_NUMBER =
  /\bhow (?:many|much|old|far|long|tall|heavy|fast|big|wide|deep|high)\b|\bwhat (?:do|does|did) .{0,40}\bcosts?\b|\bwhat (?:is|was|are|will be|number|distance|price|age)\b|\bhow .{0,40}\b(?:left|total)\b|\b(?:find|calculate|compute)\b/i;

/** Fewer numbers leave nothing to calculate. */
const LEAST_QUANTITIES = 2;

/**
 * Whether a question looks like a short word problem in English, which is all that the practice model knows. Tolerant: a
 * question that only looks like one is let through, and the answer shows the rest.
 */
export function looksLikeWordProblem(question: string): boolean {
  const quantities = question.match(QUANTITY)?.length ?? 0;
  return quantities >= LEAST_QUANTITIES && ASKS_FOR_NUMBER.test(question);
}

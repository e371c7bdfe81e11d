const SEGMENTER = new Intl.Segmenter(undefined, { granularity: "word" });

/** How many words a text has, also in a language that writes no spaces between them. */
export function wordCount(text: string): number {
  return [...SEGMENTER.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

/** The words of the whole numbers from 0 on. */
export const NUMBER_WORDS: readonly string[] = (
  "zero one two three four five six seven eight nine ten " +
  "eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
).split(" ");

import { impliedNumbers } from "./implied.ts";
import { textNumbers, type TextNumber } from "./text-numbers.ts";

/** What a problem's text gives. */
export interface TextFacts {
  /** All its numbers, from left to right. */
  readonly numbers: readonly TextNumber[];
  readonly given: ReadonlySet<number>;
  /** Given as percentages: 20 for `20%`. */
  readonly percents: ReadonlySet<number>;
  /** Given in such a way that no other number can stand there: a time, a fraction, `one`. */
  readonly fixed: ReadonlySet<number>;
  /** Words may stand for them: 2 for `twice`. */
  readonly implied: ReadonlySet<number>;
  /** Its words in small letters. */
  readonly words: ReadonlySet<string>;
}

/** Looks for the numbers of a text. */
export function factsOf(text: string): TextFacts {
  const numbers = textNumbers(text);
  return {
    numbers,
    given: valuesOf(numbers),
    percents: valuesOf(numbers.filter(({ form }) => form === "percent")),
    fixed: valuesOf(numbers.filter(({ isFixed }) => isFixed)),
    implied: impliedNumbers(text),
    words: new Set(text.match(/\b[a-z]+\b/g)),
  };
}

function valuesOf(numbers: readonly TextNumber[]): ReadonlySet<number> {
  return new Set(numbers.map(({ value }) => value));
}

/**
 * Words that stand for numbers, or that make a number common knowledge: a dozen is 12, a week has 7 days, a dog 4 legs. The
 * table is generous: a number too many in it costs a variation, one too few makes a wrong problem.
 */
const MEANINGS: readonly { readonly words: string; readonly numbers: readonly number[] }[] = [
  { words: "half|halves|halved|halfway", numbers: [2, 0.5, 50] },
  { words: "twice|doubl(?:e[ds]?|ing)|both|couples?|pairs?|twins?|other|another|weekends?", numbers: [2] },
  { words: "round[- ]?trip|each way|one way|there and back|return|back", numbers: [2] },
  { words: "tripl(?:e[ds]?|ing)|triplets|thrice|trio|triangles?|triangular|tricycles?", numbers: [3] },
  { words: "quadrupl(?:e[ds]?|ing)", numbers: [4] },
  { words: "quarters?|quarterly", numbers: [0.25, 0.75, 4, 15, 25] },
  { words: "averages?|mean", numbers: [2, 3, 4, 5, 6, 7] },

  // A fourth machine makes four, and is one more than three.
  { words: "thirds?", numbers: [2, 3] },
  { words: "fourths?", numbers: [3, 4] },
  { words: "fifths?", numbers: [4, 5] },
  { words: "sixths?", numbers: [5, 6] },
  { words: "sevenths?", numbers: [6, 7] },
  { words: "eighths?", numbers: [7, 8] },
  { words: "ninths?", numbers: [8, 9] },
  { words: "tenths?", numbers: [9, 10] },

  { words: "half a dozen", numbers: [6] },
  { words: "dozens?", numbers: [12] },
  { words: "hundreds?|percent(?:age)?|\\d+%", numbers: [100] },
  { words: "thousands?|\\d+k", numbers: [1000] },

  { words: "hours?|hourly|minutes?|seconds?|\\d+ ?(?:hr|min)s?", numbers: [24, 30, 60] },
  { words: "days?|daily|mornings?|evenings?", numbers: [7, 24, 30, 365] },
  { words: "weekdays?|workdays?|school (?:day|week)s?", numbers: [5] },
  { words: "weeks?|weekly|biweekly", numbers: [4, 5, 7, 52] },
  { words: "months?|monthly", numbers: [4, 12, 28, 30, 31] },
  { words: "february", numbers: [28, 29] },
  { words: "january|march|may|july|august|october|december", numbers: [31] },
  { words: "april|june|september|november", numbers: [30] },
  { words: "years?|yearly|annual(?:ly)?", numbers: [12, 52, 365] },
  { words: "decades?", numbers: [10] },
  { words: "centur(?:y|ies)", numbers: [100] },

  { words: "cents?|penn(?:y|ies)|dollars?", numbers: [100] },
  { words: "nickels?", numbers: [5] },
  { words: "dimes?", numbers: [10] },

  { words: "inch|inches|foot|feet", numbers: [12] },
  { words: "yards?", numbers: [3, 36] },
  { words: "pounds?|ounces?|lbs?|oz", numbers: [16] },
  { words: "tons?", numbers: [2000] },
  { words: "gallons?|quarts?|pints?|cups?", numbers: [2, 4, 8, 16] },
  { words: "(?:kilo|centi|milli)?(?:met(?:er|re)|gram|lit(?:er|re))s?", numbers: [10, 100, 1000] },
  { words: "\\d+ ?(?:km|kg|cm|mm|ml|g|l|m)|kilos?", numbers: [10, 100, 1000] },

  { words: "squares?|rectang(?:le|les|ular)|perimeter|fenc(?:e|es|ed|ing)|walls?", numbers: [2, 4] },
  { words: "cubes?|cubic|insects?|bugs?|dice|die", numbers: [6] },
  { words: "(?:bi|motor)?cycles?|bikes?", numbers: [2] },
  { words: "cars?|dogs?|cats?|cows?|goats?", numbers: [2, 4] },
  { words: "legs?|paws?|wheels?|tires?|eyes?|ears?|hands?|arms?|shoes?|socks?|gloves?", numbers: [2, 4] },
  { words: "fingers?|toes?", numbers: [5, 10, 20] },
  { words: "spiders?|octop(?:us|uses|i)", numbers: [8] },
  { words: "decks?", numbers: [52] },
];

const PATTERNS = MEANINGS.map(({ words, numbers }) => ({
  pattern: new RegExp(`(?<!\\w)(?:${words})(?!\\w)`, "i"),
  numbers,
}));

/** The numbers that words of a text may stand for: 12 where it speaks of a year or of a dozen. */
export function impliedNumbers(text: string): ReadonlySet<number> {
  return new Set(PATTERNS.flatMap(({ pattern, numbers }) => (pattern.test(text) ? numbers : [])));
}

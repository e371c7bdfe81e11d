/** Sentences with a number `#` that is not asked for; the other slots and alternatives are those of wording.ts. */

/** Other things of the one whom the text is about. */
export const OTHER_THINGS: readonly string[] = [
  "{n} also has # {q}.",
  "{n} has # {q} [at home|in a {cs}|too|as well|on a shelf].",
  "{n} [bought|found|got|made|saw|collected|borrowed] # {q} [on {day3}|last week|yesterday|in {month2}|at the {place2}|there|].",
  "[On {day3}|Last week|Yesterday|In {month2}|At the {place2}] {n} [bought|found|saw|counted|sold|lost] # {q}.",
  "{n} [keeps|put|left|stores] # {q} in [a|another|the] {cs}.",
  "{n} [gave|sold|lent|sent|showed] # {q} to {k}.",
  "{n} [wants to buy|would like|dreams of|is looking for] # {q}.",
  "{n} needs # {q} [for a party|for school|for {his} room].",
  "{n} has read about # {q} in a book.",
];

/** Other things of somebody else, or things around. */
export const THINGS_OF_OTHERS: readonly string[] = [
  "{k} [has|owns|likes|wants] # {q}.",
  "{k} [bought|brought|found|made|sold|lost|took home|got|saw] # {q} [on {day3}|that day|the same day|at the {shop}|as well|].",
  "{n}'s [brother|sister|friend|neighbor|cousin|aunt|uncle|mom|dad] has # {q}.",
  "{n}'s [brother|sister|friend|neighbor|cousin] [bought|found|lost|picked up] # {q}.",
  "There are # {q} [in|at|behind|near|in front of] the {place2}.",
  "There were [also|] # {q} [on the table|in the {cs}|on the floor|by the door].",
  "[Nearby|Outside|Next door|Across the street], there are # {a}.",
  "# {a} [live|sleep|sit|stand] [near|behind|by] the {place2}.",
  "# {u} [watched|were there|came by|waited outside|helped].",
  "{k} came with # {u}.",
  "A {cs} [nearby|on the floor|in the corner] [holds|has] # {q}.",
  "The {shop} [sells|has|got] # {q} [every day|a day|in its window|].",
];

/** The same things in other hands: only where the question is about one person. */
export const SAME_THINGS: readonly string[] = [
  "{k} has # {asked}.",
  "{k} [found|bought|got|collected|brought|owns|keeps|already has] # {asked} [too|of {k}'s own|last year|on {day3}|at the {place2}|].",
  "{n}'s [friend|brother|sister|cousin|neighbor] [has|bought|found|got] # {asked}.",
  "[Last year|In {month2}|A year ago], {k} had # {asked}.",
  "{k} would like to have # {asked}.",
  "There are # {asked} [in the window of the {shop}|at the {shop}|at the {place2}].",
];

/** What may be told of any day. */
export const SURROUNDINGS: readonly string[] = [
  "{n} is # years old.",
  "{k} is # years old.",
  "{n} has # [brothers|sisters|cousins|aunts|friends].",
  "The {place2} is # years old.",
  "The {place2} is # [miles|minutes|blocks|kilometers] away.",
  "{n} walked # [miles|minutes|blocks] to the {place2}.",
  "It took # [minutes|hours|days].",
  "{n} [rested|waited|played|slept|read] for # [minutes|hours].",
  "It was # degrees [outside|in the {place2}|that day].",
  "{n} lives [in house number #|on floor #].",
  "{n} [ran|drove|rode] # [miles|kilometers] [on {day3}|last week|].",
  "The {shop} opened # [years|months|weeks|days] ago.",
  "{k} [called|visited|wrote to] {n} # times.",
  "The {cs} weighs # pounds.",
  "{n} read # pages of a book [before that|that evening|on {day3}].",
  "A {qs} costs # [dollars|cents].",
  "{n} has # dollars [in the bank|in {his} pocket|at home].",
  "{k} paid # dollars for [a {qs}|a ticket|lunch|a book].",
];

/** What stands beside the things that are asked about: `7 shells and 12 stones`. */
export const BESIDE: readonly string[] = ["{given} and # {q}", "# {q} and {given}"];

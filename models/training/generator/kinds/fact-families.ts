import { FURTHER_MEN, FURTHER_WOMEN, MEN, NAMES, WOMEN } from "../words/names.ts";
import { ANIMALS, CONTAINERS, THINGS } from "../words/nouns.ts";
import { COLORS, DAYS, MONTHS, PLACES, SHOPS } from "../words/surroundings.ts";
import { BOOKS, HOBBIES, INSTRUMENTS, JOBS, STREETS, SUBJECTS, TOWNS } from "../words/facts.ts";

/**
 * Facts that lead from one thing to another, and statements about where they lead. In each text `{a}` is where a fact
 * or a claim begins, and `{b}` what it says of it.
 */
export interface FactFamily {
  readonly id: string;
  /** What facts are about, and what each leads to: two lists for facts that say all, three where two facts belong together. */
  readonly terms: readonly (readonly string[])[];
  /** Wordings of the facts between one list of terms and the next. */
  readonly facts: readonly (readonly string[])[];
  /** Statements about the first term and the last. */
  readonly claims: readonly string[];
  readonly questions: readonly string[];
}

const singular = (nouns: readonly { readonly one: string }[]) => nouns.map(({ one }) => one);

export const FACT_FAMILIES: readonly FactFamily[] = [
  {
    id: "facts/lives-in",
    terms: [NAMES, TOWNS],
    facts: [["{a} lives in {b}.", "The home of {a} is in {b}."]],
    claims: ["{a} lives in {b}.", "{b} is the town where {a} lives."],
    questions: ["Does {a} live in {b}?", "Is {a}'s home in {b}?"],
  },
  {
    id: "facts/job",
    terms: [NAMES, JOBS],
    facts: [["{a} is a {b}.", "{a} works as a {b}."]],
    claims: ["{a} is a {b}.", "{a} has the job of a {b}."],
    questions: ["Is {a} a {b}?", "Does {a} work as a {b}?"],
  },
  {
    id: "facts/hobby",
    terms: [NAMES, HOBBIES],
    facts: [["{a} likes {b}.", "{a} spends the weekend {b}."]],
    claims: ["{a}'s hobby is {b}.", "{b} is what {a} likes."],
    questions: ["Is {b} the hobby of {a}?", "Does {a} like {b}?"],
  },
  {
    id: "facts/color",
    terms: [singular(THINGS), COLORS],
    facts: [["The {a} is {b}.", "The color of the {a} is {b}."]],
    claims: ["The {a} is {b}.", "There is a {b} {a}."],
    questions: ["Is the {a} {b}?", "Does the {a} have the color {b}?"],
  },
  {
    id: "facts/closed-on",
    terms: [SHOPS, DAYS],
    facts: [["The {a} is closed on {b}.", "On {b} the {a} does not open."]],
    claims: ["The {a} is closed on {b}.", "On {b} one finds the {a} closed."],
    questions: ["Is the {a} closed on {b}?", "Does the {a} stay closed on {b}?"],
  },
  {
    id: "facts/born-in",
    terms: [NAMES, MONTHS],
    facts: [["{a} was born in {b}.", "The birthday of {a} is in {b}."]],
    claims: ["{a} was born in {b}.", "{a} has a birthday in {b}."],
    questions: ["Was {a} born in {b}?", "Is {a}'s birthday in {b}?"],
  },
  {
    id: "facts/favorite-subject",
    terms: [NAMES, SUBJECTS],
    facts: [["{a} likes {b} best of all subjects.", "The favorite subject of {a} is {b}."]],
    claims: ["The subject that {a} likes best is {b}.", "{b} is the favorite subject of {a}."],
    questions: ["Is {b} the favorite subject of {a}?", "Does {a} prefer {b}?"],
  },
  {
    id: "facts/thing-in-room",
    terms: [singular(THINGS), singular(CONTAINERS), PLACES],
    facts: [
      ["The {a} is in the {b}.", "Somebody put the {a} into the {b}."],
      ["The {a} stands in the {b}.", "The {a} was brought to the {b}."],
    ],
    claims: ["The {a} is in the {b}.", "One can find the {a} in the {b}."],
    questions: ["Is the {a} in the {b}?", "Will I find the {a} in the {b}?"],
  },
  {
    id: "facts/owner-lives-in",
    terms: [singular(ANIMALS), NAMES, TOWNS],
    facts: [
      ["The {a} belongs to {b}.", "The owner of the {a} is {b}."],
      ["{a} lives in {b}.", "{a} has a house in {b}."],
    ],
    claims: ["The owner of the {a} lives in {b}.", "The {a} belongs to somebody from {b}."],
    questions: ["Does the owner of the {a} live in {b}?", "Is the owner of the {a} from {b}?"],
  },
  {
    id: "facts/sister-plays",
    terms: [MEN, WOMEN, INSTRUMENTS],
    facts: [
      ["{b} is the sister of {a}.", "{a} has a sister called {b}."],
      ["{a} plays the {b}.", "{a} is learning the {b}."],
    ],
    claims: ["The sister of {a} plays the {b}.", "{a}'s sister plays the {b}."],
    questions: ["Does the sister of {a} play the {b}?", "Is the {b} what {a}'s sister plays?"],
  },
  {
    id: "facts/works-on-street",
    terms: [NAMES, SHOPS, STREETS],
    facts: [
      ["{a} works in the {b}.", "{a} has a job in the {b}."],
      ["The {a} is on {b}.", "One finds the {a} on {b}."],
    ],
    claims: ["{a} works on {b}.", "The place where {a} works is on {b}."],
    questions: ["Does {a} work on {b}?", "Is {a}'s place of work on {b}?"],
  },
  {
    id: "facts/author-born-in",
    terms: [BOOKS, NAMES, TOWNS],
    facts: [
      ['"{a}" was written by {b}.', '{b} wrote the book "{a}".'],
      ["{a} was born in {b}.", "{a} comes from {b}."],
    ],
    claims: ['The author of "{a}" was born in {b}.', '"{a}" is a book by somebody from {b}.'],
    questions: ['Was the author of "{a}" born in {b}?', 'Does the author of "{a}" come from {b}?'],
  },
  {
    id: "facts/bus-goes-to",
    terms: [NAMES, COLORS, PLACES],
    facts: [
      ["{a} takes the {b} bus.", "{a} sits in the {b} bus."],
      ["The {a} bus goes to the {b}.", "One gets to the {b} with the {a} bus."],
    ],
    claims: ["{a} is going to the {b}.", "The bus of {a} goes to the {b}."],
    questions: ["Is {a} going to the {b}?", "Does the bus of {a} go to the {b}?"],
  },
  {
    id: "facts/lesson-on-day",
    terms: [NAMES, SUBJECTS, DAYS],
    facts: [
      ["{a} teaches {b}.", "The teacher for {b} is {a}."],
      ["The lesson in {a} is on {b}.", "{b} is the day for {a}."],
    ],
    claims: ["{a} teaches on {b}.", "The lesson of {a} is on {b}."],
    questions: ["Does {a} teach on {b}?", "Is {a}'s lesson on {b}?"],
  },
  {
    id: "facts/reads-book",
    terms: [NAMES, BOOKS],
    facts: [['{a} is reading "{b}".', '{a} has begun to read "{b}".']],
    claims: ['{a} is reading "{b}".', 'The book that {a} reads is "{b}".'],
    questions: ['Is {a} reading "{b}"?', 'Is "{b}" the book of {a}?'],
  },
  {
    id: "facts/pet",
    terms: [NAMES, singular(ANIMALS)],
    facts: [["{a} keeps a {b}.", "The pet of {a} is a {b}."]],
    claims: ["{a} has a {b}.", "{a}'s pet is a {b}."],
    questions: ["Does {a} keep a {b}?", "Is {a}'s pet a {b}?"],
  },
  {
    id: "facts/plays-instrument",
    terms: [NAMES, INSTRUMENTS],
    facts: [["{a} plays the {b}.", "In the band {a} has the {b}."]],
    claims: ["{a} plays the {b}.", "The {b} is played by {a}."],
    questions: ["Does {a} play the {b}?", "Is the {b} played by {a}?"],
  },
  {
    id: "facts/coat-color",
    terms: [NAMES, COLORS],
    facts: [["{a} wears a {b} coat.", "The coat of {a} is {b}."]],
    claims: ["{a}'s coat is {b}.", "{a} wears {b}."],
    questions: ["Does {a} wear a {b} coat?", "Is {a}'s coat {b}?"],
  },
  {
    id: "facts/bought-thing",
    terms: [NAMES, singular(THINGS)],
    facts: [["{a} bought a {b}.", "{a} came home with a {b}."]],
    claims: ["{a} bought a {b}.", "The {b} was bought by {a}."],
    questions: ["Did {a} buy a {b}?", "Is a {b} what {a} bought?"],
  },
  {
    id: "facts/meeting-day",
    terms: [NAMES, DAYS],
    facts: [["{a} visits on {b}.", "The visit of {a} is on {b}."]],
    claims: ["{a} comes on {b}.", "{b} is the day of {a}'s visit."],
    questions: ["Does {a} visit on {b}?", "Is {a}'s visit on {b}?"],
  },
  {
    id: "facts/waits-at",
    terms: [NAMES, PLACES],
    facts: [["{a} waits at the {b}.", "At the {b} stands {a}."]],
    claims: ["{a} is at the {b}.", "One can meet {a} at the {b}."],
    questions: ["Does {a} wait at the {b}?", "Can one meet {a} at the {b}?"],
  },
  {
    id: "facts/shop-on-street",
    terms: [SHOPS, STREETS],
    facts: [["The {a} is on {b}.", "On {b} there is a {a}."]],
    claims: ["The {a} is on {b}.", "Who looks for the {a} must go to {b}."],
    questions: ["Is the {a} on {b}?", "Must one go to {b} for the {a}?"],
  },
  {
    id: "facts/animal-in-container",
    terms: [singular(ANIMALS), singular(CONTAINERS)],
    facts: [["The {a} sleeps in the {b}.", "In the {b} lies the {a}."]],
    claims: ["The {a} is in the {b}.", "The {b} is where the {a} sleeps."],
    questions: ["Does the {a} sleep in the {b}?", "Is the {a} in the {b}?"],
  },
  {
    id: "facts/train-to-town",
    terms: [COLORS, TOWNS],
    facts: [["The {a} train runs to {b}.", "To {b} goes the {a} train."]],
    claims: ["The {a} train goes to {b}.", "One gets to {b} by the {a} train."],
    questions: ["Does the {a} train run to {b}?", "Is {b} where the {a} train goes?"],
  },
  {
    id: "facts/wrote-book",
    terms: [BOOKS, NAMES],
    facts: [['"{a}" is by {b}.', '{b} is the author of "{a}".']],
    claims: ['"{a}" was written by {b}.', '{b} wrote "{a}".'],
    questions: ['Did {b} write "{a}"?', 'Is "{a}" by {b}?'],
  },
  {
    id: "facts/month-of-trip",
    terms: [NAMES, MONTHS],
    facts: [["{a} travels in {b}.", "The holiday of {a} falls in {b}."]],
    claims: ["{a} goes away in {b}.", "{a}'s holiday is in {b}."],
    questions: ["Does {a} travel in {b}?", "Is {b} the month of {a}'s holiday?"],
  },
  {
    id: "facts/teaches-subject",
    terms: [NAMES, SUBJECTS],
    facts: [["{a} teaches {b}.", "{b} is taught by {a}."]],
    claims: ["{a} is a teacher of {b}.", "One learns {b} from {a}."],
    questions: ["Does {a} teach {b}?", "Is {b} taught by {a}?"],
  },
  {
    id: "facts/hides-gift",
    terms: [singular(THINGS), PLACES],
    facts: [["The {a} is hidden in the {b}.", "Somebody hid the {a} in the {b}."]],
    claims: ["The {a} is in the {b}.", "Who searches the {b} finds the {a}."],
    questions: ["Is the {a} hidden in the {b}?", "Is the {b} where the {a} is hidden?"],
  },
  {
    id: "facts/friend-lives-in",
    terms: [NAMES, FURTHER_MEN, TOWNS],
    facts: [
      ["{b} is the best friend of {a}.", "{a}'s best friend is {b}."],
      ["{a} lives in {b}.", "{a} has moved to {b}."],
    ],
    claims: ["The best friend of {a} lives in {b}.", "{a}'s best friend lives in {b}."],
    questions: ["Does the best friend of {a} live in {b}?", "Is {b} the town of {a}'s best friend?"],
  },
  {
    id: "facts/brother-works-as",
    terms: [WOMEN, MEN, JOBS],
    facts: [
      ["{b} is the brother of {a}.", "{a} has a brother, {b}."],
      ["{a} is a {b}.", "{a} earns money as a {b}."],
    ],
    claims: ["The brother of {a} is a {b}.", "{a}'s brother works as a {b}."],
    questions: ["Is the brother of {a} a {b}?", "Does {a}'s brother work as a {b}?"],
  },
  {
    id: "facts/key-opens",
    terms: [COLORS, singular(CONTAINERS), singular(THINGS)],
    facts: [
      ["The {a} key opens the {b}.", "For the {b} one needs the {a} key."],
      ["In the {a} there is a {b}.", "The {a} holds a {b}."],
    ],
    claims: ["With the {a} key one gets the {b}.", "The {a} key leads to the {b}."],
    questions: ["Does one get the {b} with the {a} key?", "Does the {a} key lead to the {b}?"],
  },
  {
    id: "facts/pet-is-color",
    terms: [NAMES, singular(ANIMALS), COLORS],
    facts: [
      ["{a} owns the {b}.", "The {b} is {a}'s."],
      ["The {a} is {b}.", "The fur of the {a} is {b}."],
    ],
    claims: ["The animal of {a} is {b}.", "{a} owns an animal that is {b}."],
    questions: ["Is {a}'s animal {b}?", "Does {a} own an animal that is {b}?"],
  },
  {
    id: "facts/team-trains-at",
    terms: [NAMES, COLORS, PLACES],
    facts: [
      ["{a} is in the {b} team.", "The {b} team took {a}."],
      ["The {a} team trains in the {b}.", "In the {b} one sees the {a} team."],
    ],
    claims: ["{a} trains in the {b}.", "The team of {a} is in the {b}."],
    questions: ["Does {a} train in the {b}?", "Does the team of {a} train in the {b}?"],
  },
  {
    id: "facts/letter-from-town",
    terms: [NAMES, FURTHER_WOMEN, TOWNS],
    facts: [
      ["{a} got a letter from {b}.", "{b} wrote to {a}."],
      ["{a} is on a journey in {b}.", "{a} is staying in {b}."],
    ],
    claims: ["The letter to {a} comes from {b}.", "{a} was written to from {b}."],
    questions: ["Does the letter to {a} come from {b}?", "Was {a} written to from {b}?"],
  },
  {
    id: "facts/course-in-month",
    terms: [NAMES, HOBBIES, MONTHS],
    facts: [
      ["{a} signed up for {b}.", "{a} chose the course in {b}."],
      ["The course in {a} begins in {b}.", "In {b} they start with {a}."],
    ],
    claims: ["{a}'s course begins in {b}.", "The course that {a} chose starts in {b}."],
    questions: ["Does {a}'s course begin in {b}?", "Is {b} when {a}'s course starts?"],
  },
  {
    id: "facts/sells-on-street",
    terms: [singular(THINGS), SHOPS, STREETS],
    facts: [
      ["One buys the {a} in the {b}.", "The {b} sells the {a}."],
      ["The {a} is on {b}.", "At the end of {b} is the {a}."],
    ],
    claims: ["The {a} is sold on {b}.", "For the {a} one goes to {b}."],
    questions: ["Is the {a} sold on {b}?", "Does one go to {b} for the {a}?"],
  },
];

/** Facts with numbers, and statements that compare two of them. */
export interface SizeFamily {
  readonly id: string;
  readonly terms: readonly string[];
  readonly lowest: number;
  readonly highest: number;
  /** Wordings of the facts, with `{a}` and its number `{x}`. */
  readonly facts: readonly string[];
  /** Statements that the number of `{a}` is the larger, or the smaller, one of that of `{b}`. */
  readonly larger: readonly Statement[];
  readonly smaller: readonly Statement[];
}

/** The same as a claim and as a question. */
export interface Statement {
  readonly claim: string;
  readonly question: string;
}

export const SIZE_FAMILIES: readonly SizeFamily[] = [
  {
    id: "facts/older-person",
    terms: NAMES,
    lowest: 4,
    highest: 90,
    facts: ["{a} is {x} years old.", "{a} is {x}."],
    larger: [{ claim: "{a} is older than {b}.", question: "Is {a} older than {b}?" }],
    smaller: [{ claim: "{a} is younger than {b}.", question: "Is {a} younger than {b}?" }],
  },
  {
    id: "facts/price",
    terms: singular(THINGS),
    lowest: 2,
    highest: 400,
    facts: ["The {a} costs {x} dollars.", "One pays {x} dollars for the {a}."],
    larger: [
      { claim: "The {a} costs more than the {b}.", question: "Does the {a} cost more than the {b}?" },
      { claim: "The {a} is dearer than the {b}.", question: "Is the {a} dearer than the {b}?" },
    ],
    smaller: [{ claim: "The {a} is cheaper than the {b}.", question: "Is the {a} cheaper than the {b}?" }],
  },
  {
    id: "facts/built-in-year",
    terms: PLACES,
    lowest: 1800,
    highest: 2020,
    facts: ["The {a} was built in {x}.", "The {a} was opened in {x}."],
    larger: [{ claim: "The {a} is newer than the {b}.", question: "Is the {a} newer than the {b}?" }],
    smaller: [{ claim: "The {a} is older than the {b}.", question: "Is the {a} older than the {b}?" }],
  },
  {
    id: "facts/more-points",
    terms: NAMES,
    lowest: 3,
    highest: 120,
    facts: ["{a} scored {x} points.", "{a} has {x} points."],
    larger: [{ claim: "{a} has more points than {b}.", question: "Does {a} have more points than {b}?" }],
    smaller: [{ claim: "{a} has fewer points than {b}.", question: "Does {a} have fewer points than {b}?" }],
  },
];

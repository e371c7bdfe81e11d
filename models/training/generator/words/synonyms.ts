/** Words, in some of their forms, that others can stand for. */
export interface Synonym {
  /** The forms that are replaced. */
  readonly of: readonly string[];
  /** Other words, each in the same forms. */
  readonly say: readonly (readonly string[])[];
  /** Words that may not follow: `give away` is not `hand away`. */
  readonly notBefore?: readonly string[];
  /** What must follow, as a regular expression: a cow gives milk, and hands nothing. */
  readonly onlyBefore?: string;
}

/** Somebody who gets something, or what it goes to. */
const RECEIVER = " (?:(?:him|her|them)\\b|[A-Z])|[^.,:;?!]* to (?!\\d)";

const PARTICLES: readonly string[] = ["away", "back", "in", "off", "on", "out", "up"];

/** Words that mean the same wherever a word problem has them. */
export const SYNONYMS: readonly Synonym[] = [
  {
    of: ["buy", "buys", "bought", "buying"],
    say: [["purchase", "purchases", "purchased", "purchasing"]],
    notBefore: PARTICLES,
  },
  {
    of: ["gives", "gave"],
    say: [
      ["hands", "handed"],
      ["passes", "passed"],
    ],
    notBefore: PARTICLES,
    onlyBefore: RECEIVER,
  },
  {
    of: ["finds", "found"],
    say: [
      ["discovers", "discovered"],
      ["spots", "spotted"],
    ],
    notBefore: PARTICLES,
  },
  { of: ["picks", "picked"], say: [["gathers", "gathered"]], notBefore: PARTICLES },
  { of: ["throws away", "threw away"], say: [["discards", "discarded"]] },
  { of: ["receives", "received"], say: [["gets", "got"]] },
  { of: ["needs", "need", "needed"], say: [["requires", "require", "required"]], notBefore: ["to"] },
  {
    of: ["friend", "friends"],
    say: [
      ["classmate", "classmates"],
      ["cousin", "cousins"],
      ["neighbor", "neighbors"],
    ],
  },
  { of: ["student", "students"], say: [["pupil", "pupils"]] },
  { of: ["pupil", "pupils"], say: [["student", "students"]] },
  { of: ["child", "children"], say: [["kid", "kids"]] },
  { of: ["kid", "kids"], say: [["child", "children"]] },
  { of: ["in total"], say: [["altogether"], ["in all"]] },
  { of: ["altogether"], say: [["in total"], ["in all"]] },
  { of: ["equally"], say: [["evenly"]], notBefore: ["big", "heavy", "large", "long", "many", "much"] },
  { of: ["evenly"], say: [["equally"]] },
  { of: ["fewer"], say: [["less"]] },
  {
    of: ["each day", "each week", "each month", "each year", "each hour"],
    say: [["every day", "every week", "every month", "every year", "every hour"]],
  },
  {
    of: ["every day", "every week", "every month", "every year", "every hour"],
    say: [["each day", "each week", "each month", "each year", "each hour"]],
  },
];

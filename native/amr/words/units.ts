import { wordSet } from "./word-list.ts";

const KINDS: Readonly<Record<string, string>> = {
  "monetary-quantity": "dollar cent euro pound penny yen rupee buck",
  "temporal-quantity": "second minute hour day week month year decade century",
  "distance-quantity": "mile meter metre kilometer kilometre km cm mm foot inch yard centimeter",
  "mass-quantity": "gram kilogram kg ounce ton lb",
  "volume-quantity": "liter litre gallon quart pint milliliter ml",
  "angle-quantity": "degree",
};

const KIND_OF_UNIT = new Map(
  Object.entries(KINDS).flatMap(([kind, units]) => units.split(" ").map((unit) => [unit, kind] as const)),
);

const TIMES = wordSet(
  "morning evening afternoon night noon midnight weekend today yesterday tomorrow tonight summer winter",
  "spring autumn time moment",
);

export const MONTHS =
  "january february march april may june july august september october november december".split(" ");
export const WEEKDAYS = "monday tuesday wednesday thursday friday saturday sunday".split(" ");

/** Nouns that hold what follows `of`: `3 boxes of crayons`. */
export const CONTAINERS = wordSet(
  "box bag pack packet bottle cup glass basket bucket crate jar can bowl pile stack bunch pair set case",
  "carton piece slice loaf row",
);

/** The AMR concept of an amount in a unit (`mile`: `distance-quantity`); undefined for what is no unit. */
export function quantityKind(unit: string): string | undefined {
  return KIND_OF_UNIT.get(unit);
}

/** Whether a noun names a time, so that `in the morning` is when and not where. */
export function isTime(noun: string): boolean {
  return KIND_OF_UNIT.get(noun) === "temporal-quantity" || TIMES.has(noun) || isCalendarName(noun);
}

export function isCalendarName(word: string): boolean {
  return MONTHS.includes(word) || WEEKDAYS.includes(word);
}

import type { WordingFamily } from "../wording.ts";
import type { RelationName } from "./relations.ts";

/** Wordings that ask whether the result of their expression has some relation to `{v}`. */
export interface YesNoFamily extends WordingFamily {
  readonly relation: RelationName;
}

export const YES_NO_FAMILIES: readonly YesNoFamily[] = [
  {
    id: "yes-no/got-more",
    relation: "more",
    texts: [
      "{n} has {x} {o}. {m} gives {him} another {y}. Does {n} have more than {v} {o} now?",
      "There were {x} {o} in the {place}, and {n} brought {y}. Are there now more than {v} {o}?",
      "Does {n} own more than {v} {o} if {he} had {x} and found {y}?",
    ],
    expression: "x+y",
    units: ["{o}"],
  },
  {
    id: "yes-no/some-lost",
    relation: "fewer",
    texts: [
      "{n} had {x} {o} but {y} got lost. Does {he} have fewer than {v} {o} left?",
      "Of {x} {o} in the {place}, {y} were taken away. Are fewer than {v} {o} still there?",
      "{y} of {n}'s {x} {o} are broken. Are fewer than {v} of them still good?",
    ],
    expression: "x-y",
    units: ["{o}"],
  },
  {
    id: "yes-no/enough-seats",
    relation: "atLeast",
    texts: [
      "{x} vans are ready, and each of them seats {y} people. {v} {u} want to come along. Is there a seat for everyone?",
      "A hall has {x} rows of {y} chairs. Can {v} {u} sit down at the same time?",
      "Can {x} tables with {y} seats each seat {v} {u}?",
    ],
    expression: "x*y",
    units: ["seats"],
  },
  {
    id: "yes-no/enough-food",
    relation: "atMost",
    texts: [
      "Each of {x} {u} eats {y} {f}. {n} has {v} {f}. Is that enough for all?",
      "{n} prepared {v} {f} for {x} {u} who eat {y} each. Will they do?",
    ],
    expression: "x*y",
    units: ["{f}"],
  },
  {
    id: "yes-no/can-pay-both",
    relation: "atMost",
    texts: [
      "A {s} costs ${x} and a {ps} costs ${y}. {n} has ${v}. Can {he} buy both?",
      "With ${v} in {his} pocket, {n} wants a {s} for ${x} and a {ps} for ${y}. Is it enough money?",
      "{n} would like to buy two things at the {shop}, one for {x} dollars and one for {y} dollars. {He} has {v} dollars. Is that enough?",
    ],
    expression: "x+y",
    units: ["dollars"],
  },
  {
    id: "yes-no/share-at-least",
    relation: "atLeast",
    texts: [
      "{x} {o} are shared equally among {y} {u}. Does each of them get at least {v}?",
      "{n} divides {x} {o} into {y} equal parts. Are there {v} or more {o} in one part?",
    ],
    expression: "x/y",
    units: ["{o}"],
  },
  {
    id: "yes-no/counted-right",
    relation: "exactly",
    texts: [
      "{n} put {x} {o} into each of {y} {c}. {m} says there are {v} {o} altogether. Is {m} right?",
      "{y} {c} with {x} {o} in each: is it true that this makes {v} {o}?",
    ],
    expression: "y*x",
    units: ["{o}"],
  },
  {
    id: "yes-no/difference-right",
    relation: "exactly",
    texts: [
      "{n} has {x} {o}, {m} has {y}. {k} claims that {n} has {v} more than {m}. Is that correct?",
      "{n} is {x} years old and {m} is {y}. Is {n} exactly {v} years older?",
    ],
    expression: "x-y",
  },
  {
    id: "yes-no/savings-goal",
    relation: "atLeast",
    texts: [
      "{n} has ${x} and saves ${y} a week for {z} weeks. Can {he} then pay for a bike that costs ${v}?",
      "A trip costs ${v}. {n} owns ${x} and earns ${y} on each of {z} days. Does {he} have enough for the trip?",
    ],
    expression: "x+y*z",
    units: ["dollars", "dollars"],
  },
  {
    id: "yes-no/pages-left",
    relation: "fewer",
    texts: [
      "{n} reads {y} pages a day of a book with {x} pages. After {z} days, are fewer than {v} pages left?",
      "A book has {x} pages. {n} has read {z} chapters of {y} pages. Does {he} have fewer than {v} pages to go?",
    ],
    expression: "x-z*y",
    units: ["pages", "pages"],
  },
  {
    id: "yes-no/two-helpers",
    relation: "more",
    texts: [
      "{n} picked {x} {f}, and {m} picked {y}. They ate {z} of them. Do they have more than {v} {f} left?",
      "From {x} {f} of {n} and {y} {f} of {m}, {z} were sold. Are there more than {v} left?",
    ],
    expression: "x+y-z",
    units: ["{f}", "{f}"],
  },
  {
    id: "yes-no/trip-length",
    relation: "atMost",
    texts: [
      "A bus needs {x} minutes to the first town and {y} minutes from there to the next. {n} has {v} minutes. Can {he} be there in time?",
      "{n} works {x} minutes in the garden and {y} minutes in the house. {He} wanted to work {v} minutes at most. Did {he} keep to that?",
    ],
    expression: "x+y",
    units: ["minutes"],
  },
];

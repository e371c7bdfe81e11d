import { COIN_FAMILIES } from "./coin-families.ts";

/** Wordings about something that has two states. `{name}` stands for a person, `{state}` for a state. */
export interface SwitchFamily {
  readonly id: string;
  readonly states: readonly [string, string];
  /** The state at the beginning. */
  readonly start: readonly string[];
  /** Somebody takes it to the other state. */
  readonly changes: readonly string[];
  /** Somebody leaves it as it is. */
  readonly leaves: readonly string[];
  /** Whether it is `{state}` in the end; with "still", whether it is as it was at first. */
  readonly question: readonly string[];
}

export const SWITCH_FAMILIES: readonly SwitchFamily[] = [
  ...COIN_FAMILIES,
  {
    id: "coin-flip/on-the-table",
    states: ["heads", "tails"],
    start: [
      "A coin lies on the table and shows {state}.",
      "On the table there is a coin with {state} on top.",
    ],
    changes: ["{name} flips the coin.", "{name} turns the coin over.", "{name} flips it."],
    leaves: ["{name} does not flip the coin.", "{name} leaves the coin as it is.", "{name} doesn't flip it."],
    question: ["Does the coin show {state} now?", "Is {state} on top now?", "Is {state} still on top?"],
  },
  {
    id: "coin-flip/passed-around",
    states: ["heads", "tails"],
    start: [
      "Some friends pass a coin around. At first it is {state} up.",
      "A coin is handed around, {state} up at first.",
    ],
    changes: [
      "{name} flips the coin over and hands it on.",
      "{name} flips the coin.",
      "{name} turns it over.",
    ],
    leaves: [
      "{name} hands it on without flipping it.",
      "{name} does not flip the coin.",
      "{name} does not turn it over.",
    ],
    question: [
      "Is it {state} up in the end?",
      "In the end, is the coin {state} up?",
      "Is the coin still {state} up in the end?",
    ],
  },
  {
    id: "coin-flip/facing-up",
    states: ["heads", "tails"],
    start: ["We have a coin that is {state} up.", "This coin starts {state} up."],
    changes: ["{name} reverses the coin.", "Then {name} flips the coin.", "{name} flips the coin around."],
    leaves: [
      "{name} does not reverse the coin.",
      "Then {name} does nothing.",
      "{name} doesn't flip the coin.",
    ],
    question: [
      "Is the coin {state} up after all that?",
      "After this, is {state} facing up?",
      "Is the coin still {state} up?",
    ],
  },
  {
    id: "coin-flip/small-coin",
    states: ["heads", "tails"],
    start: ["The coin was {state} up in the morning.", "There was a small coin, {state} up."],
    changes: ["{name} flipped the coin.", "{name} turned it over."],
    leaves: ["{name} did not flip the coin.", "{name} did not touch it."],
    question: [
      "Was the coin {state} up in the evening?",
      "Was it {state} up at last?",
      "Was the coin still {state} up then?",
    ],
  },
  {
    id: "coin-flip/in-a-box",
    states: ["heads", "tails"],
    start: ["In a glass box there is a coin with {state} up.", "A gold coin is {state} up."],
    changes: ["{name} opens the box and flips the coin.", "{name} flips the gold coin."],
    leaves: ["{name} only looks at the coin.", "{name} lets the coin lie."],
    question: ["Which side is up: is it {state}?", "Is {state} the side that is up?"],
  },
  {
    id: "coin-flip/card",
    states: ["face up", "face down"],
    start: ["A card lies {state} on the table.", "A playing card is {state}."],
    changes: ["{name} turns the card over.", "{name} flips the card."],
    leaves: ["{name} does not turn the card over.", "{name} leaves the card alone."],
    question: [
      "Is the card {state} now?",
      "Does the card lie {state} at the end?",
      "Is the card still {state}?",
    ],
  },
  {
    id: "coin-flip/lamp",
    states: ["on", "off"],
    start: ["The lamp is {state}.", "A lamp in the hall is {state}."],
    changes: ["{name} presses the switch.", "{name} uses the switch of the lamp."],
    leaves: ["{name} does not press the switch.", "{name} walks past the switch."],
    question: ["Is the lamp {state} now?", "Is the lamp {state} after that?"],
  },
  {
    id: "coin-flip/door",
    states: ["open", "closed"],
    start: ["The door is {state}.", "The door of the shed is {state} at first."],
    changes: [
      "{name} moves the door to its other position.",
      "{name} opens the door if it is closed, else closes it.",
    ],
    leaves: ["{name} does not move the door.", "{name} leaves the door alone."],
    question: ["Is the door {state} in the end?", "Is the door {state} now?"],
  },
  {
    id: "coin-flip/magic-trick",
    states: ["heads", "tails"],
    start: [
      "For a magic trick, a coin is put {state} up under a hat.",
      "The magician lays down a coin, {state} up.",
    ],
    changes: ["{name} may flip it, and does.", "{name} secretly flips the coin."],
    leaves: ["{name} may flip it, but does not.", "{name} keeps away from the coin."],
    question: ["Does the magician see {state}?", "Is the coin under the hat {state} up?"],
  },
  {
    id: "coin-flip/sign",
    states: ["open", "closed"],
    start: [
      'The sign at the shop says "{state}".',
      'A sign with two sides hangs in the door and says "{state}".',
    ],
    changes: ["{name} turns the sign around.", "{name} shows the other side of the sign."],
    leaves: ["{name} does not turn the sign.", "{name} only reads the sign."],
    question: ['Does the sign say "{state}" now?', 'Is "{state}" what the sign says in the end?'],
  },
];

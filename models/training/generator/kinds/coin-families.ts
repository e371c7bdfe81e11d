import type { SwitchFamily } from "./switch-families.ts";

/** More wordings about coins, and about other things that have two states. */
export const COIN_FAMILIES: readonly SwitchFamily[] = [
  {
    id: "coin-flip/plain-coin",
    states: ["heads", "tails"],
    start: ["A coin is {state} up.", "There is a coin. It is {state} up.", "Take a coin that is {state} up."],
    changes: [
      "{name} flips the coin over.",
      "{name} turns the coin over.",
      "{name} flips the coin onto its other side.",
    ],
    leaves: [
      "{name} does not flip the coin over.",
      "{name} does not turn the coin over.",
      "{name} leaves the coin alone.",
    ],
    question: [
      "Is the coin {state} up now?",
      "Is the coin {state} up at the end?",
      "Is the coin now {state} up?",
    ],
  },
  {
    id: "coin-flip/quarter",
    states: ["heads", "tails"],
    start: ["A quarter lies {state} up on a desk.", "A quarter is on a desk with {state} up."],
    changes: [
      "{name} turns over the quarter.",
      "{name} flips the quarter.",
      "{name} turns the quarter upside down.",
    ],
    leaves: [
      "{name} does not turn over the quarter.",
      "{name} doesn't flip the quarter.",
      "{name} leaves the quarter just as it lies.",
    ],
    question: [
      "Is the quarter {state} up at the end?",
      "Does the quarter lie {state} up now?",
      "Is the coin still {state} up?",
    ],
  },
  {
    id: "coin-flip/penny",
    states: ["heads", "tails"],
    start: [
      "A penny is on the floor, {state} up.",
      "A penny lies on the floor. The side that we see is {state}.",
    ],
    changes: [
      "{name} flips the penny over.",
      "{name} picks up the penny and puts it back with the other side up.",
      "{name} turns the penny over with one finger.",
    ],
    leaves: [
      "{name} steps over the penny.",
      "{name} sees the penny and leaves it there.",
      "{name} does not flip the penny over.",
    ],
    question: ["Is the penny {state} up when everyone is done?", "Now, do we see {state}?"],
  },
  {
    id: "coin-flip/flip-means-reverse",
    states: ["heads", "tails"],
    start: [
      "Here, to flip means to reverse. A coin starts {state} up.",
      "In this puzzle, a flip is a reversal. The coin is {state} up at first.",
    ],
    changes: ["{name} flips the coin.", "{name} gives the coin a flip.", "{name} flips it."],
    leaves: [
      "{name} doesn't flip the coin.",
      "{name} gives the coin no flip.",
      "{name} chooses not to flip it.",
    ],
    question: [
      "Is the coin {state} up when all are done?",
      "Does the coin end {state} up?",
      "At the end, is it {state} up?",
      "Is the coin still {state} up?",
    ],
  },
  {
    id: "coin-flip/note-at-end",
    states: ["heads", "tails"],
    start: ["At the start a coin has {state} on top.", "A coin begins with {state} facing up."],
    changes: ["{name} flips the coin.", "{name} decides to flip the coin.", "{name} makes a flip."],
    leaves: ["{name} does not flip.", "{name} decides not to flip the coin.", "{name} makes no flip."],
    question: [
      'By "flip" we mean "reverse". Is {state} facing up now?',
      "Every flip puts the other side up. Does the coin have {state} on top now?",
      "Remember that a flip turns the coin over. Is {state} on top at the end?",
    ],
  },
  {
    id: "coin-flip/reverse",
    states: ["heads", "tails"],
    start: ["A coin is placed with {state} up.", "Someone places a coin on a plate, {state} up."],
    changes: [
      "{name} reverses the coin.",
      "{name} reverses which side is up.",
      "{name} reverses the coin once.",
    ],
    leaves: [
      "{name} doesn't reverse the coin.",
      "{name} keeps the same side up.",
      "{name} leaves the coin unreversed.",
    ],
    question: [
      "Is {state} up after the last person?",
      "Is the coin {state} up after everyone has had a turn?",
      "Is the coin still {state} up?",
    ],
  },
  {
    id: "coin-flip/upside-down",
    states: ["heads", "tails"],
    start: [
      "A coin lies flat on a bench with {state} facing up.",
      "On a bench lies a coin, {state} facing up.",
    ],
    changes: ["{name} turns the coin upside down.", "{name} turns it upside down."],
    leaves: [
      "{name} does not turn the coin upside down.",
      "{name} only sits down on the bench.",
      "{name} doesn't turn it.",
    ],
    question: ["Which side faces up at the end? Is it {state}?", "Is {state} facing up when all are done?"],
  },
  {
    id: "coin-flip/toss-over",
    states: ["heads", "tails"],
    start: ["A coin rests on a cushion, {state} up.", "The coin on the cushion is {state} up."],
    changes: [
      "{name} tosses the coin over onto its other side.",
      "{name} tips the coin over so that the other side is up.",
    ],
    leaves: [
      "{name} does not toss the coin over.",
      "{name} lets the coin rest.",
      "{name} does nothing to the coin.",
    ],
    question: [
      "Is the coin on the cushion {state} up now?",
      "Does the coin rest {state} up at the end?",
      "Is the coin still {state} up?",
    ],
  },
  {
    id: "coin-flip/facing-down",
    states: ["heads", "tails"],
    start: ["A coin lies with {state} facing down.", "A coin is on a tray, {state} down."],
    changes: [
      "{name} flips the coin.",
      "{name} turns the coin over.",
      "{name} puts the coin on its other side.",
    ],
    leaves: [
      "{name} does not flip the coin.",
      "{name} does not turn the coin over.",
      "{name} makes no change.",
    ],
    question: ["Is {state} facing down now?", "At the end, is the coin {state} down?"],
  },
  {
    id: "coin-flip/teacher",
    states: ["heads", "tails"],
    start: [
      "The teacher puts a coin on the desk with {state} up.",
      "A teacher shows the class a coin that lies {state} up.",
    ],
    changes: [
      "{name} comes to the desk and turns the coin over.",
      "{name} walks up and flips the coin.",
      "{name} goes up to flip the coin over.",
    ],
    leaves: [
      "{name} stays seated.",
      "{name} walks up but does not flip the coin.",
      "{name} does not go to the desk.",
    ],
    question: [
      "When the lesson ends, is the coin {state} up?",
      "The teacher looks at the coin. Is it {state} up?",
      "Does the class see {state} at the end?",
      "Is the coin still {state} up?",
    ],
  },
  {
    id: "coin-flip/quiz-show",
    states: ["heads", "tails"],
    start: ["Quiz time! A coin shows {state}.", "Follow the coin. It starts out showing {state}."],
    changes: [
      "{name} flips it over.",
      "{name} flips the coin.",
      "{name} turns the coin so that the other side shows.",
    ],
    leaves: [
      "{name} does not flip it over.",
      "{name} does not flip the coin.",
      "{name} leaves the same side showing.",
    ],
    question: [
      "Yes or no: does the coin show {state} now?",
      "Does it show {state}? Answer yes or no.",
      "Is it true that the coin now shows {state}?",
    ],
  },
  {
    id: "coin-flip/past-turns",
    states: ["heads", "tails"],
    start: [
      "A coin was {state} up.",
      "At first, the coin was {state} up.",
      "A coin had been left {state} up.",
    ],
    changes: [
      "{name} turned the coin over.",
      "Then {name} flipped the coin over.",
      "{name} reversed the coin.",
    ],
    leaves: [
      "{name} did not turn the coin over.",
      "Then {name} did nothing to the coin.",
      "{name} left the coin the way it was.",
    ],
    question: [
      "Was the coin {state} up at the end?",
      "When they were done, was the coin {state} up?",
      "Was it {state} up after that?",
      "Is the coin still {state} up?",
    ],
  },
  {
    id: "coin-flip/dime-in-hand",
    states: ["heads", "tails"],
    start: [
      "Somebody holds out a dime on an open hand. It shows {state}.",
      "A dime lies on an open hand, {state} up.",
    ],
    changes: ["{name} reaches out and turns the dime over.", "{name} flips the dime to its other side."],
    leaves: [
      "{name} does not reach for the dime.",
      "{name} lets the dime lie as it is.",
      "{name} does not flip the dime.",
    ],
    question: ["Does the dime show {state} at the end?", "Is the dime {state} up now?"],
  },
  {
    id: "coin-flip/nickel",
    states: ["heads", "tails"],
    start: [
      "A nickel sits on the counter with {state} showing.",
      "There is a nickel on the counter. It is {state} up.",
    ],
    changes: [
      "{name} flips the nickel over.",
      "{name} turns the nickel over.",
      "{name} turns the nickel onto its other face.",
    ],
    leaves: [
      "{name} doesn't flip the nickel over.",
      "{name} does not turn the nickel over.",
      "{name} keeps the nickel as it is.",
    ],
    question: [
      "Is {state} showing in the end?",
      "Is the nickel {state} up after all this?",
      "Is the coin still {state} up?",
    ],
  },
  {
    id: "coin-flip/museum",
    states: ["heads", "tails"],
    start: [
      "An old Roman coin in a museum is shown {state} up.",
      "In the museum, an old coin lies {state} up.",
    ],
    changes: [
      "{name} cleans the old coin and puts it back the other way up.",
      "{name} carefully turns the old coin over.",
    ],
    leaves: [
      "{name} cleans the old coin and puts it back the same way up.",
      "{name} looks at the old coin and does not turn it.",
      "{name} draws the old coin but does not move it.",
    ],
    question: [
      "Is the old coin {state} up at the end of the day?",
      "Can visitors now see {state} from above?",
    ],
  },
  {
    id: "coin-flip/bet",
    states: ["heads", "tails"],
    start: [
      "There is a bet about a coin, which begins {state} up.",
      "Before the bet, the coin lies {state} up.",
    ],
    changes: ['{name} says "flip" and turns the coin over.', "{name} chooses to turn the coin over."],
    leaves: ['{name} says "stay" and leaves the coin.', "{name} chooses to leave the coin as it is."],
    question: [
      "Does the bet end with {state} up?",
      "Is the coin {state} up when the bet is over?",
      "Is the coin still {state} up?",
    ],
  },
  {
    id: "coin-flip/under-cup",
    states: ["heads", "tails"],
    start: ["A coin, {state} up, is hidden under a cup.", "Under a cup lies a coin, {state} up."],
    changes: [
      "{name} lifts the cup, flips the coin and puts the cup back.",
      "{name} reaches under the cup and turns the coin over.",
    ],
    leaves: [
      "{name} lifts the cup, looks and puts it back.",
      "{name} does not reach under the cup.",
      "{name} only taps the cup.",
    ],
    question: ["The cup is lifted. Is the coin {state} up?", "Is the coin under the cup {state} up now?"],
  },
  {
    id: "coin-flip/game-turns",
    states: ["heads", "tails"],
    start: [
      "In a game, players may flip one coin. It starts {state} up.",
      "A game begins with a coin that is {state} up. On each turn a player flips it or passes.",
    ],
    changes: ["{name} flips the coin.", "{name} uses the turn to flip the coin.", "{name} flips."],
    leaves: ["{name} passes.", "{name} passes and does not flip the coin.", "{name} skips the turn."],
    question: [
      "Is the coin {state} up when the game ends?",
      "After the last turn, is the coin {state} up?",
      "Is the coin {state} up now that the game is over?",
      "Is the coin still {state} up?",
    ],
  },
  {
    id: "coin-flip/king-or-ship",
    states: ["the king", "the ship"],
    start: [
      "A silver coin has a king on one side and a ship on the other. To begin with, {state} is on top.",
      "One side of a silver coin shows the king, the other the ship. At first {state} is up.",
    ],
    changes: ["{name} turns the silver coin over.", "{name} flips the silver coin."],
    leaves: ["{name} does not turn the silver coin over.", "{name} lets the silver coin be."],
    question: ["At the end, is {state} on top?", "Is {state} up when all are done?"],
  },
  {
    id: "coin-flip/picture-or-number",
    states: ["the picture", "the number"],
    start: [
      "A coin has a picture on one side and a number on the other. We first see {state}.",
      "One side of a coin bears a picture, the other a number. At first {state} is up.",
    ],
    changes: [
      "{name} turns the coin over.",
      "{name} flips the coin to its other side.",
      "{name} flips the coin.",
    ],
    leaves: [
      "{name} does not turn the coin over.",
      "{name} does not flip the coin.",
      "{name} leaves the same side up.",
    ],
    question: ["Do we see {state} now?", "Is {state} up in the end?"],
  },
  {
    id: "coin-flip/top-side",
    states: ["heads", "tails"],
    start: ["The top side of a coin is {state}.", "Look at this coin: its top side is {state}."],
    changes: [
      "{name} swaps the top and the bottom of the coin.",
      "{name} brings the bottom side to the top.",
      "{name} turns the coin bottom up.",
    ],
    leaves: [
      "{name} leaves the top side on top.",
      "{name} does not swap the sides.",
      "{name} doesn't turn the coin.",
    ],
    question: ["Is the top side {state} now?", "After all the turns, is the top side {state}?"],
  },
  {
    id: "coin-flip/robot",
    states: ["heads", "tails"],
    start: [
      "A machine holds a coin with {state} up. Its red button flips the coin over once.",
      "A coin in a machine is {state} up. A red button makes the machine flip the coin over once.",
    ],
    changes: [
      "{name} makes the machine flip the coin.",
      "{name} presses the red button, and the coin is turned over.",
    ],
    leaves: [
      "{name} lets the machine rest.",
      "{name} does not press the red button.",
      "{name} does not make the machine flip the coin.",
    ],
    question: [
      "Is the coin {state} up after that?",
      "Is the coin in the machine {state} up now?",
      "Is the coin still {state} up?",
    ],
  },
  {
    id: "coin-flip/line-of-people",
    states: ["heads", "tails"],
    start: [
      "Some people stand in a line. The first one gets a coin that is {state} up.",
      "A coin goes down a line of people. It sets out {state} up.",
    ],
    changes: [
      "{name} flips the coin and gives it on.",
      "{name} turns the coin over before passing it on.",
      "{name} passes the coin on the other way up.",
    ],
    leaves: [
      "{name} gives the coin on without a flip.",
      "{name} passes the coin on the same way up.",
      "{name} passes the coin on as it came.",
    ],
    question: [
      "Does the coin reach the end of the line {state} up?",
      "At the end of the line, is the coin {state} up?",
    ],
  },
  {
    id: "coin-flip/rainy-day",
    states: ["heads", "tails"],
    start: [
      "It is raining, and some friends play with a coin. It is {state} up when they start.",
      "On a rainy day a coin lies {state} up by the window.",
    ],
    changes: [
      "{name} comes by and flips the coin over.",
      "{name} plays with the coin and leaves it other side up.",
      "{name} gets up and turns the coin over.",
    ],
    leaves: [
      "{name} comes by and does not flip the coin.",
      "{name} looks out at the rain and forgets the coin.",
      "{name} would rather read and does not touch the coin.",
    ],
    question: [
      "When the rain stops, is the coin {state} up?",
      "Is the coin {state} up when they go home?",
      "Is the coin still {state} up?",
    ],
  },
  {
    id: "coin-flip/euro",
    states: ["heads", "tails"],
    start: [
      "A one-euro coin lies on a book with {state} up.",
      "On top of a book there is a euro coin, {state} up.",
    ],
    changes: [
      "{name} turns the euro over.",
      "{name} flips the euro.",
      "{name} lays the euro on its other side.",
    ],
    leaves: [
      "{name} does not turn the euro over.",
      "{name} does not flip the euro.",
      "{name} only looks at the euro.",
    ],
    question: ["Is the euro {state} up in the end?", "Does the euro now show {state}?"],
  },
  {
    id: "coin-flip/suppose",
    states: ["heads", "tails"],
    start: [
      "Suppose that a coin is {state} up.",
      "Imagine a coin that lies {state} up.",
      "Let a coin be {state} up.",
    ],
    changes: [
      "{name} then flips the coin.",
      "Now {name} turns the coin over.",
      "Next comes {name}, who flips the coin.",
    ],
    leaves: [
      "{name} then does not flip the coin.",
      "Now {name} leaves the coin unturned.",
      "Next comes {name}, who does not flip the coin.",
    ],
    question: [
      "Will the coin be {state} up?",
      "Will {state} be up at the end?",
      "Is the coin then {state} up?",
      "Is the coin still {state} up?",
    ],
  },
  {
    id: "coin-flip/short-notes",
    states: ["heads", "tails"],
    start: ["Coin: {state} up.", "Start: the coin is {state} up."],
    changes: ["{name} flips.", "{name}: one flip.", "{name} turns it over."],
    leaves: ["{name} does not flip.", "{name}: no flip.", "{name} leaves it."],
    question: ["Now {state} up?", "Is it {state} up now?", "End: is the coin {state} up?"],
  },
  {
    id: "coin-flip/head-or-tail",
    states: ["head", "tail"],
    start: ["A coin shows its {state}.", "We look at a coin from above and see its {state}."],
    changes: [
      "{name} turns the coin around so that the other side can be seen.",
      "{name} flips the coin over.",
    ],
    leaves: [
      "{name} doesn't turn the coin around.",
      "{name} makes sure that nothing changes.",
      "{name} does not flip the coin over.",
    ],
    question: ["Does the coin show its {state} now?", "From above, do we see its {state} at the end?"],
  },
  {
    id: "coin-flip/giant-coin",
    states: ["heads", "tails"],
    start: [
      "A giant coin lies {state} up in the park.",
      "In the park lies a coin as big as a table. It is {state} up.",
    ],
    changes: [
      "{name} uses a crane to turn the giant coin over.",
      "{name} flips the giant coin with a long pole.",
    ],
    leaves: [
      "{name} climbs on the giant coin but does not turn it over.",
      "{name} takes a photo of the giant coin.",
      "{name} is not strong enough to flip the giant coin and gives up.",
    ],
    question: [
      "Is the giant coin {state} up when it gets dark?",
      "Does the giant coin lie {state} up now?",
      "Is the coin still {state} up?",
    ],
  },
  {
    id: "coin-flip/who-flips",
    states: ["heads", "tails"],
    start: [
      "A coin starts off {state} up, and each person either flips it or does not.",
      "Each person here may flip a coin. Before that, it is {state} up.",
    ],
    changes: [
      "{name} is one who flips it.",
      "{name} does flip it.",
      "{name} flips it, so the other side comes up.",
    ],
    leaves: [
      "{name} is one who does not flip it.",
      "{name} does not flip it.",
      "{name} lets it be, so the same side stays up.",
    ],
    question: [
      "Is it {state} up once everybody has acted?",
      "Once everyone is done, is the coin {state} up?",
    ],
  },
  {
    id: "coin-flip/token",
    states: ["heads", "tails"],
    start: [
      "A metal token has two sides, heads and tails. It lies {state} up.",
      "A token with heads and tails on its sides is put down {state} up.",
    ],
    changes: ["{name} turns the token over.", "{name} flips the token.", "{name} reverses the token."],
    leaves: [
      "{name} does not turn the token over.",
      "{name} does not flip the token.",
      "{name} does not reverse the token.",
    ],
    question: [
      "Does the token lie {state} up now?",
      "Is the token {state} up at the end?",
      "Is the coin still {state} up?",
    ],
  },
  {
    id: "coin-flip/long-ago",
    states: ["heads", "tails"],
    start: [
      "Long ago a pirate left a gold piece on a rock, {state} up.",
      "A gold piece was found on a rock. It lay {state} up.",
    ],
    changes: [
      "{name} came and turned the gold piece over.",
      "{name} found the gold piece and flipped it over.",
    ],
    leaves: [
      "{name} came and left the gold piece as it was.",
      "{name} found the gold piece but did not flip it over.",
      "{name} walked by and did not see the gold piece.",
    ],
    question: ["Did the gold piece lie {state} up after that?", "In the end, was the gold piece {state} up?"],
  },
  {
    id: "coin-flip/still-there",
    states: ["heads", "tails"],
    start: ["A coin on the shelf has its {state} side up.", "The {state} side of a coin on the shelf is up."],
    changes: [
      "{name} takes the coin, turns it over and puts it back.",
      "{name} flips the coin on the shelf.",
      "{name} puts the other side up.",
    ],
    leaves: [
      "{name} dusts the shelf, and the same side is still up.",
      "{name} takes the coin and puts it back unturned.",
      "{name} does not flip the coin on the shelf.",
    ],
    question: [
      "Is the {state} side up now?",
      "Does the coin have its {state} side up when all have left?",
      "Is the coin still {state} up?",
    ],
  },
  {
    id: "coin-flip/gate",
    states: ["open", "shut"],
    start: ["The garden gate is {state}.", "At sunrise the gate of the farm is {state}."],
    changes: [
      "{name} swings the gate to its other position.",
      "{name} shuts the gate if it is open and opens it if it is shut.",
    ],
    leaves: [
      "{name} does not move the gate.",
      "{name} climbs over the gate and does not move it.",
      "{name} leaves the gate as it is.",
    ],
    question: ["Is the gate {state} now?", "Is the gate {state} at the end?"],
  },
  {
    id: "coin-flip/wall-switch",
    states: ["up", "down"],
    start: [
      "A switch on the wall points {state}.",
      "The switch by the stairs is set so that it points {state}.",
    ],
    changes: ["{name} flips the switch.", "{name} moves the switch to its other position."],
    leaves: ["{name} does not flip the switch.", "{name} does not touch the switch."],
    question: ["Does the switch point {state} now?", "In the end, does the switch point {state}?"],
  },
  {
    id: "coin-flip/pancake",
    states: ["brown", "pale"],
    start: [
      "A pancake has a brown side and a pale side. In the pan its {state} side is up.",
      "In the pan is a pancake, brown on one side and pale on the other. Its {state} side is up.",
    ],
    changes: ["{name} flips the pancake.", "{name} turns the pancake over in the pan."],
    leaves: [
      "{name} does not flip the pancake.",
      "{name} smells the pancake but does not turn it.",
      "{name} lets the pancake lie.",
    ],
    question: [
      "Is the {state} side of the pancake up now?",
      "Does the pancake have its {state} side up at the end?",
    ],
  },
  {
    id: "coin-flip/valve",
    states: ["open", "closed"],
    start: ["A valve in the water pipe is {state}.", "The valve of the tank is {state} at first."],
    changes: [
      "{name} turns the valve to its other setting.",
      "{name} switches the valve over: closed if it was open, open if it was closed.",
    ],
    leaves: [
      "{name} leaves the valve as it is.",
      "{name} checks the valve but does not turn it.",
      "{name} does not touch the valve.",
    ],
    question: ["Is the valve {state} at the end?", "Is the valve {state} now?"],
  },
  {
    id: "coin-flip/window",
    states: ["open", "closed"],
    start: ["The kitchen window is {state}.", "In the kitchen there is one window, and it is {state}."],
    changes: [
      "{name} changes the window from open to closed or from closed to open.",
      "{name} opens the window if it is closed, and otherwise closes it.",
    ],
    leaves: [
      "{name} does not move the window.",
      "{name} leaves the window as it is.",
      "{name} goes past the window without touching it.",
    ],
    question: ["Is the window {state} after all this?", "Is the window {state} now?"],
  },
  {
    id: "coin-flip/flag",
    states: ["up", "down"],
    start: [
      "The little flag on a mailbox is {state}.",
      "A mailbox has a flag that can be up or down. It is {state} first thing in the morning.",
    ],
    changes: [
      "{name} moves the flag to its other position.",
      "{name} raises the flag if it is down, or lowers it if it is up.",
    ],
    leaves: ["{name} does not move the flag.", "{name} goes by and leaves the flag as it is."],
    question: ["Is the flag {state} now?", "Is the flag {state} at the end of the day?"],
  },
  {
    id: "coin-flip/drawer",
    states: ["open", "closed"],
    start: ["The top drawer of the desk is {state}.", "A drawer is {state} when the day begins."],
    changes: [
      "{name} closes the drawer if it is open and opens it if it is closed.",
      "{name} slides the drawer to its other position.",
    ],
    leaves: ["{name} does not move the drawer.", "{name} has no need of the drawer and leaves it alone."],
    question: ["Is the drawer {state} when the day is over?", "Is the drawer {state} now?"],
  },
  {
    id: "coin-flip/tile",
    states: ["black", "white"],
    start: [
      "A tile is black on one side and white on the other. The {state} side is up.",
      "A game tile has a black side and a white side. It starts with the {state} side up.",
    ],
    changes: ["{name} turns the tile over.", "{name} flips the tile."],
    leaves: [
      "{name} does not turn the tile over.",
      "{name} does not flip the tile.",
      "{name} leaves the tile alone.",
    ],
    question: ["Is the {state} side of the tile up now?", "At the end, is the {state} side up?"],
  },
  {
    id: "coin-flip/fan",
    states: ["on", "off"],
    start: [
      "The fan in the office is {state}. Its button turns it on when it is off, and off when it is on.",
      "A fan has one button, which turns it on or off. The fan is {state}.",
    ],
    changes: ["{name} presses the button.", "{name} presses the button of the fan once."],
    leaves: ["{name} does not press the button.", "{name} sits by the fan and does not press its button."],
    question: ["Is the fan {state} now?", "When all are done, is the fan {state}?"],
  },
  {
    id: "coin-flip/road-arrow",
    states: ["left", "right"],
    start: ["An arrow on a board points {state}.", "A wooden arrow by the road points {state} at first."],
    changes: [
      "{name} turns the arrow so that it points the opposite way.",
      "{name} makes the arrow point the other way.",
    ],
    leaves: [
      "{name} does not turn the arrow.",
      "{name} follows the arrow but does not turn it.",
      "{name} leaves the arrow alone.",
    ],
    question: ["Does the arrow point {state} now?", "Does the arrow point {state} at the end?"],
  },
  {
    id: "coin-flip/bridge",
    states: ["raised", "lowered"],
    start: ["A drawbridge is {state}.", "The drawbridge of the castle is {state} at noon."],
    changes: [
      "{name} pulls the lever that moves the drawbridge to its other position.",
      "{name} lowers the drawbridge if it is raised and raises it if it is lowered.",
    ],
    leaves: [
      "{name} does not pull the lever of the drawbridge.",
      "{name} keeps guard and does not move the drawbridge.",
      "{name} leaves the drawbridge as it is.",
    ],
    question: ["Is the drawbridge {state} in the evening?", "Is the drawbridge {state} after that?"],
  },
  {
    id: "coin-flip/chest",
    states: ["locked", "unlocked"],
    start: ["An old chest is {state}.", "The chest in the attic is {state} at first."],
    changes: [
      "{name} turns the key, which locks the chest if it is unlocked and unlocks it if it is locked.",
      "{name} unlocks the chest if it is locked, and locks it if not.",
    ],
    leaves: [
      "{name} does not turn the key of the chest.",
      "{name} has no key and leaves the chest as it is.",
    ],
    question: ["Is the chest {state} now?", "Is the chest {state} in the end?"],
  },
  {
    id: "coin-flip/glass",
    states: ["upright", "upside down"],
    start: ["An empty glass stands {state} on the table.", "On the table an empty glass stands {state}."],
    changes: [
      "{name} turns the glass the other way up.",
      "{name} picks up the glass and puts it down the other way up.",
    ],
    leaves: [
      "{name} does not turn the glass.",
      "{name} picks up the glass and puts it down the same way up.",
      "{name} leaves the glass as it stands.",
    ],
    question: ["Does the glass stand {state} at the end?", "Is the glass {state} now?"],
  },
];

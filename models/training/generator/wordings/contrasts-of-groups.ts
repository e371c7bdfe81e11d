import type { WordingFamily } from "../wording.ts";

/** Numbers of which one divides the other, so that they do not tell what to calculate. */
const EVEN = { x: "y*i", y: "2..9" } as const;

/** The same, and a small number beside them. */
const EVEN_AND_MORE = { x: "y*i", y: "2..9", z: "2..9" } as const;

/** Two numbers that a third one divides. */
const BOTH_EVEN = { x: "y+z*i", y: "z*j", z: "2..9" } as const;

/** The same groups, and either what is in each of them is said, or what is in all of them, or how many groups come or go. */
const EACH_OR_ALL: readonly WordingFamily[] = [
  {
    id: "grouped/bunches-each-has",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "{n} tied {y} bunches of radishes for the market stall. Each bunch had {x} radishes. How many radishes did {he} tie up?",
      "{y} drawers of the sewing table are full of spools. There are {x} spools in each drawer. How many spools are in the drawers?",
      "The choir stands in {y} rows. In each row there are {x} singers. What is the number of singers?",
    ],
  },
  {
    id: "grouped/bunches-all-have",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "{n} tied {y} bunches of radishes for the market stall. Together the bunches had {x} radishes, and all were the same. How many radishes did {he} tie into each?",
      "{y} drawers of the sewing table are full of spools. There are {x} spools in all, the same number in each drawer. How many spools are in a drawer?",
      "The choir stands in {y} equal rows. In all rows together there are {x} singers. What is the number of singers in a row?",
    ],
  },
  {
    id: "grouped/bunches-in-all-with-others",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "{n} tied {y} bunches of radishes for the market stall. {m} tied {x} bunches. How many bunches did the two of them tie?",
      "{y} drawers of the sewing table are full of spools. There are {x} other drawers. How many drawers are there in the table?",
      "The choir stands in {y} rows. In front of it there are {x} rows of listeners. What is the number of rows?",
    ],
  },
  {
    id: "grouped/bunches-not-among",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "{n} tied {y} bunches of radishes for the market stall. {m} tied {x} bunches. How many bunches more than {n} did {m} tie?",
      "{y} drawers of the sewing table are full of spools. There are {x} drawers in all. How many drawers have no spools in them?",
      "The choir stands in {y} rows. The hall has {x} rows. What is the number of rows without the choir?",
    ],
  },
  {
    id: "grouped/scouts-how-many-tents",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "{x} scouts came to the camp. {y} scouts sleep in each tent. How many tents are there?",
      "A gardener bought {x} tulip bulbs. She plants {y} bulbs in each pot. How many pots does she fill?",
      "{n} has {x} photos and glues {y} of them on each page. How many pages does {he} need?",
    ],
  },
  {
    id: "grouped/scouts-in-these-tents",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "{x} tents were put up in the camp. {y} scouts sleep in each tent. How many scouts are there?",
      "A gardener bought {x} pots. She plants {y} tulip bulbs in each pot. How many bulbs does she need?",
      "{n} has {x} pages and glues {y} photos on each page. How many photos does {he} need?",
    ],
  },
  {
    id: "grouped/scouts-come-and-more-come",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "{x} scouts came to the camp. {y} more scouts came in the evening and slept in tents. How many scouts are there?",
      "A gardener bought {x} tulip bulbs. She bought {y} more bulbs with the pots. How many bulbs does she have?",
      "{n} has {x} photos and is given {y} more of them for {his} pages. How many photos does {he} have?",
    ],
  },
  {
    id: "grouped/scouts-not-in-tents",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "{x} scouts came to the camp. {y} of the scouts sleep in tents. How many do not sleep in tents?",
      "A gardener bought {x} tulip bulbs. She plants {y} of the bulbs in pots. How many bulbs does she not plant in pots?",
      "{n} has {x} photos and glues {y} of them on pages. How many photos does {he} leave loose?",
    ],
  },
  {
    id: "grouped/folders-carried-by-all",
    expression: "x*y",
    numbers: EVEN_AND_MORE,
    texts: [
      "{y} clerks carried folders up to the attic. Every one of them carried {x} folders. It took {z} minutes. How many folders were carried?",
      "On {z} tables there are {y} baskets in all, and every basket has {x} eggs in it. How many eggs are there?",
      "{n}'s {z} sisters and some friends made {y} chains in all, each one out of {x} paper rings. How many rings did they use?",
    ],
  },
  {
    id: "grouped/folders-carried-by-one",
    expression: "x/y",
    numbers: EVEN_AND_MORE,
    texts: [
      "{y} clerks carried {x} folders up to the attic. Every one of them carried the same number. It took {z} minutes. How many folders did a clerk carry?",
      "On {z} tables there are {y} baskets in all, and the baskets have {x} eggs in them, as many in one as in any other. How many eggs are in a basket?",
      "{n}'s {z} sisters and some friends made {y} chains in all, out of {x} paper rings altogether. All chains are of one length. How many rings are in a chain?",
    ],
  },
  {
    id: "grouped/folders-carried-in-a-minute",
    expression: "x/y",
    numbers: { x: "z*i", y: "2..9", z: "y*2" },
    texts: [
      "{z} clerks carried {x} folders up to the attic. It took {y} minutes, and in every minute they carried the same number. How many folders were carried in a minute?",
      "On {y} tables there are {z} baskets in all, and the baskets have {x} eggs in them. Every table has as many eggs as any other. How many eggs are on a table?",
      "{n}'s {y} sisters made {z} chains in all, out of {x} paper rings altogether. Each sister used the same number of rings. How many rings did a sister use?",
    ],
  },
  {
    id: "grouped/skewers-one-each",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "{x} skewers of lamb and {y} of chicken were ordered. Each is one portion. How many portions were ordered?",
      "{x} girls and {y} boys went to the beach. Each child took one shell home. How many shells did they take?",
      "{n} sewed {x} shirts and {y} jackets with one button each. How many buttons did {he} sew?",
    ],
  },
  {
    id: "grouped/skewers-several-each",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "{x} skewers with {y} pieces of chicken on each were ordered. How many pieces were ordered?",
      "{x} girls went to the beach. Each girl took {y} shells home. How many shells did they take?",
      "{n} sewed {x} shirts with {y} buttons each. How many buttons did {he} sew?",
    ],
  },
  {
    id: "grouped/skewers-number-wanted",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "{x} pieces of chicken were put on skewers, {y} pieces on each. How many skewers were filled?",
      "Some girls went to the beach. Each girl took {y} shells home, and there were {x} shells in all. How many girls went?",
      "{n} sewed shirts with {y} buttons each. {He} sewed {x} buttons. How many shirts did {he} sew?",
    ],
  },
  {
    id: "grouped/skewers-one-kind-only",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "{x} skewers were ordered, {y} of lamb and each other one of chicken. How many chicken skewers were ordered?",
      "{x} children went to the beach. {y} of them took a shell home. How many children took none?",
      "{n} sewed {x} shirts, but {y} have no button. The others have one each. How many buttons did {he} sew?",
    ],
  },
  {
    id: "grouped/oars-shared-among",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "{x} oars were shared equally among {y} boats. How many oars did a boat get?",
      "Grandpa gave {x} walnuts to {y} squirrels, and all squirrels took the same. How many walnuts did a squirrel take?",
      "A teacher hands out {x} worksheets evenly to {y} groups. How many does a group get?",
    ],
  },
  {
    id: "grouped/oars-given-to-each",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "{x} oars were given to each of {y} boats. How many oars did the boats get?",
      "Grandpa gave {x} walnuts to each of {y} squirrels, and all squirrels took them. How many walnuts did the squirrels take?",
      "A teacher hands out {x} worksheets to each of {y} groups. How many do the groups get?",
    ],
  },
  {
    id: "grouped/oars-one-for-each",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "There were {x} oars. One of them was given to each of {y} boats. How many oars were not given to a boat?",
      "Grandpa had {x} walnuts. Each of {y} squirrels took one. How many walnuts did the squirrels not take?",
      "A teacher has {x} worksheets and hands out one to each of {y} groups. How many does she still have?",
    ],
  },
  {
    id: "grouped/oars-two-lots",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "{x} oars were given to a boat that already had {y}. How many oars did the boat have then?",
      "Grandpa gave {x} walnuts to a squirrel, and then {y} more. The squirrel took them all. How many walnuts did the squirrel take?",
      "A teacher hands out {x} worksheets to one group and {y} to another. How many do the groups get?",
    ],
  },
  {
    id: "grouped/mill-bags-of-flour",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "A mill fills {x} sacks an hour. How many sacks does it fill in {y} hours?",
      "A potter makes {x} mugs a day. How many mugs will she have made after {y} days?",
      "{n} gets {x} e-mails a week. How many does {he} get in {y} weeks?",
    ],
  },
  {
    id: "grouped/mill-bags-per-hour",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "A mill fills {x} sacks in {y} hours. How many sacks does it fill an hour?",
      "A potter made {x} mugs in {y} days. How many mugs did she make a day, if every day was the same?",
      "{n} got {x} e-mails in {y} weeks, as many in one week as in the next. How many is that a week?",
    ],
  },
  {
    id: "grouped/mill-time-it-takes",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "A mill fills {y} sacks an hour. How many hours does it take to fill {x} sacks?",
      "A potter makes {y} mugs a day. After how many days will she have made {x} mugs?",
      "{n} gets {y} e-mails a week. How many weeks is it until {he} has got {x}?",
    ],
  },
  {
    id: "grouped/mill-still-to-do",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "A mill has to fill {x} sacks and has filled {y} in an hour. How many sacks does it still have to fill?",
      "A potter has to make {x} mugs. She made {y} mugs today. How many mugs must she make on other days?",
      "{n} got {x} e-mails this week and has answered {y}. How many does {he} have to answer yet?",
    ],
  },
  {
    id: "grouped/mill-two-times",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "A mill filled {x} sacks in the first hour and {y} sacks in the next hour. How many sacks did it fill?",
      "A potter made {x} mugs one day and {y} the day after. How many mugs did she make in the two days?",
      "{n} got {x} e-mails this week, and in the week before it was {y}. How many did {he} get?",
    ],
  },
];

/** So many times as many, or so many more: the same two people or places, compared with other words. */
const TIMES_OR_MORE: readonly WordingFamily[] = [
  {
    id: "grouped/times-as-many-other",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "{n} picked {x} plums. {m} picked {y} times as many as {n}. How many plums did {m} pick?",
      "The old theater has {x} seats and the new one has {y} times that many. How many seats does the new theater have?",
      "A spider caught {x} flies in {month}. In {month2} it caught {y} times as many as in {month}. How many flies did it catch in {month2}?",
      "My street has {x} streetlights. Yours has {y} times as many. How many streetlights does your street have?",
    ],
  },
  {
    id: "grouped/times-more-than-other",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "{n} picked {x} plums. {m} picked {y} more than {n}. How many plums did {m} pick?",
      "The old theater has {x} seats and the new one has {y} seats more. How many seats does the new theater have?",
      "A spider caught {x} flies in {month}. In {month2} it caught {y} more than in {month}. How many flies did it catch in {month2}?",
      "My street has {x} streetlights, {y} fewer than yours. How many streetlights does your street have?",
    ],
  },
  {
    id: "grouped/times-back-to-first",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "{n} picked {x} plums. That is {y} times as many as {m} picked. How many plums did {m} pick?",
      "The old theater has {x} seats and that is {y} times as many as the new one has. How many seats does the new theater have?",
      "A spider caught {x} flies in {month}, {y} times as many as in {month2}. How many flies did it catch in {month2}?",
      "My street has {x} streetlights, {y} times as many as yours. How many streetlights does your street have?",
    ],
  },
  {
    id: "grouped/times-fewer-than-first",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "{n} picked {x} plums. That is {y} more than {m} picked. How many plums did {m} pick?",
      "The old theater has {x} seats and that is {y} more than the new one has. How many seats does the new theater have?",
      "A spider caught {x} flies in {month}, {y} more than in {month2}. How many flies did it catch in {month2}?",
      "My street has {x} streetlights. Yours has {y} fewer. How many streetlights does your street have?",
    ],
  },
  {
    id: "grouped/factor-between-two",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "{n} did {x} push-ups and {m} did {y}. How many times as many as {m} did {n} do?",
      "The tower is {x} meters high, and the tree beside it is {y} meters high. How many times as high as the tree is the tower?",
      "A jacket costs ${x}, and a cap costs ${y}. How many caps can you get for the price of a jacket?",
    ],
  },
  {
    id: "grouped/gap-between-two",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "{n} did {x} push-ups and {m} did {y}. How many more than {m} did {n} do?",
      "The tower is {x} meters high, and the tree beside it is {y} meters high. How many meters higher than the tree is the tower?",
      "A jacket costs ${x}, and a cap costs ${y}. How many dollars do you save if you get a cap and not a jacket?",
    ],
  },
  {
    id: "grouped/sum-of-the-two",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "{n} did {x} push-ups and {m} did {y}. How many did {n} and {m} do?",
      "The tower is {x} meters high, and the flagpole on its top is {y} meters high. How many meters high is the tower with the flagpole?",
      "A jacket costs ${x}, and a cap costs ${y}. How many dollars do you pay if you get a cap and a jacket?",
    ],
  },
  {
    id: "grouped/factor-is-a-number-of-goes",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "{n} did {x} push-ups {y} times. How many did {n} do?",
      "The toy tower was built out of {y} blocks, and every block is {x} inches high. How many inches high is the tower?",
      "A jacket costs ${x}. How many dollars do you pay if you get {y} jackets?",
    ],
  },
  {
    id: "grouped/both-where-one-has-times",
    expression: "x+x*y",
    numbers: { x: "3..40", y: "2..9" },
    texts: [
      "{n} has {x} stamps from Japan and {y} times as many from Brazil. How many stamps from the two countries does {he} have?",
      "{x} hens live in the small coop. In the large coop there are {y} times as many. How many hens live in the coops?",
      "The first bell rang {x} times. The second rang {y} times as often. How many times did the bells ring?",
    ],
  },
  {
    id: "grouped/both-where-one-has-more",
    expression: "x+(x+y)",
    numbers: { x: "3..40", y: "2..9" },
    texts: [
      "{n} has {x} stamps from Japan and {y} more than that from Brazil. How many stamps from the two countries does {he} have?",
      "{x} hens live in the small coop. In the large coop there are {y} more than in the small one. How many hens live in the coops?",
      "The first bell rang {x} times. The second rang {y} more times than the first did. How many times did the bells ring?",
    ],
  },
  {
    id: "grouped/how-far-ahead-with-times",
    expression: "x*y-x",
    numbers: { x: "3..40", y: "2..9" },
    texts: [
      "{n} has {x} stamps from Japan and {y} times as many from Brazil. How many more from Brazil than from Japan does {he} have?",
      "{x} hens live in the small coop. In the large coop there are {y} times as many. How many more hens live in the large coop?",
      "The first bell rang {x} times. The second rang {y} times as often. How many more times than the first did the second bell ring?",
    ],
  },
  {
    id: "grouped/only-the-one-with-times",
    expression: "x*y",
    numbers: { x: "3..40", y: "2..9" },
    texts: [
      "{n} has {x} stamps from Japan and {y} times as many from Brazil. How many stamps from Brazil does {he} have?",
      "{x} hens live in the small coop. In the large coop there are {y} times as many. How many hens live in the large coop?",
      "The first bell rang {x} times. The second rang {y} times as often. How many times did the second bell ring?",
    ],
  },
  {
    id: "grouped/times-and-then-some",
    expression: "x*y+z",
    numbers: EVEN_AND_MORE,
    texts: [
      "{m} baked {z} more than {y} times as many cookies as {n} did. {n} baked {x} cookies. How many did {m} bake?",
      "A whale sighted today was {x} feet long. The ship is {z} feet longer than {y} such whales in a line. How long is the ship in feet?",
      "A novel has {x} pages. The encyclopedia has {y} times as many pages, and {z} more. How many pages does the encyclopedia have?",
    ],
  },
  {
    id: "grouped/times-but-some-short",
    expression: "x*y-z",
    numbers: EVEN_AND_MORE,
    texts: [
      "{m} baked {z} fewer than {y} times as many cookies as {n} did. {n} baked {x} cookies. How many did {m} bake?",
      "A whale sighted today was {x} feet long. The ship is {z} feet shorter than {y} such whales in a line. How long is the ship in feet?",
      "A novel has {x} pages. The encyclopedia has {y} times as many pages, less {z}. How many pages does the encyclopedia have?",
    ],
  },
  {
    id: "grouped/part-and-then-some",
    expression: "x/y+z",
    numbers: EVEN_AND_MORE,
    texts: [
      "{n} baked {x} cookies, which is {y} times as many as {k} baked. {m} baked {z} more than {k} did. How many did {m} bake?",
      "{y} whales in a line would be {x} feet long, all of one length. The ship is {z} feet longer than one such whale. How long is the ship in feet?",
      "An encyclopedia has {x} pages, which is {y} times as many as a novel has. The diary has {z} more pages than the novel. How many pages does the diary have?",
    ],
  },
  {
    id: "grouped/more-and-then-times",
    expression: "(x+z)*y",
    numbers: EVEN_AND_MORE,
    texts: [
      "{n} baked {x} cookies. {k} baked {z} more than {n}. {m} baked {y} times as many as {k}. How many did {m} bake?",
      "A whale sighted today was {x} feet long. The boat was {z} feet longer than the whale. The ship is {y} times as long as the boat. How long is the ship in feet?",
      "A novel has {x} pages, and the diary has {z} more than the novel. The encyclopedia has {y} times as many pages as the diary. How many pages does the encyclopedia have?",
    ],
  },
];

/** So much money, time or way for one, or for all of them. */
const PER_ONE: readonly WordingFamily[] = [
  {
    id: "grouped/price-of-each",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "{n} bought {y} lamps that cost ${x} each. How much did {he} spend?",
      "The school paid ${x} for every one of {y} drums. How many dollars did the school pay?",
      "{y} friends went on a boat tour, and a ticket was ${x}. What did they pay, in dollars?",
    ],
  },
  {
    id: "grouped/price-of-all",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "{n} bought {y} equal lamps that cost ${x} together. How much did {he} spend on each?",
      "The school paid ${x} for {y} drums, the same for each. How many dollars did the school pay for a drum?",
      "{y} friends went on a boat tour, and their tickets were ${x} in all. What did each of them pay, in dollars?",
    ],
  },
  {
    id: "grouped/price-raised-now",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "{n} bought a lamp that cost ${x} and a bulb for ${y}. How much did {he} spend?",
      "The school paid ${x} for a drum and ${y} for the drumsticks. How many dollars did the school pay?",
      "A friend went on a boat tour. A ticket was ${x}, and the meal was ${y}. What did the friend pay, in dollars?",
    ],
  },
  {
    id: "grouped/price-lowered",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "{n} bought a lamp that had cost ${x} until its price fell by ${y}. How much did {he} spend?",
      "The school got ${y} off the price of a drum, which was ${x}. How many dollars did the school pay?",
      "A friend went on a boat tour. A ticket was ${x}, but the friend had a coupon for ${y}. What did the friend pay, in dollars?",
    ],
  },
  {
    id: "grouped/price-how-many-for-it",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "{n} bought lamps that cost ${y} each and spent ${x}. How many did {he} buy?",
      "The school paid ${y} for every drum and ${x} in all. How many drums did it buy?",
      "Some friends went on a boat tour. A ticket was ${y}, and they paid ${x}. How many friends were there?",
    ],
  },
  {
    id: "grouped/pay-and-a-present-on-top-now",
    expression: "x*y+z",
    numbers: EVEN_AND_MORE,
    texts: [
      "{n} earns ${x} a day in the greenhouse. After {y} days {he} was also given ${z} for the bus. How much money did {he} get?",
      "A plumber asks ${x} an hour and ${z} for coming. She worked for {y} hours. What is the bill in dollars?",
      "To rent a canoe costs ${x} an hour, and a life jacket costs ${z} once. How many dollars must {n} pay for {y} hours with one life jacket?",
    ],
  },
  {
    id: "grouped/pay-and-something-off-it",
    expression: "x*y-z",
    numbers: EVEN_AND_MORE,
    texts: [
      "{n} earns ${x} a day in the greenhouse. After {y} days {he} had to give ${z} of it for the bus. How much money did {he} keep?",
      "A plumber asks ${x} an hour and takes ${z} off for friends. She worked for {y} hours at a friend's. What is the bill in dollars?",
      "To rent a canoe costs ${x} an hour, and whoever brings a life jacket pays ${z} less in all. How many dollars must {n} pay for {y} hours with {his} own life jacket?",
    ],
  },
  {
    id: "grouped/pay-with-more-each-time-now",
    expression: "(x+z)*y",
    numbers: EVEN_AND_MORE,
    texts: [
      "{n} earns ${x} a day in the greenhouse, and each day {he} is also given ${z} for the bus. How much money did {he} get in {y} days?",
      "A plumber asks ${x} an hour, and her helper ${z} an hour. Both worked for {y} hours. What is the bill in dollars?",
      "To rent a canoe costs ${x} an hour, and a life jacket costs ${z} an hour. How many dollars must {n} pay for {y} hours with one life jacket?",
    ],
  },
  {
    id: "grouped/pay-to-one-hour",
    expression: "x/y+z",
    numbers: EVEN_AND_MORE,
    texts: [
      "{n} earned ${x} in {y} days in the greenhouse, the same each day. On the next day {he} earned ${z} more than on one of these days. How much money did {he} get on that day?",
      "A plumber took ${x} for {y} hours. Now she asks ${z} more for an hour than she did then. What does an hour cost now, in dollars?",
      "To rent a canoe for {y} hours costs ${x}. A kayak costs ${z} an hour more than a canoe. How many dollars must {n} pay for one hour with a kayak?",
    ],
  },
  {
    id: "grouped/way-each-day",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "{n} rode {x} miles on each of {y} days. How many miles did {he} ride?",
      "Every lap of the ski trail is {x} kilometers long. {m} did {y} laps. How many kilometers is that?",
      "A snail crept {x} inches an hour for {y} hours. How many inches did it creep?",
    ],
  },
  {
    id: "grouped/way-in-all-days",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "{n} rode {x} miles in {y} days, the same distance each day. How many miles did {he} ride in a day?",
      "{m} skied {x} kilometers. {mHe} did {y} laps of the trail. How many kilometers long is a lap?",
      "A snail crept {x} inches in {y} hours, always at one speed. How many inches did it creep an hour?",
    ],
  },
  {
    id: "grouped/way-on-the-other-day",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "{n} rode {x} miles one day and {y} miles farther the next day. How many miles did {he} ride on the next day?",
      "The old ski trail is {x} kilometers long, {y} kilometers shorter than the new one. {m} skied the new one. How many kilometers is that?",
      "A snail crept {x} inches in an hour and then {y} more. How many inches did it creep?",
    ],
  },
  {
    id: "grouped/way-still-ahead",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "{n} wants to ride {x} miles and has already done {y}. How many miles does {he} still have to ride?",
      "The ski trail is {x} kilometers long. {m} turned around {y} kilometers before the end. How many kilometers of the trail had {mhe} skied when {mhe} turned?",
      "A snail crept {x} inches toward the lettuce and then {y} inches back. How many inches nearer to the lettuce was it in the end?",
    ],
  },
  {
    id: "grouped/rope-pieces-of-that-length",
    expression: "x/y",
    numbers: EVEN_AND_MORE,
    texts: [
      "A rope of {x} feet is cut into pieces of {y} feet. How many pieces does that make?",
      "{n} has {x} ounces of juice and pours {y} ounces into each glass. How many glasses does {he} fill?",
      "A painter has {x} hours of work to do and works {y} hours a day. How many days will it take her?",
    ],
  },
  {
    id: "grouped/rope-once-cut",
    expression: "x-y",
    numbers: EVEN_AND_MORE,
    texts: [
      "A piece of {y} feet is cut off a rope of {x} feet. How many feet long is the rope now?",
      "{n} has {x} ounces of juice and pours {y} ounces into a glass. How many ounces does {he} have left to pour?",
      "A painter has {x} hours of work to do and works {y} hours today. How many hours of work are left for her?",
    ],
  },
  {
    id: "grouped/rope-put-together",
    expression: "x*y",
    numbers: EVEN_AND_MORE,
    texts: [
      "A rope was cut into {x} pieces of {y} feet, and nothing was left over. How many feet long was the rope?",
      "{n} filled {x} glasses with juice and poured {y} ounces into each glass. How many ounces did {he} pour?",
      "A painter has {x} days of work to do and works {y} hours a day. How many hours will it take her?",
    ],
  },
  {
    id: "grouped/rope-pieces-of-the-rest",
    expression: "(x-y)/z",
    numbers: BOTH_EVEN,
    texts: [
      "A piece of {y} feet is cut off a rope of {x} feet, and what is left is cut into pieces of {z} feet. How many pieces of {z} feet does that make?",
      "{n} has {x} ounces of juice, drinks {y} ounces, and pours {z} ounces into each glass until nothing is left. How many glasses does {he} fill?",
      "A painter has {x} hours of work to do, and a helper takes {y} hours of it off her. She works {z} hours a day. How many days will her part take her?",
    ],
  },
];

/** Something is used up, and what is left is shared or counted: what belongs together is said in different places. */
const THE_REST: readonly WordingFamily[] = [
  {
    id: "grouped/rest-is-shared",
    expression: "(x-y)/z",
    numbers: BOTH_EVEN,
    texts: [
      "{n} had {x} chestnuts. {He} roasted {y} and shared the rest equally among {z} friends. How many did each friend get?",
      "Of {x} letters, {y} were answered at once. The rest was divided evenly among {z} clerks. How many letters did a clerk get?",
      "The farm has {x} goats. {y} stay in the barn, and the others are kept in {z} pens with equally many in each. How many goats are in a pen?",
      "A bakery made {x} pretzels, sold {y} and packed the remaining ones into {z} bags, the same number in each. How many pretzels were in a bag?",
    ],
  },
  {
    id: "grouped/rest-after-each-got-some",
    expression: "x-y*z",
    numbers: { x: "90..200", y: "2..9", z: "2..9" },
    texts: [
      "{n} had {x} chestnuts. {He} gave {y} to each of {z} friends and roasted the rest. How many did {he} roast?",
      "There were {x} letters. {z} clerks answered {y} letters each. How many letters were left for the next day?",
      "The farm has {x} goats. {y} goats are kept in each of the {z} pens, and the others stay in the barn. How many goats are in the barn?",
      "A bakery made {x} pretzels, packed {z} bags with {y} in each and sold the remaining ones loose. How many pretzels were sold loose?",
    ],
  },
  {
    id: "grouped/rest-of-a-share-now",
    expression: "x/z-y",
    numbers: { x: "z*w", w: "8..30", y: "2..7", z: "2..9" },
    texts: [
      "{x} chestnuts were shared equally among {z} friends. {n}, who was one of them, roasted {y} of {his} share. How many did {n} have left?",
      "{x} letters were divided evenly among {z} clerks. One of the clerks answered {y} of hers at once. How many letters did she still have?",
      "The farm has {x} goats in {z} pens with equally many in each. {y} goats from one of the pens were brought to the barn. How many goats were left in this pen?",
      "A bakery packed {x} pretzels into {z} bags, the same number in each. {n} bought a bag and ate {y} pretzels out of it. How many pretzels were still in {his} bag?",
    ],
  },
  {
    id: "grouped/rest-is-just-counted",
    expression: "x-y-z",
    numbers: { x: "90..200", y: "9..45", z: "2..9" },
    texts: [
      "{n} had {x} chestnuts. {He} roasted {y}, gave {z} to friends and kept the rest. How many did {he} keep?",
      "Of {x} letters, {y} were answered at once and {z} were thrown away. The rest was given to a clerk. How many letters did the clerk get?",
      "The farm has {x} goats. {y} stay in the barn, {z} are in a pen, and the others are out on the hill. How many goats are on the hill?",
      "A bakery made {x} pretzels, sold {y}, dropped {z} and packed the remaining ones into a bag. How many pretzels were in the bag?",
    ],
  },
  {
    id: "grouped/joined-then-divided",
    expression: "(x+y)/z",
    numbers: BOTH_EVEN,
    texts: [
      "{x} girls and {y} boys came to the sports day. They made {z} equal teams. How many children were in a team?",
      "{n} has {x} silver and {y} copper nails and puts them into {z} jars, as many in each as in the others. How many nails are in a jar?",
      "{x} swallows sat on the roof. {y} more came, and then all of them settled on {z} wires, with the same number on each. How many swallows were on a wire?",
    ],
  },
  {
    id: "grouped/only-one-kind-divided",
    expression: "x/z",
    numbers: BOTH_EVEN,
    texts: [
      "{x} girls and {y} boys came to the sports day. The girls made {z} equal teams, and the boys watched. How many girls were in a team?",
      "{n} has {x} silver and {y} copper nails and puts the silver ones into {z} jars, as many in each as in the others. How many nails are in a jar?",
      "{x} swallows sat on the roof. They settled on {z} wires, with the same number on each, and {y} crows took the roof. How many swallows were on a wire?",
    ],
  },
  {
    id: "grouped/divided-then-joined",
    expression: "x/z+y",
    numbers: BOTH_EVEN,
    texts: [
      "{x} girls made {z} equal teams at the sports day. Then {y} boys joined one of the teams. How many children were in this team?",
      "{n} has {x} silver nails and puts them into {z} jars, as many in each as in the others. Into the last jar {he} also puts {y} copper nails. How many nails are in the last jar?",
      "{x} swallows settled on {z} wires, with the same number on each. Then {y} more came to the lowest wire. How many swallows were on the lowest wire?",
    ],
  },
  {
    id: "grouped/parted-then-divided-now",
    expression: "(x-y)/z",
    numbers: BOTH_EVEN,
    texts: [
      "{x} children came to the sports day, but {y} of them only watched. The others made {z} equal teams. How many children were in a team?",
      "{n} has {x} nails, of which {y} are bent. {He} puts the straight ones into {z} jars, as many in each as in the others. How many nails are in a jar?",
      "{x} swallows sat on the roof. {y} left, and then all that were still there settled on {z} wires, with the same number on each. How many swallows were on a wire?",
    ],
  },
  {
    id: "grouped/not-yet-enough-for-all",
    expression: "x*y-z",
    numbers: EVEN_AND_MORE,
    texts: [
      "{x} guests will get {y} cookies each. {n} has only {z} cookies so far. How many cookies does {he} still have to bake?",
      "A wall needs {y} rows of {x} bricks. {z} bricks are already in place. How many bricks are missing?",
      "{n} has to water {y} beds with {x} cabbages in each. {He} has watered {z} cabbages. How many cabbages are still dry?",
    ],
  },
  {
    id: "grouped/more-than-enough-for-all",
    expression: "x*y+z",
    numbers: EVEN_AND_MORE,
    texts: [
      "{x} guests got {y} cookies each, and {n} still has {z} cookies. How many cookies did {he} bake?",
      "A wall has {y} rows of {x} bricks, and {z} bricks were not used. How many bricks were there?",
      "{n} watered {y} beds with {x} cabbages in each, and then {z} cabbages in a tub. How many cabbages did {he} water?",
    ],
  },
  {
    id: "grouped/groups-not-yet-done",
    expression: "(y-z)*x",
    numbers: { x: "10..60", y: "8..20", z: "2..7" },
    texts: [
      "{y} guests will get {x} cookies each. So far only {z} of the guests have got theirs. How many cookies does {n} still have to hand out?",
      "A wall needs {y} rows of {x} bricks. {z} of the rows are already in place. How many bricks are missing?",
      "{n} has to water {y} beds with {x} cabbages in each. {He} has watered {z} beds. How many cabbages are still dry?",
    ],
  },
  {
    id: "grouped/groups-added-to-done",
    expression: "(y+z)*x",
    numbers: { x: "10..60", y: "8..20", z: "2..7" },
    texts: [
      "{y} guests got {x} cookies each, and later {z} more guests also got {x} cookies each. How many cookies did {n} hand out?",
      "A wall has {y} rows of {x} bricks, and now {z} rows like these are put on top. How many bricks does it have then?",
      "{n} watered {y} beds with {x} cabbages in each, and then {z} beds more with as many in each. How many cabbages did {he} water?",
    ],
  },
];

/** Equal groups, and a few things or a few groups beside them, or a few things of each group. */
const BESIDE_THE_GROUPS: readonly WordingFamily[] = [
  {
    id: "grouped/boxes-and-loose-ones",
    expression: "x*y+z",
    numbers: EVEN_AND_MORE,
    texts: [
      "There are {y} boxes with {x} crayons in each, and {z} crayons lie on the desk. How many crayons are there?",
      "{n} owns {x} packs of cards. Each pack has {y} cards, and {z} odd cards are in a drawer. How many cards does {n} own?",
      "{x} buses with {y} passengers each and a car with {z} passengers went to the match. How many passengers went?",
    ],
  },
  {
    id: "grouped/boxes-with-some-missing",
    expression: "x*y-z",
    numbers: EVEN_AND_MORE,
    texts: [
      "There are {y} boxes for {x} crayons each, but {z} crayons in all are missing from them. How many crayons are there?",
      "{n} owns {x} packs of cards. Each pack had {y} cards, but from all the packs together {z} cards were lost. How many cards does {n} still own?",
      "{x} buses with {y} seats each went to the match, and {z} seats in all were empty. How many seats were taken?",
    ],
  },
  {
    id: "grouped/boxes-and-other-boxes",
    expression: "(y+z)*x",
    numbers: EVEN_AND_MORE,
    texts: [
      "There are {y} boxes with {x} crayons in each, and {z} more such boxes lie on the desk. How many crayons are there?",
      "{n} owns {y} packs of cards, and {z} other packs are in a drawer. Each of all these packs has {x} cards. How many cards does {n} own?",
      "{y} red buses and {z} white ones went to the match, each bus with {x} passengers. How many passengers went?",
    ],
  },
  {
    id: "grouped/boxes-only-are-counted",
    expression: "y+z",
    numbers: EVEN_AND_MORE,
    texts: [
      "There are {y} boxes with {x} crayons in each, and {z} more such boxes lie on the desk. How many boxes are there?",
      "{n} owns {y} packs of cards, and {z} other packs are in a drawer. Each of all these packs has {x} cards. How many packs does {n} own?",
      "{y} red buses and {z} white ones went to the match, each bus with {x} passengers. How many buses went?",
    ],
  },
  {
    id: "grouped/trees-some-of-each-gone",
    expression: "(x-z)*y",
    numbers: { x: "12..60", y: "3..9", z: "2..9" },
    texts: [
      "{y} trees bore {x} apricots each. The wasps ate {z} apricots on each tree. How many apricots were left?",
      "{y} children have {x} marbles each. Each of them loses {z}. How many marbles do they then have in all?",
      "{n} bought {y} trays of {x} seedlings. In every tray {z} seedlings dried up. How many seedlings were good?",
    ],
  },
  {
    id: "grouped/trees-some-of-all-gone",
    expression: "x*y-z",
    numbers: { x: "12..60", y: "3..9", z: "2..9" },
    texts: [
      "{y} trees bore {x} apricots each. The wasps ate {z} apricots. How many apricots were left?",
      "{y} children have {x} marbles each. One of them loses {z}. How many marbles do they then have in all?",
      "{n} bought {y} trays of {x} seedlings. In the last tray {z} seedlings dried up. How many seedlings were good?",
    ],
  },
  {
    id: "grouped/trees-whole-groups-gone",
    expression: "(y-z)*x",
    numbers: { x: "12..60", y: "11..20", z: "2..9" },
    texts: [
      "{y} trees bore {x} apricots each. The wasps ate all the apricots of {z} trees. How many apricots were left?",
      "{y} children have {x} marbles each. {z} of the children lose all theirs. How many marbles do they then have in all?",
      "{n} bought {y} trays of {x} seedlings. In {z} of the trays all seedlings dried up. How many seedlings were good?",
    ],
  },
  {
    id: "grouped/trees-what-went-of-each",
    expression: "z*y",
    numbers: { x: "12..60", y: "3..9", z: "2..9" },
    texts: [
      "{y} trees bore {x} apricots each. The wasps ate {z} apricots on each tree. How many apricots did they eat?",
      "{y} children have {x} marbles each. Each of them loses {z}. How many marbles are lost?",
      "{n} bought {y} trays of {x} seedlings. In every tray {z} seedlings dried up. How many seedlings dried up?",
    ],
  },
  {
    id: "grouped/chests-more-put-in-each",
    expression: "(x+z)*y",
    numbers: EVEN_AND_MORE,
    texts: [
      "A puppet maker has {y} chests with {x} puppets in each. He puts {z} more into each chest. How many puppets are in the chests?",
      "{n} wrote {x} pages on each of {y} days, and also drew {z} pages on each of these days. How many pages did {he} write and draw?",
      "Each of the {y} lifeguards has {x} postcards at home and {z} in the tower. How many postcards do the lifeguards have?",
    ],
  },
  {
    id: "grouped/chests-more-put-in-one",
    expression: "x*y+z",
    numbers: EVEN_AND_MORE,
    texts: [
      "A puppet maker has {y} chests with {x} puppets in each. He puts {z} more into one of the chests. How many puppets are in the chests?",
      "{n} wrote {x} pages on each of {y} days, and also drew {z} pages on the last of these days. How many pages did {he} write and draw?",
      "Each of the {y} lifeguards has {x} postcards at home, and {z} are in the tower for all of them. How many postcards do the lifeguards have?",
    ],
  },
  {
    id: "grouped/chests-only-one-is-asked",
    expression: "x+z",
    numbers: EVEN_AND_MORE,
    texts: [
      "A puppet maker has {y} chests with {x} puppets in each. He puts {z} more into one of the chests. How many puppets are in that chest now?",
      "{n} wrote {x} pages on each of {y} days, and also drew {z} pages on the last of these days. How many pages did {he} write and draw on the last day?",
      "Each of the {y} lifeguards has {x} postcards at home and {z} in the tower. How many postcards does a lifeguard have?",
    ],
  },
  {
    id: "grouped/chests-only-one-had-less",
    expression: "x-z",
    numbers: { x: "12..60", y: "3..9", z: "2..9" },
    texts: [
      "A puppet maker has {y} chests with {x} puppets in each. He takes {z} out of one of the chests. How many puppets are in that chest now?",
      "{n} wrote {x} pages on each of {y} days, and tore up {z} of the pages of the last day. How many pages of the last day did {he} keep?",
      "Each of the {y} lifeguards has {x} postcards, of which {z} are in the tower and the others at home. How many postcards does a lifeguard have at home?",
    ],
  },
];

/** Two numbers of groups, or of things in them: what one more group, one kind of group or both kinds have. */
const TWO_KINDS_OF_GROUPS: readonly WordingFamily[] = [
  {
    id: "grouped/stools-both-have-legs",
    expression: "(x+y)*z",
    numbers: BOTH_EVEN,
    texts: [
      "A workshop makes {x} stools and {y} benches with {z} screws each. How many screws does it need for all of them?",
      "{n} glazes {x} windows and {m} {y}. Every window takes {z} panes. How many panes do the two use?",
      "{x} ponies and {y} donkeys were led to the stable, and each of the animals got {z} carrots. How many carrots were given?",
    ],
  },
  {
    id: "grouped/stools-one-kind-has-legs",
    expression: "x*z",
    numbers: BOTH_EVEN,
    texts: [
      "A workshop makes {x} stools with {z} screws each, and {y} boards. How many screws does it need for the stools?",
      "{n} glazes {x} windows and {m} {y}. Every window takes {z} panes. How many panes does {n} use?",
      "{x} ponies and {y} donkeys were led to the stable. Each pony got {z} carrots, and the donkeys got hay. How many carrots were given?",
    ],
  },
  {
    id: "grouped/stools-more-legs-of-one",
    expression: "(x-y)*z",
    numbers: BOTH_EVEN,
    texts: [
      "A workshop makes {x} stools and {y} benches with {z} screws each. How many more screws does it need for the stools than for the benches?",
      "{n} glazes {x} windows and {m} {y}. Every window takes {z} panes. How many panes more than {m} does {n} use?",
      "{x} animals were led to the stable. Among them were {y} donkeys, which got hay. Each of the others got {z} carrots. How many carrots were given?",
    ],
  },
  {
    id: "grouped/stools-themselves",
    expression: "x+y",
    numbers: BOTH_EVEN,
    texts: [
      "A workshop makes {x} stools and {y} benches with {z} screws each. How many pieces of furniture does it make?",
      "{n} glazes {x} windows and {m} {y}. Every window takes {z} panes. How many windows do the two glaze?",
      "{x} ponies and {y} donkeys were led to the stable, and each of the animals got {z} carrots. How many animals were led there?",
    ],
  },
  {
    id: "grouped/cartons-how-many-more",
    expression: "(x-y)/z",
    numbers: BOTH_EVEN,
    texts: [
      "A cook needs {x} eggs and has {y}. Eggs come in cartons of {z}. How many cartons must he order?",
      "{n} wants to read {x} pages and has read {y}. How many evenings does {he} still need if {he} reads {z} pages every evening?",
      "{x} people want to cross the river, and {y} are already across. The ferry takes {z} at a time and is always full. How many more trips must it make with them?",
    ],
  },
  {
    id: "grouped/cartons-things-still-missing",
    expression: "x-y*z",
    numbers: { x: "90..200", y: "2..9", z: "2..9" },
    texts: [
      "A cook needs {x} eggs and has {y} cartons with {z} eggs in each. How many eggs must he order?",
      "{n} wants to read {x} pages and has read {z} pages on each of {y} evenings. How many pages does {he} still have to read?",
      "{x} people want to cross the river. The ferry takes {z} at a time, and it has made {y} trips, always full. How many people are not yet across?",
    ],
  },
  {
    id: "grouped/cartons-number-in-all",
    expression: "x/z",
    numbers: BOTH_EVEN,
    texts: [
      "A cook needs {x} eggs for a feast and {y} plates. Eggs come in cartons of {z}, and he has none. How many cartons must he order?",
      "{n} wants to read {x} pages and write {y}. How many evenings does {he} need for the reading if {he} reads {z} pages every evening?",
      "{x} people want to cross the river, and {y} stay on the bank. The ferry takes {z} of those who want to cross at a time and is always full. How many trips must it make with them?",
    ],
  },
  {
    id: "grouped/cartons-used-and-had",
    expression: "y*z+x",
    numbers: { x: "20..99", y: "2..9", z: "2..9" },
    texts: [
      "A cook has {x} eggs, and orders {y} cartons with {z} eggs in each. How many eggs will he then have?",
      "{n} had read {x} pages, and then read {z} pages on each of {y} evenings. How many pages has {he} read now?",
      "{x} people are across the river. The ferry brings {z} more at a time and makes {y} trips, always full. How many people are across then?",
    ],
  },
  {
    id: "grouped/pumps-two-rates-together",
    expression: "(x+z)*y",
    numbers: EVEN_AND_MORE,
    texts: [
      "The first pump moves {x} liters a minute and the second {z}. Both run for {y} minutes. How many liters do they move?",
      "Every day {n} feeds {x} grains of corn to a pigeon and {z} to a sparrow. How many grains do the birds get in {y} days?",
      "A machine stamps {x} lids and {z} cans a minute. How many lids and cans does it stamp in {y} minutes?",
    ],
  },
  {
    id: "grouped/pumps-two-rates-apart",
    expression: "(x-z)*y",
    numbers: { x: "12..60", y: "3..9", z: "2..9" },
    texts: [
      "The first pump moves {x} liters a minute and the second {z}. Both run for {y} minutes. How many liters more than the second does the first move in that time?",
      "Every day {n} puts out {x} grains of corn for a pigeon, but a sparrow takes {z} of them. How many grains does the pigeon get in {y} days?",
      "A machine stamps {x} lids a minute, of which {z} are bad. How many good lids does it stamp in {y} minutes?",
    ],
  },
  {
    id: "grouped/pumps-one-rate-only",
    expression: "x*y",
    numbers: EVEN_AND_MORE,
    texts: [
      "The first pump moves {x} liters a minute and the second {z}. Both run for {y} minutes. How many liters does the first one move?",
      "Every day {n} feeds {x} grains of corn to a pigeon and {z} to a sparrow. How many grains does the pigeon get in {y} days?",
      "A machine stamps {x} lids and {z} cans a minute. How many lids does it stamp in {y} minutes?",
    ],
  },
  {
    id: "grouped/pumps-in-one-minute",
    expression: "x+z",
    numbers: EVEN_AND_MORE,
    texts: [
      "The first pump moves {x} liters a minute and the second {z}. Both run for {y} minutes. How many liters a minute do they move together?",
      "Every day for {y} days {n} feeds {x} grains of corn to a pigeon and {z} to a sparrow. How many grains does {he} feed to the birds on one day?",
      "In each of {y} minutes a machine stamps {x} lids and {z} cans. How many lids and cans does it stamp a minute?",
    ],
  },
  {
    id: "grouped/pumps-one-lot-then-a-few-now",
    expression: "x*y+z",
    numbers: EVEN_AND_MORE,
    texts: [
      "The first pump moves {x} liters a minute and runs for {y} minutes. The second moves {z} liters in all. How many liters do they move?",
      "Every day for {y} days {n} fed {x} grains of corn to a pigeon, and just once {z} to a sparrow. How many grains did the birds get?",
      "A machine stamps {x} lids a minute for {y} minutes, and then {z} cans until it stops. How many lids and cans does it stamp?",
    ],
  },
];

/** How many groups there are, or would be, and how many groups are too few or too many. */
const NUMBER_OF_GROUPS: readonly WordingFamily[] = [
  {
    id: "grouped/vans-filled-and-more-come-now",
    expression: "x/y+z",
    numbers: EVEN_AND_MORE,
    texts: [
      "{x} pianists came by van, {y} in each van, and {z} more vans brought the pianos. How many vans came?",
      "{n} filled albums with {x} coins, {y} coins in each album. {He} has {z} empty albums too. How many albums does {he} have?",
      "{x} hikers sleep in huts, {y} in each hut, and {z} huts are not used. How many huts are there?",
    ],
  },
  {
    id: "grouped/vans-fewer-than-needed",
    expression: "x/y-z",
    numbers: { x: "y*w", y: "3..9", w: "11..20", z: "2..8" },
    texts: [
      "{x} pianists are to come by van, {y} in each van. {z} vans are there. How many more vans are needed?",
      "{n} wants to fill albums with {x} coins, {y} coins in each album. {He} has {z} albums. How many albums does {he} have to buy?",
      "{x} hikers will sleep in huts, {y} in each hut. {z} huts are open. How many more huts must be opened for them?",
    ],
  },
  {
    id: "grouped/vans-bring-some-people",
    expression: "y*z",
    numbers: { x: "y*w", y: "3..9", w: "11..20", z: "2..8" },
    texts: [
      "Of {x} pianists who are to come by van, {y} in each van, those of {z} full vans have come. How many pianists have come?",
      "{n} fills albums with {x} coins, {y} coins in each album. {z} albums are full now. How many coins are in these full albums?",
      "The {z} open huts have {y} beds each and {x} blankets in all. How many hikers can sleep in them, one to a bed?",
    ],
  },
  {
    id: "grouped/vans-people-still-without",
    expression: "x-y*z",
    numbers: { x: "y*w", y: "3..9", w: "11..20", z: "2..8" },
    texts: [
      "Of {x} pianists who are to come by van, {y} in each van, those of {z} full vans have come. How many pianists have not come yet?",
      "{n} has {x} coins. {z} albums are full now, with {y} coins in each album. How many coins are not in an album?",
      "{x} hikers want to sleep in huts. The {z} open huts have {y} beds each, one for each hiker. How many hikers will find no bed?",
    ],
  },
  {
    id: "grouped/tiles-split-twice",
    expression: "x/y/z",
    numbers: { x: "y*z*w", y: "2..6", z: "2..6", w: "2..9" },
    texts: [
      "{n} lays {x} tiles in {y} rooms, the same number in each, and in {z} equal rows in each room. How many tiles does a row have?",
      "{x} poems were divided equally among {y} schools, and in each school equally among {z} readers. {m} was one of the readers. How many poems did {m} read?",
      "{x} carrots are divided evenly among {y} hutches, and in each hutch evenly among {z} rabbits. How many carrots does one rabbit get?",
    ],
  },
  {
    id: "grouped/tiles-all-of-the-groups",
    expression: "x*y*z",
    numbers: { x: "2..20", y: "2..6", z: "2..6" },
    texts: [
      "{n} lays tiles in {y} rooms, in {z} rows in each room, and in each row {x} tiles. How many tiles does {he} lay?",
      "{x} poems were read by each of the {z} readers in each of {y} schools, and no poem was read twice. How many poems were read?",
      "{x} carrots go to every rabbit. There are {y} hutches with {z} rabbits in each hutch. How many carrots do the rabbits get?",
    ],
  },
  {
    id: "grouped/tiles-per-group-of-the-sum",
    expression: "x/(y+z)",
    numbers: { x: "(y+z)*w", y: "2..6", z: "2..6", w: "2..12" },
    texts: [
      "{n} lays {x} tiles in {y} rows in the bath and {z} rows in the hall, and all these rows are equal. How many tiles does a row have?",
      "{x} poems were divided equally among {y} old readers and {z} young ones. {m} was one of the readers. How many poems did {m} read?",
      "{x} carrots are divided evenly among {y} rabbits and {z} hares, and no animal gets more than another. How many carrots does one rabbit get?",
    ],
  },
  {
    id: "grouped/tent-costs-per-head",
    expression: "(x+y)/z",
    numbers: BOTH_EVEN,
    texts: [
      "A tent costs ${x} and a stove ${y}. {z} campers share both costs equally. What does each camper pay, in dollars?",
      "{n} spent {x} minutes on drums and {y} on the flute, and did so in {z} equal lessons. How many minutes long was a lesson?",
      "{x} pounds of wheat and {y} pounds of rye were mixed and filled into {z} sacks, the same weight in each. How many pounds were in a sack?",
    ],
  },
  {
    id: "grouped/tent-costs-apart-per-head",
    expression: "(x-y)/z",
    numbers: BOTH_EVEN,
    texts: [
      "A tent costs ${x}, and the club gives ${y} toward it. {z} campers share the remaining cost equally. What does each camper pay, in dollars?",
      "{n} had {x} minutes, spent {y} of them on the flute, and used the others for {z} equal drum lessons. How many minutes long was a drum lesson?",
      "From {x} pounds of wheat {y} pounds were ground. The rest was filled into {z} sacks, the same weight in each. How many pounds were in a sack?",
    ],
  },
  {
    id: "grouped/tent-costs-share-and-own",
    expression: "x/z+y",
    numbers: BOTH_EVEN,
    texts: [
      "A tent costs ${x}, and {z} campers share the cost equally. One of them, {n}, also pays ${y} for a stove alone. What does {n} pay, in dollars?",
      "{n} spent {x} minutes on {z} equal drum lessons. The flute lesson was {y} minutes longer than a drum lesson. How many minutes long was the flute lesson?",
      "{x} pounds of wheat were filled into {z} sacks, the same weight in each, and then {y} pounds of rye were put on top in one of them. How many pounds were in this sack?",
    ],
  },
  {
    id: "grouped/tent-costs-of-every-head",
    expression: "x*z+y",
    numbers: BOTH_EVEN,
    texts: [
      "{z} campers each buy a tent for ${x}, and one of them buys a stove for ${y} as well. What do the campers pay, in dollars?",
      "{n} had {z} drum lessons of {x} minutes each and a flute lesson of {y} minutes. How many minutes of lessons did {he} have?",
      "{x} pounds of wheat were filled into each of {z} sacks, and {y} pounds of rye into another sack. How many pounds were in the sacks?",
    ],
  },
  {
    id: "grouped/knots-lines-double-sided",
    expression: "x/y",
    numbers: { x: "y*(i+3)", y: "2..9", z: "2..9" },
    texts: [
      "{n} learned {x} knots in {y} weeks, equally many a week. {m} learned {z} knots. How many knots a week did {n} learn?",
      "A quiz has {x} questions in {y} rounds of one length. {n}'s team missed {z} questions. How many questions does a round have?",
      "{x} apprentices work in {y} shops, the same number in each, and {z} masters teach them. How many apprentices are in a shop?",
    ],
  },
  {
    id: "grouped/knots-answered-right-now",
    expression: "x-z",
    numbers: { x: "12..60", y: "2..9", z: "2..9" },
    texts: [
      "{n} learned {x} knots in {y} weeks. {m} learned {z} knots. How many knots more than {m} did {n} learn?",
      "A quiz has {x} questions in {y} rounds. {n}'s team missed {z} questions in the quiz. How many questions did the team not miss?",
      "{x} apprentices work in {y} shops, and {z} masters teach them. How many more apprentices than masters are there?",
    ],
  },
  {
    id: "grouped/knots-every-one-times",
    expression: "x*y",
    numbers: { x: "y*i", y: "2..9", z: "2..7" },
    texts: [
      "{n} learned {x} knots a week for {y} weeks. {m} learned {z} knots. How many knots did {n} learn?",
      "A quiz has {y} rounds of {x} questions. {n}'s team missed {z} questions. How many questions does the quiz have?",
      "{x} apprentices work in each of {y} shops, and {z} masters teach them. How many apprentices are there?",
    ],
  },
  {
    id: "grouped/knots-counted-with-masters",
    expression: "x*y+z",
    numbers: EVEN_AND_MORE,
    texts: [
      "{n} learned {x} knots a week for {y} weeks. {m} learned {z} other knots. How many knots did {n} and {m} learn?",
      "A quiz has {y} rounds of {x} questions and {z} questions after the last round. How many questions does the quiz have?",
      "{x} apprentices work in each of {y} shops, and {z} masters teach them. How many apprentices and masters are there?",
    ],
  },
];

/** All words are the same but one or two, and no group is named: `each`, `in all`, `other`, `of them`, `one`. */
const A_SINGLE_WORD: readonly WordingFamily[] = [
  {
    id: "grouped/word-containers-each",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "{n} has {y} {c} with {x} {o} in each. How many {o} does {he} have?",
      "{y} {g} brought {x} {p} each. How many {p} were brought?",
      "{x} {o} are in every one of {y} {c}. How many {o} is that?",
      "{n} gave {m} {x} {f} on each of {y} days. How many {f} did {m} get?",
    ],
  },
  {
    id: "grouped/word-containers-in-all",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "{n} has {y} {c} with {x} {o} in all, as many in one as in another. How many {o} does {he} have in a {cs}?",
      "{y} {g} brought {x} {p} in all, and no {gs} more than another. How many {p} were brought by a {gs}?",
      "{x} {o} are in {y} {c}, in every one the same number. How many {o} is that in a {cs}?",
      "{n} gave {m} {x} {f} over {y} days, the same number each day. How many {f} did {m} get a day?",
    ],
  },
  {
    id: "grouped/word-containers-and-outside",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "{n} has a {cs} with {x} {o} in it and {y} {o} without a {cs}. How many {o} does {he} have?",
      "One {gs} brought {x} {p} and another {y}. How many {p} were brought?",
      "{x} {o} are in one {cs} and {y} in another. How many {o} is that?",
      "{n} gave {m} {x} {f} on {day}, and {y} on {day2}. How many {f} did {m} get?",
    ],
  },
  {
    id: "grouped/word-containers-hold-a-part",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "{n} has {x} {o}, {y} of them in a {cs}. How many {o} does {he} have without a {cs}?",
      "One {gs} brought {x} {p} and another took {y} of these home. How many {p} stayed?",
      "{x} {o} are in one {cs} and {y} in another. How many more {o} are in the first {cs}?",
      "{n} gave {m} {x} {f} on {day}, and took {y} back on {day2}. How many {f} did {m} keep?",
    ],
  },
  {
    id: "grouped/word-needs-for-everyone",
    expression: "x*y-z",
    numbers: EVEN_AND_MORE,
    texts: [
      "{x} {u} are to get {y} {f} each, and {n} has {z} {f}. How many more {f} does {he} need?",
      "{n} wants {x} {o} in each of {y} {c}. {He} has put {z} {o} into them so far. How many {o} does {he} still have to put in?",
      "{y} {g} each needed {x} {p}. {z} {p} were there at first. How many {p} did they have to get?",
    ],
  },
  {
    id: "grouped/word-had-before-handing-out",
    expression: "x*y+z",
    numbers: EVEN_AND_MORE,
    texts: [
      "{x} {u} got {y} {f} each, and {n} still has {z} {f}. How many {f} did {he} have at first?",
      "{n} put {x} {o} into each of {y} {c}. {He} has {z} {o} left. How many {o} did {he} have before {he} put any in?",
      "{y} {g} each had {x} {p}. {z} {p} came to them later. How many {p} did they have then?",
    ],
  },
  {
    id: "grouped/word-shares-and-own",
    expression: "x/y+z",
    numbers: EVEN_AND_MORE,
    texts: [
      "{y} {u} shared {x} {f} equally, and one of them already had {z} {f}. How many {f} does this one have now?",
      "{n} put {x} {o} into {y} {c}, the same number into each. {He} then added {z} {o} to one of them. How many {o} are in this {cs}?",
      "{y} {g} divided {x} {p} evenly. One {gs} was given {z} {p} more later. How many {p} did this {gs} get?",
    ],
  },
  {
    id: "grouped/word-sharers-and-one-more",
    expression: "x/(y+z)",
    numbers: { x: "(y+z)*i", y: "2..7", z: "2..5" },
    texts: [
      "{y} {u} were about to share {x} {f} when {z} more people joined them, and then all shared the {f} equally. How many {f} did each of them get?",
      "{n} put {x} {o} into {y} old {c} and {z} new {c}, the same number into each. How many {o} are in a {cs}?",
      "{y} {g} and later {z} more came, and then they all divided {x} {p} evenly. How many {p} did each {gs} get?",
    ],
  },
];

/** Sets of wordings about groups that differ little and are calculated otherwise. */
export const CONTRASTS_OF_GROUPS: readonly WordingFamily[] = [
  ...EACH_OR_ALL,
  ...TIMES_OR_MORE,
  ...PER_ONE,
  ...THE_REST,
  ...BESIDE_THE_GROUPS,
  ...TWO_KINDS_OF_GROUPS,
  ...NUMBER_OF_GROUPS,
  ...A_SINGLE_WORD,
];

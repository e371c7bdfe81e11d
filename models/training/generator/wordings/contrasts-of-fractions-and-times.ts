import type { WordingFamily } from "../wording.ts";

/** Sets in which a half is gone, is meant, or is all that is known of a whole. */
const HALVES_OF_A_WHOLE: readonly WordingFamily[] = [
  {
    id: "half/candles-the-storm-put-out",
    expression: "x/2",
    numbers: { x: "40..90 by 2" },
    texts: [
      "A storm put out half of the {x} candles on the terrace. How many candles did the storm put out?",
      "There were {x} coats on the hooks at noon. By three, half of them had been fetched. How many coats had been fetched?",
      "{n}'s album has room for {x} photos, and half of the places are filled. How many photos are in it?",
    ],
  },
  {
    id: "half/candles-on-the-whole-terrace",
    expression: "x*2",
    numbers: { x: "20..60" },
    texts: [
      "A storm put out {x} candles, which was half of the candles on the terrace. How many candles are on the terrace?",
      "By three, {x} coats had been fetched from the hooks, half of what hung there at noon. How many coats were there at noon?",
      "{n}'s album has {x} photos in it, and half of the places are filled. For how many photos does it have room?",
    ],
  },
  {
    id: "half/candles-lit-again",
    expression: "x/2+y",
    numbers: { x: "40..90 by 2", y: "3..18" },
    texts: [
      "A storm put out half of the {x} candles on the terrace, and {n} lit {y} of those again. How many candles burn on the terrace now?",
      "There were {x} coats on the hooks at noon. By three, half of them had been fetched and {y} wet ones hung up. How many coats were on the hooks at three?",
      "{n}'s album has room for {x} photos. Half of the places were filled, and today {he} stuck {y} more in. How many photos are in it now?",
    ],
  },
  {
    id: "half/burning-candles-blown-out-too",
    expression: "x/2-y",
    numbers: { x: "40..90 by 2", y: "3..18" },
    texts: [
      "A storm put out half of the {x} candles on the terrace, and {n} blew out {y} of the others. How many candles burn on the terrace now?",
      "There were {x} coats on the hooks at noon. By three, half of them had been fetched, and {y} more were fetched by four. How many coats were on the hooks at four?",
      "{n}'s album has room for {x} photos. Half of the places were filled, but today {he} took {y} out. How many photos are in it now?",
    ],
  },
  {
    id: "half/seedlings-before-the-frost",
    expression: "x*2",
    numbers: { x: "15..48", y: "3..14" },
    texts: [
      "After a frosty night {x} seedlings were left, exactly half of what {n} had set out in {y} rows. How many seedlings had {n} set out?",
      "{n} has read {x} pages in {y} evenings and is halfway through the book. How many pages does the book have?",
      "The {y} cousins have already carried {x} logs to the shed, which is half the pile. How many logs were in the pile at first?",
    ],
  },
  {
    id: "half/seedlings-the-frost-took-half",
    expression: "x/2",
    numbers: { x: "30..96 by 2", y: "3..14" },
    texts: [
      "{n} had set out {x} seedlings in {y} rows, and after a frosty night exactly half were left. How many seedlings were left?",
      "{n} reads a book of {x} pages. After {y} evenings {he} is halfway through. How many pages has {he} read?",
      "The {y} cousins are carrying a pile of {x} logs to the shed. Half the pile is there already. How many logs of the pile are in the shed?",
    ],
  },
  {
    id: "half/seedlings-without-a-half",
    expression: "x-y",
    numbers: { x: "30..96 by 2", y: "3..14" },
    texts: [
      "{n} had set out {x} seedlings, half of them red cabbage. A frosty night killed {y} seedlings. How many seedlings were left?",
      "{n} reads a book of {x} pages, half of them with pictures. {He} has read {y} pages. How many pages are still to be read?",
      "The cousins are carrying a pile of {x} logs to the shed. Half of the logs are oak. {y} logs are in the shed already. How many logs are still to be carried?",
    ],
  },
  {
    id: "half/seedlings-half-and-then-some",
    expression: "x/2-y",
    numbers: { x: "40..96 by 2", y: "3..14" },
    texts: [
      "{n} had set out {x} seedlings. A frosty night killed half, and snails ate {y} of those that were left. How many seedlings survived both?",
      "{n} reads a book of {x} pages. Last week {he} got halfway through, and today {he} read {y} pages more. How many pages are still to be read?",
      "The cousins are carrying a pile of {x} logs to the shed. Half the pile is there already, and {n} brings {y} more logs. How many logs of the pile are still to be carried?",
    ],
  },
  {
    id: "half/coins-half-as-many-as-her",
    expression: "x/2",
    numbers: { x: "16..90 by 2", y: "3..20" },
    texts: [
      "{n} saw {x} shooting stars in {y} nights, and {m} saw half as many. How many shooting stars did {m} see?",
      "The brown cow gives {x} liters of milk in {y} days. The spotted cow gives half as much. How many liters does the spotted cow give in that time?",
      "It takes a train {x} minutes to the coast and a plane half as long. The plane flies {y} times a day. How many minutes does the plane take?",
    ],
  },
  {
    id: "half/coins-she-has-the-half",
    expression: "x*2",
    numbers: { x: "8..60", y: "3..20" },
    texts: [
      "{n} saw {x} shooting stars in {y} nights, half as many as {m}. How many shooting stars did {m} see?",
      "The brown cow gives {x} liters of milk in {y} days. That is half as much as the spotted cow gives. How many liters does the spotted cow give in that time?",
      "It takes a plane {x} minutes to the coast, half as long as a train. The plane flies {y} times a day. How many minutes does the train take?",
    ],
  },
  {
    id: "half/coins-fewer-by-a-number",
    expression: "x-y",
    numbers: { x: "30..90 by 2", y: "3..20" },
    texts: [
      "{n} saw {x} shooting stars in the first half of the night, and {m} saw {y} fewer. How many shooting stars did {m} see?",
      "The brown cow gives {x} liters of milk in half a week. The spotted cow gives {y} liters less. How many liters does the spotted cow give in that time?",
      "It takes a train {x} minutes to the coast, and a plane takes {y} minutes less. Half of the planes fly at night. How many minutes does a plane take?",
    ],
  },
  {
    id: "half/coins-half-and-some-more",
    expression: "x/2+y",
    numbers: { x: "16..90 by 2", y: "3..20" },
    texts: [
      "{n} saw {x} shooting stars. {m} saw {y} more than half as many. How many shooting stars did {m} see?",
      "The brown cow gives {x} liters of milk. The spotted cow gives half as much and {y} liters on top of that. How many liters does the spotted cow give?",
      "It takes a train {x} minutes to the coast. Driving takes half as long as the train and then {y} minutes more. How many minutes does driving take?",
    ],
  },
  {
    id: "half/coins-of-the-two-of-them",
    expression: "x+x/2",
    numbers: { x: "16..90 by 2" },
    texts: [
      "{n} saw {x} shooting stars in the east, and {m} saw half as many in the west. How many shooting stars did the two see?",
      "The brown cow gives {x} liters of milk and the spotted cow half as much. How many liters do the two cows give?",
      "It takes a train {x} minutes to the coast and a plane half as long. {n} goes by train and comes back by plane. How many minutes is {he} on the way in all?",
    ],
  },
  {
    id: "half/both-have-half-the-load",
    expression: "(x+y)/2",
    numbers: { y: "4..30 by 2", x: "40..90 by 2" },
    texts: [
      "A red cart carries {x} melons and a blue cart {y}. Half of all the melons are ripe. How many melons are ripe?",
      "{n} baked {x} tarts and {m} baked {y}. They sold half of what they had baked together. How many tarts did they sell?",
      "In the morning {x} visitors climbed the tower, in the afternoon {y}. Half of the day's visitors were children. How many children climbed the tower?",
    ],
  },
  {
    id: "half/both-have-half-of-the-one",
    expression: "x/2+y",
    numbers: { y: "4..30 by 2", x: "40..90 by 2" },
    texts: [
      "A red cart carries {x} melons and a blue cart {y}. In the red cart half of the melons are ripe, in the blue cart all are. How many melons are ripe?",
      "{n} baked {x} tarts and {m} baked {y}. {n} sold half of {his} tarts, and {m} sold every one. How many tarts did they sell?",
      "In the morning {x} visitors climbed the tower, in the afternoon {y}. Half of the morning's visitors were children, and in the afternoon only children came. How many children climbed the tower?",
    ],
  },
  {
    id: "half/both-have-half-of-the-gap",
    expression: "(x-y)/2",
    numbers: { y: "4..30 by 2", x: "40..90 by 2" },
    texts: [
      "A red cart carries {x} melons, but {y} of them are cracked. Half of the sound ones are ripe. How many sound melons are ripe?",
      "{n} baked {x} tarts and burned {y} of them. {He} sold half of the good ones. How many tarts did {n} sell?",
      "On {day} {x} visitors climbed the tower. {y} of them were on their own, and the others were in couples. How many couples climbed the tower?",
    ],
  },
  {
    id: "half/both-have-half-less-some",
    expression: "x/2-y",
    numbers: { y: "3..18", x: "40..90 by 2" },
    texts: [
      "A red cart carries {x} melons. Half of the melons are ripe, but {y} of the ripe ones are cracked. How many ripe melons are not cracked?",
      "{n} baked {x} tarts. {He} sold half of them, and {y} of those were brought back. How many tarts stayed sold?",
      "On {day} {x} visitors climbed the tower. Half of them were children, and {y} of the children were in kindergarten. How many of the children were not in kindergarten?",
    ],
  },
  {
    id: "half/lake-path-walked-to-the-middle",
    expression: "x/2",
    numbers: { x: "18..90 by 2" },
    texts: [
      "The bike path to the lake is {x} miles long. {n} rests at its middle. How many miles has {n} ridden by then?",
      "A rope of {x} feet is cut into two equal pieces. How many feet long is one piece?",
      "A concert lasts {x} minutes with a break exactly in the middle. How many minutes after the beginning does the break come?",
    ],
  },
  {
    id: "half/way-there-and-back",
    expression: "x*2",
    numbers: { x: "9..60" },
    texts: [
      "The bike path to the lake is {x} miles long. {n} rides to the lake and back the same way. How many miles does {n} ride?",
      "A rope is cut in half, and each piece is {x} feet long. How many feet long was the rope?",
      "A concert has a break exactly in the middle, {x} minutes after the beginning. How many minutes does the music last without the break?",
    ],
  },
  {
    id: "half/way-turned-around-early",
    expression: "x-x/2",
    numbers: { x: "18..90 by 2" },
    texts: [
      "The bike path to the lake is {x} miles long. {n} has ridden half of it. How many miles are still ahead of {him}?",
      "{n} cuts half of a rope of {x} feet off to tie up a boat. How many feet of rope remain?",
      "A concert lasts {x} minutes. {n} fell asleep in the middle and slept to the end. How many minutes did {n} sleep?",
    ],
  },
  {
    id: "half/way-and-a-stretch-more",
    expression: "x/2+y",
    numbers: { x: "40..90 by 2", y: "3..17" },
    texts: [
      "The bike path to the lake is {x} miles long. {n} rode half of it and then {y} miles more. How many miles has {n} ridden?",
      "A rope of {x} feet is cut into two equal pieces. To one of them {n} ties {y} feet of string. How many feet long is that piece then?",
      "A concert lasts {x} minutes. {n} got a call {y} minutes after the middle. How many minutes after the beginning was that?",
    ],
  },
];

/** Sets of a third, a quarter and what is beside them. */
const THIRDS_AND_QUARTERS: readonly WordingFamily[] = [
  {
    id: "part/pears-a-third-of-them",
    expression: "x/3",
    numbers: { x: "30..96 by 3" },
    texts: [
      "There are {x} trees in the orchard, and a third of them are pear trees. How many are pear trees?",
      "{n} sends {x} invitations. A third come back unopened. How many come back?",
      "A choir of {x} singers travels to the contest. One third of them travel by bus. How many go by bus?",
    ],
  },
  {
    id: "part/pears-all-but-a-third",
    expression: "x-x/3",
    numbers: { x: "30..96 by 3" },
    texts: [
      "There are {x} trees in the orchard, and all but a third of them are pear trees. How many are pear trees?",
      "{n} sends {x} invitations. A third come back unopened, the others arrive. How many arrive?",
      "A choir of {x} singers travels to the contest. One third of them travel by bus, the rest by train. How many go by train?",
    ],
  },
  {
    id: "part/pears-are-only-a-third",
    expression: "x*3",
    numbers: { x: "8..32" },
    texts: [
      "There are {x} pear trees in the orchard, a third of all its trees. How many trees are in the orchard?",
      "{x} of {n}'s invitations come back unopened. That is one third of what {he} sent. How many invitations did {n} send?",
      "A choir travels to the contest. One third of the singers, {x} of them, go by bus. How many singers travel to the contest?",
    ],
  },
  {
    id: "part/pear-trees-a-third-more",
    expression: "x+x/3",
    numbers: { x: "30..96 by 3" },
    texts: [
      "There are {x} apple trees in the orchard, and there are a third more pear trees than that. How many pear trees are there?",
      "{n} sent {x} invitations last year. This year {he} sends a third more. How many does {he} send this year?",
      "A choir of {x} singers grows by a third before the contest. How many singers does it have then?",
    ],
  },
  {
    id: "part/orchard-a-third-and-some-gone",
    expression: "x-x/3-y",
    numbers: { x: "48..96 by 3", y: "4..20" },
    texts: [
      "There are {x} trees in the orchard. A third are pear trees, {y} are plum trees, and the rest are apple trees. How many are apple trees?",
      "{n} sends {x} invitations. A third come back unopened, {y} get lost, and the others arrive. How many arrive?",
      "A choir of {x} singers travels to the contest. One third travel by bus, {y} go by car, and the rest by train. How many go by train?",
    ],
  },
  {
    id: "part/fourth-of-the-tank-burned",
    expression: "x/4",
    numbers: { x: "40..96 by 4", y: "3..9" },
    texts: [
      "The boiler's tank held {x} gallons of oil, and in {y} weeks a quarter of it was burned. How many gallons were burned?",
      "Out of {x} puzzle pieces {n} has fitted one fourth in {y} hours. How many pieces are fitted?",
      "The {y} friends split a bill of {x} dollars so that {m} pays a quarter of it. How many dollars does {m} pay?",
    ],
  },
  {
    id: "part/fourth-of-the-tank-remains",
    expression: "x-x/4",
    numbers: { x: "40..96 by 4" },
    texts: [
      "The boiler's tank held {x} gallons of oil until a quarter of it was burned. How many gallons are left?",
      "Out of {x} puzzle pieces {n} has fitted one fourth. How many pieces are still loose?",
      "Of a bill of {x} dollars {m} pays a quarter and {n} everything else. How many dollars does {n} pay?",
    ],
  },
  {
    id: "part/quarter-of-the-tank-is-known",
    expression: "x*4",
    numbers: { x: "8..40", y: "3..9" },
    texts: [
      "In {y} weeks {x} gallons of oil were burned, a quarter of what the boiler's tank had held. How many gallons had the tank held?",
      "{n} has fitted {x} puzzle pieces in {y} hours. That is one fourth of the puzzle. How many pieces does the puzzle have?",
      "The {y} friends split a bill, and the quarter of it that {m} pays comes to {x} dollars. How many dollars is the bill?",
    ],
  },
  {
    id: "part/quarter-of-the-tank-and-filled",
    expression: "x/4+y",
    numbers: { x: "40..96 by 4", y: "4..19" },
    texts: [
      "The boiler's tank held {x} gallons of oil. When it was down to a quarter of that, {y} gallons were filled in. How many gallons were in the tank then?",
      "Out of {x} puzzle pieces {n} has fitted one fourth. In another puzzle {he} has fitted {y} pieces. How many pieces has {n} fitted in both?",
      "Of a bill of {x} dollars {m} pays a quarter, and then {m} adds a tip of {y} dollars. How many dollars does {m} spend in all?",
    ],
  },
  {
    id: "part/fifths-of-the-parade-drum",
    expression: "x/5",
    numbers: { x: "30..95 by 5" },
    texts: [
      "One fifth of the {x} marchers in the parade drum, and the rest blow a horn. How many marchers drum?",
      "{n} planned a fence with {x} posts. Every fifth post gets a lamp, beginning with the fifth one. How many lamps are needed?",
      "A field of {x} acres is divided into five equal strips, of which one is left for wild flowers. How many acres are for wild flowers?",
    ],
  },
  {
    id: "part/fifths-of-the-parade-blow",
    expression: "x-x/5",
    numbers: { x: "30..95 by 5" },
    texts: [
      "One fifth of the {x} marchers in the parade drum, and the rest blow a horn. How many marchers blow a horn?",
      "{n} planned a fence with {x} posts. Every fifth post gets a lamp, beginning with the fifth one. How many posts go without a lamp?",
      "A field of {x} acres is divided into five equal strips, of which one is left for wild flowers and the others are plowed. How many acres are plowed?",
    ],
  },
  {
    id: "part/fifths-of-the-parade-whole",
    expression: "x*5",
    numbers: { x: "6..30" },
    texts: [
      "One fifth of the marchers in the parade drum, and there are {x} drummers. How many marchers are in the parade?",
      "{n}'s fence has a lamp on every fifth post, beginning with the fifth one, and the last post has one too. There are {x} lamps. How many posts does the fence have?",
      "A field is divided into five equal strips. The one strip that is left for wild flowers has {x} acres. How many acres does the field have?",
    ],
  },
  {
    id: "part/fifths-of-the-parade-part-of-drum",
    expression: "x/5-y",
    numbers: { x: "60..120 by 5", y: "3..10" },
    texts: [
      "One fifth of the {x} marchers in the parade drum, and {y} of the drummers are girls. How many drummers are boys?",
      "{n} planned a fence with {x} posts. Every fifth post gets a lamp, beginning with the fifth one. {y} lamps are up already. How many lamps are still to be put up?",
      "A field of {x} acres is divided into five equal strips. One of them was left for wild flowers, but {y} acres of that strip were plowed by mistake. How many acres of wild flowers are left?",
    ],
  },
  {
    id: "part/half-and-some-more-gone",
    expression: "x-x/2-y",
    numbers: { x: "40..96 by 4", y: "3..17" },
    texts: [
      "{n} had {x} pearls. Half went into a necklace, {y} pearls into a ring, and the rest into a jar. How many pearls went into the jar?",
      "Of {x} guests, half order only soup, {y} order only salad, and the others order nothing. How many order nothing?",
      "A cheese weighs {x} ounces. {m} gets half of the cheese, {k} gets {y} ounces of it, and {n} what is left. How many ounces does {n} get?",
    ],
  },
  {
    id: "part/half-and-a-quarter-used",
    expression: "x/2+x/4",
    numbers: { x: "40..96 by 4" },
    texts: [
      "{n} had {x} pearls. Half went into a necklace, a quarter of all the pearls into a ring, and the rest into a jar. How many pearls are in the necklace and the ring together?",
      "Of {x} guests, half order only soup, a quarter order only salad, and the others order nothing. How many order something?",
      "A cheese weighs {x} ounces. {m} gets half of the cheese, and {k} gets a quarter of it. How many ounces do {m} and {k} get together?",
    ],
  },
  {
    id: "part/half-and-a-quarter-apart",
    expression: "x/2-x/4",
    numbers: { x: "40..96 by 4" },
    texts: [
      "{n} had {x} pearls. Half went into a necklace, a quarter of all the pearls into a ring, and the rest into a jar. How many more pearls are in the necklace than in the ring?",
      "Of {x} guests, half order only soup, a quarter order only salad, and the others order nothing. How many more guests order soup than salad?",
      "A cheese weighs {x} ounces. {m} gets half of the cheese, and {k} gets a quarter of it. How many ounces less than {m} does {k} get?",
    ],
  },
  {
    id: "part/half-and-then-half-again",
    expression: "x/2/2",
    numbers: { x: "40..96 by 4" },
    texts: [
      "{n} had {x} pearls. Half went into a necklace, and half of the other pearls into a ring. How many pearls went into the ring?",
      "Of {x} guests, half order soup. Half of the soup eaters take bread with it. How many guests take bread with their soup?",
      "A cheese weighs {x} ounces. {m} gets half of it and gives half of that to {k}. How many ounces does {k} get?",
    ],
  },
  {
    id: "part/third-and-a-number-of-plates",
    expression: "x-x/3-y",
    numbers: { x: "30..96 by 6", y: "4..17" },
    texts: [
      "A third of the {x} plates on the rack are blue, {y} are green, and the rest are white. How many plates are white?",
      "{n} has {x} days of vacation. {He} spends a third of them at the lake, {y} days at {his} aunt's, and the remaining days at home. How many days does {n} spend at home?",
      "{n} typed {x} lines. One third were letters, {y} lines were lists, and the other lines were jokes. How many lines were jokes?",
    ],
  },
  {
    id: "part/third-and-half-put-together",
    expression: "x/3+x/2",
    numbers: { x: "30..96 by 6" },
    texts: [
      "A third of the {x} plates on the rack are blue, half of all are green, and the rest are white. How many plates are blue or green?",
      "{n} has {x} days of vacation. {He} spends a third of them at the lake and half of them at {his} aunt's. How many days is {n} away from home?",
      "{n} typed {x} lines. One third were letters, half were lists, and the other lines were jokes. How many lines were not jokes?",
    ],
  },
  {
    id: "part/third-and-half-compared",
    expression: "x/2-x/3",
    numbers: { x: "30..96 by 6" },
    texts: [
      "A third of the {x} plates on the rack are blue, half of all are green, and the rest are white. How many more green plates than blue ones are there?",
      "{n} has {x} days of vacation. {He} spends a third of them at the lake and half of them at {his} aunt's. How many days longer is {he} at {his} aunt's than at the lake?",
      "{n} typed {x} lines. One third were letters, half were lists, and the other lines were jokes. By how many lines were the lists longer than the letters?",
    ],
  },
  {
    id: "part/third-only-of-the-half",
    expression: "x/2/3",
    numbers: { x: "30..96 by 6" },
    texts: [
      "Half of the {x} plates on the rack are green, and a third of the green ones are chipped. How many green plates are chipped?",
      "{n} has {x} days of vacation. {He} spends half of them at {his} aunt's, and on a third of the days there it rains. On how many days does it rain at the aunt's?",
      "{n} typed {x} lines. Half were lists, and one third of the lines in the lists were names. How many lines in the lists were names?",
    ],
  },
];

/** Sets in which one has two or three times what another has, and one of them, both or the difference is asked. */
const TWICE_AND_THREE_TIMES: readonly WordingFamily[] = [
  {
    id: "twice/laps-the-other-swims-twice",
    expression: "x*2",
    numbers: { x: "14..48 by 2" },
    texts: [
      "{n} swims {x} laps, and {m} swims twice as many. How many laps does {m} swim?",
      "The old engine pulls {x} wagons. The new engine pulls double that number. How many wagons does the new engine pull?",
      "On the first page {n} found {x} mistakes, and on the second two times as many. How many mistakes were on the second page?",
    ],
  },
  {
    id: "twice/laps-that-is-twice-the-other",
    expression: "x/2",
    numbers: { x: "14..96 by 2" },
    texts: [
      "{n} swims {x} laps, and that is twice as many as {m} swims. How many laps does {m} swim?",
      "The old engine pulls {x} wagons, double the number that the new engine pulls. How many wagons does the new engine pull?",
      "On the first page {n} found {x} mistakes, two times as many as on the second. How many mistakes were on the second page?",
    ],
  },
  {
    id: "twice/laps-of-both-swimmers",
    expression: "x+x*2",
    numbers: { x: "14..40 by 2" },
    texts: [
      "{n} swims {x} laps, and {m} swims twice as many. How many laps do {n} and {m} swim between them?",
      "The old engine pulls {x} wagons. The new engine pulls double that number. How many wagons do the two engines pull?",
      "On the first page {n} found {x} mistakes, and on the second two times as many. How many mistakes were on both pages?",
    ],
  },
  {
    id: "twice/laps-two-more-than",
    expression: "x+2",
    numbers: { x: "14..90 by 2" },
    texts: [
      "{n} swims {x} laps, and {m} swims two more. How many laps does {m} swim?",
      "The old engine pulls {x} wagons. The new engine pulls two wagons more than that. How many wagons does the new engine pull?",
      "On the first page {n} found {x} mistakes, and on the second two more than there. How many mistakes were on the second page?",
    ],
  },
  {
    id: "twice/laps-how-many-farther",
    expression: "x*2-x",
    numbers: { x: "14..48 by 2" },
    texts: [
      "{n} swims {x} laps, and {m} swims twice as many. How many more laps than {n} does {m} swim?",
      "The old engine pulls {x} wagons. The new engine pulls double that number. By how many wagons is the train of the new engine longer?",
      "On the first page {n} found {x} mistakes, and on the second two times as many. How many fewer mistakes did the first page have?",
    ],
  },
  {
    id: "twice/spoons-three-times-hers",
    expression: "x*3",
    numbers: { x: "6..30 by 3", y: "7..25" },
    texts: [
      "{n} folded {x} paper cranes in {y} minutes, and {m} folded three times as many. How many paper cranes did {m} fold?",
      "A tortoise is {x} years old and weighs {y} pounds. The oak above it is three times as old. How many years old is the oak?",
      "Breakfast at the inn costs {y} dollars. In May {x} of its rooms were booked. In June three times as many rooms were booked. How many rooms were booked in June?",
    ],
  },
  {
    id: "twice/spoons-a-third-of-hers",
    expression: "x/3",
    numbers: { x: "24..90 by 3", y: "7..25" },
    texts: [
      "{n} folded {x} paper cranes in {y} minutes, and that was three times as many as {m} folded. How many paper cranes did {m} fold?",
      "A tortoise is {x} years old and weighs {y} pounds. It is three times as old as the oak above it. How many years old is the oak?",
      "Breakfast at the inn costs {y} dollars. In May {x} of its rooms were booked, three times as many rooms as in June. How many rooms were booked in June?",
    ],
  },
  {
    id: "twice/cranes-three-more-than-hers",
    expression: "x+3",
    numbers: { x: "24..90 by 3", y: "7..25" },
    texts: [
      "{n} folded {x} paper cranes in {y} minutes, and {m} folded three more than {n}. How many paper cranes did {m} fold?",
      "A tortoise is {x} years old and weighs {y} pounds. The oak above it is three years older. How many years old is the oak?",
      "Breakfast at the inn costs {y} dollars. In May {x} of its rooms were booked. In June three rooms more than in May were booked. How many rooms were booked in June?",
    ],
  },
  {
    id: "twice/cranes-three-times-the-pair",
    expression: "x*3-x",
    numbers: { x: "6..30 by 3" },
    texts: [
      "{n} folded {x} paper cranes, and {m} folded three times as many. By how many paper cranes was {m} ahead of {n}?",
      "A tortoise is {x} years old. The oak above it is three times as old. How many years old was the oak when the tortoise hatched?",
      "In May {x} rooms of the inn were booked. In June three times as many rooms were booked. How many more rooms were booked in June than in May?",
    ],
  },
  {
    id: "twice/kites-double-and-then-some",
    expression: "x*2+y",
    numbers: { x: "8..40", y: "3..15" },
    texts: [
      "{n} has flown {x} kites. {m} has flown {y} more than twice as many. How many kites has {m} flown?",
      "The first hive gave {x} jars of honey. The second gave double that, and {y} jars over. How many jars did the second hive give?",
      "{n} planned to stack {x} chairs but had to stack twice as many, and after that {y} more. How many chairs did {n} stack?",
    ],
  },
  {
    id: "twice/kites-double-but-not-quite",
    expression: "x*2-y",
    numbers: { x: "12..40", y: "3..15" },
    texts: [
      "{n} has flown {x} kites. {m} has flown {y} fewer than twice as many. How many kites has {m} flown?",
      "The first hive gave {x} jars of honey. The second gave {y} jars short of double that. How many jars did the second hive give?",
      "{n} planned to stack {x} chairs. {He} was told to stack twice as many and stopped with {y} chairs still to go. How many chairs did {n} stack?",
    ],
  },
  {
    id: "twice/kites-more-and-then-double",
    expression: "(x+y)*2",
    numbers: { x: "8..30", y: "3..15" },
    texts: [
      "{n} has flown {x} kites. {k} has flown {y} more than {n}, and {m} twice as many as {k}. How many kites has {m} flown?",
      "The first hive gave {x} jars of honey in spring and {y} in fall. The second gave double what the first gave in the two seasons. How many jars did the second hive give?",
      "{n} planned to stack {x} chairs in one hall and {y} in another, but in each {he} found twice as many as planned and stacked them all. How many chairs did {n} stack?",
    ],
  },
  {
    id: "twice/kites-the-one-behind-double",
    expression: "(x-y)/2",
    numbers: { y: "3..15", x: "i*2+y" },
    texts: [
      "{n} has flown {x} kites, {y} more than twice as many as {m}. How many kites has {m} flown?",
      "The first hive gave {x} jars of honey. That was double the honey of the second hive, and {y} jars over. How many jars did the second hive give?",
      "{n} stacked {x} chairs. That was twice as many as {he} had planned, and {y} on top of that. How many chairs had {n} planned to stack?",
    ],
  },
  {
    id: "twice/kites-all-of-the-two",
    expression: "x+x*2-y",
    numbers: { x: "12..30", y: "3..15" },
    texts: [
      "{n} has flown {x} kites and {m} twice as many, and {y} of all their kites got torn. How many of their kites are whole?",
      "The first hive gave {x} jars of honey and the second double that. {y} jars were sold from the two. How many jars are left?",
      "{n} stacked {x} chairs and {m} stacked twice as many. Then {y} of all these chairs were taken down again. How many chairs stayed stacked?",
    ],
  },
  {
    id: "twice/crowd-doubles-by-noon",
    expression: "x*2",
    numbers: { x: "15..48", y: "3..14" },
    texts: [
      "At ten {x} people were at the flea market, and {y} of them sold things. By noon the number of people had doubled. How many people were there at noon?",
      "A sunflower was {x} inches tall on {day}. It has doubled its height in the {y} days since. How many inches tall is it today?",
      "{n} had {x} points. A joker doubled them, though {m} with {y} points did not like it. How many points did {n} have then?",
    ],
  },
  {
    id: "twice/crowd-grew-by-a-number",
    expression: "x+y",
    numbers: { x: "15..48", y: "3..14" },
    texts: [
      "At ten {x} people were at the flea market. By noon {y} people had come on top of that, and nobody had left. How many people were there at noon?",
      "A sunflower was {x} inches tall on {day}. It has grown {y} inches since. How many inches tall is it today?",
      "{n} had {x} points. A joker brought {him} {y} points more. How many points did {n} have then?",
    ],
  },
  {
    id: "twice/crowd-doubled-until-now",
    expression: "x/2",
    numbers: { x: "30..96 by 2", y: "3..14" },
    texts: [
      "At noon {x} people were at the flea market, and {y} of them sold things. The number of people had doubled since ten. How many people were there at ten?",
      "A sunflower is {x} inches tall today. In the last {y} days its height has doubled. How many inches tall was it at the beginning of those days?",
      "{n} has {x} points. A joker has just doubled them, though {m} with {y} points did not like it. How many points did {n} have before the joker?",
    ],
  },
  {
    id: "twice/crowd-doubles-then-some-leave",
    expression: "x*2-y",
    numbers: { x: "15..48", y: "3..14" },
    texts: [
      "At ten {x} people were at the flea market. By noon the number of people had doubled, and then {y} people left for lunch. How many people stayed?",
      "A sunflower was {x} inches tall on {day}. It doubled its height, but then the top {y} inches broke off. How many inches tall was it after that?",
      "{n} had {x} points. A joker doubled them, but a wrong answer cost {him} {y} points. How many points did {n} have then?",
    ],
  },
  {
    id: "twice/crowd-some-leave-then-doubles",
    expression: "(x-y)*2",
    numbers: { x: "20..48", y: "3..14" },
    texts: [
      "At ten {x} people were at the flea market. First {y} people left. Then the number of those who had stayed doubled by noon. How many people were there at noon?",
      "A sunflower was {x} inches tall on {day}. The top {y} inches broke off, and then what was left doubled its height. How many inches tall was it after that?",
      "{n} had {x} points. A wrong answer cost {him} {y} points, but a joker doubled what was left. How many points did {n} have then?",
    ],
  },
  {
    id: "twice/shares-of-three-first-two",
    expression: "x+x*2",
    numbers: { x: "6..30" },
    texts: [
      "{n} dug out {x} clams, {m} twice as many, and {k} dug none. How many clams did the three dig out?",
      "A small sack of rice weighs {x} pounds, and a big sack weighs double. {n} puts one of each on the scale. What does the scale show in pounds?",
      "The short film runs {x} minutes and the long one two times as long. {n} watches both. How many minutes does {he} watch?",
    ],
  },
  {
    id: "twice/shares-of-three-with-same",
    expression: "x+x+y",
    numbers: { x: "6..30", y: "7..28" },
    texts: [
      "{n} dug out {x} clams, {m} just as many, and {k} dug {y}. How many clams did the three dig out?",
      "A sack of rice weighs {x} pounds, and a sack of beans weighs the same. {n} puts one of each and a {y}-pound melon on the scale. What does the scale show in pounds?",
      "The film runs {x} minutes and the talk about it equally long. After that come {y} minutes of music. How many minutes do film, talk and music take?",
    ],
  },
  {
    id: "twice/clams-of-three-twice-and-number",
    expression: "x+x*2+y",
    numbers: { x: "6..25", y: "7..28" },
    texts: [
      "{n} dug out {x} clams, {m} twice as many as {n}, and {k} dug {y}. How many clams did the three dig out?",
      "A small sack of rice weighs {x} pounds, and a big sack weighs double. {n} puts one of each and a {y}-pound melon on the scale. What does the scale show in pounds?",
      "The short film runs {x} minutes and the long one two times as long. There is also a break of {y} minutes. How many minutes does the evening take?",
    ],
  },
  {
    id: "twice/shares-of-three-each-the-same",
    expression: "x*3",
    numbers: { x: "6..30" },
    texts: [
      "{n} dug out {x} clams, and {m} and {k} dug just as many each. How many clams did the three dig out?",
      "A sack of rice weighs {x} pounds, a sack of beans the same, and a sack of corn the same again. {n} puts all three on the scale. What does the scale show in pounds?",
      "{n} watches a film of {x} minutes, then a second one that is as long, and then another one of the same length. How many minutes does {he} watch?",
    ],
  },
  {
    id: "twice/father-is-four-times-as-old",
    expression: "x*4",
    numbers: { x: "6..14", y: "3..9" },
    texts: [
      "{n} is {x} years old, and {his} father is four times as old. They live at number {y}. How many years old is the father?",
      "A pocket lamp shines {x} yards far. With {y} batteries the car lamp shines four times as far. How many yards does the car lamp shine?",
      "{n} can hold {his} breath for {x} seconds. A seal, {y} feet long, holds it four times as long. For how many seconds does the seal hold its breath?",
    ],
  },
  {
    id: "twice/father-is-four-years-older",
    expression: "x+4",
    numbers: { x: "6..24", y: "3..9" },
    texts: [
      "{n} is {x} years old, and {his} brother is four years older. They live at number {y}. How many years old is the brother?",
      "A pocket lamp shines {x} yards far. With {y} batteries the bike lamp shines four yards farther. How many yards does the bike lamp shine?",
      "{n} can hold {his} breath for {x} seconds. {His} brother, {y} inches taller, holds it four seconds longer. For how many seconds does the brother hold his breath?",
    ],
  },
  {
    id: "twice/father-and-years-between",
    expression: "x*4-x",
    numbers: { x: "6..14" },
    texts: [
      "{n} is {x} years old, and {his} father is four times as old. How many years old was the father when {n} was born?",
      "A pocket lamp shines {x} yards far. The car lamp shines four times as far. How many yards farther does the car lamp shine?",
      "{n} can hold {his} breath for {x} seconds. A seal holds it four times as long. How many seconds longer than {n} does the seal hold its breath?",
    ],
  },
  {
    id: "twice/father-age-is-the-known-one",
    expression: "x/4",
    numbers: { x: "24..64 by 4", y: "3..9" },
    texts: [
      "{n}'s father is {x} years old, four times as old as {n}. They live at number {y}. How many years old is {n}?",
      "A car lamp shines {x} yards far. That is four times as far as a pocket lamp with {y} batteries shines. How many yards does the pocket lamp shine?",
      "A seal, {y} feet long, holds its breath for {x} seconds, four times as long as {n}. For how many seconds does {n} hold {his} breath?",
    ],
  },
  {
    id: "twice/father-in-some-years",
    expression: "x*4+y",
    numbers: { x: "6..12", y: "2..9" },
    texts: [
      "{n} is {x} years old, and {his} father is four times as old. How many years old will the father be in {y} years?",
      "A pocket lamp shines {x} yards far. The car lamp shines four times as far, and the lamp of a lighthouse boat {y} yards farther than the car lamp. How many yards does the lamp of the boat shine?",
      "{n} can hold {his} breath for {x} seconds. A seal held it {y} seconds longer than four times that. For how many seconds did the seal hold its breath?",
    ],
  },
  {
    id: "twice/lengths-times-the-given-number",
    expression: "x*y",
    numbers: { x: "6..24", y: "3..9" },
    texts: [
      "{n} keeps {x} snails in the box by the window and {y} times as many in the yard. How many snails are in the yard?",
      "The model of a tower is {x} inches high, and the tower itself is {y} times as high. How many inches high is the tower?",
      "A letter took {x} days by ship. By coach it took {y} times as long. How many days did it take by coach?",
    ],
  },
  {
    id: "twice/lengths-more-by-the-given-number",
    expression: "x+y",
    numbers: { x: "6..60", y: "3..9" },
    texts: [
      "{n} keeps {x} snails in the box by the window and {y} more than that in the yard. How many snails are in the yard?",
      "The model of a tower is {x} inches high, and the model of its bridge is {y} inches higher. How many inches high is the model of the bridge?",
      "A letter took {x} days by ship. By coach it took {y} days longer. How many days did it take by coach?",
    ],
  },
  {
    id: "twice/lengths-that-many-times-the-other",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*i" },
    texts: [
      "{n} keeps {x} snails in the box by the window, {y} times as many as in the yard. How many snails are in the yard?",
      "The tower is {x} feet high, which is {y} times the height of the chapel beside it. How many feet high is the chapel?",
      "A letter took {x} days by ship, {y} times as long as by coach. How many days did it take by coach?",
    ],
  },
  {
    id: "twice/lengths-times-both-counted",
    expression: "x+x*y",
    numbers: { x: "6..16", y: "3..6" },
    texts: [
      "{n} keeps {x} snails in the box by the window and {y} times as many in the yard. How many snails does {n} keep?",
      "The hill under the castle is {x} yards high, and the castle tower on top of it is {y} times as high as the hill. How many yards is it from the foot of the hill to the top of the tower?",
      "A letter took {x} days by ship. Then it took {y} times as long by coach. How many days was it on the way?",
    ],
  },
  {
    id: "twice/lengths-less-by-the-given-number",
    expression: "x-y",
    numbers: { x: "16..60", y: "3..9" },
    texts: [
      "{n} keeps {x} snails in the box by the window and {y} fewer than that in the yard. How many snails are in the yard?",
      "The model of a tower is {x} inches high, which is {y} inches more than the height of the model of the bridge. How many inches high is the model of the bridge?",
      "A letter took {x} days by ship, {y} days longer than by coach. How many days did it take by coach?",
    ],
  },
];

/** Sets of dozens and pairs, of which the packs, the single things or the ones beside them are asked. */
const DOZENS_AND_PAIRS: readonly WordingFamily[] = [
  {
    id: "part/dozens-of-roses-counted-singly",
    expression: "x*12",
    numbers: { x: "2..9" },
    texts: [
      "{n} ordered {x} dozen roses for the wedding. How many roses is that?",
      "Pencils come a dozen to the box, and the school bought {x} boxes. How many pencils did it buy?",
      "The farmer fills {x} cartons with a dozen eggs in each. How many eggs does she need?",
    ],
  },
  {
    id: "part/dozens-of-roses-as-dozens",
    expression: "x/12",
    numbers: { x: "24..120 by 12" },
    texts: [
      "{n} needs {x} roses for the wedding. The florist sells them only by the dozen. How many dozen does {n} order?",
      "Pencils come a dozen to the box, and the school needs {x} pencils. How many boxes must it buy?",
      "The farmer packs {x} eggs, a dozen in each carton. How many cartons does she fill?",
    ],
  },
  {
    id: "part/dozens-of-roses-and-loose-ones",
    expression: "x*12+y",
    numbers: { x: "2..8", y: "2..11" },
    texts: [
      "{n} ordered {x} dozen roses for the wedding, and the florist put in {y} more roses. How many roses did {n} get?",
      "Pencils come a dozen to the box. The school has {x} full boxes and {y} loose pencils. How many pencils does it have?",
      "The farmer filled {x} cartons with a dozen eggs in each and had {y} eggs over. How many eggs were there?",
    ],
  },
  {
    id: "part/dozens-of-roses-without-some",
    expression: "x*12-y",
    numbers: { x: "2..8", y: "2..11" },
    texts: [
      "{n} ordered {x} dozen roses for the wedding, but {y} roses were wilted. How many fresh roses were there?",
      "Pencils come a dozen to the box. The school bought {x} boxes and has given out {y} pencils. How many pencils remain?",
      "The farmer filled {x} cartons with a dozen eggs in each, but {y} eggs broke. How many eggs are whole?",
    ],
  },
  {
    id: "part/dozens-of-roses-a-dozen-more",
    expression: "x+12",
    numbers: { x: "15..80" },
    texts: [
      "{n} ordered {x} roses for the wedding, and then another dozen. How many roses did {n} order?",
      "The school had {x} pencils and bought a box with a dozen. How many pencils does it have now?",
      "The farmer packed {x} eggs, and a carton with a dozen eggs was packed by her son. How many eggs did they pack?",
    ],
  },
  {
    id: "part/a-dozen-rolls-one-taken-out",
    expression: "x-12",
    numbers: { x: "30..96" },
    texts: [
      "There were {x} buns on the tray, and {n} sold a dozen. How many buns are on the tray now?",
      "{n} must write {x} thank-you cards. A dozen are done. How many cards must {he} still write?",
      "Of the {x} lamps in the hall a dozen do not work. How many of them work?",
    ],
  },
  {
    id: "part/dozen-rolls-half-taken-out",
    expression: "x-6",
    numbers: { x: "30..96" },
    texts: [
      "There were {x} buns on the tray, and {n} sold half a dozen. How many buns are on the tray now?",
      "{n} must write {x} thank-you cards. Half a dozen are done. How many cards must {he} still write?",
      "Of the {x} lamps in the hall half a dozen do not work. How many of them work?",
    ],
  },
  {
    id: "part/dozen-rolls-half-of-all-out",
    expression: "x/2",
    numbers: { x: "30..96 by 2" },
    texts: [
      "There were {x} buns on the tray, and {n} sold half of them. How many buns did {n} sell?",
      "{n} must write {x} thank-you cards. Half of them are done. How many cards are done?",
      "Of the {x} lamps in the hall half do not work. How many do not work?",
    ],
  },
  {
    id: "part/dozen-rolls-before-it-was-taken",
    expression: "x+12",
    numbers: { x: "20..80" },
    texts: [
      "{n} sold a dozen buns from the tray, and {x} buns are still on it. How many buns were on the tray at first?",
      "A dozen of {n}'s thank-you cards are done, and {x} cards must still be written. How many cards does {n} write in all?",
      "In the hall {x} lamps work and a dozen do not. How many lamps does the hall have?",
    ],
  },
  {
    id: "part/dozen-rolls-dozen-and-half-of-rest",
    expression: "(x-12)/2",
    numbers: { x: "30..96 by 2" },
    texts: [
      "There were {x} buns on the tray. {n} sold a dozen and then half of the others. How many buns are on the tray now?",
      "{n} must write {x} thank-you cards. A dozen are done, and {m} writes half of the rest. How many cards does {m} write?",
      "Of the {x} lamps in the hall a dozen do not work. Half of the lamps that work are on. How many lamps are on?",
    ],
  },
  {
    id: "part/pairs-of-boots-single-boots",
    expression: "x*2",
    numbers: { x: "8..45", y: "3..12" },
    texts: [
      "{x} pairs of boots dry by the stove, guarded by {y} cats. How many single boots dry there?",
      "{n} strung {x} pairs of earrings in {y} hours. How many earrings is that, counted one by one?",
      "The dance floor holds {x} couples and a band of {y}. How many people are dancing if all the couples dance?",
    ],
  },
  {
    id: "part/pairs-of-boots-how-many-pairs",
    expression: "x/2",
    numbers: { x: "16..90 by 2", y: "3..12" },
    texts: [
      "{x} single boots dry by the stove, guarded by {y} cats. None has lost its partner. How many pairs of boots dry there?",
      "{n} made {x} earrings in {y} hours. How many pairs is that?",
      "{x} dancers dance in couples while a band of {y} plays. How many couples are dancing?",
    ],
  },
  {
    id: "part/pairs-of-boots-some-pairs-leave",
    expression: "(x-y)*2",
    numbers: { x: "15..45", y: "3..12" },
    texts: [
      "{x} pairs of boots dried by the stove, and {y} pairs were taken away. How many single boots still dry there?",
      "{n} made {x} pairs of earrings and sold {y} pairs. How many earrings, counted one by one, does {n} still have?",
      "There were {x} couples on the dance floor. {y} couples have sat down. How many people are still dancing?",
    ],
  },
  {
    id: "part/pairs-of-boots-some-singles-leave",
    expression: "x*2-y",
    numbers: { x: "15..45", y: "3..12" },
    texts: [
      "{x} pairs of boots dried by the stove, and {y} single boots were dragged off by a puppy. How many boots still dry there?",
      "{n} made {x} pairs of earrings and lost {y} single earrings. How many earrings does {n} still have?",
      "There were {x} couples on the dance floor. {y} people have sat down. How many people are still dancing?",
    ],
  },
  {
    id: "part/pairs-of-boots-singles-then-pairs",
    expression: "(x+y)/2",
    numbers: { x: "16..60 by 2", y: "4..30 by 2" },
    texts: [
      "{x} single boots dry by the stove and {y} by the door. All belong to pairs that are there. How many pairs of boots dry?",
      "{n} made {x} earrings on {day} and {y} on {day2}, all in pairs. How many pairs of earrings did {n} make?",
      "{x} girls and {y} boys dance in couples, and each of them is in just one couple. How many couples are dancing?",
    ],
  },
  {
    id: "part/dozen-price-for-more-dozens",
    expression: "x*y",
    numbers: { x: "2..9", y: "3..14" },
    texts: [
      "A dozen oysters cost {y} dollars. {n} buys {x} dozen. How many dollars does {n} pay?",
      "Each of the {x} boxes with a dozen balls weighs {y} pounds. How many pounds do the boxes weigh?",
      "It takes {y} minutes to polish a dozen knives. How many minutes does it take {n} to polish {x} dozen?",
    ],
  },
  {
    id: "part/a-dozen-price-pieces-of-them",
    expression: "x*12",
    numbers: { x: "2..9", y: "3..14" },
    texts: [
      "A dozen oysters cost {y} dollars. {n} buys {x} dozen. How many oysters does {n} buy?",
      "Each of the {x} boxes with a dozen balls weighs {y} pounds. How many balls are in the boxes?",
      "It takes {y} minutes to polish a dozen knives. {n} has polished {x} dozen. How many knives has {n} polished?",
    ],
  },
  {
    id: "part/dozen-price-pieces-and-more",
    expression: "(x+y)*12",
    numbers: { x: "2..6", y: "2..5" },
    texts: [
      "{n} buys {x} dozen oysters, and {m} buys {y} dozen. How many oysters do they buy?",
      "{x} boxes of balls stand in the gym and {y} in the hall. Each has a dozen balls. How many balls is that in all?",
      "{n} polished {x} dozen knives before lunch and {y} dozen after it. How many knives did {n} polish?",
    ],
  },
  {
    id: "part/dozen-price-dozens-and-more",
    expression: "x+y",
    numbers: { x: "2..16", y: "2..15" },
    texts: [
      "{n} buys {x} dozen oysters, and {m} buys {y} dozen. How many dozen oysters do they buy?",
      "{x} boxes of balls stand in the gym and {y} in the hall. Each has a dozen balls. How many boxes is that in all?",
      "{n} polished {x} dozen knives before lunch and {y} dozen after it. How many dozen knives did {n} polish?",
    ],
  },
];

/** Sets in which percents of an amount are gone, stay or come to it. */
const PERCENTS: readonly WordingFamily[] = [
  {
    id: "part/percent-off-the-canoe",
    expression: "x*y/100",
    numbers: { x: "40..240 by 20", y: "5..50 by 5" },
    texts: [
      "A canoe was ${x} and is now {y} percent cheaper. How many dollars does a buyer save?",
      "{n} earns ${x} a week and puts {y}% of it into the bank. How many dollars go into the bank each week?",
      "Of the ${x} from the bake sale, {y} percent is for new books and the rest for a trip. How many dollars are for books?",
    ],
  },
  {
    id: "part/percents-off-the-canoe-to-pay",
    expression: "x-x*y/100",
    numbers: { x: "40..240 by 20", y: "5..45 by 5" },
    texts: [
      "A canoe was ${x} and is now {y} percent cheaper. How many dollars does a buyer pay?",
      "{n} earns ${x} a week and puts {y}% of it into the bank. How many dollars of the week's pay are left?",
      "Of the ${x} from the bake sale, {y} percent is for new books and the rest for a trip. How many dollars are for the trip?",
    ],
  },
  {
    id: "part/percents-on-top-of-the-canoe",
    expression: "x+x*y/100",
    numbers: { x: "40..240 by 20", y: "5..45 by 5" },
    texts: [
      "A canoe was ${x} and is now {y} percent dearer. How many dollars does a buyer pay?",
      "{n} earned ${x} a week, and {his} pay goes up by {y}%. How many dollars a week does {n} earn then?",
      "The bake sale brought in ${x} last year and {y} percent more this year. How many dollars did it bring in this year?",
    ],
  },
  {
    id: "part/dollars-off-the-canoe-to-pay",
    expression: "x-y",
    numbers: { x: "60..240 by 20", y: "5..45 by 5" },
    texts: [
      "A canoe was ${x} and is now {y} dollars cheaper. How many dollars does a buyer pay?",
      "{n} earns ${x} a week and puts ${y} of it into the bank. How many dollars of the week's pay are left?",
      "Of the ${x} from the bake sale, {y} dollars are for new books and the rest for a trip. How many dollars are for the trip?",
    ],
  },
  {
    id: "part/percent-of-bulbs-come-up",
    expression: "x*y/100",
    numbers: { x: "40..200 by 20", y: "20..80 by 5" },
    texts: [
      "{n} planted {x} bulbs, and {y} percent of them came up. How many bulbs came up?",
      "Of {x} passengers on the ship, {y}% are asleep. How many passengers are asleep?",
      "A quiz has {x} questions, and {n} knew {y} percent of the answers. How many answers did {n} know?",
    ],
  },
  {
    id: "part/percent-of-bulbs-stay-under",
    expression: "x-x*y/100",
    numbers: { x: "40..200 by 20", y: "20..80 by 5" },
    texts: [
      "{n} planted {x} bulbs, and {y} percent of them came up. How many bulbs did not come up?",
      "Of {x} passengers on the ship, {y}% are asleep. How many passengers are awake?",
      "A quiz has {x} questions, and {n} knew {y} percent of the answers. How many answers did {n} not know?",
    ],
  },
  {
    id: "part/a-number-of-bulbs-stay-under",
    expression: "x-y",
    numbers: { x: "100..200 by 20", y: "20..80 by 5" },
    texts: [
      "{n} planted {x} bulbs, and {y} of them came up. How many bulbs did not come up?",
      "Of {x} passengers on the ship, {y} are asleep. How many passengers are awake?",
      "A quiz has {x} questions, and {n} knew {y} of the answers. How many answers did {n} not know?",
    ],
  },
  {
    id: "part/percent-of-bulbs-and-others",
    expression: "x*y/100+z",
    numbers: { x: "40..200 by 20", y: "20..80 by 5", z: "4..19" },
    texts: [
      "{n} planted {x} bulbs, and {y} percent of them came up. So did {z} old bulbs from last year. How many bulbs came up?",
      "Of {x} passengers on the ship, {y}% are asleep, and {z} sailors of the crew are asleep too. How many people on the ship are asleep?",
      "A quiz has {x} questions, and {n} knew {y} percent of the answers. {m} knew {z} answers more than {n}. How many answers did {m} know?",
    ],
  },
  {
    id: "half/percent-fifty-of-the-shells",
    expression: "x/2",
    numbers: { x: "24..96 by 2" },
    texts: [
      "{n} sorts {x} shells and finds that 50 percent are white. How many shells are white?",
      "At 100% the lamp gives {x} units of light. {n} turns it down to 50%. How many units of light does it give now?",
      "Of {x} houses on the hill, 50 percent were built of brick. How many brick houses are on the hill?",
    ],
  },
  {
    id: "half/percents-fifty-known-of-shells",
    expression: "x*2",
    numbers: { x: "12..48" },
    texts: [
      "{n} sorts {his} shells and finds that 50 percent are white, which makes {x} white shells. How many shells does {n} have?",
      "Turned down to 50%, the lamp gives {x} units of light. How many units of light does it give at 100%?",
      "On the hill 50 percent of the houses were built of brick, and there are {x} brick houses. How many houses are on the hill?",
    ],
  },
  {
    id: "half/percents-twenty-five-of-shells",
    expression: "x/4",
    numbers: { x: "24..96 by 4" },
    texts: [
      "{n} sorts {x} shells and finds that 25 percent are white. How many shells are white?",
      "At 100% the lamp gives {x} units of light. {n} turns it down to 25%. How many units of light does it give now?",
      "Of {x} houses on the hill, 25 percent were built of brick. How many brick houses are on the hill?",
    ],
  },
  {
    id: "half/percent-ten-of-the-shells",
    expression: "x/10",
    numbers: { x: "30..120 by 10" },
    texts: [
      "{n} sorts {x} shells and finds that 10 percent are white. How many shells are white?",
      "At 100% the lamp gives {x} units of light. {n} turns it down to 10%. How many units of light does it give now?",
      "Of {x} houses on the hill, 10 percent were built of brick. How many brick houses are on the hill?",
    ],
  },
];

/** Sets in which something grows or shrinks by a part, or to it, or is divided into equal parts. */
const BY_OR_TO_A_PART: readonly WordingFamily[] = [
  {
    id: "part/herd-shrank-by-a-quarter",
    expression: "x-x/4",
    numbers: { x: "40..96 by 4" },
    texts: [
      "A herd of {x} bison shrank by a quarter over the winter. How many bison were in the herd in spring?",
      "The pond held {x} barrels of water. In the dry months it lost a quarter of them. How many barrels did it hold then?",
      "Last week the bus needed {x} minutes to the harbor. On the new road it needs a quarter less. How many minutes does it need now?",
    ],
  },
  {
    id: "part/herd-shrank-to-a-quarter",
    expression: "x/4",
    numbers: { x: "40..96 by 4" },
    texts: [
      "A herd of {x} bison shrank to a quarter over the winter. How many bison were in the herd in spring?",
      "The pond held {x} barrels of water. In the dry months only a quarter of them stayed. How many barrels did it hold then?",
      "Last week the bus needed {x} minutes to the harbor. On the new road it needs a quarter of that time. How many minutes does it need now?",
    ],
  },
  {
    id: "part/herd-grew-by-a-quarter",
    expression: "x+x/4",
    numbers: { x: "40..96 by 4" },
    texts: [
      "A herd of {x} bison grew by a quarter over the summer. How many bison were in the herd in fall?",
      "The pond held {x} barrels of water. In the wet months a quarter more than that was in it. How many barrels did it hold then?",
      "Last week the bus needed {x} minutes to the harbor. Because of roadwork it needs a quarter more. How many minutes does it need now?",
    ],
  },
  {
    id: "part/herd-grew-to-four-times",
    expression: "x*4",
    numbers: { x: "12..40" },
    texts: [
      "A herd of {x} bison grew to four times its size over the years. How many bison were in the herd then?",
      "The pond held {x} barrels of water. In the wet months it held four times that. How many barrels did it hold then?",
      "Last week the bus needed {x} minutes to the harbor. In the snow it needs four times as long. How many minutes does it need now?",
    ],
  },
  {
    id: "part/log-cut-one-piece-of-it",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*i" },
    texts: [
      "A log of {x} inches is sawn into {y} equal pieces. How many inches long is one piece?",
      "{n} divides {x} raisins evenly among {y} porridge bowls. How many raisins does {he} put in one bowl?",
      "The night of {x} hours at the polar station is split into {y} watches of the same length. How many hours is one watch?",
    ],
  },
  {
    id: "part/log-cut-whole-from-the-piece",
    expression: "x*y",
    numbers: { y: "3..9", x: "4..15" },
    texts: [
      "A log is sawn into {y} equal pieces, and one piece is {x} inches long. How many inches long was the log?",
      "{n} divides raisins evenly among {y} porridge bowls, {x} in each. How many raisins does {he} need?",
      "The night at the polar station is split into {y} watches of {x} hours. How many hours is the night?",
    ],
  },
  {
    id: "part/loaf-cut-all-but-one-piece",
    expression: "x-x/y",
    numbers: { y: "3..9", x: "y*i" },
    texts: [
      "A log of {x} inches is sawn into {y} equal pieces, and one of them is burned. How many inches of log remain?",
      "{n} divides {x} raisins evenly among {y} porridge bowls and eats one bowl empty. How many raisins are in the other bowls?",
      "The night of {x} hours at the polar station is split into {y} watches of the same length. One watch is over. How many hours of the night remain?",
    ],
  },
  {
    id: "part/loaf-cut-one-piece-and-more",
    expression: "x/y+z",
    numbers: { y: "3..9", x: "y*i", z: "2..8" },
    texts: [
      "A log of {x} inches is sawn into {y} equal pieces. {n} stands one piece on a block {z} inches high. How many inches above the ground is the upper end of the piece?",
      "{n} divides {x} raisins evenly among {y} porridge bowls and adds {z} raisins to {his} own bowl. How many raisins are in {his} bowl?",
      "The night of {x} hours at the polar station is split into {y} watches of the same length. {n} takes one watch and then stays up {z} hours longer. How many hours is {n} up?",
    ],
  },
  {
    id: "half/hour-half-longer-than-hers",
    expression: "x+30",
    numbers: { x: "35..95" },
    texts: [
      "{n} ironed for {x} minutes, and {m} ironed half an hour longer. How many minutes did {m} iron?",
      "The bread must bake {x} minutes and then cool for half an hour. After how many minutes can it be cut?",
      "The first half of the hike took {x} minutes and the second half an hour more than that. How many minutes did the second half take?",
    ],
  },
  {
    id: "half/hour-half-shorter-than-hers",
    expression: "x-30",
    numbers: { x: "45..120" },
    texts: [
      "{n} ironed for {x} minutes, and {m} ironed half an hour less. How many minutes did {m} iron?",
      "The bread must bake {x} minutes and has been in the oven for half an hour. How many minutes must it still bake?",
      "The first half of the hike took {x} minutes and the second half an hour less than that. How many minutes did the second half take?",
    ],
  },
  {
    id: "half/hour-half-as-long-as-hers",
    expression: "x/2",
    numbers: { x: "36..120 by 2" },
    texts: [
      "{n} ironed for {x} minutes, and {m} ironed half as long. How many minutes did {m} iron?",
      "The bread must bake {x} minutes, and half of this time is over. How many minutes has it been in the oven?",
      "The first half of the hike took {x} minutes and the second only half of that. How many minutes did the second half take?",
    ],
  },
  {
    id: "half/hour-half-every-single-day",
    expression: "x*30",
    numbers: { x: "2..14" },
    texts: [
      "{n} ironed for half an hour on each of {x} days. How many minutes did {n} iron?",
      "{x} breads are baked one after the other, half an hour each. How many minutes does that take?",
      "The hike has {x} stages of half an hour. How many minutes does the hike take?",
    ],
  },
];

/** Sets in which an amount is made of parts of which one is a number of times the other, or is divided again. */
const WHOLES_OF_UNEQUAL_PARTS: readonly WordingFamily[] = [
  {
    id: "twice/together-known-the-smaller",
    expression: "x/3",
    numbers: { x: "24..96 by 3" },
    texts: [
      "{n} and {m} have carved {x} flutes together, and {m} has carved twice as many as {n}. How many flutes has {n} carved?",
      "A band practiced for {x} hours in two weeks. In the second week it practiced twice as long as in the first. How many hours did it practice in the first week?",
      "In a pack of {x} wolves and cubs there are twice as many cubs as grown wolves. How many grown wolves are there?",
    ],
  },
  {
    id: "twice/together-known-the-larger",
    expression: "x/3*2",
    numbers: { x: "24..96 by 3" },
    texts: [
      "{n} and {m} have carved {x} flutes together, and {m} has carved twice as many as {n}. How many flutes has {m} carved?",
      "A band practiced for {x} hours in two weeks. In the second week it practiced twice as long as in the first. How many hours did it practice in the second week?",
      "In a pack of {x} wolves and cubs there are twice as many cubs as grown wolves. How many cubs are there?",
    ],
  },
  {
    id: "twice/together-not-known-three-times",
    expression: "x*3",
    numbers: { x: "8..32" },
    texts: [
      "{n} has carved {x} flutes, and {m} has carved three times as many as {n}. How many flutes has {m} carved?",
      "A band practiced for {x} hours in the first week, and just as long in the second and in the third. How many hours did it practice?",
      "In a pack there are {x} grown wolves and three times as many cubs. How many cubs are there?",
    ],
  },
  {
    id: "twice/together-known-same-for-each",
    expression: "x/2",
    numbers: { x: "24..96 by 2" },
    texts: [
      "{n} and {m} have carved {x} flutes together, and {m} has carved just as many as {n}. How many flutes has {n} carved?",
      "A band practiced for {x} hours in two weeks. In the second week it practiced as long as in the first. How many hours did it practice in the first week?",
      "In a pack of {x} wolves and cubs there are as many cubs as grown wolves. How many grown wolves are there?",
    ],
  },
  {
    id: "twice/together-known-by-a-number",
    expression: "(x-y)/2",
    numbers: { y: "2..9", x: "i*2+y" },
    texts: [
      "{n} and {m} have carved {x} flutes together, and {m} has carved {y} more than {n}. How many flutes has {n} carved?",
      "A band practiced for {x} hours in two weeks. In the second week it practiced {y} hours longer than in the first. How many hours did it practice in the first week?",
      "In a pack of {x} wolves and cubs there are {y} more cubs than grown wolves. How many grown wolves are there?",
    ],
  },
  {
    id: "half/rows-of-seats-half-are-sold",
    expression: "x*y/2",
    numbers: { x: "6..20 by 2", y: "5..12" },
    texts: [
      "The tent has {x} rows of {y} seats, and half of all the seats are sold. How many seats are sold?",
      "{n} bought {x} bags with {y} marbles in each and kept half of the marbles. How many marbles did {n} keep?",
      "The mill works {y} hours a day. It ground corn for half of its working hours in the last {x} days. For how many hours did it grind corn?",
    ],
  },
  {
    id: "half/rows-of-seats-and-half-a-row",
    expression: "x*y+y/2",
    numbers: { x: "3..12", y: "6..16 by 2" },
    texts: [
      "In the tent {x} full rows of {y} seats are sold, and half of the next row, which has as many seats. How many seats are sold?",
      "{n} kept {x} bags with {y} marbles in each and half of another such bag. How many marbles did {n} keep?",
      "The mill worked {y} hours a day for {x} days and then half of one more such day. How many hours did it work?",
    ],
  },
  {
    id: "half/rows-of-seats-but-half-a-row",
    expression: "x*y-y/2",
    numbers: { x: "3..12", y: "6..16 by 2" },
    texts: [
      "The tent has {x} rows of {y} seats, and all but half of the last row are sold. How many seats are sold?",
      "{n} bought {x} bags with {y} marbles in each and gave away half of one bag. How many marbles did {n} keep?",
      "The mill works {y} hours a day. In the last {x} days it worked all these hours but stood still for half of {day}'s. How many hours did it work?",
    ],
  },
  {
    id: "half/rows-of-seats-all-are-sold",
    expression: "x*y",
    numbers: { x: "6..20 by 2", y: "5..12" },
    texts: [
      "The tent has {x} rows of {y} seats. In the first half of the week all the seats were sold every day. How many seats were sold for one day?",
      "{n} bought {x} half-pound bags with {y} marbles in each. How many marbles did {n} buy?",
      "The mill works {y} hours a day, and half of the {x} days in the report were rainy. How many hours did it work on all the days in the report?",
    ],
  },
  {
    id: "half/rest-halved-after-a-third",
    expression: "(x-x/3)/2",
    numbers: { x: "30..96 by 3" },
    texts: [
      "{n} gave a third of {his} {x} rubber stamps to {m} and half of the rest to {k}. How many did {k} get?",
      "From a roll of {x} feet of wire the electrician cut a third and then half of what remained. How many feet of wire are still on the roll?",
      "On {day} a third of the {x} clay pots were painted, and on {day2} half of the others. How many pots were painted on {day2}?",
    ],
  },
  {
    id: "half/rest-halved-after-a-number",
    expression: "(x-y)/2",
    numbers: { y: "5..20", x: "i*4+y" },
    texts: [
      "{n} gave {y} of {his} {x} rubber stamps to {m} and half of the rest to {k}. How many did {k} get?",
      "From a roll of {x} feet of wire the electrician cut {y} feet and then half of what remained. How many feet of wire are still on the roll?",
      "On {day} {y} of the {x} clay pots were painted, and on {day2} half of the others. How many pots were painted on {day2}?",
    ],
  },
  {
    id: "half/rest-after-half-and-a-number",
    expression: "x-x/2-y",
    numbers: { x: "50..96 by 2", y: "5..20" },
    texts: [
      "{n} gave half of {his} {x} rubber stamps to {m} and {y} of the rest to {k}. How many stamps did {n} have left?",
      "From a roll of {x} feet of wire the electrician cut half and then {y} feet of what remained. How many feet of wire are still on the roll?",
      "On {day} half of the {x} clay pots were painted, and on {day2} {y} of the others. How many pots were not painted on either day?",
    ],
  },
  {
    id: "half/rest-a-third-after-a-number",
    expression: "(x-y)/3",
    numbers: { y: "5..20", x: "i*3+y" },
    texts: [
      "{n} gave {y} of {his} {x} rubber stamps to {m} and a third of the rest to {k}. How many did {k} get?",
      "From a roll of {x} feet of wire the electrician cut {y} feet. A third of what remained was green. How many feet of the remaining wire were green?",
      "On {day} {y} of the {x} clay pots were painted, and on {day2} a third of the others. How many pots were painted on {day2}?",
    ],
  },
  {
    id: "twice/price-of-the-better-lamp",
    expression: "x*2",
    numbers: { x: "6..40", y: "3..9" },
    texts: [
      "A wool blanket costs twice as much as a cotton one, which costs {x} dollars. There are {y} of each in the window. How many dollars does a wool blanket cost?",
      "Riding a camel costs double the fare of the tram. The tram costs {x} dollars, and {y} people ride in it. How many dollars does a camel ride cost?",
      "For the big cage the zoo pays twice the {x} dollars of the small one. {y} parrots move in. How many dollars is the big cage?",
    ],
  },
  {
    id: "twice/price-of-the-better-lamp-gap",
    expression: "x*2-x",
    numbers: { x: "6..40" },
    texts: [
      "A wool blanket costs twice as much as a cotton one, which costs {x} dollars. How many dollars can be saved by taking the cotton one?",
      "Riding a camel costs double the fare of the tram. The tram costs {x} dollars. How many dollars more does a camel ride cost?",
      "For the big cage the zoo pays twice the {x} dollars of the small one. By how many dollars is the small cage cheaper?",
    ],
  },
  {
    id: "twice/price-of-the-plain-lamp",
    expression: "x/2",
    numbers: { x: "12..90 by 2", y: "3..9" },
    texts: [
      "A wool blanket costs twice as much as a cotton one. The wool one costs {x} dollars, and there are {y} of each in the window. How many dollars does a cotton blanket cost?",
      "Riding a camel costs double the fare of the tram. A camel ride costs {x} dollars, and {y} people ride in the tram. How many dollars is the fare of the tram?",
      "For the big cage the zoo pays {x} dollars, twice the price of the small one. {y} parrots move in. How many dollars is the small cage?",
    ],
  },
  {
    id: "twice/price-of-several-better-lamps",
    expression: "x*2*y",
    numbers: { x: "6..25", y: "3..9" },
    texts: [
      "A wool blanket costs twice as much as a cotton one, which costs {x} dollars. How many dollars do {y} wool blankets cost?",
      "Riding a camel costs double the fare of the tram. The tram costs {x} dollars. How many dollars do {y} camel rides cost?",
      "For a big cage the zoo pays twice the {x} dollars of a small one. It buys {y} big cages. How many dollars does it pay?",
    ],
  },
  {
    id: "twice/price-of-one-of-each-lamp",
    expression: "x+x*2-y",
    numbers: { x: "10..30", y: "3..9" },
    texts: [
      "A wool blanket costs twice as much as a cotton one, which costs {x} dollars. {n} takes one of each and gets {y} dollars off. How many dollars does {n} pay?",
      "Riding a camel costs double the fare of the tram. The tram costs {x} dollars. {n} takes one tram and one camel and uses a voucher for {y} dollars. How many dollars must {n} add?",
      "For the big cage the zoo pays twice the {x} dollars of the small one. A friend of the zoo gives {y} dollars toward the two cages. How many dollars does the zoo pay itself?",
    ],
  },
];

/** Sets of nearly the same stories with halves, thirds, percents, dozens and times, in which the part, the rest, the whole or the difference is asked. */
export const CONTRASTS_OF_FRACTIONS_AND_TIMES: readonly WordingFamily[] = [
  ...HALVES_OF_A_WHOLE,
  ...THIRDS_AND_QUARTERS,
  ...TWICE_AND_THREE_TIMES,
  ...DOZENS_AND_PAIRS,
  ...PERCENTS,
  ...BY_OR_TO_A_PART,
  ...WHOLES_OF_UNEQUAL_PARTS,
];

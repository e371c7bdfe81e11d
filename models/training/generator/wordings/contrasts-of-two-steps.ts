import type { WordingFamily } from "../wording.ts";

/** Numbers for x things, of which y are lost from all or from each of z parts. */
const LOSS = { z: "2..5", y: "z*j", x: "z*(y+i)" };

/** Numbers for x groups of y things, and a few z of either. */
const GROUPS = { x: "6..12", y: "6..12", z: "2..5" };

/** Numbers for two amounts and how often one or both come. */
const TIMES = { x: "5..30", y: "4..20", z: "3..9" };

/** Numbers for a large amount, a middle one and a small one. */
const CHANGES = { x: "50..99", y: "16..34", z: "3..14" };

/** Something goes away before the rest is parted, or from each part. */
const LOST_BEFORE_OR_AFTER: readonly WordingFamily[] = [
  {
    id: "order/some-spoil-then-the-rest-is-packed",
    expression: "(x-y)/z",
    numbers: LOSS,
    texts: [
      "{n} had {x} eggs. {He} broke {y} of them. Then {he} packed the rest evenly into {z} cartons. How many eggs were in each carton?",
      "{x} peaches came off the tree, but {y} were rotten and were thrown out at once. The good ones were laid in {z} equal rows on trays. How many peaches lay in a row?",
      "A baker took {x} rolls from the oven. {y} were burnt, so she tossed them, and she spread the others over {z} baskets, the same number in each. How many rolls did each basket hold?",
    ],
  },
  {
    id: "order/packed-first-then-some-spoil-in-each",
    expression: "x/z-y",
    numbers: LOSS,
    texts: [
      "{n} had {x} eggs. {He} packed them evenly into {z} cartons. Then {he} broke {y} eggs in every carton. How many whole eggs were left in each carton?",
      "{x} peaches came off the tree and were laid in {z} equal rows on trays. In each row {y} were rotten and were thrown out. How many peaches lay in a row then?",
      "A baker took {x} rolls from the oven and spread them over {z} baskets, the same number in each. Then {y} rolls were sold from each basket. How many rolls did each basket still hold?",
    ],
  },
  {
    id: "order/only-one-part-loses-some-another-is-asked",
    expression: "x/z",
    numbers: LOSS,
    texts: [
      "{n} had {x} eggs. {He} packed them evenly into {z} cartons. Then {he} broke {y} eggs in the top carton. How many eggs were in each of the other cartons?",
      "{x} peaches came off the tree and were laid in {z} equal rows on trays. In the last row {y} were rotten and were thrown out. How many peaches lay in the first row?",
      "A baker took {x} rolls from the oven and spread them over {z} baskets, the same number in each. Then {y} rolls were sold from one basket. How many rolls did a basket hold from which nothing was sold?",
    ],
  },
  {
    id: "order/some-spoil-how-many-are-packed-at-all",
    expression: "x-y",
    numbers: LOSS,
    texts: [
      "{n} had {x} eggs. {He} broke {y} of them. Then {he} packed the rest evenly into {z} cartons. How many eggs did {he} pack altogether?",
      "{x} peaches came off the tree, but {y} were rotten and were thrown out at once. The good ones were laid in {z} equal rows on trays. How many good peaches were there?",
      "A baker took {x} rolls from the oven. {y} were burnt, so she tossed them, and she spread the others over {z} baskets, the same number in each. How many rolls did all the baskets hold together?",
    ],
  },
  {
    id: "order/keeps-some-then-shares-the-rest",
    expression: "(x-y)/z",
    numbers: LOSS,
    texts: [
      "{n} has {x} stickers. {He} keeps {y} for {himself} and shares the rest equally among {z} friends. How many stickers does each friend get?",
      "After setting {y} sheets of paper aside, the art teacher dealt out the remaining sheets of her {x} equally to {z} tables. How many sheets came to each table?",
      "How many pieces of fudge does each of the {z} nephews receive if Aunt Flora makes {x} pieces, eats {y}, and divides what is left fairly among the nephews?",
    ],
  },
  {
    id: "order/shares-all-then-each-gives-some-back",
    expression: "x/z-y",
    numbers: LOSS,
    texts: [
      "{n} has {x} stickers and shares them equally among {z} friends. Each friend gives {y} back to {him}. How many stickers does each friend keep?",
      "The art teacher dealt out her {x} sheets of paper equally to {z} tables. Each table then set {y} sheets aside. How many sheets were still in use at each table?",
      "How many pieces of fudge does each of the {z} nephews still have if Aunt Flora makes {x} pieces, divides them fairly among the nephews, and every nephew eats {y}?",
    ],
  },
  {
    id: "order/shares-all-and-each-already-had-some",
    expression: "x/z+y",
    numbers: LOSS,
    texts: [
      "{n} has {x} stickers and shares them equally among {z} friends. Each friend already had {y} before. How many stickers does each friend have now?",
      "The art teacher dealt out her {x} sheets of paper equally to {z} tables. Each table had {y} sheets before. How many sheets are at each table now?",
      "How many pieces of fudge does each of the {z} nephews have if Aunt Flora makes {x} pieces, divides them fairly among the nephews, and every nephew had {y} pieces in his pocket already?",
    ],
  },
  {
    id: "order/finds-more-then-shares-everything",
    expression: "(x+y)/z",
    numbers: LOSS,
    texts: [
      "{n} has {x} stickers. {He} finds {y} more and shares them all equally among {z} friends. How many stickers does each friend get?",
      "Having added {y} sheets of paper to her {x}, the art teacher dealt them all out equally to {z} tables. How many sheets came to each table?",
      "How many pieces of fudge does each of the {z} nephews receive if Aunt Flora makes {x} pieces, buys {y} more, and divides all of them fairly among the nephews?",
    ],
  },
  {
    id: "order/absent-before-teams-are-made",
    expression: "(x-y)/z",
    numbers: LOSS,
    texts: [
      "{x} players signed up, but {y} of them did not come. Those who came were put into {z} equal teams. How many players were on each team?",
      "Of {x} sailors, {y} stayed ashore. The others rowed off in {z} boats with the same number in each. How many sailors sat in each boat?",
      "{y} of the {x} singers were ill. The choir leader put the healthy ones into {z} rows of equal length. How many singers stood in a row?",
    ],
  },
  {
    id: "order/leave-each-team-after-it-is-made",
    expression: "x/z-y",
    numbers: LOSS,
    texts: [
      "{x} players signed up and all came. They were put into {z} equal teams, but {y} players of each team were hurt. How many players of each team were not hurt?",
      "All of the {x} sailors rowed off in {z} boats with the same number in each. From each boat {y} sailors went ashore. How many sailors still sat in each boat?",
      "The choir leader put the {x} singers into {z} rows of equal length. {y} singers in every row were ill and went home. How many singers stayed in a row?",
    ],
  },
  {
    id: "order/leave-each-team-how-many-left-altogether",
    expression: "y*z",
    numbers: LOSS,
    texts: [
      "{x} players signed up and all came. They were put into {z} equal teams, but {y} players of each team were hurt. How many players were hurt altogether?",
      "All of the {x} sailors rowed off in {z} boats with the same number in each. From each boat {y} sailors went ashore. How many sailors went ashore in all?",
      "The choir leader put the {x} singers into {z} rows of equal length. {y} singers in every row were ill and went home. How many singers went home?",
    ],
  },
  {
    id: "order/leave-each-team-how-many-stay-altogether",
    expression: "x-y*z",
    numbers: LOSS,
    texts: [
      "{x} players signed up and all came. They were put into {z} equal teams, but {y} players of each team were hurt. How many players in all were not hurt?",
      "All of the {x} sailors rowed off in {z} boats with the same number in each. From each boat {y} sailors went ashore. How many sailors were still in the boats altogether?",
      "The choir leader put the {x} singers into {z} rows of equal length. {y} singers in every row were ill and went home. How many singers did the whole choir still have?",
    ],
  },
  {
    id: "order/discount-on-the-bill-before-it-is-split",
    expression: "(x-y)/z",
    numbers: LOSS,
    texts: [
      "The bill at the diner was ${x}. A coupon took ${y} off the bill. {z} friends split what was left of it equally. How much did each of them pay?",
      "A boat costs ${x} a day. The owner lets it go for ${y} less than that, and {z} anglers pay equal parts. What is each angler's part?",
      "Renting the hall is ${x}, of which the town pays ${y}. The rest is shared equally by {z} clubs. How many dollars must one club find?",
    ],
  },
  {
    id: "order/bill-is-split-and-then-a-coupon-for-each",
    expression: "x/z-y",
    numbers: LOSS,
    texts: [
      "The bill at the diner was ${x}. {z} friends split it equally, and then each of them had a coupon that took ${y} off that share. How much did each of them pay?",
      "A boat costs ${x} a day. {z} anglers are asked for equal parts, and the owner lets each of them pay ${y} less than that part. What does each angler pay?",
      "Renting the hall is ${x}, which is shared equally by {z} clubs. The town pays ${y} for each club. How many dollars must one club find by itself?",
    ],
  },
  {
    id: "order/bill-split-and-each-leaves-a-tip",
    expression: "x/z+y",
    numbers: LOSS,
    texts: [
      "The bill at the diner was ${x}. {z} friends split it equally, and then each of them left ${y} more as a tip. How much did each of them spend?",
      "A boat costs ${x} a day. {z} anglers pay equal parts, and each of them buys bait for another ${y}. What does each angler spend?",
      "Renting the hall is ${x}, which is shared equally by {z} clubs. Besides that, each club pays ${y} for cleaning. How many dollars must one club find?",
    ],
  },
  {
    id: "order/tip-added-to-the-bill-before-it-is-split",
    expression: "(x+y)/z",
    numbers: LOSS,
    texts: [
      "The bill at the diner was ${x}. A tip of ${y} was added to it. {z} friends split the total equally. How much did each of them pay?",
      "A boat costs ${x} a day, and the bait for the whole boat costs ${y} more. {z} anglers pay equal parts of all this. What is each angler's part?",
      "Renting the hall is ${x}, and cleaning it once is ${y}. Both costs together are shared equally by {z} clubs. How many dollars must one club find?",
    ],
  },
  {
    id: "order/ribbon-trimmed-then-cut-into-pieces",
    expression: "(x-y)/z",
    numbers: { z: "2..5", y: "z*(j-1)", x: "z*(y+i)" },
    texts: [
      "A ribbon is {x} inches long. {n} snips off {y} inches and cuts the rest into {z} equal pieces. How long is each piece?",
      "From a rope of {x} feet, {y} feet were frayed and had to go before the sound part was cut into {z} equal lengths. How many feet was one length?",
      "{n} has a board of {x} centimeters. First {he} saws {y} centimeters off its end, then {he} saws what remains into {z} shelves of the same size. How wide is a shelf?",
    ],
  },
  {
    id: "order/ribbon-cut-into-pieces-then-each-trimmed",
    expression: "x/z-y",
    numbers: { z: "2..5", y: "z*(j-1)", x: "z*(y+i)" },
    texts: [
      "A ribbon is {x} inches long. {n} cuts it into {z} equal pieces and snips {y} inches off each piece. How long is each piece then?",
      "A rope of {x} feet was cut into {z} equal lengths. Of every length, {y} feet were frayed and had to go. How many feet was one length after that?",
      "{n} has a board of {x} centimeters. First {he} saws it into {z} shelves of the same size, then {he} saws {y} centimeters off the end of each shelf. How wide is a shelf now?",
    ],
  },
  {
    id: "order/ribbon-cut-into-pieces-then-one-trimmed-all-length-asked",
    expression: "x-y",
    numbers: { z: "2..5", y: "z*(j-1)", x: "z*(y+i)" },
    texts: [
      "A ribbon is {x} inches long. {n} cuts it into {z} equal pieces and snips {y} inches off one of them. How long are all the pieces together then?",
      "A rope of {x} feet was cut into {z} equal lengths. Of one length, {y} feet were frayed and had to go. How many feet of rope were there after that, all lengths together?",
      "{n} has a board of {x} centimeters. First {he} saws it into {z} shelves of the same size, then {he} saws {y} centimeters off the end of the last shelf. How wide are the shelves side by side?",
    ],
  },
];

/** Groups of equal size lose things, each group loses some, or whole groups go. */
const LOST_FROM_GROUPS: readonly WordingFamily[] = [
  {
    id: "order/single-things-lost-from-boxes",
    expression: "x*y-z",
    numbers: GROUPS,
    texts: [
      "There are {x} boxes with {y} crayons in each. {z} crayons are broken. How many crayons are not broken?",
      "{n} bought {x} packs of {y} batteries. {z} batteries were dead. How many batteries worked?",
      "On {x} trays the cook set out {y} dumplings each. {z} dumplings fell on the floor. How many dumplings could still be served?",
    ],
  },
  {
    id: "order/some-things-lost-from-each-box",
    expression: "x*(y-z)",
    numbers: GROUPS,
    texts: [
      "There are {x} boxes with {y} crayons in each. {z} crayons in each box are broken. How many crayons are not broken?",
      "{n} bought {x} packs of {y} batteries. In every pack {z} batteries were dead. How many batteries worked?",
      "On {x} trays the cook set out {y} dumplings each. {z} dumplings from each tray fell on the floor. How many dumplings could still be served?",
    ],
  },
  {
    id: "order/whole-boxes-lost",
    expression: "(x-z)*y",
    numbers: GROUPS,
    texts: [
      "There are {x} boxes with {y} crayons in each. {z} boxes are lost with all that is in them. How many crayons are not lost?",
      "{n} bought {x} packs of {y} batteries. {z} packs were completely dead, the others were fine. How many batteries worked?",
      "On {x} trays the cook set out {y} dumplings each. {z} whole trays fell on the floor. How many dumplings could still be served?",
    ],
  },
  {
    id: "order/some-things-lost-from-each-box-loss-asked",
    expression: "x*z",
    numbers: GROUPS,
    texts: [
      "There are {x} boxes with {y} crayons in each. {z} crayons in each box are broken. How many crayons are broken?",
      "{n} bought {x} packs of {y} batteries. In every pack {z} batteries were dead. How many batteries did not work?",
      "On {x} trays the cook set out {y} dumplings each. {z} dumplings from each tray fell on the floor. How many dumplings were spoiled?",
    ],
  },
  {
    id: "order/whole-boxes-lost-loss-asked",
    expression: "z*y",
    numbers: GROUPS,
    texts: [
      "There are {x} boxes with {y} crayons in each. {z} boxes are lost with all that is in them. How many crayons are lost?",
      "{n} bought {x} packs of {y} batteries. {z} packs were completely dead, the others were fine. How many batteries did not work?",
      "On {x} trays the cook set out {y} dumplings each. {z} whole trays fell on the floor. How many dumplings fell?",
    ],
  },
  {
    id: "order/empty-seats-in-the-whole-theater",
    expression: "x*y-z",
    numbers: GROUPS,
    texts: [
      "The little theater has {x} rows of {y} seats. Tonight {z} seats stay empty. How many seats are taken?",
      "{x} vans with {y} places each went to the coast, and {z} places were free. How many people rode along?",
      "In the dining room stand {x} tables for {y} guests. At supper {z} chairs were not used. How many guests ate there, if every guest sat on a chair of his own?",
    ],
  },
  {
    id: "order/empty-seats-in-every-row",
    expression: "x*(y-z)",
    numbers: GROUPS,
    texts: [
      "The little theater has {x} rows of {y} seats. Tonight {z} seats of every row stay empty. How many seats are taken?",
      "{x} vans with {y} places each went to the coast, and {z} places were free in each van. How many people rode along?",
      "In the dining room stand {x} tables for {y} guests. At supper {z} chairs at each table were not used. How many guests ate there, if every guest sat on a chair of his own?",
    ],
  },
  {
    id: "order/empty-rows",
    expression: "(x-z)*y",
    numbers: GROUPS,
    texts: [
      "The little theater has {x} rows of {y} seats. Tonight {z} rows stay empty and the others are full. How many seats are taken?",
      "{x} vans with {y} places each were meant to go to the coast, but {z} vans stayed at home and the others were full. How many people rode along?",
      "In the dining room stand {x} tables for {y} guests. At supper {z} tables were not used, and the others were full. How many guests ate there?",
    ],
  },
  {
    id: "order/extra-chairs-beside-the-rows",
    expression: "x*y+z",
    numbers: GROUPS,
    texts: [
      "The little theater has {x} rows of {y} seats. Tonight all are taken, and {z} people stand at the back. How many people watch?",
      "{x} vans with {y} places each went to the coast, all of them full, and {z} people followed on bikes. How many people went?",
      "In the dining room stand {x} tables for {y} guests. At supper all were full, and {z} guests ate at the bar. How many guests ate there?",
    ],
  },
  {
    id: "order/one-fee-from-a-week-of-wages",
    expression: "x*y-z",
    numbers: { x: "4..9", y: "9..20", z: "3..7" },
    texts: [
      "{n} works {x} hours and earns ${y} an hour. For the whole job {he} pays ${z} for the bus. How much does {he} keep?",
      "A stall sold {x} lamps at ${y} apiece. The market took a single fee of ${z}. How many dollars were left for the stall?",
      "{m} saved ${y} a month for {x} months and then once took out ${z}. How much did {m} still have?",
    ],
  },
  {
    id: "order/a-fee-from-each-hour-of-wages",
    expression: "x*(y-z)",
    numbers: { x: "4..9", y: "9..20", z: "3..7" },
    texts: [
      "{n} works {x} hours and earns ${y} an hour, but for each hour {he} pays ${z} for the machine. How much does {he} keep?",
      "A stall sold {x} lamps at ${y} apiece. The market took a fee of ${z} for each lamp. How many dollars were left for the stall?",
      "{m} earned ${y} a month for {x} months and spent ${z} of that every month, saving the rest. How much did {m} save in all?",
    ],
  },
  {
    id: "order/a-bonus-on-each-hour-of-wages",
    expression: "x*(y+z)",
    numbers: { x: "4..9", y: "9..20", z: "3..7" },
    texts: [
      "{n} works {x} hours and earns ${y} an hour, and for each hour {he} is paid ${z} extra for night work. How much does {he} get?",
      "A stall sold {x} lamps at ${y} apiece. With each lamp went a shade for ${z}. How many dollars did the stall take in?",
      "{m} saved ${y} a month for {x} months, and every month Grandpa added ${z}. How much was there in the end?",
    ],
  },
  {
    id: "order/one-bonus-on-a-week-of-wages",
    expression: "x*y+z",
    numbers: { x: "4..9", y: "9..20", z: "3..7" },
    texts: [
      "{n} works {x} hours and earns ${y} an hour. At the end {he} is given ${z} extra. How much does {he} get?",
      "A stall sold {x} lamps at ${y} apiece. It also sold a single shade for ${z}. How many dollars did the stall take in?",
      "{m} saved ${y} a month for {x} months, and at the very end Grandpa added ${z}. How much was there in the end?",
    ],
  },
  {
    id: "order/plants-die-in-the-bed",
    expression: "x*y-z",
    numbers: GROUPS,
    texts: [
      "{n} sowed {x} lines of {y} beans. Snails ate {z} of the plants. How many bean plants grew up?",
      "{x} hives stood in the orchard, each with {y} frames of honey. A bear broke {z} frames. How many frames were unharmed?",
      "How many lights shine on the pier? It has {x} posts with {y} lights each, and {z} of the lights are out.",
    ],
  },
  {
    id: "order/plants-die-in-each-line",
    expression: "x*(y-z)",
    numbers: GROUPS,
    texts: [
      "{n} sowed {x} lines of {y} beans. Snails ate {z} of the plants in each line. How many bean plants grew up?",
      "{x} hives stood in the orchard, each with {y} frames of honey. A bear broke {z} frames of every hive. How many frames were unharmed?",
      "How many lights shine on the pier? It has {x} posts with {y} lights each, and {z} of the lights on each post are out.",
    ],
  },
  {
    id: "order/whole-lines-of-plants-die",
    expression: "(x-z)*y",
    numbers: GROUPS,
    texts: [
      "{n} sowed {x} lines of {y} beans. Snails ate up {z} of the lines. How many bean plants grew up?",
      "{x} hives stood in the orchard, each with {y} frames of honey. A bear broke {z} of the hives with all their frames. How many frames were unharmed?",
      "How many lights shine on the pier? It has {x} posts with {y} lights each, and on {z} of the posts all lights are out.",
    ],
  },
];

/** Two amounts that both come several times, or only one of them. */
const ONE_OR_BOTH_REPEATED: readonly WordingFamily[] = [
  {
    id: "order/both-amounts-come-every-day",
    expression: "(x+y)*z",
    numbers: TIMES,
    texts: [
      "Every day for {z} days {n} read {x} pages in the morning and {y} pages at night. How many pages did {he} read?",
      "Each of {z} parcels holds {x} candles and {y} matchboxes. How many things do the parcels hold altogether?",
      "A knitter puts {x} red stitches and {y} white stitches into every line. How many stitches are in {z} lines?",
    ],
  },
  {
    id: "order/one-amount-once-the-other-every-day",
    expression: "x+y*z",
    numbers: TIMES,
    texts: [
      "On the first day {n} read {x} pages, and on each of the next {z} days {he} read {y} pages. How many pages did {he} read?",
      "One parcel holds {x} candles, and each of {z} other parcels holds {y} matchboxes. How many things do the parcels hold altogether?",
      "A knitter puts {x} red stitches into the first line and {y} white stitches into each of the {z} lines after it. How many stitches are in the lines?",
    ],
  },
  {
    id: "order/first-amount-every-day-the-other-once",
    expression: "x*z+y",
    numbers: TIMES,
    texts: [
      "Every day for {z} days {n} read {x} pages, and on the day after that {he} read {y} pages. How many pages did {he} read?",
      "Each of {z} parcels holds {x} candles, and one more parcel holds {y} matchboxes. How many things do the parcels hold altogether?",
      "A knitter puts {x} red stitches into each of {z} lines and {y} white stitches into a last line. How many stitches are in the lines?",
    ],
  },
  {
    id: "order/both-amounts-on-one-day-of-several",
    expression: "x+y",
    numbers: TIMES,
    texts: [
      "Every day for {z} days {n} read {x} pages in the morning and {y} pages at night. How many pages did {he} read in one day?",
      "Each of {z} parcels holds {x} candles and {y} matchboxes. How many things does one parcel hold?",
      "A knitter puts {x} red stitches and {y} white stitches into every line, and knits {z} lines. How many stitches are in a single line?",
    ],
  },
  {
    id: "order/each-visitor-pays-entry-and-ride",
    expression: "(x+y)*z",
    numbers: TIMES,
    texts: [
      "A zoo ticket costs ${x} and a train ride costs ${y}. {z} cousins each buy a ticket and a ride. How much do they spend together?",
      "For every one of the {z} scouts the leader pays ${x} for a bunk and ${y} for breakfast. How many dollars does he pay?",
      "What do {z} costumes cost if the cloth for a costume is ${x} and the buttons for a costume are ${y}?",
    ],
  },
  {
    id: "order/each-visitor-pays-entry-only-one-rides",
    expression: "x*z+y",
    numbers: TIMES,
    texts: [
      "A zoo ticket costs ${x} and a train ride costs ${y}. {z} cousins each buy a ticket, but only one of them takes a ride. How much do they spend together?",
      "For every one of the {z} scouts the leader pays ${x} for a bunk, and for all of them together he pays ${y} for breakfast. How many dollars does he pay?",
      "What do {z} costumes cost if the cloth for a costume is ${x} and the buttons for all of the costumes are ${y}?",
    ],
  },
  {
    id: "order/one-parking-fee-and-a-ride-for-each",
    expression: "x+y*z",
    numbers: TIMES,
    texts: [
      "Parking at the zoo costs ${x} and a train ride costs ${y}. {z} cousins come in one car, and each takes a ride. How much do they spend together?",
      "For the bunk house the leader of {z} scouts pays ${x} in all, and for every scout he pays ${y} for breakfast. How many dollars does he pay?",
      "What do {z} costumes cost if the cloth for all of the costumes is ${x} and the buttons for a costume are ${y}?",
    ],
  },
  {
    id: "order/what-one-of-the-visitors-pays",
    expression: "x+y",
    numbers: TIMES,
    texts: [
      "A zoo ticket costs ${x} and a train ride costs ${y}. {z} cousins each buy a ticket and a ride. How much does one cousin spend?",
      "For every one of the {z} scouts the leader pays ${x} for a bunk and ${y} for breakfast. How many dollars does he pay for a single scout?",
      "What does one of {z} costumes cost if the cloth for a costume is ${x} and the buttons for a costume are ${y}?",
    ],
  },
  {
    id: "order/two-beds-with-equally-many-lines",
    expression: "(x+y)*z",
    numbers: TIMES,
    texts: [
      "{n} plants {z} rows, each with {x} tulips and {y} daffodils. How many flowers does {n} plant?",
      "A wall is {z} stones high. In every layer are {x} large stones and {y} small ones. Find the number of stones.",
      "{m} hung up {z} strings of lamps. There were {x} green lamps and {y} yellow lamps on each string. How many lamps hung there?",
    ],
  },
  {
    id: "order/tulips-in-rows-and-daffodils-beside-them",
    expression: "x*z+y",
    numbers: TIMES,
    texts: [
      "{n} plants {z} rows, each with {x} tulips, and then {y} daffodils in a pot. How many flowers does {n} plant?",
      "A wall is {z} stones high. In every layer are {x} large stones, and on the very top lie {y} small ones. Find the number of stones.",
      "{m} hung up {z} strings of lamps. There were {x} green lamps on each string, and {y} yellow lamps around the door. How many lamps hung there?",
    ],
  },
  {
    id: "order/how-many-more-tulips-than-daffodils-in-all-rows",
    expression: "(x-y)*z",
    numbers: { x: "21..40", y: "4..20", z: "3..9" },
    texts: [
      "{n} plants {z} rows, each with {x} tulips and {y} daffodils. How many more tulips than daffodils does {n} plant?",
      "A wall is {z} stones high. In every layer are {x} large stones and {y} small ones. By how many do the large stones of the wall outnumber the small ones?",
      "{m} hung up {z} strings of lamps. There were {x} green lamps and {y} yellow lamps on each string. How many fewer yellow lamps than green lamps hung there?",
    ],
  },
  {
    id: "order/how-many-tulips-alone-in-all-rows",
    expression: "x*z",
    numbers: TIMES,
    texts: [
      "{n} plants {z} rows, each with {x} tulips and {y} daffodils. How many tulips does {n} plant?",
      "A wall is {z} stones high. In every layer are {x} large stones and {y} small ones. Find the number of large stones.",
      "{m} hung up {z} strings of lamps. There were {x} green lamps and {y} yellow lamps on each string. How many green lamps hung there?",
    ],
  },
  {
    id: "order/had-some-and-gets-several-each-week",
    expression: "x+y*z",
    numbers: TIMES,
    texts: [
      "{n} owns {x} {o}. Each week {he} gets {y} more. How many {o} will {he} own after {z} weeks?",
      "The puddle on the roof is {x} millimeters deep, and it rises by {y} millimeters an hour. How many millimeters deep is it in {z} hours?",
      "{x} people are in the hall when the doors open, and {y} come in every minute. How many are inside after {z} minutes?",
    ],
  },
  {
    id: "order/gets-several-each-week-only-the-gain-asked",
    expression: "y*z",
    numbers: TIMES,
    texts: [
      "{n} owns {x} {o}. Each week {he} gets {y} more. How many {o} will {he} get within {z} weeks?",
      "The puddle on the roof is {x} millimeters deep, and it rises by {y} millimeters an hour. By how many millimeters does it rise in {z} hours?",
      "{x} people are in the hall when the doors open, and {y} come in every minute. How many come in during the first {z} minutes?",
    ],
  },
  {
    id: "order/had-many-and-loses-several-each-week",
    expression: "x-y*z",
    numbers: { x: "100..300", y: "4..20", z: "3..9" },
    texts: [
      "{n} owns {x} {o}. Each week {he} gives {y} away. How many {o} will {he} own after {z} weeks?",
      "The puddle on the roof is {x} millimeters deep, and it sinks by {y} millimeters an hour. How many millimeters deep is it in {z} hours?",
      "{x} people are in the hall when the doors open, and {y} go out every minute. How many are inside after {z} minutes?",
    ],
  },
  {
    id: "order/had-some-gets-some-once-then-has-several-times-that",
    expression: "(x+y)*z",
    numbers: TIMES,
    texts: [
      "{n} owns {x} {o} and gets {y} more. {k} has {z} times as many as {n} has then. How many {o} does {k} have?",
      "The puddle on the roof was {x} millimeters deep and rose by {y} millimeters. The puddle in the yard is now {z} times as deep as this one. How many millimeters deep is the puddle in the yard?",
      "{x} people are in the hall when the doors open, and {y} come in. In the stadium there are {z} times as many as are now in the hall. How many are in the stadium?",
    ],
  },
  {
    id: "order/some-more-than-several-times-as-many",
    expression: "x*z+y",
    numbers: TIMES,
    texts: [
      "{m} caught {x} fish. {n} caught {y} more than {z} times as many. How many fish did {n} catch?",
      "The short trail takes {x} minutes. For the long trail one needs {z} times that and {y} minutes on top. How many minutes does the long trail take?",
      "{k} is paid ${x}. The foreman's pay is ${y} over {z} times {k}'s pay. How much is the foreman paid?",
    ],
  },
  {
    id: "order/some-fewer-than-several-times-as-many",
    expression: "x*z-y",
    numbers: { x: "10..30", y: "4..20", z: "3..9" },
    texts: [
      "{m} caught {x} fish. {n} caught {y} fewer than {z} times as many. How many fish did {n} catch?",
      "The short trail takes {x} minutes. For the long trail one needs {z} times that, but {y} minutes less. How many minutes does the long trail take?",
      "{k} is paid ${x}. The foreman's pay is ${y} under {z} times {k}'s pay. How much is the foreman paid?",
    ],
  },
  {
    id: "order/several-times-as-many-as-some-more",
    expression: "(x+y)*z",
    numbers: TIMES,
    texts: [
      "{m} caught {x} fish, and {k} caught {y} more than {m}. {n} caught {z} times as many as {k}. How many fish did {n} catch?",
      "The short trail takes {x} minutes, and the middle trail {y} minutes more than that. For the long trail one needs {z} times as long as for the middle one. How many minutes does the long trail take?",
      "{k} is paid ${x}, and {m} is paid ${y} over that. The foreman's pay is {z} times {m}'s pay. How much is the foreman paid?",
    ],
  },
  {
    id: "order/times-a-number-that-is-some-fewer",
    expression: "(x-y)*z",
    numbers: { x: "25..45", y: "4..20", z: "3..9" },
    texts: [
      "{m} caught {x} fish, and {k} caught {y} fewer than {m}. {n} caught {z} times as many as {k}. How many fish did {n} catch?",
      "The short trail takes {x} minutes, and the shortcut {y} minutes less than that. For the long trail one needs {z} times as long as for the shortcut. How many minutes does the long trail take?",
      "{k} is paid ${x}, and {m} is paid ${y} under that. The foreman's pay is {z} times {m}'s pay. How much is the foreman paid?",
    ],
  },
];

/** Two changes of an amount, or a change of the change. */
const TWO_CHANGES: readonly WordingFamily[] = [
  {
    id: "order/two-amounts-go-away",
    expression: "x-y-z",
    numbers: CHANGES,
    texts: [
      "{n} had {x} {o}. {He} gave {y} to {m} and {z} to {k}. How many {o} did {n} have then?",
      "The clerk had {x} forms. She sent out {y} by noon and {z} after noon. How many forms lay on her desk in the evening?",
      "Of {x} gulls on the pier, {y} flew off when the boat came and {z} when it left. How many gulls were on the pier then?",
    ],
  },
  {
    id: "order/goes-away-and-part-of-it-comes-back",
    expression: "x-y+z",
    numbers: CHANGES,
    texts: [
      "{n} had {x} {o}. {He} gave {y} to {m} and got {z} from {k}. How many {o} did {n} have then?",
      "The clerk had {x} forms. She sent out {y} by noon and was brought {z} after noon. How many forms lay on her desk in the evening?",
      "Of {x} gulls on the pier, {y} flew off when the boat came, and {z} of these returned when it left. How many gulls were on the pier then?",
    ],
  },
  {
    id: "order/first-more-then-fewer",
    expression: "x+y-z",
    numbers: CHANGES,
    texts: [
      "{n} had {x} {o}. {He} got {y} from {m} and gave {z} to {k}. How many {o} did {n} have then?",
      "The clerk had {x} forms. She was brought {y} by noon and sent out {z} after noon. How many forms lay on her desk in the evening?",
      "To the {x} gulls on the pier, {y} flew down when the boat came, and {z} flew away when it left. How many gulls were on the pier then?",
    ],
  },
  {
    id: "order/two-amounts-go-away-sum-of-them-asked",
    expression: "y+z",
    numbers: CHANGES,
    texts: [
      "{n} had {x} {o}. {He} gave {y} to {m} and {z} to {k}. How many {o} did {n} give away?",
      "The clerk had {x} forms. She sent out {y} by noon and {z} after noon. How many forms did she send out that day?",
      "Of {x} gulls on the pier, {y} flew off when the boat came and {z} when it left. How many gulls flew off altogether?",
    ],
  },
  {
    id: "order/two-amounts-go-away-difference-of-them-asked",
    expression: "y-z",
    numbers: CHANGES,
    texts: [
      "{n} had {x} {o}. {He} gave {y} to {m} and {z} to {k}. How many more {o} did {m} get than {k}?",
      "The clerk had {x} forms. She sent out {y} by noon and {z} after noon. How many fewer forms did she send out after noon than by noon?",
      "Of {x} gulls on the pier, {y} flew off when the boat came and {z} when it left. How many more gulls flew off at the first time than at the second?",
    ],
  },
  {
    id: "order/a-bill-less-a-coupon-is-paid-from-the-purse",
    expression: "x-(y-z)",
    numbers: CHANGES,
    texts: [
      "{n} has ${x}. {He} buys a scarf priced at ${y}, but the shop takes ${z} off the price. How much money does {n} have left?",
      "A tank held {x} liters. A bucket of {y} liters was drawn from it, and since that was too much, {z} liters were poured back from the bucket. How many liters were in the tank then?",
      "{x} children were at the camp. {y} should have left on {day}, but {z} of these missed the bus and stayed. How many children were at the camp that night?",
    ],
  },
  {
    id: "order/a-bill-and-a-fee-are-paid-from-the-purse",
    expression: "x-(y+z)",
    numbers: CHANGES,
    texts: [
      "{n} has ${x}. {He} buys a scarf priced at ${y}, and the shop adds ${z} to the price for wrapping. How much money does {n} have left?",
      "A tank held {x} liters. A bucket of {y} liters was drawn from it, and since that was not enough, {z} liters more were drawn. How many liters were in the tank then?",
      "{x} children were at the camp. {y} were to leave on {day}, and {z} others joined them on the bus home. How many children were at the camp that night?",
    ],
  },
  {
    id: "order/price-after-the-coupon-asked-not-the-rest",
    expression: "y-z",
    numbers: CHANGES,
    texts: [
      "{n} has ${x}. {He} buys a scarf priced at ${y}, but the shop takes ${z} off the price. How much does {n} pay?",
      "A tank held {x} liters. A bucket of {y} liters was drawn from it, and since that was too much, {z} liters were poured back from the bucket. How many liters were in the bucket then?",
      "{x} children were at the camp. {y} should have left on {day}, but {z} of these missed the bus and stayed. How many children did leave on {day}?",
    ],
  },
  {
    id: "order/second-loss-is-some-more-than-the-first",
    expression: "x-(y+z)",
    numbers: CHANGES,
    texts: [
      "Two ships carried {x} barrels each. From the first one {y} were unloaded, and from the second one {z} more than from the first. How many barrels did the second ship keep?",
      "{n} and {m} each began with {x} points. {n} lost {y} points, and {m} lost {z} more than {n}. How many points has {m}?",
      "There are {x} pages in {k}'s book as well as in {n}'s. {k} has read {y} pages, and {n} is {z} pages further on than {k}. How many pages must {n} still read?",
    ],
  },
  {
    id: "order/second-loss-is-some-less-than-the-first",
    expression: "x-(y-z)",
    numbers: CHANGES,
    texts: [
      "Two ships carried {x} barrels each. From the first one {y} were unloaded, and from the second one {z} fewer than from the first. How many barrels did the second ship keep?",
      "{n} and {m} each began with {x} points. {n} lost {y} points, and {m} lost {z} fewer than {n}. How many points has {m}?",
      "There are {x} pages in {k}'s book as well as in {n}'s. {k} has read {y} pages, and {n} is {z} pages behind {k}. How many pages must {n} still read?",
    ],
  },
  {
    id: "order/second-person-not-asked-first-loss-alone",
    expression: "x-y",
    numbers: CHANGES,
    texts: [
      "Two ships carried {x} barrels each. From the first one {y} were unloaded, and from the second one {z} fewer than from the first. How many barrels did the first ship keep?",
      "{n} and {m} each began with {x} points. {n} lost {y} points, and {m} lost {z} fewer than {n}. How many points has {n}?",
      "There are {x} pages in {k}'s book as well as in {n}'s. {k} has read {y} pages, and {n} is {z} pages behind {k}. How many pages must {k} still read?",
    ],
  },
  {
    id: "order/at-first-when-two-amounts-went",
    expression: "x+y+z",
    numbers: CHANGES,
    texts: [
      "After {n} had eaten {y} {f} and {m} had eaten {z}, {x} {f} were left. How many {f} were there at first?",
      "At the fair {k} spent {y} tokens in the morning and {z} in the evening and still has {x}. How many tokens had {k} in the beginning?",
      "{y} passengers got off at the mill and {z} at the bridge, and {x} are still on the tram. Nobody got on. How many were on the tram before the mill?",
    ],
  },
  {
    id: "order/at-first-when-one-amount-came-and-one-went",
    expression: "x+y-z",
    numbers: CHANGES,
    texts: [
      "After {n} had eaten {y} {f} and {m} had brought {z}, there were {x} {f}. How many {f} were there at first?",
      "At the fair {k} spent {y} tokens in the morning, found {z} in the evening and now has {x}. How many tokens had {k} in the beginning?",
      "{y} passengers got off at the mill and {z} got on at the bridge, and {x} are now on the tram. How many were on the tram before the mill?",
    ],
  },
  {
    id: "order/at-last-when-two-amounts-went",
    expression: "x-y-z",
    numbers: CHANGES,
    texts: [
      "Before {n} ate {y} {f} and {m} ate {z}, there were {x} {f}. How many {f} were there at last?",
      "At the fair {k} spent {y} tokens in the morning and {z} in the evening and had {x} in the beginning. How many tokens has {k} now?",
      "{y} passengers got off at the mill and {z} at the bridge, and {x} were on the tram before the mill. Nobody got on. How many are still on the tram?",
    ],
  },
  {
    id: "order/at-first-when-two-amounts-came",
    expression: "x-y-z",
    numbers: CHANGES,
    texts: [
      "After {n} had brought {y} {f} and {m} had brought {z}, there were {x} {f}. How many {f} were there at first?",
      "At the fair {k} won {y} tokens in the morning and {z} in the evening and now has {x}. How many tokens had {k} in the beginning?",
      "{y} passengers got on at the mill and {z} at the bridge, and {x} are now on the tram. Nobody got off. How many were on the tram before the mill?",
    ],
  },
  {
    id: "order/older-by-some-and-younger-by-some",
    expression: "x+y-z",
    numbers: CHANGES,
    texts: [
      "{n}'s tower has {x} blocks. {m}'s tower has {y} more than {n}'s, and {k}'s has {z} fewer than {m}'s. How many blocks has {k}'s tower?",
      "The kettle costs ${x}. The pan is ${y} dearer than the kettle, and the bowl is ${z} cheaper than the pan. What does the bowl cost?",
      "{x} boats lie in the east harbor, {y} more than that in the west harbor, and in the north harbor {z} less than in the west. How many lie in the north harbor?",
    ],
  },
  {
    id: "order/smaller-by-some-then-larger-by-some",
    expression: "x-y+z",
    numbers: CHANGES,
    texts: [
      "{n}'s tower has {x} blocks. {m}'s tower has {y} fewer than {n}'s, and {k}'s has {z} more than {m}'s. How many blocks has {k}'s tower?",
      "The kettle costs ${x}. The pan is ${y} cheaper than the kettle, and the bowl is ${z} dearer than the pan. What does the bowl cost?",
      "{x} boats lie in the east harbor, {y} less than that in the west harbor, and in the north harbor {z} more than in the west. How many lie in the north harbor?",
    ],
  },
  {
    id: "order/known-is-more-than-the-middle-which-is-more-than-the-last",
    expression: "x-y-z",
    numbers: CHANGES,
    texts: [
      "{n}'s tower has {x} blocks. That is {y} more than {m}'s tower has, and {m}'s has {z} more than {k}'s. How many blocks has {k}'s tower?",
      "The kettle costs ${x}. It is ${y} dearer than the pan, and the pan is ${z} dearer than the bowl. What does the bowl cost?",
      "{x} boats lie in the east harbor. These are {y} more than in the west harbor, where there are {z} more than in the north harbor. How many lie in the north harbor?",
    ],
  },
  {
    id: "order/known-is-less-than-the-middle-which-is-less-than-the-last",
    expression: "x+y+z",
    numbers: CHANGES,
    texts: [
      "{n}'s tower has {x} blocks. That is {y} fewer than {m}'s tower has, and {m}'s has {z} fewer than {k}'s. How many blocks has {k}'s tower?",
      "The kettle costs ${x}. It is ${y} cheaper than the pan, and the pan is ${z} cheaper than the bowl. What does the bowl cost?",
      "{x} boats lie in the east harbor. These are {y} fewer than in the west harbor, where there are {z} fewer than in the north harbor. How many lie in the north harbor?",
    ],
  },
];

/** Numbers for x*y things that go into parts of z. */
const REPACKED = { z: "2..6", y: "4..12", x: "z*i" };

/** Numbers for x things that are parted by y and z, or by both. */
const PARTED = { y: "3..8", z: "3..8", x: "y*z*(y+z)" };

/** Numbers for two amounts that can each be parted by z. */
const TWO_PARTED = { z: "2..6", x: "z*i*2", y: "z*j" };

/** Equal groups are made into other groups, or parted once more. */
const GROUPS_MADE_ANEW: readonly WordingFamily[] = [
  {
    id: "order/boxes-emptied-and-bags-filled",
    expression: "x*y/z",
    numbers: REPACKED,
    texts: [
      "{n} empties {x} boxes of {y} {o} each and puts all the {o} into bags of {z}. How many bags does {he} fill?",
      "{x} ladies brought {y} cupcakes apiece. The cupcakes were set on plates, {z} to a plate. How many plates were needed?",
      "A pipe gives {x} liters a minute for {y} minutes. With the water, cans of {z} liters are filled. How many cans can be filled?",
    ],
  },
  {
    id: "order/boxes-each-split-into-bags",
    expression: "x/z*y",
    numbers: REPACKED,
    texts: [
      "{n} has {y} boxes of {x} {o} each. {He} empties them one by one and puts the {o} of each box into bags of {z}. How many bags does {he} fill in all?",
      "{x} cupcakes were set on plates, {z} to a plate, and each plate was then sold for ${y}. How many dollars came in?",
      "A pipe gave {x} liters, with which cans of {z} liters were filled. Carrying one can to the garden takes {y} minutes. How many minutes does it take to carry all the cans there, one after the other?",
    ],
  },
  {
    id: "order/boxes-all-together-bags-not-asked",
    expression: "x*y",
    numbers: REPACKED,
    texts: [
      "{n} empties {x} boxes of {y} {o} each and puts all the {o} into bags of {z}. How many {o} does {he} put into bags?",
      "{x} ladies brought {y} cupcakes apiece. The cupcakes were set on plates, {z} to a plate. How many cupcakes were on the plates?",
      "A pipe gives {x} liters a minute for {y} minutes. With the water, cans of {z} liters are filled. How many liters does the pipe give?",
    ],
  },
  {
    id: "order/boxes-and-bags-of-each-box",
    expression: "x*y*z",
    numbers: REPACKED,
    texts: [
      "{n} fills {x} boxes. Into each box go {y} bags, and in every bag are {z} {o}. How many {o} are in the boxes?",
      "{x} ladies brought {y} plates apiece. On the plates lay cupcakes, {z} to a plate. How many cupcakes did the ladies bring?",
      "A pump fills {x} cans a minute for {y} minutes. Each can takes {z} liters. How many liters does the pump give?",
    ],
  },
  {
    id: "order/divided-twice-one-after-the-other",
    expression: "x/y/z",
    numbers: PARTED,
    texts: [
      "{x} tourists are divided evenly among {y} hotels, and in each hotel they are divided evenly among {z} floors. How many tourists are on one floor?",
      "{n} deals {x} beads equally into {y} boxes. Then {he} opens one box and deals what is in it equally into {z} cups. How many beads are in a cup?",
      "The {x} acres of the valley belong in equal parts to {y} farms. Every farm has parted its land into {z} fields of equal size. How many acres is a field?",
    ],
  },
  {
    id: "order/divided-once-and-that-part-several-times",
    expression: "x/y*z",
    numbers: PARTED,
    texts: [
      "{x} tourists are divided evenly among {y} hotels. The next town has {z} hotels with just as many tourists in each. How many tourists are in the hotels of the next town?",
      "{n} deals {x} beads equally into {y} boxes. {k} has {z} boxes, each with as many beads as one of these. How many beads does {k} have?",
      "The {x} acres of the valley belong in equal parts to {y} farms. On the hill there are {z} farms, each just as large. How many acres do the farms on the hill have?",
    ],
  },
  {
    id: "order/divided-among-both-kinds-alike",
    expression: "x/(y+z)",
    numbers: PARTED,
    texts: [
      "{x} tourists are divided evenly among {y} hotels and {z} inns, so that every house has the same number. How many tourists are in one house?",
      "{n} deals {x} beads equally into {y} boxes and {z} cups, as many into a cup as into a box. How many beads are in a cup?",
      "The {x} acres of the valley belong in equal parts to {y} old farms and {z} new farms. How many acres has a farm?",
    ],
  },
  {
    id: "order/divided-among-one-kind-and-added-to",
    expression: "x/y+z",
    numbers: PARTED,
    texts: [
      "{x} tourists are divided evenly among {y} hotels, and in each hotel there were {z} tourists before. How many tourists are in one hotel?",
      "{n} deals {x} beads equally into {y} boxes. Then {he} opens one box and adds {z} new beads. How many beads are in that box?",
      "The {x} acres of the valley belong in equal parts to {y} farms. Besides that, every farm has {z} acres on the hill. How many acres has a farm?",
    ],
  },
  {
    id: "order/shared-among-boys-and-girls",
    expression: "x/(y+z)",
    numbers: PARTED,
    texts: [
      "{x} colored pencils are shared equally among {y} boys and {z} girls. How many colored pencils does each child get?",
      "A trip cost ${x}. {y} aunts and {z} uncles paid for it in equal parts. How many dollars did each aunt pay?",
      "How many hay bales does each animal get if {x} bales are dealt out evenly to {y} horses and {z} cows?",
    ],
  },
  {
    id: "order/shared-among-those-who-stay",
    expression: "x/(y-z)",
    numbers: { z: "2..6", y: "z+i", x: "i*j*2" },
    texts: [
      "{x} colored pencils are to be shared equally among {y} children, but {z} of the children want none, and the others share them all. How many colored pencils does each of the others get?",
      "A trip cost ${x}. Of {y} aunts, {z} paid nothing, and the rest paid for it in equal parts. How many dollars did each paying aunt pay?",
      "How many hay bales does each hungry horse get if there are {y} horses, {z} of them are not hungry, and {x} bales are dealt out evenly to the hungry ones?",
    ],
  },
  {
    id: "order/shared-and-then-some-given-up-by-each",
    expression: "x/y-z",
    numbers: { z: "2..6", y: "3..9", x: "y*(z+i)" },
    texts: [
      "{x} colored pencils are shared equally among {y} children, and each child hands {z} on to a little sister. How many colored pencils does each of the {y} children keep?",
      "A trip cost ${x}. {y} aunts were to pay for it in equal parts, and then Grandpa gave each of them ${z} toward her part. How many dollars did each aunt pay out of her own purse?",
      "How many hay bales does each horse have left if {x} bales are dealt out evenly to {y} horses and every horse eats {z} of its bales?",
    ],
  },
  {
    id: "order/fills-groups-after-some-are-set-aside",
    expression: "(x-y)/z",
    numbers: LOSS,
    texts: [
      "{n} has {x} {o}. {y} of them stay on the shelf, and the rest are wrapped in parcels of {z}. How many parcels are there?",
      "{x} campers came. {y} slept in the house, and the others in tents, {z} to a tent. How many tents were used?",
      "A mill had {x} kilograms of flour. After the baker had fetched {y} kilograms, the miller filled sacks of {z} kilograms with what remained. How many sacks did he fill?",
    ],
  },
  {
    id: "order/fills-groups-and-some-groups-are-set-aside",
    expression: "x/z-y",
    numbers: LOSS,
    texts: [
      "{n} has {x} {o}. All are wrapped in parcels of {z}, and {y} parcels stay on the shelf. How many parcels do not stay there?",
      "{x} campers came and slept in tents, {z} to a tent. {y} of the tents were wet. How many tents were dry?",
      "A mill had {x} kilograms of flour. The miller filled sacks of {z} kilograms with all of it, and the baker fetched {y} sacks. How many sacks remained?",
    ],
  },
  {
    id: "order/fills-groups-and-has-some-groups-already",
    expression: "x/z+y",
    numbers: LOSS,
    texts: [
      "{n} has {x} {o}. All are wrapped in parcels of {z}, and there were {y} such parcels before. How many parcels are there now?",
      "{x} campers came and slept in tents, {z} to a tent. {y} more tents stood empty. How many tents were there?",
      "A mill had {x} kilograms of flour. The miller filled sacks of {z} kilograms with all of it and put them beside {y} full sacks. How many full sacks were there then?",
    ],
  },
  {
    id: "order/fills-groups-after-some-are-added",
    expression: "(x+y)/z",
    numbers: LOSS,
    texts: [
      "{n} has {x} {o}. {y} others are taken from the shelf, and all are wrapped in parcels of {z}. How many parcels are there?",
      "{x} campers came on foot and {y} by bus. All slept in tents, {z} to a tent. How many tents were used?",
      "A mill had {x} kilograms of flour. After the farmer had brought {y} kilograms more, the miller filled sacks of {z} kilograms with all of it. How many sacks did he fill?",
    ],
  },
];

/** What is meant for each one, or for all together. */
const EACH_OR_TOGETHER: readonly WordingFamily[] = [
  {
    id: "order/two-people-put-together-then-part",
    expression: "(x+y)/z",
    numbers: TWO_PARTED,
    texts: [
      "{n} has {x} {o} and {m} has {y}. They throw them together and fill {z} jars equally. How many {o} are in each jar?",
      "The red team scored {x} points and the blue team {y}, all of them in {z} rounds. How many points did the two teams score together in a round, if every round brought the same?",
      "{x} roses and {y} lilies were mixed and tied into {z} bunches of equal size. How many flowers were in a bunch?",
    ],
  },
  {
    id: "order/one-of-two-people-parts-then-both-counted",
    expression: "x/z+y",
    numbers: TWO_PARTED,
    texts: [
      "{n} has {x} {o} and {m} has {y}. {n} fills {z} jars equally with all of {his} {o}, and then {m} adds all of {mhis} {o} to the first jar. How many {o} are in the first jar?",
      "The red team scored {x} points in {z} rounds, the same in every round, and the blue team scored {y} points in each round. How many points did the two teams score together in a round?",
      "{x} roses were tied into {z} bunches of equal size, and {y} lilies were stuck into every bunch. How many flowers were in a bunch then?",
    ],
  },
  {
    id: "order/part-handed-over-and-the-rest-parted",
    expression: "(x-y)/z",
    numbers: { z: "2..6", y: "z*j", x: "y+z*i" },
    texts: [
      "{n} has {x} {o}. {He} hands {y} of them to {m} and fills {z} jars equally with what is left. How many {o} are in each jar?",
      "The red team scored {x} points in all. {y} came in the first round, and the rest in {z} other rounds, the same in each of these. How many points did the team score in each of the other rounds?",
      "{x} roses were cut, {y} of them wilted, and the fresh ones were tied into {z} bunches of equal size. How many roses were in a bunch?",
    ],
  },
  {
    id: "order/members-each-bring-and-one-adds",
    expression: "x*y+z",
    numbers: GROUPS,
    texts: [
      "{x} friends brought {y} {f} each, and {n} put {z} more on the table. How many {f} were on the table?",
      "The {x} goats gave {y} liters of milk each, and the cow gave {z} liters. How many liters of milk were there?",
      "How many verses did the class learn when {x} pupils learned {y} verses apiece and a new pupil learned {z}, all of them different?",
    ],
  },
  {
    id: "order/members-bring-together-and-each-adds",
    expression: "x*z+y",
    numbers: GROUPS,
    texts: [
      "{x} friends together brought {y} {f}, and then each of them put {z} more on the table. How many {f} were on the table?",
      "The {x} goats gave {y} liters of milk in all in the morning, and in the evening each goat gave {z} liters. How many liters of milk were there?",
      "How many verses did the class learn when {x} pupils learned {y} verses in all in spring and {z} verses apiece in fall, all of them different?",
    ],
  },
  {
    id: "order/members-together-and-together-again",
    expression: "y+z",
    numbers: GROUPS,
    texts: [
      "{x} friends together brought {y} {f}, and then together they put {z} more on the table. How many {f} were on the table?",
      "The {x} goats gave {y} liters of milk in all in the morning, and in the evening {z} liters in all. How many liters of milk were there?",
      "How many verses did the class learn when its {x} pupils learned {y} verses in all in spring and {z} in all in fall, all of them different?",
    ],
  },
  {
    id: "order/members-each-and-each-again",
    expression: "x*(y+z)",
    numbers: GROUPS,
    texts: [
      "{x} friends brought {y} {f} each, and then each of them put {z} more on the table. How many {f} were on the table?",
      "The {x} goats gave {y} liters of milk each in the morning, and {z} liters each in the evening. How many liters of milk were there?",
      "How many verses did the class learn when {x} pupils learned {y} verses apiece in spring and {z} apiece in fall, all of them different?",
    ],
  },
  {
    id: "order/days-of-work-by-several-people",
    expression: "x*y*z",
    numbers: { x: "3..9", y: "10..24", z: "3..9" },
    texts: [
      "{x} weavers make {y} mats each per day. How many mats do they make together in {z} days?",
      "Every one of {x} buses carries {y} people per trip, and each bus makes {z} trips. How many people are carried in all, if nobody rides twice?",
      "{n} and others, {x} painters in all, paint {y} boards a day each, for {z} days. How many boards are painted?",
    ],
  },
  {
    id: "order/days-of-work-by-several-people-together",
    expression: "y*z",
    numbers: { x: "3..9", y: "10..24", z: "3..9" },
    texts: [
      "{x} weavers together make {y} mats per day. How many mats do they make together in {z} days?",
      "{x} buses carry {y} people in all per trip, and the row of buses makes {z} trips. How many people are carried in all, if nobody rides twice?",
      "{n} and others, {x} painters in all, paint {y} boards a day between them, for {z} days. How many boards are painted?",
    ],
  },
  {
    id: "order/one-day-of-work-by-several-people",
    expression: "x*y",
    numbers: { x: "3..9", y: "10..24", z: "3..9" },
    texts: [
      "{x} weavers work for {z} days and make {y} mats each per day. How many mats do they make together in a single day?",
      "Every one of {x} buses carries {y} people per trip, and each bus makes {z} trips. How many people are carried when every bus has made its first trip?",
      "{n} and others, {x} painters in all, paint {y} boards a day each, for {z} days. How many boards are painted on the first day?",
    ],
  },
  {
    id: "order/one-worker-on-all-days",
    expression: "y*z",
    numbers: { x: "3..9", y: "10..24", z: "3..9" },
    texts: [
      "{x} weavers work for {z} days and make {y} mats each per day. How many mats does one weaver make in all?",
      "Every one of {x} buses carries {y} people per trip, and each bus makes {z} trips. How many people are carried by one bus, if nobody rides twice?",
      "{n} and others, {x} painters in all, paint {y} boards a day each, for {z} days. How many boards does {n} paint?",
    ],
  },
  {
    id: "order/cost-of-tickets-shared-by-all",
    expression: "x*y/z",
    numbers: REPACKED,
    texts: [
      "{n} buys {x} tickets at ${y} each. {z} people, {n} among them, share the cost equally. How much does {n} pay?",
      "A crew of {z} dug {x} holes and got ${y} for each hole. All got the same. How many dollars did each of the crew get?",
      "{x} rows with {y} cabbages each were picked by {z} helpers, who all picked the same number. How many cabbages did each helper pick?",
    ],
  },
  {
    id: "order/tickets-shared-first-then-paid",
    expression: "x*y*z",
    numbers: REPACKED,
    texts: [
      "{z} people, {n} among them, each buy {x} tickets at ${y} each. How much do they pay together?",
      "Each man of a crew of {z} dug {x} holes and got ${y} for each hole. How many dollars did the crew get?",
      "{z} helpers each picked {x} rows with {y} cabbages in every row. How many cabbages did the helpers pick?",
    ],
  },
  {
    id: "order/tickets-per-person-not-cost",
    expression: "x/z",
    numbers: REPACKED,
    texts: [
      "{n} buys {x} tickets at ${y} each. {z} people, {n} among them, share the tickets equally. How many tickets does {n} get?",
      "A crew of {z} dug {x} holes and got ${y} for each hole. All dug the same number. How many holes did each of the crew dig?",
      "{x} rows with {y} cabbages each were picked by {z} helpers, who all picked the same number of rows. How many rows did each helper pick?",
    ],
  },
];

/** Numbers for x and y groups, each of z things. */
const TWO_KINDS_OF_GROUPS = { x: "12..20", y: "3..11", z: "4..12" };

/** Numbers for a stretch x of which y is done, with z a day. */
const ON_THE_WAY = { z: "2..4", y: "z*j", x: "y+z*i" };

/** Amounts that are joined or compared before or after they are counted in groups. */
const JOINED_OR_COMPARED_IN_GROUPS: readonly WordingFamily[] = [
  {
    id: "order/two-lots-of-groups-joined",
    expression: "(x+y)*z",
    numbers: TWO_KINDS_OF_GROUPS,
    texts: [
      "{n} has {x} red envelopes and {y} blue ones, and there are {z} stamps on each envelope. How many stamps are there?",
      "The fisherman went out {x} times in summer and {y} times in winter. Each time he brought home {z} crabs. How many crabs did he bring home?",
      "{x} girls and {y} boys are in the band, and each of them knows {z} songs, all different. How many songs do they know?",
    ],
  },
  {
    id: "order/how-many-more-in-the-larger-of-two-lots",
    expression: "(x-y)*z",
    numbers: TWO_KINDS_OF_GROUPS,
    texts: [
      "{n} has {x} red envelopes and {y} blue ones, and there are {z} stamps on each envelope. How many more stamps are on the red envelopes than on the blue ones?",
      "The fisherman went out {x} times in summer and {y} times in winter. Each time he brought home {z} crabs. How many more crabs did he bring home in summer than in winter?",
      "{x} girls and {y} boys are in the band, and each of them knows {z} songs, all different. How many fewer songs do the boys know than the girls?",
    ],
  },
  {
    id: "order/groups-of-the-first-lot-and-single-ones",
    expression: "x*z+y",
    numbers: TWO_KINDS_OF_GROUPS,
    texts: [
      "{n} has {x} red envelopes with {z} stamps on each, and {y} loose stamps. How many stamps are there?",
      "The fisherman went out {x} times in summer and brought home {z} crabs each time. In winter he went out only once and brought home {y} crabs. How many crabs did he bring home?",
      "{x} girls and a boy are in the band. Each of the girls knows {z} songs and the boy knows {y}, all different. How many songs do they know?",
    ],
  },
  {
    id: "order/smaller-lot-alone",
    expression: "y*z",
    numbers: TWO_KINDS_OF_GROUPS,
    texts: [
      "{n} has {x} red envelopes and {y} blue ones, and there are {z} stamps on each envelope. How many stamps are on the blue envelopes?",
      "The fisherman went out {x} times in summer and {y} times in winter. Each time he brought home {z} crabs. How many crabs did he bring home in winter?",
      "{x} girls and {y} boys are in the band, and each of them knows {z} songs, all different. How many songs do the boys know?",
    ],
  },
  {
    id: "order/how-many-more-days-to-the-end",
    expression: "(x-y)/z",
    numbers: ON_THE_WAY,
    texts: [
      "A hike is {x} miles long. {n} has walked {y} miles of it and walks {z} miles an hour from now on. How many hours more does {he} need?",
      "The puzzle has {x} pieces, of which {y} are in place. If the twins fit {z} pieces an evening, how many more evenings will they need?",
      "A game console costs ${x}, and {m} has saved ${y}. {mHe} puts by ${z} a week. In how many weeks can {m} buy the console?",
    ],
  },
  {
    id: "order/how-many-days-from-start-to-end",
    expression: "x/z",
    numbers: { z: "2..4", y: "z*j", x: "z*(i+j)" },
    texts: [
      "A hike is {x} miles long. {n} has walked {y} miles of it at {z} miles an hour and goes on at the same speed. How many hours does the whole hike take?",
      "The puzzle has {x} pieces, of which {y} are in place. If the twins fit {z} pieces an evening from first to last, how many evenings does the whole puzzle take?",
      "A game console costs ${x}, and {m} has saved ${y} so far by putting by ${z} a week, as {mhe} goes on doing. How many weeks of saving does the console take in all?",
    ],
  },
  {
    id: "order/how-many-days-already",
    expression: "y/z",
    numbers: ON_THE_WAY,
    texts: [
      "A hike is {x} miles long. {n} has walked {y} miles of it, always at {z} miles an hour. How many hours has {he} walked?",
      "The puzzle has {x} pieces, of which {y} are in place. If the twins fitted {z} pieces an evening, how many evenings have they spent on it?",
      "A game console costs ${x}, and {m} has saved ${y} so far. {mHe} put by ${z} a week. How many weeks has {m} been saving?",
    ],
  },
  {
    id: "order/what-is-still-lacking-of-the-stretch",
    expression: "x-y",
    numbers: ON_THE_WAY,
    texts: [
      "A hike is {x} miles long. {n} has walked {y} miles of it, always at {z} miles an hour. How many miles must {he} still walk?",
      "The puzzle has {x} pieces, of which {y} are in place. The twins fit {z} pieces an evening. How many pieces are not in place yet?",
      "A game console costs ${x}, and {m} has saved ${y} by putting by ${z} a week. How many dollars does {m} still need?",
    ],
  },
  {
    id: "order/gone-some-days-then-what-is-lacking",
    expression: "x-y*z",
    numbers: { y: "2..9", z: "2..4", x: "y*z+i+j" },
    texts: [
      "A hike is {x} miles long. {n} has walked for {y} hours at {z} miles an hour. How many miles must {he} still walk?",
      "The puzzle has {x} pieces. The twins have spent {y} evenings on it and fitted {z} pieces each evening. How many pieces are not in place yet?",
      "A game console costs ${x}, and {m} has put by ${z} a week for {y} weeks. How many dollars does {m} still need?",
    ],
  },
  {
    id: "order/what-remains-after-several-things",
    expression: "x-y*z",
    numbers: { y: "2..6", z: "3..9", x: "60..100 by 10" },
    texts: [
      "{n} has ${x} and buys {y} plants for ${z} each. How many dollars does {he} have after that?",
      "From a roll of {x} feet of wire, {y} pieces were cut, each {z} feet long. How many feet of wire were left on the roll?",
      "{x} napkins lay in the drawer. For each of {y} picnics {m} took {z} out. How many napkins lay there in the end?",
    ],
  },
  {
    id: "order/change-from-a-bill-for-two-things",
    expression: "x-y-z",
    numbers: { y: "2..6", z: "7..15", x: "60..100 by 10" },
    texts: [
      "{n} has ${x} and buys a plant for ${y} and another one for ${z}. How many dollars does {he} have after that?",
      "From a roll of {x} feet of wire, two pieces were cut, one {y} feet long and the other {z} feet. How many feet of wire were left on the roll?",
      "{x} napkins lay in the drawer. For one picnic {m} took {y} out, and for the next one {z}. How many napkins lay there in the end?",
    ],
  },
  {
    id: "order/price-of-several-things-after-earning",
    expression: "x+y*z",
    numbers: { y: "2..6", z: "3..9", x: "60..100 by 10" },
    texts: [
      "{n} has ${x} and sells {y} plants for ${z} each. How many dollars does {he} have after that?",
      "To a roll of {x} feet of wire, {y} pieces were joined, each {z} feet long. How many feet of wire were on the roll then?",
      "{x} napkins lay in the drawer. After each of {y} picnics {m} put {z} more into it. How many napkins lay there in the end?",
    ],
  },
  {
    id: "order/spent-on-several-things-not-what-is-left",
    expression: "y*z",
    numbers: { y: "2..6", z: "3..9", x: "60..100 by 10" },
    texts: [
      "{n} has ${x} and buys {y} plants for ${z} each. How many dollars does {he} spend?",
      "From a roll of {x} feet of wire, {y} pieces were cut, each {z} feet long. How many feet of wire were cut off?",
      "{x} napkins lay in the drawer. For each of {y} picnics {m} took {z} out. How many napkins did {mhe} take out altogether?",
    ],
  },
];

/** Half and double, a part of all or of the rest. */
const DOUBLED_OR_PARTED_AFTER: readonly WordingFamily[] = [
  {
    id: "order/half-of-what-is-left-after-a-loss",
    expression: "(x-y)/2",
    numbers: { y: "4..20 by 2", x: "50..98 by 2" },
    texts: [
      "{n} had {x} {o}. First {he} lost {y}, and then {he} gave half of those left to {m}. How many {o} did {m} get?",
      "The shop had {x} hats. {y} were sold on {day}, and half of the others on {day2}. How many hats were sold on {day2}?",
      "Of {x} puppets in the attic, moths ate {y}. Half of the sound ones have strings. How many sound puppets have strings?",
    ],
  },
  {
    id: "order/a-loss-after-half-is-gone",
    expression: "x/2-y",
    numbers: { y: "4..20 by 2", x: "50..98 by 2" },
    texts: [
      "{n} had {x} {o}. First {he} gave half of them to {m}, and then {m} lost {y} of these. How many {o} did {m} still have?",
      "The shop had {x} hats. Half of them were sold on {day}, and {y} of the others on {day2}. How many hats were left?",
      "Half of the {x} puppets in the attic have strings. Moths ate {y} of those with strings and none of the others. How many sound puppets have strings?",
    ],
  },
  {
    id: "order/half-and-then-some-on-top",
    expression: "x/2+y",
    numbers: { y: "4..20 by 2", x: "50..98 by 2" },
    texts: [
      "{n} had {x} {o}. First {he} gave half of them to {m}, and then {he} gave {m} {y} of the rest. How many {o} did {m} get?",
      "The shop had {x} hats. Half of them were sold on {day}, and {y} of the others on {day2}. How many hats were sold on both days together?",
      "Half of the {x} puppets in the attic have strings. {m} put strings on {y} of the others. How many puppets have strings now?",
    ],
  },
  {
    id: "order/doubled-and-then-fewer",
    expression: "x*2-y",
    numbers: { x: "20..60", y: "4..19" },
    texts: [
      "The number of fish in the pond doubled from {x}, and then herons caught {y}. How many fish were in the pond?",
      "{n} typed {x} lines. {m} typed twice as many and struck out {y} of those. How many lines did {m} have?",
      "A jar held {x} raisins. As many again were dropped in, and after that {k} ate {y}. How many raisins did the jar hold?",
    ],
  },
  {
    id: "order/fewer-and-then-doubled",
    expression: "(x-y)*2",
    numbers: { x: "20..60", y: "4..19" },
    texts: [
      "Herons caught {y} of the {x} fish in the pond, and then the number of fish left there doubled. How many fish were in the pond?",
      "{n} typed {x} lines and struck out {y} of them. {m} had twice as many lines as {n} had left. How many lines did {m} have?",
      "A jar held {x} raisins. {k} ate {y}, and after that as many were dropped in as were still there. How many raisins did the jar hold?",
    ],
  },
  {
    id: "order/doubled-and-then-more",
    expression: "x*2+y",
    numbers: { x: "20..60", y: "4..19" },
    texts: [
      "The number of fish in the pond doubled from {x}, and then {y} were put in. How many fish were in the pond?",
      "{n} typed {x} lines. {m} typed twice as many and added {y} by hand. How many lines did {m} have?",
      "A jar held {x} raisins. As many again were dropped in, and after that {k} added {y}. How many raisins did the jar hold?",
    ],
  },
  {
    id: "order/more-and-then-doubled",
    expression: "(x+y)*2",
    numbers: { x: "20..60", y: "4..19" },
    texts: [
      "{y} fish were put into the pond, where there were {x}, and then the number of fish there doubled. How many fish were in the pond?",
      "{n} typed {x} lines and added {y} by hand. {m} had twice as many lines as {n} had in the end. How many lines did {m} have?",
      "A jar held {x} raisins. {k} added {y}, and after that as many were dropped in as were now there. How many raisins did the jar hold?",
    ],
  },
  {
    id: "order/sum-when-the-second-has-more",
    expression: "x+x+y",
    numbers: { x: "20..60", y: "4..19" },
    texts: [
      "{n} painted {x} {o}, and {m} painted {y} more than {n}. How many {o} did the two of them paint?",
      "There are {x} steps up to the gate and {y} more than that from the gate to the tower. How many steps lead to the tower in all?",
      "On {day} {x} letters came. On {day2} there came {y} more than on {day}. What is the number of letters for the two days?",
    ],
  },
  {
    id: "order/together-when-the-second-has-some-fewer",
    expression: "x+x-y",
    numbers: { x: "20..60", y: "4..19" },
    texts: [
      "{n} painted {x} {o}, and {m} painted {y} fewer than {n}. How many {o} did the two of them paint?",
      "There are {x} steps up to the gate and {y} fewer than that from the gate to the tower. How many steps lead to the tower in all?",
      "On {day} {x} letters came. On {day2} there came {y} fewer than on {day}. What is the number of letters for the two days?",
    ],
  },
  {
    id: "order/the-second-alone-has-some-more",
    expression: "x+y",
    numbers: { x: "20..60", y: "4..19" },
    texts: [
      "{n} painted {x} {o}, and {m} painted {y} more than {n}. How many {o} did {m} paint?",
      "There are {x} steps up to the gate and {y} more than that from the gate to the tower. How many steps lead from the gate to the tower?",
      "On {day} {x} letters came. On {day2} there came {y} more than on {day}. How many letters came on {day2}?",
    ],
  },
  {
    id: "order/the-second-alone-has-the-rest-of-all",
    expression: "x-y",
    numbers: { x: "20..60", y: "4..19" },
    texts: [
      "{n} and {m} painted {x} {o}, and {y} of these were painted by {n}. How many {o} did {m} paint?",
      "There are {x} steps up to the tower in all, and {y} of these lead to the gate. How many steps lead from the gate to the tower?",
      "On {day} and {day2} together {x} letters came. On {day} there came {y}. How many letters came on {day2}?",
    ],
  },
  {
    id: "order/weekly-gain-and-weekly-cost",
    expression: "(x-y)*z",
    numbers: { x: "21..40", y: "4..20", z: "3..9" },
    texts: [
      "A pond gets {x} liters of rain a day and loses {y} liters a day to the sun. By how many liters does it grow in {z} days?",
      "{n} earns ${x} a week and spends ${y} a week. How much does {he} save in {z} weeks?",
      "In every one of {z} rounds {m} wins {x} points and loses {y}. With how many points does {m} end, having begun with none?",
    ],
  },
  {
    id: "order/weekly-gain-and-one-cost",
    expression: "x*z-y",
    numbers: { x: "21..40", y: "4..20", z: "3..9" },
    texts: [
      "A pond gets {x} liters of rain a day and on the last day loses {y} liters to the sun. By how many liters does it grow in {z} days?",
      "{n} earns ${x} a week and spends ${y} only once. How much does {he} save in {z} weeks?",
      "In every one of {z} rounds {m} wins {x} points, and in the last one {mhe} loses {y} as well. With how many points does {m} end, having begun with none?",
    ],
  },
  {
    id: "order/weekly-gain-and-the-same-from-another",
    expression: "(x+y)*z",
    numbers: { x: "21..40", y: "4..20", z: "3..9" },
    texts: [
      "A pond gets {x} liters of rain a day and {y} liters a day from a spring. By how many liters does it grow in {z} days?",
      "{n} earns ${x} a week and is given ${y} a week, and spends nothing. How much does {he} save in {z} weeks?",
      "In every one of {z} rounds {m} wins {x} points with cards and {y} with dice. With how many points does {m} end, having begun with none?",
    ],
  },
];

/** Sets of families that differ in one decisive word, which changes the order or the kind of two operations. */
export const CONTRASTS_OF_TWO_STEPS: readonly WordingFamily[] = [
  ...LOST_BEFORE_OR_AFTER,
  ...LOST_FROM_GROUPS,
  ...ONE_OR_BOTH_REPEATED,
  ...TWO_CHANGES,
  ...GROUPS_MADE_ANEW,
  ...EACH_OR_TOGETHER,
  ...JOINED_OR_COMPARED_IN_GROUPS,
  ...DOUBLED_OR_PARTED_AFTER,
];

import type { WordingFamily } from "../wording.ts";

/** Numbers for what is wanted in all and a smaller amount. */
const LACK = { x: "45..98", y: "6..40" };

/** Numbers for an amount which y can part evenly. */
const PARTS = { y: "3..9", x: "y*i" };

/** Numbers for a few groups with a few things in each. */
const EACH = { x: "3..12", y: "3..12" };

/** Numbers for an amount, a smaller one of the same and one to spare. */
const DRAWN = { x: "40..95", y: "6..30", z: "3..25" };

/** Numbers for a price and a smaller amount. */
const PRICE = { x: "30..98", y: "4..25" };

/** Numbers for groups of things and a few single ones. */
const TABLES = { x: "4..9", y: "6..12", z: "2..3" };

/** Numbers for two kinds of things at two prices, the first cost the larger. */
const BOUGHT = { x: "6..9", y: "9..15", z: "2..5", w: "3..8" };

/** Numbers for an amount lacking that z can part evenly. */
const PACKED = { z: "3..9", y: "4..30", x: "y+z*i" };

/** Numbers for two amounts that z parts evenly when they are joined. */
const PACKED_BOTH = { z: "3..9", y: "2..20", x: "z*(i+6)-y" };

/** Numbers for an amount that z parts evenly into more than y groups. */
const PACKS = { z: "3..9", y: "2..8", x: "z*(y+i)" };

/** Numbers for an amount and two smaller parts of it, the first of them the larger. */
const LACK_THREE = { x: "60..99", y: "20..38", z: "4..18" };

/** Numbers for money that y things at z each do not use up. */
const CHANGE = { x: "60..100", y: "3..6", z: "4..9" };

/** Numbers for money that is less than y things at z each cost. */
const SHORT = { y: "6..9", z: "7..12", x: "8..40" };

/** Numbers for a few things at a price and a small amount. */
const FEE = { x: "3..9", y: "9..25", z: "2..6" };

/** Numbers for a cost that z people part evenly, and a small amount. */
const SHARE = { z: "3..8", y: "2..6", x: "z*(y+i)" };

/** Numbers for groups of things and two small amounts that are taken off. */
const BOXES = { x: "5..9", y: "8..12", z: "6..16", w: "3..12" };

/** Numbers for a price, and what is saved again and again. */
const WEEKS = { x: "70..140", y: "4..12", z: "3..5" };

/** Numbers for two counts and what each takes. */
const TWO_SORTS = { x: "4..14", y: "3..12", z: "2..6" };

/** Numbers for single prices and a lower price of the whole set. */
const SET_PRICE = { x: "4..9", y: "8..15", z: "4..14" };

/** Numbers for a whole way and days with the same way each. */
const STAGES = { x: "80..150", y: "3..6", z: "7..12" };

/** Numbers for money, a few things at a price and one more cost. */
const BUDGET = { x: "90..150", y: "3..6", z: "5..9", w: "6..20" };

/** Numbers for things at a price, and how many of them have gone. */
const RAFFLE = { x: "30..60", y: "2..6", z: "8..25" };

/** Numbers for what two parts of a mixture need, and what is there of the first. */
const MIXED = { x: "50..95", y: "12..40", z: "5..35" };

/** Already, another, too many, too few: one word says what the second number counts. */
const TOO_MANY_OR_TOO_FEW: readonly WordingFamily[] = [
  {
    id: "plan/plates-already-on-the-table",
    expression: "x-y",
    numbers: LACK,
    texts: [
      "{n} needs {x} plates for {his} guests. {y} are on the table already. How many more plates must {he} put there?",
      "The choir needs {x} music folders, and the cupboard already has {y}. How many folders are lacking?",
      "For the big tent {m} needs {x} pegs. {mHe} found {y} in the bag. How many pegs must {mhe} still find?",
    ],
  },
  {
    id: "plan/another-plates-wanted",
    expression: "x+y",
    numbers: LACK,
    texts: [
      "{n} put {x} plates on the table for {his} guests and needs another {y}. How many plates are needed for all the guests?",
      "The cupboard has {x} music folders, and the choir needs another {y}. How many folders does the choir need in all?",
      "For the big tent {m} found {x} pegs in the bag and must find another {y}. How many pegs does the tent need?",
    ],
  },
  {
    id: "plan/plates-too-many",
    expression: "x+y",
    numbers: LACK,
    texts: [
      "{n} needs {x} plates for {his} guests. The table has {y} plates too many on it. How many plates are on the table?",
      "The choir needs {x} music folders, and the cupboard has {y} too many. How many folders are in the cupboard?",
      "For the big tent {m} needs {x} pegs. In the bag there are {y} too many. How many pegs are in the bag?",
    ],
  },
  {
    id: "plan/plates-too-few",
    expression: "x-y",
    numbers: LACK,
    texts: [
      "{n} needs {x} plates for {his} guests. The table has {y} plates too few on it. How many plates are on the table?",
      "The choir needs {x} music folders, and the cupboard has {y} too few. How many folders are in the cupboard?",
      "For the big tent {m} needs {x} pegs. In the bag there are {y} too few. How many pegs are in the bag?",
    ],
  },
  {
    id: "need/badges-more-than-guests",
    expression: "x-y",
    numbers: LACK,
    texts: [
      "There are {x} name badges on the desk, {y} more than the congress has guests. Every guest gets one. How many guests are there?",
      "The warden cut {x} keys, which is {y} more than there are lockers. Each locker gets one key. How many lockers are there?",
      "The zoo ordered {x} herrings, {y} more than the seals can eat today. How many herrings can the seals eat today?",
    ],
  },
  {
    id: "need/badges-fewer-than-guests",
    expression: "x+y",
    numbers: LACK,
    texts: [
      "There are {x} name badges on the desk, {y} fewer than the congress has guests. Every guest gets one. How many guests are there?",
      "The warden cut {x} keys, which is {y} fewer than there are lockers. Each locker gets one key. How many lockers are there?",
      "The zoo ordered {x} herrings, {y} fewer than the seals can eat today. How many herrings can the seals eat today?",
    ],
  },
  {
    id: "need/badges-short-of-guests",
    expression: "x-y",
    numbers: LACK,
    texts: [
      "The congress has {x} guests, and there are {y} name badges on the desk. Every guest gets one. How many badges are lacking?",
      "There are {x} lockers, and the warden cut {y} keys. Each locker gets one key. How many keys must still be cut?",
      "The seals can eat {x} herrings today. The zoo ordered {y}. How many herrings must it order besides?",
    ],
  },
  {
    id: "need/guests-with-and-without-badges",
    expression: "x+y",
    numbers: LACK,
    texts: [
      "There are {x} name badges on the desk, and {y} guests of the congress cannot get one. Every guest should have one badge. How many guests are there?",
      "The warden cut {x} keys, one for each locker, and {y} lockers are still without a key. How many lockers are there?",
      "The seals ate all {x} herrings that the zoo ordered and then ate {y} more from the freezer. How many herrings did the seals eat?",
    ],
  },
];

/** Each, together and what is asked say whether to multiply or to divide. */
const ROWS_AND_BAGS: readonly WordingFamily[] = [
  {
    id: "plan/bulbs-for-every-row",
    expression: "x*y",
    numbers: EACH,
    texts: [
      "{n} plans {x} rows of tulips and wants {y} bulbs in each. How many bulbs must {he} order?",
      "{x} party bags are to be filled. {y} marbles go into each bag. How many marbles are needed?",
      "A chapel gets {x} windows, and each window needs {y} panes. How many panes must the glazier cut?",
    ],
  },
  {
    id: "plan/bulbs-shared-by-rows",
    expression: "x/y",
    numbers: PARTS,
    texts: [
      "{n} plans {y} rows of tulips, all alike, and ordered {x} bulbs. How many bulbs go into each row?",
      "{y} party bags are to be filled alike. {x} marbles go into the bags together. How many marbles does one bag get?",
      "A chapel gets {y} windows, all the same. Together they need {x} panes. How many panes does each window need?",
    ],
  },
  {
    id: "plan/rows-that-bulbs-make",
    expression: "x/y",
    numbers: PARTS,
    texts: [
      "{n} ordered {x} tulip bulbs and wants {y} in each row. How many rows can {he} plant?",
      "{x} marbles were bought for party bags. {y} marbles go into each bag. How many bags can be filled?",
      "The glazier cut {x} panes for a chapel, and each window needs {y} panes. How many windows can be made?",
    ],
  },
  {
    id: "plan/bulbs-of-two-rows",
    expression: "x+y",
    numbers: { x: "12..60", y: "12..60" },
    texts: [
      "{n} plans two rows of tulips and wants {x} bulbs in one and {y} in the other. How many bulbs must {he} order?",
      "Two party bags are to be filled. {x} marbles go into the large bag and {y} into the small one. How many marbles are needed?",
      "A chapel gets two windows. One needs {x} panes and the other needs {y}. How many panes must the glazier cut?",
    ],
  },
  {
    id: "need/eggs-for-cakes-each",
    expression: "x*y",
    numbers: EACH,
    texts: [
      "A cake takes {x} eggs. {n} bakes {y} of these cakes. How many eggs does {he} use?",
      "One kite needs {x} sticks, and the club builds {y} such kites. How many sticks does the club need?",
      "The nurse plans {x} bandages for one patient and has {y} patients. How many bandages is that in all?",
    ],
  },
  {
    id: "need/eggs-for-cakes-together",
    expression: "x/y",
    numbers: PARTS,
    texts: [
      "{y} equal cakes take {x} eggs together. How many eggs does {n} use for one cake?",
      "The club needs {x} sticks to build {y} kites, each of them alike. How many sticks does one kite need?",
      "The nurse plans {x} bandages for {y} patients, the same number for each. How many bandages is that for one patient?",
    ],
  },
  {
    id: "need/cakes-that-eggs-allow",
    expression: "x/y",
    numbers: PARTS,
    texts: [
      "A cake takes {y} eggs. {n} has {x} eggs. How many of these cakes can {he} bake?",
      "One kite needs {y} sticks, and the club has {x} sticks. How many kites can the club build?",
      "The nurse has {x} bandages and plans {y} for each patient. For how many patients is that enough?",
    ],
  },
  {
    id: "need/eggs-for-cake-and-besides",
    expression: "x+y",
    numbers: EACH,
    texts: [
      "A cake takes {x} eggs. {n} bakes one, and uses {y} more eggs for the pancakes. How many eggs does {he} use?",
      "One kite needs {x} sticks, and the other kite of the club needs {y}. How many sticks does the club need for both?",
      "The nurse plans {x} bandages for one patient and {y} for the other. How many bandages is that in all?",
    ],
  },
];

/** What is there, what is missing, what a full set or shelf holds. */
const COLLECTIONS_AND_STOCK: readonly WordingFamily[] = [
  {
    id: "plan/album-spaces-still-empty",
    expression: "x-y",
    numbers: LACK,
    texts: [
      "The album on birds has spaces for {x} pictures. {n} has glued in {y} different ones. How many pictures does {he} still need?",
      "A shelf in the pantry holds {x} jars. {y} jars stand on it. How many jars must be brought to fill it?",
      "A full set of the comic has {x} issues, and the museum owns {y} of them. How many issues is the museum missing?",
    ],
  },
  {
    id: "plan/album-full-size",
    expression: "x+y",
    numbers: LACK,
    texts: [
      "In the album on birds {n} has glued in {x} pictures, and {y} spaces are still empty. For how many pictures does the album have spaces?",
      "On a shelf in the pantry stand {x} jars. {y} more must be brought to fill it. How many jars does the full shelf hold?",
      "The museum owns {x} issues of the comic and is missing {y}. How many issues does the full set have?",
    ],
  },
  {
    id: "plan/album-spaces-filled",
    expression: "x-y",
    numbers: LACK,
    texts: [
      "The album on birds has spaces for {x} pictures, and {n} still needs {y} of them. How many pictures has {he} glued in?",
      "A shelf in the pantry holds {x} jars. {y} jars must be brought to fill it. How many jars stand on it?",
      "A full set of the comic has {x} issues, and the museum is missing {y} of them. How many issues does the museum own?",
    ],
  },
  {
    id: "plan/album-and-double-pictures",
    expression: "x+y",
    numbers: LACK,
    texts: [
      "The album on birds is full and holds {x} pictures. {n} has {y} more pictures that {he} did not glue in. How many pictures does {he} have in all?",
      "A shelf in the pantry is full, with {x} jars on it. {y} jars found no room and stand on the floor. How many jars are there in all?",
      "The museum owns the full set of the comic, {x} issues, and {y} issues more that it has twice. How many issues is that together?",
    ],
  },
  {
    id: "buy/filled-up-to",
    expression: "x-y",
    numbers: LACK,
    texts: [
      "There were {y} candles in the vestry. The sexton bought some and filled the stock up to {x}. How many did he buy?",
      "{y} liters of oil were in the tank until the truck filled it up to {x} liters. How many liters did the truck bring?",
      "{n} had {y} golf balls and bought enough to have {x}. How many golf balls did {he} buy?",
    ],
  },
  {
    id: "buy/candles-added-to-stock",
    expression: "x+y",
    numbers: LACK,
    texts: [
      "There were {y} candles in the vestry. The sexton bought {x} and put them there too. How many are there now?",
      "{y} liters of oil were in the tank until the truck put another {x} liters in. How many liters are in the tank now?",
      "{n} had {y} golf balls and bought {x}. How many golf balls does {he} have now?",
    ],
  },
  {
    id: "buy/used-down-to",
    expression: "x-y",
    numbers: LACK,
    texts: [
      "There were {x} candles in the vestry. The sexton burned some, and the stock went down to {y}. How many did he burn?",
      "{x} liters of oil were in the tank in fall, and the level fell to {y} liters by spring. How many liters were used?",
      "{n} had {x} golf balls and lost so many that {he} has {y}. How many golf balls did {he} lose?",
    ],
  },
  {
    id: "buy/used-down-by-asked-before",
    expression: "x+y",
    numbers: LACK,
    texts: [
      "The sexton burned {y} candles from the vestry, and the stock went down to {x}. How many candles were there at first?",
      "{y} liters of oil were used from the tank between fall and spring. {x} liters are left. How many liters were in the tank in fall?",
      "{n} lost {y} of {his} golf balls, so that {he} has {x}. How many golf balls did {he} have before?",
    ],
  },
  {
    id: "need/model-pieces-left-over",
    expression: "x+y",
    numbers: LACK,
    texts: [
      "The model of a ship is finished. It took {x} pieces, and {y} pieces of the set are left over. How many pieces were in the set?",
      "{n} laid the whole path with {x} stones, and {y} stones of the load were not needed. How many stones did the load have?",
      "The dress is sewn. {m} used {x} beads for it, and {y} beads of the bag remain. How many beads were in the bag?",
    ],
  },
  {
    id: "need/model-pieces-that-it-took",
    expression: "x-y",
    numbers: LACK,
    texts: [
      "The model of a ship is finished. The set had {x} pieces, and {y} of them are left over. How many pieces did the ship take?",
      "{n} laid the whole path. The load had {x} stones, and {y} of them were not needed. With how many stones did {he} lay the path?",
      "The dress is sewn. The bag had {x} beads, and {y} of them remain. How many beads did {m} use?",
    ],
  },
  {
    id: "need/model-pieces-not-enough",
    expression: "x+y",
    numbers: LACK,
    texts: [
      "The model of a ship is not finished. All {x} pieces of the set are built in, but the ship takes {y} pieces more. How many pieces does the ship take in all?",
      "{n} used the whole load of {x} stones, but {y} stones are still needed for the path. With how many stones will the path be complete?",
      "The dress is not ready. {m} used up the bag of {x} beads and must buy {y} more for it. How many beads does the dress need?",
    ],
  },
  {
    id: "need/model-pieces-lost",
    expression: "x-y",
    numbers: LACK,
    texts: [
      "The model of a ship takes {x} pieces. Only {y} of them are still in the old set. How many pieces have been lost?",
      "{n} wants to lay a path of {x} stones, and the load has only {y}. How many stones are not there yet?",
      "The dress needs {x} beads. {m} has a bag of {y} beads. How many beads must {mhe} still get?",
    ],
  },
];

/** Who has the money, and whether price, change or lacking money is asked. */
const PRICES_AND_SAVINGS: readonly WordingFamily[] = [
  {
    id: "buy/savings-short-of-the-price",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    numbers: PRICE,
    texts: [
      "A drum costs ${x}, and {n} has saved ${y}. How much money does {he} still need?",
      "The class wants a tent for {x} dollars. In its jar there are {y} dollars. How many dollars are lacking?",
      "The price of the rug is ${x}. {m} has ${y} for it. How much must {mhe} borrow?",
    ],
  },
  {
    id: "buy/savings-and-what-lacks",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    numbers: PRICE,
    texts: [
      "{n} has saved ${x} for a drum and still needs ${y}. How much does the drum cost?",
      "The class wants a tent. In its jar there are {x} dollars, and {y} dollars are lacking. How many dollars does the tent cost?",
      "{m} has ${x} for the rug and must borrow ${y} to pay for it. What is the price of the rug?",
    ],
  },
  {
    id: "buy/savings-beyond-the-price",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    numbers: PRICE,
    texts: [
      "A drum costs ${x}, and {n} has saved ${y} more than that. How much has {he} saved?",
      "The class buys a tent for {x} dollars, and {y} dollars stay in its jar. How many dollars were in the jar before?",
      "The price of the rug is ${x}. {m} pays and has ${y} left. How much money did {mhe} have?",
    ],
  },
  {
    id: "buy/savings-left-after-the-price",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    numbers: PRICE,
    texts: [
      "{n} has saved ${x}, and {he} buys a drum for ${y}. How much is left of {his} savings?",
      "In the jar of the class there are {x} dollars. It buys a tent for {y} dollars. How many dollars stay in the jar?",
      "{m} has ${x} and pays the ${y} for the rug. How much money does {mhe} have left?",
    ],
  },
  {
    id: "buy/reduced-by",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    numbers: PRICE,
    texts: [
      "A lamp that cost ${x} is reduced by ${y}. What does it cost now?",
      "The ferry fare was {x} dollars. It fell by {y} dollars in spring. How many dollars is the fare now?",
      "{n} asked ${x} for {his} old skates, but let {m} have them for ${y} less. What did {m} pay?",
    ],
  },
  {
    id: "buy/reduced-to",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    numbers: PRICE,
    texts: [
      "A lamp that cost ${x} is reduced to ${y}. How much does a buyer save?",
      "The ferry fare was {x} dollars. It fell to {y} dollars in spring. By how many dollars did it fall?",
      "{n} asked ${x} for {his} old skates, but let {m} have them for ${y}. How much less than asked did {m} pay?",
    ],
  },
  {
    id: "buy/price-before-it-fell",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    numbers: PRICE,
    texts: [
      "A lamp was reduced by ${y} and costs ${x} now. What did it cost before?",
      "The ferry fare is {x} dollars. It had fallen by {y} dollars in spring. How many dollars was the fare before spring?",
      "{n} let {m} have {his} old skates for ${x}, which is ${y} less than {n} had asked. What had {n} asked for them?",
    ],
  },
  {
    id: "buy/price-raised-by",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    numbers: PRICE,
    texts: [
      "A lamp that cost ${x} became dearer by ${y}. What does it cost now?",
      "The ferry fare was {x} dollars. It rose by {y} dollars in spring. How many dollars is the fare now?",
      "{n} asked ${x} for {his} old skates, and {m} liked them so much that {mhe} gave ${y} above that. What did {m} pay?",
    ],
  },
  {
    id: "buy/price-of-several",
    expression: "x*y",
    money: true,
    units: ["dollars"],
    numbers: EACH,
    texts: [
      "{n} wants {x} ferns at ${y} each. What do they cost together?",
      "The team orders {x} jerseys. Each costs {y} dollars. How many dollars must be paid?",
      "{m} rents a canoe for {x} hours, and every hour costs ${y}. What does {mhe} pay?",
    ],
  },
  {
    id: "buy/price-of-one-of-several",
    expression: "x/y",
    money: true,
    units: ["dollars"],
    numbers: PARTS,
    texts: [
      "{n} wants {y} ferns, all at one price, which cost ${x} together. What does each cost?",
      "The team orders {y} equal jerseys. Together they cost {x} dollars. How many dollars is that for one jersey?",
      "{m} rents a canoe for {y} hours and pays ${x} in all. What does every hour cost?",
    ],
  },
  {
    id: "buy/several-for-the-money",
    expression: "x/y",
    numbers: PARTS,
    texts: [
      "{n} wants to spend ${x} on ferns at ${y} each. How many can {he} get?",
      "The team has {x} dollars for jerseys. Each costs {y} dollars. How many jerseys can it order?",
      "{m} has ${x} to rent a canoe, and every hour costs ${y}. For how many hours can {mhe} rent it?",
    ],
  },
  {
    id: "buy/price-of-two-ferns",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    numbers: PRICE,
    texts: [
      "{n} wants a large fern at ${x} and a small one at ${y}. What do they cost together?",
      "The team orders a jersey and a cap. The jersey costs {x} dollars and the cap {y} dollars. How many dollars must be paid?",
      "{m} rents a canoe for ${x} and a life vest for ${y}. What does {mhe} pay?",
    ],
  },
];

/** Ordered, delivered, missing, of these and besides these. */
const ORDERED_AND_DELIVERED: readonly WordingFamily[] = [
  {
    id: "plan/boots-not-delivered-yet",
    expression: "x-y",
    numbers: LACK,
    texts: [
      "The fire brigade ordered {x} pairs of boots. {y} pairs were delivered on {day}. How many pairs are still to come?",
      "{n} ordered {x} bricks for the oven and unloaded {y} so far. How many bricks are still on the truck?",
      "Of the {x} trees promised to the village, {y} have arrived. How many trees has the village not received yet?",
    ],
  },
  {
    id: "plan/boots-above-the-order",
    expression: "x+y",
    numbers: LACK,
    texts: [
      "The fire brigade ordered {x} pairs of boots. On {day} {y} pairs too many were delivered. How many pairs were delivered?",
      "{n} ordered {x} bricks for the oven, but there were {y} more than that on the truck. How many bricks were on the truck?",
      "All {x} trees promised to the village have arrived, and {y} others besides. How many trees has the village received?",
    ],
  },
  {
    id: "plan/boots-come-and-to-come",
    expression: "x+y",
    numbers: LACK,
    texts: [
      "{x} pairs of boots were delivered to the fire brigade on {day}. {y} pairs are still to come. How many pairs did it order?",
      "{n} unloaded {x} bricks for the oven, and {y} that {he} ordered are still on the truck. How many bricks did {he} order?",
      "{x} trees have arrived in the village, and {y} have not arrived yet. How many trees were promised to it?",
    ],
  },
  {
    id: "plan/boots-fewer-than-ordered",
    expression: "x-y",
    numbers: LACK,
    texts: [
      "The fire brigade ordered {x} pairs of boots. On {day} {y} pairs too few were delivered. How many pairs were delivered?",
      "{n} ordered {x} bricks for the oven, but there were {y} fewer than that on the truck. How many bricks were on the truck?",
      "Of the {x} trees promised to the village, {y} have not arrived. How many trees has the village received?",
    ],
  },
  {
    id: "need/uniforms-of-these-small",
    expression: "x-y",
    numbers: DRAWN,
    texts: [
      "The band gets {x} uniforms. {y} of these are small, and the others are large. The band also has {z} drums. How many large uniforms does it get?",
      "{n} plans {x} exercises for the week. {y} of them are for the arms, all the others for the legs. {He} rests {z} minutes a day. How many exercises are for the legs?",
      "A seed catalog lists {x} kinds of beans, {y} of which climb, and {z} kinds of peas. How many kinds of beans do not climb?",
    ],
  },
  {
    id: "need/uniforms-besides-these-small",
    expression: "x+y",
    numbers: DRAWN,
    texts: [
      "The band gets {x} large uniforms and, besides these, {y} small ones. The band also has {z} drums. How many uniforms does it get?",
      "{n} plans {x} exercises for the legs and, besides them, {y} for the arms. {He} rests {z} minutes a day. How many exercises does {he} plan?",
      "A seed catalog lists {x} kinds of beans that do not climb, {y} kinds of beans that climb, and {z} kinds of peas. How many kinds of beans does it list?",
    ],
  },
  {
    id: "need/uniforms-and-drums-compared",
    expression: "x-z",
    numbers: DRAWN,
    texts: [
      "The band gets {x} uniforms, {y} of them small. The band also has {z} drums. How many more uniforms than drums is that?",
      "{n} plans {x} exercises for the week, {y} of them for the arms. {He} has done {z} of all the exercises. How many has {he} still to do?",
      "A seed catalog lists {x} kinds of beans, {y} of which climb, and {z} kinds of peas. How many more kinds of beans than of peas does it list?",
    ],
  },
  {
    id: "need/uniforms-and-others-together",
    expression: "x+z",
    numbers: DRAWN,
    texts: [
      "The band gets {x} uniforms, {y} of which are small, and {z} scarves. How many uniforms and scarves does it get?",
      "{n} plans {x} exercises for this week, {y} of them for the arms, and {z} exercises for next week. How many exercises does {he} plan for the two weeks?",
      "A seed catalog lists {x} kinds of beans, {y} of which climb, and {z} kinds of peas. How many kinds of beans and peas does it list?",
    ],
  },
];

/** A plan that takes days or miles: done, still to do, each day, in how many days. */
const TRIPS_AND_TIMES: readonly WordingFamily[] = [
  {
    id: "plan/miles-still-to-ride",
    expression: "x-y",
    numbers: LACK,
    texts: [
      "{n} plans a ride of {x} miles. By noon {he} has ridden {y} miles. How many miles has {he} still to ride?",
      "The course has {x} lessons, and the group has had {y}. How many lessons are to come?",
      "{m} must learn {x} lines for the play and knows {y} by heart. How many must {mhe} still learn?",
    ],
  },
  {
    id: "plan/miles-of-the-whole-ride",
    expression: "x+y",
    numbers: LACK,
    texts: [
      "By noon {n} has ridden {x} miles and still has {y} miles to ride. How many miles long is the ride that {he} plans?",
      "The group has had {x} lessons of the course, and {y} are to come. How many lessons does the course have?",
      "{m} knows {x} lines for the play by heart and must still learn {y}. How many lines must {mhe} know for the play?",
    ],
  },
  {
    id: "plan/miles-beyond-the-plan",
    expression: "x+y",
    numbers: LACK,
    texts: [
      "{n} planned a ride of {x} miles. In the end {he} rode {y} miles farther than planned. How many miles did {he} ride?",
      "The course was to have {x} lessons, and then {y} were added. How many lessons did it have?",
      "{m} learned the {x} lines for the play and then {y} lines of another part too. How many lines did {mhe} learn?",
    ],
  },
  {
    id: "plan/miles-cut-from-the-plan",
    expression: "x-y",
    numbers: LACK,
    texts: [
      "{n} planned a ride of {x} miles. Rain stopped {him} {y} miles before the end. How many miles did {he} ride?",
      "The course was to have {x} lessons, and then {y} were dropped. How many lessons did it have?",
      "{m} was given {x} lines for the play, but forgot {y} of them on stage. How many lines did {mhe} say?",
    ],
  },
  {
    id: "plan/pages-on-each-day",
    expression: "x*y",
    numbers: EACH,
    texts: [
      "{n} plans to read {x} pages on each of {y} days. How many pages will {he} have read then?",
      "A patient is to take {x} pills a day for {y} days. How many pills does she need?",
      "For {y} weeks the potter wants to make {x} vases a week. How many vases will there be?",
    ],
  },
  {
    id: "plan/pages-to-read-a-day",
    expression: "x/y",
    numbers: PARTS,
    texts: [
      "{n} plans to read {x} pages in {y} days, the same number on each day. How many pages is that for one day?",
      "A patient is to take {x} pills in {y} days, as many on one day as on another. How many pills does she take a day?",
      "In {y} weeks the potter wants to make {x} vases, every week the same number. How many vases must he make a week?",
    ],
  },
  {
    id: "plan/days-that-pages-take",
    expression: "x/y",
    numbers: PARTS,
    texts: [
      "{n} plans to read {x} pages, {y} on each day. How many days will {he} need?",
      "A patient has {x} pills and is to take {y} a day. For how many days do they last?",
      "The potter wants to make {x} vases and makes {y} a week. How many weeks does he need?",
    ],
  },
  {
    id: "plan/pages-on-top-of-pages",
    expression: "x+y",
    numbers: EACH,
    texts: [
      "{n} plans to read {x} pages on {day} and {y} pages on the day after. How many pages will {he} have read then?",
      "A patient is to take {x} pills this week and {y} next week. How many pills does she need for the two weeks?",
      "This week the potter wants to make {x} vases and next week {y}. How many vases will there be?",
    ],
  },
];

/** Guests who come, stay away or were not counted, and seats for them. */
const GUESTS_AND_SEATS: readonly WordingFamily[] = [
  {
    id: "need/seats-for-guests-who-stay-away",
    expression: "x-y",
    numbers: LACK,
    texts: [
      "{x} people were invited to the wedding. {y} of them cannot come, and all the others will. How many chairs are needed for the guests?",
      "The hall was reserved for {x} children, but {y} of them have the flu. How many places will be taken?",
      "{n} planned a hike for {x} members. {y} members have canceled. For how many is lunch to be ordered?",
    ],
  },
  {
    id: "need/seats-for-guests-brought-along",
    expression: "x+y",
    numbers: LACK,
    texts: [
      "{x} people were invited to the wedding. All come, and they bring {y} people along. How many chairs are needed for the guests?",
      "The hall was reserved for {x} children, but {y} more will be there. How many places will be taken?",
      "{n} planned a hike for {x} members. {y} other members have joined since. For how many is lunch to be ordered?",
    ],
  },
  {
    id: "need/guests-counted-from-those-who-come",
    expression: "x+y",
    numbers: LACK,
    texts: [
      "Only {x} chairs are needed for the wedding guests, because {y} of the people invited cannot come. How many people were invited?",
      "Only {x} places of the hall are taken, because {y} of the children for whom it was reserved have the flu. For how many children was the hall reserved?",
      "{n} ordered lunch for the {x} members who hike. {y} members had canceled. For how many members had the hike been planned?",
    ],
  },
  {
    id: "need/guests-who-came-unasked",
    expression: "x-y",
    numbers: LACK,
    texts: [
      "{x} chairs are needed for the wedding guests. Only {y} of these people were invited, and the others are brought along. How many people are brought along?",
      "{x} places of the hall are taken, although it was reserved for {y} children only. How many more children are there than planned?",
      "{n} ordered lunch for {x} hikers. {y} of them are members. How many are not members?",
    ],
  },
];

/** Groups of things: already there, broken and needed again, groups more or groups fewer. */
const TABLES_TO_LAY: readonly WordingFamily[] = [
  {
    id: "plan/napkins-still-to-bring",
    expression: "x*y-z",
    numbers: TABLES,
    texts: [
      "{x} tables are to be laid with {y} napkins each. {z} napkins are lying there already. How many napkins must {n} still bring?",
      "A quilt gets {x} rows of {y} patches. {m} has {z} patches cut out. How many has {mhe} still to cut out?",
      "The gym needs {y} mats in each of its {x} bays, and {z} mats are there. How many mats must be ordered?",
    ],
  },
  {
    id: "plan/napkins-for-tables-and-spares",
    expression: "x*y+z",
    numbers: TABLES,
    texts: [
      "{x} tables are to be laid with {y} napkins each, and {z} napkins are to lie ready besides. How many napkins must {n} bring?",
      "A quilt gets {x} rows of {y} patches, and {m} wants {z} patches to spare. How many must {mhe} cut out?",
      "The gym needs {y} mats in each of its {x} bays and {z} at the door. How many mats must be ordered if none is there?",
    ],
  },
  {
    id: "plan/napkins-for-tables-one-group-more",
    expression: "(x+z)*y",
    numbers: TABLES,
    texts: [
      "{x} tables were to be laid with {y} napkins each, but now {z} tables more are needed. How many napkins must {n} bring in all?",
      "A quilt was to get {x} rows of {y} patches, and {m} adds {z} such rows. How many patches does the quilt need?",
      "The gym needs {y} mats in each of its {x} bays, and in each of the {z} bays being built. How many mats is that in all?",
    ],
  },
  {
    id: "plan/napkins-for-tables-one-group-less",
    expression: "(x-z)*y",
    numbers: TABLES,
    texts: [
      "{x} tables were to be laid with {y} napkins each, but {z} of the tables are not needed. How many napkins must {n} bring?",
      "A quilt was to get {x} rows of {y} patches, and {m} leaves out {z} of the rows. How many patches does the quilt need?",
      "The gym needs {y} mats in each of its {x} bays, but {z} of the bays have theirs already. How many mats must be ordered?",
    ],
  },
  {
    id: "need/bottles-in-crates-not-quite-full",
    expression: "x*y-z",
    numbers: TABLES,
    texts: [
      "{x} crates should hold {y} bottles each. In all, {z} bottles are missing. How many bottles are in the crates?",
      "{n} has {x} boxes made for {y} crayons each. {z} crayons altogether have been lost. How many crayons are left?",
      "On {x} shelves there is room for {y} vases each. {z} vases fewer than that are there. How many vases are on the shelves?",
    ],
  },
  {
    id: "need/bottles-in-crates-lacking-in-each",
    expression: "x*(y-z)",
    numbers: TABLES,
    texts: [
      "{x} crates should hold {y} bottles each. In each of them {z} bottles are missing. How many bottles are in the crates?",
      "{n} has {x} boxes made for {y} crayons each. From every box {z} crayons have been lost. How many crayons are left?",
      "On {x} shelves there is room for {y} vases each. Each shelf has {z} vases fewer than that. How many vases are on the shelves?",
    ],
  },
  {
    id: "need/bottles-in-crates-too-many-in-each",
    expression: "x*(y+z)",
    numbers: TABLES,
    texts: [
      "{x} crates should hold {y} bottles each. In each of them there are {z} too many. How many bottles are in the crates?",
      "{n} has {x} boxes made for {y} crayons each. Into every box {he} squeezed {z} crayons more. How many crayons are in the boxes?",
      "On {x} shelves there is room for {y} vases each. Each shelf has {z} vases more than that. How many vases are on the shelves?",
    ],
  },
  {
    id: "need/bottles-in-crates-too-many-in-all",
    expression: "x*y+z",
    numbers: TABLES,
    texts: [
      "{x} crates should hold {y} bottles each. All of them are full, and {z} bottles did not fit in. How many bottles are there?",
      "{n} has {x} boxes made for {y} crayons each. All are full, and {z} crayons altogether lie loose beside them. How many crayons are there?",
      "On {x} shelves there is room for {y} vases each. They are full, and the shop has {z} vases more than that. How many vases does it have?",
    ],
  },
];

/** Two kinds of things at two prices: together, how much more, at one price, change. */
const COSTS_OF_TWO_KINDS: readonly WordingFamily[] = [
  {
    id: "buy/cost-of-two-kinds",
    expression: "x*y+z*w",
    units: ["dollars", "dollars", "dollars"],
    numbers: BOUGHT,
    texts: [
      "{n} buys {x} rakes at ${y} each and {z} trowels at ${w} each. How much does {he} pay altogether?",
      "The scouts order {x} maps for {y} dollars each and {z} whistles for {w} dollars each. What does the order cost?",
      "{m} books {x} nights at ${y} a night and {z} breakfasts at ${w} each. What is the bill?",
    ],
  },
  {
    id: "buy/cost-of-one-kind-above-the-other",
    expression: "x*y-z*w",
    units: ["dollars", "dollars", "dollars"],
    numbers: BOUGHT,
    texts: [
      "{n} buys {x} rakes at ${y} each and {z} trowels at ${w} each. How much more does {he} pay for the rakes than for the trowels?",
      "The scouts order {x} maps for {y} dollars each and {z} whistles for {w} dollars each. How many dollars more do the maps cost than the whistles?",
      "{m} books {x} nights at ${y} a night and {z} breakfasts at ${w} each. By how much is the cost of the nights above that of the breakfasts?",
    ],
  },
  {
    id: "buy/count-of-two-kinds-with-prices",
    expression: "x+z",
    numbers: BOUGHT,
    texts: [
      "{n} buys {x} rakes at ${y} each and {z} trowels at ${w} each. How many tools does {he} buy?",
      "The scouts order {x} maps for {y} dollars each and {z} whistles for {w} dollars each. How many things do they order?",
      "{m} orders {x} sandwiches at ${y} each and {z} cakes at ${w} each. How many pieces of food does {mhe} order?",
    ],
  },
  {
    id: "buy/one-of-each-kind",
    expression: "y+w",
    numbers: BOUGHT,
    texts: [
      "Out of {x} rakes at ${y} each and {z} trowels at ${w} each, {n} takes one rake and one trowel. How much does {he} pay?",
      "In stock are {x} maps for {y} dollars each and {z} whistles for {w} dollars each. The scouts order just one map and one whistle. What does the order cost?",
      "The inn has {x} rooms at ${y} a night and {z} breakfasts at ${w} each. {m} books one room for one night and one breakfast. What is the bill?",
    ],
  },
  {
    id: "buy/change-after-several",
    expression: "x-y*z",
    money: true,
    units: ["dollars", "dollars"],
    numbers: CHANGE,
    texts: [
      "{n} has ${x} and buys {y} scarves at ${z} each. How much money does {he} get to keep?",
      "With {x} dollars the teacher pays for {y} museum tickets of {z} dollars each. How many dollars does she get back?",
      "{m} hands over ${x} for {y} loads of sand, each at ${z}. What is the change?",
    ],
  },
  {
    id: "buy/money-lacking-for-several",
    expression: "y*z-x",
    money: true,
    units: ["dollars", "dollars"],
    numbers: SHORT,
    texts: [
      "{n} has ${x} and would like {y} scarves at ${z} each. How much money does {he} lack?",
      "With {x} dollars the teacher cannot pay for {y} museum tickets of {z} dollars each. How many dollars must she add?",
      "{m} hands over ${x} for {y} loads of sand, each at ${z}, and will pay the rest later. How much is that rest?",
    ],
  },
  {
    id: "buy/money-before-scarves-were-bought",
    expression: "x+y*z",
    money: true,
    units: ["dollars", "dollars"],
    numbers: CHANGE,
    texts: [
      "{n} buys {y} scarves at ${z} each and has ${x} left. How much money did {he} have?",
      "The teacher pays for {y} museum tickets of {z} dollars each and gets {x} dollars back. How many dollars did she hand over?",
      "After paying for {y} loads of sand, each at ${z}, {m} still has ${x}. How much did {mhe} have at first?",
    ],
  },
  {
    id: "buy/money-left-after-one-price-of-all",
    expression: "x-z",
    units: ["dollars"],
    numbers: { x: "60..100", y: "3..6", z: "15..45" },
    texts: [
      "{n} has ${x} and buys {y} scarves at ${z} for all of them together. How much money does {he} get to keep?",
      "With {x} dollars the teacher pays {z} dollars for one museum ticket, on which {y} children may go in. How many dollars does she get back?",
      "{m} hands over ${x} for {y} loads of sand, which cost ${z} altogether. What is the change?",
    ],
  },
];

/** Things that come in packs: things or packs there already, needed besides or given away. */
const PACKS_STILL_NEEDED: readonly WordingFamily[] = [
  {
    id: "need/packs-for-what-things-lack",
    expression: "(x-y)/z",
    numbers: PACKED,
    texts: [
      "The camp needs {x} candles and has {y}. Candles are sold in packs of {z}. How many packs must the camp buy?",
      "{n} wants {x} tiles, of which {y} are in the shed. {z} tiles come in a carton. How many cartons does {he} need to order?",
      "For a mosaic of {x} shells {m} has found {y}. {mHe} finds {z} shells a day from now on. How many days will {mhe} need?",
    ],
  },
  {
    id: "need/packs-for-camp-and-feast",
    expression: "(x+y)/z",
    numbers: PACKED_BOTH,
    texts: [
      "The camp needs {x} candles and, for the feast, another {y}. Candles are sold in packs of {z}. How many packs must the camp buy?",
      "{n} wants {x} tiles for the hall and {y} for the stairs. {z} tiles come in a carton. How many cartons does {he} need to order?",
      "For a mosaic of {x} shells and a frame of {y} shells {m} has found none so far. {mHe} finds {z} shells a day. How many days will {mhe} need?",
    ],
  },
  {
    id: "need/packs-for-things-packs-there",
    expression: "x/z-y",
    numbers: PACKS,
    texts: [
      "The camp needs {x} candles. Candles are sold in packs of {z}, and the camp has {y} packs. How many packs must the camp buy?",
      "{n} wants {x} tiles. {z} tiles come in a carton, and {y} such cartons are in the shed. How many cartons does {he} need to order?",
      "For a mosaic of {x} shells {m} finds {z} shells a day and has searched for {y} days. How many more days will {mhe} need?",
    ],
  },
  {
    id: "need/packs-for-things-packs-besides",
    expression: "x/z+y",
    numbers: PACKS,
    texts: [
      "The camp needs {x} candles. Candles are sold in packs of {z}, and the camp wants {y} packs more as a reserve. How many packs must the camp buy?",
      "{n} wants {x} tiles for the hall. {z} tiles come in a carton. For the stairs {he} needs {y} cartons besides. How many cartons does {he} need to order?",
      "For a mosaic of {x} shells {m} finds {z} shells a day, and then takes {y} days to glue them. How many days will the work need in all?",
    ],
  },
  {
    id: "need/packs-opened-things-lacking",
    expression: "x-y*z",
    numbers: { x: "70..120", y: "3..6", z: "5..10" },
    texts: [
      "A bakery needs {x} eggs. It has {y} trays of {z} eggs each. How many eggs does it lack?",
      "{n} must write {x} thank-you cards and writes {z} on each of {y} evenings. How many cards has {he} still to write then?",
      "There should be {x} screws in the drawer, but only {y} bags of {z} screws are in it. How many screws must be added?",
    ],
  },
  {
    id: "need/packs-opened-things-over",
    expression: "y*z-x",
    numbers: { y: "5..9", z: "8..12", x: "10..38" },
    texts: [
      "A bakery needs {x} eggs. It buys {y} trays of {z} eggs each. How many eggs will it have too many?",
      "{n} had to write {x} thank-you cards and wrote {z} on each of {y} evenings. How many cards more than {he} had to has {he} written?",
      "{x} screws were needed, and {y} bags of {z} screws were opened and poured into the drawer. How many screws are left over?",
    ],
  },
  {
    id: "need/packs-opened-things-needed",
    expression: "y*z+x",
    numbers: { y: "5..9", z: "8..12", x: "10..38" },
    texts: [
      "A bakery has {y} trays of {z} eggs each and lacks {x} eggs. How many eggs does it need in all?",
      "{n} writes {z} thank-you cards on each of {y} evenings and still has {x} to write then. How many cards must {he} write altogether?",
      "{y} bags of {z} screws are in the drawer, and {x} screws must be added. How many screws should there be in the drawer?",
    ],
  },
  {
    id: "need/packs-opened-things-used",
    expression: "y*z-x",
    numbers: { y: "5..9", z: "8..12", x: "10..38" },
    texts: [
      "A bakery has {y} trays of {z} eggs each. In the evening {x} eggs are left. How many eggs did it need that day?",
      "{n} planned to write {z} thank-you cards on each of {y} evenings. At the end {x} of them were still not written. How many cards did {he} write?",
      "{y} bags of {z} screws were poured into the drawer, and {x} screws are left. How many screws were needed?",
    ],
  },
];

/** Two parts of what is needed: both there, one lost again, one still to come. */
const TWO_PARTS_OF_A_NEED: readonly WordingFamily[] = [
  {
    id: "need/two-parts-there-rest-lacking",
    expression: "x-(y+z)",
    numbers: LACK_THREE,
    texts: [
      "The theater needs {x} costumes. {y} hang in the closet and {z} were sewn this week. How many costumes are lacking?",
      "A full team album has {x} cards. {n} got {y} from {his} cousin and found {z} others, all of them different. How many cards does {he} still need?",
      "{m} means to do {x} sums. {mHe} did {y} on {day} and {z} on {day2}. How many sums are still to be done?",
    ],
  },
  {
    id: "need/part-there-some-of-it-spoiled",
    expression: "x-(y-z)",
    numbers: LACK_THREE,
    texts: [
      "The theater needs {x} costumes. {y} hang in the closet, but {z} of these are torn and cannot be worn. How many costumes are lacking?",
      "A full team album has {x} cards. {n} got {y} different ones from {his} cousin and lost {z} of them. How many cards does {he} still need?",
      "{m} means to do {x} sums. {mHe} did {y} on {day}, of which {z} came out wrong and must be done again. How many sums are still to be done?",
    ],
  },
  {
    id: "need/part-there-more-needed-than-thought",
    expression: "x+z-y",
    numbers: LACK_THREE,
    texts: [
      "The theater needs {x} costumes and {z} more for the children. {y} hang in the closet. How many costumes are lacking?",
      "A team album had {x} cards, and {z} new ones have been added to it. {n} got {y} different ones from {his} cousin. How many cards does {he} need to complete it?",
      "{m} means to do {x} sums and then decides to do {z} more. {mHe} has done {y}. How many sums are still to be done?",
    ],
  },
  {
    id: "need/part-there-fewer-needed-than-thought",
    expression: "x-z-y",
    numbers: LACK_THREE,
    texts: [
      "The theater was to need {x} costumes, but it needs {z} fewer. {y} hang in the closet. How many costumes are lacking?",
      "A team album has {x} cards. {n} does not want {z} of them at all, and of the others {he} has {y}. How many cards does {he} still want?",
      "{m} meant to do {x} sums and then decides to do {z} fewer. {mHe} has done {y}. How many sums are still to be done?",
    ],
  },
  {
    id: "plan/one-sale-one-filling",
    expression: "x-y+z",
    numbers: LACK_THREE,
    texts: [
      "There were {x} umbrellas in the stand. {y} were sold, and {z} were put in afterwards. How many umbrellas are in the stand now?",
      "{n} had {x} dog biscuits. {He} used up {y} and bought {z}. How many dog biscuits does {he} have?",
      "A pond of {x} trout lost {y} to the herons before the keeper set in {z} young ones. How many trout are in the pond then?",
    ],
  },
  {
    id: "plan/stock-sold-twice",
    expression: "x-y-z",
    numbers: LACK_THREE,
    texts: [
      "There were {x} umbrellas in the stand. {y} were sold, and {z} were taken out afterwards. How many umbrellas are in the stand now?",
      "{n} had {x} dog biscuits. {He} used up {y} and gave away {z}. How many dog biscuits does {he} have?",
      "A pond of {x} trout lost {y} to the herons before the keeper fished out {z} others. How many trout are in the pond then?",
    ],
  },
  {
    id: "plan/stock-net-loss",
    expression: "y-z",
    numbers: LACK_THREE,
    texts: [
      "There were {x} umbrellas in the stand. {y} were sold, and {z} were put in afterwards. How many fewer umbrellas are in the stand now than at first?",
      "{n} had {x} dog biscuits. {He} used up {y} and bought {z}. How many more must {he} buy to have as many as before?",
      "A pond of {x} trout lost {y} to the herons before the keeper set in {z} young ones. How many trout fewer than before are in the pond then?",
    ],
  },
  {
    id: "plan/stock-before-sale-and-filling",
    expression: "x+y-z",
    numbers: LACK_THREE,
    texts: [
      "{y} umbrellas from the stand were sold, and {z} were put in afterwards. {x} umbrellas are in the stand now. How many were there before the sale?",
      "{n} used up {y} of {his} dog biscuits and then bought {z}. Now {he} has {x}. How many dog biscuits did {he} have at first?",
      "A pond lost {y} trout to the herons before the keeper set in {z} young ones. {x} trout are in the pond now. How many were in it at the beginning?",
    ],
  },
];

/** A fee, a discount or a share: once for all or for each. */
const FEES_AND_SHARES: readonly WordingFamily[] = [
  {
    id: "buy/fee-once-for-all",
    expression: "x*y+z",
    money: true,
    units: ["dollars", "dollars"],
    numbers: FEE,
    texts: [
      "{n} orders {x} blankets at ${y} each. Sending them costs ${z} for the whole order. What is the total?",
      "A bus company asks {y} dollars for each of the {x} riders and {z} dollars for the parking lot. How many dollars must the group pay?",
      "{x} judo suits at ${y} each are bought, and one bag for all of them at ${z}. How much is spent?",
    ],
  },
  {
    id: "buy/fee-for-each",
    expression: "x*(y+z)",
    money: true,
    units: ["dollars", "dollars"],
    numbers: FEE,
    texts: [
      "{n} orders {x} blankets at ${y} each. Sending them costs ${z} for every blanket. What is the total?",
      "A bus company asks {y} dollars for each of the {x} riders and {z} dollars more for the lunch of each. How many dollars must the group pay?",
      "{x} judo suits at ${y} each are bought, and for every suit a bag at ${z}. How much is spent?",
    ],
  },
  {
    id: "buy/discount-once-for-all",
    expression: "x*y-z",
    money: true,
    units: ["dollars", "dollars"],
    numbers: FEE,
    texts: [
      "{n} orders {x} blankets at ${y} each. {z} dollars are taken off the whole order. What is the total?",
      "A bus company asks {y} dollars for each of the {x} riders and lets the whole group off {z} dollars. How many dollars must the group pay?",
      "{x} judo suits at ${y} each are bought with one coupon of ${z}. How much is spent?",
    ],
  },
  {
    id: "buy/discount-for-each",
    expression: "x*(y-z)",
    money: true,
    units: ["dollars", "dollars"],
    numbers: FEE,
    texts: [
      "{n} orders {x} blankets at ${y} each. {z} dollars are taken off the price of every blanket. What is the total?",
      "A bus company asks {y} dollars for each of the {x} riders and then lets every rider off {z} dollars. How many dollars must the group pay?",
      "{x} judo suits at ${y} each are bought, each of them with a coupon of ${z}. How much is spent?",
    ],
  },
  {
    id: "buy/share-plus-bait-for-each",
    expression: "x/z+y",
    units: ["dollars", "dollars"],
    numbers: SHARE,
    texts: [
      "A boat costs ${x}. {z} friends share the cost evenly, and each also pays ${y} for bait. How much does each friend pay?",
      "The {z} cousins split the {x} dollars for Grandpa's chair evenly, and every cousin buys a card for {y} dollars. How many dollars does each cousin spend?",
      "{z} families share the ${x} for a cabin in equal parts, plus ${y} per family for wood. What is the cost for one family?",
    ],
  },
  {
    id: "buy/share-and-each-gets-off",
    expression: "x/z-y",
    units: ["dollars", "dollars"],
    numbers: SHARE,
    texts: [
      "A boat costs ${x}. {z} friends share the cost evenly, and each then gets ${y} back. How much does each friend pay in the end?",
      "The {z} cousins split the {x} dollars for Grandpa's chair evenly, and Grandma gives every cousin {y} dollars toward it. How many dollars of their own does each cousin spend?",
      "{z} families share the ${x} for a cabin in equal parts, less the ${y} that each family has paid before. What has one family still to pay?",
    ],
  },
  {
    id: "buy/share-of-cost-with-bait",
    expression: "(x+y)/z",
    units: ["dollars", "dollars"],
    numbers: PACKED_BOTH,
    texts: [
      "A boat costs ${x} and the bait ${y} in all. {z} friends share both costs evenly. How much does each friend pay?",
      "The {z} cousins split the {x} dollars for Grandpa's chair and the {y} dollars for its cushion evenly. How many dollars does each cousin spend?",
      "{z} families share the ${x} for a cabin and the ${y} for the wood in equal parts. What is the cost for one family?",
    ],
  },
  {
    id: "buy/share-of-cost-after-reduction",
    expression: "(x-y)/z",
    units: ["dollars", "dollars"],
    numbers: PACKED,
    texts: [
      "A boat costs ${x}, but the owner takes ${y} off. {z} friends share the lower cost evenly. How much does each friend pay?",
      "Of the {x} dollars for Grandpa's chair, Grandma gives {y}. The {z} cousins split the rest evenly. How many dollars does each cousin spend?",
      "{z} families share the ${x} for a cabin in equal parts after ${y} in all has been paid from a common purse. What has one family still to pay?",
    ],
  },
];

/** Again and again the same amount: what is reached, what is lacking, how long it takes. */
const SAVING_AND_TRAVELING: readonly WordingFamily[] = [
  {
    id: "plan/weeks-saved-still-lacking",
    expression: "x-y*z",
    money: true,
    units: ["dollars", "dollars"],
    numbers: WEEKS,
    texts: [
      "A bicycle costs ${x}. {n} has put aside ${y} a week for {z} weeks. How much is lacking?",
      "The choir needs {x} dollars for robes and has earned {y} dollars at each of {z} concerts. How many dollars does it still need?",
      "{m} owes ${x} and has paid ${y} back in each of {z} months. How much does {mhe} still owe?",
    ],
  },
  {
    id: "plan/weeks-saved-on-top",
    expression: "x+y*z",
    money: true,
    units: ["dollars", "dollars"],
    numbers: WEEKS,
    texts: [
      "{n} has ${x} and puts aside ${y} more a week for {z} weeks. How much will {he} have?",
      "The choir has {x} dollars and earns another {y} dollars at each of {z} concerts. How many dollars will it have?",
      "{m} owes ${x} and borrows ${y} more in each of {z} months. How much does {mhe} owe then?",
    ],
  },
  {
    id: "plan/weeks-of-saving-the-rest",
    expression: "(x-y)/z",
    numbers: PACKED,
    texts: [
      "A bicycle costs ${x}. {n} has ${y} and puts aside ${z} a week. For how many weeks must {he} save?",
      "The choir needs {x} dollars for robes, has {y} dollars and earns {z} dollars at a concert. How many concerts must it give?",
      "{m} owes ${x}, pays ${y} back at once and ${z} in each month after that. In how many months will {mhe} have paid everything?",
    ],
  },
  {
    id: "plan/weeks-saved-each-the-same",
    expression: "(x-y)/z",
    units: ["dollars", "dollars"],
    numbers: PACKED,
    texts: [
      "A bicycle costs ${x}. {n} has ${y} and wants to buy it in {z} weeks, putting aside the same amount every week. How much is that a week?",
      "The choir needs {x} dollars for robes and has {y} dollars. It hopes to earn the rest in {z} concerts, the same at each. How many dollars must a concert bring?",
      "{m} owes ${x}, pays ${y} back at once and the rest in {z} equal monthly payments. How much is each of them?",
    ],
  },
  {
    id: "plan/stages-still-to-walk",
    expression: "x-y*z",
    numbers: STAGES,
    texts: [
      "A trail is {x} miles long. {n} walks {z} miles a day and has been on it for {y} days. How many miles has {he} still to walk?",
      "A wall of {x} feet is to be painted. The painter does {z} feet an hour and works {y} hours. How many feet are not painted then?",
      "{m} must knit {x} rows, and {mhe} knits {z} rows on each of {y} evenings. How many rows are still to be knitted?",
    ],
  },
  {
    id: "plan/stages-walked-farther",
    expression: "x+y*z",
    numbers: STAGES,
    texts: [
      "A trail is {x} miles long. {n} walks to its end and then goes on for {y} days at {z} miles a day. How many miles does {he} walk in all?",
      "A wall of {x} feet is painted. The painter then does {z} feet an hour of the next wall and works on it for {y} hours. How many feet has he painted altogether?",
      "{m} has knitted {x} rows, and {mhe} knits {z} more rows on each of {y} evenings. How many rows are knitted then?",
    ],
  },
  {
    id: "plan/stages-days-for-the-rest",
    expression: "(x-y)/z",
    numbers: PACKED,
    texts: [
      "A trail is {x} miles long. {n} has walked {y} miles and from now on walks {z} miles a day. How many days will {he} need to its end?",
      "A wall of {x} feet is to be painted, and {y} feet are done. The painter does {z} feet an hour. How many hours has he still to work?",
      "{m} must knit {x} rows, has {y} finished, and knits {z} rows an evening. How many evenings does {mhe} still need?",
    ],
  },
  {
    id: "plan/stages-days-in-all",
    expression: "x/z+y",
    numbers: PACKS,
    texts: [
      "A trail is {x} miles long. {n} walks {z} miles a day and rests on {y} days besides. How many days does {he} need to its end?",
      "A wall of {x} feet is to be painted. The painter does {z} feet an hour and needs {y} hours before that to wash it. How many hours must he work?",
      "{m} must knit {x} rows at {z} rows an evening, and sewing up will take {y} evenings more. How many evenings does {mhe} need?",
    ],
  },
];

/** Two sorts of which both, one or only the second take several; and what is left of a budget. */
const SORTS_AND_SPENDING: readonly WordingFamily[] = [
  {
    id: "need/glasses-for-both-sorts",
    expression: "(x+y)*z",
    numbers: TWO_SORTS,
    texts: [
      "The winery expects {x} women and {y} men for a tasting, and each of them gets {z} glasses. How many glasses are needed?",
      "{n} plants {x} plum trees and {y} pear trees. Every tree is tied to {z} stakes. How many stakes does {he} need?",
      "{x} younger and {y} older pupils go to camp, all with {z} towels each. How many towels do they take?",
    ],
  },
  {
    id: "need/glasses-for-second-sort-only",
    expression: "x+y*z",
    numbers: TWO_SORTS,
    texts: [
      "The winery expects {x} women and {y} men for a tasting. Every woman gets one glass and every man {z} glasses. How many glasses are needed?",
      "{n} plants {x} plum trees and {y} pear trees. A plum tree is tied to a single stake, a pear tree to {z}. How many stakes does {he} need?",
      "{x} younger and {y} older pupils go to camp, the younger with one towel each and the older with {z} towels each. How many towels do they take?",
    ],
  },
  {
    id: "need/glasses-for-first-sort-only",
    expression: "x*z+y",
    numbers: TWO_SORTS,
    texts: [
      "The winery expects {x} women and {y} men for a tasting. Every woman gets {z} glasses and every man one glass. How many glasses are needed?",
      "{n} plants {x} plum trees and {y} pear trees. A plum tree is tied to {z} stakes, a pear tree to a single one. How many stakes does {he} need?",
      "{x} younger and {y} older pupils go to camp, the younger with {z} towels each and the older with one towel each. How many towels do they take?",
    ],
  },
  {
    id: "need/glasses-for-one-sort-none-for-other",
    expression: "x*z",
    numbers: TWO_SORTS,
    texts: [
      "The winery expects {x} women and {y} men for a tasting. Every woman gets {z} glasses, and the men get none. How many glasses are needed?",
      "{n} plants {x} plum trees and {y} pear trees. A plum tree is tied to {z} stakes, a pear tree to none. How many stakes does {he} need?",
      "{x} younger and {y} older pupils go to camp, the younger with {z} towels each and the older without any. How many towels do they take?",
    ],
  },
  {
    id: "buy/budget-left-after-both-costs",
    expression: "x-y*z-w",
    money: true,
    units: ["dollars", "dollars", "dollars"],
    numbers: BUDGET,
    texts: [
      "The class has ${x} for its fair. It buys {y} banners at ${z} each and rents a grill for ${w}. How much money is left?",
      "{n} takes ${x} to the sale and picks {y} chairs at ${z} each and a mirror for ${w}. How much does {he} bring home?",
      "Out of {x} dollars, {m} pays {y} helpers {z} dollars each and the driver {w} dollars. How many dollars remain?",
    ],
  },
  {
    id: "buy/budget-after-cost-and-gift",
    expression: "x-y*z+w",
    money: true,
    units: ["dollars", "dollars", "dollars"],
    numbers: BUDGET,
    texts: [
      "The class has ${x} for its fair. It buys {y} banners at ${z} each and then is given ${w} by the parents. How much money does it have now?",
      "{n} takes ${x} to the sale, picks {y} chairs at ${z} each and sells {his} old mirror there for ${w}. How much does {he} bring home?",
      "Out of {x} dollars, {m} pays {y} helpers {z} dollars each, and the driver returns {w} dollars to {mhim}. How many dollars does {mhe} have then?",
    ],
  },
  {
    id: "buy/budget-spent-in-all",
    expression: "y*z+w",
    money: true,
    units: ["dollars", "dollars"],
    numbers: BUDGET,
    texts: [
      "The class has ${x} for its fair. It buys {y} banners at ${z} each and rents a grill for ${w}. How much money does it spend?",
      "{n} takes ${x} to the sale and picks {y} chairs at ${z} each and a mirror for ${w}. What does {he} pay?",
      "Out of {x} dollars, {m} pays {y} helpers {z} dollars each and the driver {w} dollars. How many dollars does {mhe} pay out?",
    ],
  },
  {
    id: "buy/budget-as-it-was-before",
    expression: "x+y*z+w",
    money: true,
    units: ["dollars", "dollars", "dollars"],
    numbers: BUDGET,
    texts: [
      "The class buys {y} banners at ${z} each, rents a grill for ${w} and has ${x} left for its fair. How much money did it have before?",
      "{n} picks {y} chairs at ${z} each and a mirror for ${w} at the sale and brings ${x} home. How much did {he} take there?",
      "{m} pays {y} helpers {z} dollars each and the driver {w} dollars, and {x} dollars remain. How many dollars were there at first?",
    ],
  },
  {
    id: "buy/set-cheaper-than-single-ones",
    expression: "x*y-z",
    money: true,
    units: ["dollars", "dollars"],
    numbers: SET_PRICE,
    texts: [
      "A cookbook costs ${y}. The set of {x} such cookbooks is ${z} cheaper than the books bought one by one. What does the set cost?",
      "One ride on the lift costs {y} dollars. A pass is {z} dollars cheaper than {x} rides. How many dollars is the pass?",
      "{n} sells a jar of honey for ${y} and a crate of {x} jars for ${z} less than the jars cost singly. What is the price of a crate?",
    ],
  },
  {
    id: "buy/set-saves-against-single-ones",
    expression: "x*y-z",
    money: true,
    units: ["dollars", "dollars"],
    numbers: { y: "8..15", x: "5..9", z: "x*y-i-j" },
    texts: [
      "A cookbook costs ${y}. The set of {x} such cookbooks costs ${z}. How much does the set save against the books bought one by one?",
      "One ride on the lift costs {y} dollars. A pass for {z} dollars is used for {x} rides. How many dollars does the pass save?",
      "{n} sells a jar of honey for ${y} and a crate of {x} jars for ${z}. How much cheaper is the crate than the jars bought singly?",
    ],
  },
  {
    id: "buy/set-dearer-than-single-ones",
    expression: "x*y+z",
    money: true,
    units: ["dollars", "dollars"],
    numbers: SET_PRICE,
    texts: [
      "A cookbook costs ${y}. The set of {x} such cookbooks comes in a case and is ${z} dearer than the books bought one by one. What does the set cost?",
      "One ride on the lift costs {y} dollars. A pass is {z} dollars dearer than {x} rides. How many dollars is the pass?",
      "{n} sells a jar of honey for ${y} and a crate of {x} jars for ${z} more than the jars cost singly. What is the price of a crate?",
    ],
  },
  {
    id: "buy/set-dearer-than-one-single",
    expression: "z-y",
    money: true,
    units: ["dollars"],
    numbers: { y: "8..15", x: "5..9", z: "x*y-i-j" },
    texts: [
      "A cookbook costs ${y}. The set of {x} such cookbooks costs ${z}. How much more is the set than a single cookbook?",
      "One ride on the lift costs {y} dollars. A pass for {x} rides costs {z} dollars. How many dollars more than a single ride does the pass cost?",
      "{n} sells a jar of honey for ${y} and a crate of {x} jars for ${z}. How much more than one jar does a crate cost?",
    ],
  },
  {
    id: "plan/boxes-two-amounts-taken-off",
    expression: "x*y-z-w",
    numbers: BOXES,
    texts: [
      "{n} orders {x} boxes of {y} pens. {z} pens do not write, and {he} gives {w} of the good ones to {m}. How many good pens does {he} keep?",
      "The kindergarten plans {y} cups for each of {x} tables. {z} cups are in the kitchen and {w} in the yard. How many cups must still be bought?",
      "A bed of {x} rows with {y} lettuces each lost {z} to snails and {w} to hares. How many lettuces are left?",
    ],
  },
  {
    id: "plan/boxes-one-off-one-put-to",
    expression: "x*y-z+w",
    numbers: BOXES,
    texts: [
      "{n} orders {x} boxes of {y} pens. {z} pens do not write, and {m} gives {him} {w} good ones. How many good pens does {he} have from all this?",
      "The kindergarten plans {y} cups for each of {x} tables and {w} cups to spare. {z} cups are in the kitchen. How many cups must still be bought?",
      "A bed of {x} rows with {y} lettuces each lost {z} to snails, and {w} new ones were planted. How many lettuces are in it now?",
    ],
  },
  {
    id: "plan/boxes-both-put-to",
    expression: "x*y+z+w",
    numbers: BOXES,
    texts: [
      "{n} orders {x} boxes of {y} pens. {z} loose pens come with them, and {m} gives {him} {w} more. How many pens does {he} get in all?",
      "The kindergarten plans {y} cups for each of {x} tables, {z} cups for the kitchen and {w} for the yard. How many cups must be bought if there are none yet?",
      "A bed of {x} rows with {y} lettuces each got {z} plants more on {day} and {w} more on {day2}. How many lettuces are in it now?",
    ],
  },
  {
    id: "plan/boxes-only-the-amounts-taken-off",
    expression: "z+w",
    numbers: BOXES,
    texts: [
      "{n} orders {x} boxes of {y} pens. {z} pens do not write, and {he} gives {w} of the good ones to {m}. How many of these pens do not write or go to {m}?",
      "The kindergarten plans {y} cups for each of {x} tables. {z} cups are in the kitchen and {w} in the yard. How many cups does it have there already?",
      "A bed of {x} rows with {y} lettuces each lost {z} to snails and {w} to hares. How many lettuces did the animals eat?",
    ],
  },
];

/** The same three numbers each time: which two or three of them the question needs. */
const SOLD_OR_UNSOLD: readonly WordingFamily[] = [
  {
    id: "plan/raffle-tickets-unsold",
    expression: "x-z",
    numbers: RAFFLE,
    texts: [
      "The raffle has {x} tickets at ${y} each. {n} has sold {z} of them. How many tickets are unsold?",
      "For the boat trip there are {x} seats, which cost {y} dollars each, and {z} seats are booked. How many seats are free?",
      "{m} ordered {x} sacks of compost at ${y} a sack. {z} sacks have come. How many sacks are still to come?",
    ],
  },
  {
    id: "plan/money-for-sold-ones",
    expression: "y*z",
    units: ["dollars"],
    numbers: RAFFLE,
    texts: [
      "The raffle has {x} tickets at ${y} each. {n} has sold {z} of them. How much money has {he} taken so far?",
      "For the boat trip there are {x} seats, which cost {y} dollars each, and {z} seats are booked. How many dollars do the booked seats bring?",
      "{m} ordered {x} sacks of compost at ${y} a sack. {z} sacks have come, and {mhe} paid for those at once. How much did {mhe} pay?",
    ],
  },
  {
    id: "plan/raffle-money-when-all-is-sold",
    expression: "x*y",
    units: ["dollars"],
    numbers: RAFFLE,
    texts: [
      "The raffle has {x} tickets at ${y} each. {n} has sold {z} of them. How much money will there be in all when every ticket is sold?",
      "For the boat trip there are {x} seats, which cost {y} dollars each, and {z} seats are booked. How many dollars would the full boat bring?",
      "{m} ordered {x} sacks of compost at ${y} a sack. {z} sacks have come, and {mhe} will pay for the whole order at its end. How much will {mhe} pay?",
    ],
  },
  {
    id: "plan/raffle-money-still-to-come",
    expression: "(x-z)*y",
    numbers: RAFFLE,
    texts: [
      "The raffle has {x} tickets at ${y} each. {n} has sold {z} of them. How much money can the unsold tickets still bring?",
      "For the boat trip there are {x} seats, which cost {y} dollars each, and {z} seats are booked. How many dollars is the boat short of what it brings when it is full?",
      "{m} ordered {x} sacks of compost at ${y} a sack. {z} sacks have come and are paid for. How much must {mhe} pay for the sacks still to come?",
    ],
  },
  {
    id: "need/flour-still-to-be-weighed",
    expression: "x-z",
    numbers: MIXED,
    texts: [
      "A dough takes {x} ounces of flour and {y} ounces of butter. {n} has poured {z} ounces of flour into the bowl. How much more flour must {he} pour in?",
      "For a green paint, {x} drops of blue and {y} drops of yellow are wanted. {z} drops of blue are in the dish. How many drops of blue must be added?",
      "The orchestra needs {x} violins and {y} horns. {z} violinists have signed up, each with a violin. How many violins are lacking?",
    ],
  },
  {
    id: "need/flour-and-butter-in-all",
    expression: "x+y",
    numbers: MIXED,
    texts: [
      "A dough takes {x} ounces of flour and {y} ounces of butter. {n} has poured {z} ounces of flour into the bowl. How many ounces of flour and butter will the finished dough have?",
      "For a green paint, {x} drops of blue and {y} drops of yellow are wanted. {z} drops of blue are in the dish. How many drops will the finished paint have?",
      "The orchestra needs {x} violins and {y} horns. {z} violinists have signed up, each with a violin. How many violins and horns are needed in all?",
    ],
  },
  {
    id: "need/flour-above-butter",
    expression: "x-y",
    numbers: MIXED,
    texts: [
      "A dough takes {x} ounces of flour and {y} ounces of butter. {n} has poured {z} ounces of flour into the bowl. How much more flour than butter does the dough take?",
      "For a green paint, {x} drops of blue and {y} drops of yellow are wanted. {z} drops of blue are in the dish. How many more drops of blue than of yellow are wanted?",
      "The orchestra needs {x} violins and {y} horns. {z} violinists have signed up, each with a violin. How many horns fewer than violins does it need?",
    ],
  },
  {
    id: "need/flour-and-butter-still-to-come",
    expression: "x-z+y",
    numbers: MIXED,
    texts: [
      "A dough takes {x} ounces of flour and {y} ounces of butter. {n} has poured {z} ounces of flour and no butter into the bowl. How many ounces must still go in?",
      "For a green paint, {x} drops of blue and {y} drops of yellow are wanted. {z} drops of blue are in the dish, and nothing else. How many drops must be added?",
      "The orchestra needs {x} violins and {y} horns. {z} violinists have signed up, each with a violin, but no horn player. How many violins and horns are lacking?",
    ],
  },
];

/** Things needed, planned or bought, in sets: nearly the same story, another calculation. */
export const CONTRASTS_OF_PLANS: readonly WordingFamily[] = [
  ...TOO_MANY_OR_TOO_FEW,
  ...ROWS_AND_BAGS,
  ...COLLECTIONS_AND_STOCK,
  ...PRICES_AND_SAVINGS,
  ...ORDERED_AND_DELIVERED,
  ...TRIPS_AND_TIMES,
  ...GUESTS_AND_SEATS,
  ...TABLES_TO_LAY,
  ...COSTS_OF_TWO_KINDS,
  ...PACKS_STILL_NEEDED,
  ...TWO_PARTS_OF_A_NEED,
  ...FEES_AND_SHARES,
  ...SAVING_AND_TRAVELING,
  ...SORTS_AND_SPENDING,
  ...SOLD_OR_UNSOLD,
];

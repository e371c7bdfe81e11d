import type { WordingFamily } from "../wording.ts";

/** The same containers, rows or people, and either what each has is said, or what they have in all, or one kind joins or lacks. */
const EACH_OR_IN_ALL: readonly WordingFamily[] = [
  {
    id: "each/hives-every-one-has",
    expression: "x*y",
    numbers: { x: "y*i", y: "2..9" },
    texts: [
      "A beekeeper owns {y} hives. There are {x} frames in each hive. How many frames does she own?",
      "{n} hung {y} strings of lights over the patio. Each string has {x} lights. How many lights hang there?",
      "{y} baskets stand on the pier, and {x} clams lie in every one of them. Find the number of clams.",
    ],
  },
  {
    id: "each/hives-so-many-in-all",
    expression: "x/y",
    numbers: { x: "y*i", y: "2..9" },
    texts: [
      "A beekeeper owns {y} hives. There are {x} frames in all, and every hive has the same number. How many frames are in one hive?",
      "{n} hung {y} equal strings of lights over the patio. In all there are {x} lights. How many lights are on a string?",
      "{y} baskets stand on the pier, and {x} clams lie in them, as many in one as in another. Find the number of clams in a basket.",
    ],
  },
  {
    id: "each/hives-of-her-brother-too",
    expression: "x+y",
    numbers: { x: "y*i", y: "2..9" },
    texts: [
      "A beekeeper owns {y} hives. Her brother owns {x} other hives. How many hives do they own in all?",
      "{n} hung {y} strings of lights over the patio. {He} hung {x} strings over the lawn. How many strings hang there?",
      "{y} baskets stand on the pier, and {x} baskets are still on the boat. Find the number of baskets.",
    ],
  },
  {
    id: "each/hives-some-of-them-empty",
    expression: "x-y",
    numbers: { x: "y*i", y: "2..9" },
    texts: [
      "A beekeeper owns {x} hives. There are no bees in {y} of her hives. How many hives have bees?",
      "{n} hung {x} lights over the patio. {y} of the lights do not work. How many lights work?",
      "{x} baskets stand on the pier, and clams lie in {y} of them. Find the number of baskets without clams.",
    ],
  },
  {
    id: "each/ferry-seats-on-each-deck",
    expression: "x*y",
    numbers: { x: "y*i", y: "2..6", z: "20..55" },
    texts: [
      "A ferry has {y} decks. The trip takes {z} minutes. There are {x} seats on each deck. How many seats does the ferry have?",
      "The riding school has {y} barns. It is {z} miles from the town. Every barn has {x} stalls. What is the number of stalls at the riding school?",
      "{n} keeps buttons in {y} tins. {He} is {z} years old. {x} buttons are in each of the tins. How many buttons does {he} have?",
    ],
  },
  {
    id: "each/ferry-seats-on-all-decks",
    expression: "x/y",
    numbers: { x: "y*i", y: "2..6", z: "20..55" },
    texts: [
      "A ferry has {y} decks. The trip takes {z} minutes. There are {x} seats on all decks together, the same number on each. How many seats does a deck have?",
      "The riding school has {y} barns of the same size. It is {z} miles from the town. All the barns together have {x} stalls. What is the number of stalls in a barn?",
      "{n} keeps buttons in {y} tins. {He} is {z} years old. {x} buttons are in the tins altogether, equally many in each. How many buttons does a tin hold?",
    ],
  },
  {
    id: "each/ferry-seats-free",
    expression: "x-y",
    numbers: { x: "y*i", y: "2..6", z: "20..55" },
    texts: [
      "A ferry has {x} seats. The trip takes {z} minutes. People sit on {y} of the seats. How many seats of the ferry are free?",
      "The riding school has {x} stalls. It is {z} miles from the town. {y} stalls have no horse in them. What is the number of stalls with a horse at the riding school?",
      "{n} keeps {x} buttons in a tin. {He} is {z} years old. {y} of the buttons are broken. How many buttons are not broken?",
    ],
  },
  {
    id: "each/ferry-seats-below-and-above",
    expression: "x+y",
    numbers: { x: "y*i", y: "2..6", z: "20..55" },
    texts: [
      "A ferry has {x} seats indoors. The trip takes {z} minutes. There are {y} more seats out in the open. How many seats does the ferry have?",
      "The riding school has {x} stalls in one barn. It is {z} miles from the town. Another barn has {y} stalls. What is the number of stalls at the riding school?",
      "{n} keeps {x} buttons in a tin. {He} is {z} years old. {y} buttons are on {his} desk. How many buttons does {he} have?",
    ],
  },
  {
    id: "each/eggs-how-many-trays",
    expression: "x/y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "The hens laid {x} eggs. Each tray takes {y} eggs. How many trays did the farmer fill?",
      "{n} baked {x} tarts for the fair and put {y} of them on each plate. How many plates did {he} use?",
      "The post office got {x} parcels. {y} parcels go on each cart. Tell how many carts are needed.",
    ],
  },
  {
    id: "each/eggs-in-these-trays",
    expression: "x*y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "The farmer filled {x} trays. Each tray takes {y} eggs. How many eggs did the farmer put into the trays?",
      "{n} put {y} tarts on each of {x} plates for the fair. How many tarts did {he} use?",
      "The post office loaded {x} carts. {y} parcels go on each cart. Tell how many parcels there are.",
    ],
  },
  {
    id: "each/eggs-without-cracks",
    expression: "x-y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "The hens laid {x} eggs. {y} of them cracked. How many whole eggs did the farmer get?",
      "{n} baked {x} tarts for the fair, but {he} burned {y} of them. How many tarts can {he} use?",
      "The post office got {x} parcels. {y} of these parcels were handed out. Tell how many parcels are still there.",
    ],
  },
  {
    id: "each/eggs-two-layings",
    expression: "x+y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "The hens laid {x} eggs. Later they laid {y} others. How many eggs did the farmer get?",
      "{n} baked {x} tarts for the fair and then {y} for {his} neighbors. How many tarts did {he} bake?",
      "The post office got {x} parcels, and {y} parcels were already there. Tell how many parcels are there now.",
    ],
  },
  {
    id: "each/pirates-share-them",
    expression: "x/y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "{y} pirates found {x} gold coins. They share the coins equally. How many coins does each pirate have then?",
      "{y} cousins picked {x} plums and took home the same number each. How many plums did a cousin take home?",
      "The {y} clerks have {x} stamps among them, and no clerk has more than another. How many stamps does one clerk have?",
    ],
  },
  {
    id: "each/pirates-each-found-so-many",
    expression: "x*y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "{y} pirates found {x} gold coins each. They put the coins together. How many coins do they have then?",
      "{y} cousins picked plums, and each took home {x} of them. How many plums did the cousins take home?",
      "The {y} clerks have {x} stamps apiece, and no clerk has more than another. How many stamps do the clerks have?",
    ],
  },
  {
    id: "each/pirates-each-pays-one",
    expression: "x-y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "{y} pirates found {x} gold coins together. Each pirate gave one of these coins to the cook. How many of the coins do they have then?",
      "{y} cousins picked {x} plums and ate one plum each. How many plums were there to take home?",
      "The {y} clerks have {x} stamps in one box, and every clerk takes out a single stamp. How many stamps does the box have then?",
    ],
  },
  {
    id: "each/pirates-each-adds-one",
    expression: "x+y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "{y} pirates found {x} gold coins together. Each pirate put one coin of his own with these. How many coins lie together then?",
      "{y} cousins picked {x} plums, and then each picked one plum more. How many plums did the cousins pick?",
      "The {y} clerks have {x} stamps in one box, and every clerk puts in a single stamp more. How many stamps does the box have then?",
    ],
  },
  {
    id: "each/cups-packs-needed",
    expression: "x/y",
    numbers: { x: "y*i", y: "4..9" },
    texts: [
      "{n} needs {x} paper cups. The cups come in packs of {y}. How many packs must {he} buy?",
      "A sign painter must have {x} brushes. Brushes are sold in sets of {y}. How many sets does he order?",
      "The nurse wants {x} masks. There are {y} masks in a box. How many boxes should she open?",
    ],
  },
  {
    id: "each/cups-still-needed",
    expression: "x-y",
    numbers: { x: "y*i", y: "4..9" },
    texts: [
      "{n} needs {x} paper cups. {He} has a pack of {y}. How many cups must {he} still buy?",
      "A sign painter must have {x} brushes. He owns a set of {y}. How many more brushes does he order?",
      "The nurse wants {x} masks. There are {y} masks in her only box. How many masks is she short?",
    ],
  },
  {
    id: "each/cups-so-many-packs",
    expression: "x*y",
    numbers: { x: "y*i", y: "4..9" },
    texts: [
      "{n} bought {x} packs of paper cups. The cups come in packs of {y}. How many cups did {he} buy?",
      "A sign painter ordered {x} sets of brushes. Brushes are sold in sets of {y}. How many brushes does he get?",
      "The nurse opened {x} boxes of masks. There are {y} masks in a box. How many masks did she find in them?",
    ],
  },
  {
    id: "each/cups-and-one-pack",
    expression: "x+y",
    numbers: { x: "y*i", y: "4..9" },
    texts: [
      "{n} has {x} paper cups. {He} buys one more pack of {y}. How many cups does {he} have now?",
      "A sign painter owned {x} brushes. He bought a set of {y} more. How many brushes does he own now?",
      "The nurse has {x} masks on the shelf. There are {y} masks in a box beside them. How many masks does she have?",
    ],
  },
  {
    id: "each/pews-seats-of-each",
    expression: "x*y",
    numbers: { x: "y*i", y: "2..9", z: "12..40" },
    texts: [
      "There are {y} long tables in the dining hall. {z} pictures hang on its walls. {x} guests can sit at each table. How many guests can sit in the hall?",
      "A parking garage has {y} floors. It was built {z} years ago. {x} cars fit on every floor. How many cars fit in the garage?",
      "{n} drew {y} kites in {z} minutes. {He} put {x} stars on each kite. How many stars did {he} draw?",
    ],
  },
  {
    id: "each/pews-tables-for-guests",
    expression: "x/y",
    numbers: { x: "y*i", y: "2..9", z: "12..40" },
    texts: [
      "There are {x} guests in the dining hall. {z} pictures hang on its walls. {y} guests sit at each table. How many tables do the guests fill?",
      "A parking garage has room for {x} cars. It was built {z} years ago. {y} cars fit on every floor. How many floors does the garage have?",
      "{n} drew kites with {x} stars in {z} minutes. {He} put {y} stars on each kite. How many kites did {he} draw?",
    ],
  },
  {
    id: "each/pews-the-guests-who-stand",
    expression: "x-y",
    numbers: { x: "y*i", y: "2..9", z: "12..40" },
    texts: [
      "There are {x} guests in the dining hall. {z} pictures hang on its walls. {y} of the guests sit at a table, and the others stand. How many guests stand?",
      "A parking garage has room for {x} cars. It was built {z} years ago. {y} cars are in it. How many more cars fit in the garage?",
      "{n} drew {x} stars in {z} minutes. {He} erased {y} of the stars. How many of {his} stars can be seen?",
    ],
  },
  {
    id: "each/stalls-boxes-of-two-fruits",
    expression: "y+z",
    numbers: { x: "5..12", y: "11..20", z: "2..9" },
    texts: [
      "A stand has {y} boxes of peaches and {z} boxes of kiwis. There are {x} in a box. How many boxes does the stand have?",
      "{n} bought {y} packs of red candles and {z} of white ones, with {x} candles to a pack. How many packs did {he} buy?",
      "In a parade {y} lines of drummers and {z} lines of dancers marched by, {x} people to a line. How many lines marched by?",
    ],
  },
  {
    id: "each/stalls-pieces-of-two-fruits",
    expression: "(y+z)*x",
    numbers: { x: "5..12", y: "11..20", z: "2..9" },
    texts: [
      "A stand has {y} boxes of peaches and {z} boxes of kiwis. There are {x} in a box. How many peaches and kiwis does the stand have?",
      "{n} bought {y} packs of red candles and {z} of white ones, with {x} candles to a pack. How many candles did {he} buy?",
      "In a parade {y} lines of drummers and {z} lines of dancers marched by, {x} people to a line. How many people marched by?",
    ],
  },
  {
    id: "each/stalls-pieces-of-one-fruit",
    expression: "x*y",
    numbers: { x: "5..12", y: "11..20", z: "2..9" },
    texts: [
      "A stand has {y} boxes of peaches and {z} boxes of kiwis. There are {x} in a box. How many peaches does the stand have?",
      "{n} bought {y} packs of red candles and {z} of white ones, with {x} candles to a pack. How many red candles did {he} buy?",
      "In a parade {y} lines of drummers and {z} lines of dancers marched by, {x} people to a line. How many drummers marched by?",
    ],
  },
  {
    id: "each/stalls-more-boxes-of-one",
    expression: "y-z",
    numbers: { x: "5..12", y: "11..20", z: "2..9" },
    texts: [
      "A stand has {y} boxes of peaches and {z} boxes of kiwis. There are {x} in a box. How many more boxes of peaches than of kiwis does the stand have?",
      "{n} bought {y} packs of red candles and {z} of white ones, with {x} candles to a pack. How many more packs of red candles did {he} buy?",
      "In a parade {y} lines of drummers and {z} lines of dancers marched by, {x} people to a line. How many fewer lines of dancers marched by?",
    ],
  },
  {
    id: "each/stalls-fruits-ahead",
    expression: "(y-z)*x",
    numbers: { x: "5..12", y: "11..20", z: "2..9" },
    texts: [
      "A stand has {y} boxes of peaches and {z} boxes of kiwis. There are {x} in a box. How many more peaches than kiwis does the stand have?",
      "{n} bought {y} packs of red candles and {z} of white ones, with {x} candles to a pack. How many more red candles than white ones did {he} buy?",
      "In a parade {y} lines of drummers and {z} lines of dancers marched by, {x} people to a line. How many fewer dancers than drummers marched by?",
    ],
  },
];

/** Groups of one size, of which one group, one of each, some, or a second kind comes or goes. */
const EACH_AND_THEN_SOME: readonly WordingFamily[] = [
  {
    id: "each/chairs-one-row-gone",
    expression: "x*y-x",
    numbers: { x: "4..12", y: "4..9" },
    texts: [
      "There were {y} rows of {x} chairs on the lawn. One row was carried away. How many chairs are on the lawn now?",
      "{n} had {y} sheets of {x} stickers. {He} gave one sheet to {m}. How many stickers does {he} have left?",
      "The {y} crews of a fleet had {x} sailors each. One crew went home. How many sailors are still there?",
    ],
  },
  {
    id: "each/chairs-one-of-each-row-gone",
    expression: "x*y-y",
    numbers: { x: "4..12", y: "4..9" },
    texts: [
      "There were {y} rows of {x} chairs on the lawn. One chair of each row was carried away. How many chairs are on the lawn now?",
      "{n} had {y} sheets of {x} stickers. {He} gave one sticker from each sheet to {m}. How many stickers does {he} have left?",
      "The {y} crews of a fleet had {x} sailors each. One sailor of every crew went home. How many sailors are still there?",
    ],
  },
  {
    id: "each/chairs-some-gone-from-all",
    expression: "x*y-z",
    numbers: { x: "4..12", y: "4..9", z: "3..12" },
    texts: [
      "There were {y} rows of {x} chairs on the lawn. {z} chairs were carried away. How many chairs are on the lawn now?",
      "{n} had {y} sheets of {x} stickers. {He} gave {z} stickers to {m}. How many stickers does {he} have left?",
      "The {y} crews of a fleet had {x} sailors each. {z} sailors in all went home. How many sailors are still there?",
    ],
  },
  {
    id: "each/chairs-one-row-more",
    expression: "x*y+x",
    numbers: { x: "4..12", y: "4..9" },
    texts: [
      "There were {y} rows of {x} chairs on the lawn. One more row like these was set up. How many chairs are on the lawn now?",
      "{n} had {y} sheets of {x} stickers. {He} got one more such sheet from {m}. How many stickers does {he} have now?",
      "The {y} crews of a fleet had {x} sailors each. One more crew of that size joined. How many sailors are there now?",
    ],
  },
  {
    id: "each/squads-two-kinds-split",
    expression: "(x+z)/y",
    numbers: { x: "y*i", y: "2..8", z: "y*j" },
    texts: [
      "{x} girls and {z} boys made up {y} equal teams. How many children were in each team?",
      "A florist had {x} roses and {z} lilies. She made {y} bouquets out of all of them, with as many flowers in one as in another. How many flowers did a bouquet have?",
      "{n} put {x} dimes and {z} nickels into {y} jars, the same number of coins in each. How many coins does a jar hold?",
    ],
  },
  {
    id: "each/squads-every-team-has-both",
    expression: "(x+z)*y",
    numbers: { x: "y*i", y: "2..8", z: "y*j" },
    texts: [
      "{x} girls and {z} boys were in each of {y} equal teams. How many children were there?",
      "A florist made {y} bouquets. She put {x} roses and {z} lilies in every one. How many flowers did she use?",
      "{n} put {x} dimes and {z} nickels into each of {y} jars. How many coins are in the jars?",
    ],
  },
  {
    id: "each/squads-one-kind-in-each",
    expression: "x*y+z",
    numbers: { x: "y*i", y: "2..8", z: "y*j" },
    texts: [
      "{x} girls were in each of {y} teams, and {z} boys were there in all. How many children were there?",
      "A florist made {y} bouquets with {x} roses each. She also had {z} lilies in a vase. How many flowers did she have?",
      "{n} put {x} dimes into each of {y} jars. {He} laid {z} nickels beside the jars. How many coins are there?",
    ],
  },
  {
    id: "each/squads-one-kind-is-asked",
    expression: "z/y",
    numbers: { x: "y*i", y: "2..8", z: "y*j" },
    texts: [
      "{x} girls and {z} boys made up {y} teams. Every team had the same number of boys. How many boys were in each team?",
      "A florist had {x} roses and {z} lilies. She made {y} bouquets out of all of them, each with the same number of lilies. How many lilies did a bouquet have?",
      "{n} put {x} dimes and {z} nickels into {y} jars, the same number of nickels in each. How many nickels does a jar hold?",
    ],
  },
  {
    id: "each/beads-left-then-shared",
    expression: "(x-z)/y",
    numbers: { x: "z+y*i", y: "2..8", z: "y*j" },
    texts: [
      "{n} had {x} beads. {He} lost {z} of them and shared the rest equally among {y} friends. How many beads did each friend get?",
      "A cook made {x} dumplings and burned {z}. He put all the good ones on {y} platters, equally many on each. How many dumplings are on a platter?",
      "Of {x} hikers {z} stayed behind. The others went on in {y} equal groups. How many hikers were in a group?",
    ],
  },
  {
    id: "each/beads-so-many-to-each",
    expression: "x-y*z",
    numbers: { x: "y*z+i", y: "2..8", z: "2..9" },
    texts: [
      "{n} had {x} beads. {He} gave {z} of them to each of {y} friends. How many beads did {he} keep?",
      "A cook made {x} dumplings. He put {z} on each of {y} platters and left the others in the pot. How many dumplings are in the pot?",
      "Of {x} hikers {y} groups of {z} stayed behind. The others went on. How many hikers went on?",
    ],
  },
  {
    id: "each/beads-lost-and-given",
    expression: "x-z-y",
    numbers: { x: "z+y*i", y: "2..8", z: "y*j" },
    texts: [
      "{n} had {x} beads. {He} lost {z} of them and gave one to each of {y} friends. How many beads did {he} keep?",
      "A cook made {x} dumplings and burned {z}. He put {y} of the good ones on a platter and left the other good ones in the pot. How many dumplings are in the pot?",
      "Of {x} hikers {z} stayed behind. Later {y} of those who had gone on turned around. How many hikers still went on?",
    ],
  },
  {
    id: "each/beads-share-without-loss",
    expression: "(x+z)/y",
    numbers: { x: "y*i", y: "2..8", z: "y*j" },
    texts: [
      "{n} had {x} beads. {He} found {z} more and shared all of them equally among {y} friends. How many beads did each friend get?",
      "A cook made {x} dumplings and later {z} more. He put all of them on {y} platters, equally many on each. How many dumplings are on a platter?",
      "{x} hikers met {z} others. All of them went on in {y} equal groups. How many hikers were in a group?",
    ],
  },
  {
    id: "each/album-blank-pages",
    expression: "x-y",
    numbers: { x: "11..30", y: "3..9", z: "4..9" },
    texts: [
      "{n} has an album of {x} pages. {He} filled {y} pages with {z} postcards each. How many pages are blank?",
      "A chest has {x} compartments. A jeweler laid {z} rings in each of {y} compartments. How many compartments are empty?",
      "There are {x} buses at the depot. {y} of them leave with {z} riders each. How many buses stay at the depot?",
    ],
  },
  {
    id: "each/album-postcards-on-pages",
    expression: "y*z",
    numbers: { x: "11..30", y: "3..9", z: "4..9" },
    texts: [
      "{n} has an album of {x} pages. {He} filled {y} pages with {z} postcards each. How many postcards are in the album?",
      "A chest has {x} compartments. A jeweler laid {z} rings in each of {y} compartments. How many rings are in the chest?",
      "There are {x} buses at the depot. {y} of them leave with {z} riders each. How many riders leave?",
    ],
  },
  {
    id: "each/album-room-on-the-rest",
    expression: "(x-y)*z",
    numbers: { x: "11..30", y: "3..9", z: "4..9" },
    texts: [
      "{n} has an album of {x} pages. {He} filled {y} of the pages. {z} postcards fit on each page. How many postcards can {he} still put into it?",
      "A chest has {x} compartments. A jeweler filled {y} of these. {z} rings go into each compartment. How many rings can be added?",
      "There are {x} buses at the depot. {y} of them stay, and the others leave with {z} riders each. How many riders leave?",
    ],
  },
  {
    id: "each/album-room-of-the-whole",
    expression: "x*z",
    numbers: { x: "11..30", y: "3..9", z: "4..9" },
    texts: [
      "{n} has an album of {x} pages. {He} filled {y} of the pages. {z} postcards fit on each page. How many postcards does a full album hold?",
      "A chest has {x} compartments. A jeweler filled {y} of these. {z} rings go into each compartment. How many rings does the whole chest hold?",
      "There are {x} buses at the depot. {y} of them are red. All the buses leave with {z} riders each. How many riders leave?",
    ],
  },
];

/** So much a day, an hour, a yard: the rate, the time, the whole, or what is not yet done is asked. */
const SO_MUCH_PER_UNIT: readonly WordingFamily[] = [
  {
    id: "per/novel-days-it-takes",
    expression: "x/y",
    numbers: { x: "y*i", y: "5..20", z: "8..25" },
    texts: [
      "{n} borrowed a novel of {x} pages with {z} chapters. {He} reads {y} pages a day. In how many days will {he} finish it?",
      "There are {x} letters to sort at the office, where {z} people work. The new clerk sorts {y} letters an hour, all by himself. How many hours does he need?",
      "A road of {x} yards leads past {z} houses. The workers pave {y} yards per day. How many days does the work take?",
    ],
  },
  {
    id: "per/novel-pages-read-in-all-days",
    expression: "x*y",
    numbers: { x: "y*i", y: "5..12", z: "8..25" },
    texts: [
      "{n} borrowed a novel with {z} chapters. {He} read {y} pages every day and was done after {x} days. How many pages does the novel have?",
      "There were letters to sort at the office, where {z} people work. The new clerk sorted {y} letters an hour, all by himself, for {x} hours. How many letters did he sort?",
      "A road leads past {z} houses. The workers paved {y} yards per day and were done in {x} days. How many yards of road did they pave?",
    ],
  },
  {
    id: "per/novel-pages-not-read",
    expression: "x-y",
    numbers: { x: "y*i", y: "5..20", z: "8..25" },
    texts: [
      "{n} borrowed a novel of {x} pages with {z} chapters. So far {he} has read {y} pages. How many pages must {he} still read?",
      "There are {x} letters to sort at the office, where {z} people work. The new clerk has sorted {y} of the letters. How many letters does he still need to sort?",
      "A road of {x} yards leads past {z} houses. The workers have paved {y} yards. How many yards remain?",
    ],
  },
  {
    id: "per/truck-miles-in-these-hours",
    expression: "x*y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "A truck went {x} miles an hour for {y} hours. How many miles did it go?",
      "{n} paddles {x} strokes a minute. How many strokes does {he} make in {y} minutes?",
      "The snail crept {x} inches an hour and kept going for {y} hours. How many inches did it creep?",
    ],
  },
  {
    id: "per/truck-miles-in-one-hour",
    expression: "x/y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "A truck went {x} miles in {y} hours, always at the same speed. How many miles an hour did it go?",
      "{n} paddles {x} strokes in {y} minutes, as many in each minute. How many strokes does {he} make in a minute?",
      "The snail crept {x} inches and kept going evenly for {y} hours. How many inches an hour did it creep?",
    ],
  },
  {
    id: "per/truck-goes-faster-by",
    expression: "x+y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "A truck went {x} miles an hour. Then it went {y} miles an hour faster. How many miles an hour did it go then?",
      "{n} paddles {x} strokes a minute. {m} paddles {y} strokes a minute more. How many strokes does {m} make in a minute?",
      "The snail crept {x} inches in the morning and {y} inches at noon. How many inches did it creep?",
    ],
  },
  {
    id: "per/truck-miles-to-go",
    expression: "x-y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "A truck must go {x} miles. It has gone {y} miles. How many more miles must it go?",
      "{n} paddles {x} strokes a minute. {m} paddles {y} strokes a minute fewer. How many strokes does {m} make in a minute?",
      "The snail wants to get to a leaf {x} inches off and has crept {y} inches. How many inches must it still creep?",
    ],
  },
  {
    id: "per/train-last-part-an-hour",
    expression: "(x-z)/y",
    numbers: { x: "z+y*i", y: "2..6", z: "20..60" },
    texts: [
      "The train trip is {x} miles. After {z} miles the train stopped. It did the remaining way in {y} hours at a steady speed. How many miles an hour was that?",
      "{n} must fold {x} napkins. {z} were folded by {m}, and {n} folded the others in {y} hours, as many in each hour. How many napkins did {n} fold an hour?",
      "A barrel held {x} gallons. First {z} gallons were drained, and then a hose emptied it evenly in {y} minutes. How many gallons ran through the hose per minute?",
    ],
  },
  {
    id: "per/train-miles-and-more",
    expression: "x*y+z",
    numbers: { x: "z+y*i", y: "2..6", z: "20..60" },
    texts: [
      "The train ran {y} hours at {x} miles an hour. After that it ran {z} miles more to the last station. How many miles did it run?",
      "{n} folded {x} napkins an hour for {y} hours. Another {z} were folded by {m}. How many napkins did they fold?",
      "A barrel held {z} gallons. Then a hose filled in {x} gallons per minute for {y} minutes. How many gallons did the barrel hold then?",
    ],
  },
  {
    id: "per/train-faster-by-so-much",
    expression: "(x+z)*y",
    numbers: { x: "z+y*i", y: "2..6", z: "20..60" },
    texts: [
      "The train ran {x} miles an hour and then {z} miles an hour faster. It kept the higher speed for {y} hours. How many miles did it run in these hours?",
      "{n} folded {x} napkins an hour and {m} folded {z} an hour. They worked {y} hours. How many napkins did they fold?",
      "A big hose gave {x} gallons per minute and a small one {z} gallons per minute. Both filled the barrel for {y} minutes. How many gallons ran into the barrel?",
    ],
  },
  {
    id: "per/train-miles-remaining",
    expression: "x-z",
    numbers: { x: "z+y*i", y: "2..6", z: "20..60" },
    texts: [
      "The train trip is {x} miles and began {y} hours ago. After {z} miles the train stopped. How many miles of the trip remained?",
      "{n} must fold {x} napkins. {z} were folded by {m} in {y} hours, and {n} folded the others. How many napkins did {n} fold?",
      "A barrel held {x} gallons. In {y} minutes {z} gallons were drained. How many gallons were in the barrel then?",
    ],
  },
  {
    id: "per/wage-of-all-hours",
    expression: "x*y",
    numbers: { x: "y*i", y: "2..6", z: "18..60" },
    texts: [
      "{n} is {z} years old and works in a car wash. {He} earns {x} dollars an hour and worked {y} hours on {day}. How much did {he} earn on {day}?",
      "A diver gets {x} dollars for each pearl. She dives {z} feet deep. She sold {y} pearls. How many dollars did she get?",
      "The theater is {z} years old. Seats cost {x} dollars apiece. Grandpa bought {y} seats. How many dollars did Grandpa pay?",
    ],
  },
  {
    id: "per/wage-of-one-hour",
    expression: "x/y",
    numbers: { x: "y*i", y: "2..6", z: "18..60" },
    texts: [
      "{n} is {z} years old and works in a car wash. {He} earned {x} dollars on {day} and worked {y} hours. How much did {he} earn an hour?",
      "A diver got {x} dollars for her pearls. She dives {z} feet deep. She sold {y} pearls, all at the same price. How many dollars did she get for each?",
      "The theater is {z} years old. All seats cost the same. Grandpa paid {x} dollars for {y} seats. How many dollars did a seat cost?",
    ],
  },
  {
    id: "per/wage-after-a-cost",
    expression: "x-y",
    numbers: { x: "y*i", y: "2..6", z: "18..60" },
    texts: [
      "{n} is {z} years old and works in a car wash. {He} earned {x} dollars on {day} and spent {y} dollars on lunch. How much of it did {he} keep?",
      "A diver got {x} dollars for a pearl. She dives {z} feet deep. She paid {y} dollars for the boat. How many dollars were left of what she got?",
      "The theater is {z} years old. A seat costs {x} dollars, but {y} dollars less for Grandpa. How many dollars did Grandpa pay for his seat?",
    ],
  },
  {
    id: "per/wage-and-a-tip",
    expression: "x+y",
    numbers: { x: "y*i", y: "2..6", z: "18..60" },
    texts: [
      "{n} is {z} years old and works in a car wash. {He} earned {x} dollars on {day} and got {y} dollars more in tips. How much did {he} take home?",
      "A diver got {x} dollars for a black pearl. She dives {z} feet deep. For a white pearl she got {y} dollars. How many dollars did she get?",
      "The theater is {z} years old. Grandpa paid {x} dollars for his seat and {y} dollars for the program. How many dollars did Grandpa pay?",
    ],
  },
  {
    id: "per/ribbon-how-many-yards",
    expression: "x/y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "Lace costs {y} dollars a yard. {n} spends {x} dollars on lace. How many yards does {he} get?",
      "Tea is sold at {y} dollars per pound. The inn paid {x} dollars for its tea. How many pounds were these?",
      "To park costs {y} dollars an hour, and Mr. Cole had to pay {x} dollars. How many hours did he park?",
    ],
  },
  {
    id: "per/ribbon-money-for-yards",
    expression: "x*y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "Lace costs {y} dollars a yard. {n} buys {x} yards of lace. How many dollars does {he} spend?",
      "Tea is sold at {y} dollars per pound. The inn bought {x} pounds of it. How many dollars were these?",
      "To park costs {y} dollars an hour, and Mr. Cole parked for {x} hours. How many dollars did he pay?",
    ],
  },
  {
    id: "per/ribbon-money-left-after-one",
    expression: "x-y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "Lace costs {y} dollars a yard. {n} has {x} dollars and buys one yard of lace. How many dollars does {he} keep?",
      "Tea is sold at {y} dollars per pound. The inn had {x} pounds of it and used up {y} pounds. How many pounds were left?",
      "To park costs {y} dollars an hour, and Mr. Cole had {x} dollars with him. He parked for just one hour. How many dollars did he have then?",
    ],
  },
  {
    id: "per/ribbon-dearer-by-so-much",
    expression: "x+y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "Lace costs {x} dollars a yard and silk {y} dollars a yard more. {n} buys one yard of silk. How many dollars does {he} spend?",
      "Tea was sold at {x} dollars per pound, and then it rose by {y} dollars. The inn bought one pound after that. How many dollars was it?",
      "To park costs {x} dollars a day, and Mr. Cole parked for just one day. He also had to pay a fine of {y} dollars. How many dollars did he pay?",
    ],
  },
  {
    id: "per/typists-one-of-two",
    expression: "x*y",
    numbers: { x: "15..45", y: "2..9", z: "3..12" },
    texts: [
      "{n} types {x} words a minute, and {m} types {z} words a minute. Both typed for {y} minutes. How many words did {n} type?",
      "Each hour {x} cars and {z} trucks cross the bridge. How many cars cross it in {y} hours?",
      "A bakery oven turns out {x} rolls and {z} loaves every hour. It runs for {y} hours. How many rolls come out of it?",
    ],
  },
  {
    id: "per/typists-both-in-all-minutes",
    expression: "(x+z)*y",
    numbers: { x: "15..45", y: "2..9", z: "3..12" },
    texts: [
      "{n} types {x} words a minute, and {m} types {z} words a minute. Both typed for {y} minutes. How many words did they type together?",
      "Each hour {x} cars and {z} trucks cross the bridge. How many cars and trucks cross it in {y} hours?",
      "A bakery oven turns out {x} rolls and {z} loaves every hour. It runs for {y} hours. How many rolls and loaves come out of it?",
    ],
  },
  {
    id: "per/typists-both-in-one-minute",
    expression: "x+z",
    numbers: { x: "15..45", y: "2..9", z: "3..12" },
    texts: [
      "{n} types {x} words a minute, and {m} types {z} words a minute. Both typed for {y} minutes. How many words did they type together in one minute?",
      "Each hour {x} cars and {z} trucks cross the bridge, which has {y} lanes. How many cars and trucks cross it in an hour?",
      "A bakery oven turns out {x} rolls and {z} loaves every hour. It runs for {y} hours. How many rolls and loaves come out of it per hour?",
    ],
  },
  {
    id: "per/typists-gap-in-all-minutes",
    expression: "(x-z)*y",
    numbers: { x: "15..45", y: "2..9", z: "3..12" },
    texts: [
      "{n} types {x} words a minute, and {m} types {z} words a minute. Both typed for {y} minutes. How many more words than {m} did {n} type?",
      "Each hour {x} cars and {z} trucks cross the bridge. How many more cars than trucks cross it in {y} hours?",
      "A bakery oven turns out {x} rolls and {z} loaves every hour. It runs for {y} hours. How many fewer loaves than rolls come out of it?",
    ],
  },
  {
    id: "per/bike-weeks-for-the-rest",
    expression: "(x-z)/y",
    numbers: { x: "z+y*i", y: "3..9", z: "y*j" },
    texts: [
      "{n} wants a scooter for {x} dollars and has {z} dollars. From now on {he} saves {y} dollars a week. After how many weeks can {he} buy it?",
      "A kettle must be {x} degrees hot and is {z} degrees warm now. It gets {y} degrees warmer a minute. In how many minutes is it hot enough?",
      "A climber is going up a cliff of {x} feet. She is {z} feet high and climbs {y} feet a minute. How many minutes until she is on top?",
    ],
  },
  {
    id: "per/bike-weeks-for-all-of-it",
    expression: "x/y",
    numbers: { x: "y*i", y: "3..9", z: "5..18" },
    texts: [
      "{n} wants a scooter for {x} dollars and has no money yet. {He} is {z} years old. From now on {he} saves {y} dollars a week. After how many weeks can {he} buy it?",
      "The water in a kettle must get {x} degrees warmer. The kettle cost {z} dollars. The water gets {y} degrees warmer a minute. In how many minutes is it hot enough?",
      "A climber wants to go up a cliff of {x} feet. Her bag weighs {z} pounds. She starts on the ground and climbs {y} feet a minute. How many minutes until she is on top?",
    ],
  },
  {
    id: "per/bike-money-missing",
    expression: "x-z",
    numbers: { x: "z+y*i", y: "3..9", z: "y*j" },
    texts: [
      "{n} wants a scooter for {x} dollars and has {z} dollars. {He} saves {y} dollars a week. How many dollars does {he} not have yet?",
      "A kettle must be {x} degrees hot and is {z} degrees warm now. It gets {y} degrees warmer a minute. By how many degrees must it still get warmer?",
      "A climber is going up a cliff of {x} feet. She is {z} feet high and climbs {y} feet a minute. How many feet are left to the top?",
    ],
  },
  {
    id: "per/bike-money-in-a-week",
    expression: "z+y",
    numbers: { x: "z+y*i", y: "3..9", z: "y*j" },
    texts: [
      "{n} wants a scooter for {x} dollars and has {z} dollars. {He} saves {y} dollars a week. How many dollars will {he} have a week from now?",
      "A kettle must be {x} degrees hot and is {z} degrees warm now. It gets {y} degrees warmer a minute. How many degrees warm will it be in one minute?",
      "A climber is going up a cliff of {x} feet. She is {z} feet high and climbs {y} feet a minute. How many feet high is she after another minute?",
    ],
  },
  {
    id: "per/dogs-eat-in-a-day",
    expression: "y*z",
    numbers: { x: "y*z*i", y: "2..6", z: "2..6" },
    texts: [
      "{n} has {z} huskies. Each of them eats {y} cups of food a day, and a sack holds {x} cups. How many cups of food do the huskies eat in a day?",
      "A lodge has {z} stoves and {x} logs. Every stove burns {y} logs a night. How many logs are burned in one night?",
      "{z} painters share {x} cans of paint. Each painter uses {y} cans an hour. How many cans do they use an hour?",
    ],
  },
  {
    id: "per/dogs-days-of-a-sack",
    expression: "x/(y*z)",
    numbers: { x: "y*z*i", y: "2..6", z: "2..6" },
    texts: [
      "{n} has {z} huskies. Each of them eats {y} cups of food a day, and a sack holds {x} cups. How many days does a sack last?",
      "A lodge has {z} stoves and {x} logs. Every stove burns {y} logs a night. For how many nights are there logs?",
      "{z} painters share {x} cans of paint. Each painter uses {y} cans an hour. After how many hours have they used it up?",
    ],
  },
  {
    id: "per/dogs-left-after-a-day",
    expression: "x-y*z",
    numbers: { x: "y*z*i", y: "2..6", z: "2..6" },
    texts: [
      "{n} has {z} huskies. Each of them eats {y} cups of food a day, and a sack holds {x} cups. How many cups does a full sack still hold after one day?",
      "A lodge has {z} stoves and {x} logs. Every stove burns {y} logs a night. How many logs are there after one night?",
      "{z} painters share {x} cans of paint. Each painter uses {y} cans an hour. How many cans have they left after an hour?",
    ],
  },
  {
    id: "per/dogs-all-of-them-eat-this",
    expression: "x/y",
    numbers: { x: "y*z*i", y: "2..6", z: "2..6" },
    texts: [
      "{n} has {z} huskies. All of them together eat {y} cups of food a day, and a sack holds {x} cups. How many days does a sack last?",
      "A lodge has {z} stoves and {x} logs. In all its stoves it burns {y} logs a night. For how many nights are there logs?",
      "{z} painters share {x} cans of paint. Together the painters use {y} cans an hour. After how many hours have they used it up?",
    ],
  },
  {
    id: "per/vine-later-height",
    expression: "x+y*z",
    numbers: { x: "y*z+i", y: "2..9", z: "2..6" },
    texts: [
      "A vine is {x} inches long and grows {y} inches a week. How long will it be in {z} weeks?",
      "{n} has {x} shells and finds {y} more every day. How many shells does {he} have {z} days from now?",
      "The snow lies {x} inches deep, and {y} inches fall each hour. How deep will it be after {z} more hours?",
    ],
  },
  {
    id: "per/vine-earlier-height",
    expression: "x-y*z",
    numbers: { x: "y*z+i", y: "2..9", z: "2..6" },
    texts: [
      "A vine is {x} inches long and grew {y} inches a week. How long was it {z} weeks ago?",
      "{n} has {x} shells and found {y} of them every day. How many shells did {he} have {z} days ago?",
      "The snow lies {x} inches deep, and {y} inches fell each hour. How deep was it {z} hours before now?",
    ],
  },
  {
    id: "per/vine-growth-only",
    expression: "y*z",
    numbers: { x: "y*z+i", y: "2..9", z: "2..6" },
    texts: [
      "A vine is {x} inches long and grows {y} inches a week. How much will it grow in {z} weeks?",
      "{n} has {x} shells and finds {y} more every day. How many shells does {he} find in {z} days?",
      "The snow lies {x} inches deep, and {y} inches fall each hour. How much will fall in {z} more hours?",
    ],
  },
  {
    id: "per/vine-one-growth-for-all",
    expression: "x+y",
    numbers: { x: "y*z+i", y: "2..9", z: "2..6" },
    texts: [
      "A vine is {x} inches long and grows {y} inches in {z} weeks. How long will it be in {z} weeks?",
      "{n} has {x} shells and finds {y} more in {z} days. How many shells does {he} have after these days?",
      "The snow lies {x} inches deep, and in {z} hours {y} inches fall in all. How deep is it then?",
    ],
  },
  {
    id: "per/laps-time-of-all",
    expression: "x*y",
    numbers: { x: "y*i", y: "2..9", z: "13..40" },
    texts: [
      "Coach swims {x} laps, and {z} children watch. Each lap takes {y} minutes. How many minutes does Coach swim?",
      "{n} plays {x} songs on the harp to {z} guests. {y} minutes go by for every song. How many minutes does {he} play?",
      "A carousel with {z} horses makes {x} turns. It needs {y} seconds for a turn. Find the time of all its turns in seconds.",
    ],
  },
  {
    id: "per/laps-how-many",
    expression: "x/y",
    numbers: { x: "y*i", y: "2..9", z: "13..40" },
    texts: [
      "Coach swims for {x} minutes, and {z} children watch. Each lap takes {y} minutes. How many laps does Coach swim?",
      "{n} plays the harp to {z} guests for {x} minutes. {y} minutes go by for every song. How many songs does {he} play?",
      "A carousel with {z} horses goes around for {x} seconds. It needs {y} seconds for a turn. Find the number of its turns.",
    ],
  },
  {
    id: "per/laps-time-still-to-go",
    expression: "x-y",
    numbers: { x: "y*i", y: "2..9", z: "13..40" },
    texts: [
      "Coach wants to swim for {x} minutes, and {z} children watch. The first lap took {y} minutes. How many more minutes does Coach swim?",
      "{n} plays the harp to {z} guests for {x} minutes. {y} minutes have gone by. How many minutes will {he} still play?",
      "A carousel with {z} horses goes around for {x} seconds. {y} seconds are over. Find the time that is left in seconds.",
    ],
  },
  {
    id: "per/car-miles-with-the-fuel",
    expression: "x*y",
    numbers: { x: "y*i", y: "4..9", z: "10..30" },
    texts: [
      "The old van goes {y} miles per gallon. It is {z} years old. There are {x} gallons in its tank. How many miles can it go?",
      "One tube of glue mends {y} chairs. {n} paid {z} dollars for glue and has {x} tubes. How many chairs can {he} mend?",
      "In the mountain bakery, {z} miles from here, a sack of flour makes {y} cakes. There are {x} sacks. How many cakes can be made?",
    ],
  },
  {
    id: "per/car-fuel-for-the-miles",
    expression: "x/y",
    numbers: { x: "y*i", y: "4..9", z: "10..30" },
    texts: [
      "The old van goes {y} miles per gallon. It is {z} years old. It must go {x} miles. How many gallons does it need?",
      "One tube of glue mends {y} chairs. {n} paid {z} dollars for glue and mended {x} chairs. How many tubes did {he} use?",
      "In the mountain bakery, {z} miles from here, a sack of flour makes {y} cakes. It made {x} cakes. How many sacks of flour were used?",
    ],
  },
  {
    id: "per/car-fuel-used-of-it",
    expression: "x-y",
    numbers: { x: "y*i", y: "4..9", z: "10..30" },
    texts: [
      "The old van had {x} gallons in its tank. It is {z} years old. It has used {y} gallons. How many gallons can it still use?",
      "{n} paid {z} dollars for glue and got {x} tubes. {y} tubes were dry. How many tubes can {he} use?",
      "In the mountain bakery, {z} miles from here, there were {x} sacks of flour. {y} sacks of flour were used. How many sacks are still there?",
    ],
  },
];

/** So many times as much is told, or so much more, or half, twice, a third, a dozen, a pair. */
const TIMES_OR_MORE: readonly WordingFamily[] = [
  {
    id: "fold/kites-other-flew-times",
    expression: "x*y",
    numbers: { x: "y*i", y: "2..9" },
    texts: [
      "{n} flew {x} kites this summer, and {m} flew {y} times as many. How many kites did {m} fly?",
      "The red barn holds {x} bales. The gray barn holds {y} times as many bales as the red one. What does the gray barn hold?",
      "A mole dug {x} inches on {day}. On {day2} it dug {y} times as far. How many inches did it dig on {day2}?",
    ],
  },
  {
    id: "fold/kites-so-many-more",
    expression: "x+y",
    numbers: { x: "y*i", y: "2..9" },
    texts: [
      "{n} flew {x} kites this summer, and {m} flew {y} more. How many kites did {m} fly?",
      "The red barn holds {x} bales. The gray barn holds {y} more bales than the red one. What does the gray barn hold?",
      "A mole dug {x} inches on {day}. On {day2} it dug {y} inches farther. How many inches did it dig on {day2}?",
    ],
  },
  {
    id: "fold/kites-is-times-the-other",
    expression: "x/y",
    numbers: { x: "y*i", y: "2..9" },
    texts: [
      "{n} flew {x} kites this summer, and that is {y} times as many as {m} flew. How many kites did {m} fly?",
      "The red barn holds {x} bales. It holds {y} times as many bales as the gray one. What does the gray barn hold?",
      "A mole dug {x} inches on {day}. That was {y} times as far as on {day2}. How many inches did it dig on {day2}?",
    ],
  },
  {
    id: "fold/kites-is-more-than-the-other",
    expression: "x-y",
    numbers: { x: "y*i", y: "2..9" },
    texts: [
      "{n} flew {x} kites this summer, and that is {y} more than {m} flew. How many kites did {m} fly?",
      "The red barn holds {x} bales. It holds {y} more bales than the gray one. What does the gray barn hold?",
      "A mole dug {x} inches on {day}. That was {y} inches farther than on {day2}. How many inches did it dig on {day2}?",
    ],
  },
  {
    id: "fold/geese-twice-as-many",
    expression: "x*2",
    numbers: { x: "i*2" },
    texts: [
      "{x} geese swim on the pond, and there are twice as many ducks. How many ducks are there?",
      "{n} caught {x} trout. {m} caught double that number. How many trout did {m} catch?",
      "It snowed {x} inches in the valley and twice as much on the hill. How many inches fell on the hill?",
    ],
  },
  {
    id: "fold/geese-half-as-many",
    expression: "x/2",
    numbers: { x: "i*2" },
    texts: [
      "{x} geese swim on the pond, and there are half as many ducks. How many ducks are there?",
      "{n} caught {x} trout. {m} caught half that number. How many trout did {m} catch?",
      "It snowed {x} inches in the valley and half as much on the hill. How many inches fell on the hill?",
    ],
  },
  {
    id: "fold/geese-and-two-on-top",
    expression: "x+2",
    numbers: { x: "i*2" },
    texts: [
      "{x} geese swim on the pond, and there are two more ducks than geese. How many ducks are there?",
      "{n} caught {x} trout. {m} caught two more than that. How many trout did {m} catch?",
      "It snowed {x} inches in the valley and two inches more on the hill. How many inches fell on the hill?",
    ],
  },
  {
    id: "fold/geese-two-fewer",
    expression: "x-2",
    numbers: { x: "i*2+2" },
    texts: [
      "{x} geese swim on the pond, and there are two fewer ducks than geese. How many ducks are there?",
      "{n} caught {x} trout. {m} caught two fewer than that. How many trout did {m} catch?",
      "It snowed {x} inches in the valley and two inches less on the hill. How many inches fell on the hill?",
    ],
  },
  {
    id: "fold/quilts-both-with-twice",
    expression: "x+x*2",
    numbers: { x: "i*2" },
    texts: [
      "Aunt Rosa sewed {x} quilts, and her sister sewed twice as many. How many quilts did they sew in all?",
      "{x} goals were scored in the first part of the season. In the second part there were twice as many. How many goals were there in the whole season?",
      "{n} put {x} spoons on the table and double as many forks. How many spoons and forks did {he} put on it?",
    ],
  },
  {
    id: "fold/quilts-both-with-half",
    expression: "x+x/2",
    numbers: { x: "i*2" },
    texts: [
      "Aunt Rosa sewed {x} quilts, and her sister sewed half as many. How many quilts did they sew in all?",
      "{x} goals were scored in the first part of the season. In the second part there were half as many. How many goals were there in the whole season?",
      "{n} put {x} spoons on the table and half as many forks. How many spoons and forks did {he} put on it?",
    ],
  },
  {
    id: "fold/quilts-both-with-same",
    expression: "x*2",
    numbers: { x: "i*2" },
    texts: [
      "Aunt Rosa sewed {x} quilts, and her sister sewed as many as she did. How many quilts did they sew in all?",
      "{x} goals were scored in the first part of the season. In the second part there were just as many. How many goals were there in the whole season?",
      "{n} put {x} spoons on the table and an equal number of forks. How many spoons and forks did {he} put on it?",
    ],
  },
  {
    id: "fold/quilts-one-did-half-of-all",
    expression: "x/2",
    numbers: { x: "i*2" },
    texts: [
      "Aunt Rosa and her sister sewed {x} quilts in all, and her sister sewed half of them. How many quilts did her sister sew?",
      "{x} goals were scored in the whole season, as many in the first part as in the second. How many goals were there in the second part?",
      "{n} put {x} spoons and forks on the table, and half of them were forks. How many forks did {he} put on it?",
    ],
  },
  {
    id: "fold/mice-three-times",
    expression: "x*3",
    numbers: { x: "i*3", y: "4..30" },
    texts: [
      "The gray cat caught {x} mice on a farm {y} miles away, and the white cat caught three times as many. How many mice did the white cat catch?",
      "{n} made {x} clay cups in {y} hours. {m} made three times that number. How many cups did {m} make?",
      "The boat has {x} life vests and is {y} feet long. The ship has three times as many vests. How many vests has the ship?",
    ],
  },
  {
    id: "fold/mice-a-third",
    expression: "x/3",
    numbers: { x: "i*3", y: "4..30" },
    texts: [
      "The gray cat caught {x} mice on a farm {y} miles away, and the white cat caught a third as many. How many mice did the white cat catch?",
      "{n} made {x} clay cups in {y} hours. {m} made one third of that number. How many cups did {m} make?",
      "The ship has {x} life vests. The boat is {y} feet long and has a third as many vests. How many vests has the boat?",
    ],
  },
  {
    id: "fold/mice-three-more",
    expression: "x+3",
    numbers: { x: "i*3", y: "4..30" },
    texts: [
      "The gray cat caught {x} mice on a farm {y} miles away, and the white cat caught three more mice than the gray one. How many mice did the white cat catch?",
      "{n} made {x} clay cups in {y} hours. {m} made three more than that number. How many cups did {m} make?",
      "The boat has {x} life vests and is {y} feet long. The ship has three vests more. How many vests has the ship?",
    ],
  },
  {
    id: "fold/rolls-so-many-dozen",
    expression: "x*12",
    numbers: { x: "12*i" },
    texts: [
      "The baker sold {x} dozen rolls. How many rolls did he sell?",
      "{n} cut {x} dozen paper stars. How many stars did {he} cut?",
      "Find the number of golf balls in {x} boxes when a box holds a dozen.",
    ],
  },
  {
    id: "fold/rolls-how-many-dozen",
    expression: "x/12",
    numbers: { x: "12*i" },
    texts: [
      "The baker sold {x} rolls by the dozen. How many dozen did he sell?",
      "{n} cut {x} paper stars. How many dozen did {he} cut?",
      "Find the number of boxes for {x} golf balls when a box holds a dozen.",
    ],
  },
  {
    id: "fold/rolls-and-a-dozen-more",
    expression: "x+12",
    numbers: { x: "12*i" },
    texts: [
      "The baker sold {x} rolls and then another dozen. How many rolls did he sell?",
      "{n} cut {x} paper stars and {m} cut a dozen. How many stars did they cut?",
      "Find the number of golf balls when there are {x} in the bag and a dozen in a box.",
    ],
  },
  {
    id: "fold/rolls-all-but-a-dozen",
    expression: "x-12",
    numbers: { x: "12*i" },
    texts: [
      "The baker had {x} rolls and sold all but a dozen. How many rolls did he sell?",
      "{n} cut {x} paper stars, a dozen more than {m}. How many stars did {m} cut?",
      "Find the number of golf balls left when a dozen is taken out of a bag of {x}.",
    ],
  },
  {
    id: "fold/bricks-half-of-the-stacks",
    expression: "x/2",
    numbers: { x: "i*2", y: "3..9" },
    texts: [
      "{x} stacks of {y} bricks stood in the yard. Half of the stacks were used. How many stacks were used?",
      "A farmer tied {x} bundles with {y} leeks each. She sold half of her bundles. How many bundles did she sell?",
      "{n} owns {x} pencil cases with {y} pencils in each. {He} gives half of the cases away. How many cases does {he} give away?",
    ],
  },
  {
    id: "fold/bricks-in-half-of-the-stacks",
    expression: "x/2*y",
    numbers: { x: "i*2", y: "3..9" },
    texts: [
      "{x} stacks of {y} bricks stood in the yard. Half of the stacks were used. How many bricks were used?",
      "A farmer tied {x} bundles with {y} leeks each. She sold half of her bundles. How many leeks did she sell?",
      "{n} owns {x} pencil cases with {y} pencils in each. {He} gives half of the cases away. How many pencils does {he} give away?",
    ],
  },
  {
    id: "fold/bricks-in-all-of-the-stacks",
    expression: "x*y",
    numbers: { x: "i*2", y: "3..9" },
    texts: [
      "{x} stacks of {y} bricks stood in the yard. All of the stacks were used. How many bricks were used?",
      "A farmer tied {x} bundles with {y} leeks each. She sold every bundle. How many leeks did she sell?",
      "{n} owns {x} pencil cases with {y} pencils in each. {He} gives the cases away. How many pencils does {he} give away?",
    ],
  },
  {
    id: "fold/bricks-one-of-every-stack",
    expression: "x*y-x",
    numbers: { x: "i*2", y: "3..9" },
    texts: [
      "{x} stacks of {y} bricks stood in the yard. All bricks but one of every stack were used. How many bricks were used?",
      "A farmer tied {x} bundles with {y} leeks each. She took one leek out of every bundle and sold the others. How many leeks did she sell?",
      "{n} owns {x} pencil cases with {y} pencils in each. {He} takes one pencil out of each case and keeps it, but gives the others away. How many pencils does {he} give away?",
    ],
  },
  {
    id: "fold/socks-singles-in-pairs",
    expression: "x*2",
    numbers: { x: "i*2", z: "5..40" },
    texts: [
      "{n} washed {x} pairs of socks. It took {z} minutes. How many single socks did {he} wash?",
      "A shoemaker has run his shop for {z} years. This week he mended {x} pairs of boots. How many boots did he mend?",
      "{x} twin pairs came to the picnic {z} miles out of town. How many twins were at the picnic?",
    ],
  },
  {
    id: "fold/socks-pairs-of-singles",
    expression: "x/2",
    numbers: { x: "i*2", z: "5..40" },
    texts: [
      "{n} washed {x} single socks. It took {z} minutes. How many pairs of socks did {he} wash?",
      "A shoemaker has run his shop for {z} years. This week he mended {x} boots, always both of a pair. How many pairs did he mend?",
      "{x} twins came to the picnic {z} miles out of town, each with the other twin. How many twin pairs were at the picnic?",
    ],
  },
  {
    id: "fold/socks-but-one-pair",
    expression: "x-2",
    numbers: { x: "i*2", z: "5..40" },
    texts: [
      "{n} washed {x} single socks. It took {z} minutes. One pair of them was {m}'s, and the others were {his} own. How many of {his} own socks did {he} wash?",
      "A shoemaker has run his shop for {z} years. This week {x} boots were brought to him, and he mended them all but one pair. How many boots did he mend?",
      "{x} twins came to the picnic {z} miles out of town. One pair of them left early. How many twins were still at the picnic?",
    ],
  },
  {
    id: "fold/age-times-as-old",
    expression: "x*y",
    numbers: { x: "y*i", y: "2..5", z: "15..59" },
    texts: [
      "The oak is {x} years old. It stands {z} feet from the well. The elm is {y} times as old. How old is the elm?",
      "Uncle Ned's clock cost {x} dollars and shows {z} minutes past the hour. {n}'s clock cost {y} times as much. What did {n}'s clock cost?",
      "A calf weighs {x} pounds and lives with {z} sheep. The cow weighs {y} times as much. Find the weight of the cow in pounds.",
    ],
  },
  {
    id: "fold/age-years-older",
    expression: "x+y",
    numbers: { x: "y*i", y: "2..5", z: "15..59" },
    texts: [
      "The oak is {x} years old. It stands {z} feet from the well. The elm is {y} years older. How old is the elm?",
      "Uncle Ned's clock cost {x} dollars and shows {z} minutes past the hour. {n}'s clock cost {y} dollars more. What did {n}'s clock cost?",
      "A calf weighs {x} pounds and lives with {z} sheep. The other calf weighs {y} pounds more. Find the weight of the other calf in pounds.",
    ],
  },
  {
    id: "fold/age-is-times-as-old",
    expression: "x/y",
    numbers: { x: "y*i", y: "2..5", z: "15..59" },
    texts: [
      "The oak is {x} years old. It stands {z} feet from the well. It is {y} times as old as the elm. How old is the elm?",
      "Uncle Ned's clock cost {x} dollars and shows {z} minutes past the hour. It cost {y} times as much as {n}'s clock. What did {n}'s clock cost?",
      "A calf weighs {x} pounds and lives with {z} sheep. It weighs {y} times as much as the dog. Find the weight of the dog in pounds.",
    ],
  },
  {
    id: "fold/age-other-is-younger",
    expression: "x-y",
    numbers: { x: "y*i", y: "2..5", z: "15..59" },
    texts: [
      "The oak is {x} years old. It stands {z} feet from the well. It is {y} years older than the elm. How old is the elm?",
      "Uncle Ned's clock cost {x} dollars and shows {z} minutes past the hour. It cost {y} dollars more than {n}'s clock. What did {n}'s clock cost?",
      "A calf weighs {x} pounds and lives with {z} sheep. It weighs {y} pounds more than the dog. Find the weight of the dog in pounds.",
    ],
  },
];

/** Doubled, halved or so many times as many, and something besides: before it, after it, both together or the difference. */
const TIMES_AND_A_CHANGE: readonly WordingFamily[] = [
  {
    id: "fold/club-joined-then-doubled",
    expression: "(x+y)*2",
    numbers: { x: "y+i*2", y: "2..12 by 2" },
    texts: [
      "A chess club had {x} members. First {y} people joined, and then the number doubled. How many members did it have then?",
      "{n} had {x} rabbits and got {y} more. By {month} {he} had twice as many as that. How many rabbits did {he} have in {month}?",
      "There are {x} frogs and {y} toads in the swamp. There are twice as many newts as frogs and toads together. How many newts are there?",
    ],
  },
  {
    id: "fold/club-doubled-then-joined",
    expression: "x*2+y",
    numbers: { x: "y+i*2", y: "2..12 by 2" },
    texts: [
      "A chess club had {x} members. First the number doubled, and then {y} people joined. How many members did it have then?",
      "{n} had {x} rabbits. By {month} {he} had twice as many as that, and then {he} got {y} more. How many rabbits did {he} have after that?",
      "There are {x} frogs and {y} toads in the swamp. There are twice as many newts as frogs. How many toads and newts are there?",
    ],
  },
  {
    id: "fold/club-left-then-doubled",
    expression: "(x-y)*2",
    numbers: { x: "y+i*2", y: "2..12 by 2" },
    texts: [
      "A chess club had {x} members. First {y} people left, and then the number doubled. How many members did it have then?",
      "{n} had {x} rabbits and sold {y} of them. By {month} {he} had twice as many as were left. How many rabbits did {he} have in {month}?",
      "There are {x} frogs in the swamp and {y} fewer toads than frogs. There are twice as many newts as toads. How many newts are there?",
    ],
  },
  {
    id: "fold/club-left-then-halved",
    expression: "(x-y)/2",
    numbers: { x: "y+i*2", y: "2..12 by 2" },
    texts: [
      "A chess club had {x} members. First {y} people left, and then half of the remaining members left. How many members did it have then?",
      "{n} had {x} rabbits and sold {y} of them. By {month} {he} had half as many as were left. How many rabbits did {he} have in {month}?",
      "There are {x} frogs in the swamp and {y} fewer toads than frogs. There are half as many newts as toads. How many newts are there?",
    ],
  },
  {
    id: "fold/pie-half-then-some",
    expression: "x/2-y",
    numbers: { x: "(y+i)*2", y: "2..9" },
    texts: [
      "{n} had {x} crackers. {He} ate half of them and later {y} more. How many crackers does {he} still have?",
      "Half of the {x} lanterns on the square went out, and then the wind blew out {y} others. How many lanterns still burn?",
      "There were {x} guests. Half of the guests came by bus, and of these {y} went home early. How many of the guests who came by bus stayed?",
    ],
  },
  {
    id: "fold/pie-half-then-some-back",
    expression: "x/2+y",
    numbers: { x: "(y+i)*2", y: "2..9" },
    texts: [
      "{n} had {x} crackers. {He} ate half of them and later got {y} more. How many crackers does {he} have now?",
      "Half of the {x} lanterns on the square went out, and then the guard lit {y} of them again. How many lanterns burn now?",
      "There were {x} guests. Half of the guests came by bus, and after that {y} other people came by bus too. How many people came by bus?",
    ],
  },
  {
    id: "fold/pie-half-gone",
    expression: "x/2",
    numbers: { x: "(y+i)*2", y: "2..9" },
    texts: [
      "{n} had {x} crackers and {y} pears. {He} ate half of the crackers. How many crackers does {he} still have?",
      "On the square, {y} streets from here, half of the {x} lanterns went out. How many lanterns still burn?",
      "There were {x} guests at {y} tables. Half of the guests came by bus. How many guests came by bus?",
    ],
  },
  {
    id: "fold/pie-some-gone",
    expression: "x-y",
    numbers: { x: "(y+i)*2", y: "2..9" },
    texts: [
      "{n} had {x} crackers. {He} ate {y} of them. How many crackers does {he} still have?",
      "{y} of the {x} lanterns on the square went out. How many lanterns still burn?",
      "There were {x} guests. {y} of the guests came by bus, and the others came on foot. How many guests came on foot?",
    ],
  },
  {
    id: "fold/medals-gap-of-times",
    expression: "x*y-x",
    numbers: { x: "5..20", y: "3..9" },
    texts: [
      "{n} won {x} medals. {m} won {y} times as many. How many more medals than {n} did {m} win?",
      "The lake has {x} canoes and {y} times as many rowboats. By how many are there more rowboats than canoes?",
      "A pine is {x} feet high, and the tower is {y} times as high. How many feet higher than the pine is the tower?",
    ],
  },
  {
    id: "fold/medals-both-with-times",
    expression: "x*y+x",
    numbers: { x: "5..20", y: "3..9" },
    texts: [
      "{n} won {x} medals. {m} won {y} times as many. How many medals did {n} and {m} win together?",
      "The lake has {x} canoes and {y} times as many rowboats. How many canoes and rowboats are there?",
      "A pine is {x} feet high, and the tower is {y} times as high. How many feet do pine and tower measure together?",
    ],
  },
  {
    id: "fold/medals-sum-of-more",
    expression: "x+(x+y)",
    numbers: { x: "5..20", y: "3..9" },
    texts: [
      "{n} won {x} medals. {m} won {y} more than {n}. How many medals did {n} and {m} win together?",
      "The lake has {x} canoes and {y} more rowboats than canoes. How many canoes and rowboats are there?",
      "A pine is {x} feet high, and the tower is {y} feet higher. How many feet do pine and tower measure together?",
    ],
  },
  {
    id: "fold/medals-sum-of-two",
    expression: "x+y",
    numbers: { x: "5..20", y: "3..9" },
    texts: [
      "{n} won {x} medals. {m} won {y}. How many medals did {n} and {m} win together?",
      "The lake has {x} canoes and {y} rowboats. How many canoes and rowboats are there?",
      "A pine is {x} feet high, and the bush is {y} feet high. How many feet do pine and bush measure together?",
    ],
  },
  {
    id: "fold/steps-times-the-sum",
    expression: "(x+z)*y",
    numbers: { x: "y*i", y: "2..6", z: "y*j" },
    texts: [
      "{n} picked {x} quarts of cherries and {m} picked {z} quarts. Their uncle picked {y} times as many quarts as both of them. How many quarts did he pick?",
      "One pen costs {x} cents and one eraser {z} cents. A ruler costs {y} times as much as the two together. What is the price of the ruler in cents?",
      "The crow flew {x} miles and then {z} miles. The hawk flew {y} times as far as the crow did in all. How many miles did the hawk fly?",
    ],
  },
  {
    id: "fold/steps-sum-is-times",
    expression: "(x+z)/y",
    numbers: { x: "y*i", y: "2..6", z: "y*j" },
    texts: [
      "{n} picked {x} quarts of cherries and {m} picked {z} quarts. Both of them together picked {y} times as many quarts as their uncle. How many quarts did he pick?",
      "One pen costs {x} cents and one eraser {z} cents. The two together cost {y} times as much as a ruler. What is the price of the ruler in cents?",
      "The crow flew {x} miles and then {z} miles. In all the crow flew {y} times as far as the hawk. How many miles did the hawk fly?",
    ],
  },
  {
    id: "fold/steps-times-one-of-them",
    expression: "x*y",
    numbers: { x: "y*i", y: "2..6", z: "y*j" },
    texts: [
      "{n} picked {x} quarts of cherries and {m} picked {z} quarts. Their uncle picked {y} times as many quarts as {n}. How many quarts did he pick?",
      "One pen costs {x} cents and one eraser {z} cents. A ruler costs {y} times as much as a pen. What is the price of the ruler in cents?",
      "The crow flew {x} miles and the jay {z} miles. The hawk flew {y} times as far as the crow. How many miles did the hawk fly?",
    ],
  },
  {
    id: "fold/steps-one-times-and-the-other",
    expression: "x*y+z",
    numbers: { x: "y*i", y: "2..6", z: "y*j" },
    texts: [
      "{n} picked {x} quarts of cherries and {m} picked {z} quarts. Their uncle picked {y} times as many quarts as {n}. How many quarts did the uncle and {m} pick?",
      "One pen costs {x} cents and one eraser {z} cents. A ruler costs {y} times as much as a pen. What is the price of a ruler and an eraser in cents?",
      "The crow flew {x} miles and the jay {z} miles. The hawk flew {y} times as far as the crow. How many miles did the hawk and the jay fly?",
    ],
  },
];

/** Sets of families which differ in each against all, in what a group holds, and in how many times as much is told. */
export const CONTRASTS_OF_EACH_AND_ALL: readonly WordingFamily[] = [
  ...EACH_OR_IN_ALL,
  ...EACH_AND_THEN_SOME,
  ...SO_MUCH_PER_UNIT,
  ...TIMES_OR_MORE,
  ...TIMES_AND_A_CHANGE,
];

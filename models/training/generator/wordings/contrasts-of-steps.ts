import type { WordingFamily } from "../wording.ts";

/** Numbers for x and y things together, or x without y, in groups of z. */
const PARTED = { z: "3..9", y: "z*i", x: "z*(j+14)" };

/** Numbers for x things less y things that do not go evenly, in groups of z. */
const LESS_PARTED = { z: "3..9", y: "5..40", x: "z*(i+2)+y" };

/** Numbers for x things and y more that do not go evenly, in groups of z. */
const MORE_PARTED = { z: "3..9", y: "2..15", x: "z*(i+6)-y" };

/** Numbers for x things in groups of z, and y groups. */
const GROUPS_CHANGED = { z: "3..9", y: "2..8", x: "z*(y+i)" };

/** Numbers for a count, a smaller count and a price. */
const SOLD = { x: "24..48", y: "5..18", z: "2..9" };

/** Numbers for what is needed in all and two smaller amounts, the first of them the larger. */
const LACKING = { x: "60..99", y: "20..38", z: "4..16" };

/** Numbers for groups of things and a few single ones. */
const FEW = { x: "5..12", y: "6..12", z: "2..4" };

/** Gathered things of which some go, and the rest is packed; the packs or their number change. */
const PACKED: readonly WordingFamily[] = [
  {
    id: "steps/two-lots-dug-up-and-bundled",
    expression: "(x+y)/z",
    numbers: MORE_PARTED,
    texts: [
      "{n} pulled {x} carrots out of the bed before lunch and {y} carrots after lunch. {He} tied them all into bundles of {z}. How many bundles did {he} tie?",
      "The candle maker poured {x} white candles and {y} red ones. Each gift box takes {z} candles. How many gift boxes do all of these candles fill?",
      "With {x} oysters from the first dive and {y} from the second one, how many buckets of {z} oysters can a diver fill?",
    ],
  },
  {
    id: "steps/one-lot-dug-up-some-eaten-and-bundled",
    expression: "(x-y)/z",
    numbers: LESS_PARTED,
    texts: [
      "{n} pulled {x} carrots out of the bed before lunch and fed {y} of them to the rabbits after lunch. {He} tied the rest into bundles of {z}. How many bundles did {he} tie?",
      "The candle maker poured {x} candles, {y} of them red. Each gift box takes {z} candles, and no red one goes into any box. How many gift boxes do the other candles fill?",
      "With {x} oysters from the first dive, of which {y} were too small and went back into the sea, how many buckets of {z} oysters can a diver fill?",
    ],
  },
  {
    id: "steps/bundled-besides-bundles-from-before",
    expression: "x/z+y",
    numbers: GROUPS_CHANGED,
    texts: [
      "{n} pulled {x} carrots out of the bed before lunch and tied them into bundles of {z}. {y} bundles from yesterday were lying there already. How many bundles were there then?",
      "The candle maker poured {x} candles. Each gift box takes {z} candles, and {y} full boxes stand on the shelf from last week. How many full boxes are there once the new candles are packed too?",
      "With {x} oysters from the first dive a diver fills buckets of {z} oysters each. From the second dive {y} more full buckets come. How many full buckets is that in all?",
    ],
  },
  {
    id: "steps/bundled-and-some-bundles-sold",
    expression: "x/z-y",
    numbers: GROUPS_CHANGED,
    texts: [
      "{n} pulled {x} carrots out of the bed before lunch, tied them into bundles of {z}, and sold {y} bundles after lunch. How many bundles did {he} still have?",
      "The candle maker poured {x} candles. Each gift box takes {z} candles, and {y} of the boxes that she filled are bought at once. How many full boxes remain?",
      "With {x} oysters from the first dive a diver fills buckets of {z} oysters each. The cook takes {y} of the buckets. How many full buckets does the diver keep?",
    ],
  },
  {
    id: "steps/sheets-used-up-then-stacks-made",
    expression: "(x-y)/z",
    numbers: PARTED,
    texts: [
      "The printer had {x} posters. {y} were hung up in town. It split the rest into {z} equal stacks. How many posters lay in a stack?",
      "{m} blew up {x} balloons, but {y} popped. {mHe} tied the whole ones to {z} chairs, the same number to each. How many balloons hung on one chair?",
      "A beekeeper filled {x} jars. {y} jars went to relatives, and the others were placed evenly on {z} shelves. How many jars stand on each shelf?",
    ],
  },
  {
    id: "steps/sheets-added-then-stacks-made",
    expression: "(x+y)/z",
    numbers: PARTED,
    texts: [
      "The printer had {x} posters. {y} more were brought from town. It split all of them into {z} equal stacks. How many posters lay in a stack?",
      "{m} blew up {x} balloons, and {k} blew up {y}. They tied them all to {z} chairs, the same number to each. How many balloons hung on one chair?",
      "A beekeeper filled {x} jars. {y} jars came from relatives, and all of them were placed evenly on {z} shelves. How many jars stand on each shelf?",
    ],
  },
  {
    id: "steps/stacks-made-and-one-gets-more-then",
    expression: "x/z+y",
    numbers: PARTED,
    texts: [
      "The printer had {x} posters. It split them into {z} equal stacks. Then {y} more posters were laid on the last stack. How many posters lay in the last stack?",
      "{m} blew up {x} balloons and tied them to {z} chairs, the same number to each. {k} tied {y} more to the birthday child's chair. How many balloons hung on that chair?",
      "A beekeeper filled {x} jars and placed them evenly on {z} shelves. On the top shelf {y} jars of jam had been standing already. How many jars stand on the top shelf?",
    ],
  },
  {
    id: "steps/stacks-made-nothing-else-of-it-asked",
    expression: "x-y",
    numbers: PARTED,
    texts: [
      "The printer had {x} posters. {y} were hung up in town. It split the rest into {z} equal stacks. How many posters lay in all the stacks together?",
      "{m} blew up {x} balloons, but {y} popped. {mHe} tied the whole ones to {z} chairs, the same number to each. How many balloons were tied to chairs in all?",
      "A beekeeper filled {x} jars. {y} jars went to relatives, and the others were placed evenly on {z} shelves. How many jars stand on the shelves altogether?",
    ],
  },
  {
    id: "steps/rest-is-packed-besides-some-packs",
    expression: "(x-y)/z+w",
    numbers: { z: "3..9", y: "5..30", x: "z*(i+6)+y", w: "2..5" },
    texts: [
      "{n} knitted {x} pairs of socks and kept {y} for the family. {He} put the rest into parcels of {z} pairs, and {m} gave {him} {w} parcels just like these. How many parcels did {n} have?",
      "Of {x} tennis balls, {y} were too soft to play with. The good ones went into tubes of {z}. {w} full tubes were there already. How many full tubes did the club have then?",
      "There were {x} acorns. The squirrel ate {y} and hid the others, {z} in each hole. It had {w} filled holes from the day before. How many filled holes did it have in all?",
    ],
  },
  {
    id: "steps/rest-is-packed-and-some-packs-go",
    expression: "(x-y)/z-w",
    numbers: { z: "3..9", y: "5..30", x: "z*(i+6)+y", w: "2..5" },
    texts: [
      "{n} knitted {x} pairs of socks and kept {y} for the family. {He} put the rest into parcels of {z} pairs and gave {m} {w} of the parcels. How many parcels did {n} have then?",
      "Of {x} tennis balls, {y} were too soft to play with. The good ones went into tubes of {z}. {w} of these tubes were lent out. How many full tubes did the club have then?",
      "There were {x} acorns. The squirrel ate {y} and hid the others, {z} in each hole. A jay emptied {w} of the holes. How many filled holes were left?",
    ],
  },
  {
    id: "steps/rest-is-packed-and-only-that",
    expression: "(x-y)/z",
    numbers: { z: "3..9", y: "5..30", x: "z*(i+6)+y", w: "2..5" },
    texts: [
      "{n} knitted {x} pairs of socks and kept {y} for the family. {He} put the rest into parcels of {z} pairs and gave {m} {w} of the parcels. How many parcels did {n} make?",
      "Of {x} tennis balls, {y} were too soft to play with. The good ones went into tubes of {z}. {w} full tubes were there already. How many tubes were filled with the good balls?",
      "There were {x} acorns. The squirrel ate {y} and hid the others, {z} in each hole. A jay emptied {w} of the holes. How many holes had the squirrel filled?",
    ],
  },
  {
    id: "steps/all-is-packed-and-single-ones-added-to-a-pack",
    expression: "x*y+z",
    numbers: FEW,
    texts: [
      "{x} drawers hold {y} spoons each, and {z} more spoons are in the sink. How many spoons are there in all?",
      "The shepherd has {x} pens with {y} sheep in each of them. {z} sheep are out on the hill besides. How many sheep has he?",
      "{n} strung {x} necklaces of {y} pearls, and {z} pearls were left over. How many pearls had there been?",
      "In {x} tents {y} scouts sleep, in every tent as many, and {z} scouts sleep in the open. How many scouts are at the camp?",
    ],
  },
  {
    id: "steps/each-group-has-some-more",
    expression: "x*(y+z)",
    numbers: FEW,
    texts: [
      "{x} drawers hold {y} spoons and {z} ladles each. How many spoons and ladles are there in all?",
      "The shepherd has {x} pens with {y} sheep and {z} goats in each of them. How many animals has he?",
      "{n} strung {x} necklaces, each of {y} pearls and {z} glass beads. How many pearls and beads had there been?",
      "In {x} tents {y} scouts and {z} leaders sleep, in every tent as many. How many people are at the camp?",
    ],
  },
  {
    id: "steps/some-more-groups-of-the-same-then",
    expression: "(x+z)*y",
    numbers: FEW,
    texts: [
      "{x} drawers hold {y} spoons each, and {z} more drawers hold just as many each. How many spoons are there in all?",
      "The shepherd has {x} pens with {y} sheep in each of them. {z} more pens on the hill are as full as these. How many sheep has he?",
      "{n} strung {x} necklaces of {y} pearls, and then another {z} necklaces of the same kind. How many pearls had there been?",
      "In {x} tents {y} scouts sleep, in every tent as many, and {z} equally full tents stand across the brook. How many scouts are at the camp?",
    ],
  },
  {
    id: "steps/some-of-all-the-groups-are-away",
    expression: "x*y-z",
    numbers: FEW,
    texts: [
      "{x} drawers held {y} spoons each, but {z} of all these spoons were taken to the sink. How many spoons are still in the drawers?",
      "The shepherd has {x} pens with {y} sheep in each of them. {z} of his sheep are let out on the hill. How many sheep are still in the pens?",
      "{n} strung {x} necklaces of {y} pearls, and {z} of the pearls were blue. How many of the pearls were not blue?",
      "In {x} tents {y} scouts slept, in every tent as many, but {z} scouts in all were sent home. How many scouts are still at the camp?",
    ],
  },
];

/** What is sold, earned and spent: on things or on money, before or after. */
const EARNED: readonly WordingFamily[] = [
  {
    id: "then/some-are-given-and-the-rest-sold",
    expression: "(x-y)*z",
    numbers: SOLD,
    texts: [
      "{n} grew {x} pumpkins. {He} gave {y} of them to the school and sold the rest for ${z} each. How much money did {he} take in?",
      "Of {x} clay mugs, {y} cracked in the kiln. The potter sold all the others at ${z} apiece. What did she earn?",
      "{x} raffle tickets were printed, {y} stayed unsold, and one cost ${z}. How many dollars did the raffle bring?",
    ],
  },
  {
    id: "then/all-are-sold-and-some-money-given",
    expression: "x*z-y",
    numbers: SOLD,
    texts: [
      "{n} grew {x} pumpkins. {He} sold them for ${z} each and gave ${y} of the money to the school. How much money did {he} keep?",
      "The potter sold all of her {x} clay mugs at ${z} apiece. From that she paid ${y} for the kiln. What did she have left?",
      "{x} raffle tickets were printed and sold, one cost ${z}, and the prizes took ${y} of the money. How many dollars did the raffle leave?",
    ],
  },
  {
    id: "then/some-are-got-besides-and-all-are-sold",
    expression: "(x+y)*z",
    numbers: SOLD,
    texts: [
      "{n} grew {x} pumpkins. {He} got {y} more from the school garden and sold them all for ${z} each. How much money did {he} take in?",
      "Besides {x} clay mugs, {y} clay bowls came out of the kiln. The potter sold all of these things at ${z} apiece. What did she earn?",
      "{x} raffle tickets were printed, then {y} more, and all were sold. One cost ${z}. How many dollars did the raffle bring?",
    ],
  },
  {
    id: "then/all-are-sold-besides-some-money",
    expression: "x*z+y",
    numbers: SOLD,
    texts: [
      "{n} grew {x} pumpkins. {He} sold them for ${z} each, and the school gave {him} ${y} on top. How much money did {he} take in?",
      "The potter sold all of her {x} clay mugs at ${z} apiece, and a large bowl for ${y} besides. What did she earn?",
      "{x} raffle tickets were printed and sold, one cost ${z}, and a guest donated ${y} more. How many dollars did the raffle bring?",
    ],
  },
  {
    id: "then/hours-paid-less-what-is-spent",
    expression: "x*y-z",
    numbers: { x: "6..15", y: "4..9", z: "5..20" },
    texts: [
      "{n} mows lawns for ${x} an hour. {He} worked {y} hours and then spent ${z} on a cap. How much of the money is left?",
      "A tutor is paid ${x} a lesson. After {y} lessons, what does she have from them if the bus fares cost her ${z} in all?",
      "Each car washed brings the team ${x}. They wash {y} cars and pay ${z} for soap out of it. What remains?",
    ],
  },
  {
    id: "then/hours-paid-besides-what-there-was",
    expression: "x*y+z",
    numbers: { x: "6..15", y: "4..9", z: "5..20" },
    texts: [
      "{n} mows lawns for ${x} an hour. {He} had ${z} and then worked {y} hours. How much money does {he} have now?",
      "A tutor is paid ${x} a lesson. After {y} lessons, what does she have if a parent also gave her ${z} as a tip?",
      "Each car washed brings the team ${x}. They wash {y} cars and get ${z} for cold drinks too. What do they take in?",
    ],
  },
  {
    id: "needs/hours-paid-still-short-of-a-price",
    expression: "z-x*y",
    numbers: { x: "6..15", y: "4..9", z: "140..200" },
    texts: [
      "{n} mows lawns for ${x} an hour. {He} has worked {y} hours and wants a bicycle for ${z}. How much money does {he} still need?",
      "A tutor is paid ${x} a lesson. After {y} lessons, how many dollars is she short of a desk that costs ${z}?",
      "Each car washed brings the team ${x}. They have washed {y} cars and want to reach ${z}. What do they lack?",
    ],
  },
  {
    id: "needs/hours-of-work-until-a-price-is-reached",
    expression: "(z-y)/x",
    numbers: { x: "6..15", y: "10..40", z: "x*i+y" },
    texts: [
      "{n} mows lawns for ${x} an hour. {He} has ${y} and wants a bicycle for ${z}. How many hours must {he} work?",
      "A tutor is paid ${x} a lesson. If she owns ${y}, how many lessons must she give to afford a desk that costs ${z}?",
      "Each car washed brings the team ${x}. They have ${y} and want to reach ${z}. How many cars must they wash?",
    ],
  },
  {
    id: "then/pays-for-several-and-has-left",
    expression: "x-y*z",
    numbers: { y: "3..9", z: "2..6", x: "y*z+j" },
    texts: [
      "With ${x} in {his} wallet {n} bought {z} paintbrushes at ${y} each. How much was still in the wallet?",
      "The club had ${x}. It ordered {z} footballs, each for ${y}. How much did the club have after that?",
      "{m} took ${x} to the fair and went on {z} rides, and every ride cost ${y}. With how many dollars did {mhe} come home?",
    ],
  },
  {
    id: "needs/pays-for-several-and-is-short",
    expression: "y*z-x",
    numbers: { y: "6..12", z: "4..8", x: "3..20" },
    texts: [
      "With only ${x} in {his} wallet {n} wanted to buy {z} paintbrushes at ${y} each. How much more did {he} need?",
      "The club had ${x}. It wants to order {z} footballs, each for ${y}. How much is the club lacking?",
      "{m} took ${x} to the fair and wanted to go on {z} rides, but every ride cost ${y}. How many dollars too few did {mhe} have?",
    ],
  },
  {
    id: "then/pays-for-one-of-each-and-has-left-then",
    expression: "x-y-z",
    numbers: { x: "40..80", y: "6..20", z: "3..15" },
    texts: [
      "With ${x} in {his} wallet {n} bought a paintbrush for ${y} and a paint box for ${z}. How much was still in the wallet?",
      "The club had ${x}. It ordered a football for ${y} and a pump for ${z}. How much did the club have after that?",
      "{m} took ${x} to the fair, paid ${y} for a ride and ${z} for supper. With how many dollars did {mhe} come home?",
    ],
  },
  {
    id: "then/what-several-cost-when-the-rest-is-known",
    expression: "(x-y)/z",
    numbers: { z: "2..8", y: "3..20", x: "y+z*i" },
    texts: [
      "With ${x} in {his} wallet {n} bought {z} paintbrushes. Then ${y} was still in the wallet. How much did each paintbrush cost?",
      "The club had ${x}. It ordered {z} footballs at one price and had ${y} after that. How much was a football?",
      "{m} took ${x} to the fair, went on {z} rides that all cost the same, and came home with ${y}. How many dollars was one ride?",
    ],
  },
];

/** What is lacking, what there is and what is over: something is to be completed. */
const COMPLETED: readonly WordingFamily[] = [
  {
    id: "needs/two-amounts-are-there-how-many-lack",
    expression: "x-(y+z)",
    numbers: LACKING,
    texts: [
      "A mosaic takes {x} tiles. {n} has laid {y} and has {z} more in a tin. How many tiles must {he} still get?",
      "For the class trip {x} sandwiches are needed. The parents made {y} of them, the cook {z}. How many are lacking?",
      "The roof needs {x} shingles. There are {y} on the truck and {z} in the shed. How many more must be ordered?",
    ],
  },
  {
    id: "needs/one-amount-is-there-but-some-of-it-is-lost",
    expression: "x-(y-z)",
    numbers: LACKING,
    texts: [
      "A mosaic takes {x} tiles. {n} had {y}, but {z} of these fell and broke. How many tiles must {he} still get?",
      "For the class trip {x} sandwiches are needed. The parents made {y}, but {z} of theirs were eaten too early. How many are lacking?",
      "The roof needs {x} shingles. There are {y} on the truck, but {z} of those are cracked and useless. How many more must be ordered?",
    ],
  },
  {
    id: "needs/plan-grows-and-one-amount-is-there",
    expression: "x+z-y",
    numbers: LACKING,
    texts: [
      "A mosaic takes {x} tiles, and a border around it takes {z} more. {n} has only {y} tiles. How many tiles must {he} still get for both?",
      "For the class trip {x} sandwiches were needed. Then {z} more were asked for. The parents have made {y}. How many are lacking?",
      "The roof needs {x} shingles and the porch {z}. There are {y} on the truck, and no others. How many more must be ordered?",
    ],
  },
  {
    id: "needs/two-amounts-are-there-how-many-by-now",
    expression: "y+z",
    numbers: LACKING,
    texts: [
      "A mosaic takes {x} tiles. {n} has laid {y} and has {z} more in a tin. How many tiles has {he} by now?",
      "For the class trip {x} sandwiches are needed. The parents made {y} of them, the cook {z}. How many have been made so far?",
      "The roof needs {x} shingles. There are {y} on the truck and {z} in the shed. How many are there already?",
    ],
  },
  {
    id: "needs/several-full-ones-and-the-rest-to-a-goal-then",
    expression: "x-y*z",
    numbers: { y: "4..9", z: "3..6", x: "y*z+j" },
    texts: [
      "{n} wants to put {x} photos into an album. {He} has filled {z} pages with {y} photos each. How many photos are still to be put in?",
      "A float for the parade is to carry {x} roses. {z} helpers have pinned {y} roses each. How many roses are lacking?",
      "The well should be {x} feet deep. For {z} days the men dug {y} feet a day. How many more feet must they dig?",
    ],
  },
  {
    id: "needs/rest-to-a-goal-in-equal-parts",
    expression: "(x-y)/z",
    numbers: { z: "3..6", y: "4..20", x: "y+z*i" },
    texts: [
      "{n} wants to put {x} photos into an album. {He} has put in {y} and spreads the others evenly over {z} pages. How many photos come on each of these pages?",
      "A float for the parade is to carry {x} roses. {y} are pinned, and {z} helpers divide the rest of the pinning fairly. How many roses must each helper pin?",
      "The well should be {x} feet deep. It is {y} feet deep, and the men have {z} more days, on which they dig equally far. How many feet must they dig a day?",
    ],
  },
  {
    id: "needs/each-part-to-a-goal-less-what-is-there-then",
    expression: "x/z-y",
    numbers: { z: "3..6", y: "2..9", x: "z*(y+i)" },
    texts: [
      "{n} wants to put {x} photos into an album, the same number on each of its {z} pages. On the first page {he} has put {y}. How many are lacking on that page?",
      "A float for the parade is to carry {x} roses, and {z} helpers pin equally many. The first helper has pinned {y}. How many roses must that helper still pin?",
      "The well should be {x} feet deep, and the men dig equally far on each of {z} days. Today they have dug {y} feet so far. How many more feet must they dig today?",
    ],
  },
  {
    id: "needs/more-than-the-goal-is-there",
    expression: "y*z-x",
    numbers: { y: "6..12", z: "5..9", x: "8..25" },
    texts: [
      "{n} wanted to put {x} photos into an album. Now {he} has filled {z} pages with {y} photos each. How many photos more than {he} wanted are in the album?",
      "A float for the parade was to carry {x} roses. {z} helpers have pinned {y} roses each. By how many roses was the plan exceeded?",
      "The well should be {x} feet deep. But for {z} days the men dug {y} feet a day. How many feet too deep is it?",
    ],
  },
  {
    id: "needs/guests-less-those-who-bring-their-own",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "12..30", z: "3..11" },
    texts: [
      "{x} children and {y} parents come to the pool party. {z} of these people bring a towel. How many towels must the hosts lay out so that everyone has one?",
      "A skate rink expects {x} girls and {y} boys. {z} of them own skates. For how many must skates be lent?",
      "{x} trucks and {y} cars are parked at the harbor. {z} of the vehicles have paid. How many have not?",
    ],
  },
  {
    id: "needs/guests-when-some-of-one-kind-stay-home",
    expression: "x-z+y",
    numbers: { x: "20..60", y: "12..30", z: "3..11" },
    texts: [
      "{x} children were asked to the pool party, but {z} cannot come. {y} parents come too. How many towels must the hosts lay out so that everyone who comes has one?",
      "A skate rink expected {x} girls, but {z} of them are ill. It expects {y} boys, and none of those is ill. Nobody owns skates. For how many must skates be lent?",
      "{x} trucks were parked at the harbor. {z} trucks drive off, and {y} cars pull in. Nobody has paid yet. How many vehicles there have not paid?",
    ],
  },
  {
    id: "needs/guests-and-a-few-spare-ones-then",
    expression: "x+y+z",
    numbers: { x: "20..60", y: "12..30", z: "3..11" },
    texts: [
      "{x} children and {y} parents come to the pool party. The hosts lay out a towel for everyone and {z} spare ones. How many towels do they lay out?",
      "A skate rink expects {x} girls and {y} boys, none of whom owns skates, and {z} leaders without skates too. For how many must skates be lent?",
      "{x} trucks and {y} cars are parked at the harbor, and {z} vans come besides. None has paid. How many vehicles have not paid?",
    ],
  },
  {
    id: "needs/of-one-kind-how-many-more-among-those-who-come",
    expression: "x-z-y",
    numbers: { x: "50..90", y: "12..30", z: "3..11" },
    texts: [
      "{x} children were asked to the pool party, but {z} cannot come. {y} parents come too. How many more children than parents come?",
      "A skate rink expected {x} girls, but {z} of them are ill. It expects {y} boys, and none of those is ill. How many more girls than boys will skate?",
      "{x} trucks were parked at the harbor. {z} trucks drive off, and {y} cars pull in. By how many do the trucks there outnumber the cars?",
    ],
  },
  {
    id: "needs/pages-a-day-after-a-first-part",
    expression: "(x-y)/z",
    numbers: { z: "3..9", y: "z*j", x: "z*(i+14)" },
    texts: [
      "{n}'s novel has {x} pages. {He} read {y} pages on the train and wants to read {z} pages every evening from now on. In how many evenings will {he} be through?",
      "A painter has {x} fence posts to coat. {y} were coated on Monday. At {z} posts an hour, how many hours do the others take?",
      "The wall is to have {x} stones. {y} have been laid, and a mason lays {z} each hour. After how many hours is it finished?",
    ],
  },
  {
    id: "needs/pages-left-after-several-days",
    expression: "x-y*z",
    numbers: { z: "3..9", y: "4..12", x: "y*z+j" },
    texts: [
      "{n}'s novel has {x} pages. {He} has read {z} pages on each of {y} evenings. How many pages are still before {him}?",
      "A painter has {x} fence posts to coat. He has worked {y} hours at {z} posts an hour. How many posts are not coated yet?",
      "The wall is to have {x} stones. A mason has laid {z} each hour for {y} hours. How many stones are lacking?",
    ],
  },
  {
    id: "needs/pages-left-after-a-first-part-and-a-day",
    expression: "x-y-z",
    numbers: { z: "3..9", y: "10..40", x: "60..99" },
    texts: [
      "{n}'s novel has {x} pages. {He} read {y} pages on the train and {z} pages in the evening. How many pages are still before {him}?",
      "A painter has {x} fence posts to coat. {y} were coated on Monday, and {z} this morning. How many posts are not coated yet?",
      "The wall is to have {x} stones. {y} had been laid by noon, and a mason laid {z} more in the next hour. How many stones are lacking?",
    ],
  },
  {
    id: "needs/pages-done-after-a-first-part-and-several-days",
    expression: "y+z*w",
    numbers: { z: "3..9", w: "2..5", y: "10..40", x: "90..140" },
    texts: [
      "{n}'s novel has {x} pages. {He} read {y} pages on the train and {z} pages on each of the next {w} evenings. How many pages has {he} read?",
      "A painter has {x} fence posts to coat. {y} were coated on Monday. On Tuesday he worked {w} hours at {z} posts an hour. How many posts are coated?",
      "The wall is to have {x} stones. {y} had been laid by noon, and then a mason laid {z} each hour for {w} hours. How many stones has the wall now?",
    ],
  },
];

/** People, animals and loads that come and go; both lots, one lot, or only the change is asked. */
const COME_AND_GO: readonly WordingFamily[] = [
  {
    id: "then/two-lots-come-and-two-lots-go-then",
    expression: "x+y-(z+w)",
    numbers: { x: "30..60", y: "18..30", z: "10..16", w: "3..9" },
    texts: [
      "{x} cows and {y} calves stood in the barn. {z} cows and {w} calves were led out. How many animals were still in the barn?",
      "On the ferry were {x} cars and {y} vans. At the island {z} cars and {w} vans drove off. How many vehicles stayed on board?",
      "{n} had {x} nails and {y} screws. {He} used {z} nails and {w} screws on a bench. How many nails and screws had {he} left in all?",
    ],
  },
  {
    id: "then/one-lot-less-some-and-another-lot-more",
    expression: "x-z+y+w",
    numbers: { x: "30..60", y: "18..30", z: "10..16", w: "3..9" },
    texts: [
      "{x} cows and {y} calves stood in the barn. {z} cows were led out, and {w} calves were brought in. How many animals were in the barn then?",
      "On the ferry were {x} cars and {y} vans. At the island {z} cars drove off and {w} vans drove on. How many vehicles were on board then?",
      "{n} had {x} nails and {y} screws. {He} used {z} nails on a bench and bought {w} screws. How many nails and screws had {he} then in all?",
    ],
  },
  {
    id: "then/only-the-first-lot-of-two-that-lost-some",
    expression: "x-z",
    numbers: { x: "30..60", y: "18..30", z: "10..16", w: "3..9" },
    texts: [
      "{x} cows and {y} calves stood in the barn. {z} cows and {w} calves were led out. How many cows were still in the barn?",
      "On the ferry were {x} cars and {y} vans. At the island {z} cars and {w} vans drove off. How many cars stayed on board?",
      "{n} had {x} nails and {y} screws. {He} used {z} nails and {w} screws on a bench. How many nails had {he} left?",
    ],
  },
  {
    id: "then/how-many-more-of-the-first-lot-remain-then",
    expression: "(x-z)-(y-w)",
    numbers: { x: "55..80", y: "18..30", z: "10..16", w: "3..9" },
    texts: [
      "{x} cows and {y} calves stood in the barn. {z} cows and {w} calves were led out. How many more cows than calves were still in the barn?",
      "On the ferry were {x} cars and {y} vans. At the island {z} cars and {w} vans drove off. By how many did the cars on board outnumber the vans then?",
      "{n} had {x} nails and {y} screws. {He} used {z} nails and {w} screws on a bench. How many more nails than screws had {he} left?",
    ],
  },
  {
    id: "then/some-get-off-and-some-on",
    expression: "x-y+z",
    numbers: { x: "30..60", y: "15..25", z: "3..12" },
    texts: [
      "{x} passengers were on the tram. At the market {y} got off and {z} got on. How many passengers rode on?",
      "The tank held {x} liters. {n} let {y} liters out and poured {z} liters in. How many liters did it hold then?",
      "{x} ducks swam on the pond. {y} flew away, and {z} others landed. How many ducks were on the pond after that?",
    ],
  },
  {
    id: "then/before-some-got-off-and-some-on",
    expression: "x+y-z",
    numbers: { x: "30..60", y: "15..25", z: "3..12" },
    texts: [
      "At the market {y} passengers got off the tram and {z} got on. Now {x} passengers are riding. How many were on the tram before the market?",
      "{n} let {y} liters out of the tank and poured {z} liters in. It holds {x} liters now. How many liters did it hold before?",
      "{y} ducks flew away from the pond, and {z} others landed. After that {x} ducks swam on it. How many ducks had been on the pond at first?",
    ],
  },
  {
    id: "then/some-get-off-at-both-stops",
    expression: "x-y-z",
    numbers: { x: "45..75", y: "15..25", z: "3..12" },
    texts: [
      "{x} passengers were on the tram. At the market {y} got off, at the church {z}, and nobody got on. How many passengers rode on?",
      "The tank held {x} liters. {n} let {y} liters out in the morning and {z} liters at night. How many liters did it hold then?",
      "{x} ducks swam on the pond. {y} flew away, and {z} others waddled ashore. How many ducks were on the pond after that?",
    ],
  },
  {
    id: "then/some-get-off-and-some-on-only-the-change-asked-in-a-story",
    expression: "y-z",
    numbers: { x: "30..60", y: "15..25", z: "3..12" },
    texts: [
      "{x} passengers were on the tram. At the market {y} got off and {z} got on. How many fewer passengers rode on than before?",
      "The tank held {x} liters. {n} let {y} liters out and poured {z} liters in. By how many liters did its contents shrink?",
      "{x} ducks swam on the pond. {y} flew away, and {z} others landed. How many ducks fewer than at first were there after that?",
    ],
  },
  {
    id: "then/several-vans-each-bring-some-and-some-leave",
    expression: "x*y-z",
    numbers: { x: "4..8", y: "6..12", z: "5..20" },
    texts: [
      "{x} vans brought {y} hikers each to the hut. {z} of the hikers set off for the peak. How many hikers were still at the hut?",
      "Each of {x} hens hatched {y} chicks. The farmer sold {z} of the chicks. How many chicks did he keep?",
      "The mail carrier came with {x} bags of {y} letters. {z} of the letters had no stamp and went back. How many letters could she hand out?",
    ],
  },
  {
    id: "then/several-vans-of-which-some-leave-full",
    expression: "(x-z)*y",
    numbers: { x: "6..9", y: "6..12", z: "2..4" },
    texts: [
      "{x} vans brought {y} hikers each to the hut. {z} of the vans drove off again with all of their hikers. How many hikers were still at the hut?",
      "Each of {x} hens hatched {y} chicks. The farmer sold {z} of the hens with their chicks. How many chicks did he keep?",
      "The mail carrier came with {x} bags of {y} letters. {z} of the bags were for another town and went back. How many letters could she hand out?",
    ],
  },
  {
    id: "then/several-vans-each-bring-some-besides-those-there",
    expression: "x*y+z",
    numbers: { x: "4..8", y: "6..12", z: "5..20" },
    texts: [
      "{x} vans brought {y} hikers each to the hut. {z} hikers had been there before. How many hikers were at the hut then?",
      "Each of {x} hens hatched {y} chicks. The farmer bought {z} chicks besides. How many chicks had he then?",
      "The mail carrier came with {x} bags of {y} letters. {z} letters lay at the office from the day before. How many letters could she hand out?",
    ],
  },
  {
    id: "then/several-vans-each-then-some-leave-and-some-come",
    expression: "x*y-z+w",
    numbers: { x: "4..8", y: "6..12", z: "12..20", w: "3..9" },
    texts: [
      "{x} vans brought {y} hikers each to the hut. {z} of the hikers set off for the peak, and {w} of those came back for the night. How many hikers slept at the hut, where there was nobody else?",
      "Each of {x} hens hatched {y} chicks. The farmer sold {z} of the chicks and bought {w} others. How many chicks had he then?",
      "The mail carrier came with {x} bags of {y} letters. {z} of the letters had no stamp and went back, and {w} letters were handed to her on the way. How many letters could she hand out?",
    ],
  },
  {
    id: "then/several-vans-each-then-two-lots-leave",
    expression: "x*y-z-w",
    numbers: { x: "5..8", y: "7..12", z: "12..20", w: "3..9" },
    texts: [
      "{x} vans brought {y} hikers each to the hut. {z} of the hikers set off for the peak, and {w} others went down to the lake for the night. How many hikers slept at the hut?",
      "Each of {x} hens hatched {y} chicks. The farmer sold {z} of the chicks, and {w} were taken by a fox. How many chicks had he then?",
      "The mail carrier came with {x} bags of {y} letters. {z} of the letters had no stamp and went back, and {w} letters were for people who had moved away. How many letters could she hand out?",
    ],
  },
];

/** A number that is said of each or of all together. */
const EACH_OR_IN_ALL: readonly WordingFamily[] = [
  {
    id: "steps/each-some-and-each-more-in-all",
    expression: "(y+z)*x",
    numbers: { x: "3..8", z: "x*j", y: "x*(i+1)" },
    texts: [
      "{x} cousins found {y} chestnuts each in the park and then {z} more each on the way home. How many chestnuts did they find in all?",
      "On each of {x} barges {y} barrels were loaded in the night and {z} barrels in the morning. How many barrels were loaded altogether?",
      "{x} nurses each wrapped {y} bandages yesterday, and each wraps {z} today. How many bandages is that together?",
    ],
  },
  {
    id: "steps/each-some-and-some-more-in-all-in-a-story",
    expression: "x*y+z",
    numbers: { x: "3..8", z: "x*j", y: "x*(i+1)" },
    texts: [
      "{x} cousins found {y} chestnuts each in the park and then {z} more between them on the way home. How many chestnuts did they find in all?",
      "On each of {x} barges {y} barrels were loaded in the night, and on all the barges together {z} barrels in the morning. How many barrels were loaded altogether?",
      "{x} nurses each wrapped {y} bandages yesterday, and together they wrap {z} today. How many bandages is that together?",
    ],
  },
  {
    id: "steps/in-all-some-and-some-more-share-of-each",
    expression: "(y+z)/x",
    numbers: { x: "3..8", z: "x*j", y: "x*(i+1)" },
    texts: [
      "{x} cousins found {y} chestnuts together in the park and then {z} more between them on the way home. They shared all of them evenly. How many chestnuts did each get?",
      "On {x} barges {y} barrels in all were loaded in the night and {z} in all in the morning, equally many on each barge. How many barrels were loaded on one barge?",
      "{x} nurses together wrapped {y} bandages yesterday, and together they wrap {z} today, each as many as the others. How many bandages does one nurse wrap on both days?",
    ],
  },
  {
    id: "steps/in-all-some-and-each-more-number-of-each-then",
    expression: "y/x+z",
    numbers: { x: "3..8", z: "x*j", y: "x*(i+1)" },
    texts: [
      "{x} cousins found {y} chestnuts together in the park and shared them evenly. Then each found {z} more on the way home. How many chestnuts did each have?",
      "On {x} barges {y} barrels in all were loaded in the night, equally many on each, and {z} barrels on every barge in the morning. How many barrels were loaded on one barge?",
      "{x} nurses together wrapped {y} bandages yesterday, each as many as the others, and each wraps {z} today. How many bandages does one nurse wrap on both days?",
    ],
  },
  {
    id: "steps/each-has-some-and-each-loses-some",
    expression: "(x-y)*z",
    numbers: { z: "3..8", y: "3..9", x: "y+j+1" },
    texts: [
      "{z} dolls had {x} buttons each on their coats. Every doll lost {y} buttons. How many buttons did the dolls still have together?",
      "Each of {z} beakers contained {x} milliliters of acid. From each of them {n} took {y} milliliters. How many milliliters did the beakers contain in all then?",
      "The {z} teams start with {x} points each, and every team loses {y} of its points. How many points do all the teams have then?",
    ],
  },
  {
    id: "steps/each-has-some-and-they-lose-some-in-all",
    expression: "x*z-y",
    numbers: { z: "3..8", y: "3..9", x: "y+j+1" },
    texts: [
      "{z} dolls had {x} buttons each on their coats. Altogether they lost {y} buttons. How many buttons did the dolls still have together?",
      "Each of {z} beakers contained {x} milliliters of acid. From one of them {n} took {y} milliliters. How many milliliters did the beakers contain in all then?",
      "The {z} teams start with {x} points each, and only the Foxes lose {y} of their points. How many points do all the teams have then?",
    ],
  },
  {
    id: "steps/each-has-some-and-one-loses-some",
    expression: "x-y",
    numbers: { z: "3..8", y: "3..9", x: "y+j+1" },
    texts: [
      "{z} dolls had {x} buttons each on their coats. Every doll lost {y} buttons. How many buttons did each doll still have?",
      "Each of {z} beakers contained {x} milliliters of acid. From one of them {n} took {y} milliliters. How many milliliters were left in that one?",
      "The {z} teams start with {x} points each, and only the Foxes lose {y} of their points. How many points do the Foxes have then?",
    ],
  },
  {
    id: "steps/each-loses-some-how-many-are-lost-and-then-put-back",
    expression: "y*z",
    numbers: { z: "3..8", y: "3..9", x: "y+j+1" },
    texts: [
      "{z} dolls had {x} buttons each on their coats. Every doll lost {y} buttons. How many buttons must be sewn on so that no button is lacking?",
      "Each of {z} beakers contained {x} milliliters of acid. From each of them {n} took {y} milliliters. How many milliliters did {he} take in all?",
      "The {z} teams start with {x} points each, and every team loses {y} of its points. How many points do all the teams lose together?",
    ],
  },
  {
    id: "steps/one-price-for-all-and-one-for-each",
    expression: "x+y*z",
    numbers: { x: "20..60", y: "3..9", z: "3..9" },
    texts: [
      "The museum asks ${x} for the whole group and ${y} for each of the {z} headphones. What does the group pay?",
      "Renting the workshop costs ${x}. {z} people come, and everyone uses wood for ${y}. How much is it altogether?",
      "{n} pays ${x} for the bus and buys {z} postcards at ${y} each. How many dollars does {he} spend?",
    ],
  },
  {
    id: "steps/both-prices-for-each",
    expression: "(x+y)*z",
    numbers: { x: "20..60", y: "3..9", z: "3..9" },
    texts: [
      "The museum asks each of the {z} visitors ${x} to come in and ${y} for headphones. What do these visitors pay in all?",
      "{z} people come to the workshop. Everyone pays ${x} rent and uses wood for ${y}. How much is it altogether?",
      "{n} pays for {z} people, for each ${x} for the bus and ${y} for a postcard. How many dollars does {he} spend?",
    ],
  },
  {
    id: "steps/both-prices-once-then",
    expression: "x+y",
    numbers: { x: "20..60", y: "3..9", z: "3..9" },
    texts: [
      "The museum asks each of the {z} visitors ${x} to come in and ${y} for headphones. What does one visitor pay?",
      "{z} people come to the workshop. Everyone pays ${x} rent and uses wood for ${y}. How much must each person pay?",
      "{n} pays ${x} for the bus and buys {z} postcards for ${y} in all. How many dollars does {he} spend?",
    ],
  },
  {
    id: "steps/one-price-for-all-is-shared-and-one-for-each-then",
    expression: "x/z+y",
    numbers: { z: "3..9", x: "z*(i+4)", y: "3..9" },
    texts: [
      "The museum asks ${x} for the whole group, which its {z} members share equally, and ${y} from each member for headphones. What does one member pay?",
      "Renting the workshop costs ${x}. {z} people divide that fairly, and everyone uses wood for ${y}. How much must each person pay?",
      "{n} and the others, {z} people in all, share the ${x} for the bus equally. {n} also buys a postcard for ${y}. How many dollars does {he} spend?",
    ],
  },
];

/** Two kinds of groups, groups of groups, and groups that are packed anew. */
const GROUPS_OF_GROUPS: readonly WordingFamily[] = [
  {
    id: "steps/two-kinds-of-groups-together",
    expression: "x*y+z*w",
    numbers: { x: "5..9", y: "7..12", z: "2..4", w: "3..6" },
    texts: [
      "{n} has {x} spools with {y} meters of red yarn each and {z} spools with {w} meters of blue yarn each. How many meters of yarn is that in all?",
      "There are {x} wagons with {y} logs each and {z} carts with {w} logs each. How many logs is that altogether?",
      "The quiz has {x} questions for {y} points each and {z} questions for {w} points each. How many points can one score?",
    ],
  },
  {
    id: "steps/two-kinds-of-groups-compared",
    expression: "x*y-z*w",
    numbers: { x: "5..9", y: "7..12", z: "2..4", w: "3..6" },
    texts: [
      "{n} has {x} spools with {y} meters of red yarn each and {z} spools with {w} meters of blue yarn each. How many more meters of red yarn than of blue yarn is that?",
      "There are {x} wagons with {y} logs each. {z} carts with {w} logs each are filled from them and driven off. How many logs remain?",
      "The quiz has {x} questions for {y} points each. {k} answered all except {z} questions rightly, and lost {w} points of the full score for each of these. How many points did {k} score?",
    ],
  },
  {
    id: "steps/one-kind-of-groups-and-single-ones",
    expression: "x*y+z+w",
    numbers: { x: "5..9", y: "7..12", z: "2..4", w: "3..6" },
    texts: [
      "{n} has {x} spools with {y} meters of red yarn each and two pieces of blue yarn, one of {z} meters and one of {w} meters. How many meters of yarn is that in all?",
      "There are {x} wagons with {y} logs each. {z} logs lie on a cart and {w} on the ground. How many logs is that altogether?",
      "The quiz has {x} questions for {y} points each, then one question for {z} points and one for {w} points. How many points can one score?",
    ],
  },
  {
    id: "steps/one-kind-of-groups-less-single-ones",
    expression: "x*y-z-w",
    numbers: { x: "5..9", y: "7..12", z: "2..4", w: "3..6" },
    texts: [
      "{n} has {x} spools with {y} meters of red yarn each. {He} cuts off two pieces, one of {z} meters and one of {w} meters. How many meters of yarn are left in all?",
      "There were {x} wagons with {y} logs each. {z} logs were put on a cart, and {w} rolled to the ground. How many logs are still on the wagons?",
      "The quiz has {x} questions for {y} points each. {k} lost {z} points on the first question and {w} points on the last one, and none besides. How many points did {k} score?",
    ],
  },
  {
    id: "steps/floors-with-rooms-with-windows",
    expression: "x*y*z",
    numbers: { x: "3..8", y: "4..9", z: "2..5" },
    texts: [
      "A hotel has {x} floors of {y} rooms, and every room has {z} lamps. How many lamps are in the rooms?",
      "{x} trucks carry {y} beehives each, and in each beehive hang {z} frames. How many frames is that in all?",
      "{n} copies out {x} songs of {y} verses, and every verse has {z} lines. How many lines does {he} copy?",
    ],
  },
  {
    id: "steps/floors-with-rooms-and-some-windows-beside",
    expression: "x*y+z",
    numbers: { x: "3..8", y: "4..9", z: "2..5" },
    texts: [
      "A hotel has {x} floors. On every floor hang {y} lamps, and {z} lamps hang in the cellar. How many lamps does the hotel have?",
      "{x} trucks carry {y} beehives each, and {z} beehives stay at the farm. How many beehives are there in all?",
      "{n} copies out {x} songs of {y} lines and a rhyme of {z} lines. How many lines does {he} copy?",
    ],
  },
  {
    id: "steps/floors-with-rooms-some-windows-broken",
    expression: "x*y*z-w",
    numbers: { x: "3..8", y: "4..9", z: "2..5", w: "3..15" },
    texts: [
      "A hotel has {x} floors of {y} rooms, and every room has {z} lamps. {w} of the lamps do not work. How many lamps in the rooms work?",
      "{x} trucks carry {y} beehives each, and in each beehive hang {z} frames. {w} of these frames are empty. How many of them are not empty?",
      "{n} has to copy out {x} songs of {y} verses, and every verse has {z} lines. {He} has copied {w} lines. How many lines are before {him}?",
    ],
  },
  {
    id: "steps/floors-with-rooms-some-rooms-closed",
    expression: "(x*y-w)*z",
    numbers: { x: "4..8", y: "5..9", z: "2..5", w: "3..12" },
    texts: [
      "A hotel has {x} floors of {y} rooms, and {w} of the rooms are closed. Every open room has {z} lamps. How many lamps are in the open rooms?",
      "{x} trucks carry {y} beehives each. {w} of all these beehives are empty, and in each of the others hang {z} frames. How many frames is that in all?",
      "{n} has to copy out {x} songs of {y} verses, and every verse has {z} lines. {He} has copied {w} verses. How many lines are before {him}?",
    ],
  },
  {
    id: "steps/boxes-packed-anew-how-many-new-ones",
    expression: "x*y/z",
    numbers: { z: "2..6", x: "3..9", y: "z*i" },
    texts: [
      "{x} sacks with {y} pounds of rice each are filled over into bags of {z} pounds. How many bags does one get?",
      "{n} opens {x} packs of {y} pencils and makes sets of {z} pencils from all of them. How many sets does {he} make?",
      "{x} kegs of {y} liters are poured into cans that hold {z} liters. How many cans become full?",
    ],
  },
  {
    id: "steps/one-box-packed-anew-how-many-new-ones",
    expression: "y/z",
    numbers: { z: "2..6", x: "3..9", y: "z*i" },
    texts: [
      "There are {x} sacks with {y} pounds of rice each. One sack is filled over into bags of {z} pounds. How many bags does one get?",
      "{n} has {x} packs of {y} pencils. {He} opens the first pack and makes sets of {z} pencils from it. How many sets does {he} make?",
      "Of {x} kegs of {y} liters, one is poured into cans that hold {z} liters. How many cans become full?",
    ],
  },
  {
    id: "steps/boxes-of-which-some-content-is-taken",
    expression: "x*y-z",
    numbers: { z: "2..6", x: "3..9", y: "z*i" },
    texts: [
      "There are {x} sacks with {y} pounds of rice each. One bag of {z} pounds is filled from them. How many pounds are left in the sacks?",
      "{n} opens {x} packs of {y} pencils and makes one set of {z} pencils. How many pencils remain?",
      "From {x} kegs of {y} liters one can that holds {z} liters is filled. How many liters remain in the kegs?",
    ],
  },
  {
    id: "steps/boxes-and-as-many-times-that",
    expression: "x*y*z",
    numbers: { z: "2..6", x: "3..9", y: "z*i" },
    texts: [
      "{x} sacks with {y} pounds of rice each lie in every one of {z} sheds. How many pounds of rice is that?",
      "{n} opens {x} packs of {y} pencils, and {k} has {z} times as many pencils as that. How many pencils does {k} have?",
      "{x} kegs of {y} liters are in the cellar. The brewery sells {z} times as much as that in a week. How many liters does it sell in a week?",
    ],
  },
  {
    id: "steps/fields-harvested-partly-and-the-rest-bagged",
    expression: "(x*y-z)/w",
    numbers: { w: "2..6", y: "w*(j+1)", x: "5..9", z: "w*i" },
    texts: [
      "{n} planted {x} lines of {y} leeks. {z} leeks froze. The others are sold in bunches of {w}. How many bunches are there?",
      "{x} crews of {y} men each dig for gold. {z} of the men give up, and the rest form gangs of {w}. How many gangs do they form?",
      "A chocolate maker fills {x} molds of {y} hearts. {z} hearts break, and the whole ones go into boxes of {w}. How many boxes does she fill?",
    ],
  },
  {
    id: "steps/fields-harvested-fully-besides-others-bagged",
    expression: "(x*y+z)/w",
    numbers: { w: "2..6", y: "w*(j+1)", x: "5..9", z: "w*i" },
    texts: [
      "{n} planted {x} lines of {y} leeks. {z} leeks more came from a neighbor. All of them are sold in bunches of {w}. How many bunches are there?",
      "{x} crews of {y} men each dig for gold. {z} more men join, and all of them form gangs of {w}. How many gangs do they form?",
      "A chocolate maker fills {x} molds of {y} hearts. She finds {z} hearts from yesterday, and all the hearts go into boxes of {w}. How many boxes does she fill?",
    ],
  },
  {
    id: "steps/fields-harvested-and-bagged-besides-bags",
    expression: "x*y/w+z",
    numbers: { w: "2..6", y: "w*(j+1)", x: "5..9", z: "w*i" },
    texts: [
      "{n} planted {x} lines of {y} leeks. They are sold in bunches of {w}. {z} such bunches come from a neighbor. How many bunches are there?",
      "{x} crews of {y} men each dig for gold. These men form gangs of {w}. {z} gangs are at the river already. How many gangs are there then?",
      "A chocolate maker fills {x} molds of {y} hearts, and the hearts go into boxes of {w}. {z} full boxes stand there from yesterday. How many full boxes has she now?",
    ],
  },
];

/** Lots that are part of the first amount, or come besides it. */
const OF_THEM_OR_BESIDES: readonly WordingFamily[] = [
  {
    id: "then/two-lots-are-of-the-first-amount",
    expression: "x-y-z",
    numbers: { x: "50..90", y: "18..30", z: "4..14" },
    texts: [
      "{x} kites were in the air. {y} of them were red, {z} of them were green, and the others were yellow. How many kites were yellow?",
      "{n} owns {x} records. Of these, {y} are jazz and {z} are folk music. How many are neither?",
      "{x} goats live on the hill, among them {y} young ones and {z} billies. All the others are nannies. How many nannies are on the hill?",
    ],
  },
  {
    id: "then/two-lots-come-besides-the-first-amount",
    expression: "x+y+z",
    numbers: { x: "50..90", y: "18..30", z: "4..14" },
    texts: [
      "{x} yellow kites were in the air, besides these {y} red ones and {z} green ones. How many kites were in the air?",
      "{n} owns {x} rock records. Besides, {y} jazz records and {z} records of folk music stand on {his} shelf. How many records are that?",
      "{x} nannies live on the hill, and with them {y} young ones and {z} billies. How many goats is that altogether?",
    ],
  },
  {
    id: "then/one-lot-is-of-the-first-and-one-comes-besides",
    expression: "x-y+z",
    numbers: { x: "50..90", y: "18..30", z: "4..14" },
    texts: [
      "{x} kites were in the air, {y} of them red and the others yellow. Then {z} more yellow ones went up. How many yellow kites were in the air then?",
      "{n} owned {x} records. {y} of these were jazz and were sold. {He} bought {z} records of folk music besides. How many records does {he} own now?",
      "{x} goats live on the hill, among them {y} young ones. {z} full-grown goats live in the yard besides. How many full-grown goats are there on the hill and in the yard?",
    ],
  },
  {
    id: "then/one-lot-comes-besides-and-one-is-of-all-in-a-story",
    expression: "x+y-z",
    numbers: { x: "50..90", y: "18..30", z: "4..14" },
    texts: [
      "{x} yellow kites were in the air, and {y} red ones besides. {z} of all these kites tore loose. How many kites did not tear loose?",
      "{n} owns {x} rock records and {y} jazz records. {z} of the records are scratched. How many are not scratched?",
      "{x} nannies live on the hill, and with them {y} young ones. {z} of all these goats are black. How many of the goats are not black?",
    ],
  },
  {
    id: "then/gives-each-friend-some",
    expression: "x-y*z",
    numbers: { z: "3..6", y: "z*(j-1)", x: "y*z+z*i" },
    texts: [
      "{n} had {x} seashells. {He} gave {y} to each of {z} friends. How many seashells did {he} keep?",
      "The cook has {x} eggs. She makes {z} cakes and uses {y} eggs for every cake. How many eggs are not used?",
      "There were {x} flyers. {z} boys carried off {y} apiece. How many flyers were still there?",
    ],
  },
  {
    id: "then/gives-friends-some-in-all",
    expression: "x-y",
    numbers: { z: "3..6", y: "z*(j-1)", x: "y*z+z*i" },
    texts: [
      "{n} had {x} seashells. {He} gave {y} of them to {z} friends, who shared these evenly. How many seashells did {he} keep?",
      "The cook has {x} eggs. She makes {z} cakes and uses {y} eggs for all of the cakes together. How many eggs are not used?",
      "There were {x} flyers. {z} boys carried off {y} altogether. How many flyers were still there?",
    ],
  },
  {
    id: "then/gives-friends-some-in-all-share-of-a-friend",
    expression: "y/z",
    numbers: { z: "3..6", y: "z*(j-1)", x: "y*z+z*i" },
    texts: [
      "{n} had {x} seashells. {He} gave {y} of them to {z} friends, who shared these evenly. How many seashells did each friend get?",
      "The cook has {x} eggs. She makes {z} equal cakes and uses {y} eggs for all of the cakes together. How many eggs are in one cake?",
      "There were {x} flyers. {z} boys carried off {y} altogether, each as many as the others. How many flyers had one boy?",
    ],
  },
  {
    id: "then/keeps-some-share-of-a-friend",
    expression: "(x-y)/z",
    numbers: { z: "3..6", y: "z*(j-1)", x: "y*z+z*i" },
    texts: [
      "{n} had {x} seashells. {He} kept {y} of them and gave the rest to {z} friends, who shared these evenly. How many seashells did each friend get?",
      "The cook has {x} eggs. She puts {y} of them aside and makes {z} equal cakes with all the others. How many eggs are in one cake?",
      "There were {x} flyers. {y} were spoiled by rain, and {z} boys carried off the good ones, each as many as the others. How many flyers had one boy?",
    ],
  },
  {
    id: "then/one-hands-some-to-another-difference-after-it",
    expression: "(x-z)-(y+z)",
    numbers: { x: "70..99", y: "15..30", z: "3..15" },
    texts: [
      "{n} had {x} beads and {k} had {y}. Then {n} gave {k} {z} of {his} beads. How many more beads than {k} did {n} have after that?",
      "In the big tank swam {x} guppies and in the small one {y}. {z} guppies were moved from the big tank to the small one. By how many was the big tank ahead then?",
      "The north pile has {x} bricks, the south pile {y}. A mason carries {z} bricks from the north pile to the south pile. How many bricks more are on the north pile now?",
    ],
  },
  {
    id: "then/one-hands-some-to-another-both-together",
    expression: "x+y",
    numbers: { x: "70..99", y: "15..30", z: "3..15" },
    texts: [
      "{n} had {x} beads and {k} had {y}. Then {n} gave {k} {z} of {his} beads. How many beads did the two have together after that?",
      "In the big tank swam {x} guppies and in the small one {y}. {z} guppies were moved from the big tank to the small one. How many guppies swam in both tanks then?",
      "The north pile has {x} bricks, the south pile {y}. A mason carries {z} bricks from the north pile to the south pile. How many bricks are on the two piles now?",
    ],
  },
  {
    id: "then/one-uses-up-some-both-together",
    expression: "x+y-z",
    numbers: { x: "70..99", y: "15..30", z: "3..15" },
    texts: [
      "{n} had {x} beads and {k} had {y}. Then {n} lost {z} of {his} beads. How many beads did the two have together after that?",
      "In the big tank swam {x} guppies and in the small one {y}. {z} guppies were sold from the big tank. How many guppies swam in both tanks then?",
      "The north pile has {x} bricks, the south pile {y}. A mason uses {z} bricks of the north pile for a chimney. How many bricks are on the two piles now?",
    ],
  },
  {
    id: "then/one-uses-up-some-difference-after-it",
    expression: "x-z-y",
    numbers: { x: "70..99", y: "15..30", z: "3..15" },
    texts: [
      "{n} had {x} beads and {k} had {y}. Then {n} lost {z} of {his} beads. How many more beads than {k} did {n} have after that?",
      "In the big tank swam {x} guppies and in the small one {y}. {z} guppies were sold from the big tank. By how many was the big tank ahead then?",
      "The north pile has {x} bricks, the south pile {y}. A mason uses {z} bricks of the north pile for a chimney. How many bricks more are on the north pile now?",
    ],
  },
  {
    id: "then/second-has-fewer-and-some-of-both-go",
    expression: "x+(x-y)-z",
    numbers: { x: "30..60", y: "5..20", z: "3..15" },
    texts: [
      "{n} painted {x} stones. {k} painted {y} fewer. {z} of the stones of the two were given away. How many of their stones were left?",
      "In May {x} tourists saw the cave, in June {y} fewer. {z} of all these tourists were children. How many were adults?",
      "The first orchard gave {x} crates of plums, the second {y} crates less. {z} of all the crates went to the jam maker. How many crates were not for the jam maker?",
    ],
  },
  {
    id: "then/second-has-fewer-and-some-of-those-go",
    expression: "x-y-z",
    numbers: { x: "45..60", y: "5..20", z: "3..15" },
    texts: [
      "{n} painted {x} stones. {k} painted {y} fewer and gave {z} of them away. How many painted stones did {k} have left?",
      "In May {x} tourists saw the cave, in June {y} fewer. {z} of the June tourists were children. How many adults came in June?",
      "The first orchard gave {x} crates of plums, the second {y} crates less. {z} crates from the second orchard went to the jam maker. How many crates from the second orchard were not for the jam maker?",
    ],
  },
  {
    id: "then/second-has-more-and-some-of-both-go",
    expression: "x+(x+y)-z",
    numbers: { x: "30..60", y: "5..20", z: "3..15" },
    texts: [
      "{n} painted {x} stones. {k} painted {y} more than that. {z} of the stones of the two were given away. How many of their stones were left?",
      "In May {x} tourists saw the cave, in June {y} more than in May. {z} of all these tourists were children. How many were adults?",
      "The first orchard gave {x} crates of plums, the second {y} crates more than the first. {z} of all the crates went to the jam maker. How many crates were not for the jam maker?",
    ],
  },
  {
    id: "then/second-number-is-given-itself-and-some-of-both-go",
    expression: "x+y-z",
    numbers: { x: "30..60", y: "16..28", z: "3..15" },
    texts: [
      "{n} painted {x} stones. {k} painted only {y}. {z} of the stones of the two were given away. How many of their stones were left?",
      "In May {x} tourists saw the cave, in June only {y}. {z} of all these tourists were children. How many were adults?",
      "The first orchard gave {x} crates of plums, the second {y} crates. {z} of all the crates went to the jam maker. How many crates were not for the jam maker?",
    ],
  },
];

/** Cutting, riding, seating and buying by the pack: the last question decides. */
const LAST_QUESTION: readonly WordingFamily[] = [
  {
    id: "steps/cut-first-and-one-piece-made-shorter",
    expression: "x/y-z",
    numbers: { y: "2..5", z: "y*j", x: "y*(z+i)" },
    texts: [
      "{n} sawed a pole of {x} inches into {y} equal pieces. Then {he} cut {z} inches off the first piece. How long was the first piece then, in inches?",
      "{x} grams of dough made {y} loaves of one weight. In the oven each loaf became {z} grams lighter. How many grams did a loaf weigh at last?",
      "The {x} minutes of rehearsal are divided evenly among {y} bands, and each band loses {z} of its minutes with setting up. For how many minutes can a band play?",
    ],
  },
  {
    id: "steps/made-shorter-first-and-then-cut",
    expression: "(x-z)/y",
    numbers: { y: "2..5", z: "y*j", x: "y*(z+i)" },
    texts: [
      "{n} cut {z} inches off a pole of {x} inches. Then {he} sawed the rest into {y} equal pieces. How long was the first piece then, in inches?",
      "Of {x} grams of dough, {z} grams were put away, and the rest made {y} loaves of one weight. How many grams of dough were in a loaf?",
      "The rehearsal lasts {x} minutes, but {z} of these minutes are lost with setting up once. The others are divided evenly among {y} bands. For how many minutes can a band play?",
    ],
  },
  {
    id: "steps/cut-first-and-one-piece-made-longer-then",
    expression: "x/y+z",
    numbers: { y: "2..5", z: "y*j", x: "y*(z+i)" },
    texts: [
      "{n} sawed a pole of {x} inches into {y} equal pieces. Then {he} glued {z} inches to the first piece. How long was the first piece then, in inches?",
      "{x} grams of dough made {y} loaves of one weight. Then {z} grams of seeds were put on each loaf. How many grams did a loaf weigh at last?",
      "The {x} minutes of rehearsal are divided evenly among {y} bands, and each band gets {z} minutes besides for setting up. How many minutes has a band in all?",
    ],
  },
  {
    id: "steps/made-longer-first-and-then-cut",
    expression: "(x+z)/y",
    numbers: { y: "2..5", z: "y*j", x: "y*(z+i)" },
    texts: [
      "{n} glued {z} inches to a pole of {x} inches. Then {he} sawed the whole into {y} equal pieces. How long was the first piece then, in inches?",
      "To {x} grams of dough {z} grams of seeds were added, and all of it made {y} loaves of one weight. How many grams of dough and seeds were in a loaf?",
      "The rehearsal of {x} minutes is made {z} minutes longer. All of its minutes are divided evenly among {y} bands. For how many minutes can a band play?",
    ],
  },
  {
    id: "steps/several-pieces-cut-and-the-rest-parted",
    expression: "(x-y*z)/w",
    numbers: { w: "2..5", y: "3..6", z: "4..9", x: "y*z+w*i" },
    texts: [
      "From {x} feet of cable {n} cut {y} cords of {z} feet each. The rest {he} cut into {w} equal cords. How many feet long was each of these {w}?",
      "A jug of {x} ounces of juice filled {y} mugs of {z} ounces. What was left was divided evenly between {w} glasses. How many ounces came into each glass?",
      "{x} people stood at the lift. {y} cabins with {z} people in each went up first, and the others took {w} cabins in equal numbers. How many people rode in each of the last cabins?",
    ],
  },
  {
    id: "steps/several-pieces-cut-and-some-more-off",
    expression: "x-y*z-w",
    numbers: { w: "2..5", y: "3..6", z: "4..9", x: "y*z+w+i" },
    texts: [
      "From {x} feet of cable {n} cut {y} cords of {z} feet each and one cord of {w} feet. How many feet of cable were left?",
      "A jug of {x} ounces of juice filled {y} mugs of {z} ounces, and {w} ounces were spilled. How many ounces were left in the jug?",
      "{x} people stood at the lift. {y} cabins with {z} people in each went up first, and {w} of those still below went home. How many people stood at the lift then?",
    ],
  },
  {
    id: "steps/two-pieces-cut-and-the-rest-parted",
    expression: "(x-y-z)/w",
    numbers: { w: "2..5", y: "3..6", z: "4..9", x: "y+z+w*i" },
    texts: [
      "From {x} feet of cable {n} cut one cord of {y} feet and one of {z} feet. The rest {he} cut into {w} equal cords. How many feet long was each of these {w}?",
      "A jug of {x} ounces of juice filled a cup of {y} ounces and a mug of {z} ounces. What was left was divided evenly between {w} glasses. How many ounces came into each glass?",
      "{x} people stood at the lift. A cabin with {y} people and one with {z} people went up first, and the others took {w} cabins in equal numbers. How many people rode in each of the last cabins?",
    ],
  },
  {
    id: "needs/bought-in-packs-after-single-ones",
    expression: "(x-y)/z",
    numbers: { z: "4..9", y: "3..20", x: "y+z*i" },
    texts: [
      "{x} napkins are needed for the feast, and {y} napkins are in the cupboard. They are sold in packs of {z}. How many packs must {n} buy?",
      "A deck takes {x} boards. {y} boards are there, and a bundle has {z}. How many bundles are lacking?",
      "For a long chain {k} needs {x} links and has {y} links. A string in the shop has {z} links. How many strings does {k} need to buy?",
    ],
  },
  {
    id: "needs/packs-are-there-and-single-ones-lack",
    expression: "x-y*z",
    numbers: { z: "4..9", y: "3..8", x: "y*z+j" },
    texts: [
      "{x} napkins are needed for the feast, and {y} packs of {z} napkins are in the cupboard. How many napkins must {n} buy?",
      "A deck takes {x} boards. {y} bundles are there, and a bundle has {z} boards. How many boards are lacking?",
      "For a long chain {k} needs {x} links and has {y} strings of {z} links each. How many links does {k} need to buy?",
    ],
  },
  {
    id: "needs/packs-are-there-and-packs-lack",
    expression: "x/z-y",
    numbers: { z: "4..9", y: "3..8", x: "z*(y+i)" },
    texts: [
      "{x} napkins are needed for the feast, and {y} packs of {z} napkins are in the cupboard. They are sold in packs of {z}. How many packs must {n} buy?",
      "A deck takes {x} boards. {y} bundles are there, and every bundle has {z} boards. How many bundles are lacking?",
      "For a long chain {k} needs {x} links and has {y} strings of {z} links each. All strings in the shop are like these. How many strings does {k} need to buy?",
    ],
  },
  {
    id: "needs/packs-are-there-and-some-are-over",
    expression: "y*z-x",
    numbers: { z: "5..9", y: "6..9", x: "8..25" },
    texts: [
      "{x} napkins are needed for the feast, and {y} packs of {z} napkins are in the cupboard. How many napkins are too many?",
      "A deck takes {x} boards. {y} bundles were bought, and a bundle has {z} boards. How many boards will be over?",
      "For a chain {k} needs {x} links and has {y} strings of {z} links each. How many links will {k} not need?",
    ],
  },
  {
    id: "steps/price-of-some-gives-price-of-others",
    expression: "x/y*z",
    numbers: { y: "2..6", x: "y*i", z: "7..12" },
    texts: [
      "{y} lemons cost {x} cents. What do {z} of these lemons cost, in cents?",
      "In {y} hours {n} solders {x} circuits, always at the same pace. How many does {he} solder in {z} hours?",
      "A pump lifts {x} buckets of water with {y} strokes, with each stroke as much. How many buckets does it lift with {z} strokes?",
    ],
  },
  {
    id: "steps/price-of-some-and-of-one-other-thing",
    expression: "x/y+z",
    numbers: { y: "2..6", x: "y*i", z: "7..12" },
    texts: [
      "{y} lemons cost {x} cents, and a lime costs {z} cents. What do one lemon and one lime cost together, in cents?",
      "In {y} hours {n} solders {x} circuits, each hour as many. {k} solders {z} more in an hour than {n}. How many does {k} solder in an hour?",
      "A pump lifts {x} buckets of water with {y} strokes, with each stroke as much. A big pump lifts {z} buckets more with each stroke. How many buckets does the big pump lift with one stroke?",
    ],
  },
  {
    id: "steps/price-of-each-of-some-and-of-others",
    expression: "x*y*z",
    numbers: { y: "2..6", x: "5..15", z: "7..12" },
    texts: [
      "A bag of {y} lemons is sold in the shop, each lemon for {x} cents. What do {z} of these bags cost, in cents?",
      "In every hour {n} solders {x} circuits, and {he} works {y} hours a day. How many does {he} solder in {z} days?",
      "A pump lifts {x} buckets of water with each stroke and makes {y} strokes a minute. How many buckets does it lift in {z} minutes?",
    ],
  },
  {
    id: "steps/price-of-others-less-the-price-of-some",
    expression: "x/y*z-x",
    numbers: { y: "2..6", x: "y*i", z: "7..12" },
    texts: [
      "{y} lemons cost {x} cents. How many cents more do {z} of these lemons cost than those {y}?",
      "In {y} hours {n} solders {x} circuits, always at the same pace. How many more does {he} solder in {z} hours than in {y} hours?",
      "A pump lifts {x} buckets of water with {y} strokes, with each stroke as much. How many buckets more does it lift with {z} strokes than with {y}?",
    ],
  },
];

/** Bills, seats, ways and teams: what goes in and out of the amount, and when. */
const IN_AND_OUT: readonly WordingFamily[] = [
  {
    id: "then/change-from-several-things-and-one-more-then",
    expression: "w-(x*y+z)",
    numbers: { x: "4..9", y: "3..8", z: "5..18", w: "100..150" },
    texts: [
      "{n} buys {x} ferns at ${y} each and a watering can for ${z}. {He} pays with ${w}. How much change does {he} get?",
      "The bowling evening costs ${y} for each of the {x} players and ${z} for the lane. The coach brought ${w}. How much does he still have after paying it all?",
      "{x} yards of velvet at ${y} a yard and a zipper for ${z} go on a gift card of ${w}. How much stays on the card?",
    ],
  },
  {
    id: "then/change-from-several-things-with-a-coupon",
    expression: "w-(x*y-z)",
    numbers: { x: "6..9", y: "4..8", z: "5..18", w: "100..150" },
    texts: [
      "{n} buys {x} ferns at ${y} each and has a coupon that makes the bill ${z} less. {He} pays with ${w}. How much change does {he} get?",
      "The bowling evening costs ${y} for each of the {x} players, but the club is let off ${z} of the bill. The coach brought ${w}. How much does he still have after paying it?",
      "{x} yards of velvet at ${y} a yard, with ${z} taken off the whole bill, go on a gift card of ${w}. How much stays on the card?",
    ],
  },
  {
    id: "then/price-of-several-things-and-one-more-in-a-story",
    expression: "x*y+z",
    numbers: { x: "4..9", y: "3..8", z: "5..18", w: "100..150" },
    texts: [
      "{n} buys {x} ferns at ${y} each and a watering can for ${z}. {He} pays with ${w}. How much is the bill?",
      "The bowling evening costs ${y} for each of the {x} players and ${z} for the lane. The coach brought ${w}. How much must he pay?",
      "{x} yards of velvet at ${y} a yard and a zipper for ${z} go on a gift card of ${w}. How much of the card is used up?",
    ],
  },
  {
    id: "needs/several-things-and-one-more-are-not-covered",
    expression: "x*y+z-w",
    numbers: { x: "6..9", y: "5..9", z: "10..18", w: "12..38" },
    texts: [
      "{n} wants to buy {x} ferns at ${y} each and a watering can for ${z}. {He} has ${w}. How much does {he} lack?",
      "The bowling evening costs ${y} for each of the {x} players and ${z} for the lane. The coach brought ${w}. How much is still to be paid when he has given all of it?",
      "{x} yards of velvet at ${y} a yard and a zipper for ${z} are paid with a gift card of ${w} and some cash. How much cash is needed?",
    ],
  },
  {
    id: "then/places-that-stay-free",
    expression: "x*y-z",
    numbers: { x: "6..12", y: "5..9", z: "12..28" },
    texts: [
      "The chapel has {x} pews for {y} people each. {z} people have sat down. How many places are free?",
      "{x} racks hold {y} bicycles each. {z} bicycles stand in them. How many bicycles can still be put in?",
      "A stamp album with {x} pages has {y} places on every page. {n} has filled {z} places. How many places are empty?",
    ],
  },
  {
    id: "needs/more-come-than-there-are-places-then",
    expression: "z-x*y",
    numbers: { x: "6..9", y: "5..8", z: "75..120" },
    texts: [
      "The chapel has {x} pews for {y} people each. {z} people have come. For how many is there no place?",
      "{x} racks hold {y} bicycles each. {z} bicycles are to be put in. How many of them will find no place?",
      "A stamp album with {x} pages has {y} places on every page. {n} has {z} stamps. How many of these do not fit into the album?",
    ],
  },
  {
    id: "then/places-free-after-some-go-again",
    expression: "x*y-z+w",
    numbers: { x: "6..12", y: "5..9", z: "12..28", w: "3..10" },
    texts: [
      "The chapel has {x} pews for {y} people each. {z} people sat down, and {w} of them went out again. How many places were free then?",
      "{x} racks hold {y} bicycles each. {z} bicycles stood in them, but {w} of these were taken home. How many bicycles could then be put in?",
      "A stamp album with {x} pages has {y} places on every page. {n} had filled {z} places and took {w} stamps out again. How many places were empty then?",
    ],
  },
  {
    id: "then/places-free-after-some-more-come",
    expression: "x*y-(z+w)",
    numbers: { x: "8..12", y: "5..9", z: "12..28", w: "3..10" },
    texts: [
      "The chapel has {x} pews for {y} people each. {z} people sat down, and {w} more came in and found seats. How many places were free then?",
      "{x} racks hold {y} bicycles each. {z} bicycles stood in them, and {w} others were added. How many more bicycles could then be put in?",
      "A stamp album with {x} pages has {y} places on every page. {n} had filled {z} places and put in {w} stamps more. How many places were empty then?",
    ],
  },
  {
    id: "steps/teams-after-some-of-two-lots-stay-out",
    expression: "(x+y-z)/w",
    numbers: { w: "3..6", z: "4..12", y: "13..24", x: "w*(i+8)-y+z" },
    texts: [
      "{x} girls and {y} boys want to dance. {z} of these children only watch. The others dance in circles of {w}. How many circles are there?",
      "{n} has {x} plums and {y} pears. {z} of the fruits are bruised and stay behind. The good ones go into baskets of {w}. How many baskets does {he} fill?",
      "In the port lie {x} red barges and {y} gray ones. {z} of the barges are leaky. The rest are towed, {w} behind each tug. How many tugs are needed?",
    ],
  },
  {
    id: "steps/teams-of-two-lots-and-some-more",
    expression: "(x+y+z)/w",
    numbers: { w: "3..6", z: "2..6", y: "3..9", x: "w*(i+6)-y-z" },
    texts: [
      "{x} girls and {y} boys want to dance, and {z} teachers too. They all dance in circles of {w}. How many circles are there?",
      "{n} has {x} plums and {y} pears, and besides {z} quinces. All of the fruits go into baskets of {w}. How many baskets does {he} fill?",
      "In the port lie {x} red barges and {y} gray ones, and {z} white ones besides. All are towed, {w} behind each tug. How many tugs are needed?",
    ],
  },
  {
    id: "steps/teams-of-two-lots-of-which-some-stop",
    expression: "(x+y)/w-z",
    numbers: { w: "3..6", z: "2..6", y: "3..9", x: "w*(z+i)-y" },
    texts: [
      "{x} girls and {y} boys dance in circles of {w}. {z} of the circles stop to rest. How many circles go on dancing?",
      "{n} has {x} plums and {y} pears. All of the fruits go into baskets of {w}, and {z} full baskets are sold. How many full baskets are left?",
      "In the port lie {x} red barges and {y} gray ones. All must be towed, {w} behind each tug. {z} tugs are there. How many more tugs are needed?",
    ],
  },
  {
    id: "steps/teams-of-two-lots-besides-some-teams",
    expression: "(x+y)/w+z",
    numbers: { w: "3..6", z: "2..6", y: "3..9", x: "w*(z+i)-y" },
    texts: [
      "{x} girls and {y} boys get up and dance in circles of {w}. {z} other circles have been dancing all the while. How many circles are dancing then?",
      "{n} has {x} plums and {y} pears. All of the fruits go into baskets of {w}. {z} full baskets came from {m}. How many full baskets is that in all?",
      "In the port lie {x} red barges and {y} gray ones. All are towed, {w} behind each tug, and {z} tugs wait in reserve. How many tugs are there?",
    ],
  },
  {
    id: "then/both-ways-on-every-day",
    expression: "(x+y)*z",
    numbers: { x: "12..25", y: "3..11", z: "3..8", w: "300..400" },
    texts: [
      "{n} swims {x} laps in the morning and {y} laps at night, on {z} days. How many laps does {he} swim in all?",
      "The machine stamps {x} coins a minute, and its twin stamps {y} a minute. How many coins do both stamp in {z} minutes?",
      "Every one of {z} pages gets {x} lines of text and {y} lines of notes. How many lines is that altogether?",
    ],
  },
  {
    id: "then/more-on-one-way-on-every-day",
    expression: "(x-y)*z",
    numbers: { x: "12..25", y: "3..11", z: "3..8" },
    texts: [
      "{n} swims {x} laps in the morning and {y} laps at night, on {z} days. How many more laps does {he} swim in the mornings than at night on all these days?",
      "The machine stamps {x} coins a minute, and its twin stamps {y} a minute. How many more coins than its twin does the machine stamp in {z} minutes?",
      "Every one of {z} pages had {x} lines of text, but {y} of these were struck out. How many lines were left altogether?",
    ],
  },
  {
    id: "then/one-way-every-day-and-the-other-once",
    expression: "x*z+y",
    numbers: { x: "12..25", y: "3..11", z: "3..8" },
    texts: [
      "{n} swims {x} laps in the morning on {z} days, and on the last of them also {y} laps at night. How many laps does {he} swim in all?",
      "The machine stamps {x} coins a minute for {z} minutes, and its twin stamps {y} coins only. How many coins do both stamp?",
      "Every one of {z} pages gets {x} lines of text, and the last page also {y} lines of notes. How many lines is that altogether?",
    ],
  },
  {
    id: "needs/both-ways-on-every-day-still-short-of-a-plan",
    expression: "w-(x+y)*z",
    numbers: { x: "12..25", y: "3..11", z: "3..8", w: "300..400" },
    texts: [
      "{n} has set {himself} {w} laps. {He} swims {x} laps in the morning and {y} laps at night, on {z} days. How many laps are then still to swim?",
      "{w} coins are ordered. The machine stamps {x} a minute, and its twin stamps {y} a minute. How many coins are lacking after {z} minutes?",
      "The booklet needs {w} lines. Every one of the {z} finished pages has {x} lines of text and {y} lines of notes. How many lines are still to come?",
    ],
  },
  {
    id: "then/way-left-after-hours-and-a-walk",
    expression: "x-y*z-w",
    numbers: { y: "8..15", z: "2..6", w: "3..9", x: "y*z+w+j" },
    texts: [
      "A pilgrim has {x} miles to go. He covers {y} miles a day for {z} days and {w} miles on the day after. How many miles are still ahead of him?",
      "{n} must address {x} envelopes. {He} does {y} in each of {z} hours, and {k} does {w}. How many envelopes are left?",
      "A hive had {x} grams of honey. For {z} weeks the bees ate {y} grams a week, and a mouse got {w} grams. How many grams remained?",
    ],
  },
  {
    id: "then/way-done-after-hours-and-a-walk",
    expression: "y*z+w",
    numbers: { y: "8..15", z: "2..6", w: "3..9", x: "y*z+w+j" },
    texts: [
      "A pilgrim has {x} miles to go. He covers {y} miles a day for {z} days and {w} miles on the day after. How many miles are then behind him?",
      "{n} must address {x} envelopes. {He} does {y} in each of {z} hours, and {k} does {w}. How many envelopes have the two done?",
      "A hive had {x} grams of honey. For {z} weeks the bees ate {y} grams a week, and a mouse got {w} grams. How many grams were eaten in all?",
    ],
  },
  {
    id: "then/way-left-after-hours-when-some-is-gone-back",
    expression: "x-y*z+w",
    numbers: { y: "8..15", z: "2..6", w: "3..7", x: "y*z+j" },
    texts: [
      "A pilgrim has {x} miles to go. He covers {y} miles a day for {z} days, but then goes {w} miles back for his hat. How many miles are ahead of him from there?",
      "{n} must address {x} envelopes. {He} does {y} in each of {z} hours, but {w} of those are wrong and must be done again. How many envelopes are left to do?",
      "A hive had {x} grams of honey. For {z} weeks the bees ate {y} grams a week, and then they brought in {w} grams. How many grams were there after that?",
    ],
  },
  {
    id: "then/way-left-parted-after-a-first-piece",
    expression: "(x-w)/y",
    numbers: { y: "8..15", w: "3..9", x: "y*i+w" },
    texts: [
      "A pilgrim has {x} miles to go. He has covered {w} miles and from now on covers {y} miles a day. In how many days will he arrive?",
      "{n} must address {x} envelopes. {k} does {w}, and {n} does the others, {y} in an hour. For how many hours must {n} work?",
      "A hive had {x} grams of honey. A mouse got {w} grams, and the bees ate the rest, {y} grams a week. For how many weeks did it last?",
    ],
  },
];

/** Problems of two and three steps in sets: nearly the same story, another calculation. */
export const CONTRASTS_OF_STEPS: readonly WordingFamily[] = [
  ...PACKED,
  ...EARNED,
  ...COMPLETED,
  ...COME_AND_GO,
  ...EACH_OR_IN_ALL,
  ...GROUPS_OF_GROUPS,
  ...OF_THEM_OR_BESIDES,
  ...LAST_QUESTION,
  ...IN_AND_OUT,
];

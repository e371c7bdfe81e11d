import type { WordingFamily } from "../wording.ts";

/** Things are picked, found or dug up, and dropped, lost or buried: the verb of the second sentence turns the direction. */
const PICKED_FOUND_AND_DUG: readonly WordingFamily[] = [
  {
    id: "loss/plums-dropped-on-the-path",
    expression: "x-y",
    numbers: { x: "20..90", y: "3..17" },
    texts: [
      "{n} picked {x} plums. On the garden path {he} dropped {y} of them and left them there. How many plums did {n} bring in?",
      "{n} had {x} marbles. {He} lost {y} of them in the sand. How many marbles does {n} have now?",
      "Dad planted {x} bulbs in the front bed. A mole ate {y} of these bulbs. How many bulbs are still in the bed?",
    ],
  },
  {
    id: "gain/plums-picked-up-on-the-path",
    expression: "x+y",
    numbers: { x: "6..70", y: "4..50" },
    texts: [
      "{n} picked {x} plums. On the garden path {he} picked up {y} more from the grass. How many plums did {n} bring in?",
      "{n} had {x} marbles. {He} found {y} more in the sand. How many marbles does {n} have now?",
      "Dad planted {x} bulbs in the front bed. Later he stuck in {y} more bulbs. How many bulbs are in the bed now?",
    ],
  },
  {
    id: "loss/plums-until-some-were-dropped",
    expression: "x+y",
    numbers: { x: "6..70", y: "4..50" },
    texts: [
      "{n} dropped {y} plums on the garden path and left them there. {He} brought in the other {x} plums. How many plums had {n} picked?",
      "{n} lost {y} of {his} marbles in the sand. {He} has {x} marbles now. How many marbles did {n} have before that?",
      "A mole ate {y} of the bulbs that Dad had planted in the front bed. Now {x} bulbs are in the bed. How many bulbs had Dad planted?",
    ],
  },
  {
    id: "gain/plums-until-some-were-picked-up",
    expression: "x-y",
    numbers: { x: "20..90", y: "3..17" },
    texts: [
      "{n} picked up {y} plums from the grass and put them with the ones that {he} had picked. {He} brought in {x} plums in all. How many plums had {n} picked?",
      "{n} found {y} marbles in the sand. {He} has {x} marbles now. How many marbles did {n} have before that?",
      "Dad stuck {y} more bulbs into the front bed. Now {x} bulbs are in the bed. How many bulbs had Dad planted there at first?",
    ],
  },
  {
    id: "loss/coins-the-child-must-have-lost",
    expression: "x-y",
    numbers: { x: "35..99", y: "5..30" },
    texts: [
      "{n} came to the fair with {x} brass tokens. {He} went home with {y} tokens and had won none and used none, so the others were lost. How many tokens did {n} lose?",
      "{x} potatoes were in the ground. The family dug up some of them, and {y} are still in the ground. How many potatoes did the family dig up?",
      "A squirrel had buried {x} acorns. It dug some out in the snow, so only {y} acorns stay buried. How many acorns did it dig out?",
    ],
  },
  {
    id: "verb/coins-won-at-the-fair",
    expression: "x-y",
    numbers: { x: "35..99", y: "5..30" },
    texts: [
      "{n} came to the fair with {y} brass tokens. {He} went home with {x} tokens and had lost none and used none, so the others were won. How many tokens did {n} win?",
      "{y} potatoes were in the basket. The family dug up some more and put them in, and {x} are in the basket now. How many potatoes did the family dig up?",
      "A squirrel had buried {y} acorns. It buried some more in the fall, so {x} acorns are buried now. How many acorns did it bury in the fall?",
    ],
  },
  {
    id: "loss/coins-the-child-came-with",
    expression: "x+y",
    numbers: { x: "8..60", y: "8..60" },
    texts: [
      "{n} lost {x} brass tokens at the fair. {He} went home with {y} tokens and had won none and used none. How many tokens did {n} come with?",
      "The family dug up {x} potatoes, and {y} potatoes are still in the ground. How many potatoes were in the ground at first?",
      "A squirrel dug {x} of its acorns out in the snow, and {y} acorns stay buried. How many acorns had it buried?",
    ],
  },
  {
    id: "gain/coins-with-those-won-besides",
    expression: "x+y",
    numbers: { x: "8..60", y: "8..60" },
    texts: [
      "{n} came to the fair with {x} brass tokens. {He} won {y} tokens there and lost none and used none. How many tokens did {n} go home with?",
      "The family dug up {x} potatoes in the morning and {y} potatoes in the afternoon. How many potatoes did the family dig up that day?",
      "A squirrel buried {x} acorns in the fall and {y} acorns in the winter. It dug none of them out. How many acorns are buried?",
    ],
  },
  {
    id: "gain/keys-found-again-in-the-drawer",
    expression: "x+y",
    numbers: { x: "10..70", y: "10..70" },
    texts: [
      "The janitor has {x} keys on his ring. He found {y} keys that had been missing and hung them on too. How many keys are on the ring now?",
      "There were {x} weeds in the flower box. After the rain {y} more weeds came up. How many weeds are in the box?",
      "The diver had {x} old coins in her net. She scooped up {y} more from the sea floor. How many coins were in the net then?",
    ],
  },
  {
    id: "loss/keys-missing-from-the-ring",
    expression: "x-y",
    numbers: { x: "40..80", y: "5..35" },
    texts: [
      "The janitor had {x} keys on his ring. He noticed that {y} of them were missing. How many keys are on the ring now?",
      "There were {x} weeds in the flower box. After the rain {n} pulled out {y} of the weeds. How many weeds are in the box?",
      "The diver had {x} old coins in her net. Through a hole {y} of them slipped back to the sea floor. How many coins were in the net then?",
    ],
  },
  {
    id: "gain/keys-until-some-turned-up",
    expression: "x-y",
    numbers: { x: "40..80", y: "5..35" },
    texts: [
      "The janitor has {x} keys on his ring. {y} of them had been missing and turned up today. How many keys were on the ring yesterday?",
      "There are {x} weeds in the flower box. After the rain {y} of these weeds came up. How many weeds were in the box before the rain?",
      "The diver had {x} old coins in her net at last. The last {y} she scooped up at noon. How many coins were in the net before noon?",
    ],
  },
  {
    id: "loss/keys-until-some-went-missing",
    expression: "x+y",
    numbers: { x: "10..70", y: "10..70" },
    texts: [
      "The janitor has {x} keys on his ring. {y} other keys fell off it today. How many keys were on the ring yesterday?",
      "There are {x} weeds in the flower box. After the rain {n} pulled out {y} other weeds. How many weeds were in the box before that?",
      "The diver had {x} old coins in her net at last. At noon {y} had slipped out through a hole. How many coins were in the net before noon?",
    ],
  },
  {
    id: "verb/worksheets-collected-again",
    expression: "x-y",
    numbers: { x: "20..60", y: "4..18" },
    texts: [
      "Ms. {k} handed out {x} worksheets. Later she collected {y} of them. How many worksheets do the children still have?",
      "{n} scattered {x} seeds for the birds. The birds pecked up {y} of the seeds. How many seeds lie on the ground?",
      "The waiter set out {x} glasses. He has cleared away {y} of them. How many of the glasses are still out?",
    ],
  },
  {
    id: "gain/hands-out-a-second-stack",
    expression: "x+y",
    numbers: { x: "4..40", y: "4..40" },
    texts: [
      "Ms. {k} handed out {x} worksheets. Later she handed out {y} more. How many worksheets do the children have?",
      "{n} scattered {x} seeds for the birds. Before any bird came, {he} scattered {y} more seeds. How many seeds lie on the ground?",
      "The waiter set out {x} glasses. Then he set out {y} more. How many glasses are out now?",
    ],
  },
  {
    id: "verb/worksheets-collected-and-still-out",
    expression: "x+y",
    numbers: { x: "4..40", y: "4..40" },
    texts: [
      "Ms. {k} has collected {x} of the worksheets that she handed out. The children still have {y} of them. How many worksheets did she hand out?",
      "The birds pecked up {x} of the seeds that {n} scattered. {y} of the seeds still lie on the ground. How many seeds did {n} scatter?",
      "The waiter has cleared away {x} of the glasses that he set out. {y} of them are still out. How many glasses did he set out?",
    ],
  },
  {
    id: "loss/hides-some-of-the-chestnuts",
    expression: "x-y",
    numbers: { x: "50..99", y: "10..45" },
    texts: [
      "{n} gathered {x} chestnuts and hid {y} of them under the porch. {He} kept the others in {his} pocket. How many chestnuts were in {his} pocket?",
      "Rangers put up {x} nest boxes. A storm knocked {y} of them down. How many of the nest boxes are up?",
      "The pirates buried {x} silver bars. They came back and dug {y} of them up. How many bars lie buried?",
    ],
  },
  {
    id: "gain/gathers-beside-the-hidden-chestnuts",
    expression: "x+y",
    numbers: { x: "10..60", y: "10..60" },
    texts: [
      "{n} gathered {x} chestnuts and hid them under the porch. {He} gathered {y} others and kept them in {his} pocket. How many chestnuts did {n} gather?",
      "Rangers put up {x} nest boxes. After a storm that did no harm they put up {y} more. How many nest boxes are up?",
      "The pirates buried {x} silver bars. They came back and buried {y} more there. How many bars lie buried?",
    ],
  },
  {
    id: "verb/chestnuts-more-hidden-than-kept",
    expression: "x-y",
    numbers: { x: "50..99", y: "10..45" },
    texts: [
      "{n} hid {x} chestnuts under the porch and kept {y} others in {his} pocket. How many more chestnuts did {he} hide than keep?",
      "Rangers put up {x} nest boxes. That year a storm knocked {y} of them down. How many more nest boxes were put up than knocked down?",
      "The pirates buried {x} silver bars and dug {y} of them up later. How many fewer bars did they dig up than bury?",
    ],
  },
  {
    id: "loss/boxes-up-before-the-storm",
    expression: "x+y",
    numbers: { x: "10..60", y: "10..60" },
    texts: [
      "{n} has {x} chestnuts in {his} pocket. {He} took {y} others out of it and hid them under the porch. How many chestnuts were in {his} pocket at first?",
      "{x} nest boxes are up in the forest. A storm knocked {y} down. How many nest boxes were up before the storm?",
      "{x} silver bars lie buried. The pirates dug {y} up. How many bars were buried there before the digging?",
    ],
  },
];

/** Things and money are lent, borrowed, paid, saved and spent. */
const LENT_BORROWED_AND_RETURNED: readonly WordingFamily[] = [
  {
    id: "loss/dollars-spent-on-a-lantern",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..28" },
    money: true,
    texts: [
      "{n} saved ${x}. {He} spent ${y} of it on a lantern. How much of {his} savings does {n} have left?",
      "The hiking club took in ${x} at the bake sale and paid out ${y} of that for maps. How much of the money was left?",
      "{m} earned ${x} on Saturday. {mHe} put ${y} of it in the bank and carried the rest home. How much did {mhe} carry home?",
    ],
  },
  {
    id: "gain/dollars-saved-for-a-lantern",
    expression: "x+y",
    numbers: { x: "6..60", y: "6..60" },
    money: true,
    texts: [
      "{n} saved ${x}. {He} saved ${y} more for a lantern. How much are {his} savings altogether?",
      "The hiking club took in ${x} at the bake sale and took in ${y} from selling maps. How much money was that in all?",
      "{m} earned ${x} on Saturday. {mHe} earned ${y} on Sunday and carried it all home. How much did {mhe} carry home?",
    ],
  },
  {
    id: "loss/dollars-until-the-lantern-was-bought",
    expression: "x+y",
    numbers: { x: "6..60", y: "6..60" },
    money: true,
    texts: [
      "{n} spent ${x} of {his} savings on a lantern. {He} has ${y} of {his} savings left. How much had {n} saved?",
      "The hiking club paid out ${x} for maps from what it took in at the bake sale. ${y} of the money was left. How much did the club take in at the bake sale?",
      "{m} put ${x} of what {mhe} earned on Saturday in the bank and carried the other ${y} home. How much did {mhe} earn on Saturday?",
    ],
  },
  {
    id: "verb/dollars-for-the-lantern-alone",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..28" },
    money: true,
    texts: [
      "{n} saved ${x}. {He} bought a lantern, and ${y} of {his} savings are left. How much did the lantern cost?",
      "The hiking club took in ${x} at the bake sale and bought maps. ${y} of that money was left. How much did the club pay for the maps?",
      "{m} earned ${x} on Saturday. {mHe} carried ${y} of it home and put the rest in the bank. How much did {mhe} put in the bank?",
    ],
  },
  {
    id: "loss/music-stands-lent-to-the-choir",
    expression: "x-y",
    numbers: { x: "25..90", y: "4..22" },
    texts: [
      "The band owns {x} music stands and has lent {y} of them to the choir. How many of its stands does the band have at hand?",
      "{n} checked out {x} library books last week. {He} returned {y} of them today. How many of these books does {n} still have out?",
      "Grandma had {x} jars on loan from a neighbor. She gave {y} of them back. How many of the neighbor's jars does Grandma still have?",
    ],
  },
  {
    id: "gain/music-stands-borrowed-too",
    expression: "x+y",
    numbers: { x: "5..55", y: "5..45" },
    texts: [
      "The band owns {x} music stands and has borrowed {y} more from the choir. How many stands does the band have at hand?",
      "{n} checked out {x} library books last week. {He} checked out {y} more today and returned none. How many library books does {n} have out?",
      "Grandma had {x} jars on loan from a neighbor. She borrowed {y} more from him. How many of the neighbor's jars does Grandma have now?",
    ],
  },
  {
    id: "verb/music-stands-that-are-the-band-s-own",
    expression: "x-y",
    numbers: { x: "25..90", y: "4..22" },
    texts: [
      "The band has {x} music stands at hand. {y} of them are borrowed from the choir, and the band owns the others. How many stands does the band own?",
      "{n} has {x} library books out. {He} checked out {y} of them today and the others last week. How many of them did {n} check out last week?",
      "Grandma has {x} jars on loan from a neighbor. She borrowed {y} of them today and had the others before. How many of the neighbor's jars did Grandma have before today?",
    ],
  },
  {
    id: "loss/music-stands-owned-with-those-lent",
    expression: "x+y",
    numbers: { x: "5..55", y: "5..45" },
    texts: [
      "The band has {x} of its music stands at hand and has lent its other {y} to the choir. How many stands does the band own?",
      "{n} returned {y} library books today. {He} still has {x} library books out. How many library books did {n} have out before today?",
      "Grandma gave {y} jars back to a neighbor. She still has {x} of the neighbor's jars. How many of the neighbor's jars did Grandma have at first?",
    ],
  },
  {
    id: "loss/owes-less-once-some-is-repaid",
    expression: "x-y",
    numbers: { x: "40..99", y: "6..35" },
    money: true,
    texts: [
      "{n} owed {his} brother ${x}. {He} paid back ${y}. How much does {n} owe {his} brother now?",
      "A wallet held ${x}. At the market ${y} was taken out of it. What amount does the wallet hold now?",
      "The class owed the bus company ${x} and settled ${y} of the bill. How much is still to be paid?",
    ],
  },
  {
    id: "gain/owes-more-with-a-second-loan",
    expression: "x+y",
    numbers: { x: "10..70", y: "10..50" },
    money: true,
    texts: [
      "{n} owed {his} brother ${x}. {He} borrowed ${y} more from him. How much does {n} owe {his} brother now?",
      "A wallet held ${x}. At the market ${y} was put into it. What amount does the wallet hold now?",
      "The class owed the bus company ${x} and ran up ${y} more on the bill. How much is to be paid?",
    ],
  },
  {
    id: "loss/owed-at-first-by-the-sibling",
    expression: "x+y",
    numbers: { x: "10..70", y: "10..50" },
    money: true,
    texts: [
      "{n} paid {his} brother back ${y}. {He} owes him ${x} now. How much did {n} owe {his} brother at first?",
      "A wallet holds ${x} now. At the market ${y} was taken out of it. What amount did the wallet hold before?",
      "The class settled ${y} of its bill with the bus company and still owes ${x}. How much was the whole bill?",
    ],
  },
  {
    id: "gain/owed-until-more-was-borrowed",
    expression: "x-y",
    numbers: { x: "40..99", y: "6..35" },
    money: true,
    texts: [
      "{n} borrowed ${y} more from {his} brother. {He} owes him ${x} now. How much did {n} owe {his} brother before that?",
      "A wallet holds ${x} now. At the market ${y} was put into it. What amount did the wallet hold before?",
      "The class ran up ${y} more on its bill with the bus company and now owes ${x}. How much did the class owe earlier?",
    ],
  },
  {
    id: "verb/earned-and-then-fined",
    expression: "x-y",
    numbers: { x: "50..120", y: "6..40" },
    money: true,
    texts: [
      "{n} earned ${x} by mowing lawns and was fined ${y} for a late book. How much of the earnings did {n} have after paying the fine?",
      "The store charged {m} ${x} for a lamp. It was scratched, so the store refunded ${y}. How much did the lamp cost {m} in the end?",
      "A fund stood at ${x}. The treasurer withdrew ${y}. At how many dollars does the fund stand?",
    ],
  },
  {
    id: "gain/earned-and-then-tipped",
    expression: "x+y",
    numbers: { x: "9..80", y: "6..60" },
    money: true,
    texts: [
      "{n} earned ${x} by mowing lawns and was tipped ${y} besides. How much did {n} have from the work?",
      "The store charged {m} ${x} for a lamp. It was delivered, so the store charged ${y} more. How much did the lamp cost {m} in the end?",
      "A fund stood at ${x}. The treasurer deposited ${y}. At how many dollars does the fund stand?",
    ],
  },
  {
    id: "loss/earned-ahead-of-the-fine",
    expression: "x+y",
    numbers: { x: "9..80", y: "6..60" },
    money: true,
    texts: [
      "{n} had ${x} left of {his} lawn-mowing earnings after paying a fine of ${y} for a late book. How much had {n} earned?",
      "A lamp cost {m} ${x} in the end, because the store refunded ${y} for a scratch. How much did the store charge {m} at first?",
      "A fund stands at ${x}. The treasurer has just withdrawn ${y}. At how many dollars did the fund stand earlier?",
    ],
  },
  {
    id: "gain/earned-ahead-of-the-tip",
    expression: "x-y",
    numbers: { x: "50..120", y: "6..40" },
    money: true,
    texts: [
      "{n} had ${x} from mowing lawns. ${y} of it was a tip, and {he} earned the rest. How much did {n} earn apart from the tip?",
      "A lamp cost {m} ${x} in the end, because the store charged ${y} extra for bringing it. How much did the store charge {m} for the lamp alone?",
      "A fund stands at ${x}. The treasurer has just deposited ${y}. At how many dollars did the fund stand earlier?",
    ],
  },
  {
    id: "loss/rackets-checked-out-of-the-gym",
    expression: "x-y",
    numbers: { x: "20..75", y: "3..18" },
    texts: [
      "{x} rackets hang in the gym. The {u} check out {y} of them. How many rackets hang there then?",
      "{n} rents out bikes. {He} had {x} bikes in the shed, and {y} of them were rented. How many bikes stayed in the shed?",
      "The costume room held {x} wigs. The actors took {y} of them for the show. How many wigs did the costume room hold during the show?",
    ],
  },
  {
    id: "gain/rackets-checked-in-at-the-gym",
    expression: "x+y",
    numbers: { x: "4..50", y: "4..40" },
    texts: [
      "{x} rackets hang in the gym. The {u} check in {y} others. How many rackets hang there then?",
      "{n} rents out bikes. {He} had {x} bikes in the shed, and {y} rented ones were brought back. How many bikes were in the shed then?",
      "The costume room held {x} wigs. The actors put {y} others back after the show. How many wigs did the costume room hold after the show?",
    ],
  },
  {
    id: "verb/rackets-checked-out-unknown",
    expression: "x-y",
    numbers: { x: "20..75", y: "3..18" },
    texts: [
      "{x} rackets hung in the gym. The {u} checked out some of them, and {y} rackets hang there now. How many rackets did the {u} check out?",
      "{n} rents out bikes. {He} had {x} bikes in the shed. Some of them were rented, and {y} bikes stayed in the shed. How many bikes were rented?",
      "The costume room held {x} wigs. The actors took some for the show, which left {y} wigs in the room. How many wigs did the actors take?",
    ],
  },
  {
    id: "loss/rackets-before-check-out",
    expression: "x+y",
    numbers: { x: "4..50", y: "4..40" },
    texts: [
      "The {u} checked out {y} rackets, and {x} rackets still hang in the gym. How many rackets hung there before?",
      "{n} rents out bikes. {y} bikes were rented out of the shed, and {x} bikes stayed in it. How many bikes had been in the shed?",
      "The actors took {y} wigs for the show, and the costume room held {x} wigs during the show. How many wigs did it hold before the show?",
    ],
  },
];

/** Food and what it is kept in: baked, cooked, poured, eaten, spoiled and spilled. */
const FILLED_BAKED_AND_EATEN: readonly WordingFamily[] = [
  {
    id: "loss/rolls-eaten-at-breakfast",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..28" },
    texts: [
      "{n} baked {x} rolls. The family ate {y} of them at breakfast. How many rolls are left?",
      "The cook peeled {x} carrots and chopped {y} of them. How many of the peeled carrots are still whole?",
      "{m} cut {x} slices of melon. Wasps spoiled {y} of the slices. How many slices can still be eaten?",
    ],
  },
  {
    id: "gain/rolls-baked-after-breakfast",
    expression: "x+y",
    numbers: { x: "8..60", y: "6..50" },
    texts: [
      "{n} baked {x} rolls. {He} baked {y} more after breakfast. How many rolls did {he} bake?",
      "The cook peeled {x} carrots and then peeled {y} more. How many carrots has the cook peeled?",
      "{m} cut {x} slices of melon. {mHe} cut {y} more slices. How many slices did {mhe} cut in all?",
    ],
  },
  {
    id: "loss/rolls-there-were-ahead-of-breakfast",
    expression: "x+y",
    numbers: { x: "8..60", y: "6..50" },
    texts: [
      "The family ate {y} of {n}'s fresh rolls at breakfast. {x} of the rolls are left. How many rolls had {n} baked?",
      "The cook chopped {y} of the peeled carrots. {x} of the peeled carrots are still whole. How many carrots did the cook peel?",
      "Wasps spoiled {y} of the melon slices that {m} cut. {x} of the slices can still be eaten. How many slices did {m} cut?",
    ],
  },
  {
    id: "gain/rolls-baked-ahead-of-breakfast",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..28" },
    texts: [
      "{n} baked {x} rolls today. {He} baked {y} of them after breakfast. How many rolls did {he} bake earlier?",
      "The cook has peeled {x} carrots. {y} of them were peeled in the afternoon. How many carrots had been peeled before the afternoon?",
      "{m} cut {x} slices of melon in all. {mHe} cut the last {y} for the neighbors and the rest for {mhis} family. How many slices did {mhe} cut for {mhis} family?",
    ],
  },
  {
    id: "loss/water-poured-out-of-the-barrel",
    expression: "x-y",
    numbers: { x: "40..95", y: "6..35" },
    texts: [
      "The rain barrel held {x} liters. {n} poured {y} liters out. How many liters does it hold now?",
      "{x} liters of soup were in the kettle. {y} liters boiled away. How many liters of soup were in it then?",
      "A tub has {x} liters of water in it. {y} liters drain off. How much water is in the tub afterward, in liters?",
    ],
  },
  {
    id: "gain/water-poured-into-the-barrel",
    expression: "x+y",
    numbers: { x: "10..60", y: "8..50" },
    texts: [
      "The rain barrel held {x} liters. {n} poured {y} liters in. How many liters does it hold now?",
      "{x} liters of soup were in the kettle. {y} liters were stirred in. How many liters of soup were in it then?",
      "A tub has {x} liters of water in it. {y} liters run in. How much water is in the tub afterward, in liters?",
    ],
  },
  {
    id: "loss/water-until-it-was-poured-out",
    expression: "x+y",
    numbers: { x: "10..60", y: "8..50" },
    texts: [
      "{n} poured {y} liters out of the rain barrel. It holds {x} liters now. How many liters did it hold before?",
      "{y} liters of soup boiled away, and {x} liters were in the kettle then. How many liters of soup were in it to start with?",
      "{y} liters drained off from a tub. It has {x} liters of water in it now. How much water was in the tub earlier, in liters?",
    ],
  },
  {
    id: "gain/water-ahead-of-the-filling",
    expression: "x-y",
    numbers: { x: "40..95", y: "6..35" },
    texts: [
      "{n} poured {y} liters into the rain barrel. It holds {x} liters now. How many liters did it hold before?",
      "{y} liters were stirred into the soup, and {x} liters were in the kettle then. How many liters of soup were in it to start with?",
      "{y} liters ran into a tub. It has {x} liters of water in it now. How much water was in the tub earlier, in liters?",
    ],
  },
  {
    id: "loss/salt-shakers-emptied",
    expression: "x-y",
    numbers: { x: "35..99", y: "4..30" },
    texts: [
      "{n} filled {x} salt shakers. The guests emptied {y} of them. How many of these shakers have salt in them?",
      "{x} eggs were in the crate. {n} cracked {y} of them into a bowl. How many whole eggs were left?",
      "The children unwrapped {y} of the {x} toffees. How many toffees are still wrapped?",
    ],
  },
  {
    id: "gain/salt-shakers-filled-besides",
    expression: "x+y",
    numbers: { x: "7..60", y: "7..60" },
    texts: [
      "{n} filled {x} salt shakers. The guests emptied none, and {m} filled {y} others. How many shakers have salt in them?",
      "{x} eggs were in the crate. {n} put {y} whole eggs from the hen house beside them. How many whole eggs were in it then?",
      "The children unwrapped {y} toffees, and {x} toffees are still wrapped. How many toffees were wrapped at first?",
    ],
  },
  {
    id: "verb/salt-shakers-that-were-emptied",
    expression: "x-y",
    numbers: { x: "35..99", y: "4..30" },
    texts: [
      "{n} filled {x} salt shakers. After the meal only {y} of them had salt in them. How many of the shakers were emptied?",
      "{x} eggs were in the crate. {n} cracked some of them into a bowl, and {y} whole eggs were left. How many eggs did {n} crack?",
      "There are {x} toffees, and {y} of them are still wrapped. How many toffees have the children unwrapped?",
    ],
  },
  {
    id: "loss/waffles-burned-in-the-iron",
    expression: "x-y",
    numbers: { x: "24..80", y: "3..20" },
    texts: [
      "{n} made {x} waffles, but burned {y} of them. How many waffles came out well?",
      "{m} froze {x} berries and thawed {y} of them for a cake. How many berries stayed frozen?",
      "The cellar man filled {x} bottles with juice. {y} of the bottles cracked. How many bottles stayed in one piece?",
    ],
  },
  {
    id: "verb/waffles-burned-and-well",
    expression: "x+y",
    numbers: { x: "5..60", y: "4..30" },
    texts: [
      "{n} burned {y} waffles, but {x} came out well. How many waffles did {n} make?",
      "{m} thawed {y} of {mhis} frozen berries for a cake, and {x} stayed frozen. How many berries did {m} freeze?",
      "{y} of the juice bottles that the cellar man filled cracked, and {x} stayed in one piece. How many bottles did he fill?",
    ],
  },
  {
    id: "loss/waffles-burned-number",
    expression: "x-y",
    numbers: { x: "24..80", y: "3..20" },
    texts: [
      "{n} made {x} waffles, and {y} came out well. {He} burned the others. How many waffles did {n} burn?",
      "{m} froze {x} berries. {mHe} thawed some for a cake, and {y} stayed frozen. How many berries did {mhe} thaw?",
      "The cellar man filled {x} bottles with juice. {y} of the bottles stayed in one piece and the others cracked. How many bottles cracked?",
    ],
  },
  {
    id: "gain/waffles-made-with-a-second-batch",
    expression: "x+y",
    numbers: { x: "5..60", y: "4..30" },
    texts: [
      "{n} made {x} waffles, and then {y} more. All came out well. How many waffles came out well?",
      "{m} froze {x} berries and later froze {y} more. How many berries did {m} freeze?",
      "The cellar man filled {x} bottles with juice before lunch and {y} after it. None cracked. How many bottles did he fill?",
    ],
  },
  {
    id: "loss/mouse-crumbs-nibbled",
    expression: "x-y",
    numbers: { x: "40..90", y: "6..35" },
    texts: [
      "The mouse had {x} crumbs in its nest. It nibbled up {y} of them. How many crumbs were in the nest then?",
      "A beekeeper stacked {x} honeycombs. A bear swallowed {y} of them. How many honeycombs remained?",
      "Ants hauled {y} grains of rice out of the bag. Before that, {x} grains were in it. How many grains were left in it?",
    ],
  },
  {
    id: "gain/mouse-crumbs-hauled-in",
    expression: "x+y",
    numbers: { x: "8..60", y: "8..60" },
    texts: [
      "The mouse had {x} crumbs in its nest. It dragged in {y} more. How many crumbs were in the nest then?",
      "A beekeeper stacked {x} honeycombs. His son stacked {y} more on top. How many honeycombs were there then?",
      "A child dropped {y} grains of rice into the bag. Before that, {x} grains were in it. How many grains were in it afterward?",
    ],
  },
  {
    id: "loss/mouse-crumbs-at-first",
    expression: "x+y",
    numbers: { x: "8..60", y: "8..60" },
    texts: [
      "The mouse nibbled up {y} crumbs. {x} crumbs are still in its nest. How many crumbs were in the nest before?",
      "A bear swallowed {y} of the beekeeper's honeycombs. {x} honeycombs remained. How many honeycombs had the beekeeper stacked?",
      "Ants hauled {y} grains of rice out of the bag. After that, {x} grains were in it. How many grains were in it before?",
    ],
  },
  {
    id: "gain/mouse-crumbs-at-first",
    expression: "x-y",
    numbers: { x: "40..90", y: "6..35" },
    texts: [
      "The mouse dragged in {y} crumbs. {x} crumbs are in its nest now. How many crumbs were in the nest before?",
      "The beekeeper's son stacked {y} honeycombs on top of his father's. {x} honeycombs were there then. How many honeycombs had the beekeeper stacked?",
      "A child dropped {y} grains of rice into the bag. After that, {x} grains were in it. How many grains were in it before?",
    ],
  },
];

/** Measures that grow, shrink, rise, sink, stretch and are cut. */
const GROWN_SHRUNK_AND_CLIMBED: readonly WordingFamily[] = [
  {
    id: "gain/vine-grew-along-the-wall",
    expression: "x+y",
    numbers: { x: "20..90", y: "5..40" },
    texts: [
      "A vine was {x} centimeters long in May. It grew {y} centimeters by July. How long was the vine in July, in centimeters?",
      "{n} knitted {x} rows of a scarf. {He} knitted {y} more rows. How many rows does the scarf have?",
      "The rope was {x} {length} long. {m} tied another {y} {length} to it. How many {length} long is the rope now, if the knot takes none?",
    ],
  },
  {
    id: "loss/vine-cut-back-at-the-wall",
    expression: "x-y",
    numbers: { x: "40..99", y: "5..35" },
    texts: [
      "A vine was {x} centimeters long in May. It was cut back by {y} centimeters and had not grown again by July. How long was the vine in July, in centimeters?",
      "{n} knitted {x} rows of a scarf. {He} unraveled {y} of the rows. How many rows does the scarf have?",
      "The rope was {x} {length} long. {m} snipped {y} {length} off it. How many {length} long is the rope now?",
    ],
  },
  {
    id: "gain/vine-length-of-may",
    expression: "x-y",
    numbers: { x: "40..99", y: "5..35" },
    texts: [
      "A vine was {x} centimeters long in July. It had grown {y} centimeters since May. How long was the vine in May, in centimeters?",
      "{n} knitted {y} more rows of a scarf. The scarf has {x} rows now. How many rows did it have before?",
      "{m} tied {y} {length} to the rope, and the knot took none. The rope is {x} {length} long now. How many {length} long was the rope before?",
    ],
  },
  {
    id: "loss/vine-length-ahead-of-the-cut",
    expression: "x+y",
    numbers: { x: "20..90", y: "5..40" },
    texts: [
      "A vine was {x} centimeters long in July. It had been cut back by {y} centimeters in May and had not grown since. How long was the vine before the cut, in centimeters?",
      "{n} unraveled {y} rows of a scarf. The scarf has {x} rows now. How many rows did it have before?",
      "{m} snipped {y} {length} off the rope. The rope is {x} {length} long now. How many {length} long was the rope before?",
    ],
  },
  {
    id: "gain/hiker-goes-up-from-the-hut",
    expression: "x+y",
    numbers: { x: "60..150", y: "8..40" },
    texts: [
      "A hiker stood at {x} feet. She climbed {y} feet. At what height, in feet, did she stand then?",
      "The balloon floated at {x} feet and rose {y} feet. How high, in feet, did it float after that?",
      "{n} weighs {x} pounds. {He} will gain {y} pounds by next year. How many pounds will {n} weigh then?",
    ],
  },
  {
    id: "loss/hiker-descends-from-the-hut",
    expression: "x-y",
    numbers: { x: "60..180", y: "8..40" },
    texts: [
      "A hiker stood at {x} feet. She descended {y} feet. At what height, in feet, did she stand then?",
      "The balloon floated at {x} feet and sank {y} feet. How high, in feet, did it float after that?",
      "{n} weighs {x} pounds. {He} will lose {y} pounds by next year. How many pounds will {n} weigh then?",
    ],
  },
  {
    id: "gain/hiker-height-ahead-of-the-climb",
    expression: "x-y",
    numbers: { x: "60..180", y: "8..40" },
    texts: [
      "A hiker climbed {y} feet. She stood at {x} feet then. At what height, in feet, had she started?",
      "The balloon rose {y} feet and floated at {x} feet after that. How high, in feet, did it float before?",
      "{n} gained {y} pounds and weighs {x} pounds now. How many pounds did {n} weigh before?",
    ],
  },
  {
    id: "loss/hiker-height-ahead-of-the-descent",
    expression: "x+y",
    numbers: { x: "60..150", y: "8..40" },
    texts: [
      "A hiker descended {y} feet. She stood at {x} feet then. At what height, in feet, had she started?",
      "The balloon sank {y} feet and floated at {x} feet after that. How high, in feet, did it float before?",
      "{n} lost {y} pounds and weighs {x} pounds now. How many pounds did {n} weigh before?",
    ],
  },
  {
    id: "loss/candle-burned-down-by",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..25" },
    texts: [
      "A candle measured {x} millimeters. It burned down by {y} millimeters. How many millimeters does it measure now?",
      "The snow was {x} centimeters deep. {y} centimeters of it melted. How deep is the snow now, in centimeters?",
      "The queue was {x} feet long. It shrank by {y} feet. How many feet long was it then?",
    ],
  },
  {
    id: "verb/candle-burned-down-to",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..25" },
    texts: [
      "A candle measured {x} millimeters. It burned down to {y} millimeters. How many millimeters of it burned away?",
      "The snow was {x} centimeters deep. Now it is only {y} centimeters deep. How many centimeters of snow melted?",
      "The queue was {x} feet long. It shrank to {y} feet. By how many feet did it shrink?",
    ],
  },
  {
    id: "loss/candle-before-it-burned",
    expression: "x+y",
    numbers: { x: "15..80", y: "4..40" },
    texts: [
      "A candle has burned down by {y} millimeters. It measures {x} millimeters now. How many millimeters did the new candle measure?",
      "{y} centimeters of the snow melted. The snow is {x} centimeters deep now. How deep was the snow before, in centimeters?",
      "The queue shrank by {y} feet. It was {x} feet long then. How many feet long had it been?",
    ],
  },
  {
    id: "gain/snow-that-fell-on-top",
    expression: "x+y",
    numbers: { x: "15..80", y: "4..40" },
    texts: [
      "A candle maker poured {y} millimeters of wax on a candle that measured {x} millimeters. How many millimeters does it measure now?",
      "The snow was {x} centimeters deep. {y} centimeters more fell on it. How deep is the snow now, in centimeters?",
      "The queue was {x} feet long. It grew by {y} feet. How many feet long was it then?",
    ],
  },
  {
    id: "loss/snail-slides-down-the-wall",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..30" },
    texts: [
      "A snail sat {x} inches up the wall. It slid down {y} inches. How many inches up the wall was it then?",
      "The sponge weighed {x} grams. {n} squeezed {y} grams of water out of it. How many grams did it weigh then?",
      "The counter of the game stood at {x}. {m} turned it back by {y}. At what number did it stand?",
    ],
  },
  {
    id: "gain/snail-creeps-up-the-wall",
    expression: "x+y",
    numbers: { x: "10..70", y: "5..30" },
    texts: [
      "A snail sat {x} inches up the wall. It crept up {y} inches. How many inches up the wall was it then?",
      "The sponge weighed {x} grams. It soaked up {y} grams of water. How many grams did it weigh then?",
      "The counter of the game stood at {x}. {m} turned it on by {y}. At what number did it stand?",
    ],
  },
  {
    id: "verb/snail-slid-how-far",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..30" },
    texts: [
      "A snail sat {x} inches up the wall. It slid down until it was {y} inches up the wall. How many inches did it slide?",
      "The sponge weighed {x} grams. {n} squeezed water out of it until it weighed {y} grams. How many grams of water did {n} squeeze out?",
      "The counter of the game stood at {x}. {m} turned it back until it stood at {y}. By how much did {m} turn it back?",
    ],
  },
  {
    id: "loss/snail-sat-ahead-of-the-slide",
    expression: "x+y",
    numbers: { x: "10..70", y: "5..30" },
    texts: [
      "A snail slid down {y} inches. It was {x} inches up the wall then. How many inches up the wall had it been?",
      "{n} squeezed {y} grams of water out of a sponge. It weighed {x} grams then. How many grams did it weigh before?",
      "{m} turned the counter of the game back by {y}. It stood at {x} then. At what number had it stood?",
    ],
  },
];

/** People and animals that arrive, depart, hatch, fly, are hired, dismissed, adopted, fall ill and get well. */
const CAME_AND_WENT: readonly WordingFamily[] = [
  {
    id: "gain/geese-arrive",
    expression: "x+y",
    numbers: { x: "6..60", y: "4..50" },
    texts: [
      "{x} geese were at the marsh. {y} more arrived. How many geese were at the marsh then?",
      "{n}'s ant farm held {x} ants, and {y} new ants hatched in it. How many ants does it hold?",
      "The ward had {x} patients on Monday. On Tuesday {y} fell ill and were brought in. How many patients did it have then?",
    ],
  },
  {
    id: "loss/geese-depart-from-the-marsh",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..27" },
    texts: [
      "{x} geese were at the marsh. {y} of them departed. How many geese were at the marsh then?",
      "{n}'s ant farm held {x} ants, and {y} of the ants escaped from it. How many ants does it hold?",
      "The ward had {x} patients on Monday. On Tuesday {y} got well and were sent home. How many patients did it have then?",
    ],
  },
  {
    id: "gain/geese-ahead-of-arrival",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..27" },
    texts: [
      "{y} geese arrived at the marsh. {x} geese were there then. How many geese were at the marsh before?",
      "{y} new ants hatched in {n}'s ant farm, which holds {x} ants now. How many ants did it hold before?",
      "On Tuesday {y} people fell ill and were brought to the ward, so that it had {x} patients. How many patients did it have on Monday?",
    ],
  },
  {
    id: "loss/geese-ahead-of-departure",
    expression: "x+y",
    numbers: { x: "6..60", y: "4..50" },
    texts: [
      "{y} geese departed from the marsh. {x} geese were there then. How many geese were at the marsh before?",
      "{y} ants escaped from {n}'s ant farm, which holds {x} ants now. How many ants did it hold before?",
      "On Tuesday {y} people got well and were sent home from the ward, so that it had {x} patients. How many patients did it have on Monday?",
    ],
  },
  {
    id: "loss/mill-dismisses-workers",
    expression: "x-y",
    numbers: { x: "40..120", y: "5..38" },
    texts: [
      "A paper mill employed {x} workers. It dismissed {y} of them. How many workers does it employ now?",
      "The choir had {x} singers until {y} of them dropped out. How many singers does it have now?",
      "{x} {u} had signed up for the camp. {y} of them canceled. How many {u} are on the list now?",
    ],
  },
  {
    id: "gain/mill-hires-workers",
    expression: "x+y",
    numbers: { x: "15..90", y: "5..40" },
    texts: [
      "A paper mill employed {x} workers. It hired {y} more. How many workers does it employ now?",
      "The choir had {x} singers until {y} new ones came in. How many singers does it have now?",
      "{x} {u} had signed up for the camp. {y} more put their names down. How many {u} are on the list now?",
    ],
  },
  {
    id: "loss/mill-workers-ahead-of-dismissal",
    expression: "x+y",
    numbers: { x: "15..90", y: "5..40" },
    texts: [
      "A paper mill dismissed {y} workers and employs {x} now. How many workers did it employ before?",
      "The choir has {x} singers, after {y} dropped out. How many singers did it have before?",
      "{y} {u} canceled their places at the camp, and {x} {u} are on the list now. How many {u} had signed up?",
    ],
  },
  {
    id: "gain/mill-workers-ahead-of-hiring",
    expression: "x-y",
    numbers: { x: "40..120", y: "5..38" },
    texts: [
      "A paper mill hired {y} workers and employs {x} now. How many workers did it employ before?",
      "The choir has {x} singers, after {y} new ones came in. How many singers did it have before?",
      "{y} more {u} put their names down for the camp, and {x} {u} are on the list now. How many {u} had signed up earlier?",
    ],
  },
  {
    id: "loss/cats-found-new-homes",
    expression: "x-y",
    numbers: { x: "25..70", y: "4..20" },
    texts: [
      "The shelter had {x} cats. It gave {y} of them to new homes. How many cats are at the shelter?",
      "{n} raised {x} ladybugs and let {y} of them fly away. How many ladybugs does {n} keep?",
      "The stable rented out {y} of its {x} ponies today. How many ponies stayed in the stable?",
    ],
  },
  {
    id: "gain/cats-taken-in",
    expression: "x+y",
    numbers: { x: "5..50", y: "4..30" },
    texts: [
      "The shelter had {x} cats. It took in {y} more from the street. How many cats are at the shelter?",
      "{n} raised {x} ladybugs and caught {y} more. How many ladybugs does {n} keep?",
      "The stable bought {y} ponies today. It had {x} before. How many ponies are in the stable?",
    ],
  },
  {
    id: "loss/cats-until-homes-were-found",
    expression: "x+y",
    numbers: { x: "5..50", y: "4..30" },
    texts: [
      "The shelter gave {y} cats to new homes. {x} cats are still there. How many cats did the shelter have?",
      "{n} let {y} ladybugs fly away and keeps {x}. How many ladybugs had {n} raised?",
      "The stable rented out {y} ponies today, and {x} stayed in the stable. How many ponies does the stable own?",
    ],
  },
  {
    id: "verb/cats-adopted-unknown",
    expression: "x-y",
    numbers: { x: "25..70", y: "4..20" },
    texts: [
      "The shelter had {x} cats. Some were adopted, and {y} cats are still there. How many cats were adopted?",
      "{n} raised {x} ladybugs. {He} let some fly away and keeps {y}. How many ladybugs did {n} let fly away?",
      "The stable owns {x} ponies. Some were rented out today, and {y} stayed in the stable. How many ponies were rented out?",
    ],
  },
  {
    id: "loss/crabs-released-from-the-bucket",
    expression: "x-y",
    numbers: { x: "30..80", y: "5..25" },
    texts: [
      "{n} caught {x} crabs and released {y} of them. How many crabs did {n} keep?",
      "{x} sparrows sat on the gutter. {y} of them flew away. How many sparrows sat there then?",
      "The guard locked up {x} boats for the night and unlocked {y} of them at dawn. How many of these boats are still locked up?",
    ],
  },
  {
    id: "gain/crabs-caught-besides",
    expression: "x+y",
    numbers: { x: "8..50", y: "8..50" },
    texts: [
      "{n} caught {x} crabs and then caught {y} more. {He} released none. How many crabs did {n} keep?",
      "{x} sparrows sat on the gutter. {y} more flew over to them and sat down. How many sparrows sat there then?",
      "The guard locked up {x} boats in the evening and {y} other boats at night. How many boats did he lock up?",
    ],
  },
  {
    id: "verb/crabs-released-and-kept",
    expression: "x+y",
    numbers: { x: "8..50", y: "8..50" },
    texts: [
      "{n} released {x} of the crabs that {he} had caught and kept the other {y}. How many crabs did {n} catch?",
      "{x} sparrows flew away from the gutter, and {y} stayed on it. How many sparrows had sat there?",
      "The guard unlocked {x} boats at dawn, and {y} boats are still locked up. How many boats were locked up during the night?",
    ],
  },
  {
    id: "loss/crabs-put-back-number",
    expression: "x-y",
    numbers: { x: "30..80", y: "5..25" },
    texts: [
      "{n} caught {x} crabs and kept {y} of them. {He} released the rest. How many crabs did {n} release?",
      "{x} sparrows sat on the gutter. Some flew away, and {y} stayed. How many sparrows flew away?",
      "The guard locked up {x} boats for the night. He unlocked some at dawn, and {y} are still locked up. How many boats did he unlock?",
    ],
  },
  {
    id: "loss/sledders-go-indoors",
    expression: "x-y",
    numbers: { x: "20..60", y: "3..18" },
    texts: [
      "{x} children were sledding. {y} of them went indoors to warm up. How many children were still sledding?",
      "On the dance floor were {x} dancers, and {y} of them sat down. How many dancers stayed on the floor?",
      "{x} trucks were parked behind the plant. {y} of them drove off. How many trucks are parked there now?",
    ],
  },
  {
    id: "gain/sledders-come-outdoors",
    expression: "x+y",
    numbers: { x: "5..45", y: "3..30" },
    texts: [
      "{x} children were sledding. {y} more came outdoors and sledded too. How many children were sledding then?",
      "On the dance floor were {x} dancers, and {y} more got up and danced. How many dancers were on the floor?",
      "{x} trucks were parked behind the plant. {y} more drove up and parked. How many trucks are parked there now?",
    ],
  },
  {
    id: "gain/sledders-ahead-of-more",
    expression: "x-y",
    numbers: { x: "20..60", y: "3..18" },
    texts: [
      "{y} children came outdoors to sled, and then {x} children were sledding. How many children were sledding before?",
      "{y} dancers got up, and then {x} dancers were on the floor. How many dancers were on the floor before?",
      "{y} trucks drove up and parked behind the plant. {x} trucks are parked there now. How many trucks were parked there before?",
    ],
  },
  {
    id: "loss/sledders-ahead-of-some-going",
    expression: "x+y",
    numbers: { x: "5..45", y: "3..30" },
    texts: [
      "{y} children went indoors to warm up, and {x} children were still sledding. How many children were sledding before?",
      "{y} dancers sat down, and {x} dancers stayed on the floor. How many dancers were on the floor before?",
      "{y} trucks drove off from the yard behind the plant. {x} trucks are parked there now. How many trucks were parked there before?",
    ],
  },
  {
    id: "loss/fans-leave-at-halftime",
    expression: "x-y",
    numbers: { x: "40..99", y: "6..35" },
    texts: [
      "{x} fans sat in the stand. {y} fans left at halftime. How many fans watched the second half?",
      "A hive lost {y} of its {x} drones in the cold. How many drones are alive?",
      "{x} sailors boarded the ferry at the pier. {y} of them disembarked on the island. How many of these sailors stayed aboard?",
    ],
  },
  {
    id: "gain/fans-come-at-halftime",
    expression: "x+y",
    numbers: { x: "10..60", y: "10..50" },
    texts: [
      "{x} fans sat in the stand. {y} fans joined them at halftime and none left. How many fans watched the second half?",
      "A hive with {x} drones raised {y} more in the warm weeks and none died. How many drones are alive?",
      "{x} sailors boarded the ferry at the pier. {y} others boarded it on the island, and nobody disembarked. How many sailors were aboard?",
    ],
  },
  {
    id: "loss/fans-of-the-first-half",
    expression: "x+y",
    numbers: { x: "10..60", y: "10..50" },
    texts: [
      "{y} fans left at halftime, and {x} fans watched the second half. How many fans sat in the stand in the first half?",
      "A hive lost {y} drones in the cold, and {x} drones are alive. How many drones did it have before the cold?",
      "{y} sailors disembarked on the island, and {x} stayed aboard. How many sailors had been aboard?",
    ],
  },
  {
    id: "verb/fans-who-left-early",
    expression: "x-y",
    numbers: { x: "40..99", y: "6..35" },
    texts: [
      "{x} fans sat in the stand. After some had left, {y} fans watched the second half. How many fans left at halftime?",
      "A hive had {x} drones. Some died in the cold, and {y} are alive. How many drones did the hive lose?",
      "{x} sailors boarded the ferry at the pier. Some disembarked on the island, and {y} stayed aboard. How many sailors disembarked?",
    ],
  },
];

/** Work of the hands that is done and undone: folded, tied, sewn, built, hung, lit, washed and opened. */
const MADE_AND_UNDONE: readonly WordingFamily[] = [
  {
    id: "loss/paper-hats-unfolded",
    expression: "x-y",
    numbers: { x: "25..80", y: "4..22" },
    texts: [
      "{n} folded {x} paper hats. {His} cousin unfolded {y} of them. How many paper hats are still folded?",
      "{m} tied {x} ribbons on the fence, then untied {y} of them. How many ribbons are tied to the fence?",
      "Mom sewed {x} buttons on the coat. {y} of the buttons came off. How many of these buttons are on the coat now?",
    ],
  },
  {
    id: "gain/paper-hats-folded-by-two",
    expression: "x+y",
    numbers: { x: "6..60", y: "4..40" },
    texts: [
      "{n} folded {x} paper hats. {His} cousin folded {y} more. How many paper hats are folded?",
      "{m} tied {x} ribbons on the fence, then tied on {y} more. How many ribbons are tied to the fence?",
      "Mom sewed {x} buttons on the coat. Then she sewed on {y} more buttons. How many buttons did she sew on the coat?",
    ],
  },
  {
    id: "loss/paper-hats-folded-at-first",
    expression: "x+y",
    numbers: { x: "6..60", y: "4..40" },
    texts: [
      "{n}'s cousin unfolded {y} of the paper hats that {n} had folded. {x} are still folded. How many paper hats did {n} fold?",
      "{m} untied {y} ribbons, and {x} ribbons are still tied to the fence. How many ribbons had been tied to it?",
      "{y} of the buttons that Mom sewed on the coat came off, and {x} of them are on it now. How many buttons did Mom sew on?",
    ],
  },
  {
    id: "verb/paper-hats-unfolded-unknown",
    expression: "x-y",
    numbers: { x: "25..80", y: "4..22" },
    texts: [
      "{n} folded {x} paper hats. {His} cousin unfolded some, and {y} are still folded. How many paper hats did the cousin unfold?",
      "{m} tied {x} ribbons on the fence and then untied some. {y} ribbons are still tied to it. How many ribbons did {mhe} untie?",
      "Mom sewed {x} buttons on the coat. Some came off, and {y} are on it now. How many of the buttons came off?",
    ],
  },
  {
    id: "loss/candles-blown-out",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..28" },
    texts: [
      "{n} lit {x} candles. The wind blew out {y} of them. How many candles are burning?",
      "{m} blew up {x} balloons. {y} of the balloons burst. How many balloons are whole?",
      "The helpers put up {x} tents and took down {y} of them. How many tents are standing?",
    ],
  },
  {
    id: "gain/candles-lit-besides",
    expression: "x+y",
    numbers: { x: "8..60", y: "5..40" },
    texts: [
      "{n} lit {x} candles. The wind blew out none, and {he} lit {y} more. How many candles are burning?",
      "{m} blew up {x} balloons. {mHe} blew up {y} more, and none burst. How many balloons are whole?",
      "The helpers put up {x} tents and then put up {y} more. How many tents are standing?",
    ],
  },
  {
    id: "loss/candles-lit-at-the-start",
    expression: "x+y",
    numbers: { x: "8..60", y: "5..40" },
    texts: [
      "The wind blew out {y} of the candles that {n} had lit. {x} candles are still burning. How many candles did {n} light?",
      "{y} of the balloons that {m} blew up have burst, and {x} are whole. How many balloons did {mhe} blow up?",
      "The helpers took down {y} tents, and {x} tents are standing. How many tents stood there before?",
    ],
  },
  {
    id: "verb/candles-that-went-out",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..28" },
    texts: [
      "{n} lit {x} candles. The wind blew some out, and {y} are still burning. How many candles did the wind blow out?",
      "{m} blew up {x} balloons. Some have burst, and {y} are whole. How many balloons have burst?",
      "The helpers put up {x} tents. They took some down, and {y} tents are standing. How many tents did they take down?",
    ],
  },
  {
    id: "loss/crates-unloaded-at-the-dock",
    expression: "x-y",
    numbers: { x: "40..99", y: "6..35" },
    texts: [
      "The crew loaded {x} crates onto the wagon and unloaded {y} of them at the dock. How many crates rode on?",
      "{n} stacked {x} blocks. {His} sister knocked {y} of them off. How many blocks are in the stack?",
      "A mason laid {x} bricks. A loose row of {y} bricks was torn out again. How many bricks are in the wall?",
    ],
  },
  {
    id: "gain/crates-loaded-at-the-dock",
    expression: "x+y",
    numbers: { x: "9..70", y: "9..50" },
    texts: [
      "The crew loaded {x} crates onto the wagon and loaded on {y} more at the dock. How many crates rode on?",
      "{n} stacked {x} blocks. {His} sister set {y} more on top. How many blocks are in the stack?",
      "A mason laid {x} bricks. A new row of {y} bricks was put on top. How many bricks are in the wall?",
    ],
  },
  {
    id: "loss/crates-ahead-of-unloading",
    expression: "x+y",
    numbers: { x: "9..70", y: "9..50" },
    texts: [
      "The crew unloaded {y} crates at the dock, and the other {x} crates rode on. How many crates had been on the wagon?",
      "{n}'s sister knocked {y} blocks off the stack. {x} blocks are in it now. How many blocks had {n} stacked?",
      "A loose row of {y} bricks was torn out of a wall, which has {x} bricks now. How many bricks had the mason laid?",
    ],
  },
  {
    id: "gain/crates-ahead-of-loading",
    expression: "x-y",
    numbers: { x: "40..99", y: "6..35" },
    texts: [
      "The crew loaded on {y} more crates at the dock, and then {x} crates rode on. How many crates were on the wagon before the dock?",
      "{n}'s sister set {y} blocks on top of the stack. {x} blocks are in it now. How many blocks had {n} stacked?",
      "A new row of {y} bricks was put on top of a wall, which has {x} bricks now. How many bricks had it before?",
    ],
  },
  {
    id: "loss/windows-closed-in-the-school",
    expression: "x-y",
    numbers: { x: "30..70", y: "5..25" },
    texts: [
      "{x} windows were open. The caretaker closed {y} of them. How many windows were open then?",
      "{n} turned on {x} lights for the party and turned off {y} of them at ten. How many of the lights were on after ten?",
      "{x} umbrellas were up on the beach. People folded {y} of them. How many umbrellas were up then?",
    ],
  },
  {
    id: "gain/windows-opened-in-the-school",
    expression: "x+y",
    numbers: { x: "6..50", y: "6..50" },
    texts: [
      "{x} windows were open. The caretaker opened {y} more. How many windows were open then?",
      "{n} turned on {x} lights for the party and turned on {y} more at ten. How many lights were on after ten?",
      "{x} umbrellas were up on the beach. People put up {y} more. How many umbrellas were up then?",
    ],
  },
  {
    id: "gain/windows-open-ahead-of-more",
    expression: "x-y",
    numbers: { x: "30..70", y: "5..25" },
    texts: [
      "The caretaker opened {y} windows. {x} windows were open then. How many windows were open before?",
      "{n} turned on {y} lights at ten. After that {x} lights were on. How many lights were on before ten?",
      "People put up {y} umbrellas on the beach. {x} umbrellas were up then. How many umbrellas were up before?",
    ],
  },
  {
    id: "loss/windows-open-ahead-of-closing",
    expression: "x+y",
    numbers: { x: "6..50", y: "6..50" },
    texts: [
      "The caretaker closed {y} windows. {x} windows were open then. How many windows were open before?",
      "{n} turned off {y} lights at ten. After that {x} lights were on. How many lights were on before ten?",
      "People folded {y} umbrellas on the beach. {x} umbrellas were up then. How many umbrellas were up before?",
    ],
  },
  {
    id: "loss/aprons-soiled-again",
    expression: "x-y",
    numbers: { x: "25..80", y: "4..20" },
    texts: [
      "{n} washed {x} aprons. The painters soiled {y} of them again. How many of the aprons are clean?",
      "{m} ironed {x} shirts, but {y} of them got wrinkled in the trunk. How many of the shirts are smooth?",
      "The mechanic pumped up {x} tires. {y} of them went flat. How many of the tires are still full of air?",
    ],
  },
  {
    id: "gain/aprons-washed-besides",
    expression: "x+y",
    numbers: { x: "6..50", y: "6..40" },
    texts: [
      "{n} washed {x} aprons. Then {he} washed {y} other aprons. How many aprons did {n} wash?",
      "{m} ironed {x} shirts, and then {mhe} ironed {y} more. How many shirts did {mhe} iron?",
      "The mechanic pumped up {x} tires. Then he pumped up {y} others, and none went flat. How many of the tires are full of air?",
    ],
  },
  {
    id: "verb/aprons-soiled-and-clean",
    expression: "x+y",
    numbers: { x: "6..50", y: "6..40" },
    texts: [
      "The painters soiled {y} of the aprons that {n} had washed, and {x} are still clean. How many aprons did {n} wash?",
      "{y} of the shirts that {m} ironed got wrinkled, and {x} are smooth. How many shirts did {m} iron?",
      "{y} of the tires that the mechanic pumped up went flat, and {x} are still full of air. How many tires did he pump up?",
    ],
  },
  {
    id: "loss/aprons-soiled-number",
    expression: "x-y",
    numbers: { x: "25..80", y: "4..20" },
    texts: [
      "{n} washed {x} aprons. The painters soiled some, and {y} are still clean. How many aprons did the painters soil?",
      "{m} ironed {x} shirts. Some got wrinkled in the trunk, and {y} are smooth. How many shirts got wrinkled?",
      "The mechanic pumped up {x} tires. Some went flat, and {y} are still full of air. How many tires went flat?",
    ],
  },
  {
    id: "loss/beads-slid-off-the-string",
    expression: "x-y",
    numbers: { x: "50..99", y: "8..45" },
    texts: [
      "{n} strung {x} beads. The knot slipped, and {y} beads slid off. How many beads are on the string?",
      "{m} pinned up {x} notes and tore down {y} of them. How many of the notes are up?",
      "A crew paved {x} meters of path. The flood washed away {y} meters of it. How many meters of the path are left?",
    ],
  },
  {
    id: "gain/beads-slid-onto-the-string",
    expression: "x+y",
    numbers: { x: "12..80", y: "8..60" },
    texts: [
      "{n} strung {x} beads. The knot held, and {y} more beads were slid on. How many beads are on the string?",
      "{m} pinned up {x} notes and pinned up {y} more. How many notes did {mhe} pin up?",
      "A crew paved {x} meters of path. After the flood, which did no harm, it paved {y} meters more. How many meters of path are paved?",
    ],
  },
  {
    id: "loss/beads-until-the-knot-slipped",
    expression: "x+y",
    numbers: { x: "12..80", y: "8..60" },
    texts: [
      "The knot slipped and {y} beads slid off {n}'s string. {x} beads are on it now. How many beads had {n} strung?",
      "{m} tore down {y} of the notes that {mhe} had pinned up, and {x} are still up. How many notes had {mhe} pinned up?",
      "The flood washed away {y} meters of a paved path, and {x} meters are left. How many meters had the crew paved?",
    ],
  },
  {
    id: "verb/beads-more-on-than-off",
    expression: "x-y",
    numbers: { x: "50..99", y: "8..45" },
    texts: [
      "{n} slid {x} beads onto a string, and later {y} of them slid off. How many more beads went on than came off?",
      "{m} pinned up {x} notes and later tore down {y} of them. How many fewer notes did {mhe} tear down than pin up?",
      "A crew paved {x} meters of path. The flood washed away {y} meters of it. How many more meters were paved than washed away?",
    ],
  },
];

/** Papers, pictures, files, points and words that are made, sent, won, thrown out and erased. */
const PRINTED_DOWNLOADED_AND_ERASED: readonly WordingFamily[] = [
  {
    id: "loss/photos-erased-from-the-phone",
    expression: "x-y",
    numbers: { x: "40..99", y: "6..38" },
    texts: [
      "{n} took {x} photos and erased {y} of them. How many of the photos does {n} still have?",
      "{m} printed {x} pages and threw out {y} of them. How many of the pages does {mhe} keep?",
      "The clerk downloaded {x} files and deleted {y} of them. How many of these files are on the computer?",
    ],
  },
  {
    id: "gain/photos-taken-twice",
    expression: "x+y",
    numbers: { x: "10..70", y: "6..50" },
    texts: [
      "{n} took {x} photos and later took {y} more. How many photos did {n} take?",
      "{m} printed {x} pages and then printed {y} more. How many pages did {mhe} print?",
      "The clerk downloaded {x} files and then downloaded {y} more. How many files did the clerk download?",
    ],
  },
  {
    id: "loss/photos-ahead-of-erasing",
    expression: "x+y",
    numbers: { x: "10..70", y: "6..50" },
    texts: [
      "{n} erased {y} of the photos that {he} took and still has {x} of them. How many photos did {n} take?",
      "{m} threw out {y} of the pages that {mhe} printed and keeps {x}. How many pages did {mhe} print?",
      "The clerk deleted {y} of the files that she had downloaded, and {x} of them are still on the computer. How many files had she downloaded?",
    ],
  },
  {
    id: "verb/photos-erased-unknown",
    expression: "x-y",
    numbers: { x: "40..99", y: "6..38" },
    texts: [
      "{n} took {x} photos. {He} erased some and still has {y} of them. How many photos did {n} erase?",
      "{m} printed {x} pages. {mHe} threw some out and keeps {y}. How many pages did {mhe} throw out?",
      "The clerk downloaded {x} files. She deleted some, and {y} of them are still on the computer. How many files did she delete?",
    ],
  },
  {
    id: "gain/points-won-in-the-last-round",
    expression: "x+y",
    numbers: { x: "10..60", y: "5..40" },
    texts: [
      "{n} had {x} points. In the last round {he} won {y} points. With how many points did {n} finish?",
      "The home team led by {x} points at the break. After the break the lead grew by {y} points. By how many points did the team win?",
      "{m} had {x} chess books. {mHe} inherited {y} others. How many chess books are {m}'s now?",
    ],
  },
  {
    id: "loss/points-lost-in-the-last-round",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..28" },
    texts: [
      "{n} had {x} points. In the last round {he} lost {y} points. With how many points did {n} finish?",
      "The home team led by {x} points at the break. After the break the lead shrank by {y} points. By how many points did the team win?",
      "{m} had {x} chess books. {mHe} donated {y} of them. How many chess books are {m}'s now?",
    ],
  },
  {
    id: "gain/points-ahead-of-the-last-round",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..28" },
    texts: [
      "In the last round {n} won {y} points and so finished with {x} points. How many points did {n} have before the last round?",
      "The home team won by {x} points, as its lead grew by {y} points after the break. By how many points did it lead at the break?",
      "{m} has {x} chess books now, since {mhe} inherited {y} of them. How many chess books did {mhe} have before?",
    ],
  },
  {
    id: "loss/points-with-those-lost-last",
    expression: "x+y",
    numbers: { x: "10..60", y: "5..40" },
    texts: [
      "In the last round {n} lost {y} points and so finished with {x} points. How many points did {n} have before the last round?",
      "The home team won by {x} points, though its lead shrank by {y} points after the break. By how many points did it lead at the break?",
      "{m} has {x} chess books now, since {mhe} donated {y}. How many chess books did {mhe} have before?",
    ],
  },
  {
    id: "loss/words-crossed-out-of-the-poem",
    expression: "x-y",
    numbers: { x: "40..95", y: "6..35" },
    texts: [
      "{n}'s poem had {x} words. {He} crossed out {y} words. How many words does the poem have now?",
      "{x} names were on the board. The teacher wiped off {y} names. How many names are on the board?",
      "{m} learned {x} Latin words and forgot {y} of them. How many of these words does {mhe} still know?",
    ],
  },
  {
    id: "gain/words-written-into-the-poem",
    expression: "x+y",
    numbers: { x: "10..70", y: "10..50" },
    texts: [
      "{n}'s poem had {x} words. {He} wrote in {y} words. How many words does the poem have now?",
      "{x} names were on the board. The teacher chalked up {y} new names. How many names are on the board?",
      "{m} learned {x} Latin words and then learned {y} more. {mHe} forgot none. How many of these words does {mhe} know?",
    ],
  },
  {
    id: "gain/words-ahead-of-writing-in",
    expression: "x-y",
    numbers: { x: "40..95", y: "6..35" },
    texts: [
      "{n} wrote {y} words into {his} poem. It has {x} words now. How many words did it have before?",
      "The teacher chalked up {y} new names. {x} names are on the board now. How many names were there before?",
      "{m} learned {y} Latin words this week and now knows {x}. How many did {mhe} know last week?",
    ],
  },
  {
    id: "loss/words-until-some-were-crossed-out",
    expression: "x+y",
    numbers: { x: "10..70", y: "10..50" },
    texts: [
      "{n} crossed {y} words out of {his} poem. It has {x} words now. How many words did it have before?",
      "The teacher wiped off {y} names. {x} names are on the board now. How many names were there before?",
      "{m} forgot {y} Latin words this summer and now knows {x}. How many did {mhe} know before the summer?",
    ],
  },
  {
    id: "loss/labels-peeled-off-the-case",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..28" },
    texts: [
      "{n} stuck {x} labels on {his} case. {m} peeled off {y} of them. How many of the labels are on the case?",
      "A clerk stapled {x} forms and pulled the staples out of {y} of them. How many of these forms are stapled now?",
      "{x} flags were raised along the pier. {y} of them were lowered. How many of these flags are still raised?",
    ],
  },
  {
    id: "gain/labels-stuck-on-too",
    expression: "x+y",
    numbers: { x: "8..60", y: "8..40" },
    texts: [
      "{n} stuck {x} labels on {his} case. {m} stuck on {y} more. How many labels were stuck on the case?",
      "A clerk stapled {x} forms and then stapled {y} others. How many forms did the clerk staple?",
      "{x} flags were raised along the pier. {y} others were raised too. How many flags were raised?",
    ],
  },
  {
    id: "loss/labels-peeled-off-number",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..28" },
    texts: [
      "{n} stuck {x} labels on {his} case. {m} peeled some off, and {y} of them are still on the case. How many labels did {m} peel off?",
      "A clerk stapled {x} forms. He pulled the staples out of some, and {y} of them are stapled now. From how many forms did he pull the staples?",
      "{x} flags were raised along the pier. Some were lowered, and {y} of them are still raised. How many flags were lowered?",
    ],
  },
  {
    id: "loss/labels-until-peeling",
    expression: "x+y",
    numbers: { x: "8..60", y: "8..40" },
    texts: [
      "{m} peeled off {y} of the labels that {n} had stuck on {his} case. {x} of the labels are still on it. How many labels had {n} stuck on?",
      "A clerk pulled the staples out of {y} stapled forms, and {x} others are still stapled. How many forms were stapled at first?",
      "{y} flags along the pier were lowered, and {x} are still raised. How many flags had been raised?",
    ],
  },
  {
    id: "loss/pins-fell-from-the-sash",
    expression: "x-y",
    numbers: { x: "30..80", y: "4..25" },
    texts: [
      "{n} wore {x} pins on {his} sash until {y} of them fell off. How many pins does {he} wear now?",
      "The shop hung out {x} hats and took in {y} of them at dusk. How many of the hats are still hanging out?",
      "{m} planted {x} seedlings. Frost killed {y} of them. How many of the seedlings live?",
    ],
  },
  {
    id: "gain/pins-earned-too",
    expression: "x+y",
    numbers: { x: "8..60", y: "4..40" },
    texts: [
      "{n} wore {x} pins on {his} sash until {he} earned {y} more. How many pins does {he} wear now?",
      "The shop hung out {x} hats and hung out {y} more at dusk. How many hats did the shop hang out?",
      "{m} planted {x} seedlings. After the frost {mhe} planted {y} more. How many seedlings did {mhe} plant?",
    ],
  },
  {
    id: "loss/pins-with-the-fallen-ones",
    expression: "x+y",
    numbers: { x: "8..60", y: "4..40" },
    texts: [
      "{y} of {n}'s pins fell off, and {he} wears {x} pins now. How many pins did {n} wear before?",
      "The shop took in {y} of its hats at dusk, and {x} hats are still hanging out. How many hats had the shop hung out?",
      "Frost killed {y} of {m}'s seedlings, and {x} of them live. How many seedlings had {m} planted?",
    ],
  },
  {
    id: "gain/pins-ahead-of-earning-more",
    expression: "x-y",
    numbers: { x: "30..80", y: "4..25" },
    texts: [
      "{n} earned {y} pins today and wears {x} pins now. How many pins did {n} wear before?",
      "The shop hung out {x} hats today. {y} of them were hung out at dusk. How many hats were hung out earlier in the day?",
      "{m} planted {y} seedlings today, so that {x} of {mhis} seedlings grow in the bed. How many grew there before?",
    ],
  },
];

/** Two verbs follow each other, and both, or the one that is asked for, count. */
const DONE_AND_UNDONE_AND_DONE_AGAIN: readonly WordingFamily[] = [
  {
    id: "verb/dropped-then-picked-up-some",
    expression: "x-y+z",
    numbers: { x: "60..95", y: "20..35", z: "6..18" },
    texts: [
      "{n} carried {x} nuts. {He} dropped {y} of them and picked up {z} of the dropped ones. How many nuts does {n} carry now?",
      "The kennel housed {x} dogs. {y} of them were adopted, and {z} of these were brought back. How many dogs does it house now?",
      "{x} boats were tied up. {y} of them were untied, and {z} of those were tied up again. How many boats are tied up?",
    ],
  },
  {
    id: "verb/dropped-then-dropped-more",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "20..35", z: "6..18" },
    texts: [
      "{n} carried {x} nuts. {He} dropped {y} of them and then dropped {z} more. {He} left them all lying. How many nuts does {n} carry now?",
      "The kennel housed {x} dogs. {y} of them were adopted, and {z} more were adopted later. How many dogs does it house now?",
      "{x} boats were tied up. {y} of them were untied, and then {z} more were untied. How many boats are tied up?",
    ],
  },
  {
    id: "verb/dropped-and-not-picked-up",
    expression: "y-z",
    numbers: { x: "60..95", y: "20..35", z: "6..18" },
    texts: [
      "{n} carried {x} nuts. {He} dropped {y} of them and picked up {z} of the dropped ones. How many nuts are still lying on the ground?",
      "The kennel housed {x} dogs. {y} of them were adopted, and {z} of these were brought back. How many of the adopted dogs were not brought back?",
      "{x} boats were tied up. {y} of them were untied, and {z} of those were tied up again. How many of the boats are untied?",
    ],
  },
  {
    id: "loss/dropped-both-times",
    expression: "y+z",
    numbers: { x: "60..95", y: "20..35", z: "6..18" },
    texts: [
      "{n} carried {x} nuts. {He} dropped {y} of them and then dropped {z} more. How many nuts did {n} drop?",
      "The kennel housed {x} dogs. {y} of them were adopted, and {z} more were adopted later. How many dogs were adopted?",
      "{x} boats were tied up. {y} of them were untied, and then {z} more were untied. How many boats were untied?",
    ],
  },
  {
    id: "gain/carrots-first-and-second-day",
    expression: "x+z",
    numbers: { x: "60..95", y: "6..18", z: "20..38" },
    texts: [
      "On {day} {n} dug up {x} carrots and ate {y} of them. On {day2} {he} dug up {z} more. How many carrots did {n} dig up?",
      "{m} typed {x} lines, rubbed out {y} of them, and typed {z} other lines. How many lines did {mhe} type in all?",
      "The library bought {x} novels, sold {y} old ones, and bought {z} more novels. How many novels did the library buy?",
    ],
  },
  {
    id: "loss/carrots-and-eaten-both-days",
    expression: "y+z",
    numbers: { x: "60..95", y: "6..18", z: "20..38" },
    texts: [
      "On {day} {n} dug up {x} carrots and ate {y} of them. On {day2} {he} ate {z} more. How many carrots did {n} eat?",
      "{m} typed {x} lines, rubbed out {y} of them, and then rubbed out {z} others. How many lines did {mhe} rub out?",
      "The library bought {x} novels, sold {y} old ones, and then sold {z} more old ones. How many old novels did the library sell?",
    ],
  },
  {
    id: "loss/carrots-not-eaten-in-the-end",
    expression: "x-y",
    numbers: { x: "60..95", y: "6..18", z: "20..38" },
    texts: [
      "On {day} {n} dug up {x} carrots and ate {y} of them. {He} also ate {z} radishes. How many of the carrots are left?",
      "{m} typed {x} lines and rubbed out {y} of them. {mHis} brother typed {z} lines. How many of {m}'s lines were not rubbed out?",
      "The library bought {x} novels and sold {y} of them again. It also bought {z} maps. How many of these novels does the library still have?",
    ],
  },
  {
    id: "loss/shrinks-since-noon",
    expression: "x-y",
    numbers: { x: "30..60", y: "5..20" },
    texts: [
      "The shadow of a pole was {x} feet long at nine. It shrank {y} feet by noon. How many feet long was it at noon?",
      "The price of a scooter was ${x}. In March it dropped ${y}. What was the price then?",
      "{n} ran {x} laps in April. In May {he} cut that by {y} laps. How many laps did {n} run in May?",
    ],
  },
  {
    id: "gain/stretches-since-noon",
    expression: "x+y",
    numbers: { x: "30..60", y: "5..25" },
    texts: [
      "The shadow of a pole was {x} feet long at noon. It stretched {y} feet by evening. How many feet long was it in the evening?",
      "The price of a scooter was ${x}. In March it jumped by ${y}. What was the price then?",
      "{n} ran {x} laps in April. In May {he} raised that by {y} laps. How many laps did {n} run in May?",
    ],
  },
  {
    id: "loss/shrunk-length-at-nine",
    expression: "x+y",
    numbers: { x: "30..60", y: "5..25" },
    texts: [
      "The shadow of a pole shrank {y} feet between nine and noon. It was {x} feet long at noon. How many feet long was it at nine?",
      "The price of a scooter dropped ${y} in March and was ${x} then. What was the price before March?",
      "{n} ran {x} laps in May, which was {y} laps fewer than in April. How many laps did {n} run in April?",
    ],
  },
  {
    id: "gain/stretched-length-at-noon",
    expression: "x-y",
    numbers: { x: "30..60", y: "5..20" },
    texts: [
      "The shadow of a pole stretched {y} feet between noon and evening. It was {x} feet long in the evening. How many feet long was it at noon?",
      "The price of a scooter jumped by ${y} in March and was ${x} then. What was the price before March?",
      "{n} ran {x} laps in May, which was {y} laps more than in April. How many laps did {n} run in April?",
    ],
  },
];

/** Sets of families around verbs that turn the direction: one adds what the other takes away, and the end, the change, the beginning or both are asked for. */
export const CONTRASTS_OF_VERBS: readonly WordingFamily[] = [
  ...PICKED_FOUND_AND_DUG,
  ...LENT_BORROWED_AND_RETURNED,
  ...FILLED_BAKED_AND_EATEN,
  ...GROWN_SHRUNK_AND_CLIMBED,
  ...CAME_AND_WENT,
  ...MADE_AND_UNDONE,
  ...PRINTED_DOWNLOADED_AND_ERASED,
  ...DONE_AND_UNDONE_AND_DONE_AGAIN,
];

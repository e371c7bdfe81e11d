import type { WordingFamily } from "../wording.ts";

/** Two lots come together and two go, or one of these four turns round. */
const LOTS_COME_AND_GO: readonly WordingFamily[] = [
  {
    id: "course/two-lots-on-a-stall-sold-and-broken",
    expression: "x+y-z-w",
    numbers: { x: "40..70", y: "20..50", z: "10..24", w: "4..9" },
    texts: [
      "{n} put {x} jars of honey on the stall in the morning and carried out {y} more at noon. {z} jars were sold. Later {w} jars fell off the table and broke. How many jars were still on the stall?",
      "The cart of a library held {x} comics, and {m} added {y} from the back room. Readers borrowed {z} of them. Then {w} with torn pages were taken off the cart. How many comics were on the cart in the end?",
      "A boat hire had {x} canoes at the lake. The owner drove over with {y} more. During the day {z} were rented out, and {w} got a hole and went to the workshop. How many canoes lay at the lake after that?",
    ],
  },
  {
    id: "course/two-lots-on-a-stall-some-brought-back",
    expression: "x+y-z+w",
    numbers: { x: "40..70", y: "20..50", z: "10..24", w: "4..9" },
    texts: [
      "{n} put {x} jars of honey on the stall in the morning and carried out {y} more at noon. {z} jars were sold. Later {w} of the buyers each brought one jar back because it was the wrong kind. How many jars were on the stall then?",
      "The cart of a library held {x} comics, and {m} added {y} from the back room. Readers borrowed {z} of them. Then {w} of these came back to the cart the same day. How many comics were on the cart in the end?",
      "A boat hire had {x} canoes at the lake. The owner drove over with {y} more. During the day {z} were rented out, and {w} of these were back by noon. How many canoes lay at the lake at noon?",
    ],
  },
  {
    id: "tale/two-lots-on-a-stall-some-of-the-sold-ones-big",
    expression: "x+y-z",
    numbers: { x: "40..70", y: "20..50", z: "10..24", w: "4..9" },
    texts: [
      "{n} put {x} jars of honey on the stall in the morning and carried out {y} more at noon. {z} jars were sold. Of the sold jars, {w} were large. How many jars were still on the stall?",
      "The cart of a library held {x} comics, and {m} added {y} from the back room. Readers borrowed {z} of them. Of the borrowed ones, {w} were about pirates. How many comics were left on the cart?",
      "A boat hire had {x} canoes at the lake. The owner drove over with {y} more. During the day {z} were rented out, {w} of them to children. How many canoes still lay at the lake?",
    ],
  },
  {
    id: "tale/honey-alone-is-asked-after-a-sale",
    expression: "x-z-w",
    numbers: { x: "40..70", y: "20..50", z: "10..24", w: "4..9" },
    texts: [
      "{n} put {x} jars of honey and no jam on the stall in the morning and carried out {y} jars of jam at noon. {z} jars of honey were sold. Later {w} jars of honey fell off the table and broke. How many jars of honey were still on the stall?",
      "The cart of a library held {x} comics, and {m} put {y} maps beside them from the back room. Readers borrowed {z} of the comics. Then {w} comics with torn pages were taken off the cart. How many comics were on the cart in the end?",
      "A boat hire had {x} canoes at the lake. The owner drove over with {y} paddles. During the day {z} canoes were rented out, and {w} got a hole and went to the workshop. How many canoes lay at the lake after that?",
    ],
  },
  {
    id: "end/sold-and-broken-together-lots-without-numbers",
    expression: "z+w",
    numbers: { z: "10..24", w: "4..9" },
    texts: [
      "{n} put a row of honey jars on the stall in the morning and carried out more at noon. {z} jars were sold. Later {w} jars fell off the table and broke. How many jars did {n} lose or sell in all?",
      "The cart of a library held some comics, and {m} added a pile from the back room. Readers borrowed {z} of them. Then {w} with torn pages were taken off the cart. How many comics left the cart altogether?",
      "A boat hire had canoes at the lake. The owner drove over with a few more. During the day {z} were rented out, and {w} others got a hole and went to the workshop. How many canoes were no longer at the lake?",
    ],
  },
  {
    id: "course/two-lots-leave-one-comes",
    expression: "x-y-z+w",
    numbers: { x: "60..99", y: "10..25", z: "8..20", w: "5..15" },
    texts: [
      "At dawn {x} swans sat on the bay. {y} of them flew off when a ferry came by. {z} more left at noon. In the evening {w} swans landed there. How many swans were on the bay then?",
      "{n} had {x} contacts in {his} phone. {He} deleted {y} old numbers and then {z} wrong ones. On {day} {he} typed in {w} new ones. How many contacts are in the phone now?",
      "A choir had {x} singers. In spring {y} of them moved away, and {z} others stopped because of work. This fall {w} newcomers joined. How many singers does the choir have this fall?",
    ],
  },
  {
    id: "course/all-three-lots-leave",
    expression: "x-y-z-w",
    numbers: { x: "60..99", y: "10..25", z: "8..20", w: "5..15" },
    texts: [
      "At dawn {x} swans sat on the bay. {y} of them flew off when a ferry came by. {z} more left at noon. In the evening {w} swans swam out to sea. How many swans were still on the bay?",
      "{n} had {x} contacts in {his} phone. {He} deleted {y} old numbers and then {z} wrong ones. On {day} {he} lost {w} more by mistake. How many contacts are still in the phone?",
      "A choir had {x} singers. In spring {y} of them moved away, and {z} others stopped because of work. This fall {w} more gave it up. How many singers are left in the choir?",
    ],
  },
  {
    id: "tale/two-lots-leave-before-the-newcomers",
    expression: "x-y-z",
    numbers: { x: "60..99", y: "10..25", z: "8..20", w: "5..15" },
    texts: [
      "At dawn {x} swans sat on the bay. {y} of them flew off when a ferry came by. {z} more left at noon. In the evening {w} swans landed there. How many swans were on the bay in the afternoon, before any landed?",
      "{n} had {x} contacts in {his} phone. {He} deleted {y} old numbers and then {z} wrong ones. On {day} {he} typed in {w} new ones. How many contacts were in the phone just before {day}?",
      "A choir had {x} singers. In spring {y} of them moved away, and {z} others stopped because of work. This fall {w} newcomers joined. How many singers did the choir have before the newcomers came?",
    ],
  },
  {
    id: "tale/how-many-more-left-than-came",
    expression: "y+z-w",
    numbers: { x: "60..99", y: "16..25", z: "16..20", w: "5..15" },
    texts: [
      "At dawn {x} swans sat on the bay. {y} of them flew off when a ferry came by. {z} more left at noon. In the evening {w} swans landed there. How many more swans left the bay than landed there?",
      "{n} had {x} contacts in {his} phone. {He} deleted {y} old numbers and then {z} wrong ones. On {day} {he} typed in {w} new ones. How many more contacts did {n} remove than add?",
      "A choir had {x} singers. In spring {y} of them moved away, and {z} others stopped because of work. This fall {w} newcomers joined. By how many did the singers who went outnumber those who came?",
    ],
  },
  {
    id: "end/only-the-two-leaving-lots-are-asked",
    expression: "y+z",
    numbers: { x: "60..99", y: "10..25", z: "8..20", w: "5..15" },
    texts: [
      "At dawn {x} swans sat on the bay. {y} of them flew off when a ferry came by. {z} more left at noon. In the evening {w} swans landed there. How many swans flew away or left the bay that day, up to noon?",
      "{n} had {x} contacts in {his} phone. {He} deleted {y} old numbers and then {z} wrong ones. On {day} {he} typed in {w} new ones. How many contacts did {n} delete?",
      "A choir had {x} singers. In spring {y} of them moved away, and {z} others stopped because of work. This fall {w} newcomers joined. How many singers did the choir lose before the fall?",
    ],
  },
  {
    id: "course/both-sides-lose-some-total-left",
    expression: "x+y-z-w",
    numbers: { x: "45..80", y: "30..44", z: "10..25", w: "3..9" },
    texts: [
      "The red bus carried {x} fans to the match and the blue bus carried {y}. After the match {z} fans from the red bus went home by train. {w} from the blue bus stayed with friends. The other fans rode the buses back. How many fans rode back?",
      "{n} had {x} songs on {his} old player, and {m} had {y} songs on another one. {n} erased {z} songs. {m} erased {w}. How many songs do both players hold now?",
      "Hill Farm kept {x} ewes and Brook Farm kept {y}. In winter Hill Farm sold {z} ewes at the fair. Brook Farm sold {w}. How many ewes did the two farms have together after the fair?",
    ],
  },
  {
    id: "course/both-sides-lose-some-difference-left",
    expression: "x-z-(y-w)",
    numbers: { x: "78..99", y: "30..44", z: "10..20", w: "3..9" },
    texts: [
      "The red bus carried {x} fans to the match and the blue bus carried {y}. After the match {z} fans from the red bus went home by train. {w} from the blue bus stayed with friends. How many more fans were there on the red bus than on the blue bus on the way back?",
      "{n} had {x} songs on {his} old player, and {m} had {y} songs on another one. {n} erased {z} songs. {m} erased {w}. How many more songs are on {n}'s player than on {m}'s now?",
      "Hill Farm kept {x} ewes and Brook Farm kept {y}. In winter Hill Farm sold {z} ewes at the fair. Brook Farm sold {w}. How many more ewes than Brook Farm did Hill Farm have after the fair?",
    ],
  },
  {
    id: "tale/one-side-gets-what-the-other-loses",
    expression: "y+z-w",
    numbers: { x: "45..80", y: "30..44", z: "10..25", w: "3..9" },
    texts: [
      "The red bus carried {x} fans to the match and the blue bus carried {y}. After the match {z} fans from the red bus changed to the blue bus. {w} from the blue bus went home by train. How many fans rode back on the blue bus?",
      "{n} had {x} songs on {his} old player, and {m} had {y} songs on another one. {n} moved {z} songs over to {m}'s player. {m} then erased {w} songs. How many songs were on {m}'s player then?",
      "Hill Farm kept {x} ewes and Brook Farm kept {y}. In winter Hill Farm sold {z} ewes to Brook Farm. Brook Farm then lent {w} ewes to a neighbor. How many ewes were at Brook Farm then?",
    ],
  },
  {
    id: "tale/only-one-side-loses-total",
    expression: "x+y-z",
    numbers: { x: "45..80", y: "30..44", z: "10..25", w: "3..9" },
    texts: [
      "The red bus carried {x} fans to the match and the blue bus carried {y}. After the match {z} fans from the red bus went home by train. {w} of these met an old teacher at the station. The other fans rode the buses back. How many fans rode back?",
      "{n} had {x} songs on {his} old player, and {m} had {y} songs on another one. {n} erased {z} songs. {w} of these were about summer. How many songs do both players hold now?",
      "Hill Farm kept {x} ewes and Brook Farm kept {y}. In winter Hill Farm sold {z} ewes at the fair. {w} of these went to a school. Brook Farm sold none. How many ewes did the two farms have together after the fair?",
    ],
  },
  {
    id: "end/one-side-alone-after-its-loss",
    expression: "x-z",
    numbers: { x: "45..80", z: "10..25" },
    texts: [
      "A red bus and a blue bus took fans to the match, {x} of them in the red one. After the match {z} fans from the red bus went home by train, and a few from the blue bus stayed with friends. How many of the fans from the red bus were left for the ride back?",
      "{n} had {x} songs on {his} old player, and {m} had a lot of songs on another one. {n} erased {z} songs. {m} erased nearly all. How many songs does {n} have now?",
      "Hill Farm kept {x} ewes, and Brook Farm kept a larger flock. In winter Hill Farm sold {z} ewes at the fair. Brook Farm sold half of its flock. How many ewes were left at Hill Farm?",
    ],
  },
  {
    id: "course/cut-off-twice-and-a-bit-back",
    expression: "x-y-z+w",
    numbers: { x: "50..90", y: "12..24", z: "5..11", w: "2..4" },
    texts: [
      "A roll of wire was {x} feet long. {n} cut off {y} feet for a fence. Then {he} cut off {z} feet for a hook rack. {w} feet of this last piece were too much, so {he} put them back with the roll. How many feet of wire are in the roll now?",
      "There were {x} liters in the rain tank. The garden took {y} liters, and washing the car took {z}. During the night {w} liters ran in. How many liters were in the tank in the morning?",
      "The gym owned {x} mats. {y} were lent to the school, and {z} were thrown out. On {day} the school returned {w} of the mats. How many mats were in the gym on {day} evening?",
    ],
  },
  {
    id: "tale/cut-off-twice-without-the-bit",
    expression: "x-y-z",
    numbers: { x: "50..90", y: "12..24", z: "5..11", w: "2..4" },
    texts: [
      "A roll of wire was {x} feet long. {n} cut off {y} feet for a fence. Then {he} cut off {z} feet for a hook rack. The rack has {w} hooks. How many feet of wire are left on the roll?",
      "There were {x} liters in the rain tank. The garden took {y} liters, and washing the car took {z}. It took {w} buckets to carry the water. How many liters were left in the tank?",
      "The gym owned {x} mats. {y} were lent to the school, and {z} were thrown out. {w} of these had been quite new. How many mats were still in the gym?",
    ],
  },
  {
    id: "tale/used-away-for-good",
    expression: "y+z-w",
    numbers: { x: "50..90", y: "12..24", z: "5..11", w: "2..4" },
    texts: [
      "A roll of wire was {x} feet long. {n} cut off {y} feet for a fence. Then {he} cut off {z} feet for a hook rack. {w} feet of this last piece were too much, so {he} put them back with the roll. How many feet of wire did {n} really use?",
      "There were {x} liters in the rain tank. The garden took {y} liters, and washing the car took {z}. During the night {w} liters ran in. By how many liters did the tank hold less in the morning than before the garden was watered?",
      "The gym owned {x} mats. {y} were lent to the school, and {z} were thrown out. On {day} the school returned {w} of the mats. How many of its mats was the gym missing on {day} evening?",
    ],
  },
  {
    id: "tale/lent-out-less-returned-and-start-unknown",
    expression: "y-w+z",
    numbers: { y: "12..24", z: "5..11", w: "2..4" },
    texts: [
      "{n} had a roll of wire. {He} cut off {y} feet for a fence, but {w} feet of this piece went back to the roll. Then {he} cut off {z} feet for a hook rack. How many feet shorter was the roll after all this?",
      "A rain tank was full. The garden took {y} liters, then {w} liters ran in, and washing the car took {z} liters. How many liters were missing from the full tank now?",
      "The gym lent {y} of its mats to the school. The school returned {w} of them. Then the gym lent {z} mats to a dance club. How many of the gym's mats are away now?",
    ],
  },
  {
    id: "end/one-lot-given-and-part-returned",
    expression: "y-w",
    numbers: { y: "12..24", w: "2..4" },
    texts: [
      "A roll of wire hung on the wall. {n} cut off {y} feet for a fence. Only part of the piece was needed, and {he} put {w} feet of it back. How many feet of wire did the fence take?",
      "A rain tank stood behind the house. The garden took {y} liters from it, and during the night {w} liters ran in. How many liters fewer were in the tank in the morning than before watering?",
      "The gym lent {y} of its mats to the school and threw out some old ones. On {day} the school returned {w} of the mats. How many mats did the school still have?",
    ],
  },
];

/** Two products are joined, set against each other, or only one of them is asked. */
const PRODUCTS_TOGETHER: readonly WordingFamily[] = [
  {
    id: "course/floors-of-rooms-in-two-houses",
    expression: "x*y+z*w",
    numbers: { x: "4..9", y: "6..12", z: "3..8", w: "2..5" },
    texts: [
      "A hotel has {x} floors with {y} rooms each. Next to it stands a cottage house of {z} floors with {w} rooms each. All rooms have a balcony. How many rooms are there in both houses together?",
      "{n} picked {x} pails of blueberries that weighed {y} pounds each. {m} picked {z} pails that weighed {w} pounds each. They took everything to one truck. How many pounds of blueberries were on the truck?",
      "The night train pulls {x} sleeping cars with {y} beds in each. It also pulls {z} seat cars, and each of these has {w} beds for the crew. Nobody has gone to bed yet. How many beds does the train have in all?",
    ],
  },
  {
    id: "course/floors-of-rooms-how-many-more",
    expression: "x*y-z*w",
    numbers: { x: "6..9", y: "8..12", z: "3..6", w: "2..5" },
    texts: [
      "A hotel has {x} floors with {y} rooms each. Next to it stands a cottage house of {z} floors with {w} rooms each. All rooms have a balcony. How many more rooms does the hotel have than the cottage house?",
      "{n} picked {x} pails of blueberries that weighed {y} pounds each. {m} picked {z} pails that weighed {w} pounds each. They took everything to one truck. How many pounds more did {n} pick than {m}?",
      "The night train pulls {x} sleeping cars with {y} beds in each. It also pulls {z} seat cars, and each of these has {w} beds for the crew. Nobody has gone to bed yet. How many more beds are in the sleeping cars than in the seat cars?",
    ],
  },
  {
    id: "course/floors-of-rooms-and-single-ones-beside",
    expression: "x*y+z-w",
    numbers: { x: "4..9", y: "6..12", z: "6..9", w: "2..5" },
    texts: [
      "A hotel has {x} floors with {y} rooms each. Next to it stands a cottage with {z} more rooms, of which {w} are being painted. All rooms have a balcony. All other rooms can be used. How many rooms of the hotel and the cottage can be used?",
      "{n} picked {x} pails of blueberries that weighed {y} pounds each. {m} picked {z} pounds, but {mhe} spilled {w} pounds of {mhis} own on the way. They took everything to one truck. How many pounds of blueberries came to the truck?",
      "The night train pulls {x} sleeping cars with {y} beds in each. In the engine are {z} more beds, but {w} of these are broken. Nobody has gone to bed yet. How many beds can be slept in?",
    ],
  },
  {
    id: "tale/floors-of-rooms-some-not-used",
    expression: "x*y-z",
    numbers: { x: "4..9", y: "6..12", z: "3..8", w: "2..5" },
    texts: [
      "A hotel has {x} floors with {y} rooms each. Next to it stands a garage for {w} cars. {z} rooms of the hotel have no balcony. How many rooms have a balcony?",
      "{n} picked {x} pails of blueberries that weighed {y} pounds each. {m} watched {w} children meanwhile. On the way to the truck {n} gave {z} pounds to a neighbor. How many pounds came to the truck?",
      "The night train pulls {x} sleeping cars with {y} beds in each. It also pulls {w} seat cars without beds. {z} people are already asleep, each in one of the beds. How many beds are still free?",
    ],
  },
  {
    id: "end/floors-of-rooms-only-the-second-house",
    expression: "z*w",
    numbers: { z: "3..8", w: "2..5" },
    texts: [
      "A tall hotel has a great many rooms. Next to it stands a cottage house of {z} floors with {w} rooms each. How many rooms does the cottage house have?",
      "{n} picked some large pails of blueberries. {m} picked {z} small pails that weighed {w} pounds each. They took everything to one truck. How many pounds did {m} pick?",
      "The night train pulls many sleeping cars. It also pulls {z} seat cars, and each of these has {w} beds for the crew. Nobody has gone to bed yet. How many beds are for the crew in the seat cars?",
    ],
  },
  {
    id: "course/earned-each-less-two-costs-here",
    expression: "x*y-z-w",
    numbers: { x: "8..14", y: "6..12", z: "10..30", w: "4..20" },
    texts: [
      "{n} washes cars for {y} dollars each. On the weekend {he} washed {x} cars. {He} had to pay {z} dollars for soap. A sponge cost {w} dollars. How many dollars did {n} have left from the work?",
      "A potter made {x} sets of {y} cups. {z} cups cracked in the kiln. She gave {w} good ones to her aunt. How many good cups did the potter have left?",
      "There are {x} rows with {y} seats in the tent. {z} seats are roped off for the band, and {w} are wet from rain. The show begins at eight. How many seats can the guests use?",
    ],
  },
  {
    id: "course/earned-each-less-cost-and-a-tip",
    expression: "x*y-z+w",
    numbers: { x: "8..14", y: "6..12", z: "10..30", w: "4..20" },
    texts: [
      "{n} washes cars for {y} dollars each. On the weekend {he} washed {x} cars. {He} had to pay {z} dollars for soap. One customer added a tip of {w} dollars. How many dollars did {n} have from the work after paying?",
      "A potter made {x} sets of {y} cups. {z} cups cracked in the kiln. A friend brought her {w} whole ones. How many whole cups did the potter have then?",
      "There are {x} rows with {y} seats in the tent. {z} seats are roped off for the band, but {w} stools are set up behind the rows. The show begins at eight. How many places can the guests use?",
    ],
  },
  {
    id: "tale/earned-each-only-one-cost",
    expression: "x*y-z",
    numbers: { x: "8..14", y: "6..12", z: "10..30", w: "4..20" },
    texts: [
      "{n} washes cars for {y} dollars each. On the weekend {he} washed {x} cars. {He} had to pay {z} dollars for soap. It took {him} {w} hours. How many dollars did {n} have left from the work?",
      "A potter made {x} sets of {y} cups. {z} cups cracked in the kiln. The kiln was hot for {w} hours. How many whole cups did the potter have?",
      "There are {x} rows with {y} seats in the tent. {z} seats are roped off for the band, in which {w} musicians play. The show begins at eight. How many seats are not roped off?",
    ],
  },
  {
    id: "tale/cost-for-each-taken-off-then",
    expression: "x*(y-w)",
    numbers: { x: "8..14", y: "6..12", w: "2..4" },
    texts: [
      "{n} washes cars for {y} dollars each. On the weekend {he} washed {x} cars. For every car {he} used soap for {w} dollars. How many dollars did {n} have left from the work?",
      "A potter made {x} sets of {y} cups. From each set {w} cups cracked in the kiln. How many whole cups did the potter have?",
      "There are {x} rows with {y} seats in the tent. In every row {w} seats are wet from rain. The show begins at eight. How many seats are dry?",
    ],
  },
  {
    id: "end/both-costs-together",
    expression: "z+w",
    numbers: { z: "10..30", w: "4..20" },
    texts: [
      "{n} washes cars and is paid for each. On the weekend {he} washed a whole row of them. {He} had to pay {z} dollars for soap. A sponge cost {w} dollars. How many dollars did {he} spend?",
      "A potter made many sets of cups. {z} cups cracked in the kiln. She gave {w} good ones to her aunt and kept the others. How many cups did she not keep or could not use?",
      "There are long rows of seats in the tent. {z} seats are roped off for the band, and {w} other seats are wet from rain. How many seats cannot be used by the guests?",
    ],
  },
  {
    id: "course/decks-of-crates-less-some-then",
    expression: "x*y*z-w",
    numbers: { x: "3..8", y: "2..6", z: "5..12", w: "6..30" },
    texts: [
      "{x} ships lie in the harbor. Every ship has {y} decks, and on each deck stand {z} crates. The crew of the first ship carried {w} crates ashore. It rained all day. How many crates were still on the ships?",
      "{n} filled {x} albums. Each album has {y} chapters, and {he} glued {z} stamps into each chapter. Then {he} took out {w} stamps to swap them. {m} was waiting. How many stamps were left in the albums?",
      "A stable has {x} wings with {y} boxes each. Each box gets {z} pounds of hay a day. A cart fell over, and {w} pounds of that hay blew away. The horses waited. How many pounds of one day's hay were left for the boxes?",
    ],
  },
  {
    id: "course/decks-of-crates-and-some-more-here",
    expression: "x*y*z+w",
    numbers: { x: "3..8", y: "2..6", z: "5..12", w: "6..30" },
    texts: [
      "{x} ships lie in the harbor. Every ship has {y} decks, and on each deck stand {z} crates. On the pier are {w} more crates. It rained all day. How many crates are in the harbor, on the ships and on the pier?",
      "{n} filled {x} albums. Each album has {y} chapters, and {he} glued {z} stamps into each chapter. {w} stamps that found no place lie in a tin. {m} was waiting. How many stamps does {n} have?",
      "A stable has {x} wings with {y} boxes each. Each box gets {z} pounds of hay a day. The goats outside get {w} pounds a day in all. The horses waited. How many pounds of hay are needed for one day in all?",
    ],
  },
  {
    id: "tale/decks-of-crates-all",
    expression: "x*y*z",
    numbers: { x: "3..8", y: "2..6", z: "5..12", w: "6..30" },
    texts: [
      "{x} ships lie in the harbor. No one has unloaded yet. Every ship has {y} decks, and on each deck stand {z} crates. The first ship has been there for {w} hours. It rained all day. How many crates are on all the ships?",
      "{n} filled {x} albums. Each album has {y} chapters, and {he} glued {z} stamps into each chapter. It took {him} {w} weeks. {m} was waiting. How many stamps are in all the albums?",
      "A stable has {x} wings with {y} boxes each. Each box gets {z} pounds of hay a day. The oldest horse weighs {w} hundred pounds. The horses waited. How many pounds of hay does the whole stable need for one day?",
    ],
  },
  {
    id: "tale/one-ships-crates-less-some",
    expression: "y*z-w",
    numbers: { x: "3..8", y: "3..6", z: "8..12", w: "6..20" },
    texts: [
      "{x} ships lie in the harbor. Every ship has {y} decks, and on each deck stand {z} crates. The crew of the first ship carried {w} crates ashore. It rained all day. How many crates were left on the first ship?",
      "{n} filled {x} albums. Each album has {y} chapters, and {he} glued {z} stamps into each chapter. Then {he} took {w} stamps out of the last album. {m} was waiting. How many stamps are left in the last album?",
      "A stable has {x} wings with {y} boxes each. Each box gets {z} pounds of hay a day. In the north wing {w} pounds of the day's hay got wet and were thrown out. The horses waited. How many pounds of hay were left for the north wing that day?",
    ],
  },
  {
    id: "course/two-speeds-on-two-stretches-all",
    expression: "x*y+z*w",
    numbers: { x: "3..6", y: "12..20", z: "3..6", w: "2..6" },
    texts: [
      "On the first {x} days of the trip the cyclists rode {y} miles a day. It then rained, and on the next {z} days they managed only {w} miles a day. After that they rested. How many miles did they ride in all?",
      "{n} bought {x} tickets for the zoo at {y} dollars each. At the kiosk {he} paid for {z} drinks, and one drink cost {w} dollars. {m} carried them. How many dollars did {n} spend altogether?",
      "The tailor sewed {y} buttons on each of {x} coats. Each of {z} vests got {w} buttons. The box of buttons was nearly empty afterward. How many buttons did the tailor sew on?",
    ],
  },
  {
    id: "course/two-speeds-how-much-more-on-the-first",
    expression: "x*y-z*w",
    numbers: { x: "3..6", y: "12..20", z: "3..6", w: "2..6" },
    texts: [
      "On the first {x} days of the trip the cyclists rode {y} miles a day. It then rained, and on the next {z} days they managed only {w} miles a day. After that they rested. How many miles more did they ride before the rain than after it began?",
      "{n} bought {x} tickets for the zoo at {y} dollars each. At the kiosk {he} paid for {z} drinks, and one drink cost {w} dollars. {m} carried them. How many dollars more did the tickets cost than the drinks?",
      "The tailor sewed {y} buttons on each of {x} coats. Each of {z} vests got {w} buttons. The box of buttons was nearly empty afterward. How many more buttons did the coats take than the vests?",
    ],
  },
  {
    id: "course/two-speeds-second-lot-said-in-all",
    expression: "x*y+z+w",
    numbers: { x: "3..6", y: "12..20", z: "3..9", w: "2..9" },
    texts: [
      "On the first {x} days of the trip the cyclists rode {y} miles a day. It then rained, and they managed only {z} miles on the next day and {w} miles on the day after. After that they rested. How many miles did they ride in all?",
      "{n} bought {x} tickets for the zoo at {y} dollars each. At the kiosk {he} paid {z} dollars for the drinks and {w} dollars for a map. {m} carried them. How many dollars did {n} spend altogether?",
      "The tailor sewed {y} buttons on each of {x} coats. One vest got {z} buttons, and another one got {w}. The box of buttons was nearly empty afterward. How many buttons did the tailor sew on?",
    ],
  },
  {
    id: "tale/two-speeds-difference-on-one-day-then",
    expression: "x*(y-w)",
    numbers: { x: "3..6", y: "12..20", w: "2..6" },
    texts: [
      "For the first {x} days of the trip the cyclists had planned {y} miles a day. But it rained, and on each of these {x} days they rode {w} miles less than they had planned. After that they rested. How many miles did they ride in these days?",
      "{n} bought {x} tickets for the zoo at {y} dollars each. With {his} club card {he} got {w} dollars off the price of each. {m} carried them. How many dollars did {n} pay?",
      "The tailor sewed {y} buttons on each of {x} coats. On each coat {w} of these had to come off again. The box of buttons was nearly empty afterward. How many buttons are on the coats now?",
    ],
  },
];

/** Something is parted after a change or before one, and more comes or goes. */
const PARTED_AND_CHANGED: readonly WordingFamily[] = [
  {
    id: "course/rest-parted-and-one-part-gets-more",
    expression: "(x-y)/z+w",
    numbers: { z: "3..8", y: "4..15", x: "z*(i+3)+y", w: "2..6" },
    texts: [
      "{n} had {x} beads. {He} lost {y} of them. {He} strung the rest on {z} threads, the same number on each. Then {m} slipped {w} more beads on the first thread. How many beads were on the first thread?",
      "There were {x} plants in the nursery truck, and {y} of them were dry and got thrown away. The others were set into {z} beds, as many in one as in another. Later {w} more were planted in the bed at the gate. How many plants were in the bed at the gate?",
      "Of {x} chairs in the hall {y} were carried upstairs. The chairs that stayed were put around {z} tables, equally many at each. Grandpa then moved {w} stools to the table by the window, one for each of his guests there. How many chairs and stools were at the table by the window?",
    ],
  },
  {
    id: "course/rest-parted-and-one-part-loses",
    expression: "(x-y)/z-w",
    numbers: { z: "3..8", y: "4..15", x: "z*(i+w)+y", w: "2..6" },
    texts: [
      "{n} had {x} beads. {He} lost {y} of them. {He} strung the rest on {z} threads, the same number on each. Then {m} pulled {w} beads off the first thread. How many beads were on the first thread?",
      "There were {x} plants in the nursery truck, and {y} of them were dry and got thrown away. The others were set into {z} beds, as many in one as in another. Later {w} died in the bed at the gate. How many living plants were in the bed at the gate?",
      "Of {x} chairs in the hall {y} were carried upstairs. The chairs that stayed were put around {z} tables, equally many at each. Grandpa then took {w} chairs away from the table by the window. How many chairs were left at the table by the window?",
    ],
  },
  {
    id: "tale/rest-parted-another-part-is-asked",
    expression: "(x-y)/z",
    numbers: { z: "3..8", y: "4..15", x: "z*(i+3)+y", w: "2..6" },
    texts: [
      "{n} had {x} beads. {He} lost {y} of them. {He} strung the rest on {z} threads, the same number on each. Then {m} slipped {w} more beads on the first thread. How many beads were on the last thread?",
      "There were {x} plants in the nursery truck, and {y} of them were dry and got thrown away. The others were set into {z} beds, as many in one as in another. Later {w} more were planted in the bed at the gate. How many plants were in each of the other beds?",
      "Of {x} chairs in the hall {y} were carried upstairs. The chairs that stayed were put around {z} tables, equally many at each. Grandpa then moved {w} stools to the table by the window, one for each of his guests there. How many chairs were at a table in the middle of the hall?",
    ],
  },
  {
    id: "tale/rest-and-more-without-parting-here",
    expression: "x-y+w",
    numbers: { z: "3..8", y: "4..15", x: "z*(i+3)+y", w: "2..6" },
    texts: [
      "{n} had {x} beads. {He} lost {y} of them. {He} strung the rest on {z} threads, the same number on each. Then {m} slipped {w} more beads on the first thread. How many beads were on all the threads together in the end?",
      "There were {x} plants in the nursery truck, and {y} of them were dry and got thrown away. The others were set into {z} beds, as many in one as in another. Later {w} more were planted in the bed at the gate. How many plants were in the beds altogether?",
      "Of {x} chairs in the hall {y} were carried upstairs. The chairs that stayed were put around {z} tables, equally many at each. Grandpa then moved {w} stools to the table by the window, one for each of his guests there. How many chairs and stools were in the hall then?",
    ],
  },
  {
    id: "end/the-rest-is-spread-how-many-at-all-then",
    expression: "x-y",
    numbers: { z: "3..8", y: "4..15", x: "z*(i+3)+y" },
    texts: [
      "{n} had {x} beads. {He} lost {y} of them. {He} strung the rest on a few threads, the same number on each. How many beads were on all the threads together?",
      "There were {x} plants in the nursery truck, and {y} of them were dry and got thrown away. The others were set into long beds, as many in one as in another. How many plants were set into the beds?",
      "Of {x} chairs in the hall {y} were carried upstairs. The chairs that stayed were put around some tables, equally many at each. How many chairs were put around tables?",
    ],
  },
  {
    id: "course/pots-filled-sold-and-money-before",
    expression: "x/z*y+w",
    numbers: { z: "2..6", x: "z*(i+3)", y: "5..9", w: "4..25" },
    texts: [
      "{n} dug up {x} flower bulbs. One pot takes {z} bulbs, and {he} used them all. {He} sold each full pot for {y} dollars. {He} already had {w} dollars in {his} cash box. How many dollars were in the box after the sale?",
      "A kennel took in {x} puppies. {z} puppies share one basket. For every basket the keeper needs {y} towels. She keeps {w} more towels for the bath. How many towels are needed altogether?",
      "{x} hikers cross the lake. One boat holds {z} hikers, and every boat is full. Each boat carries {y} life rings. On the pier hang {w} rings as well. How many life rings are there in all?",
    ],
  },
  {
    id: "course/pots-filled-sold-less-a-cost",
    expression: "x/z*y-w",
    numbers: { z: "2..6", x: "z*(i+3)", y: "5..9", w: "4..14" },
    texts: [
      "{n} dug up {x} flower bulbs. One pot takes {z} bulbs, and {he} used them all. {He} sold each full pot for {y} dollars. The pots had cost {him} {w} dollars. How many dollars did {n} gain?",
      "A kennel took in {x} puppies. {z} puppies share one basket. For every basket the keeper needs {y} towels. {w} towels are there already. How many towels must she still get?",
      "{x} hikers cross the lake. One boat holds {z} hikers, and every boat is full. Each boat carries {y} life rings. But {w} of all these rings leak. How many good life rings do the boats carry?",
    ],
  },
  {
    id: "tale/pots-filled-and-sold-here",
    expression: "x/z*y",
    numbers: { z: "2..6", x: "z*(i+3)", y: "5..9", w: "4..25" },
    texts: [
      "{n} dug up {x} flower bulbs. One pot takes {z} bulbs, and {he} used them all. {He} sold each full pot for {y} dollars. {He} already had {w} dollars in {his} cash box. How many dollars did {n} earn by the sale?",
      "A kennel took in {x} puppies. {z} puppies share one basket. For every basket the keeper needs {y} towels. She keeps {w} more towels for the bath. How many towels does the keeper need for the baskets?",
      "{x} hikers cross the lake. One boat holds {z} hikers, and every boat is full. Each boat carries {y} life rings. On the pier hang {w} rings as well. How many life rings are on the boats?",
    ],
  },
  {
    id: "tale/pots-filled-and-some-full-ones-there",
    expression: "x/z+w",
    numbers: { z: "2..6", x: "z*(i+3)", y: "5..9", w: "4..25" },
    texts: [
      "{n} dug up {x} flower bulbs. One pot takes {z} bulbs, and {he} used them all. {He} sold each full pot for {y} dollars. {He} already had {w} full pots at home. How many full pots were there before the sale?",
      "A kennel took in {x} puppies. {z} puppies share one basket. For every basket the keeper needs {y} towels. {w} baskets with cats stand there too. How many baskets are in use?",
      "{x} hikers cross the lake. One boat holds {z} hikers, and every boat is full. Each boat carries {y} life rings. {w} boats stay empty at the pier. How many boats are there altogether?",
    ],
  },
  {
    id: "end/pots-filled-only-their-number",
    expression: "x/z",
    numbers: { z: "2..6", x: "z*(i+3)" },
    texts: [
      "{n} dug up {x} flower bulbs. One pot takes {z} bulbs, and {he} used them all. {He} sold the full pots and put the money into {his} cash box. How many pots did {he} fill?",
      "A kennel took in {x} puppies. {z} puppies share one basket. For every basket the keeper needs a few towels. How many baskets does she need?",
      "{x} hikers cross the lake. One boat holds {z} hikers, and every boat is full. Each boat carries some life rings, and more hang on the pier. How many boats cross?",
    ],
  },
  {
    id: "course/two-lots-less-some-times-each",
    expression: "(x+y-z)*w",
    numbers: { z: "3..6", w: "2..5", x: "20..50", y: "8..19" },
    texts: [
      "{x} girls and {y} boys came to the sports club. {z} of the children were coaches' kids and paid nothing. Each of the others gave {w} dollars for the cup. How many dollars were given?",
      "{n} planted {x} bean seeds and {y} pea seeds. {z} of all these seeds did not sprout. Every plant that came up got {w} sticks. How many sticks were needed?",
      "A printer made {x} posters for the circus and {y} for the zoo. {z} of them all were smudged and thrown away. Each good poster was put up with {w} pins. How many pins were used?",
    ],
  },
  {
    id: "tale/two-lots-times-each",
    expression: "(x+y)*w",
    numbers: { z: "3..6", w: "2..5", x: "20..50", y: "8..19" },
    texts: [
      "{x} girls and {y} boys came to the sports club. {z} of the children were late. Each child that came gave {w} dollars for the cup. How many dollars were given altogether?",
      "{n} planted {x} bean seeds and {y} pea seeds. All of them sprouted within {z} days. Every plant that came up got {w} sticks. How many sticks were needed?",
      "A printer made {x} posters for the circus and {y} for the zoo. {z} of them all were a bit smudged, but still good. Each poster was put up with {w} pins. How many pins were used?",
    ],
  },
  {
    id: "tale/two-lots-less-some",
    expression: "x+y-z",
    numbers: { z: "3..6", w: "2..5", x: "20..50", y: "8..19" },
    texts: [
      "{x} girls and {y} boys came to the sports club. {z} of the children were late. Each child that came gave {w} dollars for the cup. How many of the children were on time?",
      "{n} planted {x} bean seeds and {y} pea seeds. {z} of all these seeds did not sprout. Every plant that came up got {w} sticks. How many plants came up?",
      "A printer made {x} posters for the circus and {y} for the zoo. {z} of them all were smudged and thrown away. Each good poster was put up with {w} pins. How many good posters were there?",
    ],
  },
  {
    id: "tale/difference-of-two-lots-times-each",
    expression: "(x-y)*w",
    numbers: { z: "3..6", w: "2..5", x: "20..50", y: "8..19" },
    texts: [
      "{x} girls and {y} boys came to the sports club. {z} of the children were late. Each child that came gave {w} dollars for the cup. How many dollars more did the girls give than the boys?",
      "{n} planted {x} bean seeds and {y} pea seeds. All of them sprouted within {z} days. Every plant that came up got {w} sticks. How many more sticks did the beans need than the peas?",
      "A printer made {x} posters for the circus and {y} for the zoo. {z} of them all were a bit smudged, but still good. Each poster was put up with {w} pins. How many more pins did the circus posters take than those for the zoo?",
    ],
  },
  {
    id: "course/pieces-taken-and-one-more",
    expression: "x-y*z-w",
    numbers: { y: "3..9", z: "4..12", x: "y*z+w+i", w: "3..20" },
    texts: [
      "A tank truck started with {x} gallons of milk. It filled {y} vats with {z} gallons each. At the last stop {w} gallons were pumped out. Then it drove home. How many gallons were in the truck on the way home?",
      "{n} has {x} inches of lace. {He} needs {y} pieces of {z} inches for napkins. A doll's collar takes {w} inches besides. All of this is cut today. How many inches of lace are left?",
      "The bank gave {m} {x} coins for the kiosk. {mHe} handed them out in {y} bags of {z} coins. One customer got {w} coins as change. The rest lies in a tray. How many coins lie in the tray?",
    ],
  },
  {
    id: "course/pieces-taken-and-some-put-back",
    expression: "x-y*z+w",
    numbers: { y: "3..9", z: "4..12", x: "y*z+w+i", w: "3..20" },
    texts: [
      "A tank truck started with {x} gallons of milk. It filled {y} vats with {z} gallons each. At the last stop {w} gallons were pumped in. Then it drove home. How many gallons were in the truck on the way home?",
      "{n} has {x} inches of lace. {He} needs {y} pieces of {z} inches for napkins. {m} brings {him} {w} inches more of the same lace. The pieces are cut today. How many inches of lace are there then?",
      "The bank gave {m} {x} coins for the kiosk. {mHe} handed them out in {y} bags of {z} coins. Then customers paid {w} coins, which also went into the tray. The rest from the bank lay there already. How many coins lie in the tray now?",
    ],
  },
  {
    id: "tale/pieces-taken-rest",
    expression: "x-y*z",
    numbers: { y: "3..9", z: "4..12", x: "y*z+w+i", w: "3..9" },
    texts: [
      "A tank truck started with {x} gallons of milk. It filled {y} vats with {z} gallons each. The trip took {w} hours. Then it drove home. How many gallons were in the truck on the way home?",
      "{n} has {x} inches of lace. {He} needs {y} pieces of {z} inches for napkins. {He} lays the table for {w} guests. The pieces are cut today. How many inches of lace are left?",
      "The bank gave {m} {x} coins for the kiosk. {mHe} handed them out in {y} bags of {z} coins. That took {mhim} {w} minutes. The rest lies in a tray. How many coins lie in the tray?",
    ],
  },
  {
    id: "tale/all-that-went-out-of-it",
    expression: "y*z+w",
    numbers: { y: "3..9", z: "4..12", x: "y*z+w+i", w: "3..20" },
    texts: [
      "A tank truck started with {x} gallons of milk. It filled {y} vats with {z} gallons each. At the last stop {w} gallons were pumped out. Then it drove home. How many gallons did the truck leave behind in all?",
      "{n} has {x} inches of lace. {He} needs {y} pieces of {z} inches for napkins. A doll's collar takes {w} inches besides. All of this is cut today. How many inches of lace are cut off?",
      "The bank gave {m} {x} coins for the kiosk. {mHe} handed them out in {y} bags of {z} coins. One customer got {w} coins as change. The rest lies in a tray. How many coins are not in the tray?",
    ],
  },
  {
    id: "course/one-group-times-each",
    expression: "x/y*z",
    numbers: { y: "3..8", x: "y*(i+1)", z: "5..12", w: "3..15" },
    texts: [
      "{x} scouts went to the woods in {y} equal groups. Each scout had {z} matches. The leader had {w} matches more than one scout. It got cold at night. How many matches did one group have, the leader not counted?",
      "{n} laid out {x} tiles in {y} equal rows. Every tile weighs {z} ounces. The corner stone is {w} ounces heavier than a tile. {m} helped. How many ounces do the tiles of one row weigh?",
      "{x} tents stand in {y} equal lines. In every tent lie {z} blankets. The cook has {w} blankets more than there are in a tent. The wind is strong. How many blankets are in the tents of one line?",
    ],
  },
  {
    id: "course/one-group-times-each-and-one-more",
    expression: "x/y*z+w",
    numbers: { y: "3..8", x: "y*(i+1)", z: "5..12", w: "3..15" },
    texts: [
      "{x} scouts went to the woods in {y} equal groups. Each scout had {z} matches. The leader had {w} matches and went with the first group. It got cold at night. How many matches did the first group and the leader have together?",
      "{n} laid out {x} tiles in {y} equal rows. Every tile weighs {z} ounces. The corner stone weighs {w} ounces. {m} helped. How many ounces do one row of tiles and the corner stone weigh together?",
      "{x} tents stand in {y} equal lines. In every tent lie {z} blankets. The cook put {w} extra blankets down in the first line. The wind is strong. How many blankets are in the first line?",
    ],
  },
  {
    id: "tale/all-groups-times-each-here",
    expression: "x*z",
    numbers: { y: "3..8", x: "y*(i+1)", z: "5..12", w: "3..15" },
    texts: [
      "{x} scouts went to the woods in {y} equal groups. Each scout had {z} matches. The leader had {w} matches more than one scout. It got cold at night. How many matches did all scouts have together?",
      "{n} laid out {x} tiles in {y} equal rows. Every tile weighs {z} ounces. The corner stone is {w} ounces heavier than a tile. {m} helped. How many ounces do all the tiles weigh?",
      "{x} tents stand in {y} equal lines. In every tent lie {z} blankets. The cook has {w} blankets more than there are in a tent. The wind is strong. How many blankets lie in all the tents?",
    ],
  },
  {
    id: "tale/leaders-and-one-more",
    expression: "z+w+z",
    numbers: { y: "3..8", x: "y*(i+1)", z: "5..12", w: "3..15" },
    texts: [
      "{x} scouts went to the woods in {y} equal groups. Each scout had {z} matches. The leader had {w} matches more than one scout. It got cold at night. How many matches did the leader and one scout have together?",
      "{n} laid out {x} tiles in {y} equal rows. Every tile weighs {z} ounces. The corner stone is {w} ounces heavier than a tile. {m} helped. How many ounces do the corner stone and one tile weigh together?",
      "{x} tents stand in {y} equal lines. In every tent lie {z} blankets. The cook has {w} blankets more than there are in a tent. The wind is strong. How many blankets do the cook and one of the tents have together?",
    ],
  },
  {
    id: "end/size-of-one-group",
    expression: "x/y",
    numbers: { y: "3..8", x: "y*(i+1)" },
    texts: [
      "{x} scouts went to the woods in {y} equal groups. Each scout had some matches, and the leader had more. It got cold at night. How many scouts were in a group?",
      "{n} laid out {x} tiles in {y} equal rows. Every tile was heavy, and the corner stone was heavier. {m} helped. How many tiles lay in a row?",
      "{x} tents stand in {y} equal lines. In every tent lie blankets, and the cook has a pile of them. How many tents are in a line?",
    ],
  },
];

/** What one has is told by what another one has; who is asked changes. */
const CHAINS_OF_THREE_PEOPLE: readonly WordingFamily[] = [
  {
    id: "tale/fewer-then-more-the-third",
    expression: "x-y+z",
    numbers: { x: "26..45", y: "6..15", z: "3..5" },
    texts: [
      "{n} has {x} seashells. {m} has {y} fewer than {n}. {k} has {z} more than {m}. They met on {day}. How many seashells does {k} have?",
      "The oak is {x} feet tall. The birch is {y} feet shorter than the oak. The pine is {z} feet taller than the birch. All three grow by a pond. How many feet tall is the pine?",
      "The red van took {x} parcels. The green van took {y} fewer than the red one. The white van took {z} more than the green one. They left at seven. How many parcels did the white van take?",
    ],
  },
  {
    id: "tale/fewer-then-more-the-first-two",
    expression: "x+(x-y)",
    numbers: { x: "26..45", y: "6..15", z: "3..5" },
    texts: [
      "{n} has {x} seashells. {m} has {y} fewer than {n}. {k} has {z} more than {m}. They met on {day}. How many seashells do {n} and {m} have together?",
      "The oak is {x} feet tall. The birch is {y} feet shorter than the oak. The pine is {z} feet taller than the birch. All three grow by a pond. How tall would the oak and the birch be on top of each other, in feet?",
      "The red van took {x} parcels. The green van took {y} fewer than the red one. The white van took {z} more than the green one. They left at seven. How many parcels did the red van and the green van take together?",
    ],
  },
  {
    id: "tale/fewer-then-fewer-the-third",
    expression: "x-y-z",
    numbers: { x: "26..45", y: "6..15", z: "3..5" },
    texts: [
      "{n} has {x} seashells. {m} has {y} fewer than {n}. {k} has {z} fewer than {m}. They met on {day}. How many seashells does {k} have?",
      "The oak is {x} feet tall. The birch is {y} feet shorter than the oak. The pine is {z} feet shorter than the birch. All three grow by a pond. How many feet tall is the pine?",
      "The red van took {x} parcels. The green van took {y} fewer than the red one. The white van took {z} fewer than the green one. They left at seven. How many parcels did the white van take?",
    ],
  },
  {
    id: "end/third-compared-with-the-first-here",
    expression: "y-z",
    numbers: { x: "26..45", y: "6..15", z: "3..5" },
    texts: [
      "{n} has {x} seashells. {m} has {y} fewer than {n}. {k} has {z} more than {m}. They met on {day}. How many fewer seashells than {n} does {k} have?",
      "The oak is {x} feet tall. The birch is {y} feet shorter than the oak. The pine is {z} feet taller than the birch. All three grow by a pond. By how many feet does the oak rise above the pine?",
      "The red van took {x} parcels. The green van took {y} fewer than the red one. The white van took {z} more than the green one. They left at seven. How many fewer parcels than the red van did the white one take?",
    ],
  },
  {
    id: "tale/more-then-times-the-third",
    expression: "(x+y)*z",
    numbers: { x: "26..45", y: "6..15", z: "3..5" },
    texts: [
      "{n} has {x} seashells. {m} has {y} more than {n}. {k} has {z} times as many as {m}. They met on {day}. How many seashells does {k} have?",
      "Three trees grow by a pond. The small willow is {x} inches tall. The beech is {y} inches taller than the willow. The pine is {z} times as tall as the beech. How many inches tall is the pine?",
      "The red van took {x} parcels. The green van took {y} more than the red one. The white van took {z} times as many as the green one. They left at seven. How many parcels did the white van take?",
    ],
  },
  {
    id: "tale/times-then-more-the-third",
    expression: "x*y+z",
    numbers: { x: "4..12", y: "2..6", z: "3..9" },
    texts: [
      "{n} found {x} acorns. {m} found {y} times as many. {k} found {z} more than {m}. The bag was heavy. How many acorns did {k} find?",
      "The first book has {x} chapters. The second one has {y} times as many as the first. The third has {z} more than the second. {n} wants to read them all. How many chapters does the third book have?",
      "On {day} the ferry carried {x} cars. On {day2} it carried {y} times as many as on {day}. On {day3} it carried {z} cars more than on {day2}. It never sails at night. How many cars did the ferry carry on {day3}?",
    ],
  },
  {
    id: "course/times-then-more-the-first-and-the-third-then",
    expression: "x+(x*y+z)",
    numbers: { x: "4..12", y: "2..6", z: "3..9" },
    texts: [
      "{n} found {x} acorns. {m} found {y} times as many. {k} found {z} more than {m}. The bag was heavy. How many acorns did {n} and {k} find together?",
      "The first book has {x} chapters. The second one has {y} times as many as the first. The third has {z} more than the second. {n} wants to read them all. How many chapters do the first and the third book have in all?",
      "On {day} the ferry carried {x} cars. On {day2} it carried {y} times as many as on {day}. On {day3} it carried {z} cars more than on {day2}. It never sails at night. How many cars did it carry on {day} and {day3} together?",
    ],
  },
  {
    id: "tale/times-and-the-first-together",
    expression: "x*y+x",
    numbers: { x: "4..12", y: "2..6", z: "3..9" },
    texts: [
      "{n} found {x} acorns. {m} found {y} times as many. {k} found {z} more than {m}. The bag was heavy. How many acorns did {n} and {m} find together?",
      "The first book has {x} chapters. The second one has {y} times as many as the first. The third has {z} more than the second. {n} wants to read them all. How many chapters do the first two books have in all?",
      "On {day} the ferry carried {x} cars. On {day2} it carried {y} times as many as on {day}. On {day3} it carried {z} cars more than on {day2}. It never sails at night. How many cars did it carry on {day} and {day2} together?",
    ],
  },
  {
    id: "tale/times-the-first-less-the-first",
    expression: "x*y-x",
    numbers: { x: "4..12", y: "2..6", z: "3..9" },
    texts: [
      "{n} found {x} acorns. {m} found {y} times as many. {k} found {z} more than {m}. The bag was heavy. How many more acorns than {n} did {m} find?",
      "The first book has {x} chapters. The second one has {y} times as many as the first. The third has {z} more than the second. {n} wants to read them all. How many more chapters than the first book does the second one have?",
      "On {day} the ferry carried {x} cars. On {day2} it carried {y} times as many as on {day}. On {day3} it carried {z} cars more than on {day2}. It never sails at night. How many more cars did it carry on {day2} than on {day}?",
    ],
  },
  {
    id: "tale/times-then-more-than-the-first",
    expression: "x+z",
    numbers: { x: "4..12", y: "2..6", z: "3..9" },
    texts: [
      "{n} found {x} acorns. {m} found {y} times as many. {k} found {z} more than {n}. The bag was heavy. How many acorns did {k} find?",
      "The first book has {x} chapters. The second one has {y} times as many as the first. The third has {z} more than the first. {n} wants to read them all. How many chapters does the third book have?",
      "On {day} the ferry carried {x} cars. On {day2} it carried {y} times as many as on {day}. On {day3} it carried {z} cars more than on {day}. It never sails at night. How many cars did the ferry carry on {day3}?",
    ],
  },
  {
    id: "tale/divided-then-fewer-the-third",
    expression: "x/y-z",
    numbers: { y: "2..5", x: "y*(i+5)", z: "2..6", w: "20..60" },
    texts: [
      "{n} ran {x} laps in June. That was {y} times as many as {he} ran in July. In August {he} ran {z} laps fewer than in July. {He} had wished for {w} laps in all. How many laps did {n} run in August?",
      "The big drum weighs {x} pounds. It is {y} times as heavy as the small drum. The guitar is {z} pounds lighter than the small drum. The piano weighs {w} pounds more than the big drum. How many pounds does the guitar weigh?",
      "The castle has {x} windows, {y} times as many as the gatehouse. The mill has {z} windows fewer than the gatehouse. The town hall has {w} more than the castle. How many windows does the mill have?",
    ],
  },
  {
    id: "tale/divided-and-the-first-together",
    expression: "x+x/y",
    numbers: { y: "2..5", x: "y*(i+5)", z: "2..6", w: "20..60" },
    texts: [
      "{n} ran {x} laps in June. That was {y} times as many as {he} ran in July. In August {he} ran {z} laps fewer than in July. {He} had wished for {w} laps in all. How many laps did {he} run in June and July together?",
      "The big drum weighs {x} pounds. It is {y} times as heavy as the small drum. The guitar is {z} pounds lighter than the small drum. The piano weighs {w} pounds more than the big drum. How many pounds do the two drums weigh together?",
      "The castle has {x} windows, {y} times as many as the gatehouse. The mill has {z} windows fewer than the gatehouse. The town hall has {w} more than the castle. How many windows do the castle and the gatehouse have together?",
    ],
  },
  {
    id: "tale/divided-the-first-less-the-second",
    expression: "x-x/y",
    numbers: { y: "2..5", x: "y*(i+5)", z: "2..6", w: "20..60" },
    texts: [
      "{n} ran {x} laps in June. That was {y} times as many as {he} ran in July. In August {he} ran {z} laps fewer than in July. {He} had wished for {w} laps in all. How many more laps did {he} run in June than in July?",
      "The big drum weighs {x} pounds. It is {y} times as heavy as the small drum. The guitar is {z} pounds lighter than the small drum. The piano weighs {w} pounds more than the big drum. How many pounds heavier is the big drum than the small one?",
      "The castle has {x} windows, {y} times as many as the gatehouse. The mill has {z} windows fewer than the gatehouse. The town hall has {w} more than the castle. How many fewer windows than the castle does the gatehouse have?",
    ],
  },
  {
    id: "course/divided-then-fewer-compared-with-the-first",
    expression: "x-(x/y-z)",
    numbers: { y: "2..5", x: "y*(i+5)", z: "2..6", w: "20..60" },
    texts: [
      "{n} ran {x} laps in June. That was {y} times as many as {he} ran in July. In August {he} ran {z} laps fewer than in July. {He} had wished for {w} laps in all. How many fewer laps did {he} run in August than in June?",
      "The big drum weighs {x} pounds. It is {y} times as heavy as the small drum. The guitar is {z} pounds lighter than the small drum. The piano weighs {w} pounds more than the big drum. How many pounds heavier than the guitar is the big drum?",
      "The castle has {x} windows, {y} times as many as the gatehouse. The mill has {z} windows fewer than the gatehouse. The town hall has {w} more than the castle. How many more windows than the mill does the castle have?",
    ],
  },
];

/** What there was before, what is still needed, or what was needed first. */
const BEFORE_AND_STILL_NEEDED: readonly WordingFamily[] = [
  {
    id: "course/goal-two-lots-made-some-do-not-count",
    expression: "x-(y+z-w)",
    numbers: { x: "60..95", y: "15..30", z: "10..20", w: "3..9" },
    texts: [
      "The class wants to bake {x} muffins for the fair. {y} came out of the oven before school and {z} during the break. {w} of these were burnt and do not count. The fair opens at four. How many good muffins must still be baked?",
      "{n} wants to collect {x} signatures. {He} got {y} at the station and {z} at the market. {w} of these were from people who had already signed, so they were crossed out. {m} comes to help. How many signatures are still missing?",
      "A wall takes {x} stones. The mason laid {y} before lunch and {z} after it. A wheelbarrow bumped into the wall, and {w} of these stones fell down and must be laid again. It is five o'clock. How many stones must still be laid?",
    ],
  },
  {
    id: "tale/two-lots-made-some-do-not-count",
    expression: "y+z-w",
    numbers: { x: "60..95", y: "15..30", z: "10..20", w: "3..9" },
    texts: [
      "The class wants to bake {x} muffins for the fair. {y} came out of the oven before school and {z} during the break. {w} of these were burnt and do not count. The fair opens at four. How many good muffins are there so far?",
      "{n} wants to collect {x} signatures. {He} got {y} at the station and {z} at the market. {w} of these were from people who had already signed, so they were crossed out. {m} comes to help. How many signatures count so far?",
      "A wall takes {x} stones. The mason laid {y} before lunch and {z} after it. A wheelbarrow bumped into the wall, and {w} of these stones fell down and must be laid again. It is five o'clock. How many stones of the wall are in place?",
    ],
  },
  {
    id: "tale/goal-two-lots-made-all-of-them-good",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "15..30", z: "10..20", w: "3..9" },
    texts: [
      "The class wants to bake {x} muffins for the fair. {y} came out of the oven before school and {z} during the break. {w} of these have raisins in them. The fair opens at four. How many muffins must still be baked?",
      "{n} wants to collect {x} signatures. {He} got {y} at the station and {z} at the market. {w} of these were from teachers. {m} comes to help. How many signatures are still missing?",
      "A wall takes {x} stones. The mason laid {y} before lunch and {z} after it. Just {w} of these stones were broad ones. It is five o'clock. How many stones must still be laid?",
    ],
  },
  {
    id: "course/goal-two-lots-made-and-the-goal-is-raised",
    expression: "x+w-(y+z)",
    numbers: { x: "60..95", y: "15..30", z: "10..20", w: "3..9" },
    texts: [
      "The class wants to bake {x} muffins for the fair. {y} came out of the oven before school and {z} during the break. Then {w} more guests are announced, so {w} muffins more than planned are wanted. How many muffins must still be baked?",
      "{n} wants to collect {x} signatures. {He} got {y} at the station and {z} at the market. Now {he} hears that {w} signatures more than that are required. {m} comes to help. How many signatures are still missing?",
      "A wall takes {x} stones. The mason laid {y} before lunch and {z} after it. Then the owner asks for a higher corner, which takes {w} stones more. It is five o'clock. How many stones must still be laid?",
    ],
  },
  {
    id: "end/how-many-more-in-the-first-lot-made",
    expression: "y-z",
    numbers: { y: "21..40", z: "10..20" },
    texts: [
      "The class wants to bake a lot of muffins for the fair. {y} came out of the oven before school and only {z} during the break. A few of all these were burnt. How many more muffins were baked before school than during the break?",
      "{n} wants to collect a great many signatures. {He} got {y} at the station and {z} at the market. Some were crossed out later. How many more signatures did {he} get at the station than at the market?",
      "A wall takes many stones. The mason laid {y} before lunch and {z} after it. Then a wheelbarrow bumped into the wall, and some stones fell down. How many more stones did the mason lay before lunch than after it?",
    ],
  },
  {
    id: "tale/now-some-how-many-before-both-changes",
    expression: "x-y+z",
    numbers: { x: "35..60", y: "11..30", z: "4..10", w: "3..8" },
    texts: [
      "At closing time {x} bikes stood in the repair shop. Since the morning {y} bikes had been brought in. {z} had been picked up by their owners. {w} of those still there have flat tires. How many bikes were in the shop in the morning before anyone came?",
      "Tonight there are {x} fish in the pond. Today {n} put in {y} new fish. A heron ate {z} fish. {w} of the fish in the pond tonight are golden. How many fish were in the pond this morning?",
      "{m} has {x} emails in {mhis} inbox now. Since breakfast {y} new ones have arrived. {mHe} has deleted {z}. {w} of the emails now there are from school. How many emails were there at breakfast?",
    ],
  },
  {
    id: "tale/more-came-than-went",
    expression: "y-z",
    numbers: { x: "35..60", y: "11..30", z: "4..10", w: "3..8" },
    texts: [
      "At closing time {x} bikes stood in the repair shop. Since the morning {y} bikes had been brought in. {z} had been picked up by their owners. {w} of those still there have flat tires. How many more bikes were in the shop at closing time than in the morning before anyone came?",
      "Tonight there are {x} fish in the pond. Today {n} put in {y} new fish. A heron ate {z} fish. {w} of the fish in the pond tonight are golden. How many more fish are in the pond tonight than this morning?",
      "{m} has {x} emails in {mhis} inbox now. Since breakfast {y} new ones have arrived. {mHe} has deleted {z}. {w} of the emails now there are from school. By how many did the number of emails grow since breakfast?",
    ],
  },
  {
    id: "end/now-some-without-a-few",
    expression: "x-w",
    numbers: { x: "20..60", w: "3..8" },
    texts: [
      "At closing time {x} bikes stood in the repair shop. Since the morning many had been brought in, and some had been picked up by their owners. {w} of those still there have flat tires. How many bikes in the shop have no flat tires?",
      "Tonight there are {x} fish in the pond. Today {n} put in a bucket of new fish, and a heron ate a few. {w} of the fish in the pond tonight are golden. How many of the fish are not golden?",
      "{m} has {x} emails in {mhis} inbox now. Since breakfast a lot have arrived, and {mhe} has deleted others. {w} of the emails now there are from school. How many of them are not from school?",
    ],
  },
  {
    id: "course/at-first-some-then-both-changes",
    expression: "x+y-z-w",
    numbers: { x: "20..60", y: "11..30", z: "4..10", w: "3..8" },
    texts: [
      "Before opening {x} bikes stood in the repair shop. During the day {y} bikes were brought in. {z} were picked up by their owners. {w} of those still there at closing time have flat tires. How many bikes in the shop at closing time have good tires?",
      "This morning there were {x} fish in the pond. Today {n} put in {y} new fish. A heron ate {z} fish. {w} of the fish in the pond tonight are golden. How many of the fish in the pond tonight are not golden?",
      "{m} had {x} emails in {mhis} inbox at breakfast. Since then {y} new ones have arrived. {mHe} has deleted {z}. {w} of the emails there now are from school. How many of the emails there now are not from school?",
    ],
  },
  {
    id: "course/now-some-before-three-changes",
    expression: "x-y+z+w",
    numbers: { x: "35..60", y: "11..30", z: "4..10", w: "3..8" },
    texts: [
      "At closing time {x} bikes stood in the repair shop. Since the morning {y} bikes had been brought in. {z} had been picked up by their owners. {w} had been given to a charity. How many bikes were in the shop in the morning before anyone came?",
      "Tonight there are {x} fish in the pond. Today {n} put in {y} new fish. A heron ate {z} fish. {n} also gave {w} fish away. How many fish were in the pond this morning?",
      "{m} has {x} emails in {mhis} inbox now. Since breakfast {y} new ones have arrived. {mHe} has deleted {z}. And {w} have been moved to another folder. How many emails were in {mhis} inbox at breakfast?",
    ],
  },
  {
    id: "tale/lower-price-for-each-of-several-here",
    expression: "(x-y)*z",
    numbers: { x: "12..30", y: "5..11", z: "3..6", w: "20..60" },
    texts: [
      "A ticket for the musical costs {x} dollars. Children pay {y} dollars less than that. {n} takes {z} children along and has {w} dollars in {his} coat. {He} stands in line. How many dollars do the tickets of the children cost together?",
      "A flight of stairs at the old house has {x} steps. Each flight at the new house has {y} steps fewer. {m} climbs {z} flights at the new house and is {w} years old. {mHe} counts each step. How many steps does {m} climb?",
      "A log of oak weighs {x} pounds. A log of pine weighs {y} pounds less. {k} carries {z} logs of pine across a yard {w} feet long. It is getting dark. How many pounds do the logs weigh that {k} carries?",
    ],
  },
  {
    id: "course/lower-price-for-each-and-one-full",
    expression: "(x-y)*z+x",
    numbers: { x: "12..30", y: "5..11", z: "3..6", w: "20..60" },
    texts: [
      "A ticket for the musical costs {x} dollars. Children pay {y} dollars less than that. {n}, a grown-up, takes {z} children along and has {w} dollars in {his} coat. {He} stands in line. How many dollars do all their tickets cost together, {n}'s included?",
      "A flight of stairs at the old house has {x} steps. Each flight at the new house has {y} steps fewer. {m} climbs {z} flights at the new house, then one flight at the old house, and is {w} years old. {mHe} counts each step. How many steps does {mhe} climb?",
      "A log of oak weighs {x} pounds. A log of pine weighs {y} pounds less. {k} carries {z} logs of pine and a log of oak across a yard {w} feet long. It is getting dark. How many pounds do the logs weigh that {k} carries?",
    ],
  },
  {
    id: "tale/higher-price-for-each-of-several",
    expression: "(x+y)*z",
    numbers: { x: "12..30", y: "5..11", z: "3..6", w: "20..60" },
    texts: [
      "A child's ticket for the musical costs {x} dollars. Grown-ups pay {y} dollars more than that. {n} buys tickets for {z} grown-ups and has {w} dollars in {his} coat besides. How many dollars do these tickets cost?",
      "A flight of stairs at the old house has {x} steps. Each flight at the new house has {y} steps more. {m} climbs {z} flights at the new house and is {w} years old. {mHe} counts each step. How many steps does {m} climb?",
      "A log of oak weighs {x} pounds. A log of pine weighs {y} pounds more. {k} carries {z} logs of pine across a yard {w} feet long. It is getting dark. How many pounds do the logs weigh that {k} carries?",
    ],
  },
  {
    id: "end/lower-price-of-one",
    expression: "x-y",
    numbers: { x: "12..30", y: "5..11" },
    texts: [
      "A ticket for the musical costs {x} dollars. Children pay {y} dollars less than that. {n} takes a few children along. How many dollars does a child's ticket cost?",
      "A flight of stairs at the old house has {x} steps. Each flight at the new house has {y} steps fewer. {m} climbs several flights at the new house. How many steps does one of these flights have?",
      "A log of oak weighs {x} pounds. A log of pine weighs {y} pounds less. {k} carries one log of each kind after another across the yard. How many pounds does a log of pine weigh?",
    ],
  },
  {
    id: "tale/each-of-several-taken-away-here",
    expression: "x-y*z",
    numbers: { x: "50..80", y: "4..9", z: "2..5", w: "15..40" },
    texts: [
      "{n} had {x} dollars on a card. {He} bought {z} tubes of paint for {y} dollars each. {m} gave {him} {w} dollars for an old easel. {n} put that money into a jar at home. How many dollars are left on the card?",
      "A tower had {x} floors at first. In each of the {z} stages of tearing it down {y} floors were taken off. The tower across the street has {w} floors. It stays. How many floors were left of the tower?",
      "In the kettle were {x} cups of soup. {z} families each took {y} cups. In a second kettle were {w} cups, which nobody touched. It was late. How many cups were left in the first kettle?",
    ],
  },
  {
    id: "course/each-of-several-taken-away-and-other-money",
    expression: "x-y*z+w",
    numbers: { x: "50..80", y: "4..9", z: "2..5", w: "15..40" },
    texts: [
      "{n} had {x} dollars on a card. {He} bought {z} tubes of paint for {y} dollars each. {m} gave {him} {w} dollars for an old easel. {n} put that money into a jar at home. How many dollars does {n} have on the card and in the jar together?",
      "A tower had {x} floors at first. In each of the {z} stages of tearing it down {y} floors were taken off. The tower across the street has {w} floors and stays as it is. Both have a roof garden. How many floors do both towers have together now?",
      "In the kettle were {x} cups of soup. {z} families each took {y} cups. In a second kettle were {w} cups, which nobody touched. It was late. How many cups were left in both kettles together?",
    ],
  },
  {
    id: "course/each-of-several-added-and-set-against",
    expression: "x+y*z-w",
    numbers: { x: "30..60", y: "4..9", z: "2..5", w: "15..40" },
    texts: [
      "{n} had {x} dollars on a card. For {z} pictures that {he} sold {he} got {y} dollars each on the card. Then {he} paid {w} dollars with it for an easel. How many dollars are on the card now?",
      "A tower had {x} floors when work began. In each of {z} months {y} floors were added. The tower across the street has {w} floors. Both have a roof garden. How many floors more than the tower across the street does the first tower have now?",
      "In the kettle were {x} cups of soup. {z} families each poured in {y} cups. Then {w} cups were given out. It was late. How many cups were in the kettle then?",
    ],
  },
  {
    id: "tale/one-of-several-and-the-start",
    expression: "x+y*z",
    numbers: { x: "30..60", y: "4..9", z: "2..5", w: "15..40" },
    texts: [
      "{n} had {x} dollars on a card. For {z} pictures that {he} sold {he} got {y} dollars each on the card. {m} gave {him} {w} dollars for an old easel. {n} put that money into a jar at home. How many dollars are on the card now?",
      "A tower had {x} floors when work began. In each of {z} months {y} floors were added. The tower across the street has {w} floors. Both have a roof garden. How many floors does the tower have now that this is done?",
      "In the kettle were {x} cups of soup. {z} families each poured in {y} cups. In a second kettle were {w} cups, which nobody touched. It was late. How many cups were in the first kettle then?",
    ],
  },
  {
    id: "tale/two-amounts-for-each-of-all",
    expression: "x*(y+z)",
    numbers: { x: "5..12", y: "4..9", z: "3..8", w: "2..4" },
    texts: [
      "{n} feeds {x} goats. In the morning every goat gets {y} turnips, and in the evening every goat gets {z}. {w} of the goats are black. They all eat well. How many turnips does {n} feed to the goats in one day?",
      "{x} musicians play in a band. Each one practices {y} hours on Saturday and {z} hours on Sunday. {w} of them play the drums. The neighbors moan. How many hours do all of them practice together on these two days?",
      "A bakery delivers to {x} schools. Each school gets {y} trays of buns and {z} trays of pretzels. {w} of the schools are across the river. One van brings everything. How many trays does the van bring in all?",
    ],
  },
  {
    id: "course/second-amount-for-only-some-of-them",
    expression: "x*y+w*z",
    numbers: { x: "7..12", y: "4..9", z: "3..8", w: "2..6" },
    texts: [
      "{n} feeds {x} goats. In the morning every goat gets {y} turnips, and in the evening only the black goats get {z} each. {w} of the goats are black. They all eat well. How many turnips does {n} feed to the goats in one day?",
      "{x} musicians play in a band. Each one practices {y} hours on Saturday. The drummers, {w} of the {x}, also practice {z} hours each on Sunday. The neighbors moan. How many hours do all of them practice together on these two days?",
      "A bakery delivers to {x} schools. Each school gets {y} trays of buns. The schools across the river, {w} of them all, get {z} trays of pretzels each as well. One van brings everything. How many trays does the van bring in all?",
    ],
  },
  {
    id: "tale/all-but-some-get-the-first-amount",
    expression: "(x-w)*y",
    numbers: { x: "8..12", y: "4..9", z: "3..8", w: "2..6" },
    texts: [
      "{n} feeds {x} goats. In the morning every goat gets {y} turnips, and in the evening every goat gets {z}. {w} of the goats are black. They all eat well. How many turnips do the goats that are not black get in the morning, all together?",
      "{x} musicians play in a band. Each one practices {y} hours on Saturday and {z} hours on Sunday. {w} of them play the drums. The neighbors moan. How many hours do those who do not play the drums practice on Saturday, all added up?",
      "A bakery delivers to {x} schools. Each school gets {y} trays of buns and {z} trays of pretzels. {w} of the schools are across the river. One van brings everything. How many trays of buns go to the schools that are not across the river?",
    ],
  },
  {
    id: "tale/how-many-more-of-the-first-for-all-here",
    expression: "x*(y-z)",
    numbers: { x: "5..12", y: "9..14", z: "3..8", w: "2..4" },
    texts: [
      "{n} feeds {x} goats. In the morning every goat gets {y} turnips, and in the evening every goat gets {z}. {w} of the goats are black. They all eat well. How many more turnips do the goats get in the morning than in the evening?",
      "{x} musicians play in a band. Each one practices {y} hours on Saturday and {z} hours on Sunday. {w} of them play the drums. The neighbors moan. How many more hours do all of them practice on Saturday than on Sunday?",
      "A bakery delivers to {x} schools. Each school gets {y} trays of buns and {z} trays of pretzels. {w} of the schools are across the river. One van brings everything. How many more trays of buns than of pretzels does the van bring?",
    ],
  },
  {
    id: "end/two-amounts-for-one-of-them-here",
    expression: "y+z",
    numbers: { y: "4..9", z: "3..8" },
    texts: [
      "{n} feeds many goats. In the morning every goat gets {y} turnips, and in the evening every goat gets {z}. Some of the goats are black. How many turnips does one black goat get in a day?",
      "Several musicians play in a band. Each one practices {y} hours on Saturday and {z} hours on Sunday. Some of them play the drums. How many hours does a drummer practice on these two days?",
      "A bakery delivers to many schools. Each school gets {y} trays of buns and {z} trays of pretzels. Some of the schools are across the river. How many trays does a school across the river get?",
    ],
  },
];

/** Things are moved between places, or times, ways and weights follow each other. */
const MOVED_AND_MEASURED: readonly WordingFamily[] = [
  {
    id: "tale/first-place-after-both-moves",
    expression: "x-z-w",
    numbers: { x: "50..80", y: "20..40", z: "6..12", w: "2..5" },
    texts: [
      "Shelf one holds {x} files and shelf two holds {y}. {n} moves {z} files from shelf one to shelf two. {m} then takes {w} files from shelf one to the office. The clerk counts. How many files are on shelf one now?",
      "There are {x} ducks on the north pond and {y} on the south pond. {z} ducks fly from the north pond to the south pond. Then {w} ducks leave the north pond for the sea. The wind drops. How many ducks are on the north pond now?",
      "Train car A has {x} riders, and car B has {y}. At the bridge {z} riders walk from car A into car B. At the mill {w} riders of car A get off. No one gets on. How many riders are in car A then?",
    ],
  },
  {
    id: "end/second-place-after-the-move",
    expression: "y+z",
    numbers: { y: "20..40", z: "6..12" },
    texts: [
      "Shelf one and shelf two are full of files; shelf two holds {y}. {n} moves {z} files from shelf one to shelf two. {m} then takes some files from shelf one to the office. How many files are on shelf two now?",
      "Ducks swim on the north pond, and {y} ducks are on the south pond. {z} ducks fly from the north pond to the south pond. Then a few ducks leave the north pond for the sea. How many ducks are on the south pond now?",
      "Train car A is full of riders, and car B has {y}. At the bridge {z} riders walk from car A into car B. At the mill some riders of car A get off. No one gets on. How many riders are in car B then?",
    ],
  },
  {
    id: "tale/both-places-after-the-moves",
    expression: "x+y-w",
    numbers: { x: "50..80", y: "20..40", z: "6..12", w: "2..5" },
    texts: [
      "Shelf one holds {x} files and shelf two holds {y}. {n} moves {z} files from shelf one to shelf two. {m} then takes {w} files from shelf one to the office. The clerk counts. How many files are on the two shelves together now?",
      "There are {x} ducks on the north pond and {y} on the south pond. {z} ducks fly from the north pond to the south pond. Then {w} ducks leave the north pond for the sea. The wind drops. How many ducks are on the two ponds together now?",
      "Train car A has {x} riders, and car B has {y}. At the bridge {z} riders walk from car A into car B. At the mill {w} riders of car A get off. No one gets on. How many riders are in the two cars together then?",
    ],
  },
  {
    id: "course/difference-of-both-places-after-the-moves",
    expression: "x-z-(y+z)",
    numbers: { x: "70..95", y: "20..40", z: "6..12", w: "2..5" },
    texts: [
      "Shelf one holds {x} files and shelf two holds {y}. {n} moves {z} files from shelf one to shelf two. It takes {him} {w} minutes. The clerk counts. How many more files does shelf one hold than shelf two now?",
      "There are {x} ducks on the north pond and {y} on the south pond. {z} ducks fly from the north pond to the south pond. Of these ducks, {w} are old. The wind drops. How many more ducks are on the north pond than on the south pond now?",
      "Train car A has {x} riders, and car B has {y}. At the bridge {z} riders walk from car A into car B. Of these riders, {w} have dogs with them. No one gets on. How many more riders does car A have than car B then?",
    ],
  },
  {
    id: "tale/second-place-gives-some-away",
    expression: "y+z-w",
    numbers: { x: "50..80", y: "20..40", z: "6..12", w: "2..5" },
    texts: [
      "Shelf one holds {x} files and shelf two holds {y}. {n} moves {z} files from shelf one to shelf two. {m} then takes {w} files from shelf two to the office. The clerk counts. How many files are on shelf two now?",
      "There are {x} ducks on the north pond and {y} on the south pond. {z} ducks fly from the north pond to the south pond. Then {w} ducks leave the south pond for the sea. The wind drops. How many ducks are on the south pond now?",
      "Train car A has {x} riders, and car B has {y}. At the bridge {z} riders walk from car A into car B. At the mill {w} riders of car B get off. No one gets on. How many riders are in car B then?",
    ],
  },
  {
    id: "tale/longer-one-and-the-first-together",
    expression: "x+(x+y)",
    numbers: { x: "40..75", y: "12..30", z: "5..11", w: "2..4" },
    texts: [
      "{n} took {x} minutes to walk to the castle. The tour there lasted {y} minutes longer than the walk. The walk back took {z} minutes less than the walk there. {He} drank {w} cups of tea at home. How many minutes did the walk to the castle and the tour last together?",
      "A full sack of rice weighs {x} pounds. A sack of corn weighs {y} pounds more than that. A sack of oats weighs {z} pounds less than a sack of rice. {m} carries {w} sacks a day. How many pounds do a sack of rice and a sack of corn weigh together?",
      "The first film runs {x} minutes. The second runs {y} minutes longer than the first. The third is {z} minutes shorter than the first. {w} friends watch them. How many minutes do the first two films run in all?",
    ],
  },
  {
    id: "tale/the-first-and-the-shorter-one-together",
    expression: "x+(x-z)",
    numbers: { x: "40..75", y: "12..30", z: "5..11", w: "2..4" },
    texts: [
      "{n} took {x} minutes to walk to the castle. The tour there lasted {y} minutes longer than the walk. The walk back took {z} minutes less than the walk there. {He} drank {w} cups of tea at home. How many minutes did {n} walk there and back?",
      "A full sack of rice weighs {x} pounds. A sack of corn weighs {y} pounds more than that. A sack of oats weighs {z} pounds less than a sack of rice. {m} carries {w} sacks a day. How many pounds do a sack of rice and a sack of oats weigh together?",
      "The first film runs {x} minutes. The second runs {y} minutes longer than the first. The third is {z} minutes shorter than the first. {w} friends watch them. How many minutes do the first and the third film run in all?",
    ],
  },
  {
    id: "end/longest-compared-with-the-shortest",
    expression: "y+z",
    numbers: { x: "40..75", y: "12..30", z: "5..11", w: "2..4" },
    texts: [
      "{n} took {x} minutes to walk to the castle. The tour there lasted {y} minutes longer than the walk. The walk back took {z} minutes less than the walk there. {He} drank {w} cups of tea at home. How many minutes longer than the walk back did the tour last?",
      "A full sack of rice weighs {x} pounds. A sack of corn weighs {y} pounds more than that. A sack of oats weighs {z} pounds less than a sack of rice. {m} carries {w} sacks a day. How many pounds heavier than a sack of oats is a sack of corn?",
      "The first film runs {x} minutes. The second runs {y} minutes longer than the first. The third is {z} minutes shorter than the first. {w} friends watch them. How many minutes longer than the third film is the second one?",
    ],
  },
  {
    id: "tale/longer-then-shorter-than-that",
    expression: "x+y-z",
    numbers: { x: "40..75", y: "12..30", z: "5..11", w: "2..4" },
    texts: [
      "{n} took {x} minutes to walk to the castle. The tour there lasted {y} minutes longer than the walk. The walk back took {z} minutes less than the tour. {He} drank {w} cups of tea at home. How many minutes did the walk back take?",
      "A full sack of rice weighs {x} pounds. A sack of corn weighs {y} pounds more than that. A sack of oats weighs {z} pounds less than a sack of corn. {m} carries {w} sacks a day. How many pounds does a sack of oats weigh?",
      "The first film runs {x} minutes. The second runs {y} minutes longer than the first. The third is {z} minutes shorter than the second. {w} friends watch them. How many minutes does the third film run?",
    ],
  },
  {
    id: "course/shorter-one-several-times-over-here",
    expression: "(x+y-z)*w",
    numbers: { x: "40..75", y: "12..30", z: "5..11", w: "2..4" },
    texts: [
      "{n} took {x} minutes to walk to the castle. The tour there lasted {y} minutes longer than the walk. The tour of the church was {z} minutes shorter than that of the castle. The guide gave the church tour {w} times on {day}. How many minutes did these church tours last altogether?",
      "A full sack of rice weighs {x} pounds. A sack of corn weighs {y} pounds more than that. A sack of oats weighs {z} pounds less than a sack of corn. {m} carries {w} sacks of oats. How many pounds does {m} carry?",
      "The first film runs {x} minutes. The second runs {y} minutes longer than the first. The third is {z} minutes shorter than the second. {n} watches the third one {w} times. How many minutes does {he} watch the third film?",
    ],
  },
  {
    id: "course/two-lots-shared-and-some-there-before",
    expression: "(x+y)/z+w",
    numbers: { z: "3..6", y: "z*i", x: "z*(j+13)", w: "3..12" },
    texts: [
      "A farm has {x} lemons from the hill and {y} from the valley. They all go to {z} shops in equal shares. One shop already had {w} lemons. Then it opens. How many lemons does that shop have then?",
      "{n} saved {x} dollars and {m} saved {y}. They split all the money equally among {z} shelters. The cat shelter had {w} dollars before. It is glad. How many dollars does the cat shelter have now?",
      "{x} books and {y} magazines were given to a hospital. They were set out in {z} wards, with equally many things to read in each. The children's ward had {w} books already. The nurses are pleased. How many things to read does the children's ward have now?",
    ],
  },
  {
    id: "course/two-lots-shared-less-some-used",
    expression: "(x+y)/z-w",
    numbers: { z: "3..6", y: "z*i", x: "z*(j+13)", w: "3..12" },
    texts: [
      "A farm has {x} lemons from the hill and {y} from the valley. They all go to {z} shops in equal shares. One shop has sold {w} of its lemons. How many of them does this shop still have?",
      "{n} saved {x} dollars and {m} saved {y}. They split all the money equally among {z} shelters. The cat shelter has spent {w} dollars of its share. How many dollars of the share are left there?",
      "{x} books and {y} magazines were given to a hospital. They were set out in {z} wards, with equally many things to read in each. In the children's ward {w} of the new things have been torn. How many of the new things are still whole there?",
    ],
  },
  {
    id: "tale/two-lots-shared",
    expression: "(x+y)/z",
    numbers: { z: "3..6", y: "z*i", x: "z*(j+13)", w: "3..12" },
    texts: [
      "A farm has {x} lemons from the hill and {y} from the valley. They all go to {z} shops in equal shares. One shop already had {w} lemons. Then it opens. How many of these lemons does each shop get?",
      "{n} saved {x} dollars and {m} saved {y}. They split all the money equally among {z} shelters. The cat shelter had {w} dollars before. It is glad. How many dollars does each shelter get from them?",
      "{x} books and {y} magazines were given to a hospital. They were set out in {z} wards, with equally many things to read in each. The children's ward had {w} books already. The nurses are pleased. How many of these things does each ward get?",
    ],
  },
  {
    id: "tale/one-lot-alone-is-shared-and-some-there",
    expression: "x/z+w",
    numbers: { z: "3..6", y: "z*i", x: "z*(j+13)", w: "3..12" },
    texts: [
      "A farm has {x} lemons from the hill and {y} from the valley. The lemons from the hill go to {z} shops in equal shares, those from the valley to a hotel. One shop had {w} lemons before. Then it opens. How many lemons does that shop have then?",
      "{n} saved {x} dollars and {m} saved {y}. {m} kept {mhis} money, but {n} split {his} money equally among {z} shelters. The cat shelter had {w} dollars before. It is glad. How many dollars does the cat shelter have now?",
      "{x} books and {y} magazines were given to a hospital. The magazines stayed in the lobby. The books were set out in {z} wards, equally many in each. The children's ward had {w} books already. The nurses are pleased. How many books does the children's ward have now?",
    ],
  },
  {
    id: "tale/second-lot-alone-is-shared-the-first-kept",
    expression: "x+y/z",
    numbers: { z: "3..6", y: "z*i", x: "z*(j+13)" },
    texts: [
      "A farm has {x} lemons from the hill and {y} from the valley. The farm keeps its own store with the hill lemons. The valley lemons go to {z} stores in equal shares, and the farm's store is one of these. How many lemons does the farm's store have then?",
      "{n} saved {x} dollars and {m} saved {y}. {m} split {mhis} dollars equally among {z} friends, and {n} was one of these. How many dollars does {n} have now?",
      "{x} books and {y} magazines were given to a hospital. The books all went to the children's ward. The magazines were set out in {z} wards, equally many in each, and the children's ward is one of these. How many books and magazines did the children's ward get?",
    ],
  },
  {
    id: "course/so-many-an-hour-go-then-some-come",
    expression: "x-y*z+w",
    numbers: { x: "40..70", y: "3..8", z: "3..5", w: "4..15" },
    texts: [
      "A kiosk got {x} newspapers. It sold {y} an hour for {z} hours. Then {w} papers were brought back from a hotel, and these go on sale too. The rain stopped. How many papers are at the kiosk now?",
      "{n} charged {his} scooter to {x} percent. Every trip uses {y} percent, and {he} made {z} trips. Then {he} charged it again, which added {w} percent. Dinner was ready. To how many percent is the scooter charged now?",
      "The well held {x} barrels of water. On {z} dry days {y} barrels were drawn a day. Then a shower filled in {w} barrels. The goats came to drink. How many barrels does the well hold after the shower?",
    ],
  },
  {
    id: "course/so-many-an-hour-go-then-more-go",
    expression: "x-y*z-w",
    numbers: { x: "60..90", y: "3..8", z: "3..5", w: "4..15" },
    texts: [
      "A kiosk got {x} newspapers. It sold {y} an hour for {z} hours. Then {w} papers got wet and were thrown away. The rain stopped. How many papers are left at the kiosk?",
      "{n} charged {his} scooter to {x} percent. Every trip uses {y} percent, and {he} made {z} trips. Then {m} rode it to the lake, which took {w} percent. Dinner was ready. To how many percent is the scooter still charged?",
      "The well held {x} barrels of water. On {z} dry days {y} barrels were drawn a day. Then the firemen took {w} barrels. The goats came to drink. How many barrels does the well still hold?",
    ],
  },
  {
    id: "tale/change-in-all-of-hours-and-one-return",
    expression: "y*z-w",
    numbers: { x: "60..90", y: "6..9", z: "3..6", w: "4..12" },
    texts: [
      "A kiosk got {x} newspapers. It sold {y} an hour for {z} hours. Then {w} papers were brought back from a hotel, and these go on sale too. The rain stopped. How many fewer papers than at first are at the kiosk now?",
      "{n} charged {his} scooter to {x} percent. Every trip uses {y} percent, and {he} made {z} trips. Then {he} charged it again, which added {w} percent. Dinner was ready. By how many percent is the charge lower now than at first?",
      "The well held {x} barrels of water. On {z} dry days {y} barrels were drawn a day. Then a shower filled in {w} barrels. The goats came to drink. How many barrels fewer than before the dry days does the well hold now?",
    ],
  },
  {
    id: "end/one-hour-of-several-and-the-start",
    expression: "x-y",
    numbers: { x: "40..70", y: "3..8" },
    texts: [
      "A kiosk got {x} newspapers. In the first hour it sold {y} of them. In the later hours the sale went on in the rain. How many papers were there when the first hour was over?",
      "{n} charged {his} scooter to {x} percent. Every trip uses {y} percent, and {he} made many trips. To how many percent was it charged after the first trip?",
      "The well held {x} barrels of water. On each dry day {y} barrels were drawn, and there were many dry days. How many barrels did the well hold after the first dry day?",
    ],
  },
];

/** Prices, wages and what is left after them. */
const PAY_AND_CHANGE: readonly WordingFamily[] = [
  {
    id: "course/sold-two-kinds-what-comes-in-or-goes-out-less",
    expression: "x*y-z*w",
    numbers: { x: "6..12", y: "12..20", z: "2..5", w: "8..15" },
    texts: [
      "The museum sold {x} day passes at {y} dollars each. From this money it bought {z} audio guides at {w} dollars each. One guest paid with a large bill. The cashier closed the box. How many dollars of it were left?",
      "{n} tutors {x} pupils for {y} dollars each a week. {He} pays {z} helpers {w} dollars each a week. {m} is one of the pupils. Nobody was ill this week. How many dollars does {n} keep for the week?",
      "A farmer sells {x} lambs for {y} dollars each. At the same fair she buys {z} hens for {w} dollars each. Her dog waits by the gate. She drives home at six. By how many dollars does she have more after the fair than before?",
    ],
  },
  {
    id: "course/sold-two-kinds-both-come-in",
    expression: "x*y+z*w",
    numbers: { x: "6..12", y: "12..20", z: "2..5", w: "8..15" },
    texts: [
      "The museum sold {x} day passes at {y} dollars each. It also sold {z} audio guides at {w} dollars each. One guest paid with a large bill. The cashier closed the box. How many dollars did it take in?",
      "{n} tutors {x} pupils for {y} dollars each a week. {He} also walks {z} dogs for {w} dollars each a week. {m} is one of the pupils. Nobody was ill this week. How many dollars does {n} earn in the week?",
      "A farmer sells {x} lambs for {y} dollars each. At the same fair she sells {z} hens for {w} dollars each. Her dog waits by the gate. She drives home at six. How many dollars does she get at the fair?",
    ],
  },
  {
    id: "course/sold-one-kind-and-two-single-amounts-go",
    expression: "x*y-z-w",
    numbers: { x: "6..12", y: "12..20", z: "2..5", w: "8..15" },
    texts: [
      "The museum sold {x} day passes at {y} dollars each. From this money it paid {z} dollars for tape and {w} dollars for light bulbs. One guest paid with a large bill. The cashier closed the box. How many dollars of it were left?",
      "{n} tutors {x} pupils for {y} dollars each a week. Each week {he} pays {z} dollars for chalk and {w} dollars for the room. {m} is one of the pupils. Nobody was ill this week. How many dollars does {n} keep for the week?",
      "A farmer sells {x} lambs for {y} dollars each. At the same fair she buys a rake for {w} dollars and a rope for {z} dollars. Her dog waits by the gate. She drives home at six. By how many dollars does she have more after the fair than before?",
    ],
  },
  {
    id: "tale/more-of-one-kind-than-of-the-other-times-price-then",
    expression: "(x-z)*y",
    numbers: { x: "6..12", y: "12..20", z: "2..5" },
    texts: [
      "The museum sold {x} day passes at {y} dollars each. It also sold {z} audio guides, at the same price. One guest paid with a large bill. The cashier closed the box. How many more dollars did the passes bring than the guides?",
      "{n} tutors {x} pupils for {y} dollars each a week. This week {z} of the pupils were ill, and {he} gets no money for those. How many dollars does {n} earn this week?",
      "A farmer took {x} lambs to the fair. {z} of them found no buyer, and the others were sold for {y} dollars each. Her dog waits by the gate. She drives home at six. How many dollars does she get at the fair?",
    ],
  },
  {
    id: "end/sold-one-kind-the-other-without-numbers",
    expression: "x*y",
    numbers: { x: "6..12", y: "12..20" },
    texts: [
      "The museum sold {x} day passes at {y} dollars each. It also sold a few audio guides. One guest paid with a large bill. How many dollars did the day passes bring?",
      "{n} tutors {x} pupils for {y} dollars each a week. {He} pays some helpers from that. {m} is one of the pupils. How many dollars do the pupils pay {him} a week?",
      "A farmer sells {x} lambs for {y} dollars each. At the same fair she buys some hens. Her dog waits by the gate. How many dollars does she get for the lambs?",
    ],
  },
  {
    id: "course/two-lots-for-so-many-each-and-some-free",
    expression: "(x+y)*w+z",
    numbers: { w: "2..5", x: "20..40", y: "11..20", z: "12..40" },
    texts: [
      "The drama club sold {x} tickets in class and {y} at the door. These were family tickets for {w} people each, and all the people came. {z} more people came in free. The hall was warm. How many people were in the hall?",
      "{n} printed {x} photos at home and {y} at the shop. {He} made {w} prints of each of them. {z} more prints of other pictures came from {m}. How many prints does {n} have now?",
      "At the mill {x} bags of wheat came by cart and {y} by boat. Each bag weighed {w} stone. A heap of loose rye weighing {z} stone lay in the loft. How many stone did the wheat and the rye weigh together?",
    ],
  },
  {
    id: "course/two-lots-for-so-many-each-less-some",
    expression: "(x+y)*w-z",
    numbers: { w: "2..5", x: "20..40", y: "11..20", z: "12..40" },
    texts: [
      "The drama club sold {x} tickets in class and {y} at the door. These were family tickets for {w} people each, and all the people came. {z} people left at the break. The hall was warm. How many people saw the second half?",
      "{n} printed {x} photos at home and {y} at the shop. {He} made {w} prints of each of them. Then {he} gave {z} of the prints to {m}. How many prints does {n} have now?",
      "At the mill {x} bags of wheat came by cart and {y} by boat. Each bag weighed {w} stone. Mice and damp spoiled {z} stone of it. How many stone of good wheat were there?",
    ],
  },
  {
    id: "tale/two-lots-parted-by-so-many-each",
    expression: "(x+y)/w",
    numbers: { w: "2..5", x: "w*(i+10)-y", y: "11..20", z: "12..40" },
    texts: [
      "The drama club let in {x} people from the school and {y} from the town. {w} people went in on one family ticket each time, and there was no other kind of ticket. The play lasted {z} minutes. How many family tickets were used?",
      "{n} printed {x} photos at home and {y} at the shop. {He} pasted {w} of them on every page of a scrapbook. {z} more photos are still in the camera. {m} likes the trees. How many pages did {n} fill?",
      "At the mill {x} bags of wheat came by cart and {y} by boat. The miller put {w} bags into every load for the stones. {z} bags of rye lay in the loft. The wheel turned all day. How many loads of wheat was that in all?",
    ],
  },
  {
    id: "course/two-lots-parted-and-some-more-groups",
    expression: "(x+y)/w+z",
    numbers: { w: "2..5", x: "w*(i+10)-y", y: "11..20", z: "12..40" },
    texts: [
      "The drama club let in {x} people from the school and {y} from the town. Each family ticket took in {w} of these people. Besides, {z} single tickets were used by other guests. How many tickets were used in all?",
      "{n} printed {x} photos at home and {y} at the shop. {He} pasted {w} of them on every page of a scrapbook. {z} more pages hold drawings only. {m} likes the trees. How many pages hold photos or drawings?",
      "At the mill {x} bags of wheat came by cart and {y} by boat. The miller put {w} bags into every load for the stones. {z} loads of rye were milled too. The wheel turned all day. How many loads were milled in all?",
    ],
  },
  {
    id: "end/two-lots-alone-together",
    expression: "x+y",
    numbers: { w: "2..5", x: "w*(i+10)-y", y: "11..20" },
    texts: [
      "The drama club sold {x} family tickets in class and {y} at the door. Some more people came in free. The hall was warm. How many family tickets were sold?",
      "{n} printed {x} photos at home and {y} at the shop. {He} pasted the same number of them on every page of a scrapbook. More photos are still in the camera. How many photos did {n} print?",
      "At the mill {x} bags of wheat came by cart and {y} by boat. The miller put a few bags into every load. Bags of rye lay in the loft. How many bags of wheat came to the mill?",
    ],
  },
  {
    id: "tale/parted-and-one-part-parted-again",
    expression: "x/y/z",
    numbers: { y: "2..5", z: "2..5", x: "y*z*i" },
    texts: [
      "{n} has {x} marshmallows. {He} puts them in equal shares into {y} jars. Out of one jar {he} fills cups with {z} marshmallows each until it is empty. {m} drinks cocoa. How many cups does that jar fill?",
      "{x} sailors live on {y} islands, the same number on each. On the west island {z} sailors share each hut. The sea is rough. How many huts do the sailors have on the west island?",
      "A coach divides {x} swimmers evenly among {y} pools. In the indoor pool {z} swimmers share each lane, and no lane has fewer. The water is cold. How many lanes do they take up in the indoor pool?",
    ],
  },
  {
    id: "course/parted-twice-and-some-more",
    expression: "x/y/z+w",
    numbers: { y: "2..5", z: "2..5", x: "y*z*i", w: "2..3" },
    texts: [
      "{n} has {x} marshmallows. {He} puts them in equal shares into {y} jars. {w} cups are full already. Out of one jar {he} fills cups with {z} marshmallows each until it is empty. {m} drinks cocoa. How many cups are full then?",
      "{x} sailors live on {y} islands, the same number on each. On the west island {z} sailors share each hut. {w} more huts there are empty. How many huts are on the west island?",
      "A coach divides {x} swimmers evenly among {y} pools. In the indoor pool {z} swimmers share each lane, and no lane has fewer. {w} other lanes there stay free. How many lanes does the indoor pool have?",
    ],
  },
  {
    id: "tale/all-but-one-of-the-parts",
    expression: "x-x/y",
    numbers: { y: "3..6", z: "2..5", x: "y*z*i" },
    texts: [
      "{n} has {x} marshmallows. {He} puts them in equal shares into {y} jars. Out of one jar {he} fills cups with {z} marshmallows each until it is empty. {m} drinks cocoa. How many marshmallows are in the other jars together?",
      "{x} sailors live on {y} islands, the same number on each. On the west island {z} sailors share each hut. The sea is rough. How many of the sailors do not live on the west island?",
      "A coach divides {x} swimmers evenly among {y} pools. In the indoor pool {z} swimmers share each lane, and no lane has fewer. The water is cold. How many of the swimmers are not in the indoor pool?",
    ],
  },
  {
    id: "tale/parted-and-one-part-loses-a-few",
    expression: "x/y-z",
    numbers: { y: "2..5", z: "2..5", x: "y*z*i" },
    texts: [
      "{n} has {x} marshmallows. {He} puts them in equal shares into {y} jars. Out of one jar {he} eats {z} marshmallows. {m} drinks cocoa. How many are left in that jar?",
      "{x} sailors live on {y} islands, the same number on each. From the west island {z} sailors went home. The sea is rough. How many sailors are still on the west island?",
      "A coach divides {x} swimmers evenly among {y} pools. In the indoor pool {z} swimmers got out to rest. The water is cold. How many swimmers are still in the water of the indoor pool?",
    ],
  },
];

/** Stories of three to five sentences in sets: nearly the same story, another question or another verb. */
export const CONTRASTS_OF_LONG_STORIES: readonly WordingFamily[] = [
  ...LOTS_COME_AND_GO,
  ...PRODUCTS_TOGETHER,
  ...PARTED_AND_CHANGED,
  ...CHAINS_OF_THREE_PEOPLE,
  ...BEFORE_AND_STILL_NEEDED,
  ...MOVED_AND_MEASURED,
  ...PAY_AND_CHANGE,
];

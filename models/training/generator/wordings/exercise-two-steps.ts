import type { WordingFamily } from "../wording.ts";

/** Two amounts come together and a part of them goes. */
const JOINED_THEN_LESS: readonly WordingFamily[] = [
  {
    id: "two-deeds/two-pickers-share-a-bucket",
    expression: "x+y-z",
    numbers: { x: "20..70", y: "15..60", z: "4..30" },
    texts: [
      "{n} picked {x} plums and {m} picked {y}. They tipped them all into one tub. Wasps ruined {z} of the plums. How many plums were still good?",
      "How many chestnuts go home with the sisters? The older one gathered {x}, the younger one gathered {y}, and they fed {z} to the deer.",
      "{z} of the mushrooms turned out to be poisonous and were thrown away. {n} had found {x} mushrooms in the woods, and {m} had brought {y}. How many were safe to cook?",
      "Two buckets of blackberries, one with {x} and one with {y}, are poured together. Dad puts {z} berries on his pancakes. Find the number of berries that remain.",
    ],
  },
  {
    id: "two-deeds/two-buses-arrive-some-go-home-early",
    expression: "x+y-z",
    numbers: { x: "20..55", y: "18..50", z: "3..17" },
    texts: [
      "A bus with {x} fans and a bus with {y} fans came to the match. {z} fans went home at halftime. How many stayed to the end?",
      "At noon {x} skaters were on the ice, and by one o'clock {y} more had stepped on. Then {z} got cold and left. How many skaters are on the ice now?",
      "{z} guests felt tired and drove off before the cake was cut. {x} guests had come by car and {y} by train. How many guests were there for the cake?",
      "The night nurse counts the patients. There were {x} in the morning. During the day {y} new patients came in and {z} were sent home. How many does she count?",
    ],
  },
  {
    id: "two-deeds/typed-then-crossed-out",
    expression: "x+y-z",
    numbers: { x: "60..300", y: "40..200", z: "5..39" },
    texts: [
      "{n} typed {x} words before lunch and {y} words after it. In the evening {he} deleted {z} words. How long is {his} story now, in words?",
      "How many names are on the list? {x} were written on the first day, {y} were added on the second, and {z} have been crossed out.",
      "A songwriter put down {x} notes, then {y} more, and rubbed out {z} that sounded wrong. How many notes does the tune have?",
      "{z} files on the computer were wiped by mistake. {x} pictures and {y} letters had been saved on it. What number of files is left?",
    ],
  },
  {
    id: "two-deeds/wages-of-two-jobs-and-a-bill",
    expression: "x+y-z",
    money: true,
    numbers: { x: "40..90", y: "20..70", z: "5..35" },
    texts: [
      "{n} gets ${x} for mowing and ${y} for raking. The rake {he} broke costs {him} ${z}. How much money does {he} keep?",
      "On {day} the flower cart took in ${x}, and on {day2} it took in ${y}. Fuel for the van was ${z}. How many dollars were left over?",
      "After paying a ${z} fine, how much does {n} have, if {his} purse held ${x} and {his} drawer held ${y}?",
      "Grandpa slipped {m} ${x}. Aunt Vera gave {mhim} ${y}. A new lock for {mhis} bike came to ${z}. What does {m} have left of the gifts?",
    ],
  },
  {
    id: "two-deeds/two-rolls-joined-and-trimmed",
    expression: "x+y-z",
    numbers: { x: "12..60", y: "10..50", z: "2..9" },
    texts: [
      "{n} glued a strip of {x} inches to a strip of {y} inches, end to end. Then {he} trimmed off {z} inches. How long is the strip?",
      "How many feet of hose reach the pond? A hose of {x} feet was joined to one of {y} feet, and a leaky piece of {z} feet was cut out.",
      "A tailor sewed two bands together. One was {x} centimeters, the other {y}. The seam used up {z} centimeters. Find the length of the new band.",
      "Two lengths of chain, {y} feet and {x} feet, are hooked into one. Because it is too long, the sailor takes away {z} feet. How many feet of chain does he have then?",
    ],
  },
  {
    id: "two-deeds/born-on-the-farm-and-sold",
    expression: "x+y-z",
    numbers: { x: "20..80", y: "5..30", z: "4..18" },
    texts: [
      "There were {x} goats on the farm last spring. {y} were born in May. In June {z} were sold. How many goats are on the farm?",
      "{z} dogs were taken to the vet in town. The shelter had {x} old dogs and {y} puppies. How many of its animals did not go to the vet?",
      "How many {a} does {n} look after now? {He} began with {x}, took in {y} from a neighbor, and found homes for {z}.",
      "A keeper fed {x} {a} in the first house and {y} in the second. {z} of all these would not eat. How many {a} ate?",
    ],
  },
  {
    id: "two-deeds/sold-in-two-halves-of-the-day-but-returned",
    expression: "x+y-z",
    numbers: { x: "25..90", y: "15..80", z: "2..14" },
    texts: [
      "A clerk sold {x} umbrellas in the rain and {y} more when it hailed. Next day {z} came back broken. How many umbrellas stayed sold?",
      "{x} tickets went at the window and {y} by phone. Buyers gave {z} tickets back. Tell how many tickets are sold.",
      "The library lent {y} comics on {day} and {x} on {day2}. So far {z} of these have been returned. How many are still out?",
      "How many orders must the cook fill, if {x} people called, {y} people wrote, and {z} of them changed their minds?",
    ],
  },
  {
    id: "two-deeds/needs-so-many-has-two-lots",
    expression: "x-y-z",
    numbers: { x: "60..99", y: "10..30", z: "5..25" },
    texts: [
      "The choir needs {x} chairs. {y} are in the hall and {z} are on the stage. How many more chairs must be found?",
      "{n} has glued {y} tiles on the wall, and {m} has glued {z}. The wall takes {x} tiles. How many tiles are missing?",
      "How many signatures are lacking? The club wants {x}. It got {y} at the school gate and {z} at the library.",
      "{y} seats in the theater are sold, {z} are kept for the actors, and the theater seats {x} people. How many seats are free?",
    ],
  },
  {
    id: "two-deeds/taken-twice-from-a-shelf",
    expression: "x-y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "50..99", y: "8..25", z: "5..22" },
    texts: [
      "{n} had {x} {o}. {He} mailed {y} to {his} pen pal and sold {z} at a stall. How many {o} does {he} still have?",
      "A shelf held {x} {o}. {y} fell down and rolled away, and someone took {z}. What is the number of {o} on the shelf?",
      "First {y} {o} and then {z} were carried out of a truck which had brought {x}. How many {o} are still in the truck?",
      "How many {o} are not wrapped yet? {m} has to wrap {x}. {mHe} wrapped {y} yesterday and {z} this morning.",
    ],
  },
  {
    id: "two-deeds/three-kinds-third-kind-wanted",
    expression: "x-y-z",
    numbers: { x: "40..95", y: "8..20", z: "6..18" },
    texts: [
      "{x} boats lie in the harbor. {y} have a motor, {z} have sails, and the others must be rowed. How many rowboats are there?",
      "In a bed of {x} flowers, {y} are roses and {z} are lilies. The rest are daisies. How many daisies grow there?",
      "{y} of the pupils walk to school and {z} ride a bike. All other pupils take the bus. There are {x} pupils. How many take the bus?",
      "How many of the {x} buttons in the tin are brass, if {y} are wood, {z} are glass, and all the others are brass?",
    ],
  },
  {
    id: "two-deeds/road-in-three-stretches",
    expression: "x-y-z",
    numbers: { x: "60..150", y: "10..30", z: "8..28" },
    texts: [
      "A trail is {x} miles long. {n} hiked {y} miles on {day} and {z} miles on {day2}. How many miles are ahead of {him}?",
      "How far is it from the mill to the church? From the bridge through the mill to the church and on to the castle it is {x} miles. Bridge to mill is {y} miles, and church to castle is {z} miles.",
      "Workers must pave {x} yards of road. They paved {y} yards last week and {z} yards this week. How many yards have they not paved?",
      "The ferry has rowed past the {y}-mile lake and the {z}-mile canal. The rest of its {x}-mile route is river. How long is the river part?",
    ],
  },
  {
    id: "two-deeds/purse-empties-at-two-stalls",
    expression: "x-y-z",
    money: true,
    numbers: { x: "60..99", y: "10..30", z: "5..25" },
    texts: [
      "{n} went out with ${x}. Stamps took ${y} and a lamp took ${z}. How much money did {he} bring back?",
      "A hat is ${y}. A belt is ${z}. {m} hands the clerk ${x} for both. How much change is due?",
      "How many dollars of the ${x} prize can the winner still spend after giving ${y} to the {shop} and ${z} to a hospital?",
      "The rent for a stall was ${y} and the flour cost ${z}. {n} sold bread for ${x} there. What was {his} profit?",
    ],
  },
  {
    id: "two-deeds/sand-of-the-hour",
    expression: "x-y-z",
    numbers: { x: "50..120", y: "10..24", z: "5..20" },
    texts: [
      "A lesson lasts {x} minutes. Singing takes {y} minutes and reading takes {z}. The rest is for games. How long are the games?",
      "{n} set the oven for {x} minutes. {y} minutes went by, and then another {z}. How many minutes does the roast still need?",
      "How much of the {x}-minute show is music, when there are {y} minutes of news, {z} minutes of talk, and music the rest of the time?",
      "{m} may play outside for {x} minutes. {mHe} spent {y} minutes on the swing and {z} in the sandbox. How many minutes does {mhe} have left?",
    ],
  },
  {
    id: "two-deeds/floors-down-floors-down",
    expression: "x-y-z",
    numbers: { x: "50..90", y: "5..25", z: "4..20" },
    texts: [
      "At dawn the well was filled to {x} inches. It sank {y} inches by noon and {z} more by night. How high does the water stand?",
      "{n} climbed a pole and hung {x} feet up. {He} slid down {y} feet, rested, and went down {z} feet again. How many feet above the ground is {n}?",
      "A kite at {x} yards was pulled in by {y} yards and later by {z}. Find its new height.",
      "It was {x} degrees in the desert. At sunset it got {y} degrees cooler, and at midnight {z} degrees cooler still. What was the temperature then?",
    ],
  },
  {
    id: "two-deeds/borrowed-out-and-brought-back",
    expression: "x-y+z",
    numbers: { x: "40..90", y: "15..35", z: "3..14" },
    texts: [
      "{x} sleds stood in the shed. Children borrowed {y}. By supper {z} had been put back. How many sleds are in the shed?",
      "The stable rents out ponies. It owns {x}. This morning {y} trotted off, and {z} have come home. How many ponies are at the stable?",
      "{z} of the {y} players who had been hurt can play again. The team counts {x} players in all. How many can play now?",
      "How many hooks have a coat on them? There were {x} coats. {y} were taken down at the bell, but {z} were soon hung up again because it was so hot.",
    ],
  },
  {
    id: "two-deeds/swapped-some-for-others",
    expression: "x-y+z",
    numbers: { x: "30..90", y: "4..25", z: "3..20" },
    texts: [
      "{n} traded {y} of {his} {x} {o} for {z} of {m}'s. How many {o} does {n} have after the trade?",
      "{m} handed {n} {z} {o} and got {y} others in return. Before that {n} had {x} {o}. How many does {he} have now?",
      "The museum had {x} vases on show. It stored {y} in the cellar and put out {z} new ones. How many vases are on show now?",
      "How many {o} are in stock? Last week there were {x}. Since then {y} went out and {z} came in.",
    ],
  },
  {
    id: "two-deeds/pocket-out-then-gift",
    expression: "x-y+z",
    money: true,
    numbers: { x: "30..90", y: "5..28", z: "5..40" },
    texts: [
      "{n} spends ${y} of {his} ${x} on a puzzle. The next day {his} uncle sends {him} ${z}. How much does {n} have now?",
      "There was ${x} in the class fund. Paint cost ${y}. A bake stand put ${z} into the fund. How many dollars are in it?",
      "After {m} lost a ${y} bet and sold {mhis} old skates for ${z}, how much money did {mhe} have? {mHe} had ${x} to begin with.",
      "The card showed ${x}. A bus ride took off ${y}, and {n} loaded it with ${z} more. What does the card show?",
    ],
  },
  {
    id: "two-deeds/elevator-people-out-and-in",
    expression: "x-y+z",
    numbers: { x: "20..60", y: "4..18", z: "3..20" },
    texts: [
      "A tram sets out from the station with {x} people. At the zoo {y} climb out and {z} climb in. How many people does it carry now?",
      "{y} dancers sat down when the waltz ended, and {z} others ran to the floor. {x} had danced the waltz. How many dance the polka?",
      "How many tents stand on the meadow? {x} stood there in July. In August {y} were packed up and {z} were pitched.",
      "The chess club lost {y} members and won {z} new ones. It used to have {x}. How many members does it have?",
    ],
  },
  {
    id: "two-deeds/wilted-and-replanted",
    expression: "x-y+z",
    numbers: { x: "30..90", y: "5..25", z: "4..30" },
    texts: [
      "Frost killed {y} of our {x} tomato plants. We set {z} fresh plants in the soil. How many plants do we have?",
      "{n} kept {x} beehives in the orchard. A storm smashed {y}, so {he} built {z} new hives. How many hives are in the orchard now?",
      "A wall of {x} bricks lost {y} in the quake. The mason put {z} bricks on top. How many bricks make up the wall?",
      "How many bulbs shine on the sign? {x} shone on {day}. {y} burned out, and then the janitor screwed in {z} that work.",
    ],
  },
  {
    id: "two-deeds/drained-then-topped-up",
    expression: "x-y+z",
    numbers: { x: "40..95", y: "10..35", z: "5..30" },
    texts: [
      "A barrel held {x} liters of rain. {n} watered the beans with {y} liters. At night {z} liters of new rain fell into it. How much water is in the barrel?",
      "The car had {x} liters in its tank, used {y} on the way to the coast, and was given {z} liters there. How many liters are in the tank?",
      "{z} pounds of feed were poured into the bin after the hens had eaten {y} pounds. The bin had held {x} pounds. How many pounds are in it?",
      "How many gallons are in the pool if {x} gallons were in it, {y} leaked out, and {z} were pumped in?",
    ],
  },
  {
    id: "two-deeds/points-lost-and-won",
    expression: "x-y+z",
    numbers: { x: "50..99", y: "10..40", z: "5..45" },
    texts: [
      "{n} stood at {x} points. A wrong answer cost {him} {y} points. A right one brought {z}. What is {his} score?",
      "In a board game {m} is on square {x}. {mHe} must go back {y} squares and then may go forward {z}. On which square does {mhe} land?",
      "The cable car stops {x} yards up the hill, rolls {y} yards down, and then goes {z} yards up. How far up the hill is it?",
      "Tell how many stars {n} has after losing {y} for being late and getting {z} for a neat notebook. {He} had {x} stars before.",
    ],
  },
];

/** A sum or a difference is had several times. */
const SUM_OR_DIFFERENCE_TIMES: readonly WordingFamily[] = [
  {
    id: "two-deeds/two-dishes-per-guest",
    expression: "(x+y)*z",
    numbers: { x: "2..6", y: "2..7", z: "3..20" },
    texts: [
      "Every guest gets {x} dumplings and {y} rolls. {z} guests are coming. How many pieces must the cook make?",
      "{z} lunch bags are packed. Into each go {x} carrots and {y} grapes. How many pieces of food are packed?",
      "How many tools do {z} workers carry, if each has {x} hammers and {y} chisels on the belt?",
      "A kit holds {y} brushes and {x} sponges. {n} orders {z} kits for the school. How many things will {he} unpack?",
    ],
  },
  {
    id: "two-deeds/adults-and-kids-pay-the-same",
    expression: "(x+y)*z",
    money: true,
    numbers: { x: "2..9", y: "3..15", z: "3..15" },
    texts: [
      "The boat ride is ${z} for everybody. {x} parents and {y} children get on. How much do they pay in all?",
      "{n} buys {x} red scarves and {y} blue scarves. Each scarf is ${z}. What does {he} pay?",
      "All plants on the table cost the same, ${z}. {m} chose {y} ferns and {x} mosses. How many dollars is that?",
      "How much money did the stand take? It sold {x} mugs in the morning and {y} after lunch, always at ${z} a mug.",
    ],
  },
  {
    id: "two-deeds/morning-and-evening-every-day",
    expression: "(x+y)*z",
    numbers: { x: "3..15", y: "2..12", z: "3..14" },
    texts: [
      "{n} swims {x} laps in the morning and {y} at night. How many laps does {he} swim in {z} days?",
      "For {z} days the nurse gave a patient {x} drops after breakfast and {y} before bed. How many drops was that altogether?",
      "The bakery uses {y} sacks of rye and {x} sacks of wheat each week. How many sacks are used in {z} weeks?",
      "Each hour the church bell rings {x} times and the tower clock {y} times. Find how many times they ring in {z} hours.",
    ],
  },
  {
    id: "two-deeds/rows-of-two-lots-hold-same",
    expression: "(x+y)*z",
    numbers: { x: "3..15", y: "2..12", z: "4..20" },
    texts: [
      "{n} set up {x} rows of chairs, and {m} set up {y}. All the rows have {z} chairs. How many chairs are set up?",
      "There are {x} cabins by the lake and {y} cabins on the hill. {z} campers sleep in every cabin. How many campers sleep in cabins?",
      "A page of stamps has {z} stamps. {n} filled {y} pages last year and {x} this year. How many stamps did {he} stick in?",
      "How many oars are needed for {x} wooden boats and {y} metal ones, with {z} oars to each boat?",
    ],
  },
  {
    id: "two-deeds/sisters-pay-per-hour-both-days",
    expression: "(x+y)*z",
    money: true,
    numbers: { x: "2..9", y: "2..8", z: "8..25" },
    texts: [
      "{n} earns ${z} an hour. {He} worked {x} hours on {day} and {y} hours on {day2}. How much did {he} earn?",
      "A tutor was with {m} for {x} hours in math and {y} hours in music. She asks ${z} per hour. How much do the lessons cost?",
      "To rent a canoe you pay ${z} an hour. The scouts kept one for {x} hours, and the twins kept one for {y}. What did they pay together?",
      "How many dollars does a painter get for {y} hours in the hall and {x} hours on the roof if an hour is paid with ${z}?",
    ],
  },
  {
    id: "two-deeds/absent-members-do-not-bring",
    expression: "(x-y)*z",
    numbers: { x: "15..30", y: "2..9", z: "2..9" },
    texts: [
      "{x} children are in the class, but {y} are sick. Each child who is there paints {z} eggs. How many eggs are painted?",
      "Of {x} ovens in the hall {y} are cold. The others bake {z} loaves each. How many loaves are baked?",
      "How many eggs did we count on the cliff? Of the {x} nests {y} were empty, and each of the others had {z} eggs in it.",
      "The coach handed {z} balls to every player who came. {y} of his {x} players did not come. How many balls did he hand out?",
    ],
  },
  {
    id: "two-deeds/gain-on-each-piece",
    expression: "(x-y)*z",
    money: true,
    numbers: { y: "2..15", x: "y+j", z: "4..30" },
    texts: [
      "{n} buys old clocks at ${y} and sells them at ${x}. How much does {he} gain on {z} clocks?",
      "A potter sells a bowl for ${x}. The clay and the glaze for it cost ${y}. Find her profit on {z} bowls.",
      "How much cheaper is it for a group of {z} to go on {day}, when a ticket costs ${y}, than on {day2}, when one costs ${x}?",
      "For each of {z} weeks {m} gets ${x} and spends ${y}. {mHe} puts the rest in a jar. How much is in the jar then?",
    ],
  },
  {
    id: "two-deeds/lead-per-day-for-days",
    expression: "(x-y)*z",
    numbers: { y: "3..20", x: "y+j", z: "3..12" },
    texts: [
      "{n} reads {x} pages a night. {m} reads {y} pages a night. How many more pages does {n} read in {z} nights?",
      "Water runs into the tub at {x} liters a minute, but {y} liters a minute run out. How many liters are in the empty tub after {z} minutes?",
      "A snail creeps up {x} inches by day and slides down {y} inches by night. How high is it after {z} days and nights?",
      "The new press prints {x} sheets a minute and the old press only {y}. By how many sheets is the new press ahead in {z} minutes?",
    ],
  },
  {
    id: "two-deeds/some-packs-given-back-still-hold",
    expression: "(x-y)*z",
    numbers: { x: "10..25", y: "2..8", z: "4..15" },
    texts: [
      "{n} got {x} boxes of tiles, {z} in a box. {He} returned {y} boxes. How many tiles does {he} have?",
      "The club owns {x} memory games, and {y} of them lack some cards. Every game that is complete has {z} cards. How many cards are in the complete games?",
      "Out of {x} sheets of stickers, {m} has used up {y}. There are {z} stickers on a sheet. How many stickers are left on the full sheets?",
      "How many eggs came home? {x} cartons with {z} eggs each were on the cart, and {y} cartons fell off.",
    ],
  },
  {
    id: "two-deeds/smaller-class-tickets-bought",
    expression: "(x-y)*z",
    money: true,
    numbers: { x: "12..30", y: "2..9", z: "3..12" },
    texts: [
      "Tickets to the castle are ${z}, but babies are free. A group of {x} has {y} babies. How much does the group pay?",
      "{n} made {x} candles, kept {y}, and sold the others for ${z} each. How many dollars did {he} get?",
      "A dinner is ${z} a person. {x} people were asked and {y} said no. What will dinner cost for those who come?",
      "How much does {m} pay for {x} bars of soap at ${z} each if the store gives {mhim} {y} of them for nothing?",
    ],
  },
  {
    id: "two-deeds/each-uniform-has-two-parts",
    expression: "x*(y+z)",
    money: true,
    numbers: { x: "3..12", y: "5..25", z: "2..15" },
    texts: [
      "A jersey is ${y} and a cap is ${z}. Each of {x} players gets both. How much does the coach spend?",
      "{n} works {x} evenings. Every evening {he} is paid ${y} and finds ${z} in the tip glass. What does {he} take home altogether?",
      "How many dollars do {x} visitors pay if all of them buy a ticket for ${y} and a map for ${z}?",
      "The club pays ${z} for a bottle and ${y} for a blanket, and it needs {x} of each. Find the cost of everything.",
    ],
  },
  {
    id: "two-deeds/longer-row-each-time",
    expression: "x*(y+z)",
    numbers: { x: "3..12", y: "4..15", z: "2..6" },
    texts: [
      "The orchard had {x} rows of {y} trees. The farmer planted {z} more trees in every row. How many trees does the orchard have now?",
      "{n} used to walk {y} blocks a day. {His} new daily walk is {z} blocks longer. How many blocks does {he} walk in {x} days?",
      "How many knots are in {x} nets, if a net had {y} knots and the fisherman tied {z} more in every one?",
      "{m} types {z} lines a minute more than the old clerk, who typed {y}. How many lines does {m} type in {x} minutes?",
    ],
  },
  {
    id: "two-deeds/each-of-many-loses-some",
    expression: "x*(y-z)",
    numbers: { x: "3..12", z: "2..6", y: "z+i" },
    texts: [
      "{x} brooms had {y} twigs each. The wind tore {z} twigs out of every broom. How many twigs do the brooms still have in all?",
      "There were {y} chicks under each of {x} hens. The farmer took {z} from each hen. How many chicks are under the hens now?",
      "A shift is {y} hours long, and {z} hours of it are for cleaning. How many hours does {n} have for other work in {x} shifts?",
      "How many pies does the baker sell in {x} days? Each day she bakes {y} and keeps {z} for her helpers, and all the others are sold.",
    ],
  },
];

/** What remains, or what was brought together, makes equal shares or groups. */
const SHARED_OUT: readonly WordingFamily[] = [
  {
    id: "two-deeds/rest-of-the-dough",
    expression: "(x-y)/z",
    numbers: { z: "2..9", y: "3..20", x: "y+z*i" },
    texts: [
      "{n} rolled {x} meatballs and fried {y} to try them. {He} freezes the others in bags of {z}. How many bags does {he} need?",
      "A pan holds {z} pancakes. Of the {x} pancakes on the list {y} are done. How many times must the pan be filled to make the others?",
      "How many braids of onions can be hung up if {y} of {x} onions are moldy and each braid takes {z}?",
      "Grandma set {y} peaches aside for jam. She had bought {x}. The peaches that were not for jam filled bowls of {z}. Find the number of bowls.",
    ],
  },
  {
    id: "two-deeds/sharing-after-the-dog-had-some",
    expression: "(x-y)/z",
    numbers: { z: "2..8", y: "2..15", x: "y+z*i" },
    texts: [
      "{x} biscuits lay on the plate. The dog got {y}. {z} hungry boys split the rest evenly. How many biscuits did each boy eat?",
      "{n} hides {y} of {his} {x} marbles for {himself}. {z} friends get the others in equal parts. How many marbles does each friend get?",
      "How many shells is each of {z} divers given? They brought up {x} shells together, {y} were cracked, and they split the good ones fairly.",
      "A captain keeps {y} coins of a chest of {x}. His {z} sailors divide what he leaves so that all have the same. What is one sailor's part?",
    ],
  },
  {
    id: "two-deeds/down-payment-and-months",
    expression: "(x-y)/z",
    money: true,
    numbers: { z: "3..12", y: "20..90", x: "y+z*i" },
    texts: [
      "A stove costs ${x}. {n} pays ${y} at once and the rest in {z} equal payments. How much is one payment?",
      "The club owes ${x} for its tent and has ${y} in the box. Its {z} members pay the missing money in equal parts. What does each member pay?",
      "How many dollars a week must {m} save to buy a ${x} drum in {z} weeks if {mhe} has ${y} already?",
      "For the {z} nights of the trip, {n} has what is left of ${x} after a ${y} train ride. How much can {he} spend per night if every night costs the same?",
    ],
  },
  {
    id: "two-deeds/heavy-crate-with-packing",
    expression: "(x-y)/z",
    numbers: { z: "3..12", y: "2..9", x: "y+z*i" },
    texts: [
      "A crate with {z} equal melons weighs {x} pounds. The empty crate weighs {y} pounds. How much does one melon weigh?",
      "{n} needed {x} minutes to fold {z} paper cranes, with a break of {y} minutes in between. How many minutes did one crane take?",
      "A ribbon of {x} inches is cut into {z} bows of one size, and {y} inches are left. How many inches are in each bow?",
      "Find the weight of one book. {z} copies of it lie in a bag. Bag and books together are {x} pounds, and the bag alone is {y} pounds.",
    ],
  },
  {
    id: "two-deeds/those-who-did-not-take-the-lift",
    expression: "(x-y)/z",
    numbers: { z: "3..9", y: "4..20", x: "y+z*i" },
    texts: [
      "{x} tourists want to see the cave. {y} go in at once. The others wait and then go in groups of {z}. How many groups is that?",
      "There are {x} dancers in the show. {y} of them dance alone, and the rest dance in rings of {z}. How many rings are there?",
      "How many taxis must be called? {x} people leave the wedding, {y} of them walk, and each taxi seats {z}.",
      "Apart from {y} leaders, all of the {x} campers sleep in tents for {z}. How many tents are full of campers who are not leaders?",
    ],
  },
  {
    id: "two-deeds/what-is-left-lasts-so-long",
    expression: "(x-y)/z",
    numbers: { z: "3..12", y: "5..30", x: "y+z*i" },
    texts: [
      "A sack held {x} cups of oats. Mice got {y} cups. The horse is fed {z} cups a day. For how many days will the oats last?",
      "{n} has {x} pills and throws {y} old ones away. {He} takes {z} a day. In how many days will the good ones be gone?",
      "The lamp burns {z} liters of oil a month. {y} of the {x} liters in the tank were spilled. How many months of light remain?",
      "How many nights of stories are left in a book of {x} tales? {m} has heard {y}, and {mhis} aunt reads {mhim} {z} each night.",
    ],
  },
  {
    id: "two-deeds/broken-glass-and-cartons",
    expression: "(x-y)/z",
    units: ["jars", "cartons"],
    numbers: { z: "4..12", y: "2..20", x: "y+z*i" },
    texts: [
      "{y} of {x} jars cracked while they cooled. The sound ones go {z} to a carton. How many cartons are filled?",
      "{n} cooked {x} jars of sauce. {He} gave {y} to {m} and boxed the others in cartons with {z} jars each. How many cartons did {he} box?",
      "How many cartons does the clerk stack, when {x} jars came, {y} stand on the counter, and the rest stay in cartons of {z}?",
      "A carton is for {z} jars. The shop ordered {x} jars of honey, but the beekeeper was {y} short. In how many cartons did his jars come?",
    ],
  },
  {
    id: "two-deeds/two-baskets-one-fair-split",
    expression: "(x+y)/z",
    numbers: { z: "2..9" },
    texts: [
      "{n} caught {x} crabs and {m} caught {y}. They divided them among {z} families. How many crabs did each family get?",
      "{x} white eggs and {y} brown eggs are put into cups, {z} in a cup. How many cups are filled?",
      "How many pears are in each of {z} equal crates, if {x} pears from the old tree and {y} from the young tree fill them?",
      "The cat toys from two boxes, {y} in one and {x} in the other, were handed out to {z} kittens evenly. Find how many each kitten got.",
    ],
  },
  {
    id: "two-deeds/girls-and-boys-in-lines",
    expression: "(x+y)/z",
    numbers: { z: "3..9" },
    texts: [
      "{x} girls and {y} boys stand in lines of {z}. How many lines do they form?",
      "In the gym {y} beginners joined {x} experts. The coach formed teams of {z}. What is the number of teams?",
      "How many canoes are on the water if {x} men and {y} women are paddling, {z} people in every canoe?",
      "A guide led {x} people in and later {y} more. He told them all to sit on benches, {z} to a bench, and every bench was full. How many benches were there?",
    ],
  },
  {
    id: "two-deeds/bills-split-between-friends",
    expression: "(x+y)/z",
    money: true,
    numbers: { z: "2..8" },
    texts: [
      "Pizza was ${x} and drinks were ${y}. {z} friends shared the bill equally. How much did each one pay?",
      "{n} and {his} partners, {z} people in all, sold a boat for ${x} and a net for ${y}. Each got the same amount. How much was it?",
      "The hut costs ${x} for the night, and the wood costs ${y}. If {z} hikers pay alike, what is the price per hiker?",
      "How many hats at ${z} can {m} buy with ${x} from the bank and ${y} from {mhis} pocket?",
    ],
  },
  {
    id: "two-deeds/two-nights-reading-per-hour",
    expression: "(x+y)/z",
    numbers: { z: "2..10" },
    texts: [
      "{n} has {x} sums to do in math and {y} in physics. {He} does {z} an hour. How many hours will {he} need?",
      "The mail van must bring {x} parcels to the hill and {y} to the valley. It carries {z} on a ride. How many rides are needed?",
      "How many days does it take to lay {x} yards of pipe in one street and {y} yards in the next at {z} yards a day?",
      "A calf drank {y} liters in one week and {x} in another. Its pail holds {z} liters. How many pails did it empty?",
    ],
  },
  {
    id: "two-deeds/old-and-new-things-on-racks",
    expression: "(x+y)/z",
    units: ["{o}", "racks"],
    numbers: { z: "3..12" },
    texts: [
      "{n} brought {x} {o} to the sale, and {m} brought {y}. They set {z} on a rack. How many racks did they fill?",
      "Each rack takes {z} {o}. A store got {y} {o} by truck and {x} by ship. How many racks will be full?",
      "How many racks will {n} build for {his} {x} large and {y} small {o}, when {z} of them fit on one?",
      "{x} {o} came from the attic. {y} came from the cellar. All were laid on racks, {z} on each. Tell the number of racks.",
    ],
  },
  {
    id: "two-deeds/letters-and-cards-in-slots",
    expression: "(x+y)/z",
    numbers: { z: "4..15" },
    texts: [
      "{n} sorts {x} letters and {y} postcards into {z} pigeonholes so that all hold the same. How many are in each?",
      "A florist has {x} red tulips and {y} yellow ones. She ties them by {z}. How many bunches does she tie?",
      "{y} old members and {x} new ones were divided among {z} boats. All boats carried the same number. How many members were in a boat?",
      "How many beads go on each chain, if {x} clay beads and {y} shell beads are to be used up on {z} chains that are alike?",
    ],
  },
  {
    id: "two-deeds/middle-of-two-lots-of-glue",
    expression: "(x+y)/z",
    numbers: { z: "2..8" },
    texts: [
      "{x} liters of red paint are mixed with {y} liters of white. The pink paint is poured into {z}-liter cans. How many cans are filled?",
      "{n} knots a rope of {x} feet to one of {y} feet and then cuts it into pieces of {z} feet. How many pieces does {he} get? Do not count the knot.",
      "One bag has {y} pounds of sand, another has {x}. Both are emptied onto {z} flower beds in equal amounts. How many pounds of sand go on a bed?",
      "How long is one lap? {m} ran {x} yards, rested, and ran {y} more. That made {z} laps.",
    ],
  },
];

/** Equal groups, and then some are gone. */
const GROUPS_LESS: readonly WordingFamily[] = [
  {
    id: "two-deeds/nets-of-onions-with-bad-ones",
    expression: "x*y-z",
    numbers: { x: "4..12", y: "5..15", z: "3..17" },
    texts: [
      "{n} buys {x} nets of onions with {y} onions each. {z} are rotten. How many good onions does {he} have?",
      "{z} of the chocolates were gone by evening. There had been {x} layers with {y} chocolates in each layer. How many chocolates were left?",
      "How many eggs can the cook use? {x} trays arrive, every tray has {y} eggs, and {z} eggs are broken.",
      "A tree fell on a vineyard with {x} rows of {y} vines and crushed {z} vines. Find the number of vines that still stand.",
    ],
  },
  {
    id: "two-deeds/pay-for-hours-less-ticket",
    expression: "x*y-z",
    money: true,
    numbers: { x: "3..9", y: "8..20", z: "4..20" },
    texts: [
      "{n} dug for {x} hours at ${y} an hour. On {his} way home {he} spent ${z}. How much of {his} pay is left?",
      "A gardener gets ${y} per hedge. She cut {x} hedges and had to pay ${z} for new shears. How many dollars did she make?",
      "After ${z} was taken off for breakage, what did the waiter get for {x} evenings at ${y} an evening?",
      "{m} sold {x} kites for ${y} each. The paper and the string had cost {mhim} ${z} altogether. How much did {mhe} gain?",
    ],
  },
  {
    id: "two-deeds/coupon-off-several",
    expression: "x*y-z",
    money: true,
    numbers: { x: "3..9", y: "6..25", z: "2..15" },
    texts: [
      "One chair is ${y}. {n} takes {x} chairs and gets ${z} off because of a scratch. What is the price?",
      "How much must the family pay for {x} tickets of ${y} each with a coupon for ${z}?",
      "{m} holds a gift card of ${z}. {mHe} picks out {x} shirts, all at ${y}, and pays the rest in cash. How much cash does {mhe} need?",
      "The tailor charged ${y} a coat for {x} coats. He had been given ${z} before. How many dollars is he still owed?",
    ],
  },
  {
    id: "two-deeds/seats-in-rows-some-empty",
    expression: "x*y-z",
    numbers: { x: "5..15", y: "6..20", z: "3..25" },
    texts: [
      "A plane has {x} rows of {y} seats. {z} seats are empty. How many passengers are on board?",
      "{x} vans hold {y} people each. Tonight there were {z} free places in them. How many people rode in the vans?",
      "In a hall with {x} tables for {y}, {z} guests have not come yet. All other places are taken. How many guests are in the hall?",
      "How many lockers are in use? They stand in {x} blocks of {y}, and {z} have no owner.",
    ],
  },
  {
    id: "two-deeds/pages-in-pads-torn-out",
    expression: "x*y-z",
    numbers: { x: "2..8", y: "20..60", z: "5..35" },
    texts: [
      "{n} opened {x} pads of {y} sheets. {He} has drawn on {z} sheets. How many sheets are blank?",
      "{z} seconds were lost at the start of a video. It was made of {x} clips of {y} seconds each. How many seconds of video are there?",
      "A printer was loaded {x} times with {y} sheets. {z} sheets got jammed, and all others came out well. How many came out well?",
      "How many stamps can {m} still use, if {mhe} bought {x} rolls of {y} and stuck {z} on envelopes?",
    ],
  },
  {
    id: "two-deeds/wood-from-logs-burned",
    expression: "x*y-z",
    numbers: { x: "4..12", y: "6..16", z: "4..22" },
    texts: [
      "{n} splits {x} logs into {y} pieces each. {z} pieces are burned tonight. How many pieces are left for other nights?",
      "Each of {x} hens laid {y} eggs this month. We ate {z} of the eggs and sold the others. How many did we sell?",
      "{x} pizzas were cut into {y} slices each. The party left {z} slices. How many slices were eaten?",
      "The {y} players of each of {x} teams were to get a medal. {z} medals had not come. How many medals could be given?",
    ],
  },
  {
    id: "two-deeds/still-to-do-of-daily-amounts",
    expression: "x*y-z",
    numbers: { x: "5..14", y: "6..20", z: "5..28" },
    texts: [
      "For {x} days {n} is to practice {y} minutes a day. So far {he} has done {z} minutes. How many minutes does {he} still have to do?",
      "A knitter must make {x} scarves of {y} stripes. {z} stripes are knitted. How many stripes are missing?",
      "The scouts promised to plant {y} trees on each of {x} hills. How many more trees will they plant now that {z} are in the ground?",
      "Coach wants {x} laps of {y} jumps. {m} has jumped {z} times. Find how many jumps remain.",
    ],
  },
  {
    id: "two-deeds/tied-in-bundles-then-given",
    expression: "x*y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "3..10", y: "5..15", z: "2..14" },
    texts: [
      "{n} had {x} {c} of {o}, {y} in each. {m} asked for {z} {o} and got them. How many {o} did {n} keep?",
      "How many {o} were not sold? A peddler loaded {x} {c} with {y} {o} each on his cart and sold {z} {o}.",
      "{z} {o} fell into the river. There were {y} in each of the {x} {c} on the raft. How many {o} came ashore dry?",
      "Out of {x} full {c} {n} takes {z} {o} to show to the class. A full one has {y}. How many {o} stay where they are?",
    ],
  },
  {
    id: "two-deeds/taller-than-several-blocks",
    expression: "x*y-z",
    numbers: { x: "4..10", y: "8..20", z: "3..30" },
    texts: [
      "{x} boards of {y} inches make a shelf. The shelf is {z} inches too long and is sawed off to fit. How long is it then?",
      "A truck drives {y} miles an hour for {x} hours, then turns and drives {z} miles back. How many miles is it from where it started?",
      "{n} put {x} jugs of {y} cups of water into a tank, and {z} cups ran over. How many cups stayed in the tank?",
      "How many pounds does the ship unload in the second port? It carries {x} loads of {y} pounds and leaves {z} pounds in the first.",
    ],
  },
  {
    id: "two-deeds/missing-cards-of-sets",
    expression: "x*y-z",
    numbers: { x: "4..12", y: "6..14", z: "5..22" },
    texts: [
      "{n} collects bird cards. There are {x} sets with {y} cards each, and {he} has {z} cards, all different. How many cards does {he} lack?",
      "A quilt is made of {x} rows of {y} squares. {z} squares are plain and the others are striped. How many are striped?",
      "How many of the pupils are not wearing a cap, if {x} benches with {y} pupils each were counted and {z} pupils wear one?",
      "The parking deck has {x} levels, each with {y} places. Right now {z} cars are parked. How many cars can still come in?",
    ],
  },
  {
    id: "two-deeds/product-more-than-other",
    expression: "x*y-z",
    numbers: { x: "3..9", y: "6..15", z: "5..17" },
    texts: [
      "{n} bought {x} packs of {y} pins. {m} has {z} pins. How many more pins does {n} have than {m}?",
      "There are {x} times as many ducks as geese on a pond with {y} geese. {z} of the ducks fly off. How many ducks are there now?",
      "The old bridge had {z} lamps. The new one has {y} lamps on each of its {x} arches. How many lamps more is that?",
      "By how many kilograms are {x} bags of {y} kilograms heavier than one trunk of {z} kilograms?",
    ],
  },
];

/** Equal groups, and some others besides. */
const GROUPS_AND_SOME: readonly WordingFamily[] = [
  {
    id: "two-deeds/full-boats-and-a-small-raft",
    expression: "x*y+z",
    numbers: { x: "3..9", y: "5..12", z: "2..9" },
    texts: [
      "{x} boats crossed the bay with {y} people each, and a raft crossed it with {z}. How many people crossed the bay?",
      "The waiter set {x} tables for {y} and put {z} stools at the bar. How many people can sit down?",
      "How many singers does the choir have? They stand in {x} rows of {y}, and {z} soloists stand in front.",
      "Besides the {z} riders on ponies, a parade had {x} carriages, each with {y} riders. How many riders took part?",
    ],
  },
  {
    id: "two-deeds/packets-plus-single-candles",
    expression: "x*y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "3..10", y: "4..12", z: "2..20" },
    texts: [
      "{n} opens {x} {c} and finds {y} {o} in every one. {z} more {o} lie on the floor. How many {o} are there?",
      "On the bench are {z} {o}. Under it are {x} {c}, each with {y} {o}. Tell how many {o} there are in total.",
      "How many {o} did the club give away, if {x} visitors took {y} each and {m} took {z}?",
      "All of {n}'s {o} but {z} fit into {x} {c} which hold {y} each and are full. How many {o} does {n} have?",
    ],
  },
  {
    id: "two-deeds/dealt-out-and-some-were-left",
    expression: "x*y+z",
    numbers: { x: "5..9", y: "4..15", z: "2..4" },
    texts: [
      "{n} handed each of {x} children {y} cherries. {z} cherries were left in the bowl. How many had been in the bowl?",
      "Every one of {x} hooks got {y} rings, and then {m} still had {z} rings in {mhis} hand. How many rings did {mhe} have at first?",
      "How many cards are in the game? After each of {x} players got {y}, there were {z} for the middle of the table.",
      "A board was sawed into {x} pieces of {y} inches. A stub of {z} inches was left over. How long was the board?",
    ],
  },
  {
    id: "two-deeds/hourly-pay-and-tip",
    expression: "x*y+z",
    money: true,
    numbers: { x: "3..9", y: "7..20", z: "4..30" },
    texts: [
      "{n} washed windows for {x} hours at ${y} an hour and was given a tip of ${z}. How much did {he} get?",
      "A plumber asks ${z} to come and ${y} for every hour. What is the bill when he works {x} hours?",
      "How much money does {m} have now, if {mhe} had ${z} and then walked {x} dogs for ${y} a dog?",
      "The band plays {x} songs at a wedding for ${y} a song. The bride adds ${z} because she is so happy. How many dollars does the band make?",
    ],
  },
  {
    id: "two-deeds/several-chairs-and-a-table",
    expression: "x*y+z",
    money: true,
    numbers: { x: "2..8", y: "5..25", z: "10..60" },
    texts: [
      "{n} orders a table for ${z} and {x} chairs for ${y} apiece. What does {he} have to pay?",
      "A night at the inn is ${y}. {n} stays {x} nights and eats one dinner for ${z}. How much is the bill?",
      "How much did the ski trip cost {m}? Boots to rent were ${y} a day for {x} days, and the bus was ${z}.",
      "The teacher spends ${z} on a globe. She also buys {x} maps, and every map is ${y}. Find the total cost.",
    ],
  },
  {
    id: "two-deeds/weekly-growth-on-top",
    expression: "x*y+z",
    numbers: { x: "3..12", y: "2..9", z: "4..40" },
    texts: [
      "A vine was {z} inches tall in spring. It grew {y} inches a week for {x} weeks. How tall was it then?",
      "{n} knew {z} French words before the course. In each of the {x} lessons {he} learned {y}. How many does {he} know after the course?",
      "Snow falls at {y} centimeters an hour for {x} hours on a road that had {z} centimeters of it. How deep is the snow?",
      "How many coins are in the jar if {m} drops in {y} each day for {x} days and the jar had {z} when {mhe} began?",
    ],
  },
  {
    id: "two-deeds/full-shelves-and-half-shelf",
    expression: "x*y+z",
    numbers: { x: "3..12", y: "10..30", z: "2..9" },
    texts: [
      "A case has {x} shelves with {y} books on each, and on top lie {z} more. How many books is that?",
      "{n} filled {x} pages of {his} album with {y} photos each. On the last page there are only {z}. How many photos are in the album?",
      "How many cows are on the farm? {z} stand in the yard. The barn has {x} aisles, and {y} cows stand in every aisle.",
      "{x} times the oven was full with {y} rolls, and one last time it had just {z} rolls in it. How many rolls were baked?",
    ],
  },
  {
    id: "two-deeds/stages-and-the-last-stretch",
    expression: "x*y+z",
    numbers: { x: "3..9", y: "8..30", z: "2..7" },
    texts: [
      "A cyclist rode {y} miles a day for {x} days. On the day after that he rode {z} miles and was home. How many miles was his tour?",
      "{n} read {x} chapters of {y} pages and then {z} pages of the next one. How many pages did {he} read?",
      "How many minutes does practice last? {x} exercises take {y} minutes each, and the warm-up takes {z}.",
      "A tape measure of {y} feet fits along the wall {x} times, and {z} feet of wall are left. Find the length of the wall.",
    ],
  },
  {
    id: "two-deeds/goals-count-so-many-plus-bonus",
    expression: "x*y+z",
    numbers: { x: "3..15", y: "2..10", z: "5..25" },
    texts: [
      "Every ring on the peg brings {y} points. {n} put {x} rings on it and got {z} points extra for speed. What was {his} score?",
      "The quiz gave {z} points for a song and {y} for each answer. {m} sang and gave {x} right answers. How many points did {mhe} win?",
      "How many stickers has {n} earned with {x} clean rooms, at {y} stickers a room, and one poem that was worth {z} stickers?",
      "{n} had {z} points from the first round. In the second {he} hit the target {x} times for {y} points each. Find {his} points after both rounds.",
    ],
  },
  {
    id: "two-deeds/team-and-helpers-need-shirts",
    expression: "x*y+z",
    numbers: { x: "4..12", y: "5..15", z: "2..12" },
    texts: [
      "{x} teams of {y} runners and {z} judges all get a shirt. How many shirts are printed?",
      "How many spoons must be laid out for {x} families of {y} and for {z} cooks who eat too, one spoon a person?",
      "There are {y} letters in each of {x} mailbags, and the postman has {z} more in his hand. How many letters must he bring?",
      "The school sent {x} classes of {y} pupils to the concert along with {z} teachers. How many people went to the concert?",
    ],
  },
  {
    id: "two-deeds/as-many-times-and-then-some",
    expression: "x*y+z",
    numbers: { x: "3..9", y: "4..20", z: "2..15" },
    texts: [
      "{m} has {y} stamps. {n} has {x} times as many and finds {z} more. How many stamps does {n} have now?",
      "A whale is {z} feet longer than {x} rowboats in a line. One rowboat measures {y} feet. How long is the whale?",
      "How old is the oak? It is {z} years older than {x} times the age of the birch, and the birch is {y}.",
      "The soup needs {x} cups of water for each of {y} people and {z} cups for the pot. How many cups does the cook measure?",
    ],
  },
];

/** From an amount equal groups are taken, or equal prices paid. */
const LESS_THE_GROUPS: readonly WordingFamily[] = [
  {
    id: "two-deeds/change-after-several-cups",
    expression: "x-y*z",
    money: true,
    numbers: { y: "2..6", z: "2..8", x: "50..90" },
    texts: [
      "{n} has ${x}. {He} buys {y} cups for ${z} each. How much money is left?",
      "How much change does {m} get from ${x} if {mhe} takes {y} pens at ${z} a pen?",
      "At the pool each visit is ${z}. {n} put ${x} on {his} pass and has gone {y} times. What is left on the pass?",
      "A nurse pays for {y} bandages, ${z} apiece, out of a purse with ${x}. How many dollars stay in the purse?",
    ],
  },
  {
    id: "two-deeds/cloth-left-after-flags",
    expression: "x-y*z",
    numbers: { y: "3..9", z: "2..6", x: "60..95" },
    texts: [
      "{n} has {x} yards of cloth. Each of {y} flags takes {z} yards. How many yards are left when the flags are made?",
      "A baker started with {x} cups of flour and made {y} cakes with {z} cups in every cake. How much flour is left, in cups?",
      "How many nails remain in the box of {x} after the carpenter drives {z} into each of {y} boards?",
      "{z} buttons go on a coat. {m} took a tin of {x} buttons and sewed them on {y} coats. How many buttons does the tin still hold?",
    ],
  },
  {
    id: "two-deeds/fed-to-each-animal",
    expression: "x-y*z",
    units: ["carrots", "carrots"],
    numbers: { y: "3..9", z: "2..6", x: "60..95" },
    texts: [
      "There are {x} carrots in the cart. {y} donkeys eat {z} carrots each. How many carrots are in the cart now?",
      "How many carrots can still be cooked? {n} pulled {x} from the ground and gave {z} to each of {his} {y} rabbits.",
      "Each pot of stew takes {z} carrots. The cook makes {y} pots and has {x} carrots. Find how many he does not use.",
      "{m} sold {y} bunches of {z} carrots. {mHe} had come to the market with {x} carrots. How many did {mhe} carry home?",
    ],
  },
  {
    id: "two-deeds/pages-left-after-some-days",
    expression: "x-y*z",
    numbers: { y: "3..9", z: "5..15", x: "150..300" },
    texts: [
      "A diary has {x} pages. {n} writes {z} pages a week. After {y} weeks, how many pages are empty?",
      "The road crew paints {z} miles of line a day. How much of a {x}-mile road is not painted after {y} days?",
      "{m} owes {x} minutes of chores. On {y} days {mhe} works {z} minutes. How many minutes does {mhe} still owe?",
      "How many pieces of the {x}-piece puzzle are not in place, if {y} friends have each put in {z}?",
    ],
  },
  {
    id: "two-deeds/filled-sacks-and-heap-left",
    expression: "x-y*z",
    numbers: { y: "4..9", z: "5..12", x: "110..200" },
    texts: [
      "From a heap of {x} potatoes {n} fills {y} sacks with {z} potatoes each. How many potatoes are left in the heap?",
      "{x} people are waiting. {y} minibuses come and take {z} people each. How many people go on waiting?",
      "How many of {x} letters are not stamped? {y} clerks have stamped {z} each.",
      "{z} fish go in a basket. The men filled {y} baskets and threw the rest of the {x} fish back. How many fish did they throw back?",
    ],
  },
  {
    id: "two-deeds/tank-with-daily-use",
    expression: "x-y*z",
    numbers: { y: "3..9", z: "4..12", x: "110..180" },
    texts: [
      "A hut has {x} logs for the winter. {z} logs burn each night. How many logs are there after {y} nights?",
      "The tank of {x} liters loses {z} liters an hour through a crack. How much is in it {y} hours later if it was full?",
      "How many tea bags does the office have at the end of {y} days? It had {x}, and {z} are used a day.",
      "For {y} days {n} has taken {z} vitamins a day out of a bottle of {x}. Tell how many vitamins the bottle still has.",
    ],
  },
  {
    id: "two-deeds/one-item-known-from-total",
    expression: "x-y*z",
    money: true,
    numbers: { y: "2..6", z: "3..9", x: "60..120" },
    texts: [
      "{n} paid ${x} for a lamp and {y} bulbs. A bulb was ${z}. What did the lamp cost?",
      "{y} child tickets at ${z} each and one grown-up ticket come to ${x}. Find the price of the grown-up ticket.",
      "How much did {m} earn by singing, if {mhe} has ${x} from singing and from {y} hours of baking at ${z} an hour?",
      "The cook needs ${x} for a new mixer and sells {y} pies for ${z} each. How many more dollars does she need?",
    ],
  },
  {
    id: "two-deeds/seats-not-in-the-rows",
    expression: "x-y*z",
    numbers: { y: "4..9", z: "5..12", x: "115..190" },
    texts: [
      "A church has {x} seats. {y} rows with {z} seats each are roped off. How many seats may people use?",
      "{n} laid {y} rows of {z} tiles. {He} had ordered {x} tiles. How many tiles are spare?",
      "How many pupils sing in no choir, if a school has {x} pupils and {y} choirs of {z}, and nobody is in two choirs?",
      "Out of {x} stamps {m} glued {y} lines of {z} in an album. How many stamps are still loose?",
    ],
  },
  {
    id: "two-deeds/lowered-by-equal-steps",
    expression: "x-y*z",
    numbers: { y: "3..8", z: "2..6", x: "60..99" },
    texts: [
      "The balloon hovers {x} yards up. It sinks {z} yards a minute. How high is it after {y} minutes?",
      "{n} begins a game with {x} points. Each mistake costs {z} points, and {he} makes {y} mistakes. How many points does {he} end with?",
      "A candle {x} millimeters long burns down {z} millimeters an hour. How long is it when {y} hours have gone by?",
      "How heavy is the sack now? It weighed {x} pounds, and {y} times someone took {z} pounds of rice out of it.",
    ],
  },
  {
    id: "two-deeds/given-to-each-of-the-cousins",
    expression: "x-y*z",
    units: ["{o}", "{o}"],
    numbers: { y: "3..8", z: "2..7", x: "60..99" },
    texts: [
      "{n} has {x} {o} and gives {z} to each of {his} {y} cousins. How many {o} does {he} have then?",
      "{y} shoppers bought {z} {o} each. There had been {x} {o} for sale. How many are still for sale?",
      "How many {o} are on the table when {x} were laid out and {y} children have picked {z} each?",
      "{m} makes {y} kits, and {z} {o} belong in every kit. {mHe} has {x} {o}. How many will not be used?",
    ],
  },
  {
    id: "two-deeds/behind-the-goal-with-equal-gifts",
    expression: "x-y*z",
    numbers: { y: "3..9", z: "4..10", x: "100..160" },
    texts: [
      "The team wants to sell {x} calendars. {y} players have sold {z} each. How many must still be sold?",
      "A tower is to be {x} blocks high. {n} has set up {y} layers of {z} blocks, one on the other. By how many blocks is it too low?",
      "How many chairs must be borrowed for {x} guests if the house has {y} rooms with {z} chairs each?",
      "{y} cars with room for {z} stand at the door. {x} hikers want a ride. How many hikers will have to walk?",
    ],
  },
];

/** Something is divided first, and then a share grows or shrinks. */
const SHARE_CHANGED: readonly WordingFamily[] = [
  {
    id: "two-deeds/own-share-then-eaten",
    expression: "x/y-z",
    numbers: { y: "2..8", z: "2..6", x: "y*z+y*i" },
    texts: [
      "{x} walnuts are divided equally among {y} squirrel houses. In one house {z} walnuts are eaten. How many walnuts are left there?",
      "{n} and {his} friends, {y} in all, share {x} grapes evenly. {n} eats {z} of {his}. How many grapes does {he} have left?",
      "How many cards does {m} hold if {x} cards were dealt to {y} players in equal numbers and {mhe} has played {z}?",
      "Each of {y} gardeners got the same part of {x} bulbs. One of them found that {z} of hers were dry and threw them out. How many bulbs could she plant?",
    ],
  },
  {
    id: "two-deeds/groups-made-some-used",
    expression: "x/y-z",
    numbers: { y: "3..9", z: "2..6", x: "y*z+y*i" },
    texts: [
      "{n} put {x} soaps in boxes of {y} and sold {z} boxes. How many boxes are not sold?",
      "{x} ice cubes come out of trays for {y}. Every tray was full. {z} trays are washed. How many trays must still be washed?",
      "How many buses are on the road, if {x} travelers fill buses for {y} people and {z} of the buses have not left yet?",
      "A rope of {x} feet was cut every {y} feet. {z} of the pieces went to the sailors, and the others hang in the shed. How many pieces hang there?",
    ],
  },
  {
    id: "two-deeds/price-of-one-with-discount",
    expression: "x/y-z",
    money: true,
    numbers: { y: "2..6", z: "2..5", x: "y*z+y*i" },
    texts: [
      "{y} shirts cost ${x}. {n} buys one shirt and has a coupon for ${z} off. How much does {he} pay?",
      "The reward of ${x} is split into {y} equal parts. {m} uses ${z} of {mhis} part for a taxi. How many dollars does {mhe} keep?",
      "The mill pays ${x} for {y} hours. {n} works there for just one hour and buys a sandwich for ${z} from the pay. How much of it is left?",
      "If {y} equal tickets were ${x} last year and a ticket is ${z} cheaper now, what is the price of a ticket now?",
    ],
  },
  {
    id: "two-deeds/days-of-stock-minus-past",
    expression: "x/y-z",
    numbers: { y: "3..10", z: "2..6", x: "y*z+y*i" },
    texts: [
      "{n} copies a book of {x} pages at {y} pages a day. {z} days have passed. How many more days will it take?",
      "The expedition packed {x} tins and opens {y} each day. It has been out for {z} days. How many days can it stay yet?",
      "How many more trips must the ferry make, if {x} cars are waiting, it carries {y}, and it makes {z} trips before noon?",
      "{x} chairs are to be painted at a rate of {y} each day. How many days of painting remain after the first {z} days?",
    ],
  },
  {
    id: "two-deeds/fewer-than-an-equal-part",
    expression: "x/y-z",
    numbers: { y: "2..9", z: "2..6", x: "y*z+y*i" },
    texts: [
      "There are {x} fish in the big pond, {y} times as many as in the small pond. A heron takes {z} fish from the small pond. How many fish does the small pond have now?",
      "{n} dug up {x} clams, {y} times as many as {m}. A wave washed {z} of {m}'s clams away. How many clams did {m} still have?",
      "The tower has {x} steps, which is {y} times as many as the porch has. {z} steps of the porch are broken. How many steps of the porch are good?",
      "How long is the short film? If it were {z} minutes longer, the long film of {x} minutes would last {y} times as long as it.",
    ],
  },
  {
    id: "two-deeds/equal-part-joins-own-store",
    expression: "x/y+z",
    units: ["{o}", "{o}"],
    numbers: { y: "2..9", z: "3..30", x: "y*i" },
    texts: [
      "{n} had {z} {o}. Then {x} {o} were shared equally by {y} cousins, one of whom was {n}. How many {o} does {n} have now?",
      "{x} {o} are split evenly between {y} rooms. One room had {z} {o} before. How many {o} are in that room now?",
      "How many {o} are in {m}'s bag after {mhe} gets one of {y} equal parts of {x} {o}? There were {z} in it already.",
      "A teacher divides {x} {o} among {y} tables so that all get the same. Then she gives {z} extra {o} to the last table. Find the number of {o} on the last table.",
    ],
  },
  {
    id: "two-deeds/new-packs-next-to-old",
    expression: "x/y+z",
    numbers: { y: "3..12", z: "2..15", x: "y*i" },
    texts: [
      "{n} binds {x} pencils in bundles of {y}. {z} bundles were ready before. How many bundles are there now?",
      "{x} seeds were sown in pots, {y} to a pot, next to {z} pots that were on the sill. How many pots are on the sill?",
      "How many wagons does the train have, if {x} cattle ride {y} to a wagon and {z} more wagons carry coal?",
      "The class of {x} works in groups of {y}. {z} groups from next door join in. What is the number of groups?",
    ],
  },
  {
    id: "two-deeds/price-of-one-plus-other",
    expression: "x/y+z",
    money: true,
    numbers: { y: "3..8", z: "3..30", x: "y*i" },
    texts: [
      "{y} brushes are ${x}. A can of paint is ${z}. What do one brush and one can cost together?",
      "{n} and {his} housemates split a phone bill of ${x} evenly among all {y} of them. {n} also pays ${z} for {his} own long calls. How much does {n} pay in all?",
      "How many dollars does a diver get for one dive and a bonus of ${z}, when {y} dives are paid with ${x}?",
      "The ${x} from the raffle was split equally by {y} clubs. The rowing club then found ${z} in a drawer. How much money did the rowing club have from the two?",
    ],
  },
  {
    id: "two-deeds/time-to-do-plus-wait",
    expression: "x/y+z",
    numbers: { y: "2..9", z: "2..5", x: "y*i" },
    texts: [
      "{n} irons {y} shirts an hour. {He} must iron {x} shirts and rests for {z} hours in between. In how many hours will {he} be through?",
      "A tank of {x} gallons is filled at {y} gallons a minute after a wait of {z} minutes. How many minutes is that in total?",
      "How many days will the ship be away? It sails {x} miles at {y} miles a day and lies in port for {z} days.",
      "The cook needs {z} minutes to heat the grill and then turns out {y} burgers a minute. How long until {x} burgers are done?",
    ],
  },
  {
    id: "two-deeds/more-than-an-equal-part",
    expression: "x/y+z",
    numbers: { y: "2..9", z: "2..15", x: "y*i" },
    texts: [
      "A red kite flew {x} feet high, {y} times as high as a blue one. The blue kite then rose {z} feet. How high is it now?",
      "{n} did {x} push-ups. That was {y} times what {m} did before lunch. After lunch {m} did {z} more. How many push-ups did {m} do that day?",
      "How long is each leg of the table if a pole of {x} inches is cut into {y} equal legs and every leg gets a foot of {z} inches?",
      "Last year {x} storks nested in {y} villages, the same number in each. Our village has {z} more now. How many storks nest in our village?",
    ],
  },
  {
    id: "two-deeds/one-pile-of-equal-piles-goes",
    expression: "x-x/y",
    numbers: { y: "3..9", x: "y*i" },
    texts: [
      "{n} sorts {x} pebbles into {y} equal piles and gives one pile away. How many pebbles does {he} keep?",
      "{x} acrobats stand in {y} rings of the same size. One whole ring goes off to eat. How many acrobats are still standing?",
      "A cake of {x} pounds was cut into {y} equal pieces, and one piece has been sold. How many pounds of cake are left?",
      "How many pages of the paper did {m} read, if {mhe} read all but one of its {y} sections, which share its {x} pages equally?",
    ],
  },
];

/** Groups are in groups, or are made over into other ones. */
const GROUPS_OF_GROUPS: readonly WordingFamily[] = [
  {
    id: "two-deeds/boxes-in-crates-on-trucks",
    expression: "x*y*z",
    numbers: { x: "2..8", y: "3..9", z: "3..12" },
    texts: [
      "{x} trucks bring {y} crates each. Each crate has {z} lamps. How many lamps do they bring?",
      "In every box are {z} crayons. A carton has {y} boxes, and the school gets {x} cartons. How many crayons does the school get?",
      "How many windows does the street have, with {x} houses of {y} floors and {z} windows on every floor?",
      "The stadium has {x} blocks. A block is made of {y} rows, and {z} people can sit in a row. Find how many people can sit in the stadium.",
    ],
  },
  {
    id: "two-deeds/each-day-for-each-animal",
    expression: "x*y*z",
    numbers: { x: "2..9", y: "2..8", z: "3..14" },
    texts: [
      "{n} keeps {x} parrots. Each parrot eats {y} nuts a day. How many nuts do they eat in {z} days?",
      "For {z} weeks {x} nurses each gave {y} shots a week. How many shots were given?",
      "How many miles does {m} ride in {z} weeks, if {mhe} rides {x} miles a day on {y} days of every week?",
      "{x} taps drip. Each loses {y} cups an hour. What is lost in {z} hours, in cups?",
    ],
  },
  {
    id: "two-deeds/cost-of-several-for-several",
    expression: "x*y*z",
    money: true,
    numbers: { x: "2..8", y: "2..6", z: "3..12" },
    texts: [
      "{x} children each get {y} books. One book is ${z}. How much do all the books cost?",
      "Every one of {x} helpers worked {y} hours and was paid ${z} an hour. How much money was paid out?",
      "How many dollars does {n} take in, if {he} sells {x} bags of {y} cakes and a cake brings ${z}?",
      "{m} rents {x} bikes for {y} days. The price is ${z} a day for one bike. What is the rent?",
    ],
  },
  {
    id: "two-deeds/rows-stacked-in-layers",
    expression: "x*y*z",
    numbers: { x: "2..7", y: "3..9", z: "3..9" },
    texts: [
      "Jars are packed in {x} layers. Every layer has {y} rows of {z} jars. How many jars are packed?",
      "A block of sugar is {x} cubes high, {y} cubes wide and {z} cubes long. How many cubes is it made of?",
      "How many beats are in the song? It has {x} verses of {y} lines, and each line has {z} beats.",
      "{n} sews {x} curtains, with {y} stripes on each curtain and {z} stars on each stripe. Tell how many stars {he} sews on.",
    ],
  },
  {
    id: "two-deeds/repacked-into-other-groups",
    expression: "x*y/z",
    numbers: { z: "2..5", y: "z*j", x: "3..9" },
    texts: [
      "{n} empties {x} bags of {y} marbles and puts all of them in jars of {z}. How many jars does {he} fill?",
      "{x} buses brought {y} campers each to the lake. There they were put in boats, {z} to a boat. How many boats were used?",
      "How many necklaces can be made from {x} strings with {y} beads on each, if a necklace takes {z} beads?",
      "{z} cookies go on a plate. The baker made {x} trays, {y} cookies a tray. Find the number of plates she can fill.",
    ],
  },
  {
    id: "two-deeds/whole-stock-shared-by-people",
    expression: "x*y/z",
    numbers: { z: "2..4", x: "z*j", y: "4..12" },
    texts: [
      "{x} boxes with {y} tangerines each are shared equally by {z} families. How many tangerines does a family get?",
      "{n} found {x} nests of {y} golf balls by the pond and split the balls evenly with {his} friends, so that {z} people had the same number. How many did {n} have?",
      "The work takes {x} people {y} days. How many days would it take {z} people who work just as fast?",
      "How many pages must each of {z} typists type, if {x} letters of {y} pages are divided fairly among them?",
    ],
  },
  {
    id: "two-deeds/earned-and-then-split-up",
    expression: "x*y/z",
    money: true,
    numbers: { z: "3..5", x: "z*j", y: "4..15" },
    texts: [
      "{x} cars were washed for ${y} each. The {z} washers split the money equally. How much did each of them get?",
      "{z} sisters buy {x} seats at ${y} a seat for their family and pay alike. How many dollars does each sister pay?",
      "How many ${z} tickets can {m} buy with the money from {x} hours of work at ${y} an hour?",
      "A tent costs ${y} a day. {n} and others, {z} people together, rent it for {x} days and share the cost evenly. What is {n}'s part?",
    ],
  },
  {
    id: "two-deeds/at-this-pace-more-hours",
    expression: "x/y*z",
    numbers: { y: "2..6", x: "y*i", z: "7..15" },
    texts: [
      "In {y} hours {n} folds {x} boxes. How many boxes does {he} fold in {z} hours at that pace?",
      "{y} equal sacks weigh {x} pounds. What do {z} such sacks weigh?",
      "How far does an ox cart go in {z} hours if it goes {x} miles in {y} hours and keeps its speed?",
      "A recipe for {y} people takes {x} ounces of rice. {m} cooks it for {z} people. How many ounces does {mhe} need?",
    ],
  },
  {
    id: "two-deeds/price-for-other-number",
    expression: "x/y*z",
    money: true,
    numbers: { y: "6..12", x: "y*i", z: "2..5" },
    texts: [
      "{y} pots cost ${x}. How much do {z} pots cost at the same price?",
      "{n} gets ${x} for {y} lawns. All lawns are paid alike. How much will {he} get for {z} lawns?",
      "What must the school pay for {z} tickets, when {y} tickets were ${x}?",
      "{m} was charged ${x} for {y} nights at an inn. {mHe} goes back to stay {z} nights for the same price a night. How many dollars will that be?",
    ],
  },
  {
    id: "two-deeds/some-of-the-equal-parts",
    expression: "x/y*z",
    numbers: { y: "5..9", x: "y*i", z: "2..4" },
    texts: [
      "{x} sheep are kept in {y} equal flocks. {z} of the flocks go up the hill. How many sheep go up the hill?",
      "A board of {x} inches is sawed into {y} pieces of the same length. {n} lays {z} pieces end to end. How long is the line?",
      "How many pupils are on the trip, if {x} pupils are in {y} classes of one size and {z} classes go on the trip?",
      "{m} laid {x} stones in {y} rows that are alike and painted {z} rows white. Tell how many stones are white.",
    ],
  },
  {
    id: "two-deeds/shared-by-rows-and-boxes",
    expression: "x/(y*z)",
    numbers: { y: "2..6", z: "2..6", x: "y*z*i" },
    texts: [
      "{x} books stand in {y} cases. Each case has {z} shelves, and all shelves hold the same. How many books are on a shelf?",
      "{n} has to read {x} poems in {y} weeks. {He} will read on {z} days a week, the same number each day. How many poems a day is that?",
      "How many seeds go in each hole, if {x} seeds are sown in {y} beds with {z} holes apiece, evenly?",
      "{y} teams of {z} workers plant {x} trees. Every worker plants as many as the next. Find how many trees one worker plants.",
    ],
  },
  {
    id: "two-deeds/split-and-split-again",
    expression: "x/y/z",
    numbers: { y: "2..6", z: "2..6", x: "y*z*i" },
    texts: [
      "{x} tiles are split into {y} equal heaps. Each heap is laid in {z} equal rows. How many tiles are in a row?",
      "A field of {x} acres is divided among {y} sisters. Each divides her part among {z} children. All parts are equal. How many acres does a child get?",
      "How many toys does one child get if {x} toys go to {y} schools in equal lots and each school hands its lot out to {z} children fairly?",
      "{n} cuts a ribbon of {x} inches into {y} equal pieces and each piece into {z} equal bits. How long is a bit?",
    ],
  },
];

/** One number is told by another, and both are wanted together. */
const TOLD_BY_ANOTHER: readonly WordingFamily[] = [
  {
    id: "two-deeds/both-when-one-has-more",
    expression: "x+(x+y)",
    numbers: { x: "8..60", y: "3..25" },
    texts: [
      "{n} caught {x} trout. {m} caught {y} more than {n}. How many trout did the two catch together?",
      "On {day} the museum had {x} visitors, and on {day2} it had {y} visitors more. How many visitors did it have on the two days?",
      "How many chairs are in both rooms, if the blue room has {x} and the green room has {y} more than the blue room?",
      "The first half of the hike took {x} minutes. The second half was {y} minutes longer. How long did the hike take?",
    ],
  },
  {
    id: "two-deeds/both-when-one-has-fewer",
    expression: "x+(x-y)",
    numbers: { x: "30..80", y: "4..25" },
    texts: [
      "{n} blew {x} bubbles, and {m} blew {y} fewer. How many bubbles did they blow in all?",
      "A pine is {x} feet tall. A fir is {y} feet shorter than the pine. How tall are the two if their heights are added?",
      "This week the hens laid {y} eggs less than last week, when they laid {x}. Find the eggs of both weeks together.",
      "How much do two parcels weigh when one weighs {x} ounces and the other is {y} ounces lighter?",
    ],
  },
  {
    id: "two-deeds/both-when-one-costs-more",
    expression: "x+(x+y)",
    money: true,
    numbers: { x: "5..50", y: "2..20" },
    texts: [
      "A rug is ${x}. A curtain is ${y} more than the rug. {n} buys one of each. How much does {he} spend?",
      "In May {m} saved ${x}, and in June {mhe} saved ${y} more than in May. What did {mhe} save in the two months?",
      "The bus costs ${x} and the train ${y} more than the bus. {n} goes there by bus and comes home by train. What does {he} pay for both?",
      "How many dollars do the two brothers have together? The younger one has ${x}, and the older one has that and ${y} more.",
    ],
  },
  {
    id: "two-deeds/both-when-one-is-a-multiple",
    expression: "x+x*y",
    numbers: { x: "3..15", y: "3..8" },
    texts: [
      "{n} has {x} tadpoles. {m} has {y} times as many. How many tadpoles do they have together?",
      "A snack took {x} minutes, and the dinner took {y} times as long as the snack. How many minutes were spent on the two meals?",
      "How many flags are on the ship, if {x} are red and the blue ones are {y} times as many, and it has no others?",
      "A pup weighs {x} pounds. Its mother weighs {y} times that. Find the weight of the mother and the pup on one scale.",
    ],
  },
  {
    id: "two-deeds/how-many-more-the-multiple-is",
    expression: "x*y-x",
    numbers: { x: "3..20", y: "3..9" },
    texts: [
      "{m} jumped rope {x} times. {n} jumped {y} times as often. How many more jumps did {n} do than {m}?",
      "A sparrow's nest is {x} feet up. A hawk's nest is {y} times as high. How much higher is the hawk's nest?",
      "How many pages longer is the novel, if the play has {x} pages and the novel has {y} times that many?",
      "The village had {x} shops. Now it has {y} times as many shops as then. By how many shops has it grown?",
    ],
  },
  {
    id: "two-deeds/one-more-each-of-three-parts",
    expression: "x+y+z",
    numbers: { x: "8..60", y: "6..50", z: "5..40" },
    texts: [
      "{n} hung {x} bulbs on the roof, {y} on the door, and {z} on the fir. How many bulbs did {he} hang?",
      "On its way the tram takes on {x} people at the mill, {z} at the market, and {y} at the bridge. Nobody gets off. The tram was empty before. How many people are on it?",
      "How many instruments does the shop have, if there are {x} flutes, {y} drums, {z} harps and nothing else?",
      "{m} slept {x} minutes on the train and {y} minutes on the bus. At home {mhe} slept {z} minutes more. Find how long {mhe} slept altogether.",
    ],
  },
  {
    id: "two-deeds/start-before-two-gifts",
    expression: "x-y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "50..95", y: "8..22", z: "5..20" },
    texts: [
      "After {m} gave {n} {y} {o} and Grandpa gave {him} {z}, {n} had {x} {o}. How many {o} did {he} have at first?",
      "{n} has {x} {o}. {y} of them were a present and {z} were a prize. {He} bought all the others. How many did {he} buy?",
      "How many {o} were in the room this morning? Now there are {x}. {y} were brought in at ten and {z} at noon.",
      "There are {x} {o} on three tables. The first table has {y} and the second has {z}. How many are on the third?",
    ],
  },
  {
    id: "two-deeds/three-tasks-of-the-evening",
    expression: "x+y+z",
    money: true,
    numbers: { x: "4..50", y: "3..40", z: "2..30" },
    texts: [
      "{n} pays ${x} for gas, ${y} for a tire and ${z} for oil. What does {he} pay in all?",
      "A sailor has lent ${y} to the cook and ${z} to the mate, and he still has ${x}. How much did he have before?",
      "How much must {m} earn to buy a vest of ${x}, a tie of ${y} and socks of ${z}?",
      "The price of a wagon was ${x}. It rose by ${y} in fall and by ${z} in winter. Find its price after that.",
    ],
  },
];

/** Problems of a worksheet in which two operations in a row lead to the answer. */
export const EXERCISE_TWO_STEPS: readonly WordingFamily[] = [
  ...JOINED_THEN_LESS,
  ...SUM_OR_DIFFERENCE_TIMES,
  ...SHARED_OUT,
  ...GROUPS_LESS,
  ...GROUPS_AND_SOME,
  ...LESS_THE_GROUPS,
  ...SHARE_CHANGED,
  ...GROUPS_OF_GROUPS,
  ...TOLD_BY_ANOTHER,
];

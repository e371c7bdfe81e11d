import type { WordingFamily } from "../wording.ts";

/** Some are gone, and the others make a number of groups of one size. */
const GONE_THEN_GROUPED: readonly WordingFamily[] = [
  {
    id: "mixed/rained-on-then-stacked",
    expression: "(x-y)/z",
    numbers: { z: "3..9", y: "3..20", x: "y+z*i" },
    texts: [
      "The hay wagon brought {x} bales to the barn. Rain had ruined {y} of the bales. The farmer piled up the dry ones in stacks of {z}. How many stacks did he make?",
      "{n} hung {x} paper stars outside. A storm blew {y} away. {He} brought the rest inside and hung {z} in each window. How many windows have stars?",
      "How many sleds were loaded? Each sled was loaded with {z} sacks of salt. There had been {x} sacks, but {y} got wet and were left behind.",
      "A flood soaked {y} of the {x} library books in the basement. The dry books were moved to carts that hold {z} books. How many carts did the librarian fill?",
    ],
  },
  {
    id: "mixed/sold-some-boxed-rest",
    expression: "(x-y)/z",
    numbers: { z: "2..8", y: "10..40", x: "y+z*i" },
    texts: [
      "A potter made {x} bowls. She sold {y} at the fair and packed the rest in crates for the trip home. If each crate holds {z} bowls, how many crates did she need?",
      "{n}'s stand had {x} jars of honey this morning. {y} jars were sold. {He} put the jars nobody bought in boxes of {z}. How many boxes is that?",
      "At closing time the roadside stand had sold {y} of its {x} pumpkins. The rest were rolled into carts, {z} in every cart. How many carts were used?",
      "Cartons for {z} lamps each stand ready at the warehouse. {x} lamps came in and {y} were bought right away. Find how many cartons the other lamps fill.",
    ],
  },
  {
    id: "mixed/ate-some-then-lunch-bags",
    expression: "(x-y)/z",
    units: ["{f}", "bags"],
    numbers: { z: "2..6", y: "2..12", x: "y+z*i" },
    texts: [
      "{n} bought {x} {f}. The family ate {y} of them at breakfast. {He} put {z} {f} in each lunch bag until none were left. How many lunch bags did {he} fill?",
      "If Grandpa has {x} {f}, eats {y}, and then puts the rest in bags of {z}, how many bags will he have?",
      "There were {x} {f} on the counter. {y} were gone when Mom came back. She bagged the others by {z}. How many bags did Mom get?",
      "{m} wants to pack {z} {f} for each hiker. {mHe} had {x}, but {mhis} brothers have just eaten {y}. How many hikers can get a full bag?",
    ],
  },
  {
    id: "mixed/sick-at-home-then-vans",
    expression: "(x-y)/z",
    units: ["{u}", "vans"],
    numbers: { z: "4..9", y: "2..9", x: "y+z*i" },
    texts: [
      "There are {x} {u} in the chess club. On the day of the trip {y} were sick. The rest rode in vans with {z} in each van. How many vans were there?",
      "{x} {u} wanted to see the caves, but {y} changed their minds. One van takes {z} {u}. How many vans did the others need?",
      "How many vans must Coach order if each van seats {z}, {x} {u} are on the list, and {y} of them are walking there?",
      "{y} out of {x} {u} missed the meeting point. Those who were there climbed into vans, {z} to a van. How many vans drove off?",
    ],
  },
  {
    id: "mixed/popped-then-tied-up",
    expression: "(x-y)/z",
    numbers: { z: "3..7", y: "2..12", x: "y+z*i" },
    texts: [
      "{n} blew up {x} balloons for the school dance and {y} popped. {He} tied the good ones to the railings, {z} on each railing. How many railings had balloons?",
      "Of {x} light bulbs, {y} would not light up. {m} screwed the working ones into lamps that take {z} bulbs. How many lamps did {mhe} light?",
      "{x} drums were rented for the parade. After {y} of them cracked, the others were given to groups of {z} drummers, one drum for each drummer. How many groups could play?",
      "Each costume needs {z} feathers. The theater had {x} feathers before the cat chewed {y}. How many costumes can be made now?",
    ],
  },
  {
    id: "mixed/kept-some-traded-rest",
    expression: "(x-y)/z",
    units: ["{o}", "friends"],
    numbers: { z: "2..8", y: "3..25", x: "y+z*i" },
    texts: [
      "{n} had {x} {o}. {He} kept {y} for {himself} and gave {z} to each of {his} friends, so that none were left. How many friends got {o}?",
      "{z} {o} went to every friend of {n}'s. {He} started out with {x} and wound up with {y}. How many friends did {he} give {o} to?",
      "After {n} dropped {y} of {his} {x} {o} down a well, {he} handed out all the others. Each friend received {z}. How many friends were there?",
      "How many friends can get {z} {o} each from {n}, who owns {x} {o} and is saving {y} of them for {his} little sister?",
    ],
  },
  {
    id: "mixed/pieces-lost-then-kits",
    expression: "(x-y)/z",
    numbers: { z: "4..12", y: "3..20", x: "y+z*i" },
    texts: [
      "It takes {z} wheels to build one toy train. {n} had {x} wheels and lost {y}. How many toy trains can {he} build?",
      "The bike club has {x} spare bolts. {y} are bent. A seat needs {z} straight bolts. For how many seats are there enough?",
      "A tailor counted {x} buttons, then found that {y} did not match. She sewed the matching buttons on coats, {z} on each one, and used them all. How many coats got buttons?",
      "{x} beads were in {m}'s jar when it tipped over, and {y} rolled under the stove. With the others {mhe} made bracelets of {z} beads. Tell how many bracelets {mhe} made.",
    ],
  },
  {
    id: "mixed/chores-done-hours-left",
    expression: "(x-y)/z",
    numbers: { z: "3..9", y: "5..30", x: "y+z*i" },
    texts: [
      "{n} has {x} windows to wash. {He} washed {y} of them yesterday. At {z} windows an hour, how many more hours will it take {him}?",
      "Today a nurse has to call {x} families. She called {y} before lunch. After lunch she makes {z} calls every hour. In how many hours will she be done?",
      "The mechanic checks {z} cars a day. {x} cars are waiting in the lot, but {y} of them turn out to need no check. How many days does he work on the rest?",
      "How many evenings does {m} still need? {mHe} is copying {x} recipes, {y} are already copied, and {mhe} copies {z} each evening.",
    ],
  },
  {
    id: "mixed/spent-then-buys-with-rest",
    expression: "(x-y)/z",
    numbers: { z: "2..9", y: "4..40", x: "y+z*i" },
    money: true,
    texts: [
      "{n} got ${x} for {his} birthday. {He} spent ${y} on a soccer shirt. Comic books cost ${z} each. How many comic books can {he} buy with the rest of the money?",
      "Goldfish are ${z} each. {m} came with ${x} and paid ${y} for a tank. {mHe} used all the money {mhe} had left to buy goldfish. How many goldfish did {mhe} buy?",
      "The drama club had ${x}. The club paid ${y} to rent the hall and used the rest on wigs at ${z} apiece. How many wigs did the club buy?",
      "How many bags of plaster can the mason buy? A bag costs ${z}. He had ${x} in the morning and has since spent ${y} on gas.",
    ],
  },
  {
    id: "mixed/saves-up-what-is-missing",
    expression: "(x-y)/z",
    numbers: { z: "3..12", y: "5..40", x: "y+z*i" },
    money: true,
    texts: [
      "A skateboard costs ${x}. {n} has ${y}. {He} can save ${z} a week. How many weeks does {he} have to save?",
      "{m} already has ${y} toward a guitar that costs ${x}. If {mhe} earns ${z} for each lawn {mhe} mows, how many lawns must {mhe} mow?",
      "How many pies at ${z} each must the scouts sell? They need ${x} for the tent, and ${y} is in the cash box.",
      "The ticket to the coast is ${x}. My sister owns ${y} and gets ${z} each time she babysits. How many times must she babysit before she can buy the ticket?",
    ],
  },
  {
    id: "mixed/escaped-then-housed",
    expression: "(x-y)/z",
    numbers: { z: "2..7", y: "2..10", x: "y+z*i" },
    texts: [
      "{x} rabbits lived on the farm. {y} dug a hole and ran off. The farmer put the rest in hutches, {z} in each hutch. How many hutches did he use?",
      "The pet shop has {x} mice. {n} buys {y} of them. The other mice sleep in cages of {z}. How many cages have mice in them?",
      "In the fall {y} of the {x} geese at the lake flew south. The ones that stayed swam about in groups of {z}. How many groups were on the lake?",
      "Each kennel at the shelter is home to {z} dogs. How many kennels are full now that {y} of the {x} dogs have found a family?",
    ],
  },
  {
    id: "mixed/read-already-then-nights",
    expression: "(x-y)/z",
    numbers: { z: "5..15", y: "10..60", x: "y+z*i" },
    texts: [
      "{n}'s adventure book is {x} pages long. {He} read {y} pages on the bus. If {he} reads {z} pages every night, how many nights will it take to finish the book?",
      "A knitting pattern has {x} rows. Grandma has knitted {y} and knits {z} rows a night. How many nights until the scarf is done?",
      "The band must learn {x} lines of music by spring. They know {y} of the lines. At every practice they learn {z} more. How many practices do they need?",
      "How many hours will the canal boat still be on the way? The whole trip is {x} miles, {y} miles are behind it, and it covers {z} miles an hour.",
    ],
  },
];

/** Some are gone, and the others are divided among so many. */
const GONE_THEN_SHARED: readonly WordingFamily[] = [
  {
    id: "mixed/burnt-then-shared",
    expression: "(x-y)/z",
    numbers: { z: "2..8", y: "2..12", x: "y+z*i" },
    texts: [
      "{n} toasted {x} marshmallows, and {y} fell into the fire. {He} and {his} friends, {z} people in all, shared the others equally. How many did each person get?",
      "Dad fried {x} dumplings. He burned {y} of them. The good dumplings were put on {z} plates, the same number on every plate. How many dumplings were on a plate?",
      "The {z} cousins ate pancakes, and each of them ate as many as the others. {x} pancakes had been made and {y} were given to the neighbors. How many pancakes did each cousin eat?",
      "If {y} of {x} ears of corn are bad and the good ones are split evenly by {z} campers, how many ears does each camper get?",
    ],
  },
  {
    id: "mixed/teacher-keeps-some",
    expression: "(x-y)/z",
    numbers: { z: "3..9", y: "3..20", x: "y+z*i" },
    texts: [
      "Mrs. Lane had {x} sheets of gold paper. She kept {y} and passed out the rest to {z} tables evenly. How many sheets did each table get?",
      "Coach brought {x} tennis balls. {y} stay in the bag. The others go to {z} players, the same number to each. How many tennis balls does one player have?",
      "{z} classes share the school's tablets. The school has {x} tablets, but {y} are out for repair. How many tablets can each class have if all classes get the same?",
      "How many maps did each guide receive? {x} maps were printed, {y} were saved for later, and {z} guides took equal shares of the rest.",
    ],
  },
  {
    id: "mixed/gave-some-then-albums",
    expression: "(x-y)/z",
    units: ["{o}", "{o}"],
    numbers: { z: "2..7", y: "3..25", x: "y+z*i" },
    texts: [
      "{n} had {x} {o}. {He} gave {m} {y} and put the rest in {z} {c} with the same number in each. How many {o} are in one of the {c}?",
      "{m} got {y} of {n}'s {x} {o}. The ones left were sorted evenly into {z} {c}. How many {o} did each of the {c} hold?",
      "There are {z} {c} in {n}'s room, all with the same number of {o}. Before filling them, {he} threw out {y} of {his} {x} {o}. How many {o} did {he} put in each?",
      "How many {o} will be in each of {z} {c} if {n} takes {x} {o}, sets {y} aside, and divides the others equally?",
    ],
  },
  {
    id: "mixed/paid-off-then-equal-payments",
    expression: "(x-y)/z",
    money: true,
    numbers: { z: "2..10", y: "10..60", x: "y+z*i" },
    texts: [
      "A sofa costs ${x}. {n} pays ${y} today and the rest in {z} equal payments. How much is each payment?",
      "{n} bought {z} plates, all at the same price. {He} had ${x} before and ${y} afterward. How much did one plate cost?",
      "Mom left the {shop} with ${y}. She had gone in with ${x} and bought {z} pillows that were all the same price. What was the price of a pillow?",
      "How many dollars did each of the {z} brothers get? They earned ${x} by raking leaves and first paid their aunt ${y} for the rakes.",
    ],
  },
  {
    id: "mixed/total-less-the-extra-one",
    expression: "(x-y)/z",
    money: true,
    numbers: { z: "2..8", y: "3..20", x: "y+z*i" },
    texts: [
      "{n} paid ${x} for a hat and {z} T-shirts. The hat was ${y}. The T-shirts all cost the same. How much was each T-shirt?",
      "The bill at the diner came to ${x}. That was ${y} for a big salad and the rest for {z} soups at one price. What did one soup cost?",
      "Renting a boat is ${y} plus a price for every hour. {m} took it for {z} hours and paid ${x}. How much is one hour?",
      "A plumber charged ${x}: ${y} for the drive and the rest for {z} hours of work. How many dollars did he charge per hour?",
    ],
  },
  {
    id: "mixed/points-of-the-others",
    expression: "(x-y)/z",
    numbers: { z: "3..8", y: "4..20", x: "y+z*i" },
    texts: [
      "Our basketball team scored {x} points. {n} scored {y} of them. The {z} other players scored the same number of points each. How many points did each of them score?",
      "In a relay of {x} laps, {n} ran {y}. {z} teammates ran equal parts of the rest. How many laps did each teammate run?",
      "{x} weeds were pulled, {y} of them by Grandma. The {z} grandchildren each pulled an equal number of the others. How many weeds did each grandchild pull?",
      "How many envelopes did each helper seal? The {z} helpers all sealed as many as one another, {m} sealed {y}, and {x} were sealed in all.",
    ],
  },
  {
    id: "mixed/poured-off-then-cups",
    expression: "(x-y)/z",
    numbers: { z: "3..8", y: "5..30", x: "y+z*i" },
    texts: [
      "A jug held {x} ounces of tea. {n} spilled {y} ounces. What was left was poured evenly into {z} glasses. How many ounces are in each glass?",
      "The cook made {x} cups of broth and froze {y} cups. She used the rest for {z} pots of soup, the same amount in each. How many cups of broth went in one pot?",
      "{z} water troughs were filled alike from a tank with {x} gallons in it. {y} gallons stayed in the tank. How many gallons did each trough get?",
      "Paint for {z} walls, the same amount for every wall: that is all {m} needed. {mHe} had {x} quarts and has {y} quarts now. How many quarts did each wall take?",
    ],
  },
  {
    id: "mixed/trimmed-then-equal-lengths",
    expression: "(x-y)/z",
    numbers: { z: "2..9", y: "3..20", x: "y+z*i" },
    texts: [
      "{n} had {x} inches of ribbon. {He} used {y} inches for a bow and cut the rest into {z} equal strips. How long was each strip?",
      "A pipe is {x} feet long. A plumber saws off {y} feet, then makes {z} equal parts of what remains. Find the length of one part.",
      "{z} rulers of the same length were made from a board of {x} centimeters, and {y} centimeters of it were left over. How long is each ruler?",
      "How many miles does each runner have to run in a relay of {x} miles if the captain runs {y} miles and the other {z} runners share the rest equally?",
    ],
  },
  {
    id: "mixed/children-who-left-then-teams",
    expression: "(x-y)/z",
    numbers: { z: "2..6", y: "2..9", x: "y+z*i" },
    texts: [
      "{x} kids met on the beach. {y} had to go home. The ones who stayed made {z} equal teams. How many kids were on each team?",
      "{y} of the {x} guests at the wedding danced. The others sat at {z} tables, equally many at each. How many guests sat at a table?",
      "The school band has {x} members. When {y} of them are away, the rest march in {z} equal rows. How many march in each row?",
      "After {y} passengers got off, the {z} wagons of the train had the same number of passengers each. Before that, {x} passengers were on the train. How many are in each wagon now?",
    ],
  },
  {
    id: "mixed/remaining-work-by-days",
    expression: "(x-y)/z",
    numbers: { z: "2..7", y: "5..30", x: "y+z*i" },
    texts: [
      "{n} must practice piano for {x} minutes this week. {He} has practiced {y} minutes. There are {z} days left. How many minutes should {he} practice each day to spread the rest evenly?",
      "The road crew plants {x} trees. {y} are in the ground. They have {z} more days and want to plant the same number each day. How many trees a day is that?",
      "How many cards must {m} write per evening? {mHe} has {z} evenings, wants to write the same number on each of them, and {y} of the {x} cards are done.",
      "An author wants a story of {x} pages and has {y}. If she finishes it in {z} days and writes equally much daily, how many pages does she write in a day?",
    ],
  },
  {
    id: "mixed/melted-then-coolers",
    expression: "(x-y)/z",
    numbers: { z: "2..6", y: "3..15", x: "y+z*i" },
    texts: [
      "{x} ice pops were taken to the game. {y} melted. The rest were divided equally between {z} coolers. How many ice pops were in each cooler?",
      "The children shaped {x} snowballs, but the sun melted {y}. {z} snow forts got equal numbers of what was left. How many snowballs did each fort have?",
      "Waves carried off {y} of the {x} shells that {n} had found. {He} laid the others on {z} towels, equally many on each. How many shells are on one towel?",
      "How many candles stand on each of the {z} cakes? {x} candles were bought, {y} had melted in the hot car, and all the rest were used, equally many on each cake.",
    ],
  },
  {
    id: "mixed/weight-of-each-in-crate",
    expression: "(x-y)/z",
    numbers: { z: "3..9", y: "2..12", x: "y+z*i" },
    texts: [
      "A crate with {z} melons in it weighs {x} pounds. The empty crate weighs {y} pounds. The melons are equally heavy. How many pounds does one melon weigh?",
      "A toy tower is {x} inches tall. It has {z} equal blocks, one on top of the other, and a roof of {y} inches. How tall is each block?",
      "A cartoon and {z} ads of the same length took {x} minutes in all. Without ads the cartoon is {y} minutes. How long was each ad?",
      "What is the weight of one brick? A wheelbarrow weighs {x} pounds with {z} bricks and {y} pounds without them.",
    ],
  },
];

/** Two lots come together and are then grouped or divided. */
const JOINED_THEN_DIVIDED: readonly WordingFamily[] = [
  {
    id: "mixed/two-gardens-into-baskets",
    expression: "(x+y)/z",
    numbers: { x: "6..30", y: "6..30", z: "3..9" },
    texts: [
      "{n} cut {x} sunflowers in the front yard and {y} in the back yard. {He} put them in vases, {z} to a vase. How many vases did {he} need?",
      "There are {x} zucchini and {y} eggplants to pack. A box holds {z} vegetables. How many boxes will be packed?",
      "How many buckets of {z} crabs did the two fishers fill, if one caught {x} crabs and the other one {y}?",
      "{m} dug up {y} turnips before the rain and {x} after it. {mHe} tied them in bunches of {z}. Tell how many bunches {mhe} tied.",
    ],
  },
  {
    id: "mixed/moms-and-kids-in-tables",
    expression: "(x+y)/z",
    numbers: { x: "8..30", y: "8..30", z: "3..8" },
    texts: [
      "{x} grandparents and {y} children came to the pancake breakfast. {z} people sat at each table. How many tables were full?",
      "A sleigh holds {z} riders. {y} skiers and {x} snowboarders want a ride. How many sleighs are needed to take all of them at once?",
      "The ship has {x} women and {y} men on board. They sleep {z} to a cabin. How many cabins do they sleep in?",
      "Third grade has {x} singers and fourth grade has {y}. They will stand together in rows of {z} on the stage. How many rows will there be?",
    ],
  },
  {
    id: "mixed/had-some-bought-more-shared",
    expression: "(x+y)/z",
    units: ["{o}", "{o}"],
    numbers: { x: "6..40", y: "4..30", z: "2..8" },
    texts: [
      "{n} had {x} {o} and bought {y} more. {He} divided all of them equally among {his} {z} nieces. How many {o} did each niece get?",
      "After {m} added {y} {o} to the {x} that were in the drawer, {mhe} split them up into {z} equal piles. How many {o} were in each pile?",
      "{z} kids put together their {o}. The girls had {x} and the boys had {y}. Then they shared them so that everyone had the same. How many {o} does each kid have now?",
      "How many {o} go in each of {z} bins? The {o} are {x} from the attic and {y} from the garage, and every bin is to get the same number.",
    ],
  },
  {
    id: "mixed/costs-shared-by-roommates",
    expression: "(x+y)/z",
    money: true,
    numbers: { x: "15..70", y: "8..40", z: "2..6" },
    texts: [
      "The roommates pay ${x} for power and ${y} for water. {z} of them split the cost evenly. How much does each one pay?",
      "{n} and {his} friends ordered pizza for ${x} and drinks for ${y}. If {z} people share the bill equally, what is each person's share?",
      "A bus costs ${x} and the museum ${y} for the whole group. Every one of the {z} students is asked for the same amount. How many dollars is it?",
      "How much money did each of the {z} owners of the stand get? They took in ${y} on {day} and ${x} on {day2} and divided it evenly.",
    ],
  },
  {
    id: "mixed/two-kinds-of-money-spent-on-one",
    expression: "(x+y)/z",
    money: true,
    numbers: { x: "8..40", y: "8..40", z: "2..9" },
    texts: [
      "{n} found ${x} in {his} desk and ${y} in {his} coat. How many puzzle books at ${z} each can {he} buy with it?",
      "Grandma gave {m} ${x}. Grandpa gave {mhim} ${y}. A turn on the go-karts costs ${z}. How many turns can {mhe} pay for?",
      "The class made ${x} with a car wash and ${y} with a raffle. All of it went for paint sets that cost ${z} each. How many sets did the class buy?",
      "A sack of feed is ${z}. How many sacks does the farmer get when he spends the ${y} from the eggs and the ${x} from the milk?",
    ],
  },
  {
    id: "mixed/pages-of-two-subjects-per-hour",
    expression: "(x+y)/z",
    numbers: { x: "6..24", y: "6..24", z: "2..8" },
    texts: [
      "{n} has {x} science questions and {y} history questions. {He} answers {z} questions every hour. How many hours will it take {him}?",
      "How long do they need? The painters have {x} doors and {y} shutters to paint, and they paint {z} of these a day. Give the number of days.",
      "A judge must taste {x} jams and {y} jellies. If she tastes {z} a day, for how many days will she be busy?",
      "In her office the dentist has {y} children and {x} adults to see. She can see {z} patients in an hour. How many hours does she work?",
    ],
  },
  {
    id: "mixed/hens-lay-in-two-coops",
    expression: "(x+y)/z",
    numbers: { x: "10..60", y: "10..60", z: "4..12" },
    texts: [
      "The brown hens laid {x} eggs and the white hens laid {y}. A carton takes {z} eggs. How many cartons did the eggs fill?",
      "{n} has {x} song stickers and {y} star stickers. {He} sticks {z} stickers on each page until all are used. How many pages are covered?",
      "One machine made {y} bolts, another made {x}. The bolts are sold in packs of {z}. How many packs can be sold?",
      "{x} tall books and {y} short books must go on shelves. {z} books stand on one shelf. Find the number of shelves.",
    ],
  },
  {
    id: "mixed/new-arrivals-in-equal-pens",
    expression: "(x+y)/z",
    units: ["{a}", "{a}"],
    numbers: { x: "5..24", y: "5..20", z: "2..6" },
    texts: [
      "An animal park had {x} {a}. {y} more arrived by ship. Now all of them live in {z} enclosures, an equal number in each. How many {a} live in one enclosure?",
      "{x} {a} were caught by one ranger and {y} by another one. The rangers let them go at {z} different spots, equally many at each. How many {a} were let go at each spot?",
      "{n} drew {x} {a} with chalk and {y} with paint. They fill {z} big posters evenly. How many {a} are on each poster?",
      "How many wooden {a} stand on each of the {z} shelves if {m} carved {y} of them last year and {x} this year and sets the same number on every shelf?",
    ],
  },
  {
    id: "mixed/average-of-trips",
    expression: "(x+y)/z",
    numbers: { x: "8..60", y: "8..60", z: "3..8" },
    texts: [
      "The riders went {x} miles through the hills and {y} miles along the coast. It took {z} days, with the same distance each day. How many miles a day did they ride?",
      "{n} swam {x} laps in the first week and {y} in the second. {He} went to the pool {z} times and always swam equally far. How many laps did {he} swim each time?",
      "In {z} trips a truck hauled {x} tons of sand and {y} tons of gravel. Every load was equally heavy. How many tons were in a load?",
      "How many minutes long was each lesson? {m} had {z} lessons of one length. {mHe} spent {x} minutes of them on grammar and {y} minutes on reading.",
    ],
  },
  {
    id: "mixed/sewn-from-two-colors",
    expression: "(x+y)/z",
    numbers: { x: "12..50", y: "12..50", z: "4..12" },
    texts: [
      "A quilt has {z} patches. {n} owns {x} {color} patches and {y} {color2} ones. How many quilts can {he} make from all of them?",
      "{m} has {x} {color} beads and {y} {color2} beads. If {mhe} strings {z} beads on each necklace, how many necklaces will use them up?",
      "How many walls can be tiled with {x} {color} tiles and {y} {color2} tiles, if each wall takes {z} tiles of any color?",
      "{y} {color} pipes and {x} {color2} pipes came to the workshop. One toy castle is built from {z} pipes. How many castles can be built?",
    ],
  },
  {
    id: "mixed/food-that-lasts",
    expression: "(x+y)/z",
    numbers: { x: "6..30", y: "6..30", z: "2..8" },
    texts: [
      "The zoo has {x} bales of hay in the barn and gets {y} more today. The elephants eat {z} bales a day. For how many days is there hay?",
      "{n} bought {x} cans of cat food. The neighbor gave {him} {y} other cans. The cats need {z} cans each day. How many days will the cans last?",
      "A camp uses {z} bottles of gas a week. It has {y} in the shed and {x} on the truck. How many weeks can it go without buying any?",
      "How many mornings can the inn serve breakfast? It has {x} loaves of white bread and {y} loaves of rye bread and serves {z} loaves every morning.",
    ],
  },
  {
    id: "mixed/volunteers-join-then-crews",
    expression: "(x+y)/z",
    numbers: { x: "6..30", y: "6..24", z: "2..6" },
    texts: [
      "{x} volunteers came to clean the beach at nine. At ten {y} more joined them. They split into {z} crews of the same size. How many volunteers were in a crew?",
      "A troop of {x} scouts met a troop of {y} scouts. All of them played in {z} equal teams. How many scouts did a team have?",
      "{z} buses carried the {y} fans in blue and the {x} fans in white. The same number rode in each bus. How many fans rode in each bus?",
      "How many firefighters are at each of the {z} fires? {x} came from the city, {y} came from the villages, and the chief spread them evenly.",
    ],
  },
  {
    id: "mixed/kept-aside-included-again",
    expression: "(x+y)/z",
    numbers: { x: "10..50", y: "2..9", z: "3..8" },
    texts: [
      "{n} needs {x} screws for the bench and wants {y} spare ones. Screws come {z} in a pack. How many packs should {he} buy?",
      "The hospital plans for {x} patients plus {y} in case of an emergency. A nurse looks after {z} patients. How many nurses must be there?",
      "{x} guests said that they would come, and the baker was told to bake {y} extra servings. One pan makes {z} servings. How many pans did he bake?",
      "How many pads of {z} tickets should be printed? The hall sells {x} seats, and {y} people are allowed to stand with a ticket.",
    ],
  },
  {
    id: "mixed/before-it-was-given-by-groups",
    expression: "(x+y)/z",
    numbers: { x: "6..30", y: "6..30", z: "3..9" },
    texts: [
      "{n} opened some packs of {z} cards. {He} gave {y} of the cards to {m} and has {x} left. How many packs did {he} open?",
      "Some trays with {z} tarts each came out of the oven. {x} tarts were sold and {y} are still there. How many trays were there?",
      "{y} people in the hall stood up and left, so that {x} were still sitting. At first all the rows were full, with {z} people in each. How many rows does the hall have?",
      "How many bundles of {z} sticks did the beaver's dam take, if {x} sticks are in it today and the stream has carried {y} away?",
    ],
  },
];

/** Two amounts come together, and the sum is taken so many times. */
const JOINED_THEN_REPEATED: readonly WordingFamily[] = [
  {
    id: "mixed/things-in-each-kit",
    expression: "(x+y)*z",
    numbers: { x: "2..9", y: "2..9", z: "3..12" },
    texts: [
      "Each first aid kit has {x} bandages and {y} wipes in it. The school ordered {z} kits. How many things are in the kits in all?",
      "{n} made {z} gift baskets. {He} put {x} soaps and {y} candles in every basket. How many soaps and candles did {he} use altogether?",
      "How many coins does {m} have in {z} purses if each purse holds {x} silver coins and {y} copper coins?",
      "There are {z} tables in the diner. On every table stand {y} bottles and {x} glasses. What is the total number of bottles and glasses?",
    ],
  },
  {
    id: "mixed/two-people-work-for-days",
    expression: "(x+y)*z",
    numbers: { x: "3..15", y: "3..15", z: "3..9" },
    texts: [
      "{n} makes {x} baskets a day and {m} makes {y}. How many baskets do they make together in {z} days?",
      "Two printers run side by side. One prints {x} pages a minute and the other one prints {y}. How many pages come out in {z} minutes?",
      "Every week the old mill grinds {y} sacks of corn and the new mill {x} sacks. What do both mills grind in {z} weeks?",
      "In each of the {z} rounds {n} scored {x} points and {k} scored {y}. How many points did the two score in the whole game?",
    ],
  },
  {
    id: "mixed/pay-for-two-periods-hourly",
    expression: "(x+y)*z",
    money: true,
    numbers: { x: "2..8", y: "2..8", z: "6..20" },
    texts: [
      "{n} gets ${z} an hour. {He} worked {x} hours on {day} and {y} hours on {day2}. How much did {he} earn?",
      "A parking garage charges ${z} an hour. {m} parked for {x} hours before lunch and for {y} hours after it. How much did {mhe} pay?",
      "The music teacher gave {y} lessons in the spring and {x} in the fall. For every lesson she was paid ${z}. How much was she paid in all?",
      "How much does the room cost? The family stayed {x} nights, liked it, and stayed {y} nights more, always for ${z} a night.",
    ],
  },
  {
    id: "mixed/everyone-buys-a-ticket",
    expression: "(x+y)*z",
    money: true,
    numbers: { x: "3..15", y: "3..15", z: "3..12" },
    texts: [
      "{x} boys and {y} girls went bowling. Each of them paid ${z}. How much did they pay together?",
      "The caps of the team are ${z} each. {x} players have ordered one, and now {y} fans want one as well. What do all the caps cost?",
      "How much money did {n} take in? {He} sold {x} pots of basil and {y} pots of mint for ${z} a pot.",
      "At ${z} apiece, {m} bought {y} plants for the balcony and {x} for the kitchen. How many dollars did the plants cost {mhim}?",
    ],
  },
  {
    id: "mixed/more-animals-need-feed",
    expression: "(x+y)*z",
    units: ["{a}", "scoops"],
    numbers: { x: "3..12", y: "2..8", z: "2..9" },
    texts: [
      "{n} takes care of {x} {a}. This week {y} more came. Each one gets {z} scoops of feed a day. How many scoops does {n} need each day now?",
      "If {x} {a} live in the east wing and {y} live in the west wing, and every one of them is given {z} scoops of food, how many scoops are given out?",
      "How many scoops of food must be ready when the {y} new {a} join the {x} old ones? Each of the {a} eats {z} scoops.",
      "Each night the keeper carries {z} scoops of meal to each one of {x} big {a} and {y} small {a}. Find the number of scoops.",
    ],
  },
  {
    id: "mixed/additional-rows-planted",
    expression: "(x+y)*z",
    numbers: { x: "4..12", y: "2..8", z: "4..12" },
    texts: [
      "A field had {x} rows of cabbage. The farmer planted {y} more rows. There are {z} cabbages in each row. How many cabbages are in the field now?",
      "{n} has {x} full photo albums. {His} aunt sends {him} {y} more. Each album holds {z} photos. How many photos are in all the albums?",
      "The lot was too small, so {y} lanes were added to the {x} old ones. {z} cars fit in a lane. How many cars fit in the lot today?",
      "{z} chairs stand in every row. How many chairs are there, if the janitor set up {x} rows in the morning and {y} rows in the afternoon?",
    ],
  },
  {
    id: "mixed/longer-every-day-than-it-was",
    expression: "(x+y)*z",
    numbers: { x: "10..40", y: "2..15", z: "3..7" },
    texts: [
      "Last year {n} practiced the violin for {x} minutes a day. Now {he} practices {y} minutes more each day. How many minutes does {he} practice in {z} days now?",
      "A machine used to fill {x} bottles a minute. After the repair it fills {y} more a minute. How many bottles can it fill in {z} minutes after the repair?",
      "How many miles will {m} bike in {z} days if {mhe} adds {y} miles to the {x} miles that {mhe} bikes daily?",
      "Each box will hold {y} more crayons than before, when it held {x}. How many crayons do {z} of the new boxes hold?",
    ],
  },
  {
    id: "mixed/price-went-up-several",
    expression: "(x+y)*z",
    money: true,
    numbers: { x: "4..20", y: "2..5", z: "3..9" },
    texts: [
      "A pass for the pool was ${x} last summer. It has gone up by ${y}. {n} buys {z} passes. How much does {he} pay?",
      "Each postcard set costs ${x} to make, and the shop adds ${y} when it sells a set. How much do {z} sets cost in the shop?",
      "{z} shirts are printed for the band. The shirts cost ${x} each, plus ${y} each for the print. What does the band pay?",
      "How many dollars are due for {z} packages when the fee per package is ${x} and ${y} extra is charged for each to arrive by {day}?",
    ],
  },
  {
    id: "mixed/breakfast-and-dinner-for-days",
    expression: "(x+y)*z",
    numbers: { x: "2..6", y: "2..6", z: "4..14" },
    texts: [
      "{n} takes {x} pills in the morning and {y} at night. How many pills does {he} take in {z} days?",
      "A bus driver makes {x} trips before noon and {y} trips after noon. He works {z} days. How many trips does he make?",
      "The dog gets {y} treats when it wakes up and {x} when it goes to bed. How many treats are needed for {z} days?",
      "For {z} weeks the choir will sing {x} songs on Saturdays and {y} on Sundays. How many songs is that altogether?",
    ],
  },
  {
    id: "mixed/parts-of-each-toy",
    expression: "(x+y)*z",
    numbers: { x: "2..8", y: "2..8", z: "4..15" },
    texts: [
      "A toy robot takes {x} big screws and {y} small screws. {n} builds {z} robots. How many screws does {he} use?",
      "How many ropes are on {z} boats if every boat has {x} ropes at the front and {y} at the back?",
      "Each of the {z} wreaths at the fair was made of {y} pinecones and {x} acorns. How many pinecones and acorns were used in the wreaths?",
      "A lace collar has {x} rows of knots on top and {y} below. {m} sews {z} collars. How many rows of knots does {mhe} make?",
    ],
  },
  {
    id: "mixed/each-of-two-groups-brings",
    expression: "(x+y)*z",
    numbers: { x: "6..20", y: "6..20", z: "2..6" },
    texts: [
      "There are {x} children in Room One and {y} in Room Two. Every child brings {z} cans for the food drive. How many cans do they bring?",
      "{z} letters were sent by each of the {x} players and each of the {y} fans. How many letters were sent?",
      "How many trees will the town get if {x} women and {y} men have promised to plant {z} trees each?",
      "{n} invited {x} people. {His} wife invited {y}. Each of those people drank {z} cups of punch. How many cups were drunk?",
    ],
  },
  {
    id: "mixed/walls-and-posts-painted-minutes",
    expression: "(x+y)*z",
    numbers: { x: "3..9", y: "3..9", z: "4..12" },
    texts: [
      "It takes {n} {z} minutes to fold a crane. {He} folds {x} white cranes and {y} red cranes. How many minutes does {he} spend on it?",
      "A vet checks {x} cows and {y} goats. Each check lasts {z} minutes. How many minutes does the vet need for all the checks?",
      "How many seconds does the light show last, if {x} slow lights and {y} quick lights come on one after the other and each of them shines for {z} seconds?",
      "{m} irons {y} shirts before the phone rings and {x} after it. {mHe} takes {z} minutes for one shirt. For how many minutes does {mhe} iron?",
    ],
  },
  {
    id: "mixed/bags-joined-weights",
    expression: "(x+y)*z",
    numbers: { x: "3..12", y: "3..12", z: "5..20" },
    texts: [
      "The truck was loaded with {x} bags of cement. At the next stop {y} bags of sand were put on. Every bag weighed {z} pounds. How many pounds were on the truck?",
      "{n} laid {x} stones, and then {y} more, end to end. Each stone is {z} inches long. How long is {n}'s path in inches?",
      "On the cliff path there are {y} steps below the gate and {x} above it. Each step is {z} inches high. How many inches does {m} go up on all these steps together?",
      "One barrel holds {z} gallons. How many gallons of juice does {m} have in {x} barrels of apple juice and {y} barrels of pear juice?",
    ],
  },
  {
    id: "mixed/both-halves-of-the-season",
    expression: "(x+y)*z",
    numbers: { x: "3..12", y: "3..12", z: "3..9" },
    texts: [
      "The hockey team won {x} games before New Year and {y} after it. It gets {z} points for a win. How many points did the team get for its wins?",
      "{n} saw the dentist {x} times last year and {y} times this year. {He} drove {z} miles for every visit. How many miles did {he} drive for the visits?",
      "A beekeeper takes {z} pounds of honey from each hive. He has emptied {x} hives so far and will empty the other {y} tomorrow. How many pounds will he have then?",
      "How many songs has the choir sung this month, if it sang at {y} weddings and at {x} fairs and each time it sang {z} songs?",
    ],
  },
];

/** Some are gone, and each of the others counts so much. */
const GONE_THEN_REPEATED: readonly WordingFamily[] = [
  {
    id: "mixed/empty-jars-not-counted",
    expression: "(x-y)*z",
    numbers: { x: "8..20", y: "2..6", z: "3..12" },
    texts: [
      "{n} had {x} jars with {z} pickles in each. {y} jars fell and broke. How many pickles are in the jars that are still whole?",
      "The postman has {x} bags of mail. {y} bags go to the next town. Each of the others has {z} letters in it. How many letters are in the others?",
      "Each ship carries {z} containers. Of {x} ships, {y} sank in a storm. How many containers reached the harbor on the rest?",
      "How many crayons does the teacher have now? She bought {x} boxes of {z} crayons and gave {y} full boxes away.",
    ],
  },
  {
    id: "mixed/sold-the-good-ones-at-a-price",
    expression: "(x-y)*z",
    money: true,
    numbers: { x: "15..50", y: "2..12", z: "2..9" },
    texts: [
      "{n} baked {x} loaves. {y} did not rise. {He} sold all the others for ${z} each. How much money did {he} get?",
      "At the flea market {m} had {x} toys on {mhis} blanket. In the evening there were still {y}. Each toy had sold for ${z}. How many dollars did {mhe} make?",
      "A grower asks ${z} for a rose bush. He raised {x} bushes, and frost killed {y}. What will he be paid if he sells every bush that lived?",
      "How much did the school earn with its calendars? It printed {x} calendars, gave {y} to the teachers for free, and sold the rest at ${z} apiece.",
    ],
  },
  {
    id: "mixed/absent-workers-do-nothing",
    expression: "(x-y)*z",
    numbers: { x: "9..25", y: "2..7", z: "3..9" },
    texts: [
      "A crew has {x} workers. Today {y} are on vacation. Each worker lays {z} yards of cable. How many yards of cable are laid today?",
      "{x} kids are in the craft class, but {y} forgot to come. Each kid who came folded {z} paper boats. How many boats were folded?",
      "The teacher hands {z} sheets to each student. {y} of her {x} students are out. How many sheets does she hand out?",
      "How many eggs did the farm collect last week? It has {x} hens. {y} of them laid none, and each of the others laid {z}.",
    ],
  },
  {
    id: "mixed/discount-on-each-of-several",
    expression: "(x-y)*z",
    money: true,
    numbers: { x: "12..40", y: "2..8", z: "2..9" },
    texts: [
      "A blanket costs ${x}, but today it is ${y} cheaper. How much do {z} blankets cost today?",
      "{n} has a card that takes ${y} off each ticket. The tickets are ${x}. {He} gets {z} of them. What does {he} pay?",
      "{m} buys {z} used bikes for ${y} each and sells them for ${x} each. How much more does {mhe} get than {mhe} paid?",
      "Each day the stand takes in ${x} and spends ${y} on fruit. How many dollars are left from {z} days?",
    ],
  },
  {
    id: "mixed/wrong-answers-give-nothing",
    expression: "(x-y)*z",
    numbers: { x: "12..40", y: "2..9", z: "2..10" },
    texts: [
      "A quiz has {x} questions and gives {z} points for each right answer. {n} got {y} wrong and the rest right. How many points did {n} get?",
      "{m} threw {x} darts and {y} missed the board. Every dart that hit was worth {z} points. What was {mhis} score?",
      "How many gold coins did the hero win if she met {x} dragons, ran away from {y}, and won {z} coins from each of the others?",
      "For every puzzle solved you get {z} stars. {n} was given {x} puzzles and could not do {y}. How many stars did {he} get?",
    ],
  },
  {
    id: "mixed/ate-some-of-each-box",
    expression: "(x-y)*z",
    numbers: { x: "8..20", y: "2..6", z: "3..10" },
    texts: [
      "There were {x} chocolates in each of {z} boxes. {n} took {y} out of every box. How many chocolates were left in the boxes?",
      "{z} buses with {x} passengers each stopped at the museum. {y} people got off each bus. How many people were still on the buses?",
      "Each of the {z} trees had {x} lemons. The wind shook {y} lemons off each tree. How many lemons are still on the trees?",
      "How many pencils do the {z} pupils have together today? On {day} each one had {x}, and by now each one has lost {y}.",
    ],
  },
  {
    id: "mixed/savings-each-week-after-expenses",
    expression: "(x-y)*z",
    money: true,
    numbers: { x: "15..60", y: "3..12", z: "3..10" },
    texts: [
      "{n} gets ${x} a week for {his} paper route and spends ${y} of it. {He} saves the rest. How much will {he} save in {z} weeks?",
      "Every month {m} puts ${x} in the bank and takes out ${y}. By how many dollars does {mhis} money grow in {z} months?",
      "A taxi driver uses ${y} worth of gas per trip and is paid ${x} per trip. What is left for him after {z} trips?",
      "How much do {z} players pay altogether, if the camp costs ${x} for each player and the club pays ${y} of that for each one?",
    ],
  },
  {
    id: "mixed/slips-back-each-day",
    expression: "(x-y)*z",
    numbers: { x: "8..25", y: "2..7", z: "3..9" },
    texts: [
      "A snail climbs {x} inches up a wall every day and slides down {y} inches every night. How many inches up is it after {z} days and nights?",
      "Each hour {x} gallons of water flow into the pool and {y} gallons leak out. The pool was empty. How much water is in it after {z} hours?",
      "{n} plants {x} trees a day, but deer eat {y} of them every night. How many of the trees are there after {z} days and {z} nights?",
      "How many points ahead is {m} after {z} rounds, if {mhe} scores {x} in every round and {mhis} rival scores {y}?",
    ],
  },
  {
    id: "mixed/rooms-not-rented",
    expression: "(x-y)*z",
    money: true,
    numbers: { x: "10..30", y: "2..8", z: "20..60 by 5" },
    texts: [
      "A small inn has {x} rooms. {y} were empty last night. Each of the rooms that were taken brings in ${z} a night. How much did the inn take in last night?",
      "The harbor rents out {x} boats at ${z} a day. {y} boats are being repaired. How much does it get in a day when all the others are rented?",
      "{y} of the {x} camp sites were closed. All the open ones were used by campers, who paid ${z} for a site. How much did the campers pay?",
      "How much money did the {x} stalls at the fair bring? {y} stalls were free of charge and the rest cost ${z} each.",
    ],
  },
  {
    id: "mixed/those-left-carry-more",
    expression: "(x-y)*z",
    numbers: { x: "9..20", y: "2..6", z: "4..15" },
    texts: [
      "{x} carts set out for the market, and {y} got stuck in the mud. Each cart that got there had {z} sacks on it. How many sacks got to the market?",
      "{y} of {x} ladders are broken. The good ladders have {z} rungs each. How many rungs do the good ladders have in all?",
      "The orchestra owns {x} harps. {y} have just been sold. The rest get {z} new strings each. How many new strings does the orchestra need?",
      "How many wheels does the train have now if it had {x} wagons, {y} were taken off, and each wagon runs on {z} wheels?",
    ],
  },
  {
    id: "mixed/days-off-in-the-month",
    expression: "(x-y)*z",
    numbers: { x: "12..30", y: "2..9", z: "3..9" },
    texts: [
      "In a month of {x} work days {n} was sick for {y} days. On all the others {he} worked {z} hours. How many hours did {he} work?",
      "The ferry crosses {z} times a day. There are {x} days until fall, but for {y} days of them there is no ferry. How many times will it cross until fall?",
      "{m} planned to jog on {x} mornings and slept late on {y} of them. Each time {mhe} went, {mhe} jogged {z} miles. How many miles did {mhe} jog?",
      "For {y} out of {x} weeks the reading club did not meet. Each week it did meet, the members read {z} poems. How many poems did they read?",
    ],
  },
  {
    id: "mixed/free-children-others-pay",
    expression: "(x-y)*z",
    money: true,
    numbers: { x: "10..30", y: "2..8", z: "4..15" },
    texts: [
      "{x} people go up the lighthouse. {y} of them are babies, who go free. All the others pay ${z}. How much do they pay together?",
      "The bus had {x} riders. {y} had a pass, and each of the rest bought a ticket for ${z}. How much money did the driver collect?",
      "How much does {n} pay for {x} flu shots at ${z} a shot, if {y} of the shots cost nothing?",
      "A swimming class costs ${z} a lesson. {m} took {x} lessons and won {y} of them in a contest. How much did {mhe} have to pay?",
    ],
  },
  {
    id: "mixed/sheets-torn-out-of-pads-used",
    expression: "(x-y)*z",
    numbers: { x: "12..40", y: "2..10", z: "2..8" },
    texts: [
      "{n} had {x} logs and burned {y}. {He} split each of the others into {z} pieces. How many pieces did {he} get?",
      "{m} cut {z} slices from each cake. There had been {x} cakes, and {y} of them were sold uncut. How many slices were there?",
      "Out of {x} tulip bulbs, {y} rotted. Each good bulb grew {z} flowers. How many flowers grew?",
      "How many feathers does the class still have to glue on? {x} paper birds need {z} feathers each, and {y} of the birds are already finished.",
    ],
  },
];

/** Several equal groups and some more besides. */
const GROUPS_AND_EXTRA: readonly WordingFamily[] = [
  {
    id: "mixed/full-packs-and-loose-ones",
    expression: "x*y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "3..9", y: "4..12", z: "2..20" },
    texts: [
      "{n} has {x} {c} with {y} {o} in each and {z} loose {o}. How many {o} does {he} have in all?",
      "There were {z} {o} on the floor. {m} carried in {x} {c} that hold {y} {o} apiece. How many {o} are in the room now?",
      "How many {o} did {n} start with? {He} filled {x} {c}, put {y} {o} in each, and still had {z} {o} in {his} hands.",
      "{x} {c} came to the {shop}, each with {y} {o} inside. {z} more {o} came in the mail. Find the total number of {o}.",
    ],
  },
  {
    id: "mixed/already-there-then-rows-added",
    expression: "x*y+z",
    numbers: { x: "3..9", y: "4..12", z: "5..40" },
    texts: [
      "An orchard has {z} old pear trees. This spring the farmer planted {x} rows of young pear trees with {y} in a row. How many pear trees are in the orchard now?",
      "The wall had {z} photos on it. {n} hung up {x} more lines of photos, {y} to a line. How many photos are on the wall?",
      "{x} buses brought {y} people each to the concert. {z} other people walked there. How many people came to the concert?",
      "How many seats does the theater have? Downstairs there are {x} rows of {y} seats, and the balcony has {z} seats.",
    ],
  },
  {
    id: "mixed/bought-several-and-one-other",
    expression: "x*y+z",
    money: true,
    numbers: { x: "2..8", y: "3..15", z: "4..40" },
    texts: [
      "{n} bought {x} pairs of socks for ${y} a pair and a belt for ${z}. How much did {he} spend?",
      "A family got {x} rides on the water slide at ${y} each and one big umbrella for ${z}. What was the cost of everything?",
      "The lamp was ${z}. With it {m} ordered {x} bulbs that were ${y} each. How much was {mhis} order?",
      "How much must the class pay the farm, if a visit costs ${z} for the guide and ${y} for each of {x} groups?",
    ],
  },
  {
    id: "mixed/saves-weekly-on-top-of-store",
    expression: "x*y+z",
    money: true,
    numbers: { x: "3..10", y: "3..15", z: "5..60" },
    texts: [
      "{n} has ${z} in {his} bank. {He} adds ${y} each week. How much will be in the bank after {x} weeks?",
      "For {x} days the singer on the corner made ${y} a day. On the last evening someone gave him another ${z}. How much money did he make in all?",
      "{m} walked {x} dogs for ${y} each, and {mhis} uncle paid {mhim} ${z} to clean the boat. How much did {mhe} earn?",
      "How many dollars does the team have for new shirts? {x} parents gave ${y} each, and ${z} was left over from last year.",
    ],
  },
  {
    id: "mixed/shared-equally-and-a-few-over",
    expression: "x*y+z",
    numbers: { x: "5..10", y: "3..12", z: "2..4" },
    texts: [
      "{n} gave {x} friends {y} grapes each and ate the last {z} grapes {himself}. How many grapes were there at first?",
      "Each of {x} pupils took {y} sheets from the pile. Then {z} sheets were left. How many sheets were in the pile before?",
      "{z} bees stayed at the hive. The others flew out to {x} trees, {y} bees to each tree. How many bees belong to the hive?",
      "What number of cards is in the game, when {x} players are dealt {y} cards each and {z} cards lie on the table?",
    ],
  },
  {
    id: "mixed/laps-each-day-and-sunday-run",
    expression: "x*y+z",
    numbers: { x: "3..6", y: "3..15", z: "4..25" },
    texts: [
      "{n} runs {y} miles on {x} days of the week and {z} miles on Sunday. How many miles does {he} run each week?",
      "A train went from town to town. The first {x} stretches were {y} miles each, and the last one was {z} miles. How long was the whole way?",
      "{m} read {y} pages on each of {x} evenings and then {z} pages on {day}. How many pages has {mhe} read?",
      "How many minutes did the show last? There were {x} acts of {y} minutes each and a break of {z} minutes.",
    ],
  },
  {
    id: "mixed/points-by-rounds-and-bonus",
    expression: "x*y+z",
    numbers: { x: "3..9", y: "3..12", z: "2..20" },
    texts: [
      "{n} won {x} rounds of a video game and got {y} points in each. Then {he} found a chest with {z} points. How many points does {he} have?",
      "In the quiz, each of the {x} right answers gave our team {y} points. We got {z} extra points for being fast. What is our score?",
      "The judges added {z} bonus points to {m}'s {x} jumps, which had earned {y} points apiece. How many points did {m} get altogether?",
      "A player has {z} gems at the start. For each of {x} castles {mhe} takes, {m} is paid {y} gems. How many gems will {mhe} own after that?",
    ],
  },
  {
    id: "mixed/weight-of-load-and-box",
    expression: "x*y+z",
    numbers: { x: "4..12", y: "2..9", z: "2..15" },
    texts: [
      "A box weighs {z} pounds when it is empty. {n} puts {x} books in it. Each book weighs {y} pounds. How heavy is the full box?",
      "{x} blocks are stacked on a table. A block is {y} inches tall and the table is {z} inches tall. How many inches above the floor is the top of the stack?",
      "The soup kitchen used {x} sacks with {y} pounds of beans each and {z} pounds of rice. How many pounds of food is that?",
      "A bucket had {z} cups of water in it. {m} poured in {x} pitchers of {y} cups each. How many cups of water are in the bucket?",
    ],
  },
  {
    id: "mixed/animals-in-pens-and-outside",
    expression: "x*y+z",
    units: ["{a}", "{a}"],
    numbers: { x: "3..8", y: "2..9", z: "2..15" },
    texts: [
      "{x} pens hold {y} {a} each. {z} {a} walk around outside. How many {a} are there altogether?",
      "On the way to the {place} {n} counted {x} groups of {y} {a}, and then {z} {a} that were all alone. How many {a} did {he} count?",
      "How many {a} will the circus have after {z} more arrive? At the moment it has {x} wagons with {y} {a} in each wagon.",
      "{z} of the stamps in {m}'s book show {a}, one on each. {x} big cards each show {y} {a}. How many {a} can be seen on the stamps and cards?",
    ],
  },
  {
    id: "mixed/baked-trays-and-had-some",
    expression: "x*y+z",
    units: ["{f}", "{f}"],
    numbers: { x: "2..8", y: "4..12", z: "3..24" },
    texts: [
      "{n} laid out {x} trays of {y} {f}. There were {z} {f} from the day before as well. How many {f} did {he} have for the party?",
      "Mom bought {z} {f}. Dad, who did not know that, bought {x} bags with {y} {f} in each. How many {f} did they buy together?",
      "At lunch {x} guests ate {y} {f} each, and the dog got {z} {f}. How many {f} were eaten?",
      "How many {f} were in the basket this morning if {x} children each took {y} {f} and {z} {f} are in it now?",
    ],
  },
  {
    id: "mixed/teams-with-referees",
    expression: "x*y+z",
    numbers: { x: "3..10", y: "4..11", z: "2..9" },
    texts: [
      "{x} teams of {y} players and {z} referees stood on the field. How many people stood on the field?",
      "A camp has {x} cabins with {y} campers each. {z} counselors sleep in a tent. How many people are at the camp?",
      "How many lunches must the cook make? There are {x} classes of {y} students on the trip, along with {z} teachers.",
      "The lake is full of boats. {x} big boats have {y} people in each. In the small boats there are {z} people altogether. How many people are on the lake?",
    ],
  },
  {
    id: "mixed/needed-per-person-plus-spares",
    expression: "x*y+z",
    numbers: { x: "4..15", y: "2..8", z: "3..15" },
    texts: [
      "Each of the {x} tables needs {y} forks, and {n} wants {z} forks more in case some fall. How many forks should {he} bring?",
      "A dress takes {y} yards of silk. The tailor is making {x} dresses and a curtain of {z} yards. How much silk does she need?",
      "How many nails are needed to build {x} birdhouses with {y} nails each, if {z} nails will be bent while hammering?",
      "{m} invites {x} children and plans {y} prizes for every child. {mHe} also buys {z} prizes for the grown-ups. How many prizes does {mhe} buy?",
    ],
  },
  {
    id: "mixed/rent-by-hour-plus-fee",
    expression: "x*y+z",
    money: true,
    numbers: { x: "2..8", y: "4..20", z: "5..30" },
    texts: [
      "Renting a kayak costs ${y} an hour, and there is a fee of ${z} for the life vest. {n} keeps the kayak for {x} hours. How much does {he} pay?",
      "The clown takes ${z} to come to a party and ${y} for every hour he is there. What does a party of {x} hours cost?",
      "{m} has to pay a fine of ${z}. On top of it, {mhe} pays ${y} for each of the {x} books that {mhe} lost. How much is that in total?",
      "How much is the cleaner's bill for {x} suits at ${y} each and a coat at ${z}?",
    ],
  },
];

/** Several equal groups, of which some are gone or missing. */
const GROUPS_LESS_SOME: readonly WordingFamily[] = [
  {
    id: "mixed/opened-packs-then-gave",
    expression: "x*y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "4..9", y: "5..12", z: "2..15" },
    texts: [
      "{n} bought {x} {c} of {o}. Each had {y} {o} in it. {He} gave {z} {o} to {m}. How many {o} does {n} still have?",
      "{z} {o} are missing. There should be {y} {o} in each of the {x} {c}. How many {o} are there really?",
      "After {n} emptied {x} {c} with {y} {o} apiece onto the rug, the baby hid {z} {o}. How many {o} were still on the rug?",
      "How many {o} are left for sale if {x} {c} with {y} {o} in each were delivered and {z} {o} have been sold?",
    ],
  },
  {
    id: "mixed/picked-rows-some-rotten",
    expression: "x*y-z",
    numbers: { x: "4..9", y: "6..15", z: "3..20" },
    texts: [
      "A gardener had {x} rows of beets with {y} beets in a row. Moles ate {z} of them. How many beets could she pull up?",
      "{n} picked {x} pails of plums. There were {y} plums in every pail, but {z} of all the plums had worms. How many plums were good?",
      "{z} chairs in the hall broke last winter. Before that, there were {x} rows of {y} chairs. How many chairs can still be used?",
      "How many of the eggs hatched? The turtles dug {x} nests, laid {y} eggs in each, and {z} eggs did not hatch.",
    ],
  },
  {
    id: "mixed/earned-by-jobs-then-spent",
    expression: "x*y-z",
    money: true,
    numbers: { x: "4..10", y: "5..15", z: "3..18" },
    texts: [
      "{n} shoveled snow from {x} driveways for ${y} each. Then {he} spent ${z} on gloves. How much money does {he} have left from it?",
      "The club sold {x} cakes at ${y} a cake. The flour and eggs had cost ${z}. How much did the club gain?",
      "How much does {m} take home from a job that pays ${y} an hour for {x} hours, once ${z} has been taken off for lunch?",
      "A farmer owes the miller ${z}. He sells {x} geese at ${y} apiece and pays what he owes. How many dollars of that money remain?",
    ],
  },
  {
    id: "mixed/coupon-on-several-tickets",
    expression: "x*y-z",
    money: true,
    numbers: { x: "3..8", y: "6..20", z: "2..12" },
    texts: [
      "A jump at the trampoline park costs ${y}. {n} pays for {x} jumps and uses a gift card of ${z}. How much more must {he} pay?",
      "The shoemaker mends {x} pairs of boots for ${y} a pair and takes ${z} off the whole bill. What does the customer pay?",
      "{m} needs {x} bags of soil at ${y} each. {mHe} has only ${z}. How much more money does {mhe} need?",
      "How much do {x} nights at a cabin cost if each night is ${y} and guests who bring their own sheets get ${z} back in the end?",
    ],
  },
  {
    id: "mixed/must-do-in-all-has-done",
    expression: "x*y-z",
    numbers: { x: "4..9", y: "6..15", z: "4..20" },
    texts: [
      "{n} has to write {y} lines for each of {x} subjects. {He} has written {z} lines. How many lines are left to write?",
      "A nurse gives out {y} cups of juice on each of {x} floors. She has given out {z} cups by now. How many cups does she still have to give out?",
      "The album has {x} pages for {y} stamps each. {m} has {z} stamps in it. How many more stamps does {mhe} need to fill the album?",
      "How many tiles are missing? The mason needs {x} rows of {y} tiles for the bathroom and already has {z} tiles.",
    ],
  },
  {
    id: "mixed/empty-seats-in-buses",
    expression: "x*y-z",
    numbers: { x: "3..8", y: "8..20", z: "2..15" },
    texts: [
      "{x} airplanes with {y} seats each flew to the island. {z} seats stayed empty. How many people flew to the island?",
      "A parking lot has {x} rows for {y} cars. {z} of the places are free. How many cars are parked there?",
      "There were {z} empty beds in the hospital, which has {x} wards with {y} beds in a ward. How many beds were in use?",
      "How many lockers are taken if there are {x} walls of {y} lockers and {z} lockers have no owner?",
    ],
  },
  {
    id: "mixed/ran-each-day-short-of-goal",
    expression: "x*y-z",
    numbers: { x: "4..7", y: "6..15", z: "2..14" },
    texts: [
      "{n} planned to swim {y} laps on each of {x} days, but {he} left out {z} laps in all. How many laps did {he} swim?",
      "By the old road the trip takes {x} days of {y} miles each. The new road is {z} miles shorter. How many miles is the trip by the new road?",
      "How many minutes of music did the pupils hear? They had {x} lessons of {y} minutes each, and in all of them together {z} minutes were spent on talking.",
      "A drummer meant to play {x} songs of {y} minutes. Her show ended {z} minutes early, as the lights went out. For how many minutes did she play?",
    ],
  },
  {
    id: "mixed/more-than-the-other-by-groups",
    expression: "x*y-z",
    numbers: { x: "3..8", y: "5..12", z: "3..14" },
    texts: [
      "{n} has {x} bags with {y} marbles in each. {m} has {z} marbles. How many more marbles does {n} have than {m}?",
      "The blue team hit the target {x} times for {y} points each. The green team got {z} points. By how many points did the blue team win?",
      "How many fewer words did {k} learn than {n}? {k} learned {z} words. {n} learned {y} words a day for {x} days.",
      "A bike at the fair costs as much as {x} rides at ${y} each. A scooter costs ${z}. How much cheaper is the scooter than the bike?",
    ],
  },
  {
    id: "mixed/poured-out-of-full-cans",
    expression: "x*y-z",
    numbers: { x: "3..8", y: "4..12", z: "2..10" },
    texts: [
      "{x} cans hold {y} gallons of milk each. The cheese maker takes {z} gallons. How many gallons of milk are left?",
      "A cook filled {x} pots with {y} pints of water each. All of it was heated, and {z} pints boiled away. How many pints of water remained?",
      "{n} tied {x} ropes of {y} feet in one long line. The knots used up {z} feet. How long was the line?",
      "From {x} sacks with {y} pounds of sugar each, {z} pounds ran out through holes. Tell how many pounds of sugar are still in the sacks.",
    ],
  },
  {
    id: "mixed/eaten-at-the-picnic-by-ants",
    expression: "x*y-z",
    units: ["{f}", "{f}"],
    numbers: { x: "3..8", y: "4..10", z: "2..11" },
    texts: [
      "{x} plates were on the table with {y} {f} on each plate. The guests ate {z} {f}. How many {f} are still there?",
      "A monkey stole {z} {f} from the kitchen, where {x} baskets of {y} {f} each had been standing. How many {f} did it leave behind?",
      "{n} promised {y} {f} to each of {x} friends. {He} has {z} {f}. How many more {f} does {he} have to get?",
      "How many {f} did the others eat, if {x} boxes of {y} {f} were eaten by the whole group and {z} of these {f} by {m} alone?",
    ],
  },
  {
    id: "mixed/pupils-in-classes-some-away",
    expression: "x*y-z",
    numbers: { x: "3..8", y: "9..25", z: "3..20" },
    texts: [
      "A school has {x} classes of {y} children. Today {z} children are at the skating rink. How many children are at school?",
      "{x} wagons with {y} sheep each set out for the hills. On the way {z} sheep jumped off. How many sheep arrived?",
      "How many of the guests are adults, if {y} guests sit at each of {x} tables and {z} of all the guests are children?",
      "{z} dancers in the parade wear no hat. The parade has {x} lines with {y} dancers in a line. How many dancers wear a hat?",
    ],
  },
  {
    id: "mixed/last-box-not-full",
    expression: "x*y-z",
    numbers: { x: "4..10", y: "8..20", z: "2..7" },
    texts: [
      "{n} has {x} boxes for {y} pens each. All of them are full except the last one, which has room for {z} more pens. How many pens are in the boxes?",
      "The chorus stands in {x} rows of {y}. Only the back row is {z} singers short. How many singers are in the chorus?",
      "A roll of film takes {y} pictures. {m} used {x} rolls, but {z} pictures on the last roll were not taken. How many pictures did {mhe} take?",
      "How many buns did the baker make? They filled {x} trays of {y}, if you forget that there were {z} empty spots on one tray.",
    ],
  },
];

/** From an amount, several equal ones are taken. */
const TAKEN_IN_GROUPS: readonly WordingFamily[] = [
  {
    id: "mixed/money-left-after-several",
    expression: "x-y*z",
    money: true,
    numbers: { y: "2..7", z: "2..9", x: "y*z+i+j" },
    texts: [
      "{n} had ${x}. {He} bought {y} kites for ${z} each. How much money does {he} have left?",
      "Erasers with animal faces are ${z} each. {m} bought {y} of them and paid with ${x}. How much change did {mhe} get?",
      "How much is left of the ${x} in the class fund after {y} plants at ${z} apiece have been paid for?",
      "The cook went to the {shop} with ${x} and came out with {y} ducks. A duck cost ${z}. How many dollars did she bring back?",
    ],
  },
  {
    id: "mixed/gave-each-friend-some",
    expression: "x-y*z",
    units: ["{o}", "{o}"],
    numbers: { y: "2..7", z: "2..9", x: "y*z+i+j" },
    texts: [
      "{n} had {x} {o}. {He} gave {z} to each of {his} {y} cousins. How many {o} does {he} have now?",
      "{y} friends each borrowed {z} {o} from {n}, who owned {x}. How many {o} were left with {n}?",
      "How many {o} can {m} not pack? {mHe} has {x} {o} and {y} {c} that take {z} {o} each.",
      "There were {x} {o} in the store room. Then {y} rooms were given {z} {o} each. Find how many {o} the store room has left.",
    ],
  },
  {
    id: "mixed/uses-so-many-daily",
    expression: "x-y*z",
    numbers: { y: "3..9", z: "2..9", x: "y*z+i+j" },
    texts: [
      "The horse barn had {x} bags of oats. The horses went through {z} bags a week. How many bags were there after {y} weeks?",
      "{n} opened a box of {x} tea bags and used {z} every day. How many tea bags were still in the box after {y} days?",
      "A candle is {x} centimeters tall and gets {z} centimeters shorter each hour. How tall will it be in {y} hours?",
      "After {y} days, how many pages has {m} not read yet, if {mhis} book has {x} pages and {mhe} reads {z} a day?",
    ],
  },
  {
    id: "mixed/each-table-takes-chairs",
    expression: "x-y*z",
    numbers: { y: "3..10", z: "4..8", x: "y*z+i+j" },
    texts: [
      "The hall has {x} folding chairs. {n} puts {z} chairs at each of {y} tables. How many chairs are left over?",
      "Each of {y} sleds is pulled by {z} dogs. The racers brought {x} dogs. How many dogs are not pulling a sled?",
      "{x} kids went out to play. {y} teams of {z} were made, and the other kids watched. How many kids watched?",
      "How many of the {x} bulbs in the bag are not planted, when {y} pots have {z} bulbs in each?",
    ],
  },
  {
    id: "mixed/missing-sum-after-weeks",
    expression: "x-y*z",
    money: true,
    numbers: { y: "3..9", z: "3..12", x: "y*z+i+j" },
    texts: [
      "{n} wants a telescope for ${x}. {He} has saved ${z} a week for {y} weeks. How much more does {he} need?",
      "A loan of ${x} is being paid back. {y} payments of ${z} have been made. How much is still to be paid?",
      "The twins hope to make ${x} at the market. They have sold {y} scarves at ${z} each. How many dollars are they short of their goal?",
      "How much was the tent, if the tent and {y} sleeping bags cost ${x} together and a sleeping bag is ${z}?",
    ],
  },
  {
    id: "mixed/each-one-ate-several",
    expression: "x-y*z",
    units: ["{f}", "{f}"],
    numbers: { y: "3..8", z: "2..6", x: "y*z+i" },
    texts: [
      "There were {x} {f} in the kitchen. {y} hungry kids ate {z} {f} each. How many {f} did they leave?",
      "{n} and {his} friends, {y} people altogether, had {z} {f} each. {x} {f} had been bought. How many {f} are left?",
      "How many {f} may the cook keep when she makes {x} {f} and serves {z} to each of {y} guests?",
      "{z} {f} went into each of the {y} picnic baskets, and the others stayed at home. {n} had {x} {f} at first. How many {f} stayed at home?",
    ],
  },
  {
    id: "mixed/cut-several-from-roll",
    expression: "x-y*z",
    numbers: { y: "3..9", z: "2..9", x: "y*z+i+j" },
    texts: [
      "From a rope of {x} feet, {n} cut {y} pieces of {z} feet each. How many feet of rope are left?",
      "A roll has {x} yards of tape on it. Closing one crate takes {z} yards. How much tape is left after {y} crates?",
      "The hill is {x} feet long. {m} slides down {z} feet at a time and has done that {y} times. How many feet lie before {mhim}?",
      "{y} curtains have been sewn from {x} meters of cloth, with {z} meters in each curtain. What length of cloth is not used?",
    ],
  },
  {
    id: "mixed/unloaded-at-every-stop",
    expression: "x-y*z",
    numbers: { y: "3..8", z: "2..9", x: "y*z+i+j" },
    texts: [
      "A truck left the farm with {x} crates of celery. It dropped {z} crates at each of {y} stores. How many crates were on the truck then?",
      "{x} people rode the tram at the harbor. {z} people got off at each of the next {y} stops, and no one got on. How many people were still riding?",
      "The mail carrier had {x} parcels and left {z} at each of the first {y} houses. How many parcels were there for the other houses?",
      "How many balloons does the balloon seller hold now? He had {x} and sold {z} to each of {y} families.",
    ],
  },
  {
    id: "mixed/members-in-groups-and-rest",
    expression: "x-y*z",
    numbers: { y: "3..8", z: "3..8", x: "y*z+i" },
    texts: [
      "An office has {x} workers. {y} rooms have {z} workers in each. The rest work at home. How many work at home?",
      "Of {x} cows, some are in {y} sheds with {z} cows in each shed. The others are in the field. How many cows are in the field?",
      "{n} has {x} dollar coins. {He} made {y} stacks of {z} coins. How many coins are in no stack?",
      "How many singers sang alone, if {x} singers took part in the contest and {y} groups of {z} sang together?",
    ],
  },
  {
    id: "mixed/points-lost-for-mistakes",
    expression: "x-y*z",
    numbers: { y: "2..8", z: "2..6", x: "y*z+i+j" },
    texts: [
      "{n} had {x} points in the trivia game. Each wrong answer costs {z} points. {He} gave {y} wrong answers. How many points does {he} have now?",
      "A skater starts out with {x} points. The judge takes off {z} for every fall. What is the score of a skater who falls {y} times?",
      "{y} times in a row {m} was hit by a snowball in the game, and {mhe} lost {z} lives each time. {mHe} had {x} lives at the start. How many lives were left?",
      "It was {x} degrees at noon. The air cooled by {z} degrees every hour. What was the temperature {y} hours after noon?",
    ],
  },
  {
    id: "mixed/more-than-several-packs",
    expression: "x-y*z",
    numbers: { y: "3..8", z: "3..9", x: "y*z+i+j" },
    texts: [
      "{x} guests are coming. {n} has {y} packs of {z} paper cups. How many more cups does {he} need to give every guest one?",
      "The recipe book asks for {x} cherries. {m} has {y} jars with {z} cherries in each. How many cherries are missing?",
      "A ship must carry {x} cars. It has {y} decks, and {z} cars fit on each. How many cars must stay on land?",
      "How many more steps are there in the church tower than in the town hall? The tower has {x} steps. The town hall has {y} flights of {z} steps.",
    ],
  },
  {
    id: "mixed/minutes-of-free-time",
    expression: "x-y*z",
    numbers: { y: "3..8", z: "5..10", x: "y*z+i+j" },
    texts: [
      "{n} has {x} minutes before supper. {He} will feed {y} calves, which takes {z} minutes each. How many minutes will {he} have left?",
      "A tape runs {x} minutes. {y} songs of {z} minutes are on it. How many minutes of the tape are empty?",
      "The tank of the pump holds {x} cups of fuel, and one hour of pumping burns {z} cups. How many cups are left after {y} hours?",
      "How many minutes did the barber rest? In {x} minutes at the shop he cut the hair of {y} people, at {z} minutes per person, and rested for the remaining time.",
    ],
  },
  {
    id: "mixed/weight-of-the-empty-crate",
    expression: "x-y*z",
    numbers: { y: "3..9", z: "2..9", x: "y*z+3*i+2" },
    texts: [
      "A crate with {y} pumpkins in it weighs {x} pounds. Every pumpkin weighs {z} pounds. What does the empty crate weigh?",
      "{y} boards of {z} inches make up part of a fence that is {x} inches long, and the gate is all the rest. How wide is the gate?",
      "A ledge is {x} inches long. {y} flower pots stand on it side by side, and each takes up {z} inches. How many inches of the ledge are free?",
      "{n} stood a doll on a pile of {y} books. One book is {z} centimeters thick, and the doll's head was {x} centimeters above the floor. How many centimeters tall is the doll?",
    ],
  },
];

/** One equal part, to which something comes or from which something goes. */
const PART_THEN_CHANGED: readonly WordingFamily[] = [
  {
    id: "mixed/share-joins-what-one-had",
    expression: "x/y+z",
    units: ["{o}", "{o}"],
    numbers: { y: "2..8", x: "y*i", z: "3..20" },
    texts: [
      "{n} and {his} friends found {x} {o} and shared them equally. There were {y} people in all. {n} already had {z} {o} at home. How many {o} does {n} have now?",
      "{m} had {z} {o}. Then {x} {o} were divided evenly among {y} kids, and {m} was one of them. How many {o} does {m} have now?",
      "How many {o} are in the first of {y} {c} if {x} {o} were spread equally over all of them and {z} more were added to the first?",
      "Each of {y} neighbors took the same part of {x} {o}. After that, {n}, who is one of these neighbors, bought {z} more. How many {o} does {he} own from both?",
    ],
  },
  {
    id: "mixed/full-cartons-join-store",
    expression: "x/y+z",
    numbers: { y: "4..12", x: "y*i", z: "3..20" },
    texts: [
      "The farm packs {x} eggs today, {y} in a carton. There are {z} full cartons from yesterday. How many full cartons does the farm have now?",
      "{z} shelves of the library are full. {x} new books are coming and will fill other shelves, {y} books on each. How many full shelves will there be?",
      "{n} tied {x} flowers in bunches of {y} and put them next to {z} bunches that {m} had tied. How many bunches were there altogether?",
      "How many tents are on the field? {z} tents were there before, and {x} new campers have put up tents for {y} people each, with no bed empty.",
    ],
  },
  {
    id: "mixed/price-of-one-and-something-else",
    expression: "x/y+z",
    money: true,
    numbers: { y: "2..8", x: "y*i", z: "3..20" },
    texts: [
      "{y} towels cost ${x}. {n} buys one of these towels and a bath mat for ${z}. How much does {he} pay?",
      "At the harbor shop, {y} ropes are ${x} and a single hook is ${z}. What do one rope and one hook cost there?",
      "The friends split a cab fare of ${x} among {y} people. {m} also paid ${z} for a snack. How much did {m} spend on the fare and the snack?",
      "If {y} weeks of lessons cost ${x} and new shoes are ${z}, how much money is needed for a single week of lessons and the shoes?",
    ],
  },
  {
    id: "mixed/time-for-trip-with-rest",
    expression: "x/y+z",
    numbers: { y: "5..12", x: "y*i", z: "2..9" },
    texts: [
      "{n} types {x} lines at {y} lines a minute, and then takes {z} minutes to read them over. How many minutes is that?",
      "A tank of {x} gallons is filled at {y} gallons a minute. Before that, {z} minutes go by while it is cleaned. How many minutes do cleaning and filling take?",
      "{m} signs {y} books a day. {mHe} has to sign {x} books and takes {z} days off in the middle. After how many days is {mhe} done?",
      "How many days passed? The ship sailed {x} miles at {y} miles a day and lay in a harbor for {z} days.",
    ],
  },
  {
    id: "mixed/new-boys-in-each-team",
    expression: "x/y+z",
    numbers: { y: "2..6", x: "y*i", z: "2..6" },
    texts: [
      "{x} kids were put in {y} equal teams. Then {z} more kids were added to each team. How many kids are on a team now?",
      "A class of {x} sits at {y} tables, the same number at each. {z} visitors sit down at {n}'s table. How many people sit at that table?",
      "The {y} wagons of a small train carry {x} barrels in equal numbers. {z} extra barrels are tied on the last wagon. How many barrels does the last wagon carry?",
      "How many fish are in the middle tank after {z} new ones are put in it? Before, {x} fish were divided equally between {y} tanks.",
    ],
  },
  {
    id: "mixed/part-is-fewer-times-then-more",
    expression: "x/y+z",
    numbers: { y: "2..6", x: "y*i", z: "2..12" },
    texts: [
      "{n} picked {x} mushrooms, {y} times as many as {m}. Then {m} found {z} more. How many mushrooms does {m} have now?",
      "An old oak is {x} feet tall, which is {y} times the height of the young oak beside it. How tall will the young oak be when it has grown {z} feet?",
      "How old will the young tortoise be in {z} years? The old tortoise is {x} years old today, {y} times as old as the young one.",
      "The long bench has {x} seats, {y} times as many as the short bench had at first. Later the short bench got {z} seats more. How many seats does the short bench have?",
    ],
  },
  {
    id: "mixed/own-share-some-lost",
    expression: "x/y-z",
    numbers: { y: "2..8", z: "2..6", x: "y*z+y*i" },
    texts: [
      "{x} crackers were shared equally by {y} children. {n}, one of the children, dropped {z} of {his} share. How many crackers did {n} have left?",
      "{n} planted {x} bulbs evenly in {y} pots. In the blue pot {z} of them did not come up. How many came up in the blue pot?",
      "The {y} brothers inherited {x} goats, and each took the same number. The youngest brother sold {z} of his goats. How many goats has he now?",
      "How many pages of the newspaper are left for {m} to fold, after {mhe} has folded {z}? {x} pages had been given out evenly to {y} helpers, {m} among them.",
    ],
  },
  {
    id: "mixed/full-bags-made-some-sold",
    expression: "x/y-z",
    numbers: { y: "3..10", z: "2..8", x: "y*z+y*i" },
    texts: [
      "{n} put {x} apricots in bags of {y}. {He} sold {z} bags. How many bags of apricots are left?",
      "The candle maker had {x} candles. She wrapped them in sets of {y} and gave {z} sets to a church. How many sets could she still sell?",
      "{z} rows of trees were cut down. Before, the wood had {x} trees in rows of {y}. How many rows are standing?",
      "How many teams are still in the contest? {x} players came in teams of {y}, and {z} teams have been beaten.",
    ],
  },
  {
    id: "mixed/pays-one-part-with-voucher",
    expression: "x/y-z",
    money: true,
    numbers: { y: "2..6", z: "2..6", x: "y*z+y*i" },
    texts: [
      "{y} friends share the ${x} for a boat equally. {n} is one of them and has paid ${z} of {his} part. How much does {he} still have to pay?",
      "A prize of ${x} was split evenly among {y} winners. {m} won a part and spent ${z} of it on a frame. How much of {mhis} part is left?",
      "At the {shop}, {y} cushions are ${x}. How much is one cushion for {n}, who gets ${z} off?",
      "How much more would one cup cost alone than a saucer? {y} cups are sold for ${x} and a saucer for ${z}.",
    ],
  },
  {
    id: "mixed/days-needed-less-days-gone",
    expression: "x/y-z",
    numbers: { y: "4..12", z: "2..6", x: "y*z+y*i" },
    texts: [
      "A bag of {x} cups of dog food was opened {z} days ago. The dog eats {y} cups a day. For how many more days will the food last?",
      "{n} wants to learn {x} words, {y} words a day. {He} has been learning for {z} days. How many days are left?",
      "The bricklayer lays {y} bricks an hour. A wall takes {x} bricks. He has worked on it for {z} hours. How many more hours must he work?",
      "How many more trips does the barge make? It takes {y} tons at a time, there were {x} tons to move, and it has made {z} trips.",
    ],
  },
  {
    id: "mixed/containers-needed-but-has-some",
    expression: "x/y-z",
    numbers: { y: "3..10", z: "2..6", x: "y*z+y*i" },
    texts: [
      "{n} has {x} jigsaw pieces to store in bags of {y}. {He} has {z} bags. How many more bags does {he} need?",
      "A group of {x} needs rowboats. Each boat seats {y}. {z} boats are at the dock. How many boats must be brought?",
      "How many more shelves should {m} build for {x} cans when {mhe} has built {z} and a shelf holds {y} cans?",
      "The school has {z} lamps for the play, but it takes one lamp for every {y} feet of the stage. The stage is {x} feet around. How many lamps are lacking?",
    ],
  },
  {
    id: "mixed/one-team-shrinks",
    expression: "x/y-z",
    numbers: { y: "2..6", z: "2..5", x: "y*z+y*i" },
    texts: [
      "Coach made {y} equal teams out of {x} players. {z} players on the red team got hurt. How many players on the red team could still play?",
      "{x} bees settled evenly on {y} bushes. {z} bees flew off from the bush by the gate. How many bees were still on that bush?",
      "The {x} chairs of the hall were in {y} equal rows until {z} were taken out of the front row. How many chairs has the front row now?",
      "How many people were on the top floor after {z} of them had gone downstairs? {x} people had been spread evenly over {y} floors.",
    ],
  },
  {
    id: "mixed/piece-cut-shorter",
    expression: "x/y-z",
    numbers: { y: "2..6", z: "2..6", x: "y*z+y*i" },
    texts: [
      "{n} cut a board of {x} inches into {y} equal pieces and sawed {z} inches off one piece. How long is that piece now?",
      "{x} ounces of lemonade were poured into {y} glasses equally. {m} drank {z} ounces from {mhis} glass. How many ounces are still in it?",
      "A path of {x} {length} has {y} equal parts. On the first part {n} has gone {z} {length}. How many {length} of the first part are left?",
      "How many minutes does {m} have for the last question, if {x} minutes are split evenly between {y} questions and {mhe} wastes {z} minutes of the last part?",
    ],
  },
];

/** A whole of equal groups is divided in another way. */
const REGROUPED: readonly WordingFamily[] = [
  {
    id: "mixed/packs-opened-and-shared",
    expression: "x*y/z",
    units: ["{o}", "{o}"],
    numbers: { x: "2..6", y: "4..15", z: "2..9" },
    texts: [
      "{n} has {x} {c} with {y} {o} in each. {He} shares all the {o} equally among {z} people. How many {o} does each person get?",
      "{z} kids emptied {x} {c}. In each there were {y} {o}. Everyone took the same number of {o} home. How many did each kid take?",
      "How many {o} will be in each of {z} equal heaps if they come from {x} {c} of {y} {o}?",
      "The {o} are in {x} {c} now, {y} to each. {m} wants to have them in {z} equal lots. What number of {o} belongs in one lot?",
    ],
  },
  {
    id: "mixed/rows-become-other-rows",
    expression: "x*y/z",
    numbers: { x: "3..9", y: "6..12", z: "3..5" },
    texts: [
      "The chairs stood in {x} rows of {y}. The janitor moved them into rows of {z}. How many rows are there now?",
      "{x} buses with {y} people each came to the river. The people crossed in boats of {z}. How many boats full of people crossed?",
      "{n} had {x} sheets with {y} stamps on each. {He} cut the stamps out and stuck {z} on every page of a book. How many pages did {he} fill?",
      "How many bags of {z} can be filled with the oranges from {x} crates, when {y} oranges are in a crate?",
    ],
  },
  {
    id: "mixed/earned-and-split-by-crew",
    expression: "x*y/z",
    money: true,
    numbers: { x: "4..15", y: "3..9", z: "2..6" },
    texts: [
      "The cousins washed {x} cars for ${y} each. {z} cousins split the money equally. How much did each get?",
      "{x} jars of jam were sold at ${y} a jar. All the money went to {z} shelters in equal parts. How many dollars did each shelter receive?",
      "A family buys {x} tickets at ${y} each. The {z} grown-ups pay for them and share the cost evenly. What does each grown-up pay?",
      "How much does each of the {z} bandmates earn if they play {x} shows, get ${y} a show, and divide it fairly?",
    ],
  },
  {
    id: "mixed/earnings-buy-other-things",
    expression: "x*y/z",
    money: true,
    numbers: { x: "3..12", y: "5..12", z: "2..4" },
    texts: [
      "{n} sold {x} bracelets for ${y} each. With all that money {he} bought balls of yarn at ${z} a ball. How many balls did {he} buy?",
      "A farmer brings {x} chickens to the market, where one chicken brings ${y}. Seed is ${z} a sack. How many sacks of seed can he buy for the chickens?",
      "How many turns at ${z} can {m} have at the arcade with the money from {x} hours of work at ${y} an hour?",
      "Two girls trade fairly. One gives {x} pens worth ${y} each and gets markers worth ${z} each. How many markers should she get?",
    ],
  },
  {
    id: "mixed/days-of-work-by-more-people",
    expression: "x*y/z",
    numbers: { x: "5..10", y: "4..12", z: "2..4" },
    texts: [
      "{x} workers can build the wall in {y} days. How many days would {z} workers need if everyone works equally fast?",
      "There is hay for {x} cows for {y} days. {z} cows are to eat it, and each eats as much as any other. For how many days will it last?",
      "{n} read {y} pages a day and finished the book in {x} days. How many days would {he} have needed at {z} pages a day?",
      "At {x} gallons a minute it takes {y} minutes to fill the pond. How many minutes does it take at {z} gallons a minute?",
    ],
  },
  {
    id: "mixed/cooked-batches-on-plates",
    expression: "x*y/z",
    units: ["{f}", "{f}"],
    numbers: { x: "2..4", y: "6..20", z: "5..8" },
    texts: [
      "{n} made {x} batches of {f}. Each batch was {y} {f}. {He} set them out on {z} platters, the same number on each. How many {f} were on a platter?",
      "If {x} bags of {y} {f} are divided evenly among {z} lunch boxes, how many {f} go into each lunch box?",
      "The {z} children ate all the {f} from {x} bowls, and each child ate equally many. At first, each bowl had {y} {f} in it. How many {f} did each child eat?",
      "{y} {f} lay on every one of {x} trays until {m} moved them all to {z} baskets in equal numbers. How many {f} does one basket hold?",
    ],
  },
  {
    id: "mixed/poured-from-cans-into-bottles",
    expression: "x*y/z",
    numbers: { x: "2..8", y: "8..24 by 4", z: "2..4 by 2" },
    texts: [
      "{x} cans with {y} ounces of oil each are emptied into bottles of {z} ounces. How many bottles will be full?",
      "The carpenter has {x} planks, each {y} feet long. He saws them all into {z}-foot boards. How many boards does he have?",
      "A bead maker melts {x} bars of glass. One bar weighs {y} grams and one bead {z} grams. How many beads can she make?",
      "How many parcels of {z} pounds can {n} make up from {x} sacks of {y} pounds of flour?",
    ],
  },
  {
    id: "mixed/weekly-and-then-per-person",
    expression: "x*y/z",
    numbers: { x: "3..14", y: "2..9", z: "2..6" },
    texts: [
      "A family walks the dog {y} times a day for {x} days. The {z} children take equal numbers of turns. How many times does each child walk the dog?",
      "{n} made {y} clay birds a day. After {x} days {he} put all of them in {z} show cases, equally many in each. How many birds stand in one case?",
      "Every hour {y} planes land. In {x} hours the {z} runways are used equally often. How many planes land on each runway?",
      "How many pages does each of the {z} writers write for a book with {x} chapters of {y} pages, if they divide the pages evenly?",
    ],
  },
];

/** So many groups of so many, each with so much. */
const GROUPS_OF_GROUPS: readonly WordingFamily[] = [
  {
    id: "mixed/shelves-of-boxes-of-things",
    expression: "x*y*z",
    units: ["{c}", "{o}"],
    numbers: { x: "2..8", y: "2..9", z: "3..12" },
    texts: [
      "A store room has {x} racks with {y} {c} on each. Every one of the {c} has {z} {o} in it. How many {o} are in the store room?",
      "{n} packed {z} {o} in each of {his} {c}. {y} {c} went to each of {x} schools. How many {o} did {he} pack?",
      "{x} trucks brought {y} {c} each to the {shop}. {z} {o} were in each of the {c}. Find the number of {o} that were brought.",
      "How many {o} are there in all if each of {x} rooms has {y} {c} and {z} {o} are in each of those?",
    ],
  },
  {
    id: "mixed/times-a-day-for-weeks",
    expression: "x*y*z",
    numbers: { x: "2..6", y: "2..5", z: "3..10" },
    texts: [
      "{n} has {x} parrots. Each parrot eats {z} nuts {y} times a day. How many nuts do the parrots eat in a day?",
      "{m} does {z} push-ups in a set. {mHe} does {y} sets a day. How many push-ups does {mhe} do in {x} days?",
      "The bakery bakes {y} times every day. Each time {x} ovens are filled with {z} loaves each. How many loaves does the bakery bake daily?",
      "How many miles does a bus drive in {z} days, if it makes {x} round trips a day and a round trip is {y} miles?",
    ],
  },
  {
    id: "mixed/paid-per-hour-for-days",
    expression: "x*y*z",
    money: true,
    numbers: { x: "3..8", y: "2..6", z: "5..20" },
    texts: [
      "{n} worked {x} hours on each of {y} days and was paid ${z} an hour. How much did {he} earn?",
      "A room at the inn is ${z} a night. A team takes {x} rooms for {y} nights. What does the team pay?",
      "Each of {y} nieces gets ${z} a month from Aunt Rose. How many dollars does Aunt Rose give them in {x} months?",
      "How much do {x} packs of batteries cost if there are {y} batteries in a pack and each battery costs ${z}?",
    ],
  },
  {
    id: "mixed/classes-tables-children-crayons",
    expression: "x*y*z",
    numbers: { x: "2..6", y: "3..8", z: "2..6" },
    texts: [
      "There are {x} classes on the floor. In each class are {y} tables with {z} pupils at each. How many pupils are on the floor?",
      "A train has {x} cars. Every car has {y} benches, and {z} people can sit on a bench. How many people can sit on the train?",
      "{n} sewed {x} coats. Each coat has {y} pockets, and there are {z} buttons on every pocket. How many buttons are on the pockets?",
      "How many puppies were born? On {x} farms there were {y} dogs each, and every dog had {z} puppies.",
    ],
  },
  {
    id: "mixed/layers-of-rows-in-a-box",
    expression: "x*y*z",
    numbers: { x: "2..6", y: "3..9", z: "3..9" },
    texts: [
      "A chest is packed with {x} layers of mugs. Each layer has {y} rows of {z} mugs. How many mugs are in the chest?",
      "{n} built a block of toy bricks that is {x} bricks high, {y} bricks long, and {z} bricks wide, with no holes. How many bricks did {he} use?",
      "Each floor of a tall building has {y} rooms, and each room has {z} windows. How many windows do {x} floors have?",
      "How many eggs were sold when {x} stands each sold {y} cartons of {z} eggs?",
    ],
  },
  {
    id: "mixed/steps-of-a-longer-chain",
    expression: "x*y*z",
    numbers: { x: "3..9", y: "2..4", z: "2..5" },
    texts: [
      "{n} has {x} rings. {m} has {y} times as many rings as {n}. {k} has {z} times as many as {m}. How many rings does {k} have?",
      "A small bell weighs {x} pounds, a middle bell {y} times that, and the big bell {z} times as much as the middle one. How many pounds does the big bell weigh?",
      "One gold coin is worth {x} silver coins. A crown is worth {y} gold coins. How many silver coins can be had for {z} crowns?",
      "How many flies does the pond have? It has {x} frogs, {y} fish for each frog, and {z} flies for each fish.",
    ],
  },
];

/** Stories of two steps that mix equal groups with gains and losses. */
export const STORY_GROUPS_AND_CHANGES: readonly WordingFamily[] = [
  ...GONE_THEN_GROUPED,
  ...GONE_THEN_SHARED,
  ...JOINED_THEN_DIVIDED,
  ...JOINED_THEN_REPEATED,
  ...GONE_THEN_REPEATED,
  ...GROUPS_AND_EXTRA,
  ...GROUPS_LESS_SOME,
  ...TAKEN_IN_GROUPS,
  ...PART_THEN_CHANGED,
  ...REGROUPED,
  ...GROUPS_OF_GROUPS,
];

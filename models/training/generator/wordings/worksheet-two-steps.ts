import type { WordingFamily } from "../wording.ts";

/** Some are out, and what remains makes a number of equal groups. */
const REMAINDER_GROUPED: readonly WordingFamily[] = [
  {
    id: "twofold/spoiled-pieces-then-made-up",
    expression: "(x-y)/z",
    numbers: { z: "2..9", y: "2..20", x: "y+z*i" },
    texts: [
      "A baker shaped {x} rolls. The oven burned {y} of them. All the good rolls lie on trays in the window, {z} on a tray. How many trays are in the window?",
      "{n} knitted {x} squares this winter, but the puppy chewed up {y}. One blanket takes {z} squares. How many blankets can {he} sew from the squares that are still whole?",
      "It takes {z} candles to fill a candle holder. Grandma owned {x} candles until {y} of them melted in the sun. How many holders can she fill now?",
      "{x} lamps came off the ship. {y} lamps arrived smashed, and the others were loaded into vans, {z} to a van. Find the number of vans.",
    ],
  },
  {
    id: "twofold/absent-people-then-groups",
    expression: "(x-y)/z",
    numbers: { z: "3..10", y: "2..15", x: "y+z*i" },
    texts: [
      "{x} people signed up for the museum tour. {y} of them stayed home with a cold. Each guide led {z} visitors. How many guides were needed?",
      "The swim coach expected {x} swimmers, yet {y} never turned up. Those who came were sent to the lanes, {z} swimmers in a lane. How many lanes were in use?",
      "How many tables does the waiter set if {x} guests were booked, {y} of them have cancelled, and {z} people sit at a table?",
      "{y} of the {x} singers in the choir have lost their voices. The rest will stand on steps, {z} to a step. How many steps will they fill?",
    ],
  },
  {
    id: "twofold/handed-over-then-pouches",
    expression: "(x-y)/z",
    units: ["{o}", "pouches"],
    numbers: { z: "2..8", y: "3..30", x: "y+z*i" },
    texts: [
      "{m} begged {n} for {y} {o} and got them. {n} had owned {x}. {He} sewed pouches for those {he} kept, and each pouch holds {z}. How many pouches did {he} sew?",
      "Of {n}'s {x} {o}, {y} were lent to a neighbor. {He} packed the remaining ones in pouches of {z} for the trip. How many pouches went on the trip?",
      "After {n} had mailed {y} {o} to {his} cousin, {he} sorted what was left of {his} {x} {o} by putting {z} into every pouch. What is the number of pouches?",
      "A pouch is just big enough for {z} {o}. {n} won {x} {o} at the fair and traded {y} of them for a cap. How many pouches will the rest fill?",
    ],
  },
  {
    id: "twofold/photos-deleted-then-frames",
    expression: "(x-y)/z",
    numbers: { z: "3..9", y: "4..30", x: "y+z*i" },
    texts: [
      "{n} took {x} pictures at the zoo. {y} came out blurry, so {he} deleted them. {He} printed the clear ones on sheets that show {z} pictures each. How many sheets did {he} print?",
      "A wall frame shows {z} photos. The twins have {x} photos of their trip, but {y} of those are already in a shoe box for Grandpa. How many frames will the other photos fill?",
      "On {day} {x} drawings were handed in for the school show. The judges turned down {y}. Boards with {z} drawings each were hung up in the hall. How many boards were hung?",
      "How many postcards with {z} snapshots on each can {n} make? {He} has {x} snapshots and will not use {y} of them.",
    ],
  },
  {
    id: "twofold/seedlings-in-rows",
    expression: "(x-y)/z",
    numbers: { z: "4..12", y: "3..25", x: "y+z*i" },
    texts: [
      "Snails ate {y} of the {x} lettuce seedlings. The gardener set the others out in rows of {z}. How many rows of lettuce are there?",
      "{n} ordered {x} tulip bulbs. Some squirrels dug up and stole {y}. If {he} replants what they left, {z} bulbs to a row, how many rows does {he} get?",
      "A row in our plot takes {z} onions. We grew {x} onion plants in cups and gave {y} of them to the {shop}. How many rows can we plant with the rest?",
      "The park worker was sent {x} young trees. {y} had dry roots and went back on the truck. He planted {z} trees along each path. How many paths have new trees?",
    ],
  },
  {
    id: "twofold/clothes-left-to-wash",
    expression: "(x-y)/z",
    numbers: { z: "4..12", y: "3..20", x: "y+z*i" },
    texts: [
      "{n} had {x} towels to wash for the hotel. {He} did {y} of them by hand. The machine takes {z} towels at once. How many loads did the machine wash?",
      "There are {x} team shirts in the hamper, but {y} turn out to be clean already. {z} shirts go into one load. How many loads must be washed?",
      "How many clotheslines did the family hang up? They had {x} wet socks, put {y} in the dryer, and pinned {z} on every line.",
      "A nurse sorted {x} sheets and set {y} torn ones aside. The good sheets were folded into piles of {z}. Tell how many piles she made.",
    ],
  },
  {
    id: "twofold/money-kept-back-then-bought",
    expression: "(x-y)/z",
    money: true,
    numbers: { z: "2..9", y: "3..30", x: "y+z*i" },
    texts: [
      "{n} took ${x} to the craft fair. Lunch cost {him} ${y}. With all the money that was left, {he} bought clay mugs at ${z} each. How many mugs did {he} buy?",
      "The reading club saved up ${x}. They must keep ${y} for stamps. New notebooks cost ${z} apiece. How many notebooks can they buy with the other dollars?",
      "How many kites at ${z} each can {m} get if {mhe} has ${x} and first pays back the ${y} that {mhe} owes {mhis} sister?",
      "An old lady found ${x} in a coat and dropped ${y} of it into the church box. She spent the rest on plants, and every plant was ${z}. How many plants did she bring home?",
    ],
  },
  {
    id: "twofold/pages-to-go-by-day",
    expression: "(x-y)/z",
    numbers: { z: "5..12", y: "5..60", x: "y+z*i" },
    texts: [
      "A songbook has {x} songs. {n} can play {y} of them by now. {He} learns {z} new songs a month. In how many months will {he} know the whole book?",
      "{n} must read {x} pages for class. {He} got through {y} on the train. From tomorrow on {he} will do {z} every evening. How many evenings will the rest take?",
      "If {n} solves {z} puzzles a day and {y} of the {x} puzzles in {his} book are done, how many days will it be until all are done?",
      "The painter has to paint {x} fence boards. {y} boards are finished. She paints {z} each hour. How many more hours does she need?",
    ],
  },
  {
    id: "twofold/tickets-left-for-rides",
    expression: "(x-y)/z",
    numbers: { z: "2..6", y: "3..15", x: "y+z*i" },
    texts: [
      "{n} held a strip of {x} coupons at the street fair. {He} swapped {y} coupons for popcorn. A turn on the swing boats takes {z} coupons. How many turns can {he} take?",
      "For the pony ring you hand in {z} tokens. {n} was given {x} tokens, but {y} slid through a hole in {his} pocket. How many times can {he} ride a pony?",
      "The twins spent {y} of their {x} tokens on ring toss, and all the rest on bumper cars. Each drive cost {z} tokens. How many drives did they have?",
      "How many trips down the giant slide did {n} make? {He} came with {x} stamps on {his} card, used up {y} at the mirror house, and paid {z} per slide with all the others.",
    ],
  },
  {
    id: "twofold/animals-sold-then-pens",
    expression: "(x-y)/z",
    units: ["{a}", "pens"],
    numbers: { z: "2..8", y: "2..20", x: "y+z*i" },
    texts: [
      "A farmer owned {x} {a} and sold {y} at the market. He keeps the others in pens, {z} in each pen. How many pens are in use?",
      "The animal home took in {x} {a}. Kind families picked up {y}. The helpers built pens for the {a} that nobody took, one pen for every {z}. How many pens were built?",
      "{y} of {n}'s {x} {a} sleep in the house. All the others sleep outside in pens, {z} together. How many pens does {n} have outside?",
      "How many pens does a show need for its {a} when {x} are entered, {y} fall sick, and {z} can share a pen?",
    ],
  },
  {
    id: "twofold/some-for-self-then-bundles",
    expression: "(x-y)/z",
    numbers: { z: "3..12", y: "3..24", x: "y+z*i" },
    texts: [
      "The fisher pulled in {x} fish. She kept {y} for her family and threaded the rest on strings to sell, {z} on each string. How many strings had she to sell?",
      "{n} split {x} logs. {y} went straight into the stove. The others were tied into bundles of {z} logs. How many bundles did {n} tie?",
      "Of the {x} shells that washed up, the children left {y} on the sand because they were chipped. They hung the others on threads, {z} shells to a thread. How many threads did they make?",
      "One bunch is {z} carrots. How many bunches does the stand sell if {x} carrots were pulled and {y} of those were fed to the rabbits?",
    ],
  },
  {
    id: "twofold/rest-carried-in-turns",
    expression: "(x-y)/z",
    numbers: { z: "2..8", y: "3..20", x: "y+z*i" },
    texts: [
      "{x} hikers stood at the foot of the cable car. {y} of them chose to walk up. The cabin lifts {z} people at a time. How many times did it go up for the others?",
      "The mover had to bring {x} chairs upstairs. Neighbors carried {y}. He took the rest himself, {z} on each climb. How many climbs did he make?",
      "{n} has {x} jars to take to the cellar and drops {y} on the kitchen floor. {He} can hold {z} jars in {his} arms. How often must {he} go down with the ones that did not break?",
      "How many times must the ferry cross? There were {x} cars in line, {y} turned around, and it takes {z} cars across each time.",
    ],
  },
];

/** Some are out, and the rest is the same for each of a number of groups. */
const REMAINDER_SHARED: readonly WordingFamily[] = [
  {
    id: "twofold/treats-left-for-children",
    expression: "(x-y)/z",
    units: ["{f}", "{f}"],
    numbers: { z: "2..9", y: "2..15", x: "y+z*i" },
    texts: [
      "The cook laid out {x} {f}. A hungry dog stole {y}. The {z} campers shared the rest fairly. How many {f} did each camper eat?",
      "{n} set {y} of the {x} {f} aside for {his} teacher. The others were dealt out to {z} classmates, an equal number to each. How many did one classmate get?",
      "What is each guest's share if {x} {f} are ready, the host tastes {y} of them, and {z} guests split what remains evenly?",
      "There are {z} lunch bags on the counter. Dad had {x} {f} to put in them, but {y} were stale. He divided the fresh ones equally among the bags. How many {f} are in each bag?",
    ],
  },
  {
    id: "twofold/jobs-left-for-workers",
    expression: "(x-y)/z",
    numbers: { z: "2..8", y: "3..25", x: "y+z*i" },
    texts: [
      "A crew has {x} windows to clean. The boss cleaned {y} before breakfast. {z} workers do an equal part of what is left. How many windows does each worker clean?",
      "{n} wrote {x} party cards. {His} mother put stamps on {y} of them. The rest were stamped by {his} {z} brothers, each of whom did the same number. How many did each brother stamp?",
      "The mail truck brought {x} parcels. {y} were fetched at the counter. {z} drivers took the rest and got equal loads. How many parcels were in each load?",
      "How many desks must each of the {z} helpers wipe? {y} of the {x} desks are clean already, and the helpers do the same number each.",
    ],
  },
  {
    id: "twofold/liquid-poured-off-then-cups",
    expression: "(x-y)/z",
    numbers: { z: "2..9", y: "2..20", x: "y+z*i" },
    texts: [
      "The pot held {x} ladles of soup. {y} ladles spilled. The rest was poured into {z} bowls so that all bowls had the same. How many ladles went into each bowl?",
      "{n} mixed {x} cups of paint and used {y} cups on the door. {He} shared the remaining paint equally among {z} buckets. How many cups are in each bucket?",
      "{z} fish tanks are to get the same amount of water. There are {x} buckets of it, less {y} buckets that leaked out. How many buckets of water does each tank get?",
      "A can held {x} liters of rain water. {y} liters went to the tomatoes, and the rest was split evenly between {z} flower beds. How many liters did a flower bed get?",
    ],
  },
  {
    id: "twofold/price-after-one-known-part",
    expression: "(x-y)/z",
    money: true,
    texts: [
      "{n} paid ${x} in all for a lamp and {z} pillows. The lamp was ${y}. The pillows all had the same price. What did one pillow cost?",
      "The bill for the boat trip came to ${x}. Grandpa paid ${y} of it. {n} and {his} friends, {z} people together, paid equal parts of the rest. How much did each of them pay?",
      "A worker got ${x} for a job, and ${y} of that was for the bus. The rest was pay for {z} days, the same for every day. How many dollars did he earn a day?",
      "What does one bag of soil cost if {z} such bags and a rake cost ${x} together and the rake alone is ${y}?",
    ],
  },
  {
    id: "twofold/score-apart-from-bonus",
    expression: "(x-y)/z",
    numbers: { z: "2..9", y: "4..20", x: "y+z*i" },
    texts: [
      "{n} finished a dart game with {x} points. {y} of those were a gift for being the youngest. In each of the {z} rounds {he} scored the same. How many points did {he} score in a round?",
      "Our troop has {x} badges. The leader earned {y} herself. The {z} scouts have equally many. How many badges does a scout have?",
      "After {z} equal leaps and a first hop of {y} feet the toy frog was {x} feet from its start. How many feet long was each leap?",
      "Every one of {z} songs on the record lasts equally long. With an opening talk of {y} minutes the record runs {x} minutes. How many minutes is one song?",
    ],
  },
  {
    id: "twofold/seats-in-equal-rows",
    expression: "(x-y)/z",
    numbers: { z: "3..12", y: "4..30", x: "y+z*i" },
    texts: [
      "A small theater has {x} seats. {y} are up in the balcony. The seats downstairs stand in {z} rows of equal length. How many seats are in each row?",
      "{x} bricks were delivered. {y} were used for a step, and {z} layers of a wall used up the others, every layer the same. How many bricks make a layer?",
      "In {n}'s album {y} of the {x} stamps are on the cover page. The other stamps fill {z} pages with the same number on each. How many stamps are on each of those pages?",
      "How many plants stand in a row? The school garden has {x} bean plants. {y} grow by the wall, and the rest in {z} equal rows.",
    ],
  },
];

/** Two amounts are put together, and the whole is split. */
const UNITED_THEN_SPLIT: readonly WordingFamily[] = [
  {
    id: "twofold/two-baskets-into-boxes",
    expression: "(x+y)/z",
    numbers: { z: "3..9", y: "z+j", x: "z*(i+j)-y" },
    texts: [
      "{n} gathered {x} pine cones, and {m} gathered {y}. They tipped them into one heap and boxed them, {z} to a box. How many boxes did they use?",
      "The mouse family hid {x} acorns in May and {y} in June. Now they eat {z} every day. For how many days will the acorns last?",
      "A tailor found {x} buttons in one drawer and {y} in another. A coat needs {z} buttons. For how many coats does she have buttons?",
      "How many necklaces can be strung from {x} glass beads and {y} wooden beads when each takes {z} beads of any kind?",
    ],
  },
  {
    id: "twofold/two-classes-in-vehicles",
    expression: "(x+y)/z",
    numbers: { z: "4..10", y: "z+j", x: "z*(i+j)-y" },
    texts: [
      "{x} boys and {y} girls are going rafting. A raft seats {z}. How many rafts does the group need so that no seat is empty and nobody is left on shore?",
      "Two hotels sent guests to the sunset ride: {x} came from one and {y} from the other. Each wagon took {z} of them. How many wagons rolled out?",
      "{z} skaters make one line. There are {x} skaters on the ice, and {y} more step onto it. How many lines can they make?",
      "Coach counted {x} runners from the valley and {y} from the hills. All of them were placed in teams of {z}. Find the number of teams.",
    ],
  },
  {
    id: "twofold/two-sums-of-money-shared",
    expression: "(x+y)/z",
    money: true,
    numbers: { z: "2..8", x: "z*i+1", y: "z*j-1" },
    texts: [
      "{n} earned ${x} by raking and ${y} by weeding. {He} wants to buy puzzles that cost ${z} each. How many can {he} buy with all that money?",
      "The band was paid ${x} for a wedding and ${y} for a birthday. Its {z} players divided the pay equally. How many dollars did each of them get?",
      "{z} sisters shared the cost of a gift. The clock was ${x}, and the wrapping and card were ${y}. How much was each sister's part?",
      "How many weeks will it take {n} to pay for a drum of ${x} and a pair of sticks of ${y}, if {he} saves ${z} a week?",
    ],
  },
  {
    id: "twofold/joined-by-more-then-each",
    expression: "(x+y)/z",
    units: ["{o}", "{o}"],
    numbers: { z: "2..9", x: "z*i+1", y: "z*j-1" },
    texts: [
      "There were {x} {o} in the toy chest when {n} dropped in {y} more. Later {z} children emptied the chest and each took the same number. How many {o} did each child take?",
      "{n} won {y} {o} on top of the {x} {he} had. {He} laid them all out in {z} equal rows. How many {o} were in one row?",
      "A pen friend sent {n} {x} {o}, and a week later another {y}. If {n} keeps them in {z} {c} with equally many in each, how many are in one {cs}?",
      "How many {o} go into each of {z} {c} if {x} from the attic and {y} from the cellar are spread over them evenly?",
    ],
  },
  {
    id: "twofold/pages-read-twice-then-average",
    expression: "(x+y)/z",
    numbers: { z: "3..7", x: "z*i+2", y: "z*j-2" },
    texts: [
      "{n} has two books for the holidays. One is {x} pages long, the other {y}. {He} will read {z} pages a night. How many nights will both books take {him}?",
      "A trail runs {x} miles uphill and then {y} miles downhill. The club walks {z} miles a day. In how many days does it walk the whole trail?",
      "There are {x} spelling words and {y} sight words to learn in {z} days. {n} learns an equal number daily. How many words is that a day?",
      "The printer must copy {x} leaflets for the mayor and {y} for the library. It prints {z} of them a minute. How many minutes is it busy?",
    ],
  },
  {
    id: "twofold/baked-twice-then-plates",
    expression: "(x+y)/z",
    units: ["{f}", "plates"],
    numbers: { z: "3..8", x: "z*i+1", y: "z*j-1" },
    texts: [
      "A first batch gave {n} {x} {f}, and a second gave {him} {y}. {He} served them all on plates with {z} {f} each. How many plates were served?",
      "{y} {f} were left from {day}. On {day2} Mom made {x} fresh ones. She put {z} on a plate until both lots were gone. How many plates did she fill?",
      "How many plates come out of the kitchen if the cook has {x} {f}, his helper has {y}, and a plate takes {z}?",
      "{n} carried {x} {f} to the picnic blanket, {m} carried {y}, and the others brought plates. There were exactly {z} {f} for each plate. How many plates had the others brought?",
    ],
  },
  {
    id: "twofold/animals-meet-then-stalls",
    expression: "(x+y)/z",
    numbers: { z: "2..8", x: "z*i+1", y: "z*j-1" },
    texts: [
      "{x} ponies trotted in from the field and {y} from the creek. The stable girl leads {z} ponies into each stall. How many stalls does she fill?",
      "A pond has {x} ducks. {y} geese land on it. They all swim off in lines of {z} birds. How many lines of birds are there?",
      "The vet saw {x} cats and {y} dogs in {z} hours, equally many each hour. How many pets did she see in an hour?",
      "To feed {x} sheep and {y} goats, the farmer opens one bale of hay for every {z} animals. How many bales does he open?",
    ],
  },
  {
    id: "twofold/materials-for-equal-things",
    expression: "(x+y)/z",
    numbers: { z: "3..10", x: "z*i+2", y: "z*j-2" },
    texts: [
      "{n} owns {x} long planks and {y} short ones. A raft is built of {z} planks, long or short. How many rafts can {he} build?",
      "The florist mixes {x} daisies with {y} poppies and stands {z} flowers in each vase. How many vases does she need?",
      "{x} red tiles and {y} gray tiles cover a floor with {z} tiles in every row. How many rows of tiles are on the floor?",
      "How many tables can the carpenter finish? He has {x} screws in a tin and buys {y} more, and one table uses {z} screws.",
    ],
  },
  {
    id: "twofold/time-added-then-divided",
    expression: "(x+y)/z",
    numbers: { z: "3..9", x: "z*i+1", y: "z*j-1" },
    texts: [
      "The crew spent {x} minutes on washing and {y} minutes on drying {z} cars, the same time for every car. How many minutes did one car take?",
      "{n} wants to practice flute for {x} minutes and then goes on for {y} minutes more. One piece lasts {z} minutes. How many times can {he} play it in all that time?",
      "A plumber worked {x} hours this month and {y} last month. He spent {z} hours on each job. How many jobs did he do?",
      "How many shows of {z} minutes fit exactly on one long tape that is made by joining a tape of {x} minutes and one of {y}?",
    ],
  },
  {
    id: "twofold/guests-and-hosts-divided",
    expression: "(x+y)/z",
    numbers: { z: "2..8", x: "z*i+1", y: "z*j-1" },
    texts: [
      "At the dance there were {x} guests when {y} cousins came in. Everyone sat down on {z} long benches, equally many on each. How many sat on one bench?",
      "{x} passengers got on at the harbor and {y} at the lighthouse. The {z} decks of the ship carried the same number of them. How many passengers were on each deck?",
      "The office hired {y} people in addition to its {x}. They were placed in {z} rooms, with an equal number in each. How many people work in one room?",
      "Each of {z} tents sheltered the same number of soldiers. {x} soldiers had come on foot and {y} on horseback. How many were in one tent?",
    ],
  },
];

/** Some do not count, and each of the others is so much. */
const OTHERS_TIMES: readonly WordingFamily[] = [
  {
    id: "twofold/pay-for-pieces-done",
    expression: "(x-y)*z",
    numbers: { x: "12..30", y: "2..9", z: "2..9" },
    texts: [
      "{n} gets ${z} for every hedge {he} trims. {His} list has {x} hedges, but {he} skipped {y} because of rain. How much did {he} get?",
      "A potter glazed {x} cups. {y} cracked in the kiln. She sold all the good ones for ${z} each. How many dollars did she take in?",
      "How much money will {n} make at ${z} a dog if {x} owners asked {him} to walk their dogs and {y} then changed their minds?",
      "The hall rented out its {x} bikes for ${z} apiece, except for {y} with flat tires. What did it earn in rent?",
    ],
  },
  {
    id: "twofold/points-for-what-was-hit",
    expression: "(x-y)*z",
    numbers: { x: "10..25", y: "2..8", z: "2..9" },
    texts: [
      "A video game has {x} dragons in it. Beating one is worth {z} points. {n} beat all but {y} of them. How many points did {n} score?",
      "{n} threw {x} balls at the cans and missed with {y}. Each hit scored {z}. What was {his} score?",
      "In the quiz every right answer brings {z} points. Out of {x} questions, {n} got {y} wrong. How many points did {he} bring home?",
      "{x} treasures are hidden in a game, each good for {z} points. {n} could not find {y} of them. Tell how many points {he} found.",
    ],
  },
  {
    id: "twofold/full-containers-hold",
    expression: "(x-y)*z",
    numbers: { x: "10..30", y: "2..9", z: "3..12" },
    texts: [
      "On the shelf stand {x} egg trays. {y} are empty, and each of the others has {z} eggs. How many eggs are on the shelf?",
      "The ship carries {x} lifeboats. {y} of them leak and may not be used. A good one saves {z} people. How many people can the boats save?",
      "{n} filled all but {y} of {his} {x} jars. A full jar holds {z} pickles. How many pickles are in the jars?",
      "How many books does the new school library have if {y} of its {x} cases are still bare and the rest hold {z} books each?",
    ],
  },
  {
    id: "twofold/people-present-each-bring",
    expression: "(x-y)*z",
    units: ["{u}", "{o}"],
    numbers: { x: "12..30", y: "2..9", z: "2..8" },
    texts: [
      "There are {x} {u} on the list. {y} are away on a trip. Each of the {u} who are here gets {z} {o}. How many {o} must be handed out?",
      "{x} {u} came by, and {y} of them had empty hands. All the others had {z} {o} each. How many {o} were there?",
      "How many {o} did the {u} carry in? {z} were brought by each of them, apart from {y} who brought none, and {x} {u} came in all.",
      "The plan was for {x} {u} to make {z} {o} apiece. {y} of the {u} went home early without making any. The rest did what was planned. How many {o} were made?",
    ],
  },
  {
    id: "twofold/rows-left-standing",
    expression: "(x-y)*z",
    numbers: { x: "8..25", y: "2..6", z: "4..12" },
    texts: [
      "A vineyard had {x} rows with {z} vines in each. A storm flattened {y} rows completely. How many vines still stand?",
      "{n} had knitted {x} rows of {z} stitches. Then {he} pulled {y} rows out again. How many stitches remain?",
      "Hail ruined {y} of the {x} rows of cabbage. With {z} cabbages in a row, how many cabbages came through unharmed?",
      "The hall holds {x} rows of {z} seats. For the play, {y} rows are taken out to make room for the stage. How many seats will there be?",
    ],
  },
  {
    id: "twofold/days-off-not-counted",
    expression: "(x-y)*z",
    numbers: { x: "10..30", y: "2..8", z: "2..12" },
    texts: [
      "In a month of {x} working days the bakery was shut for {y}. On each open day it used {z} sacks of flour. How many sacks did it use that month?",
      "{n} does {z} push-ups a day. {He} rested on {y} of the last {x} days. How many push-ups did {he} do in that time?",
      "Every day at camp the cook peels {z} pounds of potatoes, but for {y} days the campers ate in town. Camp lasted {x} days. How many pounds did the cook peel?",
      "How many miles does the bus drive in {x} days if it stands in the garage for {y} of them and does {z} miles on each of the others?",
    ],
  },
  {
    id: "twofold/smaller-share-many-times",
    expression: "(x-y)*z",
    numbers: { x: "12..40", y: "2..9", z: "2..9" },
    texts: [
      "A pad of paper used to have {x} sheets. The maker now puts in {y} fewer. How many sheets do {z} of the new pads have?",
      "{n} usually swims {x} laps. This week {his} arm hurts, so {he} swims {y} less each time. How many laps does {he} swim in {z} visits?",
      "What do {z} tickets cost with a coupon if a ticket is ${x} and the coupon takes ${y} off each of them?",
      "The pipe gives {x} liters a minute, of which {y} are lost through a crack. How many liters reach the tank in {z} minutes?",
    ],
  },
  {
    id: "twofold/wheels-and-sides-of-the-rest",
    expression: "(x-y)*z",
    numbers: { x: "11..30", y: "2..9", z: "3..8" },
    texts: [
      "{n} has {x} wagons to grease. {He} leaves {y} for tomorrow. Each wagon needs {z} drops of oil. How many drops does {n} use today?",
      "A quilt shop got in {x} quilts and has mended {y}. It takes {z} patches to mend one. How many patches will the other quilts take?",
      "{z} screws hold each shelf to the wall. {m} bought {x} shelves and took {y} of them back to the store. How many screws does {mhe} need to hang the ones {mhe} kept?",
      "How many candles must be set out when {y} of {x} tables are not in use, and every table in use has {z} candles?",
    ],
  },
  {
    id: "twofold/gain-over-cost-many-times",
    expression: "(x-y)*z",
    numbers: { y: "2..9", x: "y+i", z: "3..20" },
    texts: [
      "{n} buys old chairs for ${y} each, paints them, and sells each one for ${x}. What does {he} gain on {z} chairs?",
      "A snail climbs {x} inches by day and slips back {y} inches at night. How many inches higher is it after {z} days and nights?",
      "Every hour {x} visitors walk into the castle and {y} walk out. There was nobody in it at first. How many are inside after {z} hours?",
      "It costs the stand ${y} to make one pie. At ${x} a pie, how many dollars are made on {z} pies once the making is paid?",
    ],
  },
];

/** Two amounts together, and each of them is so much. */
const SUM_TIMES: readonly WordingFamily[] = [
  {
    id: "twofold/two-kinds-one-price",
    expression: "(x+y)*z",
    numbers: { x: "3..12", y: "3..12", z: "2..9" },
    texts: [
      "{n} sold {x} bracelets and {y} rings at a stand. Anything on the stand was ${z}. How much money did {n} take in?",
      "Every plant in the yard costs ${z}. {m} loads {x} ferns and {y} mint plants into {mhis} cart. What will {mhe} have to pay?",
      "A shop fixes shoes for ${z} a pair. It fixed {x} pairs of boots and {y} pairs of sandals today. How many dollars did the shop earn?",
      "How much does a school pay for {x} globes and {y} maps if a globe and a map cost the same, ${z}?",
    ],
  },
  {
    id: "twofold/two-groups-each-get-so-many",
    expression: "(x+y)*z",
    units: ["{u}", "{o}"],
    numbers: { x: "5..20", y: "3..12", z: "2..6" },
    texts: [
      "The host bought {z} {o} for each guest. {x} {u} said yes, and later {y} more did. How many {o} did the host buy?",
      "{x} {u} were in the hall, and {y} were out in the yard. {n} handed {z} {o} to every one of them. How many {o} did {n} hand out?",
      "How many {o} do {x} {u} and the {y} who join them need if each has to have {z}?",
      "In the north camp live {x} {u}, in the south camp {y}. Each of them owns {z} {o}. What is the total number of {o} in both camps?",
    ],
  },
  {
    id: "twofold/points-in-two-rounds",
    expression: "(x+y)*z",
    numbers: { x: "2..12", y: "2..12", z: "2..10" },
    texts: [
      "{n} caught {x} butterflies in level one of a game and {y} in level two. Each butterfly is {z} points. What is {his} score after both levels?",
      "In archery a hit in the ring counts {z}. {m} made {x} hits before tea and {y} after it. How many points are on {mhis} card?",
      "Our team knew {x} answers in the first half of the quiz and {y} in the second half. We got {z} points an answer. How many points did we end with?",
      "Find {n}'s points: {z} for every ring on the peg, with {x} rings thrown by {his} left hand and {y} by {his} right.",
    ],
  },
  {
    id: "twofold/legs-wheels-and-wings",
    expression: "(x+y)*z",
    numbers: { x: "3..15", y: "3..15", z: "3..8" },
    texts: [
      "A poster shows {x} big stars and {y} small stars, each with {z} points. {n} colors every point. How many points does {he} color?",
      "The carpenter makes {x} stools and {y} benches. Any of these stands on {z} legs. How many legs must he cut?",
      "{x} blue kites and {y} white kites fly over the beach. There are {z} ribbons on every tail. How many ribbons flutter in the wind?",
      "Each flower that {n} folds has {z} petals of paper. {He} folded {x} yesterday and will fold {y} today. How many petals will that be?",
    ],
  },
  {
    id: "twofold/same-pace-two-stretches",
    expression: "(x+y)*z",
    numbers: { x: "2..12", y: "2..12", z: "3..12" },
    texts: [
      "{n} typed for {x} minutes, took a break, and typed for {y} more. {He} types {z} lines a minute. How many lines did {he} type?",
      "A machine fills {z} bottles each hour. It ran {x} hours on {day} and {y} hours on {day2}. How many bottles did it fill?",
      "The scouts hiked {x} days before the storm and {y} days after it. They covered {z} miles each day they hiked. How long was their way in miles?",
      "How many verses can {m} learn in {x} weeks of winter and {y} weeks of spring at {z} verses per week?",
    ],
  },
  {
    id: "twofold/packs-bought-twice",
    expression: "(x+y)*z",
    units: ["{c}", "{o}"],
    numbers: { x: "2..12", y: "2..12", z: "3..12" },
    texts: [
      "{n} opened {x} {c} in the morning and {y} in the evening. There were {z} {o} in each. How many {o} had {he} by night?",
      "A van unloaded {x} {c}, and a truck unloaded {y}. In all of them were {z} {o} apiece. How many {o} were unloaded?",
      "All of {n}'s {c} hold {z} {o}. {x} are on the shelf, {y} under the bed. How many {o} are there in total?",
      "How many {o} did the office receive? It ordered {x} {c} at first and {y} the next time, each with {z} {o} inside.",
    ],
  },
  {
    id: "twofold/larger-share-each-time",
    expression: "(x+y)*z",
    numbers: { x: "4..20", y: "2..9", z: "2..9" },
    texts: [
      "A room costs ${x} a night, and a view of the sea costs ${y} more a night. {n} takes a room with a view for {z} nights. What does {he} pay?",
      "Every guest gets {x} grapes and {y} nuts in a little bowl. There are {z} guests. How many grapes and nuts go into all the bowls?",
      "{n} used to run {x} laps each morning. Now {he} runs {y} laps more. How many laps does {he} run on {z} mornings now?",
      "For one quilt Grandma cuts {x} plain squares and {y} striped squares. She makes {z} quilts. How many squares does she cut?",
    ],
  },
  {
    id: "twofold/shelves-in-two-rooms",
    expression: "(x+y)*z",
    numbers: { x: "3..12", y: "3..12", z: "4..15" },
    texts: [
      "There are {x} rows of pear trees and {y} rows of plum trees in the orchard. Each row is {z} trees long. How many trees does the orchard have?",
      "The parking lot has {x} lanes by the gate and {y} lanes by the wall, and {z} cars fit in every lane. How many cars fit in the lot?",
      "{x} drawers of the chest are Mom's and {y} are Dad's. They keep {z} shirts in each drawer. How many shirts do the two of them keep there?",
      "How many seats are on a train with {x} old coaches and {y} new ones if every coach seats {z}?",
    ],
  },
];

/** So many groups of so many, and some single ones besides. */
const GROUPS_AND_SINGLES: readonly WordingFamily[] = [
  {
    id: "twofold/full-boxes-and-loose-ones",
    expression: "x*y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "2..12", y: "4..12", z: "2..9" },
    texts: [
      "{n} filled {x} {c} with {y} {o} each. {z} {o} did not fit anywhere. How many {o} did {n} have?",
      "On the counter are {x} {c} and {z} loose {o}. Each {cs} has {y} {o} in it. How many {o} are there, loose ones and all?",
      "There are {y} {o} in every one of {m}'s {x} {c}, and {mhe} found {z} more in {mhis} coat. What is the total number of {mhis} {o}?",
      "How many {o} were counted, if {z} lay on the rug and {x} {c} held {y} of them each?",
    ],
  },
  {
    id: "twofold/vans-and-some-who-walk",
    expression: "x*y+z",
    numbers: { x: "2..8", y: "4..12", z: "2..15" },
    texts: [
      "{x} vans took {y} fans each to the match. {z} fans came by bike. How many fans came to the match?",
      "Grandma set {x} tables for {y} people each, and {z} children sat on the steps with their plates. How many people ate?",
      "{z} dancers stand alone. The others dance in {x} rings of {y}. How many dancers are on the floor?",
      "How many people crossed the lake if {z} swam across and the boat made {x} trips with {y} people on each?",
    ],
  },
  {
    id: "twofold/saving-weekly-with-a-start",
    expression: "x*y+z",
    money: true,
    numbers: { x: "3..12" },
    texts: [
      "{n} put ${y} in a jar each week for {x} weeks. There were ${z} in the jar before. How much money is in it now?",
      "For {x} hours of babysitting {m} was paid ${y} an hour, and the parents added a tip of ${z}. How much did {mhe} get in all?",
      "{n} sold {x} paintings at ${y} each and found ${z} in an old purse. How many dollars had {he} then?",
      "How much does a gym cost if joining is ${z} and each of {x} months is ${y}?",
    ],
  },
  {
    id: "twofold/several-of-one-and-one-other",
    expression: "x*y+z",
    money: true,
    numbers: { x: "2..9" },
    texts: [
      "{n} picked up {x} bags of rice at ${y} a bag and a pan for ${z}. What was the bill?",
      "A ticket to the circus is ${y}. Dad bought {x} tickets and paid ${z} to park. How much did Dad spend?",
      "The pen was ${z}, the {x} erasers were ${y} each. {n} paid for them all. How many dollars did that take?",
      "Find the cost of a desk for ${z} together with {x} chairs at ${y} a chair.",
    ],
  },
  {
    id: "twofold/pages-a-day-and-last-bit",
    expression: "x*y+z",
    numbers: { x: "3..12", y: "8..20", z: "2..7" },
    texts: [
      "{n} read {y} pages a day for {x} days. On the day after that {he} read just {z} pages, and the book was done. How many pages were in the book?",
      "The rower did {x} trips of {y} miles and one short trip of {z} miles. How many miles did she row?",
      "A song has {x} verses with {y} words each and a closing line of {z} words. How many words long is the song?",
      "{n} rehearsed {y} minutes every evening for {x} evenings, and {z} minutes on the day of the show. For how many minutes did {he} rehearse?",
    ],
  },
  {
    id: "twofold/photos-in-album-and-wall",
    expression: "x*y+z",
    numbers: { x: "4..15", y: "2..8", z: "3..20" },
    texts: [
      "{n} stuck {y} photos on each of the {x} pages of an album. {z} photos hang on the wall of {his} room. How many photos does {he} have?",
      "The museum has {z} paintings in the hall and {y} in each of its {x} rooms. How many paintings can be seen there?",
      "A board has {x} rows of {y} hooks, and there are {z} extra hooks by the door. How many coats can hang up if each needs a hook?",
      "How many stars did the child draw? There were {x} lines of {y} stars, and in the corner {z} more.",
    ],
  },
  {
    id: "twofold/points-and-a-bonus",
    expression: "x*y+z",
    numbers: { x: "3..12", y: "3..10", z: "5..30" },
    texts: [
      "A treasure game gives {y} points per key. {n} found {x} keys and got {z} bonus points for speed. What was {his} final score?",
      "{n} had {z} points when round one began. In each of {x} rounds {he} added {y}. How many points did {he} have at the end?",
      "The gymnast earned {y} points on each of {x} jumps and {z} points on the beam. How many points did she earn altogether?",
      "Our house gets {y} stars for each prize and {z} stars for good manners. It won {x} prizes this term. How many stars is that in total?",
    ],
  },
  {
    id: "twofold/had-some-then-bought-packs",
    expression: "x+y*z",
    units: ["{o}", "{o}"],
    numbers: { x: "5..50", y: "2..9", z: "3..12" },
    texts: [
      "{n} had {x} {o}. {He} bought {y} packs with {z} {o} in each. How many {o} does {he} have now?",
      "At the start {m} owned {x} {o}. Then {y} friends gave {mhim} {z} {o} each. How many did {mhe} own after that?",
      "For {y} days in a row {n} was given {z} {o} a day. {He} had started out with {x}. How many {o} did {he} end up with?",
      "How many {o} will be in the room if there are {x} in it already and {y} {u} walk in with {z} {o} each?",
    ],
  },
  {
    id: "twofold/grows-steadily-from-start",
    expression: "x+y*z",
    numbers: { x: "5..60", y: "2..9", z: "2..12" },
    texts: [
      "A sunflower is {x} inches tall. It grows {z} inches a week. How many inches tall will it be in {y} weeks?",
      "The barrel holds {x} gallons of water. {n} empties {y} pails of {z} gallons into it. How many gallons does it hold now?",
      "There were {x} people at the concert. {y} buses rolled up, and {z} people stepped out of each. How many people were there then?",
      "{n}'s street has {x} houses. If builders put up {z} new ones a year, how many houses will it have after {y} years?",
    ],
  },
  {
    id: "twofold/meal-plus-time-each",
    expression: "x+y*z",
    numbers: { x: "5..30", y: "3..9", z: "3..12" },
    texts: [
      "The oven needs {x} minutes to warm up. Then {n} bakes {y} trays one after another, {z} minutes for each. How many minutes does it all take?",
      "Walking to the shed takes {n} {x} minutes. There {he} repairs {y} wheels and needs {z} minutes a wheel. How long is {he} busy, the walk included?",
      "The show opens with a talk of {x} minutes, and {y} acts of {z} minutes follow. How many minutes does the show last?",
      "How many minutes did the nurse work? She wrote for {x} minutes and spent {z} minutes with each of {y} patients.",
    ],
  },
  {
    id: "twofold/big-one-and-small-ones-weigh",
    expression: "x+y*z",
    numbers: { x: "15..60", y: "2..9", z: "2..12" },
    texts: [
      "A sled weighs {x} pounds. {n} ties {y} sacks of {z} pounds on it. How many pounds must the dogs pull?",
      "One long rope of {x} feet was laid down, and {y} short ropes of {z} feet were knotted on behind it. How many feet of rope were laid down?",
      "The cook puts {y} scoops of beans into a kettle that has {x} ounces of broth. A scoop is {z} ounces. How many ounces are in the kettle?",
      "What is the weight of a wagon with {y} pumpkins on it when the wagon weighs {x} pounds and each pumpkin {z} pounds?",
    ],
  },
  {
    id: "twofold/yard-animals-in-groups",
    expression: "x+y*z",
    units: ["{a}", "{a}"],
    numbers: { x: "4..30", y: "2..9", z: "2..10" },
    texts: [
      "{x} {a} are out in the yard. The {y} sheds have {z} {a} in each. How many {a} are there altogether?",
      "{n} looks after {z} {a} on each of {y} farms, and after {x} {a} at home. How many {a} does {he} look after?",
      "How many {a} were in the parade if {x} walked alone and {y} carts had {z} {a} on each?",
      "Besides the {x} grown {a}, the park has {y} families of {z} young {a}. How many {a} live in the park?",
    ],
  },
];

/** So many groups of so many, less some. */
const GROUPS_LESS: readonly WordingFamily[] = [
  {
    id: "twofold/packs-opened-some-used",
    expression: "x*y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "3..12", y: "5..12", z: "2..14" },
    texts: [
      "{n} bought {x} packs of {y} {o}. {He} has already used {z}. How many {o} does {he} have left?",
      "{z} {o} were missing when {m} counted {mhis} {x} {c}, which should hold {y} {o} each. How many {o} were really there?",
      "There were {y} {o} in each of {x} {c}. The cat knocked {z} of the {o} into the mud. How many {o} are still clean?",
      "How many {o} remain for the class if the teacher gets {x} {c} of {y} {o} and keeps {z} for herself?",
    ],
  },
  {
    id: "twofold/rows-planted-some-died",
    expression: "x*y-z",
    numbers: { x: "3..12", y: "5..12", z: "2..14" },
    texts: [
      "{n} planted {x} rows of {y} peas. A crow pulled up {z} of the plants. How many pea plants are in the ground?",
      "The hall has {x} rows with {y} chairs each. {z} of the chairs are taken. How many chairs are free?",
      "In a sheet of stamps there are {x} rows of {y}. {n} tears off {z} stamps. How many stamps are still on the sheet?",
      "How many tiles of the floor are whole? It was laid in {x} rows of {y} tiles, and {z} tiles have cracked.",
    ],
  },
  {
    id: "twofold/earned-then-spent",
    expression: "x*y-z",
    money: true,
    numbers: { x: "4..12", y: "5..15", z: "2..18" },
    texts: [
      "{n} shoveled snow from {x} walks at ${y} a walk. Then {he} bought gloves for ${z}. How much of the pay was left?",
      "For {x} weeks {m} laid aside ${y} a week. {mHe} took out ${z} for a gift. How many dollars does {mhe} have laid aside now?",
      "The stand sold {x} melons for ${y} each. It had paid ${z} for the day's ice. How much did it keep?",
      "How much does {n} still have after {his} {x} aunts gave {him} ${y} each and {he} lost ${z}?",
    ],
  },
  {
    id: "twofold/price-with-coupon",
    expression: "x*y-z",
    money: true,
    numbers: { x: "3..9", y: "6..20", z: "2..12" },
    texts: [
      "A pair of socks is ${y}. {n} takes {x} pairs to the desk and shows a coupon for ${z} off the whole bill. What must {he} pay?",
      "The {x} friends owe ${y} each for the boat. The owner lets them off ${z} because it was raining. How much do they pay him in total?",
      "{n} wants {x} posters at ${y} apiece. {He} has only ${z}. How many more dollars does {he} need?",
      "How much is still to be paid for {x} tires at ${y} a tire if the driver put down ${z} when he ordered them?",
    ],
  },
  {
    id: "twofold/points-less-penalty",
    expression: "x*y-z",
    numbers: { x: "4..12", y: "4..10", z: "2..14" },
    texts: [
      "{n} solved {x} riddles worth {y} points each. {He} lost {z} points for asking for hints. What score did {he} get?",
      "Each of the {x} players on our side made {y} points. The judge took away {z} because we started early. How many points do we have?",
      "In a card game {m} won {x} tricks at {y} points a trick and then dropped {z} points. How many points does {mhe} hold?",
      "How many gold coins does the pirate keep from {x} chests of {y} coins after {z} roll into the sea?",
    ],
  },
  {
    id: "twofold/baked-trays-some-eaten",
    expression: "x*y-z",
    units: ["{f}", "{f}"],
    numbers: { x: "3..9", y: "6..12", z: "3..17" },
    texts: [
      "{n} took {x} trays of {y} {f} out of the oven. {His} family ate {z} right away. How many {f} were there for the guests?",
      "The cooks had to make {y} {f} for each of {x} tables. So far they have made {z}. How many more {f} must they make?",
      "{z} {f} were dropped while {x} waiters carried out {y} {f} each. How many reached the guests?",
      "How many {f} did the stall sell if it got {x} boxes of {y} and had {z} {f} when it closed?",
    ],
  },
  {
    id: "twofold/seats-filled-but-some",
    expression: "x*y-z",
    numbers: { x: "3..9", y: "6..15", z: "2..17" },
    texts: [
      "{x} buses with {y} seats each drove to camp. {z} seats stayed empty. How many people rode to camp?",
      "The hotel has {x} floors with {y} rooms on a floor. {z} rooms are being painted and cannot be used. How many rooms can be used?",
      "A chorus has {x} groups of {y} singers. {z} singers are sick tonight. How many singers can sing?",
      "How many children are in the school's {x} classes? There would be {y} in each, but {z} in all have moved away.",
    ],
  },
  {
    id: "twofold/way-or-time-cut-short",
    expression: "x*y-z",
    numbers: { x: "3..12", y: "5..12", z: "2..14" },
    texts: [
      "{n} planned to ride {x} days and {y} miles a day, but {he} stopped {z} miles before the end. How many miles did {he} ride?",
      "A fence of {x} parts, each {y} feet long, has a gap of {z} feet for the gate cut out of it. How many feet of fence stand?",
      "{n} has {x} lessons of {y} pages to study and is through with {z} pages. How many pages are ahead of {him}?",
      "How much cloth is on the shelf if {x} rolls of {y} yards came in and {z} yards have been cut off for a customer?",
    ],
  },
  {
    id: "twofold/more-than-the-other-one",
    expression: "x*y-z",
    numbers: { x: "3..9", y: "5..12", z: "2..13" },
    texts: [
      "{n} has {x} bags of {y} marbles each. {m} has {z} marbles. How many more marbles does {n} have?",
      "Grandpa's hens laid {y} eggs a day for {x} days, while the ducks laid {z} eggs in all that time. How many fewer eggs did the ducks lay?",
      "A spool has {z} feet of wire on it. The job takes {x} pieces of {y} feet. How many feet of wire are lacking?",
      "How many more steps are there in the tower, with {x} stairs of {y} steps, than in the house with its {z} steps?",
    ],
  },
];

/** From a whole, so many times so much is gone. */
const WHOLE_LESS_GROUPS: readonly WordingFamily[] = [
  {
    id: "twofold/paid-and-got-change",
    expression: "x-y*z",
    money: true,
    numbers: { y: "2..9" },
    texts: [
      "{n} had ${x} in {his} pocket. {He} bought {y} cartons of juice at ${z} each. How many dollars were in {his} pocket after that?",
      "Cups cost ${z} apiece. {m} took {y} cups and handed the clerk ${x}. How much change did {mhe} get?",
      "How much will {n} have left from ${x} if {he} pays for {y} friends to get into the cave and it costs ${z} a person?",
      "The farmer got ${x} for a cow. She bought {y} piglets with it and paid ${z} for each. What did she have then?",
    ],
  },
  {
    id: "twofold/handed-so-many-to-each",
    expression: "x-y*z",
    units: ["{o}", "{o}"],
    numbers: { y: "2..9", z: "2..9", x: "y*z+i+j" },
    texts: [
      "{n} brought {x} {o} to the club and gave {z} to each of {y} members. How many {o} did {he} bring home again?",
      "There were {x} {o} in a tub. {y} {u} came by, one after the other, and each took out {z}. How many {o} were in the tub then?",
      "Each of {n}'s {y} sisters asked for {z} {o}, and {n} said yes to all of them. {He} had {x} before. How many has {he} now?",
      "How many {o} are without a place if {n} has {x} and there are {y} {c} with room for {z} {o} each?",
    ],
  },
  {
    id: "twofold/used-daily-from-store",
    expression: "x-y*z",
    numbers: { y: "2..9", z: "2..9", x: "y*z+i+j" },
    texts: [
      "The stable has {x} bags of oats. The horses finish {z} bags a week. How many bags remain after {y} weeks?",
      "A candle is {x} inches long and burns down {z} inches each hour. How many inches of it are left when it has burned {y} hours?",
      "{n} got a book of {x} puzzles and does {z} of them every day. How many puzzles has {he} not done after {y} days?",
      "The tank was full with {x} gallons. For {y} days {z} gallons a day were drawn from it. How much water, in gallons, is there now?",
    ],
  },
  {
    id: "twofold/pages-left-at-this-pace",
    expression: "x-y*z",
    numbers: { y: "3..10", z: "4..15", x: "y*z+i+j" },
    texts: [
      "A diary has {x} pages. {n} wrote {z} pages in each of {y} months. How many pages are blank?",
      "The road to the coast is {x} miles. The hikers walk {z} miles a day. How far from the coast, in miles, are they after {y} days?",
      "{n} needs {x} stamps for a free cup. {He} got {z} stamps on each of {y} visits. How many stamps does {he} lack?",
      "{x} names must be written on cards. {y} helpers have written {z} names each. How many names still have to be written?",
    ],
  },
  {
    id: "twofold/not-in-teams-or-tents",
    expression: "x-y*z",
    numbers: { y: "2..9", z: "3..10", x: "y*z+i" },
    texts: [
      "{x} kids came to the gym. Coach made {y} teams of {z}, and the other kids kept score. How many kids kept score?",
      "{y} tents sleep {z} campers each. There are {x} campers. How many must sleep in the cabin?",
      "At the airport {x} travelers waited. {y} small planes took off with {z} of them each. How many had to wait longer?",
      "How many of the {x} singers sang alone, if {y} groups of {z} singers performed and everyone else sang alone?",
    ],
  },
  {
    id: "twofold/material-used-for-things",
    expression: "x-y*z",
    numbers: { y: "2..9", z: "2..10", x: "y*z+i+j" },
    texts: [
      "{n} has {x} nails. {He} builds {y} birdhouses and drives {z} nails into each. How many nails are in the can afterwards?",
      "A seamstress cut {y} scarves of {z} feet from a roll that was {x} feet long. How many feet are on the roll?",
      "Each pizza takes {z} mushrooms. The cook makes {y} pizzas. {x} mushrooms were in the basket. How many will be over?",
      "{n} used {z} craft sticks for every boat and made {y} boats. How many of {his} {x} craft sticks did {he} not use?",
    ],
  },
  {
    id: "twofold/remaining-kind-in-the-whole",
    expression: "x-y*z",
    numbers: { y: "2..9", z: "2..10", x: "y*z+i+j" },
    texts: [
      "A bouquet has {x} flowers. There are {y} kinds with {z} flowers of each, and all the others are tulips. How many tulips does it have?",
      "{n} scored {x} points. {y} of {his} throws gave {z} points each. The rest of the points were a bonus. How big was the bonus?",
      "The class has {x} chairs. {y} tables have {z} chairs around them, and the rest are stacked by the door. How many chairs are stacked?",
      "{x} eggs were gathered. They fill {y} cartons of {z}, and what does not fit is used for lunch. How many eggs are used for lunch?",
    ],
  },
];

/** A whole is shared or divided into groups, and something is then added. */
const SHARED_AND_MORE: readonly WordingFamily[] = [
  {
    id: "twofold/share-and-what-was-there",
    expression: "x/y+z",
    units: ["{o}", "{o}"],
    numbers: { y: "2..8", x: "y*(i+j)", z: "2..30" },
    texts: [
      "{y} cousins divided {x} {o} equally. {n}, one of the cousins, already had {z} {o}. How many {o} does {he} have now?",
      "{n} dealt {x} {o} evenly to {y} friends. {m} was one of these friends and later found {z} more. How many {o} has {m}?",
      "A chest of {x} {o} was split into {y} equal parts. Then {z} {o} were put on top of {n}'s part. How many {o} are in {n}'s part now?",
      "How many {o} are in each of {y} {c} if {x} {o} are first spread evenly over them and then {z} more go into every one?",
    ],
  },
  {
    id: "twofold/equal-part-and-own-cost",
    expression: "x/y+z",
    numbers: { y: "2..6", x: "y*(i+j)", z: "2..20" },
    texts: [
      "{y} friends split a taxi bill of ${x} evenly. {n}, one of them, also bought a map for ${z}. How much did {n} spend in all?",
      "The rent of a tent is ${x} and is shared equally by {y} campers. Each camper also pays ${z} for food. How much does a camper pay altogether?",
      "A string of {y} equal pearls costs ${x}. {n} buys just one such pearl and a chain for ${z}. What does {he} pay?",
      "{n} had ${z}. Then {he} and the others in {his} group, {y} people together, divided ${x} of prize money equally. How many dollars does {n} have now?",
    ],
  },
  {
    id: "twofold/packs-made-and-packs-there",
    expression: "x/y+z",
    numbers: { y: "3..9", x: "y*(i+j)", z: "2..20" },
    texts: [
      "{n} ties {x} candles into bundles of {y}. {z} bundles were on the shelf before that. How many bundles are there then?",
      "A farmer fills cartons with {y} eggs each. Today he has {x} eggs to pack, and {z} full cartons are left from yesterday. How many full cartons will he have?",
      "{x} scouts sleep in tents for {y}, and their leaders use {z} other tents. How many tents are in the camp?",
      "How many teams play in the cup if {x} girls form teams of {y} and the boys have {z} teams?",
    ],
  },
  {
    id: "twofold/days-of-work-and-rest",
    expression: "x/y+z",
    numbers: { y: "3..9", x: "y*(i+j)", z: "2..9" },
    texts: [
      "A book of {x} pages is read at {y} pages a day. {n} also took {z} days on which {he} did not read. How many days passed from the first page to the last?",
      "The crew lays {y} feet of pipe an hour and must lay {x} feet. Lunch and travel take {z} more hours. How many hours is the crew away?",
      "{n} cycles {x} miles at {y} miles an hour and rests for {z} hours on the way. How many hours does the trip take {him}?",
      "How many minutes does a bath take if the tub of {x} liters fills at {y} liters a minute and {n} then sits in it for {z} minutes?",
    ],
  },
  {
    id: "twofold/plants-per-row-and-extra",
    expression: "x/y+z",
    numbers: { y: "2..9", x: "y*(i+j)", z: "2..12" },
    texts: [
      "{n} set {x} strawberry plants in {y} equal rows. Then {he} squeezed {z} more plants into the first row. How many plants are in the first row?",
      "{x} coats hung on {y} racks, the same number on each. The maid hung {z} more coats on the rack by the stairs. How many coats are on that rack?",
      "The {x} students of a school are in {y} equal classes. {z} new students join {n}'s class. How big is {n}'s class now?",
      "On each of {y} trays there were equally many of the {x} cups. A waiter added {z} spoons to every tray. How many cups and spoons lie on one tray?",
    ],
  },
];

/** A whole is shared or divided into groups, and something is then gone from a share. */
const SHARED_AND_LESS: readonly WordingFamily[] = [
  {
    id: "twofold/own-share-some-gone",
    expression: "x/y-z",
    units: ["{f}", "{f}"],
    numbers: { y: "2..8", z: "2..9", x: "y*(z+i)" },
    texts: [
      "{y} cousins shared {x} {f} equally. {n}, one of the cousins, ate {z} of {his} part at once. How many {f} did {n} still have?",
      "Mom put {x} {f} into {y} lunch boxes, the same number in each. {z} fell out of {n}'s box. How many {f} were in {n}'s box after that?",
      "What was left on {n}'s plate when {he} had eaten {z} {f}? There were {y} plates, and {x} {f} had been spread evenly over them.",
      "The {x} {f} were dealt out fairly to {y} children. {m} was one of the children and passed {z} of {mhis} {f} to the baby. How many did {m} keep?",
    ],
  },
  {
    id: "twofold/made-groups-some-removed",
    expression: "x/y-z",
    numbers: { y: "3..9", z: "2..9", x: "y*(z+i)" },
    texts: [
      "{n} cut {x} feet of ribbon into pieces {y} feet long and gave {z} of the pieces to {m}. How many pieces does {n} have left?",
      "From {x} oranges the stand made bags of {y}. By noon {z} bags were sold. How many bags were not?",
      "A band of {x} marchers forms rows of {y}. {z} of the rows turn off into a side street. How many rows march on?",
      "How many boats of {y} people are still out, if {x} people rowed off in full boats and {z} of the boats have come back?",
    ],
  },
  {
    id: "twofold/price-of-one-less-discount",
    expression: "x/y-z",
    numbers: { y: "2..6", z: "2..9", x: "y*(z+i)" },
    texts: [
      "{y} equal chairs cost ${x}. Today each chair is ${z} cheaper. What does one chair cost today?",
      "The {y} waiters split tips of ${x} evenly. {n} is one of them and spent ${z} of {his} part on the ride home. How much of it did {he} bring home?",
      "A trip for {y} people costs ${x}, with equal parts for all. {n}, one of them, has ${z} so far. How many more dollars does {he} need for {his} part?",
      "How much does a guest pay if a bill of ${x} is shared equally among {y} guests and each has a voucher that takes ${z} off?",
    ],
  },
  {
    id: "twofold/tasks-of-each-partly-done",
    expression: "x/y-z",
    numbers: { y: "2..8", z: "2..9", x: "y*(z+i)" },
    texts: [
      "{y} helpers each paint the same number of the {x} posts. {n}, who is one of them, has painted {z}. How many posts has {he} still to paint?",
      "The teacher split {x} tests into {y} equal stacks and has checked {z} tests of the first stack. How many tests in that stack are not checked?",
      "How many more letters must {n} bring round? The {x} letters were divided evenly between {y} carriers, and {n}, one of the carriers, has brought {z}.",
      "{x} lines of a play are shared equally by {y} actors. {m}, who is one of the actors, knows {z} of {mhis} lines by heart. How many lines must {mhe} yet learn?",
    ],
  },
  {
    id: "twofold/how-many-more-per-one",
    expression: "x/y-z",
    numbers: { y: "2..9", z: "2..10", x: "y*(z+i)" },
    texts: [
      "An apple tree farm has {x} trees in {y} equal rows. A pear farm has {z} trees in a row. How many more trees are in a row at the apple farm?",
      "{n} typed {x} words in {y} minutes, always at one speed. {m} types {z} words a minute. How many more words a minute does {n} type?",
      "This year the club's {x} members sit in {y} equal groups. Last year a group had {z} members. By how many members is each group bigger now?",
      "How many fewer books are in one of the gray cases with {z} books than in one of the {y} brown cases, which hold {x} books in equal parts?",
    ],
  },
];

/** From a whole, an equal part of something else is gone. */
const WHOLE_LESS_PART: readonly WordingFamily[] = [
  {
    id: "twofold/less-the-price-of-one",
    expression: "x-y/z",
    numbers: { z: "2..6", y: "z*i", x: "15..60" },
    texts: [
      "{n} had ${x}. A pack of {z} brushes is ${y}, but the clerk let {him} buy a single brush at its part of that price. How much money has {n} now?",
      "{z} friends split a pizza bill of ${y} evenly. {n}, one of them, came with ${x}. How many dollars did {n} go home with?",
      "A bus for {z} families costs ${y}, an equal part for each family. After paying its part, how much does a family with ${x} have?",
      "How many dollars are left of {n}'s ${x} once {he} has paid {his} part of a ${y} gift that {he} and the other workers, {z} people in all, bought together in equal parts?",
    ],
  },
  {
    id: "twofold/less-the-groups-made",
    expression: "x-y/z",
    numbers: { z: "2..8", y: "z*i", x: "15..60" },
    texts: [
      "A cafe has {x} clean plates. The cook serves {y} pancakes, {z} on a plate. How many clean plates does the cafe still have?",
      "There are {x} empty jars in the shed. {n} puts {z} peaches in a jar until all {y} peaches are put up. How many jars are empty then?",
      "A hostel has {x} rooms. {y} guests come and sleep {z} to a room. How many rooms have nobody in them?",
      "How many envelopes does {n} have over if {he} owns {x} and puts {y} cards in the mail, {z} in each envelope?",
    ],
  },
  {
    id: "twofold/gave-one-share-away",
    expression: "x-y/z",
    units: ["{o}", "{o}"],
    numbers: { z: "2..6", y: "z*i", x: "15..60" },
    texts: [
      "{n} and {his} friends, {z} people together, promised the hospital {y} {o}, all giving equally many. {n} had {x} {o}. How many has {he} left?",
      "The {shop} has {x} {o}. {z} stores, the {shop} among them, each send an equal part of {y} {o} to a school. How many {o} does the {shop} keep?",
      "The table has room for {x} {o}. In {z} {c} there are {y} {o}, equally many in each. {n} empties just one {cs} onto the table. For how many more {o} is there room?",
      "{z} {c} hold {y} {o}, the same number in each. {m} has {x} {o} in a drawer. How many more {o} are in the drawer than in one {cs}?",
    ],
  },
  {
    id: "twofold/days-remaining-after-job",
    expression: "x-y/z",
    numbers: { z: "3..9", y: "z*i", x: "14..40" },
    texts: [
      "{n} has {x} days of vacation. {He} will spend some of them on a book of {y} pages, at {z} pages a day. How many days remain for other things?",
      "The play is {x} days away. {m} learns all {y} lines, {z} lines each day. How many days before the play will {mhe} be done?",
      "A baker has {x} minutes. Shaping {y} rolls at {z} rolls a minute takes part of that time. How many minutes does he have for cleaning up?",
      "{n} rents a boat for {x} hours and rows {y} miles at {z} miles an hour. For how many more hours is the boat {his} to use?",
    ],
  },
];

/** Two amounts are put together, and some of them go. */
const TOGETHER_THEN_LESS: readonly WordingFamily[] = [
  {
    id: "twofold/two-bowls-mixed-some-taken",
    expression: "x+y-z",
    numbers: { x: "10..50", y: "10..50", z: "3..18" },
    texts: [
      "{n} shook {x} walnuts and {y} almonds together in a bowl. A squirrel carried off {z} of the nuts. How many nuts are in the bowl now?",
      "{x} swans and {y} ducks rested on the river. At a loud bang {z} of the birds took off. How many birds stayed on the river?",
      "The nurse opened a box of {x} bandages and another of {y}. She has stuck on {z} so far. How many bandages are there to use?",
      "How many keys are on the board if {x} house keys and {y} car keys belong there and {z} of all these keys are out?",
    ],
  },
  {
    id: "twofold/got-from-two-then-passed-on",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "8..50", y: "8..50", z: "3..15" },
    texts: [
      "{m} gave {n} {x} {o}. {k} gave {him} {y} more. {n} passed {z} of these on to a new kid. How many of them does {n} still have?",
      "From one aunt came {x} {o}, from the other {y}. {z} were not nice, so {n} sent those back. How many {o} did {n} keep?",
      "How many {o} does {n} hold after {he} gets {x} from {m}, gets {y} from {k} and lets go of {z}?",
      "{n} dug {x} {o} out of one drawer and {y} out of another, only to leave {z} of them lying on the bus. With how many {o} did {he} reach school?",
    ],
  },
  {
    id: "twofold/two-incomes-one-expense",
    expression: "x+y-z",
    money: true,
    numbers: { x: "10..60", y: "10..60", z: "3..18" },
    texts: [
      "{n} was paid ${x} for mowing and ${y} for painting. A new brush cost {him} ${z}. What did {he} have left of the pay?",
      "A coat is ${x}, a hat ${y}. {m} has a gift card worth ${z} and buys both. How much does {mhe} pay in cash?",
      "The school fair made ${x} on games and ${y} on food, but renting the tables cost ${z}. How many dollars did the school gain?",
      "Two piggy banks held ${x} and ${y}. {n} broke both of them open and gave ${z} of the money to the animal home. How much was left?",
    ],
  },
  {
    id: "twofold/two-loads-come-some-returned",
    expression: "x+y-z",
    numbers: { x: "15..60", y: "15..60", z: "4..20" },
    texts: [
      "The store was sent {x} toasters on {day} and {y} on {day2}. {z} of the toasters did not heat and went back to the maker. How many did the store keep?",
      "{x} letters were in the morning mail and {y} in the evening mail. The clerk has answered {z}. How many letters are waiting for an answer?",
      "The library's two carts, one with {x} books and the other with {y}, have to be emptied. {z} books are on the shelves by now. How many books are left on the carts?",
      "How many of the bulbs from two crates shine, when one crate has {x} bulbs, the other {y}, and {z} altogether are dark?",
    ],
  },
  {
    id: "twofold/both-sides-some-leave",
    expression: "x+y-z",
    numbers: { x: "10..60", y: "10..60", z: "3..18" },
    texts: [
      "{x} parents and {y} teachers were at the meeting. {z} of these people slipped out early. How many stayed to the end?",
      "At the pool {x} people were swimming, and {y} were lying on the grass. Thunder sent {z} of them home. How many people were at the pool then?",
      "A jury read {x} stories by girls and {y} by boys and threw out {z}. How many stories are still in the contest?",
      "How many riders finished the race? {x} had set out from the east gate, {y} from the west gate, and {z} of them gave up.",
    ],
  },
  {
    id: "twofold/two-parts-known-of-goal",
    expression: "x-(y+z)",
    numbers: { y: "4..30", z: "4..30", x: "y+z+i+j" },
    texts: [
      "A wall needs {x} bricks. {n} has laid {y}, and {m} has laid {z}. How many bricks must still be laid?",
      "{n} wants to see {x} kinds of birds this year. {He} saw {y} kinds in spring and {z} other kinds in summer. How many kinds are missing?",
      "How many of the {x} seats in the cinema are empty if {y} children and {z} adults have sat down?",
      "The choir sells {x} tickets. {y} were bought by families and {z} by neighbors up to now. How many tickets have not been sold?",
    ],
  },
  {
    id: "twofold/joined-price-and-change",
    expression: "x-(y+z)",
    money: true,
    texts: [
      "A sandwich costs ${y} and a drink ${z}. {n} lays ${x} on the counter for one of each. How much does {he} get back?",
      "{n} earns ${x} in a week. The bus takes ${y} of it and lunches take ${z}. What remains of the week's money?",
      "How many dollars more does {n} need for a ${x} bike if {he} has saved ${y} and Grandma is giving {him} ${z}?",
      "Out of a prize of ${x}, {m} spent ${y} on paint and ${z} on paper. The rest is in the bank. How much is in the bank?",
    ],
  },
  {
    id: "twofold/two-against-one-compare",
    expression: "x+y-z",
    numbers: { x: "10..50", y: "10..50", z: "3..18" },
    texts: [
      "{n} scored {x} points in the first game and {y} in the second. {m} scored {z} in both games taken together. How many more points did {n} score?",
      "A red rope of {x} feet was tied to a white rope of {y} feet. How much longer are they together than a brown rope of {z} feet? Do not count the knot.",
      "There are {x} oaks and {y} pines in the park, but just {z} birches. By how much do the oaks and pines outnumber the birches?",
      "The blue boat and the yellow boat carry {x} and {y} people. The green boat carries {z}. How many fewer people are in the green boat than in the other two together?",
    ],
  },
  {
    id: "twofold/time-of-two-less-saved",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "20..60", z: "3..18" },
    texts: [
      "The recipe says {x} minutes to bake and {y} minutes to cool. {n} took the cake away {z} minutes too soon. How many minutes did {he} give it in all?",
      "{n}'s way to work is {x} minutes by train and then {y} by bus. A new line saves {him} {z} minutes. How many minutes is the way now?",
      "Two films last {x} and {y} minutes. {m} watched both but slept through {z} minutes. How many minutes did {mhe} really see?",
      "Find the length of a strip in inches that is glued from one of {x} inches and one of {y} inches, and then trimmed by {z} inches.",
    ],
  },
  {
    id: "twofold/measures-poured-and-drunk",
    expression: "x+y-z",
    numbers: { x: "10..40", y: "10..40", z: "3..15" },
    texts: [
      "{n} stirred {x} ounces of juice into {y} ounces of water. The guests drank {z} ounces of it. How many ounces are in the jug?",
      "A truck with {x} pounds of sand took on {y} pounds of gravel. {z} pounds fell off on the bumpy road. How many pounds did it deliver?",
      "Rain added {y} inches to a pond that was {x} inches deep. In the dry weeks it sank by {z} inches. How deep is the pond now, in inches?",
      "How many meters of hose does the gardener have, if he joins {x} meters and {y} meters and has to cut away {z} meters that leak?",
    ],
  },
  {
    id: "twofold/pages-of-two-minus-read",
    expression: "x+y-z",
    numbers: { x: "20..80", y: "20..80", z: "5..30" },
    texts: [
      "{n} has {x} pages to read for history and {y} for science. {z} pages are behind {him}. How many pages lie ahead?",
      "On the list are {x} sums and {y} word problems. {m} has finished {z} of the whole list. How many tasks has {mhe} not finished?",
      "There were {x} shirts and {y} pants to iron. The maid gave up after {z} pieces. How many pieces were not ironed?",
      "How many more signs must {n} put up if {x} go along Main Street, {y} go along Lake Road, and {he} has put up {z} of all these?",
    ],
  },
  {
    id: "twofold/hatched-and-caught",
    expression: "x+y-z",
    units: ["{a}", "{a}"],
    numbers: { x: "10..40", y: "5..30", z: "3..12" },
    texts: [
      "{x} {a} lived on the island. {y} were born in spring, and {z} died in a cold winter. How many {a} are on the island now?",
      "The ranger counted {x} {a} north of the creek and {y} south of it, then saw that {z} had been counted twice. How many {a} are there really?",
      "Two pet shops became one. They had {x} and {y} {a}, and {z} were sold on the first day. How many {a} were there at the end of that day?",
      "How many of {n}'s {a} are healthy if {he} has {x} old and {y} young ones and {z} of all of them are ill?",
    ],
  },
];

/** Some go first, and later some come. */
const LESS_THEN_MORE: readonly WordingFamily[] = [
  {
    id: "twofold/gave-up-some-got-others",
    expression: "x-y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "20..80", y: "3..18", z: "3..30" },
    texts: [
      "{n} swapped {y} of {his} {x} {o} with {m}. {m} gave {him} {z} other {o} for them. How many {o} does {n} have after the swap?",
      "First {y} {o} were stolen from the {x} in {n}'s garage. Then a neighbor brought over {z} {o} as a comfort. How many {o} are in the garage?",
      "There were {x} {o} on the display table. {y} were bought before lunch, after which the clerk laid out {z} more. How many were on the table then?",
      "How many {o} does {n} own today? {He} owned {x} last year, sold {y} in March, and was given {z} in May.",
    ],
  },
  {
    id: "twofold/bus-off-and-on-again",
    expression: "x-y+z",
    numbers: { x: "20..60", y: "3..18", z: "2..20" },
    texts: [
      "A tram left the depot with {x} riders. At the bridge {y} riders got off and {z} got on. With how many riders did it go on?",
      "{x} people were in the doctor's waiting room at nine. By ten {y} had been called in, and {z} new ones were sitting there. How many were in the room at ten?",
      "The hotel had {x} guests. {y} checked out on {day}, and {z} checked in on {day2}. How many guests did it have then?",
      "How many skaters are on the ice if there were {x}, {y} went for cocoa, and a class of {z} came on?",
    ],
  },
  {
    id: "twofold/wallet-out-and-in",
    expression: "x-y+z",
    money: true,
    numbers: { x: "25..90", y: "3..20", z: "3..30" },
    texts: [
      "{n} had ${x} on {day}. {He} paid ${y} for a haircut and then got ${z} for helping in the {shop}. How much did {he} have at the end?",
      "From an account with ${x}, {m} took out ${y}. A week later {mhe} put in ${z}. How many dollars are in the account?",
      "How much money is in the club's cash box? It held ${x}, the flag cost ${y}, and the bake sale brought ${z}.",
      "A jacket was ${x}. Its price dropped by ${y} in summer and rose by ${z} in the fall. What is the price now?",
    ],
  },
  {
    id: "twofold/level-falls-and-rises",
    expression: "x-y+z",
    numbers: { x: "30..90", y: "4..25", z: "3..20" },
    texts: [
      "At noon it was {x} degrees. It cooled by {y} degrees in the evening and warmed by {z} degrees the next morning. How warm was it then?",
      "A diver was {x} feet down. She swam up {y} feet to look at a crab, then down {z} feet. How many feet down is she now?",
      "An elevator stopped on floor {x}, went down {y} floors, and went up {z}. On which floor is it?",
      "{n}'s balloon floats {x} meters high. A cold wind presses it down {y} meters, and the sun lifts it {z} meters. What is its height in meters?",
    ],
  },
  {
    id: "twofold/score-falls-then-climbs",
    expression: "x-y+z",
    numbers: { x: "30..90", y: "4..25", z: "3..40" },
    texts: [
      "{n} was at {x} points. A wrong card cost {him} {y} points, but the next one paid {z}. How many points is {he} at?",
      "In a maze game {m} has {x} gems, drops {y} in a pit, and picks up {z} behind a door. How many gems does {mhe} carry?",
      "The hero of a story began with {x} arrows. {y} were shot at the giant. An elf gave him {z} new ones. How many arrows had he then?",
      "How many fans does the team's page count if {x} followed it, {y} left after a loss and {z} joined after a win?",
    ],
  },
  {
    id: "twofold/stock-sold-and-refilled",
    expression: "x-y+z",
    numbers: { x: "30..90", y: "5..28", z: "5..40" },
    texts: [
      "The {shop} opened with {x} umbrellas. During the storm {y} went out the door, and a delivery of {z} came in. How many umbrellas did the {shop} close with?",
      "A gas station had {x} cans of oil. A driver bought {y}. The owner then filled up the shelf with {z}. How many cans stand there?",
      "A well held {x} buckets of water. The village drew {y}, and a night of rain put {z} back. How many buckets does it hold?",
      "Of {x} copies of the class paper, {y} were given out at once. The teacher printed another {z}. How many copies can now be given out?",
    ],
  },
  {
    id: "twofold/broke-some-bought-new",
    expression: "x-y+z",
    numbers: { x: "20..70", y: "3..18", z: "3..25" },
    texts: [
      "Grandma owned {x} teacups. {y} of them cracked when the shelf fell, so Dad bought her {z} new ones. How many whole teacups does she have?",
      "{n}'s fish tank had {x} plants. The snails finished off {y}. {He} set in {z} fresh plants on {day}. How many plants are in the tank?",
      "How many lanterns hang in the garden, if there were {x}, the wind blew down {y} and {n} hung up {z} others?",
      "A fence had {x} boards. {n} pulled out {y} rotten ones and nailed on {z}. How many boards has the fence now?",
    ],
  },
  {
    id: "twofold/lent-out-and-back",
    expression: "x-y+z",
    numbers: { x: "40..90", y: "15..35", z: "3..14" },
    texts: [
      "The boat house had {x} canoes in the morning. {y} were taken out, and {z} of those are back. How many canoes are in the boat house?",
      "{n} lent {y} of {his} {x} comics to the kids next door. So far {z} of them have been returned. How many comics does {n} have at home?",
      "{x} pigeons sat on the roof. {y} flew off when the bell rang, and {z} of these settled again. How many pigeons are on the roof now?",
      "How many players are on the field? There were {x}. {y} ran off for water, and {z} of them have run back on.",
    ],
  },
  {
    id: "twofold/cut-away-and-added",
    expression: "x-y+z",
    numbers: { x: "30..90", y: "4..25", z: "3..25" },
    texts: [
      "{n}'s essay had {x} lines. {He} crossed out {y} weak ones and wrote {z} better ones. How long is the essay now, in lines?",
      "A scarf was {x} inches long when {n} unraveled {y} inches of it. Then {he} knitted on {z} inches. How many inches long is it?",
      "The plan for the play had {x} scenes. The director dropped {y}, and the author added {z}. How many scenes will the play have?",
      "How many songs are on {m}'s list if {mhe} removed {y} of the {x} songs and put on {z} new ones?",
    ],
  },
  {
    id: "twofold/has-fewer-then-gains",
    expression: "x-y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "20..70", y: "3..17", z: "3..30" },
    texts: [
      "{m} has {x} {o}. {n} had {y} fewer than that, but today {he} found {z} more. How many {o} does {n} have now?",
      "{n} had {y} {o} less than {m}. Then Mom gave {n} {z} {o}. {m} has {x} the whole time. How many {o} has {n}?",
      "How many {o} does {k} have after {m} hands {k} {z}, if {k} had {y} fewer {o} than the {x} in {n}'s bag?",
      "The big box is filled with {x} {o}. The small box got {y} fewer, until {n} laid another {z} in it. How many {o} are in the small box?",
    ],
  },
];

/** What was there at first, or what came in between, is worked out backwards. */
const FOUND_BACKWARDS: readonly WordingFamily[] = [
  {
    id: "twofold/start-before-loss-and-gain",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "20..60", y: "5..30", z: "3..18" },
    texts: [
      "{n} gave {y} {o} to {m} and was given {z} {o} by {k}. Now {n} has {x}. How many {o} did {n} have to begin with?",
      "After buying {z} {o} and losing {y}, {n} has {x} {o}. With how many {o} did {he} start?",
      "There are {x} {o} on the table. {y} were carried away this morning, and {z} were brought. How many were on the table last night?",
      "How many {o} did the {shop} have when it opened, if it sold {y}, took in {z}, and was left with {x}?",
    ],
  },
  {
    id: "twofold/riders-before-the-stop",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "4..20", z: "3..15" },
    texts: [
      "At the market stop {y} people left the bus and {z} boarded it. It drove on with {x} people. How many were on it before the stop?",
      "{x} children are in the choir now. This year {z} joined and {y} quit. How many children sang in it a year ago?",
      "How many guests were at the ball at eight? By nine {z} more had come, {y} had left, and {x} were there.",
      "A town has {x} families now. Since spring {z} families moved in and {y} moved out. How many families were in the town in spring?",
    ],
  },
  {
    id: "twofold/money-at-the-start",
    expression: "x+y-z",
    money: true,
    numbers: { x: "20..60", y: "5..40", z: "3..18" },
    texts: [
      "{n} has ${x} left. {He} spent ${y} on a kite, and {his} uncle slipped {him} ${z}. How much did {he} have at first?",
      "In the evening there was ${x} in the till. ${z} had come in, and ${y} had been paid out. How many dollars were in the till in the morning?",
      "How much money was in {m}'s account before {mhe} took out ${y} and put in ${z}, when it shows ${x} now?",
      "A bike costs ${x} today. Since last year its price was raised by ${z} and then lowered by ${y}. What did it cost last year?",
    ],
  },
  {
    id: "twofold/how-many-came-between",
    expression: "x+y-z",
    numbers: { z: "10..40", x: "z+i", y: "3..25" },
    texts: [
      "{n} had {z} stamps and then got some from a pen pal. {He} glued {y} of all {his} stamps in an album, and {x} were left. How many did the pen pal send?",
      "A shed held {z} rakes. A truck brought new ones. {y} were then sold, and {x} rakes remained. How many rakes did the truck bring?",
      "How many pies did Mom bake today? There were {z} on the shelf from yesterday, {y} were eaten after she baked, and {x} are on the shelf now.",
      "{z} frogs sat in the pond. Others hopped in. Then {y} frogs hopped out, so that there were {x}. How many had hopped in?",
    ],
  },
  {
    id: "twofold/how-many-went-between",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "20..60", y: "4..30", z: "5..18" },
    texts: [
      "{n} had {x} {o} and got {y} more. Later {he} lost some and had only {z} {o}. How many {o} did {he} lose?",
      "{x} {o} were in the closet, and {n} put in {y}. The next day just {z} {o} were found there. How many {o} were gone?",
      "How many {o} did {n} give to {m} if {n} had {x}, bought {y} others, and kept {z} when {he} gave?",
      "{n} made {x} {o} and {his} partner made {y}. At the end of the sale {z} {o} had not been sold. How many had been sold?",
    ],
  },
  {
    id: "twofold/same-in-both-places",
    expression: "x+y-z",
    numbers: { x: "15..50", y: "10..40", z: "4..20" },
    texts: [
      "Two shelves carry equally many plates. On the top shelf are {x} white and {y} green plates. On the bottom shelf {z} are white and the others green. How many green plates are on the bottom shelf?",
      "{n} and {m} ran the same number of miles. {n} ran {x} in March and {y} in April. {m} ran {z} in March. How many miles did {m} run in April?",
      "A red train has {x} adults and {y} children in it. A blue train has as many people in it as the red one, and {z} of them are children. How many adults are in the blue train?",
      "How many kites did the boys fly on {day2}? They flew {z} on {day}. The girls flew {x} on {day} and {y} on {day2}, and in both days together the boys flew as many as the girls.",
    ],
  },
];

/** One is compared with another, and that one with a third. */
const COMPARED_TWICE: readonly WordingFamily[] = [
  {
    id: "twofold/fewer-then-more-than-that",
    expression: "x-y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "20..70", y: "3..17", z: "3..20" },
    texts: [
      "{n} has {x} {o}. {m} has {y} fewer than {n}, and {k} has {z} more than {m}. How many {o} does {k} have?",
      "In the first room there are {x} {o}. The second room has {y} less, and the third has {z} more than the second. How many {o} are in the third room?",
      "How many {o} did {k} bring if {k} brought {z} more than {m}, {m} brought {y} fewer than {n}, and {n} brought {x}?",
      "On {day} {n} counted {x} {o}. On {day2} it was {y} fewer, and on {day3} it was {z} more than on {day2}. What did {n} count on {day3}?",
    ],
  },
  {
    id: "twofold/ages-and-heights",
    expression: "x-y+z",
    numbers: { x: "40..70", y: "3..18", z: "2..15" },
    texts: [
      "Dad is {x} years old. His sister is {y} years younger than Dad, and her husband is {z} years older than she is. How old is her husband?",
      "The oak is {x} feet tall. The birch is {y} feet shorter than the oak. The elm is {z} feet taller than the birch. How tall is the elm, in feet?",
      "How many pounds does the gray dog weigh? It is {z} pounds heavier than the brown dog, which is {y} pounds lighter than the black dog of {x} pounds.",
      "{n}'s rope is {x} yards long. {m}'s is {y} yards shorter, and {k}'s is {z} yards longer than {m}'s. How many yards long is {k}'s rope?",
    ],
  },
  {
    id: "twofold/fewer-than-both-together",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "10..50", y: "10..50", z: "3..18" },
    texts: [
      "{n} has {x} {o} and {m} has {y}. {k} has {z} fewer than the two of them together. How many {o} does {k} have?",
      "How many {o} did the third class make, if the first class made {x}, the second made {y}, and the third made {z} less than these two classes together?",
      "Together with {m}'s {y} {o}, {n}'s {x} would be {z} too many for the chest. For how many {o} does the chest have room?",
      "{x} {o} came by truck, {y} by train. {z} fewer than that whole number came by ship. How many {o} came by ship?",
    ],
  },
  {
    id: "twofold/more-then-fewer-than-that",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "5..25", z: "3..20" },
    texts: [
      "A math book has {x} chapters. The history book has {y} more, and the art book has {z} fewer than the history book. How many chapters are in the art book?",
      "{n} jumped {x} inches. {m} beat that by {y} inches, but {k} fell {z} inches short of {m}. How many inches did {k} jump?",
      "There were {x} visitors on {day}. On {day2} there were {y} more than that, and on {day3} {z} fewer than on {day2}. Find the number of visitors on {day3}.",
      "How much is the green tent in dollars, if the blue tent costs ${x}, the red one ${y} more than the blue one, and the green one ${z} less than the red one?",
    ],
  },
  {
    id: "twofold/times-as-many-and-more",
    expression: "x*y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "4..15", y: "3..7", z: "2..12" },
    texts: [
      "{m} has {x} {o}. {n} has {y} times as many and {z} more on top. How many {o} does {n} have?",
      "The big {cs} holds {z} {o} more than {y} times what the small one holds. The small one holds {x}. How many {o} does the big one hold?",
      "{n} counted {x} {o} in May. In June {he} counted {y} times that number, and in July {z} more than in June. How many {o} did {he} count in July?",
      "How many {o} are in the hall if the office has {x}, the hall has {y} times as many, and then {z} are added in the hall?",
    ],
  },
  {
    id: "twofold/times-as-many-less-some",
    expression: "x*y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "5..15", y: "3..7", z: "2..14" },
    texts: [
      "{n} had {y} times as many {o} as {m}, who has {x}. Then {n} lost {z}. How many {o} does {n} have left?",
      "{k} needs {z} fewer {o} than {y} times the number {n} needs. {n} needs {x}. How many does {k} need?",
      "The first week {x} {o} were made. In the second week it was {y} times as many, but {z} of those made in the second week were faulty. How many {o} of the second week were good?",
      "How many {o} must be bought? A group needs {x}, the whole school needs {y} times as many as the group, and {z} are in the cupboard already.",
    ],
  },
  {
    id: "twofold/part-as-many-and-more",
    expression: "x/y+z",
    units: ["{o}", "{o}"],
    numbers: { y: "3..8", x: "y*(i+j)", z: "2..20" },
    texts: [
      "{n} has {x} {o}, which is {y} times as many as {m} has. {k} has {z} more than {m}. How many {o} does {k} have?",
      "In the barn are {x} {o}, {y} times as many as in the shed. If {z} more are put in the shed, how many {o} will be in the shed?",
      "How many {o} does {m} own today, if {mhe} just got {z}, and before that {n}'s {x} were {y} times {m}'s number?",
      "The red {cs} holds {y} times as many {o} as the blue one. There are {x} in the red one. The green one holds {z} more than the blue one. How many {o} does the green one hold?",
    ],
  },
];

/** There and back, up and down, both at once: sums and differences of other kinds. */
const BACK_AND_FORTH: readonly WordingFamily[] = [
  {
    id: "twofold/in-two-clubs-at-once",
    expression: "x+y-z",
    numbers: { x: "18..40", y: "18..40", z: "3..14" },
    texts: [
      "{x} kids are in the chess club and {y} in the drama club. {z} kids are in both. How many kids are in at least one of the clubs?",
      "Of the houses on the hill, {x} have a garage and {y} have a pool, and every house has at least one of these. {z} houses have both. How many houses are on the hill?",
      "Everyone at the table took soup or salad. {x} took soup, {y} took salad, and {z} took soup and salad. How many people were at the table?",
      "How many different songs do {n} and {m} know together if {n} knows {x}, {m} knows {y}, and {z} of the songs are known to both?",
    ],
  },
  {
    id: "twofold/forward-back-forward",
    expression: "x-y+z",
    numbers: { x: "25..80", y: "3..20", z: "3..30" },
    texts: [
      "{n} drove {x} miles from home, turned around for {y} miles to fetch a lost hat, and then drove {z} miles away from home again on the same road. How many miles from home is {he}?",
      "In a board game {m}'s stone is on square {x}. It must go back {y} squares, and the next roll takes it {z} squares ahead. On which square does it stand?",
      "A train was {x} minutes late. It made up {y} minutes on the plain but lost {z} minutes at a signal. How late was it then, in minutes?",
      "The crane lifted a beam to {x} feet, let it down by {y} feet, and lifted it by another {z} feet. How many feet up is the beam?",
    ],
  },
  {
    id: "twofold/standing-on-something",
    expression: "x+y-z",
    numbers: { x: "40..70", y: "10..30", z: "3..9" },
    texts: [
      "{n} is {x} inches tall and stands on a box of {y} inches. The box sinks {z} inches into the snow. How many inches above the snow is the top of {his} head?",
      "A pole of {x} feet is set on a wall {y} feet high. The storm breaks {z} feet off its top. How high above the ground does the pole reach now, in feet?",
      "Two boards of {x} and {y} inches are nailed end on end so that they overlap by {z} inches. How long is the piece they make, in inches?",
      "How many pounds does a cart weigh with its load if the cart weighs {x} pounds, {y} pounds of hay were thrown on it, and the wind blew off {z} pounds?",
    ],
  },
  {
    id: "twofold/votes-and-minds-changed",
    expression: "x-y+z",
    numbers: { x: "25..80", y: "3..20", z: "3..20" },
    texts: [
      "{x} pupils wanted a trip to the sea. Then {y} of them changed to the mountains, and {z} who had wanted the mountains changed to the sea. How many want the sea now?",
      "Blue team had {x} members. {y} of them were sent to the red team in exchange for {z} of its members. How many does the blue team have after this?",
      "The class list shows {x} names. {n} has to strike out {y} of them and write in {z}. How many names will the list show?",
      "How many people will come to the wedding? {x} had said yes, {y} of them cannot come after all, and {z} who had not answered have now said yes.",
    ],
  },
  {
    id: "twofold/fee-and-discount",
    expression: "x+y-z",
    money: true,
    numbers: { x: "20..80", y: "4..15", z: "3..15" },
    texts: [
      "A radio is ${x}. Sending it costs ${y}, and a new buyer gets ${z} off. What does a new buyer pay?",
      "{n}'s skates cost {him} ${x}, and sharpening them ${y}. {He} sold {his} old pair for ${z}. How much money did getting new skates take in the end?",
      "The dentist's bill was ${x} with another ${y} for an X-ray. The school paid ${z} of it all. How many dollars had the family to pay?",
      "How much must {m} hand over for a ${x} dress and a change of its hem for ${y} if {mhe} paid ${z} ahead?",
    ],
  },
  {
    id: "twofold/planned-list-changes",
    expression: "x+y-z",
    numbers: { x: "12..50", y: "3..20", z: "3..12" },
    texts: [
      "The coach had planned {x} matches for the season. {y} friendly matches were added, and {z} matches were rained out. How many were played?",
      "{n} meant to invite {x} people. {His} parents named {y} more, but there was no room for {z} of all these. How many people were invited?",
      "A cook's list had {x} things on it. She wrote {y} below those and found {z} of all the things in her pantry. How many things must she still buy?",
      "How many days was the ship at sea if the trip was to take {x} days, a storm made it {y} days longer, and a good wind at the end made it {z} days shorter?",
    ],
  },
  {
    id: "twofold/blown-up-and-popped",
    expression: "x+y-z",
    numbers: { x: "10..40", y: "10..40", z: "3..17" },
    texts: [
      "{n} blew {x} soap bubbles, {m} blew {y}, and a sudden breeze popped {z} of them. How many bubbles still floated?",
      "On the first night {x} snowmen were built in town, and on the second {y}. Warm sun melted {z} of them. How many snowmen were standing then?",
      "The twins built sand castles, one {x} of them and the other {y}. The tide has washed away {z}. How many castles has it spared?",
      "How many candles are burning? {n} lit {x} on the left and {y} on the right, and {z} of them went out.",
    ],
  },
  {
    id: "twofold/won-tickets-twice-then-prize",
    expression: "x+y-z",
    numbers: { x: "15..50", y: "15..50", z: "5..28" },
    texts: [
      "{n} won {x} tickets at the duck pond and {y} at the ring stand. {He} turned in {z} for a whistle. How many tickets can {he} still turn in?",
      "A prize costs {z} stars. {m} has {x} stars for reading and {y} for sums and takes the prize. How many stars does {mhe} keep?",
      "By selling jam the scouts got {x} points, by selling nuts {y}. A new tent was bought with {z} of the points. How many points are not yet used?",
      "How many miles of free travel are left to {n}, who got {x} for one flight and {y} for another and has used {z}?",
    ],
  },
];

/** Wordings of two steps of different kinds, in the plain short sentences of worksheets. */
export const WORKSHEET_TWO_STEPS: readonly WordingFamily[] = [
  ...REMAINDER_GROUPED,
  ...REMAINDER_SHARED,
  ...UNITED_THEN_SPLIT,
  ...OTHERS_TIMES,
  ...SUM_TIMES,
  ...GROUPS_AND_SINGLES,
  ...GROUPS_LESS,
  ...WHOLE_LESS_GROUPS,
  ...SHARED_AND_MORE,
  ...SHARED_AND_LESS,
  ...WHOLE_LESS_PART,
  ...TOGETHER_THEN_LESS,
  ...LESS_THEN_MORE,
  ...FOUND_BACKWARDS,
  ...COMPARED_TWICE,
  ...BACK_AND_FORTH,
];

import type { WordingFamily } from "../wording.ts";

/** Something gets more, and a number beside it does not matter. */
const GROWING: readonly WordingFamily[] = [
  {
    id: "more-said/shelf-fills-beside-others",
    expression: "x+y",
    numbers: { x: "5..70", y: "4..50", z: "2..40" },
    texts: [
      "A potter set {x} mugs on the drying rack before breakfast. After lunch another {y} mugs came off her wheel and joined them, along with {z} saucers. How many mugs are drying on the rack?",
      "How many jars of honey stand in the cellar? The beekeeper carried {y} down this morning to put beside the {x} jars from last week. He keeps {z} hives.",
      "The lost-and-found box held {x} mittens on {day}. By {day2} people had dropped in {y} more mittens and {z} scarves. Tell how many mittens the box holds now.",
      "{n} has {z} key rings. {He} also has {x} pennants on the wall, and {his} aunt just sent {y} pennants from a trip. How many pennants does {n} own?",
    ],
  },
  {
    id: "more-said/knitting-grows-by-rows",
    expression: "x+y",
    numbers: { x: "10..90", y: "6..60", z: "3..40" },
    texts: [
      "{n} had knitted {x} rows of a scarf when the bus came. On the {z}-minute ride {he} knitted {y} more rows. How many rows does the scarf have now?",
      "Grandma works on a rug. With {y} rows added tonight to the {x} rows that were there before, how many rows does the rug have? She has {z} balls of yarn left.",
      "It took {z} days to build the first {x} layers of the brick tower. Since then the workers have laid {y} more. How many layers high is the tower?",
      "A chain of paper rings hung over the door. It was {x} rings long until {m} glued on {y} extra ones while listening to {z} songs. What is the total number of rings in the chain?",
    ],
  },
  {
    id: "more-said/seated-and-those-who-serve",
    expression: "x+y",
    numbers: { x: "20..90", y: "10..80", z: "2..20", w: "5..60" },
    texts: [
      "By seven o'clock {x} guests were seated for the magic show, and {z} ushers stood by the doors. After a wait of {w} minutes, {y} more guests sat down. How many guests were seated then?",
      "{z} waiters serve at a wedding that began {w} minutes late. {x} guests came on time and {y} came afterward. How many guests came?",
      "How many skaters are on the ice once the {y} who were lacing their boots step on? There are {x} out there already. A ticket costs {z} dollars, and the music has been on for {w} minutes.",
      "A ferry left with {x} riders and {w} crates. At the island {y} riders got on and nobody got off, while {z} sailors tied the ropes. Find the number of riders on the ferry after the stop.",
    ],
  },
  {
    id: "more-said/both-kinds-come-in",
    expression: "x+y",
    numbers: { x: "4..40", y: "3..30", z: "2..20", w: "2..20" },
    texts: [
      "{n}'s gym club owned {x} medals and {z} cups. At the spring meet it won {y} medals and {w} cups. How many medals does the club own today?",
      "In a mechanic's drawer lay {x} wrenches and {z} files. When a friend closed his workshop, the mechanic took over {y} wrenches and {w} files. How many wrenches are his now?",
      "{w} new maps and {y} new globes reached the school, which had {x} globes and {z} maps until then. How many globes does the school have?",
      "How many trumpets can the band use? Its closet held {x} trumpets and {z} drums, and a donor gave {w} drums and {y} trumpets.",
    ],
  },
  {
    id: "more-said/two-earlier-and-later-parts",
    expression: "x+y",
    numbers: { x: "10..80", y: "10..80", z: "5..90" },
    texts: [
      "{n} swam {x} lengths before school and {y} lengths after it. {His} coach swam {z} lengths. How many lengths did {n} swim that day?",
      "The street sweeper cleaned {x} blocks before a {z}-minute break. He cleaned {y} blocks after the break. Find how many blocks he cleaned.",
      "During the first half of the quiz show {m} answered {x} questions. In the second half, which lasted {z} minutes, {mhe} answered {y}. What was {m}'s total?",
      "How many calls did the front desk take? There were {y} in the afternoon and {x} in the morning. The clerk also wrote {z} letters.",
    ],
  },
  {
    id: "more-said/snow-or-water-rises",
    expression: "x+y",
    numbers: { x: "5..60", y: "2..30", z: "2..40" },
    texts: [
      "There were {x} inches of snow on the roof. In {z} hours {y} more inches fell and none melted. How deep is the snow on the roof now?",
      "The river stood at {x} feet on {day}. It rose {y} feet overnight, and the firefighters filled {z} sandbags. How high does it stand now?",
      "A sunflower is {z} weeks old. Last time {n} measured it, it was {x} inches tall, and it has shot up {y} inches since. How tall is it?",
      "How warm is the bathwater? It was {x} degrees at first, and {n} let hot water run for {z} seconds until it was {y} degrees warmer.",
    ],
  },
  {
    id: "more-said/collection-handed-on",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "6..80", y: "6..80", z: "5..90" },
    texts: [
      "{n}'s {o} fill a whole drawer, {x} in all. When {m} moved away, {mhe} left {y} {o} to {n} and {z} to {k}. How many {o} does {n} have after that?",
      "The town hall is {z} years old. On its birthday visitors put {y} {o} into a chest that held {x} {o} before. How many {o} are in the chest?",
      "Together with the {y} {o} that {his} cousin let {him} keep, how many {o} does {n} own, if {he} started out with {x}? The cousin is {z} years old.",
      "{x} {o} lay in the window of the {shop} when it opened. After {z} minutes the owner put {y} more there. How many {o} lay there then?",
    ],
  },
  {
    id: "more-said/team-of-helpers-grows",
    expression: "x+y",
    numbers: { x: "6..50", y: "3..40", z: "2..60" },
    texts: [
      "{x} {u} came to clean the beach and filled {z} bags with trash. At noon {y} more arrived to help. How many {u} were cleaning then?",
      "A choir of {x} singers needs more voices for a concert in {z} days. It invites {y} singers from next door, who all say yes. How many will sing?",
      "The bakery has grown: {y} people were hired this spring. Before that it employed {x}. It sells {z} kinds of bread. What number of people does it employ?",
      "How many nurses work on the third floor after {y} moved there from the first floor? {x} nurses were already on the third floor, and it has {z} beds.",
    ],
  },
  {
    id: "more-said/written-or-drawn-so-far",
    expression: "x+y",
    numbers: { x: "8..70", y: "5..50", z: "2..30" },
    texts: [
      "A poet had {x} poems in her notebook. During a {z}-day stay at the lake she wrote {y} more. How many poems are in the notebook?",
      "{n} is making a comic. {He} drew {y} pictures this weekend, using {z} pens, and had drawn {x} pictures by {day}. How many pictures has {he} drawn up to now?",
      "Before supper {m} copied {x} words out of the dictionary; after supper, {y}. {mHe} ate {z} dumplings. How many words did {m} copy?",
      "How many signatures are on the list for the new bike path? There were {x} last night. {n} rang {z} doorbells today and got {y} more.",
    ],
  },
  {
    id: "more-said/carts-take-on-goods",
    expression: "x+y",
    numbers: { x: "10..80", y: "5..60", z: "3..50" },
    texts: [
      "A truck that carries {x} bricks takes on {y} more bricks and {z} roof tiles. How many bricks does it carry?",
      "{n} laid {y} potatoes in a cart where {x} potatoes and {z} turnips lay already. How many potatoes are in the cart?",
      "The mail plane had {x} sacks of letters aboard. In the capital it picked up {y} sacks, then flew {z} miles. With how many sacks did it fly on?",
      "Find the number of logs on the sled: {x} at first, {y} loaded later by {z} workers.",
    ],
  },
  {
    id: "more-said/found-after-having-some",
    expression: "x+y",
    numbers: { x: "3..50", y: "3..50", z: "5..90" },
    texts: [
      "{n} and {his} dog walked {z} minutes along the shore. {He} found {y} smooth stones and put them into a pouch with {x} others. How many stones are in the pouch?",
      "Behind the piano lay {y} puzzle pieces. {m} added them to the {x} pieces on the table. The picture on the puzzle shows {z} ships. How many pieces are on the table now?",
      "A diver brought up {x} coins on her first dive. On her second dive she brought up {y}, and she saw {z} crabs. How many coins did she bring up?",
      "How many four-leaf clovers does {k} have pressed in a book? {x} were in it, and today {y} more were found and pressed. The book has {z} pages.",
    ],
  },
  {
    id: "more-said/laid-by-animals-of-one-kind",
    expression: "x+y",
    numbers: { x: "8..50", y: "4..40", z: "2..30", w: "2..30" },
    texts: [
      "On {day} the hens laid {x} eggs and the ducks {z}. On {day2} the hens laid {y} and the ducks {w}. How many eggs did the hens lay on both days?",
      "{x} lambs were born on the hill farm in the first week, and {z} calves. Week two brought {y} lambs and {w} calves. How many lambs were born?",
      "A turtle watcher counted {z} crabs and {x} baby turtles at dawn, then {w} crabs and {y} baby turtles at dusk. What is the total number of baby turtles counted?",
      "The bird feeder was visited by {y} sparrows and {w} jays in the evening, after {x} sparrows and {z} jays in the morning. How many sparrow visits were there?",
    ],
  },
];

/** Something gets less, and a number beside it does not matter. */
const SHRINKING: readonly WordingFamily[] = [
  {
    id: "more-said/used-up-for-one-dish",
    expression: "x-y",
    numbers: { x: "20..80", y: "3..18", z: "2..30" },
    texts: [
      "There were {x} mushrooms and {z} leeks in the crate. The cook chopped {y} mushrooms for soup. How many mushrooms remain in the crate?",
      "{n} bakes with almonds. Out of {x} almonds, {y} go on top of a cake, which stays in the oven for {z} minutes. How many almonds does {n} still have?",
      "After {y} tea bags had been used for the {z} guests, how many of the {x} tea bags were unused?",
      "Uncle {n} had {x} olives in a bowl. He put {y} of them on a pizza with {z} slices of ham. How many olives stayed in the bowl?",
    ],
  },
  {
    id: "more-said/handed-over-at-a-desk",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "30..95", y: "4..28", z: "3..60" },
    texts: [
      "The office clerk looks after {x} {o} and {z} binders. Today the boss asked for {y} {o}, and the clerk handed them over. How many {o} does the clerk look after now?",
      "{y} of {n}'s {x} {o} now belong to {m}, who is {z} years old. How many {o} did {n} keep?",
      "A bag with {x} {o} stood by the door for {z} days. Then {k} took {y} {o} out for the kindergarten. How many {o} are in the bag?",
      "How many {o} does the museum still own? It owned {x}, but it has returned {y} to a village that is {z} miles away.",
    ],
  },
  {
    id: "more-said/flew-or-crawled-off",
    expression: "x-y",
    numbers: { x: "25..80", y: "5..22", z: "3..60" },
    texts: [
      "{x} swallows and {z} starlings sat on a wire. A truck honked, and {y} swallows flew off. How many swallows were still on the wire?",
      "There were {x} ladybugs on the rose bush, which has {z} roses. {y} ladybugs crawled away. Tell how many stayed on the bush.",
      "A zookeeper opened the gate, and {y} of the {x} monkeys climbed outside. He had {z} bananas in his pail. How many monkeys were left inside?",
      "How many seals are on the rock now that {y} have slid into the sea? {x} were sleeping there {z} minutes ago.",
    ],
  },
  {
    id: "more-said/broken-or-burst-of-one-sort",
    expression: "x-y",
    numbers: { x: "24..90", y: "2..20", z: "2..50", w: "2..20" },
    texts: [
      "A truck brought {x} flower pots and {z} bags of soil. {y} pots were cracked, and {w} bags were wet. How many of the pots were not cracked?",
      "On the tree hung {x} lights and {z} stars. After the storm {y} lights and {w} stars no longer worked. How many lights still worked?",
      "The glassblower made {x} vases and {z} bowls. While packing, he dropped {w} bowls and {y} vases, and they broke. How many whole vases does he have?",
      "How many good tires are in the yard? Out of {z} hubcaps, {w} are bent, and out of {x} tires, {y} are flat.",
    ],
  },
  {
    id: "more-said/stepped-out-of-a-line",
    expression: "x-y",
    numbers: { x: "20..90", y: "4..18", z: "2..60" },
    texts: [
      "{x} {u} stood in line at the ticket window. The wait was {z} minutes, so {y} of them gave up and went home. How many {u} stayed in line?",
      "In a spelling contest with {x} children, {y} were out after the first round. The first round had {z} words. How many children took part in the second round?",
      "Of the {x} cars in the lot, {y} drove off when the {z}-minute rain was over. How many cars did not drive off?",
      "How many dancers are on stage after {y} go behind the curtain? {x} dancers began the piece, and a band of {z} plays for them.",
    ],
  },
  {
    id: "more-said/shorter-after-a-cut",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..25", z: "2..40" },
    texts: [
      "{n} had a roll of {x} feet of fence wire. {He} cut off {y} feet for the gate, which has {z} bars. How many feet of wire are on the roll?",
      "A candle was {x} millimeters tall. It burned for {z} minutes and lost {y} millimeters. How tall is the candle now?",
      "The barber took {y} centimeters off {m}'s hair, and it cost {z} dollars. {m}'s hair had been {x} centimeters long. How long is it now?",
      "What length of ribbon is left over when {y} inches are cut from a ribbon of {x} inches to tie up a box that weighs {z} pounds?",
    ],
  },
  {
    id: "more-said/cooler-lower-lighter",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..35", z: "2..30" },
    texts: [
      "The soup was {x} degrees hot. It stood by the window for {z} minutes and cooled down by {y} degrees. How hot is it now?",
      "A balloon floated {x} meters above the field with {z} people in its basket. It sank {y} meters. How high was it then?",
      "The water in the well was {x} feet deep. Over {z} dry weeks it sank by {y} feet. How deep is the water now?",
      "How many centimeters deep is the puddle if the sun dried up {y} of its {x} centimeters? {z} children jumped around in it.",
    ],
  },
  {
    id: "more-said/sold-out-of-stock-for-money",
    expression: "x-y",
    numbers: { x: "40..95", y: "8..36", z: "3..60" },
    texts: [
      "A stand had {x} bunches of radishes on {day}. {y} bunches were sold for ${z}. How many bunches were not sold?",
      "{n} painted {x} cards and took them to the fair. By evening {he} had ${z} in the tin and {y} fewer cards than in the morning. How many cards did {he} have by evening?",
      "Tickets for the puppet play are ${z} each. There were {x} tickets, and {y} of them have found a buyer. How many are still for sale?",
      "How many bicycles are left in the store? It had {x}, the cheapest one for ${z}, and customers have bought {y}.",
    ],
  },
  {
    id: "more-said/done-of-a-list",
    expression: "x-y",
    numbers: { x: "24..80", y: "5..20", z: "5..60" },
    texts: [
      "The doctor has {x} patients on her list today. She saw {y} of them in the first {z} minutes. How many patients does she still have to see?",
      "{n} has to practice {x} songs for the concert. {He} is {z} years old and knows {y} of the songs by heart already. How many does {he} have to practice still?",
      "Out of {x} mailboxes on the route, the carrier has reached {y}. He carries a bag of {z} pounds. How many mailboxes come next on his route?",
      "How many windows of the school are still dirty? All {x} were dirty this morning. The cleaners have washed {y} of them and mopped {z} floors.",
    ],
  },
  {
    id: "more-said/eaten-at-a-table",
    expression: "x-y",
    units: ["{f}"],
    numbers: { x: "30..80", y: "6..25", z: "3..20" },
    texts: [
      "At a table of {z} hikers stood a plate with {x} {f}. The hikers ate {y} of the {f}. How many {f} were on the plate afterward?",
      "{x} {f} were packed for the school trip. On the bus, which stopped {z} times, {y} {f} were eaten. Find how many {f} came to the lake.",
      "When {n} got home at {z} minutes past five, {y} of the {x} {f} had been eaten. How many {f} could {he} still find?",
      "How many {f} does Grandpa still have if his brothers ate {y} out of {x}? They also drank {z} glasses of milk.",
    ],
  },
  {
    id: "more-said/taken-of-one-kind-and-of-another",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..25", z: "30..90", w: "5..25" },
    texts: [
      "The sports room has {z} hoops and {x} jump ropes. For the class outside, the teacher takes {w} hoops and {y} jump ropes. How many jump ropes are left in the sports room?",
      "{n} began the summer with {x} stamps from Africa and {z} from Asia. {He} traded away {y} African and {w} Asian stamps. How many African stamps does {he} have at the end?",
      "A nursery grew {x} young oaks and {z} young pines. The forester came for {w} pines and {y} oaks. How many young oaks did he not take?",
      "How many forks are still in the drawer? Before the party it held {z} spoons and {x} forks; {y} forks and {w} spoons were laid on the table.",
    ],
  },
  {
    id: "more-said/pages-or-miles-left-with-time",
    expression: "x-y",
    numbers: { x: "50..99", y: "10..45", z: "2..60", w: "2..30" },
    texts: [
      "The road to the coast is {x} miles long. A bus with {z} passengers has gone {y} miles and made {w} stops. How many miles are left?",
      "{n} is {w} years old and reads a story of {x} pages. In {z} minutes {he} has read {y} pages. How many pages must {he} read to finish it?",
      "Of a wall {x} feet long, {y} feet have been painted by {z} painters with {w} cans of paint. How many feet are unpainted?",
      "How many stairs must {m} still climb? The lighthouse has {x} stairs and {z} windows. {mHe} has climbed {y} stairs and rested {w} minutes.",
    ],
  },
];

/** The amount at the start is told, but only the parts that came or went are asked for. */
const START_NOT_NEEDED: readonly WordingFamily[] = [
  {
    id: "more-said/came-in-two-goes-not-the-start",
    expression: "x+y",
    numbers: { x: "3..50", y: "3..50", z: "5..90" },
    texts: [
      "{n} had {z} feathers. On a walk by the river {he} found {x} feathers, and on the way back {y} more. How many feathers did {he} find on the walk?",
      "Until last year the orchestra had {z} players. {x} joined in spring and {y} joined in fall. How many players joined altogether?",
      "How many new fish were put in the tank? There were {z} fish in it. First {y} were added, and then {x}.",
      "A mill with {z} sacks of flour received {x} sacks by boat and {y} sacks by wagon. Tell how many sacks it received.",
    ],
  },
  {
    id: "more-said/went-in-two-goes-not-the-start",
    expression: "x+y",
    numbers: { z: "70..99", x: "4..30", y: "4..30" },
    texts: [
      "From a barrel of {z} pickles, {x} were sold in the morning and {y} in the afternoon. How many pickles were sold?",
      "{n} owned {z} marbles. {He} lost {x} of them to {m} and dropped {y} down a drain. How many marbles did {n} part with?",
      "The baker had {z} eggs. {y} went into a sponge cake, and {x} were needed for noodles. How many eggs did the baker use?",
      "How many guests left early? {z} were at the ball at first; {x} went home at nine and {y} at ten.",
    ],
  },
  {
    id: "more-said/worked-on-and-off-a-pile",
    expression: "x+y",
    numbers: { z: "65..99", x: "5..28", y: "5..28" },
    texts: [
      "{z} shirts lay in the basket. Dad ironed {x} while the radio played and {y} when it was off. How many shirts has Dad ironed?",
      "A tailor was brought {z} coats to mend. He sewed buttons onto {x} of them and new linings into {y} others. How many coats did he work on?",
      "The judge of a flower show must look at {z} roses. She has looked at {y} red ones and {x} white ones. How many has she looked at so far?",
      "How many letters were delivered before the snow stopped the carrier, who set out with {z} letters? He left {x} at the farm houses and {y} at the inn.",
    ],
  },
  {
    id: "more-said/more-came-than-left-both-asked",
    expression: "x-y",
    numbers: { z: "30..90", x: "15..60", y: "2..14" },
    texts: [
      "The hotel had {z} guests. Then {x} guests came and {y} left. How many more guests came than left?",
      "A lake held {z} pike. The ranger let {x} pike into it, and anglers pulled out {y}. By how many pike did the number in the lake go up?",
      "{n} started the game with {z} chips. {He} won {x} chips and lost {y}. How many more chips did {n} win than lose?",
      "{y} books were thrown away and {x} were bought. Before that the library had {z} books. How many more were bought than thrown away?",
    ],
  },
  {
    id: "more-said/two-losses-compared",
    expression: "x-y",
    numbers: { z: "70..99", x: "20..45", y: "3..18" },
    texts: [
      "Out of {z} tomatoes, {x} went into sauce and {y} into salad. How many more tomatoes went into sauce than into salad?",
      "{z} pigeons lived in the tower. {y} flew to the church, and {x} flew to the market. How many fewer flew to the church than to the market?",
      "The florist opened with {z} tulips. Her first customer wanted {y} and her second wanted {x}. How many more did the second customer want?",
      "What is the difference between the number of screws {n} used for the shelf and for the stool? {He} took {x} for the shelf and {y} for the stool from a can of {z}.",
    ],
  },
  {
    id: "more-said/what-two-people-gave-to-a-full-box",
    expression: "x+y",
    units: ["{o}"],
    numbers: { z: "10..90", x: "4..60", y: "4..60" },
    texts: [
      "The playroom has {z} {o}. {n} donates {x} {o} to it and {m} donates {y}. What is the number of {o} that the two donate?",
      "{n} had {z} {o} before {his} birthday. {m} gave {him} {x} {o} and {k} gave {him} {y}. How many {o} did {n} get as gifts?",
      "How many {o} did the neighbors send over? The family had {z} {o}, and one neighbor sent {y} {o}, another {x}.",
      "To the {z} {o} in the parcel, {m} adds {x}. {k} adds {y}. How many {o} have {m} and {k} added in total?",
    ],
  },
  {
    id: "more-said/moved-along-not-from-where",
    expression: "x+y",
    numbers: { z: "50..95", x: "4..20", y: "4..20" },
    texts: [
      "{n} was on page {z}. {He} read {x} pages on the train and {y} pages in bed. How many pages did {he} read?",
      "An elevator stopped at floor {z} of a tall tower. It went up {x} floors and then up {y} floors. How many floors did it go up?",
      "The sign at the start of the bike tour said {z} miles to the city. {m} rode {y} miles before lunch and {x} after. How far did {mhe} ride?",
      "At breakfast it was {z} degrees. By noon it had warmed up by {x} degrees, and by three o'clock by another {y}. How many degrees did it warm up in all?",
    ],
  },
  {
    id: "more-said/how-many-times-the-same-gift",
    expression: "x*y",
    numbers: { z: "20..90", x: "3..9", y: "2..9" },
    texts: [
      "{n} had {z} tokens. Then {he} won {x} games, and each win brought {y} tokens. How many tokens did {he} win?",
      "A pond with {z} trout gets {y} trout from a hatchery every month. How many trout does it get in {x} months?",
      "There were {z} sheets of paper by the printer. {x} children took {y} sheets each. How many sheets did the children take?",
      "Each of {x} workers laid {y} stones on a wall of {z} stones. How many stones did the workers lay?",
    ],
  },
  {
    id: "more-said/spent-not-what-was-in-the-purse",
    expression: "x+y",
    money: true,
    numbers: { z: "70..99", x: "4..30", y: "4..30" },
    texts: [
      "{n} left the house with ${z}. {He} paid ${x} for a belt and ${y} for a cap. How much did {n} spend?",
      "The club's cash box held ${z}. ${y} went for paint and ${x} for brushes. What did the club pay for its painting things?",
      "How much money did Grandpa give away? He had ${z} in his wallet, and he gave ${x} to {n} and ${y} to {m}.",
      "A bill for ${x} and a bill for ${y} came in the mail. There is ${z} in {k}'s account. What do the two bills come to?",
    ],
  },
  {
    id: "more-said/earned-not-saved-before",
    expression: "x+y",
    money: true,
    numbers: { z: "10..90", x: "5..60", y: "5..60" },
    texts: [
      "{n} has ${z} in a savings jar. This weekend {he} earned ${x} raking leaves and ${y} walking dogs. How much did {he} earn this weekend?",
      "With ${z} already in the fund, the class made ${y} at a car wash and ${x} at a bake sale. How much did the two sales make?",
      "A taxi driver began his shift with ${z} in small bills. One ride brought him ${x}, the next ${y}. What did he take in on these rides?",
      "How much was {m} given? Aunt Ruth sent ${x}, Uncle Joe sent ${y}, and {m} had saved ${z} alone.",
    ],
  },
  {
    id: "more-said/parts-of-a-change-one-known",
    expression: "x-y",
    numbers: { z: "90..140", x: "30..70", y: "5..25" },
    texts: [
      "{z} swimmers were at the pool. {x} of them left in the evening: {y} were children, and the others were grown-ups. How many grown-ups left?",
      "A shop with {z} lamps sold {x}. {y} of the sold lamps were desk lamps and the others were floor lamps. How many floor lamps were sold?",
      "Of the {z} apples on the tree, {x} fell in the wind. {y} of the fallen apples were bruised. How many fallen apples were not bruised?",
      "How many of the letters that {n} answered came from abroad? {He} got {z} letters and answered {x}, and {y} of the answered ones were from {his} own country.",
    ],
  },
  {
    id: "more-said/newcomers-of-two-sorts",
    expression: "x-y",
    numbers: { z: "20..95", x: "20..60", y: "4..16" },
    texts: [
      "A school had {z} teachers and pupils in the yard. A bus brought {x} visitors, {y} of whom were parents; all the others were pupils. How many visiting pupils came?",
      "{n} has {z} songs on {his} player. {He} put {x} new songs on it. {y} of the new ones are sung in French, and the other new ones in English. How many of the new songs are English?",
      "To a herd of {z} goats the farmer added {x} goats, of which {y} were white. How many goats that he added were not white?",
      "How many of the new plants have no thorns? {k}'s garden has {z} plants, {x} new ones were set out, and {y} of the new ones have thorns.",
    ],
  },
  {
    id: "more-said/shared-out-of-a-bigger-stock",
    expression: "x/y",
    numbers: { z: "120..180", y: "2..9", x: "y*(i+1)" },
    texts: [
      "The scouts have {z} tent pegs. They take {x} pegs outside and use {y} for each tent. How many tents do they set up?",
      "{n} caught {x} of the {z} fish in the pool and put the caught ones into {y} buckets, the same number in each. How many fish went into each bucket?",
      "How many bags did {m} fill? {mHe} had {z} walnuts and packed {x} of them, {y} to a bag.",
      "A hall has {z} chairs. {x} of these are carried out and set up in {y} equal rows. How many chairs are in one row?",
    ],
  },
];

/** Two or more people; the question is about some of them only. */
const SOMEBODY_ELSE: readonly WordingFamily[] = [
  {
    id: "more-said/brother-does-it-too",
    expression: "x+y",
    numbers: { x: "5..60", y: "5..60", z: "5..60", w: "5..60" },
    texts: [
      "{n} did {x} push-ups and {y} sit-ups. {m} did {z} push-ups and {w} sit-ups. How many exercises did {n} do?",
      "The older twin made {z} snowballs and the younger twin {x}. After a rest the older made {w} and the younger {y}. How many snowballs did the younger twin make?",
      "On Monday the tall carpenter sawed {x} boards and the short one {z}. On Tuesday the short one sawed {w} and the tall one {y}. What is the tall carpenter's total?",
      "How many carrots did the gray rabbit eat? It had {x} in the morning and {y} at night, and the brown rabbit had {z} in the morning and {w} at night.",
    ],
  },
  {
    id: "more-said/third-runner-does-not-count",
    expression: "x-y",
    numbers: { x: "40..90", y: "10..35", z: "10..90" },
    texts: [
      "{n} ran for {x} minutes, {m} for {y} minutes and {k} for {z} minutes. How many minutes longer than {m} did {n} run?",
      "In the gym the thin rope is {z} inches long, the blue rope {y} inches and the old rope {x} inches. How much longer is the old rope than the blue one?",
      "Three cousins pick cherries. Ida picks {y}, Paul picks {z}, and Vera picks {x}. By how many does Vera beat Ida?",
      "Find how many more stickers {k} has than {n}, if {n} has {y}, {m} has {z} and {k} has {x}.",
    ],
  },
  {
    id: "more-said/friend-gets-some-as-well",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "5..80", y: "3..40", z: "5..80", w: "3..40" },
    texts: [
      "{n} and {m} both love {o}: {n} has {x}, {m} has {z}. At the fair {n} wins {y} more and {m} wins {w} more. How many {o} does {n} have now?",
      "After the trip {n} had {y} more {o} than before, and {m} had {w} more. Before the trip {m} had {z} and {n} had {x}. How many {o} did {n} have after it?",
      "My teacher handed {w} {o} to my neighbor and {y} to me. My neighbor had {z} {o} before and I had {x}. How many do I have?",
      "How many {o} does the younger sister own? She had {x} and was given {y}, while her big sister had {z} and was given {w}.",
    ],
  },
  {
    id: "more-said/other-player-loses-too",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..35", z: "40..95", w: "5..35" },
    texts: [
      "In a card game {n} holds {x} points and {m} holds {z}. A bad round costs {n} {y} points and {m} {w}. How many points does {n} hold after the round?",
      "Mr. Hill's bakery made {x} loaves and Mrs. Stone's made {z}. By noon he had sold {y} and she had sold {w}. How many loaves did Mr. Hill have at noon?",
      "Each knight rode out with arrows. The red knight had {z} and shot {w}. The black knight had {x} and shot {y}. How many arrows did the black knight bring home?",
      "How many envelopes has the first clerk still to stamp, if he got {x} and stamped {y}, while the second got {z} and stamped {w}?",
    ],
  },
  {
    id: "more-said/passed-from-one-while-third-holds",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "30..90", y: "4..25", z: "5..60", w: "5..60" },
    texts: [
      "{n} has {x} {o}, {m} has {z} and {k} has {w}. {n} lets {m} have {y} {o}. How many {o} are still {n}'s?",
      "{y} of the {x} {o} in the first drawer are put into the second drawer, which held {z}. The third drawer holds {w}. How many {o} does the first drawer hold then?",
      "Three cousins play with {o}. The oldest brought {w}, the middle one {z}, the youngest {x}. If the youngest gives {y} {o} to the middle one, how many does the youngest have?",
      "How many {o} are left on {n}'s desk? It had {x} on it. {m}, who has {z}, borrowed {y} of them for {k}, who has {w}.",
    ],
  },
  {
    id: "more-said/receiver-asked-with-givers-stock",
    expression: "x+y",
    numbers: { z: "40..90", x: "5..60", y: "5..30" },
    texts: [
      "A farmer with {z} bales of hay gave {y} bales to a neighbor, who had {x}. How many bales does the neighbor have now?",
      "{n} has {x} walnuts. {m} has {z} walnuts and slips {y} of them into {n}'s pocket. How many walnuts does {n} have then?",
      "The first bus had {z} passengers and the second had {x}. At the station {y} passengers changed from the first bus to the second. How many rode in the second bus after that?",
      "How many ducks swim on the small pond, where {x} were before {y} ducks came over from the big pond with its {z} ducks?",
    ],
  },
  {
    id: "more-said/each-pair-of-hands-makes-many",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..9", z: "3..40" },
    texts: [
      "{n} folds {x} paper boats every day, and {m} folds {z} a day. How many boats does {n} fold in {y} days?",
      "Each of the {y} elves in the play wears {x} bells, and each of the kings wears {z} beads. How many bells do the elves wear?",
      "A strong mule carries {x} baskets, while a donkey carries {z} pounds of hay. How many baskets can {y} strong mules carry?",
      "How many laps will Coach have skated after {y} practices, with {x} laps in each, if the team skates {z} laps in each?",
    ],
  },
  {
    id: "more-said/splits-own-share-friend-keeps",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)", z: "5..60" },
    texts: [
      "{n} has {x} tulip bulbs, and {m} has {z}. {n} sets {his} bulbs in {y} equal rows. How many bulbs are in each row?",
      "The red team shares {x} oranges evenly among its {y} players. The blue team eats {z} oranges. How many oranges does a red player get?",
      "{z} pictures were hung up by {m}. {k} put {x} pictures in albums, {y} on every page. How many album pages did {k} fill?",
      "How many rides can {n} take? {He} holds {x} tickets and a ride takes {y}. {His} sister holds {z} tickets.",
    ],
  },
  {
    id: "more-said/two-of-four-weigh-in",
    expression: "x+y",
    numbers: { x: "10..80", y: "10..80", z: "10..80", w: "10..80" },
    texts: [
      "Four boats brought home fish: the Star {x}, the Gull {z}, the Pearl {w} and the Wave {y}. How many fish did the Star and the Wave bring?",
      "At the recycling day, grade one collected {z} cans, grade two {x} cans, grade three {y} cans and grade four {w} cans. How many cans did grades two and three collect together?",
      "What did {n} and {k} score together, if {n} scored {y}, {m} scored {z}, {k} scored {x} and their coach scored {w}?",
      "The baker's oven holds {x} rolls, the school's {w}, the inn's {z} and the castle's {y}. Find how many rolls the baker's and the castle's ovens hold in total.",
    ],
  },
  {
    id: "more-said/which-of-two-got-more-new",
    expression: "x-y",
    numbers: { z: "20..90", w: "20..90", x: "25..60", y: "4..22" },
    texts: [
      "{n} had {z} beads and bought {x}. {m} had {w} beads and bought {y}. How many more beads did {n} buy than {m}?",
      "The village of Elm had {w} houses and built {y}. The village of Oak had {z} and built {x}. How many more houses did Oak build than Elm?",
      "Two websites compare new readers. One site had {z} and won {x}; the other had {w} and won {y}. How many fewer readers did the other site win?",
      "How many more inches did the bean grow than the pea? The bean began at {z} inches and grew {x}. The pea began at {w} inches and grew {y}.",
    ],
  },
  {
    id: "more-said/times-as-many-as-one-of-two",
    expression: "x*y",
    numbers: { x: "4..30", y: "3..8", z: "4..60" },
    texts: [
      "{m} has {x} pen pals and {k} has {z}. {n} has {y} times as many as {m}. How many pen pals does {n} have?",
      "A wren's nest holds {x} twigs and a jay's {z}. The nest of the crow holds {y} times as many twigs as the wren's. How many twigs are in the crow's nest?",
      "How many seats does the big hall have? The small hall has {x} seats, the round hall has {z}, and the big hall has {y} times as many as the small one.",
      "On {day} {z} visitors came to the cave, and on {day2} {x}. On {day3} there were {y} times as many as on {day2}. How many visitors came on {day3}?",
    ],
  },
  {
    id: "more-said/left-to-reach-the-same-as-one",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..35", z: "5..90" },
    texts: [
      "{n} has sold {y} raffle tickets, {m} has sold {x} and {k} has sold {z}. How many more must {n} sell to have sold as many as {m}?",
      "Our pumpkin weighs {y} pounds. Last year's winner weighed {x} pounds, and the one from the year before weighed {z}. How many more pounds does our pumpkin need to weigh the same as last year's winner?",
      "The goalkeeper of the Hawks has stopped {x} balls this season, the Bears' {y} and the Wolves' {z}. How many balls is the Bears' goalkeeper behind the Hawks'?",
      "How many more badges would {k} need to be even with {n}? {n} has {x} badges, {m} has {z}, and {k} has {y}.",
    ],
  },
];

/** Ages, times of day, dates, prices and sizes are told, though nothing is calculated with them. */
const AGES_DATES_PRICES: readonly WordingFamily[] = [
  {
    id: "more-said/born-in-a-year-and-collects",
    expression: "x+y",
    numbers: { x: "5..60", y: "5..60", z: "1960..2015" },
    texts: [
      "{n} was born in {z}. {He} has been to {x} countries by train and to {y} other countries by plane. How many countries has {he} been to?",
      "The school was built in {z}. It has {x} rooms upstairs and {y} rooms downstairs. How many rooms does it have?",
      "How many songs does the record have? It came out in {z}, with {y} songs on the back and {x} on the front.",
      "In {z} the town planted {x} lindens and {y} maples along the canal. Tell how many trees that was.",
    ],
  },
  {
    id: "more-said/year-of-a-ship-and-its-crew",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..35", z: "1700..1990" },
    texts: [
      "A ship built in {z} had {x} sailors on board. When it reached port, {y} sailors left it for good. How many sailors did it still have?",
      "The old dictionary was printed in {z}. Of its {x} drawings, {y} are in color. How many are in black and white?",
      "How many steps of the tower are wooden? The tower went up in {z}. {y} of its {x} steps are stone, and the other steps are wooden.",
      "{n} has {x} coins. {He} gave the {y} coins from before {z} to a museum. How many coins does {n} have now?",
    ],
  },
  {
    id: "more-said/ages-of-children-and-their-things",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "30..90", y: "5..28", z: "4..12", w: "4..12" },
    texts: [
      "{n} is {z} and {m} is {w} years old. {n} keeps {x} {o}, and {m} keeps {y}. How many more {o} does {n} keep?",
      "A {z}-year-old boy and a {w}-year-old girl emptied their pockets. He had {y} {o} in them and she had {x}. How many fewer did the boy have?",
      "{m}, who turned {w} on {day}, has {y} {o}. {n}, who will turn {z} on {day2}, has {x}. How many {o} does {m} need to catch up with {n}?",
      "What is the difference in the number of {o}? {n} is {z} and owns {x}. {n}'s neighbor is {w} and owns {y}.",
    ],
  },
  {
    id: "more-said/opens-at-an-hour-visitors-by-day",
    expression: "x+y",
    numbers: { x: "30..99", y: "30..99", z: "6..11", w: "2..12" },
    texts: [
      "The zoo opens at {z} in the morning, and a ticket costs ${w}. {x} people came on {day} and {y} on {day2}. How many people came on the two days?",
      "Between {z} o'clock and noon the bridge was crossed by {x} cars and {y} vans, and by {w} horses. How many cars and vans crossed it?",
      "How many loaves did the ovens bake? The first baked {y} loaves and the second {x}. The bakers began at {z} o'clock and worked for {w} hours.",
      "A radio station plays {x} songs before lunch and {y} after. Its studio is on floor {w}, and the news comes at {z} o'clock. Find the number of songs it plays.",
    ],
  },
  {
    id: "more-said/flight-or-train-number",
    expression: "x-y",
    numbers: { x: "50..99", y: "8..40", z: "100..900" },
    texts: [
      "Flight {z} has {x} seats. {y} seats stayed empty today. How many seats were taken?",
      "Bus {z} set out with {x} riders on board. {y} of them rode to the last stop, and the others got off before. How many got off before the last stop?",
      "How many coats are in locker room {z} now? In the morning there were {x} coats, and people have put on {y} of them and gone.",
      "The house at {z} Main Street has {x} apartments. In {y} of them the lights are on. In how many are the lights off?",
    ],
  },
  {
    id: "more-said/price-of-what-is-counted",
    expression: "x+y",
    numbers: { x: "4..50", y: "4..50", z: "2..15", w: "2..15" },
    texts: [
      "Roses cost ${z} and lilies ${w} each. {n} bought {x} roses and {y} lilies for the stage. How many flowers did {he} buy?",
      "At ${w} a jar and ${z} a bottle, a grocer sold {y} jars of jam and {x} bottles of syrup. How many jars and bottles did he sell?",
      "How many people visited the castle? {x} paid ${z} for the short tour and {y} paid ${w} for the long one.",
      "The ski hut rented out {x} sleds at ${z} a day and {y} snowboards at ${w} a day. What is the total number of sleds and snowboards rented?",
    ],
  },
  {
    id: "more-said/money-left-counts-do-not-matter",
    expression: "x-y",
    money: true,
    numbers: { x: "40..95", y: "5..35", z: "3..30", w: "5..60" },
    texts: [
      "{n} had ${x}. {He} bought {z} postcards and {w} stamps, and paid ${y} for everything. How much money does {n} have now?",
      "A class of {w} pupils raised ${x}. Of this, ${y} went to the {z} kittens at the shelter. How much of the money is left?",
      "What is still in the purse of {m}, who walked {w} minutes to the market with ${x}, ate {z} shrimp and handed the cook ${y}?",
      "The coach collected ${x} from {w} families. {z} whistles cost him ${y} together. How many dollars does he have to spend?",
    ],
  },
  {
    id: "more-said/counts-times-price-with-hours",
    expression: "x*y",
    numbers: { x: "3..12", y: "2..15", z: "2..60" },
    texts: [
      "In {z} minutes {n} sold {x} cups of cocoa for ${y} each. How much money did {he} take in?",
      "A family with {z} suitcases books {x} nights in a cabin. One night costs ${y}. What does the stay cost?",
      "Each of the {x} umbrellas at the kiosk weighs {z} ounces and is sold for ${y}. What will all of them bring?",
      "How much does it cost to fix {x} chairs if the joiner asks ${y} for a chair and is done in {z} days?",
    ],
  },
  {
    id: "more-said/minutes-of-parts-with-counts",
    expression: "x+y",
    numbers: { x: "5..60", y: "5..60", z: "2..40" },
    texts: [
      "{n} needed {x} minutes to wash {z} windows and {y} minutes to polish them. How many minutes did {n} need?",
      "A film of {x} minutes and a film of {y} minutes are shown to {z} viewers with no break between them. How long does the show take?",
      "How long was {k} away from home? The way there and back took {x} minutes, and the visit to an aunt with {z} parrots took {y}.",
      "The dough rests for {y} minutes. After that the {z} buns are baked for {x} minutes. Find the time for both in minutes.",
    ],
  },
  {
    id: "more-said/score-and-people-watching",
    expression: "x-y",
    numbers: { x: "30..95", y: "8..28", z: "20..500", w: "2..12" },
    texts: [
      "{z} people saw the Foxes beat the Owls {x} to {y} on a day of {w} degrees. By how many points did the Foxes win?",
      "The home side lost: it scored {y} points, and the guests scored {x}. {w} buses had brought {z} fans. How many points more did the guests score?",
      "{n} threw {x} darts at the board, which hangs {w} feet away. {y} hit it. There were {z} people in the hall. How many darts missed?",
      "How many points behind was our team at the break? It had {y} points and the others had {x}. Player number {w} scored last, and {z} viewers clapped.",
    ],
  },
  {
    id: "more-said/how-long-between-two-clock-points",
    expression: "x-y",
    numbers: { x: "35..59", y: "2..30", z: "2..60" },
    texts: [
      "The bell rang {y} minutes after eight, and the test of {z} questions ended {x} minutes after eight. How many minutes after the bell did the test end?",
      "A train with {z} wagons should leave {y} minutes past the hour, but leaves {x} minutes past. How many minutes late is it?",
      "At minute {y} of the match the first goal fell, and at minute {x} the second. {z} fans had flags. How many minutes lie between the goals?",
      "How many more minutes did the big pot of {z} potatoes boil than the small one? The big pot boiled for {x} minutes and the small pot for {y}.",
    ],
  },
  {
    id: "more-said/grows-older-while-owning",
    expression: "x-y",
    numbers: { x: "50..80", y: "5..25", z: "2..40", w: "2..40" },
    texts: [
      "Uncle {n} is {x} years old. He has {z} cows and {w} goats. How old was he {y} years ago?",
      "The oak by the church is {x} years old, and the birch is {y}. The oak has {z} nests in it and the birch {w}. How many years older is the oak?",
      "{m} is {y}. {mHe} owns {w} ties and {z} hats. In how many years will {mhe} be {x}?",
      "How old was Grandma when she moved to the house with {z} windows and {w} doors, {y} years ago? Today she is {x}.",
    ],
  },
  {
    id: "more-said/weights-with-distance",
    expression: "x+y",
    numbers: { x: "5..80", y: "5..80", z: "2..60" },
    texts: [
      "{n} carries a sack of {x} pounds and a box of {y} pounds for {z} blocks. How many pounds is that altogether?",
      "How much does the loaded wagon weigh? Empty, it weighs {y} pounds; the sand in it weighs {x} pounds. It is pulled {z} yards.",
      "Two sleds, one of {x} kilograms and one of {y} kilograms, are tied together. They slide {z} meters. What do the sleds weigh together?",
      "A {z}-week-old puppy of {x} pounds sits on a scale with its brother, who weighs {y} pounds. Find how many pounds the scale shows.",
    ],
  },
  {
    id: "more-said/how-many-short-with-a-deadline",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "40..95", y: "6..36", z: "2..30" },
    texts: [
      "The play is in {z} days, and {x} {o} are needed for it. The children have put together {y}. How many {o} must they still find?",
      "{n} promised to bring {x} {o} to a fair that is {z} miles away. {He} can only find {y}. By how many {o} is {he} short?",
      "How many {o} do the {z} workers have to order if {y} are in stock and a customer asks for {x}?",
      "A prize goes to whoever gathers {x} {o}. {m} is {z} years old and has gathered {y}. How many more {o} does {mhe} need to gather for the prize?",
    ],
  },
];

/** There are two or three changes; the question is about one side or one moment. */
const ONE_OF_THE_CHANGES: readonly WordingFamily[] = [
  {
    id: "more-said/after-the-first-change-then-others",
    expression: "x-y",
    numbers: { x: "50..95", y: "5..30", z: "3..15" },
    texts: [
      "A kite store had {x} kites. {y} were sold on {day}, and {z} more on {day2}. How many kites were there after {day}'s sales?",
      "{n} started out with {x} pearls, used {y} for a necklace and later {z} for a bracelet. How many pearls did {he} have before {he} began the bracelet?",
      "At the first stop {y} of the {x} passengers got off. At the second stop {z} got off. How many were on the bus between the two stops?",
      "How many pies were left at noon? The stand opened with {x}, sold {y} by noon and another {z} by five.",
    ],
  },
  {
    id: "more-said/before-the-last-change",
    expression: "x+y",
    numbers: { x: "20..70", y: "10..50", z: "3..18" },
    texts: [
      "{x} {u} sat around the fire. {y} more came up from the lake, and at ten o'clock {z} went to sleep. How many {u} sat there just before ten?",
      "A squirrel had {x} acorns, dug in {y} more, and then lost {z} to a jay. How many acorns did it have before the jay came?",
      "The tank held {x} gallons in the morning. {y} gallons were filled in before the gardener took out {z}. How many gallons did it hold when the gardener came?",
      "How many cards were in {m}'s stack before the last trade, in which {mhe} gave up {z}? The stack began with {x} cards, and a win had added {y}.",
    ],
  },
  {
    id: "more-said/new-of-this-kind-only-counts-gains",
    expression: "x+y",
    numbers: { x: "5..50", y: "5..50", z: "2..30", w: "2..30" },
    texts: [
      "In May the shelter took in {x} cats and gave {z} away. In June it took in {y} and gave {w} away. How many cats did it take in?",
      "{n} won {x} rounds and lost {z} on {day}. On {day2} {he} won {y} and lost {w}. How many rounds did {n} win?",
      "At the river stop {z} people got off the boat and {x} got on. At the mill stop {w} got off and {y} got on. How many people got on at the two stops?",
      "How many books came back to the library? On the first day {w} were borrowed and {y} brought back, and on the second day {z} were borrowed and {x} brought back.",
    ],
  },
  {
    id: "more-said/losses-only-though-gains-too",
    expression: "x+y",
    numbers: { x: "4..40", y: "4..40", z: "5..60", w: "5..60" },
    texts: [
      "The apple tree lost {x} apples in the first storm and {y} in the second. {n} had picked {z} before and picked {w} afterward. How many apples did the storms bring down?",
      "A goose farmer bought {z} geese, sold {x}, bought {w} and sold {y}. How many geese did he sell?",
      "Team Green gained {w} yards, lost {y}, gained {z} and lost {x}. Find how many yards it lost.",
      "{m} tore {y} pages out of a pad and wrote on {z} others. {mHe} tore out {x} more and drew on {w}. How many pages were torn out?",
    ],
  },
  {
    id: "more-said/second-kind-replaced-first-asked",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..25", z: "4..25" },
    texts: [
      "{y} of the {x} old street lamps on Hill Road were replaced by new ones. {z} new lamps went up on Bay Road. How many old lamps does Hill Road still have?",
      "In a jar of {x} red candies, {n} swapped {y} red ones for {z} green ones. How many red candies are in the jar now?",
      "A farmer cut down {y} of {x} plum trees and planted {z} nut trees instead. How many plum trees does he have?",
      "How many paper books stand on the shelf if {k} had {x} of them, sold {y}, and put {z} audio books there?",
    ],
  },
  {
    id: "more-said/one-room-of-the-two-changes",
    expression: "x+y",
    numbers: { x: "10..50", y: "3..25", z: "10..50", w: "3..9" },
    texts: [
      "Room A had {x} desks and Room B had {z}. The janitor brought {y} desks into Room A and took {w} out of Room B. How many desks are in Room A now?",
      "Someone took {w} bottles out of the green bin, which held {z}. The brown bin held {x} bottles and then got {y} more. How many bottles are in the brown bin?",
      "{y} scarecrows were added to the north field, which had {x}, and {w} were taken from the south field, which had {z}. How many scarecrows are in the north field?",
      "How many cows graze on the upper meadow? {x} grazed there and {z} on the lower one, when {y} came up to it from the barn and {w} left the lower one.",
    ],
  },
  {
    id: "more-said/net-more-in-than-out-two-days",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..25", z: "30..90", w: "5..25" },
    texts: [
      "On {day} the shop took in ${x} and spent ${y}. On {day2} it took in ${z} and spent ${w}. By how many dollars was {day}'s income greater than its spending?",
      "{n} scored {x} points in May and was fined {y}. In June {n} scored {z} and was fined {w}. How many points were left to {him} from May?",
      "At dawn {z} bats flew into the cave and {w} flew out. At dusk {x} flew out and {y} flew in. How many more bats flew out than in at dusk?",
      "In spring a nursery sowed {x} pots of basil, of which {y} dried up, and {z} pots of mint, of which {w} dried up. How many pots of basil did not dry up?",
    ],
  },
  {
    id: "more-said/changed-twice-count-the-first-change-by-its-end",
    expression: "x-y",
    numbers: { y: "15..45", x: "50..90", z: "3..12" },
    texts: [
      "A chess club grew from {y} members in fall to {x} in winter. In spring {z} left. How many members did it win between fall and winter?",
      "From {x} degrees at noon it cooled down to {y} degrees by night, and then it got {z} degrees warmer by morning. How many degrees did it cool down from noon to night?",
      "{n} had {y} stickers. After a visit by Grandpa {he} had {x}. Then {he} gave {z} to {m}. How many stickers came from Grandpa?",
      "How many sheep went missing in the fog? The shepherd counted {x} before it and {y} after it. A week later {z} lambs were born.",
    ],
  },
];

/** Equal groups are counted, and a number beside them does not matter. */
const TIMES: readonly WordingFamily[] = [
  {
    id: "more-said/shelves-of-one-room",
    expression: "x*y",
    numbers: { x: "3..12", y: "4..25", z: "2..60" },
    texts: [
      "A library room has {x} shelves and {z} chairs. {y} atlases stand on each shelf. How many atlases are in the room?",
      "{n} planted {y} leeks in each of {x} beds. The beds are {z} feet long. How many leeks did {n} plant?",
      "How many wheels do the {x} wagons of a train have? Each wagon has {y} wheels and {z} windows.",
      "In a theater with {z} lamps, there are {x} rows and every row seats {y}. How many people can sit there?",
    ],
  },
  {
    id: "more-said/daily-habit-with-other-habit",
    expression: "x*y",
    numbers: { x: "3..14", y: "3..30", z: "2..30" },
    texts: [
      "{n} learns {y} new words a day and rides {z} miles a day. How many words does {he} learn in {x} days?",
      "An otter eats {y} fish each day and sleeps {z} times. Find how many fish it eats in {x} days.",
      "For {x} weeks {m} sent {y} text messages a week home and took {z} photos a week. How many text messages did {mhe} send?",
      "How many glasses does the dishwasher wash in {x} hours if it washes {y} glasses and {z} plates an hour?",
    ],
  },
  {
    id: "more-said/boxes-with-two-kinds-one-asked",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..20", z: "2..20", w: "5..60" },
    texts: [
      "A gift basket holds {y} pears and {z} cheeses. The shop packs {x} baskets, each for ${w}. How many pears does it need?",
      "{x} first-aid kits lie in the ambulance hall. Each has {y} bandages, {z} pairs of gloves and weighs {w} ounces. How many bandages lie there?",
      "How many pencils come in {x} of {n}'s art sets? There are {z} brushes, {y} pencils and {w} sheets in a set.",
      "The band plays {y} waltzes and {z} polkas at each dance. {w} couples came to the last one. How many waltzes does it play at {x} dances?",
    ],
  },
  {
    id: "more-said/each-animal-has-so-many",
    expression: "x*y",
    numbers: { x: "3..15", y: "2..12", z: "3..60" },
    texts: [
      "{x} cats live on a farm with {z} cows. Every cat has {y} kittens. How many kittens live on the farm?",
      "A vet gives {y} drops to each of {x} rabbits. She has {z} patients today. How many drops does she give to the rabbits?",
      "There are {z} bees in the glass case and {x} spiders, and each spider has spun {y} threads. How many threads have been spun?",
      "How many stripes have the {x} wooden zebras got in all? {m} painted {y} on each of them, and {mhe} also made {z} wooden lions.",
    ],
  },
  {
    id: "more-said/distance-by-speed-with-passengers",
    expression: "x*y",
    numbers: { x: "2..9", y: "10..70", z: "2..60" },
    texts: [
      "A van with {z} parcels drives {y} miles an hour. How many miles does it drive in {x} hours?",
      "{n} rows {y} meters a minute. {His} boat is {z} feet long. How far does {he} row in {x} minutes?",
      "The trip takes {x} days. The camels cover {y} miles on each of them and carry {z} water bags. How long is the way in miles?",
      "What distance does the snowplow clear in {x} hours, with {z} pounds of salt aboard, if {y} blocks are cleared every hour?",
    ],
  },
  {
    id: "more-said/price-of-several-with-weight",
    expression: "x*y",
    numbers: { x: "3..12", y: "2..40", z: "2..40" },
    texts: [
      "A melon costs ${y} and weighs {z} pounds. What do {x} such melons cost?",
      "{n} pays for {x} friends at the trampoline hall. The price is ${y} for each, and a visit lasts {z} minutes. How much does {n} pay for {his} friends?",
      "How many dollars does the baker owe for {x} cans of cream at ${y} a can? Each can holds {z} ounces.",
      "{m} charges ${y} to mow a lawn. In {z} weeks {mhe} mowed {x} lawns. What did {mhe} earn?",
    ],
  },
  {
    id: "more-said/one-size-of-pack-of-two",
    expression: "x*y",
    numbers: { x: "3..12", y: "4..15", z: "16..40" },
    texts: [
      "Batteries come in small packs of {y} and large packs of {z}. {n} buys {x} small packs and no large ones. How many batteries does {he} buy?",
      "A large wagon pulls {z} logs and a small one {y}. How many logs do {x} small wagons pull?",
      "The short bus route has {y} stops, and the long one has {z}. A driver went along the short route {x} times. At how many stops did he halt?",
      "How many eggs are in {x} cartons of the small sort, each of which has room for {y} and is full? A carton of the big sort has room for {z}.",
    ],
  },
  {
    id: "more-said/times-a-record-with-year",
    expression: "x*y",
    numbers: { x: "5..40", y: "2..9", z: "1950..2010" },
    texts: [
      "In {z} the village had {x} cars. Today it has {y} times as many. How many cars does it have today?",
      "{n} drew a plan of a house from {z}. On the plan the door is {x} millimeters high, and the tower is {y} times as high as the door. How high is the tower on the plan?",
      "How many bottles can the new machine fill in a minute? The machine from {z} fills {x}, and the new one {y} times that number.",
      "The park was laid out in {z} with {x} benches and {y} times as many rose bushes. How many rose bushes was that?",
    ],
  },
  {
    id: "more-said/groups-of-one-side",
    expression: "x*y",
    numbers: { x: "3..10", y: "3..12", z: "3..10", w: "3..12" },
    texts: [
      "At summer camp {x} tents sleep {y} boys each and {z} tents sleep {w} girls each. How many boys sleep in the tents?",
      "{z} fishing boats come in with {w} nets apiece, and {x} come in with {y} crates of crabs apiece. How many crates of crabs come in?",
      "A quilt has {x} red squares with {y} dots on each and {z} blue squares with {w} dots on each. How many dots are on the red squares?",
      "How much is paid for the pizzas? {n} orders {x} pizzas at ${y} and {z} salads at ${w}.",
    ],
  },
  {
    id: "more-said/weeks-of-saving-with-a-start",
    expression: "x*y",
    numbers: { x: "3..12", y: "2..15", z: "20..90" },
    texts: [
      "{n} had ${z} in the bank. For {x} weeks {he} put in ${y} each week. How much did {he} put in over these weeks?",
      "A tree of {z} feet grows {y} feet a year. How many feet does it grow in {x} years?",
      "How many pages did {m} write? {mHe} began the month with {z} pages of {mhis} book done and wrote {y} pages on each of {x} days.",
      "The choir knew {z} songs. In each of {x} terms it learned {y} new ones. Tell how many new songs it learned.",
    ],
  },
];

/** Something is shared or split, and a number beside it does not matter. */
const SHARED: readonly WordingFamily[] = [
  {
    id: "more-said/dealt-out-evenly-with-other-kind",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)", z: "3..60" },
    texts: [
      "{x} crackers and {z} cubes of cheese are on a tray. {y} children share the crackers evenly. How many crackers does each child get?",
      "{n} puts {x} daisies and {z} leaves on the table. {He} uses up the daisies in {y} bunches, with the same number of daisies in each. How many daisies are in a bunch?",
      "How many seals does each keeper look after? The zoo has {x} seals, {z} turtles and {y} keepers who divide the seals equally.",
      "A farmer spreads {x} bales of hay evenly over {y} stalls. He also has {z} sacks of oats. What number of bales goes to a stall?",
    ],
  },
  {
    id: "more-said/filled-one-by-one-with-a-price",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*(i+1)", z: "2..40" },
    texts: [
      "{x} pens are put in cases of {y}. A full case is sold for ${z}. How many cases are filled?",
      "A tram holds {y} people and goes every {z} minutes. How many trips are needed to bring {x} people up the hill with full trams?",
      "{n} has {x} feet of rope that cost {z} cents a foot. {He} cuts it into pieces of {y} feet. How many pieces does {he} get?",
      "How many nets can be filled with {x} onions when {y} onions go into a net? A net of onions is priced at ${z}.",
    ],
  },
  {
    id: "more-said/teams-out-of-those-who-came",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*(i+1)", z: "2..50" },
    texts: [
      "{x} {u} came to a game night with {z} kinds of games. They sit down at tables of {y}. How many tables do they fill?",
      "A gym teacher splits {x} children into teams of {y}. There are {z} balls. How many teams are there?",
      "How many boats are rowed if {x} rowers sit in boats for {y} and each boat is full? {z} people watch from the bank.",
      "For the relay {x} runners line up, {y} in each squad. They run {z} meters. Find the number of squads.",
    ],
  },
  {
    id: "more-said/price-of-one-with-counts",
    expression: "x/y",
    numbers: { y: "2..12", x: "y*(i+1)", z: "2..30" },
    texts: [
      "{n} paid ${x} for {y} equal paint sets. Each set has {z} colors. How much was one set?",
      "{y} friends split a bill of ${x} evenly at table number {z}. How many dollars does each of them pay?",
      "What did one ticket cost? The family bought {y} tickets, all at the same price, for ${x} and sat in row {z}.",
      "A printer asks ${x} for {y} posters of the same size. The posters are {z} inches wide. How much is that for each poster?",
    ],
  },
  {
    id: "more-said/days-until-it-is-done",
    expression: "x/y",
    numbers: { y: "2..12", x: "y*(i+1)", z: "3..40" },
    texts: [
      "{n} wants to learn {x} verbs. {He} learns {y} a day and is {z} years old. How many days will it take?",
      "A bag holds {x} scoops of feed. Every day {y} scoops are given to {z} hens. After how many days is the bag empty?",
      "How many hours do the {z} painters need in all for {x} doors if, together, they finish {y} doors an hour?",
      "A ship must go {x} miles and carries {z} cars. It goes {y} miles every hour. In how many hours will it be there?",
    ],
  },
  {
    id: "more-said/half-of-one-of-the-kinds",
    expression: "x/2",
    numbers: { x: "i*2+j*2", z: "4..50" },
    texts: [
      "{n} had {x} buttons and {z} zippers. Half of the buttons were sewn on. How many buttons were sewn on?",
      "There were {z} sheep and {x} goats in the pen. Half the goats jumped over the fence. How many goats jumped?",
      "How many plums did {m} eat? {mHe} ate half of {x} plums and left {z} grapes untouched.",
      "On a street of {z} houses there are {x} parking spots. Half of the spots are free. How many spots are free?",
    ],
  },
  {
    id: "more-said/per-head-of-one-group-of-two",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)", z: "10..60", w: "2..12" },
    texts: [
      "{y} gardeners dug up {x} stumps and {w} painters painted {z} posts. Each gardener did the same amount. How many stumps did each gardener dig up?",
      "The puppies get {x} treats and the kittens {z}. There are {y} puppies and {w} kittens, and the puppies get equal numbers. How many treats are there for one puppy?",
      "{z} eggs fill {w} small pans, and {x} eggs fill {y} large pans evenly. How many eggs are in a large pan?",
      "How many lines must each of the {y} hosts of the show learn? The hosts share {x} lines equally, and the {w} singers have {z} lines.",
    ],
  },
  {
    id: "more-said/how-many-times-as-many-of-two",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i", z: "5..60" },
    texts: [
      "{n} picked {x} berries, {m} picked {y} and {k} picked {z}. How many times as many berries as {m} did {n} pick?",
      "The bridge is {x} meters long and {z} years old. A truck on it is {y} meters long. How many times as long as the truck is the bridge?",
      "How many times as heavy as a goose is a pony if the goose weighs {y} kilograms, the pony {x} kilograms and the farmer {z} kilograms?",
      "At noon {y} swimmers were in the lake; at three, {x}; at six, {z}. How many times as many swimmers were in the lake at three as at noon?",
    ],
  },
  {
    id: "more-said/rows-and-columns-asked-back",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*(i+1)", z: "2..40" },
    texts: [
      "{x} seedlings stand in {y} equal rows in a greenhouse with {z} panes of glass. How many seedlings does a row have?",
      "A floor is laid with {x} tiles, {y} in every row. The tiles are {z} years old. How many rows of tiles are there?",
      "How many players march in each line when {x} players form {y} lines of the same length behind {z} flags?",
      "The album has {z} photos of mountains and {x} of people. Photos of people are pasted {y} to a page. How many pages are used for them?",
    ],
  },
];

/** Two sums or differences are to be done, and a number or two stands beside them. */
const TWO_SUMS: readonly WordingFamily[] = [
  {
    id: "more-said/one-kind-up-and-down-other-kind-there",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "20..80", y: "10..50", z: "3..25", w: "4..60" },
    texts: [
      "{n} had {x} {o} and {w} playing cards. {He} found {y} more {o} in the attic and gave {z} {o} to the nurse. How many {o} does {he} have now?",
      "A stall at the flea market began with {x} {o}. In {w} minutes the owner was brought {y} more {o} and sold {z}. How many {o} were at the stall then?",
      "How many {o} are on the table at the end? First {x} lie there; {m} puts {y} with them, and {k} takes {z} and {w} menus away.",
      "Into a chest with {x} {o} go {y} {o} and {w} quilts. Later {z} {o} come out. Find the number of {o} in the chest.",
    ],
  },
  {
    id: "more-said/two-losses-of-one-kind",
    expression: "x-y-z",
    numbers: { x: "50..95", y: "4..22", z: "4..22", w: "10..90" },
    texts: [
      "A garden had {x} heads of lettuce and {w} stalks of corn. Deer ate {y} heads of lettuce and slugs ruined {z}. How many heads of lettuce are fine?",
      "{n} set out with {x} leaflets and {w} pins. {He} handed {y} leaflets to shoppers and {z} to bus drivers. How many leaflets did {he} bring back?",
      "After {z} pupils got the flu and {y} went on a trip, how many of the {x} pupils came to lessons? The school has {w} windows.",
      "Out of a spool of {x} yards, {y} yards of thread went into a dress and {z} into a coat, and {w} buttons were sewn on. How many yards are still on the spool?",
    ],
  },
  {
    id: "more-said/three-of-four-kinds-add",
    expression: "x+y+z",
    numbers: { x: "4..50", y: "4..50", z: "4..50", w: "4..50" },
    texts: [
      "In the shed stand {x} rakes, {y} shovels, {w} bags of seed and {z} hoes. How many tools are in the shed?",
      "{n} saw {x} owls, {w} foxes, {y} herons and {z} finches in the wood. How many birds did {he} see?",
      "How many pieces of clothing hung on the line? There were {z} socks, {x} shirts and {y} skirts on it. In a bag next to it were {w} clothespins.",
      "Grandma's pantry has {x} jars of jelly, {y} jars of beets, {z} jars of beans and {w} plates. What is the total number of jars?",
    ],
  },
  {
    id: "more-said/two-got-off-one-got-on-with-speed",
    expression: "x-y+z",
    numbers: { x: "40..90", y: "5..30", z: "3..30", w: "15..70" },
    texts: [
      "A subway car carried {x} riders at {w} miles an hour. At the park {y} stepped out and {z} stepped in. How many riders did it carry after that?",
      "{n} weighed {x} kilograms of paper for the drive. {y} kilograms were too wet and were thrown out; then {z} dry kilograms came in. The drive lasted {w} days. How many kilograms of paper did {he} have in the end?",
      "How many horses are in the stable? There were {x}. {y} were led to the field, which has {w} posts, and {z} were brought from the fair.",
      "The water in the canal was {x} inches high. It fell {y} inches during {w} dry days and rose {z} inches in the rain. How high is it now?",
    ],
  },
  {
    id: "more-said/those-who-are-neither",
    expression: "x-(y+z)",
    numbers: { x: "50..99", y: "5..22", z: "5..22", w: "3..40" },
    texts: [
      "{x} people work in the hospital. {y} of them are doctors, {z} are nurses, and all the others do other jobs. There are {w} ambulances. How many workers are neither doctors nor nurses?",
      "A farmer's truck had {x} melons on it. {y} went to a hotel, {z} to a school {w} miles away. How many melons did the truck bring home?",
      "How many crayons have no {color} or {color2} paper? {n} wrapped {y} of {x} crayons in {color} paper and {z} in {color2} paper, which took {him} {w} minutes.",
      "{m} needs {x} points for a prize. {mHe} got {y} points for running and {z} for jumping, and {mhe} wore shirt number {w}. How many points are still missing?",
    ],
  },
  {
    id: "more-said/more-than-a-friend-then-both",
    expression: "x+(x+y)",
    numbers: { x: "5..60", y: "3..30", z: "4..90" },
    texts: [
      "{n} found {x} chestnuts. {m} found {y} more than {n}, and {k} found {z} acorns. How many chestnuts were found by {n} and {m} together?",
      "The first verse of a poem has {x} words and the second has {y} words more than the first. The poet was {z} years old. How many words are in the two verses?",
      "How many passengers rode on both ferries? There were {x} on the white ferry and {y} more than that on the blue ferry. The trip took {z} minutes.",
      "On {day} {x} scarves were woven, and on {day2} {y} more than on {day}. In the same days {z} caps were knitted. Tell how many scarves were woven in all.",
    ],
  },
  {
    id: "more-said/fewer-than-a-friend-then-both",
    expression: "x+(x-y)",
    numbers: { x: "30..90", y: "4..25", z: "4..90" },
    texts: [
      "The oak desk has {x} scratches, and the pine desk has {y} fewer. The chairs have {z} scratches. How many scratches do the two desks have?",
      "{n} typed {x} words in a minute and {z} in another. {m} typed {y} words fewer in the first minute than {n} did. How many words did the two type in the first minute?",
      "How many letters did the sisters mail? The older mailed {x} letters and {z} parcels. The younger mailed {y} letters fewer than the older.",
      "Next to {z} tools lay {x} nails and {y} fewer hooks than nails. What was the total number of nails and hooks?",
    ],
  },
  {
    id: "more-said/gap-after-one-of-two-grew",
    expression: "x+y-z",
    numbers: { x: "40..80", y: "5..30", z: "10..35", w: "2..40" },
    texts: [
      "A bamboo stalk was {x} inches tall. In {w} days it grew {y} inches. A fern next to it is {z} inches tall. How many inches taller than the fern is the bamboo now?",
      "{n} had {x} stamps and got {y} from a pen pal. {m} has {z} stamps and {w} envelopes. How many more stamps does {n} have than {m}?",
      "How many more boys than girls are in the pool? {x} boys and {z} girls were there, with {w} grown-ups; then {y} more boys came.",
      "There are {x} ladles of soup in a pot, and the cook stirs in {y} more and {w} peppercorns. Then {z} ladles are served. How many ladles of soup are in the pot?",
    ],
  },
  {
    id: "more-said/what-was-paid-and-change",
    expression: "x-(y+z)",
    money: true,
    numbers: { x: "60..99", y: "5..28", z: "5..28", w: "2..40" },
    texts: [
      "{n} had ${x}. {He} bought a lamp for ${y} and a rug, {w} inches wide, for ${z}. How much money did {n} have after that?",
      "How much change does {m} get? {mHe} hands the clerk ${x} for a hat at ${y} and gloves at ${z}. The shop is {w} years old.",
      "With ${x} for the party, the class of {w} children buys juice for ${y} and paper plates for ${z}. How many dollars are still there for games?",
      "A fish seller owed his helper ${x}. On {day} he paid ${y} and on {day2} ${z}. They sold {w} boxes of shrimp. How much does he owe now?",
    ],
  },
  {
    id: "more-said/before-gift-and-loss",
    expression: "x+y-z",
    numbers: { x: "30..90", y: "10..30", z: "3..9", w: "2..60" },
    texts: [
      "{n} has {x} beans left in {his} jar. Today {he} put {z} beans in and took {y} out. The jar weighs {w} ounces. How many beans were in the jar yesterday?",
      "Now {x} {u} are on the square. In the last hour {y} left it and {z} came to it. The clock above the square is {w} years old. How many {u} were there an hour ago?",
      "How many points did the team have before the last round, in which it lost {y} and won {z}, if it ended with {x}? Each round took {w} minutes.",
      "After {y} geese had flown off and {z} had landed, {x} geese were on the field, among {w} sheep. Find how many geese were there at first.",
    ],
  },
  {
    id: "more-said/joined-kinds-then-left-with-third-kind",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "20..60", z: "5..30", w: "5..60" },
    texts: [
      "{x} boys and {y} girls came to the farm to see {w} piglets. {z} of the children rode home early. How many children were still at the farm?",
      "A basket had {x} red apples, {y} yellow apples and {w} pears in it. {z} of the apples were eaten. How many apples are in the basket?",
      "How many of the cakes and pies are for sale still? The baker made {w} rolls, {y} cakes and {x} pies this morning; {z} of the cakes and pies were sold.",
      "{n} took {x} photos of the sea and {y} photos of the town and made {w} short films. {He} deleted {z} photos. How many photos did {he} keep?",
    ],
  },
  {
    id: "more-said/next-day-then-sum-and-extra-kind",
    expression: "x+(x-y)",
    numbers: { x: "40..90", y: "5..35", z: "3..30", w: "3..30" },
    texts: [
      "The ice rink sold {x} tickets on {day}. On {day2} it sold {y} tickets fewer. A ticket is ${z}, and skates are ${w}. How many tickets did it sell on the two days?",
      "Up the mountain the hikers needed {x} minutes; down it they needed {y} minutes fewer. There were {z} hikers and {w} dogs. How long did they walk up and down?",
      "{n}, who is {z}, has {x} marbles. {m}, who is {w}, has {y} fewer. How many marbles do the two have altogether?",
      "How many bricks were laid? The mason laid {x} with his {z} tools. His helper laid {y} fewer than he did, in {w} hours.",
    ],
  },
  {
    id: "more-said/left-in-both-rooms",
    expression: "x-y+z",
    numbers: { x: "30..80", y: "5..25", z: "10..60", w: "3..40" },
    texts: [
      "Class A had {x} children before {y} moved away. Class B has {z} children. The two classes share {w} computers. How many children are in the two classes now?",
      "{n} ate {y} of the {x} nuts in the blue bowl and none of the {z} nuts in the white bowl. {He} drank water {w} times. How many nuts are in the bowls?",
      "How many bulbs still glow on the two strings? The long string had {x}, but {y} went out. The short string has {z}, and all of them glow. They hang {w} feet up.",
      "A ferry company sold {y} of its {x} old boats, bought {z} new boats and painted {w}. How many boats does it have?",
    ],
  },
];

/** Equal groups and one more step, with a number or two beside them. */
const TWO_WITH_GROUPS: readonly WordingFamily[] = [
  {
    id: "more-said/full-ones-and-loose-ones",
    expression: "x*y+z",
    numbers: { x: "3..10", y: "4..12", z: "2..30", w: "2..60" },
    texts: [
      "{n} filled {x} trays with {y} ice cubes each and had {z} loose ice cubes besides. There were {w} berries as well. How many ice cubes were there?",
      "The stamp seller has {x} sheets of {y} stamps and {z} single stamps. He has {w} postcards too. How many stamps does he have?",
      "How many chairs does the hall have? {z} chairs are by the wall, and {y} chairs are at each of {x} tables. {w} lamps hang above them.",
      "A camp has {x} cabins for {y} campers each and one big tent for {z} campers. It is {w} miles from town. How many campers can sleep there?",
    ],
  },
  {
    id: "more-said/groups-less-some-taken",
    expression: "x*y-z",
    numbers: { x: "4..10", y: "5..12", z: "2..15", w: "2..60" },
    texts: [
      "{x} hens laid {y} eggs each. {z} of the eggs broke, and {w} chicks hatched at the next farm. How many of the eggs did not break?",
      "{n} bought {x} bags of {y} clay balls for ${w}. {He} used {z} balls for a model. How many clay balls does {he} have?",
      "How many seats are free in a bus with {x} rows of {y} seats if {z} riders sit in it, each on one seat? The driver has worked for {w} months.",
      "In a field there were {x} lines of {y} young trees. Hares gnawed off {z} of them in {w} days. Tell how many young trees were left.",
    ],
  },
  {
    id: "more-said/each-has-two-parts-third-aside",
    expression: "x*(y+z)",
    numbers: { x: "3..9", y: "2..12", z: "2..12", w: "2..60" },
    texts: [
      "Every one of {x} pirates wears {y} rings and {z} earrings. The ship has {w} sails. How many rings and earrings do the pirates wear?",
      "{n} makes {x} gift bags with {y} caramels and {z} mints in each. It takes {w} minutes. How many candies does {n} need?",
      "How many minutes of training is that? On each of {x} days {m} stretches for {y} minutes and runs for {z} minutes; {mhe} also does {w} jumps.",
      "A restaurant has {x} rooms, each with {y} round tables and {z} square tables. {w} waiters work there. What is the number of tables?",
    ],
  },
  {
    id: "more-said/several-at-a-price-from-a-bill",
    expression: "x-y*z",
    numbers: { x: "60..100", y: "2..6", z: "3..9", w: "2..60" },
    texts: [
      "{n} has ${x} and buys {y} kites at ${z} each. {His} walk to the shop took {w} minutes. How much money does {he} have after buying them?",
      "How many feet of pipe are left from {x} feet when the plumber has cut off {y} pieces of {z} feet each in a house with {w} rooms?",
      "A jar held {x} beans. {y} children took {z} beans each to glue on a picture, and they used {w} drops of glue. How many beans stayed in the jar?",
      "Coach began with {x} paper cups. In a practice of {w} minutes each of {y} players used {z} cups. Find the number of unused cups.",
    ],
  },
  {
    id: "more-said/per-day-with-a-start",
    expression: "x+y*z",
    numbers: { x: "10..90", y: "2..9", z: "2..12", w: "2..60" },
    texts: [
      "A vine was {x} inches long. Since then it has grown {y} inches a week for {z} weeks and now has {w} leaves. How long is it now?",
      "{n}'s jar had ${x} in it. In each of {z} months {he} put in ${y}. The jar stands on a shelf {w} inches high. How many dollars are in it?",
      "How many bird houses stand in the wood? There were {x}, and {z} scout groups have put up {y} each since. The wood has {w} paths.",
      "With {x} points from the first half, the team made {z} more baskets worth {y} points each before {w} fans. What was its final score?",
    ],
  },
  {
    id: "more-said/other-days-too-then-sum",
    expression: "x*y+z",
    numbers: { x: "3..9", y: "10..40", z: "5..90", w: "41..90" },
    texts: [
      "{n} jogged {y} minutes on each of {x} days and {z} minutes on {day}, which was not one of these days. {His} brother jogged {w} minutes. How many minutes did {n} jog?",
      "The pump emptied {y} buckets an hour for {x} hours and {z} buckets in the night. The cellar has {w} steps. How many buckets did it empty?",
      "How many sandwiches were made for the {w} marchers, if {x} helpers made {y} each and the mayor made {z}?",
      "A baker bakes {y} rolls in a batch. He bakes {x} batches and then {z} pretzels and mops a floor of {w} square feet. How many rolls and pretzels has he baked?",
    ],
  },
  {
    id: "more-said/one-seller-of-two-earns",
    expression: "x*(y-z)",
    numbers: { x: "2..9", y: "12..30", z: "2..10", w: "2..60" },
    texts: [
      "{n} sells pots that cost {him} ${z} to make for ${y} each. {m} sells {w} plates. How much profit does {n} make on {x} pots?",
      "In each of the {x} classes there are {y} children, {z} of whom wear glasses. The school has {w} teachers. How many children do not wear glasses?",
      "How many good peaches are there in {x} crates? Each crate has {y} peaches, but {z} in each are rotten. A crate weighs {w} pounds.",
      "A coat is marked down from ${y} by ${z}. {k} buys {x} of these coats, for people who are {w} years old or older. What does {k} pay?",
    ],
  },
  {
    id: "more-said/twice-one-then-together",
    expression: "x+2*x",
    numbers: { x: "6..60", z: "3..90" },
    texts: [
      "{n} picked {x} cherries and {z} nuts. {m} picked twice as many cherries as {n}. How many cherries did they pick in all?",
      "A calf drank {x} pints of milk and its mother drank twice that many pints of water. They are kept in stall {z}. How many pints did the two drink?",
      "How many pages have the two books got? The thin one has {x} pages, and the thick one has twice as many. Each was read {z} times.",
      "On the first try {k} threw the ball {x} yards. The second throw, in front of {z} people, went twice as far. What do the two throws add up to in yards?",
    ],
  },
  {
    id: "more-said/times-and-then-more-than",
    expression: "x*y-x",
    numbers: { x: "4..40", y: "3..8", z: "3..90" },
    texts: [
      "{n} has {x} shells, {m} has {y} times as many and {k} has {z}. How many more shells does {m} have than {n}?",
      "The little tower is {x} feet high. The big tower is {y} times as high and is {z} years old. How many feet higher is the big tower?",
      "How many fewer riders did the morning bus have? It had {x}, and the evening bus, line {z}, had {y} times as many.",
      "A mouse weighs {x} grams, a rat {y} times as much and a piece of cheese {z} grams. What is the difference in weight between rat and mouse?",
    ],
  },
  {
    id: "more-said/sum-of-two-kinds-times-price",
    expression: "(x+y)*z",
    numbers: { x: "2..9", y: "2..9", z: "2..12", w: "2..60" },
    texts: [
      "{x} grown-ups and {y} children go to the aquarium, where a ticket is ${z} for everyone. They see {w} sharks. How much do their tickets cost?",
      "{n} bought {x} green and {y} white candles. Each burns for {z} hours. {He} is {w} years old. For how many hours can {he} have light if {he} burns one at a time?",
      "How many dots are on the paper beetles? There are {x} black and {y} brown beetles; {z} dots go on each. {w} paper ants are done as well.",
      "The gardener planted {x} rows in the morning, {y} rows at noon, and sat {w} minutes in the shade. {z} plants go in a row. What number of plants is that?",
    ],
  },
  {
    id: "more-said/left-ones-times-each",
    expression: "(x-y)*z",
    numbers: { x: "10..20", y: "2..8", z: "2..12", w: "2..60" },
    texts: [
      "Of {x} wagons, {y} stayed at the mill. Each of the others carried {z} barrels for {w} miles. How many barrels were carried?",
      "{n} had {x} notebooks and gave {y} away. {He} wrote {z} stories in every notebook {he} kept, in {w} days. How many stories did {he} write?",
      "How much does the theater take in from one row? The row has {x} seats, {y} are not sold, and each sold seat brings ${z}. The play is {w} minutes long.",
      "{x} {u} signed up, and {y} could not come. Those who came ate {z} pancakes each and sang {w} songs together. Tell how many pancakes they ate.",
    ],
  },
];

/** Something is shared or measured out after or before another step, with a number or two beside it. */
const TWO_WITH_SHARES: readonly WordingFamily[] = [
  {
    id: "more-said/two-heaps-put-together-then-split",
    expression: "(x+y)/z",
    numbers: { z: "2..8", x: "z*i+j", y: "z*j-j+z*3", w: "2..60" },
    texts: [
      "{n} had {x} red and {y} yellow flowers and a vase with {w} stones. {He} made bunches of {z} flowers and had none over. How many bunches were there?",
      "{x} boys and {y} girls are put into {z} equal groups for a hike of {w} miles. How many children are in a group?",
      "How many nights does the firewood last? There are {y} logs of birch and {x} logs of beech, the stove burns {z} logs a night, and {w} sheets of paper are at hand.",
      "A cook had {x} meatballs and fried {y} more while {w} guests waited. All went onto {z} plates, the same number on each. Find the number on a plate.",
    ],
  },
  {
    id: "more-said/some-kept-back-then-split",
    expression: "(x-y)/z",
    numbers: { z: "2..9", y: "3..20", x: "y+z*(i+1)", w: "2..60" },
    texts: [
      "{n} baked {x} pretzels and kept {y} for {himself}. {He} gave the others to {z} neighbors, an equal number to each. It was {w} degrees outside. How many pretzels did each neighbor get?",
      "Of {x} bulbs, {y} were bad. The good bulbs are set in holes, {z} in each, along a path {w} feet long. How many holes are there?",
      "How many dollars may each of {z} children spend, if the class has ${x}, the bus costs ${y}, and the trip takes {w} hours in all? They share what is left equally.",
      "From a tape of {x} inches, {m} tore off {y} inches that were dirty. {mHe} cut the remaining tape into strips of {z} inches to close {w} envelopes. How many strips did {mhe} get?",
    ],
  },
  {
    id: "more-said/packed-evenly-then-some-go",
    expression: "x/y-z",
    numbers: { y: "2..9", z: "2..6", x: "y*(z+i)", w: "2..60" },
    texts: [
      "{x} pears are packed in boxes of {y}. {z} of the full boxes go to a school with {w} pupils. How many boxes are left?",
      "{n} and others, {y} people in all, share {x} cards evenly. {n} then loses {z} of {his} cards in a game of {w} minutes. How many cards does {n} have?",
      "How many of the trips has the ferry still to make, when {x} cars wait, {y} are taken on each trip and {z} trips are done? A trip is {w} miles long.",
      "A string of {x} beads is cut into {y} equal pieces that are {w} inches long. From one piece {z} beads fall off. How many beads does this piece then have?",
    ],
  },
  {
    id: "more-said/shared-then-added-to-own",
    expression: "x/y+z",
    numbers: { y: "2..9", x: "y*(i+1)", z: "2..40", w: "2..60" },
    texts: [
      "{y} friends split {x} trading cards evenly. {n}, one of them, had {z} cards before that and {w} stickers. How many cards does {n} have now?",
      "Each of {y} sheds got the same part of {x} bales of straw. In the shed by the road there were {z} bales and {w} forks before. How many bales are in the shed by the road?",
      "How many plants stand on the top shelf? {x} plants were set out evenly on {y} shelves, and then {z} small ones and {w} empty pots were put on the top shelf.",
      "A teacher divided {x} crayons evenly among {y} tables. The table by the window then found {z} crayons and {w} rulers on the floor. How many crayons does this table have?",
    ],
  },
  {
    id: "more-said/fraction-of-a-kind-then-lost",
    expression: "x/2-y",
    numbers: { x: "i*2+40", y: "3..15", z: "3..60" },
    texts: [
      "Half of the {x} books on a shelf were cookbooks. {n} lent {y} of the cookbooks to {m}, along with {z} postcards. How many cookbooks were left on the shelf?",
      "{n} had {x} stickers and {z} pins. {He} gave half the stickers to {m}, and {m} then lost {y} of them. How many of these stickers does {m} have?",
      "How many geese are still on the lake? Of the {x} birds on it half were geese, and {y} geese flew off when {z} children came running.",
      "A bus of {x} seats was half full. At a stop by a store with {z} windows, {y} riders got off. How many riders stayed on the bus?",
    ],
  },
  {
    id: "more-said/rate-then-remaining-items",
    expression: "x-y/z",
    numbers: { z: "2..6", y: "z*(i+1)", x: "60..99", w: "2..60" },
    texts: [
      "A box has {x} paper clips. {n} took out enough for {y} pages, one clip for every {z} pages. {He} also used {w} staples. How many clips are in the box?",
      "Grandma had {x} eggs. She boiled eggs for {y} pieces of toast, one egg for {z} pieces, and poured {w} cups of tea. How many eggs did she have then?",
      "How many buses stay in the garage out of {x}, if {y} teams ride out, {z} teams to a bus, and {w} people wave?",
      "A coach had {x} balls. He gave one ball to every group of {z} players, and there were {y} players. The field is {w} yards wide. How many balls did the coach still have?",
    ],
  },
  {
    id: "more-said/bill-for-several-shared",
    expression: "x*y/z",
    numbers: { z: "2..6", x: "z*i", y: "2..9", w: "2..60" },
    texts: [
      "{x} pizzas cost ${y} each. After {w} minutes of talk, {z} friends share the bill evenly. How many dollars does each friend pay?",
      "A carpenter has {x} boards of {y} feet each and joins them. He saws the whole length into {z} equal pieces with a saw of {w} teeth. How long is a piece?",
      "How many candies does each of {z} children get when {x} bags with {y} candies each are shared equally after a show of {w} minutes?",
      "{n} had {x} sheets of {y} stamps and {w} loose coins. {He} stuck all the stamps on {z} posters, the same number on each. How many stamps were on a poster?",
    ],
  },
  {
    id: "more-said/sharing-two-kinds-difference-per-person",
    expression: "(x-y)/z",
    numbers: { z: "2..8", y: "z*(i+1)", x: "y+z*(j+1)", w: "2..60" },
    texts: [
      "{z} puppies share {x} biscuits and {y} bones equally. Each plays with {w} balls. How many more biscuits than bones does a puppy get?",
      "{n} spread {x} nuts and {y} raisins evenly over {z} cakes, which stay in the oven for {w} minutes. How many more nuts than raisins are on each cake?",
      "How many fewer benches than tables does each of {z} parks get, if {x} tables and {y} benches are given out evenly and the parks are {w} miles apart?",
      "A slow train needs {x} minutes for a line of {z} equal parts, and a fast train {y} minutes. A ticket is ${w}. How many minutes more does the slow train need for one part of the line?",
    ],
  },
  {
    id: "more-said/per-unit-price-then-several-with-other",
    expression: "x/y*z",
    numbers: { y: "2..9", x: "y*(i+1)", z: "2..9", w: "2..60" },
    texts: [
      "{y} equal bags of rice weigh {x} pounds and cost ${w}. How much do {z} such bags weigh?",
      "A machine fills {x} jars in {y} minutes, the same number every minute, in a hall with {w} pipes. How many jars does it fill in {z} minutes?",
      "How many dollars are {z} hours of tennis worth? For {y} hours {n} paid ${x}, at the same price for each, and {he} hit the ball {w} times.",
      "{m} reads {x} pages in {y} days, equally many each day. The book has {w} pictures. How many pages does {mhe} read in {z} days?",
    ],
  },
  {
    id: "more-said/two-sets-of-shelves-one-asked-twice",
    expression: "(x+y)*2",
    numbers: { x: "4..40", y: "4..40", z: "3..60", w: "3..60" },
    texts: [
      "A team practiced {x} minutes on {day} and {y} minutes on {day2}, and did the same the next week. It had {z} players and {w} balls. How many minutes did it practice in the two weeks?",
      "{n} walks {x} steps to the bakery and {y} from the bakery to the bank, then all the way back on the same path. {He} is {z} years old and meets {w} people. How many steps does {he} walk?",
      "In each of two rooms stand {x} cots and {y} beds. {z} lamps and {w} chairs are in the hall. How many cots and beds are there in the two rooms?",
      "How many cards come in two packs? A pack has {x} animal cards and {y} plant cards. A box for the cards costs {z} cents, and the rules have {w} lines.",
    ],
  },
  {
    id: "more-said/how-many-more-of-several-packs",
    expression: "x-y*z",
    numbers: { x: "70..120", y: "2..7", z: "3..9", w: "2..60" },
    texts: [
      "A choir needs {x} candles. It already has {y} packs of {z} candles and {w} songbooks. How many more candles does it need?",
      "The pool is {x} feet around. {n} has measured {y} sides of {z} feet each and swum for {w} minutes. How many feet has {n} not measured?",
      "How many signs are still to be painted? {x} are wanted for the fair, {y} painters have finished {z} each, and {w} brushes are wet.",
      "{m} promised {x} hours of help this year. {mHe} has helped {z} hours in each of {y} months and read {w} books. How many hours of help does {mhe} still owe?",
    ],
  },
  {
    id: "more-said/doubled-then-used",
    expression: "2*x-y",
    numbers: { x: "15..50", y: "4..14", z: "2..60" },
    texts: [
      "{n} planted {x} leeks last year, when it rained on {z} days. This year {he} planted twice as many, and {y} of them did not come up. How many came up this year?",
      "The line at the bank had {x} people in it {z} minutes after opening. An hour later there were twice as many. Then {y} people left it. How many stood in it then?",
      "How many blocks does the tower of {m} have? It was built twice as high as {k}'s, which is {x} blocks high and has {z} flags; then {y} blocks fell off it.",
      "A recipe for {z} people calls for {x} olives. The chef puts in double that amount, and {y} of those are taken out by a picky guest. How many olives stay in the dish?",
    ],
  },
  {
    id: "more-said/dealt-in-equal-parts-then-one-kind-of-each",
    expression: "x/y-z",
    numbers: { y: "2..8", z: "3..9", x: "y*(z+i)", w: "2..60" },
    texts: [
      "{x} seats are set in {y} equal rows, and the hall is {w} feet wide. In the first row {z} seats are taken. How many seats in the first row are free?",
      "{n} cuts {x} inches of tape into {y} equal lengths. One of them is {z} inches too long for the poster, which costs ${w}. How many inches does the poster need?",
      "How many more beads will each of {y} dolls get? Every doll should get an equal part of {x} beads, but so far each has only {z}. There are {w} buttons too.",
      "A farmer split {x} kilograms of hay evenly over {y} days for {w} sheep. On the first day {z} kilograms were not eaten. How many kilograms were eaten on that day?",
    ],
  },
  {
    id: "more-said/ages-sum-with-years",
    expression: "x+(x-y)",
    numbers: { x: "40..70", y: "2..15", z: "2..12", w: "2..40" },
    texts: [
      "Father is {x} years old. Mother is {y} years younger. They have had a garden for {z} years, and {w} hens live there. What is the sum of the parents' ages?",
      "The lake trail is {x} kilometers long, the hill trail {y} kilometers shorter. {n} walks both in {z} hours with {w} stops. How many kilometers does {he} walk?",
      "How many cents do the two rolls cost? The seeded one costs {x} cents, the plain one {y} cents less. The shop sells {z} kinds and has {w} tables.",
      "Chapter one has {x} pages, chapter two has {y} fewer. {m} read them on day {z} of a trip with {w} people. How many pages did {mhe} read?",
    ],
  },
  {
    id: "more-said/earned-minus-costs-other-goods",
    expression: "x*y-z",
    numbers: { x: "4..9", y: "5..12", z: "3..18", w: "3..60" },
    texts: [
      "{n} washed {x} cars for ${y} each and paid ${z} for soap and sponges. {He} had also vacuumed {w} seats for free. How much profit did {n} make?",
      "Each of {x} hives gave {y} jars of honey. The beekeeper gave {z} jars to helpers and sold {w} candles. How many jars does he keep?",
      "How many good bottles came out of the day? {x} workers filled {y} bottles each, {z} of them leaked, and {w} lids were scratched.",
      "A pony eats {y} apples a day for {x} days, except for {z} apples that it drops and leaves. The stable has {w} buckets. How many apples does it eat?",
    ],
  },
  {
    id: "more-said/second-number-by-half-and-more",
    expression: "x/2+y",
    numbers: { x: "i*2+20", y: "3..40", z: "3..60" },
    texts: [
      "{m} has {x} crickets and {z} toads. {n} has half as many crickets as {m}, plus {y} that {he} caught yesterday. How many crickets does {n} have?",
      "For the camp {x} new tents and {y} old tents were brought, and {z} people came. Half of the new tents and all of the old ones were used. How many tents were used?",
      "A shop had {x} hats. It sold half of them, got {y} new hats and hung {z} scarves next to them. How many hats does it have?",
      "How many minutes was the second walk? It lasted half as long as the first one of {x} minutes, with {y} minutes of rest added. {z} trees were passed.",
    ],
  },
];

/** Wordings of stories that hold one or two numbers which are not needed. */
export const STORY_WITH_MORE: readonly WordingFamily[] = [
  ...GROWING,
  ...SHRINKING,
  ...START_NOT_NEEDED,
  ...SOMEBODY_ELSE,
  ...AGES_DATES_PRICES,
  ...ONE_OF_THE_CHANGES,
  ...TIMES,
  ...SHARED,
  ...TWO_SUMS,
  ...TWO_WITH_GROUPS,
  ...TWO_WITH_SHARES,
];

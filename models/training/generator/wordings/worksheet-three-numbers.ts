import type { WordingFamily } from "../wording.ts";

/** Three amounts of people, days, places or kinds are put together. */
const THREE_TOGETHER: readonly WordingFamily[] = [
  {
    id: "trio/three-kids-bring",
    expression: "x+y+z",
    numbers: { x: "3..60", y: "3..60", z: "3..60" },
    texts: [
      "{n}, {m} and {k} all brought {o} for the display table. {n} brought {x}, {m} brought {y}, and {k} brought {z}. How many {o} are on the table?",
      "Three neighbors carried chairs out for the block party. One carried {x} chairs, the next {y}, and the last one {z}. How many chairs did they carry out?",
      "How many stamps do the cousins own together? {n} owns {z} stamps, {m} owns {x}, and little {k} owns {y}.",
      "For the class museum, {x} rocks came from {n}. Another {y} came from {m}. The last {z} came from {k}. Find the number of rocks in the class museum.",
    ],
  },
  {
    id: "trio/three-days-of-work",
    expression: "x+y+z",
    numbers: { x: "4..90", y: "4..90", z: "4..90" },
    texts: [
      "A mail carrier handed out {x} packages on {day}, {y} on {day2} and {z} on {day3}. How many packages did she hand out on these three days?",
      "{n} is practicing the piano for a concert. {He} played for {x} minutes on {day}. {He} played for {y} minutes on {day2} and for {z} minutes on {day3}. What is the total number of minutes?",
      "The bricklayer set {x} stones in the wall on the first day. The second day he set {y}. On the third day he finished the wall with {z} stones. How many stones did it take?",
      "What is the total number of tickets {n} tore at the door if {he} tore {z} on {day3}, {y} on {day2} and {x} on {day}?",
    ],
  },
  {
    id: "trio/three-boxes-opened",
    expression: "x+y+z",
    numbers: { x: "3..70", y: "3..70", z: "3..70" },
    texts: [
      "There are three drawers in the sewing table. The top one holds {x} buttons, the middle one {y}, and the bottom one {z}. How many buttons are in the sewing table?",
      "{n} emptied three {c} onto the rug. {x} {o} fell out of the first, {y} out of the second and {z} out of the third. How many {o} lay on the rug?",
      "A red bin, a white bin and a blue bin stand by the door. The red bin has {y} balls in it. There are {x} balls in the white bin and {z} in the blue bin. How many balls are in the three bins?",
      "Count all the {o} in the three {c}: {x} in one, {y} in another and {z} in the last. How many did you count?",
    ],
  },
  {
    id: "trio/kinds-in-the-garden",
    expression: "x+y+z",
    numbers: { x: "3..50", y: "3..50", z: "3..50" },
    texts: [
      "Grandpa's flower bed has {x} tulips, {y} lilies and {z} daisies. No other flowers grow there. How many flowers are in the bed?",
      "{n} pulled up {x} carrots. Then {he} dug out {y} beets and {z} turnips. How many vegetables did {n} get from the garden?",
      "How many seedlings did the scouts put in the ground? They planted {z} pines and {x} oaks by the lake, and {y} maples by the road.",
      "Behind the school stand {x} bean plants. Next to them are {y} pea plants. In the last row there are {z} pepper plants. Tell how many plants that makes.",
    ],
  },
  {
    id: "trio/animals-of-three-kinds",
    expression: "x+y+z",
    units: ["animals", "animals"],
    numbers: { x: "2..40", y: "2..40", z: "2..40" },
    texts: [
      "A vet saw {x} dogs, {y} cats and {z} rabbits this week. How many animals did the vet see?",
      "Three kinds of animals live in the big barn. There are {x} goats. There are {y} sheep. There are {z} donkeys. How many animals live in the barn?",
      "On the walk around the lake {n} took photos of {z} turtles, and {m} took photos of {x} frogs and {y} lizards. How many animals did they take photos of altogether?",
      "How many animals marched in the circus parade? First came {x} ponies, behind them {y} camels, and at the end {z} elephants.",
    ],
  },
  {
    id: "trio/people-from-three-places",
    expression: "x+y+z",
    units: ["people", "people"],
    numbers: { x: "5..80", y: "5..80", z: "5..80" },
    texts: [
      "Three villages sent singers to the festival. {x} singers came from the first village, {y} from the second and {z} from the third. How many singers came to the festival?",
      "The ferry carries {x} adults, {y} children and {z} crew members today. How many people are on the ferry?",
      "In the hospital {x} nurses work in the morning, {y} other nurses in the evening and {z} more at night. How many nurses work in the hospital in one day?",
      "How many pupils eat in the lunch room? Grade 1 has {z} pupils there, Grade 2 has {x}, and Grade 3 has {y}, and the other grades eat at home.",
    ],
  },
  {
    id: "trio/three-prices",
    expression: "x+y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "At the {shop} {n} chose a lamp for ${x}, a rug for ${y} and a picture frame for ${z}. What did {he} have to pay in all?",
      "A haircut costs ${x}. A shampoo is ${y}, and the comb is ${z}. How much is the bill for all three?",
      "How much did {n} spend on {his} fishing trip? {He} paid ${z} for bait, ${x} for a new rod and ${y} for the boat.",
      "The plumber sent three bills. One was for ${x}, one for ${y} and one for ${z}. Add them up: how much does the family owe the plumber?",
    ],
  },
  {
    id: "trio/three-savings-put-together",
    expression: "x+y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n}, {m} and {k} want to buy their coach a gift. They put in ${x}, ${y} and ${z}. How much money is there for the gift?",
      "{n} counted the money from {his} lemonade stand. {He} took in ${x} on {day}, ${y} on {day2} and ${z} on {day3}. How much did the stand bring in?",
      "The car wash paid {n} ${y} this week. {He} also made ${x} with babysitting, and {his} aunt gave {him} ${z} for painting the fence. What did {n} earn in all?",
      "How much was given for the animal shelter? The jar by the door had ${z} in it, the teachers gave ${x}, and the parents gave ${y}.",
    ],
  },
  {
    id: "trio/three-parts-of-a-way",
    expression: "x+y+z",
    texts: [
      "{n} rode {x} miles to the mill, then {y} miles to the bridge, and then {z} miles to the camp. How long was the whole ride in miles?",
      "The hikers walked {x} kilometers before breakfast, {y} kilometers between breakfast and lunch, and {z} kilometers after lunch. What distance did they walk that day in kilometers?",
      "How many miles did the truck cover? It went {y} miles on the highway after {x} miles in the city, and at last {z} miles on a gravel road.",
      "A relay race has three legs. The first runner swims {x} meters, the second one rides {y} meters, and the third one runs {z} meters. How many meters long is the race?",
    ],
  },
  {
    id: "trio/mixed-in-one-bowl",
    expression: "x+y+z",
    numbers: { x: "2..40", y: "2..40", z: "2..40" },
    texts: [
      "For the salad {n} cut up {x} grapes, {y} strawberries and {z} cherries. How many pieces of fruit went into the salad?",
      "The cook stirred {x} cups of water, {y} cups of milk and {z} cups of broth into the big pot. How many cups of liquid are in the pot?",
      "{n} mixed paint for the stage. {He} poured {y} liters of white, {x} liters of bright and {z} liters of dark {color} paint into one tub. How many liters of paint does {he} have in the tub?",
      "How many nuts are in the trail mix if it has {x} almonds, {y} walnuts and {z} peanuts in it, and no other nuts?",
    ],
  },
  {
    id: "trio/rounds-of-a-game",
    expression: "x+y+z",
    numbers: { x: "4..60", y: "4..60", z: "4..60" },
    texts: [
      "{n} bowled three times. {He} knocked over {x} pins in the first game, {y} in the second and {z} in the third. How many pins did {he} knock over in all?",
      "A quiz show has three rounds. {n}'s team earned {x} points, {y} points and {z} points. What was its final score?",
      "How many darts did the players throw? {m} threw {z}, {n} threw {x}, and {k} threw {y}.",
      "In gym class {n} jumped rope {x} times without a mistake. {His} second try gave {y} jumps and {his} third try {z}. How many jumps did the three tries give?",
    ],
  },
  {
    id: "trio/lost-three-times",
    expression: "x+y+z",
    numbers: { x: "2..30", y: "2..30", z: "2..30" },
    texts: [
      "The storm broke {x} windows at the school, {y} at the church and {z} at the bank. How many windows did the storm break?",
      "Last winter {n} lost {x} gloves, {m} lost {y}, and {k} lost {z}. How many gloves were lost by the three of them?",
      "A waiter dropped {x} glasses in {month} and {y} in {month2}. His helper dropped {z}. How many glasses were dropped altogether?",
      "How many tiles fell off the old roof? {y} came down on {day}, {x} on {day2}, and {z} during the night after that.",
    ],
  },
  {
    id: "trio/one-has-and-two-gifts",
    expression: "x+y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "3..60", y: "3..40", z: "3..40" },
    texts: [
      "{n} had {x} {o}. For {his} birthday {m} gave {him} {y} more and {k} gave {him} {z} more. How many {o} has {he} got now?",
      "How many {o} does {n} have after the holidays? Before them {he} had {x}. {His} uncle sent {y}, and {his} cousin sent {z}.",
      "There were {x} {o} in the {place}. A truck delivered {y} more in the morning, and at night another {z} arrived. How many {o} are in the {place} now?",
      "{m} let {n} have {y} of {mhis} {o}, and {k} let {n} have {z}. With the {x} {o} that {n} already owned, how many does {n} own today?",
    ],
  },
  {
    id: "trio/grows-two-times",
    expression: "x+y+z",
    numbers: { x: "5..80", y: "2..30", z: "2..30" },
    texts: [
      "A sunflower was {x} inches tall in {month}. It grew {y} inches by {month2} and {z} inches after that. How tall did it get, in inches?",
      "The choir began with {x} singers. In the fall {y} people joined it, and in the spring it took in {z} more. How large is the choir now?",
      "{n}'s puppy weighed {x} pounds when {he} got it. It put on {y} pounds in the summer and {z} pounds in the winter. What does the dog weigh now, in pounds?",
      "After {y} pages about sharks and {z} pages about whales were added, how many pages long is {n}'s sea report? It had {x} pages before.",
    ],
  },
  {
    id: "trio/on-the-shelf-table-and-floor",
    expression: "x+y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "2..45", y: "2..45", z: "2..45" },
    texts: [
      "{n}'s mom told {him} to pick up {his} {o}. {x} were on the bed, {y} were under it, and {z} were in the hall. How many {o} did {n} have to pick up?",
      "The {shop} shows {x} {o} in the window. It keeps {y} on the shelves and {z} in the back room. How many {o} does the {shop} have?",
      "{x} {o} were found in the {place} and {y} in the {place2}. The last {z} were found in the car. How many {o} were found?",
      "How many {o} are {n}'s in all, if {z} of them are in the closet, {x} are packed away in the attic, and {y} are on {his} desk?",
    ],
  },
  {
    id: "trio/answered-and-sent",
    expression: "x+y+z",
    numbers: { x: "3..50", y: "3..50", z: "3..50" },
    texts: [
      "A clerk answers the phone in a busy office. She took {x} calls before ten o'clock, {y} calls between ten and noon and {z} calls after lunch. How many calls did she take?",
      "{n} wrote {x} postcards from the sea. From the mountains {he} wrote {y}, and from the city {z}. How many postcards did {he} write on the trip?",
      "The library lent out {z} films, {x} novels and {y} comic books today, and nothing else. How many things were lent out?",
      "How many letters went into the mailbox when {n} dropped in {x}, {m} dropped in {y}, and the man behind them dropped in {z}?",
    ],
  },
];

/** Two amounts come together and some of them go away. */
const SUM_LESS_SOME: readonly WordingFamily[] = [
  {
    id: "trio/two-bring-some-are-used",
    expression: "x+y-z",
    numbers: { x: "12..60", y: "12..60", z: "3..22" },
    texts: [
      "{n} and {m} put their {o} together. {n} had {x} and {m} had {y}. They used {z} of them for a poster. How many {o} do they have left?",
      "Dad carried in {x} logs and {n} carried in {y}. Overnight {z} logs burned in the stove. How many of the logs are left?",
      "How many tent pegs were left after {z} of them bent? {n} had packed {x} tent pegs, and {m} had packed {y}.",
      "{m}'s bag had {y} paper clips in it, and {n}'s had {x}. They poured both bags into a cup and then took out {z} for a chain. How many paper clips stayed in the cup?",
    ],
  },
  {
    id: "trio/picked-twice-some-bad",
    expression: "x+y-z",
    numbers: { x: "20..80", y: "10..60", z: "3..25" },
    texts: [
      "{n} picked {x} plums from one tree and {y} plums from another. {z} of the plums had worms in them and were thrown away. How many good plums were there?",
      "The hens laid {x} eggs on {day} and {y} eggs on {day2}. {n} dropped and broke {z} of them on the way to the house. How many eggs were whole?",
      "A factory made {x} lamps in the morning and {y} in the afternoon. {z} of these lamps did not work. How many lamps worked?",
      "How many of {n}'s photos turned out well? {He} took {x} at the zoo and {y} at the park, but {z} of all {his} photos were blurry.",
    ],
  },
  {
    id: "trio/two-kinds-then-sold",
    expression: "x+y-z",
    numbers: { x: "15..60", y: "15..60", z: "4..28" },
    texts: [
      "A baker made {x} white loaves and {y} brown loaves. He sold {z} loaves before noon. How many loaves did he still have?",
      "{n} owns {x} mystery books and {y} books about space. {He} gave {z} of {his} books to the school. How many books did {he} keep?",
      "On the lot stood {x} cars and {y} trucks. The dealer sold {z} of these vehicles in {month}. How many vehicles were still for sale?",
      "How many birds stayed in the pet store after {z} of its birds found new homes? It had {y} parrots and {x} finches.",
    ],
  },
  {
    id: "trio/boys-and-girls-some-leave",
    expression: "x+y-z",
    numbers: { x: "10..40", y: "10..40", z: "3..18" },
    texts: [
      "{x} boys and {y} girls came to the skating rink. {z} of the children went home when it got dark. How many children kept skating?",
      "There are {y} women and {x} men in the town band. {z} of the members are sick tonight. How many members can play tonight?",
      "How many children can swim? The camp has {x} boys and {y} girls, and {z} of them cannot swim yet.",
      "{x} teachers and {y} parents signed up to help at the fair. On the day of the fair {z} of them did not come. How many helpers were there?",
    ],
  },
  {
    id: "trio/tank-filled-and-drained",
    expression: "x+y-z",
    texts: [
      "A rain barrel held {x} liters. During the storm {y} more liters ran into it. {n} took out {z} liters for the roses. How many liters were in the barrel then?",
      "The farmer's tank had {x} gallons of fuel in it. The fuel man pumped in {y} gallons, and the tractor burned {z} gallons. How much fuel is in the tank now, in gallons?",
      "How many pounds of flour does the bakery have tonight? It had {x} pounds this morning, got a delivery of {y} pounds, and baked {z} pounds into bread.",
      "{n} poured {y} ounces of juice into a pitcher that had {x} ounces in it. Then {his} brothers drank {z} ounces. How many ounces of juice did they leave in the pitcher?",
    ],
  },
  {
    id: "trio/earned-twice-then-paid",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} got ${x} for {his} old skates and ${y} for {his} old sled. {He} bought a helmet for ${z}. How much of the money does {he} have left?",
      "In the morning the school store took in ${x}. In the afternoon it took in ${y}. Then the teacher paid ${z} for new supplies. What was left in the cash box?",
      "{n}'s bank account had ${x} in it. {He} put in ${y} on {day} and took out ${z} on {day2}. How much is in the account after that?",
      "How much change will {n} have in {his} pocket after paying the ${z} bus fare? {He} has ${y} from {his} mother and ${x} of {his} own.",
    ],
  },
  {
    id: "trio/price-with-extra-and-coupon",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    numbers: { x: "20..90", y: "5..40", z: "2..18" },
    texts: [
      "A blender costs ${x} and a set of bowls costs ${y}. {n} has a coupon for ${z} off. What does {he} pay for both?",
      "The hotel room was ${x}, and breakfast was ${y}. The hotel gave {n} ${z} back because the heater was broken. How much did the stay cost {him} in the end?",
      "How much must {n} pay at the {shop}? {He} is getting boots for ${x} and laces for ${y}, and a gift card takes ${z} off the price.",
      "The bike shop asks ${x} for a used bike and ${y} for a bell. The owner took ${z} off for {n} because they are friends. What did {n} pay?",
    ],
  },
  {
    id: "trio/found-and-lost-again",
    expression: "x+y-z",
    numbers: { x: "12..50", y: "8..40", z: "3..15" },
    texts: [
      "{n} found {x} acorns under one oak and {y} acorns under another. A hole in {his} pocket let {z} of them fall out. How many acorns reached home?",
      "A squirrel hid {x} nuts in a stump and {y} nuts in a wall. By spring mice had stolen {z} of the nuts. How many nuts did the squirrel still have?",
      "The divers brought up {y} old coins on {day2}. They had brought up {x} on {day}. When they cleaned the coins, {z} turned out to be plain buttons. How many were really coins?",
      "How many crabs were still in the bucket when {n} looked again? {He} had caught {x}, {his} sister had put in {y} more, and {z} had climbed out.",
    ],
  },
  {
    id: "trio/came-by-bus-and-train",
    expression: "x+y-z",
    units: ["people", "people"],
    numbers: { x: "34..80", y: "15..60", z: "4..30" },
    texts: [
      "{x} tourists came to the castle by bus, and {y} came by train. {z} of the tourists stayed outside in the sun. How many tourists went into the castle?",
      "A bus left the station with {x} people on it. At the market {y} people got on, and nobody got off. At the hospital {z} people got off. How many people rode on?",
      "How many guests slept at the hotel on {day2}? On {day} it had {x} guests. {z} of them left on {day2}, and {y} new guests came.",
      "The museum had {x} visitors at noon. By one o'clock {y} more had come in and {z} had gone out. How many visitors were inside at one o'clock?",
    ],
  },
  {
    id: "trio/two-bags-of-food-eaten",
    expression: "x+y-z",
    units: ["{f}", "{f}"],
    numbers: { x: "12..50", y: "10..40", z: "4..20" },
    texts: [
      "There were {x} {f} on the {color} plate and {y} {f} on the {color2} plate. The guests ate {z} {f}. How many {f} did they not eat?",
      "{n} packed {x} {f} for the hike and {m} packed {y}. Along the way {z} of the {f} were eaten. How many {f} did they bring home?",
      "Mrs. Hill set out {x} {f}. Then her neighbor came with {y} more. {z} {f} were gone an hour later. How many were still there?",
      "How many {f} can the cook serve tomorrow? Today he made {y} in the morning and {x} in the evening, and he served {z} of them.",
    ],
  },
  {
    id: "trio/joined-lists-with-repeats",
    expression: "x+y-z",
    numbers: { x: "15..50", y: "15..50", z: "3..14" },
    texts: [
      "{n} knows the names of {x} stars, and {m} knows the names of {y}. {z} stars are known by both of them. How many different stars do the two know?",
      "{x} kids play soccer and {y} kids play chess. {z} of these kids do both. How many kids play at least one of the two games?",
      "Two shopping lists have {x} things and {y} things on them. {z} things are on both lists. How many different things must be bought?",
      "How many different songs are on {n}'s two albums? One has {y} songs and the other has {x}, but {z} songs are on both.",
    ],
  },
  {
    id: "trio/came-back-but-not-all",
    expression: "x+y-z",
    numbers: { x: "10..50", y: "12..40", z: "2..9" },
    texts: [
      "The library shelf had {x} books on it. {y} books were brought back, and then {z} books were borrowed. How many books are on the shelf now?",
      "{x} pigeons sat on the roof. {y} others landed beside them. A bell rang, and {z} pigeons flew up. How many were sitting there after that?",
      "{y} rowboats came in from the lake to the dock, where {x} were tied up. Then {z} boats went out again. How many boats were at the dock then?",
      "If {x} sheep are in the pen, {y} more are driven in, and {z} get out through a hole in the fence, how many sheep does the pen hold?",
    ],
  },
  {
    id: "trio/message-inbox",
    expression: "x+y-z",
    numbers: { x: "15..60", y: "8..50", z: "4..20" },
    texts: [
      "{n} had {x} e-mails in {his} inbox. {y} new ones came in during lunch. {He} deleted {z}. How many e-mails are in the inbox now?",
      "The repair shop had {x} bikes waiting. On {day} people brought in {y} more, and the workers fixed {z}. How many bikes are waiting now?",
      "How many orders does the kitchen still have to cook? There were {x} orders at six o'clock. Since then {y} more were taken, and {z} were cooked.",
      "After school {n} put {y} new problems on top of the {x} homework problems {he} already had. {He} solved {z} of them before supper. How many problems does {he} have to solve yet?",
    ],
  },
  {
    id: "trio/both-scores-minus-penalty",
    expression: "x+y-z",
    units: ["points", "points"],
    numbers: { x: "20..80", y: "15..60", z: "3..14" },
    texts: [
      "In the first half the {color} team made {x} points. In the second half it made {y}. The judge took away {z} points for a foul. With how many points did the team finish?",
      "{n} earned {x} points for {his} dive and {y} for {his} jump. A late start cost {him} {z} points. What was {his} score?",
      "A spelling game gave {n} {y} points for long words and {x} for short ones. {He} lost {z} points for wrong letters. How many points were {his} at the end?",
      "What is {n}'s score if {he} gets {x} points for speed, {y} points for style and {z} points off for a fall?",
    ],
  },
];

/** Some of an amount go away, then others come. */
const SOME_GO_OTHERS_COME: readonly WordingFamily[] = [
  {
    id: "trio/broken-and-replaced",
    expression: "x-y+z",
    numbers: { x: "30..90", y: "3..24", z: "3..40" },
    texts: [
      "A restaurant had {x} soup bowls. {y} of them were broken during a party. The owner ordered {z} new ones. How many soup bowls does the restaurant have now?",
      "{n} strung {x} beads on a thread. It snapped, and {y} beads rolled away for good. {He} put on {z} other beads. How many beads are on the thread now?",
      "How many lights shine on the tree? It had {x} lights that worked. {y} of them went out, and Dad added a string of {z}.",
      "The fence was made of {x} boards. The carpenter tore off {y} that were rotten and nailed on {z} fresh boards. How many boards does the fence have today?",
    ],
  },
  {
    id: "trio/gave-some-got-some",
    expression: "x-y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "30..90", y: "3..28", z: "3..50" },
    texts: [
      "{n} owned {x} {o}. {He} handed {y} of them to {m}. Later {k} gave {n} {z} {o}. How many {o} does {n} own now?",
      "After {n} gave {y} of {his} {x} {o} to a friend, {he} bought {z} more at the {shop}. How many {o} does {n} have?",
      "How many {o} did {n} end up with? {He} began with {x}, left {y} at the {place}, and was sent {z} by {his} grandmother.",
      "{n} traded with {m}. {n} had {x} {o}, gave away {y} and got {z} back. How many {o} did {n} have after the trade?",
    ],
  },
  {
    id: "trio/passengers-off-then-on",
    expression: "x-y+z",
    units: ["people", "people"],
    numbers: { x: "25..80", y: "4..22", z: "4..40" },
    texts: [
      "A train car had {x} people in it. At Oak Street {y} got off and {z} got on. How many people were in the train car then?",
      "A big cable car left the valley with {x} riders. Halfway up {y} stepped out, and {z} climbed in. How many riders reached the top?",
      "How many people are at the pool now? At two o'clock there were {x}. By three {y} had gone home, and {z} had just arrived.",
      "In line for the movie stood {x} people. {y} gave up and left. After that {z} more lined up. How long is the line now, in people?",
    ],
  },
  {
    id: "trio/spent-then-paid-back",
    expression: "x-y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} took ${x} to the market. {He} paid ${y} for cheese. Then {m} paid {him} back the ${z} that {mhe} owed. How much money did {n} have then?",
      "The class had ${x} for a trip. The bus cost ${y}. A parent then gave the class ${z}. How much does the class have now?",
      "How much is in {n}'s wallet tonight? This morning it held ${x}. {He} bought lunch for ${y}, and {his} boss gave {him} ${z}.",
      "{n} lent {his} brother ${y} out of ${x}. The next day {n} earned ${z} by raking the yard. How much money is {n} holding now?",
    ],
  },
  {
    id: "trio/used-and-filled-up",
    expression: "x-y+z",
    texts: [
      "The car had {x} gallons of gas. The drive to the lake used {y} gallons. Then Mom put in {z} gallons. How many gallons were in the tank after that?",
      "A baker's bin held {x} pounds of sugar. He took {y} pounds out for icing and poured {z} pounds in from a new sack. How many pounds of sugar are in the bin?",
      "How many feet of string are there now? {n} had {x} feet, cut off {y} feet for a kite, and tied on {z} feet.",
      "In the morning the water in the well was {x} meters deep. It sank by {y} meters on the hot day. The rain in the night made it rise {z} meters. How deep is the water now, in meters?",
    ],
  },
  {
    id: "trio/members-quit-and-join",
    expression: "x-y+z",
    numbers: { x: "25..70", y: "3..20", z: "3..30" },
    texts: [
      "{x} kids were in the drama club. After the play {y} kids dropped out. {z} kids joined in {month2}. How many kids are in the club now?",
      "Our school had {x} teachers. {y} of them retired in June, and in August {z} new ones were hired. How many teachers work here now?",
      "How many players are on the squad after {y} of the {x} players moved away and {z} new players tried out and made it?",
      "The army camp has {x} soldiers. On {day} {y} are sent home, and {z} come in their place. How many soldiers are in the camp then?",
    ],
  },
  {
    id: "trio/animals-die-or-are-born",
    expression: "x-y+z",
    numbers: { x: "25..80", y: "3..22", z: "3..25" },
    texts: [
      "A farmer had {x} sheep. He sold {y} at the market, and in spring {z} lambs were born. How many sheep and lambs does he have?",
      "The beekeeper owned {x} hives. {y} hives did not live through the winter. A neighbor sold her {z} hives. How many hives does she own now?",
      "How many fish swim in the pond? There were {x}. A heron ate {y} of them. {n} let {z} new fish go in it.",
      "At the rescue center {y} of the {x} owls were set free this week. {z} hurt owls were brought in. How many owls are at the center?",
    ],
  },
  {
    id: "trio/food-eaten-and-baked",
    expression: "x-y+z",
    units: ["{f}", "{f}"],
    numbers: { x: "25..70", y: "4..22", z: "4..40" },
    texts: [
      "{n} had {x} {f} in the kitchen. The twins ate {y} of them after school. {n} then got {z} more. How many {f} are in the kitchen now?",
      "At noon the snack bar had {x} {f}. It sold {y} during the game and was brought {z} more. How many {f} does it have now?",
      "How many {f} are ready for the party, if {x} were ready in the morning, the dog got {y} of them, and {k} brought {z}?",
      "{y} of the {x} {f} in the basket were eaten at breakfast. Someone put in {z} {f} before lunch. How many {f} were in the basket at lunch?",
    ],
  },
  {
    id: "trio/words-deleted-and-added",
    expression: "x-y+z",
    numbers: { x: "80..300", y: "8..60", z: "8..90" },
    texts: [
      "{n}'s story was {x} words long. {He} crossed out {y} words and wrote {z} new ones. How many words long is the story now?",
      "There were {x} pictures on {n}'s phone. {He} deleted {y} of them, and on the trip {he} took {z} more. How many pictures are on the phone?",
      "A book had {x} pages. For the new printing the writer took out {y} pages of maps and put in {z} pages of stories. How many pages does the new printing have?",
      "How many songs does the list have now? {n} made a list of {x} songs, removed {y} that {he} did not like, and added {z} by {his} favorite band.",
    ],
  },
  {
    id: "trio/stock-of-the-shop",
    expression: "x-y+z",
    numbers: { x: "40..150", y: "5..38", z: "5..80" },
    texts: [
      "The {shop} opened with {x} umbrellas. During the rain {y} were sold. In the evening a box of {z} arrived. How many umbrellas does it have for tomorrow?",
      "A nurse keeps {x} bandages in the cabinet. She used {y} this week and put {z} more in it on {day3}. How many bandages does the cabinet hold now?",
      "How many pairs of shoes are in the store, if there were {x} pairs, customers bought {y} pairs, and the maker sent {z} pairs?",
      "The post office had {x} parcels in the back. {y} were picked up by their owners, while the truck brought {z}. How many parcels are in the back now?",
    ],
  },
  {
    id: "trio/steps-down-and-up",
    expression: "x-y+z",
    numbers: { x: "25..60", y: "3..20", z: "3..25" },
    texts: [
      "{n} is on floor {x} of a tower. {He} rides down {y} floors and then goes up {z} floors. On which floor is {he} now?",
      "In a board game {n}'s piece is on square {x}. {He} must go back {y} squares, and on {his} next turn {he} moves {z} squares ahead. On what square is the piece then?",
      "It was {x} degrees at noon. By night it got {y} degrees colder. The next day it got {z} degrees warmer. How many degrees was it then?",
      "A kite flew {x} meters above the ground. It dropped {y} meters and then rose {z} meters. How many meters above the ground does it fly now?",
    ],
  },
  {
    id: "trio/decor-taken-down",
    expression: "x-y+z",
    numbers: { x: "25..70", y: "3..22", z: "3..40" },
    texts: [
      "{x} drawings hung in the hall. The teacher took {y} of them down and hung up {z} from another class. How many drawings hang in the hall now?",
      "The gardener had {x} pots on the terrace. The wind knocked over and smashed {y}. He set out {z} pots from the shed. How many pots are on the terrace?",
      "{n} planted {x} bulbs. Moles dug up {y} of them, so {he} planted another {z}. How many of the bulbs are in the ground?",
      "If a mason takes {y} stones out of a wall of {x} stones and puts {z} stones in, how many stones does the wall have?",
    ],
  },
  {
    id: "trio/fewer-and-then-others-too",
    expression: "x-y+z",
    numbers: { x: "25..80", y: "3..22", z: "5..60" },
    texts: [
      "{n} has {x} {o}. {m} has {y} fewer {o} than that, but {mhe} also keeps {z} {o} at the {place}. How many {o} does {m} have in all?",
      "{x} balloons were ordered for the shop opening. {y} of these never came, but {z} were left from last year. How many balloons can be hung up?",
      "{y} of the {x} people who were invited to the wedding could not come. {z} people came without an invitation. How many people were at the wedding?",
      "How many eggs does the cook have? Of the {x} eggs in the crate {y} were cracked and thrown out, and in the fridge he has {z} more.",
    ],
  },
];

/** An amount gets smaller two times. */
const TWICE_LESS: readonly WordingFamily[] = [
  {
    id: "trio/gave-to-two-friends",
    expression: "x-y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "50..99", y: "4..24", z: "4..24" },
    texts: [
      "{n} had {x} {o}. {He} let {m} have {y} of them and let {k} have {z}. How many {o} did {n} keep for {himself}?",
      "Of the {x} {o} in {n}'s collection, {y} went to {m} and {z} went to {k}. How many {o} are still in the collection?",
      "How many {o} does {n} still have? {He} got {x} {o} for {his} birthday. {He} lost {z} of them, and {m} has borrowed {y}.",
      "{m} asked {n} for {y} {o}, and {k} asked {n} for {z} {o}. {n} gave both of them what they asked for. If {n} had {x} {o} before, how many are there now?",
    ],
  },
  {
    id: "trio/sold-morning-and-afternoon",
    expression: "x-y-z",
    numbers: { x: "60..150", y: "5..28", z: "5..28" },
    texts: [
      "A newsstand got {x} papers. It sold {y} before nine o'clock and {z} after nine o'clock. How many papers were not sold?",
      "{x} seats were free for the concert. On {day} people booked {y} seats, and on {day2} people booked {z}. How many seats are free now?",
      "The fishmonger laid {x} trout on ice. {y} trout were bought by a restaurant and {z} by other customers. How many trout lay on the ice at closing time?",
      "How many raffle tickets are left over if {n} sold {y} of the {x} tickets and {m} sold {z}?",
    ],
  },
  {
    id: "trio/spent-at-two-shops",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} had ${x}. First {he} spent ${y} on a train ticket. Then {he} spent ${z} on a magazine and a drink. How much did {he} have then?",
      "Mr. Cole gets ${x} a week. He pays ${y} for food and ${z} for gas. What is left of his pay?",
      "From the ${x} in the fund, the club used ${y} for paint and ${z} for brushes. How much money is still in the fund?",
      "How much of {n}'s ${x} prize is left? {He} gave ${z} to {his} sister and used ${y} to buy a fishing net.",
    ],
  },
  {
    id: "trio/left-the-room-twice",
    expression: "x-y-z",
    numbers: { x: "45..90", y: "4..20", z: "4..20" },
    texts: [
      "{x} people sat in the waiting room. The first nurse called {y} of them, and the second nurse called {z}. How many people sat there still?",
      "There were {x} {u} at the {place}. {y} left at four o'clock. {z} others left an hour later. How many {u} stayed?",
      "{x} skaters began the contest. {y} were sent home after the first round and {z} after the second. How many skaters made it to the third round?",
      "How many children remained in the game after {y} of the {x} children were tagged and then {z} more were tagged?",
    ],
  },
  {
    id: "trio/cut-off-two-pieces",
    expression: "x-y-z",
    texts: [
      "{n} had a rope that was {x} feet long. {He} cut off {y} feet for a swing and {z} feet for a dog leash. How many feet of rope are left?",
      "A tailor has {x} yards of cloth. {y} yards go into a curtain and {z} yards into a tablecloth. How much cloth does the tailor have left, in yards?",
      "The trail to the peak is {x} kilometers long. {n} hiked {y} kilometers on {day} and {z} kilometers on {day2}. How many kilometers is it from there to the peak?",
      "What is left of {x} liters of paint when {y} liters have been used on the door and {z} liters on the gate? Give it in liters.",
    ],
  },
  {
    id: "trio/food-taken-two-times",
    expression: "x-y-z",
    units: ["{f}", "{f}"],
    numbers: { x: "40..80", y: "3..18", z: "3..18" },
    texts: [
      "{n} bought {x} {f}. {He} ate {y} on the way home, and {his} family ate {z} at supper. How many {f} were not eaten?",
      "A bear found {x} {f} in a tent. It ate {y} at once and dragged {z} into the woods. How many {f} were left in the tent?",
      "How many {f} are on the tray now? There were {x} on it. The waiter served {y} to one table and {z} to another.",
      "Grandma put {y} {f} in {n}'s bag and {z} in {m}'s bag. She had {x} {f} to begin with. How many does she have for herself?",
    ],
  },
  {
    id: "trio/gone-bad-or-stolen",
    expression: "x-y-z",
    numbers: { x: "50..120", y: "4..22", z: "4..22" },
    texts: [
      "A farmer grew {x} melons. Deer ate {y} of them and {z} rotted in the rain. How many melons could the farmer sell?",
      "{x} tulips bloomed in {n}'s yard. The hail crushed {y}, and {n} picked {z} for {his} mother. How many tulips still bloom there?",
      "The ship carried {x} barrels. {y} barrels were washed into the sea, and {z} barrels leaked until they were empty. How many full barrels came to the harbor?",
      "How many candles still burn? {n} lit {x} candles. The draft blew out {y}, and later {m} blew out {z} more.",
    ],
  },
  {
    id: "trio/used-for-two-projects",
    expression: "x-y-z",
    numbers: { x: "50..99", y: "5..24", z: "5..24" },
    texts: [
      "The art room has {x} sheets of {color} paper. One class needs {y} sheets for masks and another class needs {z} sheets for flags. How many sheets will be left?",
      "{n} took {y} nails out of the box to build a birdhouse, then {z} to mend the steps. There had been {x} nails in the box. How many are in it now?",
      "A carpenter had {x} planks. {y} planks became a floor, {z} planks became a door, and he stored the rest. How many planks did he store?",
      "How many tiles does {n} have after tiling the bath with {y} tiles and the kitchen with {z}? {He} bought {x}.",
    ],
  },
  {
    id: "trio/days-of-vacation-used",
    expression: "x-y-z",
    numbers: { x: "25..60", y: "3..11", z: "3..11" },
    texts: [
      "{n}'s school has {x} days of vacation. {He} spends {y} days at a camp and {z} days with {his} aunt, and the rest at home. How many days is {he} at home?",
      "The test lasts {x} minutes. {n} has used {y} minutes for reading and {z} minutes for the first task. How many minutes does {he} have now?",
      "It is {x} days until the fair. {y} days are school days with tests, {z} are other school days, and all the others are free. How many days are free?",
      "How many minutes of the {x}-minute show were the story itself, if {y} minutes were ads and {z} minutes were music?",
    ],
  },
  {
    id: "trio/score-lost-twice",
    expression: "x-y-z",
    units: ["points", "points"],
    numbers: { x: "45..100", y: "3..20", z: "3..20" },
    texts: [
      "{n} starts the game with {x} points. A wrong answer costs {him} {y} points and a late answer costs {him} {z}. How many points does {he} have then?",
      "The test was worth {x} points. {n} lost {y} points on page one and {z} points on page two. What was {his} score?",
      "A knight in a video game has {x} points of power. The dragon's fire takes {y} points and its tail takes {z}. How many points of power does the knight have left?",
      "How many points are left for {n}, who had {x}, turned in {y} of them for a cap, and then {z} for a pen?",
    ],
  },
  {
    id: "trio/two-teams-share-kit",
    expression: "x-y-z",
    numbers: { x: "50..99", y: "4..23", z: "4..23" },
    texts: [
      "Coach had {x} shirts. The runners took {y} and the swimmers took {z}. How many shirts were left for the wrestlers?",
      "{x} bikes stood at the rental shop. A scout troop rented {y} and a family club rented {z}. How many bikes were there for other people?",
      "The library owns {x} tablets. Today {y} are being used upstairs and {z} downstairs. The others are charging. How many tablets are charging?",
      "How many hard hats are hanging on the wall when {y} of the {x} hats are on the builders' heads and {z} are being cleaned?",
    ],
  },
  {
    id: "trio/flew-away-twice",
    expression: "x-y-z",
    units: ["{a}", "{a}"],
    numbers: { x: "40..90", y: "3..18", z: "3..18" },
    texts: [
      "{x} {a} were near the pond at dawn. A dog scared {y} away. Then a loud truck scared away {z}. How many {a} were still near the pond?",
      "The zoo had {x} {a}. It lent {y} to one zoo and {z} to another. How many {a} did it have then?",
      "How many {a} can {n} see in the picture now? It showed {x}, but {his} baby brother scribbled over {y}, and a spill covered {z} others.",
      "A toy maker carved {x} wooden {a}. He painted {y} {color} and {z} {color2} and did not paint the rest. How many wooden {a} were not painted?",
    ],
  },
];

/** A whole has three parts; two of them are told. */
const THIRD_PART: readonly WordingFamily[] = [
  {
    id: "trio/third-color",
    expression: "x-(y+z)",
    numbers: { x: "50..120", y: "5..24", z: "5..24" },
    texts: [
      "A bag holds {x} {o}. {y} are {color}, {z} are {color2}, and all the others are {color3}. How many {color3} {o} are in the bag?",
      "{n} knitted {x} squares for a blanket in {color}, {color2} and {color3} wool. {y} squares are {color} and {z} are {color2}. How many are {color3}?",
      "How many {color3} cars are parked on the street, if {x} cars are parked there, {y} of them {color}, {z} of them {color2}, and the rest {color3}?",
      "The three colors of the flower bed are {color}, {color2} and {color3}. {y} flowers are {color}. {z} flowers are {color2}. In all there are {x} flowers. Find the number of {color3} flowers.",
    ],
  },
  {
    id: "trio/third-person-share",
    expression: "x-(y+z)",
    units: ["{o}", "{o}"],
    numbers: { x: "50..120", y: "5..24", z: "5..24" },
    texts: [
      "{n}, {m} and {k} have {x} {o} altogether. {n} has {y} and {m} has {z}. How many {o} does {k} have?",
      "Together three friends found {x} {o}. {y} were found by {n} and {z} by {m}. How many did {k} find?",
      "How many of the {x} {o} did {k} carry? {n} carried {y} of them, {m} carried {z}, and nobody else helped.",
      "{m} made {z} {o} and {n} made {y}. With the ones that {k} made, there were {x} {o}. How many {o} did {k} make?",
    ],
  },
  {
    id: "trio/third-day",
    expression: "x-(y+z)",
    numbers: { x: "60..150", y: "5..29", z: "5..29" },
    texts: [
      "In three days a painter painted {x} windows. She painted {y} on {day} and {z} on {day2}. How many windows did she paint on {day3}?",
      "{n} finished a book of {x} pages in three days. {He} read {y} pages on {day} and {z} pages on {day2}. How many pages did {he} read on {day3}?",
      "How many visitors did the lighthouse have on {day3}, when it had {x} visitors in three days, {y} of them on {day} and {z} on {day2}?",
      "The scouts hiked for three days. They hiked {y} miles the first day and {z} miles the second day. All three days made {x} miles. How far did they hike on the third day, in miles?",
    ],
  },
  {
    id: "trio/kinds-on-the-farm",
    expression: "x-(y+z)",
    numbers: { x: "50..120", y: "6..24", z: "6..24" },
    texts: [
      "There are {x} animals on the farm: cows, pigs and horses. {y} are cows and {z} are pigs. How many horses are there?",
      "An orchard has {x} trees. {y} of them are cherry trees, {z} are pear trees, and the others are apple trees. How many apple trees does the orchard have?",
      "How many of the {x} boats in the harbor are fishing boats? {y} are sailboats and {z} are rowboats. There are only these three kinds.",
      "The toolbox has screwdrivers, wrenches and bits in it, {x} pieces in all. If you take out the {y} screwdrivers and the {z} wrenches, how many bits will you see?",
    ],
  },
  {
    id: "trio/ways-to-come-to-school",
    expression: "x-(y+z)",
    numbers: { x: "50..120", y: "6..24", z: "6..24" },
    texts: [
      "{x} children go to the village school. {y} of them walk and {z} ride bikes. The rest take the bus. How many children take the bus?",
      "A club voted for a trip. {x} members voted. {y} voted for the sea, {z} for the mountains, and all others for the zoo. How many votes did the zoo get?",
      "How many of the {x} campers chose pottery, if {y} chose archery, {z} chose canoeing, and everyone else chose pottery?",
      "The waiter took {x} orders. He took {z} orders for fish, {y} for soup, and the others were for pasta. How many orders for pasta did he take?",
    ],
  },
  {
    id: "trio/rest-of-the-bill",
    expression: "x-(y+z)",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "A jacket, a cap and a scarf cost ${x} together. The jacket is ${y} and the cap is ${z}. What does the scarf cost?",
      "{n}'s phone bill, water bill and rent come to ${x}. The phone bill is ${y}. The water bill is ${z}. How much is the rent?",
      "Three sisters bought their father a chair for ${x}. The oldest paid ${y} and the second paid ${z}. How much did the youngest have to pay?",
      "What did the cake cost? {n} paid ${x} for a cake, candles and plates, and of that the candles were ${y} and the plates were ${z}.",
    ],
  },
  {
    id: "trio/third-leg-of-trip",
    expression: "x-(y+z)",
    texts: [
      "Three walls by the road measure {x} meters in all. One wall is {y} meters long and another is {z} meters long. How long is the third wall in meters?",
      "From the farm to the city it is {x} miles. The first {y} miles are a dirt road, the next {z} miles a country road, and the rest is highway. How many miles are highway?",
      "{n} weighed three pumpkins at the same time, and they weighed {x} pounds. Alone, one weighs {y} pounds and another weighs {z} pounds. What is the weight of the third in pounds?",
      "How many liters of lemonade are in the third jug, if three jugs hold {x} liters together, the first of them {y} liters, and the second {z} liters?",
    ],
  },
  {
    id: "trio/sections-of-a-book",
    expression: "x-(y+z)",
    numbers: { x: "90..300", y: "8..42", z: "8..42" },
    texts: [
      "A cookbook has {x} recipes. {y} are for soups and {z} are for salads. The others are for cakes. How many recipes for cakes are in it?",
      "{n}'s workbook has three chapters with {x} pages. Chapter one has {y} pages and chapter two has {z}. How many pages are in chapter three?",
      "Of {x} seats in the theater, {y} are on the balcony and {z} in the boxes. The rest are on the ground floor. How many seats are on the ground floor?",
      "How many of the {x} stamps in the album are from Asia, when {z} are from Africa, {y} are from Europe, and all the rest are from Asia?",
    ],
  },
  {
    id: "trio/good-after-two-faults",
    expression: "x-(y+z)",
    numbers: { x: "60..150", y: "4..28", z: "4..28" },
    texts: [
      "A factory checked {x} cups. {y} had a crack, and {z} other cups had a wrong color. The rest were fine. How many cups were fine?",
      "{n} tested {x} old markers. {y} were dry, {z} had no cap, and the others could be used. How many markers could be used?",
      "Of {x} seeds that {m} put into the soil, {y} were eaten by birds, {z} dried up, and all the other seeds grew. How many seeds grew?",
      "How many of the {x} letters reached their readers? {y} had no stamp, {z} had a false address, and only these did not arrive.",
    ],
  },
  {
    id: "trio/hours-of-the-third-task",
    expression: "x-(y+z)",
    numbers: { x: "50..120", y: "5..24", z: "5..24" },
    texts: [
      "{n} spent {x} minutes on chores. {He} dusted for {y} minutes, swept for {z} minutes, and washed dishes the rest of the time. How many minutes did {he} wash dishes?",
      "A swim lesson lasts {x} minutes. The children warm up for {y} minutes, practice for {z} minutes and then play until the end. How many minutes do they play?",
      "The concert was {x} minutes long and had three pieces without a break. The first took {y} minutes and the last took {z}. How long was the one in the middle, in minutes?",
      "How many minutes did {n} wait for the bus? From door to door {he} needed {x} minutes, of which {he} walked {y} and rode {z}.",
    ],
  },
  {
    id: "trio/on-three-floors",
    expression: "x-(y+z)",
    numbers: { x: "50..120", y: "5..24", z: "5..24" },
    texts: [
      "An office building has {x} rooms on three floors. There are {y} rooms on the first floor and {z} on the second. How many rooms are on the third floor?",
      "{n} hid {x} {o} in three {c}. {He} put {y} in the first and {z} in the second. How many {o} did {he} put in the third?",
      "How many people ride in the last wagon? The little train has three wagons with {x} people. {y} ride in the first wagon and {z} ride in the one behind it.",
      "{y} plants are on the window sill, {z} are on the balcony, and the rest of {m}'s {x} plants are in the kitchen. How many plants does {m} have in the kitchen?",
    ],
  },
  {
    id: "trio/team-points-of-the-third",
    expression: "x-(y+z)",
    units: ["points", "points"],
    numbers: { x: "50..120", y: "5..24", z: "5..24" },
    texts: [
      "Only {n}, {m} and {k} scored for the team. It got {x} points. {n} scored {y} of them and {m} scored {z}. How many points are {k}'s?",
      "After three rounds {n} has {x} points. Round one gave {him} {y} points and round two gave {him} {z}. How many points did round three give?",
      "How many points were given for the last question? A test with three questions gives {x} points, {y} for the first question and {z} for the second.",
      "The judge gave {y} points for the song and {z} for the dance. With the points for the costume, {n} came to {x}. How many points did the costume bring {him}?",
    ],
  },
];

/** The amount before two changes is asked for. */
const BEGINNING_UNKNOWN: readonly WordingFamily[] = [
  {
    id: "trio/before-two-gifts-away",
    expression: "x+y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "4..50", y: "3..40", z: "3..40" },
    texts: [
      "{n} gave {y} {o} to {m} and {z} {o} to {k}. Now {he} has {x} {o}. How many {o} did {n} have before?",
      "How many {o} were in the {cs} to begin with? {n} took out {z}, then {m} took out {y}, and {x} were left.",
      "{n} has only {x} {o} these days. {y} got lost when {his} family moved, and {z} were sold at a yard sale. How many {o} did {n} use to have?",
      "After two visits to the {place}, where {n} left {y} {o} the first time and {z} the second time, {he} has {x} {o}. How many did {he} have at the start?",
    ],
  },
  {
    id: "trio/before-spending-twice",
    expression: "x+y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} paid ${y} for a haircut and ${z} for lunch. {He} came home with ${x}. How much money had {he} taken along?",
      "There is ${x} in the tea tin now. Grandma took ${y} out of it for milk and ${z} for stamps. What was in the tin before?",
      "How much did {n} have in the morning? During the day {he} lent ${z} to {m} and spent ${y} on gas, and in the evening {he} had ${x}.",
      "A ticket to the aquarium for ${y} and a stuffed whale for ${z} left {n} with ${x}. How much did {n} have at first?",
    ],
  },
  {
    id: "trio/before-loss-and-gain",
    expression: "x+y-z",
    numbers: { x: "30..80", y: "4..30", z: "3..24" },
    texts: [
      "{n} gave away {y} of {his} {o}. Then {he} was given {z} {o}. Now {he} has {x}. How many {o} did {he} have in the beginning?",
      "Some hikers were at the hut. {y} set off for the peak and {z} came up from the valley. Now there are {x} hikers at the hut. How many were there at first?",
      "The jar has {x} pickles in it now. Before that, Mom had put in {z}, and before that, the children had eaten {y}. How many pickles did the jar have at first?",
      "How many books were on the cart when the day began? {y} were taken off it, {z} were put on it, and it ended the day with {x}.",
    ],
  },
  {
    id: "trio/before-gain-and-loss",
    expression: "x-y+z",
    numbers: { x: "40..90", y: "4..28", z: "3..30" },
    texts: [
      "{n} found {y} {o} and put them with {his} others. Then {he} lost {z}. That left {him} with {x} {o}. How many did {he} have before {he} found any?",
      "A bakery had some rolls. The baker brought {y} more from the oven, and then {z} were sold. Now it has {x} rolls. How many rolls were there at first?",
      "Yesterday {y} new players joined {n}'s team. Today {z} players left it, so that the team now has {x}. How many players did it have before yesterday?",
      "How many cars were in the garage at seven? Between seven and eight {y} drove in and {z} drove out. At eight there were {x}.",
    ],
  },
  {
    id: "trio/before-two-gains",
    expression: "x-y-z",
    numbers: { x: "50..99", y: "4..23", z: "4..23" },
    texts: [
      "{n} bought {y} {o} on {day} and {z} on {day2}. Then {he} had {x}. How many {o} did {he} have before {day}?",
      "A puppy gained {y} ounces in its first week and {z} ounces in its second. Now it weighs {x} ounces. How many ounces did it weigh at birth?",
      "The snow is {x} inches deep. {z} inches fell last night, and {y} inches fell the night before. How deep was the snow before these two nights, in inches?",
      "How many members did the garden club have last year? This spring {y} people joined, this fall {z} did, nobody left, and now there are {x} members.",
    ],
  },
  {
    id: "trio/on-the-bus-before-two-stops",
    expression: "x+y+z",
    units: ["people", "people"],
    numbers: { x: "4..40", y: "3..25", z: "3..25" },
    texts: [
      "At the church {y} people got off the bus, and at the mill {z} people got off. {x} people were still on it. Nobody got on. How many people were on the bus before the church?",
      "{x} guests are still at the wedding. {y} guests left right after the cake and {z} left after the dance. How many guests came?",
      "How many runners started? {y} gave up on the hill, {z} gave up in the forest, and the {x} others came to the finish line.",
      "A teacher sends {y} pupils to the library and {z} to the gym and keeps {x} in the classroom. How many pupils are in her class?",
    ],
  },
  {
    id: "trio/length-before-cutting",
    expression: "x+y+z",
    texts: [
      "{n} sawed {y} inches off one end of a board and {z} inches off the other end. The board is now {x} inches long. How long was it before, in inches?",
      "A candle burned down {y} centimeters on {day} and {z} centimeters on {day2}. Its height now is {x} centimeters. How high was the candle when it was new, in centimeters?",
      "How many liters were in the tank when it was full? The cows drank {y} liters, {z} liters leaked out, and {x} liters are in it.",
      "The truck still has {x} tons of sand to drop. It has dropped {y} tons at the school and {z} tons at the bridge. How many tons of sand did it have in the beginning?",
    ],
  },
  {
    id: "trio/food-before-two-meals",
    expression: "x+y+z",
    units: ["{f}", "{f}"],
    numbers: { x: "3..30", y: "3..20", z: "3..20" },
    texts: [
      "{n} ate {y} {f} and {his} friends ate {z}. {x} {f} are on the plate now. How many {f} were on the plate before they ate?",
      "{x} {f} remain in the box. We had {y} for breakfast and {z} for lunch. How many {f} did the box have?",
      "Somebody took {y} {f} from the counter, and somebody else took {z}. The cook counted and found just {x}. How many {f} had he made?",
      "How many {f} did {n} pack if {he} gave {z} of them to a hungry hiker, ate {y} {himself}, and carried {x} home again?",
    ],
  },
  {
    id: "trio/temperature-and-floor-before",
    expression: "x-y+z",
    numbers: { x: "30..60", y: "3..24", z: "3..20" },
    texts: [
      "An elevator went up {y} floors and then down {z} floors. It is at floor {x} now. At which floor did it start?",
      "It got {y} degrees warmer during the morning and {z} degrees colder during the evening. In the end it was {x} degrees. How many degrees was it at the start?",
      "{n}'s game piece moved {y} squares ahead and then {z} squares back, which put it on square {x}. On which square was it before these two moves?",
      "How high did the diver's lift hang at first, in feet? It was pulled up {y} feet, let down {z} feet, and now hangs at {x} feet.",
    ],
  },
  {
    id: "trio/scores-before-two-rounds",
    expression: "x-y-z",
    units: ["points", "points"],
    numbers: { x: "50..120", y: "5..24", z: "5..24" },
    texts: [
      "{n} got {y} points in round two and {z} points in round three. Then {he} had {x} points. How many points did {he} have after round one?",
      "The {color} team ended the game with {x} points. In the last minute it scored {z}, and in the minute before that it scored {y}. How many points did it have before these two minutes?",
      "{n}'s card shows {x} points after {m} gave {him} {y} points and the teacher gave {him} {z}. How many points did the card show before?",
      "How many points were on the board before {n} hit a target for {y} points and another for {z}, if the board shows {x} now?",
    ],
  },
  {
    id: "trio/people-moved-before",
    expression: "x+y-z",
    numbers: { x: "40..120", y: "5..30", z: "4..28" },
    texts: [
      "{z} new families moved into the village this year, while {y} families moved away. {x} families live there now. How many families lived there before?",
      "A hotel has {x} guests tonight. This morning {y} guests checked out, and this afternoon {z} new guests checked in. How many guests did it have last night?",
      "How many sheep were in the flock last fall? In the winter wolves took {y}, in the spring {z} lambs were born, and the flock is {x} now.",
      "First {y} children left the playground, then {z} others ran onto it, and after that {m} counted {x} children there. How many were there before anyone left?",
    ],
  },
  {
    id: "trio/page-and-year-before",
    expression: "x-y-z",
    numbers: { x: "80..200", y: "6..35", z: "6..35" },
    texts: [
      "{n} is on page {x} of {his} book. {He} read {y} pages this morning and {z} pages this evening. On which page was {he} last night?",
      "An oak is {x} years old. It was hit by lightning {y} years ago. {z} years before that, a swing was hung on it. How old was the oak when it got the swing?",
      "The counter at the gate shows {x}. Since the gate opened, it has counted {y} adults and {z} children. What did it show before the gate opened?",
      "How many stickers were in the album before {n} added {z} from {m} and {y} from {k} and so filled it with {x}?",
    ],
  },
];

/** Two amounts do not yet reach a goal, or something is to be left. */
const GOAL: readonly WordingFamily[] = [
  {
    id: "trio/two-kids-toward-a-goal",
    expression: "x-(y+z)",
    units: ["{o}", "{o}"],
    numbers: { x: "60..150", y: "6..29", z: "6..29" },
    texts: [
      "{n} and {m} want to collect {x} {o}. {n} has {y} and {m} has {z}. How many more {o} do they need?",
      "The art class needs {x} {o}. {n} brought {y} from home, and {m} brought {z}. How many {o} are still missing?",
      "How many {o} must {k} make so that there are {x}, when {n} has made {y} and {m} has made {z}?",
      "{n} put {y} {o} into the {cs}, and {m} put in {z}. There is room for {x}. How many more {o} can go in?",
    ],
  },
  {
    id: "trio/saving-for-something",
    expression: "x-(y+z)",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "A tent costs ${x}. {n} has saved ${y}, and {his} grandfather gave {him} ${z} for it. How much more does {n} need to buy the tent?",
      "{n} and {m} are buying a ping-pong table for ${x} together. {n} can pay ${y} and {m} can pay ${z}. How many dollars are they short?",
      "How much must the team still raise for its ${x} trip? It got ${z} from a car wash and ${y} from a cake sale.",
      "The repair will be ${x}. The owner paid ${y} last week and ${z} today. What does the owner still owe?",
    ],
  },
  {
    id: "trio/pages-left-after-two-days",
    expression: "x-(y+z)",
    numbers: { x: "70..200", y: "6..33", z: "6..33" },
    texts: [
      "{n}'s library book has {x} pages. {He} read {y} pages in the car and {z} pages in bed. How many pages are there to go?",
      "A puzzle has {x} pieces. {n} has put in {y} pieces and {m} has put in {z}. How many pieces are not in place yet?",
      "{m} has to learn {x} words for the test. {mHe} learned {y} on {day} and {z} on {day2}. How many words does {mhe} have to learn after that?",
      "How many steps of the tower has {n} not climbed yet? It has {x} steps. {He} climbed {y}, had a rest, and climbed {z}.",
    ],
  },
  {
    id: "trio/seats-and-beds-free",
    expression: "x-(y+z)",
    numbers: { x: "60..120", y: "5..28", z: "5..28" },
    texts: [
      "The ship has {x} beds. {y} are taken by the crew and {z} by passengers. How many beds are free?",
      "A riverboat with {x} seats picks up {y} students at one school and {z} students at another. How many seats stay empty?",
      "How many more dancers can sign up? The contest takes {x}. So far {y} girls and {z} boys have signed up.",
      "There are {x} hooks in the hall. {y} have a coat on them, {z} have a bag on them, and nothing is on the rest. How many hooks have nothing on them?",
    ],
  },
  {
    id: "trio/distance-left-after-two",
    expression: "x-(y+z)",
    texts: [
      "The camp is {x} miles away. {n}'s family drove {y} miles before lunch and {z} miles after it. How many miles do they still have to drive?",
      "{n} wants to swim {x} meters today. {He} swam {y} meters on {his} back and {z} meters on {his} side. How many meters must {he} still swim?",
      "How many kilometers of the road are not paved yet? The road will be {x} kilometers long. The crew paved {y} kilometers in {month} and {z} kilometers in {month2}.",
      "To fill the pool, {x} gallons are needed. One hose gave {y} gallons and the other gave {z} gallons. How many gallons are still needed?",
    ],
  },
  {
    id: "trio/food-for-the-guests",
    expression: "x-(y+z)",
    units: ["{f}", "{f}"],
    numbers: { x: "50..99", y: "5..23", z: "5..23" },
    texts: [
      "For the school picnic {x} {f} are wanted. Mrs. Reed will bring {y} and Mr. Fox will bring {z}. How many {f} should somebody else bring?",
      "{n} promised {his} guests {x} {f}. {He} made {y} last night and {z} this morning. How many {f} does {he} still have to make?",
      "How many {f} does the cook lack? He needs {x}. He found {y} in the pantry and {z} in the cellar.",
      "The tray was made for {x} {f}. There are {y} {f} in the front part and {z} in the back part. How many more {f} fit on the tray?",
    ],
  },
  {
    id: "trio/points-to-win",
    expression: "x-(y+z)",
    numbers: { x: "60..150", y: "6..28", z: "6..28" },
    texts: [
      "Whoever gets {x} points wins the prize. {n} got {y} points at the first stand and {z} at the second. How many points is {he} away from the prize?",
      "A scout needs {x} hours of service for the badge. {n} helped for {y} hours at the hospital and {z} hours at the food bank. How many hours are left to do?",
      "How many more goals does the {color} team need for a record of {x} goals in a year? It scored {y} goals in the spring and {z} in the summer.",
      "The class wants to read {x} books this year. The boys have read {y} and the girls have read {z}. How many books must the class read yet?",
    ],
  },
  {
    id: "trio/needs-more-than-two-have",
    expression: "z-(x+y)",
    numbers: { x: "5..30", y: "5..30", z: "65..120" },
    texts: [
      "{n} has {x} bottle caps and {m} has {y}. With how many more would they have {z}?",
      "The red hen house has {x} eggs and the white one has {y}. The farmer must deliver {z} eggs. How many eggs is he short?",
      "{x} chairs stand on the left and {y} on the right. {z} people will come to the talk, and each needs a chair. How many chairs have to be brought?",
      "Two classes planted {x} and {y} trees. How many trees must the third class plant to make {z} trees in all?",
    ],
  },
  {
    id: "trio/still-due-after-return",
    expression: "x-y+z",
    numbers: { x: "40..90", y: "5..30", z: "3..20" },
    texts: [
      "{n} had {x} math problems to do. {He} did {y} of them. Then the teacher gave {him} {z} more. How many problems does {he} have to do now?",
      "A painter must paint {x} doors. She has finished {y}. The owner now asks for {z} other doors as well. How many doors are left for her to paint?",
      "How many plates are still to be washed? There were {x}. {n} washed {y}, and after that the waiters carried in {z} dirty ones.",
      "The office has {x} letters to answer. {y} were answered on {day}, while {z} letters came in. How many letters have to be answered now?",
    ],
  },
  {
    id: "trio/enough-with-some-to-spare",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "15..50", z: "8..32" },
    texts: [
      "{n} has {x} {o} and {m} has {y}. For the show they need only {z}. How many {o} will they have to spare?",
      "There were {y} sandwiches from the cafe and {x} from home. {z} people came, and each took one. How many sandwiches were left?",
      "How many cups too many did Mom buy? She got {x} paper cups and {y} plastic cups, but only {z} cups were needed.",
      "The van brings {x} helmets and the truck brings {y}. {z} riders put one on. How many helmets are not used?",
    ],
  },
];

/** A sum or difference is compared with a third number. */
const COMPARED: readonly WordingFamily[] = [
  {
    id: "trio/two-together-against-one",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "20..60", y: "15..50", z: "5..33" },
    texts: [
      "{n} has {x} {o}, {m} has {y}, and {k} has {z}. How many more {o} do {n} and {m} have together than {k}?",
      "{k} made {z} {o} alone. {n} and {m} worked as a pair; {n} made {x} and {m} made {y}. By how many {o} did the pair beat {k}?",
      "How many fewer {o} were sold on {day3} than on {day} and {day2} together? {x} were sold on {day}, {y} on {day2} and {z} on {day3}.",
      "One {cs} has {x} {o} in it and another has {y}. A third {cs} has {z}. If you put the first two together, how many more {o} is that than the third one holds?",
    ],
  },
  {
    id: "trio/one-against-two-together",
    expression: "z-(x+y)",
    units: ["{o}", "{o}"],
    numbers: { x: "4..30", y: "4..30", z: "65..120" },
    texts: [
      "{k} owns {z} {o}. {n} owns {x} and {m} owns {y}. How many more {o} does {k} own than {n} and {m} put together?",
      "Even together, the {x} {o} of {n} and the {y} {o} of {m} are not as many as the {z} {o} of {k}. How many fewer are they?",
      "{z} {o} came on {day3}. On {day} and {day2} there had come {x} and {y}. How many more came on {day3} than on those two days in total?",
      "By how many {o} is the {place} ahead, if it has {z} {o}, and {n}'s house and {m}'s house have {x} and {y}?",
    ],
  },
  {
    id: "trio/price-of-two-against-one",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "A shirt is ${x} and a tie is ${y}. A set of both is ${z}. How much does {n} save with the set?",
      "At the first shop {n} spent ${x}, and at the second {he} spent ${y}. {m} spent just ${z} that day. How much more did {n} spend than {m}?",
      "How much cheaper is the ${z} day pass than a ride up for ${x} and a ride down for ${y}?",
      "Going by train costs ${z}. Going by car costs ${x} for gas and ${y} for parking. How much more is it to go by car?",
    ],
  },
  {
    id: "trio/lunch-and-dinner-visitors",
    expression: "x+y-z",
    units: ["people", "people"],
    numbers: { x: "25..70", y: "25..70", z: "6..45" },
    texts: [
      "On Saturday {x} men and {y} women came to the play. On Sunday {z} people came. How many more people came on Saturday?",
      "The lake camp has {x} boys and {y} girls. The forest camp has {z} children. How many fewer children are in the forest camp than in the lake camp?",
      "The cafe served {x} people at breakfast, {y} at lunch and {z} at dinner. How many more people ate there before the evening than in the evening?",
      "How many more passengers does the ferry take than the bus? The bus takes {z}. The ferry takes {x} below deck and {y} on deck.",
    ],
  },
  {
    id: "trio/two-ways-compared",
    expression: "x+y-z",
    numbers: { x: "12..60", y: "12..60", z: "4..22" },
    texts: [
      "The road by the river is {x} miles to the ford and {y} miles from there to town. The tunnel road is {z} miles to town. How many miles longer is the river road?",
      "{n} practiced {x} minutes before school and {y} minutes after school. {m} practiced {z} minutes. How many minutes longer did {n} practice?",
      "A stack is made of a box {x} inches high and, on top of it, a box {y} inches high. Beside it is a stool {z} inches high. How many inches higher than the stool is the stack?",
      "How many pounds heavier than the {z}-pound trunk are the two bags, of {x} pounds and {y} pounds, together?",
    ],
  },
  {
    id: "trio/what-was-left-against-other",
    expression: "x-y-z",
    numbers: { x: "55..99", y: "4..24", z: "4..26" },
    texts: [
      "{n} had {x} {o} and lost {y} of them. {m} has {z} {o}. How many more {o} does {n} have than {m} now?",
      "A red candle of {x} centimeters burned down by {y} centimeters. Then it stood beside a white candle of {z} centimeters. By how many centimeters was the red one taller?",
      "{x} frogs sat on the log and {z} in the grass. After {y} had hopped from the log into the water, how many more frogs were on the log than in the grass?",
      "Of the {x} children in the chess club, {y} are ill today. The math club has {z} children today. How many fewer children than the chess club does the math club have today?",
    ],
  },
  {
    id: "trio/difference-after-gain",
    expression: "x+y-z",
    numbers: { x: "25..60", y: "5..40", z: "6..24" },
    texts: [
      "{n} scored {x} points and then another {y}. {m} scored {z} points in the whole game. By how many points did {n} win?",
      "Last week {n}'s bean plant was {x} centimeters high. It has grown {y} centimeters since. {m}'s plant is {z} centimeters high. How much higher is {n}'s plant now, in centimeters?",
      "The oak school had {x} pupils and got {y} new ones. The elm school has {z} pupils. How many more pupils go to the oak school?",
      "How many more kites does {n} have than {m}, who has {z}, now that {n} has built {y} kites and added them to the {x} that {he} had?",
    ],
  },
  {
    id: "trio/chain-of-more",
    expression: "x+y+z",
    numbers: { x: "5..50", y: "3..25", z: "3..25" },
    texts: [
      "{n} has {x} {o}. {m} has {y} more than {n}. {k} has {z} more than {m}. How many {o} does {k} have?",
      "A spoon weighs {x} grams. A fork is {y} grams heavier than the spoon, and a ladle is {z} grams heavier than the fork. How many grams does the ladle weigh?",
      "The blue tower is {x} blocks high. The green tower is {y} blocks higher than the blue one. The tower in the middle is {z} blocks higher than the green one. How many blocks high is the tower in the middle?",
      "How old is {k}? {k} is {z} years older than {m}, {m} is {y} years older than {n}, and {n} is {x}.",
    ],
  },
  {
    id: "trio/chain-more-then-fewer",
    expression: "x+y-z",
    numbers: { x: "10..60", y: "6..40", z: "3..14" },
    texts: [
      "{n} caught {x} fish. {m} caught {y} more than {n}, and {k} caught {z} fewer than {m}. How many fish did {k} catch?",
      "On {day} the shop had {x} customers. On {day2} it had {y} more than on {day}. On {day3} it had {z} fewer than on {day2}. How many customers did it have on {day3}?",
      "How many rooms does the Lion Hotel have? It has {z} rooms fewer than the Bear Hotel, which has {y} rooms more than the Swan Hotel. The Swan Hotel has {x} rooms.",
      "Grandpa's pine is {x} feet tall. His spruce is {y} feet taller than the pine. His birch is {z} feet shorter than the spruce. Find the height of the birch in feet.",
    ],
  },
  {
    id: "trio/chain-fewer-then-more",
    expression: "x-y+z",
    numbers: { x: "30..80", y: "4..26", z: "3..25" },
    texts: [
      "{n} sang {x} songs. {m} sang {y} fewer songs than {n}. {k} sang {z} songs more than {m}. How many songs did {k} sing?",
      "{n}'s first paper plane flew {x} feet. The second one flew {y} feet less than that, and the third one {z} feet more than the second. How many feet did the third plane fly?",
      "The gray ship carries {x} boats. The white ship carries {y} fewer. The black ship carries {z} more than the white ship. How many boats does the black ship carry?",
      "How many marks are in the last row? The first row has {x} marks, the second has {y} less than the first, and the last has {z} more than the second.",
    ],
  },
  {
    id: "trio/chain-of-fewer",
    expression: "x-y-z",
    numbers: { x: "50..99", y: "4..22", z: "4..22" },
    texts: [
      "{n} has {x} {o}. {m} has {y} fewer than {n}, and {k} has {z} fewer than {m}. How many {o} does {k} have?",
      "The oldest cave has {x} bats. The middle cave has {y} fewer bats than the oldest, and the new cave {z} fewer than the middle one. How many bats are in the new cave?",
      "How many minutes did {k} need for the maze? {n} needed {x} minutes. {m} was {y} minutes faster than {n}, and {k} was {z} minutes faster than {m}.",
      "In the first week the ice on the lake was {x} centimeters thick. In the second week it was {y} centimeters thinner, and in the third week it was thinner again by {z} centimeters. How thick was it in the third week, in centimeters?",
    ],
  },
  {
    id: "trio/chain-of-prices",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    numbers: { x: "10..80", y: "8..40", z: "2..12" },
    texts: [
      "A soccer ball costs ${x}. A basketball costs ${y} more than the soccer ball. A volleyball costs ${z} less than the basketball. What does the volleyball cost?",
      "{n} earns ${x} a day. {m} earns ${y} more than {n}. {k} gets ${z} less than {m}. How much does {k} get a day?",
      "The price of a desk was ${x}. It was raised by ${y} in {month} and lowered by ${z} in {month2}. What is the price now?",
      "How much is a ticket for a seat in the middle? A seat in the back is ${x}, a seat in front is ${y} more than that, and one in the middle is ${z} less than one in front.",
    ],
  },
];

/** Things go from one person or place to another. */
const TRANSFERS: readonly WordingFamily[] = [
  {
    id: "trio/from-one-then-to-another",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "20..70", y: "8..40", z: "4..26" },
    texts: [
      "{m} passed {y} {o} to {n}, who had {x}. {n} then passed {z} {o} on to {k}. How many {o} does {n} have after that?",
      "{n} owned {x} {o} when {m} moved away and left {him} {y} more. To make {k} happy, {n} let {k} pick {z} of them all. How many {o} does {n} still own?",
      "How many {o} are in the {color} {cs} now? There were {x} in it. {n} moved {y} into it from the {color2} {cs}, and then {m} moved {z} out of it.",
      "The {place} was lent {y} {o} by the {place2}, and it lent {z} to the town. It had {x} {o} of its own. How many {o} are at the {place} at this time?",
    ],
  },
  {
    id: "trio/together-after-a-gift",
    expression: "x-y+z",
    numbers: { x: "30..80", y: "4..26", z: "27..60" },
    texts: [
      "{n} had {x} {o}. {He} gave {m} {y} of them, and after that {m} had {z}. How many {o} do the two have together?",
      "From the {x} books on the upper shelf {n} moved {y} to the lower shelf. Now the lower shelf has {z} books. How many books are on the two shelves?",
      "{y} of the {x} ducks on the big pond flew over to the small pond, which has {z} ducks now. How many ducks are there on both ponds?",
      "How many workers are in the two halls? {x} worked in the first hall before {y} of them were sent to the second, and the second hall has {z} since then.",
    ],
  },
  {
    id: "trio/what-the-other-one-keeps",
    expression: "x-y-z",
    numbers: { x: "60..120", y: "8..28", z: "4..28" },
    texts: [
      "{n} and {m} had {x} {o} together, and {y} of them were {n}'s. Then {m} gave {n} {z}. How many {o} did {m} have then?",
      "Two trucks carry {x} crates. The first truck has {y} of them. If {z} crates are moved from the second truck to the first, how many crates does the second truck carry?",
      "Two classes have {x} pupils in all. {y} are in class A. {z} pupils change from class B to class A. How many pupils are in class B after the change?",
      "How many cows are left in the south field? In the north and the south field together there were {x} cows, {y} of which were in the north, and then {z} went through the gate from south to north.",
    ],
  },
  {
    id: "trio/all-of-one-and-some-away",
    expression: "x+y-z",
    numbers: { x: "15..60", y: "15..60", z: "4..28" },
    texts: [
      "{n} dumped {his} {x} blocks into {m}'s box, where {y} blocks were already. The baby pulled out {z} blocks. How many blocks were in the box then?",
      "When the small school was closed, its {x} pupils went to the river school, which had {y} pupils. {z} of all these pupils graduated in June. How many pupils were there after June?",
      "{k} took over the {x} pigeons of {n} and the {y} pigeons of {m}. {z} pigeons flew back to where they came from. How many pigeons stayed with {k}?",
      "How much soup, in cups, was in the pot after the cook poured the {y} cups from the small pot into the {x} cups that were in it and then filled bowls with {z} cups?",
    ],
  },
  {
    id: "trio/marbles-won-and-lost-between",
    expression: "x-y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "35..80", y: "4..28", z: "4..40" },
    texts: [
      "{n} and {m} play for {o}. {n} comes with {x}. {m} wins {y} from {n} in the first game, and {n} wins {z} from {m} in the second. How many {o} does {n} have then?",
      "{n} lent {y} of {his} {x} {o} to {m}. {k}, who owed {n} some {o}, brought {him} {z}. How many {o} does {n} have at home?",
      "How many {o} does {n} have after trading with {m}? {n} had {x} and handed over {y}, and {m} handed over {z}.",
      "{k} got {y} {o} from {n}, and {n} got {z} {o} from {m}. Before all this {n} had {x} {o}. How many does {n} have now?",
    ],
  },
  {
    id: "trio/money-from-hand-to-hand",
    expression: "x-y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} had ${x}. {He} paid {m} the ${y} that {he} owed {mhim}. Then {k} paid {n} ${z} for some old skis. How much money does {n} have now?",
      "From an account with ${x}, ${y} was sent to {m}. A day later ${z} came into it from {k}. How much is in the account now?",
      "How much does {n} have if {he} gives ${y} of {his} ${x} to {his} sister and gets ${z} from {his} brother?",
      "The club's cash box had ${x} in it. The treasurer gave the cook ${y} for the feast, and the members paid ${z} in dues. How much is in the cash box after that?",
    ],
  },
  {
    id: "trio/two-friends-both-give",
    expression: "x+y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "3..50", y: "3..30", z: "3..30" },
    texts: [
      "{k} already has {x} {o}. Because {n} no longer wants {his} {y} {o} and {m} no longer wants {mhis} {z}, {k} gets all of these too. How many {o} will {k} have?",
      "{y} {o} from {n} and {z} {o} from {m} were put with the {x} {o} of the {gs}. How many {o} does the {gs} have now?",
      "How many {o} will be in the {place} after {n} takes {y} there and {m} takes {z} there? {x} are there now.",
      "{n} was given {y} {o} by {m}. {He} was given {z} {o} by {k}, too. {He} found {x} in {his} closet at home. How many {o} is that in all?",
    ],
  },
  {
    id: "trio/parcels-through-the-office",
    expression: "x+y-z",
    numbers: { x: "20..70", y: "15..60", z: "5..33" },
    texts: [
      "Truck A brings {x} parcels to the hall and truck B brings {y}. Truck C takes {z} parcels away. How many parcels from A and B are in the hall after that, if nothing else was there?",
      "{n} copied {x} pages and {m} copied {y}. They handed out {z} of the pages in class. How many copied pages do they still have?",
      "The kitchen sent {x} plates of pasta and {y} plates of fish to the dining room. {z} plates came back because nobody had ordered them. How many plates stayed in the dining room?",
      "How many blood samples does the lab still have to test? The first hospital sent it {x}, the second sent it {y}, and {z} of all these are tested.",
    ],
  },
];

/** The beginning, one change and the end are told; the other change is asked for. */
const CHANGE_ASKED: readonly WordingFamily[] = [
  {
    id: "trio/gone-after-a-gain",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "30..70", y: "10..40", z: "8..36" },
    texts: [
      "{n} had {x} {o} and bought {y} more. Then {he} gave some to {m}. Now {n} has {z}. How many {o} did {he} give to {m}?",
      "How many {o} fell out of the {cs}? It had {x} in it, {n} put in another {y}, and at home there were only {z}.",
      "There were {x} {o} in the {place}. {y} more were brought. When {n} came back, {he} saw only {z} of them. How many {o} had somebody taken?",
      "{n} has {z} {o} today. Last year {he} had {x}. In the meantime {he} got {y} new ones and broke a few. How many did {he} break?",
    ],
  },
  {
    id: "trio/spent-after-earning",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} had ${x} and got ${y} for mowing lawns. After a visit to the {shop} {he} had ${z}. How much did {he} spend there?",
      "Mom gave {n} ${x} and Dad gave {him} ${y} for the field trip. {He} brought back ${z}. How much of the money did {n} use?",
      "How much was the dinner? {n} put ${x} on the table, {m} put ${y} on it, and the waiter gave them back ${z}.",
      "On {day} there was ${x} in the box. On {day2} ${y} was put in. On {day3} somebody paid a bill from it, and it held ${z}. How much was the bill?",
    ],
  },
  {
    id: "trio/came-after-some-left",
    expression: "z-(x-y)",
    numbers: { x: "30..60", y: "4..20", z: "62..110" },
    texts: [
      "{x} {u} were at the {place}. {y} of them left, and others came. Then there were {z}. How many came?",
      "{n} had {x} {o}. {He} sold {y} of them and later bought new ones. Now {he} owns {z}. How many did {he} buy?",
      "How many seedlings did the gardener add? There were {x}. The frost killed {y} of these, but now {z} seedlings stand in the bed.",
      "The ship left the first harbor with {x} passengers. At the island {y} went on land and some came on board. It sailed on with {z} passengers. How many came on board at the island?",
    ],
  },
  {
    id: "trio/second-loss-asked",
    expression: "x-y-z",
    numbers: { x: "60..120", y: "5..28", z: "5..28" },
    texts: [
      "{n} had {x} {o}. {He} gave {y} to {m} and some to {k}. {He} kept {z}. How many did {k} get?",
      "The bakery made {x} bagels. {y} were sold before school, some were sold after school, and {z} were left over. How many were sold after school?",
      "A wagon train had {x} horses. {y} of them ran off on {day}, others ran off on {day2}, and {z} horses were left then. How many ran off on {day2}?",
      "How many pages did {n} read on the train? The book has {x} pages. {He} had read {y} before the trip, and after it {he} has {z} left to read.",
    ],
  },
  {
    id: "trio/second-gain-asked",
    expression: "z-(x+y)",
    numbers: { x: "5..35", y: "4..28", z: "70..120" },
    texts: [
      "{n} had {x} {o}. {m} gave {him} {y}, and {k} gave {him} some as well. Then {he} had {z}. How many {o} did {k} give {him}?",
      "There were {x} people at the hearing at first. {y} more came at ten and others at eleven, and then the room had {z} people. How many came at eleven?",
      "How many inches did it snow on {day3}? There were {x} inches of snow on the mountain before, {y} inches fell on {day2}, and after {day3} there were {z} inches.",
      "The tower of cans was {x} cans high. {n} put {y} cans on top and {m} put on the rest. In the end it was {z} cans high. How many cans did {m} put on?",
    ],
  },
  {
    id: "trio/liquid-change-asked",
    expression: "x+y-z",
    numbers: { x: "40..90", y: "10..40", z: "8..45" },
    texts: [
      "The pool held {x} tubs of water. {n} poured in {y} tubs. Some water leaked out, and {z} tubs are in it now. How many tubs of water leaked out?",
      "{n} weighed out {x} grams of flour, then {y} grams more. After the bread was made, {z} grams were in the bowl. How many grams went into the bread?",
      "How many miles of wire did the crew use? It had {x} miles and was sent {y} miles more, and {z} miles remain on the rolls.",
      "The oil tank held {x} gallons in fall. In {month} {y} gallons were added. In spring the tank held {z} gallons. How many gallons were burned from fall to spring?",
    ],
  },
  {
    id: "trio/eaten-of-two-batches",
    expression: "x+y-z",
    units: ["{f}", "{f}"],
    numbers: { x: "20..50", y: "15..40", z: "4..28" },
    texts: [
      "{x} {f} lay on one tray and {y} on the other. After the feast {z} {f} were left on both trays together. How many {f} did people eat?",
      "{n} brought {x} {f}, and {m} brought {y}. They carried {z} back home. How many {f} were eaten?",
      "How many {f} did the mice get? The cook had stored {x} in the pantry and {y} in the cellar, and in the morning he found {z}.",
      "Two {c} of {f} were sent to the team, one with {x} and one with {y}. The coach has {z} {f} to give back. How many did the players take?",
    ],
  },
  {
    id: "trio/players-traded-asked",
    expression: "x+y-z",
    numbers: { x: "25..50", y: "8..30", z: "12..32" },
    texts: [
      "A team had {x} players in {month}. {y} new players came, and some old ones left. Now the team has {z} players. How many left?",
      "{n}'s class planted {x} trees by the road and {y} by the gate. After the dry summer {z} trees were alive. How many trees died?",
      "How many kids did not finish the hike? {x} kids started from camp, {y} joined them at the bridge, and {z} came to the top.",
      "The stable had {x} horses and bought {y}. After the sale at the fair there were {z} horses. How many were sold at the fair?",
    ],
  },
];

/** Ages, clocks and calendars. */
const AGES_AND_TIMES: readonly WordingFamily[] = [
  {
    id: "trio/age-past-to-future",
    expression: "x+y+z",
    units: ["years", "years"],
    numbers: { x: "17..40", y: "2..20", z: "2..20" },
    texts: [
      "{y} years ago {n} was {x} years old. How old will {n} be {z} years from now?",
      "When {n} started to work at the {shop}, {he} was {x}. {He} worked there for {y} years and after that at the {place} for {z} years. How old is {he} now?",
      "How old was the bridge when it was closed? It was {x} years old when it was painted. {y} years later it was mended, and {z} years after that it was closed.",
      "{n} is {x}. {His} sister is {y} years older. How old will the sister be in {z} years?",
    ],
  },
  {
    id: "trio/age-future-to-past",
    expression: "x-y-z",
    units: ["years", "years"],
    numbers: { x: "40..90", y: "3..16", z: "3..16" },
    texts: [
      "In {y} years {n} will be {x} years old. How old was {n} {z} years ago?",
      "{n}'s grandfather is {x}. {His} uncle is {y} years younger than the grandfather, and the aunt is {z} years younger than the uncle. How old is the aunt?",
      "{n} has just turned {x}. {y} years ago {he} moved to the sea, and {z} years before that {he} learned to sail. At what age did {n} learn to sail?",
      "How old was the tree when the house was built? It is {x} years old. The barn was built {y} years ago, and the house was built {z} years before the barn.",
    ],
  },
  {
    id: "trio/younger-then-later",
    expression: "x-y+z",
    units: ["years", "years"],
    numbers: { x: "35..70", y: "11..20", z: "2..10" },
    texts: [
      "{n} is {x} years old. {His} cousin is {y} years younger. How old will the cousin be in {z} years?",
      "Mr. Young is {x} now. {y} years ago he planted an apple tree, and {z} years after that it bore its first fruit. How old was he when it bore its first fruit?",
      "The church in our town is {x} years old. The school was built {y} years after the church. What will the age of the school be {z} years from now?",
      "How old is {k}, if {m} is {y} years younger than {n}, {k} is {z} years older than {m}, and {n} is {x}?",
    ],
  },
  {
    id: "trio/minutes-of-a-morning",
    expression: "x+y+z",
    units: ["minutes", "minutes"],
    numbers: { x: "5..50", y: "5..50", z: "5..50" },
    texts: [
      "{n} needs {x} minutes to get dressed, {y} minutes for breakfast and {z} minutes for the way to school. How many minutes before school must {he} get up?",
      "The dough rests for {x} minutes. Then it is baked for {y} minutes and cooled for {z} minutes. After how many minutes can it be eaten?",
      "How long did the doctor's visit take {n}, in minutes? {He} sat in the waiting room for {y} minutes and was with the doctor for {z}, and the form at the desk had taken {x} minutes.",
      "The plane should have left at noon. It waited {x} minutes for fuel, {y} minutes for a crew and {z} minutes for the fog to clear. How many minutes late was it?",
    ],
  },
  {
    id: "trio/minutes-saved-and-lost",
    expression: "x-y+z",
    units: ["minutes", "minutes"],
    numbers: { x: "30..90", y: "4..25", z: "4..30" },
    texts: [
      "The ride to the city takes {x} minutes on most days. Today a new road saved {n} {y} minutes, but a flat tire cost {him} {z} minutes. How many minutes did the ride take?",
      "The timer was set to {x} minutes. After {y} minutes the cook added {z} minutes. How many minutes did it show then?",
      "Choir practice was planned for {x} minutes. It began {y} minutes late and ended {z} minutes late. How many minutes did it last?",
      "How many minutes does {n} have for the test? Everyone gets {x} minutes, {he} missed the first {y}, and the teacher let {him} have {z} more at the end.",
    ],
  },
  {
    id: "trio/days-until-and-since",
    expression: "x-y-z",
    units: ["days", "days"],
    numbers: { x: "40..90", y: "4..18", z: "4..18" },
    texts: [
      "The trip to the coast was {x} days away when {n} got a calendar. {y} days later {he} bought a suitcase, and {z} days after that {he} packed it. How many days was it then until the trip?",
      "A ship needs {x} days to cross the ocean. It sailed {y} days in good weather and then {z} days in a storm. How many days does it still need?",
      "{n} may keep the library film for {x} days. {He} had it for {y} days when {he} lent it to {m}, who kept it for {z} days. How many more days may it be kept?",
      "How many days of summer camp are left, if it lasts {x} days, {y} of them have been sunny, {z} have been rainy, and there was no other weather?",
    ],
  },
];

/** Some of a part: the number of the others comes first. */
const OF_THE_OTHERS: readonly WordingFamily[] = [
  {
    id: "trio/some-of-the-other-kind",
    expression: "x-y-z",
    numbers: { x: "55..110", y: "8..26", z: "4..26" },
    texts: [
      "There are {x} children at the camp. {y} are boys. {z} of the girls have been here before. How many girls are here for the first time?",
      "{n} has {x} postmarks in a scrapbook. {y} are from {his} own country. Of those from other countries, {z} are hard to read. How many from other countries can be read well?",
      "Of the {x} lambs and sheep in the field, {y} are lambs. {z} of the sheep are black, the other sheep are white. How many white sheep are there?",
      "How many of the hotel's upstairs rooms are free? It has {x} rooms, {y} of them downstairs, and guests are in {z} of those upstairs.",
    ],
  },
  {
    id: "trio/people-in-seats-and-more-come",
    expression: "x-y+z",
    numbers: { x: "50..120", y: "12..35", z: "3..11" },
    texts: [
      "A theater has {x} seats. {y} seats were empty when the play began. Then {z} people came late and sat down. How many seats were taken after that?",
      "In a lot with {x} spaces, {y} spaces were free. Then {z} cars drove in. How many spaces had a car in them?",
      "{n}'s album has room for {x} photos. It had {y} free places yesterday. Today {n} stuck {z} more photos in. How many photos are in the album?",
      "How many lockers are in use? The school has {x} lockers. {y} were not in use last week, but {z} of those were given to new students.",
    ],
  },
  {
    id: "trio/all-but-some-and-then",
    expression: "x-y-z",
    numbers: { x: "50..99", y: "4..20", z: "4..22" },
    texts: [
      "All but {y} of the {x} {u} came. Of those who came, {z} arrived late. How many of them were on time?",
      "{n} did all but {y} of the {x} problems on the worksheet. {z} of the answers that {he} wrote were wrong. How many were right?",
      "Except for {y}, all of the {x} eggs hatched. {z} of the chicks are yellow and the rest are brown. How many chicks are brown?",
      "How many notebooks have a name on them but no number, if all {x} notebooks but {y} have a name and {z} of the ones with a name have a number too?",
    ],
  },
  {
    id: "trio/returned-and-bought",
    expression: "x-y+z",
    numbers: { x: "25..80", y: "3..22", z: "3..40" },
    texts: [
      "{n} ordered {x} {o} for the shop. {y} had the wrong color and were sent back. {z} others were sent in a second package, and {n} kept those. How many {o} did {he} keep in all?",
      "A bookstore returned {y} of the {x} copies it had of a novel. A prize made the novel famous, and the store got in {z} copies. How many copies does the store have?",
      "How many shirts does {n} have from this store? {He} bought {x} for the staff, took {y} back the next day, and bought {z} a week later.",
      "Of {x} hats that were made for the parade, {y} were too small and were thrown out. The tailor then sewed {z} larger ones. How many hats are there for the parade?",
    ],
  },
  {
    id: "trio/rest-plus-another-place",
    expression: "x-y+z",
    numbers: { x: "30..90", y: "4..28", z: "4..60" },
    texts: [
      "A bag of {x} oranges has {y} bad ones in it. In another bag all of the {z} oranges are good. How many good oranges are in the two bags?",
      "{x} girls are in the sports club, and {y} of them do not play hockey. All {z} boys of the club play hockey. How many children in the club play hockey?",
      "How many dry towels does the hotel have? There are {x} towels by the pool, but {y} of them are wet. {z} dry towels are in the closet.",
      "On the first page {n} had {x} sums and got {y} of them wrong. On the second page {he} had {z} sums and got every one right. How many sums did {n} get right?",
    ],
  },
  {
    id: "trio/two-wholes-one-part",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "20..60", z: "5..35" },
    texts: [
      "Class A has {x} pupils and class B has {y}. In both classes together there are {z} boys. How many girls are in the two classes?",
      "{n} bought a box of {x} pencils and a box of {y}. {z} of all the pencils are {color} and the others are {color2}. How many pencils are {color2}?",
      "How many of the coins are silver? One chest holds {x} coins, another holds {y}, and {z} of all the coins are gold, while the rest are silver.",
      "The train has {x} seats by a window and {y} by the aisle. There are {z} passengers, and each of them has one seat. How many seats are not taken?",
    ],
  },
  {
    id: "trio/caught-and-let-go",
    expression: "x+y-z",
    numbers: { x: "8..40", y: "8..40", z: "3..14" },
    texts: [
      "{n} caught {x} trout and {y} perch. {z} fish were too small, so {he} let them go. How many fish did {he} take home?",
      "In two nights a scientist caught {x} moths and {y} moths. She let {z} of the moths fly off and kept the rest for her study. How many did she keep?",
      "{m} wrote down {y} ideas and {n} wrote down {x}, all of them different. The class crossed out {z} of the ideas. How many ideas are there to choose from?",
      "How many bottles were turned in for money? {n} gathered {x} on the beach and {y} in the park. {z} of these had cracks, and the store did not take those.",
    ],
  },
];

/** An amount is so many more or fewer than two others together, or than what is left. */
const AGAINST_BOTH: readonly WordingFamily[] = [
  {
    id: "trio/more-than-both-together",
    expression: "x+y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "4..40", y: "4..40", z: "3..25" },
    texts: [
      "{n} has {x} {o}, and {m} has {y}. {k} has {z} more than both of them together. How many {o} does {k} have?",
      "The teacher counted {x} {o} from the girls and {y} {o} from the boys. She herself has {z} more {o} than all of the children. How many {o} does the teacher have?",
      "How many {o} are in the {color3} {cs}? The {color} one has {x} {o} in it and the {color2} one has {y}, and the {color3} one has {z} more than these two put together.",
      "On {day3} {n} sold {z} {o} more than on {day} and {day2} combined. {He} sold {x} on {day} and {y} on {day2}. How many {o} did {he} sell on {day3}?",
    ],
  },
  {
    id: "trio/fewer-than-both-together",
    expression: "x+y-z",
    numbers: { x: "12..60", y: "12..60", z: "3..20" },
    texts: [
      "{n} ran {x} laps, and {m} ran {y} laps. {k} ran {z} laps fewer than the two of them together. How many laps did {k} run?",
      "The oak hall seats {x} people and the small hall seats {y}. The tent seats {z} fewer people than the two halls together. How many people does the tent seat?",
      "How many pages does the third volume have? It has {z} pages less than the first two together, and these have {x} and {y} pages.",
      "One hen house gave {x} eggs and another gave {y}. Farmer Bell's third hen house gave {z} eggs less than the first two together. How many eggs did the third one give?",
    ],
  },
  {
    id: "trio/more-than-what-was-left",
    expression: "x-y+z",
    numbers: { x: "30..80", y: "4..26", z: "3..30" },
    texts: [
      "{n} had {x} {o} but lost {y}. {m} has {z} more {o} than {n} has now. How many {o} does {m} have?",
      "Of {x} tomato plants {n} lost {y} to the frost. {His} neighbor has {z} plants more than {n} has left. How many plants does the neighbor have?",
      "How many people are in the second boat? The first boat had {x} people in it until {y} got out, and the second has {z} more than the first has now.",
      "A jacket is marked down by ${y} from ${x}. A coat is ${z} more than the jacket is now. What does the coat cost in dollars?",
    ],
  },
  {
    id: "trio/fewer-than-what-was-left",
    expression: "x-y-z",
    numbers: { x: "50..99", y: "4..22", z: "3..22" },
    texts: [
      "{n} made {x} {o} and gave {y} away. {m} has {z} fewer {o} than {n} has left. How many {o} does {m} have?",
      "The big tank has {x} fish. {y} of them are moved to the river. The small tank has {z} fish fewer than there are in the big tank after that. How many fish are in the small tank?",
      "A rope of {x} meters was made {y} meters shorter. {k}'s rope is {z} meters shorter than that rope is now. How many meters long is {k}'s rope?",
      "How many tickets were left on {day2}? On {day} there were {x} tickets, and {y} were sold that day. On {day2} there were {z} fewer than at the end of {day}.",
    ],
  },
  {
    id: "trio/more-than-the-sum-needed",
    expression: "x+y+z",
    numbers: { x: "6..50", y: "6..50", z: "3..20" },
    texts: [
      "{x} adults and {y} children will eat at the feast. The cook wants {z} plates more than there are people. How many plates should he set out?",
      "{n} cuts {x} feet of ribbon for the door and {y} feet for the tables, and then has {z} feet left. How long was the ribbon, in feet?",
      "How many programs should the school print? It expects {x} parents and {y} students, a program for each, and it wants {z} spare programs.",
      "Two buses brought {x} and {y} fans to the stadium. Although every one of them got a flag, {z} flags were left in the box. How many flags had there been in the box?",
    ],
  },
];

/** Worksheet stories with three given numbers that are all needed. */
export const WORKSHEET_THREE_NUMBERS: readonly WordingFamily[] = [
  ...THREE_TOGETHER,
  ...SUM_LESS_SOME,
  ...SOME_GO_OTHERS_COME,
  ...TWICE_LESS,
  ...THIRD_PART,
  ...BEGINNING_UNKNOWN,
  ...GOAL,
  ...COMPARED,
  ...TRANSFERS,
  ...CHANGE_ASKED,
  ...AGES_AND_TIMES,
  ...OF_THE_OTHERS,
  ...AGAINST_BOTH,
];

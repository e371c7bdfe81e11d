import type { WordingFamily } from "../wording.ts";

/** Some come, then some go; how many there are now. */
const GOT_THEN_LOST: readonly WordingFamily[] = [
  {
    id: "got-lost/recess-marbles",
    expression: "x+y-z",
    units: ["marbles", "marbles"],
    numbers: { x: "10..60", y: "4..40", z: "2..13" },
    texts: [
      "{n} had {x} marbles. {He} won {y} more at recess and lost {z} on the way home. How many marbles does {he} have now?",
      "{m} gave {n} {y} marbles. {n} already had {x}. Then {he} dropped {z} of them down a drain. How many marbles does {n} have left?",
      "There were {x} marbles in the jar. {n} put in {y} more. Later the cat knocked {z} out, and they rolled away. How many marbles are in the jar now?",
      "How many marbles does {n} have[,|] if {he} started with {x}, bought {y}, and traded {z} away for a top?",
    ],
  },
  {
    id: "got-lost/cookie-jar",
    expression: "x+y-z",
    units: ["cookies", "cookies"],
    numbers: { x: "8..40", y: "6..36", z: "2..13" },
    texts: [
      "{n} baked {x} cookies in the morning and {y} more after lunch. {His} family ate {z} of them. How many cookies are left?",
      "Grandma had {x} cookies in a jar. She put {y} fresh ones in it. Then the kids ate {z}. How many cookies are in the jar now?",
      "Mom bought {x} cookies and {n} made another {y}. They took {z} of the cookies to school. How many cookies stayed at home?",
      "We had {x} cookies for the picnic, and {m} brought {y} more. It rained, and {z} cookies got wet. How many cookies did not get wet?",
    ],
  },
  {
    id: "got-lost/birthday-and-allowance",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} had ${x} in {his} desk. {His} grandpa sent {him} ${y}. Then {he} spent ${z} at the toy store. How much money does {n} have now?",
      "{n} gets an allowance. This month {he} got ${x}, and {he} earned ${y} more by washing the car. {He} put ${z} in the bank and kept the rest. How much did {he} keep?",
      "{n}'s dad gave {him} ${x} for the fair, and {his} mom gave {him} ${y}. {He} spent ${z} on rides. How much money did {he} still have?",
      "How much money is left[,|] if {n} had ${x}, found ${y} in an old coat, and paid ${z} for a pair of shoes?",
    ],
  },
  {
    id: "got-lost/kids-in-and-out",
    expression: "x+y-z",
    units: ["kids", "kids"],
    numbers: { x: "8..40", y: "3..25", z: "2..10" },
    texts: [
      "{x} kids were in the pool. {y} more jumped in. Then {z} got out to eat. How many kids are in the pool now?",
      "The chess club had {x} kids. In the fall {y} new kids joined, and in the spring {z} kids quit. How many kids are in the club now?",
      "There were {x} kids on the school bus. At the next stop {y} more got on. At the library {z} got off. How many kids were on the bus after that?",
      "How many kids were still playing tag after {z} had to go home? At first {x} kids were playing, and then {y} others joined them.",
    ],
  },
  {
    id: "got-lost/from-an-aunt",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "6..70", y: "4..50", z: "2..9" },
    texts: [
      "{n} had {x} {o}. {His} aunt sent {him} {y} more. {n} gave {z} of them to {his} little sister. How many {o} does {n} have now?",
      "There were {x} {o} on the table. {n} put {y} more there, and {m} took {z} away. How many {o} are on the table now?",
      "{n} likes {o}. {He} had {x} and bought {y} more, but {he} lost {z} on the way home. How many {o} does {n} have left?",
      "How many {o} do I have now[,|] if I had {x}, got another {y} from my grandma, and sold {z}?",
    ],
  },
  {
    id: "got-lost/class-books",
    expression: "x+y-z",
    units: ["books", "books"],
    numbers: { x: "12..80", y: "5..40", z: "2..16" },
    texts: [
      "The teacher had {x} books on her shelf. The parents brought in {y} more. {z} books were torn, and she threw those out. How many books does she have now?",
      "{n} took {x} books home from school and {y} books from the town library. {He} has read {z} of them. How many of the books does {he} still have to read?",
      "How many books do the Wilsons own now? They had {x}, bought {y} at a book sale, and gave {z} to a neighbor.",
      "{x} books were on the cart. Ms. Diaz put {y} more on it. Then {n} took {z} books off the cart and put them away. How many books were left on the cart?",
    ],
  },
  {
    id: "got-lost/ducks-and-eggs",
    expression: "x+y-z",
    numbers: { x: "8..40", y: "4..30", z: "2..11" },
    texts: [
      "{x} ducks were on the pond, and {y} more flew in. Then a dog barked and {z} ducks flew away. How many ducks were on the pond then?",
      "{n}'s hens laid {x} eggs last week and {y} eggs this week. {He} sold {z} of the eggs. How many eggs does {he} have left?",
      "The pet store had {x} mice. The owner got {y} more on {day}. On {day2} {z} mice were sold. How many mice does the store have now?",
      "How many ants are on the picnic blanket[,|] if there were {x}, {y} more came, and {z} crawled away?",
    ],
  },
  {
    id: "got-lost/points-taken-off",
    expression: "x+y-z",
    units: ["points", "points"],
    numbers: { x: "10..90", y: "5..60", z: "2..14" },
    texts: [
      "{n} had {x} points in a video game. {He} found a star and got {y} more points. Then {he} fell in the lava and lost {z} points. How many points does {n} have now?",
      "Our team got {x} points in the first round and {y} points in the second. {z} points were taken off because we were late. How many points did we have in the end?",
      "What is {n}'s score[,|] if {he} scores {x} points on {day} and {y} points on {day2} and then loses {z} points for breaking a rule?",
      "The Tigers had {x} points. They won a game and got another {y}. They forgot to clean up, and that cost them {z} points. How many points do the Tigers have now?",
    ],
  },
  {
    id: "got-lost/measured-in-then-out",
    expression: "x+y-z",
    texts: [
      "A water tank had {x} gallons in it. {n} poured in {y} gallons and used {z} gallons on the garden. How many gallons are in the tank now?",
      "A farm stand had {x} pounds of apples. The farmer brought {y} more pounds at noon, and {z} pounds were sold by evening. How many pounds of apples were left?",
      "{n} had {x} feet of string, and {m} gave {him} {y} feet more. {n} used {z} feet for a kite. How many feet of string does {n} have left?",
      "How many yards of cloth does the teacher have left[,|] if she had {x} yards, bought {y} yards, and used {z} yards for the costumes?",
    ],
  },
  {
    id: "got-lost/seeds-and-pumpkins",
    expression: "x+y-z",
    numbers: { x: "12..60", y: "8..50", z: "2..17" },
    texts: [
      "{n} planted {x} seeds on {day} and {y} more on {day2}. {z} of the seeds did not come up. How many seeds came up?",
      "There were {x} flowers in the school garden. The kids planted {y} more. In the summer {z} flowers died because it was so hot. How many flowers are in the garden now?",
      "Dad picked {x} tomatoes and {n} picked {y}. They used {z} of the tomatoes in a sauce. How many tomatoes were left?",
      "How many pumpkins does the farmer have left[,|] if he picked {x} on {day} and {y} on {day2} and then sold {z}?",
    ],
  },
  {
    id: "got-lost/with-other-number",
    expression: "x+y-z",
    numbers: { x: "10..60", y: "5..40", z: "2..14", v: "2..5" },
    texts: [
      "{n} is in grade {v}. {He} had {x} toy cars and got {y} more for {his} birthday. {He} gave {z} toy cars to {his} cousin. How many toy cars does {n} have now?",
      "{v} friends went to the lake. They caught {x} fish in the morning and {y} in the afternoon. They threw {z} of the fish back. How many fish did they keep?",
      "{n} picked {x} plums and {m} picked {y}. It took them {v} hours. They ate {z} of the plums. How many plums are left?",
      "A bus left school at {v} o'clock with {x} kids on it. At the next school {y} more kids got on. Then {z} kids got off at the park. How many kids were on the bus after that?",
    ],
  },
];

/** Some go, then some come; how many there are now. */
const LOST_THEN_GOT: readonly WordingFamily[] = [
  {
    id: "lost-got/trading-cards",
    expression: "x-y+z",
    units: ["cards", "cards"],
    numbers: { x: "20..90", y: "3..18", z: "2..30" },
    texts: [
      "{n} had {x} baseball cards. {He} traded away {y} of them and got {z} other cards back. How many cards does {he} have now?",
      "{n} had {x} cards in a binder. {He} gave {y} to {m}. Then {his} grandpa gave {him} {z} old ones. How many cards does {n} have now?",
      "How many cards does {n} have now[,|] if {he} had {x}, lost {y} at the park, and bought {z} more?",
      "{n} brought {x} cards to school. {He} lost {y} cards in the first game and won {z} in the second. How many cards did {he} take home?",
    ],
  },
  {
    id: "lost-got/new-children",
    expression: "x-y+z",
    units: ["children", "children"],
    numbers: { x: "18..45", y: "2..12", z: "2..15" },
    texts: [
      "There were {x} children in Mrs. Cole's class. {y} of them moved away in the summer. In the fall {z} new children came. How many children are in the class now?",
      "{x} children were on the playground. {y} went inside, and then {z} others came out. How many children were on the playground then?",
      "{x} children signed up for the trip. {y} got sick and stayed home. {z} others came along in the end. How many children went on the trip?",
      "There are {x} children in line for the slide. {y} go down and run off to the swings, and {z} more get in line. How many children are in line now?",
    ],
  },
  {
    id: "lost-got/handed-back-in",
    expression: "x-y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "24..90", y: "9..22", z: "2..8" },
    texts: [
      "A box had {x} {o} in it. {n} took out {y} and put {z} back. How many {o} are in the box now?",
      "{n} let {m} have {y} of {his} {x} {o}. {m} brought {z} of them back the next day. How many {o} does {n} have now?",
      "The teacher had {x} {o}. She handed out {y} of them. At the end of the day {z} were turned in again. How many {o} does she have now?",
      "A store had {x} {o}. It sold {y}, but {z} of those were brought back. How many {o} does the store have now?",
    ],
  },
  {
    id: "lost-got/spent-then-paid",
    expression: "x-y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} had ${x}. {He} spent ${y} at the school fair. The next day a neighbor paid {him} ${z} for walking the dog. How much money does {n} have now?",
      "{n} had ${x} in {his} piggy bank. {He} took out ${y} and later put in ${z} of birthday money. How much is in the piggy bank now?",
      "Mom had ${x} in her purse. She paid ${y} for groceries and then got ${z} from the bank. How much money is in her purse now?",
      "How much money did {n} have in the end? {He} had ${x}, bought a shirt for ${y}, and sold an old game for ${z}.",
    ],
  },
  {
    id: "lost-got/food-on-the-plate",
    expression: "x-y+z",
    units: ["{f}", "{f}"],
    numbers: { x: "12..50", y: "2..9", z: "2..20" },
    texts: [
      "There were {x} {f} on the plate. The kids ate {y}. Then Mom put {z} more on it. How many {f} are on the plate now?",
      "{n} packed {x} {f} for a trip. {He} ate {y} of them in the car and bought {z} more at a store. How many {f} did {he} have then?",
      "How many {f} do we have now[,|] if we had {x}, ate {y} for lunch, and got {z} from our neighbors?",
      "{n}'s class had {x} {f} for the picnic. The class ate {y} of them. Then a parent came with {z} more. How many {f} were there after that?",
    ],
  },
  {
    id: "lost-got/cars-in-the-lot",
    expression: "x-y+z",
    units: ["cars", "cars"],
    numbers: { x: "20..80", y: "3..18", z: "2..30" },
    texts: [
      "{x} cars were parked at the store. {y} drove away, and {z} drove in. How many cars are parked at the store now?",
      "A dealer had {x} used cars. He sold {y} in {month} and bought {z} in {month2}. How many cars does he have now?",
      "{n} kept {x} toy cars in a shoe box. {He} took out {y} and gave them to {m}. Then {he} got {z} cars for {his} birthday and put them in the box. How many cars are in the box now?",
      "How many cars were in the lot at noon[,|] if there were {x} at nine o'clock, and by noon {y} had left and {z} others had come?",
    ],
  },
  {
    id: "lost-got/measured-out-then-in",
    expression: "x-y+z",
    texts: [
      "{n} had {x} pounds of clay. {He} used {y} pounds for a pot and got {z} pounds more from the art teacher. How many pounds of clay does {n} have now?",
      "Mom had {x} yards of cloth. She cut off {y} yards for a curtain and bought {z} yards more. How many yards of cloth does she have now?",
      "The baker had {x} pounds of flour in the morning. He used {y} pounds for bread, and in the evening he bought {z} pounds. How many pounds of flour does he have now?",
      "How many gallons of water are in the barrel now? There were {x} gallons in it, the cows drank {y} gallons, and {n} put {z} gallons in.",
    ],
  },
  {
    id: "lost-got/hamsters-and-birds",
    expression: "x-y+z",
    numbers: { x: "12..40", y: "2..10", z: "2..15" },
    texts: [
      "{n} had {x} guppies. {He} gave {y} of them to {his} cousin. Then {z} baby guppies were born. How many guppies does {n} have now?",
      "A pet shop had {x} hamsters. On {day} it sold {y}. On {day2} it got {z} more. How many hamsters does the shop have now?",
      "How many birds are on the wire now? There were {x}, {y} of them flew off, and {z} other birds came.",
      "There were {x} dogs at the shelter this morning. Families took {y} of them home, and {z} lost dogs were brought in. How many dogs are at the shelter now?",
    ],
  },
  {
    id: "lost-got/sticker-book",
    expression: "x-y+z",
    units: ["stickers", "stickers"],
    numbers: { x: "18..90", y: "3..16", z: "2..30" },
    texts: [
      "{n} had {x} stickers. {He} stuck {y} of them on {his} door and then got {z} more from the dentist. How many stickers does {he} have left to use?",
      "The teacher had {x} stickers in a drawer. On {day} she gave {y} to her class. On {day2} she put {z} new ones in the drawer. How many stickers are in the drawer now?",
      "{n}'s sticker book had {x} stickers in it. {His} baby brother tore out {y}. {n} bought {z} new stickers and put them in. How many stickers are in the book now?",
      "How many stickers does {n} have now[,|] if {he} started the week with {x} and traded {y} of them to {m} for {z} shiny ones?",
    ],
  },
  {
    id: "lost-got/work-to-do",
    expression: "x-y+z",
    numbers: { x: "14..40", y: "3..12", z: "2..15" },
    texts: [
      "{n} had {x} dishes to wash. {He} washed {y}. Then {his} brother put {z} more dirty dishes in the sink. How many dishes does {n} have to wash now?",
      "{n} had {x} math problems to do. {He} did {y} of them, but then the teacher added {z} more. How many problems does {n} still have to do?",
      "There were {x} dirty shirts in the basket. Dad took out {y} and washed them. Then {n} put in {z} more. How many dirty shirts are in the basket now?",
      "How many letters does the mailman still have to bring[,|] if he had {x}, has brought {y}, and has just been handed {z} more?",
    ],
  },
  {
    id: "lost-got/with-other-number",
    expression: "x-y+z",
    numbers: { x: "20..70", y: "3..17", z: "2..25", v: "2..12" },
    texts: [
      "{n} has had a coin collection for {v} years. {He} had {x} coins in it. {He} sold {y} and bought {z} others. How many coins are in the collection now?",
      "{x} people were on a bus. At {v} o'clock {y} people got off and {z} got on. How many people were on the bus then?",
      "{n} lives {v} blocks from school. {He} had {x} pencils, lost {y}, and then got {z} from {his} teacher. How many pencils does {he} have now?",
      "The {v} boys in the club had {x} balls. {y} balls went over the fence and were lost. The coach bought {z} new ones. How many balls does the club have now?",
    ],
  },
];

/** Two lots go, one after the other; how many are left. */
const TWO_TAKEN: readonly WordingFamily[] = [
  {
    id: "two-taken/pencil-cup",
    expression: "x-y-z",
    units: ["pencils", "pencils"],
    numbers: { x: "24..70", y: "3..12", z: "2..11" },
    texts: [
      "{n} had {x} pencils when school started. {He} lost {y} in the fall and another {z} in the winter. How many pencils does {he} have left?",
      "There were {x} pencils in the cup. {n} took {y} and {m} took {z}. How many pencils are in the cup now?",
      "The teacher had {x} pencils. She gave {y} to the girls and {z} to the boys. How many pencils did she have left?",
      "How many pencils does {n} still have[,|] if {he} bought {x}, gave {y} to {his} sister, and lost {z}?",
    ],
  },
  {
    id: "two-taken/snacks-eaten",
    expression: "x-y-z",
    units: ["{f}", "{f}"],
    numbers: { y: "2..9", z: "2..9", x: "y+z+i" },
    texts: [
      "Mom bought {x} {f}. The kids ate {y} in the morning and {z} in the afternoon. How many {f} are left?",
      "How many {f} were left in the kitchen[,|] if there were {x}, the dog got {y}, and {n} ate {z}?",
      "{n} brought {x} {f} to class. {His} friends ate {y} of them, and {he} ate {z}. How many {f} did {he} take back home?",
      "{n} ate {y} {f} from a plate of {x}. Then {m} ate {z}. How many {f} are still on the plate?",
    ],
  },
  {
    id: "two-taken/balloons-gone",
    expression: "x-y-z",
    units: ["balloons", "balloons"],
    numbers: { x: "25..80", y: "3..12", z: "2..12" },
    texts: [
      "{x} balloons were hung up for the party. {y} popped, and {z} flew away. How many balloons were left?",
      "A clown had {x} balloons. He gave {y} to the first class and {z} to the second class. How many balloons did he have then?",
      "{n} blew up {x} balloons. The cat popped {y} right away, and by evening {z} more had popped. How many balloons had not popped?",
      "How many balloons did we not use? We bought {x}, hung {y} over the front door, and hung {z} in the kitchen.",
    ],
  },
  {
    id: "two-taken/movie-money",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} had ${x}. {He} spent ${y} at the mall and ${z} at the movies. How much money does {he} have left?",
      "{n} earned ${x} last summer. {He} used ${y} to fix {his} bike and ${z} to buy a helmet. How much of the money is left?",
      "The class had ${x} for a party. It paid ${y} for pizza and ${z} for drinks. How much of the money was not spent?",
      "How much money did {n} bring home[,|] if {he} left with ${x}, lost ${y}, and spent ${z} at the market?",
    ],
  },
  {
    id: "two-taken/people-go-home",
    expression: "x-y-z",
    units: ["people", "people"],
    numbers: { x: "28..90", y: "3..14", z: "2..12" },
    texts: [
      "{x} people were at the party. {y} went home before the cake, and {z} went home right after it. How many people were still at the party?",
      "There were {x} people on a bus. {y} got off at the mall and {z} got off at the zoo. Nobody got on. How many people were still on the bus?",
      "How many people were left after two days[,|] if {x} tried out for the play, {y} were sent home on the first day, and {z} were sent home on the second?",
      "{x} people sat in the waiting room. The doctor saw {y} of them. {z} others got tired of waiting and left. How many people were still waiting?",
    ],
  },
  {
    id: "two-taken/yarn-and-lemonade",
    expression: "x-y-z",
    texts: [
      "{n} had {x} yards of yarn. {He} used {y} yards for a hat and {z} yards for a scarf. How many yards of yarn are left?",
      "There were {x} liters of lemonade at the fair. {y} liters were sold in the morning and {z} liters after lunch. How many liters of lemonade were left?",
      "Dad had a board that was {x} inches long. He cut off {y} inches and then another {z} inches. How many inches long is the board now?",
      "How many pounds of grapes does the store still have[,|] if it had {x} pounds and sold {y} pounds on {day} and {z} pounds on {day2}?",
    ],
  },
  {
    id: "two-taken/coloring-book",
    expression: "x-y-z",
    units: ["pages", "pages"],
    numbers: { x: "40..120", y: "4..20", z: "3..19" },
    texts: [
      "A coloring book has {x} pages. {n} colored {y} pages, and {m} colored {z} other pages. How many pages are not colored?",
      "{n} has to read {x} pages this week. {He} read {y} pages at school and {z} at home. How many pages are left to read?",
      "{n} wants to type {x} pages. {He} typed {y} pages before lunch and {z} after lunch. How many pages does {he} still have to type?",
      "How many pages are still in the notebook[,|] if it had {x}, {n} tore out {y}, and {his} brother tore out {z}?",
    ],
  },
  {
    id: "two-taken/room-cleaned-up",
    expression: "x-y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "30..120", y: "3..16", z: "2..13" },
    texts: [
      "{n} cleaned up {his} room and found {x} {o}. {He} gave {y} of them to {m} and threw {z} away. How many {o} did {he} keep?",
      "{n} had {x} {o} for the school fair. {y} were sold in the morning and {z} in the afternoon. How many {o} were not sold?",
      "There were {x} {o} on the shelf. {y} fell off, and Mom took {z} others down. How many {o} are on the shelf now?",
      "{n} has to wrap {x} {o}. {He} wrapped {y} last night and {z} this morning. How many {o} are left to wrap?",
    ],
  },
  {
    id: "two-taken/with-other-number",
    expression: "x-y-z",
    numbers: { x: "26..80", y: "3..12", z: "2..12", v: "7..12" },
    texts: [
      "{n} took {x} pictures in {v} days. {He} put {y} of them in a book and gave {z} to {his} grandma. How many pictures does {he} have left?",
      "A tree in {n}'s yard is {v} feet tall. It had {x} pears on it. {n} picked {y}, and {z} fell down. How many pears are still on the tree?",
      "{n} is {v} years old. {He} had {x} crackers. {He} ate {y} and fed {z} to the ducks. How many crackers are left?",
      "The store has {v} workers. It had {x} bikes. It sold {y} bikes last week and {z} this week. How many bikes does the store have now?",
    ],
  },
];

/** What goes is put together first; how many are left. */
const TAKEN_TOGETHER: readonly WordingFamily[] = [
  {
    id: "taken-sum/eggs-in-the-fridge",
    expression: "x-(y+z)",
    units: ["eggs", "eggs"],
    numbers: { x: "22..60", y: "2..11", z: "2..10" },
    texts: [
      "There were {x} eggs in the fridge. Mom used {y} eggs for pancakes and {z} for a cake. How many eggs are left?",
      "{n} got {x} eggs from {his} hens. {He} sold {y} to one neighbor and {z} to another. How many eggs did {he} keep?",
      "{y} eggs broke in the truck and {z} broke in the store. The farmer had sent {x}. How many eggs did not break?",
      "How many eggs are still hidden[,|] if the teacher hid {x}, {n} has found {y}, and {m} has found {z}?",
    ],
  },
  {
    id: "taken-sum/all-the-others",
    expression: "x-(y+z)",
    numbers: { y: "3..15", z: "2..14", x: "y+z+i" },
    texts: [
      "{x} kids voted for a class pet. {y} of them voted for a fish and {z} voted for a hamster. All the others voted for a rabbit. How many kids voted for a rabbit?",
      "Our team played {x} games. We won {y} and tied {z}. We lost all the others. How many games did we lose?",
      "{n} has {x} pets. {y} are fish and {z} are birds. The others are rabbits. How many rabbits does {n} have?",
      "There are {x} cars in the lot. {y} are white, {z} are black, and the rest are red. How many red cars are there?",
    ],
  },
  {
    id: "taken-sum/two-brothers",
    expression: "x-(y+z)",
    units: ["{o}", "{o}"],
    numbers: { x: "30..99", y: "3..15", z: "2..14" },
    texts: [
      "{n}'s two brothers took some of {his} {x} {o}. One took {y}, and the other took {z}. How many {o} did they leave for {n}?",
      "How many {o} did Grandpa keep for himself[,|] if he had {x} and gave {y} to {n} and {z} to {m}?",
      "{n} carried {y} {o} to the house, and {m} carried {z} to the garage. At first there were {x} {o} in the truck. How many {o} are still in the truck?",
      "{n} put {y} {o} in one {cs} and {z} in another. {He} had {x} {o}. How many {o} did {he} not put in a {cs}?",
    ],
  },
  {
    id: "taken-sum/shirt-and-belt",
    expression: "x-(y+z)",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} buys a shirt for ${y} and a belt for ${z}. {He} has ${x}. How much money will {he} have left?",
      "The Kims had ${x}. They paid ${y} to get into the zoo and ${z} for lunch there. How much money did they have after that?",
      "Dad gave the clerk ${x} for gloves at ${y} and a hat at ${z}. How much money did he get back?",
      "How much money was left after the weekend trip? The family had ${x}, the room cost ${y}, and the food cost ${z}.",
    ],
  },
  {
    id: "taken-sum/drive-to-the-beach",
    expression: "x-(y+z)",
    texts: [
      "The drive to the beach is {x} miles. Mom drove {y} miles and Dad drove {z} miles. How many miles are left to drive?",
      "A bike path is {x} kilometers long. Workers fixed {y} kilometers in the spring and {z} kilometers in the fall. How many kilometers are not fixed yet?",
      "{n} had {x} feet of wire. {He} used {y} feet for a cage and {z} feet for a fence. How many feet of wire were left over?",
      "The cook bought {x} pounds of carrots. She put {y} pounds in a soup and {z} pounds in a stew. How many pounds of carrots did she not use?",
    ],
  },
  {
    id: "taken-sum/sick-or-on-a-trip",
    expression: "x-(y+z)",
    units: ["children", "children"],
    numbers: { x: "20..40", y: "2..9", z: "2..9" },
    texts: [
      "There are {x} children in {n}'s class. Today {y} are sick and {z} are on a trip. The others are in school. How many children of the class are in school today?",
      "{x} children were at camp. {y} went swimming and {z} went hiking. The others stayed in the cabin. How many children stayed in the cabin?",
      "How many children are still in the choir[,|] if there were {x}, {y} of them quit, and {z} moved to another school?",
      "{x} children came to the library after school. {y} of them read and {z} played games. The rest did homework. How many children did homework?",
    ],
  },
  {
    id: "taken-sum/cupcakes-for-school",
    expression: "x-(y+z)",
    units: ["cupcakes", "cupcakes"],
    numbers: { x: "40..90", y: "6..20", z: "5..19" },
    texts: [
      "{n} baked {x} cupcakes. {He} gave {y} to the first grade and {z} to the second grade and took the rest home. How many cupcakes did {he} take home?",
      "A bakery made {x} cupcakes. It sold {y} chocolate ones and {z} lemon ones. How many cupcakes were not sold?",
      "{y} of the cupcakes fell on the floor, and {z} others got burned. {n} had made {x}. How many cupcakes were good?",
      "How many cupcakes are left[,|] if there were {x}, the boys ate {y}, and the girls ate {z}?",
    ],
  },
  {
    id: "taken-sum/flowers-for-two",
    expression: "x-(y+z)",
    units: ["flowers", "flowers"],
    numbers: { x: "25..70", y: "3..12", z: "3..12" },
    texts: [
      "{n} picked {x} flowers. {He} gave {y} to {his} mom and {z} to {his} teacher. How many flowers did {he} have left?",
      "{x} flowers grew by the fence. A goat ate {y} of them, and somebody picked {z}. How many flowers are by the fence now?",
      "How many flowers does the stand have now[,|] if it had {x}, a woman bought {y}, and a man bought {z}?",
      "{n} has {x} flowers to plant. {He} plants {y} by the door and {z} by the gate. How many flowers does {he} still have to plant?",
    ],
  },
];

/** Two changes are told, and what there was in the end; how many there were at first. */
const START_UNKNOWN: readonly WordingFamily[] = [
  {
    id: "start-unknown/had-some",
    expression: "x+z-y",
    units: ["{o}", "{o}"],
    numbers: { x: "15..80", y: "2..14", z: "2..30" },
    texts: [
      "{n} had some {o}. {His} mom bought {him} {y} more. {He} gave {z} to {his} cousin, and now {he} has {x}. How many {o} did {n} have at the start?",
      "There were some {o} in a box. {n} put in {y}, and {m} took out {z}. Now there are {x} {o} in the box. How many {o} were in the box at first?",
      "How many {o} did {n} start with[,|] if {he} got {y} on {day}, lost {z} on {day2}, and has {x} now?",
      "{n} has {x} {o} now. This morning {he} bought {y}, and this afternoon {he} sold {z}. How many {o} did {he} have when the day began?",
    ],
  },
  {
    id: "start-unknown/people-in-a-store",
    expression: "x+z-y",
    units: ["people", "people"],
    numbers: { x: "15..60", y: "2..14", z: "2..20" },
    texts: [
      "Some people were in a store. {y} more came in, and {z} went out. Then there were {x} people in the store. How many people were in the store at first?",
      "At noon there were {x} people on the beach. Since nine o'clock {y} people had come and {z} had gone home. How many people were on the beach at nine o'clock?",
      "Some people were in line for tickets. {y} others got in line. Then {z} people bought their tickets and left. That left {x} people in line. How many people were in line at first?",
      "{y} new people joined the band in {month}, and {z} people quit in {month2}. Now the band has {x} people. How many people were in the band before {month}?",
    ],
  },
  {
    id: "start-unknown/crayon-box",
    expression: "x-y+z",
    units: ["crayons", "crayons"],
    numbers: { x: "20..64", y: "2..15", z: "2..20" },
    texts: [
      "{n} had some crayons. {He} lost {z} of them. Then {his} teacher gave {him} {y} new ones, and {he} had {x}. How many crayons did {n} have at first?",
      "{z} crayons were taken out of a box, and {y} others were put in. Now the box has {x} crayons in it. How many crayons were in the box to start with?",
      "{n} gave {z} crayons to {m} and then bought {y} new ones. Now {n} has {x} crayons. How many crayons did {n} have in the beginning?",
      "How many crayons did the class have at first? {z} were thrown out, {y} new ones were bought, and now there are {x}.",
    ],
  },
  {
    id: "start-unknown/money-came-and-went",
    expression: "x+z-y",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} got ${y} for {his} birthday and then spent ${z}. Now {he} has ${x}. How much money did {he} have before {his} birthday?",
      "{n} had some money. {He} earned ${y} for raking leaves and paid ${z} for a [kite|ball|toy]. Then {he} had ${x}. How much money did {n} have at first?",
      "There is ${x} in the jar. This week {n} put in ${y} and took out ${z}. How much money was in the jar at the start of the week?",
      "Mom got ${y} at the bank and then spent ${z} at the store. She has ${x} now. How much did she have before she went to the bank?",
    ],
  },
  {
    id: "start-unknown/cookies-eaten-twice",
    expression: "x+y+z",
    units: ["cookies", "cookies"],
    numbers: { x: "2..30", y: "2..20", z: "2..20" },
    texts: [
      "{n} ate {y} cookies, and {his} brother ate {z}. Now there are {x} cookies on the plate. How many cookies were on the plate at first?",
      "A baker sold {y} cookies in the morning and {z} in the afternoon. {x} cookies were left over. How many cookies did the baker start with?",
      "{n} made some cookies. {He} took {y} to school and gave {z} to {his} neighbor. {He} has {x} left. How many cookies did {he} make?",
      "How many cookies were in the box before lunch[,|] if the first class ate {y}, the second class ate {z}, and {x} are still in it?",
    ],
  },
  {
    id: "start-unknown/kids-left-twice",
    expression: "x+y+z",
    units: ["kids", "kids"],
    numbers: { x: "3..30", y: "2..15", z: "2..15" },
    texts: [
      "{y} kids left the party at four o'clock, and {z} more left at five. {x} kids were still there. How many kids were at the party before anyone left?",
      "Some kids were on the bus. {y} got off at the first stop and {z} at the second. Then there were {x} kids on the bus. How many kids were on it before the first stop?",
      "At the spelling bee {y} kids were out after the first round and {z} more were out after the second. {x} kids were still in. How many kids started?",
      "{n}'s class was outside. First {y} kids went in because they were cold. Then {z} went in to get a drink. {x} kids were still outside. How many kids were outside at first?",
    ],
  },
  {
    id: "start-unknown/spent-twice",
    expression: "x+y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} spent ${y} on shoes and ${z} on pants. {He} has ${x} left. How much money did {he} have before?",
      "After {n} paid ${y} for a coat and ${z} for a hat, {he} still had ${x}. How much money did {n} have before that?",
      "{n} got some birthday money. {He} put ${y} of it in the bank and spent ${z} on a game. Now ${x} of it is left. How much birthday money did {he} get?",
      "How much money did our class have at first[,|] if we spent ${y} on paint and ${z} on paper and still have ${x}?",
    ],
  },
  {
    id: "start-unknown/rope-and-paint",
    expression: "x+y+z",
    texts: [
      "{n} cut {y} feet off a rope and then another {z} feet. There were {x} feet left. How many feet long was the rope before?",
      "Dad used {y} gallons of paint on the house and {z} gallons on the barn. He has {x} gallons left. How many gallons of paint did he have at first?",
      "A store sold {y} pounds of rice on {day} and {z} pounds on {day2}. Now it has {x} pounds. How many pounds of rice did it have before?",
      "The family drove {y} miles before lunch and {z} miles after lunch. They still have {x} miles to go. How many miles long is the whole trip?",
    ],
  },
  {
    id: "start-unknown/sold-and-bought-animals",
    expression: "x-y+z",
    numbers: { x: "16..60", y: "2..12", z: "2..15" },
    texts: [
      "A farmer sold {z} sheep and then bought {y} others. Now he has {x} sheep. How many sheep did he have at first?",
      "How many birds were in the tree at first[,|] if {z} flew away, then {y} other birds came, and now there are {x}?",
      "{n} gave {z} of {his} fish to {m}. Then {he} got {y} new fish. {He} has {x} fish now. How many fish did {n} have to begin with?",
      "Families took {z} cats home from a shelter. The same day {y} cats were brought in. Now {x} cats are there. How many cats were at the shelter before?",
    ],
  },
  {
    id: "start-unknown/saved-twice-more",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "There is ${x} in {n}'s piggy bank. {He} put in ${y} last week and ${z} this week. How much was in it before that?",
      "{n} sold lemonade. {He} put the money in a box: ${y} on {day} and ${z} on {day2}. Then there was ${x} in the box. How much money was in the box at first?",
      "The price of a bike went up by ${y} in {month} and by ${z} in {month2}. Now the bike costs ${x}. How much did it cost at first?",
      "{n} had some money. {His} mom gave {him} ${y} and {his} dad gave {him} ${z}, and then {he} had ${x}. How much money did {n} have at first?",
    ],
  },
];

/** What there was first and last is told; how many came or went at one time. */
const CHANGE_UNKNOWN: readonly WordingFamily[] = [
  {
    id: "change-unknown/sheets-used",
    expression: "x+y-z",
    units: ["sheets", "sheets"],
    numbers: { x: "20..90", y: "10..60", z: "4..28" },
    texts: [
      "{n} had {x} sheets of paper and got {y} more. {He} used some to make paper planes. Now {he} has {z} sheets left. How many sheets did {he} use?",
      "There were {x} sheets of paper in the printer. Dad put in {y} more. After {n} printed {his} report, {z} sheets were left. How many sheets did {n} use for the report?",
      "The art room had {x} sheets of blue paper and {y} sheets of red paper. Now only {z} sheets are left. How many sheets were used?",
      "How many sheets of paper did the class use[,|] if it had {x}, bought {y} more, and has {z} now?",
    ],
  },
  {
    id: "change-unknown/eaten-of-two",
    expression: "x+y-z",
    units: ["{f}", "{f}"],
    numbers: { x: "8..30", y: "7..30", z: "2..13" },
    texts: [
      "{n} bought {x} {f}, and {m} bought {y}. They ate some of them. Now {z} {f} are left. How many {f} did they eat?",
      "There were {x} {f} on one plate and {y} on another. After the party {z} {f} were left. How many {f} did the guests eat?",
      "Mom had {x} {f} and bought {y} more. The kids ate some, and then there were {z}. How many {f} did the kids eat?",
      "How many {f} were eaten at lunch? {x} {f} were in the basket, {n} put in {y} more, and {z} were left after lunch.",
    ],
  },
  {
    id: "change-unknown/cost-of-the-present",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} had ${x} and got ${y} from {his} grandma. After shopping {he} had ${z}. How much money did {he} spend?",
      "{n} earned ${x} on {day} and ${y} on {day2}. With this money {he} bought a present for {his} mom, and ${z} was left. How much did the present cost?",
      "How much did Dad pay for gas? He had ${x} in his wallet and ${y} in his pocket, and after he paid he had ${z}.",
      "{n} had ${x} and {m} had ${y}. They bought a game together. Then they had ${z} between them. How much did the game cost?",
    ],
  },
  {
    id: "change-unknown/kids-who-left",
    expression: "x+y-z",
    units: ["kids", "kids"],
    numbers: { x: "10..40", y: "9..30", z: "4..17" },
    texts: [
      "{x} kids were at the park, and {y} more came. Then some kids went home, and {z} kids were left. How many kids went home?",
      "There were {x} girls and {y} boys on the ice. Some of these kids left, and {z} kids stayed. How many kids left?",
      "Two classes went to the zoo. One class had {x} kids and the other had {y}. {z} of the kids went by bus. All the others went by car. How many kids went by car?",
      "Camp started with {x} kids. In the second week {y} new kids came. Some kids had to go home early, so there were {z} kids on the last day. How many kids went home early?",
    ],
  },
  {
    id: "change-unknown/taken-by-sister",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "14..60", y: "12..50", z: "5..24" },
    texts: [
      "{n} had {x} {o} in one room and {y} in another. {His} sister took some of them. Now {n} has {z}. How many {o} did {his} sister take?",
      "{n} brought {x} {o} to the swap day, and {m} brought {y}. They swapped some for other things. They went home with {z} {o}. How many {o} did they swap?",
      "I had {x} {o} in the morning. I bought {y} more at noon. Now there are only {z}. How many {o} are missing?",
      "How many {o} did {n} lose[,|] if {he} had {x}, got {y} from a friend, and has {z} now?",
    ],
  },
  {
    id: "change-unknown/beads-added",
    expression: "z-(x-y)",
    units: ["beads", "beads"],
    numbers: { x: "20..60", y: "5..18", z: "60..99" },
    texts: [
      "{n} had {x} beads. {He} used {y} for a bracelet. Then {he} bought a bag of beads, and now {he} has {z}. How many beads were in the bag?",
      "A jar had {x} beads in it. {n} took out {y}. Then {m} put some in, and now the jar has {z} beads in it. How many beads did {m} put in?",
      "{n} had {x} beads and gave {y} of them to {m}. Then {his} mom gave {him} some more. {He} has {z} beads now. How many beads did {his} mom give {him}?",
      "How many beads did the teacher buy? She had {x}, her class used {y}, and after she bought more she had {z}.",
    ],
  },
  {
    id: "change-unknown/rest-went-later",
    expression: "x-y-z",
    numbers: { x: "26..60", y: "3..12", z: "2..12" },
    texts: [
      "{n} had {x} crackers. {He} ate {y} and fed some to the ducks. {z} crackers are left. How many crackers did the ducks get?",
      "{x} kids were in the gym. {y} of them left at two o'clock. Some more left at three, and then {z} kids were still there. How many kids left at three o'clock?",
      "How many bikes did the store sell in {month2}? It had {x} at first, sold {y} in {month}, and had {z} left after {month2}.",
      "{n} had {x} nails. {He} used {y} for a birdhouse and some for a bench. Then {he} had {z} nails left. How many nails did {he} use for the bench?",
    ],
  },
  {
    id: "change-unknown/more-came-later",
    expression: "z-x-y",
    numbers: { x: "10..30", y: "5..28", z: "60..99" },
    texts: [
      "{n} had {x} rocks. {He} found {y} more at the lake. Then {m} gave {him} some, and now {he} has {z} rocks. How many rocks did {m} give {him}?",
      "{n} read {z} pages today. {He} read {x} pages before dinner, {y} pages after dinner, and the rest in bed. How many pages did {he} read in bed?",
      "Our class collected {x} cans in the first week and {y} in the second. After the third week we had {z} cans. How many cans did we collect in the third week?",
      "How many people came in the evening[,|] if {z} people came to the fair in all, {x} came in the morning, and {y} came in the afternoon?",
    ],
  },
];

/** A goal and two parts of the way to it; how much is still needed. */
const STILL_NEEDED: readonly WordingFamily[] = [
  {
    id: "goal-left/scooter-and-slide",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "A [scooter|guitar|skateboard] costs ${x}. {n} has saved ${y} so far. This week {he} got ${z} for doing chores. How much more money does {he} need to buy it?",
      "Our class wants to raise ${x} for a new slide. The bake sale made ${y}, and the car wash made ${z}. How much do we still have to raise?",
      "{n} owed {his} dad ${x}. {He} paid back ${y} last week and ${z} this week. How much does {he} still owe?",
      "How much more money does {n} need for a ${x} jacket[,|] if {he} had ${y} and just got ${z} from {his} uncle?",
    ],
  },
  {
    id: "goal-left/points-for-a-prize",
    expression: "x-y-z",
    units: ["points", "points"],
    numbers: { x: "50..150", y: "5..25", z: "4..24" },
    texts: [
      "A teddy bear costs {x} points at the fair. {n} won {y} points with darts and {z} with rings. How many more points must {he} win to get the bear?",
      "You need {x} points to get to level two. {n} had {y} points, and then {he} found a coin worth {z} points. How many more points does {he} need?",
      "Every kid with {x} reading points gets a free book. {n} earned {y} points in {month} and {z} in {month2}. How many points short of a free book is {he}?",
      "The Lions want to reach {x} points. They had {y} points, and today they got {z} more. How many points do they still need?",
    ],
  },
  {
    id: "goal-left/cans-for-the-drive",
    expression: "x-(y+z)",
    units: ["cans", "cans"],
    numbers: { x: "60..200", y: "8..30", z: "6..28" },
    texts: [
      "The school wants {x} cans for the food drive. So far it has {y} cans of soup and {z} cans of beans. How many more cans does the school want?",
      "{n} has {y} cans in the garage and {z} in the shed. {He} needs {x} cans for a game. How many more cans does {he} need?",
      "The first class to bring {x} cans gets a pizza party. Our class brought {y} on {day} and {z} on {day2}. How many more cans do we have to bring?",
      "How many more cans does {n} need to build a tower of {x} cans[,|] if {he} got {y} from {his} mom and {z} from {m}?",
    ],
  },
  {
    id: "goal-left/books-to-come",
    expression: "x-(y+z)",
    units: ["books", "books"],
    numbers: { x: "40..90", y: "4..19", z: "3..18" },
    texts: [
      "{n} wants to read {x} books this year. {He} read {y} in the winter and {z} in the spring. How many more books does {he} have to read?",
      "Our library needs {x} new books. The parents bought {y}, and a store sent {z}. How many more books does the library need?",
      "Mr. Bell ordered {x} books. {y} came on {day} and {z} came on {day2}. How many books have not come yet?",
      "An empty shelf holds {x} books. {n} put {y} storybooks and {z} comic books on it. How many more books can go on the shelf?",
    ],
  },
  {
    id: "goal-left/left-to-make",
    expression: "x-y-z",
    numbers: { x: "30..80", y: "4..14", z: "3..14" },
    texts: [
      "{n} has to make {x} sandwiches for the picnic. {He} made {y} last night and {z} this morning. How many sandwiches are left to make?",
      "{n} and {m} want to make {x} bracelets for the fair. {n} has made {y}, and {m} has made {z}. How many more bracelets do they have to make?",
      "The class needs {x} paper snowflakes for the hall. The girls cut out {y}, and the boys cut out {z}. How many more snowflakes does the class need?",
      "How many more cards does {n} have to write? {He} wants to send {x} cards. {He} wrote {y} on {day} and {z} on {day2}.",
    ],
  },
  {
    id: "goal-left/miles-and-gallons-to-go",
    expression: "x-(y+z)",
    texts: [
      "{n} wants to run {x} miles this year. {He} has run {y} miles at the track and {z} miles in the park. How many more miles does {he} have to run?",
      "An empty barrel can hold {x} gallons. {n} poured in {y} gallons, and then {m} poured in {z} gallons. How many more gallons will go in the barrel?",
      "We need {x} pounds of potatoes for the school dinner. We have {y} pounds, and {n}'s mom is bringing {z} pounds. How many more pounds do we need?",
      "Grandma wants a ribbon of {x} inches. She sewed together one piece of {y} inches and one of {z} inches. How many inches are missing?",
    ],
  },
  {
    id: "goal-left/seats-and-answers",
    expression: "x-y-z",
    numbers: { x: "28..60", y: "3..13", z: "2..13" },
    texts: [
      "A game needs {x} players. {y} kids are ready, and {z} others have said they will play. How many more players does the game need?",
      "The bus has {x} seats. {y} kids sat down in the front and {z} in the back, each in one seat. How many seats are empty?",
      "{n} invited {x} kids to {his} party. {y} have said yes and {z} have said no. How many kids have not answered yet?",
      "The teacher has to check {x} tests. She checked {y} at school and {z} at home. How many tests are left to check?",
    ],
  },
  {
    id: "goal-left/things-for-a-project",
    expression: "x-(y+z)",
    units: ["{o}", "{o}"],
    numbers: { x: "35..99", y: "3..17", z: "2..16" },
    texts: [
      "{n} needs {x} {o} for a school project. {He} has {y} at home, and {his} aunt brought {him} {z}. How many more {o} does {he} need?",
      "{n} wants to have {x} {o}. {He} had {y} before {his} birthday and got {z} as presents. How many more {o} does {he} have to get?",
      "How many more {o} have to go in the {cs}[,|] if it has to have {x}, {n} has put in {y}, and {m} has put in {z}?",
      "The class is collecting {o}. It got {y} in the first week and {z} in the second week. How many more does it need to have {x}?",
    ],
  },
];

/** One amount is told by another; how much both are together. */
const TWO_COMPARED: readonly WordingFamily[] = [
  {
    id: "two-compared/more-shells",
    expression: "x+(x+y)",
    units: ["shells", "shells"],
    numbers: { x: "4..50", y: "2..20" },
    texts: [
      "{n} found {x} shells. {m} found {y} more shells than {n}. How many shells did they find altogether?",
      "{n} has {x} big shells. {He} has {y} more small shells than big ones. How many shells does {he} have in all?",
      "How many shells are in the bucket[,|] if {n} put in {x} and {m} put in {y} more than {n}?",
      "{n} found {x} shells before lunch. After lunch {he} found {y} more than before lunch. How many shells did {he} find that day?",
    ],
  },
  {
    id: "two-compared/more-points",
    expression: "x+(x+y)",
    units: ["points", "points"],
    numbers: { x: "6..80", y: "2..25" },
    texts: [
      "{n} scored {x} points in the first game. In the second game {he} scored {y} points more than in the first. How many points did {he} score in the two games?",
      "The red team has {x} points. The blue team has {y} more points than the red team. How many points do the two teams have in total?",
      "How many points did {n} and {m} get together[,|] if {n} got {x} points for {his} song and {m} got {y} points more than {n} for {mhis} dance?",
      "Our team made {x} points before the break. After the break we made {y} more than before it. How many points did we make in the whole game?",
    ],
  },
  {
    id: "two-compared/sister-saved-more",
    expression: "x+(x+y)",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} saved ${x}. {His} sister saved ${y} more than {he} did. How much did the two of them save altogether?",
      "How much do lunch and dinner cost together[,|] if lunch costs ${x} and dinner costs ${y} more?",
      "{n} spent ${x} on a shirt. {He} spent ${y} more than that on pants. How much did {he} spend in all?",
      "{m} has ${y} more than {n}. {n} has ${x}. They want to buy a present with all their money. How much money do they have?",
    ],
  },
  {
    id: "two-compared/fewer-fish",
    expression: "x+(x-y)",
    units: ["fish", "fish"],
    numbers: { x: "10..40", y: "2..8" },
    texts: [
      "{n} caught {x} fish. {m} caught {y} fewer fish than {n}. How many fish did they catch altogether?",
      "There are {x} fish in the big tank. The small tank has {y} fewer fish than the big one. How many fish are in both tanks?",
      "{n} drew {x} fish on the first page and {y} fewer than that on the second page. How many fish did {he} draw on the two pages?",
      "On {day} Grandpa caught {x} fish. On {day2} he caught {y} fewer than on {day}. How many fish did he catch on the two days?",
    ],
  },
  {
    id: "two-compared/fewer-children",
    expression: "x+(x-y)",
    units: ["children", "children"],
    numbers: { x: "15..60", y: "2..12" },
    texts: [
      "There are {x} children in {n}'s class and {y} fewer in {m}'s class. How many children are in the two classes together?",
      "{x} children sat in the first bus. The second bus had {y} fewer children than the first. How many children were on the two buses?",
      "{x} children chose apple juice. {y} fewer than that chose grape juice. Everyone chose one of the two. How many children were there?",
      "How many children play a sport[,|] if {x} children play soccer, {y} fewer than that play tennis, and nobody plays both?",
    ],
  },
  {
    id: "two-compared/ball-and-bat",
    expression: "x+(x-y)",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} has ${x}. {m} has ${y} less than {n}. How much money do they have together?",
      "A bat costs ${x}. A ball costs ${y} less than the bat. How much do you pay for both?",
      "{n} earned ${x} on {day} and ${y} less than that on {day2}. How much did {he} earn on the two days?",
      "{n} paid ${x} for a big cake. A small cake cost ${y} less, and {he} bought one of those too. How much did {he} pay for the two cakes?",
    ],
  },
  {
    id: "two-compared/first-has-more",
    expression: "x+(x-y)",
    numbers: { x: "14..40", y: "2..11" },
    texts: [
      "{n} blew up {x} balloons. {He} blew up {y} more than {m} did. How many balloons did the two of them blow up?",
      "The first grade planted {x} trees. That is {y} more than the second grade planted. How many trees did the two grades plant in all?",
      "{n} is {x} years old. {He} is {y} years older than {m}. How old are {n} and {m} together?",
      "There are {x} red cars in the lot. There are {y} more red cars than blue cars. How many red and blue cars are in the lot altogether?",
    ],
  },
  {
    id: "two-compared/first-has-fewer",
    expression: "x+(x+y)",
    numbers: { x: "5..35", y: "2..14" },
    texts: [
      "{n} did {x} push-ups. {He} did {y} fewer than {m}. How many push-ups did the two of them do together?",
      "{n} read {x} books in {month}. That was {y} fewer than in {month2}. How many books did {he} read in the two months?",
      "There are {x} boys in the club. There are {y} fewer boys than girls. How many boys and girls are in the club in total?",
      "The brown hen laid {x} eggs. It laid {y} fewer than the white hen. How many eggs did the two hens lay?",
    ],
  },
  {
    id: "two-compared/longer-and-heavier",
    expression: "x+(x+y)",
    texts: [
      "{n} ran {x} miles in {month}. In {month2} {he} ran {y} miles more than in {month}. How many miles did {he} run in the two months?",
      "The first piece of rope is {x} feet long. The second piece is {y} feet longer than the first. How many feet long are the two pieces together?",
      "A sack of apples weighs {x} pounds. A sack of onions weighs {y} pounds more. How many pounds do the two sacks weigh together?",
      "{n} worked {x} hours in the garden this summer. {His} dad worked {y} hours longer than {n}. How many hours did they work in all?",
    ],
  },
  {
    id: "two-compared/shorter-and-lighter",
    expression: "x+(x-y)",
    numbers: { y: "(i*j+11)/10", x: "y+(i*i+5)/10" },
    texts: [
      "The big pumpkin weighs {x} pounds. The small one weighs {y} pounds less. How many pounds do the two pumpkins weigh together?",
      "{n} has {x} inches of red ribbon. {He} has {y} inches less of blue ribbon than of red. How many inches of red and blue ribbon does {he} have in all?",
      "How many kilometers did {n} ride on the two days[,|] if {he} rode {x} kilometers on {day} and {y} kilometers less than that on {day2}?",
      "The first barrel holds {x} liters. The second barrel holds {y} liters less. How many liters do both barrels hold together?",
    ],
  },
  {
    id: "two-compared/twice-as-many-things",
    expression: "x*2+x",
    units: ["{o}", "{o}"],
    numbers: { x: "3..60" },
    texts: [
      "{n} has {x} {o}. {m} has twice as many {o} as {n}. How many {o} do the two of them have in all?",
      "{m} brought twice as many {o} as {n}. {n} brought {x}. How many {o} did they bring altogether?",
      "On {day} {n} sold {x} {o}. On {day2} {he} sold twice that many. How many {o} did {he} sell on the two days?",
      "There are {x} {o} in the small box and two times as many in the big box. How many {o} are in the two boxes together?",
    ],
  },
  {
    id: "two-compared/twice-as-much-money",
    expression: "x*2+x",
    units: ["dollars", "dollars"],
    money: true,
    numbers: { x: "3..80" },
    texts: [
      "{n} earned ${x} on {day} and twice as much on {day2}. How much did {he} earn on the two days?",
      "A chair costs ${x}. A table costs twice as much. {n} buys one of each. How much does {he} pay?",
      "How much money do {n} and {his} brother have together[,|] if {n} has ${x} and {his} brother has double that amount?",
      "{n} spent ${x} on apples and two times as much on meat. How much did {he} spend on the apples and the meat?",
    ],
  },
  {
    id: "two-compared/twice-as-many-in-class",
    expression: "x*2+x",
    numbers: { x: "4..30" },
    texts: [
      "There are {x} boys in the dance class and twice as many girls. How many boys and girls are in the class in all?",
      "{n} read {x} pages last night. Tonight {he} read twice as many pages. How many pages did {he} read on the two nights?",
      "How many cows and chickens does the farmer have altogether[,|] if he has {x} cows and twice as many chickens?",
      "{n} picked {x} carrots and two times as many beans. How many carrots and beans did {he} pick in total?",
    ],
  },
];

/** A story of two steps; the question is about one of them. */
const ONE_STEP_ASKED: readonly WordingFamily[] = [
  {
    id: "one-step-asked/before-some-were-gone",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "10..60", y: "5..40", z: "2..14" },
    texts: [
      "{n} had {x} {o}. {He} got {y} more on {day}. On {day2} {he} gave {z} away. How many {o} did {he} have before {he} gave any away?",
      "There were {x} {o} in the box. {n} put in {y} more. An hour later {m} took out {z}. How many {o} were in the box before {m} took some out?",
      "{n} bought {x} {o} in the morning and {y} in the afternoon. {He} lost {z} of them on the way home. How many {o} did {he} buy?",
      "How many {o} did {n} and {m} bring in all? {n} brought {x}, {m} brought {y}, and {z} of these were used.",
    ],
  },
  {
    id: "one-step-asked/gone-in-all",
    expression: "x+y",
    numbers: { x: "2..12", y: "2..12", z: "30..60" },
    texts: [
      "{z} cookies were on the plate. {n} ate {x} and {m} ate {y}. How many cookies did the two of them eat?",
      "How many pigs did the farmer sell in all? He had {z}, sold {x} in {month}, and sold {y} in {month2}.",
      "{n}'s book has {z} pages. {He} read {x} pages on {day} and {y} on {day2}. How many pages has {he} read so far?",
      "{n} took {z} stickers to school. {He} gave {x} to {m} and {y} to {k}. How many stickers did {he} give away altogether?",
    ],
  },
  {
    id: "one-step-asked/between-two-losses",
    expression: "x-y",
    numbers: { x: "30..70", y: "3..15", z: "2..14" },
    texts: [
      "{n} had {x} crackers. {He} ate {y} at lunch and {z} after school. How many crackers did {he} have left after lunch?",
      "A train had {x} people on it. {y} got off at the first stop and {z} got off at the second stop. Nobody got on. How many people were on the train between the two stops?",
      "The store had {x} lamps. It sold {y} on {day} and {z} on {day2}. How many lamps did it have at the end of {day}?",
      "{x} kids were at the pool. At noon {y} of them left. At three o'clock {z} new kids came. How many kids were at the pool right before the new kids came?",
    ],
  },
  {
    id: "one-step-asked/only-the-second-person",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "6..60", y: "2..25", z: "3..80" },
    texts: [
      "{n} has {x} {o}. {m} has {y} more {o} than {n}, and {k} has {z}. How many {o} does {m} have?",
      "{k} found {z} {o} and {n} found {x}. {m} found {y} more than {n} did. How many {o} did {m} find?",
      "{m} bought {y} more {o} than {n}. {n} bought {x}, and {k} bought {z}. How many {o} did {m} buy?",
      "How many {o} did {n} sell on {day2}[,|] if {he} sold {x} on {day}, {y} more than that on {day2}, and {z} on {day3}?",
    ],
  },
  {
    id: "one-step-asked/only-the-one-with-fewer",
    expression: "x-y",
    numbers: { x: "20..60", y: "3..15", z: "4..50" },
    texts: [
      "{n} caught {x} frogs. {m} caught {y} fewer frogs than {n}. Then they found {z} snails together. How many frogs did {m} catch?",
      "There are {x} kids in the first grade. The second grade has {y} fewer kids. The third grade has {z} kids. How many kids are in the second grade?",
      "{n} has {x} red blocks. {He} has {y} fewer green blocks than red ones, and {he} also has {z} yellow blocks. How many green blocks does {he} have?",
      "How many balls did {m} hit? {n} hit {x} balls, {m} hit {y} fewer than {n}, and {k} hit {z}.",
    ],
  },
  {
    id: "one-step-asked/how-many-more-at-first",
    expression: "x-y",
    numbers: { x: "30..60", y: "6..25", z: "2..5" },
    texts: [
      "{n} had {x} crayons, and {m} had {y}. Then {m} got {z} new ones. How many more crayons than {m} did {n} have at first?",
      "{n} did {x} sit-ups and {m} did {y}. Then they ran {z} laps. How many more sit-ups did {n} do than {m}?",
      "There were {x} boys and {y} girls at the park. Later {z} girls went home. How many more boys than girls were at the park before that?",
      "{n} has {x} fish and {y} birds. {He} bought {z} bags of pet food. How many more fish than birds does {n} have?",
    ],
  },
  {
    id: "one-step-asked/what-was-spent",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    numbers: { z: "x+y+i" },
    texts: [
      "{n} had ${z}. {He} bought a cap for ${x} and a scarf for ${y}. How much did {he} spend?",
      "Mom took ${z} to the market. She paid ${x} for fruit and ${y} for cheese. How much did she pay altogether?",
      "How much did {n} give away[,|] if {he} had ${z}, gave {his} sister ${x}, and gave {his} brother ${y}?",
      "Our class had ${z}. We spent ${x} on balloons and ${y} on a cake, and we kept the rest. How much money did we spend in all?",
    ],
  },
  {
    id: "one-step-asked/left-before-more-came",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    numbers: { z: "5..40" },
    texts: [
      "{n} had ${x} and spent ${y} on a book. The next day {he} got ${z} from {his} aunt. How much money did {he} have before {his} aunt gave {him} any?",
      "{n} had ${x}. {He} bought a plant for ${y}. A week later {he} earned ${z} for mowing a lawn. How much money did {he} have right after {he} bought the plant?",
      "How much money did Dad have right after he bought gas? He had ${x} and paid ${y} for the gas. Later he found ${z} in the car.",
      "In the morning {n} had ${x}. {He} spent ${y} at noon and was paid ${z} in the evening. How much money did {he} have left in the afternoon?",
    ],
  },
  {
    id: "one-step-asked/has-so-far",
    expression: "x+y",
    numbers: { x: "8..40", y: "4..30", z: "80..120" },
    texts: [
      "{n} wants {z} cards for {his} album. {He} had {x} cards and bought {y} more. How many cards does {he} have now?",
      "The school needs {z} chairs for a show. There are {x} chairs in the gym and {y} in the hall. How many chairs is that in all?",
      "{n} needs {z} points to win. {He} got {x} points in the first game and {y} in the second. How many points does {he} have so far?",
      "There is room for {z} kids at camp. {x} girls and {y} boys have signed up. How many kids have signed up?",
    ],
  },
  {
    id: "one-step-asked/miles-done",
    expression: "x+y",
    numbers: { z: "x+y+i" },
    texts: [
      "The way to the lake is {z} miles. {n} drove {x} miles before lunch and {y} miles after lunch. How many miles did {he} drive?",
      "Dad had {z} feet of rope. He cut off {x} feet for a swing and {y} feet for the boat. How many feet of rope did he cut off in all?",
      "The baker had {z} pounds of sugar. She used {x} pounds on {day} and {y} pounds on {day2}. How many pounds of sugar did she use on the two days?",
      "A tank holds {z} gallons. {n} put {x} gallons of water in the empty tank, and later {he} put in {y} gallons more. How many gallons of water are in the tank now?",
    ],
  },
];

/** Two changes of an amount, or the amounts of two people, in plain words. */
export const PLAIN_SEVERAL_CHANGES: readonly WordingFamily[] = [
  ...GOT_THEN_LOST,
  ...LOST_THEN_GOT,
  ...TWO_TAKEN,
  ...TAKEN_TOGETHER,
  ...START_UNKNOWN,
  ...CHANGE_UNKNOWN,
  ...STILL_NEEDED,
  ...TWO_COMPARED,
  ...ONE_STEP_ASKED,
];

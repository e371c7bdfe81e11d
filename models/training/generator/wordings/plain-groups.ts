import type { WordingFamily } from "../wording.ts";

/** Plain stories of equal groups that are counted together. */
const EQUAL_GROUPS_OF_THINGS: readonly WordingFamily[] = [
  {
    id: "equal/packs-from-the-store",
    expression: "x*y",
    numbers: { x: "2..12", y: "3..20" },
    texts: [
      "{n} bought {x} packs of {o}. There were {y} {o} in each pack. How many {o} did {he} get?",
      "{n}'s mom came home with {x} boxes of markers. Each box had {y} markers in it. How many markers is that in all?",
      "How many sheets of paper are in {x} pads if every pad has {y} sheets?",
      "Our teacher opened {x} boxes of {o}. {y} {o} were in each box. How many {o} did our teacher have?",
    ],
  },
  {
    id: "equal/party-bags",
    expression: "x*y",
    units: ["{o}"],
    numbers: { x: "4..15", y: "2..8" },
    texts: [
      "{n} is making {x} party bags. Each bag gets {y} {o}. How many {o} does {he} need?",
      "There were {x} bags on the table for the party. {n} dropped {y} {o} into each one. How many {o} did {he} use?",
      "Every child at {n}'s party took home {y} {o}. {x} children came. How many {o} did they take home in all?",
      "How many {o} will {n} need for {x} treat bags? {He} wants to put {y} {o} in each bag.",
    ],
  },
  {
    id: "equal/baskets-of-apples",
    expression: "x*y",
    units: ["apples"],
    numbers: { x: "2..12", y: "5..40" },
    texts: [
      "{n} picked {x} baskets of apples. Each basket had {y} apples in it. How many apples did {he} pick?",
      "Grandpa has {x} apple trees. This week he got {y} apples from each tree. How many apples did he get?",
      "We put {y} apples in a bag. We filled {x} bags. How many apples did we put in the bags altogether?",
      "How many apples are on the cart if there are {x} boxes and each box has {y} apples?",
    ],
  },
  {
    id: "equal/treats-handed-out",
    expression: "x*y",
    units: ["{f}"],
    numbers: { x: "3..15", y: "2..9" },
    texts: [
      "There are {x} plates on the table. {n} put {y} {f} on each plate. How many {f} are on the plates?",
      "{n}'s grandma had {x} visitors. Everybody got {y} {f}. How many {f} did she give them in total?",
      "{n} put {y} {f} in every lunch box. {He} packed {x} lunch boxes. How many {f} did {he} use?",
      "{x} children came to the door, and {n} gave {y} {f} to each of them. How many {f} was that in all?",
    ],
  },
  {
    id: "equal/marbles-won-and-kept",
    expression: "x*y",
    units: ["marbles"],
    numbers: { x: "2..6", y: "3..30" },
    texts: [
      "{n}'s coat has {x} pockets. There are {y} marbles in each pocket. How many marbles are in the coat?",
      "{n} has {x} jars of marbles. {He} counted {y} marbles in every jar. How many marbles does {he} have?",
      "{n} won {y} marbles in each game. {He} played {x} games. How many marbles did {he} win?",
      "{x} friends put their marbles together. Each of them had {y}. How many marbles did they have then?",
    ],
  },
  {
    id: "equal/whole-class-did-it",
    expression: "x*y",
    numbers: { x: "12..30", y: "2..6" },
    texts: [
      "Each of the {x} children in {n}'s class brought {y} cans for the food drive. How many cans did the class bring?",
      "There are {x} kids in art class. Every kid drew {y} {o}. How many {o} did they draw altogether?",
      "{n}'s class has {x} students. Each student read {y} books over the summer. How many books did they read in all?",
      "How many {o} does the teacher need if {x} students get {y} {o} each?",
    ],
  },
  {
    id: "equal/treats-for-pets",
    expression: "x*y",
    units: ["treats"],
    numbers: { x: "2..12", y: "2..8" },
    texts: [
      "{n} has {x} pets. {He} gives each pet {y} treats a day. How many treats does {he} give them in one day?",
      "The {x} puppies in dog school got {y} treats each. How many treats did they get in all?",
      "Each {as} at the shelter ate {y} treats. There were {x} {a}. How many treats did the {a} eat?",
      "{n} hid {y} treats for each of {his} {x} {a}. How many treats did {he} hide?",
    ],
  },
  {
    id: "equal/blocks-used",
    expression: "x*y",
    units: ["blocks"],
    numbers: { x: "2..9", y: "4..25" },
    texts: [
      "{n} built {x} towers. {He} used {y} blocks for each tower. How many blocks did {he} use?",
      "It takes {y} blocks to make a little house. {n} made {x} of these houses. How many blocks did {he} need?",
      "There are {x} children on the rug. Each child has {y} blocks. How many blocks do they have altogether?",
      "How many blocks are in the set? It has {x} colors, and there are {y} blocks of each color.",
    ],
  },
  {
    id: "equal/children-in-cabins",
    expression: "x*y",
    units: ["children"],
    numbers: { x: "2..9", y: "3..8" },
    texts: [
      "There are {x} cabins at the camp. {y} children sleep in each cabin. How many children sleep in the cabins?",
      "The gym teacher made {x} teams. Each team had {y} children. How many children were on the teams in all?",
      "{x} vans drove to the {place}. There were {y} children in each van. How many children rode in the vans?",
      "How many children can ride at one time if the ride has {x} boats and {y} children fit in a boat?",
    ],
  },
  {
    id: "equal/cut-into-slices",
    expression: "x*y",
    units: ["slices"],
    numbers: { x: "2..10", y: "4..12" },
    texts: [
      "{n}'s dad ordered {x} pizzas. Each pizza was cut into {y} slices. How many slices were there?",
      "The cook cut {x} pies into {y} slices each. How many slices did the cook get?",
      "One loaf of bread makes {y} slices. How many slices do {x} loaves make?",
      "{x} melons were cut up for the picnic. Every melon made {y} slices. How many slices did they make in all?",
    ],
  },
  {
    id: "equal/trays-of-muffins",
    expression: "x*y",
    units: ["muffins"],
    numbers: { x: "2..9", y: "6..24" },
    texts: [
      "{n} baked {x} trays of muffins. There were {y} muffins on each tray. How many muffins did {he} bake?",
      "The bake sale had {x} boxes of muffins. {y} muffins were in every box. How many muffins was that?",
      "One batch makes {y} muffins. {n} and {m} made {x} batches. How many muffins did they make together?",
      "How many muffins did the school kitchen make if it filled {x} pans with {y} muffins in each pan?",
    ],
  },
  {
    id: "equal/bunches-and-vases",
    expression: "x*y",
    units: ["flowers"],
    numbers: { x: "3..12", y: "3..15" },
    texts: [
      "{n} tied {x} bunches of flowers. {He} used {y} flowers for each bunch. How many flowers did {he} use?",
      "There are {x} vases in the hall. Every vase has {y} flowers in it. How many flowers are in the vases?",
      "Each table at the party gets {y} flowers. There are {x} tables. How many flowers does {n} have to buy?",
      "{n} has {x} pots by the door. {y} flowers grow in each pot. How many flowers grow in the pots altogether?",
    ],
  },
  {
    id: "equal/math-problems",
    expression: "x*y",
    units: ["problems"],
    numbers: { x: "2..9", y: "3..20" },
    texts: [
      "{n} had {x} pages of math homework. Each page had {y} problems. How many problems did {he} have to do?",
      "The test has {x} parts. There are {y} problems in every part. How many problems are on the test?",
      "{n}'s teacher gives the class {y} problems a day. How many problems is that in {x} days?",
      "{x} students each made up {y} math problems for the game. How many problems did they make up?",
    ],
  },
  {
    id: "equal/homes-of-animals",
    expression: "x*y",
    numbers: { x: "3..12", y: "2..6" },
    texts: [
      "The pet store has {x} tanks. There are {y} fish in each tank. How many fish are in the tanks?",
      "{n} saw {x} nests in the old tree. Each nest had {y} baby birds in it. How many baby birds were there?",
      "{n} has {x} pens. {He} keeps {y} rabbits in each pen. How many rabbits does {he} have?",
      "How many {a} does the farmer have if there are {x} pens with {y} {a} in each pen?",
    ],
  },
  {
    id: "equal/so-many-each-trip",
    expression: "x*y",
    numbers: { x: "2..9", y: "2..8" },
    texts: [
      "{n} took the {o} out to the yard. {He} carried {y} of them each time and went {x} times. How many {o} did {he} carry?",
      "The kids moved {o} to the new room. They made {x} trips and took {y} {o} on each trip. How many {o} did they move?",
      "A van takes {y} children to the pool at a time. It was full on each of its {x} trips. How many children did it take to the pool?",
      "How many bags did {n} carry upstairs if {he} went {x} times with {y} bags each time?",
    ],
  },
  {
    id: "equal/pieces-for-crafts",
    expression: "x*y",
    numbers: { x: "3..15", y: "3..9" },
    texts: [
      "{n} is making paper flowers. Each flower needs {y} petals. How many petals does {he} need for {x} flowers?",
      "{n} glued {y} buttons on every puppet. {He} made {x} puppets. How many buttons did {he} use?",
      "{x} children made bracelets in art class. Each child made one bracelet with {y} beads. How many beads did they use in all?",
      "{n} made {x} cards for {his} friends. {He} drew {y} {o} on each card. How many {o} did {he} draw?",
    ],
  },
  {
    id: "equal/stickers-in-all",
    expression: "x*y",
    units: ["stickers"],
    numbers: { x: "2..9", y: "3..16" },
    texts: [
      "The teacher gives {y} stickers for every perfect test. {n} had {x} perfect tests. How many stickers did {he} get?",
      "{n} filled {x} pages of {his} sticker book. {y} stickers fit on a page. How many stickers are on these pages?",
      "There are {x} sheets of stickers in the drawer. Each sheet has {y} stickers. How many stickers are in the drawer?",
      "{n} gave {y} stickers to each of {his} {x} cousins. How many stickers did {he} give them in all?",
    ],
  },
  {
    id: "equal/points-each-round",
    expression: "x*y",
    units: ["points"],
    numbers: { x: "2..9", y: "2..15" },
    texts: [
      "{n} played {x} rounds of a game and got {y} points in each round. How many points did {he} get?",
      "A right answer is worth {y} points. {n} had {x} right answers. How many points is that?",
      "{n}'s team won {x} games. The team got {y} points for each win. How many points did it get for its wins?",
      "There are {x} players on the team, and each of them scored {y} points. How many points did the team score in all?",
    ],
  },
  {
    id: "equal/with-a-number-not-needed",
    expression: "x*y",
    numbers: { x: "4..15", y: "2..12", v: "6..12" },
    texts: [
      "{n} is {v} years old. {He} bought {x} bags of {o} with {y} {o} in each bag. How many {o} did {he} buy?",
      "It took {n} {v} minutes to set {x} tables. {He} put {y} plates on each table. How many plates did {he} put out?",
      "{n} has {v} {p}. {He} also has {x} boxes with {y} {o} in each box. How many {o} does {he} have in the boxes?",
      "A class went {v} miles to a farm. Each of the {x} children picked {y} pears. How many pears did the children pick?",
    ],
  },
];

/** Plain stories of rows. */
const ROWS: readonly WordingFamily[] = [
  {
    id: "array/desks-and-mats",
    expression: "x*y",
    numbers: { x: "3..8", y: "3..9" },
    texts: [
      "The desks in {n}'s classroom are in {x} rows. There are {y} desks in each row. How many desks are there?",
      "{n} put out {o} in the gym. {He} made {x} rows with {y} {o} in each row. How many {o} did {he} put out?",
      "A parking lot has {x} rows, and {y} cars can park in each row. How many cars can park there?",
      "How many seats are in the music room if there are {x} rows of seats and every row has {y} seats?",
    ],
  },
  {
    id: "array/rows-in-the-garden",
    expression: "x*y",
    numbers: { x: "2..9", y: "4..25" },
    texts: [
      "{n} planted {x} rows of beans. {He} put {y} beans in each row. How many beans did {he} plant?",
      "Grandma's garden has {x} rows of cabbages with {y} cabbages in a row. How many cabbages does it have?",
      "{n} and {his} dad planted carrot seeds. Each row got {y} seeds, and they made {x} rows. How many seeds did they use?",
      "How many tomato plants are in the school garden if there are {x} rows and {y} plants are in every row?",
    ],
  },
  {
    id: "array/squares-of-a-bar",
    expression: "x*y",
    numbers: { x: "2..8", y: "3..10" },
    texts: [
      "A chocolate bar has {x} rows of squares. There are {y} squares in each row. How many squares does the bar have?",
      "{n} cut a pan of brownies into {x} rows with {y} brownies in each row. How many brownies did {he} get?",
      "A tray holds {x} rows of eggs, and {y} eggs fit in a row. The tray is full. How many eggs are on it?",
      "{n} drew a game board. It has {x} rows, and every row has {y} squares. How many squares are on the board?",
    ],
  },
  {
    id: "array/children-lined-up",
    expression: "x*y",
    units: ["children"],
    numbers: { x: "2..8", y: "3..9" },
    texts: [
      "The children lined up in {x} rows for the class picture. {y} children stood in each row. How many children are in the picture?",
      "{n}'s dance class stands in {x} lines with {y} children in each line. How many children are in the class?",
      "At the school concert {y} children sat on each bench. There were {x} benches. How many children sat on the benches?",
      "How many children were in the parade if they walked in {x} rows with {y} in each row?",
    ],
  },
  {
    id: "array/lined-up-things",
    expression: "x*y",
    units: ["{o}"],
    numbers: { x: "2..9", y: "3..12" },
    texts: [
      "{n} lined up {his} {o} in {x} rows. {He} put {y} in each row. How many {o} did {he} line up?",
      "The store window shows {x} rows of {o}. Each row has {y}. How many {o} are in the window?",
      "{n} likes {o}. {He} drew {x} rows of them on a big sheet. There are {y} {o} in every row. How many {o} did {he} draw?",
      "How many {o} are on the floor? {n} laid them out in {x} rows with {y} {o} in each row.",
    ],
  },
];

/** Plain stories of so many a day, an hour, a gallon, a batch. */
const RATES: readonly WordingFamily[] = [
  {
    id: "rate-times/exercise-each-day",
    expression: "x*y",
    numbers: { x: "3..14", y: "5..40" },
    texts: [
      "{n} does {y} push-ups every morning. How many push-ups does {he} do in {x} days?",
      "{n} swims {y} laps at every practice. {He} went to {x} practices last month. How many laps did {he} swim there?",
      "{n} jumped rope for {x} days. {He} did {y} jumps each day. How many jumps did {he} do in all?",
      "How many sit-ups will {n} do in {x} days if {he} does {y} a day?",
    ],
  },
  {
    id: "rate-times/minutes-each-time",
    expression: "x*y",
    units: ["minutes"],
    numbers: { x: "2..7", y: "5..30" },
    texts: [
      "{n} plays the piano {y} minutes a day. How many minutes does {he} play in {x} days?",
      "It takes {n} {y} minutes to walk the dog. Last week {he} walked the dog {x} times. How many minutes did {he} walk the dog?",
      "Each cartoon is {y} minutes long. {n} watched {x} of them. How many minutes of cartoons did {he} watch?",
      "{n} has {x} chores. Each chore takes {y} minutes. How many minutes do the chores take in all?",
    ],
  },
  {
    id: "rate-times/so-much-a-day",
    expression: "x*y",
    numbers: { x: "3..30", y: "2..9" },
    texts: [
      "Grandpa's hens lay {y} eggs a day. How many eggs do they lay in {x} days?",
      "A cow gives {y} gallons of milk every day. How many gallons does it give in {x} days?",
      "{n} drinks {y} glasses of water a day. How many glasses does {he} drink in {x} days?",
      "{n} found {y} {o} each day. {He} looked for {o} on {x} days. How many {o} did {he} find?",
    ],
  },
  {
    id: "rate-times/so-many-an-hour",
    expression: "x*y",
    numbers: { x: "2..9", y: "3..20" },
    texts: [
      "{n} can clean {y} {o} in an hour. How many {o} can {he} clean in {x} hours?",
      "A toy factory makes {y} {o} every hour. Today it ran for {x} hours. How many {o} did it make?",
      "{n} and {m} wrapped presents for {x} hours. They wrapped {y} presents an hour. How many presents did they wrap?",
      "How many cars can the class wash in {x} hours if it washes {y} cars an hour?",
    ],
  },
  {
    id: "rate-times/miles-and-gallons",
    expression: "x*y",
    units: ["miles"],
    numbers: { x: "2..9", y: "10..40" },
    texts: [
      "{n}'s car goes {y} miles on one gallon of gas. How many miles does it go on {x} gallons?",
      "{n} rode {his} bike for {x} days. {He} rode {y} miles each day. How many miles did {he} ride in all?",
      "The bus route is {y} miles long. The bus drove it {x} times today. How many miles did the bus drive?",
      "How many miles did the family drive if they were on the road for {x} days and went {y} miles every day?",
    ],
  },
  {
    id: "rate-times/times-a-week",
    expression: "x*y",
    numbers: { x: "3..10", y: "2..6" },
    texts: [
      "{n} has {y} swimming lessons a week. How many lessons does {he} have in {x} weeks?",
      "{n}'s team plays {y} games every month. The season is {x} months long. How many games does the team play?",
      "{n} calls {his} grandma {y} times a week. How many times does {he} call her in {x} weeks?",
      "How many story hours are there in {x} weeks if the library has {y} story hours each week?",
    ],
  },
  {
    id: "rate-times/kitchen-needs",
    expression: "x*y",
    numbers: { x: "2..9", y: "2..8" },
    texts: [
      "One pot of soup needs {y} carrots. {n} is cooking {x} pots of soup. How many carrots does {he} need?",
      "{n} put {y} strawberries in each smoothie. {He} made {x} smoothies. How many strawberries did {he} use?",
      "How many cups of flour does {n} need for {x} batches of pancakes if one batch takes {y} cups?",
      "Each lunch comes with {y} {f}. {n} makes {x} lunches. How many {f} does {he} need altogether?",
    ],
  },
  {
    id: "rate-times/school-weeks",
    expression: "x*5",
    units: ["days"],
    numbers: { x: "2..20" },
    texts: [
      "{n} goes to school 5 days a week. How many days does {he} go to school in {x} weeks?",
      "{n}'s mom works from Monday to Friday every week. How many days does she work in {x} weeks?",
      "{n} takes the bus 5 days every week. {He} has taken it for {x} weeks. On how many days has {he} taken the bus?",
      "How many days was the class at camp if it stayed 5 days each time and went there {x} times?",
    ],
  },
];

/** Plain stories of money by the piece. */
const PRICES: readonly WordingFamily[] = [
  {
    id: "price/several-of-a-kind",
    expression: "x*y",
    units: ["dollars"],
    numbers: { x: "2..9" },
    money: true,
    texts: [
      "{n} bought {x} toy cars. Each one cost ${y}. How much did {he} spend?",
      "Notebooks are ${y} each. {n} needs {x} notebooks for school. How much will they cost?",
      "{n} got a {s} for each of {his} {x} friends. Every {s} was ${y}. How much did {he} pay in all?",
      "How much do {x} puzzles cost if one puzzle costs ${y}?",
    ],
  },
  {
    id: "price/tickets-for-everyone",
    expression: "x*y",
    units: ["dollars"],
    numbers: { x: "3..8" },
    money: true,
    texts: [
      "{n} went to the movies with {his} family. They bought {x} tickets for ${y} each. How much did the tickets cost?",
      "It costs one person ${y} to get into the zoo. How much does it cost for {x} people?",
      "{x} friends went bowling. Each of them paid ${y}. How much money did they pay altogether?",
      "A bus ticket to the beach is ${y}. {n}'s mom bought {x} tickets. How much money did she spend on them?",
    ],
  },
  {
    id: "price/sold-at-a-stand",
    expression: "x*y",
    units: ["dollars"],
    numbers: { x: "3..20" },
    money: true,
    texts: [
      "{n} sold {x} glasses of juice for ${y} a glass. How much money did {he} get?",
      "At the yard sale {n} sold {x} of {his} old games. {He} asked ${y} for each game. How much money did {he} get for the games?",
      "The class sold {x} {o} at the school fair. Each {s} cost ${y}. How much money did the class take in?",
      "How much money did {n} earn if {he} made {x} {o} and sold them for ${y} each?",
    ],
  },
  {
    id: "price/pay-for-chores",
    expression: "x*y",
    units: ["dollars"],
    numbers: { x: "2..9" },
    money: true,
    texts: [
      "{n} gets ${y} every time {he} washes the car. {He} washed it {x} times. How much did {he} get?",
      "A neighbor pays ${y} for each walk with the dog. {n} walked the dog {x} times last month. How much money did {n} earn?",
      "{n} earned ${y} a day for feeding a cat. {He} fed the cat for {x} days. How much did {he} earn?",
      "How much did {n} make if {he} raked {x} yards and got ${y} for each yard?",
    ],
  },
  {
    id: "price/groceries",
    expression: "x*y",
    units: ["dollars"],
    numbers: { x: "2..9" },
    money: true,
    texts: [
      "Grapes cost ${y} a pound. {n} bought {x} pounds of grapes. How much did {he} pay for them?",
      "A gallon of juice is ${y}. {n}'s dad bought {x} gallons. How much did he pay for the juice?",
      "How much are {x} bags of oranges at ${y} a bag?",
      "The class had a pizza party. The teacher ordered {x} pizzas for ${y} each. How much did the pizzas cost?",
    ],
  },
];

/** Plain stories of times as many. */
const TIMES_AS_MANY: readonly WordingFamily[] = [
  {
    id: "times-many/points-and-pages",
    expression: "x*y",
    numbers: { x: "3..20", y: "2..6" },
    texts: [
      "{n} scored {x} points. {m} scored {y} times as many. How many points did {m} score?",
      "{n} read {x} pages on {day}. On {day2} {he} read {y} times as many pages. How many pages did {he} read on {day2}?",
      "{n} found {x} {o}. {His} dad found {y} times as many. How many {o} did {his} dad find?",
      "There are {x} kids in the chess club and {y} times as many kids in the choir. How many kids are in the choir?",
    ],
  },
  {
    id: "times-many/older-and-taller",
    expression: "x*y",
    numbers: { x: "8..12", y: "5..7" },
    texts: [
      "{n} is {x} years old. {His} grandpa is {y} times as old. How old is {his} grandpa?",
      "A small tree is {x} feet tall. The big tree next to it is {y} times as tall. How many feet tall is the big tree?",
      "{n}'s cat weighs {x} pounds. {n} weighs {y} times as much as the cat. How many pounds does {n} weigh?",
      "How long is the red rope in feet if the blue rope is {x} feet long and the red one is {y} times as long?",
    ],
  },
  {
    id: "times-many/animals-seen",
    expression: "x*y",
    numbers: { x: "3..20", y: "2..7" },
    texts: [
      "A farmer has {x} cows. He has {y} times as many chickens as cows. How many chickens does he have?",
      "There were {x} ducks on the pond and {y} times as many geese. How many geese were on the pond?",
      "{n} went to the zoo. {He} saw {x} lions and {y} times as many monkeys. How many monkeys did {he} see?",
      "How many {a} did {n} count if {he} counted {x} trees and {y} times as many {a}?",
    ],
  },
  {
    id: "times-many/costs-and-savings",
    expression: "x*y",
    units: ["dollars"],
    numbers: { y: "2..6" },
    money: true,
    texts: [
      "A small toy truck costs ${x}. The big one costs {y} times as much. How much does the big one cost?",
      "{n} saved ${x}. {His} sister saved {y} times as much. How much did {his} sister save?",
      "{n} earned ${x} last week. This week {he} earned {y} times as much. How much did {he} earn this week?",
      "Lunch was ${x}. Dinner was {y} times as much as lunch. How much was dinner?",
    ],
  },
  {
    id: "times-many/three-times",
    expression: "x*3",
    numbers: { x: "4..40" },
    texts: [
      "{n} made {x} {o}. {m} made three times as many. How many {o} did {m} make?",
      "The recipe makes {x} cookies. {n} wants to make three times as many. How many cookies does {he} want to make?",
      "Last year {x} kids came to the fun run. This year three times as many kids came. How many kids came this year?",
      "{n} has {x} {o}. {He} wants to have 3 times that many by summer. How many {o} does {he} want to have by then?",
    ],
  },
];

/** Plain stories in which a number is shared equally: how many each. */
const SHARED: readonly WordingFamily[] = [
  {
    id: "shared/snack-time",
    expression: "x/y",
    units: ["{f}"],
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} gave {x} {f} to {his} {y} friends. Each friend got the same number. How many {f} did each friend get?",
      "{y} kids shared {x} {f}. They all got the same number. How many {f} did each kid get?",
      "{n} brought {x} {f} to share. {y} friends each took the same number, and then the {f} were gone. How many {f} did each friend take?",
      "How many {f} does each person get if {y} people share {x} {f} equally?",
    ],
  },
  {
    id: "shared/cards-dealt",
    expression: "x/y",
    units: ["cards"],
    numbers: { y: "2..8", x: "y*i" },
    texts: [
      "{n} dealt {x} cards to {y} players. Everyone got the same number of cards. How many cards did each player get?",
      "{n} is giving away {x} of {his} baseball cards. {He} will give the same number to each of {y} friends. How many cards will each friend get?",
      "{n} sorted {x} cards into {y} equal piles. How many cards are in each pile?",
      "{x} cards were put into {y} envelopes, the same number in each. How many cards are in one envelope?",
    ],
  },
  {
    id: "shared/things-for-classes",
    expression: "x/y",
    units: ["{o}"],
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "The school got {x} new {o}. {y} classes shared them equally. How many {o} did each class get?",
      "{x} {o} are on {y} tables in the art room. Each table has the same number. How many {o} are on each table?",
      "The teacher had {x} {o}. She split them evenly among {y} groups. How many {o} did each group get?",
      "If {x} {o} go to {y} classrooms and each room gets the same number, how many {o} does each room get?",
    ],
  },
  {
    id: "shared/food-on-plates",
    expression: "x/y",
    units: ["{f}"],
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} put {x} {f} on {y} plates. Every plate got the same number. How many {f} were on each plate?",
      "There are {x} {f} for {y} tables at the party. Each table gets the same number. How many {f} does each table get?",
      "{y} families took home {x} {f} from the school picnic. They each took the same number. How many {f} did each family take?",
      "{n} needed {y} bowls for {x} {f}. All the bowls held the same number. How many {f} were in each bowl?",
    ],
  },
  {
    id: "shared/garden-work",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} had {x} seeds. {He} planted the same number in each of {y} pots. How many seeds did {he} plant in each pot?",
      "{x} bean plants grow in {y} rows in the school garden. Each row has the same number. How many bean plants are in each row?",
      "{n} picked {x} flowers and put them in {y} vases, the same number in each vase. How many flowers are in one vase?",
      "Grandpa got {x} pears from {y} trees. He got the same number from each tree. How many pears did he get from each tree?",
    ],
  },
  {
    id: "shared/books-moved-and-read",
    expression: "x/y",
    units: ["books"],
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} put {x} books on {y} shelves. {He} put the same number on each shelf. How many books are on each shelf?",
      "{x} books came to the library in {y} boxes. Each box had the same number of books. How many books were in each box?",
      "{y} students carried {x} books to the office. They each carried the same number. How many books did each student carry?",
      "{n} read {x} books in {y} months. {He} read the same number of books every month. How many books did {he} read each month?",
    ],
  },
  {
    id: "shared/children-in-groups",
    expression: "x/y",
    units: ["children"],
    numbers: { y: "2..6", x: "y*(i+2)" },
    texts: [
      "{x} children signed up for soccer. The coach made {y} teams of the same size. How many children are on each team?",
      "There are {x} children at the camp and {y} cabins. The same number of children sleep in each cabin. How many children sleep in each cabin?",
      "{x} children rode to the farm in {y} vans. Each van took the same number of children. How many children rode in each van?",
      "How many children are in each reading group if {n}'s teacher puts {x} children into {y} equal groups?",
    ],
  },
  {
    id: "shared/money-split",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "2..8", x: "y*(i+2)" },
    texts: [
      "{y} friends washed cars and earned ${x}. They split the money equally. How much did each of them get?",
      "Grandma gave ${x} to her {y} grandchildren. They all got the same amount. How much money did each one get?",
      "{y} children bought a present together. It cost ${x}. They each paid the same amount. How much did each child pay?",
      "How much does each person pay if the lunch costs ${x} and {y} people share the cost equally?",
    ],
  },
  {
    id: "shared/jobs-done",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*i" },
    texts: [
      "There were {x} dishes to wash. {y} children washed them, and each child washed the same number. How many dishes did each child wash?",
      "{y} helpers packed {x} {o}. Each helper packed the same number of {o}. How many {o} did each helper pack?",
      "{x} windows have to be cleaned. {y} workers will clean the same number each. How many windows will each worker clean?",
      "The {y} players on {n}'s team sold {x} {o}. Every player sold the same number. How many {o} did each player sell?",
    ],
  },
  {
    id: "shared/pets-and-hens",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*i" },
    texts: [
      "{n} has {y} dogs. {He} gave them {x} treats. Each dog got the same number. How many treats did each dog get?",
      "{y} hens laid {x} eggs. Every hen laid the same number of eggs. How many eggs did each hen lay?",
      "The farmer has {x} {a} in {y} pens. There are the same number in each pen. How many {a} are in one pen?",
      "{n} put {x} goldfish in {y} tanks. Each tank got the same number. How many goldfish were in one tank?",
    ],
  },
  {
    id: "shared/found-outside",
    expression: "x/y",
    units: ["{o}"],
    numbers: { y: "2..7", x: "y*i" },
    texts: [
      "{y} children found {x} {o} near the {place}. They shared them equally. How many {o} did each child get?",
      "{n} put {x} {o} into {y} buckets. Every bucket got the same number. How many {o} did {he} put in each bucket?",
      "{n} found {x} {o} on {y} walks. {He} found the same number on each walk. How many {o} did {he} find on each walk?",
      "How many {o} did {n} find each day if {he} found {x} {o} in {y} days and the same number every day?",
    ],
  },
  {
    id: "shared/blocks-in-towers",
    expression: "x/y",
    units: ["blocks"],
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} used {x} blocks to build {y} towers. All the towers had the same number of blocks. How many blocks were in each tower?",
      "{y} children are playing with {x} blocks. They each have the same number. How many blocks does each child have?",
      "A set of {x} blocks comes in {y} colors. There is the same number of each color. How many blocks of each color are there?",
      "{n} laid {x} blocks on the floor in {y} equal rows. How many blocks are in each row?",
    ],
  },
  {
    id: "shared/cleaning-up",
    expression: "x/y",
    units: ["{o}"],
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} cleaned up {his} room and put {x} {o} into {y} bins. Each bin got the same number. How many {o} are in each bin?",
      "{n}'s family is moving. {His} dad put {x} {o} into {y} boxes, the same number in every box. How many {o} are in one box?",
      "{y} bags at the yard sale had {x} {o} in them altogether. Each bag had the same number. How many {o} were in each bag?",
      "How many {o} were in each crate if a store got {x} {o} in {y} crates and every crate had the same number?",
    ],
  },
  {
    id: "shared/in-equal-rows",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{x} cars are parked in {y} rows. Each row has the same number of cars. How many cars are in each row?",
      "A pan of {x} brownies was cut into {y} rows. All rows had the same number of brownies. How many brownies were in a row?",
      "{n} put {x} {o} in {y} rows. {He} put the same number in each row. How many {o} are in each row?",
      "There are {x} seats on the bus in {y} equal rows. How many seats are in each row?",
    ],
  },
  {
    id: "shared/price-of-one",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "2..9", x: "y*(i+2)" },
    texts: [
      "{n} paid ${x} for {y} toy cars. They all cost the same. How much was each toy car?",
      "{y} movie tickets cost ${x}. The price of each ticket is the same. How much is one ticket?",
      "{n}'s mom spent ${x} on {y} shirts. Each shirt was the same price. How much did one shirt cost?",
      "How much does one pizza cost if {y} pizzas of the same kind cost ${x}?",
    ],
  },
  {
    id: "shared/all-brought-the-same",
    expression: "x/y",
    units: ["{o}"],
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{y} friends put all their {o} in one pile. Each friend brought the same number. There are {x} {o} in the pile. How many {o} did each friend bring?",
      "The {y} {u} made {x} {o} in all. Each of them made the same number. How many {o} did each one make?",
      "{n} got {x} {o} from {y} people. Everybody gave {him} the same number. How many {o} did each person give {him}?",
      "If {y} children have {x} {o} altogether and they all have the same number, how many {o} does each child have?",
    ],
  },
  {
    id: "shared/with-a-number-not-needed",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i", v: "6..12" },
    texts: [
      "{n} is {v} years old. {He} gave {x} {f} to {y} friends, the same number to each friend. How many {f} did each friend get?",
      "The teacher has {v} {p} and {x} {o}. She gives the {o} to {y} students. Each student gets the same number. How many {o} does each student get?",
      "{n} had {v} minutes to put {x} toys into {y} boxes. {He} put the same number in each box. How many toys are in each box?",
      "{x} kids played a game for {v} minutes. They were in {y} equal teams. How many kids were on each team?",
    ],
  },
  {
    id: "shared/half-of-it",
    expression: "x/2",
    numbers: { x: "6..60 by 2" },
    texts: [
      "There were {x} {f} on the table. The children ate half of them. How many {f} did they eat?",
      "A class has {x} students. Half of them ride the bus to school. How many students ride the bus?",
      "{n}'s book has {x} pages. {He} has read half of the book. How many pages has {he} read?",
      "{n} gave half of {his} {o} to {his} brother. {He} had {x} {o}. How many {o} did {his} brother get?",
    ],
  },
];

/** Plain stories in which so many go into each: how many groups. */
const PACKED: readonly WordingFamily[] = [
  {
    id: "packing/into-boxes",
    expression: "x/y",
    units: ["boxes"],
    numbers: { y: "2..12", x: "y*i" },
    texts: [
      "{n} has {x} {f}. {y} of them fit in a box. How many boxes does {he} need for the {f}?",
      "{n} packed {x} {o} in boxes. {He} put {y} in each box. How many boxes did {he} use?",
      "The store sold {x} {o}. They came in boxes of {y}. How many boxes did the store sell?",
      "How many boxes can {n} fill? {He} has {x} toy cars, and each box holds {y} of them.",
    ],
  },
  {
    id: "packing/into-bags",
    expression: "x/y",
    units: ["bags"],
    numbers: { y: "2..12", x: "y*i" },
    texts: [
      "{n} put {x} apples into bags. Each bag got {y} apples. How many bags did {he} use?",
      "{n} is making treat bags. {He} has {x} {f} and puts {y} in every bag. How many bags can {he} make?",
      "{n} sells {o} in bags of {y}. {He} has {x} {o}. How many bags can {he} sell?",
      "How many bags does {n} need for {x} marbles if {he} puts {y} in each bag?",
    ],
  },
  {
    id: "packing/number-of-trips",
    expression: "x/y",
    units: ["trips"],
    numbers: { y: "2..6", x: "y*i" },
    texts: [
      "{n} has to carry {x} {o} outside. {He} can carry {y} at a time. How many trips does {he} have to make?",
      "{x} children want to go to the island. The boat takes {y} children on each trip. How many trips does the boat have to make?",
      "A truck can carry {y} beds at a time. It has to move {x} beds. How many trips does it need?",
      "How many trips to the car did {n} make if {he} carried {x} bags and took {y} bags each time?",
    ],
  },
  {
    id: "packing/around-tables",
    expression: "x/y",
    units: ["tables"],
    numbers: { y: "4..10", x: "y*i" },
    texts: [
      "{x} people came to the school dinner. {y} people sat at each table. How many tables did they need?",
      "{n} is setting up tables for {x} guests. {y} guests can sit at a table. How many tables does {he} need?",
      "The lunch room has {x} chairs. There are {y} chairs at each table. How many tables are in the lunch room?",
      "How many tables are needed in art class if there are {x} students and {y} students share a table?",
    ],
  },
  {
    id: "packing/onto-pages",
    expression: "x/y",
    units: ["pages"],
    numbers: { y: "2..10", x: "y*i" },
    texts: [
      "{n} has {x} photos. {He} puts {y} photos on each page of {his} album. How many pages does {he} use?",
      "{n} put {x} stickers in {his} sticker book. Each page has room for {y} stickers. How many pages did {he} fill?",
      "{n} drew {x} {o} in {his} notebook. {He} drew {y} on every page. How many pages did {he} use?",
      "A coloring book has {x} {a} in it, {y} on each page. How many pages does the coloring book have?",
    ],
  },
  {
    id: "packing/children-in-vans",
    expression: "x/y",
    numbers: { y: "3..8", x: "y*i" },
    texts: [
      "{x} {u} are going to the {place} in vans. {y} of them fit in each van. How many vans do they need?",
      "{x} children are in line for the little train. Each car of the train holds {y} children. How many cars do they fill?",
      "{y} children go on the ride at a time. There are {x} children in line. How many times must the ride run so that each child gets one turn?",
      "How many rooms do {x} {u} need if {y} {u} sleep in each room?",
    ],
  },
  {
    id: "packing/things-to-make",
    expression: "x/y",
    numbers: { y: "3..10", x: "y*i" },
    texts: [
      "{n} has {x} beads. {He} needs {y} beads to make a key chain. How many key chains can {he} make?",
      "It takes {y} craft sticks to make a picture frame. {n} used {x} craft sticks. How many frames did {he} make?",
      "{n} sewed {x} buttons on some shirts. Each shirt got {y} buttons. How many shirts got buttons?",
      "How many toy trains can {n} build with {x} wheels if each train needs {y} wheels?",
    ],
  },
  {
    id: "packing/flowers-and-seeds",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{n} picked {x} flowers. {He} tied them in bunches of {y}. How many bunches did {he} make?",
      "The flower shop has {x} roses. {y} roses go in each vase. How many vases does the shop need?",
      "{n} planted {x} seeds. {He} put {y} in every pot. How many pots did {he} use?",
      "How many rows can {n} plant with {x} onions if {he} puts {y} onions in each row?",
    ],
  },
  {
    id: "packing/weeks-of-saving",
    expression: "x/y",
    units: ["weeks"],
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{n} wants a game that costs ${x}. {He} has no money yet, but {he} saves ${y} a week. How many weeks does {he} have to save?",
      "{n} needs ${x} for new skates. {He} gets ${y} for {his} chores every week. How many weeks of chores will pay for the skates?",
      "A class wants to make ${x} for a trip. It makes ${y} each week. How many weeks will it take?",
      "How many weeks will it take {n} to pay back ${x} to {his} brother if {he} pays him ${y} a week?",
    ],
  },
  {
    id: "packing/how-many-for-the-money",
    expression: "x/y",
    numbers: { y: "2..12", x: "y*i" },
    texts: [
      "{n} has ${x} to spend. Toy boats cost ${y} each. How many toy boats can {he} buy?",
      "{n} spent ${x} on books. Every book cost ${y}. How many books did {he} buy?",
      "It costs each person ${y} to get into the fair. {n}'s dad paid ${x} for the family. How many people did he pay for?",
      "How many {o} did {n} get if {he} paid ${y} for each one and ${x} for all of them?",
    ],
  },
  {
    id: "packing/how-many-were-sold",
    expression: "x/y",
    numbers: { y: "2..10", x: "y*i" },
    texts: [
      "{n} sold {his} {o} for ${y} each. {He} got ${x} for them. How many {o} did {he} sell?",
      "The class made ${x} at the car wash. They got ${y} for each car. How many cars did they wash?",
      "{n} gets ${y} each time {he} walks the neighbor's dog. Last month {he} got ${x}. How many times did {he} walk the dog?",
      "At the yard sale all books were ${y} each. {n} made ${x} from the books. How many books did {he} sell?",
    ],
  },
  {
    id: "packing/days-it-lasts",
    expression: "x/y",
    units: ["days"],
    numbers: { y: "2..8", x: "y*i" },
    texts: [
      "{n} bought {x} cans of cat food. {His} cats eat {y} cans a day. How many days will the cans last?",
      "There are {x} bottles of water in the box. {n}'s family drinks {y} of them every day. In how many days will the box be empty?",
      "The class uses {y} sheets of paper each day. How many days will {x} sheets last?",
      "{n} took {x} {f} to camp and ate {y} a day. After how many days were the {f} gone?",
    ],
  },
  {
    id: "packing/from-the-kitchen",
    expression: "x/y",
    numbers: { y: "2..6", x: "y*i" },
    texts: [
      "{n} has {x} eggs. One cake takes {y} eggs. How many cakes can {he} bake?",
      "{n}'s mom used {x} potatoes to make soup. Each pot of soup took {y} potatoes. How many pots of soup did she make?",
      "It takes {y} oranges to make a glass of juice. {n} used {x} oranges. How many glasses of juice did {he} make?",
      "How many batches of cookies can {n} make with {x} cups of flour if each batch takes {y} cups?",
    ],
  },
  {
    id: "packing/number-of-rows",
    expression: "x/y",
    units: ["rows"],
    numbers: { y: "3..10", x: "y*i" },
    texts: [
      "{n} lined up {x} {o}. {He} put {y} in each row. How many rows did {he} make?",
      "There are {x} {o} in the window of the store. They're in rows of {y}. How many rows of {o} are there?",
      "A parking lot has room for {x} cars. {y} cars can park in every row. How many rows does the parking lot have?",
      "How many rows did the children make if {x} children stood in line for the class picture with {y} in each row?",
    ],
  },
  {
    id: "packing/animals-in-pens",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*i" },
    texts: [
      "The pet store has {x} fish. There are {y} fish in each tank. How many tanks of fish does the store have?",
      "A farmer has {x} {a}. He keeps {y} {a} in each pen. How many pens of {a} does he have?",
      "{n} counted {x} eggs in the nests. Every nest had {y} eggs in it. How many nests were there?",
      "How many cages does the zoo need for {x} parrots if it puts {y} parrots in each cage?",
    ],
  },
  {
    id: "packing/cut-to-length",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{n} has {x} inches of ribbon. {He} cuts it into pieces that are {y} inches long. How many pieces does {he} get?",
      "A rope is {x} feet long. How many jump ropes of {y} feet can {n} cut from it?",
      "{n} bought {x} yards of cloth. It takes {y} yards to make a costume. How many costumes can {he} make?",
      "{n} built a track for {his} toy train. It's {x} inches long. Each piece of the track is {y} inches long. How many pieces did {he} use?",
    ],
  },
  {
    id: "packing/one-prize-for-so-many",
    expression: "x/y",
    numbers: { y: "3..10", x: "y*i" },
    texts: [
      "Students get a star for every {y} books they read. {n} has read {x} books. How many stars did {he} get?",
      "{n}'s teacher trades one small prize for {y} stickers. {n} traded in {x} stickers. How many prizes did {he} get?",
      "{n} traded {x} {o} for toys. {He} got one toy for every {y} {o}. How many toys did {he} get?",
      "How many free drinks did {n}'s family get if the store gives one free drink for every {y} pizzas and they bought {x} pizzas?",
    ],
  },
  {
    id: "packing/turns-and-games",
    expression: "x/y",
    numbers: { y: "2..10", x: "y*i" },
    texts: [
      "{n} has {x} minutes to play. Each game takes {y} minutes. How many games can {he} play?",
      "{n} worked on math problems for {x} minutes. Every problem took {him} {y} minutes. How many problems did {he} do?",
      "The children take turns on the only swing. Each child gets {y} minutes. How many children get a turn in {x} minutes?",
      "{n} watched cartoons for {x} minutes. Each cartoon was {y} minutes long. How many cartoons did {he} watch?",
    ],
  },
  {
    id: "packing/with-a-number-not-needed",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*i", v: "10..40" },
    texts: [
      "{n} bought {x} eggs and {v} apples. {He} needs {y} eggs for each cake. For how many cakes does {he} have eggs?",
      "It's {v} miles to the camp. {x} {u} are going there in vans. {y} {u} ride in each van. How many vans do they take?",
      "{n} spent {v} minutes putting {x} {o} on shelves. {He} put {y} {o} on every shelf. How many shelves did {he} use?",
      "{n} has {v} {p} and {x} {o}. {He} puts the {o} into boxes, {y} in each box. How many boxes does {he} need for the {o}?",
    ],
  },
];

/** Plain stories in which the days, the daily amount or the smaller of two amounts is asked for. */
const RATES_AND_TIMES_BACKWARD: readonly WordingFamily[] = [
  {
    id: "rate-split/days-to-finish",
    expression: "x/y",
    units: ["days"],
    numbers: { y: "4..20", x: "y*(i+2)" },
    texts: [
      "{n} has a puzzle with {x} pieces. {He} puts {y} pieces in place each day. How many days does {he} need for the whole puzzle?",
      "{n} has to learn {x} spelling words. {He} learns {y} of them a day. How many days will it take?",
      "There are {x} pages left in {n}'s book. {He} reads {y} pages every day. In how many days will {he} be done?",
      "How many days does {n} need to make {x} {o} for the fair if {he} makes {y} a day?",
    ],
  },
  {
    id: "rate-split/same-each-day",
    expression: "x/y",
    numbers: { y: "2..10", x: "y*(i+2)" },
    texts: [
      "{n} did {x} jumping jacks in {y} days. {He} did the same number each day. How many jumping jacks did {he} do each day?",
      "{n} has {y} days to read {x} pages. {He} wants to read the same number of pages each day. How many pages should {he} read a day?",
      "The school used {x} {o} in {y} days. It used the same number every day. How many {o} did it use a day?",
      "How many cartons of milk did the cafeteria use each day if it used {x} cartons in {y} days and the same number every day?",
    ],
  },
  {
    id: "rate-split/minutes-for-a-job",
    expression: "x/y",
    units: ["minutes"],
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} can fold {y} towels in a minute. How many minutes does {he} need to fold {x} towels?",
      "The copy machine makes {y} copies a minute. The teacher needs {x} copies. How many minutes will it take?",
      "{n} put price tags on {x} {o}. {He} did {y} {o} a minute. How many minutes did {he} need?",
      "How many minutes does it take {n} to put away {x} {o} if {he} puts away {y} {o} every minute?",
    ],
  },
  {
    id: "rate-split/in-one-hour",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*(i+5)" },
    texts: [
      "{n} rode {his} bike {x} miles in {y} hours. {He} rode the same number of miles each hour. How many miles did {he} ride each hour?",
      "{n} earned ${x} for {y} hours of work. {He} got the same pay each hour. How many dollars did {he} earn an hour?",
      "A machine made {x} {o} in {y} hours. It made the same number every hour. How many {o} did it make each hour?",
      "How many cars went past the school each hour if {x} cars went past in {y} hours and the same number each hour?",
    ],
  },
  {
    id: "times-fewer/points-and-cards",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*i" },
    texts: [
      "{n} scored {x} points. That's {y} times as many as {m} scored. How many points did {m} score?",
      "{n} got {x} {o} at the fair. That was {y} times as many as {his} brother got. How many {o} did {his} brother get?",
      "There are {x} chickens on the farm. There are {y} times as many chickens as pigs. How many pigs are on the farm?",
      "{n} made {x} {o} on {day2}. {He} made {y} times as many as on {day}. How many {o} did {he} make on {day}?",
    ],
  },
  {
    id: "times-fewer/size-and-age",
    expression: "x/y",
    numbers: { y: "3..5", x: "33..60" },
    texts: [
      "A dog weighs {x} pounds. It weighs {y} times as much as a cat. How many pounds does the cat weigh?",
      "{n}'s mom is {x} years old. She's {y} times as old as {n}. How old is {n}?",
      "The blue rope is {x} feet long. It's {y} times as long as the red rope. How many feet long is the red rope?",
      "How tall is the fence in inches if the tree behind it is {x} inches tall and {y} times as tall as the fence?",
    ],
  },
  {
    id: "times-fewer/how-many-times",
    expression: "x/y",
    units: ["times"],
    numbers: { y: "2..10", x: "y*i" },
    texts: [
      "{m} won {y} {o} at the fair. {n} won {x} {o} there. {n} won how many times as many {o} as {m}?",
      "A red string is {y} inches long, and a blue string is {x} inches long. The blue string is how many times as long as the red one?",
      "The store sold {x} {o} and {y} {p}. How many times as many {o} as {p} did it sell?",
      "{n} saved ${x}. {His} sister saved ${y}. How many times as much as {his} sister did {n} save?",
    ],
  },
];

/** Families of plain stories that one multiplication or division solves. */
export const PLAIN_GROUPS: readonly WordingFamily[] = [
  ...EQUAL_GROUPS_OF_THINGS,
  ...ROWS,
  ...RATES,
  ...PRICES,
  ...TIMES_AS_MANY,
  ...SHARED,
  ...PACKED,
  ...RATES_AND_TIMES_BACKWARD,
];

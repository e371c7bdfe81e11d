import type { WordingFamily } from "../wording.ts";

/** Equal groups in places of every kind are counted together. */
const COUNTED_TOGETHER: readonly WordingFamily[] = [
  {
    id: "grouped/teams-that-pull-and-row",
    expression: "x*y",
    numbers: { x: "3..15", y: "3..8" },
    texts: [
      "{x} rowing boats are at the start of the race. Every boat has a crew of {y}. How many rowers are in the race?",
      "{y} dogs pull each sled. Today {x} sleds leave the village. How many dogs are pulling?",
      "How many bolts does the mechanic have to tighten if {x} wheels with {y} bolts each lie in the garage?",
      "A marching band walks down Main Street in {x} lines, and {y} musicians walk in every line. Tell how many musicians there are.",
    ],
  },
  {
    id: "grouped/sewing-on-and-hanging-up",
    expression: "x*y",
    numbers: { x: "3..12", y: "4..9" },
    texts: [
      "Each curtain hangs on {y} hooks. {n} is putting up {x} curtains. How many hooks does {he} need?",
      "{n}'s aunt sews {x} vests for the dance club. She sews {y} buttons on every vest. How many buttons will she sew on?",
      "The tailor shortened {x} dresses and used {y} pins for each. How many pins did the tailor use?",
      "How many clothespins hold the wash? There are {x} sheets on the line, and {y} clothespins hold each sheet.",
    ],
  },
  {
    id: "grouped/floors-and-windows",
    expression: "x*y",
    numbers: { x: "3..12", y: "5..20" },
    texts: [
      "The office tower is {x} floors high and has {y} windows on each floor. What is the total number of windows?",
      "On every floor of {n}'s building there are {y} doors. There are {x} floors. How many doors does the building have?",
      "{n} climbed to the top of the lighthouse. There were {x} flights of stairs with {y} steps in each flight. How many steps did {he} climb?",
      "How many lamps light the parking garage if there are {y} on each of its {x} levels?",
    ],
  },
  {
    id: "grouped/post-and-letters",
    expression: "x*y",
    numbers: { x: "3..12", y: "4..25" },
    texts: [
      "The mail carrier has {x} bundles in her bag. Each bundle is {y} letters thick. How many letters is she carrying?",
      "A sheet of stamps has {y} stamps on it. The clerk tears off {x} whole sheets for {n}. How many stamps does {n} go home with?",
      "Find the number of postcards if a rack has {x} pockets and every pocket is filled with {y} postcards.",
      "{n} mailed packages for {his} boss on {x} mornings. {He} took {y} packages to the post office each time. How many packages did {he} mail?",
    ],
  },
  {
    id: "grouped/eggs-and-cartons",
    expression: "x*y",
    units: ["eggs"],
    numbers: { x: "3..20", y: "6..12" },
    texts: [
      "{y} eggs fit in a carton. {n} has filled {x} cartons and none are left over. How many eggs did {he} have?",
      "The cook orders {x} cartons of eggs. If there are {y} eggs in a carton, how many eggs will come?",
      "For one sheet of noodles Grandma cracks {y} eggs. How many eggs does she crack for {x} sheets?",
      "In every one of the {x} straw nests in the barn, {n} found {y} eggs. How many eggs did {he} find altogether?",
    ],
  },
  {
    id: "grouped/chairs-for-the-concert",
    expression: "x*y",
    units: ["chairs"],
    numbers: { x: "4..20", y: "6..20" },
    texts: [
      "The janitor sets up {x} rows of chairs for the concert. Each row is {y} chairs long. How many chairs does he set up?",
      "{n} and {m} are arranging the tent for the wedding. They place {y} chairs at each of {x} tables. How many chairs do they place?",
      "How many chairs does the new dining hall need? There will be {x} tables, and {y} people can sit at a table.",
      "A truck brought chairs in stacks of {y}. {x} stacks were unloaded. What was the number of chairs on the truck?",
    ],
  },
  {
    id: "grouped/bulbs-and-seeds-in-holes",
    expression: "x*y",
    numbers: { x: "4..20", y: "2..6" },
    texts: [
      "{n} digs {x} holes along the fence and drops {y} seeds into every hole. How many seeds does {he} drop?",
      "To fill the window boxes, {n} put {y} tulip bulbs in each. There are {x} window boxes. How many bulbs went into them?",
      "Grandpa ties each young tree to {y} poles. He planted {x} young trees. How many poles did he have to buy?",
      "How many pumpkins can be cut if all {x} plants in the patch carry {y} pumpkins each?",
    ],
  },
  {
    id: "grouped/hands-and-legs-of-creatures",
    expression: "x*y",
    numbers: { x: "3..15", y: "5..10" },
    texts: [
      "On the planet in {n}'s story every creature has {y} eyes. {x} creatures came to the party. How many eyes were there?",
      "{n} makes robots out of clay. Each robot gets {y} legs. How many legs must {he} make for {x} robots?",
      "A paper star has {y} points. {x} stars hang in the window. How many points do they have together?",
      "How many strings does the music teacher have to tune? She has {x} lutes, and a lute has {y} strings.",
    ],
  },
  {
    id: "grouped/photos-and-posters-on-walls",
    expression: "x*y",
    numbers: { x: "3..15", y: "4..16" },
    texts: [
      "An album has {x} pages. {n} glues {y} photos on each page until the album is full. How many photos are in it?",
      "Every one of the {x} walls of the gallery shows {y} paintings. How many paintings can visitors see?",
      "{x} classes took part in the poster contest. Each class hung up {y} posters. How many posters were hung up?",
      "{n} took {y} pictures of every animal at the zoo that {he} liked. {He} liked {x} animals. How many pictures did {he} take?",
    ],
  },
  {
    id: "grouped/tournament-and-league",
    expression: "x*y",
    numbers: { x: "4..16", y: "5..15" },
    texts: [
      "{x} teams have entered the volleyball tournament, and every team has {y} players. How many players have entered?",
      "Every club in the league plays {y} games at home. There are {x} clubs. How many home games is that for the whole league?",
      "Coach hands {y} towels to each of {x} swimmers for the training week. How many towels does Coach hand out?",
      "How many medals were given if the sports day had {x} events and {y} medals were given in each event?",
    ],
  },
  {
    id: "grouped/pills-and-beds-at-the-hospital",
    expression: "x*y",
    numbers: { x: "4..20", y: "3..12" },
    texts: [
      "There are {y} beds in a ward. The children's hospital has {x} wards. How many beds does it have?",
      "Dr. Diaz sees {y} patients every hour. She worked for {x} hours. How many patients did she see?",
      "{x} boxes of bandages arrived at the clinic with {y} bandages in every box. How many bandages arrived?",
      "The nurse gives a patient {y} pills a day. How many pills does that patient get in {x} days?",
    ],
  },
  {
    id: "grouped/times-as-many-small-creatures",
    expression: "x*y",
    numbers: { x: "3..20", y: "3..9" },
    texts: [
      "{n} caught {x} crabs. {m} caught {y} times as many. How many crabs did {m} catch?",
      "{y} times as many moths as fireflies flew around the lamp. If there were {x} fireflies, how many moths were there?",
      "There are {x} swans on the lake. The number of gulls is {y} times that. How many gulls are there?",
      "How many ladybugs live in the hedge? {n} counted {x} on the rosebush, and the hedge has {y} times the number that the rosebush has.",
    ],
  },
  {
    id: "grouped/times-as-much-size",
    expression: "x*y",
    numbers: { x: "3..25", y: "2..8" },
    texts: [
      "{n}'s snake is {x} inches long. The snake at the zoo is {y} times as long. How long is the zoo's snake in inches?",
      "It takes {n} {x} minutes to get to school by bus. On foot it takes {him} {y} times as long. How many minutes does {he} walk?",
      "The old well is {y} times as deep as the new one. The new well is {x} feet deep. Find the depth of the old well in feet.",
      "A bag of flour weighs {x} pounds. How many pounds does the millstone weigh if it is {y} times as heavy?",
    ],
  },
  {
    id: "grouped/area-of-floors-and-fields",
    expression: "x*y",
    numbers: { x: "5..30", y: "3..20" },
    texts: [
      "The kitchen floor is a rectangle, {x} feet long and {y} feet wide. How many square feet does it measure?",
      "{n} lays square tiles that are one foot on each side. The hall is {y} feet by {x} feet. How many tiles cover the floor?",
      "A rectangular flag has a length of {x} inches and a width of {y} inches. What is its area in square inches?",
      "How many square yards of grass must {n} mow? The lawn is a rectangle that is {y} yards wide and {x} yards long.",
    ],
  },
];

/** So much in each hour, day or week: how much in several. */
const AT_A_RATE: readonly WordingFamily[] = [
  {
    id: "grouped/distance-on-the-road",
    expression: "x*y",
    units: ["miles"],
    numbers: { x: "25..65", y: "2..9" },
    texts: [
      "The bus drives at {x} miles per hour. How far does it go in {y} hours?",
      "{n}'s family was on the highway for {y} hours. They went {x} miles every hour. How many miles did they travel?",
      "A freight train keeps a steady speed of {x} miles an hour. It left the mine {y} hours ago and has not stopped. How many miles is it from the mine along the track?",
      "How many miles long is the road between the two towns, if a truck that drives {x} miles an hour needs {y} hours for it?",
    ],
  },
  {
    id: "grouped/distance-under-own-power",
    expression: "x*y",
    units: ["miles"],
    numbers: { x: "3..12", y: "2..7" },
    texts: [
      "{n} rode {his} bike for {y} hours and made {x} miles each hour. How long was {his} ride in miles?",
      "The canoe drifts {x} miles down the river in one hour. Where will it be after {y} hours: how many miles from where it started?",
      "Each morning {n} jogs {x} miles. How many miles does {he} jog in {y} mornings?",
      "A sailboat that moves at {x} miles per hour was at sea for {y} hours. What distance did it sail?",
    ],
  },
  {
    id: "grouped/reading-at-a-steady-pace",
    expression: "x*y",
    units: ["pages"],
    numbers: { x: "6..30", y: "3..14" },
    texts: [
      "{n} reads {x} pages of {his} book every night. How many pages will {he} have read after {y} nights?",
      "It took {m} {y} days to finish a mystery. {mHe} read {x} pages on each of these days. How many pages did the mystery have?",
      "A writer promises herself {x} pages a day. She keeps the promise for {y} days. How many pages are written by then?",
      "The printer in the office puts out {x} pages a minute. {n} stood next to it for {y} minutes. How many pages came out?",
    ],
  },
  {
    id: "grouped/made-by-hand-each-hour",
    expression: "x*y",
    numbers: { x: "4..30", y: "3..9" },
    texts: [
      "In an hour the baker shapes {x} loaves. He has been at work for {y} hours. How many loaves has he shaped?",
      "{n} can fold {x} paper cranes in one hour. If {he} keeps it up for {y} hours, how many cranes will {he} have?",
      "Working {y} hours, with {x} toys painted every hour, how many toys does {n} paint?",
      "The glassblower needs an hour for {x} beads. How many beads does she make in {y} hours?",
    ],
  },
  {
    id: "grouped/drops-leaks-and-pumps",
    expression: "x*y",
    units: ["gallons"],
    numbers: { x: "3..40", y: "3..12" },
    texts: [
      "A pump brings up {x} gallons of water per minute. How many gallons does it bring up in {y} minutes?",
      "The leaky pipe in the cellar loses {x} gallons a day, and nobody noticed for {y} days. How much water was lost, in gallons?",
      "{n} turned on the hose and left it on for {y} minutes. {x} gallons ran out each minute. How many gallons ran out?",
      "For {y} weeks the garden got {x} gallons of water a week. How much water is that, in gallons?",
    ],
  },
  {
    id: "grouped/what-the-animals-eat",
    expression: "x*y",
    numbers: { x: "3..25", y: "4..14" },
    texts: [
      "A young elephant eats {x} melons a day. How many melons will the keeper cut up in {y} days?",
      "The chickens eat {x} pounds of corn in a week. {n} wants to buy corn for {y} weeks. How many pounds must {he} buy?",
      "{n}'s cat gets {x} fish sticks a week. How many fish sticks has it had after {y} weeks?",
      "The zoo must order hay for {y} days. The zebras need {x} bales every day. How many bales is that?",
    ],
  },
  {
    id: "grouped/practice-minutes-and-lessons",
    expression: "x*y",
    units: ["minutes"],
    numbers: { x: "10..45 by 5", y: "3..12" },
    texts: [
      "{n} practices the cello for {x} minutes a day. How many minutes does {he} practice in {y} days?",
      "A swimming lesson is {x} minutes long. {m} went to {y} lessons in {month}. How many minutes of lessons did {mhe} have?",
      "How many minutes did the choir sing? It met {y} times, and each time it sang for {x} minutes.",
      "On each of {y} evenings, {n} spent {x} minutes on {his} model ship. How much time is that in minutes?",
    ],
  },
  {
    id: "grouped/coins-put-aside",
    expression: "x*y",
    units: ["coins"],
    numbers: { x: "2..15", y: "4..20" },
    texts: [
      "Every week {n} drops {x} coins into a tin. {y} weeks go by. How many coins are in the tin, if it was empty at first?",
      "{n} gets {x} old coins from {his} uncle at each visit. {His} uncle has visited {y} times. How many coins has {n} got?",
      "The fountain swallows {x} coins an hour on a busy day. How many coins will be thrown in within {y} hours?",
      "How many coins did the diver bring up? She dived {y} times and found {x} coins on each dive.",
    ],
  },
  {
    id: "grouped/heartbeats-and-strokes",
    expression: "x*y",
    numbers: { x: "15..90", y: "3..10" },
    texts: [
      "{n}'s heart beats {x} times a minute. How many times does it beat in {y} minutes?",
      "A carpenter hits {x} nails on a good day. At this rate, how many nails does he hit in {y} good days?",
      "{n} and {m} jump rope together without missing. The rope turns {x} times every minute, and they jump for {y} minutes. How many times does the rope turn?",
      "The windmill turned {y} minutes long. It went around {x} times per minute. Find how often it went around.",
    ],
  },
];

/** What several cost at one price, or what is earned in several hours. */
const AT_ONE_PRICE: readonly WordingFamily[] = [
  {
    id: "grouped/prices-of-small-things",
    expression: "x*y",
    units: ["dollars"],
    numbers: { x: "2..12" },
    money: true,
    texts: [
      "One {s} costs ${y}. What do {x} {o} cost?",
      "{n} put {x} {o} on the counter. The clerk said that they were ${y} each. How much did {n} have to pay?",
      "At the flea market everything on {m}'s blanket is ${y}. A man picks out {x} {o}. How much money does {m} get from him?",
      "How much money does the school spend on {x} {o}, if the shop asks ${y} apiece?",
    ],
  },
  {
    id: "grouped/pay-by-the-hour",
    expression: "x*y",
    units: ["dollars"],
    numbers: { x: "3..12", y: "6..25" },
    texts: [
      "{n} earns ${y} an hour at the car wash. On {day} {he} works {x} hours. How much does {he} earn that day?",
      "The plumber was here for {x} hours. She charges ${y} per hour. How much is her bill?",
      "For every hour that {m} watches the twins, {mhe} is paid ${y}. {mHe} watched them for {x} hours. What was {mhe} paid?",
      "Renting a paddle boat costs ${y} for each hour. {n} and {m} kept one for {x} hours. How many dollars did they pay?",
    ],
  },
  {
    id: "grouped/sold-by-the-pound",
    expression: "x*y",
    units: ["dollars"],
    numbers: { x: "2..20", y: "2..15" },
    texts: [
      "Cherries are ${y} a pound this week. {n} buys {x} pounds of them for jam. How much does {he} spend?",
      "The butcher weighed the roast: {x} pounds. The price is ${y} per pound. How much does the roast cost?",
      "A yard of this silk costs ${y}. For the costumes {n} needs {x} yards. How much will the silk cost?",
      "How many dollars does the honey stand take in if it sells {x} jars at ${y} a jar?",
    ],
  },
  {
    id: "grouped/fees-for-groups",
    expression: "x*y",
    units: ["dollars"],
    numbers: { x: "5..30", y: "3..20" },
    texts: [
      "A ticket for the puppet show is ${y}. {n}'s class buys {x} tickets. How much does the class pay?",
      "{x} {u} signed up for the cooking course, and each of them paid ${y}. How much money came in?",
      "The camp charges ${y} a night. What does {n} pay for {x} nights?",
      "To park at the beach costs ${y} for each car. {x} cars are in the lot. How many dollars did their drivers pay in total?",
    ],
  },
  {
    id: "grouped/cents-and-small-coins",
    expression: "x*y",
    units: ["cents"],
    numbers: { x: "3..15", y: "5..50 by 5" },
    texts: [
      "{n} took {x} empty bottles back to the store. For each bottle {he} got {y} cents. How many cents did {he} get?",
      "A call from the old phone costs {y} cents a minute. How many cents does a call of {x} minutes cost?",
      "The bakery sells yesterday's {f} for {y} cents each. {m} takes {x} of them. How many cents does {mhe} owe?",
      "How many cents does {n} pay for {x} feet of string at {y} cents a foot?",
    ],
  },
  {
    id: "grouped/saved-every-month",
    expression: "x*y",
    units: ["dollars"],
    numbers: { x: "3..18", y: "5..40" },
    texts: [
      "{n} saves ${y} every month. How much will {he} have saved in {x} months?",
      "The library's reading club costs ${y} a month. {m} has been a member for {x} months. How much has {mhe} paid so far?",
      "Each month Grandma puts ${y} in a jar for the trip. After {x} months, how much is in the jar?",
      "For {x} weeks {n} walked the neighbor's dog and was given ${y} per week. How much did {he} make?",
    ],
  },
];

/** Products, where the text tells one number more. */
const TOGETHER_WITH_SPARE: readonly WordingFamily[] = [
  {
    id: "grouped/spare-age-of-the-collector",
    expression: "x*y",
    numbers: { x: "3..12", y: "4..20", v: "7..14" },
    texts: [
      "{n}, who is {v} years old, keeps {his} coins in {x} folders. Each folder holds {y} coins. How many coins does {he} keep?",
      "{n} turned {v} today. For {his} guests {he} set {x} plates on the table with {y} {f} on each. How many {f} were on the plates?",
      "{x} children of about {v} years went on a walk. Every child brought back {y} leaves. How many leaves were brought back?",
      "When {n} was {v}, {he} made {y} drawings a week. How many drawings did {he} make in {x} weeks?",
    ],
  },
  {
    id: "grouped/spare-minutes-it-took",
    expression: "x*y",
    numbers: { x: "3..12", y: "4..15", v: "20..60 by 5" },
    texts: [
      "In {v} minutes {n} filled {x} jars with {y} pickles each. How many pickles are in the jars?",
      "The twins hung up {x} strings of lights. Each string has {y} bulbs, and the job took {v} minutes. How many bulbs did they hang up?",
      "How many potatoes did the cook peel? She peeled for {v} minutes and got through {x} bags of {y} potatoes.",
      "{m} decorated the gym for {v} minutes. {mHe} taped {y} {color} stars on every one of the {x} doors. How many stars did {mhe} tape on?",
    ],
  },
  {
    id: "grouped/spare-price-of-the-pack",
    expression: "x*y",
    numbers: { x: "2..9", y: "4..24", v: "3..15" },
    texts: [
      "A pack of {y} trading cards costs ${v}. {n} buys {x} packs. How many cards does {he} get?",
      "{n} ordered {x} boxes of {o} for ${v}. There are {y} {o} in a box. How many {o} did {n} order?",
      "For ${v} you may play {x} rounds of mini golf, and each round has {y} holes. How many holes is that?",
      "How many pencils will the teacher have? She picks up {x} tins that hold {y} pencils each, and a tin is ${v}.",
    ],
  },
  {
    id: "grouped/spare-number-of-pieces-bought",
    expression: "x*y",
    units: ["dollars"],
    numbers: { x: "2..9", y: "3..20", v: "5..40" },
    texts: [
      "{n} bought {x} bags of marbles for ${y} a bag. Each bag has {v} marbles. How much did {he} pay?",
      "A photo album with {v} pages costs ${y}. What is the price of {x} albums?",
      "Each crate holds {v} melons and sells for ${y}. The grocer sold {x} crates this morning. How many dollars did he take in?",
      "How much must {m} pay for {x} puzzles of {v} pieces each, when every puzzle costs ${y}?",
    ],
  },
  {
    id: "grouped/spare-other-animals-around",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..9", z: "3..30" },
    texts: [
      "{x} owls and {z} bats live in the old mill. Last night every owl caught {y} mice. How many mice were caught by the owls?",
      "A farm has {z} geese and {x} goats. {n} gives each goat {y} carrots. How many carrots does {he} hand out?",
      "The pet shop keeps its fish in {x} tanks, {y} in each tank. It also has {z} birds. How many fish does it keep?",
      "On the beach {z} seals slept next to {x} nests. There were {y} eggs in each nest. How many eggs were there?",
    ],
  },
  {
    id: "grouped/spare-people-at-the-event",
    expression: "x*y",
    numbers: { x: "4..12", y: "4..15", z: "20..90" },
    texts: [
      "{z} people came to the bake sale. On {x} trays lay {y} {f} each. How many {f} lay on the trays?",
      "A dance group performed for {z} guests. It showed {x} dances, and {y} dancers were in every dance, each time other ones. How many dancers took part?",
      "The science fair drew {z} visitors. In each of {x} rooms there were {y} projects. Find the number of projects.",
      "How many songs were sung at the contest? {x} choirs with {z} singers altogether came to it, and each choir sang {y} songs.",
    ],
  },
  {
    id: "grouped/spare-distance-with-start-time",
    expression: "x*y",
    units: ["miles"],
    numbers: { x: "30..65", y: "2..8", v: "5..11" },
    texts: [
      "At {v} o'clock a train left the city. It went {x} miles an hour for {y} hours. How many miles did it go?",
      "{n} drove for {y} hours at {x} miles per hour with {v} bags in the trunk. How far did {he} drive?",
      "A delivery van with {v} packages on board travels {x} miles each hour. How many miles does it travel in {y} hours?",
      "The tour bus has {v} rows of seats. It is on the road for {y} hours a day and covers {x} miles in an hour. How many miles does it cover in a day?",
    ],
  },
  {
    id: "grouped/spare-not-the-other-room",
    expression: "x*y",
    numbers: { x: "4..12", y: "3..10", z: "3..12" },
    texts: [
      "The reading room has {x} shelves and the hall has {z} shelves. On each shelf of the reading room stand {y} atlases. How many atlases are in the reading room?",
      "There are {z} benches in the park and {x} benches by the lake. {y} people sit on every bench by the lake. How many people sit there?",
      "{n} watered {x} beds and {m} watered {z}. {n} used {y} cans of water for each of {his} beds. How many cans did {n} use?",
      "How many cars stand on the big ferry if each of its {x} decks carries {y}? The small ferry has {z} cars on it.",
    ],
  },
  {
    id: "grouped/spare-other-day-or-month",
    expression: "x*y",
    numbers: { x: "3..9", y: "4..25", z: "3..40" },
    texts: [
      "In {month} {n} did {y} push-ups every day for {x} days. In {month2} {he} did only {z} push-ups. How many push-ups did {he} do in {month}?",
      "A barber cut {z} people's hair on {day}. On {day2} he worked {x} hours and had {y} customers in each hour. How many customers did he have on {day2}?",
      "Last summer the camp had {z} tents. This summer {x} children sleep in each of its {y} tents. How many children sleep there this summer?",
      "Yesterday the snack bar sold {z} ice creams. Today it sold {x} tubs, and each tub made {y} ice creams. How many ice creams did it sell today?",
    ],
  },
  {
    id: "grouped/spare-pay-and-distance-to-work",
    expression: "x*y",
    units: ["dollars"],
    numbers: { x: "3..9", y: "8..25", v: "2..20" },
    texts: [
      "{n} works {v} miles from home. {He} makes ${y} an hour and stays {x} hours. How much does {he} make?",
      "The painter used {v} cans of paint. He worked for {x} hours and asked ${y} for every hour. How much did he ask for altogether?",
      "At the orchard {n} earns ${y} for each hour of picking. After {x} hours {he} had picked {v} baskets. How much did {he} earn?",
      "How much money does {m} get for {x} guitar lessons at ${y} a lesson? {mHe} has been teaching for {v} years.",
    ],
  },
  {
    id: "grouped/spare-length-or-weight-of-things",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..15", v: "3..9" },
    texts: [
      "A fence is made of {x} parts, each {v} feet long. Every part has {y} boards. How many boards are in the fence?",
      "{n} wove {x} belts, all of them {v} inches wide, and put {y} beads on each belt. How many beads did {he} use?",
      "Each sack of apples weighs {v} pounds and has {y} apples in it. How many apples are in {x} sacks?",
      "{x} wagons, each {v} feet long, roll by. On every wagon stand {y} barrels. Tell how many barrels roll by.",
    ],
  },
];

/** A number is shared out in equal parts: how much is each. */
const SHARED_OUT: readonly WordingFamily[] = [
  {
    id: "grouped/shared-by-people-on-a-trip",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{x} sandwiches were packed for a hike of {y} people. Everyone may eat equally many. How many sandwiches are there for each hiker?",
      "The {y} scouts took turns carrying the flag for {x} miles, and all of them carried it equally far. How many miles did each scout carry it?",
      "A boat trip takes {x} hours, and {y} sailors steer for equally long. How many hours does each of them steer?",
      "How many tents must each of the {y} leaders put up, if {x} tents are divided evenly among them?",
    ],
  },
  {
    id: "grouped/shared-by-brothers-and-sisters",
    expression: "x/y",
    numbers: { y: "3..6", x: "y*i" },
    texts: [
      "Grandpa left {x} toy trains to his {y} grandsons, to be shared equally. How many trains does each grandson get?",
      "{y} sisters divided {x} hair clips fairly. How many clips did one sister end up with?",
      "Mom hid {x} chocolate eggs. {n} and {his} brothers, {y} children in all, found every one of them and then split them evenly. How many eggs did {n} have?",
      "Among the {y} cousins there is no quarrel over the {x} puzzle books: each takes as many as the others. How many does each take?",
    ],
  },
  {
    id: "grouped/one-piece-from-the-total-price",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "2..9", x: "y*(i+1)" },
    texts: [
      "{n} got {y} {o} for ${x}. What was the price of one {s}?",
      "The bill for {y} equal bowls of soup came to ${x}. How much was a bowl?",
      "If {y} yards of lace cost ${x}, how much does a single yard cost?",
      "Dad paid ${x} at the gate for the {y} of us. Each ticket had the same price. How much did a ticket cost?",
    ],
  },
  {
    id: "grouped/pay-for-one-hour-or-day",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "3..9", x: "y*(i+4)" },
    texts: [
      "{n} was paid ${x} for {y} hours in the library. How much is that an hour?",
      "For {y} days of picking berries {m} received ${x}. {mHe} earned the same amount each day. How much did {mhe} earn in a day?",
      "Find the hourly pay of a lifeguard who makes ${x} in {y} hours.",
      "The hotel charged us ${x}, and we had stayed {y} nights. What did one night cost?",
    ],
  },
  {
    id: "grouped/speed-from-distance",
    expression: "x/y",
    units: ["miles"],
    numbers: { y: "2..8", x: "y*(i+8)" },
    texts: [
      "A steamboat went {x} miles in {y} hours. How many miles did it go in an hour?",
      "It is {x} miles to the coast. {n} rode there on {his} motor scooter in {y} hours at an even speed. How many miles per hour was {he} going?",
      "What distance does the mule train cover in a day if it covers {x} miles in {y} days and goes equally far every day?",
      "The bicycle race is {x} miles long and has {y} parts of the same length. How many miles long is one part?",
    ],
  },
  {
    id: "grouped/spread-over-days",
    expression: "x/y",
    numbers: { y: "3..10", x: "y*(i+1)" },
    texts: [
      "{n} must learn {x} new words by {day}. {He} has {y} days and wants to learn equally many each day. How many words a day is that?",
      "A novel of {x} pages was read on the radio over {y} evenings, with as many pages each evening. How many pages were read in one evening?",
      "A bag of {x} cups of dog food lasts {y} days. The dog eats the same amount daily. How many cups does it eat in a day?",
      "How many miles a week did {n} run, if {he} ran {x} miles in {y} weeks and no week was different from another?",
    ],
  },
  {
    id: "grouped/cut-and-poured-into-equal-parts",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "A board of {x} feet is sawed into {y} pieces of equal length. How many feet long is each piece?",
      "{n} pours {x} cups of lemonade into {y} pitchers so that they all hold the same. How many cups are in a pitcher?",
      "The wire was {x} inches long before {n} cut it into {y} equal parts for earrings. How long is every part, in inches?",
      "{x} ounces of dough make {y} rolls of the same size. How many ounces of dough are in a roll?",
    ],
  },
  {
    id: "grouped/rows-columns-and-seats",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*(i+2)" },
    texts: [
      "{x} singers stand in {y} rows on the stage. All rows are equally long. How many singers stand in a row?",
      "In the airplane there are {x} seats, arranged in {y} rows. How many seats does each row have?",
      "A quilt of {x} squares was sewn in {y} equal strips. Find the number of squares in a strip.",
      "The gardener has set {x} rosebushes along {y} paths, the same number along each. How many rosebushes are along one path?",
    ],
  },
  {
    id: "grouped/teams-and-cabins-of-equal-size",
    expression: "x/y",
    numbers: { y: "3..10", x: "y*i" },
    texts: [
      "{x} campers are told to form {y} circles of the same size. How many campers will be in a circle?",
      "Coach splits {x} players into {y} even teams. How many play on a team?",
      "{y} guides lead {x} tourists through the cave. Each guide has an equal group. How many tourists walk behind one guide?",
      "With {x} people and {y} rescue boats, how many people must climb into every boat so that all boats carry the same number?",
    ],
  },
  {
    id: "grouped/area-gives-the-other-side",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*(i+8)" },
    texts: [
      "A rectangular garden covers {x} square feet. It is {y} feet wide. How many feet long is it?",
      "{n} needed {x} square tiles, each one foot wide, to cover a hall. There were {y} tiles in every row. How many rows did {he} lay?",
      "The area of a rectangle is {x} square inches, and one side is {y} inches. Find the other side in inches.",
      "A rug that is {y} feet on its short side has an area of {x} square feet. What is the length of its long side in feet?",
    ],
  },
  {
    id: "grouped/times-as-many-backward",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+2)" },
    texts: [
      "{n} has {x} stamps. That is {y} times as many as {m} has. How many stamps does {m} have?",
      "The oak is {x} feet tall. That is {y} times the height of the apple tree. How many feet tall is the apple tree?",
      "{x} gulls sat on the pier, {y} times as many as on the boat. How many gulls sat on the boat?",
      "How many years old is the family car? The house is {x} years old, and that is {y} times the age of the car.",
    ],
  },
  {
    id: "grouped/how-many-times-bigger",
    expression: "x/y",
    numbers: { y: "2..12", x: "y*i" },
    texts: [
      "{n} scored {x} points and {m} scored {y}. How many times as many points did {n} score as {m}?",
      "A blue whale model is {x} feet long, and a seal model is {y} feet long. How many times as long is the whale?",
      "The small pot holds {y} cups, the large one {x} cups. How many times can {n} fill the small pot from a full large one?",
      "One melon weighs {y} pounds. The champion pumpkin weighs {x} pounds. The pumpkin is how many times as heavy as the melon?",
    ],
  },
];

/** Groups of a known size are made: how many are there. */
const HOW_MANY_GROUPS: readonly WordingFamily[] = [
  {
    id: "grouped/containers-for-the-harvest",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{n} harvested {x} ears of corn and tied them up in bundles of {y}. How many bundles were there?",
      "A net holds {y} onions. How many nets will {x} onions fill?",
      "Grandma put up {x} pounds of plums. Each of her jars takes {y} pounds. How many jars did she fill?",
      "There are {x} cabbages in the field. If {y} cabbages go into a crate, what number of crates should the farmer bring?",
    ],
  },
  {
    id: "grouped/rides-and-loads",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{x} people are waiting for the cable car, which takes {y} at a time. How many rides will it make to bring everyone up?",
      "The wheelbarrow carries {y} stones. {n} wants to move {x} stones to the pond. How many loads is that?",
      "An elevator may lift {y} crates at once. How often must it go up for {x} crates?",
      "{n} washes {x} shirts for the whole team. {His} machine washes {y} shirts in one load. How many loads does {he} do?",
    ],
  },
  {
    id: "grouped/hours-for-the-work",
    expression: "x/y",
    units: ["hours"],
    numbers: { y: "3..15", x: "y*i" },
    texts: [
      "{n} can address {y} envelopes in an hour. There are {x} envelopes. How many hours does {he} need?",
      "A robot arm screws {y} lids an hour. After how many hours will {x} lids be screwed on?",
      "The hikers walk {y} miles an hour, and the hut is {x} miles away. How many hours will they be walking?",
      "To sort {x} parcels, how many hours must {m} work if {mhe} gets {y} of them sorted in every hour?",
    ],
  },
  {
    id: "grouped/days-until-it-is-gone",
    expression: "x/y",
    units: ["days"],
    numbers: { y: "2..9", x: "y*(i+2)" },
    texts: [
      "{n} takes {y} vitamins a day. There are {x} vitamins in the bottle. In how many days will the bottle be empty?",
      "The ship carries {x} barrels of water, and the crew uses {y} barrels daily. For how many days does the water last?",
      "Each day {y} pages of the calendar of jokes are read aloud in class. How many days will its {x} pages last?",
      "A stove burns {y} logs every day. How many days can {n} heat with {x} logs?",
    ],
  },
  {
    id: "grouped/how-many-can-be-bought",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} has ${x} to spend on comics at ${y} each. How many comics can {he} buy?",
      "A goldfish costs ${y}. How many goldfish does {m} get for ${x}?",
      "The coach spent ${x} on balls. One ball was ${y}. How many balls did the coach bring to practice?",
      "With ${x} in the class fund, how many plants can the teacher afford if every plant costs ${y}?",
    ],
  },
  {
    id: "grouped/sets-that-can-be-made",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "It takes {y} popsicle sticks to make a picture frame. {n} has {x} sticks. How many frames can {he} make?",
      "A juggling act needs {y} rings. There are {x} rings in the trunk. For how many acts is that enough?",
      "One wreath uses {y} pinecones. How many wreaths came out of {x} pinecones?",
      "For a pot of tea {n} uses {y} mint leaves. {He} picked {x} leaves. How many pots of tea can {he} brew?",
    ],
  },
  {
    id: "grouped/tables-vans-and-rooms-for-people",
    expression: "x/y",
    numbers: { y: "3..8", x: "y*(i+1)" },
    texts: [
      "{x} guests will come to dinner. {y} can sit at each table. How many tables has the waiter to set?",
      "Rooms at the inn sleep {y}. How many rooms will the {x} musicians fill?",
      "A taxi takes {y} people. {x} dancers want to go to the theater at the same time. How many taxis should {n} call?",
      "The {x} students in swim class are told to make groups of {y}. How many groups are made?",
    ],
  },
  {
    id: "grouped/weeks-of-saving-and-paying-back",
    expression: "x/y",
    units: ["weeks"],
    numbers: { y: "3..12", x: "y*(i+1)" },
    texts: [
      "A skateboard costs ${x}. {n} puts aside ${y} a week for it. After how many weeks can {he} buy it?",
      "{n} owes {his} sister ${x} and gives her ${y} every week. How many weeks does it take until nothing is owed?",
      "In how many weeks will {m} have knitted a scarf of {x} inches if {mhe} knits {y} inches a week?",
      "The town repairs {y} miles of road a week. All {x} miles have to be repaired. How many weeks will this take?",
    ],
  },
];

/** Quotients, where the text tells one number more. */
const PARTS_WITH_SPARE: readonly WordingFamily[] = [
  {
    id: "grouped/spare-shared-with-others-near",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i", z: "3..30" },
    texts: [
      "{n} has {x} crackers and {z} grapes. {He} shares the crackers equally among {y} friends. How many crackers does each friend get?",
      "In the hall {z} parents watched as {x} paper flowers were handed to {y} dancers, equally many to each. How many flowers did every dancer hold?",
      "{y} monkeys and {z} parrots live in one house at the zoo. The monkeys shared {x} bananas equally. How many bananas did a monkey eat?",
      "How many nuts did each squirrel hide? There were {y} squirrels and {z} birds in the yard, and the squirrels hid {x} nuts, the same number each.",
    ],
  },
  {
    id: "grouped/spare-price-while-packing",
    expression: "x/y",
    numbers: { y: "2..10", x: "y*i", v: "3..20" },
    texts: [
      "{n} sells soap in boxes of {y} for ${v} a box. {He} made {x} pieces of soap. How many boxes can {he} fill?",
      "The {x} cupcakes for the fair cost ${v} to make. They stand on {y} trays, the same number on each. How many cupcakes are on a tray?",
      "A ${v} bag of {x} balloons was shared by {y} children, who all got the same number. How many balloons did a child get?",
      "How many necklaces can be made from {x} beads, when {y} beads go on each necklace and a necklace sells for ${v}?",
    ],
  },
  {
    id: "grouped/spare-time-while-splitting",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i", v: "10..60 by 5" },
    texts: [
      "It took {v} minutes to seat {x} guests at {y} tables. Each table got the same number of guests. How many guests are at a table?",
      "{n} worked {v} minutes and put {x} books on {y} carts, equally many on each. How many books are on one cart?",
      "{x} runners start in {y} equal groups, and {v} minutes later all are back. How many runners were in a group?",
      "The movie lasts {v} minutes. {y} friends had {x} pieces of licorice for it and shared them evenly. How many pieces did each eat?",
    ],
  },
  {
    id: "grouped/spare-other-count-of-the-same",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)", z: "3..40" },
    texts: [
      "{n} keeps {z} photos at home and {x} at the cabin. The cabin photos are in {y} albums with equally many in each. How many photos does a cabin album hold?",
      "There are {x} red pens and {z} blue pens. The red pens are packed {y} to a box. How many boxes of red pens are there?",
      "The shop sold {z} scarves on {day} and {x} on {day2}. On {day2} it was open for {y} hours and sold the same number every hour. How many scarves did it sell per hour on {day2}?",
      "How many tulips are in each bed? {x} tulips and {z} daisies grow in the park, and the tulips fill {y} equal beds.",
    ],
  },
  {
    id: "grouped/spare-age-and-earnings",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "3..9", x: "y*(i+2)", v: "9..17" },
    texts: [
      "{n} is {v} and earned ${x} by mowing {y} lawns. Each lawn paid the same. How much did {he} get for one lawn?",
      "{y} children, none older than {v}, collected ${x} for the shelter. Each collected the same amount. How much did one child collect?",
      "A band of {y} players has been together for {v} months. Tonight it earned ${x}, which is divided evenly. How much does a player get?",
      "How much is one swim pass, if {y} of them cost ${x} and each is good for {v} visits?",
    ],
  },
  {
    id: "grouped/spare-distance-and-load",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*(i+3)", v: "3..30" },
    texts: [
      "With {v} riders on board a ferry sails {x} miles in {y} hours. How many miles does it sail per hour?",
      "{n} carries a pack of {v} pounds. {He} hikes {x} miles in {y} days, equally far each day. How many miles a day is that?",
      "A cart pulled by {v} oxen needs {y} days for a road of {x} miles. It goes the same distance every day. What distance does it go in a day?",
      "How many miles does the van run on one gallon? It ran {x} miles on {y} gallons, and there are {v} gallons in the tank now.",
    ],
  },
  {
    id: "grouped/spare-groups-and-what-they-did",
    expression: "x/y",
    numbers: { y: "3..8", x: "y*(i+1)", v: "2..9" },
    texts: [
      "{x} girls played basketball in teams of {y}. They played {v} games. How many teams were there?",
      "The {x} visitors were led through the museum in groups of {y}, and the tour had {v} stops. How many groups were led through?",
      "Besides {v} teachers, {x} students went on the trip. The students were placed in {y} equal groups. How many students did a group have?",
      "How many canoes did the club rent for its {x} members? {y} members sat in a canoe, and they paddled for {v} hours.",
    ],
  },
  {
    id: "grouped/spare-what-each-thing-has",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*(i+1)", v: "2..9" },
    texts: [
      "{n} arranged {x} toy cars with {v} doors each on {y} shelves, the same number on every shelf. How many cars are on a shelf?",
      "Each comic has {v} stories in it. {m} puts {x} comics into piles of {y}. How many piles does {mhe} get?",
      "{x} roses with {v} leaves each were tied into bunches. {y} roses made a bunch. How many bunches were tied?",
      "A tailor made {x} coats with {v} pockets each in {y} weeks. How many coats did he make a week, if every week was the same?",
    ],
  },
];

/** Equal groups and some more. */
const GROUPS_AND_MORE: readonly WordingFamily[] = [
  {
    id: "grouped/plus-full-trays-and-loose-ones",
    expression: "x*y+z",
    numbers: { x: "3..9", y: "6..12", z: "2..5" },
    texts: [
      "{n} filled {x} egg cartons with {y} eggs each and had {z} eggs left over. How many eggs did {he} have at the start?",
      "There are {z} loose batteries in the drawer and {x} unopened packs of {y}. How many batteries are in the drawer?",
      "At the end of the day the cook counts {x} full trays and {z} single muffins. A full tray has {y} muffins. How many muffins are there?",
      "When {m} dealt {y} cards to each of {x} players, {z} cards were left in {mhis} hand. How many cards were in the deck?",
    ],
  },
  {
    id: "grouped/plus-fixed-fee-and-hours",
    expression: "x*y+z",
    units: ["dollars", "dollars"],
    numbers: { x: "2..9", y: "5..30", z: "5..40" },
    texts: [
      "The electrician asks ${y} an hour and ${z} for coming to the house. She works {x} hours. How much is the bill?",
      "To join the climbing club costs ${z}. After that each month is ${y}. What does {n} pay in all for {x} months?",
      "{n} rents a canoe for {x} hours at ${y} an hour and a life jacket for ${z}. How much does {he} pay?",
      "{m} got ${y} for each of the {x} hours that {mhe} helped at the stable, and the owner added a tip of ${z}. How much did {mhe} take home?",
    ],
  },
  {
    id: "grouped/plus-already-done-before",
    expression: "x*y+z",
    numbers: { x: "3..9", y: "5..20", z: "10..60" },
    texts: [
      "By Sunday {n} had read {z} pages. Since then {he} has read {y} pages on each of {x} days. How many pages has {he} read so far?",
      "A snail garden had {z} snails in it. Then {x} rainy nights came, and every night {y} more snails crept in. How many snails were there after that?",
      "{m} had knitted {z} rows when the holidays began. In the holidays {mhe} knitted {y} rows a day for {x} days. How many rows are finished now?",
      "How many miles will be on the new bike's meter? It shows {z} now, and {n} will ride {y} miles on each of the next {x} days.",
    ],
  },
  {
    id: "grouped/plus-leaders-among-the-groups",
    expression: "x*y+z",
    units: ["people", "people"],
    numbers: { x: "3..9", y: "4..15", z: "2..9" },
    texts: [
      "{x} vans with {y} campers in each, and a car with {z} helpers: that is how they went to the lake. How many people went to the lake?",
      "In the play {z} actors speak. Besides, there are {x} groups of {y} dancers. How many people are on stage when everyone comes out?",
      "At the wedding {x} tables are full with {y} guests each. {z} other guests are dancing. How many guests are there?",
      "The ship has {x} cabins with {y} travelers apiece and a crew of {z}. What is the number of people on the ship?",
    ],
  },
  {
    id: "grouped/plus-packs-bought-besides-own",
    expression: "x*y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "2..8", y: "3..12", z: "4..40" },
    texts: [
      "{n} owns {z} {o}. Today {he} bought {x} packs of {y} {o}. How many {o} does {he} own now?",
      "{z} {o} were in the closet. After {n} unpacked {x} boxes with {y} {o} in each, how many {o} did the closet hold?",
      "Our club found {z} {o} in the attic, and each of {x} neighbors gave us {y} more. How many {o} did we get?",
      "If {m} wins {y} {o} in each of {x} games and has {z} {o} to start with, how many will {mhe} have when the games are over?",
    ],
  },
  {
    id: "grouped/plus-one-bigger-thing",
    expression: "x*y+z",
    units: ["dollars", "dollars"],
    numbers: { x: "2..9", z: "8..60" },
    money: true,
    texts: [
      "{n} bought {x} notebooks at ${y} each and a backpack for ${z}. How much did {he} spend?",
      "A lamp costs ${z}, and light bulbs cost ${y} each. {m} takes the lamp and {x} bulbs. What does {mhe} pay?",
      "The Garcias ordered {x} plates of noodles for ${y} a plate and a big pot of soup for ${z}. How much was their dinner?",
      "How much money will be gone when {n} has paid ${z} for a goldfish bowl and ${y} apiece for {x} goldfish?",
    ],
  },
  {
    id: "grouped/plus-last-row-is-different",
    expression: "x*y+z",
    numbers: { x: "4..15", y: "8..20", z: "3..7" },
    texts: [
      "A theater has {x} rows of {y} seats and a balcony with {z} seats. How many people can be seated?",
      "{n} laid {x} full rows of {y} bricks. The top row is shorter and has only {z} bricks. How many bricks did {he} lay?",
      "Grandma's quilt has {z} patches in the center, and around them {x} strips of {y} patches. How many patches is that?",
      "The vineyard stands in {x} long rows with {y} vines each and one short row with {z} vines. How many vines does it have?",
    ],
  },
  {
    id: "grouped/plus-minutes-and-warm-up",
    expression: "x*y+z",
    units: ["minutes", "minutes"],
    numbers: { x: "3..9", y: "4..15", z: "5..30" },
    texts: [
      "{n} stretches for {z} minutes and then runs {x} laps. A lap takes {him} {y} minutes. For how many minutes does {he} exercise?",
      "The tour of the caves has {x} stops of {y} minutes each and {z} minutes of walking. How many minutes does the tour last?",
      "To bake one sheet of cookies takes {y} minutes. {m} bakes {x} sheets, one after another, after mixing the dough for {z} minutes. How many minutes does {mhe} need in all?",
      "How long was the talent show? There were {x} acts of {y} minutes each, and at the end the prizes were handed out for {z} minutes. Give the answer in minutes.",
    ],
  },
  {
    id: "grouped/plus-times-as-many-and-more",
    expression: "x*y+z",
    numbers: { x: "3..15", y: "2..6", z: "2..12" },
    texts: [
      "{m} has {x} trophies. {n} has {z} more than {y} times that number. How many trophies does {n} have?",
      "A cottage has {x} windows. The castle has {y} times as many, and {z} more in the tower. How many windows does the castle have?",
      "{n} caught {x} fish at dawn, {y} times as many at noon and {z} in the evening. How many fish did {he} catch at noon and in the evening together?",
      "{n}'s rope is {x} feet long. The sailor has one that is {y} times as long, and ties {z} more feet to its end. How many feet long is the sailor's rope then?",
    ],
  },
];

/** Equal groups, of which some are missing or taken. */
const GROUPS_AND_FEWER: readonly WordingFamily[] = [
  {
    id: "grouped/minus-broken-on-the-way",
    expression: "x*y-z",
    numbers: { x: "3..12", y: "6..15", z: "2..12" },
    texts: [
      "A truck carried {x} crates with {y} vases each. {z} vases broke on the bumpy road. How many whole vases arrived?",
      "{n} picked {y} plums from each of {x} trees, but {z} of the plums had worms and were thrown out. How many good plums did {he} have?",
      "Of {x} boxes of {y} light bulbs, {z} bulbs did not work. How many bulbs worked?",
      "{m} blew up balloons for {x} tables, {y} for every table. By the evening {z} had popped. How many balloons were still whole?",
    ],
  },
  {
    id: "grouped/minus-change-from-the-sale",
    expression: "x*y-z",
    units: ["dollars", "dollars"],
    numbers: { x: "4..15", y: "4..15", z: "3..14" },
    texts: [
      "{n} sold {x} candles at ${y} each. The wax had cost {him} ${z}. How much did {he} earn?",
      "A set of {x} plates costs ${y} a plate, but the shop takes ${z} off for the whole set. How much is the set?",
      "The team washed {x} cars for ${y} each and paid ${z} for soap and sponges. How much money is left for the team?",
      "After working {x} hours at ${y} an hour, {m} bought a lunch for ${z}. How much of {mhis} pay does {mhe} still have?",
    ],
  },
  {
    id: "grouped/minus-empty-seats-and-beds",
    expression: "x*y-z",
    numbers: { x: "4..15", y: "4..12", z: "2..15" },
    texts: [
      "A plane has {x} rows of {y} seats. On today's flight {z} seats are empty. How many passengers are on the plane?",
      "The hostel has {x} rooms with {y} beds each, and {z} of the beds are free tonight. How many beds are taken?",
      "There are {x} shelves, and on each there is room for {y} jars. {n} could still fit {z} jars. How many jars are on the shelves?",
      "How many children came, if {x} circles of {y} chairs had been set up and {z} chairs stayed empty?",
    ],
  },
  {
    id: "grouped/minus-handed-out-from-packs",
    expression: "x*y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "3..10", y: "5..12", z: "3..14" },
    texts: [
      "{n} opened {x} packs of {y} {o} and gave away {z} {o}. How many {o} does {he} have left?",
      "Each of {x} friends put {y} {o} on the table. A little brother ran off with {z} of them. How many {o} were on the table then?",
      "The hospital needed {x} boxes with {y} {o} each. So far {z} {o} have come in. How many {o} are still on their way?",
      "From {x} bags that held {y} {o} apiece, {m} took {z} {o} for {mhis} class. How many {o} remained in the bags?",
    ],
  },
  {
    id: "grouped/minus-planned-and-missed",
    expression: "x*y-z",
    numbers: { x: "3..8", y: "6..20", z: "2..16" },
    texts: [
      "{n} planned to swim {y} laps on each of {x} days. {He} fell short by {z} laps. How many laps did {he} swim?",
      "A worker should fill {y} sacks an hour. In {x} hours she filled {z} fewer than she should have. How many sacks did she fill?",
      "The book club wants to read {y} stories a month. After {x} months it is {z} stories behind. How many stories has it read?",
      "In {x} weeks with {y} lessons each, {m} was sick for {z} lessons. How many lessons did {mhe} go to?",
    ],
  },
  {
    id: "grouped/minus-has-part-of-what-is-needed",
    expression: "x*y-z",
    numbers: { x: "3..12", y: "4..12", z: "2..11" },
    texts: [
      "{n} wants to make {x} necklaces with {y} beads on each. {He} already has {z} beads. How many beads must {he} buy?",
      "A fence will have {x} sides with {y} posts in every side. {z} posts are standing. How many posts are missing?",
      "For the picnic everyone should get {y} {f}. {x} people will be there, and {z} {f} are ready. How many more {f} have to be made?",
      "{x} pages of the sticker album have room for {y} stickers each. {m} has stuck in {z}. How many does {mhe} still need?",
    ],
  },
  {
    id: "grouped/minus-times-as-many-less",
    expression: "x*y-z",
    numbers: { x: "5..20", y: "2..6", z: "2..9" },
    texts: [
      "{m} has {x} model planes. {n} has {z} fewer than {y} times as many. How many does {n} have?",
      "Last year the pear tree gave {x} baskets. Everybody hoped for {y} times as many this year, but it gave {z} fewer than hoped. How many baskets did it give this year?",
      "The red kite flies {x} yards high. If the blue one went {z} yards higher, it would fly {y} times as high as the red one. How many yards high is the blue kite?",
      "There were {x} ducks and {y} times as many geese on the meadow. Then {z} of the geese flew off. How many geese stayed?",
    ],
  },
  {
    id: "grouped/minus-how-many-more-than",
    expression: "x*y-z",
    numbers: { x: "3..9", y: "8..20", z: "5..20" },
    texts: [
      "A gym has {x} shelves with {y} balls on each. The old gym had only {z} balls. How many more balls does the new one have?",
      "{n} did {y} sit-ups on each of {x} days. {m} did {z} in all. How many more sit-ups did {n} do than {m}?",
      "Compare the prizes: {k} has {z} tickets, and {n} has {x} rolls with {y} tickets in each. By how many tickets is {n} ahead?",
      "How many fewer cars are on the street than in the garage? There are {z} on the street, and the garage has {x} levels with {y} cars each.",
    ],
  },
];

/** A sum is taken several times. */
const SUM_TAKEN_SEVERAL_TIMES: readonly WordingFamily[] = [
  {
    id: "grouped/sum-hours-of-two-days",
    expression: "(x+y)*z",
    units: ["hours", "dollars"],
    numbers: { x: "2..8", y: "2..8", z: "6..25" },
    texts: [
      "{n} works at the bakery for ${z} an hour. On {day} {he} worked {x} hours, and on {day2} {y} hours. How much did {he} earn?",
      "A gardener spent {x} hours on the hedge and {y} hours on the lawn. She charges ${z} an hour. What do the owners pay her?",
      "Dog sitting pays ${z} for every hour. {m} sat for {x} hours in the morning and {y} in the evening. How much was that?",
      "How much will the boat rental be, if {n} and {m} keep the boat {x} hours today and {y} hours tomorrow and one hour costs ${z}?",
    ],
  },
  {
    id: "grouped/sum-boys-and-girls-each-get",
    expression: "(x+y)*z",
    numbers: { x: "5..15", y: "5..15", z: "2..6" },
    texts: [
      "There are {x} boys and {y} girls in the art class. Each child needs {z} brushes. How many brushes does the class need?",
      "{x} cats and {y} dogs live at the shelter. {n} gives every one of them {z} treats. How many treats does {he} give?",
      "On the pond swim {x} ducks and {y} swans, and {m} tosses {z} crumbs to each bird. How many crumbs does {mhe} toss?",
      "A choir of {x} women and {y} men is getting new clothes: {z} scarves for each. How many scarves must be sewn?",
    ],
  },
  {
    id: "grouped/sum-two-kinds-in-a-pack",
    expression: "(x+y)*z",
    numbers: { x: "2..12", y: "2..12", z: "3..9" },
    texts: [
      "A pencil box holds {x} crayons and {y} markers. {z} children each have one such box. How many crayons and markers do they have in all?",
      "{n} makes {z} bouquets with {x} roses and {y} lilies in each. How many flowers does {he} use?",
      "Each of the {z} lunch bags got {x} carrots and {y} radishes. How many vegetables went into the bags?",
      "How many coins are there in {z} purses if {x} silver coins and {y} copper coins are in each purse?",
    ],
  },
  {
    id: "grouped/sum-dozens-of-two-colors",
    expression: "(x+y)*z",
    numbers: { x: "2..9", y: "2..9", z: "4..12" },
    texts: [
      "{n} bought {x} red packs and {y} blue packs of paper cups. There are {z} cups in a pack. How many cups did {he} buy?",
      "On the left side {x} rows of beans were planted and on the right side {y}. Each row has {z} plants. How many bean plants is that?",
      "{x} buses and {y} trucks are being washed. Every one of them has {z} lights. How many lights must be wiped?",
      "If {m} takes {x} baskets of pears from one barn and {y} from the other, with {z} pears in a basket, how many pears does {mhe} have?",
    ],
  },
  {
    id: "grouped/sum-same-price-two-people",
    expression: "(x+y)*z",
    units: ["items", "dollars"],
    numbers: { x: "2..9", y: "2..9" },
    money: true,
    texts: [
      "Tickets are ${z}. {n}'s family takes {x} of them and {m}'s family {y}. How much do the two families pay?",
      "{x} bowls and {y} mugs lie in the basket, and in this shop everything is ${z}. How much must be paid for the basket?",
      "At ${z} each, what did {n} take in for the {x} paintings that {he} sold on {day} and the {y} that {he} sold on {day2}?",
      "{m} needs {x} gallons of white paint and {y} gallons of gray paint. Any paint costs ${z} a gallon. How much does {mhe} spend on paint?",
    ],
  },
  {
    id: "grouped/sum-daily-two-parts",
    expression: "(x+y)*z",
    numbers: { x: "3..20", y: "3..20", z: "3..10" },
    texts: [
      "Every day {n} writes {x} lines before breakfast and {y} lines after dinner. How many lines does {he} write in {z} days?",
      "The ferry carries {x} cars over in the morning and {y} in the evening. It does so for {z} days. How many cars does it carry in all?",
      "For {z} weeks, {m} saved ${x} from chores and ${y} from selling lemonade, week after week. How many dollars did {mhe} save?",
      "On each of {z} trips the plow clears {x} driveways on Hill Road and {y} on Lake Road. How many driveways has it cleared after these trips?",
    ],
  },
  {
    id: "grouped/sum-a-larger-amount-each",
    expression: "(x+y)*z",
    numbers: { x: "4..20", y: "2..9", z: "2..8" },
    texts: [
      "{n} reads {x} pages a day in the week. On holiday {he} reads {y} more a day. How many pages does {he} read in {z} holiday days?",
      "A small tent sleeps {x} soldiers. The large tent sleeps {y} more. How many soldiers can sleep in {z} large tents?",
      "Last season the goats gave {x} quarts of milk a day. Now it is {y} quarts more. How many quarts do they give in {z} days?",
      "A pot of paint used to cost ${x}, but the price went up by ${y}. How many dollars do {z} pots cost now?",
    ],
  },
];

/** What is left, taken several times. */
const REST_TAKEN_SEVERAL_TIMES: readonly WordingFamily[] = [
  {
    id: "grouped/rest-fields-and-beds-left",
    expression: "(x-y)*z",
    numbers: { x: "10..20", y: "2..8", z: "3..15" },
    texts: [
      "A gardener had {x} flower beds. A storm ruined {y} of them. {z} tulips grow in each of the others. How many tulips still grow?",
      "{n} baked {x} trays of rolls and gave {y} trays away. There are {z} rolls on a tray. How many rolls does {he} have?",
      "Out of {x} rows in the theater, {y} are being repaired. With {z} seats to a row, how many seats can be used?",
      "The mail truck started with {x} sacks and has dropped off {y}. Each sack has {z} letters in it. How many letters are still in the truck?",
    ],
  },
  {
    id: "grouped/rest-people-who-stay",
    expression: "(x-y)*z",
    numbers: { x: "12..30", y: "2..9", z: "2..6" },
    texts: [
      "Of {x} hikers, {y} turned back. Each hiker who went on drank {z} bottles of water. How many bottles did they drink?",
      "{x} children signed up for pottery, but {y} changed their minds. Everyone else made {z} bowls. How many bowls were made?",
      "The theater club has {x} members. {y} members don't act. The others each need {z} costumes. How many costumes are needed?",
      "How many letters did the pen friends get? {n}'s class has {x} children, {y} were absent, and each of the children who were there wrote {z} letters.",
    ],
  },
  {
    id: "grouped/rest-sold-at-a-price",
    expression: "(x-y)*z",
    units: ["items", "dollars"],
    numbers: { x: "12..30", y: "2..9", z: "2..12" },
    texts: [
      "{n} brought {x} jars of jelly to the market and took {y} of them home again. {He} sold the other jars for ${z} each. How much did {he} take in?",
      "{n} ordered {x} T-shirts and sent {y} back. The shirts cost ${z} each. How much do the shirts that {he} kept cost?",
      "All {x} tickets for the raffle were printed, and {y} were never sold. A ticket was ${z}. How many dollars did the raffle bring?",
      "From {x} chairs the school has kept {y} and sold the rest at ${z} apiece. What did it get for the chairs it sold?",
    ],
  },
  {
    id: "grouped/rest-of-working-hours",
    expression: "(x-y)*z",
    numbers: { x: "7..12", y: "2..4", z: "4..20" },
    texts: [
      "The machine was on for {x} hours but stood still during {y} of them. In an hour of running it makes {z} toys. How many toys did it make?",
      "{n} was at the office for {x} hours. {y} hours went to meetings. In each of the remaining hours {he} answered {z} letters. How many did {he} answer?",
      "{z} boats can leave through the lock each hour. The lock was open {x} hours, and {y} of these were lost to fog, when no boats left. How many boats left?",
      "How many miles did the riders cover? They rode {z} miles an hour and were away for {x} hours, of which they rested {y}.",
    ],
  },
  {
    id: "grouped/rest-the-smaller-pack",
    expression: "(x-y)*z",
    numbers: { x: "12..30", y: "2..9", z: "3..9" },
    texts: [
      "A large box has {x} chocolates. A small one has {y} fewer. How many chocolates are in {z} small boxes?",
      "{n} does {x} jumps a minute. {m} does {y} fewer. How many jumps does {m} do in {z} minutes?",
      "The ticket for a grown-up is ${x}. A child's ticket is ${y} cheaper. What do {z} children's tickets cost?",
      "Mother takes {x} steps for a block, and Father needs {y} fewer steps because he is tall. How many steps does Father take for {z} blocks?",
    ],
  },
  {
    id: "grouped/rest-taken-out-of-every-group",
    expression: "(x-y)*z",
    numbers: { x: "10..24", y: "2..6", z: "3..9" },
    texts: [
      "{z} boxes had {x} cookies each. {n} took {y} cookies out of every box. How many cookies are in the boxes now?",
      "From each of {z} bunches with {x} roses {m} pulled {y} faded ones. How many roses are left in the bunches?",
      "Every one of the {z} teams starts with {x} points and loses {y}. How many points do the teams have altogether at the end?",
      "A candle is {x} inches long and burns down by {y} inches. If this happens to {z} such candles, how many inches of candle remain in total?",
    ],
  },
  {
    id: "grouped/rest-gain-on-each-piece",
    expression: "(x-y)*z",
    units: ["dollars", "dollars"],
    numbers: { x: "10..30", y: "3..9", z: "3..15" },
    texts: [
      "A hat costs the shop ${y} to make and sells for ${x}. How much does the shop make on {z} hats?",
      "{n} gets ${x} for each lawn but pays {his} helper ${y} of it. How much does {he} keep from {z} lawns?",
      "Each of {z} friends got ${x} from home and spent ${y} at the movies. How much do the friends still have together?",
      "When the price of ${x} was lowered by ${y}, {m} bought {z} pillows. How much did {mhe} pay for them?",
    ],
  },
];

/** Equal parts, and something more or less than one part. */
const PARTS_AND_MORE_OR_FEWER: readonly WordingFamily[] = [
  {
    id: "grouped/part-and-what-he-had",
    expression: "x/y+z",
    numbers: { y: "2..8", x: "y*i", z: "3..30" },
    texts: [
      "{y} friends share {x} marbles equally. {n}, one of them, had {z} marbles before. How many does {he} have now?",
      "Grandma divided ${x} evenly among her {y} grandchildren. {n} is one of them and put {his} share with {his} savings of ${z}. How many dollars does {n} have then?",
      "{z} photos hung on {n}'s wall. Then a set of {x} photos was split equally among {y} cousins, {n} being one, and {n} hung up {his} share as well. How many photos hang there now?",
      "A catch of {x} fish was shared out evenly over {y} boats. One of them, the boat of {m}'s father, had {z} fish on board already. How many fish did {m}'s father bring home?",
    ],
  },
  {
    id: "grouped/part-and-more-containers",
    expression: "x/y+z",
    numbers: { y: "3..9", x: "y*i", z: "2..12" },
    texts: [
      "{n} packs {x} pears {y} to a box. There are {z} boxes with apples too. How many boxes of fruit are there?",
      "{x} guests sit down at tables for {y} and fill them all. {z} tables have no guests. How many tables does the room have?",
      "The library puts {x} new books on shelves, {y} on each. {z} shelves were full already. How many shelves are full now?",
      "How many vans go to the fair? {x} children ride in vans with {y} children each, and {z} more vans carry the animals.",
    ],
  },
  {
    id: "grouped/part-and-extra-time",
    expression: "x/y+z",
    units: ["hours", "hours"],
    numbers: { y: "3..12", x: "y*i", z: "2..5" },
    texts: [
      "{n} bikes {x} miles at {y} miles an hour and stops for {z} hours on the way. How many hours is {he} away?",
      "It takes an hour to pack {y} baskets. {x} baskets must be packed and afterward the hall is swept for {z} hours. How many hours of work is that?",
      "After {z} hours of setting up, the press prints {y} posters an hour. How many hours after the start of setting up are {x} posters done?",
      "A ship waited {z} hours for the tide, then sailed {x} miles at {y} miles per hour. How many hours passed in all?",
    ],
  },
  {
    id: "grouped/part-one-is-dearer",
    expression: "x/y+z",
    units: ["dollars", "dollars"],
    numbers: { y: "3..9", x: "y*(i+1)", z: "2..15" },
    texts: [
      "{y} plain mugs cost ${x}. A painted mug costs ${z} more than a plain one. How much is a painted mug?",
      "{n} and {his} friends, {y} people in all, split a bill of ${x} equally, and {n} also left a tip of ${z}. How much did {n} pay?",
      "A pack of {y} rackets was ${x}. {m} bought one racket at the same price for each and a can of balls for ${z}. What did {mhe} pay?",
      "If {y} days of skating cost ${x} and the boots are ${z} for any visit, how much does one day of skating with boots cost?",
    ],
  },
  {
    id: "grouped/part-grew-afterward",
    expression: "x/y+z",
    numbers: { y: "3..8", x: "y*i", z: "2..9" },
    texts: [
      "{x} students were put into {y} equal groups. Then {z} new students joined the first group. How many students are in that group?",
      "Coach divides {x} cones evenly among {y} lanes and puts {z} more in the last lane. How many cones does the last lane have?",
      "Each of {y} nurses looks after as many of the {x} patients as the others. One nurse gets {z} patients of the next ward besides. How many patients does this nurse look after?",
      "How many candles are on the top layer, when {x} candles were set on {y} layers, the same number on each, and then {z} more on top?",
    ],
  },
  {
    id: "grouped/part-he-gave-some-away",
    expression: "x/y-z",
    numbers: { y: "3..7", z: "2..6", x: "y*(z+i)" },
    texts: [
      "{n} and {his} friends, {y} in all, shared {x} {f} equally. {n} ate {z} of {his} right away. How many does {he} have left?",
      "The {x} seats of a hall are in {y} equal parts. In one part {z} seats are broken. How many seats in that part can be used?",
      "{y} clerks got equally many of the {x} letters to type. One of them has typed {z}. How many letters does that clerk still have to type?",
      "{m} cut a rope of {x} feet in {y} equal pieces and then snipped {z} feet off the first. How many feet long is the first piece now?",
    ],
  },
  {
    id: "grouped/boxes-filled-some-sold",
    expression: "x/y-z",
    numbers: { y: "3..12", z: "2..8", x: "y*(z+i)" },
    texts: [
      "{n} packed {x} peppers in bags of {y} and sold {z} bags. How many bags did {he} have left?",
      "{x} cans were put on shelves, {y} to a shelf. By night {z} shelves were empty again and the rest still full. How many shelves were full?",
      "The {x} scouts sleep {y} to a tent. {z} tents are already up. How many tents do they still have to put up?",
      "How many taxis must still come? {x} guests are going home, each taxi takes {y} of them, and {z} taxis are at the door.",
    ],
  },
  {
    id: "grouped/quicker-or-cheaper-than-the-part",
    expression: "x/y-z",
    numbers: { y: "2..8", z: "2..9", x: "y*(z+i)" },
    texts: [
      "{y} adult tickets cost ${x}. A student ticket is ${z} less than an adult ticket. How many dollars is a student ticket?",
      "{n} made {x} bowls in {y} days, the same number each day. {m} made {z} fewer bowls a day. How many bowls a day did {m} make?",
      "The bus covers {x} miles in {y} hours. The old tram is {z} miles an hour slower. How many miles does the tram cover in an hour?",
      "Together {y} old hens laid {x} eggs, and each laid as many as the others. The young hen laid {z} eggs fewer than one of the old hens. How many eggs did the young hen lay?",
    ],
  },
  {
    id: "grouped/days-of-supply-already-used",
    expression: "x/y-z",
    units: ["days", "days"],
    numbers: { y: "2..9", z: "2..7", x: "y*(z+i)" },
    texts: [
      "A bag of {x} dog biscuits is opened. The dog gets {y} a day. {z} days have gone by. For how many more days will there be biscuits?",
      "{n} has {x} pages to read and reads {y} pages a day. {z} days are already behind {him}. How many days of reading are left?",
      "The bridge is {x} yards long and is painted at {y} yards a day. It was started {z} days ago. In how many days will it be done?",
      "A pile of {x} logs keeps the hut warm, and {y} logs are burned a day. {z} days are over. How many days longer will the pile last?",
    ],
  },
];

/** Three numbers are multiplied, or a product is divided. */
const TWO_STEPS_OF_GROUPS: readonly WordingFamily[] = [
  {
    id: "grouped/thrice-boxes-on-shelves-with-things",
    expression: "x*y*z",
    numbers: { x: "2..6", y: "3..9", z: "3..9" },
    texts: [
      "A storeroom has {x} shelves. On each shelf stand {y} boxes, and each box has {z} {o} in it. How many {o} are in the storeroom?",
      "{n} has {x} drawers with {y} trays each. On every tray lie {z} shells. How many shells does {he} have?",
      "Each hotel floor has {y} rooms, each room has {z} beds, and there are {x} floors. How many beds are in the hotel?",
      "How many flowers bloom in the park if it has {x} lawns with {y} round beds each and {z} flowers in every bed?",
    ],
  },
  {
    id: "grouped/thrice-per-day-and-price",
    expression: "x*y*z",
    units: ["items", "dollars"],
    numbers: { x: "2..8", y: "3..9", z: "2..9" },
    texts: [
      "{n} sells {y} cups of cocoa each hour. A cup is ${z}. How much does {he} take in during {x} hours?",
      "For {x} weeks the office bought {y} packs of coffee a week at ${z} a pack. How many dollars did the coffee cost?",
      "{x} friends each buy {y} tokens. A token costs ${z}. What do the friends pay together?",
      "How much money does the club get from {x} tables of {y} guests, if every guest gives ${z}?",
    ],
  },
  {
    id: "grouped/thrice-block-of-cubes",
    expression: "x*y*z",
    units: ["cubes", "cubes"],
    numbers: { x: "2..9", y: "2..9", z: "2..9" },
    texts: [
      "{n} builds a block of cubes that is {x} long, {y} wide and {z} high. How many cubes does {he} need?",
      "In a crate there are {z} layers. Each layer has {x} rows of {y} cubes. How many cubes are in the crate?",
      "A box is {x} inches long, {y} inches wide and {z} inches high. How many one-inch cubes fill it?",
      "The wall of {n}'s igloo is {z} layers thick, with {y} rows of {x} cubes of ice in each layer. How many cubes of ice is that?",
    ],
  },
  {
    id: "grouped/thrice-minutes-times-a-day",
    expression: "x*y*z",
    numbers: { x: "2..5", y: "4..15", z: "3..10" },
    texts: [
      "{n} brushes the horse {x} times a day for {y} minutes. How many minutes is that in {z} days?",
      "A bus makes {x} trips every day, with {y} tourists on each trip. How many tourists ride it in {z} days?",
      "The puppy gets {x} small meals a day and needs {y} bites for each of them. How many bites does it take in {z} days?",
      "In each of {x} rounds, {y} players throw {z} balls apiece. How many balls are thrown in total?",
    ],
  },
  {
    id: "grouped/regroup-from-boxes-to-bags",
    expression: "x*y/z",
    numbers: { x: "3..9", y: "4..12", z: "2..9" },
    texts: [
      "{n} has {x} boxes with {y} cookies each and puts all of the cookies in bags of {z}. How many bags does {he} fill?",
      "{x} trays of {y} plants came from the nursery. They are put in rows of {z} plants. How many rows is that?",
      "A class of {x} tables with {y} students at each forms groups of {z} for a game. How many groups does it form?",
      "Each of {x} hens laid {y} eggs this month. The eggs go {z} to a nest box at the market. How many nest boxes are used?",
    ],
  },
  {
    id: "grouped/regroup-shared-by-people",
    expression: "x*y/z",
    numbers: { x: "3..9", y: "4..12", z: "3..8" },
    texts: [
      "{x} pies are cut into {y} slices each. {z} people share the slices equally. How many slices does each one get?",
      "{n} bought {x} packs of {y} stickers, and {he} and {his} friends, {z} people, divide them fairly. How many stickers does each have?",
      "In {x} hours {n} and {his} team collected {y} bags of trash an hour. The {z} of them carried the same number of bags away. How many bags did each carry?",
      "How many carrots can each horse have? {z} horses share {x} buckets with {y} carrots in every bucket, all equally.",
    ],
  },
  {
    id: "grouped/regroup-money-in-shares",
    expression: "x*y/z",
    units: ["dollars", "dollars"],
    numbers: { x: "4..12", y: "3..12", z: "4..8" },
    texts: [
      "{n}, {m} and other friends, {z} in all, mowed {x} lawns for ${y} each. They shared the money evenly. How much did each of them get?",
      "A stand sold {x} pies at ${y} a pie, and the {z} bakers split what came in. How much was that for one baker?",
      "{x} tickets cost ${y} each. {z} parents share the cost equally. How much does each parent pay?",
      "Each of {x} families gave ${y}. The money was divided into {z} equal gifts for the school's helpers. How many dollars was a gift?",
    ],
  },
  {
    id: "grouped/regroup-time-at-another-rate",
    expression: "x*y/z",
    numbers: { x: "3..6", y: "6..16", z: "7..12" },
    texts: [
      "{n} typed {y} pages an hour for {x} hours. {m} needs to type as many but does {z} pages an hour. How many hours does {m} need?",
      "It takes {x} helpers {y} hours each to clean the field, all working equally. How many hours will {z} helpers need for the same field?",
      "Riding {y} miles an hour, a mail rider reached the fort in {x} hours. A second rider goes {z} miles an hour. How many hours does the second rider take for the same road?",
      "Hay for {x} horses lasts {y} days. If {z} horses eat it instead, how many days will it last?",
    ],
  },
];

/** Groups and a second step, where the text tells one number more. */
const TWO_STEPS_WITH_SPARE: readonly WordingFamily[] = [
  {
    id: "grouped/two-spare-plus-years-and-ages",
    expression: "x*y+z",
    numbers: { x: "3..9", y: "4..15", z: "3..30", v: "7..15" },
    texts: [
      "{n} is {v}. {He} hung {x} chains of {y} paper rings across the room and laid {z} more rings on the cake table. How many rings are in the room?",
      "A magician who has been on stage for {v} years drew {x} ropes of {y} scarves each out of one sleeve and {z} single scarves out of the other. How many scarves did she draw out?",
      "{m} built a tower for {v} days. It has {x} floors of {y} blocks each and {z} blocks in the roof. How many blocks are in the tower?",
      "A class of {v} children has {x} reading corners with {y} books in each and a teacher's shelf with {z} books. How many books does the class have?",
    ],
  },
  {
    id: "grouped/two-spare-minus-weights-and-lengths",
    expression: "x*y-z",
    numbers: { x: "3..9", y: "6..15", z: "2..15", v: "3..9" },
    texts: [
      "{n} picked {x} buckets of lemons, {y} lemons in each. A bucket weighs {v} pounds. {He} squeezed {z} of the lemons. How many lemons are not squeezed?",
      "{x} chests, each {v} feet wide, came up from the wreck with {y} gold coins in each. {z} of the coins turned out to be false. How many are real?",
      "A puzzle maker cut {x} boards, each {v} feet long, into {y} pieces each, but lost {z} pieces. How many pieces are there still?",
      "How many bricks were not used for the oven? {x} stacks of {y} bricks were brought, and {z} bricks went into the oven, which is {v} feet high.",
    ],
  },
  {
    id: "grouped/two-spare-sum-people-around",
    expression: "(x+y)*z",
    numbers: { x: "3..12", y: "3..12", z: "2..9", v: "10..60" },
    texts: [
      "While {v} people watched, {x} jugglers and {y} clowns threw {z} balls each. How many balls were thrown?",
      "{n} has {v} chickens. {He} built {x} nest boxes in spring and {y} in fall, and each took {z} boards. How many boards did {he} use?",
      "The kids brought {x} toy trucks and {y} toy planes to the toy clinic. Every toy needs {z} screws, and there are {v} tools at hand. How many screws are needed?",
      "{v} soldiers stand by. In the parade ride {x} lords and {y} ladies, every one followed by {z} servants. How many servants are in the parade?",
    ],
  },
  {
    id: "grouped/two-spare-rest-and-time-of-day",
    expression: "(x-y)*z",
    numbers: { x: "12..25", y: "2..9", z: "2..9", v: "2..11" },
    texts: [
      "At {v} o'clock {n} opened {his} shop with {x} boxes of soap. {He} sold {y} boxes. There are {z} bars in a box. How many bars are left?",
      "{x} kids were to dance at {v} o'clock. {y} were sick. Each of the others wore {z} bells. How many bells rang?",
      "A flock of {x} sheep was out for {v} days, and {y} of them got lost. Each sheep that came home gave {z} pounds of wool. How many pounds of wool was that?",
      "How many flags did the runners pick up altogether? Of {x} runners, {y} gave up after {v} miles, and each of the others picked up {z} flags.",
    ],
  },
  {
    id: "grouped/two-spare-part-and-more",
    expression: "x/y+z",
    numbers: { y: "3..8", x: "y*i", z: "2..20", v: "2..30" },
    texts: [
      "{y} classes share {x} new balls equally. {n}'s class, with {v} children in it, already had {z} balls. How many balls does it have now?",
      "For ${v}, {n} bought {x} seeds and set equally many in each of {y} pots. Later {he} dropped {z} more into the blue pot. How many seeds are in the blue pot?",
      "{x} crayons were sorted into {y} equal cups in {v} minutes. The first cup got {z} more from the floor. How many crayons are in the first cup?",
      "How many chairs stand in the green room? {x} chairs were spread evenly over {y} rooms, {z} more were carried into the green one, and {v} stayed in the yard.",
    ],
  },
  {
    id: "grouped/two-spare-part-less-used",
    expression: "x/y-z",
    numbers: { y: "3..8", z: "2..8", x: "y*(z+i)", v: "3..15" },
    texts: [
      "On a beach {v} miles from home {n} and {his} cousins, {y} children in all, divided {x} shells equally. {n} lost {z} of {his} shells. How many does {he} still have?",
      "Every one of {y} painters got the same share of {x} brushes. One painter broke {z} while painting a wall {v} yards long. How many brushes does that painter have?",
      "The teacher put {x} sheets into {y} equal stacks. From one stack {z} sheets were used, and {v} pencils were lying beside it. How many sheets does that stack have now?",
      "How many bananas are left in {n}'s basket? {x} bananas were put evenly into {y} baskets. {n} took one basket and the {v} monkeys ate {z} bananas from it.",
    ],
  },
  {
    id: "grouped/two-spare-thrice-and-cost",
    expression: "x*y*z",
    numbers: { x: "2..6", y: "3..8", z: "2..9", v: "5..40" },
    texts: [
      "{n} stocked {x} freezers with {y} boxes each. A box holds {z} ice pops and costs ${v}. How many ice pops did {he} stock?",
      "The {v} windows of the hall look out on {x} courts. In every court stand {y} trees with {z} birdhouses in each. How many birdhouses are there?",
      "It took {v} minutes to set up {x} machines. Now each of them makes {y} toys an hour. How many toys do they make in {z} hours?",
      "How many eggs were found? {y} baskets were hidden in each of {x} yards, with {z} eggs in a basket, and {v} children searched.",
    ],
  },
  {
    id: "grouped/two-spare-regroup-and-days",
    expression: "x*y/z",
    numbers: { x: "3..9", y: "4..12", z: "2..9", v: "2..30" },
    texts: [
      "In {v} days {n} got {x} sheets of stamps with {y} stamps in each. {He} puts {z} of the stamps on every album page. How many pages do the stamps fill?",
      "{x} sleds with {y} logs each came to the cabin {v} miles away. The logs are burned, {z} a night. For how many nights are there logs?",
      "A {shop} {v} blocks from here sold {x} boxes of {y} rolls, and the rolls were eaten by {z} hungry crews in equal shares. How many rolls did a crew eat?",
      "How many teams does the school have? {x} classes send {y} players each, teams have {z} players, and {v} parents come along.",
    ],
  },
];

/** Groups and a second step, asked in one breath or from an unusual side. */
const SECOND_STEP_OTHERWISE: readonly WordingFamily[] = [
  {
    id: "grouped/otherwise-before-the-sharing",
    expression: "x*y+z",
    numbers: { x: "3..9", y: "3..12", z: "2..9" },
    texts: [
      "{n} gave {y} {f} to each of {x} guests and still had {z} {f} over. How many {f} had {he} had?",
      "{z} players sat out while the others formed {x} teams of {y}. How many players were at practice?",
      "What number of people wanted to ride, if {x} full boats with {y} people each left and {z} people stayed at the dock?",
      "{m} paid for {x} kites at ${y} each and got ${z} back. How many dollars had {mhe} handed to the clerk?",
    ],
  },
  {
    id: "grouped/otherwise-part-of-goal",
    expression: "x*y-z",
    numbers: { x: "4..9", y: "5..15", z: "3..18" },
    texts: [
      "Can you tell how far {n} is from {his} goal of {x} laps a day for {y} days, when {he} has swum {z} laps up to now?",
      "To see the whole museum you must visit {x} wings with {y} rooms in each. {m} has been in {z} rooms. How many are new to {mhim}?",
      "{z} of the children in the {x} rows of {y} are wearing glasses. How many children in these rows wear none?",
      "A bakery's order is {x} cakes with {y} candles on each. It has {z} candles. Find how many candles are missing for the order.",
    ],
  },
  {
    id: "grouped/otherwise-groups-that-join",
    expression: "(x+y)*z",
    numbers: { x: "2..9", y: "2..9", z: "3..12" },
    texts: [
      "{x} teams came on {day}. {y} teams came on {day2}. Every team brought {z} players. How many players came in these two days?",
      "{n} had {x} tanks and bought {y} more. If {he} keeps {z} fish in every tank, how many fish can {he} keep now?",
      "With {z} bulbs to a lamp, how many bulbs shine in {x} lamps upstairs and {y} lamps downstairs?",
      "A train of {x} cars was joined by another of {y}. Each car is {z} yards long. How many yards of cars is that?",
    ],
  },
  {
    id: "grouped/otherwise-what-the-rest-costs",
    expression: "(x-y)*z",
    numbers: { x: "8..20", y: "2..6", z: "2..12" },
    texts: [
      "{n} needs {x} yards of rope and finds {y} yards in the shed. What does the rest cost at ${z} a yard?",
      "The class needs {x} tickets. The mayor has given it {y}. At ${z} a ticket, how much must be paid for the others?",
      "{m} has already read {y} of the {x} chapters. How many minutes more will {mhe} be reading at {z} minutes a chapter?",
      "If {y} of {x} lockers have been painted and one locker takes {z} minutes, how many minutes of painting lie ahead?",
    ],
  },
  {
    id: "grouped/otherwise-more-rows-needed",
    expression: "x/y+z",
    numbers: { y: "3..9", x: "y*i", z: "2..9" },
    texts: [
      "{x} chairs were put in rows of {y}. Then {z} more rows were added. How many rows of chairs are there now?",
      "{n} wants to make {x} pancakes. A cup of flour makes {y} of them. {He} also needs {z} cups of flour for bread. How many cups of flour does {he} need in all?",
      "Besides {z} full pages, {n} has {x} loose stamps, which {he} now sticks in, {y} to a page. How many full pages will {he} have?",
      "To earn ${x} at ${y} an hour and to rest {z} hours as well, how many hours will {n} be at the market?",
    ],
  },
  {
    id: "grouped/otherwise-shared-after-counting",
    expression: "x*y/z",
    numbers: { x: "3..9", y: "4..12", z: "3..9" },
    texts: [
      "Each of {x} trees bore {y} peaches. {n} arranged all the peaches in {z} equal baskets. How many peaches lie in a basket?",
      "If {z} horses share what is on {x} carts of {y} bales, and no horse gets more than another, how many bales are there for each?",
      "{n} walked {y} miles on each of {x} days. {m} wants to walk just as far in {z} days, the same number of miles a day. How many miles a day must {m} walk?",
      "Our {x} shelves hold {y} jars each. The jars are to be moved into {z} cupboards, the same number into every cupboard. How many jars will one cupboard hold?",
    ],
  },
];

/** Problems of equal groups, prices and rates in the language of school worksheets. */
export const WORKSHEET_GROUPS: readonly WordingFamily[] = [
  ...COUNTED_TOGETHER,
  ...AT_A_RATE,
  ...AT_ONE_PRICE,
  ...TOGETHER_WITH_SPARE,
  ...SHARED_OUT,
  ...HOW_MANY_GROUPS,
  ...PARTS_WITH_SPARE,
  ...GROUPS_AND_MORE,
  ...GROUPS_AND_FEWER,
  ...SUM_TAKEN_SEVERAL_TIMES,
  ...REST_TAKEN_SEVERAL_TIMES,
  ...PARTS_AND_MORE_OR_FEWER,
  ...TWO_STEPS_OF_GROUPS,
  ...TWO_STEPS_WITH_SPARE,
  ...SECOND_STEP_OTHERWISE,
];

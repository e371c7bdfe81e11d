import type { WordingFamily } from "../wording.ts";

/** Equal groups are put together, and all that is in them is counted. */
const ALL_IN_THE_GROUPS: readonly WordingFamily[] = [
  {
    id: "portioned/hung-and-pinned-up",
    expression: "x*y",
    numbers: { x: "3..14", y: "3..12" },
    texts: [
      "The art room has {x} cork boards, and on every one of them {y} drawings are pinned. How many drawings are pinned up?",
      "How many keys hang in the hotel lobby when {x} racks carry {y} keys apiece?",
      "{n} strung {y} paper lanterns on a cord. By evening {he} had strung {x} cords like that. How many lanterns did {he} use?",
      "Find the number of medals in the hallway. {x} ribbons hang there. Each ribbon holds {y} medals.",
    ],
  },
  {
    id: "portioned/carried-up-in-loads",
    expression: "x*y",
    numbers: { x: "3..15", y: "4..25" },
    texts: [
      "It took the movers {x} rides in the elevator to bring up all the cartons. They took {y} cartons along on every ride. How many cartons came up?",
      "A mule can carry {y} bricks at a time. How many bricks reach the hilltop if the mule walks up {x} times?",
      "{n} fetches firewood from the shed. {He} holds {y} logs in {his} arms whenever {he} comes in, and {he} comes in {x} times. What is the total number of logs?",
      "{x} times today the dumbwaiter went up to the dining room, always with {y} plates on it. How many plates were sent up altogether?",
    ],
  },
  {
    id: "portioned/kitchen-by-the-piece",
    expression: "x*y",
    numbers: { x: "3..12", y: "2..9" },
    texts: [
      "A single jar of relish needs {y} cucumbers. {n} means to fill {x} jars. How many cucumbers must {he} peel?",
      "The cook threaded {y} shrimp onto each skewer until {x} skewers were ready. How many shrimp were on the skewers?",
      "If {y} lemons are squeezed for one pitcher, how many have to be squeezed for {x} pitchers?",
      "Every dumpling tray was full. There were {x} trays and room for {y} dumplings on each one. Tell how many dumplings there were.",
    ],
  },
  {
    id: "portioned/rows-and-columns-drawn",
    expression: "x*y",
    numbers: { x: "3..15", y: "3..15" },
    texts: [
      "{n} ruled a sheet into {x} rows and {y} columns. How many little squares did {he} get?",
      "A quilt is {y} patches wide and {x} patches long. How many patches were sewn into it?",
      "What is the total number of windows on a wall that shows {x} rows of windows, {y} to a row?",
      "The egg tray at the farm stand has {y} hollows across and {x} hollows down. All are filled. How many eggs does it hold?",
    ],
  },
  {
    id: "portioned/school-supplies-dealt-out",
    expression: "x*y",
    numbers: { x: "4..30", y: "2..8" },
    texts: [
      "{x} pupils came to the geometry lesson, and the teacher laid {y} straws in front of each pupil. How many straws did she lay out?",
      "Each child is going to need {y} notebooks this term. The class has {x} children. How many notebooks should the school order?",
      "How many pieces of chalk are missing from the closet if {x} teachers came by and each took {y} pieces?",
      '"Take {y} sheets, everyone!" said the art teacher. All {x} students did. How many sheets were taken?',
    ],
  },
  {
    id: "portioned/wheels-legs-and-strings",
    expression: "x*y",
    numbers: { x: "3..20", y: "3..8" },
    texts: [
      "The carpenter builds benches that stand on {y} legs. {x} benches are on order. How many legs does he have to turn?",
      "Every cart in the parade rolled on {y} wheels. {n} counted {x} carts. How many wheels rolled by?",
      "How many strings does the music teacher need to buy, if each of the {x} ukuleles in her room gets {y} new strings?",
      "Toy beetles with {y} legs come out of {n}'s 3D printer. {x} of them have come out so far. How many legs do they have together?",
    ],
  },
  {
    id: "portioned/by-the-sea",
    expression: "x*y",
    numbers: { x: "3..15", y: "3..20" },
    texts: [
      "{x} fishing boats sailed home at dusk. There were {y} crates of fish on board each boat. How many crates were landed?",
      "{n} decorated every tower of {his} sand castle with {y} shells. The castle had {x} towers. How many shells did it take?",
      "How many crabs were pulled out of the bay this morning? The crabber lifted {x} traps and found {y} crabs in each.",
      "A ferry has {x} lifeboats. There is space for {y} passengers in a lifeboat. How many passengers can the lifeboats save in total?",
    ],
  },
  {
    id: "portioned/spoken-in-hospital-and-office",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..12" },
    texts: [
      "A nurse visits {x} rooms on her round. She changes {y} pillowcases in every room. How many pillowcases does she change?",
      "For a meeting of {y} people, {n} has to print the report once for everybody. The report is {x} pages long. How many pages will be printed?",
      "The bandage drawer has {x} compartments with {y} rolls in each compartment. How many rolls are in the drawer?",
      "How many calls did the front desk answer altogether if {x} clerks were on duty and all of them answered {y} calls?",
    ],
  },
  {
    id: "portioned/packs-torn-open",
    expression: "x*y",
    units: ["{o}"],
    numbers: { x: "3..12", y: "3..20" },
    texts: [
      "{n} tore open {x} packs and found {y} {o} in every pack. How many {o} did {he} find?",
      "{o} come {y} to a pack. How many {o} does {n} get when {he} buys {x} packs?",
      "{x} friends turned out their pockets. Everyone had {y} {o}. How many {o} did the friends have in all?",
      "The shelf at the {shop} is stocked with {x} boxes that contain {y} {o} each. Tell how many {o} that makes.",
    ],
  },
  {
    id: "portioned/club-and-stage",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..15" },
    texts: [
      "In the school play {x} scenes use a crowd. The crowd speaks {y} lines in each of these scenes. How many lines does the crowd speak?",
      "A choir stands on {x} steps, {y} singers on each step. How many singers are in the choir?",
      "How many steps must {n} learn for the dance show? {He} is in {x} dances, and {y} steps are new in each one.",
      "The magician pulled {y} scarves out of each of {x} hats. What is the number of scarves he pulled out?",
    ],
  },
  {
    id: "portioned/spare-one-more-thing-in-the-room",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..12", z: "3..40" },
    texts: [
      "There are {x} aquariums at the dentist's, and {z} magazines lie on a table. {y} fish swim in each aquarium. How many fish does the dentist have?",
      "{n} has {z} pencils and {x} sketchbooks. {He} filled {y} pages in every sketchbook. How many pages has {he} filled?",
      "How many candles burned at the dinner? {z} guests sat around {x} tables, and every table had {y} candles on it.",
      "The gym owns {x} racks and {z} mats. {y} balls lie on each rack. How many balls lie on the racks?",
    ],
  },
  {
    id: "portioned/spare-age-or-clock",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..12", z: "7..11" },
    texts: [
      "{n} is {z} years old and collects pins. {He} wears {y} pins on each of {his} {x} vests. How many pins does {he} wear on the vests?",
      "The flea market opened at {z} o'clock. {x} sellers set up {y} tables each. How many tables were set up?",
      "At {z} in the morning the zookeeper gave {y} carrots to each of {x} zebras. How many carrots did the zebras get?",
      "How many sandwiches were made? At {z} o'clock {x} parents started, and each of them made {y} sandwiches.",
    ],
  },
];

/** The same happens every day, every hour or with every piece: time, way and money add up. */
const SO_MUCH_EVERY_TIME: readonly WordingFamily[] = [
  {
    id: "portioned/daily-habits",
    expression: "x*y",
    numbers: { x: "3..30", y: "3..15" },
    texts: [
      "{n} learns {y} new French words a day. How many words will {he} know after {x} days?",
      "My sister writes {y} lines in her diary every night. In {x} nights, how many lines does she write?",
      "The dog next door barks at {y} cars per day. How many cars did it bark at during the last {x} days?",
      "For {x} days in a row, {n} did {y} push-ups before breakfast. What was the total number of push-ups?",
    ],
  },
  {
    id: "portioned/machine-each-minute",
    expression: "x*y",
    numbers: { x: "4..40", y: "3..25" },
    texts: [
      "A machine at the candy plant wraps {y} caramels a minute. How many does it wrap in {x} minutes?",
      "The printer puts out {y} pages per minute and runs for {x} minutes without a stop. How many pages come out?",
      "How many bottles are capped while {n} watches? {He} watches for {x} minutes, and {y} bottles are capped each minute.",
      "In one minute the ski lift takes {y} skiers to the top. The lift has been running for {x} minutes. How many skiers are up there?",
    ],
  },
  {
    id: "portioned/speed-over-hours",
    expression: "x*y",
    units: ["miles"],
    numbers: { x: "2..9", y: "8..60" },
    texts: [
      "A freight train rolls along at {y} miles per hour. How far does it get in {x} hours?",
      "The sailors were at sea for {x} hours. Their boat made {y} miles every hour. How many miles did they sail?",
      "How many miles lie between the two towns if the bus, driving {y} miles an hour, needs {x} hours for the trip?",
      "{n} rode through the valley with {his} cycling club for {x} hours. They covered {y} miles each hour. What distance did they ride?",
    ],
  },
  {
    id: "portioned/wages-by-hour-and-piece",
    expression: "x*y",
    units: ["dollars"],
    money: true,
    numbers: { x: "3..40", y: "6..30" },
    texts: [
      "The gardener is paid ${y} an hour. This week she worked {x} hours. How much did she earn?",
      "{n} tunes pianos and asks ${y} for each one. What will {he} be paid for {x} pianos?",
      "How much does a waiter take home after {x} hours if he makes ${y} per hour?",
      "An artist painted {x} portraits at the fair and got ${y} for every portrait. Find how much money that was in all.",
    ],
  },
  {
    id: "portioned/prices-in-the-cart",
    expression: "x*y",
    units: ["dollars"],
    money: true,
    numbers: { x: "2..12", y: "2..20" },
    texts: [
      "Light bulbs cost ${y} each. {n} needs {x} of them. What does {he} have to pay?",
      "{x} pots of basil went into the cart at ${y} a pot. How much was the basil?",
      "How much money does {m} spend on socks if {mhe} buys {x} pairs, and a pair is ${y}?",
      '"That will be ${y} for each ball of wool," said the clerk. Grandma put {x} balls on the counter. How many dollars did she owe?',
    ],
  },
  {
    id: "portioned/fees-per-month-and-head",
    expression: "x*y",
    units: ["dollars"],
    money: true,
    numbers: { x: "3..24", y: "5..40" },
    texts: [
      "The climbing hall charges ${y} a month. How much does {n} pay in {x} months?",
      "{x} scouts signed up for the canoe trip. The fee is ${y} per scout. How much money is collected altogether?",
      "Renting the booth at the market costs a potter ${y} a day. What does it cost her for {x} days?",
      "Every family on our street gave ${y} toward the new swing. There are {x} families. How much was given in total?",
    ],
  },
  {
    id: "portioned/minutes-of-one-kind",
    expression: "x*y",
    units: ["minutes"],
    numbers: { x: "3..15", y: "4..30" },
    texts: [
      "{n} has {x} pages of sums to correct and takes {y} minutes per page. How long will {he} need?",
      "A load of laundry spins for {y} minutes. How many minutes does the machine spin for {x} loads?",
      "The barber cut the hair of {x} customers, one after the other. Each haircut took {y} minutes. How many minutes was he cutting hair?",
      "How much time in minutes do {x} music lessons last if one lesson is {y} minutes long?",
    ],
  },
  {
    id: "portioned/measured-by-the-piece",
    expression: "x*y",
    numbers: { x: "3..20", y: "2..15" },
    texts: [
      "A seamstress uses {y} feet of cloth for one curtain. How many feet of cloth go into {x} curtains?",
      "Each sack of potatoes weighs {y} pounds. The truck is loaded with {x} sacks. How many pounds of potatoes is that?",
      "{n} waters {his} {x} young trees with {y} liters each. How many liters of water does {he} use?",
      "How high is a stack of {x} crates when each crate is {y} inches high?",
    ],
  },
  {
    id: "portioned/weeks-on-a-schedule",
    expression: "x*y",
    numbers: { x: "3..15", y: "2..7" },
    texts: [
      "Swim practice is held {y} times a week. How many practices are there in a season of {x} weeks?",
      "The museum guide leads {y} tours each week. She has worked there for {x} weeks. How many tours has she led?",
      "{y} times per week a truck brings milk to the school. How often does it come in {x} weeks?",
      "How many baths did {n}'s baby brother get during the last {x} weeks if he was bathed {y} times every week?",
    ],
  },
  {
    id: "portioned/spare-how-long-while-earning",
    expression: "x*y",
    units: ["dollars"],
    numbers: { x: "3..15", y: "3..20", z: "2..9" },
    texts: [
      "In {z} hours {n} washed {x} cars and got ${y} for each car. How much money did {he} make?",
      "The twins walked {z} miles to sell {x} pies. Every pie brought them ${y}. How many dollars did they get altogether?",
      "How much did the toys cost in all? My aunt bought {x} toys for {z} children and paid ${y} for each toy.",
      "Tickets for the puppet theater are ${y}, and the show goes on for {z} hours. What do {x} tickets cost?",
    ],
  },
  {
    id: "portioned/spare-speed-and-load",
    expression: "x*y",
    units: ["miles"],
    numbers: { x: "3..9", y: "10..35", z: "5..50" },
    texts: [
      "A truck with {z} barrels on it drives {y} miles every hour. How many miles does it drive in {x} hours?",
      "For {x} days, {z} camels crossed the desert and covered {y} miles a day. How long was their route?",
      "How many miles did the bus travel? It had {z} seats, ran for {x} hours and went {y} miles in each hour.",
      "{n} is a pilot who has flown {z} kinds of balloons. On this trip {he} floats {y} miles a day for {x} days. How far does {he} float?",
    ],
  },
  {
    id: "portioned/spare-what-else-is-done-each-day",
    expression: "x*y",
    numbers: { x: "3..12", y: "3..15", z: "3..20" },
    texts: [
      "Every day {n} does {y} sit-ups and {z} squats. How many sit-ups does {he} do in {x} days?",
      "A bakery uses {z} pounds of sugar and {y} pounds of butter per day. How many pounds of butter will be gone after {x} days?",
      "In one hour the ferry man sells {y} tickets and {z} postcards. Find the number of tickets he sells in {x} hours.",
      "How many emails did the clerk write over {x} days, if she took {z} calls and wrote {y} emails on each day?",
    ],
  },
];

/** An amount is dealt out evenly, and it is asked how much one gets. */
const ONE_SHARE: readonly WordingFamily[] = [
  {
    id: "portioned/evenly-among-people",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)" },
    texts: [
      "{x} walnuts are divided evenly among {y} children. How many walnuts does each child get?",
      "{y} cousins found {x} coins in the attic. They want equal shares. How many coins are in one share?",
      "How many slices of melon could everybody eat? There were {y} campers and {x} slices, and nobody got more than another.",
      "The coach had {x} water bottles. She gave the same number to each of {y} players until none were left. How many bottles did a player get?",
    ],
  },
  {
    id: "portioned/same-number-in-every-container",
    expression: "x/y",
    units: ["{o}"],
    numbers: { y: "2..10", x: "y*(i+1)" },
    texts: [
      "{n} spread {x} {o} over {y} {c}, the same number in each. How many {o} are in one of them?",
      "There are {y} drawers in the cabinet. They hold {x} {o} in all, and each drawer holds as many as the next. How many {o} does a drawer hold?",
      "How many {o} should go on every shelf if {x} {o} have to fit on {y} shelves evenly?",
      "{x} {o} were packed by {n}. {He} used {y} equal packages. Find the number of {o} per package.",
    ],
  },
  {
    id: "portioned/per-page-and-per-chapter",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*(i+1)" },
    texts: [
      "A stamp album with {y} pages holds {x} stamps. All pages have equally many. How many stamps are there per page?",
      "{n} glued {x} leaves into {his} nature book, which has {y} pages, and put the same number on each page. How many leaves are on one page?",
      "The {y} chapters of a novel are equally long. It has {x} pages in total. How many pages does a chapter have?",
      "How many riddles fill one page, when {x} riddles are printed on {y} pages with no page holding more than another?",
    ],
  },
  {
    id: "portioned/per-day-of-a-job",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+2)" },
    texts: [
      "The painters finished {x} doors in {y} days. Each day they painted the same number. How many doors did they paint per day?",
      "{n} wants to read {x} poems in {y} days. How many poems must {he} read daily to keep an even pace?",
      "Over {y} nights the observers counted {x} shooting stars, just as many on one night as on any other. How many stars did they count each night?",
      "How many trees does the crew have to plant every day? There are {x} trees and only {y} days.",
    ],
  },
  {
    id: "portioned/price-of-a-single-one",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "2..12", x: "y*(i+1)" },
    texts: [
      "{y} identical lamps cost ${x}. What is the price of one lamp?",
      "{n} handed the clerk ${x} for {y} tickets to the aquarium. How much was each ticket?",
      "How much does a single rose bush cost if the nursery asks ${x} for {y} of them?",
      "A pack of {y} batteries sells for ${x}. Find what one battery in the pack costs.",
    ],
  },
  {
    id: "portioned/pay-for-one-hour",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "2..10", x: "y*(i+5)" },
    texts: [
      "For {y} hours of babysitting, {n} received ${x}. How much is that per hour?",
      "A roofer got ${x} when the job was done. It had taken him {y} hours. How much money did he make an hour?",
      "What does the tutor earn in an hour if {y} hours bring her ${x}?",
      "{n} earned ${x} raking leaves in {y} yards. Every neighbor paid {him} the same. How much did one yard bring?",
    ],
  },
  {
    id: "portioned/speed-of-one-hour",
    expression: "x/y",
    units: ["miles"],
    numbers: { y: "2..9", x: "y*(i+3)" },
    texts: [
      "The steamboat went {x} miles in {y} hours. How many miles did it go per hour?",
      "It is {x} miles to the lake, and {n}'s family got there by tractor in {y} hours at a steady speed. How far did the tractor go in one hour?",
      "{y} days were needed for a walk of {x} miles. Each day the walkers came equally far. How many miles did they walk a day?",
      "How fast was the cyclist riding in miles per hour? She rode {x} miles and was on the road for {y} hours.",
    ],
  },
  {
    id: "portioned/rows-known-seats-unknown",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*(i+2)" },
    texts: [
      "A movie house has {x} seats in {y} equal rows. How many seats make up a row?",
      "{n} planted {x} onions in {y} straight lines, each as long as the others. How many onions are in a line?",
      "The {x} dancers line up in {y} columns of the same length. Tell how many dancers stand in each column.",
      "How many tiles wide is the floor? It was laid with {x} tiles in {y} rows.",
    ],
  },
  {
    id: "portioned/each-brought-made-or-sold-as-many",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)" },
    texts: [
      "Together {y} bakers shaped {x} loaves. Everyone shaped as many as everyone else. How many loaves did one baker shape?",
      "{x} paper boats float on the pond. They were folded by {y} children, the same number by each. How many boats did each child fold?",
      "If {y} girls sold {x} raffle tickets and all of them sold equally many, how many did every girl sell?",
      "How many songs does each band play? {y} bands are on the program, it lists {x} songs, and no band plays more songs than another.",
    ],
  },
  {
    id: "portioned/spare-third-thing-beside-the-share",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)", z: "3..30" },
    texts: [
      "The farmer has {z} sheep and {y} horses. He gives the horses {x} apples, the same number to each horse. How many apples does a horse get?",
      "{y} friends picked {x} plums and {z} pears. They shared the plums equally. How many plums did each of them take home?",
      "How many photos are on one page of the album? {n} is {z} years old and has pasted {x} photos on {y} pages, equally many on each.",
      "A hall with {z} windows has {x} chairs in {y} equal rows. How many chairs are there in a row?",
    ],
  },
  {
    id: "portioned/spare-price-beside-the-share",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*(i+1)", z: "4..40" },
    texts: [
      "{n} paid ${z} for a bag of {x} marbles and then split the marbles equally among {y} boys. How many marbles did each boy get?",
      "The tea cost ${z}. Mother filled {y} tins with {x} tea bags, the same number in each. How many tea bags are in a tin?",
      "How many shells went on each necklace? {n} made {y} necklaces out of {x} shells, all alike, and asked ${z} for a necklace.",
      "{y} vans took {x} guests to a wedding, equally many in each van. The ride was {z} miles long. How many guests rode in one van?",
    ],
  },
  {
    id: "portioned/spare-time-beside-the-share",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*(i+1)", z: "10..50" },
    texts: [
      "{x} pumpkins had to be carved, and {z} minutes were left. {y} volunteers carved equally many. How many pumpkins did each carve?",
      "For {z} minutes {n} hung up towels. {He} hung {x} towels on {y} lines with the same number on each. How many towels hang on a line?",
      "How many scouts are in a patrol when {x} scouts form {y} patrols of the same size? The youngest patrol leader has been a scout for {z} weeks.",
      "{z} minutes before the show, {x} programs were stacked in {y} even piles. How many programs made up a pile?",
    ],
  },
];

/** The whole and the size of one group are known; the number of groups, days, trips or pieces is asked. */
const NUMBER_OF_GROUPS: readonly WordingFamily[] = [
  {
    id: "portioned/so-many-to-a-container",
    expression: "x/y",
    units: ["{c}"],
    numbers: { y: "2..12", x: "y*(i+1)" },
    texts: [
      "{n} has {x} {o} to store, and {y} {o} fit into one {cs}. How many {c} will {he} fill?",
      "{y} {o} belong in each {cs}. How many {c} are needed for {x} {o}?",
      "All {x} {o} have been put away, {y} to a {cs}. Tell how many {c} were used.",
      "How many {c} did {n} buy? {He} now has {x} {o}, and every {cs} that {he} bought came with {y} {o} in it.",
    ],
  },
  {
    id: "portioned/tables-and-benches-wanted",
    expression: "x/y",
    numbers: { y: "3..10", x: "y*(i+1)" },
    texts: [
      "{x} guests are coming to the wedding. If {y} guests can sit at a table, how many tables must be set?",
      "A bench in the park offers room for {y}. How many benches would it take to seat {x} people?",
      "{y} pupils share each lab table. The lab is full with {x} pupils in it. How many lab tables are there?",
      "How many tents does the scout troop pitch for its {x} scouts, when {y} sleep in every tent?",
    ],
  },
  {
    id: "portioned/days-or-weeks-it-takes",
    expression: "x/y",
    numbers: { y: "2..12", x: "y*(i+2)" },
    texts: [
      "{n} knits {y} rows a day. The scarf will have {x} rows. How many days does {he} need for it?",
      "A snail crawls {y} feet per day along a wall of {x} feet. After how many days has it reached the end?",
      "The library has {x} old books to repair and repairs {y} a week. How many weeks will the work go on?",
      "How many days will a sack of {x} cups of oats last if the pony eats {y} cups every day?",
    ],
  },
  {
    id: "portioned/trips-with-full-loads",
    expression: "x/y",
    numbers: { y: "3..15", x: "y*(i+1)" },
    texts: [
      "A cable car takes {y} passengers up the mountain. {x} passengers are waiting. How many trips must it make to take all of them?",
      "{n} moved {x} stones with a wheelbarrow that held {y} stones. How often did {he} push the full wheelbarrow?",
      "The ferryman never rows with more or fewer than {y} sheep in his boat. How many crossings are needed for {x} sheep?",
      "How many times did the waiter walk to the garden if he brought out {x} glasses and carried {y} every time?",
    ],
  },
  {
    id: "portioned/how-many-for-this-money",
    expression: "x/y",
    numbers: { y: "2..12", x: "y*(i+1)" },
    texts: [
      "{n} spent ${x} on puzzles that cost ${y} each. How many puzzles did {he} buy?",
      "One ride on the carousel is ${y}. How many rides can {m} pay for with ${x}?",
      "The stand took in ${x} today from nothing but bracelets at ${y} apiece. How many bracelets were sold?",
      "With ${x} in the class fund, how many ${y} plants can the children get for the window?",
    ],
  },
  {
    id: "portioned/hours-behind-the-pay-or-the-miles",
    expression: "x/y",
    units: ["hours"],
    numbers: { y: "5..30", x: "y*i" },
    texts: [
      "At ${y} an hour, {n} has earned ${x} in the car wash. How many hours has {he} worked?",
      "A barge moves {y} miles every hour. How many hours does it take for {x} miles?",
      "The oven bakes {y} rolls per hour. How many hours must it be on to bake {x} rolls?",
      "How long was the plumber in the house? His bill is ${x}, and he asks ${y} for every hour.",
    ],
  },
  {
    id: "portioned/things-made-from-parts",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*(i+1)" },
    texts: [
      "{y} beads make one bracelet. How many bracelets can {n} make with {x} beads?",
      "The cook has {x} potatoes. {y} of them go into each pan of gratin. How many pans can she prepare?",
      "A stool is held together by {y} screws. The workshop used up {x} screws on stools. How many stools were built?",
      "How many bunches does the florist get from {x} tulips when she ties {y} tulips together each time?",
    ],
  },
  {
    id: "portioned/cut-into-lengths",
    expression: "x/y",
    numbers: { y: "2..12", x: "y*(i+1)" },
    texts: [
      "A rope {x} feet long is cut into pieces of {y} feet. How many pieces are there?",
      "{n} pours {x} cups of lemonade into jugs that hold {y} cups each. How many jugs are filled?",
      "There is a lamp post every {y} yards along a path, and the path is {x} yards long. Into how many parts do the posts divide it?",
      "How many candles of {y} ounces can be poured from {x} ounces of wax?",
    ],
  },
  {
    id: "portioned/teams-and-lines",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*(i+1)" },
    texts: [
      "On sports day {x} runners are split into relay teams of {y}. How many teams start?",
      "The soldiers march {y} to a row. How many rows do {x} soldiers form?",
      "Our chess club has {x} members who want to travel in cars with {y} members in each. How many cars does the club need?",
      "{x} children went through the museum in groups, and there were {y} children in a group. What was the number of groups?",
    ],
  },
  {
    id: "portioned/spare-price-of-what-is-packed",
    expression: "x/y",
    numbers: { y: "2..10", x: "y*(i+1)", z: "3..25" },
    texts: [
      "{n} packs {x} peaches into bags of {y} and sells every bag for ${z}. How many bags does {he} have to sell?",
      "Coffee mugs come in boxes of {y}, and a box costs ${z}. The office ordered {x} mugs. How many boxes arrive?",
      "How many vans were hired for the {x} singers? Each van took {y} singers, and the concert hall was {z} miles away.",
      "It took {z} minutes to tie {x} balloons into bunches of {y}. How many bunches were there?",
    ],
  },
  {
    id: "portioned/spare-other-amount-not-grouped",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)", z: "4..40" },
    texts: [
      "A shop has {x} forks and {z} spoons. The forks are sold in sets of {y}. How many sets of forks are there?",
      "{n} picked {z} daisies and {x} poppies. {He} put {y} poppies in each vase. How many vases did {he} use for the poppies?",
      "There are {x} kids and {z} grown-ups in the swimming pool. Each kids' team has {y} swimmers, and all kids are on a team. How many teams of kids are there?",
      "How many pages are filled with cat photos, at {y} to a page? {n} has {x} photos of cats and {z} photos of dogs.",
    ],
  },
  {
    id: "portioned/spare-clock-beside-the-groups",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)", z: "6..11" },
    texts: [
      "By {z} o'clock {x} hikers had signed up. A guide takes {y} hikers. How many guides are needed?",
      "The kennel feeds its dogs at {z} o'clock. One big can is enough for {y} dogs, and {x} dogs live there. How many cans are opened for one meal?",
      "How many times will the bell boy ride up with {x} suitcases if the cart takes {y} at once and he began at {z} o'clock?",
      "{n} had {x} scones on the counter at {z} in the morning. Every customer bought {y}, and then there were none. How many customers came?",
    ],
  },
];

/** One amount is so many times another, or a half, a third or a quarter of it. */
const TIMES_AND_PARTS: readonly WordingFamily[] = [
  {
    id: "portioned/times-as-many-of-things",
    expression: "x*y",
    numbers: { x: "3..30", y: "3..9" },
    texts: [
      "{n} owns {x} {o}. {m} owns {y} times as many. How many {o} does {m} own?",
      "The new parking lot has {y} times as many spaces as the old one, which had {x}. How many spaces does the new one have?",
      "How many bees visited the lavender if {x} visited the roses and {y} times that number visited the lavender?",
      "Last year {x} people ran the town race. This year there were {y} times as many runners. How many people ran this year?",
    ],
  },
  {
    id: "portioned/times-as-long-old-or-dear",
    expression: "x*y",
    numbers: { x: "8..16", y: "3..5" },
    texts: [
      "A garden hose is {x} feet long. The fire hose is {y} times as long. What is the length of the fire hose in feet?",
      "{n} is {x} years old, and {his} great-aunt is {y} times {his} age. How old is {his} great-aunt?",
      "How many dollars is the velvet cape, which costs {y} times as much as the ${x} hat?",
      "The tortoise needed {y} times as many minutes as the duck to cross the yard. The duck needed {x} minutes. How many minutes did the tortoise need?",
    ],
  },
  {
    id: "portioned/times-as-many-undone",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)" },
    texts: [
      "The big bell rang {x} times, which is {y} times as often as the small bell. How often did the small bell ring?",
      "{n} has {y} times as many {o} as {m}. {n} has {x} {o}. How many {o} does {m} have?",
      "How many pears did the young tree carry? The old one carried {x}, and that was {y} times as many.",
      "An adult's ticket at the ice rink is ${x}. That is {y} times the price of a child's ticket. What does a child pay?",
    ],
  },
  {
    id: "portioned/how-many-times-as-much",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)" },
    texts: [
      "The poodle weighs {y} pounds, and the mastiff weighs {x} pounds. How many times as heavy as the poodle is the mastiff?",
      "{n} read {x} pages, while {m} read only {y}. How many times as many pages as {m} did {n} read?",
      "A walk to the mill takes {y} minutes, a walk to the castle {x} minutes. How many times as long is the walk to the castle?",
      "How many times the price of the ${y} pen is the price of the ${x} clock?",
    ],
  },
  {
    id: "portioned/half-of-a-number-of-things",
    expression: "x/2",
    numbers: { x: "6..90 by 2" },
    texts: [
      "There are {x} {o} in the drawer. Half of them belong to {n}. How many {o} in the drawer are {his}?",
      "Half of the {x} birds on the wire flew off when the cat came. How many birds flew off?",
      "How many of the {x} passengers got off at the harbor if half of them did?",
      "{m} had to swim {x} laps. When {mhe} had swum half of these, {mhe} took a break. How many laps did {mhe} swim before the break?",
    ],
  },
  {
    id: "portioned/half-as-many-or-half-the-price",
    expression: "x/2",
    numbers: { x: "6..80 by 2" },
    texts: [
      "The brown hen laid {x} eggs this month. The white hen laid half as many. How many eggs did the white hen lay?",
      "All coats in the window are half price today. What does a coat cost now that was ${x} yesterday?",
      "{n} practiced the trumpet for {x} minutes, twice as long as {m}. How many minutes did {m} practice?",
      "Find the number of trumpets in a band that has {x} drums and half that many trumpets.",
    ],
  },
  {
    id: "portioned/a-third-of-them",
    expression: "x/3",
    numbers: { x: "9..90 by 3" },
    texts: [
      "A third of the {x} lamps on the bridge are broken. How many lamps are broken?",
      "{n} gave one third of {his} {x} tulips to {m}. How many tulips did {m} receive?",
      "Of {x} letters that came to the office, one third were bills. Tell how many bills came.",
      "How many of the {x} campers wanted cocoa, if it was a third of them?",
    ],
  },
  {
    id: "portioned/a-quarter-of-it",
    expression: "x/4",
    numbers: { x: "12..96 by 4" },
    texts: [
      "One quarter of the {x} books in the crate are atlases. How many atlases are in the crate?",
      "{n} had ${x} and spent a quarter of it on a kite. How many dollars was the kite?",
      "The lake trail is {x} miles long, and a fourth of it leads through woods. How many miles of woods are there along the trail?",
      "How many pupils stayed for the film when one in four of the {x} pupils stayed?",
    ],
  },
  {
    id: "portioned/spare-half-with-another-amount",
    expression: "x/2",
    numbers: { x: "8..60 by 2", z: "5..40" },
    texts: [
      "{n} has {x} fish and {z} snails in {his} pond. Half of the fish are {color}. How many {color} fish does {he} have?",
      "A bus with {z} windows carried {x} people. At the market half of the people left the bus. How many people left it?",
      "How many red peppers did the cook use? There were {x} red peppers and {z} green ones, and half of the red peppers went into the stew.",
      "{m} paid ${z} for {x} cookies and gave half of them to {mhis} neighbor. How many cookies did the neighbor get?",
    ],
  },
];

/** Two amounts are put together, then dealt out or packed evenly. */
const TOGETHER_THEN_PORTIONED: readonly WordingFamily[] = [
  {
    id: "portioned/two-colors-into-boxes",
    expression: "(x+y)/z",
    units: ["{o}", "{c}"],
    numbers: { z: "2..9", y: "5..40", x: "z*(i+6)-y" },
    texts: [
      "{n} has {x} {color} {o} and {y} {color2} {o}. {He} puts {z} of them in every {cs}. How many {c} can {he} fill?",
      "How many {c} are needed for {y} old and {x} new {o} if each {cs} takes {z} {o}?",
      "There were {y} {o} on the floor and {x} on the bed. {m} tidied all of them up, {z} to a {cs}. How many {c} did {mhe} use?",
      "{z} {o} fit in one {cs}. {x} {o} come from the first house, {y} from the second, and all are packed together. How many {c} become full?",
    ],
  },
  {
    id: "portioned/two-catches-shared-evenly",
    expression: "(x+y)/z",
    numbers: { z: "2..8", y: "4..30", x: "z*(i+5)-y" },
    texts: [
      "{n} caught {x} trout and {m} caught {y}. They divided all the trout evenly among {z} families. How many trout did each family get?",
      "{z} sisters share everything they pick. Today it is {x} figs and {y} apricots. How many pieces of fruit does each sister get?",
      "The first shelf yields {x} cans for the food drive, the second {y}. If {z} helpers carry the same number of cans, how many does each carry?",
      "How many cards will every player hold? {x} cards from one deck and {y} cards from another are shuffled and dealt out to {z} players evenly.",
    ],
  },
  {
    id: "portioned/money-pooled-and-spent",
    expression: "(x+y)/z",
    numbers: { z: "2..9", y: "5..40", x: "z*(i+6)-y" },
    texts: [
      "{n} has ${x}, and {his} grandfather gives {him} ${y}. Model trains cost ${z} each. How many can {n} buy now?",
      "{z} partners own the juice bar and split what it earns. It earned ${x} on {day} and ${y} on {day2}. How many dollars does each partner get?",
      "The tent costs ${x}, the stove ${y}. {z} campers pay equal parts of this. How much must each camper pay?",
      "How many ${z} tickets can {m} get with the ${x} in {mhis} purse and the ${y} in {mhis} pocket?",
    ],
  },
  {
    id: "portioned/two-jobs-and-a-rate",
    expression: "(x+y)/z",
    numbers: { z: "2..10", y: "5..40", x: "z*(i+6)-y" },
    texts: [
      "{n} must iron {x} shirts and {y} blouses. {He} irons {z} pieces an hour. How many hours will that take?",
      "A book has a story of {x} pages and another of {y} pages. {m} reads {z} pages a day. In how many days will {mhe} finish both stories?",
      "The cyclists plan to ride {x} miles along the coast and {y} miles inland, at {z} miles per hour. How many hours will they be riding?",
      "How many weeks will the hay last if there are {x} bales in the barn, {y} more outside, and the cows eat {z} bales a week?",
    ],
  },
  {
    id: "portioned/children-and-adults-seated",
    expression: "(x+y)/z",
    numbers: { z: "3..9", y: "4..25", x: "z*(i+5)-y" },
    texts: [
      "{x} children and {y} adults visit the cave. They go in by groups of {z}. How many groups go into the cave?",
      "How many rows do they fill if {y} teachers and {x} students sit down in rows of {z} chairs?",
      "In the cafeteria {x} people wanted soup and {y} wanted salad. {z} people sat at every table. How many tables were taken?",
      "{z} dancers make a circle. From the north school came {x} dancers and from the south school {y}. How many circles did they form?",
    ],
  },
  {
    id: "portioned/so-many-in-each-of-two-days",
    expression: "(x+y)/z",
    numbers: { z: "2..8", y: "4..40", x: "z*(i+6)-y" },
    texts: [
      "In the morning {n} baked {x} rolls, in the afternoon {y}. {He} set all of them on {z} trays, equally many on each. How many rolls lay on a tray?",
      "The hens laid {x} eggs on {day} and {y} on {day2}. All were used for cakes, {z} eggs per cake. How many cakes were baked?",
      "How many stickers are on each page, if {n} got {x} from {his} mother and {y} from {his} father and spread them over {z} pages equally?",
      "Yesterday the potter made {y} bowls, today {x}. They go to {z} shops, and no shop gets more than another. How many bowls does a shop get?",
    ],
  },
  {
    id: "portioned/mean-of-two-with-two",
    expression: "(x+y)/2",
    numbers: { y: "5..40", x: "2*(i+20)-y" },
    texts: [
      "{n} has {x} {o} and {m} has {y}. They put them in one pile, and each takes half. How many {o} does each of them take?",
      "A board {x} inches long is glued to a board {y} inches long. Then the whole is sawed through in the middle. How long is each half in inches?",
      "On the first day {x} kids came to the workshop, on the second day {y}. What was the average number of kids a day?",
      "Half of all the tickets were sold online. There were {y} tickets for seats and {x} for standing room. How many were sold online?",
    ],
  },
  {
    id: "portioned/spare-after-the-sum",
    expression: "(x+y)/z",
    numbers: { z: "2..8", y: "4..30", x: "z*(i+5)-y", w: "3..30" },
    texts: [
      "{n} has {x} toy knights and {y} toy dragons, and {he} is building {w} castles for them. In each box {he} keeps {z} of the toys. How many boxes hold all the knights and dragons?",
      "At the orchard, {w} visitors watched as {x} red apples and {y} green apples were put in bags of {z}. How many bags of apples were there?",
      "How many canoes were used by the {x} boys and {y} girls? {z} of them sat in every canoe, and they paddled for {w} minutes.",
      "A clown with {w} pockets blew up {y} long balloons and {x} round ones. {z} children got all the balloons, each the same number. How many did each child get?",
    ],
  },
];

/** Something is taken off first, and what remains is dealt out or packed evenly. */
const REST_PORTIONED: readonly WordingFamily[] = [
  {
    id: "portioned/keeps-some-shares-the-others",
    expression: "(x-y)/z",
    units: ["{o}", "{o}"],
    numbers: { z: "2..9", y: "3..25", x: "z*(i+1)+y" },
    texts: [
      "{n} had {x} {o}. {He} kept {y} of them and shared the others equally among {z} friends. How many {o} did each friend get?",
      "Of {x} {o}, {y} are for {m}. The rest are divided evenly among {z} children. How many {o} are there for each of these children?",
      "How many {o} does each of the {z} cousins get, if {n} sets {y} of the {x} {o} aside and hands out what is left in equal parts?",
      "{y} of the {x} {o} in a bag had to be thrown out. {z} girls took the good ones home, all the same number. How many {o} did a girl take?",
    ],
  },
  {
    id: "portioned/bad-ones-out-then-packed",
    expression: "(x-y)/z",
    numbers: { z: "3..12", y: "3..20", x: "z*(i+1)+y" },
    texts: [
      "{x} bulbs came off the line, and {y} of them did not light up. The others were packed in cartons of {z}. How many cartons were filled?",
      "The grocer sorted out {y} moldy lemons from a crate of {x}. He sells the good lemons in nets of {z}. How many nets can he fill?",
      "How many bouquets of {z} can be tied when {y} of {x} roses have wilted?",
      "{n} dropped {y} of the {x} eggs. {He} put what was whole into cartons that hold {z} eggs. How many cartons did {he} need?",
    ],
  },
  {
    id: "portioned/saving-for-the-gap",
    expression: "(x-y)/z",
    numbers: { z: "3..12", y: "5..40", x: "z*(i+1)+y" },
    texts: [
      "A telescope costs ${x}. {n} has ${y} and can save ${z} a week. In how many weeks will {he} have enough?",
      "{m} owes the bank ${x}. After paying ${y} at once, {mhe} pays ${z} a month. How many months will it take to pay the rest?",
      "How many lawns does {n} have to mow at ${z} each, if {he} wants ${x} and has earned ${y} already?",
      "The class needs ${x} for its trip. It still had ${y} from last year, and {z} families paid the remaining cost in equal parts. How much did each family pay?",
    ],
  },
  {
    id: "portioned/some-stay-behind",
    expression: "(x-y)/z",
    numbers: { z: "3..9", y: "2..20", x: "z*(i+1)+y" },
    texts: [
      "There are {x} people in the camp. {y} of them stay there to cook, and the others go hiking in groups of {z}. How many groups go hiking?",
      "{y} of the {x} members of the club are ill. Those who are well ride to the match in cars, {z} in each. How many cars do they fill?",
      "How many boats with {z} seats are needed? {x} tourists came, but {y} do not want to be on the water.",
      "From a flock of {x} geese, the farmer sold {y}. He keeps the remaining geese in {z} pens, equally many in each. How many geese are in a pen?",
    ],
  },
  {
    id: "portioned/what-is-left-to-do-per-day",
    expression: "(x-y)/z",
    numbers: { z: "2..9", y: "5..50", x: "z*(i+2)+y" },
    texts: [
      "{n}'s book has {x} pages, of which {he} has read {y}. If {he} reads {z} pages a day from now on, how many days does {he} still need?",
      "A tailor has an order for {x} aprons. {y} are done, and {z} days remain. How many aprons must be sewn on each of these days?",
      "The walkers have covered {y} of {x} miles. They walk {z} miles an hour. How many more hours must they walk?",
      "How many windows are there for every one of the {z} cleaners? The tower has {x} windows, {y} of them are clean, and the cleaners share the others evenly.",
    ],
  },
  {
    id: "portioned/one-big-piece-off",
    expression: "(x-y)/z",
    numbers: { z: "2..8", y: "3..20", x: "z*(i+2)+y" },
    texts: [
      "From a {x} foot rope {n} cuts off {y} feet for a swing. The remainder is cut into {z} equal pieces. How many feet long is each?",
      "A barrel held {x} liters of cider. {y} liters leaked away, and the rest was drawn off into jugs of {z} liters. How many jugs were filled?",
      "The lesson lasts {x} minutes. The first {y} minutes are for singing, then {z} pupils play the flute, all for the same time. How many minutes does each play?",
      "How many pounds of flour go into every bin, if the baker uses {y} of {x} pounds today and divides the rest equally between {z} bins?",
    ],
  },
  {
    id: "portioned/two-prices-taken-apart",
    expression: "(x-y)/z",
    units: ["dollars", "dollars"],
    numbers: { z: "2..9", y: "5..30", x: "z*(i+1)+y" },
    texts: [
      "{n} paid ${x} for a racket and {z} tennis balls. The racket alone was ${y}. How much did each ball cost?",
      "The bill for {z} hours of work and ${y} of paint came to ${x}. What does the painter charge an hour?",
      "With ${x} in {his} wallet, {n} bought {z} equal plates and had ${y} left. How much was one plate?",
      "How much did a child's ticket cost, if {z} of these and one adult's ticket at ${y} were ${x} in all?",
    ],
  },
  {
    id: "portioned/spare-among-the-rest",
    expression: "(x-y)/z",
    numbers: { z: "2..8", y: "3..20", x: "z*(i+1)+y", w: "4..30" },
    texts: [
      "{n} bought {x} pretzels for ${w}. {He} ate {y} of them with {his} brother and put the others in {z} bags, the same number in each. How many pretzels are in a bag?",
      "The nursery had {x} young firs and {w} young oaks. {y} firs died of frost. {z} gardeners planted the firs that were left, each the same number. How many firs did each plant?",
      "How many crates were filled with jars? The {w} workers had {x} jars, broke {y} of them and packed the rest {z} to a crate.",
      "A hall was {w} years old when {y} of its {x} seats were taken out. The seats that remained stand in {z} equal rows. How many seats are in each row?",
    ],
  },
  {
    id: "portioned/spare-other-count-left-alone",
    expression: "(x-y)/z",
    numbers: { z: "2..9", y: "3..20", x: "z*(i+1)+y", w: "4..40" },
    texts: [
      "A stable has {x} bales of hay and {w} bales of straw. {y} bales of hay got wet. The dry hay will be fed at {z} bales a day. For how many days is there dry hay?",
      "{n} wrote {x} invitations and {w} thank-you cards. {He} handed {y} invitations to neighbors; the other invitations were mailed in packets of {z}. How many packets of invitations were mailed?",
      "How many rides can {m} take with the tokens that remain, at {z} tokens a ride? {mHe} had {x} tokens and {w} coupons, and {mhe} has used up {y} tokens.",
      "There were {w} tubas and {x} clarinets in the storeroom. {y} clarinets are being repaired. {z} schools borrow all the rest of the clarinets, each the same number. How many clarinets does a school borrow?",
    ],
  },
];

/** Equal groups, and some more beside them. */
const GROUPS_AND_SOME: readonly WordingFamily[] = [
  {
    id: "portioned/full-ones-and-a-few-loose",
    expression: "x*y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "3..10", y: "4..12", z: "2..20" },
    texts: [
      "{n} has {x} full {c} with {y} {o} in each, and {z} {o} lie on the table. How many {o} are there in all?",
      "After {n} had put {y} {o} into each of {x} {c}, {z} {o} were left over. How many {o} did {he} have to begin with?",
      "{z} {o} were already there when {m} came with {x} {c}. Each {cs} held {y} {o}. How many {o} are there now?",
      "How many {o} does {n} own if {he} keeps {z} in {his} bag and {x} {c} of {y} {o} at home?",
    ],
  },
  {
    id: "portioned/paid-by-the-hour-and-a-tip",
    expression: "x*y+z",
    units: ["dollars", "dollars"],
    money: true,
    numbers: { x: "2..9", y: "5..25", z: "3..30" },
    texts: [
      "{n} worked {x} hours at ${y} an hour and was tipped ${z}. How much did {he} earn?",
      "The museum asks ${z} for a guide and ${y} for every visitor. What must a party of {x} visitors pay?",
      "How much is an order of {x} shirts at ${y} each if ${z} is added for shipping?",
      "{m} had ${z}. Then {mhe} sold {x} drawings, and each of them brought {mhim} ${y}. How much money does {mhe} have now?",
    ],
  },
  {
    id: "portioned/passengers-and-crew",
    expression: "x*y+z",
    numbers: { x: "3..9", y: "4..20", z: "2..15" },
    texts: [
      "{x} buses with {y} students in each go to the zoo, and {z} parents follow by train. How many people go to the zoo?",
      "An airship carries {y} passengers in each of {x} cabins, besides a crew of {z}. How many people are on board?",
      "How many people slept in the hostel? There were {x} rooms with {y} guests in each room, and {z} workers spent the night there too.",
      "{z} singers stood alone, the others in {x} rows of {y}. What was the total number of singers?",
    ],
  },
  {
    id: "portioned/done-before-and-daily-since",
    expression: "x*y+z",
    numbers: { x: "3..12", y: "3..15", z: "4..40" },
    texts: [
      "{n} knew {z} chess puzzles by heart. Since then {he} has learned {y} a day for {x} days. How many does {he} know now?",
      "The water in the tank stood {z} inches high. For {x} hours it rose {y} inches an hour. How many inches high does it stand now?",
      "The mason lays {y} bricks in a row. Today he laid {x} rows; the wall had {z} bricks before that. How many bricks does the wall have at present?",
      "How many miles are on the bike's counter after {x} trips of {y} miles each, if it showed {z} miles at the start?",
    ],
  },
  {
    id: "portioned/times-as-many-and-a-few",
    expression: "x*y+z",
    numbers: { x: "3..20", y: "3..6", z: "2..15" },
    texts: [
      "Take {n}'s {x} {o} {y} times and add {z}, and you know how many {o} {m} has. How many is that?",
      "In May the shop sold {x} tents. In July it sold {y} times that number and {z} on top of it. How many tents were sold in July?",
      "How tall is the poplar? A pear tree is {x} feet tall, and the poplar is {z} feet taller than {y} times the pear tree.",
      "The old hall seats {x} people. The new one has {y} times as many seats plus {z} in the balcony. How many people can sit in the new hall?",
    ],
  },
  {
    id: "portioned/minutes-each-and-a-break",
    expression: "x*y+z",
    units: ["minutes", "minutes"],
    numbers: { x: "3..9", y: "4..20", z: "5..30" },
    texts: [
      "A concert has {x} pieces of {y} minutes each and one break of {z} minutes. How long is the concert?",
      "{n} needs {z} minutes to heat the waffle iron and then {y} minutes for every waffle. How many minutes does {he} need for {x} waffles?",
      "How many minutes was the vet busy? She looked after {x} rabbits, {y} minutes for each, and then wrote notes for {z} minutes.",
      "It is {z} minutes from {n}'s home to the track, and one lap takes {him} {y} minutes. {He} leaves home and runs {x} laps. How many minutes is that in all?",
    ],
  },
  {
    id: "portioned/spare-around-groups-and-some",
    expression: "x*y+z",
    numbers: { x: "3..9", y: "3..12", z: "2..20", w: "3..30" },
    texts: [
      "{n} lives {w} miles from the sea. {He} brought home {x} jars with {y} shells in each, and {z} shells in {his} hat. How many shells did {he} bring home?",
      "For ${w} the school got {x} trays of pansies, {y} on a tray, and {z} single pansies for free. How many pansies did the school get?",
      "How many benches are in the park? Along {x} paths stand {y} benches each, and {z} more are around the pond, where {w} ducks live.",
      "{w} people were in the bakery. It had {x} baskets with {y} buns in each and {z} buns in the window. How many buns did it have?",
    ],
  },
];

/** Equal groups, of which some are missing, used up or paid away. */
const GROUPS_WITHOUT_SOME: readonly WordingFamily[] = [
  {
    id: "portioned/some-used-of-the-groups",
    expression: "x*y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "3..10", y: "5..12", z: "2..13" },
    texts: [
      "{n} bought {x} {c} with {y} {o} in each. {He} has used {z} {o}. How many {o} are left?",
      "How many {o} does {n} still have, if {he} was given {y} {o} by each of {x} friends and lost {z}?",
      "{z} {o} were taken from {x} {c} that had held {y} {o} each. How many {o} remain in the {c}?",
      "On every one of {x} days {m} found {y} {o}. Later {mhe} gave {z} of them to {k}. How many {o} did {mhe} keep?",
    ],
  },
  {
    id: "portioned/seats-that-stay-empty",
    expression: "x*y-z",
    numbers: { x: "4..12", y: "5..15", z: "3..19" },
    texts: [
      "A theater has {x} rows of {y} seats. Tonight {z} seats are empty. How many people are in the theater, if each of the others has one visitor in it?",
      "{x} cabins are in the camp, each with {y} beds. {z} beds have been given out. How many are free?",
      "How many more cars can park in a lot with {x} lanes and {y} spaces per lane when {z} cars are there?",
      "The muffin pans have {y} cups each. {n} has {x} pans and fills all cups but {z}. How many muffins will {he} bake?",
    ],
  },
  {
    id: "portioned/earned-and-paid-out",
    expression: "x*y-z",
    units: ["dollars", "dollars"],
    money: true,
    numbers: { x: "4..12", y: "6..20", z: "3..23" },
    texts: [
      "{n} sold {x} birdhouses at ${y} each. The wood had cost {him} ${z}. How much did {he} gain?",
      "How much money is left to {m}, who gets ${y} an hour, works {x} hours and spends ${z} on lunch?",
      "{x} scarves at ${y} apiece go into the bag, and a coupon takes ${z} off the sum. What is there to pay?",
      "The rent for the boat was ${z}. {x} tourists paid the boatman ${y} each. How much did he have after he had paid the rent?",
    ],
  },
  {
    id: "portioned/goal-and-what-is-there",
    expression: "x*y-z",
    numbers: { x: "4..10", y: "5..12", z: "3..19" },
    texts: [
      "{n} wants to give {y} nuts to each of {x} squirrels, but {he} has only {z} nuts. How many nuts are missing?",
      "Each of {x} tables needs {y} plates. {z} plates are set out so far. How many plates still have to be set out?",
      "How many more bricks must be brought for {x} rows of {y} bricks if {z} bricks are on the site?",
      "{m} is to write {y} cards a day for {x} days. {mHe} has finished {z}. How many cards remain to be written?",
    ],
  },
  {
    id: "portioned/times-as-many-less-a-few",
    expression: "x*y-z",
    numbers: { x: "8..20", y: "3..6", z: "2..15" },
    texts: [
      "{m} scored {z} points less than {y} times {n}'s score. {n} scored {x}. How many points did {m} score?",
      "Last spring the garden had {x} tulips. This spring {y} times as many came up, but the deer ate {z} of those. How many tulips are there now?",
      "How many pounds does the seal weigh, when {y} times the weight of the {x} pound otter is {z} pounds too much?",
      "{n} owns {x} comics, {m} owns {y} times as many. If {m} sells {z} of {mhis} comics, how many does {mhe} have left?",
    ],
  },
  {
    id: "portioned/bigger-than-the-other-by",
    expression: "x*y-z",
    numbers: { x: "4..10", y: "6..12", z: "5..20" },
    texts: [
      "{n} planted {x} rows of {y} carrots. {m} planted {z} carrots. How many more carrots than {m} did {n} plant?",
      "One farm has {z} cows. The other has {x} barns with {y} cows in each. By how many cows is the other herd larger?",
      "How much farther did the van drive than the {z} miles of the taxi? It did {x} trips of {y} miles.",
      "The red team has {z} points. The blue team hit the target {x} times and got {y} points for every hit. How many points is the red team behind?",
    ],
  },
  {
    id: "portioned/spare-around-what-is-missing",
    expression: "x*y-z",
    numbers: { x: "4..9", y: "5..12", z: "3..19", w: "3..30" },
    texts: [
      "{n} carried {x} crates with {y} bottles each up {w} stairs. {z} bottles broke. How many bottles are whole?",
      "At the fair {w} games were offered. {m} won {y} tokens in each of {x} rounds and traded {z} tokens for a whistle. How many tokens did {mhe} have left?",
      "How many cherries were not eaten? A cook with {w} helpers laid {y} cherries on each of {x} cakes, and the children picked {z} of them off.",
      "A gallery with {w} lamps has {x} rooms, and {y} pictures hung in each. {z} pictures have been sold and taken away. How many pictures still hang there?",
    ],
  },
];

/** What is in some groups is arranged in other groups, or a rate is found first and used for another amount. */
const OTHER_GROUPS: readonly WordingFamily[] = [
  {
    id: "portioned/opened-and-packed-anew",
    expression: "x*y/z",
    units: ["{o}", "{c}"],
    numbers: { z: "3..9", x: "z*(i)", y: "4..10" },
    texts: [
      "{n} empties {x} bags of {y} {o} and packs all of these {o} in {c}, {z} to a {cs}. How many {c} does {he} fill?",
      "{z} {o} fit in a {cs}. How many {c} are needed for {x} sets with {y} {o} in each?",
      "{x} kids brought {y} {o} each. The teacher put all {o} into {c} of {z}. How many {c} were there?",
      "How many {c} of {z} {o} can be made up from {x} shelves, if every shelf holds {y} {o}?",
    ],
  },
  {
    id: "portioned/packs-dealt-to-people",
    expression: "x*y/z",
    numbers: { z: "2..8", x: "3..8", y: "z*j" },
    texts: [
      "{z} friends bought {x} packs of gum together. A pack has {y} sticks. They share the gum evenly. How many sticks does each friend get?",
      "From {x} trees with {y} mangoes on each, {z} pickers took equal numbers until the trees were bare. How many mangoes did each picker take?",
      "How many pages will each of {z} typists type, if a play in {x} acts of {y} pages is divided evenly among them?",
      "A net holds {y} oranges. {x} nets are given to {z} classes in equal parts. How many oranges does a class receive?",
    ],
  },
  {
    id: "portioned/lined-up-in-another-way",
    expression: "x*y/z",
    numbers: { z: "3..10", x: "4..15", y: "4..15" },
    texts: [
      "The band marched in {x} rows of {y}. For the photo the same musicians stand in {z} rows of equal length. How many musicians are in a row now?",
      "{n} laid out {x} lines of {y} coins. Then {he} lays the coins out again with {z} in each line. How many lines does {he} get?",
      "How many columns of {z} desks can be made from a room of desks that now stand in {x} rows, {y} to a row?",
      "A floor is {x} tiles long and {y} tiles wide. If the same tiles are laid in a strip {z} tiles wide, how many tiles long is the strip?",
    ],
  },
  {
    id: "portioned/sold-to-buy-something",
    expression: "x*y/z",
    numbers: { z: "3..12", x: "3..9", y: "z*i" },
    texts: [
      "{n} sells {x} chairs at ${y} each and buys lamps for ${z} apiece with all that money. How many lamps does {he} buy?",
      "Every one of {x} sisters put ${y} into a jar. They spend it all on rose bushes that cost ${z} each. How many rose bushes do they get?",
      "How many weeks can {m} pay the ${z} fee of the gym from what {mhe} made in {x} hours at ${y} an hour?",
      "A dinner for {x} people at ${y} a head is paid by {z} hosts in equal parts. What does one host pay in dollars?",
    ],
  },
  {
    id: "portioned/price-of-one-then-of-others",
    expression: "x/y*z",
    units: ["dollars", "dollars"],
    numbers: { y: "2..9", x: "y*(i+1)", z: "3..12" },
    texts: [
      "{y} yards of ribbon cost ${x}. What do {z} yards cost?",
      "{n} paid ${x} for {y} equal mugs. {m} buys {z} of the same mugs. How much does {m} pay?",
      "How much will {z} tickets be, if one can get {y} for ${x}?",
      "A gardener made ${x} in {y} hours. At that wage, how much would he make in {z} hours?",
    ],
  },
  {
    id: "portioned/recipe-for-more-people",
    expression: "x/y*z",
    numbers: { y: "2..8", x: "y*(i)", z: "3..15" },
    texts: [
      "For {y} pancakes of the giant kind the recipe takes {x} spoons of flour. How many spoons does {n} need for {z} such pancakes?",
      "{x} grams of yeast are enough for {y} loaves. How many grams of yeast go into {z} loaves?",
      "How many carrots should be bought for {z} people, when a stew for {y} people is made with {x} carrots?",
      "The school cook boils {x} eggs for {y} pupils, the same number for each. {z} pupils are here today. How many eggs should the cook boil today?",
    ],
  },
  {
    id: "portioned/same-pace-for-other-hours",
    expression: "x/y*z",
    numbers: { y: "2..9", x: "y*(i+2)", z: "2..12" },
    texts: [
      "A combine mows {x} acres in {y} hours. How many acres does it mow in {z} hours at this rate?",
      "{n} read {x} pages in {y} days, equally many on each. How many pages will {he} read in {z} days if {he} goes on like that?",
      "How far does a balloon drift in {z} hours that drifted {x} miles in {y} hours and keeps its speed?",
      "{y} candles burned for a total of {x} hours, one after the other. How many hours do {z} of these candles burn?",
    ],
  },
  {
    id: "portioned/some-of-the-equal-parts",
    expression: "x/y*z",
    numbers: { y: "5..9", x: "y*(i+1)", z: "2..4" },
    texts: [
      "{n} put {x} {o} evenly into {y} {c} and gave {z} of the {c} to {m}. How many {o} did {m} get?",
      "{x} pupils were divided into {y} equal teams. {z} teams played outside. How many pupils played outside?",
      "How many pages are in the first {z} chapters of a {x} page book, if its {y} chapters are equally long?",
      "A wall of {x} square feet is split into {y} equal fields. So far {z} fields have been painted. How many square feet have been painted?",
    ],
  },
  {
    id: "portioned/spare-among-other-groups",
    expression: "x/y*z",
    numbers: { y: "2..8", x: "y*(i+1)", z: "3..9", w: "3..40" },
    texts: [
      "A pump of {w} pounds lifts {x} gallons in {y} minutes. How many gallons does it lift in {z} minutes?",
      "{n}, who has {w} hens, sold {y} trays of eggs for ${x}. How much does {he} ask for {z} trays at the same price?",
      "How many beads are on {z} necklaces when {x} beads are on {y} like them and {n} needs {w} minutes to thread one?",
      "Along a road of {w} miles, {x} lamps light {y} villages, the same number in each. How many lamps would light {z} such villages?",
    ],
  },
  {
    id: "portioned/spare-before-packing-anew",
    expression: "x*y/z",
    numbers: { z: "3..10", x: "4..15", y: "4..15", w: "3..40" },
    texts: [
      "{n} is {w} years old and has {x} strips of {y} stamps. {He} glues all these stamps into an album, {z} on a page. How many pages does {he} fill?",
      "A grocer paid ${w} for {x} sacks that hold {y} pounds of rice each. He fills the rice into bags of {z} pounds. How many bags does he get?",
      "How many teams of {z} can be made of the children from {x} classes if {y} children of each class take part and {w} parents watch?",
      "On a farm with {w} cows, {x} hens laid {y} eggs each. The eggs go to market in cartons of {z}. How many cartons go to market?",
    ],
  },
];

/** Two amounts go into each group, or groups are made of groups. */
const BOTH_IN_EACH: readonly WordingFamily[] = [
  {
    id: "portioned/two-kinds-to-a-bag",
    expression: "(x+y)*z",
    numbers: { x: "2..12", y: "2..12", z: "3..10" },
    texts: [
      "{n} fills {z} goody bags. Each gets {x} candies and {y} stickers. How many things does {he} put into the bags?",
      "There are {x} pens and {y} markers in a set. The office orders {z} sets. How many pens and markers will come?",
      "How many animals live on {z} farms that keep {x} goats and {y} donkeys each?",
      "Every morning for {z} days, {m} picked {y} roses and {x} lilies. How many flowers did {mhe} pick altogether?",
    ],
  },
  {
    id: "portioned/two-prices-for-each-person",
    expression: "(x+y)*z",
    units: ["dollars", "dollars"],
    money: true,
    numbers: { x: "2..20", y: "2..12", z: "2..9" },
    texts: [
      "Entry to the water park is ${x}, and a locker is ${y}. {z} friends each pay for entry and a locker. How much do they pay in all?",
      "{n} buys {z} notebooks at ${x} and just as many pens at ${y}. What is the total?",
      "How much do {z} breakfasts cost if one is made up of an omelet for ${x} and a juice for ${y}?",
      "One picture frame sells at ${x}, and having a name carved into it adds ${y}. {n} wants {z} frames, all of them with names. What will they cost?",
    ],
  },
  {
    id: "portioned/there-and-in-the-evening-daily",
    expression: "(x+y)*z",
    numbers: { x: "2..15", y: "2..15", z: "3..14" },
    texts: [
      "The dog is walked {x} minutes in the morning and {y} minutes at night. How many minutes is it walked in {z} days?",
      "{n} rides {x} miles to the stable and takes another road of {y} miles home. {He} does it {z} times. How many miles does {he} ride?",
      "In {z} hours, how many loaves come from two ovens, one of which bakes {x} loaves an hour and the other {y}?",
      "{z} days a week a cafe uses {x} liters of milk before noon and {y} after noon. How many liters does it use a week?",
    ],
  },
  {
    id: "portioned/two-amounts-at-the-same-rate",
    expression: "(x+y)*z",
    numbers: { x: "2..12", y: "2..12", z: "3..12" },
    texts: [
      "{n} bought {x} caps and {m} bought {y}. A cap costs ${z}. How much did the two spend together?",
      "{x} oak chairs and {y} pine chairs get new feet, {z} for each chair. How many feet are needed?",
      "How many minutes did the judges listen, if {x} singers on {day} and {y} singers on {day2} were given {z} minutes each?",
      "The tutor taught {y} lessons last week and {x} this week. Every lesson has {z} exercises. How many exercises were there in both weeks?",
    ],
  },
  {
    id: "portioned/groups-of-groups",
    expression: "x*y*z",
    numbers: { x: "2..6", y: "2..9", z: "2..10" },
    texts: [
      "A hotel has {x} floors with {y} rooms on each, and there are {z} towels in every room. How many towels are there?",
      "{n} ships {x} crates. In a crate are {y} boxes, and each box contains {z} jars. How many jars does {he} ship?",
      "How many peas did {m} shell from {x} plants that carried {y} pods each, if every pod had {z} peas in it?",
      "{z} lines are on a page, {y} pages in a booklet, {x} booklets in the folder. What is the number of lines in the folder?",
    ],
  },
  {
    id: "portioned/so-much-each-on-several-days",
    expression: "x*y*z",
    numbers: { x: "2..6", y: "2..8", z: "2..9" },
    texts: [
      "{x} workers each plant {y} trees an hour. How many trees do they plant in {z} hours?",
      "{n}'s {x} ponies eat {y} carrots apiece every day. How many carrots does {n} need for {z} days?",
      "How much money do {x} friends spend in {z} weeks if each of them spends ${y} a week on comics?",
      "For {z} weeks the choir sang {x} evenings a week, {y} songs each evening. How many songs did it sing in all?",
    ],
  },
  {
    id: "portioned/spare-with-two-in-each",
    expression: "(x+y)*z",
    numbers: { x: "2..12", y: "2..12", z: "3..10", w: "3..40" },
    texts: [
      "{w} guests came to dinner at {z} tables. On each table stood {x} glasses and {y} cups. How many glasses and cups were there?",
      "{n} rode {w} miles to the nursery and bought {z} trays there. In every tray were {x} herbs and {y} flowers. How many plants did {he} buy?",
      "How many people took part in the relay? There were {z} teams of {x} women and {y} men each, and {w} flags lined the track.",
      "Each of {z} bookshelves was filled with {y} novels and {x} cookbooks in {w} minutes. How many books stand on the shelves?",
    ],
  },
  {
    id: "portioned/spare-beside-groups-of-groups",
    expression: "x*y*z",
    numbers: { x: "2..6", y: "2..8", z: "2..9", w: "10..60" },
    texts: [
      "In a market hall {w} years old, {x} aisles have {y} stands each, and {z} lamps hang over every stand. How many lamps hang over the stands?",
      "{x} trainers swim {y} laps a day in a pool {w} yards long. How many laps do the trainers swim altogether in {z} days?",
      "How many petals did {n} cut out? {He} spent {w} minutes on {x} wreaths with {y} paper roses each, and each rose has {z} petals.",
      "{m} sells pears by the bag for {w} cents. A bag holds {z} pears. {mHe} has {x} shelves of bags, {y} bags to a shelf. How many pears does {mhe} have for sale?",
    ],
  },
];

/** Three amounts are put together. */
const THREE_TOGETHER: readonly WordingFamily[] = [
  {
    id: "portioned/three-people-bring",
    expression: "x+y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "3..60", y: "3..60", z: "3..60" },
    texts: [
      "{n} has {x} {o}, {m} has {y} and {k} has {z}. How many {o} do the three have together?",
      "How many {o} were handed in? {x} came from {m}, {z} from {k} and {y} from {n}.",
      "First {n} found {x} {o}, after lunch {y} more, and {z} more on the way home. How many {o} did {he} find that day?",
      "{y} {o} lie on the rug, {z} under the bed, and {x} are still in {n}'s pocket. Find the number of all these {o}.",
    ],
  },
  {
    id: "portioned/three-prices-on-a-bill",
    expression: "x+y+z",
    units: ["dollars", "dollars"],
    money: true,
    numbers: { x: "3..60", y: "3..60", z: "3..60" },
    texts: [
      "{n} paid ${x} for boots, ${y} for gloves and ${z} for a scarf. How much did {he} spend?",
      "The repair of the roof cost ${x}, that of the door ${y}, and a new pane of glass ${z}. What did everything cost?",
      "How much is in the cash box, if ${z} were in it at first, ${x} came in before noon and ${y} after?",
      "Grandpa gave {m} ${y}, Grandma gave {mhim} ${x}, and {mhe} had ${z} of {mhis} own. How much money does {mhe} have now?",
    ],
  },
  {
    id: "portioned/three-stretches-of-way-or-time",
    expression: "x+y+z",
    numbers: { x: "3..60", y: "3..60", z: "3..60" },
    texts: [
      "The mail van drives {x} miles to the first village, {y} miles from there to the second, and {z} miles back to town. How long is its round?",
      "{n} spent {x} minutes on spelling, {y} minutes on maps and {z} minutes on {his} drum. How many minutes did {he} practice altogether?",
      "How many feet of fence are needed for a yard by the river whose three sides on land measure {x} feet, {y} feet and {z} feet?",
      "The circus moved on in three days: {z} miles on the first, {y} on the second, {x} on the third. What is the length of the whole move in miles?",
    ],
  },
  {
    id: "portioned/three-kinds-in-one-place",
    expression: "x+y+z",
    numbers: { x: "3..60", y: "3..60", z: "3..60" },
    texts: [
      "In the aviary live {x} parrots, {y} finches and {z} canaries. How many birds live there?",
      "An orchestra tunes up: {z} violins, {x} flutes and {y} horns. How many instruments are tuned?",
      "A truck brought the florist {y} roses and {x} lilies. She cut {z} asters in her own garden as well. How many flowers could she offer then?",
      "What is the total number of votes if {x} people voted for the pool, {z} for the park and {y} for the library?",
    ],
  },
  {
    id: "portioned/back-to-the-start-of-three",
    expression: "x+y+z",
    numbers: { x: "3..50", y: "3..50", z: "3..50" },
    texts: [
      "{n} gave {x} {o} to {m} and {y} to {k}, and {he} has {z} left. How many {o} did {he} have at first?",
      "After {x} people got off at the bridge and {y} at the market, {z} were still on the train. How many people had been on it before?",
      "How many pages does the book have? {n} read {y} pages on {day} and {x} on {day2}, and there are {z} pages yet to read.",
      "The baker sold {x} buns in the morning and {y} at noon. {z} went stale. No buns were left. How many had he baked?",
    ],
  },
  {
    id: "portioned/more-than-a-sum-of-two",
    expression: "x+y+z",
    numbers: { x: "3..50", y: "3..50", z: "2..25" },
    texts: [
      "{k} has {z} more {o} than {n} and {m} together. {n} has {x} and {m} has {y}. How many {o} does {k} have?",
      "A mast is as long as a {x} foot pole and a {y} foot pole put end to end, and {z} feet longer still. How long is the mast in feet?",
      "How many visitors came on {day3}? There were {x} on {day}, {y} on {day2}, and {z} more than on these two days together on {day3}.",
      "{n} needs ${z} more than the ${x} in {his} bank and the ${y} in {his} jar. How much money does {he} need for what {he} wants to buy?",
    ],
  },
  {
    id: "portioned/spare-beside-three",
    expression: "x+y+z",
    numbers: { x: "3..50", y: "3..50", z: "3..50", w: "3..30" },
    texts: [
      "{n} raised {x} ducks, {y} geese and {z} turkeys on {w} acres. How many birds did {he} raise?",
      "It took {w} boxes to pack {x} plates, {z} bowls and {y} saucers. How many pieces were packed?",
      "How many stamps did {m} add to {mhis} album this year? In {month} {mhe} got {y}, in {month2} {z} and at Christmas {x}. {mHe} is {w} years old.",
      "At {w} stands the children sold {z} cakes, {x} pies and {y} tarts. Tell how many baked goods they sold.",
    ],
  },
];

/** Equal groups seen from all sides: all of them, one of them, how many of them, and what comes before or after. */
export const EXERCISE_GROUPS: readonly WordingFamily[] = [
  ...ALL_IN_THE_GROUPS,
  ...SO_MUCH_EVERY_TIME,
  ...ONE_SHARE,
  ...NUMBER_OF_GROUPS,
  ...TIMES_AND_PARTS,
  ...TOGETHER_THEN_PORTIONED,
  ...REST_PORTIONED,
  ...GROUPS_AND_SOME,
  ...GROUPS_WITHOUT_SOME,
  ...OTHER_GROUPS,
  ...BOTH_IN_EACH,
  ...THREE_TOGETHER,
];

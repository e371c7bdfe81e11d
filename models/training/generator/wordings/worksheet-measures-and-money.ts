import type { WordingFamily } from "../wording.ts";

/** Things are cut, joined, stretched and laid end to end. */
const LENGTHS: readonly WordingFamily[] = [
  {
    id: "measured/piece-sawn-off",
    expression: "x-y",
    units: ["feet"],
    texts: [
      "{n} had a plank that was {x} feet long. {He} sawed {y} feet off one end. How long is the plank now?",
      "A carpenter takes {y} feet from a beam of {x} feet. What length of beam does she keep?",
      "After {y} feet had been chopped off, how many feet were left of a pole that used to measure {x} feet?",
      "The hose is {x} feet long, but a dog chewed through it and {y} feet had to be thrown out. Find the length of the good part.",
    ],
  },
  {
    id: "measured/two-strips-sewn",
    expression: "x+y",
    units: ["inches"],
    texts: [
      "{n} sews a strip of {x} inches to the end of a strip of {y} inches. How long is the strip that {he} gets?",
      "One row of tiles is {x} inches long. The next tile row goes on from where it stops, for {y} inches. What is the length of both rows in all?",
      "How many inches of paper chain are there if {m}'s end is {x} inches, {k}'s end is {y} inches, and they hook them together?",
      "Two pipes lie end to end without a gap. They measure {x} inches and {y} inches. How far is it from the first end to the last?",
    ],
  },
  {
    id: "measured/shortened-to",
    expression: "x-y",
    units: ["centimeters"],
    texts: [
      "A candle was {x} centimeters tall when {n} lit it. When {he} blew it out it was {y} centimeters tall. How much of it had burned?",
      "{n} folded the legs of {his} pants up. They were {x} centimeters long, and now they are {y} centimeters. How many centimeters did {he} fold up?",
      "The tailor made the curtain {y} centimeters long. It came from the shop with a length of {x} centimeters. By how much did he shorten it?",
      "How many centimeters did the barber take off, if {m}'s ponytail measured {x} centimeters before and {y} centimeters after?",
    ],
  },
  {
    id: "measured/two-pieces-from-a-roll",
    expression: "x-y-z",
    units: ["yards", "yards"],
    texts: [
      "A roll holds {x} yards of lace. {n} cut off {y} yards for a veil and {z} yards for a collar. How many yards are still on the roll?",
      "The scouts unrolled {x} yards of cord. {y} yards went into a swing, {z} yards became a clothesline, and the rest was rolled up again. How much was rolled up?",
      "How much fence wire is left over? The farmer bought {x} yards. He put {z} yards around the goats and {y} yards around the beans.",
      "From {x} yards of felt the drama club first takes {y} yards for hats, then {z} yards for capes. Find the number of yards that nobody has used.",
    ],
  },
  {
    id: "measured/three-lengths-in-a-line",
    expression: "x+y+z",
    units: ["meters", "meters"],
    texts: [
      "{n} built a toy railway out of a straight part of {x} meters, a bridge of {y} meters and a tunnel of {z} meters. How long is the whole track?",
      "Three flower beds lie one behind the other along the wall. They are {x} meters, {y} meters and {z} meters long. How many meters of wall do they cover altogether?",
      "To reach the shed, {m} plugs one cable into another: {x} meters, then {y} meters, and last {z} meters. What is the total length?",
      "The bunting for the street party was made by three classes. Class A made {x} meters, Class B made {y} meters and Class C made {z} meters. How many meters can the street hang up?",
    ],
  },
  {
    id: "measured/how-much-longer",
    expression: "x-y",
    units: ["inches"],
    texts: [
      "The garter snake measures {x} inches and the worm snake measures {y} inches. How much longer is the garter snake?",
      "{n}'s scarf reaches {y} inches. {m}'s scarf reaches {x} inches. By how many inches is {m}'s scarf the longer one?",
      "My old ski is {y} inches long. The new one is {x} inches long. What is the difference?",
      "How many inches shorter is a shelf of {y} inches than one of {x} inches?",
    ],
  },
  {
    id: "measured/longer-than-told",
    expression: "x+y",
    units: ["feet"],
    texts: [
      "The rowing boat is {x} feet long. The ferry beside it is {y} feet longer. How long is the ferry?",
      "{n}'s paper snake is {y} feet longer than {m}'s. {m}'s snake is {x} feet long. Find the length of {n}'s snake.",
      "A tennis net is {x} feet wide. The banner that {k} painted is wider than that by {y} feet. What is the width of the banner?",
      "How long is the big ladder, if the small ladder has {x} feet and falls short of the big one by {y} feet?",
    ],
  },
  {
    id: "measured/still-missing-length",
    expression: "x-y",
    units: ["meters"],
    texts: [
      "The path to the {place} will be {x} meters long. The workers have paved {y} meters of it. How many meters do they still have to pave?",
      "{n} needs {x} meters of string for {his} kite, but {he} found only {y} meters. How much more string does {he} need?",
      "How many meters of the wall are not painted yet? It is {x} meters long, and {m} has painted {y} meters.",
      "A diver wants to go down {x} meters. He is at {y} meters and pauses. How many more meters must he sink?",
    ],
  },
  {
    id: "measured/overlap-taken-off",
    expression: "x+y-z",
    units: ["centimeters", "centimeters"],
    numbers: { x: "20..90", y: "20..90", z: "2..15" },
    texts: [
      "{n} glues two boards together so that they overlap by {z} centimeters. One board is {x} centimeters long and the other is {y} centimeters. How long is the glued board?",
      "A belt of {x} centimeters is made longer with a strap of {y} centimeters, but {z} centimeters are lost in the seam. What is the length of the belt now?",
      "Two ropes, {x} centimeters and {y} centimeters long, are tied together. The knot uses up {z} centimeters. How many centimeters of rope are there from end to end?",
      "{m} tapes a {x} centimeter picture next to a {y} centimeter picture and then trims {z} centimeters from the edge. How wide is what {mhe} ends up with?",
    ],
  },
  {
    id: "measured/length-before-the-cut",
    expression: "x+y",
    units: ["inches"],
    texts: [
      "{n} snipped {y} inches off a ribbon. Now the ribbon is {x} inches long. How long was it at first?",
      "There are {x} inches of dough rope left on the table, because {m} has already pinched off {y} inches for pretzels. What was the length of the dough rope in the beginning?",
      "A roll of tape lost {y} inches this month and is down to {x} inches. How many inches did it have when it was new?",
      "How long was the sandwich before the guests came? They ate {y} inches of it, and {x} inches remain.",
    ],
  },
];

/** People and vehicles go a way. */
const WAYS: readonly WordingFamily[] = [
  {
    id: "measured/two-legs-of-a-run",
    expression: "x+y",
    units: ["miles"],
    texts: [
      "{n} jogged {x} miles before breakfast and {y} miles after supper. How many miles did {he} jog that day?",
      "The mail truck drove {x} miles to the harbor. From there it went on for {y} miles to the lighthouse. How far did it drive altogether?",
      "On {day} {m} paddled {y} miles up the river. The evening before, {mhe} had paddled {x} miles. What distance did {mhe} paddle on both days?",
      "How many miles is it from the camp to the summit, if the spring is {x} miles from the camp and the summit is another {y} miles up the same trail?",
    ],
  },
  {
    id: "measured/rest-of-the-road",
    expression: "x-y",
    units: ["kilometers"],
    texts: [
      "It is {x} kilometers to the coast. {n} has driven {y} kilometers. How much of the way is left?",
      "A pilgrim has {x} kilometers to walk. At the first inn he has {y} kilometers behind him. How many kilometers lie ahead?",
      "How many kilometers does the bus still have to go after {y} kilometers of a route that is {x} kilometers long?",
      "{n} rolled down the hill on {his} skateboard for {y} kilometers and will push it the remaining part. The whole way is {x} kilometers. How far must {he} push?",
    ],
  },
  {
    id: "measured/farther-than-the-other",
    expression: "x-y",
    units: ["miles"],
    texts: [
      "{n} cycles {x} miles to work and {m} cycles {y} miles. How much farther does {n} cycle?",
      "The tortoise crossed {y} miles of desert in a month, the fox {x} miles. How many more miles did the fox cross?",
      "By the river it is {x} miles to the mill. Through the woods it is only {y} miles. How many miles does a hiker save by going through the woods?",
      "How many miles fewer did {k} swim this summer, if {k} swam {y} miles and {n} swam {x} miles?",
    ],
  },
  {
    id: "measured/three-days-of-hiking",
    expression: "x+y+z",
    units: ["kilometers", "kilometers"],
    texts: [
      "A hiking club went {x} kilometers on {day}, {y} kilometers on {day2} and {z} kilometers on {day3}. How many kilometers did the club hike in total?",
      "{n} ran one errand after another: {x} kilometers to the bank, {y} kilometers on to the dentist and {z} kilometers home. How long was {his} trip?",
      "How far did the snowplow travel? It cleared {x} kilometers of highway, {y} kilometers of village streets and {z} kilometers of farm lanes.",
      "In a relay, {n} skated {z} kilometers, {m} skated {x} kilometers and {k} skated {y} kilometers. Find the distance they covered as a team.",
    ],
  },
  {
    id: "measured/two-stages-and-the-last",
    expression: "x-y-z",
    units: ["miles", "miles"],
    texts: [
      "The race is {x} miles long. {n} swam {y} miles of it, rode a bike for {z} miles, and ran the rest. How many miles did {he} run?",
      "A balloon flight was planned for {x} miles. The wind carried the balloon {y} miles before noon and {z} miles after noon. How many miles short of the plan did it come down?",
      "How much of the {x} miles to the ranch is on dirt road? The first {y} miles are on the highway and then {z} miles are on a county road.",
      "{n} promised to walk {x} miles for charity. {He} walked {z} miles last week and {y} miles this week. How many miles does {he} still owe?",
    ],
  },
  {
    id: "measured/went-back-a-bit",
    expression: "x-y+z",
    units: ["meters", "meters"],
    texts: [
      "{n} climbed {x} meters up the rope, slid back {y} meters and then climbed {z} meters more. How high is {he} now?",
      "A crab was {x} meters from the water. It crawled {y} meters toward the water, but a gull scared it back {z} meters the way it had come. How far is it from the water now?",
      "The elevator of a mine stands {x} meters deep. It rises {y} meters and then sinks {z} meters. How many meters deep is it then?",
      "The sled had been pulled {x} meters up the slope when it slipped down {y} meters. Two children pulled it up {z} meters from there. How many meters up the slope was it in the end?",
    ],
  },
  {
    id: "measured/odometer-shows",
    expression: "x-y",
    units: ["miles"],
    numbers: { y: "200..9000", x: "y+30*i" },
    texts: [
      "When {n} got into the rental car, it showed {y} miles. When {he} gave it back, it showed {x} miles. How many miles did {he} drive?",
      "The taxi's counter reads {x} miles tonight. This morning it read {y} miles. What distance did the taxi cover today?",
      "How many miles were ridden on the motorbike last year, if the meter went from {y} miles to {x} miles?",
      "{m} wrote down {y} miles at the start of the vacation and {x} miles at the end of it. How long was the drive in all?",
    ],
  },
  {
    id: "measured/ride-and-walk",
    expression: "x+y",
    units: ["kilometers"],
    texts: [
      "To visit {his} grandfather, {n} rides {x} kilometers by train and walks the last {y} kilometers. How far away does {his} grandfather live?",
      "The supply sled was pulled {x} kilometers by dogs, and when the ice got thin, the men pulled it {y} kilometers themselves. How many kilometers did the sled travel?",
      "How long is the trip to the island? The ferry crosses {y} kilometers of sea, after a drive of {x} kilometers to the port.",
      "A storm blew a swan {y} kilometers farther than it meant to fly. It had meant to fly {x} kilometers. What distance did the swan fly?",
    ],
  },
  {
    id: "measured/how-far-the-second-day",
    expression: "x-y",
    units: ["miles"],
    texts: [
      "In two days the wagon train rolled {x} miles. It made {y} miles on the first day. How many miles did it make on the second?",
      "{n} and {m} took turns at the wheel and drove {x} miles together. {n} drove {y} miles. How many did {m} drive?",
      "There and back was {x} miles, as {k} took another road on the way back. The way there was {y} miles. How long was the way back?",
      "How many miles of the {x} mile loop trail go through the forest, if {y} miles go along the beach and all the others go through the forest?",
    ],
  },
];

/** Plants, animals, children and piles get taller, deeper, thicker. */
const GROWTH: readonly WordingFamily[] = [
  {
    id: "measured/shot-up",
    expression: "x+y",
    units: ["centimeters"],
    texts: [
      "{n}'s sunflower was {x} centimeters tall at the end of {month}. Since then it has shot up {y} centimeters. How tall is it now?",
      "The puppy stood {x} centimeters high at the shoulder in spring and gained {y} centimeters by fall. Find its height in fall.",
      "How tall does the sapling become if it has {x} centimeters now and grows {y} centimeters this year?",
      "A stalagmite in the cave gained {y} centimeters while scientists watched it. It had been {x} centimeters high when they began. What was its height after that?",
    ],
  },
  {
    id: "measured/growth-between-two-marks",
    expression: "x-y",
    units: ["inches"],
    texts: [
      "A crack in the wall was {y} inches long last year. Now {n} finds that it is {x} inches long. How many inches did the crack grow?",
      "The corn reached {x} inches this week, but just {y} inches the week before. How much did the corn grow in a week?",
      "{n}'s hair is {x} inches long now. When school began it was {y} inches. By how many inches did it get longer?",
      "How much higher has the anthill become? In {month} it was {y} inches high and in {month2} it is {x} inches high.",
    ],
  },
  {
    id: "measured/taller-by",
    expression: "x+y",
    units: ["feet"],
    texts: [
      "The oak is {x} feet high, and the pine towers {y} feet over it. How high is the pine?",
      "A giraffe at the zoo is {y} feet taller than its fence. The fence is {x} feet tall. How many feet tall is the giraffe?",
      "The old bridge stands {x} feet above the water. The new bridge was built {y} feet higher. How many feet above the water is the new bridge?",
      "How deep is the far end of the pool if the near end has {x} feet of water and the far end is {y} feet deeper?",
    ],
  },
  {
    id: "measured/lower-by",
    expression: "x-y",
    units: ["meters"],
    texts: [
      "The church tower rises {x} meters. The town hall tower is {y} meters lower. How tall is the town hall tower?",
      "{n}'s tree house is {x} meters above the ground, and {m}'s is {y} meters closer to the ground. How many meters up is {m}'s tree house?",
      "What is the height of the smaller dune? The bigger dune is {x} meters high, which is {y} meters more than the smaller one.",
      "The well by the barn is {x} meters deep. It goes {y} meters deeper than the well in the yard. How deep is the well in the yard?",
    ],
  },
  {
    id: "measured/stacked-heights",
    expression: "x+y+z",
    units: ["inches", "inches"],
    texts: [
      "{n} set a vase of {x} inches on a box of {y} inches, and the box stands on a stool of {z} inches. How high above the floor is the top of the vase?",
      "The cake has three layers. They are {x} inches, {y} inches and {z} inches thick. What is the height of the cake?",
      "A snowman has a bottom ball of {x} inches, a middle ball of {y} inches and a head of {z} inches. How tall is the snowman altogether?",
      "How high does {m}'s tower reach if {mhe} puts a {z} inches tall block on top of one that is {y} inches tall, and both on one that is {x} inches tall?",
    ],
  },
  {
    id: "measured/dug-deeper",
    expression: "x+y",
    units: ["feet"],
    texts: [
      "The workers dug a hole {x} feet deep. That was not enough, so they dug {y} feet deeper. How deep is the hole?",
      "A mole lives {x} feet under the lawn. It digs straight down for {y} feet. How many feet under the lawn is it then?",
      "How far down is the sunken ship? A diver swims down {x} feet, rests, and finds the ship after sinking {y} more feet.",
      "The drill had gone through {x} feet of sand before it hit rock. After another {y} feet of rock there was water. How many feet of sand and rock lie above the water?",
    ],
  },
  {
    id: "measured/grew-and-was-trimmed",
    expression: "x+y-z",
    units: ["centimeters", "centimeters"],
    texts: [
      "A hedge of {x} centimeters grew {y} centimeters over the summer. Then {n} trimmed {z} centimeters off the top. How high is the hedge now?",
      "{n}'s beard for the play was {x} centimeters long. {He} lengthened it by {y} centimeters with wool, and the director made {him} cut off {z} centimeters. How long was it on stage?",
      "The vine was {x} centimeters long in {month}. Rain made it {y} centimeters longer, and then a goat bit off {z} centimeters. What length of vine is left?",
      "How tall is the pile of leaves? It was {x} centimeters high, {m} added {y} centimeters of leaves, and the wind took {z} centimeters away.",
    ],
  },
];

/** Something is weighed. */
const WEIGHTS: readonly WordingFamily[] = [
  {
    id: "measured/two-bags-bought",
    expression: "x+y",
    units: ["pounds"],
    texts: [
      "{n} bought {x} pounds of onions and {y} pounds of carrots for the soup kitchen. How many pounds of vegetables did {he} buy?",
      "The postman puts a parcel of {x} pounds into the cart, on top of one that weighs {y} pounds. What do the two parcels weigh together?",
      "For the stew, the cook needs {y} pounds of beef as well as {x} pounds of potatoes. How many pounds of food is that?",
      "How much clay did the art class use altogether, if the bowls took {x} pounds and the masks took {y} pounds?",
    ],
  },
  {
    id: "measured/eaten-from-the-weight",
    expression: "x-y",
    units: ["ounces"],
    texts: [
      "A block of cheese weighed {x} ounces. The mice nibbled {y} ounces away. How heavy is the block now?",
      "{n} opened a bag with {x} ounces of nuts and {he} and {his} sister snacked on {y} ounces of them. How many ounces are still in the bag?",
      "The hamster ate {y} ounces of seed. There had been {x} ounces in the jar. What weight of seed is in the jar now?",
      "How many ounces of chocolate remain for the icing when {y} ounces out of {x} ounces have gone into the batter?",
    ],
  },
  {
    id: "measured/heavier-than",
    expression: "x-y",
    units: ["kilograms"],
    texts: [
      "The ram weighs {x} kilograms and the ewe weighs {y} kilograms. How much heavier is the ram?",
      "{m}'s suitcase is {y} kilograms. {n}'s suitcase is {x} kilograms. How many kilograms lighter is {m}'s suitcase?",
      "How many more kilograms of paper than of glass did the school recycle? It recycled {x} kilograms of paper and {y} kilograms of glass.",
      "On the scale, the melon from our garden shows {y} kilograms; the one from the {shop} shows {x} kilograms. What is the difference in weight?",
    ],
  },
  {
    id: "measured/weight-gained",
    expression: "x+y",
    units: ["kilograms"],
    texts: [
      "At birth the foal weighed {x} kilograms. It has put on {y} kilograms. How much does it weigh today?",
      "{n}'s backpack had a mass of {x} kilograms until {he} packed {y} kilograms of books into it. What is its mass now?",
      "Before its winter sleep, the bear ate until it was {y} kilograms heavier. It had been {x} kilograms. How heavy was it when it fell asleep?",
      "How many kilograms does a wet carpet weigh if it weighs {x} kilograms dry and soaks up {y} kilograms of water?",
    ],
  },
  {
    id: "measured/weight-lost-by-drying",
    expression: "x-y",
    units: ["pounds"],
    texts: [
      "Freshly picked, the plums weighed {x} pounds. In the oven they lost {y} pounds. What do the dried plums weigh?",
      "A block of ice on the cart was {x} pounds. On the hot road {y} pounds of it dripped away. How many pounds of ice got to the hotel?",
      "A sack of {x} pounds had a hole in it, and {y} pounds of sand trickled out on the road. How heavy was the sack when it arrived?",
      "How much does the pumpkin weigh without its seeds? It weighed {x} pounds with them, and {n} scooped out {y} pounds.",
    ],
  },
  {
    id: "measured/three-loads",
    expression: "x+y+z",
    units: ["tons", "tons"],
    texts: [
      "A ship takes on {x} tons of coal, {y} tons of salt and {z} tons of grain. How many tons does it carry in all?",
      "The quarry sold {x} tons of gravel on {day}, {z} tons on {day2} and {y} tons on {day3}. What was the total weight?",
      "How much trash did the city truck away this week, if the north side left {x} tons, the south side {y} tons and the market {z} tons?",
      "Three elevators lift stones for the dam. The first lifted {z} tons, the second {y} tons, the third {x} tons. Find how much they lifted together.",
    ],
  },
  {
    id: "measured/two-uses-of-a-sack",
    expression: "x-y-z",
    units: ["pounds", "pounds"],
    texts: [
      "A bakery started the day with {x} pounds of flour. {y} pounds went into bread and {z} pounds into buns. How many pounds were not used?",
      "{n} picked {x} pounds of cherries. {He} gave {y} pounds to {m} and made jam out of {z} pounds. What weight of cherries does {he} have left?",
      "How many pounds of feed are in the bin now? It held {x} pounds; the hens got {y} pounds, and the turkeys got {z} pounds.",
      "The fisherman's catch came to {x} pounds. He threw {z} pounds back because they were too small, and sold {y} pounds at the pier. The rest he smoked. How much did he smoke?",
    ],
  },
  {
    id: "measured/box-without-its-contents",
    expression: "x-y",
    units: ["ounces"],
    texts: [
      "A tin of tea weighs {x} ounces. The tea in it weighs {y} ounces. What is the weight of the empty tin?",
      "With its coat on, the rabbit doll that {n} sewed weighs {x} ounces, and the coat is {y} ounces of that. How much does the doll weigh alone?",
      "How heavy is a basket by itself, if it weighs {x} ounces with {y} ounces of berries in it?",
      "Grandma puts a jug of milk on the scale: {x} ounces. Then she pours out all the milk, which weighs {y} ounces, and puts the jug back. What does the scale show now?",
    ],
  },
  {
    id: "measured/taken-off-and-put-on-the-scale",
    expression: "x-y+z",
    units: ["kilograms", "kilograms"],
    texts: [
      "A cart was loaded with {x} kilograms of bricks. {n} unloaded {y} kilograms and loaded {z} kilograms of tiles. What weight is in the cart now?",
      "The shop had {x} kilograms of rice. It sold {y} kilograms, then a truck delivered {z} kilograms. How many kilograms does the shop have?",
      "A seal dropped from {x} kilograms by {y} kilograms while it was sick, and has gained {z} kilograms since. How much does the seal weigh at present?",
      "How heavy is the boat's load after the stop? It came with {x} kilograms of fish, left {y} kilograms on the pier and took {z} kilograms of ice on board.",
    ],
  },
  {
    id: "measured/weight-still-allowed",
    expression: "x-y",
    units: ["pounds"],
    texts: [
      "The shelf can hold {x} pounds. {n} has already put {y} pounds of paint on it. How many more pounds can {he} put there?",
      "A traveler may take {x} pounds on the plane. Her bags weigh {y} pounds. How many pounds could she add?",
      "The class wants to collect {x} pounds of canned food. {y} pounds are in the boxes. How many pounds are missing?",
      "How much more grain will the silo take, if there is room for {x} pounds and {y} pounds lie in it?",
    ],
  },
  {
    id: "measured/weight-before-selling",
    expression: "x+y",
    units: ["kilograms"],
    texts: [
      "After the butcher sold {y} kilograms of sausage, {x} kilograms were hanging in his shop. How many kilograms had been hanging there before?",
      "{n} has {x} kilograms of apples, now that {he} has brought {y} kilograms to the horses. How many kilograms did {he} have to begin with?",
      "{x} kilograms of hay are in the loft. The cows ate {y} kilograms of what was there. How much hay was in the loft at the start?",
      "How much plaster did the mason mix? He smoothed {y} kilograms of it over the wall and scraped the last {x} kilograms out of the tub.",
    ],
  },
];

/** Liquids and other things in a recipe. */
const LIQUIDS: readonly WordingFamily[] = [
  {
    id: "measured/poured-in",
    expression: "x+y",
    units: ["gallons"],
    texts: [
      "The tub had {x} gallons of water in it. {n} turned on the tap and let in {y} gallons. How many gallons are in the tub?",
      "A gas station filled {x} gallons into the tank of a van and {y} gallons into that of a truck. How many gallons did it pump into the two tanks?",
      "{y} gallons of rain ran into a barrel which held {x} gallons already. How much does the barrel hold after the rain?",
      "How many gallons of stain did the painters mix if they stirred {x} gallons of {color} and {y} gallons of {color2} together?",
    ],
  },
  {
    id: "measured/drunk-and-left",
    expression: "x-y",
    units: ["liters"],
    texts: [
      "The team took {x} liters of water to the game. The players drank {y} liters. How much water is left?",
      "{n} knocked over a can with {x} liters of milk in it, and {y} liters ran across the floor. How many liters did {he} save?",
      "How many liters are in the camel's trough after a camel has gulped down {y} liters of the {x} liters in it?",
      "A janitor filled his bucket with {x} liters of soapy water and has mopped up {y} liters. How many liters does he still have?",
    ],
  },
  {
    id: "measured/how-much-leaked",
    expression: "x-y",
    units: ["gallons"],
    texts: [
      "On {day} the pool held {x} gallons. By {day2} it held {y} gallons. How many gallons had leaked out?",
      "The farmer's tank started at {x} gallons, and the gauge now says {y} gallons. How much has been drained?",
      "{n} filled the pond with {x} gallons of water. The sun dried some of it up, and {y} gallons remain. How many gallons dried up?",
      "How much oil did the furnace burn in {month}? There were {x} gallons in the cellar at first and {y} gallons at the end.",
    ],
  },
  {
    id: "measured/three-juices-mixed",
    expression: "x+y+z",
    units: ["liters", "liters"],
    texts: [
      "For a punch {n} mixes {x} liters of grape juice, {y} liters of pear juice and {z} liters of soda. How many liters of punch does {he} get?",
      "The dairy got milk from three farms: {x} liters, {y} liters and {z} liters. How much milk did it get altogether?",
      "How many liters of blood were given at the hospital in three days, if people gave {z} liters on {day}, {x} liters on {day2} and {y} liters on {day3}?",
      "An aquarium was filled in three goes. First {x} liters were poured in, then {y} liters, finally {z} liters. What amount of water is in it?",
    ],
  },
  {
    id: "measured/two-glasses-from-the-jug",
    expression: "x-y-z",
    units: ["pints", "pints"],
    texts: [
      "A kettle holds {x} pints of broth. {n} ladles out {y} pints and {m} ladles out {z} pints. How many pints stay in the kettle?",
      "The nurse had {x} pints of cough syrup. This week she used {z} pints, last week {y} pints. What amount of syrup does she have now?",
      "How much cream is not used? There were {x} pints: {y} pints became butter and {z} pints were whipped.",
      "We squeezed {x} pints of lemon juice. We froze {y} pints, used {z} pints for a cake, and put the rest into lemonade. How many pints went into the lemonade?",
    ],
  },
  {
    id: "measured/in-and-out-of-the-tank",
    expression: "x+y-z",
    units: ["gallons", "gallons"],
    texts: [
      "A water truck had {x} gallons on board and took {y} gallons from a hydrant. Then it sprayed {z} gallons on the flower beds. How many gallons are on board now?",
      "{n} brewed {x} gallons of cider, and {m} brewed {y} gallons. The guests at the fair drank {z} gallons of it. How much cider is left?",
      "How many gallons of paint does the crew have, if it began with {x} gallons, bought {y} gallons and brushed {z} gallons onto a barn?",
      "Two streams feed the mill pond. Today they brought {x} gallons and {y} gallons, and {z} gallons of that flowed over the wheel. How many gallons stayed in the pond?",
    ],
  },
  {
    id: "measured/more-needed-for-the-recipe",
    expression: "x-y",
    units: ["cups"],
    numbers: { x: "5..14", y: "2..4" },
    texts: [
      "A recipe calls for {x} cups of flour. {n} has put in {y} cups. How many more cups does {he} need to put in?",
      "The bread dough must have {x} cups of milk in it, and so far there are {y} cups. How many cups of milk are still to be added?",
      "{y} cups of oats are in the bowl. How many cups must {m} add so that there are {x} cups?",
      "How many cups of rice does the cook lack? She wants to boil {x} cups but the jar has just {y} cups in it.",
    ],
  },
  {
    id: "measured/two-things-in-the-bowl",
    expression: "x+y",
    units: ["cups"],
    numbers: { x: "2..9", y: "2..9" },
    texts: [
      "{n} stirred {x} cups of sugar into {y} cups of cocoa. How many cups of mix did that make?",
      "In the morning {m} used {x} cups of coffee beans, and in the afternoon {mhe} used {y} cups. How many cups of beans did {mhe} use up?",
      "What is the total number of cups of berries in the pie? There are {y} cups of blackberries and {x} cups of raspberries in it.",
      "The pancakes took {x} cups of batter. There were {y} cups of batter left in the pan. How many cups of batter had there been?",
    ],
  },
  {
    id: "measured/more-of-one-ingredient",
    expression: "x-y",
    units: ["cups"],
    numbers: { x: "6..15", y: "2..5" },
    texts: [
      "The trail mix has {x} cups of peanuts and {y} cups of raisins. How many more cups of peanuts are there than raisins?",
      "{n}'s cat drank {y} cups of water this week, while {m}'s dog drank {x} cups. How many cups less did the cat drink?",
      "Bread needs {x} cups of flour, and a cake needs {y} cups. How much more flour does the bread need?",
      "By how many cups does the big teapot beat the small one? The big one fills {x} cups, the small one {y} cups.",
    ],
  },
  {
    id: "measured/holds-less",
    expression: "x-y",
    units: ["liters"],
    texts: [
      "The blue canister holds {x} liters, and the red one holds {y} liters less. How many liters does the red canister hold?",
      "Our bathtub uses {x} liters. A shower saves {y} liters compared with that. How much water does a shower use?",
      "How much gas did {n} buy this week? Last week {he} bought {x} liters, {y} liters more than this week.",
      "With the new faucet, {y} liters fewer are used a day than with the old one, which used {x} liters. How many liters does the new faucet use a day?",
    ],
  },
  {
    id: "measured/quarts-from-two-cows",
    expression: "x+y",
    units: ["quarts"],
    texts: [
      "The spotted cow gave {x} quarts of milk, and the brown cow gave {y} quarts more than she did. How many quarts did the brown cow give?",
      "There are {x} quarts of soup on the stove. That is {y} quarts less than yesterday. How many quarts were there yesterday?",
      "{n} made {y} quarts more syrup than {m}, who made {x} quarts. How much syrup did {n} make?",
      "How many quarts did the canteen serve on {day2} if it served {x} quarts on {day} and {y} extra quarts on {day2} because of the heat?",
    ],
  },
];

/** Rain, snow, temperature, tides. */
const WEATHER: readonly WordingFamily[] = [
  {
    id: "measured/snow-on-snow",
    expression: "x+y",
    units: ["inches"],
    texts: [
      "{x} inches of snow lay on the field at dawn. During the day {y} inches fell on top of it. How deep was the snow at night?",
      "The town had {x} inches of snow in {month} and {y} inches in {month2}. How many inches of snow did it have in those two months?",
      "How much rain fell this week, if the first storm brought {x} inches and the second brought {y} inches?",
      "{n} keeps a rain diary. The page for {day} says {x} inches and the page for {day2} says {y} inches. What do the two pages add up to?",
    ],
  },
  {
    id: "measured/snow-melts",
    expression: "x-y",
    units: ["centimeters"],
    texts: [
      "The snow in front of the cabin was {x} centimeters deep. A warm wind melted {y} centimeters. How deep is it now?",
      "Yesterday the river stood {x} centimeters above normal, and overnight it fell by {y} centimeters. How far above normal does it stand this morning?",
      "Ice on the {place} was {x} centimeters thick before the thaw, which took {y} centimeters from it. Find the thickness after the thaw.",
      "How many centimeters of slush are left on the roof after {n} has shoveled {y} centimeters off the {x} centimeters that lay there?",
    ],
  },
  {
    id: "measured/wetter-month",
    expression: "x-y",
    units: ["inches"],
    texts: [
      "It rained {x} inches in {month} and {y} inches in {month2}. How many more inches did it rain in {month}?",
      "The valley gets {y} inches of rain in a season. The hills get {x} inches. How much more rain do the hills get?",
      "This winter brought {x} inches of snow, the winter before brought {y} inches. By how much did the snowfall rise?",
      "How much less rain did the gauge at school catch than the one at {n}'s house? The one at school caught {y} inches, and {n}'s caught {x} inches.",
    ],
  },
  {
    id: "measured/snow-fell-melted-fell",
    expression: "x-y+z",
    units: ["inches", "inches"],
    texts: [
      "There were {x} inches of snow on the ski hill. On {day} {y} inches melted, and on {day2} {z} inches of new snow came down. How deep is the snow on the hill now?",
      "The gauge was filled to {x} inches. {n} spilled {y} inches of it by mistake, and then a shower added {z} inches. What does the gauge show?",
      "How high is the water at the dock after it was {x} inches high, went down {y} inches with the tide and came back up {z} inches?",
      "The snowdrift by the gate measured {x} inches. The plow scraped off {y} inches, but by evening the wind had blown {z} inches back. What did it measure then?",
    ],
  },
  {
    id: "measured/three-storms",
    expression: "x+y+z",
    units: ["inches", "inches"],
    texts: [
      "Three storms hit the coast this fall. They dropped {x} inches, {y} inches and {z} inches of rain. How many inches is that in all?",
      "At the weather station {n} read {x} inches of snow in the morning, {y} inches of fresh snow at noon and another {z} inches at night. How much snow fell that day?",
      "What is the sum of the rainfall for spring, summer and fall, when spring had {z} inches, summer {y} inches and fall {x} inches?",
      "The creek rose {x} inches in one hour, {y} inches in the next and {z} inches in the hour after that. How many inches did it rise altogether?",
    ],
  },
  {
    id: "measured/warmer-by-noon",
    expression: "x+y",
    units: ["degrees"],
    numbers: { x: "15..70", y: "3..25" },
    texts: [
      "At sunrise it was {x} degrees. By noon it had become {y} degrees warmer. What was the temperature at noon?",
      "{n} turned the heater up by {y} degrees. The room had been at {x} degrees. How warm will it get?",
      "The lake water was {x} degrees in {month} and rose {y} degrees by {month2}. How many degrees did it have then?",
      "How hot was it in the greenhouse if it was {x} degrees outside and {y} degrees hotter under the glass?",
    ],
  },
  {
    id: "measured/colder-by-night",
    expression: "x-y",
    units: ["degrees"],
    numbers: { x: "40..95", y: "4..35" },
    texts: [
      "It was {x} degrees in the afternoon. When night came, the temperature dropped {y} degrees. How warm was it then?",
      "A cold front cooled the city by {y} degrees. Before it came, the thermometer showed {x} degrees. What does the thermometer show now?",
      "The soup has {x} degrees when {m} takes it off the stove and it cools by {y} degrees on the table. How hot is the soup when {mhe} eats it?",
      "How many degrees does the cellar have if the kitchen has {x} degrees and the cellar is {y} degrees cooler?",
    ],
  },
  {
    id: "measured/temperature-difference",
    expression: "x-y",
    units: ["degrees"],
    numbers: { x: "55..99", y: "20..50" },
    texts: [
      "The high on {day} was {x} degrees and the low was {y} degrees. By how many degrees did they differ?",
      "{n} lives in a town where it is {x} degrees today. In {m}'s town it is {y} degrees. How much warmer is it where {n} lives?",
      "How many degrees did the oil cool down between breakfast, at {x} degrees, and lunch, at {y} degrees?",
      "In the shade it is {y} degrees, and in the sun it is {x} degrees. How much cooler is it in the shade?",
    ],
  },
  {
    id: "measured/rose-and-fell-degrees",
    expression: "x+y-z",
    units: ["degrees", "degrees"],
    numbers: { x: "35..65", y: "5..30", z: "4..28" },
    texts: [
      "In the morning it was {x} degrees. It got {y} degrees warmer by three o'clock and {z} degrees colder by bedtime. What was the temperature at bedtime?",
      "{n} found the classroom at {x} degrees, so {he} turned the heat up {y} degrees. The teacher came in and turned it down {z} degrees. How warm is the classroom set now?",
      "A baker's dough room has {x} degrees. The ovens add {y} degrees, and then an open window takes away {z} degrees. How many degrees are there in the end?",
      "What did the thermometer read on {day3}, if it read {x} degrees on {day}, went up {y} degrees on {day2} and went down {z} degrees on {day3}?",
    ],
  },
];

/** Hours and minutes. */
const TIMES: readonly WordingFamily[] = [
  {
    id: "measured/practice-minutes",
    expression: "x+y",
    units: ["minutes"],
    numbers: { x: "10..55", y: "10..55" },
    texts: [
      "{n} practiced the flute for {x} minutes and the drums for {y} minutes. How many minutes did {he} practice?",
      "The bus was {x} minutes late at our stop, and a traffic jam cost another {y} minutes. How late did it reach the school?",
      "How long was {m} in the kitchen, if peeling took {x} minutes and frying took {y} minutes?",
      "A film has been running for {x} minutes and there are {y} minutes to go. How many minutes long is the film?",
    ],
  },
  {
    id: "measured/minutes-remaining",
    expression: "x-y",
    units: ["minutes"],
    numbers: { x: "45..120", y: "5..40" },
    texts: [
      "The cake has to bake for {x} minutes. It has been in the oven for {y} minutes. How much longer must it bake?",
      "Recess and lunch last {x} minutes together. {y} minutes are gone. How many minutes do the children still have?",
      "{n} may play on the tablet for {x} minutes a day. {He} played {y} minutes before school. How many minutes may {he} play after school?",
      "How many minutes until the ferry leaves, when it leaves {x} minutes after noon and it is {y} minutes after noon?",
    ],
  },
  {
    id: "measured/hours-of-two-jobs",
    expression: "x+y",
    units: ["hours"],
    texts: [
      "Painting the fence kept {n} busy for {x} hours, and mending the gate kept {him} busy for {y} hours. How many hours did both jobs take?",
      "The machine ran {x} hours in {month} and {y} hours in {month2}. For how many hours did it run in all?",
      "A nurse worked {y} hours on the weekend besides her {x} hours during the week. What is her total time at work?",
      "How many hours of music does {m} have? There are {x} hours of jazz and {y} hours of folk songs on {mhis} player.",
    ],
  },
  {
    id: "measured/faster-or-slower",
    expression: "x-y",
    units: ["minutes"],
    numbers: { x: "40..95", y: "8..35" },
    texts: [
      "By bus the way to the museum takes {x} minutes. By subway it takes {y} minutes. How many minutes does the subway save?",
      "{n} finished the puzzle in {y} minutes, and {m} needed {x} minutes. How much faster was {n}?",
      "How much longer did {k} spend on the essay than on the math sheet? The essay took {x} minutes, the sheet {y} minutes.",
      "Last week the clean-up lasted {x} minutes. With more helpers it lasted {y} minutes this week. By how many minutes was it shorter?",
    ],
  },
  {
    id: "measured/three-chores-time",
    expression: "x+y+z",
    units: ["minutes", "minutes"],
    numbers: { x: "5..45", y: "5..45", z: "5..45" },
    texts: [
      "{n} swept the porch for {x} minutes, raked for {y} minutes and watered the beans for {z} minutes. How long did {he} work altogether?",
      "A workout has {x} minutes of stretching, {y} minutes of jumping and {z} minutes of cooling down. How many minutes is that?",
      "Three speakers talked at the assembly. The mayor took {z} minutes, the coach {x} minutes and the principal {y} minutes. What was the total speaking time?",
      "How long did {m} wait today? {mHe} waited {x} minutes at the doctor's, {y} minutes at the bank and {z} minutes for the tram.",
    ],
  },
  {
    id: "measured/rest-of-the-lesson",
    expression: "x-y-z",
    units: ["minutes", "minutes"],
    numbers: { x: "60..120", y: "5..25", z: "5..25" },
    texts: [
      "Swim class is {x} minutes long. The kids warm up for {y} minutes and listen to the coach for {z} minutes. They swim the rest of the time. How many minutes do they swim?",
      "{n} had {x} minutes before the train left. {He} ate for {y} minutes and shopped for {z} minutes. How many minutes did {he} have left?",
      "How much of a concert of {x} minutes is music, if the break lasts {y} minutes and the speeches take {z} minutes?",
      "The battery is good for {x} minutes. {m} talked on the phone for {z} minutes, then {mhe} listened to a story for {y} minutes. For how many more minutes will it last?",
    ],
  },
  {
    id: "measured/hours-left-to-do",
    expression: "x-y",
    units: ["hours"],
    texts: [
      "A pilot must fly {x} hours for her license. She has flown {y} hours. How many hours of flying are missing?",
      "{n} promised {x} hours of help at the animal shelter this year, and {he} has given {y} hours. How many hours does {he} have yet to give?",
      "The crossing takes {x} hours. {y} hours after the start, a passenger asks how long it will be until they land. What is the answer?",
      "How many hours can the lantern still burn if its oil lasts {x} hours and it has burned for {y} hours?",
    ],
  },
];

/** Land and surfaces. */
const AREAS: readonly WordingFamily[] = [
  {
    id: "measured/acres-of-two-crops",
    expression: "x+y",
    units: ["acres"],
    texts: [
      "A farmer sowed {x} acres with wheat and {y} acres with clover. How many acres did he sow?",
      "The park covers {x} acres. The city wants to add a meadow of {y} acres to it. What area will it cover then?",
      "How many acres burned, if the fire took {y} acres of grass after it had taken {x} acres of bush?",
      "{n} inherited {x} acres from {his} aunt and bought the {y} acres beside them. How much land does {he} own now?",
    ],
  },
  {
    id: "measured/acres-not-planted",
    expression: "x-y",
    units: ["acres"],
    texts: [
      "Of the {x} acres on the ranch, {y} acres are pasture. How many acres are not pasture?",
      "{n}'s family sold {y} acres. They used to have {x} acres. How much land do they have today?",
      "A crew must mow {x} acres and has mowed {y} acres. What area do they still have to mow?",
      "How many acres of the island are dry, if the island has {x} acres and {y} acres of it are swamp?",
    ],
  },
  {
    id: "measured/square-feet-of-two-rooms",
    expression: "x+y",
    units: ["square feet"],
    numbers: { x: "60..400", y: "60..400" },
    texts: [
      "The bedroom has {x} square feet and the den has {y} square feet. How many square feet of carpet cover both floors?",
      "{n}'s vegetable patch was {x} square feet. {He} dug up {y} square feet of lawn to make it bigger. How large is it now?",
      "A painter has finished a wall of {x} square feet. The next wall measures {y} square feet. What is the area of the two walls in all?",
      "How many square feet does the new stage have, if it has {y} square feet more than the old one, which has {x} square feet?",
    ],
  },
  {
    id: "measured/lot-without-house-and-drive",
    expression: "x-y-z",
    units: ["square meters", "square meters"],
    numbers: { x: "300..900", y: "60..180", z: "20..90" },
    texts: [
      "A lot has {x} square meters. The house takes up {y} square meters, the driveway takes up {z} square meters, and the rest is garden. How large is the garden?",
      "The tile layer has {x} square meters to do. She did {z} square meters on {day} and {y} square meters on {day2}. How many square meters are not done yet?",
      "How much of the schoolyard is free? It has {x} square meters, but the ball court fills {y} square meters and the bike racks fill {z} square meters.",
      "{n} painted a mural on part of a wall of {x} square meters. {m} took {y} square meters for {mhis} own picture and {z} square meters had windows. {n} used all the space that was left. How many square meters did {n} paint?",
    ],
  },
];

/** A number of the measures is not needed. */
const SPARE_MEASURES: readonly WordingFamily[] = [
  {
    id: "measured/spare-width",
    expression: "x+y",
    units: ["feet"],
    numbers: { z: "2..9" },
    texts: [
      "A hallway is {x} feet long and {z} feet wide. It is made longer by {y} feet. How long is the hallway now?",
      "{n} lays a rug of {x} feet behind a rug of {y} feet. Each of them is {z} feet wide. What is the length of the two rugs together?",
      "The garden wall is {z} feet high. On the left of the gate it runs for {x} feet, on the right for {y} feet. How many feet does the wall run in total?",
      "How long is the trench, when {m} has dug {x} feet of it and {k} has dug the other {y} feet, all of it {z} feet deep?",
    ],
  },
  {
    id: "measured/spare-hours-on-the-way",
    expression: "x-y",
    units: ["miles"],
    numbers: { z: "2..9" },
    texts: [
      "{n} wants to ride {x} miles. In the first {z} hours {he} rode {y} miles. How many miles are still ahead of {him}?",
      "The tanker is {x} miles from port. It sails {y} miles nearer, which takes it {z} hours. How far from port is it then?",
      "How much farther did the goose fly than the duck? The goose flew {x} miles and the duck {y} miles, and both were in the air for {z} hours.",
      "After {z} hours of hiking, {m} is {y} miles along a trail of {x} miles. How much of the trail has {mhe} not seen?",
    ],
  },
  {
    id: "measured/spare-days-of-weather",
    expression: "x+y",
    units: ["inches"],
    numbers: { z: "3..20" },
    texts: [
      "It snowed on {z} days this winter. {x} inches fell in the old year and {y} inches in the new year. How many inches of snow fell?",
      "On {day}, when it was {z} degrees, {x} inches of rain fell. {y} inches fell the day after. How much rain fell on both days?",
      "How tall is {n}'s bean plant, which is {z} weeks old, if it was {x} inches last {day} and has grown {y} inches since?",
      "A flood raised the river by {x} inches in the night and by {y} inches in the morning, and {z} families left their homes. How many inches did the river rise?",
    ],
  },
  {
    id: "measured/spare-count-of-fruit",
    expression: "x-y",
    units: ["pounds"],
    numbers: { z: "12..60" },
    texts: [
      "{n} picked {z} squashes that weighed {x} pounds in all. {He} sold {y} pounds. How many pounds did {he} keep?",
      "The zoo has {z} penguins and {x} pounds of fish for them. They eat {y} pounds today. What weight of fish remains?",
      "How many pounds heavier is the pile of {z} bricks than the bag of lime? The bricks weigh {x} pounds and the lime weighs {y} pounds.",
      "A truck came with {x} pounds of mail. At the first of {z} stops, {y} pounds were taken out. How many pounds went on to the other stops?",
    ],
  },
  {
    id: "measured/spare-third-liquid",
    expression: "x+y",
    units: ["liters"],
    numbers: { z: "2..30" },
    texts: [
      "The snack bar sold {x} liters of cola, {y} liters of orange soda and {z} kilograms of popcorn. How many liters of drinks did it sell?",
      "{n} filled up with {x} liters of gas in {month} and {y} liters in {month2}, and drove for {z} days. How many liters did {he} fill up with altogether?",
      "In the lab there are {z} flasks. {x} liters of salt water and {y} liters of fresh water are poured together in a tank. How much water is in the tank?",
      "How many liters did the cows give, if it was {x} liters in the morning and {y} liters at night, and there are {z} cows?",
    ],
  },
  {
    id: "measured/spare-third-person-height",
    expression: "x-y",
    units: ["centimeters"],
    numbers: { x: "145..185", y: "105..140", z: "110..180" },
    texts: [
      "{n} is {x} centimeters tall, {m} is {y} centimeters and {k} is {z} centimeters. How much taller than {m} is {n}?",
      "The high jump is over. {m} cleared {x} centimeters and {n} cleared {y} centimeters, and the bar lies at {z} centimeters for the next group. By how much did {m} beat {n}?",
      "A shelf is {x} centimeters wide and {z} centimeters high. A box that is {y} centimeters wide stands on it. How many centimeters of the width are left over beside the box?",
      "On the first day of camp {n} stood {z} centimeters tall, and {k} stood {y} centimeters tall. Some years later {k} stands {x} centimeters tall. How many centimeters has {k} grown since that day?",
    ],
  },
];

/** Two or three things are paid for. */
const BASKETS: readonly WordingFamily[] = [
  {
    id: "measured/two-prices",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} bought a soccer ball for ${x} and a pump for ${y}. How much did {he} spend?",
      "A haircut is ${x} and a shave is ${y}. What does {m} pay for both?",
      "On the way home I stopped at the {shop} and paid ${x}. Then I paid ${y} for parking. How much money did I give out in all?",
      "How much will it cost {k} to get a frame that costs ${y} and a poster that costs ${x}?",
    ],
  },
  {
    id: "measured/three-prices",
    expression: "x+y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "For the birthday party, {n} paid ${x} for balloons, ${y} for a cake and ${z} for paper hats. How much did {he} pay in total?",
      "The vet sent a bill for a checkup (${x}), a shot (${y}) and pills (${z}). How much is the bill?",
      "{m} chose soup for ${x}, noodles for ${y} and tea for ${z}. Find the price of {mhis} meal.",
      "What do the skates, the helmet and the gloves cost together, when the skates are ${z}, the helmet is ${x} and the gloves are ${y}?",
    ],
  },
  {
    id: "measured/two-people-spent",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} spent ${x} at the fair and {m} spent ${y}. How much did they spend altogether?",
      "At the book sale my brother's stack came to ${x}, mine to ${y}. What did the two stacks cost us?",
      "One twin laid down ${y} for a sled, and the other twin laid down ${x} for a wagon. How many dollars did the twins lay down?",
      "How much did the coach pay for the team's jerseys and the team's socks, if the jerseys cost ${x} and the socks cost ${y}?",
    ],
  },
  {
    id: "measured/one-price-unknown",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} paid ${x} for a lamp and a bulb. The lamp was ${y}. What was the price of the bulb?",
      "A tent and a sleeping bag together are ${x}. If you take just the tent, you pay ${y}. How much is the sleeping bag?",
      "How much did {m} spend on fruit? {mHe} left ${x} at the market, and ${y} of that was for eggs.",
      "The ride and the lunch cost the class ${x}. Lunch was ${y} of it. How many dollars did the ride cost?",
    ],
  },
  {
    id: "measured/third-price-unknown",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} bought a shirt, a cap and a belt for ${x}. The shirt cost ${y} and the cap cost ${z}. What did the belt cost?",
      "A receipt says ${x}. It lists bread at ${y}, cheese at ${z}, and a jar of honey whose price is smudged. How much was the honey?",
      "Three friends put in ${x} for a gift. {m} put in ${z} and {k} put in ${y}. How much did the third friend put in?",
      "How much does the bridle cost, if a saddle, a blanket and a bridle together cost ${x}, the blanket ${z} and the saddle ${y}?",
    ],
  },
  {
    id: "measured/mail-order-fee",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} ordered a telescope for ${x}. Sending it cost ${y}. How much did {he} have to pay?",
      "The sign says ${x} for the bed. Having it carried upstairs is ${y} extra. What does a customer pay who wants it carried upstairs?",
      "A ticket to the ball game sells for ${x}, plus a fee of ${y}. How much money does one need to get in?",
      "What was the final price of the guitar if {m} bought it for ${x} and paid ${y} more to have it tuned?",
    ],
  },
  {
    id: "measured/coupon-after-two-things",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} put a robot for ${x} and batteries for ${y} in {his} basket. At the desk, a coupon took ${z} off. How much did {he} pay?",
      "A dinner costs ${x} and the drinks cost ${y}. The waiter lets {m} off ${z} since the food came late. What does {mhe} pay in the end?",
      "How much did the wallpaper and the glue cost us? They were ${x} and ${y}, and we got ${z} back from the sale.",
      "With a gift card of ${z}, {k} pays for a puzzle of ${x} and a card game of ${y}. How many dollars must {k} add in cash?",
    ],
  },
  {
    id: "measured/price-cut",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "A jacket costs ${x}. Today ${y} is taken off. What does the jacket cost today?",
      "{n} talked the seller down by ${y}. He had asked ${x} for the clock. How much did {n} pay for it?",
      "Students get ${y} off at the theater. Everybody else pays ${x}. How much does a student pay?",
      "What will {m} be charged for tires that are marked ${x}, if {mhe} has a coupon worth ${y}?",
    ],
  },
];

/** Somebody pays with a bill, or has money and gets back the rest. */
const CHANGE: readonly WordingFamily[] = [
  {
    id: "measured/change-from-twenty",
    expression: "20-x",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} pays for a ${x} comb with a twenty-dollar bill. How much does {he} get back?",
      "The cashier takes a $20 bill for batteries that cost ${x}. What change does she hand out?",
      "Lunch was ${x}. {m} gave the waiter $20. How much money should the waiter bring back to {mhim}?",
      "How much of $20 is left after paying ${x} for a bus pass?",
    ],
  },
  {
    id: "measured/change-from-fifty-for-two",
    expression: "50-x-y",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} had a $50 bill. {He} bought a fishing rod for ${x} and hooks for ${y}. How much money did {he} have after that?",
      "Out of $50 for the trip, {m} used ${x} on the train and ${y} on a hat. How much came home with {mhim}?",
      "A doll is ${x} and its bed is ${y}. What is the change if Grandma buys both with a fifty-dollar bill?",
      "How much of the $50 in the drawer remains, when ${y} goes to the paper boy and ${x} to the milkman?",
    ],
  },
  {
    id: "measured/change-from-hundred",
    expression: "100-x",
    units: ["dollars"],
    money: true,
    texts: [
      "Dad laid $100 on the counter for tools that cost ${x}. How much change did he get?",
      "{n} got $100 for graduation and treated {himself} to boots for ${x}. How much does {he} have left?",
      "The club had $100. Its new trophy used up ${x}. What amount stayed in the box?",
      "How many dollars does the clerk owe {m}, who pays a ${x} bill with a hundred-dollar note?",
    ],
  },
  {
    id: "measured/price-from-the-change",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "20..100 by 10" },
    money: true,
    texts: [
      "{n} gave the clerk ${x} and got ${y} back. How much was {his} shopping?",
      "I left home with ${x} for the circus and came back with ${y}. What did the circus cost me?",
      "How much were the tulips, if {m} paid with ${x} and the florist returned ${y}?",
      "${y} was the change from ${x}. Find the amount that was paid.",
    ],
  },
  {
    id: "measured/wallet-before-shop",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "After buying a belt for ${y}, {n} had ${x} in {his} wallet. How much was in the wallet before?",
      "{m} has ${x} left. {mHe} spent ${y} on paint this morning. How much money did {mhe} get up with?",
      "How much did our class have before the trip, when the trip cost us ${y} and there is still ${x} in the class box?",
      "There was some money in the envelope. The gardener took out his pay of ${y}, and ${x} stayed inside. How much money had been in the envelope?",
    ],
  },
  {
    id: "measured/spent-from-pocket",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} went to the {shop} with ${x} and spent ${y} there. How much money did {he} walk out with?",
      "Of the ${x} that {his} grandmother sent {him}, {n} used ${y} to fix {his} bike. How much is not used yet?",
      "A wind blew ${y} out of {m}'s hand. {mHe} had been holding ${x}. How much was {mhe} still holding?",
      "How many dollars are on {k}'s bus card, if there were ${x} on it this morning and the rides today took ${y}?",
    ],
  },
  {
    id: "measured/two-purchases-from-purse",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} had ${x}. A museum ticket cost {him} ${y} and a postcard set cost ${z}. How much did {he} have after the visit?",
      "With ${x} in {mhis} pocket, {m} pays ${z} for a taxi and then ${y} for supper. How much is still in the pocket?",
      "Mother's purse held ${x} in the morning. She gave me ${y} and my sister ${z}. How much did she keep for herself?",
      "How much is left for seeds, if the garden club has ${x}, a rake costs ${y} and a wheelbarrow costs ${z}?",
    ],
  },
];

/** Money is saved, earned and given. */
const EARNINGS: readonly WordingFamily[] = [
  {
    id: "measured/saved-some-more",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n}'s piggy bank had ${x} in it. {He} dropped in ${y}. How much is in the piggy bank now?",
      "For {his} birthday {n} got ${y}, which {he} put with the ${x} {he} had saved. How much money does {he} have?",
      "{m} keeps ${x} in a sock and ${y} in a shoe box. How much is that together?",
      "How much will the account show after {k} pays in ${y}, if it shows ${x} now?",
    ],
  },
  {
    id: "measured/two-chores-paid",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} earned ${x} by mowing lawns and ${y} by walking dogs. How much did {he} earn?",
      "The street singer's hat had ${x} from the morning crowd. The evening crowd tossed in ${y}. How much did he sing for that day?",
      "What were {m}'s wages for the weekend, if {mhe} was paid ${x} for Saturday and ${y} for Sunday?",
      "Aunt Rose sold a chair for ${x} and a mirror for ${y}. Find the money she took in.",
    ],
  },
  {
    id: "measured/three-incomes",
    expression: "x+y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} made ${x} at the car wash, ${y} raking leaves and ${z} shoveling snow. How much did {he} make altogether?",
      "Three classes collected money for the shelter. Room 1 brought ${x}, Room 2 brought ${y} and Room 3 brought ${z}. How much can the shelter expect?",
      "The waitress counted her tips. She had ${z} from breakfast, ${x} from lunch and ${y} from dinner. How much was it in all?",
      "How much is in the jar if {n}, {m} and {k} put in ${y}, ${x} and ${z}?",
    ],
  },
  {
    id: "measured/earned-then-spent",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} had ${x}. {He} was paid ${y} for babysitting and then bought sandals for ${z}. How much does {he} have now?",
      "{m} washed windows for ${x} and beat rugs for ${y}. {mHe} treated {mhis} friends to ice cream for ${z}. How much of the money is left?",
      "The bakery took in ${x} before noon and ${y} after noon. It paid the miller ${z} from that. How many dollars did it keep?",
      "How much money does {k} have after getting ${x} from one uncle, ${y} from another, and spending ${z} at the zoo?",
    ],
  },
  {
    id: "measured/spent-then-earned",
    expression: "x-y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} started the day with ${x}. {He} spent ${y} at the arcade, and in the evening {his} mother gave {him} ${z}. How much did {he} have at the end of the day?",
      "There was ${x} in the cash box of the lemonade stand. The kids bought cups for ${y} and then sold drinks for ${z}. How much is in the box?",
      "A bank account of ${x} went down by ${y} on {day} and up by ${z} on {day2}. What is in the account now?",
      "How many dollars does {m} own, who had ${x}, lost ${y} through a hole in {mhis} pocket and found ${z} on the sidewalk?",
    ],
  },
  {
    id: "measured/two-days-total-known",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "In two days the stand made ${x}. It made ${y} on the first day. How much did it make on the second day?",
      "{n} and {m} raised ${x}. {n} raised ${y} of it. How much did {m} raise?",
      "How much did {k} get for washing the van, if washing the van and waxing it brought ${x} and the waxing alone brought ${y}?",
      "Dad's jar and mine have ${x} in them, counted together. ${y} is in mine. What is in Dad's?",
    ],
  },
  {
    id: "measured/earned-more-than",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} saved ${x} and {m} saved ${y}. How much more did {n} save?",
      "On {day} the ticket booth took in ${x}; on {day2} it took in ${y}. By how much was {day} the better day?",
      "The plumber asks ${x} for the job. A handyman asks ${y} for it. How much less does the handyman ask?",
      "How many more dollars did the raffle bring than the cookie sale, when the cookie sale brought ${y} and the raffle ${x}?",
    ],
  },
  {
    id: "measured/pay-after-what-is-held-back",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} earned ${x}. The boss held back ${y} for the uniform and ${z} for lunch. What did {n} take home?",
      "The painter was paid ${x} for a portrait. She had bought canvas for ${y} and brushes for ${z}. How much did she really gain?",
      "From ${x} of birthday money {m} puts ${z} in the bank, gives ${y} to the animal shelter and keeps the rest. How much does {mhe} keep?",
      "How much profit is there from a yard sale that brought ${x} if the ad cost ${y} and the tables cost ${z}?",
    ],
  },
  {
    id: "measured/how-much-was-given",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} had ${y}. Grandpa gave {him} some money, and now {n} has ${x}. How much did Grandpa give?",
      "The donation box held ${y} at noon and ${x} at closing time. How much was donated in between?",
      "This morning {m}'s phone credit was ${y}. After topping it up {mhe} has ${x}. By how many dollars did {mhe} top it up?",
      "How much did {k} earn on the farm, if {k} went there with ${y} and left with ${x} without spending anything?",
    ],
  },
  {
    id: "measured/how-much-was-spent",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} left for the fair with ${x}. When {he} came home, {he} had only ${y}. How much did {he} spend?",
      "The class had ${x} for decorations. Now there is ${y} in the envelope. How many dollars went for decorations?",
      "How much did the sailor spend on shore, if he left the ship with ${x} and came back on board with ${y}?",
      "{m} sees on {mhis} phone that {mhis} card has ${y} on it. Before the trip it had ${x}. How much was used up on the trip?",
    ],
  },
];

/** Prices are compared; money is missing. */
const PRICES_COMPARED: readonly WordingFamily[] = [
  {
    id: "measured/costs-more-than",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "The {color} kite costs ${x} and the {color2} kite costs ${y}. How much more does the {color} kite cost?",
      "A seat by the window is ${y}. A seat in the front row is ${x}. What is the difference in price?",
      "How much cheaper is a used bicycle at ${y} than a new one at ${x}?",
      "{n} paid ${x} for {his} sneakers, while {m} got the same ones at ${y}. How many dollars less did {m} pay?",
    ],
  },
  {
    id: "measured/price-of-dearer-one",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "A small pizza is ${x}. A large one costs ${y} more. What is the price of a large pizza?",
      "{n}'s microscope cost ${x}, and that was ${y} less than {m}'s. How much did {m}'s microscope cost?",
      "The hotel by the sea asks ${y} more for a night than the inn, where a night is ${x}. How much does the hotel ask?",
      "How much was the rent this year, if last year it was ${x} and the landlord raised it by ${y}?",
    ],
  },
  {
    id: "measured/price-of-cheaper-one",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "A drum costs ${x}. A tambourine costs ${y} less. What does a tambourine cost?",
      "How much did {n} pay for gloves? {He} paid ${x} for a scarf, which was ${y} more than the gloves.",
      "Riding the bus is ${y} cheaper than riding the train. The train is ${x}. Find the bus fare.",
      "{m} earned ${x} in {month}. In {month2}, when {mhe} was ill, {mhe} earned ${y} less. What did {mhe} earn in {month2}?",
    ],
  },
  {
    id: "measured/money-still-needed",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} wants a chess set for ${x}. {He} has ${y}. How much more money does {he} need?",
      "The band needs ${x} to rent the hall, and so far it has ${y}. How many dollars is it short?",
      "How much must {m} still save before {mhe} can buy a hamster cage? {mHe} has put away ${y}, and the cage is ${x}.",
      "With ${y} in hand, {k} looks at a globe marked ${x}. What amount does {k} lack?",
    ],
  },
  {
    id: "measured/needed-after-two-sources",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "A camera costs ${x}. {n} has ${y} and {his} parents will give {him} ${z}. How much more does {he} need?",
      "The scouts want ${x} for a canoe. They got ${y} from a car wash and ${z} from a bake sale. How much is missing?",
      "How much does {m} have to borrow, if a sewing machine is ${x}, {mhe} has ${z} in {mhis} purse and ${y} at home?",
      "{n} and {m} would like to buy a ${x} tent together. {n} can pay ${y} and {m} can pay ${z}. How far are they from the price?",
    ],
  },
  {
    id: "measured/money-left-over-of-two",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} has ${x} and {m} has ${y}. They put it together and buy a ${z} game. How much do they have left?",
      "My savings are ${x}, and I got ${y} for my old skates. New skates cost ${z}. What will I have after I buy them?",
      "Two cousins pay ${x} and ${y} toward a present for Grandpa. The present costs ${z}. How much is over?",
      "How much of the class money remains when ${z} has been paid for the bus, if the girls brought ${x} and the boys brought ${y}?",
    ],
  },
  {
    id: "measured/two-against-one-price",
    expression: "x-(y+z)",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "A set of paints with brushes costs ${x}. Bought singly, the paints are ${y} and the brushes are ${z}. How much does one save by buying them singly?",
      "{n} earned ${x}. {m} earned ${y} and {k} earned ${z}. How much more did {n} earn than {m} and {k} together?",
      "{m} has ${x}. {mHe} will buy a bat for ${y} and a glove for ${z}. What will {mhe} have left after that?",
      "By how much is the sofa dearer than the armchair and the stool together? The sofa costs ${x}, the armchair ${y} and the stool ${z}.",
    ],
  },
  {
    id: "measured/price-rose",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "Last summer a day at the pool cost ${y}. This summer it costs ${x}. By how much did the price go up?",
      "{n} bought an old clock for ${y}, cleaned it and sold it for ${x}. What did {he} gain?",
      "How many dollars were taken off a coat that used to be ${x} and is ${y} now?",
      "The gas bill for {month} was ${x}, but for {month2} it was just ${y}. How much smaller was the bill for {month2}?",
    ],
  },
  {
    id: "measured/two-steps-of-price",
    expression: "x+y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "A stamp was worth ${x}. Its worth went up ${y} last year and ${z} this year. What is it worth now?",
      "The bidding for a painting started at ${x}. {n} bid ${y} more, and {m} bid ${z} above {n}. How much did {m} bid?",
      "A sandwich is ${x}. Cheese adds ${y} and bacon adds ${z}. How much is a sandwich with cheese and bacon?",
      "What did the trip cost in the end, if the ticket was ${x}, a seat by the window was ${z} extra and the suitcase was ${y} extra?",
    ],
  },
  {
    id: "measured/down-and-up-price",
    expression: "x-y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "A basket cost ${x}. For the holiday the shop took ${y} off, and after the holiday it added ${z}. What does the basket cost now?",
      "{n} gets ${y} off a desk of ${x}, but having it brought home costs ${z}. How much does {he} pay in all?",
      "The room is ${x}. Members pay ${y} less, and whoever brings a dog pays ${z} more. What does a member with a dog pay?",
      "How much money does {m} hand over for a ${x} coat if {mhe} has a coupon for ${y} and takes a ${z} hat as well?",
    ],
  },
];

/** Bills, debts, refunds, accounts. */
const BILLS: readonly WordingFamily[] = [
  {
    id: "measured/two-bills-in-the-mail",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} has to pay ${x} for electricity and ${y} for water this month. How much are the two bills together?",
      "The mechanic charged ${x} for parts and ${y} for labor. What did he charge altogether?",
      "A dentist's visit and an eye exam were both billed on {day}. The first was ${x}, the second ${y}. What is the sum of the bills?",
      "How much does {m} spend on {mhis} phone and internet in a month, if the phone is ${y} and the internet is ${x}?",
    ],
  },
  {
    id: "measured/part-of-the-bill-paid",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "The bill is ${x}. {n} pays ${y} now and the rest next week. How much will {he} pay next week?",
      "{m} owed the library ${x} and has paid ${y}. What does {mhe} owe now?",
      "How much of the school lunch bill is unpaid if ${y} of the ${x} has been paid?",
      "A sofa of ${x} was bought with ${y} down. How many dollars has the family yet to pay for it?",
    ],
  },
  {
    id: "measured/refund-for-one-thing",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} spent ${x} at the {shop}. At home {he} saw that one thing was broken, took it back and was refunded ${y}. How much did {he} spend after all?",
      "A concert ticket of ${x} is returned, but the office keeps ${y} as a fee. How much money comes back to the buyer?",
      "Renting the skates costs ${x}, and ${y} of that is given back when they are returned. What is the real cost?",
      "How much did {m} end up paying for the toaster, if {mhe} paid ${x} in the store and the maker later mailed {mhim} ${y}?",
    ],
  },
  {
    id: "measured/refund-put-back",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} returned a sweater and got ${y} for it. {He} already had ${x} in {his} purse. How much is in the purse now?",
      "The account stood at ${x} when the gas company paid back ${y}. What does it stand at now?",
      "How much money does {m} have after a stall owner, who charged too much, hands {mhim} back ${y}? {mHe} had ${x} then.",
      "For empty bottles {k} gets ${y} at the machine and puts it with ${x} of pocket money. How much is it in all?",
    ],
  },
  {
    id: "measured/account-two-payments",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "There was ${x} in {n}'s account. {He} wrote a check for ${y} and another for ${z}. How much remains in the account?",
      "The club's money was ${x}. ${y} went for rent and ${z} for heat. How many dollars does the club have now?",
      "{m} owed {n} ${x}. On {day} {mhe} paid ${z} and on {day2} ${y}. How much does {mhe} owe {n} still?",
      "How much is on the gift card after two visits? It came with ${x}; the first visit used ${y}, and the second used ${z}.",
    ],
  },
  {
    id: "measured/two-deposits-to-account",
    expression: "x+y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} opened an account with ${x}. In {month} {he} put in ${y}, and in {month2} ${z}. How much has {he} put in since the start?",
      "How much does the family owe in all, if it owes the grocer ${x}, the doctor ${y} and the coal man ${z}?",
      "One row of the budget says ${x} for books, ${y} for paper and ${z} for ink. What is the total of the row?",
      "The kitty of the card club had ${x}. {m} paid a fine of ${y} for being late, and {k} paid ${z}. What is in the kitty now?",
    ],
  },
  {
    id: "measured/tip-on-top-of-meal",
    expression: "x+y",
    units: ["dollars"],
    numbers: { x: "15..90", y: "2..14" },
    money: true,
    texts: [
      "Supper at the diner was ${x}. {n} left a ${y} tip. What did {he} pay with the tip?",
      "The barber charged ${x}, and {m} handed him ${y} on top because {mhe} liked the cut. How much did {m} give him?",
      "How much did the taxi ride cost {k}, including the tip of ${y}, if the meter showed ${x}?",
      "A parcel for ${x} came to the door, and there was a ${y} tax to pay for it. What did it come to with the tax?",
    ],
  },
  {
    id: "measured/borrowed-and-has",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} found ${x} in {his} drawer, but ${y} of it belongs to {m}. How much of it is {n}'s own?",
      "After {k} pays a ${y} fine out of ${x}, what does {k} have left?",
      "How much will be left in the cash box once the cashier takes out ${y} for change, if ${x} is in it now?",
      "Uncle Theo gave each twin the same present, ${x}. One of them lent a friend ${y} from it. How much of the present does that twin have at hand?",
    ],
  },
];

/** A number in a story of money is not needed. */
const SPARE_MONEY: readonly WordingFamily[] = [
  {
    id: "measured/spare-money-at-hand",
    expression: "x+y",
    units: ["dollars"],
    numbers: { x: "5..30", y: "5..30", z: "65..100" },
    money: true,
    texts: [
      "{n} went shopping with ${z}. {He} bought a vest for ${x} and a tie for ${y}. How much did {he} spend?",
      "How much did the picnic cost {m}? {mHe} had ${z} with {mhim}, paid ${x} for sandwiches and ${y} for fruit.",
      "The theater club owns ${z}. It plans to buy masks for ${y} and makeup for ${x}. What will the masks and the makeup cost together?",
      "Out of ${z} from {his} uncle, {n} gave {his} brother ${x} and {his} sister ${y}. How many dollars did {he} give away?",
    ],
  },
  {
    id: "measured/spare-number-of-things",
    expression: "x-y",
    units: ["dollars"],
    numbers: { z: "3..24" },
    money: true,
    texts: [
      "{n} had ${x}. {He} bought {z} envelopes and paid ${y} for all of them. How much does {he} have left?",
      "A bus with {z} children drove to the farm. The trip cost ${x}, and the school paid ${y} of that. How much did the parents have to pay?",
      "The bag of {z} tennis balls used to be ${x}. Now it is ${y} cheaper. What does the bag cost now?",
      "How much more did {m} earn than {k}, if {m} got ${x} and {k} got ${y} for working {z} hours each?",
    ],
  },
  {
    id: "measured/spare-third-price",
    expression: "x+y",
    units: ["dollars"],
    numbers: { z: "5..60" },
    money: true,
    texts: [
      "At the store a bucket is ${x}, a spade is ${y} and a beach ball is ${z}. {n} takes the bucket and the spade. How much does {he} pay?",
      "{m} looked at a ring for ${z} but left it there. {mHe} took earrings for ${x} and a pin for ${y}. What was {mhis} total?",
      "How much do the two girls have, when {k}'s two sisters have ${x} and ${y} and {k}'s brother has ${z}?",
      "On the menu, fish is ${y}, steak is ${z} and salad is ${x}. Find the price of fish with salad.",
    ],
  },
  {
    id: "measured/spare-price-not-compared",
    expression: "x-y",
    units: ["dollars"],
    numbers: { z: "5..60" },
    money: true,
    texts: [
      "Adults pay ${x} at the castle, children pay ${y} and a guidebook is ${z}. How much less does a child pay than an adult?",
      "A desk is ${x}, a chair is ${y} and a lamp is ${z}. How much more than the chair does the desk cost?",
      "{n}'s stall took in ${z} on {day}, ${x} on {day2} and ${y} on {day3}. How many dollars did {he} take in less on {day3} than on {day2}?",
      "By how much did {m}'s offer for the horse beat {k}'s? The farmer had asked for ${z}. {k} offered ${y}, and {m} offered ${x}.",
    ],
  },
  {
    id: "measured/spare-age-or-year",
    expression: "x+y",
    units: ["dollars"],
    numbers: { z: "7..14" },
    money: true,
    texts: [
      "{n} turned {z}. {He} got ${x} from {his} aunt and ${y} from {his} godfather. How much money did {he} get?",
      "For {z} days {m} fed the neighbors' cats. They gave {mhim} ${x} for that and ${y} for watering the plants. How much did {mhe} earn in all?",
      "A ticket for row {z} is ${x}. Popcorn there is ${y}. What do a ticket and popcorn cost?",
      "How much was collected when {z} grown-ups gave ${x} altogether and the children gave ${y} altogether?",
    ],
  },
  {
    id: "measured/spare-savings-of-another",
    expression: "x-y",
    units: ["dollars"],
    numbers: { z: "5..50" },
    money: true,
    texts: [
      "{n} has ${x} and {his} sister has ${z}. {n} buys a cap for ${y}. How much does {n} have then?",
      "A violin is ${x}. {m} has saved ${y}, and {mhis} friend has saved ${z} for a trip. How much is {m} short of the violin?",
      "How much was left of the girls' money? The boys collected ${z}, the girls collected ${x}, and the girls spent ${y} on paint.",
      "This week the shop sold a rug for ${x} and a pillow for ${z}. It had bought the rug for ${y}. How much did it gain on the rug?",
    ],
  },
];

/** Measures again, told with other questions. */
const MORE_MEASURES: readonly WordingFamily[] = [
  {
    id: "measured/before-it-was-poured-out",
    expression: "x+y",
    units: ["liters"],
    texts: [
      "{n} poured {y} liters of water on the campfire. {x} liters are left in the canister. How much water was in the canister at first?",
      "After {y} liters of paint had been rolled onto the ceiling, the painter had {x} liters. How many liters had she bought?",
      "A tank sprang a leak and lost {y} liters. Now it holds {x} liters. What did it hold before the leak?",
      "How many liters did the cook boil, if {x} liters are in the pot and the guests have eaten {y} liters of soup from it?",
    ],
  },
  {
    id: "measured/two-then-how-much-more",
    expression: "x-y-z",
    units: ["miles", "miles"],
    texts: [
      "The scouts want to hike {x} miles in a weekend. On Friday they do {y} miles, on Saturday {z} miles. How many miles must they do on Sunday?",
      "Between the two lakes lie {x} miles. A canoe has been carried for {y} miles and pulled on a cart for {z} miles. How many miles are there to go?",
      "How much of a coast of {x} miles has no road? One road runs along {z} miles of it, and another runs along {y} other miles.",
      "A canal should be {x} miles long. Crew one has dug {y} miles from the east; crew two has dug {z} miles from the west. What distance separates the crews?",
    ],
  },
  {
    id: "measured/two-weights-against-limit",
    expression: "x-(y+z)",
    units: ["pounds", "pounds"],
    texts: [
      "The raft can carry {x} pounds. A crate of {y} pounds and a dog of {z} pounds are on it. How many more pounds can it carry?",
      "{n} weighs out {y} pounds of nails and {z} pounds of screws from a delivery of {x} pounds. The rest is bolts. What do the bolts weigh?",
      "How much heavier is the bear than the wolf and the lynx together? The wolf weighs {y} pounds, the lynx {z} pounds and the bear {x} pounds.",
      "A pumpkin of {x} pounds won the fair. The next two pumpkins, of {y} pounds and {z} pounds, lay on a scale side by side and still weighed less. By how many pounds did the winner beat the pair?",
    ],
  },
  {
    id: "measured/difference-hours",
    expression: "x-y",
    units: ["hours"],
    texts: [
      "{n} slept {x} hours this week and {m} slept {y} hours. How many more hours did {n} sleep?",
      "The cheap battery lasts {y} hours. The good one lasts {x} hours. How much longer does the good one last?",
      "How many hours sooner will the job be done if the new machine takes {y} hours and the old one {x} hours?",
      "The night shift ran the press for {y} hours, which is fewer than the {x} hours of the day shift. How many hours fewer?",
    ],
  },
  {
    id: "measured/balance-of-two-ribbons",
    expression: "x+y-z",
    units: ["yards", "yards"],
    texts: [
      "{n} has {x} yards of red yarn and {y} yards of white yarn. A hat uses up {z} yards. How many yards of yarn does {he} have then?",
      "The store had {x} yards of cotton and got {y} yards more. It sold {z} yards to a tailor. How much cotton is there now?",
      "A kicker's team was {x} yards down the field, ran {y} yards farther and was then pushed back {z} yards. How many yards down the field is it?",
      "How many yards of hedge stand today, if {x} yards stood in front, {y} yards stood behind, and {m} pulled out {z} yards?",
    ],
  },
  {
    id: "measured/second-made-from-first",
    expression: "x-y",
    units: ["yards"],
    texts: [
      "The swimming lanes were {x} yards long before the pool was rebuilt. They are {y} yards shorter now. How long are the lanes now?",
      "{n} threw the ball {x} yards. {m} threw it {y} yards less far. How far did {m} throw?",
      "How many yards of bandage does the nurse have, who began with {x} yards and wrapped {y} yards around a knee?",
      "The frog pond lies {x} yards away. I have counted {y} yards with my steps. How many yards are there still to count?",
    ],
  },
  {
    id: "measured/grams-on-the-balance",
    expression: "x+y",
    units: ["grams"],
    texts: [
      "{n} put {x} grams of salt and {y} grams of pepper into the spice mix. How many grams of mix is that?",
      "A marble weighs {x} grams. A steel ball is {y} grams heavier. What does the steel ball weigh?",
      "The chick weighed {x} grams when it hatched, and in a week it gained {y} grams. Find its weight after the week.",
      "How many grams of gold did the miner bring to town, if he panned {y} grams in the creek and scraped {x} grams out of a crack?",
    ],
  },
  {
    id: "measured/grams-that-are-missing",
    expression: "x-y",
    units: ["grams"],
    texts: [
      "The recipe asks for {x} grams of butter. {n} has {y} grams. How many grams of butter does {he} lack?",
      "The soap weighed {x} grams when it was new. It is down to {y} grams. How many grams have been washed away?",
      "How much sugar is left in a bag of {x} grams from which {y} grams went into the jam?",
      "{m} takes {y} grams of cards out of a parcel of {x} grams. What does the parcel weigh then?",
    ],
  },
];

/** Short worksheet problems about measures and about money, with one or two additions and subtractions. */
export const WORKSHEET_MEASURES_AND_MONEY: readonly WordingFamily[] = [
  ...LENGTHS,
  ...WAYS,
  ...GROWTH,
  ...WEIGHTS,
  ...LIQUIDS,
  ...WEATHER,
  ...TIMES,
  ...AREAS,
  ...SPARE_MEASURES,
  ...MORE_MEASURES,
  ...BASKETS,
  ...CHANGE,
  ...EARNINGS,
  ...PRICES_COMPARED,
  ...BILLS,
  ...SPARE_MONEY,
];

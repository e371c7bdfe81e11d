import type { WordingFamily } from "../wording.ts";

/** Rain, snow, ice and tides: what falls, melts, rises and sinks. */
const WEATHER: readonly WordingFamily[] = [
  {
    id: "weighed/rain-in-two-spells",
    expression: "x+y",
    units: ["inches"],
    texts: [
      "It rained {x} inches before the school bell rang and {y} inches after it. How much rain fell that day?",
      "{n} emptied the rain gauge twice. The first time it held {x} inches, the second time {y} inches. What amount of rain had {he} caught altogether?",
      "How many inches of rain did the bean field get from two showers, when {y} inches fell in the second and {x} inches in the first?",
      "A storm left {x} inches of rain on the island. Before the ground had dried, {y} more inches came down. Find the total rainfall.",
    ],
  },
  {
    id: "weighed/snow-settles",
    expression: "x-y",
    units: ["centimeters"],
    texts: [
      "Fresh snow lay {x} centimeters deep on the roof of the van. By noon it had settled to {y} centimeters. By how much had it sunk?",
      "The ski hut's measuring stick read {y} centimeters in the evening. That same morning it had read {x} centimeters. How many centimeters of snow disappeared during the day?",
      "{n} pushed a ruler into a snowdrift: {x} centimeters. A week of sun later the drift was {y} centimeters. How many centimeters did the sun take?",
      "How much lower is the snow on the sled hill now? It stands at {y} centimeters, and at New Year it stood at {x} centimeters.",
    ],
  },
  {
    id: "weighed/short-of-the-usual-rain",
    expression: "x-y",
    units: ["inches"],
    texts: [
      "In most years {month} brings {x} inches of rain to the valley. This year it brought only {y} inches. How many inches short was it?",
      "Only {y} inches of rain came this spring, though the rice farmer counts on {x} inches. How much more rain would he have needed?",
      "A cactus garden in the south got {y} inches of rain, and a fern garden in the north got {x} inches. How much wetter was it in the north?",
      "The record for a single day is {x} inches of rain. {n} checks the gauge tonight and finds {y} inches. Tell how many inches the day missed the record by.",
    ],
  },
  {
    id: "weighed/ice-gets-thicker",
    expression: "x+y",
    units: ["centimeters"],
    texts: [
      "The ice on the pond measured {x} centimeters on {day}. In the next frosty night {y} centimeters froze on. How thick did the ice become?",
      "Two layers of frost cover the freezer wall. The old one is {x} centimeters and the new one on top of it is {y} centimeters. What is their thickness together?",
      "Since the rink was flooded again, its ice has gained {y} centimeters. It was {x} centimeters thick before that. How thick is it today?",
      "How long is the icicle at {n}'s window if it had reached {x} centimeters at breakfast and has grown by {y} centimeters?",
    ],
  },
  {
    id: "weighed/two-snowfalls-then-thaw",
    expression: "x+y-z",
    units: ["inches", "inches"],
    texts: [
      "On bare ground {x} inches of snow fell on {day} and {y} inches the day after. Then {z} inches melted. How deep was the snow after that?",
      "The cabin porch had {x} inches of snow on it. Overnight {y} inches came on top. {n} shoveled off {z} inches before giving up. How many inches lay there still?",
      "How much snow is left in the yard, when {z} inches have melted out of the {x} inches that fell at dawn and the {y} inches that fell at dusk?",
      "First it snowed {x} inches. It kept snowing, and another blanket of {y} inches built up. Rain washed {z} inches of it all away. What depth remained?",
    ],
  },
  {
    id: "weighed/thaw-then-snow-again",
    expression: "x-y+z",
    units: ["inches", "inches"],
    texts: [
      "{x} inches of snow covered the pass. A warm wind melted {y} inches, but the next front dropped {z} inches. How deep is it at the pass now?",
      "After the thaw had eaten {y} inches of the {x} inches on the slope, {z} inches of new powder arrived. What depth can the skiers expect?",
      "The plow scraped {y} inches off a road with {x} inches of snow on it. While the driver had lunch, {z} more inches fell. How many inches of snow were on the road then?",
      "What does the snow gauge show tonight? It showed {x} inches yesterday. Since then it has lost {y} inches to the sun and won {z} inches from a blizzard.",
    ],
  },
  {
    id: "weighed/rain-of-three-towns-or-weeks",
    expression: "x+y+z",
    texts: [
      "Three weeks of rain filled the diary of the weather club: {x} inches, {y} inches and {z} inches. What was the rainfall of all three weeks?",
      "Two wet mornings gave the vineyard {x} inches and {y} inches of rain, and a wet evening gave it {z} inches. How much rain is that altogether?",
      "{n} adds up the snow of the winter. {month} had {z} feet, the month before it had {y} feet, and the month before that had {x} feet. What sum does {he} get?",
      "A flood meter went up {x} feet on the first day, {y} feet on the second and {z} feet on the third. How many feet did the flood rise in all?",
    ],
  },
  {
    id: "weighed/lake-sinks-two-times",
    expression: "x-y-z",
    units: ["feet", "feet"],
    texts: [
      "The reservoir stood {x} feet deep in June. It fell {y} feet in July and {z} feet in August. How deep was it when September began?",
      "A drought lowered the lake by {y} feet, and the farmers' pumps lowered it by another {z} feet. It had been {x} feet deep. What is its depth now?",
      "When the lock opens, the water in it sinks by {y} feet. When the lower gate opens, it sinks {z} feet more. How many feet of water stay in the lock if it held {x} feet at first?",
      "How high is the water on the harbor wall after two hours, if it starts at {x} feet, drops {y} feet in the first hour and {z} feet in the second?",
    ],
  },
  {
    id: "weighed/tide-in-out-in",
    expression: "x+y-z",
    texts: [
      "At dawn the water at the pier was {x} feet deep. The tide brought {y} feet and later carried off {z} feet. How deep was it by then?",
      "The creek ran {x} inches deep until a cloudburst raised it by {y} inches. Since the cloudburst it has dropped {z} inches. Find its depth today.",
      "{n} watches the moat of the castle. It is {x} feet deep. Helpers let in {y} feet of water, but {z} feet seep away. What depth does {he} note down?",
      "How deep is the puddle in the end, if it had been {x} inches deep, gained {y} inches in the rain and gave up {z} inches to the wind and the sun?",
    ],
  },
];

/** Somebody walks, rides, drives, swims or flies. */
const WAYS: readonly WordingFamily[] = [
  {
    id: "weighed/errand-by-errand",
    expression: "x+y",
    units: ["miles"],
    texts: [
      "{n} drives {x} miles to the dentist and from there {y} miles to the feed store. How many miles does {he} drive in all?",
      "The mail boat goes {y} miles from the lighthouse to the village. Before that it goes {x} miles from the port to the lighthouse. How long is its run from port to village?",
      "What distance did the balloon cover, drifting {x} miles over fields and then {y} miles over the forest?",
      "Our school bus broke down after {x} miles. A second bus brought us the last {y} miles. How far from home is the museum along that road?",
    ],
  },
  {
    id: "weighed/how-much-farther-than",
    expression: "x-y",
    units: ["kilometers"],
    texts: [
      "{n} cycled {x} kilometers on {day} and {y} kilometers on {day2}. How much farther did {he} cycle on {day}?",
      "The stork flew {y} kilometers before resting. The crane flew {x} kilometers. How many kilometers more did the crane manage?",
      "By the coast the trip to the capital is {x} kilometers; over the hills it is {y} kilometers. How much do travelers save who take the hills?",
      "How many kilometers behind the leader is {m}, who has run {y} kilometers while the leader has run {x} kilometers?",
    ],
  },
  {
    id: "weighed/rest-of-the-way",
    expression: "x-y",
    units: ["miles"],
    texts: [
      "It is {x} miles to the canyon. {n} has put {y} miles behind {him} so far. How many miles are still ahead?",
      "A truck ran dry {y} miles into a delivery of {x} miles. What distance was it short of its goal?",
      "The pilgrims have {x} miles to walk this week, and {y} miles are done. How many miles remain?",
      "How far must the tow boat pull the barge yet, if {y} miles of a river trip of {x} miles lie behind them?",
    ],
  },
  {
    id: "weighed/turned-back",
    expression: "x-y",
    units: ["meters"],
    texts: [
      "{n} walked {x} meters straight down the beach, then came back {y} meters for a shell. How far from the start is {he}?",
      "A diver swims down {x} meters and rises {y} meters. How many meters below the surface is she then?",
      "The tortoise crept {y} meters back toward the pond after it had crept {x} meters away from it. What is its distance from the pond?",
      "How far along the pole is the beetle, when it climbed {x} meters from the foot and slid {y} meters down again?",
    ],
  },
  {
    id: "weighed/three-legs",
    expression: "x+y+z",
    units: ["miles", "miles"],
    texts: [
      "The vet visits three farms. To the first it is {x} miles, from there to the second {y} miles, and on to the third {z} miles. How long is her way to the third farm?",
      "{n} swam {x} miles, biked {y} miles and ran {z} miles in the triathlon. How many miles was the whole race?",
      "What did the trip meter gain, when the band drove {z} miles on Sunday, {y} miles on Saturday and {x} miles on Friday?",
      "By sled we made {x} miles. On skis we made {y} miles. The remaining {z} miles we did on snowshoes. Find the length of our tour.",
    ],
  },
  {
    id: "weighed/two-stretches-done",
    expression: "x-y-z",
    units: ["kilometers", "kilometers"],
    texts: [
      "A canal tour is {x} kilometers long. The rowers covered {y} kilometers before lunch and {z} kilometers after it. How many kilometers were left for the next day?",
      "{n} is hiking a ridge trail of {x} kilometers. {He} did {z} kilometers today and {y} kilometers yesterday. How far is it yet to the end of the trail?",
      "Of the {x} kilometers to the border, the family drives {y} kilometers on the highway and {z} kilometers on country roads. The rest goes through a city. How long is the city part?",
      "How many kilometers did the third runner of a relay have to run, when the course was {x} kilometers, the first runner did {y} kilometers and the second did {z} kilometers?",
    ],
  },
  {
    id: "weighed/forth-back-forth",
    expression: "x-y+z",
    units: ["meters", "meters"],
    texts: [
      "A toy robot rolls {x} meters forward, {y} meters backward and {z} meters forward. How far ahead of its starting line is it?",
      "{n} had run {x} meters when {he} dropped {his} hat. {He} went {y} meters back for it and then ran on for {z} meters. How far from the start is {he} now?",
      "The elevator in the mine went {x} meters down the shaft. It came up {y} meters for a worker and went down {z} meters again. At what depth did it stop?",
      "On which meter mark does the snail rest? It left mark zero, crawled up {x} meters, slipped {y} meters, and crawled up a further {z} meters.",
    ],
  },
  {
    id: "weighed/detour-minus-shortcut",
    expression: "x+y-z",
    units: ["miles", "miles"],
    texts: [
      "The planned ride was {x} miles. A closed bridge added {y} miles to it, and a shortcut through the park saved {z} miles. How many miles did {n} ride?",
      "{n} usually delivers papers along {x} miles of streets. {He} was given {y} more miles of streets and handed over {z} miles to {m}. How long is {n}'s round now?",
      "How far from home was the scout troop? It had marched {x} miles out in the morning, {y} miles out in the afternoon, and then {z} miles back to find a good camp.",
      "A railroad line of {x} miles was made {y} miles longer. Years later, {z} miles of it were torn up. What length is in use today?",
    ],
  },
  {
    id: "weighed/fuel-range",
    expression: "x-y",
    units: ["miles"],
    texts: [
      "On a full battery the scooter can go {x} miles. {n} has ridden {y} miles since {he} charged it. How many more miles can {he} ride?",
      "The next gas station is {y} miles off, but the tank is good for {x} miles. How many miles could the car go on from the station without filling up?",
      "A drone may fly {x} miles. Its trip to the pasture used up {y} miles. What distance is left to it?",
      "How many spare miles does a ferry have, if its fuel lasts for {x} miles and the crossing takes {y} miles?",
    ],
  },
  {
    id: "weighed/both-together-walk",
    expression: "x+y",
    texts: [
      "For the charity walk {n} completed {x} miles and {m} completed {y} miles. How many miles can they report together?",
      "{m} lives {y} kilometers east of the mill, and {k} lives {x} kilometers west of it on the same straight road. How far apart do they live?",
      "Two frogs start side by side and hop in opposite directions, one {x} feet, the other {y} feet. What is the distance between them?",
      "On {day} the wagon train rolled {x} miles. Its scout rode {y} miles more than that. How many miles did the scout ride?",
    ],
  },
  {
    id: "weighed/was-and-is-from-town",
    expression: "x-y",
    texts: [
      "A road sign says {x} miles to the lake. The next sign says {y} miles to the lake. How far apart are the signs?",
      "This morning the storm was {x} miles off the coast; tonight it is {y} miles off. How many miles nearer has it come?",
      "The trip counter of {n}'s bike reads {x} kilometers. When {he} got on it read {y} kilometers. How long was the ride?",
      "After the new tunnel was opened, it was {y} kilometers to the valley. Before, it had been {x} kilometers. By how many kilometers did the tunnel shorten the way?",
    ],
  },
  {
    id: "weighed/longer-than-two-together",
    expression: "x-y-z",
    units: ["miles", "miles"],
    texts: [
      "{n} walked {x} miles in May, {m} walked {y} miles and {k} walked {z} miles. How many miles more than {m} and {k} together did {n} walk?",
      "Two old trails measure {y} miles and {z} miles. The new trail measures {x} miles. By how much is it longer than both old ones put end to end?",
      "The truck must be driven {x} miles. If {m} takes the wheel for {y} miles and {k} for {z} miles, how many miles are {n}'s to drive?",
      "How much of a pipeline of {x} miles still lies open, when the first crew has covered {z} miles and the second crew {y} miles?",
    ],
  },
];

/** Things are put on a scale, loaded, mixed and eaten by the pound. */
const WEIGHTS: readonly WordingFamily[] = [
  {
    id: "weighed/two-purchases",
    expression: "x+y",
    units: ["pounds"],
    texts: [
      "{n} bought {x} pounds of plums and {y} pounds of cherries at the market. How many pounds of fruit did {he} carry home?",
      "The butcher wraps up {y} pounds of sausage after he has wrapped up {x} pounds of ham for the same customer. What do the two packages weigh together?",
      "What is the weight of a wheelbarrow load made of {x} pounds of sand and {y} pounds of gravel?",
      "A bag of {x} pounds of bird seed stood in the shed. {n}'s aunt put another bag of {y} pounds beside it. Find how much seed the shed has in all.",
    ],
  },
  {
    id: "weighed/fish-or-melon-heavier",
    expression: "x-y",
    units: ["pounds"],
    texts: [
      "{n} caught a trout of {y} pounds, and {m} caught a carp of {x} pounds. How many pounds heavier is the carp?",
      "{m}'s prize pumpkin weighs {x} pounds. {k}'s weighs {y} pounds. By how much does {m} win?",
      "The suitcase of the twins' father weighs {x} pounds and their mother's weighs {y} pounds. How much lighter is their mother's?",
      "How much more does the beehive weigh in August than in April? The keeper wrote down {y} pounds in April and {x} pounds in August.",
    ],
  },
  {
    id: "weighed/empty-basket-taken-off",
    expression: "x-y",
    units: ["kilograms"],
    texts: [
      "A crate full of oranges weighs {x} kilograms. The crate itself weighs {y} kilograms. What do the oranges weigh?",
      "{n} stepped on the scale holding {his} cat, and it showed {x} kilograms. Alone {he} weighs {y} kilograms. How heavy is the cat?",
      "The tub has a weight of {y} kilograms with nothing in it and of {x} kilograms with the wet laundry in it. How heavy is the wet laundry?",
      "Without its {y} kilograms of tools, what would the workman's bag weigh, which is {x} kilograms as he lifts it now?",
    ],
  },
  {
    id: "weighed/flour-two-recipes",
    expression: "x-y-z",
    units: ["kilograms", "kilograms"],
    texts: [
      "The baker opened a sack with {x} kilograms of flour. She took {y} kilograms for rye rolls and {z} kilograms for plum cake. How much flour is still in the sack?",
      "{n} had {x} kilograms of clay. A vase used up {z} kilograms and a bowl used up {y} kilograms. How many kilograms of clay are still wrapped up?",
      "Out of {x} kilograms of potatoes, {y} kilograms were fried and {z} kilograms were mashed. What weight of potatoes was not cooked?",
      "How heavy is the hay bale after the goats have pulled out {y} kilograms and the donkey {z} kilograms, if it weighed {x} kilograms to begin with?",
    ],
  },
  {
    id: "weighed/three-in-one-pot",
    expression: "x+y+z",
    units: ["ounces", "ounces"],
    texts: [
      "For a trail mix {n} stirs {x} ounces of nuts, {y} ounces of raisins and {z} ounces of seeds. How many ounces of mix does {he} get?",
      "A parcel holds a book of {x} ounces, a mug of {y} ounces and a scarf of {z} ounces. What do the things in it weigh in total?",
      "The jeweler melts three lumps of silver into one bar. The lumps weigh {z} ounces, {x} ounces and {y} ounces. How much will the bar weigh?",
      "How many ounces of candle wax does {m} have, with {x} ounces of white wax, {y} ounces of red wax and {z} ounces of beeswax?",
    ],
  },
  {
    id: "weighed/truck-unloads-and-loads",
    expression: "x-y+z",
    units: ["tons", "tons"],
    texts: [
      "A freight train pulls {x} tons of coal. At the steel mill {y} tons are dumped, and at the mine {z} tons are loaded. How many tons does it pull from there on?",
      "There were {x} tons of road salt in the barn. Trucks spread {y} tons on icy roads, and then a delivery of {z} tons came in. How much salt lies in the barn now?",
      "What is the barge carrying when it leaves the second port? It came in with {x} tons of sand, put ashore {y} tons and took on {z} tons.",
      "{z} tons of corn are poured into a silo that held {x} tons until {y} tons were sold from it. How many tons of corn does it hold in the end?",
    ],
  },
  {
    id: "weighed/animal-gains-and-loses",
    expression: "x+y-z",
    units: ["pounds", "pounds"],
    texts: [
      "A bear weighed {x} pounds in summer. It put on {y} pounds in the fall and lost {z} pounds over its long sleep. What did it weigh in spring?",
      "The vet's card for the old dog says: {x} pounds at the first visit, {y} pounds gained by the second, {z} pounds lost by the third. How heavy was the dog at the third visit?",
      "Last year the wrestler weighed {x} pounds. He trained himself up by {y} pounds, then dropped {z} pounds for the match. Find his weight at the match.",
      "How many pounds is the sheep today, if it was {x} pounds, grew {y} pounds heavier, and has just been shorn of {z} pounds of wool?",
    ],
  },
  {
    id: "weighed/under-the-limit",
    expression: "x-y",
    units: ["kilograms"],
    texts: [
      "The airline lets each person check {x} kilograms. {n}'s bag is at {y} kilograms. How many kilograms more may {he} pack?",
      "A rope bridge carries {x} kilograms at most. The mule on it weighs {y} kilograms. What weight could be added?",
      "So far {y} kilograms of old paper are on the class's pile. The goal is {x} kilograms. How much paper does the class still have to gather?",
      "How many kilograms of apples must {n} pick yet to fill an order of {x} kilograms, after picking {y} kilograms?",
    ],
  },
  {
    id: "weighed/weight-before",
    expression: "x+y",
    units: ["pounds"],
    texts: [
      "After {n} had eaten {y} pounds of it, the watermelon weighed {x} pounds. How heavy was the whole melon?",
      "There are {x} pounds of dog food in the bin, and the puppies have had {y} pounds out of it. How many pounds were in the bin when it was full?",
      "The sculptor knocked {y} pounds off a block of marble. The statue weighs {x} pounds. What had the block weighed?",
      "How much wool did the spinner start with, if {y} pounds are now yarn and {x} pounds are waiting in the basket?",
    ],
  },
  {
    id: "weighed/how-much-was-used",
    expression: "x-y",
    units: ["ounces"],
    texts: [
      "A jar of honey held {x} ounces on {day}. On {day2} it held {y} ounces. How many ounces had been spooned out?",
      "{n} weighed the soap bar when it was new: {x} ounces. Now it is down to {y} ounces. How much of it was washed away?",
      "Of {x} ounces of birthday candy, {y} ounces are left. What weight of candy have the guests eaten?",
      "The lump of wax is {y} ounces after burning; at first it was {x} ounces. How many ounces of wax has the flame used?",
    ],
  },
  {
    id: "weighed/third-part-of-the-load",
    expression: "x-y-z",
    units: ["pounds", "pounds"],
    texts: [
      "Three melons weigh {x} pounds in all. One is {y} pounds and another is {z} pounds. What is the weight of the third?",
      "The hikers share {x} pounds of gear. {n} takes {y} pounds, {m} takes {z} pounds, and {k} takes the rest. How many pounds are on {k}'s back?",
      "A fruit salad of {x} pounds has {z} pounds of grapes and {y} pounds of pears in it; everything else is banana. How many pounds of banana are in it?",
      "How much does the rider weigh, if horse, saddle and rider come to {x} pounds, the horse alone to {y} pounds and the saddle to {z} pounds?",
    ],
  },
  {
    id: "weighed/heavier-by-so-much",
    expression: "x+y",
    units: ["grams"],
    texts: [
      "A blue egg weighs {x} grams. A white egg is {y} grams heavier. How much does the white egg weigh?",
      "{n}'s letter is {y} grams lighter than {m}'s. {n}'s letter weighs {x} grams. What does {m}'s weigh?",
      "If the kitten weighs {x} grams at birth and gains {y} grams in its first days, what will the scale show?",
      "By adding {y} grams of yeast to a dough of {x} grams, {n} gets the right weight. What is the right weight?",
    ],
  },
];

/** Cloth, wire, wood and paper are cut, joined and measured. */
const CUT: readonly WordingFamily[] = [
  {
    id: "weighed/cloth-cut-once",
    expression: "x-y",
    units: ["yards"],
    texts: [
      "{n} has {x} yards of velvet and cuts off {y} yards for a cape. How many yards of velvet remain?",
      "For the sails {y} yards of canvas were needed, and the shipwright had {x} yards. How much canvas did he not need?",
      "The shop had a bolt of {x} yards of denim at opening time. A customer bought {y} yards. What is left on the bolt?",
      "How long is a ribbon of {x} yards once {y} yards of it have gone around a gift?",
    ],
  },
  {
    id: "weighed/wire-two-cuts",
    expression: "x-y-z",
    units: ["feet", "feet"],
    texts: [
      "An electrician snips {y} feet and then {z} feet from a coil of {x} feet of copper wire. How long is the wire on the coil now?",
      "The coil measured {x} feet. {n} took {z} feet for the doorbell and {y} feet for a lamp. Find the length of wire nobody used.",
      "A string of {x} feet was cut at two places. The first piece is {y} feet and the middle piece {z} feet. How long is the last piece?",
      "What length of hose does the gardener have left, after the lawnmower ruined {y} feet and the frost ruined {z} feet of his {x} feet of hose?",
    ],
  },
  {
    id: "weighed/boards-end-to-end",
    expression: "x+y",
    units: ["feet"],
    texts: [
      "{n} screws a board of {x} feet to a board of {y} feet, end to end, to make a bench. How long is the bench?",
      "The fence runs {x} feet along the street and turns the corner for {y} more feet. How many feet of fence are there?",
      "To make one long banner, {m} taped {y} feet of paper onto {k}'s {x} feet. How long did the banner get?",
      "How many feet of gutter must {n} buy for a house that needs {x} feet at the front and {y} feet at the back?",
    ],
  },
  {
    id: "weighed/joined-with-overlap",
    expression: "x+y-z",
    units: ["inches", "inches"],
    texts: [
      "{n} glued a strip of {x} inches to the end of a strip of {y} inches and trimmed {z} inches off the ragged edge. How long was the finished strip?",
      "Two ropes of {x} inches and {y} inches were tied together, and the knot ate up {z} inches. What length of rope came out?",
      "A scarf was {x} inches long. Grandma knitted {y} inches onto it, found it too long and undid {z} inches. How long is the scarf?",
      "How long is the curtain, if {x} inches of lace are sewn below {y} inches of linen and the seam takes away {z} inches?",
    ],
  },
  {
    id: "weighed/cut-then-let-out",
    expression: "x-y+z",
    units: ["centimeters", "centimeters"],
    texts: [
      "A chain hung down {x} centimeters. {n} removed a piece of {y} centimeters and hooked on one of {z} centimeters. How long does it hang now?",
      "The tailor shortened the skirt of {x} centimeters by {y} centimeters. Then he sewed on a border of {z} centimeters. What length did the skirt end up with?",
      "{n}'s kite tail was {x} centimeters. A branch tore off {y} centimeters, so {he} tied {z} centimeters of ribbon to it. How many centimeters does the tail measure?",
      "What is the length of the paper chain after the baby tore away {y} centimeters of its {x} centimeters and {n} repaired it with {z} centimeters?",
    ],
  },
  {
    id: "weighed/three-lengths-needed",
    expression: "x+y+z",
    units: ["feet", "feet"],
    texts: [
      "A picture needs {x} feet of frame wood, a mirror needs {y} feet and a clock needs {z} feet. How many feet of wood should {n} get?",
      "Three snakes lie in a line, nose to tail. They are {x} feet, {y} feet and {z} feet long. How long is the line?",
      "In the attic {n} dug out {z} feet of rope, in the garage {x} feet, and in the boat {y} feet. What is the length of all the rope {he} dug out?",
      "How far do the train cars reach, if the engine is {x} feet long, the coal car {y} feet and the caboose {z} feet?",
    ],
  },
  {
    id: "weighed/too-long-by",
    expression: "x-y",
    units: ["inches"],
    texts: [
      "The shelf board is {x} inches, but the gap in the wall is only {y} inches. How much must {n} saw off?",
      "{m} needs {x} inches of zipper. The longest zipper in the drawer is {y} inches. How many inches is it too short?",
      "A table of {y} inches stands against a wall of {x} inches. How much wall is left beside it?",
      "A drawing of {x} inches is to go into a frame that is {y} inches wide inside. How many inches of the drawing have to be trimmed away?",
    ],
  },
  {
    id: "weighed/found-out-how-much-was-cut",
    expression: "x-y",
    units: ["meters"],
    texts: [
      "A roll of foil had {x} meters on it. Now it has {y} meters. How many meters were torn off?",
      "The cable was {x} meters long. After the plumber had cut it, {y} meters were left in the van. What length did he cut?",
      "This tree was {x} meters high. Lightning left it standing {y} meters high. How many meters of the top came down?",
      "How much yarn did {n} knit, if {y} meters are left in a ball that had {x} meters?",
    ],
  },
  {
    id: "weighed/length-from-its-pieces",
    expression: "x+y",
    units: ["meters"],
    texts: [
      "{n} cut {y} meters from a rope. The piece that was left is {x} meters. How long was the rope at first?",
      "A pole stands {x} meters out of the ground, and {y} meters of it are buried. What is the length of the whole pole?",
      "The class painted {y} meters of a wall. The other {x} meters are still white. How long is the wall?",
      "How many meters of tape came on the roll, when {n} has stuck down {y} meters and the roll still has {x} meters?",
    ],
  },
];

/** Water, milk, paint and fuel are poured, drunk and spilled. */
const POURED: readonly WordingFamily[] = [
  {
    id: "weighed/two-pours",
    expression: "x+y",
    units: ["liters"],
    texts: [
      "{n} poured {x} liters of water into the fish tank and {m} poured in {y} liters. How much water did they pour in altogether?",
      "The goat gave {y} liters of milk in the evening. In the morning she had given {x} liters. How many liters is that for the day?",
      "A cook stretches {x} liters of soup with {y} liters of broth. How many liters of soup can be served?",
      "How much punch is in the bowl if it was mixed from {x} liters of cider and {y} liters of tea?",
    ],
  },
  {
    id: "weighed/drunk-up",
    expression: "x-y",
    units: ["liters"],
    texts: [
      "The team brought {x} liters of water to the match and drank {y} liters. How much water did they bring back?",
      "{y} liters dripped through a crack in a barrel of {x} liters. How many liters did the barrel still have?",
      "A watering can holds {x} liters. {n} gives the roses {y} liters out of the full can. What is left in it?",
      "How many liters of paint are still unused, when the painter bought {x} liters and the hall took {y} liters?",
    ],
  },
  {
    id: "weighed/tank-drained-twice",
    expression: "x-y-z",
    units: ["gallons", "gallons"],
    texts: [
      "The farmer's tank held {x} gallons of diesel. The tractor took {y} gallons and the harvester {z} gallons. How many gallons stayed in the tank?",
      "{n}'s rain barrel was at {x} gallons. {He} used {z} gallons on the car and {y} gallons on the beans. How much rainwater does {he} have left?",
      "What remains of {x} gallons of lemonade when {y} gallons are sold before the parade and {z} gallons during it?",
      "The fire truck arrived with {x} gallons. It sprayed {y} gallons on the barn. Afterward {z} gallons went on the haystack. Find how much water it drove home with.",
    ],
  },
  {
    id: "weighed/filled-and-leaking",
    expression: "x+y-z",
    units: ["gallons", "gallons"],
    texts: [
      "A wading pool had {x} gallons in it. {n} ran in {y} gallons with the hose, and jumping children splashed out {z} gallons. How much water was in the pool then?",
      "The dairy collected {x} gallons from one farm and {y} gallons from the next. It turned {z} gallons into butter and bottled the rest. How many gallons did it bottle?",
      "How many gallons of gas are in the boat now? It had {x} gallons, {y} gallons were put in at the dock, and {z} gallons were burned on the lake.",
      "When {z} gallons have been let out, how full is a vat into which {x} gallons of grape juice and {y} gallons of apple juice were pumped?",
    ],
  },
  {
    id: "weighed/poured-off-and-refilled",
    expression: "x-y+z",
    units: ["liters", "liters"],
    texts: [
      "The aquarium held {x} liters. {n} scooped out {y} liters of dirty water and put {z} liters of clean water in. How many liters does it hold now?",
      "A camel trader had {x} liters of water. The animals drank {y} liters before he reached a well, where he drew {z} liters. How much water did he ride on with?",
      "How much milk is in the can, if it started the day with {x} liters, the cheese maker dipped out {y} liters, and the evening milking brought {z} liters?",
      "From {x} liters of green paint, {n} used {y} liters on the gate. Then {he} stirred {z} liters of yellow into what was left. How many liters of paint did that make?",
    ],
  },
  {
    id: "weighed/three-bottles",
    expression: "x+y+z",
    units: ["quarts", "quarts"],
    texts: [
      "{n} blends {x} quarts of orange juice, {y} quarts of mango juice and {z} quarts of water. How many quarts does {he} blend?",
      "Three maple trees dripped {x} quarts, {y} quarts and {z} quarts of sap. What did the farmer carry to the sugar house in total?",
      "The cafe sold {y} quarts of cocoa on {day} and {x} quarts on {day2}. On the day of the fair it sold {z} quarts. How much cocoa was that altogether?",
      "How much oil has the garage drained from a van with {x} quarts, a taxi with {y} quarts and a bus with {z} quarts?",
    ],
  },
  {
    id: "weighed/needs-more-to-be-full",
    expression: "x-y",
    units: ["gallons"],
    texts: [
      "A bathtub holds {x} gallons, and {y} gallons have run in. How many gallons will make it full?",
      "There are {y} gallons in the tank of {n}'s truck. The tank takes {x} gallons. How many gallons of gas can {he} add?",
      "The zoo wants {x} gallons for the new penguin pool. The pump has delivered {y} gallons. How much water is to come?",
      "How much bigger is a cistern of {x} gallons than a cistern of {y} gallons?",
    ],
  },
  {
    id: "weighed/vessel-before-serving",
    expression: "x+y",
    units: ["pints"],
    texts: [
      "When {n} had filled the guests' mugs with {y} pints of cider, {x} pints were left in the jug. How much cider had the jug held?",
      "{x} pints of blood are in the clinic's fridge. It gave out {y} pints this morning. How many pints did it have before?",
      "The cat knocked over {y} pints of cream and {x} pints were saved. How many pints of cream had there been?",
      "How many pints did the ice cream maker mix in the morning, if she has sold {y} pints and {x} pints are still in her freezer?",
    ],
  },
];

/** Prices are paid together, compared and lowered; change comes back. */
const PRICES: readonly WordingFamily[] = [
  {
    id: "weighed/two-things-at-the-till",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} buys a kite for ${x} and a ball of string for ${y}. How much does {he} pay?",
      "The haircut was ${x}. On the way out {n} took a comb for ${y}. What did {he} spend at the barber's in all?",
      "How much money does a fan need for a scarf of ${y} and a seat that costs ${x}?",
      "Repairing the clock comes to {x} dollars for the work and {y} dollars for a spring. Find the whole bill.",
    ],
  },
  {
    id: "weighed/change-returned",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} handed the florist ${x} for tulips that cost ${y}. How much change did {he} get back?",
      "The taxi meter said ${y}. The passenger gave the driver ${x}. How many dollars should the driver return?",
      "A stamp album is marked ${y}. What does {m} get back, paying with ${x}?",
      "With {x} dollars in hand, {n} pays an entrance fee of {y} dollars. What does the cashier give back to {him}?",
    ],
  },
  {
    id: "weighed/dearer-of-two",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "The leather gloves are ${x}; the wool gloves are ${y}. How much more do the leather gloves cost?",
      "At the corner store a lantern is ${x}, online it is ${y}. How much would {n} save by ordering it?",
      "{n} paid ${y} for the same concert that cost {m} ${x}. By how much was {n}'s ticket cheaper?",
      "What is the price difference between a hamster wheel at ${y} and a parrot swing at ${x}?",
    ],
  },
  {
    id: "weighed/not-enough-yet",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "A drum costs ${x}. {n} has ${y}. How much more money does {he} need?",
      "{n} put ${y} down on a canoe of ${x} and will pay the rest in fall. How much will {he} have to pay in fall?",
      "The choir has collected ${y} toward new robes, which come to ${x}. How many dollars are missing?",
      "How much must a friend lend {m}, who has {y} dollars with {mhim} and wants to pay for a tent of {x} dollars?",
    ],
  },
  {
    id: "weighed/marked-down",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "A raincoat of ${x} is reduced by ${y}. What does it cost in the sale?",
      "{n} had a coupon for ${y} off and bought a blender with a price of ${x}. How much did {he} pay for it?",
      "The sofa with the scratch is ${y} less than the one without it, which sells for ${x}. What does the scratched sofa sell for?",
      "For members, the museum takes ${y} off the yearly pass of ${x}. Find what {k}, who is a member, pays for the pass.",
    ],
  },
  {
    id: "weighed/price-before-it-fell",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "After ${y} was taken off, a guitar stand sold for ${x}. What was its price at first?",
      "{n} got ${y} back when {he} bought a vase for ${x}. How much had {he} given the seller?",
      "The rent for the stall went up by ${y}. It had been ${x}. How much is it from now on?",
      "What does a sleeping bag cost that is ${y} dearer than an air bed for ${x}?",
    ],
  },
  {
    id: "weighed/three-on-one-receipt",
    expression: "x+y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "The receipt lists soap for ${x}, a mop for ${y} and a bucket for ${z}. What is the sum at the bottom?",
      "{n} spent ${x} at the {shop}, ${y} at the pharmacy and ${z} on parking. How much did the morning cost {him}?",
      "How much was the trip, if the train came to ${z}, the room to ${y} and the meals to ${x}?",
      "Three friends throw in for a gift. {n} gives {x} dollars, {m} gives {y} dollars and {k} gives {z} dollars. How expensive may the gift be?",
    ],
  },
  {
    id: "weighed/two-bought-change",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} goes to the fair with ${x}. The rides cost {him} ${y} and the cotton candy ${z}. How much money does {he} take home?",
      "From a check of ${x}, the gas bill takes ${y} and the phone bill ${z}. What is left of the check?",
      "A cake costs ${y} and the candles for it ${z}. How much change is there from ${x}?",
      "How many dollars were on the gift card after {n} used ${z} for socks and ${y} for a hat, if there were ${x} on it when {he} got it?",
    ],
  },
  {
    id: "weighed/bundle-minus-discount",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "A desk is ${x} and a chair is ${y}. Whoever takes both pays ${z} less. What do both cost then?",
      "{n} ordered a pan for ${x} and a lid for ${y}, and used a voucher of ${z}. How much did {he} have to pay?",
      "How much did the garage charge, when the brakes were ${y}, the oil was ${x}, and ${z} was taken off because the car was ready late?",
      "The lunch came to ${x} and the drinks to ${y}. Grandpa laid {z} dollars on the table, and {n} paid the rest. What was {n}'s part?",
    ],
  },
  {
    id: "weighed/returned-and-bought",
    expression: "x-y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n}'s shopping came to ${x}. {He} put back a jar of ${y} and added cheese for ${z}. How much did {he} pay in the end?",
      "The phone plan was ${x}. A discount lowered it by ${y}, but a new tax raised it by ${z}. What is the plan now?",
      "How much is in the cash box? It held ${x} in the morning, ${y} went to the window cleaner, and a customer paid ${z}.",
      "Shipping was {z} dollars. The lamp was {x} dollars before {y} dollars were knocked off for a dent. What did the lamp cost with shipping?",
    ],
  },
  {
    id: "weighed/third-price-unknown",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "A fishing set was ${x} in total. The rod was ${y}, the net was ${z}, and the box of hooks was the rest. How much were the hooks?",
      "Paint, brushes and tape cost {n} ${x}. The paint was ${y} and the brushes ${z}. Find the price of the tape.",
      "What did {k} owe, when the three of them had eaten for ${x}, {n}'s part was ${z} and {m}'s part was ${y}?",
      "The poster shop took in {x} dollars in three days: {y} dollars the first day, {z} dollars the second. How many dollars did it take in on the third?",
    ],
  },
];

/** Money is earned, saved, given, owed and spent. */
const SAVED: readonly WordingFamily[] = [
  {
    id: "weighed/added-to-the-jar",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} had ${x} in {his} money jar. For raking leaves {he} got ${y}, which went into the jar as well. How much is in the jar?",
      "The bake sale brought ${y}, and the class already had ${x}. How much money has the class altogether?",
      "A neighbor pays {n} ${x} for walking the dog and ${y} for watering the plants. What are {his} earnings?",
      "How rich is the pirate now, if he owned {x} dollars and won {y} dollars at cards?",
    ],
  },
  {
    id: "weighed/spent-from-pocket-money",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} got ${x} for {his} birthday and spent ${y} of it on a puzzle book. What is left of the birthday money?",
      "There were ${x} in the club's account until the club paid ${y} for balls. How much is there now?",
      "{m} owed {n} ${x} and has paid back ${y}. How much does {mhe} owe still?",
      "How much can {n} put in the bank, when {he} earned {x} dollars and will use {y} dollars for a bus pass?",
    ],
  },
  {
    id: "weighed/what-did-it-cost-from-the-rest",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} went into the {shop} with ${x} and came out with ${y}. How much did {he} spend there?",
      "Buying a thermos brought the money in {m}'s wallet down from ${x} to ${y}. What was the price of the thermos?",
      "Of ${x} for the picnic, ${y} was not needed. How much did the picnic cost?",
      "How much did {n} give to the street musician? Before, {he} had {x} dollars, and after that {he} had {y} dollars.",
    ],
  },
  {
    id: "weighed/had-before-spending",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} has ${x} left. A subway card just cost {him} ${y}. How much did {he} have before?",
      "When Dad had paid ${y} for the tow truck, ${x} was in his pocket. How many dollars had been in his pocket?",
      "A worker takes home ${x} after ${y} of taxes has been held back. What is she paid before taxes?",
      "How much did the theater take in, if {y} dollars went to the actors and {x} dollars were kept?",
    ],
  },
  {
    id: "weighed/two-gifts-and-own",
    expression: "x+y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n}'s own savings are ${x}. {His} uncle adds ${y} and {his} aunt ${z}. How much does {he} have in all?",
      "The firefighters' can had ${x} from the bakery, ${y} from the bank and ${z} from the school. Find the total.",
      "How much did the car wash earn over the long weekend, with ${z} on Monday, ${x} on Saturday and ${y} on Sunday?",
      "For babysitting {m} was paid {x} dollars, for mowing {y} dollars, for washing windows {z} dollars. How much money did {mhe} make?",
    ],
  },
  {
    id: "weighed/earned-then-spent",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} saved ${x} in spring and ${y} in summer. In fall {he} bought a skateboard for ${z}. How much of {his} savings does {he} still have?",
      "A juggler collected ${x} at noon and ${y} at night. His supper cost ${z}. What did he have after supper?",
      "After paying ${z} for fabric, how much does the quilt club own, whose members gave ${y} and whose raffle made ${x}?",
      "On {day} {x} dollars were in the drawer. Customers paid in {y} dollars, and the owner took {z} dollars to the bank. How much did the drawer hold then?",
    ],
  },
  {
    id: "weighed/spent-then-got",
    expression: "x-y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} had ${x}. {He} lent {m} ${y}, and then Grandma slipped {him} ${z}. How much money does {he} hold?",
      "The account stood at ${x}. A bill of ${y} was paid from it, and a refund of ${z} came in. Where does it stand now?",
      "What was in {k}'s purse in the evening, if it had ${x} in the morning, ${y} went for lunch, and a friend paid {k} ${z} for a used game?",
      "{z} dollars came from the sale of old chairs. Before the sale, the club had paid {y} dollars out of its {x} dollars for posters. What does the club own now?",
    ],
  },
  {
    id: "weighed/two-expenses-from-savings",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} put aside ${x} for camp. The bus took ${y} and the boots took ${z}. How much was there for snacks?",
      "The puppet show earned ${x}. After ${y} for lights and ${z} for the room, what was the profit?",
      "{m} must pay back ${x}. In {month} {mhe} paid ${y} and in {month2} ${z}. How much is {mhis} debt now?",
      "Give the amount {n} kept for {himself}, who found {x} dollars in an old coat, gave {z} dollars to {his} sister and {y} dollars to {his} brother.",
    ],
  },
  {
    id: "weighed/saver-behind",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} has saved ${x} and {m} has saved ${y}. How much more has {n} saved?",
      "The lemonade stand made ${y} in the rain and ${x} in the sun. By how many dollars was the sunny day better?",
      "How much less does {k} earn, who gets ${y} a week, than {m}, who gets ${x}?",
      "This year's electric bill was {y} dollars, and last year's was {x} dollars. How much did the family save on it?",
    ],
  },
];

/** Plants, hours, land and stores: things get taller, and time, land and supplies are used. */
const GROWTH_AND_USE: readonly WordingFamily[] = [
  {
    id: "weighed/taller-since-planting",
    expression: "x+y",
    units: ["inches"],
    texts: [
      "A sunflower was {x} inches tall. In the warm weeks it shot up by {y} inches. How tall did it become?",
      "{n}'s bamboo stands {x} inches above the pot today. By next week it will be {y} inches taller. What height will it have?",
      "The ivy had climbed {x} inches of wall; {y} inches were added in a summer. How much wall has it climbed in all?",
      "If a mushroom grew {y} inches after the rain and had {x} inches before it, how tall is it?",
    ],
  },
  {
    id: "weighed/growth-between-visits",
    expression: "x-y",
    units: ["centimeters"],
    texts: [
      "The foal's back was {y} centimeters high in March and {x} centimeters high in October. How many centimeters did the foal grow?",
      "{n} planted a fir that measured {y} centimeters. It measures {x} centimeters today. How much has it grown?",
      "How long were the sprouts on {day}, if they are {x} centimeters now and have grown {y} centimeters since {day}?",
      "The python shed its skin at {y} centimeters, and its next skin was {x} centimeters. What did it gain in length?",
    ],
  },
  {
    id: "weighed/grew-then-pruned",
    expression: "x+y-z",
    units: ["inches", "inches"],
    texts: [
      "A hedge of {x} inches grew {y} inches before {n} clipped {z} inches off the top. How tall is the hedge now?",
      "{n}'s hair was {x} inches long. Over the year it grew {y} inches, and at the salon {he} had {z} inches taken off. How long is {his} hair?",
      "How tall is the grass after the mower has taken {z} inches, if it was {x} inches on {day} and put on {y} inches in a wet week?",
      "The corn was at {x} inches. It rose by {y} inches, until hail broke {z} inches off. How high does the corn stand?",
    ],
  },
  {
    id: "weighed/pruned-then-grew",
    expression: "x-y+z",
    units: ["feet", "feet"],
    texts: [
      "The goats nibbled {y} feet off a bush of {x} feet. By fall it had put on {z} feet. How tall was it in fall?",
      "A vine of {x} feet was cut back by {y} feet in winter and grew {z} feet in the new year. Find its length.",
      "How high is the willow? It was {x} feet high, a storm took {y} feet, and it has since grown {z} feet.",
      "Having lost {y} feet of its {x} feet to the saw, the apple tree sent up {z} feet of new wood. What is its height with the new wood?",
    ],
  },
  {
    id: "weighed/two-growth-spurts",
    expression: "x+y+z",
    units: ["inches", "inches"],
    texts: [
      "A tomato plant of {x} inches grew {y} inches in {month} and {z} inches in {month2}. How tall was it after that?",
      "The crystal in the science room was {x} inches. It gained {y} inches in the first week and {z} inches in the second. How long is it?",
      "In three springs a coral reef rose {z} inches, {y} inches and {x} inches. By how many inches did it rise altogether?",
      "How tall will {n}'s bean be, which is {x} inches now, if it grows {y} inches by the weekend and {z} more inches by the end of vacation?",
    ],
  },
  {
    id: "weighed/hours-two-tasks",
    expression: "x+y",
    units: ["hours"],
    texts: [
      "{n} practiced the cello for {x} hours on {day} and {y} hours on {day2}. For how many hours did {he} practice in all?",
      "Painting the boat took {x} hours. Varnishing it took {y} hours. How long did {n} work on the boat?",
      "The flight lasts {y} hours and the drive to the airport before it {x} hours. How many hours is the family on the road and in the air?",
      "How long has the stove been burning, if it burned {x} hours before midnight and {y} hours since then?",
    ],
  },
  {
    id: "weighed/hours-still-to-do",
    expression: "x-y",
    units: ["hours"],
    texts: [
      "{n} has to do {x} hours of training for {his} license. {He} has finished {y} hours. How many hours are left?",
      "The battery of the lamp lasts {x} hours. It has been on for {y} hours. How much longer will it shine?",
      "{m} volunteered {y} hours and {k} volunteered {x} hours. How many more hours did {k} give?",
      "How much time did the new road save the driver, who used to need {x} hours and now needs {y} hours?",
    ],
  },
  {
    id: "weighed/hours-taken-from-a-stretch",
    expression: "x-y-z",
    units: ["hours", "hours"],
    texts: [
      "The crew has {x} hours to build the stage. Setting the frame takes {y} hours, and laying the floor takes {z} hours. How much time remains for the lights?",
      "{n} rented a studio for {x} hours. {He} recorded for {y} hours, ate and rested for {z} hours, and spent the rest mixing. How many hours did {he} mix?",
      "Out of a trip of {x} hours, {z} hours were spent asleep and {y} hours reading. For how many hours did the traveler do neither?",
      "A radio marathon of {x} hours has {y} hours of jazz, {z} hours of folk songs and otherwise only talk. How many hours of talk are in it?",
    ],
  },
  {
    id: "weighed/hours-added-and-canceled",
    expression: "x+y-z",
    units: ["hours", "hours"],
    texts: [
      "{n} was down for {x} hours at the library desk this month. {He} took on {y} hours for a sick friend and gave {z} hours away. For how many hours is {he} down now?",
      "A course of {x} hours was made {y} hours longer. So far {z} hours of it have been taught. How many hours are still to be taught?",
      "How much flying time does the pilot have this week, if {x} hours were planned, {y} hours were added, and {z} hours fell away in the fog?",
      "The parking ticket was good for {x} hours. {m} put in coins for {y} hours more, and {z} hours of it are over. How many hours may {mhe} park yet?",
    ],
  },
  {
    id: "weighed/battery-used-and-charged",
    expression: "x-y+z",
    units: ["hours", "hours"],
    texts: [
      "The camera's battery had {x} hours of power. Filming ate {y} hours of it, and a short charge gave back {z} hours. How many hours of power does it have?",
      "A night guard has {x} hours of overtime on her card. She takes {y} hours off and then works {z} hours too long. How much overtime is on her card now?",
      "How long will the lantern oil last? There was oil for {x} hours, it has burned for {y} hours, and {n} has poured in enough for {z} hours.",
      "Gas for {z} hours was poured into a generator. It had run for {y} hours since it was last filled with gas for {x} hours. For how many hours can it run now?",
    ],
  },
  {
    id: "weighed/land-of-three-owners",
    expression: "x+y+z",
    units: ["acres", "acres"],
    texts: [
      "{n}'s farm has {x} acres of wheat, {y} acres of clover and {z} acres of woods. How large is the farm?",
      "Three brothers put their land together: {z} acres, {y} acres and {x} acres. How many acres do they own as one?",
      "A wildfire burned {x} acres on the first day and {y} acres on the second. Before it was put out it took {z} acres more. What area did it burn?",
      "How many acres must {m} plow if {mhe} plows {x} acres of {mhis} own, {y} acres for {k} and {z} acres for the school?",
    ],
  },
  {
    id: "weighed/land-set-aside-twice",
    expression: "x-y-z",
    units: ["acres", "acres"],
    numbers: { w: "3..60" },
    texts: [
      "Of {x} acres, {n} rents out {y} acres and keeps {w} cows on {z} acres. How many acres are free?",
      "A park of {x} acres has {w} benches. A lake covers {y} acres and lawns cover {z} acres; all else is trees. How many acres of trees are there?",
      "How much of the vineyard is still to be picked, if it has {x} acres, {w} people picked {z} acres last week and {y} acres were picked today?",
      "The town bought {x} acres. {y} acres became a school yard and {z} acres became {w} gardens. What area was not used?",
    ],
  },
  {
    id: "weighed/ropes-for-two-and-spare-color",
    expression: "x+y-z",
    units: ["feet", "feet"],
    numbers: { w: "2..50" },
    texts: [
      "{n} has {x} feet of green hose and gets {y} feet from {m}, who keeps {w} feet. A dog bites {z} feet to pieces. How many feet of good hose does {n} have?",
      "The plumber unloads {x} feet of copper pipe, {w} feet of plastic pipe and another {y} feet of copper pipe. She fits {z} feet of the copper. How much copper pipe is left?",
      "How high does the tower of blocks stand, if it was {x} feet, {w} children built it up by {y} feet, and {z} feet of it fell?",
      "A tunnel of {x} feet was dug {y} feet deeper into the hill in {w} days, until {z} feet of it caved in. How many feet of tunnel are open?",
    ],
  },
  {
    id: "weighed/bottle-for-two-dishes",
    expression: "x-y-z",
    units: ["ounces", "ounces"],
    texts: [
      "The cook shakes {y} ounces of oil into the pan and {z} ounces over the salad. The bottle had {x} ounces. How many ounces of oil does it have left?",
      "{n}'s shampoo bottle holds {x} ounces. {He} used {y} ounces at camp, and {z} ounces leaked into {his} bag. What is left for home?",
      "A baby bottle was filled with {x} ounces. The baby drank {y} ounces, took a nap, and drank {z} ounces. How many ounces did the baby not drink?",
      "How much cream remains, when a carton of {x} ounces gives {z} ounces to the sauce and {y} ounces to the coffee?",
    ],
  },
];

/** A measure or a count is told that the question does not need. */
const SPARE_MEASURES: readonly WordingFamily[] = [
  {
    id: "weighed/spare-third-day-of-rain",
    expression: "x+y",
    units: ["inches"],
    numbers: { z: "2..40" },
    texts: [
      "It rained {x} inches in March, {y} inches in April and {z} inches in May. How much did it rain in March and April together?",
      "{z} inches of rain fell last year in this month. This year {x} inches fell in the first half of it and {y} inches in the second. How much fell this year?",
      "How many inches of snow did the two northern villages get? Up there, one got {y} inches and the other {x} inches, and the village in the south got {z} inches.",
      "The roof garden received {x} inches of rain and then {y} inches from the sprinkler. The lawn next to it received {z} inches. How much water came down on the roof garden?",
    ],
  },
  {
    id: "weighed/spare-third-hill-or-depth",
    expression: "x-y",
    units: ["inches"],
    numbers: { z: "y+i" },
    texts: [
      "Snow is {x} inches deep at the top lift, {z} inches deep at the middle lift and {y} inches deep at the parking lot. How much deeper is it at the top lift than at the parking lot?",
      "At the bridge the river is {z} inches above normal. At the mill it was {x} inches above normal and has come down to {y} inches. How far did it come down at the mill?",
      "Three rulers stick in the snow. {n}'s shows {x} inches, {m}'s {y} inches and {k}'s {z} inches. By how many inches does {n}'s beat {m}'s?",
      "How many more inches of rain than the desert did the forest have, if the desert had {y} inches, the prairie {z} inches and the forest {x} inches?",
    ],
  },
  {
    id: "weighed/spare-hours-on-a-drive",
    expression: "x+y",
    units: ["miles"],
    numbers: { z: "2..9" },
    texts: [
      "{n} drove {x} miles to the coast and {y} miles along it. {He} was in the car for {z} hours. How many miles did {he} drive?",
      "In {z} hours a glider flew {x} miles against the wind and {y} miles with the wind. What distance did it fly in all?",
      "With {z} friends, {m} rode {y} miles on a forest road after {x} miles on a bike path. How long was their ride?",
      "How far did the dog sled go? It made {x} miles before the blizzard and {y} miles when the blizzard was over. It stood still for {z} hours.",
    ],
  },
  {
    id: "weighed/spare-third-walker",
    expression: "x-y",
    units: ["miles"],
    numbers: { z: "2..60" },
    texts: [
      "On the hike {n} went {x} miles, {m} went {y} miles and {k} went {z} miles. How much farther than {m} did {n} go?",
      "It is {x} miles to the castle by road and {y} miles by the river path. The castle wall is {z} miles around. How many miles shorter is the river path than the road?",
      "The mail truck has {x} miles on its list and has driven {y} miles. Tomorrow's list has {z} miles. How many miles are to be driven yet today?",
      "How many miles did the red bus run more than the green bus, if the green bus ran {y} miles, the blue bus {z} miles and the red bus {x} miles?",
    ],
  },
  {
    id: "weighed/spare-fruit-of-another-kind",
    expression: "x+y",
    units: ["pounds"],
    numbers: { z: "2..50" },
    texts: [
      "{n} bought {x} pounds of apples, {y} pounds of grapes and {z} pounds of cheese. How many pounds of fruit did {he} buy?",
      "For {z} guests the cook roasts {x} pounds of beef and {y} pounds of lamb. How much meat does she roast?",
      "The pony eats {z} pounds of hay. It also eats {x} pounds of carrots and {y} pounds of beets. How many pounds of vegetables does it eat?",
      "What do the nails and screws weigh together, if the hammer weighs {z} pounds, the nails {y} pounds and the screws {x} pounds?",
    ],
  },
  {
    id: "weighed/spare-weight-of-the-other-pet",
    expression: "x-y",
    units: ["pounds"],
    numbers: { z: "2..70" },
    texts: [
      "{n}'s beagle weighs {x} pounds, {his} terrier {y} pounds and {his} rabbit {z} pounds. How many pounds more does the beagle weigh than the terrier?",
      "Of {x} pounds of rice, {y} pounds were cooked. Next to the rice stood {z} pounds of beans. How much rice was left?",
      "A backpack was {x} pounds and is {y} pounds after the tent has been taken out. The hiker carrying it has {z} miles to go. What does the tent weigh?",
      "How much heavier is the ship's bell of {x} pounds than the church bell of {y} pounds, both cast from a store of metal that still has {z} pounds?",
    ],
  },
  {
    id: "weighed/spare-width-beside-the-length",
    expression: "x-y",
    units: ["feet"],
    numbers: { z: "2..12" },
    texts: [
      "A carpet is {x} feet long and {z} feet wide. {n} cuts {y} feet off its length. How long is it after that?",
      "The raft was made from {z} logs. Its longest log is {x} feet, and its shortest is {y} feet. How much longer is the longest log?",
      "{z} children hold a rope of {x} feet. {y} feet of the rope hang loose, and the rest is held tight. How many feet are held tight?",
      "What length of the {x} feet of wall has no shelf, if shelves take up {y} feet of it and stand {z} feet high?",
    ],
  },
  {
    id: "weighed/spare-color-of-cloth",
    expression: "x+y",
    units: ["yards"],
    numbers: { z: "x+i" },
    texts: [
      "The costume shop used {x} yards of red silk, {z} yards of cotton and {y} yards of blue silk. How many yards of silk did it use?",
      "{n} owns {z} yards of lace. {He} buys {x} yards of ribbon on {day} and {y} yards of ribbon on {day2}. How much ribbon does {he} buy?",
      "How many yards of wool lie in the two baskets by the door, one with {y} yards and one with {x} yards, while the basket by the stove has {z} yards?",
      "For the tent's roof {x} yards of canvas were cut, and for its floor {y} yards. {z} yards stayed in the store. What length was cut?",
    ],
  },
  {
    id: "weighed/spare-second-liquid",
    expression: "x-y",
    units: ["liters"],
    numbers: { z: "2..60" },
    texts: [
      "There were {x} liters of milk and {z} liters of juice in the cooler. The campers drank {y} liters of milk. How many liters of milk were left?",
      "{n} fills the car with {z} liters of gas. Later {he} wipes up oil: {y} liters have run out of a can of {x} liters. How much oil is in the can?",
      "{z} plants are watered from a tank of {x} liters. They take {y} liters in all. What is still in the tank?",
      "How many more liters does the red kettle hold than the black pot, if the kettle holds {x} liters, the pot {y} liters and the pan {z} liters?",
    ],
  },
  {
    id: "weighed/spare-and-two-poured",
    expression: "x+y",
    units: ["gallons"],
    numbers: { z: "y+i" },
    texts: [
      "A ship takes {x} gallons of fuel in one port and {y} gallons in the next. It has {z} gallons of drinking water. How many gallons of fuel does it take?",
      "The white paint, {z} gallons, is for the ceiling. The walls get {x} gallons of green and {y} gallons of gray. How much paint do the walls get?",
      "{n} made {x} gallons of soup at noon and {y} gallons at night. {m} made {z} gallons of stew. How much soup did {n} make?",
      "How many gallons do both cows of the Millers give, when the brown one gives {y} gallons, the spotted one {x} gallons and the neighbor's cow {z} gallons?",
    ],
  },
  {
    id: "weighed/spare-hours-on-other-days",
    expression: "x+y",
    units: ["hours"],
    numbers: { z: "2..30" },
    texts: [
      "{n} spent {x} hours fishing, {y} hours rowing and {z} hours sleeping. How many hours was {he} fishing and rowing?",
      "The plumber works {x} hours in the kitchen and {y} hours in the bath and lays {z} meters of pipe. For how many hours does he work there?",
      "How long did it snow? It snowed for {y} hours, then the sun shone for {z} hours, and after that it snowed for {x} hours.",
      "Last week {m} coached for {z} hours. This week {mhe} coached the boys for {x} hours and the girls for {y} hours. What was {mhis} coaching time this week?",
    ],
  },
  {
    id: "weighed/spare-two-walks-and-a-rest-of-road",
    expression: "x-y-z",
    units: ["miles", "miles"],
    numbers: { w: "2..8" },
    texts: [
      "A group of {w} riders has a trail of {x} miles to ride. They ride {y} miles by noon and {z} miles by dark. How many miles are left?",
      "Of {x} miles of shore, {y} miles are rock and {z} miles are reeds; there are {w} islands off it. The rest is sand. How long is the sand?",
      "How far has {n} yet to go on a route of {x} miles with {w} stops, after a lap of {z} miles and one of {y} miles?",
      "The runner rests for {w} hours a night. She has run {y} miles and then {z} miles of the {x} miles across the plain. How much of it does she have before her?",
    ],
  },
  {
    id: "weighed/spare-three-parcels",
    expression: "x+y+z",
    units: ["pounds", "pounds"],
    numbers: { w: "3..50" },
    texts: [
      "{n} mails three boxes of {x} pounds, {y} pounds and {z} pounds to an address {w} miles away. What do the boxes weigh in all?",
      "In the truck are a stove of {x} pounds, a bed of {y} pounds and a piano stool of {z} pounds. A rug of {w} pounds had to stay behind. How heavy is what is in the truck?",
      "Three boys picked berries: {z} pounds, {x} pounds and {y} pounds. They picked for {w} hours. How many pounds of berries did the boys pick?",
      "How much seed went on the fields, if the first field of {w} acres got {x} pounds, the second field {y} pounds and the third {z} pounds?",
    ],
  },
  {
    id: "weighed/spare-sack-in-and-out",
    expression: "x+y-z",
    units: ["kilograms", "kilograms"],
    numbers: { w: "2..40" },
    texts: [
      "The stall had {x} kilograms of nuts and {w} kilograms of dates. {y} kilograms of nuts were delivered, and {z} kilograms of nuts were sold. How many kilograms of nuts has the stall now?",
      "{n} keeps {w} hens. {He} had {x} kilograms of feed, bought {y} kilograms and has fed {z} kilograms. How much feed is there now?",
      "What does the snowman weigh, made of {x} kilograms of snow, given {y} kilograms more by {w} children, and lighter by {z} kilograms since the sun came out?",
      "A calf of {x} kilograms gained {y} kilograms, then fell ill and lost {z} kilograms. Its mother weighs {w} kilograms more than it does. How heavy is the calf?",
    ],
  },
  {
    id: "weighed/spare-tank-out-and-in",
    expression: "x-y+z",
    units: ["liters", "liters"],
    numbers: { w: "2..30" },
    texts: [
      "A tank for {w} turtles had {x} liters of water. {n} drained {y} liters and added {z} liters. How many liters were in it then?",
      "The pump was on for {w} hours. It took {y} liters out of a well with {x} liters, and {z} liters seeped back in. How much water is in the well?",
      "How much syrup stands on the shelf, if there were {x} liters, the cafe used {y} liters and {w} eggs for waffles, and {z} liters were bought?",
      "From a keg of {x} liters of cider, {y} liters were served at {w} tables. Then the keg was topped up with {z} liters. What did it hold after that?",
    ],
  },
  {
    id: "weighed/spare-rope-joined-and-cut",
    expression: "x+y-z",
    units: ["meters", "meters"],
    numbers: { w: "2..20" },
    texts: [
      "{n} tied a rope of {x} meters to one of {y} meters and cut away {z} meters. The rope is for a swing that hangs {w} meters up. How long did the rope become?",
      "A path of {x} meters was lengthened by {y} meters with {w} tons of gravel. Then {z} meters of it were flooded. How many meters are dry?",
      "A chalk snake on the playground was {x} meters long. {w} pupils drew {y} meters onto its tail, and the rain washed {z} meters away. What length did the snake have after the rain?",
      "How long is the train now, if it was {x} meters, {y} meters of cars were coupled on, {z} meters were uncoupled, and it waited for {w} hours?",
    ],
  },
  {
    id: "weighed/spare-wood-of-two-cuts",
    expression: "x-y-z",
    units: ["feet", "feet"],
    numbers: { w: "2..9" },
    texts: [
      "From a beam of {x} feet, {n} saws {y} feet for a step and {z} feet for a sill. Each cut takes {w} minutes. How long is the beam after that?",
      "A fishing net was {x} feet long until a shark tore off {y} feet and the rocks tore off {z} feet. {w} sailors roll up the rest. How many feet do they roll up?",
      "How high is a stack of crates that was {x} feet, after {y} feet and again {z} feet of it were carried to a truck with {w} wheels?",
      "The garland of {w} colors was {x} feet. {m} took {z} feet of it for the door and {y} feet for the stairs. How much garland is there for the hall?",
    ],
  },
  {
    id: "weighed/spare-growth-of-two-plants",
    expression: "x-y+z",
    units: ["inches", "inches"],
    numbers: { w: "20..90" },
    texts: [
      "The rose bush was {x} inches and the lilac {w} inches. {n} trimmed {y} inches off the rose bush, and it grew {z} inches. How tall is the rose bush?",
      "A beard of {x} inches was shortened by {y} inches and has grown {z} inches since. The man is {w} years old. How long is his beard?",
      "{w} days ago {m}'s fern lost {y} inches of its {x} inches in a fall. It has grown {z} inches back. What does it measure now?",
      "How high is the water in the vase with {w} roses? It was {x} inches, went down {y} inches as the roses drank, and up {z} inches as {n} filled it.",
    ],
  },
];

/** A price or a count is told that the question does not need. */
const SPARE_MONEY: readonly WordingFamily[] = [
  {
    id: "weighed/spare-price-not-bought",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    numbers: { z: "3..60" },
    texts: [
      "At the {shop} {n} looked at a bowl for ${z}, but {he} bought a tray for ${x} and a jug for ${y}. How much did {he} pay?",
      "{m} paid ${x} for a ticket and ${y} for a program. {n} paid ${z} for a poster. How much did {m} pay in all?",
      "How much did the shirt and the tie cost together, when the shirt was ${y}, the belt was ${z} and the tie was ${x}?",
      "The {z} members of the band share a room for {x} dollars and a van for {y} dollars. What do the room and the van cost them altogether?",
    ],
  },
  {
    id: "weighed/spare-money-in-the-bank",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    numbers: { z: "x+i" },
    texts: [
      "{n} has ${z} in the bank and ${x} in {his} pocket. {He} pays ${y} from {his} pocket for a bell. How much is in {his} pocket then?",
      "The blue tent costs ${x}, the gray one ${y} and the big one ${z}. How many dollars cheaper is the gray tent than the blue tent?",
      "{m} earned ${z} last month and ${x} this month. This month {mhe} paid ${y} for repairs. How much did {mhe} keep of this month's money?",
      "What is {n}'s change from ${x} for a wallet of ${y}, which used to be ${z}?",
    ],
  },
  {
    id: "weighed/spare-pieces-in-the-bag",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    numbers: { z: "3..40" },
    texts: [
      "{n} bought a bag of {z} shells for ${y}. {He} had ${x}. How much money was left?",
      "A class of {z} children needs ${x} for the zoo and has ${y}. How much does the class still need?",
      "The {z} puppies' food was ${x} in the old shop and is ${y} in the new one. How much does the new shop save their owner?",
      "How much did the book of {z} pages come down in price, from ${x} to ${y}?",
    ],
  },
  {
    id: "weighed/spare-age-of-the-saver",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    numbers: { z: "7..19" },
    texts: [
      "{n} is {z} years old. {He} has ${x} and is given ${y} for {his} report card. How much money has {he} now?",
      "In {z} days the school paper earned ${x} from ads and ${y} from sales. How much did it earn?",
      "How much did the tour cost {m}, when the bus with {z} seats was ${y} and the guide was ${x}?",
      "A painter sold a picture for {x} dollars and {z} weeks later a frame for {y} dollars. What did she get for the two?",
    ],
  },
  {
    id: "weighed/spare-price-and-weight",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    numbers: { w: "2..20" },
    texts: [
      "{n} takes ${x} to the market. There {w} pounds of peas cost {him} ${y}, and a cake costs ${z}. How much money is left?",
      "The profit of a stand that took in ${x} in {w} hours has to be found. Its rent was ${y}, and its lemons were ${z}. What is the profit?",
      "How much of a prize of ${x} did {m} keep, giving ${z} to the shelter and ${y} to the choir of {w} singers?",
      "A wallet with {x} dollars and {w} cards was found. The finder got {y} dollars as a reward, and {z} dollars went for new keys. How many dollars stayed in the wallet?",
    ],
  },
  {
    id: "weighed/spare-bill-with-voucher",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    numbers: { w: "2..15" },
    texts: [
      "{w} friends eat for ${x} and drink for ${y}. A coupon takes off ${z}. What is the whole bill then?",
      "{n} sold {his} skis for ${x} and {his} sled for ${y}, both {w} years old. {He} spent ${z} on a new helmet. How much of the money remained?",
      "How much does {m} have, who won ${x}, found ${y}, and paid ${z} for {w} roses?",
      "The fund had {x} dollars. A concert of {w} songs brought it {y} dollars and cost it {z} dollars. How many dollars are in the fund?",
    ],
  },
  {
    id: "weighed/spare-item-on-the-list",
    expression: "x+y+z",
    units: ["dollars", "dollars"],
    money: true,
    numbers: { w: "4..60" },
    texts: [
      "{n} paid ${x} for paint, ${y} for brushes and ${z} for paper. An easel for ${w} was too much for {him}. How much did {he} pay?",
      "What did Mom spend on food? She bought bread for ${x}, fish for ${y}, soap for ${w} and rice for ${z}.",
      "Three days of parking were ${z}, ${x} and ${y}. The hotel was {w} miles from the garage. How much was the parking altogether?",
      "The goalie got {x} dollars from {m}, {y} dollars from {k} and {z} dollars from the coach for gloves. The team has {w} players. How much did the goalie get?",
    ],
  },
  {
    id: "weighed/spare-account-down-and-up",
    expression: "x-y+z",
    units: ["dollars", "dollars"],
    money: true,
    numbers: { w: "3..30" },
    texts: [
      "{n}'s card had ${x} on it. {He} rode {w} stops for ${y} and then loaded ${z} onto the card. How much is on the card now?",
      "A bike cost ${x}. It was made ${y} cheaper, and {w} new bags for it added ${z} to the bill. How much was the bill?",
      "How much money does the stamp club of {w} people have, if it had ${x}, paid ${y} for an album and sold a stamp for ${z}?",
      "{m} had {x} dollars, bought {w} eggs for {y} dollars and sold a cake for {z} dollars. How many dollars did {mhe} have at the end?",
    ],
  },
];

/** Practice in adding and subtracting money and measures, with decimals. */
export const EXERCISE_MEASURES: readonly WordingFamily[] = [
  ...WEATHER,
  ...WAYS,
  ...WEIGHTS,
  ...CUT,
  ...POURED,
  ...PRICES,
  ...SAVED,
  ...GROWTH_AND_USE,
  ...SPARE_MEASURES,
  ...SPARE_MONEY,
];

import type { WordingFamily } from "../wording.ts";

/** Measures are put together, or what is left is put back to what went. */
const TOGETHER: readonly WordingFamily[] = [
  {
    id: "join/rain-in-the-gauge",
    expression: "x+y",
    units: ["inches"],
    numbers: { x: "w/10", w: "2..62 by 3", y: "v/100", v: "2..95 by 3" },
    texts: [
      "The gauge in the schoolyard held {x} inches of rain at noon. A storm in the afternoon added {y} inches. How many inches of rain were in the gauge after the storm?",
      "{month} had brought {x} inches of rain when one last shower added {y} inches. How much rain did {month} have altogether?",
      "How much rain did the village get[,|] if {x} inches fell during the night and {y} inches in the morning?",
      "Rain log: night {x} inches, day {y} inches. What is the total for the night and the day?",
    ],
  },
  {
    id: "join/snow-on-the-slope",
    expression: "x+y",
    numbers: { x: "i+w/10", w: "1..9", y: "v/10", v: "12..90 by 3" },
    texts: [
      "The ski slope had {x} inches of snow. Overnight the snow machines put {y} more inches on it. How deep is the snow on the slope now?",
      "How many inches of snow cover the park bench[,|] if {x} inches were on it yesterday and {y} inches have come down since without any melting?",
      "{n} stuck a ruler into the snow on the garden table and read {x} inches. At bedtime there were {y} inches more. What did the ruler show at bedtime?",
      "First {x} inches of snow fell on the bare ground, then, after a pause, another {y} inches. Nothing melted. Find the depth of the snow.",
    ],
  },
  {
    id: "combine/two-walks",
    expression: "x+y",
    units: ["kilometers"],
    numbers: { x: "w/10", w: "2..92 by 3", y: "v/10", v: "12..62 by 3" },
    texts: [
      "{n} walks the dog {x} kilometers before school and {y} kilometers after dinner. How many kilometers do the two walks make?",
      "On the way to the {place}, {n} covered {x} kilometers on foot. Later {he} strolled {y} kilometers along the canal. How far did {he} walk altogether?",
      "How many kilometers did we walk on {day}? It was {x} kilometers up to the viewpoint and {y} kilometers down the other side.",
      "My watch shows a walk of {x} kilometers for this morning and one of {y} kilometers for this afternoon. What distance is that in all?",
    ],
  },
  {
    id: "combine/land-and-water",
    expression: "x+y",
    texts: [
      "A family drove {x} miles to the coast and then crossed {y} miles of water on a ferry. How many miles did they travel?",
      "{n} went {y} miles by train after {x} miles in {his} uncle's van. How long was the journey?",
      "The mail for the island goes {x} miles by truck and {y} miles by plane. How far does it travel in all?",
      "How many miles does a crate of {f} cover[,|] if a boat carries it {x} miles and a wagon carries it {y} miles more?",
    ],
  },
  {
    id: "join/clay-for-pots",
    expression: "x+y",
    units: ["pounds"],
    texts: [
      "There were {x} pounds of clay on the shelf. {m} carried in another {y} pounds from the yard. How many pounds of clay are there now?",
      "A potter kneads {x} pounds of red clay together with {y} pounds of white clay. How heavy is the lump?",
      "How much clay did the art room order for {month}[,|] if one box holds {x} pounds and the other box holds {y} pounds?",
      "{y} pounds of clay are in the tub. {n} drops in a block of {x} pounds. What is the weight of the clay in the tub now?",
    ],
  },
  {
    id: "combine/parcels-at-the-counter",
    expression: "x+y",
    numbers: { x: "w/10", w: "2..182 by 3", y: "v/20", v: "25..390" },
    texts: [
      "Two parcels stand on the counter of the post office. One weighs {x} kilograms, the other {y} kilograms. How much do they weigh together?",
      "The clerk put a parcel of {x} kilograms on the scale and then a second one of {y} kilograms on top of it. What did the scale show?",
      "{n} mailed a parcel of {x} kilograms to {m} and one of {y} kilograms to {k}. How many kilograms did {n} mail?",
      "I have to carry a parcel of {x} kilograms and a parcel of {y} kilograms to the station. What weight is that?",
    ],
  },
  {
    id: "join/pool-and-barrel",
    expression: "x+y",
    units: ["gallons"],
    texts: [
      "The children's pool stood outside overnight with {x} gallons in it. In the morning {n} let {y} gallons run in. How much water was in the pool then?",
      "A fire truck with {x} gallons of water on board takes on {y} gallons at the hydrant. How many gallons does it carry now?",
      "How much water is in the aquarium[,|] if it held {x} gallons before cleaning day and {n} topped it up with {y} gallons?",
      "Last night's storm washed {y} gallons into a rain barrel that already held {x} gallons. What is in the barrel now?",
    ],
  },
  {
    id: "combine/milk-for-cheese",
    expression: "x+y",
    texts: [
      "The brown goat was milked first and filled {x} liters into the empty pail. From the white goat came {y} liters more. How many liters of milk were in the pail?",
      "An empty dairy truck picks up {x} liters of milk at one farm and {y} liters at another. How much milk is in the truck then?",
      "{n} filled one can with {x} liters of milk and a second can with {y} liters. How many liters of milk were in the two cans?",
      "How much milk went into the cheese? The dairy used {x} liters from the morning and {y} liters from the evening.",
    ],
  },
  {
    id: "combine/fruit-for-jam",
    expression: "x+y",
    units: ["pounds"],
    texts: [
      "{n} and {m} were in the cherry trees all afternoon. {n} brought home {x} pounds of cherries, and {m} brought home {y} pounds. How many pounds did the two bring home?",
      "One tree in the orchard bore {x} pounds of plums and the tree beside it {y} pounds. How many pounds of plums did both trees bear?",
      "How many pounds of grapes go into the press[,|] if there are {x} pounds of green grapes and {y} pounds of dark ones?",
      "For jam I have bought {x} pounds of strawberries and gathered {y} pounds of blackberries in the woods. How much fruit do I have for the jam?",
    ],
  },
  {
    id: "combine/two-fish",
    expression: "x+y",
    numbers: { x: "w/10", w: "32..95 by 3", y: "v/100", v: "32..290 by 3" },
    texts: [
      "Grandfather pulled a pike of {x} kilograms out of the lake, and later a perch of {y} kilograms. How many kilograms of fish did he catch?",
      "What do a salmon of {x} kilograms and a trout of {y} kilograms weigh together?",
      "The cook took {x} kilograms of cod and {y} kilograms of mussels from the fish stall. How much did she have to carry?",
      "In the net lay an eel of {y} kilograms and a carp of {x} kilograms, nothing else. Find the weight of the catch.",
    ],
  },
  {
    id: "join/cable-and-ditch",
    expression: "x+y",
    units: ["{length}"],
    texts: [
      "A cable of {x} {length} is joined end to end to a cable of {y} {length}. How long is the joined cable?",
      "Workers dug {x} {length} of a ditch last week and {y} {length} this week. How many {length} of the ditch have they dug?",
      "How many {length} of pipe lie in the ground[,|] if there were {x} {length} before and {n} has now laid {y} {length} more?",
      "A white line of {x} {length} was painted along the road. Then the painters went on for another {y} {length}. What is the length of the line?",
    ],
  },
  {
    id: "combine/one-on-top-of-the-other",
    expression: "x+y",
    numbers: { x: "15..60", y: "v/10", v: "62..395 by 3" },
    texts: [
      "A lighthouse {x} feet high stands on a rock that rises {y} feet out of the sea. How far above the water is the top of the lighthouse?",
      "The flagpole is {x} feet long and stands on a roof that is {y} feet above the street. How high above the street does the pole end?",
      "How tall will the crane be[,|] if it is {x} feet tall now and the builders put another {y} feet on it?",
      "A statue measures {x} feet. The stone under it measures {y} feet. What is the height of the statue and the stone together?",
    ],
  },
  {
    id: "join/young-animal-heavier",
    expression: "x+y",
    units: ["pounds"],
    numbers: { x: "i+w/10", w: "1..9", y: "v/10", v: "2..32 by 3" },
    texts: [
      "The vet put a puppy of {x} pounds on the scale in {month}. By the next visit it had gained {y} pounds. How much did it weigh then?",
      "A lamb weighed {x} pounds when it came to the farm and has put on {y} pounds since. What does it weigh today?",
      "How many pounds does the baby weigh now[,|] if it weighed {x} pounds at birth and has become {y} pounds heavier?",
      "{n}'s kitten was at {x} pounds on {day}. It ate well and is {y} pounds heavier now. Find its weight.",
    ],
  },
  {
    id: "join/hair-and-leaves-grow",
    expression: "x+y",
    numbers: { x: "i+w/10", w: "1..9", y: "v/10", v: "2..62 by 3" },
    texts: [
      "{n}'s hair was {x} inches long in {month}. Since then it has grown {y} inches, and nobody has cut it. How long is it now?",
      "The beard of the old sailor measured {x} inches. During the voyage it grew by {y} inches. How long was the beard when he came home?",
      "How tall is the bean plant[,|] if it stood {x} inches high on {day} and has shot up {y} inches since?",
      "A fern by the window had a leaf of {x} inches. After a warm week the leaf was {y} inches longer. What was its length then?",
    ],
  },
  {
    id: "before/string-and-candle",
    expression: "x+y",
    texts: [
      "After {n} had wrapped the presents, {y} yards of ribbon were gone and {x} yards were left. How long was the ribbon at first?",
      "The curtain for the school stage took {y} yards of velvet; {x} yards went back into the closet. How many yards of velvet had the school bought?",
      "What was the length of a fuse that has burned down by {y} centimeters and is {x} centimeters long now?",
      "{m} snipped {y} feet off the end of a fishing line. {x} feet stayed on the reel. How long had the line been?",
    ],
  },
  {
    id: "before/fuel-burned",
    expression: "x+y",
    units: ["gallons"],
    texts: [
      "A tractor burned {y} gallons of fuel on the field and has {x} gallons left. How much fuel was in its tank in the morning?",
      "When the boat tied up, its tank still held {x} gallons. The trip had used up {y} gallons. How many gallons were in the tank at the start?",
      "How much paint did the crew begin with[,|] if {y} gallons are on the walls and {x} gallons are still in the cans?",
      "{n}'s heater used {y} gallons of oil this winter. {x} gallons remain. What was in the oil tank when the winter began?",
    ],
  },
  {
    id: "before/weight-lost",
    expression: "x+y",
    texts: [
      "A block of ice has lost {y} kilograms in the sun and still weighs {x} kilograms. What did it weigh before?",
      "{n} has unpacked {y} kilograms of books, and the crate with the others weighs {x} kilograms now. What was its weight at first?",
      "How many kilograms of coal did the cellar hold[,|] if {y} kilograms were shoveled into the stove and {x} kilograms are left?",
      "The wet firewood has dried: it is {y} kilograms lighter and weighs {x} kilograms now. How heavy was it?",
    ],
  },
  {
    id: "whole/behind-and-ahead",
    expression: "x+y",
    units: ["miles"],
    texts: [
      "The bus has gone {x} miles since the depot. A sign says that it is {y} miles to the last stop. How many miles long is the route?",
      "With {x} miles of railroad built and {y} miles still to build, how long will the railroad be?",
      "The cyclists have {y} miles to the finish line when they pass the mark for {x} miles. What is the length of the race?",
      "A rower has {y} miles ahead of her and {x} miles behind her. How long is her course?",
    ],
  },
  {
    id: "whole/what-is-the-goal",
    expression: "x+y",
    texts: [
      "A class collects old paper. It has {x} kilograms and is {y} kilograms short of its goal. What is the goal?",
      "So far the bakers have used {x} kilograms of flour for the festival bread; {y} kilograms more are needed. How much flour does the bread take?",
      "How many kilograms of seed does the whole field take[,|] if {x} kilograms are sown and {y} kilograms are still missing?",
      "There is a limit for bags on the little plane. {n}'s bag weighs {x} kilograms, and {he} could pack just another {y} kilograms. What is the limit?",
    ],
  },
  {
    id: "compare/the-heavier-one",
    expression: "x+y",
    units: ["pounds"],
    texts: [
      "{m}'s pumpkin weighs {x} pounds. {n}'s pumpkin is {y} pounds heavier. What is the weight of {n}'s pumpkin?",
      "The red wagon is loaded with {x} pounds. That is {y} pounds less than the load of the green wagon. How many pounds are on the green wagon?",
      "How heavy is the bell[,|] if the drum weighs {x} pounds and the bell weighs {y} pounds more?",
      "The seals got {y} pounds more fish than the penguins, which got {x} pounds. How much fish did the seals get?",
    ],
  },
  {
    id: "compare/the-longer-way",
    expression: "x+y",
    texts: [
      "The North River is {x} kilometers long. The South River is {y} kilometers longer. How long is the South River?",
      "The green trail has a length of {x} kilometers and is {y} kilometers shorter than the black trail. How many kilometers does the black trail have?",
      "On {day} the fishing boat sailed {x} kilometers; on {day2} it sailed {y} kilometers farther than that. How far did it sail on {day2}?",
      "How long is the new tunnel? It is {y} kilometers longer than the old tunnel, and the old tunnel measures {x} kilometers.",
    ],
  },
  {
    id: "combine/hours-at-work",
    expression: "x+y",
    units: ["hours"],
    numbers: { x: "w/2", w: "3..17", y: "v/4", v: "5..23" },
    texts: [
      "{n} stood at {his} easel for {x} hours on {day} and for {y} hours on {day2}. How many hours did {he} paint?",
      "How long did the two hikes last together[,|] if the first one took {x} hours and the second one took {y} hours?",
      "A nurse worked {x} hours in one ward and then {y} hours in another, without a break. How long was her shift?",
      "Sleep last night: {x} hours before the baby cried, {y} hours after. How much sleep did the parents get?",
    ],
  },
  {
    id: "combine/acres-of-land",
    expression: "x+y",
    texts: [
      "A farm grows wheat on {x} acres and barley on {y} acres. How many acres is that together?",
      "{n} owned {x} acres of woodland and inherited {y} acres from an aunt. How much woodland does {he} own now?",
      "How large is the nature reserve[,|] if {x} acres of it are lake and the other {y} acres are marsh?",
      "The town bought {y} acres beside its park of {x} acres and joined them to the park. How many acres does the park have now?",
    ],
  },
  {
    id: "combine/tons-of-freight",
    expression: "x+y",
    units: ["tons"],
    texts: [
      "A freight train carries {x} tons of coal in front and {y} tons of ore behind. How many tons does it carry?",
      "The recycling yard sorted {x} tons of glass and {y} tons of metal in {month}. What weight is that together?",
      "How many tons of salt lie in the winter shed after {y} tons have been unloaded beside the {x} tons from last year?",
      "One barge brought {x} tons of grain, the next one {y} tons. How much grain was brought?",
    ],
  },
  {
    id: "combine/quarts-in-one-pot",
    expression: "x+y",
    texts: [
      "For the festival {n} stirs {x} quarts of apple juice and {y} quarts of ginger tea into a bowl. How many quarts of punch does that make?",
      "The camp cook warms {x} quarts of broth and thins it with {y} quarts of water. How much soup is in the pot?",
      "How many quarts of purple paint do {x} quarts of red paint and {y} quarts of blue paint make?",
      "A tub with {x} quarts of cider and a tub with {y} quarts are both emptied into a clean barrel. What is in the barrel then?",
    ],
  },
  {
    id: "combine/ounces-of-two-kinds",
    expression: "x+y",
    units: ["ounces"],
    texts: [
      "{n} has a ball of gray wool of {x} ounces and a ball of white wool of {y} ounces. How much wool is that?",
      "The jeweler melted {x} ounces of old silver and {y} ounces of new silver into one bar. How heavy was the bar?",
      "A tea mix contains {x} ounces of mint and {y} ounces of linden flowers. What does the mix weigh?",
      "How many ounces of birdseed hang in the garden[,|] if one feeder holds {x} ounces and the other holds {y} ounces?",
    ],
  },
  {
    id: "join/counter-runs-on",
    expression: "x+y",
    texts: [
      "The counter on {n}'s bike shows {x} miles. {He} rides {y} miles to the {place}. What will the counter show then?",
      "When we set off, the trip meter stood at {x} kilometers. We have driven {y} kilometers since. What number is on it now?",
      "A runner's watch had counted {x} kilometers by the bridge. After the bridge she ran {y} kilometers. What was the reading at the end?",
      "How many miles has the van done[,|] if it had {x} miles on it when {n} bought it and {he} has driven it {y} miles?",
    ],
  },
  {
    id: "join/water-comes-up",
    expression: "x+y",
    texts: [
      "The lake stands {x} centimeters above the mark. After the dam is closed, it rises {y} centimeters. How far above the mark is it then?",
      "Before the tide came in, the water at the pier was {x} feet deep. The tide raised it by {y} feet. How deep was it at high tide?",
      "How deep is the water in the well[,|] if it was {x} feet deep in summer and has come up {y} feet with the rain?",
      "A flood in {month} lifted the river by {y} feet from its usual level of {x} feet. What level did the river reach?",
    ],
  },
];

/** Some of a measure goes, or the change, the start or the other part is asked for. */
const APART: readonly WordingFamily[] = [
  {
    id: "separate/scooped-from-sack",
    expression: "x-y",
    units: ["pounds"],
    texts: [
      "A sack held {x} pounds of flour. The baker scooped out {y} pounds for rolls. How many pounds are still in the sack?",
      "Of {x} pounds of potatoes, {n} peeled {y} pounds for the soup. How many pounds were not peeled?",
      "If mice have eaten {y} pounds of the {x} pounds of oats in the barn, how much is left for the horses?",
      "There were {x} pounds of birdseed in the shed. By spring {y} pounds had been put out for the birds. How much birdseed was still there?",
    ],
  },
  {
    id: "separate/liters-drawn",
    expression: "x-y",
    texts: [
      "A snowplow starts its round with {x} liters of fuel and burns {y} liters. How much fuel is in the tank when it gets back?",
      "How many liters are left of {x} liters of gasoline after {y} liters have gone into the lawn mowers?",
      "{y} liters of vinegar were drawn from a cask that held {x} liters. What is left in the cask?",
      "The scouts carried {x} liters of water up from the spring, but {y} liters slopped over the rim. How much water reached the camp?",
    ],
  },
  {
    id: "separate/made-shorter",
    expression: "x-y",
    numbers: { x: "9..40", y: "w/10", w: "2..83 by 3" },
    texts: [
      "To make a beam of {x} feet fit, {n} sawed {y} feet off it. How long is the beam now?",
      "The gardeners trimmed a hedge that was {x} feet high and took {y} feet off the top. What height does the hedge have now?",
      "How long is a curtain of {x} feet after it is shortened by {y} feet?",
      "The old chimney was {x} feet tall. Builders have taken down the top {y} feet of it. How many feet of chimney remain?",
    ],
  },
  {
    id: "separate/still-to-travel",
    expression: "x-y",
    units: ["miles"],
    texts: [
      "It is {x} miles from the harbor to the island. A ferry has sailed {y} miles of that. How many miles does it still have to go?",
      "{n} has paddled {y} miles of a river trip of {x} miles. How far is it still?",
      "How much of a race of {x} miles is left when a rider has passed the sign for {y} miles?",
      "A pigeon must fly {x} miles to its loft. After {y} miles it rests on a church tower. What distance does it still have to fly?",
    ],
  },
  {
    id: "separate/how-many-gallons-gone",
    expression: "x-y",
    units: ["gallons"],
    texts: [
      "A barrel held {x} gallons of cider before the village feast and {y} gallons after it. How many gallons were drunk?",
      "This morning the water cooler had {x} gallons in it. Now it has {y} gallons. How much water has the office used?",
      "{x} gallons of broth were put on the stove, and an hour later only {y} gallons were left. How much boiled away?",
      "Nobody swam, but the heat was at work: the pool held {x} gallons in {month} and only {y} gallons in {month2}. How many gallons did it lose?",
    ],
  },
  {
    id: "separate/how-many-ounces-added",
    expression: "x-y",
    texts: [
      "{n}'s bowl of dough weighed {y} ounces. {He} kneaded in some nuts, and then it weighed {x} ounces. How many ounces of nuts did {he} knead in?",
      "There were {y} ounces of honey in the jar. {m} poured in more until there were {x} ounces. How much honey did {m} pour in?",
      "An empty basket weighs {y} ounces; full of mushrooms it weighs {x} ounces. What do the mushrooms weigh?",
      "A packet weighed {y} ounces. With the photos that {n} slipped in, it weighs {x} ounces. How heavy are the photos?",
    ],
  },
  {
    id: "part/other-stretch",
    expression: "x-y",
    units: ["miles"],
    texts: [
      "A trail of {x} miles runs through forest for {y} miles. The rest is open meadow. How many miles of the trail are meadow?",
      "{n} rode {x} miles yesterday. For {y} miles there was rain; otherwise the sky was clear. How many miles did {he} ride under a clear sky?",
      "Of the {x} miles of road between two villages, {y} miles have been paved. How many miles still have no pavement?",
      "How far does a bus line of {x} miles follow the coast[,|] if {y} miles of it go inland and all the rest runs along the coast?",
    ],
  },
  {
    id: "part/weight-of-the-other",
    expression: "x-y",
    texts: [
      "Two trunks weigh {x} kilograms together. One of them weighs {y} kilograms. How much does the other weigh?",
      "A crate full of tiles weighs {x} kilograms; the crate alone weighs {y} kilograms. What is the weight of the tiles?",
      "{n} and {m} carried {x} kilograms of firewood into the house. {m} carried {y} kilograms of it. How many kilograms did {n} carry?",
      "How heavy is the calf[,|] if the scale shows {x} kilograms for the calf in its box and {y} kilograms for the empty box?",
    ],
  },
  {
    id: "compare/difference-in-length",
    expression: "x-y",
    units: ["{length}"],
    texts: [
      "One cable is {x} {length} long and another is {y} {length} long. How much longer is the first cable?",
      "The east wall of the old town runs for {x} {length}, the west wall for {y} {length}. By how many {length} is the east wall longer?",
      "How much shorter is a pipe of {y} {length} than one of {x} {length}?",
      "Robot A rolled {x} {length} before its battery died. Robot B rolled {y} {length}. What was the lead of robot A?",
    ],
  },
  {
    id: "compare/wetter-and-drier",
    expression: "x-y",
    units: ["inches"],
    numbers: { x: "w/10", w: "32..95 by 3", y: "v/100", v: "32..290 by 3" },
    texts: [
      "{month} was wet with {x} inches of rain, {month2} was drier with {y} inches. How much more rain fell in {month}?",
      "The weather station on the hill measured {x} inches of rain, the one in the valley {y} inches. By how many inches do the two differ?",
      "How much less rain did the east of the island get, with {y} inches, than the west, with {x} inches?",
      "Normal rain for {month}: {y} inches. This year: {x} inches. How far above normal is that?",
    ],
  },
  {
    id: "compare/difference-in-pounds",
    expression: "x-y",
    texts: [
      "At the fall fair, one squash weighed {x} pounds and the next one {y} pounds. How many pounds heavier was the first?",
      "{n}'s crate weighs {x} pounds. {m}'s crate weighs {y} pounds. How much lighter is {m}'s?",
      "What is the difference in weight between a saddle of {x} pounds and a bag of {y} pounds?",
      "Two stones lie on the scales, a gray one of {x} pounds and a white one of {y} pounds. How much more does the gray one weigh?",
    ],
  },
  {
    id: "compare/fewer-tons",
    expression: "x-y",
    units: ["tons"],
    texts: [
      "In {month} the mill ground {x} tons of wheat, and in {month2} {y} tons less. How many tons did it grind in {month2}?",
      "A block of marble weighs {x} tons. That is {y} tons more than the block beside it weighs. What does the other block weigh?",
      "How much trash did the town have this year[,|] if it had {x} tons last year and {y} tons less this year?",
      "The quarry sent {x} tons of stone by rail. By road it sent {y} tons less than by rail. How many tons went by road?",
    ],
  },
  {
    id: "before/rose-and-grew",
    expression: "x-y",
    texts: [
      "A river has risen {y} feet since the rain began. It is {x} feet deep now. How deep was it before the rain?",
      "{n}'s vine is {x} feet long after growing {y} feet since {month}. How long was it in {month}?",
      "Now that the builders have added {y} feet, the tower stands {x} feet high. What was its height before?",
      "How long was the pier before {y} feet were built onto it[,|] if it is {x} feet long today?",
    ],
  },
  {
    id: "before/land-bought",
    expression: "x-y",
    units: ["acres"],
    texts: [
      "A ranch has {x} acres since its owner bought {y} acres from a neighbor. How many acres did it have before?",
      "Volunteers have planted {y} acres this spring, which brings the young forest to {x} acres. How large was it last fall?",
      "How many acres of vines did {n} own before {he} was given {y} acres as a wedding present[,|] if {he} owns {x} acres now?",
      "The lake covers {x} acres. When the dam was raised, {y} acres of meadow went under water. What was the area of the lake before that?",
    ],
  },
  {
    id: "missing/kilograms-still-needed",
    expression: "x-y",
    units: ["kilograms"],
    texts: [
      "A dish for the street festival calls for {x} kilograms of rice. {n} has {y} kilograms. How much more rice does {he} need?",
      "The vet wants the young seal to weigh {x} kilograms. It weighs {y} kilograms now. How much must it gain?",
      "How many kilograms of soap are missing[,|] if {x} kilograms were ordered and only {y} kilograms came?",
      "Our school has promised {x} kilograms of chestnuts to the deer park. {y} kilograms are in the sacks. What do we still have to collect?",
    ],
  },
  {
    id: "missing/centimeters-to-go",
    expression: "x-y",
    numbers: { x: "110..150", y: "60+v/2", v: "1..90" },
    texts: [
      "{n} is knitting a scarf that is to be {x} centimeters long. It has reached {y} centimeters. How many centimeters are still to be knitted?",
      "A paper chain of {x} centimeters is planned. The children have finished {y} centimeters of it. How much more do they have to make?",
      "How wide is the gap that is left when a shelf of {y} centimeters is pushed into a niche that is {x} centimeters wide?",
      "On the big slide a child must be {x} centimeters tall. {n} is {y} centimeters tall. How many centimeters must {he} still grow?",
    ],
  },
  {
    id: "separate/hours-that-remain",
    expression: "x-y",
    units: ["hours"],
    numbers: { x: "12..48", y: "v/4", v: "6..46" },
    texts: [
      "A full battery lasts {x} hours. This one has run for {y} hours. How many hours does it have left?",
      "The train ride across the country takes {x} hours, and {n} has slept for the first {y} hours. How many hours are still ahead of {him}?",
      "How much time remains of a voyage of {x} hours after {y} hours at sea?",
      "Volunteers promised {x} hours of work at the shelter. {y} hours are done. How many hours do they still owe?",
    ],
  },
  {
    id: "separate/melted-away",
    expression: "x-y",
    numbers: { x: "20..60", y: "v/10", v: "12..150 by 3" },
    texts: [
      "An icicle was {x} inches long at sunrise. By noon {y} inches had dripped away. How long was it at noon?",
      "The snow on the meadow was {x} inches deep. The sun melted {y} inches of it. How deep is it now?",
      "How tall is a snowman of {x} inches after he has shrunk by {y} inches in the sun?",
      "The frozen pond had {x} inches of ice until a warm wind took {y} inches of it. What thickness was left?",
    ],
  },
  {
    id: "separate/rope-and-thread",
    expression: "x-y",
    units: ["yards"],
    texts: [
      "{n} bought {x} yards of rope and used {y} yards to tie the canoe to the roof. How many yards does {he} have for the tent?",
      "From a spool with {x} yards of thread, a quilter pulled {y} yards. How many yards stayed on the spool?",
      "How much wire did the farmer bring back[,|] if he took {x} yards to the pasture and stretched {y} yards between the posts?",
      "The kite string measures {x} yards. {y} yards of it are in the air. How much string is still on the stick?",
    ],
  },
  {
    id: "separate/acres-spared",
    expression: "x-y",
    texts: [
      "Of {x} acres of corn, hail flattened {y} acres. How many acres were spared?",
      "{n} owns {x} acres and has leased {y} acres to {m}. How many acres does {n} keep for {himself}?",
      "A fire burned {y} acres in a forest of {x} acres. How much of the forest did not burn?",
      "How many acres are left to plow in a field of {x} acres when {y} acres are done by noon?",
    ],
  },
  {
    id: "separate/length-cut-away",
    expression: "x-y",
    units: ["inches"],
    numbers: { x: "18..40", y: "v/10", v: "22..175 by 3" },
    texts: [
      "A strip of leather was {x} inches long. {n} cut off a piece for a key ring, and {y} inches were left. How long was the piece?",
      "Before {he} went to the barber, {n}'s hair was {x} inches long. After that it was {y} inches long. How many inches did the barber cut off?",
      "Gnawing beavers have left a stump of {y} inches where a sapling of {x} inches stood. How many inches of the sapling are gone?",
      "How much was sawed off a table leg that measured {x} inches at first and measures {y} inches now?",
    ],
  },
  {
    id: "separate/how-much-it-grew",
    expression: "x-y",
    units: ["inches"],
    numbers: { x: "y+v/100", y: "i+w/10", w: "1..9", v: "20..290 by 3" },
    texts: [
      "A tomato seedling was {y} inches tall on {day} and {x} inches tall on {day2}. How much did it grow in between?",
      "The baby crocodile measured {y} inches when it hatched and {x} inches a week later. What was its growth?",
      "By how many inches did the bamboo shoot grow overnight[,|] if it went from {y} inches to {x} inches?",
      "When {n} planted the cactus, it was {y} inches high. Today it measures {x} inches. How many inches has it gained?",
    ],
  },
  {
    id: "separate/how-much-heavier-now",
    expression: "x-y",
    texts: [
      "A young pig weighed {y} kilograms at the start of {month} and {x} kilograms at the end. How many kilograms did it gain?",
      "Going on board, the sailor's chest weighed {y} kilograms. Coming home, it weighed {x} kilograms. By how much had it become heavier?",
      "How many kilograms of water did the tent soak up[,|] if it weighed {y} kilograms dry and {x} kilograms wet?",
      "{n}'s crate weighed {y} kilograms. {He} put in a cheese and some sausages, and now it weighs {x} kilograms. What is the weight of the cheese and the sausages?",
    ],
  },
  {
    id: "separate/between-two-readings",
    expression: "x-y",
    texts: [
      "The trip meter showed {y} miles at breakfast and {x} miles at supper. How many miles were driven in the meantime?",
      "{n} cycled past the gate when {his} counter said {y} kilometers and past the lake when it said {x} kilometers. How far was it from the gate to the lake?",
      "A truck's counter read {y} kilometers before a delivery and {x} kilometers after it. How long was the trip?",
      "How far is it from the mill to the chapel[,|] if the mill lies {y} miles and the chapel {x} miles from the start of the same road?",
    ],
  },
  {
    id: "compare/farther-and-higher",
    expression: "x-y",
    units: ["meters"],
    texts: [
      "{n} swam {x} meters before {his} arms got tired. {m} swam {y} meters. How many meters farther did {n} swim?",
      "In the ski jump, the winner landed at {x} meters and the next best at {y} meters. By how much did the winner win?",
      "How much higher is a kite at {x} meters than a kite at {y} meters?",
      "A paper plane flew {y} meters; after {n} had bent its wings, it flew {x} meters. How much farther was the second flight?",
    ],
  },
  {
    id: "compare/liters-of-two",
    expression: "x-y",
    texts: [
      "The yellow bucket takes {x} liters, the blue one {y} liters. How many liters more does the yellow one take?",
      "A bath uses {x} liters of hot water, a shower {y} liters. How much hot water does the shower save?",
      "On {day} the greenhouse needed {y} liters of water; on {day2}, a hot day, it needed {x} liters. What is the difference?",
      "How many liters less does the iron kettle hold, with {y} liters, than the copper kettle, with {x} liters?",
    ],
  },
];

/** Only one or two of the numbers that are told are needed. */
const WITH_OTHERS: readonly WordingFamily[] = [
  {
    id: "extra-number/way-and-company",
    expression: "x+y",
    units: ["miles"],
    numbers: { v: "12..60" },
    texts: [
      "In {v} minutes {n} was at the ferry, {x} miles from home; the ferry then took {him} {y} miles across the bay. How many miles did {he} travel?",
      "A shepherd drives {v} sheep {x} miles up to the pass and {y} miles down into the next valley. How far do they go?",
      "How long is the way of a bus that goes {x} miles to the school and {y} miles on to the museum with {v} children on board?",
      "{v} runners start at eight. The course leads {x} miles out to the lake and {y} miles home by another road. What is the length of the course?",
    ],
  },
  {
    id: "extra-number/used-of-a-weight",
    expression: "x-y",
    units: ["pounds"],
    numbers: { v: "14..50" },
    texts: [
      "A bag with {x} pounds of rice cost ${v}. {n} has cooked {y} pounds of it. How many pounds are still in the bag?",
      "{n}, who is {v} years old, drives a cart with {x} pounds of corn. At the mill {he} unloads {y} pounds. How many pounds are on the cart now?",
      "{v} guests ate {y} pounds of the {x} pounds of potatoes that had been cooked. How many pounds were not eaten?",
      "How much coffee is left of {x} pounds[,|] if {y} pounds of it were filled into {v} cans?",
    ],
  },
  {
    id: "extra-number/third-measure-told",
    expression: "x-y",
    numbers: { z: "5..60" },
    texts: [
      "The oak is {x} feet tall, the linden {y} feet and the birch {z} feet. How much taller is the oak than the linden?",
      "{n} sailed {x} miles. {m} sailed {y} miles, and {k} sailed {z} miles. How many miles more than {m} did {n} sail?",
      "Three kettles hold {x} liters, {y} liters and {z} liters. How much more does the first kettle hold than the second?",
      "On the list are {z} kilograms for the anvil, {x} kilograms for the stove and {y} kilograms for the bench. By how many kilograms is the stove heavier than the bench?",
    ],
  },
  {
    id: "extra-number/two-of-three-measures",
    expression: "x+y",
    numbers: { z: "4..80" },
    texts: [
      "The tailor has {x} yards of linen, {y} yards of cotton and {z} yards of wool. How many yards of linen and cotton does he have?",
      "{n} has {x} ounces of gold dust, {z} ounces of silver and {y} ounces of gold nuggets. How much gold does {he} have?",
      "A steamer burned {x} tons of coal on {day}, {y} tons on {day2} and {z} tons on {day3}. How many tons did it burn on {day} and {day2} together?",
      "How many liters of cold drinks are there[,|] if the kiosk has {x} liters of lemonade, {z} liters of hot soup and {y} liters of iced tea?",
    ],
  },
];

/** Two times something is added or taken away. */
const TWO_CHANGES: readonly WordingFamily[] = [
  {
    id: "sum/three-rains",
    expression: "x+y+z",
    units: ["inches", "inches"],
    numbers: { x: "w/10", w: "32..95 by 3", y: "v/100", v: "2..95 by 3", z: "2..5" },
    texts: [
      "Three storms crossed the island. They left {x} inches, {y} inches and {z} inches of rain. How much rain was that?",
      "On {day} a storm brought {z} inches of rain. On {day2} it poured again: {x} inches. On {day3} a shower added {y} inches. What was the rain of the three days?",
      "The weather book of the farm has three entries for {month}: {x} inches, {y} inches and {z} inches of rain. What do they add up to?",
      "How much rain fell on the garden[,|] if the rain glass was emptied three times, at {y} inches, {x} inches and {z} inches?",
    ],
  },
  {
    id: "sum/three-stages-of-a-trip",
    expression: "x+y+z",
    texts: [
      "A sailboat went {x} miles north, {y} miles east and {z} miles back toward the coast. How far did it sail?",
      "The mail carrier drives {x} miles in the village, {y} miles along the river and {z} miles over the hill. How long is her round?",
      "How many miles did the geese fly in three days[,|] if they flew {x} miles on the first day, {y} miles on the second and {z} miles on the third?",
      "To reach grandmother's farm, we ride {x} miles by train, {y} miles by bus and {z} miles in a hay wagon. How far is it?",
    ],
  },
  {
    id: "sum/three-weights",
    expression: "x+y+z",
    units: ["pounds", "pounds"],
    texts: [
      "A bread mix has {x} pounds of wheat flour, {y} pounds of rye flour and {z} pounds of seeds. What is the weight of the mix?",
      "{n} gathered {x} pounds of beans, {m} gathered {y} pounds, and {k} gathered {z} pounds. How many pounds of beans did they gather?",
      "How much does the mule carry[,|] if the tent weighs {x} pounds, the food {y} pounds and the clothes {z} pounds?",
      "Three dogs of {x} pounds, {y} pounds and {z} pounds jump onto the bed. How many pounds must the bed bear?",
    ],
  },
  {
    id: "sum/three-liquids",
    expression: "x+y+z",
    texts: [
      "{x} liters of white paint, {y} liters of yellow paint and {z} liters of brown paint are mixed in one tub. How many liters are in the tub?",
      "A lemonade stand sold {x} liters in the morning, {y} liters at noon and {z} liters in the afternoon. How much lemonade did it sell that day?",
      "In the stable we used {x} liters of water for the floor, {y} liters for the windows and {z} liters for the troughs. How much water did we use?",
      "How much oil does the garage store[,|] if its three drums hold {x} liters, {y} liters and {z} liters?",
    ],
  },
  {
    id: "sum/three-parts-in-line",
    expression: "x+y+z",
    units: ["{length}", "{length}"],
    texts: [
      "A garden lies along a river, so it has a fence on only three sides: {x} {length}, {y} {length} and {z} {length}. How long is the fence?",
      "The inspectors walked along three parts of the wall, which measure {x} {length}, {y} {length} and {z} {length}. How many {length} of wall did they inspect?",
      "How long is a cable that is put together from {x} {length}, {y} {length} and {z} {length}?",
      "A robot rolled {x} {length}, stopped, rolled another {y} {length} and then {z} {length} more, always straight ahead. How far was it from its start?",
    ],
  },
  {
    id: "sum/growing-and-stacked",
    expression: "x+y+z",
    numbers: { x: "12..60", y: "v/10", v: "12..182 by 3", z: "w/10", w: "12..152 by 3" },
    texts: [
      "A willow was {x} feet tall when {n} moved in. In ten years it grew {y} feet, and in the next ten years {z} feet. How tall was it then?",
      "How long is the vine now[,|] if it measured {x} feet, crept {y} feet up the wall in {month} and {z} feet more in {month2}?",
      "From the water to the deck of a ship it is {x} feet, from the deck to the lookout {y} feet, and from the lookout to the top of the mast {z} feet. How high above the water is the top of the mast?",
      "A monument has a base of {x} feet, on it a column of {y} feet, and on that a statue of {z} feet. How tall is the monument?",
    ],
  },
  {
    id: "sum/hours-of-three-jobs",
    expression: "x+y+z",
    units: ["hours", "hours"],
    numbers: { x: "w/2", w: "3..13", y: "v/4", v: "5..19", z: "2..8" },
    texts: [
      "To build a canoe, {n} cut wood for {x} hours, glued for {y} hours and sanded for {z} hours. How long did {he} work on it?",
      "The boat trip has three parts: {x} hours on the lake, {y} hours in the canal and {z} hours on the river. How many hours does it take?",
      "How long did the lights burn[,|] if they were on for {x} hours before sunrise, {z} hours in the evening and {y} hours at night?",
      "Training log of the week: {x} hours of rowing, {y} hours of weights, {z} hours of running. Find the total.",
    ],
  },
  {
    id: "sum/before-two-uses",
    expression: "x+y+z",
    texts: [
      "{n} used {y} yards of yarn for a cap and {z} yards for mittens. {x} yards are left. How many yards did {he} have before?",
      "After {y} gallons had been poured into the heater and {z} gallons into the stove, the drum still held {x} gallons of oil. How much was in it at first?",
      "The camels drank {y} liters on the first day and {z} liters on the second. {x} liters of water remain. How many liters did the travelers take along?",
      "A glacier lost {y} meters of its length in one summer and {z} meters in the next. Now it is {x} meters long. How long was it before?",
    ],
  },
  {
    id: "minus-minus/two-rooms-or-pieces",
    expression: "x-y-z",
    units: ["feet", "feet"],
    numbers: { x: "w/10", w: "600..1800" },
    texts: [
      "There were {x} feet of wallpaper. The hall took {y} feet and the bedroom {z} feet. How many feet are left?",
      "{n} bought {x} feet of leather cord, braided {y} feet of it into a belt and {z} feet into a leash. How much cord is left?",
      "How many feet of hose can still be used[,|] if it was {x} feet long, a dog chewed up {y} feet and the frost ruined {z} feet?",
      "From a plank of {x} feet came a shelf of {y} feet and a step of {z} feet. What length was left over?",
    ],
  },
  {
    id: "minus-minus/gallons-twice",
    expression: "x-y-z",
    texts: [
      "The tank of the harvester held {x} gallons. Cutting the wheat took {y} gallons, and the drive home took {z} gallons. How much fuel is left?",
      "A kitchen cooked {x} gallons of soup. {y} gallons were ladled out at noon and {z} gallons in the evening. How many gallons remain?",
      "How much maple syrup stays at the farm[,|] if {x} gallons were made, {y} gallons were sold at the market and {z} gallons went to the inn?",
      "In the drought a pond with {x} gallons lost {y} gallons one week and {z} gallons the next. What did it hold after that?",
    ],
  },
  {
    id: "minus-minus/pounds-sold-and-eaten",
    expression: "x-y-z",
    units: ["pounds", "pounds"],
    numbers: { x: "w/10", w: "700..1900" },
    texts: [
      "{n} grew {x} pounds of carrots. {He} sold {y} pounds, and the rabbits ate {z} pounds. How many pounds does {he} have?",
      "Of {x} pounds of cheese, the deli sold {y} pounds before lunch and {z} pounds after it. How much cheese is left?",
      "A hot air balloon took {x} pounds of sand along. The pilot dropped {y} pounds, then {z} pounds. How much sand was still on board?",
      "How much plaster remains[,|] if there were {x} pounds, the ceiling used up {y} pounds and the stairs used up {z} pounds?",
    ],
  },
  {
    id: "minus-minus/third-stretch",
    expression: "x-y-z",
    numbers: { x: "w/20", w: "1200..3400" },
    texts: [
      "The relay is {x} kilometers long. {n} runs {y} kilometers and {m} runs {z} kilometers. {k} runs the rest. How far does {k} run?",
      "A pipeline is to be {x} kilometers long. {y} kilometers were built last year and {z} kilometers this year. How many kilometers are missing?",
      "Two days of a three-day walk of {x} kilometers are over. The first was {y} kilometers and the second {z} kilometers. How long is the walk on the third day?",
      "Snow blocked {x} kilometers of road. One plow cleared {y} kilometers, another one {z} kilometers. How long was the stretch that was still blocked?",
    ],
  },
  {
    id: "minus-minus/cable-from-a-drum",
    expression: "x-y-z",
    units: ["{length}", "{length}"],
    numbers: { x: "w/10", w: "500..1500" },
    texts: [
      "From a drum with {x} {length} of cable, the electricians cut {y} {length} for the stage and {z} {length} for the lamps. How much cable is left on the drum?",
      "A road of {x} {length} is repaired in three nights. {y} {length} are done in the first night, {z} {length} in the second. How many {length} remain for the third?",
      "A path of {x} {length} leads over sand for {y} {length} and over rock for {z} {length}. The rest is grass. How long is the part over grass?",
      "How many {length} of thread does {n} have left[,|] if {he} had {x} {length}, used {y} {length} and lost {z} {length}?",
    ],
  },
  {
    id: "minus-minus/weight-of-the-load",
    expression: "x-y-z",
    texts: [
      "A loaded cart weighs {x} pounds with its driver. The cart itself weighs {y} pounds and the driver {z} pounds. What does the load weigh?",
      "A packed tool chest weighs {x} pounds. In it are {y} pounds of hammers and saws, and the chest alone weighs {z} pounds. How many pounds is everything else in it?",
      "How much does the third trunk weigh[,|] if all three weigh {x} pounds and the others weigh {y} pounds and {z} pounds?",
      "Three friends caught {x} pounds of perch. {n} caught {y} pounds and {m} caught {z} pounds. How many pounds did {k}, the third one, catch?",
    ],
  },
  {
    id: "minus-minus/hours-of-a-long-day",
    expression: "x-y-z",
    units: ["hours", "hours"],
    numbers: { x: "9..14", y: "v/4", v: "5..15", z: "w/4", w: "5..17" },
    texts: [
      "It is {x} hours by bus to the border. {n} reads for {y} hours and sleeps for {z} hours. For how many hours does {he} do neither?",
      "A babysitter was at the house for {x} hours. The baby slept for {y} hours, and they were in the park for {z} hours. The rest of the time they played at home. How long did they play at home?",
      "{n} has {x} hours to finish a costume. Sewing took {y} hours, and painting the mask took {z} hours. How much time is left?",
      "How many hours did the machine run[,|] if the shift lasted {x} hours and it stood still twice, for {y} hours and for {z} hours?",
    ],
  },
  {
    id: "minus-minus/acres-for-the-rest",
    expression: "x-y-z",
    numbers: { x: "90..200" },
    texts: [
      "On {x} acres a farmer has {y} acres of corn and {z} acres of beans. The rest is pasture. How many acres of pasture are there?",
      "From the {x} acres left to them, the heirs donated {y} acres to the town and sold {z} acres. How much land did they keep?",
      "How many acres are still wild on an island of {x} acres with {y} acres of fields and {z} acres of houses?",
      "Beetles killed {y} acres of a forest of {x} acres, and a storm then blew down another {z} acres. How many acres of it still stand?",
    ],
  },
  {
    id: "minus-minus/before-two-additions",
    expression: "x-y-z",
    numbers: { x: "w/10", w: "800..2000" },
    texts: [
      "A pumpkin became {y} pounds heavier in {month} and {z} pounds heavier in {month2}. Then it weighed {x} pounds. What was its weight before {month}?",
      "Twice the tank was topped up, with {y} liters and with {z} liters. Now {x} liters are in it. How much was in it to begin with?",
      "Two new sections, {y} feet and {z} feet long, have made the boardwalk {x} feet long. How long was the old one?",
      "How many acres did the orchard have before {y} acres and later {z} acres were added to it[,|] if it has {x} acres today?",
    ],
  },
  {
    id: "minus-minus/level-sinks",
    expression: "x-y-z",
    units: ["feet", "feet"],
    numbers: { x: "w/10", w: "700..1600" },
    texts: [
      "The water of a reservoir stood at {x} feet. It fell {y} feet in {month} and {z} feet in {month2}. What was its level then?",
      "A bucket hangs {x} feet down in a well. {n} pulls it up {y} feet, rests, and pulls it up another {z} feet. How far below the rim is it now?",
      "How high is a haystack of {x} feet after the cows have eaten {y} feet and the goats {z} feet off the top?",
      "The miners have to dig {x} feet down to the gold. They dig {y} feet in the first week and {z} feet in the second. How many feet are still above the gold?",
    ],
  },
  {
    id: "minus-plus/wrong-way",
    expression: "x-y+z",
    units: ["miles", "miles"],
    numbers: { y: "12..60", z: "v/10", v: "12..92 by 3" },
    texts: [
      "It was {x} miles to the cabin. {n} drove {y} miles toward it and then had to go back {z} miles on the same road for the key. How far was {he} from the cabin then?",
      "A raft was {x} miles from the sea. The river carried it {y} miles down, then the wind pushed it {z} miles back up. How many miles was it from the sea after that?",
      "How many miles lie between a messenger and the fort[,|] if it was {x} miles at dawn, he rode {y} miles toward it and fled {z} miles straight back?",
      "{n}'s map says {x} miles to the next town. {He} rides {y} miles of that, then {z} miles back to fetch a lost glove. What distance to the town does {he} have now?",
    ],
  },
  {
    id: "minus-plus/tons-off-and-on",
    expression: "x-y+z",
    texts: [
      "A freight car carried {x} tons. At one stop {y} tons were unloaded, at the next {z} tons were loaded. How many tons did it carry then?",
      "A silo with {x} tons of grain sent {y} tons to the mill and took in {z} tons of the new harvest. How much grain is in it now?",
      "How heavy was the cargo when the ship left port[,|] if she came in with {x} tons, put {y} tons ashore and took {z} tons on board?",
      "Salt store of the town: {x} tons in fall. Used in winter: {y} tons. Delivered in spring: {z} tons. How many tons are in the store?",
    ],
  },
  {
    id: "minus-plus/cut-and-grown",
    expression: "x-y+z",
    units: ["inches", "inches"],
    numbers: { x: "20..40", y: "v/10", v: "32..95 by 3", z: "w/10", w: "12..62 by 3" },
    texts: [
      "A hedge {x} inches high was cut by {y} inches in {month} and has grown {z} inches since. What is its height now?",
      "{n}'s hair was {x} inches long. The barber took off {y} inches; then it grew {z} inches. How long is it now?",
      "How tall is the rose bush[,|] if it was {x} inches tall, lost {y} inches in the frost and put on {z} inches in spring?",
      "Grass on the meadow: {x} inches. The goats bit off {y} inches. A week of rain brought {z} inches of growth. How high is the grass?",
    ],
  },
  {
    id: "minus-plus/repacked-load",
    expression: "x-y+z",
    numbers: { x: "w/10", w: "900..2400" },
    texts: [
      "{n}'s trailer weighed {x} kilograms. {He} took out {y} kilograms of boxes and put in {z} kilograms of chairs. What does it weigh now?",
      "Load of the camel at the start: {x} kilograms. Taken off on the way: {y} kilograms of food. Added for the museum: {z} kilograms of stones. What is the load at the end?",
      "How much is on the sled[,|] if {x} kilograms were on it, a bag of {y} kilograms fell off and a load of {z} kilograms was put on?",
      "A bear weighed {x} kilograms in fall, lost {y} kilograms in its winter sleep and put on {z} kilograms in spring. How heavy is it now?",
    ],
  },
  {
    id: "plus-minus/liters-in-and-out",
    expression: "x+y-z",
    units: ["liters", "liters"],
    numbers: { x: "w/10", w: "100..900", y: "v/10", v: "200..900" },
    texts: [
      "A tank held {x} liters. It was topped up with {y} liters, and then {z} liters leaked out. How much is in it now?",
      "{n} had {x} liters of apple juice, pressed {y} liters more and served {z} liters to {his} guests. How many liters are left?",
      "During the rain {y} liters ran into the cistern; after it {z} liters were drawn for the garden. It had held {x} liters before. What does it hold now?",
      "How many liters are in the tub after {y} liters have run in and {z} liters have splashed out[,|] if there were {x} liters at first?",
    ],
  },
  {
    id: "plus-minus/up-and-down-in-the-air",
    expression: "x+y-z",
    numbers: { x: "w/10", w: "120..900", y: "v/20", v: "200..1500" },
    texts: [
      "A drone hovered at {x} meters. It climbed {y} meters and then sank {z} meters. How high was it after that?",
      "{n}'s kite flew at {x} meters, rose another {y} meters in a gust, and dropped {z} meters when the wind died. At what height did it fly in the end?",
      "An eagle leaves its nest {x} meters above the valley, circles up {y} meters and glides down {z} meters. How many meters above the valley is it now?",
      "How far above the ground is a climber who started on a ledge at {x} meters, climbed {y} meters up and came down {z} meters?",
    ],
  },
  {
    id: "plus-minus/overlap",
    expression: "x+y-z",
    units: ["inches", "inches"],
    numbers: { x: "12+v/10", v: "1..290", y: "15..60", z: "w/10", w: "2..38 by 3" },
    texts: [
      "{n} glues a strip of {x} inches to a strip of {y} inches. They overlap by {z} inches. How long is the glued strip?",
      "A belt of {x} inches is tied to a belt of {y} inches, and the knot takes up {z} inches. What length do they have together?",
      "How long is the board[,|] if pieces of {x} inches and {y} inches are nailed together with {z} inches of overlap?",
      "A banner is sewn from cloths of {x} inches and {y} inches, and {z} inches in all are lost in the seam. What is its length?",
    ],
  },
];

/** Two or three measures are compared, and then added or compared once more. */
const COMPARED: readonly WordingFamily[] = [
  {
    id: "minus-sum/two-pieces-at-hand",
    expression: "x-(y+z)",
    texts: [
      "{n} needs {x} yards of cloth for curtains. {He} has one piece of {y} yards and one of {z} yards. How many yards must {he} still buy?",
      "The two of them want to walk {x} miles for the animal shelter. So far {n} has walked {y} miles, and {m} has walked {z} miles. How many miles are missing?",
      "How many liters of water must be fetched[,|] if the camp needs {x} liters and has one can of {y} liters and another of {z} liters?",
      "A cart may carry {x} pounds. On it are a stove of {y} pounds and a table of {z} pounds. How many more pounds may be put on it?",
    ],
  },
  {
    id: "plus-minus/two-against-the-third",
    expression: "x+y-z",
    units: ["kilometers", "kilometers"],
    numbers: { x: "w/10", w: "150..700", y: "v/10", v: "150..700" },
    texts: [
      "{n} biked {x} kilometers on {day} and {y} kilometers on {day2}. {m} biked {z} kilometers in all. How many kilometers more did {n} bike than {m}?",
      "By way of the mill, it is {x} kilometers and then {y} kilometers to the lake. The direct road has {z} kilometers. How much shorter is the direct road?",
      "How much longer are the two small rivers together, with {x} kilometers and {y} kilometers, than the big river with {z} kilometers?",
      "The old bus line had {z} kilometers. The new one has {x} kilometers in the north and {y} kilometers in the south. By how many kilometers is the new one longer?",
    ],
  },
  {
    id: "plus-minus/two-scales",
    expression: "x+y-z",
    texts: [
      "Two small boats caught {x} pounds and {y} pounds of shrimp, a large boat {z} pounds. How much more did the small boats catch together than the large boat?",
      "How much lighter is a chest of {z} pounds than two sacks of {x} pounds and {y} pounds together?",
      "On the left side of the scales lie {x} pounds and {y} pounds, on the right side {z} pounds. How many pounds must be put on the right side to level the scales?",
    ],
  },
  {
    id: "sum/second-is-longer",
    expression: "x+(x+y)",
    units: ["miles", "miles"],
    texts: [
      "On {day} {n} rode {x} miles. On {day2} {he} rode {y} miles more than on {day}. How many miles did {he} ride on both days together?",
      "The first tunnel is {x} miles long, the second {y} miles longer. How long are both together?",
      "How far did the explorers get in the two weeks[,|] if they made {x} miles in the first week and {y} miles more than that in the second?",
      "{m} walked {x} miles for the charity. {n} walked {y} miles farther than {m}. What distance did the two walk in all?",
    ],
  },
  {
    id: "sum/second-is-lighter",
    expression: "x+(x-y)",
    units: ["pounds", "pounds"],
    numbers: { x: "w/10", w: "300..950", y: "v/10", v: "22..275 by 3" },
    texts: [
      "A melon weighs {x} pounds and a pineapple {y} pounds less. How much do they weigh together?",
      "The bakery used {x} pounds of butter in the first week and {y} pounds less in the second. How much butter did it use in the two weeks?",
      "What do two dogs weigh together[,|] if the brown one weighs {x} pounds and the spotted one weighs {y} pounds less than the brown one?",
      "{n} brought {x} pounds of old cans to the scrap yard. {m} brought {y} pounds less than {n}. How many pounds did they bring altogether?",
    ],
  },
  {
    id: "minus-plus/three-in-a-chain",
    expression: "x-y+z",
    texts: [
      "The red trail is {x} kilometers long. The blue one is {y} kilometers shorter than the red one, and the yellow one is {z} kilometers longer than the blue one. How long is the yellow trail?",
      "The first of three barrels holds {x} gallons, the second {y} gallons less than the first, and the third {z} gallons more than the second. How much does the third hold?",
      "How heavy is the blue box? It is {z} pounds heavier than the white box, which is {y} pounds lighter than the black box of {x} pounds.",
    ],
  },
];

/** Amounts of dollars, often with cents. */
const DOLLARS_AND_CENTS: readonly WordingFamily[] = [
  {
    id: "money/up-or-down",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n}'s electricity bill was ${x} in {month} and ${y} in {month2}. By how much did it go down?",
      "Last year the club fee was ${y}; this year it is ${x}. How much did the fee go up?",
      "The repair of the boiler was expected to cost ${x}. In the end it came to ${y}. How much less was that?",
      "How much more does it cost to mail a parcel by air for ${x} than by ship for ${y}?",
    ],
  },
  {
    id: "money/two-sources",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} emptied {his} coat pockets and counted ${x}. In the drawer lay another ${y}. What sum was that?",
      "The class sold cake for ${x} and lemonade for ${y}. How much did it take in?",
      "How much did the choir collect[,|] if ${x} was in the hat at the door and ${y} in the box by the stage?",
      "Parking cost me ${x}, and the toll over the bridge was ${y}. How much did the two cost together?",
    ],
  },
  {
    id: "money/rest-on-the-card",
    expression: "x-y",
    money: true,
    texts: [
      "There was ${x} on {n}'s bus card. A ride to the {place} took ${y} off it. What is left on the card?",
      "{n} had a gift card worth ${x} and spent ${y} of it on a puzzle. What is the card still worth?",
      "{m} owed {n} ${x} and has paid back ${y}. How much does {m} still owe?",
      "A library fine of ${x} was lowered by ${y}. How much has to be paid?",
    ],
  },
  {
    id: "money/before-it-went",
    expression: "x+y",
    money: true,
    texts: [
      "After ${y} was taken out for stamps, the office cash box held ${x}. How much was in it before?",
      "{n} lent {m} ${y} and has ${x} left. What did {n} have before {he} lent the money?",
      "How high was the bill before the waiter took off ${y} for the cold soup[,|] if the guests paid ${x}?",
      "A phone card shows ${x} after a call for ${y}. What did it show before the call?",
    ],
  },
  {
    id: "money/fund-and-two-bills",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    numbers: { x: "w/20", w: "1200..3000" },
    texts: [
      "The scouts' fund held ${x}. A tent pole cost ${y} and new rope ${z}. What is in the fund after that?",
      "From the ${x} of the yard sale, {n} paid ${y} for the permit and ${z} for posters. How much did {he} keep?",
      "How much of a day's pay of ${x} was left after ${y} for the train and ${z} for lunch?",
      "A voucher of ${x} paid for a haircut at ${y} and a comb at ${z}. What was still on it?",
    ],
  },
  {
    id: "money/in-and-out",
    expression: "x+y-z",
    money: true,
    numbers: { x: "w/20", w: "100..900", y: "v/20", v: "100..1600" },
    texts: [
      "{n} had ${x} at the fair, won ${y} at the ring toss and lost ${z} through a hole in {his} pocket. How much money does {he} have now?",
      "A market woman began the day with ${x} in her apron, took in ${y} and handed out ${z} in change. How much was in the apron then?",
      "The account of the sports club stood at ${x}. First ${y} came in, then ${z} went out. What is the balance now?",
      "How much do the skates cost in the end[,|] if they are ${x}, new laces add ${y} and a coupon takes off ${z}?",
    ],
  },
  {
    id: "money/three-items-on-the-way",
    expression: "x+y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "The vet charged ${x} for the visit, ${y} for the shots and ${z} for a collar. What did {n} pay?",
      "Moving day: van ${x}, gas ${y}, boxes ${z}. How much did the move cost?",
      "{n} mailed three parcels to three countries. The postage was ${x}, ${y} and ${z}. How much postage was that in all?",
      "How much did the three waiters get in tips[,|] if one got ${x}, one ${y} and one ${z}?",
    ],
  },
];

/** Miles, pounds, gallons and other measures that are added and subtracted, and so may have decimals. */
export const MEASURES: readonly WordingFamily[] = [
  ...TOGETHER,
  ...APART,
  ...WITH_OTHERS,
  ...TWO_CHANGES,
  ...COMPARED,
  ...DOLLARS_AND_CENTS,
];

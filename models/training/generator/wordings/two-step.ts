import type { WordingFamily } from "../wording.ts";

/** Three amounts are put together. */
const ADDING: readonly WordingFamily[] = [
  {
    id: "sum/three-people",
    expression: "x+y+z",
    units: ["{o}", "{o}"],
    texts: [
      "{n} has {x} {o}, {m} has {y}, and {k} has {z}. How many {o} do the three have together?",
      "How many {o} lie on the pile[,|] if {n} puts down {x}, {m} puts down {y} and {k} puts down {z}?",
      "Three friends [collected|made|sold] {o}. {n}'s number was {x}, {m}'s was {y}, and {k}'s was {z}. How many {o} was that altogether?",
      "{x} {o} came from {n}. {m} added {y} to them, and {k} added {z}. What is the total number of {o}?",
    ],
  },
  {
    id: "sum/three-days",
    expression: "x+y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "10..200", y: "10..200", z: "10..200" },
    texts: [
      "The {shop} sold {x} {o} on {day}, {y} on {day2} and {z} on {day3}. How many {o} did it sell in the three days?",
      "On {day} {n} made {x} {o}. On {day2} {he} made {y}, and on {day3} {z}. How many {o} has {he} made in all?",
      "How many {o} were sold on {day}, {day2} and {day3} together[,|] if the numbers were {x}, {y} and {z}?",
      "{day}: {x} {o}. {day2}: {y} {o}. {day3}: {z} {o}. What is the sum?",
    ],
  },
  {
    id: "sum/three-kinds",
    expression: "x+y+z",
    texts: [
      "In the {cs} there are {x} {o}, {y} {p} and {z} {q}. How many things are in it?",
      "{n} went to the {shop} and came back with {x} {o}, {y} {p} and {z} {q}. How many things did {he} bring?",
      "How many {o} does {n} have[,|] if {x} of them are {color}, {y} are {color2} and {z} are {color3}?",
      "The zoo's new house has {x} parrots. It also has {y} owls and {z} doves. How many birds live in the house?",
    ],
  },
  {
    id: "sum/three-legs",
    expression: "x+y+z",
    numbers: { x: "21..40", y: "21..40", z: "21..40" },
    texts: [
      "{n} drove {x} miles to the lake, {y} miles on to the mountains, and {z} miles back home. How many miles did {he} drive?",
      "A triangle has sides of {x}, {y} and {z} inches. How many inches is it around the triangle?",
      "How many kilometers is the hike[,|] if it is {x} kilometers to the hut, {y} from the hut to the peak, and {z} down to the village?",
      "The three pieces of a broken pole are {x}, {y} and {z} inches long. How many inches long was the pole?",
    ],
  },
  {
    id: "sum/found-and-given",
    expression: "x+y+z",
    units: ["{o}", "{o}"],
    texts: [
      "{n} had {x} {o}. {He} bought {y} more, and {m} gave {him} {z}. How many {o} does {n} have now?",
      "There were {x} {o} in the {cs} before {n} put in {y}, and {m} put in {z} after that. How many are in it now?",
      "First {m} gives me {y} {o}, then {k} gives me {z}. I had {x} to begin with. How many {o} do I have in the end?",
      "How many {o} will {n} own[,|] if {he} owns {x}, wins {y} on {day} and finds {z} on {day2}?",
    ],
  },
  {
    id: "sum/two-stops",
    expression: "x+y+z",
    numbers: { x: "5..80", y: "3..60", z: "3..60" },
    texts: [
      "A bus started with {x} people. {y} got on at the market and {z} at the hospital. Nobody got off. How many people were on the bus then?",
      "{x} {u} came to the party on time, {y} came late, and {z} came very late. How many {u} came?",
      "How many birds are in the tree[,|] if there were {x}, then {y} more landed, and then another {z}?",
      "A ship takes {x} guests aboard in the first harbor, {y} in the second and {z} in the third. How many guests is that?",
    ],
  },
  {
    id: "sum/three-prices",
    expression: "x+y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} bought soup for ${x}, fish for ${y} and cake for ${z}. How much did {he} pay?",
      "How much do I need for a ticket at ${x}, a drink at ${y} and popcorn at ${z}?",
      "In {month} {n} saved ${x}. {He} saved ${y} the month after and ${z} the month after that. How much did {he} save?",
      "A repair cost ${x} for parts and ${y} for work, and there was a fee of ${z}. What was the whole bill?",
    ],
  },
  {
    id: "sum/before-two-gifts",
    expression: "x+y+z",
    units: ["{o}", "{o}"],
    texts: [
      "{n} gave {x} {o} to {m} and {y} to {k}. {z} are left. How many {o} did {n} have at first?",
      "How many {o} did the {shop} have in the morning[,|] if it sold {x} before noon and {y} after noon, and {z} were not sold?",
      "{n} lost {x} {o} on {day} and {y} on {day2}. Now {he} has only {z}. How many were there before?",
      "After {m} had taken {x} {o} out of the {cs} and {k} had taken {y}, there were {z} in it. How many had been in it?",
    ],
  },
  {
    id: "sum/more-chained",
    expression: "x+y+z",
    units: ["{o}", "{o}"],
    texts: [
      "{n} has {x} {o}. {m} has {y} more than {n}, and {k} has {z} more than {m}. How many {o} does {k} have?",
      "{k} found {z} {o} more than {m}, who found {y} more than {n}. {n} found {x}. How many {o} did {k} find?",
      "How many {o} were sold on {day3}[,|] if {x} were sold on {day}, {y} more than that on {day2}, and {z} more again on {day3}?",
    ],
  },
  {
    id: "sum/more-together",
    expression: "x+(x+y)",
    texts: [
      "{n} has {x} {o}. {m} has {y} more than {n}. How many {o} do they have together?",
      "On {day} the {shop} sold {x} {o}; on {day2} it sold {y} more than on {day}. How many {o} did it sell on both days?",
      "If one {cs} has {x} {o} and another has {y} more than that, how many {o} are in the two {c}?",
      "{n} read {x} pages in the morning and {y} pages more than that in the evening. How many pages did {he} read that day?",
    ],
  },
  {
    id: "sum/fewer-together",
    expression: "x+(x-y)",
    numbers: { x: "15..99", y: "2..14" },
    texts: [
      "{n} has {x} {o}. {m} has {y} fewer. How many {o} do they have in all?",
      "There are {x} {o} in the first {cs} and {y} fewer in the second. How many {o} are in the two {c}?",
      "How many {u} came on the two days[,|] if {x} came on {day} and {y} fewer on {day2}?",
      "{m} made {y} {o} less than {n}. {n} made {x}. How many {o} were made by the two of them?",
      "{n} has {x} {o}, which is {y} more than {m} has. How many {o} do they have together?",
    ],
  },
  {
    id: "sum/price-together",
    expression: "x+(x+y)",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "A [bag|cap|ball] costs ${x}. A pair of boots costs ${y} more. How much do both cost together?",
      "{n} earned ${x} last week and ${y} more than that this week. How much did {he} earn in the two weeks?",
      "{n} spent ${x}, which was ${y} less than {m} spent. How much did the two spend in all?",
    ],
  },
];

/** Additions and subtractions after one another. */
const ADDING_AND_SUBTRACTING: readonly WordingFamily[] = [
  {
    id: "plus-minus/get-then-give",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "10..99", y: "5..60", z: "2..60" },
    texts: [
      "{n} had {x} {o} and [bought|found|won] {y} more. Then {he} gave {z} to {m}. How many {o} does {he} have now?",
      "How many {o} are in the {cs}[,|] if there were {x}, {y} were put in, and {z} were taken out?",
      "{m} gave {n} {y} {o}. Before that {n} had {x}. Afterwards {he} lost {z}. How many {o} are left?",
      "I start with {x} {o}, get {y} and give away {z}. With how many do I end?",
    ],
  },
  {
    id: "plus-minus/pooled",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "10..99", y: "10..99", z: "5..80" },
    texts: [
      "{n} and {m} put their {o} together; {n} had {x} and {m} had {y}. They used {z}. How many {o} are left?",
      "{n} brought {x} {o} and {m} brought {y}. How many {o} were left after {z} of them had been sold?",
      "{z} of the {o} that {n} and {m} made were given away. {n} had made {x}; {m} had made {y}. How many did they keep?",
    ],
  },
  {
    id: "plus-minus/earn-and-spend",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} had ${x} and earned ${y} on the weekend. Then {he} spent ${z} at the {shop}. How much money does {he} have now?",
      "How much is left of {n}'s birthday money[,|] if {he} got ${x} from {his} parents and ${y} from {his} uncle and has spent ${z}?",
      "A shirt for ${x} and a tie for ${y} are sold together for ${z} less. What do you pay for both?",
      "{n} buys a [book|game] for ${x} and a [pen|card] for ${y}. {He} has a coupon for ${z}. How much must {he} pay?",
    ],
  },
  {
    id: "plus-minus/absent",
    expression: "x+y-z",
    numbers: { x: "10..40", y: "10..40", z: "2..19" },
    texts: [
      "A class has {x} girls and {y} boys. Today {z} children are ill. How many children are in class?",
      "{x} men and {y} women work in an office. {z} of these people are on vacation. How many are at work?",
      "If {x} children from the first class and {y} from the second had signed up for a trip but {z} stayed at home, how many went?",
      "{n} invited {x} friends and {y} relatives. {z} of them could not come. How many guests came?",
    ],
  },
  {
    id: "plus-minus/harvest",
    expression: "x+y-z",
    numbers: { x: "20..150", y: "20..150", z: "2..39" },
    texts: [
      "{n} picked {x} pears from one tree and {y} from another. {z} of the pears were rotten. How many good pears did {he} pick?",
      "A hen house gave {x} eggs on {day} and {y} on {day2}. {z} eggs broke. How many whole eggs were there?",
      "How many {o} can be sold[,|] if {x} {o} arrive in the first truck and {y} in the second, but {z} are damaged?",
    ],
  },
  {
    id: "plus-minus/third-unknown",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "20..99", y: "10..80", z: "5..70" },
    texts: [
      "{n} had {x} {o} and got {y} more. After {he} gave some to {m}, {he} had {z}. How many {o} did {m} get?",
      "The {shop} had {x} {o} and received {y}. In the evening there were {z}. How many {o} had been sold?",
      "How many {o} have disappeared from the {cs}[,|] if {x} were in it, {y} were added, and now there are {z}?",
    ],
  },
  {
    id: "plus-minus/two-against-one",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "20..99", y: "20..99", z: "5..60" },
    texts: [
      "{n} has {x} {o}, {m} has {y} and {k} has {z}. How many more {o} do {n} and {m} have together than {k}?",
      "How many more {o} did {n} make today than yesterday[,|] if {he} made {x} this morning, {y} this afternoon and {z} yesterday?",
      "There are {z} {p} in the {shop}, {x} {color} {o} and {y} {color2} {o}. By how many do the {o} outnumber the {p}?",
    ],
  },
  {
    id: "plus-minus/chain-up-down",
    expression: "x+y-z",
    numbers: { x: "20..99", y: "5..50", z: "2..19" },
    texts: [
      "{n} has {x} {o}. {m} has {y} more than {n}. {k} has {z} fewer than {m}. How many {o} does {k} have?",
      "{k} sold {z} {o} fewer than {m}; {m} sold {y} more than {n}; {n} sold {x}. How many did {k} sell?",
      "How old is {k}'s house[,|] if {n}'s house is {x} years old, {m}'s is {y} years older than {n}'s, and {k}'s is {z} years newer than {m}'s?",
    ],
  },
  {
    id: "plus-minus/back-through-both",
    expression: "x+y-z",
    numbers: { x: "20..99", y: "5..60", z: "2..19" },
    texts: [
      "{n} found {z} {o} and then gave away {y}. Now {he} has {x}. How many {o} did {n} have before all that?",
      "After {z} people had got on and {y} had got off, there were {x} people on the bus. How many were on it before?",
      "The {shop} received {z} {o}, sold {y}, and was left with {x}. How many {o} had it had before?",
    ],
  },
  {
    id: "minus-plus/bus",
    expression: "x-y+z",
    numbers: { x: "30..90", y: "2..28", z: "2..40" },
    texts: [
      "There were {x} people on the train. At the first stop {y} got off and {z} got on. How many people were on the train then?",
      "A ferry with {x} passengers stops at an island, where {y} leave it and {z} board it. How many passengers does it have now?",
      "How many {u} are in the pool[,|] if there were {x}, {y} climbed out and {z} jumped in?",
      "{y} of {x} guests moved out of the hotel on {day}, and {z} new guests moved in. How many guests did it have then?",
    ],
  },
  {
    id: "minus-plus/restock",
    expression: "x-y+z",
    numbers: { x: "50..300", y: "5..48", z: "5..150" },
    texts: [
      "The {shop} had {x} {o}. It sold {y} and then got {z} new ones. How many {o} does it have now?",
      "A library has {x} books. {y} of them are thrown away because they are old, and {z} new ones are bought. How many books does it have then?",
      "How many {o} are in stock after {y} out of {x} are sold and {z} are delivered?",
      "{n} used up {y} of {his} {x} {o} and bought {z}. How many {o} does {n} have?",
    ],
  },
  {
    id: "minus-plus/spend-and-earn",
    expression: "x-y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} had ${x}. {He} paid ${y} for a [game|book|ticket] and got ${z} for [babysitting|mowing the lawn]. How much money does {he} have?",
      "How much is in the cash box[,|] if there was ${x}, a bill of ${y} was paid from it, and ${z} was put in?",
      "I spent ${y} of my ${x}. Then my [aunt|father] gave me ${z}. How much do I have now?",
    ],
  },
  {
    id: "minus-plus/animals",
    expression: "x-y+z",
    units: ["{a}", "{a}"],
    numbers: { x: "20..80", y: "2..18", z: "2..30" },
    texts: [
      "A farmer had {x} {a}. First {y} were sold, and later {z} were bought. How many {a} are on the farm?",
      "{x} {a} were by the river. {y} went away, but {z} others came. How many {a} were there in the end?",
      "How many {a} does the animal home have[,|] if it had {x}, found homes for {y}, and took in {z}?",
    ],
  },
  {
    id: "minus-plus/lost-and-found",
    expression: "x-y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "20..99", y: "5..18", z: "2..30" },
    texts: [
      "{n} lost {y} of {his} {x} {o}, but {m} gave {him} {z}. How many {o} does {n} have now?",
      "From {x} {o}, {n} gave {y} to {m}. {m} gave {n} {z} other {o} for them. How many {o} did {n} have after that?",
      "{n} had {x} {o}. First {he} sold {y}; after that {he} made {z} more. How many {o} are there?",
    ],
  },
  {
    id: "minus-plus/ages",
    expression: "x-y+z",
    units: ["years", "years"],
    numbers: { x: "20..60", y: "3..18", z: "2..20" },
    texts: [
      "{n} is {x} years old, and {m} is {y} years younger. How old will {m} be in {z} years?",
      "{n} is {x}. {m} is {y} years younger than {n}, and {k} is {z} years older than {m}. How old is {k}?",
      "How old will {m} be {z} years from now[,|] if {n} is {x} now and was {y} when {m} was born?",
    ],
  },
  {
    id: "minus-plus/thermometer",
    expression: "x-y+z",
    numbers: { x: "25..80", y: "3..20", z: "2..20" },
    texts: [
      "At noon it was {x} degrees. By night the temperature fell by {y} degrees, and by the next noon it rose by {z}. How many degrees was it then?",
      "A lift is on floor {x}. It goes down {y} floors and up {z} floors. On which floor is it now?",
      "In a game {n} has {x} points. {He} loses {y} points and wins {z}. How many points does {he} have?",
    ],
  },
  {
    id: "plus-minus/after-giving-some-back",
    expression: "z-(x-y)",
    numbers: { x: "20..60", y: "5..18", z: "60..99" },
    texts: [
      "{n} had {x} {o} and gave {y} to {m}. Then {he} bought some more, and now {he} has {z}. How many did {he} buy?",
      "The {shop} had {x} {o} and sold {y}. After a delivery it had {z}. How many {o} were delivered?",
      "{y} of {x} people got off the train in the first town, others got on, and {z} rode on. How many people got on?",
    ],
  },
  {
    id: "minus-minus/two-receivers",
    expression: "x-y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "40..150", y: "2..20", z: "2..18" },
    texts: [
      "{n} had {x} {o}. {He} gave {y} to {m} and {z} to {k}. How many {o} did {he} keep?",
      "How many of {x} {o} remain[,|] if {m} takes {y} and {k} takes {z}?",
      "{m} got {y} {o} from {n}; {k} got {z}. {n} had {x} at first. How many does {n} have now?",
      "From the {x} {o} in the {cs}, {n} took {y} before lunch and {z} after lunch. How many are still in it?",
    ],
  },
  {
    id: "minus-minus/two-days-of-sales",
    expression: "x-y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "100..400", y: "10..60", z: "5..38" },
    texts: [
      "The {shop} had {x} {o}. It sold {y} on {day} and {z} on {day2}. How many {o} were left after that?",
      "{n} must make {x} {o}. On {day} {he} made {y}, and on {day2} {z}. How many are still to be made?",
      "Of {x} {o}, {y} were sold and {z} were broken. How many were left?",
    ],
  },
  {
    id: "minus-minus/two-purchases",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} went out with ${x}. {He} spent ${y} on food and ${z} on a book. How much did {he} have left?",
      "How much change does {n} get from ${x}[,|] if {he} buys a toy for ${y} and a card for ${z}?",
      "A plate for ${y} and a bowl for ${z} broke. {n} had ${x} to buy new ones. What was left after {he} bought both?",
      "{n} wants a [phone|bike|tent] that costs ${x}. {He} has ${y}, and {his} mother gives {him} ${z}. How much more does {he} need?",
    ],
  },
  {
    id: "minus-minus/rest-of-three",
    expression: "x-y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "30..150", y: "5..15", z: "3..13" },
    texts: [
      "There are {x} {o} in the {cs}. {y} are {color}, {z} are {color2}, and the rest are {color3}. How many {o} are {color3}?",
      "{n}, {m} and {k} have {x} {o} together. {n} has {y} and {m} has {z}. How many does {k} have?",
      "How many of {x} {o} are neither {color} nor {color2}[,|] if {y} are {color} and {z} are {color2}?",
      "In three days {n} made {x} {o}: {y} on {day}, {z} on {day2}, and all the others on {day3}. How many did {he} make on {day3}?",
    ],
  },
  {
    id: "minus-minus/pages",
    expression: "x-y-z",
    units: ["pages", "pages"],
    numbers: { x: "100..400", y: "10..60", z: "5..38" },
    texts: [
      "A book has {x} pages. {n} read {y} pages on {day} and {z} on {day2}. How many pages has {he} not read?",
      "How many pages of {n}'s notebook are empty[,|] if it has {x} pages, {y} of them with notes and {z} with drawings?",
      "{n} read {y} pages in bed and {z} on the train, and {his} book is {x} pages long. How many pages remain?",
    ],
  },
  {
    id: "minus-minus/two-cuts",
    expression: "x-y-z",
    numbers: { x: "40..150", y: "2..22", z: "2..16" },
    texts: [
      "From a rope of {x} feet, {n} cuts first {y} and then {z} feet. How many feet are left?",
      "A roll had {x} yards of cloth on it. The first curtain took {y} yards and the second took {z}. How many yards are left on the roll?",
      "If a wire of {x} {length} is cut into three and two of the pieces are {y} and {z} {length} long, how long is the third piece?",
    ],
  },
  {
    id: "minus-minus/still-needed",
    expression: "x-y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "40..150", y: "2..22", z: "2..16" },
    texts: [
      "{n} needs {x} {o}. {He} has {y}, and {m} lends {him} {z}. How many {o} are missing?",
      "For a party {x} {o} are wanted. {n} brings {y} and {m} brings {z}. How many more are wanted?",
      "How many {o} must {n} still find to have {x}, when {he} had {y} at first and has found {z}?",
    ],
  },
  {
    id: "minus-minus/trip",
    expression: "x-y-z",
    numbers: { x: "100..500", y: "10..60", z: "5..38" },
    texts: [
      "It is {x} miles to the city. {n} drove {y} miles, stopped for lunch, and drove another {z}. How many miles are left?",
      "A bike tour of {x} kilometers takes three days. {n} rides {y} kilometers on the first day and {z} on the second. How many kilometers must {he} ride on the third?",
      "How many minutes are left of a lesson of {x} minutes after {y} minutes of reading and {z} minutes of writing?",
    ],
  },
  {
    id: "minus-minus/people",
    expression: "x-y-z",
    numbers: { x: "50..200", y: "5..25", z: "3..23" },
    texts: [
      "{x} {u} were near the {place}. At noon {y} left; an hour later {z} left. How many {u} stayed?",
      "Of {x} {u}, {y} came by bike and {z} by bus. All the others walked. How many walked?",
      "{x} people came to a concert: {y} men, {z} women, and children. How many children came?",
      "How many seats are free[,|] if a theater has {x}, {y} are sold and {z} are broken?",
    ],
  },
  {
    id: "minus-minus/compare-after-giving",
    expression: "x-y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "50..150", y: "5..25", z: "3..23" },
    texts: [
      "{n} has {x} {o}, and {m} has {z}. {n} sells {y} of {his} {o}. How many more {o} than {m} does {n} have now?",
      "There were {x} {o} and {z} {p} in the {cs}. After {n} took out {y} {o}, how many more {o} than {p} were in it?",
      "{n} has {x} {o}, {y} more than {m}. {m} has {z} more than {k}. How many {o} does {k} have?",
    ],
  },
  {
    id: "minus-minus/before-two-gains",
    expression: "x-y-z",
    numbers: { x: "40..150", y: "2..22", z: "2..16" },
    texts: [
      "{n} got {y} {o} from {m} and {z} from {k}. Now {he} has {x}. How many did {he} have before?",
      "After {n} [bought|found] {y} {o} on {day} and {z} on {day2}, there were {x} in {his} collection. How many were in it at first?",
      "How many people were on the train at first[,|] if {y} got on at one station, {z} at the next, and then there were {x}?",
    ],
  },
];

/** Equal groups, and something more or less. */
const MULTIPLYING_AND_ADDING: readonly WordingFamily[] = [
  {
    id: "times-plus/loose-ones",
    expression: "x*y+z",
    units: ["{o}", "{o}"],
    texts: [
      "{n} has {x} {c} with {y} {o} in each, and {z} {o} that are in no {cs}. How many {o} does {he} have?",
      "After {n} had filled {x} {c} with {y} {o} each, {z} {o} were left over. How many {o} were there?",
      "How many {o} are {x} {c} of {y} {o} and {z} single {o}?",
      "There are {z} {o} on the table and {y} in each of {x} {c}. How many {o} is that altogether?",
    ],
  },
  {
    id: "times-plus/has-and-buys-packs",
    expression: "z+x*y",
    units: ["{o}", "{o}"],
    texts: [
      "{n} had {z} {o}. Then {he} bought {x} {c} with {y} {o} in each. How many {o} does {he} have now?",
      "If {n} starts with {z} {o} and gets {y} from each of {x} friends, how many {o} does {he} have in the end?",
      "{z} {o} were on the shelf. {x} {u} brought {y} more each. How many {o} are there now?",
      "{n} already has {z} {o} and makes {y} more every day. How many {o} will {he} have after {x} days?",
    ],
  },
  {
    id: "times-plus/several-and-one",
    expression: "x*y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} bought {x} {o} for ${y} each and a [bag|cap|map] for ${z}. How much did {he} pay in all?",
      "How much do {x} {o} at ${y} apiece cost[,|] if sending them costs another ${z}?",
      "A boat costs ${y} an hour and ${z} for cleaning. What does {n} pay for {x} hours?",
      "{n}'s bill: {x} {o}, ${y} each; one lunch, ${z}. What is the total?",
    ],
  },
  {
    id: "times-plus/saving",
    expression: "z+x*y",
    units: ["dollars", "dollars"],
    numbers: { x: "2..12", y: "2..20", z: "5..90" },
    texts: [
      "{n} has ${z} and saves ${y} every week. How much money will {he} have in {x} weeks?",
      "How much did {n} earn[,|] if {he} got ${y} for each of {x} lawns and a tip of ${z}?",
      "There is ${z} in the class fund. Each of {x} {u} pays in ${y}. How much is in the fund then?",
    ],
  },
  {
    id: "times-plus/groups-and-leaders",
    expression: "x*y+z",
    numbers: { x: "2..12", y: "3..12", z: "2..20" },
    texts: [
      "{x} {g} of {y} {u} and {z} adults go to the [beach|zoo|theater]. How many people go there?",
      "The guests sit at {x} tables of {y}, and {z} more guests stand. How many guests are there?",
      "How many chairs are in the hall[,|] if there are {x} rows of {y} chairs and {z} chairs along the wall?",
      "The {u} made {x} {g} of {y}, and {z} {u} were left without a place. How many {u} were there?",
    ],
  },
  {
    id: "times-plus/times-as-many-and-more",
    expression: "x*y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "2..30", y: "2..9", z: "2..40" },
    texts: [
      "{n} has {x} {o}. {m} has {z} more than {y} times as many. How many {o} does {m} have?",
      "{m} has {y} times as many {o} as {n}, and {k} has {z} more than {m}. {n} has {x}. How many {o} does {k} have?",
      "{n} had {x} {o}, {m} had {y} times that number, and then {m} found {z} more. How many {o} does {m} have?",
    ],
  },
  {
    id: "times-plus/age",
    expression: "x*y+z",
    units: ["years", "years"],
    numbers: { x: "4..15", y: "2..5", z: "2..20" },
    texts: [
      "{n} is {x} years old. {His} neighbor is {y} times as old. How old will the neighbor be in {z} years?",
      "{m} is {y} times as old as {n}, and {k} is {z} years older than {m}. {n} is {x}. How old is {k}?",
      "How old is {k}[,|] if {n} is {x} years old, {m} is {y} times as old, and {k} is {z} years older than that?",
    ],
  },
  {
    id: "times-plus/score",
    expression: "x*y+z",
    units: ["points", "points"],
    texts: [
      "Every goal counts {y} points. {n} scored {x} goals and got {z} extra points for fairness. How many points did {n} have?",
      "{n} answered {x} questions of {y} points each and got a bonus of {z} points. What was {his} score?",
      "How many points does {n} have[,|] if {he} had {z} points and then won {x} rounds worth {y} points each?",
    ],
  },
  {
    id: "times-plus/distance",
    expression: "x*y+z",
    numbers: { x: "2..9", y: "4..40", z: "2..60" },
    texts: [
      "{n} rode {y} kilometers a day for {x} days and {z} kilometers on the day after. How many kilometers did {he} ride in all?",
      "A train went at {y} miles an hour for {x} hours. {z} miles were then left to the city. How many miles is the whole way?",
      "{n} swam {x} laps of {y} meters and then another {z} meters. How many meters did {he} swim?",
      "{n} used {x} boards, each {y} feet long, and {z} feet of old wood. How many feet of wood was that?",
    ],
  },
  {
    id: "times-minus/given-away",
    expression: "x*y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "3..12", y: "4..15", z: "2..11" },
    texts: [
      "{n} bought {x} {c} of {y} {o}. {He} gave {z} {o} to {m}. How many {o} did {n} have left?",
      "How many {o} are left, when {z} are taken out of {x} {c} with {y} {o} each?",
      "Each of {x} {u} brought {y} {o}. {z} of the {o} were not used. How many were used?",
      "{n} made {y} {o} a day for {x} days. {z} of them got lost. How many are still there?",
    ],
  },
  {
    id: "times-minus/costs",
    expression: "x*y-z",
    units: ["dollars", "dollars"],
    numbers: { x: "4..20", y: "4..15", z: "2..15" },
    texts: [
      "{n} sold {x} {o} for ${y} each. {He} had paid ${z} to make them. How much profit did {he} make?",
      "If {n} worked {x} hours for ${y} an hour and spent ${z}, how much of {his} pay is left?",
      "{n} saved ${y} a week for {x} weeks and then bought a gift for ${z}. How much money was left?",
      "A table at the market costs ${z}. {n} sells {x} {o} there at ${y} each. How much money does {he} have after paying for the table?",
    ],
  },
  {
    id: "times-minus/discount",
    expression: "x*y-z",
    units: ["dollars", "dollars"],
    numbers: { x: "3..12", y: "5..20", z: "2..14" },
    texts: [
      "{x} {o} cost ${y} each. {n} buys all of them and gets ${z} off the total. How much does {he} pay?",
      "What must {n} pay for {x} {o} at ${y} apiece with a coupon for ${z}?",
      "A group of {x} {u} goes to the [museum|castle|zoo]. Tickets are ${y} each, and groups pay ${z} less in all. What does the group pay?",
    ],
  },
  {
    id: "times-minus/broken-or-empty",
    expression: "x*y-z",
    numbers: { x: "3..20", y: "4..20", z: "2..11" },
    texts: [
      "A hall has {x} rows of {y} seats. {z} seats are empty. How many people are sitting in the hall?",
      "{n} planted {x} rows of {y} onions, but {z} of them did not grow. How many onions grew?",
      "How many lamps shine in a house of {x} floors with {y} lamps each[,|] if {z} lamps do not work?",
      "{x} {g} of {y} {u} were to come, but {z} {u} were ill. How many {u} came?",
    ],
  },
  {
    id: "times-minus/less-than-times",
    expression: "x*y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "4..20", y: "2..9", z: "2..7" },
    texts: [
      "{n} has {x} {o}. {m} has {z} less than {y} times as many. How many {o} does {m} have?",
      "{m} has {y} times as many {o} as {n}, and {k} has {z} fewer than {m}. If {n} has {x}, how many {o} does {k} have?",
      "How many {o} does {m} have now[,|] if {n} has {x}, {m} had {y} times as many, and {m} lost {z}?",
    ],
  },
  {
    id: "minus-times/change",
    expression: "z-x*y",
    units: ["dollars", "dollars"],
    numbers: { x: "2..6", y: "2..8", z: "50..100 by 10" },
    texts: [
      "{n} bought {x} {o} for ${y} each and paid with ${z}. How much change did {he} get?",
      "{n} had ${z}. {He} bought {x} {o} that cost ${y} apiece. How much money did {he} have left?",
      "How much is left of ${z} after {n} has paid for {x} {o} at ${y} each?",
      "One {s} costs ${y}. {n} takes {x} of them and hands over ${z}. What does {he} get back?",
    ],
  },
  {
    id: "minus-times/given-to-each",
    expression: "z-x*y",
    units: ["{o}", "{o}"],
    numbers: { x: "2..8", y: "2..8", z: "66..150" },
    texts: [
      "{n} had {z} {o}. {He} gave {y} {o} to each of {his} {x} friends. How many {o} did {he} keep?",
      "The teacher has {z} {o} and hands out {y} to every one of {x} {u}. How many {o} are left over?",
      "How many of {z} {o} remain[,|] if {x} {u} take {y} each?",
      "{x} {u} each got {y} {o} from {n}, who had {z} at first. How many {o} does {n} have now?",
    ],
  },
  {
    id: "minus-times/packed",
    expression: "z-x*y",
    units: ["{o}", "{o}"],
    numbers: { x: "2..8", y: "2..9", z: "75..200" },
    texts: [
      "{n} had {z} {o}. {He} filled {x} {c} with {y} {o} each. How many {o} were not packed?",
      "{x} {c} with {y} {o} in each were sold. There were {z} {o} before. How many {o} were left?",
      "How many {o} are loose[,|] if there are {z} {o} in all and {x} {c} hold {y} of them each?",
    ],
  },
  {
    id: "minus-times/pages",
    expression: "z-x*y",
    units: ["pages", "pages"],
    numbers: { x: "2..10", y: "5..25", z: "255..500" },
    texts: [
      "A book has {z} pages. {n} reads {y} pages a day. How many pages are left after {x} days?",
      "For {x} evenings {n} has read {y} pages. {His} book is {z} pages long. How many pages has {he} not read?",
      "How many pages of a report of {z} pages are still to be typed[,|] if {x} people have typed {y} pages each?",
    ],
  },
  {
    id: "minus-times/journey",
    expression: "z-x*y",
    numbers: { x: "2..6", y: "10..60", z: "365..900" },
    texts: [
      "{n} must drive {z} miles. {He} has driven {x} hours at {y} miles an hour. How many miles are left?",
      "The trail is {z} kilometers long. {n} rides {y} kilometers a day. How many kilometers remain after {x} days?",
      "How far from the goal is a ship[,|] if the trip is {z} miles and it has sailed {x} days at {y} miles a day?",
    ],
  },
  {
    id: "minus-times/used-per-day",
    expression: "z-x*y",
    numbers: { x: "2..9", y: "2..9", z: "85..250" },
    texts: [
      "A tank holds {z} liters. Every hour {y} liters run out. How many liters are in it after {x} hours?",
      "{n} had {z} {o} and used {y} a day. How many {o} were left after {x} days?",
      "A farmer stored {z} bags of feed. The {a} ate {y} bags a week for {x} weeks. How many bags are left?",
      "If {n} has cut off {x} pieces of {y} {length} from a wire of {z} {length}, how many {length} of wire are left?",
    ],
  },
  {
    id: "minus-times/still-needed",
    expression: "z-x*y",
    numbers: { x: "2..8", y: "2..9", z: "75..150" },
    texts: [
      "{n} needs {z} {o}. {He} has {x} {c} with {y} {o} in each. How many more {o} does {he} need?",
      "How many {o} are still to be made[,|] if {z} were ordered and {n} has made {y} a day for {x} days?",
      "{z} guests are coming. {x} tables seat {y} guests each. How many guests have no seat yet?",
      "{x} {u} brought {y} {o} each, but {z} are wanted. How many are missing?",
    ],
  },
  {
    id: "minus-times/money-needed",
    expression: "z-x*y",
    units: ["dollars", "dollars"],
    numbers: { x: "2..9", y: "3..15", z: "140..400" },
    texts: [
      "{n} wants a [bike|camera|guitar] for ${z}. {He} has saved ${y} a week for {x} weeks. How much is missing?",
      "If {n} needs ${z} and has worked {x} hours at ${y} an hour, how much more must {he} earn?",
      "A trip costs ${z}. The class has sold {x} cakes for ${y} each. How many dollars does the class still need?",
    ],
  },
  {
    id: "times-plus/with-times-as-many",
    expression: "x+x*y",
    units: ["{o}", "{o}"],
    numbers: { x: "3..30", y: "3..9" },
    texts: [
      "{n} has {x} {o}. {m} has {y} times as many. How many {o} do they have together?",
      "If a small {cs} has {x} {o} and a big one has {y} times as many, how many {o} are in both?",
      "The {shop} sold {x} {o} on {day} and {y} times as many on {day2}. How many {o} did it sell on both days?",
      "{m} found {y} {o} for every one that {n} found. {n} found {x}. How many did they find in all?",
    ],
  },
  {
    id: "times-plus/with-twice",
    expression: "x+x*2",
    numbers: { x: "4..60" },
    texts: [
      "{n} made {x} {o} and {m} made twice as many. How many {o} did they make?",
      "There are {x} {p} in the {cs} and double as many {o}. How many things are in it?",
      "{n} walked {x} blocks on {day}. On {day2} {he} walked twice that far. How many blocks did {he} walk on the two days?",
      "If {n} pays ${x} and {m} pays twice as much, how much do they pay together?",
    ],
  },
  {
    id: "times-minus/difference-of-times",
    expression: "x*y-x",
    numbers: { x: "3..30", y: "2..9" },
    texts: [
      "{n} has {x} {o}. {m} has {y} times as many. How many more {o} does {m} have than {n}?",
      "The big {cs} has {y} times as many {o} as the small one, which has {x}. What is the difference?",
      "{n} sold {x} {o} on {day} and {y} times as many on {day2}. How many fewer did {he} sell on {day}?",
      "How many more laps than {n} does {m} run[,|] if {n} runs {x} and {m} runs {y} times as many?",
    ],
  },
  {
    id: "times-plus/twice-and-more",
    expression: "x*2+y",
    numbers: { x: "4..60", y: "2..30" },
    texts: [
      "{n} has {x} {o}. {m} has {y} more than twice as many. How many {o} does {m} have?",
      "{n} had {x} {o}, doubled that number, and then got {y} more. How many {o} does {he} have now?",
      "If {n} owns {x} pairs of shoes and finds {y} single shoes, how many shoes are there?",
      "{n} bought two {c} with {x} {o} each and {y} more {o}. How many {o} was that?",
    ],
  },
  {
    id: "times-minus/twice-and-less",
    expression: "x*2-y",
    numbers: { x: "8..60", y: "2..14" },
    texts: [
      "{n} has {x} {o}. {m} has {y} fewer than double that number. How many {o} does {m} have?",
      "{n} had {x} pairs of gloves. {y} single gloves got lost. How many gloves does {he} have now?",
      "A coach bought two {c} of {x} balls. {y} balls had no air. How many balls could be used?",
      "How many {o} remain[,|] if {n} and {m} each have {x} and they give away {y}?",
    ],
  },
  {
    id: "times-minus/dozens",
    expression: "x*12-y",
    numbers: { x: "2..12", y: "2..22" },
    texts: [
      "{n} bought {x} dozen eggs. {y} of them were broken. How many eggs were whole?",
      "How many {o} are left of {x} dozen {o}, when {y} have been used?",
      "{n} baked {x} trays of a dozen rolls each and sold all but the last {y}. How many rolls did {he} sell?",
      "A rack is made for {x} dozen eggs, but {y} of its places are empty. How many eggs are in the rack?",
    ],
  },
  {
    id: "times-plus/dozens",
    expression: "x*12+y",
    numbers: { x: "2..12", y: "2..40" },
    texts: [
      "{n} has {x} dozen {o} and {y} single ones. How many {o} does {he} have?",
      "A florist has {x} dozen roses and {y} lilies. How many flowers is that?",
      "How many eggs are there[,|] if {x} cartons of one dozen are full and {y} eggs lie in a bowl?",
      "{n} put {y} {o} in a bag, and {m} put in {x} dozen more. How many {o} are in the bag?",
    ],
  },
  {
    id: "times-plus/weeks",
    expression: "x*7+y",
    units: ["days", "days"],
    numbers: { x: "2..20", y: "2..6" },
    texts: [
      "{n} was away for {x} weeks and {y} days. How many days was that?",
      "In {x} weeks school ends, and {y} days after that {n} flies to {his} aunt. In how many days does {he} fly?",
      "How many days has {n} worked[,|] if {he} has worked for {x} full weeks without a day off and for another {y} days?",
    ],
  },
  {
    id: "times-plus/minutes",
    expression: "x*60+y",
    units: ["minutes", "minutes"],
    numbers: { x: "2..6", y: "5..55" },
    texts: [
      "A film lasts {x} hours and {y} minutes. How many minutes is that?",
      "{n} slept {x} hours, read for {y} minutes, and then got up. How many minutes passed from falling asleep to getting up?",
      "How many minutes does {n} need for the trip[,|] if {he} rides a train for {x} hours and walks for {y} minutes?",
    ],
  },
  {
    id: "times-plus/coins",
    expression: "x*10+y",
    units: ["cents", "cents"],
    numbers: { x: "2..30", y: "2..60" },
    texts: [
      "{n} has {x} dimes and {y} pennies. How many cents is that?",
      "How many cents are in the jar[,|] if it has {x} coins of 10 cents and {y} coins of 1 cent in it?",
      "{n} found {y} cents in {his} pocket. With {x} dimes from the drawer, how many cents does {he} have?",
    ],
  },
  {
    id: "times-plus/quarters",
    expression: "x*25+y",
    units: ["cents", "cents"],
    numbers: { x: "2..8", y: "5..90" },
    texts: [
      "{n} has {x} quarters and {y} cents. How many cents does {he} have?",
      "A machine takes quarters. {n} put in {x} quarters, and {he} still has {y} cents. How many cents did {he} have before?",
      "How many cents do {x} quarters and {y} pennies make?",
    ],
  },
];

/** A sum or a difference is taken several times. */
const MULTIPLYING_SUMS: readonly WordingFamily[] = [
  {
    id: "sum-times/everyone-gets",
    expression: "(x+y)*z",
    numbers: { x: "3..20", y: "3..20", z: "2..9" },
    texts: [
      "There are {x} boys and {y} girls in a group. Each child gets {z} {o}. How many {o} are given out?",
      "{x} {u} from one school and {y} from another come to a camp. How many {o} are needed, if everyone gets {z}?",
      "Everyone gets {z} {o}: the {x} {u} who were invited and the {y} {u} who came without being asked. How many {o} is that?",
    ],
  },
  {
    id: "sum-times/two-each-day",
    expression: "(x+y)*z",
    units: ["{o}", "{o}"],
    texts: [
      "Every day {n} makes {x} {o} in the morning and {y} in the afternoon. How many {o} does {he} make in {z} days?",
      "How many {o} does {n} give away in {z} weeks[,|] if {m} gets {x} and {k} gets {y} each week?",
      "{n} and {m} make {o}. In an hour {n} makes {x} and {m} makes {y}. How many do they make together in {z} hours?",
      "Each of {z} {c} has {x} {color} and {y} {color2} {o} in it. How many {o} are in the {c}?",
    ],
  },
  {
    id: "sum-times/same-price",
    expression: "(x+y)*z",
    units: ["{o}", "dollars"],
    numbers: { x: "2..20", y: "2..20", z: "2..12" },
    texts: [
      "{n} bought {x} {color} {o} and {y} {color2} {o}. Each {s} cost ${z}. How much did {he} spend?",
      "{n} sold {x} {o} on {day} and {y} on {day2}, all for ${z} each. How much money did {he} get?",
      "If {n} takes {x} {o}, {m} takes {y}, and one {s} is ${z}, how much do they pay together?",
    ],
  },
  {
    id: "sum-times/tickets",
    expression: "(x+y)*z",
    numbers: { x: "2..20", y: "2..30", z: "3..15" },
    texts: [
      "{x} adults and {y} children visit the [museum|castle|zoo]. Every ticket costs ${z}. How much do they pay?",
      "At ${z} a person, how much does lunch cost for {x} men and {y} women?",
      "A choir of {x} women and {y} men travels by train. Each of them pays ${z}. What is the cost for the choir?",
    ],
  },
  {
    id: "sum-times/there-and-back",
    expression: "(x+y)*z",
    texts: [
      "To school {n} walks {x} minutes, and back home, uphill, {y} minutes. How many minutes does {he} walk in {z} school days?",
      "A truck brings {x} tons of sand and {y} tons of stone on every trip. How many tons does it bring in {z} trips?",
      "{n} runs {x} kilometers and swims {y} kilometers each week. How many kilometers is that in {z} weeks?",
      "How many dollars does {n} spend in {z} days[,|] if each day lunch costs {x} dollars and the bus {y} dollars?",
    ],
  },
  {
    id: "sum-times/containers-of-both",
    expression: "(x+y)*z",
    units: ["{c}", "{o}"],
    texts: [
      "{n} has {x} {c} and {m} has {y}. Every {cs} has {z} {o}. How many {o} do they have together?",
      "{x} {c} were brought in the morning and {y} in the evening. There were {z} {o} in each. How many {o} were brought?",
      "How many {o} are there[,|] if {n} filled {x} {c}, later filled {y} more, and put {z} {o} into each?",
    ],
  },
  {
    id: "sum-times/floors",
    expression: "(x+y)*z",
    numbers: { x: "2..12", y: "2..12", z: "3..20" },
    texts: [
      "A hotel has {x} floors in the old part and {y} in the new part, with {z} rooms on every floor. How many rooms does the hotel have?",
      "{n} planted {x} rows of beans and {y} rows of peas. There are {z} plants in a row. How many plants are there?",
      "How many wheels have {x} red and {y} blue trucks[,|] if a truck has {z} wheels?",
      "The band stands in {x} rows of drummers and {y} rows of trumpeters. Each row has {z} players. How many players are there?",
    ],
  },
  {
    id: "sum-times/more-then-times",
    expression: "(x+y)*z",
    units: ["{o}", "{o}"],
    texts: [
      "{n} has {x} {o}. {m} has {y} more. {k} has {z} times as many as {m}. How many {o} does {k} have?",
      "{n} had {x} {o} and got {y} more. {m} has {z} times as many as {n} has now. How many {o} does {m} have?",
      "How many {o} does {k} have[,|] if that is {z} times what {n} and {m} have together, and {n} has {x} and {m} has {y}?",
    ],
  },
  {
    id: "sum-times/perimeter",
    expression: "(x+y)*2",
    numbers: { x: "4..60", y: "3..40" },
    texts: [
      "A garden is {x} feet long and {y} feet wide. How many feet of fence go around it?",
      "{n} walks once around a field of {x} meters by {y} meters. How many meters is that?",
      "Every day {n} feeds {x} hens and {y} ducks, each of them twice. How many portions does {he} give out a day?",
      "A bus ticket is {x} dollars and a museum ticket {y} dollars. How many dollars do two people pay for both?",
    ],
  },
  {
    id: "difference-times/rest-sold",
    expression: "(x-y)*z",
    units: ["{o}", "dollars"],
    numbers: { x: "15..60", y: "2..13", z: "2..12" },
    texts: [
      "{n} had {x} {o} and kept {y}. {He} sold the others for ${z} each. How much money did {he} get?",
      "{y} of the {x} {o} were broken. The rest were sold at ${z} apiece. How much was taken in?",
      "If {n} makes {x} {o}, gives {y} away and sells the rest for ${z} each, how much money does {he} get?",
      "{n} wanted {x} {o} but already had {y}. So {he} bought only the missing ones at ${z} each. How much did {he} pay?",
    ],
  },
  {
    id: "difference-times/containers-gone",
    expression: "(x-y)*z",
    units: ["{c}", "{o}"],
    numbers: { x: "8..25", y: "2..6", z: "3..15" },
    texts: [
      "There were {x} {c} with {z} {o} each. {y} of the {c} were taken away. How many {o} are still there?",
      "{n} buys {x} {c} of {o} and gives {y} {c} to {m}. Each {cs} has {z} {o}. How many {o} does {n} keep?",
      "How many {o} remain[,|] if all but {y} of {x} {c} are left and each of them has {z} {o}?",
    ],
  },
  {
    id: "difference-times/days-off",
    expression: "(x-y)*z",
    numbers: { x: "10..31", y: "2..8", z: "2..15" },
    texts: [
      "On a tour of {x} days {n} was ill for {y} days. On all other days {he} rode {z} kilometers. How many kilometers did {he} ride?",
      "A course has {x} lessons. {n} missed {y}. Each lesson is {z} pages long. How many pages did {n} study?",
      "How much did {n} earn at {z} dollars a day[,|] if {he} was hired for {x} days but stayed away on {y}?",
      "{x} {u} had signed up, but {y} did not come. The others planted {z} trees each. How many trees did they plant?",
    ],
  },
  {
    id: "difference-times/absent-need-none",
    expression: "(x-y)*z",
    units: ["{u}", "{o}"],
    numbers: { x: "15..40", y: "2..12", z: "2..9" },
    texts: [
      "There are {x} {u} in a class, but {y} are absent today. Each one present gets {z} {o}. How many {o} are handed out?",
      "Of {x} {u}, {y} do not want any {o}. The others want {z} each. How many {o} are wanted?",
      "How many {o} are needed[,|] if {y} of {x} {u} bring their own and each of the others needs {z}?",
    ],
  },
  {
    id: "difference-times/profit-per-item",
    expression: "(x-y)*z",
    units: ["dollars", "dollars"],
    numbers: { x: "8..30", y: "2..7", z: "2..20" },
    texts: [
      "{n} buys {o} for ${y} each and sells them for ${x} each. How much profit does {he} make with {z} {o}?",
      "The normal price of one {s} is ${x}, but today it is ${y} less. What do {z} {o} cost today?",
      "How much does {n} save on {z} {o}[,|] if each {s} costs ${x} in the city and only ${y} at the {shop}?",
      "Each week {n} earns ${x} and spends ${y}. How much does {he} save in {z} weeks?",
    ],
  },
  {
    id: "difference-times/gap-grows",
    expression: "(x-y)*z",
    numbers: { x: "10..40", y: "3..9", z: "2..10" },
    texts: [
      "{n} makes {x} {o} a day and {m} makes {y}. How many more {o} than {m} has {n} made after {z} days?",
      "Every hour {x} liters run into a pool and {y} liters run out. How many liters are in the pool after {z} hours, if it was empty?",
      "If {n} rides {x} miles an hour and {m} rides {y}, by how many miles does {n} lead after {z} hours?",
      "{n}'s hens lay {x} eggs a day. {n} eats {y} of them. How many eggs are left over in {z} days?",
    ],
  },
  {
    id: "difference-times/price-of-difference",
    expression: "(x-y)*z",
    numbers: { x: "12..40", y: "2..10", z: "2..12" },
    texts: [
      "{n} sold {x} {o} and {m} sold {y}. Every {s} cost ${z}. How much more money than {m} did {n} get?",
      "How much more does {n} pay than {m}[,|] if {n} buys {x} {o}, {m} buys {y}, and each {s} costs ${z}?",
      "{n} reads {x} pages and {m} reads {y}. For each page they get ${z} for a good cause. How many dollars more does {n} get?",
    ],
  },
];

/** Several factors. */
const MULTIPLYING_TWICE: readonly WordingFamily[] = [
  {
    id: "product/wage",
    expression: "x*y*z",
    units: ["hours", "dollars"],
    numbers: { x: "2..8", y: "2..7", z: "4..20" },
    texts: [
      "{n} works {x} hours a day, {y} days a week, and earns ${z} an hour. How much does {he} earn in a week?",
      "How much does {n} get for {y} days of {x} hours[,|] if {he} is paid ${z} an hour?",
      "At ${z} an hour, {n} worked {x} hours on each of {y} days. What did {he} earn?",
    ],
  },
  {
    id: "product/nested",
    expression: "x*y*z",
    numbers: { x: "2..9", y: "2..9", z: "2..9" },
    texts: [
      "{n} has {x} {c}. In each {cs} there are {y} bags, and in every bag there are {z} {o}. How many {o} are there?",
      "A street has {x} houses. Each house has {y} floors, and each floor has {z} windows. How many windows are on the street?",
      "How many {o} are in {x} {c}[,|] if one {cs} has {y} layers of {z} {o}?",
      "{z} seeds are in a pod, {y} pods are on a plant, and {n} has {x} plants. How many seeds is that?",
    ],
  },
  {
    id: "product/several-weeks",
    expression: "x*y*z",
    numbers: { x: "2..12", y: "2..7", z: "2..9" },
    texts: [
      "{n} practices {x} minutes a day on {y} days of each week. How many minutes is that in {z} weeks?",
      "{y} times a week {n} swims {x} laps. How many laps does {he} swim in {z} weeks?",
      "If {n} reads {x} pages a day on {y} days a week, how many pages does {he} read in {z} weeks?",
      "For {z} weeks the {shop} was open {y} days a week and sold {x} {o} a day. How many {o} did it sell?",
    ],
  },
  {
    id: "product/every-day-for-weeks",
    expression: "x*y*7",
    numbers: { x: "2..9", y: "2..9" },
    texts: [
      "{n} drinks {x} glasses of water every day. How many glasses does {he} drink in {y} weeks?",
      "Each of {y} {a} eats {x} pounds of food a day. How many pounds do they eat in a week?",
      "How many pills does {n} take in {y} weeks[,|] if {he} takes {x} every day?",
      "For {y} weeks {n} has put {x} {o} into the {cs} day by day. How many {o} are in it?",
    ],
  },
  {
    id: "product/feeding",
    expression: "x*y*z",
    numbers: { x: "2..12", y: "2..6", z: "2..10" },
    texts: [
      "{n} feeds {x} {a}. Each {as} gets {y} cups of food a day. How many cups are needed for {z} days?",
      "{x} hens each lay {y} eggs a week. How many eggs do they lay in {z} weeks?",
      "How many liters of milk do {x} cows give in {z} days[,|] if each gives {y} liters a day?",
    ],
  },
  {
    id: "product/cost-of-packs",
    expression: "x*y*z",
    units: ["{o}", "dollars"],
    numbers: { x: "2..9", y: "2..9", z: "2..9" },
    texts: [
      "{n} buys {x} {c} with {y} {o} each. One {s} costs ${z}. How much does {he} pay?",
      "{x} {u} buy {y} {o} each at ${z} apiece. How much do they pay altogether?",
      "How much money does {n} take in[,|] if {he} sells {y} {o} a day for {x} days at ${z} each?",
      "{n} brings {x} {c} of {y} {o} to the market and sells every {s} for ${z}. How much money does {he} get?",
    ],
  },
  {
    id: "product/seats",
    expression: "x*y*z",
    units: ["rows", "seats"],
    numbers: { x: "2..8", y: "3..12", z: "2..10" },
    texts: [
      "A train has {x} cars. Each car has {y} rows with {z} seats. How many seats does the train have?",
      "How many seats are in {x} halls of {y} rows[,|] if there are {z} seats in every row?",
      "Each of {x} planes has {y} rows of {z} seats. How many seats do the planes have in all?",
    ],
  },
  {
    id: "product/two-each",
    expression: "x*y*2",
    numbers: { x: "2..20", y: "2..12" },
    texts: [
      "{n} walks {x} blocks to school and the same {x} blocks home again. How many blocks does {he} walk in {y} days?",
      "{x} {u} each have {y} pairs of socks. How many socks do they have?",
      "{n} and {m} each work {x} hours a day. How many hours do the two work in {y} days?",
      "How many {o} do two {shop} owners buy together[,|] if each of them buys {x} {c} of {y} {o}?",
    ],
  },
  {
    id: "product/times-twice-over",
    expression: "x*y*z",
    numbers: { x: "2..12", y: "2..6", z: "2..9" },
    texts: [
      "{n} sold {x} {o}. {m} sold {y} times as many, at ${z} each. How many dollars did {m} get?",
      "{n}'s tower is {x} inches high. {m}'s is {y} times as high, and {k}'s is {z} times as high as {m}'s. How many inches high is {k}'s tower?",
      "{n} has {x} {o}, {m} has {y} times as many as {n}, and {k} has {z} times as many as {m}. How many {o} does {k} have?",
    ],
  },
];

/** Sums and differences are shared, packed or paid off. */
const DIVIDING_SUMS: readonly WordingFamily[] = [
  {
    id: "sum-shared/packed",
    expression: "(x+y)/z",
    units: ["{o}", "{c}"],
    numbers: { z: "2..9", y: "2..8", x: "z*(i+3)-y" },
    texts: [
      "{n} has {x} {color} and {y} {color2} {o}. {He} puts {z} {o} into each {cs}. How many {c} does {he} fill?",
      "{n} made {x} {o}, and {m} made {y}. They pack them {z} to one {cs}. How many {c} do they need?",
      "How many {c} of {z} {o} can be made from {x} {o} that {n} has and {y} that {m} brings?",
      "There were {x} {o} on the table and {y} on the floor. All were put into {c}, {z} in each. How many {c} was that?",
    ],
  },
  {
    id: "sum-shared/shared",
    expression: "(x+y)/z",
    units: ["{o}", "{o}"],
    numbers: { z: "2..9", y: "2..8", x: "z*(i+3)-y" },
    texts: [
      "{n} bought {x} {o} and found {y} more at home. {He} shares them equally among {z} friends. How many {o} does each friend get?",
      "{z} {u} share the {x} {o} that {n} brought and the {y} {o} that {m} brought. How many does each get, if all get the same number?",
      "How many {o} go into each of {z} equal piles[,|] if there are {x} {o} from {day} and {y} from {day2}?",
      "{x} {o} and {y} more were divided evenly over {z} {c}. How many {o} did each {cs} get?",
    ],
  },
  {
    id: "sum-shared/vehicles",
    expression: "(x+y)/z",
    numbers: { z: "3..12", y: "2..12", x: "z*(i+3)-y" },
    texts: [
      "{x} boys and {y} girls go on a trip in vans. A van takes {z} children. How many vans are needed?",
      "How many tables of {z} are needed for {x} adults and {y} children?",
      "{x} {u} are in the gym when {y} more {u} arrive. They form {g} of {z}. How many {g} are there?",
      "The {x} {u} of one school and the {y} {u} of another sleep in tents for {z}. How many tents do they fill?",
    ],
  },
  {
    id: "sum-shared/costs",
    expression: "(x+y)/z",
    units: ["dollars", "dollars"],
    numbers: { z: "2..8", y: "4..30", x: "z*(i+15)-y" },
    texts: [
      "A present costs ${x} and the card with flowers ${y}. {z} friends pay equal parts. How much does each pay?",
      "{n} earned ${x} on {day} and ${y} on {day2}, in {z} hours altogether. How much was that an hour?",
      "If a bus costs ${x} and all the tickets together cost ${y}, how much must each of {z} {u} pay so that all pay the same?",
    ],
  },
  {
    id: "sum-shared/buying-with-both",
    expression: "(x+y)/z",
    units: ["dollars", "{o}"],
    numbers: { z: "2..9", y: "2..8", x: "z*(i+3)-y" },
    texts: [
      "{n} has ${x} and gets ${y} from {his} aunt. One {s} costs ${z}. How many {o} can {he} buy?",
      "How many {o} at ${z} each can {n} and {m} buy together[,|] if {n} has ${x} and {m} has ${y}?",
      "{n} earned ${x} in the morning and ${y} in the afternoon. {He} spent it all on {o} at ${z} apiece. How many did {he} get?",
    ],
  },
  {
    id: "sum-shared/average",
    expression: "(x+y)/2",
    numbers: { y: "5..40", x: "y+2*i" },
    texts: [
      "{n} scored {x} points in one game and {y} in the other. What was {his} average score?",
      "{n} has {x} {o} and {m} has {y}. They put them together and each takes half. How many {o} does each have then?",
      "Half of the {x} {color} and {y} {color2} {o} were given away. How many {o} were given away?",
      "How many {o} must each of two {c} get[,|] if {x} {o} and {y} more are to be split evenly between them?",
    ],
  },
  {
    id: "sum-shared/days",
    expression: "(x+y)/z",
    units: ["{o}", "days"],
    numbers: { z: "3..12", y: "2..12", x: "z*(i+3)-y" },
    texts: [
      "{n} had {x} {o} and bought {y} more. {He} uses {z} a day. For how many days will the {o} last?",
      "How many days does {n} need to make {x} {color} and {y} {color2} {o}[,|] if {he} makes {z} a day?",
      "One order is for {x} {o} and another for {y}. The {shop} makes {z} {o} a day. After how many days are both orders done?",
    ],
  },
  {
    id: "difference-shared/shared-rest",
    expression: "(x-y)/z",
    units: ["{o}", "{o}"],
    numbers: { z: "2..9", y: "2..30", x: "z*i+y" },
    texts: [
      "{n} had {x} {o}. {He} kept {y} and shared the others equally among {z} friends. How many {o} did each friend get?",
      "{y} of {x} {o} were lost. The rest were divided evenly over {z} {c}. How many {o} are in each {cs}?",
      "How many {o} does each of {z} {u} get[,|] if {y} of the {x} {o} are put aside and the rest are handed out evenly?",
      "{n} filled {z} equal {c} from a pile of {x} {o}, and {y} {o} were left over. How many {o} are in each {cs}?",
    ],
  },
  {
    id: "difference-shared/packed-rest",
    expression: "(x-y)/z",
    units: ["{o}", "{c}"],
    numbers: { z: "2..9", y: "2..30", x: "z*i+y" },
    texts: [
      "{n} had {x} {o} and [sold|lost|gave away] {y}. The rest {he} packed into {c} of {z}. How many {c} was that?",
      "Of {x} {o}, {y} are too old to sell. The good ones are put into {c}, {z} in each. How many {c} are there?",
      "If {n} has {x} {o}, leaves {y} out and puts {z} of the others into each {cs}, how many {c} does {he} need?",
    ],
  },
  {
    id: "difference-shared/rest-buys",
    expression: "(x-y)/z",
    numbers: { z: "2..9", y: "2..40", x: "z*i+y" },
    texts: [
      "{n} had ${x} and spent ${y} on lunch. With the rest {he} bought {o} at ${z} each. How many {o} did {he} buy?",
      "If {n} has ${x} but must keep ${y} for the bus, how many {o} at ${z} apiece can {he} buy?",
      "{n} paid ${x} for a bag that cost ${y} and for some {o} that cost ${z} each. How many {o} did {he} buy?",
      "At the fair the entry is ${y} and each ride is ${z}. {n} spent ${x} in all. How many rides did {he} take?",
    ],
  },
  {
    id: "difference-shared/price-of-each",
    expression: "(x-y)/z",
    units: ["dollars", "dollars"],
    numbers: { z: "2..9", y: "2..40", x: "z*i+y" },
    texts: [
      "{n} paid ${x} for a lamp at ${y} and {z} {o}. All {o} had the same price. How much was one {s}?",
      "{n} gave ${x} for {z} {o} and got ${y} back. What was the price of one {s}?",
      "After a discount of ${y} on a bill of ${x}, {z} friends each paid the same. How much did each pay?",
      "How much does each of {z} {u} have to bring[,|] if a trip costs ${x} and the school pays ${y} of it?",
    ],
  },
  {
    id: "difference-shared/saving-weeks",
    expression: "(x-y)/z",
    units: ["dollars", "weeks"],
    numbers: { z: "3..15", y: "5..60", x: "z*i+y" },
    texts: [
      "{n} wants a [bike|phone|guitar] for ${x}. {He} has ${y} and saves ${z} a week. How many weeks must {he} save?",
      "In how many weeks will {n} have ${x}, if {he} has ${y} now and puts away ${z} each week?",
      "{n} owes {m} ${x}. {He} pays ${y} at once and ${z} every week. After how many weeks is all of it paid?",
    ],
  },
  {
    id: "difference-shared/remaining-days",
    expression: "(x-y)/z",
    numbers: { z: "3..15", y: "10..60", x: "z*i+y" },
    texts: [
      "A book has {x} pages, and {n} has read {y}. {He} wants to finish it in {z} days with equally many pages a day. How many pages a day is that?",
      "{n} must paint {x} {o}. {y} are done. If {he} paints {z} a day, how many days will the rest take?",
      "How many hours does {n} still have to drive at {z} miles an hour[,|] if the trip is {x} miles and {he} has gone {y}?",
      "Of {x} kilometers, {n} has walked {y}. {He} walks the rest in {z} equal parts. How many kilometers long is one part?",
    ],
  },
  {
    id: "difference-shared/groups",
    expression: "(x-y)/z",
    numbers: { z: "2..9", y: "2..15", x: "z*i+y" },
    texts: [
      "There are {x} {u} in the gym. {y} of them only watch, and the others form {g} of {z}. How many {g} are there?",
      "{y} of the {x} {u} went home. The rest made {z} equal {g}. How many {u} were in each?",
      "Of {x} guests, {y} came on foot. The others came in cars, {z} in each. How many cars came?",
      "How many boats are needed[,|] if {x} {u} want to row, {y} of them change their mind, and a boat takes {z}?",
    ],
  },
  {
    id: "difference-shared/two-unequal",
    expression: "(x-y)/2",
    units: ["{o}", "{o}"],
    numbers: { y: "2..20", x: "2*i+y" },
    texts: [
      "{n} and {m} have {x} {o} together. {n} has {y} more than {m}. How many {o} does {m} have?",
      "{n} had {x} {o}. {He} gave {y} away and then half of what was left to {m}. How many {o} did {m} get?",
      "How many {o} are in the smaller of two {c}[,|] if both have {x} together and the larger has {y} more?",
    ],
  },
  {
    id: "divided-by-sum/two-groups-share",
    expression: "x/(y+z)",
    numbers: { y: "2..6", z: "2..6", x: "(y+z)*i" },
    texts: [
      "{y} boys and {z} girls share {x} {o} equally. How many {o} does each child get?",
      "{n} has {y} nephews and {z} nieces. {He} gives them {x} {o}, the same number to each. How many does each get?",
      "If {x} {o} are spread evenly over {y} {color} and {z} {color2} {c}, how many {o} are in each {cs}?",
    ],
  },
  {
    id: "divided-by-sum/used-by-two",
    expression: "x/(y+z)",
    numbers: { y: "2..9", z: "2..9", x: "(y+z)*i" },
    texts: [
      "Every day {n} uses {y} {o} and {m} uses {z}. They have {x} {o}. How many days will these last?",
      "One bracelet takes {y} {color} and {z} {color2} beads. {n} used {x} beads in all. How many bracelets did {he} make?",
      "How many hours do two pumps need for {x} liters[,|] if one moves {y} liters an hour and the other {z}?",
      "A meal costs {y} dollars and a drink {z} dollars. {n} paid {x} dollars for {his} whole group, one meal and one drink each. How many people were in the group?",
    ],
  },
  {
    id: "divided-by-difference/fewer-to-share",
    expression: "x/(y-z)",
    numbers: { y: "8..14", z: "2..6", x: "(y-z)*i" },
    texts: [
      "{n} has {x} {o} for {y} {u}, but {z} of them do not come. The others share the {o} equally. How many does each get?",
      "{x} {o} are split evenly between all {y} {u} of a class but the {z} who are ill. How many {o} does each get?",
      "How many {o} are put into each {cs}[,|] if {z} of {y} {c} stay empty and {x} {o} are spread evenly over the others?",
    ],
  },
  {
    id: "divided-by-difference/net-rate",
    expression: "x/(y-z)",
    numbers: { y: "8..20", z: "2..6", x: "(y-z)*i" },
    texts: [
      "{n} earns ${y} a day and spends ${z} of it. How many days does {he} need to save ${x}?",
      "Every hour {y} liters run into an empty tank and {z} liters leak out. After how many hours are {x} liters in it?",
      "{n} is {x} miles behind {m}. {n} rides {y} miles an hour and {m} rides {z}. In how many hours does {n} catch up?",
      "{n} buys {o} for ${z} each and sells them for ${y} each. How many must {he} sell for a profit of ${x}?",
    ],
  },
];

/** A product or a quotient is worked on. */
const DIVIDING_AND_MORE: readonly WordingFamily[] = [
  {
    id: "product-shared/regroup",
    expression: "x*y/z",
    units: ["{o}", "{o}"],
    numbers: { z: "2..6", y: "z*i", x: "2..9" },
    texts: [
      "{n} bought {x} {c} with {y} {o} in each. {He} shares all the {o} equally among {z} friends. How many {o} does each friend get?",
      "{z} {u} share {x} {c} of {y} {o} equally. How many {o} does each of them get?",
      "How many {o} does each of {z} {u} receive[,|] if {x} {c} with {y} {o} each are handed out evenly?",
      "The {o} from {x} {c}, {y} in each, were put into {z} piles of equal size. How many {o} were in a pile?",
    ],
  },
  {
    id: "product-shared/repack",
    expression: "x*y/z",
    numbers: { z: "2..6", x: "z*i", y: "2..9" },
    texts: [
      "{n} has {x} {c} with {y} {o} each. {He} packs all of them into bags of {z}. How many bags does {he} need?",
      "The {u} stood in {x} rows of {y}. Now they stand in rows of {z}. How many rows are there now?",
      "How many pages of {z} photos does {n} fill with the photos from {x} albums[,|] if each has {y} photos?",
      "{x} {g} of {y} {u} ride in cars that take {z} {u} each. How many cars are there?",
    ],
  },
  {
    id: "product-shared/money",
    expression: "x*y/z",
    units: ["dollars", "{p}"],
    numbers: { z: "2..6", y: "z*i", x: "2..9" },
    texts: [
      "{n} sells {x} {o} for ${y} each and spends all the money on {p} at ${z} each. How many {p} does {he} get?",
      "How many {p} at ${z} apiece can {n} buy with the money from {x} hours of work at ${y} an hour?",
      "For {x} weeks {n} saved ${y} a week. Then {he} bought {p} for ${z} each until the money was gone. How many {p} did {he} buy?",
    ],
  },
  {
    id: "product-shared/split-bill",
    expression: "x*y/z",
    units: ["dollars", "dollars"],
    numbers: { z: "3..6", x: "z*i", y: "3..15" },
    texts: [
      "{x} {o} cost ${y} each. {z} friends buy them together and pay equal parts. How much does each friend pay?",
      "{n} and {his} partners, {z} people in all, sell {x} {o} at ${y} each and share the money equally. How much does each get?",
      "What does each of {z} {u} pay[,|] if they rent {x} boats for ${y} each and all pay the same?",
    ],
  },
  {
    id: "product-shared/other-speed",
    expression: "x*y/z",
    numbers: { z: "2..6", y: "z*i", x: "7..12" },
    texts: [
      "{n} needs {x} days to make some {o} at {y} a day. How many days would {m} need for as many {o}, at {z} a day?",
      "{n} has food for {x} {a} for {y} days. How many days would it last, if {he} had {z} {a}?",
      "A trip takes {x} hours at {y} miles an hour. How many hours does it take at {z} miles an hour?",
      "How many rows of {z} tiles cover the same floor as {x} rows of {y} such tiles?",
    ],
  },
  {
    id: "quotient-times/price-of-more",
    expression: "x/y*z",
    units: ["dollars", "dollars"],
    numbers: { y: "2..9", x: "y*i", z: "2..20" },
    texts: [
      "{y} {o} cost ${x}. What do {z} {o} cost at the same price?",
      "{n} paid ${x} for {y} {o}. How much would {he} pay for {z} of them?",
      "How much does {n} get for {z} hours[,|] if {he} gets ${x} for {y} hours?",
      "{m} buys {z} {o} at the price that {n} paid: {n} got {y} {o} for ${x}. How much does {m} pay?",
    ],
  },
  {
    id: "quotient-times/rate",
    expression: "x/y*z",
    numbers: { y: "2..9", x: "y*i", z: "2..20" },
    texts: [
      "{n} makes {x} {o} in {y} hours. How many {o} does {he} make in {z} hours?",
      "A car goes {x} miles in {y} minutes. How many miles does it go in {z} minutes at the same speed?",
      "How many {o} do {z} {c} have[,|] if all {c} have equally many and {y} of them have {x} {o} in all?",
      "In {y} days the {a} eat {x} bags of feed. How many bags do they eat in {z} days?",
    ],
  },
  {
    id: "quotient-times/some-of-the-containers",
    expression: "x/y*z",
    units: ["{o}", "{o}"],
    numbers: { y: "5..10", x: "y*i", z: "2..4" },
    texts: [
      "{n} put {x} {o} into {y} {c}, equally many in each, and gave {z} of the {c} to {m}. How many {o} did {m} get?",
      "{x} {o} are divided evenly among {y} {u}. How many {o} do {z} of the {u} have together?",
      "{n} laid {x} {o} in {y} equal rows. {z} of the rows are {color}. How many {o} are {color}?",
    ],
  },
  {
    id: "quotient-times/price-per-pack",
    expression: "x/y*z",
    numbers: { y: "2..9", x: "y*i", z: "2..15" },
    texts: [
      "{n} needs {x} {o}. They are sold in {c} of {y}, and one {cs} costs ${z}. How much does {he} pay?",
      "{x} {o} were put into {c} of {y}. Each {cs} was sold for ${z}. How much money was that?",
      "How much do cars for {x} {u} cost[,|] if {y} {u} ride in one car and a car costs ${z}?",
    ],
  },
  {
    id: "quotient-plus/share-and-own",
    expression: "x/y+z",
    units: ["{o}", "{o}"],
    numbers: { y: "3..9", x: "y*i", z: "2..40" },
    texts: [
      "{n} and {his} friends, {y} children in all, share {x} {o} equally. {n} already had {z} {o}. How many {o} does {n} have now?",
      "{x} {o} were put evenly into {y} {c}. Then {n} put {z} more into the {color} one. How many {o} are in the {color} one?",
      "How many {o} does {m} have[,|] if {n} has {x}, which is {y} times as many as {k} has, and {m} has {z} more than {k}?",
    ],
  },
  {
    id: "quotient-plus/containers",
    expression: "x/y+z",
    units: ["{c}", "{c}"],
    numbers: { y: "2..9", x: "y*i", z: "2..20" },
    texts: [
      "{n} packs {x} {o} into {c} of {y}. {z} {c} were full before. How many full {c} are there now?",
      "How many {c} does {n} buy[,|] if {he} needs one {cs} for every {y} of {his} {x} {o} and {z} {c} more to be safe?",
      "There are {z} {c} of {p}. {x} {o} are packed too, {y} in each {cs}. How many {c} are there in all?",
    ],
  },
  {
    id: "quotient-minus/share-then-loses",
    expression: "x/y-z",
    units: ["{o}", "{o}"],
    numbers: { y: "3..8", z: "2..9", x: "y*(z+i)" },
    texts: [
      "{n} and {his} friends, {y} children in all, shared {x} {o} equally. Then {n} lost {z} {o}. How many {o} does {n} have?",
      "{x} {o} were spread evenly over {y} {c}, and then {z} {o} were taken out of the first {cs}. How many are left in the first {cs}?",
      "If {y} {u} share {x} {o} equally and each uses {z}, how many {o} does each have left?",
      "{n} has {x} {o}, {y} times as many as {m}. {m} gives away {z}. How many {o} does {m} have left?",
    ],
  },
  {
    id: "quotient-minus/difference-of-shares",
    expression: "x-x/y",
    units: ["{o}", "{o}"],
    numbers: { y: "3..9", x: "y*i" },
    texts: [
      "{n} has {x} {o}, {y} times as many as {m}. How many more {o} does {n} have than {m}?",
      "{x} {o} are in {y} {c}, equally many in each. One {cs} is sold. How many {o} are left?",
      "{n} divides {x} {o} into {y} equal piles and gives one pile to {m}. How many {o} does {n} keep?",
    ],
  },
  {
    id: "quotient-plus/together-with-part",
    expression: "x+x/y",
    numbers: { y: "3..9", x: "y*i" },
    texts: [
      "{n} has {x} {o}, which is {y} times as many as {m} has. How many {o} do they have together?",
      "The {shop} sold {x} {o} on {day}, {y} times as many as on {day2}. How many {o} did it sell on the two days?",
      "How many {u} came in all[,|] if {x} {u} came to the first show and that was {y} times as many as came to the second?",
    ],
  },
  {
    id: "half/half-plus",
    expression: "x/2+y",
    numbers: { x: "8..100 by 2", y: "2..50" },
    texts: [
      "{n} had {x} {o}. {He} gave half of them to {m} and then bought {y} more. How many {o} does {he} have now?",
      "{m} has {y} more than half of {n}'s number of {o}. {n} has {x}. How many {o} does {m} have?",
      "How many {u} are near the {place}[,|] if there were {x}, half of them left, and {y} others came?",
      "In the {cs} lie {y} {p} and half of {n}'s {x} {o}. How many things lie in it?",
    ],
  },
  {
    id: "half/half-minus",
    expression: "x/2-y",
    units: ["{o}", "{o}"],
    numbers: { x: "30..120 by 2", y: "2..14" },
    texts: [
      "{n} had {x} {o}. {He} sold half of them on {day} and {y} on {day2}. How many {o} are left?",
      "Half of the {x} {o} are {color}. {n} takes away {y} of the {color} ones. How many {color} {o} are left?",
      "{n} has {x} {o}. {m} has {y} less than half as many. How many {o} does {m} have?",
      "How many {o} are in the {cs}[,|] if it had {x}, half were taken out, and then another {y}?",
    ],
  },
  {
    id: "half/with-half-as-many",
    expression: "x+x/2",
    numbers: { x: "6..120 by 2" },
    texts: [
      "{n} has {x} {o}, and {m} has half as many. How many {o} do they have together?",
      "On {day} the {shop} sold {x} {o}. On {day2} it sold half that number. How many {o} were sold on both days?",
      "How far did {n} walk in all[,|] if {he} walked {x} blocks and then half that distance again?",
      "{n} has {x} {o}, twice as many as {m}. How many {o} do the two have?",
    ],
  },
  {
    id: "half/difference-then-half",
    expression: "(x-y)/2",
    numbers: { y: "3..30", x: "2*i+y" },
    texts: [
      "{n} baked {x} rolls. {y} burned, and half of the others were sold. How many rolls were sold?",
      "Of the {x} {u}, {y} cannot play. The others make two equal sides. How many {u} are on a side?",
      "After {y} of {x} {o} were used, {n} and {m} split the rest evenly. How many {o} did each get?",
    ],
  },
  {
    id: "quotient/half-of-share",
    expression: "x/y/2",
    numbers: { y: "3..8", x: "y*2*i" },
    texts: [
      "{y} {u} share {x} {o} equally. {n}, one of them, gives half of {his} part to {m}. How many {o} does {m} get from {n}?",
      "{x} {o} are put evenly into {y} {c}. In each {cs} half of them are {color}. How many {color} {o} are in one {cs}?",
      "If {x} gloves are shared out evenly, how many pairs does each of {y} {u} get?",
    ],
  },
  {
    id: "quotient/two-levels",
    expression: "x/y/z",
    numbers: { y: "2..6", z: "2..5", x: "y*z*i" },
    texts: [
      "{n} puts {x} {o} evenly into {y} {c}. Each {cs} has {z} parts with equally many {o}. How many {o} are in one part?",
      "{x} {u} are divided into {y} {g}, and every one of the {g} is split into {z} rows. How many {u} are in a row, if all is even?",
      "{n} read {x} pages in {y} weeks, reading {z} days a week and always the same number of pages. How many pages was that a day?",
      "How much is one {s}[,|] if {y} {c} of {z} {o} cost ${x}?",
    ],
  },
  {
    id: "quotient/by-product",
    expression: "x/(y*z)",
    numbers: { y: "2..6", z: "2..5", x: "y*z*i" },
    texts: [
      "{y} {u} each use {z} {o} a day. How many days do {x} {o} last?",
      "One shelf holds {y} rows of {z} jars. How many shelves are needed for {x} jars?",
      "{n} works {y} hours a day for {z} dollars an hour. In how many days does {he} earn {x} dollars?",
      "If {y} {u} carry {z} {o} each on every trip, how many trips does it take to move {x} {o}?",
    ],
  },
  {
    id: "product-shared/dozens",
    expression: "x*12/y",
    numbers: { y: "2..6", x: "2..10" },
    texts: [
      "{n} shares {x} dozen {o} equally among {y} friends. How many {o} does each friend get?",
      "{y} {u} use up {x} dozen eggs, each the same number. How many eggs does each use?",
      "How many plates with {y} rolls each can be filled from {x} dozen rolls?",
    ],
  },
  {
    id: "product-shared/minutes",
    expression: "x*60/y",
    numbers: { x: "2..8", y: "2..12" },
    texts: [
      "{n} needs {y} minutes for one {s}. How many {o} can {he} make in {x} hours?",
      "{n} worked {x} hours on {y} pictures and spent the same time on each. How many minutes was that for one picture?",
      "How many songs of {y} minutes fit into a show of {x} hours?",
      "A bus leaves every {y} minutes. How many buses leave in {x} hours?",
    ],
  },
];

/** Two steps suffice, but the text has a number that nobody needs. */
const DISTRACTING: readonly WordingFamily[] = [
  {
    id: "distract/plus-minus-other-kind",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "20..99", y: "5..60", z: "2..22", w: "2..99" },
    texts: [
      "{n} had {x} {o} and {w} {p}. {He} bought {y} more {o} and then gave {z} {o} to {m}. How many {o} does {he} have?",
      "On a table lie {w} {p} and {x} {o}. {n} brings {y} {o}, and {m} takes {z} {o} away. How many {o} lie there then?",
      "How many {o} has {n}, who is {w} years old[,|] if {he} had {x}, found {y} and lost {z}?",
    ],
  },
  {
    id: "distract/times-plus-price",
    expression: "x*y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "2..12", y: "2..12", z: "2..40", w: "2..60" },
    texts: [
      "{n} paid ${w} for {x} {c} with {y} {o} each. {He} had {z} {o} at home. How many {o} does {he} have now?",
      "In {w} minutes {n} filled {x} {c} with {y} {o} each, and {z} {o} were left over. How many {o} were there?",
      "How many {o} are in the {shop}[,|] if there are {w} {p}, {x} {c} of {y} {o}, and {z} {o} outside the {c}?",
    ],
  },
  {
    id: "distract/change-with-time",
    expression: "z-x*y",
    units: ["dollars", "dollars"],
    numbers: { x: "2..6", y: "2..8", z: "50..100 by 10", w: "2..40" },
    texts: [
      "{n} walked {w} minutes to the {shop}, where {he} bought {x} {o} for ${y} each. {He} paid with ${z}. What change did {he} get?",
      "{n} has ${z} and a list of {w} things. First {he} buys {x} {o} at ${y} each. How much money is left after that?",
      "{w} people stand in line at the {shop}. {n} comes with ${z} and takes {x} {o} that cost ${y} apiece. How much does {he} keep?",
    ],
  },
  {
    id: "distract/share-rest",
    expression: "(x-y)/z",
    units: ["{o}", "{o}"],
    numbers: { z: "2..9", y: "2..30", x: "z*i+y", w: "2..50" },
    texts: [
      "{n} has {x} {o} and {w} {p}. {He} keeps {y} {o} and shares the other {o} equally among {z} friends. How many {o} does each get?",
      "{w} days ago {n} bought {x} {o}. {y} are gone. {He} puts the rest evenly into {z} {c}. How many {o} go into each {cs}?",
      "How many {o} does each of {z} {u}, all {w} years old, get[,|] if {y} of {x} {o} are put aside and the rest shared evenly?",
    ],
  },
  {
    id: "distract/bus-line",
    expression: "x-y+z",
    numbers: { x: "30..90", y: "2..28", z: "2..40", w: "2..60" },
    texts: [
      "Bus {w} has {x} people on it. At the [museum|market|bridge] {y} get off and {z} get on. How many people are on the bus now?",
      "After {w} minutes a train with {x} passengers stops. {y} passengers leave it and {z} board it. How many passengers are there when it goes on?",
      "A hotel has {w} rooms. It had {x} guests, {y} went home, and {z} new ones came. How many guests does it have?",
    ],
  },
  {
    id: "distract/sum-times-age",
    expression: "(x+y)*z",
    numbers: { x: "2..12", y: "2..12", z: "2..9", w: "5..60" },
    texts: [
      "{n} is {w} years old. {He} makes {x} {color} and {y} {color2} {o} every day. How many {o} does {he} make in {z} days?",
      "A school of {w} teachers has classes of {x} girls and {y} boys. How many children are in {z} such classes?",
      "Each of {z} {c} has {x} {o} and {y} others like them in it, and next to the {c} stand {w} {p}. How many {o} are in the {c}?",
    ],
  },
  {
    id: "distract/three-sellers",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "30..99", y: "20..80", z: "5..45", w: "2..99" },
    texts: [
      "{n} picked {x} {o} and {m} picked {y} {o}, while {k} picked {w} {p}. {z} of the {o} were bad. How many good {o} are there?",
      "Two trucks bring {x} and {y} {o} to a school with {w} rooms. {z} {o} are sent back. How many {o} does the school keep?",
      "The {shop}, which has {w} workers, made {x} {o} on {day} and {y} on {day2}. It has sold {z}. How many {o} are not sold?",
    ],
  },
  {
    id: "distract/two-of-three-given",
    expression: "x-y-z",
    numbers: { x: "50..150", y: "2..25", z: "2..22", w: "2..40" },
    texts: [
      "{n} had {x} {o}. {He} gave {y} {o} to {m}, {z} {o} to {k}, and also {w} {p} to {k}. How many {o} did {n} keep?",
      "The {shop} is {w} years old. This morning it had {x} {o}; it sold {y} before noon and {z} after noon. How many {o} are left?",
      "A book of {w} chapters and {x} pages lies on the table. {n} read {y} pages on {day} and {z} pages on {day2}. How many pages has {he} still to read?",
    ],
  },
  {
    id: "distract/product-other-count",
    expression: "x*y*z",
    units: ["hours", "dollars"],
    numbers: { x: "2..8", y: "2..7", z: "4..20", w: "3..60" },
    texts: [
      "{n}, who has worked at the {shop} for {w} months, works {x} hours a day on {y} days a week at ${z} an hour. How much does {he} earn in a week?",
      "There are {w} workers at the {shop}. One of them, {n}, worked {y} days of {x} hours and gets ${z} an hour. How much does {n} get?",
      "{n} rides {w} minutes to a job that pays ${z} an hour. {He} works there {x} hours a day for {y} days. What is {his} pay?",
    ],
  },
  {
    id: "distract/more-together-third",
    expression: "x+(x+y)",
    units: ["{o}", "{o}"],
    numbers: { x: "5..60", y: "2..40", w: "2..99" },
    texts: [
      "{n} has {x} {o} and {w} {p}. {m} has {y} more {o} than {n}. How many {o} do they have together?",
      "{k} has {w} {o}. {n} has {x}, and {m} has {y} more than {n}. How many {o} do {n} and {m} have together?",
      "At a fair with {w} stands, {n} sold {x} {o} in the morning and {y} more than that in the afternoon. How many {o} did {he} sell that day?",
    ],
  },
];

/** Families of problems that two operations solve. */
export const TWO_STEP: readonly WordingFamily[] = [
  ...ADDING,
  ...ADDING_AND_SUBTRACTING,
  ...MULTIPLYING_AND_ADDING,
  ...MULTIPLYING_SUMS,
  ...MULTIPLYING_TWICE,
  ...DIVIDING_SUMS,
  ...DIVIDING_AND_MORE,
  ...DISTRACTING,
];

import type { WordingFamily } from "../wording.ts";

/** How many more, fewer, longer, older, …: the difference of two amounts is asked for. */
const DIFFERENCES: readonly WordingFamily[] = [
  {
    id: "difference/seen-from-ferry",
    expression: "x-y",
    numbers: { x: "31..120", y: "4..30" },
    texts: [
      "From the ferry we counted {x} gulls and {y} pelicans. How many more gulls than pelicans did we see?",
      "How many more tulips than daffodils bloom in the park[,|] if there are {x} tulips and {y} daffodils?",
      "My sister's album has {y} stamps from abroad and {x} from home. By what number do the stamps from home exceed the foreign ones?",
      "A music school teaches the violin to {x} children and the harp to {y}. Find how many more children learn the violin than the harp.",
    ],
  },
  {
    id: "difference/fewer-of-a-kind",
    expression: "x-y",
    numbers: { x: "31..140", y: "3..30" },
    texts: [
      "The bakery sold {x} rolls but only {y} rye loaves this morning. How many fewer rye loaves than rolls did it sell?",
      "Of the trees along the canal, {x} are willows and {y} are oaks. How many fewer oaks than willows stand there?",
      "In our street {y} houses have a red roof and {x} have a gray one. Tell how many fewer roofs are red than gray.",
      "How many fewer cartoons than news reports did the channel show last week[,|] if it showed {y} cartoons and {x} news reports?",
    ],
  },
  {
    id: "difference/two-kinds-unpacked",
    expression: "x-y",
    texts: [
      "{n} tips a {cs} out onto the table: {x} {o} and {y} {p}. How many more of the things are {o} than {p}?",
      "The flea market received {y} {p} and {x} {o} as gifts. What is the difference between the number of {o} and the number of {p}?",
      "The list in the storeroom says: {p}, {y}; {o}, {x}. How many {o} are there beyond the number of {p}?",
      "How many fewer {p} than {o} did {n} unpack[,|] if {he} unpacked {x} {o} and {y} {p}?",
    ],
  },
  {
    id: "difference/final-score",
    expression: "x-y",
    units: ["points"],
    numbers: { x: "41..90", y: "15..40" },
    texts: [
      "Final score: Hawks {x}, Bears {y}. By how many points did the Hawks win?",
      "{n} reached {y} points in the quiz. The winner had {x}. How many points behind the winner was {n}?",
      "In the spelling contest {m} earned {x} points, and {n} earned {y}. How many points fewer did {n} earn?",
      "The home team lost the game {y} to {x}. By how many points did it lose?",
    ],
  },
  {
    id: "difference/make-level",
    expression: "x-y",
    numbers: { x: "25..70", y: "4..24" },
    texts: [
      "{n} has glued {y} shells onto a picture frame, and {m} has glued {x} onto another. How many more shells must {n} glue on so that both frames have the same number?",
      "The left side of the stage is lit by {x} lamps and the right side by {y}. How many lamps must be added on the right to make both sides alike?",
      "Our class has brought {y} cans to the food drive. The class next door has brought {x}. How many more cans do we need to be level with them?",
      "How many passengers would have to board the green bus before it carried as many as the blue bus[,|] if the blue one carries {x} and the green one {y}?",
    ],
  },
  {
    id: "difference/remove-until-equal",
    expression: "x-y",
    units: ["{o}"],
    texts: [
      "One tray has {x} {o} on it and another has {y}. {n} sells {o} from the fuller tray until both trays have the same number. How many does {he} sell?",
      "{n} packed {x} {o} into {his} suitcase and {m} packed {y} into another one. How many {o} should {n} leave at home to travel with just as many as {m}?",
      "The first {cs} holds {x} {o}, the second {y}. How many {o} must be thrown out of the first to bring it down to the number in the second?",
      "{m} owns {y} {o}; {n} owns {x}. If {n} wants to own no more than {m} does, how many {o} must {he} part with?",
    ],
  },
  {
    id: "difference/short-of-target",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "The chess club hopes to raise ${x} for new boards. Up to now ${y} has come in. By how much is it short of its goal?",
      "How much more must the town raise for its new clock[,|] if the clock costs ${x} and donors have promised ${y}?",
      "{n} has put aside ${y} for a telescope priced at ${x}. What amount does {he} still lack?",
      "The poster by the door shows ${y} raised so far. Its top line is ${x}. How many dollars are missing up to the top line?",
    ],
  },
  {
    id: "difference/lengths-side-by-side",
    expression: "x-y",
    texts: [
      "How many {length} shorter is a wire of {y} {length} than a wire of {x} {length}?",
      "The east tunnel is {y} kilometers long and the west tunnel {x} kilometers. How many kilometers longer is the west tunnel?",
      "One kite has a string of {x} meters, another a string of {y} meters. By how many meters is the first string [longer|the longer one]?",
      "Two planks lie side by side with their left ends level. One is {x} feet long and the other {y} feet. How many feet does the longer one stick out on the right?",
    ],
  },
  {
    id: "difference/farther-away",
    expression: "x-y",
    units: ["miles"],
    texts: [
      "How many miles closer to the station is the mine than the harbor[,|] if from the station it is {y} miles to the mine and {x} miles to the harbor?",
      "On the way to the fair {n} [traveled|covered] {x} miles and {m} only {y} miles. How many miles more did {n} [travel|cover]?",
      "A [sailor|captain] can go around the cape, which is {x} miles, or through the canal, which is {y} miles. How many miles shorter is the way through the canal?",
      "The river Alba is {x} miles long and the river Toss {y} miles. By how many miles is the Alba longer than the Toss?",
    ],
  },
  {
    id: "difference/on-the-scale",
    expression: "x-y",
    texts: [
      "A load of bricks weighs {x} pounds and a load of sand {y} pounds. How many pounds [heavier are the bricks|more do the bricks weigh]?",
      "How many kilograms lighter is the rubber boat, at {y} kilograms, than the wooden one, at {x} kilograms?",
      "The clerk at the post office weighed two parcels: {x} ounces and {y} ounces. By how many ounces do they differ?",
      "Bridge sign: no more than {y} tons. A truck weighs {x} tons. By how many tons is the truck too heavy for the bridge?",
    ],
  },
  {
    id: "difference/cheaper-place",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "The same kettle is ${x} at the {shop} and ${y} online. How much cheaper is it online?",
      "A seat near the stage costs ${x}; a seat in the balcony costs ${y}. How much more does the seat near the stage cost?",
      "{n} can get home by taxi for ${x} or by bus for ${y}. How much does {he} save by taking the bus?",
      "How many dollars less is a rain jacket at ${y} than a winter coat at ${x}?",
      "Last year the boat trip cost ${y}. This year it costs ${x}. By how much has the price gone up?",
    ],
  },
  {
    id: "difference/inhabitants",
    expression: "x-y",
    numbers: { x: "1200..9000", y: "200..1199" },
    texts: [
      "Upper Marsh has {x} inhabitants, Lower Marsh {y}. How many more people live in Upper Marsh?",
      "An island is home to {y} people and {x} sheep. How many more sheep than people live on it?",
      "How many fewer voters does the north district have, with {y} on its list, than the south district, with {x}?",
      "At the last count there were {x} storks in the wetlands, and in the count before that {y}. By how many storks has their number grown?",
    ],
  },
  {
    id: "difference/years-of-things",
    expression: "x-y",
    units: ["years"],
    numbers: { x: "60..95", y: "5..59" },
    texts: [
      "The oak beside the mill is {x} years old and the beech {y}. How many years older is the oak?",
      "One ferry has been in service for {x} years, the other for {y} years. How many years longer has the first one been in service?",
      "How many years younger is the tortoise Pebble, who is {y}, than the tortoise Moss, who is {x}?",
      "My great-aunt has lived in this house for {x} years; I have lived in it for {y}. For how many years had she lived here before I moved in?",
    ],
  },
  {
    id: "difference/minutes-longer",
    expression: "x-y",
    units: ["minutes"],
    numbers: { x: "45..180", y: "5..44" },
    texts: [
      "The slow washing program runs {x} minutes and the quick one {y} minutes. How many minutes does the quick one save?",
      "A film about bees lasts {x} minutes. A cartoon lasts {y} minutes. How much shorter is the cartoon, in minutes?",
      "How many minutes longer did the last rehearsal take than the first[,|] if the first took {y} minutes and the last {x}?",
      "{n} swam across the bay in {y} minutes; {m} needed {x}. By how many minutes did {n} beat {m}?",
    ],
  },
  {
    id: "difference/degrees",
    expression: "x-y",
    units: ["degrees"],
    numbers: { x: "61..99", y: "25..60" },
    texts: [
      "On {day} a thermometer showed {x} degrees; on {day2} it showed {y}. How many degrees warmer was it on {day}?",
      "How many degrees cooler is it in the cellar, at {y} degrees, than in the kitchen, at {x} degrees?",
      "Inside the greenhouse: {x} degrees. Outside: {y} degrees. What is the difference?",
      "The desert sand was {x} degrees hot at midday and only {y} at midnight. By how many degrees had it cooled?",
    ],
  },
  {
    id: "difference/attendance",
    expression: "x-y",
    units: ["{u}"],
    numbers: { x: "41..300", y: "5..40" },
    texts: [
      "{x} {u} signed up on {day} and {y} on {day2}. How many more signed up on {day}?",
      "In {month} {y} {u} wrote their names into the guest book, and in {month2} {x} did. How many more names were written into it in {month2}?",
      "How many fewer {u} rode the cable car in {month}, when {y} rode it, than in {month2}, when {x} did?",
      "The open house drew {y} {u} in the morning and {x} in the afternoon. How many more came in the afternoon?",
    ],
  },
  {
    id: "difference/with-third-number",
    expression: "x-y",
    numbers: { v: "2..12", x: "31..99", y: "5..30" },
    texts: [
      "In a pond {v} feet deep live {x} carp and {y} pike. How many more carp than pike live in it?",
      "Our farm has {x} hens, {y} ducks and {v} goats. How many more hens than ducks do we have?",
      "A truck brought {x} bags of cement, {v} shovels and {y} bags of sand. How many fewer bags of sand than bags of cement did it bring?",
      "In {v} days {n} painted {x} red tiles and {y} blue tiles. How many more red tiles than blue tiles did {he} paint?",
    ],
  },
  {
    id: "difference/animals-counted",
    expression: "x-y",
    units: ["{a}"],
    numbers: { x: "31..90", y: "4..30" },
    texts: [
      "The zoo has {x} {a} and {y} keepers. How many more {a} than keepers does it have?",
      "Near the {place} {y} {a} were seen last spring and {x} this spring. How many more were seen this spring?",
      "How many fewer {a} are in {n}'s picture than in {m}'s[,|] if {n} drew {y} and {m} drew {x}?",
      "Two rangers count {a}. The first writes down {x}, the second {y}. By how many do their counts differ?",
    ],
  },
  {
    id: "difference/how-far-ahead",
    expression: "x-y",
    numbers: { x: "41..120", y: "5..40" },
    texts: [
      "{n} is on page {x} of the class reader, and {m} is on page {y}. How many pages ahead is {n}?",
      "{n} has climbed {y} steps of the tower, {m} {x}. How many steps is {n} behind?",
      "{m} has knitted {x} rows of a scarf and {n} {y} rows of another. How many rows must {n} knit to catch up with {m}?",
      "In a board game {n}'s piece is on square {x} and {m}'s on square {y}. How many squares is {m} behind?",
    ],
  },
  {
    id: "difference/one-for-each",
    expression: "x-y",
    numbers: { x: "21..60", y: "5..20" },
    texts: [
      "There are {x} guests and {y} chairs, and nobody shares a chair. How many guests must stand?",
      "The teacher lends one brush to each child. There are {x} children in the room but only {y} brushes. How many children get none?",
      "{x} letters, {y} envelopes, and one letter goes into each envelope. How many letters have no envelope?",
      "How many hooks stay empty[,|] if there are {x} hooks and each of {y} coats hangs on a hook of its own?",
    ],
  },
  {
    id: "difference/largest-and-smallest",
    expression: "x-y",
    numbers: { x: "71..99", y: "12..40", z: "42..69" },
    texts: [
      "Three candles are {z}, {x} and {y} millimeters tall. How many millimeters taller is the tallest than the shortest?",
      "The class measured three shadows: {x} inches, {y} inches and {z} inches. What is the difference between the longest and the shortest?",
      "{n} scored {y}, {z} and {x} points in three rounds. How many points lie between {his} best and {his} worst round?",
      "Three sacks were put on a scale: {z}, {y} and {x} pounds. By how many pounds is the heaviest heavier than the lightest?",
    ],
  },
  {
    id: "difference/years-in-history",
    expression: "x-y",
    units: ["years"],
    numbers: { y: "1850..1899", x: "1905..1950" },
    texts: [
      "The north bridge opened in {y} and the south bridge in {x}. How many years earlier did the north bridge open?",
      "A photo from {y} hangs beside a photo from {x}. How many years newer is the second photo?",
      "One painter was born in {y}, another in {x}. How many years younger is the second painter?",
      "The village got its first train in {y} and its first telephone in {x}. How many years did it have to wait for the telephone after it had the train?",
    ],
  },
];

/** One amount and the difference are given; the other amount is the larger one. */
const LARGER_ONES: readonly WordingFamily[] = [
  {
    id: "larger/more-singers",
    expression: "x+y",
    numbers: { x: "12..90", y: "3..40" },
    texts: [
      "The small choir has {x} singers. The large one has {y} singers more. How many sing in the large choir?",
      "Grandfather baked {x} pretzels. Grandmother, who is quicker, baked {y} more than he did. How many pretzels did she bake?",
      "How many eggs did the brown hens lay[,|] if the white hens laid {x} and the brown ones {y} more than the white ones?",
      "This year's parade will have {y} floats more than last year's, which had {x}. How many floats will there be this year?",
    ],
  },
  {
    id: "larger/night-train",
    expression: "x+y",
    numbers: { x: "15..150", y: "3..50" },
    texts: [
      "The night train carried {x} passengers, {y} fewer than the day train. How many passengers did the day train carry?",
      "Only {x} lanterns were hung up in the yard. That is {y} fewer than in the garden. How many lanterns hang in the garden?",
      "My brother wrote {x} postcards from camp. He wrote {y} fewer than I did. How many postcards did I write?",
      "How many puppies did the vet see in {month2}[,|] if she saw {x} in {month} and that was {y} fewer than in {month2}?",
    ],
  },
  {
    id: "larger/carried-fewer-than",
    expression: "x+y",
    units: ["{o}"],
    texts: [
      "{n} carried {x} {o} upstairs. If {he} carried {y} fewer than {m}, how many {o} did {m} carry?",
      "There are {y} fewer {o} in the attic than in the cellar. In the attic there are {x}. How many {o} are in the cellar?",
      "{m} would have to lose {y} {o} to be left with as many as {n}, who has {x}. How many {o} does {m} have?",
      "{x} {o} were sent to the first school. This was {y} less than the second school received. How many {o} did the second school receive?",
    ],
  },
  {
    id: "larger/short-of-record",
    expression: "x+y",
    numbers: { x: "15..99", y: "3..40" },
    texts: [
      "{n} needs {y} more {o} to have as many as {m}. {n} has {x}. How many {o} does {m} have?",
      "If our shelf held {y} more jars, it would hold as many as the neighbors' shelf. Ours holds {x}. How many jars does theirs hold?",
      "The red team's {x} points are {y} short of the record. What is the record?",
      "How many laps did {m} swim[,|] if {n} swam {x} and had to swim another {y} to draw level with {m}?",
    ],
  },
  {
    id: "larger/younger-by",
    expression: "x+y",
    units: ["years"],
    numbers: { x: "20..60", y: "5..40" },
    texts: [
      "The chapel is {x} years old, {y} years younger than the town hall. How old is the town hall?",
      "{n} turned {x} this spring. {He} is {y} years younger than {his} piano teacher. How old is the teacher?",
      "Our ship's cook, who is {x}, is {y} years younger than the captain. What is the captain's age?",
      "How old is the elm[,|] if the pine next to it is {x} years old and {y} years younger than the elm?",
    ],
  },
  {
    id: "larger/below-old-price",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "The paperback costs ${x}. That is ${y} less than the hardcover. What does the hardcover cost?",
      "{n} bought {his} boots in a sale for ${x}, which was ${y} below the old price. What was the old price?",
      "A day ticket at ${x} is ${y} cheaper than two single tickets. How much do the two single tickets cost?",
      "How much is the flight[,|] if {m} takes the train for ${x} and so pays ${y} less than for the flight?",
    ],
  },
  {
    id: "larger/shorter-than-other",
    expression: "x+y",
    texts: [
      "A footpath is {x} miles long. It is {y} miles shorter than the road. How many miles long is the road?",
      "A cable of {x} {length} is {y} {length} shorter than another. How long is the other cable?",
      "The calf drinks {x} liters a day, which is {y} liters less than the cow drinks. How many liters a day does the cow drink?",
      "Without its cargo a boat weighs {x} tons. That is {y} tons less than with its cargo. What does it weigh with its cargo?",
    ],
  },
  {
    id: "larger/higher-and-heavier",
    expression: "x+y",
    texts: [
      "The first ramp is {x} feet long, and the second is {y} feet longer. Find the length of the second ramp.",
      "{n}'s suitcase weighs {x} pounds. {m}'s is {y} pounds heavier. What does {m}'s suitcase weigh?",
      "How many inches of rain fell in {month2}[,|] if {x} inches fell in {month} and {y} inches more in {month2}?",
      "{m} rode {y} kilometers farther than {n}, who rode {x} kilometers. How many kilometers did {m} ride?",
    ],
  },
  {
    id: "larger/slower-by-minutes",
    expression: "x+y",
    units: ["minutes"],
    numbers: { x: "10..60", y: "2..30" },
    texts: [
      "The fast boat reaches the island in {x} minutes. The slow boat takes {y} minutes more. How many minutes does the slow boat take?",
      "{n} found the way out of the maze in {x} minutes, {y} minutes faster than {m}. How many minutes was {m} in the maze?",
      "The first half of the play is {y} minutes shorter than the second half. The first half lasts {x} minutes. How many minutes does the second half last?",
      "How many minutes must the potatoes boil[,|] if the carrots boil for {x} minutes and the potatoes for {y} minutes longer?",
    ],
  },
];

/** One amount and the difference are given; the other amount is the smaller one. */
const SMALLER_ONES: readonly WordingFamily[] = [
  {
    id: "smaller/fewer-fans",
    expression: "x-y",
    numbers: { x: "30..99", y: "3..25" },
    texts: [
      "The new gate of the stadium let in {x} fans. The old gate let in {y} fewer. How many fans came through the old gate?",
      "Last year the tree bore {x} pears; this year it bore {y} fewer. How many pears did it bear this year?",
      "How many chapters does the second volume have[,|] if the first has {x} and the second {y} fewer than that?",
      "The flower stand sold {y} fewer roses than carnations. It sold {x} carnations. How many roses did it sell?",
    ],
  },
  {
    id: "smaller/owl-and-mice",
    expression: "x-y",
    numbers: { x: "30..99", y: "3..25" },
    texts: [
      "A barn owl caught {x} mice this week, {y} more than last week. How many did it catch last week?",
      "The {x} seats in the balcony are {y} more than the seats in the boxes. How many seats are in the boxes?",
      "On the beach our class filled {x} bags with trash. We filled {y} bags more than the other class. How many bags did the other class fill?",
      "How many songs does {m} know by heart[,|] if {n} knows {x} and that is {y} more than {m} knows?",
    ],
  },
  {
    id: "smaller/more-than-yesterday",
    expression: "x-y",
    numbers: { x: "31..99", y: "3..30" },
    texts: [
      "{n} sorted {x} {o} today. That is {y} more than {he} sorted yesterday. How many did {he} sort yesterday?",
      "{n} would need to lend out {y} of {his} {x} {o} to be left with as many as {m}. How many {o} does {m} have?",
      "There are {y} more {o} than {p} in the drawer. It holds {x} {o}. How many {p} does it hold?",
      "In {month2} the {shop} ordered {x} {o}, {y} more than in {month}. How many {o} did it order in {month}?",
    ],
  },
  {
    id: "smaller/won-by",
    expression: "x-y",
    numbers: { x: "31..90", y: "2..25" },
    texts: [
      "With {x} votes {n} won the election, {y} votes ahead of {m}. How many votes did {m} get?",
      "{n} leads the swimming club's list with {x} laps and is {y} laps in front of {m}. How many laps has {m} swum?",
      "The blue team beat the yellow team by {y} points and scored {x}. What did the yellow team score?",
      "How many hurdles had {m} cleared[,|] when {n} had cleared {x} and led by {y} hurdles?",
    ],
  },
  {
    id: "smaller/older-by",
    expression: "x-y",
    units: ["years"],
    numbers: { x: "45..90", y: "12..35" },
    texts: [
      "The grandfather clock is {x} years old, {y} years older than the mirror. How old is the mirror?",
      "My aunt is {x} years old. She was {y} when my cousin was born. How old is my cousin?",
      "How old is the goalkeeper[,|] if the coach is {x} and is {y} years older than the goalkeeper?",
      "The stone bridge was built {x} years ago, {y} years before the steel bridge. How many years ago was the steel bridge built?",
    ],
  },
  {
    id: "smaller/costs-more-than",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "The leather bag is ${x}. It costs ${y} more than the cloth bag. What is the price of the cloth bag?",
      "{n} earned ${x} at the fair, ${y} more than {m}. How much did {m} earn?",
      "This month's water bill is ${x}. It has risen by ${y} since last month. How much was last month's bill?",
      "How much does a child pay at the pool[,|] if a grown-up pays ${x} and that is ${y} more than a child pays?",
    ],
  },
  {
    id: "smaller/longer-than-other",
    expression: "x-y",
    texts: [
      "The green ribbon measures {x} inches. It is {y} inches longer than the pink ribbon. How many inches long is the pink ribbon?",
      "A loaded cart weighs {x} pounds, {y} pounds more than the empty cart. What does the empty cart weigh?",
      "How far away is the mill[,|] if the castle is {x} miles away and that is {y} miles farther than the mill?",
      "{n} poured {x} liters of water into the tub. {He} poured {y} liters more than {m}. How many liters did {m} pour?",
    ],
  },
  {
    id: "smaller/less-than-other",
    expression: "x-y",
    texts: [
      "The second bale of hay weighs {y} kilograms less than the first. The first weighs {x} kilograms. What does the second one weigh?",
      "A tunnel is {x} kilometers long; the next one is {y} kilometers shorter. Find the length of the next one.",
      "How many hours did the mill run in {month2}[,|] if it ran {x} hours in {month} and {y} hours less in {month2}?",
      "{m}'s truck used {y} gallons less than {n}'s, which used {x} gallons. How many gallons did {m}'s truck use?",
    ],
  },
];

/** Times as many, in both directions; one amount, or how many times, is asked for. */
const TIMES: readonly WordingFamily[] = [
  {
    id: "times/rowboats-and-ducks",
    expression: "x*y",
    numbers: { x: "8..40", y: "2..6" },
    texts: [
      "There are {x} rowboats on the lake and {y} times as many ducks. How many ducks are on the lake?",
      "A beetle is {x} millimeters long and a stick insect {y} times as long. How many millimeters long is the stick insect?",
      "The town library owns {y} times as many atlases as our school, which owns {x}. How many atlases does the town library own?",
      "How many pounds does the sow weigh[,|] if her piglet weighs {x} pounds and she weighs {y} times as much?",
    ],
  },
  {
    id: "times/concert-ticket",
    expression: "x*y",
    units: ["dollars"],
    money: true,
    numbers: { y: "2..9" },
    texts: [
      "A movie ticket costs ${x}. A concert ticket costs {y} times as much. What is the price of a concert ticket?",
      "{m} earns {y} times what {n} earns for a walk with the dogs. {n} earns ${x}. How much does {m} earn?",
      "How much is the silver ring[,|] if the copper ring costs ${x} and the silver one is {y} times as expensive?",
      "Heating the cabin cost ${x} in {month}. In {month2} the bill was {y} times as high. What was the bill in {month2}?",
    ],
  },
  {
    id: "times/olive-and-fig",
    expression: "x*y",
    units: ["years"],
    numbers: { x: "8..40", y: "2..6" },
    texts: [
      "The olive tree is {y} times as old as the fig tree, which was planted {x} years ago. How old is the olive tree?",
      "The chapel has stood for {x} years and the castle {y} times as long. For how many years has the castle stood?",
      "My turtle is {x}. The turtle of the boy next door is {y} times that age. How old is his turtle?",
      "How many years old is a violin that is {y} times as old as a guitar made {x} years ago?",
    ],
  },
  {
    id: "times/fence-and-hedge",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "The fence is {x} feet long, {y} times as long as the hedge. How many feet long is the hedge?",
      "{x} runners finished the short race. That was {y} times as many as finished the long one. How many finished the long race?",
      "An adult elephant ate {x} kilograms of hay, {y} times as much as its calf. How many kilograms did the calf eat?",
      "How many {a} did {m} photograph[,|] if {n} photographed {x} and that was {y} times as many as {m}?",
    ],
  },
  {
    id: "times/hotel-and-hostel",
    expression: "x/y",
    units: ["dollars"],
    money: true,
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "A night in the hotel costs ${x}, {y} times as much as in the hostel. What does a night in the hostel cost?",
      "{n} has saved ${x}. That is {y} times {m}'s savings. How much has {m} saved?",
      "A new wheel is {y} times as expensive as a used one. If the new one costs ${x}, how much is the used one?",
      "How much did the cake stand take in[,|] if the soup stand took in ${x} and that was {y} times as much?",
    ],
  },
  {
    id: "times/whale-and-dolphin",
    expression: "x/y",
    units: ["times"],
    numbers: { y: "2..12", x: "y*i" },
    texts: [
      "A whale is {x} feet long and a dolphin {y} feet. How many times the length of the dolphin is the whale?",
      "The big kettle holds {x} cups and the small one {y}. How many times as much does the big kettle hold?",
      "{n} needs {x} minutes on foot for the way that takes {y} minutes by bike. How many times as long does it take on foot?",
      "Today {x} {u} are standing in line; yesterday there were {y}. By what number must yesterday's line be multiplied to get today's?",
    ],
  },
  {
    id: "times/triple-mushrooms",
    expression: "x*3",
    numbers: { x: "4..60" },
    texts: [
      "{n} picked {x} mushrooms and {m} three times as many. How many mushrooms did {m} pick?",
      "The hall has {x} windows; the palace has triple that number. How many windows does the palace have?",
      "How many jumps did {m} do with the rope[,|] if {n} did {x} and {m} did three times that?",
      "Yesterday {x} trucks crossed the bridge. Today, because of the fair, three times as many crossed it. How many trucks crossed it today?",
    ],
  },
  {
    id: "times/double-climb",
    expression: "x*2",
    numbers: { x: "5..80" },
    texts: [
      "Up to the summit it takes {x} minutes by cable car and twice that long on foot. How many minutes does it take on foot?",
      "The rowing boat is {x} feet long, and the sailboat is double its length. How many feet long is the sailboat?",
      "The east wing of the castle has twice as many rooms as the west wing. The west wing has {x}. How many rooms are in the east wing?",
      "{n} lives twice as far from the school as {m}, who lives {x} blocks away from it. How many blocks from the school does {n} live?",
    ],
  },
  {
    id: "times/half-the-price",
    expression: "x/2",
    units: ["dollars"],
    money: true,
    numbers: { x: "6..160 by 2" },
    texts: [
      "The lunch for grown-ups costs ${x}, and the lunch for children costs half as much. What does the lunch for children cost?",
      "{n} paid ${x} for a coat, twice as much as {m} paid. How much did {m} pay?",
      "In winter the boat house rents for ${x} a week. The rent in summer is half that. What is the rent for a week in summer?",
      "If a bag of feed costs ${x} and a bag of sand half as much, how much is a bag of sand?",
    ],
  },
  {
    id: "times/third-as-many",
    expression: "x/3",
    numbers: { x: "30..99 by 3" },
    texts: [
      "{n} caught {x} crabs, three times as many as {m}. How many crabs did {m} catch?",
      "The school has {x} desks, and the kindergarten has a third as many. How many desks does the kindergarten have?",
      "A mule carries {x} pounds. A goat carries one third of that. How many pounds does the goat carry?",
      "How many stories does the hotel have[,|] if the office tower has {x} and that is three times as many as the hotel has?",
    ],
  },
];

/** The other amount follows from a comparison, and both are put together. */
const TOGETHER: readonly WordingFamily[] = [
  {
    id: "together/fewer-than-second",
    expression: "x+(x+y)",
    numbers: { x: "20..90", y: "3..30" },
    texts: [
      "The first bus brought {x} pupils, {y} fewer than the second. How many pupils did the two buses bring?",
      "{n} knitted {x} squares for a blanket. {He} knitted {y} fewer than {m}. They sew all their squares together. Of how many squares is the blanket made?",
      "On {day} {x} meals were delivered, {y} less than on {day2}. How many meals were delivered on the two days?",
      "How many stairs does the lighthouse have in all[,|] if its lower part has {x} stairs, {y} fewer than its upper part?",
    ],
  },
  {
    id: "together/more-than-second",
    expression: "x+(x-y)",
    numbers: { x: "30..90", y: "3..25" },
    texts: [
      "{n} planted {x} bean seeds, {y} more than {m}. How many bean seeds did the two plant?",
      "The bigger aquarium has {x} fish in it, which is {y} more than the smaller one has. How many fish live in the two aquariums?",
      "How many signatures did the two collect altogether[,|] if {n} collected {x} and beat {m} by {y}?",
      "{x} coaches are parked in front of the castle, {y} more than behind it. No others are there. How many coaches are parked at the castle?",
    ],
  },
  {
    id: "together/there-and-back",
    expression: "x+(x+y)",
    texts: [
      "One tank holds {x} gallons and another {y} gallons more. How many gallons do the two tanks hold?",
      "{n} drove {x} miles on {day} and {y} miles farther on {day2}. How many miles did {he} drive on the two days?",
      "A table weighs {x} kilograms, {y} kilograms less than the bench that goes with it. What do the two weigh together?",
      "To the hut it is {x} kilometers by the road. By the trail it is {y} kilometers longer. {n} takes the road up and the trail down. How many kilometers does {he} cover?",
    ],
  },
  {
    id: "together/tent-and-bag",
    expression: "x+(x-y)",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "A tent costs ${x} and a sleeping bag costs ${y} less. What do the two cost?",
      "{n} spent ${x} on presents, ${y} more than on food. How much did {he} spend on both?",
      "{m} earns ${y} less than {n} for a shift. {n} earns ${x}. What do the two earn together in one shift?",
      "How much do I owe for a meal and a drink[,|] if the meal is ${x} and the drink is ${y} cheaper?",
    ],
  },
  {
    id: "together/with-needless-number",
    expression: "x+(x+y)",
    numbers: { v: "6..14", x: "15..70", y: "3..30" },
    texts: [
      "In a hotel with {v} floors, the kitchen uses {x} eggs in the morning and {y} more than that at noon. How many eggs does it use in all?",
      "{n}, who is {v} years old, sold {x} raffle tickets. {His} sister sold {y} more than {he} did. How many tickets did the two sell?",
      "A storm raged for {v} hours. In the north wood {x} trees fell, and in the south wood {y} more than that. How many trees fell in the two woods?",
      "The library bought {x} novels, {v} maps, and {y} more comics than novels. How many novels and comics did it buy together?",
    ],
  },
  {
    id: "together/three-times-the-potatoes",
    expression: "x+x*3",
    numbers: { x: "5..60" },
    texts: [
      "The cook peeled {x} carrots and three times as many potatoes. How many carrots and potatoes did the cook peel in all?",
      "{n} spent {x} minutes on {his} drawing and three times as long on {his} essay. How many minutes did {he} work altogether?",
      "A boy and his father stacked firewood. The boy carried {x} logs, and the father carried triple that number. How many logs did they carry?",
      "How many flags are on the square[,|] if there are {x} blue ones, three times as many white ones, and no others?",
    ],
  },
  {
    id: "together/frame-and-glass",
    expression: "x+x/2",
    units: ["dollars", "dollars"],
    money: true,
    numbers: { x: "4..120 by 2" },
    texts: [
      "{n} paid ${x} for a picture frame and half as much for the glass. How much did {he} pay in all?",
      "A bench is ${x}, twice the price of the stool. What do I pay for the two?",
      "The father's train ticket costs ${x}; his daughter's costs half as much. What do the two tickets cost?",
      "The rent for a stand at the fair was ${x}, and its roof cost half that amount. How much were stand and roof together?",
    ],
  },
];

/** Sums are compared with one another or with a goal. */
const SUMS_COMPARED: readonly WordingFamily[] = [
  {
    id: "sum-compared/big-ferry",
    expression: "x-(y+z)",
    numbers: { x: "80..160", y: "10..39", z: "10..39" },
    texts: [
      "The big ferry carries {x} cars. The two small ferries carry {y} and {z}. How many more cars does the big ferry carry than both small ones together?",
      "{k} harvested {y} pumpkins, {m} harvested {z}, and {n} harvested {x}. How many more pumpkins did {n} harvest than {k} and {m} together?",
      "How many fewer blue and green beads together are there than white ones[,|] if {y} are blue, {z} are green and {x} are white?",
      "Two junior classes recycled {y} and {z} bottles. The senior class recycled {x}. By how many bottles did the seniors beat the juniors?",
    ],
  },
  {
    id: "sum-compared/day-shift",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "20..60", z: "5..38" },
    texts: [
      "The day shift packs {x} crates before lunch and {y} after lunch. The night shift packs {z}. How many more crates does the day shift pack?",
      "In one corner of the field sit {x} hares and {y} pheasants, in another corner {z} crows. How many more animals are in the first corner?",
      "{m} repaired {z} bikes in two days. {n} repaired {x} on the first day and {y} on the second. How many fewer bikes did {m} repair?",
      "How many votes more than {k} did {n} and {m} get together[,|] if {n} got {x}, {m} got {y} and {k} got {z}?",
    ],
  },
  {
    id: "sum-compared/draw-level",
    expression: "x-(y+z)",
    numbers: { x: "75..130", y: "10..35", z: "10..35" },
    texts: [
      "{m} has {x} badges. {n} had {y} and earned {z} at camp. How many more badges must {n} earn to draw level with {m}?",
      "The record for two days in the orchard is {x} crates. {n} filled {y} crates on the first day and {z} on the second. How many crates below the record was that?",
      "We want to read as many books as the class next door, which has read {x}. In the fall we read {y}, in the winter {z}. How many more books must we read?",
      "How many more goals does the team need to reach last season's {x}[,|] if it has scored {y} at home and {z} away?",
    ],
  },
  {
    id: "sum-compared/two-ways",
    expression: "x+y-z",
    texts: [
      "A woman rode {x} miles before noon and {y} miles after noon. Her brother rode {z} miles that day. How many miles more than her brother did she ride?",
      "The way over the hill has two parts, {x} kilometers and {y} kilometers long. The way through the valley is {z} kilometers. How many kilometers shorter is the way through the valley?",
      "How many pounds more than a crate of {z} pounds do two sacks weigh together[,|] if one weighs {x} pounds and the other {y} pounds?",
      "The first tank got {x} liters yesterday and {y} liters today. The second tank got {z} liters. How many liters more did the first tank get?",
    ],
  },
  {
    id: "sum-compared/older-than-both",
    expression: "z-(x+y)",
    units: ["years", "years"],
    numbers: { x: "5..25", y: "5..25", z: "60..95" },
    texts: [
      "{n} is {x} and {m} is {y}. Their grandfather is {z}. How many years older is he than the two together?",
      "A tree of {x} years and a tree of {y} years stand beside a tree of {z} years. By how many years is the third tree older than the first two together?",
      "The ages of two parrots, {x} and {y} years, are added. How much is still missing to the age of a turtle that is {z} years old?",
      "An old tram has run for {z} years. One of its drivers has driven for {x} years, the other for {y}. How many years longer has the tram run than both drivers have driven together?",
    ],
  },
  {
    id: "sum-compared/dollars-beyond",
    expression: "z-(x+y)",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} sells {his} skis for ${x} and {his} boots for ${y}. A snowboard costs ${z}. How much more does the snowboard cost than {he} gets for skis and boots?",
      "Last week {n} earned ${x} and this week ${y}. {m} earned ${z} in the same two weeks. How much less did {n} earn than {m}?",
      "How much dearer is a ticket for the whole family at ${z} than a ticket at ${x} and a ticket at ${y} together?",
      "One lamp is ${x} and one rug is ${y}. An armchair is ${z}. By how many dollars does the armchair cost more than lamp and rug together?",
    ],
  },
  {
    id: "sum-compared/with-fourth-number",
    expression: "x+y-z",
    numbers: { w: "5..12", x: "20..50", y: "20..50", z: "5..35" },
    texts: [
      "At a fair with {w} stands, {x} adults and {y} children came in at the north gate and {z} people at the south gate. How many more people came in at the north gate?",
      "{n} is {w} years old and scored {x} points in the first half and {y} in the second. {m} scored {z} in the whole game. How many points more did {n} score?",
      "In our garden are {w} paths, {x} red roses, {y} white ones and {z} yellow ones. How many more roses are red or white than yellow?",
      "On a trip through {w} countries {n} slept {x} nights in hotels, {y} nights in tents and {z} nights on ships. How many more nights did {he} sleep in hotels and tents together than on ships?",
    ],
  },
];

/** Comparisons with what was itself compared. */
const CHAINS: readonly WordingFamily[] = [
  {
    id: "chain/fewer-and-fewer",
    expression: "x+y+z",
    numbers: { x: "10..60", y: "2..25", z: "2..25" },
    texts: [
      "{n} blew up {x} balloons, {y} fewer than {m}. {m} blew up {z} fewer than {k}. How many balloons did {k} blow up?",
      "The first floor has {x} windows. That is {y} fewer than the second floor, which has {z} fewer than the third. How many windows does the third floor have?",
      "How old is the church[,|] if the school is {x} years old, {y} years younger than the mill, and the mill is {z} years younger than the church?",
      "{k} is {z} pages further than {m}, and {m} is {y} pages further than {n}. {n} is on page {x}. On what page is {k}?",
    ],
  },
  {
    id: "chain/three-sisters",
    expression: "x-y-z",
    numbers: { x: "60..150", y: "5..25", z: "5..24" },
    texts: [
      "The oldest sister has {x} seashells, {y} more than the middle one, and the middle one has {z} more than the youngest. How many seashells does the youngest have?",
      "On {day3} {x} cars were washed, {y} more than on {day2}. On {day2} {z} more were washed than on {day}. How many were washed on {day}?",
      "The gray stone weighs {x} pounds. It is {y} pounds heavier than the white stone, and the white stone is {z} pounds heavier than the black one. What does the black stone weigh?",
      "How many roses are on the third bush[,|] if the first has {x}, which is {y} more than the second, and the second has {z} more than the third?",
    ],
  },
  {
    id: "chain/down-and-up",
    expression: "x-y+z",
    texts: [
      "{n} pasted {x} photos into an album, {y} more than {m}. {m} pasted in {z} fewer than {k}. How many photos did {k} paste in?",
      "The red hose is {x} meters long. It is {y} meters longer than the blue hose, and the blue hose is {z} meters shorter than the black one. How many meters long is the black hose?",
      "On {day} {x} tickets were sold, {y} more than on {day2}. On {day3} {z} more were sold than on {day2}. How many tickets were sold on {day3}?",
      "It is {x} miles to the lake, {y} miles farther than to the cave. To the ruin it is {z} miles farther than to the cave. How many miles is it to the ruin?",
    ],
  },
  {
    id: "chain/up-and-down",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "5..30", z: "3..18" },
    texts: [
      "{n} strung {x} beads, {y} fewer than {m}. {k} strung {z} fewer than {m}. How many beads did {k} string?",
      "The yellow house is {x} years old and {y} years younger than the white one. The white one is {z} years older than the stone house. How old is the stone house?",
      "In spring a choir sang {x} songs, {y} fewer than in summer. In fall it sang {z} fewer than in summer. How many songs did it sing in fall?",
      "How many rabbits are in the shelter? It has {x} kittens. There are {y} fewer kittens than puppies, and {z} more puppies than rabbits.",
    ],
  },
  {
    id: "chain/three-sizes-of-pizza",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "The large pizza is ${x}, the medium one is ${y} cheaper, and the small one is ${z} cheaper than the medium one. What does the small pizza cost?",
      "{n} saved ${x}, ${y} more than {m}. {m} saved ${z} more than {k}. How much did {k} save?",
      "A seat in the last row is ${z} less than one in the middle, and one in the middle is ${y} less than one in front. In front you pay ${x}. What do you pay in the last row?",
      "What is the price of the plain cup[,|] if the golden cup costs ${x}, ${y} more than the painted one, and the painted one costs ${z} more than the plain one?",
    ],
  },
  {
    id: "chain/three-fares",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "The bus ride costs ${x}, ${y} less than the train ride. The boat ride is ${z} cheaper than the train ride. What does the boat ride cost?",
      "{n}'s desk was ${x}. {m}'s was ${y} dearer, and {k}'s was ${z} cheaper than {m}'s. What did {k}'s desk cost?",
      "{k} got ${z} less than {m} for the work in the vineyard, and {n} got ${y} less than {m}. {n} got ${x}. How much did {k} get?",
      "How much is the wool scarf[,|] if the cotton scarf is ${x}, the silk scarf ${y} more than that, and the wool scarf ${z} less than the silk scarf?",
    ],
  },
  {
    id: "chain/age-at-other-age",
    expression: "x+(z-y)",
    units: ["years", "years"],
    numbers: { x: "20..50", y: "5..15", z: "20..60" },
    texts: [
      "{n} is {x} years old and {m} is {y}. How old will {n} be when {m} is {z}?",
      "When I was {y} years old, my aunt was {x}. Now I am {z}. How old is my aunt now?",
      "Today the church is {x} years old and the school {y}. What will be the age of the church in the year in which the school turns {z}?",
      "A walnut tree had stood in the yard for {x} years when the pear tree had stood there for {y}. Now the pear tree has stood there for {z} years. For how many years has the walnut tree stood?",
    ],
  },
];

/** Times as many or half as many, and one step more. */
const TIMES_AND_MORE: readonly WordingFamily[] = [
  {
    id: "times-then/nest-wider",
    expression: "x*3-x",
    numbers: { x: "12..60" },
    texts: [
      "A stork's nest is {x} inches wide and an eagle's nest three times as wide. How many inches wider is the eagle's nest?",
      "{n} needs {x} minutes for a puzzle, and {m} needs three times as long. How many minutes more does {m} need?",
      "A freight ship weighs three times as much as a ferry. If the ferry weighs {x} tons, how many tons heavier is the freight ship?",
      "In the valley {x} houses have a well of their own; on the hillside three times as many do. How many fewer houses with a well are in the valley?",
    ],
  },
  {
    id: "times-then/half-of-both",
    expression: "(x+y)/2",
    numbers: { x: "4..60 by 2", y: "4..60 by 2" },
    texts: [
      "{n} has {x} {o} and {m} has {y}. {k} has half as many as the two of them together. How many {o} does {k} have?",
      "There are {x} cows in the barn and {y} horses in the stable. The meadow has half as many sheep as there are cows and horses together. How many sheep are in the meadow?",
      "How many benches does the museum have[,|] if the station and the park have {x} and {y} benches and the museum has half as many as both together?",
      "Two streets have {x} and {y} lampposts. A third street has half as many as the first two together. Find the number of lampposts in the third street.",
    ],
  },
  {
    id: "times-then/both-apples",
    expression: "(x+y)*z",
    numbers: { x: "5..30", y: "5..30", z: "2..6" },
    texts: [
      "A stand has {x} red apples and {y} green ones. The store across the street has {z} times as many apples as the stand. How many apples does the store have?",
      "Every day {x} planes land at a small airport in the morning and {y} in the afternoon. At the big airport {z} times as many land in a day as at the small one. How many planes is that?",
      "The dictionary has {z} times as many pages as the songbook and the guidebook together. The songbook has {x} pages, the guidebook {y}. How many pages does the dictionary have?",
      "How many cones did {k} collect[,|] if {n} collected {x}, {m} collected {y}, and {k} collected {z} times as many as {n} and {m} together?",
    ],
  },
  {
    id: "times-then/deep-pond",
    expression: "(x-y)*z",
    numbers: { x: "14..40", y: "2..10", z: "2..6" },
    texts: [
      "The green pond has {x} frogs. The deep pond has {y} fewer, and the marsh has {z} times as many as the deep pond. How many frogs are in the marsh?",
      "{n} can do {x} push-ups, {y} more than {m}. {k} can do {z} times as many as {m}. How many push-ups can {k} do?",
      "{x} coins lie in the left bowl, {y} more than in the right bowl. The chest has {z} times as many coins as the right bowl. How many coins are in the chest?",
      "How many minutes does {k} need for the course[,|] if {n} needs {x} minutes, {m} is {y} minutes faster than {n}, and {k} takes {z} times as long as {m}?",
    ],
  },
  {
    id: "times-then/streetlights",
    expression: "x/y+z",
    numbers: { y: "2..9", x: "y*i", z: "2..30" },
    texts: [
      "The main road has {x} streetlights, {y} times as many as the lane by the mill. The road to the church has {z} more than the lane. How many streetlights does the road to the church have?",
      "A pumpkin weighs {x} pounds, {y} times as much as a melon. A turkey is {z} pounds heavier than the melon. How many pounds does the turkey weigh?",
      "{n} won {x} prizes at the fair, {y} times as many as {m}. On the next day {m} won another {z}. How many prizes did {m} win in all?",
      "How many candles did {k} light[,|] if {n} lit {x}, {y} times as many as {m}, and {k} lit {z} more than {m}?",
    ],
  },
  {
    id: "times-then/parrot-words",
    expression: "x/y-z",
    numbers: { y: "2..8", z: "2..9", x: "y*(z+i)" },
    texts: [
      "One parrot says {x} words, {y} times as many as the second. The third says {z} fewer than the second. How many words does the third parrot say?",
      "{n} hiked {x} miles last year. That was {y} times as far as {m} hiked, and {k} hiked {z} miles less than {m}. How many miles did {k} hike?",
      "The {x} tents on the north shore are {y} times as many as those on the south shore. On the island there are {z} fewer than on the south shore. How many tents are on the island?",
      "How many buttons are on the vest[,|] if the cloak has {x}, which is {y} times as many as the coat has, and the vest has {z} fewer than the coat?",
    ],
  },
  {
    id: "times-then/express-seats",
    expression: "x*y-z",
    numbers: { x: "8..30", y: "2..6", z: "2..9" },
    texts: [
      "{n} typed {x} lines. {m} typed {z} lines fewer than {y} times that number. How many lines did {m} type?",
      "The express train has {z} seats fewer than {y} times the seats of the small train, which has {x}. How many seats does the express train have?",
      "How many feet high is the new mast[,|] if the old one is {x} feet high and the new one {z} feet less than {y} times as high?",
      "{n} counted {x} fireflies. Take {y} times that number and leave out {z}, and you have the number that {m} counted. How many fireflies did {m} count?",
    ],
  },
  {
    id: "times-then/storks-return",
    expression: "x*3+y",
    numbers: { x: "4..40", y: "2..30" },
    texts: [
      "Last year {x} storks nested in the village. This year there are {y} more than three times as many. How many storks nest there this year?",
      "{m} collected three times as many chestnuts as {n} and then another {y}. {n} collected {x}. How many chestnuts did {m} collect?",
      "The small drum was struck {x} times, the big drum three times as often, and the bell got {y} strokes more than the big drum. How many times was the bell struck?",
      "How many pages long is the new report[,|] if the old one had {x} pages and the new one has {y} pages more than triple that?",
    ],
  },
  {
    id: "times-then/pumps-ahead",
    expression: "(x-y)*z",
    numbers: { x: "21..60", y: "5..20", z: "2..9" },
    texts: [
      "The new pump moves {x} gallons an hour, the old one {y}. How many more gallons does the new pump move in {z} hours?",
      "A large carton holds {x} tiles and a small one {y}. How many more tiles are in {z} large cartons than in {z} small ones?",
      "Every night the owl catches {x} moths and the bat {y}. How many fewer moths has the bat caught after {z} nights?",
      "Room A has rows of {x} seats, room B has rows of {y} seats, and both have {z} rows. By how many seats is room A larger?",
    ],
  },
  {
    id: "times-then/cars-of-a-train",
    expression: "x*y-z",
    numbers: { x: "6..12", y: "6..12", z: "5..34" },
    texts: [
      "A train has {x} cars with {y} doors each. A ferry has {z} doors. How many more doors does the train have than the ferry?",
      "{n} walks {x} miles on each of {y} days. {m} walks {z} miles in all. How many miles farther than {m} does {n} walk?",
      "How many more eggs are in {x} cartons of {y} than in a basket with {z} eggs?",
      "My album has {x} pages with {y} photos on each. My aunt's album has {z} photos. How many photos fewer does my aunt's album have?",
    ],
  },
  {
    id: "times-then/loose-against-packs",
    expression: "z-x*y",
    numbers: { x: "2..6", y: "2..9", z: "60..99" },
    texts: [
      "{m} has {z} {o}. {n} has {x} {c} with {y} {o} in each. How many more {o} must {n} get to have as many as {m}?",
      "The choir has {x} rows of {y} singers, and there are {z} listeners. How many more listeners than singers are there?",
      "The big ferry took {z} trucks across the bay in a single trip. A barge made {x} trips with {y} trucks each. How many fewer trucks did the barge take across?",
      "How many more trees stand in the forest plot, which has {z}, than in an orchard with {x} rows of {y} trees?",
    ],
  },
];

/** Two amounts are made equal, or follow from their sum or difference. */
const BALANCING: readonly WordingFamily[] = [
  {
    id: "balance/move-until-equal",
    expression: "(x-y)/2",
    numbers: { y: "3..40", x: "i*2+y" },
    texts: [
      "One truck is loaded with {x} sacks, the other with {y}. How many sacks must be moved from the first truck to the second so that both carry the same number?",
      "{n} holds {x} cards and {m} holds {y}. How many cards must {n} give to {m} so that they hold equally many?",
      "There are {x} sparrows in the left tree and {y} in the right one. How many sparrows would have to fly over from left to right to make the two trees even?",
      "If {x} children stand at one end of the rope and {y} at the other, how many must change ends to make the two sides equal?",
    ],
  },
  {
    id: "balance/larger-of-two",
    expression: "(x+y)/2",
    numbers: { y: "2..20 by 2", x: "40..120 by 2" },
    texts: [
      "Two hens laid {x} eggs together this summer. The speckled hen laid {y} more than the white one. How many eggs did the speckled hen lay?",
      "{n} and {m} wrote {x} cards for the festival. {n} wrote {y} more than {m}. How many cards did {n} write?",
      "On a boat are {x} people. There are {y} more adults than children. How many adults are on the boat?",
      "Two numbers add up to {x}, and their difference is {y}. What is the larger number?",
    ],
  },
  {
    id: "balance/smaller-of-two",
    expression: "(x-y)/2",
    numbers: { y: "2..20 by 2", x: "40..120 by 2" },
    texts: [
      "A choir of {x} children has {y} fewer boys than girls. How many boys sing in it?",
      "{n} cuts a cord of {x} inches into two pieces. One piece is {y} inches longer than the other. How many inches long is the shorter piece?",
      "Together, two volumes of a novel have {x} chapters. The second volume has {y} chapters fewer than the first. How many chapters does the second volume have?",
      "The sum of two numbers is {x}. One of them is {y} less than the other. What is the smaller number?",
    ],
  },
  {
    id: "balance/sum-and-times",
    expression: "x/(y+1)",
    numbers: { y: "2..6", x: "(y+1)*i" },
    texts: [
      "{n} and {m} picked {x} plums together. {m} picked {y} times as many as {n}. How many plums did {n} pick?",
      "A board of {x} inches is sawn into two pieces, one of them {y} times as long as the other. How many inches long is the shorter piece?",
      "There are {x} lamps in the two halls. The great hall has {y} times as many as the small one. How many lamps does the small hall have?",
      "How many swans are on the lake[,|] if there are {x} ducks and swans in all, and {y} times as many ducks as swans?",
    ],
  },
  {
    id: "balance/difference-and-times",
    expression: "x/(y-1)",
    numbers: { y: "3..7", x: "(y-1)*i" },
    texts: [
      "{m} has {y} times as many stamps as {n}. That is {x} stamps more than {n} has. How many stamps does {n} have?",
      "The new bridge is {y} times as long as the old one, and it is {x} meters longer. How many meters long is the old bridge?",
      "A tree is {y} times as old as the bench under it. The bench is {x} years younger than the tree. How old is the bench?",
      "How many liters does the small pot hold[,|] if the big one holds {y} times as much, which is {x} liters more?",
    ],
  },
  {
    id: "balance/equal-after-gift",
    expression: "x-y*2",
    numbers: { x: "35..90", y: "3..14" },
    texts: [
      "{n} had {x} {o}. After {he} gave {y} of them to {m}, both had the same number. How many {o} did {m} have before that?",
      "The first bus carried {x} {u}. When {y} of them had changed to the second bus, both buses had the same number on board. How many {u} had been on the second bus before?",
      "Moving {y} books from the upper shelf to the lower one would make the shelves alike. There are {x} books on the upper shelf now. How many are on the lower shelf now?",
      "How many marbles were in the right bowl at first[,|] if the left bowl had {x} and both had equally many after {y} marbles had been moved from left to right?",
    ],
  },
  {
    id: "balance/twice-after-more",
    expression: "(x+y)/2",
    numbers: { y: "3..25", x: "i*2+y" },
    texts: [
      "{n} has {x} {o}. With {y} more {he} would have twice as many as {m}. How many {o} does {m} have?",
      "The {shop} has {x} {o}. If {y} more came in, it would have double what the store across the street has. How many {o} does the store across the street have?",
      "{x} swimmers are in the big pool. As soon as {y} others join them, there will be twice as many as in the small pool. How many are in the small pool?",
      "In {y} years the beech, which is {x} years old now, will be twice as old as the maple is today. How old is the maple today?",
    ],
  },
];

/** Comparisons of three steps. */
const LONGER_COMPARISONS: readonly WordingFamily[] = [
  {
    id: "compared-groups/two-rounds",
    expression: "x+y-(z+w)",
    numbers: { x: "30..60", y: "30..60", z: "5..29", w: "5..29" },
    texts: [
      "The red team scored {x} and {y} points in its two rounds, the blue team {z} and {w}. How many more points did the red team score?",
      "There are {x} girls and {y} boys in the morning class at the pool and {z} girls and {w} boys in the evening class. How many more children swim in the morning?",
      "In the first garden grow {x} lilies and {y} asters. In the second grow {z} lilies and {w} asters. How many flowers fewer does the second garden have?",
      "How many more animals does {n} keep than {m}? {n} keeps {x} goats and {y} hens; {m} keeps {z} goats and {w} hens.",
    ],
  },
  {
    id: "compared-groups/pot-and-lid",
    expression: "x+y-(z+w)",
    units: ["dollars", "dollars", "dollars"],
    money: true,
    texts: [
      "In the first shop a pot costs ${x} and its lid ${y}. In the second shop the same pot costs ${z} and the lid ${w}. How much more do pot and lid cost in the first shop?",
      "{n} spent ${x} on {day} and ${y} on {day2}. {m} spent ${z} on {day} and ${w} on {day2}. How much less did {m} spend on the two days?",
      "By train: ${x} for the ticket, ${y} for the sleeping car. By bus: ${z} for the ticket, ${w} for the hotel on the way. How much does {n} save by taking the bus?",
      "How much dearer is dinner at the harbor, with fish at ${x} and salad at ${y}, than dinner at the station, with fish at ${z} and salad at ${w}?",
    ],
  },
  {
    id: "compared-groups/three-boats",
    expression: "x+(x-y)-z",
    numbers: { x: "40..90", y: "3..20", z: "10..50" },
    texts: [
      "The first boat caught {x} fish, and the second caught {y} fewer. The third boat caught {z}. How many more fish did the first two catch together than the third?",
      "{n} ironed {x} shirts and {m} {y} shirts fewer than {n}. {k} ironed {z}. How many shirts were {n} and {m} together ahead of {k}?",
      "How many more guests came on the weekend than on Friday? On Saturday {x} guests came, {y} more than on Sunday, and on Friday there were {z}.",
      "In the upper field are {x} rows of corn, {y} more than in the lower field. The neighbor has {z} rows. How many fewer rows does the neighbor have than the two fields have together?",
    ],
  },
  {
    id: "compared-groups/two-games",
    expression: "x-y+(z-w)",
    numbers: { x: "21..60", y: "5..20", z: "21..60", w: "5..20" },
    texts: [
      "The red team won the first game {x} to {y} and the second {z} to {w}. How many points was it ahead in the two games together?",
      "In {month} {x} people moved to the island and {y} moved away. In {month2} {z} moved there and {w} moved away. By how many people did the island grow in the two months?",
      "{n} beat {m} twice in a quiz: {x} right answers against {y} on {day}, and {z} against {w} on {day2}. How many more right answers than {m} did {n} give in all?",
      "Of {x} green seeds {y} did not come up, and of {z} brown seeds {w} did not. How many seeds came up?",
    ],
  },
  {
    id: "compared-groups/still-missing-planks",
    expression: "x-(y+(y+z))",
    numbers: { x: "100..180", y: "20..38", z: "2..20" },
    texts: [
      "A footbridge needs {x} planks. {n} has sawn {y} planks and {m} {z} more than {n}. How many planks still have to be sawn?",
      "Two classes want to bring {x} cans to the food drive. The first has brought {y} and the second {z} more than the first. How many cans short of the goal are they?",
      "How many seats of a hall with {x} seats stay empty[,|] if {y} men and {z} more women than men sit in it?",
      "{x} rolls are ordered. The first oven has given {y} rolls, {z} fewer than the second oven. How many rolls are missing?",
    ],
  },
  {
    id: "compared-groups/times-against-more",
    expression: "x*y-(x+z)",
    numbers: { x: "8..20", y: "3..6", z: "2..12" },
    texts: [
      "{n} has {x} {o}. {m} has {y} times as many, and {k} has {z} more than {n}. How many more {o} does {m} have than {k}?",
      "The old mill has {x} windows. The castle has {y} times as many as the mill, and the inn has {z} more than the mill. How many fewer windows does the inn have than the castle?",
      "On the first day of the hunt {x} eggs were hidden. On the second day it was {y} times that number, and on the third day {z} more than on the first. By how many eggs did the second day beat the third?",
      "How many pages longer is the novel than the play[,|] if a poem has {x} pages, the novel {y} times as many, and the play {z} pages more than the poem?",
    ],
  },
  {
    id: "compared-groups/two-halls-of-rows",
    expression: "x*y-z*w",
    numbers: { x: "6..12", y: "6..12", z: "2..5", w: "2..6" },
    texts: [
      "The great hall has {x} tables for {y} people each, the small hall {z} tables for {w} people each. How many more people can sit in the great hall?",
      "{n} swims {x} laps on each of {y} days; {m} swims {z} laps on each of {w} days. How many fewer laps does {m} swim?",
      "A quilt has {x} rows of {y} squares. A cushion has {z} rows of {w} squares. How many more squares does the quilt have?",
      "By how many is the number of bottles in {x} crates of {y} greater than in {z} crates of {w}?",
    ],
  },
  {
    id: "compared-groups/three-pairs-of-skates",
    expression: "x*2-y-x",
    units: ["dollars", "dollars", "dollars"],
    numbers: { x: "20..60", y: "2..15" },
    money: true,
    texts: [
      "{n} paid ${x} for skates. {m} paid twice as much, and {k} paid ${y} less than {m}. How much more than {n} did {k} pay?",
      "The tin watch costs ${x}. The steel watch costs double that, and the glass watch is ${y} cheaper than the steel one. How much dearer is the glass watch than the tin one?",
      "A room with a view is twice as expensive as a plain room for ${x}. A room under the roof is ${y} less than one with a view. What is the difference in price between a room under the roof and a plain one?",
      "By how much did {k}'s pay exceed {n}'s[,|] if {n} got ${x}, {m} got twice that, and {k} got ${y} less than {m}?",
    ],
  },
];

/** Problems that compare. */
export const COMPARING: readonly WordingFamily[] = [
  ...DIFFERENCES,
  ...LARGER_ONES,
  ...SMALLER_ONES,
  ...TIMES,
  ...TOGETHER,
  ...SUMS_COMPARED,
  ...CHAINS,
  ...TIMES_AND_MORE,
  ...BALANCING,
  ...LONGER_COMPARISONS,
];

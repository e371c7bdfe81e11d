import type { WordingFamily } from "../wording.ts";

/** Percentages, fractions, and parts of what is left. */
const PERCENT_AND_PARTS: readonly WordingFamily[] = [
  {
    id: "percent-of/members-and-maples",
    expression: "x*y/100",
    numbers: { x: "20..400 by 20", y: "5..95 by 5" },
    texts: [
      "A library has {x} members, and {y}% of them are children. How many of the members are children?",
      "Tell how many maples stand in the park: it has {x} trees, and {y} percent of the trees are maples.",
      "We asked {x} {u} about their breakfast. {y}% of them said that they drink tea. How many tea drinkers is that?",
      "{n}'s mailbox holds {x} messages. Exactly {y} percent of these are advertising. How many of the messages are advertising?",
    ],
  },
  {
    id: "percent-of/clinic-with-chairs",
    expression: "x*y/100",
    numbers: { x: "20..300 by 20", y: "10..90 by 5", v: "5..40" },
    texts: [
      "The waiting room of a clinic has {v} chairs. On {day} the clinic saw {x} patients, and {y}% of them had a cold. How many patients had a cold?",
      "A ferry that is {v} years old carries {x} passengers today; {y} percent of the passengers bring a bicycle. How many passengers bring a bicycle?",
      "How many rooms of a hotel have a view of the sea[,|] if {y}% of its {x} rooms do? The hotel is {v} miles from the airport.",
      "A photographer took {x} pictures in {v} days. {y} percent of the pictures show birds. What is the number of bird pictures?",
    ],
  },
  {
    id: "percent-left/tangled-kites",
    expression: "x-x*y/100",
    numbers: { x: "20..300 by 20", y: "5..95 by 5" },
    texts: [
      "Of {x} kites at the festival, {y} percent got tangled. How many kites did not get tangled?",
      "After the storm, sand covered {x} beach huts. Volunteers dug out {y}% of the huts by {day}. How many huts were still covered with sand?",
      "How many of the town's {x} streetlights still have old bulbs[,|] if {y} percent have been fitted with new ones?",
      "{n} opened an old suitcase with {x} letters in it. Mice had nibbled {y}% of the letters. How many letters were whole?",
    ],
  },
  {
    id: "percent-grown/storks-and-village",
    expression: "x+x*y/100",
    numbers: { x: "40..400 by 20", y: "5..60 by 5" },
    texts: [
      "Last year {x} storks nested in the valley. This year there are {y}% more. How many storks nest there this year?",
      "A village had {x} inhabitants before the new school was built. Since then the number has grown by {y} percent. How many inhabitants does the village have now?",
      "How many pages does the second edition of a guidebook have[,|] if the first had {x} and the second is {y}% longer?",
      "The mill ground {x} sacks of grain in {month}. In {month2} it ground {y} percent more than in {month}. What was the number of sacks in {month2}?",
    ],
  },
  {
    id: "percent-then/some-fell-ill",
    expression: "x*y/100-z",
    numbers: { x: "40..300 by 20", y: "30..90 by 5", z: "2..9" },
    texts: [
      "A school has {x} pupils. {y}% of them signed up for the swimming day, but {z} of those fell ill and stayed in bed. How many of the pupils who had signed up took part?",
      "{n} planted {x} bulbs. {y} percent came up, and then deer ate {z} of the plants. How many plants were left?",
      "Out of {x} invited guests, {y}% accepted. Later {z} of the guests who had accepted changed their minds. How many guests were still expected?",
      "How many baby turtles swam out to sea[,|] if {y} percent of the {x} on the beach made it to the water and gulls caught {z} of these?",
    ],
  },
  {
    id: "percent-then/canoes",
    expression: "x*y/100/z",
    numbers: { x: "z*i*10", y: "10..90 by 10", z: "2..6" },
    texts: [
      "A camp has {x} children. {y}% of them want to learn canoeing, and a canoe takes {z} children. How many canoes does the camp need for them?",
      "A nursery sells {y} percent of its {x} young trees. The truck carries {z} trees on each trip. How many trips does it make with the sold trees?",
      "An archive holds {x} photos, and {y}% of them are to be framed, {z} in each frame. How many frames are needed?",
      "How many tables for {z} does {n} set[,|] if {y} percent of {x} hikers stay for dinner?",
    ],
  },
  {
    id: "percent-then/left-early",
    expression: "x-x*y/100-z",
    numbers: { x: "60..300 by 20", y: "5..50 by 5", z: "3..20" },
    texts: [
      "{x} people watched the parade. {y}% of them went home when it began to rain, and {z} more went home when the band stopped. How many people stayed?",
      "A herd had {x} reindeer. {y} percent were sold in {month}, and {z} others ran away in {month2}. How many reindeer are left in the herd?",
      "Of {x} light bulbs in the theater, {y}% burned out over the summer, and a falling ladder smashed {z} good ones. How many good bulbs are left?",
      "How many of {x} applicants are still in the running after {y} percent have failed the written test and {z} others have failed the interview?",
    ],
  },
  {
    id: "part-of/two-thirds",
    expression: "x/3*2",
    numbers: { x: "6..180 by 3" },
    texts: [
      "Two thirds of the {x} seats on the ferry are taken. How many seats are taken?",
      "{n} has {x} tomato plants and has watered two thirds of them so far. How many plants has {he} watered?",
      "There were {x} eggs in the incubator. By {day}, two thirds of the eggs had hatched. How many eggs had hatched by then?",
      "How many minutes of a recording have been played[,|] if it is {x} minutes long and two thirds of it are over?",
    ],
  },
  {
    id: "part-of/three-quarters",
    expression: "x/4*3",
    numbers: { x: "8..240 by 4" },
    texts: [
      "Three quarters of the {x} chairs in the assembly hall have been repaired. How many chairs is that?",
      "A baker's shelf had {x} rolls on it at dawn. By ten o'clock three fourths of the rolls were sold. Find the number of rolls sold by ten o'clock.",
      "An orchestra has {x} members; three out of every four play a string instrument. How many members play a string instrument?",
      "I have to stuff {x} envelopes. Three quarters of them are done. How many envelopes have I stuffed?",
    ],
  },
  {
    id: "part-of/half-of-the-half",
    expression: "x/2/2",
    units: ["{o}", "{o}"],
    numbers: { x: "8..240 by 4" },
    texts: [
      "{n} mailed half of {his} {x} {o} to {m}, and {m} sent half of those on to {k}. How many {o} did {k} get?",
      "Of {x} {o}, half are {color}. Half of the {color} ones are very small. How many very small {color} {o} are there?",
      "How many {o} are on the lower shelf? There are {x} {o} in the room; half of them are on shelves, and half of the ones on shelves are on the lower shelf.",
      "A museum owns {x} {o}. Only half of them are on display, and of the displayed ones half are behind glass. How many displayed {o} are behind glass?",
    ],
  },
  {
    id: "part-of/half-and-third-together",
    expression: "x/2+x/3",
    numbers: { x: "12..240 by 6" },
    texts: [
      "Half of the {x} seats in the circus tent are red, and a third of all the seats are blue. How many seats are red or blue?",
      "Each of {x} ballots has one name on it. One half of the ballots name {n} and one third name {m}. How many ballots name {n} or {m}?",
      "{n} spends half of {his} ${x} on rent and a third of the ${x} on food. How much is that together?",
      "{x} swans were on the lake. Half of these {x} left on {day}, and a third of these {x} left on {day2}. How many swans left on the two days?",
    ],
  },
  {
    id: "part-shared/half-into-rows",
    expression: "x/2/y",
    numbers: { x: "y*i*2", y: "2..9" },
    texts: [
      "{n} raised {x} seedlings. {He} sold half of them and planted the other half in {y} equal rows. How many seedlings are in each row?",
      "Half of the {x} {u} go by train. They fill {y} train cars, with the same number in every car. How many {u} sit in one of these cars?",
      "There were {x} dollars in the club's cash box. Half of the money was spent on {y} prizes, all at the same price. What did one prize cost, in dollars?",
      "One half of {x} postcards is kept. The other half is dealt out evenly to {y} collectors. How many postcards does a collector receive?",
    ],
  },
  {
    id: "part-left/all-but-a-fifth",
    expression: "x-x/5",
    numbers: { x: "10..200 by 5" },
    texts: [
      "The children built {x} snowmen. During the warm night one fifth of the snowmen melted. How many snowmen were standing in the morning?",
      "One fifth of the {x} library books that came back this week were damaged. The others went straight onto the shelves. How many books went straight onto the shelves?",
      "How many {o} does {n} still have[,|] if {he} had {x} and donated a fifth of them to the school fair?",
      "A rain barrel held {x} liters. In the heat, a fifth of the water evaporated. How many liters stayed in the barrel?",
    ],
  },
  {
    id: "part-left/quarter-then-third-of-rest",
    expression: "(x-x/4)/3",
    numbers: { x: "8..240 by 4" },
    texts: [
      "{n} had {x} {o}. A quarter of them went to {m}. A third of the rest went to {k}. How many {o} did {k} get?",
      "A farmer stored {x} bales of hay. The horses ate one fourth of them in {month}. In {month2} the goats ate one third of what was left. How many bales did the goats eat?",
      "A quarter of the {x} {u} on the ship got off at the first port, and a third of those who stayed on board got off at the second. How many got off at the second port?",
      "How many pages did {n} read on {day2}? The book has {x} pages; on {day} {he} read a quarter of it, and on {day2} a third of the pages that remained.",
    ],
  },
  {
    id: "part-left/fifth-then-quarter-of-rest",
    expression: "(x-x/5)/4*3",
    numbers: { x: "10..250 by 5" },
    texts: [
      "There were {x} icicles on the roof. A fifth of them fell down in the morning, and a quarter of the rest fell at noon. How many icicles were on the roof after noon?",
      "{n} had {x} {o}. {He} gave one fifth of them to {m} and then one fourth of the remaining {o} to {k}. How many {o} did {he} keep?",
      "One fifth of {x} recruits failed the first test. Of those who passed it, a quarter failed the second test. How many recruits passed both tests?",
      "How many rows of a vineyard are still to be harvested[,|] if it has {x} rows, a fifth of them were harvested on {day} and a quarter of the others on {day2}?",
    ],
  },
  {
    id: "part-left/half-then-two-more",
    expression: "x/2-y-z",
    numbers: { x: "60..300 by 2", y: "3..14", z: "2..12" },
    texts: [
      "Half of the {x} {o} in the warehouse were shipped on {day}. On {day2}, {y} more were shipped, and on {day3} another {z}. How many {o} were still in the warehouse after that?",
      "{n} used half of {his} {x} beads for a curtain, {y} for a bracelet and {z} for earrings. How many beads did {he} have left?",
      "A marathon had {x} runners at the start. Half of them dropped out at the hill, {y} dropped out at the bridge and {z} at the stadium gate. How many runners finished?",
      "Let us count: {x} sandwiches, one half for the hikers, {y} for the drivers, {z} for the cooks. How many sandwiches does nobody get?",
    ],
  },
  {
    id: "part-left/some-then-half-then-new",
    expression: "(x-y)/2+z",
    numbers: { x: "y+i*j*2", y: "3..20", z: "2..30" },
    texts: [
      "There were {x} pigeons on the square. {y} flew off to the church. Then a dog scared away half of the rest, and a little later {z} other pigeons came. How many pigeons were on the square then?",
      "A train leaves with {x} people. At the first station {y} of them get off, at the second half of the others get off, and at the third {z} people get on and nobody gets off. How many people are on the train after the third station?",
      "{n} had {x} {o}, threw away {y} that were damaged, sold half of the good ones and then bought {z} new ones. How many {o} does {n} have now?",
      "How many swimmers are in the pool[,|] if there were {x}, {y} went to lunch, half of those remaining went home, and {z} new swimmers came?",
    ],
  },
];

/** What there was before. */
const BACKWARD: readonly WordingFamily[] = [
  {
    id: "undo/half-then-some",
    expression: "(x+y)*2",
    units: ["{o}", "{o}"],
    numbers: { x: "5..60", y: "2..30" },
    texts: [
      "{n} lent half of {his} {o} to {m}. Then {he} lost {y} of the others and had {x} left. How many {o} did {n} have at first?",
      "Half of the {o} in the {shop} were sold on {day}. On {day2} {y} more were sold, and {x} remained. How many {o} had there been before {day}?",
      "How many {o} were in the cellar in the beginning? Half of them were carried upstairs, then another {y}, and {x} stayed where they were.",
      "A museum sent half of its {o} on tour, put {y} of the rest into a vault and shows the remaining {x}. How many {o} does the museum own?",
    ],
  },
  {
    id: "undo/some-half-some",
    expression: "(x+y)*2+z",
    numbers: { x: "4..40", y: "2..20", z: "2..40" },
    texts: [
      "{n} first gave {z} {o} to {m}, then half of the rest to {k}, and then {he} lost {y}. Now {he} has {x}. How many {o} did {he} have at first?",
      "A baker sold {z} loaves early, half of the remaining loaves before noon and {y} in the afternoon. {x} loaves were left at closing time. How many loaves had been baked?",
      "How many {u} were at the concert at the beginning[,|] if {z} left in the first hour, half of those remaining left in the break, {y} left during the last song, and {x} stayed to the end?",
      "In the end {x} apples hung on the tree. Before that, wasps had eaten {y}; before that, {n} had picked half of all that hung there; and before that, {z} had fallen in a storm. How many apples hung on the tree before the storm?",
    ],
  },
  {
    id: "undo/age-doubles-soon",
    expression: "x*2-y",
    units: ["years", "years"],
    numbers: { x: "10..40", y: "2..12" },
    texts: [
      "In {y} years {n} will be exactly twice as old as {m} is today. {m} is {x} years old today. How old is {n} today?",
      "{m} is {x} years old now. When {y} more years have passed, {n}'s age will be double what {m}'s age is now. What is {n}'s age now?",
      "How old is {n} now? {y} years from now {he} will be twice as old as {m} is at present, and {m} is {x}.",
      "Double {m}'s present age, which is {x}, and you get the age that {n} will have in {y} years. How old is {n} at present?",
    ],
  },
  {
    id: "undo/age-half-in-future",
    expression: "(x+y)/2-y",
    units: ["years", "years", "years"],
    numbers: { x: "y+i*2", y: "2..8" },
    texts: [
      "{n} is {x} years old. In {y} years {m} will be half as old as {n} will be then. How old is {m} today?",
      "{y} years from now, {m}'s age will be half of {n}'s. {n} is {x} now. What is {m}'s age now?",
      "How old is {m}? {n}, who is {x} today, will be twice as old as {m} when {y} years have gone by.",
      "When {y} years are over, {n}'s age will be exactly double {m}'s age. Today {n} is {x}. Tell {m}'s age today.",
    ],
  },
];

/** People, towers and trees whose amounts depend on each other, and ages. */
const PEOPLE_AND_AGES: readonly WordingFamily[] = [
  {
    id: "people/third-as-many-together",
    expression: "x+x/3",
    numbers: { x: "6..180 by 3" },
    texts: [
      "{n} caught {x} crabs at the beach, and {his} little brother caught a third as many. How many crabs did the two catch together?",
      "A mountain cabin has {x} beds upstairs and one third of that number downstairs. How many beds does it have?",
      "The first flight took {x} minutes; the second took a third as long. How many minutes did {n} spend on the two flights?",
      "How many {o} were shown at both fairs[,|] if {x} were shown in {month} and a third of that number in {month2}?",
    ],
  },
  {
    id: "people/triple-together",
    expression: "x+x*3",
    numbers: { x: "3..60" },
    texts: [
      "{n} knitted {x} rows of a scarf on {day} and three times as many on {day2}. How many rows did {he} knit on the two days?",
      "There are {x} goats on the hill. The number of sheep there is triple the number of goats. How many goats and sheep are on the hill?",
      "How many {o} are on the two tables[,|] if {x} lie on the small one and three times that many on the large one?",
      "My grandfather's stamp album has {x} pages. My own album has three times as many. How many pages do we have between us?",
    ],
  },
  {
    id: "people/three-times-less-some-together",
    expression: "x+(x*3-y)",
    numbers: { x: "5..60", y: "2..10" },
    texts: [
      "{n} hauled {x} buckets of sand. {m} hauled {y} fewer than three times as many. How many buckets did the two haul?",
      "An oak is {x} years old. The age of the linden next to it is three times that, less {y} years. What do their ages add up to?",
      "A small cabin has {x} windows; the lodge has {y} windows fewer than three times that number. How many windows do both have together?",
      "How many {o} did the two classes bring for the shelter[,|] if one brought {x} and the other {y} less than triple that number?",
    ],
  },
  {
    id: "people/half-and-known-together",
    expression: "x+x/2+y",
    numbers: { x: "6..120 by 2", y: "3..60" },
    texts: [
      "{n} typed {x} pages, {m} typed half as many as {n}, and {k} typed {y}. How many pages did the three type?",
      "The hive by the barn yielded {x} jars of honey, the hive by the stream half as many, and the hive on the hill {y} jars. Find the total number of jars.",
      "How many minutes does the whole evening program last[,|] if the concert takes {x} minutes, the dance half as long, and the speeches {y} minutes?",
      "Yesterday the dentist saw {x} patients in the morning and half as many in the afternoon. Today the dentist saw {y}. How many patients did the dentist see on the two days?",
    ],
  },
  {
    id: "people/twice-the-smaller",
    expression: "(x-y)*2",
    units: ["{o}", "{o}"],
    numbers: { x: "15..80", y: "2..12" },
    texts: [
      "{n} packed {x} {o}. {m} packed {y} fewer than {n}, and {k} packed twice as many as {m}. How many {o} did {k} pack?",
      "{k} owns double the number of {o} that {m} owns. {m} owns {y} fewer than {n}. Find the number of {o} that {k} owns if {n} owns {x}.",
      "{x} {o} were ordered in {month}. The order for {month2} was {y} {o} smaller, and the order after that was twice as large as the one for {month2}. How many {o} were in that last order?",
      "Once there were {x} {o} in the store room. Then {y} were taken out, and after that a delivery doubled the number that was left. How many {o} were in the store room after the delivery?",
    ],
  },
  {
    id: "people/half-of-two-others",
    expression: "(x+y)/2",
    numbers: { x: "10..60", y: "x+i*2" },
    texts: [
      "{n} folded {x} paper cranes and {m} folded {y}. {k} folded half as many as the two of them together. How many paper cranes did {k} fold?",
      "The red team has {y} points, the blue team has {x}, and the green team has half as many points as red and blue put together. How many points does the green team have?",
      "Half of all the fish in two tanks are to be moved to the pond. One tank has {x} fish and the other one {y}. How many fish will be moved?",
      "{x} lambs were born in {month} and {y} in {month2}. Half of these lambs were female. How many female lambs were born?",
    ],
  },
  {
    id: "people/back-from-times-then-less",
    expression: "x/y-z",
    numbers: { x: "y*(i+8)", y: "2..6", z: "2..8" },
    texts: [
      "{n} scored {x} points, which is {y} times as many as {m} scored. {k} scored {z} fewer than {m}. How many points did {k} score?",
      "A spruce is {x} feet tall, {y} times as tall as the birch next to it. The apple tree is {z} feet shorter than the birch. How tall is the apple tree, in feet?",
      "The big bell weighs {x} kilograms; that is {y} times what the middle bell weighs. The small bell is {z} kilograms lighter than the middle bell. What does the small bell weigh, in kilograms?",
      "How many stairs does the old tower have? The new tower has {x} stairs, {y} times as many as the town hall, and the old tower has {z} stairs fewer than the town hall.",
    ],
  },
  {
    id: "age/three-times-back-then",
    expression: "(x-y)*3",
    units: ["years", "years"],
    numbers: { x: "20..28", y: "3..8" },
    texts: [
      "{n} is {x} years old. {y} years ago {his} aunt was three times as old as {he} was. How old was the aunt then?",
      "Today {m} is {x}. {y} years ago, {k} was exactly three times as old as {m}. What was {k}'s age at that time?",
      "When the barn was built {y} years ago, the builder was three times as old as the apprentice. The apprentice is {x} years old now. How old was the builder when the barn was built?",
      "How old was the captain {y} years ago[,|] if the captain was three times as old as the cook then, and the cook is {x} now?",
    ],
  },
  {
    id: "age/average-later",
    expression: "(x+y)/2+z",
    units: ["years", "years", "years"],
    numbers: { x: "4..40", y: "x+i*2", z: "2..15" },
    texts: [
      "Two cousins are {x} and {y} years old. What will be the average of their ages in {z} years?",
      "{n}, aged {x}, and {m}, aged {y}, are the only members of a new club. If nobody joins, how old will the members be on average {z} years from now?",
      "Add the ages of two tortoises, {y} and {x} years, and halve the sum. What will that average be after another {z} years?",
      "How many years is the average age of two sisters going to be in {z} years[,|] if one of them is {x} and the other {y} now?",
    ],
  },
];

/** Budgets, tickets, subscriptions and savings. */
const MONEY_PLANS: readonly WordingFamily[] = [
  {
    id: "budget/per-scout",
    expression: "x-(y+z)*w",
    units: ["dollars", "dollars", "dollars"],
    numbers: { x: "(y+z)*w+i*j", y: "5..15", z: "3..12", w: "4..12" },
    texts: [
      "A scout troop has ${x} for a trip. For each of the {w} scouts it pays ${y} for food and ${z} for the bus. How much of the money is left?",
      "How much remains of a prize of ${x} after each of {w} singers has got a robe for ${y} and a songbook for ${z}?",
      "The town spends ${y} on a tree and ${z} on its stake. It plants {w} such trees with stakes and had ${x} for the project. What is left over?",
      "{n} takes {w} friends to the fair with ${x} of lottery winnings. Every friend gets a ride for ${y} and a snack for ${z}; {n} buys nothing for {himself}. How much money does {n} have in the end?",
    ],
  },
  {
    id: "budget/three-payments",
    expression: "x-y-z-w",
    units: ["dollars", "dollars", "dollars"],
    money: true,
    texts: [
      "The drama club had ${x}. It paid ${y} for paint, ${z} for wood and ${w} for wigs. How much did the club have left?",
      "{n} carried ${x} to the seed store. Seeds took ${y} of it, a rake ${z} and gloves ${w}. How much money did {he} carry home?",
      "How much of a voucher for ${x} is still unused after purchases of ${y}, ${z} and ${w}?",
      "Moving day: the van was ${y}, the boxes were ${z}, and pizza for the helpers was ${w}. {m} had put aside ${x} for the day. How much of it was not spent?",
    ],
  },
  {
    id: "budget/account-in-and-out",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n}'s account at the music school shows ${x}. {He} pays in ${y} and then takes a lesson for ${z}. What does the account show afterwards?",
      "A traveler keeps ${x} in one pocket and ${y} in another. The night train costs ${z}. How much is left after paying for it?",
      "How much is in the kite club's fund now[,|] if there was ${x} in it, somebody donated ${y}, and a broken reel was replaced for ${z}?",
      "At the flea market {n} took in ${x} before noon and ${y} in the afternoon. The stall cost {him} ${z}. How much of the money that {he} took in was left?",
    ],
  },
  {
    id: "budget/rest-shared-by-partners",
    expression: "(x*y-z*w)/v",
    units: ["dollars", "dollars", "dollars", "dollars"],
    numbers: { x: "4..12", y: "6..15", z: "2..5", w: "2..4", v: "2..6" },
    texts: [
      "{v} cousins sell {x} jars of jam for ${y} each. They pay for {z} crates of fruit at ${w} a crate and divide the rest of the money equally. How much does each cousin get?",
      "A band plays {x} songs at a wedding for ${y} a song and pays for {z} taxi rides of ${w} each. The {v} musicians share what is left in equal parts. What is each one's part, in dollars?",
      "How many dollars go to each of {v} charities[,|] if a fair sells {x} cakes at ${y} apiece, spends ${w} on each of {z} prizes, and splits the remainder evenly among the charities?",
      "Income: {x} boat tours at ${y}. Costs: {z} new ropes at ${w}. {v} partners with equal shares. What is one share of what is left?",
    ],
  },
  {
    id: "tickets/balcony-and-stage",
    expression: "x*2+y",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} reserved two seats in the balcony at ${x} each and one seat near the stage for ${y}. What did the three seats cost?",
      "Two bus tickets and a boat ticket got us to the island. The bus was ${x} a ticket and the boat ${y}. How much did the three tickets cost?",
      "How much does {m} owe the box office for one opera ticket at ${y} and two ballet tickets at ${x} apiece?",
      "For the county fair {n} buys a parking ticket for ${y} and two entrance tickets, ${x} each. What is the sum?",
    ],
  },
  {
    id: "tickets/pupils-and-two-teachers",
    expression: "x*y+z*2",
    units: ["dollars", "dollars", "dollars"],
    numbers: { x: "8..30", y: "2..9", z: "5..15" },
    texts: [
      "{x} pupils and two teachers visit the planetarium. A pupil pays ${y}, a teacher ${z}. How much do they pay in all?",
      "At the skating rink {x} children are let in for ${y} each, and their two leaders pay ${z} apiece. What does the group spend?",
      "How much are train tickets for {x} band members and two drivers[,|] if a member's ticket is ${y} and a driver's is ${z}?",
      "Two grandparents at ${z} each, {x} grandchildren at ${y} each: what does the boat ride cost the family?",
    ],
  },
  {
    id: "tickets/children-some-dollars-less",
    expression: "x*z+y*(z-w)",
    units: ["dollars", "dollars", "dollars", "dollars"],
    numbers: { x: "2..10", y: "2..12", z: "9..25", w: "2..7" },
    texts: [
      "Entrance to the caves is ${z}. Children pay ${w} less. How much do {x} adults and {y} children pay together?",
      "{x} grown-ups and {y} children ride the steam train. A grown-up's ticket costs ${z}, and a child's ticket is ${w} cheaper. What do all the tickets cost?",
      "What does a party of {x} adults and {y} children spend on the circus when an adult pays ${z} and a child pays ${w} less than that?",
      "Full price ${z}, with a student card ${w} off. {y} people have the card and {x} do not. How much do all these people pay?",
    ],
  },
  {
    id: "tickets/unused-rides",
    expression: "(x+y)*(z-w)",
    numbers: { x: "5..20", y: "5..20", z: "6..12", w: "2..5" },
    texts: [
      "{x} boys and {y} girls were each given a card for {z} rides. Every one of them has used {w} rides. How many rides are left on all the cards?",
      "A library lent {z} books to each of {x} adults and {y} children. Each of these readers has brought back {w}. How many of the books are still out?",
      "How many keys are still handed out[,|] if {x} nurses and {y} doctors got {z} keys each and every one of them has returned {w}?",
      "Two teams of divers, one of {x} and one of {y}, went down to a wreck. Every diver carried {z} flares and fired {w}. How many unused flares did they bring up?",
    ],
  },
  {
    id: "tickets/sold-returned-and-cost",
    expression: "(x+y-z)*w-v",
    numbers: { x: "10..40", y: "10..40", z: "2..12", w: "2..5", v: "3..15" },
    texts: [
      "{n} and {m} collected bottles, {x} and {y} of them. {z} of the bottles were broken and worth nothing. For each good bottle they got ${w}, and they spent ${v} of that money on ice cream. How many dollars were left?",
      "A theater sold {x} tickets by mail and {y} at the door and then took back {z}. Each ticket was ${w}, and whoever returned a ticket got the money back. How much of the ticket money was left after the theater paid ${v} for the piano tuner?",
      "A camp got {x} children by train and {y} by car; {z} of them went home sick. Each of the others needs {w} blankets, and {v} blankets are there. How many blankets are missing?",
      "How many stitches does {n} still have to do? The pattern shows {x} blue and {y} red crosses. {He} leaves out {z} of these, each remaining cross takes {w} stitches, and {v} stitches are done.",
    ],
  },
  {
    id: "subscription/year-minus-credit",
    expression: "x*12-y",
    units: ["dollars", "dollars"],
    numbers: { y: "5..23" },
    money: true,
    texts: [
      "A magazine costs ${x} a month. Whoever pays for a whole year at once saves ${y}. How much is a whole year paid at once?",
      "{n} pays ${x} every month for a music app, but at the end of the year {he} gets ${y} of it back. What does the app cost {him} for the twelve months?",
      "Twelve monthly payments of ${x}, less a refund of ${y}: what does a year in the garden club cost?",
      "How much will a post office box cost for a year at ${x} a month[,|] if ${y} is taken off the total for the year?",
    ],
  },
  {
    id: "subscription/dearer-per-month",
    expression: "(x-y)*12",
    units: ["dollars", "dollars"],
    numbers: { x: "12..40", y: "4..11" },
    texts: [
      "{n}'s phone plan used to cost ${y} a month and now costs ${x}. How much more does {he} pay in a year?",
      "The gym asks ${x} a month, the swimming club only ${y}. What is the difference over a whole year?",
      "How much does a family save in one year[,|] if it changes from an internet plan for ${x} a month to one for ${y} a month?",
      "Old insurance: ${x} per month. New insurance: ${y} per month. Find the saving for twelve months.",
    ],
  },
  {
    id: "subscription/credit-for-new-members",
    expression: "x+y*z-w",
    units: ["dollars", "dollars", "dollars"],
    numbers: { x: "10..40", y: "3..12", z: "4..20", w: "2..9" },
    texts: [
      "A film club takes ${x} for joining and ${z} a month. New members get ${w} back once. What does {n}, a new member, pay for {y} months?",
      "{n} signed up for a meal plan: a one-time fee of ${x}, then ${z} for each of {y} weeks. A coupon took ${w} off the total. How much did the plan cost {him}?",
      "How much will {m} have paid for a garden plot after {y} months with a start fee of ${x}, ${z} every month and a discount of ${w} on the whole?",
      "Bill for the internet: connection ${x}, {y} months at ${z} a month, minus ${w} for a repair that came late. Amount due?",
    ],
  },
  {
    id: "subscription/saving-minus-cost-of-change",
    expression: "(x-y)*z-w",
    units: ["dollars", "dollars", "dollars"],
    numbers: { x: "15..40", y: "5..12", z: "6..12", w: "5..17" },
    texts: [
      "{n} pays ${x} a month for {his} phone. With another company it would be ${y} a month, but leaving the old one costs ${w} once. How much does {he} save in {z} months by changing?",
      "A thermostat for ${w} lowers the heating bill from ${x} to ${y} a month. How much does it save in {z} months when its own price is taken off?",
      "The bus pass fell from ${x} to ${y} a month, but the photo for the new pass costs ${w} once. What does a rider save in {z} months after paying for the photo?",
      "How much better off is {m} after {z} months in a room for ${y} a month instead of ${x} a month[,|] if moving cost {mhim} ${w}?",
    ],
  },
  {
    id: "subscription/cheaper-first-months",
    expression: "x*y+z*(12-y)",
    units: ["dollars", "months", "dollars", "dollars"],
    numbers: { x: "3..9", y: "2..6", z: "10..25" },
    texts: [
      "A newspaper costs ${x} a month for the first {y} months and ${z} a month after that. How much does {n} pay in the first year?",
      "{n} rents a storage room for a year. For {y} months {he} pays the winter price of ${x} a month, and for the other months of the year ${z} a month. What is the rent for the whole year?",
      "How much is one year of dance lessons[,|] if {y} months cost ${x} each and each of the remaining months ${z}?",
      "Language app, twelve months: {y} months at ${x} a month, the rest at ${z} a month. Total for the year?",
    ],
  },
  {
    id: "goal/quarter-of-pay",
    expression: "x/4*y",
    units: ["dollars", "dollars"],
    numbers: { x: "8..80 by 4", y: "2..10" },
    texts: [
      "{n} earns ${x} a week and always puts a quarter of it into the bank. How much does {he} put into the bank in {y} weeks?",
      "Each week a fourth of the ${x} that {m} gets is laid aside for a telescope. How much is laid aside after {y} weeks?",
      "How much does a shopkeeper give to the animal home in {y} months[,|] if it is one quarter of ${x} every month?",
      "A quarter of the rent of ${x} a month is for heating. What does {n} pay for heating in {y} months?",
    ],
  },
  {
    id: "goal/net-per-week",
    expression: "(x-y)/(z-w)",
    units: ["dollars", "dollars", "weeks"],
    numbers: { x: "(z-w)*i+y", y: "10..80", z: "12..30", w: "2..10" },
    texts: [
      "{n} wants a telescope for ${x} and has ${y}. {He} earns ${z} a week by walking dogs and spends ${w} of it each week. In how many weeks can {he} buy the telescope?",
      "A club needs ${x} for new boats. There is ${y} in the bank. Every week ${z} comes in and ${w} goes out. How many weeks does it take until there is enough?",
      "How many weeks must {m} wait for a drum set of ${x}[,|] if {mhe} owns ${y}, is paid ${z} a week and spends ${w} a week on the bus?",
      "Goal ${x}, saved so far ${y}, weekly income ${z}, weekly costs ${w}. How many weeks are there to the goal?",
    ],
  },
  {
    id: "earnings/rest-of-trays-sold",
    expression: "(x*y-z)*w",
    numbers: { x: "2..6", y: "6..12", z: "2..8", w: "2..5" },
    texts: [
      "{n} bakes {x} trays of {y} scones. {He} keeps {z} scones and sells the others for ${w} each. How much money does {he} take in?",
      "A florist made {x} rows of {y} wreaths. {z} wreaths dried out; the rest were sold at ${w} apiece. How many dollars did the florist get?",
      "At ${w} a card, how much does the class earn[,|] if {x} children paint {y} cards each and all but {z} of the cards are sold?",
      "A restaurant has {x} tables with {y} seats. On {day} all seats but {z} were taken, and each guest paid ${w} for the soup. How much did the guests pay?",
    ],
  },
];

/** Batches, recipes and what is left of them. */
const BATCHES_AND_RECIPES: readonly WordingFamily[] = [
  {
    id: "batch/kiln-cracks",
    expression: "x/y-z",
    numbers: { x: "y*(i+8)", y: "2..6", z: "2..6" },
    texts: [
      "A potter has {x} kilograms of clay and uses {y} kilograms for each vase. In the kiln {z} of the vases crack. How many vases are still good?",
      "From {x} liters of milk a dairy makes cheeses; each takes {y} liters. {z} of the cheeses are given to the helpers. How many cheeses does the dairy keep?",
      "Each candle takes {y} ounces of wax, and {n} melts {x} ounces. {z} of {his} candles turn out crooked. How many candles are straight?",
      "How many quilts can be sold[,|] if one quilt needs {y} yards of cloth, {x} yards were used up and {z} of the quilts stay in the family?",
    ],
  },
  {
    id: "batch/raft-load",
    expression: "x-y-z",
    texts: [
      "A raft can carry {x} kilograms. On it are a crate of {y} kilograms and a barrel of {z} kilograms. How many more kilograms can be loaded?",
      "A trailer may be loaded with {x} pounds. After {y} pounds of gravel and {z} pounds of sand have been put on, how many pounds can still be added?",
      "How many liters are left in the fuel can[,|] if {n} poured {y} liters into the mower and {z} liters into the boat and the can held {x} liters?",
      "{x} gallons of paint were bought for the school fence. {y} gallons went on the front and {z} gallons on the back. How many gallons were not used?",
    ],
  },
  {
    id: "recipe/from-two-to-three",
    expression: "x/2*3",
    numbers: { x: "10..150 by 2" },
    texts: [
      "A pancake recipe for two people takes {x} grams of flour. How many grams of flour does {n} need for three people?",
      "Two curtains have {x} hooks, the same number each. How many hooks do three such curtains have?",
      "{n} knitted two hats of the same size from {x} yards of wool. How many yards will three of these hats take?",
      "A sprinkler uses {x} liters of water in two hours. What does it use in three hours, in liters?",
    ],
  },
  {
    id: "recipe/triple-minus-stock",
    expression: "x*3-y",
    numbers: { x: "6..60", y: "2..16" },
    texts: [
      "One batch of soup takes {x} carrots. {n} wants to cook three batches and has {y} carrots already. How many carrots must {he} buy?",
      "A cake recipe asks for {x} almonds. The bakery triples the recipe, and {y} almonds are in the jar. How many almonds are missing?",
      "How many spoonfuls of cocoa are still needed[,|] if one pot takes {x} spoonfuls, three pots are to be made, and {y} spoonfuls are at hand?",
      "Every choir robe has {x} buttons. Three robes must be finished, and {y} buttons are sewn on. How many buttons are still to be sewn on?",
    ],
  },
  {
    id: "recipe/scaled-minus-stock",
    expression: "x/y*z-w",
    numbers: { x: "y*i", y: "2..6", z: "7..15", w: "2..12" },
    texts: [
      "A stew for {y} people takes {x} carrots. {n} cooks for {z} people and has {w} carrots in the cellar. How many carrots does {he} have to buy?",
      "{y} cakes need {x} eggs. How many eggs are missing for {z} such cakes[,|] if there are {w} eggs in the fridge?",
      "To paint {y} boats a crew used {x} cans of paint. {z} boats like these are to be painted next, and {w} cans are in the shed. How many more cans does the crew need?",
      "For a quilt of {y} squares {n} took {x} buttons. {He} plans a quilt of {z} squares in the same style and owns {w} buttons. How many buttons does {he} lack?",
    ],
  },
  {
    id: "recipe/cartons-to-buy",
    expression: "(x*y-z)/w",
    units: ["eggs", "eggs", "cartons"],
    numbers: { x: "4..12 by 2", y: "3..9", z: "x*y-w*i", w: "4..12 by 2" },
    texts: [
      "{n} bakes {y} cakes with {x} eggs each. {He} has {z} eggs. Eggs come in cartons of {w}. How many cartons does {he} have to buy?",
      "A kitchen must boil {x} eggs for each of {y} tables. {z} eggs are there. The other eggs are bought in cartons that hold {w}. How many cartons are bought?",
      "How many cartons of {w} eggs are missing for {y} pans of {x} eggs each[,|] if {z} eggs are in the basket?",
      "For {y} classes that paint {x} eggs each, the school has {z} eggs from its own hens and orders the rest in cartons of {w}. How many cartons does it order?",
    ],
  },
  {
    id: "share/crackers-two-kinds-of-people",
    expression: "x*y/(z+w)",
    numbers: { x: "2..12", y: "4..24", z: "2..6", w: "2..6" },
    texts: [
      "{x} boxes of {y} crackers are shared equally by {z} brothers and {w} sisters. How many crackers does each child get?",
      "A crew unloads {x} carts with {y} melons each and spreads the melons evenly over {z} stalls on the square and {w} stalls by the bridge. How many melons does a stall get?",
      "How many pages must each person check[,|] if {x} folders of {y} pages are divided evenly among {z} editors and {w} assistants?",
      "{z} clowns and {w} jugglers are in the show. {x} bags with {y} balloons each are handed out to them, the same number to each person. How many balloons does one person have?",
    ],
  },
  {
    id: "trade/two-for-one",
    expression: "x-y*2+y",
    numbers: { x: "20..80", y: "3..9" },
    texts: [
      "{n} has {x} stamps. {He} swaps with {m}: for each of {y} rare stamps {he} gives two common ones. How many stamps does {n} have after the swap?",
      "At the swap table, {n} trades two old comics for one new comic, and {he} does so {y} times. {He} came with {x} comics. With how many comics does {he} go home?",
      "Two small marbles are worth one large marble. {k} has {x} small marbles and trades some of them for {y} large ones. How many marbles does {k} have then?",
      "A workshop melts down two old bells to cast one new bell. It had {x} old bells and cast {y} new ones. How many bells, old and new, does it have now?",
    ],
  },
];

/** Days, weeks and timetables. */
const WEEKS_AND_TIMETABLES: readonly WordingFamily[] = [
  {
    id: "week/canceled-crossings",
    expression: "x*7-y",
    numbers: { x: "4..20", y: "2..15" },
    texts: [
      "A ferry is supposed to cross the bay {x} times every day. Last week {y} crossings were canceled because of fog. How many crossings took place last week?",
      "{n} delivers {x} newspapers every single day of the week. This week {y} of them got wet in the rain. How many of this week's newspapers stayed dry?",
      "The hens lay {x} eggs a day. From one week's eggs, {n} used {y} for baking. How many eggs of that week were left?",
      "Seven days, {x} letters a day, {y} of all these letters without a stamp. How many letters have a stamp?",
    ],
  },
  {
    id: "week/twice-a-day",
    expression: "(x+y)*7",
    units: ["liters", "liters"],
    numbers: { x: "3..40", y: "3..40" },
    texts: [
      "Every day {n} waters the greenhouse with {x} liters in the morning and {y} liters in the evening. How many liters does {he} use in a week?",
      "A cow drinks {x} liters of water before noon and {y} liters after noon each day. What does the cow drink in one week, in liters?",
      "How many liters of milk does a tea room go through in seven days[,|] if it uses {x} liters for coffee and {y} liters for cocoa every day?",
      "Day after day the crew scoops {x} liters of rainwater out of one boat and {y} liters out of the other. Find the number of liters for a whole week.",
    ],
  },
  {
    id: "week/some-days-of-it",
    expression: "x/7*y",
    numbers: { x: "14..210 by 7", y: "2..6" },
    texts: [
      "In one week a parrot eats {x} sunflower seeds, the same number each day. How many seeds does it eat in {y} days?",
      "{n} burned {x} logs in the past week, equally many every day. How many logs did {he} burn in {y} of the days?",
      "A week of guitar practice adds up to {x} minutes when {m} plays equally long every day. How many minutes is that for {y} days?",
      "The canteen orders {x} loaves for the seven days of a week, with no difference between the days. How many loaves are meant for the first {y} days?",
    ],
  },
  {
    id: "week/weekdays-and-saturday",
    expression: "(x*5+y)*z",
    numbers: { x: "3..20", y: "2..30", z: "2..6" },
    texts: [
      "A bakery burns {x} bundles of wood on each day from Monday to Friday and {y} bundles on Saturday. On Sunday it is closed. How many bundles does it burn in {z} weeks?",
      "Every week {n} learns {x} new words on each of the five school days and {y} on Saturday. How many words does {he} learn in {z} weeks?",
      "Post office: {x} parcels on each day from Monday to Friday, {y} on Saturday, none on Sunday. How many parcels come in {z} weeks?",
      "How many bowls of soup does the shelter serve in {z} weeks[,|] if it serves {x} a day from Monday to Friday and {y} on Saturday and is shut on Sunday?",
    ],
  },
  {
    id: "week/daily-for-weeks-minus",
    expression: "x*7*y-z",
    numbers: { x: "2..12", y: "2..6", z: "3..20" },
    texts: [
      "A goat yields {x} pints of milk a day. In {y} weeks, {z} pints were spilled. How many pints of those weeks were not spilled?",
      "{n} wrote {x} postcards every day on a trip of {y} weeks. {z} of them never arrived. How many arrived?",
      "For {y} weeks a ranger put up {x} nest boxes a day, with no day off. A storm tore down {z} of them. How many of the boxes are still up?",
      "A weaver finishes {x} place mats a day, seven days a week. After {y} weeks {z} of the mats have been sold. How many of them are unsold?",
    ],
  },
  {
    id: "week/pattern-for-weeks",
    expression: "(x*5+y*2)*z",
    numbers: { x: "2..12", y: "2..15", z: "2..6" },
    texts: [
      "A ranger drives {x} rounds on each weekday and {y} rounds on each day of the weekend. How many rounds does the ranger drive in {z} weeks?",
      "The toboggan hill rents out {x} sleds a day from Monday to Friday and {y} sleds a day on Saturday and Sunday. How many times is a sled rented out in {z} weeks?",
      "Every week {n} swims {x} lengths a day on five days and {y} lengths a day on the other two. How many lengths does {he} swim in {z} weeks?",
      "How many buses leave the village in {z} weeks[,|] if {x} leave on every day from Monday to Friday and {y} on every Saturday and on every Sunday?",
    ],
  },
  {
    id: "timetable/shuttle-with-first",
    expression: "x/y+1",
    numbers: { x: "y*i", y: "5..20 by 5" },
    texts: [
      "The first shuttle bus leaves when the fair opens, and after that one leaves every {y} minutes. The last one leaves {x} minutes after the opening. How many shuttle buses leave?",
      "A film clip of {x} seconds shows a lighthouse. It flashes at the very start of the clip and then every {y} seconds, the last time at the very end. How many flashes does the clip show?",
      "A nurse checks a patient right away and then again every {y} minutes. The last check is after {x} minutes. How many checks is that?",
      "How many boats leave the dock in {x} minutes[,|] if one leaves right at the beginning, then one every {y} minutes, and the last one at the very end?",
    ],
  },
  {
    id: "timetable/hours-minus-minutes",
    expression: "x*60-y",
    units: ["minutes", "minutes"],
    numbers: { x: "2..6", y: "10..55 by 5" },
    texts: [
      "The walk through the old town takes {x} hours, but {n} has to leave it {y} minutes before the end. How many minutes does {he} walk with the group?",
      "A night train should need {x} hours. It arrives {y} minutes ahead of time. How many minutes did the ride last?",
      "How many minutes of music are on a recording of {x} hours that has {y} minutes of talk and otherwise only music?",
      "{n} parked for {x} hours. The first {y} minutes were free. For how many minutes did {he} have to pay?",
    ],
  },
  {
    id: "timetable/talks-in-a-morning",
    expression: "(x*60-y)/z",
    numbers: { x: "2..5", y: "z*i", z: "4..6" },
    texts: [
      "A conference morning lasts {x} hours with breaks of {y} minutes in all. The rest of the time is filled with talks of {z} minutes. How many talks are there?",
      "{n} has {x} hours for thank-you notes, but {y} minutes are lost with looking for a pen. Each note takes {z} minutes. How many notes can {he} write?",
      "How many {z}-minute interviews fit into {x} hours when {y} minutes are kept free for lunch?",
      "A cable car is open for {x} hours but stands still for {y} minutes of them. A ride takes {z} minutes, and one ride follows the other at once. How many rides are there?",
    ],
  },
  {
    id: "timetable/round-trips",
    expression: "(x+y+z)*w",
    units: ["minutes", "minutes", "minutes"],
    numbers: { x: "10..40", y: "10..40", z: "3..15", w: "2..6" },
    texts: [
      "A ferry needs {x} minutes to the island, waits there for {z} minutes and needs {y} minutes back. How many minutes do {w} such round trips take, one right after the other?",
      "A tram driver goes {x} minutes up the hill, pauses for {z} minutes at the top and goes {y} minutes down. The driver does this {w} times without any other pause. How many minutes does that take?",
      "How many minutes does {n} spend on {w} loads of laundry[,|] if each is {x} minutes in the washer, {y} minutes in the dryer and {z} minutes on the ironing board, one load at a time?",
      "One lap of the rescue drill: {x} minutes of rowing, {y} minutes of swimming, {z} minutes of rest. How many minutes are {w} laps?",
    ],
  },
  {
    id: "timetable/blocks-and-break",
    expression: "x*60-y*z-w",
    units: ["minutes", "minutes", "minutes", "minutes"],
    numbers: { x: "4..7", y: "2..4", z: "20..45 by 5", w: "10..30 by 5" },
    texts: [
      "A school day lasts {x} hours. There are {y} lessons of {z} minutes and a lunch break of {w} minutes; the rest of the time is for sports. How many minutes are for sports?",
      "{n} has {x} hours before the guests come. {He} cleans {y} rooms, {z} minutes each, and takes {w} minutes for a shower. How many minutes are left?",
      "A radio program of {x} hours consists of {y} interviews of {z} minutes each, {w} minutes of news, and music. How many minutes of music are played?",
      "How many minutes of a shift of {x} hours does a nurse have for paperwork[,|] if {y} rounds take {z} minutes each, meals take {w} minutes, and there is nothing else to do?",
    ],
  },
];

/** Games, contests and averages. */
const GAMES_AND_AVERAGES: readonly WordingFamily[] = [
  {
    id: "play/first-throw-and-three-more",
    expression: "x+y*3",
    units: ["points", "points"],
    numbers: { x: "5..50", y: "2..25" },
    texts: [
      "{n}'s first dart scored {x} points. Each of the next three darts scored {y} points. How many points did {he} get with all four darts?",
      "In a card game, {m} lays down a dragon worth {x} points and three knights worth {y} points apiece. What do the four cards score together?",
      "How many points does a team have after three rounds with {y} points each[,|] if the referee had already given it {x} points for the best costume?",
      "Three hoops at {y} points each, one bell at {x} points: what is {n}'s score when {he} has hit all four targets?",
    ],
  },
  {
    id: "play/board-squares",
    expression: "x+y*z-w",
    numbers: { x: "2..30", y: "3..12", z: "2..6", w: "2..7" },
    texts: [
      "In a board game {n}'s piece is on square {x}. {He} moves {y} squares forward in each of {z} turns and is then sent back {w} squares. On which square is the piece now?",
      "{m} starts the quiz with {x} points for being early. {mHe} answers {z} questions, {y} points each, and loses {w} points for whispering. What is {mhis} score?",
      "How many chips does {n} have after winning {y} chips in each of {z} rounds and losing {w} chips in one more round[,|] if {he} began with {x}?",
      "The mountain team started {x} steps above the hut, climbed {y} steps in each of {z} stages and came down {w} steps. How many steps above the hut did it stop?",
    ],
  },
  {
    id: "play/everyone-once",
    expression: "x*(x-1)/2",
    numbers: { x: "4..14" },
    texts: [
      "{x} chess players meet in a tournament. Everyone plays one game against each of the others. How many games are played?",
      "At a reunion there are {x} people. Each of them shakes hands once with each of the others. How many handshakes is that?",
      "How many phone lines are needed to join {x} mountain huts so that every two huts have a line of their own?",
      "{x} islands lie in a lake, and between any two of them there is one ferry line. Find the number of ferry lines.",
    ],
  },
  {
    id: "nature/climbs-and-slips",
    expression: "(x-y)*z+w",
    numbers: { x: "5..15", y: "2..4", z: "2..9", w: "3..40" },
    texts: [
      "A snail sits {w} inches up a wall. Each day it climbs {x} inches, and each night it slides down {y} inches. How many inches up the wall is it after {z} days and nights?",
      "Every day {x} trucks arrive at the depot to stay and {y} are sent away. There were {w} trucks at first. How many trucks are there after {z} days?",
      "A flock numbered {w} cranes. In each of {z} years it gained {x} young birds and lost {y} old ones. How many cranes does it number now?",
      "How many inches deep is the snow on the pass after {z} hours[,|] if it was {w} inches deep, and each hour {x} inches fall and {y} inches melt?",
    ],
  },
  {
    id: "mean/second-of-two",
    expression: "x*2-y",
    numbers: { x: "20..50", y: "10..39" },
    texts: [
      "{n} threw a ball twice, {x} feet on average. The first throw went {y} feet. How many feet did the second throw go?",
      "Two suitcases weigh {x} pounds on average. One of them weighs {y} pounds. What does the other weigh, in pounds?",
      "An average of {x} people came to the two evenings of a play. {y} came on the first evening. How many came on the second?",
      "What must {n}'s second score be[,|] if the first was {y} and the mean of the two is to be {x}?",
    ],
  },
  {
    id: "mean/shooting-stars",
    expression: "(x+y+z)/3",
    numbers: { x: "13..60", y: "x+i+j", z: "x+i*2-j" },
    texts: [
      "Over three nights the campers counted {x}, {y} and {z} shooting stars. How many shooting stars was that per night on average?",
      "The night train was late three times: {x} minutes, {y} minutes and {z} minutes. What was the average delay in minutes?",
      "{n} bowled {x}, {z} and {y} in three games. Find {his} average score.",
      "Three fishing boats landed {z}, {x} and {y} crates. How many crates did a boat land on average?",
    ],
  },
  {
    id: "mean/other-two-equal",
    expression: "(x*3-y)/2",
    numbers: { x: "26..80", y: "x-i*2" },
    texts: [
      "Three parcels weigh {x} pounds on average. The first weighs {y} pounds, and the other two are equally heavy. How many pounds does each of these two weigh?",
      "On three days a road crew paved {x} yards a day on average. It paved {y} yards on the first day and the same number of yards on each of the other two. How many yards did it pave on the third day?",
      "The mean of three numbers is {x}. One is {y}; the other two are equal. What is each of these two?",
      "How old are the twins[,|] if they and their brother are {x} years old on average and the brother is {y}?",
    ],
  },
  {
    id: "mean/some-below-it",
    expression: "(x+y+z)/3-w",
    numbers: { x: "13..60", y: "x+i+j", z: "x+i*2-j", w: "2..12" },
    texts: [
      "{n}, {m} and {k} jumped rope {x}, {y} and {z} times without a miss. Their teacher managed {w} jumps fewer than their average. How many jumps did the teacher manage?",
      "Three shops ask ${x}, ${y} and ${z} for the same radio. A fourth shop asks ${w} less than the average of these prices. What does it ask?",
      "In the last three winters it snowed on {x}, {y} and {z} days. This winter had {w} snow days fewer than the average of those three. How many snow days did it have?",
      "Find the weight of the fourth pumpkin in pounds: the first three weigh {x}, {y} and {z} pounds, and the fourth is {w} pounds lighter than they are on average.",
    ],
  },
];

/** Trips with several legs, and how fast work goes. */
const TRIPS_AND_RATES: readonly WordingFamily[] = [
  {
    id: "legs/there-back-and-detour",
    expression: "x*2+y",
    units: ["miles", "miles"],
    numbers: { x: "3..60", y: "2..30" },
    texts: [
      "It is {x} miles from camp to the waterfall. {n} hiked there and back on the same path and later walked {y} miles around the lake. How many miles did {he} cover?",
      "The mail plane flies {x} miles to the island and the same way home. Today a storm made the whole flight {y} miles longer. How many miles did the plane fly today?",
      "How many miles will a nurse drive on a visit to a patient {x} miles away, return trip included, with {y} extra miles for a stop at the pharmacy?",
      "We rowed {x} miles up the river, the same {x} miles down again, and {y} miles across the bay. Find the number of miles we rowed.",
    ],
  },
  {
    id: "legs/hours-of-sailing",
    expression: "(x+y)/z",
    units: ["miles", "hours"],
    numbers: { x: "z*i+j", y: "z*j-j", z: "4..15" },
    texts: [
      "A ship sails {x} miles to the first island and {y} miles on to the second at a steady {z} miles per hour. How many hours does it spend sailing?",
      "{n} cycles {x} miles before lunch and {y} miles after lunch, always at {z} miles an hour. For how many hours is {he} cycling?",
      "How many hours of travel are {x} miles through the plain and {y} miles through the hills for a rider who makes {z} miles an hour?",
      "At {z} miles an hour, a river boat goes {x} miles to the lock and then {y} miles to the town. The wait at the lock is not counted. How many hours does the boat move?",
    ],
  },
  {
    id: "legs/shortcut",
    expression: "x+y-z",
    texts: [
      "The old road to the coast runs {x} miles to the pass and {y} miles down to the sea. A new tunnel makes the whole way {z} miles shorter. How many miles long is the way with the tunnel?",
      "{n} usually jogs {x} kilometers along the river and {y} kilometers through the forest. Today a path is closed, so {he} leaves out {z} kilometers. How many kilometers does {he} jog today?",
      "A farm stand got {x} pounds of apples and {y} pounds of pears. {z} pounds of the fruit turned out to be bruised. How many pounds were not bruised?",
      "How many gallons are in the tank of the camper[,|] if there were {x} gallons in it, {y} gallons were filled in, and {z} gallons were used on the drive?",
    ],
  },
  {
    id: "legs/three-legs-and-gas",
    expression: "(x+y+z)/w",
    units: ["miles", "miles", "gallons"],
    numbers: { x: "w+i", y: "w*2-i+j", z: "w*j-j", w: "10..25" },
    texts: [
      "On a tour {n} drives {x} miles to the castle, {y} miles to the coast and {z} miles home. {His} car goes {w} miles on a gallon of gas. How many gallons does the tour take?",
      "A delivery van covers {x} miles in the morning, {y} miles at noon and {z} miles in the evening, at {w} miles to the gallon. How many gallons does it burn?",
      "How many gallons of fuel does an old boat use for three trips of {x}, {y} and {z} miles when one gallon lasts for {w} miles?",
      "Miles driven: {x} on {day}, {y} on {day2}, {z} on {day3}. Miles per gallon: {w}. How many gallons were used?",
    ],
  },
  {
    id: "legs/two-legs-and-rest",
    expression: "(x+y)/z+w",
    units: ["miles", "hours", "hours"],
    numbers: { x: "z*i+j", y: "z*j-j", z: "3..12", w: "2..5" },
    texts: [
      "{n} paddles {x} miles before the rapids and {y} miles after them, {z} miles an hour all the way. {He} rests for {w} hours by the rapids. How many hours does the trip take?",
      "A wagon train goes {z} miles an hour. It has {x} miles to the river and {y} miles from there to the fort, and getting across the river takes {w} hours. After how many hours does it reach the fort?",
      "How many hours pass until a messenger arrives[,|] if he rides {x} miles, sleeps for {w} hours and rides {y} miles more, at {z} miles an hour?",
      "Cycling at {z} miles an hour, {m} does {x} miles, visits {mhis} aunt for {w} hours and does another {y} miles. How many hours is that in all?",
    ],
  },
  {
    id: "legs/two-speeds-total-hours",
    expression: "x/y+z/w",
    units: ["hours", "hours", "hours"],
    numbers: { x: "10..120 by 5", y: "5..20 by 5", z: "4..24", w: "2..6" },
    texts: [
      "{n} cycles {x} miles at {y} miles an hour and then walks {z} miles at {w} miles an hour. How many hours is {he} on the way?",
      "A canal boat goes {x} miles through the plain at {y} miles an hour and {z} miles through the locks at {w} miles an hour. How many hours does it travel?",
      "How many hours does the expedition travel[,|] if {x} miles of desert are crossed at {y} miles an hour and {z} miles of swamp at {w} miles an hour?",
      "First {z} miles on foot at {w} miles per hour, then {x} miles by boat at {y} miles per hour. How many hours is that in all?",
    ],
  },
  {
    id: "pace/two-at-the-same-speed",
    expression: "x/(y*2)",
    numbers: { x: "y*i*2", y: "2..12" },
    texts: [
      "{n} and {m} each fold {y} napkins a minute. How many minutes do they need together for {x} napkins?",
      "Two printers run side by side; each prints {y} pages a minute. In how many minutes have the two printed {x} pages?",
      "A mother and her son wash {x} windows. They work at the same time, and each of them washes {y} windows an hour. How many hours does the job take them?",
      "There are {x} bricks to be carried to the roof. Two workers carry {y} bricks each on every trip and always walk together. How many trips do they make?",
    ],
  },
  {
    id: "pace/per-minute-for-hours",
    expression: "x*60*y",
    numbers: { x: "2..9", y: "2..4" },
    texts: [
      "A machine glues {x} labels a minute. How many labels does it glue in {y} hours?",
      "Water drips from a tap, {x} drops every minute. How many drops fall in {y} hours?",
      "At the toll station {x} cars pass the gate each minute. Find the number of cars that pass in {y} hours if the traffic stays the same.",
      "How many times does a machine stamp in {y} hours[,|] if it stamps {x} times per minute?",
    ],
  },
  {
    id: "pace/slower-partner",
    expression: "(x+(x-y))*z",
    units: ["{o}", "{o}", "{o}"],
    numbers: { x: "8..20", y: "2..6", z: "2..8" },
    texts: [
      "{n} wraps {x} {o} an hour, {m} wraps {y} fewer an hour. How many {o} do they wrap together in {z} hours?",
      "Two machines test {o} for {z} days. The new machine tests {x} {o} a day, the old one {y} fewer. How many {o} are tested?",
      "Every month {m} adds {x} {o} to the club's collection and {k} adds {y} fewer than {m}. By how many {o} does the collection grow in {z} months?",
      "How many {o} have two helpers carried down after {z} trips[,|] if on every trip one takes {x} and the other {y} fewer?",
    ],
  },
  {
    id: "pace/two-together-and-cost",
    expression: "x/(y+z)*w",
    numbers: { x: "(y+z)*i", y: "3..12", z: "3..12", w: "2..8" },
    texts: [
      "Two pumps empty a basin of {x} barrels; one moves {y} barrels an hour, the other {z}. Together they burn {w} liters of fuel an hour. How many liters do they burn until the basin is empty?",
      "{n} sews {y} flags an hour and {m} sews {z}. They sew {x} flags together and rent the workshop for ${w} an hour. What is the rent for that time?",
      "Two gardeners plant {x} tulips side by side, one at {y} an hour and the other at {z} an hour. The boss pays the pair ${w} per hour. How much does the boss pay for the work?",
      "How many cookies do two clerks eat while they stamp {x} forms together[,|] if one stamps {y} forms an hour, the other {z} forms an hour, and the two eat {w} cookies an hour between them?",
    ],
  },
  {
    id: "pace/slower-takes-longer",
    expression: "x/y-x/z",
    units: ["minutes", "minutes", "minutes"],
    numbers: { x: "y*z*i", y: "2..5", z: "6..10" },
    texts: [
      "{n} prints {y} labels a minute and {m} prints {z}. Each prints {x} labels. How many minutes longer does {n} take than {m}?",
      "An old printer makes {y} copies a minute, a new one {z}. How many minutes are saved on {x} copies by using the new one?",
      "Filling {x} bottles by hand goes at {y} bottles a minute; a machine fills {z} a minute. By how many minutes is the machine faster for the {x} bottles?",
      "How many minutes before the slow belt is the fast belt done[,|] if each has {x} parcels to move and the fast one moves {z} a minute and the slow one {y}?",
    ],
  },
  {
    id: "pace/faster-partner-some-lost",
    expression: "(x+(x+y))*z-w",
    numbers: { x: "4..15", y: "2..8", z: "2..8", w: "3..15" },
    texts: [
      "{n} shells {x} nuts a minute, and {m} shells {y} more a minute. They work for {z} minutes and eat {w} of the shelled nuts. How many shelled nuts are left?",
      "One press prints {x} posters an hour, the other {y} more than that. Both run for {z} hours. {w} posters are smeared. How many posters are clean?",
      "Each evening a father reads {x} pages of a book aloud and a mother reads {y} pages more of it than he does. In {z} evenings they read {w} pages twice and all the others once. How many different pages did they read?",
      "How many bales do two farmhands have in the barn after {z} days[,|] if one brings in {x} a day, the other {y} more a day, and {w} of the bales are fed to the cows?",
    ],
  },
];

/** Gardens, pens and things in bunches. */
const GARDENS: readonly WordingFamily[] = [
  {
    id: "plot/space-for-each-plant",
    expression: "x*y/z",
    units: ["square feet", "plants"],
    numbers: { x: "z*i", y: "3..12", z: "2..6" },
    texts: [
      "A vegetable bed is {x} feet long and {y} feet wide. Each cabbage needs {z} square feet. How many cabbages fit in the bed?",
      "{n} digs a flower bed of {x} by {y} feet. {He} allows {z} square feet of ground for every rose bush. How many rose bushes can {he} plant?",
      "How many pumpkin plants can grow on a strip of {y} by {x} feet[,|] if one plant takes {z} square feet?",
      "One strawberry plant: {z} square feet. The whole field: {x} feet long and {y} feet wide. How many plants does the field hold?",
    ],
  },
  {
    id: "plot/peppers-spoiled",
    expression: "x*y*z-w",
    numbers: { x: "2..6", y: "3..8", z: "2..9", w: "3..11" },
    texts: [
      "{n} has {x} rows of {y} pepper plants, and each plant carries {z} peppers. Snails spoil {w} of the peppers. How many good peppers are there?",
      "A greenhouse has {x} benches with {y} pots on each; {z} seeds go into every pot. {w} of the seeds do not sprout. How many seeds sprout?",
      "How many roses does the gardener cut for sale[,|] if {x} beds have {y} bushes each, every bush bears {z} roses, and {w} of the roses are left on the bushes?",
      "{x} vines, {y} bunches on each vine, {z} grapes in each bunch; the birds take {w} grapes. Find the number of grapes that are left.",
    ],
  },
  {
    id: "plot/posts-all-around",
    expression: "(x+y)*2/z",
    numbers: { x: "z*i", y: "z*j", z: "2..6" },
    texts: [
      "A rectangular sheep pen is {x} feet long and {y} feet wide. A post stands in each corner and after every {z} feet of the edge. How many posts are there?",
      "{n} puts lanterns all around a rectangular lawn of {x} by {y} feet, one at each corner and then one every {z} feet. How many lanterns does {he} need?",
      "How many tulips border a rectangular bed {x} feet long and {y} feet wide[,|] if they are set {z} feet apart all the way around, with one in each corner?",
      "A quilt measures {x} by {y} inches. Along its edge, all the way around, hang little bells: one in each corner and then one every {z} inches. How many bells hang on the quilt?",
    ],
  },
  {
    id: "plot/healthy-plants-into-baskets",
    expression: "(x-y)*z/w",
    numbers: { x: "12..40", y: "2..9", z: "4..12", w: "2..6" },
    texts: [
      "{n} set {x} tomato plants; {y} of them withered. Each of the others bears {z} tomatoes. Packed {w} to a basket, how many baskets do these tomatoes fill?",
      "{y} of {x} hens do not lay. Each of the other hens laid {z} eggs this month. The eggs go into boxes of {w}. How many boxes are filled?",
      "How many full vans of {w} seats take the scouts to the lake[,|] if {x} patrols signed up, {y} patrols dropped out, and each patrol has {z} scouts?",
      "A weaver had {x} balls of yarn and sold {y}. The remaining balls, {z} yards each, are tied together. A belt takes {w} yards. How many belts can be made?",
    ],
  },
  {
    id: "plot/two-kinds-of-bunches",
    expression: "(x/y+z/w)*v",
    numbers: { x: "y*i", y: "2..9", z: "w*j", w: "2..9", v: "2..6" },
    texts: [
      "A grower ties {x} carrots into bunches of {y} and {z} radishes into bunches of {w}. Every bunch is sold for ${v}. How much do all the bunches bring?",
      "A club hires rowboats: {x} adults sit {y} to a boat, and {z} children sit {w} to a boat. Each boat costs ${v}. What does the club pay for the boats?",
      "How many pins hold up the drawings[,|] if {x} small drawings are glued on sheets of {y}, {z} large ones on sheets of {w}, and each sheet is held by {v} pins?",
      "{x} daisies stand in vases of {y}, {z} lilies in vases of {w}. Every vase gets {v} cups of water. How many cups is that?",
    ],
  },
];

/** Units that must be changed into others on the way. */
const CONVERSIONS: readonly WordingFamily[] = [
  {
    id: "convert/yards-and-feet",
    expression: "x*3+y",
    units: ["feet", "feet"],
    numbers: { x: "4..60", y: "4..60" },
    texts: [
      "{n} lays a rope of {x} yards and a rope of {y} feet end to end. How many feet of rope is that in all?",
      "A yard is three feet. The fence on one side of a pen is {x} yards long, and on the other side it is {y} feet long. How many feet long are the two sides together?",
      "How many feet does a toy train run[,|] if it goes {x} yards along the wall and {y} feet across the room?",
      "First {x} yards of cloth were unrolled, later {y} feet more. Find the length of the unrolled cloth in feet.",
    ],
  },
  {
    id: "convert/dollars-minus-cents",
    expression: "x*100-y",
    units: ["cents", "cents"],
    numbers: { x: "2..9", y: "15..195 by 5" },
    texts: [
      "{n} has {x} dollars in {his} purse and spends {y} cents. How many cents are left?",
      "A phone card is worth {x} dollars. A call uses up {y} cents. How many cents are left on the card?",
      "How many cents does {m} still owe the library[,|] if {mhis} fines add up to {x} dollars and {mhe} has paid {y} cents?",
      "The price was {x} dollars, but the clerk took {y} cents off. What was the new price in cents?",
    ],
  },
  {
    id: "convert/days-and-hours",
    expression: "x*24+y",
    units: ["hours", "hours"],
    numbers: { x: "2..7", y: "2..23" },
    texts: [
      "A sailboat is at sea for {x} days and {y} hours. How many hours is that?",
      "The power was out for {x} whole days and then for {y} hours more. For how many hours was it out?",
      "How many hours does an egg still need to hatch[,|] if it takes {x} full days and {y} more hours from now on?",
      "{n} kept the fire burning for {x} days and nights, and {y} hours longer. Tell how many hours it burned.",
    ],
  },
  {
    id: "convert/inches-to-feet-after-cut",
    expression: "(x-y)/12",
    units: ["inches", "feet"],
    numbers: { x: "y+i*12", y: "4..60" },
    texts: [
      "A plank is {x} inches long. {n} saws off {y} inches. How many feet long is the plank now?",
      "From {x} inches of ribbon, {y} inches are cut away. The rest is how many feet?",
      "One foot is 12 inches. A snowdrift of {x} inches shrinks by {y} inches in the sun. How many feet high is it then?",
      "How many feet of hose are left on a reel that had {x} inches[,|] if {y} inches are unrolled and cut off?",
    ],
  },
  {
    id: "convert/minutes-together-in-hours",
    expression: "(x+y)/60",
    units: ["minutes", "hours"],
    numbers: { x: "30..170 by 10", y: "40..190 by 10" },
    texts: [
      "{n} practiced the cello for {x} minutes on {day} and {y} minutes on {day2}. How many hours of practice is that?",
      "A roast needs {x} minutes in the oven, and after it a pudding needs {y} minutes. How many hours is the oven in use?",
      "How long, in hours, is a program of two films without a break[,|] if one lasts {x} minutes and the other {y} minutes?",
      "The first half of the hike took us {x} minutes, the second half {y} minutes. Give the time for the whole hike in hours.",
    ],
  },
  {
    id: "convert/several-in-inches",
    expression: "(x*12+y)*z",
    units: ["inches", "inches", "inches"],
    numbers: { x: "2..8", y: "2..11", z: "2..6" },
    texts: [
      "Each plank is {x} feet and {y} inches long. {n} lays {z} planks end to end. How many inches long is the row?",
      "How many inches of tape go around {z} boxes[,|] if each takes {x} feet {y} inches of tape?",
      "{z} curtains, each {x} feet and {y} inches wide, hang side by side without a gap. Find the width of all of them in inches.",
      "A kangaroo makes {z} jumps in a row, each {x} feet {y} inches long. How many inches forward does it get?",
    ],
  },
  {
    id: "convert/dollars-into-stamps",
    expression: "x*100/y-z",
    numbers: { x: "3..20", y: "10..50 by 5", z: "2..5" },
    texts: [
      "{n} buys stamps at {y} cents each for exactly {x} dollars and uses {z} of them at once. How many of these stamps does {he} have left?",
      "For {x} dollars {m} gets marbles at {y} cents apiece and then loses {z} of them. How many of these marbles does {mhe} still have?",
      "A gumball is {y} cents. The class spends {x} dollars on gumballs, and {z} of them roll under the stove. How many of the gumballs are not under the stove?",
      "How many copies are good[,|] if a copy costs {y} cents, {x} dollars were spent on copies and {z} of the copies came out blank?",
    ],
  },
  {
    id: "convert/pounds-minus-ounces-portions",
    expression: "(x*16-y)/z",
    units: ["ounces", "ounces", "ounces"],
    numbers: { x: "3..8", y: "z*i", z: "2..4 by 2" },
    texts: [
      "A cheese weighs {x} pounds. {y} ounces are tasted at the market stall, and the rest is cut into {z} equal pieces. How many ounces does a piece weigh?",
      "There are 16 ounces in a pound. {n} has {x} pounds of yarn, uses {y} ounces for a cap and winds the rest into {z} balls of the same weight. What does one ball weigh, in ounces?",
      "How many ounces of trail mix does each of {z} hikers get[,|] if they share {x} pounds of it equally after {y} ounces have been set aside?",
      "{x} pounds of wax, minus {y} ounces that stick to the pot, make {z} candles, all equally heavy. How many ounces of wax are in one candle?",
    ],
  },
  {
    id: "convert/feet-and-inches-difference",
    expression: "x*12+y-z*12",
    units: ["inches", "inches", "inches", "inches"],
    numbers: { x: "6..9", y: "2..11", z: "2..5" },
    texts: [
      "{n}'s sunflower is {x} feet {y} inches tall, and {m}'s is {z} feet tall. How many inches taller is {n}'s?",
      "From a cloth of {x} feet and {y} inches, a tailor cuts a piece of exactly {z} feet. How many inches of cloth are left?",
      "How many inches of a pole {x} feet {y} inches long stick out of the ground[,|] if {z} feet of it are in the ground?",
      "The door is {x} feet and {y} inches high; the dresser is {z} feet high. What is the difference in inches?",
    ],
  },
];

/** One of the numbers is of no use for the question. */
const NOT_NEEDED: readonly WordingFamily[] = [
  {
    id: "idle-number/steps-and-rowers",
    expression: "x*y-z",
    numbers: { x: "3..9", y: "4..15", z: "2..11", v: "18..60" },
    texts: [
      "A guide, {v} years old, climbs {x} flights of {y} steps in the tower and then comes down {z} steps to open a window. How many steps above the ground is the guide?",
      "{x} crews of {y} rowers signed up for the race, which starts {v} minutes late. {z} of the rowers fell ill and could not start. How many rowers started?",
      "How many postcards did {n} mail from a trip of {v} days[,|] if {he} bought {x} sets of {y} postcards and mailed all but {z}?",
      "A bookbinder who charges ${v} a book glued {x} bundles of {y} pages. Then {z} pages came loose. How many pages held?",
    ],
  },
  {
    id: "idle-number/hall-with-height",
    expression: "x*y+z*w",
    numbers: { x: "2..9", y: "3..12", z: "2..9", w: "3..12", v: "13..60" },
    texts: [
      "The ceiling of the hall is {v} feet high. There are {x} rows of {y} seats below and {z} rows of {w} seats in the balcony. How many seats does the hall have?",
      "{n}, who has worked in the harbor for {v} years, unloads {x} nets with {y} crabs each and {z} nets with {w} crabs each. How many crabs is that?",
      "A choir of {v} singers sells {x} song sheets on each of {y} evenings and {z} on each of {w} afternoons. How many song sheets does it sell?",
      "How many candles burn in a chapel that was built {v} years ago[,|] if it has {x} holders with {y} candles each and {z} holders with {w} candles each?",
    ],
  },
];

/** Everyday stories of two to four steps: plans, parts, trips, timetables, averages and units. */
export const SEVERAL_STEPS: readonly WordingFamily[] = [
  ...PERCENT_AND_PARTS,
  ...BACKWARD,
  ...PEOPLE_AND_AGES,
  ...MONEY_PLANS,
  ...BATCHES_AND_RECIPES,
  ...WEEKS_AND_TIMETABLES,
  ...GAMES_AND_AVERAGES,
  ...TRIPS_AND_RATES,
  ...GARDENS,
  ...CONVERSIONS,
  ...NOT_NEEDED,
];

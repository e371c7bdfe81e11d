import type { WordingFamily } from "../wording.ts";

/** Two kinds of things, before and after; one of many questions about them. */
const TWO_KINDS: readonly WordingFamily[] = [
  {
    id: "asked-kind/spared-by-storm-and-frost",
    expression: "x-y",
    numbers: { x: "40..99", y: "3..35", w: "40..99", z: "3..35" },
    texts: [
      "In {month} a harbor had {x} sailboats and {w} rowboats. A storm sank {y} sailboats and {z} rowboats. How many of the sailboats did not sink?",
      "{n} set out {w} tomato plants and {x} pepper plants. The frost killed {z} of the tomato plants and {y} of the pepper plants. How many pepper plants lived through it?",
      "How many geese are still on the lake[,|] if {w} ducks and {x} geese were there at dawn, and {z} ducks and {y} geese have flown off since?",
      "From a drawer with {x} forks and {w} knives we took {y} forks and {z} knives for supper. What number of forks stayed in the drawer?",
    ],
  },
  {
    id: "asked-kind/gone-of-both",
    expression: "x+y",
    numbers: { z: "40..99", x: "3..35", w: "40..99", y: "3..35" },
    texts: [
      "There were {z} pears and {w} quinces on the cart. While unloading it, {n} bruised {x} pears and {y} quinces. How many pieces of fruit were bruised?",
      "A museum owns {z} swords and {w} shields. It has lent {x} swords and {y} shields to a museum abroad. Counting swords and shields together, how many are abroad?",
      "{z} children and {w} grown-ups were swimming in the pool when it began to thunder. {x} children and {y} grown-ups climbed out at once. How many people climbed out at once?",
      "How many things did {n} donate in all? {He} owned {z} {o} and {w} {p}, and {he} donated {x} {o} and {y} {p}.",
    ],
  },
  {
    id: "asked-kind/ahead-at-the-start",
    expression: "x-y",
    numbers: { x: "60..99", y: "30..55", z: "3..25", w: "3..25" },
    texts: [
      "A bakery had {x} rolls and {y} loaves at opening time and sold {z} rolls and {w} loaves in the first hour. How many more rolls than loaves did it have at opening time?",
      "A shepherd drove {x} ewes and {y} lambs uphill. On the way {z} ewes and {w} lambs strayed. By how many did the ewes outnumber the lambs when the flock set out?",
      "{n} laid {x} {color} beads and {y} {color2} beads on the table, and then threaded {z} {color} and {w} {color2} ones. How many fewer {color2} beads than {color} beads were there before {he} threaded any?",
      "When the night shift began, {x} nurses and {y} doctors were on duty. At four o'clock {z} nurses and {w} doctors went home. What was the difference between the number of nurses and the number of doctors when the shift began?",
    ],
  },
  {
    id: "asked-kind/more-used-of-one",
    expression: "x-y",
    numbers: { z: "60..99", w: "60..99", x: "30..55", y: "4..28" },
    texts: [
      "A carpenter bought {z} screws and {w} nails. She used {x} screws and {y} nails for a bookcase. How many more screws than nails did she use?",
      "{z} asters and {w} roses stood in buckets in front of a shop. {x} asters and {y} roses were sold. By how many did the number of asters sold exceed the number of roses sold?",
      "Out of {z} {o} and {w} {p}, {n} gave away {x} {o} and {y} {p}. How many fewer {p} than {o} did {he} give away?",
      "How many more children than parents left the concert early? {w} parents and {z} children had come to it, and {x} children and {y} parents left early.",
    ],
  },
  {
    id: "asked-kind/one-kind-on-both-days",
    expression: "x+y",
    numbers: { x: "4..80", y: "4..80", z: "4..80", w: "4..80" },
    texts: [
      "A kindergarten had {x} picture books and {z} puzzles. Parents donated {y} picture books and {w} puzzles. How many picture books does it have now?",
      "On {day} {n} counted {z} foxes and {x} badgers at the edge of the forest, and on {day2} {w} foxes and {y} badgers. What is the total of the two badger counts?",
      "A tailor sewed {x} shirts and {z} skirts in {month}, and {y} shirts and {w} skirts in {month2}. How many shirts did the tailor sew in those two months?",
      "Digging in a field, {n} turned up {z} silver and {x} copper coins. A week later {he} turned up {w} silver and {y} copper coins there. How many copper coins is that?",
    ],
  },
  {
    id: "asked-kind/both-kinds-on-one-day",
    expression: "x+y",
    numbers: { x: "4..80", y: "4..80", z: "4..80", w: "4..80" },
    texts: [
      "On {day} a photographer printed {z} portraits and {w} landscapes; on {day2}, {x} portraits and {y} landscapes. How many pictures did she print on {day2}?",
      "In the first week a clinic vaccinated {z} dogs and {w} cats, and in the second week {x} dogs and {y} cats. How many animals did it vaccinate in the second week?",
      "Morning: {x} letters and {y} parcels. Afternoon: {z} letters and {w} parcels. How many pieces of mail came in the morning?",
      "At the spring fair {n} sold {z} {o} and {w} {p}. At the fall fair {he} sold {x} {o} and {y} {p}. What number of things did {he} sell at the fall fair?",
    ],
  },
  {
    id: "asked-kind/one-kind-day-against-day",
    expression: "x-y",
    numbers: { x: "40..99", y: "5..38", z: "5..99", w: "5..99" },
    texts: [
      "A diner served {y} teas and {z} coffees on {day}, and {x} teas and {w} coffees on {day2}. How many more teas did it serve on {day2} than on {day}?",
      "Last year {n} harvested {x} melons and {z} pumpkins; this year it was {y} melons and {w} pumpkins. By how many did the number of melons fall?",
      "In {month} I borrowed {x} novels and {w} comics, and in {month2} {y} novels and {z} comics. How many fewer novels did I borrow in {month2} than in {month}?",
      "A choir had {y} altos and {w} basses before the holidays, and {x} altos and {z} basses after them. How many altos were gained?",
    ],
  },
  {
    id: "asked-kind/kind-against-kind-on-one-day",
    expression: "x-y",
    numbers: { x: "40..99", y: "5..38", z: "5..99", w: "5..99" },
    texts: [
      "At the morning market {n} sold {z} cabbages and {w} leeks, and at the evening market {x} cabbages and {y} leeks. How many more cabbages than leeks did {he} sell in the evening?",
      "{w} buses and {z} trucks crossed the bridge on {day}; {y} buses and {x} trucks crossed it on {day2}. How many fewer buses than trucks crossed the bridge on {day2}?",
      "On the first dive {n} saw {x} turtles and {y} rays, and on the second {z} turtles and {w} rays. By how many did the turtles outnumber the rays on the first dive?",
      "{m} knitted {z} hats and {w} scarves, while {n} knitted {x} hats and {y} scarves. How many more hats than scarves did {n} knit?",
    ],
  },
  {
    id: "asked-kind/not-so",
    expression: "x-y",
    numbers: { x: "40..120", y: "3..35", z: "2..30" },
    texts: [
      "{x} children went on the outing with {z} teachers. {y} of the children wore rubber boots. How many children did not wear rubber boots?",
      "At the post office {n} sorted {x} letters and {z} parcels. {y} of the letters were addressed to other countries. How many letters were not?",
      "Of {x} eggs that our hens laid in {z} days, {y} were brown. How many were not brown?",
      "{z} dogs and {x} {u} waited in the rain. {y} of the {u} had an umbrella. How many {u} had none?",
    ],
  },
  {
    id: "asked-kind/the-others",
    expression: "x-y",
    numbers: { x: "35..99", y: "3..30", z: "2..40" },
    texts: [
      "There are {x} animals on {n}'s farm, and the farm has {z} fields. {y} of the animals are goats. How many other animals live there?",
      "A gallery of {z} rooms shows {x} paintings. {y} of them are portraits; all others are landscapes. Find the number of landscapes.",
      "A concert of {z} minutes was sung by {x} people. {y} of these were sopranos. How many other singers took part?",
      "{x} tools hang in a workshop with {z} workbenches: {y} are saws, and the others are files. How many files hang there?",
    ],
  },
  {
    id: "asked-kind/things-among-things",
    expression: "x+y",
    numbers: { x: "3..60", y: "3..60", z: "2..60" },
    texts: [
      "In an aquarium there are {x} catfish, {z} snails and {y} guppies. How many fish are in it?",
      "A florist ties {z} bare twigs, {x} tulips and {y} irises into a large bouquet. Find the number of flowers in it.",
      "A moving van carries {x} tables, {y} armchairs and {z} potted plants. How many pieces of furniture does it carry?",
      "How many birds did {n} write down? {His} list for the marsh has {x} herons, {z} frogs and {y} ducks.",
    ],
  },
];

/** Somebody gives and somebody gets; which of them the question is about. */
const TWO_SIDES: readonly WordingFamily[] = [
  {
    id: "asked-side/where-it-went-from",
    expression: "x-y",
    numbers: { x: "40..99", y: "3..35", z: "2..99" },
    texts: [
      "{m} was handed {y} {o} by {n}. Before that, {n} had {x} {o} and {m} had {z}. How many {o} does {n} have now?",
      "The red team has {x} players and the blue team {z}. {y} players are moved from the red team to the blue one. How many players does that leave in the red team?",
      "{y} bales of hay were carried out of the old barn, where {x} had been stored, and into the new barn, where there were {z}. What number of bales is in the old barn now?",
      "One pond has {z} carp in it and another has {x}. If {y} carp are scooped out of the second pond and let go in the first, how many will swim in the second pond?",
    ],
  },
  {
    id: "asked-side/where-it-went-to",
    expression: "x+y",
    numbers: { x: "2..99", y: "3..35", z: "40..99" },
    texts: [
      "{n} owned {z} {o} until {y} of them were given to {m}, who owned {x} at that time. How many {o} did {m} own afterward?",
      "A train with {z} passengers broke down. {y} of them walked over to a second train, in which {x} passengers were sitting. How many passengers did the second train have then?",
      "There were {x} buttons in a blue jar and {z} in a white one. {n} shook {y} buttons out of the white jar into the blue jar. How many buttons are in the blue jar now?",
      "{z} guards stood at the gate and {x} on the wall. {y} of those at the gate were sent up to the wall. How many guards were on the wall then?",
    ],
  },
  {
    id: "asked-side/both-after-the-move",
    expression: "x+y",
    numbers: { x: "40..99", y: "4..99", z: "3..35" },
    texts: [
      "The upper stable has {x} sheep in it and the lower one {y}. {z} sheep are led from the upper stable down to the lower one. How many sheep are in the two stables together after that?",
      "{n} has {x} {o}, and {m} has {y}. Now {n} hands {z} of {his} {o} to {m}. How many {o} do the two have together?",
      "{x} children were riding in the front car of the tram and {y} in the rear car. At the stop, nobody got on or off, but {z} children changed from the front car to the rear one. How many children were riding in the two cars then?",
      "Two shelves hold {x} and {y} books. If a librarian moves {z} books from the first of these shelves to the second, how many books will the two shelves hold in all?",
    ],
  },
  {
    id: "asked-side/gain-on-balance",
    expression: "x-y",
    numbers: { x: "30..90", y: "2..28", z: "30..99" },
    texts: [
      "{n} had {z} {o}. {He} was given {x} more by {m} and gave {y} to {k}. How many more {o} does {n} have now than at first?",
      "A ferry with {z} people on it called at the island. {y} people went ashore and {x} came aboard. By how many did the number of people on the ferry grow?",
      "{z} frogs lived around a pond. {x} others moved in from the brook, and a stork ate {y}. How many frogs more than before were there in the end?",
      "Lamps in stock: {z}. Delivered: {x}. Sold: {y}. What is the increase in the stock of lamps?",
    ],
  },
  {
    id: "asked-side/before-it-was-less",
    expression: "x+y",
    numbers: { x: "3..80", y: "20..90", z: "3..9" },
    texts: [
      "It took {n} {z} minutes to hand out {y} flyers. {x} flyers are still in {his} bag. How many flyers were in the bag before?",
      "In {z} days a squirrel dug up {y} of the nuts it had hidden. {x} are still in the ground. How many nuts had it hidden?",
      "The cook broke {y} eggs for {z} large omelets, and {x} eggs are left. How many eggs were there before she began?",
      "For tonight's play {y} seats have been sold at ${z} each, and the other {x} seats are still free. How many seats does the theater have?",
    ],
  },
  {
    id: "asked-side/before-it-was-more",
    expression: "x-y",
    numbers: { x: "50..120", y: "3..45", z: "4..15" },
    texts: [
      "This morning {n} found {y} shells and {z} bits of colored glass on the beach and dropped them into {his} jar. Now {x} shells are in the jar. How many shells were in it before?",
      "A small museum shows {x} old coins and {z} medals. {y} of the coins came into the house only this week. How many coins did it show before?",
      "{z} miles off the coast a ship took {y} sailors out of the water and then had {x} people aboard. How many people had been aboard before?",
      "{n}'s team scored {y} points in the last {z} minutes and so ended the game with {x} points. With how many points did the team go into these last minutes?",
    ],
  },
  {
    id: "asked-side/what-was-used-up",
    expression: "x-y",
    numbers: { x: "40..99", y: "3..35", z: "4..60" },
    texts: [
      "{n} went into the winter with {x} logs and {z} bags of coal. In spring, {y} of the logs were left. How many logs had been burned?",
      "A tailor had {x} buttons and {z} zippers. When his jackets were done, he had {y} buttons and all the zippers. How many buttons did he sew onto them?",
      "A box of {x} matches was bought for {z} cents. Only {y} matches are in it now. How many have been taken out?",
      "How many {f} were eaten at the party? Before it, {x} {f} and {z} cups were on the table, and after it, {y} {f}.",
    ],
  },
  {
    id: "asked-side/one-group-in-two-parts",
    expression: "x+y",
    numbers: { x: "8..70", y: "8..70", z: "8..120" },
    texts: [
      "The hosts scored {x} points before the break and {y} after it. The guests scored {z} altogether. How many points did the hosts score?",
      "{m} heaved {z} sacks onto the truck. {n} heaved {x} sacks in the morning and {y} in the afternoon. How many sacks was that for {n}?",
      "Our class recycled {x} bottles in the fall and {y} in the spring. The class next door recycled {z} in the same school year. How many bottles did our class recycle?",
      "How many votes did {n} get? {x} people in the town and {y} in the villages voted for {him}. {m} got {z} votes.",
    ],
  },
];

/** Equal groups; the question is about the things, the groups, one group or something beside them. */
const EQUAL_GROUPS: readonly WordingFamily[] = [
  {
    id: "asked-groups/in-each-beside-others",
    expression: "x/y",
    numbers: { y: "2..12", x: "y*i", z: "2..60" },
    texts: [
      "A seamstress sewed {x} pearls onto {y} collars, the same number onto each, and used {z} yards of thread. How many pearls are on each collar?",
      "{z} boys and {x} girls came to the dance class. The girls formed {y} circles of equal size. How many girls danced in each circle?",
      "{n} sliced {z} carrots and {x} mushrooms. {He} spread the mushrooms evenly over {y} pizzas. How many mushrooms lie on each pizza?",
      "For {z} cows and {y} stables there are {x} bales of hay. Every stable gets as many bales as any other. How many bales is that for each stable?",
    ],
  },
  {
    id: "asked-groups/how-many-groups-beside-others",
    expression: "x/y",
    numbers: { y: "2..12", x: "y*i", z: "2..60" },
    texts: [
      "{x} campers and {z} counselors have arrived at the lake. The campers sleep in tents, {y} to a tent; the counselors sleep in a cabin. How many tents do the campers fill?",
      "{n} strings {y} shells on each bracelet. {He} has {x} shells and {z} glass beads. For how many bracelets will the shells be enough?",
      "A nursery ships {z} shrubs and {x} young trees. The trees travel in crates of {y}. How many crates of trees leave the nursery?",
      "{z} referees and {x} players have come. The players are put into teams of {y}. How many teams can be made?",
    ],
  },
  {
    id: "asked-groups/packs-not-pieces-left",
    expression: "x-y",
    numbers: { x: "20..60", y: "3..18", z: "4..30" },
    texts: [
      "There were {x} boxes of chalk in the school, with {z} pieces of chalk in each box. {y} boxes have been used up. How many boxes are left?",
      "A train has {x} cars with {z} seats each. At the border {y} of the cars are uncoupled. How many cars go on?",
      "The lake company owns {x} boats that carry {z} people each. {y} of the boats are being painted and cannot be used. How many boats can be used?",
      "Of {x} cartons, each with {z} eggs in it, {y} were soaked by the rain. How many cartons stayed dry?",
    ],
  },
  {
    id: "asked-groups/some-of-the-groups",
    expression: "x*y",
    numbers: { x: "2..12", y: "3..15", z: "14..30" },
    texts: [
      "An orchard has {z} rows of {y} trees each. {x} of the rows are pear trees, and the other rows are apple trees. How many pear trees are there?",
      "{x} of the {z} cars of a night train are sleeping cars. Every car has {y} windows. How many windows do the sleeping cars have?",
      "{n} wrote {y} letters in each of {z} weeks. {He} was abroad for {x} of those weeks. How many letters did {he} write in the weeks abroad?",
      "A hotel has {z} floors with {y} rooms to a floor. This month the painters have finished {x} floors. How many rooms are on the finished floors?",
    ],
  },
  {
    id: "asked-groups/one-kind-in-all",
    expression: "x*y",
    numbers: { x: "2..12", y: "2..15", z: "2..15" },
    texts: [
      "Each of {x} gift baskets has {y} oranges and {z} nuts in it. How many oranges are in the baskets altogether?",
      "A songbook has {x} chapters with {z} poems and {y} songs in every chapter. How many songs are in the book?",
      "The waiter lays {z} spoons and {y} forks on every table. How many forks does he need for {x} tables?",
      "{x} relay teams are on the track, each of {y} girls and {z} boys. How many girls is that?",
    ],
  },
  {
    id: "asked-groups/more-of-one-kind-in-each",
    expression: "y-z",
    numbers: { x: "2..20", y: "12..40", z: "2..11" },
    texts: [
      "There are {x} first-aid boxes in the building. Each box has {y} bandages and {z} pairs of scissors in it. In each box, how many more bandages than pairs of scissors are there?",
      "{n} packed {x} {c} with {y} {o} and {z} {p} each. By how many do the {o} in a single {cs} outnumber the {p} in it?",
      "{x} tables are laid alike: {y} glasses and {z} plates on every one. How many fewer plates than glasses does one table have?",
      "On each of the last {x} days a guide showed {y} tourists around in the morning and {z} in the evening. How many more tourists did she have each morning than each evening?",
    ],
  },
  {
    id: "asked-groups/cost-of-the-packs",
    expression: "x*y",
    units: ["dollars"],
    money: true,
    numbers: { x: "2..12", z: "4..40" },
    texts: [
      "{n} bought {x} packs of {o}. There were {z} {o} in each pack, and each pack cost ${y}. How much did {he} pay?",
      "A crate of {z} lemons costs ${y} at the harbor. What do {x} such crates cost?",
      "The hotel orders {x} cartons of soap, {z} bars to a carton. One carton is ${y}. What will the bill be?",
      "How much money does a music school need for {x} boxes of strings[,|] if each box costs ${y} and has {z} strings in it?",
    ],
  },
  {
    id: "asked-groups/price-of-a-piece",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "2..12", x: "y*i", z: "2..15" },
    texts: [
      "{n} bought {z} boxes of paint tubes. Each box cost ${x} and had {y} tubes in it. What was the price of a single tube?",
      "The inn takes {z} crates of honey. A crate with {y} jars in it costs ${x}. How much does the inn pay for one jar?",
      "The {shop} asks ${x} for a set of {y} cups and has {z} such sets. What does one cup of a set cost?",
      "For ${x} the children can get a bundle of {y} balloons, and they want {z} bundles. How much is that for each balloon?",
    ],
  },
  {
    id: "asked-groups/pay-of-one-time",
    expression: "x*y",
    units: ["dollars"],
    numbers: { x: "2..10", y: "8..30", z: "2..6" },
    texts: [
      "{n} works {x} hours a day on {z} days of the week and is paid ${y} an hour. How much does {he} earn in one day?",
      "An usher gets ${y} for every hour. Last week she had {z} evenings of {x} hours each. What was her pay for a single evening?",
      "For {z} weeks {n} has been teaching {x} piano lessons a week. A lesson costs ${y}. How much money do the lessons of one week bring in?",
      "The plumber charges ${y} an hour. He will come on {z} days and stay {x} hours each time. What must we pay for each of these days?",
    ],
  },
  {
    id: "asked-groups/hours-not-pay",
    expression: "x*y",
    units: ["hours"],
    numbers: { x: "2..9", y: "2..12", z: "10..30" },
    texts: [
      "{n} picked grapes for {y} days, {x} hours a day, at ${z} an hour. For how many hours did {he} pick grapes?",
      "At ${z} an hour, a night guard has had {y} shifts of {x} hours. How many hours were these shifts together?",
      "How many hours will the new clerk have worked after {y} days[,|] if he works {x} hours every day for ${z} an hour?",
      "A boat can be rented at ${z} an hour. Our club rented it on {y} Sundays for {x} hours each. Tell for how many hours in all we had the boat.",
    ],
  },
  {
    id: "asked-groups/done-so-far",
    expression: "x*y",
    numbers: { x: "2..12", y: "2..15", z: "200..400" },
    texts: [
      "{n} is painting a fence of {z} boards and paints {y} boards a day. How many boards has {he} painted after {x} days?",
      "How many stamps will have been glued in after {x} evenings[,|] if {n} has {z} stamps and glues {y} of them into {his} album every evening?",
      "The tank in the attic takes {z} buckets of water. {n} carries up {y} buckets an hour. How many buckets has {he} carried up in {x} hours?",
      "There are {z} lamps along the river, and workers replace {y} of them each night. How many new lamps are there after {x} nights?",
    ],
  },
  {
    id: "asked-groups/the-whole-time",
    expression: "x/y",
    numbers: { y: "2..12", x: "y*i+y*10", z: "2..9" },
    texts: [
      "A puzzle has {x} pieces. {n} lays {y} pieces an hour and has been at it for {z} hours. How many hours does the whole puzzle take {him}?",
      "{z} months ago a crew began to repair a road of {x} miles. It repairs {y} miles a month. How many months does the whole road take?",
      "For a big wedding {n} has to write {x} cards. {He} writes {y} cards a day and has written for {z} days now. In how many days are all the cards written, counted from the first one on?",
      "{x} seedlings go into the beds, {y} an hour. The gardeners have worked for {z} hours and will work until all are planted. How long does the planting last from beginning to end, in hours?",
    ],
  },
  {
    id: "asked-groups/rate-and-company",
    expression: "x/y",
    numbers: { y: "2..12", x: "y*i", z: "3..60" },
    texts: [
      "A canal boat with {z} passengers on board covered {x} miles in {y} hours. How many miles an hour was that on average?",
      "{n}, who is {z} years old, swam {x} laps in {y} days, the same number every day. How many laps a day was that?",
      "{z} people watch a machine that fills {x} bottles in {y} minutes at a steady pace. How many bottles does it fill in one minute?",
      "In {y} weeks, a writer of {z} books typed {x} pages, equally many each week. Find how many pages he typed in a week.",
    ],
  },
  {
    id: "asked-groups/times-as-many-as-one-of-two",
    expression: "x/y",
    numbers: { y: "2..12", x: "y*i", z: "2..60" },
    texts: [
      "{n} ran {x} laps, {m} ran {y}, and {k} ran {z}. {n} ran how many times as many laps as {m}?",
      "By the church stand an oak of {x} years, a birch of {z} years and a linden of {y} years. How many times as old as the linden is the oak?",
      "A hotel with a garage for {z} cars has {x} rooms, and the inn beside it has {y} rooms. How many times as many rooms as the inn does the hotel have?",
      "{y} men, {x} women and {z} children sing in a choir. How many women are there for each man?",
    ],
  },
  {
    id: "asked-groups/half-of-one-kind",
    expression: "x/2",
    numbers: { x: "20..80 by 2", y: "2..8" },
    texts: [
      "{x} children and {y} parents went skating. Half of the children fell down at least once. How many children fell down?",
      "{n} has {x} candles and {y} candlesticks. {He} lights half of the candles. How many candles are burning?",
      "In {y} days {n} copied {x} pages by hand. Half of these pages have a mistake in them. How many pages is that?",
      "{y} dogs watch a flock of {x} sheep, half of which have been shorn. How many sheep have been shorn?",
    ],
  },
];

/** Sums and differences among more numbers than are asked about. */
const NUMBERS_TOO_MANY: readonly WordingFamily[] = [
  {
    id: "asked-sum/cargo-and-land",
    expression: "x+y",
    numbers: { z: "3..20" },
    texts: [
      "A barge with {z} sailors on it carries {x} tons of coal and {y} tons of ore. How many tons of cargo does it carry?",
      "{n} drove {x} miles on {day} and {y} miles on {day2}, with {z} stops on the way. How many miles did {he} drive on the two days?",
      "A farmer who keeps {z} cows has leased {x} acres from one neighbor and {y} acres from another. How many acres has he leased?",
      "{z} days after the rain, {n} brought home {x} kilograms of mushrooms and {m} brought {y} kilograms. What weight of mushrooms did the two bring, in kilograms?",
    ],
  },
  {
    id: "asked-sum/length-left-over",
    expression: "x-y",
    numbers: { z: "2..9" },
    texts: [
      "To tie up {z} boats, {n} cut {y} meters off a rope of {x} meters. How many meters of rope are left?",
      "A tank held {x} gallons of water before {y} gallons were let out for {z} horses. How many gallons of water does it hold now?",
      "The trail to the hut is {x} miles long and goes past {z} waterfalls. We have walked {y} miles of it. How many miles are still ahead of us?",
      "How many acres did {n} not sow with wheat[,|] if {he} owns {x} acres and {z} horses and sowed {y} acres with wheat?",
    ],
  },
  {
    id: "asked-sum/taken-in-not-kept",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    numbers: { z: "5..60" },
    texts: [
      "Our bake sale took in ${x} on {day} and ${y} on {day2}. The flour and the eggs had cost ${z}. How much money did the sale take in?",
      "{n} was paid ${x} for raking leaves and ${y} for cleaning windows. A new rake cost {him} ${z}. How much was {n} paid?",
      "How much did the two donors send[,|] if one of them sent ${x}, the other sent ${y}, and the charity had ${z} before?",
      "At the fair {n}'s jam sold for ${x} and {his} bread for ${y}. A place at the fair costs ${z}. For how much did the jam and the bread sell together?",
    ],
  },
  {
    id: "asked-sum/first-and-third",
    expression: "x+y",
    numbers: { x: "5..90", y: "5..90", z: "5..90" },
    texts: [
      "{n} typed {x} pages, {m} typed {z}, and {k} typed {y}. How many pages did {n} and {k} type together?",
      "A road crew patched {x} holes on {day}, {z} on {day2} and {y} on {day3}. How many holes did it patch on {day} and {day3} in all?",
      "On the top shelf stand {x} jars, on the middle one {z}, and on the bottom one {y}. How many jars are there if those of the middle shelf are not counted?",
      "Three gates were open. {z} {u} came in by the south gate, {y} by the west gate and {x} by the north gate. How many {u} did not come in by the south gate?",
    ],
  },
  {
    id: "asked-sum/what-is-missing",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..38", z: "2..60" },
    texts: [
      "{n} expects {x} guests and has {y} chairs and {z} spoons. How many chairs must {he} borrow so that every guest can sit?",
      "A choir of {x} singers owns {y} songbooks and {z} music stands. How many songbooks must it buy so that each singer has one?",
      "{z} coats and {y} hats hang behind the stage. Each of the {x} actors in the play needs a hat. How many hats are missing?",
      "The scouts need {x} tent pegs. In the shed they find {y} pegs and {z} ropes. How many pegs do they lack?",
    ],
  },
  {
    id: "asked-sum/what-is-free",
    expression: "x-y",
    numbers: { x: "40..120", y: "5..38", z: "2..20" },
    texts: [
      "A parking garage with {z} levels has {x} places. {y} cars are parked in it, each in one place. How many places are free?",
      "An album has room for {x} photos. {n} has put {y} photos into it and has {z} others in a shoebox. For how many more photos is there room in the album now?",
      "Tonight {y} of the {x} beds of the hostel, which has {z} bathrooms, are taken. How many beds are empty?",
      "A bus pass for {x} rides cost {n} ${z}. {He} has taken {y} rides with it. How many rides can {he} still take?",
    ],
  },
];

/** Two steps: two kinds or two sides, and what is asked about them. */
const TWO_STEPS_OF_SUMS: readonly WordingFamily[] = [
  {
    id: "asked-kind/still-more-of-one",
    expression: "x-y-z",
    numbers: { x: "60..120", y: "3..25", z: "4..30" },
    texts: [
      "There were {x} buns and {z} tarts on a tray. {y} buns were sold, but no tarts. How many more buns than tarts are on the tray now?",
      "{n} owns {z} {p}, and {he} owned {x} {o} until {y} of the {o} got lost. By how many do {his} {o} outnumber {his} {p} now?",
      "{x} sheep and {z} goats grazed in a meadow. {y} sheep were led off to be shorn. How many fewer goats than sheep are grazing there now?",
      "How many more boys than girls are on the ice[,|] if {x} boys and {z} girls came skating and {y} boys have gone home?",
    ],
  },
  {
    id: "asked-kind/all-that-is-left",
    expression: "x-y+z",
    numbers: { x: "40..99", y: "3..35", z: "3..60", w: "2..20" },
    texts: [
      "A waiter carried {x} cups and {z} glasses in {w} trips. On the stairs {y} cups broke, but no glasses. How many cups and glasses did not break?",
      "For a trip of {w} days {n} packed {x} postcards and {z} photos, and {he} mailed {y} of the postcards. How many postcards and photos does {he} still have?",
      "{x} dogs and {z} cats were waiting for a home at a shelter with {w} helpers. {y} of the dogs were adopted, and the cats were not. How many of these animals are still waiting?",
      "{x} sailboats and {z} steamers lay in a harbor beside a bridge {w} years old. Then {y} of the sailboats put to sea, and all the steamers stayed. How many sailboats and steamers lay in the harbor after that?",
    ],
  },
  {
    id: "asked-kind/one-kind-twice-changed",
    expression: "x+y-z",
    numbers: { x: "40..99", y: "5..60", z: "3..39", w: "40..99", v: "3..39" },
    texts: [
      "{n} opened {his} stall with {x} kites and {w} masks. At noon {m} brought {y} more kites. By evening {z} kites and {v} masks had been sold. How many kites were in the stall then?",
      "A riding school had {w} horses and {x} ponies. It bought {y} ponies and sold {z} ponies and {v} horses. How many ponies does it have now?",
      "In a library there were {x} maps and {w} globes. After {y} maps had been donated, {z} maps and {v} globes were thrown out. How many maps are in the library now?",
      "How many pillows does the hotel have? It had {w} blankets and {x} pillows, bought {y} pillows, and gave {z} pillows and {v} blankets to a hostel.",
    ],
  },
  {
    id: "asked-kind/third-kind-of-three",
    expression: "x-y-z",
    numbers: { x: "80..150", y: "3..35", z: "3..35", w: "8..40" },
    texts: [
      "{x} people live on our street of {w} houses: {y} men, {z} women, and children. How many children live on it?",
      "A parade of {x} people took {w} minutes to go by. {y} of the people beat drums, {z} others carried flags, and all the rest danced. How many danced?",
      "{n} has {x} books on three shelves and {w} pictures on the walls. {y} books are on the top shelf and {z} on the middle one. How many are on the bottom shelf?",
      "Over {w} days {n} mailed {x} cards. {y} of them went to Spain, {z} to Greece, and the others to Italy. Find the number of cards for Italy.",
    ],
  },
  {
    id: "asked-kind/neither-of-two",
    expression: "x-(y+z)",
    numbers: { x: "80..150", y: "3..35", z: "3..35", w: "2..60" },
    texts: [
      "Each of {x} visitors of a tea house, which has {w} tables, ordered one drink. {y} ordered black tea and {z} ordered green tea. How many visitors ordered something else?",
      "A ranger counted {x} birds in {w} minutes: {y} gulls, {z} terns and other birds. How many of the birds were neither gulls nor terns?",
      "{n} paid ${w} for a tin of {x} buttons. {y} of the buttons are made of wood and {z} of bone. How many buttons are of neither wood nor bone?",
      "{x} {u} voted, each for one of several plans. {y} of them were for a pool and {z} for a rink. The vote took {w} minutes. How many {u} wanted neither a pool nor a rink?",
    ],
  },
  {
    id: "asked-side/ahead-of-one-of-two",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "20..60", z: "5..35", w: "3..60" },
    texts: [
      "The hosts scored {x} points in the first half and {y} in the second. The guests scored {z} altogether, and {w} people watched. By how many points did the hosts win?",
      "{n} caught {x} trout before noon and {y} after noon. {m} caught {z} trout in all, and {k} caught {w}. How many more trout did {n} catch than {m}?",
      "The trip took {w} minutes. The girls brought {x} crabs ashore in one boat and {y} in another, and the boys brought {z} in their only boat. How many fewer crabs did the boys bring than the girls?",
      "How many votes was {n} ahead of {m}? {n} had {x} votes in the town and {y} in the villages. {m} had {z} votes in all. {w} people did not vote.",
    ],
  },
  {
    id: "asked-side/newcomers",
    expression: "z-(x-y)",
    numbers: { x: "40..90", y: "5..35", z: "100..160", w: "30..80" },
    texts: [
      "A cruise ship with {w} cabins had {x} guests. At an island {y} of them left the ship and some new guests came aboard. Now there are {z} guests. How many came aboard at the island?",
      "{n} had {x} {o} and {w} {p}. {He} gave {y} {o} to {m} and then bought some {o}. Now {he} has {z} {o}. How many {o} did {he} buy?",
      "The {w} doctors of a hospital had {x} patients on {day}. By {day2}, {y} of these had gone home, new ones had come, and there were {z}. How many new patients had come?",
      "How many books were added to the shelf? It had {x} books and {w} magazines on it, {y} books were taken away, and after the new ones had been added it had {z} books.",
    ],
  },
  {
    id: "asked-side/before-a-loss-and-a-find",
    expression: "x+y-z",
    numbers: { x: "40..99", y: "3..40", z: "3..35", w: "2..60" },
    texts: [
      "{n} lost {y} {o} and later found {z} others. Now {he} has {x} {o} and {w} {p}. How many {o} did {he} have before the loss?",
      "A shepherd sold {y} sheep in the spring. {z} lambs were born in the summer, and since then his flock has numbered {x} animals. He has {w} hens, too. How many animals were in the flock before the sale?",
      "What was the number of cars in the garage {w} minutes ago, if {y} have left since, {z} have come in, and there are {x} now?",
      "Out of a pile of logs {n} burned {y}. {He} then laid {z} new logs on the pile and counted {x} logs in it and {w} planks beside it. How many logs were in the pile at first?",
    ],
  },
  {
    id: "asked-side/money-left-of-two-wages",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    numbers: { w: "3..12" },
    texts: [
      "{n} earned ${x} as a waiter and ${y} as a guide in {w} days. {He} spent ${z} of this money. How much of it does {he} have left?",
      "The children took in ${x} with songs and ${y} with magic tricks. After {w} shows they paid ${z} for costumes out of what they had taken in. How much remained?",
      "A fund of {w} families got ${x} from a raffle and ${y} from a dinner, and has used ${z} of that for a swing. How much of the money has not been used?",
    ],
  },
  {
    id: "asked-side/both-together-with-a-third",
    expression: "x+(x-y)",
    numbers: { x: "30..99", y: "2..25", w: "2..99" },
    texts: [
      "{n} threw {x} snowballs, {m} threw {y} fewer than {n}, and {k} threw {w}. How many snowballs did {n} and {m} throw together?",
      "The brown hen laid {x} eggs this summer, which is {y} more than the white hen. The black hen laid {w}. How many eggs did the brown hen and the white hen lay in all?",
      "There are {w} balconies on a house. Its front has {x} windows and its back {y} fewer. How many windows are in the front and the back together?",
      "How many pages did {n} read on {day} and {day2}? On {day} {he} read {x} pages, on {day2} {y} fewer than on {day}, and on {day3} {w}.",
    ],
  },
  {
    id: "asked-side/age-after-years",
    expression: "x-y+z",
    units: ["years", "years"],
    numbers: { x: "30..70", y: "3..12", z: "2..12", w: "2..40" },
    texts: [
      "{n} is {x} years old and has {w} {o}. {m} is {y} years younger than {n}. How old will {m} be in {z} years?",
      "A captain of {x} years has a crew of {w}. His mate is {y} years younger than he is. What will be the age of the mate {z} years from now?",
      "How old will the chapel be in {z} years[,|] if the castle of {w} rooms is {x} years old today and the chapel {y} years younger than the castle?",
    ],
  },
];

/** Two steps: equal groups, and what is asked about them. */
const TWO_STEPS_OF_GROUPS: readonly WordingFamily[] = [
  {
    id: "asked-groups/pieces-in-the-other-packs",
    expression: "(x-y)*z",
    numbers: { x: "12..30", y: "2..9", z: "8..30", w: "2..60" },
    texts: [
      "A bus company has {w} drivers and {x} buses of {z} seats each. {y} of the buses are in the workshop. How many seats are there in the other buses?",
      "{n} filled {x} jars with {z} olives each and sold {y} of the jars for ${w}. How many olives are in the jars that were not sold?",
      "A hall that was built {w} years ago has {x} rows of {z} seats. The first {y} rows are kept free for guests. How many seats do the other rows have?",
      "{x} hikers set out, and {y} of them turned back because of the {w} miles still ahead. Each hiker who went on had {z} biscuits. How many biscuits did the hikers who went on have in all?",
    ],
  },
  {
    id: "asked-groups/pieces-left-of-all-packs",
    expression: "x*y-z",
    numbers: { x: "4..12", y: "5..20", z: "3..18", w: "2..60" },
    texts: [
      "In {w} minutes a machine printed {x} stacks of {y} programs each. {z} of the programs were smeared. How many programs were clean?",
      "For a ride of {w} miles a club hires {x} vans with {y} seats each. {z} of the seats stay empty. How many seats are taken?",
      "{n} planted {x} rows of {y} onions, and {w} days later {z} of the onions had been eaten by voles. How many onions were left?",
      "A hotel opened {x} boxes of {y} light bulbs that had cost ${w} a box. {z} of the bulbs did not light up. How many did?",
    ],
  },
  {
    id: "asked-groups/both-kinds-in-all",
    expression: "x*(y+z)",
    numbers: { x: "2..12", y: "2..15", z: "2..15", w: "2..50" },
    texts: [
      "Each of {x} tool kits has {y} bolts and {z} nuts in it and costs ${w}. How many bolts and nuts are in all the kits together?",
      "A farm has {w} acres and {x} pens, and in every pen there are {y} ducks and {z} geese. How many birds are in the pens?",
      "{n} practiced the harp for {y} minutes each morning and {z} minutes each evening on {x} days and learned {w} songs. How many minutes did {he} practice?",
      "On each floor of a school {w} miles from here there are {y} small and {z} large classrooms. How many classrooms do its {x} floors have?",
    ],
  },
  {
    id: "asked-groups/how-many-more-in-all",
    expression: "x*(y-z)",
    numbers: { x: "2..12", y: "12..30", z: "2..11", w: "2..50" },
    texts: [
      "Each of {x} {c} has {y} {o} and {z} {p} in it. Beside them are {w} {q}. How many more {o} than {p} are there in the {c} altogether?",
      "A mill with {w} workers grinds {y} sacks of wheat and {z} sacks of rye every day. How many more sacks of wheat than of rye will it grind in {x} days?",
      "In a shop with {w} lamps, each of {x} shelves has {z} jars of mustard and {y} jars of jam on it. How many fewer jars of mustard than jars of jam are on these shelves?",
      "A weaver uses {y} red and {z} blue threads for every one of {x} belts, which sell at ${w} each. By how many do the red threads in all the belts outnumber the blue ones?",
    ],
  },
  {
    id: "asked-groups/still-to-be-done",
    expression: "z-x*y",
    numbers: { x: "2..12", y: "2..15", z: "200..400", w: "2..60" },
    texts: [
      "{n}, who is {w} years old, reads {y} pages of a novel every evening. The novel has {z} pages. How many pages are unread after {x} evenings?",
      "A path is to be laid with {z} flat stones, {w} feet from a wall. The mason lays {y} stones an hour. How many stones are missing from the path after {x} hours?",
      "A crew of {w} is to put up {z} lamps along a road, and it puts up {y} lamps each night. How many lamps have not been put up after {x} nights?",
      "{n} has to iron {z} shirts and {w} tablecloths for the hotel. {He} irons {y} shirts an hour and leaves the tablecloths for later. How many shirts are not ironed after {x} hours?",
    ],
  },
  {
    id: "asked-groups/time-still-needed",
    expression: "x/y-z",
    numbers: { y: "2..12", x: "y*i+y*10", z: "2..9", w: "3..60" },
    texts: [
      "A mosaic takes {x} tiles. {n}, who sells such works at ${w}, sets {y} tiles an hour and has been at this one for {z} hours. How many more hours will it take {him}?",
      "{z} weeks ago, a crew of {w} began to clear {x} miles of track. It clears {y} miles a week. How many more weeks will the work last?",
      "{n} eats {y} figs a day and nothing from the {w} bags of dates. {He} began {z} days ago with {x} figs. For how many more days will the figs last?",
      "How many days of training remain? {n} will swim {x} laps in all, {y} a day, in a pool {w} meters long, and {z} days are behind {him}.",
    ],
  },
  {
    id: "asked-groups/half-and-the-others",
    expression: "x/2+y",
    numbers: { x: "20..80 by 2", y: "2..30", w: "2..20" },
    texts: [
      "{x} children and {y} parents were at the lake, {w} miles from town. Half of the children and all of the parents went for a swim. How many people went for a swim?",
      "In a room with {w} windows stand {x} chairs and {y} stools. Half of the chairs and all the stools were painted. How many seats were painted?",
      "{n} sold half of {his} {x} lambs and all of {his} {y} calves within {w} days. How many animals did {he} sell?",
    ],
  },
  {
    id: "asked-groups/together-with-times-as-many",
    expression: "x*y+x",
    numbers: { x: "3..25", y: "2..9", w: "20..60" },
    texts: [
      "{n} planted {x} bulbs, {m} planted {y} times as many as {n}, and {k} planted {w}. How many bulbs did {n} and {m} plant together?",
      "A pony eats {x} apples a week and a goat {w}. An elephant eats {y} times as many apples as the pony. How many apples do the elephant and the pony eat in a week?",
      "At the hostel of {w} beds {x} pilgrims slept in {month}. In {month2} there were {y} times as many. What is the total for the two months?",
      "How many feathers did the two peacocks lose in {w} days[,|] if the white one lost {x} and the blue one {y} times as many?",
    ],
  },
  {
    id: "asked-groups/more-than-the-one-with-fewer",
    expression: "x*y-x",
    numbers: { x: "3..25", y: "2..9", w: "2..60" },
    texts: [
      "{n} sold {x} tickets, {k} sold {w}, and {m} sold {y} times as many as {n}. How many more tickets did {m} sell than {n}?",
      "A barn is {x} feet high and {w} feet long. The tower beside it is {y} times as high as the barn. By how many feet is the tower higher than the barn?",
      "The small ferry carries {x} cars and the large one {y} times that number. A crossing takes {w} minutes. How many fewer cars does the small ferry carry than the large one?",
      "There are {x} plum trees, {w} fig trees and {y} times as many cherry trees as plum trees in a valley. How many more cherry trees than plum trees are there?",
    ],
  },
  {
    id: "asked-groups/change-after-packs",
    expression: "z-x*y",
    units: ["dollars", "dollars"],
    numbers: { x: "2..6", y: "2..9", z: "60..100 by 10", w: "4..24" },
    texts: [
      "{n} bought {x} packs of {w} batteries at ${y} a pack and paid with ${z}. How much money did {he} get back?",
      "With ${z} in the cash box, the tennis club buys {x} bags of balls, {w} balls to a bag. A bag is ${y}. How much is in the box after that?",
      "One sheet with {w} stamps costs ${y}. {n} has ${z} and takes {x} sheets. How much does {he} keep?",
      "How much of ${z} is left[,|] if {x} trays of {w} seedlings each are paid for with it, at ${y} for a tray?",
    ],
  },
  {
    id: "asked-groups/spent-not-left",
    expression: "x*y+z",
    units: ["dollars", "dollars"],
    numbers: { x: "2..8", y: "3..9", z: "4..40", w: "120..200" },
    texts: [
      "{n} had ${w} on {him}. {He} bought {x} plants at ${y} each and a pot for ${z}. How much did {he} spend?",
      "From a prize of ${w} the class bought {x} museum tickets at ${y} each and paid ${z} for the bus. How much of the prize was used?",
      "A drill for ${z} and {x} boards for ${y} each are in {n}'s cart. {He} pays with ${w} and gets some of it back. What is the bill?",
      "How much did the outing cost? I took along ${w}, the boat was ${z}, and I bought {x} meals at ${y} each. There was nothing else to pay.",
    ],
  },
  {
    id: "asked-groups/paid-by-those-who-pay",
    expression: "(x+y)*z",
    units: ["people", "dollars"],
    numbers: { x: "2..15", y: "2..15", z: "3..15", w: "2..12" },
    texts: [
      "{x} adults, {y} students and {w} babies take the cable car. Adults and students pay ${z} each, and babies ride for nothing. How much is paid?",
      "A ticket for the caves costs ${z}, but guides go in free. What do {x} men, {y} women and {w} guides pay altogether?",
      "For a dinner at ${z} a head, {x} dancers and {y} singers put their names on the list. {w} cooks eat without paying. How much money does the dinner bring in?",
    ],
  },
  {
    id: "asked-groups/vans-for-both",
    expression: "(x+y)/z",
    numbers: { z: "3..9", w: "2..15" },
    texts: [
      "{x} children and {y} parents are going on a trip of {w} miles. A van takes {z} people. How many vans do they fill?",
      "{n} has {x} lilies, {y} roses and {w} bare twigs. {He} ties the flowers, but not the twigs, into bunches of {z}. How many bunches does {he} get?",
      "At ${w} a box, a farmer sells {x} white eggs and {y} brown eggs in boxes of {z}. How many boxes of eggs are sold?",
      "Each table in the camp seats {z}. {x} girls, {y} boys and nobody else will eat at the tables; the {w} leaders eat later. How many full tables is that?",
    ],
  },
  {
    id: "asked-groups/used-each-time",
    expression: "(x-y)/z",
    numbers: { z: "2..9", y: "2..30", x: "z*i+y", w: "2..60" },
    texts: [
      "{n} bought {x} candles and {w} matches. After {z} evenings {y} candles were left. {He} had used the same number of candles every evening. How many was that?",
      "There were {x} pears and {w} plums in the cellar. In {z} days we ate equally many pears each day, and now {y} pears are left. How many pears did we eat a day?",
      "A printer had {x} sheets of paper. He printed {z} copies of a play in {w} scenes and had {y} sheets left. How many sheets does one copy have?",
      "{x} bricks lay beside a wall {w} feet long. {z} equal loads were driven off, and {y} bricks remain. How many bricks made up a load?",
    ],
  },
  {
    id: "asked-groups/price-of-other-number",
    expression: "x/y*z",
    units: ["dollars", "dollars"],
    numbers: { y: "2..12", x: "y*i", z: "2..12", w: "2..60" },
    texts: [
      "A group of {w} rents {y} canoes for ${x}. Each canoe costs the same. How much would {z} canoes cost?",
      "For {y} yards of velvet {n} paid ${x}, and {he} needed {w} pins. What would {he} pay for {z} yards of it?",
      "On {day} a gardener worked {y} hours, earned ${x} and planted {w} shrubs. What does he earn in {z} hours at the same rate?",
      "How much do {z} bags of seed cost[,|] if {y} such bags, with {w} ounces in each, cost ${x}?",
    ],
  },
];

/** Families in which the question, and not the shape of the text, says what is to be calculated. */
export const WHAT_IS_ASKED: readonly WordingFamily[] = [
  ...TWO_KINDS,
  ...TWO_SIDES,
  ...EQUAL_GROUPS,
  ...NUMBERS_TOO_MANY,
  ...TWO_STEPS_OF_SUMS,
  ...TWO_STEPS_OF_GROUPS,
];

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
      "A café served {y} teas and {z} coffees on {day}, and {x} teas and {w} coffees on {day2}. How many more teas did it serve on {day2} than on {day}?",
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
      "A bus with {z} passengers broke down. {y} of them were taken along by a second bus, in which {x} people were sitting. How many passengers did the second bus have then?",
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
      "A bus with {z} people on it stopped at the mill. {y} people got off and {x} got on. By how many did the number of people on the bus grow?",
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
      "A tailor had {x} buttons and {z} zippers. When his jackets were done, he had {y} buttons and all the zippers. How many buttons did he sew on?",
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
      "{m} lifted {z} boxes onto the truck. {n} lifted {x} of them in the morning and others in the afternoon, {y} in number: how many boxes did {n} lift?",
      "Our class recycled {x} bottles in the fall and {y} in the spring. The class next door recycled {z} in the same school year. How many bottles did our class recycle?",
      "How many votes did {n} get? {x} people in the town and {y} in the villages voted for {him}. {m} got {z} votes.",
    ],
  },
];

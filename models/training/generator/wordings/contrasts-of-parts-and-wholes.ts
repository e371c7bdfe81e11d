import type { WordingFamily } from "../wording.ts";

/** A second number counts some of the first, or comes on top of it. */
const OF_THEM_OR_BESIDES: readonly WordingFamily[] = [
  {
    id: "among/torn-kites-of-them",
    expression: "x-y",
    texts: [
      "{n} hung {x} kites up in the attic. {y} of them were torn. How many kites that were not torn hung there?",
      "The canoe club keeps {x} paddles in its shed, {y} of them made of wood and the others of plastic. Tell how many plastic paddles the club keeps there.",
      "How many sheep in Grandpa's meadow are white, if {x} sheep graze there, {y} black ones among them, and all the others are white?",
    ],
  },
  {
    id: "among/torn-kites-besides",
    expression: "x+y",
    texts: [
      "{n} hung {x} kites up in the attic. Besides them, {y} torn ones hung there. How many kites hung there?",
      "The canoe club keeps {x} plastic paddles in its shed, and besides these {y} made of wood. Tell how many paddles the club keeps there.",
      "How many sheep are in Grandpa's meadow, if {x} white sheep graze there, {y} black ones beside them, and no others?",
    ],
  },
  {
    id: "among/kites-that-were-whole",
    expression: "x-y",
    texts: [
      "{n} hung {x} kites up in the attic. {y} of them were not torn. How many torn kites hung there?",
      "The canoe club keeps {x} paddles in its shed. Those that are not made of wood, {y} paddles, are made of plastic. Tell how many wooden paddles the club keeps there.",
      "How many sheep in Grandpa's meadow are not white, if {x} sheep graze there, {y} white ones among them?",
    ],
  },
  {
    id: "among/kites-torn-ones-not-counted",
    expression: "x+y",
    texts: [
      "{n} hung {x} kites up in the attic, not counting {y} torn ones, which hung there too. How many kites hung there if the torn ones are counted as well?",
      "The canoe club keeps {x} paddles in its shed without counting those made of wood, and of these there are {y}. Tell how many paddles of either sort the club keeps there.",
      "How many sheep are in Grandpa's meadow, if {x} of the sheep that graze there are white and the other {y} are black?",
    ],
  },
  {
    id: "among/guide-counted-in-group",
    expression: "x-y",
    numbers: { x: "20..80", y: "2..15" },
    texts: [
      "A tour boat set off with {x} people on board, including a crew of {y}. How many people on board did not belong to the crew?",
      "Including the {y} helpers, {x} persons ate at the scout camp. How many persons who were not helpers ate there?",
      "{m} printed {x} invitations, which includes {y} that were misprinted. How many good invitations did {mhe} print?",
    ],
  },
  {
    id: "among/guide-not-counted-in-group",
    expression: "x+y",
    numbers: { x: "20..80", y: "2..15" },
    texts: [
      "A tour boat set off with {x} people on board, not counting a crew of {y}. How many people were on board, crew and all?",
      "Not counting the {y} helpers, {x} persons ate at the scout camp. How many persons ate there, the helpers included?",
      "{m} printed {x} invitations, which does not include {y} that were misprinted. How many invitations did {mhe} print, good or not?",
    ],
  },
  {
    id: "among/everybody-and-the-guests-known",
    expression: "x-y",
    numbers: { x: "20..80", y: "x-i" },
    texts: [
      "A tour boat set off with {x} people on board. {y} of them had bought a ticket, and the others were its crew. How many people belonged to the crew?",
      "If the helpers are counted, {x} persons ate at the scout camp; if they are left out, only {y} did. How many helpers ate there?",
      "{m} printed {x} invitations. {y} came out well, but the others were misprinted. How many misprinted invitations were there?",
    ],
  },
  {
    id: "among/frogs-and-further-frogs",
    expression: "x+y",
    texts: [
      "{x} frogs sit on the lily pads, and {y} more frogs sit on the bank. How many frogs are sitting there?",
      "Our street has {x} houses with a porch and {y} other houses. How many houses are there in our street?",
      "Next to the {x} umbrellas that were wet, {y} further umbrellas stood in the hall. How many umbrellas stood there?",
    ],
  },
  {
    id: "among/frogs-and-frogs-of-those",
    expression: "x-y",
    texts: [
      "{x} frogs sit on the lily pads, and {y} of those frogs are asleep. How many of the frogs are awake?",
      "Our street has {x} houses, and {y} of the houses have a porch. How many houses without a porch are there in our street?",
      "Among the {x} umbrellas that stood in the hall, {y} were wet. How many dry umbrellas stood there?",
    ],
  },
  {
    id: "among/frogs-of-those-that-jump",
    expression: "y-x",
    numbers: { x: "5..40", y: "42..95" },
    texts: [
      "{x} frogs sit on the lily pads, and all the others sit on the bank. {y} frogs sit there in all. How many frogs sit on the bank?",
      "Our street has {x} houses with a porch. There are {y} houses in our street. How many of them have no porch?",
      "There were {x} wet umbrellas among the {y} that stood in the hall. How many of the umbrellas in the hall were dry?",
    ],
  },
  {
    id: "among/marbles-in-a-bag-more-are-glass",
    expression: "x+y",
    texts: [
      "In a velvet bag are {x} clay marbles and {y} more of glass. What is the number of marbles in the bag?",
      "The puppet theater has {x} puppets on strings; apart from these there are {y} hand puppets. What is the number of its puppets?",
      "{y} pupils of the sixth grade take the bus, and the other {x} walk. What is the number of pupils in the sixth grade?",
      "{n}'s aunt has baked {x} tarts with cherries, and {y} with plums as well. Find out how many tarts she has baked.",
    ],
  },
  {
    id: "among/clay-marbles-where-some-are-glass",
    expression: "x-y",
    texts: [
      "In a velvet bag are {x} marbles, some of clay and {y} of glass. What is the number of clay marbles in the bag?",
      "The puppet theater has {x} puppets; apart from {y} hand puppets they are all on strings. What is the number of its puppets on strings?",
      "{y} pupils of the {x} in the sixth grade take the bus, and the others walk. What is the number of pupils who walk?",
      "{n}'s aunt has baked {x} tarts, {y} with plums and the others with cherries. Find out how many cherry tarts she has baked.",
    ],
  },
  {
    id: "among/glass-marbles-outnumber-clay",
    expression: "x-y",
    texts: [
      "In a velvet bag are {x} glass marbles and {y} clay marbles. By what number do the glass marbles outnumber the clay ones?",
      "The puppet theater has {x} puppets on strings and {y} hand puppets. How many more of its puppets are on strings than are hand puppets?",
      "{y} pupils of the sixth grade take the bus, and the other {x} walk. How many more of the pupils walk than take the bus?",
      "{n}'s aunt has baked {x} tarts with cherries, and {y} with plums. Find out how many more cherry tarts than plum tarts she has baked.",
    ],
  },
  {
    id: "among/marbles-both-bags-and-half",
    expression: "x+y",
    texts: [
      "In a velvet bag are {x} marbles, all of them of clay. In the net beside it are {y}, all of them of glass. What is the number of marbles in the bag and the net together?",
      "The puppet theater has {x} puppets on strings. It has also got hand puppets, {y} of them. What is the number of puppets that it has got?",
      "The sixth grade has {y} pupils who take the bus. All its others, {x} pupils, walk. What is the number of its pupils, walkers and riders together?",
      "{n}'s aunt has baked {x} tarts with cherries. The rest of the tarts that she has baked, {y}, are with plums. Find out how many tarts of both sorts she has baked.",
    ],
  },
];

/** A whole of two kinds of people or things, of which now one kind and now the whole is unknown. */
const TWO_KINDS: readonly WordingFamily[] = [
  {
    id: "parts/boys-with-girls-marching",
    expression: "x+y",
    texts: [
      "In the marching band are {x} boys and {y} girls. How many children is that?",
      "{x} clarinets and {y} oboes were tuned, and no other instruments. How many instruments were tuned?",
      "How many dogs are in the training class, if it has {y} poodles and {x} terriers, and nothing else?",
    ],
  },
  {
    id: "parts/marching-children-and-girls-known",
    expression: "x-y",
    texts: [
      "In the marching band are {x} children, of whom {y} are girls. How many boys is that?",
      "{x} instruments were tuned, {y} oboes and the rest clarinets. How many clarinets were tuned?",
      "How many terriers are in the training class, if it has {y} poodles in a total of {x} dogs, and all that are not poodles are terriers?",
    ],
  },
  {
    id: "parts/marching-boys-over-girls",
    expression: "x-y",
    texts: [
      "In the marching band are {x} boys and {y} girls. How many more boys than girls is that?",
      "{x} clarinets and {y} oboes were tuned. How many fewer oboes than clarinets were tuned?",
      "How many more terriers than poodles are in the training class, if it has {y} poodles and {x} terriers?",
    ],
  },
  {
    id: "parts/marching-girls-from-the-lead",
    expression: "x+y",
    texts: [
      "In the marching band are {x} boys. There are {y} more girls than boys in it. How many girls is that?",
      "{x} oboes were tuned, and also clarinets, {y} more than oboes. How many clarinets were tuned?",
      "How many terriers are in the training class, if it has {x} poodles and {y} terriers more than poodles?",
    ],
  },
  {
    id: "parts/marching-children-from-the-lead",
    expression: "x+(x+y)",
    texts: [
      "In the marching band are {x} boys. There are {y} more girls than boys in it. How many children is that?",
      "{x} oboes were tuned, and also clarinets, {y} more than oboes, but no other instruments. How many instruments were tuned?",
      "How many dogs are in the training class, if it has {x} poodles, {y} terriers more than poodles, and nothing else?",
    ],
  },
  {
    id: "parts/green-among-the-tiles",
    expression: "x-y",
    texts: [
      "{m} has used {x} crayons for a picture, green ones and purple ones. Exactly {y} were green. Find the number of purple crayons.",
      "For a swim meet {x} swimmers signed up: women and men. {y} of those who signed up are men. How many women signed up?",
      "The flower bed holds lilies and daisies, {x} plants together. If {y} are daisies, what is the number of lilies?",
    ],
  },
  {
    id: "parts/green-and-the-purple",
    expression: "x+y",
    texts: [
      "{m} has used {x} green crayons for a picture, and {y} purple ones. Find the number of green and purple crayons together.",
      "For a swim meet {x} women signed up, and so did {y} men. How many swimmers signed up?",
      "The flower bed holds lilies and daisies. If {y} are daisies and {x} are lilies, what is the number of plants together?",
    ],
  },
  {
    id: "parts/purple-unknown-count-after-green",
    expression: "y-x",
    numbers: { x: "5..40", y: "45..95" },
    texts: [
      "{m} has used {x} green crayons for a picture, and some purple ones. With the purple ones it was {y} crayons. Find the number of purple crayons.",
      "For a swim meet {x} women signed up. With the men, {y} swimmers signed up. How many men signed up?",
      "The flower bed holds {x} lilies. If daisies are its only other plants and it holds {y} plants together, what is the number of daisies?",
    ],
  },
  {
    id: "parts/salty-and-sweet-both-eaten",
    expression: "x+y",
    texts: [
      "{n} bought pretzels: {x} salty ones and {y} sweet ones. How many pretzels did {he} buy?",
      "On the pond are {x} swans with gray feathers; the other {y} swans are white. How many swans are on the pond?",
      "The clerk stamped {y} red cards and {x} blue cards, and no others. How many cards were stamped?",
    ],
  },
  {
    id: "parts/salty-pretzels-the-rest-sweet",
    expression: "x-y",
    texts: [
      "{n} bought pretzels: {x} in all, {y} of which were sweet and the others salty. How many salty pretzels did {he} buy?",
      "On the pond are {x} swans; {y} of them have gray feathers, and the other swans are white. How many white swans are on the pond?",
      "The clerk stamped {x} cards, red ones and blue ones. There were {y} red cards. How many blue cards were stamped?",
    ],
  },
  {
    id: "parts/salty-pretzels-for-two",
    expression: "x-y",
    texts: [
      "{n} bought pretzels: {x} salty ones and {y} sweet ones. How many sweet pretzels too few did {he} buy, if {he} wanted as many sweet ones as salty ones?",
      "On the pond are {x} swans with gray feathers; the other {y} swans are white. How many white swans would have to join them so that there were as many white as gray ones?",
      "The clerk stamped {y} red cards and {x} blue cards. By how many did the blue cards outnumber the red cards?",
    ],
  },
  {
    id: "parts/sorted-cutlery-spoons-are-the-rest",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "8..25", z: "6..22" },
    texts: [
      "The {x} pieces of cutlery in the drawer are knives, forks and spoons. {n} counts {y} knives and {z} forks. How many spoons are there?",
      "A garage looks after {x} vehicles: {y} are vans, {z} are trucks, and the others are taxis. How many taxis does it look after?",
      "How many visitors came on foot, if {x} came, {y} of them on a bike and {z} of them by tram, and the rest on foot?",
    ],
  },
  {
    id: "parts/sorted-cutlery-summed",
    expression: "x+y+z",
    numbers: { x: "20..60", y: "8..25", z: "6..22" },
    texts: [
      "The pieces of cutlery in the drawer are knives, forks and spoons. {n} counts {x} spoons, {y} knives and {z} forks. How many pieces are there?",
      "A garage looks after {x} taxis and other vehicles: {y} vans and {z} trucks. How many vehicles does it look after?",
      "How many visitors came, if {x} came on foot, {y} on a bike, {z} by tram, and nobody in another way?",
    ],
  },
  {
    id: "parts/sorted-cutlery-without-forks",
    expression: "x-z",
    numbers: { x: "60..95", y: "8..25", z: "6..22" },
    texts: [
      "The {x} pieces of cutlery in the drawer are knives, forks and spoons. {n} counts {y} knives and {z} forks. How many pieces are not forks?",
      "A garage looks after {x} vehicles: {y} are vans, {z} are trucks, and the others are taxis. How many of its vehicles are not trucks?",
      "How many visitors came without using the tram, if {x} came, {y} of them on a bike and {z} of them by tram, and the rest on foot?",
    ],
  },
  {
    id: "parts/sorted-cutlery-no-spoons",
    expression: "y+z",
    numbers: { x: "60..95", y: "8..25", z: "6..22" },
    texts: [
      "The {x} pieces of cutlery in the drawer are knives, forks and spoons. {n} counts {y} knives and {z} forks. How many pieces are not spoons?",
      "A garage looks after {x} vehicles: {y} are vans, {z} are trucks, and the others are taxis. How many of its vehicles are not taxis?",
      "How many visitors did not come on foot, if {x} came, {y} of them on a bike and {z} of them by tram, and the rest on foot?",
    ],
  },
];

/** Seats, shelves and stalls that are taken and free, sold and unsold: the number of one sort, of the other or of all. */
const FULL_AND_EMPTY: readonly WordingFamily[] = [
  {
    id: "whole/benches-taken-and-free-known",
    expression: "x+y",
    texts: [
      "In the reading room {x} chairs are taken and {y} are free. How many chairs does the reading room have?",
      "{y} lockers stand empty, {x} are in use. What is the total of lockers?",
      "How many bunks has the mountain hut, if hikers sleep in {x} of its bunks and {y} stay empty?",
    ],
  },
  {
    id: "whole/chairs-and-the-free-known",
    expression: "x-y",
    texts: [
      "The reading room has {x} chairs, and {y} are free. How many chairs in the reading room are taken?",
      "{y} lockers stand empty, but there are {x} in total. What is the number of lockers in use?",
      "In how many bunks of the mountain hut do hikers sleep, if it has {x} bunks and {y} stay empty?",
    ],
  },
  {
    id: "whole/chairs-and-the-taken-known",
    expression: "x-y",
    texts: [
      "The reading room has {x} chairs, and {y} are taken. How many chairs in the reading room are free?",
      "{y} lockers are in use, but there are {x} in total. What is the number of empty lockers?",
      "How many bunks of the mountain hut stay empty, if it has {x} bunks and hikers sleep in {y}?",
    ],
  },
  {
    id: "whole/chairs-more-are-taken-than-free",
    expression: "x-y",
    texts: [
      "In the reading room {x} chairs are taken and {y} are free. How many more taken chairs than free chairs does the reading room have?",
      "{y} lockers stand empty, {x} are in use. By how many are there more lockers in use than empty ones?",
      "How many fewer bunks stay empty than are slept in, if hikers sleep in {x} bunks of the mountain hut and {y} stay empty?",
    ],
  },
  {
    id: "whole/stall-sold-and-unsold-known",
    expression: "x+y",
    texts: [
      "At the flea market {n} sold {x} comics. {y} comics stayed unsold. How many comics had {he} brought?",
      "The theater sold {x} tickets for the matinee, and {y} tickets were not sold. How many tickets were there for the matinee?",
      "At the end of the fair, {y} jars of honey were left over. The beekeeper had sold all the others, {x} jars. How many jars were there at the beginning of the fair?",
    ],
  },
  {
    id: "whole/stall-brought-and-unsold-known",
    expression: "x-y",
    texts: [
      "At the flea market {n} had {x} comics for sale. {y} comics stayed unsold. How many comics did {he} sell?",
      "The theater had {x} tickets for the matinee, and {y} tickets were not sold. How many tickets for the matinee were sold?",
      "At the end of the fair, {y} jars of honey were left over. The beekeeper had come to it with {x} jars and sold all the others. How many jars did she sell?",
    ],
  },
  {
    id: "whole/stall-brought-and-sold-known",
    expression: "x-y",
    texts: [
      "At the flea market {n} had {x} comics for sale and sold {y}. How many comics stayed unsold?",
      "The theater had {x} tickets for the matinee, and {y} tickets were sold. How many tickets for the matinee were not sold?",
      "By the end of the fair, {y} jars of honey were sold. The beekeeper had come to it with {x} jars. How many jars did she have left over?",
    ],
  },
  {
    id: "whole/stall-sold-beyond-unsold",
    expression: "x-y",
    texts: [
      "At the flea market {n} sold {x} comics. {y} comics stayed unsold. How many more did {he} sell than stayed unsold?",
      "The theater sold {x} tickets for the matinee, and {y} tickets were not sold. By what number were the sold tickets more than the unsold ones?",
      "At the end of the fair, {y} jars of honey were left over. The beekeeper had sold all the others, {x} jars. How many fewer were left over than sold?",
    ],
  },
  {
    id: "whole/bottles-filled-so-far",
    expression: "x-y",
    texts: [
      "Of {x} bottles on the belt, the machine has filled {y}. How many bottles on the belt are empty?",
      "{x} cages of the pet shop are clean and {y} are dirty. How many more clean ones than dirty ones has the shop?",
      "Of the parking spots behind the bank, {x} in number, all but {y} are taken. How many spots are taken?",
    ],
  },
  {
    id: "whole/bottles-filled-and-more",
    expression: "x+y",
    texts: [
      "On the belt, the machine has filled {x} bottles. {y} bottles on the belt are empty. How many bottles are on the belt?",
      "{x} cages of the pet shop are clean and {y} are dirty. How many cages has the shop?",
      "Of the parking spots behind the bank, {x} are taken. All but those, {y} in number, are free. How many spots are there?",
    ],
  },
  {
    id: "whole/bottles-the-empty-missing",
    expression: "y-x",
    numbers: { x: "5..40", y: "45..95" },
    texts: [
      "On the belt, the machine has filled {x} bottles. There are {y} bottles on the belt. How many of them are still empty?",
      "{x} cages of the pet shop are clean. The shop has {y} cages. How many of them are dirty?",
      "Of the parking spots behind the bank, {x} are taken. If all were taken, there would be {y} cars. How many spots are free?",
    ],
  },
  {
    id: "whole/tables-reserved-and-not",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "8..25", z: "6..22" },
    texts: [
      "An inn has {x} tables. {y} are reserved, at {z} others guests are sitting, and the remaining tables are free. How many free tables are there?",
      "{x} sun loungers stand on the beach. {y} are broken, {z} are rented out, and all others can still be rented. How many loungers can still be rented?",
      "A camp manager has {x} tent spots. If vans stand on {y} of them and tents on {z} others, on how many is nothing standing?",
    ],
  },
  {
    id: "whole/tables-of-all-three-states",
    expression: "x+y+z",
    numbers: { x: "30..60", y: "8..25", z: "6..22" },
    texts: [
      "An inn has {x} free tables. {y} are reserved, and at {z} others guests are sitting. How many tables are there in the inn?",
      "{x} sun loungers on the beach can still be rented, {y} are broken, and the other {z} are rented out. How many loungers are there on the beach?",
      "A camp manager has {x} spots where nothing stands. If vans stand on {y} others and tents on {z}, how many spots does the camp manager have?",
    ],
  },
  {
    id: "whole/tables-not-free-of-two-states",
    expression: "y+z",
    numbers: { x: "60..95", y: "8..25", z: "6..22" },
    texts: [
      "An inn has {x} tables. {y} are reserved, at {z} others guests are sitting, and the remaining tables are free. How many tables are not free?",
      "{x} sun loungers stand on the beach. {y} are broken, {z} are rented out, and all others can still be rented. How many loungers can nobody else rent now?",
      "A camp manager has {x} tent spots. If vans stand on {y} of them and tents on {z} others, on how many of the spots is something standing?",
    ],
  },
  {
    id: "whole/tables-reserved-over-used",
    expression: "y-z",
    numbers: { x: "60..95", y: "20..30", z: "3..15" },
    texts: [
      "An inn has {x} tables. {y} are reserved, at {z} others guests are sitting, and the remaining tables are free. How many more tables are reserved than have guests sitting at them?",
      "{x} sun loungers stand on the beach. {y} are broken, {z} are rented out, and all others can still be rented. How many fewer loungers are rented out than are broken?",
      "A camp manager has {x} tent spots. If vans stand on {y} of them and tents on {z} others, by how many do the vans outnumber the tents, with one vehicle or tent to a spot?",
    ],
  },
];

/** Things in one place and in another one, with one of the places or both together asked for. */
const INSIDE_AND_OUTSIDE: readonly WordingFamily[] = [
  {
    id: "parts/cats-in-barn-and-yard",
    expression: "x+y",
    texts: [
      "{x} cats are in the barn and {y} are out in the yard. How many cats are there in barn and yard?",
      "On the ground floor of the hotel {x} lamps burn; upstairs {y} lamps burn. How many lamps burn in the hotel, which has no other floor?",
      "{n} keeps {y} seashells on the windowsill and the other {x} seashells in a jar. How many seashells does {n} keep?",
    ],
  },
  {
    id: "parts/cats-the-yard-ones-known",
    expression: "x-y",
    texts: [
      "{x} cats live here, in barn and yard. {y} are out in the yard. How many cats are in the barn?",
      "In the hotel {x} lamps burn; upstairs {y} of the lamps burn. How many lamps burn on the ground floor of the hotel, which has no other floor?",
      "{n} keeps {y} of {his} {x} seashells on the windowsill and the other seashells in a jar. How many seashells are in the jar?",
    ],
  },
  {
    id: "parts/cats-further-in-barn",
    expression: "x-y",
    texts: [
      "{x} cats are in the barn and {y} are out in the yard. How many more cats are there in the barn than in the yard?",
      "On the ground floor of the hotel {x} lamps burn; upstairs {y} lamps burn. How many fewer lamps burn upstairs than on the ground floor?",
      "{n} keeps {y} seashells on the windowsill and the other {x} seashells in a jar. By how many seashells is the jar ahead of the windowsill?",
    ],
  },
  {
    id: "parts/cats-yard-has-more",
    expression: "x+y",
    texts: [
      "{x} cats are in the barn and {y} more than that are out in the yard. How many cats are there in the yard?",
      "On the ground floor of the hotel {x} lamps burn; upstairs {y} lamps more burn than on the ground floor. How many lamps burn upstairs?",
      "{n} keeps {x} seashells on the windowsill and, in a jar, {y} seashells more than on the windowsill. How many seashells are in the jar?",
    ],
  },
  {
    id: "parts/aboard-and-ashore-whole",
    expression: "x+y",
    texts: [
      "While {x} sailors stayed aboard, {y} sailors of the ship went ashore. How many sailors does the ship have?",
      "The museum shows {x} vases and stores {y} vases in the cellar. Give the number of vases that the museum has.",
      "Grandma's preserves: {x} jars in the pantry, {y} jars in the garage. How many jars are in the two places?",
    ],
  },
  {
    id: "parts/aboard-when-some-ashore",
    expression: "x-y",
    texts: [
      "From a ship with {x} sailors, {y} sailors went ashore while the others stayed aboard. How many sailors stayed aboard?",
      "The museum has {x} vases and stores {y} of these vases in the cellar. The others are shown. Give the number of vases that the museum shows.",
      "Grandma's preserves: {x} jars, {y} of which are in the garage and all the rest in the pantry. How many jars are in the pantry?",
    ],
  },
  {
    id: "parts/ashore-when-some-aboard",
    expression: "y-x",
    numbers: { x: "5..40", y: "45..95" },
    texts: [
      "While {x} sailors stayed aboard, all others of the ship's {y} sailors went ashore. How many sailors went ashore?",
      "The museum shows {x} vases and stores the rest in the cellar. It has {y} vases. Give the number of vases in the cellar.",
      "Grandma's preserves: {x} jars in the pantry and the rest in the garage, {y} jars in the two places. How many jars are in the garage?",
    ],
  },
  {
    id: "parts/rain-inside-or-outside-desks",
    expression: "x-y",
    texts: [
      "During the {x} gym lessons of the term, the class was outdoors {y} times. How many of the gym lessons were indoors?",
      "In a pen of {x} goats, {y} stand under the roof. The others stand in the rain. How many goats stand in the rain?",
      "{m} has {x} plants; except for the {y} on the balcony, all are in {mhis} room. How many plants are in the room?",
      "Of {x} letters in the mailroom, {y} were for this building and the rest for other buildings. How many were for other buildings?",
    ],
  },
  {
    id: "parts/rain-inside-and-outside-lessons",
    expression: "x+y",
    texts: [
      "During the gym lessons of the term, the class was outdoors {y} times and indoors {x} times. How many gym lessons did it have?",
      "In a pen of goats, {y} stand under the roof. The others, {x} goats, stand in the rain. How many goats are in the pen?",
      "{m} has {x} plants in {mhis} room, without the {y} on the balcony. How many plants does {mhe} have in room and balcony together?",
      "Of the letters in the mailroom, {y} were for this building and {x} for other buildings. How many letters were in the mailroom?",
    ],
  },
  {
    id: "parts/rain-outdoor-lessons-wanted",
    expression: "x-y",
    texts: [
      "During the {x} gym lessons of the term, the class was indoors {y} times. How many of the gym lessons were outdoors?",
      "In a pen of {x} goats, {y} stand in the rain. The others stand under the roof. How many goats stand under the roof?",
      "{m} has {x} plants; except for the {y} in {mhis} room, all are on the balcony. How many plants are on the balcony?",
      "Of {x} letters in the mailroom, {y} were for other buildings and the rest for this one. How many were for this building?",
    ],
  },
  {
    id: "parts/miles-on-road-and-track",
    expression: "x+y",
    texts: [
      "The route runs for {x} miles on paved road and for {y} miles on dirt track. How long is the route?",
      "Of the bridge, {x} meters stand over water, and {y} meters over land. How many meters long is the bridge?",
      "A diver's pole is {y} feet under water and {x} feet above it. How many feet does the pole measure?",
    ],
  },
  {
    id: "parts/miles-on-road-where-track-known",
    expression: "x-y",
    texts: [
      "The route runs for {x} miles, {y} miles of them on dirt track and the rest on paved road. How many miles are paved?",
      "Of the bridge, which is {x} meters long, {y} meters stand over land and the rest over water. How many meters stand over water?",
      "A diver's pole of {x} feet is {y} feet under water. How many feet of it are above the water?",
    ],
  },
  {
    id: "parts/miles-of-dirt-track-wanted",
    expression: "y-x",
    numbers: { x: "5..40", y: "45..95" },
    texts: [
      "The route runs for {x} miles on paved road and otherwise on dirt track. It is {y} miles long. How many miles are dirt track?",
      "Of the bridge, {x} meters stand over water, and the rest over land. It is {y} meters long. How many meters stand over land?",
      "A diver's pole is {x} feet above the water and the rest of it under water. The pole measures {y} feet. How many feet of it are under water?",
    ],
  },
  {
    id: "parts/miles-road-beats-track",
    expression: "x-y",
    texts: [
      "The route runs for {x} miles on paved road and for {y} miles on dirt track. How many miles longer is the paved part than the dirt track?",
      "Of the bridge, {x} meters stand over water, and {y} meters over land. How many meters more stand over water than over land?",
      "A diver's pole is {y} feet under water and {x} feet above it. How many feet shorter is the part under water?",
    ],
  },
  {
    id: "among/three-rooms-the-third",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "8..25", z: "6..22" },
    texts: [
      "{x} babies sleep on three floors of the hospital: {y} on the first, {z} on the second, and the others on the third. How many sleep on the third?",
      "The ranger watches {x} deer. {y} stand by the creek and {z} on the hill; all others are in the wood. How many deer are in the wood?",
      "How many of the {x} toys are under the bed, if {n} finds {y} on the rug, {z} in the chest, and all others under the bed?",
    ],
  },
  {
    id: "among/three-floors-summed",
    expression: "x+y+z",
    numbers: { x: "30..60", y: "8..25", z: "6..22" },
    texts: [
      "Babies sleep on three floors of the hospital: {y} on the first, {z} on the second, and {x} on the third. How many sleep on the three floors?",
      "The ranger watches deer. {y} stand by the creek and {z} on the hill; {x} others are in the wood. How many deer does the ranger watch?",
      "How many toys are there, if {n} finds {y} on the rug, {z} in the chest, and all others, {x} toys, under the bed?",
    ],
  },
  {
    id: "among/not-on-the-second-floor",
    expression: "x-z",
    numbers: { x: "60..95", y: "8..25", z: "6..22" },
    texts: [
      "{x} babies sleep on three floors of the hospital: {y} on the first, {z} on the second, and the others on the third. How many do not sleep on the second?",
      "The ranger watches {x} deer. {y} stand by the creek and {z} on the hill; all others are in the wood. How many deer are somewhere else than on the hill?",
      "How many of the {x} toys are outside the chest, if {n} finds {y} on the rug, {z} in the chest, and all others under the bed?",
    ],
  },
  {
    id: "among/off-the-third-floor",
    expression: "y+z",
    numbers: { x: "60..95", y: "8..25", z: "6..22" },
    texts: [
      "{x} babies sleep on three floors of the hospital: {y} on the first, {z} on the second, and the others on the third. How many sleep below the third?",
      "The ranger watches {x} deer. {y} stand by the creek and {z} on the hill; all others are in the wood. How many deer are outside the wood?",
      "How many of the {x} toys are not under the bed, if {n} finds {y} on the rug, {z} in the chest, and all others under the bed?",
    ],
  },
];

/** Work, ways and sums that are done in part: what is done, what is yet to do, and the whole. */
const DONE_AND_YET_TO_DO: readonly WordingFamily[] = [
  {
    id: "whole/labels-stuck-and-yet-to-stick",
    expression: "x+y",
    texts: [
      "{n} has stuck {x} labels on folders and has {y} folders yet to label. How many folders get a label?",
      "The choir has practiced for {x} minutes and is going to practice for {y} minutes more. How long is the practice?",
      "A painter has painted {y} doors already, and {x} doors are still waiting. How many doors are there to paint in the whole job?",
    ],
  },
  {
    id: "whole/labels-of-all-stuck",
    expression: "x-y",
    texts: [
      "{n} must stick labels on {x} folders and has stuck {y} so far. How many folders has {he} yet to label?",
      "The choir is to practice for {x} minutes and has practiced for {y} of them. How much longer is the practice going to be?",
      "A painter has painted {y} of {x} doors already. How many doors are still waiting?",
    ],
  },
  {
    id: "whole/labels-of-all-yet-to-stick",
    expression: "x-y",
    texts: [
      "{n} must stick labels on {x} folders and has {y} yet to label. How many folders has {he} labeled so far?",
      "The choir is to practice for {x} minutes and has {y} of them still to go. How long has it practiced already?",
      "A painter had {x} doors to paint, and {y} of them are still waiting. How many doors are painted already?",
    ],
  },
  {
    id: "whole/labels-done-ahead-of-undone",
    expression: "x-y",
    texts: [
      "{n} has stuck {x} labels on folders and has {y} folders yet to label. How many more folders are labeled than not?",
      "The choir has practiced for {x} minutes and is going to practice for {y} minutes more. By how many minutes is the first part the longer one?",
      "A painter has painted {y} doors already, and {x} doors are still waiting. How many more doors are waiting than are painted?",
    ],
  },
  {
    id: "whole/candidates-called-and-waiting",
    expression: "x+y",
    numbers: { x: "4..40", y: "3..30" },
    texts: [
      "The dentist has seen {x} patients today; {y} patients are yet to come. How many patients does she see today?",
      "Written already: {x} thank-you cards. Not yet written: {y}. How many cards does {m} write in all?",
      "On {his} way to the coast, {n} has passed {y} villages and is going to pass {x} others. How many villages lie on the way?",
    ],
  },
  {
    id: "whole/candidates-still-waiting",
    expression: "x-y",
    numbers: { x: "20..60", y: "3..18" },
    texts: [
      "The dentist sees {x} patients today; {y} patients have already come. How many patients are yet to come?",
      "To be written: {x} thank-you cards. Written already: {y}. How many cards must {m} still write?",
      "On {his} way to the coast, {n} passes {x} villages. {He} has passed {y} of them. How many is {he} still going to pass?",
    ],
  },
  {
    id: "whole/candidates-called-so-far",
    expression: "x-y",
    numbers: { x: "20..60", y: "3..18" },
    texts: [
      "The dentist sees {x} patients today; {y} of these patients are yet to come. How many patients has she seen so far?",
      "To be written: {x} thank-you cards. Not yet written: {y}. How many cards has {m} written already?",
      "On {his} way to the coast, {n} passes {x} villages, and {y} of them are still ahead. How many has {he} passed?",
    ],
  },
  {
    id: "whole/chapters-read-and-unread-sum",
    expression: "x+y",
    texts: [
      "Unread, {x} pages; read, {y} pages. That is {m}'s novel today. How many pages does the novel have?",
      "The mason set {y} stones before lunch. To finish the wall, he needs {x} after lunch. How many stones are in the finished wall?",
      "{x} beds in the ward are made, but {y} are not made yet. How many beds are there?",
    ],
  },
  {
    id: "whole/chapters-unread",
    expression: "x-y",
    texts: [
      "Read, {y} pages out of {x}. That is {m}'s novel today. How many pages of the novel are unread?",
      "The mason set {y} stones before lunch. The finished wall has {x} stones. How many does he need after lunch?",
      "{x} beds are in the ward, but {y} are not made yet. How many beds are made?",
    ],
  },
  {
    id: "whole/chapters-read-out-of-all",
    expression: "x-y",
    texts: [
      "Unread, {y} pages out of {x}. That is {m}'s novel today. How many pages of the novel has {mhe} read?",
      "The mason set all but {y} of the wall's {x} stones before lunch. How many stones did he set before lunch?",
      "{x} beds are in the ward, and {y} are made. How many beds are not made yet?",
    ],
  },
  {
    id: "whole/chapters-three-days",
    expression: "x+y+z",
    numbers: { x: "30..60", y: "8..25", z: "6..22" },
    texts: [
      "{m} read {y} pages on {day} and {z} pages today. Of the novel, {x} pages are still unread. How many pages does the novel have, if {mhe} began it on {day} and read on no other day?",
      "The mason set {y} stones before lunch and {z} after lunch. To finish the wall, he needs {x} tomorrow. How many stones are in the finished wall?",
      "{x} beds in the ward are made, {y} are not made yet and {z} are being made just now. How many beds are there?",
    ],
  },
  {
    id: "whole/hoist-crates-still-aboard",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "8..25", z: "6..22" },
    texts: [
      "There are {x} crates to unload. {y} were unloaded at night, {z} this morning. How many crates are not unloaded yet?",
      "{n} had {x} e-mails to answer: {y} {he} answered at home, {z} at the office, and the rest are still unanswered. How many are unanswered?",
      "Out of {x} lamps to be tested, {y} passed the test and {z} failed. How many lamps are yet to be tested?",
    ],
  },
  {
    id: "whole/hoist-crates-unloaded",
    expression: "y+z",
    numbers: { x: "60..95", y: "8..25", z: "6..22" },
    texts: [
      "There are {x} crates to unload. {y} were unloaded at night, {z} this morning. How many crates are unloaded already?",
      "{n} had {x} e-mails to answer: {y} {he} answered at home, {z} at the office, and the rest are still unanswered. How many are answered?",
      "Out of {x} lamps to be tested, {y} passed the test and {z} failed. How many lamps have been tested so far?",
    ],
  },
  {
    id: "whole/hoist-crates-before-the-morning",
    expression: "x-y",
    numbers: { x: "60..95", y: "8..25", z: "6..22" },
    texts: [
      "There were {x} crates to unload. {y} were unloaded at night, {z} this morning. How many crates were still not unloaded at the end of the night?",
      "{n} had {x} e-mails to answer: {y} {he} answered at home, {z} later at the office, and the rest are still unanswered. How many were unanswered when {he} came to the office?",
      "Out of {x} lamps to be tested, {y} passed the test and {z} failed; the others are yet to be tested. How many of the lamps have not passed so far, failed or untested?",
    ],
  },
  {
    id: "whole/hoist-night-beats-morning",
    expression: "y-z",
    numbers: { x: "60..95", y: "20..30", z: "3..15" },
    texts: [
      "There are {x} crates to unload. {y} were unloaded at night, {z} this morning. How many more crates were unloaded at night than this morning?",
      "{n} had {x} e-mails to answer: {y} {he} answered at home, {z} at the office, and the rest are still unanswered. How many fewer did {he} answer at the office than at home?",
      "Out of {x} lamps to be tested, {y} passed the test and {z} failed. By what number do the lamps that passed outnumber those that failed?",
    ],
  },
];

/** Words like all but, except, the rest, the other and only cut the whole in two, or put it together. */
const ALL_BUT_AND_THE_REST: readonly WordingFamily[] = [
  {
    id: "among/all-but-the-cracked",
    expression: "x-y",
    numbers: { x: "25..95", y: "2..20" },
    texts: [
      "All but {y} of the {x} plates in the crate were whole. How many plates were whole?",
      "Except for {y}, the {x} buildings of the village have a thatched roof. How many have a thatched roof?",
      "{n} knows {x} card tricks, and {he} showed {m} every one except {y}. How many card tricks did {m} see?",
    ],
  },
  {
    id: "among/but-the-cracked-ones-too",
    expression: "x+y",
    numbers: { x: "25..95", y: "2..20" },
    texts: [
      "All but {y} of the plates in the crate were whole, and {x} were whole. How many plates were in the crate?",
      "Except for {y}, the buildings of the village have a thatched roof. {x} buildings have one. How many buildings does the village have?",
      "{n} showed {m} {x} card tricks, which are all that {he} knows except {y}. How many card tricks does {n} know?",
    ],
  },
  {
    id: "among/only-the-whole-ones",
    expression: "x-y",
    numbers: { x: "25..95", y: "2..20" },
    texts: [
      "Only {y} of the {x} plates in the crate were whole. How many plates were not whole?",
      "Just {y} of the {x} buildings of the village have a thatched roof. How many have another roof?",
      "{n} knows {x} card tricks, and {he} showed {m} no more than {y}. How many card tricks did {m} not see?",
    ],
  },
  {
    id: "among/the-other-runners-in-shorts",
    expression: "x-y",
    texts: [
      "{y} of {x} joggers wore long pants, the other joggers shorts. How many joggers wore shorts?",
      "{m} has been given {x} riddles. {mHe} has solved {y} and is puzzling over the rest. How many riddles is {mhe} puzzling over?",
      "A gardener's {x} tulips: {y} yellow, the remainder red. How many are red?",
      "From a pile of {x} bricks, {y} went into a wall, and what remained went into a path. How many bricks went into the path?",
    ],
  },
  {
    id: "among/long-pants-and-shorts-summed",
    expression: "x+y",
    texts: [
      "{y} joggers wore long pants, the other {x} joggers shorts. How many joggers were there?",
      "{m} has been given riddles. {mHe} has solved {y} and is puzzling over the rest, {x} riddles. How many riddles has {mhe} been given?",
      "A gardener's tulips: {y} yellow, the remaining {x} red. How many tulips has the gardener?",
      "From a pile of bricks, {y} went into a wall, and what remained, {x} bricks, went into a path. How many bricks were in the pile?",
    ],
  },
  {
    id: "among/other-runners-more-in-shorts",
    expression: "x-y",
    texts: [
      "{y} joggers wore long pants, the other {x} joggers shorts. By how many were those in shorts more than those in long pants?",
      "{m} has been given riddles. {mHe} has solved {y} and is puzzling over the rest, {x} riddles. How many more is {mhe} puzzling over than {mhe} has solved?",
      "A gardener's tulips: {y} yellow, the remaining {x} red. How many fewer are yellow than red?",
      "From a pile of bricks, {y} went into a wall, and what remained, {x} bricks, went into a path. How many more bricks did the path get than the wall?",
    ],
  },
  {
    id: "among/without-the-late-ones",
    expression: "x-y",
    numbers: { x: "25..95", y: "2..20" },
    texts: [
      "Except for the {y} late ones, all of the {x} pupils were on time. How many were on time?",
      "The rescue station has {x} dogs, its {y} pups included. How many grown dogs has it?",
      "{x} people belong to the drama club if the {y} stagehands are counted among them. How many belong to it if the stagehands are left aside?",
    ],
  },
  {
    id: "among/late-ones-on-top",
    expression: "x+y",
    numbers: { x: "25..95", y: "2..20" },
    texts: [
      "Without the {y} late ones, {x} pupils were on time. How many pupils came, late or on time?",
      "The rescue station has {x} dogs, its {y} pups not included. How many dogs has it, with the pups?",
      "{x} people belong to the drama club if the {y} stagehands are not counted among them. How many belong to it if the stagehands are counted?",
    ],
  },
  {
    id: "among/late-ones-are-asked-for",
    expression: "x-y",
    numbers: { x: "30..90", y: "x-i" },
    texts: [
      "All of the {x} pupils came, but only {y} of them on time. How many were late?",
      "The rescue station has {x} dogs; {y} of them are grown, and the others are pups. How many pups has it?",
      "{x} people belong to the drama club if the stagehands are counted, and {y} if they are left aside. How many stagehands are there?",
    ],
  },
  {
    id: "among/stayed-behind-with-a-third-sort",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "8..25", z: "6..22" },
    texts: [
      "{x} swimmers stood at the pool; all except {y} beginners and {z} divers did their laps. How many swimmers did laps?",
      "{n} has {x} puzzles. {y} have animals on them, {z} have castles, and the rest have ships. How many have ships?",
      "A mill has {x} sacks of grain. Apart from {y} sacks of rye and {z} of oats, it is all wheat. How many sacks of wheat are there?",
    ],
  },
  {
    id: "among/left-out-of-the-laps",
    expression: "y+z",
    numbers: { x: "60..95", y: "8..25", z: "6..22" },
    texts: [
      "{x} swimmers stood at the pool; all except {y} beginners and {z} divers did their laps. How many swimmers did no laps?",
      "{n} has {x} puzzles. {y} have animals on them, {z} have castles, and the rest have ships. How many have animals or castles?",
      "A mill has {x} sacks of grain. Apart from {y} sacks of rye and {z} of oats, it is all wheat. How many sacks hold no wheat?",
    ],
  },
  {
    id: "among/laps-and-those-left-out",
    expression: "x+y+z",
    numbers: { x: "30..60", y: "8..25", z: "6..22" },
    texts: [
      "{x} swimmers did their laps at the pool, and those were all except {y} beginners and {z} divers. How many swimmers were at the pool?",
      "{n} has puzzles. {y} have animals on them, {z} have castles, and the rest, {x} puzzles, have ships. How many puzzles has {he}?",
      "A mill has {x} sacks of wheat. Apart from these it has {y} sacks of rye and {z} of oats. How many sacks of grain are there?",
    ],
  },
  {
    id: "among/rest-with-only-beginners-out",
    expression: "x-y",
    numbers: { x: "60..95", y: "8..25", z: "6..22" },
    texts: [
      "{x} swimmers stood at the pool; all except {y} beginners went in, and {z} of the others were divers. How many swimmers went in?",
      "{n} has {x} puzzles. {y} have animals on them, {z} have castles, and the rest have ships. How many have no animals on them?",
      "A mill has {x} sacks of grain: {y} sacks of rye, {z} of oats, and the rest of wheat. How many sacks hold oats or wheat?",
    ],
  },
];

/** A plate, a box or a batch falls into what was eaten, used or spoiled and what was not. */
const EATEN_KEPT_AND_BROKEN: readonly WordingFamily[] = [
  {
    id: "whole/waffles-eaten-and-uneaten",
    expression: "x+y",
    texts: [
      "Out of a stack of waffles, {y} were eaten and {x} were not. How many waffles were in the stack?",
      "{n} threw away {y} peaches that had gone bad and kept the other {x}. How many peaches did {he} have to begin with?",
      "{x} eggs hatched under the hens, and {y} did not hatch. Find the number of eggs under the hens.",
    ],
  },
  {
    id: "whole/waffles-of-all-eaten",
    expression: "x-y",
    texts: [
      "Out of a stack of {x} waffles, {y} were eaten. How many waffles were not eaten?",
      "{n} threw away {y} of {his} {x} peaches, which had gone bad, and kept the others. How many peaches did {he} keep?",
      "{x} eggs lay under the hens, and {y} did not hatch. Find the number of eggs that hatched.",
    ],
  },
  {
    id: "whole/waffles-of-all-uneaten",
    expression: "x-y",
    texts: [
      "Out of a stack of {x} waffles, {y} were not eaten. How many waffles were eaten?",
      "{n} kept {y} of {his} {x} peaches and threw away the others, which had gone bad. How many peaches did {he} throw away?",
      "{x} eggs lay under the hens, and {y} hatched. Find the number of eggs that did not hatch.",
    ],
  },
  {
    id: "whole/waffles-eaten-beyond-uneaten",
    expression: "x-y",
    texts: [
      "Out of a stack of waffles, {y} were eaten and {x} were not. How many fewer waffles were eaten than not eaten?",
      "{n} threw away {y} peaches that had gone bad and kept the other {x}. How many more did {he} keep than throw away?",
      "{x} eggs hatched under the hens, and {y} did not hatch. By what number do the hatched eggs exceed the others?",
    ],
  },
  {
    id: "whole/vases-cracked-in-the-kiln",
    expression: "x-y",
    texts: [
      "When the potter opened the kiln, {y} of the {x} mugs in it had cracked. How many mugs could she sell, if all that had not cracked could be sold?",
      "{m} flipped {x} pancakes; {y} fell on the floor, the others back into the pan. How many fell into the pan?",
      "The teacher read {x} essays. Those without a mistake were {y}. How many had a mistake?",
    ],
  },
  {
    id: "whole/vases-cracked-and-sound",
    expression: "x+y",
    texts: [
      "When the potter opened the kiln, {y} of the mugs in it had cracked. The others, {x} mugs, could be sold. How many mugs were in the kiln?",
      "{m} flipped pancakes; {y} fell on the floor, {x} back into the pan. How many did {mhe} flip?",
      "The teacher read {x} essays with a mistake. Those without a mistake were {y}. How many essays did she read?",
    ],
  },
  {
    id: "whole/cracked-mugs-are-wanted",
    expression: "x-y",
    texts: [
      "When the potter opened the kiln, {y} of the {x} mugs in it had not cracked. How many mugs had cracked?",
      "{m} flipped {x} pancakes; {y} fell back into the pan, the others on the floor. How many fell on the floor?",
      "The teacher read {x} essays. Those with a mistake were {y}. How many had no mistake?",
    ],
  },
  {
    id: "whole/cracked-mugs-and-the-second-kiln",
    expression: "x-y+z",
    numbers: { x: "40..80", y: "3..30", z: "5..30" },
    texts: [
      "When the potter opened the kiln, {y} of the {x} mugs in it had cracked, but in a second kiln all {z} mugs were whole. How many whole mugs came out of the two kilns?",
      "{m} flipped {x} pancakes; {y} fell on the floor, the others back into the pan. Later {mhe} flipped {z} more, and all of these fell into the pan. How many fell into the pan in all?",
      "The teacher read {x} essays. Those without a mistake were {y}. In {z} more essays, which she read later, there was a mistake in every one. How many essays had a mistake?",
    ],
  },
  {
    id: "whole/rope-as-long-as-before",
    expression: "x+y",
    texts: [
      "The sailor used {x} feet of rope; {y} feet were left over. How long had the rope been?",
      "{n} drank {y} ounces of the juice and poured the other {x} ounces back. How many ounces of juice were in {his} glass at first?",
      "On the spool there are still {x} meters of wire, now that {y} meters have been cut off. How many meters were on the full spool?",
    ],
  },
  {
    id: "whole/rope-used-of-a-length",
    expression: "x-y",
    texts: [
      "The sailor had {x} feet of rope; {y} feet were left over. How much of the rope did he use?",
      "{n} drank {y} ounces of the {x} ounces of juice in {his} glass and poured the rest back. How many ounces did {he} pour back?",
      "On the full spool there were {x} meters of wire. {y} meters have been cut off. How many meters are on the spool now?",
    ],
  },
  {
    id: "whole/rope-more-used-than-left",
    expression: "x-y",
    texts: [
      "The sailor used {x} feet of rope; {y} feet were left over. How many feet did he use beyond the length that was left over?",
      "{n} drank {y} ounces of the juice and poured the other {x} ounces back. How many ounces more did {he} pour back than drink?",
      "On the spool there are still {x} meters of wire, now that {y} meters have been cut off. How many meters more are on it than were cut off?",
    ],
  },
  {
    id: "whole/pocket-money-spent-plus-saved",
    expression: "x+y",
    money: true,
    texts: [
      "{m} spent ${x} of {mhis} pocket money and saved ${y}, the rest of it. How much pocket money had {mhe} got?",
      "The bill was split: {n} paid ${x} of it, and {k} paid the other ${y}. How much was the bill?",
      "Of the donations, ${y} came in coins and ${x} in bills. How much was donated?",
    ],
  },
  {
    id: "whole/pocket-money-and-the-spent-part",
    expression: "x-y",
    money: true,
    texts: [
      "{m} got ${x} of pocket money and saved ${y} of it. The rest {mhe} spent. How much did {mhe} spend?",
      "The bill was ${x} and was split: {k} paid ${y} of it, and {n} paid the rest. How much did {n} pay?",
      "Of the ${x} of donations, ${y} came in coins and the rest in bills. How much came in bills?",
    ],
  },
  {
    id: "whole/pocket-money-spent-beyond-saved",
    expression: "x-y",
    money: true,
    texts: [
      "{m} spent ${x} of {mhis} pocket money and saved ${y}, the rest of it. How much more did {mhe} spend than save?",
      "The bill was split: {n} paid ${x} of it, and {k} paid the other ${y}. By how much was {n}'s share larger?",
      "Of the donations, ${y} came in coins and ${x} in bills. How much less came in coins than in bills?",
    ],
  },
  {
    id: "whole/pocket-money-other-share-from-more",
    expression: "x+y",
    money: true,
    texts: [
      "{m} saved ${x} of {mhis} pocket money and spent ${y} more than {mhe} saved. How much did {mhe} spend?",
      "The bill was split: {k} paid ${x} of it, and {n} paid the rest, which was ${y} more than {k}'s share. How much did {n} pay?",
      "Of the donations, ${x} came in coins. In bills ${y} more came than in coins. How much came in bills?",
    ],
  },
];

/** Beside the whole and its parts a further number is told, and what is asked decides whether it counts. */
const A_NUMBER_BESIDE: readonly WordingFamily[] = [
  {
    id: "parts/trees-with-pears-and-nests",
    expression: "x-y",
    numbers: { x: "50..95", y: "5..40", z: "2..20" },
    texts: [
      "Of the {x} trees in the orchard, {y} are pear trees and the others are apple trees. There are {z} nests in the trees. How many apple trees are there?",
      "{n} works {z} hours a week at a shelter with {x} rabbits, {y} of them brown and the rest white. How many white rabbits are at the shelter?",
      "In a {z}-story block with {x} apartments, {y} are rented and all others belong to those who live there. How many apartments are not rented?",
    ],
  },
  {
    id: "parts/trees-pears-and-apples-no-nests",
    expression: "x+y",
    numbers: { x: "20..60", y: "5..40", z: "2..20" },
    texts: [
      "In the orchard there are {y} pear trees, and the other trees are {x} apple trees. There are {z} nests in the trees. How many trees are there?",
      "{n} works {z} hours a week at a shelter with {x} white rabbits and {y} brown ones. How many rabbits are at the shelter?",
      "In a {z}-story block, {y} apartments are rented and the other {x} belong to those who live there. How many apartments are in the block?",
    ],
  },
  {
    id: "parts/trees-apples-over-pears",
    expression: "x-y",
    numbers: { x: "42..80", y: "5..40", z: "2..20" },
    texts: [
      "In the orchard there are {y} pear trees, and the other trees are {x} apple trees. There are {z} nests in the trees. How many more apple trees than pear trees are there?",
      "{n} works {z} hours a week at a shelter with {x} white rabbits and {y} brown ones. By how many are the white rabbits ahead of the brown ones?",
      "In a {z}-story block, {y} apartments are rented and the other {x} belong to those who live there. How many fewer apartments are rented than are not?",
    ],
  },
  {
    id: "among/masks-of-those-with-feathers",
    expression: "y-z",
    numbers: { x: "50..90", y: "25..48", z: "3..22" },
    texts: [
      "{x} masks hang in the shop. {y} of them have feathers, and {z} of those with feathers are also gilded. How many masks with feathers are not gilded?",
      "Of {x} campers, {y} went on the hike, and of the hikers {z} turned back early. How many hikers did not turn back early?",
      "The keeper feeds {x} birds. There are {y} owls among them, and {z} of the owls are chicks. How many owls are not chicks?",
    ],
  },
  {
    id: "among/masks-without-feathers",
    expression: "x-y",
    numbers: { x: "50..90", y: "25..48", z: "3..22" },
    texts: [
      "{x} masks hang in the shop. {y} of them have feathers, and {z} of those with feathers are also gilded. How many masks have no feathers?",
      "Of {x} campers, {y} went on the hike, and of the hikers {z} turned back early. How many campers did not go on the hike?",
      "The keeper feeds {x} birds. There are {y} owls among them, and {z} of the owls are chicks. How many of the birds are not owls?",
    ],
  },
  {
    id: "among/masks-other-ones-gilded",
    expression: "x-y-z",
    numbers: { x: "75..98", y: "25..48", z: "3..22" },
    texts: [
      "{x} masks hang in the shop. {y} of them have feathers, and {z} others are gilded. How many masks are neither feathered nor gilded?",
      "Of {x} campers, {y} went on the hike, and of the other campers {z} went boating. How many campers did neither?",
      "The keeper feeds {x} birds. There are {y} owls among them, and {z} cranes. How many of the birds are neither owls nor cranes?",
    ],
  },
  {
    id: "among/masks-and-those-in-the-box",
    expression: "x+z",
    numbers: { x: "50..90", y: "25..48", z: "3..22" },
    texts: [
      "{x} masks hang in the shop. {y} of them have feathers, and {z} more masks lie in a box. How many masks are there, hanging and in the box?",
      "{x} campers came by bus. {y} of these went on a hike, and {z} other campers came by car. How many campers came by bus or car?",
      "The keeper feeds {x} birds. There are {y} owls among them, and besides the birds he feeds {z} otters. How many animals does he feed?",
    ],
  },
  {
    id: "among/stickers-folder-and-lunchbox",
    expression: "y+z",
    numbers: { x: "50..90", y: "8..25", z: "6..24" },
    texts: [
      "Of {n}'s {x} stickers, {y} are on a folder, {z} on a lunchbox, and the others in a drawer. How many stickers are on the folder and the lunchbox?",
      "{x} knights fought for the king: {y} with axes, {z} with spears, and the rest with swords. How many fought with no sword?",
      "How many rolls had a filling, if {y} of {x} rolls were filled with ham, {z} with cheese, and the others with nothing?",
    ],
  },
  {
    id: "among/stickers-left-for-the-drawer",
    expression: "x-(y+z)",
    numbers: { x: "60..95", y: "8..25", z: "6..24" },
    texts: [
      "Of {n}'s {x} stickers, {y} are on a folder, {z} on a lunchbox, and the others in a drawer. How many stickers are in the drawer?",
      "{x} knights fought for the king: {y} with axes, {z} with spears, and the rest with swords. How many fought with swords?",
      "How many rolls had no filling, if {y} of {x} rolls were filled with ham, {z} with cheese, and the others with nothing?",
    ],
  },
  {
    id: "among/stickers-not-on-the-folder",
    expression: "x-y",
    numbers: { x: "50..90", y: "8..25", z: "6..24" },
    texts: [
      "Of {n}'s {x} stickers, {y} are on a folder, {z} on a lunchbox, and the others in a drawer. How many stickers are not on the folder?",
      "{x} knights fought for the king: {y} with axes, {z} with spears, and the rest with swords. How many fought with something else than an axe?",
      "How many rolls had no ham in them, if {y} of {x} rolls were filled with ham, {z} with cheese, and the others with nothing?",
    ],
  },
  {
    id: "among/stickers-folder-over-lunchbox",
    expression: "y-z",
    numbers: { x: "60..95", y: "20..32", z: "3..18" },
    texts: [
      "Of {n}'s {x} stickers, {y} are on a folder, {z} on a lunchbox, and the others in a drawer. How many more are on the folder than on the lunchbox?",
      "{x} knights fought for the king: {y} with axes, {z} with spears, and the rest with swords. How many fewer spears than axes did they fight with, one to a knight?",
      "By how many did the ham rolls outnumber the cheese rolls, if {y} of {x} rolls were filled with ham, {z} with cheese, and the others with nothing?",
    ],
  },
  {
    id: "parts/twins-own-and-shared",
    expression: "x+y",
    numbers: { x: "20..60", y: "5..40", z: "5..40" },
    texts: [
      "{n} has {x} stamps of {his} own and {k} has {y}. Their cousin has {z}. How many stamps have {n} and {k} together?",
      "At bowling the girls knocked down {x} pins and the boys {y}; the parents knocked down {z}. How many pins did the girls and boys knock down?",
      "Bakers' fair: {x} wheat loaves, {y} rye loaves, and a stand with {z} jams. How many loaves were at the fair?",
    ],
  },
  {
    id: "parts/twins-with-the-cousin",
    expression: "x+y+z",
    numbers: { x: "20..60", y: "5..40", z: "5..40" },
    texts: [
      "{n} has {x} stamps of {his} own and {k} has {y}. Their cousin has {z}. How many stamps have the three of them together?",
      "At bowling the girls knocked down {x} pins and the boys {y}; the parents knocked down {z}. How many pins did all of them knock down?",
      "Bakers' fair: {x} wheat loaves, {y} rye loaves, and a stand with {z} corn loaves. How many loaves were at the fair?",
    ],
  },
  {
    id: "parts/twins-cousin-among-all",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "5..25", z: "5..25" },
    texts: [
      "{n}, {k} and their cousin have {x} stamps together. {k} has {y}, and the cousin has {z}. How many stamps has {n}?",
      "At bowling the girls, the boys and the parents knocked down {x} pins in all: {y} the boys and {z} the parents. How many pins did the girls knock down?",
      "Bakers' fair: {x} loaves, {y} of rye, {z} of corn, and the others of wheat. How many wheat loaves were at the fair?",
    ],
  },
  {
    id: "parts/twins-two-of-them-among-all",
    expression: "x-z",
    numbers: { x: "60..95", y: "5..25", z: "5..25" },
    texts: [
      "{n}, {k} and their cousin have {x} stamps together. {k} has {y}, and the cousin has {z}. How many stamps have {n} and {k} together?",
      "At bowling the girls, the boys and the parents knocked down {x} pins in all: {y} the boys and {z} the parents. How many pins did the girls and boys knock down?",
      "Bakers' fair: {x} loaves, {y} of rye, {z} of corn, and the others of wheat. How many loaves that were not of corn were at the fair?",
    ],
  },
  {
    id: "parts/uniforms-large-and-small-given-out",
    expression: "x+y-z",
    numbers: { x: "30..60", y: "20..40", z: "5..25" },
    texts: [
      "In the closet lie {x} long robes and {y} short robes. {z} short ones are given out. How many robes are still in the closet?",
      "{n} carries {x} full cans and {y} empty cans to a truck, and {m} takes {z} of the full ones down again. How many cans are on the truck then?",
      "On the hill there are {x} skiers and {y} snowboarders. How many people are there after {z} of the skiers have gone home?",
    ],
  },
  {
    id: "parts/uniforms-before-any-given-out",
    expression: "x+y",
    numbers: { x: "30..60", y: "20..40", z: "5..18" },
    texts: [
      "In the closet lie {x} long robes and {y} short robes. {z} short ones will be given out. How many robes are in the closet before that?",
      "{n} carries {x} full cans and {y} empty cans to a truck, and {m} takes {z} of the full ones down again. How many cans were on the truck before {m} came?",
      "On the hill there are {x} skiers and {y} snowboarders. How many people are there before {z} of the skiers go home?",
    ],
  },
  {
    id: "parts/uniforms-one-sort-after",
    expression: "y-z",
    numbers: { x: "30..60", y: "25..45", z: "5..22" },
    texts: [
      "In the closet lie {x} long robes and {y} short robes. {z} short ones are given out. How many short robes are still in the closet?",
      "{n} carries {y} full cans and {x} empty cans to a truck, and {m} takes {z} of the full ones down again. How many full cans are on the truck then?",
      "On the hill there are {y} skiers and {x} snowboarders. How many skiers are there after {z} of the skiers have gone home?",
    ],
  },
  {
    id: "parts/uniforms-robes-more-come",
    expression: "x+y+z",
    numbers: { x: "30..60", y: "20..40", z: "5..25" },
    texts: [
      "In the closet lie {x} long robes and {y} short robes. {z} more short ones are put in. How many robes are in the closet then?",
      "{n} carries {x} full cans and {y} empty cans to a truck, and {m} carries {z} more full ones there. How many cans are on the truck then?",
      "On the hill there are {x} skiers and {y} snowboarders. How many people are there after {z} more skiers have come?",
    ],
  },
];

/** Both parts together, or the part that is not told. */
const BOTH_TOGETHER_OR_ONE: readonly WordingFamily[] = [
  {
    id: "parts/bells-that-ring-in-both-towers",
    expression: "x+y",
    texts: [
      "The left tower has {x} bells, and the right tower has {y} other bells. How many bells have both towers together?",
      "{n} speaks {x} lines in the first act and {y} lines in the last, and none between. How many lines does {n} speak in the play?",
      "There were {x} votes for the new logo, {y} votes against it, and no other votes. How many votes were there?",
      "How many stairs has the house, with {y} inside and {x} outside?",
    ],
  },
  {
    id: "parts/bells-of-the-left-tower",
    expression: "x-y",
    texts: [
      "Both towers together have {x} bells, and the right tower has {y} of them. How many bells has the left tower?",
      "{n} speaks {x} lines in the play: {y} lines in the last act and all others in the first. How many lines does {n} speak in the first act?",
      "There were {x} votes, {y} of them against the new logo and all others for it. How many votes were for the logo?",
      "How many stairs are outside, if the house has {x}, counting {y} inside?",
    ],
  },
  {
    id: "parts/bells-right-tower-has-extra",
    expression: "x+y",
    texts: [
      "The left tower has {x} bells, and the right tower has {y} bells more than the left. How many bells has the right tower?",
      "{n} speaks {x} lines in the first act and {y} more than that in the last. How many lines does {n} speak in the last act?",
      "There were {x} votes against the new logo, and {y} votes more than that for it. How many votes were for the logo?",
      "How many stairs are outside, if the house has {x} inside, and outside {y} more than inside?",
    ],
  },
  {
    id: "parts/bells-left-tower-leads",
    expression: "x-y",
    texts: [
      "The left tower has {x} bells, and the right tower has {y} other bells. How many bells more has the left tower?",
      "{n} speaks {x} lines in the first act and {y} lines in the last. How many lines fewer does {n} speak in the last act?",
      "There were {x} votes for the new logo and {y} votes against it. By how many votes did those who were for it win?",
      "How many stairs more are outside than inside, with {y} inside and {x} outside?",
    ],
  },
  {
    id: "among/newborn-lambs-included-no-more",
    expression: "x+y",
    texts: [
      "Besides {x} grown horses, {y} foals live on the ranch. How many horses live there, young and grown?",
      "Apart from {y} guests who only drank tea, {x} guests ate supper at the inn. How many guests had tea or supper there?",
      "{m} folded {x} paper cranes, leaving {y} other sheets unfolded. How many sheets had {mhe} at first, with one sheet to a crane?",
    ],
  },
  {
    id: "among/newborn-foals-among-the-horses",
    expression: "x-y",
    texts: [
      "Among {x} horses, {y} foals live on the ranch. How many grown horses live there?",
      "Apart from {y} guests who only drank tea, all of the {x} guests ate supper at the inn. How many guests ate supper there?",
      "{m} had {x} sheets and folded paper cranes, leaving {y} of the sheets unfolded. How many cranes did {mhe} fold, with one sheet to a crane?",
    ],
  },
  {
    id: "among/foals-still-to-be-counted",
    expression: "y-x",
    numbers: { x: "5..40", y: "45..95" },
    texts: [
      "{x} of the horses on the ranch are grown, and all the others are foals. If {y} horses live there, young and grown, how many foals are there?",
      "Apart from guests who only drank tea, {x} guests ate supper at the inn. How many guests only drank tea, if {y} guests had tea or supper there?",
      "{m} folded {x} paper cranes, leaving the other sheets unfolded. How many sheets are unfolded if {mhe} had {y} at first, with one sheet to a crane?",
    ],
  },
  {
    id: "among/foals-and-grown-with-donkeys",
    expression: "x+y+z",
    numbers: { x: "20..60", y: "5..30", z: "5..30" },
    texts: [
      "Besides {x} grown horses, {y} foals and {z} donkeys live on the ranch. How many horses and donkeys live there, young and grown?",
      "Apart from {y} guests who only drank tea and {z} who only drank coffee, {x} guests ate supper at the inn. How many guests had tea, coffee or supper there?",
      "{m} folded {x} paper cranes and {z} paper boats, leaving {y} other sheets unfolded. How many sheets had {mhe} at first, with one sheet to a crane or boat?",
    ],
  },
];

/** Sets of families that tell nearly the same of a whole and its parts, but ask for another one of them or turn a word that decides. */
export const CONTRASTS_OF_PARTS_AND_WHOLES: readonly WordingFamily[] = [
  ...OF_THEM_OR_BESIDES,
  ...TWO_KINDS,
  ...FULL_AND_EMPTY,
  ...INSIDE_AND_OUTSIDE,
  ...DONE_AND_YET_TO_DO,
  ...ALL_BUT_AND_THE_REST,
  ...EATEN_KEPT_AND_BROKEN,
  ...A_NUMBER_BESIDE,
  ...BOTH_TOGETHER_OR_ONE,
];

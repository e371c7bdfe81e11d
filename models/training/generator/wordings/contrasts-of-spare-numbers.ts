import type { WordingFamily } from "../wording.ts";

/** Things of several kinds are told of, and only the asking says which of them count. */
const THREE_KINDS: readonly WordingFamily[] = [
  {
    id: "either/first-and-second",
    expression: "x+y",
    numbers: { x: "50..90", y: "20..45", z: "3..18" },
    texts: [
      "{n} lays out {x} lemons, {y} limes and {z} melons on a market stall. How many lemons and limes does {he} lay out?",
      "How many nails and screws are in the drawer? The janitor counted {z} hooks, {y} screws and {x} nails in it.",
      "At the harbor fair {y} rowers, {z} divers and {x} sailors signed the guest book. Find the number of sailors and rowers who signed.",
      "A choir sheet lists {x} sopranos, {y} altos and {z} tenors. {m} prints a name tag for every soprano and every alto, but for no tenor. How many tags does {mhe} print?",
    ],
  },
  {
    id: "either/first-and-third",
    expression: "x+z",
    numbers: { x: "50..90", y: "20..45", z: "3..18" },
    texts: [
      "{n} lays out {x} lemons, {y} limes and {z} melons on a market stall. How many lemons and melons does {he} lay out?",
      "How many nails and hooks are in the drawer? The janitor counted {z} hooks, {y} screws and {x} nails in it.",
      "At the harbor fair {y} rowers, {z} divers and {x} sailors signed the guest book. Find the number of sailors and divers who signed.",
      "A choir sheet lists {x} sopranos, {y} altos and {z} tenors. {m} prints a name tag for every soprano and every tenor, but for no alto. How many tags must {mhe} print?",
    ],
  },
  {
    id: "either/all-three",
    expression: "x+y+z",
    numbers: { x: "50..90", y: "20..45", z: "3..18" },
    texts: [
      "{n} lays out {x} lemons, {y} limes and {z} melons on a market stall. How many pieces of fruit does {he} lay out altogether?",
      "How many nails, screws and hooks are in the drawer? The janitor counted {z} hooks, {y} screws and {x} nails in it.",
      "At the harbor fair {y} rowers, {z} divers and {x} sailors signed the guest book. Find the number of people of all three kinds who signed.",
      "A choir sheet lists {x} sopranos, {y} altos and {z} tenors. {m} prints a name tag for every soprano, every alto and every tenor. How many tags are needed in all?",
    ],
  },
  {
    id: "either/first-over-third",
    expression: "x-z",
    numbers: { x: "50..90", y: "20..45", z: "3..18" },
    texts: [
      "{n} lays out {x} lemons, {y} limes and {z} melons on a market stall. How many more lemons than melons does {he} lay out?",
      "How many fewer hooks than nails are in the drawer? The janitor counted {z} hooks, {y} screws and {x} nails in it.",
      "At the harbor fair {y} rowers, {z} divers and {x} sailors signed the guest book. Find by how many the sailors outnumbered the divers.",
      "A choir sheet lists {x} sopranos, {y} altos and {z} tenors. {m} prints a name tag for every soprano and has already finished as many tags as there are tenors. How many tags has {mhe} still to print?",
    ],
  },
  {
    id: "either/used-kind-left",
    expression: "x-z",
    numbers: { x: "50..90", y: "10..45", z: "3..30" },
    texts: [
      "A tailor had {x} black buttons and {y} white buttons. She sewed {z} of the black ones onto coats. How many black buttons does she still have?",
      "How many teabags of peppermint are left? The tin had {x} bags of peppermint tea and {y} bags of fennel tea in it, until the nurses brewed {z} bags of peppermint.",
      "{z} pigeons flew off when the bell rang. Up to then {y} sparrows and {x} pigeons had been sitting on the roof. How many pigeons stayed?",
    ],
  },
  {
    id: "either/both-left",
    expression: "x+y-z",
    numbers: { x: "50..90", y: "10..45", z: "3..30" },
    texts: [
      "A tailor had {x} black buttons and {y} white buttons. She sewed {z} of the black ones onto coats. How many buttons does she still have?",
      "How many teabags of both sorts are left? The tin had {x} bags of peppermint tea and {y} bags of fennel tea in it, until the nurses brewed {z} bags of peppermint.",
      "{z} pigeons flew off when the bell rang. Up to then {y} sparrows and {x} pigeons had been sitting on the roof. How many birds stayed?",
    ],
  },
  {
    id: "either/both-before",
    expression: "x+y",
    numbers: { x: "50..90", y: "10..45", z: "3..30" },
    texts: [
      "A tailor had {x} black buttons and {y} white buttons. She sewed {z} of the black ones onto coats. How many buttons did she have before she sewed?",
      "How many teabags were in the tin at first? The tin had {x} bags of peppermint tea and {y} bags of fennel tea in it, until the nurses brewed {z} bags of peppermint.",
      "{z} pigeons flew off when the bell rang. Up to then {y} sparrows and {x} pigeons had been sitting on the roof. How many birds had been sitting there up to then?",
    ],
  },
  {
    id: "either/lead-before",
    expression: "x-y",
    numbers: { x: "50..90", y: "10..45", z: "3..30" },
    texts: [
      "A tailor had {x} black buttons and {y} white buttons. She sewed {z} of the black ones onto coats. How many more black than white buttons did she have before she sewed?",
      "By how many did the peppermint bags outnumber the fennel bags at first? The tin had {x} bags of peppermint tea and {y} bags of fennel tea in it, until the nurses brewed {z} bags of peppermint.",
      "{z} pigeons flew off when the bell rang. Up to then {y} sparrows and {x} pigeons had been sitting on the roof. How many more pigeons than sparrows had been sitting there up to then?",
    ],
  },
  {
    id: "either/both-before-newcomers",
    expression: "x+y",
    numbers: { x: "70..99", y: "10..35", z: "3..25" },
    texts: [
      "In the aviary lived {x} finches and {y} parrots. A rescue team brought {z} parrots more. How many birds lived there before the team came?",
      "{n} had {y} jazz records and {x} rock records. At a flea market {he} picked up another {z} jazz records. How many records did {he} own before the flea market?",
      "Tell how many trees stood there before the storm year. Before the storm year the avenue had {x} maples and {y} elms. Afterward the town planted {z} elms and lost no tree.",
      "The bakery's tray had {x} plain bagels and {y} onion bagels on it, and just now {z} more onion bagels come out of the oven and are put there too. How many bagels did the tray have before that?",
    ],
  },
  {
    id: "either/newcomer-kind-now",
    expression: "y+z",
    numbers: { x: "70..99", y: "10..35", z: "3..25" },
    texts: [
      "In the aviary lived {x} finches and {y} parrots. A rescue team brought {z} parrots more. How many parrots live there now?",
      "{n} had {y} jazz records and {x} rock records. At a flea market {he} picked up another {z} jazz records. How many jazz records does {he} own now?",
      "Tell how many elms stand here today. Before the storm year the avenue had {x} maples and {y} elms. Afterward the town planted {z} elms and lost no tree.",
      "The bakery's tray had {x} plain bagels and {y} onion bagels on it, and just now {z} more onion bagels come out of the oven and are put there too. How many onion bagels does the tray have after that?",
    ],
  },
  {
    id: "either/everything-now",
    expression: "x+y+z",
    numbers: { x: "70..99", y: "10..35", z: "3..25" },
    texts: [
      "In the aviary lived {x} finches and {y} parrots. A rescue team brought {z} parrots more. How many birds live there now?",
      "{n} had {y} jazz records and {x} rock records. At a flea market {he} picked up another {z} jazz records. How many records does {he} own now?",
      "Tell how many trees stand here today. Before the storm year the avenue had {x} maples and {y} elms. Afterward the town planted {z} elms and lost no tree.",
      "The bakery's tray had {x} plain bagels and {y} onion bagels on it, and just now {z} more onion bagels come out of the oven and are put there too. How many bagels does the tray have after that?",
    ],
  },
  {
    id: "either/other-kind-still-leads",
    expression: "x-(y+z)",
    numbers: { x: "70..99", y: "10..35", z: "3..25" },
    texts: [
      "In the aviary lived {x} finches and {y} parrots. A rescue team brought {z} parrots more. How many more finches than parrots live there now?",
      "{n} had {y} jazz records and {x} rock records. At a flea market {he} picked up another {z} jazz records. By how many do {his} rock records outnumber {his} jazz records now?",
      "Tell how many fewer elms than maples stand here today. Before the storm year the avenue had {x} maples and {y} elms. Afterward the town planted {z} elms and lost no tree.",
      "The bakery's tray had {x} plain bagels and {y} onion bagels on it, and just now {z} more onion bagels come out of the oven and are put there too. How many more plain than onion bagels does the tray have after that?",
    ],
  },
  {
    id: "either/without-first-mark",
    expression: "x-y",
    numbers: { x: "60..99", y: "25..50", z: "4..22" },
    texts: [
      "A shepherd has {x} sheep. {y} of them are black and {z} of them are limping. How many of his sheep are not black?",
      "Of the {x} letters in the mailbag, {z} are torn and {y} carry a foreign stamp. How many carry no foreign stamp?",
      "How many runners came without a cap? {x} runners started, {y} of them in a cap. {z} of the runners gave up, and all the others finished.",
      "The library lent {x} films last month. {y} of these were cartoons, and {z} films came back late. How many films that were not cartoons did it lend?",
    ],
  },
  {
    id: "either/without-second-mark",
    expression: "x-z",
    numbers: { x: "60..99", y: "25..50", z: "4..22" },
    texts: [
      "A shepherd has {x} sheep. {y} of them are black and {z} of them are limping. How many of his sheep are not limping?",
      "Of the {x} letters in the mailbag, {z} are torn and {y} carry a foreign stamp. How many are not torn?",
      "How many runners finished the race? {x} runners started, {y} of them in a cap. {z} of the runners gave up, and all the others finished.",
      "The library lent {x} films last month. {y} of these were cartoons, and {z} films came back late. How many of the films came back on time?",
    ],
  },
  {
    id: "either/first-mark-over-second",
    expression: "y-z",
    numbers: { x: "60..99", y: "25..50", z: "4..22" },
    texts: [
      "A shepherd has {x} sheep. {y} of them are black and {z} of them are limping. How many more black sheep than limping sheep does he have?",
      "Of the {x} letters in the mailbag, {z} are torn and {y} carry a foreign stamp. How many more of them carry a foreign stamp than are torn?",
      "By how many did the runners with a cap outnumber those who gave up? {x} runners started, {y} of them in a cap. {z} of the runners gave up, and all the others finished.",
      "The library lent {x} films last month. {y} of these were cartoons, and {z} films came back late. How many more cartoons were lent than films came back late?",
    ],
  },
  {
    id: "either/the-other-color",
    expression: "x-y",
    numbers: { x: "70..99", y: "26..42", z: "3..25" },
    texts: [
      "There are {x} roses in the park. {y} are red and the rest are yellow. Gardeners cut {z} red roses for a vase. How many yellow roses stay in the park?",
      "{n} sorted {x} photos. {y} went into an album and all others into a shoebox. Later {z} photos from the album were thrown away. How many photos are in the shoebox?",
      "How many scooters can be rented this morning? The rental shop owns {x} vehicles, of which {y} are bikes and the others scooters, but {z} of the bikes have a flat tire and cannot be rented.",
    ],
  },
  {
    id: "either/the-rest-without-some",
    expression: "x-y-z",
    numbers: { x: "70..99", y: "26..42", z: "3..25" },
    texts: [
      "There are {x} roses in the park. {y} are red and the rest are yellow. Gardeners cut {z} yellow roses for a vase. How many yellow roses stay in the park?",
      "{n} sorted {x} photos. {y} went into an album and all others into a shoebox. Later {z} photos from the shoebox were thrown away. How many photos are in the shoebox?",
      "How many scooters can be rented this morning? The rental shop owns {x} vehicles, of which {y} are bikes and the others scooters, but {z} of the scooters have a flat tire and cannot be rented.",
    ],
  },
  {
    id: "either/whole-without-some",
    expression: "x-z",
    numbers: { x: "70..99", y: "26..42", z: "3..25" },
    texts: [
      "There are {x} roses in the park. {y} are red and the rest are yellow. Gardeners cut {z} red or yellow roses for a vase. How many roses stay in the park?",
      "{n} sorted {x} photos. {y} went into an album and all others into a shoebox. Later {z} photos from the album or the shoebox were thrown away. How many photos are kept?",
      "How many vehicles can be rented this morning? The rental shop owns {x} vehicles, of which {y} are bikes and the others scooters, but {z} of the vehicles have a flat tire and cannot be rented.",
    ],
  },
  {
    id: "either/missing-of-one",
    expression: "z-x",
    numbers: { x: "10..30", y: "5..25", z: "65..99" },
    texts: [
      "For a mosaic {n} has {x} green stones and {y} gray stones. {He} needs {z} green stones. How many green stones is {he} short of?",
      "The camp cook has {y} onions and {x} carrots in the pantry. For the stew she wants {z} carrots. How many carrots must she still buy?",
      "{x} actors and {y} dancers have come to the rehearsal. {z} actors are expected in all. How many actors have yet to come?",
    ],
  },
  {
    id: "either/missing-of-both",
    expression: "z-(x+y)",
    numbers: { x: "10..30", y: "5..25", z: "65..99" },
    texts: [
      "For a mosaic {n} has {x} green stones and {y} gray stones. {He} needs {z} stones in all, green or gray. How many stones is {he} short of?",
      "The camp cook has {y} onions and {x} carrots in the pantry. For the stew she wants {z} onions and carrots together. How many onions and carrots must she still buy?",
      "{x} actors and {y} dancers have come to the rehearsal. {z} actors and dancers together are expected in all. How many of them have yet to come?",
    ],
  },
  {
    id: "either/in-hand",
    expression: "x+y",
    numbers: { x: "10..30", y: "5..25", z: "65..99" },
    texts: [
      "For a mosaic {n} has {x} green stones and {y} gray stones. {He} also finds {z} shells. How many stones does {he} have?",
      "The camp cook has {y} onions and {x} carrots in the pantry. For the stew she will take {z} potatoes from the cellar. How many onions and carrots are in the pantry?",
      "{x} actors and {y} dancers have come to the rehearsal. {z} seats are in the hall. How many actors and dancers have come to the rehearsal?",
    ],
  },
  {
    id: "either/one-with-a-third-kind",
    expression: "x+z",
    numbers: { x: "10..30", y: "5..25", z: "65..99" },
    texts: [
      "For a mosaic {n} has {x} green stones and {y} gray stones. {He} also finds {z} green stones in a drawer. How many green stones does {he} have now?",
      "The camp cook has {y} onions and {x} carrots in the pantry. For the stew she orders {z} more carrots, which come at noon. How many carrots will she have then?",
      "{x} actors and {y} dancers have come to the rehearsal. Then {z} more actors come. How many actors are there now?",
    ],
  },
  {
    id: "either/white-now",
    expression: "x-z",
    numbers: { x: "55..90", y: "10..50", z: "3..40" },
    texts: [
      "A bathroom wall had {x} white tiles and {y} blue tiles. The tiler took out {z} white tiles and put a blue one in each gap. How many white tiles does the wall have now?",
      "{n} owned {y} foreign coins and {x} old pennies. Then {he} traded {z} pennies for {z} other foreign coins. How many old pennies does {he} have now?",
      "How many day workers are there this week? Last week a mill had {x} day workers and {y} night workers. This week {z} of the day workers have changed to the night, and nobody has come or gone.",
    ],
  },
  {
    id: "either/blue-now",
    expression: "y+z",
    numbers: { x: "55..90", y: "10..50", z: "3..40" },
    texts: [
      "A bathroom wall had {x} white tiles and {y} blue tiles. The tiler took out {z} white tiles and put a blue one in each gap. How many blue tiles does the wall have now?",
      "{n} owned {y} foreign coins and {x} old pennies. Then {he} traded {z} pennies for {z} other foreign coins. How many foreign coins does {he} have now?",
      "How many night workers are there this week? Last week a mill had {x} day workers and {y} night workers. This week {z} of the day workers have changed to the night, and nobody has come or gone.",
    ],
  },
  {
    id: "either/all-of-them",
    expression: "x+y",
    numbers: { x: "55..90", y: "10..50", z: "3..40" },
    texts: [
      "A bathroom wall had {x} white tiles and {y} blue tiles. The tiler took out {z} white tiles and put a blue one in each gap. How many tiles does the wall have now?",
      "{n} owned {y} foreign coins and {x} old pennies. Then {he} traded {z} pennies for {z} other foreign coins. How many pieces does {he} have in all now?",
      "How many workers are there this week? Last week a mill had {x} day workers and {y} night workers. This week {z} of the day workers have changed to the night, and nobody has come or gone.",
    ],
  },
  {
    id: "either/lead-before-the-change",
    expression: "x-y",
    numbers: { x: "55..90", y: "10..50", z: "3..40" },
    texts: [
      "A bathroom wall had {x} white tiles and {y} blue tiles. The tiler took out {z} white tiles and put a blue one in each gap. How many more white tiles than blue tiles did the wall have before?",
      "{n} owned {y} foreign coins and {x} old pennies. Then {he} traded {z} pennies for {z} other foreign coins. How many more old pennies than foreign coins did {he} own before the trade?",
      "How many more day workers than night workers were there last week? Last week a mill had {x} day workers and {y} night workers. This week {z} of the day workers have changed to the night, and nobody has come or gone.",
    ],
  },
];

/** Several people have or pass on things, and it turns on whose are meant and which way they go. */
const SEVERAL_PEOPLE: readonly WordingFamily[] = [
  {
    id: "either/two-people-of-three",
    expression: "x+y",
    numbers: { x: "45..90", y: "20..40", z: "4..18" },
    texts: [
      "{n} gathered {x} acorns, {m} gathered {y} and {k} gathered {z}. How many did {n} and {m} gather together?",
      "How many e-mails did the boss and the clerk write? The porter wrote {z} e-mails, the clerk wrote {y}, and the boss wrote {x}.",
      "In a typing test {m} got {y} words right, {k} {z} and {n} {x}. Add what {n} and {m} got right. How many words is that?",
      "My uncle's farm has {x} hens, our farm has {y} hens, and the school farm has {z} hens. A vet looks at every hen of my uncle's farm and ours. How many hens is that?",
    ],
  },
  {
    id: "either/last-two-people",
    expression: "y+z",
    numbers: { x: "45..90", y: "20..40", z: "4..18" },
    texts: [
      "{n} gathered {x} acorns, {m} gathered {y} and {k} gathered {z}. How many did {m} and {k} gather together?",
      "How many e-mails did the clerk and the porter write? The porter wrote {z} e-mails, the clerk wrote {y}, and the boss wrote {x}.",
      "In a typing test {m} got {y} words right, {k} {z} and {n} {x}. Add what {m} and {k} got right. How many words is that?",
      "My uncle's farm has {x} hens, our farm has {y} hens, and the school farm has {z} hens. A vet looks at every hen of our farm and the school farm. How many hens is that?",
    ],
  },
  {
    id: "either/most-over-least",
    expression: "x-z",
    numbers: { x: "45..90", y: "20..40", z: "4..18" },
    texts: [
      "{n} gathered {x} acorns, {m} gathered {y} and {k} gathered {z}. How many more did {n} gather than {k}?",
      "How many e-mails fewer than the boss did the porter write? The porter wrote {z} e-mails, the clerk wrote {y}, and the boss wrote {x}.",
      "In a typing test {m} got {y} words right, {k} {z} and {n} {x}. Compare {n} with {k}. How many more words did {n} get right?",
      "My uncle's farm has {x} hens, our farm has {y} hens, and the school farm has {z} hens. A vet looks at every hen of my uncle's farm. How many more hens is that than the school farm has?",
    ],
  },
  {
    id: "either/all-people",
    expression: "x+y+z",
    numbers: { x: "45..90", y: "20..40", z: "4..18" },
    texts: [
      "{n} gathered {x} acorns, {m} gathered {y} and {k} gathered {z}. How many did the three of them gather together?",
      "How many e-mails did they all write? The porter wrote {z} e-mails, the clerk wrote {y}, and the boss wrote {x}.",
      "In a typing test {m} got {y} words right, {k} {z} and {n} {x}. Add what all of them got right. How many words is that?",
      "My uncle's farm has {x} hens, our farm has {y} hens, and the school farm has {z} hens. A vet looks at every hen of the three farms. How many hens is that?",
    ],
  },
  {
    id: "either/what-the-giver-keeps",
    expression: "x-z",
    numbers: { x: "45..90", y: "10..40", z: "3..35" },
    texts: [
      "{n} has {x} stickers and {m} has {y}. {n} gives {z} stickers to {m}. How many stickers does {n} keep?",
      "On {day} {m} owned {y} toy soldiers and {n} owned {x}. The next day {n} handed {z} of {his} over to {m}. What is {n} left with?",
      "How many eggs does the baker have in the end? The cook starts with {y} eggs and the baker with {x}. Before work the baker lends {z} eggs to the cook.",
    ],
  },
  {
    id: "either/taker-then-has",
    expression: "y+z",
    numbers: { x: "45..90", y: "10..40", z: "3..35" },
    texts: [
      "{n} has {x} stickers and {m} has {y}. {n} gives {z} stickers to {m}. How many stickers does {m} have then?",
      "On {day} {m} owned {y} toy soldiers and {n} owned {x}. The next day {n} handed {z} of {his} over to {m}. How many does {m} own now?",
      "How many eggs does the cook have in the end? The cook starts with {y} eggs and the baker with {x}. Before work the baker lends {z} eggs to the cook.",
    ],
  },
  {
    id: "either/both-when-given-between-them",
    expression: "x+y",
    numbers: { x: "45..90", y: "10..40", z: "3..35" },
    texts: [
      "{n} has {x} stickers and {m} has {y}. {n} gives {z} stickers to {m}. How many stickers do {n} and {m} have together then?",
      "On {day} {m} owned {y} toy soldiers and {n} owned {x}. The next day {n} handed {z} of {his} over to {m}. How many do {n} and {m} own in all now?",
      "How many eggs do the baker and the cook have in the end? The cook starts with {y} eggs and the baker with {x}. Before work the baker lends {z} eggs to the cook.",
    ],
  },
  {
    id: "either/both-when-given-to-a-third",
    expression: "x+y-z",
    numbers: { x: "45..90", y: "10..40", z: "3..35" },
    texts: [
      "{n} has {x} stickers and {m} has {y}. {n} gives {z} stickers to {k}. How many stickers do {n} and {m} have together then?",
      "On {day} {m} owned {y} toy soldiers and {n} owned {x}. The next day {n} handed {z} of {his} over to a cousin. How many do {n} and {m} own in all now?",
      "How many eggs do the baker and the cook have in the end? The cook starts with {y} eggs and the baker with {x}. Before work the baker lends {z} eggs to the hotel next door.",
    ],
  },
  {
    id: "either/not-from-first-giver",
    expression: "x-y",
    numbers: { x: "70..99", y: "25..40", z: "4..20" },
    texts: [
      "{n} has {x} comics. {y} of them are from {m} and {z} from {k}. How many are not from {m}?",
      "A museum shows {x} masks. A sailor gave it {y} of the masks, and a doctor gave it {z}. How many of the masks were not given by the sailor?",
      "How many songs on the list did somebody other than {m} choose? There are {x} songs on a party list, {y} chosen by {m} and {z} chosen by {k}.",
    ],
  },
  {
    id: "either/from-either-giver",
    expression: "y+z",
    numbers: { x: "70..99", y: "25..40", z: "4..20" },
    texts: [
      "{n} has {x} comics. {y} of them are from {m} and {z} from {k}. How many are from {m} or {k}?",
      "A museum shows {x} masks. A sailor gave it {y} of the masks, and a doctor gave it {z}. How many of the masks were given by the sailor and the doctor in all?",
      "How many songs on the list did {m} and {k} choose together? There are {x} songs on a party list, {y} chosen by {m} and {z} chosen by {k}.",
    ],
  },
  {
    id: "either/from-neither-giver",
    expression: "x-y-z",
    numbers: { x: "70..99", y: "25..40", z: "4..20" },
    texts: [
      "{n} has {x} comics. {y} of them are from {m} and {z} from {k}. How many are from neither {m} nor {k}?",
      "A museum shows {x} masks. A sailor gave it {y} of the masks, and a doctor gave it {z}. All others were bought. How many masks were bought?",
      "How many songs on the list did other people than these two choose? There are {x} songs on a party list, {y} chosen by {m} and {z} chosen by {k}.",
    ],
  },
  {
    id: "either/first-giver-over-second",
    expression: "y-z",
    numbers: { x: "70..99", y: "25..40", z: "4..20" },
    texts: [
      "{n} has {x} comics. {y} of them are from {m} and {z} from {k}. How many more are from {m} than from {k}?",
      "A museum shows {x} masks. A sailor gave it {y} of the masks, and a doctor gave it {z}. How many more masks than the doctor did the sailor give?",
      "How many fewer songs did {k} choose than {m}? There are {x} songs on a party list, {y} chosen by {m} and {z} chosen by {k}.",
    ],
  },
  {
    id: "either/second-person-has",
    expression: "x+y",
    numbers: { x: "10..60", y: "10..30", z: "3..15" },
    texts: [
      "{n} planted {x} bulbs. {m} planted {y} bulbs more than {n}. {k} planted {z} bulbs. How many did {m} plant?",
      "The red kite's string is {x} feet long. The green kite's string is {y} feet longer than that, and the blue kite's string is {z} feet long. How long is the green kite's string?",
      "{k} caught {z} crickets, {n} caught {x}, and {m} caught {y} more than {n} did. Find the number that {m} caught.",
      "How many desks are in the back room? The back room has {y} desks more than the front room, where there are {x}. In the hall there are {z}.",
    ],
  },
  {
    id: "either/second-over-third",
    expression: "x+y-z",
    numbers: { x: "10..60", y: "10..30", z: "3..15" },
    texts: [
      "{n} planted {x} bulbs. {m} planted {y} bulbs more than {n}. {k} planted {z} bulbs. How many more than {k} did {m} plant?",
      "The red kite's string is {x} feet long. The green kite's string is {y} feet longer than that, and the blue kite's string is {z} feet long. How much longer is the green kite's string than the blue one's?",
      "{k} caught {z} crickets, {n} caught {x}, and {m} caught {y} more than {n} did. Find how many more {m} caught than {k}.",
      "How many more desks are in the back room than in the hall? The back room has {y} desks more than the front room, where there are {x}. In the hall there are {z}.",
    ],
  },
  {
    id: "either/second-and-third",
    expression: "x+y+z",
    numbers: { x: "10..60", y: "10..30", z: "3..15" },
    texts: [
      "{n} planted {x} bulbs. {m} planted {y} bulbs more than {n}. {k} planted {z} bulbs. How many did {m} and {k} plant together?",
      "The red kite's string is {x} feet long. The green kite's string is {y} feet longer than that, and the blue kite's string is {z} feet long. How long are the green and the blue kite's strings together?",
      "{k} caught {z} crickets, {n} caught {x}, and {m} caught {y} more than {n} did. Find the number that {m} and {k} caught in all.",
      "How many desks are in the back room and the hall in total? The back room has {y} desks more than the front room, where there are {x}. In the hall there are {z}.",
    ],
  },
  {
    id: "either/first-and-third-person",
    expression: "x+z",
    numbers: { x: "10..60", y: "10..30", z: "3..15" },
    texts: [
      "{n} planted {x} bulbs. {m} planted {y} bulbs more than {n}. {k} planted {z} bulbs. How many did {n} and {k} plant together?",
      "The red kite's string is {x} feet long. The green kite's string is {y} feet longer than that, and the blue kite's string is {z} feet long. How long are the red and the blue kite's strings together?",
      "{k} caught {z} crickets, {n} caught {x}, and {m} caught {y} more than {n} did. Find the number that {n} and {k} caught in all.",
      "How many desks are in the front room and the hall in total? The back room has {y} desks more than the front room, where there are {x}. In the hall there are {z}.",
    ],
  },
  {
    id: "either/second-of-three",
    expression: "x-y",
    numbers: { x: "50..99", y: "5..40", z: "3..30" },
    texts: [
      "{n} read {x} poems. {m} read {y} fewer than {n}. {k} read {z} more than {n}. How many poems did {m} read?",
      "A bus has {x} seats, and a tram has {y} seats less than the bus. A ferry has {z} seats more than the bus. How many seats does the tram have?",
      "How many jars did Mother fill? Grandma filled {x} jars, which was {y} more than Mother filled. Aunt filled {z} more than Grandma.",
    ],
  },
  {
    id: "either/third-by-way-of-second",
    expression: "x-y+z",
    numbers: { x: "50..99", y: "5..40", z: "3..30" },
    texts: [
      "{n} read {x} poems. {m} read {y} fewer than {n}. {k} read {z} more than {m}. How many poems did {k} read?",
      "A bus has {x} seats, and a tram has {y} seats less than the bus. A ferry has {z} seats more than the tram. How many seats does the ferry have?",
      "How many jars did Aunt fill? Grandma filled {x} jars, which was {y} more than Mother filled. Aunt filled {z} more than Mother.",
    ],
  },
  {
    id: "either/third-straight-from-first",
    expression: "x+z",
    numbers: { x: "50..99", y: "5..40", z: "3..30" },
    texts: [
      "{n} read {x} poems. {m} read {y} fewer than {n}. {k} read {z} more than {n}. How many poems did {k} read?",
      "A bus has {x} seats, and a tram has {y} seats less than the bus. A ferry has {z} seats more than the bus. How many seats does the ferry have?",
      "How many jars did Aunt fill? Grandma filled {x} jars, which was {y} more than Mother filled. Aunt filled {z} more than Grandma.",
    ],
  },
  {
    id: "either/third-lowest",
    expression: "x-y-z",
    numbers: { x: "50..99", y: "5..40", z: "3..30" },
    texts: [
      "{n} read {x} poems. {m} read {y} fewer than {n}. {k} read {z} fewer than {m}. How many poems did {k} read?",
      "A bus has {x} seats, and a tram has {y} seats less than the bus. A ferry has {z} seats less than the tram. How many seats does the ferry have?",
      "How many jars did Aunt fill? Grandma filled {x} jars, which was {y} more than Mother filled. Aunt filled {z} fewer than Mother.",
    ],
  },
  {
    id: "either/has-after-both",
    expression: "x-y+z",
    numbers: { x: "50..90", y: "22..40", z: "3..20" },
    texts: [
      "{n} had {x} game cards. {He} gave {m} {y} cards and got {z} others from {mhim} afterward. How many cards does {n} have now?",
      "How many bricks lie there tonight? {x} bricks lay at the building site. Before noon {y} were carried away, and after noon {z} new ones were delivered.",
      "A hospital had {x} patients. In the course of the day {y} patients went home, and in the evening, before the count, {z} new ones were taken in. How many patients does it have then?",
    ],
  },
  {
    id: "either/had-before-both",
    expression: "x+y-z",
    numbers: { x: "50..90", y: "22..40", z: "3..20" },
    texts: [
      "{n} now has {x} game cards. {He} has just given {m} {y} cards and got {z} others from {mhim} afterward. How many cards did {n} have before that?",
      "How many bricks lay there this morning? Tonight {x} bricks lie at the building site after the day's work. Before noon {y} were carried away, and after noon {z} new ones were delivered.",
      "A hospital has {x} patients, counted this evening. In the course of the day {y} patients went home, and in the evening, before the count, {z} new ones were taken in. How many patients did it have at sunrise?",
    ],
  },
  {
    id: "either/gave-more-than-got",
    expression: "y-z",
    numbers: { x: "50..90", y: "22..40", z: "3..20" },
    texts: [
      "{n} had {x} game cards. {He} gave {m} {y} cards and got {z} others from {mhim} afterward. How many more cards did {n} give than get?",
      "By how many did the stack shrink today? {x} bricks lay at the building site. Before noon {y} were carried away, and after noon {z} new ones were delivered.",
      "A hospital had {x} patients. In the course of the day {y} patients went home, and in the evening, before the count, {z} new ones were taken in. How many fewer patients does it have then than before?",
    ],
  },
  {
    id: "either/has-between-the-two",
    expression: "x-y",
    numbers: { x: "50..90", y: "22..40", z: "3..20" },
    texts: [
      "{n} had {x} game cards. {He} gave {m} {y} cards and got {z} others from {mhim} afterward. How many cards did {n} have after giving and before getting?",
      "How many bricks lay there at noon? {x} bricks lay at the building site in the morning. Before noon {y} were carried away, and after noon {z} new ones were delivered.",
      "A hospital had {x} patients at sunrise. In the course of the day {y} patients went home, and in the evening, before the count, {z} new ones were taken in. How many patients did it have just before the evening?",
    ],
  },
  {
    id: "either/middle-person-keeps",
    expression: "x-y",
    numbers: { x: "40..90", y: "8..35", z: "3..30" },
    texts: [
      "{m} gave {n} {x} beads. {n} passed {y} of these on to {k}, who had {z} beads before. How many of the beads does {n} keep?",
      "The mill sends {x} sacks to the bakery, and the bakery sends {y} of them on to its branch, where {z} sacks are already. How many of the {x} sacks stay in the bakery?",
      "How many of the seedlings did the teacher not hand on? A teacher who had no seedlings was given {x} by a nursery. She put {y} of them into the class garden, which had {z} seedlings of its own.",
    ],
  },
  {
    id: "either/last-person-has",
    expression: "y+z",
    numbers: { x: "40..90", y: "8..35", z: "3..30" },
    texts: [
      "{m} gave {n} {x} beads. {n} passed {y} of these on to {k}, who had {z} beads before. How many beads does {k} have in the end?",
      "The mill sends {x} sacks to the bakery, and the bakery sends {y} of them on to its branch, where {z} sacks are already. How many sacks does the branch have then?",
      "How many seedlings stood in the class garden at last? A teacher who had no seedlings was given {x} by a nursery. She put {y} of them into the class garden, which had {z} seedlings of its own.",
    ],
  },
  {
    id: "either/middle-and-last-together",
    expression: "x+z",
    numbers: { x: "40..90", y: "8..35", z: "3..30" },
    texts: [
      "{m} gave {n} {x} beads. {n} passed {y} of these on to {k}, who had {z} beads before. How many beads do {k} and {n} have together, if {n} had none at first?",
      "The mill sends {x} sacks to the bakery, and the bakery sends {y} of them on to its branch, where {z} sacks are already. The bakery had no sacks at first. How many sacks do the bakery and its branch have in all?",
      "How many seedlings did the teacher and the class garden have in all at last? A teacher who had no seedlings was given {x} by a nursery. She put {y} of them into the class garden, which had {z} seedlings of its own.",
    ],
  },
  {
    id: "either/younger-one-now",
    expression: "x-y",
    numbers: { x: "30..60", y: "4..15", z: "2..12" },
    texts: [
      "{n} is {x} years old and {m} is {y} years younger than {n}. {n} will move away in {z} years. How old is {m} now?",
      "How old is the gate? The tower is {x} years old and was built {y} years before the gate. It will be repaired in {z} years.",
      "My teacher is {x}. Her brother is {y} years younger. {z} years ago she began to teach. How old is her brother?",
    ],
  },
  {
    id: "either/older-one-later",
    expression: "x+z",
    numbers: { x: "30..60", y: "4..15", z: "2..12" },
    texts: [
      "{n} is {x} years old and {m} is {y} years younger than {n}. {n} will move away in {z} years. How old will {n} be when {he} moves away?",
      "How old will the tower be when it is repaired? The tower is {x} years old and was built {y} years before the gate. It will be repaired in {z} years.",
      "My teacher is {x}. Her brother is {y} years younger. In {z} years she will stop teaching. How old will she be then?",
    ],
  },
  {
    id: "either/younger-one-later",
    expression: "x-y+z",
    numbers: { x: "30..60", y: "4..15", z: "2..12" },
    texts: [
      "{n} is {x} years old and {m} is {y} years younger than {n}. {n} will move away in {z} years. How old will {m} be when {n} moves away?",
      "How old will the gate be when the tower is repaired? The tower is {x} years old and was built {y} years before the gate. It will be repaired in {z} years.",
      "My teacher is {x}. Her brother is {y} years younger. In {z} years she will stop teaching. How old will her brother be then?",
    ],
  },
  {
    id: "either/older-one-earlier",
    expression: "x-z",
    numbers: { x: "30..60", y: "4..15", z: "2..12" },
    texts: [
      "{n} is {x} years old and {m} is {y} years younger than {n}. {n} will move away in {z} years; {he} moved here {z} years ago. How old was {n} when {he} moved here?",
      "How old was the tower when it was painted? The tower is {x} years old and was built {y} years before the gate. It was painted {z} years ago.",
      "My teacher is {x}. Her brother is {y} years younger. {z} years ago she began to teach. How old was she then?",
    ],
  },
  {
    id: "either/other-is-older-now",
    expression: "x+y",
    numbers: { x: "30..60", y: "4..15", z: "2..12" },
    texts: [
      "{n} is {x} years old and {m} is {y} years older than {n}. {n} will move away in {z} years. How old is {m} now?",
      "How old is the gate? The tower is {x} years old and was built {y} years after the gate. It was painted {z} years ago.",
      "My teacher is {x}. Her brother is {y} years older. {z} years ago she began to teach. How old is her brother?",
    ],
  },
];

/** Something happens more than once, and one word says which of the events are meant. */
const SEVERAL_EVENTS: readonly WordingFamily[] = [
  {
    id: "either/first-two-days",
    expression: "x+y",
    numbers: { x: "45..95", y: "20..40", z: "3..18" },
    texts: [
      "A ranger saw {x} herons on {day}, {y} on {day2} and {z} on {day3}. How many did she see on {day} and {day2}?",
      "In spring a locksmith cut {x} keys, in summer {y} and in fall {z}. How many keys had he cut by the end of summer, counting from spring?",
      "How many calls came in the first two hours? The help desk was open for three hours. It got {x} calls in the first hour, {y} in the second and {z} in the last.",
      "{n} did {z} push-ups this evening. At noon {he} had done {y}, and before breakfast {x}. How many push-ups had {he} done before the evening?",
    ],
  },
  {
    id: "either/last-two-days",
    expression: "y+z",
    numbers: { x: "45..95", y: "20..40", z: "3..18" },
    texts: [
      "A ranger saw {x} herons on {day}, {y} on {day2} and {z} on {day3}. How many did she see on {day2} and {day3}?",
      "In spring a locksmith cut {x} keys, in summer {y} and in fall {z}. How many keys did he cut after spring?",
      "How many calls came in the last two hours? The help desk was open for three hours. It got {x} calls in the first hour, {y} in the second and {z} in the last.",
      "{n} did {z} push-ups this evening. At noon {he} had done {y}, and before breakfast {x}. How many push-ups has {he} done since breakfast?",
    ],
  },
  {
    id: "either/first-day-over-last",
    expression: "x-z",
    numbers: { x: "45..95", y: "20..40", z: "3..18" },
    texts: [
      "A ranger saw {x} herons on {day}, {y} on {day2} and {z} on {day3}. How many more did she see on {day} than on {day3}?",
      "In spring a locksmith cut {x} keys, in summer {y} and in fall {z}. How many keys fewer than in spring did he cut in fall?",
      "How many more calls came in the first hour than in the last? The help desk was open for three hours. It got {x} calls in the first hour, {y} in the second and {z} in the last.",
      "{n} did {z} push-ups this evening. At noon {he} had done {y}, and before breakfast {x}. How many more push-ups did {he} do before breakfast than in the evening?",
    ],
  },
  {
    id: "either/all-days",
    expression: "x+y+z",
    numbers: { x: "45..95", y: "20..40", z: "3..18" },
    texts: [
      "A ranger saw {x} herons on {day}, {y} on {day2} and {z} on {day3}. How many did she see on the three days?",
      "In spring a locksmith cut {x} keys, in summer {y} and in fall {z}. How many keys did he cut from spring to fall?",
      "How many calls came in all three hours? The help desk was open for three hours. It got {x} calls in the first hour, {y} in the second and {z} in the last.",
      "{n} did {z} push-ups this evening. At noon {he} had done {y}, and before breakfast {x}. How many push-ups did {he} do that day?",
    ],
  },
  {
    id: "either/still-there-halfway",
    expression: "x-y",
    numbers: { x: "50..90", y: "22..40", z: "3..20" },
    texts: [
      "A tram sets out with {x} riders. At the bridge {y} of them get off, and at the zoo {z} people get on. How many riders are on the tram between the bridge and the zoo?",
      "{x} cars stood on the deck at dawn. By noon {y} cars had driven off, and later {z} others drove on. How many stood there at noon?",
      "How many books were on the cart when the bell rang? It was loaded with {x} books. Before the bell rang, {n} took {y} off it. After the bell {m} put {z} on it.",
    ],
  },
  {
    id: "either/there-after-both",
    expression: "x-y+z",
    numbers: { x: "50..90", y: "22..40", z: "3..20" },
    texts: [
      "A tram sets out with {x} riders. At the bridge {y} of them get off, and at the zoo {z} people get on. How many riders are on the tram after the zoo?",
      "{x} cars stood on the deck at dawn. By noon {y} cars had driven off, and later {z} others drove on. How many stood there in the end?",
      "How many books were on the cart at last? It was loaded with {x} books. Before the bell rang, {n} took {y} off it. After the bell {m} put {z} on it.",
    ],
  },
  {
    id: "either/shrunk-by",
    expression: "y-z",
    numbers: { x: "50..90", y: "22..40", z: "3..20" },
    texts: [
      "A tram sets out with {x} riders. At the bridge {y} of them get off, and at the zoo {z} people get on. How many fewer riders are on it after the zoo than at the start?",
      "{x} cars stood on the deck at dawn. By noon {y} cars had driven off, and later {z} others drove on. By how many had their number fallen in the end?",
      "By how many books was the load smaller at last? It was loaded with {x} books. Before the bell rang, {n} took {y} off it. After the bell {m} put {z} on it.",
    ],
  },
  {
    id: "either/there-if-turned-round",
    expression: "x+y-z",
    numbers: { x: "50..90", y: "22..40", z: "3..20" },
    texts: [
      "A tram sets out with {x} riders. At the bridge {y} of the people waiting there get on, and at the zoo {z} riders get off. How many riders are on the tram after the zoo?",
      "{x} cars stood on the deck at dawn. By noon {y} more cars had driven on, and later {z} of the cars drove off. How many stood there in the end?",
      "How many books were on the cart at last? It was loaded with {x} books. Before the bell rang, {n} laid {y} more on it. After the bell {m} took {z} off it.",
    ],
  },
  {
    id: "either/before-the-second-sale",
    expression: "x+z",
    numbers: { x: "10..60", y: "25..60", z: "3..22" },
    texts: [
      "A florist sold {y} tulips in the morning and {z} in the afternoon. Now {x} tulips are left. How many did she have at noon, between the two sales?",
      "How many seats were free on {day2} morning? On {day} people booked {y} seats for the show. On {day2} they booked {z} more seats, and since then {x} seats have been free.",
      "{n} has {x} envelopes. Yesterday {he} used {y} for invitations, and today {z} for thank-you cards. How many did {he} have this morning, before writing the thank-you cards?",
      "{x} logs lie behind the hut tonight. The hikers burned {y} last night and {z} this evening. How many lay there between the two fires?",
    ],
  },
  {
    id: "either/before-both-sales",
    expression: "x+y+z",
    numbers: { x: "10..60", y: "25..60", z: "3..22" },
    texts: [
      "A florist sold {y} tulips in the morning and {z} in the afternoon. Now {x} tulips are left. How many did she have before the morning?",
      "How many seats were free before {day}? On {day} people booked {y} seats for the show. On {day2} they booked {z} more seats, and since then {x} seats have been free.",
      "{n} has {x} envelopes. Yesterday {he} used {y} for invitations, and today {z} for thank-you cards. How many did {he} have before {he} began with the invitations?",
      "{x} logs lie behind the hut tonight. The hikers burned {y} last night and {z} this evening. How many lay there before the two fires?",
    ],
  },
  {
    id: "either/sold-in-both",
    expression: "y+z",
    numbers: { x: "10..60", y: "25..60", z: "3..22" },
    texts: [
      "A florist sold {y} tulips in the morning and {z} in the afternoon. Now {x} tulips are left. How many did she sell that day?",
      "How many seats were booked on the two days? On {day} people booked {y} seats for the show. On {day2} they booked {z} more seats, and since then {x} seats have been free.",
      "{n} has {x} envelopes. Yesterday {he} used {y} for invitations, and today {z} for thank-you cards. How many has {he} used up?",
      "{x} logs lie behind the hut tonight. The hikers burned {y} last night and {z} this evening. How many were burned in the two fires?",
    ],
  },
  {
    id: "either/sold-more-first",
    expression: "y-z",
    numbers: { x: "10..60", y: "25..60", z: "3..22" },
    texts: [
      "A florist sold {y} tulips in the morning and {z} in the afternoon. Now {x} tulips are left. How many more did she sell in the morning than in the afternoon?",
      "How many fewer seats were booked on {day2} than on {day}? On {day} people booked {y} seats for the show. On {day2} they booked {z} more seats, and since then {x} seats have been free.",
      "{n} has {x} envelopes. Yesterday {he} used {y} for invitations, and today {z} for thank-you cards. How many more went out for invitations than for thank-you cards?",
      "{x} logs lie behind the hut tonight. The hikers burned {y} last night and {z} this evening. By how many was the first fire's number of logs greater?",
    ],
  },
  {
    id: "either/left-after-first",
    expression: "x-y",
    numbers: { x: "75..99", y: "25..45", z: "4..22" },
    texts: [
      "A printer's store had {x} rolls of paper in January. {y} were used in January and {z} in February. How many were there at the start of February?",
      "The piggy bank held {x} coins before {n} took any. {He} took {y} coins at first and, the week after, {z}. How many coins did it hold after {he} had taken some for the first time?",
      "How many geese were there at nine o'clock? At eight o'clock {x} geese rested on the pond. From eight to nine {y} geese flew off, and from nine to ten {z}.",
    ],
  },
  {
    id: "either/left-after-second",
    expression: "x-y-z",
    numbers: { x: "75..99", y: "25..45", z: "4..22" },
    texts: [
      "A printer's store had {x} rolls of paper in January. {y} were used in January and {z} in February. How many were there at the end of February?",
      "The piggy bank held {x} coins before {n} took any. {He} took {y} coins at first and, the week after, {z}. How many coins did it hold after {he} had taken some twice?",
      "How many geese were there at ten o'clock? At eight o'clock {x} geese rested on the pond. From eight to nine {y} geese flew off, and from nine to ten {z}.",
    ],
  },
  {
    id: "either/used-in-both-months",
    expression: "y+z",
    numbers: { x: "75..99", y: "25..45", z: "4..22" },
    texts: [
      "A printer's store had {x} rolls of paper in January. {y} were used in January and {z} in February. How many were used in the two months?",
      "The piggy bank held {x} coins before {n} took any. {He} took {y} coins at first and, the week after, {z}. How many coins did {he} take?",
      "How many geese flew off between eight and ten? At eight o'clock {x} geese rested on the pond. From eight to nine {y} geese flew off, and from nine to ten {z}.",
    ],
  },
  {
    id: "either/had-more-before-that",
    expression: "x+y",
    numbers: { x: "75..99", y: "25..45", z: "4..22" },
    texts: [
      "A printer's store had {x} rolls of paper at the end of January. {y} were used in January and {z} in February. How many were there at the start of January?",
      "The piggy bank still held {x} coins after {n} had taken some. {He} took {y} coins at first and, the week after, {z}. The {x} coins were counted between the two times. How many had there been at the very first?",
      "How many geese were there at eight o'clock? At nine o'clock {x} geese rested on the pond. From eight to nine {y} geese flew off, and from nine to ten {z}.",
    ],
  },
  {
    id: "either/to-do-at-noon",
    expression: "x-y",
    numbers: { x: "75..99", y: "10..30", z: "34..44" },
    texts: [
      "A mailman has {x} parcels to bring. By noon he has brought {y}, and by four o'clock he has brought {z} altogether. How many parcels has he still to bring at noon?",
      "The wall is to be {x} bricks high. On {day} it was {y} bricks high, and on {day2} it was {z} bricks high. How many bricks of height were missing on {day}?",
      "How many tasks had {n} left after the first hour? There were {x} tasks. In the first hour {he} solved {y}. At the end of the second hour {z} of all the tasks were solved.",
    ],
  },
  {
    id: "either/to-do-when-z-are-all-done",
    expression: "x-z",
    numbers: { x: "75..99", y: "10..30", z: "34..44" },
    texts: [
      "A mailman has {x} parcels to bring. By noon he has brought {y}, and by four o'clock he has brought {z} altogether. How many parcels has he still to bring at four o'clock?",
      "The wall is to be {x} bricks high. On {day} it was {y} bricks high, and on {day2} it was {z} bricks high. How many bricks of height were missing then?",
      "How many tasks did {n} have left after the second hour? There were {x} tasks. In the first hour {he} solved {y}. At the end of the second hour {z} of all the tasks were solved.",
    ],
  },
  {
    id: "either/done-between-noon-and-four",
    expression: "z-y",
    numbers: { x: "75..99", y: "10..30", z: "34..44" },
    texts: [
      "A mailman has {x} parcels to bring. By noon he has brought {y}, and by four o'clock he has brought {z} altogether. How many parcels did he bring between noon and four o'clock?",
      "The wall is to be {x} bricks high. On {day} it was {y} bricks high, and on {day2} it was {z} bricks high. By how many bricks did the wall grow from {day} to {day2}?",
      "How many tasks did {n} solve in the second hour? There were {x} tasks. In the first hour {he} solved {y}. At the end of the second hour {z} of all the tasks were solved.",
    ],
  },
  {
    id: "either/to-do-when-z-come-on-top",
    expression: "x-y-z",
    numbers: { x: "75..99", y: "10..30", z: "34..44" },
    texts: [
      "A mailman has {x} parcels to bring. By noon he has brought {y}, and by four o'clock he has brought {z} more. How many parcels has he still to bring at four o'clock?",
      "The wall is to be {x} bricks high. On {day} it was {y} bricks high, and on {day2} {z} bricks were added to that height. How many bricks of height were missing then?",
      "How many tasks did {n} have left after the second hour? There were {x} tasks. In the first hour {he} solved {y}. In the second hour alone {he} solved {z}.",
    ],
  },
  {
    id: "either/after-the-loss",
    expression: "x-y",
    numbers: { x: "60..95", y: "25..40", z: "3..22" },
    texts: [
      "{n} had {x} puzzle pieces and lost {y} of them. Under the sofa {he} found {z} of the lost ones. How many pieces did {he} have before {he} looked under the sofa?",
      "From a herd of {x} goats {y} ran away at night. In the morning {z} of them came back. How many had stayed with the herd at night?",
      "How many files did the disk hold right after the mistake? By mistake {y} of the {x} files on a disk were erased. A friend could save {z} of the erased ones.",
    ],
  },
  {
    id: "either/after-the-finding",
    expression: "x-y+z",
    numbers: { x: "60..95", y: "25..40", z: "3..22" },
    texts: [
      "{n} had {x} puzzle pieces and lost {y} of them. Under the sofa {he} found {z} of the lost ones. How many pieces did {he} have then?",
      "From a herd of {x} goats {y} ran away at night. In the morning {z} of them came back. How many were with the herd after that?",
      "How many files did the disk hold in the end? By mistake {y} of the {x} files on a disk were erased. A friend could save {z} of the erased ones.",
    ],
  },
  {
    id: "either/still-lost",
    expression: "y-z",
    numbers: { x: "60..95", y: "25..40", z: "3..22" },
    texts: [
      "{n} had {x} puzzle pieces and lost {y} of them. Under the sofa {he} found {z} of the lost ones. How many pieces were still lost?",
      "From a herd of {x} goats {y} ran away at night. In the morning {z} of them came back. How many were then still away?",
      "How many of the erased files were never saved? By mistake {y} of the {x} files on a disk were erased. A friend could save {z} of the erased ones.",
    ],
  },
  {
    id: "either/after-a-second-loss",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "25..40", z: "3..22" },
    texts: [
      "{n} had {x} puzzle pieces and lost {y} of them. Under the sofa {he} put {z} more, and the dog ate those. How many pieces did {he} have then?",
      "From a herd of {x} goats {y} ran away at night. In the morning {z} more ran away. How many were with the herd after that?",
      "How many files did the disk hold in the end? By mistake {y} of the {x} files on a disk were erased. A friend who wanted to help erased {z} others.",
    ],
  },
  {
    id: "either/top-of-the-day",
    expression: "x+y",
    numbers: { x: "41..70", y: "15..25", z: "3..12" },
    texts: [
      "At sunrise it was {x} degrees. By noon the temperature had risen by {y} degrees, and by night it had fallen by {z} degrees from there. What was the temperature at noon?",
      "A weather balloon hangs {x} feet above the sea. First it climbs {y} feet and then it sinks {z} feet. How many feet above the sea is it before it sinks?",
      "What floor was it on before it went down? The elevator of a tall tower started on floor {x}. It went up {y} floors, then down {z} floors.",
    ],
  },
  {
    id: "either/end-of-the-day",
    expression: "x+y-z",
    numbers: { x: "41..70", y: "15..25", z: "3..12" },
    texts: [
      "At sunrise it was {x} degrees. By noon the temperature had risen by {y} degrees, and by night it had fallen by {z} degrees from there. What was the temperature at night?",
      "A weather balloon hangs {x} feet above the sea. First it climbs {y} feet and then it sinks {z} feet. How many feet above the sea is it at last?",
      "What floor was it on at last? The elevator of a tall tower started on floor {x}. It went up {y} floors, then down {z} floors.",
    ],
  },
  {
    id: "either/higher-at-the-end",
    expression: "y-z",
    numbers: { x: "41..70", y: "15..25", z: "3..12" },
    texts: [
      "At sunrise it was {x} degrees. By noon the temperature had risen by {y} degrees, and by night it had fallen by {z} degrees from there. How many degrees warmer was it at night than at sunrise?",
      "A weather balloon hangs {x} feet above the sea. First it climbs {y} feet and then it sinks {z} feet. How many feet higher is it at last than it was at first?",
      "How many floors above the one where it started was it at last? The elevator of a tall tower started on floor {x}. It went up {y} floors, then down {z} floors.",
    ],
  },
  {
    id: "either/down-first-and-then-up",
    expression: "x-y+z",
    numbers: { x: "41..70", y: "15..25", z: "3..12" },
    texts: [
      "At sunrise it was {x} degrees. By noon the temperature had fallen by {y} degrees, and by night it had risen by {z} degrees from there. What was the temperature at night?",
      "A weather balloon hangs {x} feet above the sea. First it sinks {y} feet and then it climbs {z} feet. How many feet above the sea is it at last?",
      "What floor was it on at last? The elevator of a tall tower started on floor {x}. It went down {y} floors, then up {z} floors.",
    ],
  },
];

/** The numbers belong to places or to parts of a way. */
const PLACES_AND_WAYS: readonly WordingFamily[] = [
  {
    id: "either/upper-shelf-keeps",
    expression: "x-z",
    numbers: { x: "45..90", y: "10..40", z: "3..35" },
    texts: [
      "The upper shelf held {x} vases and the lower one {y}. {n} moved {z} vases from the upper shelf to the lower one. How many vases were then on the upper shelf?",
      "In the north barn there were {x} bales and in the south barn {y}. A tractor took {z} bales from the north to the south barn. How many were in the north barn after that?",
      "How many guests does the large hall have then? The small hall has {y} guests, the large hall {x}. Now {z} people leave the large hall for the small one.",
    ],
  },
  {
    id: "either/what-stands-on-the-lower",
    expression: "y+z",
    numbers: { x: "45..90", y: "10..40", z: "3..35" },
    texts: [
      "The upper shelf held {x} vases and the lower one {y}. {n} moved {z} vases from the upper shelf to the lower one. How many vases were then on the lower shelf?",
      "In the north barn there were {x} bales and in the south barn {y}. A tractor took {z} bales from the north to the south barn. How many were in the south barn after that?",
      "How many guests does the small hall have then? The small hall has {y} guests, the large hall {x}. Now {z} people leave the large hall for the small one.",
    ],
  },
  {
    id: "either/both-after-moving",
    expression: "x+y",
    numbers: { x: "45..90", y: "10..40", z: "3..35" },
    texts: [
      "The upper shelf held {x} vases and the lower one {y}. {n} moved {z} vases from the upper shelf to the lower one. How many vases were then on the two shelves in all?",
      "In the north barn there were {x} bales and in the south barn {y}. A tractor took {z} bales from the north to the south barn. How many were in both barns together after that?",
      "How many guests do both halls have then? The small hall has {y} guests, the large hall {x}. Now {z} people leave the large hall for the small one.",
    ],
  },
  {
    id: "either/both-after-taking",
    expression: "x+y-z",
    numbers: { x: "45..90", y: "10..40", z: "3..35" },
    texts: [
      "The upper shelf held {x} vases and the lower one {y}. {n} moved {z} vases from the upper shelf to another room. How many vases were then on the two shelves in all?",
      "In the north barn there were {x} bales and in the south barn {y}. A tractor took {z} bales from the north barn to the cows. How many were in both barns together after that?",
      "How many guests do both halls have then? The small hall has {y} guests, the large hall {x}. Now {z} people leave the large hall for home.",
    ],
  },
  {
    id: "either/both-after-bringing",
    expression: "x+y+z",
    numbers: { x: "45..90", y: "10..40", z: "3..35" },
    texts: [
      "The upper shelf held {x} vases and the lower one {y}. {n} moved {z} vases from the upper shelf to the floor to dust it, put them back, and set {z} new vases beside them. How many vases were then on the two shelves in all?",
      "In the north barn there were {x} bales and in the south barn {y}. A tractor took {z} bales from the field to the north barn. How many were in both barns together after that?",
      "How many guests do both halls have then? The small hall has {y} guests, the large hall {x}. Now {z} people come in from the street and enter the large hall.",
    ],
  },
  {
    id: "either/first-two-stretches",
    expression: "x+y",
    numbers: { x: "45..90", y: "20..40", z: "3..18" },
    texts: [
      "On the road from Elm to Oak, from Oak to Ash and from Ash to Fir it is {x} miles from Elm to Oak, {y} miles from Oak to Ash and {z} miles from Ash to Fir. How many miles is it on this road from Elm to Ash?",
      "A cyclist rode {x} miles to a lake, then {y} miles to a castle, then {z} miles to an inn. How far had she ridden when she came to the castle?",
      "How many steps lead from the ground to the second platform? The lookout has three stairs. {x} steps lead from the ground to the first platform, {y} from the first to the second platform, and the last {z} steps lead to the top.",
    ],
  },
  {
    id: "either/second-and-third-stretch",
    expression: "y+z",
    numbers: { x: "45..90", y: "20..40", z: "3..18" },
    texts: [
      "On the road from Elm to Oak, from Oak to Ash and from Ash to Fir it is {x} miles from Elm to Oak, {y} miles from Oak to Ash and {z} miles from Ash to Fir. How many miles is it on this road from Oak to Fir?",
      "A cyclist rode {x} miles to a lake, then {y} miles to a castle, then {z} miles to an inn. How far did she ride from the lake to the inn?",
      "How many steps lead from the first platform to the top? The lookout has three stairs. {x} steps lead from the ground to the first platform, {y} from the first to the second platform, and the last {z} steps lead to the top.",
    ],
  },
  {
    id: "either/whole-road",
    expression: "x+y+z",
    numbers: { x: "45..90", y: "20..40", z: "3..18" },
    texts: [
      "On the road from Elm to Oak, from Oak to Ash and from Ash to Fir it is {x} miles from Elm to Oak, {y} miles from Oak to Ash and {z} miles from Ash to Fir. How many miles is it on this road from Elm to Fir?",
      "A cyclist rode {x} miles to a lake, then {y} miles to a castle, then {z} miles to an inn. How far did she ride in all?",
      "How many steps lead from the ground to the top? The lookout has three stairs. {x} steps lead from the ground to the first platform, {y} from the first to the second platform, and the last {z} steps lead to the top.",
    ],
  },
  {
    id: "either/first-stretch-longer",
    expression: "x-z",
    numbers: { x: "45..90", y: "20..40", z: "3..18" },
    texts: [
      "On the road from Elm to Oak, from Oak to Ash and from Ash to Fir it is {x} miles from Elm to Oak, {y} miles from Oak to Ash and {z} miles from Ash to Fir. How many miles is it on this road from Elm to Oak more than from Ash to Fir?",
      "A cyclist rode {x} miles to a lake, then {y} miles to a castle, then {z} miles to an inn. How much longer was the way to the lake than the way from the castle to the inn?",
      "How many steps fewer does the last stair have than the first? The lookout has three stairs. {x} steps lead from the ground to the first platform, {y} from the first to the second platform, and the last {z} steps lead to the top.",
    ],
  },
  {
    id: "either/from-the-start",
    expression: "x-y",
    numbers: { x: "60..95", y: "25..40", z: "3..20" },
    texts: [
      "An ant crawls {x} inches straight away from its nest, then {y} inches straight back toward it, then {z} inches straight away again. How many inches is it from the nest before it turns the second time?",
      "{n} skied {x} meters along the trail from the hut, turned and skied {y} meters back. After a rest {he} turned again and skied {z} meters away from the hut. How far from the hut did {he} rest?",
      "How many spaces from the start was {m} after two moves? {mHis} token went {x} spaces forward from the start, {y} backward, and {z} forward.",
    ],
  },
  {
    id: "either/way-in-all",
    expression: "x+y",
    numbers: { x: "60..95", y: "25..40", z: "3..20" },
    texts: [
      "An ant crawls {x} inches straight away from its nest, then {y} inches straight back toward it, then {z} inches straight away again. How many inches does it crawl before it turns the second time?",
      "{n} skied {x} meters along the trail from the hut, turned and skied {y} meters back. After a rest {he} turned again and skied {z} meters away from the hut. How far did {he} ski before the rest?",
      "How many spaces did {m}'s token move in the first two moves? {mHis} token went {x} spaces forward from the start, {y} backward, and {z} forward.",
    ],
  },
  {
    id: "either/from-the-start-at-last",
    expression: "x-y+z",
    numbers: { x: "60..95", y: "25..40", z: "3..20" },
    texts: [
      "An ant crawls {x} inches straight away from its nest, then {y} inches straight back toward it, then {z} inches straight away again. How many inches is it from the nest at last?",
      "{n} skied {x} meters along the trail from the hut, turned and skied {y} meters back. After a rest {he} turned again and skied {z} meters away from the hut. How far from the hut was {he} at last?",
      "How many spaces from the start was {m} after three moves? {mHis} token went {x} spaces forward from the start, {y} backward, and {z} forward.",
    ],
  },
  {
    id: "either/way-of-all-three",
    expression: "x+y+z",
    numbers: { x: "60..95", y: "25..40", z: "3..20" },
    texts: [
      "An ant crawls {x} inches straight away from its nest, then {y} inches straight back toward it, then {z} inches straight away again. How many inches does it crawl altogether?",
      "{n} skied {x} meters along the trail from the hut, turned and skied {y} meters back. After a rest {he} turned again and skied {z} meters away from the hut. How far did {he} ski in all?",
      "How many spaces did {m}'s token move, counting forward and backward moves? {mHis} token went {x} spaces forward from the start, {y} backward, and {z} forward.",
    ],
  },
  {
    id: "either/upstairs-goes-home",
    expression: "x-z",
    numbers: { x: "60..95", y: "15..40", z: "3..18" },
    texts: [
      "{x} people sit upstairs in the theater and {y} sit downstairs. {z} people from upstairs go home early. How many people still sit upstairs?",
      "A ship carries {x} barrels in its front hold and {y} in its rear hold. In port {z} barrels are unloaded from the front hold. How many barrels does the front hold keep?",
      "How many candles burn on the left side now? {y} candles were burning on the right side of the church and {x} on the left. A gust put out {z} on the left, and nobody has lit them again.",
    ],
  },
  {
    id: "either/downstairs-after-leaving",
    expression: "y-z",
    numbers: { x: "60..95", y: "15..40", z: "3..18" },
    texts: [
      "{x} people sit upstairs in the theater and {y} sit downstairs. {z} people from downstairs go home early. How many people still sit downstairs?",
      "A ship carries {x} barrels in its front hold and {y} in its rear hold. In port {z} barrels are unloaded from the rear hold. How many barrels does the rear hold keep?",
      "How many candles burn on the right side now? {y} candles were burning on the right side of the church and {x} on the left. A gust put out {z} on the right, and nobody has lit them again.",
    ],
  },
  {
    id: "either/lead-before-leaving",
    expression: "x-y",
    numbers: { x: "60..95", y: "15..40", z: "3..14" },
    texts: [
      "{x} people sit upstairs in the theater and {y} sit downstairs. {z} people from each of the two floors go home early. How many more people still sit upstairs than downstairs?",
      "A ship carries {x} barrels in its front hold and {y} in its rear hold. In port {z} barrels are unloaded from each hold. How many more barrels does the front hold keep than the rear hold?",
      "How many more candles burn on the left than on the right now? {y} candles were burning on the right side of the church and {x} on the left. A gust put out {z} on each side, and nobody has lit them again.",
    ],
  },
  {
    id: "either/lead-after-leaving-upstairs",
    expression: "x-z-y",
    numbers: { x: "60..95", y: "15..40", z: "3..18" },
    texts: [
      "{x} people sit upstairs in the theater and {y} sit downstairs. {z} people from upstairs go home early. How many more people still sit upstairs than downstairs?",
      "A ship carries {x} barrels in its front hold and {y} in its rear hold. In port {z} barrels are unloaded from the front hold. How many more barrels does the front hold keep than the rear hold?",
      "How many more candles burn on the left than on the right now? {y} candles were burning on the right side of the church and {x} on the left. A gust put out {z} on the left, and nobody has lit them again.",
    ],
  },
];

/** Dollars are paid, owed or earned, and not every price counts. */
const MONEY_SPARED: readonly WordingFamily[] = [
  {
    id: "either/first-two-prices",
    expression: "x+y",
    numbers: { x: "45..90", y: "20..40", z: "3..18" },
    texts: [
      "A tent costs {x} dollars, a lantern {y} dollars and a map {z} dollars. {n} buys the tent and the lantern. How many dollars does {n} pay?",
      "What did the mirror and the rug cost together? In a hotel room are a mirror for ${x}, a rug for ${y} and a clock for ${z}.",
      "The vet charged ${x} for the operation, ${y} for the X-ray and ${z} for the pills. The owner has paid for the operation and the X-ray. How much is that?",
    ],
  },
  {
    id: "either/outer-prices",
    expression: "x+z",
    numbers: { x: "45..90", y: "20..40", z: "3..18" },
    texts: [
      "A tent costs {x} dollars, a lantern {y} dollars and a map {z} dollars. {n} buys the tent and the map. How many dollars does {n} pay?",
      "What did the mirror and the clock cost together? In a hotel room are a mirror for ${x}, a rug for ${y} and a clock for ${z}.",
      "The vet charged ${x} for the operation, ${y} for the X-ray and ${z} for the pills. The owner has paid for the operation and the pills. How much is that?",
    ],
  },
  {
    id: "either/dearest-over-cheapest",
    expression: "x-z",
    numbers: { x: "45..90", y: "20..40", z: "3..18" },
    texts: [
      "A tent costs {x} dollars, a lantern {y} dollars and a map {z} dollars. {n} buys the map and {m} buys the tent. How many dollars more than {n} does {m} pay?",
      "How much less than the mirror did the clock cost? In a hotel room are a mirror for ${x}, a rug for ${y} and a clock for ${z}.",
      "The vet charged ${x} for the operation, ${y} for the X-ray and ${z} for the pills. How much dearer was the operation than the pills?",
    ],
  },
  {
    id: "either/all-prices",
    expression: "x+y+z",
    numbers: { x: "45..90", y: "20..40", z: "3..18" },
    texts: [
      "A tent costs {x} dollars, a lantern {y} dollars and a map {z} dollars. {n} buys the tent, the lantern and the map. How many dollars does {n} pay?",
      "What did all three things cost? In a hotel room are a mirror for ${x}, a rug for ${y} and a clock for ${z}.",
      "The vet charged ${x} for the operation, ${y} for the X-ray and ${z} for the pills. The owner has paid for everything. How much is that?",
    ],
  },
  {
    id: "either/left-after-buying",
    expression: "x-y",
    numbers: { x: "30..50", y: "8..25", z: "75..99" },
    texts: [
      "{n} has {x} dollars in {his} purse. {He} buys a scarf for {y} dollars and looks at a coat for {z} dollars. How many dollars does {he} have after buying the scarf?",
      "The class has saved ${x}. A cake costs ${y}, which the class pays, and a trip would cost ${z}. How much money does the class keep after the cake?",
      "How many points are left? In a prize shop a robot is had for {z} points. {m} has won {x} points and spends {y} of them on a whistle.",
    ],
  },
  {
    id: "either/missing-without-buying",
    expression: "z-x",
    numbers: { x: "30..50", y: "8..25", z: "75..99" },
    texts: [
      "{n} has {x} dollars in {his} purse. {He} could buy a scarf for {y} dollars, but wants only a coat for {z} dollars. How many dollars is {he} short of for the coat?",
      "The class has saved ${x}. A cake would cost ${y} and a trip ${z}, and the class chooses the trip. How much money does the class still need for the trip?",
      "How many points are missing for the robot? In a prize shop a robot is had for {z} points. {m} has won {x} points and spends none of them on the whistle for {y} points.",
    ],
  },
  {
    id: "either/missing-after-buying",
    expression: "z-(x-y)",
    numbers: { x: "30..50", y: "8..25", z: "75..99" },
    texts: [
      "{n} has {x} dollars in {his} purse. {He} buys a scarf for {y} dollars and then wants a coat for {z} dollars as well. How many dollars is {he} then short of for the coat?",
      "The class has saved ${x}. The class pays ${y} of it for a cake, and now it plans a trip for ${z}. How much money does the class still need for the trip?",
      "How many points are missing for the robot after that? In a prize shop a robot is had for {z} points. {m} has won {x} points and spends {y} of them on a whistle.",
    ],
  },
  {
    id: "either/missing-with-a-gift",
    expression: "z-x-y",
    numbers: { x: "30..50", y: "8..25", z: "75..99" },
    texts: [
      "{n} has {x} dollars in {his} purse. {He} gets {y} dollars from Grandma and wants a coat for {z} dollars. How many dollars is {he} then short of for the coat?",
      "The class has saved ${x}. A parent adds ${y}, and now the class plans a trip for ${z}. How much money does the class still need for the trip?",
      "How many points are missing for the robot after that? In a prize shop a robot is had for {z} points. {m} has won {x} points and wins {y} more.",
    ],
  },
  {
    id: "either/cut-by",
    expression: "x-y",
    numbers: { x: "70..99", y: "20..45", z: "3..15" },
    texts: [
      "A camera cost {x} dollars. Its price is cut by {y} dollars. Shipping costs {z} dollars. What is the price without shipping now?",
      "The repair of the boat was to cost ${x}. The captain bargained, and the mechanic took off ${y}. A new rope was ${z}. How much did the repair cost in the end?",
      "How much is the ticket for {n}? A ticket is usually ${x}, but {n} pays ${y} less for it. The program is ${z}.",
    ],
  },
  {
    id: "either/lowered-by-and-shipped",
    expression: "x-y+z",
    numbers: { x: "70..99", y: "20..45", z: "3..15" },
    texts: [
      "A camera cost {x} dollars. Its price is cut by {y} dollars. Shipping costs {z} dollars. What does a buyer pay now with shipping?",
      "The repair of the boat was to cost ${x}. The captain bargained, and the mechanic took off ${y}. A new rope was ${z}. How much did the repair and the rope cost in the end?",
      "How much are the ticket and the program for {n}? A ticket is usually ${x}, but {n} pays ${y} less for it. The program is ${z}.",
    ],
  },
  {
    id: "either/lowered-to-and-shipped",
    expression: "y+z",
    numbers: { x: "70..99", y: "20..45", z: "3..15" },
    texts: [
      "A camera cost {x} dollars. Its price is cut to {y} dollars. Shipping costs {z} dollars. What does a buyer pay now with shipping?",
      "The repair of the boat was to cost ${x}. The captain bargained, and the mechanic took only ${y}. A new rope was ${z}. How much did the repair and the rope cost in the end?",
      "How much are the ticket and the program for {n}? A ticket is usually ${x}, but {n} pays ${y} for it. The program is ${z}.",
    ],
  },
  {
    id: "either/put-up-by-and-sent",
    expression: "x+y+z",
    numbers: { x: "70..99", y: "20..45", z: "3..15" },
    texts: [
      "A camera cost {x} dollars. Its price is raised by {y} dollars. Shipping costs {z} dollars. What does a buyer pay now with shipping?",
      "The repair of the boat was to cost ${x}. The captain bargained, and the mechanic then even asked ${y} more. A new rope was ${z}. How much did the repair and the rope cost in the end?",
      "How much are the ticket and the program for {n}? A ticket is usually ${x}, but {n} pays ${y} more for it, because the seat is good. The program is ${z}.",
    ],
  },
  {
    id: "either/earned-over-costs",
    expression: "x-y",
    numbers: { x: "60..95", y: "15..30", z: "3..14" },
    texts: [
      "{n} washed cars and was paid {x} dollars. Soap cost {him} {y} dollars. {He} gave {z} dollars of what was left to {m}. How many dollars did {he} have after paying for the soap, before {he} gave {m} any?",
      "The puppet show took in ${x} at the door. The puppets had cost ${y}. A poster hung outside cost nothing, and a ticket was ${z}. How much did the show earn over the cost of the puppets?",
      "What did {m} have left of the wage after paying the rent? {mHe} got a wage of ${x} and paid a rent of ${y}. Next week's bill for light will be ${z}.",
    ],
  },
  {
    id: "either/left-with-the-tips",
    expression: "x-y+z",
    numbers: { x: "60..95", y: "15..30", z: "3..14" },
    texts: [
      "{n} washed cars and was paid {x} dollars. Soap cost {him} {y} dollars. {He} also got {z} dollars in tips. How many dollars did {he} have after paying for the soap, with the tips?",
      "The puppet show took in ${x} at the door. The puppets had cost ${y}. Candy sales brought ${z} more. How much did the show earn over the cost of the puppets, with the candy?",
      "What did {m} have left after paying the rent, with the gift? {mHe} got a wage of ${x} and paid a rent of ${y}. An aunt gave {mhim} ${z} too.",
    ],
  },
  {
    id: "either/earned-over-all-costs",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "15..30", z: "3..14" },
    texts: [
      "{n} washed cars and was paid {x} dollars. Soap cost {him} {y} dollars. {He} also paid {z} dollars for sponges. How many dollars did {he} have after paying for the soap and the sponges?",
      "The puppet show took in ${x} at the door. The puppets had cost ${y}. Paint had cost ${z}. How much did the show earn over the cost of the puppets and the paint?",
      "What did {m} have left of the wage after both bills? {mHe} got a wage of ${x} and paid a rent of ${y}. The bill for light, ${z}, {mhe} paid as well.",
    ],
  },
  {
    id: "either/all-that-came-in",
    expression: "x+z",
    numbers: { x: "60..95", y: "15..30", z: "3..14" },
    texts: [
      "{n} washed cars and was paid {x} dollars. Soap cost {him} {y} dollars. {He} also got {z} dollars in tips. How many dollars came in, before the soap is paid?",
      "The puppet show took in ${x} at the door. The puppets had cost ${y}. Candy sales brought ${z} more. How much money did the show take in, with the candy?",
      "What did {m} get altogether, with the gift? {mHe} got a wage of ${x} and paid a rent of ${y}. An aunt gave {mhim} ${z} too.",
    ],
  },
];

/** Equal groups with something beside them: the groups, the loose ones, or both are asked for. */
const GROUPS_AND_LOOSE: readonly WordingFamily[] = [
  {
    id: "either/counted-in-bags-alone",
    expression: "x*y",
    numbers: { x: "3..12", y: "5..12", z: "2..9" },
    texts: [
      "{n} has {x} bags with {y} walnuts in each, and {z} loose walnuts. How many walnuts are in the bags?",
      "A school bought {x} boxes of {y} globes each. Besides, {z} old globes stood in the attic. How many globes did it buy?",
      "How many eggs lie in the nests? {x} ducks sit on {y} eggs each. {z} more eggs lie in the grass.",
    ],
  },
  {
    id: "either/bags-with-loose",
    expression: "x*y+z",
    numbers: { x: "3..12", y: "5..12", z: "2..9" },
    texts: [
      "{n} has {x} bags with {y} walnuts in each, and {z} loose walnuts. How many walnuts does {he} have?",
      "A school bought {x} boxes of {y} globes each. Besides, {z} old globes stood in the attic. How many globes did it then have, old and new?",
      "How many eggs are there in all? {x} ducks sit on {y} eggs each. {z} more eggs lie in the grass.",
    ],
  },
  {
    id: "either/bags-without-lost",
    expression: "x*y-z",
    numbers: { x: "3..12", y: "5..12", z: "2..9" },
    texts: [
      "{n} has {x} bags with {y} walnuts in each; {z} of all these walnuts are rotten. How many of the walnuts are good?",
      "A school bought {x} boxes of {y} globes each. {z} of the globes were broken. How many of the globes it bought were whole?",
      "How many eggs are still in the nests? {x} ducks sit on {y} eggs each. {z} of the eggs are carried off by a fox.",
    ],
  },
  {
    id: "either/one-bag-and-loose",
    expression: "y+z",
    numbers: { x: "3..12", y: "5..12", z: "2..9" },
    texts: [
      "{n} has {x} bags with {y} walnuts in each, and {z} loose walnuts. {He} gives {m} one bag and all the loose ones. How many walnuts does {m} get?",
      "A school bought {x} boxes of {y} globes each. Besides, {z} old globes stood in the attic. One of the boxes and all the old globes went to the first floor. How many globes was that?",
      "How many eggs are under one nest's duck and in the grass together? {x} ducks sit on {y} eggs each. {z} more eggs lie in the grass.",
    ],
  },
  {
    id: "either/seats-in-rows",
    expression: "x*y",
    numbers: { x: "3..12", y: "5..12", z: "2..9" },
    texts: [
      "A stage crew sets up {x} rows of {y} chairs. {z} guests sit down already. How many chairs are set up?",
      "The vineyard has {x} rows with {y} vines in each. {z} workers tend it. How many vines are there in the rows?",
      "How many stamps did the sheet have? {n} has a sheet with {x} rows of {y} stamps. {He} has {z} letters to send.",
    ],
  },
  {
    id: "either/free-seats",
    expression: "x*y-z",
    numbers: { x: "3..12", y: "5..12", z: "2..9" },
    texts: [
      "A stage crew sets up {x} rows of {y} chairs. {z} guests sit down already. How many chairs are empty?",
      "The vineyard has {x} rows with {y} vines in each. {z} of the vines have died. How many living vines are there?",
      "How many stamps are on the sheet now? {n} has a sheet with {x} rows of {y} stamps. {He} tears off {z} stamps.",
    ],
  },
  {
    id: "either/rows-with-new-rows",
    expression: "(x+z)*y",
    numbers: { x: "3..12", y: "5..12", z: "2..9" },
    texts: [
      "A stage crew sets up {x} rows of {y} chairs. {z} rows of {y} chairs are added. How many chairs are set up now?",
      "The vineyard has {x} rows with {y} vines in each. {z} rows with as many vines each are planted beside them. How many vines are there then?",
      "How many stamps would the longer sheet have? {n} has a sheet with {x} rows of {y} stamps. {He} wishes the sheet were {z} rows longer.",
    ],
  },
  {
    id: "either/seats-with-new-seats",
    expression: "x*y+z",
    numbers: { x: "3..12", y: "5..12", z: "2..9" },
    texts: [
      "A stage crew sets up {x} rows of {y} chairs. {z} chairs are added. How many chairs are set up now?",
      "The vineyard has {x} rows with {y} vines in each. {z} vines are planted along the fence besides. How many vines are there then?",
      "How many stamps does {n} have? {n} has a sheet with {x} rows of {y} stamps. {He} has {z} single stamps too.",
    ],
  },
  {
    id: "either/each-child-gets",
    expression: "x/y",
    numbers: { y: "2..9", z: "2..9", x: "y*z*i" },
    texts: [
      "{x} peanuts are to be handed out. {y} children and {z} grown-ups are there, and only the children get some, all equally many. How many does each child get?",
      "How many pens go into each box? A firm has {x} pens, {y} empty boxes and {z} desks. It will put the same number of pens into every box and none on the desks.",
      "The {x} pages of a report were copied by {y} clerks in {z} hours. Each clerk copied as many pages as any other. How many was that?",
    ],
  },
  {
    id: "either/per-bag",
    expression: "x/z",
    numbers: { y: "2..9", z: "2..9", x: "y*z*i" },
    texts: [
      "{x} peanuts are to be handed out. {y} children and {z} grown-ups are there, and only the grown-ups get some, all equally many. How many does each grown-up get?",
      "How many pens does each desk get? A firm has {x} pens, {y} empty boxes and {z} desks. It will put the same number of pens on every desk and none into the boxes.",
      "The {x} pages of a report were copied by {y} clerks in {z} hours. Each hour as many pages were copied as in any other. How many was that?",
    ],
  },
  {
    id: "either/kids-and-grown-ups-counted",
    expression: "y+z",
    numbers: { y: "2..9", z: "2..9", x: "y*z*i" },
    texts: [
      "{x} peanuts are to be handed out. {y} children and {z} grown-ups are there, and all of them want some. How many people want some?",
      "How many boxes and desks are there? A firm has {x} pens, {y} empty boxes and {z} desks. It will put the same number of pens either into every box or on every desk.",
      "The {x} pages of a report were copied by {y} clerks in {z} hours. It took the same {y} clerks {y} more hours to bind it. How many hours did the copying and the binding take?",
    ],
  },
  {
    id: "either/first-sort-brings",
    expression: "x*y",
    numbers: { x: "4..12", z: "2..9", y: "3..12" },
    texts: [
      "{x} girls and {z} boys work in the garden. Each girl plants {y} bushes, and the boys only watch. How many bushes are planted?",
      "A band sells {x} blue and {z} green posters. A blue poster brings {y} dollars, and the green ones are given out free. How many dollars does the band get?",
      "How many photos did the teachers take? {x} teachers and {z} coaches went on the outing. Every teacher took {y} photos.",
    ],
  },
  {
    id: "either/other-sort-brings",
    expression: "z*y",
    numbers: { x: "4..12", z: "2..9", y: "3..12" },
    texts: [
      "{x} girls and {z} boys work in the garden. Each boy plants {y} bushes, and the girls only watch. How many bushes are planted?",
      "A band sells {x} blue and {z} green posters. A green poster brings {y} dollars, and the blue ones are given out free. How many dollars does the band get?",
      "How many photos did the coaches take? {x} teachers and {z} coaches went on the outing. Every coach took {y} photos.",
    ],
  },
  {
    id: "either/both-sorts-bring",
    expression: "(x+z)*y",
    numbers: { x: "4..12", z: "2..9", y: "3..12" },
    texts: [
      "{x} girls and {z} boys work in the garden. Each child plants {y} bushes. How many bushes are planted?",
      "A band sells {x} blue and {z} green posters. A poster of either color brings {y} dollars. How many dollars does the band get?",
      "How many photos did the teachers and coaches take? {x} teachers and {z} coaches went on the outing. Every one of them took {y} photos.",
    ],
  },
  {
    id: "either/first-each-second-at-once",
    expression: "x*y+z",
    numbers: { x: "4..12", z: "2..9", y: "3..12" },
    texts: [
      "{x} girls and {z} boys work in the garden. Each girl plants {y} bushes, and the boys plant {z} bushes in all. How many bushes are planted?",
      "A band sells {x} blue and {z} green posters. A blue poster brings {y} dollars, and all the green ones together bring {z} dollars. How many dollars does the band get?",
      "How many photos did the teachers and coaches take? {x} teachers and {z} coaches went on the outing. Every teacher took {y} photos, and each coach took just one.",
    ],
  },
  {
    id: "either/tickets-only",
    expression: "x*y",
    numbers: { x: "3..10", y: "8..20", z: "2..7" },
    texts: [
      "A ticket for the ice rink costs {y} dollars and a cocoa {z} dollars. {n} pays for {x} tickets, while {m} pays for the cocoa. How many dollars does {n} pay?",
      "{x} friends ride go-karts for ${y} each, and a helmet is rented for ${z}. All have helmets of their own. What do they pay in all?",
      "How many pounds do the crates weigh? There are {x} crates of {y} pounds each. A dog of {z} pounds sits beside the truck and does not ride along.",
    ],
  },
  {
    id: "either/tickets-and-one-snack",
    expression: "x*y+z",
    numbers: { x: "3..10", y: "8..20", z: "2..7" },
    texts: [
      "A ticket for the ice rink costs {y} dollars and a cocoa {z} dollars. {n} pays for {x} tickets and one cocoa. How many dollars does {n} pay?",
      "{x} friends ride go-karts for ${y} each, and a helmet is rented for ${z}. Only one of them has to rent a helmet. What do they pay in all?",
      "How many pounds does the truck have to carry? There are {x} crates of {y} pounds each. A dog of {z} pounds rides on the truck with them.",
    ],
  },
  {
    id: "either/one-ticket-and-snack",
    expression: "y+z",
    numbers: { x: "3..10", y: "8..20", z: "2..7" },
    texts: [
      "A ticket for the ice rink costs {y} dollars and a cocoa {z} dollars. {n} pays for one ticket and one cocoa, and so do {x} other people, each on their own. How many dollars does {n} pay?",
      "{x} friends ride go-karts for ${y} each, and a helmet is rented for ${z}. Each of them rents a helmet. What does one of the friends pay?",
      "How many pounds does a packed crate weigh? There are {x} crates of {y} pounds each. Into each a lamp of {z} pounds is packed.",
    ],
  },
  {
    id: "either/snack-for-everyone",
    expression: "x*(y+z)",
    numbers: { x: "3..10", y: "8..20", z: "2..7" },
    texts: [
      "A ticket for the ice rink costs {y} dollars and a cocoa {z} dollars. {n} pays for {x} tickets and {x} cups of cocoa. How many dollars does {n} pay?",
      "{x} friends ride go-karts for ${y} each, and a helmet is rented for ${z}. Each of them rents a helmet. What do they pay in all?",
      "How many pounds do all the packed crates weigh? There are {x} crates of {y} pounds each. Into each a lamp of {z} pounds is packed.",
    ],
  },
  {
    id: "either/made-in-those-days",
    expression: "x*y",
    numbers: { x: "8..20", y: "3..9", z: "2..7" },
    texts: [
      "A toymaker carves {x} horses a day for {y} days. He has a break of {z} days after that. How many horses has he carved?",
      "{n} learns {x} new words every week. {He} is {z} pages into the book. How many words does {he} learn in {y} weeks?",
      "How many gallons come through in that time? A pump moves {x} gallons a minute into a tub. It runs for {y} minutes and stands {z} feet from the tub.",
    ],
  },
  {
    id: "either/made-on-top-of-earlier",
    expression: "x*y+z",
    numbers: { x: "8..20", y: "3..9", z: "2..7" },
    texts: [
      "A toymaker carves {x} horses a day for {y} days. He had {z} horses before he began. How many horses does he have then?",
      "{n} learns {x} new words every week. {He} knew {z} words when {he} began. How many words does {he} know after {y} weeks?",
      "How many gallons are in the tub then? A pump moves {x} gallons a minute into a tub that already has {z} gallons in it. It runs for {y} minutes.",
    ],
  },
  {
    id: "either/left-of-what-was-made",
    expression: "x*y-z",
    numbers: { x: "8..20", y: "3..9", z: "2..7" },
    texts: [
      "A toymaker carves {x} horses a day for {y} days. He sells {z} of these horses. How many horses does he keep?",
      "{n} learns {x} new words every week. After {y} weeks {he} has forgotten {z} of these words. How many of them does {he} know?",
      "How many gallons are in the tub then? A pump moves {x} gallons a minute into an empty tub. It runs for {y} minutes, while {z} gallons in all leak out.",
    ],
  },
  {
    id: "either/made-in-further-days",
    expression: "x*(y+z)",
    numbers: { x: "8..20", y: "3..9", z: "2..7" },
    texts: [
      "A toymaker carves {x} horses a day for {y} days. Then he goes on for {z} more days. How many horses has he carved then?",
      "{n} learns {x} new words every week. {He} has done so for {y} weeks and will do so for {z} weeks more. How many words will {he} have learned?",
      "How many gallons have come through at last? A pump moves {x} gallons a minute into a tub. It runs for {y} minutes and, after a stop, for another {z} minutes.",
    ],
  },
];

/** Sets of families that tell nearly the same, of whose three numbers another two, or all, are needed in each. */
export const CONTRASTS_OF_SPARE_NUMBERS: readonly WordingFamily[] = [
  ...THREE_KINDS,
  ...SEVERAL_PEOPLE,
  ...SEVERAL_EVENTS,
  ...PLACES_AND_WAYS,
  ...MONEY_SPARED,
  ...GROUPS_AND_LOOSE,
];

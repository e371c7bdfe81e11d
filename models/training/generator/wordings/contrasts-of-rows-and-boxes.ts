import type { WordingFamily } from "../wording.ts";

/** Numbers of which one divides the other, so that they do not tell what to calculate. */
const EVEN = { x: "y*i", y: "2..9" } as const;

/** The same, and a small number beside them. */
const EVEN_AND_SPARE = { x: "y*i", y: "2..9", z: "4..9" } as const;

/** A number that the product of the two others divides. */
const NESTED = { x: "y*z*v", y: "2..5", z: "2..5", v: "2..8" } as const;

/** Two numbers that a third one divides. */
const BOTH_EVEN = { x: "y+z*w", y: "z*v", z: "2..6", v: "2..5", w: "2..8" } as const;

/** Two numbers that a third one divides, one of them large beside the product of the others. */
const FAR = { x: "z*(y+i)", y: "z*v", z: "2..4", v: "2..4" } as const;

/** Two pairs of numbers, the first with the larger product. */
const FOUR = { x: "z+i", y: "w+j", z: "2..6", w: "2..6" } as const;

/** A number that the sum of the two others divides. */
const SUM_DIVIDES = { x: "(y+z)*i", y: "2..5", z: "2..5" } as const;

/** The same range as those with a product, and more than the two others together. */
const NESTED_LARGE = { x: "y*z*i+i", y: "2..5", z: "2..5" } as const;

/** Small numbers of which the product of two exceeds the third. */
const SMALL = { x: "3..12", y: "3..9", z: "2..6" } as const;

/** A number that the third one divides. */
const MANY_TO_FEW = { x: "z*v", y: "3..9", z: "2..6", v: "2..5" } as const;

/** Two numbers that are larger than the third. */
const WITHIN = { x: "z+i", y: "z+j", z: "2..6" } as const;

/** Equal parts of which there are more than the third number, and each is larger than it. */
const PARTLY = { x: "y*(z+i)", y: "z+v", z: "2..4", v: "2..5" } as const;

/** A number of equal parts that the third number divides. */
const REPACK = { x: "3..12", y: "z*v", z: "3..8", v: "2..4" } as const;

/** Two numbers that three divides, a third of the first larger than the second. */
const SHARED_BY_THREE = { x: "3*(y+i)", y: "3*v", v: "1..4" } as const;

/** The same rows, lines or shelves, and what one has is said, what all have, what joins them or which are empty. */
const ROWS_AND_LINES: readonly WordingFamily[] = [
  {
    id: "rows/vines-in-each-row",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "There are {y} rows in {n}'s vineyard. {x} vines grow in each row. How many vines grow there?",
      "A typist fills {y} lines of a form, with {x} letters in every line. How many letters does she type?",
      "{y} shelves hang in the cellar, and on every shelf stand {x} jars of pickles. Find the number of jars on the shelves.",
    ],
  },
  {
    id: "rows/vines-in-the-rows-together",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "There are {y} rows in {n}'s vineyard. {x} vines grow in all the rows together, the same number in each. How many vines grow in one row?",
      "A typist fills {y} lines of a form with {x} letters. Every line gets as many letters as the next. How many letters does she type in a line?",
      "{y} shelves hang in the cellar, and on them stand {x} jars of pickles, evenly placed. Find the number of jars on a shelf.",
    ],
  },
  {
    id: "rows/vines-rows-of-two",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "There are {y} rows in {n}'s vineyard. {x} rows of vines grow in {m}'s vineyard. How many rows do the two vineyards have?",
      "A typist fills {y} lines of a form and leaves {x} lines empty. How many lines does the form have?",
      "{y} shelves hang in the cellar, and {x} more shelves hang in the kitchen. Find the number of shelves in both rooms.",
    ],
  },
  {
    id: "rows/vines-not-in-every-row",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "There are {x} rows in {n}'s vineyard. No vines grow in {y} of the rows. In how many rows do vines grow?",
      "A form has {x} lines. A typist fills {y} of them with letters. How many lines does she leave empty?",
      "{x} shelves hang in the cellar, and on {y} of them stand jars of pickles. Find the number of shelves without jars.",
    ],
  },
  {
    id: "rows/band-marches-how-many-rows",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "A marching band of {x} players walks down the street. In every row walk {y} players. How many rows does the band make?",
      "{n} lays {x} dominoes in columns of {y}. How many columns are on the table?",
      "The {x} stamps on a sheet are printed {y} to a line. Tell how many lines there are.",
    ],
  },
  {
    id: "rows/band-marches-players-in-all",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "A marching band of {x} rows walks down the street. In every row walk {y} players. How many players does the band have?",
      "{n} lays dominoes in {x} columns of {y}. How many dominoes are on the table?",
      "The {x} lines of a sheet are printed with {y} stamps each. Tell how many stamps there are.",
    ],
  },
  {
    id: "rows/band-marches-players-leave",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "A marching band of {x} players walks down the street. The first row of {y} players turns into a side street. How many players walk on?",
      "{n} lays {x} dominoes on the table, and then takes a column of {y} away. How many dominoes are on the table?",
      "Of the {x} stamps on a sheet, one line of {y} was cut off. Tell how many stamps are still on the sheet.",
    ],
  },
  {
    id: "rows/band-marches-players-join",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "A marching band of {x} players walks down the street. A new row of {y} players joins them from a side street. How many players walk on?",
      "{n} lays {x} dominoes on the table, and then adds a column of {y} to them. How many dominoes are on the table?",
      "Under the {x} stamps on a sheet, one more line of {y} was printed. Tell how many stamps are on the sheet now.",
    ],
  },
  {
    id: "rows/pews-people-on-all-pews",
    expression: "x*y",
    numbers: EVEN_AND_SPARE,
    texts: [
      "The chapel has {z} doors and {y} pews. {x} people fit on every pew. How many people can sit on the pews?",
      "In a car park of {z} floors the ground floor has {y} rows, and in every row there is room for {x} cars. How many cars can park on the ground floor?",
      "{n} is {z} years old and sets out {y} rows of toy soldiers, {x} of them to a row. How many toy soldiers are set out?",
    ],
  },
  {
    id: "rows/pews-people-on-one-pew",
    expression: "x/y",
    numbers: EVEN_AND_SPARE,
    texts: [
      "The chapel has {z} doors and {y} pews of one length. {x} people fit on the pews altogether. How many people can sit on a pew?",
      "In a car park of {z} floors the ground floor has {y} equal rows, and in these rows together there is room for {x} cars. How many cars can park in one of the rows?",
      "{n} is {z} years old and sets out {x} toy soldiers in {y} even rows. How many toy soldiers are in one row?",
    ],
  },
  {
    id: "rows/pews-nobody-on-some",
    expression: "x-y",
    numbers: EVEN_AND_SPARE,
    texts: [
      "The chapel has {z} doors and {x} pews. Nobody sits on {y} of the pews. On how many pews does someone sit?",
      "In a car park of {z} floors the ground floor has room for {x} cars, and {y} cars stand there. How many more cars can park on the ground floor?",
      "{n} is {z} years old and sets out {x} toy soldiers in a row. {y} of them fall over. How many toy soldiers still stand?",
    ],
  },
  {
    id: "rows/pews-and-single-chairs",
    expression: "x+y",
    numbers: EVEN_AND_SPARE,
    texts: [
      "The chapel has {z} doors. {x} people sit on the pews and {y} on folding chairs. How many people sit in the chapel?",
      "In a car park of {z} floors the ground floor has {x} cars on the left side and {y} on the right side. How many cars are on the ground floor?",
      "{n} is {z} years old and sets out {x} toy soldiers in the front row and {y} in the back row. How many toy soldiers are set out?",
    ],
  },
  {
    id: "rows/notebook-pages-left-blank",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "{n}'s notebook has {x} pages, and {he} wrote on {y} of them. How many pages are blank?",
      "Out of {x} shelves in the new library, {y} have books. How many shelves have no books yet?",
      "The class made {x} squares for a quilt and sewed {y} of them in. How many squares are not in the quilt?",
    ],
  },
  {
    id: "rows/notebook-lines-on-pages",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "{n}'s notebook has {x} pages, and {he} wrote {y} lines on every one of them. How many lines did {he} write?",
      "{x} shelves in the new library have {y} books each. How many books are on these shelves?",
      "The class made a quilt with {x} rows of {y} squares. How many squares are in the quilt?",
    ],
  },
  {
    id: "rows/notebook-pages-filled-by-lines",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "{n} wrote {x} lines in {his} notebook, and {he} wrote {y} of them on every page. How many pages did {he} write on?",
      "The new library has {x} books on its shelves, {y} on each. How many shelves have books?",
      "The class made a quilt of {x} squares, with {y} in each row. How many rows are in the quilt?",
    ],
  },
  {
    id: "rows/notebook-pages-and-loose-ones",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "{n}'s notebook has {x} pages, and {he} stuck in {y} loose ones. How many pages are in it now?",
      "{x} shelves in the new library have books, and {y} have none yet. How many shelves are in the library?",
      "The class sewed {x} squares into a quilt, and {y} squares were not used. How many squares did the class have?",
    ],
  },
];

/** The same boxes, bags and packs, and what is asked is all things, the boxes, one box, those outside or what is lacking. */
const BOXES_AND_THINGS: readonly WordingFamily[] = [
  {
    id: "boxes/lamps-how-many-crates",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "{n} packs {x} lamps in crates. {y} lamps go in a crate. How many crates does {he} fill?",
      "The shoe shop got a delivery of {x} pairs of sandals, {y} pairs in each carton. How many cartons came?",
      "Grandma freezes {x} dumplings. She puts {y} dumplings into every bag. What number of bags does she need?",
    ],
  },
  {
    id: "boxes/lamps-in-these-crates",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "{n} packs lamps in {x} crates. {y} lamps go in a crate. How many lamps does {he} pack?",
      "The shoe shop got a delivery of {x} cartons, with {y} pairs of sandals in each carton. How many pairs of sandals came?",
      "Grandma freezes {x} bags of dumplings. She puts {y} dumplings into every bag. What number of dumplings does she need?",
    ],
  },
  {
    id: "boxes/lamps-not-in-the-crate",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "{n} packs {x} lamps. {y} lamps go in a crate, and the others go in a van. How many lamps go in the van?",
      "The shoe shop got a delivery of {x} pairs of sandals, {y} pairs of them in a carton and the rest in bags. How many pairs came in bags?",
      "Grandma makes {x} dumplings. She freezes {y} of the dumplings in a bag and cooks all the others. What number of dumplings does she cook?",
    ],
  },
  {
    id: "boxes/lamps-crate-and-others",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "{n} packs {x} lamps in a van. {y} more lamps go in a crate. How many lamps does {he} pack?",
      "The shoe shop got a delivery of {x} pairs of sandals in cartons and {y} pairs in bags. How many pairs of sandals came?",
      "Grandma cooks {x} dumplings and freezes {y} others in a bag. What number of dumplings did she make?",
    ],
  },
  {
    id: "boxes/bottles-still-to-be-filled",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "A crate holds {x} bottles, and {n} has put {y} bottles in. How many more bottles does the crate hold?",
      "There are {x} pockets in the album, and {y} of them have a coin inside. How many pockets are empty?",
      "The cook has {x} spice jars. There is nothing in {y} of the jars. In how many jars is there some spice?",
    ],
  },
  {
    id: "boxes/bottles-all-places",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "A crate holds {x} bottles, and {n} has filled {y} crates. How many bottles has {he} put in?",
      "There are {x} pockets in the album, and every one of them has {y} coins inside. How many coins are in the album?",
      "The cook has {x} spice jars. There are {y} spoons of spice in each of the jars. How many spoons of spice are there?",
    ],
  },
  {
    id: "boxes/bottles-filled-by-all",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "A crate holds {y} bottles, and {n} has put {x} bottles into full crates. How many crates has {he} filled?",
      "There are {x} coins in the album, and every pocket has {y} coins inside. How many pockets are in use?",
      "The cook has {x} spoons of spice. He puts {y} spoons in each jar. How many jars does he fill?",
    ],
  },
  {
    id: "boxes/bottles-in-and-beside",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "A crate holds {x} bottles, and {n} has put {y} bottles beside the full crate. How many bottles are there?",
      "There are {x} coins in the album, and {y} other coins lie beside it. How many coins are there?",
      "The cook has {x} spice jars with something inside and {y} empty ones. How many spice jars are there?",
    ],
  },
  {
    id: "boxes/beans-take-out-of-each",
    expression: "x*y",
    numbers: EVEN_AND_SPARE,
    texts: [
      "From each of {y} jars {n} takes {x} beans. {z} people watch. How many beans does {he} take?",
      "{x} notes were found in every one of the {y} pockets of a coat with {z} buttons. How many notes were found?",
      "Out of every one of the {y} mail bags, the clerk lifts {x} letters in {z} minutes. How many letters does the clerk lift out?",
    ],
  },
  {
    id: "boxes/beans-take-out-altogether",
    expression: "x/y",
    numbers: EVEN_AND_SPARE,
    texts: [
      "From {y} jars {n} takes {x} beans altogether, as many from one jar as from another. {z} people watch. How many beans does {he} take from a jar?",
      "{x} notes were found in the {y} pockets of a coat with {z} buttons, and each pocket had the same number. How many notes were found in a pocket?",
      "Out of the {y} mail bags together, the clerk lifts {x} letters in {z} minutes, equally many out of every bag. How many letters does the clerk lift out of one bag?",
    ],
  },
  {
    id: "boxes/beans-take-out-of-one",
    expression: "x-y",
    numbers: EVEN_AND_SPARE,
    texts: [
      "From a jar with {x} beans {n} takes {y} beans. {z} people watch. How many beans does {he} not take?",
      "{x} notes were in the pocket of a coat with {z} buttons. {y} of the notes fell out. How many notes were still in the pocket?",
      "Out of a mail bag with {x} letters, the clerk lifts {y} in {z} minutes. How many letters does the bag have then?",
    ],
  },
  {
    id: "boxes/beans-had-before-taking",
    expression: "x+y",
    numbers: EVEN_AND_SPARE,
    texts: [
      "From a jar {n} takes {y} beans, and {x} beans stay inside. {z} people watch. How many beans were in the jar before?",
      "{x} notes were in the pocket of a coat with {z} buttons, and {y} notes had fallen out of it. How many notes had been in the pocket?",
      "Out of a mail bag the clerk lifts {y} letters in {z} minutes, and then there are {x} letters in it. How many letters did the bag have before?",
    ],
  },
  {
    id: "boxes/melons-boxes-fall-off",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "There were {x} baskets on the cart. {y} baskets fell off. How many baskets are on the cart now?",
      "A store had {x} tins of paint and sold {y} of the tins. How many tins does it still have?",
      "The museum has {x} glass cases. {y} of the cases were removed. How many cases does it have now?",
    ],
  },
  {
    id: "boxes/melons-things-in-boxes",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "There were {x} baskets on the cart. {y} melons were in each basket. How many melons were on the cart?",
      "A store had {x} tins of paint, and each tin weighs {y} pounds. How many pounds do the tins weigh?",
      "The museum has {x} glass cases. {y} of the old masks are in each of the cases. How many masks are in the cases?",
    ],
  },
  {
    id: "boxes/melons-number-of-boxes",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "There were {x} melons on the cart, in baskets. {y} melons were in each basket. How many baskets were on the cart?",
      "A store had {x} pounds of paint in tins, and each tin weighs {y} pounds. How many tins does it have?",
      "The museum has {x} old masks. {y} of the masks are in each glass case. How many cases are there?",
    ],
  },
  {
    id: "boxes/melons-boxes-put-on",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "There were {x} baskets on the cart. {y} baskets were put on. How many baskets are on the cart now?",
      "A store had {x} tins of paint and ordered {y} more of the tins, which came today. How many tins does it have?",
      "The museum has {x} glass cases. {y} other cases were brought in. How many cases does it have now?",
    ],
  },
  {
    id: "boxes/word-each",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "{n} has {y} {c} with {x} {o} in each. How many {o} does {he} have in them?",
      "For {y} {g}, {x} {p} each were brought to the {place}. How many {p} were brought?",
      "{m} gave {n} {y} {c}, and each {cs} had {x} {f} inside. How many {f} did {n} get?",
    ],
  },
  {
    id: "boxes/word-in-all",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "{n} has {y} {c} with {x} {o} in all, spread evenly. How many {o} does {he} have in a {cs}?",
      "For {y} {g}, {x} {p} in all were brought to the {place}, the same number for each. How many {p} were brought for one {gs}?",
      "{m} gave {n} {y} {c}, and the {c} had {x} {f} inside altogether, equally many in each. How many {f} did {n} get with each {cs}?",
    ],
  },
  {
    id: "boxes/word-besides",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "{n} has a {cs} with {x} {o} in it, and {y} {o} besides. How many {o} does {he} have?",
      "For one {gs}, {x} {p} were brought to the {place}, and {y} {p} besides for another. How many {p} were brought?",
      "{m} gave {n} a {cs} with {x} {f} inside and {y} other {f} without a {cs}. How many {f} did {n} get?",
    ],
  },
  {
    id: "boxes/word-all-except",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "{n} has {x} {o}, and all except {y} are in a {cs}. How many {o} does {he} have in it?",
      "For one {gs}, {x} {p} were brought to the {place}, and all except {y} were used. How many {p} were used?",
      "{m} gave {n} a {cs} with {x} {f} inside. {n} ate all except {y}. How many {f} did {n} eat?",
    ],
  },
];

/** The same teams, tables, boats and rooms, and the people in them, the groups or those without a place are asked. */
const TEAMS_AND_TABLES: readonly WordingFamily[] = [
  {
    id: "rows/relay-how-many-teams",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "{x} runners came to the relay. A team has {y} runners. How many teams can start?",
      "{x} guests sit down at the wedding tables, {y} guests at every table. How many tables do they need?",
      "The hotel gave rooms to {x} skiers, and {y} skiers share a room. How many rooms did the hotel give them?",
    ],
  },
  {
    id: "rows/relay-runners-of-teams",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "{x} teams came to the relay. A team has {y} runners. How many runners can start?",
      "The guests sit down at {x} wedding tables, {y} guests at every table. How many guests are there?",
      "The hotel gave {x} rooms to skiers, and {y} skiers share a room. How many skiers are in the hotel?",
    ],
  },
  {
    id: "rows/relay-runners-not-in-it",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "{x} runners came to the relay. A team was made of {y} of the runners. How many runners are not in this team?",
      "{x} guests came to the wedding, and {y} of the guests sit at the long table. How many guests sit somewhere else?",
      "The hotel has {x} skiers, and {y} of the skiers share the biggest room. How many skiers sleep in other rooms?",
    ],
  },
  {
    id: "rows/relay-runners-came-besides",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "{x} runners came to the relay. A team of {y} other runners came late. How many runners can start?",
      "{x} guests sit at the long wedding table and {y} guests at the round table. How many guests are at the two tables?",
      "The hotel gave beds to {x} skiers in the morning, and {y} skiers came in the evening. How many skiers got a bed?",
    ],
  },
  {
    id: "rows/canoes-that-are-empty",
    expression: "x-y",
    numbers: EVEN_AND_SPARE,
    texts: [
      "{x} canoes lie on the lake for {z} hours, and {y} of them are empty. In how many canoes is somebody?",
      "The school has {z} teachers and {x} rooms. {y} of the rooms are locked. How many rooms are open?",
      "On the {z}th of the month {x} children sat on the benches, and {y} children got up. How many children were still sitting?",
    ],
  },
  {
    id: "rows/canoes-paddlers-in-each",
    expression: "x*y",
    numbers: EVEN_AND_SPARE,
    texts: [
      "{x} canoes lie on the lake for {z} hours, and {y} paddlers are in each. How many paddlers are on the lake?",
      "The school has {z} teachers and {x} rooms. {y} lamps hang in every one of the rooms. How many lamps hang there?",
      "On the {z}th of the month {x} benches were full, with {y} children on each of them. How many children were sitting?",
    ],
  },
  {
    id: "rows/canoes-needed-by-paddlers",
    expression: "x/y",
    numbers: EVEN_AND_SPARE,
    texts: [
      "{x} paddlers are on the lake for {z} hours, and {y} of them are in each canoe. How many canoes are on the lake?",
      "The school has {z} teachers and {x} lamps. {y} lamps hang in every one of the rooms. How many rooms does it have?",
      "On the {z}th of the month {x} children were sitting on benches, {y} children on each. How many benches were in use?",
    ],
  },
  {
    id: "rows/canoes-and-sailboats",
    expression: "x+y",
    numbers: EVEN_AND_SPARE,
    texts: [
      "{x} canoes lie on the lake for {z} hours, and {y} sailboats too. How many boats are on the lake?",
      "The school has {z} teachers and {x} open rooms. {y} other rooms are locked. How many rooms does it have?",
      "On the {z}th of the month {x} children sat on the benches, and {y} children came and sat down too. How many children were sitting then?",
    ],
  },
];

/** Something is shared, handed out to everyone, given up or thrown together, and the shares, the sharers or the whole is asked. */
const SHARES_AMONG_PEOPLE: readonly WordingFamily[] = [
  {
    id: "shares/potatoes-one-share",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "{y} friends dug up {x} potatoes and shared them equally. How many potatoes did each friend get?",
      "The captain split {x} biscuits fairly among {y} sailors. How many biscuits did a sailor receive?",
      "A roll of {x} tickets was handed out to {y} children, all of whom got the same number. How many tickets did a child get?",
    ],
  },
  {
    id: "shares/potatoes-everyone-dug",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "{y} friends dug up {x} potatoes each and put them in one heap. How many potatoes did the friends get?",
      "The captain gave {x} biscuits to each of {y} sailors. How many biscuits did the sailors receive?",
      "A roll of {x} tickets was handed to each of {y} children. How many tickets did the children get?",
    ],
  },
  {
    id: "shares/potatoes-one-for-each",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "{y} friends dug up {x} potatoes and each friend baked one of them. How many potatoes did they not bake?",
      "The captain had {x} biscuits and gave one to each of {y} sailors. How many biscuits did he keep?",
      "From a roll of {x} tickets, {y} children got one ticket each. How many tickets were still on the roll?",
    ],
  },
  {
    id: "shares/potatoes-two-finders",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "One friend dug up {y} potatoes and another dug up {x}. They put them in one heap. How many potatoes did they get?",
      "The captain gave {x} biscuits to one sailor and {y} to another sailor. How many biscuits did the sailors receive?",
      "A roll of {x} tickets and a roll of {y} tickets were handed to two children. How many tickets did they get?",
    ],
  },
  {
    id: "shares/stickers-how-many-sharers",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "{n} gave away {x} stickers. Every child got {y} stickers. How many children got some?",
      "The nurse measured out {x} drops of syrup, {y} drops for each patient. How many patients had syrup?",
      "The {x} acres of a farm were divided among the heirs, and each heir took {y} acres. How many heirs were there?",
    ],
  },
  {
    id: "shares/stickers-sharers-times-share",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "{n} gave stickers to {x} children. Every child got {y} stickers. How many stickers did {he} give away?",
      "The nurse measured out syrup for {x} patients, {y} drops for each patient. How many drops did she measure out?",
      "A farm was divided among {x} heirs, and each heir took {y} acres. How many acres did the farm have?",
    ],
  },
  {
    id: "shares/stickers-one-share-taken",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "{n} had {x} stickers. One child got {y} of the stickers. How many stickers did {n} have after that?",
      "The nurse had {x} drops of syrup, and {y} drops of it went to one patient. How many drops did she have then?",
      "Of the {x} acres of a farm, one heir took {y} acres and the other heir took the rest. How many acres did the other heir take?",
    ],
  },
  {
    id: "shares/stickers-two-shares-added",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "{n} gave {x} stickers to one child. The other child got {y} stickers. How many stickers did {he} give away?",
      "The nurse measured out {x} drops of syrup for one patient and {y} for another. How many drops did she measure out?",
      "One heir took {x} acres of a farm, and the other took the rest, which was {y} acres. How many acres did the farm have?",
    ],
  },
  {
    id: "shares/chalk-spare-classes",
    expression: "x/y",
    numbers: EVEN_AND_SPARE,
    texts: [
      "{x} sticks of chalk are for {y} teachers, who work in {z} buildings and all get the same. How many sticks does a teacher get?",
      "In {z} hours {y} bakers shaped {x} rolls together, each baker as many as the next. How many rolls did one baker shape?",
      "{n} divides {x} carrots evenly among {y} rabbits and pats one of the rabbits for {z} minutes. How many carrots does a rabbit get?",
    ],
  },
  {
    id: "shares/chalk-spare-every-one",
    expression: "x*y",
    numbers: EVEN_AND_SPARE,
    texts: [
      "{x} sticks of chalk are for each of the {y} teachers, who work in {z} buildings. How many sticks do the teachers get?",
      "In {z} hours {y} bakers shaped {x} rolls apiece. How many rolls did the bakers shape?",
      "{n} gives {x} carrots to every one of {y} rabbits and pats one of the rabbits for {z} minutes. How many carrots do the rabbits get?",
    ],
  },
  {
    id: "shares/chalk-spare-part-used",
    expression: "x-y",
    numbers: EVEN_AND_SPARE,
    texts: [
      "{x} sticks of chalk are for the teachers, who work in {z} buildings. They used up {y} of the sticks. How many sticks do the teachers still have?",
      "In {z} hours a baker shaped {x} rolls and baked {y} of them. How many of the rolls were not baked?",
      "{n} has {x} carrots, feeds {y} of them to {his} rabbits and pats one of the rabbits for {z} minutes. How many carrots does {n} not feed to them?",
    ],
  },
  {
    id: "shares/chalk-spare-more-came",
    expression: "x+y",
    numbers: EVEN_AND_SPARE,
    texts: [
      "{x} sticks of chalk were there for the teachers, who work in {z} buildings. Then {y} more sticks came. How many sticks do the teachers have?",
      "In {z} hours one baker shaped {x} rolls, and another shaped {y} in the same time. How many rolls did the bakers shape?",
      "{n} gives {x} carrots to one rabbit and {y} to the other, and pats both for {z} minutes. How many carrots do the rabbits get?",
    ],
  },
  {
    id: "shares/pool-each-puts-in",
    expression: "x*y",
    numbers: EVEN,
    texts: [
      "Each of {y} uncles put ${x} into a hat for a gift. How many dollars were in the hat?",
      "Each of {y} players threw {x} cards on the pile. How many cards did the players throw?",
      "{y} weavers worked {x} threads each into the carpet. How many threads went into it?",
    ],
  },
  {
    id: "shares/pool-each-takes-out",
    expression: "x/y",
    numbers: EVEN,
    texts: [
      "The {y} uncles took ${x} out of a hat, and each uncle took the same. How many dollars did an uncle take?",
      "The {y} players threw {x} cards on the pile altogether, each player equally many. How many cards did a player throw?",
      "{y} weavers worked {x} threads into the carpet, each weaver the same number. How many threads did one weaver use?",
    ],
  },
  {
    id: "shares/pool-one-puts-in",
    expression: "x+y",
    numbers: EVEN,
    texts: [
      "There was ${x} in a hat for a gift. Another uncle put ${y} in. How many dollars were in the hat then?",
      "There were {x} cards on the pile when a player threw {y} more cards on it. How many cards were there then?",
      "A weaver worked {x} red and {y} blue threads into the carpet. How many threads went into it?",
    ],
  },
  {
    id: "shares/pool-one-takes-out",
    expression: "x-y",
    numbers: EVEN,
    texts: [
      "There was ${x} in a hat for a gift. An uncle took ${y} out. How many dollars were in the hat then?",
      "There were {x} cards on the pile when a player took {y} cards from it. How many cards were there then?",
      "A weaver worked {x} threads into the carpet, and {y} of them came loose. How many threads stayed in it?",
    ],
  },
];

/** Things are in containers which are in larger ones, and it is said of which of them each number speaks. */
const CONTAINERS_IN_CONTAINERS: readonly WordingFamily[] = [
  {
    id: "boxes/radios-in-cartons-all",
    expression: "x*y*z",
    numbers: SMALL,
    texts: [
      "A warehouse has {x} pallets with {y} cartons on each. There are {z} radios in every carton. How many radios does the warehouse have?",
      "{n} owns {x} binders. Each binder has {y} sheets, and each sheet has {z} trading cards. How many trading cards does {he} own?",
      "{x} floors of the hotel have {y} rooms each, with {z} beds in every room. Find the number of beds.",
    ],
  },
  {
    id: "boxes/radios-in-cartons-one",
    expression: "x/y/z",
    numbers: NESTED,
    texts: [
      "A warehouse has {x} radios on {y} pallets, equally many on each. There are {z} cartons on every pallet, all with the same number of radios. How many radios does a carton have?",
      "{n} owns {x} trading cards in {y} equal binders. Each binder has {z} sheets, and all the sheets have the same number of cards. How many trading cards does a sheet have?",
      "{y} floors of the hotel have {x} beds altogether, equally many on each floor. Every floor has {z} rooms of the same size. Find the number of beds in a room.",
    ],
  },
  {
    id: "boxes/radios-and-cartons-without",
    expression: "x*y+z",
    numbers: SMALL,
    texts: [
      "A warehouse has {x} pallets with {y} radios on each. There are {z} more radios in a carton. How many radios does the warehouse have?",
      "{n} owns {x} binders. Each binder has {y} trading cards, and one separate sheet has {z} trading cards. How many trading cards does {he} own?",
      "{x} floors of the hotel have {y} beds each, and {z} folding beds are in the cellar. Find the number of beds.",
    ],
  },
  {
    id: "boxes/radios-on-other-pallets",
    expression: "x*y-z",
    numbers: SMALL,
    texts: [
      "A warehouse has {x} pallets with {y} radios on each. {z} of the radios are broken. How many good radios does the warehouse have?",
      "{n} owns {x} binders. Each binder had {y} trading cards, but {he} sold {z} of the cards. How many trading cards does {he} own now?",
      "{x} floors of the hotel have {y} beds each, and {z} of all these beds are taken. Find the number of free beds.",
    ],
  },
  {
    id: "boxes/bolts-one-drawer",
    expression: "x*y/z",
    numbers: MANY_TO_FEW,
    texts: [
      "{x} packets of {y} bolts each were emptied evenly into {z} drawers. How many bolts are in one drawer?",
      "{n} cut {x} loaves into {y} slices each and put the slices on {z} platters, the same number on each. How many slices are on a platter?",
      "The crew took {y} bricks from every one of {x} stacks and loaded all of these on {z} carts alike. How many bricks were on a cart?",
    ],
  },
  {
    id: "boxes/bolts-each-drawer",
    expression: "x*y*z",
    numbers: SMALL,
    texts: [
      "{x} packets of {y} bolts each were emptied into every one of {z} drawers. How many bolts are in the drawers?",
      "{n} cut {x} loaves into {y} slices each for every one of {z} platters. How many slices did {he} cut for the platters?",
      "The crew loaded {x} stacks of {y} bricks each on every one of {z} carts. How many bricks were on the carts?",
    ],
  },
  {
    id: "boxes/bolts-packets-per-drawer",
    expression: "x/y/z",
    numbers: NESTED,
    texts: [
      "{x} bolts came in packets of {y} bolts. The packets were spread evenly over {z} drawers. How many packets are in one drawer?",
      "{n} has {x} slices of bread. {y} slices come from every loaf, and the loaves had been brought by {z} bakers, who brought the same number each. How many loaves did a baker bring?",
      "The crew made stacks of {y} bricks out of {x} bricks and loaded the stacks on {z} carts alike. How many stacks were on a cart?",
    ],
  },
  {
    id: "boxes/bolts-drawers-beside",
    expression: "x/y+z",
    numbers: NESTED,
    texts: [
      "{x} bolts were emptied evenly into {y} drawers. {z} bolts were already in the top drawer. How many bolts are in the top drawer now?",
      "{n} cut {x} slices of bread and put them on {y} platters, the same number on each, and then put {z} more on the first. How many slices are on the first platter?",
      "The crew loaded {x} bricks on {y} carts alike, and the last cart had {z} bricks on it before. How many bricks were then on the last cart?",
    ],
  },
  {
    id: "boxes/name-tags-need-boxes",
    expression: "x/y-z",
    numbers: NESTED,
    texts: [
      "{x} name tags are needed. The tags come in bags of {y}, and {z} bags are in the office. How many bags must be bought?",
      "A factory makes {x} toy cars and puts {y} in every carton. {z} cartons are full. How many cartons are still to be filled?",
      "{n} plants {x} onions in rows of {y}. {z} rows are planted. How many rows does {he} still have to plant?",
    ],
  },
  {
    id: "boxes/name-tags-need-things",
    expression: "x-y*z",
    numbers: NESTED,
    texts: [
      "{x} name tags are needed. The tags come in bags of {y}, and {z} full bags are in the office. How many tags are still missing?",
      "A factory makes {x} toy cars and puts {y} in every carton. {z} cartons are full. How many toy cars are not yet in a carton?",
      "{n} plants {x} onions in rows of {y}. {z} rows are planted. How many onions does {he} still have to plant?",
    ],
  },
  {
    id: "boxes/name-tags-have-more",
    expression: "x+y*z",
    numbers: NESTED,
    texts: [
      "{x} name tags are on the desk. The tags also come in bags of {y}, and {z} full bags are in the office. How many tags are there?",
      "A factory put {x} toy cars into a shop window and {y} into every carton. {z} cartons are full. How many toy cars did the factory put away?",
      "{n} planted {x} onions in a bed and then some in rows of {y}. {z} rows are planted. How many onions did {he} plant?",
    ],
  },
  {
    id: "boxes/name-tags-bags-added",
    expression: "x/y+z",
    numbers: NESTED,
    texts: [
      "{x} name tags were put in bags of {y}, and {z} other bags are in the office. How many bags are there?",
      "A factory makes {x} toy cars and puts {y} in every carton. {z} cartons with dolls are full, too. How many cartons are filled with the toys?",
      "{n} plants {x} onions in rows of {y}. {z} rows of leeks are beside them. How many rows of leeks and onions are there?",
    ],
  },
  {
    id: "rows/nested-word-each",
    expression: "x*y*z",
    numbers: SMALL,
    texts: [
      "{n} has {x} {c} with {y} small bags in each, and every small bag has {z} {o} in it. How many {o} does {n} have?",
      "At the {place} {x} tables stand with {y} trays on each. On each tray are {z} {f}. What is the number of {f}?",
      "{x} {g} of {y} people came to the {place}. Everyone brought {z} {p}. How many {p} were brought?",
    ],
  },
  {
    id: "rows/nested-word-besides",
    expression: "x+y*z",
    numbers: NESTED,
    texts: [
      "{n} has {x} {o} on a shelf, and {y} bags besides. Every bag has {z} {o} in it. How many {o} does {n} have?",
      "At the {place} {x} {f} lie on a table beside {y} trays. On each tray are {z} {f} more. What is the number of {f}?",
      "{x} {p} were at the {place}. Then {y} people came, and everyone brought {z} {p} besides. How many {p} were at the {place} then?",
    ],
  },
  {
    id: "rows/nested-word-among-all",
    expression: "x-y*z",
    numbers: NESTED,
    texts: [
      "{n} has {x} {o}, and some are in {y} bags. Every bag has {z} of the {o} in it. How many {o} does {n} have outside the bags?",
      "At the {place} there are {x} {f}, also counting those on {y} trays. On each tray are {z} {f}. What is the number of {f} that are not on a tray?",
      "{x} {p} were at the {place}. Then {y} people came, and everyone took away {z} {p}. How many {p} were at the {place} then?",
    ],
  },
  {
    id: "rows/nested-word-of-each",
    expression: "x/y-z",
    numbers: NESTED,
    texts: [
      "{n} has {x} {o} in {y} bags, equally many in every bag. {He} takes {z} {o} out of one bag. How many {o} does this bag have now?",
      "At the {place} there are {x} {f} on {y} trays, as many on one as on another. From one tray {z} {f} are eaten. What is the number of {f} left on that tray?",
      "{x} {p} were at the {place}, and {y} people took them all away, equally many each. {n}, one of the people, lost {z} of {his} {p}. How many {p} did {n} have then?",
    ],
  },
];

/** Some of the rows, boxes or things are empty, gone or added before the others are filled or counted. */
const EMPTY_AND_REMOVED: readonly WordingFamily[] = [
  {
    id: "boxes/beehives-some-empty",
    expression: "(x-y)*z",
    numbers: BOTH_EVEN,
    texts: [
      "{n} has {x} beehive boxes, but {y} of them are empty. Each of the others has {z} combs. How many combs are in the boxes?",
      "On a street of {x} houses, {y} have no chimney. The rest have {z} chimneys apiece. How many chimneys are on the street?",
      "{x} gloves were ordered for the shop, and {y} did not come. Those that came cost ${z} each. How many dollars did they cost?",
    ],
  },
  {
    id: "boxes/beehives-more-come",
    expression: "(x+y)*z",
    numbers: BOTH_EVEN,
    texts: [
      "{n} has {x} beehive boxes, and {y} more were delivered. Every one of them all has {z} combs. How many combs are in the boxes?",
      "On a street of {x} old houses, {y} new ones were built. All the houses have {z} chimneys apiece. How many chimneys are on the street?",
      "{x} gloves were ordered for the shop, and {y} more came with them. All that came cost ${z} each. How many dollars did they cost?",
    ],
  },
  {
    id: "boxes/beehives-things-taken-then-packed",
    expression: "(x-y)/z",
    numbers: BOTH_EVEN,
    texts: [
      "{n} has {x} combs, but {y} of them are empty. {He} puts the others in beehive boxes, {z} combs to a box. How many boxes does {he} fill?",
      "On a street of {x} people, {y} live in tents. The rest live in houses, {z} people in each. How many houses are on the street?",
      "${x} was set aside for gloves at the shop, and ${y} of it was not spent. The gloves that came cost ${z} each. How many gloves came?",
    ],
  },
  {
    id: "boxes/beehives-things-joined-then-packed",
    expression: "(x+y)/z",
    numbers: BOTH_EVEN,
    texts: [
      "{n} has {x} combs, and {y} more were delivered. {He} puts them all in beehive boxes, {z} combs to a box. How many boxes does {he} fill?",
      "On a street of {x} people, {y} people more moved in. They all live in houses, {z} people in each. How many houses are lived in?",
      "${x} was spent on gloves for the shop, and later ${y} more on the same kind. The gloves cost ${z} each. How many gloves came in all?",
    ],
  },
  {
    id: "rows/scarves-taken-before",
    expression: "(x-y)/z",
    numbers: BOTH_EVEN,
    texts: [
      "{x} scarves are in the shop. {n} sells {y} of them, and hangs the others on {z} rails, as many on one as on another. How many scarves are on a rail?",
      "Out of {x} pages of a script, {y} were cut. The remaining pages are learned by {z} actors, who learn equally many pages, each page once. How many pages does an actor learn?",
      "The ranger counted {x} ducks. {y} ducks flew off, and the rest swam in {z} equal rows. How many ducks swam in a row?",
    ],
  },
  {
    id: "rows/scarves-taken-of-one",
    expression: "x/z-y",
    numbers: FAR,
    texts: [
      "{x} scarves are in the shop on {z} rails, as many on one as on another. {n} sells {y} from the first rail. How many scarves are on the first rail now?",
      "{x} pages of a script are learned by {z} actors, who learn equally many pages, each page once. {n}, one of them, has learned {y} of {his} pages. How many pages does {n} still have to learn?",
      "The ranger counted {x} ducks in {z} equal rows. {y} ducks flew off from the last row. How many ducks swam in the last row then?",
    ],
  },
  {
    id: "rows/scarves-taken-from-every",
    expression: "x-y*z",
    numbers: FAR,
    texts: [
      "{x} scarves are in the shop on {z} rails, as many on one as on another. {n} sells {y} from every rail. How many scarves are in the shop now?",
      "{x} pages of a script are to be learned by {z} actors, each page by one of them. So far every actor has learned {y} pages. How many pages are still to be learned?",
      "The ranger counted {x} ducks in {z} equal rows. {y} ducks flew off from each row. How many ducks did not fly off?",
    ],
  },
  {
    id: "rows/scarves-added-to-one",
    expression: "x/z+y",
    numbers: FAR,
    texts: [
      "{x} scarves are in the shop on {z} rails, as many on one as on another. {n} hangs {y} more on the first rail. How many scarves are on the first rail now?",
      "{x} pages of a script are learned by {z} actors, who learn equally many pages, each page once. {n}, one of them, learns {y} pages of a song too. How many pages does {n} learn?",
      "The ranger counted {x} ducks in {z} equal rows. {y} more ducks landed in the last row. How many ducks swam in the last row then?",
    ],
  },
  {
    id: "boxes/rockets-bags-removed",
    expression: "(x-y)*z",
    numbers: BOTH_EVEN,
    texts: [
      "There were {x} boxes of fireworks with {z} rockets each. {y} boxes got wet and were thrown away. How many rockets are left?",
      "{n} rents out {x} boats, and {y} of these are under repair. {z} people fit in a boat. How many people can go out on the lake?",
      "The shelves of a shoe store hold {z} pairs each. The store had {x} shelves, then took {y} of them down. How many pairs do the shelves hold now?",
    ],
  },
  {
    id: "boxes/rockets-things-removed",
    expression: "x*z-y",
    numbers: BOTH_EVEN,
    texts: [
      "There were {x} boxes of fireworks with {z} rockets each. {y} rockets got wet and were thrown away. How many rockets are left?",
      "{n} rents out {x} boats, and {y} people sit in these already. {z} people fit in a boat. How many more people can go out on the lake?",
      "The shelves of a shoe store hold {z} pairs each. The store has {x} full shelves, and then {y} pairs are sold from them. How many pairs do the shelves hold now?",
    ],
  },
  {
    id: "boxes/rockets-bags-added",
    expression: "(x+y)*z",
    numbers: BOTH_EVEN,
    texts: [
      "There were {x} boxes of fireworks with {z} rockets each. {y} of the same boxes were brought in. How many rockets are there now?",
      "{n} rents out {x} red boats and {y} green ones. {z} people fit in each boat of either color. How many people can go out on the lake?",
      "The shelves of a shoe store hold {z} pairs each. The store had {x} shelves, then put {y} more of them up. How many pairs do the shelves hold now?",
    ],
  },
  {
    id: "boxes/rockets-things-added",
    expression: "x*z+y",
    numbers: BOTH_EVEN,
    texts: [
      "There were {x} boxes of fireworks with {z} rockets each. {y} single rockets were brought in. How many rockets are there now?",
      "{n} rents out {x} boats and has {y} seats on a raft. {z} people fit in a boat. How many people can go out on the lake?",
      "The shelves of a shoe store hold {z} pairs each. The store has {x} full shelves and shows {y} more pairs in the window. How many pairs does it have?",
    ],
  },
];

/** Large and small containers, or two sorts of rows, and both are counted, or the difference, or only one of them. */
const TWO_KINDS_OF_CONTAINERS: readonly WordingFamily[] = [
  {
    id: "boxes/tins-two-kinds-both",
    expression: "x*y+z*w",
    numbers: FOUR,
    texts: [
      "{n} has {x} large tins with {y} brushes in each and {z} small tins with {w} brushes in each. How many brushes are in the tins?",
      "{x} vans brought {y} players each, and {z} taxis brought {w} players each. How many players were brought?",
      "The field has {x} rows of {y} sunflowers and {z} rows of {w} poppies. What is the number of flowers in the field?",
    ],
  },
  {
    id: "boxes/tins-two-kinds-difference",
    expression: "x*y-z*w",
    numbers: FOUR,
    texts: [
      "{n} has {x} large tins with {y} brushes in each and {z} small tins with {w} brushes in each. How many more brushes are in the large tins than in the small ones?",
      "{x} vans brought {y} players each, and {z} taxis took {w} of these players each back. How many players stayed?",
      "The field has {x} rows of {y} sunflowers and {z} rows of {w} poppies. How many fewer poppies than sunflowers are in the field?",
    ],
  },
  {
    id: "boxes/tins-two-kinds-one-only",
    expression: "x*y",
    numbers: FOUR,
    texts: [
      "{n} has {x} large tins with {y} brushes in each and {z} small tins with {w} pens in each. How many brushes are in the tins?",
      "{x} vans brought {y} players each, and {z} taxis brought {w} singers each. How many players were brought?",
      "The field has {x} rows of {y} sunflowers and {z} rows of {w} poppies. What is the number of sunflowers in the field?",
    ],
  },
  {
    id: "boxes/tins-two-kinds-containers",
    expression: "x+z",
    numbers: FOUR,
    texts: [
      "{n} has {x} large tins with {y} brushes in each and {z} small tins with {w} brushes in each. How many tins does {he} have?",
      "{x} vans brought {y} players each, and {z} taxis brought {w} players each. How many vans and taxis came?",
      "The field has {x} rows of {y} sunflowers and {z} rows of {w} poppies. What is the number of rows in the field?",
    ],
  },
  {
    id: "rows/racks-on-both-walls",
    expression: "(x+y)*z",
    numbers: BOTH_EVEN,
    texts: [
      "On the left wall are {x} racks and on the right wall {y} racks. A rack carries {z} bikes. How many bikes do the racks carry?",
      "{n} wrote {x} lines and {m} wrote {y}. Every line has {z} words. How many words did the two write?",
      "A bakery sold {x} bags of bagels before noon and {y} after noon. There were {z} bagels in a bag. How many bagels were sold?",
    ],
  },
  {
    id: "rows/racks-more-of-one",
    expression: "(x-y)*z",
    numbers: BOTH_EVEN,
    texts: [
      "On the left wall are {x} racks and on the right wall {y} racks. A rack carries {z} bikes. How many more bikes do the racks on the left carry?",
      "{n} wrote {x} lines and {m} wrote {y}. Every line has {z} words. How many words more than {m} did {n} write?",
      "A bakery filled {x} bags of bagels before noon and sold {y} of the bags after noon. There were {z} bagels in a bag. How many of these bagels were not sold?",
    ],
  },
  {
    id: "rows/racks-things-given",
    expression: "x/z+y",
    numbers: BOTH_EVEN,
    texts: [
      "On the left wall are {x} bikes in racks and on the right wall {y} empty racks. A rack carries {z} bikes, and those on the left are full. How many racks are there?",
      "{n} wrote {x} words, with {z} words in every line, and {m} wrote {y} lines. How many lines did the two write?",
      "A bakery sold {x} bagels before noon, in bags of {z} bagels, and {y} bags after noon. How many bags were sold?",
    ],
  },
  {
    id: "rows/racks-things-in-all",
    expression: "(x+y)/z",
    numbers: BOTH_EVEN,
    texts: [
      "On the left wall are {x} bikes and on the right wall {y} bikes. A rack carries {z} bikes, and all racks are full. How many racks are there?",
      "{n} wrote {x} words and {m} wrote {y}. Every line has {z} words. How many lines did the two write?",
      "A bakery sold {x} bagels before noon and {y} after noon. There were {z} bagels in a bag. How many bags were sold?",
    ],
  },
  {
    id: "boxes/vases-one-larger",
    expression: "x*(y+z)",
    numbers: SMALL,
    texts: [
      "{x} shelves hold {y} vases and {z} bowls each. How many vases and bowls are there?",
      "Every kit has {y} screws and {z} nails in it. {n} buys {x} kits. How many screws and nails does {he} buy?",
      "On each of {x} pages there are {y} photos and {z} drawings. How many pictures of the two sorts are there?",
    ],
  },
  {
    id: "boxes/vases-one-alone",
    expression: "x*y+z",
    numbers: SMALL,
    texts: [
      "{x} shelves hold {y} vases each, and a table holds {z} bowls. How many vases and bowls are there?",
      "Every kit has {y} screws in it. {n} buys {x} kits and a bag of {z} nails. How many screws and nails does {he} buy?",
      "On each of {x} pages there are {y} photos, and on the cover {z} drawings. How many pictures of the two sorts are there?",
    ],
  },
  {
    id: "boxes/vases-only-one-sort",
    expression: "x*y",
    numbers: SMALL,
    texts: [
      "{x} shelves hold {y} vases and {z} bowls each. How many vases are there?",
      "Every kit has {y} screws and {z} nails in it. {n} buys {x} kits. How many screws does {he} buy?",
      "On each of {x} pages there are {y} photos and {z} drawings. How many photos are there?",
    ],
  },
  {
    id: "boxes/vases-from-in-all",
    expression: "x/(y+z)",
    numbers: SUM_DIVIDES,
    texts: [
      "Some shelves hold {y} vases and {z} bowls each. There are {x} vases and bowls in all. How many shelves are there?",
      "Every kit has {y} screws and {z} nails in it. {n} buys some kits and gets {x} screws and nails in all. How many kits does {he} buy?",
      "On each page there are {y} photos and {z} drawings, together {x} pictures on all pages. How many pages are there?",
    ],
  },
];

/** Before or after something is shared, a part is kept, found, eaten or handed back. */
const SHARES_AND_REMAINDERS: readonly WordingFamily[] = [
  {
    id: "shares/crabs-first-kept-some",
    expression: "(x-y)/z",
    numbers: BOTH_EVEN,
    texts: [
      "{n} caught {x} crabs, kept {y} for {himself} and shared out the rest equally among {z} neighbors. How many crabs did a neighbor get?",
      "From {x} feet of ribbon a tailor used {y} feet for a sash. {z} girls shared what was left evenly. How many feet did each girl get?",
      "The inn has {x} towels. {y} of these are in the wash, and the others lie in {z} rooms, the same number in each. How many towels lie in a room?",
    ],
  },
  {
    id: "shares/crabs-then-kept-some",
    expression: "x/z-y",
    numbers: FAR,
    texts: [
      "{n} caught {x} crabs with friends, and the {z} catchers shared them equally. {n} ate {y} of {his} share. How many crabs did {n} have after that?",
      "{z} girls shared {x} feet of ribbon evenly. From her share the eldest girl used {y} feet for a sash. How many feet did the eldest girl have left?",
      "The inn has {x} towels in {z} rooms, the same number in each. {y} towels from the first room are in the wash. How many towels are left in the first room?",
    ],
  },
  {
    id: "shares/crabs-found-more-before",
    expression: "(x+y)/z",
    numbers: BOTH_EVEN,
    texts: [
      "{n} caught {x} crabs, then {y} more, and shared out all of them equally among {z} neighbors. How many crabs did a neighbor get?",
      "To {x} feet of ribbon a tailor added {y} feet from a sash. {z} girls shared all of it evenly. How many feet did each girl get?",
      "The inn had {x} towels. {y} new ones came, and now all lie in {z} rooms, the same number in each. How many towels lie in a room?",
    ],
  },
  {
    id: "shares/crabs-found-more-after",
    expression: "x/z+y",
    numbers: FAR,
    texts: [
      "{n} caught {x} crabs with friends, and the {z} catchers shared them equally. {n} then caught {y} more alone. How many crabs did {n} have after that?",
      "{z} girls shared {x} feet of ribbon evenly. The eldest girl also had {y} feet from a sash. How many feet did the eldest girl have altogether?",
      "The inn has {x} towels in {z} rooms, the same number in each. {y} new towels were put in the first room. How many towels are in the first room now?",
    ],
  },
  {
    id: "shares/pancakes-everyone-got-remain",
    expression: "x-y*z",
    numbers: NESTED,
    texts: [
      "{x} pancakes were ready. {y} campers ate {z} pancakes each. How many pancakes remain?",
      "{n} bought {x} balloons. {He} tied {z} of them to each of {y} chairs. How many balloons are not tied to a chair?",
      "A club has ${x}. It pays ${z} each for {y} song books. How many dollars does the club keep?",
    ],
  },
  {
    id: "shares/pancakes-everyone-got-had",
    expression: "x+y*z",
    numbers: NESTED,
    texts: [
      "{y} campers ate {z} pancakes each, and {x} pancakes were left. How many pancakes were ready at first?",
      "{n} tied {z} balloons to each of {y} chairs. {x} of the balloons that {he} bought are not tied to a chair. How many balloons did {he} buy?",
      "A club paid ${z} each for {y} song books and then had ${x}. How many dollars did the club have before?",
    ],
  },
  {
    id: "shares/pancakes-everyone-got-less",
    expression: "x/y-z",
    numbers: NESTED,
    texts: [
      "{x} pancakes were shared equally by {y} campers. One of the campers gave {z} of hers to the dog. How many pancakes did this camper have then?",
      "{n} tied {x} balloons to {y} chairs, the same number to each. At the first chair {z} balloons burst. How many balloons are left at the first chair?",
      "A club of {y} boys earned ${x} and shared it equally. One boy spent ${z} of his share. How many dollars does this boy keep?",
    ],
  },
  {
    id: "shares/pancakes-everyone-got-but-one",
    expression: "x-y-z",
    numbers: NESTED_LARGE,
    texts: [
      "{x} pancakes were ready. A camper ate {y} of them, and another ate {z}. How many pancakes remain?",
      "{n} bought {x} balloons. {He} tied {y} of them to one chair and {z} to another. How many balloons are not tied to a chair?",
      "A club has ${x}. It pays ${y} for a song book and ${z} for a drum. How many dollars does the club keep?",
    ],
  },
  {
    id: "shares/chairs-givers-are-many",
    expression: "x*y/z",
    numbers: MANY_TO_FEW,
    texts: [
      "{x} fathers brought {y} chairs each, and the chairs were divided evenly among {z} tents. How many chairs did a tent get?",
      "Each of {x} hens laid {y} eggs. {n} packs the eggs {z} to a carton. How many cartons does {he} fill?",
      "{y} minutes of music from each of {x} students are to be spread evenly over {z} evenings. How many minutes of music does an evening have?",
    ],
  },
  {
    id: "shares/chairs-giver-is-one",
    expression: "x/z+y",
    numbers: MANY_TO_FEW,
    texts: [
      "{x} chairs were divided evenly among {z} tents, and one father brought {y} more chairs to the first tent. How many chairs did the first tent have?",
      "The hens laid {x} eggs. {n} packs the eggs {z} to a carton and has {y} full cartons from the day before. How many full cartons does {he} have then?",
      "{x} minutes of music are to be spread evenly over {z} evenings, and on the first evening the teacher plays {y} minutes besides. How many minutes of music does the first evening have?",
    ],
  },
  {
    id: "shares/chairs-no-one-shares",
    expression: "x*y-z",
    numbers: MANY_TO_FEW,
    texts: [
      "{x} fathers brought {y} chairs each, and {z} of the chairs were not needed. How many chairs were needed?",
      "Each of {x} hens laid {y} eggs. {n} cracks {z} of the eggs. How many eggs does {he} not crack?",
      "{y} minutes of music from each of {x} students are planned, but {z} minutes in all are cut. How many minutes of music are then planned?",
    ],
  },
  {
    id: "shares/chairs-and-those-there",
    expression: "x*y+z",
    numbers: MANY_TO_FEW,
    texts: [
      "{x} fathers brought {y} chairs each, and {z} chairs were in the tents already. How many chairs were there then?",
      "Each of {x} hens laid {y} eggs. {n} already has {z} eggs in a carton. How many eggs does {he} have now?",
      "{y} minutes of music from each of {x} students are planned, and the teacher adds {z} minutes. How many minutes of music are then planned?",
    ],
  },
];

/** A word tells whether the last number speaks of each row or share, of whole rows, of all together or of one. */
const A_WORD_ABOUT_EACH: readonly WordingFamily[] = [
  {
    id: "rows/theater-seats-of-each-row-sold",
    expression: "x*(y-z)",
    numbers: WITHIN,
    texts: [
      "A small cinema has {x} rows of {y} seats. In each row {z} seats are sold. How many seats are not sold?",
      "{n} has {x} strips of {y} stickers. {He} peels {z} stickers off every strip. How many stickers are still on the strips?",
      "An orchard has {x} lanes with {y} pear trees each. After a frost {z} trees in every lane are dead. Find the number of living trees.",
    ],
  },
  {
    id: "rows/theater-whole-rows-sold",
    expression: "(x-z)*y",
    numbers: WITHIN,
    texts: [
      "A small cinema has {x} rows of {y} seats. {z} whole rows are sold. How many seats are not sold?",
      "{n} has {x} strips of {y} stickers. {He} gives {z} strips to {m}. How many stickers are still on {n}'s strips?",
      "An orchard has {x} lanes with {y} pear trees each. After a frost all the trees in {z} lanes are dead. Find the number of living trees.",
    ],
  },
  {
    id: "rows/theater-seats-sold-in-all",
    expression: "x*y-z",
    numbers: WITHIN,
    texts: [
      "A small cinema has {x} rows of {y} seats. In all, {z} seats are sold. How many seats are not sold?",
      "{n} has {x} strips of {y} stickers. {He} peels {z} stickers off the first strip. How many stickers are still on the strips?",
      "An orchard has {x} lanes with {y} pear trees each. After a frost {z} trees altogether are dead. Find the number of living trees.",
    ],
  },
  {
    id: "rows/theater-seats-brought-in",
    expression: "x*y+z",
    numbers: WITHIN,
    texts: [
      "A small cinema has {x} rows of {y} seats. Today {z} extra seats are brought in. How many seats are there today?",
      "{n} has {x} strips of {y} stickers. {He} has already peeled {z} stickers off other strips and kept them. How many stickers does {he} have?",
      "An orchard has {x} lanes with {y} pear trees each. Beside the gate {z} more pear trees are planted. Find the number of pear trees.",
    ],
  },
  {
    id: "boxes/cherries-more-in-each",
    expression: "x*(y+z)",
    numbers: WITHIN,
    texts: [
      "{n} set out {x} bowls with {y} cherries in each. Then {he} put {z} more in each. How many cherries are in the bowls?",
      "{x} coaches left with {y} tourists aboard each. At the next stop {z} tourists got on every coach. How many tourists were aboard then?",
      "A jeweler made {x} bracelets of {y} beads, and made every one longer by {z} beads. How many beads do the bracelets have?",
    ],
  },
  {
    id: "boxes/cherries-more-in-one",
    expression: "x*y+z",
    numbers: WITHIN,
    texts: [
      "{n} set out {x} bowls with {y} cherries in each. Then {he} put {z} more in the last one. How many cherries are in the bowls?",
      "{x} coaches left with {y} tourists aboard each. At the next stop {z} tourists got on the first coach. How many tourists were aboard then?",
      "A jeweler made {x} bracelets of {y} beads, and made a single one longer by {z} beads. How many beads do the bracelets have?",
    ],
  },
  {
    id: "boxes/cherries-more-of-these",
    expression: "(x+z)*y",
    numbers: WITHIN,
    texts: [
      "{n} set out {x} bowls with {y} cherries in each. Then {he} set out {z} more just like them. How many cherries are in the bowls?",
      "{x} coaches left with {y} tourists aboard each. At the next stop {z} coaches with as many tourists each joined them. How many tourists were aboard then?",
      "A jeweler made {x} bracelets of {y} beads, and later {z} more bracelets of that length. How many beads do the bracelets have?",
    ],
  },
  {
    id: "boxes/cherries-asked-for-one",
    expression: "y+z",
    numbers: WITHIN,
    texts: [
      "{n} set out {x} bowls with {y} cherries in each. Then {he} put {z} more in each. How many cherries are in a bowl?",
      "{x} coaches left with {y} tourists aboard each. At the next stop {z} tourists got on every coach. How many tourists were aboard one coach then?",
      "A jeweler made {x} bracelets of {y} beads, and made every one longer by {z} beads. How many beads does one of the bracelets have?",
    ],
  },
  {
    id: "boxes/buns-some-boxes-sold",
    expression: "x/y*z",
    numbers: PARTLY,
    texts: [
      "{x} buns are in {y} boxes, the same number in each. {z} of the boxes are sold. How many buns are sold?",
      "{n} sorted {x} shells evenly into {y} glasses and gave {z} of the glasses to {m}. How many shells did {m} get?",
      "The {x} soldiers of a fort live in {y} equal huts. The soldiers of {z} huts go on watch. How many soldiers go on watch?",
    ],
  },
  {
    id: "boxes/buns-some-boxes-kept",
    expression: "x/y*(y-z)",
    numbers: PARTLY,
    texts: [
      "{x} buns are in {y} boxes, the same number in each. {z} of the boxes are sold. How many buns are not sold?",
      "{n} sorted {x} shells evenly into {y} glasses and gave {z} of the glasses to {m}. How many shells did {n} keep?",
      "The {x} soldiers of a fort live in {y} equal huts. The soldiers of {z} huts go on watch. How many soldiers do not go on watch?",
    ],
  },
  {
    id: "boxes/buns-some-of-one-box",
    expression: "x/y-z",
    numbers: PARTLY,
    texts: [
      "{x} buns are in {y} boxes, the same number in each. {z} buns from the top box are sold. How many buns are left in the top box?",
      "{n} sorted {x} shells evenly into {y} glasses and gave {z} shells out of one glass to {m}. How many shells did this glass have then?",
      "The {x} soldiers of a fort live in {y} equal huts. {z} soldiers of the first hut go on watch. How many soldiers of this hut do not go on watch?",
    ],
  },
  {
    id: "boxes/buns-some-of-all",
    expression: "x-z",
    numbers: PARTLY,
    texts: [
      "{x} buns are in {y} boxes, the same number in each. {z} buns are sold. How many buns are not sold?",
      "{n} sorted {x} shells evenly into {y} glasses and gave {z} of the shells to {m}. How many shells did {n} keep?",
      "The {x} soldiers of a fort live in {y} equal huts. {z} soldiers in all go on watch. How many soldiers do not go on watch?",
    ],
  },
  {
    id: "boxes/oil-poured-into-small-ones",
    expression: "x*y/z",
    numbers: REPACK,
    texts: [
      "{x} cans hold {y} liters of oil each. All the oil is poured into bottles of {z} liters. How many bottles are filled?",
      "{n} had {x} stacks of {y} coins and made them all into stacks of {z} coins. How many stacks does {he} have now?",
      "The class stood in {x} lines of {y} children, and then in lines of {z} children. In how many lines did it stand then?",
    ],
  },
  {
    id: "boxes/oil-how-many-more",
    expression: "x*y/z-x",
    numbers: REPACK,
    texts: [
      "{x} cans hold {y} liters of oil each. All the oil is poured into bottles of {z} liters. How many more bottles are filled than there were cans?",
      "{n} had {x} stacks of {y} coins and made them all into stacks of {z} coins. How many more stacks than before does {he} have now?",
      "The class stood in {x} lines of {y} children, and then in lines of {z} children. By how many was the number of lines larger then?",
    ],
  },
  {
    id: "boxes/oil-one-made-small",
    expression: "x-1+y/z",
    numbers: REPACK,
    texts: [
      "{x} cans hold {y} liters of oil each. The oil of one can is poured into bottles of {z} liters. How many full cans and bottles are there then?",
      "{n} had {x} stacks of {y} coins and made only one of them into stacks of {z} coins. How many stacks does {he} have now?",
      "The class stood in {x} lines of {y} children, and then one line split into lines of {z} children. In how many lines did the class stand then?",
    ],
  },
  {
    id: "boxes/oil-small-ones-from-one",
    expression: "y/z",
    numbers: REPACK,
    texts: [
      "{x} cans hold {y} liters of oil each. The oil of one can is poured into bottles of {z} liters. How many bottles are filled?",
      "{n} had {x} stacks of {y} coins and made only one of them into stacks of {z} coins. How many stacks did {he} make of it?",
      "The class stood in {x} lines of {y} children, and then one line split into lines of {z} children. Into how many lines did it split?",
    ],
  },
  {
    id: "shares/three-share-then-get",
    expression: "x/3+y",
    numbers: SHARED_BY_THREE,
    texts: [
      "{n}, {m} and {k} shared {x} {o} equally. Then {m} gave {n} {y} of {mhis} {o}. How many {o} does {n} have now?",
      "Three bears divided {x} fish evenly, and the big bear took {y} more from the little bear. How many fish did the big bear have then?",
      "An aunt handed out ${x} to her three godchildren in equal parts. {n}, one of them, got ${y} from the next one for a book. How many dollars did {n} have after that?",
    ],
  },
  {
    id: "shares/three-share-and-give",
    expression: "x/3-y",
    numbers: SHARED_BY_THREE,
    texts: [
      "{n}, {m} and {k} shared {x} {o} equally. Then {m} got {y} {o} from {n}. How many {o} does {n} have now?",
      "Three bears divided {x} fish evenly, and the big bear took {y} more from the little bear. How many fish did the little bear have then?",
      "An aunt handed out ${x} to her three godchildren in equal parts. {n}, one of them, paid the next one ${y} for a book. How many dollars did {n} have after that?",
    ],
  },
  {
    id: "shares/three-share-what-is-left",
    expression: "(x-y)/3",
    numbers: SHARED_BY_THREE,
    texts: [
      "{n}, {m} and {k} found {x} {o}. They gave {y} of the {o} away and shared the others equally. How many {o} does {n} have now?",
      "Three bears caught {x} fish. An eagle stole {y} of these, and the bears divided the rest evenly. How many fish did the little bear have then?",
      "An aunt had ${x} and paid ${y} of it for a book. She handed out the rest to her three godchildren in equal parts. How many dollars did a godchild have after that?",
    ],
  },
  {
    id: "shares/three-share-two-of-them",
    expression: "x/3*2",
    numbers: SHARED_BY_THREE,
    texts: [
      "{n}, {m} and {k} shared {x} {o} equally. Then {k} lost {y} {o}. How many {o} do {n} and {m} have together?",
      "Three bears divided {x} fish evenly, and the big bear took {y} from the little bear. How many fish did these two bears have together then?",
      "An aunt handed out ${x} to her three godchildren in equal parts. {n}, one of them, spent ${y} on a book. How many dollars did the two others have between them?",
    ],
  },
];

/** Sets of wordings about rows, boxes and shares that differ little and are calculated otherwise. */
export const CONTRASTS_OF_ROWS_AND_BOXES: readonly WordingFamily[] = [
  ...ROWS_AND_LINES,
  ...BOXES_AND_THINGS,
  ...TEAMS_AND_TABLES,
  ...SHARES_AMONG_PEOPLE,
  ...CONTAINERS_IN_CONTAINERS,
  ...EMPTY_AND_REMOVED,
  ...TWO_KINDS_OF_CONTAINERS,
  ...SHARES_AND_REMAINDERS,
  ...A_WORD_ABOUT_EACH,
];

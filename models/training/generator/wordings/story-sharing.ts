import type { WordingFamily } from "../wording.ts";

/** People share what they have, and it is asked what one of them gets. */
const SHARED_AMONG_PEOPLE: readonly WordingFamily[] = [
  {
    id: "shared/treasure-that-was-found-together",
    expression: "x/y",
    numbers: { y: "3..8", x: "y*(i+3)" },
    texts: [
      "While digging in the sand, {y} friends came upon a tin with {x} old coins in it. They agreed that nobody should get more than anybody else. How many coins did each friend take home?",
      "{n} and the rest of {his} search party are {y} people in all. They brought back {x} arrowheads and divided them so that everyone had the same number. How many arrowheads went to {n}?",
      "The pirates opened the chest. {x} pearls lay inside. There were {y} pirates, and each of them was given as many pearls as the others. How many was that?",
      "How many fossils does each of the {y} hikers get to keep, if they found {x} fossils together and want equal shares?",
    ],
  },
  {
    id: "shared/food-at-a-table",
    expression: "x/y",
    units: ["{f}"],
    numbers: { y: "2..8", x: "y*i" },
    texts: [
      "Grandma set a plate with {x} {f} on the table. The {y} children ate them all up, and each ate the same number. How many {f} did one child eat?",
      "{y} hungry cousins sat down to share {x} {f}. If nobody was to be treated unfairly, how many {f} did each cousin get?",
      "{x} {f} are left over from the party. {n} invites some neighbors so that {y} people can finish them, everybody an equal number. How many {f} are there for each person?",
      "Dad puts the same number of {f} on each of {y} plates. He uses up all {x} {f}. Find the number of {f} on one plate.",
    ],
  },
  {
    id: "shared/cards-dealt-out",
    expression: "x/y",
    numbers: { y: "2..6", x: "y*(i+2)" },
    texts: [
      "{n} dealt {x} cards to {y} players until the stack was gone. All players held the same number. How many cards did a player hold?",
      "Before the game starts, the {x} tiles are handed out fairly among the {y} people at the table. With how many tiles does each person begin?",
      "{y} kids are playing a game with {x} tokens. The rules say that all tokens are given out at the start and that everyone begins with the same number. How many tokens does every kid begin with?",
      "How many dominoes will each of the {y} players draw? There are {x} dominoes, all of them are drawn, and no player draws more than another.",
    ],
  },
  {
    id: "shared/chores-split-fairly",
    expression: "x/y",
    numbers: { y: "2..6", x: "y*(i+1)" },
    texts: [
      "There are {x} dirty plates in the sink. {n} and {his} family, {y} people altogether, each wash an equal number. How many plates does {n} have to wash?",
      "The {y} roommates made a list of {x} chores. Every one of them crossed off equally many. How many chores did one roommate do?",
      "{x} windows need cleaning before the open house. If {y} helpers divide the work equally, how many windows will each helper clean?",
      "How many beds does one nurse make in the morning? {y} nurses make {x} beds, and they share the work evenly.",
    ],
  },
  {
    id: "shared/gift-from-a-relative",
    expression: "x/y",
    units: ["{o}"],
    numbers: { y: "2..7", x: "y*i" },
    texts: [
      "When Aunt Rosa moved away, she left her {x} {o} to her {y} nieces. She wanted them to have equal shares. How many {o} did each niece receive?",
      "{n} no longer needs {his} {x} {o}. {He} gives them all to {y} younger kids in the building, the same number to every kid. How many {o} does a kid get?",
      "A box for the {y} grandchildren has come in the mail. In it are {x} {o}, and Grandpa writes that everybody should have just as many as the others. How many {o} is that for each grandchild?",
      "Each of {n}'s {y} friends got the same number of {o} from {him}. {He} handed out {x} {o}. How many {o} did {he} hand to one friend?",
    ],
  },
  {
    id: "shared/money-won-or-earned-together",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "3..8", x: "y*(i+4)" },
    texts: [
      "The {y} members of a band played at a wedding and were paid ${x}. They split the money evenly. How much did each member get?",
      "{n} and {m} won a prize of ${x} with their team of {y}. How many dollars are there for each person on the team if all get the same?",
      "{y} neighbors held a yard sale. At the end of the day ${x} was in the cash box, and they shared it equally. How much money did one neighbor take home?",
      "How many dollars did every one of the kids earn? Together they earned ${x} by raking leaves, there were {y} of them, and they divided it up fairly.",
    ],
  },
  {
    id: "shared/cost-carried-together",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "2..9", x: "y*(i+3)" },
    texts: [
      "The taxi to the airport came to ${x}. {y} travelers rode in it, and they split the fare evenly. What did one traveler pay?",
      "{y} coworkers want to buy {n} a farewell present. It costs ${x}. How much must each coworker put in if all put in the same?",
      "Renting the cabin cost ${x} for the weekend. It was paid in equal parts by {y} families. How many dollars did each family pay?",
      "How much is {n}'s part of the restaurant bill? The bill is ${x}, {y} people were at the table counting {n}, and everybody pays the same amount.",
    ],
  },
  {
    id: "shared/flyers-and-papers-to-deliver",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*(i+8)" },
    texts: [
      "{x} flyers have to be handed out before the concert. {y} volunteers take equally many. How many flyers does a volunteer hand out?",
      "For the school election, {n} asked {y} classmates to put up {x} posters, and each put up the same number. How many posters did one classmate put up?",
      "The newspaper office has {y} carriers. This morning they delivered {x} papers in all, every carrier the same number. How many papers did each one deliver?",
      "If {y} mail carriers have to bring {x} packages to the door and none of them has more work than the others, how many packages are there for one carrier?",
    ],
  },
  {
    id: "shared/teacher-gives-out-supplies",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "The art teacher has {x} sheets of colored paper. She hands them all to her {y} pupils so that each pupil gets equally many. How many sheets does a pupil get?",
      "There are {y} kids in the sewing club. A bag of {x} buttons is emptied on the table, and every kid takes the same number until none are left. How many buttons does each kid have?",
      "In science class {x} magnets were passed out to {y} students. Everyone had the same number of magnets. What was that number?",
      "How many stickers will each reader get if the librarian divides {x} stickers equally among the {y} readers who finished their books?",
    ],
  },
  {
    id: "shared/pets-get-equal-portions",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} threw {x} pieces of fish to the {y} penguins. Each penguin caught the same number, and no piece fell into the water. How many pieces did each penguin catch?",
      "The {y} rabbits at the farm get {x} carrots a day. If every rabbit eats just as many as the next one, how many carrots does a rabbit eat in a day?",
      "Mr. Lane bought {x} dog biscuits for his {y} dogs. He is careful to give all of them equally many. How many biscuits does each dog get?",
      "{y} squirrels buried {x} nuts, and they were all equally busy. How many nuts did one squirrel bury?",
    ],
  },
  {
    id: "shared/turns-and-time-divided",
    expression: "x/y",
    units: ["minutes"],
    numbers: { y: "2..8", x: "y*(i+3)" },
    texts: [
      "{y} children want to use the one computer. They have {x} minutes. If everyone may use it equally long, for how many minutes can each child use it?",
      "A talk show lasts {x} minutes, and the {y} guests speak for the same length of time, one after the other. How many minutes does one guest speak?",
      "The class has {x} minutes for book reports. {y} reports are to be given, all equally long. How many minutes may a report last?",
      "How long was each song, in minutes? The choir sang {y} songs of the same length, and the singing took {x} minutes.",
    ],
  },
  {
    id: "shared/harvest-of-several-pickers",
    expression: "x/y",
    numbers: { y: "2..7", x: "y*(i+5)" },
    texts: [
      "{n} and {m} are two of the {y} workers who picked {x} baskets of grapes today. All of the workers picked equally many. How many baskets did {n} pick?",
      "In the orchard {y} sisters gathered {x} plums. Afterward each of them carried home an equal number. How many plums did each sister carry home?",
      "{x} mushrooms were found in the woods and fairly divided among the {y} people who had gone looking. How many mushrooms did every person get?",
      "What number of pumpkins does each of {y} families get from the garden they share, if {x} pumpkins were ripe and no family is to have more than another?",
    ],
  },
  {
    id: "shared/points-scored-equally",
    expression: "x/y",
    units: ["points"],
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "A team won with {x} points. All {y} players had scored the same number of points. How many points did one player score?",
      "In {y} rounds of darts {n} made {x} points. Every round brought {him} equally many. How many points did {he} make in a round?",
      "{n} got all {y} questions of the quiz right and had {x} points at the end. If each question is worth the same, how many points is a question worth?",
      "What did each hit count? {m} hit the target {y} times, always in the same ring, and {mhis} score was {x} points.",
    ],
  },
  {
    id: "shared/animals-among-keepers",
    expression: "x/y",
    numbers: { y: "2..7", x: "y*i" },
    texts: [
      "{x} {a} live on the farm. {y} farmhands look after them, each after the same number. How many {a} does one farmhand look after?",
      "After the flood {y} families took in {x} stray cats, all of them equally many. How many cats did a family take in?",
      "The {y} dog walkers in town have {x} dogs between them. They have divided the dogs up evenly. How many dogs does each one walk?",
      "At the riding school there are {x} ponies, and {y} stable boys brush them. If everyone brushes an equal number, how many ponies does each brush?",
    ],
  },
  {
    id: "shared/tied-by-word-everyone",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*i" },
    texts: [
      "Everyone in the book club read the same number of books last year. The club has {y} members, and they read {x} books in total. How many books did each member read?",
      "Everybody in {n}'s scout troop brought the same number of logs for the campfire. The {y} scouts made a pile of {x} logs. How many logs had each one brought?",
      "Each guest brought an equal number of flowers. {n} counted {x} flowers in the vases after {y} guests had come. How many flowers did a guest bring?",
      "All of the {y} knitters made the same number of squares for a blanket. It took {x} squares. How many squares came from each knitter?",
    ],
  },
];

/** What there is gets spread evenly over places, and it is asked how much is in one. */
const SPREAD_OVER_PLACES: readonly WordingFamily[] = [
  {
    id: "shared/into-a-known-number-of-containers",
    expression: "x/y",
    units: ["{o}"],
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} has {y} {c} and wants the same number of {o} in each. There are {x} {o} to put away. How many {o} belong in one {cs}?",
      "{x} {o} are kept in {y} {c}. Whichever {cs} you open, you find equally many {o}. How many do you find?",
      "How many {o} does {n} drop into every {cs}, if {he} spreads {x} {o} evenly over {y} {c}?",
      "After {n} had tidied up, all {x} {o} were in {y} {c}, and no {cs} held more than another. Tell how many {o} each {cs} held.",
    ],
  },
  {
    id: "shared/shelves-and-drawers",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*(i+3)" },
    texts: [
      "A bookcase with {y} shelves holds {x} books. If each shelf holds the same number, how many books stand on one shelf?",
      "{n} sorted {x} socks into {y} drawers, an equal number in every drawer. How many socks lie in a drawer?",
      "The pharmacist places {x} bottles in a cabinet. It has {y} compartments, and she fills all of them alike. How many bottles are in each compartment?",
      "In the shoe store there are {y} racks. {x} pairs of boots have arrived and are to be spread evenly over the racks. How many pairs will go on one rack?",
    ],
  },
  {
    id: "shared/seeds-in-beds-and-pots",
    expression: "x/y",
    numbers: { y: "3..10", x: "y*i" },
    texts: [
      "{n} filled {y} pots with earth and pressed {x} bean seeds into them, the same number into each pot. How many seeds are in a pot?",
      "The park keeper planted {x} tulips. They fill {y} flower beds, and the beds all look the same. How many tulips grow in one bed?",
      "{x} strawberry plants were set out evenly in {y} tubs on the balcony. What is the number of plants in every tub?",
      "How many cabbages should go in each of the {y} garden plots, so that {x} cabbages are spread out evenly?",
    ],
  },
  {
    id: "shared/floors-rooms-and-wings",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*(i+2)" },
    texts: [
      "An apartment house has {x} apartments on {y} floors. Every floor has equally many. How many apartments are on one floor?",
      "The motel has {y} wings with the same number of rooms in each. Altogether it has {x} rooms. How many rooms are in a wing?",
      "{x} patients are staying on {y} wards of the hospital, and the wards are equally full. How many patients are on each ward?",
      "How many desks are there in a classroom? The school bought {x} new desks and put an equal number of them in each of {y} classrooms.",
    ],
  },
  {
    id: "shared/candles-and-fruit-on-cakes",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "The baker decorates {y} cakes with {x} cherries. Each cake gets the same number. How many cherries does she put on one cake?",
      "{n} cut up {x} mushrooms for {y} pizzas and divided them evenly. How many mushrooms are on a pizza?",
      "{x} raisins were pressed into {y} gingerbread men, equally many into each. How many raisins did every gingerbread man get?",
      "For the twins' party {y} little cakes were lit with {x} candles, and no cake had more candles than the others. How many candles burned on each little cake?",
    ],
  },
  {
    id: "shared/passengers-in-vehicles",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{y} minivans took {x} fans to the game. In every minivan there were equally many fans. How many fans rode in one?",
      "A train with {y} cars carries {x} tourists up the mountain. The tourists are spread evenly over the cars. How many sit in each car?",
      "{x} children went for a sleigh ride in {y} sleighs, with the same number of children in each. How many children sat in a sleigh?",
      "How many passengers does each ferry take, if {y} ferries together take {x} passengers and they all take the same number?",
    ],
  },
  {
    id: "shared/pages-and-photos",
    expression: "x/y",
    numbers: { y: "4..12", x: "y*i" },
    texts: [
      "{n} stuck {x} photos in an album, the same number on every page. The album has {y} pages. How many photos are on a page?",
      "A coloring book with {y} pages shows {x} animals. If there are equally many on each page, how many animals are on one page?",
      "{x} recipes are printed in a booklet of {y} pages, and every page has an equal number of recipes. How many recipes can you read on a page?",
      "How many words stand on each page of {n}'s tiny book? It has {y} pages and {x} words, and all pages have the same number of words.",
    ],
  },
  {
    id: "shared/liquid-into-vessels",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{x} quarts of apple juice are poured into {y} jugs, the same amount into each. How many quarts are in a jug?",
      "{n} watered {y} trees with {x} gallons of water. Every tree got equally much. How many gallons did each tree get?",
      "A painter mixes {x} pints of green and divides the paint evenly among {y} cans. How many pints are in one can?",
      "How many ounces of soup are in each bowl, if a pot of {x} ounces fills {y} equal bowls and nothing is left over?",
    ],
  },
  {
    id: "shared/weight-of-one-of-several",
    expression: "x/y",
    units: ["pounds"],
    numbers: { y: "2..9", x: "y*(i+1)" },
    texts: [
      "{y} equal sacks of potatoes weigh {x} pounds together. What does one sack weigh?",
      "{n} puts {y} bowling balls of the same kind on the scale. It shows {x} pounds. How many pounds does each ball weigh?",
      "A mule carries {x} pounds in {y} bundles. If the bundles are equally heavy, how many pounds are in a bundle?",
      "How heavy is one block of cheese, in pounds? The dairy sent {y} blocks of the same size, and together they weigh {x} pounds.",
    ],
  },
  {
    id: "shared/thing-cut-into-equal-lengths",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)" },
    texts: [
      "{n} cut a ribbon of {x} inches into {y} pieces of the same length for {his} presents. How many inches long is a piece?",
      "A rope is {x} feet long. The sailor needs {y} equal ropes out of it. How many feet will each of them measure?",
      "{y} bookmarks of equal length were cut from a strip of leather that measured {x} centimeters. What is the length of one bookmark in centimeters?",
      "How long is every part of the relay? The whole course is {x} miles, and {y} runners run equally far.",
    ],
  },
  {
    id: "shared/eggs-of-several-hens",
    expression: "x/y",
    units: ["eggs"],
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{n} keeps {y} hens. Last month they laid {x} eggs, every hen the same number. How many eggs did one hen lay?",
      "{x} eggs were found in {y} nests. If all of the nests had equally many, how many eggs were in a nest?",
      "Using {x} eggs, the cook made {y} omelets. Each omelet took the same number. How many eggs went into an omelet?",
      "How many eggs does each turtle lay if {y} turtles come ashore and leave {x} eggs in the sand, each of them equally many?",
    ],
  },
  {
    id: "shared/lights-on-poles-and-houses",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*(i+4)" },
    texts: [
      "The town hung {x} lanterns on {y} streets for the festival, an equal number on each. How many lanterns hang on one street?",
      "There are {y} bushes in front of {n}'s house. {He} winds {x} small lights around them so that no bush has more than another. How many lights are on a bush?",
      "{x} flags flutter from {y} ships in the harbor. Every ship flies the same number. How many flags does each ship fly?",
      "How many bulbs does a chandelier need? In the palace {y} equal chandeliers need {x} bulbs in all.",
    ],
  },
  {
    id: "shared/worn-by-one-of-many",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*i" },
    texts: [
      "{x} beads were used up for {y} bracelets that all look alike. How many beads does one bracelet have?",
      "The costume maker sews {y} clown suits and uses {x} pompoms, the same number for each. How many pompoms are on a clown suit?",
      "{n} knitted {y} scarves out of {x} balls of yarn. Every scarf took equally many balls. How many balls of yarn did {n} need for a scarf?",
      "For {y} equal vests the tailor needs {x} buttons. How many buttons belong on each vest?",
    ],
  },
  {
    id: "shared/legs-wheels-and-parts-of-one",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{y} beetles of the same strange kind were drawn in {n}'s comic. {n} drew {x} legs for them. How many legs does a beetle have?",
      "A toymaker put {x} wheels on {y} wooden trains. All of the trains are the same model. How many wheels has one train?",
      "{n} sees {y} equal starfish in the tank at the aquarium and counts {x} arms. How many arms does each starfish have?",
      "How many blades are on one fan? A worker screwed {x} blades to {y} fans, and every fan got the same number.",
    ],
  },
];

/** Things are packed by a size that is told, and it is asked how many packs there are. */
const PACKED_BY_SIZE: readonly WordingFamily[] = [
  {
    id: "shared/any-things-into-containers-of-a-size",
    expression: "x/y",
    units: ["{c}"],
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{n} puts {y} {o} into each of {his} {c} and keeps going until all {x} {o} are put away. How many {c} does {he} fill?",
      "There is room for {y} {o} in one {cs}. What number of {c} will {n} need for {x} {o}?",
      "{x} {o} have to be packed, and not more than {y} of them fit in each {cs}. How many full {c} will there be?",
      "Every {cs} in {n}'s room has {y} {o} in it. {n} has {x} {o}, all of them in {c}. How many {c} are there?",
    ],
  },
  {
    id: "shared/baked-goods-into-boxes-of-a-size",
    expression: "x/y",
    numbers: { y: "4..12", x: "y*i" },
    texts: [
      "A bakery sells its jelly donuts only in boxes of {y}. This morning {x} jelly donuts were baked. How many boxes can be filled?",
      "{n} wraps {y} cookies in each sheet of foil. {He} has baked {x} cookies for the fair. How many sheets of foil will {he} use?",
      "{x} rolls came out of the oven. The baker's boy drops them into paper bags, {y} to a bag. How many bags does he hand over the counter?",
      "How many gift tins can Grandma send? She made {x} gingersnaps, and {y} of them go in a tin.",
    ],
  },
  {
    id: "shared/factory-packs-of-a-size",
    expression: "x/y",
    numbers: { y: "4..15", x: "y*(i+8)" },
    texts: [
      "A machine drops {y} light bulbs into every carton. It has just packed {x} light bulbs. How many cartons did that take?",
      "The toy factory made {x} whistles today and shipped them in packs of {y}. How many packs left the factory?",
      "{y} batteries belong in one pack. If a worker has {x} batteries on the belt, how many packs can she close?",
      "{x} crayons were made before lunch. Each pack is sold with {y} crayons in it. Find the number of packs.",
    ],
  },
  {
    id: "shared/bunches-tied-up",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "The florist ties {y} roses together for each bouquet. She used up {x} roses on Mother's Day. How many bouquets did she tie?",
      "{n} picked {x} daisies and made chains out of them. Each chain took {y} daisies. How many chains did {he} make?",
      "With a rubber band around every {y} radishes, how many bunches will {x} radishes make?",
      "{x} balloons were tied together in bunches of {y} and hung over the tables. How many bunches were hung?",
    ],
  },
  {
    id: "shared/collection-in-album-pages",
    expression: "x/y",
    units: ["pages"],
    numbers: { y: "4..12", x: "y*i" },
    texts: [
      "{n} collects postcards. {y} of them fit on an album page, and {he} owns {x}. How many pages can {he} fill?",
      "After sorting {x} stamps, {n} glued them in rows so that each page had {y}. How many pages did {he} use?",
      "{m} presses leaves and tapes {y} to every page of a notebook. So far {mhe} has {x} leaves. How many pages are covered?",
      "How many pages of the yearbook are needed for the {x} students' pictures if there are {y} pictures on every page?",
    ],
  },
  {
    id: "shared/snack-bags-for-a-party",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*i" },
    texts: [
      "{n} is making goody bags. Into each one go {y} lollipops, and {he} has {x} lollipops. How many goody bags can {he} make?",
      "For the trip {n}'s father packs bags with {y} apple slices apiece. He cut up {x} slices. How many bags did he pack?",
      "How many kids can get a bag of gummy bears? There are {x} gummy bears, and {y} are to be in every bag.",
      "{x} pretzels were bought for the party and put in cups, {y} pretzels in a cup. How many cups stand on the table?",
    ],
  },
  {
    id: "shared/recipe-takes-so-many",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*i" },
    texts: [
      "It takes {y} apples to bake a pie. {n} came home with {x} apples. How many pies can {he} bake?",
      "{n} squeezed {x} oranges for breakfast. A glass of juice takes {y}. How many glasses did {he} get?",
      "A smoothie calls for {y} strawberries. With {x} strawberries in the fridge, how many smoothies can be mixed?",
      "The cook used {x} tomatoes for soup. He needs {y} tomatoes for every bowl. For how many bowls was that enough?",
    ],
  },
  {
    id: "shared/cups-out-of-a-sack",
    expression: "x/y",
    numbers: { y: "2..6", x: "y*(i+1)" },
    texts: [
      "A sack holds {x} cups of flour. One loaf of bread needs {y} cups. How many loaves can be baked from the sack?",
      "Every batch of pancakes takes {y} cups of milk. The camp cook has {x} cups. How many batches can she stir?",
      "{n} mixed {x} pounds of cement. {He} needs {y} pounds to set a fence post. How many posts can {he} set?",
      "How many birdfeeders will {x} cups of seed fill if a feeder holds {y} cups?",
    ],
  },
  {
    id: "shared/pieces-from-a-long-thing",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)" },
    texts: [
      "{n} needs strings of {y} feet for the kites. The ball of string is {x} feet long. How many kites can get a string?",
      "A carpenter saws a beam of {x} inches into blocks, each {y} inches long. How many blocks does he get?",
      "From {x} yards of cloth, how many curtains can be made when a curtain needs {y} yards?",
      "{n} cut {x} centimeters of tape into strips of {y} centimeters to hang up pictures. How many strips did {he} have?",
    ],
  },
  {
    id: "shared/bottles-in-crates",
    expression: "x/y",
    numbers: { y: "6..12", x: "y*i" },
    texts: [
      "The milkman has {x} bottles to load. {y} bottles stand in a crate. How many crates does he load?",
      "In {n}'s cellar every crate holds {y} bottles. {x} bottles of cider are stored there, and all of the crates are full. How many crates are in the cellar?",
      "{n} returned {x} empty bottles to the store. {He} carried them in crates of {y}. How many crates did {he} carry?",
      "How many shelves are cleared when {n} moves {x} jars of beets out of the pantry, and {y} jars stood on every shelf?",
    ],
  },
  {
    id: "shared/books-in-a-stack",
    expression: "x/y",
    numbers: { y: "4..12", x: "y*i" },
    texts: [
      "{n} stacks {x} books from the flea market on the floor. Each stack is {y} books high. How many stacks are there?",
      "The librarian has to move {x} atlases. She can put {y} on each cart. How many carts will she fill?",
      "A box can hold {y} dictionaries. How many boxes does the school order for its {x} dictionaries?",
      "{x} notebooks were sold in bundles. There were {y} notebooks in a bundle. How many bundles did the shop sell?",
    ],
  },
  {
    id: "shared/kits-with-so-many-parts",
    expression: "x/y",
    numbers: { y: "4..12", x: "y*i" },
    texts: [
      "To build a model airplane you need {y} wooden parts. The club has {x} parts. How many airplanes can the members build?",
      "A chair is held together by {y} screws. {n} emptied a can of {x} screws while putting chairs together. How many chairs did {he} finish?",
      "{x} bricks are in the pile, and a flower box takes {y}. How many flower boxes can the mason build?",
      "{n} hung up pictures with {x} nails. {He} used {y} nails for every picture. How many pictures did {he} hang up?",
    ],
  },
  {
    id: "shared/sets-of-jewelry-and-clothes",
    expression: "x/y",
    numbers: { y: "5..15", x: "y*i" },
    texts: [
      "{n} strings necklaces of {y} shells each. How many necklaces will there be when all {x} shells are used?",
      "A coat gets {y} buttons. The workshop sewed {x} buttons on coats yesterday. How many coats were done?",
      "{x} pearls were enough to finish a number of bracelets, each with {y} pearls. What was the number of bracelets?",
      "How many pairs of mittens can {n} knit? {He} has wool for {x} rounds, and a pair takes {y} rounds.",
    ],
  },
  {
    id: "shared/tables-and-plates-set",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*(i+2)" },
    texts: [
      "{n} lays {y} napkins on every table in the dining hall. {He} has laid out {x}. How many tables are done?",
      "The waiter carries {x} glasses and sets {y} of them on each tray. How many trays does he need?",
      "At each place {y} forks are laid. If {x} forks are on the table, for how many people has it been set?",
      "{x} slices of cake were put on platters, {y} slices on a platter. How many platters came to the table?",
    ],
  },
  {
    id: "shared/pets-in-tanks-and-cages",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*i" },
    texts: [
      "The pet shop keeps {y} guppies in each tank. It has {x} guppies. How many tanks of guppies are there?",
      "A farmer takes {x} chickens to market in cages that hold {y} each. How many cages does he load?",
      "{x} tadpoles were caught for science class. {n} puts {y} of them in every jar. How many jars does {he} need?",
      "How many kennels are taken? {x} puppies sleep at the shelter tonight, and {y} puppies sleep in each kennel.",
    ],
  },
  {
    id: "shared/medicine-and-bandages",
    expression: "x/y",
    numbers: { y: "3..10", x: "y*(i+1)" },
    texts: [
      "{x} pills are to be put up in strips of {y}. How many strips does the machine make?",
      "A first-aid kit contains {y} bandages. The nurse has {x} bandages in the closet. How many kits can she fill?",
      "{n} buys lozenges by the pack, and in every pack are {y}. {He} has {x} lozenges now. How many packs did {he} buy?",
      "How many patients were given a dose, if each dose is {y} drops and {x} drops were used up?",
    ],
  },
];

/** People are put in groups of a size that is told, or in a number of groups. */
const GROUPS_OF_PEOPLE: readonly WordingFamily[] = [
  {
    id: "shared/class-into-groups-of-a-size",
    expression: "x/y",
    units: ["{g}"],
    numbers: { y: "3..8", x: "y*i" },
    texts: [
      "{x} {u} are split up into {g} of {y}. How many {g} are there?",
      "If you need {y} {u} to make up one {gs}, how many {g} can be made with {x} {u}?",
      "Everybody on the field belongs to a {gs}, and in each there are {y} {u}. There are {x} {u} on the field. Find the number of {g}.",
      "How many {g} did {n} count? {He} saw {x} {u}, and they stood together in {g} of {y}.",
    ],
  },
  {
    id: "shared/people-into-a-number-of-groups",
    expression: "x/y",
    units: ["{u}"],
    numbers: { y: "2..8", x: "y*(i+1)" },
    texts: [
      "There are {y} {g}, and all of them are the same size. {x} {u} are in them. How many {u} are in one {gs}?",
      "{n} divides {x} {u} into {y} equal {g}. What is the size of each {gs}?",
      "How many {u} does each {gs} have, if {x} {u} are placed in {y} {g} so that no {gs} is bigger than another?",
      "{x} {u} signed up. They were put in {y} {g} with the same number of {u} in each. Tell how many {u} made up a {gs}.",
    ],
  },
  {
    id: "shared/seats-on-rides",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*(i+1)" },
    texts: [
      "Each car of the Ferris wheel has room for {y} people. The wheel can carry {x} people when it is full. How many cars does it have?",
      "{x} visitors are riding the roller coaster, {y} to a wagon, and no seat is empty. How many wagons are on the track?",
      "{n} is renting paddleboats for {x} people. {y} people fit in a boat. How many boats does {he} rent?",
      "How many rafts must the guide blow up for a party of {x} if a raft carries {y}?",
    ],
  },
  {
    id: "shared/tables-in-a-dining-room",
    expression: "x/y",
    numbers: { y: "4..10", x: "y*i" },
    texts: [
      "The wedding has {x} guests. They are seated at round tables of {y}. How many tables have to be set up?",
      "{y} people can eat at one picnic table. For a company picnic with {x} people, how many tables are needed?",
      "All {x} seats in the cafe are taken. Each table has {y} seats. How many tables are there in the cafe?",
      "{n} set {y} chairs around every table until all {x} chairs were in place. Around how many tables did {he} set chairs?",
    ],
  },
  {
    id: "shared/tents-and-cabins",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*(i+1)" },
    texts: [
      "{x} campers sleep in tents tonight, {y} in every tent. How many tents have been pitched?",
      "A cabin at the lake sleeps {y}. How many cabins does the scout leader book for {x} scouts?",
      "{n}'s hotel has only rooms with {y} beds. When the hotel is full, {x} people can sleep there. How many rooms does it have?",
      "The {x} soldiers built huts out of snow. After they were done, {y} of them crept into each hut. How many huts had they built?",
    ],
  },
  {
    id: "shared/adults-who-lead-children",
    expression: "x/y",
    numbers: { y: "4..10", x: "y*i" },
    texts: [
      "On a field trip one adult looks after {y} children. {x} children are going. How many adults have to come along?",
      "A swimming teacher may take {y} beginners at a time. {x} beginners want to start at once. How many teachers does the pool need?",
      "{x} tourists arrive at the castle and each guide takes {y} of them. How many guides are at work?",
      "How many coaches does the club have if there are {x} players and every coach trains {y} of them?",
    ],
  },
  {
    id: "shared/singers-and-dancers",
    expression: "x/y",
    numbers: { y: "3..8", x: "y*(i+2)" },
    texts: [
      "{x} dancers form circles on the stage with {y} dancers in each. How many circles can the audience see?",
      "For the song, {x} singers are divided into {y} equal voices. How many singers sing each voice?",
      "{n} teaches {x} pupils to play the drums, {y} pupils in one lesson. How many lessons does {he} give?",
      "In the parade {y} bands marched with equally many musicians. There were {x} musicians in all. How many were in a band?",
    ],
  },
  {
    id: "shared/partners-and-pairs",
    expression: "x/2",
    numbers: { x: "2*(i+3)" },
    texts: [
      "{x} kids are told to find a partner for the three-legged race. Everyone finds one. How many pairs run?",
      "{n} took {x} gloves out of the dryer and put them together in pairs. How many pairs did {he} have?",
      "How many canoes are on the river if {x} people are paddling and exactly two sit in each canoe?",
      "The teacher asked the {x} students to share, so that every two of them had one globe. How many globes were handed out?",
    ],
  },
  {
    id: "shared/half-of-them",
    expression: "x/2",
    numbers: { x: "2*(i+4)" },
    texts: [
      "{n} has {x} cousins. Half of them are girls. How many of the cousins are girls?",
      "Half of the {x} seats on the bus are empty. How many seats is that?",
      "How many pages of the comic are left to read? It has {x} pages, and {n} has read exactly half.",
      "Mom cut the pan of brownies into {x} squares. By evening the family had eaten half of the squares. How many squares had been eaten?",
    ],
  },
  {
    id: "shared/dozens-of-things",
    expression: "x/12",
    numbers: { x: "12*i" },
    texts: [
      "The hens laid {x} eggs. {n} puts a dozen in every carton. How many cartons are full?",
      "How many dozen candles are {x} candles?",
      "Roses are sold by the dozen at the market. All {x} roses were sold. How many dozens did people buy?",
      "{n} ordered pencils for the office. {x} pencils came, in boxes of one dozen. How many boxes came?",
    ],
  },
];

/** Something is carried, moved or done in goes, and it is asked how many goes or how much in one. */
const TRIPS_AND_LOADS: readonly WordingFamily[] = [
  {
    id: "shared/trips-to-carry-everything",
    expression: "x/y",
    units: ["trips"],
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} can carry {y} chairs at a time. {He} has to bring {x} chairs to the hall. How many trips will {he} make?",
      "{x} logs were lying behind the barn. Grandpa carried {y} logs each time he went. How often did he go to fetch them all?",
      "How many trips does the waitress make to clear away {x} plates when she takes {y} on each trip?",
      "A tugboat pulls {y} barges at once up the river. {x} barges are waiting. How many trips must it make?",
    ],
  },
  {
    id: "shared/carried-on-each-trip",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} made {y} trips from the car to the kitchen and carried in {x} grocery bags. {He} carried the same number every time. How many bags did {he} carry on one trip?",
      "In {y} flights the helicopter brought {x} climbers to safety, equally many on each. How many climbers were on board on each flight?",
      "To move {x} sacks of rice, the donkey had to climb the hill {y} times, always with the same load. How many sacks did it carry up at once?",
      "How many people does the elevator hold? It took {x} guests up to the roof in {y} rides and was full on each.",
    ],
  },
  {
    id: "shared/loads-of-laundry-and-dishes",
    expression: "x/y",
    units: ["loads"],
    numbers: { y: "4..12", x: "y*i" },
    texts: [
      "The washer at the hotel takes {y} sheets. {x} sheets are dirty. How many loads is that?",
      "{n} has {x} mugs to wash after the meeting, and the dishwasher holds {y}. How many times must {he} run it?",
      "In one load {n} dries {y} towels. By evening {x} towels were dry. How many loads had {he} dried?",
      "After the game {x} jerseys are muddy. If Coach washes them {y} at a time, how many loads does he have?",
    ],
  },
  {
    id: "shared/oven-and-grill-fillings",
    expression: "x/y",
    numbers: { y: "4..12", x: "y*i" },
    texts: [
      "{y} pretzels can be baked at the same time. {n} has shaped {x} pretzels. How many times does {he} have to fill the oven?",
      "A kiln holds {y} clay pots. How many firings does the potter need for {x} pots?",
      "Dad grilled {x} burgers for the block party, {y} at a time. How many times did he fill the grill?",
      "{x} waffles were made in a number of goes. Every go gave {y} waffles. How many goes were there?",
    ],
  },
  {
    id: "shared/buckets-to-fill-a-tub",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+2)" },
    texts: [
      "The tub holds {x} quarts. {n} fills it with a bucket of {y} quarts. How many buckets of water does {he} pour in?",
      "With a can that holds {y} gallons, how many times must {n} go to the well to fill a trough of {x} gallons?",
      "{x} liters of rainwater stood in the cellar. The firemen scooped out {y} liters with each pail. How many pails did they carry out?",
      "A pitcher holds {y} cups of punch. How many pitchers does it take to serve {x} cups?",
    ],
  },
  {
    id: "shared/truckloads-and-wagons",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*(i+2)" },
    texts: [
      "A dump truck hauls {y} tons of gravel. The new road needs {x} tons. How many truckloads will be driven there?",
      "{x} tons of coal came to the harbor in railroad cars, {y} tons in each. How many cars did the train have?",
      "The moving van took {x} boxes in {y} loads, all of the same size. How many boxes were in a load?",
      "Each hay wagon carries {y} bales. How many wagons did {n} see go by, if they carried {x} bales in all?",
    ],
  },
  {
    id: "shared/rounds-of-a-track",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "Once around the lake is {y} miles. {n} biked {x} miles around it last week. How many times did {he} ride around the lake?",
      "A race of {x} miles is run on a track of {y} miles. How many laps must the drivers finish?",
      "{n} swam {x} laps this month and swam {y} laps every time {he} went to the pool. How often was {he} at the pool?",
      "To train for the hike, {n} walked {y} times around the reservoir and covered {x} kilometers. How many kilometers is it once around?",
    ],
  },
  {
    id: "shared/visits-and-times",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*i" },
    texts: [
      "Whenever {n} visits the library, {he} borrows {y} books. This year {he} has borrowed {x} books. How many visits is that?",
      "{n} gets {y} stickers each time {he} goes to the dentist. {His} sheet shows {x} stickers. How many times was {he} at the dentist?",
      "The vet gives {y} shots at every checkup. {x} shots are in the cat's record. How many checkups did the cat have?",
      "On every one of {his} {y} visits to the island, {n} gathered the same number of pebbles. {He} has {x} pebbles from there. How many did {he} gather on a visit?",
    ],
  },
  {
    id: "shared/jumps-and-steps-of-a-size",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+2)" },
    texts: [
      "A kangaroo covers {y} feet with one jump. How many jumps take it across a field of {x} feet?",
      "A toy robot moves {y} inches with every step. It has to reach a wall that is {x} inches away. How many steps will it take?",
      "{n} crossed a room {x} feet long in leaps of {y} feet. How many leaps did {he} take?",
      "The frog needed {y} equal hops for {x} inches. How many inches long was a hop?",
    ],
  },
  {
    id: "shared/climbing-in-stages",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*(i+8)" },
    texts: [
      "A crane lifts the bell {y} feet every minute. The tower is {x} feet high. How many minutes will it take to lift the bell to the top?",
      "The stairs to the temple have {x} steps. There is a bench after every {y} steps, and the last bench is at the top. How many benches are there?",
      "A mountaineer climbs {x} meters in {y} stages that are equally high. How many meters does she climb in a stage?",
      "How many floors does the building have, if it is {x} feet tall and each floor is {y} feet high?",
    ],
  },
];

/** Something lasts or takes a number of days, or comes at an even pace day by day. */
const DAY_BY_DAY: readonly WordingFamily[] = [
  {
    id: "shared/pages-each-day-to-finish",
    expression: "x/y",
    units: ["pages"],
    numbers: { y: "3..12", x: "y*(i+8)" },
    texts: [
      "{n} finished a book of {x} pages in {y} days. {He} read the same number of pages every day. How many pages did {he} read each day?",
      "There are {y} days until the library book is due. It has {x} pages, and {n} hasn't begun yet. How many pages must {he} read a day, if {he} reads equally many every day?",
      "A writer wants to have {x} pages on paper in {y} weeks. How many pages does she have to write each week when the weeks are all alike?",
      "In {y} evenings Dad read us a story that was {x} pages long. No evening was longer than another. How many pages did we hear in an evening?",
    ],
  },
  {
    id: "shared/days-to-finish-reading",
    expression: "x/y",
    units: ["days"],
    numbers: { y: "5..25", x: "y*i" },
    texts: [
      "{n} reads {y} pages of {his} mystery every day. It has {x} pages. After how many days will {he} know who did it?",
      "The book is {x} pages thick. If the class reads {y} pages each school day, how many school days does it take?",
      "{n} types {y} pages a day for a professor, who has given {him} {x} pages. How many days of typing are ahead of {him}?",
      "How many days did {m} spend on {mhis} atlas? It has {x} pages, and {mhe} studied {y} of them daily.",
    ],
  },
  {
    id: "shared/food-supply-lasts",
    expression: "x/y",
    units: ["days"],
    numbers: { y: "2..9", x: "y*(i+1)" },
    texts: [
      "The cats eat {y} cans of food a day. {n} bought {x} cans. For how many days will they last?",
      "{x} {f} are in the pantry, and the family eats {y} of them every day. In how many days will there be none?",
      "A family uses {y} eggs each morning. How many mornings can they have eggs if there are {x} in the fridge?",
      "The horses get {y} bales of hay a day, so how long, in days, does a barn with {x} bales feed them?",
    ],
  },
  {
    id: "shared/used-on-each-day",
    expression: "x/y",
    numbers: { y: "2..10", x: "y*i" },
    texts: [
      "A bag of {x} treats lasted the puppy {y} days. It got equally many treats a day. How many treats did it get each day?",
      "The office used {x} rolls of tape in {y} months, the same number every month. How many rolls is that per month?",
      "{n} has {y} days of vacation left and {x} lemons to make lemonade with. How many lemons can {he} use a day, if each day is to be the same?",
      "How many logs did the stove burn each night? In {y} nights it burned {x} logs, and one night was like another.",
    ],
  },
  {
    id: "shared/practice-at-an-even-pace",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*(i+5)" },
    texts: [
      "{n} practiced the piano for {x} minutes on {y} days, always equally long. How many minutes did {he} practice on each of the days?",
      "Over {y} weeks the goalkeeper stopped {x} shots in training. She stopped the same number each week. How many was that a week?",
      "{n} did {x} push-ups this week by doing {y} of them at every workout. How many workouts did {he} have?",
      "How many words does {m} have to learn a day in order to know {x} Spanish words in {y} days, at an even pace?",
    ],
  },
  {
    id: "shared/made-per-hour-or-day",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+8)" },
    texts: [
      "In {y} hours a machine fills {x} tubes of toothpaste. How many tubes does it fill in an hour?",
      "The shipyard built {x} boats in {y} years, equally many every year. How many boats were built each year?",
      "A weaver finishes {x} inches of cloth in {y} days and never speeds up or slows down. How many inches does she weave per day?",
      "What is the hourly output of a printer that turned out {x} posters in {y} hours?",
    ],
  },
  {
    id: "shared/hours-for-the-work",
    expression: "x/y",
    units: ["hours"],
    numbers: { y: "3..15", x: "y*i" },
    texts: [
      "{n} folds {y} paper cranes an hour. {He} wants to have {x}. How many hours of folding is that?",
      "The ticket booth serves {y} customers every hour. {x} customers stand in line. How many hours go by until all have been served?",
      "{y} cars an hour come out of the car wash. Today {x} cars were washed. For how many hours was the car wash open?",
      "How long did {m} work, in hours, if {mhe} picked {x} pints of blueberries and got {y} pints done each hour?",
    ],
  },
  {
    id: "shared/days-to-count-up",
    expression: "x/y",
    units: ["days"],
    numbers: { y: "2..12", x: "y*(i+2)" },
    texts: [
      "Every day {n} finds {y} golf balls on {his} walk. {He} has found {x} golf balls by now. How many days has {he} been walking there?",
      "The construction crew lays {y} yards of pipe a day, and the ditch is {x} yards long. How many days will the crew need?",
      "A spider caught {x} flies. It caught {y} each day. How many days was that?",
      "Tell how many days the fair was open if {y} prizes were won on each day and {x} prizes were won in all.",
    ],
  },
  {
    id: "shared/whole-weeks-from-days",
    expression: "x/7",
    numbers: { x: "7*i" },
    texts: [
      "{n}'s vacation is {x} days long. How many weeks is that?",
      "The puppy is {x} days old today. How old is it in weeks?",
      "{x} days ago {n} broke {his} arm. How many weeks have gone by since then?",
      "One candle is lit on every day of the week. How many weeks have passed when {x} candles have been lit?",
    ],
  },
  {
    id: "shared/growth-per-day-or-week",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*i" },
    texts: [
      "A vine grew {x} inches in {y} weeks. It grew the same amount each week. How many inches was that a week?",
      "Snow fell steadily for {y} hours on bare ground, and then it lay {x} inches deep. How many inches fell in an hour?",
      "{n}'s sunflower gets {y} inches taller each week. In how many weeks does it become {x} inches taller?",
      "How many inches does the bamboo grow in a day, if {y} days are enough for {x} inches and it never grows faster or slower?",
    ],
  },
  {
    id: "shared/visitors-and-calls-evenly",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+10)" },
    texts: [
      "A small museum had {x} visitors in {y} days. Each day the number was the same. How many visitors came per day?",
      "{n} answers the phone at a doctor's office. {He} took {x} calls in {y} hours, as many in one hour as in the next. How many calls did {he} take an hour?",
      "The bus driver sold {x} tickets on {y} rides, and no ride brought more than the others. How many tickets did she sell on one ride?",
      "How many letters did the mayor get each week, if equally many came every week and {x} letters came in {y} weeks?",
    ],
  },
  {
    id: "shared/episodes-chapters-and-lessons",
    expression: "x/y",
    numbers: { y: "2..6", x: "y*(i+3)" },
    texts: [
      "A TV series has {x} episodes. {n} watches {y} of them every weekend. How many weekends will it take {him} to see the whole series?",
      "The swimming course has {x} lessons, and {y} lessons are held each week. How many weeks does the course run?",
      "{x} chapters make up {n}'s history book. The class covers {y} chapters in a month. In how many months will the class reach the end?",
      "A radio play was broadcast in {x} parts over {y} weeks, the same number of parts each week. How many parts could be heard in one week?",
    ],
  },
  {
    id: "shared/homework-and-problems",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} has {x} math problems and {y} days to do them. {He} does equally many every day. How many problems does {he} do in a day?",
      "{n} solves {y} puzzles in an hour. How many hours does a book of {x} puzzles keep {him} busy?",
      "On each worksheet there are {y} problems. Our class did {x} problems yesterday. How many worksheets was that?",
      "The test has {x} questions in {y} parts, and the parts are equally long. How many questions does one part have?",
    ],
  },
];

/** The price of several is known and the price of one is asked, or the other way around. */
const PRICES: readonly WordingFamily[] = [
  {
    id: "shared/price-of-one-thing",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} bought {y} {o} at the flea market. They all cost the same, and {he} paid ${x} for them. What did each {s} cost?",
      "A store charges ${x} for {y} {o}. How many dollars is that for one {s}?",
      "${x} is what {n} spent on {o} yesterday. {He} got {y} of them, all at one price. Find the price of one.",
      "How much would a single {s} be, if {y} {o} sell for ${x} altogether?",
    ],
  },
  {
    id: "shared/price-of-a-ticket",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "2..9", x: "y*(i+3)" },
    texts: [
      "{n} paid ${x} for {y} tickets to the puppet show. How much was a ticket?",
      "A family of {y} got into the aquarium for ${x}. Everyone's ticket cost the same. How many dollars did one ticket cost?",
      "The theater took in ${x} from the {y} people in the front row, who had all paid the same price. How much did a seat in the front row cost?",
      "What is the fare for one passenger when {y} passengers pay ${x} for the ferry?",
    ],
  },
  {
    id: "shared/price-of-a-meal-or-drink",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "2..8", x: "y*(i+1)" },
    texts: [
      "The team drank {y} milkshakes and the bill was ${x}. How much is one milkshake?",
      "{n} treated {his} friends to pizza. {y} pizzas of the same kind cost {him} ${x}. What was the price of a pizza?",
      "Lunch for {y} people cost ${x}. They had all ordered the daily special. How many dollars is the daily special?",
      "For ${x} the cook bought {y} lobsters, each at the same price. How much did he pay per lobster?",
    ],
  },
  {
    id: "shared/price-by-weight-or-length",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{y} pounds of shrimp cost ${x}. How much is a pound?",
      "{n} paid ${x} for velvet. {He} took {y} yards. What does the shop ask for a yard of velvet?",
      "How many dollars does one gallon of paint cost if you pay ${x} for {y} gallons?",
      "A farmer got ${x} for {y} tons of straw. How much was he paid for each ton?",
    ],
  },
  {
    id: "shared/rent-and-fees-for-one-time",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "2..9", x: "y*(i+4)" },
    texts: [
      "{n} rented a bike for {y} days and was charged ${x}. What is the charge for one day?",
      "A hotel room cost Mr. Diaz ${x} for {y} nights. How much was it per night?",
      "Parking at the stadium for {y} hours comes to ${x}. How many dollars does each hour cost?",
      "How much is one guitar lesson? {m}'s parents paid ${x} for {y} lessons.",
    ],
  },
  {
    id: "shared/pay-for-one-hour-or-job",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "2..9", x: "y*(i+5)" },
    texts: [
      "After {y} hours behind the counter, {n} was given ${x}. How much does {he} make an hour?",
      "{n} mowed {y} lawns and earned ${x}. Every lawn brought {him} the same. How much did {he} get for one lawn?",
      "{n} babysat on {y} evenings for the same pay each evening. Now {he} has earned ${x}. What is {he} paid for an evening?",
      "The plumber asked ${x} for {y} hours of work. What does he charge for an hour?",
    ],
  },
  {
    id: "shared/monthly-payments",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "3..12", x: "y*(i+9)" },
    texts: [
      "{n} pays for a new sofa in {y} equal payments. The sofa costs ${x}. How much is each payment?",
      "A magazine costs ${x} for {y} months. How many dollars is that for a month?",
      "The loan of ${x} is to be paid back in {y} months, with the same amount every month. How much must be paid in one month?",
      "In {y} months a family spent ${x} on electricity. If every bill was the same, how much was the monthly bill?",
    ],
  },
  {
    id: "shared/how-many-can-be-bought",
    expression: "x/y",
    units: ["{o}"],
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} has ${x}. If each {s} is ${y}, how many {o} can {he} get with all of {his} money?",
      "{o} are on sale for ${y} apiece. {n} spent ${x} on them. How many did {he} buy?",
      "One {s} costs ${y}. How many {o} does ${x} pay for?",
      "Aunt June gave {n} ${x} to buy {o}. They were priced at ${y} each, and {n} used up the money. How many {o} did {he} bring home?",
    ],
  },
  {
    id: "shared/rides-and-games-for-the-money",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*i" },
    texts: [
      "A ride on the camel costs ${y}. {n} brought ${x}. How many times can {he} ride?",
      "{n} put ${x} into the bowling alley's machine. Each game is ${y}. How many games can {he} play?",
      "The go-kart owner took in ${x} this morning, and a ride is ${y}. How many rides were there this morning?",
      "Each visit to the ice rink costs ${y}. How often can {n} go skating for ${x}?",
    ],
  },
  {
    id: "shared/sold-so-many-at-a-price",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)" },
    texts: [
      "{n} sells homemade soap for ${y} a bar. At the end of the market {he} has taken in ${x}. How many bars did {he} sell?",
      "The choir made ${x} by selling calendars at ${y} each. How many calendars did people buy?",
      "How many cars did the scouts wash on {day}? They asked ${y} for a car and collected ${x}.",
      "With puzzles at ${y} a box, the toy store's sales of puzzles were ${x}. How many boxes were sold?",
    ],
  },
  {
    id: "shared/tickets-traded-for-prizes",
    expression: "x/y",
    numbers: { y: "5..15", x: "y*i" },
    texts: [
      "At the arcade {n} won {x} tickets. A prize costs {y} tickets. How many prizes can {he} pick?",
      "{n} trades {y} bottle caps for one sticker. {He} has {x} bottle caps. How many stickers will {he} get for all of them?",
      "Every {y} points on a store card can be exchanged for a mug. {m} exchanged {x} points. How many mugs did {mhe} receive?",
      "How many extra lives did {n} get in the game, if {he} collected {x} rings and a life costs {y} rings?",
    ],
  },
  {
    id: "shared/coins-and-bills-for-a-sum",
    expression: "x/y",
    numbers: { y: "2..10", x: "y*i" },
    texts: [
      "In {n}'s country there are coins worth {y} cents. How many of them make {x} cents?",
      "A stamp costs {y} cents. {n} put {x} cents on the counter and got nothing back. How many stamps did {he} buy?",
      "{n} has {y} equal coins. Together they are worth {x} cents. How many cents is one coin worth?",
      "How many cents is a single peppermint, when {y} peppermints cost {x} cents?",
    ],
  },
  {
    id: "shared/donations-and-collections",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "3..12", x: "y*(i+2)" },
    texts: [
      "A class of {y} gave ${x} to the animal shelter, every child the same amount. How many dollars did each child give?",
      "{n} and others ran for charity. For {y} miles {n} collected ${x}. How much did {he} collect for each mile?",
      "The fire department received ${x} from {y} shops on Main Street, and each shop gave equally much. What did a shop give?",
      "${x} from the bake sale is to go to {y} families in need in equal parts. How much will each family receive?",
    ],
  },
];

/** Money is put aside week by week, or something is built up at an even pace until a goal is reached. */
const SAVING_UP: readonly WordingFamily[] = [
  {
    id: "shared/weeks-to-save",
    expression: "x/y",
    units: ["weeks"],
    numbers: { y: "3..15", x: "y*i" },
    texts: [
      "{n} saves ${y} every week. {He} wants a skateboard that costs ${x}. For how many weeks does {he} have to save?",
      "A drum costs ${x}. If {n} puts ${y} in {his} piggy bank each week, after how many weeks can {he} buy it?",
      "{n}'s savings are ${x}. {He} started with nothing and put away ${y} a week. How many weeks ago did {he} start?",
      "How many weeks of allowance is a tent for ${x} worth, when {n} gets ${y} of allowance a week?",
    ],
  },
  {
    id: "shared/amount-to-save-each-week",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "3..12", x: "y*(i+2)" },
    texts: [
      "In {y} weeks {n} wants to have ${x} for a telescope. {He} will save the same amount each week. How much must that be?",
      "{n} saved ${x} in {y} months. Each month the same amount went into the jar. How many dollars went into the jar each month?",
      "The class trip is {y} weeks away and costs ${x}. If {n} sets aside equally much every week, how much does {he} set aside a week?",
      "How much did {m} put aside a day? {mHe} had nothing at first, and after {y} equal days {mhe} had ${x}.",
    ],
  },
  {
    id: "shared/jobs-to-reach-a-goal",
    expression: "x/y",
    numbers: { y: "4..15", x: "y*i" },
    texts: [
      "{n} gets ${y} for every dog {he} walks. How many dogs must {he} walk to earn ${x}?",
      "For washing a car {n} is paid ${y}. {He} needs ${x} for summer camp. How many cars does {he} have to wash?",
      "{m} earned ${x} this winter by clearing snow. {mHe} asked ${y} for a driveway. How many driveways did {mhe} clear?",
      "A boat ticket costs ${x}. {n} makes ${y} with each painting that {he} sells. How many paintings must be sold to pay for the ticket?",
    ],
  },
  {
    id: "shared/hours-of-work-for-a-purchase",
    expression: "x/y",
    units: ["hours"],
    numbers: { y: "6..18", x: "y*i" },
    texts: [
      "{n} makes ${y} an hour at the garden store. How many hours must {he} work to pay for a coat of ${x}?",
      "The repair came to ${x}. The mechanic takes ${y} for an hour and there were no parts to pay for. How many hours did he work?",
      "Last week {n} earned ${x} as a lifeguard. {His} hourly pay is ${y}. For how many hours was {he} on duty?",
      "A tutor is paid ${y} per hour. Find the hours she taught if she was paid ${x}.",
    ],
  },
  {
    id: "shared/debt-paid-back-bit-by-bit",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{n} owes {his} brother ${x}. {He} pays him ${y} each week. In how many weeks will {he} owe nothing?",
      "{n} borrowed ${x} from Grandpa for a scooter and gave it all back in {y} equal parts. How many dollars was each part?",
      "Each payday the baker pays ${y} for his new oven. The oven is ${x}. How many paydays will it take?",
      "The town owed the builder ${x} and paid it off over {y} months in equal amounts. What did the town pay a month?",
    ],
  },
  {
    id: "shared/collection-that-grows-evenly",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)" },
    texts: [
      "{n} started to collect toy trains a few months ago and gets {y} more each month. {He} has {x} now. For how many months has {he} been collecting?",
      "Every summer {n} brings home {y} new shells. The shell jar holds {x} shells. How many summers does it take to fill the empty jar?",
      "Over {y} years a museum bought {x} paintings, equally many a year. How many did it buy in each year?",
      "A choir wants to know {x} songs by heart. It learns {y} songs a month. How many months does it take?",
    ],
  },
  {
    id: "shared/goal-of-the-school",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*(i+6)" },
    texts: [
      "Our school wants to collect {x} cans of food in {y} weeks. How many cans must come in each week, if each week is to bring the same number?",
      "To plant {x} trees in {y} years, how many trees does the town have to plant a year when it plants the same number every year?",
      "{n} wants to run {x} miles before the marathon. {He} runs {y} miles a week. In how many weeks will {he} get there?",
      "{x} pounds of paper have been collected by {y} classes. Every class collected equally much. How many pounds came from one class?",
    ],
  },
  {
    id: "shared/tank-that-fills-or-drains",
    expression: "x/y",
    units: ["minutes"],
    numbers: { y: "3..12", x: "y*(i+2)" },
    texts: [
      "A hose lets {y} gallons a minute run into a pool. The pool takes {x} gallons. How many minutes does it take to fill?",
      "{x} liters of oil are in a tank, and {y} liters leak out each minute. In how many minutes will the tank be empty?",
      "The pump gets {y} buckets of water out of the cellar every minute. How many minutes must it run for {x} buckets?",
      "When {n} opened the drain, {x} quarts of water were in the tub. {y} quarts ran off per minute. After how many minutes was the water gone?",
    ],
  },
];

/** Things or people stand in equal rows, lines and columns. */
const IN_ROWS: readonly WordingFamily[] = [
  {
    id: "shared/rows-of-things",
    expression: "x/y",
    units: ["rows"],
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{n} lays out {x} {o} in rows with {y} in each row. How many rows does {he} have?",
      "The shop window shows {x} {o}. You can count {y} of them in every row. How many rows are there?",
      "If {y} {o} make one row, how many rows do {x} {o} make?",
      "How many rows long is the pattern on {n}'s floor, when {he} made it from {x} {o} and put {y} {o} side by side in each row?",
    ],
  },
  {
    id: "shared/how-many-in-each-row",
    expression: "x/y",
    units: ["{o}"],
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{x} {o} are arranged in {y} rows of equal length. How many {o} are in each row?",
      "{n} wants to see {y} rows, all the same, when {he} sets up {his} {x} {o}. How many {o} should {he} put in a row?",
      "There are {y} straight lines of {o} on the rug. No line has more {o} than another, and {n} counts {x} {o} in all. Find the number of {o} in one line.",
      "How many {o} stand next to each other? {n} has put {x} {o} on a table in {y} equal rows.",
    ],
  },
  {
    id: "shared/seats-in-a-hall",
    expression: "x/y",
    numbers: { y: "4..20", x: "y*(i+2)" },
    texts: [
      "The school hall seats {x} people, with {y} seats to a row. How many rows are there in the hall?",
      "A movie theater has {y} rows and {x} seats. All rows have the same number of seats. How many seats are in one row?",
      "For the speech {x} folding chairs were set up in rows of {y}. How many rows did the audience fill?",
      "How many people sit in each row of the stands, if {y} rows hold {x} people and are equally long?",
    ],
  },
  {
    id: "shared/trees-and-plants-in-lines",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*(i+3)" },
    texts: [
      "A farmer has {x} cherry trees. {y} of them grow in every row. How many rows does the orchard have?",
      "{n} set {x} lettuce plants in {y} rows and made all rows alike. How many lettuce plants are in a row?",
      "The vineyard has {y} rows of vines on the slope and {x} vines altogether, and each row has just as many as the next. How many vines make a row?",
      "With {x} corn seeds and {y} seeds to a row, how many rows can {m} plant?",
    ],
  },
  {
    id: "shared/marchers-in-rows",
    expression: "x/y",
    numbers: { y: "3..10", x: "y*(i+2)" },
    texts: [
      "{x} cadets march past in rows of {y}. How many rows march past?",
      "The band director lines up {x} trumpet players in {y} rows. If all rows have the same number, how many trumpet players are in a row?",
      "For the class picture, {x} students stood in {y} rows, one row behind the other and equally long. How many students stood side by side?",
      "{y} soldiers ride next to each other in every row. A troop of {x} soldiers makes how many rows?",
    ],
  },
  {
    id: "shared/tiles-bricks-and-quilts",
    expression: "x/y",
    numbers: { y: "4..12", x: "y*(i+4)" },
    texts: [
      "{n} tiled the kitchen wall with {x} tiles, {y} tiles in each row. How many rows of tiles are on the wall?",
      "A quilt is made of {x} patches in {y} equal columns. How many patches are in one column?",
      "The mason used {x} bricks for a wall that is {y} rows high, and every row has the same number of bricks. How many bricks did he lay in a row?",
      "How many boards wide is the dance floor, if it consists of {x} square boards and {y} of them lie along its length?",
    ],
  },
  {
    id: "shared/cars-in-the-lot-and-boats-at-docks",
    expression: "x/y",
    numbers: { y: "3..10", x: "y*(i+3)" },
    texts: [
      "The parking lot was full with {x} cars in it. There are {y} spaces in a row. How many rows does the lot have?",
      "{x} sailboats are tied up at {y} docks, equally many at each. How many boats are at one dock?",
      "At the airport {y} rows of planes are waiting, every row with the same number. {n} counts {x} planes. How many planes are in each row?",
      "The bike racks at school hold {y} bikes each. How many racks are there if they hold {x} bikes altogether?",
    ],
  },
  {
    id: "shared/letters-and-beads-in-a-pattern",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*i" },
    texts: [
      "{n} wrote the letter A {x} times, {y} times on each line. How many lines did {he} fill?",
      "A bead pattern repeats after every {y} beads. On a string of {x} beads, how many times does the pattern appear?",
      "A poem has {x} lines in {y} verses, and the verses all have the same number of lines. How many lines are in one verse?",
      "The window is made of {x} small panes, with {y} panes from left to right. How many panes are there from top to bottom?",
    ],
  },
];

/** Distance, time and speed: one of them is found from the other two. */
const SPEED_AND_DISTANCE: readonly WordingFamily[] = [
  {
    id: "shared/miles-per-hour-of-a-drive",
    expression: "x/y",
    units: ["miles"],
    numbers: { y: "2..9", x: "y*(i+28)" },
    texts: [
      "{n} drove {x} miles in {y} hours without changing {his} speed. How many miles did {he} drive in one hour?",
      "After {y} hours the bus had gone {x} miles. What was its speed in miles per hour, if it was the same all the time?",
      "Between two cities there are {x} miles of highway. A truck needs {y} hours for them at a constant speed. How many miles per hour does it go?",
      "How fast was the train, in miles per hour, when it left {x} miles behind it in {y} hours and never slowed down?",
    ],
  },
  {
    id: "shared/hours-for-a-distance",
    expression: "x/y",
    units: ["hours"],
    numbers: { y: "30..60 by 5", x: "y*i" },
    texts: [
      "{n} is driving to {his} sister's, who lives {x} miles away. {He} goes {y} miles an hour. How many hours will {he} be on the road?",
      "At {y} miles per hour, how long does a van take for {x} miles? Give the hours.",
      "A truck has to bring fruit to a city {x} miles from the farm. Its speed is {y} miles per hour. Find the number of hours it needs.",
      "How many hours did the family drive? They drove {y} miles each hour and covered {x} miles.",
    ],
  },
  {
    id: "shared/speed-on-foot-or-by-bike",
    expression: "x/y",
    units: ["miles"],
    numbers: { y: "2..6", x: "y*(i+1)" },
    texts: [
      "{n} bikes steadily and is {x} miles from home after {y} hours. How many miles does {he} bike in an hour?",
      "A runner finished {x} miles in {y} hours. Each hour she ran the same distance. How far did she run in one hour, in miles?",
      "The path around the island is {x} miles long. {m} walked it in {y} days and did equally many miles each day. How many miles a day was that?",
      "In {y} hours the skiers glided {x} miles over the snow at an even pace. How many miles per hour is that?",
    ],
  },
  {
    id: "shared/meters-per-second",
    expression: "x/y",
    units: ["meters"],
    numbers: { y: "3..15", x: "y*i" },
    texts: [
      "A cheetah ran {x} meters in {y} seconds. How many meters did it run per second?",
      "The toy car crossed a yard of {x} meters in {y} seconds at a steady speed. What was its speed in meters per second?",
      "{n} skated {x} meters. It took {him} {y} seconds, and {he} was equally fast all the time. How many meters did {he} skate each second?",
      "How many meters does an elevator rise in a second, if it needs {y} seconds to rise {x} meters?",
    ],
  },
  {
    id: "shared/slow-creatures",
    expression: "x/y",
    numbers: { y: "2..12", x: "y*i" },
    texts: [
      "A snail creeps {y} inches in a minute. How many minutes does it need for a garden path of {x} inches?",
      "A tortoise crossed the {x} feet of the courtyard in {y} minutes without a rest. How many feet did it move in one minute?",
      "The caterpillar climbs {y} centimeters an hour up a wall. It must climb {x} centimeters to reach the leaf. How many hours will it climb?",
      "What distance does an ant walk in a minute, when it walks {x} feet in {y} minutes? Give the answer in feet.",
    ],
  },
  {
    id: "shared/planes-and-ships",
    expression: "x/y",
    numbers: { y: "2..12", x: "y*(i+20)" },
    texts: [
      "A cargo ship sailed {x} miles in {y} hours. Every hour it sailed the same distance. How many miles did it sail in an hour?",
      "In {y} days the sailors covered {x} miles, an equal distance each day. How many miles did they cover a day?",
      "The hot-air balloon floated {x} miles in {y} hours with an even wind. What was its speed in miles per hour?",
      "How many miles does an old steamer go in one hour? For the {x} miles to the island it takes {y} hours, always at the same speed.",
    ],
  },
  {
    id: "shared/miles-per-gallon",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*(i+18)" },
    texts: [
      "{n}'s car used {y} gallons of gas on a trip of {x} miles. How many miles did it go on one gallon?",
      "A van can go {x} miles on a full tank of {y} gallons. How many miles is that per gallon?",
      "With {y} gallons in the tank, a motorboat went {x} miles before it ran dry. How far does a gallon take it, in miles?",
      "For {x} miles the truck burned {y} gallons. What is its mileage per gallon?",
    ],
  },
  {
    id: "shared/gallons-for-a-trip",
    expression: "x/y",
    units: ["gallons"],
    numbers: { y: "12..40", x: "y*i" },
    texts: [
      "{n}'s truck goes {y} miles on a gallon of gas. How many gallons does {he} need to drive {x} miles?",
      "A trip of {x} miles lies ahead. The camper gets {y} miles to the gallon. How many gallons will be used?",
      "The taxi drove {x} miles today and used a gallon for every {y} miles. How many gallons were that?",
      "If one gallon is enough for {y} miles, how many gallons are enough for {x} miles?",
    ],
  },
  {
    id: "shared/stages-of-a-journey",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+7)" },
    texts: [
      "The pilgrims' road is {x} miles long. They walk it in {y} stages of equal length. How many miles long is a stage?",
      "{n} stops to rest after every {y} miles. {His} trip is {x} miles long, and the last stop is at the end. How many stops does {he} make?",
      "There is a water stand at every {y} miles of the race, the last one at the finish. The race is {x} miles. How many water stands are there?",
      "A wagon train traveled {x} miles in {y} weeks and got equally far each week. How many miles did it travel in one week?",
    ],
  },
  {
    id: "shared/typing-and-heartbeats",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+50)" },
    texts: [
      "{n} typed {x} words in {y} minutes. How many words does {he} type in a minute, if {he} types evenly?",
      "The nurse counted {x} heartbeats in {y} minutes. The heart was beating evenly. How many beats per minute is that?",
      "A drummer hit the drum {x} times in a song of {y} minutes, the same number in each minute. How many times did she hit it a minute?",
      "How many times does the wheel of the mill turn in one minute, when it turns {x} times in {y} minutes?",
    ],
  },
];

/** One number is so many times another, or one of the measures of a thing is found from the others. */
const TIMES_AS_MANY: readonly WordingFamily[] = [
  {
    id: "shared/the-smaller-of-two-people",
    expression: "x/y",
    units: ["{o}"],
    numbers: { y: "2..6", x: "y*(i+1)" },
    texts: [
      "{n} has {y} times as many {o} as {m}. {n} has {x} {o}. How many {o} belong to {m}?",
      "How many {o} does {m} have, if {n} owns {x} {o} and that is {y} times {m}'s number?",
      "If {m} had {y} times as many {o} as {mhe} has now, {mhe} would have {x}. How many {o} does {m} have now?",
      "{x} {o} were counted in {n}'s room, {y} times the number counted in {m}'s. How many were counted in {m}'s room?",
    ],
  },
  {
    id: "shared/ages-in-times",
    expression: "x/y",
    units: ["years"],
    numbers: { y: "4..5", x: "y*(i+8)" },
    texts: [
      "{n}'s grandmother is {x} years old. That is {y} times {n}'s age. How old is {n}?",
      "The big turtle at the zoo is {y} times as old as the little one. How old is the little turtle if the big one is {x}?",
      "An old bridge was built {x} years ago, and it is {y} times as old as the tunnel. How many years old is the tunnel?",
      "How old is {m}'s house? The church is {x} years old, and its age is {y} times the age of the house.",
    ],
  },
  {
    id: "shared/taller-longer-in-times",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*(i+2)" },
    texts: [
      "The tower is {x} meters tall and {y} times as tall as the house beside it. How many meters tall is the house?",
      "A scarf that {n} knitted for {his} father is {y} times as long as the doll's scarf. It is {x} inches long. What is the length of the doll's scarf in inches?",
      "Dad's fish weighed {x} ounces, {y} times what {n}'s fish weighed. How many ounces did {n}'s fish weigh?",
      "How many miles is it to school, when it is {x} miles to the beach and the beach is {y} times as far away?",
    ],
  },
  {
    id: "shared/how-many-times-as-much",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} ran {x} laps and {m} ran {y}. {n} ran how many times as many laps as {m}?",
      "A poster costs ${y} and a picture frame costs ${x}. How many times as expensive is the frame?",
      "By what number must you multiply the {y} days of the short vacation to get the {x} days of the long one?",
      "In spring there were {y} ducklings on the pond. Now there are {x} ducks. How many times as many as in spring is that?",
    ],
  },
  {
    id: "shared/area-and-one-side",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*(i+3)" },
    texts: [
      "A rectangular stage has an area of {x} square meters. Its width is {y} meters. Find its length in meters.",
      "{n} has enough carpet to cover {x} square feet. The hallway is {y} feet wide. How many feet of the hallway can {he} cover?",
      "One side of a rectangular field is {y} yards. The field measures {x} square yards. How many yards is the other side?",
      "How wide, in inches, is a rectangular picture of {x} square inches that is {y} inches high?",
    ],
  },
  {
    id: "shared/side-of-an-even-figure",
    expression: "x/y",
    numbers: { y: "3..8", x: "y*i" },
    texts: [
      "A figure with {y} equal sides is {x} inches around. How long is a side, in inches?",
      "{n} walked once around a garden with {y} sides of the same length. {He} took {x} steps. How many steps did {he} take along one side?",
      "A fence of {x} feet runs around a pen with {y} sides, all of them equal. How many feet of fence are on each side?",
      "{n} bends a wire of {x} centimeters into a shape that has {y} equally long sides. What is the length of each side in centimeters?",
    ],
  },
  {
    id: "shared/stack-and-thickness",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*(i+1)" },
    texts: [
      "A stack of {y} equal blocks is {x} inches high. How many inches high is one block?",
      "Every step of the ladder is {y} inches above the step before. How many steps lead up to a window {x} inches from the ground?",
      "{n} piles up crates that are {y} feet high. How many crates make a tower of {x} feet?",
      "{y} equal books fill a shelf of {x} centimeters. How thick is a book, in centimeters?",
    ],
  },
  {
    id: "shared/missing-factor-in-a-story",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{n} thinks of a number. {y} times that number is {x}. What number is {n} thinking of?",
      "A teacher multiplies the number on {m}'s card by {y} and writes {x} on the board. What number is on {m}'s card?",
      "In a magic hat every coin turns into {y} coins. {n} took {x} coins out of it. How many coins had {he} put in?",
      "Each echo in the cave repeats a clap {y} times. {n} heard {x} echoes of {his} claps. How many times did {he} clap?",
    ],
  },
  {
    id: "shared/gathered-from-each-of-many",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{y} pears grew on each tree in the yard. {n} picked all of the pears and had {x}. How many trees are in the yard?",
      "Every child in the room drew {y} stars on the blackboard, and afterward the teacher saw {x} stars. How many children were in the room?",
      "On every street corner there are {y} traffic lights. The town has {x} traffic lights. How many corners with lights are there?",
      "A mail carrier left {y} letters at every house on the block and now her {x} letters are gone. At how many houses did she stop?",
    ],
  },
  {
    id: "shared/people-from-a-total-of-shares",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "Everyone at the party ate {y} meatballs, and {x} meatballs were eaten. How many people were at the party?",
      "{n} gave {y} tulips to each of the nurses on the ward. {He} had come with {x} tulips and left with none. How many nurses are on the ward?",
      "Each player got {y} orange slices at halftime. How many players were there if {x} slices were given out?",
      "The twins' uncle handed out {x} marbles to the kids on his street. Every kid went home with {y}. How many kids live on his street?",
    ],
  },
  {
    id: "shared/nights-and-shows",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*(i+9)" },
    texts: [
      "The circus sold {x} seats over {y} nights and was equally full each night. How many seats were sold for one night?",
      "{n} acted in {x} shows. There were {y} shows every week. For how many weeks was {he} on stage?",
      "A puppet theater plays {y} times a day. After how many days will it have played {x} times?",
      "{x} programs were printed for {y} concerts, the same number for each. How many programs are there for a concert?",
    ],
  },
  {
    id: "shared/what-is-left-is-shared",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "When the raffle was over, {x} prizes had not been claimed. The {y} helpers were allowed to share them, all of them equally. How many prizes did each helper get?",
      "{y} crows divide the {x} bread crusts that {n} left on the bench, and no crow gets more than another. How many crusts does a crow get?",
      "{n} kept none of {his} {x} old baseball caps. {y} boys on the team took them, every boy the same number. How many caps did one boy take?",
      "After the storm the {y} farmers on the road put up {x} fence posts again and did equal parts of the work. How many posts did each farmer put up?",
    ],
  },
  {
    id: "shared/spent-and-slept-on-average-days",
    expression: "x/y",
    units: ["hours"],
    numbers: { y: "2..7", x: "y*(i+1)" },
    texts: [
      "In {y} days the koala slept {x} hours, equally long each day. How many hours did it sleep a day?",
      "{n} works the same number of hours on each of {y} days a week. That adds up to {x} hours. How long is one working day, in hours?",
      "The store was open for {x} hours over {y} days, and every day had the same opening hours. For how many hours was it open each day?",
      "How many hours a day did the sculptor carve, if {y} equal days of carving came to {x} hours?",
    ],
  },
];

/** Short stories of one division: things shared, packed and paid for, in equal parts. */
export const STORY_SHARING: readonly WordingFamily[] = [
  ...SHARED_AMONG_PEOPLE,
  ...SPREAD_OVER_PLACES,
  ...PACKED_BY_SIZE,
  ...GROUPS_OF_PEOPLE,
  ...TRIPS_AND_LOADS,
  ...DAY_BY_DAY,
  ...PRICES,
  ...SAVING_UP,
  ...IN_ROWS,
  ...SPEED_AND_DISTANCE,
  ...TIMES_AS_MANY,
];

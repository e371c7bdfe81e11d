import type { WordingFamily } from "../wording.ts";

/** Dough, trays and ovens: the same baking day is asked about in ever other ways. */
const BAKING: readonly WordingFamily[] = [
  {
    id: "food/rolls-on-the-rack-and-in-the-oven",
    expression: "x+y",
    numbers: { x: "12..70", y: "8..48" },
    texts: [
      "{x} rolls are cooling on the rack and {y} are still in the oven. How many rolls is {n} baking today?",
      "Before the oven broke down, the baker had pulled out {x} pretzels. He borrowed a neighbor's oven and finished {y} more there. How many pretzels did he have to sell?",
      "How many muffins came out of {m}'s kitchen on {day}, when {mhe} baked {y} with nuts and {x} without?",
      "Someone has eaten {y} waffles, and {x} waffles lie on the plate. Find the number of waffles that were made.",
    ],
  },
  {
    id: "food/rolls-before-customers-came",
    expression: "x+y",
    numbers: { x: "15..60", y: "9..60" },
    texts: [
      "By noon customers had carried off {y} loaves, and {x} loaves stood on the shelf. How many loaves had the bakery put out that morning?",
      "After {n} packed {y} gingerbread men for {his} cousins, {he} found {x} still on the tray. How many gingerbread men had been on the tray?",
      "{m} sold {x} cream puffs at the fair and brought {y} home again. With how many cream puffs did {mhe} set out?",
      "The dog snatched {y} biscuits. That left {x}. How many biscuits were there before the dog came by?",
    ],
  },
  {
    id: "food/rolls-that-are-not-burnt",
    expression: "x-y",
    numbers: { x: "30..96", y: "4..25" },
    texts: [
      "{n} forgot the timer, and {y} of the {x} rolls turned black. How many rolls can still be eaten?",
      "Of {x} tart shells, {y} cracked when {m} lifted them out. How many tart shells stayed whole?",
      "How many scones are without raisins if {x} scones are baked and {y} of them have raisins?",
      "A tray had {x} cookies on it. {y} slid off onto the floor and were swept up. Tell how many cookies were on the tray then.",
    ],
  },
  {
    id: "food/rolls-that-went-during-the-morning",
    expression: "x-y",
    numbers: { x: "45..99", y: "6..40" },
    texts: [
      "At seven the bakery window showed {x} buns. At eleven it shows {y}, and none were added. How many buns were sold?",
      "{n} hid {x} macaroons in a tin. When {he} opens it again, only {y} are inside. How many macaroons have disappeared?",
      "There are {y} brownies on the plate at the end of the party. {x} had been on it when the party began. How many brownies did the guests take?",
      "{m} mixed enough dough for {x} dumplings, yet just {y} dumplings are floating in the pot. How many are not in the pot yet?",
    ],
  },
  {
    id: "food/dough-still-to-be-shaped",
    expression: "y-x",
    numbers: { y: "50..120", x: "10..45" },
    texts: [
      "{n} has shaped {x} pretzels. The order is for {y}. How many more does {he} have to shape?",
      "A recipe uses {y} grams of butter in two bowls. {x} grams are in the first bowl. How many grams go into the second?",
      "How many more sugar stars does {m} need? {mHe} wants {y} for the big cake and has cut out {x}.",
      "A tray has room for {y} cookies, and {x} are lying on it already. How many cookies can still be put on?",
    ],
  },
  {
    id: "food/cookies-on-every-sheet",
    expression: "x*y",
    numbers: { x: "3..9", y: "6..24" },
    texts: [
      "{n} filled {x} baking sheets. On each one there were {y} cookies. How many cookies did {he} bake?",
      "Every batch of batter makes {y} cupcakes. How many cupcakes do {x} batches make?",
      "The oven holds {y} pies at a time. It was loaded full {x} times on {day}. How many pies were baked?",
      "If {m} rolls out {x} pieces of dough and stamps {y} hearts from each, how many hearts will {mhe} have?",
    ],
  },
  {
    id: "food/flour-for-many-cakes",
    expression: "x*y",
    numbers: { x: "2..8", y: "3..14" },
    texts: [
      "One cake takes {x} cups of flour. {n} is baking {y} cakes for the wedding. How many cups of flour does {he} need?",
      "There are {y} loaves to bake, and {x} spoonfuls of seeds go on top of each. How many spoonfuls of seeds is that?",
      "How many eggs will {m} crack for {y} sponge layers, when each layer needs {x} eggs?",
      "The baker lights {y} ovens. He feeds {x} logs to each. How many logs does he use?",
    ],
  },
  {
    id: "food/cookies-shared-out-on-sheets",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{x} cookies were spread evenly over {y} baking sheets. How many cookies were on each sheet?",
      "{n} cut a slab of fudge into {x} squares and arranged them in {y} equal rows. How many squares were in one row?",
      "Into how many pieces was every pie cut, if {y} pies gave {x} equal pieces?",
      "For {y} cakes of the same kind {m} used {x} eggs. How many eggs were in each cake?",
    ],
  },
  {
    id: "food/boxes-for-the-cakes",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{n} puts {y} eclairs into a box. How many boxes will {he} need for {x} eclairs?",
      "A bag of sugar is enough for {y} tarts. The baker wants to bake {x} tarts. How many bags of sugar should he open?",
      "{x} bagels hang on strings in the shop, {y} on each. How many strings are there?",
      "The small oven bakes {y} rolls at once. How often must {m} fill it to bake {x} rolls?",
    ],
  },
  {
    id: "food/sheets-with-a-spoiled-few",
    expression: "x*y-z",
    numbers: { x: "3..8", y: "8..20", z: "2..15" },
    texts: [
      "{n} baked {x} sheets of {y} cookies each. {z} cookies came out burnt and went to the birds. How many good cookies were there?",
      "{z} rolls had already been eaten when {m} began to count. {mHe} had baked {x} pans of rolls with {y} in each pan. How many rolls did {mhe} count?",
      "How many truffles are on sale? The cook rolled {y} truffles out of each of {x} bars, but {z} went soft.",
      "{x} pies were cut into {y} slices apiece, and the firefighters ate {z} slices. How many slices remained?",
    ],
  },
  {
    id: "food/sheets-and-a-few-loose-ones",
    expression: "x*y+z",
    numbers: { x: "3..9", y: "6..18", z: "2..20" },
    texts: [
      "There are {y} cookies on each of the {x} sheets, and {z} more lie on a plate. How many cookies is that altogether?",
      "{n} squeezed the last dough into {z} small rolls after {he} had made {x} full pans of {y} rolls. How many rolls did {he} make?",
      "A wedding cake gets {z} cherries on top and {y} around each of its {x} layers. How many cherries are put on it?",
      "In the shop window are {x} towers of {y} donuts. Next to them sits a basket with {z} donuts. What is the total number of donuts in the window?",
    ],
  },
  {
    id: "food/good-cookies-into-bags",
    expression: "(x-y)/z",
    numbers: { z: "3..9", y: "3..20", x: "z*i+y" },
    texts: [
      "Of {x} cookies, {n} kept {y} for {his} family. {He} packed the rest in bags of {z}. How many bags did {he} fill?",
      "{x} slices of cake were cut, and the helpers ate {y} of them right away. The others went to {z} tables, equally many to each. How many slices came to one table?",
      "How many trays does the baker carry to the shop? He baked {x} buns. {y} were flat, so he left them behind, and the good ones sit {z} to a tray.",
      "{m} has {x} cups of flour. {mHe} sets aside {y} cups for gravy and bakes loaves with all the rest. A loaf takes {z} cups. How many loaves does {mhe} bake?",
    ],
  },
  {
    id: "food/two-bakers-and-equal-boxes",
    expression: "(x+y)/z",
    numbers: { z: "3..9", x: "z*i+1", y: "z*j-1" },
    texts: [
      "{n} baked {x} tarts and {m} baked {y}. They put all of them in boxes of {z}. How many boxes were there?",
      "{x} lemon bars and {y} date bars are to be divided evenly among {z} classrooms. How many bars will each classroom receive?",
      "How many full jars can {k} line up if {x} almond cookies and {y} ginger cookies are mixed and {z} cookies go in a jar?",
      "In the morning {y} rolls came out of the oven, later {x} more. {z} cafes bought them all, and each took as many as the others. How many rolls did one cafe buy?",
    ],
  },
  {
    id: "food/baked-sold-and-baked-again",
    expression: "x-y+z",
    numbers: { x: "40..90", y: "8..35", z: "6..48" },
    texts: [
      "The baker had {x} croissants. He sold {y} of them before eight and then baked {z} more. How many croissants did he have at that point?",
      "{n} puts {z} fresh muffins on a plate from which {y} have been eaten. There were {x} muffins on the plate at first. How many are on it now?",
      "How many cups of flour are in the bin tonight? It held {x} cups, {m} scooped out {y}, and the miller's boy poured in {z}.",
      "From {x} pies the school took {y}. Another {z} were brought up from the cellar. Find how many pies there were after that.",
    ],
  },
  {
    id: "food/oven-heat-is-not-asked",
    expression: "x*y",
    numbers: { x: "3..8", y: "6..18", z: "150..230 by 10" },
    texts: [
      "{n} heated the oven to {z} degrees and baked {x} sheets with {y} cookies each. How many cookies did {he} bake?",
      "A recipe makes {y} pancakes. It calls for {z} grams of flour. How many pancakes do you get if you make the recipe {x} times?",
      "How many rolls can be bought in the {x} bags on the counter, when there are {y} rolls in a bag and a bag costs {z} cents?",
      "Each cake is {z} millimeters wide and is cut into {y} pieces. How many pieces will {x} cakes give?",
    ],
  },
  {
    id: "food/bread-for-the-day-in-three-steps",
    expression: "x*y-z-w",
    numbers: { x: "5..9", y: "10..20", z: "3..20", w: "3..20" },
    texts: [
      "{n} baked {x} trays of {y} buns. {z} went to the neighbors and {w} into the freezer. How many buns were left for the picnic?",
      "A baker slides {y} loaves into the oven {x} times a day. Today he sold {z} in the shop and {w} at the market. How many loaves did he not sell?",
      "How many slices are still there? {m} cut {x} cakes into {y} slices each. The choir ate {z} slices and the organist took {w} home.",
      "{z} cookies broke and {w} were too thin. Before that {k} had counted {x} rows of {y} cookies. How many cookies were fine?",
    ],
  },
];

/** Pots, pans and what goes into them. */
const COOKING: readonly WordingFamily[] = [
  {
    id: "food/carrots-into-the-pot",
    expression: "x+y",
    numbers: { x: "4..40", y: "3..30" },
    texts: [
      "{n} chopped {x} carrots for the stew. The pot looked empty, so {he} chopped {y} more. How many carrots went into the stew?",
      "How many meatballs are simmering if {m} dropped in {x} and {mhis} sister dropped in {y}?",
      "The cook ladled {x} bowls of soup for the children and {y} for the grown-ups. That emptied the kettle. How many bowls of soup had the kettle held?",
      "With {y} minutes on high heat and {x} minutes on low heat, for how many minutes does the rice cook?",
    ],
  },
  {
    id: "food/soup-longer-than-another",
    expression: "x+y",
    numbers: { x: "10..60", y: "5..45" },
    texts: [
      "Pea soup has to cook for {y} minutes longer than noodle soup. Noodle soup cooks for {x} minutes. How many minutes does pea soup cook?",
      "{n} peeled {x} potatoes. {m} peeled {y} more than {n}. How many potatoes did {m} peel?",
      "There are {y} fewer spoons than forks in the drawer, and the spoons number {x}. How many forks are in it?",
      "The big pan weighs {y} ounces more than the small one, which weighs {x} ounces. What does the big pan weigh, in ounces?",
    ],
  },
  {
    id: "food/potatoes-left-unpeeled",
    expression: "x-y",
    numbers: { x: "20..80", y: "4..18" },
    texts: [
      "A sack holds {x} potatoes. {n} peels {y} of them. How many potatoes still have their skin?",
      "{y} of the {x} dumplings fell apart in the water. How many held together?",
      "{m} had {x} ounces of oil in the bottle and poured {y} ounces into the pan. How many ounces of oil does the bottle hold now?",
      "How many tomatoes did {n} not use, if {he} bought {x} and cooked {y} for the sauce?",
    ],
  },
  {
    id: "food/minutes-more-on-the-stove",
    expression: "x-y",
    numbers: { x: "40..120 by 5", y: "5..35 by 5" },
    texts: [
      "Beans must boil for {x} minutes. They have been boiling for {y}. How many more minutes do they need?",
      "{n}'s stew takes {x} minutes and {m}'s takes {y}. How much longer does {n}'s stew take than {m}'s, in minutes?",
      "How many degrees must the milk still warm up if it is at {y} degrees and should reach {x}?",
      "Grandma says the sauce wants {x} stirs. {k} has given it {y} stirs so far. How many stirs are missing?",
    ],
  },
  {
    id: "food/how-much-was-poured-in",
    expression: "x-y",
    numbers: { x: "30..90", y: "6..28" },
    texts: [
      "The kettle had {y} cups of broth in it. After {n} topped it up there were {x} cups. How many cups did {he} pour in?",
      "{m} counted {y} mushrooms in the pan, turned around, and then counted {x}. How many mushrooms had {mhis} brother slipped in?",
      "How many onions did the cook get from the neighbor? He had {y} of his own, and with the neighbor's he had {x}.",
      "A bowl of salad weighed {y} ounces before the cheese was added and {x} ounces afterwards. Find the weight of the cheese in ounces.",
    ],
  },
  {
    id: "food/spoons-per-pot",
    expression: "x*y",
    numbers: { x: "2..9", y: "3..15" },
    texts: [
      "Each pot of chili gets {y} spoons of pepper. How many spoons of pepper do {x} pots get?",
      "{n} threads {y} pieces of meat on a skewer. {He} makes {x} skewers. How many pieces of meat does {he} thread?",
      "It takes {x} minutes to fry one pancake, and {m} fries {y} of them one after another. How many minutes is {mhe} at the stove?",
      "How many slices of cheese are on {y} pizzas, if there are {x} slices on every pizza?",
    ],
  },
  {
    id: "food/times-as-many-beans",
    expression: "x*y",
    numbers: { x: "2..6", y: "6..30" },
    texts: [
      "The recipe has {x} times as many beans as peppers. {n} puts in {y} peppers. How many beans should {he} put in?",
      "{m} needs {y} eggs for an omelet for the family. For the whole camp {mhe} needs {x} times that many. How many eggs does {mhe} need for the camp?",
      "A stew pot weighs {y} ounces empty, and a full one weighs {x} times as much. How many ounces does the full pot weigh?",
      "How long does the roast take? The fish takes {y} minutes, and the roast takes {x} times as long.",
    ],
  },
  {
    id: "food/ladles-for-each-bowl",
    expression: "x/y",
    numbers: { y: "2..10", x: "y*i" },
    texts: [
      "The pot gives {x} ladles of soup. {y} bowls are to get equally many. How many ladles go into each bowl?",
      "{n} shared {x} shrimp fairly among {y} plates of noodles. How many shrimp were on one plate?",
      "If {x} slices of bacon are for {y} people and nobody gets more than another, how many slices does each person get?",
      "{m} cooked for {y} days from a sack of {x} potatoes and used the same number every day until the sack was empty. How many potatoes did {mhe} use a day?",
    ],
  },
  {
    id: "food/how-many-pots-are-cooked",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{y} carrots go into a pot of soup. {n} has {x} carrots. How many pots of soup can {he} cook?",
      "How many skewers did {m} make out of {x} cubes of pineapple, with {y} cubes on each?",
      "The stove burns {y} logs in an evening. After how many evenings will {x} logs be burnt?",
      "A taco is filled with {y} spoons of meat. {x} spoons of meat were used up. Tell how many tacos were filled.",
    ],
  },
  {
    id: "food/times-as-much-as-the-other-pot",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{n} cooked {x} ears of corn, and {m} cooked {y}. How many times as many ears did {n} cook as {m}?",
      "The large kettle holds {x} quarts, the small one {y}. How many small kettles does it take to fill the large one?",
      "A pressure cooker is done in {y} minutes. On the open fire it takes {x} minutes. How many times as long is that?",
      "Rice needs {y} cups of water, while the soup needs {x} cups. The soup needs how many times as much water as the rice?",
    ],
  },
  {
    id: "food/potatoes-peeled-and-potatoes-sent",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "15..50", z: "5..30" },
    texts: [
      "{n} peeled {x} potatoes and {m} peeled {y}. The cook used {z} of these for soup. How many peeled potatoes were left?",
      "How many ounces of stock remain, if {x} ounces of chicken stock and {y} ounces of beef stock were mixed and {z} ounces boiled away?",
      "{z} meatballs rolled under the stove. {k} had made {x} small ones and {y} big ones. How many meatballs could be cooked?",
      "First {x} mushrooms were cleaned, then {y}. {z} of all these turned out wormy and were thrown out. Find how many mushrooms were good.",
    ],
  },
  {
    id: "food/oil-used-twice",
    expression: "x-y-z",
    numbers: { x: "60..120", y: "8..28", z: "5..28" },
    texts: [
      "A can held {x} ounces of oil. {n} fried fish with {y} ounces and potatoes with {z} ounces. How many ounces of oil does the can still hold?",
      "Out of {x} eggs, {y} were scrambled and {z} were poached. The rest were boiled. How many eggs were boiled?",
      "How many nests of noodles are in the cupboard after {m} cooked {y} on {day} and {z} on {day2}? {x} had been there.",
      "The dinner was to take {x} minutes. {y} minutes went by with chopping and {z} with frying, and then came the baking. How many minutes were there for baking?",
    ],
  },
  {
    id: "food/pots-for-the-long-table",
    expression: "x*y*z",
    numbers: { x: "2..6", y: "3..9", z: "2..8" },
    texts: [
      "{x} cooks stir {y} pots each, and there are {z} onions in every pot. How many onions are in the pots?",
      "Every day for {z} days {n} fries {x} pans of fish with {y} fish in a pan. How many fish does {he} fry?",
      "How many spoons of salt are used for {x} weddings, if {y} kettles are cooked for each wedding and {z} spoons go in a kettle?",
      "A box of pasta serves {z} people. {m} has {x} shelves with {y} boxes on each. How many people can {mhe} serve?",
    ],
  },
  {
    id: "food/pots-and-some-put-aside",
    expression: "x/y+z",
    numbers: { y: "3..8", x: "y*i", z: "3..20" },
    texts: [
      "{n} divided {x} dumplings equally between {y} pots and then put {z} more into the blue pot. How many dumplings were in the blue pot?",
      "At a table for {y}, {x} shrimp were handed out evenly. {m}, who sat there, also got {z} from the cook. How many shrimp did {m} get?",
      "How many meals can the cook make? {y} eggs make one meal, he has {x} eggs, and {z} meals are in the freezer.",
      "There were {z} full soup jars in the fridge. {k} poured {x} cups of soup into jars of {y} cups and set them beside the others. How many full soup jars were in the fridge then?",
    ],
  },
  {
    id: "food/potatoes-and-the-time-it-took",
    expression: "x-y",
    numbers: { x: "40..90", y: "6..35", z: "10..50" },
    texts: [
      "In {z} minutes {n} peeled {y} potatoes. There were {x} potatoes to peel. How many did {he} not peel yet?",
      "{x} ounces of cream were whipped by {m}. {mHe} spread {y} ounces of it on a cake for {z} guests. How many ounces of cream did {mhe} keep?",
      "How many dumplings did the guests leave? {z} guests came, {x} dumplings were cooked, and {y} were eaten.",
      "The pot cost {z} dollars. It holds {x} cups, and {y} cups of stew are in it. How many more cups fit in?",
    ],
  },
  {
    id: "food/carrots-and-turnips-in-three-steps",
    expression: "x*y+z*w",
    numbers: { x: "2..9", y: "3..12", z: "2..9", w: "3..12" },
    texts: [
      "{n} cooked {x} pots with {y} carrots each and {z} pots with {w} carrots each. How many carrots did {he} cook?",
      "{x} plates have {y} ravioli on each of them, and {z} plates have {w} on each. How many ravioli are on all the plates?",
      "How many minutes did {m} fry? {mHe} fried {x} steaks for {y} minutes each and {z} fish for {w} minutes each, one at a time.",
      "A camp cook opens {z} cans with {w} sausages in each and {x} cans with {y} in each. What is the total number of sausages?",
    ],
  },
];

/** Jars, bottles and sacks in the pantry and the cellar. */
const PANTRY: readonly WordingFamily[] = [
  {
    id: "food/jars-join-the-shelf",
    expression: "x+y",
    numbers: { x: "8..60", y: "4..36" },
    texts: [
      "Grandma has {x} jars of plum jam in the cellar. This week she carries down {y} jars more. How many jars stand in the cellar then?",
      "{n}'s pickles fill {y} jars. {He} lines them up next to {x} jars of beets. How many jars are in the line?",
      "How many pounds of sugar does {m} have when a sack of {x} pounds and a bag of {y} pounds are put together?",
      "The fruit flies were after the cider. {x} bottles were corked in time, the other {y} were left open. How many bottles of cider were there?",
    ],
  },
  {
    id: "food/jars-before-winter",
    expression: "x+y",
    numbers: { x: "6..50", y: "10..60" },
    texts: [
      "In spring {x} jars of sauerkraut are left. Over the winter the family opened {y}. How many jars did they have in the fall?",
      "{n} gave {y} cans of peaches to the food bank, and {he} still owns {x}. How many cans did {he} own before that?",
      "Mice nibbled through {y} bags of rice. {x} bags are sound. Find how many bags of rice were stored.",
      "How many walnuts had been in the crock? {m} cracked {y} for a cake, after which {x} remained.",
    ],
  },
  {
    id: "food/jars-that-did-not-seal",
    expression: "x-y",
    numbers: { x: "24..80", y: "3..20" },
    texts: [
      "{n} filled {x} jars with apricot jam. The lids of {y} did not seal. How many jars were sealed?",
      "Of the {x} bottles in the rack, {y} hold vinegar and the others hold juice. How many hold juice?",
      "{m} took {y} onions off the braid hanging in the pantry. The braid had {x} onions. How many onions hang there now?",
      "How many cans does the cellar keep after {y} of its {x} cans are sent to a shelter?",
    ],
  },
  {
    id: "food/jars-taken-from-the-shelf",
    expression: "x-y",
    numbers: { x: "30..95", y: "5..28" },
    texts: [
      "Last month there were {x} jars on the shelf, and today there are {y}. How many jars did the family use?",
      "{n} filled the tea tin with {x} tea bags. It is down to {y}. How many cups of tea have been made, at one bag a cup?",
      "After {k} fed the pigs, the bin held {y} pounds of oats. It held {x} pounds before. How many pounds did the pigs get?",
      "How much honey was spooned out of the pail, if it went from {x} ounces down to {y} ounces?",
    ],
  },
  {
    id: "food/more-jars-of-one-than-of-another",
    expression: "x-y",
    numbers: { x: "20..75", y: "4..18" },
    texts: [
      "{n} made {x} jars of strawberry jam and {y} jars of quince jelly. How many more jars of jam than of jelly did {he} make?",
      "The cellar has {y} bottles of red juice and {x} of white. By how many do the white ones lead?",
      "{m} canned {x} quarts of beans. {k} canned {y}. {k} canned how many fewer quarts than {m}?",
      "A big crock takes {x} cucumbers, and a small crock takes {y}. What is the difference?",
    ],
  },
  {
    id: "food/jars-on-many-shelves",
    expression: "x*y",
    numbers: { x: "3..9", y: "6..20" },
    texts: [
      "There are {x} shelves in the pantry, and {y} jars on every shelf. How many jars are there?",
      "{n} bottled syrup for {x} days. {He} corked {y} bottles a day. How many bottles did {he} cork?",
      "How many cucumbers are pickled in {y} jars, when {x} cucumbers lie in each?",
      "A sack of lentils weighs {y} pounds. What do {x} of these sacks weigh together, in pounds?",
    ],
  },
  {
    id: "food/berries-for-the-jam",
    expression: "x*y",
    numbers: { x: "2..8", y: "4..25" },
    texts: [
      "For a jar of jam you need {x} cups of berries. {n} wants {y} jars. How many cups of berries should {he} pick?",
      "{m} dries {y} strings of apple rings, and {x} apples give one string. How many apples does {mhe} slice?",
      "Each of {y} crocks was weighed down with {x} stones. How many stones were needed?",
      "How many lemons are squeezed for {y} bottles of lemonade if a bottle takes {x} lemons?",
    ],
  },
  {
    id: "food/jars-divided-among-shelves",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*i" },
    texts: [
      "{n} stood {x} jars on {y} shelves, the same number on each. How many jars came to a shelf?",
      "{x} pounds of cabbage were stamped into {y} equal crocks. How many pounds were in one crock?",
      "Grandpa's {y} daughters split {x} jars of honey fairly. How many jars did each daughter carry home?",
      "A supply of {x} cans lasts {y} weeks if just as many are opened every week. How many cans are opened in a week?",
    ],
  },
  {
    id: "food/how-many-jars-it-fills",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{x} ounces of mustard are filled into jars of {y} ounces. How many jars are filled?",
      "{n} hangs up garlic in bunches of {y}. How many bunches do {x} heads of garlic make?",
      "The pantry is stocked with {x} eggs. The family eats {y} a day. For how many days do the eggs last?",
      "How many bags does {m} need to put away {x} dried figs, with {y} figs to a bag?",
    ],
  },
  {
    id: "food/jars-given-and-jars-filled-again",
    expression: "x-y+z",
    numbers: { x: "30..80", y: "6..28", z: "5..40" },
    texts: [
      "{n} had {x} jars of salsa. {He} gave {y} to friends, then filled {z} new ones. How many jars of salsa does {he} have?",
      "{z} pounds of fresh flour were tipped into the chest. It had contained {x} pounds, from which {m} had taken {y}. How many pounds are in the chest now?",
      "How many pumpkins lie in the cellar if there were {x}, {y} rotted, and {z} were brought in from the field?",
      "Of {x} bottles {y} were emptied at the feast. On {day} a cart delivered {z} full ones. Find the number of full bottles after that.",
    ],
  },
  {
    id: "food/jars-more-than-the-other-and-both",
    expression: "x+(x+y)",
    numbers: { x: "8..40", y: "3..20" },
    texts: [
      "{n} put up {x} jars of pears and {y} more jars of plums than of pears. How many jars of fruit did {he} put up?",
      "{m} has {x} cans of corn. {k} has {y} cans more than {m}. How many cans do the two have together?",
      "There were {x} bottles of cider last year and {y} more than that this year. What is the total for both years?",
      "How many pounds do the two sacks weigh together? The light one weighs {x} pounds, and the heavy one weighs {y} pounds more.",
    ],
  },
  {
    id: "food/rows-of-jars-with-gaps",
    expression: "(x-y)*z",
    numbers: { x: "8..20", y: "2..6", z: "3..9" },
    texts: [
      "The pantry has {x} shelves. {y} are empty, and each of the others holds {z} jars. How many jars does the pantry hold?",
      "{n} bought {x} bags of lentils and returned {y}. A bag is {z} pounds. How many pounds of lentils did {he} keep?",
      "How many ounces of jam are there in the good jars, if {m} filled {x} jars with {z} ounces each, but {y} of the jars cracked and leaked out?",
      "Every day the cook opens {z} cans. He works {x} days but is ill on {y} of these, and nobody opens any then. How many cans are opened?",
    ],
  },
  {
    id: "food/berries-in-jars-after-snacking",
    expression: "x/y-z",
    numbers: { y: "3..8", x: "y*i+y*8", z: "2..8" },
    texts: [
      "{n} poured {x} ounces of jelly into glasses of {y} ounces each. {He} sold {z} of the glasses. How many glasses did {he} keep?",
      "How many jars are still closed? {x} beets were pickled, {y} to a jar, and {z} jars have been opened.",
      "{x} walnuts from the pantry were shared evenly by {y} sisters. The youngest put {z} of hers in a cake and kept the others. How many walnuts did she keep?",
      "{z} braids were hung in the kitchen and the rest in the attic. {m} had tied {x} onions into braids of {y}. How many braids were in the attic?",
    ],
  },
  {
    id: "food/jars-and-the-years-of-the-cellar",
    expression: "x+y",
    numbers: { x: "10..60", y: "5..50", z: "20..90" },
    texts: [
      "In a cellar that is {z} years old stand {x} jars of cherries and {y} jars of pears. How many jars of fruit is that?",
      "{n} has {x} cans at home. At the store, which carries {z} kinds of cans, {he} buys {y} cans. How many cans does {he} own now?",
      "It is {z} degrees outside. {m} drags {y} sacks of potatoes into the cellar, in which there were {x} sacks. How many sacks are in the cellar then?",
      "How many bottles were filled on both days, if {y} were filled on {day}, {x} on {day2}, and every bottle holds {z} ounces?",
    ],
  },
  {
    id: "food/jars-and-labels",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*i", z: "3..30" },
    texts: [
      "{n} wrote {z} labels and then filled {x} cups of jam into jars that take {y} cups each. How many jars did {he} fill?",
      "A shelf is {z} inches deep. On {y} such shelves {x} cans were placed, equally many on each. How many cans were on a shelf?",
      "How many garlic bulbs does each neighbor get when {m} hands out {x} bulbs evenly to {y} neighbors and keeps {z} seed potatoes?",
      "{z} days ago {k} bought {x} pounds of rice. The rice came in bags of {y} pounds. How many bags did {k} buy?",
    ],
  },
  {
    id: "food/jars-of-three-cooks-shared",
    expression: "(x+y+z)/w",
    numbers: { w: "3..8", x: "w*i+1", y: "w*j+1", z: "w*5-2" },
    texts: [
      "{n}, {m} and {k} cooked jam. They got {x}, {y} and {z} jars and gave all of them to {w} old people, equally many to each. How many jars did each old person get?",
      "{x} red, {y} yellow and {z} white onions are tied in braids of {w}. How many braids are there?",
      "How many days does the flour last, if there are {x} pounds in the bin, {y} pounds in the sack and {z} pounds in the chest, and the kitchen uses {w} pounds daily?",
      "The harvest of {w} equal gardens filled {x} jars in June, {y} in July and {z} in August. What did one garden give, in jars?",
    ],
  },
];

/** Meals: who sits at the table, and what is on it. */
const TABLE: readonly WordingFamily[] = [
  {
    id: "food/guests-and-plates-together",
    expression: "x+y",
    numbers: { x: "6..50", y: "3..30" },
    texts: [
      "{n} laid the table with {x} plates. The doorbell rang, and {he} had to lay {y} more. How many plates are on the table?",
      "For breakfast {m} ate {y} grapes, for lunch {x}. How many grapes did {mhe} eat that day?",
      "How many people dine in the hall if {x} sit at the long table and {y} sit by the window?",
      "The waiter dropped {y} glasses. He brought the other {x} safely to the guests. How many glasses had he taken from the bar?",
    ],
  },
  {
    id: "food/guests-who-have-not-come",
    expression: "x-y",
    numbers: { x: "20..80", y: "5..18" },
    texts: [
      "{x} people are invited to supper. {y} are here. How many are still expected?",
      "{n} wants to serve {x} bowls of pudding. So far {y} bowls are filled. How many bowls must {he} fill yet?",
      "How many chairs does {m} have to borrow, if {x} guests will sit down and {mhe} owns {y} chairs?",
      "A waiter needs {x} forks and finds {y} clean ones. The rest he washes. How many does he wash?",
    ],
  },
  {
    id: "food/sandwiches-left-on-the-plate",
    expression: "x-y",
    numbers: { x: "25..90", y: "6..24" },
    texts: [
      "At the picnic there were {x} sandwiches. {y} were eaten before it rained. How many were brought home?",
      "{n}'s pizza had {x} olives on it. {He} picked off {y}. How many olives did {he} eat with the pizza?",
      "{y} of the {x} lunch boxes hold an apple. How many lunch boxes hold none?",
      "How many {f} does {m} have to {mhimself} after handing {y} of {mhis} {x} {f} across the table to {k}?",
    ],
  },
  {
    id: "food/sandwiches-eaten-since",
    expression: "x-y",
    numbers: { x: "40..99", y: "5..36" },
    texts: [
      "A bowl of {x} {f} was passed around the table and came back with {y}. How many {f} were taken out?",
      "When the hikers stopped they had {x} crackers. When they walked on they had {y}. How many crackers had they eaten?",
      "How much did {n} drink, if {his} bottle held {x} ounces of tea at breakfast and holds {y} ounces now?",
      "Only {y} candies are left of the {x} in the dish by the door. Tell how many the visitors helped themselves to.",
    ],
  },
  {
    id: "food/places-at-many-tables",
    expression: "x*y",
    numbers: { x: "3..15", y: "4..12" },
    texts: [
      "The restaurant has {x} tables for {y} people each. How many guests can it seat?",
      "Every guest at {n}'s party gets {x} dumplings. There are {y} guests. How many dumplings is that?",
      "{m} eats {y} prunes a day. How many prunes does {mhe} eat in {x} days?",
      "How many straws does the waiter bring if he serves {y} drinks and puts {x} straws in every one?",
    ],
  },
  {
    id: "food/cost-of-the-lunches",
    expression: "x*y",
    money: true,
    numbers: { x: "3..12", y: "2..9" },
    texts: [
      "Lunch costs ${x} a person. {n} pays for {y} people. How much does {he} pay?",
      "{y} friends each ordered a salad for ${x}. What did the salads cost altogether?",
      "At ${x} for every plate of noodles, how many dollars does the cook take in for {y} plates?",
      "{m} bought {y} pies for the school supper. One pie was ${x}. Find what {mhe} spent.",
    ],
  },
  {
    id: "food/grapes-for-each-guest",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*i" },
    texts: [
      "{x} strawberries are to be shared by {y} guests so that nobody gets more than the others. How many does each get?",
      "{n} laid {x} napkins on {y} tables, equally many on each. How many napkins did every table have?",
      "In {y} days {m} emptied a box of {x} crackers and ate the same amount daily. How many crackers did {mhe} eat a day?",
      "How many slices of toast are for each of the {y} campers, if {x} slices are dealt out evenly?",
    ],
  },
  {
    id: "food/guests-served-so",
    expression: "x/y",
    numbers: { y: "2..8", x: "y*i" },
    texts: [
      "Each guest was given {y} spring rolls, and {x} spring rolls were given out. How many guests were there?",
      "How many tables must be set up for {x} diners when {y} fit around a table?",
      "A pitcher fills {y} glasses. {n} wants to fill {x} glasses. How many pitchers does {he} mix?",
      "The supper club took in ${x}. Everybody had paid ${y}. How many people had come to supper?",
    ],
  },
  {
    id: "food/more-on-one-plate",
    expression: "x-y",
    numbers: { x: "18..60", y: "4..16", z: "4..40" },
    texts: [
      "{n} has {x} peas on {his} plate, {m} has {y}, and {k} has {z}. How many more peas does {n} have than {m}?",
      "{y} people ordered fish and {x} ordered soup, and the {z} others drank only tea. How many fewer people ordered fish than soup?",
      "At the table for {z} people there are {x} forks and {y} knives. By how many do the forks outnumber the knives?",
      "A slice of cake costs {x} cents, a cup of milk {y} cents, and a roll {z} cents. How many cents more is the cake than the milk?",
    ],
  },
  {
    id: "food/tables-and-the-guests-who-stand",
    expression: "x*y+z",
    numbers: { x: "3..12", y: "4..10", z: "3..20" },
    texts: [
      "There are {x} tables with {y} guests at each, and {z} guests stand at the bar. How many guests are there?",
      "How many plates does {n} have to wash? {z} are in the sink, and {x} trays come in with {y} plates on each.",
      "Each of the {x} children got {y} pancakes, and the {z} that were left over went to the teachers. How many pancakes had been made?",
      "{m} drank {z} ounces of water at breakfast and {y} ounces at each of {x} breaks. How many ounces did {mhe} drink?",
    ],
  },
  {
    id: "food/bread-per-guest-and-the-rest",
    expression: "x-y*z",
    numbers: { x: "80..140", y: "3..8", z: "3..9" },
    texts: [
      "{n} baked {x} dinner rolls. Each of {y} tables got {z}. How many rolls were not given to a table?",
      "{y} hungry scouts ate {z} sausages apiece. There had been {x} sausages. How many were left over?",
      "How many minutes of a {x} minute shift are left for {k} after serving {y} people, if each of them takes {z} minutes?",
      "A jug held {x} ounces of punch. {m} poured {y} glasses of {z} ounces out of it. How many ounces of punch are in the jug?",
    ],
  },
  {
    id: "food/lunch-money-and-change",
    expression: "x-(y+z)",
    money: true,
    numbers: { x: "30..60", y: "5..14", z: "2..12" },
    texts: [
      "{n} had ${x} in {his} pocket. {His} soup was ${y} and {his} drink ${z}. How much money did {he} have after the meal?",
      "A bill of ${x} covers a steak, a dessert of ${y} and a coffee of ${z}. What did the steak cost?",
      "How much must {m} still save for the ${x} dinner, when {mhe} has saved ${y} and {mhis} aunt adds ${z}?",
      "With a ${x} gift card {k} pays for a sandwich at ${y} and a salad at ${z}. Find what is left on the card.",
    ],
  },
  {
    id: "food/absent-guests-and-tables",
    expression: "(x-y)/z",
    numbers: { z: "3..9", y: "3..15", x: "z*i+y" },
    texts: [
      "{x} guests were invited, but {y} called off. The others sat at tables of {z}. How many tables were taken?",
      "{n} had {x} meatballs. The cat stole {y}, and the rest were shared equally by {z} people. How many meatballs did each person have?",
      "How many pitchers of lemonade were carried out, when the cook had {x} cups, kept {y} cups back, and each pitcher took {z} cups?",
      "{m} spent ${x} at the diner. ${y} of it was the tip, and the rest was for {z} lunches at the same price. How many dollars was one lunch?",
    ],
  },
  {
    id: "food/children-and-adults-get-their-share",
    expression: "(x+y)*z",
    numbers: { x: "4..20", y: "3..12", z: "2..6" },
    texts: [
      "{x} children and {y} adults come to supper. Everyone gets {z} tacos. How many tacos are needed?",
      "{n} drinks {x} ounces of milk in the morning and {y} in the evening. How many ounces is that in {z} days?",
      "At {z} tables there are {x} red cups and {y} blue cups each. How many cups are there in all?",
      "How many dollars do {z} friends pay together, if each has a soup for ${x} and a cake for ${y}?",
    ],
  },
  {
    id: "food/rows-of-tables-and-empty-places",
    expression: "x*y*z-w",
    numbers: { x: "2..6", y: "3..6", z: "4..8", w: "2..20" },
    texts: [
      "A dining hall has {x} rows of {y} tables, and a table seats {z}. {w} seats are empty. How many people are eating?",
      "{n} served {x} meals a day for {y} days, with {z} dumplings in every meal. {w} of the dumplings came back uneaten. How many were eaten?",
      "{w} cups were chipped. {m} had unpacked {x} crates of {y} boxes with {z} cups in each box. How many cups were not chipped?",
      "How many grapes are on the buffet now, if {x} waiters brought {y} bowls each with {z} grapes in a bowl, and {w} grapes have been eaten?",
    ],
  },
  {
    id: "food/guests-come-and-go",
    expression: "x+y-z",
    numbers: { x: "12..60", y: "6..30", z: "4..17", w: "5..20" },
    texts: [
      "{x} people were eating in the cafe, which has {w} tables. {y} came in and {z} left. How many people were in the cafe then?",
      "{n} put {x} cherries and {y} grapes in a bowl. {w} minutes later {z} of the fruits were gone. How many fruits were in the bowl?",
      "How many clean spoons are there? {m} had {x}, washed {y}, and dropped {z} in the dirt. {mHe} also has {w} forks.",
      "For {w} guests {k} opened a pack of {x} paper cups and a pack of {y}. {z} cups leaked and were thrown away. How many good paper cups were there?",
    ],
  },
];

/** Fruit trees: what hangs on them, falls down, is picked and carted off. */
const ORCHARD: readonly WordingFamily[] = [
  {
    id: "food/apples-picked-and-fallen",
    expression: "x+y",
    numbers: { x: "20..90", y: "8..70" },
    texts: [
      "{n} picked {x} apples from the tree and gathered {y} from the grass. How many apples did {he} collect?",
      "Beside {x} old pear trees the farmer sets {y} young ones. How many pear trees grow there then?",
      "How many plums hung on the branch in the evening before the storm, if the storm shook down {y} and {x} held on?",
      "The left side of the orchard yielded {y} crates, the right side {x}. What was the whole yield?",
    ],
  },
  {
    id: "food/apples-one-picked-more",
    expression: "x+y",
    numbers: { x: "15..80", y: "4..40" },
    texts: [
      "{m} picked {x} peaches. {n} beat {mhim} by {y}. How many peaches did {n} pick?",
      "An apple tree is {x} feet tall, and the walnut behind it is {y} feet taller. How tall is the walnut, in feet?",
      "This fall the old cherry gave {y} pounds less than last fall. It gave {x} pounds this fall. How many pounds did it give last fall?",
      "If {k} fills {y} more buckets, {k} will have filled as many as {n}. {k} has filled {x}. How many has {n} filled?",
    ],
  },
  {
    id: "food/apples-still-on-the-tree",
    expression: "x-y",
    numbers: { x: "50..140", y: "12..45" },
    texts: [
      "A little tree bore {x} apples. {n} has picked {y} of them. How many are still hanging?",
      "{y} of the {x} apricots on the ground had been pecked by birds. How many had not?",
      "How many trees did the frost spare, if it killed {y} of the orchard's {x} trees?",
      "{m} loaded {x} crates on the wagon. Over a bump {y} tumbled off. Tell how many crates reached the barn.",
    ],
  },
  {
    id: "food/apples-gone-overnight",
    expression: "x-y",
    numbers: { x: "60..150", y: "15..55" },
    texts: [
      "At sunset {n} counted {x} pears on the tree. At sunrise {he} counts {y}. How many fell in the night?",
      "The heap by the press was {x} bushels, and now it is {y}. How many bushels have been pressed?",
      "How many apples did the deer eat? {m} had put out {x}, and {y} were lying there in the morning.",
      "There used to be {x} cherry trees along the lane. Just {y} stand there today. How many were cut down?",
    ],
  },
  {
    id: "food/apples-until-the-crate-is-full",
    expression: "x-y",
    numbers: { x: "45..120", y: "10..40" },
    texts: [
      "A crate takes {x} apples. {n} has laid {y} in it. How many apples are still lacking?",
      "The press needs {x} pounds of fruit for one run, and {m} brings {y} pounds. How many pounds more should {mhe} bring?",
      "{k} promised Grandpa {x} nuts for the cake and has cracked {y}. How many nuts are yet to be cracked?",
      "How many more saplings are to be planted? The plan shows {x}, and {y} are in the ground.",
    ],
  },
  {
    id: "food/trees-in-rows",
    expression: "x*y",
    numbers: { x: "4..12", y: "5..24" },
    texts: [
      "The orchard has {x} rows, with {y} trees in every row. How many trees does it have?",
      "{n} got {y} apples from each of {x} young trees. How many apples did {he} get?",
      "A ladder was leaned against {y} trees, and {x} pears were picked at each. How many pears were picked?",
      "How many pounds of plums are on the truck if {x} baskets with {y} pounds of plums each have been lifted on?",
    ],
  },
  {
    id: "food/apples-the-bigger-tree",
    expression: "x*y",
    numbers: { x: "2..9", y: "8..40" },
    texts: [
      "The young tree bears {y} lemons. The old one bears {x} times as many. How many lemons does the old one bear?",
      "{n} picks a bucket of cherries in {y} minutes. How many minutes does {he} need for {x} buckets?",
      "{m}'s basket holds {y} figs, and {mhe} filled it {x} times. How many figs did {mhe} pick?",
      "How old is the walnut tree, if it is {x} times as old as the {y} year old quince?",
    ],
  },
  {
    id: "food/trees-give-equally",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{x} trees stand in {y} equal rows. How many trees are in a row?",
      "{n} and the other pickers, {y} people in all, picked {x} crates. They all picked the same. How many crates did {n} pick?",
      "From {y} trees came {x} baskets of oranges, and no tree gave more than another. How many baskets did one tree give?",
      "How many pears are in each of {y} bowls when {m} has sorted {x} pears into them evenly?",
    ],
  },
  {
    id: "food/crates-and-cider",
    expression: "x/y",
    numbers: { y: "4..12", x: "y*i" },
    texts: [
      "It takes {y} pounds of apples to press a jug of cider. How many jugs are pressed from {x} pounds?",
      "The wagon carries {y} crates. {x} crates must get to the barn. How many trips will there be?",
      "{n} strings {x} slices of apple on threads to dry them, {y} slices on each thread. How many threads does {he} hang up?",
      "A picker is paid ${y} an hour. {m} received ${x}. How many hours had {mhe} picked?",
    ],
  },
  {
    id: "food/apples-of-two-pickers-pressed",
    expression: "x+y-z",
    numbers: { x: "25..80", y: "20..70", z: "6..40", w: "4..30" },
    texts: [
      "In {w} hours {n} picked {x} apples and {m} picked {y}. They pressed {z} of the apples. How many did they not press?",
      "The shed, {w} feet long, had {x} crates in it. {y} crates were carried in, and {z} were sold. How many crates were in the shed after that?",
      "{z} cherries went into {k}'s mouth. From the low branch {k} had taken {x} cherries and from the high branch {y}. The tree has {w} branches. How many cherries got into the bucket?",
      "How many trees has the orchard now, if it had {x}, {y} were planted {w} years ago, and {z} have been felled since?",
    ],
  },
  {
    id: "food/rows-of-trees-some-bare",
    expression: "x*y-z",
    numbers: { x: "4..10", y: "6..18", z: "3..20" },
    texts: [
      "An orchard was planted with {x} rows of {y} trees. A storm knocked over {z}. How many trees stand?",
      "{n} picked {y} pounds of pears on each of {x} days and sold {z} pounds. How many pounds did {he} have left?",
      "How many oranges were fit for the market, when {x} trees had given {y} oranges each and {z} of the oranges were split?",
      "{z} crates are reserved for the school. {m} drove {x} loads of {y} crates to town. How many of the crates are not reserved?",
    ],
  },
  {
    id: "food/apples-after-the-worms",
    expression: "(x-y)/z",
    numbers: { z: "4..10", y: "4..30", x: "z*i+y" },
    texts: [
      "There were worms in {y} of {n}'s {x} apples. {He} packed the good ones in bags of {z}. How many bags did {he} pack?",
      "{x} plums were picked, and the pickers ate {y}. The rest were divided equally among {z} pies. How many plums went into a pie?",
      "How many trees are in each of the {z} equal rows, if {m} bought {x} saplings and {y} of them grow along the fence instead?",
      "A barrel of {x} quarts of cider lost {y} quarts through a crack. What was left was drawn off into jugs of {z} quarts. How many jugs were filled?",
    ],
  },
  {
    id: "food/rows-of-trees-and-baskets",
    expression: "x*y*z",
    numbers: { x: "2..8", y: "3..9", z: "2..9" },
    texts: [
      "In the orchard there are {x} rows of {y} trees. Each tree fills {z} baskets. How many baskets are filled?",
      "{n} and {his} friends work in {x} teams of {y}. Everyone picks {z} buckets of cherries. How many buckets is that?",
      "How many dollars do {x} crates bring in, if {y} melons are in a crate and a melon is sold for ${z}?",
      "{z} boards are nailed to a box. {m} builds {y} apple boxes a day for {x} days. Find how many boards {mhe} uses.",
    ],
  },
  {
    id: "food/apples-two-fewer-and-together",
    expression: "x+(x-y)",
    numbers: { x: "30..90", y: "5..25" },
    texts: [
      "{n} picked {x} limes, and {m} picked {y} fewer. How many limes did both pick together?",
      "The first tree gave {x} pounds of nuts. The second gave {y} pounds less. What did the two trees give in all?",
      "On {day} the cider press ran for {x} minutes. It ran {y} minutes less on {day2}. How long did it run on both days, in minutes?",
      "How many pears are in the two baskets, if the brown one has {x} and the white one has {y} fewer than that?",
    ],
  },
  {
    id: "food/apples-and-what-the-trees-cost",
    expression: "x-y",
    numbers: { x: "60..120", y: "15..50", z: "10..60" },
    texts: [
      "A tree cost {n} ${z} years ago. This fall it bore {x} apples, and {n} gave away {y}. How many apples did {n} keep?",
      "{x} pears and {z} nuts lay in the grass. {m} picked up {y} of the pears. How many pears were left lying?",
      "How many more pounds did the orchard yield this year than last? Last year it was {y} pounds from {z} trees, and this year it is {x} pounds.",
      "The ladder has {z} rungs. From it {k} can see {x} trees, {y} of which bear fruit. How many bear none?",
    ],
  },
  {
    id: "food/apples-sorted-and-sold-in-three-steps",
    expression: "(x*y-z)/w",
    numbers: { x: "4..8", y: "9..15", w: "3..6", v: "3..6", z: "x*y-w*v" },
    texts: [
      "{n} picked {x} baskets of {y} apples. {z} apples were bruised. {He} put the sound ones in bags of {w}. How many bags were there?",
      "From each of {x} trees fell {y} chestnuts. The pigs ate {z} of these, and {w} children shared the others evenly. How many chestnuts did each child have?",
      "How many pies does {m} bake, if {mhe} takes {x} bags with {y} apples in each, leaves {z} apples for eating raw, and uses {w} apples in a pie?",
      "{x} rows of {y} saplings came up. {z} withered. The farmer sold the living ones in lots of {w}. How many lots did he sell?",
    ],
  },
];

/** Vegetable beds: sowing, sprouting, weeding, pests and harvest. */
const BEDS: readonly WordingFamily[] = [
  {
    id: "food/lettuce-set-out",
    expression: "x+y",
    numbers: { x: "8..60", y: "6..48" },
    texts: [
      "{n} set out {x} lettuce plants in the morning and {y} in the afternoon. How many did {he} set out?",
      "Snails ate {y} of the cabbages, which left {m} with {x}. How many cabbages had {m} grown?",
      "After {y} radishes were pulled for supper, {x} radishes were still in the bed. How many had there been?",
      "How many rows of peas are in the garden, if {x} were there in April and {k} sowed {y} in May?",
    ],
  },
  {
    id: "food/seedlings-lost",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..26" },
    texts: [
      "{x} bean plants came up. Rabbits bit off {y}. How many bean plants survived?",
      "Of the {x} seeds that {n} sowed, {y} never sprouted. How many did sprout?",
      "How many tomatoes are green, if {y} of the {x} tomatoes on the vines are red?",
      "{m} weeded {y} of {x} rows before the rain. Find the number of rows that stayed weedy.",
    ],
  },
  {
    id: "food/carrots-the-rabbit-took",
    expression: "x-y",
    numbers: { x: "40..99", y: "8..36" },
    texts: [
      "There were {x} carrots in the bed on {day}. A rabbit got in, and {y} were there on {day2}. How many carrots did the rabbit take?",
      "{n} had {x} leeks. {He} took some to school for the soup and had {y} at home. How many leeks went to school?",
      "The packet said {x} seeds. After sowing, {m} found {y} in it. How many seeds had {mhe} sown?",
      "How many slugs did {k} carry off to the meadow, if {x} slugs sat in the salad and afterwards {y} sat there?",
    ],
  },
  {
    id: "food/beets-more-needed-for-the-row",
    expression: "y-x",
    numbers: { y: "40..99", x: "8..36" },
    texts: [
      "{n} wants {y} onions in the bed. {x} are planted. How many more does {he} want to plant?",
      "The pumpkin weighs {x} pounds. A pumpkin must weigh {y} pounds to win a ribbon. How many pounds must it gain?",
      "A bean pole measures {y} inches, and the vine has climbed {x} inches of it. How many inches of pole lie ahead of the vine?",
      "How many feet of fence does {m} still have to buy? The bed calls for {y} feet, and the shed has {x} feet.",
    ],
  },
  {
    id: "food/sunflower-and-corn-heights",
    expression: "x-y",
    numbers: { x: "55..110", y: "15..50", z: "5..30" },
    texts: [
      "A sunflower in row {z} is {x} inches tall. The corn beside it is {y} inches tall. How many inches taller is the sunflower?",
      "{n} grew {x} peppers and {m} grew {y}. Both have beds {z} feet long. How many fewer peppers did {m} grow?",
      "In a bed of {z} square feet the vine was {y} inches long in June and {x} inches in July. How many inches did it grow?",
      "How much heavier is the melon than the squash, if the melon weighs {x} ounces, the squash {y} ounces, and the basket {z} ounces?",
    ],
  },
  {
    id: "food/cabbages-in-rows",
    expression: "x*y",
    numbers: { x: "3..12", y: "6..24" },
    texts: [
      "In the bed are {x} rows of cabbage. A row has {y} heads. How many heads of cabbage is that?",
      "{n} poked {x} holes and dropped {y} peas into each. How many peas did {he} sow?",
      "Every tomato plant on the balcony bore {y} tomatoes. There are {x} plants. How many tomatoes were there?",
      "How many feet of bean rows are there to weed, when {x} rows are {y} feet long each?",
    ],
  },
  {
    id: "food/radishes-in-bunches-at-the-bed",
    expression: "x*y",
    numbers: { x: "4..20", y: "3..12", z: "2..30" },
    texts: [
      "{n} dug up {z} beets and tied {x} bunches of radishes with {y} radishes in each. How many radishes did {he} tie up?",
      "The vine grows {y} inches a week. It has {z} leaves now. How many inches will it grow in {x} weeks?",
      "A bed is {x} feet long and {y} feet wide. {z} herbs grow in it. What is its area in square feet?",
      "How many cucumbers are in {x} nets, if {y} cucumbers fit in a net and each weighs {z} ounces?",
    ],
  },
  {
    id: "food/seedlings-evenly-in-rows",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{n} plants {x} leeks in {y} rows that are all alike. How many leeks are in one row?",
      "{x} pumpkins were harvested from {y} plants, the same number from each. How many pumpkins did a plant carry?",
      "Among {y} garden beds {m} spreads {x} buckets of compost evenly. How many buckets does each bed receive?",
      "How many inches a day did the bean climb, if it climbed {x} inches in {y} days and always went at the same speed?",
    ],
  },
  {
    id: "food/how-many-rows-will-be-sown",
    expression: "x/y",
    numbers: { y: "4..12", x: "y*i" },
    texts: [
      "A row takes {y} onion sets. How many rows can {n} plant with {x} onion sets?",
      "{x} ears of corn were picked, {y} from every stalk. How many stalks were there?",
      "{m} lays out a bed with an area of {x} square feet. It is {y} feet wide. How long is it, in feet?",
      "How many baskets will the gardener fill with {x} potatoes, if he puts {y} in a basket?",
    ],
  },
  {
    id: "food/sown-eaten-and-sown-again",
    expression: "x-y+z",
    numbers: { x: "30..80", y: "5..28", z: "4..30" },
    texts: [
      "{n} planted {x} lettuces. Slugs destroyed {y}, so {he} planted {z} others. How many lettuces were growing then?",
      "{z} new pods opened on the pea vine after {m} had picked {y} of its {x} pods. How many pods did it have?",
      "How many stakes stand in the bean field, if {x} stood there, {y} rotted and were pulled out, and {z} were driven in?",
      "The rain barrel held {x} gallons. The beds drank {y} gallons, and a shower brought {z}. Find how many gallons are in the barrel.",
    ],
  },
  {
    id: "food/carrots-dug-on-three-days",
    expression: "x+y+z",
    numbers: { x: "8..60", y: "8..60", z: "5..40" },
    texts: [
      "{n} dug {x} carrots on {day}, {y} on {day2} and {z} on {day3}. How many carrots did {he} dig?",
      "The bed was raided by {x} beetles, {y} slugs and {z} caterpillars. How many pests were there altogether?",
      "{x} potatoes were planted by {n}, {y} by {m} and {z} by {k}. How many potatoes did the three plant?",
      "What do a pumpkin of {z} pounds, a melon of {x} pounds and a cabbage head of {y} pounds weigh in all, in pounds?",
    ],
  },
  {
    id: "food/rows-sown-and-seeds-left",
    expression: "x-y*z",
    numbers: { x: "120..200", y: "3..9", z: "5..12" },
    texts: [
      "A packet has {x} seeds. {n} sows {y} rows with {z} seeds in each. How many seeds are left in the packet?",
      "{x} seedlings were raised in the greenhouse. {y} schools came for them, and each took {z}. How many seedlings stayed behind?",
      "How many feet of string are on the roll, after {m} cut {y} pieces of {z} feet from the {x} feet to tie up tomatoes?",
      "{z} quarts went on every pumpkin. {k} watered {y} pumpkins from a tank of {x} quarts. How many quarts did the tank keep?",
    ],
  },
  {
    id: "food/two-harvests-into-crates",
    expression: "(x+y)/z",
    numbers: { z: "4..9", x: "z*i+2", y: "z*j-2", w: "5..40" },
    texts: [
      "{n} pulled {x} turnips and {m} pulled {y}, {w} minutes before dark. They packed all of them in crates of {z}. How many crates did they pack?",
      "{x} red and {y} yellow peppers grew on {z} plants, on each plant as many as on the others. {w} leaves had holes. How many peppers grew on a plant?",
      "From two beds {w} feet apart came {y} and {x} leeks, which were bundled by {z}. How many bundles were there?",
      "How many cucumbers were in each crock when {k} shared {x} big and {y} little cucumbers among {z} crocks evenly and threw in {w} stalks of dill?",
    ],
  },
  {
    id: "food/eggplants-times-as-many-and-more",
    expression: "x*y+z",
    numbers: { x: "5..24", y: "2..6", z: "3..20" },
    texts: [
      "{n} has {x} chili plants. {m} has {z} more than {y} times as many. How many chili plants does {m} have?",
      "A vine was {x} inches long in May. By July it was {y} times that long, and in August it gained {z} inches. How long was it at the end of August, in inches?",
      "How many heads of cauliflower are in the field, if {y} rows hold {x} each and {z} grow by the path?",
      "{k} pulled {z} weeds out of the path and {x} weeds out of each of {y} beds. How many weeds did {k} pull?",
    ],
  },
  {
    id: "food/rows-of-two-plants-and-loss",
    expression: "x*(y+z)-w",
    numbers: { x: "3..8", y: "4..12", z: "3..10", w: "3..15" },
    texts: [
      "{n} planted {x} rows with {y} red and {z} white cabbages in each. Caterpillars ruined {w} cabbages. How many did {he} harvest?",
      "Each of {x} beds has {y} tomato plants and {z} basil plants. In a hailstorm {w} of the plants broke. How many plants were not broken?",
      "{w} of the packets were lost in the mail. {m} had ordered {y} flower packets and {z} herb packets for each of {x} gardens. How many packets arrived?",
      "How many pounds of vegetables did the family not eat, if it harvested {y} pounds in the morning and {z} in the evening on {x} days, and ate {w} pounds?",
    ],
  },
];

/** Flowers, paths, watering and the other work in the garden. */
const GARDEN_WORK: readonly WordingFamily[] = [
  {
    id: "food/bulbs-and-blooms-added",
    expression: "x+y",
    numbers: { x: "10..80", y: "6..50", z: "3..30" },
    texts: [
      "{n} buried {x} tulip bulbs by the gate, and {m} buried {y} by the pond, which is {z} feet wide. How many bulbs did they bury?",
      "The rose bush had {x} roses. {z} bees were humming in it when {y} new roses opened. How many roses did the bush have then?",
      "How many pots stood on the terrace before {k} took {y} of them indoors and watered the {x} that stayed, along with {z} window boxes?",
      "{z} steps lead up to the garden. {x} daisies grow on its left and {y} on its right. What is the total number of daisies?",
    ],
  },
  {
    id: "food/cans-of-water-added",
    expression: "x+y",
    numbers: { x: "10..70", y: "5..50" },
    texts: [
      "Before breakfast {n} watered {x} pots, and {y} pots after supper. No pot was watered twice. How many pots got water?",
      "{m} raked leaves into {x} sacks. {mHe} would need {y} sacks more for the rest of the leaves. How many sacks do all the leaves take?",
      "The hedge was cut back by {y} inches and is now {x} inches high. How high was it, in inches?",
      "How many stones edge the flower bed if {x} of them are round and the other {y} are flat?",
    ],
  },
  {
    id: "food/flowers-cut-for-a-vase",
    expression: "x-y",
    numbers: { x: "24..90", y: "4..20" },
    texts: [
      "{x} lilies were blooming. {n} cut {y} for a vase. How many lilies were left in the garden?",
      "Of {x} bulbs in the box, {y} are daffodils, and the others are tulips. How many tulips are there?",
      "How many flower pots are whole, if a hailstorm cracked {y} of {m}'s {x} pots?",
      "A hose {x} feet long had {y} feet cut off because they leaked. Find the length of the hose, in feet.",
    ],
  },
  {
    id: "food/pots-to-be-planted",
    expression: "x-y",
    numbers: { x: "30..99", y: "6..26", z: "3..25" },
    texts: [
      "{n} has to plant {x} pansies before the {z} guests arrive. {y} are in the earth. How many must {he} still plant?",
      "The pond had {y} gallons of water in it before {m} let the hose run for {z} minutes. Then it had {x} gallons. How many gallons ran in?",
      "How many more roses than peonies grow in the park with {z} benches, {x} roses and {y} peonies?",
      "The path takes {x} slabs. {k} has laid {y} slabs with a shovel and {z} buckets of sand. How many slabs are not laid?",
    ],
  },
  {
    id: "food/pots-on-the-steps",
    expression: "x*y",
    numbers: { x: "3..12", y: "2..9" },
    texts: [
      "On each of the {x} steps stand {y} pots of geraniums. How many pots of geraniums are there?",
      "{n} carries {y} watering cans to every flower bed. There are {x} beds. How many cans does {he} carry?",
      "If one bouquet is made of {x} asters, how many asters does {m} cut for {y} bouquets?",
      "The mower cuts a strip {y} feet wide. {k} mows {x} strips side by side. How wide is the mown lawn, in feet?",
    ],
  },
  {
    id: "food/bulbs-in-packs",
    expression: "x*y",
    numbers: { x: "3..15", y: "4..20" },
    texts: [
      "Tulip bulbs come in packs of {y}. {n} bought {x} packs. How many bulbs did {he} buy?",
      "How many petals did {m} pluck from {x} flowers with {y} petals each?",
      "{k} earns ${y} for every flower bed that is dug over. This week it was {x} beds. How many dollars did {k} earn?",
      "A sprinkler turns around {y} times a minute. How often does it turn in {x} minutes?",
    ],
  },
  {
    id: "food/water-for-every-pot",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{n} emptied a can of {x} cups over {y} pots, giving all of them the same. How many cups of water did every pot get?",
      "{x} bulbs were spread over {y} tubs in equal numbers. How many bulbs are in a tub?",
      "How many roses are in one bunch when {y} bunches of the same size are tied from {x} roses?",
      "For {y} weekends of yard work {m} was paid ${x}, each weekend the same. What did {mhe} get for one weekend, in dollars?",
    ],
  },
  {
    id: "food/slabs-for-the-path",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "A path of {x} feet is laid with slabs that are {y} feet long, end to end. How many slabs does it take?",
      "{n} needs {y} sticks to prop up one dahlia. How many dahlias can {he} prop up with {x} sticks?",
      "{m} has {x} marigolds and puts {y} in a pot. How many pots does {mhe} fill?",
      "How many wheelbarrow loads are needed to move {x} buckets of gravel, if {y} buckets go into the wheelbarrow?",
    ],
  },
  {
    id: "food/leaf-sacks-per-helper",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*i", z: "3..40" },
    texts: [
      "{y} helpers with {z} rakes filled {x} sacks with leaves, each of them as many as the others. How many sacks did a helper fill?",
      "{n} is {z} years old and has {x} sunflower seeds. {He} drops {y} into every hole. How many holes does {he} fill?",
      "A garden club of {z} members set {x} lilies around {y} ponds, equally many at each. How many lilies were set around a pond?",
      "How many hours does {m} need to trim a hedge {x} feet long and {z} inches thick, if {mhe} trims {y} feet an hour?",
    ],
  },
  {
    id: "food/flower-pots-moved-about",
    expression: "x-y-z",
    numbers: { x: "50..99", y: "6..22", z: "4..22" },
    texts: [
      "Out of {x} pots {n} moved {y} to the balcony and {z} to the porch. How many pots were not moved?",
      "A water tank of {x} gallons is full. {y} gallons go to the roses and {z} to the lawn. How many gallons stay in the tank?",
      "{x} bulbs were planted. {y} were dug up by squirrels, {z} froze, and all the others bloomed. How many bloomed?",
      "How many feet of edging did {k} bring back, who had taken {x} feet and laid {y} feet on one side and {z} on the other?",
    ],
  },
  {
    id: "food/bulb-packs-after-planting",
    expression: "x*y-z",
    numbers: { x: "4..9", y: "8..20", z: "5..25", w: "10..60" },
    texts: [
      "{n} opened {x} packs of {y} bulbs and planted {z} bulbs in a bed {w} feet long. How many bulbs did {he} have left?",
      "{m} pays ${w} for {x} trays of pansies, with {y} pansies in a tray. {mHe} gives {z} pansies to the neighbor. How many pansies does {mhe} keep?",
      "There are {x} rose bushes with {y} buds each and a hedge of {w} feet. Deer have bitten off {z} of the buds. How many buds are left?",
      "How many slabs are unbroken, if {x} pallets with {y} slabs apiece came {w} miles by truck and {z} slabs broke?",
    ],
  },
  {
    id: "food/flower-sale-sums",
    expression: "x*y+z",
    money: true,
    numbers: { x: "3..9", y: "4..12", z: "5..40" },
    texts: [
      "{n} bought {x} rose bushes at ${y} each and a spade for ${z}. How much did {he} spend?",
      "For every lawn {m} mows, {mhe} gets ${y}. Today {mhe} mowed {x} lawns, and a happy neighbor added ${z}. What did {mhe} make today, in dollars?",
      "How much is in the cash box of the flower stand, if it started the day with ${z} and {x} bouquets were sold for ${y} each?",
      "A delivery costs ${z}. Each of the {x} sacks of soil is ${y}. What does {k} pay for the soil and the delivery?",
    ],
  },
  {
    id: "food/bouquets-from-two-beds",
    expression: "x/y+z/y",
    numbers: { y: "3..8", x: "y*i", z: "y*j" },
    texts: [
      "{n} ties bouquets of {y} flowers. {He} makes as many as {he} can from {x} red tulips, then from {z} white ones. How many bouquets does {he} make?",
      "A slab is {y} feet long. One path measures {x} feet, and another {z} feet. How many slabs do the two paths need together?",
      "How many pots are used for {x} ferns and {z} ivies if {y} plants of the same kind go in a pot?",
      "{m} plants {y} bulbs a minute. {mHe} plants {x} bulbs in the front and {z} in the back. How many minutes of planting is that?",
    ],
  },
  {
    id: "food/flowers-sold-but-a-few",
    expression: "(x-y)*z",
    money: true,
    numbers: { x: "10..30", y: "2..8", z: "2..6" },
    texts: [
      "{n} grew {x} potted herbs, kept {y}, and sold the rest for ${z} each. How many dollars did {he} take in?",
      "A gardener charges ${z} an hour. He was in the garden for {x} hours, but he does not charge for the {y} hours in which it rained. What is his bill?",
      "{y} of the {x} bushes on sale have dried up. What will {m} pay for all the healthy ones at ${z} a bush?",
      "How much money did the club make if {x} bouquets were tied, {y} were given away free, and each of the others brought ${z}?",
    ],
  },
  {
    id: "food/all-but-one-equal-part",
    expression: "x-(x/y)",
    numbers: { y: "3..6", x: "y*i" },
    texts: [
      "{n} set {x} bulbs evenly in {y} tubs. Frost killed everything in one tub. How many bulbs were still alive?",
      "{x} roses are divided into {y} equal bunches, and {m} sells one bunch. How many roses are in the bunches that {mhe} has left?",
      "A rope of {x} feet is cut into {y} equal pieces, and one of these becomes a swing. How many feet of rope does {k} have for tying up vines?",
      "How many pots are not on the first shelf, when {x} pots are spread equally over {y} shelves?",
    ],
  },
  {
    id: "food/watering-cans-for-two-plots",
    expression: "(x+y)*z-w",
    numbers: { x: "3..12", y: "3..12", z: "3..8", w: "5..17" },
    texts: [
      "{n} has {x} rose bushes and {y} lilac bushes. Each bush needs {z} quarts of water, and {w} quarts are in the can. How many more quarts does {he} have to fetch?",
      "There are {x} tubs on the porch and {y} on the stairs. {m} put {z} bulbs into each tub, but {w} of the bulbs did not come up. How many came up?",
      "How many dollars does {k} still have, if {k} mowed {x} lawns in May and {y} in June for ${z} each and spent ${w} on fuel?",
      "For {z} days in a row {x} slabs were laid before noon and {y} after noon. Then {w} crooked ones were taken up. How many slabs are lying in the path?",
    ],
  },
  {
    id: "food/flower-bed-rows-and-trays",
    expression: "x+y*z-w",
    numbers: { x: "20..60", y: "3..7", z: "4..12", w: "5..25" },
    texts: [
      "{n}'s bed had {x} violets. {He} planted {y} trays with {z} violets in each, and moles ruined {w} violets. How many violets were in the bed at the end?",
      "The tank had {x} gallons in it. On {y} rainy days it gained {z} gallons a day, and then {w} gallons went to the lawn. How many gallons are in the tank?",
      "How many stones are in the heap now? There were {x}, {m} brought {y} loads of {z} stones, and {w} went into the wall.",
      "{k} owned {x} pots, bought {y} stacks of {z} pots, and gave {w} pots to the school. Find how many pots {k} has.",
    ],
  },
];

/** Hens, cows, hives and the stand by the road where the farm sells its produce. */
const FARM: readonly WordingFamily[] = [
  {
    id: "food/eggs-of-morning-and-evening",
    expression: "x+y",
    numbers: { x: "12..80", y: "6..60" },
    texts: [
      "{n} found {x} eggs in the nests in the morning and {y} in the evening. How many eggs did {he} find that day?",
      "After {y} pumpkins had gone to customers, {x} lay on the stand. How many pumpkins were on the stand when it opened?",
      "The brown cow gave {x} pints of milk. The spotted cow gave {y} pints more than the brown one. How many pints did the spotted cow give?",
      "How many jars of honey does the beekeeper have, if {x} are from the old hive and {y} from the new one?",
    ],
  },
  {
    id: "food/eggs-and-the-number-of-hens",
    expression: "x+y",
    numbers: { x: "12..80", y: "6..60", z: "10..40" },
    texts: [
      "{z} hens laid {x} eggs last week and {y} this week. How many eggs did they lay in the two weeks?",
      "At the stand, {z} miles from town, {n} sold {y} melons before lunch and {x} after it. How many melons did {he} sell?",
      "{m} has {x} pounds of cheese in the cellar. {mHe} makes {y} pounds more out of {z} gallons of milk. How many pounds of cheese does {mhe} have now?",
      "How many bales of hay are in the barn, if {x} were there and {y} are unloaded by {z} workers?",
    ],
  },
  {
    id: "food/eggs-cracked-in-the-basket",
    expression: "x-y",
    numbers: { x: "30..96", y: "4..25" },
    texts: [
      "{n} stumbled with {x} eggs in the basket. {y} cracked. How many eggs came home whole?",
      "The stand opened with {x} ears of corn. {y} were bought by a cook. How many ears could others still buy?",
      "Of the {x} hens, {y} are sitting on their nests. How many are out in the yard?",
      "How many pints of milk went to the dairy, if the cows gave {x} pints and the calves drank {y} of them?",
    ],
  },
  {
    id: "food/eggs-until-the-order-is-ready",
    expression: "x-y",
    numbers: { x: "60..144", y: "10..50", z: "8..40" },
    texts: [
      "A cafe has ordered {x} eggs. {n}'s {z} hens have laid {y}. How many more eggs are needed?",
      "The pail weighs {y} ounces with nothing in it, and {x} ounces with the milk of {z} goats. How many ounces does the milk weigh?",
      "On {day} the stand sold {x} melons at {z} cents a pound, and on {day2} it sold {y}. How many fewer melons did it sell on {day2}?",
      "How many sheep went through the hole in the fence? {x} sheep and {z} goats were in the meadow, and now {y} sheep are there.",
    ],
  },
  {
    id: "food/eggs-in-cartons",
    expression: "x*y",
    numbers: { x: "3..15", y: "6..24" },
    texts: [
      "There are {x} cartons on the stand, and {y} eggs in a carton. How many eggs is the stand selling?",
      "{n} feeds each of {x} goats {y} pounds of hay a week. How many pounds of hay is that a week?",
      "A hen laid {x} eggs a month for {y} months. How many eggs did she lay?",
      "How many pumpkins ride on {x} wagons if {y} pumpkins are loaded on each?",
    ],
  },
  {
    id: "food/price-of-the-produce",
    expression: "x*y",
    money: true,
    numbers: { x: "3..12", y: "3..20" },
    texts: [
      "A jar of honey is sold for ${x}. How many dollars do {y} jars bring?",
      "{n} buys {y} melons at the farm. Every melon costs ${x}. How much does {he} spend on melons?",
      "What did {m} pay for {y} bales of straw, with the price at ${x} a bale?",
      "The farmer's son gets ${x} for milking the cows once. He milked them {y} times. How many dollars did he get?",
    ],
  },
  {
    id: "food/each-cow-and-each-hen-gives",
    expression: "x*y",
    numbers: { x: "4..12", y: "5..25", z: "2..30" },
    texts: [
      "{y} cows and {z} calves are in the barn. Each cow gives {x} gallons of milk a day. How many gallons do the cows give a day?",
      "{n} picked {z} herbs and {x} baskets of beans. There were {y} pods in every basket. How many pods did {he} pick?",
      "A hive has {x} frames, and {y} ounces of honey drip from a frame. The hive stands {z} feet from the house. How many ounces does the hive give?",
      "How many eggs do {y} hens lay in two weeks when every hen lays {x} in that time and {z} geese live with them?",
    ],
  },
  {
    id: "food/eggs-evenly-from-hens",
    expression: "x/y",
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{y} hens laid {x} eggs, and no hen laid more than another. How many eggs did each hen lay?",
      "{n} sells {x} pounds of beets to {y} cooks, who all take the same amount. How many pounds does each cook take?",
      "The {x} bales must be stacked in {y} equal piles. How many bales will be in a pile?",
      "How many gallons does one goat give, if {y} goats together give {x} gallons and each gives as much as the next?",
    ],
  },
  {
    id: "food/how-many-cartons-for-the-eggs",
    expression: "x/y",
    numbers: { y: "4..12", x: "y*i" },
    texts: [
      "{n} puts the eggs in cartons of {y}. Today there are {x} eggs. How many cartons does {he} need?",
      "A cheese takes {y} gallons of milk. How many cheeses will the farmer make from {x} gallons?",
      "At the stand a bundle of {y} radishes is sold. {m} pulled {x} radishes. How many bundles can {mhe} sell?",
      "The hay in the loft is {x} bales, and the horses eat {y} bales a week. In how many weeks will they have eaten all of it?",
    ],
  },
  {
    id: "food/melons-bought-for-the-money",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*i", z: "3..30" },
    texts: [
      "{n} took in ${x} at the stand. {He} sold melons for ${y} each, and there are {z} melons left. How many melons did {he} sell?",
      "With ${x} in the purse and {z} bags in the car, {m} buys sacks of potatoes at ${y} a sack and spends all the money. How many sacks does {mhe} buy?",
      "The farm has {z} sheep and {y} cows, and {x} buckets of water are drunk by the cows, each drinking the same. How many buckets does a cow drink?",
      "How many times as many jars did the old hive fill as the new one, if the old hive filled {x}, the new one {y}, and {z} jars are empty?",
    ],
  },
  {
    id: "food/eggs-left-after-two-buyers",
    expression: "x-y-z",
    numbers: { x: "60..120", y: "6..28", z: "6..28", w: "3..15" },
    texts: [
      "The stand had {x} eggs and {w} jars of honey. {n} bought {y} of the eggs, and {m} bought {z} of them. How many eggs were left?",
      "{x} sheep were in the fold with {w} dogs. {y} sheep were led to the meadow and {z} were driven to market. How many sheep stayed in the fold?",
      "How many pumpkins can still be bought if {k} brought {x} pumpkins in {w} carts, sold {y}, and set {z} aside for a school?",
      "Of {x} gallons of milk from {w} cows, {y} gallons became butter and {z} became cheese. Find how many gallons were sold as milk.",
    ],
  },
  {
    id: "food/eggs-put-in-cartons-after-breakfast",
    expression: "(x-y)/z",
    numbers: { z: "4..12", y: "3..12", x: "z*i+y" },
    texts: [
      "The hens laid {x} eggs. The family ate {y} for breakfast and put the others in cartons of {z}. How many cartons were filled?",
      "{n} had ${x}. {He} spent ${y} on bread and the rest on honey at ${z} a jar. How many jars of honey did {he} get?",
      "{y} of {x} cows are dry. The milk cows stand in {z} equal rows. How many are in a row?",
      "How many loads of {z} bales must {m} haul, if {x} bales were made, and {y} of them are under a roof already?",
    ],
  },
  {
    id: "food/hens-bought-and-their-eggs",
    expression: "(x+y)*z",
    numbers: { x: "6..30", y: "3..15", z: "3..7" },
    texts: [
      "{n} had {x} hens and bought {y} more. If each hen lays {z} eggs a week, how many eggs will {he} get in a week?",
      "{x} cows and {y} horses live on the farm. Every one of them eats {z} bales of hay a month. How many bales are eaten a month?",
      "What does {m} take in for {x} jars of clover honey and {y} jars of forest honey, at ${z} a jar?",
      "For {z} days the hens laid {x} brown eggs and {y} white eggs a day. How many eggs were laid?",
    ],
  },
  {
    id: "food/carton-eggs-and-broken-ones",
    expression: "x/y+z",
    numbers: { y: "4..12", x: "y*i", z: "3..20" },
    texts: [
      "{n} filled cartons with {x} eggs, {y} to a carton, and set them beside {z} full cartons from yesterday. How many full cartons did {he} have?",
      "The {y} farm hands shared {x} pears fairly. {m}, one of them, had picked {z} pears at home too. How many pears did {m} have with those from home?",
      "How many cheeses are on the board, if {z} were on it and {x} gallons of milk have been turned into cheeses of {y} gallons each?",
      "{z} bundles of leeks were sold in the morning. In the afternoon {k} tied {x} leeks in bundles of {y} and sold all of these too. How many bundles were sold that day?",
    ],
  },
  {
    id: "food/days-and-weeks-at-the-hen-house",
    expression: "x-y*z",
    numbers: { x: "90..150", y: "3..7", z: "4..12" },
    texts: [
      "There were {x} pounds of grain for the hens. They ate {z} pounds a day for {y} days. How many pounds of grain were left?",
      "{n} brought {x} eggs to the market. {y} customers bought {z} eggs each. How many eggs did {he} take back?",
      "How many more dollars does {m} need for a goat that costs ${x}, if {mhe} has sold {y} cheeses at ${z} each?",
      "From a roll with {x} feet of wire, {y} pens were fenced in, and a pen used up {z} feet. Tell how many feet of wire the roll still has.",
    ],
  },
  {
    id: "food/stand-sells-two-kinds",
    expression: "x*y+z*w",
    money: true,
    numbers: { x: "3..12", y: "2..9", z: "3..12", w: "2..9" },
    texts: [
      "{n} sold {x} melons for ${y} each and {z} cabbages for ${w} each. How much money did {he} take in?",
      "{m} paid ${y} apiece for {x} hens and ${w} apiece for {z} ducks. What did the birds cost in all?",
      "How many dollars does the cook owe the farm for {x} sacks of beets at ${y} and {z} sacks of carrots at ${w}?",
      "A bunch of dill is ${w}, and a basket of beans is ${y}. Today {z} bunches and {x} baskets were sold. Find what they brought together.",
    ],
  },
  {
    id: "food/eggs-of-the-week-in-three-steps",
    expression: "x*y/z-w",
    numbers: { x: "4..9", z: "3..6", y: "z*i", w: "2..5" },
    texts: [
      "{x} hens laid {y} eggs each. {n} put all the eggs in boxes of {z} and sold {w} of the boxes. How many boxes did {he} keep?",
      "{m} picked {x} baskets of {y} beets and tied all the beets in bundles of {z}. {w} bundles went to the neighbor. How many bundles did {mhe} still have?",
      "How many cheeses are unsold? {x} cows gave {y} gallons each, all of the milk was made into cheeses of {z} gallons, and {w} cheeses have been sold.",
      "For {x} days {k} saved ${y} a day, spent all of it on hens at ${z} each, and lost {w} hens to a fox. How many hens does {k} have?",
    ],
  },
  {
    id: "food/added-to-and-partly-gone",
    expression: "x+y-z",
    numbers: { x: "30..80", y: "10..40", z: "8..29" },
    texts: [
      "{n} laid {x} cucumbers on the stand and, when they went fast, {y} more. {z} were there in the evening. How many cucumbers were sold?",
      "A flock of {x} geese was joined by {y} goslings. {z} of all these birds were traded for a pig. How many birds were in the flock then?",
      "How much honey is still in the tub, which was filled with {x} ounces and then {y} ounces, after {z} ounces were put in jars?",
      "The brown hens laid {x} eggs, the white hens {y}. {m} has sold all but {z} of the eggs. How many eggs has {mhe} sold?",
    ],
  },
];

/** Problems from the kitchen, the table, the garden, the orchard and the farm, in which only the question tells what to do. */
export const SCENES_FOOD_AND_GARDEN: readonly WordingFamily[] = [
  ...BAKING,
  ...COOKING,
  ...PANTRY,
  ...TABLE,
  ...ORCHARD,
  ...BEDS,
  ...GARDEN_WORK,
  ...FARM,
];

import type { WordingFamily } from "../wording.ts";

/** Someone gets something, or makes more of it: what there is afterwards. */
const GETTING: readonly WordingFamily[] = [
  {
    id: "single/handed-over-by-another",
    expression: "x+y",
    numbers: { x: "4..60", y: "3..40" },
    texts: [
      "{n} owns {x} {o}. {m} hands {him} another {y}. How many {o} does {n} own after that?",
      "{m} no longer wanted {mhis} {y} yo-yos and passed them on to {n}. {n} already had {x} yo-yos. How many yo-yos does {n} have now?",
      "How many bottle openers are in the cook's drawer tonight if there were {x} this morning and the waiter returned {y} at noon?",
      "{x} wrenches hung on the wall of the workshop. The neighbor brought back the {y} wrenches he had borrowed. Find the number of wrenches on hand now.",
    ],
  },
  {
    id: "single/won-at-the-fair",
    expression: "x+y",
    numbers: { x: "5..90", y: "4..60" },
    texts: [
      "{n} came to the fair with {x} tokens. At the ring toss {he} won {y} more. How many tokens did {he} have then?",
      "At the spelling contest {n} was awarded {y} stars. {His} chart showed {x} stars before. How many stars does the chart show now?",
      "Our bowling club had {x} trophies in its cabinet. This season it won another {y}. What is the total number of trophies in the cabinet?",
      "What is {m}'s score after the bonus round? {mHe} stood at {x} points, and the bonus round gave {mhim} {y}.",
    ],
  },
  {
    id: "single/mail-that-comes-later",
    expression: "x+y",
    numbers: { x: "6..70", y: "3..45" },
    texts: [
      "The post office clerk sorted {x} parcels before lunch. After lunch a van dropped off {y} more to sort. How many parcels did the clerk have to sort that day?",
      "{n} opened {his} inbox and saw {x} messages. While {he} was reading, {y} new ones arrived. How many messages were there altogether?",
      "{y} valentines came in the afternoon mail. {x} had come in the morning. How many valentines came that day?",
      "Grandma hung {x} holiday cards over the fireplace. A week later {y} other cards were hung there too. Tell how many cards hung over the fireplace then.",
    ],
  },
  {
    id: "single/picked-some-more",
    expression: "x+y",
    numbers: { x: "8..80", y: "5..50" },
    texts: [
      "{n}'s bucket held {x} plums. {He} climbed back up the ladder and picked {y} others. How many plums were in the bucket then?",
      "First {m} gathered {x} mushrooms by the creek. Near the old barn {mhe} gathered {y} more. How many mushrooms did {mhe} bring home?",
      "How many daisies are in the bunch if {n} starts with {x} daisies and puts in {y} more from the meadow?",
      "Before the rain we dug up {y} beets, and after it we dug up {x}. How many beets did we dig up altogether?",
    ],
  },
  {
    id: "single/planted-in-addition",
    expression: "x+y",
    numbers: { x: "7..70", y: "4..50" },
    texts: [
      "Along the school fence stand {x} rose bushes. The fifth graders will plant {y} rose bushes there on {day}. How many will there be when they are done?",
      "{n} set {x} tulip bulbs in the front bed and had {y} bulbs left for the back bed. {He} planted those too. How many bulbs did {he} plant in all?",
      "How many cherry trees will the orchard have next spring? Today it has {x}, and {y} young ones are to be planted in the fall.",
      "After {y} pumpkin seeds were put into the ground, {n} remembered another bag and planted its {x} seeds as well. How many seeds are in the ground?",
    ],
  },
  {
    id: "single/built-onto-it",
    expression: "x+y",
    numbers: { x: "9..90", y: "4..40" },
    texts: [
      "The twins' block tower was {x} blocks high. They stacked {y} more blocks on top. How many blocks high is it now?",
      "A snake of dominoes had {x} pieces. {n} made it longer by {y} pieces. How many pieces long is the snake?",
      "The mason laid {x} stones for the wall yesterday. Today he adds {y}. How many stones are in the wall at the end of today?",
      "{n}'s paper chain needs no more links. {He} made {y} links at home and joined them to the {x} links from school. How many links does the whole chain have?",
    ],
  },
  {
    id: "single/new-arrivals-of-animals",
    expression: "x+y",
    numbers: { x: "5..60", y: "3..30" },
    texts: [
      "Last week the hatchery counted {x} chicks. Since then {y} more eggs have hatched. How many chicks are there now?",
      "{x} pelicans rested on the pier. {y} pelicans landed beside them. How many pelicans were on the pier then?",
      "A ranger watched {y} elk come out of the woods and join the herd of {x} elk on the meadow. How large was the herd then?",
      "How many lambs will run in the pasture if {x} run there now and the farmer lets {y} others in?",
    ],
  },
  {
    id: "single/people-coming-in",
    expression: "x+y",
    numbers: { x: "6..80", y: "3..40" },
    texts: [
      "{x} people were waiting at the dentist's. Then {y} walked in and sat down to wait too. How many were waiting then?",
      "When the movie began, {x} {u} sat in the hall. {y} {u} came late. How many {u} saw the end of the movie if nobody left?",
      "The choir had {x} singers. At the start of the year {y} new singers signed up. How many singers does it have?",
      "How many swimmers were in the pool after {y} jumped in, if {x} were swimming already?",
    ],
  },
  {
    id: "single/bought-to-go-with",
    expression: "x+y",
    numbers: { x: "4..60", y: "3..40" },
    texts: [
      "{n} had {x} {o}. {He} bought {y} more at the {shop}. How many {o} did {he} have then?",
      "The principal ordered {y} new microscopes. The science room has {x} old ones, which it will keep. How many microscopes will it have?",
      "Uncle Ray raises bees. He owned {x} hives and has just paid for {y} others. How many hives are his now?",
      "What number of tents does the scout camp have, now that {y} tents have been bought and put with the {x} from last summer?",
    ],
  },
  {
    id: "single/money-coming-in",
    expression: "x+y",
    units: ["dollars"],
    numbers: { x: "12..95", y: "5..60" },
    texts: [
      "{n}'s piggy bank holds ${x}. On {day} {he} drops in ${y}. How much money is in the piggy bank then?",
      "For shoveling the driveway {n} was paid ${y}. {He} had ${x} in {his} wallet before. How much money does {he} have now?",
      "How much is in the class fund if it had ${x} and a parent gave ${y} for it?",
      "{m} sold {mhis} old skates for ${y} and added the money to the ${x} {mhe} had saved. How many dollars does {mhe} have?",
    ],
  },
  {
    id: "single/growing-and-rising",
    expression: "x+y",
    numbers: { x: "15..70", y: "4..25" },
    texts: [
      "In May the sunflower was {x} inches tall. By July it had grown {y} inches. How tall was it in July?",
      "This morning it was {x} degrees. The temperature has gone up {y} degrees since. What is the temperature now?",
      "{n}'s puppy weighed {x} pounds at the vet's. It has put on {y} pounds. How much does the puppy weigh today?",
      "How deep is the water in the lock after it rises {y} feet, if it was {x} feet deep to begin with?",
    ],
  },
  {
    id: "single/done-again-later",
    expression: "x+y",
    numbers: { x: "8..90", y: "5..80" },
    texts: [
      "{n} did {x} jumping jacks, took a rest, and did {y} more. How many jumping jacks did {he} do?",
      "By noon {n} had sewn on {x} buttons. {He} sewed on {y} in the afternoon. How many buttons did {he} sew on that day?",
      "Before supper {m} read {x} pages; at bedtime {mhe} read {y} more. How many pages is that?",
      "A painter painted {y} fence posts on {day2} after painting {x} fence posts on {day}. How many posts has he painted in total?",
    ],
  },
  {
    id: "single/baked-another-batch",
    expression: "x+y",
    numbers: { x: "10..70", y: "8..60" },
    texts: [
      "The baker took {x} bagels out of the oven and then made {y} more. How many bagels did the baker make?",
      "{n} rolled {x} meatballs. That was not enough, so {he} rolled another {y}. How many meatballs did {he} roll altogether?",
      "Dad flipped {y} pancakes for the second group of campers. For the first group he had flipped {x}. How many pancakes did he flip?",
      "How many dumplings are ready if Auntie has folded {x} and {n} has folded {y}?",
    ],
  },
  {
    id: "single/found-while-cleaning",
    expression: "x+y",
    numbers: { x: "6..50", y: "3..30" },
    texts: [
      "{n} thought {he} had only {x} puzzle pieces, but under the sofa {he} found {y} more. How many pieces does {he} really have?",
      "The janitor keeps lost gloves in a box. There were {x} in it, and today he found {y} in the gym. How many lost gloves are in the box now?",
      "While raking leaves, {m} came across {y} golf balls. {mHe} put them with {mhis} other {x} golf balls. How many golf balls does {m} have?",
      "How many clothespins do we have if {x} are on the line and {n} just discovered {y} in the grass?",
    ],
  },
  {
    id: "single/given-by-grandparent",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "5..60", y: "3..40" },
    texts: [
      "Grandpa gave {n} {y} {o}. {n} had {x} {o} of {his} own. How many {o} does {he} have in all?",
      "{n} keeps {o}. {He} had {x}. For {his} birthday {he} was given {y}. How many does {he} keep now?",
      "{n}'s aunt sent {him} {y} {o} from her trip, and they now lie beside the {x} {o} on {his} shelf. How many {o} is that altogether?",
      "How many {o} will {n} have if {he} has {x} and {his} grandmother gives {him} {y} at dinner?",
    ],
  },
];

/** Something is lost, given up, used or broken: what is left. */
const LOSING: readonly WordingFamily[] = [
  {
    id: "single/gave-some-to-a-friend",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..26" },
    texts: [
      "{n} had {x} {o}. {He} let {m} have {y} of them. How many {o} were left for {n}?",
      "{m} got {y} trading cards from {n}, who had {x} before. How many trading cards does {n} still have?",
      "{n} picked {x} sweet peas and gave {y} of them to the lady next door. With how many sweet peas did {n} walk home?",
      "Of the {x} tennis balls in the bag, Coach handed {y} to the girls. How many stayed in the bag?",
    ],
  },
  {
    id: "single/lost-along-the-way",
    expression: "x-y",
    numbers: { x: "25..80", y: "3..22" },
    texts: [
      "A hole in {n}'s pocket cost {him} {y} marbles. {He} left home with {x} marbles. How many arrived at school with {him}?",
      "The truck was loaded with {x} hay bales. {y} bales fell off on the bumpy road. How many bales reached the barn?",
      "{n}'s kite had {x} ribbons on its tail until the wind tore off {y}. How many ribbons are on the tail now?",
      "How many pegs are still in the game box? There were {x} when it was new, and {y} have been lost.",
    ],
  },
  {
    id: "single/broke-or-cracked",
    expression: "x-y",
    numbers: { x: "24..96", y: "3..20" },
    texts: [
      "The waiter carried {x} glasses. {y} slipped off the tray and broke. How many glasses are whole?",
      "Of {x} light bulbs along the pier, {y} were smashed by the storm. How many bulbs were not smashed?",
      "{n} dropped a box of {x} ornaments. {y} cracked. The rest were fine. How many ornaments were fine?",
      "A potter took {x} bowls from the kiln and found that {y} had cracked in the heat. How many good bowls did she get?",
    ],
  },
  {
    id: "single/used-for-a-project",
    expression: "x-y",
    numbers: { x: "30..99", y: "5..28" },
    texts: [
      "{n} needed {y} craft sticks to make a bridge. {He} took them from a pack of {x}. How many craft sticks remain in the pack?",
      "There were {x} thumbtacks in the tray before {m} pinned up {mhis} map with {y} of them. How many are in the tray now?",
      "The carpenter has {x} screws and a shelf takes {y}. How many screws will be left when the shelf is up?",
      "Mrs. Gray bought {x} yards of yarn. Her scarf used up {y} yards. How many yards of yarn does she have left over?",
    ],
  },
  {
    id: "single/eaten-up",
    expression: "x-y",
    numbers: { x: "20..70", y: "3..18" },
    texts: [
      "{x} {f} were on the table. The children ate {y} of them. How many {f} were left?",
      "A squirrel hid {x} acorns and later ate {y} of those. How many hidden acorns remain?",
      "How many rice cakes are in the bag now, if it had {x} rice cakes and {n} snacked on {y}?",
      "At the start of the hike {n} packed {x} dried apricots. By the time {he} got to the top, {y} had been eaten. How many did {he} still have?",
    ],
  },
  {
    id: "single/sold-during-the-day",
    expression: "x-y",
    numbers: { x: "40..120", y: "8..38" },
    texts: [
      "In the morning the {shop} had {x} {o}. By closing time it had sold {y}. How many {o} were not sold?",
      "{y} of the farmer's {x} melons were bought at the market. He took the others back home. How many melons did he take home?",
      "A newsstand begins with {x} papers. {y} are sold before nine o'clock. How many papers does it have at nine?",
      "{n} brought {x} keychains to the craft sale, and customers took {y} of them. How many keychains does {n} have to pack up?",
    ],
  },
  {
    id: "single/leaving-one-by-one",
    expression: "x-y",
    numbers: { x: "28..90", y: "4..25" },
    texts: [
      "{x} {u} were at the party. {y} went home early. How many {u} stayed?",
      "The ferry carried {x} passengers to the island, where {y} got off. How many passengers sailed on?",
      "When the bell rang, {y} of the {x} children on the field ran inside. How many children were on the field after that?",
      "Our hiking club has {x} members. At the end of the month {y} will move away. How many members will it have then?",
    ],
  },
  {
    id: "single/animals-going-off",
    expression: "x-y",
    numbers: { x: "22..75", y: "3..20" },
    texts: [
      "{x} crows sat in the oak. A dog barked and {y} flew away. How many crows still sat there?",
      "From a herd of {x} goats, {y} slipped through the fence. How many goats are inside the fence?",
      "{n} let {y} of {his} {x} tadpoles go in the creek. How many tadpoles did {he} keep?",
      "There are {x} seals on the rocks. If {y} slide into the sea, how many will be on the rocks?",
    ],
  },
  {
    id: "single/spent-in-a-shop",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "30..99", y: "4..28" },
    texts: [
      "{n} went into the {shop} with ${x} and spent ${y} there. How much did {he} walk out with?",
      "{n} had ${x}. A new bike bell cost {him} ${y}. How much money remains?",
      "Out of the ${x} for the picnic, ${y} went for ice. How many dollars are left for food?",
      "{m} pays ${y} for a haircut. {mHe} had ${x} before. What does {mhe} have after the haircut?",
    ],
  },
  {
    id: "single/cut-off-or-shorter",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..26" },
    texts: [
      "A board is {x} inches long. {n} saws off {y} inches. How long is the piece that remains?",
      "{n}'s hair reached {x} centimeters below {his} chin. The barber cut off {y} centimeters. How far below the chin does it reach now?",
      "The candle was {x} millimeters high when it was lit and has burned down by {y} millimeters. How high is it?",
      "How many feet of garden hose are left on the reel after {y} of its {x} feet are cut away?",
    ],
  },
  {
    id: "single/taken-down-or-erased",
    expression: "x-y",
    numbers: { x: "26..80", y: "4..22" },
    texts: [
      "The teacher wrote {x} words on the board and wiped off {y}. How many words can still be read?",
      "{x} posters hung in the hallway until {n} took {y} of them down. How many hang there now?",
      "{n} deleted {y} photos from {his} phone. There had been {x} on it. How many photos are on the phone now?",
      "On the Christmas tree there are {x} lights. If {y} of them go out, how many will shine?",
    ],
  },
  {
    id: "single/thrown-out-as-bad",
    expression: "x-y",
    numbers: { x: "35..99", y: "4..30" },
    texts: [
      "{n} looked through {x} potatoes and threw out {y} that were rotten. How many good potatoes were there?",
      "In a drawer {m} found {x} markers. {y} had dried out, so they went into the trash. How many markers went back into the drawer?",
      "The factory tested {x} alarm clocks. {y} failed the test and were not sent to stores. How many were sent?",
      "How many of the {x} eggs can be sold if {y} are too small to sell?",
    ],
  },
  {
    id: "single/let-out-of-a-store",
    expression: "x-y",
    numbers: { x: "40..150", y: "6..38" },
    texts: [
      "The library owns {x} audiobooks, and {y} are checked out at the moment. How many audiobooks are on the shelves?",
      "A boat rental has {x} canoes. {y} are out on the lake. How many canoes are at the dock?",
      "{y} of the hospital's {x} beds have patients in them. How many beds are empty?",
      "The ski lodge lent out {y} pairs of boots this morning. It has {x} pairs in all. How many pairs are still there to lend?",
    ],
  },
  {
    id: "single/number-goes-down",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..35" },
    texts: [
      "At noon the thermometer read {x} degrees. By night it had fallen {y} degrees. What did it read at night?",
      "{n} missed a question and lost {y} points. {He} had {x} points before that. What is {his} score now?",
      "The elevator was on floor {x} and went down {y} floors. On which floor did it stop?",
      "The tank held {x} gallons of water. The cows drank {y} gallons. How many gallons does it hold now?",
    ],
  },
  {
    id: "single/given-out-in-class",
    expression: "x-y",
    numbers: { x: "35..90", y: "8..32" },
    texts: [
      "Mr. Boone copied {x} worksheets and gave one to each of his {y} students. How many copies did he have left?",
      "{n} handed each guest one of {his} {x} party hats. There were {y} guests. How many party hats were not used?",
      "A nurse had {x} bandages. Today {y} children came to her, and every one got a bandage. How many bandages does she have now?",
      "There were {x} juice pouches in the cooler. Each of the {y} players drank one. How many pouches were still in the cooler?",
    ],
  },
];

/** Two amounts are put together. */
const TOGETHER: readonly WordingFamily[] = [
  {
    id: "single/two-people-same-thing",
    expression: "x+y",
    numbers: { x: "5..80", y: "5..80" },
    texts: [
      "{n} has {x} {o} and {m} has {y}. How many {o} do they have together?",
      "Tell how many snowballs lay ready for the fort if {n} rolled {x} and {m} rolled {y}.",
      "{m} blew {y} soap bubbles. {n} blew {x}. What is the total number of bubbles that the two blew?",
      "The two sisters pour their rubber bands into one drawer. The older one brings {x}, and the younger one brings {y}. How many rubber bands go into the drawer?",
    ],
  },
  {
    id: "single/two-colors-in-a-place",
    expression: "x+y",
    numbers: { x: "6..90", y: "6..90" },
    texts: [
      "{x} {color} cars and {y} {color2} cars are parked by the {place}. How many cars are parked there?",
      "In {n}'s quilt there are {y} {color2} squares and {x} {color} ones, and no others. How many squares does the quilt have?",
      "How many paper stars hang from the ceiling, if {x} of them are {color} and the other {y} are {color2}?",
      "{n} strung {x} {color} beads. Then {he} strung {y} {color2} beads on the same thread. How many beads are on it?",
    ],
  },
  {
    id: "single/two-kinds-in-one-kitchen",
    expression: "x+y",
    numbers: { x: "6..60", y: "5..60" },
    texts: [
      "The chef peeled {x} carrots and {y} turnips for the stew. How many vegetables did the chef peel?",
      "On the tray lie {x} cheese sandwiches and {y} egg sandwiches. How many sandwiches lie on the tray?",
      "{n} washed {y} forks after {he} had washed {x} spoons. How many pieces of silverware did {he} wash?",
      "How many pies did the church ladies bake if they baked {x} peach pies and {y} pecan pies?",
    ],
  },
  {
    id: "single/two-days-one-count",
    expression: "x+y",
    numbers: { x: "8..120", y: "8..120" },
    texts: [
      "{x} people visited the lighthouse on {day}, and {y} visited it on {day2}. How many people visited it on these two days?",
      "{n} folded {y} paper cranes on {day2}. The day before that {he} had folded {x}. How many cranes did {he} fold over the two days?",
      "Yesterday the crew mixed {x} bags of cement. Today it is {y} bags. How many bags does the crew mix in the two days?",
      "How many miles did the cyclist ride on the weekend? He rode {x} on Saturday and {y} on Sunday.",
    ],
  },
  {
    id: "single/boys-and-girls-somewhere",
    expression: "x+y",
    numbers: { x: "9..60", y: "9..60" },
    texts: [
      "{x} boys and {y} girls are in the chess club. How many children are in the club?",
      "The school play has parts for {y} girls and {x} boys. How many parts are there?",
      "How many kids went to the skating rink with Ms. Wood, if {x} of them were girls and {y} were boys?",
      "A camp has {x} boys. It also has {y} girls. Find how many campers it has altogether.",
    ],
  },
  {
    id: "single/two-kinds-of-animals",
    expression: "x+y",
    numbers: { x: "5..70", y: "5..70" },
    texts: [
      "On Mr. Hale's ranch {x} llamas and {y} donkeys graze. How many animals graze there?",
      "{n} saw {y} turtles and {x} frogs at the pond. How many animals did {he} see?",
      "The zoo's bird house has {x} parrots; the rest of its birds are {y} owls. How many birds live in the bird house?",
      "Beetles: {x}. Butterflies: {y}. How many insects are in {m}'s collection?",
    ],
  },
  {
    id: "single/two-containers",
    expression: "x+y",
    numbers: { x: "7..80", y: "7..80" },
    texts: [
      "There are {x} {o} in one of the {c} and {y} in another. How many {o} are there in both?",
      "{n} keeps {x} stamps in an album and {y} in an envelope. How many stamps does {n} keep?",
      "The top drawer holds {x} socks, the bottom drawer {y}. If all of them are put in one basket, how many socks are in the basket?",
      "How many crates are on the two trucks when the first one carries {x} and the second one carries {y}?",
    ],
  },
  {
    id: "single/length-of-two-parts",
    expression: "x+y",
    numbers: { x: "8..70", y: "8..70" },
    texts: [
      "{n} taped a strip of paper {x} centimeters long to the end of one that is {y} centimeters long, with no overlap. How long is the strip now?",
      "From {n}'s house to the library it is {x} blocks. From the library on to the rink it is {y} blocks. How many blocks does {he} walk to the rink by way of the library?",
      "The plumber joins a {x}-foot pipe and a {y}-foot pipe end to end. What length of pipe does he get?",
      "How many kilometers did the bus drive, if it drove {x} before its stop for gas and {y} after it?",
    ],
  },
  {
    id: "single/time-of-two-tasks",
    expression: "x+y",
    units: ["minutes"],
    numbers: { x: "6..55", y: "6..55" },
    texts: [
      "{n} practiced scales for {x} minutes and then a song for {y} minutes. How many minutes did {he} practice?",
      "The soup simmers for {x} minutes. Before that, the onions fry for {y} minutes. How long do the two steps take together?",
      "It took {m} {y} minutes to vacuum the rug and {x} minutes to dust the shelves. How long did {mhe} clean?",
      "How long was {n} on the road this morning? {He} spent {x} minutes on the train and {y} minutes on a bus.",
    ],
  },
  {
    id: "single/weights-on-one-scale",
    expression: "x+y",
    numbers: { x: "5..80", y: "5..80" },
    texts: [
      "A crate of pears weighs {x} pounds. A crate of grapes weighs {y} pounds. What do both crates weigh?",
      "{n} puts a {y}-gram stone on the scale next to one of {x} grams. What does the scale show?",
      "If the suitcase weighs {x} kilograms and the backpack weighs {y} kilograms, how many kilograms of luggage does {n} have?",
      "The recycling truck picked up {x} pounds of paper on Oak Street and {y} pounds on Elm Street. How many pounds of paper did it pick up?",
    ],
  },
  {
    id: "single/votes-and-answers",
    expression: "x+y",
    numbers: { x: "11..95", y: "11..95" },
    texts: [
      "In the vote for a class pet, the hamster got {x} votes and the gecko got {y}. Nobody voted for anything else. How many votes were there?",
      "{x} people answered yes. {y} answered no. How many people answered?",
      "On the math test {n} had {y} wrong answers and {x} right ones. How many questions were on the test, if {n} answered every one?",
      "Everyone chose milk or tea. If {x} {u} chose tea and {y} chose milk, how many {u} chose?",
    ],
  },
  {
    id: "single/two-scores-of-a-game",
    expression: "x+y",
    numbers: { x: "8..90", y: "8..90" },
    texts: [
      "In the first half our team made {x} points. In the second half it made {y}. What was its final score?",
      "{n} threw two darts. One scored {x} and the other scored {y}. What do the two darts score together?",
      "{m} jumped rope {y} times without a miss, and {n} {x} times. How many jumps is that in all?",
      "How many pins did {n} knock down in two games if {he} knocked down {x} in one and {y} in the other?",
    ],
  },
  {
    id: "single/two-rooms-or-floors",
    expression: "x+y",
    numbers: { x: "10..90", y: "10..90" },
    texts: [
      "Upstairs there are {x} desks, and downstairs there are {y}. How many desks does the office have?",
      "{y} windows face the street and {x} windows face the yard. How many windows does the house have on these two sides?",
      "How many guests does the inn have tonight if {x} sleep in the main house and {y} sleep in the cottages?",
      "The parking garage has {x} spaces on its lower level. Its upper level has {y}. How many spaces are there?",
    ],
  },
  {
    id: "single/two-purchases",
    expression: "x+y",
    units: ["dollars"],
    numbers: { x: "6..90", y: "5..80" },
    texts: [
      "{n} buys a drum for ${x} and a pair of drumsticks for ${y}. How much does {he} pay?",
      "The vet's bill has two lines: ${x} for the checkup and ${y} for the pills. How much is the bill?",
      "A tablecloth is ${y}. A set of napkins is ${x}. How much money does {m} need to get them both?",
      "How much did the family spend on the boat trip, if the tickets were ${x} and lunch on board was ${y}?",
    ],
  },
  {
    id: "single/things-made-by-two-groups",
    expression: "x+y",
    numbers: { x: "12..120", y: "12..120" },
    texts: [
      "The second graders made {x} paper snowflakes, and the third graders made {y}. How many snowflakes can be hung up?",
      "The morning shift packed {x} boxes. {y} boxes were packed by the evening shift. How many boxes were packed?",
      "How many blankets did the two clubs knit for the hospital if the knitting club made {x} of them and the garden club {y}?",
      "{y} letters were written by the boys' team and {x} by the girls' team. All were mailed. How many letters were mailed?",
    ],
  },
];

/** Two amounts are compared: how many more or fewer. */
const GAPS: readonly WordingFamily[] = [
  {
    id: "single/more-things-of-one-person",
    expression: "x-y",
    numbers: { x: "25..95", y: "4..22" },
    texts: [
      "{n} has {x} {o}. {m} has {y} {o}. How many more {o} does {n} have than {m}?",
      "{m} carved {y} whistles while {n} carved {x}. By how many did {n} beat {m}?",
      "Compare the two coin jars: {m}'s holds {y} coins, {n}'s holds {x}. How many coins more are in {n}'s?",
      "How many fewer pine branches did {m} drag to the fire than {n}, if {n} dragged {x} and {m} dragged {y}?",
    ],
  },
  {
    id: "single/one-kind-outnumbers",
    expression: "x-y",
    numbers: { x: "25..95", y: "4..22" },
    texts: [
      "The florist has {x} carnations and {y} irises. How many more carnations than irises does she have?",
      "In the toolbox are {y} bolts and {x} nuts. How many nuts will have no bolt?",
      "A cook counts {x} lids and {y} pots. How many more lids than pots are there?",
      "How many fewer buses than trucks crossed the bridge? {n} counted {y} buses and {x} trucks.",
    ],
  },
  {
    id: "single/color-more-than-color",
    expression: "x-y",
    numbers: { x: "22..80", y: "3..20" },
    texts: [
      "{n} has {x} {color} shirts for sale and {y} {color2} ones. How many fewer {color2} shirts than {color} shirts are for sale?",
      "On the long banner {x} stripes are {color}. {y} stripes are {color2}. How many more {color} stripes are there?",
      "The bag held {y} {color2} jelly beans and {x} {color} jelly beans. The {color} ones are more. How many more?",
      "By how many do the {x} {color} tents in the camp outnumber the {y} {color2} tents?",
    ],
  },
  {
    id: "single/day-against-day",
    expression: "x-y",
    numbers: { x: "40..140", y: "6..38" },
    texts: [
      "The ice rink had {x} skaters on {day} and only {y} on {day2}. How many more skaters came on {day}?",
      "{n} found {y} four-leaf clovers in {month} and {x} in {month2}. How many more did {he} find in {month2}?",
      "Yesterday the mail carrier brought {x} packages. Today he brought {y}. How many fewer packages did he bring today?",
      "How many more cups of cocoa did the stand sell in the snow than in the sun, if it sold {x} on the snowy day and {y} on the sunny day?",
    ],
  },
  {
    id: "single/boys-against-girls",
    expression: "x-y",
    numbers: { x: "22..70", y: "5..20" },
    texts: [
      "There are {x} girls and {y} boys in the dance class. How many more girls than boys are there?",
      "{y} girls and {x} boys tried out for the band. How many fewer girls tried out?",
      "If each of the {x} boys at the ball wants to dance with one of the {y} girls at the same time, how many boys must wait?",
      "At the swim meet {x} swimmers are girls. {y} swimmers are boys. What is the difference between the number of girls and the number of boys?",
    ],
  },
  {
    id: "single/animals-here-than-there",
    expression: "x-y",
    numbers: { x: "24..90", y: "4..22" },
    texts: [
      "{x} horses are in the field and {y} horses are in the stable. How many more horses are in the field than in the stable?",
      "Farmer Dell milks {y} cows. His neighbor milks {x}. How many cows more does the neighbor milk?",
      "In the tide pool {n} counted {x} snails and {y} starfish. How many fewer starfish than snails did {he} count?",
      "By what number do the {x} {a} on the big island exceed the {y} {a} on the small one?",
    ],
  },
  {
    id: "single/price-against-price",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "35..120", y: "8..32" },
    texts: [
      "The {color} lamp is ${x}, and the {color2} lamp is ${y}. How much more does the {color} lamp cost?",
      "{n} can take the bus for ${y} or the train for ${x}. How much does {he} save by taking the bus?",
      "A tent costs ${x} in one store. The same tent is ${y} in another. What is the difference in price?",
      "How much cheaper is a used guitar for ${y} than a new one for ${x}?",
    ],
  },
  {
    id: "single/score-against-score",
    expression: "x-y",
    numbers: { x: "30..99", y: "8..28" },
    texts: [
      "The Hawks scored {x} points and the Owls scored {y}. By how many points did the Hawks win?",
      "{n}'s high score is {x}. Today {he} got {y}. How far below {his} high score was {he}?",
      "Our side had {y} goals in the season, theirs had {x}. How many goals fewer did we have?",
      "{m} spelled {y} words right, and {n} spelled {x} right. How many more words did {n} spell right?",
    ],
  },
  {
    id: "single/enough-for-each",
    expression: "x-y",
    numbers: { x: "25..80", y: "6..22" },
    texts: [
      "There are {x} guests and {y} chairs. How many guests will have to stand?",
      "{x} kids want a sled, but there are just {y} sleds. How many kids cannot have one?",
      "Every one of the {x} dolls is to get a hat, and {n} has {y} hats. How many dolls will go without a hat?",
      "How many birds cannot find a nest box of their own if there are {y} boxes and {x} birds?",
    ],
  },
  {
    id: "single/done-more-by-one",
    expression: "x-y",
    numbers: { x: "30..99", y: "6..28" },
    texts: [
      "{n} swam {x} laps, but {m} stopped after {y}. How many laps more did {n} swim?",
      "{m} shelved {y} books and {n} shelved {x} books. How many fewer did {m} shelve?",
      "While {n} hit {x} balls, {his} brother hit {y}. How many more balls did {n} hit than {his} brother?",
      "How many more windows did the first cleaner wash than the second? The first washed {x}. The second washed {y}.",
    ],
  },
  {
    id: "single/seats-of-two-vehicles",
    expression: "x-y",
    numbers: { x: "40..120", y: "9..38" },
    texts: [
      "A bus has {x} seats and a van has {y}. How many fewer seats does the van have?",
      "The old theater seats {y} people. The new one seats {x}. How many more people can see a play in the new one?",
      "One ferry takes {x} cars, and another takes {y} cars. How many more cars fit on the larger ferry?",
      "How many more floors are in the glass tower than in the brick tower if the brick tower has {y} floors and the glass tower has {x}?",
    ],
  },
  {
    id: "single/liked-best-chart",
    expression: "x-y",
    numbers: { x: "21..60", y: "3..19" },
    texts: [
      "A chart shows that {x} students like art best and {y} like music best. How many more students like art best than music?",
      "{y} people voted for the beach, {x} for the mountains. By how many votes did the mountains win?",
      "The bar for soccer goes up to {x}. The bar for hockey goes up to {y}. How much higher is the bar for soccer?",
      "When asked for their favorite pet, {x} children said dog and {y} said rabbit. How many fewer said rabbit?",
    ],
  },
  {
    id: "single/pages-of-two-books",
    expression: "x-y",
    numbers: { x: "90..300", y: "20..85" },
    texts: [
      "{n}'s mystery book has {x} pages. {His} joke book has {y} pages. How many more pages are in the mystery book?",
      "One song book has {y} songs, and a thicker one has {x}. How many songs more does the thicker one have?",
      "A dictionary for beginners lists {y} animals. The big dictionary lists {x}. How many fewer are in the one for beginners?",
      "How many pages longer is the report of {x} pages than the report of {y} pages?",
    ],
  },
  {
    id: "single/people-in-two-places",
    expression: "x-y",
    numbers: { x: "50..400", y: "12..48" },
    texts: [
      "{x} people live in our building, and {y} people live in the building across the street. How many more live in ours?",
      "The village of Elmdale has {y} houses. The village of Rockford has {x}. How many more houses does Rockford have?",
      "There were {x} fans at the final game. At the first game there were {y}. How many fewer fans were at the first game?",
      "How many more {u} are at the {place} than at the {place2}, if {x} are at the {place} and {y} at the {place2}?",
    ],
  },
  {
    id: "single/question-about-the-difference",
    expression: "x-y",
    numbers: { x: "40..99", y: "11..38" },
    texts: [
      "Find the difference between {x} candles on one cake and {y} candles on another.",
      "{n} guessed there were {x} gumballs in the jar. There were really {y}. How far off was the guess?",
      "A wolf pack has {y} wolves. A sheep herd has {x} sheep. What is the difference between these numbers of animals?",
      "Tell how many more strings the harp has than the zither: the harp has {x} and the zither has {y}.",
    ],
  },
];

/** Two lengths, weights, ages or times are compared. */
const MEASURE_GAPS: readonly WordingFamily[] = [
  {
    id: "single/how-much-taller",
    expression: "x-y",
    numbers: { x: "56..95", y: "31..54" },
    texts: [
      "{n}'s sunflower is {x} inches tall, and {his} cousin's is {y} inches tall. How much taller is {n}'s sunflower?",
      "The pine is {x} feet high. The fir beside it is {y} feet high. How many feet shorter is the fir?",
      "How much higher is the top diving board than the low one if the low one is {y} decimeters above the water and the top one {x} decimeters?",
      "A giraffe reaches leaves {x} inches up. A deer reaches {y} inches up. How many inches higher can the giraffe reach?",
    ],
  },
  {
    id: "single/how-much-older",
    expression: "x-y",
    units: ["years"],
    numbers: { x: "58..90", y: "4..19" },
    texts: [
      "{n} is {y} years old. {His} grandfather is {x}. How much older is {his} grandfather?",
      "The oak by the church is {x} years old, while the maple is {y} years old. How many years younger is the maple?",
      "Grandma is {x} and {n} is {y}. What is the difference in their ages?",
      "By how many years is a {x}-year-old tortoise older than one that is {y} years old?",
    ],
  },
  {
    id: "single/how-much-heavier",
    expression: "x-y",
    numbers: { x: "40..99", y: "8..36" },
    texts: [
      "{n}'s dog weighs {x} pounds and {m}'s dog weighs {y} pounds. How much heavier is {n}'s dog?",
      "A full bucket weighs {x} pounds. Empty, it weighs {y} pounds. How many pounds does the sand in it weigh?",
      "How many grams lighter is a letter of {y} grams than a letter of {x} grams?",
      "A loaf of rye bread weighs {x} ounces. A loaf of white bread weighs {y} ounces. What is the difference between their weights?",
    ],
  },
  {
    id: "single/how-much-longer-object",
    expression: "x-y",
    numbers: { x: "40..99", y: "9..37" },
    texts: [
      "One rope is {x} feet long, another is {y} feet long. How much longer is the first rope?",
      "{n}'s scarf measures {y} inches. {m}'s measures {x} inches. How many inches longer is {m}'s scarf?",
      "The river bridge is {x} meters long; the bridge over the railroad is {y} meters long. By how many meters is the second one shorter?",
      "How much longer is the {color} snake than the {color2} snake, if the {color2} one is {y} inches and the {color} one is {x} inches?",
    ],
  },
  {
    id: "single/how-much-longer-time",
    expression: "x-y",
    units: ["minutes"],
    numbers: { x: "35..95", y: "6..32" },
    texts: [
      "The cartoon lasts {y} minutes, and the nature film lasts {x} minutes. How much longer is the nature film?",
      "By bike {n} needs {y} minutes to get to school. On foot {he} needs {x}. How many minutes does {he} save with the bike?",
      "{n} slept {x} minutes in the afternoon while the baby slept only {y}. How many minutes longer did {n} sleep?",
      "How much faster was the winner, who finished in {y} minutes, than the last runner, who took {x} minutes?",
    ],
  },
  {
    id: "single/how-much-farther",
    expression: "x-y",
    numbers: { x: "40..150", y: "8..38" },
    texts: [
      "The lake is {x} miles away and the beach is {y} miles away. How much farther away is the lake?",
      "{n} threw the ball {y} feet. {m} threw it {x} feet. How many feet farther did {m} throw it?",
      "The short trail is {y} kilometers long. The long trail is {x} kilometers long. How many kilometers less do you walk on the short trail?",
      "How many yards nearer to the shore is the first buoy, at {y} yards, than the second one, at {x} yards?",
    ],
  },
  {
    id: "single/how-much-warmer",
    expression: "x-y",
    units: ["degrees"],
    numbers: { x: "45..99", y: "12..43" },
    texts: [
      "It is {x} degrees in the greenhouse and {y} degrees outside. How much warmer is it in the greenhouse?",
      "At dawn the thermometer showed {y} degrees. At two o'clock it showed {x}. By how many degrees did it get warmer?",
      "The soup was {x} degrees hot, and now it is down to {y} degrees. How many degrees has it cooled?",
      "How many degrees colder was {day} than {day2}? On {day} it was {y} degrees, and on {day2} it was {x}.",
    ],
  },
  {
    id: "single/how-much-deeper",
    expression: "x-y",
    numbers: { x: "40..99", y: "8..36" },
    texts: [
      "The new well is {x} feet deep; the old one was {y} feet deep. How much deeper is the new well?",
      "{n} dived {x} feet down and {m} dived {y} feet down. How many feet deeper did {n} dive?",
      "At one end of the harbor the water is {y} feet deep, at the other end it is {x}. What is the difference in depth?",
      "Last winter the snow was {x} inches deep. This winter it is {y} inches deep. How many inches less snow is there?",
    ],
  },
  {
    id: "single/between-two-dates-or-floors",
    expression: "x-y",
    numbers: { x: "15..28", y: "2..13" },
    texts: [
      "{n} lives on floor {x}. {m} lives in the same building on floor {y}. How many floors above {m} does {n} live?",
      "How many days of camp are left after day {y}, if the last day of camp is day {x}?",
      "It is {month} {y}. The fair opens on {month} {x}. In how many days does it open?",
      "The team bus leaves at mile marker {y} and stops at mile marker {x} of the same road. How many miles does it go?",
    ],
  },
  {
    id: "single/from-one-reading-to-another",
    expression: "x-y",
    numbers: { x: "260..900", y: "40..240" },
    texts: [
      "When the trip began, the car's counter showed {y} miles. At the end it showed {x}. How many miles long was the trip?",
      "{n} opened {his} book at page {y} and stopped when {he} had turned ahead to page {x}. How many pages ahead did {he} get?",
      "The water meter read {x} gallons this morning. A week ago it read {y} gallons. How many gallons were used in the week?",
      "A plane was {y} meters above the ground and is now {x} meters above the ground. How many meters has it climbed?",
    ],
  },
  {
    id: "single/holds-more-liquid",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..27" },
    texts: [
      "The fish tank holds {x} liters, the bathtub for the dog {y} liters. How many more liters does the fish tank hold?",
      "{n} drank {y} ounces of water; {m} drank {x} ounces. How much less did {n} drink?",
      "The {color} barrel has {x} gallons of rainwater and the {color2} barrel has {y}. How many more gallons of rainwater are in the {color} barrel?",
      "How much more milk does the brown cow give than the black cow, if the brown cow gives {x} liters and the black cow gives {y}?",
    ],
  },
  {
    id: "single/years-between-events",
    expression: "x-y",
    units: ["years"],
    numbers: { x: "1950..1999", y: "1905..1940" },
    texts: [
      "The mill was built in {y} and torn down in {x}. How many years did it stand?",
      "A town hall was opened in {y}. In {x} it got a new roof. How many years after its opening was that?",
      "{n}'s great-grandmother was born in {y}. How old did she turn in {x}?",
      "The first ferry crossed the bay in {y}, and the last one crossed it in {x}. How many years apart were they?",
    ],
  },
];

/** Something is missing up to an amount that is wanted. */
const NEEDED: readonly WordingFamily[] = [
  {
    id: "single/collecting-to-a-goal",
    expression: "x-y",
    numbers: { x: "40..120", y: "8..37" },
    texts: [
      "{n} wants to collect {x} {o}. So far {he} has {y}. How many more does {he} need?",
      "Our class plans to gather {x} cans of food for the shelter. {y} cans are in. How many cans are still to come?",
      "{y} of the {x} signatures that {n} must get are on {his} list. How many are missing?",
      "How many badges away from {his} goal of {x} badges is {n}, who has earned {y}?",
    ],
  },
  {
    id: "single/money-for-a-wish",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "45..150", y: "9..42" },
    texts: [
      "{n} would like a telescope that costs ${x}. {He} has ${y}. How much more money does {he} need?",
      "{m} has ${y} in {mhis} purse, which is not enough for the ${x} jacket. How many dollars short is {mhe}?",
      "A ski pass is ${x}. {n}'s parents pay ${y} of it, and {n} pays the rest. How much does {n} pay?",
      "The club has raised ${y} toward a ${x} tent. What does it still have to raise?",
    ],
  },
  {
    id: "single/to-finish-a-book-or-list",
    expression: "x-y",
    numbers: { x: "60..200", y: "12..55" },
    texts: [
      "{n}'s book has {x} pages, and {he} is through with {y} of them. How many pages does {he} still have to read?",
      "The worksheet has {x} problems. {y} are solved. How many are not solved yet?",
      "{m} must learn {x} new words and knows {y} already. How many does {mhe} have left to learn?",
      "How many more envelopes does the clerk have to stamp if he has stamped {y} out of {x}?",
    ],
  },
  {
    id: "single/rest-of-the-way",
    expression: "x-y",
    numbers: { x: "40..180", y: "8..38" },
    texts: [
      "It is {x} miles to Grandma's farm. We have driven {y} miles. How many miles are still ahead of us?",
      "{n} is climbing a tower of {x} steps and has gone up {y}. How many steps are there to the top from where {he} is?",
      "A snail sits {y} inches up a wall that is {x} inches high. How far must it crawl to reach the top?",
      "The race is {x} laps long. After {y} laps, how many laps are left?",
    ],
  },
  {
    id: "single/fill-up-the-box",
    expression: "x-y",
    numbers: { x: "36..99", y: "7..33" },
    texts: [
      "An egg tray has room for {x} eggs, and there are {y} in it. How many more eggs fit?",
      "{n}'s sticker album has {x} spots. {He} has stuck in {y} stickers, one in each spot. How many spots are empty?",
      "The bus can take {x} riders. {y} have gotten on. For how many more is there room?",
      "How many cars can still park in a lot for {x} cars if {y} are already there?",
    ],
  },
  {
    id: "single/same-as-the-other",
    expression: "x-y",
    numbers: { x: "30..90", y: "6..28" },
    texts: [
      "{n} has {y} {o}, {m} has {x}. How many {o} must {n} get to have as many as {m}?",
      "There are {x} stones on the left side of the scale and {y} equal stones on the right side. How many stones must be put on the right side so that it balances?",
      "{m}'s tower is {x} cubes tall. {n}'s is {y} cubes tall. How many cubes does {n} have to add for the towers to be equally tall?",
      "How many points does the visiting team have to score to tie the game at {x}, if it has {y} points now?",
    ],
  },
  {
    id: "single/one-for-everybody-missing",
    expression: "x-y",
    numbers: { x: "26..80", y: "6..24" },
    texts: [
      "{x} children are coming to the picnic. {n} has {y} plates. How many more plates must {he} find so that each child has one?",
      "A teacher wants each of her {x} students to have a pair of goggles, but the lab owns {y} pairs. How many pairs should she borrow?",
      "The band has {y} music stands for its {x} players. Every player needs one. How many stands are missing?",
      "How many more life jackets have to be brought aboard? There are {y} on the boat, and {x} people will ride in it.",
    ],
  },
  {
    id: "single/recipe-still-wants",
    expression: "x-y",
    numbers: { x: "16..40", y: "3..14" },
    texts: [
      "The punch takes {x} cups of juice. {n} has poured in {y} cups. How many cups does {he} still have to pour in?",
      "For the big salad {m} needs {x} tomatoes, of which {y} are in the kitchen. How many must {mhe} buy?",
      "Grandma put {y} scoops of flour in the bowl. Her bread calls for {x}. How many scoops are lacking?",
      "How many more spoons of cocoa go into the pot if the recipe says {x} and {y} are in?",
    ],
  },
  {
    id: "single/time-still-to-wait",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..27" },
    texts: [
      "The cake has to be in the oven for {x} minutes. It has been in there for {y}. How many minutes longer must it stay?",
      "{n} has to wait {x} days for {his} birthday party. {y} days have passed. How many days of waiting remain?",
      "A kitten stays with its mother for {x} days. This one is {y} days old. In how many days may it leave?",
      "How much longer will the {x}-minute show go on when it has been on for {y} minutes?",
    ],
  },
  {
    id: "single/work-not-yet-done",
    expression: "x-y",
    numbers: { x: "32..90", y: "6..29" },
    texts: [
      "A gardener has {x} hedges to trim. He trimmed {y} before breakfast. How many hedges does he have yet to trim?",
      "{y} of {x} classrooms have been swept. How many classrooms must the janitor still sweep?",
      "{n} promised to paint {x} eggs for the fair. {He} has finished {y}. How many eggs are waiting to be painted?",
      "The dentist sees {x} patients today. {y} have been seen. How many has she not seen yet?",
    ],
  },
  {
    id: "single/grow-until-big-enough",
    expression: "x-y",
    numbers: { x: "45..64", y: "36..43" },
    texts: [
      "To ride the roller coaster you must be {x} inches tall. {n} is {y} inches tall. How much must {he} grow?",
      "A pumpkin of {x} pounds wins the prize each year. {n}'s pumpkin has {y} pounds now. How many more pounds must it gain to weigh that much?",
      "The plant may go outdoors when it is {x} centimeters high. It has reached {y}. How many centimeters are missing?",
      "{n} is {y} years old. In how many years will {he} be {x}?",
    ],
  },
  {
    id: "single/players-to-complete-a-group",
    expression: "x-y",
    numbers: { x: "22..60", y: "5..20" },
    texts: [
      "The parade needs {x} drummers, and {y} have signed up. How many more drummers must sign up?",
      "A ship sails with a crew of {x}. {y} sailors are on board. How many sailors are still ashore?",
      "The rowing camp takes place only if {x} kids come. {y} kids want to come. How many more are needed?",
      "How many more actors does the director have to find for the {x} roles if she has found {y}, each for one role?",
    ],
  },
];

/** An amount is told by how many more it is than another, or by how many fewer the other is; the larger one is asked. */
const LARGER_ASKED: readonly WordingFamily[] = [
  {
    id: "single/so-many-more-than-a-friend",
    expression: "x+y",
    numbers: { x: "8..80", y: "3..40" },
    texts: [
      "{m} has {x} {o}. {n} has {y} more {o} than {m}. How many {o} does {n} have?",
      "{n} drew {y} more stars than {m}, who drew {x}. How many stars did {n} draw?",
      "How many skips did {n}'s stone make if it made {y} more skips than {his} brother's stone, and {his} brother's made {x}?",
      "{x} geese followed the girl. {y} more than that followed the boy. How many geese followed the boy?",
    ],
  },
  {
    id: "single/friend-has-fewer",
    expression: "x+y",
    numbers: { x: "8..80", y: "3..30" },
    texts: [
      "{n} caught {x} crabs. That is {y} fewer than {m} caught. How many crabs did {m} catch?",
      "{m} has some {o}. {n} has {y} fewer {o} than {m}. If {n} has {x}, how many does {m} have?",
      "With {x} stickers on it, {n}'s guitar has {y} stickers fewer than {m}'s. How many stickers are on {m}'s guitar?",
      "How many cups did the first potter make? The second potter made {x}, which was {y} fewer than the first.",
    ],
  },
  {
    id: "single/this-time-more-than-last",
    expression: "x+y",
    numbers: { x: "15..120", y: "4..60" },
    texts: [
      "Last year {x} floats were in the parade. This year there are {y} more than last year. How many floats are there this year?",
      "{n} sold {x} cups of lemonade on {day}. On {day2} {he} sold {y} cups more than on {day}. How many did {he} sell on {day2}?",
      "The second concert drew {y} more listeners than the first. The first drew {x}. How many listeners came to the second?",
      "How many sit-ups can {n} do now if {he} can do {y} more than in the spring, when {he} could do {x}?",
    ],
  },
  {
    id: "single/last-time-fewer",
    expression: "x+y",
    numbers: { x: "15..120", y: "4..60" },
    texts: [
      "On {day} the museum had {x} visitors. This was {y} visitors fewer than on {day2}. How many visitors did it have on {day2}?",
      "The bees gave {x} jars of honey this summer, {y} fewer jars than the summer before. How many jars did they give the summer before?",
      "There are {y} fewer kids in swim class than there were in {month}. Now there are {x}. How many kids were in it in {month}?",
      "{n} did {x} sums today, and that is {y} fewer than {he} did yesterday. How many sums did {he} do yesterday?",
    ],
  },
  {
    id: "single/kind-with-more",
    expression: "x+y",
    numbers: { x: "8..90", y: "3..45" },
    texts: [
      "The aquarium has {x} sea horses. It has {y} more eels than sea horses. How many eels does it have?",
      "There are {y} more {color} tiles than {color2} tiles on the floor. {x} tiles are {color2}. How many are {color}?",
      "{n} owns {x} jazz records and {y} more folk records than that. How many folk records does {he} own?",
      "How many benches are in the park if there are {x} trash cans and the benches are {y} more than the trash cans?",
    ],
  },
  {
    id: "single/kind-with-fewer-is-known",
    expression: "x+y",
    numbers: { x: "8..90", y: "3..45" },
    texts: [
      "A toy shop has {x} puppets, {y} fewer than it has kites. How many kites does it have?",
      "In the orchard there are {y} fewer quince trees than fig trees. There are {x} quince trees. How many fig trees are there?",
      "{x} of the runners are women. The number of women is {y} less than the number of men. How many of the runners are men?",
      "We saw {x} deer and many rabbits. The deer were {y} fewer than the rabbits. How many rabbits did we see?",
    ],
  },
  {
    id: "single/taller-than-known",
    expression: "x+y",
    numbers: { x: "30..64", y: "3..12" },
    texts: [
      "{m} is {x} inches tall. {n} is {y} inches taller. How tall is {n}?",
      "The bench is {x} inches long, but the table is longer by {y} inches. How long is the table?",
      "{n}'s rabbit hutch is {y} inches lower than {his} hen house. The hutch is {x} inches high. How high is the hen house?",
      "The small ladder is {x} inches long. It is {y} inches shorter than the big ladder. What is the length of the big ladder?",
    ],
  },
  {
    id: "single/older-than-known",
    expression: "x+y",
    units: ["years"],
    numbers: { x: "4..40", y: "2..30" },
    texts: [
      "{m} is {x} years old. {n} was born {y} years before {m}. How old is {n}?",
      "{n} is {y} years older than {his} sister, who is {x}. How old is {n}?",
      "Our parrot is {x} years old and is {y} years younger than the neighbor's parrot. How old is the neighbor's parrot?",
      "How old is the piano teacher if {n} is {x} and the piano teacher is {y} years older?",
    ],
  },
  {
    id: "single/costs-more-than-known",
    expression: "x+y",
    units: ["dollars"],
    numbers: { x: "12..90", y: "3..40" },
    texts: [
      "A folding chair costs ${x}. A rocking chair costs ${y} more. What does a rocking chair cost?",
      "At ${x}, the plain cake is ${y} cheaper than the one with roses. How much is the cake with roses?",
      "{n} earns ${y} more a day than {m}. {m} earns ${x} a day. How much does {n} earn a day?",
      "How much did {n} spend at the fair, if {m} spent ${x}, which was ${y} less than {n} spent?",
    ],
  },
  {
    id: "single/takes-longer-or-farther",
    expression: "x+y",
    numbers: { x: "12..80", y: "4..40" },
    texts: [
      "The train ride takes {x} minutes, and the bus ride takes {y} minutes longer. How long is the bus ride?",
      "{n} ran {x} yards before {he} stopped. {m} ran {y} yards farther. How many yards did {m} run?",
      "The path through the woods is {y} yards shorter than the road. The path is {x} yards long. How long is the road?",
      "It took {n} {x} minutes to do the puzzle, {y} minutes less than it took {m}. How many minutes did {m} need?",
    ],
  },
];

/** An amount is told by how many fewer it is than another, or by how many more the other is; the smaller one is asked. */
const SMALLER_ASKED: readonly WordingFamily[] = [
  {
    id: "single/so-many-fewer-than-a-friend",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..26" },
    texts: [
      "{n} has {x} {o}. {m} has {y} fewer {o} than {n}. How many {o} does {m} have?",
      "{m} bagged {y} fewer groceries than {n}, who bagged {x}. How many did {m} bag?",
      "How many cartwheels did {m} turn if {n} turned {x} and {m} turned {y} fewer?",
      "The drummer knows {x} songs. The singer knows {y} fewer than that. How many songs does the singer know?",
    ],
  },
  {
    id: "single/more-than-somebody-unknown",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..26" },
    texts: [
      "{n} picked {x} lemons. {He} picked {y} more lemons than {m}. How many lemons did {m} pick?",
      "With {x} {o}, {n} has {y} more than {m}. How many {o} does {m} have?",
      "{n} read {y} more poems than {his} sister. If {n} read {x} poems, how many did {his} sister read?",
      "How many nests did the boys find? The girls found {x} nests, which is {y} more than the boys found.",
    ],
  },
  {
    id: "single/this-time-fewer-than-last",
    expression: "x-y",
    numbers: { x: "45..140", y: "6..42" },
    texts: [
      "On {day} {x} cars went through the car wash. On {day2} it was {y} fewer. How many cars went through on {day2}?",
      "{n} made {x} mistakes in {his} first typing test. In the second test {he} made {y} fewer. How many mistakes did {he} make in the second?",
      "This winter it snowed on {y} fewer days than last winter, when it snowed on {x} days. On how many days did it snow this winter?",
      "The farm had {x} pigs last fall and has {y} fewer this fall. How many pigs does it have this fall?",
    ],
  },
  {
    id: "single/now-more-than-before-unknown",
    expression: "x-y",
    numbers: { x: "45..140", y: "6..42" },
    texts: [
      "This week {x} people took the pottery class, {y} more than last week. How many took it last week?",
      "{n}'s new record is {x} hops on one foot. That's {y} more hops than {his} old record. What was {his} old record?",
      "There are {y} more members in the hiking club today than a year ago. Today there are {x}. How many were there a year ago?",
      "How many emails did the office get on {day}, if it got {x} on {day2} and that was {y} more than on {day}?",
    ],
  },
  {
    id: "single/kind-with-fewer-asked",
    expression: "x-y",
    numbers: { x: "28..95", y: "4..24" },
    texts: [
      "A fisherman has {x} hooks and {y} fewer floats than hooks. How many floats does he have?",
      "{x} {color} flags fly over the stadium. The {color2} flags are {y} fewer. How many {color2} flags fly there?",
      "In the choir there are {y} fewer altos than sopranos. How many altos are there if there are {x} sopranos?",
      "The bakery made {x} rye loaves today. It made {y} fewer wheat loaves. How many wheat loaves did it make?",
    ],
  },
  {
    id: "single/kind-with-more-is-known",
    expression: "x-y",
    numbers: { x: "28..95", y: "4..24" },
    texts: [
      "A pond has {x} ducks. It has {y} more ducks than swans. How many swans does the pond have?",
      "{n} put {x} raisins into the batter, {y} more than the number of nuts. How many nuts went in?",
      "There are {y} more chairs than stools in the diner, which has {x} chairs. How many stools are in the diner?",
      "Of {n}'s stamps, {x} are from Peru. These are {y} more than the stamps from Chile. How many stamps from Chile does {n} have?",
    ],
  },
  {
    id: "single/shorter-than-known",
    expression: "x-y",
    numbers: { x: "40..75", y: "3..16" },
    texts: [
      "{n} is {x} inches tall, and {m} is {y} inches shorter. How tall is {m}?",
      "The tomato plant is {x} inches high. It is {y} inches higher than the pepper plant. How high is the pepper plant?",
      "{m}'s jump was {y} inches shorter than {n}'s jump of {x} inches. How long was {m}'s jump?",
      "The window is {x} inches wide and is wider than the door by {y} inches. How wide is the door?",
    ],
  },
  {
    id: "single/younger-or-lighter-than-known",
    expression: "x-y",
    numbers: { x: "58..80", y: "3..18" },
    texts: [
      "Aunt Rosa is {x}. Her husband is {y} years younger. How old is her husband?",
      "{n}'s grandfather is {x} years old, which makes him {y} years older than {n}'s grandmother. How old is {n}'s grandmother?",
      "A sheepdog weighs {x} pounds, {y} pounds more than a spaniel. What does the spaniel weigh?",
      "How old was {n} {y} years ago, if {he} is {x} years old today?",
    ],
  },
  {
    id: "single/costs-less-than-known",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "28..120", y: "4..25" },
    texts: [
      "The leather boots cost ${x}. The rubber boots are ${y} less. How much are the rubber boots?",
      "{n} spent ${x} on {his} costume. This is ${y} more than {m} spent on {mhis} costume. How much did {m} spend?",
      "A rug with a price of ${x} is marked down by ${y}. What must you pay for it now?",
      "How much was the ticket last year? This year it is ${x}, and that is ${y} more than last year.",
    ],
  },
  {
    id: "single/sooner-or-nearer-than-known",
    expression: "x-y",
    numbers: { x: "32..95", y: "4..28" },
    texts: [
      "{n} finished the maze in {x} minutes. {m} was {y} minutes faster. How many minutes did {m} take?",
      "It is {x} miles to the airport. The train station is {y} miles closer. How far is the train station?",
      "Today's storm lasted {x} minutes, {y} minutes longer than yesterday's. How long was yesterday's storm?",
      "{n} hiked {x} miles this month, which was {y} more than last month. How many miles did {he} hike last month?",
    ],
  },
];

/** The amount at the beginning is asked. */
const BEGINNING: readonly WordingFamily[] = [
  {
    id: "single/had-before-a-gift",
    expression: "x-y",
    numbers: { x: "30..95", y: "5..27" },
    texts: [
      "{n} had some {o}. {m} gave {him} {y} more, and now {n} has {x}. How many did {n} have at first?",
      "After {his} uncle gave {him} {y} arrowheads, {n} owned {x} of them. How many arrowheads did {he} own before?",
      "How many bows did {m} have to start with? Today {mhe} got {y} bows, which makes {x}.",
      "Now that {y} new books have come, the classroom library counts {x} books. How many books did it count before they came?",
    ],
  },
  {
    id: "single/there-before-some-came",
    expression: "x-y",
    numbers: { x: "26..90", y: "4..23" },
    texts: [
      "Some {u} were in the {place}. {y} more came in, which made {x}. How many were there in the beginning?",
      "{y} sparrows joined the birds on the wire. Then there were {x}. How many birds were on the wire before?",
      "The train left with {x} riders after {y} got on at the last stop and nobody got off. How many riders had it before that stop?",
      "When {y} late guests had sat down, {x} guests were at the table. How many sat there earlier?",
    ],
  },
  {
    id: "single/had-before-giving-away",
    expression: "x+y",
    numbers: { x: "4..60", y: "4..50" },
    texts: [
      "{n} gave {y} {o} to {m} and has {x} left. How many {o} did {n} have before?",
      "{n} now has {x} yo-yos, because {he} let {his} cousin have {y}. How many did {he} have at the start?",
      "Mrs. Lind handed out {y} pencils. {x} pencils are still in her hand. How many pencils did she hold in the beginning?",
      "How many roses were in the bouquet at first if {x} are in it now, after {y} were given to the dancers?",
    ],
  },
  {
    id: "single/there-before-some-left",
    expression: "x+y",
    numbers: { x: "4..60", y: "4..50" },
    texts: [
      "{y} kids got off the school bus. {x} stayed on. How many kids were on the bus before?",
      "A flock of pigeons sat on the roof. When {y} flew off, {x} were left. How many pigeons had been sitting there?",
      "{x} campers are still by the fire, and {y} have gone to their tents. How many campers were by the fire at first?",
      "After {y} {u} had left the {place}, {x} remained. How many {u} had there been?",
    ],
  },
  {
    id: "single/whole-before-it-was-eaten",
    expression: "x+y",
    numbers: { x: "3..50", y: "3..40" },
    texts: [
      "{n} ate {y} {f}. {x} {f} are left. How many were there to begin with?",
      "The rabbits nibbled away {y} cabbages; now {x} stand in the field. How many cabbages stood in the field before?",
      "There are {x} pretzels in the bowl. Before the movie there were {y} more. How many pretzels were in it then?",
      "How many muffins did the inn bake if the guests ate {y} and {x} went back to the kitchen?",
    ],
  },
  {
    id: "single/money-before-spending",
    expression: "x+y",
    units: ["dollars"],
    numbers: { x: "5..80", y: "4..70" },
    texts: [
      "{n} paid ${y} for a book and was left with ${x}. How much money did {he} have when {he} came in?",
      "There is ${x} in the jar now. Yesterday Mom took out ${y}. How much was in the jar before she did?",
      "{m} still has ${x}. {mHe} has spent ${y} of {mhis} birthday money. How much did {mhe} get for {mhis} birthday?",
      "What was the price of the coat before it was lowered by ${y} to ${x}?",
    ],
  },
  {
    id: "single/money-before-earning",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "35..120", y: "5..32" },
    texts: [
      "{n} was paid ${y} for watering plants. {He} now has ${x}. How much did {he} have before?",
      "After {m} put ${y} into it, the moneybox held ${x}. How much did it hold earlier?",
      "The price of the boat tour has gone up by ${y} and is ${x} today. What was it before?",
      "How much was in the account on {day} if ${y} was added on {day2}, and then there was ${x} in it?",
    ],
  },
  {
    id: "single/before-losing-or-breaking",
    expression: "x+y",
    numbers: { x: "6..70", y: "3..40" },
    texts: [
      "{n} has lost {y} of {his} chess pieces. {He} has {x} pieces left. How many did {he} have originally?",
      "Hail broke {y} panes of the greenhouse and spared the other {x}. How many panes does the greenhouse have?",
      "There are {x} leaves on the little tree. {y} blew off last night. How many leaves were on it yesterday?",
      "When {y} beads had rolled off the string, {m} counted {x} on it. How many beads had been on the string?",
    ],
  },
  {
    id: "single/before-finding-more",
    expression: "x-y",
    numbers: { x: "28..90", y: "4..25" },
    texts: [
      "Under a log {n} found {y} beetles, and so {he} had {x} beetles. How many beetles did {he} have before that?",
      "{n} has {x} shells since {y} more washed up at {his} feet today. How many did {he} have yesterday?",
      "Today {y} sunken coins were brought up, so the divers have {x} coins now. How many coins had they brought up earlier?",
      "How many fossils were in the club's case before {m} dug up {y} and made it {x}?",
    ],
  },
  {
    id: "single/planted-before-today",
    expression: "x-y",
    numbers: { x: "35..110", y: "6..32" },
    texts: [
      "Today workers put {y} young birches in the park. Then the park had {x} birches. How many birches did it have before today?",
      "{n} laid {y} more bricks, and that made {x} bricks in the path. How many bricks were in the path already?",
      "The row has {x} lettuce plants, {y} of which {n} set just now. How many were in the row before?",
      "There were some lamps on Mill Road. The town put up {y} more, so now there are {x}. How many lamps did the road have at first?",
    ],
  },
  {
    id: "single/length-before-a-cut",
    expression: "x+y",
    numbers: { x: "30..90", y: "4..25" },
    texts: [
      "{n} cut {y} inches off a ribbon, and {x} inches were left. How long was the ribbon before?",
      "A tailor made a pair of pants {y} centimeters shorter. Their legs are now {x} centimeters long. How long were the legs at first?",
      "How high was the hedge, if it is {x} inches high since {n} trimmed away {y} inches?",
      "The crayon is {x} millimeters long. In one year it has worn down by {y} millimeters. What was its length a year ago?",
    ],
  },
  {
    id: "single/reading-before-a-change",
    expression: "x-y",
    numbers: { x: "45..99", y: "5..40" },
    texts: [
      "It got {y} degrees warmer since dawn, and now it is {x} degrees. How warm was it at dawn?",
      "The kitten has gained {y} ounces and weighs {x} ounces. What did it weigh before?",
      "{n} got {y} points for the last riddle and ended with {x} points. How many points did {he} have before the last riddle?",
      "After rising {y} floors, the elevator is on floor {x}. From what floor did it start?",
    ],
  },
  {
    id: "single/used-and-left-over",
    expression: "x+y",
    numbers: { x: "4..60", y: "5..60" },
    texts: [
      "{n} used {y} nails for the dog house and had {x} nails left over. How many nails did {he} have?",
      "After {y} envelopes had been mailed, {x} lay unused on the desk. How many envelopes were there before mailing?",
      "The class hung up {y} of its drawings. There was no space for the other {x}. How many drawings did the class have?",
      "How many gallons of paint did they bring, if {y} gallons are on the walls and {x} gallons are still in the cans?",
    ],
  },
  {
    id: "single/sold-and-not-sold",
    expression: "x+y",
    numbers: { x: "4..60", y: "8..90" },
    texts: [
      "The toy maker sold {y} tops at the fair and brought {x} home. How many tops had he taken to the fair?",
      "{x} {o} remain in the {shop} after {y} were sold. How many {o} were there at the beginning?",
      "There are {x} seats free in the hall, and {y} are taken. How many seats are there?",
      "Now {x} kittens wait for a home. {y} kittens have been adopted since last week. How many waited last week, if no new ones came?",
    ],
  },
];

/** The change is asked: what came or went. */
const CHANGE: readonly WordingFamily[] = [
  {
    id: "single/how-many-were-given",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..27" },
    texts: [
      "{n} had {x} {o}. {He} gave some to {m} and now has {y}. How many did {he} give to {m}?",
      "Of {his} {x} peaches, {n} kept {y} and gave the others to the neighbors. How many peaches did the neighbors get?",
      "The teacher took {x} name tags to the door. She came back with {y}. How many had she handed out?",
      "How many bookmarks did {m} let {mhis} friends have, if {mhe} started with {x} and ended with {y}?",
    ],
  },
  {
    id: "single/how-many-were-received",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..27" },
    texts: [
      "{n} had {y} {o}. {His} grandmother brought {him} some more. Now {he} has {x}. How many did {his} grandmother bring?",
      "This morning {m} owned {y} trading pins; tonight {mhe} owns {x}. How many pins did {mhe} get today?",
      "A shelf with {y} jars has {x} jars on it after Grandma's visit. How many jars did Grandma put there?",
      "How many letters came while {n} was away? There were {y} on the desk when {he} left and {x} when {he} returned.",
    ],
  },
  {
    id: "single/how-many-came-in",
    expression: "x-y",
    numbers: { x: "28..90", y: "5..25" },
    texts: [
      "{y} {u} were at the {place}. Later there were {x}. How many {u} had come?",
      "The ferry had {y} people on board. At the next pier more got on, and then there were {x}. How many got on?",
      "There were {y} penguins on the ice until others climbed out of the water, which made {x}. How many climbed out?",
      "How many players joined the team over the summer, if it grew from {y} players to {x}?",
    ],
  },
  {
    id: "single/how-many-went-off",
    expression: "x-y",
    numbers: { x: "28..90", y: "5..25" },
    texts: [
      "{x} butterflies were on the bush. A breeze came, and only {y} stayed. How many flew off?",
      "At eight there were {x} guests in the cafe. At nine there were {y}, and nobody new had come. How many had left?",
      "The bus pulled in with {x} riders and pulled out with {y}. No one got on. How many riders got off?",
      "How many hens escaped, if the farmer shut {x} in the pen and found {y} there in the morning?",
    ],
  },
  {
    id: "single/how-many-got-lost",
    expression: "x-y",
    numbers: { x: "30..90", y: "8..28" },
    texts: [
      "{n}'s card game had {x} cards when it was new. Now it has {y}. How many cards are lost?",
      "A squirrel buried {x} nuts and found only {y} of them again. How many did it not find?",
      "{n} left the beach with {x} stones in a torn bag and got home with {y}. How many stones did {he} lose on the way?",
      "How many arrows went missing if the archers shot {x} and picked up {y}?",
    ],
  },
  {
    id: "single/how-many-were-eaten-or-drunk",
    expression: "x-y",
    numbers: { x: "25..80", y: "3..22" },
    texts: [
      "There were {x} {f} on the plate in the morning. At night there were {y}. How many {f} had been eaten?",
      "The birds had {x} berries to peck at. They left {y} on the branch. How many berries did they peck off?",
      "{n} set out {x} bottles of water for the runners, and {y} are still full. The rest were drunk. How many were drunk?",
      "How many bananas did the monkeys eat, if the keeper gave them {x} and {y} lie untouched?",
    ],
  },
  {
    id: "single/how-many-were-sold",
    expression: "x-y",
    numbers: { x: "40..140", y: "6..38" },
    texts: [
      "A stand opened with {x} pumpkins and closed with {y}. How many pumpkins were sold?",
      "{n} had {x} raffle tickets to sell. {He} has {y} tickets left. How many did {he} sell?",
      "The {shop} has {y} {o} now, after having {x} on {day}. All that are gone were bought by customers. How many {o} were bought?",
      "How many seats for the play have been sold, if the hall has {x} seats and {y} are still for sale?",
    ],
  },
  {
    id: "single/how-much-was-spent",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "35..120", y: "4..32" },
    texts: [
      "{n} had ${x} when the flea market opened and ${y} when it closed. How much money did {he} spend there?",
      "Before {he} paid for dinner, {n} had ${x}. Afterward {he} had ${y}. What did dinner cost?",
      "{m} bought a sweater. {mHe} gave the clerk ${x} and got ${y} back. How much was the sweater?",
      "The cost of the trip dropped from ${x} to ${y}. By how many dollars did it drop?",
    ],
  },
  {
    id: "single/how-much-was-earned",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "35..120", y: "4..32" },
    texts: [
      "{n} had ${y} on {day}. {He} washed cars on {day2}, and then {he} had ${x}. How much did {he} earn?",
      "The fund for the playground went from ${y} to ${x} in one week. How much came in during that week?",
      "With ${y} in {mhis} pocket {m} went to see {mhis} grandpa, and with ${x} {mhe} came back. How many dollars did Grandpa give {mhim}?",
      "How much did the price of the drone go up, if it was ${y} and is ${x} now?",
    ],
  },
  {
    id: "single/how-many-were-added-by-work",
    expression: "x-y",
    numbers: { x: "40..110", y: "8..37" },
    texts: [
      "The park had {y} benches. Workers set up some more, and now it has {x}. How many benches did they set up?",
      "{n} had knitted {y} rows of {his} scarf. By evening there were {x} rows. How many rows did {he} knit in the meantime?",
      "There are {x} trees on the hill. Before the school planted some, {y} stood there. How many trees did the school plant?",
      "How many pages did {m} write today, if {mhis} story had {y} pages yesterday and has {x} now?",
    ],
  },
  {
    id: "single/how-much-it-changed",
    expression: "x-y",
    numbers: { x: "45..95", y: "18..43" },
    texts: [
      "A year ago {n}'s pear tree was {y} inches tall. Today it is {x} inches tall. How many inches has it grown?",
      "The rope was {x} feet long, and after the cut it was {y} feet long. How many feet were cut off?",
      "The lake was {x} feet deep in spring and is {y} feet deep in fall. How much has the water gone down?",
      "By how many pounds did the calf's weight go up, if it rose from {y} pounds to {x} pounds?",
    ],
  },
];

/** The other part of a whole is asked. */
const OTHER_PART: readonly WordingFamily[] = [
  {
    id: "single/how-many-are-not",
    expression: "x-y",
    numbers: { x: "25..80", y: "4..22" },
    texts: [
      "{n} has {x} {o}. {y} of them are {color}. How many are not {color}?",
      "Of the {x} lockers in the hall, {y} are locked. How many are not locked?",
      "{y} of the {x} houses on our street have a porch. How many have none?",
      "How many of the {x} eggs did not hatch, if {y} hatched?",
    ],
  },
  {
    id: "single/boys-or-girls-asked",
    expression: "x-y",
    numbers: { x: "22..60", y: "6..19" },
    texts: [
      "There are {x} children in the ballet class, and {y} are boys. How many girls are in the class?",
      "{y} girls and some boys sing in the school choir. It has {x} singers in all. How many boys sing in it?",
      "How many men work at the bakery if {y} of its {x} workers are women?",
      "A group of {x} campers went rafting. The girls among them numbered {y}; the others were boys. How many boys went rafting?",
    ],
  },
  {
    id: "single/two-colors-one-asked",
    expression: "x-y",
    numbers: { x: "24..90", y: "5..21" },
    texts: [
      "In the vase are {x} roses, some {color} and some {color2}. {y} are {color2}. How many are {color}?",
      "{n} painted {x} tiles. {He} painted {y} of them {color} and the rest {color2}. How many tiles did {he} paint {color2}?",
      "All {x} cushions in the hotel are {color} or {color2}. If {y} are {color}, how many are {color2}?",
      "{y} of the buttons in the tin are {color}. The others are {color2}. There are {x} buttons in the tin. How many {color2} ones are there?",
    ],
  },
  {
    id: "single/two-kinds-of-animal-one-asked",
    expression: "x-y",
    numbers: { x: "24..80", y: "5..21" },
    texts: [
      "A farm has {x} animals. {y} of them are sheep, and the rest are mules. How many mules are there?",
      "The vet treated {x} dogs and cats today. How many cats did he treat if {y} were dogs?",
      "{n} counted {x} birds at the feeder: {y} finches, and otherwise only doves. How many doves did {he} count?",
      "In {n}'s ant farm and fish bowl live {x} ants and fish altogether. {y} are fish. How many are ants?",
    ],
  },
  {
    id: "single/two-people-one-asked",
    expression: "x-y",
    numbers: { x: "26..95", y: "5..23" },
    texts: [
      "The {x} {o} on the blanket are {n}'s and {m}'s. {y} are {n}'s. How many are {m}'s?",
      "Together the two friends washed {x} cars. {n} washed {y}. How many did {m} wash?",
      "{x} fish were caught by {n} and {his} father. If {his} father caught {y}, how many did {n} catch?",
      "How many questions did {m} answer in the team quiz? The team of {n} and {m} answered {x}, and {n} answered {y} of those.",
    ],
  },
  {
    id: "single/two-days-one-asked",
    expression: "x-y",
    numbers: { x: "40..150", y: "8..38" },
    texts: [
      "In two days {n} sold {x} programs. On the first day {he} sold {y}. How many did {he} sell on the second?",
      "The weekend brought {x} guests to the lodge: {y} on Saturday and the others on Sunday. How many came on Sunday?",
      "{m} drove {x} miles on {day} and {day2}. {y} of these miles {mhe} drove on {day2}. How many did {mhe} drive on {day}?",
      "How many crates were unloaded after lunch if {y} of the day's {x} crates were unloaded before lunch?",
    ],
  },
  {
    id: "single/here-and-elsewhere",
    expression: "x-y",
    numbers: { x: "28..90", y: "5..25" },
    texts: [
      "{n} has {x} {o}. {y} are in {his} room, and the others are in the attic. How many are in the attic?",
      "A hotel has {x} rooms. {y} look out on the sea, and the rest look out on the garden. How many rooms look out on the garden?",
      "Of {x} cows, {y} are in the barn. How many cows are outside?",
      "How many of the pilot's {x} flights this year went overseas, if {y} did not?",
    ],
  },
  {
    id: "single/old-and-new-ones",
    expression: "x-y",
    numbers: { x: "25..85", y: "4..22" },
    texts: [
      "The band wears {x} uniforms, {y} of them brand new. How many uniforms are old?",
      "{n}'s shop repaired {x} bikes and scooters. {y} were scooters. How many bikes were repaired?",
      "There are {x} books in the box. If {y} have been read, how many are unread?",
      "{y} of the windows are open. The house has {x} windows. How many are closed?",
    ],
  },
  {
    id: "single/right-and-wrong-ones",
    expression: "x-y",
    numbers: { x: "25..80", y: "3..22" },
    texts: [
      "The test had {x} questions. {n} got {y} wrong. How many did {he} get right?",
      "{n} took {x} free throws and missed {y}. How many went in?",
      "A goalkeeper faced {x} shots and let in {y}. How many shots did she stop?",
      "How many games did the team lose, if it played {x}, won {y}, and never tied?",
    ],
  },
  {
    id: "single/ways-to-come-to-school",
    expression: "x-y",
    numbers: { x: "28..90", y: "6..25" },
    texts: [
      "{x} students go to the hill school. {y} walk there, and everyone else rides the bus. How many ride the bus?",
      "At lunch {y} of {x} children bring a bag from home. The others buy their lunch. How many buy it?",
      "Everyone in the office has either coffee or tea. There are {x} workers and {y} coffee drinkers. How many drink tea?",
      "How many of the {x} {u} came without an umbrella, if {y} had one?",
    ],
  },
  {
    id: "single/second-part-of-a-length",
    expression: "x-y",
    numbers: { x: "35..120", y: "6..32" },
    texts: [
      "A trail of {x} miles runs {y} miles through forest and then along the river. How many miles run along the river?",
      "{n} cut a {x}-inch stick in two. One piece is {y} inches long. How long is the other?",
      "The flagpole is {x} feet long, but {y} feet of it are in the ground. How many feet stick out?",
      "The two sides of the gate are {x} inches wide together. The left side is {y} inches wide. How wide is the right side?",
    ],
  },
  {
    id: "single/second-part-of-a-time",
    expression: "x-y",
    units: ["minutes"],
    numbers: { x: "40..120", y: "8..36" },
    texts: [
      "Practice lasts {x} minutes. The first {y} minutes are for stretching, the rest for playing. How long do they play?",
      "{n} did homework for {x} minutes, {y} of them for math and the others for reading. How many minutes went to reading?",
      "It takes {m} {x} minutes to get to work: {y} minutes on the bus, and the remaining time on foot. How many minutes does {mhe} walk?",
      "How long is the second half of the radio show if the first part takes {y} of its {x} minutes?",
    ],
  },
  {
    id: "single/price-of-the-second-thing",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "30..120", y: "5..27" },
    texts: [
      "A racket and a can of balls cost ${x} together. The can of balls is ${y}. How much is the racket?",
      "{n} paid ${x} for a plant and a pot. If the pot was ${y}, what did the plant cost?",
      "The repair was ${x}. Of that, ${y} was for parts and the remainder was for labor. How much was the labor?",
      "{n} and {m} bought a gift for ${x}. {n} paid ${y}, and {m} paid the rest. How much did {m} pay?",
    ],
  },
  {
    id: "single/grown-ups-and-children",
    expression: "x-y",
    numbers: { x: "35..120", y: "6..32" },
    texts: [
      "{x} people are on the tour boat. {y} are adults. How many children are on it?",
      "For the puppet show {y} grown-ups and many children bought tickets, {x} people in all. How many were children?",
      "How many babies are at the clinic if {x} mothers and babies are there and {y} are mothers?",
      "On the beach there were {x} people, counting {y} lifeguards. How many of the people were not lifeguards?",
    ],
  },
  {
    id: "single/those-who-do-and-do-not",
    expression: "x-y",
    numbers: { x: "26..80", y: "5..23" },
    texts: [
      "{x} {u} were asked if they could swim. {y} said they could. How many said they could not?",
      "Out of {x} balloons, {y} are filled with helium; the rest are filled with air. How many are filled with air?",
      "{y} of {n}'s {x} plants have flowers. How many of the plants have no flowers?",
      "How many runners did not finish, if {x} started the race and {y} reached the end?",
    ],
  },
];

/** Things or people are moved, merged, let go or picked up again. */
const MOVING: readonly WordingFamily[] = [
  {
    id: "single/moved-out-of-a-container",
    expression: "x-y",
    numbers: { x: "28..90", y: "4..25" },
    texts: [
      "{n} moved {y} {o} from the old {cs} to a new one. There had been {x} in the old one. How many {o} are in the old one now?",
      "From a shelf with {x} cans the clerk carried {y} to the window. How many cans are still on the shelf?",
      "The nest of the ants held {x} crumbs until {y} were dragged out. How many crumbs does it hold now?",
      "How many cards does {n} still hold if {he} was dealt {x} and has laid {y} on the table?",
    ],
  },
  {
    id: "single/moved-into-a-container",
    expression: "x+y",
    numbers: { x: "6..80", y: "4..60" },
    texts: [
      "There are {x} {o} in the {cs}. {n} puts in {y} more. How many {o} are in the {cs} then?",
      "{n} poured {y} marbles from a sock into a jar that held {x} marbles. How many marbles were in the jar after that?",
      "The zookeeper let {y} flamingos from the winter house out to the {x} flamingos on the lawn. How many flamingos were on the lawn then?",
      "How many coats hang in the hall, if {x} hung there and the guests have hung up {y} others?",
    ],
  },
  {
    id: "single/two-teams-become-one",
    expression: "x+y",
    numbers: { x: "8..60", y: "8..60" },
    texts: [
      "A band of {x} players and a band of {y} players will march as one. How many players will march?",
      "Because Ms. Hart is ill, her {y} students sit in with Mr. Ono's {x} students. How many students are in Mr. Ono's room?",
      "Two packs of wild dogs met, one of {x} dogs and one of {y}, and ran on together. How many dogs were in the pack they formed?",
      "How many names are on the new list that {n} made by joining a list of {x} names to a list of {y} other names?",
    ],
  },
  {
    id: "single/told-as-a-plan",
    expression: "x-y",
    numbers: { x: "36..95", y: "5..32" },
    texts: [
      "{n} is going to mail {y} of {his} {x} postcards tomorrow. How many postcards will {he} have after that?",
      "If {m} hands in {y} of the {x} tickets that {mhe} won, how many tickets will be left to {mhim}?",
      "The farmer will sell {y} of {x} sheep next week. How large will the flock be then?",
      "The orchestra has {x} violins but lends {y} to a school. How many violins can it play on until they come back?",
    ],
  },
  {
    id: "single/dropped-and-picked-up",
    expression: "x-y",
    numbers: { x: "26..80", y: "5..23" },
    texts: [
      "{n} spilled {x} pins and has picked up {y}. How many pins are still on the floor?",
      "A ball machine shot {x} balls over the net, and {m} collected {y} of them. How many balls lie on the court?",
      "Of the {x} sheets that blew off the desk, {y} have been found. How many are still to be found?",
      "How many rescued turtles remain at the center when {y} of the {x} are back in the ocean?",
    ],
  },
  {
    id: "single/both-gone",
    expression: "x+y",
    numbers: { x: "5..60", y: "5..60" },
    texts: [
      "The wind knocked {x} apples off the tall tree and {y} apples off the short tree. How many apples did the wind knock down?",
      "{n} gave {x} {o} to {m} and {y} to {k}. How many {o} did {n} give away?",
      "In the morning {y} library books were checked out. In the afternoon {x} were. How many books left the library that day?",
      "How many dollars is {n} out if {he} spent ${x} on a fishing rod and lost ${y} on the way home?",
    ],
  },
];

/** Worksheet problems of one addition or one subtraction. */
export const WORKSHEET_ONE_STEP: readonly WordingFamily[] = [
  ...GETTING,
  ...LOSING,
  ...TOGETHER,
  ...GAPS,
  ...MEASURE_GAPS,
  ...NEEDED,
  ...LARGER_ASKED,
  ...SMALLER_ASKED,
  ...BEGINNING,
  ...CHANGE,
  ...OTHER_PART,
  ...MOVING,
];

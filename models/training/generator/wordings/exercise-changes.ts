import type { WordingFamily } from "../wording.ts";

/** Some go away, and those that went and those that stay are known: how many there were. */
const BEFORE_SOME_WENT: readonly WordingFamily[] = [
  {
    id: "changed/slipped-to-another",
    expression: "x+y",
    texts: [
      "{n} slipped {x} {o} to {m} under the table and was left with {y}. How many {o} did {n} have before that?",
      "How many keys were on the janitor's ring at first? He took off {x} of them, and {y} are still hanging there.",
      "A stack of clean towels lay by the pool. Swimmers helped themselves to {x}, so only {y} towels are there now. How many towels were in the stack to begin with?",
      "{y} tickets remain on the roll after {x} were torn off. Tell how many tickets were on the roll when it was new.",
    ],
  },
  {
    id: "changed/birds-before-the-noise",
    expression: "x+y",
    texts: [
      "A dog barked and {x} of the sparrows on the wire flew off. The other {y} stayed where they were. How many sparrows had been sitting on the wire?",
      "Some crows were in the cornfield. When the farmer clapped his hands, {x} of them left. Then {y} crows were in the field. How many were there at the start?",
      "Find the number of ladybugs that {n} had in {his} box before {he} lifted the lid. {x} crawled out, and {he} still counts {y}.",
      "Only {y} flamingos are standing in the lake this evening, since {x} have moved on. How many stood there earlier?",
    ],
  },
  {
    id: "changed/cooked-from-a-supply",
    expression: "x+y",
    texts: [
      "The cook dropped {x} potatoes into the stew. {y} potatoes are still in the sack. How many potatoes did the sack hold before he started cooking?",
      "{n} opened a carton of teabags last month. Since then {he} has used {x}, and {y} have not been used. How many teabags were in the carton?",
      "What was the number of onions in the pantry this morning, if {x} went into the soup and {y} are there tonight?",
      "After Dad fried {x} fish sticks there were {y} fish sticks in the freezer. How many were in the freezer before he fried any?",
    ],
  },
  {
    id: "changed/got-off-the-vehicle",
    expression: "x+y",
    numbers: { x: "3..45", y: "3..60" },
    texts: [
      "At the museum stop {x} people got off the train. {y} rode on. How many people were on the train when it pulled in?",
      "A ferry let {x} cars roll off at the first island. It carried the other {y} on to the second. With how many cars did it set out?",
      "How many riders sat in the trolley at the start of the line? {y} still sit in it, although {x} have climbed out.",
      "When {x} skiers jumped off at the middle station, {y} were still on the lift. Tell how many skiers were on the lift before the middle station.",
    ],
  },
  {
    id: "changed/paid-and-kept",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} paid the plumber ${x} and had ${y} left in the envelope. How much money was in the envelope at first?",
      "A raincoat took ${x} out of {m}'s savings. Now {mhe} has ${y}. How much had {mhe} saved?",
      "The club treasurer counts ${y} in the box tonight. This morning she handed over ${x} for stamps. How much was in the box before she did that?",
      "How much money did Grandpa carry to the flea market if he let a dealer have ${x} for a lamp and came home with ${y}?",
    ],
  },
  {
    id: "changed/melted-and-burned",
    expression: "x+y",
    texts: [
      "The sun melted {x} of the icicles on our roof. There are still {y} hanging there. How many icicles had we at dawn?",
      "{n} lit some candles on the porch. The wind blew out {x}, and {y} keep burning. How many candles did {n} light?",
      "We used up {x} logs to keep the cabin warm. {y} logs are left beside the stove. How many logs lay there when we came?",
      "In the storm {x} of the street lamps went dark, while {y} stayed bright. How many lamps were shining before the storm?",
    ],
  },
  {
    id: "changed/length-before-it-was-shortened",
    expression: "x+y",
    numbers: { x: "3..40", y: "12..90" },
    texts: [
      "The tailor snipped {x} inches off a curtain. It is {y} inches long now. How long was it before?",
      "{n}'s pencil measures {y} millimeters after losing {x} millimeters in the sharpener. What was its length earlier?",
      "A plumber needs a shorter pipe, so he saws away {x} centimeters. That leaves {y} centimeters. How many centimeters long was the pipe?",
      "How long was the hiking trail until last year? A landslide took away {x} yards of it, and {y} yards can still be walked.",
    ],
  },
  {
    id: "changed/erased-deleted",
    expression: "x+y",
    texts: [
      "{n} deleted {x} blurry pictures from {his} phone. {y} pictures are on it now. How many were on it before {he} deleted any?",
      "The teacher wiped {x} words off the board. We can still read {y} words. How many words had she written?",
      "How many songs did {m}'s list have last week? {mHe} has thrown out {x}, which leaves {y}.",
      "There are {y} names on the waiting list now that {x} have been crossed off. Find how many names the list had at the beginning.",
    ],
  },
  {
    id: "changed/players-sent-out",
    expression: "x+y",
    numbers: { x: "3..40", y: "3..40" },
    texts: [
      "In the dodgeball game {x} children are already out and {y} are still in. How many children began the game?",
      "{x} runners gave up before the finish. The other {y} got a medal. How many runners started the race?",
      "Musical chairs: the music stops again and again. After a while {y} players are left, and {x} are watching from the side. How many played in the first round?",
      "How many singers tried out for the show if the judges sent {x} home and kept {y}?",
    ],
  },
  {
    id: "changed/sold-out-of-stock",
    expression: "x+y",
    texts: [
      "By closing time the florist had sold {x} wreaths, and {y} wreaths were unsold. How many wreaths did she have when she opened?",
      "{n} took {his} pottery to the market. {x} mugs found a buyer; {y} came home again. How many mugs did {n} take there?",
      "How many umbrellas were in the shop before it started to rain? Customers bought {x} of them, and the shop has {y} now.",
      "Only {y} of the used bikes are still for sale. {x} were sold on {day}. How many were for sale before {day}?",
    ],
  },
  {
    id: "changed/lent-and-at-home",
    expression: "x+y",
    texts: [
      "{n} has lent {x} of {his} board games to friends. {y} are at home in the closet. How many board games does {n} own?",
      "The music school has {y} violins in its cupboard now, because {x} are on loan to students. How many violins were in the cupboard before it lent any?",
      "Neighbors borrowed {x} folding chairs from the church. That left the church with {y}. Tell how many folding chairs it has when all are there.",
      "How many hammers were in the tool shed before the club came? The club carried off {x} hammers for the day and left {y}.",
    ],
  },
  {
    id: "changed/fell-off-or-down",
    expression: "x+y",
    texts: [
      "{x} apples dropped from the tree in the night. {y} apples are still on it. How many apples were on the tree last evening?",
      "A gust of wind blew {x} shirts off the clothesline. {n} took down the {y} that were still pinned. How many shirts had been on the line?",
      "How many magnets did the refrigerator door have on it before it was slammed? {x} fell to the floor and {y} held on.",
      "The puppy knocked {x} of {n}'s bowling pins over, so {y} were still standing. How many pins had {n} set up?",
    ],
  },
  {
    id: "changed/drained-or-drunk",
    expression: "x+y",
    texts: [
      "The fire crew pumped {x} gallons out of the flooded cellar. {y} gallons are still in it. How many gallons of water had run into the cellar?",
      "We drank {x} cups of the punch. There are {y} cups left for the late guests. How many cups of punch were made?",
      "A truck's tank has {y} liters in it after a trip that burned {x} liters. How many liters did it have before the trip?",
      "{n} poured {x} ounces of milk out of the jug, and then the jug held {y} ounces. How many ounces were in the jug to start with?",
    ],
  },
  {
    id: "changed/sent-away-by-mail",
    expression: "x+y",
    texts: [
      "Grandma mailed {x} of her postcards on {day} and has {y} on her desk yet. How many postcards did she have before {day}?",
      "The office put some letters in the outgoing tray. A messenger took {x} of them, and {y} are waiting for the next trip. How many letters were put in the tray?",
      "{y} packages still stand in the warehouse. {x} have left it today. How many stood there at sunrise?",
      "How many invitations had been printed, if {n} has handed out {x} and there are {y} in {his} bag?",
    ],
  },
  {
    id: "changed/stolen-by-animals",
    expression: "x+y",
    texts: [
      "A squirrel carried away {x} acorns out of {n}'s craft box. {n} found {y} acorns in it afterwards. How many had {he} put there?",
      "The goat got into the garden and ate {x} cabbages. Luckily it spared {y}. How many cabbages grew in the garden before?",
      "Mice have nibbled {x} of the candles in the cellar, and {y} are whole. How many whole candles were there before the mice came?",
      "Yesterday the coop was full of eggs. A fox took {x}, and today the farmer gathers the {y} that the fox left. How many eggs were in the coop yesterday?",
    ],
  },
  {
    id: "changed/read-or-done-so-far",
    expression: "x+y",
    texts: [
      "{n} has read {x} pages of {his} mystery and has {y} pages to go. How many pages does the mystery have?",
      "{y} puzzle pieces are lying on the table. {m} has already fitted {x} pieces in. How many pieces came in the box?",
      "The mover has carried {x} boxes up the stairs. {y} boxes are still in the truck. How many boxes were in the truck at first?",
      "How many windows does the tower have in all, if the cleaner has washed {x} of them and must wash {y} more to be finished?",
    ],
  },
  {
    id: "changed/younger-or-cooler-earlier",
    expression: "x+y",
    numbers: { x: "3..25", y: "20..70" },
    texts: [
      "The soup has cooled by {x} degrees and is now at {y} degrees. How hot was it when it came off the stove?",
      "Since spring {n}'s big dog has lost {x} pounds. It weighs {y} pounds today. What did it weigh in spring?",
      "The balloon sank {x} feet and then floated at a height of {y} feet. At what height, in feet, did it float before?",
      "How many points did {m} have before the last question? {mHe} missed it, lost {x} points and ended with {y}.",
    ],
  },
  {
    id: "changed/moved-to-another-room",
    expression: "x+y",
    texts: [
      "{x} chairs were carried from the gym to the stage, which left {y} in the gym. How many chairs had been in the gym?",
      "The nurse sent {x} of the people in the waiting room to the second floor. {y} people waited on. How many were in the waiting room before that?",
      "How many books were on the top shelf before {n} moved {x} of them to a lower one? There are {y} on the top shelf now.",
      "In the {place} there are {y} tables today. That is because {x} tables were taken to the {place2} yesterday. How many tables were in the {place} before yesterday?",
    ],
  },
  {
    id: "changed/spoiled-or-broken-part",
    expression: "x+y",
    texts: [
      "Dad unpacked the glasses after the move. {x} had cracked, but {y} were fine. How many glasses had he packed?",
      "{n} sorted the strawberries. {He} threw {x} mushy ones on the compost and put {y} good ones into a bowl. How many strawberries were there before {he} sorted them?",
      "Frost killed {x} of the young pepper plants. The gardener has {y} living ones. How many young plants did he have before the frost?",
      "{y} tiles can be used. The other {x} in the delivery are chipped and go back. How many tiles were delivered?",
    ],
  },
];

/** Some come, and how many came and how many there are then is known: how many there were. */
const BEFORE_SOME_CAME: readonly WordingFamily[] = [
  {
    id: "changed/after-a-parcel-came",
    expression: "x-y",
    texts: [
      "A parcel brought {n} {y} {o}. With those {he} has {x}. How many {o} did {he} have before the parcel came?",
      "The toy museum now shows {x} rocking horses. {y} of them were given to it this year. How many did it show last year?",
      "How many aprons hung in the bakery before the owner bought {y} new ones? Now {x} hang there.",
      "Some maps were in the drawer. The guide laid {y} maps in it, and that made {x}. Find how many maps were in the drawer at first.",
    ],
  },
  {
    id: "changed/guests-before-others-came",
    expression: "x-y",
    texts: [
      "{y} guests arrived late at the wedding. When they had sat down, there were {x} guests. How many guests had come on time?",
      "A tour group picked up {y} more people at the hotel and then had {x} people. How large was the group before the hotel?",
      "There are {x} people in the bakery line now. A minute ago {y} of them were not there yet. How many people were in line a minute ago?",
      "How many children were on the ice before {n}'s class of {y} stepped onto it? The guard counted {x} children after that.",
    ],
  },
  {
    id: "changed/saved-before-pay",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "Walking the neighbor's dog earned {n} ${y}, and so {his} savings went up to ${x}. How much did {he} have saved before?",
      "{m} found ${y} in an old coat. Together with what was in {mhis} purse, that is ${x}. How much was in {mhis} purse?",
      "How much money was in the jar on {day}? On {day2} the twins dropped ${y} into it, and it holds ${x} now.",
      "After a gift of ${y} the animal shelter has ${x} for a new fence. How much did it have before the gift?",
    ],
  },
  {
    id: "changed/herd-before-births",
    expression: "x-y",
    texts: [
      "{y} young were born to the goats this spring, so the herd is {x} strong. How many goats were in the herd in winter?",
      "The aquarium bought {y} seahorses and now it has {x}. How many seahorses lived there before?",
      "How many bees' nests had the ranger marked by May? In June he marked {y} others, and then {x} were marked.",
      "{n}'s rabbits had {y} young ones last night. This morning {n} counts {x} rabbits. How many rabbits did {he} have yesterday?",
    ],
  },
  {
    id: "changed/stitched-and-strung-before",
    expression: "x-y",
    texts: [
      "{n} strung {y} more beads on {his} necklace until there were {x} beads on it. How many beads were on it before?",
      "Aunt Rose knitted {y} rows this evening. Her scarf has {x} rows now. How many rows did it have this morning?",
      "A quilt has {x} patches, and {y} of them were sewn on today. How many patches did the quilt have yesterday?",
      "How many links was the paper chain long before {m} glued {y} links to it? It has become {x} links long.",
    ],
  },
  {
    id: "changed/level-before-the-rise",
    expression: "x-y",
    numbers: { x: "40..95", y: "4..30" },
    texts: [
      "The river rose {y} inches overnight and stands at {x} inches. How high did it stand the evening before?",
      "By noon the air had warmed up by {y} degrees, to {x} degrees. What was the temperature early in the morning?",
      "The corn behind {n}'s house grew {y} inches this month. It is {x} inches tall now. How tall was it at the end of last month?",
      "How many feet deep was the well before the workers dug {y} feet deeper? They stopped at {x} feet.",
    ],
  },
  {
    id: "changed/pages-written-earlier",
    expression: "x-y",
    texts: [
      "{n} wrote {y} pages of {his} story today. The story is {x} pages long now. How many pages had {he} written before today?",
      "The scouts' logbook has {x} entries. It got {y} of them at summer camp. How many entries did it have before camp?",
      "How many drawings were on the wall before the art class pinned up another {y}? Now one can see {x}.",
      "A reporter typed {y} words more, and her article reached {x} words. Tell how many words she had typed before.",
    ],
  },
  {
    id: "changed/members-before-joining",
    expression: "x-y",
    texts: [
      "Since {y} students signed up this week, the chess club has {x} members. How many members did it have last week?",
      "The village band took in {y} drummers and now has {x} players. How many players were in the band earlier?",
      "{x} volunteers are helping at the clinic. {y} of them did not come until this month. How many were helping last month?",
      "How many people worked in the office until {y} new ones were hired? Today {x} work there.",
    ],
  },
  {
    id: "changed/score-before-the-last-round",
    expression: "x-y",
    texts: [
      "{n} scored {y} points in the last round and finished with {x}. How many points did {he} have before that round?",
      "On the final day the fishing team caught {y} trout. All in all it caught {x}. How many trout had it caught by the day before?",
      "How many stamps were on {m}'s reward card this morning? After lunch {mhe} got {y}, and the card has {x} now.",
      "A pinball machine showed some number. Then the ball hit a bell for {y} points, and the machine showed {x}. What number did it show first?",
    ],
  },
  {
    id: "changed/planted-earlier",
    expression: "x-y",
    texts: [
      "The town set out {y} new maples along the canal, which makes {x} maples. How many grew there before?",
      "There are {x} pots on the balcony, since {n} put {y} more outside today. How many pots were there yesterday?",
      "How many rows of carrots had the gardener sown before the rain? After it he sowed {y} rows, and now he has {x} rows in all.",
      "This week {y} sunflowers opened. Altogether {x} are open. How many were open at the end of last week?",
    ],
  },
  {
    id: "changed/tank-before-filling",
    expression: "x-y",
    texts: [
      "{n} poured {y} liters into the rain barrel, and then it had {x} liters in it. How much water was in the barrel before?",
      "A trucker filled in {y} gallons of fuel. His tank has {x} gallons now. How many gallons were in it when he stopped?",
      "How many pounds of feed did the bin hold before the farmer tipped in {y} pounds? It holds {x} pounds now.",
      "The baker shook {y} ounces of sugar into the bowl on the scale. The scale went up to {x} ounces. What did it say before?",
    ],
  },
  {
    id: "changed/brought-back-to-the-rest",
    expression: "x-y",
    texts: [
      "Readers returned {y} novels to the library van. The van has {x} novels in it now. How many were in the van before?",
      "{n} got back the {y} {o} that {m} had borrowed. That gives {him} {x} again. How many {o} did {n} have while {m} had the others?",
      "How many bowling shoes were behind the counter before {y} were handed in? The clerk counts {x} there now.",
      "The cows came home in two bunches. When the second bunch, {y} cows, was in, there were {x} in the barn. How many were in the barn before the second bunch came?",
    ],
  },
  {
    id: "changed/grew-by-a-find",
    expression: "x-y",
    texts: [
      "Behind the sofa {n} discovered {y} {o} that {he} had missed. Now {he} has all {x}. How many did {he} have before {he} looked there?",
      "Divers brought up {y} more silver cups, so {x} cups have been found in the wreck. How many had been found earlier?",
      "{m} hunts for fossils. {mHis} box had some fossils in it. Today {mhe} dug up {y}, and the box has {x}. How many fossils were in the box yesterday?",
      "How many golf balls had the dog dug out before it came to the hedge? At the hedge it got {y}, and in all it has {x}.",
    ],
  },
  {
    id: "changed/cars-in-the-lot",
    expression: "x-y",
    texts: [
      "{y} cars drove into the parking lot while we were eating. Then there were {x}. How many cars were in the lot before we ate?",
      "There were some boats in the harbor. {y} boats sailed in ahead of the storm. Now the harbor has {x} boats. How many boats were there at first?",
      "How many planes stood at the airport at dawn? {y} have landed since, none has left, and {x} stand there now.",
      "{x} bikes lean against the school wall. The last {y} came during the bell. How many leaned there before the bell?",
    ],
  },
  {
    id: "changed/recipe-before-adding",
    expression: "x-y",
    texts: [
      "Grandpa stirred {y} extra raisins into the dough. There are {x} raisins in it now. How many were in it before?",
      "{n} laid {y} more cherries on top of the cake so that it had {x}. How many cherries were on it to begin with?",
      "The cook has made {x} dumplings. He made {y} of them after the guests rang the bell. How many had he made when they rang?",
      "How many crackers were on the platter before the waiter added {y}? The platter had {x} after that.",
    ],
  },
  {
    id: "changed/older-then",
    expression: "x-y",
    numbers: { x: "45..90", y: "3..30" },
    texts: [
      "In {y} years Mr. Hall will be {x}. How old is he today?",
      "{n}'s grandmother is {x} years old. She moved to this town {y} years ago. How old was she when she moved?",
      "How old was the oak when the school was built? The school was built {y} years ago, and the oak is {x} years old now.",
      "The captain turned {x} this week. He has been sailing for {y} years. Find his age when he began to sail.",
    ],
  },
  {
    id: "changed/loaded-before",
    expression: "x-y",
    texts: [
      "The crew lifted {y} barrels onto the ship. It carries {x} barrels now. How many barrels did it carry before?",
      "With {y} more bales on it, the hay wagon has {x}. How many bales were on the wagon earlier?",
      "{n} put {y} {o} in the back of the van. {m} looks in and counts {x} {o}. How many were in the van before {n} came?",
      "How many suitcases were on the cart before the porter set {y} others on it? After that he pushed {x} suitcases to the hotel.",
    ],
  },
  {
    id: "changed/price-before-it-rose",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "The price of a ski pass went up by ${y}. The pass costs ${x} this winter. What did it cost last winter?",
      "{n}'s rent is ${x} a week now. The owner raised it by ${y} in {month}. How much was it before?",
      "How much did the train ticket cost until yesterday, if today it is ${y} dearer and costs ${x}?",
      "Bidding: {m} offers ${y} more for the old clock than the last offer, so {mhis} offer is ${x}. How much was the last offer?",
    ],
  },
];

/** How many there were and how many are left is known: how many went. */
const HOW_MANY_WENT: readonly WordingFamily[] = [
  {
    id: "changed/some-were-handed-on",
    expression: "x-y",
    texts: [
      "{n} had {x} {o}. {He} let {m} have some, and then {he} had {y}. How many {o} did {n} let {m} have?",
      "A clown came to the party with {x} whistles and went home with {y}. The children got all the others. How many whistles did the children get?",
      "How many sheets of stamps did {k} pass to {n}? {k} used to have {x} sheets and has {y} since then.",
      "Now there are {y} flyers in the scout's hand. When he set out there were {x}. Tell how many flyers he has handed to people.",
    ],
  },
  {
    id: "changed/slice-by-slice",
    expression: "x-y",
    texts: [
      "There were {x} {f} on the table. The children ate until only {y} were there. How many {f} did they eat?",
      "At the start of the film {n}'s bag had {x} pretzels in it, and at the end it had {y}. How many pretzels were eaten during the film?",
      "The parrot gets a dish of {x} seeds. An hour later {y} seeds lie in the dish. Find the number of seeds the parrot took.",
      "How many sandwiches were gone after the hike, if {x} were packed in the morning and {y} came back?",
    ],
  },
  {
    id: "changed/left-the-hall-early",
    expression: "x-y",
    texts: [
      "{x} people heard the first half of the concert, but only {y} stayed for the second half. How many people left at the break?",
      "The skating rink had {x} skaters at six o'clock. By seven some had gone home and {y} were skating on. How many had gone home?",
      "How many campers went hiking? Of the {x} campers, {y} stayed at the lake and all the others went.",
      "When the bell rang, there were {x} pupils in the yard. A minute later there were {y}. How many had gone inside by then?",
    ],
  },
  {
    id: "changed/money-that-was-spent",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} took ${x} to the garden center and brought ${y} back. How much did {he} spend there?",
      "This morning there was ${x} on {m}'s bus card. Tonight there is ${y} on it. How much did the rides cost {mhim}?",
      "How much did the tire cost? Before the mechanic was paid, Dad's wallet held ${x}; after that it held ${y}.",
      "The class had ${x}. It bought a hamster cage, which left it with ${y}. What was the price of the cage?",
    ],
  },
  {
    id: "changed/missing-from-a-set",
    expression: "x-y",
    texts: [
      "A full set has {x} dinosaur cards. {n}'s set has only {y}, because some have been lost. How many have been lost?",
      "The hotel owned {x} spoons last year. Today the cook counts {y}. How many spoons have disappeared?",
      "How many clothespins has the wind taken, when {x} were on the line and {y} are there now?",
      "{m} dropped {mhis} box of {x} screws in the grass. {mHe} could find {y} of them. How many screws are still in the grass?",
    ],
  },
  {
    id: "changed/cut-or-burned-away",
    expression: "x-y",
    texts: [
      "A candle was {x} millimeters tall when it was lit. It is {y} millimeters tall now. How much of it has burned away?",
      "The barber made {n}'s hair shorter, from {x} centimeters to {y} centimeters. How many centimeters did the barber cut?",
      "How many yards of cloth were cut from the bolt? It was {x} yards long, and it is {y} yards long after the sale.",
      "A snowman {x} inches high shrank in the sun until it was {y} inches high. How many inches did it lose?",
    ],
  },
  {
    id: "changed/temperature-or-level-fell",
    expression: "x-y",
    texts: [
      "At lunch the oven was at {x} degrees, and an hour later it was at {y}. By how many degrees did it cool?",
      "The lake was {x} feet deep in spring. After the dry summer it is {y} feet deep. How many feet did the water fall?",
      "By how many floors did the elevator go down, if it left floor {x} and stopped at floor {y}?",
      "The hiker stood {x} yards above the sea, and in the evening she stood {y} yards above it. How many yards had she climbed down?",
    ],
  },
  {
    id: "changed/balloons-and-bubbles",
    expression: "x-y",
    texts: [
      "{n} blew {x} soap bubbles. Some burst at once and {y} floated off. How many burst at once?",
      "Of the {x} light bulbs in the theater sign, {y} still light up. How many have gone out?",
      "There were {x} sandcastles on the beach. A wave came, and after it {y} were standing. How many did the wave wash away?",
      "How many eggs cracked on the way? The farmer packed {x} eggs, and {y} arrived whole.",
    ],
  },
  {
    id: "changed/out-of-the-store-room",
    expression: "x-y",
    texts: [
      "On {day} the store room had {x} rolls of tape, and on {day2} it had {y}. No new rolls came in. How many rolls were taken out?",
      "The nurse's cabinet held {x} bandages before the soccer game. It holds {y} after it. How many bandages did the nurse use?",
      "{n} began the mural with {x} tubes of paint. When the mural was done, {y} tubes were still full. How many tubes did {he} need?",
      "How many coffee filters has the office used this month, seeing that it bought {x} and {y} remain?",
    ],
  },
  {
    id: "changed/found-a-buyer",
    expression: "x-y",
    texts: [
      "A farmer drove {x} pumpkins to town and drove back with {y}. The others were sold. How many did he sell?",
      "The shoe store had {x} pairs of sandals in May. In August {y} pairs are left. How many pairs did the store sell in the summer?",
      "How many raffle tickets has {n} sold? {He} was given {x}, and {y} are in {his} pocket yet.",
      "{m} printed {x} copies of {mhis} poems. Now {mhe} has {y} copies, since people bought some at the fair. How many copies did people buy?",
    ],
  },
  {
    id: "changed/animals-that-went",
    expression: "x-y",
    texts: [
      "{x} swans were on the river at noon, and there were {y} at sunset. How many had flown off?",
      "The beekeeper had {x} hives before the bear came and {y} hives after it had gone. How many hives did the bear destroy?",
      "How many sheep slipped through the broken fence? The shepherd had {x} on the meadow and now can find just {y}.",
      "{n} opens the door of the dovecote. It has {x} doves in it. Soon {y} doves are inside, and all others are in the air. How many doves are in the air?",
    ],
  },
  {
    id: "changed/taken-off-the-list",
    expression: "x-y",
    texts: [
      "{n} had {x} math problems to solve this morning. Tonight {he} still has {y} of them to solve. How many did {he} solve today?",
      "Mr. Ortiz had {x} tests to mark. After dinner he has {y} to mark. How many did he mark so far?",
      "How many emails did {m} answer on the train? {mHe} had {x} unanswered ones when {mhe} got on and {y} when {mhe} got off.",
      "The show had {x} scenes, but the director made it shorter, and now there are {y}. How many scenes did she cut?",
    ],
  },
  {
    id: "changed/weight-that-was-lost",
    expression: "x-y",
    texts: [
      "A sack of rice weighed {x} pounds before the kitchen used any of it. It weighs {y} pounds tonight. How many pounds of rice were used?",
      "A fresh melon weighs {x} ounces. Without its rind it weighs {y} ounces. How many ounces is the rind?",
      "The wet coat weighed {x} kilograms, and after a day on the line it weighed {y} kilograms. How many kilograms of water had dried out of it?",
      "How much did {n} take out of {his} backpack? It weighed {x} pounds and is now down to {y} pounds.",
    ],
  },
  {
    id: "changed/points-taken-away",
    expression: "x-y",
    texts: [
      "{n}'s score went from {x} down to {y} when {he} broke a rule. How many points did the rule cost {him}?",
      "The judges gave the dance {x} points but took off some points because it was too long. The final result was {y}. How many points were taken off?",
      "How many game coins did {m} pay at the toll gate? In front of it {mhe} had {x} coins, and behind it {y}.",
      "Team {color} had {x} flags at the first whistle, and at the last whistle it had {y}. How many flags did the other team capture?",
    ],
  },
  {
    id: "changed/moved-out-somewhere",
    expression: "x-y",
    numbers: { x: "30..75", y: "3..28" },
    texts: [
      "The left shelf had {x} dictionaries. {n} moved some of them to the right shelf, and {y} were left on it. How many dictionaries did {n} move?",
      "How many {o} were carried from the {place} to the {place2}? At the {place} there were {x}; now there are {y}.",
      "An incubator was too full with its {x} eggs, so the keeper put some of them in a second one. {y} eggs stayed. How many eggs are in the second one?",
      "A bus with {x} fans broke down. Some fans changed to a second bus, and the other {y} walked. How many took the second bus?",
    ],
  },
  {
    id: "changed/liquid-that-ran-out",
    expression: "x-y",
    texts: [
      "{n} filled a tub with {x} liters of water. It leaked all night, and in the morning {y} liters were in it. How many liters leaked out?",
      "How many gallons of paint did the painters put on the barn if they brought {x} gallons and took {y} home?",
      "The gas gauge stood at {x} gallons in the city and at {y} gallons by the coast. How much gas did the drive use?",
      "A pitcher of {x} ounces of tea was set on the table. Now it has {y} ounces. How many ounces have been drunk?",
    ],
  },
  {
    id: "changed/lower-price",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "A pair of skis was ${x} before the sale and is ${y} now. How much was taken off the price?",
      "The seller wanted ${x} for the rug. {n} talked to him, and in the end {he} paid ${y}. How much did {n} save by talking?",
      "How many dollars cheaper has the phone become? It used to be ${x}. Today it is ${y}.",
      "With {his} member card {n} pays ${y} for a ticket that others pay ${x} for. How much does the card save {him}?",
    ],
  },
  {
    id: "changed/borrowed-by-others",
    expression: "x-y",
    texts: [
      "This morning the rental shop had {x} canoes on its dock. Now {y} lie there. How many canoes are out on the water?",
      "The theater has {x} costumes. {y} hang on the rack, and actors are wearing the rest. How many costumes are the actors wearing?",
      "How many of {n}'s {x} {o} are at {m}'s house? {y} are at {n}'s own house, and there are none anywhere else.",
      "A teacher put out {x} pairs of scissors. During craft time {y} pairs lay on the tray. How many pairs were in use?",
    ],
  },
  {
    id: "changed/planned-to-be-left",
    expression: "x-y",
    texts: [
      "{n} has {x} {o} and wants to keep just {y}. How many must {he} give away?",
      "The printer may have only {y} sheets in its tray, but {m} has put in {x}. How many sheets must {mhe} take out?",
      "How many plants will the gardener pull up if {x} are growing in the bed and she wants {y} to stay?",
      "A coach has {x} runners and may take {y} to the meet. To how many must he say no?",
    ],
  },
];

/** How many there were before and how many there are after is known: how many came. */
const HOW_MANY_CAME: readonly WordingFamily[] = [
  {
    id: "changed/got-some-from-somebody",
    expression: "x-y",
    texts: [
      "{n} owned {y} {o} until {m}, who had too many, gave {him} a few. Now {n} owns {x}. How many {o} did {m} give away?",
      "How many coloring books did the hospital receive? It had {y} on {day} and {x} after the visitors came.",
      "The dentist's drawer had {y} toothbrushes in it. A box was delivered, and now there are {x} in the drawer. How many were in the box?",
      "{m} went to visit {mhis} aunt with {y} {p} in {mhis} bag and returned with {x}, for the aunt had put some in. How many {p} did the aunt put in?",
    ],
  },
  {
    id: "changed/joined-the-crowd",
    expression: "x-y",
    texts: [
      "{y} people were dancing. The band played a faster song and more people joined, so that {x} were dancing. How many joined?",
      "At first {y} fans stood at the stage door. When the singer came out, {x} stood there. How many fans had come in the meantime?",
      "How many hikers met the group at the bridge? It had set out with {y} hikers and reached the hut with {x}.",
      "Our street started its clean-up with {y} helpers and ended it with {x}; nobody went home early. How many helpers came later?",
    ],
  },
  {
    id: "changed/earned-in-between",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} had ${y} on {day} and ${x} on {day2}, after {he} had mowed lawns. How much did {he} earn with the lawns?",
      "The lemonade stand opened with ${y} in its cash box and closed with ${x}. How much money did it take in?",
      "How much did the aunt slip into {m}'s savings bank? There was ${y} in it before her visit and ${x} after it.",
      "The library wants ${x} for a new roof, and it has ${y}. How much must people still give?",
    ],
  },
  {
    id: "changed/grew-by-how-much",
    expression: "x-y",
    texts: [
      "The bean plant was {y} centimeters tall last week. It is {x} centimeters tall today. How much has it grown?",
      "In the spring the calf weighed {y} pounds, and by fall it weighed {x}. How many pounds did it gain?",
      "How many degrees warmer did the room get if it was at {y} degrees when the heater was turned on and is at {x} degrees now?",
      "The tide was at {y} inches on the post, and then it reached {x} inches. By how many inches had it come up?",
    ],
  },
  {
    id: "changed/made-some-more-until",
    expression: "x-y",
    texts: [
      "{n} had folded {y} paper cranes before supper. At bedtime {he} had {x}. How many did {he} fold after supper?",
      "A tinsmith has {y} whistles on his bench in the morning and {x} there at night. How many has he made during the day?",
      "How many pancakes did Mom fry while we were setting the table? There were {y} on the plate, and then there were {x}.",
      "Yesterday the fence had {y} posts. The workers went on, and today it has {x}. Find the number of posts they put in today.",
    ],
  },
  {
    id: "changed/hatched-or-born",
    expression: "x-y",
    texts: [
      "A year ago {y} guppies swam in the tank. They had young ones, and today {x} guppies swim there. By how many has the number grown?",
      "Last night {y} of the eggs had hatched, and this morning {x} have. How many hatched in the night?",
      "How many piglets were born at the farm in {month}? It had {y} pigs before that month and {x} after it, and none was sold.",
      "The zoo's penguin colony went up from {y} birds to {x} birds, all because of chicks. How many chicks hatched?",
    ],
  },
  {
    id: "changed/filled-up-with",
    expression: "x-y",
    texts: [
      "The barrel had {y} gallons in it before the rain and {x} gallons after it. How many gallons of rain fell in?",
      "{n} must have {x} ounces of juice in the bowl, but so far {he} has poured {y} ounces. How many ounces more must {he} pour?",
      "How many liters did the pump fill in? It began when the pool held {y} liters and stopped when it held {x} liters.",
      "A coal bin had {y} tons in it. A truck came and tipped its load in, which made {x} tons. How many tons were on the truck?",
    ],
  },
  {
    id: "changed/picked-up-on-the-way",
    expression: "x-y",
    numbers: { x: "24..60", y: "3..22" },
    texts: [
      "{n} set out with {y} {o} in {his} basket and got home with {x}. How many did {he} pick up on the way?",
      "The school bus had {y} children in it before Mill Street and {x} after it. Nobody got off. How many children got on at Mill Street?",
      "How many bottles did the milkman collect in Lake Road? His cart had {y} empty bottles before that road, and {x} after it.",
      "The garbage boat leaves with {y} bags on deck. It comes in with {x} bags. How many bags did the crew fish out of the bay?",
    ],
  },
  {
    id: "changed/reaching-a-goal",
    expression: "x-y",
    texts: [
      "{n} wants to jump rope {x} times without a stop. {He} has done {y} jumps. How many more jumps must {he} do?",
      "The choir needs {x} voices for the big concert. So far {y} people have said yes. How many singers are still wanted?",
      "How many more {o} does {m} have to collect to fill {mhis} album, which has room for {x}? {mHe} has {y} in it.",
      "{y} bricks are laid. The oven will be finished with {x}. How many bricks must still be laid?",
    ],
  },
  {
    id: "changed/added-to-a-collection",
    expression: "x-y",
    texts: [
      "On {n}'s birthday {his} model train had {y} cars. A year later it has {x} cars. How many cars did {he} add in that year?",
      "The museum's coin room grew from {y} coins to {x} coins when a rich man left it all of his. How many coins did the man leave?",
      "How many phone numbers did {m} save this week? {mHis} phone listed {y} before and lists {x} today.",
      "There are {x} pins on the traveler's map, and last year there were {y}. Tell how many places she has marked since.",
    ],
  },
  {
    id: "changed/one-thing-laid-to-another",
    expression: "x-y",
    texts: [
      "An empty trunk weighs {y} pounds. With the coats in it the trunk weighs {x} pounds. What is the weight of the coats?",
      "{n} stood on the scale alone and it showed {y} kilograms. Then {he} took the cat in {his} arms, and it showed {x}. How heavy is the cat?",
      "How many miles did the twins ride after lunch? The bike computer said {y} miles at lunch and {x} miles in the evening.",
      "A ladder of {y} feet is too short, so a second piece is hooked onto it. Now it reaches {x} feet. How long is the second piece?",
    ],
    numbers: { x: "y+i", y: "14..45" },
  },
  {
    id: "changed/numbers-going-up",
    expression: "x-y",
    texts: [
      "The page number was {y} when {n} began to read and {x} when {he} stopped. How many pages further had {he} come?",
      "{m} got {y} points in {mhis} first game and after the second game had {x} points in all. How many points did the second game bring?",
      "How many visits has the class web page had since breakfast? The counter showed {y} then and shows {x} now.",
      "The drone hovered at {y} feet. {n} steered it up until it was at {x} feet. How many feet did it climb?",
    ],
  },
  {
    id: "changed/sign-ups-in-a-week",
    expression: "x-y",
    texts: [
      "On {day} {y} names were on the sign-up sheet for the play, and on {day2} there were {x}. How many names were written in between?",
      "The town had {y} streetlights and voted for more. Today it has {x}. How many streetlights were put up?",
      "How many new members did the garden club win? In {month} it counted {y} members, and now, without losing any, it counts {x}.",
      "{x} teams play in the league this year, but last year it was {y}. How many teams were let in?",
    ],
  },
  {
    id: "changed/came-home-at-night",
    expression: "x-y",
    texts: [
      "At four o'clock {y} of the fishing boats were back. At six {x} of them were back. How many came in between four and six?",
      "The farmer saw {y} hens on the perch. He called, and then he saw {x}. How many hens came when he called?",
      "How many bats flew into the cave at dawn? There were {y} in it during the night, and there are {x} now.",
      "{n} put {y} building bricks back in the box. {m} put back all the others, which made {x} bricks. How many did {m} put back?",
    ],
  },
  {
    id: "changed/dearer-than-before",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "The ticket to the water park was ${y} last summer, and it will be ${x} this summer. By how much does it go up?",
      "{n} bought an old bicycle for ${y}, fixed it and sold it for ${x}. How much more did {he} get than {he} had paid?",
      "How much extra did the seat by the window cost? A plain ticket was ${y}, and with that seat it came to ${x}.",
      "The waiter's bill was ${y}. {m} left ${x} on the table, so that the waiter could keep the rest as a tip. How much was the tip?",
    ],
  },
  {
    id: "changed/hung-and-put-up",
    expression: "x-y",
    texts: [
      "There were {y} lanterns in the trees. {n} hung up some more, and now {x} shine there. How many did {n} hang up?",
      "How many stickers did {m} put on {mhis} lunchbox today? It had {y} on it yesterday and has {x} on it tonight.",
      "The wall of fame at the gym showed {y} photos. Since the new season it shows {x}. How many photos were added to it?",
      "Grandpa's birdhouse path started with {y} birdhouses, and with those he nailed up on {day} it has {x}. How many did he nail up?",
    ],
  },
  {
    id: "changed/longer-time",
    expression: "x-y",
    texts: [
      "The walk to the lake takes {y} minutes on dry days but took {x} minutes in the snow. How many minutes did the snow add?",
      "{n} could hold {his} breath for {y} seconds. After weeks of swimming it is {x} seconds. How many seconds did {he} gain?",
      "How many minutes late was the train? The trip should have lasted {y} minutes, and it lasted {x}.",
      "The cake had baked for {y} minutes when {m} looked at it and put it back in. In all it baked {x} minutes. How long was it in the oven the second time?",
    ],
    numbers: { x: "50..95", y: "10..45" },
  },
  {
    id: "changed/still-empty-places",
    expression: "x-y",
    texts: [
      "A tray has room for {x} muffins, and the baker has set {y} on it. How many more muffins fit on the tray?",
      "{n}'s photo album holds {x} pictures. {y} are in it so far. How many pictures can {he} still put in?",
      "How many seats in the tent are waiting for a guest, when it has {x} seats and there are people on {y} of them?",
      "The parking garage is built for {x} cars. Now {y} cars are in it. How many can still drive in?",
    ],
  },
];

/** Some go: how many there are then. */
const LEFT_AFTER: readonly WordingFamily[] = [
  {
    id: "changed/parted-with-some",
    expression: "x-y",
    texts: [
      "{n} parted with {y} of {his} {x} {o}. How many {o} did {he} keep?",
      "A box of {x} pencils was opened for the test, and the teacher passed out {y}. How many pencils stayed in the box?",
      "{m} asked for {y} {o}, and {n} gave them to {mhim}. Before that {n} had {x}. How many {o} does {n} have now?",
      "How many samples does the cook still have? She came to the store with {x}, and shoppers have tasted {y}.",
    ],
  },
  {
    id: "changed/rest-of-the-snack",
    expression: "x-y",
    texts: [
      "{y} of the {x} {f} in the lunch room were eaten at noon. How many {f} were there for the afternoon?",
      "{n} had a bag of {x} jelly beans. {He} and {m} ate {y} of them together. Find how many jelly beans the bag has now.",
      "There will be {x} burgers at the picnic. If the guests eat {y}, how many will not be eaten?",
      "Take {y} grapes off a bunch of {x}. How many grapes are still on the bunch?",
    ],
  },
  {
    id: "changed/gone-with-the-weather",
    expression: "x-y",
    texts: [
      "The maple in front of our house had {x} leaves on its lowest branch. The wind tore off {y}. How many leaves were on that branch afterwards?",
      "{x} beach chairs stood by the water. A big wave swept {y} of them out to sea. How many stood there then?",
      "How many tents were left standing when the storm, which had flattened {y} of the camp's {x} tents, was over?",
      "Hail broke {y} panes of a greenhouse with {x} panes. Tell how many panes are unbroken.",
    ],
  },
  {
    id: "changed/cash-after-buying",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} goes to the hardware store with ${x} and buys a drill for ${y}. How much money does {he} have after that?",
      "A haircut costs {m} ${y}. {mHe} has ${x} with {mhim}. What will be left in {mhis} pocket?",
      "The parents' club paid ${y} for a bounce house out of its ${x}. How much can it still spend?",
      "How much change does Grandma get back if the teapot she wants is ${y} and she lays ${x} on the counter?",
    ],
  },
  {
    id: "changed/walkers-who-turned-back",
    expression: "x-y",
    texts: [
      "Out of {x} climbers {y} turned back in the fog. How many climbers went on to the top?",
      "{x} {u} were in the {place}. Then {y} of the {u} had to leave. How many {u} did not leave?",
      "When school is over, {y} of the {x} children in the after-school room are picked up at once. The rest play. How many children play?",
      "How many passengers fly on, if a plane has {x} and {y} get off in Denver and nobody gets on?",
    ],
  },
  {
    id: "changed/shorter-than-it-was",
    expression: "x-y",
    texts: [
      "A board {x} inches long was too long for the shelf, and so {n} sawed off {y} inches. How long is the board now?",
      "How many feet of hose does the gardener have when he has cut {y} feet away from a hose of {x} feet?",
      "The ribbon on the roll is {x} yards long. {y} yards go around a gift. How many yards stay on the roll?",
      "{n}'s braid was {x} centimeters long. {He} had {y} centimeters cut off. What is its length after that?",
    ],
  },
  {
    id: "changed/fewer-after-a-fault",
    expression: "x-y",
    texts: [
      "The toy factory checked {x} yo-yos and threw out {y} because the strings were bad. How many yo-yos passed the check?",
      "{n} took {x} photos of the eclipse. {y} were too dark. How many were not too dark?",
      "How many of the library's {x} computers can be used while {y} of them are being repaired?",
      "{y} bulbs in a box of {x} bulbs do not work. Find the number of bulbs that work.",
    ],
  },
  {
    id: "changed/taken-from-the-barrel",
    expression: "x-y",
    texts: [
      "A cooler holds {x} cups of iced tea. The team drinks {y} cups at halftime. How many cups are in the cooler for the second half?",
      "{n} had {x} liters of paint and rolled {y} liters of it onto the wall. How much paint was not used?",
      "The tanker delivers {y} gallons out of its {x} gallons of milk to the dairy. How many gallons does it drive on with?",
      "How many pounds of flour are there after the baker has scooped {y} pounds out of a full {x} pound bin?",
    ],
  },
  {
    id: "changed/books-off-the-cart",
    expression: "x-y",
    texts: [
      "{x} books were lying on the return cart. {n} put {y} of them in their places. How many did {he} still have to put away?",
      "How many hats will be on the hat stand if there are {x} now and the guests take {y}?",
      "A magician pulls {y} scarves from a sleeve that has {x} scarves in it. How many scarves are up the sleeve yet?",
      "Before the class, the studio had {x} lumps of clay. The students used {y} lumps. What number of lumps remained?",
    ],
  },
  {
    id: "changed/herd-and-flock-smaller",
    expression: "x-y",
    texts: [
      "The farmer sold {y} of his {x} turkeys. How many turkeys does he have now?",
      "A flock of {x} starlings split up when {y} birds turned toward the river. How many birds flew straight on?",
      "{n} lets {y} tadpoles go in the creek. {He} had caught {x}. How many tadpoles does {he} still have?",
      "How many reindeer pull no sled today? There are {x} in the herd, and {y} have been led off to pull sleds.",
    ],
  },
  {
    id: "changed/points-after-losing",
    expression: "x-y",
    texts: [
      "{n} has {x} points in the board game and lands on a square that says: lose {y} points. How many points does {he} have after this turn?",
      "At halftime our side led with {x} points, but {y} were taken back because of a foul. How many points did our side have then?",
      "An elevator is on floor {x} and goes down {y} floors. On which floor does it stop?",
      "How many lives does {m}'s game hero have after losing {y} of the {x} that it had at the start?",
    ],
  },
  {
    id: "changed/still-to-go",
    expression: "x-y",
    texts: [
      "The trip is {x} miles long. After {y} miles the family stops to rest. How many miles are still ahead of them?",
      "{n} must practice the piano for {x} minutes. {y} minutes are over. How many minutes must {he} go on?",
      "There are {x} days in the summer camp calendar, and {y} days have been crossed out. How many days of camp are yet to come?",
      "How many stairs are still in front of {m}, who has climbed {y} of the tower's {x} stairs?",
    ],
    numbers: { x: "40..95", y: "5..38" },
  },
];

/** More come: how many there are then. */
const MORE_AFTER: readonly WordingFamily[] = [
  {
    id: "changed/passed-on-to",
    expression: "x+y",
    texts: [
      "{m} moved away and left {n} {y} {o}. {n} already owned {x}. How many {o} does {n} own since then?",
      "The fire station had {x} helmets. A firm that closed gave it {y}. How many helmets does the station have now?",
      "How many {p} will {n} have if {he} has {x} today and wins {y} tomorrow?",
      "{y} puppets were donated to a theater with {x} puppets of its own. Find the number of puppets it can use.",
    ],
  },
  {
    id: "changed/crowd-that-grows",
    expression: "x+y",
    texts: [
      "{x} people sat around the campfire, and later {y} people came out of their tents and sat down too. How many people sat around the fire then?",
      "There are {x} ice skaters in the show. For the last dance {y} more glide in. How many skaters are in the last dance?",
      "How many workers are on the bridge after lunch, when {y} new ones come to help the {x} who were working all morning?",
      "The line for the slide was {x} {u} long. A class with {y} {u} lined up behind them. How many {u} were in line?",
    ],
  },
  {
    id: "changed/fuller-wallet",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} has saved ${x} for a drum. {His} uncle adds ${y}. How much does {n} have for the drum now?",
      "The bake sale made ${y}, which the teacher put with the ${x} from the car wash. How much money is that altogether?",
      "How much is on {m}'s gift card when ${y} is loaded onto the ${x} that was on it?",
      "Last night's tips were ${x}, and tonight the waiter got ${y}. What is the sum of his tips on these nights?",
    ],
  },
  {
    id: "changed/work-that-goes-on",
    expression: "x+y",
    texts: [
      "{n} carved {x} spoons in the winter and {y} more in the spring. How many spoons did {he} carve?",
      "By {day} the painters had done {x} doors; on {day2} they did {y}. How many doors are done?",
      "How many lines of the poem does {m} know by heart once {mhe} has learned {y} lines on top of the {x} {mhe} knew?",
      "A robot packs {x} boxes. Then it gets a new battery and packs {y} boxes more before it stops. Tell how many boxes it packed.",
    ],
  },
  {
    id: "changed/longer-and-higher",
    expression: "x+y",
    numbers: { x: "15..80", y: "3..30" },
    texts: [
      "The path is {x} meters long, and the town will make it {y} meters longer. How long will it be?",
      "The lake ice was {x} millimeters thick on {day}. It became {y} millimeters thicker by {day2}. How thick was it then?",
      "How many pounds does the bear weigh in the fall if it weighed {x} pounds in spring and put on {y}?",
      "{n} stands on a stool that is {y} inches high. Without the stool {his} head is {x} inches above the floor. How many inches above the floor is it now?",
    ],
  },
  {
    id: "changed/garden-and-barn-fuller",
    expression: "x+y",
    texts: [
      "{x} eggs were in the farmer's basket, and the hens laid {y} more that he put in. How many eggs did the basket hold?",
      "Grandma's cellar has {x} jars of pickles in it. She cans another {y} jars this week. How many jars of pickles will there be?",
      "How many bales lie in the barn tonight, with {y} bales driven in today and {x} bales from the days before?",
      "A tree had {x} lemons on it. Since then {y} more lemons have grown, and none has been picked. How many lemons are on it?",
    ],
  },
  {
    id: "changed/some-put-back",
    expression: "x+y",
    texts: [
      "{n} put {y} {o} back in the box, where there were {x} others. How many {o} does the box have in it now?",
      "The wall of the gym has {x} jump ropes on hooks. When class is over, {y} more are hung up with them. How many hang there?",
      "How many wheelchairs stand at the hospital door after a nurse pushes {y} back to the {x} that were there?",
      "At low tide {x} boats lay at the pier. With the high tide {y} boats came home to it. How many boats lay at the pier then?",
    ],
  },
  {
    id: "changed/later-by-so-much",
    expression: "x+y",
    numbers: { x: "15..50", y: "5..40" },
    texts: [
      "The show was to last {x} minutes, but the crowd wanted more, and the band played {y} minutes longer. How long did the show last?",
      "{n}'s uncle is {x} years old. How old will he be in {y} years?",
      "How many seconds did {m} need for the maze? {mHe} was told that it takes {x} seconds, and {mhe} needed {y} seconds more than that.",
      "The doctor saw a patient for {x} minutes and then, because of a blood test, for {y} minutes more. For how many minutes in all did she see the patient?",
    ],
  },
];

/** Two amounts are joined: how many that is, or how many of one part there are. */
const PUT_TOGETHER: readonly WordingFamily[] = [
  {
    id: "changed/two-heaps-into-one",
    expression: "x+y",
    texts: [
      "{n} and {m} throw their {o} together. {n} has {x} and {m} has {y}. How many {o} are in the heap?",
      "Pour a jar of {x} buttons and a jar of {y} buttons into one big jar. How many buttons does the big jar have in it?",
      "How many sheep graze on the hill, now that the shepherd with {y} sheep has met the shepherd with {x} and their flocks have mixed?",
      "One shelf had {x} jigsaw puzzles and another had {y}. The librarian moved both lots into a cupboard. How many puzzles are in the cupboard?",
    ],
  },
  {
    id: "changed/two-sorts-one-count",
    expression: "x+y",
    texts: [
      "The fruit stand has {x} melons and {y} pineapples, and nothing else. How many pieces of fruit does it have?",
      "In the band room there are {x} trumpets. There are also {y} clarinets. How many instruments is that?",
      "How many pets came to the pet parade, where {n} counted {x} dogs and {y} cats and no other animals?",
      "{y} pages of the magazine have pictures and {x} pages have only words. Find the number of pages in the magazine.",
    ],
  },
  {
    id: "changed/two-helpers-one-job",
    expression: "x+y",
    texts: [
      "{n} washed {x} cups and {m} dried the {y} plates. How many cups and plates were there?",
      "Working together, Dad laid {x} tiles and {k} laid {y}. How many tiles did the two of them lay?",
      "How many names did the team write on badges? {m} wrote {y} of them and {n} wrote all the others, {x}.",
      "The twins picked berries for jam. One twin brought {x} berries and the other brought {y}. How many berries went into the jam?",
    ],
  },
  {
    id: "changed/morning-and-evening-sums",
    expression: "x+y",
    texts: [
      "The museum let in {x} visitors before noon and {y} after it. How many visitors did it have that day?",
      "{n} swam {x} laps on {day} and {y} laps on {day2}. What is the total number of laps?",
      "How far did the delivery van go? Its first round was {x} miles, and the second was {y} miles.",
      "{y} trains passed at night. By day it was {x}. How many trains passed in the whole day and night?",
    ],
  },
  {
    id: "changed/both-bills-paid",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} paid ${x} to have {his} watch fixed and ${y} for a new strap. How much did {he} pay in all?",
      "How much money must {m} bring for a ${y} boat ride and a ${x} lunch on the island?",
      "The vet's visit was ${x}. The medicine came to ${y}. Tell how much both together cost.",
      "A set of bed sheets is ${x}, and the pillows are another ${y}. What does it cost to buy the sheets and the pillows?",
    ],
  },
  {
    id: "changed/one-part-of-the-joined",
    expression: "x-y",
    texts: [
      "{n} and {m} put all their {o} in one bag. It holds {x} {o}, and {y} of them are {n}'s. How many are {m}'s?",
      "Two buses took {x} fans to the game. {y} fans rode in the first bus. How many rode in the second?",
      "How many of the {x} roses in the flower shop are white? {y} are red, and there is no third color.",
      "The bowl has {x} nuts in it. Dad cracked {y} of them, and {k} cracked the rest. How many nuts did {k} crack?",
    ],
  },
  {
    id: "changed/other-half-of-the-trip",
    expression: "x-y",
    numbers: { x: "45..95", y: "6..40" },
    texts: [
      "A hike has two parts that are {x} kilometers long together. The part in the woods is {y} kilometers. How long is the other part?",
      "{n} spent {x} minutes on homework: {y} minutes on spelling and the rest on maps. How many minutes did {he} spend on maps?",
      "How many pounds of pears are in the basket? With the {y} pounds of apples that lie on top of them, the fruit weighs {x} pounds.",
      "Two planks laid end to end reach {x} feet. One plank is {y} feet long. Find the length of the other plank.",
    ],
  },
  {
    id: "changed/grown-ups-among-them",
    expression: "x-y",
    texts: [
      "{x} people are on the boat trip. {y} of them are grown-ups. How many children are on the trip?",
      "The choir has {x} singers. How many sing high, if {y} sing low and everyone sings either high or low?",
      "At the clinic {x} people were seen this week. {y} came with a cold, and the others came for a shot. How many came for a shot?",
      "{y} girls are among the {x} children at the spelling bee. Tell how many boys there are.",
    ],
  },
];

/** The start or the change is found by thinking back: undone changes, hopes, what would have been. */
const THINKING_BACK: readonly WordingFamily[] = [
  {
    id: "changed/had-they-not-gone",
    expression: "x+y",
    texts: [
      "If {n} had not given away {x} {o}, {he} would have more than the {y} {he} has now. How many would {he} have?",
      "How many peaches would be on the tree if the birds had not eaten {x}? There are {y} peaches on it.",
      "Had {x} visitors not gone home because of the rain, there would be more than {y} at the open-air play. How many were there before it rained?",
      "{m} wishes {mhe} had kept the {x} comic books {mhe} sold, for {mhe} owns just {y} now. How many comic books did {mhe} own once?",
    ],
  },
  {
    id: "changed/had-they-not-come",
    expression: "x-y",
    texts: [
      "Without the {y} {o} that {m} gave {him}, {n} would not have {x} {o} today. How many would {n} have?",
      "How many chairs would the hall have if the mayor had not sent {y}? It has {x} with those.",
      "The stew fed {x} people, although {y} of them had come without being asked. How many people had been asked?",
      "{x} people are in the choir picture. {y} ran into the picture at the last moment. How many would be in it if they had not?",
    ],
  },
  {
    id: "changed/thought-of-a-number",
    expression: "x-y",
    texts: [
      "{n} thinks of a number. {He} adds {y} to it and gets {x}. What is {his} number?",
      "What must be added to {y} to make {x}?",
      "A number machine takes the same amount away from every number. When {x} goes in, {y} comes out. What amount does it take away?",
      "On the number line {m} jumps back from {x} and lands on {y}. Find the length of the jump.",
    ],
  },
  {
    id: "changed/number-before-taking-away",
    expression: "x+y",
    texts: [
      "{m} picks a secret number and takes {x} away from it. What remains is {y}. Find the secret number.",
      "From what number must you take {x} so that {y} is left?",
      "A frog on a number line hops {x} steps to the left and sits on {y}. On which number was it before the hop?",
      "{n} typed a number into a calculator, pressed minus, typed {x}, and read {y}. Which number did {he} type first?",
    ],
  },
  {
    id: "changed/in-the-dark-bag",
    expression: "x-y",
    texts: [
      "Nobody can see how many corks are in the bag. {n} drops in {y} corks, then pours all of them out and counts {x}. How many corks were in the bag before {n} came?",
      "A pirate broke open a chest with some rings in it. He laid {y} rings of his own with them, and that made {x} rings. How many had been locked in the chest?",
      "How many worms were in the can before the fisher dug {y} more? Now that he has, there are {x} in the can.",
      "{m} forgot how many {o} were in {mhis} locker. {mHe} knows that {mhe} put {y} in today, and there are {x} in it. How many were in it yesterday?",
    ],
  },
  {
    id: "changed/unknown-bite",
    expression: "x-y",
    texts: [
      "The dog got at the box of {x} dog biscuits. {n} took the box away in time to save {y}. How many did the dog get?",
      "A moth ate holes in some of the {x} sweaters, and {y} have no holes. How many sweaters have holes?",
      "Someone took doughnuts from the police station's tray in the night. It had {x} in the evening and {y} at breakfast. How many doughnuts were taken?",
      "How many tulips did the deer bite off? In front of the inn {x} were blooming, and {y} of them are blooming yet.",
    ],
  },
  {
    id: "changed/surprise-in-the-count",
    expression: "x-y",
    texts: [
      "Coach brought {y} balls to practice, but there were {x} balls in the net when it was over. How many balls had others brought?",
      "{n} lent {m} {y} {o} and got back {x}. How many {o} too many did {m} return?",
      "How many extra guests showed up? The cook had set {y} places, and {x} people came to dinner.",
      "The order was for {y} bricks. The truck unloaded {x}. Tell how many bricks it brought by mistake.",
    ],
  },
  {
    id: "changed/first-count-forgotten",
    expression: "x+y",
    texts: [
      "The baker forgot to write down how many rolls he had made. He knows that {x} were sold and that {y} are on the shelf. How many rolls had he made?",
      "No one knows how many marbles {n} took to school. {He} lost {x} of them in a game and has {y} left. Find how many {he} took.",
      "How many bandanas did the camp start with, if {x} have been handed to campers and {y} are in the trunk?",
      "The label that tells how many nails are in the pack is torn. {k} has hammered in {x} nails, and {y} are in the pack still. How many nails did the pack have when it was full?",
    ],
  },
];

/** An amount changes or is joined with another: the start, the change or the result is asked. */
export const EXERCISE_CHANGES: readonly WordingFamily[] = [
  ...BEFORE_SOME_WENT,
  ...BEFORE_SOME_CAME,
  ...HOW_MANY_WENT,
  ...HOW_MANY_CAME,
  ...LEFT_AFTER,
  ...MORE_AFTER,
  ...PUT_TOGETHER,
  ...THINKING_BACK,
];

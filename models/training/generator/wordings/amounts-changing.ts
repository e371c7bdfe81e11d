import type { WordingFamily } from "../wording.ts";

/** Something comes to what is there; how many there are then. */
const MORE: readonly WordingFamily[] = [
  {
    id: "grow/jars-in-the-pantry",
    expression: "x+y",
    units: ["jars"],
    numbers: { x: "6..60", y: "4..40" },
    texts: [
      "{n} had {x} jars of [jam|marmalade|chutney] in the pantry. Over the weekend {he} cooked and sealed another {y} jars. How many jars does {he} have now?",
      "How many full jars of honey will {n} have tonight[,|] if {he} has {x} now and fills {y} more this afternoon?",
      "The school kitchen had {x} jars of [pickled beets|tomato sauce|applesauce]. Then the driver carried in {y} more from his van. Find the number of jars in the kitchen now.",
      "We put up {y} jars of peaches in August and stood them beside the {x} jars that were still there from last summer. The cellar then held how many jars?",
    ],
  },
  {
    id: "grow/books-on-the-cart",
    expression: "x+y",
    units: ["books"],
    numbers: { x: "6..80", y: "3..50" },
    texts: [
      "Ms. Ortega had {x} books on her cart when {n} wheeled in {y} more. How many books were on the cart then?",
      "A classroom library began with {x} books. At the open house, families donated {y} more. How many books does it have now?",
      "During the night {y} books were pushed through the return slot. {x} books were lying in the bin already. How many books must the librarian shelve if she empties the bin?",
      "The book bus is loaded with {x} books. Just before it leaves, {m} hands in another {y} through the window. With how many books does it set out?",
    ],
  },
  {
    id: "grow/hatched-and-tagged",
    expression: "x+y",
    units: ["animals"],
    numbers: { x: "5..90", y: "3..60" },
    texts: [
      "On {day} {x} chicks were running around the coop. Overnight {y} more hatched. How many chicks were there the next morning?",
      "A biologist had put tags on {x} {a} by the end of {month}. In {month2} she tagged {y} more. How many {a} has she tagged so far?",
      "There were {x} tadpoles in the tank, and this morning {y} more wriggled out of their eggs. How many tadpoles swim in the tank now?",
      "How many penguin chicks does the colony have after {y} break out of their shells today, if {x} had done so before and all of them are well?",
    ],
  },
  {
    id: "grow/mail-and-parcels",
    expression: "x+y",
    numbers: { x: "8..90", y: "3..40" },
    texts: [
      "The mail carrier had {x} letters in her bag and took {y} more out of the box at the corner. How many letters was she carrying then?",
      "{n} had mailed {x} invitations. Then {he} remembered {y} relatives whom {he} had left out, and mailed one to each of them as well. How many invitations did {he} mail altogether?",
      "By noon the {shop} had received {x} parcels. Later {y} others were brought in by a second truck. How many parcels arrived in all?",
      "This morning there were {x} unread messages in my inbox. Since then {y} new ones have come in, and I have opened none. What is the number of unread messages now?",
    ],
  },
  {
    id: "grow/loads-and-distances",
    expression: "x+y",
    texts: [
      "A barge was carrying {x} tons of gravel. At the quarry dock it took on {y} more tons. How many tons of gravel was it carrying then?",
      "The fire engine's tank contained {x} gallons of water, and the crew pumped in {y} gallons more. How many gallons are in the tank?",
      "A trucker has driven {x} miles this week. Tonight she will drive {y} more miles. How many miles will she have driven then?",
      "How many pounds does a heap of scrap metal weigh after {y} pounds have been thrown onto it[,|] if it weighed {x} pounds before?",
      "Before the holidays the electricians laid {x} {length} of cable, and during the holidays they laid {y} {length}. How many {length} of cable is that in all?",
    ],
  },
  {
    id: "grow/jars-of-money",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "The tip jar held ${x} at the start of the shift. Before closing time, customers dropped in another ${y}. How much was in the jar then?",
      "{n} owed a friend ${x} and then borrowed ${y} more from the same friend. How much does {n} owe now?",
      "A charity run had brought in ${x} when a baker [sent a check for|chipped in] ${y}. What is the total?",
      "A concert ticket used to cost ${x}. The price has gone up by ${y}. What must one pay for a ticket today?",
      "I hide money in an old sock: so far, ${x}. Tonight ${y} will go in. How much money will the sock hold?",
    ],
  },
  {
    id: "grow/more-turned-up",
    expression: "x+y",
    units: ["{o}"],
    texts: [
      "While tidying the attic, {n} came across {y} {o} and laid them beside the {x} {o} {he} already owned. How many {o} does {he} own now?",
      "A table at the yard sale started out with {x} {o}. Neighbors kept coming by and set down {y} others before anything was sold. How many {o} were on it then?",
      "On {n}'s list it says: {o}, {x}. {He} crosses out the number because {y} more have turned up. Which number must {he} write?",
      "How many {o} will have been handed in once {m} brings {y}[,|] if {x} have been handed in already?",
    ],
  },
  {
    id: "grow/laps-and-records",
    expression: "x+y",
    numbers: { x: "6..90", y: "3..45" },
    texts: [
      "{n} swam {x} laps before the whistle and another {y} after it. How many laps did {he} swim?",
      "As goalkeeper, {n} had blocked {x} shots this season. In tonight's match {he} blocked {y}. How many has {he} blocked now?",
      "With {x} push-ups done, {n} drank some water. Then {he} did {y} more. What was {his} total?",
      "The jump rope club's record stood at {x} jumps. {n} has just beaten it by {y} jumps. What is the new record?",
    ],
  },
  {
    id: "grow/with-a-number-too-many",
    expression: "x+y",
    numbers: { x: "8..70", y: "4..40", v: "3..25" },
    texts: [
      "{n} kept {x} {o} in a chest that was {v} years old. Last week {he} laid {y} more into it. How many {o} were in the chest then?",
      "It takes {v} minutes to walk to the creek. At the creek {n} gathered {x} smooth pebbles, and on the way home {he} gathered another {y}. How many pebbles did {he} gather?",
      "There were {x} sailboats in the harbor at noon. {v} gulls sat on the pier. By sunset {y} more sailboats had tied up, and none had left. How many sailboats were in the harbor at sunset?",
      "{n} is in room {v} of the hospital. {x} get-well cards hung over {his} bed, and today's visitors pinned up {y} more. How many cards hang there now?",
    ],
  },
  {
    id: "grow/photos-and-songs",
    expression: "x+y",
    numbers: { x: "20..400", y: "5..150" },
    texts: [
      "{n}'s phone held {x} photos before the trip. On the trip {he} took {y} photos and deleted none. How many photos are on the phone now?",
      "My playlist has {x} songs. If I add {y} tonight, how many songs will it have?",
      "The computer had copied {x} files when I left the room, and it copied {y} more while I was out. How many files did it copy?",
      "{n}'s page: {x} followers yesterday, {y} new ones overnight, none lost. How many followers today?",
    ],
  },
  {
    id: "grow/snow-and-wool",
    expression: "x+y",
    numbers: { x: "8..80", y: "4..50" },
    texts: [
      "Behind the snow fort lay {x} snowballs. During the truce the children rolled {y} more. How many snowballs were ready when the truce ended?",
      "A hut by the ski slope rents out sleds. It owned {x} and has bought {y} used ones. How many sleds does it own now?",
      "{n} is knitting a scarf. {x} rows are finished, and {he} will knit {y} rows during the film. How many rows will be finished after the film?",
      "How many icicles hang from the gutter this morning[,|] if {x} hung there last night and {y} have formed since?",
    ],
  },
  {
    id: "grow/receiver-asked",
    expression: "x+y",
    numbers: { x: "4..60", y: "3..30", v: "35..95" },
    texts: [
      "{n} has {v} {o}, and {m} has {x}. {n} gives {y} of {his} {o} to {m}. How many {o} does {m} have now?",
      "The tall bookcase holds {v} books and the low one {x}. {y} books are moved from the tall bookcase to the low one. How many books does the low bookcase hold then?",
      "The first {cs} holds {v} {o} and the second {x}. {n} moves {y} {o} from the first to the second. Tell how many {o} the second {cs} holds then.",
      "A zoo has {v} {a} in its old park and {x} in its new one. {y} {a} are taken from the old park to the new one. How many {a} are in the new park then?",
    ],
  },
];

/** Something goes from what is there; how many are left. */
const FEWER: readonly WordingFamily[] = [
  {
    id: "shrink/sun-sea-and-wind",
    expression: "x-y",
    numbers: { x: "12..90", y: "3..60" },
    texts: [
      "{n} built {x} tiny snow rabbits along the wall. The noon sun melted {y} of them. How many snow rabbits survived?",
      "The tide washed away {y} of the {x} sandcastles on the beach. How many sandcastles are still standing?",
      "Of {x} soap bubbles that float over the yard, {y} burst. How many are still floating?",
      "A gust of wind carried off {y} paper hats. {x} had been laid out on the picnic table. How many paper hats were left on it?",
      "The river rose and carried off {y} of the {x} {o} that were stored on the dock. How many {o} were still on the dock?",
    ],
  },
  {
    id: "shrink/used-in-the-kitchen",
    expression: "x-y",
    numbers: { x: "12..80", y: "3..60" },
    texts: [
      "{n} had {x} eggs in the refrigerator and cracked {y} of them into a bowl. How many eggs were left in the refrigerator?",
      "This week the baker used {y} sacks of flour. On Monday there had been {x} sacks in the storeroom, and none were delivered. How many sacks are there now?",
      "I need {y} of my {x} tea bags for the guests. How many tea bags will I have afterward?",
      "Out of a sack of {x} potatoes the cook has peeled {y}. How many potatoes has she not peeled?",
      "{x} {f} were in the kitchen. {n} packed {y} of them into a lunch basket. What number of {f} did {he} not pack?",
    ],
  },
  {
    id: "shrink/misplaced",
    expression: "x-y",
    units: ["{o}"],
    texts: [
      "{n} owned {x} {o} until {he} misplaced {y} of them on a trip. How many {o} does {he} still have?",
      "When {n} moved to [another town|a new apartment], there was no room for {y} of {his} {x} {o}, so those stayed behind. How many {o} did {he} take along?",
      "{m}'s puppy dragged {y} {o} into the bushes, and nobody has seen them since. {x} {o} had been on the porch. How many remained there?",
      "How many {o} are still in place[,|] if {n} counted {x} last year and {y} of those have disappeared?",
    ],
  },
  {
    id: "shrink/lent-out",
    expression: "x-y",
    numbers: { x: "15..120", y: "4..90" },
    texts: [
      "The toy library has {x} board games, and {y} of them are out on loan. How many board games are on its shelves?",
      "{n} lent {m} {y} of {his} {x} {o}. How many {o} did {n} keep at home?",
      "A boat rental owns {x} kayaks. By ten in the morning it has rented out {y}. How many kayaks can still be rented?",
      "If {y} of the camp's {x} sleeping bags are in use tonight and the others lie in the closet, how many are in the closet?",
    ],
  },
  {
    id: "shrink/donated",
    expression: "x-y",
    numbers: { x: "15..140", y: "4..100" },
    texts: [
      "{n} cleaned out {his} closet. {He} had {x} shirts and donated {y} to the shelter. How many shirts stayed in the closet?",
      "The bakery sent {y} of its {x} unsold rolls to the food bank and froze the rest. How many rolls did it freeze?",
      "{x} {o} were collected after the flood. A truck took {y} of them away on {day}. How many {o} are waiting for the next truck?",
      "My sister has outgrown {y} of her {x} dresses. How many of her dresses still fit?",
      "Since nobody at home needed all {x} {o}, {n} brought {y} to the church bazaar. How many {o} were kept?",
    ],
  },
  {
    id: "shrink/gave-up",
    expression: "x-y",
    units: ["people"],
    numbers: { x: "18..160", y: "4..110" },
    texts: [
      "{x} runners started the race, but {y} gave up before the finish. How many runners finished?",
      "Of {x} {u} who wanted a part in the film, the director sent {y} home. How many {u} were still there?",
      "Our choir had {x} singers. In spring {y} of them moved away, and nobody took their places. How many singers does it have now?",
      "How many sailors were still aboard after {y} had gone ashore[,|] if the ship had come in with {x}?",
      "A chess tournament began with {x} {u}. After the first round {y} of them were out. How many {u} were still in it?",
    ],
  },
  {
    id: "shrink/counting-down",
    expression: "x-y",
    numbers: { x: "14..70", y: "2..50" },
    texts: [
      "{n} stood on step {x} of the lighthouse stairs and then went down {y} steps. On which step does {he} stand now?",
      "A countdown loses one every second. It is at {x} now. What number will it show in {y} seconds?",
      "The sign at the gate shows how many cars are in the garage. It said {x}; then {y} cars drove out and none came in. What does the sign say now?",
      "{n} was number {x} in line for tickets. {y} people ahead of {him} have been served and have left. What number in line is {he} now?",
    ],
  },
  {
    id: "shrink/leaks-and-loads",
    expression: "x-y",
    texts: [
      "A swimming pool held {x} gallons of water. It has lost {y} gallons through a crack. How many gallons are left?",
      "The hikers carried {x} liters of water up the mountain and drank {y} liters on the way. How many liters did they have at the top?",
      "How many pounds of clay does {n} still have[,|] if {he} had {x} pounds and used up {y} pounds for {his} statues?",
      "{n} bought {x} pounds of potting soil, and {y} pounds went into the flower boxes. How many pounds of soil were left over?",
      "An owner of {x} acres of woodland sold {y} acres. How many acres does the owner have now?",
    ],
  },
  {
    id: "shrink/cards-and-debts",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n}'s gift card had ${x} on it. {He} paid ${y} with it for a [board game|pair of socks|cookbook]. How much is left on the card?",
      "Our class raised ${x} with a car wash and put ${y} of it toward a bus trip. How much remained for other things?",
      "The landlord has lowered the rent of ${x} by ${y}. What is the new rent?",
      "I owed the {shop} ${x}. Today I paid back ${y}. How much do I still owe?",
    ],
  },
  {
    id: "shrink/with-a-number-too-many",
    expression: "x-y",
    numbers: { x: "15..90", y: "3..60", v: "4..30" },
    texts: [
      "{n} carried {x} glass bottles down {v} steps to the cellar. {y} of the bottles slipped and broke. How many bottles were still whole?",
      "It was {v} degrees in the greenhouse. Of the {x} tomato seedlings in it, {y} dried up. How many seedlings did not dry up?",
      "A tailor opened his shop {v} years ago. This morning he had {x} buttons in a drawer, and since then he has sewn {y} of them onto coats. How many buttons are still in the drawer?",
      "A ship with {v} sailors left port with {x} barrels on deck. In a storm {y} barrels were washed overboard. How many barrels were on deck after the storm?",
    ],
  },
  {
    id: "shrink/animals-off",
    expression: "x-y",
    units: ["animals"],
    numbers: { x: "8..70", y: "3..45" },
    texts: [
      "A ranger saw {x} deer at the edge of the forest. When a branch cracked, {y} leaped in among the trees. How many deer stayed in view?",
      "There were {x} goldfish in the pond before a heron came by and swallowed {y}. How many goldfish are left?",
      "{x} {a} rested by the water until {y} of them got up and left. How many {a} were still resting?",
      "A bird hospital was caring for {x} owls. It has released {y} that are healthy again. How many owls is it still caring for?",
      "{n} drew {x} {a} on the board and wiped out {y} that did not look right. How many {a} are still on the board?",
    ],
  },
  {
    id: "shrink/beads",
    expression: "x-y",
    units: ["beads"],
    numbers: { x: "20..250", y: "6..180" },
    texts: [
      "{n} poured {x} beads onto a tray and strung {y} of them. How many beads were still on the tray?",
      "A necklace of {x} beads broke, and {y} beads rolled down the drain. How many beads could be saved?",
      "For a bracelet {n} needs {y} beads; {he} has {x}. How many beads will be left over when the bracelet is done?",
      "From a jar of {x} {color} glass beads, {y} went into a mosaic. The jar still has how many beads?",
    ],
  },
  {
    id: "shrink/sheets",
    expression: "x-y",
    units: ["sheets"],
    numbers: { x: "30..300", y: "8..220" },
    texts: [
      "The tray of the printer was filled with {x} sheets. A report used up {y}. How many sheets are in the tray now?",
      "{n} has torn {y} sheets out of a pad of {x}. Find how many sheets are still in the pad.",
      "How many sheets of drawing paper did Mr. Haas have left[,|] if he had {x} and passed {y} around the class?",
      "We folded {y} of our {x} sheets into paper cranes. How many sheets have not been folded?",
    ],
  },
  {
    id: "shrink/driven-off",
    expression: "x-y",
    numbers: { x: "12..120", y: "3..80" },
    texts: [
      "{x} trucks were parked at the rest stop at midnight. Before dawn {y} of them drove off, and no others came. How many trucks were there at dawn?",
      "Of {x} fishing boats in the harbor, {y} put out to sea. How many stayed in the harbor?",
      "A row has {x} shopping carts in it. Customers pull out {y}. How many carts remain in the row?",
      "{y} planes have taken off since the fog lifted. {x} had been lined up on the ground, and none have landed. How many planes are still lined up?",
    ],
  },
  {
    id: "shrink/giver-asked",
    expression: "x-y",
    numbers: { x: "35..95", y: "3..30", v: "4..60" },
    texts: [
      "{n} has {x} {o}, and {m} has {v}. {n} hands {y} of {his} {o} to {m}. How many {o} does {n} have after that?",
      "There are {x} {o} in the blue room and {v} in the green room. The janitor carries {y} {o} from the blue room to the green room. How many {o} are in the blue room then?",
      "{v} pupils were in the art course and {x} in the music course. In the second week {y} pupils switched from music to art. How many pupils were in the music course after that?",
      "Barn one held {x} bales of hay, barn two held {v}. How many bales were in barn one after {y} of its bales had been brought over to barn two?",
    ],
  },
];

/** There were some and then there were more: how many came. */
const HOW_MANY_CAME: readonly WordingFamily[] = [
  {
    id: "grown-by/bakery-morning",
    expression: "x-y",
    numbers: { x: "20..120", y: "6..90" },
    texts: [
      "{y} loaves were in the big oven. The baker slid in some more, and then there were {x}. How many loaves did he slide in?",
      "Before lunch the counter displayed {y} {f}, after lunch {x}. None were sold in between. How many {f} were added?",
      "I had frosted {y} cupcakes when {n} came to help. When {he} went home, {x} cupcakes were frosted. How many were frosted while {n} was there?",
      "How many pancakes were fried during breakfast[,|] if {y} had been fried before breakfast and {x} in all by the end of it?",
    ],
  },
  {
    id: "grown-by/brought-in",
    expression: "x-y",
    units: ["{o}"],
    texts: [
      "{n} started the [week|month] with {y} {o} and finished it with {x}. {He} gave none away. How many {o} did {he} gain?",
      "Some {o} came in the mail for {n}. With them {he} has {x}; without them {he} had {y}. How many came in the mail?",
      "{y} {o} lay in the {cs} until {m} put some of {mhis} own with them. Now {x} {o} lie there. What number of {o} did {m} put in?",
      "I counted {y} {o} before supper. At bedtime I counted again, and there were {x}. How many {o} had somebody brought in meanwhile?",
    ],
  },
  {
    id: "grown-by/joined",
    expression: "x-y",
    units: ["people"],
    numbers: { x: "25..300", y: "10..220" },
    texts: [
      "In March the drama club had {y} members. By June it had {x}, and no one had dropped out. How many people had joined?",
      "A village had {y} inhabitants when the railway came. It has {x} today. By how many has the village grown?",
      "{y} {u} turned up to clean the {place}. After a call on the radio there were {x} {u}. How many {u} came because of the call?",
      "{x} names stand on {n}'s petition tonight. This morning only {y} did. How many people signed it during the day?",
      "{y} {u} had arrived when the doors opened. {x} {u} were there when the doors closed, and nobody had gone. How many {u} came in between?",
    ],
  },
  {
    id: "grown-by/measured-again",
    expression: "x-y",
    texts: [
      "The lake was {y} feet deep before the rains and {x} feet deep after them. How many feet did the water rise?",
      "The compost heap weighed {y} pounds in spring and {x} pounds in the fall. How many pounds heavier had it become?",
      "How many kilograms of old paper did the class collect today[,|] if the heap weighed {y} kilograms yesterday and weighs {x} kilograms now?",
      "{n} had run {y} miles when {his} watch beeped. At the end of the run the watch showed {x} miles. How many miles did {he} run after the beep?",
      "At noon a rain barrel held {y} gallons. Now it holds {x} gallons. How many gallons of rain ran in?",
    ],
  },
  {
    id: "grown-by/money-put-in",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "There was ${y} in the donation box in the morning and ${x} in the evening. How much was donated during the day?",
      "{n}'s savings account showed ${y} on the first of the month. Today it shows ${x}, and {he} has taken nothing out. How much did {he} put in?",
      "The old edition of a stamp catalog cost ${y}; the new edition costs ${x}. By how much did the price go up?",
      "With the money that {his} uncle sent, {n} has ${x}. Without it {he} would have ${y}. How much did {his} uncle send?",
    ],
  },
  {
    id: "grown-by/young-ones",
    expression: "x-y",
    numbers: { x: "10..80", y: "3..60" },
    texts: [
      "Our guinea pigs have had babies. We had {y} guinea pigs; now we have {x}. How many babies were born?",
      "There were {y} eggs in the goose nests on {day} and {x} on {day2}. No egg was taken away. How many eggs had been laid in between?",
      "{y} ducklings swam on the canal. A second family came along, and then {n} counted {x} ducklings. How many ducklings did the second family have?",
      "How many {a} came to the zoo in {month}[,|] if it had {y} {a} when the month began and {x} when it ended, and lost none?",
    ],
  },
  {
    id: "grown-by/built-on",
    expression: "x-y",
    numbers: { x: "25..200", y: "8..150" },
    texts: [
      "A tower was {y} blocks high. {n} made it higher, until it was {x} blocks high. How many blocks did {he} add?",
      "{y} bricks had been laid by noon and {x} by the end of the day. How many bricks were laid in the afternoon?",
      "When {n} took over the work, {y} fence posts were standing. When {he} stopped, {x} were standing. How many posts did {n} put up?",
      "{n} knew {y} Spanish words at Easter. In the fall {he} knew {x}. How many words had {he} learned in the meantime?",
      "{n} is making {o} for the fair. By {day} {he} had finished {y}, by {day2} {x}. How many {o} did {he} finish between those two days?",
    ],
  },
  {
    id: "grown-by/with-a-number-too-many",
    expression: "x-y",
    numbers: { x: "20..90", y: "5..70", v: "4..12" },
    texts: [
      "Page {v} of an album had {y} stickers on it. {n} glued on some more, and now that page has {x}. How many stickers did {he} glue on?",
      "A {v}-year-old boy had folded {y} paper planes before lunch. By dinner he had folded {x}. How many planes did he fold between lunch and dinner?",
      "In hall {v} of the museum there hung {y} paintings. Since the hall was repaired, {x} paintings have hung there. How many paintings were added?",
      "{n} needs {v} minutes to get to school. There were {y} bikes in the rack when {he} got there and {x} when the bell rang. How many bikes had come meanwhile, if none were taken out?",
    ],
  },
  {
    id: "grown-by/only-the-additions",
    expression: "x+y",
    numbers: { v: "30..95", x: "4..40", y: "3..35" },
    texts: [
      "{n} had {v} {o}. {He} got {x} more from {m} and {y} more from {k}. How many {o} did {m} and {k} give {him} in all?",
      "A choir of {v} singers took in {x} new singers in {month} and {y} in {month2}. How many new singers did it take in during these two months?",
      "A vine was {v} inches long in spring. It grew {x} inches in June and {y} inches in July. How many inches did it grow in the two months?",
      "The {shop} had {v} {o} on its shelves. In the morning {x} more were unpacked, and in the afternoon {y} more. How many {o} were unpacked that day?",
    ],
  },
];

/** There were some and then there were fewer: how many went. */
const HOW_MANY_WENT: readonly WordingFamily[] = [
  {
    id: "shrunk-by/orchard-and-garden",
    expression: "x-y",
    numbers: { x: "20..150", y: "4..110" },
    texts: [
      "There were {x} apricots on the tree. After the hailstorm {y} were still hanging. How many apricots did the hail knock down?",
      "{x} sunflowers stood along the fence before the cows got out. Now {y} stand there. How many did the cows trample?",
      "{n} planted {x} bulbs. Mice carried off some of them, and the other {y} came up in spring. How many bulbs did the mice carry off?",
      "In October a bush had {x} berries, in February only {y}. Birds ate all the berries that are gone. How many did the birds eat?",
    ],
  },
  {
    id: "shrunk-by/meals",
    expression: "x-y",
    numbers: { x: "12..90", y: "3..60" },
    texts: [
      "{n} bought {x} {f} on {day}. On {day2} {y} of them were left in the tin. How many {f} were eaten in between?",
      "The monkeys' keeper brought {x} bananas. When she came back, {y} lay in the trough. How many bananas had the monkeys eaten?",
      "We ordered {x} {f} and had {y} packed up at the end of the meal. How many {f} did we eat at the table?",
      "Some of the {x} oranges in a crate were squeezed for juice, and {y} were not. How many oranges were squeezed?",
    ],
  },
  {
    id: "shrunk-by/gone-missing",
    expression: "x-y",
    units: ["{o}"],
    texts: [
      "{n} set out with {x} {o} in {his} cart. The road was bumpy, and {he} came home with {y}. How many {o} fell out?",
      "Last summer there were {x} {o} in the shed; this summer there are {y}. None were added. How many {o} are gone?",
      "Since {m} borrowed some of {his} {x} {o}, {n} has had only {y}. How many {o} did {m} borrow?",
      "The freight list says {x} {o}. {n} unpacks the crates and counts {y}. How many {o} are missing?",
    ],
  },
  {
    id: "shrunk-by/stands-and-stalls",
    expression: "x-y",
    numbers: { x: "25..200", y: "4..120" },
    texts: [
      "A florist cut {x} tulips at dawn. At closing time {y} stood in the bucket, and the others had been sold. How many tulips were sold?",
      "{n} opened {his} stand with {x} cups of lemonade and closed it with {y} full cups. How many cups of lemonade did {he} sell?",
      "A newsstand received {x} copies of the morning paper and sent {y} unsold ones back. How many copies did it sell?",
      "How many pairs of skates did the rink rent out this morning[,|] if {x} pairs were on the racks at first and {y} pairs are there now?",
      "{x} {o} were on {n}'s market stall at nine. At noon there were {y}. How many {o} had customers bought?",
    ],
  },
  {
    id: "shrunk-by/used-up",
    expression: "x-y",
    numbers: { x: "20..180", y: "3..120" },
    texts: [
      "The nurse's cabinet held {x} bandages on Monday and {y} on Friday; none were added. How many bandages were used that week?",
      "{n} began to build birdhouses with {x} nails in the box. When the birdhouses were done, {y} nails were left. How many nails did they take?",
      "In September the art teacher had {x} glue sticks. Now it is June, and she has {y}. How many glue sticks did her classes use up?",
      "We took {x} tent pegs to camp. We hammered in as many as the tents needed, and {y} stayed in the bag. How many pegs did we hammer in?",
    ],
  },
  {
    id: "shrunk-by/left-early",
    expression: "x-y",
    units: ["people"],
    numbers: { x: "20..150", y: "4..110" },
    texts: [
      "At the first rehearsal there were {x} dancers, at the last one only {y}. No one had joined. How many dancers had dropped out?",
      "{x} patients sat in the waiting room. An hour later {y} of them were still waiting. How many had been called in?",
      "{x} fans cheered at the kickoff. In the pouring rain all but {y} left the stadium. How many fans left?",
      "Of {x} {u} at an inn, {y} stayed on after breakfast. How many {u} checked out?",
      "{x} {u} came to {n}'s garden party, and {y} of them stayed for dinner; the others had left before. How many {u} left before dinner?",
    ],
  },
  {
    id: "shrunk-by/measured-again",
    expression: "x-y",
    texts: [
      "The carpet layer brought {x} feet of trim and took {y} feet back to his van. How many feet of trim did he use?",
      "A tanker left the dairy with {x} gallons of milk. After the first stop it carried {y} gallons. How many gallons were pumped out there?",
      "How many kilometers has {n} walked today[,|] if the sign at the start said {x} kilometers to the hut and the sign {he} sees now says {y} kilometers?",
      "A block of ice weighed {x} pounds in the morning and {y} pounds at night. How many pounds had melted away?",
    ],
  },
  {
    id: "shrunk-by/paid",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n}'s travel card had ${x} on it before the trip and ${y} after it. What did the trip cost?",
      "The team had ${x} in its fund. After the new balls had been paid for, ${y} remained. How much did the balls cost?",
      "I went to the fair with ${x}, bought one thing, a carved clock, and had ${y} when I came home. What did the clock cost?",
      "Last week the price of the canoe was ${x}. Today the sign says ${y}. By how much has it been reduced?",
    ],
  },
  {
    id: "shrunk-by/flown-on",
    expression: "x-y",
    units: ["animals"],
    numbers: { x: "15..120", y: "4..90" },
    texts: [
      "A flock of {x} geese landed on a field. At sunrise {y} were there. How many geese had flown on?",
      "The pond had {x} frogs in May. After the dry summer there were {y}. By how many did the number of frogs drop?",
      "A zoo began the year with {x} {a} and ended it with {y}. It got no new ones, and none died, but some were sent to other zoos. How many {a} were sent away?",
      "How many sheep slipped through the gate[,|] if the shepherd counted {x} in the evening and {y} in the morning?",
    ],
  },
  {
    id: "shrunk-by/with-a-number-too-many",
    expression: "x-y",
    numbers: { x: "20..95", y: "4..70", v: "3..10" },
    texts: [
      "A squirrel hid {x} walnuts under {v} trees. At the end of winter {y} were still hidden. How many walnuts had it dug up?",
      "{n} has {v} cousins. On {his} birthday {he} hung up {x} balloons, and the next day {y} were still round. How many balloons had gone flat?",
      "A freight train pulls in on track {v} with {x} cars. It pulls out with {y} cars; none were added. How many cars were left behind?",
      "A puzzle for children of {v} years and up should have {x} pieces. {n} counts only {y}. How many pieces are missing?",
    ],
  },
  {
    id: "shrunk-by/three-counts",
    expression: "x-y",
    numbers: { v: "81..120", x: "41..80", y: "5..40" },
    texts: [
      "There were {v} cars on the ferry parking lot at eight, {x} at noon and {y} at six. None drove in after eight. How many cars drove away between noon and six?",
      "{n} had {v} {o} in {month}. By {month2} {he} had {x}, and at the end of the year {y}. How many {o} did {he} lose after {month2} began, if {he} got no new ones?",
      "The {shop} opened on {day} with {v} {o}. It had {x} in the evening and {y} on the next evening, and nothing was delivered. How many {o} did it sell on the second day?",
      "{v} {u} watched the first half of the show, {x} watched the second half, and {y} stayed for the songs at the end. How many {u} left between the second half and the songs?",
    ],
  },
  {
    id: "shrunk-by/only-the-losses",
    expression: "x+y",
    numbers: { v: "70..140", x: "4..35", y: "3..30" },
    texts: [
      "{n} had {v} stamps. {He} swapped {x} of them with {m} and {y} with {k}. How many stamps did {he} swap?",
      "Of the {v} seats in an old theater, {x} have torn covers and {y} others have broken hinges. How many seats have to be repaired?",
      "{v} {o} were in the {cs}. {n} took out {x}, and {m} took out {y}. How many {o} were taken out?",
      "A farmer had {v} hens. A fox took {x} in {month} and {y} in {month2}. How many hens did the fox take?",
    ],
  },
];

/** How many there were before some went or came. */
const AT_FIRST: readonly WordingFamily[] = [
  {
    id: "before-loss/trays-and-baskets",
    expression: "x+y",
    numbers: { x: "4..80", y: "3..60" },
    texts: [
      "After {y} {f} had been sold, {x} were left on the tray. How many {f} had been on it?",
      "{n} dropped {y} eggs on the way from the barn, and {x} eggs reached the kitchen whole. How many eggs had {he} taken from the barn?",
      "At the picnic we drank {y} bottles of juice. We carried {x} full bottles home. How many bottles of juice did we take along?",
      "How many sausages were on the grill at first[,|] if the dog snatched {y} of them and {x} were left for the family?",
      "{n} has handed out {y} {f} at [recess|practice] and still has {x} in {his} bag. How many {f} did {he} start with?",
    ],
  },
  {
    id: "before-loss/unsold-and-kept",
    expression: "x+y",
    units: ["{o}"],
    texts: [
      "{n} sold {y} {o} at the flea market. The {x} that nobody wanted are back in the garage. How many {o} did {n} take to the flea market?",
      "Somebody has lifted {y} {o} out of the {cs}, and now only {x} are in it. How many {o} did it hold originally?",
      "What was the number of {o} at the start[,|] if {y} were thrown out and {x} were kept?",
      "{m} now has {y} {o} that used to be {n}'s. {n} still has {x}. How many {o} were {n}'s in the beginning?",
    ],
  },
  {
    id: "before-loss/fewer-people",
    expression: "x+y",
    units: ["people"],
    numbers: { x: "5..120", y: "3..80" },
    texts: [
      "{y} dancers sat down, and {x} kept dancing. How many had been dancing before?",
      "When {y} swimmers had been called out of the water, {x} were still in it. How many swimmers had been in the water?",
      "A tour group has shrunk by {y} people and has {x} left. How large was it at the beginning?",
      "How many campers arrived on the first day[,|] if {y} went home sick and the other {x} stayed to the end?",
      "{y} {u} have already been let in, while {x} {u} are still waiting at the gate. How many {u} were waiting at first?",
    ],
  },
  {
    id: "before-loss/let-go",
    expression: "x+y",
    units: ["animals"],
    numbers: { x: "4..70", y: "3..50" },
    texts: [
      "A fisherman threw {y} small fish back and kept {x}. How many fish had he caught?",
      "A cat chased {y} mice out of the barn, but {x} mice are still in there. How many mice were in the barn before?",
      "The zoo moved some of its {a}, {y} of them, to another zoo. {x} {a} remain. How many {a} did it have at first?",
      "When the gardener opened the glasshouse, {y} butterflies fluttered out. {x} stayed inside. How many butterflies had been in the glasshouse?",
    ],
  },
  {
    id: "before-loss/measures",
    expression: "x+y",
    texts: [
      "{n} cut {y} feet off a garden hose, and {x} feet of it are left. How many feet long was the hose?",
      "A truck dropped off {y} tons of sand at one site and still has {x} tons on board. What load did it start with, in tons?",
      "After {y} gallons had leaked away, {x} gallons of oil were in the drum. How many gallons had been in it?",
      "The sailors have covered {y} miles of the crossing, and {x} miles remain. How many miles is the whole crossing?",
      "{n} knitted with {y} {length} of yarn. What remains is a ball of {x} {length}. How many {length} of yarn did {n} have at first?",
    ],
  },
  {
    id: "before-loss/money-gone",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} lost ${y} through a hole in {his} pocket. What is left is ${x}. How much was in the pocket before?",
      "After buying a train ticket for ${y}, {n} had ${x} for the rest of the trip. How much money did {he} have before?",
      "The museum lowered its ticket price by ${y}, and a ticket now costs ${x}. What did a ticket cost before?",
      "Our club paid ${y} for paint out of its cash box, which then held ${x}. How much had been in the box?",
    ],
  },
  {
    id: "before-loss/when-it-was-new",
    expression: "x+y",
    numbers: { x: "6..150", y: "5..120" },
    texts: [
      "{n} has hammered in {y} nails and has {x} left in the box. How many nails were in the box when {he} began?",
      "The stapler has used {y} staples since it was filled, and {x} are still in it. How many staples were put in?",
      "I have drawn on {y} pages of my sketchbook. {x} pages are still blank. How many blank pages did it have when it was new?",
      "{y} of the matches have been struck. {x} have not. How many matches came in the box?",
      "A storm broke {y} panes of the brand-new greenhouse, and the other {x} held. How many panes had it been built with?",
    ],
  },
  {
    id: "before-loss/with-a-number-too-many",
    expression: "x+y",
    numbers: { x: "4..60", y: "3..40", v: "3..6" },
    texts: [
      "{n} rode {v} miles to the lake and caught some trout. {He} gave {y} of them to a neighbor and fried the other {x}. How many trout did {he} catch?",
      "In a building with {v} floors, {y} apartments have been rented out since it was finished, and {x} still stand empty. How many apartments stood empty when it was finished?",
      "{n} has collected postcards for {v} years. {He} has sent off {y} of them, and the other {x} are in the album. How many postcards had {he} collected?",
      "A play has {v} acts. {y} people left at the break, and {x} saw the end. How many people were there at the beginning?",
    ],
  },
  {
    id: "before-gain/pantry-and-barn",
    expression: "x-y",
    numbers: { x: "12..120", y: "3..80" },
    texts: [
      "{n} put {y} more lemons into the bowl, and now it holds {x}. How many lemons were in it before?",
      "The hens laid {y} eggs today. With these, there are {x} eggs in the pantry. How many were there before?",
      "After {y} {o} had been carried down, {x} {o} were in the cellar. How many had been there to begin with?",
      "{y} bales of hay were stacked onto the pile after lunch, so that it has {x} now. How many bales did it have at lunchtime?",
      "How many {f} were on the plate before {m} added {y} to them[,|] if {x} are there now?",
    ],
  },
  {
    id: "before-gain/dropped-off",
    expression: "x-y",
    units: ["{o}"],
    texts: [
      "Thanks to the {y} {o} that {m} dropped off, {n} now has {x}. How many {o} would {n} have without them?",
      "{n} pulled {y} {o} out from under the bed, and now {he} has all {x} of them together again. How many {o} had {he} had before looking there?",
      "Somebody slipped {y} {o} into {n}'s {cs}. {n} counts {x} in it. How many {o} had {he} packed {himself}?",
      "What number of {o} did {n} begin with[,|] if {he} was given {y} and ended up with {x}?",
    ],
  },
  {
    id: "before-gain/latecomers",
    expression: "x-y",
    units: ["people"],
    numbers: { x: "15..150", y: "3..100" },
    texts: [
      "{y} latecomers squeezed into the lecture hall, which made {x} listeners. How many listeners had come on time?",
      "When {y} cousins arrived, there were {x} people around the table. How many people were around it before?",
      "A soccer club has signed {y} new players and now has {x}. How many players did it have until then?",
      "An airplane stopped in [Lisbon|Cairo|Denver]. {y} passengers boarded, nobody got off, and it flew on with {x} passengers. How many had it brought there?",
      "With the {y} {u} who have just come in, there are {x} {u} in the room. How many {u} were there without them?",
    ],
  },
  {
    id: "before-gain/measures",
    expression: "x-y",
    texts: [
      "A vine has grown {y} inches since March and is now {x} inches long. How many inches long was it in March?",
      "The tank truck took on {y} gallons and now holds {x} gallons. How many gallons did it hold before?",
      "When {n} had joined {y} {length} of new fence to the old [wire|garden|wooden] fence, the whole of it was {x} {length} long. How many {length} long was the old fence?",
      "{n} swam {y} meters after {his} rest, which made {x} meters in all. How many meters had {he} swum before the rest?",
      "The pumpkin in our garden has gained {y} pounds since August and weighs {x} pounds now. What did it weigh in August, in pounds?",
    ],
  },
  {
    id: "before-gain/money-in",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} got ${y} for {his} birthday and now has ${x}. How much did {he} have before {his} birthday?",
      "The rent of the shop rose by ${y}. It is ${x} now. What was it before?",
      "A ${y} refund brought {n}'s account to ${x}. How much was in the account before the refund?",
      "When the last guest had put in ${y}, there was ${x} in the hat for the fiddler. How much had the other guests put in?",
    ],
  },
];

/** Parts of a whole: the whole is known, or all its parts are. */
const PARTS: readonly WordingFamily[] = [
  {
    id: "parts/two-sorts",
    expression: "x-y",
    numbers: { x: "15..160", y: "4..120" },
    texts: [
      "A bowl has {x} cherries. {y} of them are sweet, the rest are sour. How many cherries are sour?",
      "The picture in {n}'s coloring book shows {x} {a}. {y} of them are colored in. How many {a} are not?",
      "The aquarium has {x} fish. If {y} of them are striped, how many have no stripes?",
      "A toolbox contains wrenches and screwdrivers, {x} tools in all. There are {y} wrenches. How many screwdrivers does it contain?",
      "{n}'s {x} {o} are either old or new. {y} of them are old. Find the number of new {o}.",
    ],
  },
  {
    id: "parts/colors-and-patterns",
    expression: "x-y",
    numbers: { x: "20..150", y: "5..110" },
    texts: [
      "The tailor's box has {x} buttons, {y} of them brass and the others plastic. How many plastic buttons are in the box?",
      "Of {x} cars in the lot, {y} are [white|red|black]. How many cars have some other color?",
      "{n} painted {x} tiles, each of them blue or yellow. {y} tiles are blue. How many tiles did {he} paint yellow?",
      "How many of {n}'s {x} {o} are plain[,|] if {y} have stripes and all the others are plain?",
    ],
  },
  {
    id: "parts/roles",
    expression: "x-y",
    units: ["people"],
    numbers: { x: "20..180", y: "4..130" },
    texts: [
      "{x} people work in this wing of the hospital. {y} of them are doctors and the rest are nurses. How many nurses work there?",
      "A sailing school has {x} people out on the lake. {y} are beginners; everybody else has sailed before. How many of the people have sailed before?",
      "Of the {x} musicians in the parade, {y} play brass, and all the others play drums. How many drummers march along?",
      "{n} asked {x} {u} to a party. {y} of them said yes and the rest said no. How many {u} said no?",
    ],
  },
  {
    id: "parts/labeled-or-not",
    expression: "x-y",
    units: ["{o}"],
    texts: [
      "{n} has to put a label on each of {x} {o}. {y} {o} have a label by now. How many do not?",
      "{y} of the {x} {o} for the raffle are wrapped. How many {o} are unwrapped?",
      "The {shop} counted {x} {o}: {y} out front and the others in the back room. How many {o} were in the back room?",
      "Somebody has marked {y} of {n}'s {x} {o} with a cross. How many {o} bear no cross?",
    ],
  },
  {
    id: "parts/here-and-there",
    expression: "x-y",
    numbers: { x: "20..220", y: "5..150" },
    texts: [
      "A farm has {x} sheep. {y} graze on the hill and all the others in the valley. How many sheep are in the valley?",
      "The museum owns {x} vases, and {y} of them are on display. How many vases are not on display?",
      "{n} delivered {x} newspapers, {y} on the left side of the road and the rest on the right. How many did {he} deliver on the right side?",
      "Two shelves hold {x} {o} together. On the upper shelf there are {y}. How many {o} are on the lower one?",
      "{x} {u} are at camp. {y} sleep in tents, everyone else in the cabin. How many {u} sleep in the cabin?",
    ],
  },
  {
    id: "parts/hit-or-miss",
    expression: "x-y",
    numbers: { x: "15..100", y: "3..70" },
    texts: [
      "{n} guessed at {x} riddles and got {y} wrong. How many did {he} get right?",
      "Of {x} darts, {y} missed the board. How many hit it?",
      "A page has {x} words, and {y} of them contain a mistake. How many words contain no mistake?",
      "In a spelling test {n} spelled {y} of {x} words correctly. How many words did {he} misspell?",
    ],
  },
  {
    id: "parts/measures",
    expression: "x-y",
    texts: [
      "A trail of {x} miles runs through a forest for {y} miles and along a river the rest of the way. How many miles follow the river?",
      "A farmer has {x} acres. {y} acres are planted with corn and the remainder with beans. How many acres of beans are there?",
      "A wall is {x} {length} long. {y} {length} of it are painted [red|green|white], and the rest is not painted. How many {length} of the wall are not painted?",
      "{n} mixed blue and yellow paint and got {x} liters of green. {y} liters of it were blue. How many liters of yellow paint did {he} use?",
      "A packed trunk weighs {x} pounds. What is in it weighs {y} pounds. How many pounds does the empty trunk weigh?",
    ],
  },
  {
    id: "parts/money",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} and {m} had dinner together for ${x}. {n}'s dinner cost ${y}. What did {m}'s dinner cost?",
      "Of the ${x} in the cash register, ${y} is in bills and the rest in coins. How much is in coins?",
      "A lamp with its bulb costs ${x}. The bulb costs ${y}. What does the lamp cost without the bulb?",
      "{n} earned ${x} last weekend, ${y} of it on Saturday. How much did {he} earn on Sunday?",
    ],
  },
  {
    id: "parts/with-a-number-too-many",
    expression: "x-y",
    numbers: { x: "15..48", y: "4..40", v: "50..90" },
    texts: [
      "A bus with {v} seats brought {x} children to the ice rink. {y} of the children had their own skates, and the others rented some. How many children rented skates?",
      "{n} has {x} books. The thinnest has {v} pages. {y} of the books are novels. How many are not?",
      "A boat that fished {v} miles off the coast caught {x} large fish. {y} were cod, and all the others were tuna. How many tuna did it catch?",
      "An auction lasted {v} minutes, and {x} things were sold. {y} of them were pieces of furniture. How many were something else?",
    ],
  },
  {
    id: "whole/with-and-without",
    expression: "x+y",
    numbers: { x: "5..150", y: "4..120" },
    texts: [
      "{x} of the marchers carried flags; the other {y} carried none. How many people marched?",
      "{y} of the lamps along the path shine, and the other {x} do not. How many lamps are along the path?",
      "{n} read {x} of the poems in a book and skipped the other {y}. How many poems does the book have?",
      "{x} of the eggs have hatched. {y} have not. How many eggs were there?",
      "How many {o} did {n} order[,|] if {x} of them have arrived and {y} are still on their way?",
    ],
  },
];

/** Two changes after each other; how many there are in the end. */
const TWO_CHANGES: readonly WordingFamily[] = [
  {
    id: "gain-gain/grows-twice",
    expression: "x+y+z",
    numbers: { x: "8..90", y: "4..50", z: "3..50" },
    texts: [
      "The {shop} had sold {x} {o} by noon. {y} more were sold during the lunch hour and {z} in the afternoon. How many {o} were sold that day?",
      "{n} owned {x} records. An uncle left {him} {y}, and {he} picked up {z} at a garage sale. How many records does {he} own now?",
      "How many tents stand on the campground tonight[,|] if {x} stood there this morning, {y} were put up before the rain, {z} after it, and none were taken down?",
      "A wagon was carrying {x} milk cans. {y} were loaded at the first farm and {z} at the next. How many milk cans was it carrying then?",
    ],
  },
  {
    id: "gain-gain/noted-down",
    expression: "x+y+z",
    units: ["{o}", "{o}"],
    texts: [
      "{m} handed {n} {y} {o} at recess and {z} more after school. {n} already had {x}. How many {o} does {n} have now?",
      "{n}'s notes: got {y} {o} on {day}, got {z} more on {day2}, had {x} before that. How many {o} does {n} have after {day2}?",
      "What does the count come to when {x} {o} are followed by {y} more and then by another {z}?",
      "At first there were only {x} {o} in the {cs}. Later {y} joined them, and last of all {z} were squeezed in. How many {o} were in there then?",
    ],
  },
  {
    id: "loss-loss/gone-two-ways",
    expression: "x-y-z",
    numbers: { x: "40..150", y: "4..60", z: "3..50" },
    texts: [
      "{n} had {x} chestnuts. {He} roasted {y} and made little animals out of {z}. How many chestnuts were left?",
      "A bus left the school with {x} children. {y} got off at the mill and {z} at the church. How many rode on?",
      "{x} paper lanterns hung over the street. {y} caught fire and {z} blew away. How many were left hanging?",
      "The post office had {x} parcels to deliver. The morning van took {y}, the noon van {z}. How many parcels were still at the post office then?",
      "{x} {a} lived in the park. {y} were sent to a zoo and {z} to a farm. How many {a} stayed in the park?",
    ],
  },
  {
    id: "loss-loss/both-gone-first",
    expression: "x-(y+z)",
    numbers: { x: "45..160", y: "4..60", z: "3..60" },
    texts: [
      "{n} and {m} dip into a tin of {x} {f}. {n} eats {y} and {m} eats {z}. How many {f} are still in the tin?",
      "{x} library cards were printed. {y} went to grown-ups and {z} to children. How many cards have not been handed out?",
      "There were {x} {o} for sale. One customer bought {y} and another {z}. How many {o} could still be bought?",
      "A herd of {x} reindeer set out across the river. {y} turned back and {z} drifted onto an island, but all the others reached the far bank. How many reached it?",
    ],
  },
  {
    id: "gain-loss/in-and-out",
    expression: "x+y-z",
    numbers: { x: "20..90", y: "5..60", z: "3..60" },
    texts: [
      "The zoo had {x} {a}. {y} were born there, and {z} were sent to another zoo. How many {a} does it have now?",
      "At dawn {x} yachts lay in the harbor. By noon {y} had come in and {z} had sailed out. How many yachts were there at noon?",
      "{n} baked {x} rolls in the first hour and {y} in the second. {z} of them burned and had to be thrown away. How many good rolls did {he} have?",
      "There were {x} coats on the rack. Guests hung up {y} more as they came, and {z} coats were taken down again before midnight. How many coats hung there at midnight?",
    ],
  },
  {
    id: "gain-loss/told-backward",
    expression: "x+y-z",
    numbers: { x: "40..90", y: "4..60", z: "3..39" },
    texts: [
      "How many library books does {n} have at home tonight[,|] if {he} took back {z}, borrowed {y}, and had {x} this morning?",
      "{z} frogs have hopped out of the pond. Before that, {y} had hopped in, and at first there had been {x}. How many frogs are in the pond now?",
      "Today a kite maker sold {z} kites. He had begun the day with {x} and made {y} new ones. How many kites does he have tonight?",
      "{n} has spent {z} game tokens. {He} had won {y} this afternoon, and {x} were left from last time. How many tokens does {he} have now?",
    ],
  },
  {
    id: "gain-loss/added-and-carried-off",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "15..99", y: "6..70", z: "3..80" },
    texts: [
      "{n} gathered up all {his} {o}: {x} from the table and {y} from the floor. {He} gave {z} of them to the neighbors. How many {o} did {n} keep?",
      "What is left of {x} {o} when {y} more are added and then {z} are carried away?",
      "{m} needs {z} {o} and takes them from {n}, who has bought {x} and been given {y}. How many {o} does {n} have left?",
      "The storeroom was empty. In: {x} {o} on {day}, {y} on {day2}. Out: {z} on {day3}. How many {o} are in it now?",
    ],
  },
  {
    id: "loss-gain/smaller-then-larger",
    expression: "x-y+z",
    numbers: { x: "20..90", y: "3..60", z: "2..40" },
    texts: [
      "The rowing club lost {y} of its {x} members over the summer; in the fall {z} new members joined. How many members does it have now?",
      "{n} had {x} crayons. {His} baby brother snapped {y} in two, so {n} threw those away. Then {he} got a box of {z} new ones. How many crayons does {n} have?",
      "{x} socks hung on the clothesline. The wind blew {y} off, and {n} pinned up {z} others. How many socks were on the line then?",
      "A waiter carries {y} of the {x} cups on a table to the kitchen and comes back with {z} clean ones for the table. How many cups are on the table now?",
      "{n} had written {x} lines of a poem. {He} crossed out {y} and added {z}. How many lines does the poem have?",
    ],
  },
  {
    id: "loss-gain/some-come-back",
    expression: "x-y+z",
    numbers: { x: "40..99", y: "14..50", z: "2..13" },
    texts: [
      "{n} lent out {y} of {his} {x} {o}, and {z} have come back. How many {o} does {n} have at home now?",
      "{y} of the {x} {u} on an excursion took a wrong turn. {z} of them soon caught up with the group again. How many {u} were with the group then?",
      "A shepherd with {x} sheep lost {y} in the fog. Her dog brought {z} of them back. How many sheep did she have then?",
      "{y} pigeons left a loft of {x}. At dusk {z} of them had returned. How many pigeons were in the loft at dusk?",
      "After {y} of the {x} streetlights had gone out, workers repaired {z} of those. How many streetlights were shining then?",
    ],
  },
  {
    id: "loss-gain/minus-then-plus",
    expression: "x-y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "35..99", y: "14..50", z: "2..13" },
    texts: [
      "{x} {o} were laid out at the {shop}. The owner took away {y} that did not look good and laid out {z} better ones. How many {o} were laid out after that?",
      "{x} {o} at first. Then minus {y}, then plus {z}. How many {o} at the end?",
      "{k} borrowed {y} {o} from {n} and has brought back {z} of them. {n} had {x} before. How many {o} does {n} have now?",
      "On {day} {y} of the {x} {o} in the {cs} were handed out, and on {day2} {z} were put in again. How many {o} were in the {cs} then?",
    ],
  },
  {
    id: "gain-loss/measures",
    expression: "x+y-z",
    texts: [
      "A tank held {x} gallons of rainwater. A storm added {y} gallons, and then the gardener drew off {z} gallons. How many gallons are in the tank?",
      "{n} drove {x} miles up the valley road, rested, drove on for {y} miles, and then came back {z} miles by the same road. How many miles from the start was {he} then?",
      "A wagon was loaded with {x} pounds of turnips and {y} pounds of cabbage. At the first stall {z} pounds were taken off. How many pounds were still on the wagon?",
      "A van carries {x} meters of cable on one reel and {y} meters on another. {z} meters are laid under the street. How many meters are left?",
    ],
  },
  {
    id: "loss-gain/measures",
    expression: "x-y+z",
    texts: [
      "A hot-air balloon was {x} meters above the ground. It sank {y} meters and then rose {z} meters. How many meters above the ground was it then?",
      "There were {x} {length} of ribbon on a reel. {n} [cut off|sold] {y} {length} and then wound {z} {length} of new ribbon onto it. How many {length} of ribbon are on the reel now?",
      "An aquarium held {x} gallons of water. For cleaning, {y} gallons were let out, and then {z} gallons of fresh water were poured in. How many gallons were in it then?",
      "A bag of birdseed weighed {x} pounds. The birds ate {y} pounds, and {n} poured in {z} pounds. What does it weigh now, in pounds?",
      "At the mine lay {x} tons of coal. A train took {y} tons away, and {z} tons were brought up. How many tons lay there then?",
    ],
  },
  {
    id: "gain-loss/money-box",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "The class fund had ${x}. A bake sale brought in ${y}, and a new wall map cost ${z}. How much is in the fund now?",
      "{n} took ${x} from {his} piggy bank and borrowed ${y} from {his} sister. When {he} had bought a bicycle, ${z} was left. How much did the bicycle cost?",
      "A plumber charged ${x} for the visit and ${y} for parts, but took off ${z} because he came late. What did he charge in the end?",
      "How much does {n} have tonight[,|] if {he} began the day with ${x}, earned ${y} and paid ${z} for dinner?",
    ],
  },
  {
    id: "loss-gain/with-a-number-too-many",
    expression: "x-y+z",
    numbers: { x: "20..90", y: "3..60", z: "2..40", v: "3..9" },
    texts: [
      "In {v} weeks the library will close for repairs. It had {x} cookbooks. It has sold {y} and been given {z}. How many cookbooks does it have now?",
      "{n}, who lives on floor {v}, had {x} flowerpots on {his} balcony. A storm smashed {y}, and {his} mother brought {z} new ones. How many flowerpots are on the balcony now?",
      "A team of {v} gardeners looks after a park with {x} benches. They took away {y} old benches and set up {z} new ones. How many benches does the park have now?",
      "{n} is {v} years old. {He} had {x} {o}, gave away {y} and was given {z}. How many {o} does {he} have now?",
    ],
  },
];

/** Two changes after each other; one of them or the beginning is not known. */
const UNKNOWN_AMONG_TWO: readonly WordingFamily[] = [
  {
    id: "gain-loss/loss-asked",
    expression: "x+y-z",
    numbers: { x: "20..99", y: "10..60", z: "4..90" },
    texts: [
      "A juggler had {x} balls in her trunk and bought {y} more. After the tour she counted {z}. How many balls were lost on the tour?",
      "The canteen put out {x} {f} at ten and {y} more at eleven. At two o'clock {z} were left. How many {f} had been eaten?",
      "{n} picked {x} pears on {day} and {y} on {day2}. Then a goat got into the crate, and only {z} pears were left. How many pears did the goat eat?",
      "{x} bicycles were in the racks at seven. {y} more were parked there before school began. At four in the afternoon there were {z}. How many bicycles had been taken out?",
      "{n} had {x} {o} and won {y}. {He} traded some of them away, which left {him} with {z}. How many {o} did {he} trade away?",
    ],
  },
  {
    id: "loss-gain/gain-asked",
    expression: "z-(x-y)",
    numbers: { x: "20..80", y: "5..60", z: "25..99" },
    texts: [
      "There were {x} eggs in the basket. {n} broke {y} of them and then gathered some more. Now there are {z} whole eggs. How many eggs did {he} gather?",
      "A ship lost {y} of its crew of {x} to fever. In the next port the captain hired others, so that he had a crew of {z}. How many sailors did he hire?",
      "{x} notes were pinned to the board. On {day} {y} of them were taken down. On {day2}, after some new ones had gone up, there were {z}. How many new notes had gone up?",
      "{n} sold {y} of {his} {x} guppies. A few weeks later {he} had {z}, because of all the babies. How many babies were there, if no guppy had died?",
    ],
  },
  {
    id: "gain-loss/gain-asked",
    expression: "x+y-z",
    numbers: { x: "15..80", y: "5..50", z: "5..60" },
    texts: [
      "{z} {u} were in the bakery. Some more came in. Then {y} {u} walked out, and {x} remained. How many {u} had come in?",
      "{n} had {z} {o}, won some, then lost {y}, and ended up with {x}. How many {o} did {he} win?",
      "A gardener started with {z} flowerpots, got a delivery, sold {y} pots, and was left with {x}. How many pots were in the delivery?",
      "At dawn {z} boats lay in the marina. More came in during the morning. In the afternoon {y} sailed out, and at dusk {x} were there. How many boats had come in?",
    ],
  },
  {
    id: "loss-gain/loss-asked",
    expression: "x-(z-y)",
    numbers: { x: "40..99", y: "3..40", z: "10..80" },
    texts: [
      "A train set out with {x} passengers. At the first station some got off and nobody got on. At the second station {y} got on and nobody got off, which made {z} passengers. How many passengers got off at the first station?",
      "{n} had {x} beads. The cat knocked some of them under the stove. {n} bought {y} new beads, and now {he} has {z}. How many beads are under the stove?",
      "The kennel had {x} dogs. On Saturday several were adopted. On Sunday {y} strays were brought in, and then the kennel had {z} dogs. How many dogs were adopted on Saturday?",
      "There were {x} {o} on a stall, until a group of tourists bought some of them. The owner fetched {y} more from her van and then counted {z} on the stall. How many {o} did the tourists buy?",
    ],
  },
  {
    id: "loss-loss/second-loss-asked",
    expression: "x-y-z",
    numbers: { x: "40..150", y: "4..60", z: "3..60" },
    texts: [
      "A stand had {x} {o}. {y} were sold in the morning, some more in the afternoon, and {z} were left over. How many {o} were sold in the afternoon?",
      "{x} pigeons sat on the roof. The first stroke of the bell scared off {y}, the second stroke scared off others, and {z} stayed. How many did the second stroke scare off?",
      "Of {x} {f} in {his} bowl, {n} ate {y} before the film and some during it. {z} are left. How many {f} did {he} eat during the film?",
      "{x} {u} danced at the wedding. {y} left at ten, others at eleven, and {z} danced until morning. How many {u} left at eleven?",
    ],
  },
  {
    id: "gain-gain/second-gain-asked",
    expression: "x-y-z",
    numbers: { x: "50..160", y: "5..60", z: "4..50" },
    texts: [
      "{n} had {y} {o} and bought {z}. Then {m} gave {him} some, and now {he} has {x}. How many {o} did {m} give {him}?",
      "The theater had sold {y} tickets by {day}. It sold {z} more on {day2} and the rest of its {x} tickets on {day3}. How many tickets did it sell on {day3}?",
      "Well diggers had dug {y} feet down by the first of May. In May they dug {z} feet farther, and in June they struck water {x} feet down. How many feet did they dig in June?",
      "{y} fireflies blinked in the garden. {z} others flew in from the meadow, and more came out of the woods, until there were {x}. How many came out of the woods?",
    ],
  },
  {
    id: "loss-loss/beginning-asked",
    expression: "x+y+z",
    numbers: { x: "4..50", y: "3..50", z: "5..80" },
    texts: [
      "{n} planted some beans. Snails ate {x}, the heat dried up {y}, and {z} grew. How many beans did {he} plant?",
      "A balloon seller let {x} balloons slip into the sky, sold {y}, and took {z} home. With how many balloons did he come to the fair?",
      "First {x} musicians left the stage, then another {y}. The {z} others played on. How many musicians had been on the stage?",
      "How many oranges were in the crate[,|] if {x} were moldy and thrown out, {y} were squeezed, and {z} are still in it?",
      "{x} {o} went to {m}, {y} were lost, and {z} are all that {n} has left. How many {o} did {n} have to begin with?",
    ],
  },
  {
    id: "loss-gain/beginning-asked",
    expression: "x-y+z",
    numbers: { x: "25..95", y: "3..60", z: "3..40" },
    texts: [
      "{n} gave {z} {o} to a neighbor and later bought {y}. Now {he} has {x}. How many {o} did {n} have at first?",
      "At the town hall {z} people got off the tram and {y} got on. It went on with {x} people. How many were on it when it arrived at the town hall?",
      "{z} pages fell out of an old binder and were lost. {n} put in {y} new pages, and now it has {x}. How many pages did it have before?",
      "A farmer sold {z} goats in spring, and {y} were born in summer. In the fall she had {x} goats. How many had she had before the sale?",
    ],
  },
  {
    id: "gain-gain/beginning-asked",
    expression: "x-y-z",
    numbers: { x: "50..180", y: "4..60", z: "3..50" },
    texts: [
      "{n} wrote {y} poems in winter and {z} in spring. Now there are {x} poems in {his} notebook. How many were in it before winter?",
      "The village set up {y} benches last year and {z} this year. It has {x} benches now. How many did it have before?",
      "How many names were on the petition at first[,|] if {y} people signed on Saturday and {z} on Sunday, and it then had {x} names?",
      "A potter made {y} bowls on {day} and {z} on {day2} and put them with her others. Now {x} bowls are on the rack. How many bowls were on it before {day}?",
      "{m} brought {n} {y} {o}, {k} brought {z}, and now {n} has {x}. How many {o} did {n} have before they came?",
    ],
  },
  {
    id: "loss-gain/money-at-first",
    expression: "x-y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} paid ${z} for new tires, got ${y} for an old radio, and now has ${x}. How much did {n} have before {he} paid for the tires?",
      "{n} withdrew ${z} from the bank and later deposited ${y}. Now ${x} is in {his} account. How much was in it before?",
      "The price of a bicycle was cut by ${z}. A month later it was raised by ${y}, and now it is ${x}. What was the price at first?",
      "I spent ${z} on seeds, earned ${y} with my lettuce, and have ${x} now. How much did I have before I bought the seeds?",
    ],
  },
  {
    id: "gain-gain/whole-gain-asked",
    expression: "x-y+z",
    numbers: { x: "25..90", y: "6..60", z: "3..40" },
    texts: [
      "Last year the club grew from {y} to {x} members. This year it gained {z} more. How many members has it gained in the two years?",
      "A young tree went from {y} to {x} centimeters in its first year here and grew {z} centimeters in its second. How many centimeters did it grow in the two years?",
      "{n} raised {his} score from {y} to {x} points in one round and won {z} points in the next. How many points did {he} win in the two rounds?",
      "The count of tagged whales rose from {y} to {x} in one summer and by {z} in the next. By how many did it rise in the two summers together?",
    ],
  },
];

/** A whole is made of parts and changes, or what is left has parts. */
const PARTS_AND_CHANGE: readonly WordingFamily[] = [
  {
    id: "whole-loss/two-sorts-and-some-go",
    expression: "x+y-z",
    numbers: { x: "8..60", y: "8..60", z: "3..50" },
    texts: [
      "In the basket lay {x} white eggs and {y} brown ones. {n} took {z} eggs for baking. How many eggs were left?",
      "A flock has {x} ewes and {y} lambs. {z} of these animals are in the shed, and the others are on the meadow. How many are on the meadow?",
      "{n} has {x} toy cars and {m} has {y}. They line all of them up, but {z} cars roll off the table. How many cars are still lined up?",
      "{x} women and {y} men tried out for the play. {z} of them got a part. How many got no part?",
      "There were {x} {o} and {y} {p} on the shelf. {n} took down {z} things. How many things were left on the shelf?",
    ],
  },
  {
    id: "whole-gain/two-sorts-and-some-come",
    expression: "x+y+z",
    numbers: { x: "5..60", y: "5..60", z: "3..40" },
    texts: [
      "{n} has {x} {color} {o} and {y} {color2} ones. For {his} birthday {he} gets {z} more. How many {o} does {he} have then?",
      "{x} boys and {y} girls were building a raft when {z} more children came to help. How many children were building then?",
      "The trees in the park are {x} oaks and {y} beeches. In November {z} young lindens will be planted. How many trees will the park have?",
      "After the concert {x} pupils from the third grade and {y} from the fourth put chairs away. Then {z} teachers came to help. How many people were putting chairs away?",
    ],
  },
  {
    id: "loss-parts/sorts-of-the-rest",
    expression: "x-y-z",
    numbers: { x: "45..140", y: "4..50", z: "3..50" },
    texts: [
      "A box had {x} pieces of chalk. {y} have been used up. Of the rest, {z} are white and all the others are yellow. How many yellow pieces are left?",
      "{x} runners started, and {y} did not finish. Of those who finished, {z} were women and the rest men. How many men finished?",
      "Of {x} {a} at the zoo, {y} were taken away to another zoo. {z} of those that stayed are old, and the others are young. How many young {a} are at the zoo now?",
      "{n} brought home {x} mushrooms and threw away {y} that had worms. {He} dried {z} of the good ones and cooked the others. How many mushrooms did {he} cook?",
    ],
  },
  {
    id: "gain-parts/sorts-of-all",
    expression: "x+y-z",
    numbers: { x: "15..90", y: "6..60", z: "4..80" },
    texts: [
      "{n} had {x} postcards and was sent {y} more. {z} of all these postcards show animals, and the others show cities. How many show cities?",
      "{x} children were in the pool, and {y} more jumped in. {z} of all these children wore goggles. How many wore none?",
      "A taxi company had {x} cars and has bought {y} more. {z} of its cars are electric. How many are not?",
      "{n} emptied a closet with {x} {color} and {y} {color2} {o} in it. {z} of these {o} went to the thrift store, and the rest stayed at home. How many {o} stayed at home?",
    ],
  },
  {
    id: "parts/three-sorts",
    expression: "x-(y+z)",
    numbers: { x: "45..150", y: "4..60", z: "3..60" },
    texts: [
      "A stall has {x} cheeses: {y} from goats, {z} from sheep, and all the others from cows. How many cheeses are from cows?",
      "{x} boats lie in the harbor. {y} are sailboats, {z} are rowboats, and the rest are fishing boats. How many fishing boats lie there?",
      "There are {x} instruments in the music room. {y} of them are drums and {z} are flutes; all the others are violins. How many violins are there?",
      "Of {x} pictures that {n} took at the zoo, {y} show monkeys, {z} show birds, and the others show bears. How many show bears?",
      "{n} sorted {x} {o} into three {c}. {y} went into the first and {z} into the second. How many {o} went into the third?",
    ],
  },
  {
    id: "goal-gain-gain/still-to-do",
    expression: "x-y-z",
    numbers: { x: "60..300", y: "8..120", z: "5..100" },
    texts: [
      "{n} wants to fold {x} paper stars. {He} has folded {y} at home and {z} at school. How many more must {he} fold?",
      "The food drive aims for {x} cans. The third grade has brought {y} and the fourth grade {z}. How many cans are missing?",
      "{x} steps lead to the top of the tower. {n} climbs {y}, rests, climbs another {z}, and rests again. How many steps are still ahead of {him}?",
      "It takes {x} signatures to save the old cinema. {y} were collected at the market and {z} at the station. How many are still needed?",
    ],
  },
  {
    id: "goal-loss/then-missing",
    expression: "z-(x-y)",
    numbers: { x: "20..70", y: "3..50", z: "40..99" },
    texts: [
      "{n} needs {z} corks to build a raft. {He} had {x}, but {y} of them floated away. How many more corks must {he} find?",
      "A class wants to sow {z} seeds. There were {x} in the packet, and {y} of those fell down a drain. How many seeds are missing?",
      "A hotel needs {z} plates for a banquet. It owns {x}, but {y} of them are cracked and cannot be used. How many plates must it rent?",
      "A tour takes place if at least {z} people sign up. {x} had signed up, but {y} of them have canceled. How many more people have to sign up for the tour to take place?",
      "{n} wants to end the year with {z} {o}. {He} had {x} and has lost {y}. How many {o} must {he} still get?",
    ],
  },
];

/** Amounts that become more or fewer, and wholes of parts: one or two steps. */
export const AMOUNTS_CHANGING: readonly WordingFamily[] = [
  ...MORE,
  ...FEWER,
  ...HOW_MANY_CAME,
  ...HOW_MANY_WENT,
  ...AT_FIRST,
  ...PARTS,
  ...TWO_CHANGES,
  ...UNKNOWN_AMONG_TWO,
  ...PARTS_AND_CHANGE,
];

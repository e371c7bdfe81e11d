import type { WordingFamily } from "../wording.ts";

/** Things are handed over, used up, broken or worn out: what is left of them. */
const REMAINS: readonly WordingFamily[] = [
  {
    id: "left/traded-off",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "35..95", y: "4..30" },
    texts: [
      "{m} swapped a skateboard for {y} of {n}'s {o}. Until then {n} had owned {x} {o}. How many did {n} own after the swap?",
      "{n} had {x} {o} in a big box. To get the one toy train {he} had always wanted, {he} parted with {y} of these {o}. How many {o} stayed in the box?",
      "How many {o} are in {n}'s pile once {he} has traded {y} of them for a flashlight, if the pile started with {x}?",
      "{n} walked into the swap meet with {x} {o}. {He} swapped {y} of them for roller skates and brought the rest back home. Tell how many {o} {he} brought home.",
    ],
  },
  {
    id: "left/burned-in-the-stove",
    expression: "x-y",
    numbers: { x: "50..98", y: "6..42" },
    texts: [
      "Last fall {x} logs were stacked behind the cabin. The long winter swallowed {y} of them. How many logs survived the winter?",
      "{n} struck {y} matches before the campfire finally caught. The matchbox had held {x}. How many matches has {he} yet to strike?",
      "Since Sunday the furnace has eaten {y} sacks of pellets, and the cellar was stocked with {x} sacks on Sunday morning. What number of sacks is in the cellar now?",
      "Grandpa splits {x} pieces of kindling and feeds {y} pieces to the fire during the evening. How many pieces can he burn tomorrow?",
    ],
  },
  {
    id: "left/worn-out-and-thrown-away",
    expression: "x-y",
    numbers: { x: "30..80", y: "3..25" },
    texts: [
      "{n} went through the sock drawer. Of {x} socks, {y} had holes and landed in the rag bag. How many socks went back into the drawer?",
      "The gym has {x} jump ropes, but {y} are frayed and will be thrown out tonight. How many jump ropes will the gym have tomorrow?",
      "How many brushes can the art class still paint with, now that {y} of its {x} brushes have lost their bristles?",
      '"{y} of these towels are full of bleach spots, so out they go," said the hotel maid, who had {x} towels in front of her. How many towels did she keep?',
    ],
  },
  {
    id: "left/poured-out-of-it",
    expression: "x-y",
    texts: [
      "A rain barrel had {x} gallons in it. {n} watered the beans with {y} gallons of that. How many gallons stayed in the barrel?",
      "{y} liters of punch were ladled out of a bowl that was filled with {x} liters. How much punch was still in the bowl?",
      "The chemist drew {y} milliliters of acid from a flask of {x} milliliters. Find how many milliliters the flask has now.",
      "How many quarts of paint are left for the porch if {n} had {x} quarts and the shed took {y} quarts?",
    ],
  },
  {
    id: "left/popped-and-burst",
    expression: "x-y",
    numbers: { x: "25..75", y: "3..20" },
    texts: [
      "Cactus plants and balloons do not go together: {y} of the {x} balloons at {n}'s party floated into a cactus and burst. How many balloons did not?",
      "{n}'s bubble wrap had {x} bubbles. While talking on the phone, {he} squeezed {y} of them flat. How many could {he} still squeeze?",
      "After the freeze, {y} pipes were found to have burst in a building with {x} pipes. How many pipes came through the freeze unharmed?",
      "In a pan are {x} kernels. Pop, pop, pop! {y} kernels have popped. How many kernels have not popped yet?",
    ],
  },
  {
    id: "left/blown-away",
    expression: "x-y",
    numbers: { x: "40..99", y: "5..35" },
    texts: [
      "A gust lifted {y} napkins off the picnic table. There had been {x} napkins in the pile. How many did the wind leave behind?",
      "How many shingles were on the shed after the hurricane had ripped away {y}? Before it came there were {x}.",
      "A dandelion carried {x} seeds. {n} blew once, and {y} seeds sailed off. How many still clung to the dandelion?",
      "{n} set out {x} paper cups for the runners on a windy day, and then {he} had to watch {y} of them roll down the street, never to return. How many cups did the runners have?",
    ],
  },
  {
    id: "left/eaten-by-animals",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..26" },
    texts: [
      "Rabbits got into the garden at night and nibbled {y} of {n}'s {x} lettuce plants down to the ground. How many lettuce plants did they spare?",
      "There were {x} minnows in the bucket. A heron helped itself to {y}. How many minnows are swimming in the bucket now?",
      "Out of {x} sardines, the zookeeper tossed {y} to the otters. The penguins will get the rest. How many sardines will the penguins get?",
      "How many carrots does the stable have when the ponies are done? It has {x} now, and the ponies always finish off {y}.",
    ],
  },
  {
    id: "left/donated-to-others",
    expression: "x-y",
    numbers: { x: "45..99", y: "8..40" },
    texts: [
      "{n} cleaned out {his} closet and donated {y} shirts and sweaters. The closet had {x} before. How many shirts and sweaters hang in it now?",
      "The food pantry gave {y} cans of soup to a shelter. This was part of its {x} cans. How many cans of soup does the pantry have for other people?",
      "A museum lends {y} of its {x} paintings to a museum abroad. During that time, how many paintings can visitors see at home?",
      "When {his} cousins left, {n} sent {y} of {his} {x} puzzles along with them as a present. Tell how many puzzles {he} can still do.",
    ],
  },
  {
    id: "left/melted-or-dried-up",
    expression: "x-y",
    texts: [
      "The snow lay {x} inches deep at dawn. The sun melted {y} inches of it. How deep was the snow by evening?",
      "In the drought the pond, once {x} feet deep, sank by {y} feet. How many feet deep is the pond at present?",
      "A block of ice that weighed {x} pounds lost {y} pounds on the way to the fish market. What did it weigh on arrival?",
      "How many kilograms of dried apples come out of the oven if {x} kilograms of fresh ones go in and lose {y} kilograms of water?",
    ],
  },
  {
    id: "left/erased-and-crossed-out",
    expression: "x-y",
    numbers: { x: "40..99", y: "3..30" },
    texts: [
      "{n}'s poem was {x} lines long, which {his} teacher found too long. {He} crossed out {y} lines. How long is the poem now?",
      "The guest list shows {x} names. {y} of these are struck off because the hall is small. How many names are on the list after that?",
      "An editor cut {y} scenes from a movie of {x} scenes. How many scenes will people see?",
      "How many stickers stayed on the window? The kids had stuck {x} on it, and Mom scraped off the {y} she could reach.",
    ],
  },
  {
    id: "left/staff-who-quit",
    expression: "x-y",
    units: ["people"],
    numbers: { x: "40..99", y: "3..28" },
    texts: [
      "At the mill {x} people had jobs, until {y} of them retired and no one was hired in their place. How many people have jobs there?",
      "{y} actors dropped out of the play. There had been {x} in the cast. How big is the cast without them?",
      "Of the {x} runners who set off in the marathon, {y} gave up with sore feet. The others reached the finish. How many reached it?",
      "How many campers will sleep in the tents tonight if {y} of the {x} have gone home with the flu?",
    ],
  },
  {
    id: "left/flew-or-swam-off",
    expression: "x-y",
    units: ["{a}"],
    numbers: { x: "30..85", y: "4..27" },
    texts: [
      "The zoo kept {x} {a} in its old building. When the new one opened, {y} of them moved over. How many {a} did not move?",
      "A vet has nursed {x} {a} back to health. {y} are set free this week, while the others must wait till spring. How many {a} must wait?",
      "{n} was quietly counting {a} and got to {x}. Then {he} sneezed, and {y} of the {a} were gone in a second. How many could {he} still see?",
      "How many {a} are in the picture {n} is painting, now that {he} has painted over {y} of the first {x}?",
    ],
  },
  {
    id: "left/seats-and-rooms-taken",
    expression: "x-y",
    numbers: { x: "40..99", y: "8..36" },
    texts: [
      "The campground rents {x} sites. {y} are booked for the holiday. On how many sites can other campers still put up a tent?",
      "{y} lockers have a padlock on them. The hallway has {x} lockers, and a locker without a padlock is free. How many are free?",
      "How many parking spots can {n} choose from if the lot has {x} and other cars stand on {y} of them?",
      "The dentist can see {x} patients a week, and her calendar for next week already shows {y} names. How many patients can still get a visit next week?",
    ],
  },
  {
    id: "left/days-of-supplies-used",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..28" },
    texts: [
      "The doctor gave {n} a box of {x} pills. So far {he} has swallowed {y}. How many pills must {he} still take to empty the box?",
      "Our printer came with ink for {x} posters, and {y} posters have been printed. For how many more posters will the ink last?",
      "{n} has a punch card for {x} bus rides. {y} holes have been punched in it, one for every ride. How many rides are left on the card?",
      "A sailor packed {x} tins of beans for the voyage. By the time she saw land she had opened {y} of them. How many tins did she carry ashore unopened?",
    ],
  },
  {
    id: "left/cut-from-a-length",
    expression: "x-y",
    texts: [
      "{n} snips {y} {length} of ribbon from a roll that has {x} {length} on it. How many {length} of ribbon are left on the roll?",
      "A cable was {x} meters long, but the electrician needed only part of it. He cut off {y} meters. How long is the rest of the cable?",
      "How long was the curtain after the tailor took {y} centimeters off? It came to her at {x} centimeters.",
      "For a dog leash {n} used {y} feet of rope. The rope was {x} feet long. What length of rope does {he} have for other things?",
    ],
  },
  {
    id: "left/taken-by-mistake",
    expression: "x-y",
    numbers: { x: "30..80", y: "3..25" },
    texts: [
      "By mistake the movers took {y} of the {x} boxes to the wrong town. How many boxes came to the right house?",
      "{n} accidentally deleted {y} songs from a playlist of {x}. How many songs can {he} still listen to?",
      "Someone picked up the wrong tray at the bakery, and {y} of the {x} rolls baked for the hotel were gone. How many rolls could the hotel have?",
      "How many forks were in the kitchen drawer last night if there should be {x}, and {y} had been thrown out with the leftovers?",
    ],
  },
  {
    id: "left/knocked-out-by-a-fault",
    expression: "x-y",
    numbers: { x: "35..95", y: "4..30" },
    texts: [
      "When the fuse blew, {y} of the {x} bulbs on the carousel went dark. How many bulbs still glowed?",
      "{n}'s phone forgot {y} contacts while it was being repaired. It used to know {x}. How many contacts does it know today?",
      "A storm cut the power to {y} of the village's {x} houses. In how many houses could people still cook supper on the stove?",
      "How many stations does the radio get down in the valley, if it gets {x} up on the hill and loses {y} of them on the way down?",
    ],
  },
];

/** What there was before and what there is after are known: how much went away in between. */
const WENT_AWAY: readonly WordingFamily[] = [
  {
    id: "left/how-many-given-away",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "40..95", y: "6..34" },
    texts: [
      "{n} owned {x} {o}. {He} let {m} pick out some to keep, and now {n} owns {y}. How many {o} did {m} pick out?",
      "After {n} had shared {his} {o} with the new boy next door, {y} were left in the drawer where there used to be {x}. How many did the new boy get?",
      "How many {o} must {n} have handed out? {He} came to class with {x} and left with {y}.",
      "{y} {o} are all that {n} has today, though last week {he} had {x}. The difference went to a charity. Find how many {o} went to the charity.",
    ],
  },
  {
    id: "left/how-many-eaten-overnight",
    expression: "x-y",
    units: ["{f}"],
    numbers: { x: "28..70", y: "3..24" },
    texts: [
      "At bedtime there were {x} {f} on the counter, at breakfast only {y}. Somebody had been hungry! How many {f} disappeared in the night?",
      "{n} was told to watch {x} {f}. When Mom got back, {y} were still there. How many had {n} secretly eaten?",
      "We see {y} {f} on the plate now. Before {n} and {m} sat down it held {x}. How many {f} did the two of them eat together?",
      "How many {f} did the guests eat, given that {x} were served and {y} were carried back to the kitchen?",
    ],
  },
  {
    id: "left/how-many-broke-on-the-way",
    expression: "x-y",
    numbers: { x: "40..99", y: "12..36" },
    texts: [
      "A crate with {x} jars was shipped by train. When it was opened, {y} jars were whole. How many had been broken on the trip?",
      "{n} carried {x} eggs home from the farm on a bike. {y} of them could be used in the kitchen, and all the others were cracked. How many were cracked?",
      "The glassmaker shipped {x} vases and was paid for {y}, because nobody pays for broken ones. Tell how many vases broke.",
      "How many snow globes fell off the shelf in the earthquake if {y} of {x} are still standing on it?",
    ],
  },
  {
    id: "left/how-many-got-off",
    expression: "x-y",
    numbers: { x: "30..80", y: "4..26" },
    texts: [
      "The tram pulled up at the zoo with {x} riders. It pulled away with {y}, and nobody had got on. How many riders got off at the zoo?",
      "{y} hikers are sitting in the cable car as it goes down. {x} sat in it on the way up. How many hikers chose to walk down?",
      "How many people left the concert at the break? {x} had listened to the first half, but just {y} listened to the second.",
      "Before the ferry docked, the deck was crowded with {x} cars. Some rolled off, and {y} cars stayed aboard for the next island. How many cars rolled off?",
    ],
  },
  {
    id: "left/how-much-was-used",
    expression: "x-y",
    texts: [
      "The gas can had {x} gallons in it before {n} mowed the lawn, and {y} gallons afterward. How many gallons did the mower burn?",
      "{n} bought {x} pounds of clay. When the bowls were finished, {y} pounds were left. How many pounds of clay are in the bowls?",
      "{y} yards of cloth remain on a bolt that had {x} yards this morning. How many yards were sold today?",
      "How many liters did the campers drink, if they carried {x} liters of water up the trail and emptied {y} liters over the fire at the end?",
    ],
  },
  {
    id: "left/how-many-sold-by-closing",
    expression: "x-y",
    numbers: { x: "50..99", y: "6..40" },
    texts: [
      "The flower stall opened with {x} bunches of daisies. When the lady packed up, {y} bunches were unsold. How many bunches did she sell?",
      "{n} printed {x} raffle tickets. {He} tore up the {y} that nobody wanted. How many raffle tickets had been bought?",
      "There are {y} pairs of mittens on a rack which held {x} pairs before the cold snap. How many pairs did the cold snap sell?",
      "How many hot dogs did the snack bar sell during the game? The cook had {x} to begin with, and {y} went home with her.",
    ],
  },
  {
    id: "left/how-many-dropped-out",
    expression: "x-y",
    numbers: { x: "35..90", y: "8..30" },
    texts: [
      "{x} children signed up for chess camp in May. On the first day of camp {y} showed up. How many had changed their minds?",
      "Only {y} knights were in the saddle at the end of the tournament. At the start there were {x} in the saddle. How many had been knocked off?",
      "A spelling bee begins with {x} spellers. When the bell rings for lunch, {y} of the spellers are still in. How many have been sent to their seats?",
      "How many sailors did the captain leave in port if a crew of {x} sailed in and a crew of {y} sailed out?",
    ],
  },
  {
    id: "left/how-much-lighter",
    expression: "x-y",
    texts: [
      "The bear went to sleep in the fall at {x} kilograms and woke in spring at {y} kilograms. How much weight did the bear lose in its sleep?",
      "{n}'s suitcase was {x} pounds, which is too heavy for the plane. {He} took out some books, and then it was {y} pounds. What did the books weigh together?",
      "A wet beach towel weighs {y} ounces once it has dried. When wet, it weighed {x} ounces. How many ounces of water dried up?",
      "How much did the baker's sack lose through the hole, if it weighed {x} pounds at the mill and {y} pounds at the bakery?",
    ],
  },
  {
    id: "left/how-far-it-sank",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..36" },
    texts: [
      "The battery showed {x} percent when {n} began to play. It shows {y} percent now. By how many percent did it go down?",
      "At lunch it was {x} degrees on the mountain, and at midnight it was {y} degrees. How many degrees colder did it get?",
      "The diver swam at a depth of {x} feet and then came up until she was {y} feet deep. How many feet did she rise?",
      "How many points did the home team lose on penalties? Its score was {x} before the judges met and {y} after.",
    ],
  },
  {
    id: "left/how-many-taken-by-another",
    expression: "x-y",
    numbers: { x: "40..90", y: "10..35" },
    texts: [
      "A magpie has been stealing from {n}'s box of shiny buttons. It held {x} buttons in {month} and holds {y} in {month2}. How many did the magpie steal?",
      "{m}'s little sister scattered some of {mhis} puzzle pieces. {y} pieces were found in the box instead of {x}. How many pieces were scattered?",
      "The gardener counted {x} cabbages on {day}. Deer came by, and on {day2} he counted {y}. How many cabbages did the deer cost him?",
      "How many spoons have the students walked off with? The cafeteria bought {x} and can find {y} of them.",
    ],
  },
  {
    id: "left/how-many-checked-out",
    expression: "x-y",
    numbers: { x: "35..90", y: "5..30" },
    texts: [
      "The ski rental owns {x} helmets. {y} are hanging on the hooks. How many helmets are out on the slopes?",
      "{n} counts {y} laptops in the school's cart, which has slots for {x} and was full in the morning. How many laptops are being used in class?",
      "If all the library's sewing kits were in, there would be {x} on the shelf. There are {y}. How many sewing kits do people have at home?",
      "Tell how many tractors are working in the fields: the farm has {x} tractors, and {y} of them are parked in the barn.",
    ],
  },
  {
    id: "left/how-much-cut-off",
    expression: "x-y",
    texts: [
      "The barber started with hair {x} inches long and finished with hair {y} inches long. How many inches of hair fell to the floor?",
      "{n} whittled at a stick of {x} centimeters until it was just {y} centimeters long. By how many centimeters did it get shorter?",
      "A beam should be {y} feet long but came from the sawmill at {x} feet. How many feet must the builder saw off it?",
      "How many yards of hose did the dog chew off? The hose used to measure {x} yards and measures {y} yards now.",
    ],
  },
  {
    id: "left/how-much-it-was-reduced",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "A winter coat with a tag of ${x} was marked down to ${y} in spring. How many dollars were taken off the price?",
      "{n} paid ${y} for a telescope after showing {his} coupon. Without it, {he} would have paid ${x}. What was the coupon worth?",
      "How much did {m} talk the seller down? The man first asked ${x} for the old clock, and in the end {mhe} got it for ${y}.",
      "The fee for the pool used to be ${x} a season. From now on it is ${y}. Find how much less a season costs.",
    ],
  },
  {
    id: "left/how-much-was-spent",
    expression: "x-y",
    money: true,
    texts: [
      "{n} left for the mall with ${x} and came back with ${y}. How much did {he} spend at the mall?",
      "There is ${y} in the club's cash box today. Before the pizza night there was ${x}. What did the pizza night cost the club?",
      "How much did {m} pay the plumber if {mhe} had ${x} in {mhis} wallet when he rang and ${y} when he left?",
      '"I have ${y} to last me till {day}," sighed {n}, who had been given ${x} for the week. How much had {he} used up already?',
    ],
  },
  {
    id: "left/how-many-were-moved",
    expression: "x-y",
    numbers: { x: "40..99", y: "9..36" },
    texts: [
      "{n} carried books from the living room to the attic until the living room, which had held {x} books, was down to {y}. How many books are in the attic because of {him}?",
      "The nursery had {x} seedlings under glass. Some were set outdoors, so that {y} are under glass today. How many were set outdoors?",
      "A museum moved part of its {x} fossils to a new wing and kept {y} in the old hall. How many fossils moved?",
      "How many of the {x} patients were sent on to another hospital if {y} could be cared for here?",
    ],
  },
];

/** Something was added, and what came of it is known: what there was before. */
const BEFORE_IT_GREW: readonly WordingFamily[] = [
  {
    id: "left/owned-before-a-present",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "30..95", y: "4..26" },
    texts: [
      "Thanks to the {y} {o} that Grandpa brought {him}, {n} now has {x}. How many {o} did {n} have before Grandpa's visit?",
      "{n} got {y} {o} for {his} birthday, which made {x} in all. How many were {his} before {his} birthday?",
      "How many {o} did {m} own at first, if {mhe} was given {y} by {n} and then owned {x}?",
      "{x} {o} fill {n}'s shelf. The last {y} of them came in a package from {m}. How many were there on the shelf before the package came?",
    ],
  },
  {
    id: "left/size-before-newcomers",
    expression: "x-y",
    numbers: { x: "30..90", y: "3..25" },
    texts: [
      "With the {y} new singers who joined in the fall, the choir counts {x} voices. How many voices did it have in the summer?",
      "A village school grew by {y} pupils when the new houses were built, and now teaches {x}. How many pupils did it teach before?",
      "{x} players are on the roster today, but {y} of them were added only this week. How many players were on the roster last week?",
      "How many goats did the farmer own before {y} young ones were born, given that the flock is {x} strong today?",
    ],
  },
  {
    id: "left/height-before-growing",
    expression: "x-y",
    texts: [
      "{n}'s bean plant has shot up {y} inches since {day} and is {x} inches tall today. How tall was it on {day}?",
      "A young elm stands {x} feet high. In the last few years it gained {y} feet. What was its height before those years?",
      "How high was the water when the rain began if it rose {y} centimeters and reached {x} centimeters?",
      "The bear cub weighs {x} pounds, which is {y} pounds more than it weighed when {n} found it. What did the cub weigh then?",
    ],
  },
  {
    id: "left/price-before-the-raise",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "The price of a concert ticket went up by ${y} and is now ${x}. What did a ticket cost before?",
      "{n}'s rent for the workshop is ${x} a month since it was raised by ${y}. How much rent did {he} pay earlier?",
      "How much did the book cost without wrapping, if {m} paid ${x} with wrapping and the wrapping alone was ${y}?",
      '"That comes to ${x}, and ${y} of it is for shipping," said {n}, looking at the bill for the new rug. What was the price of the rug without shipping?',
    ],
  },
  {
    id: "left/savings-before-earning",
    expression: "x-y",
    money: true,
    texts: [
      "{n} earned ${y} walking dogs and put it with {his} savings. Together it is ${x}. How much were the savings alone?",
      "After Aunt Rose slipped {m} ${y}, {mhe} counted ${x} in {mhis} purse. How much had been in the purse before?",
      "How much money did the scouts have before the car wash? The car wash brought in ${y}, and that lifted their fund to ${x}.",
      "Today's balance in {n}'s bank book is ${x}. The last line says \"paid in: ${y}\". What was the balance before that line?",
    ],
  },
  {
    id: "left/number-before-the-new-ones",
    expression: "x-y",
    numbers: { x: "40..99", y: "5..35" },
    texts: [
      "{n} stuck {y} more stamps into {his} album this weekend, and the album now shows {x}. How many stamps did it show on Friday?",
      "The builder put {y} tiles on the wall after his coffee break. By then {x} tiles were on the wall. How many had he put up before the break?",
      "How many words of Spanish did {m} know before the trip, if {mhe} picked up {y} on the trip and knows {x} today?",
      "Our street has {x} lamps since the city put up {y} last month. How many lamps lit the street before?",
    ],
  },
  {
    id: "left/score-before-the-round",
    expression: "x-y",
    numbers: { x: "35..99", y: "5..30" },
    texts: [
      "{n} scored {y} points in the last round of darts to finish with {x}. With how many points did {he} enter the last round?",
      "The scoreboard reads {x} for the Bears. They made {y} of these points after halftime. What did it read at halftime?",
      "How many stars had {m} earned by {day}? Since then {mhe} has earned {y}, for a total of {x}.",
      "A bonus of {y} lifted {n}'s quiz score to {x}. Find {his} score without the bonus.",
    ],
  },
  {
    id: "left/aboard-before-the-stop",
    expression: "x-y",
    numbers: { x: "25..70", y: "3..20" },
    texts: [
      "At Elm Street {y} people stepped onto the bus, so that it had {x} riders. How many riders were on it before Elm Street?",
      "{x} skaters are on the ice, but {y} of them came just now when the music started. How many were skating without music?",
      "A row of ants on the wall is {x} ants long after {y} have joined at the back. How many ants were in the row before?",
      "How many guests sat at the wedding table before {y} late ones squeezed in and made it {x}?",
    ],
  },
  {
    id: "left/weight-of-the-empty-thing",
    expression: "x-y",
    texts: [
      "A crate filled with {y} pounds of pears weighs {x} pounds. What is the weight of the crate without pears?",
      "The farmer drove a cart with one pig in it onto the scale, which showed {x} kilograms. The pig alone is {y} kilograms. What does the cart weigh?",
      "How heavy is the empty truck, if it is {x} tons with a load and the load is {y} tons?",
      "When {y} ounces of honey are in the jar, the scale reads {x} ounces. What would it read for the jar with nothing in it?",
    ],
  },
  {
    id: "left/already-there-in-the-pot",
    expression: "x-y",
    texts: [
      "The cook poured {y} quarts of broth into the soup pot, which then held {x} quarts. How much soup was in the pot before?",
      "It took {y} gallons to fill up the tank of {n}'s truck, and a full tank is {x} gallons. How many gallons were still in it?",
      "A bath had some cold water in it. {m} ran {y} liters of hot water on top, and it came to {x} liters. How many liters were cold?",
      "How many pounds of seed were in the bird feeder, if {n} topped it up with {y} pounds and it holds {x} pounds now?",
    ],
  },
  {
    id: "left/pages-read-before-tonight",
    expression: "x-y",
    numbers: { x: "50..99", y: "8..45" },
    texts: [
      "Tonight {n} got through {y} pages of the novel and stopped at the end of page {x}. On which page had {he} stopped the night before?",
      "{m} has learned {x} lines of the play by heart, {y} of them today. How many lines did {mhe} know by heart yesterday?",
      "How many rows of the scarf were done before the bus ride? {n} knitted {y} rows on the bus, and the scarf has {x} rows now.",
      "The clerk had already stamped some letters when the bell rang. She stamped {y} after the bell, which made {x} for the day. How many had she stamped before the bell?",
    ],
  },
  {
    id: "left/animals-before-more-came",
    expression: "x-y",
    units: ["{a}"],
    numbers: { x: "25..80", y: "3..22" },
    texts: [
      "Last night {y} {a} were brought to the animal park. That makes {x} {a}. How many lived there before last night?",
      "{x} {a} are in the photo that a scientist took from the air. {y} of them had arrived only a minute earlier. How many had been there longer?",
      "After the film maker had drawn in {y} {a}, {n} counted {x} on the screen. How many were on the screen at first?",
      "How many {a} were in {m}'s drawing before {mhe} drew {y} more and had {x}?",
    ],
  },
  {
    id: "left/years-before-now",
    expression: "x-y",
    numbers: { x: "46..80", y: "4..28" },
    texts: [
      "Mr. Bell has worked at the post office for {y} years. He is {x} years old. At what age did he start to work there?",
      "{n}'s grandmother turned {x} this year and learned to swim {y} years ago. How old was she when she learned to swim?",
      "How old was the house when {m}'s parents bought it, if they have owned it for {y} years and it is {x} years old?",
      "{y} years from now the oak will be {x} years old. How old is the oak today?",
    ],
  },
];

/** Part of a task, a way or a time is done: how much of it is still to come. */
const STILL_TO_GO: readonly WordingFamily[] = [
  {
    id: "left/rest-of-the-way",
    expression: "x-y",
    texts: [
      "It is {x} miles from the cabin to the lookout. {n} has walked {y} miles of them. How many miles lie ahead of {him}?",
      '"We have put {y} kilometers behind us," Dad says, on a drive of {x} kilometers. How far is it still?',
      "How many feet has the snail yet to crawl if the wall is {x} feet long and it has crawled {y} feet along it?",
      "The marathon skater must cover {x} kilometers. She passes the sign that says {y} kilometers. How many kilometers remain to be skated?",
    ],
  },
  {
    id: "left/pages-to-the-end",
    expression: "x-y",
    numbers: { x: "80..250", y: "15..75" },
    texts: [
      "{n} is on page {y}, which {he} has just finished, of a detective story with {x} pages. How many pages until {he} knows who did it?",
      "A report {x} pages long must be typed. The secretary has typed {y} pages. What number of pages has she still to type?",
      "How many pages of the atlas has {m} not looked at, if it has {x} pages and {mhe} looked at {y}?",
      '"Read all {x} pages by {day}", says the homework sheet. {n} has read {y}. How many are left to read?',
    ],
  },
  {
    id: "left/jobs-still-to-do",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..26" },
    texts: [
      "{n} has to address {x} envelopes for the wedding. {y} are done. How many must {he} still address?",
      "The window washer does a tower with {x} windows. At lunchtime {y} windows shine. How many windows are still dirty?",
      "How many haircuts has the barber ahead of him if {x} men came to have one and {y} of them have left with short hair?",
      "Today's list for the mechanic has {x} bikes on it. He has crossed off {y} repaired ones. Tell how many bikes wait to be repaired.",
    ],
  },
  {
    id: "left/minutes-to-wait",
    expression: "x-y",
    numbers: { x: "35..90", y: "5..30" },
    texts: [
      "The bread bakes for {x} minutes and has been in the oven for {y} minutes. In how many minutes will it be done?",
      "A soccer half has {x} minutes here. The clock shows that {y} minutes are over. How many minutes do the players still have?",
      "{n}'s flight leaves in {x} minutes, and it takes {him} {y} minutes to get to the gate. How many minutes can {he} look around the shops?",
      "How much longer must {m} sit still? A portrait takes {x} minutes, and the painter began {y} minutes ago.",
    ],
  },
  {
    id: "left/days-until-the-event",
    expression: "x-y",
    numbers: { x: "30..99", y: "3..28" },
    texts: [
      "On {n}'s wall calendar there were {x} days to the class trip. Since then {y} days have gone by. How many days are there to the trip now?",
      "The farmer is away for {x} days to see his brother. {y} of those days are past. For how many more days must the neighbor feed his hens?",
      "How many nights will the sailors still spend at sea if the crossing takes {x} nights and this morning {y} nights are behind them?",
      "Cheese at this dairy ripens for {x} days. The wheel on the top shelf has ripened for {y}. For how many days must it stay on the shelf?",
    ],
  },
  {
    id: "left/laps-and-turns-to-come",
    expression: "x-y",
    numbers: { x: "25..80", y: "3..22" },
    texts: [
      "In a race of {x} laps, the leading car has driven {y}. How many laps does its driver have before her?",
      "{n} promised Coach {x} push-ups. {He} is panting after {y}. How many does {he} owe Coach?",
      "The merry-go-round makes {x} turns for one ticket. {y} turns are over. How many turns will the riders still enjoy?",
      "How many steps are between {m} and the top of the lighthouse when {mhe} has climbed {y} of its {x} steps?",
    ],
  },
  {
    id: "left/rest-of-the-hole-or-wall",
    expression: "x-y",
    texts: [
      "The miners want a shaft {x} meters deep. They are down {y} meters. How many more meters must they dig?",
      "A farmer has put up {y} yards of a fence that will be {x} yards long. How many yards of fence are missing?",
      "How many inches has {n} still to knit on a scarf planned to be {x} inches long, of which {y} inches are done?",
      "City workers have paved {y} miles of the new bike path. When finished it will be {x} miles. How many miles have not been paved?",
    ],
  },
  {
    id: "left/letters-yet-to-deliver",
    expression: "x-y",
    numbers: { x: "45..99", y: "8..40" },
    texts: [
      "The mail carrier set out with {x} letters and has dropped {y} into mailboxes. How many letters are in her bag?",
      "{n} is handing out {x} flyers for the circus. By noon {y} people have each taken one. How many flyers has {he} yet to hand out?",
      "A pizza driver rings at {y} doors before the big game begins. That evening {x} doors are on his list. At how many must he ring during the game?",
      "How many babies in the hospital have not been weighed if {x} were born this month and the nurse has weighed {y}?",
    ],
  },
  {
    id: "left/questions-not-answered",
    expression: "x-y",
    numbers: { x: "30..80", y: "5..26" },
    texts: [
      "{n} skipped around in the test and filled in {y} of {x} blanks. How many blanks are empty?",
      "The mayor has received {x} questions from school children and replied to {y}. How many children are still waiting for a reply?",
      "How many riddles in the book has {m} not solved? It has {x} riddles, and {mhe} has solved {y}.",
      "Of {x} clues in the treasure hunt, our team has figured out {y}. Find the number of clues that we must still figure out.",
    ],
  },
  {
    id: "left/loan-still-owed",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} borrowed ${x} from {his} aunt for a drum set and has paid back ${y}. How much does {he} still owe her?",
      "The dentist's bill is ${x}. Insurance covers ${y} of it. How much must the patient pay?",
      "How much has {m} yet to pay for the sofa that costs ${x}, when ${y} was paid as a deposit?",
      '"Give me ${y} today and the rest next week," says the man who sells {n} a canoe for ${x}. What must {n} pay next week?',
    ],
  },
  {
    id: "left/hours-left-of-a-shift",
    expression: "x-y",
    texts: [
      "A night nurse is down for {x} hours of duty this season. She has worked {y} hours so far. For how many hours is she still on duty?",
      "{n} may use the computer lab for {x} hours a month, and {y} hours are gone. How many hours may {he} still use it?",
      "The ship's trip through the ice takes {x} hours. {y} hours ago it set out. How many hours will it take from now on?",
      "How many hours of practice does a pilot lack when {x} hours are required and her logbook shows {y} hours?",
    ],
  },
  {
    id: "left/birthdays-and-years-to-go",
    expression: "x-y",
    numbers: { x: "18..70", y: "4..16" },
    texts: [
      "{n} dreams of sailing around the world at the age of {x}, but {he} is only {y} today. How many years are there until then?",
      "A bank keeps {m}'s money until {mhe} turns {x}. {mHe} has just turned {y}. How many years must {mhe} wait?",
      "How many years does the captain have to serve if her service is {x} years long and {y} years of it are over?",
      "The time capsule under the school is to be opened {x} years after it was buried. That was {y} years ago. In how many years will it be opened?",
    ],
  },
];

/** There is too little of something: how many more are needed. */
const NEEDED: readonly WordingFamily[] = [
  {
    id: "left/lacking-for-everyone",
    expression: "x-y",
    numbers: { x: "25..80", y: "6..22" },
    texts: [
      "For the concert in the park {x} folding chairs should be set up, but in the van there are {y}. How many chairs must be borrowed?",
      "{x} scouts will canoe, one life vest each. The leader has found {y} vests. How many vests is he short?",
      "How many more goggles does the chemistry teacher need so that each of her {x} students gets a pair, when the cabinet has {y} pairs?",
      "{n} has put out {y} plates, and {x} people will come to dinner. How many plates are missing from the table?",
    ],
  },
  {
    id: "left/fill-the-container-up",
    expression: "x-y",
    numbers: { x: "24..72", y: "4..20" },
    texts: [
      "The egg tray has room for {x} eggs, and {n} has put {y} in it. How many more eggs fit in?",
      "A slot machine for gumballs holds {x}. There are {y} inside. How many gumballs should the owner add to make it full?",
      "{y} seats on the bus are taken. It will not leave until all {x} are. For how many more people does the driver wait?",
      "How many pictures can {m} still glue into {mhis} scrapbook, which takes {x} pictures and has {y}?",
    ],
  },
  {
    id: "left/to-win-the-prize",
    expression: "x-y",
    numbers: { x: "40..99", y: "6..36" },
    texts: [
      "A player who collects {x} coins opens the gate. {n} has collected {y}. How many coins away from the gate is {he}?",
      "With {x} bottle caps you get a free mug from the soda company. {m} has sent for it too early: {mhe} had only {y}. How many bottle caps did {mhe} lack?",
      "{n}'s class gets a movie day for {x} good-deed stars. {y} stars are up on the board. How many good deeds are still called for, at one star each?",
      "How many votes more does the candidate need, if {x} votes win the election and she has {y}?",
    ],
  },
  {
    id: "left/missing-for-the-recipe",
    expression: "x-y",
    texts: [
      "For the wedding cake the baker needs {x} pounds of butter. In the fridge she finds {y} pounds. How many pounds must she buy?",
      "{n}'s pot of jam calls for {x} ounces of sugar, but the bag ran empty at {y} ounces. How many ounces of sugar does {he} lack?",
      "How many grams of flour has {m} still to weigh out? The dough takes {x} grams, and in the bowl are {y} grams.",
      "The cook has poured {y} liters of milk into the kettle. The pudding is made with {x} liters. How many more liters must go in?",
    ],
  },
  {
    id: "left/to-complete-the-set",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "30..90", y: "5..27" },
    texts: [
      "A full set has {x} {o}. {n} owns {y} of the set. How many {o} would complete it?",
      "{n} dreams of having {x} {o}. So far {he} has {y}. How many must {he} find for {his} dream to come true?",
      '"Only when we have {x} {o} can the show begin," says Ms. Lane. The children have brought {y}. How many more should they bring?',
      "How many {o} must {m} add to {mhis} {y} to have exactly {x}?",
    ],
  },
  {
    id: "left/to-reach-the-same-number",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..27" },
    texts: [
      "{n} has {y} {o} and {m} has {x}. How many {o} must {n} get to have as many as {m}?",
      "On the left side of the scale lie {x} equal marbles, on the right side {y}. How many marbles must be laid on the right side so that the scale balances?",
      "The blue team has {y} points and wants to tie with the red team, which is done with {x}. How many points does the blue team need?",
      "How many beads should {n} string on the second necklace to make it match the first? The first has {x} beads, the second {y}.",
    ],
  },
  {
    id: "left/strength-for-a-load",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..28" },
    texts: [
      "A toy raft sinks under {x} pebbles. {y} pebbles lie on it. How many more pebbles will sink it?",
      "The password meter wants {x} letters. {n}'s password is {y} letters long. How many letters should {he} add to it?",
      "The claw of the toy crane closes only after {x} turns of the crank. {n} has turned it {y} times. How many turns are needed yet?",
      "How many degrees warmer must the kiln get if clay hardens at {x} degrees on its dial and the dial stands at {y}?",
    ],
  },
  {
    id: "left/saving-up-for-it",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} wants a pair of binoculars for ${x}. In {his} drawer {he} has ${y}. How much more money must {he} save?",
      "The animal shelter hopes to raise ${x}, and people have given ${y}. How much is still lacking?",
      '"Sorry, ${y} is not enough," said the clerk to {m}. "The lamp is ${x}." How much more did {m} need?',
      "How many dollars are missing for a train ticket at ${x} if {n} can scrape together ${y}?",
    ],
  },
  {
    id: "left/material-for-the-work",
    expression: "x-y",
    numbers: { x: "40..99", y: "8..36" },
    texts: [
      "A doghouse takes {x} nails. {n} hunted through the garage and came up with {y}. How many nails must {he} get at the hardware store?",
      "To tile the bathroom, {x} tiles are required. In the boxes are {y}. By how many tiles does the tiler run short?",
      "{m} is making a quilt from {x} squares, and {mhe} has cut out {y} squares. How many squares must {mhe} still cut?",
      "How many more poles do the circus people have to unload for their tent of {x} poles, after unloading {y}?",
    ],
  },
  {
    id: "left/goal-for-the-week",
    expression: "x-y",
    texts: [
      "{n}'s goal is to run {x} miles this month. {He} has run {y} miles. How many miles must {he} run in the rest of the month?",
      "How many more pounds of paper does Room 5 have to gather? The recycling goal is {x} pounds, and the pile weighs {y} pounds.",
      "The calf should drink {x} ounces of milk a day. By supper it has drunk {y} ounces. Find the ounces that it still should drink.",
      "A swimmer has trained {y} hours and will enter the race when she has trained {x} hours. How many hours of training does she have to add?",
    ],
  },
  {
    id: "left/people-for-the-team",
    expression: "x-y",
    numbers: { x: "20..60", y: "4..17" },
    texts: [
      "The boat race needs a crew of {x} rowers. {y} have said yes. How many rowers must be found?",
      "A class at the art center is held only if {x} {u} sign up. The list has {y} names. How many names must still be added?",
      '"We are {y}, but it takes {x} people to lift this bell," said the priest. How many helpers did he have to call in?',
      "How many more dancers does the big circle dance call for, if {x} make the circle and {y} are holding hands?",
    ],
  },
  {
    id: "left/words-and-lines-required",
    expression: "x-y",
    numbers: { x: "100..400 by 50", y: "35..90" },
    texts: [
      "An essay must have {x} words. {n} has written {y}. How many words short is {his} essay?",
      "The program lets you write {x} letters in a message. {m} typed {y}. How many letters could {mhe} still type?",
      "{n}'s diary should reach {x} entries by the end of the year, and it has reached {y}. How many entries are to be added?",
      "How many signatures must still be gathered when a petition has {y} and counts only with {x}?",
    ],
  },
];

/** A whole and one of its two parts are known: the other part. */
const OTHER_PART: readonly WordingFamily[] = [
  {
    id: "left/two-colors-make-the-whole",
    expression: "x-y",
    numbers: { x: "30..95", y: "6..26" },
    texts: [
      "All of {n}'s {x} {o} are either {color} or {color2}. {y} are {color}. How many are {color2}?",
      "{n} sorts {x} {o} by color into two heaps. In the {color} heap are {y}. How many are in the other heap, which is {color2}?",
      "A string of lanterns has {color} ones and {color2} ones, {x} in total. If {y} lanterns are {color}, what is the number of {color2} lanterns?",
      "How many {color} tiles are in the kitchen floor? It is made of {x} tiles, and the {y} that are not {color} are {color2}.",
    ],
  },
  {
    id: "left/grown-ups-and-children",
    expression: "x-y",
    numbers: { x: "40..99", y: "8..36" },
    texts: [
      "{x} people ride the steam train: {y} grown-ups, and the rest children. How many children ride it?",
      "The pool sold {x} tickets on {day}. Children bought {y}. How many tickets did adults buy?",
      "How many of the {x} people at the puppet show were parents, when {y} of them were kids and everyone else was a parent?",
      "{n} invited both kids and adults to the barbecue, {x} guests altogether. Of these, {y} sat at the kids' table, the others with the adults. How many adults were there?",
    ],
  },
  {
    id: "left/animals-of-two-kinds",
    expression: "x-y",
    numbers: { x: "25..80", y: "4..22" },
    texts: [
      "The barn is home to {x} sheep and donkeys. {y} are donkeys. How many sheep live in it?",
      "Every fish in {n}'s tank is an angelfish or a tetra. {n} counts {x} fish and {y} angelfish. How many tetras swim in the tank?",
      "On the power line sit {x} birds, swallows and sparrows. How many sparrows are there if there are {y} swallows?",
      "A dog trainer works with {x} dogs, {y} of which are puppies. The remaining ones are grown dogs. How many grown dogs does she train?",
    ],
  },
  {
    id: "left/two-places-for-all",
    expression: "x-y",
    numbers: { x: "35..95", y: "7..32" },
    texts: [
      "{n} hid {x} painted eggs, some indoors and some outdoors. {y} were hidden indoors. How many eggs must the children look for outdoors?",
      "The school has {x} computers in two rooms. {y} stand in the lab. How many stand in the library?",
      "Uncle Omar divided {x} tulip bulbs between the front yard and the back yard. The front yard got {y} of them. How many did the back yard get?",
      "How many bottles does the lower shelf hold, if there are {x} bottles on both shelves together and {y} of them are on the upper one?",
    ],
  },
  {
    id: "left/what-the-other-person-did",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..27" },
    texts: [
      "Together {n} and {m} picked {x} ears of corn. {y} were picked by {n}. How many were picked by {m}?",
      "{n} and {m} have folded {x} paper cranes for the window. {m} folded {y} of them. How many did {n} fold?",
      "The twins caught {x} crabs between them. One twin caught {y}. How many did the other catch?",
      "How many goals did {m} shoot this season? {n} and {mhe} made {x} as a pair, {y} of which were {n}'s.",
    ],
  },
  {
    id: "left/two-days-make-the-total",
    expression: "x-y",
    numbers: { x: "40..99", y: "8..36" },
    texts: [
      "Over the weekend the museum had {x} visitors, {y} of them on Saturday. How many came on Sunday?",
      "{n} solved {x} crosswords in {month} and {month2}. In {month} {he} solved {y}. How many did {he} solve in {month2}?",
      "The repair shop fixed {x} radios on {day} and {day2}. If {y} were fixed on {day2}, how many were fixed on {day}?",
      "How many calls did the office get after lunch if it got {x} calls in the whole day and {y} before lunch?",
    ],
  },
  {
    id: "left/not-of-that-sort",
    expression: "x-y",
    numbers: { x: "25..70", y: "4..22" },
    texts: [
      "{n} asked {x} neighbors whether they own a ladder. {y} said yes. How many said no?",
      "On the page are {x} words, and {y} of them begin with a capital letter. How many words begin with a small letter?",
      "The nurse tests the eyes of {x} children and finds that {y} need glasses. How many don't need any?",
      "In how many of its {x} games did the team not win, if it won {y}?",
    ],
  },
  {
    id: "left/indoor-and-outdoor-jobs",
    expression: "x-y",
    units: ["people"],
    numbers: { x: "30..90", y: "6..26" },
    texts: [
      "A ranch pays {x} workers. {y} cook and clean in the house, and all the others ride. How many ride?",
      "In the band of {x} musicians, everybody plays a horn or a drum, and nobody plays both. {y} play a drum. Find the number of those who play a horn.",
      "Of {x} volunteers, {y} will serve soup. The rest will wash up. How many volunteers will wash up?",
      "How many of the ship's crew are off watch at night? The crew numbers {x}, and at night {y} of them are on watch.",
    ],
  },
  {
    id: "left/two-pieces-of-a-length",
    expression: "x-y",
    texts: [
      "A log of {x} feet is sawed into two pieces. The first piece is {y} feet long. What is the length of the second?",
      "The trail to the falls has a steep part and a flat part and is {x} miles long. The steep part is {y} miles. How long is the flat part?",
      "{n} glued two sticks end to end and got {x} inches. One stick measures {y} inches. How much does the other measure?",
      "How many meters of the {x} meters of the tunnel are lit, when the first {y} meters are dark and the rest has lamps?",
    ],
  },
  {
    id: "left/two-ingredients-of-a-mix",
    expression: "x-y",
    texts: [
      "{n} mixed raisins with nuts and got {x} ounces of trail mix. {He} had used {y} ounces of raisins. How many ounces of nuts are in the mix?",
      "A bucket of mortar weighs {x} kilograms, all sand and cement. {y} kilograms are sand. How many kilograms are cement?",
      "The painter needs {x} liters of green. He pours in {y} liters of yellow and makes up the rest with blue. How many liters of blue does he need?",
      "How much cream is in {x} quarts of coffee with cream if {y} quarts of that is coffee?",
    ],
  },
  {
    id: "left/two-prices-of-a-bill",
    expression: "x-y",
    money: true,
    texts: [
      "A shovel and a rake together come to ${x}. The rake is ${y}. How much is the shovel?",
      "{n} spent ${x} on two things, a cap and a poster. If the cap was ${y}, how much was the poster?",
      "How much of the ${x} that {m} paid at the garage was for labor? The parts were ${y}, and there was nothing else on the bill.",
      "Two sisters shared the cost of a gift, which was ${x}. The older one gave ${y}. What did the younger one give?",
    ],
  },
  {
    id: "left/finished-and-unfinished",
    expression: "x-y",
    numbers: { x: "30..90", y: "6..27" },
    texts: [
      "On the rack of the pottery hang {x} mugs, glazed and unglazed. {y} have no glaze. How many mugs are glazed?",
      "{n} opened {y} of the {x} windows of the school. How many windows are closed?",
      "The typing class has {x} keyboards. Of these, {y} work. How many are out of order?",
      "How many of {m}'s {x} riddles in the school paper are old ones if {mhe} made up {y} of them this week?",
    ],
  },
  {
    id: "left/short-and-long-stays",
    expression: "x-y",
    numbers: { x: "20..50", y: "4..17" },
    texts: [
      "{n}'s vacation lasts {x} days. {He} spends {y} of these days at the sea, and the rest in the mountains. For how many days is {he} in the mountains?",
      "A year of school in this land has {x} weeks, and in {y} of these the children learn to swim. In how many weeks do they have no swimming?",
      "The recording is {x} minutes long. {y} minutes are talk, everything else is music. How many minutes of music can you hear?",
      "How many of the {x} nights at the inn did it rain, when the guest wrote in her diary that {y} nights were dry?",
    ],
  },
  {
    id: "left/the-part-in-a-hand",
    expression: "x-y",
    numbers: { x: "20..52", y: "4..17" },
    texts: [
      "{n} has {x} beans in two closed fists. {He} opens the left one and shows {y} beans. How many are in the right one?",
      "Under two cups lie {x} coins. {m} lifts one cup and finds {y} coins. Tell how many coins lie under the other cup.",
      "A deck has {x} cards. {n} holds {y} of them, and all the others lie on the table. How many cards lie on the table?",
      "How many pieces of the game are in the box if {y} are set up on the board and the game has {x} pieces?",
    ],
  },
  {
    id: "left/addend-to-be-found",
    expression: "x-y",
    numbers: { x: "30..99", y: "5..28" },
    texts: [
      "Two numbers add up to {x}. One of them is {y}. What is the other number?",
      "{n} thinks of a number and adds {y} to it. {He} gets {x}. Of what number did {he} think?",
      "Which number do you have to put with {y} so that the sum is {x}?",
      "On {m}'s homework is a blot of ink: {y} plus something equals {x}. Which number is under the blot?",
    ],
  },
];

/** Two numbers of things or people are compared: by how many they differ. */
const MORE_OR_FEWER: readonly WordingFamily[] = [
  {
    id: "left/more-than-a-friend",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "30..95", y: "5..27" },
    texts: [
      "{m} collects {o}, and so does {n}. {m} has {y} and {n} has {x}. How many more {o} are in {n}'s collection than in {m}'s?",
      "When {n} and {m} laid their {o} side by side, {n}'s row had {x} and {m}'s had {y}. By how many was {m}'s row shorter?",
      "How many {o} would {n} have to lose before {he} had just as many as {m}? {n} has {x}, and {m} has {y}.",
      '"I\'ve got {x} {o}!" boasts {n}. "I\'ve only got {y}," says {m}. How many fewer {o} does {m} have?',
    ],
  },
  {
    id: "left/one-day-against-another",
    expression: "x-y",
    numbers: { x: "40..99", y: "8..36" },
    texts: [
      "{y} kites were in the sky on {day}, but {x} on {day2}, when the wind was stronger. How many more kites were up on {day2}?",
      "The lifeguard had to blow her whistle {x} times in {month} and {y} times in {month2}. How many fewer whistles were heard in {month2}?",
      "By how many did the number of customers at the {shop} differ between {day} with {x} customers and {day2} with {y}?",
      "Last night the astronomer saw {x} shooting stars. The night before, clouds let her see just {y}. How many more did she see last night?",
    ],
  },
  {
    id: "left/votes-and-favorites",
    expression: "x-y",
    numbers: { x: "28..80", y: "4..25" },
    texts: [
      "The class could vote for a turtle or a hamster. {x} hands went up for the turtle, {y} for the hamster. By how many hands did the turtle win?",
      "Pancakes are the favorite breakfast of {x} campers, oatmeal of {y}. How many more campers favor pancakes?",
      "How many fewer {u} chose the {place2} than the {place} for the trip, when {x} chose the {place} and {y} the {place2}?",
      "In a poll {y} people liked the new town flag and {x} people did not. How many more people disliked than liked it?",
    ],
  },
  {
    id: "left/sold-of-two-kinds",
    expression: "x-y",
    numbers: { x: "35..99", y: "6..32" },
    texts: [
      "The {shop} sells socks with stripes and socks with dots. This week {x} pairs with stripes and {y} with dots were sold. How many more pairs had stripes?",
      "{n}'s lemonade comes sweet or sour. {y} people ordered it sour, {x} ordered it sweet. How many fewer ordered it sour?",
      "A street artist drew {x} funny portraits and {y} serious ones. How many serious portraits less than funny ones did he draw?",
      "Wreaths or candles, which of them {m} sold more of is easy to see: {y} wreaths, {x} candles. But how many more candles than wreaths did {mhe} sell?",
    ],
  },
  {
    id: "left/two-teams-of-workers",
    expression: "x-y",
    numbers: { x: "40..95", y: "10..37" },
    texts: [
      "While the first crew laid {y} paving stones, the second crew laid {x}. How many more did the second crew lay?",
      "Class A planted {x} saplings on Earth Day, class B {y}. What is the difference between the two classes?",
      "{n} wiped {y} tables in the time in which {m} wiped {x}. By how many tables was {m} ahead?",
      "How many bricks fewer did the apprentice carry than the mason? The mason carried {x}, the apprentice {y}.",
    ],
  },
  {
    id: "left/animals-counted-in-two-places",
    expression: "x-y",
    units: ["{a}"],
    numbers: { x: "25..80", y: "4..22" },
    texts: [
      "The ranger counts {x} {a} on the north shore and {y} on the south shore. How many more {a} are on the north shore?",
      "One photo shows {y} {a}. Another shows {x}. How many fewer {a} are in the first photo than in the other?",
      "How many {a} more does the big park have than the little park, if there are {y} {a} in the little one and {x} in the big one?",
      "{n} dreamed of {x} {a}, {m} of {y}. By how many {a} was {n}'s dream the wilder one?",
    ],
  },
  {
    id: "left/without-a-partner",
    expression: "x-y",
    numbers: { x: "20..60", y: "4..17" },
    texts: [
      "{n} has {x} envelopes and {y} stamps. When every stamp is on an envelope of its own, how many envelopes are without a stamp?",
      "The theater has {x} costumes for {y} actors, and each actor wears one. How many costumes are worn by nobody?",
      "In the shoe closet {m} pairs left shoes with right shoes. There are {x} left ones but {y} right ones. How many left shoes stay alone?",
      "{y} cups are put on {x} saucers, one on each. How many saucers have no cup?",
    ],
  },
  {
    id: "left/too-many-by-how-many",
    expression: "x-y",
    numbers: { x: "30..80", y: "8..27" },
    texts: [
      "The elevator sign says {y} people at most, but {x} are waiting for it. How many must wait for the next ride?",
      "{n} drew {x} cards though the rules allow {y}. How many cards must {he} put back?",
      "The baker was asked for {y} rolls and baked {x} by mistake. How many rolls too many did he bake?",
      "How many guests more than planned turned up at the wedding? They had planned for {y} guests, and {x} turned up.",
    ],
  },
  {
    id: "left/fewer-than-last-time",
    expression: "x-y",
    numbers: { x: "30..90", y: "5..27" },
    texts: [
      "In last month's dictation {n} made {x} mistakes. This time it was {y}. By how many mistakes has {he} improved?",
      "Our town had {x} rainy days last year and {y} this year. How many fewer rainy days were there this year?",
      "{m} needed {x} moves for the sliding puzzle in spring, and now needs {y}. How many moves does {mhe} save?",
      "How many fewer gulls follow the boat today than yesterday, with {y} today and {x} yesterday?",
    ],
  },
  {
    id: "left/shapes-in-a-picture",
    expression: "x-y",
    numbers: { x: "22..70", y: "3..19" },
    texts: [
      "{n} cut {x} triangles and {y} circles from felt. How many more triangles than circles did {he} cut?",
      "A quilt has {y} squares with flowers. {x} squares are plain. How many fewer squares have flowers than are plain?",
      "In the computer drawing there are {x} curved lines and {y} straight lines. What is the difference in number?",
      "How many more windows than doors has the dollhouse street, which has {y} doors and {x} windows?",
    ],
  },
  {
    id: "left/older-than",
    expression: "x-y",
    numbers: { x: "y+i+18", y: "4..40" },
    texts: [
      "{n} is {y}. {His} father is {x}. How many years older is {his} father?",
      "The stone bridge was built {x} years ago and the wooden one {y} years ago. How many years longer has the stone bridge been there?",
      "Aunt Vera is {x} years of age, her daughter {y}. How old was Aunt Vera when her daughter was born?",
      "How many years younger is the parrot than the tortoise, if the parrot is {y} years old and the tortoise {x}?",
    ],
  },
  {
    id: "left/cars-and-carts-lined-up",
    expression: "x-y",
    numbers: { x: "25..75", y: "4..22" },
    texts: [
      "The freight train that passes at noon pulls {x} cars. The one at midnight pulls {y}. How many cars longer is the train at noon?",
      "In lane one {y} shoppers stand in line, in lane two {x}. {n} chooses lane one. How many fewer people are ahead of {him} than in lane two?",
      "The parade dragon is carried by {x} children, the parade snake by {y}. How many more children carry the dragon?",
      "By how many beads is {m}'s bracelet of {x} beads ahead of {n}'s bracelet of {y}?",
    ],
  },
  {
    id: "left/library-of-two",
    expression: "x-y",
    numbers: { x: "35..99", y: "6..32" },
    texts: [
      "The town library lends {x} board games and the school library {y}. How many more can you borrow in town?",
      "{n} read {y} fairy tales and {m} read {x}. How many tales must {n} read to catch up with {m}?",
      "There are {y} books about trains and {x} books about space. How many books about trains should be bought to have equally many of both?",
      "How many chapters less than the second volume does the first volume have, if the first has {y} chapters and the second {x}?",
    ],
  },
  {
    id: "left/rooms-floors-and-steps",
    expression: "x-y",
    numbers: { x: "30..90", y: "6..27" },
    texts: [
      "{n} lives on floor {y}, and {m} lives on floor {x} of the same tower. How many floors higher does {m} live?",
      "Standing at house number {x}, the mail carrier looks back to house number {y}. By how much do the two numbers differ?",
      "The church tower has {x} steps, the town hall tower {y}. How many steps can you save by climbing the town hall tower instead?",
      "How many more rooms does the castle have open in summer, with {x} rooms, than in winter, with {y}?",
    ],
  },
  {
    id: "left/guess-recipe-and-cake",
    expression: "x-y",
    numbers: { x: "30..90", y: "6..26" },
    texts: [
      "The recipe says {y} cloves, but the cook dropped {x} cloves into the pot. How many more than he should?",
      "Two clerks guess how many beans are in the jar. One says {x}, the other says {y}. How far apart are the guesses?",
      "{n}'s canoe is {y} strokes from the buoy and {m}'s is {x} strokes from it. How many strokes closer is {n}'s canoe?",
      "How many more candles are on Grandpa's cake than on {n}'s, when {n}'s has {y} candles and Grandpa's has {x}?",
    ],
  },
];

/** Lengths, weights, times and the like are compared: by how much they differ. */
const MEASURES_COMPARED: readonly WordingFamily[] = [
  {
    id: "left/longer-of-two-animals",
    expression: "x-y",
    texts: [
      "One python in the zoo stretches {x} feet, another {y} feet. How many feet longer is the first python?",
      "{n} measured two worms after the rain: {y} centimeters and {x} centimeters. Find the difference between them.",
      "How many inches must the small lizard grow to be as long as the big one? The big one measures {x} inches, the small one {y} inches.",
      "A whale was {x} meters long from end to end, and its calf was {y} meters. By how many meters was the calf shorter?",
    ],
  },
  {
    id: "left/jumped-and-thrown-farther",
    expression: "x-y",
    texts: [
      "{n} threw the ball {x} yards and {m} threw it {y} yards. How much farther did {n}'s ball go?",
      "The winner of the frog contest jumped {x} inches, the runner-up {y} inches. By how many inches did the winner win?",
      "How many meters short of the record was the ski jump? The record is {x} meters, and the jump measured {y} meters.",
      "On the first try {m}'s paper plane glided {y} feet. On the second it glided {x} feet. How many feet did {mhe} gain?",
    ],
  },
  {
    id: "left/heavier-than",
    expression: "x-y",
    texts: [
      "A turkey of {x} pounds and a goose of {y} pounds hang on the same hook. How many pounds more does the turkey weigh?",
      "{n}'s trailer weighs {y} kilograms, but {m}'s weighs {x} kilograms. How much lighter is {n}'s?",
      "How many ounces heavier than a small package of {y} ounces is a big one of {x} ounces?",
      "The prize pumpkin tipped the scale at {x} pounds. The second largest came to {y} pounds. What was the difference in weight?",
    ],
  },
  {
    id: "left/more-rain-and-snow",
    expression: "x-y",
    texts: [
      "In {month} {x} inches of rain fell, while {month2} brought {y} inches. How much less rain did {month2} bring?",
      "The pass got {y} feet of snow last winter. This winter it was {x} feet. How many feet more did it get this winter?",
      "A rain gauge in town shows {y} centimeters and one on the hill shows {x} centimeters. How many centimeters more rain fell on the hill?",
      "By how many inches does the snow on the barn roof, {x} inches deep, exceed the snow on the road, {y} inches deep?",
    ],
  },
  {
    id: "left/farther-by-the-other-road",
    expression: "x-y",
    texts: [
      "Over the bridge it is {y} miles to Grandma's. Around the bay it is {x} miles. How many miles does {n} save by taking the bridge?",
      "{n} bikes {x} kilometers to work and {m} bikes {y} kilometers. How much farther does {n} bike?",
      "How many miles longer is the scenic route at {x} miles than the highway at {y} miles?",
      "The well is {y} yards from the tent, the river {x} yards. How many yards nearer is the well?",
    ],
  },
  {
    id: "left/took-longer",
    expression: "x-y",
    numbers: { x: "35..95", y: "8..32" },
    texts: [
      "By bus {n} needs {x} minutes to the stadium, by subway {y} minutes. How many minutes faster is the subway?",
      "The song at the start of the show lasts {y} seconds, the song at the end {x} seconds. How much longer is the last song?",
      "{m} swam across the lake in {x} minutes and {n} in {y}. How many minutes did {n} wait on the other side for {m} if they set off together?",
      "How many seconds less than the tortoise did the hare take? The tortoise took {x} seconds, the hare {y}.",
    ],
  },
  {
    id: "left/hours-more-asleep",
    expression: "x-y",
    texts: [
      "In a month the cat sleeps {x} hours and its owner {y} hours. How many more hours does the cat sleep?",
      "{n} put {y} hours into the model ship, and {m} put in {x} hours. How many hours fewer did {n} put in?",
      "A candle of beeswax burns for {x} hours. A plain one burns for {y} hours. How many hours longer does the beeswax one burn?",
      "How many hours of sunshine did the coast have beyond what the hills had, with {x} hours on the coast and {y} hours in the hills?",
    ],
  },
  {
    id: "left/holds-more",
    expression: "x-y",
    texts: [
      "The red tub holds {x} quarts, the blue one {y} quarts. How much more water can {n} keep in the red one?",
      "A camel drank {x} gallons and a horse drank {y} gallons. How many gallons less did the horse drink?",
      "The old washing machine took {x} liters of water for a load. The new one takes {y} liters. How many liters are saved with each load?",
      "How many pints should be poured out of the tall pitcher, which has {x} pints, to leave what the short pitcher has, {y} pints?",
    ],
  },
  {
    id: "left/taller-of-two",
    expression: "x-y",
    numbers: { x: "48..75", y: "30..46" },
    texts: [
      "{n} comes up to {x} inches on the door frame. {His} sister comes up to {y} inches. How many inches taller is {n}?",
      "On tiptoe {m} can touch a line {x} inches above the floor, without tiptoe a line {y} inches above it. How many inches does tiptoe give {mhim}?",
      "The snowman was {x} inches high before the warm day, and its little neighbor {y} inches. How much shorter was the neighbor?",
      "How far does the sunflower, which is {x} inches tall, stick out over the {y} inches of the fence in front of it?",
    ],
  },
  {
    id: "left/bigger-field",
    expression: "x-y",
    texts: [
      "Farmer Ito has {x} acres of wheat and {y} acres of rye. How many more acres are in wheat?",
      "One island has {y} acres, the island next to it has {x} acres. How many acres larger is the second?",
      "The fire burned {x} acres in the first night and {y} acres in the second. How many acres fewer burned in the second night?",
      "How many acres of the ranch are not woods, if the ranch has {x} acres and the woods take up {y} acres?",
    ],
  },
  {
    id: "left/warmer-and-colder",
    expression: "x-y",
    numbers: { x: "50..95", y: "12..48" },
    texts: [
      "In the greenhouse it is {x} degrees. Outside it is {y}. How many degrees warmer is it in the greenhouse?",
      "The paper gives {y} degrees for the mountains and {x} degrees for the beach. How many degrees cooler are the mountains?",
      "{n} likes the tea at {x} degrees, and {m} drinks {mhis} at {y}. How many degrees must {n}'s tea lose before {m} would drink it?",
      "What is the difference between the day's high of {x} degrees and its low of {y} degrees?",
    ],
  },
  {
    id: "left/deeper-and-wider",
    expression: "x-y",
    texts: [
      "At the dam the lake is {x} feet deep, at the beach {y} feet. How many feet deeper is it at the dam?",
      "The board is {x} inches wide. The gap it should close is {y} inches wide. How many inches too wide is the board?",
      "A well should be {x} feet deep. {n} let a rope down to the bottom, and it is {y} feet deep. By how many feet is it too shallow?",
      "How many centimeters narrower is the new rug, at {y} centimeters, than the old one, at {x} centimeters?",
    ],
  },
];

/** Prices, pay and change: differences of money. */
const MONEY_GAPS: readonly WordingFamily[] = [
  {
    id: "left/change-from-a-payment",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} lays ${x} on the counter for a sun hat that costs ${y}. What change does {he} get?",
      "The meter in the taxi says ${y}. {m} hands over ${x}. How much should the driver give back?",
      "How much of ${x} comes back to {n} if the groceries are ${y}?",
      "A bag of charcoal was ${y}, and the customer paid with ${x} because he had no smaller bills. How much did the cashier return to him?",
    ],
  },
  {
    id: "left/cheaper-by-how-much",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "At the market a melon plant is ${y}, at the garden center it is ${x}. How much cheaper is it at the market?",
      "{n} compares two pans. The iron one is ${x} and the steel one is ${y}. How much more is the iron one?",
      "The ticket for the front row is ${x}. {m} sits in the last row for ${y}. How much did {m} save?",
      "How many dollars more does it cost to mail a parcel by air for ${x} than by ship for ${y}?",
    ],
  },
  {
    id: "left/profit-on-a-sale",
    expression: "x-y",
    money: true,
    texts: [
      "A dealer bought an old mirror for ${y} and sold it for ${x}. How much did he make on it?",
      "The bake sale took in ${x}, but butter and eggs had cost ${y}. How much did it really earn?",
      "{n} sold {his} canoe for ${y}, though {he} had paid ${x} for it. How much money did {he} lose on it?",
      "How much did the farmer gain from a calf that was ${y} to raise and brought ${x} at the auction?",
    ],
  },
  {
    id: "left/earned-more-than-the-other",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "Raking leaves earned {n} ${x} and {m} ${y}. How much more did {n} earn?",
      "On {day} the street musician found ${y} in her hat, on {day2} ${x}. How much better was {day2}?",
      "How many dollars behind {n} is {m}, who has saved ${y} while {n} has saved ${x}?",
      "The Lions' car wash made ${x}, the Tigers' ${y}. By what amount did the Tigers' car wash fall short of the Lions'?",
    ],
  },
  {
    id: "left/money-left-of-a-budget",
    expression: "x-y",
    money: true,
    texts: [
      "The office may spend ${x} on plants and has spent ${y}. How much may it still spend?",
      "{n}'s gift card was loaded with ${x}. After {he} bought a scarf with it, ${y} was gone. What is left on the card?",
      "Out of a prize of ${x}, {m} gave ${y} to the fire station and kept the rest. How much did {mhe} keep?",
      "How much does the family have for lunch if the zoo tickets take ${y} of the ${x} for the day?",
    ],
  },
  {
    id: "left/deductions-and-fees",
    expression: "x-y",
    money: true,
    texts: [
      "{m} was to be paid ${x}, but ${y} was held back for taxes. How much reached {mhim}?",
      "The bank charged a fee of ${y} on an account of ${x}. What does the account hold after the fee?",
      "A singer gets ${x} for a show and passes on ${y} to the drummer. What does the singer have from the show?",
      "How much does {n} pay for the {x} dollar jacket with {y} dollars off?",
    ],
  },
  {
    id: "left/share-of-a-purchase",
    expression: "x-y",
    money: true,
    texts: [
      "{n}'s new glasses were ${x}. Grandma chipped in ${y}, and {n} paid the rest. How much did {n} pay?",
      "The parents' club pays ${y} toward a class trip which costs ${x} per child. How much must each child bring?",
      "If the store takes {m}'s old phone for ${y}, how much must {mhe} put down for a new one at ${x}?",
      "Of the ${x} for the broken window, the ball's owner paid ${y}. The boy who kicked it paid what was left. How much was that?",
    ],
  },
  {
    id: "left/over-and-under-the-guess",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} guessed that the basket of groceries would be ${y}. The receipt said ${x}. How far too low was the guess?",
      "The roofer's estimate was ${x}, and his bill was ${y}. By how much was the bill under the estimate?",
      "Bidding for the rocking chair began at ${y} and stopped at ${x}. How many dollars did it climb?",
      "How much did the heating bill drop after {month}, from ${x} to ${y}?",
    ],
  },
];

/** The numbers are in the hundreds and thousands. */
const LARGE: readonly WordingFamily[] = [
  {
    id: "left/large-crowds",
    expression: "x-y",
    units: ["people"],
    numbers: { x: "2500..9500", y: "300..2400" },
    texts: [
      "A stadium with {x} seats sold {y} of them in the first hour. How many people can still buy a seat?",
      "{x} people marched in the big parade last summer. This summer, in the rain, {y} marched. How many fewer people was that?",
      "The island has {x} people when the tourists are there, and {y} people when they are not. How many tourists visit?",
      "How many people live outside the old town wall if the town has {x} people and {y} of them live inside?",
    ],
  },
  {
    id: "left/large-stocks",
    expression: "x-y",
    numbers: { x: "1200..4800", y: "150..1100" },
    texts: [
      "The warehouse stored {x} tires. A truck hauled {y} away. How many tires does the warehouse store now?",
      "Of {x} bricks delivered, {y} are in the chimney already. How many bricks lie in the yard?",
      "A printer made {x} copies of a town map, and {y} are still in the box. How many have gone out?",
      "How many more photos can the camera's memory take, when it has room for {x} and {y} are on it so far?",
    ],
  },
  {
    id: "left/large-distances",
    expression: "x-y",
    numbers: { x: "1100..6500", y: "140..1000" },
    texts: [
      "From the zoo to the whale's feeding place in the north is {x} miles of sea. A whale has swum {y} miles of it. How far must it still swim?",
      "The plane flew {y} miles against the storm before it turned back to another airport. The planned flight was {x} miles. How many miles of it were not flown?",
      "The peak is {x} meters high, the hut on its side stands at {y} meters. How many meters do climbers go up from the hut to the peak?",
      "How many miles has {n}'s car been driven since {he} bought it with {y} miles on the dial, now that the dial shows {x}?",
    ],
  },
  {
    id: "left/large-years-on-a-timeline",
    expression: "x-y",
    numbers: { x: "1890..2024", y: "1640..1880" },
    texts: [
      "The stone church was built in {y} and burned down in {x}. How many years did it stand?",
      "A painter's work from the year {y} was sold in the year {x}. How old was it then?",
      "The town got its first school in {y}. In {x} it held a party for the birthday of the school. Which birthday was it?",
      "How many years lie between the founding of the club in {y} and its last meeting in {x}?",
    ],
  },
  {
    id: "left/large-harvests",
    expression: "x-y",
    numbers: { x: "900..3600", y: "120..850" },
    texts: [
      "The orchard picked {x} baskets of peaches this year against {y} last year, when hail fell. How many more baskets is that?",
      "{y} of the {x} bulbs in the tulip field are in bloom. How many are not in bloom?",
      "A beekeeper filled {x} jars with honey in two summers, and in the first of them it was {y}. How many jars did she fill in the second?",
      "How many heads of cabbage can the farm sell to stores if it grew {x} and promised {y} of them to a soup kitchen?",
    ],
  },
  {
    id: "left/large-sums-of-money",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    numbers: { x: "2400..9800", y: "250..2300" },
    texts: [
      "A used van is priced at ${x}. {n} has put aside ${y} for it. How much does {he} lack?",
      "The hospital's new scanner was to cost ${x}, but the maker took ${y} off. What did the hospital pay?",
      "The city set aside ${x} to plant trees along Main Street and has ${y} left. How much have the trees cost so far?",
      "How much more is first prize than second prize if first prize is ${x} and second prize is ${y}?",
    ],
  },
  {
    id: "left/large-counts-of-animals",
    expression: "x-y",
    numbers: { x: "700..2900", y: "90..650" },
    texts: [
      "A colony of {x} penguins lost sight of {y}, which had gone fishing. How many penguins were in the colony meanwhile?",
      "The fish farm raised {x} trout and let {y} swim off into the river. How many trout does the farm keep?",
      "In spring {y} geese rested at the marsh, in fall {x}. How many more geese rested there in fall?",
      "How many bats had come back to the cave by midnight, if {x} flew out at dusk and {y} were still out at midnight?",
    ],
  },
  {
    id: "left/large-scores-and-steps",
    expression: "x-y",
    numbers: { x: "4000..9900", y: "1100..3900" },
    texts: [
      "{n} has a goal of {x} steps a day. At noon {his} watch shows {y}. How many steps are left to take?",
      "{m}'s highest score in the space game was {y} until {n} scored {x}. By how many points did {n} beat it?",
      "An encyclopedia has {x} entries. {y} of them have a picture. How many entries have none?",
      "How many words has the writer struck out, if the story had {x} words in the draft and has {y} in print?",
    ],
  },
  {
    id: "left/large-hundreds-in-school",
    expression: "x-y",
    units: ["{u}"],
    numbers: { x: "320..980", y: "45..310" },
    texts: [
      "There are {x} {u} in the hall, and {y} of them can see the stage well. How many {u} can't see it well?",
      "{y} {u} come by bike. The number of all {u} who come is {x}, and the rest walk. How many {u} walk?",
      "How many more {u} could the hall hold, if it was built for {x} and {y} {u} are in it?",
      "Last week {x} {u} had a cold. {y} still have it. How many {u} are well again?",
    ],
  },
  {
    id: "left/large-post-and-paper",
    expression: "x-y",
    numbers: { x: "600..2400", y: "80..550" },
    texts: [
      "The copier's tray takes {x} sheets. It has {y} in it. How many sheets should the clerk put in to fill the tray?",
      "{n}'s uncle has mailed {y} of the {x} catalogs that his company sends out every fall. How many catalogs are still to be mailed?",
      "A newspaper printed {x} copies on {day} and had {y} come back unsold. How many were sold?",
      "{x} emails were in the principal's inbox, but she sorted out junk until {y} were there. How many emails were junk?",
    ],
  },
  {
    id: "left/large-stones-and-pieces",
    expression: "x-y",
    numbers: { x: "500..1500 by 100", y: "120..460" },
    texts: [
      "{n} opens a puzzle of {x} pieces and turns {y} of them face up. How many lie face down?",
      "The artist has set {y} stones of a mosaic that will have {x}. How many stones must still be set?",
      "A tub of building bricks with {x} bricks inside was tipped out, and {m} built a castle from {y}. How many bricks did the castle not need?",
      "How many dominoes did not fall? The twins had lined up {x}, and {y} fell before the row stopped.",
    ],
  },
];

/** Stories of one subtraction: what is left, what went, what was there before, what is missing, and by how much things differ. */
export const STORY_LEAVING: readonly WordingFamily[] = [
  ...REMAINS,
  ...WENT_AWAY,
  ...BEFORE_IT_GREW,
  ...STILL_TO_GO,
  ...NEEDED,
  ...OTHER_PART,
  ...MORE_OR_FEWER,
  ...MEASURES_COMPARED,
  ...MONEY_GAPS,
  ...LARGE,
];

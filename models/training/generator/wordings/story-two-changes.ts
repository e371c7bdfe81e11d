import type { WordingFamily } from "../wording.ts";

/** Something is added, and then something goes. */
const GAIN_THEN_LOSS: readonly WordingFamily[] = [
  {
    id: "turns/pot-topped-up-and-ladled-out",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "8..40", z: "5..19" },
    texts: [
      "The soup kitchen had {x} bowls of stew ready. The cook made {y} more bowls, and then {z} bowls were served. How many bowls of stew are ready now?",
      "{n} put {y} cups of tea next to the {x} cups that already stood on the tray. The guests took {z} cups. How many cups are on the tray?",
      "How many ladles of punch are in the bowl if it held {x}, somebody poured in {y}, and {z} were scooped out?",
      "{z} pancakes disappeared while nobody was looking. Before that, {n} had flipped {x} pancakes onto the plate and {m} had added {y}. How many pancakes could still be eaten?",
    ],
  },
  {
    id: "turns/charging-and-using-up",
    expression: "x+y-z",
    numbers: { x: "10..40", y: "20..50", z: "5..28" },
    texts: [
      "{n}'s phone showed {x} percent. On the charger it gained {y} percent. A long call then cost {z} percent. What does the phone show now?",
      "The battery of the toy robot was at {x} percent in the morning. It was charged by {y} percent at noon and ran down by {z} percent in the evening. Find the percent that is left.",
      "After {z} percent of its power went into one hill, what did the bike's battery read? It had read {x} percent at home, and {n} had loaded another {y} percent at the inn.",
      "A drone lands with {x} percent of charge. Ten minutes at the plug give it {y} percent more. Its next flight eats up {z} percent. How many percent remain?",
    ],
  },
  {
    id: "turns/pupils-transfer",
    expression: "x+y-z",
    numbers: { x: "60..300", y: "12..50", z: "5..45" },
    texts: [
      "Last spring {x} children went to Hill School. Over the summer {y} children enrolled and {z} moved away. How many children go to Hill School this fall?",
      "The chess club started the year with {x} members, took in {y} beginners, and lost {z} members to the drama club. What is the size of the club now?",
      "During the year {z} dancers stopped coming to the ballet school, but before they stopped, {y} new dancers had joined the {x} who were there. How many dancers does the school have today?",
      "The choir of {n}'s town has {x} voices. {y} people sign up after the concert. {z} of all the singers are too busy at Christmas and stay away. How many sing at Christmas?",
    ],
  },
  {
    id: "turns/cards-drawn-and-laid-down",
    expression: "x+y-z",
    numbers: { x: "5..14", y: "3..12", z: "2..7" },
    texts: [
      "{n} holds {x} cards. {He} draws {y} cards from the pile and lays {z} on the table. How many cards are in {his} hand?",
      "In a tile game, {m} begins with {x} tiles. {mHe} must pick up {y}, and afterwards {mhe} gets rid of {z}. How many tiles does {mhe} have to play with?",
      "How many dominoes are in front of {n} after this turn? {He} had {x}, took {y} from the middle, and put {z} into the line.",
      "{z} tokens are the price of a castle. {n} owned {x} tokens, rolled a lucky number that brought {him} {y} tokens, and bought a castle. Tell how many tokens {he} owns after that.",
    ],
  },
  {
    id: "turns/hotel-check-in-and-out",
    expression: "x+y-z",
    numbers: { x: "30..150", y: "12..60", z: "5..38" },
    texts: [
      "On {day} evening a hotel had {x} guests. The next day {y} guests checked in, and {z} guests checked out. How many guests did the hotel have then?",
      "{x} campers were sleeping at the lake. {y} more arrived with their tents, but because of the mosquitoes {z} campers packed up. How many campers stayed at the lake?",
      "How many dogs does the dog hotel look after tonight if {x} were there at breakfast, {y} were brought in by their owners, and {z} were picked up?",
      "A youth hostel says goodbye to {z} hikers at eleven o'clock. {x} hikers had slept there, and {y} others had come at ten. How many hikers are in the hostel after eleven?",
    ],
  },
  {
    id: "turns/written-and-mailed",
    expression: "x+y-z",
    numbers: { x: "10..60", y: "8..40", z: "5..16" },
    texts: [
      "There were {x} letters in the tray. The secretary typed {y} more, and the boss took {z} of the letters to the post office. How many letters are in the tray now?",
      "{n} had {x} stamps in {his} desk. {He} bought a sheet of {y} stamps and then stuck {z} stamps on envelopes. How many stamps are left?",
      "What number of parcels waits in the mail room? Yesterday it was {x}. This morning a van unloaded {y}, and by noon {z} parcels had been collected.",
      "{n} mailed {z} of {his} birthday invitations. {He} had printed {x} at school and {y} at home. How many invitations has {he} not mailed?",
    ],
  },
  {
    id: "turns/earned-and-spent-on-self",
    expression: "x+y-z",
    money: true,
    texts: [
      "{n} had ${x} in {his} wallet. {He} earned ${y} by shoveling snow and spent ${z} on warm gloves. How much money does {n} have now?",
      "With ${x} in the bank, {n} put in ${y} on {day} and took out ${z} on {day2}. How much is in the bank after that?",
      "The piggy bank was opened to pay ${z} for a kite. {m} had dropped ${x} into it before {mhis} birthday and ${y} after it. How much money stayed in the piggy bank?",
      "How many dollars can the school band still spend? It owned ${x}, a concert brought in ${y}, and new music stands cost ${z}.",
    ],
  },
  {
    id: "turns/snow-falls-and-melts",
    expression: "x+y-z",
    numbers: { x: "10..40", y: "6..30", z: "4..15" },
    texts: [
      "{x} inches of snow lay on the roof. A storm brought {y} more inches. Then the sun melted {z} inches. How deep is the snow on the roof now, in inches?",
      "The lake was {x} feet deep. After heavy rain it rose {y} feet, and in the dry month of {month} it fell {z} feet. How many feet deep was it then?",
      "In the rain barrel, {x} liters of water have collected. A shower adds {y} liters, and {n} uses {z} liters for the roses. How many liters are in the barrel?",
      "How many centimeters thick is the ice? The wind scraped off {z} centimeters today. Before that, {y} centimeters had frozen on top of the old {x} centimeters.",
    ],
  },
  {
    id: "turns/flock-lands-and-flies",
    expression: "x+y-z",
    numbers: { x: "12..60", y: "8..40", z: "5..18" },
    texts: [
      "There were {x} sparrows in the hedge. {y} sparrows flew in to join them. A cat came by and {z} sparrows flew off. How many sparrows are in the hedge now?",
      "{x} {a} were resting under the trees when {y} more {a} came along. Later {z} of them walked away. How many {a} were still under the trees?",
      "At low tide {n} counted {x} seals on the sandbank. Another {y} crawled up. A boat scared {z} into the sea. How many seals remained on the sandbank?",
      "How many bees are on the sunflower, if there were {x}, then {y} came and at last {z} buzzed off to the hive?",
    ],
  },
  {
    id: "turns/gift-then-passed-on",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "12..70", y: "8..40", z: "5..19" },
    texts: [
      "{n} owned {x} {o}. {m} let {him} keep {y} more. {n} passed {z} {o} on to {k}. How many {o} did {n} own in the end?",
      "For {his} collection {n} traded a bike bell for {y} {o}. {He} had {x} {o} before the trade. A week later {he} mislaid {z} {o}. What is the size of the collection now?",
      "{k} asked {n} for {z} {o}, and {n} said yes. {n} had just been given {y} {o} by {m}, on top of the {x} {he} already had. How many {o} does {n} have after that?",
      "How many {o} are in the cupboard? Once there were {x}. Dad set {y} more inside, and the twins carried off {z}.",
    ],
  },
  {
    id: "turns/wagons-hooked-on-and-off",
    expression: "x+y-z",
    numbers: { x: "12..40", y: "6..20", z: "3..11" },
    texts: [
      "A train left the harbor with {x} cars. At the first station {y} cars were hooked on. At the second one {z} were left behind. How many cars does the train pull now?",
      "{n} built a tower of {x} blocks. {m} made it {y} blocks taller. Then the top {z} blocks fell down. How many blocks tall is the tower?",
      "The paper chain in the classroom had {x} links. On {day} {y} links were glued to it, but {z} links tore off overnight. How many links are in the chain?",
      "How long is the queue of trucks at the border? {x} trucks stood there at dawn, {y} drove up behind them, and {z} were let through.",
    ],
  },
  {
    id: "turns/hens-lay-baker-takes",
    expression: "x+y-z",
    numbers: { x: "12..50", y: "10..45", z: "6..20" },
    texts: [
      "The farmer's wife had {x} eggs in the pantry. The hens laid {y} more today. She used {z} eggs for a wedding cake. How many eggs are in the pantry?",
      "{n} keeps bees. {He} had {x} jars of honey, filled {y} jars in {month}, and sold {z} at the market. How many jars has {he} got now?",
      "From the cows came {y} liters of milk this evening, and {x} liters from the morning were still cold in the tank. {z} liters went to the cheese maker. Find the liters in the tank.",
      "After {z} bales of hay were fed to the horses, how many bales were in the barn? There had been {x} old bales and {y} new ones.",
    ],
  },
  {
    id: "turns/downloads-and-deletes",
    expression: "x+y-z",
    numbers: { x: "30..200", y: "12..90", z: "8..40" },
    texts: [
      "{n} had {x} songs on {his} tablet. {He} downloaded {y} songs and then deleted {z} that {he} did not like. How many songs are on the tablet?",
      "A camera holds {x} pictures from last week. On the class trip {n} takes {y} pictures. At night {he} erases {z} blurry ones. How many pictures does the camera hold then?",
      "How many messages are in the box now? It had {x} this morning, {y} came in during the day, and {n} threw out {z}.",
      "{z} of the files were moved to a disk. The computer had stored {x} files, and {m} had saved {y} more before the move. What number of files stayed on the computer?",
    ],
  },
  {
    id: "turns/up-the-stairs-and-back",
    expression: "x+y-z",
    numbers: { x: "5..30", y: "6..20", z: "3..10" },
    texts: [
      "The elevator was on floor {x}. It went up {y} floors and down {z} floors. On which floor is it now?",
      "{n}'s marker stands on square {x} of the board. {He} rolls and moves {y} squares ahead. Then a bad card sends {him} {z} squares back. What square is {he} on?",
      "A snail sits {x} inches up the wall. By day it climbs {y} inches, and by night it slips down {z} inches. How many inches up the wall is it in the morning?",
      "At what page is {n} now? {He} was on page {x}, read on for {y} pages, and then went back {z} pages to read a part again.",
    ],
  },
  {
    id: "turns/warm-up-cool-down",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "6..30", z: "4..16" },
    texts: [
      "At seven o'clock it was {x} degrees. By noon it had become {y} degrees warmer. In the evening it got {z} degrees cooler. What was the temperature in the evening?",
      "The oil in the pan was at {x} degrees. {n} heated it by {y} degrees, then turned the flame down, and it lost {z} degrees. How hot is the oil, in degrees?",
      "A greenhouse cooled off by {z} degrees when the door stood open. Earlier the sun had warmed it by {y} degrees from {x} degrees. How many degrees is it inside now?",
      "What does the thermometer say? It said {x} degrees before the fire was lit, went up {y} degrees, and sank {z} degrees when the fire died.",
    ],
  },
  {
    id: "turns/toys-from-the-workshop",
    expression: "x+y-z",
    numbers: { x: "15..80", y: "10..50", z: "6..24" },
    texts: [
      "The toymaker had {x} wooden cars on his shelf. This week he carved {y} more and sold {z}. How many wooden cars are on the shelf?",
      "{n} knits hats. {He} had {x} hats at home, knitted {y} in the winter, and gave {z} to the hospital. How many hats does {he} have left?",
      "Of all the candles the scouts had poured, {z} were burned at camp. They had poured {x} on {day} and {y} on {day2}. How many candles were not burned?",
      "How many bricks lie in the yard now? A mason had {x} there, a truck tipped out {y}, and {z} are in the new wall.",
    ],
  },
  {
    id: "turns/passengers-on-then-off",
    expression: "x+y-z",
    numbers: { x: "10..50", y: "6..30", z: "3..15" },
    texts: [
      "{x} people were riding the tram. At the zoo {y} people got on. At the bridge {z} people got off. How many people are riding the tram now?",
      "The ferry leaves the island with {x} passengers. It picks up {y} at the lighthouse and lets {z} go ashore at the pier. How many are aboard for the rest of the trip?",
      "When {z} children climbed out of the hay wagon, how many were still in it? It had set off with {x} children, and {y} had jumped on along the way.",
      "Count the people in the ski lift: {x} at the bottom, {y} more at the middle station, but {z} step out at the hut. How many ride to the top?",
    ],
  },
];

/** Something goes, and then something is added. */
const LOSS_THEN_GAIN: readonly WordingFamily[] = [
  {
    id: "turns/lent-then-new-ones-come",
    expression: "x-y+z",
    numbers: { x: "30..95", y: "6..28", z: "5..40" },
    texts: [
      "The library van carried {x} books. Readers borrowed {y} of them, and {z} books were brought back. How many books are in the van now?",
      "{n} rents out boats. {He} had {x} boats at the dock. {y} were rented in the morning and {z} were returned before noon. How many boats were at the dock at noon?",
      "How many sleds has the ski school got in its shed if there were {x}, then {y} were lent to a class, and after that {z} came back from the hill?",
      "{z} umbrellas were handed in at the desk today. Yesterday the desk had {x} umbrellas, and {y} of those were given out last night. What is the number of umbrellas at the desk now?",
    ],
  },
  {
    id: "turns/eaten-and-baked-again",
    expression: "x-y+z",
    numbers: { x: "24..80", y: "8..20", z: "10..40" },
    texts: [
      "There were {x} rolls in the basket. The hungry scouts ate {y} rolls. The cook put {z} fresh rolls into the basket. How many rolls are in it now?",
      "{n} got {x} {f} ready for the fair. {y} {f} were eaten by {his} brothers, so {he} got {z} more ready. How many {f} could {he} take to the fair?",
      "By lunch {y} of the bakery's {x} buns were gone. Then the baker pulled {z} buns out of the oven. How many buns does the bakery have after that?",
      "How many {f} lie on the plate? Grandma laid {x} there, the children grabbed {y}, and a neighbor brought {z} over.",
    ],
  },
  {
    id: "turns/spent-then-refunded",
    expression: "x-y+z",
    money: true,
    texts: [
      "{n} had ${x}. {He} paid ${y} for a jacket. The next day {his} father gave {him} ${z}. How much does {n} have now?",
      "From the ${x} in the class fund, ${y} went to the museum tickets. A bake sale then added ${z}. How much is in the class fund?",
      "After selling an old skateboard for ${z}, how much money did {n} have? {He} had started with ${x} and had lost ${y} at the fair.",
      "The baker opened his cash drawer with ${x} in it, paid the milkman ${y}, and got ${z} from the first customers. How many dollars are in the drawer?",
    ],
  },
  {
    id: "turns/players-swapped",
    expression: "x-y+z",
    numbers: { x: "18..40", y: "3..12", z: "2..14" },
    texts: [
      "A hockey team has {x} players. {y} players leave the team in {month}, and {z} new ones are signed. How many players are on the team then?",
      "How many musicians play in the second half? In the first half there were {x} on the stage. {y} went home, and {z} who came late sat down.",
      "{x} volunteers came to clean the beach. {y} had to leave at noon, but {z} others showed up after lunch. How many volunteers were on the beach in the afternoon?",
      "{z} firefighters drove over from the next town to help. Of the {x} who had been at the fire, {y} had already driven home. How many firefighters were at the fire then?",
    ],
  },
  {
    id: "turns/plants-die-and-are-set",
    expression: "x-y+z",
    numbers: { x: "30..90", y: "5..25", z: "6..40" },
    texts: [
      "{n} had {x} tomato plants. Frost killed {y} of them. {He} planted {z} new ones. How many tomato plants does {n} have?",
      "In the park stood {x} trees. {y} were blown over by a storm, and the city put in {z} young trees. How many trees stand in the park now?",
      "The gardener sets {z} roses where {y} old ones were dug out. The bed had {x} roses in the beginning. Find how many it has now.",
      "How many flowers bloom on the balcony today? Last week {x} bloomed there; {y} of those have wilted, while {z} more have opened.",
    ],
  },
  {
    id: "turns/poured-out-and-refilled",
    expression: "x-y+z",
    texts: [
      "A fish tank held {x} gallons. {n} drained {y} gallons and poured in {z} gallons of clean water. How many gallons does the tank hold now?",
      "The pickup's tank had {x} liters of gas in it. The trip to the farm used {y} liters. Then the driver added {z} liters. How many liters are in the tank?",
      "How many pounds of flour does the mill store, if it stored {x} pounds, {y} pounds were taken to the bakery, and {z} pounds were ground today?",
      "There were {x} pounds of potatoes in a sack. {n} peeled {y} pounds for dinner, and later {he} filled in {z} pounds from another sack. How many pounds of potatoes are in the sack now?",
    ],
  },
  {
    id: "turns/popped-and-blown-up",
    expression: "x-y+z",
    numbers: { x: "25..70", y: "4..20", z: "5..30" },
    texts: [
      "For the party {n} blew up {x} balloons. {y} balloons popped, so {he} blew up {z} more. How many balloons are there for the party?",
      "Of {x} lamps in the hall, {y} burned out and were taken down. A week later {z} lamps were hung up. How many lamps hang in the hall?",
      "Because {y} of the {x} plates broke in the move, Mom bought {z} plates. How many plates has she got?",
      "How many crayons are in {n}'s box now? {z} were put in by {his} teacher. There had been {x} before {y} of them snapped and landed in the trash.",
    ],
  },
  {
    id: "turns/marbles-lost-and-won",
    expression: "x-y+z",
    numbers: { x: "25..80", y: "5..23", z: "4..40" },
    texts: [
      "{n} went to recess with {x} marbles. {He} lost {y} in the first game and won {z} in the second. How many marbles did {he} come back with?",
      "In a quiz, {m} has {x} points. A wrong answer costs {mhim} {y} points, but a bonus question gives {mhim} {z}. What is {mhis} score now?",
      "The {color} team stood at {x} points. First it was fined {y} points; then it made {z}. With how many points did it finish?",
      "{z} chips came back to {n} in the last round. Until then {he} had given away {y} of {his} {x} chips. How many chips are in {his} pile?",
    ],
  },
  {
    id: "turns/herd-sold-and-born",
    expression: "x-y+z",
    numbers: { x: "30..120", y: "6..28", z: "4..30" },
    texts: [
      "A shepherd had {x} sheep. He sold {y} of them at the market. In the spring {z} lambs were born. How many animals does he have?",
      "The zoo sent {y} of its {x} monkeys to another zoo and got {z} monkeys in return. How many monkeys live at the zoo now?",
      "How many {a} are on the ranch? There were {x}. A neighbor bought {y}, and the rancher brought {z} home from a show.",
      "{z} ponies joined the riding school after {y} of its {x} ponies grew too old and were put out to grass. How many ponies does the riding school work with?",
    ],
  },
  {
    id: "turns/down-then-up-again",
    expression: "x-y+z",
    numbers: { x: "40..90", y: "8..35", z: "5..30" },
    texts: [
      "A kite flew at {x} feet. It sank {y} feet, and then the wind lifted it {z} feet. How high is the kite in feet?",
      "The price of a coat was ${x}. In the sale it dropped by ${y}. After the sale it went up by ${z}. What does the coat cost now?",
      "When {n} fell asleep, the room was {x} degrees warm. At night it became {y} degrees colder, and the heater made it {z} degrees warmer at dawn. How many degrees was it then?",
      "How many steps above the ground is the painter? He stood on step {x} of the tall ladder, went down {y} steps for a brush and climbed {z} steps again.",
    ],
  },
  {
    id: "turns/erased-and-written",
    expression: "x-y+z",
    numbers: { x: "20..90", y: "5..18", z: "4..30" },
    texts: [
      "There were {x} words on the blackboard. The teacher wiped off {y} words and wrote {z} new ones. How many words are on the blackboard now?",
      "{n}'s to-do list had {x} jobs. {He} crossed out {y} jobs on {day}. Then {his} mother wrote {z} more jobs on it. How many jobs are on the list?",
      "How many names does the guest list have if {y} of the first {x} names were struck off and {z} others put down?",
      "The poet added {z} lines to her poem. Earlier it was {x} lines long, and she had cut {y} of those. How many lines long is it now?",
    ],
  },
  {
    id: "turns/shop-sells-then-restocks",
    expression: "x-y+z",
    numbers: { x: "30..150", y: "10..28", z: "8..60" },
    texts: [
      "A toy store had {x} puzzles. On {day} {y} puzzles were sold. On {day2} a delivery of {z} puzzles came. How many puzzles does the store have now?",
      "The ice cream man left home with {x} cones. He sold {y} at the pool, stopped for {z} more cones, and drove on to the {place}. How many cones did he have when he drove on?",
      "How many lanterns are on the stall of the market woman? She set out {x}; customers took {y} away, and her son carried {z} others over from the cart.",
      "Since {y} pairs of the shop's {x} pairs of boots went in one day, the owner ordered {z} pairs, which arrived at once. What number of pairs is in the shop?",
    ],
  },
  {
    id: "turns/given-away-then-a-present",
    expression: "x-y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "25..80", y: "5..23", z: "4..40" },
    texts: [
      "{n} had {x} {o}. {He} gave {y} {o} to {m}. Then {k} gave {n} {z} {o}. How many {o} does {n} have now?",
      "After {m} had taken {y} of {n}'s {x} {o} home, Grandpa surprised {n} with {z}. How many {o} did that make for {n}?",
      "How many {o} are in {n}'s drawer today, when there were {x} last month, {y} of these got lost, and {z} others were found under the bed and put in?",
      "{z} {o} were a present from {his} aunt. Before the present, {n} had swapped {y} of {his} {x} {o} for a flashlight. Find how many {o} {n} owns now.",
    ],
  },
  {
    id: "turns/class-goes-out-and-returns",
    expression: "x-y+z",
    numbers: { x: "24..60", y: "10..20", z: "2..9" },
    texts: [
      "{x} children sat in the reading room. {y} went to lunch, and a little later {z} of those came back. How many children were in the reading room then?",
      "A bus with {x} people stops at the mall. {y} people get off and {z} get on. How many people are on the bus when it drives away?",
      "There were {x} swimmers in the pool before the whistle blew. {y} climbed out, then {z} jumped in. How many swimmers are in the pool?",
      "How many {u} are in the gym? In the first hour it was {x}. {y} walked out when the bell rang, and {z} late ones walked in.",
    ],
  },
  {
    id: "turns/cars-leave-and-park",
    expression: "x-y+z",
    numbers: { x: "40..150", y: "12..38", z: "6..50" },
    texts: [
      "At six o'clock {x} cars were in the parking garage. {y} cars drove out before seven, and {z} cars drove in after seven. How many cars are in the garage now?",
      "{n} counted {x} planes at the airport. While {he} was watching, {y} planes took off and {z} landed. How many planes were at the airport then?",
      "What number of ships lies in the harbor tonight, if {x} lay there this morning, {y} sailed out with the tide, and {z} came in from the sea?",
      "The bike rack by the station was packed with {x} bikes. When {z} riders locked theirs to it at noon, {y} bikes had already been taken away. How many bikes are at the rack?",
    ],
  },
  {
    id: "turns/people-move-house",
    expression: "x-y+z",
    numbers: { x: "80..400", y: "12..70", z: "10..60" },
    texts: [
      "A village had {x} people. Last year {y} people moved to the city, and {z} babies were born. How many people does the village have now?",
      "{x} families lived on the hill. {y} of them moved out when the factory closed. Since then {z} families have moved in. How many families live there today?",
      "Of the {x} nurses at a hospital, {y} retired. The hospital hired {z} young nurses. How many nurses work there now?",
      "How many readers does the town newspaper have? It used to have {x}. Then {y} canceled, but {z} subscribed because of the new comic page.",
    ],
  },
];

/** Something goes, and then more of it goes. */
const TWO_LOSSES: readonly WordingFamily[] = [
  {
    id: "turns/cut-from-the-cake-twice",
    expression: "x-y-z",
    numbers: { x: "40..80", y: "6..20", z: "5..17" },
    texts: [
      "A long cake was cut into {x} slices. The family ate {y} slices on {day} and {z} slices on {day2}. How many slices are left?",
      "{n} carried {x} lemon bars to school. {y} went to {his} own class and {z} to the class next door. How many lemon bars did {he} still have?",
      "On the buffet were {x} shrimp rolls. First the band helped itself to {y}; after the show the actors had {z}. How many shrimp rolls could the cleaners find?",
      "How many {f} remain in the kitchen if there were {x} of them, {n} ate {y}, and {z} were packed for a picnic?",
    ],
  },
  {
    id: "turns/spent-here-and-there",
    expression: "x-y-z",
    money: true,
    texts: [
      "{n} went to the fair with ${x}. {He} spent ${y} on rides and ${z} on food. How much money did {he} bring home?",
      "The rent takes ${y} and the phone takes ${z} out of {m}'s pay of ${x}. How much of the pay is left?",
      "How many dollars are still on {n}'s gift card, when it was worth ${x} at first and {he} used it for a ${y} game and a ${z} poster?",
      "On {day} {n} found ${x} in an old coat. {He} gave ${y} of it to {m} and lost ${z} through a hole in {his} pocket. What was left for {n}?",
    ],
  },
  {
    id: "turns/leave-the-party-early-and-late",
    expression: "x-y-z",
    numbers: { x: "45..90", y: "6..20", z: "7..22" },
    texts: [
      "{x} guests danced at the wedding. At ten o'clock {y} went home, and at eleven {z} more said good night. How many guests were still dancing?",
      "How many {u} are left in the hall? It began with {x}. {y} slipped out during the speech, and {z} followed them in the break.",
      "{n} invited {x} people to {his} housewarming. {y} wrote that they were ill, and {z} called to say that they had to work. Everybody else came. How many people came?",
      "Out of {x} runners at the start, {y} gave up at the first hill and {z} at the second one. How many runners reached the finish?",
    ],
  },
  {
    id: "turns/used-up-for-crafts",
    expression: "x-y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "45..95", y: "8..20", z: "6..22" },
    texts: [
      "{n} had {x} {o} to decorate two tables. {He} used {y} on the first table and {z} on the second one. How many {o} did {he} have left over?",
      "Two children helped themselves from a bin of {x} {o}. {m} took {y}, and then {k} took {z}. What number of {o} is in the bin now?",
      "There are {x} {o} in the prize chest of the class. {y} were won in the spelling game and {z} in the math game. How many {o} can still be won?",
      "How many {o} were not sold? A stand at the {place} offered {x} of them, and sold {y} before noon and {z} after noon.",
    ],
  },
  {
    id: "turns/rope-and-cloth-cut",
    expression: "x-y-z",
    numbers: { x: "45..99", y: "6..20", z: "5..22" },
    texts: [
      "From a rope of {x} feet, {n} cut {y} feet for a swing and {z} feet for a clothesline. How many feet of rope remained?",
      "A shopkeeper has a bolt of cloth that is {x} yards long. One customer wants {y} yards and the next one {z} yards. How long is the bolt after that, in yards?",
      "How many inches tall is the candle now if it was {x} inches tall, burned down {y} inches the first night, and {z} inches the second night?",
      "The carpenter sawed a {y}-inch piece and then a {z}-inch piece off a board. The board had been {x} inches long. Find the length of what he has left.",
    ],
  },
  {
    id: "turns/broken-then-stolen",
    expression: "x-y-z",
    numbers: { x: "40..85", y: "5..18", z: "4..20" },
    texts: [
      "A farmer had {x} pumpkins in the field. Deer ate {y} of them, and {z} rotted in the rain. How many good pumpkins does he have?",
      "{n} hung {x} ornaments on the tree. The puppy knocked down {y}, and on the next day {z} more fell off. How many ornaments are on the tree now?",
      "Ants carried {y} crumbs away and a bird picked up {z}. In all, {x} crumbs had been under the table. How many crumbs were left to sweep up?",
      "How many windows of the old mill are whole? It has {x} windows. Hail cracked {y}, and boys with a ball smashed {z} others.",
    ],
  },
  {
    id: "turns/pages-read-on-two-evenings",
    expression: "x-y-z",
    numbers: { x: "120..400", y: "18..50", z: "20..60" },
    texts: [
      "{n}'s book is {x} pages long. {He} read {y} pages on {day} and {z} pages on {day2}. How many pages does {he} have to read yet?",
      "A puzzle of {x} pieces lies on the rug. {n} has fitted {y} pieces and {m} has fitted {z}. How many pieces are still loose?",
      "How much farther must the truck go? It is {x} miles to the coast. The driver did {y} miles before breakfast and {z} miles after it.",
      "After {m} knitted {y} rows last week and {z} rows this week, how many rows of the scarf are missing, if it needs {x} rows in all?",
    ],
  },
  {
    id: "turns/water-runs-out-twice",
    expression: "x-y-z",
    texts: [
      "A tank was filled with {x} gallons of water. The cows drank {y} gallons, and {z} gallons leaked out. How many gallons are in the tank?",
      "{n} bought {x} pounds of dog food. The dogs had {y} pounds last week and {z} pounds this week. How many pounds of dog food are there now?",
      "How many liters of juice are left from the {x} liters that the club had, when {y} liters were drunk at the game and {z} liters at the party?",
      "The ship burned {y} tons of coal on the way out. On the way back it burned {z} tons. It had loaded {x} tons in the harbor. How many tons did it have when it was home?",
    ],
  },
  {
    id: "turns/animals-set-free",
    expression: "x-y-z",
    numbers: { x: "30..80", y: "6..14", z: "5..13" },
    texts: [
      "A bird hospital cared for {x} birds. In {month} {y} birds were set free, and in {month2} {z} more. How many birds does it still care for?",
      "{n} raised {x} butterflies. {y} flew off on the first warm day. The day after, another {z} did. How many butterflies has {n} now?",
      "The shelter found homes for {y} of its cats in spring and for {z} in summer. Before that, {x} cats had lived there. How many cats are waiting for a home?",
      "How many {a} are on the island today? Rangers counted {x} a year ago. {y} were brought to another island, and {z} died in the cold winter.",
    ],
  },
  {
    id: "turns/points-taken-off-twice",
    expression: "x-y-z",
    numbers: { x: "60..100", y: "4..20", z: "5..25" },
    texts: [
      "A test starts with {x} points. {n} loses {y} points for spelling and {z} points for missing answers. What is {his} score?",
      "In a video game {n}'s hero has {x} lives. The dragon costs {him} {y} lives, and the trap door costs {him} {z}. How many lives does the hero have after that?",
      "How many gold coins does the pirate keep? He dug up {x}. The captain demanded {y}, and {z} sank when the boat turned over.",
      "A judge took {y} points from the skater for a fall and {z} for a late start. Without these mistakes her score would be {x}. What score did she get?",
    ],
  },
  {
    id: "turns/tickets-go-morning-and-evening",
    expression: "x-y-z",
    numbers: { x: "120..400", y: "24..60", z: "20..55" },
    texts: [
      "There were {x} tickets for the puppet show. {y} were sold at school and {z} at the {shop}. How many tickets were not sold?",
      "The newspaper boy set off with {x} papers. He dropped {y} at the doors on Main Street and {z} at the doors on Mill Road. How many papers were still in his cart?",
      "How many seats in the theater are empty, if it has {x} seats and {y} grown-ups and {z} children sit in it?",
      "{z} of the flu shots were given this afternoon. The clinic had opened in the morning with {x} shots and had given {y} before lunch. How many shots are left?",
    ],
  },
  {
    id: "turns/minutes-of-a-free-day",
    expression: "x-y-z",
    numbers: { x: "60..120", y: "10..28", z: "12..30" },
    texts: [
      "{n} has {x} minutes until the bus comes. {He} needs {y} minutes for breakfast and {z} minutes to pack. How many minutes are left for play?",
      "A lesson lasts {x} minutes. The class sings for {y} minutes and dances for {z} minutes; in the rest of the lesson it draws. How long does it draw, in minutes?",
      "What part of the {x}-minute film has {n} not seen, when {he} watched {y} minutes of it alone and then {z} more minutes with {m}? Give the minutes.",
      "The phone card is good for {x} minutes. Calling Dad took {y} minutes, and calling {m} took {z}. How many minutes can still be used?",
    ],
  },
  {
    id: "turns/handed-on-to-two",
    expression: "x-y-z",
    numbers: { x: "40..90", y: "6..18", z: "5..20" },
    texts: [
      "Grandpa had {x} old coins. He handed {y} to {n} and {z} to {m}. How many coins did Grandpa keep?",
      "{m} got {y} of {n}'s {x} seashells, and {k} got {z} of them. The others stayed in {n}'s bucket. How many stayed there?",
      "How many tulips are left for the kitchen, if Mom picked {x}, put {y} in the hall, and carried {z} to her neighbor?",
      "{n} won {x} tickets at the arcade. {He} traded {y} for a whistle, let {his} little brother have {z}, and kept the rest. How many did {he} keep?",
    ],
  },
  {
    id: "turns/workers-sent-off",
    expression: "x-y-z",
    numbers: { x: "45..90", y: "6..20", z: "8..22" },
    texts: [
      "A builder has {x} workers. {y} of them are on vacation, and {z} are at another site. How many workers are here today?",
      "The admiral sent {y} ships north and {z} ships south. All his other ships stayed in port. How many ships of his fleet of {x} stayed in port?",
      "How many taxis are free? The company owns {x}. At this moment {y} are driving people and {z} are being repaired.",
      "Of {x} scouts, {y} went fishing and {z} gathered wood, and the others put up the tents. How many scouts put up the tents?",
    ],
  },
  {
    id: "turns/cold-night-and-colder",
    expression: "x-y-z",
    numbers: { x: "50..95", y: "6..20", z: "5..22" },
    texts: [
      "It was {x} degrees at noon. The temperature dropped {y} degrees by evening and {z} more degrees by midnight. How many degrees was it at midnight?",
      "A mountain goat stood at {x} feet above the river. It came down {y} feet, rested, and came down {z} feet again. How high above the river was it then, in feet?",
      "The shop lowered the price of a ${x} toaster by ${y}. It did not sell, so the price was lowered by another ${z}. What does the toaster cost now?",
      "How heavy is the bag now, in pounds? At first it weighed {x} pounds; {n} took out {y} pounds of books and {z} pounds of clothes.",
    ],
  },
  {
    id: "turns/some-faulty-some-promised",
    expression: "x-y-z",
    numbers: { x: "50..120", y: "5..18", z: "8..30" },
    texts: [
      "A factory made {x} clocks. {y} of them did not tick and were thrown away, and {z} were shipped. How many clocks are still in the factory?",
      "{n} baked {x} pies for the school. {y} were burned, and {z} are already promised to the teachers. How many pies can {he} sell to others?",
      "{z} of the jars were labeled by {m}. {n} labeled {y}. There are {x} jars on the bench. How many have no label?",
      "How many photos go into the album? {n} printed {x}. {He} throws away {y} dark ones and mails {z} to {his} cousin.",
    ],
  },
];

/** Two parts are taken together, and the whole is less by them. */
const LOSSES_TOGETHER: readonly WordingFamily[] = [
  {
    id: "turns/bill-of-two-from-a-note",
    expression: "x-(y+z)",
    money: true,
    texts: [
      "{n} buys a comb for ${y} and a mirror for ${z}. {He} pays with ${x}. How much change does {he} get?",
      "How much change is due to a customer who puts ${x} on the counter for a ${y} pizza and a ${z} salad?",
      "A mug costs ${y} and a plate costs ${z}. {m} buys both of them. {mHe} had ${x} before. What does {mhe} have afterward?",
      "Dad filled the car for ${y} and had it washed for ${z}, all on one bill. He handed over ${x}. Find his change in dollars.",
    ],
  },
  {
    id: "turns/apples-for-pie-and-juice",
    expression: "x-(y+z)",
    numbers: { x: "50..95", y: "8..20", z: "7..24" },
    texts: [
      "{n} needs {y} apples for a pie and {z} apples for juice. {He} has {x} apples. How many apples will be left when both are made?",
      "How many eggs will stay in the crate of {x} eggs after the cook uses {y} for omelets and {z} for noodles?",
      "For the soup {y} potatoes are peeled, for the fries {z}. The sack had {x} potatoes. Tell how many potatoes are still in the sack.",
      "{x} flower bulbs came in the mail. {n} plants {y} of them along the fence and {z} under the oak. How many bulbs are not planted?",
    ],
  },
  {
    id: "turns/boys-and-girls-absent",
    expression: "x-(y+z)",
    numbers: { x: "50..150", y: "4..18", z: "5..20" },
    texts: [
      "Today {y} boys and {z} girls are absent from the school. The school has {x} pupils. How many pupils are at school?",
      "In a camp of {x} kids, {y} of the older ones and {z} of the younger ones have a cold. How many kids are healthy?",
      "{y} aunts and {z} uncles could not come to the family day, for which {x} relatives had been asked. How many relatives were there?",
      "How many of the {x} riders stayed in the saddle, if {y} fell off at the ditch and {z} at the wall?",
    ],
  },
  {
    id: "turns/two-helpers-clean",
    expression: "x-(y+z)",
    numbers: { x: "45..100", y: "8..22", z: "6..20" },
    texts: [
      "There are {x} dirty dishes in the sink. {n} washes {y} and {m} washes {z}. How many dishes are dirty now?",
      "{n} raked {y} piles of leaves and {his} brother raked {z}. The leaves in the yard make {x} piles in all. How many piles are still to be raked?",
      "Two painters share a fence of {x} boards. One has done {y} boards, the other {z}. How many boards have no paint yet?",
      "How many invitations must the teacher write by herself? The class needs {x}; {n} offers to write {y}, and {k} offers to write {z}.",
    ],
  },
  {
    id: "turns/fish-given-to-two-neighbors",
    expression: "x-(y+z)",
    numbers: { x: "25..60", y: "4..11", z: "3..12" },
    texts: [
      "{n} caught {x} fish. {He} gave {y} to one neighbor and {z} to another. How many fish did {he} fry for {himself}?",
      "A baker ends the day with {x} loaves. Since {y} loaves go to the nuns and {z} to the fire station, how many does she take home?",
      "How many kittens are still at the farm? {x} were born there this year. {y} live with families in town now, and {z} live on a houseboat.",
      "Both the zoo and the circus sent for hay. The zoo got {y} bales and the circus got {z}. Farmer Lund had {x} bales. How many bales has he left?",
    ],
  },
  {
    id: "turns/colored-ones-and-the-plain-rest",
    expression: "x-(y+z)",
    numbers: { x: "40..120", y: "6..18", z: "7..20" },
    texts: [
      "A string has {x} lights. {y} of them are {color} and {z} are {color2}. The others are plain. How many lights are plain?",
      "The shoe shop shows {x} pairs of shoes. There are {y} pairs of boots, {z} pairs of sandals, and otherwise only sneakers. How many pairs of sneakers are there?",
      "Every button in the jar is {color}, {color2} or {color3}. The jar holds {x} buttons, and {y} of them are {color} and {z} are {color2}. How many are {color3}?",
      "How many fish in the pond are neither {color} nor {color2}? In the pond swim {x} fish, of which {y} are {color} and {z} are {color2}.",
    ],
  },
  {
    id: "turns/seats-kept-for-two-groups",
    expression: "x-(y+z)",
    numbers: { x: "80..300", y: "15..38", z: "12..40" },
    texts: [
      "A boat has {x} seats. {y} seats are kept for the crew and {z} for the band. How many seats are there for other people?",
      "The parking lot has {x} spaces. Teachers use {y} of them and parents use {z}. How many spaces are free?",
      "Two clubs booked beds in a hostel with {x} beds: the hikers booked {y} and the bikers {z}. How many beds can still be booked?",
      "How many lockers have no owner, if the school has {x} lockers and gave {y} to the fifth grade and {z} to the sixth grade?",
    ],
  },
  {
    id: "turns/savings-minus-two-bills",
    expression: "x-(y+z)",
    money: true,
    texts: [
      "This month {n} must pay ${y} for the dentist and ${z} for shoes. {He} has saved ${x}. How much will {he} have when both are paid?",
      "The swim team raised ${x}. Its new caps cost ${y}, and its trip costs ${z}. How much of the money will not be needed?",
      "How much did {n} have left of {his} ${x} after {he} lent ${y} to {m} and ${z} to {k}?",
      "A painting was sold for ${x}. Out of that the artist paid ${y} for the frame and ${z} to the gallery. What did the artist earn with it?",
    ],
  },
  {
    id: "turns/train-minus-two-legs",
    expression: "x-(y+z)",
    texts: [
      "The trail is {x} miles long. {n} walks {y} miles before lunch and {z} miles after lunch. How many miles of the trail are left?",
      "{n} poured {y} liters of paint into one bucket and {z} liters into another. The drum had {x} liters in it. How many liters does the drum have now?",
      "A cyclist plans a tour of {x} kilometers. Rain stops her after she has done {y} kilometers on flat ground and {z} kilometers uphill. How many kilometers are missing?",
      "How many pounds may {n} still pack? The airline allows {x} pounds. {His} clothes weigh {y} pounds, and the gifts weigh {z} pounds.",
    ],
  },
  {
    id: "turns/letters-for-two-streets",
    expression: "x-(y+z)",
    numbers: { x: "60..200", y: "14..30", z: "12..28" },
    texts: [
      "The mailman has {x} letters. {y} are for Oak Street and {z} are for Elm Street, and all the others are for Pine Street. How many letters are for Pine Street?",
      "In the laundry {x} towels hang on two lines and one rack. {y} hang on the first line, {z} on the second. How many towels hang on the rack?",
      "There are {y} books on the top shelf and {z} on the middle one. If the bookcase has three shelves and {x} books, how many are on the bottom one?",
      "How many of the {x} hens are in the yard, when {y} sit in the coop and {z} are hiding in the barn?",
    ],
  },
  {
    id: "turns/knocked-over-in-two-throws",
    expression: "x-(y+z)",
    numbers: { x: "30..60", y: "4..14", z: "3..13" },
    texts: [
      "{n} set up {x} cans on a wall. {He} hit {y} cans with the first bag of balls and {z} with the second. How many cans are still up?",
      "The chess teacher plays {x} games at once. She has won {y} and drawn {z}; the other games are still going on. How many are still going on?",
      "How many of {n}'s {x} arrows missed the target, if {y} hit the black ring and {z} hit the red one?",
      "By the end of the game {y} of the {color} pieces and {z} of the {color2} pieces have been taken off the board. It began with {x} pieces. How many pieces are on the board?",
    ],
  },
];

/** Three parts are put together. */
const THREE_JOINED: readonly WordingFamily[] = [
  {
    id: "turns/three-stops-of-a-collector",
    expression: "x+y+z",
    numbers: { x: "6..60", y: "5..60", z: "4..60" },
    texts: [
      "A truck picked up {x} old tires at the farm, {y} at the gas station and {z} at the dump. How many tires are on the truck?",
      "On Halloween {n} got {x} candies on {his} own street, {y} at the {place}, and {z} from {his} grandmother. How many candies did {he} get altogether?",
      "How many bottles does {n} bring to the store? {He} found {z} in the garage, {x} under the sink, and {y} in the car.",
      "{n}, who loves stickers, peeled {x} off old notebooks. Then {he} got {y} from the dentist. The bus driver had {z} for {him}. What is {his} total number of stickers?",
    ],
  },
  {
    id: "turns/already-had-then-twice-more",
    expression: "x+y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "6..70", y: "4..40", z: "3..40" },
    texts: [
      "{n} began with {x} {o}. On {day} {he} bought {y}, and on {day2} {he} bought {z}. How many {o} does {he} have in all?",
      "{m} brought {y} {o} and {k} brought {z} to {n}, who already had {x}. Find the number of {o} that {n} has now.",
      "The {c} were nearly empty, with only {x} {o} in them. Then {y} {o} were put in, and after lunch {z} more. How many {o} are in the {c} now?",
      "How many {o} are at the {place} this evening if {x} were there at sunrise, {y} came with the first load, and {z} came with the last?",
    ],
  },
  {
    id: "turns/choir-of-three-voices",
    expression: "x+y+z",
    units: ["people", "people"],
    numbers: { x: "8..60", y: "6..50", z: "5..50" },
    texts: [
      "{x} high voices, {y} middle voices and {z} low voices sing in the choir. How many people sing in the choir?",
      "A jury is made up of {x} teachers, {y} parents and {z} students. How many members does the jury have?",
      "At the crash {x} police officers, {y} doctors and {z} firefighters helped. How many helpers were there altogether?",
      "How many actors bow at the end? The play has {z} dancers, {x} speakers, and {y} children who play trees.",
    ],
  },
  {
    id: "turns/coins-of-three-kinds",
    expression: "x+y+z",
    numbers: { x: "4..50", y: "3..50", z: "3..50" },
    texts: [
      "In {n}'s jar are {x} pennies, {y} nickels and {z} quarters. How many coins are in the jar?",
      "{n}'s key ring is full. It has {x} door keys, {y} car keys and {z} tiny keys for suitcases on it. What number of keys is that?",
      "How many tools hang on the wall of the workshop, which holds {y} hammers, {x} screwdrivers, and {z} saws?",
      "{z} pairs of gloves, {x} pairs of socks and {y} pairs of shoes go into the box for the poor. How many pairs of things go into the box?",
    ],
  },
  {
    id: "turns/trip-with-two-rests",
    expression: "x+y+z",
    texts: [
      "A bus drove {x} miles to the dam. It went {y} more miles to the castle and then {z} miles home by another road. How many miles did it drive?",
      "{n} swam {x} meters, rested, swam {y} meters, rested again, and swam {z} meters. How many meters did {he} swim altogether?",
      "The cable was laid in three steps: {z} kilometers this month, {y} kilometers last month, and {x} kilometers the month before. How many kilometers of cable have been laid?",
      "What is the length, in miles, of a parade that goes {y} miles along the river, {x} miles through the old town and {z} miles up to the fort?",
    ],
  },
  {
    id: "turns/three-visits-to-the-shop",
    expression: "x+y+z",
    money: true,
    texts: [
      "{n} went to the {shop} three times this week. The first time {he} spent ${x}, then ${y}, and the last time ${z}. How much did {he} spend there this week?",
      "A family stays at an inn. The room is ${x}, the meals are ${y}, and the parking is ${z}. What will the family have to pay?",
      "How much did the old bicycle cost {n} in the end, if {he} bought it for ${x} and put in new tires for ${y} and new brakes for ${z}?",
      "{m} pays ${z} for a ticket, ${x} for a program and ${y} for popcorn. Tell what this evening at the theater costs {mhim}.",
    ],
  },
  {
    id: "turns/rows-knitted-over-a-week",
    expression: "x+y+z",
    numbers: { x: "8..60", y: "8..60", z: "8..60" },
    texts: [
      "{n} did {x} push-ups in the morning, {y} at noon and {z} before bed. How many push-ups did {he} do that day?",
      "The typist filled {x} pages, took a break, filled {y} pages, ate lunch, and filled {z} pages. How many pages did she fill?",
      "How many laps has the horse run this week? It ran {y} on {day2} and {x} on {day}, and today it ran {z}.",
      "Working by lamplight, the tailor sewed on {z} buttons after dinner. Earlier he had sewn on {x} before noon and {y} after noon. How many buttons did he sew on that day?",
    ],
  },
  {
    id: "turns/three-hives-three-nests",
    expression: "x+y+z",
    numbers: { x: "3..40", y: "3..40", z: "3..40" },
    texts: [
      "{n} checks three lobster traps. In the first are {x} lobsters, in the second {y}, and in the third {z}. How many lobsters did the traps catch?",
      "The three cats of the mill caught mice all year. The black cat caught {x}, the gray one {y}, and the white one {z}. How many mice did the three cats catch?",
      "How many tadpoles do the children see, if {y} are in the bucket, {x} in the big puddle and {z} in the ditch?",
      "The keeper feeds {x} {a} in the north house. {y} {a} live in the south house, and {z} are outdoors. How many {a} does the keeper feed?",
    ],
  },
  {
    id: "turns/votes-and-answers",
    expression: "x+y+z",
    numbers: { x: "10..150", y: "8..120", z: "5..90" },
    texts: [
      "In the vote for a class pet, the rabbit got {x} votes, the parrot {y} and the turtle {z}. How many votes were cast?",
      "{x} people said yes, {y} said no, and {z} had no opinion. Each person who was asked gave one of these answers. How many people were asked?",
      "A radio station had {x} calls before the news, {z} calls after it, and {y} calls while the news was on. How many calls did it have in all?",
      "How many soccer games has {n}'s team played? It has won {x}, lost {y} and tied {z}.",
    ],
  },
  {
    id: "turns/whole-made-of-left-and-two-gone",
    expression: "x+y+z",
    numbers: { x: "6..50", y: "5..40", z: "4..40" },
    texts: [
      "Out of a box of matches, {n} lit {x} and {m} lit {y}. {z} matches are left in the box. How many matches were in the full box?",
      "{n} has read {x} of the magazines, {his} sister has read {y} other ones, and nobody has read the last {z}. How many magazines are there?",
      "On the lawn, {z} of the kids play tag, {x} fly kites, and the remaining {y} just sit. How many kids are on the lawn?",
      "How many cherries were picked? {x} were eaten in the tree, {y} fell into the grass, and {z} came home in the hat.",
    ],
  },
  {
    id: "turns/weights-on-the-scale",
    expression: "x+y+z",
    texts: [
      "{n} puts a melon of {x} pounds, a cabbage of {y} pounds and a pumpkin of {z} pounds on the scale. How many pounds does the scale show?",
      "A recipe for a huge dough takes {x} pounds of flour, {y} pounds of butter and {z} pounds of sugar. What do these weigh together in pounds?",
      "It rained {x} inches in {month}. In the two months after that it rained {y} inches and {z} inches. How much rain fell in the three months, in inches?",
      "How many liters of lemonade come out when {z} liters of water, {x} liters of lemon juice and {y} liters of syrup are stirred together?",
    ],
  },
  {
    id: "turns/ages-and-years-in-a-row",
    expression: "x+y+z",
    numbers: { x: "5..30", y: "3..25", z: "2..20" },
    texts: [
      "Dr. Reed studied for {x} years, worked in a hospital for {y} years, and has had her own office for {z} years since then. How many years is that in all?",
      "{n} was {x} years old when {he} learned to play chess. {y} years later {he} won {his} first cup. That was {z} years ago. How old is {n} now?",
      "A house stood empty for {x} years. Then a painter lived in it for {y} years, and after him a family for {z} years, until today. For how many years has it stood, if it was empty from the day it was built?",
      "How many weeks did the sailors spend at sea? It took {x} weeks to reach the islands and {y} weeks to come home, and for {z} weeks between these trips they lay in a calm at sea.",
    ],
  },
  {
    id: "turns/extra-for-late-comers",
    expression: "x+y+z",
    numbers: { x: "20..90", y: "4..30", z: "3..25" },
    texts: [
      "The cook set {x} places at the tables. When the bus came, she set {y} more, and for the drivers she set {z}. How many places did she set?",
      "First {x} chairs stood in the hall. It was not enough, so the janitor carried in {y} chairs. Even then {z} people had no seat, and he got one more chair for each of them. How many chairs were in the hall at last?",
      "{n}'s show was planned for {x} minutes. The applause made it {y} minutes longer, and one more song made it {z} minutes longer still. How many minutes did it last?",
      "How many copies of the song sheet were made if the teacher made {x}, the principal asked for {y} more, and {z} were run off for the parents?",
    ],
  },
  {
    id: "turns/rose-two-times",
    expression: "x+y+z",
    numbers: { x: "12..80", y: "3..30", z: "2..25" },
    texts: [
      "A sunflower was {x} inches tall in {month}. It grew {y} inches the next month and {z} inches the month after. How tall is it now, in inches?",
      "The bid for an old clock was ${x}. A lady offered ${y} more than that, and a man then went ${z} above the lady. What did the man bid?",
      "The balloon floats up {y} feet from the roof and then {z} feet more. The roof is {x} feet above the ground. How high above the ground is the balloon, in feet?",
      "How many pounds does the calf weigh today? When it was born it weighed {x} pounds, by the end of the first week it had put on {y}, and since then another {z}.",
    ],
  },
];

/** The total and two of its three parts are known. */
const THIRD_PART: readonly WordingFamily[] = [
  {
    id: "turns/third-basket-of-the-harvest",
    expression: "x-y-z",
    numbers: { x: "60..120", y: "12..28", z: "14..30" },
    texts: [
      "{n}, {m} and {k} picked {x} pears in all. {n} picked {y} and {m} picked {z}. How many pears did {k} pick?",
      "A beekeeper took {x} jars of honey from three hives. The first gave {y} jars and the second {z}. How many jars did the third hive give?",
      "Three sisters together found {x} shells. If the oldest found {y} and the youngest found {z}, how many did the middle sister find?",
      "How many lemons come from the tree by the well? Three trees gave {x} lemons this year, the tall tree {y} and the crooked tree {z} of them.",
    ],
  },
  {
    id: "turns/last-of-three-throws",
    expression: "x-y-z",
    numbers: { x: "60..120", y: "15..28", z: "12..30" },
    texts: [
      "{n} scored {x} points in three rounds. {He} scored {y} in the first round and {z} in the second. How many points did {he} score in the last round?",
      "To win the trip, {m} needed {x} points from three tests and got exactly that. Two tests gave {mhim} {y} and {z} points. What did the third test give?",
      "In a game of three dice towers, {n}'s total is {x}. Two of {his} numbers are {y} and {z}. Find the third number.",
      "How many times did {n} jump rope on {day3}? On {day} it was {y} times, on {day2} it was {z} times, and {he} reached {x} in the three days.",
    ],
  },
  {
    id: "turns/unknown-price-on-receipt",
    expression: "x-y-z",
    money: true,
    texts: [
      "{n} bought a cap, a belt and a scarf for ${x} altogether. The cap was ${y} and the belt was ${z}. What did the scarf cost?",
      "The receipt for three plants says ${x}. {n} remembers that the fern was ${y} and the palm was ${z}. How much was the cactus?",
      "How much did {k} pay toward the gift? It cost ${x}; {n} gave ${y}, {m} gave ${z}, and {k} gave what was missing.",
      "A mechanic asks ${x} for a repair. ${y} of it is for the new door and ${z} for the mirror. The rest is for his work. What does he ask for his work?",
    ],
  },
  {
    id: "turns/third-kind-in-the-stable",
    expression: "x-y-z",
    numbers: { x: "40..100", y: "8..19", z: "7..20" },
    texts: [
      "There are {x} animals on Grandma's farm. {y} are goats, {z} are geese, and the rest are rabbits. How many rabbits are there?",
      "{n} counted {x} cars, trucks and buses from the bridge. {y} were trucks and {z} were buses. How many cars did {he} count?",
      "A florist ties {x} flowers into a wreath: {y} lilies, {z} asters, and for the rest violets. How many violets are in the wreath?",
      "How many of the {x} instruments in the music room are drums, if {y} are flutes and {z} are guitars and there is no other kind?",
    ],
  },
  {
    id: "turns/last-stretch-of-the-road",
    expression: "x-y-z",
    texts: [
      "A road of {x} miles has three parts. The first part is {y} miles and the second is {z} miles. How many miles is the third part?",
      "{n} sawed a beam of {x} feet into three pieces. One piece is {y} feet long and one is {z} feet long. How long is the other piece in feet?",
      "Together three bags weigh {x} pounds. The {color} bag weighs {y} pounds and the {color2} one {z} pounds. What does the {color3} bag weigh in pounds?",
      "How many kilometers did the team row on {day3}, when it rowed {x} kilometers in three days, with {y} kilometers on {day} and {z} kilometers on {day2}?",
    ],
  },
  {
    id: "turns/third-shelf-and-third-floor",
    expression: "x-y-z",
    numbers: { x: "90..200", y: "20..40", z: "22..42" },
    texts: [
      "A house with three floors has {x} windows. On the ground floor there are {y}, on the floor above it {z}. How many are on the top floor?",
      "The {o} were packed into three crates. Altogether there were {x}. {y} fit into the first crate and {z} into the second. How many {o} were put in the third?",
      "{x} cans fill the three shelves of the pantry. How many cans are on the bottom shelf if {y} are on the top one and {z} are on the middle one?",
      "How many cars does the third ferry take over? There are {x} cars waiting. The first ferry takes {y}, the second takes {z}, and the third takes all the others.",
    ],
  },
  {
    id: "turns/children-in-the-third-bus",
    expression: "x-y-z",
    numbers: { x: "80..140", y: "22..38", z: "20..36" },
    texts: [
      "{x} children go to the zoo in three buses. {y} sit in the first bus and {z} in the second. How many sit in the third bus?",
      "Every one of the {x} pupils chose a club. {y} chose painting, {z} chose cooking, and everyone else chose chess. How many chose chess?",
      "In the hospital are {x} patients. {y} have a broken leg, {z} have a broken arm, and all others have the flu. How many patients have the flu?",
      "How many of the {x} campers came on foot, if {y} came by train, {z} came by bike and there was no other way to come?",
    ],
  },
  {
    id: "turns/hours-of-the-third-chore",
    expression: "x-y-z",
    numbers: { x: "80..150", y: "15..35", z: "20..38" },
    texts: [
      "{n} did homework for {x} minutes. Math took {y} minutes and reading took {z} minutes. The rest of the time {he} wrote. For how many minutes did {he} write?",
      "A washing machine runs {x} minutes. It washes for {y} minutes and rinses for {z} minutes, and then it spins until the end. How many minutes does it spin?",
      "How many days of the {x}-day voyage were windy, if {y} days were calm, {z} days were foggy, and all the other days were windy?",
      "The concert lasted {x} minutes. {y} minutes of it were for the strings, {z} minutes for the brass, and the time that is left was the break. How long was the break, in minutes?",
    ],
  },
  {
    id: "turns/not-yes-and-not-no",
    expression: "x-y-z",
    numbers: { x: "90..300", y: "25..44", z: "20..42" },
    texts: [
      "{x} people voted for mayor. {y} voted for Mrs. Hall and {z} for Mr. Gold. All the others voted for Ms. Fern. How many votes did Ms. Fern get?",
      "Of the {x} letters to the editor, {y} praise the new bridge, {z} complain about it, and the rest are about something else. How many are about something else?",
      "The team has played {x} matches so far. It won {y} and lost {z}, and the others ended in a tie. How many matches ended in a tie?",
      "How many jokes did the audience not react to? Of the clown's {x} jokes, {y} made people laugh and {z} made them groan.",
    ],
  },
  {
    id: "turns/part-of-the-recipe",
    expression: "x-y-z",
    numbers: { x: "30..80", y: "6..14", z: "5..14" },
    texts: [
      "A fruit punch is made of {x} cups of juice. {y} cups are orange juice and {z} cups are grape juice; the remaining cups are apple juice. How many cups of apple juice are in it?",
      "{n} strung {x} beads. {He} used {y} {color} beads and {z} {color2} ones, and for the rest {he} used {color3}. How many {color3} beads did {he} use?",
      "The mason mixes {x} buckets: sand, cement and water. He takes {y} buckets of cement and {z} buckets of water. How many buckets of sand does he take?",
      "How many peanuts are in a bag of {x} nuts that has {y} cashews and {z} walnuts and otherwise only peanuts?",
    ],
  },
];

/** The end is known, and how many there were before two changes is asked. */
const BEFORE_BOTH: readonly WordingFamily[] = [
  {
    id: "turns/had-before-two-meals",
    expression: "x+y+z",
    numbers: { x: "5..50", y: "4..30", z: "4..30" },
    texts: [
      "{n} ate {y} crackers at noon and {z} crackers at night. {He} has {x} crackers left. How many crackers did {he} have at first?",
      "After {y} bowls of rice were served for lunch and {z} for dinner, {x} bowls remained in the pot. How many bowls did the cook make?",
      "There are {x} {f} in the box now. {m} took out {y} of them, and before {mhim} {k} took out {z}. How many were in the box when it was full?",
      "How many eggs had the hens laid? {y} were sold, {z} were used for waffles, and there are still {x}.",
    ],
  },
  {
    id: "turns/purse-before-two-payments",
    expression: "x+y+z",
    money: true,
    texts: [
      "{n} paid ${y} for a haircut and ${z} for a bus pass. Now {he} has ${x}. How much money did {he} have before?",
      "After buying stamps for ${y} and a map for ${z}, {m} counted ${x} in {mhis} purse. What had been in the purse when {mhe} left home?",
      "The club still has ${x}. This year it spent ${y} on costumes and ${z} on a party. With how much money did it start the year?",
      "How much was on the card at first, if a ${y} shirt and a ${z} tie were paid with it and ${x} is still on it?",
    ],
  },
  {
    id: "turns/guests-before-two-goodbyes",
    expression: "x+y+z",
    numbers: { x: "6..40", y: "4..25", z: "3..25" },
    texts: [
      "At nine o'clock {y} visitors left the tower, and at ten {z} more left. Now only {x} visitors are up there. How many visitors were in the tower before nine?",
      "{x} riders are still on the trail. {y} turned back at the creek and {z} at the gate. How many riders set out?",
      "How many dancers entered the contest? {y} were voted out in round one, {z} in round two, and {x} are in the final.",
      "A bus lets {y} people off at the school and {z} at the market, and reaches the last stop with {x} people. If nobody got on, how many people were on the bus at the start?",
    ],
  },
  {
    id: "turns/rope-before-two-cuts",
    expression: "x+y+z",
    texts: [
      "{n} cut {y} meters and then {z} meters off a ribbon. The ribbon is {x} meters long now. How long was it before, in meters?",
      "There are {x} gallons in the barrel. {y} gallons were used for the lawn this week, and {z} gallons were used last week. How many gallons were in the barrel before that?",
      "How many pounds did the bear weigh in fall? It lost {y} pounds in its sleep and {z} more pounds in the hungry spring, and then it weighed {x} pounds.",
      "The driver has {x} miles to go. He went {y} miles before his nap and {z} miles after it. How long is his whole trip in miles?",
    ],
  },
  {
    id: "turns/before-a-find-and-a-loss",
    expression: "x-y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "40..90", y: "5..35", z: "3..30" },
    texts: [
      "{n} has {x} {o} now. This week {he} lost {z} {o} and then got {y} {o} from {m}. How many {o} did {he} have before this week?",
      "Somebody put {y} {o} into the {c}, and somebody else took {z} {o} out. After that there were {x}. How many {o} were there in the beginning?",
      "How many {o} were in {n}'s bag this morning? During the day {he} was given {y} and gave away {z}, and in the evening there are {x}.",
      "When the bell rang, {n} owned {x} {o}. Earlier that day {he} had traded {z} of {his} {o} for a book, and {k} had brought {him} {y}. With how many {o} did {he} start the day?",
    ],
  },
  {
    id: "turns/passengers-before-the-stop",
    expression: "x-y+z",
    numbers: { x: "25..60", y: "4..20", z: "3..18" },
    texts: [
      "At the museum stop {z} people got off the bus and {y} got on. The bus drove on with {x} people. How many people were on it before the stop?",
      "There are {x} cows in the meadow. During the night {z} cows broke out, and this morning the farmer drove {y} new cows in. How many cows were in the meadow last evening?",
      "{y} pupils have joined {n}'s class since summer, and {z} have moved away. {x} pupils are in it today. How many were in it in summer?",
      "How many boats lay at the pier before the storm? Then {z} boats sailed off, {y} came to look for shelter, and in the end the pier had {x} boats.",
    ],
  },
  {
    id: "turns/account-before-wage-and-bill",
    expression: "x-y+z",
    numbers: { x: "60..150", y: "15..50", z: "10..60" },
    texts: [
      "On {day} {n} earned ${y}. On {day2} {he} spent ${z}. After that {he} had ${x}. How much did {he} have before {day}?",
      "{n}'s account shows ${x} after ${z} was taken out for the rent of a boat and ${y} was paid in by a customer. How much did it show before?",
      "What was in the tip jar this morning, if the waiters added ${y}, the cook took out ${z} for ice, and the jar holds ${x} now?",
      "The school kiosk ended the day with ${x}. It had bought rolls for ${z} and had sold them for ${y}. How many dollars did the kiosk have when the day began?",
    ],
  },
  {
    id: "turns/before-two-gifts-received",
    expression: "x-y-z",
    numbers: { x: "50..95", y: "8..22", z: "6..24" },
    texts: [
      "{n} got {y} stickers from {his} teacher and {z} stickers from {his} grandfather. Now {he} has {x}. How many stickers did {he} have before?",
      "The village library owns {x} books. {y} of them came as a gift last week and {z} this week. How many books did it own before the gifts?",
      "How many beads were on the string before {m} added {y} and {k} added {z}, if it has {x} beads today?",
      "There are now {x} fish in the pond, because {n} let in {y} in {month} and {z} in {month2}. How many fish had been in it until then?",
    ],
  },
  {
    id: "turns/height-before-two-rises",
    expression: "x-y-z",
    numbers: { x: "50..95", y: "5..20", z: "6..22" },
    texts: [
      "The water stands at {x} inches. It rose {y} inches yesterday and {z} inches today. At how many inches did it stand before yesterday?",
      "{n}'s rent went up by ${y} last year and by ${z} this year. It is ${x} now. How much was it before it went up?",
      "A tree is {x} feet tall. In the first ten years after it was moved it grew {y} feet, and since then {z} feet. How tall was it when it was moved, in feet?",
      "What did the puppy weigh when {n} got it, if it put on {y} pounds in {month}, {z} pounds in {month2}, and weighs {x} pounds now?",
    ],
  },
  {
    id: "turns/before-joining-then-leaving",
    expression: "x+y-z",
    numbers: { x: "30..80", y: "8..30", z: "5..28" },
    texts: [
      "A team of beach cleaners grew by {z} people at noon. Then {y} people had to go. {x} people finished the work. How many people had begun it?",
      "{n} has {x} dollars. Yesterday {he} gave {y} dollars to {his} sister, but the day before {he} had found {z} dollars. How many dollars did {he} have before {he} found them?",
      "How many pigeons sat on the church roof at first? {z} more came, then a bell scared {y} off, and {x} stayed.",
      "In the dairy {z} cheeses were put on the board and {y} were taken off. There are {x} on it now. How many cheeses were on the board to begin with?",
    ],
  },
  {
    id: "turns/temperature-before-up-and-down",
    expression: "x+y-z",
    numbers: { x: "40..80", y: "6..30", z: "5..30" },
    texts: [
      "Overnight it got {y} degrees colder. In the morning it got {z} degrees warmer, up to {x} degrees. What was the temperature last evening?",
      "{n} went {y} steps down the stairs of the lighthouse, then {z} steps up, and stood on step {x}. On which step had {he} stood before?",
      "The pilot dropped {y} feet, climbed {z} feet, and was at {x} feet above the field. At how many feet had she been?",
      "How many pages from the start was the bookmark yesterday? {n}'s brother moved it back by {y} pages and then forward by {z}, and it is at page {x} now.",
    ],
  },
  {
    id: "turns/shop-stock-before-the-day",
    expression: "x+y-z",
    numbers: { x: "50..130", y: "15..60", z: "8..40" },
    texts: [
      "Today the {shop} sold {y} gift boxes and received {z}. It has {x} gift boxes tonight. How many did it have this morning?",
      "After {z} chairs were brought back and {y} were rented out, the party service has {x} chairs. How many chairs did it have in the beginning?",
      "How many sacks were in the mill before the carts came? One cart drove off with {y} sacks, another one unloaded {z}, and then there were {x}.",
      "A nurse used {y} bandages. Later she put {z} new bandages into the case. She counts {x} bandages in it. How many were in the case before she used any?",
    ],
  },
  {
    id: "turns/number-in-mind-before",
    expression: "x-y+z",
    numbers: { x: "40..99", y: "5..35", z: "3..40" },
    texts: [
      "{n} thinks of a number. {He} adds {y} to it and then takes away {z}. {He} gets {x}. What was the number?",
      "Take {z} away from a number and add {y}. If you end up with {x}, with which number did you start?",
      "The lock on the chest shows {x}. {n} turned it {y} up and {z} down to get there. At what number did it stand first?",
      "What number was on the card before {m} made it {y} greater and {k} made it {z} less, so that it is {x} now?",
    ],
  },
];

/** A goal is set, and what is missing from it is asked. */
const STILL_NEEDED: readonly WordingFamily[] = [
  {
    id: "turns/need-after-having-and-getting",
    expression: "x-y-z",
    numbers: { x: "60..100", y: "12..28", z: "9..26" },
    texts: [
      "{n} needs {x} beads for a curtain. {He} has {y} beads at home and buys {z}. How many more beads does {he} need?",
      "How many more bricks must be brought? A small wall takes {x} bricks. {y} are in the shed, and the neighbor gave {z}.",
      "For the costume {m} wants {x} feathers. {mHe} found {y} at the pond, and {k} gave {mhim} {z}. How many feathers is {mhe} still missing?",
      "{y} cups stand on the table. {n} puts {z} more there. If {x} guests are coming and each guest gets one cup, how many cups are still needed?",
    ],
  },
  {
    id: "turns/saving-up-in-two-steps",
    expression: "x-y-z",
    money: true,
    texts: [
      "A guitar costs ${x}. {n} has saved ${y}, and {his} aunt gives {him} ${z}. How much more money does {n} need for the guitar?",
      "How much does the class still have to raise for its ${x} trip, when the car wash brought ${y} and the raffle ${z}?",
      "{n} owes the dentist ${x}. {He} paid ${y} in {month} and ${z} in {month2}. How many dollars does {he} still owe?",
      "The owner will not sell the boat for less than ${x}. {m} can put ${y} on the table and {k} ${z}. How much are the two friends short?",
    ],
  },
  {
    id: "turns/points-wanted-for-the-badge",
    expression: "x-y-z",
    numbers: { x: "80..200", y: "15..38", z: "18..40" },
    texts: [
      "You need {x} points for a gold badge. {n} got {y} points for swimming and {z} for climbing. How many points are missing?",
      "Coach wants {x} push-ups from everyone today. {n} did {y}, rested, and did {z}. How many does {n} have to do yet?",
      "How many more tickets does {n} have to win for the giant bear? It takes {x} tickets, and {he} won {y} at the ring toss and {z} at the duck pond.",
      "Ms. Bell promised ice cream for {x} stars. By {day} the class had earned {y} stars, and since then another {z}. How many stars does it take until they get ice cream?",
    ],
  },
  {
    id: "turns/sold-some-must-sell-more",
    expression: "x-(y+z)",
    numbers: { x: "80..160", y: "15..35", z: "18..38" },
    texts: [
      "The scouts want to sell {x} boxes of nuts. They sold {y} boxes at the church and {z} at the {shop}. How many boxes do they still want to sell?",
      "{n} must deliver {x} flyers. {He} did {y} with {his} father's help and {z} alone. How many flyers are there yet to deliver?",
      "A choir needs {x} singers for the big concert. {y} women and {z} men have agreed to sing. How many singers are still to be found?",
      "How many more signatures must {m} collect? {x} are needed. The petition has {y} on the first sheet and {z} on the second.",
    ],
  },
  {
    id: "turns/needs-more-after-a-loss",
    expression: "x-y+z",
    numbers: { x: "50..99", y: "15..45", z: "4..14" },
    texts: [
      "{n} wants to have {x} stamps. {He} had {y}, but {z} of them got wet and had to be thrown out. How many stamps does {he} need now?",
      "A wreath takes {x} pine cones. {n} had gathered {y}, but a squirrel ran off with {z} of those. How many cones must {n} find now?",
      "How many more eggs should the cook buy, if she needs {x}, had {y} in the fridge, and has just dropped {z} of these on the floor?",
      "The team was at {y} points when the referee took {z} away. It wins when it gets to {x} points. How many points does it have to make?",
    ],
  },
  {
    id: "turns/miles-to-the-hut-after-two-days",
    expression: "x-y-z",
    texts: [
      "It is {x} miles to the sea. {n} rode {y} miles on {day} and {z} miles on {day2}. How many miles away is the sea now?",
      "The pool must be filled with {x} liters. There are {y} liters in it, and a hose has just added {z}. How many liters have to be added yet?",
      "How many more pounds of paper does the school need in order to reach {x} pounds? Grade 4 brought {y} pounds, and Grade 5 brought {z} pounds.",
      "{n} means to knit a scarf of {x} inches. {He} knitted {y} inches in the train and {z} inches on the sofa. How many inches are still to be knitted?",
    ],
  },
  {
    id: "turns/guests-who-have-no-place-yet",
    expression: "x-y-z",
    numbers: { x: "60..110", y: "16..28", z: "12..26" },
    texts: [
      "There are {x} people at the picnic. {y} of them sit on benches and {z} on blankets; the others have nowhere to sit. How many people have nowhere to sit?",
      "How many children still need a life jacket? {x} children want to go on the boat. {y} have brought their own jackets, and {z} got one from the captain.",
      "{x} puppies have to be vaccinated. The vet did {y} last week. Her helper did {z} today. How many puppies are still waiting for it?",
      "When {y} packages had been wrapped by {n} and {z} by {m}, how many of the {x} packages were not wrapped?",
    ],
  },
  {
    id: "turns/two-kinds-needed-some-there",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "15..50", z: "8..30" },
    texts: [
      "The cook needs {x} carrots for soup and {y} carrots for salad. She has {z} carrots. How many carrots must she buy?",
      "{n} has to learn {x} words for English and {y} words for Spanish. {He} knows {z} of them. How many words does {he} still have to learn?",
      "How many more buttons should the tailor order? He has {z}; a coat for the general takes {x} and a dress for the general's wife {y}.",
      "With {z} invitations written, how many are left to write if {n} invites {x} friends and {y} relatives and writes one to each of them?",
    ],
  },
  {
    id: "turns/both-prices-and-money-at-hand",
    expression: "x+y-z",
    money: true,
    texts: [
      "{n} would like skates for ${x} and a helmet for ${y}. {He} has ${z}. How much more money does {he} need to buy both?",
      "A tent costs ${x}, and a sleeping bag costs ${y}. Since the twins have only ${z}, how much must they borrow for the two things?",
      "How much does {m} still owe the shop, if {mhe} took a drill for ${x} and a saw for ${y} and paid ${z} right away?",
      "After a coupon for ${z}, what does {n} pay for a coat at ${x} and a hat at ${y}?",
    ],
  },
];

/** Two totals, or a total and an amount, are compared. */
const TOTALS_COMPARED: readonly WordingFamily[] = [
  {
    id: "turns/two-boys-against-one-girl",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "18..50", z: "8..34" },
    texts: [
      "{n} collected {x} leaves on {day} and {y} on {day2}. {m} collected {z} leaves in all. How many more leaves does {n} have than {m}?",
      "The shop sold {x} cups of coffee and {y} cups of tea, but just {z} cups of milk. How many more cups of coffee and tea together than cups of milk were sold?",
      "How many fewer goals has the {color} team made? It has {z}. The {color2} team made {x} goals in spring and {y} in fall.",
      "{z} people take the early train. The two late trains carry {x} and {y} people. How many more people take the two late trains together than the early one?",
    ],
  },
  {
    id: "turns/one-big-against-two-small",
    expression: "x-(y+z)",
    numbers: { x: "60..120", y: "12..28", z: "10..30" },
    texts: [
      "The large box holds {x} oranges. The two small boxes hold {y} and {z}. How many more oranges are in the large box than in the small ones together?",
      "{n} has {x} comics. {m} has {y} and {k} has {z}. How many more comics does {n} have than the other two put together?",
      "On {day} {y} people visited the castle, on {day2} it was {z}, and on {day3} {x}. How many more people came on {day3} than on the first two days together?",
      "By how many do the {x} sheep of a farm outnumber its {y} cows and {z} horses taken together?",
    ],
  },
  {
    id: "turns/whats-left-against-the-other",
    expression: "x-y-z",
    numbers: { x: "60..110", y: "8..22", z: "10..32" },
    texts: [
      "{n} had {x} tokens and used {y} of them. {m} has {z} tokens. How many more tokens does {n} have now than {m}?",
      "Of {x} plums, {y} were bad. The pears were all good, {z} of them. How many more good plums than pears were there?",
      "From a room with {x} pupils, {y} went to choir practice. Next door there were {z} pupils. How many more pupils than next door were still in the first room?",
      "How much more money is in {n}'s purse than in {m}'s, after {n} pays ${y} out of ${x}, if {m} has ${z}?",
    ],
  },
  {
    id: "turns/gap-after-a-gain",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "25..50", z: "8..40" },
    texts: [
      "{n} had {x} pins on {his} jacket and got {y} more for {his} birthday. {m} has {z} pins. How many more pins than {m} does {n} have now?",
      "The pine was {x} feet tall and has grown {y} feet. The birch beside it is {z} feet tall. How many feet taller than the birch is the pine now?",
      "After {y} new players join the {x} of the {color} club, how many players more will it have than the {color2} club with its {z}?",
      "A hall had {x} lamps, and {y} were put up. The stairs have {z} lamps. What is the difference between the two numbers of lamps now?",
    ],
  },
  {
    id: "turns/cheaper-by-two-cuts",
    expression: "x-(y+z)",
    money: true,
    texts: [
      "A ready-made cake costs ${x}. To bake it, {n} pays ${y} for eggs and butter and ${z} for nuts. How much does {n} save by baking?",
      "The plane ticket is ${x}. Going by train is ${y} to the city and ${z} from there to the coast. How much cheaper is it by train?",
      "How much more does the set of a ball and two bats cost at the big store, where it is ${x}, than at the small one, where the ball is ${y} and the pair of bats is ${z}?",
      "{m} earned ${x} last week. {n} earned ${y} on {day} and ${z} on {day2} and did not work on the other days. How much more did {m} earn?",
    ],
  },
  {
    id: "turns/longer-way-round",
    expression: "x+y-z",
    texts: [
      "By the lake it is {x} miles to the mill and {y} more miles to town. Through the woods it is {z} miles to town. How many miles shorter is the way through the woods?",
      "On {his} bike {n} rode {x} kilometers in the morning and {y} in the evening. {m} rode {z} kilometers that day. How many kilometers more did {n} ride than {m}?",
      "A pair of suitcases weighs {x} pounds and {y} pounds. The airline takes {z} pounds for free. How many pounds are too much?",
      "How many gallons more than the blue tank, which holds {z} gallons, do the green tank of {x} gallons and the gray tank of {y} gallons hold together?",
    ],
  },
  {
    id: "turns/chain-of-three-kids",
    expression: "x+y-z",
    units: ["{o}", "{o}"],
    numbers: { x: "20..70", y: "5..25", z: "4..18" },
    texts: [
      "{k} owns {z} fewer {o} than {m}, who owns {y} more than {n}. If {n} owns {x}, how many {o} does {k} own?",
      "On {day3} {z} fewer {o} were sold than on {day2}. On {day2} {y} more were sold than on {day}. On {day} {x} were sold. How many {o} were sold on {day3}?",
      "There are {x} {o} in the {color} {cs}. The {color2} {cs} has {y} {o} more in it, and the {color3} one has {z} less than the {color2} one. How many {o} are in the {color3} {cs}?",
      "How many {o} did {k} bring? {n} brought {x}, {m} brought {y} more than that, and {k} brought {z} less than {m}.",
    ],
  },
  {
    id: "turns/chain-down-and-down",
    expression: "x-y-z",
    numbers: { x: "70..99", y: "6..22", z: "5..25" },
    texts: [
      "The tower is {x} feet high. The church is {y} feet lower than the tower, and the school is {z} feet lower than the church. How high is the school in feet?",
      "{n}'s grandfather is {x} years old. {His} grandmother is {y} years younger than that, and {his} aunt is {z} years younger than {his} grandmother. How old is the aunt?",
      "In Room A there are {x} books. Room B has {y} fewer than Room A, and Room C has {z} fewer than Room B. How many books has Room C?",
      "How much is the cap, if the coat costs ${x}, the boots cost ${y} less than the coat, and the cap costs ${z} less than the boots?",
    ],
  },
  {
    id: "turns/chain-up-and-up",
    expression: "x+y+z",
    numbers: { x: "12..60", y: "4..30", z: "3..25" },
    texts: [
      "The first class picked {x} bags of trash. The second class picked {y} bags more than the first, and the third class {z} more than the second. How many bags did the third class pick?",
      "The lamp is {z} inches taller than the shelf, and the shelf is {y} inches taller than the desk, which measures {x} inches. How tall is the lamp in inches?",
      "The choir gave {x} concerts last year, {y} fewer than the brass band. The brass band gave {z} concerts fewer than the theater orchestra. How many concerts did the theater orchestra give?",
      "A sandwich costs ${x}. Soup costs ${y} more than a sandwich, and the fish costs ${z} more than the soup. What is the price of the fish?",
    ],
  },
  {
    id: "turns/more-than-both-by-some",
    expression: "x+y+z",
    numbers: { x: "8..50", y: "6..50", z: "3..25" },
    texts: [
      "{n} caught {x} crabs and {m} caught {y}. {k} caught {z} more crabs than both of them together. How many crabs did {k} catch?",
      "Our school has {z} pupils more in the big building than in the two small ones together. In the small ones there are {x} and {y} pupils. How many pupils are in the big building?",
      "One king ruled for {x} years and the next one for {y} years. The queen after them ruled {z} years longer than those two kings together, says the legend. For how many years did she rule?",
      "How many points does {n} need to beat the two others together by {z}, if they have {x} and {y} points?",
    ],
  },
  {
    id: "turns/fewer-than-both-by-some",
    expression: "x+y-z",
    numbers: { x: "15..60", y: "12..50", z: "4..20" },
    texts: [
      "{n} baked {x} rolls, and {m} baked {y}. {k} baked {z} rolls fewer than those two did together. How many rolls did {k} bake?",
      "A bus has {z} seats less than two vans together. One van has {x} seats and the other has {y}. How many seats are in the bus?",
      "How many pages does a book have that is {z} pages shorter than two others together, which have {x} and {y} pages?",
      "In the garden there are {x} bees and {y} wasps on the flowers. The butterflies are {z} fewer than the bees and wasps in total. How many butterflies are there?",
    ],
  },
  {
    id: "turns/more-by-much-then-a-change",
    expression: "x-y+z",
    numbers: { x: "30..90", y: "6..28", z: "4..30" },
    texts: [
      "The old hall seats {x} people. The new hall seated {y} people fewer until {z} seats were added. How many people does the new hall seat now?",
      "{m} had {y} stickers fewer than {n}, who has {x}. Then {m} got {z} stickers. How many stickers does {m} have now?",
      "How old is {k}? {m} is {y} years younger than Mr. Hill, who is {x}. {k} is {z} years older than {m}.",
      "Ticket prices differ. A seat in front costs ${x}, one in the middle costs ${y} less than that, and a box costs ${z} more than the middle. What does a box cost?",
    ],
  },
];

/** One of the changes is asked. */
const CHANGE_ASKED: readonly WordingFamily[] = [
  {
    id: "turns/gone-after-a-gain-asked",
    expression: "x+y-z",
    numbers: { x: "25..60", y: "20..45", z: "6..40" },
    texts: [
      "{n} had {x} magnets and bought {y} more. Then {he} gave some to {m} and had {z} left. How many magnets did {he} give to {m}?",
      "{x} gulls sat on the pier and {y} came to sit with them. A dog barked, and only {z} stayed. How many gulls flew away?",
      "How many cups of cocoa did the skaters drink? There were {x} cups, {y} were made in addition, and {z} were left at closing time.",
      "The baker has {z} buns tonight. He began the day with {x}, baked {y} in the afternoon, and sold the rest. How many did he sell?",
    ],
  },
  {
    id: "turns/came-after-a-loss-asked",
    expression: "x-(y-z)",
    numbers: { x: "40..80", y: "20..35", z: "5..18" },
    texts: [
      "{n} had {y} keys on {his} board and lost {z}. Then a locksmith brought a bag of keys, and now there are {x} on the board. How many keys were in the bag?",
      "Of {y} guests, {z} went home early. Later a second group came, and there were {x} guests. How many were in the second group?",
      "How much water did {n} pour in? The tub held {y} gallons, {z} gallons drained away, and after {n} had poured, it held {x} gallons.",
      "The scoreboard says {x}. It said {y} before the foul, for which the team lost {z} points. How many points has the team made since the foul?",
    ],
  },
  {
    id: "turns/second-gain-asked",
    expression: "x-y-z",
    numbers: { x: "60..110", y: "15..28", z: "10..26" },
    texts: [
      "{n} had {y} pictures of horses. {m} gave {him} {z}, and then {k} gave {him} some too. Now {he} has {x}. How many pictures came from {k}?",
      "In the morning {y} eggs were in the bowl. The hens laid {z} before noon and some more after noon, and at night {x} eggs are in the bowl. How many did they lay after noon?",
      "How many passengers got on at the second stop? The train set off with {y}, took in {z} at the first stop, and left the second with {x}; nobody got off.",
      "The tree was {y} feet tall when it was planted. In five years it grew {z} feet, and in the five years after that it grew to {x} feet. How many feet did it grow in these last five years?",
    ],
  },
  {
    id: "turns/second-loss-asked",
    expression: "x-y-z",
    numbers: { x: "60..110", y: "10..25", z: "12..30" },
    texts: [
      "{n} had {x} seeds. A crow ate {y}. Mice took the next ones, and {z} were left. How many seeds did the mice take?",
      "A shop had {x} lamps on {day}. It sold {y} that day and some on {day2}. Now it has {z} lamps. How many did it sell on {day2}?",
      "How many dollars did the shoes cost, if {n} left home with ${x}, paid ${y} for lunch, bought the shoes, and came back with ${z}?",
      "{z} candles still burn. At first all {x} of them burned; the wind put out {y}, and {n} blew out the others. How many did {n} blow out?",
    ],
  },
  {
    id: "turns/swap-that-ends-up-higher",
    expression: "x-y+z",
    numbers: { x: "40..90", y: "15..38", z: "3..14" },
    texts: [
      "{n} had {y} cards. {He} won some from {m} and then lost {z} to {k}. {He} ended with {x} cards. How many did {he} win from {m}?",
      "A farmer had {y} goats. He bought a small herd and sold {z} goats after that. He has {x} goats today. How many goats were in the herd that he bought?",
      "How many people got on at the fountain? {y} were on the bus before, {z} people got off at the next stop, where nobody got on, and {x} people are on the bus now.",
      "In the bank {m} had ${y}. {mHe} paid in {mhis} wage, and ${z} was taken for the phone. It then showed ${x}. How much was the wage?",
    ],
  },
];

/** Amounts go from one person, place or pile to another. */
const FROM_ONE_TO_OTHER: readonly WordingFamily[] = [
  {
    id: "turns/moved-from-one-pile-and-more-out",
    expression: "x+y-z",
    numbers: { x: "20..60", w: "25..60", y: "6..20", z: "4..20" },
    texts: [
      "The left pile has {x} stones and the right pile has {w}. {n} moves {y} stones from the right pile to the left one. Then {m} takes {z} stones from the left pile. How many stones are in the left pile?",
      "In Room 1 are {x} children and in Room 2 are {w}. {y} children change from Room 2 to Room 1, and {z} children of Room 1 go outside. How many children does Room 1 have now?",
      "How many cows stand in the east field? It had {x} cows, and the west field had {w}. {y} cows walked from west to east, and then {z} of the cows in the east field were taken to be milked.",
      "The barge carries {w} crates and the tug carries {x}. In the harbor {y} crates are shifted from the barge to the tug. Before night {z} crates leave the tug for the shore. How many crates does the tug have then?",
    ],
  },
  {
    id: "turns/both-together-after-a-loss",
    expression: "x-y+z",
    numbers: { x: "30..80", y: "5..25", z: "6..60" },
    texts: [
      "{n} had {x} crayons, but {y} broke. {m} has {z} whole crayons. How many whole crayons do the two have together?",
      "How many people will eat in the hall? {x} said that they would come, {y} of them called it off, and there are {z} helpers, who eat there too.",
      "{z} boats are at the north pier. At the south pier there were {x}, but {y} of those have sailed. How many boats are at the two piers now?",
      "Add up the good eggs: {y} of the {x} eggs in the first crate are cracked, and all {z} in the second crate are good. How many good eggs are there?",
    ],
  },
  {
    id: "turns/own-and-received-then-split-off",
    expression: "x+y-z",
    numbers: { x: "20..70", y: "15..50", z: "6..30" },
    texts: [
      "{n} and {m} put their {x} and {y} shells together and sold {z} of them to tourists. How many shells do they have for the mosaic?",
      "How many desks does the school keep, if it has {x} desks upstairs and {y} downstairs and hands {z} over to another school?",
      "{z} of the tulips in two gardens were eaten by rabbits. The front garden had {x} tulips, the back garden {y}. How many tulips did the rabbits leave?",
      "Two herds met at the water hole, {x} zebras and {y} gnus. A lion came and {z} of the animals ran. How many animals did not run?",
    ],
  },
  {
    id: "turns/kept-of-one-plus-none-of-other",
    expression: "x-y-z",
    numbers: { x: "50..95", y: "7..20", z: "6..22" },
    texts: [
      "There were {x} books in {n}'s case. {He} sorted out {y} for {his} sister and {z} for the flea market, and put the rest back. How many books went back?",
      "A librarian unpacks {x} atlases. She shelves {y} in the reading room and {z} in the office, and stores what remains in the cellar. How many atlases are stored in the cellar?",
      "How many pupils take the bus home from a class trip of {x}, when {y} are picked up by their parents, {z} walk and all the others take the bus?",
      "The florist sends {y} of her roses to the hotel and {z} to the church. The rest, out of {x} roses that she bought, are for her shop. How many are for her shop?",
    ],
  },
  {
    id: "turns/three-gifts-for-one",
    expression: "x+y+z",
    units: ["{o}", "{o}"],
    numbers: { x: "4..40", y: "4..40", z: "4..40" },
    texts: [
      "{m} gave {n} {x} {o}, {k} gave {him} {y}, and the neighbors left {z} at the door. How many {o} were given to {n}?",
      "To set up a stall at the {place}, {x} {o} were lent by {n}, {y} by {m} and {z} by {k}. How many {o} were lent for the stall?",
      "How many {o} does {n} carry to the {shop}? {x} are in the cart, {y} in a sack, and {z} in the pack on {his} back.",
      "{n} looked for {o} everywhere. The attic gave up {z}, the cellar {x} and the garage {y}. What is the number of {o} that {he} turned up?",
    ],
  },
  {
    id: "turns/loaded-in-two-and-out-in-one",
    expression: "x-y+z",
    numbers: { x: "40..99", y: "10..38", z: "6..40" },
    texts: [
      "A truck leaves the store with {x} boxes. It unloads {y} boxes at the first shop and loads {z} empty boxes there. How many boxes are on the truck when it drives on?",
      "Out of {x} blankets, the shelter lent {y} to another house, which soon sent {z} other blankets in thanks. How many blankets does the shelter have after that?",
      "How many tubs does the ice cream cart carry in the afternoon, if it carried {x} in the morning, {y} were emptied and set down, and {z} full ones were put in?",
      "A skipper has {x} nets on board. {y} of them are torn and are left on the beach. The net maker hands over {z} that he has mended. How many nets are on board now?",
    ],
  },
  {
    id: "turns/borrowed-and-must-give-back",
    expression: "x+y-z",
    numbers: { x: "25..70", y: "12..40", z: "5..24" },
    texts: [
      "For the play {n} borrowed {x} hats from the museum and {y} from a shop. {z} hats have been given back. How many hats must {he} still give back?",
      "{m} owes the library {x} cents for one late book and {y} cents for another. {mHe} has paid {z} cents. How many cents does {mhe} still owe?",
      "How many library books are out, if {x} were borrowed on {day}, {y} more on {day2}, and {z} of all these have come back since then?",
      "Of the {x} cups and {y} plates that the neighbors lent for the feast, {z} pieces were returned last night. How many pieces are to be returned today?",
    ],
  },
];

/** Stories of two changes, with three numbers that are added and taken away. */
export const STORY_TWO_CHANGES: readonly WordingFamily[] = [
  ...GAIN_THEN_LOSS,
  ...LOSS_THEN_GAIN,
  ...TWO_LOSSES,
  ...LOSSES_TOGETHER,
  ...THREE_JOINED,
  ...THIRD_PART,
  ...BEFORE_BOTH,
  ...STILL_NEEDED,
  ...TOTALS_COMPARED,
  ...CHANGE_ASKED,
  ...FROM_ONE_TO_OTHER,
];

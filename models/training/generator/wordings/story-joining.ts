import type { WordingFamily } from "../wording.ts";

/** Something is handed, sent or left to somebody: what that one has afterwards. */
const RECEIVED: readonly WordingFamily[] = [
  {
    id: "joined/inherited-and-passed-down",
    expression: "x+y",
    numbers: { x: "4..60", y: "3..50" },
    texts: [
      "{n} keeps {x} old tools in a rack. When Great-Uncle Walt moved to a small flat, his {y} tools came to {n} as well. How many tools are in {n}'s keeping now?",
      "How many recipe cards did {m} have after Grandma's tin was passed down to {mhim}? The tin held {y} cards, and {mhe} owned {x} before.",
      "A stamp dealer left his album of {y} rare stamps to the town museum. The museum had {x} rare stamps on show until then. What is the number of rare stamps it owns with the album?",
      "My cousin grew out of her hobby and let me have all {y} of her model horses. Together with the {x} on my shelf, how many do I have?",
    ],
  },
  {
    id: "joined/refilled-by-a-helper",
    expression: "x+y",
    numbers: { x: "3..40", y: "5..60" },
    texts: [
      "There are {x} straws in the cafe's cup. The waitress drops in {y} fresh ones. How many straws are in the cup?",
      "The napkin holder was almost empty, with only {x} napkins in it. {n} refilled it with {y}. How many napkins does it hold after that?",
      "Before the guests come, {y} coat hangers are hung next to the {x} that were on the rail. Tell how many hangers are on the rail.",
      "How many paper clips will lie in the tray once the secretary pours in a box of {y}? At the moment there are {x}.",
    ],
  },
  {
    id: "joined/thank-you-gifts",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "4..80", y: "3..40" },
    texts: [
      "Because {n} had fed the cat all week, the neighbors thanked {him} with {y} {o}. {He} had {x} {o} to begin with. How many {o} does that make?",
      "{x} {o} were {m}'s own. As a reward for good work {mhe} was allowed to take {y} more from the teacher's chest. How many {o} did {m} end up with?",
      "What number of {o} belongs to {n} now that {k} has presented {him} with {y}, given that {he} owned {x}?",
      "{n} helped at the {shop} and was given {y} {o} for it. {He} laid them beside the {x} {o} in {his} room. How many {o} are in {his} room?",
    ],
  },
  {
    id: "joined/donations-to-the-shelf",
    expression: "x+y",
    numbers: { x: "25..180", y: "10..95" },
    texts: [
      "The swap shelf at the station offered {x} paperbacks. A retired teacher donated {y} of hers. How many paperbacks does the shelf offer now?",
      "How many cans will the food bank have after the scouts hand in the {y} they collected, if its stockroom counts {x} cans today?",
      "Families in our street gave {y} winter coats to the shelter, where {x} coats were hanging already. Find the number of coats at the shelter.",
      "The hospital's toy corner owned {x} toys. Then a doll factory made it a present of {y}. How many toys can the sick children choose from?",
    ],
  },
  {
    id: "joined/returned-what-was-borrowed",
    expression: "x+y",
    numbers: { x: "6..70", y: "2..40" },
    texts: [
      "{k} brought back the {y} cookie cutters that were {m}'s. {m} had been getting by with {x}. How many cookie cutters does {m} have again?",
      "At the rental desk {x} pairs of skates were waiting when {y} pairs were turned in. How many pairs were there to rent out then?",
      "How many chess sets stand in the club's closet this evening? In the afternoon {x} stood there, and later members carried {y} sets back into it.",
      "Our drama teacher gets {y} wigs back from the theater and puts them away with the {x} she did not lend. Work out how many wigs she has.",
    ],
  },
  {
    id: "joined/delivered-to-the-door",
    expression: "x+y",
    numbers: { x: "5..90", y: "4..120" },
    texts: [
      "The coal man tipped {y} sacks into a cellar that had {x} sacks in it. How many sacks does the cellar hold?",
      "A carton with {y} light bulbs was delivered to the theater, whose caretaker had {x} bulbs in reserve. What is his reserve now?",
      "Have a look at the dairy's order: {y} crates of milk arrive at six in the morning. {x} crates are in the cold room from yesterday. How many crates will that be together?",
      "{n} runs a bike repair stand. {x} inner tubes hung on the hook, and the courier has just come with {y} others. With how many inner tubes can {n} work?",
    ],
  },
  {
    id: "joined/traded-and-won-over",
    expression: "x+y",
    numbers: { x: "8..75", y: "3..45" },
    texts: [
      "{n} beat {m} at jacks and won {y} of {mhis} glass beads. Until that game {n} had {x} glass beads. How many did {n} go home with?",
      "In the big quiz, Team Falcon steals {y} points and adds them to its own {x}. What is Team Falcon's score?",
      "How many acorn caps has {k} got after {n} lost {y} of them to {k} in a bet? {k} started with {x}.",
      "A pirate in {m}'s board game owns {x} gold pieces. He finds a wreck and takes the {y} gold pieces in it. How rich is the pirate, in gold pieces?",
    ],
  },
  {
    id: "joined/downloads-and-messages",
    expression: "x+y",
    numbers: { x: "12..250", y: "5..140" },
    texts: [
      "{n}'s tablet stores {x} photos. {m} sends {him} the {y} photos from the class trip and {he} saves them all. How many photos are stored on the tablet?",
      "The radio host had a playlist of {x} songs. Listeners asked for {y} others, and he put every one of them in. How long is the playlist now, in songs?",
      "How many contacts are in Dad's phone? There were {x} in it before he typed in the {y} from his address book.",
      "A video that {k} put online had {x} views at breakfast. {y} people watched it during the day. How many views does it show at night?",
    ],
  },
  {
    id: "joined/votes-and-stamps-counted-in",
    expression: "x+y",
    numbers: { x: "14..160", y: "6..90" },
    texts: [
      "With {y} late ballots counted in, how many votes did {n} get for class speaker? The first count gave {him} {x}.",
      "A petition for a new crosswalk had {x} names on it. {m} stood outside the {shop} and {y} shoppers signed. How many names did the petition have after that?",
      "{n}'s reading passport was full of stamps, {x} of them. Over the holidays {he} earned another {y}. How many stamps did {he} have when school began?",
      "The mayor got {y} cards from children and {x} cards from grown-ups when she was in the hospital. How many cards did she get?",
    ],
  },
  {
    id: "joined/grandparents-visit",
    expression: "x+y",
    numbers: { x: "5..48", y: "4..36" },
    texts: [
      "When Grandpa arrived he unpacked {y} chestnuts for {n}, who had roasted {x} already. How many chestnuts could be eaten that evening?",
      "{n} and Grandma made a scrapbook page with {x} pressed flowers. It looked bare, so they glued on {y} more. How many pressed flowers are on that page?",
      "{x} wooden animals stood in {m}'s toy farm. Each summer Granddad carves a few; this summer it was {y}. How many wooden animals are in the farm at the end of this summer?",
      "How many knitted squares does {k} have for a blanket, if {x} were finished at home and {y} came in a parcel from Nana?",
    ],
  },
  {
    id: "joined/lost-things-turn-up",
    expression: "x+y",
    numbers: { x: "9..64", y: "2..25" },
    texts: [
      "{n} thought that {he} had only {x} chess pieces, but {y} more turned up under the sofa. How many chess pieces are there really?",
      "The shepherd counted {x} sheep at the gate. An hour later his dog drove in {y} that had strayed. How many sheep does he have?",
      "{y} missing library cards were discovered behind the desk. The box has {x} cards in it without them. How many cards will it have when they are put back?",
      "After the flood we saved {x} of our records at once. {y} others were fished out of the mud and cleaned. Find how many records we still have.",
    ],
  },
  {
    id: "joined/pooled-supplies",
    expression: "x+y",
    numbers: { x: "6..85", y: "6..85" },
    texts: [
      "{n} empties {his} pencil case on the table: {x} colored pencils. {m} does the same, and out roll {y}. How many colored pencils can the two share?",
      "For the campfire the girls dragged {x} branches to the pit, and the boys dragged {y}. How many branches were at the pit?",
      "Let us put our {f} together. I have {x} and you have {y}. How many would that be?",
      "The two kindergarten rooms are throwing their building blocks into one big bin. The sun room brings {y} blocks and the moon room brings {x}. How many blocks will be in the bin?",
    ],
  },
];

/** People, animals and vehicles come to those that are there. */
const ARRIVALS: readonly WordingFamily[] = [
  {
    id: "joined/second-bus-of-visitors",
    expression: "x+y",
    numbers: { x: "18..60", y: "12..55" },
    texts: [
      "A bus with {x} tourists parked in front of the castle. A second bus let out {y} tourists. How many tourists were at the castle from the two buses?",
      "The guide was leading {x} people through the cave when a group of {y} caught up and joined hers. How many people was she leading from there on?",
      "How many passengers did the ferry carry across, when {y} came on foot and {x} came with a coach?",
      "The first train set down {x} hikers in the valley. {y} hikers were on the next one, and they got off as well. How many hikers did the two trains bring into the valley?",
    ],
  },
  {
    id: "joined/animals-come-to-others",
    expression: "x+y",
    units: ["{a}"],
    numbers: { x: "4..70", y: "3..50" },
    texts: [
      "The zoo keeper looks after {x} {a}. Next week {y} {a} will come from another zoo. How many {a} will be in her care?",
      "{n} drew {x} {a} on the left half of the poster and {y} {a} on the right half. How many {a} are on the poster?",
      "In a picture book there is a page with {x} {a}. Turn the page, and {y} {a} have come to play with them. How many {a} is that?",
      "How many {a} lived in the park after the rangers set {y} free there, if it was home to {x} before?",
    ],
  },
  {
    id: "joined/herons-and-fish",
    expression: "x+y",
    numbers: { x: "6..90", y: "4..60" },
    texts: [
      "At low tide {x} herons were fishing in the bay. By sunset, {y} had flown in from the marsh. How many herons were in the bay at sunset?",
      "A net was let down twice. It came up with {x} herring the first time, and the second haul was {y}. What was the whole catch?",
      "Into a tank with {x} minnows, {n} gently tips a bag of {y}. How many minnows are swimming in the tank?",
      "How many swallows sit on the roof, if {y} have just landed next to {x} that were resting there?",
    ],
  },
  {
    id: "joined/cars-and-trucks-pulling-in",
    expression: "x+y",
    numbers: { x: "7..95", y: "3..60" },
    texts: [
      "{x} trucks stood at the rest stop. Because of the ice on the highway, {y} more pulled in. How many trucks were standing there then?",
      "The harbor master noted {x} sailboats in the morning. A regatta from the next town added {y}. How many sailboats were in the harbor?",
      "Add up the taxis at the airport: {y} have just driven up to a line of {x}. How many is that?",
      "How many planes were on the ground after the last {y} landed, when {x} had been parked there all day and none took off?",
    ],
  },
  {
    id: "joined/new-members-of-the-group",
    expression: "x+y",
    numbers: { x: "9..75", y: "2..30" },
    texts: [
      "Our {gs} has {x} members. {y} people have asked to be let in, and all of them will be. How large will the {gs} be?",
      "Coach had {x} names on the list; at the first practice he wrote down {y} new ones. How many names are on the list?",
      "Once {y} beginners were placed in the dance class, how many dancers did it have? It was a class of {x} before.",
      "The hospital employs {x} nurses. It needs more hands and hires {y}. How many nurses work there now?",
    ],
  },
  {
    id: "joined/climbing-aboard",
    expression: "x+y",
    numbers: { x: "5..48", y: "2..35" },
    texts: [
      "The tram left Mill Bridge with {x} riders. At the market nobody got off and {y} got on. With how many riders did it go on?",
      "{y} children climbed onto the hay wagon, where {x} others were sitting. How many children went for the ride?",
      "How many skiers were in the cable car when it started, if {x} were inside and {y} squeezed in at the last minute?",
      "A canal boat picked up {y} people at the lock. It had {x} on board when it got to the lock. Find how many people it carried from the lock.",
    ],
  },
  {
    id: "joined/guests-who-were-not-expected",
    expression: "x+y",
    numbers: { x: "8..60", y: "2..25" },
    texts: [
      "{n} had set the table for {x} guests, but {y} guests that nobody had counted on showed up too. How many guests did {he} have to feed?",
      "Dinner was cooked for {x} campers. Then {y} soaked hikers knocked at the door and were asked to stay. How many people ate dinner at the camp?",
      "How many kids came to {m}'s party? All {x} that {mhe} had asked came, and they brought along {y} brothers and sisters.",
      "Every one of the {x} seats was taken, and {y} people stood along the wall. How many people had come to hear the poet?",
    ],
  },
  {
    id: "joined/helpers-who-pitch-in",
    expression: "x+y",
    numbers: { x: "4..55", y: "3..40" },
    texts: [
      "{x} {u} started cleaning the beach at nine. At ten, {y} {u} lent them a hand. How many {u} were cleaning the beach after ten?",
      "When the river rose, {x} soldiers filled sandbags. They could not keep up, so {y} farmers came to their aid. How many people were filling sandbags then?",
      "A circus tent is not easy to put up. {x} scouts had a go, and soon {y} more scouts pitched in. How many scouts worked on the tent?",
      "How many workers are on the bridge now, with {y} sent there this morning and {x} there from before?",
    ],
  },
  {
    id: "joined/babies-are-born",
    expression: "x+y",
    numbers: { x: "5..60", y: "3..35" },
    texts: [
      "{n} raises guinea pigs. {He} had {x}, and overnight {y} little ones were born. How many guinea pigs does {he} have?",
      "The penguin rock was home to {x} birds. This spring {y} chicks broke out of their eggs. How many penguins live on the rock?",
      "Tell how many goats the dairy has after kidding season. It went into the season with {x}, and {y} kids were born.",
      "Of all the ponds in the park, the smallest has the most newts. There were {x} in it, and {y} young ones have hatched since. How many newts is that?",
    ],
  },
  {
    id: "joined/waiting-line-gets-longer",
    expression: "x+y",
    numbers: { x: "6..70", y: "3..45" },
    texts: [
      "While {x} fans lined up for tickets, {y} more got in line behind them. How long was the line, in fans?",
      "{n} is at the end of a line of {x} people, counting {himself}. {y} people step up behind {him}. How many people are in the line now?",
      "The doctor had {x} patients on today's list. The nurse squeezed in {y} who had called that morning. How many patients was the doctor to see?",
      "How many trucks must be weighed if {x} are waiting at the scale and {y} are just coming up the road to be weighed too?",
    ],
  },
];

/** Somebody makes, does or collects something, and then more of it. */
const MADE: readonly WordingFamily[] = [
  {
    id: "joined/sewing-and-knitting-on",
    expression: "x+y",
    numbers: { x: "8..90", y: "5..60" },
    texts: [
      "A scarf was {x} rows long when {n} put down {his} needles. In the evening {he} knitted {y} rows. How many rows long was it then?",
      "{m} stitched {x} sequins on the front of the costume and {y} on its back. What number of sequins did {mhe} stitch on?",
      "How many patches does the quilt have after the ladies sewed {y} on today, since it had {x} when they came?",
      "The tailor finished {y} vests today; his rack already had {x} of them ready for the wedding. How many vests are ready?",
    ],
  },
  {
    id: "joined/writing-goes-on",
    expression: "x+y",
    numbers: { x: "12..150", y: "6..90" },
    texts: [
      "{n}'s diary had {x} pages of writing in it. During the sea trip {he} filled {y} more. How many pages of the diary are filled?",
      "A poet has published {x} poems and keeps {y} in a drawer that nobody has read. How many poems has the poet written?",
      "To learn Spanish, {k} copied {y} words today. Up to yesterday the list had {x} words. How long is the list, in words?",
      "How many thank-you notes did the bride write? On the train it was {x}, and at home it was {y}.",
    ],
  },
  {
    id: "joined/folding-for-the-party",
    expression: "x+y",
    numbers: { x: "10..80", y: "6..70" },
    texts: [
      "It was raining, so {n} folded {x} paper boats. After lunch it was still raining, and {he} folded {y} more. How many paper boats did the rain give us?",
      "{x} lanterns were ready for the parade. {m} and {k} stayed late to finish the last {y}. How many lanterns were in the parade if all were used?",
      "How many party hats did we make? {y} got feathers, and the other {x} got stripes.",
      "The art class cut {x} snowflakes out of white paper and {y} out of silver paper to cover a wall. How many snowflakes cover the wall?",
    ],
  },
  {
    id: "joined/cooking-in-rounds",
    expression: "x+y",
    units: ["{f}"],
    numbers: { x: "8..96", y: "6..72" },
    texts: [
      "{n} put {x} {f} on a tray for the picnic. It did not look like enough to {him}, and {he} added {y}. How many {f} were on the tray?",
      "{y} {f} are still in the kitchen; the other {x} {f} are out on the table. How many {f} are there for the guests?",
      "How many {f} did the cook get ready, counting the {x} for the children and the {y} for the teachers?",
      "The first pan came out with {x} {f}, which vanished at once. So the baker made {y} {f} more. How many {f} did the baker make that day?",
    ],
  },
  {
    id: "joined/practice-shots-and-tries",
    expression: "x+y",
    numbers: { x: "7..85", y: "5..65" },
    texts: [
      "Coach made {n} take {x} free throws with the right hand and {y} with the left. How many free throws was that?",
      "{m} sank {x} putts in a row before {mhe} missed. Then {mhe} sank {y} more. How many putts did {mhe} sink?",
      "An archer shot {y} arrows standing and {x} arrows kneeling. How many arrows did the archer shoot?",
      "How many dives did the team do at practice, when there were {x} off the low board and {y} off the high board?",
    ],
  },
  {
    id: "joined/songs-on-the-set-list",
    expression: "x+y",
    numbers: { x: "6..45", y: "3..25" },
    texts: [
      "The band can play {x} songs by heart. It wants to learn {y} others for the summer tour. How many songs will it be able to play?",
      "{n} practiced {x} measures of the waltz with {his} teacher and learned the remaining {y} measures alone. How many measures does the waltz have?",
      "People clapped so long that the choir sang {y} songs after the {x} on the program. How many songs did the choir sing that night?",
      "How many tunes are stored in the music box, {x} slow ones and {y} quick ones together?",
    ],
  },
  {
    id: "joined/laying-and-paving",
    expression: "x+y",
    numbers: { x: "24..260", y: "12..180" },
    texts: [
      "On {day} the crew set {x} paving stones. Work went on the day after, and {y} more were set. How many paving stones have been set?",
      "The floor of the kitchen took {n} {x} tiles, and for the wall by the stove {he} needed another {y}. How many tiles did {he} use?",
      "How many shingles are on the roof? {y} were nailed on by the apprentice and {x} by the master.",
      "A beaver dam held {x} sticks. In one busy night the beavers wedged in {y} more. How many sticks made up the dam in the morning?",
    ],
  },
  {
    id: "joined/gathering-in-two-goes",
    expression: "x+y",
    numbers: { x: "9..99", y: "4..80" },
    texts: [
      "{n} combed the beach for driftwood and carried off {x} pieces. On the way back {he} came across {y} that {he} had overlooked. How many pieces of driftwood did {he} have?",
      "{x} chestnuts were in {k}'s pockets and {y} in {k}'s cap. How many chestnuts had {k} gathered?",
      "In the berry patch, {m} first worked along the fence and filled {x} cartons. Then {mhe} did the rows by the road, which gave {y} cartons. What was {mhis} harvest, in cartons?",
      "How many fossils did the class dig out of the cliff, if {y} came to light after lunch and {x} before?",
    ],
  },
  {
    id: "joined/repairs-finished",
    expression: "x+y",
    numbers: { x: "5..60", y: "3..45" },
    texts: [
      "The mechanic fixed {x} scooters last week. This week she has already fixed {y}. How many scooters has she fixed in the two weeks?",
      "{n} glued {y} chair legs and screwed {x} tight again. How many chair legs did {he} mend?",
      "How many clocks in the shop are running now? {x} ran when the clockmaker came in, and he has got {y} others to run.",
      "A sailmaker patched {x} holes in the mainsail and {y} holes in the jib. How many holes did he patch?",
    ],
  },
  {
    id: "joined/counting-while-walking",
    expression: "x+y",
    numbers: { x: "14..120", y: "8..95" },
    texts: [
      "{n} counts steps: {x} from the door to the gate, {y} from the gate to the mailbox. How many steps is it from the door to the mailbox?",
      "Up the lighthouse go {x} stone stairs. After these comes an iron ladder with {y} rungs. How many times do you lift your foot if you take every stair and every rung?",
      "How many lampposts did we pass on our way home? Between the school and the bridge there were {x}, and between the bridge and our house {y}.",
      "From a boat {k} spotted {y} turtles on the logs to the left and {x} on the logs to the right. How many turtles did {k} spot?",
    ],
  },
];

/** Two people or teams each have, do or bring some: what it comes to. */
const TWO_PEOPLE: readonly WordingFamily[] = [
  {
    id: "joined/brother-and-sister-own",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "4..90", y: "4..90" },
    texts: [
      "{n} and {m} are neighbors. {x} {o} belong to {n}, and {y} {o} belong to {m}. How many {o} belong to the two of them?",
      "Suppose {n} has {x} {o} and {k} has {y}. How many {o} do they have between them?",
      "My brother owns {y} {o}. I own {x}. What do we own together?",
      "How many {o} would be on the rug if {n} laid down {his} {x} and {m} laid down {mhis} {y}?",
    ],
  },
  {
    id: "joined/two-fishers-two-bakers",
    expression: "x+y",
    numbers: { x: "3..48", y: "3..48" },
    texts: [
      "Fishing from the pier, {n} pulled up {x} perch while {his} aunt pulled up {y}. How many perch did they take home if they kept them all?",
      "The two bakers in our town are twins. On New Year's Eve one of them baked {y} braided loaves, and the other baked {x}. How many braided loaves did the twins bake?",
      "{m} sheared {x} sheep. In the same time {k} sheared {y}. Find the number of sheep that lost their wool.",
      "Between them, how many letters did the two mail carriers lose in the storm? The one lost {x} and the other lost {y}.",
    ],
  },
  {
    id: "joined/scores-of-partners",
    expression: "x+y",
    numbers: { x: "11..140", y: "11..140" },
    texts: [
      "{n} and {m} play darts as partners. {n} scores {x} and {m} scores {y}. What is written down for the pair?",
      "How many runs does the cricket pair have, when {y} were made by the left-hander and {x} by the right-hander?",
      "Judge One gave the skater {x} points. Judge Two gave {y}. How many points did the judges give the skater?",
      "In Scrabble, {k}'s two best words brought {x} and {y} points. How many points did those two words bring?",
    ],
  },
  {
    id: "joined/chores-shared-by-two",
    expression: "x+y",
    numbers: { x: "5..60", y: "5..60" },
    texts: [
      "A pile of socks had to be matched. {n} matched {x} pairs, and after that {m} matched the {y} pairs that were left. How many pairs were in the pile?",
      "Dad peeled {y} carrots. I peeled {x}. No carrots were left over. How many carrots had there been to peel?",
      "Who says that washing up is quick? {n} dried {x} dishes, {k} dried {y}, and only then were they done. How many dishes did they dry?",
      "How many plants did the twins water, if one twin took care of the {x} in the house and the other of the {y} on the balcony?",
    ],
  },
  {
    id: "joined/teams-sell-tickets",
    expression: "x+y",
    numbers: { x: "15..240", y: "15..240" },
    texts: [
      "Class 4A sold {x} raffle tickets and Class 4B sold {y}. How many raffle tickets did the fourth grade sell, if it has no other classes?",
      "How many boxes of greeting cards were sold for the zoo? The scouts got rid of {y}, and the choir got rid of {x}.",
      "{n}'s lemonade stand served {x} cups; {m}'s, across the road, served {y}. How many cups were served at the two stands?",
      "The boys' team ran {x} laps for charity. The girls' team ran {y}. A sponsor pays for each lap of either team. For how many laps must he pay?",
    ],
  },
  {
    id: "joined/packed-by-each",
    expression: "x+y",
    numbers: { x: "4..40", y: "4..40" },
    texts: [
      "{n}'s suitcase has {x} pieces of clothing in it. {m} has packed {y}. How many pieces of clothing are they taking along?",
      "On the camping trip Mom carried {y} cans of food in her backpack and Dad carried {x} in his. How many cans did they carry?",
      "The magician hides {x} cards up his left sleeve. His helper hides {y} under her hat. How many cards do the two of them hide?",
      "How many water bottles went up the mountain if {k} took {x} and the guide took {y}?",
    ],
  },
  {
    id: "joined/both-read-or-learned",
    expression: "x+y",
    numbers: { x: "6..75", y: "6..75" },
    texts: [
      "{n} read {x} comics over the vacation. {His} best friend read {y} quite different ones. How many comics did the friends read?",
      "Two students share the report. {m} has to write {x} lines of it and {k} has to write {y}. How many lines will the report have?",
      "For the spelling bee, Ms. Hart asked {y} words and Mr. Webb asked {x} words. How many words were asked?",
      "How many riddles does the class have now that {n} has brought in {x} and {m} has brought in {y}?",
    ],
  },
  {
    id: "joined/two-workers-one-shift",
    expression: "x+y",
    numbers: { x: "16..190", y: "16..190" },
    texts: [
      "Two window cleaners start at opposite ends of the tower. One has washed {x} panes and the other {y} when they meet in the middle. How many panes has the tower?",
      "At the packing table, {n} wraps {x} vases in a shift and {m} wraps {y}. What does the table get done in a shift?",
      "The day nurse took {y} temperatures, the night nurse {x}. How many temperatures were taken?",
      "How many calls did the fire station's two operators answer? {x} went to the first operator and {y} went to the second.",
    ],
  },
  {
    id: "joined/mother-and-daughter-crafts",
    expression: "x+y",
    numbers: { x: "7..66", y: "7..66" },
    texts: [
      "A mother and her daughter string necklaces. The mother has used {x} pearls so far and the daughter {y}. How many pearls have the two used up?",
      "{n} painted {y} eggs for the spring fair, and {his} uncle painted {x}. How many painted eggs can they show at the fair?",
      "Grandpa carved {x} spoons last winter, and I carved {y}. We hung all of them in the hall. How many spoons are hanging there?",
      "If {m} makes {x} candles and {mhis} father makes {y}, how many candles will they have to sell?",
    ],
  },
  {
    id: "joined/given-away-to-two",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "3..50", y: "3..50" },
    texts: [
      "{m} received {x} {o} from {n}, and {k} received {y} {o} from {n}. How many {o} did {n} part with?",
      "How many {o} did the {shop} send out? One customer was sent {y} and another was sent {x}.",
      "An old lady split up her {o}: {x} for her niece and {y} for her nephew, and nothing for herself. How many {o} did she split up?",
      "{n} put {x} {o} into {m}'s basket. Into {k}'s basket {he} put {y}. How many {o} was that altogether?",
    ],
  },
  {
    id: "joined/found-by-two-searchers",
    expression: "x+y",
    numbers: { x: "4..55", y: "4..55" },
    texts: [
      "{n} searched the front yard for hidden eggs and came up with {x}. {m} searched the backyard and came up with {y}. How many eggs were found?",
      "Two divers looked for old coins. The younger brought up {y}, the older {x}. How many old coins were brought up?",
      "The detectives were proud of their work: {x} clues from Inspector Bell, {y} from Inspector Moss. How many clues had they?",
      "How many golf balls did the caddies fish out of the pond, if {k} got {x} of them and the other caddie got {y}?",
    ],
  },
];

/** Things of two kinds, sizes or colors are counted as one. */
const TWO_KINDS: readonly WordingFamily[] = [
  {
    id: "joined/flowers-in-one-bed",
    expression: "x+y",
    numbers: { x: "8..90", y: "8..90" },
    texts: [
      "{n} planted {x} pansies and {y} marigolds in the bed by the door. How many flowers grow in the bed?",
      "The florist needs {y} white lilies and {x} pink ones for the church. How many lilies does she need?",
      "{x} of the bulbs in the sack are crocuses, and the remaining {y} are snowdrops. How many bulbs does the sack contain?",
      "How many shrubs did the park buy, if {y} bear fruit and the other {x} bear none?",
    ],
  },
  {
    id: "joined/barn-animals-of-two-kinds",
    expression: "x+y",
    numbers: { x: "4..80", y: "4..80" },
    texts: [
      "At feeding time {x} ducks and {y} geese come running. How many birds come running?",
      "A rancher drives {y} cows with calves and {x} cows without calves up to the high pasture. How many cows is he driving there?",
      "The vet has a long day: {x} horses must be looked at, and then {y} ponies. How many animals must the vet look at?",
      "How many stalls are taken at the stable, when {x} hold mares, {y} hold stallions and all the others are empty?",
    ],
  },
  {
    id: "joined/tableware-laid-out",
    expression: "x+y",
    numbers: { x: "6..72", y: "6..72" },
    texts: [
      "For the banquet the waiters polished {x} soup spoons and {y} dessert spoons. How many spoons did they polish?",
      "{n}'s cupboard holds {y} big plates and {x} small ones. How many plates does it hold?",
      "Of the cups on the tea cart, {x} have a handle. The rest of them, {y}, do not. How many cups are on the cart?",
      "How many chairs did we set out in the garden, {x} of wood and {y} of metal?",
    ],
  },
  {
    id: "joined/instruments-and-players",
    expression: "x+y",
    numbers: { x: "5..45", y: "5..45" },
    texts: [
      "The youth orchestra has {x} string players. It also has {y} players of wind instruments. If there are no others, how many players does it have?",
      "{y} sopranos and {x} altos stood on the stage. How many singers was that?",
      "How many drums were in the parade, when {n} counted {x} snare drums and {y} bass drums?",
      "A music teacher gives piano lessons to {x} children and flute lessons to {y} other children. How many children does she teach?",
    ],
  },
  {
    id: "joined/two-answers-to-a-question",
    expression: "x+y",
    numbers: { x: "6..90", y: "6..90" },
    texts: [
      "Do you like spinach? {x} children said yes and {y} said no. How many children answered?",
      "The riders on the school bus were asked if they wear a helmet on a bike. {y} of them do and {x} of them do not. How many riders were asked?",
      "{n} tossed a coin again and again. It showed heads {x} times and tails {y} times. How often did {n} toss the coin?",
      "How many members came to the meeting, if {x} voted for the new rule, {y} voted against it, and everybody voted?",
    ],
  },
  {
    id: "joined/good-and-bad-ones",
    expression: "x+y",
    numbers: { x: "12..150", y: "2..40" },
    texts: [
      "The inspector found {y} faulty bulbs and {x} good ones in the carton. How many bulbs were in the carton?",
      "{n} got {x} answers right and {y} wrong, and left none blank. How many questions did the test have?",
      "In the pond, {x} frogs are of the common sort. {y} are of a rare sort. How many frogs are in the pond?",
      "How many eggs were put in the incubator? {x} hatched, and {y} did not.",
    ],
  },
  {
    id: "joined/short-and-tall-boys-and-girls",
    expression: "x+y",
    numbers: { x: "5..70", y: "5..70" },
    texts: [
      "The swimming course is attended by {x} girls and {y} boys. How many certificates must be printed so that each child gets one?",
      "There are {y} grown-ups at the puppet show. Children there are {x}. How many people are watching?",
      "Camp Pinewood has {x} beginners and {y} swimmers who have passed the test. How many campers does Camp Pinewood have?",
      "How many name tags does {n} need for a trip with {x} students and {y} parents, one for everybody?",
    ],
  },
  {
    id: "joined/things-in-the-drawer",
    expression: "x+y",
    numbers: { x: "4..85", y: "4..85" },
    texts: [
      "{n} opened the junk drawer and found {x} {o} and {y} {p}. How many things were those?",
      "On {m}'s wish list there are {y} {o}, {x} {p} and nothing else. How many things does {m} wish for?",
      "A {shop} unpacked {x} {p}. In the next crate were {y} {o}. How many articles were unpacked from the two crates?",
      "How many things must {k} carry upstairs if {x} of them are {o} and the other {y} are {p}?",
    ],
  },
  {
    id: "joined/colors-on-the-page",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "5..75", y: "5..75" },
    texts: [
      "{n} painted {x} {o} {color} and {y} {o} {color2}. How many {o} did {he} paint?",
      "All the {o} in the {place} are {color} or {color2}. {x} are {color} and {y} are {color2}. How many {o} are in the {place}?",
      "How many {o} does {m} have? {y} {color} ones and {x} {color2} ones lie in front of {mhim}, and {mhe} has no more.",
      "The {color} {o} number {x}, the {color2} {o} number {y}. Find their total.",
    ],
  },
  {
    id: "joined/vehicles-of-two-kinds",
    expression: "x+y",
    numbers: { x: "9..130", y: "6..90" },
    texts: [
      "In one hour the toll booth took money from {x} cars and {y} trucks. How many vehicles paid the toll?",
      "A bike shop rents out {y} tandems and {x} ordinary bikes. How many bikes, of both sorts, can it rent out?",
      "{n} collects model trains: {x} steam engines and {y} electric ones. What number of engines has {n} collected?",
      "How many boats raced around the island, if {x} had sails and the other {y} were rowed?",
    ],
  },
  {
    id: "joined/stamps-and-parcels",
    expression: "x+y",
    numbers: { x: "7..120", y: "3..60" },
    texts: [
      "The letter carrier's bag held {x} letters and {y} magazines. How many pieces of mail was he carrying?",
      "Today's flight brings {y} mail sacks from abroad and {x} from inside the country. How many mail sacks does it bring?",
      "On the package {m} stuck {x} blue stamps and {y} red stamps. How many stamps were on the package?",
      "How many parcels did the clerk weigh, {x} of them light and {y} of them heavy?",
    ],
  },
];

/** Things or people are in two places, and all of them are counted. */
const TWO_PLACES: readonly WordingFamily[] = [
  {
    id: "joined/two-rooms-of-a-house",
    expression: "x+y",
    numbers: { x: "3..60", y: "3..60" },
    texts: [
      "Upstairs there are {x} picture frames on the walls, and downstairs there are {y}. How many picture frames are on the walls of the house?",
      "{n} keeps {y} jars of jam in the cellar. In the kitchen {he} has {x}. How many jars of jam has {n} got in the house?",
      "The dog has buried {x} bones behind the garage, but he has also hidden {y} in the flower bed. How many bones lie under the ground?",
      "How many moths did {k} catch sight of, {x} at the porch lamp and {y} at the window?",
    ],
  },
  {
    id: "joined/in-the-two-containers",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "4..95", y: "4..95" },
    texts: [
      "One {cs} has {x} {o} in it. The other {cs} has {y}. How many {o} are in the two {c}?",
      "{n} has two {c} in the {place}. There are {y} {o} in the old one and {x} {o} in the new one. How many {o} does {he} keep in them?",
      "Empty both {c} onto the floor: out of one come {x} {o}, out of the other {y}. How many {o} are lying on the floor?",
      "How many {o} were sold with the two {c}, when {x} were in the first and {y} were in the second?",
    ],
  },
  {
    id: "joined/two-floors-of-a-building",
    expression: "x+y",
    numbers: { x: "12..160", y: "12..160" },
    texts: [
      "On the ground floor of the theater {x} seats are taken. In the balcony {y} are. How many seats are taken?",
      "A parking garage has two levels. {y} cars are on the upper level, {x} on the lower. How many cars are in the garage?",
      "The hotel rents out {x} rooms in the old wing, and the new wing adds {y}. How many rooms can the hotel rent out?",
      "If every desk on both floors of the office gets a lamp, how many lamps are needed? The first floor has {x} desks and the second {y}.",
    ],
  },
  {
    id: "joined/both-sides-of-the-road",
    expression: "x+y",
    numbers: { x: "6..80", y: "6..80" },
    texts: [
      "There are {x} elms along the left side of the avenue. Along the right side there are {y} of them. How many elms line the avenue?",
      "{n} handed out flyers at {y} houses on the north side of the street and {x} on the south side. At how many houses did {he} hand out flyers?",
      "The river is lined with benches: on this bank {x}, on the far bank {y}. How many benches line the river?",
      "How many posts are in the two fences, the one on the left having {x} and the one on the right {y}?",
    ],
  },
  {
    id: "joined/two-schools-or-villages",
    expression: "x+y",
    numbers: { x: "60..480", y: "60..480" },
    texts: [
      "{x} children go to Hillside School and {y} go to Brook School. Next fall the two schools will be one. How many children will the new school have?",
      "The village of Upper Dell has {y} people, and Lower Dell has {x}. How many people live in the two villages?",
      "When Farmer Ross bought the farm next to his, its {y} hens became his, in addition to the {x} that he had. How many hens did he have?",
      "How many houses get water from the tower? It serves {x} houses in the east of the town, {y} in the west, and no others.",
    ],
  },
  {
    id: "joined/two-trees-two-bushes",
    expression: "x+y",
    numbers: { x: "15..140", y: "15..140" },
    texts: [
      "The old walnut tree gave us {x} nuts and the young one gave us {y}. How many nuts did the trees give us?",
      "{n} shook the first plum tree and {y} plums fell. From the second tree {he} shook down {x}. How many plums fell?",
      "A caterpillar ate holes in {x} leaves of one bush and {y} leaves of the next. How many leaves have holes in them?",
      "How many lemons can be picked from the two trees by the wall, if one bears {y} and the other bears {x}?",
    ],
  },
  {
    id: "joined/two-stops-on-the-way",
    expression: "x+y",
    numbers: { x: "5..65", y: "5..65" },
    texts: [
      "The garbage truck emptied {x} bins in Oak Street and {y} in Elm Street. How many bins did it empty in the two streets?",
      "On {his} paper round {n} drops {y} papers on the hill and {x} in the valley. How many papers must {he} take along?",
      "A baker's van leaves {x} loaves at the hospital. It leaves {y} at the school, and then it is empty. How many loaves were in the van?",
      "How many bags did the mail plane unload, when {x} were unloaded on the first island and {y} on the second?",
    ],
  },
  {
    id: "joined/shelves-and-pages",
    expression: "x+y",
    numbers: { x: "8..110", y: "8..110" },
    texts: [
      "A coin collector filled one page of an album with {x} coins. The facing page shows {y}. How many coins do you see when the album lies open there?",
      "{k} dusted {x} books on the top shelf and {y} on the bottom shelf. How many books were dusted?",
      "The shoe shop has {y} pairs of boots in the window and {x} pairs in the back room. How many pairs of boots is that?",
      "How many spices does the cook have? There are {x} of them in the rack, and {y} more in a drawer.",
    ],
  },
  {
    id: "joined/land-and-water",
    expression: "x+y",
    numbers: { x: "5..70", y: "5..70" },
    texts: [
      "{x} turtles were sunning themselves on the rocks and {y} were in the water. How many turtles were at the pond?",
      "A biologist put rings on {y} gulls on the beach and {x} gulls on the cliff. How many gulls got a ring?",
      "At the pool, {x} children are splashing about. {y} are lying on the grass. How many children are at the pool?",
      "How many boats does the fishing village own, if {x} are out at sea and {y} are tied up at the dock?",
    ],
  },
  {
    id: "joined/pockets-and-wallet",
    expression: "x+y",
    numbers: { x: "3..45", y: "3..45" },
    texts: [
      "{n} has {x} pennies in the left pocket and {y} in the right. How many pennies is {he} carrying?",
      "{m} is taking toy soldiers to Grandma's house, {y} in a pouch and {x} in a sock. How many toy soldiers is {mhe} taking?",
      "The squirrel keeps {y} nuts in a hole in the oak and {x} under a root. How many nuts has the squirrel put by?",
      "How many pins does the tailor have at hand, {x} in the cushion and {y} in the little dish?",
    ],
  },
];

/** It happens on two days, in two weeks or seasons: what both together come to. */
const TWO_TIMES: readonly WordingFamily[] = [
  {
    id: "joined/two-days-of-visitors",
    expression: "x+y",
    numbers: { x: "40..480", y: "40..480" },
    texts: [
      "The zoo was visited by {x} people on {day} and by {y} people on {day2}. How many visits did it have on these two days?",
      "{y} tickets were torn at the second show. At the first it was {x}. How many tickets were torn?",
      "The fair is open for two days. On the first, {x} people rode the Ferris wheel; on the second, {y} did. How many rides on the Ferris wheel were there, if each of these people rode once?",
      "How many people looked at the rare orchid? {x} came on {day}, and {y} others came on {day2}.",
    ],
  },
  {
    id: "joined/this-week-and-last-week",
    expression: "x+y",
    numbers: { x: "4..70", y: "4..70" },
    texts: [
      "Last week {n} wrote {x} emails at work. This week {he} wrote {y}. How many emails did {he} write in the two weeks?",
      "The library has lent {y} films since {day}. In the week before that it lent {x}. How many films did it lend over the whole time?",
      "A woodpecker drilled {x} holes last week and has added {y} this week. How many holes has it drilled?",
      "{m} keeps a count of {mhis} trips by bike. What will it show on {day2} if it showed {x} on {day} and {mhe} makes {y} more trips until then?",
    ],
  },
  {
    id: "joined/seasons-of-a-team",
    expression: "x+y",
    numbers: { x: "6..60", y: "6..60" },
    texts: [
      "Last season the Otters won {x} games. They have won {y} this season. How many games did they win in the two seasons?",
      "{n} scored {x} goals for {his} old club before {he} changed clubs. For the new one {he} has scored {y}. How many goals has {n} scored for the two clubs?",
      "In the first half of the year the swim team brought home {y} medals, in the second half {x}. How many medals did the year bring?",
      "How many matches has the tennis player played in her life if she played {x} as a girl and has played {y} since?",
    ],
  },
  {
    id: "joined/two-months-of-weather",
    expression: "x+y",
    numbers: { x: "3..28", y: "3..28" },
    texts: [
      "It rained on {x} days in {month} and on {y} days in {month2}. On how many days did it rain in these months?",
      "There were {y} frosty nights in {month2} and {x} in {month}. How many frosty nights did the two months have?",
      "{n} marks sunny days on a calendar with a yellow dot. {month} got {x} dots and {month2} got {y}. How many dots did {n} draw in the two months?",
      "How many days did the lighthouse keeper see fog, {x} in {month} and {y} in {month2}?",
    ],
  },
  {
    id: "joined/shifts-of-a-factory",
    expression: "x+y",
    numbers: { x: "110..950", y: "110..950" },
    texts: [
      "The early shift put together {x} radios, and the late shift put together {y}. How many radios left the line that day?",
      "A dairy filled {y} bottles before the machine stopped. After the repair it filled {x}. How many bottles were filled?",
      "At the shoe factory, {x} pairs were glued in the morning and {y} pairs in the afternoon. Work out the day's number of pairs.",
      "How many bricks did the kiln fire in two days, if it fired {x} on the first and {y} on the second?",
    ],
  },
  {
    id: "joined/laps-before-and-after-school",
    expression: "x+y",
    numbers: { x: "4..50", y: "4..50" },
    texts: [
      "Before school {n} swims {x} lengths of the pool. After school {he} swims {y}. How many lengths does {n} swim on a school day?",
      "{m} did {y} push-ups before going to bed. {mHe} had already done {x} right after getting up. How many push-ups did {m} do that day?",
      "Up to recess the class solved {x} problems, and from recess to lunch {y}. How many problems did it solve until lunch?",
      "How many times did the cuckoo call, when it called {y} times at dusk and {x} times at dawn?",
    ],
  },
  {
    id: "joined/yesterday-and-today",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "5..85", y: "5..85" },
    texts: [
      "Yesterday {n} sorted {x} {o}. Today it is {m}'s turn, and {mhe} has to sort {y}. How many {o} will then have been sorted?",
      "{y} {o} were washed today and {x} yesterday. How many {o} were washed in the two days?",
      "A robot counts {o} for the {shop}. It counted {x} yesterday and {y} others today. What number of {o} has it counted?",
      "How many {o} has {k} used since yesterday morning, if it was {x} yesterday and {y} today?",
    ],
  },
  {
    id: "joined/before-and-after-the-break",
    expression: "x+y",
    numbers: { x: "3..60", y: "3..60" },
    texts: [
      "Before halftime our team made {x} points, and after it {y}. With how many points did we finish?",
      "The lecture had {x} slides up to the coffee break and {y} slides after it. How many slides did the lecture have?",
      "{n} was {y} pages into the second part of the novel and had read all {x} pages of the first part. How many pages had {n} read?",
      "How many jokes did the comedian tell? He told {x}, took a sip of water, and told {y} more.",
    ],
  },
  {
    id: "joined/years-in-two-spells",
    expression: "x+y",
    numbers: { x: "3..28", y: "3..28" },
    texts: [
      "The captain was a sailor for {x} years. Then for {y} years he ran an inn. How many years did he work?",
      "{n} was {x} years old when {he} moved to the coast. That was {y} years ago. How old is {n} today?",
      "For {y} years the tower had no roof, and for the {x} years after that it had one of tin. How many years are that?",
      "How old will the oak be {y} years from now, if it is {x} years old today?",
    ],
  },
  {
    id: "joined/minutes-one-after-the-other",
    expression: "x+y",
    numbers: { x: "5..75", y: "4..55" },
    texts: [
      "The potatoes boil for {x} minutes and then bake for {y} minutes. How long do they cook?",
      "{n} practiced scales for {y} minutes and a sonata for {x} minutes. How many minutes did {he} practice?",
      "A bus ride to the lake takes {x} minutes. From the stop it is a walk of {y} minutes to the cabin. How many minutes does it take to get to the cabin that way?",
      "For how many minutes did {m} and {k} talk on the phone, if they talked for {x} minutes before supper and {y} minutes after?",
    ],
  },
  {
    id: "joined/eaten-on-two-days",
    expression: "x+y",
    units: ["{f}"],
    numbers: { x: "3..40", y: "3..40" },
    texts: [
      "On {day} our family ate {x} {f}. On {day2} we ate {y}. How many {f} have we eaten?",
      "The campers finished {y} {f} at supper and {x} {f} at breakfast. How many {f} was that?",
      "How many {f} did the cafe sell over the weekend? It sold {x} on Saturday, and {y} on Sunday.",
      "{n} ordered {x} {f} for the first day of the fair and {y} for the second, and all were eaten. How many {f} were eaten at the fair?",
    ],
  },
];

/** Some are gone and the others are known: how many there were before. */
const BEFORE: readonly WordingFamily[] = [
  {
    id: "joined/captured-and-still-in-play",
    expression: "x+y",
    numbers: { x: "2..30", y: "3..45" },
    texts: [
      "In a game of marbles {n} lost {x} marbles to {m}. The {y} in {his} bag are all that {he} has now. How many marbles had {n} brought to the game?",
      "The black knight took {x} of the toy castle's guards prisoner, so {y} guards are defending it. How many guards had the castle before the attack?",
      "{y} pieces are on the board of the war game. {x} have been beaten and taken off it. How many pieces were on the board when the game began?",
      "How many pirates sailed out if {x} were caught by the navy and {y} got away?",
    ],
  },
  {
    id: "joined/handed-round-the-class",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "5..60", y: "3..60" },
    texts: [
      "The teacher passed out {x} {o} to the class and laid the {y} that were not needed back in the {cs}. How many {o} had been in the {cs}?",
      "After giving {x} {o} to the children next door, {n} owns {y} {o}. How many were {his} before that?",
      "How many {o} had the clown in his trunk? He threw {x} to the crowd, and {y} stayed in the trunk.",
      "A tray of {o} goes around the room. {x} are taken, and when the tray comes back there are {y} {o} on it. With how many {o} did it go out?",
    ],
  },
  {
    id: "joined/matches-pills-and-plasters",
    expression: "x+y",
    numbers: { x: "3..45", y: "2..60" },
    texts: [
      "{n} has taken {x} of the pills that the doctor gave {him}. The bottle has {y} in it still. How many pills did {he} get?",
      "{x} matches were struck before the campfire burned. There are {y} unused matches in the box. What was in the box when we took it along, in matches?",
      "The school nurse used up {x} bandages on sports day. She was left with {y}. How many bandages did she have when the games began?",
      "How many tissues came in the pack, when {y} have not been used and {x} have?",
    ],
  },
  {
    id: "joined/teeth-hair-and-feathers",
    expression: "x+y",
    numbers: { x: "2..9", y: "11..40" },
    texts: [
      "The old crocodile has lost {x} teeth. Only {y} are in its jaw today. How many teeth did it have before it lost any?",
      "After {n}'s visit to the hairdresser, {his} braid is {y} centimeters long, because {x} centimeters were cut off. How long was the braid before?",
      "A peacock dropped {x} of its tail feathers, and now there are {y} in the tail. How many were in the tail before?",
      "{k} cut off the end of a walking stick, and {x} notches went with it. {y} notches can still be seen on the stick. How many notches did the stick have?",
    ],
  },
  {
    id: "joined/unsold-at-the-end",
    expression: "x+y",
    numbers: { x: "8..140", y: "2..60" },
    texts: [
      "When the flea market closed, {n} packed up the {y} vases that nobody had wanted. {x} vases were sold. How many vases had {he} put on the table?",
      "People bought {x} pumpkins from the wagon. It rolled home with {y}. How many pumpkins did the farmer load that morning?",
      "How many programs did the theater print for the night if {y} were left in the box and {x} were sold at the door?",
      "The newsstand gives back what it cannot sell. On {day} that was {y} papers, and it sold {x}. How many papers had been delivered to it?",
    ],
  },
  {
    id: "joined/set-free-and-kept",
    expression: "x+y",
    numbers: { x: "3..40", y: "2..35" },
    texts: [
      "{n} caught some tadpoles. {x} were too small, so {he} put them back into the creek; the other {y} went into a jar. How many tadpoles did {n} catch?",
      "The wildlife station nursed owls all winter. In spring it let {x} go, and {y} that could not fly yet stayed on. How many owls did the station nurse?",
      "{y} of the lobsters in the trap were kept. The fisher threw {x} back. How many lobsters were in the trap?",
      "How many pigeons had {m} in the loft before {mhe} opened the hatch? {x} flew out, and {y} would not leave.",
    ],
  },
  {
    id: "joined/left-behind-on-the-trail",
    expression: "x+y",
    numbers: { x: "2..25", y: "6..50" },
    texts: [
      "A group of hikers set out from the hut. By noon {x} had turned around with sore feet. {y} went on and reached the top. How many hikers were in the group?",
      "The wagon hit a bump and {x} melons rolled off. The boy who drove it still had {y} melons when he got to town. How many melons were loaded at first?",
      "How many sled dogs did the musher start with? She left {x} of them at a checkpoint and crossed the finish line with {y}.",
      "{n}'s kite had a tail of bows. The branches of a tree tore {x} bows away, leaving {y}. How many bows were in the tail?",
    ],
  },
  {
    id: "joined/used-from-the-roll",
    expression: "x+y",
    units: ["feet"],
    texts: [
      "{n} cut {x} feet of rope off a coil to tie up the boat. {y} feet of it are left on the hook. How long was the rope?",
      "There are {y} feet of wire on the spool, after the electrician has pulled off {x} feet. How many feet of wire were on the spool before?",
      "What was the length of the roll of fence, if {x} feet were put up around the henhouse and {y} feet lie in the barn?",
      "We have wrapped the parcels and {x} feet of paper are gone. The {y} feet that remain will do for next year. How much paper did we buy, in feet?",
    ],
  },
  {
    id: "joined/spent-some-money-earlier",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} bought a kite at the {shop} for ${x}. Afterwards there was ${y} in {his} pocket. How much money had {he} brought?",
      "The gas bill of ${x} was paid out of the household jar, and ${y} is left in it. What was in the jar?",
      "How much did {m} get for {mhis} birthday, if {mhe} put ${y} of it in the bank and spent the other ${x}?",
      "With ${y} still on it, the gift card is good for another visit. {m} used ${x} of it today. How much was the card worth before today?",
    ],
  },
  {
    id: "joined/went-home-or-stayed",
    expression: "x+y",
    numbers: { x: "4..75", y: "3..60" },
    texts: [
      "At nine o'clock {x} of the dancers said good night. {y} danced on. How many dancers were there before nine?",
      "School closed early because of snow. {x} children were fetched by their parents, and the {y} others waited for the bus. How many children were at school?",
      "How many students were in the detective club last year? {x} have moved away since. The club has {y} now, and nobody new has joined.",
      "{n}'s birthday party got quieter: {x} friends had to go, and {y} friends were left to play hide-and-seek. How many friends had come?",
    ],
  },
  {
    id: "joined/gave-way-in-the-wind",
    expression: "x+y",
    numbers: { x: "2..40", y: "5..70" },
    texts: [
      "The storm tore {x} slates from the church roof, which has {y} left. How many slates were on the roof?",
      "Kids had built sand castles all along the beach. The tide washed {x} away and spared {y}. How many sand castles had they built?",
      "{y} panes in the greenhouse are whole, and {x} were smashed by hail. How many panes were whole before the hail?",
      "How many tents stood in the meadow last night if {x} of them were blown over and {y} are still up?",
    ],
  },
  {
    id: "joined/before-the-price-was-cut",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "A clerk crosses out the old price of a toaster, takes ${x} off and writes ${y} on the tag. What was the old price?",
      "{n} got a camera for ${y}. Last month {he} would have paid ${x} more for it. What did the camera cost last month?",
      "Since {m} is a student, the ticket is ${x} cheaper for {mhim}, and {mhe} pays just ${y}. What do others pay?",
      "How much would the bunk bed be without the coupon? The coupon saves {k} ${x}, and {k} has to pay ${y}.",
    ],
  },
  {
    id: "joined/deducted-points",
    expression: "x+y",
    numbers: { x: "2..25", y: "20..95" },
    texts: [
      "For a late start the rider lost {x} points, so the board shows {y}. How many points would it show without that?",
      "{n}'s essay got {y} marks. {x} marks had been taken off for spelling. What would the essay have got if the spelling had been right?",
      "The dice game cost {m} {x} chips and left {mhim} with {y}. How many chips did {m} sit down with?",
      "Tell how many stickers were on the class chart on {day}, if {x} were peeled off on {day2} for bad behavior and there were {y} after that.",
    ],
  },
  {
    id: "joined/filled-and-empty",
    expression: "x+y",
    numbers: { x: "6..90", y: "2..40" },
    texts: [
      "{x} of the lockers are taken and {y} are free. How many lockers are in the hallway?",
      "{n} has colored {x} squares of the mosaic. {y} squares are white as yet. How many squares does the mosaic have?",
      "In the parking deck {y} spaces are open; cars stand in the other {x}. For how many cars was the deck built?",
      "How many eggs fit in the carton, if it has {x} eggs in it and room for {y} more?",
    ],
  },
  {
    id: "joined/carried-off-by-someone",
    expression: "x+y",
    numbers: { x: "3..50", y: "3..60" },
    texts: [
      "A magpie flew away with {x} of the shiny buttons that {n} had laid out. {y} were left on the windowsill. How many buttons had {n} laid out?",
      "{m} borrowed {x} of {n}'s cassettes. {n} looked in the rack and saw {y}. How many cassettes will be in the rack when {m} has brought all of those back?",
      "How many cushions did the couches have until the kids made a fort? {x} went into the fort, and {y} stayed on the couches.",
      "The garbage men have picked up {x} bags from the curb. They will come again for the {y} that did not fit in the truck. How many bags lay at the curb?",
    ],
  },
  {
    id: "joined/which-number-had-it-been",
    expression: "x+y",
    numbers: { x: "3..35", y: "3..45" },
    texts: [
      "The elevator went down {x} floors and stopped at floor {y}. On what floor had it been?",
      "A counter runs backwards. It has gone down by {x} since {n} switched it on, and it reads {y} at present. What did it read when {n} switched it on?",
      "I had a number in mind. Making it smaller by {x} gave me {y}. Which number did I have in mind?",
      "On what step of the stairs was the cat, if it jumped down {x} steps and is now on step {y}?",
    ],
  },
];

/** Lengths, weights, amounts of liquid and times that are joined; many have decimals. */
const MEASURED: readonly WordingFamily[] = [
  {
    id: "joined/two-legs-of-a-journey",
    expression: "x+y",
    units: ["miles"],
    texts: [
      "{n} rode {x} miles on a donkey and then {y} miles on a camel. How far did {he} ride?",
      "From the farm it is {x} miles to the mill and from there {y} miles on to the market. How long is the way to the market by the mill?",
      "How many miles did the truck go on one tank, if it had gone {y} miles after the stop and {x} miles before it?",
      "{m} paddled {x} miles down the river. On the next morning {mhe} paddled another {y} miles. Find the length of the trip.",
    ],
  },
  {
    id: "joined/boards-end-to-end",
    expression: "x+y",
    units: ["meters"],
    texts: [
      "The carpenter nails a board of {x} meters to the end of one of {y} meters. How long is the piece that he gets?",
      "A hose of {x} meters will not reach the roses, so {n} screws a hose of {y} meters to it. How far does the water come now?",
      "How many meters of hedge does the gardener trim when {x} meters are on the street side and {y} meters on the park side?",
      "{y} meters of track have been laid in the tunnel and {x} meters in front of it. How many meters of track have been laid?",
    ],
  },
  {
    id: "joined/weights-on-one-scale",
    expression: "x+y",
    units: ["kilograms"],
    texts: [
      "{n} weighs two parcels, one of {x} kilograms and one of {y} kilograms, on the same scale at once. What does the scale show?",
      "The goat eats {x} kilograms of hay a week, and the pony eats {y} kilograms. How much hay do the two eat in a week?",
      "How heavy is the bag of mixed nuts after {y} kilograms of walnuts are stirred into {x} kilograms of almonds?",
      "A baker kneaded {x} kilograms of rye dough and {y} kilograms of wheat dough. How many kilograms of dough did he knead?",
    ],
  },
  {
    id: "joined/poured-together",
    expression: "x+y",
    units: ["liters"],
    texts: [
      "Into the punch bowl go {x} liters of grape juice and {y} liters of soda. How many liters of punch does that make?",
      "The rain barrel had {x} liters in it. Last night's shower brought {y} liters. How much water is in the barrel?",
      "{m} watered the tomatoes with {y} liters and the beans with {x} liters. How much water did {mhe} use?",
      "How many liters of paint does {n} need, {x} liters for the outside of the shed and {y} liters for the inside?",
    ],
  },
  {
    id: "joined/fabric-and-ribbon",
    expression: "x+y",
    units: ["yards"],
    texts: [
      "For a cape the tailor needs {x} yards of cloth; for a hood, {y} yards. How much cloth must she order for both?",
      "{n} wound {y} yards of ribbon around one maypole and {x} yards around another. How many yards of ribbon were wound?",
      "A shopkeeper sold {x} yards of lace to a bride and {y} yards to her aunt. How many yards of lace did he sell?",
      "How many yards of yarn are in {k}'s ball if {k} ties {y} yards to the end of {x} yards and winds it all up?",
    ],
  },
  {
    id: "joined/hours-of-work-and-practice",
    expression: "x+y",
    units: ["hours"],
    texts: [
      "{n} babysat for {x} hours on {day} and for {y} hours on {day2}. For how many hours does {he} have to be paid?",
      "It took {x} hours to build the set and {y} hours to paint it. How long did the crew work on the set?",
      "How many hours were the astronauts outside the station, when their first walk lasted {x} hours and their second {y} hours?",
      "A pilot flew {y} hours at night. She flew {x} hours by day. What goes into her logbook as the total?",
    ],
  },
  {
    id: "joined/rose-and-grew-higher",
    expression: "x+y",
    numbers: { x: "30..60", y: "2..14" },
    texts: [
      "When {n} stood against the door frame some years ago, {he} reached {x} inches. Since then {he} has grown {y} inches. Up to what height does {he} reach today?",
      "The lake was {x} feet deep before the snow melted, and the melting raised it by {y} feet. How deep is it?",
      "How warm, in degrees, is the greenhouse at noon? It was {x} degrees at dawn, and it has become {y} degrees warmer.",
      "A stalagmite measured {x} millimeters. Over a hundred years it got {y} millimeters taller. What does it measure now?",
    ],
  },
  {
    id: "joined/garden-produce-weighed",
    expression: "x+y",
    units: ["pounds"],
    texts: [
      "{n} dug up {x} pounds of potatoes, and the next bed gave {him} {y} pounds. How many pounds did {he} dig up?",
      "From our vines we got {y} pounds of red grapes and {x} pounds of green grapes. What did the harvest weigh?",
      "The cook cut {x} pounds of rhubarb into pieces and threw in {y} pounds of strawberries. How many pounds of fruit and rhubarb were in the pot?",
      "How much honey is that: {x} pounds from the hive by the gate and {y} pounds from the hive by the wall?",
    ],
  },
  {
    id: "joined/height-of-two-stacked",
    expression: "x+y",
    units: ["centimeters"],
    numbers: { x: "110..180", y: "60..95" },
    texts: [
      "A statue of {x} centimeters stands on a base of {y} centimeters. How high above the floor is the top of the statue?",
      "The acrobat's shoulders are {x} centimeters above the ground. A child that is {y} centimeters tall stands on them. How high, in centimeters, is the top of the child's head?",
      "How far above the floor is the lid of the trunk on the wardrobe? The trunk is {y} centimeters high and the wardrobe {x}.",
      "{n} pushed a shelf of {x} centimeters and one of {y} centimeters against each other along the wall. How many centimeters of the wall do the shelves cover?",
    ],
  },
  {
    id: "joined/weight-with-the-load",
    expression: "x+y",
    units: ["pounds"],
    texts: [
      "Empty, the cart weighs {x} pounds. It is loaded with {y} pounds of gravel. What does it weigh with the load?",
      "{n}'s backpack is {x} pounds, and the tent that {he} straps on it is {y} pounds. How many pounds does {he} have on {his} back?",
      "A puppy of {x} pounds put on {y} pounds over the summer. How heavy was it in the fall?",
      "How many pounds does the crate of pears weigh? The pears alone come to {y} pounds and the crate alone to {x} pounds.",
    ],
  },
  {
    id: "joined/fuel-and-water-taken-in",
    expression: "x+y",
    units: ["gallons"],
    texts: [
      "The tank of the school bus had {x} gallons in it. At the pump the driver put in {y} gallons. How many gallons are in the tank?",
      "Firefighters sprayed {x} gallons on the barn and {y} gallons on the haystack beside it. How much water did they spray?",
      "How many gallons must the caretaker put into the empty pool if the shallow part takes {x} gallons and the deep part takes {y} gallons?",
      "{y} gallons of cider were pressed from the late apples. The early apples had given {x} gallons. How many gallons of cider is that for the year?",
    ],
  },
  {
    id: "joined/land-bought-and-plowed",
    expression: "x+y",
    units: ["acres"],
    texts: [
      "The farmer has plowed {x} acres. There are {y} acres to plow yet. How many acres does he plow in all?",
      "{n} grows oats on {y} acres and beets on {x} acres of {his} land, and nothing on the rest. How many acres are planted?",
      "A nature park of {x} acres was made larger by {y} acres of woods. What is its size now?",
      "How much land burned, if the fire took {x} acres on its first day and {y} acres more before it was put out?",
    ],
  },
];

/** What is earned, saved, paid or owed is added up. */
const MONEY: readonly WordingFamily[] = [
  {
    id: "joined/two-things-paid-for",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} chose a {s} for ${x} and a {ps} for ${y}. What did {he} have to pay at the desk?",
      "How much will {m} spend at the {shop} if {mhe} takes the ${y} clock and the ${x} vase?",
      "A tin of cat food and a scratching post were on {k}'s bill. The first was ${x}; the second was ${y}. Find the total of the bill.",
      "Grandma could not decide between a blue hat at ${x} and a straw hat at ${y}, so she bought them both. How much did she pay?",
    ],
  },
  {
    id: "joined/earned-from-two-jobs",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "Walking dogs brought {n} ${x} this week. For raking leaves {he} got ${y}. How much did {n} earn this week?",
      "The street musician counted ${y} in his hat at night and ${x} in his guitar case. How much had people given him?",
      "{m} is paid ${x} for the morning at the kiosk and ${y} for the evening at the movies. What does {mhe} earn in a day with both?",
      "How much money did the twins make by selling juice (${x}) and washing windows (${y})?",
    ],
  },
  {
    id: "joined/saved-and-added",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "There was ${x} in {n}'s account when Grandpa transferred ${y} to it. How much is in the account?",
      "{m} wants to know what {mhe} has. In the drawer there is ${x}, and in the coin jar ${y}. Tell how much it is.",
      "How much had the scouts saved up by {day2}? Their box held ${x} on {day}, and a cake sale added ${y} to it.",
      "On {his} birthday {n} got ${y} from {his} godmother. It went into the envelope with the ${x} from last year. How much money is in the envelope?",
    ],
  },
  {
    id: "joined/price-raised",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "A season ticket cost ${x} last year. It has gone up by ${y}. How much is it this year?",
      "The landlord raises the rent of a garage, which is ${x} a month, by ${y}. What will the rent be?",
      "How much does a pizza with extra cheese cost, if a plain one is ${x} and the cheese is ${y} on top of that?",
      "{n} bid ${x} for the painting. {m} outbid {him} by ${y} and got it. For how much did {m} get the painting?",
    ],
  },
  {
    id: "joined/tips-fees-and-postage",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "The meal came to ${x}, and {n} left a tip of ${y}. How much did {n} spend at the restaurant?",
      "Gift wrapping is ${y} extra at the {shop}. What does a music box for ${x} cost when it is gift wrapped?",
      "A library user owes ${x} for a lost book and ${y} for bringing others back late. How much does he owe?",
      "How much did {k} hand to the taxi driver? The meter said ${x}, and {k} put ${y} on top for carrying the bags.",
    ],
  },
  {
    id: "joined/cash-box-after-a-sale",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "The cash box at the bazaar started the day with ${x} in it for change. The stall took in ${y}. How much was in the box when the bazaar closed?",
      "With ${y} from the paper collection, how much is in the class fund, which stood at ${x}?",
      "Ticket sales at the school play came to ${x} and snack sales to ${y}. How much money did the school take in?",
      "{n}'s toll booth took ${y} from trucks in an hour. The cars paid ${x}. What did the booth take in?",
    ],
  },
  {
    id: "joined/two-friends-put-in-money",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} and {m} share the cost of a tent. {n} gives ${x} and {m} gives ${y}, and that is just enough. What is the price of the tent?",
      "How big was the present for the coach, in dollars, if the girls put in ${y} and the boys ${x}?",
      "My sister lent me ${x} and my brother lent me ${y}. How much money must I pay back to them?",
      "Two neighbors bought a snow blower together, the one paying ${x}, the other ${y}. How much did the snow blower cost?",
    ],
  },
  {
    id: "joined/paid-now-and-later",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} paid ${x} for the sofa when {he} ordered it and ${y} when it came. How much did the sofa cost?",
      "A deposit of ${x} is due today, and ${y} is due at the start of the camp. What does the camp cost?",
      "{m} still owes the dentist ${y}. {mHe} has paid ${x} of the bill. How much was the bill?",
      "How much is the used car, if a buyer has to put down ${x} and then pay ${y} in the spring?",
    ],
  },
  {
    id: "joined/change-that-was-left",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} paid for a poster that cost ${x} and got ${y} back. How much money had {he} handed over?",
      "The clerk put ${y} of change on the counter for {m}, whose shopping cost ${x}. How much had {m} given the clerk?",
      "After paying ${x} for a haircut, Uncle Bert has ${y}. How much did he have when he sat down in the chair?",
      "How much did {k}'s mother give {k} for the market, if the fish was ${x} and {k} brought home ${y}?",
    ],
  },
  {
    id: "joined/cost-of-going-out",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "The puppet theater charges ${x} for a grown-up and ${y} for a child. How much do {n} and {his} little niece pay to get in?",
      "A day at the ice rink means ${x} for the entry and ${y} to rent skates. What does the day cost somebody without skates?",
      "How much did {m} spend on the trip, when the train was ${y} and the boat was ${x}?",
      "{k} went bowling for ${x}, and on the way home {k} bought noodles for ${y}. How many dollars did the evening take?",
    ],
  },
  {
    id: "joined/sold-for-more-than-paid",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} bought an old radio for ${x}, fixed it, and sold it for ${y} more than {he} had paid. For how much did {he} sell it?",
      "A shop pays ${x} for a lamp and wants to make ${y} on it. What price should it ask for the lamp?",
      "How much must the pottery club get for a bowl that costs ${x} to make, if the club is to have ${y} of profit?",
      "The dealer made ${y} on the chair. He had paid ${x} for it. What did his customer pay?",
    ],
  },
  {
    id: "joined/money-for-repairs",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "Fixing the fence cost ${x} for the wood and ${y} for the carpenter. What was the cost of fixing it?",
      "{n} had new brakes put on {his} bike for ${y} and a new bell for ${x}. How much did the bike shop ask for?",
      "The plumber's bill has two lines. Parts: ${x}. Work: ${y}. How much does he want?",
      "How much did the school spend on the roof if the first repair was ${x} and, since it still leaked, a second was ${y}?",
    ],
  },
  {
    id: "joined/still-short-of-the-price",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} has ${x}. If {he} had ${y} more, {he} could just pay for the drum. How much is the drum?",
      "{m} counted out ${x} for the skateboard, but the clerk shook his head and said that ${y} was missing. What was the price?",
      "How much does the choir need for its trip, if it has ${x} and is ${y} short?",
      "Another ${y} and the fund for the new swings will be complete. It stands at ${x}. What do the swings cost?",
    ],
  },
];

/** The numbers have three or four digits. */
const LARGER_NUMBERS: readonly WordingFamily[] = [
  {
    id: "joined/town-that-grows",
    expression: "x+y",
    numbers: { x: "1200..8900", y: "110..980" },
    texts: [
      "{x} people lived in the mining town. When a new mine was opened, {y} more moved in and nobody left. How many people lived there then?",
      "How many trees are in the state nursery now that the {y} seedlings from the greenhouse have joined the {x} outside?",
      "The museum's list had {x} objects on it. A collector left the museum {y} objects, which were put on the list. How long is the list?",
      "An island had {x} puffins. This year {y} chicks were raised. How many puffins are on the island if none died or flew away?",
    ],
  },
  {
    id: "joined/stadium-and-concert-crowds",
    expression: "x+y",
    numbers: { x: "450..4800", y: "320..3900" },
    texts: [
      "{x} fans sat in the east stand and {y} in the west stand. There were no others. How many fans saw the match?",
      "The open-air concert sold {y} tickets in advance. At the gate {x} more were sold. How many tickets is that?",
      "How many people took part in the city run? {x} of them ran the short course, and {y} ran the long one.",
      "In the parade, {y} people marched and {x} watched. How many people were there?",
    ],
  },
  {
    id: "joined/harvest-in-hundreds",
    expression: "x+y",
    numbers: { x: "120..980", y: "120..980" },
    texts: [
      "The north field yielded {x} sacks of barley, and the south field {y}. How many sacks did the fields yield?",
      "{n}'s hens laid {x} eggs in {month} and {y} eggs in {month2}. How many eggs were there to sell from these two months?",
      "{y} heads of lettuce were cut for the hotel and {x} for the market. How many heads of lettuce were cut?",
      "How many Christmas trees did the forest farm sell this winter, {x} before the snow and {y} after it?",
    ],
  },
  {
    id: "joined/pages-of-two-volumes",
    expression: "x+y",
    numbers: { x: "130..870", y: "130..870" },
    texts: [
      "The novel was printed in two volumes. Volume one has {x} pages and volume two has {y}. How many pages are in the novel?",
      "{n} read all {y} pages of a book about whales before starting one of {x} pages about stars. How many pages will {he} have read when {he} finishes it?",
      "A printer prints {x} pages, runs out of paper, is refilled, and prints {y} more. How many pages come out?",
      "How many words does {k}'s speech have, with {x} in the first part and {y} in the second?",
    ],
  },
  {
    id: "joined/bricks-and-tiles-delivered",
    expression: "x+y",
    numbers: { x: "240..1900", y: "160..1500" },
    texts: [
      "A truck brought {x} bricks to the building site in the morning and {y} in the afternoon. How many bricks were brought?",
      "The mason thought {x} bricks would do for the chimney, but he had to send for {y} more and used every one. How many bricks are in the chimney?",
      "{y} tiles of the bathhouse floor date from Roman times, and the other {x} are new. How many tiles make up the floor?",
      "How many nails did the shipyard use on the hull, when {y} went into the bow and {x} into the rest?",
    ],
  },
  {
    id: "joined/steps-and-strokes-in-hundreds",
    expression: "x+y",
    numbers: { x: "350..4600", y: "280..3800" },
    texts: [
      "{n}'s step counter showed {x} at lunch. {He} made {y} steps after that. What did it show at bedtime?",
      "A heart beat {x} times while {k} was asleep on the sofa, and {y} times while {k} read the paper. How many beats was that?",
      "How many strokes did the rowers pull, {y} against the stream and {x} with it?",
      "The space probe sent {x} pictures of the moon and {y} pictures of Mars. How many pictures did it send?",
    ],
  },
  {
    id: "joined/left-and-gone-in-hundreds",
    expression: "x+y",
    numbers: { x: "120..980", y: "110..960" },
    texts: [
      "The warehouse shipped {x} boxes last night, and {y} are standing in it today. How many boxes were in the warehouse yesterday, before the shipping?",
      "By Friday the stadium had sold {x} seats for the final. There were {y} seats to be had yet. How many seats does the stadium have?",
      "A printing shop has used {x} sheets for a poster and has {y} sheets in stock. How many sheets did it have to begin with?",
      "How many salmon had swum up to the dam? {x} got over it by the fish ladder, and {y} turned back.",
    ],
  },
  {
    id: "joined/altitude-and-depth",
    expression: "x+y",
    numbers: { x: "210..1900", y: "130..980" },
    texts: [
      "The hut stands {x} meters above the sea. The peak is {y} meters higher than the hut. How high is the peak?",
      "A balloon floating at {x} feet drops its sand and rises by {y} feet. At how many feet does it float then?",
      "How far above sea level did the cable car start, if it went down {y} meters and arrived at {x} meters?",
      "A submarine was {x} feet below the waves when it dived another {y} feet. How deep was it after the dive?",
    ],
  },
];

/** What is planned, needed, possible or wished for: how many there will or would be. */
const PLANS: readonly WordingFamily[] = [
  {
    id: "joined/if-all-goes-well",
    expression: "x+y",
    numbers: { x: "5..70", y: "3..50" },
    texts: [
      "{n} has learned {x} knots. If {he} learns {y} more at sailing camp, as {he} plans to, how many knots will {he} know?",
      "Suppose that all {y} buds on the cactus open. It has {x} flowers already. How many flowers will it have then?",
      "{m} hopes that {y} eggs under the hen will hatch. There are {x} chicks in the yard. How many chicks would there be?",
      "How many lighthouses will {k} have seen after a trip to {y} that {k} does not know yet, if {k} has seen {x}?",
    ],
  },
  {
    id: "joined/had-it-and-needs-more",
    expression: "x+y",
    numbers: { x: "6..80", y: "2..45" },
    texts: [
      "{n} has {x} beads for a bracelet and needs {y} more. How many beads does the bracelet take?",
      "There are {x} chairs around the tables. For everyone to have a seat, {y} chairs must still be brought. For how many people are chairs wanted?",
      "With {x} signatures so far, the club is {y} short of what the mayor asks for. How many signatures does the mayor ask for?",
      "How many lamps does the stage need? The electrician hung {x}, and he says that {y} are missing.",
    ],
  },
  {
    id: "joined/ordered-for-two-purposes",
    expression: "x+y",
    numbers: { x: "8..95", y: "4..70" },
    texts: [
      "The principal wants {x} notebooks for the pupils and {y} to keep in reserve. How many notebooks should she order?",
      "{n} is planning a dinner. {He} needs {y} plums for the cake and {x} for the jam. How many plums does {he} put on {his} list?",
      "A hotel asks the laundry for {x} sheets for its guests and {y} for the staff. How many sheets does it ask for?",
      "How many copies of the map does the guide have to make, if {x} hikers and {y} drivers want one each?",
    ],
  },
  {
    id: "joined/how-far-or-late-it-gets",
    expression: "x+y",
    numbers: { x: "4..48", y: "3..35" },
    texts: [
      "{n}'s game piece is on square {x}. {He} moves it {y} squares forward. On what square does it land?",
      "We are on page {x} of the songbook. The song I like best is {y} pages farther on. On what page is it?",
      "The elevator stopped at floor {x} and then went up {y} floors. Which floor did it get to?",
      "On what stair is {k}, who stood on stair {x} and climbed {y} stairs?",
    ],
  },
  {
    id: "joined/level-rank-and-house-number",
    expression: "x+y",
    numbers: { x: "3..55", y: "2..30" },
    texts: [
      "In the race {n} was in place {x}. Then {y} runners passed {him}, and {he} passed nobody. In what place was {he} then?",
      "{m}'s locker number is {x}. {k}'s number is {y} higher. What is {k}'s locker number?",
      "There are {x} people ahead of {n} at the bakery and {y} people behind {him}. How many other people are in the line besides {n}?",
      "How many runners were in the race, if {x} of them finished it and {y} did not?",
    ],
  },
  {
    id: "joined/older-or-more-than-another",
    expression: "x+y",
    numbers: { x: "6..40", y: "2..30" },
    texts: [
      "{n} is {x}. {His} cousin was born {y} years before {him}. How old is the cousin?",
      "{m} caught {x} crabs, and {k} caught {y} more than that. How many crabs did {k} catch?",
      "The blue team is {y} points ahead of the red team, which has {x} points. What is the blue team's score?",
      "How many cages does the big barn have, if the small barn has {x} and that is {y} fewer than the big one has?",
    ],
  },
];

/** Story problems of one addition: what comes together, what there was before, and what two make. */
export const STORY_JOINING: readonly WordingFamily[] = [
  ...RECEIVED,
  ...ARRIVALS,
  ...MADE,
  ...TWO_PEOPLE,
  ...TWO_KINDS,
  ...TWO_PLACES,
  ...TWO_TIMES,
  ...BEFORE,
  ...MEASURED,
  ...MONEY,
  ...LARGER_NUMBERS,
  ...PLANS,
];

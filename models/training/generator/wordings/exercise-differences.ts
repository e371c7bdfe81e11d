import type { WordingFamily } from "../wording.ts";

/** Two counts are told, and a word says which of them is the larger one. */
const MORE_AND_FEWER: readonly WordingFamily[] = [
  {
    id: "apart/shells-of-two-walkers",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "40..95", y: "4..36" },
    texts: [
      "{n} came back from the flea market with {y} {o}. {m} came back with {x}. How many more {o} did {m} bring home?",
      "Only {y} {o} lie in {n}'s drawer, but {x} lie in {m}'s. How many more does {m} have?",
      "How many fewer {o} than {m} does {n} own, if {n} owns {y} and {m} owns {x}?",
      "{m} is proud of {mhis} {x} {o}. {n} has {y} of them. Tell how many more {m} has than {n}.",
    ],
  },
  {
    id: "apart/beetles-under-two-logs",
    expression: "x-y",
    numbers: { x: "32..80", y: "3..30" },
    texts: [
      "Under the rotten log {n} counted {y} beetles. Under the stone wall {he} counted {x}. How many more beetles live under the wall than under the log?",
      "A beekeeper saw {y} wasps and {x} hornets near his hives. How many more hornets than wasps did he see?",
      "The left pond has {y} newts in it and the right pond has {x}. By how many newts does the right pond beat the left one?",
      "How many more moths than mosquitoes came to the porch lamp? It drew {x} moths, while mosquitoes numbered {y}.",
    ],
  },
  {
    id: "apart/votes-for-two-names",
    expression: "x-y",
    units: ["votes"],
    numbers: { x: "60..140", y: "12..58" },
    texts: [
      "{n} won the election for class speaker with {x} votes. {m} came second with {y}. By how many votes did {n} win?",
      "The town voted on a name for the new bridge. {x} votes went to Heron Bridge and {y} to Old Mill Bridge. How many more votes did the winning name receive?",
      "{m} lost the vote for captain. {mHe} got {y} votes, and the winner got {x}. How many votes behind was {m}?",
      "In the contest for the best scarecrow, {x} visitors chose the pirate and {y} chose the king. How many more visitors liked the pirate than the king?",
    ],
  },
  {
    id: "apart/seats-of-two-vehicles",
    expression: "x-y",
    units: ["seats"],
    numbers: { x: "40..90", y: "8..38" },
    texts: [
      "A coach has {x} seats, and a minibus has {y}. How many extra seats does the coach offer?",
      "The old cable car could seat {y} people. The new one seats {x}. How many more people can sit down in the new one?",
      "How many seats fewer are there on the small ferry than on the big one? The big ferry has {x} seats, the small one {y}.",
      "With {x} chairs, the upstairs hall is larger than the downstairs hall, which holds {y} chairs. How many chairs more are upstairs?",
    ],
  },
  {
    id: "apart/typed-and-sorted-at-work",
    expression: "x-y",
    numbers: { x: "50..99", y: "10..45" },
    texts: [
      "Before lunch the clerk stamped {x} forms. After lunch she stamped {y}. How many fewer forms did she stamp after lunch?",
      "{n} sorted {x} letters while {m} sorted {y}. How many more letters passed through {n}'s hands?",
      "The night nurse made {y} notes, and the day nurse made {x}. How many notes did the day nurse make beyond those of the night nurse?",
      "On {day} the office printed {x} pages, which was more than on {day2}, when it printed {y}. Find how many pages more it was.",
    ],
  },
  {
    id: "apart/guests-of-two-parties",
    expression: "x-y",
    numbers: { x: "30..75", y: "5..26" },
    texts: [
      "{y} people danced at {n}'s party. At {m}'s party {x} people danced. How many more dancers did {m} have?",
      "{n} invited {y} guests last year. This year {he} has invited {x}. How many more guests are on the list this time?",
      "There were {y} children at the puppet show in the morning and {x} in the afternoon. How many fewer children came in the morning?",
      "How many more adults than children were at the barbecue, if {y} children and {x} adults ate there?",
    ],
  },
  {
    id: "apart/words-and-lines-learned",
    expression: "x-y",
    numbers: { x: "35..90", y: "6..32" },
    texts: [
      "{n} knows {x} words of Spanish. {His} best friend {m} knows {y}. How many more Spanish words does {n} know than {m}?",
      "In the school play the queen has {x} lines and the cook has {y} lines. How many more lines must the queen learn?",
      "{m} spelled {y} words right. {n}, who practiced all week, spelled {x} right. How many more words did {n} get right?",
      "The first verse of the song has {x} words and the second verse only {y}. How many words fewer are in the second verse?",
    ],
  },
  {
    id: "apart/sheep-on-two-farms",
    expression: "x-y",
    numbers: { x: "45..150", y: "10..42" },
    texts: [
      "The Hill Farm keeps {y} sheep. The Valley Farm keeps {x} sheep. How many more sheep graze at the Valley Farm?",
      "A farmer's brown hens laid {y} eggs this week, and her white hens laid {x}. How many more eggs came from the white hens?",
      "Grandpa's herd has {y} goats. His neighbor's herd is bigger and has {x}. By how many goats is it bigger?",
      "The stable has room for {y} horses, the barn for {x} cows. How many more cows than horses can be kept?",
    ],
  },
  {
    id: "apart/laps-and-jumps-counted",
    expression: "x-y",
    numbers: { x: "30..95", y: "5..28" },
    texts: [
      "{n} did {x} push-ups in gym class. {m} did {y}. How many more push-ups did {n} manage?",
      "Coach counted {x} jumps by {n} and {y} jumps by {m} on the trampoline. How many fewer jumps did {m} make?",
      "How many more times did {n} skip the rope today than yesterday? Yesterday it was {y} times, and today it was {x} times.",
      "The ball was bounced {x} times by the older brother and {y} times by the younger. How many more bounces did the older one make?",
    ],
  },
  {
    id: "apart/pictures-on-two-phones",
    expression: "x-y",
    numbers: { x: "50..160", y: "6..45" },
    texts: [
      "There are {x} photos on Dad's phone and {y} on Mom's. How many photos fewer does Mom have?",
      "{n} took {y} pictures of the parade, and {m}, who stood in front, took {x}. How many more pictures did {m} take?",
      "{n} has {x} songs saved. {m} has saved {y}. How many more songs are on {n}'s list?",
      "On Saturday {x} people watched my video, but on Sunday just {y} did. How many more people watched it on Saturday?",
    ],
  },
  {
    id: "apart/rain-and-sun-days",
    expression: "x-y",
    units: ["days"],
    numbers: { x: "14..22", y: "2..9" },
    texts: [
      "Last month it rained on {y} days and the sun shone on {x} days. How many more sunny days than rainy days were there?",
      "{month} had {y} foggy days. {month2} had {x}. How many fewer foggy days did {month} have?",
      "We were away for {y} days in spring and for {x} days in summer. How many days longer was our summer trip?",
      "It snowed on {x} days this winter, but last winter on {y} days only. On how many more days did it snow this winter?",
    ],
  },
  {
    id: "apart/cakes-on-the-counter",
    expression: "x-y",
    numbers: { x: "36..96", y: "8..32" },
    texts: [
      "The baker put {x} rye rolls and {y} poppy rolls into the window. How many more rye rolls than poppy rolls were there?",
      "At the school stand {x} waffles and {y} pretzels were sold. Find how many fewer pretzels than waffles were sold.",
      "How many more pancakes did the scouts eat than the leaders? The scouts ate {x}, and the leaders ate {y}.",
      "{n} folded {y} dumplings with {his} left hand and {x} with {his} right hand. How many more did {he} fold with the right hand?",
    ],
  },
  {
    id: "apart/owls-and-other-figures",
    expression: "x-y",
    numbers: { x: "25..70", y: "4..22" },
    texts: [
      "{n} collects glass owls and wooden bears. {He} has {y} owls and {x} bears. How many more bears does {he} have than owls?",
      "In {m}'s album there are {y} stamps from Norway and {x} stamps from Brazil. How many more come from Brazil?",
      "The museum shows {y} swords. Shields are shown too, {x} of them. How many more shields than swords can one look at?",
      "{y} of the puppets have strings, and {x} do not. How many more puppets are without strings than with strings?",
    ],
  },
  {
    id: "apart/players-in-the-band",
    expression: "x-y",
    numbers: { x: "24..60", y: "3..20" },
    texts: [
      "{x} children in our town learn the guitar, {y} learn the trumpet. How many more guitar players than trumpet players are there?",
      "There are {x} sopranos and {y} basses in the choir. How many basses fewer than sopranos sing in it?",
      "The drum group is small: it has {y} members. The flute group has {x}. How many more members does the flute group have?",
      "Of the concerts in the park, {x} were free and {y} were not. How many more concerts were free?",
    ],
  },
  {
    id: "apart/screws-in-the-workshop",
    expression: "x-y",
    numbers: { x: "55..140", y: "9..50" },
    texts: [
      "The carpenter used {y} nails on the gate and {x} nails on the roof. How many more nails went into the roof?",
      "A jar holds {y} long bolts and {x} short bolts. How many fewer long bolts than short ones are in it?",
      "To build a kite, {n} needs {y} steps. To build a glider {he} needs {x}. How many more steps does the glider take?",
      "{m} laid {y} tiles on {day}, and on {day2}, when {mhe} was faster, {mhe} laid {x}. How many more tiles were laid on {day2} than on {day}?",
    ],
  },
  {
    id: "apart/letters-to-two-people",
    expression: "x-y",
    numbers: { x: "28..64", y: "3..25" },
    texts: [
      "Aunt Rosa received {x} birthday cards and Uncle Theo {y}. How many more cards did Aunt Rosa receive?",
      "The mail carrier took {x} packages to Elm Street and {y} to Oak Street. How many packages fewer did Oak Street get?",
      "{n} wrote {m} {y} messages, and {m} wrote back {x}. How many more messages did {m} write than {n}?",
      "With {x} postcards sent, {n} is ahead of {his} sister, who has sent {y}. By how many postcards is {n} ahead?",
    ],
  },
];

/** Two amounts are told, and the reader must see which one is larger. */
const WHICH_IS_LARGER: readonly WordingFamily[] = [
  {
    id: "apart/difference-of-two-piles",
    expression: "x-y",
    numbers: { x: "44..99", y: "7..40" },
    texts: [
      "One pile has {y} {o} in it and another pile has {x}. What is the difference between the two piles?",
      "{n} counted {y} {o}, and {m} counted {x}. By how many do their counts differ?",
      "Find the difference in the number of {o} if one box has {y} and the other has {x}.",
      "What is the difference between {n}'s {x} {o} and {m}'s {y} {o}?",
    ],
  },
  {
    id: "apart/scores-of-two-sides",
    expression: "x-y",
    units: ["points"],
    numbers: { x: "42..98", y: "10..40" },
    texts: [
      "The scoreboard showed Home {x}, Visitors {y} when the whistle blew. How many points lay between the two teams?",
      "At darts {n} threw {y} points and {m} threw {x} points. What was the gap between them?",
      "The quiz ended {x} to {y}. By how many points did the better team win?",
      "{y} points were scored before the break and {x} after it. What is the difference between the two halves of the game?",
    ],
  },
  {
    id: "apart/house-numbers-and-pages",
    expression: "x-y",
    numbers: { x: "80..190", y: "12..75" },
    texts: [
      "{n} is on page {y} of the mystery, and {m} is on page {x}. How many pages apart are they?",
      "The bookmark was at page {y} last night. Now it is at page {x}. How many pages has it moved?",
      "Runner number {x} and runner number {y} compare their numbers. How large is the difference?",
      "How many steps higher than {m} is {n} on the tower stairs? {n} has climbed to step {x}, and {m} is on step {y}.",
    ],
  },
  {
    id: "apart/ages-of-two",
    expression: "x-y",
    units: ["years"],
    numbers: { x: "58..80", y: "5..22" },
    texts: [
      "{n} is {y} and {his} grandmother is {x}. How many years apart are they?",
      "What is the age difference between a teacher of {x} and a pupil of {y}?",
      "The oldest player in the orchestra is {x} years old. The youngest is {y}. How many years lie between them?",
      "{m}'s house is {y} years old, and the school next door is {x} years old. Find the difference in their ages.",
    ],
  },
  {
    id: "apart/temperatures-of-two-times",
    expression: "x-y",
    units: ["degrees"],
    numbers: { x: "51..95", y: "15..49" },
    texts: [
      "At dawn the thermometer on the porch read {y} degrees. By noon it read {x}. How many degrees had it risen?",
      "It is {x} degrees in the greenhouse and {y} degrees outside. How many degrees warmer is the greenhouse?",
      "The lake has {y} degrees and the air {x} degrees. What is the difference in temperature?",
      "How much cooler was {day2} than {day}? On {day} it was {x} degrees, on {day2} {y} degrees.",
    ],
  },
  {
    id: "apart/two-guesses-and-the-truth",
    expression: "x-y",
    numbers: { x: "60..150", y: "15..58" },
    texts: [
      "{n} guessed that there were {y} beans in the jar. In truth there were {x}. How far off was the guess?",
      "The weather service had expected {x} visitors at the beach, and {y} came. By how many was it wrong?",
      "{m} thought that the bag held {x} beans, but it held {y}. How many too many had {mhe} guessed?",
      "There are {x} steps to the chapel. {n} had guessed {y}. How many steps was {he} short?",
    ],
  },
  {
    id: "apart/prices-of-two-shops",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "A toaster is ${y} online and ${x} in the store. What is the price difference?",
      "{n} paid ${x} for a desk lamp. {m} got the same lamp for ${y}. How much did {m} save compared with {n}?",
      "One barber asks ${y} for a haircut and another ${x}. How much dearer is the second barber?",
      "The train ticket costs ${x}, the bus ticket ${y}. How much cheaper is it to take the bus?",
    ],
  },
  {
    id: "apart/money-boxes-of-two",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} earned ${y} walking dogs and {m} earned ${x} washing cars. By how much do their earnings differ?",
      "There is ${y} in the blue piggy bank and ${x} in the red one. How much more is in the red one?",
      "How much more did the tombola bring in than the cake stand? The cake stand took in ${y} and the tombola ${x}.",
      "The electric bill was ${y} in {month}. For {month2} it came to ${x}. What did it rise by?",
    ],
  },
  {
    id: "apart/minutes-of-two-ways",
    expression: "x-y",
    units: ["minutes"],
    numbers: { x: "35..90", y: "6..32" },
    texts: [
      "By bike {n} needs {y} minutes to work, on foot {x} minutes. How many minutes does the bike save {him}?",
      "The cartoon lasts {y} minutes. The film after it lasts {x} minutes. How much longer is the film?",
      "{n} waited {x} minutes at the dentist and {m} waited {y}. How many minutes sooner was {m} called in?",
      "One recipe takes {x} minutes and the other takes {y}. How many minutes faster is the quick recipe?",
    ],
  },
  {
    id: "apart/years-of-two-events",
    expression: "x-y",
    units: ["years"],
    numbers: { x: "1910..2015", y: "1750..1905" },
    texts: [
      "The mill was built in {y} and the town hall in {x}. How many years apart were they built?",
      "A coin from {y} lies beside a coin from {x}. How many years newer is the second coin?",
      "The harbor opened in {x}. The lighthouse had been there since {y}. By how many years is the lighthouse older than the harbor?",
      "How many years passed between the first fair, in {y}, and the great fair of {x}?",
    ],
  },
  {
    id: "apart/most-and-least-of-a-week",
    expression: "x-y",
    numbers: { x: "58..120", y: "8..54" },
    texts: [
      "On the busiest day {x} dogs visited the vet, and on the quietest day {y} did. What is the difference between these days?",
      "The fewest cars that {n} ever washed in a week were {y}, and the most were {x}. How wide is the gap?",
      "The fullest tram of the day carried {x} riders, the emptiest {y}. How many fewer riders were on the emptiest tram?",
      "Compare the tallest stack of plates, {x} plates, with the lowest, {y} plates. How many plates more are in the tallest?",
    ],
  },
  {
    id: "apart/left-and-right-hand",
    expression: "x-y",
    numbers: { x: "22..60", y: "3..20" },
    texts: [
      "{y} pupils in the school write with the left hand, {x} with the right. What is the difference between the two groups?",
      "The orange team has {y} {u} and the purple team has {x}. How unequal are the teams, counted in people?",
      "In the parking lot {x} cars face the wall and {y} face the street. How many more face the wall?",
      "Some of the doors are open and some are closed: {y} are open and {x} are closed. How many more doors are closed than open?",
    ],
  },
];

/** How many are missing to as many as another, to a goal, or how many are too many. */
const MISSING_TO: readonly WordingFamily[] = [
  {
    id: "apart/to-as-many-as-the-other",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "36..90", y: "5..32" },
    texts: [
      "{n} has {y} {o} and would like to have as many as {m}, who has {x}. How many {o} must {n} still get?",
      "How many more {o} does {n} need to catch up with {m}? {n} has {y} and {m} has {x}.",
      "{m} owns {x} {o}. {n}, with {y}, wants to be even with {mhim}. How many {o} is {n} missing?",
      "If {n} found enough {o} to match {m}'s {x}, how many would {he} have to find, given that {he} has {y} already?",
    ],
  },
  {
    id: "apart/goal-of-a-collection",
    expression: "x-y",
    numbers: { x: "60..150", y: "12..55" },
    texts: [
      "The class has gathered {y} cans for the food drive, and the goal is {x}. How many cans are missing?",
      "{n} wants to learn {x} chess openings. So far {he} has learned {y}. How many more will {he} have to learn?",
      "A badge is given for {x} stamps on the hiking card. {m} has {y} stamps. How many stamps away from the badge is {mhe}?",
      "To fill the album, {x} stickers are needed. {y} have been pasted in. How many empty spaces are there?",
    ],
  },
  {
    id: "apart/record-to-be-broken",
    expression: "x-y",
    numbers: { x: "50..99", y: "15..46" },
    texts: [
      "The school record for keeping a hoop up is {x} turns. {n} managed {y}. How many turns short of the record was {he}?",
      "{n} has juggled {y} catches in a row. How many more would {he} need to equal {m}'s {x}?",
      "With {y} goals this season, the striker is behind the club's best mark of {x}. How many goals are lacking to draw level?",
      "The tallest tower in the contest had {x} blocks. How many blocks fewer did {m}'s tower have, which was {y} blocks tall?",
    ],
  },
  {
    id: "apart/too-many-for-the-room",
    expression: "x-y",
    numbers: { x: "32..80", y: "8..30" },
    texts: [
      "{x} children want to sail, but the boat takes {y}. How many have to wait on the dock?",
      "The stand has hooks for {y} coats. {x} coats were brought. How many coats find no hook?",
      "There are {y} tickets, and {x} people are in the line for one. How many of them will go away with nothing?",
      "How many plants are left without a pot if there are {x} plants and only {y} pots?",
    ],
  },
  {
    id: "apart/one-for-each-person",
    expression: "x-y",
    numbers: { x: "24..60", y: "5..22" },
    texts: [
      "Every guest should get a name tag. There are {x} guests, and {y} tags have been written. How many tags are still to be written?",
      "{n} has {y} helmets for a group of {x} riders. How many helmets does {he} have to borrow?",
      "The nurse has {y} pillows for {x} beds. How many pillows short is she?",
      "How many spoons must still be laid if {x} people will eat soup and {y} spoons are on the table?",
    ],
  },
  {
    id: "apart/money-short-of-a-price",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} has saved ${y} for a skateboard that costs ${x}. How much is {he} short?",
      "A pair of boots costs ${x}. {m} has ${y} in {mhis} pocket. How many dollars more does {mhe} need to buy them?",
      "The club needs ${x} for the new tent and has collected ${y}. What amount is still missing?",
      "How much must {n} borrow to pay the ${x} bill if {he} has only ${y} with {him}?",
    ],
  },
  {
    id: "apart/to-be-made-equal-by-eating",
    expression: "x-y",
    units: ["{f}"],
    numbers: { x: "22..60", y: "4..20" },
    texts: [
      "There are {x} {f} on the big plate and {y} on the small one. How many must be eaten from the big plate until both hold the same number?",
      "{n} has {y} {f} and {m} has {x}. How many {f} would {m} have to eat so that {mhe} has no more than {n}?",
      "The tray of the baker holds {y} {f}. His wife's tray holds {x}. How many {f} must be added to his tray to make the trays equal?",
      "Two bowls shall have the same number of {f}. One has {x} and the other {y}. How many are to be put into the emptier bowl?",
    ],
  },
  {
    id: "apart/floors-to-climb",
    expression: "x-y",
    numbers: { x: "25..60", y: "3..22" },
    texts: [
      "The elevator is at floor {y} and {n} works on floor {x}. How many floors up does it have to go?",
      "{n} must ring {x} bells before {he} may go home. {y} have been rung. How many bells does {he} still have to ring?",
      "The board game has {x} squares. {m}'s piece stands on square {y}. How many squares is it from the last one?",
      "The choir must learn {x} bars. It knows the first {y}. How many bars come after those?",
    ],
  },
  {
    id: "apart/days-until",
    expression: "x-y",
    units: ["days"],
    numbers: { x: "19..28", y: "2..16" },
    texts: [
      "Today is {month} {y}. The fair opens on {month} {x}. In how many days will it open?",
      "{n} borrowed the skis on {month} {y} and took them back on {month} {x}. How many days later was that?",
      "The ship calls at the island on day {y} of the cruise and comes home on day {x}. How many days after the island is it home?",
      "{m}'s birthday is on {month} {x}, and {n}'s is on {month} {y}. How many days before {m} does {n} celebrate?",
    ],
  },
  {
    id: "apart/order-against-delivery",
    expression: "x-y",
    numbers: { x: "45..120", y: "10..42" },
    texts: [
      "The library had ordered {x} books. The box that arrived had {y} in it. How many books have not come yet?",
      "{y} roses were delivered to the wedding instead of {x}. How many roses too few were they?",
      "The shop asked for {y} umbrellas but was sent {x}. How many must go back?",
      "The hotel wanted {x} towels washed, and {y} came back clean. How many towels does the laundry still have?",
    ],
  },
  {
    id: "apart/to-pass-a-test",
    expression: "x-y",
    units: ["points"],
    numbers: { x: "50..90", y: "20..47" },
    texts: [
      "One passes the test with {x} points. {n} got {y}. How many points were lacking?",
      "In the game a new level opens at {x} points, and {m} has reached {y}. How many points does {mhe} need before it opens?",
      "{n} needed {y} points to stay in the league and made {x}. How many points more than necessary did {he} make?",
      "How many points above the limit of {y} is a score of {x}?",
    ],
  },
  {
    id: "apart/page-of-friends",
    expression: "x-y",
    numbers: { x: "40..110", y: "8..36" },
    texts: [
      "{n} has written on {y} pages of {his} diary, which has {x} pages. How many pages can {he} still fill?",
      "The puzzle has {x} pieces. {m} and {k} have placed {y}. How many are not in their places yet?",
      "A quilt takes {x} squares of cloth. Grandma has sewn {y} of the squares. How many more will she sew?",
      "{y} of the {x} lamps along the pier are lit. How many are dark?",
    ],
  },
];

/** Two measures are told, and it is asked how far they are apart. */
const MEASURES_APART: readonly WordingFamily[] = [
  {
    id: "apart/two-hikes-compared",
    expression: "x-y",
    units: ["miles"],
    texts: [
      "{n} hiked {y} miles and {m} hiked {x} miles. How much farther did {m} hike?",
      "The river trail is {y} miles long. The ridge trail is {x} miles long. How many miles longer is the ridge trail?",
      "How many miles shorter is the road through the tunnel, which is {y} miles, than the road over the pass, which is {x} miles?",
      "It is {x} miles from the farm to the mill and {y} miles from the farm to the church. How much nearer is the church?",
    ],
  },
  {
    id: "apart/two-pumpkins-weighed",
    expression: "x-y",
    units: ["pounds"],
    texts: [
      "{n}'s pumpkin weighs {x} pounds. {m}'s weighs {y} pounds. How many pounds heavier is {n}'s?",
      "At the market one basket of cherries came to {x} pounds and another to {y} pounds. What is the difference in weight?",
      "A turkey of {x} pounds and a goose of {y} pounds hang in the butcher's window. How much lighter is the goose?",
      "How many more pounds of flour than sugar went into the wedding cakes? There were {y} pounds of sugar and {x} pounds of flour.",
    ],
  },
  {
    id: "apart/trees-side-by-side",
    expression: "x-y",
    units: ["feet"],
    texts: [
      "The birch is {y} feet tall, and the spruce beside it is {x} feet tall. By how many feet does the spruce stand above the birch?",
      "One flagpole measures {y} feet, the other {x} feet. Find the difference in height.",
      "{n}'s kite flew {y} feet above the hill. {m}'s kite went up to {x} feet. How much higher was {m}'s?",
      "How many feet lower is the new fence, with {y} feet, than the old one, with {x} feet?",
    ],
  },
  {
    id: "apart/hours-of-two-workers",
    expression: "x-y",
    units: ["hours"],
    texts: [
      "{m} has worked {x} hours on the boat. {n} has worked {y} hours on it. How many more hours has {m} put in?",
      "Painting the hall took {x} hours; painting the stairs took {y} hours. How much less time did the stairs take?",
      "The first candle burned for {x} hours and the second one for {y} hours. For how many hours longer did the first one burn?",
      "How many hours more did {n} spend at the piano than at the violin, if it was {y} hours for the violin and {x} hours for the piano?",
    ],
  },
  {
    id: "apart/liters-in-two-tanks",
    expression: "x-y",
    units: ["liters"],
    texts: [
      "There are {y} liters of water in the rain barrel and {x} liters in the cistern. How many more liters are in the cistern?",
      "The brown cow gave {y} liters of milk this week. The spotted cow gave {x} liters. How much more milk came from the spotted cow?",
      "A red bucket holds {y} liters, a blue one {x} liters. What is the difference?",
      "By how many liters does the tank of a truck, with {x} liters, exceed the tank of a car, with {y} liters?",
    ],
  },
  {
    id: "apart/ropes-on-the-floor",
    expression: "x-y",
    units: ["{length}"],
    texts: [
      "A yellow cord of {y} {length} and a gray cord of {x} {length} lie side by side. How much longer is the gray one?",
      "{n}'s balloon drifted {x} {length} away. {m}'s drifted {y} {length}. How much less far did {m}'s drift?",
      "The path to the gate is {x} {length}, the path to the well {y} {length}. How many {length} do they differ by?",
      "{n} measured two lines: the first is {y} {length}, the second {x} {length}. How many {length} must {he} add to the shorter one to make them equally long?",
    ],
  },
  {
    id: "apart/swum-by-two",
    expression: "x-y",
    units: ["kilometers"],
    texts: [
      "This week {n} ran {x} kilometers, but last week it was {y} kilometers. How many kilometers more did {he} run this week?",
      "The tour is {x} kilometers on the first day and {y} kilometers on the second. How much shorter is the second day?",
      "{m} lives {y} kilometers from the stadium, while {n} lives {x} kilometers from it. How much farther away does {n} live?",
      "How many kilometers ahead is the leading cyclist if he has ridden {x} kilometers and the next one {y} kilometers?",
    ],
  },
  {
    id: "apart/parcels-on-the-counter",
    expression: "x-y",
    units: ["kilograms"],
    texts: [
      "A parcel to Japan weighs {y} kilograms. A parcel to Kenya weighs {x} kilograms. How many kilograms more does the Kenya parcel weigh?",
      "{n}'s backpack is {y} kilograms, and {his} brother's is {x} kilograms. How much heavier is the brother's?",
      "The limit for a suitcase is {y} kilograms. {m}'s suitcase has {x} kilograms. How many kilograms must {mhe} take out?",
      "What is the weight difference between a dog of {y} kilograms and a calf of {x} kilograms?",
    ],
  },
  {
    id: "apart/seedlings-in-two-pots",
    expression: "x-y",
    units: ["inches"],
    texts: [
      "The bean by the window is {x} inches high and the bean in the closet {y} inches. How many inches higher is the one by the window?",
      "{n}'s corn is {x} inches tall. {m}'s is {y} inches tall. How many inches would {m}'s have to grow to be as tall as {n}'s?",
      "Snow lay {x} inches deep on the mountain and {y} inches deep in the valley. How much deeper was it on the mountain?",
      "A ribbon of {y} inches is too short, since {x} inches are needed. How many inches are missing?",
    ],
  },
  {
    id: "apart/gallons-of-paint",
    expression: "x-y",
    units: ["gallons"],
    texts: [
      "The painters have {y} gallons of white paint and need {x} gallons. How many more gallons must they buy?",
      "The aquarium at school holds {y} gallons. The one at the zoo shop holds {x} gallons. How much bigger is the second one?",
      "{n} used {y} gallons of gas in {month} and {x} gallons in {month2}. By how many gallons did it go up?",
      "How many gallons of cider fewer did the small press make? It made {y} gallons and the large press made {x} gallons.",
    ],
  },
  {
    id: "apart/grams-of-spice",
    expression: "x-y",
    units: ["grams"],
    texts: [
      "The recipe calls for {x} grams of butter, and the cook has {y} grams. How many grams of butter does he lack?",
      "A hamster of {x} grams sits on one scale, and a mouse of {y} grams on the other. How much lighter is the mouse?",
      "An apple weighs {x} grams before it is peeled and {y} grams after it. How many grams of peel came off?",
      "{n} put {y} grams of cocoa into the first cake and {x} grams into the second. How much more cocoa is in the second cake?",
    ],
  },
  {
    id: "apart/yards-of-two-cloths",
    expression: "x-y",
    units: ["yards"],
    texts: [
      "Mom bought {y} yards of linen and {x} yards of wool. How many yards more of wool than of linen did she buy?",
      "The quarterback threw for {y} yards in the first game and {x} yards in the second. How many more yards did he throw for in the second?",
      "The sack race goes over {y} yards, the egg race over {x} yards. By how many yards do the two races differ?",
      "{n} has knitted {y} yards of a scarf chain. {m}, who began earlier, has {x} yards. By how many yards is {m} ahead?",
    ],
  },
  {
    id: "apart/fields-of-two-farmers",
    expression: "x-y",
    units: ["acres"],
    texts: [
      "Farmer Lund plows {x} acres and Farmer Bright {y} acres. How many more acres does Farmer Lund plow?",
      "The forest covers {x} acres. The meadow next to it covers {y} acres. How many acres would the meadow have to gain to be as large as the forest?",
      "How many acres fewer are planted with rye than with corn, if corn has {x} acres and rye has {y} acres?",
      "A park of {y} acres is compared with a park of {x} acres. Tell by how many acres the larger one is larger.",
    ],
  },
  {
    id: "apart/ounces-of-two-drinks",
    expression: "x-y",
    units: ["ounces"],
    texts: [
      "The small cup holds {y} ounces. The large cup holds {x} ounces. How many more ounces can you drink from the large one?",
      "{n}'s kitten weighed {y} ounces at birth and weighs {x} ounces now. How many ounces has it put on?",
      "How much more juice is there in a bottle with {x} ounces than in a can with {y} ounces?",
      "{m} panned {y} ounces of sand, and the old miner panned {x} ounces. How far apart are the two amounts?",
    ],
  },
  {
    id: "apart/meters-under-water",
    expression: "x-y",
    units: ["meters"],
    texts: [
      "One diver went down {x} meters, and her partner stopped at {y} meters. How many meters deeper was the first diver?",
      "The old well is {x} meters deep. Workers have cleared {y} meters of it. How many meters are still blocked?",
      "A church tower is {x} meters high, and the roof beside it {y} meters. How many meters of the tower are above the roof?",
      "{n} jumped {y} meters and later {x} meters. How many meters better was the later jump?",
    ],
  },
  {
    id: "apart/tons-of-two-loads",
    expression: "x-y",
    units: ["tons"],
    texts: [
      "The first ship carries {y} tons of coal, and the second {x} tons. How much more coal does the second carry?",
      "The bridge bears {y} tons. A truck of {x} tons rolls up. How many tons too heavy is it?",
      "Last fall the village harvested {y} tons of grapes. This fall it harvested {x} tons. How many tons better was this fall?",
      "How many tons lie between a crane that lifts {x} tons and one that lifts {y} tons?",
    ],
  },
  {
    id: "apart/centimeters-of-two-fish",
    expression: "x-y",
    units: ["centimeters"],
    texts: [
      "{n} caught a pike of {x} centimeters and a perch of {y} centimeters. How many centimeters longer was the pike?",
      "The door frame is {x} centimeters wide. The dresser is {y} centimeters wide. How many centimeters of room are there to spare?",
      "Last year the water stood {x} centimeters high at the pier, and this year {y} centimeters. How far has it dropped?",
      "How many centimeters does a shelf of {y} centimeters have to be lengthened to fill a wall of {x} centimeters?",
    ],
  },
  {
    id: "apart/battery-and-flight-hours",
    expression: "x-y",
    units: ["hours"],
    texts: [
      "A flashlight shines {y} hours with cheap batteries and {x} hours with good ones. How many extra hours do the good ones give?",
      "The bus takes {y} hours to the coast, and the slow train takes {x} hours. How many hours sooner does one arrive with the bus?",
      "Pilots need {x} hours in the air for a license. {n} has flown {y} hours. How many more hours must {he} fly?",
      "A bear slept for {y} hours before it was woken, and its cub slept for {x} hours. What is the difference between the two sleeps?",
    ],
  },
  {
    id: "apart/miles-still-to-reach",
    expression: "x-y",
    units: ["miles"],
    texts: [
      "{n} wants to row {x} miles this month. {He} has rowed {y} miles. How many miles are missing?",
      "To match the {x} miles of last year's charity walk, the class, which has walked {y} miles, must walk how many more miles?",
      "A balloon drifted {y} miles, and the record is {x} miles. By how many miles did it miss the record?",
      "The gauge says that there is gas for {y} miles. The next gas station is {x} miles away. How many miles too few is that?",
    ],
  },
];

/** One amount is known, and another has so many more: the larger is asked. */
const LARGER_BY_MORE: readonly WordingFamily[] = [
  {
    id: "apart/has-more-than-friend",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "6..70", y: "3..40" },
    texts: [
      "{n} has {x} {o}. {m} has {y} more than that. How many {o} does {m} have?",
      "How many {o} are there in {m}'s bag if it has {y} more than {n}'s bag, and {n}'s has {x}?",
      "{m} has {y} {o} more than {n}. {n} counted {his} own and found {x}. What number did {m} find?",
      "Compared with {n}, who has {x} {o}, {m} is ahead by {y}. Find how many {o} {m} has.",
    ],
  },
  {
    id: "apart/crowd-grew-against-last-time",
    expression: "x+y",
    numbers: { x: "20..90", y: "5..60" },
    texts: [
      "Last year {x} clowns marched in the carnival. This year there were {y} more of them. How many clowns marched this year?",
      "The evening show drew {y} more people than the matinee, to which {x} people had come. How many saw the evening show?",
      "In {month} the shelter took in {x} cats. In {month2} the number was higher by {y}. How many cats came to the shelter in {month2}?",
      "How many skaters were on the ice on {day2}, when {y} more came than on {day}, the day with {x} skaters?",
    ],
  },
  {
    id: "apart/older-relative",
    expression: "x+y",
    units: ["years"],
    numbers: { x: "6..40", y: "3..35" },
    texts: [
      "{n} is {x} years old. {His} neighbor is {y} years older. How old is the neighbor?",
      "My cousin was born {y} years before me, and I am {x}. What is my cousin's age?",
      "The oak by the gate is {y} years older than the gate. The gate is {x} years old. How old is the oak?",
      "How old is Coach, who has lived {y} years longer than {m}, if {m} is {x}?",
    ],
  },
  {
    id: "apart/dearer-article",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "A plain mug costs ${x}. The one with a lid costs ${y} more. What does the mug with a lid cost?",
      "The window seat is ${y} dearer than the aisle seat, and the aisle seat is ${x}. How much must {n} pay for a window seat?",
      "{m} spent ${y} more on the gift than {k}, who spent ${x}. How much did {m} spend?",
      "Rent used to be ${x}, but it has been raised by ${y}. How much is it today?",
    ],
  },
  {
    id: "apart/winner-ahead-by",
    expression: "x+y",
    numbers: { x: "10..70", y: "3..30" },
    texts: [
      "The Otters beat the Rams by {y} points. The Rams scored {x}. How many points did the Otters score?",
      "{n} sank {x} baskets. {m} sank {y} baskets more. How many baskets did {m} sink?",
      "{m} finished the card game {y} points ahead of {n}. If {n} had {x} points, with how many did {m} finish?",
      "What was the winning count at the pie contest, if second place ate {x} bites and the winner {y} bites more?",
    ],
  },
  {
    id: "apart/more-of-the-other-kind",
    expression: "x+y",
    numbers: { x: "5..60", y: "3..40" },
    texts: [
      "There are {x} tubas in the storeroom. Clarinets outnumber the tubas by {y}. How many clarinets are there?",
      "In the meadow grow {x} poppies and {y} more daisies than poppies. How many daisies grow there?",
      "The zoo has {y} more parrots than penguins. Its penguins are {x} in number. Tell how many parrots it has.",
      "How many spoons are in the drawer if it holds {x} forks, and spoons are {y} more numerous than forks?",
    ],
  },
  {
    id: "apart/if-it-had-had-more",
    expression: "x+y",
    numbers: { x: "12..80", y: "3..30" },
    texts: [
      "If {n} had {y} more {o}, {he} would have as many as {m}. {n} has {x} {o}. How many does {m} have?",
      "Had {y} more people come, the hall would have been full. {x} people came. How many does the hall hold?",
      "{n} would need {y} more {f} to have as many as {his} sister. {He} has {x}. How many {f} does {his} sister have?",
      "The choir of the north school, with {x} voices, would have to gain {y} voices to be as large as the south choir. How many voices are in the south choir?",
    ],
  },
  {
    id: "apart/later-and-warmer-by",
    expression: "x+y",
    numbers: { x: "20..60", y: "3..30" },
    texts: [
      "It was {x} degrees in the morning, and in the afternoon it was {y} degrees warmer. What was the temperature in the afternoon?",
      "The direct bus takes {x} minutes. With the bus through the villages one sits {y} minutes longer. How long does that ride take?",
      "{n} can hold {his} breath for {x} seconds, and {m} beats {him} by {y} seconds. For how many seconds can {m} hold {mhis} breath?",
      "How many degrees does the sauna have on its top bench if it is {y} degrees hotter there than on the lower one, which has {x} degrees?",
    ],
  },
  {
    id: "apart/written-and-read-more",
    expression: "x+y",
    units: ["pages"],
    numbers: { x: "12..90", y: "3..60" },
    texts: [
      "{n} wrote {x} pages in {his} notebook, and {m} wrote {y} pages more than {he} did. How many pages did {m} write?",
      "The new phone book is {y} pages thicker than the old one. The old one has {x} pages. How many pages does the new one have?",
      "I have read {x} pages. My sister is {y} pages farther on in the same book. On what page is she?",
      "How long is chapter two, if it runs for {y} pages more than chapter one, and chapter one is {x} pages?",
    ],
  },
  {
    id: "apart/busier-shift",
    expression: "x+y",
    numbers: { x: "15..80", y: "4..40" },
    texts: [
      "During the day shift the hospital treated {x} people, and the night shift had {y} cases more. How many people did the night shift treat?",
      "The waiter carried {x} glasses out on {day}. On {day2} he carried {y} more than on {day}. How many did he carry on {day2}?",
      "{m} answered {y} more calls than {n}. {n} answered {x} of them. How many calls were answered by {m}?",
      "What number of loaves came out of the second oven? The first gave {x} loaves, and the second gave {y} loaves beyond that.",
    ],
  },
];

/** One amount is so many fewer than the other, and the other is asked: one must add. */
const LARGER_BY_FEWER: readonly WordingFamily[] = [
  {
    id: "apart/has-fewer-than-asked",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "6..70", y: "3..40" },
    texts: [
      "{n} has {x} {o}, which is {y} fewer than {m} has. How many {o} does {m} have?",
      "{n} is {y} {o} behind {m}. {n} has {x}. How many has {m}?",
      "How many {o} belong to {m} if {n}, who has {y} fewer, has {x}?",
      "With {x} {o}, {n} has {y} less than {m}. Tell the number of {o} that {m} has.",
    ],
  },
  {
    id: "apart/younger-than-asked",
    expression: "x+y",
    units: ["years"],
    numbers: { x: "5..35", y: "2..30" },
    texts: [
      "{n} is {y} years younger than {m}. {n} is {x} years old. How old is {m}?",
      "My little sister is {x}. She came into the world {y} years after me. What is my age?",
      "The new lighthouse is {x} years old and {y} years younger than the harbor wall. How old is the harbor wall?",
      "How old is the owner of a parrot that is {x} years old and {y} years younger than its owner?",
    ],
  },
  {
    id: "apart/cheaper-than-asked",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "A used bike costs ${x}. That is ${y} cheaper than a new one. What does a new bike cost?",
      "{n} paid ${x} for the concert, ${y} less than {m}. How much did {m} pay?",
      "What was the old price of a rug that now costs ${x}, if the price was cut by ${y}?",
      "The coat was ${y} less at the outlet than downtown. {n} bought it at the outlet for ${x}. How much would {he} have paid downtown?",
    ],
  },
  {
    id: "apart/lost-by-and-winner-asked",
    expression: "x+y",
    numbers: { x: "10..60", y: "3..25" },
    texts: [
      "The Badgers lost by {y} points and had {x} points themselves. How many points did the other team have?",
      "{n} got {x} votes and missed first place by {y}. How many votes did the winner get?",
      "In the jumping contest {n} stopped at {x} jumps. That was {y} jumps too few to tie with {m}. How many jumps did {m} do?",
      "How many goals are in the league record if this year's best scorer made {x} and fell {y} short of it?",
    ],
  },
  {
    id: "apart/fewer-today-than-before",
    expression: "x+y",
    numbers: { x: "15..80", y: "4..40" },
    texts: [
      "Today {x} hikers signed the summit book, {y} fewer than yesterday. How many signed it yesterday?",
      "On {day2} the bakery sold {y} pies less than on {day}. It sold {x} pies on {day2}. How many pies went over the counter on {day}?",
      "This summer there are {x} storks in the village. Since last summer their number has gone down by {y}. How many were there then?",
      "How many swimmers came in {month}, if {month2} had {x} swimmers and so {y} fewer than {month}?",
    ],
  },
  {
    id: "apart/fewer-of-one-kind",
    expression: "x+y",
    numbers: { x: "8..60", y: "3..30" },
    texts: [
      "A cellist's shelf has {x} records, which is {y} fewer than the number of her books. How many books does she have?",
      "There are {y} fewer ducks than swans on the pond. {x} ducks are there. How many swans are there?",
      "{n} planted {x} tulips. They are {y} fewer than the lilies that {he} planted. How many lilies did {he} plant?",
      "How many {color} balloons are on the arch, if {x} are {color2} and there are {y} fewer {color2} ones than {color} ones?",
    ],
  },
  {
    id: "apart/smaller-room-known",
    expression: "x+y",
    numbers: { x: "12..90", y: "5..40" },
    texts: [
      "The balcony of the theater has {x} seats. That is {y} fewer than the ground floor. How many seats does the ground floor have?",
      "Bus 4 is carrying {x} riders, {y} less than Bus 7. How many riders are on Bus 7?",
      "Class A lacks {y} pupils to be as large as Class B. There are {x} pupils in Class A. How many are in Class B?",
      "How many beds has the city hospital if the village hospital has {y} fewer, namely {x}?",
    ],
  },
  {
    id: "apart/faster-and-cooler-known",
    expression: "x+y",
    numbers: { x: "14..60", y: "3..25" },
    texts: [
      "{n} solved the maze in {x} minutes, {y} minutes faster than {m}. How many minutes did {m} take?",
      "In the cellar it is {x} degrees. That is {y} degrees colder than upstairs. How warm is it upstairs?",
      "The fast elevator reaches the top in {x} seconds and saves {y} seconds over the slow one. How many seconds does the slow one need?",
      "How long did the first rehearsal last, if the second was {y} minutes shorter and lasted {x} minutes?",
    ],
  },
  {
    id: "apart/fell-short-of-plan",
    expression: "x+y",
    numbers: { x: "20..90", y: "4..35" },
    texts: [
      "{n} picked {x} pears and was {y} short of what {he} had promised. How many pears had {he} promised?",
      "We have folded {x} paper cranes, and {y} are missing to our goal. What is our goal?",
      "The printer made {x} programs, but that was {y} too few for the audience. How many programs did the audience need?",
      "Though {m} gave {mhis} best and typed {x} lines, {mhe} stayed {y} lines below {mhis} record. What is {mhis} record?",
    ],
  },
];

/** One amount is known, and another has so many fewer: the smaller is asked. */
const SMALLER_BY_FEWER: readonly WordingFamily[] = [
  {
    id: "apart/has-fewer-than-known",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "35..90", y: "4..30" },
    texts: [
      "{m} has {x} {o}. {n} has {y} fewer. How many {o} are {n}'s?",
      "There are {x} {o} in the {place}. The {place2} has {y} fewer of them. How many are in the {place2}?",
      "How many {o} has {n}, who would be level with {m} if {he} had {y} more? {m} has {x}.",
      "{m} bought {x} {o}, and {n} bought {y} less than that. Find the number that {n} bought.",
    ],
  },
  {
    id: "apart/fewer-on-the-second-day",
    expression: "x-y",
    numbers: { x: "40..95", y: "4..35" },
    texts: [
      "The second night of the fair had {y} fewer visitors than the first. {x} came on the first night. How many came on the second?",
      "{y} fewer boats raced this year than the {x} that raced last year. How many boats raced this year?",
      "Because of the rain {y} fewer runners started than the {x} who had signed up. How many started?",
      "How many cups of cocoa did the stand sell on {day2} if it sold {y} fewer than on {day}, when it sold {x}?",
    ],
  },
  {
    id: "apart/younger-by-asked",
    expression: "x-y",
    units: ["years"],
    numbers: { x: "38..80", y: "3..33" },
    texts: [
      "{n} is {y} years younger than the mayor, who is {x}. How old is {n}?",
      "There are {y} years between my aunt and her older brother. The brother is {x} years old. What is my aunt's age?",
      "The bridge was finished {y} years after the castle. The castle is {x} years old. How old is the bridge?",
      "A conductor is {x} years of age. How old is his first violinist, who is {y} years his junior?",
    ],
  },
  {
    id: "apart/cheaper-by-asked",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "The large pizza costs ${x}, and the small one is ${y} cheaper. What is the price of the small one?",
      "{m} got ${x} for mowing lawns. {n} got ${y} less. How much did {n} get?",
      "How much does a child pay at the pool, if the ticket is ${y} less than the ${x} of a grown-up?",
      "With the coupon one pays ${y} less. Without it the vase costs ${x}. What does it cost with the coupon?",
    ],
  },
  {
    id: "apart/lost-by-and-loser-asked",
    expression: "x-y",
    units: ["points"],
    numbers: { x: "40..95", y: "3..30" },
    texts: [
      "The Herons lost the final by {y} points. The winners had {x}. How many points did the Herons have?",
      "{m} won at bowling with {x} points. {n} was {y} points behind. How many points did {n} bowl?",
      "The rival school finished {y} points below our {x} points. What was the rival school's score?",
      "How many points does third place have, if second place has {x} and is {y} points ahead of it?",
    ],
  },
  {
    id: "apart/fewer-cooks-than-waiters",
    expression: "x-y",
    numbers: { x: "30..70", y: "3..25" },
    texts: [
      "{x} waiters work on the ship. There are {y} fewer cooks than waiters. How many cooks work there?",
      "The nest box of the owls is visited by {y} fewer hikers than the fox den, which {x} hikers visit. How many visit the nest box?",
      "In the bird book {x} songbirds are shown, and {y} fewer birds of prey. How many birds of prey are shown?",
      "How many girls play chess in the club if {x} boys do, and the girls are {y} fewer?",
    ],
  },
  {
    id: "apart/quicker-and-colder-by",
    expression: "x-y",
    numbers: { x: "35..80", y: "3..28" },
    texts: [
      "The night was {y} degrees colder than the day. During the day it was {x} degrees. What was the temperature at night?",
      "{n} peels a bag of potatoes in {x} minutes. The chef is {y} minutes quicker. How many minutes does the chef need?",
      "In half a minute after the run {n}'s heart made {x} beats. After a rest it made {y} beats fewer in the same time. How many beats were those?",
      "How many minutes long is the short version of a play that was {x} minutes long before it was made {y} minutes shorter?",
    ],
  },
];

/** One amount is so many more than the other, and the other is asked: one must subtract. */
const SMALLER_BY_MORE: readonly WordingFamily[] = [
  {
    id: "apart/has-more-than-asked",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "38..95", y: "3..33" },
    texts: [
      "{m} has {x} {o}, which is {y} more than {n} has. How many {o} does {n} have?",
      "How many {o} does {n} have, if {m} has {y} more than {n}, namely {x}?",
      "There are {y} more {o} on the table than on the bench. {x} are on the table. How many are on the bench?",
      "{m} is {y} {o} ahead of {n}, with {x} to {mhis} name. What is the number of {n}'s {o}?",
    ],
  },
  {
    id: "apart/older-than-asked",
    expression: "x-y",
    units: ["years"],
    numbers: { x: "40..85", y: "4..36" },
    texts: [
      "Grandpa is {x}. He is {y} years older than Grandma's sister. How old is Grandma's sister?",
      "{m} is {y} years older than {n} and turned {x} today. How old is {n}?",
      "The stone bridge, {x} years old, was there {y} years before the inn. How old is the inn?",
      "How old is the younger of two painters, if the older is {x} and has {y} more years behind him?",
    ],
  },
  {
    id: "apart/dearer-than-asked",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "The leather bag costs ${x}. It is ${y} more expensive than the cloth bag. What does the cloth bag cost?",
      "{m} spent ${x} at the fair, ${y} more than {n}. How much did {n} spend?",
      "Since the bakery raised its prices by ${y}, a birthday cake costs ${x}. What was the price before?",
      "How much is in {n}'s account if {m}'s holds ${y} more than {n}'s and {m}'s holds ${x}?",
    ],
  },
  {
    id: "apart/more-today-than-before",
    expression: "x-y",
    numbers: { x: "42..99", y: "4..36" },
    texts: [
      "Today the rescue dogs found {x} hidden toys, {y} more than last week. How many did they find last week?",
      "The museum counted {y} more visitors on {day2} than on {day}. On {day2} there were {x}. How many came on {day}?",
      "{x} children ride the school bus now. Since spring their number has gone up by {y}. How many rode it in spring?",
      "How many homes had solar roofs a year ago, if {y} more have them this year, which makes {x} homes?",
    ],
  },
  {
    id: "apart/won-by-and-loser-asked",
    expression: "x-y",
    numbers: { x: "36..90", y: "3..30" },
    texts: [
      "The Lynxes won by {y} points with a total of {x}. How many points did the team they beat have?",
      "{m} ran {x} laps, {y} more than {n} could do. How many laps did {n} run?",
      "The gold medal went to {x} hits, {y} hits better than silver. How many hits did it take to win silver?",
      "By {y} votes the blue uniform beat the green one. {x} people voted for blue. How many voted for green?",
    ],
  },
  {
    id: "apart/more-of-one-kind-known",
    expression: "x-y",
    numbers: { x: "34..80", y: "3..28" },
    texts: [
      "A shepherd has {x} ewes. He has {y} more ewes than lambs. How many lambs does he have?",
      "The toolbox has {y} more washers than nuts. If {x} washers are in it, how many nuts are in it?",
      "{n} sold {x} lemonades and so {y} more lemonades than iced teas. How many iced teas did {he} sell?",
      "In the alphabet soup float {x} vowels, {y} more than there are consonants. How many consonants float in it?",
    ],
  },
  {
    id: "apart/more-than-was-planned",
    expression: "x-y",
    numbers: { x: "40..99", y: "4..35" },
    texts: [
      "{n} knitted {x} rows, {y} more than {he} had planned. How many rows had {he} planned?",
      "{x} helpers showed up, and that was {y} more than were needed. How many were needed?",
      "The novel turned out {y} pages longer than the writer wanted. It has {x} pages. How many pages did the writer want?",
      "We raised money for {y} more trees than the town asked for. It was enough for {x} trees. For how many had the town asked?",
    ],
  },
];

/** One measure is found from another and from how far they are apart. */
const MEASURES_FOUND: readonly WordingFamily[] = [
  {
    id: "apart/farther-way-asked",
    expression: "x+y",
    units: ["miles"],
    texts: [
      "The road to the lake is {x} miles. The road to the sea is {y} miles longer. How long is the road to the sea?",
      "{m} biked {y} miles farther than {n}, and {n} biked {x} miles. How far did {m} bike?",
      "How many miles does the eagle fly in a day if the hawk flies {x} miles and the eagle {y} miles more?",
      "Last week the mail truck drove {x} miles. This week it had {y} miles more to drive. How many miles was it this week?",
    ],
  },
  {
    id: "apart/heavier-one-asked",
    expression: "x+y",
    units: ["pounds"],
    texts: [
      "{n}'s suitcase weighs {x} pounds. {m}'s is {y} pounds heavier. How many pounds does {m}'s suitcase weigh?",
      "The ram outweighs the ewe by {y} pounds. The ewe weighs {x} pounds. What does the ram weigh?",
      "A watermelon is {y} pounds heavier than a cabbage of {x} pounds. Find the weight of the watermelon.",
      "How many pounds of apples did {m} pick, who picked {y} pounds more than {k}'s {x} pounds?",
    ],
  },
  {
    id: "apart/shorter-than-asked-feet",
    expression: "x+y",
    units: ["feet"],
    texts: [
      "The rowboat is {x} feet long. It is {y} feet shorter than the sailboat. How long is the sailboat?",
      "{n} climbed {x} feet up the wall and stopped {y} feet below the top. How high is the wall?",
      "A ladder of {x} feet is {y} feet too short for the attic window. How many feet long would it have to be?",
      "How tall is the big tent if the small one is {y} feet lower and is {x} feet tall?",
    ],
  },
  {
    id: "apart/less-time-than-asked",
    expression: "x+y",
    units: ["hours"],
    texts: [
      "On the long voyage {n} slept {x} hours in all, {y} hours less than {m}. How many hours did {m} sleep?",
      "The new machine cuts the grain in {x} hours, which saves {y} hours compared with the old one. How many hours did the old one take?",
      "The glue was dry after {x} hours. The paint needed {y} hours longer. After how many hours was the paint dry?",
      "How many hours was the shop open on {day}, if on {day2} it was open {y} hours less, only {x} hours?",
    ],
  },
  {
    id: "apart/smaller-tank-known",
    expression: "x+y",
    units: ["liters"],
    texts: [
      "The teapot holds {x} liters. That is {y} liters less than the soup pot. How much does the soup pot hold?",
      "There are {x} liters of oil in the tank, and {y} liters are missing until it is full. How many liters fit into the tank?",
      "{n} drank {x} liters of water this week. {m} drank {y} liters more than {n}. How many liters did {m} drink?",
      "How many liters of juice did the school use in {month} if it used {x} liters in {month2}, {y} liters less than in {month}?",
    ],
  },
  {
    id: "apart/longer-piece-asked",
    expression: "x+y",
    units: ["{length}"],
    texts: [
      "The green strip is {x} {length} long. The brown strip is {y} {length} longer. What is the length of the brown strip?",
      "{n}'s paper boat floated {x} {length}, but {m}'s came {y} {length} farther. How far did {m}'s boat float?",
      "A path of {x} {length} is {y} {length} shorter than the path around the pond. How many {length} is the path around the pond?",
      "How long is the second tunnel? The first measures {x} {length}, and it is {y} {length} shorter than the second.",
    ],
  },
  {
    id: "apart/missed-the-mark-by",
    expression: "x+y",
    units: ["meters"],
    texts: [
      "{n} jumped {x} meters and missed the school record by {y} meters. How long is the record jump?",
      "The diver was {x} meters down, {y} meters above the wreck. How deep does the wreck lie?",
      "{m} has {x} meters of wire and needs {y} meters more for the cage. How many meters does the cage take?",
      "At what height does the hut stand, if the spring is {x} meters up and the hut stands {y} meters higher than the spring?",
    ],
  },
  {
    id: "apart/lighter-than-asked",
    expression: "x+y",
    units: ["kilograms"],
    texts: [
      "The empty crate is {y} kilograms lighter than the full one. The empty crate weighs {x} kilograms. How heavy is the full one?",
      "{n} lifts {x} kilograms in the gym. {m} can lift {y} kilograms more. How many kilograms can {m} lift?",
      "How many kilograms of clay did the potter order in {month}? In {month2} he ordered {x} kilograms, which is {y} kilograms less.",
      "A foal of {x} kilograms is {y} kilograms behind its twin. What does the twin weigh?",
    ],
  },
  {
    id: "apart/wider-and-deeper",
    expression: "x+y",
    units: ["inches"],
    texts: [
      "It snowed {x} inches on {day}. On {day2} it snowed {y} inches more than that. How many inches fell on {day2}?",
      "The drawer is {x} inches wide, {y} inches less than the desk it belongs to. How wide is the desk?",
      "{n}'s sunflower is {y} inches taller than {his} hollyhock, which is {x} inches tall. What is the height of the sunflower?",
      "How long was the curtain before it shrank? It is {x} inches long now and {y} inches shorter than it was.",
    ],
  },
  {
    id: "apart/more-acres-and-tons",
    expression: "x+y",
    units: ["tons"],
    texts: [
      "The mine dug out {x} tons of salt in {month} and {y} tons more in {month2} than in {month}. How many tons was it in {month2}?",
      "The red truck can load {x} tons. It can load {y} tons less than the green truck. How much can the green truck load?",
      "A whale is {y} tons heavier than an elephant of {x} tons. How many tons does the whale weigh?",
      "How many tons of paper did the town recycle this year, if {x} tons were recycled last year and the amount rose by {y} tons?",
    ],
  },
  {
    id: "apart/shorter-way-asked",
    expression: "x-y",
    units: ["kilometers"],
    texts: [
      "The shortcut is {y} kilometers shorter than the main road, which is {x} kilometers. How long is the shortcut?",
      "{m} skated {x} kilometers. {n} skated {y} kilometers less. How many kilometers did {n} skate?",
      "The race is {y} kilometers longer than last year and now goes over {x} kilometers. How long was it last year?",
      "How far is the bakery from the harbor if the castle is {x} kilometers from it and the bakery {y} kilometers nearer?",
    ],
  },
  {
    id: "apart/lighter-one-asked",
    expression: "x-y",
    units: ["pounds"],
    texts: [
      "{m}'s dog weighs {x} pounds, {y} pounds more than {n}'s dog. What is the weight of {n}'s dog?",
      "Without its battery the bike is {y} pounds lighter. With it, it weighs {x} pounds. How many pounds does it weigh without the battery?",
      "The puppy is {y} pounds lighter than its mother. The mother weighs {x} pounds. How heavy is the puppy?",
      "How many pounds of honey came from the second hive, {y} pounds less than from the first hive with {x} pounds?",
    ],
  },
  {
    id: "apart/lower-one-asked",
    expression: "x-y",
    units: ["feet"],
    texts: [
      "The slide is {y} feet lower than the climbing tower. The tower is {x} feet high. How high is the slide?",
      "A crane is {x} feet tall, and that is {y} feet taller than the house it is building. How tall is the house?",
      "The pool is {x} feet deep at one end. At the other end it is {y} feet shallower. How deep is it there?",
      "How long is {n}'s scarf, if {m}'s measures {x} feet and is {y} feet longer than {n}'s?",
    ],
  },
  {
    id: "apart/fewer-hours-asked",
    expression: "x-y",
    units: ["hours"],
    texts: [
      "{n} practiced {y} hours less than {m}, who practiced {x} hours. How long did {n} practice?",
      "The repair took {x} hours, {y} hours longer than the mechanic had said. How many hours had the mechanic said?",
      "With two helpers the harvest was done {y} hours sooner than the {x} hours it takes alone. How many hours did it take with helpers?",
      "In a year the garden is open for {x} hours, and that is {y} hours more than the greenhouse. How many hours a year is the greenhouse open?",
    ],
  },
  {
    id: "apart/less-in-the-other-jug",
    expression: "x-y",
    units: ["gallons"],
    texts: [
      "The blue barrel has {y} gallons less in it than the {x} gallons of the white barrel. How many gallons are in the blue barrel?",
      "Our old washer used {x} gallons a load. The new one uses {y} gallons less. How much does the new one use?",
      "The fountain lost {y} gallons more than the pond did. If the fountain lost {x} gallons, how many did the pond lose?",
      "How many gallons of maple sap did {n} collect? {m} collected {x} gallons, {y} gallons more than {n}.",
    ],
  },
  {
    id: "apart/narrower-one-asked",
    expression: "x-y",
    units: ["centimeters"],
    texts: [
      "The poster is {x} centimeters wide. It is {y} centimeters wider than the frame. What is the width of the frame?",
      "{n}'s step is {y} centimeters shorter than {his} father's, which is {x} centimeters. How many centimeters long is {n}'s step?",
      "The lizard is {x} centimeters from nose to tail. The newt falls {y} centimeters short of that. How long is the newt?",
      "How tall was the tomato plant a month ago? Now it is {x} centimeters, and in that month it grew {y} centimeters.",
    ],
  },
  {
    id: "apart/less-cloth-and-ribbon",
    expression: "x-y",
    units: ["yards"],
    texts: [
      "A child's costume takes {y} yards less cloth than a grown-up's, which takes {x} yards. How much cloth does a child's costume take?",
      "{m} ran back {x} yards, {y} yards more than {n}. How many yards did {n} run?",
      "The garden of the inn is {x} yards long. The yard of the school is {y} yards shorter. How long is the yard of the school?",
      "How many yards of string does {n} have if {he} needs {y} more yards to have {x} yards?",
    ],
  },
  {
    id: "apart/less-flour-and-cheese",
    expression: "x-y",
    units: ["ounces"],
    texts: [
      "The light loaf has {y} ounces less flour than the dark loaf. The dark loaf has {x} ounces. How many ounces of flour are in the light loaf?",
      "A wheel of goat cheese is {x} ounces, which makes it {y} ounces heavier than the sheep cheese. What does the sheep cheese weigh?",
      "{n} filled {m}'s glass with {y} ounces less lemonade than {his} own. {n}'s own glass got {x} ounces. How many ounces were in {m}'s glass?",
      "How heavy is the second letter, if the first weighs {x} ounces and the second {y} ounces less?",
    ],
  },
];

/** Two amounts compared, or one found from the other and from how far they are apart; one step. */
export const EXERCISE_DIFFERENCES: readonly WordingFamily[] = [
  ...MORE_AND_FEWER,
  ...WHICH_IS_LARGER,
  ...MISSING_TO,
  ...MEASURES_APART,
  ...LARGER_BY_MORE,
  ...LARGER_BY_FEWER,
  ...SMALLER_BY_FEWER,
  ...SMALLER_BY_MORE,
  ...MEASURES_FOUND,
];

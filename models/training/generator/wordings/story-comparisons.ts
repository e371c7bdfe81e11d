import type { WordingFamily } from "../wording.ts";

/** One amount is known, and another is said to be so much more. */
const SO_MUCH_MORE: readonly WordingFamily[] = [
  {
    id: "compared/more-knots-tied",
    expression: "x+y",
    numbers: { x: "6..70", y: "3..40" },
    texts: [
      "{n} tied {x} knots in the fishing net. {m}, who has quicker fingers, tied {y} more than that. How many knots did {m} tie?",
      "Compared with the {x} bows on the blue kite's tail, the red kite's tail has {y} extra bows. How many bows are on the red kite's tail?",
      "How many paper lanterns hang in the hall if {x} hang in the kitchen and the hall has {y} more of them?",
      "Our street put out {x} scarecrows. The next street wanted to beat us and put out {y} more than we did. Find the number of scarecrows on the next street.",
    ],
  },
  {
    id: "compared/more-calls-answered",
    expression: "x+y",
    numbers: { x: "8..80", y: "4..45" },
    texts: [
      "On {day} the clinic's phone rang {x} times. On {day2} there were {y} calls more. How often did it ring on {day2}?",
      "{m} answers {y} more letters a week than {n} does. If {n} answers {x}, how many letters does {m} answer in a week?",
      "The new secretary typed {x} notes. Her helper typed as many as she did and {y} more. How many notes did the helper type?",
      "There are {x} names on the doctor's list this morning. Yesterday the list had {y} names more. How many names were on yesterday's list?",
    ],
  },
  {
    id: "compared/outdid-a-friend",
    expression: "x+y",
    numbers: { x: "10..90", y: "3..40" },
    texts: [
      "{n} skipped a stone {x} times in one afternoon. {m} outdid {him} by {y}. How many skips did {m} get?",
      "At the jump rope contest {m} passed {n}'s count of {x} by {y} jumps. What was {m}'s count?",
      "{k} hit the target {x} times. To everyone's surprise, {n} got {y} hits more. How many times did {n} hit the target?",
      "The bronze team solved {x} puzzles. The silver team did better by {y} puzzles. How many puzzles were solved by the silver team?",
    ],
  },
  {
    id: "compared/the-busier-hour",
    expression: "x+y",
    units: ["people"],
    numbers: { x: "12..90", y: "5..60" },
    texts: [
      "Between nine and ten, {x} people rode the escalator. The hour after that was busier by {y} people. How many rode it in that hour?",
      "A morning tour of the cave had {x} visitors. In the afternoon there were {y} visitors more. How many visitors took the afternoon tour?",
      "How many people came to the second night of the play? The first night drew {x}, and {y} more than that came to the second.",
      "The evening swim class is larger than the noon class by {y} swimmers. There are {x} swimmers in the noon class. How many are in the evening class?",
    ],
  },
  {
    id: "compared/costlier-by",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "A plain tablecloth is ${x}. For one with flowers on it the weaver wants ${y} more. What does she want for the one with flowers?",
      "{n} looked at two backpacks. The green one was ${x} and the one with wheels was ${y} dearer. How much was the backpack with wheels?",
      "Getting the dog's fur cut costs ${y} more than getting the cat's fur cut. The cat's haircut is ${x}. What is the dog's?",
      "If a seat upstairs costs ${x}, and downstairs you pay ${y} on top of that, what is the price of a seat downstairs?",
    ],
  },
  {
    id: "compared/earns-above",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} made ${x} with {his} paper route in {month}. In {month2} {he} made ${y} more. What did {he} make in {month2}?",
      "The first bid for the old clock was ${x}. {m} topped it by ${y}. How much did {m} bid?",
      "The twins each have a money jar. One jar has ${x} in it; the other one has ${y} more. How much money is in the fuller jar?",
      "How much does {m} pay for rent when {n} pays ${x} and {m}, whose room is bigger, pays ${y} more?",
    ],
  },
  {
    id: "compared/older-relatives",
    expression: "x+y",
    units: ["years"],
    numbers: { x: "5..40", y: "2..30" },
    texts: [
      "{n} is {x} years old. {His} aunt is {y} years older than {he} is. How old is the aunt?",
      "When you add {y} to my age you get my coach's age. I am {x}. How old is my coach?",
      "Our dentist has been working for {y} years longer than our vet. The vet has been working for {x} years. For how many years has the dentist been working?",
      "What is the age of a tortoise that hatched {y} years before a parrot that is now {x} years old?",
    ],
  },
  {
    id: "compared/longer-and-wider",
    expression: "x+y",
    numbers: { x: "8..60", y: "2..30" },
    texts: [
      "The garden hose is {x} feet long. The firefighters' hose is {y} feet longer. How many feet long is the firefighters' hose?",
      "{n}'s scarf measures {x} inches. {m} knitted {mhis} scarf {y} inches longer than that. What is the length of {m}'s scarf in inches?",
      "Across the pond it is {x} meters. Across the lake it is {y} meters more. How many meters is it across the lake?",
      "How many inches tall is the sunflower by the wall? The one by the gate is {x} inches tall, and the one by the wall tops it by {y} inches.",
    ],
  },
  {
    id: "compared/heavier-loads",
    expression: "x+y",
    texts: [
      "A sack of oats weighs {x} pounds, and a sack of corn weighs {y} pounds more. What does the sack of corn weigh in pounds?",
      "The stone bench is {y} pounds heavier than the wooden one, and the wooden one is {x} pounds. How many pounds is the stone bench?",
      "The morning truck brought {x} tons of gravel to the site. The truck in the afternoon brought {y} tons more than that one. How many tons came in the afternoon?",
      "In spring the calf weighed {x} kilograms. By fall its weight had gone {y} kilograms above that. How many kilograms did it weigh in fall?",
    ],
  },
  {
    id: "compared/took-longer",
    expression: "x+y",
    units: ["minutes"],
    numbers: { x: "8..60", y: "3..40" },
    texts: [
      "{n} was finished with the dishes in {x} minutes. It took {m} {y} minutes longer. For how many minutes did {m} wash dishes?",
      "The bread needs {y} more minutes in the oven than the rolls. The rolls need {x} minutes. How many minutes does the bread need?",
      "By tram the ride to the stadium lasts {x} minutes; by bus it lasts {y} minutes longer. How many minutes does the bus take?",
      "Yesterday's storm went on for {x} minutes. Today's went on {y} minutes longer than yesterday's. How many minutes did it storm today?",
    ],
  },
  {
    id: "compared/more-on-the-other-shelf",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "5..70", y: "3..40" },
    texts: [
      "The top shelf holds {x} {o}. There are {y} more {o} on the bottom shelf than on the top one. How many {o} are on the bottom shelf?",
      "{n} put {x} {o} in the display case and left {y} more than that in the cellar. How many {o} are in the cellar?",
      "{m} has all the {o} that {n} has in number, plus {y} more. {n} has {x} {o}. How many {o} does {m} have?",
      "How many {o} does the {shop} have today if it had {x} {o} yesterday and has {y} more today?",
    ],
  },
  {
    id: "compared/larger-herds",
    expression: "x+y",
    numbers: { x: "6..80", y: "3..40" },
    texts: [
      "{x} hens live in the old coop. The new coop is home to {y} more hens than the old one. How many hens live in the new coop?",
      "The shepherd on the north hill has {y} more sheep than the shepherd on the south hill. The south hill's shepherd counts {x}. How many does the other one count?",
      "{n}'s ant farm has {x} ants. In {m}'s there are {y} ants more. How many ants are in {m}'s ant farm?",
      "Last winter {x} geese slept on the river. This winter the number is greater by {y}. How many geese sleep on the river this winter?",
    ],
  },
  {
    id: "compared/higher-readings",
    expression: "x+y",
    numbers: { x: "10..60", y: "3..35" },
    texts: [
      "At dawn the thermometer showed {x} degrees. At noon it was {y} degrees warmer. What did it show at noon?",
      "The wind blew at {x} miles an hour on the beach and {y} miles an hour faster on the cliff. How fast did it blow on the cliff, in miles an hour?",
      "The hills had {x} foggy days last year, and the coast had {y} foggy days more. How many foggy days did the coast have?",
      "How many inches of snow fell on the mountain? The valley got {x} inches, and the mountain got {y} inches more than the valley.",
    ],
  },
  {
    id: "compared/plans-for-more",
    expression: "x+y",
    numbers: { x: "10..80", y: "5..40" },
    texts: [
      "This year the band will give {x} concerts. Next year it plans to give {y} more than this year. How many concerts does it plan for next year?",
      "{n} learned {x} new words last week. {He} means to learn {y} more than that this week. What is {his} goal for this week?",
      "The potter fired {x} mugs for the last market, and they sold out, so for the next one she will fire {y} mugs more. How many mugs will she fire?",
      "{m} wants to swim {y} laps more tomorrow than today. Today {mhe} swam {x} laps. How many laps does {mhe} want to swim tomorrow?",
    ],
  },
];

/** One amount is known, and another is said to be so much less. */
const SO_MUCH_LESS: readonly WordingFamily[] = [
  {
    id: "compared/fewer-pegs",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..26" },
    texts: [
      "The school's coat rack has {x} pegs. The one in the gym has {y} fewer. How many pegs are on the rack in the gym?",
      "{n} pulled {x} weeds this morning. {m} pulled {y} fewer than {n}. How many weeds did {m} pull?",
      "How many bricks did the apprentice lay if the mason laid {x} and the apprentice laid {y} fewer?",
      "{y} fewer riders took the gondola on {day} than on {day2}, when there were {x} riders. How many riders were there on {day}?",
    ],
  },
  {
    id: "compared/not-quite-as-many",
    expression: "x-y",
    numbers: { x: "25..90", y: "3..22" },
    texts: [
      "{m} found {x} four-leaf clovers. {n} did not find quite as many: {he} was {y} behind. How many did {n} find?",
      "My sister can name {x} capitals. I know {y} fewer than my sister. How many capitals can I name?",
      "The red team rang the bell {x} times, and the white team got {y} rings fewer. How often did the white team ring the bell?",
      "If the tall tower has {x} windows and the short tower is {y} windows short of that, how many windows does the short tower have?",
    ],
  },
  {
    id: "compared/the-quiet-day",
    expression: "x-y",
    numbers: { x: "40..120", y: "6..35" },
    texts: [
      "The barber gave {x} haircuts last week. This week was quiet, with {y} haircuts fewer. How many haircuts did he give this week?",
      "On {day} the toll booth let {x} cars through. The number for {day2} was lower by {y}. How many cars went through on {day2}?",
      "In {month} {x} parcels lay at the front desk. There were {y} fewer of them in {month2}. How many parcels lay there in {month2}?",
      "How many meals did the diner serve on the rainy evening? On the dry evening before it served {x}, and on the rainy one {y} fewer.",
    ],
  },
  {
    id: "compared/cheaper-by",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "At the {shop} a clay pot is ${x}. A tin pot is ${y} cheaper. What does the tin pot cost?",
      "{n} paid ${x} for {his} skates. {m} found the same skates online for ${y} less. How much did {m} pay?",
      "A laptop with a small screen costs ${y} less than one with a big screen, and the big one is ${x}. How much is the small one?",
      "The used saddle is not as expensive as the new one; you save ${y}. If the new one is ${x}, how much is the used one?",
    ],
  },
  {
    id: "compared/lower-sums",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} has ${x} in {his} wallet. The money in {m}'s wallet is ${y} less than that. How much is in {m}'s wallet?",
      "Last month's water bill came to ${x}. This month's was lower by ${y}. Find this month's bill.",
      "How much did the choir's raffle bring in if the orchestra's brought in ${x} and the choir's ${y} less?",
      "The gardener asked for ${x}. Her rival would do the same work for ${y} less. What does the rival ask for?",
    ],
  },
  {
    id: "compared/younger-ones",
    expression: "x-y",
    units: ["years"],
    numbers: { x: "36..75", y: "3..17" },
    texts: [
      "The piano teacher is {x} years old, and the violin teacher is {y} years younger. How old is the violin teacher?",
      "{m} was born {y} years after {n}. {n} is {x} now. What is {m}'s age?",
      "Our barn has stood for {x} years. The stable was built {y} years later. How many years old is the stable?",
      "How old is the captain? The cook is {x}, and the captain is the cook's junior by {y} years.",
    ],
  },
  {
    id: "compared/shorter-pieces",
    expression: "x-y",
    numbers: { x: "30..90", y: "3..25" },
    texts: [
      "A flute is {x} centimeters long. A piccolo is {y} centimeters shorter. How many centimeters long is the piccolo?",
      "{n}'s fishing rod has a length of {x} inches. {His} little brother's rod is {y} inches less. How long is the brother's rod in inches?",
      "The tunnel under the river is {y} meters shorter than the bridge over it. The bridge has a length of {x} meters. What is the tunnel's length in meters?",
      "If the deep end of the quarry is {x} feet deep and the shallow end is {y} feet less, how many feet deep is the shallow end?",
    ],
  },
  {
    id: "compared/lighter-than",
    expression: "x-y",
    numbers: { x: "30..99", y: "3..26" },
    texts: [
      "Mom's suitcase weighs {x} pounds. {n}'s is {y} pounds lighter. How many pounds does {n}'s suitcase weigh?",
      "The goat gave {y} liters less milk this month than last month, when it gave {x} liters. How many liters did it give this month?",
      "An iron gate weighs {x} kilograms, but a wooden gate of the same size weighs {y} kilograms less. Find the weight of the wooden gate in kilograms.",
      "How many gallons does the barrel hold? It holds {y} gallons less than the tank, and the tank holds {x} gallons.",
    ],
  },
  {
    id: "compared/was-quicker",
    expression: "x-y",
    units: ["minutes"],
    numbers: { x: "30..90", y: "3..25" },
    texts: [
      "{m} mopped the gym in {x} minutes. {n} did it {y} minutes faster. How many minutes did {n} need?",
      "Without traffic the taxi needs {y} minutes less to the airport than with traffic. With traffic it needs {x} minutes. How long is the ride without traffic, in minutes?",
      "The film about whales runs for {x} minutes. The film about bats is {y} minutes shorter. How long is the bat film?",
      "On {day} {n} practiced the drums for {x} minutes. On {day2} {he} was done {y} minutes sooner than that. For how many minutes did {he} practice on {day2}?",
    ],
  },
  {
    id: "compared/fewer-in-the-other-box",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "30..90", y: "4..26" },
    texts: [
      "One of the two {c} has {x} {o} in it. The other has {y} fewer. How many {o} are in the other one?",
      "There were {x} {o} at the first yard sale {n} went to. At the second, {he} saw {y} fewer {o}. How many {o} did {he} see at the second yard sale?",
      "{n} owns fewer {o} than {m}. The gap is {y}, and {m} owns {x}. How many {o} does {n} own?",
      "How many {o} did the class bring this year, if last year it brought {x} {o} and this year {y} fewer?",
    ],
  },
  {
    id: "compared/smaller-crops",
    expression: "x-y",
    numbers: { x: "40..120", y: "5..35" },
    texts: [
      "This fall {x} pears ripened on the tree by the pump. The tree by the gate was {y} pears poorer. How many pears ripened on the tree by the gate?",
      "Because of the hail, the farmer loaded {y} fewer carts of hay this summer than last summer. Last summer it was {x} carts. How many was it this summer?",
      "{n} dug up {x} potatoes. {m}, who started later, dug up {y} fewer. How many potatoes did {m} dig up?",
      "The beekeeper filled {x} jars in {month} and {y} jars fewer in {month2}. Tell how many jars she filled in {month2}.",
    ],
  },
  {
    id: "compared/missed-more",
    expression: "x-y",
    numbers: { x: "30..90", y: "3..25" },
    texts: [
      "{n} got {x} points on the geography test. {m} got {y} points less. How many points did {m} get?",
      "The goalkeeper stopped {x} shots last season. This season he has stopped {y} fewer. How many has he stopped this season?",
      "How many notes did {k} hit if {n} hit {x} of them and {k} hit {y} fewer?",
      "The away team collected {y} fewer points than the home team. {x} points went to the home team. What was the away team's score?",
    ],
  },
];

/** The known amount is said to be less than the one asked for. */
const KNOWN_IS_LESS: readonly WordingFamily[] = [
  {
    id: "compared/known-sewed-fewer",
    expression: "x+y",
    numbers: { x: "8..70", y: "3..35" },
    texts: [
      "{n} has sewn {x} patches on the quilt, which is {y} fewer than {m} has sewn. How many patches has {m} sewn?",
      "With {x} trophies, our school has {y} fewer trophies than the school across the river. How many trophies does the other school have?",
      "How many tulip bulbs did Grandma plant? Grandpa planted {x}, and that was {y} fewer than she did.",
      "The puppet theater sold {x} tickets. It sold {y} fewer than the circus did. How many tickets did the circus sell?",
    ],
  },
  {
    id: "compared/short-of-the-leader",
    expression: "x+y",
    numbers: { x: "15..90", y: "3..30" },
    texts: [
      "{n} came in second in the quiz with {x} points. {He} was {y} points behind {m}, who won. How many points did {m} have?",
      "We picked up {x} bags of litter and were still {y} bags short of what the scouts picked up. How many bags did the scouts pick up?",
      "{m} leads by {y} votes. {n}, who trails {mhim}, has {x} votes. How many votes does {m} have?",
      "A gymnast with {x} points missed the best score of the day by {y} points. What was the best score?",
    ],
  },
  {
    id: "compared/known-is-cheaper",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "The wooden sled costs ${x}. It is ${y} cheaper than the metal sled. What is the price of the metal sled?",
      "{n} got {his} guitar for ${x}, which was ${y} less than the price on the tag. What did the tag say?",
      "At ${x}, a day at the zoo costs ${y} less than a day at the fun park. How much does a day at the fun park cost?",
      "How much does the plumber charge? The electrician charges ${x}, and he is ${y} cheaper than the plumber.",
    ],
  },
  {
    id: "compared/known-has-less-money",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} has saved ${x} so far, ${y} less than {his} cousin. How much has the cousin saved?",
      "Today's tips at the cafe came to ${x}. That was ${y} below yesterday's. What were yesterday's tips?",
      "{k} spent ${x} at the fair. {k} spent ${y} less there than {m} did. How much did {m} spend?",
      "If the ${x} in the blue envelope is ${y} less than the sum in the white envelope, how much money is in the white one?",
    ],
  },
  {
    id: "compared/known-is-younger",
    expression: "x+y",
    units: ["years"],
    numbers: { x: "6..50", y: "2..25" },
    texts: [
      "{n} is {x} years old and {y} years younger than the lifeguard. How old is the lifeguard?",
      "The baker's oven has been used for {x} years. It is {y} years newer than his mixer. For how many years has the mixer been used?",
      "{n}, who is {x}, is {y} years younger than {m}. What is {m}'s age?",
      "How old is the goalkeeper, if the striker is {x} and was born {y} years after the goalkeeper?",
    ],
  },
  {
    id: "compared/known-is-shorter",
    expression: "x+y",
    numbers: { x: "10..80", y: "2..30" },
    texts: [
      "The picture over the sofa is {x} inches wide, {y} inches narrower than the sofa. How many inches wide is the sofa?",
      "{n} threw the ball {x} feet. It landed {y} feet short of {m}'s throw. How many feet did {m} throw the ball?",
      "A ladder of {x} feet is {y} feet too short to reach the roof. How high is the roof in feet?",
      "The rope on the left is {y} meters shorter than the rope on the right. The one on the left is {x} meters long. How long is the one on the right in meters?",
    ],
  },
  {
    id: "compared/known-is-lighter",
    expression: "x+y",
    texts: [
      "The striped melon weighs {x} pounds. It is {y} pounds lighter than the green one. What does the green melon weigh in pounds?",
      "A drum that weighs {x} kilograms is {y} kilograms lighter than the harp. How many kilograms does the harp weigh?",
      "{n} carried {x} pounds of firewood up the hill, {y} pounds less than {m} carried. How many pounds did {m} carry?",
      "How many liters did the big pump move if the small pump moved {x} liters and that was {y} liters less than the big one?",
    ],
  },
  {
    id: "compared/known-was-faster",
    expression: "x+y",
    units: ["minutes"],
    numbers: { x: "12..70", y: "3..30" },
    texts: [
      "{n} ran around the lake in {x} minutes and was {y} minutes faster than {m}. How many minutes did {m} need?",
      "The express takes {x} minutes, which saves {y} minutes compared with the slow train. How long does the slow train take, in minutes?",
      "{m} waited {x} minutes at the dentist's. {n} had waited {y} minutes longer than {m} the week before. How many minutes had {n} waited?",
      "Cutting the lawn took {x} minutes this time; that is {y} minutes less than last time. How many minutes did it take last time?",
    ],
  },
  {
    id: "compared/fewer-now-than-then",
    expression: "x+y",
    numbers: { x: "15..90", y: "4..40" },
    texts: [
      "Today {x} boats are tied up in the harbor. That is {y} fewer than a year ago. How many boats were tied up a year ago?",
      "The village school has {x} pupils now, {y} fewer than in Grandpa's days. How many pupils did it have in his days?",
      "{n} sneezed {x} times on {day2}, which was an improvement: those were {y} sneezes fewer than on {day}. How many times did {he} sneeze on {day}?",
      "How many storks nested in the town ten years ago if {x} nest there today and the number has sunk by {y} since then?",
    ],
  },
  {
    id: "compared/known-has-fewer-things",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "8..70", y: "3..35" },
    texts: [
      "{n} has {x} {o}, and that is {y} fewer than {his} brother has. How many {o} does {his} brother have?",
      "If {m} had {y} more {o}, {mhe} would have just as many as {n}. {m} has {x} {o}. How many does {n} have?",
      "After {n} put {x} {o} on the table, {he} still had {y} fewer there than {m} had on {mhis} own table. How many {o} did {m} have on the table?",
      "{k} counted {x} {o} and {m} counted too. {k}'s number was smaller by {y}. What number did {m} get?",
    ],
  },
  {
    id: "compared/second-best-harvest",
    expression: "x+y",
    numbers: { x: "15..90", y: "4..40" },
    texts: [
      "The left half of the field gave {x} baskets of beans, {y} baskets fewer than the right half. How many baskets did the right half give?",
      "{n}'s family picked {x} buckets of cherries, and its neighbors, with one more ladder, {y} buckets more. How many buckets did the neighbors pick?",
      "{n}'s hens laid {x} eggs, which {he} thought was good until {he} heard that {m}'s hens had laid {y} more. How many eggs had {m}'s hens laid?",
      "There are {y} fewer pines than birches in the wood. {x} of the trees are pines. How many are birches?",
    ],
  },
];

/** The known amount is said to be more than the one asked for. */
const KNOWN_IS_MORE: readonly WordingFamily[] = [
  {
    id: "compared/known-folded-more",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..26" },
    texts: [
      "{n} folded {x} napkins for the banquet, {y} more than {m}. How many napkins did {m} fold?",
      "Our parade had {x} floats. It had {y} more floats than the parade in the next town. How many floats were in their parade?",
      "The janitor changed {x} light bulbs in the old wing. That was {y} more than he had to change in the new wing. How many did he change in the new wing?",
      "How many poems does {k} know by heart? {n} knows {x} of them, and that is {y} more than {k} knows.",
    ],
  },
  {
    id: "compared/won-with-so-many",
    expression: "x-y",
    numbers: { x: "35..95", y: "3..30" },
    texts: [
      "{n} won the spelling contest with {x} points, {y} points ahead of {m}. How many points did {m} have?",
      "With {x} bales, the tractor crew beat the horse crew by {y} bales. How many bales did the horse crew bring in?",
      "The winning pumpkin weighed {x} pounds, {y} pounds more than the one that came second. What did the one in second place weigh, in pounds?",
      "{m} lost the election to {n} by {y} votes. {x} votes were given to {n}. How many were given to {m}?",
    ],
  },
  {
    id: "compared/known-is-dearer",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "A phone with a pen is ${x}. It costs ${y} more than the same phone without one. What does it cost without the pen?",
      "{n} chose the umbrella for ${x}, though it was ${y} dearer than the one {he} had come for. How much was the other umbrella?",
      "For ${x} you can sit in the front row. That is ${y} more than you pay in the back row. What do you pay in the back row?",
      "How much did the hamster's cage cost if the rabbit's cage was ${x} and that was ${y} more than the hamster's?",
    ],
  },
  {
    id: "compared/known-earned-more",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} earned ${x} by shoveling snow, which is ${y} more than {m} earned. How much did {m} earn?",
      "The lemonade stand took in ${x} on {day}. That beat {day2} by ${y}. How much did it take in on {day2}?",
      "This week's groceries came to ${x}, so the family spent ${y} more than it had planned. How much had it planned to spend?",
      "After the flood Uncle gave ${x}. This was ${y} above what Aunt gave. How much did Aunt give?",
    ],
  },
  {
    id: "compared/known-is-older",
    expression: "x-y",
    units: ["years"],
    numbers: { x: "40..85", y: "2..17" },
    texts: [
      "The mayor is {x}, {y} years older than her husband. How old is her husband?",
      "{n}'s house is {x} years old. It was already {y} years old when the house next to it was built. How many years old is the house next to it?",
      "At {x}, the conductor is {y} years older than the singer. What is the singer's age?",
      "{n} turned {y} on the very day {m} was born. Today {n} turns {x}. How old is {m} today?",
    ],
  },
  {
    id: "compared/known-is-taller",
    expression: "x-y",
    numbers: { x: "30..95", y: "2..25" },
    texts: [
      "The climbing rose is {x} inches tall, {y} inches taller than the fence. How many inches tall is the fence?",
      "{n} jumped {x} inches, {y} inches farther than {m}. How many inches did {m} jump?",
      "The swimming pool in the city has a length of {x} meters. It is {y} meters longer than ours. How many meters long is our pool?",
      "If the kite string of {x} feet is {y} feet longer than the clothesline, how many feet long is the clothesline?",
    ],
  },
  {
    id: "compared/known-is-heavier",
    expression: "x-y",
    texts: [
      "A bag of sand weighs {x} pounds. It is {y} pounds heavier than a bag of leaves. What is the weight of the bag of leaves in pounds?",
      "The fountain in the square uses {x} liters of water an hour, {y} liters more than the fountain in the park. How many liters does the one in the park use?",
      "The anvil in {n}'s shed weighs {x} kilograms, which is {y} kilograms more than {his} bag of cement. How many kilograms does the bag weigh?",
      "How many pounds of clay did {m} use? {k} used {x} pounds and needed {y} pounds more than {m}.",
    ],
  },
  {
    id: "compared/known-was-slower",
    expression: "x-y",
    units: ["minutes"],
    numbers: { x: "30..90", y: "3..25" },
    texts: [
      "It took {n} {x} minutes to clean the fish tank, {y} minutes longer than last month. How many minutes did it take last month?",
      "The walk home lasted {x} minutes because of the ice. That was {y} minutes longer than usual. How many minutes does it usually last?",
      "{m} stood in line for {x} minutes and {n} for {y} minutes less. For how many minutes did {n} stand in line?",
      "Beef has to cook for {x} minutes, {y} minutes more than the chicken. How many minutes does the chicken have to cook?",
    ],
  },
  {
    id: "compared/more-now-than-then",
    expression: "x-y",
    numbers: { x: "35..99", y: "4..30" },
    texts: [
      "The chess club has {x} members now. That is {y} more than it had a year ago. How many members did it have a year ago?",
      "{n} can do {x} sit-ups, {y} more than in {month}. How many sit-ups could {he} do in {month}?",
      "These days {x} buses stop at our corner; since the spring the number has grown by {y}. How many buses stopped there before?",
      "How many beds did the hospital have before it was made larger? It has {x} beds today, {y} more than before.",
    ],
  },
  {
    id: "compared/known-has-more-things",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "30..90", y: "3..26" },
    texts: [
      "{n} has {x} {o}. {He} has {y} more {o} than {m}. How many {o} does {m} have?",
      "{x} {o} are in {n}'s room, which is {y} more than in {his} sister's room. How many {o} are in the sister's room?",
      "If {n} gave away {y} of {his} {x} {o}, {he} would have as many as {m}. How many {o} does {m} have?",
      "Find the number of {o} that {k} has, when {n} has {x} {o} and {n}'s {o} are {y} more than {k}'s.",
    ],
  },
  {
    id: "compared/more-of-one-kind",
    expression: "x-y",
    numbers: { x: "35..95", y: "4..30" },
    texts: [
      "A florist has {x} roses in her window. She has {y} more roses than lilies. How many lilies are in the window?",
      "There are {y} more flutes than drums in the marching band, and there are {x} flutes. How many drums are in the band?",
      "{n} spotted {x} gulls on the pier. The gulls outnumbered the pelicans by {y}. How many pelicans were on the pier?",
      "{x} of the children at camp chose archery, {y} more than chose pottery. How many chose pottery?",
    ],
  },
];

/** Two amounts are known, and it is asked by how much they differ. */
const HOW_FAR_APART: readonly WordingFamily[] = [
  {
    id: "compared/more-gloves-than-hats",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..27" },
    texts: [
      "The lost and found has {x} gloves and {y} hats. How many more gloves than hats are there?",
      "{n} greeted {y} guests at the door, and {m} greeted {x}. How many more guests were greeted by {m}?",
      "How many more steps lead up to the attic than down to the cellar, if {y} lead down and {x} lead up?",
      "{x} wheels and {y} axles lie on the workshop floor. Find how many more wheels there are than axles.",
    ],
  },
  {
    id: "compared/fewer-clarinets",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..27" },
    texts: [
      "There are {x} violins in the orchestra but only {y} cellos. How many fewer cellos are there than violins?",
      "{n} climbed {y} trees last summer. {m} climbed {x}. How many fewer trees did {n} climb?",
      "Room 5 has {x} chairs and Room 6 has {y}. How many chairs fewer does Room 6 have?",
      "How many fewer ships came in at night than by day? {y} came in at night and {x} by day.",
    ],
  },
  {
    id: "compared/what-is-the-difference",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "{n} guessed that {x} beans were in the jar, and {m} guessed {y}. What is the difference between their guesses?",
      "The bakery sold {y} loaves of rye and {x} loaves of wheat. Find the difference between the two numbers.",
      "In one census of the pond there were {x} newts, in the next only {y}. By how many do the two counts differ?",
      "A bus has {x} seats upstairs and {y} seats downstairs. What is the difference in the number of seats?",
    ],
  },
  {
    id: "compared/by-how-many-ahead",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "At halftime the lions had {x} points and the sharks had {y}. By how many points were the lions ahead?",
      "{n} is on level {x} of the game. {m} has only reached level {y}. How many levels is {m} behind?",
      "The tailor has finished {y} shirts and his partner {x}. How many shirts ahead of the tailor is the partner?",
      "In the reading race {n} has read {x} chapters and {k} has read {y}. By how many chapters is {n} in the lead?",
    ],
  },
  {
    id: "compared/exceeds-by",
    expression: "x-y",
    numbers: { x: "40..120", y: "5..38" },
    texts: [
      "The room was set up for {y} guests, but {x} came. By how many did the number of guests exceed what was planned?",
      "This year {x} pilgrims walked to the chapel, while last year {y} did. How large is the increase?",
      "A rule says that {y} children may be on the ice at a time. There are {x} on it. How many too many are on the ice?",
      "The old record was {y} pancakes in an hour. The new record is {x}. By how many pancakes was it broken?",
    ],
  },
  {
    id: "compared/price-gap",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "A trip by train is ${x}. By coach the same trip is ${y}. How much cheaper is it by coach?",
      "{n} can have the desk with drawers for ${x} or without drawers for ${y}. How much extra do the drawers cost?",
      "How much more is the rent for the corner shop than for the {shop}, if they are ${x} and ${y}?",
      "In one store a drill is ${y}. In another the same drill is ${x}. How much is saved by going to the cheaper store?",
    ],
  },
  {
    id: "compared/richer-by",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} has ${x}, and {m} has ${y}. How much more money does {n} have?",
      "The boys' table at the flea market made ${y}; the girls' table made ${x}. How many dollars less did the boys' table make?",
      "On {day} {n} was paid ${x} and on {day2} ${y}. What is the difference in pay?",
      "The prize for first place is ${x}. For second place it is ${y}. How much better off is the winner than the one in second place?",
    ],
  },
  {
    id: "compared/age-gap",
    expression: "x-y",
    units: ["years"],
    numbers: { x: "50..85", y: "5..22" },
    texts: [
      "The pilot is {x} and her son is {y}. How many years older is the pilot?",
      "{n} is {y} years old. {His} neighbor is {x}. What is the difference between their ages?",
      "How much younger is the nurse's daughter than the nurse if the daughter is {y} and the nurse is {x} years old?",
      "One elm has {x} rings, one for every year of its life, and another elm has {y}. By how many years is the second elm younger?",
    ],
  },
  {
    id: "compared/length-gap",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "The giraffe's neck is {x} inches long, and the llama's neck is {y} inches long. How many inches longer is the giraffe's neck?",
      "{n}'s braid measures {y} centimeters. {m}'s measures {x} centimeters. How much shorter is {n}'s braid, in centimeters?",
      "How many feet wider is the main road than the lane? The lane is {y} feet wide and the main road {x} feet.",
      "One well goes down {x} meters. Another goes down {y} meters. How many meters deeper is the first well?",
    ],
  },
  {
    id: "compared/distance-gap",
    expression: "x-y",
    numbers: { x: "25..90", y: "3..22" },
    texts: [
      "From {n}'s house it is {x} miles to the sea and {y} miles to the hills. How much farther is it to the sea, in miles?",
      "{n} paddled {y} kilometers, and {m} paddled {x}. How many more kilometers did {m} paddle?",
      "The shortcut is {y} miles. The normal way is {x} miles. How many miles does {n} save on the shortcut?",
      "How many blocks closer to the {place} does {k} live than {n}, who lives {x} blocks away from it, if {k} lives {y} blocks away?",
    ],
  },
  {
    id: "compared/weight-gap",
    expression: "x-y",
    texts: [
      "A pony can pull {x} pounds, and a goat can pull {y} pounds. How many more pounds can the pony pull?",
      "The wet towel weighs {x} ounces. Dry, it weighed {y} ounces. How many ounces heavier is it now?",
      "What is the difference in weight, in kilograms, between a bike of {y} kilograms and a scooter of {x} kilograms?",
      "The blue bucket holds {x} quarts of milk. Only {y} quarts fit into the white one. How many quarts less does the white one hold?",
    ],
  },
  {
    id: "compared/time-gap",
    expression: "x-y",
    units: ["minutes"],
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "{n} brushed the horse for {x} minutes and fed it for {y} minutes. How much longer did the brushing take, in minutes?",
      "The first half of the show lasts {x} minutes, the second half {y} minutes. By how many minutes is the second half shorter?",
      "How many minutes sooner does the boat get there than the bus? The boat needs {y} minutes, the bus {x}, and they leave together.",
      "{m} did the crossword in {y} minutes. {k} sat over it for {x} minutes. How many minutes slower was {k}?",
    ],
  },
  {
    id: "compared/reading-gap",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "It was {x} degrees in the sun and {y} degrees in the shade. How many degrees cooler was it in the shade?",
      "{month} had {x} millimeters of rain, {month2} had {y}. How many more millimeters fell in {month}?",
      "In the kitchen it is {x} degrees and in the cellar {y}. How much warmer is it in the kitchen, in degrees?",
      "{n} got a {x} on {his} first test and a {y} on {his} second. How many points lower was the second one?",
    ],
  },
  {
    id: "compared/things-gap",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "30..90", y: "4..27" },
    texts: [
      "{n} and {m} compared their {o}. {n} had {x} and {m} had {y}. How many more did {n} have?",
      "One of the {c} has {y} {o} in it, and another has {x}. How many {o} fewer does the first one have?",
      "How many more {o} than {m} does {k} have if {m} has {y} and {k} has {x}?",
      "At the {shop} there were {x} {o} on {day} and {y} on {day2}. How many {o} fewer were there on {day2}?",
    ],
  },
  {
    id: "compared/two-kinds-gap",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..27" },
    texts: [
      "{n} has {x} {o} and {y} {p}. How many more {o} than {p} does {he} have?",
      "There are {y} {color} buttons in the tin, and {x} are {color2}. How many more {color2} buttons than {color} ones are in the tin?",
      "A trunk holds {x} {p} but only {y} {o}. The number of {o} is smaller than the number of {p} by how many?",
      "How many fewer {a} than trees did {n} draw, if {he} drew {y} {a} and {x} trees?",
    ],
  },
  {
    id: "compared/to-be-even",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..27" },
    texts: [
      "{n} has {y} stamps from the sea fair and {m} has {x}. How many must {n} get to have as many as {m}?",
      "One side of the seesaw carries {x} pounds, the other {y} pounds. How many pounds must be added to the lighter side so that the two are even?",
      "The north stand has {x} seats. How many must be built onto the south stand, which has {y}, to make it just as big?",
      "{k} has walked {y} laps for charity. {n} has walked {x}. How many more laps will make {k}'s number the same as {n}'s?",
    ],
  },
  {
    id: "compared/two-days-gap",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "The mechanic fixed {y} flat tires in {month} and {x} in {month2}. How many more did she fix in {month2}?",
      "The librarian shelved {x} books on {day} but just {y} on {day2}. How many fewer did he shelve on {day2}?",
      "Before breakfast {n} wrote {y} lines; after breakfast {he} wrote {x}. How many more lines did {he} write after breakfast?",
      "How many more shells did the tide leave last night than tonight, when it left {y}? Last night it left {x}.",
    ],
  },
  {
    id: "compared/gap-with-a-third",
    expression: "x-y",
    numbers: { x: "35..90", y: "4..30", z: "4..90" },
    texts: [
      "{n} sold {x} calendars, {k} sold {z}, and {m} sold {y}. How many more calendars did {n} sell than {m}?",
      "A ranger saw {y} foxes, {z} deer and {x} hares. How many more hares than foxes did the ranger see?",
      "How much taller is the oak than the apple tree? The oak is {x} feet, the apple tree {y} feet and the poplar {z} feet tall.",
      "In the drawer are {z} spoons, {x} forks and {y} knives. How many fewer knives than forks are in the drawer?",
    ],
  },
  {
    id: "compared/gap-beside-a-fact",
    expression: "x-y",
    numbers: { x: "35..90", y: "10..30", v: "5..12" },
    texts: [
      "In {v} weeks {n} lost {y} golf balls, and {m} lost {x}. How many more golf balls did {m} lose?",
      "{x} passengers got on at the first of {v} stops, and {y} got on at the second. How many fewer got on at the second stop?",
      "How many more waiters than cooks work in a hotel with {v} floors, {x} waiters and {y} cooks?",
      "{n}, who is {v}, has {x} toy soldiers. {His} cousin has {y}. How many toy soldiers does the cousin need to catch up with {him}?",
    ],
  },
];

/** One amount is several times another. */
const SEVERAL_TIMES: readonly WordingFamily[] = [
  {
    id: "compared/times-the-candles",
    expression: "x*y",
    numbers: { x: "4..30", y: "3..9" },
    texts: [
      "{n} lit {x} candles in the small chapel. In the big church {y} times as many were burning. How many candles burned in the big church?",
      "The ant carried {x} crumbs home. Her sisters together carried {y} times that many. How many crumbs did the sisters carry?",
      "How many seats does the new theater have if the old one had {x} and the new one has {y} times the number?",
      "{m} has been on a plane {y} times as often as {n}. {n} has been on a plane {x} times. How often has {m} been on one?",
    ],
  },
  {
    id: "compared/times-the-price",
    expression: "x*y",
    units: ["dollars"],
    money: true,
    numbers: { x: "3..40", y: "3..9" },
    texts: [
      "A cactus at the {shop} is ${x}, and a palm tree costs {y} times as much as the cactus. How much is the palm tree?",
      "{n} put ${x} in the collection box. {His} boss put in {y} times as much. How much did the boss put in?",
      "For a stamp of the rare kind {m} has to pay {y} times the price of a common one. The common one is ${x}. What does the rare one cost?",
      "How much money did the bazaar make this year, if it made ${x} in its first year and {y} times that sum this year?",
    ],
  },
  {
    id: "compared/times-the-size",
    expression: "x*y",
    numbers: { x: "3..25", y: "3..8" },
    texts: [
      "A mouse's tail is {x} centimeters long. A monkey's tail is {y} times as long. How long is the monkey's tail in centimeters?",
      "The silo, which you can see from far off, stands {y} times as high as the shed beside it. The shed is {x} feet high. How many feet high is the silo?",
      "A grown seal weighs {y} times as much as a seal pup of {x} kilograms. What does the grown seal weigh in kilograms?",
      "How many inches of ribbon go around the big box if {x} inches go around the small box and the big one takes {y} times as much?",
    ],
  },
  {
    id: "compared/times-the-age",
    expression: "x*y",
    units: ["years"],
    numbers: { x: "7..15", y: "3..6" },
    texts: [
      "{n} is {x} years old. Great-grandmother's rocking chair is {y} times as old. How old is the chair?",
      "The carpenter's age is {y} times the age of his nephew, who is {x}. How old is the carpenter?",
      "My cat is {x}. The house we live in is {y} times my cat's age. How many years old is the house?",
      "How old is the coin if the stamp beside it is {x} years old and the coin {y} times as old?",
    ],
  },
  {
    id: "compared/times-the-time",
    expression: "x*y",
    units: ["minutes"],
    numbers: { x: "4..20", y: "3..6" },
    texts: [
      "It takes {n} {x} minutes to peel the potatoes and {y} times as long to cook them. How many minutes do they cook?",
      "The short race was over after {x} minutes. Multiply that by {y} and you know how long the long race took. How many minutes did it take?",
      "A walker needs {y} times as many minutes as a cyclist to get to the {place}. The cyclist needs {x}. How many does the walker need?",
      "How long does the second movement last if the first one lasts {x} minutes and the second {y} times as many minutes?",
    ],
  },
  {
    id: "compared/times-the-things",
    expression: "x*y",
    units: ["{o}"],
    numbers: { x: "3..25", y: "3..9" },
    texts: [
      "{n} has {x} {o}. {m} has {y} times as many. How many {o} does {m} have?",
      "There are {y} times as many {o} as {p} in the chest. If there are {x} {p}, how many {o} are there?",
      "{k} owns {x} {o}. For each {s} that {k} owns, {n} owns {y}. How many {o} does {n} own?",
      "How many {o} were at the fair this year, when last year there were {x} and the number has become {y} times as large?",
    ],
  },
  {
    id: "compared/twice-as-many",
    expression: "x*2",
    numbers: { x: "6..70" },
    texts: [
      "{n} glued {x} tiles on the table top. {m} glued twice as many. How many tiles did {m} glue?",
      "On {day2} twice as many children were ill as on {day}. On {day} there were {x}. How many children were ill on {day2}?",
      "{x} lamps stand along the river path, and the number along the main street is double that. How many lamps stand along the main street?",
      "How many jars of jam did Aunt fill this summer? She filled {x} last summer, and this summer's number is two times last summer's.",
    ],
  },
  {
    id: "compared/twice-as-much",
    expression: "x*2",
    numbers: { x: "6..70" },
    texts: [
      "A big balloon can lift {x} pounds. With a second burner it can lift twice as much. How many pounds can it lift with the second burner?",
      "The wheat on the left of the path is {x} inches high. The corn on the right is twice as high. How many inches high is the corn?",
      "{n} lives {x} kilometers from the airport, and {m} lives twice as far from it. How many kilometers from the airport does {m} live?",
      "{k} slept twice as many minutes on the train as {n}, who slept for {x} minutes. How many minutes did {k} sleep?",
    ],
  },
  {
    id: "compared/double-the-dollars",
    expression: "x*2",
    units: ["dollars"],
    money: true,
    numbers: { x: "4..80" },
    texts: [
      "A return ticket costs exactly double what a single ticket costs. A single one is ${x}. How much is a return ticket?",
      "{n} spent ${x} on paint. The brushes and rollers came to twice that. What did {he} pay for the brushes and rollers?",
      "How much is {m}'s bike worth if {n}'s is worth ${x} and {m}'s is worth twice as much?",
      "Last year the club fee was ${x}. It has doubled since. What is the fee this year?",
    ],
  },
  {
    id: "compared/three-times-as-many",
    expression: "x*3",
    numbers: { x: "4..40" },
    texts: [
      "{n} had {x} hiccups in a row, and {m} had three times as many. How many hiccups did {m} have?",
      "The oak at the school gate dropped {x} acorns on the path and three times that number on the lawn. How many acorns were on the lawn?",
      "Three times as many people speak in the second act as in the first, where {x} people speak. How many people speak in the second act?",
      "{n} painted {x} stripes on {his} clay tiger, and on the clay zebra {he} painted triple that number. How many stripes does the zebra have?",
    ],
  },
  {
    id: "compared/four-times-as-many",
    expression: "x*4",
    numbers: { x: "3..30" },
    texts: [
      "The club started with {x} members. It is four times as large now. How many members does it have now?",
      "How many rooms does the castle have? The farmhouse has {x}, and the castle has four times as many.",
      "{n} can hold {his} breath for {x} seconds. A turtle under the ice does it four times as long as {n}. For how many seconds does the turtle do it?",
      "Four times as many cans as bottles came to the dump. There were {x} bottles. How many cans were there?",
    ],
  },
  {
    id: "compared/how-many-times",
    expression: "x/y",
    units: ["times"],
    numbers: { y: "3..12", x: "y*i" },
    texts: [
      "{n} has {y} pen pals and {m} has {x}. How many times as many pen pals does {m} have?",
      "A train has {x} cars. A tram has {y}. The train has how many times as many cars as the tram?",
      "The cliff is {x} meters high, and the lighthouse on it {y} meters. How many times as high as the lighthouse is the cliff?",
      "A ticket for the whole season is ${x}; for a single game it is ${y}. How many times the price of a single game is the season ticket?",
    ],
  },
];

/** One amount is a part of another, or the known amount is several times the one asked for. */
const PARTS_OF_ANOTHER: readonly WordingFamily[] = [
  {
    id: "compared/times-as-many-as-asked",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*i" },
    texts: [
      "{n} raked {x} piles of leaves, {y} times as many as {m}. How many piles did {m} rake?",
      "The choir has {x} singers. That is {y} times as many as it had at the beginning. How many singers did it have at the beginning?",
      "A spider in the shed caught {x} flies, which is {y} times what the spider in the attic caught. How many flies did the spider in the attic catch?",
      "There are {y} times as many sparrows as crows on the roof. How many crows are there, if there are {x} sparrows?",
    ],
  },
  {
    id: "compared/times-the-price-asked",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "3..9", x: "y*i" },
    texts: [
      "A leather ball is ${x}, {y} times the price of a rubber ball. What does a rubber ball cost?",
      "{n} paid {y} times as much for {his} cap as {m} did. {n} paid ${x}. How much did {m} pay?",
      "This month the heating costs ${x}. It is {y} times as much as in {month}. What did it cost in {month}?",
      "How much does the helper get for an hour, if the roofer gets ${x}, and that is {y} times as much?",
    ],
  },
  {
    id: "compared/times-the-size-asked",
    expression: "x/y",
    numbers: { y: "3..8", x: "y*i" },
    texts: [
      "The crane is {x} meters tall. It is {y} times as tall as the house it is building. How many meters tall is the house?",
      "A bear weighs {y} times as much as a wolf. The bear is {x} kilograms. What is the wolf's weight in kilograms?",
      "The way by road is {x} miles long, {y} times as long as the way by boat. How many miles is it by boat?",
      "If a tub holds {x} gallons, {y} times as much as a bucket, how many gallons does the bucket hold?",
    ],
  },
  {
    id: "compared/times-the-age-asked",
    expression: "x/y",
    units: ["years"],
    numbers: { y: "5..6", x: "y*(i+5)" },
    texts: [
      "The judge is {x} years old. She is {y} times as old as her granddaughter. How old is the granddaughter?",
      "Our bell tower, which is {x} years old, is {y} times the age of the town clock. How old is the clock?",
      "{n}'s grandfather is {y} times as old as {n}. The grandfather is {x}. What is {n}'s age?",
      "{x} years have passed since the ferry was built. That makes it {y} times as old as the sailboat beside it. How many years old is the sailboat?",
    ],
  },
  {
    id: "compared/times-the-things-asked",
    expression: "x/y",
    units: ["{o}"],
    numbers: { y: "3..9", x: "y*i" },
    texts: [
      "{n} has {y} times as many {o} as {m}. {n} has {x} {o}. How many does {m} have?",
      "{x} {o} are in the attic, {y} times as many as in the garage. How many {o} are in the garage?",
      "How many {o} does {k} have? {m} has {x}, and to have that many {k} would need {y} times what {k} has.",
      "A {shop} sold {x} {o} in {month}. In {month2} it sold fewer, so that {month}'s number was {y} times that of {month2}. How many {o} did it sell in {month2}?",
    ],
  },
  {
    id: "compared/half-as-many",
    expression: "x/2",
    numbers: { x: "8..98 by 2" },
    texts: [
      "{n} wrapped {x} presents, and {m} wrapped half as many. How many presents did {m} wrap?",
      "Half as many moths as beetles are in the glass case. There are {x} beetles. How many moths are in it?",
      "The first grade planted {x} seeds. The kindergarten planted only half that number. How many seeds did the kindergarten plant?",
      "How many trains run on Sundays if {x} run on Mondays and half as many run on Sundays?",
    ],
  },
  {
    id: "compared/half-as-much",
    expression: "x/2",
    numbers: { x: "8..98 by 2" },
    texts: [
      "The adult tent weighs {x} pounds. The child's tent weighs half as much. How many pounds does the child's tent weigh?",
      "Going downhill, {n} needs half as many minutes as going uphill. Uphill {he} needs {x} minutes. How many does {he} need downhill?",
      "The curtain in the den is half as long as the one in the hall, which is {x} inches long. How long is the curtain in the den in inches?",
      "{m} lives {x} blocks from the pool, and {n}'s way there is only half as long. How many blocks from the pool does {n} live?",
    ],
  },
  {
    id: "compared/half-the-dollars",
    expression: "x/2",
    units: ["dollars"],
    numbers: { x: "8..98 by 2" },
    texts: [
      "Grown-ups pay ${x} to get into the museum. Students pay half. How much does a student pay?",
      "{n} had ${x} when {he} came to the fair, twice as much as {m} had. How much did {m} have?",
      "A new tire is ${x}. Mending the old one costs half as much. What does the mending cost?",
      "How much is a ride on the pony if a ride on the camel is ${x} and the pony's costs half of that?",
    ],
  },
  {
    id: "compared/twice-what-is-asked",
    expression: "x/2",
    numbers: { x: "8..98 by 2" },
    texts: [
      "{n} stacked {x} crates. That is twice as many as {m} stacked. How many crates did {m} stack?",
      "The hotel by the sea has {x} rooms, double the number of the hotel by the station. How many rooms does the hotel by the station have?",
      "There are twice as many frogs as toads in the pond. Someone counted {x} frogs. How many toads are there?",
      "With {x} wins the coach's new team won twice as often as his old team. How often did the old team win?",
    ],
  },
  {
    id: "compared/a-third-as-many",
    expression: "x/3",
    numbers: { x: "9..90 by 3" },
    texts: [
      "{n} drew {x} stars on the poster. {m} drew a third as many. How many stars did {m} draw?",
      "There are {x} pupils in the choir, three times as many as in the drama club. How many are in the drama club?",
      "The night nurse gave out one third as many pills as the day nurse, who gave out {x}. How many pills did the night nurse give out?",
      "How many puppies did the shelter take in this month? It took in {x} last month and only a third of that number this month.",
    ],
  },
  {
    id: "compared/a-fourth-as-many",
    expression: "x/4",
    numbers: { x: "12..96 by 4" },
    texts: [
      "{x} sails were seen on the bay on {day}, four times as many as on {day2}. How many sails were seen on {day2}?",
      "A quarter as many girls as boys signed up for the hike. {x} boys signed up. How many girls did?",
      "{n} has {x} comics. {His} little cousin has a fourth of that number. How many comics does the cousin have?",
      "How many pounds does a fox weigh if a sheep weighs {x} pounds, and that is four times as much as the fox?",
    ],
  },
];

/** The second amount is so much more or less than the first, and both together are asked for. */
const BOTH_TOGETHER: readonly WordingFamily[] = [
  {
    id: "compared/both-dug-holes",
    expression: "x+(x+y)",
    numbers: { x: "6..50", y: "3..30" },
    texts: [
      "{n} dug {x} holes for the hedge. {m} dug {y} more than {n}. How many holes did they dig together?",
      "The first tour bus had {x} people on it, the second had {y} more. How many people were on the two tour buses?",
      "How many pictures hang in the two halls if {x} hang in the first and the second has {y} more than the first?",
      "A clown twisted {x} balloon dogs and {y} more balloon swords than dogs. How many dogs and swords did he twist altogether?",
    ],
  },
  {
    id: "compared/two-days-together",
    expression: "x+(x+y)",
    numbers: { x: "8..60", y: "3..30" },
    texts: [
      "On {day} {n} swam {x} laps. On {day2} {he} swam {y} laps more than on {day}. How many laps did {he} swim on the two days?",
      "The ice cream truck sold {x} cones yesterday and {y} more than that today. What is the total number of cones?",
      "{x} letters were stamped before lunch. After lunch, {y} more were stamped than before lunch. How many letters were stamped in the whole day?",
      "In {month2} the vet saw {y} more pets than in {month}, when she saw {x}. How many pets did she see in both months?",
    ],
  },
  {
    id: "compared/both-prices",
    expression: "x+(x+y)",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} bought a vase for ${x} and a mirror that cost ${y} more than the vase. How much did {he} spend?",
      "A ball is ${x}. The net costs ${y} more than the ball. What do you pay for a ball and a net?",
      "The green lamp is ${y} dearer than the white one. The white one is ${x}. How much are the two lamps together?",
      "What did the two dinners cost in all, if {k}'s was ${x} and {m}'s was ${y} more?",
    ],
  },
  {
    id: "compared/both-savings",
    expression: "x+(x-y)",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} has ${x} for the trip. {m} has ${y} less. How much do they have for the trip together?",
      "Last week the dog walker earned ${x}, and this week ${y} less than last week. What did she earn in the two weeks?",
      "{m} gave ${y} less than {n} toward the present. {n} gave ${x}. How much did the two give?",
      "How much is in the two boxes if ${x} is in the first and the second holds ${y} less than that?",
    ],
  },
  {
    id: "compared/fewer-and-both",
    expression: "x+(x-y)",
    numbers: { x: "30..80", y: "4..25" },
    texts: [
      "{n} ironed {x} shirts. {m} ironed {y} fewer. How many shirts did the two iron in all?",
      "There are {x} trees on the east side of the park. On the west side there are {y} fewer. How many trees are on both sides?",
      "A parrot knows {x} words, and its chick knows {y} fewer words than it does, all of them different from its own. How many words do the two know in total?",
      "How many buckets of water did the twins carry? One carried {x}, and the other carried {y} buckets fewer than that.",
    ],
  },
  {
    id: "compared/fewer-of-a-kind-both",
    expression: "x+(x-y)",
    numbers: { x: "30..80", y: "4..25" },
    texts: [
      "In a flower bed grow {x} tulips and {y} fewer daffodils than tulips. How many flowers grow in the bed?",
      "{n} has {x} songs by men on {his} list and {y} fewer by women. There are no other songs. How many songs are on the list?",
      "The carousel carried {x} girls and {y} fewer boys than girls. How many children did it carry?",
      "How many eggs were in the basket? It had {x} brown eggs in it, and the number of white ones was {y} less.",
    ],
  },
  {
    id: "compared/known-fewer-both",
    expression: "x+(x+y)",
    numbers: { x: "10..60", y: "3..30" },
    texts: [
      "{n} picked {x} peaches, {y} fewer than {m}. How many peaches did they pick in all?",
      "The left bank of the stream has {x} willows on it. That is {y} fewer than on the right bank. How many willows grow along the stream?",
      "With {x} pupils, Class A has {y} pupils fewer than Class B. How many pupils are in the two classes?",
      "{m} and {k} cleaned windows. {k} cleaned {x}, and that was {y} less than {m} did. How many windows did they clean altogether?",
    ],
  },
  {
    id: "compared/known-more-both",
    expression: "x+(x-y)",
    numbers: { x: "30..80", y: "4..25" },
    texts: [
      "{n} popped {x} bubbles, {y} more than {m}. How many bubbles did the two of them pop?",
      "There are {x} cows on the farm, {y} more than there are horses. How many cows and horses are there in all?",
      "The {shop} sold {x} {o} on {day}. That was {y} more than it sold on {day2}. How many {o} did it sell on the two days?",
      "What is the total of the two scores if the winner has {x} points, {y} more than the loser?",
    ],
  },
  {
    id: "compared/known-cheaper-both",
    expression: "x+(x+y)",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "A cup costs ${x}, which is ${y} less than the plate. How much are a cup and a plate together?",
      "{n} buys a shirt for ${x} and a pair of pants. The shirt is ${y} cheaper than the pants. What does {he} pay in all?",
      "How much did {m} and {k} earn together? {m} earned ${x}, and that was ${y} less than {k}.",
      "The gas bill was ${x}. It was ${y} lower than the water bill. What did both bills come to?",
    ],
  },
  {
    id: "compared/known-dearer-both",
    expression: "x+(x-y)",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "The leash is ${x}, ${y} more than the collar. What do the leash and the collar cost together?",
      "{n} spent ${x} on food at the fair. That is ${y} more than {he} spent on rides. How much did {he} spend on food and rides?",
      "Two sisters put their money together. The older one had ${x}, ${y} more than the younger one. How much money did they have then?",
      "How much do the two tickets cost in all if the one for the boat costs ${x} and is ${y} dearer than the one for the bus?",
    ],
  },
  {
    id: "compared/lengths-together",
    expression: "x+(x+y)",
    texts: [
      "{n} rode {x} miles on the first day of the tour and {y} miles more on the second day. How many miles did {he} ride on both days?",
      "One board is {x} inches long; the other is {y} inches longer. They are laid end to end. How many inches do they reach?",
      "A calf weighs {x} kilograms, and a foal weighs {y} kilograms more. What do the calf and the foal weigh together, in kilograms?",
      "How many feet of fence were built, if {m} built {x} feet and {k} built {y} feet more than {m}?",
    ],
  },
  {
    id: "compared/lengths-together-less",
    expression: "x+(x-y)",
    numbers: { x: "25..80", y: "2..20" },
    texts: [
      "The climb to the first hut is {x} meters; from there to the top it is {y} meters less than that. How many meters is the climb to the top in all?",
      "{n} needs {x} yards of blue yarn and {y} yards less of white yarn than of blue. How many yards of yarn does {he} need altogether?",
      "The father's pack weighs {x} pounds. The daughter's weighs {y} pounds less. How many pounds do they carry together?",
      "How many gallons of cider did the two presses give? The old one gave {y} gallons less than the new one, which gave {x} gallons.",
    ],
  },
  {
    id: "compared/ages-together",
    expression: "x+(x+y)",
    units: ["years", "years"],
    numbers: { x: "5..40", y: "2..20" },
    texts: [
      "{n} is {x}, and {his} cousin is {y} years older. How old are the two together?",
      "A donkey is {x} years old, {y} years younger than the horse in the next stall. What is the sum of their ages?",
      "The younger of two elephants is {x}; the other elephant is {y} years older. Add their ages. What do you get?",
      "If the first bridge has stood for {x} years and the second for {y} years longer, how many years have the two stood when you add them?",
    ],
  },
  {
    id: "compared/minutes-together",
    expression: "x+(x-y)",
    units: ["minutes", "minutes"],
    numbers: { x: "25..80", y: "3..20" },
    texts: [
      "{n} read for {x} minutes in the afternoon and {y} minutes less in the evening. For how many minutes did {he} read that day?",
      "The bus ride to {n}'s aunt takes {x} minutes. Then comes a walk that is {y} minutes shorter than the ride. How many minutes does the whole way take?",
      "The band played two songs. The first went on for {x} minutes, {y} minutes longer than the second. How many minutes did the band play?",
      "How many minutes of practice did {m} do on the two days? On {day} it was {x}, and on {day2} it was {y} less.",
    ],
  },
];

/** One amount is several times or a part of the other, and both together are asked for. */
const MULTIPLE_TOGETHER: readonly WordingFamily[] = [
  {
    id: "compared/together-with-a-multiple",
    expression: "x+x*y",
    numbers: { x: "3..25", y: "3..7" },
    texts: [
      "{n} peeled {x} eggs. The cook peeled {y} times as many. How many eggs did they peel together?",
      "There are {x} swans on the pond and {y} times as many ducks. How many swans and ducks are on the pond?",
      "How many cars stand in the two lots if {x} stand in the small one and {y} times as many in the large one?",
      "The town has {y} times as many streets as bridges. It has {x} bridges. What is the number of streets and bridges together?",
    ],
  },
  {
    id: "compared/multiple-of-dollars-together",
    expression: "x+x*y",
    units: ["dollars", "dollars"],
    numbers: { x: "3..25", y: "3..6" },
    texts: [
      "{n} bought a frame for ${x} and a painting for {y} times as much. How much did {he} spend altogether?",
      "A plant costs ${x}. Its pot costs {y} times what the plant costs. What do the plant and the pot cost together?",
      "On {day} the boys' car wash brought in ${x}, and on {day2} {y} times as much. How much did it bring in on the two days?",
      "How much money do {m} and {k} have in all? {m} has ${x}, and {k} has {y} times as much as {m}.",
    ],
  },
  {
    id: "compared/multiple-of-things-together",
    expression: "x+x*y",
    numbers: { x: "3..25", y: "3..7" },
    texts: [
      "{m} has {x} {o}, and {n} has {y} times as many. How many {o} do they have in total?",
      "A girl has {x} {color} beads. Of {color2} beads she has {y} times that many. How many {color} and {color2} beads does she have?",
      "{n} found {x} {o} in the morning. In the afternoon {he} found {y} times as many as in the morning. How many {o} did {he} find that day?",
      "If there are {x} {p} and {y} times as many {o} on the table, how many things are on it?",
    ],
  },
  {
    id: "compared/twice-and-both",
    expression: "x+x*2",
    numbers: { x: "5..50" },
    texts: [
      "{n} cracked {x} nuts, and {m} cracked twice as many. How many nuts did the two crack?",
      "The library lent out {x} films last week and twice as many books. How many films and books were lent out?",
      "{x} men and double that number of women sang at the concert. How many people sang?",
      "How many stones did the two gardeners lay if the first laid {x} and the second laid two times what the first did?",
    ],
  },
  {
    id: "compared/twice-as-far-both",
    expression: "x+x*2",
    numbers: { x: "4..40" },
    texts: [
      "On the first day the riders went {x} miles. On the second day they went twice as far. How many miles did they go in the two days?",
      "{n} practiced the flute for {x} minutes and the piano for twice as long. How many minutes did {he} practice in all?",
      "A gray seal weighs {x} kilograms and its mother twice as much. What do both weigh together in kilograms?",
      "The red rope is {x} yards. The black rope is twice that length. {m} ties them into one rope and loses nothing in the knot. How many yards long is it?",
    ],
  },
  {
    id: "compared/three-times-and-both",
    expression: "x+x*3",
    numbers: { x: "3..30" },
    texts: [
      "{n} has had {x} piano lessons, and {his} sister has had three times as many. How many lessons have they had together?",
      "The new school ordered {x} maps and three times as many globes. How many maps and globes did it order?",
      "{x} canoes are for rent, and there are three times as many rowboats. No other boats are for rent. How many boats can be rented?",
      "How many tents are on the camp ground, if the lower meadow has {x} and the upper meadow triple that number?",
    ],
  },
  {
    id: "compared/half-as-many-and-both",
    expression: "x+x/2",
    numbers: { x: "8..80 by 2" },
    texts: [
      "{n} stuffed {x} envelopes. {m} stuffed half as many. How many envelopes did they stuff in all?",
      "The baker made {x} rolls and half as many pretzels as rolls. How many rolls and pretzels did he make?",
      "On {day} {x} guests stayed at the inn, and on {day2} half as many came. How many guests is that for the two nights in total?",
      "How many kids went on the two rides if {x} went on the big wheel and half that number on the slide?",
    ],
  },
  {
    id: "compared/half-the-price-and-both",
    expression: "x+x/2",
    units: ["dollars", "dollars"],
    numbers: { x: "8..80 by 2" },
    texts: [
      "A coat costs ${x}. The hat that goes with it costs half as much. What do the coat and the hat cost together?",
      "{n} paid ${x} to get in, and {his} little brother paid half. How much did the two pay?",
      "{m} earned half as much as {n} on {day}. {n} earned ${x}. How much money did they earn between them?",
      "How much do you pay for two pizzas when the first is ${x} and the second is half price?",
    ],
  },
  {
    id: "compared/known-is-a-multiple-both",
    expression: "x+x/y",
    numbers: { y: "3..6", x: "y*i" },
    texts: [
      "{n} counted {x} stars, {y} times as many as {m}. How many stars did they count together, if no star was counted by both?",
      "A farm has {x} sheep. It has {y} times as many sheep as goats. How many sheep and goats does it have?",
      "The large tank holds {x} liters. That is {y} times what the small tank holds. How many liters do the two tanks hold?",
      "How many letters did the two offices get? The main office got {x}, and this was {y} times as many as the other office got.",
    ],
  },
  {
    id: "compared/known-is-double-both",
    expression: "x+x/2",
    numbers: { x: "8..80 by 2" },
    texts: [
      "{n} sang {x} songs, twice as many as {m}. How many songs did the two sing?",
      "There are {x} bats in the cave, which is double the number in the barn. How many bats are in the cave and the barn?",
      "{k} ran {x} miles in {month}. That was twice what {k} ran in {month2}. How many miles is that for the two months?",
      "Twice as many boys as girls are in the judo class. {x} boys are in it. How many children are in the class?",
    ],
  },
];

/** One amount is several times or a part of the other, and the difference is asked for. */
const MULTIPLE_APART: readonly WordingFamily[] = [
  {
    id: "compared/times-as-many-how-many-more",
    expression: "x*y-x",
    numbers: { x: "3..25", y: "3..7" },
    texts: [
      "While {n} sharpened {x} pencils, {m} got through {y} times that many. How many pencils more than {n} did {m} sharpen?",
      "There are {y} times as many seats as tables in the cafe, and there are {x} tables. How many more seats than tables are there?",
      "How many fewer owls than mice live in the old mill, if {x} owls live in it and {y} times as many mice?",
      "The clerk filed {x} forms on {day} and {y} times that number on {day2}. How many more did she file on {day2}?",
    ],
  },
  {
    id: "compared/times-as-much-how-much-more",
    expression: "x*y-x",
    units: ["dollars", "dollars"],
    numbers: { x: "3..25", y: "3..7" },
    texts: [
      "A cap costs ${x}. A jacket costs {y} times as much. How much more does the jacket cost than the cap?",
      "{n} saved ${x} this month. {m} saved {y} times as much as {n}. By how many dollars is {m}'s sum larger?",
      "The price of a window seat is {y} times that of a seat at the back, which is ${x}. How much cheaper is the seat at the back?",
      "How much more do you pay for the big aquarium than for the small one at ${x}, if the big one is {y} times its price?",
    ],
  },
  {
    id: "compared/times-as-long-how-much-longer",
    expression: "x*y-x",
    numbers: { x: "3..25", y: "3..6" },
    texts: [
      "The toy train is {x} inches long. The track is {y} times as long. How many inches longer than the train is the track?",
      "{n} walked {x} kilometers and then went {y} times as far by bike. How many kilometers more did {he} go by bike than on foot?",
      "A cub weighs {x} pounds, and its mother weighs {y} times that. How many pounds heavier is the mother?",
      "By boat it takes {y} times as many minutes as by car. By car it takes {x}. How many minutes longer is the trip by boat?",
    ],
  },
  {
    id: "compared/triple-how-many-more",
    expression: "x*3-x",
    numbers: { x: "4..40" },
    texts: [
      "{n} did {x} push-ups. The coach did three times as many. How many more push-ups did the coach do?",
      "In the office are {x} printers and three times as many phones. How many more phones than printers are in the office?",
      "A wall used {x} gray bricks and triple that number of red bricks. How many fewer gray bricks than red bricks did it use?",
      "What is the difference between {m}'s and {k}'s points, if {k} has {x} and {m} has three times as many?",
    ],
  },
  {
    id: "compared/half-how-many-fewer",
    expression: "x-x/2",
    numbers: { x: "8..90 by 2" },
    texts: [
      "{n} hung up {x} socks, and {m} hung up half as many. How many more socks did {n} hang up?",
      "The first show had {x} dancers. The second had half as many. How many fewer dancers were in the second show?",
      "A pear tree is {x} feet tall. The bush beside it is half as tall. By how many feet is the tree taller?",
      "{k} has half as many {o} as {m}, who has {x}. How many {o} must {k} get to have the same number as {m}?",
    ],
  },
  {
    id: "compared/known-multiple-how-many-more",
    expression: "x-x/y",
    numbers: { y: "3..7", x: "y*i" },
    texts: [
      "{n} has {x} {o}. That is {y} times as many as {m} has. How many more {o} does {n} have than {m}?",
      "The tower is {x} meters high, {y} times as high as the gate. How many meters higher than the gate is the tower?",
      "{x} nurses work by day, {y} times as many as by night. How many fewer nurses work by night than by day?",
      "How much cheaper is the print than the painting at ${x}, if the painting costs {y} times as much as the print?",
    ],
  },
  {
    id: "compared/known-multiple-years-between",
    expression: "x-x/y",
    units: ["years", "years"],
    numbers: { y: "5..6", x: "y*(i+5)" },
    texts: [
      "The fisherman is {x}, {y} times as old as his grandson. How many years older is he than the grandson?",
      "{n}'s grandmother is {x} years old. She is {y} times {n}'s age. What is the difference between their ages?",
      "A tree by the church is {x} years old, which is {y} times the age of the bench below it. By how many years is the bench younger?",
      "How many years lie between a teacher of {x} and a pupil, if the teacher is {y} times as old as the pupil?",
    ],
  },
];

/** The amount asked for is reached by two comparisons. */
const TWO_COMPARISONS: readonly WordingFamily[] = [
  {
    id: "compared/more-than-the-second-of-three",
    expression: "x+y+z",
    numbers: { x: "6..50", y: "3..25", z: "3..25" },
    texts: [
      "{n} hit {x} nails. {m} hit {y} more than {n}, and {k} hit {z} more than {m}. How many nails did {k} hit?",
      "There are {x} rooms on the first floor, {y} more on the second than on the first, and on the third {z} more than on the second. How many rooms are on the third floor?",
      "How many bees are in the glass hive's last frame? The first frame has {x}. The middle one has {y} more than the first, and the last {z} more than the middle one.",
      "{k}'s pole is {z} inches longer than {m}'s, and {m}'s is {y} inches longer than {n}'s. {n}'s pole measures {x} inches. How many inches does {k}'s measure?",
    ],
  },
  {
    id: "compared/more-then-fewer-of-three",
    expression: "x+y-z",
    numbers: { x: "25..60", y: "5..30", z: "3..22" },
    texts: [
      "{n} typed {x} words. {m} typed {y} more than {n}. {k} typed {z} fewer than {m}. How many words did {k} type?",
      "On {day} {x} ferries sailed. On {day2} there were {y} more than on {day}, and on {day3} {z} fewer than on {day2}. How many ferries sailed on {day3}?",
      "How many sheep are on the farm? It has {x} pigs, {y} more cows than pigs, and {z} fewer sheep than cows.",
      "A plain doll costs ${x}. A doll that talks costs ${y} more, and one that only walks costs ${z} less than the one that talks. What does the one that walks cost?",
    ],
  },
  {
    id: "compared/fewer-then-more-of-three",
    expression: "x-y+z",
    numbers: { x: "30..80", y: "4..25", z: "3..30" },
    texts: [
      "{n} filled {x} bags with sand, {m} filled {y} fewer than {n}, and {k} filled {z} more than {m}. How many bags did {k} fill?",
      "The oak is {x} feet high. The maple is {y} feet lower than the oak, and the fir is {z} feet higher than the maple. How many feet high is the fir?",
      "Last year the ski hill was open for {x} days, this year for {y} days less. Next year it will be open for {z} days more than this year. For how many days will it be open next year?",
      "What is the age of the third house, if the first is {x} years old, the second {y} years younger than the first, and the third {z} years older than the second?",
    ],
  },
  {
    id: "compared/times-and-some-more",
    expression: "x*y+z",
    numbers: { x: "3..20", y: "3..6", z: "2..20" },
    texts: [
      "{m} has {z} more than {y} times as many pencils as {n}. {n} has {x}. How many pencils does {m} have?",
      "There are {x} doors in the hut. The manor has {y} times as many doors and another {z}. How many doors does the manor have?",
      "How many eggs did the goose farm ship if the duck farm shipped {x} and the goose farm shipped {y} times as many and {z} more?",
      "{n} rode {x} miles on {day}. On {day2} {he} rode {z} miles more than {y} times that distance. How many miles did {he} ride on {day2}?",
    ],
  },
  {
    id: "compared/times-and-some-fewer",
    expression: "x*y-z",
    numbers: { x: "5..20", y: "3..6", z: "2..12" },
    texts: [
      "The first class planted {x} trees. The second class planted {z} fewer than {y} times as many. How many trees did the second class plant?",
      "{n}'s piano is {z} years younger than {y} times {n}'s age. {n} is {x}. How old is the piano?",
      "A lamp costs ${x}. A sofa costs ${z} less than {y} times the price of the lamp. What does the sofa cost?",
      "How many songs does {m} know? {k} knows {x}, and {m} is just {z} short of knowing {y} times as many.",
    ],
  },
  {
    id: "compared/twice-and-some-more",
    expression: "x*2+y",
    numbers: { x: "5..40", y: "2..25" },
    texts: [
      "{n} threw {x} snowballs. {m} threw {y} more than twice as many. How many snowballs did {m} throw?",
      "The bakery on Mill Street sold {x} pies. Its rival sold double that number and then {y} more. How many pies did the rival sell?",
      "How many {o} does {k} have, if {n} has {x} and {k} has twice as many plus {y}?",
      "A coyote ran {x} miles in the night. A wolf ran {y} miles more than two times the coyote's way. How many miles did the wolf run?",
    ],
  },
  {
    id: "compared/half-and-some-more",
    expression: "x/2+y",
    numbers: { x: "8..80 by 2", y: "2..25" },
    texts: [
      "{n} caught {x} fireflies. {m} caught {y} more than half as many. How many fireflies did {m} catch?",
      "A ticket for adults is ${x}. Students pay half of that and ${y} more. How much does a student pay?",
      "How many cards did the second pack have? The first had {x}, and the second had half that number plus {y}.",
      "The old road is {x} kilometers long. The new road is {y} kilometers longer than half the old one. How many kilometers long is the new road?",
    ],
  },
  {
    id: "compared/half-and-some-fewer",
    expression: "x/2-y",
    numbers: { x: "40..98 by 2", y: "3..15" },
    texts: [
      "A tailor sewed {x} buttons on coats and {y} fewer than half as many on shirts. How many buttons did she sew on shirts?",
      "{n} is {y} pages short of half of what {m} has read. {m} has read {x} pages. How many pages has {n} read?",
      "If {x} people saw the first film and the second film had {y} viewers fewer than half that number, how many saw the second film?",
      "The barn is {x} feet long. The stable's length is {y} feet less than half of that. Find the length of the stable in feet.",
    ],
  },
  {
    id: "compared/times-what-is-more",
    expression: "(x+y)*z",
    numbers: { x: "3..20", y: "2..12", z: "3..6" },
    texts: [
      "{n} has {x} marbles and {m} has {y} more than {n}. {k} has {z} times as many as {m}. How many marbles does {k} have?",
      "A snack costs ${x}, a sandwich ${y} more than that, and a whole dinner {z} times as much as the sandwich. What does the dinner cost?",
      "How many chairs are in the hall? The club room has {x}, the class room {y} more than the club room, and the hall {z} times as many as the class room.",
      "In {month} {n} ran {x} miles and in {month2} {y} miles more than that. Over the year {he} ran {z} times as many miles as in {month2}. How many miles did {he} run over the year?",
    ],
  },
  {
    id: "compared/fewer-than-a-multiple-of-less",
    expression: "(x-y)*z",
    numbers: { x: "20..40", y: "3..15", z: "2..5" },
    texts: [
      "{n} won {x} tokens, {m} won {y} fewer, and {k} won {z} times as many as {m}. How many tokens did {k} win?",
      "The gray cat weighs {x} ounces. Its kitten weighs {y} ounces less, and the dog weighs {z} times as much as the kitten. How many ounces does the dog weigh?",
      "How many lilies grow in the pond if there are {x} reeds, {y} fewer ferns than reeds, and {z} times as many lilies as ferns?",
      "A radio was ${x}. The clock beside it was ${y} cheaper, and the camera cost {z} times as much as the clock. What was the price of the camera?",
    ],
  },
  {
    id: "compared/more-than-both-others",
    expression: "x+y+z",
    numbers: { x: "6..40", y: "6..40", z: "3..20" },
    texts: [
      "{n} has {x} ribbons and {m} has {y}. {k} has {z} more than the two of them together. How many ribbons does {k} have?",
      "A crate weighs {x} pounds and a barrel {y} pounds. The chest is {z} pounds heavier than the crate and the barrel together. What does the chest weigh in pounds?",
      "How many books did the third class read, if the first read {x}, the second {y}, and the third {z} more than these two combined?",
      "The first two trams carried {x} and {y} people. The third, to the driver's surprise, carried {z} more than the first two put together. How many people did it carry?",
    ],
  },
];

/** Amounts that are found from others, their differences and their sums. */
export const STORY_COMPARISONS: readonly WordingFamily[] = [
  ...SO_MUCH_MORE,
  ...SO_MUCH_LESS,
  ...KNOWN_IS_LESS,
  ...KNOWN_IS_MORE,
  ...HOW_FAR_APART,
  ...SEVERAL_TIMES,
  ...PARTS_OF_ANOTHER,
  ...BOTH_TOGETHER,
  ...MULTIPLE_TOGETHER,
  ...MULTIPLE_APART,
  ...TWO_COMPARISONS,
];

import type { WordingFamily } from "../wording.ts";

/** Somebody gets some: how many there are then. */
const GETS: readonly WordingFamily[] = [
  {
    id: "plain-get/stickers-in-a-notebook",
    expression: "x+y",
    units: ["stickers"],
    numbers: { x: "5..90", y: "3..50" },
    texts: [
      "{n} had {x} stickers. {His} teacher gave {him} {y} more for good work. How many stickers does {n} have now?",
      "{n} likes stickers. {He} has {x} of them in a notebook. Today {he} bought a pack with {y} stickers in it. How many stickers does {he} have in all?",
      "How many stickers does {n} have now[,|] if {he} had {x} and won {y} more at the school fair?",
      "I had {x} stickers on my lunch box. I put on {y} more. How many stickers are on my lunch box now?",
    ],
  },
  {
    id: "plain-get/big-sister-and-mail",
    expression: "x+y",
    units: ["{o}"],
    texts: [
      "{n} had {x} {o}. {His} big sister did not want her {y} {o} any more, so {n} got those too. How many {o} does {n} have in all?",
      "{n}'s dad came home from work with {y} {o} for {him}. {n} already had {x}. How many {o} does {he} have now?",
      "{n} asked {his} mom for more {o}. {He} had {x}, and she got {him} {y} more. How many {o} does {n} have altogether?",
      "How many {o} does {n} have now? {He} had {x}, and {his} cousins sent {him} another {y} in the mail.",
    ],
  },
  {
    id: "plain-get/found-outside",
    expression: "x+y",
    numbers: { x: "4..60", y: "3..30" },
    texts: [
      "{n} had {x} smooth rocks. {He} found {y} more at the lake. How many rocks does {he} have now?",
      "{n} keeps {his} {o} in a closet. There were {x} of them. {He} looked under {his} bed and found another {y}. How many {o} does {n} have in total?",
      "We had {x} tennis balls for gym class. Then we found {y} behind the school. How many tennis balls do we have now?",
      "If {n} has {x} acorns in a bag and finds {y} more on the way home, how many acorns will {he} have?",
    ],
  },
  {
    id: "plain-get/food-from-the-store",
    expression: "x+y",
    numbers: { x: "6..70", y: "4..40" },
    texts: [
      "There were {x} eggs in the fridge. {n}'s dad bought {y} more and put them in. How many eggs are there now?",
      "{n}'s family had {x} cans of soup. They bought {y} more cans on {day}. How many cans of soup do they have now?",
      "Mom had {x} {f} for the party. That was not enough, so she bought {y} more. How many {f} does she have in all?",
      "{n} bought {y} {f} at the {shop}. There were already {x} {f} at home. How many {f} are at home now?",
    ],
  },
  {
    id: "plain-get/paid-for-chores",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} has ${x} from {his} allowance. {He} gets ${y} more for [cleaning the garage|raking leaves|feeding the cat]. How much money does {he} have now?",
      "I had ${x} for a new bike. On {day} I sold my old scooter and got ${y}. How much money do I have now?",
      "How much money does {n} have in all[,|] if {he} had ${x} and {his} mom paid {him} ${y} to [wash the dishes|paint the fence]?",
      "Our class had ${x} for a trip. We sold cookies and made another ${y}. How much does our class have for the trip now?",
    ],
  },
  {
    id: "plain-get/into-the-basket",
    expression: "x+y",
    numbers: { x: "6..60", y: "4..40" },
    texts: [
      "{n} had {x} tomatoes in a basket. {He} picked {y} more in the garden and put them in too. How many tomatoes are in the basket now?",
      "Grandma pulled up {x} radishes in the morning. After lunch she pulled up {y} more. How many radishes did she pull up in all?",
      "{n} and {m} had {x} raspberries in their bowl. They went back and picked another {y}. How many raspberries do they have altogether?",
      "How many daisies will {n} have[,|] if {he} is holding {x} daisies and picks {y} more?",
    ],
  },
  {
    id: "plain-get/made-some-more",
    expression: "x+y",
    numbers: { x: "5..60", y: "3..40" },
    texts: [
      "{n} made {x} paper stars. Then {he} made {y} more. How many paper stars did {n} make altogether?",
      "The class needed more masks for the play. They had {x}, and they made {y} more. How many masks do they have now?",
      "{m} baked {x} muffins for the bake sale. {n} came to help, and they baked {y} more. How many muffins did they have for the bake sale?",
      "How many bead necklaces does {n} have now[,|] if {he} had {x} and made {y} today?",
    ],
  },
  {
    id: "plain-get/next-turn",
    expression: "x+y",
    units: ["points"],
    numbers: { x: "8..300", y: "4..90" },
    texts: [
      "{n} had {x} points in a computer game. On the next level {he} got {y} more points. How many points does {n} have now?",
      "Our team had {x} points. Then {n} scored {y} points for us. How many points does our team have now?",
      "{n} played a board game with {m}. {n} had {x} points, and {his} last turn was worth {y}. With how many points did {n} end the game?",
      "How many points does {n} have in {his} reading club? {He} had {x}, and {he} got {y} for a long book.",
    ],
  },
  {
    id: "plain-get/new-pets",
    expression: "x+y",
    units: ["animals"],
    numbers: { x: "4..40", y: "2..25" },
    texts: [
      "{n} has a fish tank with {x} fish. {His} dad put in {y} more. How many fish are in the tank now?",
      "The farmer had {x} hens. She bought {y} more at the fair. How many hens does she have now?",
      "The pet store had {x} hamsters. Last night {y} baby hamsters were born. How many hamsters does the pet store have in all?",
      "How many rabbits does {n} have in total? {He} had {x}, and {he} got {y} more from {m}.",
    ],
  },
  {
    id: "plain-get/pounds-and-miles",
    expression: "x+y",
    texts: [
      "{n} had {x} pounds of flour. {He} bought {y} more pounds. How many pounds of flour does {he} have now?",
      "There were {x} gallons of water in the pool. {n} put in {y} more gallons with the hose. How many gallons are in the pool now?",
      "{n} and {his} dad went on a trip. They drove {x} miles yesterday. Today they drove {y} more miles. How many miles did they drive in all?",
      "How many inches of ribbon does {n} have now[,|] if {he} had {x} inches and got {y} more inches from {his} aunt?",
    ],
  },
  {
    id: "plain-get/wants-to-have-more",
    expression: "x+y",
    units: ["{o}"],
    texts: [
      "{n} has {x} {o}. {He} wants to have more, so {he} buys {y} at the {shop}. How many {o} does {n} have now?",
      "{n} and {m} share their {o}. They had {x}. On {day} they got {y} more. How many {o} do they have in total?",
      "I used to have {x} {o}. Then my grandpa brought me {y} more. How many {o} do I have today?",
      "The class had {x} {o} for the school fair. A parent brought in {y}. How many {o} does the class have altogether?",
    ],
  },
];

/** Somebody gives, loses, eats or uses some: how many are left. */
const LOSES: readonly WordingFamily[] = [
  {
    id: "plain-lose/shared-at-school",
    expression: "x-y",
    units: ["{o}"],
    texts: [
      "{n} took {x} {o} to school to share. {He} gave {y} to {his} friends. How many {o} did {he} take home?",
      "{n} has too many {o}. {He} has {x} and gives {y} to {his} little brother. How many {o} does {n} have now?",
      "{y} of {n}'s {x} {o} were for {m}, so {n} gave them to {mhim}. How many {o} does {n} have left?",
      "How many {o} do {n} and {m} still have? They had {x} {o} together, and they gave {y} to a girl who had none.",
    ],
  },
  {
    id: "plain-lose/hole-in-the-bag",
    expression: "x-y",
    numbers: { x: "20..95", y: "3..25" },
    texts: [
      "{n} had {x} crayons. {He} lost {y} of them at school. How many crayons does {n} have now?",
      "{n} got {x} {o} for {his} birthday. By the end of the week {he} had lost {y}. How many {o} were left?",
      "There was a hole in {n}'s bag. {He} started out with {x} {o}, and {y} fell out on the way home. How many {o} were still in the bag?",
      "How many game pieces do we have left[,|] if the game came with {x} and we have lost {y}?",
    ],
  },
  {
    id: "plain-lose/snack-time",
    expression: "x-y",
    units: ["{f}"],
    numbers: { x: "15..60", y: "2..14" },
    texts: [
      "{n} had {x} {f}. {He} ate {y} at recess and took the others home. How many {f} did {he} take home?",
      "How many {f} do {n} and {his} sister have left[,|] if they had {x} {f} and ate {y}?",
      "{n} was very hungry. There were {x} {f} on the table, and {he} ate {y} of them. How many {f} are on the table now?",
      "Mom put out {x} {f} for the party. The children ate {y}. How many {f} were not eaten?",
    ],
  },
  {
    id: "plain-lose/dropped-and-cracked",
    expression: "x-y",
    numbers: { x: "20..80", y: "2..18" },
    texts: [
      "{n} had {x} plates in a stack. {He} dropped the stack, and {y} plates broke. How many plates did not break?",
      "{n}'s grandma had {x} glasses. {y} of them broke when she moved. How many glasses does she have left?",
      "The class made {x} clay bowls. {y} bowls cracked in the oven. How many bowls are still good?",
      "{n} bought {x} eggs. On the way home {he} broke {y} of them. How many eggs does {he} have that are not broken?",
    ],
  },
  {
    id: "plain-lose/used-for-a-project",
    expression: "x-y",
    numbers: { x: "40..200", y: "5..60" },
    texts: [
      "{n} had {x} sheets of paper. {He} used {y} for a school project. How many sheets of paper are left?",
      "Mr. Hill had {x} nails. He used {y} of them to fix the steps. How many nails does he have now?",
      "{n} is making a bracelet. {He} has {x} beads. If {he} uses {y}, how many beads will be left over?",
      "How many paper plates do we still have? There were {x} in the pack, and we used {y} at the picnic.",
    ],
  },
  {
    id: "plain-lose/sold-at-the-fair",
    expression: "x-y",
    numbers: { x: "30..150", y: "6..60" },
    texts: [
      "{n} made {x} key chains and sold {y} of them at the fair. How many key chains does {he} still have?",
      "{n} had {x} {o} for the yard sale. {He} sold {y}. How many {o} did {he} not sell?",
      "A farmer took {x} pumpkins to the market. People bought {y}. How many pumpkins did the farmer take back home?",
      "The bake sale started with {x} {f}. By noon {y} of them were sold. How many {f} were left?",
    ],
  },
  {
    id: "plain-lose/birthday-money",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} had ${x}. {He} spent ${y} on snacks. How much money does {he} have left?",
      "{n}'s mom gave {him} ${x} for the school trip. {He} spent ${y} on lunch and brought the rest home. How much money did {n} bring home?",
      "I got ${x} for my birthday and spent ${y} of it on a [game|book|toy]. How much of my birthday money is left?",
      "How much money will {n} have after {he} buys a [cap|kite|puzzle] for ${y}[,|] if {he} has ${x} now?",
    ],
  },
  {
    id: "plain-lose/into-the-trash",
    expression: "x-y",
    numbers: { x: "20..70", y: "3..18" },
    texts: [
      "{n} cleaned {his} desk. {He} had {x} pens, but {y} of them did not work, so {he} threw those away. How many pens does {he} have now?",
      "There were {x} apples in the bag. Dad threw out {y} bad ones. How many apples are in the bag now?",
      "{n} had {x} {o} in {his} room. {He} put {y} old ones in the trash. How many {o} are in {his} room now?",
      "The class has {x} markers, but {y} of them are dried out. If the teacher throws those away, how many markers will the class have?",
    ],
  },
  {
    id: "plain-lose/rope-gas-and-lemonade",
    expression: "x-y",
    texts: [
      "{n} had {x} feet of rope. {He} used {y} feet for a swing. How many feet of rope does {he} have left?",
      "There were {x} gallons of gas in the truck. {n}'s mom used {y} gallons on a trip. How many gallons of gas are left?",
      "Dad bought {x} pounds of potatoes. He cooked {y} pounds for the school dinner. How many pounds of potatoes did he not cook?",
      "How many liters of lemonade were left after the party[,|] if we had {x} liters and the guests drank {y} liters?",
    ],
  },
  {
    id: "plain-lose/borrowed-some",
    expression: "x-y",
    numbers: { x: "18..80", y: "3..16" },
    texts: [
      "{n} had {x} {o} in {his} room. {m} came in and took {y} of them. How many {o} were still in {n}'s room?",
      "The school library had {x} books about [dogs|space|trains]. The children borrowed {y} of them. How many of these books were left in the library?",
      "{n}'s brother needed some {o}. {n} had {x} and let him have {y}. How many {o} did {n} have then?",
      "There were {x} basketballs in the gym. Mr. Young's class took {y} outside. How many basketballs are still in the gym?",
    ],
  },
];

/** There were some and now there are more: how many somebody got. */
const GOT_SOME: readonly WordingFamily[] = [
  {
    id: "plain-got-some/found-in-the-garage",
    expression: "x-y",
    numbers: { x: "25..95", y: "4..40" },
    texts: [
      "{n} had {y} {o}. {He} found some more in the garage. Now {he} has {x}. How many {o} did {n} find?",
      "{n} and {m} had {y} Easter eggs at ten o'clock. They kept looking and found more. In the end they had {x}. How many eggs did they find after ten o'clock?",
      "I have {x} {o} now. I had {y} before I cleaned my room and found more under my bed. How many {o} did I find?",
      "How many pinecones did {n} find on {his} walk? {He} had {y} before the walk and {x} after it.",
    ],
  },
  {
    id: "plain-got-some/went-shopping",
    expression: "x-y",
    numbers: { x: "25..90", y: "4..45" },
    texts: [
      "{n} had {y} {o}. {He} bought some more at the {shop}, and then {he} had {x}. How many {o} did {he} buy?",
      "The school had {y} computers last year. It bought new ones in the summer. Now there are {x} computers. How many computers did the school buy?",
      "How many bananas did {n}'s mom buy? There were {y} bananas in the kitchen before she went to the store, and there were {x} after she came home with more.",
      "{n} had {x} {o} after a trip to the {shop}. Before the trip {he} had only {y}. How many {o} did {n} buy?",
    ],
  },
  {
    id: "plain-got-some/visit-and-party",
    expression: "x-y",
    texts: [
      "{n}'s grandpa came to visit and brought {him} some {o}. {n} had {y} {o} before and {x} after. How many did {his} grandpa bring?",
      "{n} had {y} toy cars. After {his} birthday party {he} had {x}. How many toy cars did {he} get at the party?",
      "{m} gave {n} some of {mhis} {o}. {n} had {y} before. Now {n} has {x}. How many {o} did {m} give to {n}?",
      "How many {o} did {n} get for the holidays[,|] if {he} had {y} before and {x} after?",
    ],
  },
  {
    id: "plain-got-some/piggy-bank",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} had ${y}. {He} raked leaves for a neighbor, and now {he} has ${x}. How much did the neighbor pay {him}?",
      "There was ${y} in {n}'s piggy bank. This week {he} put in some more, and now there is ${x} in it. How much money did {n} put in?",
      "How much money did {n} get for {his} birthday[,|] if {he} had ${y} before and has ${x} now?",
      "Our class had ${y} before the bake sale and ${x} after it. How much money did the bake sale make?",
    ],
  },
  {
    id: "plain-got-some/kept-making",
    expression: "x-y",
    numbers: { x: "20..80", y: "4..35" },
    texts: [
      "There were {y} cookies on the plate. Dad baked more and put them on the plate too. Now there are {x} cookies. How many cookies did Dad bake?",
      "{n} had {y} snowballs. {He} kept making more until {he} had {x}. How many more snowballs did {he} make?",
      "{n} and {m} want to make {x} sandwiches for the picnic. They have made {y}. How many more do they need to make?",
      "{n} wrote {y} thank-you notes before dinner. After dinner {he} wrote the rest, and then all {x} notes were done. How many notes did {he} write after dinner?",
    ],
  },
  {
    id: "plain-got-some/not-enough-yet",
    expression: "x-y",
    numbers: { x: "20..75", y: "4..19" },
    texts: [
      "{n} needs {x} bottle caps for a project. {He} has {y}. How many more bottle caps does {he} need?",
      "A stuffed bear at the fair costs {x} tickets. {n} has won {y} tickets. How many more tickets does {he} have to win to get the bear?",
      "{n} wants {x} stamps in {his} album. {He} already has {y}. How many stamps does {he} still have to get?",
      "There are {x} children at the camp, and each child needs one cap. The camp has {y} caps. How many more caps must it buy?",
    ],
  },
  {
    id: "plain-got-some/picked-until",
    expression: "x-y",
    numbers: { x: "20..90", y: "4..40" },
    texts: [
      "{n} had {y} apples in {his} basket. {He} picked more until the basket had {x} apples in it. How many more apples did {he} pick?",
      "{n} had {y} wildflowers for {his} teacher. {He} saw more by the road and picked them. When {he} got to school, {he} had {x}. How many flowers did {n} pick by the road?",
      "In the morning we had {y} cucumbers. We went out to the garden and picked some, and in the evening we had {x}. How many cucumbers did we pick?",
      "{n} and {m} had {y} plums. Then {m} climbed the tree and picked more, and they had {x}. How many plums did {m} pick in the tree?",
    ],
  },
  {
    id: "plain-got-some/extra-turn",
    expression: "x-y",
    numbers: { x: "30..400", y: "6..150" },
    texts: [
      "{n} had {y} points. {He} hit the target, and now {he} has {x} points. How many points did {he} get for that?",
      "Our team had {y} points at halftime and {x} points at the end. How many points did we make after halftime?",
      "{n} had {y} gold stars on the class chart in {month}. In {month2} {he} had {x}. How many gold stars did {he} earn in between?",
      "How many points did {n} make on {his} extra turn[,|] if it took {his} score from {y} points to {x} points?",
    ],
  },
  {
    id: "plain-got-some/chicks-and-fish",
    expression: "x-y",
    units: ["animals"],
    numbers: { x: "14..45", y: "5..25" },
    texts: [
      "{n} had {y} rabbits. Then some baby rabbits were born, and now there are {x} rabbits. How many baby rabbits were born?",
      "The farmer had {y} cows. He bought some from another farmer and then had {x}. How many cows did he buy?",
      "There were {y} fish in the class fish tank. {n}'s mom put some more in, and there are {x} fish now. How many fish did she put in the tank?",
      "How many chicks hatched today[,|] if {n} had {y} chicks in the morning and has {x} tonight?",
    ],
  },
  {
    id: "plain-got-some/cloth-gas-and-miles",
    expression: "x-y",
    texts: [
      "{n} had {y} yards of cloth. {He} bought some more, and then {he} had {x} yards. How many yards of cloth did {he} buy?",
      "There were {y} gallons of gas in Dad's truck. He stopped for gas, and then there were {x} gallons. How many gallons did he put in?",
      "{n}'s family had driven {y} miles by noon. By dinner time they had driven {x} miles. How many miles did they drive between noon and dinner time?",
      "How many pounds did the pig gain? It weighed {y} pounds in {month} and {x} pounds in {month2}.",
    ],
  },
];

/** There were some and now there are fewer: how many went. */
const GAVE_SOME: readonly WordingFamily[] = [
  {
    id: "plain-gave-some/friend-got-some",
    expression: "x-y",
    units: ["{o}"],
    texts: [
      "{n} had {x} {o}. {He} gave some to a friend at school and came home with {y}. How many {o} did the friend get?",
      "{n} has {y} {o} left. {He} had {x} before {he} shared with {m}. How many {o} did {he} give to {m}?",
      "{n} had {x} {o} and did not need them all. {He} let {his} sister have some and kept {y}. How many {o} did {his} sister get?",
      "How many {o} did {n} give {m}? Before that {n} had {x}, and after that {n} had {y}.",
    ],
  },
  {
    id: "plain-gave-some/could-not-find",
    expression: "x-y",
    numbers: { x: "25..95", y: "6..40" },
    texts: [
      "{n} had {x} buttons in a box. {He} dropped the box and lost some. Now there are {y}. How many buttons did {n} lose?",
      "On {day} {n} had {x} {o}. On {day2} {he} could find only {y} of them. How many {o} could {he} not find?",
      "{n} took {x} {o} to the park and brought {y} back. {He} lost the rest. How many {o} did {n} lose?",
      "How many cards did we lose[,|] if the game had {x} cards when it was new and there are only {y} in the box now?",
    ],
  },
  {
    id: "plain-gave-some/party-food",
    expression: "x-y",
    units: ["{f}"],
    numbers: { x: "20..50", y: "6..30" },
    texts: [
      "{n}'s mom put {x} {f} on the table. {n} and {his} friends ate some, and then there were {y}. How many {f} did they eat?",
      "There were {x} {f} at the class party. When it was over, there were only {y}. How many {f} did the class eat?",
      "{n} brought {x} {f} for {his} team. The team ate some of them. {n} has {y} {f} left. How many {f} did the team eat?",
      "How many {f} did the dog eat? There were {x} on the table, and after the dog found them there were {y}.",
    ],
  },
  {
    id: "plain-gave-some/art-class",
    expression: "x-y",
    numbers: { x: "40..150", y: "6..60" },
    texts: [
      "{n} had {x} sheets of paper. After art class {he} had {y}. How many sheets of paper did {n} use in art class?",
      "There were {x} eggs in the kitchen. The cook used some to make pancakes, and now there are {y}. How many eggs did the cook use?",
      "Mom bought a pack of {x} napkins. We used some at the party and put the other {y} back in the drawer. How many napkins did we use?",
      "{n} opened a new box of {x} paper clips. Only {y} of them are left now. How many paper clips has {he} used?",
    ],
  },
  {
    id: "plain-gave-some/present-for-mom",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} had ${x}. {He} bought a present for {his} mom. Now {he} has ${y}. How much did the present cost?",
      "{n} got ${x} for {his} birthday. {He} has spent some of it and has ${y} left. How much money has {n} spent?",
      "{m} had ${x} in {mhis} pocket. Some of the money fell out. {mHe} has only ${y} now. How much money did {m} lose?",
      "How much did our movie tickets cost? We had ${x} before we paid for them and ${y} after we paid.",
    ],
  },
  {
    id: "plain-gave-some/boxes-to-sell",
    expression: "x-y",
    numbers: { x: "30..160", y: "5..60" },
    texts: [
      "{n} had {x} {o} to sell. At the end of the day {he} had {y}. How many {o} did {he} sell?",
      "How many boxes of cookies have {n} and {m} sold[,|] if they had {x} boxes and now have {y} boxes left?",
      "{n} put {x} old toys out at the yard sale. When it was over, {y} toys had to go back in the house. How many toys were sold?",
      "A store had {x} pairs of shoes on {day} morning. That night there were {y} pairs left. How many pairs of shoes did the store sell that day?",
    ],
  },
  {
    id: "plain-gave-some/popped-and-worn-out",
    expression: "x-y",
    numbers: { x: "25..90", y: "5..40" },
    texts: [
      "{n} had {x} cups. Some of them broke, and now {he} has {y}. How many cups broke?",
      "{n} blew up {x} balloons for the party. Some of them popped. {y} balloons were left. How many balloons popped?",
      "Our school had {x} jump ropes. Some wore out and were thrown away, and now we have {y}. How many jump ropes were thrown away?",
      "There were {x} lights on the tree, and all of them worked. Now only {y} of them work. How many lights have gone out?",
    ],
  },
  {
    id: "plain-gave-some/took-pets-home",
    expression: "x-y",
    units: ["animals"],
    numbers: { x: "15..70", y: "3..25" },
    texts: [
      "The farmer had {x} pigs. She sold some of them and has {y} now. How many pigs did she sell?",
      "There were {x} ducks by the pond. {n} ran up and scared some of them away, and {y} stayed. How many ducks did {n} scare away?",
      "How many goldfish did the school get from {n}? {He} had {x} goldfish, gave some to the school, and has {y} left.",
      "There were {x} puppies at the pet shelter this morning. People took some of them home, and {y} are still there. How many puppies were taken home?",
    ],
  },
  {
    id: "plain-gave-some/taken-off-the-shelf",
    expression: "x-y",
    numbers: { x: "20..90", y: "5..45" },
    texts: [
      "There were {x} books on the shelf. {n} took some, and then there were {y}. How many books did {n} take?",
      "{n} took some {o} out of a box. There were {x} in it, and now there are {y}. How many {o} did {he} take out?",
      "The gym had {x} soccer balls. The third graders took some outside, and {y} were left in the gym. How many soccer balls did the third graders take?",
      "{m}'s class needed chairs, so our class let them have some of ours. We had {x} chairs, and now we have {y}. How many chairs did {m}'s class get?",
    ],
  },
  {
    id: "plain-gave-some/kite-string-and-paint",
    expression: "x-y",
    texts: [
      "{n} had {x} feet of string. {He} used some for a kite and has {y} feet left. How many feet of string did {he} use?",
      "There were {x} gallons of paint in the garage. After {n} painted the [fence|shed], there were {y} gallons. How many gallons did {he} use?",
      "A bag had {x} pounds of rice in it. The family ate some of it, and now there are {y} pounds. How many pounds of rice did the family eat?",
      "How many liters of juice did the children drink[,|] if there were {x} liters before the party and {y} liters after it?",
    ],
  },
];

/** Some went and some are left: how many there were at first. */
const BEFORE_LOSS: readonly WordingFamily[] = [
  {
    id: "plain-before-loss/gave-at-recess",
    expression: "x+y",
    units: ["{o}"],
    texts: [
      "{n} had some {o}. {He} gave {x} of them to {his} friends at recess. Then {he} had {y} left. How many {o} did {n} have before recess?",
      "{n} has {y} {o} now. That is after {he} gave {x} to {his} brother. How many {o} did {n} have to start with?",
      "{n} gave {x} of {his} {o} to {m} as a present. {n} kept the other {y}. How many {o} did {n} have in the beginning?",
      "How many {o} did {n} have before {he} gave away {x}? {He} has {y} now.",
    ],
  },
  {
    id: "plain-before-loss/after-school-snack",
    expression: "x+y",
    numbers: { x: "3..30", y: "4..40" },
    texts: [
      "{n} and {m} ate {x} {f} after school. They left {y} for {n}'s sister. How many {f} were there before they ate?",
      "The box of {f} was full this morning. Since then {x} have been eaten, and {y} are left. How many {f} were in the full box?",
      "There were some {f} on the table. The children ate {x} of them, and Dad put the last {y} in the fridge. How many {f} were on the table at first?",
      "Grandma baked cookies. We ate {x}, and there are {y} cookies left. How many cookies did Grandma bake?",
    ],
  },
  {
    id: "plain-before-loss/lost-at-the-beach",
    expression: "x+y",
    numbers: { x: "3..40", y: "4..80" },
    texts: [
      "{n} lost {x} of {his} {o}. {He} still has {y}. How many {o} did {n} have before {he} lost some?",
      "{n} had a new box of crayons. {x} crayons got lost, and there are {y} in the box now. How many crayons were in the box when it was new?",
      "After {n} lost {x} {o} at the beach, {he} had {y}. How many {o} did {he} have when {he} got to the beach?",
      "I dropped some of my {o} on the bus and lost {x}. Now I have only {y}. How many {o} did I have at first?",
    ],
  },
  {
    id: "plain-before-loss/tower-and-cards",
    expression: "x+y",
    numbers: { x: "6..60", y: "4..70" },
    texts: [
      "{n} used {x} stamps to mail {his} cards and has {y} stamps left. How many stamps did {he} have at first?",
      "The art class used {x} bottles of glue this year. There are still {y} bottles in the closet. How many bottles of glue did the class have when the year began?",
      "{n} used {x} blocks to build a tower. {y} blocks were left in the box. How many blocks were in the box before {he} started?",
      "How many candles were in the box? We took all of them out, put {x} on the cake, and had {y} left over.",
    ],
  },
  {
    id: "plain-before-loss/had-money-left",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} spent ${x} on a [ball|book|hat]. Now {he} has ${y}. How much money did {he} have before {he} bought it?",
      "How much money did {n} start with[,|] if {he} bought lunch for ${x} and then had ${y} left?",
      "{n}'s dad gave {him} some money. {n} spent ${x} at the fair and gave the other ${y} back to {his} dad. How much money did {his} dad give {him}?",
      "I had some money in my pocket. I lost ${x} and have only ${y} now. How much money did I have at first?",
    ],
  },
  {
    id: "plain-before-loss/stand-that-sells",
    expression: "x+y",
    numbers: { x: "8..120", y: "4..80" },
    texts: [
      "The farm stand sold {x} pumpkins today and has {y} left. How many pumpkins did it have this morning?",
      "{n}'s class has sold {x} boxes of popcorn. They have {y} boxes left to sell. How many boxes did they have at first?",
      "{n} sells {o}. Yesterday {he} sold {x}, and then {he} had {y} left. How many {o} did {he} have before that?",
      "A toy store sold {x} kites on {day}. At the end of that day there were {y} kites in the store. How many kites did the store have when it opened on {day}?",
    ],
  },
  {
    id: "plain-before-loss/fell-and-broke",
    expression: "x+y",
    numbers: { x: "3..20", y: "5..45" },
    texts: [
      "{n}'s model planes fell off the shelf. {x} of them broke, and {y} did not. How many model planes were on the shelf?",
      "{n} dropped a tray of glasses. {x} glasses broke, and {he} picked up {y} good ones. How many glasses were on the tray?",
      "How many balloons were there when the party began[,|] if {x} balloons popped and {y} were left at the end?",
      "We threw out {x} broken chairs. Now our clubhouse has {y} chairs. How many chairs did it have before?",
    ],
  },
  {
    id: "plain-before-loss/goats-and-frogs",
    expression: "x+y",
    units: ["animals"],
    numbers: { x: "3..30", y: "4..50" },
    texts: [
      "The farmer sold {x} goats and has {y} goats now. How many goats did she have at first?",
      "{n} had too many guinea pigs. {He} gave {x} to {m} and kept {y}. How many guinea pigs did {n} have before?",
      "Some frogs were on a log. {x} frogs jumped into the water, and {y} frogs stayed on the log. How many frogs were on the log in the beginning?",
      "Families took {x} dogs home from the pet shelter this week, and no new dogs came in. The shelter still has {y} dogs. How many dogs did it have at the start of the week?",
    ],
  },
  {
    id: "plain-before-loss/little-sister-took",
    expression: "x+y",
    numbers: { x: "3..40", y: "4..70" },
    texts: [
      "{n} took {x} markers from the box, and then there were {y} markers in it. How many markers were in the box before?",
      "{m} borrowed {x} {o} from {n}. {n} has {y} left. How many {o} did {n} have before {m} borrowed some?",
      "{n}'s little sister took {x} of {his} {o}. That left {n} with {y}. How many {o} did {n} have to begin with?",
      "How many library books about snakes were on the shelf this morning? Children took out {x} of them today, and {y} are still there.",
    ],
  },
  {
    id: "plain-before-loss/clay-ribbon-and-milk",
    expression: "x+y",
    texts: [
      "{n} used {x} pounds of clay and has {y} pounds left. How many pounds of clay did {he} have at first?",
      "The bus used {x} gallons of gas on the trip. It has {y} gallons left. How many gallons did it have before the trip?",
      "{n} cut off {x} inches of ribbon for a bow. There are {y} inches of ribbon left. How many inches of ribbon were there to start with?",
      "How many liters of milk did the school have in the morning[,|] if the children drank {x} liters and {y} liters were left?",
    ],
  },
];

/** Some came and now there are so many: how many there were at first. */
const BEFORE_GAIN: readonly WordingFamily[] = [
  {
    id: "plain-before-gain/found-in-the-basement",
    expression: "x-y",
    numbers: { x: "20..99", y: "3..30" },
    texts: [
      "{n} had some {o}. {He} found {y} more in the basement, so now {he} has {x}. How many {o} did {he} have before {he} looked in the basement?",
      "{n} went for a walk and found {y} feathers. With those, {he} has {x} feathers. How many feathers did {n} have before {his} walk?",
      "How many {o} did we have before we found {y} more[,|] if we have {x} now?",
      "{n} has {x} rocks in {his} rock collection. {He} found {y} of them today. How many rocks did {he} have yesterday?",
    ],
  },
  {
    id: "plain-before-gain/bought-a-few",
    expression: "x-y",
    numbers: { x: "20..99", y: "3..30" },
    texts: [
      "{n} bought {y} {o} on {day}. That gave {him} {x} {o} in all. How many {o} did {he} have before {day}?",
      "Mrs. Bell had some scissors for her class. She bought {y} more pairs, and now she has {x} pairs. How many pairs of scissors did she have at first?",
      "There are {x} cans of cat food in the closet. {n}'s mom just bought {y} of them. How many cans of cat food were in the closet before?",
      "After {n} bought {y} more {o}, {he} had {x}. How many {o} did {n} start with?",
    ],
  },
  {
    id: "plain-before-gain/package-from-an-aunt",
    expression: "x-y",
    units: ["{o}"],
    texts: [
      "{n}'s aunt sent {him} a package with {y} {o}. Now {he} has {x} {o}. How many {o} did {he} have before the package came?",
      "{n} had some {o}. {His} dad brought home {y} more. {n} has {x} {o} now. How many did {n} have at first?",
      "{n} has {x} {o}. {He} got {y} of them for the holidays. How many {o} did {he} have before the holidays?",
      "How many {o} did {n} have before {m} gave {him} {y}? {n} has {x} {o} now.",
    ],
  },
  {
    id: "plain-before-gain/walked-a-dog",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    texts: [
      "{n} had some money. {He} earned ${y} for walking a dog, and now {he} has ${x}. How much money did {n} have at first?",
      "{n}'s allowance is ${y}. After {he} got it, {he} had ${x}. How much money did {he} have before?",
      "Grandpa put ${y} in {n}'s wallet. Now there is ${x} in the wallet. How much money was in it before?",
      "How much money did our class have before the car wash? The car wash made ${y}, and now we have ${x}.",
    ],
  },
  {
    id: "plain-before-gain/toy-box-and-chairs",
    expression: "x-y",
    numbers: { x: "20..90", y: "3..25" },
    texts: [
      "{n} put {y} toys in the toy box. Now there are {x} toys in it. How many toys were in the toy box before?",
      "There were some {o} in {n}'s room. {His} mom put {y} more there. Now there are {x} {o} in the room. How many were there at first?",
      "How many books were on the shelf before the teacher put {y} new ones there? Now there are {x} books on the shelf.",
      "{n} set up some chairs. Then {m} set up {y} more, and there were {x} chairs. How many chairs did {n} set up?",
    ],
  },
  {
    id: "plain-before-gain/pictures-and-corn",
    expression: "x-y",
    numbers: { x: "20..80", y: "3..25" },
    texts: [
      "{n} made {y} more sandwiches, and then there were {x} sandwiches for the picnic. How many sandwiches were there before that?",
      "Dad picked {y} ears of corn this evening and took them to the kitchen. There are {x} ears of corn in the kitchen now. How many were there before?",
      "The class hung up {y} new paintings today. Now {x} paintings are on the wall. How many paintings were on the wall yesterday?",
      "{n} draws a lot. {He} drew {y} pictures in {his} sketchbook today, and now it has {x} pictures. How many pictures did it have this morning?",
    ],
  },
  {
    id: "plain-before-gain/baby-mice",
    expression: "x-y",
    units: ["animals"],
    numbers: { x: "14..70", y: "2..18" },
    texts: [
      "{n} has pet mice. {y} baby mice were born last night, and now {he} has {x} mice. How many mice did {he} have before?",
      "The farmer bought {y} more sheep. She has {x} sheep now. How many sheep did she have at first?",
      "There were some ducks in the pond. {y} more ducks came. Now {x} ducks are in the pond. How many ducks were there in the beginning?",
      "How many fish were in {n}'s tank before {his} uncle put in {y} more[,|] if there are {x} fish in it now?",
    ],
  },
  {
    id: "plain-before-gain/last-turn",
    expression: "x-y",
    units: ["points"],
    numbers: { x: "30..400", y: "4..100" },
    texts: [
      "{n} got {y} points on {his} last turn and ended the game with {x} points. How many points did {he} have before {his} last turn?",
      "How many points did our team have at halftime[,|] if we made {y} points in the second half and had {x} at the end?",
      "{n} earned {y} points for cleaning the classroom. Now {he} has {x} points. How many points did {n} have before {he} cleaned it?",
      "In a video game {n} got a treasure worth {y} points. Then {he} had {x} points. How many points did {he} have before {he} got the treasure?",
    ],
  },
  {
    id: "plain-before-gain/ring-toss",
    expression: "x-y",
    numbers: { x: "25..99", y: "3..30" },
    texts: [
      "{n} played with {m} and won {y} marbles from {mhim}. Now {n} has {x} marbles. How many marbles did {n} have before the game?",
      "{n} won {y} tickets at the ring toss. With those {he} had {x} tickets. How many tickets did {he} have before the ring toss?",
      "Our school won {y} medals this year. Now there are {x} medals in the glass case. How many medals were in it before this year?",
      "How many prizes did {n} have for the game before {m} brought {him} {y} more? {n} has {x} prizes now.",
    ],
  },
  {
    id: "plain-before-gain/tub-and-sugar",
    expression: "x-y",
    texts: [
      "{n} poured {y} liters of water into a tub. Now there are {x} liters in it. How many liters were in the tub before?",
      "The truck driver drove {y} miles today. That makes {x} miles this week. How many miles did she drive this week before today?",
      "A farmer bought {y} acres of land and now has {x} acres. How many acres did the farmer have before?",
      "Grandma bought {y} pounds of sugar. She has {x} pounds now. How many pounds of sugar did she have before she went to the store?",
    ],
  },
];

/** Some came, then some more: how many there are then. */
const GETS_TWICE: readonly WordingFamily[] = [
  {
    id: "plain-get-twice/mom-and-dad",
    expression: "x+y+z",
    units: ["{o}", "{o}"],
    texts: [
      "{n} had {x} {o}. {He} got {y} from {his} mom and {z} from {his} dad. How many {o} does {n} have now?",
      "{n} had {x} {o}. {He} bought {y} more on {day} and another {z} on {day2}. How many {o} does {n} have in total?",
      "How many {o} does {n} have altogether? {He} had {x}, {he} found {y} in {his} closet, and {his} sister let {him} have {z} of hers.",
      "When {n} was sick, {m} brought {him} {y} {o} and {k} brought {him} {z}. {n} already had {x}. How many {o} does {n} have in all?",
    ],
  },
  {
    id: "plain-get-twice/savings-and-sales",
    expression: "x+y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} had ${x}. {He} earned ${y} for washing a car and ${z} for watering plants. How much money does {n} have now?",
      "{n} saved ${x}. Then {he} got ${y} from {his} grandma and ${z} from {his} aunt. How much money does {n} have in all?",
      "Our class had ${x}. The bake sale made ${y}, and the car wash made ${z}. How much money does the class have now?",
      "How much money is in {n}'s bank[,|] if there was ${x} in it and {he} put in ${y} in {month} and ${z} in {month2}?",
    ],
  },
  {
    id: "plain-get-twice/peppers-and-cherries",
    expression: "x+y+z",
    numbers: { x: "5..60", y: "3..40", z: "3..40" },
    texts: [
      "Mom had {x} peppers in her basket. She put in {y} green peppers and {z} red peppers. How many peppers are in her basket now?",
      "We had {x} carrots. We pulled up {y} more after breakfast and {z} more after lunch. How many carrots do we have in total?",
      "{n} had {x} cherries in a bucket. {m} put in {y} more, and {k} put in {z} more. How many cherries are in the bucket now?",
      "How many flowers are in the garden[,|] if there were {x}, {n} planted {y} more, and {his} sister planted {z} more?",
    ],
  },
  {
    id: "plain-get-twice/coins-and-stars",
    expression: "x+y+z",
    numbers: { x: "8..150", y: "4..80", z: "4..80" },
    texts: [
      "{n} had {x} points. {He} got {y} points on {his} next turn and {z} points on the turn after that. How many points does {n} have now?",
      "{n} had {x} gold coins in a computer game. {He} found {y} in a cave and {z} in a tower. How many gold coins does {he} have now?",
      "Our class had {x} stars on the chart. We earned {y} last week and {z} this week. How many stars do we have now?",
      "What is our score[,|] if we had {x} points, {n} made {y} more, and {m} made {z} more?",
    ],
  },
  {
    id: "plain-get-twice/hens-and-cats",
    expression: "x+y+z",
    units: ["animals", "animals"],
    numbers: { x: "5..40", y: "2..20", z: "2..20" },
    texts: [
      "A farmer had {x} hens. He bought {y} from a neighbor and {z} at the market. How many hens does he have now?",
      "The shelter had {x} cats. {y} cats were brought in on {day}, and {z} more were brought in on {day2}. None of the cats were taken home. How many cats does the shelter have now?",
      "{n} and {m} had {x} fish. {n} bought {y} more fish, and {m} bought {z} more. How many fish do they have together now?",
      "There were {x} ducks in the pond. First {y} more came, and then {z} more came. How many ducks were in the pond then?",
    ],
  },
  {
    id: "plain-get-twice/cards-and-snowflakes",
    expression: "x+y+z",
    numbers: { x: "5..50", y: "3..30", z: "3..30" },
    texts: [
      "{n} had {x} get-well cards ready for the hospital. {He} made {y} more at home and {z} more at school. How many cards are ready now?",
      "There were {x} paper snowflakes on the classroom window. {n} put up {y} more, and {m} put up {z} more. How many paper snowflakes are on the window now?",
      "Grandpa builds birdhouses. He built {x} in the spring, {y} more in the summer, and {z} more in the fall. How many birdhouses did he build?",
      "{n} baked {x} rolls. That was not enough, so {he} baked {y} more and then another {z}. How many rolls did {he} bake altogether?",
    ],
  },
  {
    id: "plain-get-twice/tank-and-vine",
    expression: "x+y+z",
    texts: [
      "There were {x} gallons of water in the tank. {n} poured in {y} gallons, and {m} poured in {z} gallons. How many gallons are in the tank now?",
      "{n} had {x} pounds of apples. {He} picked {y} more pounds on {day} and {z} more pounds on {day2}. How many pounds of apples does {he} have?",
      "A vine was {x} inches long. It grew {y} inches in {month} and {z} inches in {month2}. How many inches long is it now?",
      "How many miles did {n}'s dad drive? He drove {x} miles before lunch, {y} more miles after lunch, and {z} more miles at night.",
    ],
  },
];

/** Some went, then some more: how many are left. */
const LOSES_TWICE: readonly WordingFamily[] = [
  {
    id: "plain-lose-twice/gave-and-lost",
    expression: "x-y-z",
    units: ["{o}", "{o}"],
    texts: [
      "{n} took {x} {o} to school. {He} gave {y} to {his} friends and lost {z} on the bus. How many {o} did {he} bring home?",
      "{n} had {x} {o}. {His} brother wanted {y} of them and {his} sister wanted {z}. {n} let them have those. How many {o} does {n} have now?",
      "{n} gave {y} {o} to {m} and sold {z}. Before that {he} had {x}. How many {o} does {n} have left?",
      "How many {o} do {n} and {m} still have? They had {x}. {n} lost {y}, and {m} lost {z}.",
    ],
  },
  {
    id: "plain-lose-twice/ate-on-two-days",
    expression: "x-y-z",
    units: ["{f}", "{f}"],
    numbers: { x: "25..70", y: "2..12", z: "2..12" },
    texts: [
      "There were {x} {f} on a plate. {n} ate {y}, and {m} ate {z}. How many {f} are left?",
      "{n} had {x} {f}. {He} ate {y} on {day} and {z} on {day2}. How many {f} does {he} have now?",
      "Mom bought {x} {f}. The children ate {y} for breakfast, and Dad ate {z} for lunch. How many {f} were not eaten?",
      "How many {f} does {n} have left[,|] if {he} had {x}, ate {y}, and gave {z} to a friend?",
    ],
  },
  {
    id: "plain-lose-twice/rides-and-food",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} took ${x} to the fair. {He} spent ${y} on rides and ${z} on food. How much money did {he} have left?",
      "I had ${x} in my piggy bank. I took out ${y} for a present and ${z} for a card. How much money is in my piggy bank now?",
      "{n} got ${x} for {his} birthday. {He} gave ${y} to {his} sister and spent ${z}. How much of the money does {n} still have?",
      "How much money do {n} and {m} have left[,|] if they had ${x}, bought popcorn for ${y}, and bought drinks for ${z}?",
    ],
  },
  {
    id: "plain-lose-twice/beads-and-eggs",
    expression: "x-y-z",
    numbers: { x: "60..200", y: "6..28", z: "6..28" },
    texts: [
      "{n} had {x} beads. {He} used {y} for a necklace and {z} for a bracelet. How many beads are left?",
      "A bakery had {x} eggs. It used {y} for cakes and {z} for cookies. How many eggs does it have now?",
      "The art room had {x} sheets of red paper. The second grade used {y} sheets, and the third grade used {z}. How many sheets of red paper are left?",
      "We used {y} paper cups on {day} and {z} on {day2}. We had {x} at first. How many paper cups do we have left?",
    ],
  },
  {
    id: "plain-lose-twice/lights-and-balloons",
    expression: "x-y-z",
    numbers: { x: "30..90", y: "3..14", z: "3..14" },
    texts: [
      "{n} had {x} balloons. {y} balloons popped, and {z} flew away. How many balloons does {n} have now?",
      "The gym had {x} balls. This year {y} got lost, and {z} went flat and were thrown out. How many balls does the gym have now?",
      "There were {x} cups in the kitchen. {n} broke {y} of them, and {his} brother broke {z}. How many cups were not broken?",
      "A box had {x} crayons in it. {m} took {y} crayons out, and then {n} took {z} out. How many crayons are still in the box?",
    ],
  },
];

/** Two changes of one kind, and the start or one of the changes is asked for. */
const TWO_CHANGES_BACK: readonly WordingFamily[] = [
  {
    id: "plain-before-two/brought-to-class",
    expression: "x+y+z",
    units: ["{o}", "{o}"],
    texts: [
      "{n} brought {o} to class. {He} gave {x} to the girls, {y} to the boys, and {z} to the teacher. Then {he} had none left. How many {o} did {n} bring?",
      "{n} had some {o}. {He} gave {y} to {his} brother and lost {z}. Now {he} has {x}. How many {o} did {n} have at first?",
      "{n} has {x} {o} now. {He} gave away {y} last week and {z} this week. How many {o} did {n} have before that?",
      "How many {o} did {n} have to start with? {He} lost {y}, sold {z}, and still has {x}.",
    ],
  },
  {
    id: "plain-before-two/snack-and-lunch",
    expression: "x+y+z",
    units: ["{f}", "{f}"],
    numbers: { x: "3..24", y: "3..24", z: "3..30" },
    texts: [
      "{n} ate {x} {f}, {his} brother ate {y}, and there are {z} left. How many {f} were there at first?",
      "Our class ate {x} {f} at snack time and {y} at lunch. We still have {z}. How many {f} did our class have in the beginning?",
      "There was a box of {f} on the counter. Mom used {x}, the children ate {y}, and {z} are still in the box. How many {f} were in the box at first?",
      "How many {f} did {n} take to the picnic[,|] if {he} ate {x}, gave {y} to {m}, and brought {z} back home?",
    ],
  },
  {
    id: "plain-before-two/shirt-and-cap",
    expression: "x+y+z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} went to the mall. {He} paid ${x} for a shirt and ${y} for a cap, and then {he} had ${z}. How much money did {n} take to the mall?",
      "{n} bought a snack for ${x} and lost ${y} on the way home. When {he} got home, {he} had ${z}. How much money did {he} start with?",
      "Mom gave me some money. I spent ${x} on bread and ${y} on milk and gave the other ${z} back to her. How much money did Mom give me?",
      "How much money was in {n}'s wallet before {he} paid ${x} for a haircut and ${y} for lunch[,|] if there is ${z} in it now?",
    ],
  },
  {
    id: "plain-before-two/nails-and-chalk",
    expression: "x+y+z",
    numbers: { x: "4..60", y: "4..60", z: "3..60" },
    texts: [
      "{n} used {x} nails for a birdhouse and {y} nails for a bench. {He} still has {z} nails. How many nails did {he} have before {he} started?",
      "A store sold {x} bikes last month and {y} bikes this month. It has {z} bikes left. No new bikes came in. How many bikes did the store have at the start of last month?",
      "The teacher used {x} pieces of chalk in the fall and {y} in the spring. Now there are {z} pieces left. How many pieces of chalk did she have when school began?",
      "How many paper plates were in the pack? We used {x} at lunch and {y} at dinner, and there are {z} left.",
    ],
  },
  {
    id: "plain-before-two/got-from-two",
    expression: "x-y-z",
    units: ["{o}", "{o}"],
    texts: [
      "{n} had some {o}. {He} bought {y} more and found {z} more. Now {he} has {x}. How many {o} did {n} have at first?",
      "{n} has {x} {o} now. Last week {his} mom gave {him} {y} of them, and this week {his} dad gave {him} {z}. How many {o} did {n} have before that?",
      "{n} put {y} {o} in the {cs}, and {m} put in {z}. That made {x} {o} in the {cs}. How many {o} were in it before?",
      "How many {o} did the class have to start with? {n} brought in {y} more, {m} brought in {z} more, and now the class has {x}.",
    ],
  },
  {
    id: "plain-before-two/earned-twice",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} washed cars. {He} earned ${y} on {day} and ${z} on {day2}. Now {he} has ${x}. How much money did {n} have before {he} washed any cars?",
      "{n} got ${y} from {his} grandpa and ${z} for mowing a lawn. That gave {him} ${x}. How much money did {he} have before?",
      "Our club made ${y} with a bake sale and ${z} with a yard sale. Now we have ${x}. How much money did we have before the two sales?",
      "How much was in {n}'s piggy bank before {he} put in ${y} and then ${z}[,|] if there is ${x} in it now?",
    ],
  },
  {
    id: "plain-two-changes/second-friend-got",
    expression: "x-y-z",
    numbers: { x: "45..75", y: "10..25", z: "8..25" },
    texts: [
      "{n} had {x} {o}. {He} gave {y} to {m} and some to {k}. Now {he} has {z}. How many {o} did {k} get?",
      "There were {x} crackers on the table. {n} ate {y}. The other children ate some too, and now there are {z}. How many crackers did the other children eat?",
      "We had {x} balloons at the party. {y} popped and some flew away. At the end there were {z} balloons. How many balloons flew away?",
      "A farmer had {x} eggs. She sold {y} and gave some to her neighbors, and then she had {z}. How many eggs did the neighbors get?",
    ],
  },
  {
    id: "plain-two-changes/rest-came-later",
    expression: "x-y-z",
    numbers: { x: "45..75", y: "12..25", z: "6..18" },
    texts: [
      "{n} had {y} {o}. {He} got {z} for {his} birthday and then bought some more. Now {he} has {x}. How many {o} did {n} buy?",
      "{n} had {y} points. {He} made {z} points in the first round and more in the second round. Now {he} has {x}. How many points did {he} make in the second round?",
      "There were {y} cans in the box for the food drive. {n} brought {z} cans, and {m} brought the others. Now the box has {x} cans. How many cans did {m} bring?",
      "A farmer had {y} sheep. He bought {z} sheep, and some lambs were born. Now he has {x} sheep and lambs in all. How many lambs were born?",
    ],
  },
];

/** Plain stories in which somebody gets, finds, buys, gives away, loses, eats or uses some. */
export const PLAIN_CHANGES: readonly WordingFamily[] = [
  ...GETS,
  ...LOSES,
  ...GOT_SOME,
  ...GAVE_SOME,
  ...BEFORE_LOSS,
  ...BEFORE_GAIN,
  ...GETS_TWICE,
  ...LOSES_TWICE,
  ...TWO_CHANGES_BACK,
];

import type { WordingFamily } from "../wording.ts";

/** Equal groups, and some more. */
const TIMES_PLUS: readonly WordingFamily[] = [
  {
    id: "times-plus/old-crayons",
    expression: "x*y+z",
    numbers: { x: "2..9", y: "4..24", z: "2..30" },
    texts: [
      "{n}'s mom bought {him} {x} boxes of crayons. Each box had {y} crayons. {n} also had {z} old crayons in {his} desk. How many crayons does {n} have altogether?",
      "{n} got {x} new packs of {o} for {his} birthday, with {y} {o} in each pack. {He} had {z} {o} before. How many {o} does {he} have now?",
      "There were {z} batteries in the drawer. Dad bought {x} packs with {y} batteries in each and put them in the drawer too. How many batteries are in the drawer now?",
      "How many balloons do we have for the party? We bought {x} bags of {y} balloons, and {z} balloons were left from last year.",
    ],
  },
  {
    id: "times-plus/kids-on-the-bus",
    expression: "x*y+z",
    numbers: { x: "4..14", y: "2..4", z: "2..15" },
    units: ["kids", "kids"],
    texts: [
      "There were {x} benches on the bus. {y} kids sat on each bench, and {z} kids had to stand. How many kids were on the bus?",
      "{x} boats went across the lake with {y} kids in each. The other {z} kids walked around the lake. How many kids were there in all?",
      "At the fair {n} saw a little train with {x} cars. {y} kids sat in each car, and {z} kids were waiting in line. How many kids did {he} see?",
      "We made {x} groups of {y} kids for the relay race. {z} kids just watched. How many kids were there altogether?",
    ],
  },
  {
    id: "times-plus/every-day-and-then-more",
    expression: "x*y+z",
    numbers: { x: "3..9", y: "3..20", z: "5..40" },
    texts: [
      "{n} read {y} pages of {his} book every night for {x} nights. On the weekend {he} read the last {z} pages. How many pages did the book have?",
      "For {x} days in a row {n} drew {y} pictures a day. The next day {he} drew {z} pictures. How many pictures did {he} draw in all?",
      "{n} practiced the drums {y} minutes a day for {x} days. On the day after that {he} practiced {z} minutes. How many minutes did {n} practice altogether?",
      "How many spelling words did {n} learn in all[,|] if {he} learned {y} words a day for {x} days and then {z} more words?",
    ],
  },
  {
    id: "times-plus/hot-dogs-and-popcorn",
    expression: "x*y+z",
    numbers: { x: "2..8", z: "3..20" },
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "Hot dogs cost ${y} each at the snack bar. {n}'s family got {x} hot dogs and one big popcorn for ${z}. How much did they spend?",
      "{n} needs {x} cans of paint and a brush. A can of paint is ${y}, and the brush is ${z}. How much money does {n} need?",
      "{n} spent ${z} on a T-shirt. {He} also rode the go-carts {x} times, and each ride was ${y}. How much did {n} spend altogether?",
      "How much did the pizza party cost[,|] if the class got {x} pizzas for ${y} each and paid ${z} for the drinks?",
    ],
  },
  {
    id: "times-plus/chores-and-grandma",
    expression: "x*y+z",
    numbers: { x: "2..12", z: "3..20" },
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n}'s grandma sent {him} ${z}. {n} also did {x} chores, and {his} dad paid {him} ${y} for each one. How much money did {n} get in all?",
      "{n} walked {x} dogs last week. {He} was paid ${y} for each dog, and one lady gave {him} ${z} extra. How much did {he} make?",
      "{n} washed {x} cars and got ${y} for each car. {His} aunt gave {him} ${z} for sweeping her porch. How much money did {n} earn?",
      "{n} sold {x} bracelets for ${y} apiece. {He} already had ${z} in {his} purse. How much money does {n} have now?",
    ],
  },
  {
    id: "times-plus/gems-and-chest",
    expression: "x*y+z",
    numbers: { x: "2..12", y: "2..20", z: "2..30" },
    texts: [
      "{n} gets {y} stickers for every book {he} reads. {He} read {x} books this month and got {z} extra stickers for being helpful. How many stickers did {n} get?",
      "In a game every gem is worth {y} points. {n} found {x} gems and a treasure chest worth {z} points. How many points did {he} get?",
      "Our class gets {y} marbles in the jar for each quiet lunch. We had {x} quiet lunches. The principal gave us {z} more marbles. How many marbles did our class get in all?",
      "{n} won {x} games at the arcade and got {y} tickets for each game. Then {m} gave {him} {z} tickets. How many tickets did {n} get altogether?",
    ],
  },
  {
    id: "times-plus/strawberries-in-bowls",
    expression: "x*y+z",
    numbers: { x: "3..12", y: "2..12", z: "2..15" },
    texts: [
      "{n} picked some strawberries. {He} put {y} strawberries in each of {x} bowls and had {z} left. How many strawberries did {n} pick?",
      "A teacher gave {y} sheets of paper to each of {x} students and had {z} sheets left. How many sheets did the teacher start with?",
      "{n} shared {his} {o} with {x} friends. Each friend got {y}, and {n} kept {z}. How many {o} did {n} have at first?",
      "How many dog treats were in the bag at first[,|] if {n} used {y} treats a day for {x} days and {z} treats are still in the bag?",
    ],
  },
  {
    id: "times-plus/money-before-the-rides",
    expression: "x*y+z",
    numbers: { x: "2..9", z: "2..60" },
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} bought {x} books at ${y} each. Now {he} has ${z} left. How much money did {n} have to start with?",
      "{n} went on {x} pony rides that cost ${y} each. After that {he} still had ${z}. How much money did {he} bring?",
      "{n} paid for {x} sandwiches and got ${z} back. Each sandwich cost ${y}. How much money did {n} give the cashier?",
      "{n} gave ${y} to each of {his} {x} cousins. {He} kept ${z} for {himself}. How much money did {n} have before?",
    ],
  },
  {
    id: "times-plus/birds-in-trees",
    expression: "x*y+z",
    numbers: { x: "2..12", y: "3..20", z: "2..25" },
    texts: [
      "There are {y} pots on each of {n}'s {x} window sills and {z} pots by the door. How many pots are there in all?",
      "{n} counted {y} birds in each of {x} trees and {z} birds on the roof. How many birds did {n} count?",
      "The parking lot has {x} rows. {y} cars are parked in each row, and {z} cars are parked by the fence. How many cars are in the lot?",
      "The art class hung {y} drawings on each of {x} walls and {z} drawings in the hall. How many drawings did the class hang up?",
    ],
  },
  {
    id: "times-plus/kids-and-the-teacher",
    expression: "x*y+z",
    numbers: { x: "3..12", y: "2..9", z: "2..15" },
    texts: [
      "{x} kids each brought {y} cans for the food drive. The teacher brought {z} cans. How many cans were there in all?",
      "{n} invited {x} friends for lunch. Every friend ate {y} {f}, and {n} ate {z}. How many {f} did they eat altogether?",
      "Each of the {x} players drank {y} cups of water. The coach drank {z} cups. How many cups of water did they drink in total?",
      "At the beach {n}'s {x} cousins found {y} shells each. {n} found {z} shells. How many shells did they find?",
    ],
  },
  {
    id: "times-plus/rolls-and-what-they-cost",
    expression: "x*y+z",
    numbers: { x: "2..8", y: "3..12", z: "2..15", v: "7..14" },
    texts: [
      "{n} is {v} years old. {He} has {x} shelves with {y} toy cars on each shelf and {z} toy cars in a box. How many toy cars does {he} have?",
      "A bag of rolls has {y} rolls in it. {n} bought {x} bags for ${v} in all, and there were {z} rolls at home. How many rolls does {n} have now?",
      "The bus ride to the farm took {v} minutes. There {x} kids picked {y} pumpkins each, and the farmer picked {z} more. How many pumpkins were picked?",
      "{n} sold lemonade to {v} of {his} neighbors. {He} sold {y} cups an hour for {x} hours, and then {he} sold {z} more cups. How many cups of lemonade did {n} sell?",
    ],
  },
  {
    id: "times-plus/zoo-and-parking",
    expression: "x*y+z",
    numbers: { x: "2..7", z: "3..20" },
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "Zoo tickets are ${y} a person, and parking is ${z} a car. {x} people come to the zoo in one car. How much do they have to pay?",
      "{n} rented a bike for {x} hours. It cost ${y} an hour, and the helmet was ${z}. How much did {n} pay?",
      "The bowling alley takes ${y} for a game and ${z} for shoes. {n} rented shoes once and played {x} games. How much did it cost?",
      "{n} ordered {x} posters from a catalog. Each one was ${y}. Mailing all of them cost ${z}. What was the total?",
    ],
  },
  {
    id: "times-plus/both-had-the-same",
    expression: "x*2+y",
    numbers: { x: "3..40", y: "2..30" },
    texts: [
      "{n} and {m} have {x} {o} each. Their teacher gave them {y} more. How many {o} do they have together now?",
      "{n} ran {x} laps in the morning and the same number in the afternoon. In the evening {he} ran {y} laps. How many laps did {he} run that day?",
      "Two buses came to the park. Both had {x} kids on them. {y} more kids came by car. How many kids came to the park?",
      "{n} opened two boxes of crackers. Each had {x} crackers in it. There were {y} crackers on a plate too. How many crackers were there in all?",
    ],
  },
];

/** Equal groups, and some are gone, missing or of another kind. */
const TIMES_MINUS: readonly WordingFamily[] = [
  {
    id: "times-minus/popped-balloons",
    expression: "x*y-z",
    numbers: { x: "3..9", y: "4..12", z: "2..11" },
    texts: [
      "{n} blew up {x} packs of balloons. Each pack had {y} balloons. {z} of the balloons popped. How many balloons are left?",
      "{n} carried {x} boxes of cups to the kitchen. There were {y} cups in each box. {He} dropped them, and {z} cups broke. How many cups did not break?",
      "Each of {x} hens laid {y} eggs. {n} dropped {z} of the eggs. How many eggs were still good?",
      "How many crayons still work[,|] if {x} kids have {y} crayons each and {z} of the crayons are broken?",
    ],
  },
  {
    id: "times-minus/eaten-before-dinner",
    expression: "x*y-z",
    numbers: { x: "2..7", y: "6..12", z: "3..11" },
    texts: [
      "Mom baked {x} pans of muffins with {y} muffins in each pan. The kids ate {z} muffins before dinner. How many muffins were left?",
      "{n} opened {x} bags of {f}. Each bag had {y} {f} in it. {n} and {his} friends ate {z} of them. How many {f} are left?",
      "There are {x} shelves of soup cans in the pantry, with {y} cans on each shelf. If the family eats {z} cans of soup, how many cans will be left?",
      "{n} cut {x} oranges into {y} slices each. {He} ate {z} slices and gave {m} the rest. How many slices did {m} get?",
    ],
  },
  {
    id: "times-minus/mailed-cards",
    expression: "x*y-z",
    numbers: { x: "4..12", y: "6..20", z: "10..23" },
    texts: [
      "The {shop} got {x} boxes of {o}, and each box had {y} {o}. By noon {z} {o} were sold. How many {o} were not sold?",
      "{n}'s class made {y} cards a day for {x} days. They mailed {z} cards to the hospital. How many cards do they still have?",
      "A farmer planted {x} rows of corn, {y} plants in a row. The crows ate {z} plants. How many plants were left?",
      "{n} has {x} albums with {y} photos in each. {He} took out {z} photos for {his} grandma. How many photos are still in the albums?",
    ],
  },
  {
    id: "times-minus/room-for-more",
    expression: "x*y-z",
    numbers: { x: "3..8", y: "5..12", z: "x*y-i-j" },
    texts: [
      "{n}'s sticker book has {x} pages, and {y} stickers fit on a page. {He} has put {z} stickers in the book. How many more stickers fit in it?",
      "{x} vans can take {y} kids each. So far {z} kids are in the vans. How many more kids can ride in them?",
      "There are {x} bike racks at school. Each rack holds {y} bikes. Today {z} bikes are in the racks. How many more bikes could be put in?",
      "How many more eggs can {n} put in the trays[,|] if {he} has {x} trays for {y} eggs each and there are {z} eggs in them now?",
    ],
  },
  {
    id: "times-minus/goody-bags-need-more",
    expression: "x*y-z",
    numbers: { x: "3..9", y: "6..12", z: "3..17" },
    texts: [
      "Each goody bag gets {y} candies, and there are {x} goody bags. {n} has only {z} candies. How many more candies does {he} need?",
      "It takes {y} nails to build a birdhouse. {n} wants to build {x} birdhouses. {He} has {z} nails. How many more nails does {he} have to get?",
      "{n}'s {x} friends want {y} {o} each. {n} could find only {z}. How many {o} are still missing?",
      "How many more cups does {n} have to set out[,|] if there are {x} tables, every table needs {y} cups, and {z} cups are out already?",
    ],
  },
  {
    id: "times-minus/money-for-all-the-tickets",
    expression: "x*y-z",
    numbers: { x: "3..9" },
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} wants to buy {x} {o} that cost ${y} each. {He} has ${z}. How much more money does {n} need?",
      "The trip costs ${y} for each of the {x} scouts. They have earned ${z} for it. How much more money do the scouts need?",
      "{n} lost {x} library books and has to pay ${y} for each one. {He} has paid ${z}. How much does {he} still have to pay?",
      "A ticket for the water park is ${y}. Dad needs {x} tickets but has only ${z} in his wallet. How much more does he need?",
    ],
  },
  {
    id: "times-minus/windows-and-ice-cream",
    expression: "x*y-z",
    numbers: { x: "4..12", z: "2..20" },
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} got ${y} for every window {he} washed. {He} washed {x} windows and spent ${z} of the money on ice cream. How much does {he} have left?",
      "{n} and {m} sold {x} cups of hot chocolate for ${y} each. They had to pay their mom ${z} for the milk and the cocoa. How much could they keep?",
      "{n} babysat {x} times and got ${y} each time. With the money {he} paid {his} brother back ${z}. How much did {n} keep?",
      "How much money was left[,|] if the class sold {x} plants at ${y} each and used ${z} of the money for new seeds?",
    ],
  },
  {
    id: "times-minus/jumping-jacks",
    expression: "x*y-z",
    numbers: { x: "3..8", y: "5..12", z: "3..14" },
    texts: [
      "{n} did {x} sets of {y} jumping jacks. {m} did {z} jumping jacks. How many more jumping jacks did {n} do than {m}?",
      "{n} has {x} bags of marbles with {y} marbles in each. {m} has {z} marbles. How many more marbles does {n} have?",
      "{m} read {z} pages. {n} read {y} pages a day for {x} days. How many more pages did {n} read than {m}?",
      "There are {x} cartons with {y} brown eggs in each and {z} white eggs in a bowl. How many more brown eggs than white eggs are there?",
    ],
  },
  {
    id: "times-minus/dark-chocolates",
    expression: "x*y-z",
    numbers: { x: "3..9", y: "5..12", z: "3..14" },
    texts: [
      "A box has {x} rows of {y} chocolates. {z} of them are dark chocolate, and the rest are milk chocolate. How many are milk chocolate?",
      "{x} teams of {y} kids played on {day}. {z} of the kids were girls. How many were boys?",
      "{n} has {x} sheets of stamps. There are {y} stamps on each sheet. {z} of the stamps have a flag on them. How many stamps do not have a flag?",
      "We set up {x} tables with {y} chairs at each. {z} of the chairs are {color}, and the others are {color2}. How many {color2} chairs did we set up?",
    ],
  },
  {
    id: "times-minus/pencils-for-his-sister",
    expression: "x*y-z",
    numbers: { x: "3..8", y: "5..12", z: "2..13", v: "3..15" },
    texts: [
      "{n} bought {x} boxes of pencils for ${v} in all. Each box had {y} pencils. {He} gave {z} pencils to {his} sister. How many pencils does {n} have left?",
      "{n} has {v} cousins. {He} made {x} batches of cookies, {y} cookies in each, and ate {z} of the cookies. How many cookies are left?",
      "A bus with {x} rows of {y} seats drove {v} miles. {z} seats were empty all the way. How many seats were taken?",
      "In {v} minutes {n} filled {x} bags with {y} apples each. Then {z} apples rolled out. How many apples were still in the bags?",
    ],
  },
  {
    id: "times-minus/home-from-camp-early",
    expression: "x*7-y",
    numbers: { x: "2..9", y: "2..6" },
    units: ["days", "days"],
    texts: [
      "{n} went to camp for {x} weeks but came home {y} days early. How many days was {he} at camp?",
      "In the last {x} weeks it rained on {y} days. All the other days were dry. How many dry days were there?",
      "{n} and {m} fed the neighbor's cat for {x} weeks. Each day only one of them did it. {m} did it on {y} days. On how many days did {n} feed the cat?",
      "{n} wanted to jog every day for {x} weeks, but {he} was sick for {y} days and did not jog then. How many days did {he} jog?",
    ],
  },
];

/** An amount, and equal parts of it are taken. */
const MINUS_TIMES: readonly WordingFamily[] = [
  {
    id: "minus-times/rides-at-the-fair",
    expression: "x-y*z",
    numbers: { x: "20..120 by 5", z: "2..6" },
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} took ${x} to the fair. {He} went on {z} rides that cost ${y} each. How much money did {he} have left?",
      "{n}'s grandpa gave {him} ${x}. {n} got {z} comic books at ${y} each. How much of the money is left?",
      "{n}'s mom had ${x} in her purse. She paid ${y} for each of {z} movie tickets. How much does she have now?",
      "How much money does {n} have left[,|] if {he} started with ${x} and bought {z} {o} for ${y} apiece?",
    ],
  },
  {
    id: "minus-times/biscuits-for-the-dog",
    expression: "x-y*z",
    numbers: { x: "y*z+i*j", y: "2..6", z: "2..10" },
    texts: [
      "Mom bought {x} {f}. The family ate {y} a day for {z} days. How many {f} were left after that?",
      "{n} has {x} vitamins in a bottle. {He} takes {y} a day. How many vitamins will be left after {z} days?",
      "There were {x} dog biscuits in a bag. {n}'s dog got {y} biscuits every day for {z} days. How many biscuits were left in the bag?",
      "{n} had {x} sheets of drawing paper. For {z} days {he} used {y} sheets a day. How many sheets does {he} have now?",
    ],
  },
  {
    id: "minus-times/buttons-on-shirts",
    expression: "x-y*z",
    numbers: { x: "y*z+i+j", y: "2..9", z: "3..9" },
    texts: [
      "{n} had {x} stickers. {He} put {y} stickers on each of {z} letters. How many stickers were left?",
      "Dad had {x} screws. He used {y} screws for each of the {z} chairs that he fixed. How many screws does he have left?",
      "{n} picked {x} flowers. {He} put {y} flowers in each of {z} cups and gave the rest to {m}. How many flowers did {m} get?",
      "How many buttons are left in the jar[,|] if there were {x} buttons and {n} sewed {y} buttons on each of {z} shirts?",
    ],
  },
  {
    id: "minus-times/puzzle-left-to-do",
    expression: "x-y*z",
    numbers: { x: "y*z+i*j", y: "5..25", z: "2..8" },
    texts: [
      "{n}'s puzzle has {x} pieces. {He} put in {y} pieces a day for {z} days. How many pieces are left to do?",
      "{n} has to learn {x} words for the spelling bee. {He} learned {y} words a day for {z} days. How many words does {he} still have to learn?",
      "The class has to fold {x} paper birds. {z} students folded {y} birds each. How many more birds does the class have to fold?",
      "A fence has {x} boards. {n} painted {y} boards an hour for {z} hours. How many boards are not painted?",
    ],
  },
  {
    id: "minus-times/rides-home",
    expression: "x-y*z",
    numbers: { x: "y*z+i+j", y: "3..8", z: "2..7" },
    units: ["kids", "kids"],
    texts: [
      "There were {x} kids at the party. {z} cars came, and each took {y} kids home. How many kids were still at the party?",
      "{x} kids wanted to cross the lake. {z} boats took {y} kids each. How many kids had to wait?",
      "The coach made {z} teams of {y} kids. {x} kids had come to play. How many kids were not on a team?",
      "{x} kids were in line for the big swing. {y} kids could ride at a time. How many kids were still in line after {z} rides, if no more kids came?",
    ],
  },
  {
    id: "minus-times/chairs-for-the-show",
    expression: "x-y*z",
    numbers: { x: "y*z+i*2", y: "4..12", z: "2..8" },
    texts: [
      "{n} needs {x} chairs for the show. {He} set up {z} rows of {y} chairs. How many more chairs does {he} have to set up?",
      "{n} wants to have {x} bottle caps. {z} friends gave {him} {y} caps each. How many more bottle caps does {he} need?",
      "The team needs {x} points to win the cup. It won {z} games and got {y} points for each. How many more points does the team need?",
      "{x} people will come to dinner, and everybody gets one plate. {n} has {z} packs with {y} plates in each. How many more plates does {he} need?",
    ],
  },
  {
    id: "minus-times/saving-for-a-tent",
    expression: "x-y*z",
    numbers: { x: "60..300 by 10", z: "2..8" },
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n}'s family wants to buy a tent for ${x}. They put ${y} in a jar every month for {z} months. How much more money do they need?",
      "{n} borrowed ${x} from {his} dad. {He} paid back ${y} a week for {z} weeks. How much does {n} still owe?",
      "A drum costs ${x}. To get the money, {n} sold {z} {o} for ${y} each. How much more does {he} need for the drum?",
      "How much more money does the team need for a new net[,|] if the net costs ${x} and {z} players gave ${y} each?",
    ],
  },
  {
    id: "minus-times/ribbon-for-gifts",
    expression: "x-y*z",
    numbers: { x: "y*z+i*j", y: "3..20", z: "2..8" },
    texts: [
      "{n} had {x} inches of ribbon. {He} used {y} inches for each of {z} gifts. How many inches of ribbon were left?",
      "A truck brought {x} pounds of sand. Workers put {y} pounds in each of {z} sandboxes. How many pounds of sand were still on the truck?",
      "The rain barrel had {x} liters of water in it. {n} filled {z} watering cans with {y} liters each. How many liters were left in the barrel?",
      "Dad had {x} feet of rope. He made {z} swings and used {y} feet of rope for each one. How many feet of rope does he have now?",
    ],
  },
  {
    id: "minus-times/chores-before-bed",
    expression: "x-y*z",
    numbers: { x: "y*z+i*j", y: "3..15", z: "2..6" },
    units: ["minutes", "minutes"],
    texts: [
      "{n} has to go to bed in {x} minutes. {He} must do {z} chores first, and each one takes {y} minutes. How many minutes does {he} have left to play?",
      "{n} may use the computer for {x} minutes. {He} played {z} games of {y} minutes each. How many minutes are left?",
      "A show is {x} minutes long. There are {z} songs in it, each {y} minutes long. The rest of the show is talking. How many minutes of talking are there?",
      "{n} spent {x} minutes on homework. {He} did {z} math pages in {y} minutes each and used the rest of the time to read. How many minutes did {he} read?",
    ],
  },
  {
    id: "minus-times/balls-for-the-gym",
    expression: "x-y*z",
    numbers: { x: "y*z+i+j", y: "3..12", z: "2..9" },
    texts: [
      "{n} has {x} {o}. There are {y} {o} in each of {z} boxes, and the others are on the bed. How many {o} are on the bed?",
      "The school bought {x} balls. {z} classes got {y} balls each. The rest went to the gym. How many balls went to the gym?",
      "A farmer has {x} chickens. {y} of them live in each of {z} little houses, and all the others live in the barn. How many chickens live in the barn?",
      "{n} put {x} pictures in a book. {z} pages have {y} pictures each. All the other pictures are on the last page. How many pictures are on the last page?",
    ],
  },
  {
    id: "minus-times/snowballs-at-trees",
    expression: "x-y*z",
    numbers: { x: "y*z+i+j", y: "2..9", z: "2..9", v: "6..14" },
    texts: [
      "{n} made {x} snowballs in {v} minutes. {He} threw {y} snowballs at each of {z} trees. How many snowballs does {he} have left?",
      "{n} is {v}. {He} had {x} {o} and gave {y} to each of {his} {z} cousins. How many {o} does {n} have now?",
      "{n} took ${x} to a store that is {v} blocks away. {He} bought {z} notebooks for ${y} each. How much money did {he} have left?",
      "A store had {x} bottles of juice on {v} shelves. {z} people came and bought {y} bottles each. How many bottles of juice were left?",
    ],
  },
  {
    id: "minus-times/dozen-taken",
    expression: "x-y*12",
    numbers: { x: "y*12+i+j", y: "2..9" },
    texts: [
      "The baker made {x} rolls this morning. She sold {y} dozen. How many rolls does she have left?",
      "{n} got {x} eggs from the hens and filled {y} cartons. A carton holds a dozen eggs. How many eggs were not in cartons?",
      "{n} had {x} {o}. {He} gave away {y} dozen of them. How many {o} does {he} still have?",
      "How many more cupcakes does {n} have to make[,|] if {he} needs {x} and has made {y} dozen?",
    ],
  },
  {
    id: "minus-times/same-number-to-both",
    expression: "x-y*2",
    numbers: { x: "y*2+i*j", y: "3..30" },
    texts: [
      "{n} had {x} {o}. {He} gave {y} to {m} and the same number to {k}. How many {o} does {n} have left?",
      "There are {x} kids in the gym. {y} pairs of kids are dancing. How many kids are not dancing?",
      "{n} had {x} sheets of paper. {He} used {y} sheets in the morning, and in the afternoon {he} used {y} sheets again. How many sheets are left?",
      "A store had {x} cans of beans. {n} and {m} bought {y} cans each. How many cans were left in the store?",
    ],
  },
];

/** Equal parts, and some more. */
const QUOTIENT_PLUS: readonly WordingFamily[] = [
  {
    id: "quotient-plus/grapes-and-more",
    expression: "x/y+z",
    numbers: { x: "y*i", y: "3..9", z: "2..12" },
    texts: [
      "Mom divided {x} grapes equally among {y} children. Then she gave {n}, one of the children, {z} more grapes. How many grapes did {n} get in all?",
      "{y} kids shared {x} {o} equally. {n} was one of them. {He} had {z} {o} at home. How many {o} does {n} have now?",
      "{x} cards were dealt to {y} players, and each got the same number. {n} was one of the players. Later {he} picked up {z} cards. How many cards did {he} have then?",
      "{n} and {his} friends, {y} kids in all, found {x} shells and split them evenly. {n} put {his} part with the {z} shells in {his} room. How many shells are in {his} room now?",
    ],
  },
  {
    id: "quotient-plus/bags-by-two-kids",
    expression: "x/y+z",
    numbers: { x: "y*i", y: "3..12", z: "2..15" },
    texts: [
      "{n} put {x} {o} in bags, {y} in each bag. {m} filled {z} more bags. How many bags did they fill?",
      "A baker had {z} boxes of buns. Then she packed {x} more buns, {y} buns in each box. How many boxes of buns did she have then?",
      "{x} kids went to the lake in vans with {y} kids in each van. {z} more vans came with the food. How many vans went to the lake?",
      "{n} glued {x} photos in a book, {y} photos on each page. Then {he} filled {z} pages with drawings. How many pages did {n} use?",
    ],
  },
  {
    id: "quotient-plus/one-notebook-and-pen",
    expression: "x/y+z",
    numbers: { y: "3..6", z: "2..12" },
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{y} notebooks cost ${x}. They all have the same price. A pen costs ${z}. How much do one notebook and one pen cost?",
      "{y} friends split the cost of a ${x} lunch evenly. {n} was one of them. {He} also bought an ice cream for ${z}. How much did {n} spend?",
      "{n} helped at a farm for {y} days. {He} got ${x}, the same amount for each day. On the last day {he} also got a tip of ${z}. How much money did {n} get on the last day?",
      "{y} tickets for the circus cost ${x}, and all of them have the same price. {n} bought one ticket and a bag of nuts for ${z}. How much did {he} pay?",
    ],
  },
  {
    id: "quotient-plus/days-for-the-job",
    expression: "x/y+z",
    numbers: { x: "y*i", y: "3..20", z: "2..9" },
    units: ["days", "days"],
    texts: [
      "{n} read a book of {x} pages. {He} read {y} pages a day. The next book took {him} {z} days. How many days did {he} need for both books?",
      "A carpenter made {x} chairs, {y} chairs a day. Painting them took her {z} more days. How many days did the whole job take?",
      "The farmer picked {x} rows of beans. He picked {y} rows a day. Then he needed {z} days to sell the beans. How many days was that in all?",
      "{n} biked {x} miles to the sea at {y} miles a day and then stayed there for {z} days. How many days was {he} away before going home?",
    ],
  },
  {
    id: "quotient-plus/more-towers",
    expression: "x/y+z",
    numbers: { x: "y*i", y: "3..10", z: "2..12" },
    texts: [
      "{n} set up {x} chairs in rows of {y}. Then {m} added {z} more rows. How many rows of chairs were there?",
      "{n} stacked {x} blocks in towers of {y} blocks. {m} built {z} towers. How many towers did they build?",
      "There were {z} tents at the camp. Then {x} scouts came and put up new tents for {y} scouts each. How many tents were there at the camp then?",
      "{n} cut {x} inches of ribbon into pieces {y} inches long. {He} already had {z} pieces that long. How many pieces does {n} have now?",
    ],
  },
  {
    id: "quotient-plus/arcade-prizes",
    expression: "x/y+z",
    numbers: { x: "y*i", y: "2..10", z: "2..9" },
    texts: [
      "At the arcade a prize costs {y} tickets. {n} used {x} tickets to get prizes. {m} gave {him} {z} more prizes. How many prizes did {n} take home?",
      "{n} traded {x} cards for toy cars. {He} got one toy car for every {y} cards. {He} had {z} toy cars before. How many toy cars does {n} have now?",
      "{n} spent ${x} on {o} at ${y} each. Then {m} gave {him} {z} {o}. How many {o} did {n} get altogether?",
      "The teacher gives one star for every {y} books. {n} read {x} books. {He} also got {z} stars for good work. How many stars did {n} get?",
    ],
  },
  {
    id: "quotient-plus/tulips-in-each-vase",
    expression: "x/y+z",
    numbers: { x: "y*i", y: "2..9", z: "2..9" },
    texts: [
      "{n} put {x} roses in {y} vases, the same number in each. Then {he} put {z} tulips in each vase. How many flowers are in each vase now?",
      "{y} kids shared {x} crackers equally. Then each kid got {z} more crackers. How many crackers did each kid get in all?",
      "A coach split {x} players into {y} teams of the same size. Later {z} new players joined each team. How many players are on each team now?",
      "How many {o} does each of {y} friends have[,|] if they divided {x} {o} evenly and then each bought {z} more?",
    ],
  },
];

/** Equal parts, and some are gone or missing. */
const QUOTIENT_MINUS: readonly WordingFamily[] = [
  {
    id: "quotient-minus/ate-from-the-share",
    expression: "x/y-z",
    numbers: { x: "y*(z+i)", y: "3..9", z: "2..12" },
    texts: [
      "{y} friends shared {x} {f} equally. {n} was one of them. {He} ate {z} of {his} {f}. How many {f} does {n} have left?",
      "The teacher put out {x} crayons on {y} tables, the same number on each. {z} crayons fell off {n}'s table and broke. How many good crayons did {n}'s table have then?",
      "Grandpa gave his {y} grandchildren {x} nickels, and each got the same number. {n}, one of the grandchildren, spent {z} nickels. How many of the nickels does {n} have now?",
      "How many cookies were left in the first bag[,|] if {n} put {x} cookies equally into {y} bags and then took {z} cookies out of the first one?",
    ],
  },
  {
    id: "quotient-minus/bags-of-oranges-sold",
    expression: "x/y-z",
    numbers: { x: "y*(z+i)", y: "3..10", z: "2..9" },
    texts: [
      "{n} packed {x} oranges in bags of {y}. {He} sold {z} bags. How many bags of oranges are left?",
      "A cook made {x} pancakes and put them in stacks of {y}. {z} stacks were eaten. How many stacks were left?",
      "{x} kids were put in teams of {y}. After the first game {z} teams went home. How many teams were still there?",
      "{n} had {x} {o}. {He} put {y} {o} in every box and mailed {z} of the boxes. How many boxes does {he} still have?",
    ],
  },
  {
    id: "quotient-minus/tables-to-find",
    expression: "x/y-z",
    numbers: { x: "y*(z+i)", y: "4..12", z: "2..8" },
    texts: [
      "{x} people are coming to the party. {y} people can sit at a table. {n} has {z} tables. How many more tables does {he} need?",
      "{n} has {x} photos and wants to put {y} on each page. {He} has only {z} empty pages. How many more pages does {n} need for all the photos?",
      "The class needs {x} cupcakes. There are {y} cupcakes in a box. The parents bought {z} boxes. How many more boxes do they have to buy?",
      "{n} wants to put {x} {o} in bags with {y} in each. So far {he} has filled {z} bags. How many more bags will {he} fill?",
    ],
  },
  {
    id: "quotient-minus/rest-of-the-part",
    expression: "x/y-z",
    numbers: { x: "y*(z+i)", y: "3..8", z: "2..15" },
    units: ["dollars", "dollars"],
    texts: [
      "{y} friends buy a gift for ${x}, and they all pay the same. {n} is one of them. {He} has paid ${z} so far. How much does {he} still have to pay?",
      "{n} earned ${x} in {y} days, the same each day. On the first day {he} spent ${z} of that day's pay. How much of it was left?",
      "{y} basketballs cost ${x}, and all have the same price. A yo-yo costs ${z}. How much more does a basketball cost than a yo-yo?",
      "{n} and {his} friends had lunch for ${x}. The {y} of them split the bill evenly, and {n} had a coupon for ${z} off {his} part. How much did {n} pay?",
    ],
  },
  {
    id: "quotient-minus/more-each-day",
    expression: "x/y-z",
    numbers: { x: "y*(z+i)", y: "2..9", z: "3..20" },
    texts: [
      "{n} read {x} pages in {y} days, the same number each day. {m} reads {z} pages a day. How many more pages a day does {n} read than {m}?",
      "{n} can type {x} words in {y} minutes. {m} can type {z} words in a minute. How many more words can {n} type in a minute?",
      "There are {x} {o} in {y} red boxes, the same number in each. The blue box has {z} {o}. How many more {o} are in one red box than in the blue box?",
      "{n} made {x} points in {y} games, the same number in each game. {m} made {z} points in one game. How many more points than {m} did {n} make in one game?",
    ],
  },
  {
    id: "quotient-minus/days-already-over",
    expression: "x/y-z",
    numbers: { x: "y*(z+i)", y: "2..12", z: "2..9" },
    texts: [
      "{n}'s book has {x} pages. {He} reads {y} pages a day and has been reading for {z} days. How many more days does {he} need to finish the book?",
      "A bag has {x} cat treats. {n}'s cat gets {y} treats a day. How many days will the rest of the treats last, when {z} days are over?",
      "{n} needs ${x} for skates. {He} gets ${y} a week and has saved it all for {z} weeks. How many more weeks does {he} have to save?",
      "{n} has to write {x} thank-you cards. {He} writes {y} cards an hour. {He} has been writing for {z} hours. How many more hours will it take?",
    ],
  },
  {
    id: "quotient-minus/erasers-for-tickets",
    expression: "x/y-z",
    numbers: { x: "y*(z+i)", y: "2..9", z: "2..9" },
    texts: [
      "{n} turned in {x} tickets for erasers. One eraser took {y} tickets. {He} gave {z} erasers to {his} sister. How many of the erasers does {n} have now?",
      "{n} spent ${x} on {o}. They were ${y} each. Later {he} lost {z} of them. How many of these {o} does {he} have left?",
      "The cook had {x} eggs and used them all to bake cakes. Each cake took {y} eggs. {z} cakes were sold. How many cakes are left?",
      "{n} cut {x} feet of rope into jump ropes that were {y} feet long. {He} gave {z} of them to the gym. How many jump ropes did {he} keep?",
    ],
  },
];

/** An amount, and one equal part is taken from it or compared with it. */
const MINUS_QUOTIENT: readonly WordingFamily[] = [
  {
    id: "minus-quotient/paid-a-part",
    expression: "z-x/y",
    numbers: { y: "3..8" },
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "{n} had ${z}. {He} and {his} friends bought a gift for ${x}. There were {y} of them, and they all paid the same. How much money did {n} have left?",
      "{y} neighbors shared the ${x} cost of a tree equally. {n} is one of them. {He} had ${z} in {his} wallet. How much was in it after {he} paid {his} part?",
      "{n} has ${z}. {y} {o} cost ${x}, and each one has the same price. If {n} buys one {s}, how much money will {he} have left?",
      "How much does {n} have left of {his} ${z}, when {he} has paid {his} part of a ${x} lunch that {he} split evenly with {his} friends? There were {y} people in all.",
    ],
  },
  {
    id: "minus-quotient/empty-jars",
    expression: "z-x/y",
    numbers: { x: "y*i", y: "3..10", z: "i+j" },
    texts: [
      "{n} had {z} empty jars. {He} put {x} pickles in jars, {y} pickles in each. How many jars are still empty?",
      "The camp has {z} tents. {x} campers came, and {y} slept in each tent. How many tents were not used?",
      "A school has {z} vans. {x} students went on a trip with {y} students in each van. How many vans stayed at the school?",
      "There were {z} empty pages in {n}'s book. {He} glued in {x} leaves, {y} on each page. How many pages are still empty?",
    ],
  },
  {
    id: "minus-quotient/one-shelf-cleared",
    expression: "x-x/y",
    numbers: { x: "y*i", y: "3..9" },
    texts: [
      "There were {x} books on {y} shelves, the same number on each. {n} took all the books off one shelf. How many books are still on the shelves?",
      "{x} kids were in {y} groups of the same size. One group went out to play. How many kids stayed inside?",
      "{n} had {x} eggs in {y} cartons. There were as many in one carton as in any other. {He} dropped one carton, and all the eggs in it broke. How many good eggs are left?",
      "A farmer planted {x} trees in {y} equal rows. The goats ate one whole row. How many trees were left?",
    ],
  },
  {
    id: "minus-quotient/fewer-an-hour",
    expression: "z-x/y",
    numbers: { x: "y*i", y: "2..8", z: "i+j" },
    texts: [
      "{n} picked {x} baskets of apples in {y} hours, the same number every hour. {m} picked {z} baskets in one hour. How many more baskets did {m} pick in an hour than {n}?",
      "A big box holds {z} crayons. {y} small boxes hold {x} crayons, the same number in each. How many more crayons are in a big box than in a small box?",
      "One baseball costs ${z}. A pack of {y} tennis balls costs ${x}. How much more does one baseball cost than one tennis ball from the pack?",
      "{n} ran {z} laps a day. {m} ran {x} laps in {y} days, the same number each day. How many fewer laps a day did {m} run?",
    ],
  },
  {
    id: "minus-quotient/stars-for-a-prize",
    expression: "z-x/y",
    numbers: { x: "y*i", y: "2..10", z: "i+j" },
    texts: [
      "{n} needs {z} stars to win a prize. {He} gets one star for every {y} pages that {he} reads. {He} has read {x} pages. How many more stars does {he} need?",
      "It takes {y} feet of ribbon to make a bow. {n} wants to make {z} bows. {He} has used {x} feet of ribbon so far. How many more bows does {he} have to make?",
      "{n} wants {z} {o}. They cost ${y} each, and {he} spent ${x} on them. How many more {o} does {he} still have to buy?",
      "A cook needs {z} bowls of fruit. He put {x} plums in bowls, {y} plums in each, and all of these bowls are full. How many more bowls does he have to fill?",
    ],
  },
  {
    id: "minus-quotient/days-to-spare",
    expression: "z-x/y",
    numbers: { x: "y*i", y: "3..20", z: "i+j" },
    units: ["days", "days"],
    texts: [
      "{n} has {z} days to read a library book. It has {x} pages, and {he} reads {y} pages a day. How many days will {he} have left when {he} is done?",
      "{n} gets {z} days to paint {x} signs. If {he} paints {y} signs a day, how many days early will {he} be done?",
      "{n}'s trip was {z} days long. {He} drove {x} miles, {y} miles on each day that {he} drove. On all the other days {he} was at the beach. How many days was {he} at the beach?",
      "{n} worked on a farm for {z} days. On some days {he} picked corn. {He} picked {y} bags on each of these days, {x} bags in all. On all the other days {he} fixed fences. How many days did {he} fix fences?",
    ],
  },
];

/** Two kinds with the same number in each, or two things for each. */
const SUM_TIMES: readonly WordingFamily[] = [
  {
    id: "sum-times/two-colors-of-packs",
    expression: "(x+y)*z",
    numbers: { x: "2..10", y: "2..10", z: "3..20" },
    texts: [
      "{n} bought {x} packs of {color} pens and {y} packs of {color2} pens. Every pack had {z} pens. How many pens did {n} buy?",
      "There are {x} boxes of {color} candles and {y} boxes of {color2} candles in the store, with {z} candles in each box. How many candles is that in all?",
      "The art room got {x} jars of big beads and {y} jars of small beads. There are {z} beads in every jar. How many beads did the art room get?",
      "How many flowers are there[,|] if {n} has {x} bunches of {color} flowers and {y} bunches of {color2} flowers, with {z} flowers in each bunch?",
    ],
  },
  {
    id: "sum-times/boxes-upstairs-and-downstairs",
    expression: "(x+y)*z",
    numbers: { x: "2..9", y: "2..9", z: "3..15" },
    units: ["boxes", "{o}"],
    texts: [
      "{n} filled {x} boxes with {o}, and {m} filled {y} boxes. They put {z} {o} in each box. How many {o} are in the boxes?",
      "{n} had {x} boxes of {o}. Then {he} got {y} more boxes. Each box has {z} {o} in it. How many {o} does {n} have now?",
      "On {day} {n} packed {x} boxes. On {day2} {he} packed {y} boxes. {He} put {z} {o} in every box. How many {o} did {n} pack?",
      "There are {x} boxes upstairs and {y} boxes downstairs. Each one has {z} {o} in it. How many {o} are there in all the boxes?",
    ],
  },
  {
    id: "sum-times/lawns-at-the-same-pay",
    expression: "(x+y)*z",
    numbers: { x: "2..12", y: "2..12" },
    money: true,
    texts: [
      "{n} mowed {x} lawns on {day} and {y} lawns on {day2}. {He} got ${z} for each lawn. How much money did {he} earn?",
      "{n} sold {x} bags of popcorn before the game and {y} bags during the game. Each bag cost ${z}. How much money did {he} take in?",
      "{n} bought {x} {o} and {m} bought {y}. All the {o} cost ${z} each. How much did {n} and {m} pay altogether?",
      "Tickets for the school play are ${z}. {x} parents and {y} kids bought a ticket each. How much money did the school get?",
    ],
  },
  {
    id: "sum-times/cans-from-each-kid",
    expression: "x*(y+z)",
    numbers: { x: "3..12", y: "2..9", z: "2..9" },
    texts: [
      "Each of {x} kids brought {y} cans of soup and {z} cans of beans. How many cans did the kids bring?",
      "{n} made {x} goody bags. {He} put {y} lollipops and {z} little toys in each bag. How many things did {he} put in the bags?",
      "{x} classes went to the circus. Each class had {y} girls and {z} boys. How many kids went to the circus?",
      "On every page of {n}'s book there are {y} {color} stickers and {z} {color2} stickers. How many stickers are on {x} pages?",
    ],
  },
  {
    id: "sum-times/burger-and-shake",
    expression: "x*(y+z)",
    numbers: { x: "2..9" },
    units: ["dollars", "dollars"],
    money: true,
    texts: [
      "A hamburger is ${y} and a milk shake is ${z}. {n} bought a hamburger and a milk shake for each of {x} friends. How much did {he} pay?",
      "{x} kids went to the movies. Each one paid ${y} for a ticket and ${z} for popcorn. How much did they pay in all?",
      "Every week {n} gets ${y} from {his} mom and ${z} from {his} grandma. How much money does {n} get in {x} weeks?",
      "A team needs {x} shirts and {x} caps. A shirt costs ${y}, and a cap costs ${z}. How much money does the team need?",
    ],
  },
  {
    id: "sum-times/carrots-twice-a-day",
    expression: "x*(y+z)",
    numbers: { x: "3..10", y: "3..15", z: "3..15" },
    texts: [
      "{n} feeds {his} horse {y} carrots in the morning and {z} carrots at night. How many carrots does {he} need for {x} days?",
      "Before school {n} reads {y} pages, and at bedtime {he} reads {z} pages. How many pages does {he} read in {x} days?",
      "Each day the hens lay {y} brown eggs and {z} white eggs. How many eggs will {n} get in {x} days?",
      "{n} practiced the piano for {y} minutes before lunch and {z} minutes after lunch. {He} did this for {x} days. How many minutes did {he} practice in all?",
    ],
  },
  {
    id: "sum-times/gum-given-away",
    expression: "(x-y)*z",
    numbers: { x: "y+i", y: "2..6", z: "3..15" },
    texts: [
      "{n} had {x} packs of gum. {He} gave away {y} packs. Each pack has {z} sticks of gum. How many sticks of gum does {he} have left?",
      "{x} boxes of juice came to the school. {y} boxes were sent back. Each box has {z} bottles in it. How many bottles of juice did the school keep?",
      "{n} has {x} cousins, but {y} of them cannot come to the party. {He} wants {z} cupcakes for each cousin who comes. How many cupcakes does {he} need?",
      "The school has {x} buses. {y} of the buses are broken. Each of the others can carry {z} kids. How many kids can ride at one time?",
    ],
  },
  {
    id: "sum-times/beans-and-peas",
    expression: "x*y+x*z",
    numbers: { x: "2..9", y: "3..12", z: "3..12" },
    texts: [
      "{n} planted {x} rows of beans with {y} plants in each row and {x} rows of peas with {z} plants in each row. How many plants did {he} plant?",
      "{n} bought {x} stickers for {y} cents each and {x} balloons for {z} cents each. How many cents did {he} pay?",
      "{n} and {m} both worked {x} hours. {n} got ${y} an hour, and {m} got ${z} an hour. How much money did they earn together?",
      "{x} grown-ups and {x} children went to the pool. It costs ${y} for a grown-up and ${z} for a child. How much did they pay in all?",
    ],
  },
  {
    id: "sum-times/three-kinds-of-donuts",
    expression: "(x+y+z)*w",
    numbers: { x: "2..9", y: "2..9", z: "2..9", w: "3..15" },
    texts: [
      "{n} bought {x} boxes of plain donuts, {y} boxes of jelly donuts and {z} boxes of chocolate donuts. Each box had {w} donuts. How many donuts did {he} buy?",
      "{n} swam {x} laps on {day}, {y} laps on {day2} and {z} laps on {day3}. Each lap takes {him} {w} minutes. How many minutes did {he} swim in all?",
      "{n} sold {x} tickets, {m} sold {y}, and {k} sold {z}. Each ticket cost ${w}. How much money did the three get altogether?",
      "A school has {x} first-grade classes, {y} second-grade classes and {z} third-grade classes. There are {w} students in every class. How many students are in these classes?",
    ],
  },
  {
    id: "sum-times/more-red-cups",
    expression: "(x-y)*z",
    numbers: { x: "y+i", y: "2..9", z: "2..15" },
    texts: [
      "A store had {x} boxes of red cups and {y} boxes of blue cups. Every box had {z} cups. How many more red cups than blue cups were there?",
      "{n} read {x} chapters and {m} read {y} chapters. Each chapter has {z} pages. How many more pages did {n} read than {m}?",
      "On {day} {n} baked {x} trays of rolls. On {day2} {he} baked {y} trays. Every tray has {z} rolls. How many fewer rolls did {he} bake on {day2}?",
      "{n}'s team made {x} goals and the other team made {y}. In this game a goal is worth {z} points. By how many points did {n}'s team win?",
    ],
  },
];

/** Two products together, or one without the other. */
const TWO_PRODUCTS: readonly WordingFamily[] = [
  {
    id: "products-sum/long-and-round-tables",
    expression: "x*y+z*w",
    numbers: { x: "2..9", y: "7..15", z: "2..9", w: "2..6" },
    texts: [
      "The lunchroom has {x} long tables and {z} round tables. {y} kids sit at each long table and {w} kids at each round table. How many kids sit in the lunchroom?",
      "{n} filled {x} big bags and {z} small bags with apples. {He} put {y} apples in every big bag and {w} apples in every small bag. How many apples did {he} use?",
      "There are {x} shelves with {y} {o} on each and {z} shelves with {w} {o} on each. How many {o} are on the shelves?",
      "{n} bought {x} packs of red cups with {y} cups in each and {z} packs of blue cups with {w} cups in each. How many cups did {he} buy in all?",
    ],
  },
  {
    id: "products-sum/shirts-and-hats",
    expression: "x*y+z*w",
    numbers: { x: "2..9", z: "2..9" },
    units: ["dollars", "dollars", "dollars"],
    money: true,
    texts: [
      "At the yard sale shirts cost ${y} and hats cost ${w}. {n} got {x} shirts and {z} hats. How much did {he} spend?",
      "The class washed {x} cars for ${y} each and {z} bikes for ${w} each. How much money did the class make?",
      "Mom bought {x} bags of dog food and {z} bags of cat food. The dog food was ${y} a bag, and the cat food was ${w} a bag. How much did she pay altogether?",
      "{n} sold {x} bags of pears at ${y} a bag and {z} bags of nuts at ${w} a bag. How much money did {he} take in?",
    ],
  },
  {
    id: "products-sum/cars-and-bicycles",
    expression: "x*4+y*2",
    numbers: { x: "2..20", y: "2..20" },
    texts: [
      "{n} counted {x} cars and {y} bicycles on {his} street. A car has 4 wheels and a bicycle has 2. How many wheels was that?",
      "There are {x} goats and {y} ducks in the barn. Each goat has 4 legs and each duck has 2 legs. How many legs do they have in all?",
      "{n} set {x} tables for 4 people and {y} tables for 2 people. How many people can sit at the tables?",
      "A large pizza is enough for 4 kids and a small pizza is enough for 2 kids. Mom ordered {x} large pizzas and {y} small pizzas. For how many kids is that enough?",
    ],
  },
  {
    id: "products-sum/dimes-and-nickels",
    expression: "x*10+y*5",
    numbers: { x: "2..20", y: "2..20" },
    texts: [
      "{n} found {x} dimes and {y} nickels in the couch. How many cents did {he} find?",
      "In a game a red card is worth 10 points and a blue card is worth 5. {n} has {x} red cards and {y} blue cards. How many points does {he} have?",
      "{n} paid with {x} ten-dollar bills and {y} five-dollar bills. How many dollars did {he} pay?",
      "{n} has {x} boxes with 10 {o} in each and {y} boxes with 5 {o} in each. How many {o} does {he} have?",
    ],
  },
  {
    id: "products-sum/laps-then-fewer-laps",
    expression: "x*y+z*w",
    numbers: { x: "3..10", y: "5..12", z: "2..9", w: "2..12" },
    texts: [
      "{n} swam {y} laps a day for {x} days. Then {he} swam {w} laps a day for {z} days. How many laps did {he} swim in all?",
      "{n} read {y} pages on each of {x} school days and {w} pages on each of {z} vacation days. How many pages did {n} read?",
      "{x} kids picked {y} baskets of berries each, and {z} grown-ups picked {w} baskets each. How many baskets did they pick altogether?",
      "For {x} weeks {n} got {y} new stamps a week. For the next {z} weeks {he} got {w} a week. How many new stamps did {he} get in total?",
    ],
  },
  {
    id: "products-difference/more-tulips-than-roses",
    expression: "x*y-z*w",
    numbers: { x: "6..12", y: "6..12", z: "2..5", w: "3..6" },
    texts: [
      "There are {x} rows of {y} tulips and {z} rows of {w} roses in the garden. How many more tulips than roses are there?",
      "{n} has {x} boxes with {y} {o} in each. {m} has {z} boxes with {w} {o} in each. How many more {o} does {n} have than {m}?",
      "{n} read {y} pages a day for {x} days. {m} read {w} pages a day for {z} days. How many more pages did {n} read?",
      "{n} sold {x} cakes for ${y} each, and {m} sold {z} pies for ${w} each. How much more money did {n} get than {m}?",
    ],
  },
  {
    id: "products-difference/cookies-for-the-kids",
    expression: "x*y-z*w",
    numbers: { x: "5..10", y: "6..12", z: "2..5", w: "2..5" },
    texts: [
      "{n} baked {x} trays of cookies with {y} cookies on each tray. {z} kids ate {w} cookies each. How many cookies were left?",
      "{n} walked {x} dogs for ${y} each. Then {he} bought {z} books for ${w} each. How much of the money did {he} have left?",
      "Dad bought {x} packs of water with {y} bottles in each. The family drank {w} bottles a day for {z} days. How many bottles were left?",
      "The garden had {x} rows of {y} lettuce plants. {z} rabbits came and ate {w} plants each. How many plants were left?",
    ],
  },
];

/** Equal groups are shared or packed in another way. */
const PRODUCT_SHARED: readonly WordingFamily[] = [
  {
    id: "product-shared/markers-for-groups",
    expression: "x*y/z",
    numbers: { x: "2..12", y: "4..12", z: "3..8" },
    texts: [
      "A teacher had {x} boxes of {y} markers. She gave the same number of markers to each of {z} groups and had none left. How many markers did each group get?",
      "{n} got {x} packs of {o}. There were {y} in each pack. {He} and {his} friends, {z} kids in all, shared them equally. How many {o} did each kid get?",
      "{z} kids picked {x} baskets of peaches. There were {y} peaches in each basket. The kids split all the peaches evenly. How many peaches did each kid get?",
      "There are {x} bags with {y} dog treats in each. {n} has {z} dogs. Each dog gets the same number of treats until all are gone. How many treats does each dog get?",
    ],
  },
  {
    id: "product-shared/buttons-from-jars",
    expression: "x*y/z",
    numbers: { x: "2..12", y: "4..12", z: "2..9" },
    texts: [
      "{n} took the buttons out of {x} jars. Each jar had {y} buttons. {He} put all the buttons in bags of {z}. How many bags did {he} fill?",
      "{x} classes with {y} kids each went to the lake. {z} kids could sit in a boat. How many boats did they fill?",
      "Last year {n} planted {x} rows of {y} onions. This year {he} will plant the same number of onions in rows of {z}. How many rows will that be?",
      "The lunchroom has {x} tables with {y} chairs each. After lunch all the chairs are put in stacks of {z}. How many stacks are there?",
    ],
  },
  {
    id: "product-shared/apples-last-for-days",
    expression: "x*y/z",
    numbers: { x: "2..12", y: "4..15", z: "2..8" },
    texts: [
      "{n} bought {x} bags of apples, with {y} apples in each bag. The family eats {z} apples a day. For how many days do they have apples?",
      "{n} has {x} comic books with {y} pages each. {He} reads {z} pages a day. In how many days will {he} read all of them?",
      "A farmer has {x} stacks of hay with {y} bales in each stack. Her cows eat {z} bales a week. How many weeks will the hay last?",
      "How many days will {n}'s vitamins last[,|] if {he} has {x} bottles with {y} vitamins in each and takes {z} a day?",
    ],
  },
  {
    id: "product-shared/pizza-bill",
    expression: "x*y/z",
    numbers: { x: "2..10", y: "4..15", z: "2..8" },
    units: ["dollars", "dollars"],
    texts: [
      "{z} friends ordered {x} pizzas for ${y} each. They all paid the same. How much did each friend pay?",
      "{n} earned ${y} a day for {x} days. {He} put the money in {z} envelopes, the same amount in each. How much money was in each envelope?",
      "{z} families rented a house at the beach for {x} nights. It was ${y} a night, and they split the cost equally. How much did each family pay?",
      "{z} kids sold {x} cups of cocoa for ${y} each and shared the money evenly. How much did each kid get?",
    ],
  },
  {
    id: "product-shared/rings-for-tickets",
    expression: "x*y/z",
    numbers: { x: "2..12", y: "4..12", z: "2..9" },
    texts: [
      "{n} won {y} tickets in each of {x} games. A toy ring costs {z} tickets. How many rings can {he} get for all {his} tickets?",
      "{n}'s {x} hens laid {y} eggs each. It takes {z} eggs to make a cake. How many cakes can {n} make with all the eggs?",
      "{n} gets {y} stars a week. For {z} stars {he} can pick a toy. How many toys can {he} pick after {x} weeks?",
      "{x} kids had {y} beads each. They used {z} beads for every key chain, and no beads were left. How many key chains did they make?",
    ],
  },
];

/** Three steps. */
const LONGER: readonly WordingFamily[] = [
  {
    id: "several/bought-packs-and-gave-some",
    expression: "z+x*y-w",
    numbers: { x: "2..7", y: "3..10", z: "10..40", w: "2..15" },
    texts: [
      "{n} had {z} {o}. {He} bought {x} packs with {y} {o} in each and then gave away {w} {o}. How many {o} does {he} have now?",
      "There were {z} cookies on the table. {n} baked {x} trays with {y} cookies on each tray and put them on the table too. Then {w} cookies were eaten. How many cookies are on the table now?",
      "{n} had ${z}. {He} washed {x} cars for ${y} each and then paid ${w} for a game. How much money does {n} have now?",
      "{z} kids were at the pool. {x} vans came with {y} kids each. Later {w} kids went home. How many kids were at the pool then?",
    ],
  },
  {
    id: "several/pens-and-a-notebook",
    expression: "x-y*z-w",
    numbers: { x: "y*z+w+i+j", y: "2..9", z: "2..7", w: "2..15" },
    texts: [
      "{n} had ${x}. {He} bought {z} pens for ${y} each and a notebook for ${w}. How much money does {he} have left?",
      "{n} took {x} {o} to school. {He} gave {y} to each of {z} friends and lost {w} on the way home. How many {o} does {he} have now?",
      "A roll had {x} feet of paper on it. The class used {y} feet for each of {z} posters and {w} feet for a banner. How many feet of paper are left?",
      "There were {x} empty seats in the theater. {z} groups of {y} kids came and sat down, and so did {w} grown-ups. How many seats were still empty?",
    ],
  },
  {
    id: "several/bad-peaches-out",
    expression: "(x*y-z)/w",
    numbers: { x: "4..9", y: "6..12", z: "x*y-w*i", w: "2..6" },
    texts: [
      "{n} picked {x} baskets of {y} peaches. {z} of the peaches were bad. {He} put all the good ones in bags of {w}. How many bags did {he} fill?",
      "{n} bought {x} bags of candy with {y} pieces in each bag. {He} ate {z} pieces and gave all the rest to {w} friends, the same number to each. How many pieces did each friend get?",
      "{x} classes of {y} kids were going to camp, but {z} of the kids got sick and stayed home. The others slept in tents, {w} kids in each tent. How many tents were there?",
      "{n} had {x} boxes with {y} {o} in each. {He} sold {z} {o}. Then {he} put the {o} that were left on {w} shelves, the same number on each. How many {o} are on each shelf?",
    ],
  },
  {
    id: "several/red-and-green-apple-bags",
    expression: "x/y+z/w",
    numbers: { x: "y*i", y: "2..9", z: "w*j", w: "2..9" },
    texts: [
      "{n} had {x} red apples and {z} green apples. {He} put the red ones in bags of {y} and the green ones in bags of {w}. How many bags did {he} use?",
      "{x} girls made teams of {y}, and {z} boys made teams of {w}. How many teams were there in all?",
      "{n} spent ${x} on {o} at ${y} each and ${z} on {p} at ${w} each. How many things did {he} buy?",
      "{n} read a book of {x} pages at {y} pages a day. Then {he} read a book of {z} pages at {w} pages a day. How many days did {he} need for the two books?",
    ],
  },
  {
    id: "several/cards-dealt-out",
    expression: "(x*y+z)/w",
    numbers: { x: "2..8", y: "3..10", z: "2..20", w: "2..6" },
    texts: [
      "{n} had {x} packs of {y} cards and {z} extra cards. {He} dealt all of them to {w} players, the same number to each. How many cards did each player get?",
      "{x} vans brought {y} kids each to the field, and {z} kids walked there. All of them made teams of {w}. How many teams were there?",
      "{n} picked {y} flowers in each of {x} gardens, and {m} picked {z} flowers. Together they made bunches of {w} until no flowers were left. How many bunches did they make?",
      "{n} worked {x} hours for ${y} an hour and got ${z} from {his} uncle. {He} spent all this money on {o} at ${w} each. How many {o} did {he} buy?",
    ],
  },
  {
    id: "several/tomatoes-and-peppers",
    expression: "x*(y+z)-w",
    numbers: { x: "3..8", y: "3..9", z: "3..9", w: "3..15" },
    texts: [
      "{n} picked {y} tomatoes and {z} peppers a day. After {x} days {he} gave {w} of these vegetables to {m}. How many did {he} have left?",
      "{x} kids each bought a sandwich for ${y} and a drink for ${z}. They had a coupon for ${w} off the bill. How much did they pay altogether?",
      "The {x} teams have {y} girls and {z} boys each. {w} of all these kids are sick today. How many kids can play?",
      "{n} put {y} red candles and {z} blue candles on each of {x} cakes. {w} of the candles fell off. How many candles are still on the cakes?",
    ],
  },
  {
    id: "several/stickers-for-girls-and-boys",
    expression: "x-(y+z)*w",
    numbers: { x: "(y+z)*w+i*j", y: "2..9", z: "2..9", w: "2..6" },
    texts: [
      "A teacher had {x} stickers. Each of {y} girls and {z} boys got {w} stickers. How many stickers does the teacher have left?",
      "{n} had ${x}. {He} bought {y} {color} caps and {z} {color2} caps for {his} team. Every cap cost ${w}. How much money was left?",
      "The baker made {x} rolls. She sold {y} bags in the morning and {z} bags in the afternoon. Each bag had {w} rolls in it. How many rolls were not sold?",
      "A book has {x} pages. {n} read {y} chapters last week and {z} chapters this week. Each of them is {w} pages long. How many pages are left?",
    ],
  },
  {
    id: "several/packs-then-two-losses",
    expression: "x*y-z-w",
    numbers: { x: "4..9", y: "6..12", z: "3..11", w: "2..10" },
    texts: [
      "{n} bought {x} boxes of {y} pencils. {He} gave {z} pencils to {his} brother and lost {w}. How many of the pencils does {n} have now?",
      "{x} buses with {y} kids each came to the museum. {z} kids went home at noon, and {w} kids went home at one. How many kids were still at the museum?",
      "{n} saved ${y} a week for {x} weeks. Then {he} spent ${z} on a shirt and ${w} on a gift. How much of the money is left?",
      "Each of {x} hens laid {y} eggs this month. {n}'s family ate {z} of the eggs and sold {w}. How many eggs are left?",
    ],
  },
];

/** Plain stories in which something is multiplied or divided first and then added or taken away. */
export const PLAIN_PRODUCTS_AND_SUMS: readonly WordingFamily[] = [
  ...TIMES_PLUS,
  ...TIMES_MINUS,
  ...MINUS_TIMES,
  ...QUOTIENT_PLUS,
  ...QUOTIENT_MINUS,
  ...MINUS_QUOTIENT,
  ...SUM_TIMES,
  ...TWO_PRODUCTS,
  ...PRODUCT_SHARED,
  ...LONGER,
];

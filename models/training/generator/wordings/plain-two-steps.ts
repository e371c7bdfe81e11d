import type { WordingFamily } from "../wording.ts";

/** Some are gone or set aside, and the rest is put into groups of a given size. */
const REST_PACKED: readonly WordingFamily[] = [
  {
    id: "rest-packed/some-eaten-then-bags",
    expression: "(x-y)/z",
    units: ["{f}", "bags"],
    numbers: { z: "2..9", y: "2..20", x: "z*i+y" },
    texts: [
      "{n} had {x} {f}. {He} ate {y} of them and put the rest in bags of {z}. How many bags did {he} fill?",
      "There were {x} {f} on the table. The children ate {y}. {n} packed what was left, {z} {f} in a bag. How many bags were there?",
      "How many bags of {z} {f} can {n} make if {he} has {x} {f} and {his} brothers eat {y} of them first?",
      "{n}'s mom bought {x} {f} for the school picnic, but {y} of them got eaten on the way home. She wants to put {z} in each bag. How many bags can she fill?",
    ],
  },
  {
    id: "rest-packed/yard-sale-boxes",
    expression: "(x-y)/z",
    units: ["{o}", "boxes"],
    numbers: { z: "2..9", y: "2..40", x: "z*i+y" },
    texts: [
      "{n} brought {x} {o} to the yard sale. People bought {y} of them. {He} took the others home in boxes that hold {z} {o} each. How many boxes did {he} fill?",
      "{n} and {m} made {x} {o} for the school fair. They sold {y}. They're packing up the ones they didn't sell, {z} to a box. How many boxes do they need?",
      "At the end of the day the {shop} put away its {o} in boxes of {z}. There were {x} {o} in the morning, and {y} were sold. How many boxes of {o} were put away?",
      "How many boxes does a store need to send back the {o} it didn't sell? It got {x} {o}, it sold {y}, and a box holds {z}.",
    ],
  },
  {
    id: "rest-packed/bad-ones-thrown-out",
    expression: "(x-y)/z",
    numbers: { z: "3..10", y: "2..15", x: "z*i+y" },
    texts: [
      "{n} got {x} eggs from {his} hens this week. {He} dropped {y}, and they broke. {He} put the good ones in cartons of {z}. How many cartons did {he} fill?",
      "A farmer picked {x} tomatoes. He threw out {y} because they had spots. He sells the rest in bags of {z}. How many bags of tomatoes does he have?",
      "{y} of the {x} crayons in the art room are too short to use. The teacher puts all the other crayons in cups, {z} to a cup. How many cups does she need?",
      "There were {x} light bulbs in a big box. {y} didn't work. A worker put all the good bulbs in small packs with {z} bulbs in each pack. How many packs did the worker make?",
      "How many bags of {z} walnuts can {n} fill if {he} has {x} walnuts and {y} of them are bad?",
    ],
  },
  {
    id: "rest-packed/pages-filled",
    expression: "(x-y)/z",
    numbers: { z: "3..9", y: "2..25", x: "z*i+y" },
    texts: [
      "{n} had {x} stickers. {He} gave {y} to {his} little sister. {He} stuck all the others in a book, {z} on every page. How many pages did {he} fill?",
      "{n} has {x} football cards. {y} of them are doubles, so {he} gives those away. The other cards go in a binder. Each page of the binder holds {z} cards. How many pages does {he} need?",
      "{n} bought {x} stamps and used {y} on letters. The ones {he} didn't use are in {his} album, {z} on a page. How many pages of the album are filled with them?",
      "{n} found {x} leaves for {his} scrapbook. {y} of them fell apart. {He} glued {z} of the good ones on each page. How many pages did {he} fill with leaves?",
    ],
  },
  {
    id: "rest-packed/cleaning-out",
    expression: "(x-y)/z",
    numbers: { z: "3..12", y: "3..40", x: "z*i+y" },
    texts: [
      "{n}'s family had {x} books in the house. They kept {y} of them. They gave the rest away in boxes of {z} books. How many boxes did they give away?",
      "{n} cleaned out {his} closet. {He} had {x} toys and wanted to keep {y} of them. {He} put the toys {he} didn't want in bags, {z} toys in each bag. How many bags did {he} have?",
      "The library had {x} old magazines. People took {y} of them for free. The librarian tied up the rest in stacks of {z}. How many stacks did she make?",
      "Our class collected {x} cans of food. We gave {y} cans to a family on our street. The others are in boxes, {z} cans to a box. How many boxes do we have?",
    ],
  },
  {
    id: "rest-packed/set-up-in-rows",
    expression: "(x-y)/z",
    numbers: { z: "3..12", y: "2..20", x: "z*i+y" },
    texts: [
      "There were {x} chairs in the gym. The teachers carried out {y} of them. The kids put the other chairs in rows of {z}. How many rows did they make?",
      "{n} had {x} toy cars. {He} let {m} play with {y}. {He} lined up the rest, {z} cars in a row. How many rows of cars did {n} have?",
      "{n} bought {x} pepper plants, but {y} of them died before {he} got home. {He} planted the others with {z} in each row. How many rows did {he} plant?",
      "How many rows of {z} {u} will there be in the picture if {x} {u} are here and {y} of them don't want to be in it?",
    ],
  },
  {
    id: "rest-packed/onto-shelves",
    expression: "(x-y)/z",
    numbers: { z: "4..12", y: "3..25", x: "z*i+y" },
    texts: [
      "{n}'s grandma made {x} jars of jam. She gave {y} jars to her friends. She put the rest on shelves, {z} to a shelf. How many shelves did she fill?",
      "{n} has {x} model planes. {y} of them hang from the ceiling. The other planes stand on shelves with {z} planes on each shelf. How many shelves does {he} use?",
      "A store got {x} pairs of boots. {y} pairs went in the window. {z} pairs fit on a shelf. How many shelves did the store need for all the other boots?",
      "{n} has {x} books. {y} are on the floor, and the others are on shelves, {z} books on each. How many shelves of books does {n} have?",
    ],
  },
  {
    id: "rest-packed/class-project",
    expression: "(x-y)/z",
    units: ["{o}", "{c}"],
    numbers: { z: "2..9", y: "2..30", x: "z*i+y" },
    texts: [
      "{n} had {x} {o}. {He} used {y} of them for a school project. Then {he} put the rest away in {c} of {z}. How many {c} did {he} need?",
      "{m} asked {n} for some {o}. {n} had {x} and handed over {y}. What {n} has now is in {c}, {z} {o} to a {cs}. How many {c} is that?",
      "How many {c} will {n} have if {he} finds {x} {o} at home, gives {m} {y} of them, and sorts the others into {c} of {z}?",
      "{n} counted {x} {o} in {his} room. {He} didn't want {y} of them any more, so they went in the trash. Now {he} wants {z} of the {o} in each {cs}. How many {c} does {he} need?",
    ],
  },
  {
    id: "rest-packed/things-to-make",
    expression: "(x-y)/z",
    numbers: { z: "3..9", y: "2..20", x: "z*i+y" },
    texts: [
      "{n} had {x} beads, but {y} rolled under the couch. {He} needs {z} beads to make a key chain. How many key chains can {he} make with the beads {he} still has?",
      "Dad had {x} boards. He used {y} to fix the fence. It takes {z} boards to build a birdhouse. How many birdhouses can Dad build with the rest?",
      "A cook had {x} eggs and used {y} for breakfast. A cake needs {z} eggs. How many cakes can the cook make with the eggs that are left?",
      "{n} had {x} blocks. {His} baby brother took {y} of them. {n} used all the others to build towers of {z} blocks. How many towers did {he} build?",
    ],
  },
  {
    id: "rest-packed/how-many-trips",
    expression: "(x-y)/z",
    numbers: { z: "2..8", y: "3..20", x: "z*i+y" },
    texts: [
      "There were {x} boxes on the truck. Two men carried in {y} of them. Then {n} carried in the others, {z} at a time. How many trips did {n} make?",
      "{n} has {x} bricks to move. {He} has already moved {y}. {He} puts {z} bricks in the wagon each time. How many more trips does {he} have to make?",
      "A boat takes {z} people across the lake on each trip. {x} people were waiting, but {y} got tired of it and went home. How many trips will the boat make to take the rest?",
      "How many times does the elevator go up to bring {x} {u} to the top if {y} of them take the stairs and the others ride up {z} at a time?",
    ],
  },
  {
    id: "rest-packed/cut-into-pieces",
    expression: "(x-y)/z",
    numbers: { z: "3..12", y: "4..30", x: "z*i+y" },
    texts: [
      "{n} had {x} feet of rope. {He} used {y} feet to tie up the boat. {He} cut the rest into jump ropes that are {z} feet long. How many jump ropes did {he} get?",
      "A board is {x} inches long. {n} saws off {y} inches and throws that piece away. Then {he} cuts the rest of the board into blocks of {z} inches. How many blocks does {he} get?",
      "{n}'s mom bought {x} inches of ribbon. She used {y} inches on a hat. A bow takes {z} inches. How many bows can she make with the ribbon that's left?",
      "{n} bought {x} inches of yarn, but the cat ruined {y} inches of it. {He} cut the good yarn into pieces that were {z} inches long. How many pieces of yarn did {he} have?",
    ],
  },
];

/** Some are gone or set aside, and the rest is shared equally. */
const REST_SHARED: readonly WordingFamily[] = [
  {
    id: "rest-each/snacks-split",
    expression: "(x-y)/z",
    units: ["{f}", "{f}"],
    numbers: { z: "3..9", y: "2..20", x: "z*i+y" },
    texts: [
      "Mom bought {x} {f}. Dad ate {y} of them. The {z} children split the others evenly. How many {f} did each child get?",
      "{n} took {x} {f} to the park. {y} of them fell in the dirt. {n} gave the rest to {z} friends, and all of the friends got the same number. How many {f} did each friend get?",
      "A bowl had {x} {f} in it. {n} took out {y} for {his} lunch. The rest were put on {z} plates, the same number on each plate. How many {f} were on a plate?",
      "How many {f} will each of {z} kids get if {n} has {x} {f}, eats {y}, and lets the kids share the rest equally?",
    ],
  },
  {
    id: "rest-each/some-put-away-first",
    expression: "(x-y)/z",
    units: ["{o}", "{o}"],
    numbers: { z: "3..9", y: "2..30", x: "z*i+y" },
    texts: [
      "{n} got {x} {o} for {his} birthday. That was too many. {He} kept {y} in {his} room and gave the others to {his} {z} cousins. Each cousin got the same number. How many {o} did one cousin get?",
      "The teacher has {x} {o} in the closet. She needs {y} of them for next year. She gives out the rest to {z} students, and they all get the same number. How many {o} does each student get?",
      "{n} found {x} {o}. {y} weren't any good, so {he} threw them away. {He} put the good ones in {z} bags with the same number in each. How many {o} were in each bag?",
      "{z} kids want to share {x} {o}, but {m} comes and takes {y} of them first. The kids split what's left evenly. How many {o} does each kid get?",
      "{n} had {x} {o} in {his} car. {He} left {y} of them there and put the others on {z} tables, the same number on each. How many {o} did {he} put on one table?",
    ],
  },
  {
    id: "rest-each/cards-dealt",
    expression: "(x-y)/z",
    units: ["cards", "cards"],
    numbers: { z: "2..6", y: "2..12", x: "z*i+y" },
    texts: [
      "A card game has {x} cards. {n} puts {y} of them in the middle of the table and deals out the rest to {z} players. Everybody gets the same number. How many cards does each player get?",
      "{n} has a game with {x} cards, but {y} of them are lost. {z} people want to play anyway. {n} deals out all the cards {he} still has, the same number to each person. How many cards does each person get?",
      "{x} cards were in the box. The baby chewed up {y} of them. The other cards were given out evenly to {z} kids. How many cards did each kid get?",
      "How many cards does each of {z} players have if {y} of {x} cards stay in the pile and the others are dealt out evenly?",
    ],
  },
  {
    id: "rest-each/work-that-is-left",
    expression: "(x-y)/z",
    numbers: { z: "2..6", y: "3..20", x: "z*i+y" },
    texts: [
      "After the show there are {x} chairs to put away. {n} puts away {y}. {z} other students put away the rest, and each of these students does the same number. How many chairs does each of them put away?",
      "{n} made {y} of the {x} sandwiches for the picnic. {His} {z} sisters made the rest. Each sister made the same number. How many sandwiches did one sister make?",
      "{x} cards need stamps. Mom puts stamps on {y} of them and leaves the rest for her {z} children. How many cards does each child have to do if they split the work evenly?",
      "The coach has {x} shirts to fold. He folds {y} and then gets tired. {z} players fold all the others, and every player folds the same number. How many shirts does each player fold?",
    ],
  },
  {
    id: "rest-each/feeding-time",
    expression: "(x-y)/z",
    numbers: { z: "2..6", y: "2..15", x: "z*i+y" },
    texts: [
      "There were {x} dog treats in a bag. The cat got into the bag and ate {y}. {n} gave all the other treats to {his} {z} dogs. Each dog got the same number. How many treats did each dog get?",
      "A farmer has {x} bales of hay. He sells {y} bales and feeds the rest to {z} horses. Each horse gets the same number of bales. How many bales does one horse get?",
      "The zoo keeper had {x} fish in a bucket. A bird stole {y} of them. The keeper threw the rest to {z} seals, and every seal got the same number. How many fish did each seal get?",
      "{n} bought {x} carrots and put {y} in a soup. {His} {z} rabbits get the others. How many carrots will each rabbit get if they all get the same number?",
    ],
  },
  {
    id: "rest-each/left-over-in-the-end",
    expression: "(x-y)/z",
    units: ["{o}", "{o}"],
    numbers: { z: "3..9", y: "2..9", x: "z*i+y" },
    texts: [
      "{n} put {o} in {z} bags, the same number in each. {He} started with {x} {o} and had {y} left at the end. How many {o} were in each bag?",
      "There were {x} {o}. {z} children took some of them. Each child took the same number, and {y} were left. How many {o} did each child take?",
      "{n} shared {his} {x} {o} with {z} friends. Each friend got the same number, and {n} had {y} left for {himself}. How many {o} did one friend get?",
      "How many {o} were in each of {z} boxes if there were {x} {o} in all, {y} of them weren't in any box, and the boxes all had the same number?",
    ],
  },
  {
    id: "rest-each/children-on-a-team",
    expression: "(x-y)/z",
    units: ["children", "children"],
    numbers: { z: "2..4", y: "2..8", x: "z*i+y" },
    texts: [
      "There are {x} children in second grade. {y} of them were sick on {day}. The teacher made {z} equal teams from the others. How many children were on each team?",
      "{x} kids came to soccer practice. {y} had to leave early. The coach split the rest into {z} teams of the same size. How many kids were on a team?",
      "{n} teaches a class of {x} children. Today {y} aren't there. {He} puts the others in {z} equal groups. How many children are in each group?",
      "How many children sit in each row if {x} children come to the puppet show, {y} of them stand in the back, and the others sit in {z} equal rows?",
    ],
  },
];

/** Some people or animals are not there, and the others make groups of a given size. */
const REST_IN_GROUPS: readonly WordingFamily[] = [
  {
    id: "rest-in-groups/teams-to-play",
    expression: "(x-y)/z",
    units: ["students", "teams"],
    numbers: { z: "3..9", y: "2..12", x: "z*i+y" },
    texts: [
      "{x} students signed up for kickball. {y} of them changed their minds. The others were put on teams of {z}. How many teams were there?",
      "There were {x} students in the gym, and {y} of them went back to class. Then the teacher made teams with {z} of the other students on each. How many teams did she make?",
      "How many teams of {z} can the school make if {x} students want to play but {y} of them are sick?",
      "The spelling contest is for teams of {z}. There are {x} students in {n}'s grade, but {y} don't want to be in the contest. How many teams can the other students make?",
    ],
  },
  {
    id: "rest-in-groups/riding-in-cars",
    expression: "(x-y)/z",
    units: ["people", "cars"],
    numbers: { z: "3..6", y: "2..12", x: "z*i+y" },
    texts: [
      "{x} people went to the game. {y} of them walked. The rest went in cars, {z} to a car. How many cars did they take?",
      "{x} people are coming to {n}'s party. {y} of them live close by and don't need a ride. The others ride in cars with {z} people in each car. How many cars will there be?",
      "There are {x} people in the club. {y} of them couldn't go on the trip. Each car held {z} of the people who went. How many cars did the club take?",
      "How many cars are needed to take {x} people to the lake if {y} of them go by bike and {z} of the others ride in each car?",
    ],
  },
  {
    id: "rest-in-groups/party-tables",
    expression: "(x-y)/z",
    units: ["guests", "tables"],
    numbers: { z: "3..9", y: "2..15", x: "z*i+y" },
    texts: [
      "{n} invited {x} guests. {y} of them couldn't come. The ones who came sat {z} to a table. How many tables did they fill?",
      "There were {x} guests at the school dinner. {y} of them ate outside on the grass. The rest of the guests ate inside, {z} at each table. How many tables were used?",
      "{n} asked {x} guests to {his} party. {y} said no, and all the others said yes. If {z} guests sit at a table, how many tables does {n} need?",
      "{x} guests stayed at the camp. One morning {y} of them slept late and missed breakfast. The others ate at tables for {z}, and every seat was taken. How many tables were there?",
    ],
  },
  {
    id: "rest-in-groups/farm-and-pond",
    expression: "(x-y)/z",
    numbers: { z: "3..9", y: "2..15", x: "z*i+y" },
    texts: [
      "A farmer had {x} chickens. A fox got {y} of them. Now the farmer keeps the rest in coops, {z} to a coop. How many coops does he need?",
      "{n} caught {x} frogs. {y} of them hopped away. {He} put all the other frogs in buckets, {z} frogs to a bucket. How many buckets did {he} use?",
      "{n}'s uncle has {x} cows. In the summer {y} of them stay up on the hill. The others are in barns with {z} cows in each barn. How many barns have cows in them?",
      "How many groups of {z} ducks are on the pond if {x} ducks came down, {y} of them flew off again, and the rest swim in groups?",
    ],
  },
  {
    id: "rest-in-groups/campers-in-tents",
    expression: "(x-y)/z",
    units: ["campers", "tents"],
    numbers: { z: "2..6", y: "2..15", x: "z*i+y" },
    texts: [
      "{x} campers came to camp this summer. {y} of them slept in the cabin. The others slept in tents, {z} to a tent. How many tents were there?",
      "There were {x} campers last week. {y} went home on {day}. Now there are {z} campers in every tent. How many tents are they using?",
      "{n} had {x} campers on {his} list, but {y} never showed up. {He} put the ones who were there in tents of {z}. How many tents did {n} need?",
      "How many tents have to be put up for {x} campers if {y} of them sleep at home and {z} of the others share each tent?",
    ],
  },
];

/** What is left takes days, minutes or hours. */
const REST_OVER_TIME: readonly WordingFamily[] = [
  {
    id: "rest-time/days-to-finish-book",
    expression: "(x-y)/z",
    units: ["pages", "days"],
    numbers: { z: "4..20", y: "5..60", x: "z*i+y" },
    texts: [
      "{n}'s book has {x} pages. {He} has read {y} pages so far. If {he} reads {z} pages a day, how many more days will it take {him} to finish the book?",
      "{n} skipped the first {y} pages of a book with {x} pages. {He} read the rest, {z} pages each day. How many days did {he} read?",
      "{n} had to read {x} pages for school. {He} read {y} pages on the weekend. After that {he} read {z} pages every day until {he} was done. How many days did that take?",
      "There are {x} pages in {n}'s book. {y} pages are done, and {he} reads {z} a day. How many days will {he} need for the rest?",
    ],
  },
  {
    id: "rest-time/same-number-every-time",
    expression: "(x-y)/z",
    units: ["{o}", "{o}"],
    numbers: { z: "2..9", y: "3..40", x: "z*i+y" },
    texts: [
      "{n} wants to have {x} {o} for {his} collection. {He} has {y}, and there are {z} weeks left till summer. How many {o} should {he} get each week if it's the same number every week?",
      "The {shop} had {x} {o}. {y} were sold on {day}. The rest were sold in the next {z} days, the same number each day. How many {o} were sold on each of those {z} days?",
      "{n} had {x} {o} and gave {y} of them to {m} right away. {He} gave away the others over {z} days. It was the same number every day. How many {o} was that a day?",
      "The class needs {x} {o} in all, and it has {y}. The kids have {z} weeks to bring in the rest, and they want to bring in the same number each week. How many {o} is that a week?",
    ],
  },
  {
    id: "rest-time/until-the-food-is-gone",
    expression: "(x-y)/z",
    units: ["{f}", "days"],
    numbers: { z: "2..8", y: "2..20", x: "z*i+y" },
    texts: [
      "There were {x} {f} in the kitchen. Some friends came and ate {y} of them. After that {n}'s family ate {z} a day. How many days did the rest of the {f} last?",
      "{n} bought {x} {f}. {He} gave {y} to {m}. If {n} eats {z} {f} each day, how many days will {his} {f} last?",
      "Mom puts {z} {f} in our lunch bags every day. She had {x}, but {y} went bad. For how many days does she have enough?",
      "How many days will the {f} last if {n} has {x}, drops {y} of them in the mud, and eats {z} of the clean ones each day?",
    ],
  },
  {
    id: "rest-time/fits-in-the-minutes-left",
    expression: "(x-y)/z",
    numbers: { z: "3..10", y: "5..30", x: "z*i+y" },
    texts: [
      "{n} has {x} minutes before bed. {He} needs {y} minutes for a bath. A game of checkers takes {z} minutes. How many games can {he} play in the rest of the time?",
      "The music lesson is {x} minutes long. The teacher talks for {y} minutes. Then the students play one after the other, {z} minutes each, until the lesson is over. How many students play?",
      "A bus driver worked for {x} minutes. He had a break of {y} minutes. The rest of the time he drove around the town, and one time around takes {z} minutes. How many times did he drive around the town?",
      "How many cartoons can {n} watch if {he} gets {x} minutes of TV, the news takes up {y} minutes of it, and one cartoon is {z} minutes?",
    ],
  },
  {
    id: "rest-time/minutes-for-each",
    expression: "(x-y)/z",
    units: ["minutes", "minutes"],
    numbers: { z: "3..6", y: "5..20", x: "z*i+y" },
    texts: [
      "{n} spent {x} minutes on {his} homework. Math took {y} minutes. {He} spent the rest of the time on {z} spelling lists, the same time on each. How many minutes did one list take?",
      "Gym class lasts {x} minutes. It takes {y} minutes to warm up. Then there's time for {z} games that are all the same length. How many minutes is each game?",
      "{n} and {his} friends had the computer for {x} minutes. It took them {y} minutes to start the game. The {z} of them took equal turns for the rest of the time. How many minutes did each one get?",
      "A concert was {x} minutes long. {y} minutes of it were speeches, and the rest was {z} songs of the same length. How many minutes was each song?",
    ],
  },
  {
    id: "rest-time/hours-still-on-the-road",
    expression: "(x-y)/z",
    units: ["miles", "hours"],
    numbers: { z: "20..60 by 5", y: "10..100 by 5", x: "z*i+y" },
    texts: [
      "It is {x} miles to {n}'s grandma's house. The family drove {y} miles before lunch. After lunch they drove {z} miles an hour until they got there. How many hours did they drive after lunch?",
      "A truck driver has to go {x} miles. She has gone {y} miles so far. She drives {z} miles every hour. How many hours does she still have to drive?",
      "{n} was on a trip of {x} miles. {His} car broke down after {y} miles. {He} went the rest of the way in a bus that goes {z} miles an hour. How many hours was {he} on the bus?",
      "How many hours are left of a train trip of {x} miles if the train has gone {y} miles and now goes {z} miles an hour?",
    ],
  },
];

/** Some money or points are gone or given, and the rest is spent or shared. */
const REST_OF_MONEY: readonly WordingFamily[] = [
  {
    id: "rest-money/how-many-it-buys",
    expression: "(x-y)/z",
    units: ["dollars", "{o}"],
    numbers: { x: "y+z*i" },
    money: true,
    texts: [
      "{n} saved ${x}. {He} lost ${y} of it on the way to the store. How many {o} can {he} buy with the rest if one {s} costs ${z}?",
      "{n} got ${x} for {his} birthday and gave ${y} of it to {his} brother. {He} wants some {o} that cost ${z} each. How many can {he} get?",
      "{n} has ${x}, but ${y} of it belongs to {m}. How many {o} at ${z} each can {n} buy with {his} own money?",
      "How many {o} did {n} buy if {he} went to the store with ${x}, came home with ${y}, and bought only {o} for ${z} each?",
    ],
  },
  {
    id: "rest-money/price-of-one",
    expression: "(x-y)/z",
    units: ["dollars", "dollars"],
    numbers: { z: "2..9", x: "y+z*i" },
    money: true,
    texts: [
      "{n} paid ${x} at the store. ${y} of that was for {f}, and the rest was for {z} {o} that all cost the same. How much did one {s} cost?",
      "{n} had ${x}. After {he} bought {z} {o}, {he} had ${y} left. Every {s} cost the same. How much was one {s}?",
      "Dad spent ${x} at the ball game. The hot dogs were ${y}. Everything else was for {z} tickets. How much was each ticket?",
      "What was the price of one {s} if {n} paid ${x} for a bag and {z} {o}, the bag was ${y}, and the {o} were all the same price?",
    ],
  },
  {
    id: "rest-money/split-by-the-kids",
    expression: "(x-y)/z",
    units: ["dollars", "dollars"],
    numbers: { z: "2..8", x: "y+z*i" },
    money: true,
    texts: [
      "The kids made ${x} at their lemonade stand. First they paid Mom ${y} for the lemons. Then the {z} kids split the rest evenly. How much did each kid get?",
      "{n} won ${x}. {He} put ${y} in the bank and gave the rest to {his} {z} children. They all got the same. How much did each child get?",
      "{z} neighbors washed cars and made ${x} in all. They took out ${y} to pay for the soap and shared what was left equally. How many dollars did each one get?",
      "How much does each of {z} students pay for a class gift of ${x} if the teacher pays ${y} and the students split the rest evenly?",
    ],
  },
  {
    id: "rest-money/jobs-to-do",
    expression: "(x-y)/z",
    numbers: { z: "3..12", x: "y+z*i" },
    money: true,
    texts: [
      "{n} wants roller skates that cost ${x}. {He} has ${y}. {He} gets ${z} for each dog {he} walks. How many dogs does {he} have to walk to get the rest of the money?",
      "A game costs ${x}. {n}'s grandpa gave {him} ${y} for it. How many cars must {he} wash to get the rest if {he} makes ${z} a car?",
      "{n} owes {his} dad ${x} for a broken window. {He} paid ${y} from {his} piggy bank. Dad takes off ${z} each time {n} rakes the yard. How many times does {he} have to rake?",
      "The class needs ${x} for a trip. It has ${y} in the box. How many pies does the class still have to sell at ${z} each?",
    ],
  },
  {
    id: "rest-money/points-from-the-rest",
    expression: "(x-y)/z",
    numbers: { z: "2..5", y: "2..20", x: "z*i+y" },
    texts: [
      "{n} scored {x} points in a game. {y} of them were bonus points. The rest came from goals worth {z} points each. How many goals did {he} make?",
      "In a board game you get {z} points for each gold coin. {n} has {x} points, but {y} of them are for coming in first. The others are all for coins. How many coins does {he} have?",
      "{n} needs {x} points to get a prize. {He} has {y} points. Every ring that lands on the pole is {z} points. How many more rings does {he} have to get on the pole?",
      "Our team has {x} points this year. We got {y} of them for being good sports. All the others are for wins, at {z} points a win. How many games did we win?",
    ],
  },
];

/** Two kinds, or what two people have, are put together and packed. */
const BOTH_PACKED: readonly WordingFamily[] = [
  {
    id: "both-packed/two-things-in-boxes",
    expression: "(x+y)/z",
    units: ["things", "boxes"],
    numbers: { z: "2..9", y: "z+j", x: "z*(i+j)-y" },
    texts: [
      "{n} has {x} {o} and {y} {p}. {He} puts them all in boxes, {z} things in each box. How many boxes does {he} need?",
      "There were {x} {o} and {y} {p} on the floor. {n} picked up everything and put {z} things in each box. How many boxes did {he} fill?",
      "The {shop} is sending {x} {o} and {y} {p} to a school. Every box holds {z} things. How many boxes is that?",
      "How many boxes of {z} things can be packed with {x} {o} and {y} {p}?",
    ],
  },
  {
    id: "both-packed/put-away-together",
    expression: "(x+y)/z",
    units: ["{o}", "{c}"],
    numbers: { z: "3..9", x: "z*i+1", y: "z*j-1" },
    texts: [
      "{n} and {m} put their {o} together. {n} brought {x} and {m} brought {y}. They want to put {z} in each {cs}. How many {c} will they use?",
      "{n} found {x} {o}. {His} brother found {y}. Their mom told them to put all the {o} away in {c} of {z}. How many {c} did they need?",
      "{n} has {x} {o}, and {m} has {y}. {k} helps them put all the {o} into {c}. If each {cs} gets {z} {o}, how many {c} are there?",
      "{n} bought {x} {o} and then went back for {y} more. {He} likes {o}. At home {he} put {z} of them in each {cs}. How many {c} did {he} fill?",
    ],
  },
  {
    id: "both-packed/on-plates",
    expression: "(x+y)/z",
    units: ["pieces", "plates"],
    numbers: { z: "3..8", x: "z*i+2", y: "z*j-2" },
    texts: [
      "{n} made {x} ham sandwiches and {y} cheese sandwiches. {He} put {z} sandwiches on each plate. How many plates did {he} use?",
      "For the party we cut {x} apple slices and {y} orange slices. All the slices went on plates, {z} to a plate. How many plates of fruit did we have?",
      "{n}'s mom baked {x} rolls and {his} aunt baked {y}. They put all the rolls on plates of {z}. How many plates did they have?",
      "How many plates are needed for {x} meatballs and {y} dumplings if {z} of them go on each plate?",
    ],
  },
  {
    id: "both-packed/picked-twice",
    expression: "(x+y)/z",
    numbers: { z: "4..12", y: "z+j", x: "z*(i+j)-y" },
    texts: [
      "On {day} {n} picked {x} pumpkins. On {day2} {he} picked {y}. {He} loaded them in carts, {z} to a cart. How many carts did {he} fill?",
      "{n} dug up {x} potatoes before lunch and {y} after lunch. {He} put {z} potatoes in each sack. How many sacks of potatoes did {he} have?",
      "The first graders picked {x} ears of corn, and the second graders picked {y}. They tied up all the corn in bunches of {z} ears. How many bunches did they make?",
      "How many jars can {n} and {his} dad fill if {n} picked {x} peaches, {his} dad picked {y}, and {z} peaches go in a jar?",
    ],
  },
  {
    id: "both-packed/lined-up-in-rows",
    expression: "(x+y)/z",
    numbers: { z: "5..12", y: "z+j", x: "z*(i+2)-j" },
    texts: [
      "{n} drew {x} pictures at school and {y} at home. {He} hung them all up in rows of {z}. How many rows of pictures did {he} have?",
      "The teacher set up {x} red chairs and {y} blue chairs in rows. Each row had {z} chairs. How many rows were there?",
      "{n} bought {x} strawberry plants. {His} neighbor gave {him} {y} more. {He} planted them all, {z} in each row. How many rows of strawberries did {he} plant?",
      "{n} lined up {his} {x} toy trucks and {y} toy cars, {z} in a row. How many rows did {he} make?",
    ],
  },
  {
    id: "both-packed/enough-to-make",
    expression: "(x+y)/z",
    numbers: { z: "3..9", x: "z*i+2", y: "z*j-2" },
    texts: [
      "{n} had {x} buttons and bought {y} more. It takes {z} buttons to make a puppet. How many puppets can {he} make?",
      "Dad had {x} nails in a can. He got {y} more from a neighbor. He needs {z} nails for each picture frame. How many frames can he make?",
      "{n} has {x} craft sticks, and {m} has {y}. They're building little houses together. Each house takes {z} sticks. How many houses can they build?",
      "How many jugs of juice can {n} make from {x} oranges in the fridge and {y} oranges on the table if a jug takes {z} oranges?",
    ],
  },
  {
    id: "both-packed/books-on-shelves",
    expression: "(x+y)/z",
    units: ["books", "shelves"],
    numbers: { z: "5..15", x: "z*i+3", y: "z*j-3" },
    texts: [
      "The school library got {x} new books from the town and {y} from parents. {z} books fit on one shelf. How many shelves did the new books fill?",
      "{n} has {x} books, and {his} sister has {y}. All their books are in one bookcase with {z} books on each shelf. How many shelves are full of books?",
      "There were {x} books on the cart and {y} books on the desk. {n} put them all back, {z} to a shelf. How many shelves did {he} fill?",
      "Dad is building shelves for {x} of his books and {y} of Mom's. {z} books go on a shelf. How many shelves does he have to build?",
    ],
  },
  {
    id: "both-packed/prize-bags",
    expression: "(x+y)/z",
    units: ["things", "bags"],
    numbers: { z: "3..10", y: "z+j", x: "z*(i+j)-y" },
    texts: [
      "{n} bought {x} whistles and {y} small balls for goody bags. {z} things go in each bag. How many goody bags can {he} make?",
      "The teacher had {x} erasers and {y} pencils for prizes. She put {z} prizes in each bag and used them all up. How many bags did she make?",
      "{n} found {x} shells and {y} stones at the beach. {He} put all of them in bags, {z} to a bag. How many bags did {he} carry home?",
      "A toy store had {x} red marbles and {y} blue marbles. The clerk mixed them and put {z} marbles in each bag. How many bags did the clerk fill?",
    ],
  },
  {
    id: "both-packed/so-many-at-a-time",
    expression: "(x+y)/z",
    numbers: { z: "3..10", x: "z*i-3", y: "z*j+3" },
    texts: [
      "{n} has {x} bags of leaves in the front yard and {y} in the back yard. {His} dad's truck holds {z} bags. How many trips to the dump does it take?",
      "There were {x} people in line for the ride, and {y} more got in line. The ride takes {z} people at a time. How many times must it run so that everyone gets one turn?",
      "{n} needs {x} bricks for the steps and {y} bricks for the wall. {He} can carry {z} bricks at a time. How many trips does {he} have to make?",
      "How many trips must a small boat make to take {x} adults and {y} children across the river if it takes {z} people each time?",
    ],
  },
  {
    id: "both-packed/jars-by-the-cup",
    expression: "(x+y)/z",
    units: ["cups", "jars"],
    numbers: { z: "3..8", x: "z*i+1", y: "z*j-1" },
    texts: [
      "{n} mixed {x} cups of orange juice with {y} cups of apple juice. {He} poured all the juice into jars that hold {z} cups each. How many jars did {he} fill?",
      "A cook made {x} cups of soup on {day} and {y} cups on {day2}. She froze all of it in jars of {z} cups. How many jars did she need?",
      "{n} cooked {x} cups of jam. {His} grandma cooked {y} cups. They put all the jam in jars, {z} cups to a jar. How many jars of jam did they have?",
      "How many jars can you fill with {x} cups of white beans and {y} cups of red beans if {z} cups go in a jar?",
    ],
  },
];

/** Two kinds, or what two people have, are put together and shared equally. */
const BOTH_SHARED: readonly WordingFamily[] = [
  {
    id: "both-each/picnic-food",
    expression: "(x+y)/z",
    units: ["{f}", "{f}"],
    numbers: { z: "3..9", x: "z*i+2", y: "z*j-2" },
    texts: [
      "{n} brought {x} {f} to the picnic. {m} brought {y}. {z} children shared all of them equally. How many {f} did each child get?",
      "Mom had {x} {f} and bought {y} more. She split them evenly among her {z} kids. How many {f} did each kid get?",
      "There are {x} {f} in one bag and {y} in the other. {n} puts all of them on {z} plates so that each plate has the same number. How many {f} are on each plate?",
      "How many {f} will each of {z} hungry boys get if {n} has {x} {f}, {m} has {y}, and they give them all to the boys in equal parts?",
    ],
  },
  {
    id: "both-each/from-two-days",
    expression: "(x+y)/z",
    units: ["{o}", "{o}"],
    numbers: { z: "2..9", y: "z+j", x: "z*(i+j)-y" },
    texts: [
      "{n} won {x} {o} on {day} and {y} on {day2}. {He} gave all of them to {his} {z} cousins. Each cousin got the same number. How many {o} did each cousin get?",
      "The class collected {x} {o} in {month} and {y} in {month2}. They put them in {z} boxes with the same number in each. How many {o} were in one box?",
      "{z} kids cleaned up the {place} together. They found {x} {o} in the morning and {y} in the afternoon and shared them equally. How many {o} did each kid take home?",
      "How many {o} go in each of {z} bags if {n} has {x} {o}, {m} has {y}, and all the bags get the same number?",
    ],
  },
  {
    id: "both-each/children-in-a-group",
    expression: "(x+y)/z",
    units: ["children", "children"],
    numbers: { z: "2..4", x: "z*i+1", y: "z*j-1" },
    texts: [
      "A gym class has {x} boys and {y} girls. The teacher makes {z} equal teams. How many children are on each team?",
      "{x} second graders and {y} third graders are going on a hike in {z} groups of the same size. How many children are in each group?",
      "There are {x} children in {n}'s class and {y} in {m}'s class. Both classes ride to the farm in {z} buses. Every bus has the same number of children. How many children are in one bus?",
      "{x} girls and {y} boys made {z} big circles in the gym, with the same number in each circle. How many children were in a circle?",
    ],
  },
  {
    id: "both-each/fair-share-of-the-job",
    expression: "(x+y)/z",
    units: ["things", "things"],
    numbers: { z: "2..6", y: "z+j", x: "z*(i+j)-y" },
    texts: [
      "There are {x} plates and {y} cups to wash. {z} kids share the job equally. How many things does each kid wash?",
      "The cleanup club picked up {x} cans and {y} bottles. {z} kids carried them away. They all carried the same number of things. How many did each kid carry?",
      "A truck came with {x} tables and {y} lamps. {z} workers unloaded it, and each worker unloaded the same number of things. How many things was that for each worker?",
      "There were {x} toys in the yard and {y} in the house. {z} children put them all away, and each child did the same number. How many toys did each child put away?",
    ],
  },
  {
    id: "both-each/same-number-a-day",
    expression: "(x+y)/z",
    units: ["{o}", "{o}"],
    numbers: { z: "3..9", x: "z*i-1", y: "z*j+1" },
    texts: [
      "{n} needs {x} {o} for {his} class and {y} for {m}'s class. {He} has {z} days to get them and wants to get the same number each day. How many {o} should {he} get a day?",
      "The {shop} ordered {x} {o} and then {y} more. It sold all of them in {z} days, the same number every day. How many {o} did it sell each day?",
      "{n} had {x} {o} and got {y} from {m}. {He} gave them all away in {z} weeks. It was the same number each week. How many {o} did {he} give away a week?",
      "How many {o} can {n} use each day if {he} has {x}, buys {y} more, and wants to use them all up in {z} days, the same number every day?",
    ],
  },
];

/** Two crowds come together and make groups of a given size. */
const BOTH_IN_GROUPS: readonly WordingFamily[] = [
  {
    id: "both-in-groups/teams",
    expression: "(x+y)/z",
    units: ["children", "teams"],
    numbers: { z: "4..9", y: "z+j", x: "z*(i+2)-j" },
    texts: [
      "{x} boys and {y} girls want to play tug of war. Each team has {z} children. How many teams can they make?",
      "There were {x} children on the playground. {y} more children came out of the school. Then everyone got in teams of {z}. How many teams were there?",
      "Two classes are having a relay race. One class has {x} children and the other has {y}. The teacher mixes them up and makes teams of {z}. How many teams run in the race?",
      "How many teams of {z} can the coach make if {x} children are on the field and {y} more are on the way?",
    ],
  },
  {
    id: "both-in-groups/cars-to-the-beach",
    expression: "(x+y)/z",
    units: ["people", "cars"],
    numbers: { z: "3..6", y: "z+j", x: "z*(i+3)-j" },
    texts: [
      "{x} people from {n}'s street and {y} people from {m}'s street are going to the beach together. {z} people can ride in each car. How many cars do they need?",
      "{x} nurses and {y} doctors went to a dinner. They rode in cars, {z} people to a car. How many cars did they take?",
      "The choir has {x} people, and the band has {y}. They all drive to the concert with {z} people in each car. How many cars is that?",
      "How many cars does it take to drive {x} dancers and {y} helpers to the show if {z} people fit in a car?",
    ],
  },
  {
    id: "both-in-groups/tables-for-guests",
    expression: "(x+y)/z",
    units: ["guests", "tables"],
    numbers: { z: "4..10", y: "z+j", x: "z*(i+2)-j" },
    texts: [
      "{n} invited {x} kids from school and {y} kids from {his} street, and they're all coming. Each table seats {z}. How many tables does {n} need for these guests?",
      "There were {x} guests at the dinner, and {y} more guests came late. {z} guests sat at each table. How many tables did they fill?",
      "The bride asked {x} guests to the wedding, and the groom asked {y} others. They all came. There were {z} guests at every table. How many tables were there?",
      "How many tables for {z} are needed if {x} guests come on foot and {y} guests come by car?",
    ],
  },
  {
    id: "both-in-groups/pens-and-coops",
    expression: "(x+y)/z",
    numbers: { z: "3..9", y: "z+j", x: "z*(i+3)-j" },
    texts: [
      "A farmer has {x} brown hens and {y} white hens. He keeps {z} hens in each coop. How many coops does he have?",
      "{n} caught {x} minnows, and {m} caught {y}. They put them all in jars, {z} to a jar. How many jars did they need?",
      "The shelter had {x} cats. This week {y} more cats came in. If {z} cats share a room, how many rooms does the shelter need?",
      "How many pens does a farm need for {x} goats and {y} sheep if {z} animals go in each pen?",
    ],
  },
  {
    id: "both-in-groups/boats-and-benches",
    expression: "(x+y)/z",
    numbers: { z: "3..6", y: "z+j", x: "z*(i+j)-y" },
    texts: [
      "{x} boys and {y} girls went out in rowboats on the lake. There were {z} children in each boat. How many boats did they use?",
      "{x} fans in red shirts and {y} fans in blue shirts sat on benches. There were {z} fans on every bench. How many benches were there?",
      "A roller coaster car holds {z} kids. {x} kids were in line for it, and then {y} more got in line. How many cars could they all fill?",
      "{x} players and {y} parents stayed in a hotel. There were {z} people in every room. How many rooms did they use?",
    ],
  },
];

/** Two amounts together last for days or weeks, or take so many of them. */
const BOTH_OVER_TIME: readonly WordingFamily[] = [
  {
    id: "both-time/pages-of-two-books",
    expression: "(x+y)/z",
    units: ["pages", "days"],
    numbers: { z: "4..15", y: "z+j", x: "z*(i+j)-y" },
    texts: [
      "{n} has two books to read. One has {x} pages and the other has {y}. {He} reads {z} pages every day. In how many days will {he} finish both books?",
      "{n} wrote {x} pages of {his} story last month and {y} pages this month. {He} wrote {z} pages on each day that {he} worked on it. How many days did {he} work on it?",
      "{n} wants to color {x} pages in one coloring book and {y} pages in another. If {he} colors {z} pages a day, how many days will {he} need?",
      "How many days does it take {n} to type {x} pages for {m} and {y} pages for {k} at {z} pages a day?",
    ],
  },
  {
    id: "both-time/days-of-food",
    expression: "(x+y)/z",
    units: ["{f}", "days"],
    numbers: { z: "3..9", x: "z*i+1", y: "z*j-1" },
    texts: [
      "{n}'s family eats {z} {f} a day. They have {x} {f} in the kitchen and {y} in the cellar. How many days will the {f} last?",
      "{n} had {x} {f}. {His} grandma sent {him} {y} more. {He} eats {z} of them each day. For how many days does {he} have enough?",
      "A cook has {x} {f} in one bag and {y} in another. She uses {z} {f} every day. In how many days will both bags be empty?",
      "For how many days can a camp serve {z} {f} a day if it has {x} {f} and gets {y} more from a farmer?",
    ],
  },
  {
    id: "both-time/weeks-it-lasts",
    expression: "(x+y)/z",
    numbers: { z: "3..10", y: "3..12", x: "z*(i+3)-y" },
    texts: [
      "{n} has {x} cans of cat food at home and buys {y} more. {His} cats eat {z} cans a week. How many weeks will the cans last?",
      "There were {x} logs in the shed and {y} on the porch. The family burned {z} logs a night. After how many nights was the wood gone?",
      "The art teacher has {x} sheets of red paper and {y} sheets of blue paper. Her class uses {z} sheets a day. In how many days will all the paper be used up?",
      "{n} had {x} stamps in a drawer, and {his} mom gave {him} {y}. {He} uses {z} stamps a week. How many weeks will the stamps last?",
    ],
  },
  {
    id: "both-time/rides-and-routes",
    expression: "(x+y)/z",
    numbers: { z: "4..15", y: "z+j", x: "z*(i+j)-y" },
    texts: [
      "{n} rode {his} bike {x} miles in {month} and {y} miles in {month2}. Every ride was {z} miles. How many rides did {he} take in the two months?",
      "A mail truck drove {x} miles on {day} and {y} miles on {day2}. Its route is {z} miles long. How many times did it drive the route on the two days?",
      "{n} walks {z} miles every day. It is {x} miles to the next town and {y} miles from there to the sea. How many days will it take {him} to get to the sea?",
      "How many gallons of gas does Dad need to drive {x} miles to the lake and {y} miles on to the mountains if his car goes {z} miles on a gallon?",
    ],
  },
];

/** Two sums of money, or two scores, are put together and divided. */
const BOTH_MONEY: readonly WordingFamily[] = [
  {
    id: "both-money/spent-on-one-kind",
    expression: "(x+y)/z",
    units: ["dollars", "{o}"],
    numbers: { x: "z*(i+j)-y" },
    money: true,
    texts: [
      "{n} earned ${x} raking leaves and ${y} walking the dog. {o} cost ${z} each. How many {o} can {he} buy?",
      "{n} had ${x} in {his} piggy bank and got ${y} from {his} uncle. {He} wants to spend it all on {o} that cost ${z} each. How many {o} can {he} get?",
      "One {s} costs ${z}. {n} found ${x} in one coat and ${y} in another. How many {o} can {he} buy with that?",
      "How many {o} for ${z} each can a class buy if it gets ${x} from the parents and ${y} from the school?",
    ],
  },
  {
    id: "both-money/cost-for-each",
    expression: "(x+y)/z",
    units: ["dollars", "dollars"],
    numbers: { z: "3..8", x: "z*(i+4)-y" },
    money: true,
    texts: [
      "{z} friends went out to eat. Their dinner cost ${x}, and the drinks cost ${y}. They split the cost evenly. How much did each friend pay?",
      "{n} and {his} sisters gave their mom a coat for ${x} and flowers for ${y}. The {z} of them all paid the same. How much did each one pay?",
      "It costs ${x} to rent a boat and ${y} for the gas. How much does each person pay if {z} people share the cost equally?",
      "How much did each of {z} kids get if they made ${x} on {day} and ${y} on {day2} and split the money evenly?",
    ],
  },
  {
    id: "both-money/weeks-of-allowance",
    expression: "(x+y)/z",
    units: ["dollars", "weeks"],
    numbers: { x: "z*(i+j)-y" },
    money: true,
    texts: [
      "{n} wants a bike for ${x} and a helmet for ${y}. {His} allowance is ${z} a week. How many weeks does {he} have to save to buy both?",
      "{n} gets ${z} every week for chores. How many weeks will it take {him} to pay {his} brother back ${x} and {his} sister ${y}?",
      "A phone costs ${x}, and a case for it costs ${y}. {n} wants both. {He} saves ${z} a week. In how many weeks will {he} have the money?",
      "{n} broke a window that cost ${x} and a lamp that cost ${y}. {He} pays {his} parents ${z} a week. How many weeks will it take {him} to pay for everything?",
    ],
  },
  {
    id: "both-money/points-turned-in",
    expression: "(x+y)/z",
    numbers: { z: "2..6", y: "z+j", x: "z*(i+j)-y" },
    texts: [
      "{n} scored {x} points in the first half and {y} points in the second half. Every goal was worth {z} points. How many goals did {he} make?",
      "In a word game {n} got {x} points in one round and {y} in the next. You get {z} points for each word. How many words did {he} find in the two rounds?",
      "Prizes at the fair cost {z} points each. {n} has {x} points, and {m} has {y}. They put their points together. How many prizes can they get?",
      "{n}'s class has {x} points for reading and {y} points for math. A gold star costs {z} points. How many gold stars can the class get for all its points?",
    ],
  },
];

/** Two amounts are put together, and each of them counts or costs the same. */
const BOTH_TIMES: readonly WordingFamily[] = [
  {
    id: "both-times/everyone-in-the-class",
    expression: "(x+y)*z",
    units: ["people", "{o}"],
    numbers: { x: "3..20", y: "2..12", z: "2..9" },
    texts: [
      "A class had {x} students, and then {y} new students came. The teacher gave {z} {o} to each student in the class. How many {o} did she give out?",
      "{n} is making party bags for {x} kids from school and {y} kids from {his} street. {He} puts {z} {o} in each bag. How many {o} does {he} need?",
      "{n} has {x} cousins in town and {y} cousins far away. {He} sends {z} {o} to each cousin. How many {o} does {he} send in all?",
      "How many {o} did the children bring in if {x} first graders and {y} second graders brought {z} each?",
    ],
  },
  {
    id: "both-times/packs-of-two-sorts",
    expression: "(x+y)*z",
    numbers: { x: "2..12", y: "2..12", z: "3..20" },
    texts: [
      "Dad got {x} packs of batteries on {day} and {y} more packs on {day2}. Each pack has {z} batteries. How many batteries did he get altogether?",
      "The school ordered {x} packs of pencils. That wasn't enough, so it ordered {y} more packs. A pack has {z} pencils. How many pencils did the school order?",
      "{n} bought {x} bundles of wood, and {m} bought {y}. There were {z} logs in every bundle. How many logs did they have in total?",
      "How many rolls are there in {x} bags of wheat rolls and {y} bags of white rolls if each bag has {z} rolls?",
    ],
  },
  {
    id: "both-times/points-a-win",
    expression: "(x+y)*z",
    units: ["wins", "points"],
    numbers: { x: "2..15", y: "2..12", z: "2..10" },
    texts: [
      "{n}'s team won {x} games in {month} and {y} games in {month2}. They got {z} points for every win. How many points did they get?",
      "{n} won {x} rounds of a card game. Then {he} won {y} more. Each win is {z} points. How many points does {he} have?",
      "You get {z} points each time you win at ring toss. {n} won {x} times and {m} won {y} times. How many points did they get together?",
      "How many points does a team have with {x} wins at home and {y} wins away if a win is worth {z} points?",
    ],
  },
  {
    id: "both-times/hours-on-two-days",
    expression: "(x+y)*z",
    units: ["hours", "dollars"],
    numbers: { x: "2..6", y: "2..5" },
    money: true,
    texts: [
      "{n} babysat for {x} hours on {day} and {y} hours on {day2}. {He} got ${z} an hour. How much money did {he} make?",
      "{n} gets ${z} for each hour {he} helps at the {shop}. {He} worked {x} hours last week and {y} hours this week. How many dollars did {he} earn in all?",
      "{n} worked {x} hours, and {m} worked {y} hours. Both of them are paid ${z} an hour. How much did they earn together?",
      "How much does it cost to rent a bike for {x} hours in the morning and {y} hours in the afternoon at ${z} an hour?",
    ],
  },
  {
    id: "both-times/everybody-pays",
    expression: "(x+y)*z",
    units: ["people", "dollars"],
    numbers: { x: "3..25", y: "2..15" },
    money: true,
    texts: [
      "{x} kids and {y} adults went on the hayride. Each person paid ${z}. How much did they pay altogether?",
      "{n}'s class has {x} girls and {y} boys. Everyone in the class brings ${z} for the trip. How much money is that?",
      "On {day} {x} people took the boat ride, and on {day2} {y} people did. A ride is ${z} for each person. How much money came in on the two days?",
      "How much does a museum take in from {x} people before lunch and {y} people after lunch if everybody pays ${z}?",
    ],
  },
  {
    id: "both-times/all-the-same-price",
    expression: "(x+y)*z",
    units: ["things", "dollars"],
    numbers: { x: "2..12", y: "2..12" },
    money: true,
    texts: [
      "{n} bought {x} {o} and {y} {p}. Each thing cost ${z}. How much did {he} spend?",
      "{n} and {his} sister had a yard sale. {n} sold {x} {o}, and {his} sister sold {y} {p}. They got ${z} for each thing. How much money did they make?",
      "{m} sells {o} for ${z} each. {n} bought {x} of them. The next day {he} came back for {y} more. How much did {n} pay in all?",
      "How much money does {n} need for {x} cans of corn and {y} cans of beans if each can costs ${z}?",
    ],
  },
  {
    id: "both-times/pages-for-days",
    expression: "(x+y)*z",
    units: ["days", "pages"],
    numbers: { x: "2..12", y: "2..12", z: "3..25" },
    texts: [
      "{n} read {z} pages every day. {He} did that for {x} days in {month} and {y} days in {month2}. How many pages did {he} read?",
      "{n} was sick for {x} days and read {z} pages each day. Then {he} got better, but {he} read just as many pages each day for {y} more days. How many pages did {he} read in total?",
      "{n} had to practice writing, {z} pages a day. {He} wrote for {x} days at school and {y} days at home. How many pages did {he} write?",
      "{n} did {z} pages in {his} workbook every day for {x} days. Then {he} took a rest. After that {he} did the same for {y} more days. How many pages did {he} do altogether?",
    ],
  },
  {
    id: "both-times/two-deliveries",
    expression: "(x+y)*z",
    units: ["{c}", "{o}"],
    numbers: { x: "2..15", y: "2..12", z: "2..12" },
    texts: [
      "There were {x} {c} of {o} at the school. {n} brought in {y} more {c}. Each {cs} had {z} {o}. How many {o} were there altogether?",
      "{n} put {z} {o} in every {cs}. {He} filled {x} {c} for {m} and {y} for {k}. How many {o} did {he} use?",
      "Two trucks came to the {shop}. One had {x} {c} of {o}, and the other had {y}. If there were {z} {o} in each {cs}, how many {o} came?",
      "How many {o} does {n} have if {he} had {x} {c} of {o}, got {y} more {c}, and there are {z} {o} in each?",
    ],
  },
  {
    id: "both-times/school-buses",
    expression: "(x+y)*z",
    units: ["buses", "children"],
    numbers: { x: "2..9", y: "2..9", z: "10..45" },
    texts: [
      "{x} buses came to the zoo on {day}, and {y} came on {day2}. There were {z} children on each bus. How many children came to the zoo by bus?",
      "A school had {x} buses. It got {y} more this year. Each bus takes {z} children. How many children can ride in all the buses together now?",
      "{x} yellow buses and {y} white buses took children to the camp. Every bus had {z} children in it. How many children was that?",
      "How many children went on the trip if {x} buses left early and {y} more left late, and each bus had {z} children on it?",
    ],
  },
  {
    id: "both-times/twice-every-day",
    expression: "(x+y)*z",
    units: ["minutes", "minutes"],
    numbers: { x: "5..30", y: "5..30", z: "2..12" },
    texts: [
      "{n} walks the dog for {x} minutes in the morning and {y} minutes at night. How many minutes does {he} walk the dog in {z} days?",
      "Each school day has {x} minutes of recess in the morning and {y} minutes of recess after lunch. How many minutes of recess are there in {z} school days?",
      "Every day {n} spends {x} minutes feeding the cows and {y} minutes cleaning the barn. {He} has done this for {z} days. How many minutes of work is that altogether?",
      "How many minutes of TV does {n} watch in {z} days if {he} watches {x} minutes of cartoons and {y} minutes of sports each day?",
    ],
  },
  {
    id: "both-times/so-much-for-each-animal",
    expression: "(x+y)*z",
    numbers: { x: "2..12", y: "2..9", z: "2..8" },
    texts: [
      "A farmer had {x} horses and bought {y} more. Each horse eats {z} apples a day. How many apples do the horses eat in a day now?",
      "{n} has {x} cats, and {m} has {y} cats. One day every cat got {z} treats. How many treats did the cats get in all?",
      "A zoo has {x} old seals and {y} young seals. Each of them gets {z} fish at noon. How many fish does the zoo need at noon?",
      "How many carrots does {n} need for {x} white rabbits and {y} gray rabbits if every rabbit eats {z}?",
    ],
  },
  {
    id: "both-times/two-costs-for-each",
    expression: "(x+y)*z",
    units: ["dollars", "dollars"],
    numbers: { z: "2..9" },
    money: true,
    texts: [
      "{n} took {z} kids to the pool. For each kid {he} paid ${x} to get in and ${y} for a snack. How much did {he} pay for the kids?",
      "A shirt costs ${x}, and a cap costs ${y}. The coach buys a shirt and a cap for each of {z} players. How much does the coach spend?",
      "{n} spends ${x} on lunch and ${y} on a drink every day. How much does {he} spend in {z} days?",
      "How much does it cost to mail {z} packages if each one needs a box for ${x} and stamps for ${y}?",
    ],
  },
  {
    id: "both-times/parts-of-each",
    expression: "(x+y)*z",
    numbers: { x: "2..15", y: "2..12", z: "3..10" },
    texts: [
      "{n} made {x} masks and {y} hats for the play. {He} put {z} feathers on each of them. How many feathers did {he} use?",
      "There are {x} round tables and {y} square tables in the lunch room. Each table has {z} chairs. How many chairs are there?",
      "A baker made {x} apple pies and {y} cherry pies. He cut every pie into {z} slices. How many slices of pie were there?",
      "{n} drew {x} houses, and {m} drew {y}. All the houses have {z} windows. How many windows did they draw in all?",
    ],
  },
];

/** Some are taken away, and each of the others counts or costs the same. */
const REST_TIMES: readonly WordingFamily[] = [
  {
    id: "rest-times/money-for-those-sold",
    expression: "(x-y)*z",
    units: ["{o}", "dollars"],
    numbers: { x: "12..40", y: "2..9" },
    money: true,
    texts: [
      "{n} had {x} {o} to sell at the fair. At the end of the day {y} {o} were left. Each {s} cost ${z}. How much money did {n} make?",
      "The class needed {x} {o}. A parent gave the class {y} of them for free. The class bought the rest for ${z} each. How much did the class pay?",
      "{n} brought {x} {o} to the market. {He} dropped {y} of them, so {he} couldn't sell those. {He} sold all the others for ${z} each. How much did {he} get?",
      "How much will {n} get if {he} sells all but {y} of {his} {x} {o} for ${z} each?",
    ],
  },
  {
    id: "rest-times/those-who-are-there",
    expression: "(x-y)*z",
    units: ["children", "{o}"],
    numbers: { x: "12..35", y: "2..9", z: "2..9" },
    texts: [
      "{n}'s class has {x} children. {y} of them went home sick. The teacher gave {z} {o} to each child who was left. How many {o} did the teacher give out?",
      "{x} children were invited to {m}'s party, and {y} didn't come. The ones who came got {z} {o} each. How many {o} did they get in all?",
      "{n} needs {z} {o} for each child at the camp. {x} children signed up, but then {y} dropped out. How many {o} does {n} need?",
      "How many {o} did the class bring in if there are {x} children in the class, {y} forgot, and all the others brought {z} each?",
    ],
  },
  {
    id: "rest-times/points-without-losses",
    expression: "(x-y)*z",
    units: ["wins", "points"],
    numbers: { x: "10..30", y: "2..8", z: "2..10" },
    texts: [
      "{n} played {x} games of checkers and lost {y}. {He} won all the others. {He} got {z} points for each win. How many points did {he} get?",
      "A win is {z} points, and you get nothing if you lose. The team played {x} games this year. It lost {y} of them and won the rest. How many points does the team have?",
      "{n} and {m} played {x} games against each other. {m} won {y} games, and {n} won all the rest. They got {z} points for a win. How many points did {n} get?",
      "How many points does a team get for {x} games if it loses {y}, wins all the others, and gets {z} points a win?",
    ],
  },
  {
    id: "rest-times/points-for-right-ones",
    expression: "(x-y)*z",
    numbers: { x: "12..30", y: "2..9", z: "2..10" },
    texts: [
      "A quiz had {x} questions. {n} got {y} of them wrong and the rest right. Every right answer was {z} points. How many points did {n} get?",
      "{n} gets {z} stars for each book {he} finishes this summer. {He} got {x} books from the library but didn't finish {y} of them. {He} finished all the others. How many stars did {he} get?",
      "There are {x} jobs on the list. {n} did all the jobs except {y}. Each job {he} did is worth {z} points. How many points does {he} have?",
      "On a test with {x} questions {n} skipped {y} and got all the others right. Each right answer was {z} points. How many points did {he} get?",
    ],
  },
  {
    id: "rest-times/not-the-empty-ones",
    expression: "(x-y)*z",
    numbers: { x: "10..40", y: "2..8", z: "3..12" },
    texts: [
      "{n}'s sticker book has {x} pages. {y} pages are still empty. There are {z} stickers on each of the other pages. How many stickers are in the book?",
      "A notebook had {x} pages. {n} tore out {y} pages. Then {he} drew {z} stars on every page that was left. How many stars did {he} draw?",
      "The school has {x} rooms. {y} of them are being painted and have nothing in them. There are {z} desks in each of the other rooms. How many desks are in those rooms?",
      "How many books are in a bookcase with {x} shelves if {y} of the shelves are empty and there are {z} books on each of the others?",
    ],
  },
  {
    id: "rest-times/days-without-pay",
    expression: "(x-y)*z",
    units: ["days", "dollars"],
    numbers: { x: "10..30", y: "2..8", z: "3..15" },
    money: true,
    texts: [
      "{n} had a job for {x} days. {He} was sick for {y} days and didn't get paid. On the other days {he} got ${z} a day. How much did {he} make?",
      "{n} gets ${z} for each day {he} feeds the neighbor's cat. The neighbor was gone for {x} days, but {n} forgot the cat on {y} of them. How much did {n} get?",
      "The bus costs {n} ${z} a day. {He} took the bus on all but {y} of {x} school days. How much did {he} pay for the bus?",
      "How much does {n} spend on lunch in {x} school days if {he} brings lunch from home on {y} days and pays ${z} for it on each of the other days?",
    ],
  },
  {
    id: "rest-times/hours-that-count",
    expression: "(x-y)*z",
    units: ["hours", "dollars"],
    numbers: { x: "6..12", y: "2..3" },
    money: true,
    texts: [
      "{n} was at work for {x} hours. {He} took breaks for {y} hours of that time. {He} gets ${z} for each hour {he} works, but nothing for breaks. How much did {he} make?",
      "{n} was going to help {his} uncle for {x} hours, but {he} went home {y} hours early. {His} uncle paid {him} ${z} for each hour {he} helped. How much did {n} get?",
      "Dad rented a boat for {x} hours. The first {y} hours were free, and after that it was ${z} an hour. How much did Dad pay?",
      "How much will {n} make if {he} works {x} hours, doesn't get paid for {y} of them, and gets ${z} for each of the other hours?",
    ],
  },
  {
    id: "rest-times/some-do-not-pay",
    expression: "(x-y)*z",
    units: ["people", "dollars"],
    numbers: { x: "12..40", y: "2..9" },
    money: true,
    texts: [
      "{x} people went on the boat ride. {y} of them were babies and didn't have to pay. The others paid ${z} each. How much did they pay in all?",
      "There are {x} children in {n}'s class. {y} of them can't go on the trip. Each child who goes pays ${z}. How much do they pay altogether?",
      "The bus has {x} seats. {y} seats were empty, and one person sat in each of the other seats. Everyone on the bus paid ${z}. How much money is that?",
      "How much money did the kids give for the gift if {x} kids wanted to help, {y} of them had no money, and all the others gave ${z} each?",
    ],
  },
  {
    id: "rest-times/broken-ones-not-used",
    expression: "(x-y)*z",
    numbers: { x: "8..25", y: "2..6", z: "2..9" },
    texts: [
      "The lunch room has {x} tables. {y} of the tables are broken. {z} children can sit at each good table. How many children can sit at the good tables?",
      "A camp has {x} canoes, but {y} of them leak. Each of the good canoes holds {z} children. How many children can go out in the good canoes at one time?",
      "There were {x} cars on the ride. {y} cars didn't work. All the others had {z} children in them. How many children were on the ride?",
      "How many children can sleep at a camp with {x} cabins if {y} cabins are locked and each of the other cabins has {z} beds?",
    ],
  },
  {
    id: "rest-times/garden-that-is-left",
    expression: "(x-y)*z",
    numbers: { x: "8..25", y: "2..6", z: "5..15" },
    texts: [
      "{n} planted {x} tomato plants. {y} of them dried up. Each of the other plants gave {z} tomatoes. How many tomatoes did {n} get?",
      "Grandpa had {x} apple trees. He cut down {y} of them. Then he picked {z} apples from each tree that was left. How many apples did he pick?",
      "There are {x} hens on the farm. {y} hens are too young to lay eggs. Each of the others laid {z} eggs this month. How many eggs did they lay?",
      "{n} had {x} berry bushes, but rabbits ate {y} of them. {He} picked {z} berries from each of the others. How many berries did {he} pick?",
    ],
  },
  {
    id: "rest-times/the-others-cut-up",
    expression: "(x-y)*z",
    numbers: { x: "8..25", y: "2..6", z: "3..12" },
    texts: [
      "{n} had {x} sheets of paper and spilled paint on {y} of them. {He} cut each clean sheet into {z} strips. How many strips did {he} get?",
      "Mom bought {x} apples. The kids ate {y} of them. She cut each of the other apples into {z} slices. How many slices did she have?",
      "A baker had {x} loaves of bread. He sold {y} whole loaves and cut each of the rest into {z} slices. How many slices were there?",
      "How many pieces does {n} get if {he} has {x} boards, puts {y} of them aside, and saws each of the others into {z} pieces?",
    ],
  },
  {
    id: "rest-times/fewer-pages-each-day",
    expression: "(x-y)*z",
    units: ["pages", "pages"],
    numbers: { x: "12..40", y: "2..10", z: "2..12" },
    texts: [
      "{n} reads {x} pages a day. {m} reads {y} pages a day. How many more pages than {m} does {n} read in {z} days?",
      "Last year {n} read {x} pages a week. This year {he} reads {y} fewer pages a week. How many pages does {he} read in {z} weeks now?",
      "The school's new printer prints {x} pages a minute. The old one prints {y} pages a minute. How many more pages does the new one print in {z} minutes?",
      "{n} is supposed to read {x} pages a day, but {he} reads {y} fewer than that. How many pages will {he} read in {z} days?",
    ],
  },
  {
    id: "rest-times/dollars-left-every-time",
    expression: "(x-y)*z",
    units: ["dollars", "dollars"],
    numbers: { z: "2..12" },
    money: true,
    texts: [
      "{n} makes ${x} a week delivering papers. {He} spends ${y} a week on snacks and saves the rest. How much will {he} save in {z} weeks?",
      "{n}'s allowance is ${x} a week, but {his} dad takes out ${y} each week for a broken window. How much money does {n} get in {z} weeks?",
      "Shirts are on sale. A shirt was ${x}, and now it's ${y} less. How much do {z} shirts cost?",
      "How much more does {n} make than {m} in {z} hours if {n} gets ${x} an hour and {m} gets ${y}?",
    ],
  },
];

/** Two-step stories in plain words: something is added or taken away, then it is shared, packed or multiplied. */
export const PLAIN_TWO_STEPS: readonly WordingFamily[] = [
  ...REST_PACKED,
  ...REST_SHARED,
  ...REST_IN_GROUPS,
  ...REST_OVER_TIME,
  ...REST_OF_MONEY,
  ...BOTH_PACKED,
  ...BOTH_SHARED,
  ...BOTH_IN_GROUPS,
  ...BOTH_OVER_TIME,
  ...BOTH_MONEY,
  ...BOTH_TIMES,
  ...REST_TIMES,
];

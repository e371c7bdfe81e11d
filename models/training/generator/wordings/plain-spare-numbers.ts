import type { WordingFamily } from "../wording.ts";

/** Things of another kind are told of as well. */
const OTHER_KIND: readonly WordingFamily[] = [
  {
    id: "spare-kind/got-more-of-one",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "3..80", y: "3..80", z: "3..80" },
    texts: [
      "{n} has {x} {o} at home. {He} also has {z} dominoes. Today {he} got {y} {o} from {his} uncle. How many {o} does {n} have now?",
      "There were {z} desks and {x} {o} in the classroom. The teacher brought {y} more {o}. How many {o} are in the classroom now?",
      "How many {o} did the kids collect in all? On {day} they collected {x} {o} and {z} stuffed animals. On {day2} they collected {y} {o}.",
      "{n} bought {y} {o} and {z} juice boxes. {He} already had {x} {o}. How many {o} does {he} have altogether?",
    ],
  },
  {
    id: "spare-kind/left-of-one",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..35", w: "40..90", z: "5..35" },
    texts: [
      "There were {w} boys and {x} girls on the playground. Then {z} boys and {y} girls went inside. How many girls were still on the playground?",
      "Mom baked {x} cookies and {w} muffins. We ate {y} cookies and {z} muffins. How many cookies are left?",
      "A pet shop had {x} goldfish and {w} guppies. It sold {z} guppies and {y} goldfish. How many goldfish does it still have?",
      "How many red blocks are still in the box? First it had {x} red blocks and {w} blue blocks in it. Then {n} took out {y} red ones and {z} blue ones.",
    ],
  },
  {
    id: "spare-kind/lost-of-both",
    expression: "x+y",
    numbers: { z: "40..90", x: "3..35", w: "40..90", y: "3..35" },
    texts: [
      "{n} had {z} pens and {w} pencils. This year {he} lost {x} pens and {y} pencils. How many pens and pencils did {he} lose in all?",
      "The kids blew up {z} red balloons and {w} green balloons. {x} red ones and {y} green ones popped. How many balloons popped?",
      "Dad bought {z} apples and {w} pears. {x} apples and {y} pears went bad. How many pieces of fruit went bad altogether?",
      "There were {w} dolls and {z} robots at the toy store. The store sold {y} dolls and {x} robots [today|this week]. How many dolls and robots did it sell in total?",
    ],
  },
  {
    id: "spare-kind/more-at-the-start",
    expression: "x-y",
    numbers: { x: "50..99", y: "25..45", z: "3..20", w: "3..20" },
    texts: [
      "{n} had {x} toy cars and {y} toy trucks. {He} gave away {z} cars and {w} trucks. How many more cars than trucks did {he} have at first?",
      "There were {y} cats and {x} dogs at the shelter. Then {w} cats and {z} dogs went to new homes. How many more dogs than cats were there at the start?",
      "How many fewer lemons than oranges were in the basket in the morning? There were {x} oranges and {y} lemons then. By night {z} oranges and {w} lemons were gone.",
      "We started the year with {x} crayons and {y} markers. We lost {z} crayons and {w} markers. How many more crayons than markers did we have when the year started?",
    ],
  },
  {
    id: "spare-kind/more-lost-of-one",
    expression: "x-y",
    numbers: { z: "45..99", w: "45..99", x: "20..40", y: "3..18" },
    texts: [
      "A class had {z} red pencils and {w} blue pencils. The children lost {x} red pencils and {y} blue ones. How many more red pencils than blue pencils did they lose?",
      "{n} baked {w} donuts and {z} rolls for the bake sale. {He} sold {y} donuts and {x} rolls. How many more rolls than donuts did {he} sell?",
      "We picked {z} tomatoes and {w} peppers. We ate {x} tomatoes and {y} peppers. How many fewer peppers than tomatoes did we eat?",
      "How many more chicks than ducklings did the farmer sell? He had {z} chicks and {w} ducklings. He sold {x} chicks and {y} ducklings.",
    ],
  },
  {
    id: "spare-kind/two-colors-of-three",
    expression: "x+y",
    numbers: { x: "4..60", y: "4..60", z: "4..60" },
    texts: [
      "In a bag there are {x} {color} marbles, {y} {color2} marbles and {z} {color3} marbles. How many {color} and {color2} marbles are there altogether?",
      "{n} saw {z} {color3} cars, {x} {color} cars and {y} {color2} cars on the way to school. How many of the cars were {color} or {color2}?",
      "We blew up {x} {color} balloons and {y} {color2} balloons for the boys, and {z} {color3} balloons for the girls. How many balloons did we blow up for the boys?",
      "How many {color} and {color2} beads did {n} put on the string? {He} used {x} {color} beads, {z} {color3} beads and {y} {color2} beads.",
    ],
  },
  {
    id: "spare-kind/one-kind-more-of-three",
    expression: "x-y",
    numbers: { x: "30..80", y: "4..28", z: "4..80" },
    texts: [
      "At the picnic the kids drank {x} cans of lemonade, {y} cans of iced tea and {z} bottles of water. How many more cans of lemonade than cans of iced tea did they drink?",
      "A library got {z} comic books, {y} storybooks and {x} picture books. How many more picture books than storybooks did it get?",
      "{x} kids like soccer best, {y} kids like tennis best and {z} kids like swimming best. How many fewer kids like tennis best than soccer?",
      "How many more bikes than vans did {n} count? {He} counted {y} vans, {z} buses and {x} bikes on {his} street.",
    ],
  },
  {
    id: "spare-kind/two-marks-of-one-group",
    expression: "x-y",
    numbers: { x: "22..40", y: "3..18", z: "3..18" },
    texts: [
      "There are {x} kids in {n}'s class. {y} of them walk to school, and {z} of them have a pet. How many of the kids don't walk to school?",
      "{n} has {x} shirts. {y} of {his} shirts have long sleeves, and {z} of {his} shirts are {color}. How many of the shirts do not have long sleeves?",
      "There are {x} players on the field. {z} of them wear a hat, and {y} of them wear gloves. How many players wear no gloves?",
      "A shelf has {x} books on it. {z} of the books are new. {y} of the books have pictures. How many of the books have no pictures?",
    ],
  },
  {
    id: "spare-kind/fruit-toys-and-others",
    expression: "x+y",
    numbers: { x: "3..40", y: "3..40", z: "3..40" },
    texts: [
      "{n} bought {x} bananas, {z} onions and {y} oranges. How many pieces of fruit did {he} buy?",
      "In the chest there are {x} teddy bears, {z} blankets and {y} dolls. How many toys are in the chest?",
      "Grandpa's farm has {x} cows, {y} pigs and {z} apple trees. How many animals does the farm have?",
      "How many drinks did the class bring to the party? They brought {x} juice boxes, {z} cupcakes and {y} bottles of water.",
    ],
  },
  {
    id: "spare-kind/still-needed-of-one",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "30..90", y: "5..28", z: "5..90" },
    texts: [
      "{n} needs {x} {o} for the school play. {He} has {y} {o} and {z} stuffed animals. How many more {o} does {he} need?",
      "The class wants {x} {o} and {z} {p} for the yard sale. So far they have {y} {o}. How many more {o} do they need?",
      "How many more {o} must {n} buy? {He} wants to have {x} {o} in all. {He} has {y} {o} and {z} board games at home.",
      "{n} has {y} {o} and {z} {p} for the fair. {He} wants to take {x} {o} there. How many {o} are missing?",
    ],
  },
  {
    id: "spare-kind/eaten-of-the-food",
    expression: "x-y",
    units: ["{f}"],
    numbers: { x: "30..90", y: "3..25", z: "5..40" },
    texts: [
      "{n} took {x} {f} and {z} juice boxes to the park. {He} brought {y} {f} back home. All the other {f} were eaten. How many {f} were eaten?",
      "Grandma made {x} {f}. The {z} kids at the party ate some of them. Now there are {y} {f} left. How many {f} did the kids eat?",
      "[On {day}|Today] the lunch room had {x} {f} and {z} bowls of soup. At the end of lunch {y} {f} were left. How many {f} were gone?",
      "How many {f} did the class eat? They started with {x} {f} and {z} cartons of milk, and {y} {f} were left over.",
    ],
  },
  {
    id: "spare-kind/chores-not-done-yet",
    expression: "x-y",
    numbers: { x: "20..60", y: "4..18", z: "4..60" },
    texts: [
      "{n} must water {x} plants in the house and {z} plants in the yard. {He} has watered {y} of the plants in the house. How many plants in the house still need water?",
      "There were {x} dirty cups and {z} dirty plates in the kitchen. {n} cleaned {y} cups. How many cups were still dirty?",
      "{n} wants to write {x} invitations and {z} thank-you notes. {He} has written {y} invitations. How many invitations are not written yet?",
      "How many gifts does Mom still have to wrap? She had {x} gifts. She wrapped {y} of them in {z} minutes.",
    ],
  },
  {
    id: "spare-kind/pets-gone",
    expression: "x-y",
    numbers: { x: "25..60", y: "4..20", z: "4..60" },
    texts: [
      "On {day} the shelter had {x} puppies and {z} kittens. On {day2} only {y} of the puppies were left. The others had new homes. How many puppies got a new home?",
      "{n}'s tank had {x} fish and {z} snails in it. {n} sold some of the fish and has {y} fish now. How many fish did {he} sell?",
      "In the summer the pond had {x} ducks and {z} frogs. In the fall some of the ducks flew south, and {y} ducks stayed. How many ducks flew south?",
      "How many hens ran away? The farmer had {x} hens and {z} geese. He left the gate open, and now only {y} hens are there.",
    ],
  },
];

/** What somebody else has, gets or does is told as well. */
const OTHER_PERSON: readonly WordingFamily[] = [
  {
    id: "spare-person/two-of-three-collect",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "3..90", y: "3..90", z: "3..90" },
    texts: [
      "{n}, {m} and {k} all collect {o}. {n} has {x}, {m} has {y} and {k} has {z}. How many {o} do {n} and {m} have in all?",
      "{k} brought {z} {o} to school. {m} brought {y} {o} and {n} brought {x}. How many {o} did {n} and {m} bring altogether?",
      "How many {o} did the two brothers find? The older brother found {x}, the younger brother found {y}, and their sister found {z}.",
      "My sister has {z} {o}. I have {x} {o}, and my best friend has {y}. How many {o} do my friend and I have together?",
    ],
  },
  {
    id: "spare-person/sister-has-some-too",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "30..99", y: "3..28", z: "3..99" },
    texts: [
      "{n} has {x} {o}. {His} sister has {z}. {n} gives {y} {o} to {his} sister. How many {o} does {n} have now?",
      "{m} had {z} {o} and {n} had {x}. {n} lost {y} {o} on the bus. How many {o} does {n} still have?",
      "I had {x} {o}, and my friend had {z}. I gave {y} of mine to my friend. How many {o} do I have left?",
      "How many {o} are left for {n}? {He} had {x} {o} and sold {y} of them. {m} had {z} {o} and sold none.",
    ],
  },
  {
    id: "spare-person/got-from-the-other",
    expression: "x+y",
    numbers: { x: "12..30", y: "2..9", z: "20..40" },
    texts: [
      "{n} has {x} stickers and {m} has {z} stickers. {m} gives {n} {y} stickers. How many stickers does {n} have now?",
      "Class A has {x} students. Class B has {z} students. {y} students move from Class B to Class A. How many students are in Class A now?",
      "There are {z} cookies on the big plate and {x} cookies on the small plate. Mom moves {y} cookies from the big plate to the small plate. How many cookies are on the small plate now?",
      "{m} had {z} cents and {n} had {x} cents. {m} paid {n} {y} cents for a pencil. How many cents does {n} have now?",
    ],
  },
  {
    id: "spare-person/points-of-three",
    expression: "x-y",
    units: ["points"],
    numbers: { x: "40..99", y: "5..38", z: "5..99" },
    texts: [
      "In the game {k} scored {z} points. {m} scored {y} points, and {n} scored {x}. By how many points did {n} beat {m}?",
      "Three teams played in the school contest. The Bears got {x} points, the Lions got {z} points and the Tigers got {y} points. How many more points did the Bears get than the Tigers?",
      "How many points is {m} behind {n}? {n} has {x} points, {k} has {z} points and {m} has {y} points.",
      "{n} got {x} points in the spelling game. {His} brother got {y} points and {his} sister got {z}. How many fewer points did {his} brother get than {n}?",
    ],
  },
  {
    id: "spare-person/has-more-than-one-of-two",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "5..80", y: "3..40", z: "5..99" },
    texts: [
      "{m} found {y} more {o} than {n}. {n} found {x} {o}, and {k} found {z} {o}. How many {o} did {m} find?",
      "{k} picked up {z} {o}. {n} picked up {x} {o}. That was {y} fewer than {m} picked up. How many {o} did {m} pick up?",
      "How many {o} did the second grade make? The first grade made {x} {o}. The second grade made {y} more {o} than the first grade. The third grade made {z} {o}.",
      "My cousin has {y} more {o} than I do. I have {x} {o} and my brother has {z}. How many {o} does my cousin have?",
    ],
  },
  {
    id: "spare-person/fewer-than-one-of-two",
    expression: "x-y",
    numbers: { x: "30..90", y: "3..25", z: "5..90" },
    texts: [
      "{n} read {x} books this year. {m} read {y} fewer books than {n}. {k} read {z} books. How many books did {m} read?",
      "{k} sold {z} cups of lemonade. {n} sold {x} cups, and {m} sold {y} fewer cups than {n}. How many cups did {m} sell?",
      "How many chairs are in Room C? Room A has {x} chairs, and Room B has {z} chairs. Room C has {y} fewer chairs than Room A.",
      "{n} swam {x} laps and {k} swam {z} laps. {m} was tired and swam {y} fewer laps than {n}. How many laps did {m} swim?",
    ],
  },
  {
    id: "spare-person/left-of-two-givers",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "40..90", y: "4..35", w: "40..90", z: "4..35" },
    texts: [
      "{n} had {x} {o} and {m} had {w}. {n} gave {y} {o} to {k}, and {m} gave {z} {o} to {k}. How many {o} did {n} have left?",
      "Two stores sell {o}. The first store had {x} {o} and sold {y}. The second store had {w} {o} and sold {z}. How many {o} does the first store have left?",
      "{m} made {w} {o} and sold {z}. {n} made {x} {o} and sold {y}. How many {o} does {n} still have?",
      "How many {o} are still in the first box? The first box had {x} {o} in it, and the second box had {w}. {n} took {y} {o} out of the first box and {z} out of the second.",
    ],
  },
  {
    id: "spare-person/got-from-two-givers",
    expression: "x+y",
    numbers: { z: "40..90", x: "4..35", w: "40..90", y: "4..35" },
    texts: [
      "{n} had {z} shells and {m} had {w} shells. {n} gave {x} shells to {k}. {m} gave {y} shells to {k}. How many shells did {k} get in all?",
      "There were {z} kids on the first bus and {w} kids on the second bus. {x} kids on the first bus and {y} kids on the second bus forgot their lunch. How many kids forgot their lunch altogether?",
      "Dad's tree had {z} plums on it, and Grandpa's tree had {w}. We picked {x} plums from Dad's tree and {y} plums from Grandpa's tree. How many plums did we pick?",
      "One girl read {x} pages of her {z} page book. Another girl read {y} pages of her {w} page book. How many pages did the two girls read in total?",
    ],
  },
  {
    id: "spare-person/friend-lost-some-too",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "35..99", y: "5..30", z: "3..60" },
    texts: [
      "{n} had {x} {o}. {He} lost some of them at camp, and now {he} has {y}. {m} lost {z} {o}. How many {o} did {n} lose?",
      "{m} gave away {z} {o}. {n} gave away some {o}, too. {n} started with {x} {o} and ended with {y}. How many {o} did {n} give away?",
      "{n}'s dad had {x} {o} in the garage. He sold some of them at a yard sale and has {y} left. {n}'s mom sold {z} {o}. How many {o} did {n}'s dad sell?",
      "How many {o} did {n} use for the project? {He} had {x} {o} before the project and {y} after it. {m} used {z} {o}.",
    ],
  },
  {
    id: "spare-person/together-at-first",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "15..70", y: "15..70", z: "3..14" },
    texts: [
      "{n} had {x} {o} and {m} had {y} {o}. Then {n} gave {z} {o} to {k}. How many {o} did {n} and {m} have together at first?",
      "There were {x} {o} in the first room and {y} in the second room. Later {z} {o} were taken out of the second room. How many {o} were in the two rooms before that?",
      "The girls made {x} {o} and the boys made {y}. At the fair they sold {z} of these {o}. How many {o} did the kids make?",
      "How many {o} did we have before the move? We had {x} {o} in the house and {y} {o} in the garage. We lost {z} of them in the move.",
    ],
  },
];

/** Two people or places, each with two kinds of things. */
const TWO_BY_TWO: readonly WordingFamily[] = [
  {
    id: "spare-two/all-of-one-place",
    expression: "x+y",
    numbers: { x: "4..60", y: "4..60", z: "4..60", w: "4..60" },
    texts: [
      "The second grade has {x} boys and {y} girls. The third grade has {z} boys and {w} girls. How many children are in the second grade?",
      "At camp {x} girls and {y} boys went hiking. {z} girls and {w} boys went swimming. How many children went hiking?",
      "{z} moms and {w} dads came to the school play on {day}. {x} moms and {y} dads came on {day2}. How many moms and dads came on {day2}?",
      "How many animals does Farmer Brown have? He has {x} goats and {y} sheep. Farmer Green has {z} goats and {w} sheep.",
    ],
  },
  {
    id: "spare-two/one-kind-in-both",
    expression: "x+y",
    numbers: { x: "4..60", y: "4..60", z: "4..60", w: "4..60" },
    texts: [
      "The third grade has {x} girls and {z} boys. The fourth grade has {y} girls and {w} boys. How many girls are in the two grades?",
      "{n} has {z} red cubes and {x} green cubes. {m} has {w} red cubes and {y} green cubes. How many green cubes do they have together?",
      "Farmer Hill has {x} hens and {z} cows. His sister has {y} hens and {w} cows. How many hens do they have in all?",
      "How many forks are on the two tables? One table has {x} forks and {z} spoons on it. The other one has {y} forks and {w} spoons on it.",
    ],
  },
  {
    id: "spare-two/one-kind-place-against-place",
    expression: "x-y",
    numbers: { x: "30..70", y: "4..28", z: "4..70", w: "4..70" },
    texts: [
      "There are {x} boys and {z} girls in the chess club. There are {y} boys and {w} girls in the drama club. How many more boys are in the chess club than in the drama club?",
      "{n} picked {y} daisies and {z} roses. {m} picked {x} daisies and {w} roses. How many more daisies did {m} pick than {n}?",
      "Store A has {x} kites and {z} drums. Store B has {y} kites and {w} drums. How many fewer kites does Store B have than Store A?",
      "How many more ducks does Farmer Wood have than Farmer Lee? Farmer Wood has {x} ducks and {z} hens. Farmer Lee has {y} ducks and {w} hens.",
    ],
  },
  {
    id: "spare-two/kind-against-kind-in-one-place",
    expression: "x-y",
    numbers: { x: "30..70", y: "4..28", z: "4..70", w: "4..70" },
    texts: [
      "In Room A there are {x} big chairs and {y} small chairs. In Room B there are {z} big chairs and {w} small chairs. How many more big chairs than small chairs are in Room A?",
      "On the first page {n} glued {z} stars and {w} hearts. On the second page {he} glued {x} stars and {y} hearts. How many more stars than hearts are on the second page?",
      "Mom's bowl has {x} grapes and {y} cherries in it. Dad's bowl has {z} grapes and {w} cherries. How many fewer cherries than grapes are in Mom's bowl?",
      "How many more dogs than cats live on Elm Street? There are {x} dogs and {y} cats on Elm Street, and {z} dogs and {w} cats on Oak Street.",
    ],
  },
  {
    id: "spare-two/new-ones-of-one-kind",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "5..80", y: "5..60", z: "5..80", w: "5..60" },
    texts: [
      "{n} had {x} {o} and {z} {p}. For {his} birthday {he} got {y} {o} and {w} {p}. How many {o} does {he} have now?",
      "Last week our room had {z} {p} and {x} {o}. This week we got {w} {p} and {y} {o} more. How many {o} does our room have now?",
      "How many {o} did {n} buy? On {day} {he} bought {x} {o} and {z} {p}. On {day2} {he} bought {y} {o} and {w} {p}.",
      "In the morning a truck brought {x} {o} and {z} {p} to the store. In the afternoon it brought {y} {o} and {w} {p}. How many {o} did the truck bring that day?",
    ],
  },
  {
    id: "spare-two/all-that-is-new",
    expression: "x+y",
    numbers: { z: "5..80", x: "5..60", w: "5..80", y: "5..60" },
    texts: [
      "{n} had {z} stamps and {w} coins. {His} grandpa gave {him} {x} stamps and {y} coins. How many stamps and coins did {n} get from {his} grandpa?",
      "The zoo had {z} monkeys and {w} parrots. This spring {x} baby monkeys and {y} baby parrots were born. How many babies were born?",
      "There were {z} boys and {w} girls in the pool. Then {x} more boys and {y} more girls jumped in. How many kids jumped in?",
      "How many new books did the library get? It had {z} storybooks and {w} comic books. It got {x} new storybooks and {y} new comic books.",
    ],
  },
];

/** What happens before, after or on another day is told as well. */
const OTHER_TIME: readonly WordingFamily[] = [
  {
    id: "spare-time/pages-on-some-days",
    expression: "x+y",
    units: ["pages"],
    numbers: { x: "5..60", y: "5..60", z: "5..60" },
    texts: [
      "{n} started a new book on {day}. That day {he} read {x} pages. On {day2} {he} read {y} pages, and on {day3} {z} pages. How many pages did {he} read on {day} and {day2} altogether?",
      "Last night {n} read {z} pages. This morning {he} read {x} pages, and this afternoon {he} read {y} pages. How many pages did {he} read today?",
      "{n} likes {his} new book. Today {he} read {x} pages before dinner and {y} pages after dinner. Tomorrow {he} wants to read {z} pages. How many pages did {he} read today?",
      "How many pages did we read in the first two weeks? We read {x} pages in the first week, {y} in the second week and {z} in the third week.",
    ],
  },
  {
    id: "spare-time/day-against-day",
    expression: "x-y",
    numbers: { x: "40..80", y: "5..38", z: "81..120" },
    texts: [
      "The ice cream stand sold {x} cones on {day}, {y} cones on {day2} and {z} cones on {day3}. How many fewer cones did it sell on {day2} than on {day}?",
      "On {day} {n} jumped rope and made {z} jumps. On {day2} {he} made {y} jumps, and on {day3} {he} made {x}. How many more jumps did {he} make on {day3} than on {day2}?",
      "Our club had {y} members last year and has {x} members now. Next year it wants to have {z}. How many more members does it have now than last year?",
      "How many more cars did we wash on {day2} than on {day}? We washed {y} cars on {day}, {x} cars on {day2} and {z} cars on {day3}.",
    ],
  },
  {
    id: "spare-time/gone-the-day-before",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "35..90", y: "4..32", z: "4..50" },
    texts: [
      "Yesterday {n} gave {z} {o} to a friend. This morning {he} had {x} {o}, and at noon {he} gave away {y} of them. How many {o} does {he} have now?",
      "The teacher had {x} {o} at the start of this week. The kids used {y} of them this week. Last week they used {z}. How many {o} are left?",
      "There were {x} {o} in the store this morning. {y} of them were sold today. Yesterday {z} were sold. How many {o} are left in the store?",
      "How many {o} does {n} have left? Last year {he} sold {z} {o}. This year {he} started with {x} {o} and sold {y}.",
    ],
  },
  {
    id: "spare-time/before-some-went-away",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "20..80", y: "5..60", z: "3..19" },
    texts: [
      "{n} had {x} {o}. {He} got {y} more for {his} birthday. A week later {he} gave {z} of them to {m}. How many {o} did {n} have before {he} gave some away?",
      "There were {x} {o} in the closet. {n} put {y} more in. The next day {m} took out {z}. How many {o} were in the closet before {m} came?",
      "I found {x} {o}, and then I found {y} more. On the way home I lost {z} of them. How many {o} did I find?",
      "The {shop} had {x} {o}. Before it opened, a truck brought {y} more. By closing time {z} were sold. How many {o} did the {shop} have when it opened?",
    ],
  },
  {
    id: "spare-time/before-others-came",
    expression: "x-y",
    numbers: { x: "30..80", y: "4..28", z: "4..60" },
    texts: [
      "{n} had {x} crackers. {He} ate {y} of them before lunch. After lunch Mom gave {him} {z} more. How many crackers were left before Mom gave {him} more?",
      "There were {x} birds in a tree. {y} of them flew away. An hour later {z} other birds came. How many birds were in the tree before the others came?",
      "A bus had {x} people on it. {y} people got off at the school. At the next stop {z} people got on. How many people were on the bus between the two stops?",
      "How many eggs were in the fridge before Dad went to the store? There were {x} eggs in it on {day}. Dad used {y} eggs for a cake sale. Then he went to the store and bought {z} more.",
    ],
  },
  {
    id: "spare-time/added-in-all",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "3..50", y: "3..50", z: "5..90" },
    texts: [
      "{n} had {z} {o}. {m} gave {him} {x} more, and {k} gave {him} {y} more. How many {o} did {n} get from {his} friends?",
      "There were {z} {o} in the shed. In the morning {x} more {o} were put in, and in the afternoon another {y}. How many {o} were put in the shed that day?",
      "How many {o} did {n} buy this year? At the start of the year {he} had {z} {o}. {He} bought {x} in {month} and {y} in {month2}.",
      "Our class already had {z} {o}. Then the girls brought {x} {o} and the boys brought {y}. How many {o} did the boys and girls bring in all?",
    ],
  },
  {
    id: "spare-time/taken-in-all",
    expression: "x+y",
    numbers: { z: "60..99", x: "5..28", y: "5..28" },
    texts: [
      "{n} had {z} baseball cards. {He} gave {x} cards to {his} brother and {y} cards to {his} cousin. How many cards did {he} give away?",
      "A pizza place made {z} pizzas today. It sold {x} pizzas at lunch and {y} pizzas at dinner. How many pizzas did it sell?",
      "The school cook had {z} eggs. She used {x} eggs for pancakes and {y} eggs for muffins. How many eggs did she use in all?",
      "How many kids left the pool? There were {z} kids at the pool. {x} kids left before lunch, and {y} kids left after lunch.",
    ],
  },
  {
    id: "spare-time/more-taken-first",
    expression: "x-y",
    units: ["{o}"],
    numbers: { z: "60..99", x: "20..35", y: "3..18" },
    texts: [
      "{n} gave away some of {his} {z} {o}. {m} got {x} of them and {k} got {y}. How many more {o} did {m} get than {k}?",
      "There were {z} {o} in the shed. On {day} we used {x} of them, and on {day2} we used {y}. How many fewer {o} did we use on {day2} than on {day}?",
      "Our class had {z} {o} to sell. The girls sold {x} of them and the boys sold {y}. How many more {o} did the girls sell than the boys?",
      "How many more {o} did {n} lose in the first week than in the second week? {He} had {z} {o} at first. {He} lost {x} in the first week and {y} in the second week.",
    ],
  },
  {
    id: "spare-time/had-at-first",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "5..80", y: "3..60", z: "3..60" },
    texts: [
      "{m} already had {z} {o} when {n} gave {mhim} {y} {o}. After that {n} had {x} {o} left. How many {o} did {n} have at first?",
      "Some {o} were in a big box. {n} took {y} {o} out and put {z} pebbles in. Now there are {x} {o} in the box. How many {o} were there in the beginning?",
      "How many {o} did the store have in the morning? It sold {y} {o} and {z} cans of soda during the day, and it had {x} {o} left in the evening.",
      "After {n} used {y} {o} for {his} art project, {he} had {x} left. The project took {z} minutes. How many {o} did {he} start with?",
    ],
  },
  {
    id: "spare-time/had-before-the-new-ones",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..30", z: "6..12" },
    texts: [
      "{n} turned {z} today. {He} got {y} new books, and now {he} has {x} books. How many books did {he} have before {his} birthday?",
      "{n} put {y} photos in {his} album in {z} minutes. Now there are {x} photos in the album. How many photos were in it before?",
      "{y} new kids joined the club this week. Now the club has {x} kids and {z} coaches. How many kids were in the club last week?",
      "How many fish did {n} have last week? This week {he} bought {y} more fish for ${z}, and now {he} has {x} fish.",
    ],
  },
  {
    id: "spare-time/how-many-were-added",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "40..99", y: "5..35", z: "5..90" },
    texts: [
      "{n} had {y} {o}. {m} gave {him} some more, and now {he} has {x}. {m} still has {z} {o}. How many {o} did {m} give {n}?",
      "There were {y} {o} and {z} {p} in the {cs}. {n} put in some more {o}. Now {x} {o} are in the {cs}. How many {o} did {n} put in?",
      "On {day} {n} had {y} {o} and {m} had {z}. On {day2} {n} bought some {o}, and then {he} had {x}. How many {o} did {n} buy on {day2}?",
      "How many {o} did our class make this week? Last week we had {y} {o}. Now we've got {x} {o}. The class next door has {z}.",
    ],
  },
  {
    id: "spare-time/before-they-left",
    expression: "x+y",
    numbers: { x: "10..30", y: "5..25", z: "60..90" },
    texts: [
      "A bus has {z} seats. At the mall {y} people got off, {x} people stayed on and nobody got on. How many people were on the bus before the mall?",
      "This morning there were some kids at the park. {y} of them went home at noon, and the other {x} stayed. Yesterday there were {z} kids at the park. How many kids were at the park this morning?",
      "Grandpa sold {y} of his sheep and kept {x}. His neighbor has {z} sheep. How many sheep did Grandpa have at first?",
      "How many books were on the shelf before the kids came? The kids took {y} books, and {x} books are still on the shelf. There are {z} books on the next shelf.",
    ],
  },
  {
    id: "spare-time/planted-or-picked",
    expression: "x+y",
    numbers: { x: "10..50", y: "10..50", z: "3..19" },
    texts: [
      "{n} planted {x} onions on {day} and {y} onions on {day2}. Rabbits dug up {z} of them. How many onions did {n} plant?",
      "We picked {x} apples from the big tree and {y} apples from the small tree. {z} of the apples had worms. How many apples did we pick?",
      "The class grew {x} bean plants and {y} pea plants. They gave {z} of the plants to their parents. How many plants did the class grow in all?",
      "How many flowers did {n} pick? {He} picked {x} flowers in the yard and {y} flowers by the road. {He} gave {z} of them to {his} teacher.",
    ],
  },
  {
    id: "spare-time/good-ones-at-first",
    expression: "x-y",
    numbers: { x: "50..90", y: "4..20", z: "5..28" },
    texts: [
      "{n} picked {x} tomatoes. {y} of them were green, and the others were red. {He} sold {z} red ones. How many red tomatoes did {he} pick?",
      "There were {x} eggs in the basket. {y} of them were broken. Mom used {z} of the good eggs. How many good eggs were in the basket at first?",
      "The school got {x} old computers. {y} of them did not work. The second grade took {z} of the computers that worked. How many of the old computers worked?",
      "How many balloons did not pop? There were {x} balloons at the party, and {y} of them popped. The kids took {z} balloons home.",
    ],
  },
  {
    id: "spare-time/came-to-the-party",
    expression: "x+y",
    numbers: { x: "4..30", y: "4..30", z: "x+y+i" },
    texts: [
      "{n} invited {z} friends to {his} party. {x} boys and {y} girls came. How many friends came to the party?",
      "There were {z} chairs in the hall. {x} parents and {y} kids sat on them. How many people sat on chairs?",
      "{z} party hats were on the table. The boys took {x} hats and the girls took {y}. How many hats did the kids take?",
      "How many slices of cake were eaten? Mom and Dad cut the cakes into {z} slices. The kids ate {x} slices and the grown-ups ate {y}.",
    ],
  },
];

/** Dollars that are not asked about. */
const OTHER_MONEY: readonly WordingFamily[] = [
  {
    id: "spare-money/two-things-bought",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    numbers: { z: "y+i" },
    texts: [
      "{n} bought a game for ${x} and a cap for ${y}. {He} also looked at a kite for ${z}, but {he} didn't buy it. How much did {he} spend?",
      "A coat costs ${x}, a pair of boots costs ${y} and a sweater costs ${z}. {n} buys the coat and the boots. How much does {he} have to pay?",
      "{n}'s dad paid ${x} for a lamp, ${y} for a chair and ${z} for a rug. How much did the lamp and the chair cost together?",
      "How much did Mom spend on toys? She paid ${x} for a train set, ${z} for groceries and ${y} for a scooter.",
    ],
  },
  {
    id: "spare-money/left-after-one-thing",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    numbers: { z: "y+i" },
    texts: [
      "{n} had ${x}. {He} wanted a ball for ${z}, but {he} bought a puzzle for ${y}. How much money does {he} have left?",
      "{n} has ${x} and {m} has ${z}. {n} pays ${y} for a gift. How much money does {n} have now?",
      "A radio costs ${z}, and a clock costs ${y}. {n} has ${x} and buys only the clock. How much money is left?",
      "How much money did {n} bring home from the fair? {He} took ${x} to the fair and spent ${y} there. {His} sister spent ${z} of her own money.",
    ],
  },
  {
    id: "spare-money/costs-more",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    numbers: { z: "y+i" },
    texts: [
      "The red bike costs ${x}, the blue bike costs ${y} and the green bike costs ${z}. How much more does the red bike cost than the blue bike?",
      "{n} bought shoes for ${x}, a belt for ${y} and a shirt for ${z}. How much more did the shoes cost than the belt?",
      "A tent is ${x} and a sleeping bag is ${y}. {n} has saved ${z}. How much cheaper is the sleeping bag than the tent?",
      "How much less did {m} spend than {n}? At the {shop} {n} spent ${x}, {m} spent ${y} and {k} spent ${z}.",
    ],
  },
  {
    id: "spare-money/still-to-save",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    numbers: { z: "y+i" },
    texts: [
      "{n} wants a skateboard that costs ${x}. {He} has saved ${y}. {m} has saved ${z}. How much more money does {n} need?",
      "{n} is saving for a bike. The bike costs ${x}, and a helmet costs ${z}. {He} has ${y} so far. How much more does {he} need for the bike?",
      "Our class needs ${x} for a trip. Our bake sale made ${y}. The other class made ${z} for their own trip. How much more money does our class need?",
      "How much does {n} still owe {his} mom? {He} owed her ${x} and paid back ${y}. {His} brother owes her ${z}.",
    ],
  },
  {
    id: "spare-money/earned-in-all",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    numbers: { z: "3..60" },
    texts: [
      "{n} earned ${x} for walking dogs and ${y} for mowing lawns. {He} spent ${z} on a present. How much did {he} earn in all?",
      "Last week {n} had ${z}. This week {he} got ${x} from {his} grandma and ${y} from {his} aunt. How much money did {he} get this week?",
      "We sold cookies for ${x} and lemonade for ${y}. The sugar and the cups cost us ${z}. How much money did people pay us?",
      "How much did {n} make on {day}? {He} made ${x} in the morning and ${y} in the afternoon. On {day2} {he} made ${z}.",
    ],
  },
  {
    id: "spare-money/spent-in-all",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    numbers: { z: "x+y+i" },
    texts: [
      "{n} had ${z}. {He} spent ${x} on a shirt and ${y} on a hat. How much did {he} spend altogether?",
      "{n} took ${z} to the toy store. {He} bought a doll house for ${x} and a puzzle for ${y}. How much did {he} pay for both toys?",
      "Mom had ${z}. Her groceries were ${x} and her flowers were ${y}. How much money did she spend in total?",
      "How much did the two gifts cost? Dad went out with ${z} in his wallet. He bought a necklace for ${x} and a watch for ${y}.",
    ],
  },
  {
    id: "spare-money/not-sold-yet",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "30..90", y: "4..28", z: "3..40" },
    texts: [
      "The corner store had {x} {o} on sale for ${z} each. By noon it had sold {y} of them. How many {o} did the store still have?",
      "{n} had {x} {o} for sale at ${z} each. {m} bought {y} of them. How many {o} does {n} have left?",
      "{o} cost ${z} each at the market. {n} took {x} {o} there and sold {y}. How many {o} were not sold?",
      "How many {o} are still for sale? The price is ${z} for each one. There were {x} {o} in the morning, and {y} have been sold.",
    ],
  },
  {
    id: "spare-money/things-not-dollars",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "3..50", y: "3..50", z: "3..60", w: "3..60" },
    texts: [
      "{n} bought {x} {o} at the first store for ${z} and {y} {o} at the second store for ${w}. How many {o} did {he} buy?",
      "{n} paid ${z} for {x} {o}. {m} paid ${w} for {y} {o}. How many {o} did they buy in all?",
      "On {day} we sold {x} {o} and made ${z}. On {day2} we sold {y} {o} and made ${w}. How many {o} did we sell on the two days?",
      "How many {o} are in the two boxes? One box holds {x} {o} and costs ${z}. The other one holds {y} {o} and costs ${w}.",
    ],
  },
  {
    id: "spare-money/dollars-not-things",
    expression: "x+y",
    units: ["dollars"],
    money: true,
    numbers: { z: "3..20", w: "3..20" },
    texts: [
      "{n} bought {z} pens for ${x} and {w} notebooks for ${y}. How much did {he} pay in all?",
      "On {day} our stand sold {z} cupcakes and made ${x}. On {day2} it sold {w} cupcakes and made ${y}. How much money did it make altogether?",
      "{n} got ${x} for {z} old toys at the yard sale. {m} got ${y} for {w} old books. How much money did they get together?",
      "How much did the party food cost? Mom paid ${x} for {z} small pizzas and ${y} for {w} bottles of juice.",
    ],
  },
  {
    id: "spare-money/made-more-on-one-day",
    expression: "x-y",
    units: ["dollars"],
    money: true,
    numbers: { z: "3..40", w: "3..40" },
    texts: [
      "On {day} {n} sold {z} {o} and got ${x}. On {day2} {he} sold {w} {o} and got ${y}. How much more money did {he} get on {day} than on {day2}?",
      "{n} paid ${x} for {z} {o}. {m} paid ${y} for {w} {p}. How much less did {m} pay than {n}?",
      "A big box with {z} {o} costs ${x}. A small box with {w} {o} costs ${y}. How much more does the big box cost?",
      "How much more money did the girls make than the boys? {z} girls washed cars and made ${x}. {w} boys raked leaves and made ${y}.",
    ],
  },
];

/** Ages, people, containers, lengths, minutes and scores that are not needed. */
const OTHER_NUMBERS: readonly WordingFamily[] = [
  {
    id: "spare-count/made-by-some-kids",
    expression: "x+y",
    numbers: { x: "6..70", y: "6..70", z: "5..40" },
    texts: [
      "{z} kids made {x} paper hats in the morning and {y} paper hats in the afternoon. How many paper hats did the kids make?",
      "Our club has {z} members. We won {x} games last year and {y} games this year. How many games did we win in the two years?",
      "{n} put {x} apples and {y} pears into {z} bags. How many pieces of fruit did {he} put into the bags?",
      "How many cans did the {z} scouts collect in two days? They collected {x} cans on {day} and {y} cans on {day2}.",
    ],
  },
  {
    id: "spare-count/taken-out-of-containers",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "40..99", y: "4..35", z: "3..15" },
    texts: [
      "{n} had {x} {o} in {z} {c}. {He} gave {y} {o} to {m}. How many {o} does {n} have left?",
      "{z} {c} hold {x} {o} altogether. {y} of the {o} belong to {m}, and the others belong to {n}. How many {o} belong to {n}?",
      "There are {z} {c} in the hall with {x} {o} in all. The kids take out {y} {o}. How many {o} are still in the {c}?",
      "How many {o} are left? The class had {z} {c} with {x} {o} altogether and used {y} {o}.",
    ],
  },
  {
    id: "spare-count/some-of-them-gone",
    expression: "x-y",
    numbers: { x: "30..80", y: "3..25", z: "5..40", w: "5..40" },
    texts: [
      "{n} bought {x} balloons for ${z} and a cake for ${w}. {y} balloons popped. How many balloons were left?",
      "We made {x} sandwiches and {z} cups of lemonade. {w} guests came and ate {y} sandwiches. How many sandwiches were left?",
      "{w} kids played a game with {x} cards and {z} chips. {y} cards got lost. How many cards are there now?",
      "How many candles are still burning? Dad lit {x} candles and used {z} matches. In {w} minutes {y} candles went out.",
    ],
  },
  {
    id: "spare-count/things-and-ages",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "3..60", y: "3..60", z: "6..14", w: "6..14" },
    texts: [
      "{n} is {z} years old and has {x} {o}. {m} is {w} years old and has {y} {o}. How many {o} do they have in all?",
      "{n}, who is {z}, found {x} {o}. {m}, who is {w}, found {y}. How many {o} did the two kids find?",
      "My brother is {z} years old. He has {x} {o} in his room. My sister is {w} years old and has {y}. How many {o} do my brother and sister have together?",
      "How many {o} did the cousins bring? One cousin is {z} years old and brought {x} {o}. The other is {w} years old and brought {y} {o}.",
    ],
  },
  {
    id: "spare-count/ages-and-things",
    expression: "x-y",
    units: ["years"],
    numbers: { x: "66..85", y: "25..45", z: "3..60", w: "3..60" },
    texts: [
      "{n} is {x} years old and has {z} stamps. {m} is {y} years old and has {w} stamps. How many years older is {n} than {m}?",
      "{n}'s grandpa is {x} years old and has {z} fishing hooks. {His} dad is {y} years old and has {w} fishing hooks. How many years younger is {his} dad than {his} grandpa?",
      "The school is {x} years old and has {z} rooms. The library next to it is {y} years old and has {w} windows. How many years older is the school than the library?",
      "How many years older is the oak than the pine? The oak is {x} years old and {z} feet tall. The pine is {y} years old and {w} feet tall.",
    ],
  },
  {
    id: "spare-measure/used-of-one",
    expression: "x-y",
    numbers: { z: "y+i" },
    texts: [
      "A red ribbon was {x} inches long and a blue ribbon was {z} inches long. {n} cut {y} inches off the red ribbon. How many inches of red ribbon are left?",
      "{n} had {x} pounds of flour and {z} pounds of sugar. {He} used {y} pounds of flour for bread. How many pounds of flour are left?",
      "The park trail is {x} miles long, and the lake trail is {z} miles long. {n} has walked {y} miles of the park trail. How many miles of the park trail are left?",
      "How many gallons of green paint are left? The painters had {x} gallons of green paint and {z} gallons of white paint. They used {y} gallons of green paint.",
    ],
  },
  {
    id: "spare-measure/two-of-three",
    expression: "x+y",
    numbers: { z: "x+i" },
    texts: [
      "A truck driver drove {x} miles on {day} and {y} miles on {day2}. He has to drive {z} miles on {day3}. How many miles has he driven so far?",
      "The cook bought {x} pounds of potatoes, {y} pounds of carrots and {z} pounds of rice. How many pounds of potatoes and carrots did she buy?",
      "We used {x} gallons of white paint and {y} gallons of green paint in the house. We used {z} gallons of white paint on the fence. How many gallons of paint did we use in the house?",
      "How many yards of cloth did the class use for capes and dresses? They used {x} yards for capes, {z} yards for a curtain and {y} yards for dresses.",
    ],
  },
  {
    id: "spare-measure/farther-or-heavier",
    expression: "x-y",
    numbers: { z: "y+i" },
    texts: [
      "The big pumpkin weighed {x} pounds, the small pumpkin weighed {y} pounds and the melon weighed {z} pounds. How many pounds heavier was the big pumpkin than the small pumpkin?",
      "It's {x} miles from {n}'s house to the beach, {y} miles to the mall and {z} miles to the zoo. How many miles farther is the beach than the mall?",
      "{n} ran {x} miles last month. {m} ran {y} miles and {k} ran {z} miles. How many fewer miles did {m} run than {n}?",
      "How many more feet of fence did {n} paint than {m}? {n} painted {x} feet of fence, {k} painted {z} feet and {m} painted {y} feet.",
    ],
  },
  {
    id: "spare-measure/minutes-of-two",
    expression: "x+y",
    units: ["minutes"],
    numbers: { x: "5..60", y: "5..60", z: "5..60" },
    texts: [
      "{n} practiced the piano for {x} minutes, did homework for {y} minutes and cleaned {his} room for {z} minutes. How many minutes did the piano and the homework take in all?",
      "To get to the zoo {n} rode the bus for {x} minutes and then walked for {y} minutes. {He} watched the bears for {z} minutes. How many minutes did it take {him} to get to the zoo?",
      "Mom mixed the dough for {x} minutes and baked the bread for {y} minutes. Then she rested for {z} minutes. How many minutes did she need to mix and bake?",
      "How many minutes did the two cartoons last together? The first cartoon lasted {x} minutes, and the second lasted {y} minutes. Before them {n} did chores for {z} minutes.",
    ],
  },
  {
    id: "spare-measure/minutes-longer",
    expression: "x-y",
    units: ["minutes"],
    numbers: { x: "30..60", y: "5..28", z: "5..60" },
    texts: [
      "{n} swam for {x} minutes, ran for {y} minutes and rested for {z} minutes. How many minutes longer did {he} swim than run?",
      "It takes {n} {x} minutes to walk to school and {y} minutes to go there by bike. {His} first lesson lasts {z} minutes. How many minutes faster is it by bike?",
      "The math lesson was {x} minutes long. The art lesson was {z} minutes long and the music lesson was {y} minutes long. How many minutes shorter was the music lesson than the math lesson?",
      "How many more minutes must the cake stay in the oven? It has to bake for {x} minutes and then cool for {z} minutes. It has been in the oven for {y} minutes.",
    ],
  },
  {
    id: "spare-school/came-today",
    expression: "x-y",
    numbers: { x: "20..60", y: "4..18", z: "8..19" },
    texts: [
      "Mr. Lopez has {x} students and Mrs. Bell has {z} students. {y} of Mr. Lopez's students are sick today. How many of Mr. Lopez's students are not sick?",
      "{x} kids signed up for the swim class, and {z} kids signed up for the art class. {y} kids from the swim class did not come. How many kids came to the swim class?",
      "The school ordered {x} chairs and {z} desks. {y} of the chairs came today. How many chairs did not come?",
      "How many girls are in the choir? There are {x} kids in it. {y} of the kids are boys. {z} of the kids play the piano.",
    ],
  },
  {
    id: "spare-book/pages-left",
    expression: "x-y",
    units: ["pages"],
    numbers: { x: "60..200", y: "10..55", z: "5..40" },
    texts: [
      "{n}'s book has {x} pages and {z} pictures. {He} has read {y} pages. How many pages does {he} have left?",
      "{n} is reading two books. One has {x} pages and the other has {z} pages. {He} has read {y} pages of the first book. How many pages of the first book are left?",
      "It took {n} {z} days to read {y} pages of {his} book. The book has {x} pages. How many pages must {he} still read?",
      "How many pages has {n} not colored yet? {His} coloring book has {x} pages. {He} colored {y} pages with {z} crayons.",
    ],
  },
  {
    id: "spare-book/pages-in-the-whole-book",
    expression: "x+y",
    units: ["pages"],
    numbers: { x: "10..120", y: "10..120", z: "12..60" },
    texts: [
      "{n} has read {x} pages of {his} book. There are {y} pages left. Each page has {z} lines. How many pages are in the whole book?",
      "{n} wrote {x} pages of {his} story in {z} days. {He} still has to write {y} pages. How many pages will the whole story have?",
      "{m}'s book has {z} pages. {n} has a different book. {n} has read {x} pages and has {y} pages to go. How many pages does {n}'s book have?",
      "How many pages are in the album? {x} pages are full and {y} pages are empty. There are {z} photos in it.",
    ],
  },
  {
    id: "spare-game/points-so-far",
    expression: "x+y",
    units: ["points"],
    numbers: { x: "10..60", y: "10..60", z: "x+y+i" },
    texts: [
      "{n}'s team scored {z} points. {n} made {x} points in the first half and {y} points in the second half. How many points did {n} make in the game?",
      "You need {z} points to win a prize. {n} got {x} points at the ring toss and {y} points at the duck pond. How many points does {he} have so far?",
      "{n} played a new game. {He} got {x} points on the first level and {y} points on the second level. {His} sister got {z} points. How many points did {n} get altogether?",
      "How many points did {n} get in the quiz? {He} got {x} points for math and {y} points for reading. The winner got {z} points.",
    ],
  },
  {
    id: "spare-game/points-apart",
    expression: "x-y",
    units: ["points"],
    numbers: { x: "40..99", y: "5..35", z: "10..60" },
    texts: [
      "{n} needs {x} points to get to the next level. {He} has {y} points and {z} stars. How many more points does {he} need?",
      "The Blue team beat the Red team {x} to {y}. The game lasted {z} minutes. By how many points did the Blue team win?",
      "{n} had {x} points. {He} gave a wrong answer and lost {y} points. {m} had {z} points. How many points does {n} have now?",
      "How many points did {n} get in the second round? After the first round {he} had {y} points, and after the second round {he} had {x} points. There were {z} players in the game.",
    ],
  },
  {
    id: "spare-trip/still-there",
    expression: "x-y",
    numbers: { w: "50..80", x: "22..48", y: "3..18", z: "5..40" },
    texts: [
      "A bus with {w} seats had {x} people on it. After {z} minutes {y} people got off and nobody got on. How many people were on the bus then?",
      "There are {w} kids at the camp. {x} of them went to the lake. After {z} minutes {y} of these kids came back. How many kids were still at the lake?",
      "{n} had {x} {o}. {He} sold {y} of them at a fair that was {z} miles away and had {w} stands. How many {o} does {n} have left?",
      "How many people are still in line? The line had {x} people in it and was {w} feet long. In {z} minutes {y} people left the line, and nobody new came.",
    ],
  },
];

/** Equal groups: how many in all. */
const TIMES: readonly WordingFamily[] = [
  {
    id: "spare-times/full-containers",
    expression: "x*y",
    units: ["{o}"],
    numbers: { x: "2..12", y: "2..12", z: "2..15" },
    texts: [
      "There are {x} {c} of {o} in the store. Each {cs} has {y} {o} in it and costs ${z}. How many {o} are there in all?",
      "{n} filled {x} {c} with {o}. {He} put {y} {o} in each {cs}. {m} filled {z} {c}. How many {o} did {n} put in {his} {c}?",
      "{o} come in packs of {y}. {n} opened {x} packs, and {m} opened {z} packs. How many {o} did {n} get?",
      "How many {o} do the kids need? There are {x} kids and {z} parents. Each kid needs {y} {o}. The parents need none.",
    ],
  },
  {
    id: "spare-times/rows-and-others",
    expression: "x*y",
    numbers: { x: "2..12", y: "3..12", z: "5..60" },
    texts: [
      "{n}'s garden has {x} rows of lettuce and {z} bean plants. There are {y} heads of lettuce in each row. How many heads of lettuce are in the garden?",
      "The gym has {x} rows of chairs. There are {y} chairs in each row. {z} kids are in the gym. How many chairs are there in all?",
      "{z} pine trees and {x} apple trees grow on the hill. Each apple tree lost {y} apples in the wind. How many apples fell down?",
      "How many desks are in Room A? It has {x} rows of {y} desks. Room B has {z} desks.",
    ],
  },
  {
    id: "spare-times/same-price",
    expression: "x*y",
    units: ["dollars"],
    money: true,
    numbers: { x: "2..12", z: "6..14" },
    texts: [
      "Movie tickets cost ${y} each. {n} buys {x} tickets. A big popcorn costs ${z}, but {he} doesn't want any. How much does {n} pay?",
      "{n} bought {x} T-shirts for ${y} each. {His} brother bought a cap for ${z}. How much did the T-shirts cost?",
      "{x} kids each brought ${y} for the class party. A cake costs ${z}. How much money did the kids bring in all?",
      "How much did {n} earn in {x} weeks? {He} is {z} years old and gets ${y} a week for {his} chores.",
    ],
  },
  {
    id: "spare-times/every-day",
    expression: "x*y",
    numbers: { x: "2..12", y: "2..9", z: "2..15" },
    texts: [
      "{n} does {y} sit-ups and {z} push-ups every day. How many sit-ups does {he} do in {x} days?",
      "A baker makes {y} pies and {z} cakes each day. How many pies does he make in {x} days?",
      "{n} has {z} rabbits. Together they eat {y} carrots a day. How many carrots do they eat in {x} days?",
      "How many stickers did {n} get in {x} weeks? {He} got {y} stickers a week for good work. {m} got {z} stickers a week.",
    ],
  },
  {
    id: "spare-times/twice-as-many",
    expression: "x*2",
    units: ["{o}"],
    numbers: { x: "5..60", z: "5..99" },
    texts: [
      "{n}, {m} and {k} brought {o} to school. {n} brought {x} and {k} brought {z}. {m} brought twice as many as {n}. How many {o} did {m} bring?",
      "{n} sold {x} {o} on {day} and {z} on {day2}. On {day3} {he} sold twice as many as on {day}. How many {o} did {he} sell on {day3}?",
      "My brother has {z} {o}. I have {x}, and my sister has twice as many {o} as I have. How many {o} does my sister have?",
      "How many {o} did the third grade bring? The second grade brought {x} {o} and {z} {p}. The third grade brought twice as many {o} as the second grade.",
    ],
  },
  {
    id: "spare-times/times-as-many",
    expression: "x*y",
    numbers: { x: "4..30", y: "3..9", z: "4..60" },
    texts: [
      "{n} picked {x} peaches. {m} picked {y} times as many peaches as {n}. {k} picked {z} peaches. How many peaches did {m} pick?",
      "The small tank has {x} fish and {z} snails in it. The big tank has {y} times as many fish as the small tank. How many fish are in the big tank?",
      "{n} saved {x} dimes in {z} weeks. {His} sister saved {y} times as many dimes. How many dimes did {his} sister save?",
      "How many cars are in the big lot? The small lot has {x} cars and {z} trucks in it. The big lot has {y} times as many cars as the small lot.",
    ],
  },
  {
    id: "spare-times/two-kinds-in-each",
    expression: "x*y",
    units: ["{o}"],
    numbers: { x: "2..12", y: "2..12", z: "2..12" },
    texts: [
      "{n} made {x} goody bags. In each bag {he} put {y} {o} and {z} {p}. How many {o} did {he} use?",
      "Each kid on the team got {z} {p} and {y} {o}. There are {x} kids on the team. How many {o} did the team get altogether?",
      "There are {x} shelves in the store. Every shelf has {y} {o} and {z} {p} on it. How many {o} are on the shelves?",
      "How many {o} does the teacher need for {x} kids? She wants to give each kid {y} {o} and {z} {p}.",
    ],
  },
  {
    id: "spare-times/two-sets-of-groups",
    expression: "x*y",
    numbers: { x: "2..12", y: "2..12", z: "2..12", w: "2..12" },
    texts: [
      "{x} vans and {z} cars took the kids to the farm. {y} kids rode in each van, and {w} kids rode in each car. How many kids rode in vans?",
      "{n} has {x} boxes with {y} pencils in each and {z} boxes with {w} pens in each. How many pencils does {n} have?",
      "In the lunch room there were {z} tables with {w} boys at each table and {x} tables with {y} girls at each table. How many girls were in the lunch room?",
      "How many tulips did Grandma plant? She planted {x} rows of {y} tulips and {z} rows of {w} roses.",
    ],
  },
];

/** Equal groups: how many in each, or how many groups. */
const SHARING: readonly WordingFamily[] = [
  {
    id: "spare-share/one-kind-shared",
    expression: "x/y",
    units: ["{o}"],
    numbers: { y: "2..10", x: "y*i", z: "2..40" },
    texts: [
      "{n} has {x} {o} and {z} dominoes. {He} gives all the {o} to {y} friends. Each friend gets the same number of {o}. How many {o} does each friend get?",
      "{y} kids share {x} {o} equally. They also have {z} {p}, but they don't share those. How many {o} does each kid get?",
      "The teacher gave {x} {o} to {y} groups in {z} minutes. Each group got the same number. How many {o} did each group get?",
      "How many {o} did {n} put in each {cs}? {He} had {x} {o} and divided them equally among {y} {c}. {He} had {z} other {c}, but those stayed empty.",
    ],
  },
  {
    id: "spare-share/groups-of-one-kind",
    expression: "x/y",
    numbers: { y: "2..10", x: "y*i", z: "2..40" },
    texts: [
      "The gym teacher put {x} students in teams of {y}. There were {z} balls in the gym. How many teams were there?",
      "{n} has {x} muffins and {z} bagels. {He} puts {y} muffins in each box. How many boxes can {he} fill with muffins?",
      "{x} kids and {z} parents went to the lake. The kids rode in boats, {y} kids in each boat. How many boats did the kids need?",
      "How many pages does {n} need for {his} photos? {He} has {x} photos and {z} postcards. {He} puts {y} photos on each page.",
    ],
  },
  {
    id: "spare-share/price-of-one",
    expression: "x/y",
    units: ["dollars"],
    numbers: { y: "2..10", x: "y*i", z: "3..40" },
    texts: [
      "{n} bought {y} {o} for ${x} and a board game for ${z}. Each {s} cost the same. How much did one {s} cost?",
      "{y} tickets to the zoo cost ${x}. The bus to the zoo costs ${z}. How much is one ticket?",
      "{y} friends paid ${x} for a pizza dinner. Each friend paid the same. {n}'s dad paid ${z} for the taxi home. How much did each friend pay for the dinner?",
      "How much does {n} get for an hour of work? {He} got ${x} for {y} hours. {His} brother got ${z} that day.",
    ],
  },
  {
    id: "spare-share/days-it-takes",
    expression: "x/y",
    units: ["days"],
    numbers: { y: "2..12", x: "y*i", z: "2..15" },
    texts: [
      "{n} wants to save ${x}. {He} saves ${y} a day. {His} sister saves ${z} a day. How many days does it take {n}?",
      "{n}'s book has {x} pages. {He} reads {y} pages each day. {m} reads {z} pages each day. How many days does {n} need to read the book?",
      "A farmer has {x} bales of hay. The cows eat {y} bales a day. It takes {z} minutes to feed them. How many days will the hay last?",
      "How many days will the bag of dog treats last? There are {x} treats in it. The dog gets {y} treats and {z} bones a day.",
    ],
  },
  {
    id: "spare-share/half-of-them",
    expression: "x/2",
    units: ["{o}"],
    numbers: { x: "10..90 by 2", z: "5..90" },
    texts: [
      "{n} has {x} {o} and {m} has {z} {o}. {n} gives half of {his} {o} to {k}. How many {o} does {k} get?",
      "There are {x} {o} and {z} {p} in the {cs}. Half of the {o} belong to {n}. How many of the {o} belong to {n}?",
      "We made {x} {o} for the fair. On {day} we sold half of them and got ${z}. How many {o} did we sell on {day}?",
      "How many {o} did {n} lose? {He} had {x} {o} and lost half of them. {m} lost {z} {o}.",
    ],
  },
  {
    id: "spare-share/two-kinds-of-groups",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i", z: "15..60", w: "2..9" },
    texts: [
      "{n} put {x} pennies into {y} jars and {z} dimes into {w} boxes. Each jar got the same number of pennies. How many pennies are in each jar?",
      "{x} boys sat at {y} tables, and {z} girls sat at {w} other tables. The same number of boys sat at each of the boys' tables. How many boys sat at one of these tables?",
      "The school bought {x} apples in {y} bags and {z} oranges in {w} bags. Each bag of apples has the same number of apples in it. How many apples are in one bag of apples?",
      "How many eggs did each hen lay? Grandpa has {y} hens and {w} ducks. The hens laid {x} eggs, and each hen laid the same number. The ducks laid {z} eggs.",
    ],
  },
];

/** Plain stories of one step with numbers that the question does not need. */
export const PLAIN_SPARE_NUMBERS: readonly WordingFamily[] = [
  ...OTHER_KIND,
  ...OTHER_PERSON,
  ...TWO_BY_TWO,
  ...OTHER_TIME,
  ...OTHER_MONEY,
  ...OTHER_NUMBERS,
  ...TIMES,
  ...SHARING,
];

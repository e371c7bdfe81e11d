import type { WordingFamily } from "../wording.ts";

/** Two kinds are told of at two times: it is asked which one leads, and when. */
const AHEAD: readonly WordingFamily[] = [
  {
    id: "turned/ahead-before-the-newcomers",
    expression: "x-y",
    numbers: { x: "45..90", y: "10..40", z: "3..30", w: "3..30" },
    texts: [
      "A touch pool at the aquarium had {x} crabs and {y} starfish. A van brought {z} crabs and {w} starfish. How many more crabs than starfish had there been before the van came?",
      "{n} pinned {z} notes and {w} drawings on the cork board today. Yesterday it held {x} notes and {y} drawings. How many fewer drawings than notes were on it yesterday?",
      "By how much did the caps outnumber the T-shirts when the band set off? It set off with {x} caps and {y} T-shirts to sell. Later {z} caps and {w} T-shirts were sent after it.",
      "Rangers added {z} pines and {w} birches to a wood. The wood had {x} pines and {y} birches before. Find how many more pines than birches grew there at first.",
    ],
  },
  {
    id: "turned/ahead-among-the-newcomers",
    expression: "x-y",
    numbers: { z: "20..90", w: "20..90", x: "21..45", y: "3..18" },
    texts: [
      "A touch pool held {z} crabs and {w} starfish when a van arrived. It had {x} crabs and {y} starfish for the pool. How many more crabs than starfish did the van bring?",
      "Yesterday there were {z} notes and {w} drawings on the cork board. Today {n} put up {x} new notes but only {y} new drawings. How many fewer drawings than notes did {he} put up today?",
      "The band had {z} caps and {w} T-shirts to sell. Halfway through the tour it got {y} more T-shirts and {x} more caps. How many more caps than T-shirts did it get halfway through?",
      "A wood of {z} pines and {w} birches was made larger, and {y} birches and {x} pines were planted in it. What is the difference between the number of new pines and the number of new birches?",
    ],
  },
  {
    id: "turned/one-kind-with-its-newcomers",
    expression: "x+y",
    numbers: { x: "10..80", y: "3..40", z: "10..80", w: "3..40" },
    texts: [
      "First the touch pool has {x} crabs and {z} starfish. Then {y} crabs and {w} starfish are tipped in from a tub. How many crabs are in the pool now?",
      "How many notes hang on the cork board today? {z} drawings and {x} notes hung there yesterday, and {n} has just added {w} drawings and {y} notes.",
      "A band packed {z} T-shirts and {x} caps. {m}, the drummer, bought {w} T-shirts and {y} caps for it on the road. Tell how many caps the band had to sell altogether.",
      "{y} pines and {w} birches have been planted beside the old trees, which are {x} pines and {z} birches. What is the total number of pines, old and new?",
    ],
  },
  {
    id: "turned/ahead-before-the-loss",
    expression: "x-y",
    numbers: { x: "60..95", y: "25..55", z: "3..20", w: "3..20" },
    texts: [
      "A hat rack maker had {x} brass hooks and {y} iron hooks. He used up {z} brass hooks and {w} iron hooks. How many more brass hooks than iron hooks did he start with?",
      "At sunrise {x} gulls and {y} crows sat on the pier. A boat horn scared off {w} crows and {z} gulls. How many fewer crows than gulls were there at sunrise?",
      "{n} came to the swap meet with {x} marbles and {y} bottle caps. {He} swapped away {z} marbles and {w} bottle caps. When {he} came, by how many did the marbles outnumber the bottle caps?",
      "How many more grapes than cherries lay in the bowl to begin with? There were {x} grapes and {y} cherries in it, before {m} ate {z} grapes and {w} cherries.",
    ],
  },
  {
    id: "turned/ahead-among-the-lost",
    expression: "x-y",
    numbers: { z: "50..95", w: "50..95", x: "22..45", y: "3..20" },
    texts: [
      "A hat rack maker has {z} brass hooks and {w} iron hooks in a drawer. This week he needs {x} brass hooks and {y} iron hooks. How many more brass hooks than iron hooks does he need this week?",
      "{z} gulls and {w} crows sat on the pier. When the horn blew, {x} gulls and {y} crows flew up. How many fewer crows than gulls flew up?",
      "Out of {z} marbles and {w} bottle caps, {n} swapped away {y} bottle caps and {x} marbles. {He} gave up more marbles than bottle caps. How many more?",
      "From a bowl of {w} cherries and {z} grapes, {m} ate {y} cherries and {x} grapes. What is the difference between the grapes and the cherries that {mhe} ate?",
    ],
  },
  {
    id: "turned/one-kind-without-the-lost",
    expression: "x-y",
    numbers: { x: "45..95", y: "4..40", z: "45..95", w: "4..40" },
    texts: [
      "There were {x} brass hooks and {z} iron hooks in the drawer. {y} brass hooks and {w} iron hooks were screwed onto hat racks. How many brass hooks remain in the drawer?",
      "How many gulls stayed on the pier? At first {z} crows and {x} gulls were on it. Then {w} crows and {y} gulls left.",
      "{n} traded {w} bottle caps and {y} marbles. Before that {he} owned {z} bottle caps and {x} marbles. How many marbles does {he} still own?",
      "A bowl had {x} grapes and {z} cherries in it. After lunch {y} grapes and {w} cherries were gone. Find the number of grapes that were left.",
    ],
  },
  {
    id: "turned/one-kind-catches-up-a-bit",
    expression: "x-(y+z)",
    numbers: { x: "60..95", y: "10..30", z: "3..25" },
    texts: [
      "{x} ducks and {y} swans swam on the lake. Later {z} more swans landed, but no more ducks. How many more ducks than swans were on the lake then?",
      "In the box were {x} screws and {y} bolts. {n} dropped {z} bolts into it. How many fewer bolts than screws are in the box now?",
      "The blue team led with {x} points while the red team had {y}. Then only the red team scored, and it got {z} points. By how many points does the blue team still lead?",
      "How many more poems than stories does {m} have in {mhis} folder now? {mHe} had {x} poems and {y} stories. Tonight {mhe} wrote {z} stories.",
    ],
  },
  {
    id: "turned/one-kind-gets-further-ahead",
    expression: "x+z-y",
    numbers: { x: "40..80", y: "10..35", z: "3..25" },
    texts: [
      "There were {x} ducks and {y} swans on the lake. Then {z} ducks came, and the swans stayed as they were. How many more ducks than swans were on the lake after that?",
      "A box held {x} screws and {y} bolts. {n} put in {z} screws. Now there are more screws than bolts. How many more?",
      "Before the break the blue team had {x} points and the red team {y}. After the break the blue team made {z} points and the red team none. By how much did the blue team win?",
      "{m} has just written {z} more poems. Before, {mhe} had {x} poems and {y} stories. How many fewer stories than poems does {mhe} have now?",
    ],
  },
  {
    id: "turned/both-kinds-after-one-grew",
    expression: "x+y+z",
    numbers: { x: "10..70", y: "10..50", z: "3..25" },
    texts: [
      "On the lake {x} ducks and {y} swans were swimming when {z} more swans landed. How many of these birds were there altogether then?",
      "{n} pours {z} bolts into a box with {y} bolts and {x} screws. How many pieces are in the box in all?",
      "The score was {x} points for blue and {y} points for red. Red then made {z} points, and the game was over. How many points did the two teams make altogether?",
      "How many texts are in {m}'s folder tonight? It had {x} poems and {y} stories in it this morning, and {mhe} put in {z} new stories today.",
    ],
  },
  {
    id: "turned/ahead-of-the-second-friend",
    expression: "x-y",
    numbers: { x: "40..90", z: "4..38", y: "4..38" },
    texts: [
      "{n} sold {x} raffle tickets, {m} sold {z}, and {k} sold {y}. How many more tickets than {k} did {n} sell?",
      "On the ropes course {m} did {z} swings, {k} did {y} swings and {n} did {x} swings. How many swings fewer than {n} did {k} do?",
      "{k} has read {y} comic strips, {n} has read {x}, and {m} has read {z}. How many more must {k} read to have read as many as {n}?",
      "By how many pieces is {n}'s puzzle bigger than {k}'s? {n}'s puzzle has {x} pieces, {m}'s has {z}, and {k}'s has {y}.",
    ],
  },
  {
    id: "turned/ahead-of-both-friends-together",
    expression: "x-(y+z)",
    numbers: { x: "65..99", y: "4..30", z: "4..30" },
    texts: [
      "{n} sold {x} raffle tickets. {m} sold {y}, and {k} sold {z}. How many more tickets did {n} sell than the two others together?",
      "{m} did {y} swings on the ropes course and {k} did {z}, but {n} did {x}. Taken together, how many swings fewer than {n} did {m} and {k} do?",
      "{n} has read {x} comic strips. {m} and {k} put their numbers together, {y} and {z}. How many comic strips is {n} ahead of that sum?",
      "How many more pieces does {n}'s puzzle of {x} pieces have than {m}'s puzzle of {y} pieces and {k}'s puzzle of {z} pieces have in all?",
    ],
  },
  {
    id: "turned/more-in-the-one-place-than-elsewhere",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..35", z: "5..90" },
    texts: [
      "The ground floor of the hotel has {x} beds, the first floor has {z}, and the top floor has {y}. How many more beds are on the ground floor than on the top floor?",
      "In the {color} bin there are {x} cans. There are {z} jars in the {color2} bin and {y} cans in the {color3} bin. How many fewer cans are in the {color3} bin than in the {color} bin?",
      "{n} picked {x} beans in the front garden, {z} beans behind the house and {y} beans at {his} aunt's. Find how many more {he} picked in the front garden than at {his} aunt's.",
      "By how many do the {x} riders on the early ferry exceed the {y} riders on the late ferry, if there were {z} riders on the noon ferry?",
    ],
  },
  {
    id: "turned/all-places-but-the-one",
    expression: "y+z",
    numbers: { x: "40..90", y: "5..35", z: "5..90" },
    texts: [
      "A hotel has {x} beds on the ground floor, {z} beds on the first floor and {y} beds on the top floor. How many of its beds are not on the ground floor?",
      "Three bins were filled: the {color} bin with {x} cans, the {color2} bin with {y} cans and the {color3} bin with {z} cans. How many cans lie outside the {color} bin?",
      "{n} picked {y} beans behind the house, {x} beans in the front garden and {z} beans at {his} aunt's. How many beans did {he} pick elsewhere than in the front garden?",
      "The early ferry carried {x} riders. The noon ferry carried {y}, and the late ferry carried {z}. How many riders did the ferries carry after the early one?",
    ],
  },
];

/** The beginning, the change or the end of the same story is asked for. */
const BEGINNING: readonly WordingFamily[] = [
  {
    id: "turned/stock-before-the-loss",
    expression: "x+y",
    numbers: { x: "5..70", y: "5..70" },
    texts: [
      "The school nurse has {x} bandages left. She put on {y} bandages today. How many bandages were in her box this morning?",
      "{y} of the candles on the cake went out, and {x} are still burning. How many candles were burning at first?",
      "How many chairs had {n} set up on the lawn? The wind blew over {y} of them, and only {x} kept standing.",
      "After a mouse had carried off {y} walnuts, {m} counted the walnuts on the windowsill. There were {x}. How many had been there before the mouse came?",
    ],
  },
  {
    id: "turned/size-of-the-loss",
    expression: "x-y",
    numbers: { x: "50..99", y: "5..45" },
    texts: [
      "The nurse's box held {x} bandages this morning. Tonight it holds {y}. How many bandages did she put on today?",
      "{x} candles were burning on the cake. A gust came through the window, and then just {y} were burning. How many went out?",
      "{n} counts {y} chairs that are still standing. {He} had set up {x}. How many chairs were blown over by the wind?",
      "Of the {x} walnuts that lay on the windowsill, {m} found {y} this morning. A mouse had carried off the others. How many walnuts did the mouse carry off?",
    ],
  },
  {
    id: "turned/what-the-loss-leaves",
    expression: "x-y",
    numbers: { x: "50..99", y: "5..45" },
    texts: [
      "A nurse opened a box of {x} bandages. During the day she put on {y} of them. How many bandages can she still use?",
      "A gust blew out {y} of the {x} candles on a cake. How many candles kept burning?",
      "{n} set {x} chairs on the lawn, and the wind knocked {y} of them over. Tell how many chairs the wind left standing.",
      "How many walnuts does {m} have now? A mouse stole {y} of them from the windowsill, where {x} had been drying.",
    ],
  },
  {
    id: "turned/number-before-the-gain",
    expression: "x-y",
    numbers: { x: "40..99", y: "4..35" },
    texts: [
      "Our street library got {y} books today and has {x} books now. How many books did it have yesterday?",
      "With the {y} fish that {n} let into the pond this spring, there are {x} fish in it. How many fish swam there in winter?",
      "{m} can now say {x} words in Finnish. {mHe} learned {y} of them on this trip. How many could {mhe} say before the trip?",
      "How many members did the rowing club have last year? {y} people joined it this year, nobody left, and today it has {x} members.",
    ],
  },
  {
    id: "turned/size-of-the-gain",
    expression: "x-y",
    numbers: { x: "45..99", y: "5..40" },
    texts: [
      "There were {y} books in our street library yesterday. Today there are {x}, because a neighbor brought a boxful. How many books did the neighbor bring?",
      "{n} let some young fish into a pond of {y} fish. Then {x} fish lived in it. How many fish did {he} let in?",
      "Before the trip {m} could say {y} words in Finnish, and after it {x}. How many words did {mhe} learn on the trip?",
      "Last year the rowing club had {y} members. No one has left it, and with the new people it has {x} members. How many new people are there?",
    ],
  },
  {
    id: "turned/number-after-the-gain",
    expression: "x+y",
    numbers: { x: "5..80", y: "4..40" },
    texts: [
      "Yesterday {x} books stood in our street library. A neighbor put in {y} today. How many books stand there now?",
      "{n} lets {y} young fish into a pond that has {x} fish. How many fish will the pond have?",
      "To the {x} words of Finnish that {m} knew, {mhe} added {y} on the trip. What is the number of Finnish words {mhe} knows?",
      "{y} people have joined the rowing club since last year, when it counted {x} members. None of the old members quit. How many members does it count today?",
    ],
  },
  {
    id: "turned/beginning-while-another-has-some",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "5..60", y: "5..60", z: "5..60" },
    texts: [
      "{n} handed out {y} {o} at the parade. {He} has {x} left, and {m} has {z}. How many {o} did {n} take to the parade?",
      "Some {o} were in {n}'s drawer. {m} borrowed {y} of them, so that {x} remained. {m} also has {z} {p} of {mhis} own. How many {o} were in the drawer before?",
      "How many {o} did {n} own last week? On {day} {he} sold {y} for ${z} in all, and {he} still has {x}.",
      "{n} has {x} {o} and {z} {p}. That is after {y} of {his} {o} were washed away by the flood. How many {o} did {he} have before the flood?",
    ],
  },
  {
    id: "turned/beginning-of-the-receiver",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "45..99", y: "5..40", z: "5..60" },
    texts: [
      "At the parade {m} got {y} {o} from {n}. Now {m} has {x} {o}, and {n} has {z}. How many {o} did {m} have before?",
      "{m} took {y} {o} out of {n}'s drawer and put them with {mhis} own. That made {x} {o}, while {z} stayed in the drawer. How many {o} were {m}'s own?",
      "For ${z} {n} bought {y} {o} on {day}. {He} then had {x} {o}. How many {o} did {he} have before {he} spent the money?",
      "How many {o} had {n} collected on {his} own before {k} sent {him} {y} {o} and {z} {p}? With the ones from {k}, {n} has {x} {o}.",
    ],
  },
  {
    id: "turned/money-before-the-shop",
    expression: "x+y",
    money: true,
    numbers: { x: "5..60", y: "5..60", z: "2..9" },
    texts: [
      "{n} paid ${y} for {z} rolls of film. {He} walked out of the store with ${x}. How much money did {he} walk in with?",
      "The twins have ${x} in their tin. Last week they took out ${y} for {z} train tickets. How much was in the tin before that?",
      "How much did {m} have this morning, if {mhe} has ${x} tonight and gave ${y} for {z} pounds of cheese at noon?",
      "A sailor bought {z} coils of rope with ${y} of his pay. He still has ${x} of his pay. How much was his pay?",
    ],
  },
  {
    id: "turned/money-left-in-the-shop",
    expression: "x-y",
    money: true,
    numbers: { x: "50..95", y: "5..45", z: "2..9" },
    texts: [
      "{n} walked into a store with ${x}. There {he} bought {z} rolls of film for ${y} altogether. How much money did {he} walk out with?",
      "${x} was in the twins' tin. They took out ${y}, which was the price of {z} train tickets. How much did they leave in the tin?",
      "{m} gave ${y} for {z} pounds of cheese at noon. {mHe} had ${x} this morning. How much does {mhe} have tonight?",
      "How much of his pay did a sailor keep? He was paid ${x} and spent ${y} on {z} coils of rope.",
    ],
  },
  {
    id: "turned/pages-before-today",
    expression: "x-y",
    numbers: { x: "90..200", y: "10..70", z: "210..400" },
    texts: [
      "{n} is reading a book of {z} pages. Today {he} read {y} pages, and now {he} has read {x} pages of it. How many pages had {he} read by last night?",
      "A class wants to count aloud to {z}. It reached {x} at the end of the lesson, having counted {y} numbers in the second half. How many numbers did it count in the first half?",
      "A road will be {z} yards long. With the {y} yards paved this month, {x} yards are done. How many yards were done before this month?",
      "How many stitches had {m} knitted before supper? After supper {mhe} knitted {y}, which made {x} of the {z} that {mhe} needs.",
    ],
  },
  {
    id: "turned/pages-from-now-on",
    expression: "z-x",
    numbers: { x: "90..200", y: "10..70", z: "210..400" },
    texts: [
      "{n} has read {x} pages of a book, {y} of them today. The book has {z} pages. How many pages does {he} still have to read?",
      "A class is counting aloud to {z}. By the end of the lesson it is at {x}, and {y} of those numbers came in the second half. How many numbers are left to count?",
      "So far {x} yards of a new road are paved, and {y} yards of that were paved this month. How many more yards must be paved until it is {z} yards long?",
      "How many more stitches will {m} knit? {mHe} needs {z}. {mHe} has {x}, counting the {y} that {mhe} knitted after supper.",
    ],
  },
];

/** Something comes and something goes: both together, the net change, or an end is asked for. */
const NET: readonly WordingFamily[] = [
  {
    id: "turned/more-came-than-went",
    expression: "x-y",
    numbers: { x: "30..80", y: "5..25" },
    texts: [
      "A shelter took in {x} stray cats this year, and {y} of its cats found a home. How many more cats does it have now than when the year began?",
      "{y} bees crawled out of the hive and {x} bees crawled in. By how many did the number of bees in the hive grow?",
      "{n} deleted {y} photos from {his} phone and took {x} new ones. How many photos did {he} gain in the end?",
      "Find how much a savings box grew in {month}: {m} put ${x} in it and took ${y} out of it.",
    ],
  },
  {
    id: "turned/all-that-came-and-went",
    expression: "x+y",
    numbers: { x: "10..80", y: "5..60" },
    texts: [
      "This year {x} cats came into a shelter and {y} other cats left it for a home. How many times did the keepers write a cat into or out of their book, if each cat was written down once?",
      "A girl with a notebook sat by a beehive. She made a dot for each of the {x} bees that flew in and for each of the {y} bees that flew out. How many dots did she make?",
      "{n} took {x} photos and deleted {y} old ones. {His} phone reports each photo that is taken or deleted. How many reports did it give?",
      "How many dollars went through {m}'s hands at the box? {mHe} put in ${x} on {day}, and on {day2} {mhe} took out ${y}.",
    ],
  },
  {
    id: "turned/now-after-coming-and-going",
    expression: "z+x-y",
    numbers: { z: "20..70", x: "10..50", y: "5..25" },
    texts: [
      "A shelter began the year with {z} cats. {x} strays came in, and {y} cats found a home. How many cats are there at the end of the year?",
      "How many bees are in the little hive now, if {z} were in it, {x} more flew in, and then {y} flew out?",
      "{n} took {x} photos with a phone that had {z} photos on it. Afterward {he} deleted {y} of all these. How many photos are on the phone?",
      "In {month} {m} put ${x} into a savings box that had ${z} in it, but later {mhe} took out ${y}. How many dollars are in the box at the end?",
    ],
  },
  {
    id: "turned/more-went-than-came",
    expression: "x-y",
    numbers: { x: "30..80", y: "5..25", z: "85..150" },
    texts: [
      "The village of Oldmill had {z} people in it. Last winter {x} of them moved away, and {y} new people moved in. By how many people did the village shrink?",
      "{n} made {his} bookshelf tidy. {x} of its {z} books went into the attic, and {y} books came back from there. How many fewer books does the shelf have than before?",
      "{z} people were on the night train. At the border {y} passengers got on, while {x} passengers got off. How many fewer people were on the train after the border?",
      "How many coins poorer is {m} tonight? {mHe} started the game with {z} coins, won {y} and lost {x}.",
    ],
  },
  {
    id: "turned/all-who-went-or-came",
    expression: "x+y",
    numbers: { x: "12..80", y: "5..25", z: "85..150" },
    texts: [
      "Out of {z} people in the village of Oldmill, {x} moved away, and {y} people from elsewhere moved in. How many people moved?",
      "From a shelf of {z} books {n} lent out {x}, and {he} set {y} new ones on it. How many books did {n} handle?",
      "A night train had {z} people on it. {x} stepped off at the border, and {y} others stepped on. A guard stamped a ticket for everyone who got on or off. How many tickets did the guard stamp?",
      "{m} began a game with {z} coins. {mHe} lost {x} coins to the other players and won {y} coins from them. What is the total number of coins that changed hands?",
    ],
  },
  {
    id: "turned/where-it-stands-after-loss-and-gain",
    expression: "z-x+y",
    numbers: { z: "85..150", x: "30..70", y: "5..25" },
    texts: [
      "Oldmill had {z} people. {x} moved away and {y} moved in. How many people live there today?",
      "{n} took {x} of the {z} books from the shelf and later put {y} different books on it. Tell how many books are on the shelf now.",
      "How many people rode on after the border? {z} people had been on the night train, {x} got off, and {y} got on.",
      "{m} sat down with {z} coins, lost {x} of them and then had some luck and won {y}. With how many coins did {mhe} get up?",
    ],
  },
  {
    id: "turned/further-up-than-down",
    expression: "x-y",
    numbers: { x: "30..80", y: "5..25" },
    texts: [
      "A snail climbed {x} inches up a wall in the day and slid back {y} inches at night. How far above its starting point was it then?",
      "{n} went {x} steps up the stairs of a lighthouse. Then {he} came {y} steps back down to fetch {his} hat. How many steps higher than at first was {he} there?",
      "By how many degrees was the soup warmer at the end than at the start? It heated up by {x} degrees, and then it cooled by {y}.",
      "A hot-air balloon rose {x} yards and then sank {y} yards in colder air. How many yards has it gained in height?",
    ],
  },
  {
    id: "turned/whole-way-up-and-down",
    expression: "x+y",
    numbers: { x: "30..80", y: "5..25" },
    texts: [
      "How many inches did a snail travel in a day and a night, if it climbed {x} inches up a wall and slid {y} inches down again?",
      "{y} steps down and {x} steps up: so went {n} on the stairs of the lighthouse. How many steps did {he} take in all?",
      "A cook's thermometer showed the soup rising by {x} degrees and falling by {y}. If you add up both changes, how many degrees do you get?",
      "First a hot-air balloon sank {y} yards, and then it rose {x} yards. How many yards did it move up and down altogether?",
    ],
  },
  {
    id: "turned/gain-of-a-seller",
    expression: "x-y",
    money: true,
    numbers: { x: "40..95", y: "5..35", z: "3..12" },
    texts: [
      "{n} painted an old bike and sold it for ${x}. The paint and {z} new parts had cost {him} ${y}. How much did {n} make with the bike?",
      "For the {z} hours of the fair, {m} rented a booth for ${y}. {mHe} took in ${x}. What did {mhe} earn when the rent was paid?",
      "The {z} girls spent ${y} on soap and got ${x} for washing cars. How many dollars more did they get than they spent?",
      "How much richer was the fisherman at night? He paid ${y} for bait and fuel and sold {z} buckets of fish for ${x}.",
    ],
  },
  {
    id: "turned/what-the-seller-paid-out-twice",
    expression: "y+z",
    money: true,
    numbers: { x: "70..120", y: "5..30", z: "5..30" },
    texts: [
      "{n} sold an old bike for ${x} after {he} had spent ${y} on paint for it and ${z} on new parts. How much had {n} spent on the bike?",
      "{m} paid ${y} for a booth at the fair and ${z} for a sign. {mHe} took in ${x}. What were {mhis} costs altogether?",
      "The girls who wash cars got ${x} today. What did soap for ${y} and sponges for ${z} cost them in all?",
      "How much money did the fisherman pay out? Bait was ${y}, fuel was ${z}, and his fish brought him ${x}.",
    ],
  },
  {
    id: "turned/profit-after-both-costs",
    expression: "x-y-z",
    money: true,
    numbers: { x: "70..120", y: "5..30", z: "5..30" },
    texts: [
      "The paint for an old bike was ${y}, and new parts for it were ${z}. {n} then sold the bike for ${x}. How much did {he} have left of that after the two costs?",
      "From the ${x} that {m} took in at the fair, {mhe} has to pay ${y} for the booth and ${z} for the sign. How much can {mhe} keep?",
      "Washing cars brought the girls ${x}. They paid back ${y} for soap and ${z} for sponges. Find the money that remains.",
      "A fisherman spends ${y} on bait and ${z} on fuel. Tell how much he gains if he sells his fish for ${x}.",
    ],
  },
];

/** More numbers are told than are needed, and the question decides which. */
const SPARE: readonly WordingFamily[] = [
  {
    id: "turned/visitors-of-two-days-of-three",
    expression: "x+z",
    numbers: { x: "10..90", y: "10..90", z: "10..90" },
    texts: [
      "The puppet theater had {x} guests on Friday, {y} on Saturday and {z} on Sunday. How many guests did it have on Friday and Sunday together?",
      "{n} swam {x} laps on the first day, {y} on the second and {z} on the third. On the second day the water was cold. How many laps did {he} swim on the other two days?",
      "How many letters did the clerk open before noon and after four? She opened {x} before noon, {y} between noon and four, and {z} after four.",
      "In June {m} caught {x} trout, in July {y}, and in August {z}. What is the total for June and August?",
    ],
  },
  {
    id: "turned/last-day-against-the-middle-day",
    expression: "z-y",
    numbers: { x: "10..90", y: "10..40", z: "45..90" },
    texts: [
      "On Friday {x} guests came to the puppet theater, on Saturday {y}, and on Sunday {z}. How many more guests came on Sunday than the day before?",
      "The first day {n} swam {x} laps. The second day {he} swam {y}, and the third day {z}. By how many laps did {he} do better on the third day than on the second?",
      "A clerk opened {z} letters after four, {y} between noon and four, and {x} before noon. How many fewer did she open from noon to four than after that?",
      "How many more trout than in July did {m} catch in August? {mHis} catch was {x} trout in June, {y} in July and {z} in August.",
    ],
  },
  {
    id: "turned/all-three-days",
    expression: "x+y+z",
    numbers: { x: "10..80", y: "10..80", z: "10..80", w: "2..9" },
    texts: [
      "The puppet theater plays {w} times a week. It had {x} guests on Friday, {y} on Saturday and {z} on Sunday. How many guests came in those three days?",
      "{n} lives {w} miles from the pool. {He} swam {x}, then {y}, and on the last day {z} laps there. How many laps were that in all?",
      "{w} clerks work in the mail room. One of them opened {x} letters before noon, {y} in the early afternoon and {z} after four. How many letters did that clerk open?",
      "Find {m}'s total catch for the summer. {mHe} caught {x} trout in June, {y} in July and {z} in August, and {mhe} went out with {w} friends.",
    ],
  },
  {
    id: "turned/seats-taken-not-the-buses",
    expression: "x-y",
    numbers: { x: "40..60", y: "5..30", z: "3..12" },
    texts: [
      "Bus number {z} has {x} seats. {y} seats are empty. How many seats are taken?",
      "The play lasts {z} weeks. On opening night {y} of the {x} tickets were not sold. How many tickets were sold that night?",
      "{n} rents out {x} boats at {z} docks. At noon {y} boats lie at the docks. How many boats are out on the lake?",
      "How many lockers in the hall are in use? There are {x} lockers, each {z} feet high, and {y} of them are free.",
    ],
  },
  {
    id: "turned/seats-of-several-buses",
    expression: "x*z",
    numbers: { x: "15..60", y: "5..14", z: "3..9" },
    texts: [
      "A school hires {z} buses, and each one has {x} seats. In the first bus {y} seats stay empty. How many seats do the buses have?",
      "A play is put on {z} times, and each time there are {x} tickets. On opening night {y} tickets were left. How many tickets are there for all the nights?",
      "{n} owns boats at {z} docks, with {x} boats at every dock. Today {y} boats at one dock are leaking. How many boats does {n} own?",
      "{x} lockers stand in each of {z} halls. In one hall {y} of them have no key. What is the number of lockers in all the halls?",
    ],
  },
  {
    id: "turned/weeds-out-of-one-bed",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..35", z: "40..90", w: "3..15" },
    texts: [
      "There were {x} weeds in the rose bed and {z} in the bean bed. In {w} minutes {n} pulled {y} weeds from the rose bed. How many weeds are left in the rose bed?",
      "{n} wrote {x} cards and {m} wrote {z}. {y} of {n}'s cards were mailed for {w} cents each. How many of {n}'s cards were not mailed?",
      "A ship carries {x} barrels of oil and {z} barrels of tar. In the storm {y} barrels of oil and {w} of tar went overboard. How many barrels of oil reached port?",
      "How many of the {x} sheep still have to be sheared? The shearer has done {y} sheep with {w} helpers, and tomorrow he goes on to another farm with {z} sheep.",
    ],
  },
  {
    id: "turned/weeds-of-both-beds",
    expression: "x+z",
    numbers: { x: "40..90", y: "5..35", z: "40..90", w: "3..15" },
    texts: [
      "{n} pulled {y} weeds from the rose bed in {w} minutes. At first the rose bed had {x} weeds and the bean bed {z}. How many weeds were in the two beds at first?",
      "Of {n}'s {x} cards, {y} were mailed. Of {m}'s {z} cards, {w} were mailed. How many cards did the two of them write?",
      "How many barrels did a ship load before a storm washed {y} barrels of oil and {w} barrels of tar away? It loaded {x} barrels of oil and {z} barrels of tar.",
      "A shearer works on two farms with {w} helpers. On one farm are {x} sheep, of which {y} are done. On the other farm are {z} sheep. What is the total number of sheep on the farms?",
    ],
  },
  {
    id: "turned/difference-of-ages-not-of-marbles",
    expression: "x-y",
    numbers: { x: "30..60", y: "5..25", z: "4..60", w: "4..60" },
    texts: [
      "{n} is {x} years old and has {z} stamps. {m} is {y} years old and has {w} stamps. How many years younger than {n} is {m}?",
      "A {x}-year-old cook makes {z} dumplings while a {y}-year-old helper makes {w}. How many years older is the cook?",
      "An oak of {x} years has {z} branches, and an oak of {y} years has {w}. What is the difference in age between the oaks?",
      "How much older than the {color} house is the {color2} house? The {color} house has {w} windows and was built {y} years ago. The {color2} house has {z} windows and was built {x} years ago.",
    ],
  },
  {
    id: "turned/sum-of-marbles-not-of-ages",
    expression: "x+y",
    numbers: { x: "4..60", y: "4..60", z: "30..60", w: "5..25" },
    texts: [
      "{m} is {w} years old and owns {y} stamps. {mHis} teacher {n} is {z} years old and owns {x} stamps. How many stamps do they own together?",
      "How many dumplings do they make in all, if the cook of {z} years makes {x} and her helper of {w} years makes {y}?",
      "Two oaks stand by the gate. One is {z} years old with {x} branches, the other is {w} years old with {y} branches. How many branches do they have altogether?",
      "The {color} house, {z} years old, has {x} windows. The {color2} house, {w} years old, has {y}. {n} washes all the windows of both houses. How many are these?",
    ],
  },
  {
    id: "turned/first-and-last-piece-of-three",
    expression: "x-z",
    numbers: { x: "40..90", y: "5..90", z: "5..35" },
    texts: [
      "{n} cut three pieces of wire. The first was {x} inches, the second {y} inches and the third {z} inches. How much longer was the first than the third?",
      "The goat weighs {x} pounds, the dog {y} pounds and the lamb {z} pounds. How many pounds less than the goat does the lamb weigh?",
      "In {m}'s three albums there are {x} photos of trains, {y} of ships and {z} of planes. How many more photos of trains than of planes are there?",
      "A kettle boils in {x} seconds, an egg fries in {y} seconds, and bread is toasted in {z} seconds. How many seconds longer than the bread does the kettle take?",
    ],
  },
  {
    id: "turned/piece-cut-and-the-two-kept",
    expression: "y+z",
    numbers: { x: "40..90", y: "5..60", z: "5..35" },
    texts: [
      "Three pieces of wire lie on the bench: {x} inches, {y} inches and {z} inches. {n} uses the first one and welds the two others into one. How long is the welded piece?",
      "A goat of {x} pounds jumped off the scale, so that a dog of {y} pounds and a lamb of {z} pounds stood on it. What weight did the scale show then?",
      "{m} has one album with {x} photos of trains. {mHis} other albums have {y} photos of ships and {z} photos of planes. How many photos are not of trains?",
      "A kettle takes {x} seconds. The toast takes {y} seconds, and then buttering it takes {z} seconds. How many seconds does {n} spend on the toast, from the first to the last?",
    ],
  },
];

/** Times as many against so many more, told of nearly the same scene. */
const TIMES: readonly WordingFamily[] = [
  {
    id: "turned/times-as-many-on-the-big-side",
    expression: "x*y",
    numbers: { x: "5..30", y: "3..9" },
    texts: [
      "The small pond has {x} lilies. The big pond has {y} times as many. How many lilies does the big pond have?",
      "{n} can hold {his} breath for {x} seconds, and a seal can hold it {y} times as long. How long can the seal hold its breath, in seconds?",
      "How many steps does the church tower have if it has {y} times as many as the town hall, and the town hall has {x}?",
      "An eraser costs {x} cents. A pen is {y} times as expensive. Find the price of the pen in cents.",
    ],
  },
  {
    id: "turned/so-many-more-on-the-big-side",
    expression: "x+y",
    numbers: { x: "12..60", y: "5..50" },
    texts: [
      "The big pond has {y} more lilies than the small pond, which has {x}. How many lilies does the big pond have?",
      "{n} can hold {his} breath for {x} seconds. {m} can hold {mhis} breath {y} seconds longer. For how many seconds can {m} hold it?",
      "The town hall has {x} steps. If you climb the church tower, you climb {y} steps more than that. How many steps does the church tower have?",
      "How many cents is a pen when an eraser is {x} cents and the pen is {y} cents dearer?",
    ],
  },
  {
    id: "turned/times-as-many-on-the-small-side",
    expression: "x/y",
    numbers: { x: "y*w", y: "3..9", w: "4..25" },
    texts: [
      "There are {x} lilies in the big pond, {y} times as many as in the small one. How many lilies are in the small pond?",
      "A seal stays under water for {x} minutes. That is {y} times as long as a beaver stays under. How many minutes does the beaver stay under?",
      "The church tower has {x} steps, which is {y} times the number that the town hall has. Tell how many steps the town hall has.",
      "What does an eraser cost if a pen costs {x} cents and is {y} times as expensive as the eraser?",
    ],
  },
  {
    id: "turned/so-many-fewer-on-the-small-side",
    expression: "x-y",
    numbers: { x: "50..120", y: "5..40" },
    texts: [
      "With its {x} lilies the big pond has {y} more than the small pond. How many lilies grow in the small pond?",
      "An otter was under water for {x} seconds, and that was {y} seconds longer than the duck. How many seconds was the duck under?",
      "How many steps does the town hall have? The church tower has {x}, and that is {y} more than the town hall has.",
      "A pen costs {x} cents. An eraser is {y} cents cheaper than the pen. How much is the eraser, in cents?",
    ],
  },
  {
    id: "turned/how-many-times-as-many",
    expression: "x/y",
    numbers: { x: "y*w", y: "4..20", w: "2..9" },
    texts: [
      "A rabbit hutch weighs {y} pounds, and a doghouse weighs {x} pounds. How many times as heavy as the hutch is the doghouse?",
      "{n} practiced the harp for {x} minutes and {m} for {y} minutes. How many times as long did {n} practice?",
      "Divide the {x} tomatoes on the tall plant by the {y} on the short plant. How many times as many does the tall plant bear?",
      "How many times does {n}'s jump rope fit along a hall of {x} feet, if the rope is {y} feet long?",
    ],
  },
  {
    id: "turned/how-many-more-not-times",
    expression: "x-y",
    numbers: { x: "y*w", y: "4..20", w: "2..9" },
    texts: [
      "The doghouse, which weighs {x} pounds, is heavier than the rabbit hutch, which weighs {y}. How many pounds heavier is it?",
      "For {y} minutes {m} practiced the harp, and for {x} minutes {n} did. How many minutes more did {n} practice?",
      "A short plant bears {y} tomatoes and a tall plant bears {x}. How many more tomatoes are on the tall plant?",
      "{n} lays a jump rope of {y} feet along one wall of a hall of {x} feet. How many feet of the wall have no rope beside them?",
    ],
  },
  {
    id: "turned/both-when-one-has-times-as-many",
    expression: "x+x*y",
    numbers: { x: "4..20", y: "2..8" },
    texts: [
      "{n} carved {x} spoons. {m} carved {y} times as many. How many spoons did they carve together?",
      "{x} children came to the reading hour in January, and {y} times that number in February. How many came in the two months?",
      "How many patches are on the two quilts? One quilt has {x} patches, and the other has {y} times as many.",
      "The brown hen laid {x} eggs this season, but the white hen laid {y} times as many as the brown one. What is the total number of eggs from the two hens?",
    ],
  },
  {
    id: "turned/both-when-one-has-so-many-more",
    expression: "x+(x+y)",
    numbers: { x: "10..50", y: "3..30" },
    texts: [
      "{m} carved {y} spoons more than {n}, who carved {x}. How many spoons did the two of them carve?",
      "In January {x} children came to the reading hour, and in February {y} more than in January. How many was that in the two months together?",
      "One quilt has {x} patches. The other has {y} patches more than that. Find the number of patches on the two quilts.",
      "How many eggs did the brown hen and the white hen lay altogether? The brown hen laid {x}. The white hen laid {y} more eggs than the brown one.",
    ],
  },
  {
    id: "turned/lead-of-the-one-with-times-as-many",
    expression: "x*y-x",
    numbers: { x: "4..20", y: "3..8" },
    texts: [
      "{m} carved {y} times as many spoons as {n}. {n} carved {x}. How many more spoons than {n} did {m} carve?",
      "The reading hour had {x} children in January. In February it had {y} times as many. By how many children did it grow?",
      "How many fewer patches are on the old quilt than on the new one, if the old quilt has {x} patches and the new quilt {y} times as many?",
      "{x} eggs came from the brown hen this season, and the white hen gave {y} times that. What is the difference between the two hens' eggs?",
    ],
  },
  {
    id: "turned/double-of-one-of-two",
    expression: "x*2",
    numbers: { x: "8..60", y: "8..60" },
    texts: [
      "{n} wrote {x} lines and {m} wrote {y} lines. {k} wrote twice as many lines as {n}. How many lines did {k} write?",
      "At the bake-off there were {y} pies and {x} tarts. There were double as many rolls as tarts. How many rolls were there?",
      "The {color} kite has a tail of {x} inches, and the {color2} kite has one of {y} inches. {n} makes a kite with a tail twice as long as the {color} one's. How long is the new tail?",
      "How many lanterns does the east street need? The north street needs {x}, the south street needs {y}, and the east street needs two times what the north street needs.",
    ],
  },
  {
    id: "turned/half-of-one-of-two",
    expression: "x/2",
    numbers: { x: "w*2", w: "5..40", y: "8..60" },
    texts: [
      "{k} wrote half as many lines as {n}. {n} wrote {x} lines, and {m} wrote {y}. How many lines did {k} write?",
      "There were {x} tarts and {y} pies at the bake-off, but only half as many rolls as tarts. How many rolls were there?",
      "{n} wants to give {his} kite a tail that is half as long as the {color} kite's. The {color} kite's tail is {x} inches and the {color2} kite's is {y} inches. How many inches will {his} be?",
      "The north street needs {x} lanterns. The south street needs {y}. How many does the west street need if it needs one half of the number for the north street?",
    ],
  },
  {
    id: "turned/times-as-many-with-a-third-person",
    expression: "x*y",
    numbers: { x: "5..25", y: "3..8", z: "5..60" },
    texts: [
      "{n} has planted {x} onions. {m} has planted {y} times as many onions as {n}, and {k} has planted {z}. How many onions has {m} planted?",
      "The mill is {x} miles from the sea and {z} miles from the border, and the forge is {y} times as far from the sea as the mill. How many miles from the sea is the forge?",
      "A poster took {z} pins and a banner took {x}. The tent took {y} times as many pins as the banner. How many pins did the tent take?",
      "How many people does the castle get on Sundays? On Mondays it gets {x}, on Fridays {z}, and on Sundays {y} times as many as on Mondays.",
    ],
  },
  {
    id: "turned/more-than-a-third-person",
    expression: "z+y",
    numbers: { x: "5..60", y: "3..30", z: "10..60" },
    texts: [
      "{m} has planted {y} more onions than {k}. {k} has planted {z}, and {n} has planted {x}. How many onions has {m} planted?",
      "The mill is {x} miles from the sea and {z} miles from the border. The forge lies {y} miles farther from the border than the mill. How far from the border does it lie?",
      "{x} pins went into a banner and {z} into a poster. Then {y} more than the poster got went into the tent. Tell how many pins the tent got.",
      "On Mondays the castle gets {x} people, on Fridays {z}, and on Saturdays {y} more than on Fridays. How many people does it get on Saturdays?",
    ],
  },
  {
    id: "turned/third-person-between-the-two",
    expression: "x*y-z",
    numbers: { x: "8..25", y: "3..8", z: "3..20" },
    texts: [
      "{n} planted {x} onions. {m} planted {y} times as many as {n}. {k} planted {z} fewer than {m}. How many onions did {k} plant?",
      "The forge is {y} times as far from the sea as the mill, which is {x} miles from it. The inn is {z} miles nearer to the sea than the forge. How many miles from the sea is the inn?",
      "How many pins did the awning take, if the banner took {x}, the tent {y} times as many as the banner, and the awning {z} fewer than the tent?",
      "On Mondays {x} people visit the castle, and on Sundays {y} times as many. Last Sunday, because of fog, {z} fewer people came than on other Sundays. How many came last Sunday?",
    ],
  },
];

/** A part, the other part or the whole is asked for. */
const PARTS: readonly WordingFamily[] = [
  {
    id: "turned/whole-of-two-parts",
    expression: "x+y",
    numbers: { x: "8..80", y: "8..80", z: "3..15" },
    texts: [
      "{x} of the beads on a necklace are glass, and the other {y} are wood. It took {n} {z} minutes to string them. How many beads are on the necklace?",
      "In the marching band {y} people play drums and {x} people play horns. Nobody plays both or anything else. {z} people watch them. How many people are in the band?",
      "A crate has {x} ripe mangoes in it and {y} green ones. It stands on {z} other crates. How many mangoes are in the crate?",
      "How many beds are in the clinic, if {x} are taken and {y} are empty on {day}, and {z} nurses work there?",
    ],
  },
  {
    id: "turned/other-part-of-the-whole",
    expression: "x-y",
    numbers: { x: "40..99", y: "5..35", z: "3..15" },
    texts: [
      "{n} strung {x} beads in {z} minutes. {y} of the beads are glass. The rest are wood. How many wooden beads did {he} string?",
      "There are {x} people in the marching band. {y} of them play drums, and all the others play horns. The band knows {z} tunes. How many people play horns?",
      "In a crate of {x} mangoes, {y} are still green, and all the others are ripe. The crate weighs {z} pounds. How many are ripe?",
      "How many beds in the clinic are empty tonight? It has {x} beds and {z} nurses, and {y} beds are taken.",
    ],
  },
  {
    id: "turned/greater-part-against-the-other",
    expression: "x-y",
    numbers: { x: "40..80", y: "5..35", z: "3..15" },
    texts: [
      "A necklace that {n} made in {z} minutes has {x} glass beads and {y} wooden beads. How many more glass beads than wooden ones does it have?",
      "The band has {z} flags. {x} of its people play horns and {y} play drums. By how many people is the group of horns larger?",
      "{y} green mangoes and {x} ripe mangoes lie in a crate that costs ${z}. How many fewer are green than ripe?",
      "{z} nurses care for {x} grown-ups and {y} babies in the clinic. What is the difference between the numbers of grown-ups and babies?",
    ],
  },
  {
    id: "turned/other-part-against-the-known-part",
    expression: "x-y-y",
    numbers: { x: "70..120", y: "5..30" },
    texts: [
      "{x} beads are on {n}'s necklace. {y} are glass and the rest are wood. How many more wooden than glass beads are on it?",
      "A band of {x} people has {y} drummers. All the others blow horns. How many more people blow horns than drum?",
      "Of {x} mangoes {y} are green. By how many do the other mangoes, the ripe ones, outnumber the green ones?",
      "The clinic has {x} beds. {y} of these are empty. How many fewer beds are empty than taken?",
    ],
  },
  {
    id: "turned/part-with-a-mark-and-a-second-mark",
    expression: "x-y",
    numbers: { x: "40..99", y: "5..35", z: "5..35" },
    texts: [
      "A kennel has {x} dogs. {y} dogs have short tails, and {z} dogs are asleep. How many dogs do not have a short tail?",
      "{x} cards lie on the table. {z} of them are face up. {y} of them have a star on the back. How many cards lack the star?",
      "How many of the {x} tents at the camp have no lamp? {y} of them have a lamp, and {z} of them are {color}.",
      "Among the {x} people in the waiting room, {z} have a cough and {y} have an umbrella. Find the number of people who came without an umbrella.",
    ],
  },
  {
    id: "turned/part-with-the-second-mark-missing",
    expression: "x-z",
    numbers: { x: "40..99", y: "5..35", z: "5..35" },
    texts: [
      "{y} of the {x} dogs in a kennel have short tails, and {z} of the {x} are asleep. How many dogs are awake?",
      "{n} laid out {x} cards. {y} cards have a star on the back, and {z} lie face up. How many lie face down?",
      "At a camp of {x} tents, {y} tents have a lamp. {z} tents are {color}. How many tents have some other color?",
      "How many people in the waiting room have no cough, if there are {x} people, {y} with an umbrella and {z} with a cough?",
    ],
  },
  {
    id: "turned/third-part-of-the-whole",
    expression: "x-y-z",
    numbers: { x: "70..120", y: "5..30", z: "5..30" },
    texts: [
      "A flag is sewn from {x} strips. {y} are {color}, {z} are {color2}, and the rest are {color3}. How many strips are {color3}?",
      "Of the {x} seats in the hall, {y} are for teachers and {z} for parents. All the others are for pupils. How many seats do the pupils get?",
      "{n}, {m} and {k} stuffed {x} envelopes in all. {n} stuffed {y} and {m} stuffed {z}. How many did {k} stuff?",
      "How many eggs in the kitchen are neither boiled nor broken? There are {x} eggs. {y} have been boiled, and {z} others are broken.",
    ],
  },
  {
    id: "turned/two-parts-of-three",
    expression: "y+z",
    numbers: { x: "70..120", y: "5..30", z: "5..30" },
    texts: [
      "{x} strips make up a flag. Among them are {y} {color} ones and {z} {color2} ones. How many strips are {color} or {color2}?",
      "The hall has {x} seats, {y} of them for teachers, {z} for parents and the rest for pupils. How many seats are for grown-ups?",
      "Together {n}, {m} and {k} stuffed {x} envelopes. {z} were {m}'s work, and {y} were {n}'s. How many envelopes did {n} and {m} stuff?",
      "Of the {x} eggs in the kitchen, {y} have been boiled and {z} others have cracked shells. How many eggs have been boiled or are cracked?",
    ],
  },
  {
    id: "turned/one-part-less-than-another-part",
    expression: "y-z",
    numbers: { x: "90..120", y: "30..50", z: "5..25" },
    texts: [
      "In a flag of {x} strips, {y} strips are {color} and {z} are {color2}. How many more {color} strips than {color2} strips does it have?",
      "{z} of the {x} seats in the hall are for parents and {y} are for teachers. How many fewer seats do the parents have than the teachers?",
      "{x} envelopes were stuffed. {n} did {y} of them, {m} did {z}, and {k} did the rest. How many more than {m} did {n} do?",
      "There are {x} eggs in the kitchen. {y} are boiled and {z} are painted. What is the difference between the boiled and the painted ones?",
    ],
  },
  {
    id: "turned/rest-of-a-task",
    expression: "x-y",
    numbers: { x: "50..120", y: "5..45", z: "2..9" },
    texts: [
      "A typist must type {x} pages in {z} days. She has typed {y} pages. How many pages are still to be typed?",
      "{n} plans to hike {x} miles with {z} friends. They have hiked {y} miles by Tuesday night. How many miles lie ahead of them?",
      "The fence needs {x} boards. {y} are nailed on, and {z} hours have passed. Tell how many boards are still missing.",
      "How many more names does the herald have to read? {z} trumpets played, and then he read {y} of the {x} names on the roll.",
    ],
  },
  {
    id: "turned/task-per-day",
    expression: "x/z",
    numbers: { x: "z*w", w: "8..20", y: "3..7", z: "3..9" },
    texts: [
      "In {z} days a typist must type {x} pages, the same number every day. Today she made {y} mistakes. How many pages must she type per day?",
      "{n} and {y} friends plan to hike {x} miles in {z} days, and each day the same distance. How many miles will they hike a day?",
      "For {z} equal parts of a fence, {x} boards are on the wagon with {y} bags of nails. How many boards will each part have?",
      "{z} heralds share a roll of {x} names evenly, and {y} trumpets play. How many names does each herald read?",
    ],
  },
  {
    id: "turned/how-much-of-it-was-not-new",
    expression: "x-y",
    numbers: { x: "45..99", y: "5..35", z: "100..150" },
    texts: [
      "{n} sang {x} songs this year. {y} of these were new to {him}. {He} knows {z} songs altogether. How many of the songs {he} sang were not new?",
      "A bakery bakes {z} rolls a day. On {day} {x} rolls were bought before eight, {y} of them with poppy seeds. How many of the rolls bought before eight had no poppy seeds?",
      "Of the {z} islands in the bay, {x} have trees. {y} of the islands with trees also have a spring. How many islands have trees but no spring?",
      "How many of the girls at the camp cannot swim? {z} children are there, {x} of the children are girls, and {y} of the girls can swim.",
    ],
  },
  {
    id: "turned/how-much-is-outside-of-it",
    expression: "z-x",
    numbers: { x: "45..90", y: "5..35", z: "100..150" },
    texts: [
      "{n} knows {z} songs. This year {he} sang {x} of them, {y} in public. How many of the songs that {he} knows did {he} not sing this year?",
      "Of the {z} rolls a bakery baked on {day}, {x} were bought before eight, and {y} of those had poppy seeds. How many rolls were not bought before eight?",
      "{z} islands lie in the bay. {x} of them have trees, and {y} of those also have a spring. How many islands have no trees?",
      "There are {z} children at the camp. {x} are girls, and {y} of the girls can swim. How many boys are at the camp?",
    ],
  },
];

/** The number in each group or the number of groups is asked for, beside a number that is not needed. */
const GROUPS: readonly WordingFamily[] = [
  {
    id: "turned/in-each-of-the-known-groups",
    expression: "x/y",
    numbers: { x: "y*w", y: "3..12", w: "4..15", z: "16..30" },
    texts: [
      "{n} laid {x} cherries on {y} cakes, the same number on each. {He} also had {z} plums. How many cherries lie on each cake?",
      "{z} sailors loaded {x} barrels onto {y} rafts, equally many on every raft. How many barrels did one raft carry?",
      "How many verses are in each song if the {x} verses in a book of {z} pages make {y} songs of equal length?",
      "A gardener of {z} years sets {x} bulbs in {y} equal rings around a tree. Find the number of bulbs in a ring.",
    ],
  },
  {
    id: "turned/groups-of-the-known-number",
    expression: "x/y",
    numbers: { x: "y*w", y: "3..15", w: "4..12", z: "16..30" },
    texts: [
      "{n} puts {y} cherries on every cake, and {x} cherries are used up that way. {z} plums are for a pie. How many cakes does {he} have?",
      "A raft carries {y} barrels. {x} barrels are waiting on the beach with {z} sailors. How many rafts are needed for the barrels?",
      "All songs in a book of {z} pages have {y} verses each. The book has {x} verses. How many songs does it have?",
      "With {x} bulbs a gardener of {z} years makes rings of {y} bulbs around a tree. How many rings will there be?",
    ],
  },
  {
    id: "turned/all-in-the-groups",
    expression: "x*y",
    numbers: { x: "4..20", y: "3..12", z: "16..30" },
    texts: [
      "{y} cakes stand in a row, each with {x} cherries. Beside them lie {z} plums. How many cherries are on the cakes?",
      "If every raft takes {x} barrels and {y} rafts set out with {z} sailors, how many barrels set out?",
      "A book has {z} pages and {y} songs with {x} verses each. What is the number of verses in the book?",
      "Around a tree a gardener of {z} years planted {y} rings of bulbs. There are {x} bulbs in every ring. How many bulbs did she plant?",
    ],
  },
  {
    id: "turned/cherries-per-cake-of-two-fruits",
    expression: "z/y",
    numbers: { x: "20..90", y: "3..9", z: "y*w", w: "4..12" },
    texts: [
      "A baker has {x} almonds and {z} walnuts. She puts the walnuts on {y} tarts, equally many on each. How many walnuts does one tart get?",
      "{y} kids share {z} pretzels evenly and leave {x} crackers in the bag. How many pretzels does a kid get?",
      "The {x} nails stay in the can. The {z} screws go into {y} hinges, the same number into each. Tell how many screws hold one hinge.",
      "How many ducks ride in each cart, when {z} ducks are spread evenly over {y} carts and {x} geese walk behind?",
    ],
  },
  {
    id: "turned/almonds-and-walnuts-in-all",
    expression: "x+z",
    numbers: { x: "20..90", y: "3..9", z: "y*w", w: "4..12" },
    texts: [
      "A baker has {x} almonds and {z} walnuts for {y} tarts. How many nuts does she have?",
      "There are {x} crackers and {z} pretzels in a bag for {y} kids. How many things to nibble are in the bag?",
      "{n} needs {z} screws and {x} nails to put up a gate with {y} hinges. How many screws and nails does {he} need altogether?",
      "Behind {y} carts walk {x} geese and {z} ducks. What is the total number of birds behind the carts?",
    ],
  },
  {
    id: "turned/price-of-one-pack",
    expression: "x/y",
    money: true,
    numbers: { x: "y*w", y: "3..9", w: "2..15", z: "10..40" },
    texts: [
      "{n} paid ${x} for {y} packs of batteries, and there are {z} batteries in a pack. How much did one pack cost?",
      "{y} bundles of {z} roof tiles cost ${x}. What is the price of a bundle, in dollars?",
      "How much does the gym charge for a single class, if {m} pays ${x} for {y} classes of {z} minutes?",
      "For ${x} a family got {y} equal baskets, each with {z} peaches. Find how many dollars they paid per basket.",
    ],
  },
  {
    id: "turned/pieces-in-the-packs",
    expression: "y*z",
    numbers: { x: "20..90", y: "3..9", z: "10..40" },
    texts: [
      "A pack of batteries has {z} batteries in it. {n} bought {y} packs and paid ${x}. How many batteries did {he} buy?",
      "The roof takes {y} bundles of tiles. A bundle has {z} tiles in it, and all together they cost ${x}. How many tiles does the roof take?",
      "{m} paid ${x} to go to {y} gym classes that lasted {z} minutes each. How many minutes of gym is that?",
      "How many peaches did a family bring home in {y} baskets with {z} peaches each, which cost them ${x}?",
    ],
  },
  {
    id: "turned/packs-for-the-money",
    expression: "x/y",
    numbers: { x: "y*w", y: "3..15", w: "3..9", z: "10..40" },
    texts: [
      "One pack of {z} batteries costs ${y}. {n} spent ${x} on such packs. How many packs did {he} buy?",
      "How many bundles of {z} roof tiles does one get for ${x} at ${y} a bundle?",
      "{m} has ${x} for gym classes. A class of {z} minutes is ${y}. To how many classes can {mhe} go?",
      "A family paid ${x} for baskets of {z} peaches at ${y} per basket. Tell the number of baskets they bought.",
    ],
  },
  {
    id: "turned/speed-of-the-worker",
    expression: "x/y",
    numbers: { x: "y*w", y: "3..9", w: "4..30", z: "2..12" },
    texts: [
      "{n} folded {x} paper cranes in {y} hours, always at the same speed. {z} of the cranes are {color}. How many cranes did {he} fold in an hour?",
      "A pump moved {x} gallons in {y} minutes through a hose {z} yards long. How many gallons did it move per minute?",
      "How many pages does a printer do each minute, if it does {x} pages in {y} minutes and {z} of them have pictures?",
      "In {y} days a mason with {z} trowels laid {x} stones, and each day as many as the day before. How many stones did he lay daily?",
    ],
  },
  {
    id: "turned/hours-of-the-worker",
    expression: "x/y",
    numbers: { x: "y*w", y: "4..30", w: "3..9", z: "2..12" },
    texts: [
      "{n} folds {y} paper cranes an hour. For the school fair {he} has to fold {x} cranes, {z} of them {color}. How many hours does {he} need?",
      "Through a hose {z} yards long a pump moves {y} gallons per minute. How many minutes does it take to move {x} gallons?",
      "A printer does {y} pages each minute. Of a job with {x} pages, {z} pages have pictures. How long does the job take, in minutes?",
      "How many days does a mason need for {x} stones when he lays {y} a day and has worked in this town for {z} years?",
    ],
  },
  {
    id: "turned/plain-ones-of-the-work",
    expression: "x-z",
    numbers: { x: "40..120", y: "3..9", z: "2..30" },
    texts: [
      "{n} folded {x} paper cranes in {y} hours. {z} of them are {color}, and the others are {color2}. How many cranes are {color2}?",
      "In {y} minutes a pump filled a tank up to {x} gallons. The tank had {z} gallons in it before. How many gallons did the pump move?",
      "A printer did {x} pages in {y} minutes. {z} pages have pictures. How many pages have no pictures?",
      "How many of a mason's stones are good, if he laid {x} in {y} days and {z} of these are cracked?",
    ],
  },
  {
    id: "turned/groups-then-members-beyond",
    expression: "x*y+z",
    numbers: { x: "4..15", y: "3..9", z: "2..20" },
    texts: [
      "At the dance {x} tables were set with {y} plates each, and {z} plates stood in the kitchen. How many plates were there altogether?",
      "{n} tied {y} bunches of {x} carrots. {z} carrots did not fit into a bunch. How many carrots did {he} pull?",
      "How many stars are sewn on the cape, if it has {y} rows of {x} stars and {z} stars on the collar?",
      "The choir stands in {y} rows of {x} singers. {z} singers have a cold and sit by the door. Find the number of singers in the choir.",
    ],
  },
  {
    id: "turned/groups-then-some-missing",
    expression: "x*y-z",
    numbers: { x: "8..15", y: "4..9", z: "2..20" },
    texts: [
      "{x} tables at the dance had {y} plates each before {z} plates were taken back to the kitchen. How many plates were then on the tables?",
      "{n} tied {y} bunches of {x} carrots, but {z} of these carrots were eaten by the pony. How many are left?",
      "A cape had {y} rows with {x} stars in each. In the wash {z} stars came off. How many stars are on the cape now?",
      "How many singers of the choir sing today? It has {y} rows of {x} singers, and {z} of the singers have lost their voice.",
    ],
  },
  {
    id: "turned/groups-after-some-missing",
    expression: "(x-z)/y",
    numbers: { x: "z+v", v: "y*w", w: "4..12", y: "3..9", z: "2..20" },
    texts: [
      "{z} of the {x} plates for the dance broke. The rest were spread evenly over {y} tables. How many plates were on a table?",
      "From {x} carrots {n} gave {z} to the pony. With the others {he} tied {y} equal bunches. How many carrots are in one bunch?",
      "How many stars are in each row on a cape that has {x} stars, {z} on the collar and the rest in {y} equal rows?",
      "{x} singers came. {z} of them sat down by the door, and the remaining singers stood in {y} rows of the same length. How many stood in a row?",
    ],
  },
];

/** One change is told beside another change: the two are compared, or one of them is asked for. */
const CHANGES: readonly WordingFamily[] = [
  {
    id: "turned/first-change-greater-than-second",
    expression: "x-y",
    numbers: { z: "66..90", x: "25..45", y: "4..20" },
    texts: [
      "A candle of {z} centimeters burned down {x} centimeters on {day} and {y} centimeters on {day2}. How much more did it burn down on {day}?",
      "There were {z} carp in the tank. A heron took {x} and an otter took {y}. How many more carp did the heron take than the otter?",
      "{n} had ${z}. {He} spent ${x} at the {shop} and ${y} on the bus. How much less did {he} spend on the bus than at the {shop}?",
      "How many fewer pupils went home at four than at three? The hall had {z} pupils in it. {x} of them went at three, and {y} went at four.",
    ],
  },
  {
    id: "turned/both-changes-put-together",
    expression: "x+y",
    numbers: { z: "75..99", x: "25..45", y: "4..20" },
    texts: [
      "On {day} {x} centimeters of a candle burned, and on {day2} {y} more centimeters. The candle had been {z} centimeters high. By how many centimeters did it get shorter in the two days?",
      "A heron caught {x} carp and an otter caught {y} carp in a tank where {z} carp lived. How many carp were caught?",
      "{n} had ${z} and spent ${y} on the bus and ${x} at the {shop}. How much did {he} spend altogether?",
      "How many pupils had gone home by half past four? {z} pupils were in the hall, and {x} left at three and {y} at four.",
    ],
  },
  {
    id: "turned/what-both-changes-leave",
    expression: "z-x-y",
    numbers: { z: "75..99", x: "25..45", y: "4..20" },
    texts: [
      "A candle stood {z} centimeters high. It burned down {x} centimeters, was blown out, and later burned down another {y} centimeters. How high was it then?",
      "After a heron and an otter had been there, how many of the {z} carp still lived in the tank? The heron ate {x} and the otter {y}.",
      "At the {shop} {n} paid ${x}, and on the bus ${y}. {He} left home with ${z}. How much money did {he} come home with?",
      "Of the {z} pupils in the hall, {x} left at three. Another {y} left at four. How many pupils were still there at five?",
    ],
  },
  {
    id: "turned/gained-more-than-another-gained",
    expression: "x-y",
    numbers: { x: "25..60", y: "4..20", z: "10..90", w: "10..90" },
    texts: [
      "{n} had {z} followers and got {x} new ones. {m} had {w} followers and got {y} new ones. How many more new followers than {m} did {n} get?",
      "The elm was {z} inches tall and grew {x} inches. The fir was {w} inches tall and grew {y} inches. By how many inches did the elm grow more than the fir?",
      "Into a tub with {z} gallons {x} gallons were poured, and into a tub with {w} gallons {y} gallons were poured. How many gallons less went into the second tub?",
      "How many more names did the ballet list gain than the judo list? The ballet list had {z} names and gained {x}. The judo list had {w} names and gained {y}.",
    ],
  },
  {
    id: "turned/one-of-them-after-the-gain",
    expression: "z+x",
    numbers: { x: "5..60", y: "4..60", z: "10..90", w: "10..90" },
    texts: [
      "{m} had {w} followers and won {y} more. {n} had {z} and won {x} more. How many followers does {n} have now?",
      "In a dry year the fir, {w} inches tall, grew {y} inches, and the elm, {z} inches tall, grew {x} inches. How tall was the elm at the end of that year?",
      "{x} gallons flow into the first tub, which holds {z} gallons of water already, and {y} flow into the second, which holds {w}. How much water is then in the first tub?",
      "How many names are now on the ballet list? {x} names were added to the {z} on it, just as {y} names were added to the {w} on the judo list.",
    ],
  },
  {
    id: "turned/change-from-before-and-after",
    expression: "x-y",
    numbers: { x: "50..95", y: "10..45", z: "2..12" },
    texts: [
      "When {n} began to train {z} months ago, {he} could do {y} push-ups. Now {he} can do {x}. By how many push-ups has {he} improved?",
      "The clinic's line was {y} people long at nine and {x} people long at ten. {z} doctors were on duty. How many people longer had the line become?",
      "How much did the rent of the stall rise? For {z} years it was ${y} a month, and today it is ${x} a month.",
      "A wolf pup of {y} pounds weighed {x} pounds {z} months later. Find the weight it put on.",
    ],
  },
  {
    id: "turned/fall-from-before-and-after",
    expression: "x-y",
    numbers: { x: "50..95", y: "10..45", z: "2..12" },
    texts: [
      "{n}'s fever chart says {x} coughs in the first hour and, {z} hours after that, {y} coughs in an hour. By how many coughs an hour did it get better?",
      "The school bus took {x} minutes until {z} streets were closed to other cars. Now it takes {y} minutes. How many minutes does that save?",
      "How many dollars cheaper did the tent get? It was ${x} in spring, and now, {z} weeks after the end of the season, it is ${y}.",
      "A glacier had a tongue {x} yards long. {z} years passed, and {y} yards of it were left. How many yards melted off?",
    ],
  },
  {
    id: "turned/change-undone-later",
    expression: "y-x",
    numbers: { x: "5..30", y: "35..60", z: "70..99" },
    texts: [
      "{n} lowered the water in the lock by {y} inches and then raised it by {x} inches. It stood at {z} inches at first. By how many inches was it lower in the end than at first?",
      "From a rack of {z} coats, {y} were taken away for cleaning. {x} of these are back. How many of the coats are still at the cleaner's?",
      "{m} owed {mhis} sister nothing. {mHe} borrowed ${y} of her ${z} and has paid back ${x}. How much does {mhe} owe her?",
      "How many chickens are still out? {y} of the {z} chickens slipped through the fence, and {x} of those that slipped out have been brought back in.",
    ],
  },
  {
    id: "turned/stand-after-change-undone",
    expression: "z-y+x",
    numbers: { x: "5..30", y: "35..60", z: "70..99" },
    texts: [
      "The water in the lock stood at {z} inches. {n} lowered it by {y} inches, and then {he} raised it by {x}. At how many inches does it stand now?",
      "{z} coats hung on the rack. {y} were taken to the cleaner's, and {x} of them came back. How many coats hang on the rack now?",
      "{m}'s sister had ${z} before she lent {m} ${y}. So far {m} has paid back ${x}. How much money does the sister have at the moment?",
      "How many chickens are inside the fence? Of {z} chickens there, {y} slipped out, but {x} of those have been caught and brought in again.",
    ],
  },
  {
    id: "turned/second-change-from-start-and-end",
    expression: "x-y-z",
    numbers: { x: "75..120", y: "5..30", z: "5..35" },
    texts: [
      "A roll had {x} yards of ribbon. {n} used {y} yards in the morning. At night {z} yards were left. How many yards did {he} use after the morning?",
      "There were {x} visitors in the cave. {y} came out with the first guide. Then the second guide led out a group, and {z} visitors remained. How many visitors did the second guide lead out?",
      "{m} started with ${x}, paid ${y} for a haircut and then bought a vest. {mHe} has ${z} left. How much was the vest?",
      "How many leaves fell in the second storm? Before the storms the little tree had {x} leaves. The first storm tore off {y}, and after the second there were {z} on it.",
    ],
  },
  {
    id: "turned/end-after-second-change",
    expression: "x-y-z",
    numbers: { x: "75..120", y: "5..30", z: "5..35" },
    texts: [
      "{n} cut {y} yards of ribbon off a roll in the morning and {z} yards in the evening. The roll had {x} yards before. How many yards are on it now?",
      "The first guide led {y} of the {x} visitors out of the cave, and the second guide led out {z}. How many visitors were still inside?",
      "{m} gave ${y} for a haircut and ${z} for a vest, out of ${x}. Find how much {mhe} has after that.",
      "How many leaves kept hanging on a little tree of {x} leaves, from which one storm tore {y} and the next one {z}?",
    ],
  },
];

/** Wordings of worksheets in pairs: nearly the same scene, but another question. */
export const WORKSHEET_WHAT_IS_ASKED: readonly WordingFamily[] = [
  ...AHEAD,
  ...BEGINNING,
  ...NET,
  ...SPARE,
  ...TIMES,
  ...PARTS,
  ...GROUPS,
  ...CHANGES,
];

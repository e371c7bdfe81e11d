import type { WordingFamily } from "../wording.ts";

/** Things leave or reach one owner; who hands over, and when is asked, decides. */
const OUT_OF_ONE_INTO_THE_OTHER: readonly WordingFamily[] = [
  {
    id: "passed/seashells-out",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "{n}'s bowl held {x} seashells until {m} was given {y} of them. How many seashells does the bowl hold now?",
      "The pharmacy passed {y} rolls of gauze to the clinic next door. Up to then it had had {x} rolls of gauze. How many rolls did the pharmacy have after that?",
      "How many sheep graze on the hill this evening, if {x} grazed there this morning and {y} of them were driven down to the valley at noon?",
    ],
  },
  {
    id: "passed/seashells-in",
    expression: "x+y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "{n}'s bowl held {x} seashells until {m} gave {n} {y} more to put in. How many seashells does the bowl hold now?",
      "The pharmacy received {y} rolls of gauze from the clinic next door. Up to then it had had {x} rolls of gauze. How many rolls did the pharmacy have after that?",
      "How many sheep graze on the hill this evening, if {x} grazed there this morning and {y} were driven up to them from the valley at noon?",
    ],
  },
  {
    id: "passed/seashells-before-out",
    expression: "x+y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "{n}'s bowl holds {x} seashells now that {m} has been given {y} out of it. How many seashells did the bowl hold before?",
      "The pharmacy passed {y} rolls of gauze to the clinic next door. After that it had {x} rolls of gauze. How many rolls did the pharmacy have up to then?",
      "How many sheep grazed on the hill this morning, if {x} graze there this evening and {y} were driven from it down to the valley at noon?",
    ],
  },
  {
    id: "passed/seashells-before-in",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "{n}'s bowl holds {x} seashells now that {m} has given {n} {y} to put in. How many seashells did the bowl hold before?",
      "The pharmacy received {y} rolls of gauze from the clinic next door. After that it had {x} rolls of gauze. How many rolls did the pharmacy have up to then?",
      "How many sheep grazed on the hill this morning, if {x} graze there this evening and {y} of these were driven up from the valley at noon?",
    ],
  },
  {
    id: "passed/dollars-lent",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    money: true,
    texts: [
      "{n} had ${x} and lent {m} ${y} of it. How much money did {n} have then?",
      "The rowing club's cash box had ${x} in it when the treasurer lent ${y} from it to the chess club. What sum was in the box afterward?",
      "{m} borrowed ${y} from {n} on {day}, when {n} was carrying ${x}. How many dollars did {n} carry after that?",
    ],
  },
  {
    id: "passed/dollars-paid-back",
    expression: "x+y",
    numbers: { x: "30..95", y: "4..28" },
    money: true,
    texts: [
      "{n} had ${x} and was paid back ${y} that {m} owed {him}. How much money did {n} have then?",
      "The rowing club's cash box had ${x} in it when the chess club paid back ${y} that it had borrowed. What sum was in the box afterward?",
      "{m} returned a loan of ${y} to {n} on {day}, when {n} was carrying ${x}. How many dollars did {n} carry after that?",
    ],
  },
  {
    id: "passed/dollars-before-lending",
    expression: "x+y",
    numbers: { x: "30..95", y: "4..28" },
    money: true,
    texts: [
      "{n} had ${x} left after {he} had lent {m} ${y}. How much money did {n} have at first?",
      "The rowing club's cash box had ${x} in it after the treasurer had lent ${y} from it to the chess club. What sum was in the box before?",
      "{m} borrowed ${y} from {n} on {day}, and after that {n} was carrying ${x}. How many dollars did {n} carry before?",
    ],
  },
  {
    id: "passed/dollars-before-paying-back",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    money: true,
    texts: [
      "{n} had ${x} after {m} had paid {him} back a debt of ${y}. How much money did {n} have at first?",
      "The rowing club's cash box had ${x} in it after the chess club had paid back ${y} that it had borrowed. What sum was in the box before?",
      "{m} returned a loan of ${y} to {n} on {day}, and after that {n} was carrying ${x}. How many dollars did {n} carry before?",
    ],
  },
  {
    id: "passed/debt-partly-paid",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    money: true,
    texts: [
      "{n} owed {m} ${x}. {He} gave {m} ${y} of it back on {day}. How much does {n} still owe {m}?",
      "The cafe's owner was ${x} in debt to the landlord and then paid ${y} back to the landlord. How large was her debt after that?",
      "Last week Grandpa owed ${x} to the twins, and today he dropped ${y} of that into their piggy bank. What does he still owe them?",
    ],
  },
  {
    id: "passed/debt-grown-here",
    expression: "x+y",
    numbers: { x: "30..95", y: "4..28" },
    money: true,
    texts: [
      "{n} owed {m} ${x}. {He} got ${y} more on loan from {m} on {day}. How much does {n} owe {m} in all?",
      "The cafe's owner was ${x} in debt to the landlord and then borrowed ${y} more from the landlord. How large was her debt after that?",
      "Last week Grandpa owed ${x} to the twins, and today he borrowed another ${y} out of their piggy bank. What does he owe them now?",
    ],
  },
  {
    id: "passed/debt-before-paying",
    expression: "x+y",
    numbers: { x: "30..95", y: "4..28" },
    money: true,
    texts: [
      "{n} still owes {m} ${x}. {He} gave {m} ${y} back on {day}. How much did {n} owe {m} before {day}?",
      "The cafe's owner was still ${x} in debt to the landlord once she had paid ${y} back to the landlord. How large was her debt before that?",
      "Last week Grandpa owed money to the twins. Today he dropped ${y} of it into their piggy bank and still owes them ${x}. What did he owe them last week?",
    ],
  },
  {
    id: "passed/debt-before-growing",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    money: true,
    texts: [
      "{n} owes {m} ${x} in all. {He} got ${y} of it on loan from {m} on {day} and the rest earlier. How much did {n} owe {m} before {day}?",
      "The cafe's owner was ${x} in debt to the landlord once she had borrowed ${y} more from the landlord. How large was her debt before that?",
      "Last week Grandpa owed money to the twins. Today he borrowed another ${y} out of their piggy bank and now owes them ${x}. What did he owe them last week?",
    ],
  },
  {
    id: "passed/number-handed-over-by-giver",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "After practice {n} handed some shin guards to {m}. Before that {n} had {x} shin guards, and then {he} had {y}. How many shin guards did {n} hand to {m}?",
      "How many ducks swam from the front pond to the back pond? There were {x} ducks on the front pond at first and {y} later, and none of them flew off.",
      "The night nurse had {x} blankets in her cupboard. She left some with the day nurse and {y} remained. How many blankets did she leave with the day nurse?",
    ],
  },
  {
    id: "passed/number-handed-over-to-receiver",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "After practice {n} was handed some shin guards by {m}. Before that {n} had {y} shin guards, and then {he} had {x}. How many shin guards did {m} hand to {n}?",
      "How many ducks swam from the front pond to the back pond? There were {y} ducks on the back pond at first and {x} later, and none came from anywhere else.",
      "The night nurse had {y} blankets in her cupboard. The day nurse left some more with her and then there were {x}. How many blankets did the day nurse leave with her?",
    ],
  },
  {
    id: "passed/had-before-handing-over",
    expression: "x+y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "After practice {n} handed {x} shin guards to {m}. Then {n} had {y} shin guards. How many shin guards did {n} have before that?",
      "How many ducks were on the front pond before {x} of them swam from the front pond to the back pond? Then there were {y} ducks on the front pond.",
      "The night nurse left {x} of the blankets in her cupboard with the day nurse. {y} of them remained. How many blankets had been in the cupboard?",
    ],
  },
  {
    id: "passed/had-before-being-handed",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "After practice {n} was handed {y} shin guards by {m}. Then {n} had {x} shin guards. How many shin guards did {n} have before that?",
      "How many ducks were on the back pond before {y} more swam from the front pond to the back pond? Then there were {x} ducks on the back pond.",
      "The night nurse was left {y} blankets by the day nurse, which she put with the others in her cupboard. Then the cupboard held {x}. How many blankets had been in the cupboard before?",
    ],
  },
  {
    id: "passed/equal-once-given-to-a-third",
    expression: "x+y",
    numbers: { x: "25..90", y: "4..22" },
    texts: [
      "{m} has {x} glass beads. If {n} gave {y} of {his} own to {k}, {n} would have exactly as many as {m}. How many glass beads does {n} have?",
      "On the left rail of the coat room hang {x} coats. Carry {y} coats from the right rail to the office, and both rails hold the same number. How many coats hang on the right rail?",
      "The tinsmith owns {x} hammers. If the cobbler sold {y} of his hammers to the smith, the cobbler would own just as many as the tinsmith does. How many hammers does the cobbler own?",
    ],
  },
  {
    id: "passed/equal-once-gotten-from-a-third",
    expression: "x-y",
    numbers: { x: "25..90", y: "4..22" },
    texts: [
      "{m} has {x} glass beads. If {k} gave {y} more to {n}, {n} would have exactly as many as {m}. How many glass beads does {n} have?",
      "On the left rail of the coat room hang {x} coats. Carry {y} coats from the office to the right rail, and both rails hold the same number. How many coats hang on the right rail?",
      "The tinsmith owns {x} hammers. If the cobbler bought {y} more hammers from the smith, the cobbler would own just as many as the tinsmith does. How many hammers does the cobbler own?",
    ],
  },
  {
    id: "shared/stall-together",
    expression: "x+y",
    numbers: { x: "35..95", y: "6..30" },
    texts: [
      "{n} and {m} share a stall at the fair. {n} laid {x} candles on the table and {m} laid {y} beside them. How many candles did they have on the table together?",
      "Two barrels stand in the cellar. One is filled with {x} gallons of cider, the other with {y} gallons. How many gallons are in both barrels?",
      "{x} pupils sit in Room 5 and {y} sit in Room 6. How many pupils sit in the two rooms?",
    ],
  },
  {
    id: "shared/stall-one-of-two",
    expression: "x-y",
    numbers: { x: "70..95", y: "40..60" },
    texts: [
      "{n} and {m} share a stall at the fair. Together they laid {x} candles on the table, and {y} of them were {m}'s. How many candles had {n} laid there?",
      "Two barrels stand in the cellar. Between them they hold {x} gallons of cider, the larger one {y} gallons of that. How many gallons are in the smaller one?",
      "{x} pupils sit in Room 5 and Room 6 together, {y} of them in Room 6. How many pupils sit in the other room?",
    ],
  },
  {
    id: "shared/stall-partner-takes-his-away",
    expression: "x-y",
    numbers: { x: "35..95", y: "6..30" },
    texts: [
      "{n} and {m} share a stall at the fair. {x} candles of both lay on the table when {m} took {mhis} {y} home. How many candles, all of them {n}'s, were left on the table?",
      "Two barrels stand in the cellar. They held {x} gallons of cider in all before the second one, with {y} gallons in it, was sold. How many gallons of cider stayed in the cellar?",
      "{x} pupils sat in Room 5 for the film until the {y} who belong to Room 6 went back there. How many pupils remained?",
    ],
  },
  {
    id: "shared/stall-partner-adds-his",
    expression: "x+y",
    numbers: { x: "35..95", y: "6..30" },
    texts: [
      "{n} and {m} share a stall at the fair. {n} had laid {x} candles on the table when {m} brought {mhis} {y} from home. How many candles, those of both, lay on the table then?",
      "Two barrels stand in the cellar. They held {x} gallons of cider in all before a third one, with {y} gallons in it, was rolled in. How many gallons of cider were in the cellar then?",
      "{x} pupils sat in Room 5 for the film when {y} who belong to Room 6 came in as well. How many pupils were there then?",
    ],
  },
  {
    id: "traded/coins-sold",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "A collector bought {y} of the {x} coins of the museum in town and carried them off. How many coins does the museum have now?",
      "{n} had {x} piano scores until {m} talked {him} into parting with {y}. How many piano scores does {n} own now?",
      "This {month} the beach pavilion had {x} deck chairs, then {y} were sent on to the pool. How many deck chairs does it have now?",
    ],
  },
  {
    id: "traded/coins-bought",
    expression: "x+y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "A collector sold {y} coins to the museum in town, which had {x} coins before. How many coins does the museum have now?",
      "{n} had {x} piano scores until {m} parted with {y} for {him}. How many piano scores does {n} own now?",
      "This {month} the beach pavilion had {x} deck chairs, then {y} were sent over by the pool. How many deck chairs does it have now?",
    ],
  },
  {
    id: "traded/coins-wanted",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "A collector sells coins to the museum in town until it has {x}. So far it has {y}. How many coins does the museum still have to buy from the collector?",
      "{n} wants to own {x} piano scores and has {y}. How many piano scores does {n} still need to get from {m}?",
      "This {month} the beach pavilion needs {x} deck chairs but has {y}. How many deck chairs must the pool send over so that there are enough?",
    ],
  },
  {
    id: "traded/coins-too-many",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "A collector buys coins from the museum in town, which has {x}, and wants to keep just {y}. How many coins does the museum sell to the collector?",
      "{n} owns {x} piano scores and means to keep {y}, with all others going to {m}. How many piano scores does {n} give to {m}?",
      "This {month} the beach pavilion has {x} deck chairs but has use for no more than {y}. How many deck chairs can it send on to the pool and still have enough?",
    ],
  },
  {
    id: "passed/taken-from-him",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "{n} folded {x} paper cranes and {m} took {y} of these from {him}. How many of the cranes did {n} get to keep?",
      "The bakery on the square has {x} tart pans. Its sister shop comes to fetch {y}. How many tart pans does the bakery have after that?",
      "{y} of the canoe club's paddles were left at the lake camp, and all the others of the {x} came back with the canoes. How many paddles came back?",
    ],
  },
  {
    id: "passed/took-from-another",
    expression: "x+y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "{n} folded {x} paper cranes and took {y} more from {m}. How many cranes did {n} have in all?",
      "The bakery on the square has {x} tart pans. It goes to its sister shop to fetch {y} more. How many tart pans does the bakery have after that?",
      "{y} of the canoe club's paddles were left at the lake camp, and {x} came back with the canoes. How many paddles had been taken to the lake?",
    ],
  },
  {
    id: "passed/taken-from-him-at-first",
    expression: "x+y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "{n} had {x} paper cranes left when {m} had taken {y} from {him}. How many cranes were {n}'s at first?",
      "The bakery on the square has {x} tart pans. Its sister shop has come and fetched {y} already. How many tart pans did the bakery have before?",
      "{x} of the canoe club's paddles are in the boathouse since {y} paddles were handed over to the lake camp. How many paddles were in the boathouse before that?",
    ],
  },
  {
    id: "passed/took-from-another-at-first",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..28" },
    texts: [
      "{n} had {x} paper cranes in all when {he} had taken {y} from {m}. How many cranes were {n}'s at first?",
      "The bakery on the square has {x} tart pans. It has gone to its sister shop and fetched {y} of them already. How many tart pans did the bakery have before?",
      "{x} of the canoe club's paddles are in the boathouse since {y} paddles were handed over by the lake camp. How many paddles were in the boathouse before that?",
    ],
  },
  {
    id: "traded/postcards-between-both",
    expression: "x+y",
    numbers: { x: "40..90", y: "5..35" },
    texts: [
      "{n} mailed {x} postcards to {m} and got {y} back from {m}. How many postcards went between the two altogether?",
      "The mill brought {x} sacks to the baker and {y} sacks to the brewer. How many sacks did the two men receive in all?",
      "At the border {x} trucks drove over to the east and {y} trucks drove over to the west. How many trucks crossed the border?",
    ],
  },
  {
    id: "traded/postcards-more-one-way",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..35" },
    texts: [
      "{n} mailed {x} postcards to {m} and got {y} back from {m}. How many more postcards did {n} send than {he} received?",
      "The mill brought {x} sacks to the baker and {y} sacks to the brewer. How many more sacks did the baker receive than the brewer?",
      "At the border {x} trucks drove over to the east and {y} trucks drove over to the west. How many more trucks has the east now than before?",
    ],
  },
  {
    id: "traded/postcards-some-lost",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..35" },
    texts: [
      "{n} mailed {x} postcards to {m} and got word that {y} of them never reached {m}. How many of the postcards reached {m}?",
      "The mill brought {x} sacks to the baker and had {y} of these passed on to the brewer. How many of the sacks stayed with the baker?",
      "At the border {x} trucks drove over to the east and {y} of these came back the same day. How many of the trucks stayed in the east overnight?",
    ],
  },
  {
    id: "traded/postcards-fewer-one-way",
    expression: "x+y",
    numbers: { x: "40..90", y: "5..35" },
    texts: [
      "{n} mailed {x} postcards to {m} and got {y} more than that back from {m}. How many postcards did {n} get from {m}?",
      "The mill brought {x} sacks to the baker and {y} sacks more than that to the brewer. How many sacks did the brewer receive?",
      "At the border {x} trucks drove over to the east and {y} more than that drove over to the west. How many trucks drove west?",
    ],
  },
  {
    id: "shared/with-a-friend-rest",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..35" },
    texts: [
      "{n} brought {x} grapes for lunch and shared with {m}. {m} got {y} of the grapes and {n} ate the others. How many grapes did {n} eat?",
      "The kindergarten had {x} picture books and shared with the school across the road. It gave {y} of them over for good. How many picture books did the kindergarten keep?",
      "How many mackerel did the first boat have after that? Two fishing boats met at sea, and the first one, with {x} mackerel on board, gave {y} of these to the second one.",
    ],
  },
  {
    id: "shared/with-a-friend-total",
    expression: "x+y",
    numbers: { x: "40..95", y: "5..35" },
    texts: [
      "{n} brought grapes for lunch and shared with {m}. {m} got {y} of the grapes and {n} ate the other {x}. How many grapes had {n} brought?",
      "The kindergarten had some picture books and shared with the school across the road. It gave {y} of them over for good and kept {x}. How many picture books had the kindergarten had?",
      "How many mackerel did the first boat have until then? Two fishing boats met at sea, and the first one, which sailed on with {x} mackerel on board, had given {y} to the second one.",
    ],
  },
  {
    id: "shared/by-a-friend-more",
    expression: "x+y",
    numbers: { x: "40..95", y: "5..35" },
    texts: [
      "{n} brought {x} grapes for lunch and ate with {m}. {m} shared {mhis} grapes too and slid {y} over to {n}, who ate them as well. How many grapes did {n} eat?",
      "The kindergarten had {x} picture books when it talked with the school across the road. The school gave {y} of its own to the kindergarten for good. How many picture books did the kindergarten have then?",
      "How many mackerel did the first boat have after that? Two fishing boats met at sea, and the first one, with {x} mackerel on board, was given {y} by the second one.",
    ],
  },
  {
    id: "shared/with-a-friend-difference",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..35" },
    texts: [
      "{n} shared a bag of grapes with {m}. {n} ate {x} and {m} ate {y}. How many more grapes than {m} did {n} eat?",
      "The kindergarten compared its picture books with the school across the road. There were {x} in the kindergarten and {y} in the school. How many more did the kindergarten have?",
      "By how many mackerel was the first boat ahead? Two fishing boats met at sea, and the first one had {x} mackerel on board, the second one {y}.",
    ],
  },
];

/** One gives to two others, or gets from two; all of it, one gift or the rest is asked for. */
const ONE_GIVES_TO_TWO_OR_GETS_FROM_TWO: readonly WordingFamily[] = [
  {
    id: "passed/to-two-what-is-left",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "16..28", z: "4..14" },
    texts: [
      "{n} took {x} spare buttons to sewing class. {He} handed {m} {y} and {k} {z} of them. How many of the buttons did {n} have left?",
      "How many were not wheeled to either gate? From the airport's {x} luggage carts, {y} were wheeled to the east gate and later {z} to the west gate.",
      "The hatchery has raised {x} trout. {y} were put into the lake on {day}, and {z} into the river the day after. How many trout did the hatchery hold back?",
    ],
  },
  {
    id: "passed/to-two-what-went-away",
    expression: "y+z",
    numbers: { x: "60..95", y: "16..28", z: "4..14" },
    texts: [
      "{n} took {x} spare buttons to sewing class. {He} handed {m} {y} and {k} {z} of them. How many buttons did {n} give the two classmates?",
      "How many were wheeled to a gate? From the airport's {x} luggage carts, {y} were wheeled to the east gate and later {z} to the west gate.",
      "The hatchery has raised {x} trout. {y} were put into the lake on {day}, and {z} into the river the day after. How many trout did the hatchery put into other waters?",
    ],
  },
  {
    id: "passed/to-two-after-the-first",
    expression: "x-y",
    numbers: { x: "60..95", y: "16..28", z: "4..14" },
    texts: [
      "{n} took {x} spare buttons to sewing class. {He} handed {m} {y} and {k} {z} of them. How many buttons were still {n}'s when {m} had gotten some but {k} had not?",
      "How many were left before any went to the west gate? From the airport's {x} luggage carts, {y} were wheeled to the east gate and later {z} to the west gate.",
      "The hatchery has raised {x} trout. {y} were put into the lake on {day}, and {z} into the river the day after. How many trout did the hatchery have at the end of {day}?",
    ],
  },
  {
    id: "passed/to-two-the-difference",
    expression: "y-z",
    numbers: { x: "60..95", y: "16..28", z: "4..14" },
    texts: [
      "{n} took {x} spare buttons to sewing class. {He} handed {m} {y} and {k} {z} of them. How many more buttons did {m} get than {k}?",
      "How many more were wheeled to the east gate than to the west gate? From the airport's {x} luggage carts, {y} were wheeled to the east gate and later {z} to the west gate.",
      "The hatchery has raised {x} trout. {y} were put into the lake on {day}, and {z} into the river the day after. By how many trout did the lake get more than the river?",
    ],
  },
  {
    id: "passed/from-two-all-now-here",
    expression: "x+y+z",
    numbers: { x: "8..40", y: "16..40", z: "4..14" },
    texts: [
      "{n} owned {x} jigsaw puzzles. On {his} birthday {m} gave {him} {y} puzzles, and {k} gave {him} {z}. How many puzzles did {n} own after that?",
      "How many gloves did the box hold in the end? The lost-and-found box had {x} gloves in it. The bus driver dropped in {y} gloves, and the janitor added {z} an hour later.",
      "A hardware store got {y} hinges from one supplier in the morning and {z} from another one after lunch. At dawn {x} hinges had been in the store, and none were sold. How many hinges were in the store at closing time?",
    ],
  },
  {
    id: "passed/from-two-what-came",
    expression: "y+z",
    numbers: { x: "8..40", y: "16..40", z: "4..14" },
    texts: [
      "{n} owned {x} jigsaw puzzles. On {his} birthday {m} gave {him} {y} puzzles, and {k} gave {him} {z}. How many puzzles did {n} get that day?",
      "How many gloves did the two workers put in? The lost-and-found box had {x} gloves in it. The bus driver dropped in {y} gloves, and the janitor added {z} an hour later.",
      "A hardware store got {y} hinges from one supplier in the morning and {z} from another one after lunch. At dawn {x} hinges had been in the store, and none were sold. How many hinges were delivered that day?",
    ],
  },
  {
    id: "passed/from-two-after-the-first",
    expression: "x+y",
    numbers: { x: "8..40", y: "16..40", z: "4..14" },
    texts: [
      "{n} owned {x} jigsaw puzzles. On {his} birthday {m} gave {him} {y} puzzles, and {k} gave {him} {z}. How many puzzles did {n} own once {m} had given {him} some but {k} had not yet?",
      "How many gloves did the box hold just before the janitor came? The lost-and-found box had {x} gloves in it. The bus driver dropped in {y} gloves, and the janitor added {z} an hour later.",
      "A hardware store got {y} hinges from one supplier in the morning and {z} from another one after lunch. At dawn {x} hinges had been in the store, and none were sold. How many hinges were in the store at lunchtime?",
    ],
  },
  {
    id: "passed/from-two-the-difference",
    expression: "y-z",
    numbers: { x: "8..40", y: "16..40", z: "4..14" },
    texts: [
      "{n} owned {x} jigsaw puzzles. On {his} birthday {m} gave {him} {y} puzzles, and {k} gave {him} {z}. How many more puzzles did {m} give than {k}?",
      "How many more gloves came from the bus driver than from the janitor? The lost-and-found box had {x} gloves in it. The bus driver dropped in {y} gloves, and the janitor added {z} an hour later.",
      "A hardware store got {y} hinges from one supplier in the morning and {z} from another one after lunch. At dawn {x} hinges had been in the store, and none were sold. How many more hinges came in the morning than after lunch?",
    ],
  },
  {
    id: "passed/from-two-without-the-first",
    expression: "x+z",
    numbers: { x: "8..40", y: "16..40", z: "4..14" },
    texts: [
      "{n} owned {x} jigsaw puzzles. On {his} birthday {m} gave {him} {y} puzzles, and {k} gave {him} {z}. How many puzzles would {n} own now if {m} had given {him} none?",
      "How many gloves would the box hold if the bus driver had kept his? The lost-and-found box had {x} gloves in it. The bus driver dropped in {y} gloves, and the janitor added {z} an hour later.",
      "A hardware store got {y} hinges from one supplier in the morning and {z} from another one after lunch. At dawn {x} hinges had been in the store, and none were sold. How many hinges would be in the store if the morning's supplier had not come?",
    ],
  },
  {
    id: "shared/only-one-loan-is-for-good",
    expression: "x-y-z",
    numbers: { x: "70..95", y: "12..30", z: "5..25" },
    texts: [
      "Of {n}'s {x} dollars, ${y} went to {m} and ${z} went to {k}. How many dollars did {n} keep?",
      "The fire station has {x} helmets. The station in the next town was given {y} of them, and the training school was given {z}. How many helmets did the fire station keep?",
      "A choir library holds {x} scores. {y} were handed to the tenors and {z} were handed to the basses. How many scores stayed in the library?",
    ],
  },
  {
    id: "shared/second-loan-comes-back",
    expression: "x-y",
    numbers: { x: "70..95", y: "12..30", z: "5..25" },
    texts: [
      "Of {n}'s {x} dollars, ${y} went to {m} and ${z} were lent to {k}. {k} has paid everything back by now. How many dollars does {n} have again?",
      "The fire station has {x} helmets. The station in the next town was given {y} of them, and the training school borrowed {z}. The school has brought all of its helmets back. How many helmets does the fire station have again?",
      "A choir library holds {x} scores. {y} were given for good to the tenors and {z} were lent to the basses. The basses have returned all of theirs. How many scores does the library hold again?",
    ],
  },
  {
    id: "shared/first-loan-comes-back",
    expression: "x-z",
    numbers: { x: "70..95", y: "12..30", z: "5..25" },
    texts: [
      "Of {n}'s {x} dollars, ${y} were lent to {m} and ${z} went to {k}. {m} has paid everything back by now. How many dollars does {n} have again?",
      "The fire station has {x} helmets. The station in the next town borrowed {y} of them, and the training school was given {z}. The other station has brought all of its helmets back. How many helmets does the fire station have again?",
      "A choir library holds {x} scores. {y} were lent to the tenors and {z} were given for good to the basses. The tenors have returned all of theirs. How many scores does the library hold again?",
    ],
  },
  {
    id: "shared/both-loans-are-owed",
    expression: "y+z",
    numbers: { x: "70..95", y: "12..30", z: "5..25" },
    texts: [
      "Of {n}'s {x} dollars, ${y} were lent to {m} and ${z} were lent to {k}. How many dollars should come back to {n} later on?",
      "The fire station has {x} helmets. The station in the next town borrowed {y} of them, and the training school borrowed {z}. How many helmets must be brought back to the fire station?",
      "A choir library holds {x} scores. {y} were lent to the tenors and {z} were lent to the basses. How many scores are to be returned to the library?",
    ],
  },
];

/** Things are swapped, lent and partly returned; the direction of each number decides. */
const GIVEN_AND_GOTTEN_IN_RETURN: readonly WordingFamily[] = [
  {
    id: "traded/many-out-few-in",
    expression: "x-y+z",
    numbers: { x: "45..90", y: "15..30", z: "4..14" },
    texts: [
      "{n} brought {x} trading stamps to the club. {He} swapped {y} of them for {z} others that {m} had. How many stamps did {n} take home?",
      "The zoo kept {x} parakeets. In an exchange with a bird park it gave away {y} of these and received {z} new ones. How many parakeets does it keep now?",
      "How many chips does {n} have after the trade, if {he} starts with {x} poker chips and trades {y} of these to {m} for {z} large ones?",
    ],
  },
  {
    id: "traded/few-out-many-in",
    expression: "x+y-z",
    numbers: { x: "45..90", y: "15..30", z: "4..14" },
    texts: [
      "{n} brought {x} trading stamps to the club. {He} got {y} others from {m} for {z} of {his} own. How many stamps did {n} take home?",
      "The zoo kept {x} parakeets. In an exchange with a bird park it received {y} new ones and gave away {z} of its own. How many parakeets does it keep now?",
      "How many chips does {n} have after the trade, if {he} starts with {x} poker chips and gets {y} more from {m}, giving up {z} of {his} own for them?",
    ],
  },
  {
    id: "traded/what-stays-the-same",
    expression: "x-y",
    numbers: { x: "45..90", y: "15..30", z: "4..14" },
    texts: [
      "{n} brought {x} trading stamps to the club. {He} swapped {y} of them for {z} others that {m} had. How many of the stamps that {he} brought did {n} still have?",
      "The zoo kept {x} parakeets. In an exchange with a bird park it gave away {y} of these and received {z} new ones. How many of its old parakeets does it still keep?",
      "How many of {his} first chips does {n} hold on to, if {he} starts with {x} poker chips and trades {y} of these to {m} for {z} large ones?",
    ],
  },
  {
    id: "traded/loss-by-the-trade-here",
    expression: "y-z",
    numbers: { x: "45..90", y: "15..30", z: "4..14" },
    texts: [
      "{n} brought {x} trading stamps to the club. {He} swapped {y} of them for {z} others that {m} had. How many fewer stamps did {n} take home than {he} brought?",
      "The zoo kept {x} parakeets. In an exchange with a bird park it gave away {y} of these and received {z} new ones. By how many did the zoo's number of parakeets go down?",
      "How many fewer chips does {n} have after the trade than before, if {he} starts with {x} poker chips and trades {y} of these to {m} for {z} large ones?",
    ],
  },
  {
    id: "traded/lent-now-at-the-owner",
    expression: "x-(y-z)",
    numbers: { x: "50..95", y: "18..40", z: "4..15" },
    texts: [
      "The school has {x} microscopes. It lent {y} of them to the college, and the college has returned {z} of those. How many microscopes are at the school now?",
      "How many albums stood on {n}'s shelf after that? {n}, who had {x} record albums, let {m} take {y} of them. A week later {m} brought {z} of these back.",
      "Out of {x} tablecloths at the inn, {y} were sent to the laundry. {z} of the ones sent have come back clean. How many tablecloths are at the inn now?",
    ],
  },
  {
    id: "traded/lent-still-out",
    expression: "y-z",
    numbers: { x: "50..95", y: "18..40", z: "4..15" },
    texts: [
      "The school has {x} microscopes. It lent {y} of them to the college, and the college has returned {z} of those. How many of the school's microscopes are still at the college?",
      "How many of {n}'s albums did {m} keep longer? {n}, who had {x} record albums, let {m} take {y} of them. A week later {m} brought {z} of these back.",
      "Out of {x} tablecloths at the inn, {y} were sent to the laundry. {z} of the ones sent have come back clean. How many tablecloths are at the laundry still?",
    ],
  },
  {
    id: "traded/lent-at-the-lowest-here",
    expression: "x-y",
    numbers: { x: "50..95", y: "18..40", z: "4..15" },
    texts: [
      "The school has {x} microscopes. It lent {y} of them to the college, and the college has returned {z} of those. How many microscopes were at the school before the return?",
      "How many albums stood on {n}'s shelf during that week? {n}, who had {x} record albums, let {m} take {y} of them. A week later {m} brought {z} of these back.",
      "Out of {x} tablecloths at the inn, {y} were sent to the laundry. {z} of the ones sent have come back clean. How many tablecloths were at the inn until some came back?",
    ],
  },
  {
    id: "traded/lent-never-out-and-what-returned",
    expression: "x-y-z",
    numbers: { x: "75..95", y: "18..30", z: "4..15" },
    texts: [
      "The school has {x} microscopes. It lent {y} of them to the college, and the college has returned {z} of those. The microscopes that never left and those that were returned are counted apart. By how many are the first more than the second?",
      "How many more of {n}'s albums never left than were brought back? {n}, who had {x} record albums, let {m} take {y} of them. A week later {m} brought {z} of these back.",
      "Out of {x} tablecloths at the inn, {y} were sent to the laundry. {z} of the ones sent have come back clean. Compare the tablecloths that were never sent with those that have come back. How many more were never sent?",
    ],
  },
  {
    id: "traded/borrowed-still-here",
    expression: "x+y-z",
    numbers: { x: "20..60", y: "10..40", z: "3..9" },
    texts: [
      "{n} borrowed {x} books from the library and {y} from {m}. {He} has since given back {z} books to the library. How many borrowed books does {n} still have?",
      "How many rented spotlights does the crew have now? The stage crew rented {x} spotlights from a theater and {y} from a film company, and has sent {z} of those back to the film company.",
      "A farmer took over {x} goats from his uncle and {y} from his aunt, to tend them for the summer, and has already led {z} goats back to his aunt. How many of the goats does he still tend?",
    ],
  },
  {
    id: "traded/borrowed-from-the-first-here",
    expression: "x-z",
    numbers: { x: "20..60", y: "10..40", z: "3..9" },
    texts: [
      "{n} borrowed {x} books from the library and {y} from {m}. {He} has since given back {z} books to the library. How many of the library's books does {n} still have?",
      "How many of the theater's spotlights does the crew have now? The stage crew rented {x} spotlights from a theater and {y} from a film company, and has sent {z} of those back to the theater.",
      "A farmer took over {x} goats from his uncle and {y} from his aunt, to tend them for the summer, and has already led {z} goats back to his uncle. How many of his uncle's goats does he still tend?",
    ],
  },
  {
    id: "traded/borrowed-from-the-second",
    expression: "y-z",
    numbers: { x: "20..60", y: "10..40", z: "3..9" },
    texts: [
      "{n} borrowed {x} books from the library and {y} from {m}. {He} has since given back {z} books to {m}. How many of {m}'s books does {n} still have?",
      "How many of the film company's spotlights does the crew have now? The stage crew rented {x} spotlights from a theater and {y} from a film company, and has sent {z} of those back to the film company.",
      "A farmer took over {x} goats from his uncle and {y} from his aunt, to tend them for the summer, and has already led {z} goats back to his aunt. How many of his aunt's goats does he still tend?",
    ],
  },
  {
    id: "traded/borrowed-at-first",
    expression: "x+y",
    numbers: { x: "20..60", y: "10..40", z: "3..9" },
    texts: [
      "{n} borrowed {x} books from the library and {y} from {m}. {He} has since given back {z} books to {m}. How many borrowed books did {n} have at first?",
      "How many rented spotlights did the crew have before sending any back? The stage crew rented {x} spotlights from a theater and {y} from a film company, and has sent {z} of those back to the theater.",
      "A farmer took over {x} goats from his uncle and {y} from his aunt, to tend them for the summer, and has already led {z} goats back to his uncle. How many goats did he tend before that?",
    ],
  },
  {
    id: "traded/loans-both-still-owe",
    expression: "x+y-z",
    numbers: { x: "40..90", y: "20..60", z: "5..18" },
    texts: [
      "{n} lent ${x} to {m} and ${y} to {k}. {m} has paid back ${z} so far. How much do the two still owe {n} together?",
      "The bank gave a loan of {x} thousand dollars to the dairy and one of {y} thousand to the mill, and by now the dairy has returned {z} thousand dollars. How many thousand dollars are still owed to the bank in all?",
      "How much is still to come to Ms. Reed from both? Ms. Reed let her nephew have ${x} and her niece ${y}, all to be paid back, and on {day} the niece brought her ${z} of it.",
    ],
  },
  {
    id: "traded/loans-first-still-owes",
    expression: "x-z",
    numbers: { x: "40..90", y: "20..60", z: "5..18" },
    texts: [
      "{n} lent ${x} to {m} and ${y} to {k}. {m} has paid back ${z} so far. How much does {m} still owe {n}?",
      "The bank gave a loan of {x} thousand dollars to the dairy and one of {y} thousand to the mill, and by now the dairy has returned {z} thousand dollars. How many thousand dollars must the dairy still return?",
      "How much must the nephew still pay? Ms. Reed let her nephew have ${x} and her niece ${y}, all to be paid back, and on {day} the nephew brought her ${z} of it.",
    ],
  },
  {
    id: "traded/loans-second-still-owes",
    expression: "y-z",
    numbers: { x: "40..90", y: "20..60", z: "5..18" },
    texts: [
      "{n} lent ${x} to {m} and ${y} to {k}. {k} has paid back ${z} so far. How much does {k} still owe {n}?",
      "The bank gave a loan of {x} thousand dollars to the dairy and one of {y} thousand to the mill, and by now the mill has returned {z} thousand dollars. How many thousand dollars must the mill still return?",
      "How much must the niece still pay? Ms. Reed let her nephew have ${x} and her niece ${y}, all to be paid back, and on {day} the niece brought her ${z} of it.",
    ],
  },
  {
    id: "traded/loans-given-out",
    expression: "x+y",
    numbers: { x: "40..90", y: "20..60", z: "5..18" },
    texts: [
      "{n} lent ${x} to {m} and ${y} to {k}. {k} has paid back ${z} so far. How much did {n} lend in the first place?",
      "The bank gave a loan of {x} thousand dollars to the dairy and one of {y} thousand to the mill, and by now the mill has returned {z} thousand dollars. How many thousand dollars did the bank lend to both at the start?",
      "How much did Ms. Reed hand out to the two? Ms. Reed let her nephew have ${x} and her niece ${y}, all to be paid back, and on {day} the nephew brought her ${z} of it.",
    ],
  },
  {
    id: "traded/bought-two-lots-returned",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "20..40", z: "4..15" },
    texts: [
      "{n} bought {x} floor tiles from {m} but brought back {y} that were cracked and {z} that had the wrong color. How many tiles did {n} keep?",
      "The butcher ordered {x} hams from the smokehouse. He sent back {y} for being too salty and {z} for being too small. How many hams did he keep?",
      "How many menus did the diner end up with? The print shop had run off {x} menus for a diner, but the diner returned {y} with a smear on them and {z} with a wrong price.",
    ],
  },
  {
    id: "traded/bought-returned-and-replaced",
    expression: "x-y+z",
    numbers: { x: "60..95", y: "20..40", z: "4..15" },
    texts: [
      "{n} bought {x} floor tiles from {m} but brought back {y} that were cracked, and {m} had only {z} to give {him} for those. How many tiles did {n} have then?",
      "The butcher ordered {x} hams from the smokehouse. He sent back {y} for being too salty, and {z} others came in their place. How many hams did he have then?",
      "How many menus did the diner end up with? The print shop had run off {x} menus for a diner, but the diner returned {y} with a smear on them and got {z} new ones for these.",
    ],
  },
  {
    id: "traded/bought-more-than-returned",
    expression: "x-(y-z)",
    numbers: { x: "60..95", y: "20..40", z: "4..15" },
    texts: [
      "{n} bought {x} floor tiles from {m} but came back with {y} cracked ones, of which {m} would not take {z}. How many tiles did {n} have then?",
      "The butcher ordered {x} hams from the smokehouse. He meant to send back {y} for being too salty, but the driver left {z} of those with him. How many hams did he have then?",
      "How many menus did the diner end up with? The print shop had run off {x} menus for a diner, but of {y} menus with a smear that the diner meant to return, it kept {z} after all.",
    ],
  },
  {
    id: "traded/returned-altogether",
    expression: "y+z",
    numbers: { x: "60..95", y: "20..40", z: "4..15" },
    texts: [
      "{n} bought {x} floor tiles from {m} but brought back {y} that were cracked and {z} that had the wrong color. How many tiles did {m} get back?",
      "The butcher ordered {x} hams from the smokehouse. He sent back {y} for being too salty and {z} for being too small. How many hams went back to the smokehouse?",
      "How many menus went back to the print shop? The print shop had run off {x} menus for a diner, but the diner returned {y} with a smear on them and {z} with a wrong price.",
    ],
  },
];

/** What is passed on is passed on again, or some of it is lost on the way. */
const PASSED_ON_TWICE: readonly WordingFamily[] = [
  {
    id: "passed/chain-first-in-the-end",
    expression: "x-y",
    numbers: { x: "60..95", y: "25..45", z: "5..18" },
    texts: [
      "{n} had {x} acorns and gave {y} of them to {m}, who had none. {m} passed {z} of those on to {k}. How many acorns did {n} have left?",
      "How many tires stayed at the depot? A depot with {x} tires sent {y} to the empty garage at the bridge, and from there {z} of them went on to the bus company.",
      "The head office kept {x} tablets. Of these it shipped {y} to a new branch, which in turn shipped {z} of what it got to a school. How many tablets did the head office still have?",
    ],
  },
  {
    id: "passed/chain-middle-in-the-end",
    expression: "y-z",
    numbers: { x: "60..95", y: "25..45", z: "5..18" },
    texts: [
      "{n} had {x} acorns and gave {y} of them to {m}, who had none. {m} passed {z} of those on to {k}. How many acorns did {m} have in the end?",
      "How many tires stayed at the garage? A depot with {x} tires sent {y} to the empty garage at the bridge, and from there {z} of them went on to the bus company.",
      "The head office kept {x} tablets. Of these it shipped {y} to a new branch, which in turn shipped {z} of what it got to a school. How many tablets did the branch still have?",
    ],
  },
  {
    id: "passed/chain-first-and-middle",
    expression: "x-z",
    numbers: { x: "60..95", y: "25..45", z: "5..18" },
    texts: [
      "{n} had {x} acorns and gave {y} of them to {m}, who had none. {m} passed {z} of those on to {k}. How many acorns did {n} and {m} have together in the end?",
      "How many tires were at the depot and the garage together after all this? A depot with {x} tires sent {y} to the empty garage at the bridge, and from there {z} of them went on to the bus company.",
      "The head office kept {x} tablets. Of these it shipped {y} to a new branch, which in turn shipped {z} of what it got to a school. How many tablets did head office and branch have between them at the end?",
    ],
  },
  {
    id: "passed/chain-first-ahead-of-middle",
    expression: "x-y-(y-z)",
    numbers: { x: "90..130", y: "20..40", z: "5..18" },
    texts: [
      "{n} had {x} acorns and gave {y} of them to {m}, who had none. {m} passed {z} of those on to {k}. How many more acorns did {n} have in the end than {m}?",
      "How many more tires were at the depot than at the garage after all this? A depot with {x} tires sent {y} to the empty garage at the bridge, and from there {z} of them went on to the bus company.",
      "The head office kept {x} tablets. Of these it shipped {y} to a new branch, which in turn shipped {z} of what it got to a school. By how many tablets was the head office still ahead of the branch?",
    ],
  },
  {
    id: "passed/spilled-left-in-the-first",
    expression: "x-y",
    numbers: { w: "20..60", x: "60..95", y: "20..45", z: "3..12" },
    texts: [
      "A jug held {x} ounces of lemonade and a bowl {w}. {n} tipped {y} ounces out of the jug toward the bowl, but {z} of those ran onto the table. How many ounces were left in the jug?",
      "How many tons were still in the bunker? The coal bunker at the pier had {x} tons in it and the ship had {w}. {y} tons were hauled out of the bunker for the ship, but {z} of them fell into the water.",
      "At dusk {x} bees were in the old hive and {w} in the new one. {y} bees left the old hive for the new one, where all of them arrived except {z} that birds caught. How many bees stayed in the old hive?",
    ],
  },
  {
    id: "passed/spilled-in-the-second",
    expression: "w+y-z",
    numbers: { w: "20..60", x: "60..95", y: "20..45", z: "3..12" },
    texts: [
      "A jug held {x} ounces of lemonade and a bowl {w}. {n} tipped {y} ounces out of the jug toward the bowl, but {z} of those ran onto the table. How many ounces were in the bowl then?",
      "How many tons did the ship have on board then? The coal bunker at the pier had {x} tons in it and the ship had {w}. {y} tons were hauled out of the bunker for the ship, but {z} of them fell into the water.",
      "At dusk {x} bees were in the old hive and {w} in the new one. {y} bees left the old hive for the new one, where all of them arrived except {z} that birds caught. How many bees were in the new hive then?",
    ],
  },
  {
    id: "passed/spilled-arrived",
    expression: "y-z",
    numbers: { w: "20..60", x: "60..95", y: "20..45", z: "3..12" },
    texts: [
      "A jug held {x} ounces of lemonade and a bowl {w}. {n} tipped {y} ounces out of the jug toward the bowl, but {z} of those ran onto the table. How many ounces of the jug's lemonade reached the bowl?",
      "How many tons of the bunker's coal reached the ship? The coal bunker at the pier had {x} tons in it and the ship had {w}. {y} tons were hauled out of the bunker for the ship, but {z} of them fell into the water.",
      "At dusk {x} bees were in the old hive and {w} in the new one. {y} bees left the old hive for the new one, where all of them arrived except {z} that birds caught. How many bees moved safely from the old hive to the new one?",
    ],
  },
  {
    id: "passed/spilled-both-after",
    expression: "x+w-z",
    numbers: { w: "20..60", x: "60..95", y: "20..45", z: "3..12" },
    texts: [
      "A jug held {x} ounces of lemonade and a bowl {w}. {n} tipped {y} ounces out of the jug toward the bowl, but {z} of those ran onto the table. How many ounces were in the jug and the bowl together then?",
      "How many tons did bunker and ship hold together afterward? The coal bunker at the pier had {x} tons in it and the ship had {w}. {y} tons were hauled out of the bunker for the ship, but {z} of them fell into the water.",
      "At dusk {x} bees were in the old hive and {w} in the new one. {y} bees left the old hive for the new one, where all of them arrived except {z} that birds caught. How many bees were in the two hives altogether then?",
    ],
  },
  {
    id: "passed/out-and-partly-back",
    expression: "x-y+z",
    numbers: { x: "50..90", y: "20..35", z: "5..18" },
    texts: [
      "At noon {x} children were in the gym and the yard was empty. {y} of them went out to the yard, and later {z} came back in. How many children were in the gym then?",
      "How many passengers did the ferry have after that? A ferry with {x} passengers met a launch without any. {y} people climbed from the ferry into the launch, and {z} of them soon climbed back.",
      "The upstairs shelf held {x} cookbooks. After {y} were carried down to the kitchen and {z} of these carried up again, how many cookbooks did the shelf hold?",
    ],
  },
  {
    id: "passed/out-and-out-again-here",
    expression: "x-y-z",
    numbers: { x: "50..90", y: "20..35", z: "5..18" },
    texts: [
      "At noon {x} children were in the gym and the yard was empty. {y} of them went out to the yard, and later {z} more followed. How many children were in the gym then?",
      "How many passengers did the ferry have after that? A ferry with {x} passengers met a launch without any. {y} people climbed from the ferry into the launch, and {z} more climbed after them.",
      "The upstairs shelf held {x} cookbooks. After {y} were carried down to the kitchen and {z} others carried down too, how many cookbooks did the shelf hold?",
    ],
  },
  {
    id: "passed/out-and-partly-back-elsewhere",
    expression: "y-z",
    numbers: { x: "50..90", y: "20..35", z: "5..18" },
    texts: [
      "At noon {x} children were in the gym and the yard was empty. {y} of them went out to the yard, and later {z} came back in. How many children were in the yard then?",
      "How many passengers did the launch have after that? A ferry with {x} passengers met a launch without any. {y} people climbed from the ferry into the launch, and {z} of them soon climbed back.",
      "The upstairs shelf held {x} cookbooks. After {y} were carried down to the kitchen and {z} of these carried up again, how many of the cookbooks were in the kitchen?",
    ],
  },
  {
    id: "passed/out-and-out-again-elsewhere",
    expression: "y+z",
    numbers: { x: "50..90", y: "20..35", z: "5..18" },
    texts: [
      "At noon {x} children were in the gym and the yard was empty. {y} of them went out to the yard, and later {z} more followed. How many children were in the yard then?",
      "How many passengers did the launch have after that? A ferry with {x} passengers met a launch without any. {y} people climbed from the ferry into the launch, and {z} more climbed after them.",
      "The upstairs shelf held {x} cookbooks. After {y} were carried down to the kitchen and {z} others carried down too, how many of the cookbooks were in the kitchen?",
    ],
  },
  {
    id: "passed/two-put-in-one-takes-out-here",
    expression: "x+y-z",
    numbers: { x: "25..60", y: "10..24", z: "3..9" },
    texts: [
      "{k} put {x} chestnuts into {n}'s basket, and {m} put in {y}. Then {n} tossed {z} of all those to the deer. The basket had been empty. How many chestnuts were left in the basket?",
      "A new aquarium was given {x} crabs by the harbor. {y} came from a diver, and {z} crabs were passed on to another aquarium. How many crabs did the new aquarium have then?",
      "How many cans did the kitchen have left? The soup kitchen received {x} cans from the school and {y} cans from the church, and it handed {z} of them to a family.",
    ],
  },
  {
    id: "passed/three-put-in",
    expression: "x+y+z",
    numbers: { x: "25..60", y: "10..24", z: "3..9" },
    texts: [
      "{k} put {x} chestnuts into {n}'s basket, and {m} put in {y}. Then {n} tossed {z} of {his} own on top. The basket had been empty. How many chestnuts were in the basket?",
      "A new aquarium was given {x} crabs by the harbor. {y} came from a diver, and {z} crabs were passed on to it by another aquarium. How many crabs did the new aquarium have then?",
      "How many cans did the kitchen have then? The soup kitchen received {x} cans from the school and {y} cans from the church, and it was handed {z} more by a family.",
    ],
  },
  {
    id: "passed/one-puts-in-and-takes-out-his-own",
    expression: "x-z",
    numbers: { x: "25..60", y: "10..24", z: "3..9" },
    texts: [
      "{k} put {x} chestnuts into {n}'s basket, and {m} put in {y}. Then {k} took {z} of {k}'s chestnuts out again. The basket had been empty. How many of {k}'s chestnuts were left in the basket?",
      "A new aquarium was given {x} crabs by the harbor. {y} came from a diver, and {z} of the harbor's crabs were sent back. How many of the harbor's crabs did the new aquarium keep?",
      "How many of the school's cans did the kitchen have left? The soup kitchen received {x} cans from the school and {y} cans from the church, and it handed {z} of the school's to a family.",
    ],
  },
  {
    id: "passed/two-put-in-before-the-third",
    expression: "x+y",
    numbers: { x: "25..60", y: "10..24", z: "3..9" },
    texts: [
      "{k} put {x} chestnuts into {n}'s basket, and {m} put in {y}. Then {n} tossed {z} of all those to the deer. The basket had been empty. How many chestnuts were in the basket before that?",
      "A new aquarium was given {x} crabs by the harbor. {y} came from a diver, and {z} crabs were passed on to another aquarium later. How many crabs did the new aquarium have before any were passed on?",
      "How many cans did the kitchen receive? The soup kitchen received {x} cans from the school and {y} cans from the church, and it handed {z} of them to a family.",
    ],
  },
];

/** Two amounts are pooled, evened out or shifted; which of them is asked for decides. */
const EVENED_OUT_OR_NOT: readonly WordingFamily[] = [
  {
    id: "shared/pooled-and-halved",
    expression: "(x+y)/2",
    numbers: { y: "8..40", x: "y+2*i" },
    texts: [
      "{n} has {x} tokens and {m} has {y}. They throw all of them into one hat and take equal shares out. How many tokens does each of the two get?",
      "If birds change places until both wires carry the same number, how many swallows will sit on each? {x} swallows sit on the upper wire and {y} on the lower one.",
      "{x} liters of water are in the iron tank and {y} liters in the stone tank. A pipe between them is opened, and the water spreads so that both hold the same. How many liters does each tank hold then?",
    ],
  },
  {
    id: "shared/gift-that-evens-out",
    expression: "(x-y)/2",
    numbers: { y: "8..40", x: "y+2*i" },
    texts: [
      "{n} has {x} tokens and {m} has {y}. {n} gives {m} just so many that both have the same number. How many tokens does {n} give away?",
      "If both wires are to carry the same number, how many swallows must hop down from the upper to the lower one? {x} swallows sit on the upper wire and {y} on the lower one.",
      "{x} liters of water are in the iron tank and {y} liters in the stone tank. A pipe between them is opened until both hold the same. How many liters run from the iron tank into the stone tank?",
    ],
  },
  {
    id: "shared/outside-gift-that-evens-out",
    expression: "x-y",
    numbers: { y: "8..40", x: "y+2*i" },
    texts: [
      "{n} has {x} tokens and {m} has {y}. {k} gives {m} just so many that {m} has the same number as {n}. How many tokens does {k} give away?",
      "If both wires are to carry the same number and no bird leaves its place, how many more swallows must come flying to the lower one? {x} swallows sit on the upper wire and {y} on the lower one.",
      "{x} liters of water are in the iron tank and {y} liters in the stone tank. A hose fills the stone tank from the well until both hold the same. How many liters run out of the hose?",
    ],
  },
  {
    id: "shared/all-to-one-of-them",
    expression: "x+y",
    numbers: { y: "8..40", x: "y+2*i" },
    texts: [
      "{n} has {x} tokens and {m} has {y}. {m} puts all of {mhis} tokens into {n}'s hand. How many tokens does {n} have then?",
      "If all the birds of the lower wire hop up to the upper one, how many swallows will sit there? {x} swallows sit on the upper wire and {y} on the lower one.",
      "{x} liters of water are in the iron tank and {y} liters in the stone tank. All the water of the stone tank is pumped over into the iron tank. How many liters does the iron tank hold then?",
    ],
  },
  {
    id: "shared/gap-after-the-gift-here",
    expression: "x-z-(y+z)",
    numbers: { x: "60..95", y: "10..30", z: "4..14" },
    texts: [
      "The cook had {x} potatoes and her helper {y}. The cook gave {z} of hers to the helper. How many more potatoes than the helper did the cook have after that?",
      "By how many acres was {n}'s meadow larger than {m}'s after that? {n} owned {x} acres of meadow, {m} owned {y}, and in spring {n} signed {z} acres over to {m}.",
      "The front coach of a train had {x} riders and the rear coach {y}, until {z} riders walked from the front coach to the rear one. How many more riders were in the front coach than in the rear coach then?",
    ],
  },
  {
    id: "shared/gap-before-the-gift",
    expression: "x-y",
    numbers: { x: "60..95", y: "10..30", z: "4..14" },
    texts: [
      "The cook had {x} potatoes and her helper {y}. The cook gave {z} of hers to the helper. How many more potatoes than the helper did the cook have at first?",
      "By how many acres was {n}'s meadow larger than {m}'s before spring? {n} owned {x} acres of meadow, {m} owned {y}, and in spring {n} signed {z} acres over to {m}.",
      "The front coach of a train had {x} riders and the rear coach {y}, until {z} riders walked from the front coach to the rear one. How many more riders had been in the front coach than in the rear coach at the start?",
    ],
  },
  {
    id: "shared/gap-if-the-helper-had-given",
    expression: "x+z-y",
    numbers: { x: "60..95", y: "10..30", z: "4..14" },
    texts: [
      "The cook had {x} potatoes and her helper {y}. The cook gave {z} of hers to the helper. If the helper had not taken them and a neighbor had given the cook {z} more instead, how many more potatoes than the helper would the cook have?",
      "If {m} had refused those acres and {n} had bought {z} more from {k} instead, by how many acres would {n}'s meadow be larger than {m}'s? {n} owned {x} acres of meadow, {m} owned {y}, and in spring {n} signed {z} acres over to {m}.",
      "The front coach of a train had {x} riders and the rear coach {y}, until {z} riders walked from the front coach to the rear one. If those riders had stayed seated and {z} others had gotten on at the front coach, how many more riders would be in the front coach than in the rear coach?",
    ],
  },
  {
    id: "shared/sum-after-the-gift-here",
    expression: "x+y",
    numbers: { x: "60..95", y: "10..30", z: "4..14" },
    texts: [
      "The cook had {x} potatoes and her helper {y}. The cook gave {z} of hers to the helper. How many potatoes did cook and helper have together after that?",
      "How many acres of meadow did the two own altogether after that? {n} owned {x} acres of meadow, {m} owned {y}, and in spring {n} signed {z} acres over to {m}.",
      "The front coach of a train had {x} riders and the rear coach {y}, until {z} riders walked from the front coach to the rear one. How many riders were in the two coaches then?",
    ],
  },
  {
    id: "shared/more-than-then-gave-larger-before",
    expression: "x+y",
    numbers: { x: "12..40", y: "25..45", z: "3..11" },
    texts: [
      "{m} had {x} fishhooks, and {n} had {y} more than that. Then {n} gave {m} {z} fishhooks. How many fishhooks did {n} have at first?",
      "How many finches lived in the large cage before the move? In the small cage lived {x} finches, and in the large cage {y} more than in the small one, before the keeper moved {z} finches from the large to the small cage.",
      "The new clerk held {x} files and the old clerk {y} files more than she did. On {day} the old clerk passed {z} files to the new one. How many files did the old clerk hold before {day}?",
    ],
  },
  {
    id: "shared/more-than-then-gave-larger-after",
    expression: "x+y-z",
    numbers: { x: "12..40", y: "25..45", z: "3..11" },
    texts: [
      "{m} had {x} fishhooks, and {n} had {y} more than that. Then {n} gave {m} {z} fishhooks. How many fishhooks did {n} have after that?",
      "How many finches lived in the large cage after the move? In the small cage lived {x} finches, and in the large cage {y} more than in the small one, before the keeper moved {z} finches from the large to the small cage.",
      "The new clerk held {x} files and the old clerk {y} files more than she did. On {day} the old clerk passed {z} files to the new one. How many files did the old clerk hold after that?",
    ],
  },
  {
    id: "shared/more-than-then-gave-smaller-after",
    expression: "x+z",
    numbers: { x: "12..40", y: "25..45", z: "3..11" },
    texts: [
      "{m} had {x} fishhooks, and {n} had {y} more than that. Then {n} gave {m} {z} fishhooks. How many fishhooks did {m} have after that?",
      "How many finches lived in the small cage after the move? In the small cage lived {x} finches, and in the large cage {y} more than in the small one, before the keeper moved {z} finches from the large to the small cage.",
      "The new clerk held {x} files and the old clerk {y} files more than she did. On {day} the old clerk passed {z} files to the new one. How many files did the new clerk hold after that?",
    ],
  },
  {
    id: "shared/more-than-then-gave-gap",
    expression: "y-z-z",
    numbers: { x: "12..40", y: "25..45", z: "3..11" },
    texts: [
      "{m} had {x} fishhooks, and {n} had {y} more than that. Then {n} gave {m} {z} fishhooks. How many more fishhooks than {m} did {n} have after that?",
      "By how many was the number in the large cage still greater after the move? In the small cage lived {x} finches, and in the large cage {y} more than in the small one, before the keeper moved {z} finches from the large to the small cage.",
      "The new clerk held {x} files and the old clerk {y} files more than she did. On {day} the old clerk passed {z} files to the new one. How many more files than the new clerk did the old clerk hold after that?",
    ],
  },
  {
    id: "shared/same-afterwards-giver-before",
    expression: "x+y",
    numbers: { x: "20..90", y: "3..15" },
    texts: [
      "{n} gave {y} tulip bulbs to {m}. After that, {n} had {x} bulbs and {m} had {x} as well. How many bulbs did {n} have before?",
      "How many sandbags lay on the north dike at first? {y} sandbags were shifted from the north dike to the south dike, and then {x} sandbags lay on either one.",
      "With the {y} oars that the red crew passed to the white crew, both crews own the same number, {x} oars each. How many oars did the red crew own before it passed these on?",
    ],
  },
  {
    id: "shared/same-afterwards-receiver-before",
    expression: "x-y",
    numbers: { x: "20..90", y: "3..15" },
    texts: [
      "{n} gave {y} tulip bulbs to {m}. After that, {n} had {x} bulbs and {m} had {x} as well. How many bulbs did {m} have before?",
      "How many sandbags lay on the south dike at first? {y} sandbags were shifted from the north dike to the south dike, and then {x} sandbags lay on either one.",
      "With the {y} oars that the red crew passed to the white crew, both crews own the same number, {x} oars each. How many oars did the white crew own before it got these?",
    ],
  },
  {
    id: "shared/same-afterwards-together-here",
    expression: "x+x",
    numbers: { x: "20..90", y: "3..15" },
    texts: [
      "{n} gave {y} tulip bulbs to {m}. After that, {n} had {x} bulbs and {m} had {x} as well. How many bulbs did the two have together?",
      "How many sandbags lay on the two dikes altogether? {y} sandbags were shifted from the north dike to the south dike, and then {x} sandbags lay on either one.",
      "With the {y} oars that the red crew passed to the white crew, both crews own the same number, {x} oars each. How many oars do the two crews own in all?",
    ],
  },
  {
    id: "shared/same-afterwards-gap-before",
    expression: "y+y",
    numbers: { x: "20..90", y: "3..15" },
    texts: [
      "{n} gave {y} tulip bulbs to {m}. After that, {n} had {x} bulbs and {m} had {x} as well. How many more bulbs than {m} did {n} have before?",
      "How many more sandbags lay on the north dike than on the south dike at first? {y} sandbags were shifted from the north dike to the south dike, and then {x} sandbags lay on either one.",
      "With the {y} oars that the red crew passed to the white crew, both crews own the same number, {x} oars each. How many more oars than the white crew did the red crew own before?",
    ],
  },
  {
    id: "shared/half-of-the-sum-is-handed-on",
    expression: "(x+y)/2",
    numbers: { y: "4..30 by 2", x: "y+2*i" },
    texts: [
      "{n} had {x} rubber bands and {m} had {y}. They put these together and gave half of the pile to {k}. How many rubber bands did {k} get?",
      "The weaver laid together {x} kilograms of wool from the spring and {y} kilograms from the fall. Her sister received half of it all. How many kilograms did the sister receive?",
      "How many quinces came to Grandma, if the two of them passed on to her half of all that they had picked? Uncle picked {x} quinces and Aunt picked {y}.",
    ],
  },
  {
    id: "shared/half-of-one-and-all-of-the-other",
    expression: "x/2+y",
    numbers: { y: "4..30 by 2", x: "y+2*i" },
    texts: [
      "{n} had {x} rubber bands and {m} had {y}. {n} gave half of {his} rubber bands to {k}, and {m} gave {k} all of {mhis} own. How many rubber bands did {k} get?",
      "The weaver laid out {x} kilograms of wool from the spring and {y} kilograms from the fall. Her sister received half of the spring wool and all of the fall wool. How many kilograms did the sister receive?",
      "How many quinces came to Grandma, if Uncle passed half of his on to her and Aunt all of hers? Uncle picked {x} quinces and Aunt picked {y}.",
    ],
  },
  {
    id: "shared/half-goes-away-other-stays-unneeded",
    expression: "x/2",
    numbers: { y: "4..30 by 2", x: "y+2*i" },
    texts: [
      "{n} had {x} rubber bands and {m} had {y}. {n} gave half of {his} rubber bands to {k}. How many rubber bands did {k} get?",
      "The weaver laid out {x} kilograms of wool from the spring and {y} kilograms from the fall. Her sister received half of the spring wool. How many kilograms did the sister receive?",
      "How many quinces came to Grandma, if Uncle passed half of his on to her and Aunt none of hers? Uncle picked {x} quinces and Aunt picked {y}.",
    ],
  },
  {
    id: "shared/all-of-both-is-handed-on",
    expression: "x+y",
    numbers: { y: "4..30 by 2", x: "y+2*i" },
    texts: [
      "{n} had {x} rubber bands and {m} had {y}. They put these together and gave the whole pile to {k}. How many rubber bands did {k} get?",
      "The weaver laid together {x} kilograms of wool from the spring and {y} kilograms from the fall. Her sister received it all. How many kilograms did the sister receive?",
      "How many quinces came to Grandma, if the two of them passed on to her all that they had picked? Uncle picked {x} quinces and Aunt picked {y}.",
    ],
  },
];

/** Three people or places, or four numbers; every hand that a thing goes through counts. */
const SEVERAL_GIVERS_AND_TAKERS: readonly WordingFamily[] = [
  {
    id: "traded/pays-both-here",
    expression: "x-y-z",
    numbers: { x: "50..90", y: "12..28", z: "4..11" },
    texts: [
      "In a board game {n} had ${x} of play money. Then {n} paid ${y} to {m} and ${z} to {k}. How much play money did {n} have after that?",
      "How many gold pieces did the duke own at last? He had {x} at first. The bishop was paid {y} by him, and the baron was paid {z} by him.",
      "Farm Hill had {x} hay bales at the start of winter. It sold {y} to the riding school, and the dairy took {z} from it too. How many hay bales were left at Farm Hill afterward?",
    ],
  },
  {
    id: "traded/paid-by-both",
    expression: "x+y+z",
    numbers: { x: "50..90", y: "12..28", z: "4..11" },
    texts: [
      "In a board game {n} had ${x} of play money. Then {m} paid ${y} to {n}, and {k} paid {n} ${z}. How much play money did {n} have after that?",
      "How many gold pieces did the duke own at last? He had {x} at first. The bishop paid {y} to him, and he was paid {z} by the baron.",
      "Farm Hill had {x} hay bales at the start of winter. The riding school sold it {y}, and it took {z} from the dairy too. How many hay bales were at Farm Hill afterward?",
    ],
  },
  {
    id: "traded/paid-by-first-pays-second",
    expression: "x+y-z",
    numbers: { x: "50..90", y: "12..28", z: "4..11" },
    texts: [
      "In a board game {n} had ${x} of play money. Then {m} paid ${y} to {n}, and {k} was paid ${z} by {n}. How much play money did {n} have after that?",
      "How many gold pieces did the duke own at last? He had {x} at first. He was paid {y} by the bishop, and the baron was paid {z} by him.",
      "Farm Hill had {x} hay bales at the start of winter. It bought {y} from the riding school, and the dairy took {z} from it. How many hay bales were at Farm Hill afterward?",
    ],
  },
  {
    id: "traded/pays-first-paid-by-second",
    expression: "x-y+z",
    numbers: { x: "50..90", y: "12..28", z: "4..11" },
    texts: [
      "In a board game {n} had ${x} of play money. Then {m} was paid ${y} by {n}, and {k} paid {n} ${z}. How much play money did {n} have after that?",
      "How many gold pieces did the duke own at last? He had {x} at first. He paid the bishop {y}, and the baron paid him {z}.",
      "Farm Hill had {x} hay bales at the start of winter. The riding school bought {y} from it, and it took {z} from the dairy. How many hay bales were at Farm Hill afterward?",
    ],
  },
  {
    id: "shared/four-all-that-is-left",
    expression: "x+y-(z+w)",
    numbers: { x: "50..80", y: "40..70", z: "18..35", w: "5..15" },
    texts: [
      "{n} had {x} bricks and {m} had {y}. {n} carried {z} of {his} own to {k}'s wall, and {m} carried {w} of {mhis} own there too. How many bricks did {n} and {m} have left together?",
      "How many tons were left at the two mines altogether? The east mine dug {x} tons of ore and the west mine {y}. The smelter fetched {z} tons from the east mine and {w} tons from the west mine.",
      "A kennel took in {x} dogs from the city and {y} from the country. Later {z} of the city dogs and {w} of the country dogs went to new homes. How many dogs were left in the kennel?",
    ],
  },
  {
    id: "shared/four-all-that-went",
    expression: "z+w",
    numbers: { x: "50..80", y: "40..70", z: "18..35", w: "5..15" },
    texts: [
      "{n} had {x} bricks and {m} had {y}. {n} carried {z} of {his} own to {k}'s wall, and {m} carried {w} of {mhis} own there too. How many bricks came to {k}'s wall?",
      "How many tons went to the smelter in all? The east mine dug {x} tons of ore and the west mine {y}. The smelter fetched {z} tons from the east mine and {w} tons from the west mine.",
      "A kennel took in {x} dogs from the city and {y} from the country. Later {z} of the city dogs and {w} of the country dogs went to new homes. How many dogs found new homes?",
    ],
  },
  {
    id: "shared/four-left-of-the-first",
    expression: "x-z",
    numbers: { x: "50..80", y: "40..70", z: "18..35", w: "5..15" },
    texts: [
      "{n} had {x} bricks and {m} had {y}. {n} carried {z} of {his} own to {k}'s wall, and {m} carried {w} of {mhis} own there too. How many of {n}'s bricks were left?",
      "How many tons did the east mine have left? The east mine dug {x} tons of ore and the west mine {y}. The smelter fetched {z} tons from the east mine and {w} tons from the west mine.",
      "A kennel took in {x} dogs from the city and {y} from the country. Later {z} of the city dogs and {w} of the country dogs went to new homes. How many of the city dogs were left in the kennel?",
    ],
  },
  {
    id: "shared/four-left-of-the-second",
    expression: "y-w",
    numbers: { x: "50..80", y: "40..70", z: "18..35", w: "5..15" },
    texts: [
      "{n} had {x} bricks and {m} had {y}. {n} carried {z} of {his} own to {k}'s wall, and {m} carried {w} of {mhis} own there too. How many of {m}'s bricks were left?",
      "How many tons did the west mine have left? The east mine dug {x} tons of ore and the west mine {y}. The smelter fetched {z} tons from the east mine and {w} tons from the west mine.",
      "A kennel took in {x} dogs from the city and {y} from the country. Later {z} of the city dogs and {w} of the country dogs went to new homes. How many of the country dogs were left in the kennel?",
    ],
  },
  {
    id: "shared/four-all-at-first-here",
    expression: "x+y",
    numbers: { x: "50..80", y: "40..70", z: "18..35", w: "5..15" },
    texts: [
      "{n} had {x} bricks and {m} had {y}. {n} carried {z} of {his} own to {k}'s wall, and {m} carried {w} of {mhis} own there too. How many bricks did {n} and {m} have together at first?",
      "How many tons did the two mines dig in all? The east mine dug {x} tons of ore and the west mine {y}. The smelter fetched {z} tons from the east mine and {w} tons from the west mine.",
      "A kennel took in {x} dogs from the city and {y} from the country. Later {z} of the city dogs and {w} of the country dogs went to new homes. How many dogs did the kennel take in?",
    ],
  },
  {
    id: "shared/each-friend-is-given",
    expression: "x-y*z",
    numbers: { x: "50..95", y: "3..8", z: "2..5" },
    texts: [
      "{n} had {x} stickers. {He} gave {y} stickers to each of {his} {z} cousins. How many stickers did {he} have then?",
      "A flower stand opened with {x} roses. {z} brides each carried off {y} of the roses. How many roses were left at the stand?",
      "How many balls did the club have after that? The club had {x} tennis balls when each of {z} beginners was handed {y} of them to keep.",
    ],
  },
  {
    id: "shared/each-friend-gives-here",
    expression: "x+y*z",
    numbers: { x: "50..95", y: "3..8", z: "2..5" },
    texts: [
      "{n} had {x} stickers. {His} {z} cousins gave {him} {y} stickers each. How many stickers did {he} have then?",
      "A flower stand opened with {x} roses. {z} growers each brought {y} more roses. How many roses were at the stand then?",
      "How many balls did the club have after that? The club had {x} tennis balls when each of {z} beginners handed in {y} more.",
    ],
  },
  {
    id: "shared/each-friend-is-given-in-all",
    expression: "y*z",
    numbers: { x: "50..95", y: "3..8", z: "2..5" },
    texts: [
      "{n} had {x} stickers. {He} gave {y} stickers to each of {his} {z} cousins. How many stickers did {he} give away?",
      "A flower stand opened with {x} roses. {z} brides each carried off {y} of the roses. How many roses did the brides get in all?",
      "How many of the balls went to beginners? The club had {x} tennis balls when each of {z} beginners was handed {y} of them to keep.",
    ],
  },
  {
    id: "shared/friends-are-given-together",
    expression: "x-y",
    numbers: { x: "50..95", y: "3..8", z: "2..5" },
    texts: [
      "{n} had {x} stickers. {He} gave {y} stickers in all to {his} {z} cousins. How many stickers did {he} have then?",
      "A flower stand opened with {x} roses. {z} brides together carried off {y} of the roses. How many roses were left at the stand?",
      "How many balls did the club have after that? The club had {x} tennis balls when {z} beginners were handed {y} of them, all told, to keep.",
    ],
  },
  {
    id: "shared/half-owed-and-partly-paid-here",
    expression: "x/2-y",
    numbers: { x: "40..90 by 2", y: "4..17" },
    texts: [
      "{n} paid ${x} for a tent that {he} and {m} use. {m} owes {n} half of that and has given {him} ${y} so far. How much does {m} still owe {n}?",
      "How much more must the painter give? The painter was paid ${x} and must give half of that, of which he has handed over ${y}, to his partner.",
      "The taxi ride of two dancers cost ${x}. The first paid the driver all of it, and the second has given the first ${y} of her half. How much does the second still owe the first?",
    ],
  },
  {
    id: "shared/half-paid-and-more-on-top",
    expression: "x/2+y",
    numbers: { x: "40..90 by 2", y: "4..17" },
    texts: [
      "{n} paid ${x} for a tent that {he} and {m} use. {m} gave {n} half of that, and ${y} more for a lantern. How much did {m} give {n}?",
      "How much did the painter hand over? The painter was paid ${x} and gave half of that, and ${y} more for brushes, to his partner.",
      "The taxi ride of two dancers cost ${x}. The first paid the driver all of it, and the second gave the first her half and ${y} more for the tickets. How much did the second give the first?",
    ],
  },
  {
    id: "shared/part-paid-by-the-other-here",
    expression: "x-y",
    numbers: { x: "40..90 by 2", y: "4..17" },
    texts: [
      "{n} paid ${x} for a tent that {he} and {m} use. {m} gave {n} ${y} of that. How much of the price did {n} carry {himself}?",
      "How much did the painter keep? The painter was paid ${x} and gave ${y} of it to his partner.",
      "The taxi ride of two dancers cost ${x}. The first paid the driver all of it, and the second gave the first ${y} of that. How much of the cost did the first carry?",
    ],
  },
  {
    id: "shared/rest-split-after-a-part",
    expression: "(x-y)/2",
    numbers: { y: "4..16 by 2", x: "40..90 by 2" },
    texts: [
      "{n} paid ${x} for a tent that {he} and {m} use. {m} is to pay half of what remains of the price once {k} has given {n} ${y} toward it. What is {m}'s share?",
      "How much did each of the two end up with? The painter was paid ${x} and spent ${y} of it on paint before he shared the rest equally with his partner.",
      "The taxi ride of two dancers cost ${x}. The theater paid ${y} of it, and the two shared the rest equally. How much did each dancer pay?",
    ],
  },
  {
    id: "passed/both-give-to-a-third",
    expression: "x+y-z",
    numbers: { x: "30..80", y: "15..60", z: "6..14" },
    texts: [
      "{n} had {x} skateboard wheels and {m} had {y}. The two gave {z} of all these to {k}. How many wheels did they have together then?",
      "How many benches do the two halls have in all now? Hall A had {x} benches, Hall B had {y}, and {z} of these were passed on to Hall C.",
      "The post office in Elm Street had {x} parcels and the one in Oak Street had {y}. Of all these, {z} were sent on to a third post office. How many did the two still have?",
    ],
  },
  {
    id: "passed/both-get-from-a-third-here",
    expression: "x+y+z",
    numbers: { x: "30..80", y: "15..60", z: "6..14" },
    texts: [
      "{n} had {x} skateboard wheels and {m} had {y}. {k} gave the two {z} more. How many wheels did they have together then?",
      "How many benches do the two halls have in all now? Hall A had {x} benches, Hall B had {y}, and {z} more were passed on to them by Hall C.",
      "The post office in Elm Street had {x} parcels and the one in Oak Street had {y}. A third post office sent the two {z} more. How many did the two have then?",
    ],
  },
  {
    id: "passed/one-gives-to-the-other-sum",
    expression: "x+y",
    numbers: { x: "30..80", y: "15..60", z: "6..14" },
    texts: [
      "{n} had {x} skateboard wheels and {m} had {y}. {m} gave {n} {z} of {mhis} own. How many wheels did they have together then?",
      "How many benches do the two halls have in all now? Hall A had {x} benches, Hall B had {y}, and {z} of these were passed on from Hall B to Hall A.",
      "The post office in Elm Street had {x} parcels and the one in Oak Street had {y}. Oak Street sent {z} of these over to Elm Street. How many did the two have altogether then?",
    ],
  },
  {
    id: "passed/one-gives-to-the-other-giver",
    expression: "y-z",
    numbers: { x: "30..80", y: "15..60", z: "6..14" },
    texts: [
      "{n} had {x} skateboard wheels and {m} had {y}. {m} gave {n} {z} of {mhis} own. How many wheels did {m} have then?",
      "How many benches does Hall B have now? Hall A had {x} benches, Hall B had {y}, and {z} of these were passed on from Hall B to Hall A.",
      "The post office in Elm Street had {x} parcels and the one in Oak Street had {y}. Oak Street sent {z} of these over to Elm Street. How many did Oak Street have then?",
    ],
  },
  {
    id: "passed/one-gives-to-the-other-receiver",
    expression: "x+z",
    numbers: { x: "30..80", y: "15..60", z: "6..14" },
    texts: [
      "{n} had {x} skateboard wheels and {m} had {y}. {m} gave {n} {z} of {mhis} own. How many wheels did {n} have then?",
      "How many benches does Hall A have now? Hall A had {x} benches, Hall B had {y}, and {z} of these were passed on from Hall B to Hall A.",
      "The post office in Elm Street had {x} parcels and the one in Oak Street had {y}. Oak Street sent {z} of these over to Elm Street. How many did Elm Street have then?",
    ],
  },
  {
    id: "passed/some-came-how-many",
    expression: "y-x",
    numbers: { x: "10..35", y: "45..80", z: "5..11" },
    texts: [
      "{m} handed {n} some clothespins. Before that {n} had {x}, after it {he} had {y}. Later {m} handed {k} {z} of {mhis} own, too. How many did {m} hand {n}?",
      "How many pails did the next village bring? The village pump's log says {x} pails at dawn. Then the next village brought some pails, and the count rose to {y}. After that, {z} of its own pails were lent out.",
      "A herd counted {x} zebras. Some more from another herd came to it, which made {y}. After that {z} zebras left this herd. How many zebras had come to it?",
    ],
  },
  {
    id: "passed/some-came-then-some-left",
    expression: "y-z",
    numbers: { x: "10..35", y: "45..80", z: "5..11" },
    texts: [
      "{m} handed {n} some clothespins. Before that {n} had {x}, after it {he} had {y}. Later {n} handed {k} {z} of these. How many clothespins did {n} have then?",
      "How many pails were there in the end? The village pump's log says {x} pails at dawn. Then the next village brought some pails, and the count rose to {y}. After that, {z} of its pails were lent out.",
      "A herd counted {x} zebras. Some more from another herd came to it, which made {y}. After that {z} zebras left this herd. How many zebras did it have in the end?",
    ],
  },
  {
    id: "passed/some-came-some-went-back",
    expression: "y-x-z",
    numbers: { x: "10..35", y: "45..80", z: "5..11" },
    texts: [
      "{m} handed {n} some clothespins. Before that {n} had {x}, after it {he} had {y}. Later {n} handed {z} of the pins that {m} gave back to {m}. How many pins from {m} did {n} keep?",
      "How many of the other village's pails stayed? The village pump's log says {x} pails at dawn. Then the next village brought some pails, and the count rose to {y}. After that, {z} of these newly brought pails were taken home by the next village.",
      "A herd counted {x} zebras. Some more from another herd came to it, which made {y}. After that {z} of the newcomers left this herd again. How many of the newcomers stayed?",
    ],
  },
  {
    id: "passed/some-came-and-more-came",
    expression: "y-x+z",
    numbers: { x: "10..35", y: "45..80", z: "5..11" },
    texts: [
      "{m} handed {n} some clothespins. Before that {n} had {x}, after it {he} had {y}. Later {m} handed {n} {z} more. How many clothespins did {m} hand {n} in all?",
      "How many pails did the next village bring in all? The village pump's log says {x} pails at dawn. Then the next village brought some pails, and the count rose to {y}. After that, it brought {z} more.",
      "A herd counted {x} zebras. Some more from another herd came to it, which made {y}. After that {z} more zebras joined from there. How many zebras came to this herd altogether?",
    ],
  },
  {
    id: "traded/goal-after-a-gift",
    expression: "y-(x+z)",
    numbers: { x: "20..60", y: "62..95", z: "5..15" },
    texts: [
      "Room 3 wants to own {y} puppets and has {x}. Now Room 4 gives it {z} more. How many puppets does Room 3 still need?",
      "{n} owns {x} chess books, and {he} would like to have {y}. {m} has just passed {z} others on to {him}. How many is {n} short of {his} goal?",
      "How many sleds must the ski school yet get to have {y}? It has {x}. The forester brings it {z} more today.",
    ],
  },
  {
    id: "traded/goal-after-giving",
    expression: "y-(x-z)",
    numbers: { x: "20..60", y: "62..95", z: "5..15" },
    texts: [
      "Room 3 wants to own {y} puppets and has {x}. Now it gives {z} of these to Room 4. How many puppets does Room 3 still need?",
      "{n} owns {x} chess books, and {he} would like to have {y}. {m} has just been passed {z} of them by {him}. How many is {n} short of {his} goal?",
      "How many sleds must the ski school yet get to have {y}? It has {x}. The forester takes {z} of these away today.",
    ],
  },
  {
    id: "traded/goal-nothing-passed-here",
    expression: "y-x",
    numbers: { x: "20..60", y: "62..95", z: "5..15" },
    texts: [
      "Room 3 wants to own {y} puppets and has {x}. Room 4 gives {z} puppets to Room 5. How many puppets does Room 3 still need?",
      "{n} owns {x} chess books, and {he} would like to have {y}. {m} has just passed {z} chess books on to {k}. How many is {n} short of {his} goal?",
      "How many sleds must the ski school yet get to have {y}? It has {x}. The forester brings {z} sleds to the kindergarten today.",
    ],
  },
];

/** What there is at the end is known, or what two have together; the hands must be followed backward. */
const UNDONE_STEP_BY_STEP: readonly WordingFamily[] = [
  {
    id: "traded/backward-gave-then-got",
    expression: "x+y-z",
    numbers: { x: "55..90", y: "16..30", z: "4..14" },
    texts: [
      "{n} ended the day with {x} arrowheads in {his} drawer. That morning {he} had given {y} to {m}, and at noon {k} had given {him} {z}. How many were in the drawer when the day began?",
      "How many cots did the shelter have at first? It holds {x} cots now. It sent {y} cots to the clinic, then the army left {z} cots with it.",
      "After the fair the stable had {x} saddles. At the fair it traded {y} away and then took {z} in. How many saddles did it bring there?",
    ],
  },
  {
    id: "traded/backward-gave-and-gave-here",
    expression: "x+y+z",
    numbers: { x: "55..90", y: "16..30", z: "4..14" },
    texts: [
      "{n} ended the day with {x} arrowheads in {his} drawer. That morning {he} had given {y} to {m}, and at noon {z} to {k}. How many were in the drawer when the day began?",
      "How many cots did the shelter have at first? It holds {x} cots now. It sent {y} cots to the clinic, then left {z} cots with the army.",
      "After the fair the stable had {x} saddles. At the fair it traded {y} away and then sold {z} as well. How many saddles did it bring there?",
    ],
  },
  {
    id: "traded/backward-got-and-got",
    expression: "x-y-z",
    numbers: { x: "55..90", y: "16..30", z: "4..14" },
    texts: [
      "{n} ended the day with {x} arrowheads in {his} drawer. That morning {he} had been given {y} by {m}, and at noon {z} by {k}. How many were in the drawer when the day began?",
      "How many cots did the shelter have at first? It holds {x} cots now. The clinic sent it {y} cots, then the army left {z} cots with it.",
      "After the fair the stable had {x} saddles. At the fair it took {y} in and then bought {z} as well, and it lost none. How many saddles did it have before the fair?",
    ],
  },
  {
    id: "traded/backward-got-then-gave",
    expression: "x-y+z",
    numbers: { x: "55..90", y: "16..30", z: "4..14" },
    texts: [
      "{n} ended the day with {x} arrowheads in {his} drawer. That morning {he} had been given {y} by {m}, and at noon {he} had given {z} to {k}. How many were in the drawer when the day began?",
      "How many cots did the shelter have at first? It holds {x} cots now. The clinic sent it {y} cots, then it left {z} cots with the army.",
      "After the fair the stable had {x} saddles. At the fair it took {y} in and then traded {z} away. How many saddles did it have before the fair?",
    ],
  },
  {
    id: "traded/backward-to-the-middle",
    expression: "x-z",
    numbers: { x: "55..90", y: "16..30", z: "4..14" },
    texts: [
      "{n} ended the day with {x} arrowheads in {his} drawer. That morning {he} had given {y} to {m}, and at noon {k} had given {him} {z}. How many were in the drawer just before noon?",
      "How many cots did the shelter have when the army came? It holds {x} cots now. It sent {y} cots to the clinic, then the army left {z} cots with it.",
      "After the fair the stable had {x} saddles. At the fair it traded {y} away and then took {z} in. How many saddles did it have between the two deals?",
    ],
  },
  {
    id: "shared/known-sum-other-gets",
    expression: "x-y+z",
    numbers: { x: "70..99", y: "20..40", z: "4..14" },
    texts: [
      "{n} and {m} own {x} fossils between them, {y} of which are {m}'s. Tomorrow {m} will give {n} {z} of {m}'s fossils. How many fossils will {n} own then?",
      "How many lambs does the older one have after that? Two shepherds watch {x} lambs in all, and {y} of those are the younger one's. He lets the older one have {z} of his lambs.",
      "The red box and the blue box hold {x} crayons together. {y} of the crayons are in the blue box. Then {z} crayons are moved from the blue box to the red box. How many crayons are in the red box after that?",
    ],
  },
  {
    id: "shared/known-sum-other-gives",
    expression: "x-y-z",
    numbers: { x: "70..99", y: "20..40", z: "4..14" },
    texts: [
      "{n} and {m} own {x} fossils between them, {y} of which are {m}'s. Tomorrow {n} will give {m} {z} of {n}'s fossils. How many fossils will {n} own then?",
      "How many lambs does the older one have after that? Two shepherds watch {x} lambs in all, and {y} of those are the younger one's. He is handed {z} lambs by the older one.",
      "The red box and the blue box hold {x} crayons together. {y} of the crayons are in the blue box. Then {z} crayons are moved from the red box to the blue box. How many crayons are in the red box after that?",
    ],
  },
  {
    id: "shared/known-sum-known-part-gets-here",
    expression: "y+z",
    numbers: { x: "70..99", y: "20..40", z: "4..14" },
    texts: [
      "{n} and {m} own {x} fossils between them, {y} of which are {m}'s. Tomorrow {n} will give {m} {z} of {n}'s fossils. How many fossils will {m} own then?",
      "How many lambs does the younger one have after that? Two shepherds watch {x} lambs in all, and {y} of those are the younger one's. He is handed {z} lambs by the older one.",
      "The red box and the blue box hold {x} crayons together. {y} of the crayons are in the blue box. Then {z} crayons are moved from the red box to the blue box. How many crayons are in the blue box after that?",
    ],
  },
  {
    id: "shared/known-sum-known-part-gives-here",
    expression: "y-z",
    numbers: { x: "70..99", y: "20..40", z: "4..14" },
    texts: [
      "{n} and {m} own {x} fossils between them, {y} of which are {m}'s. Tomorrow {m} will give {n} {z} of {m}'s fossils. How many fossils will {m} own then?",
      "How many lambs does the younger one have after that? Two shepherds watch {x} lambs in all, and {y} of those are the younger one's. He lets the older one have {z} of his lambs.",
      "The red box and the blue box hold {x} crayons together. {y} of the crayons are in the blue box. Then {z} crayons are moved from the blue box to the red box. How many crayons are in the blue box after that?",
    ],
  },
  {
    id: "shared/known-sum-first-before",
    expression: "x-y",
    numbers: { x: "70..99", y: "20..40", z: "4..14" },
    texts: [
      "{n} and {m} own {x} fossils between them, {y} of which are {m}'s. Tomorrow {m} will give {n} {z} of {m}'s fossils. How many fossils does {n} own today?",
      "How many lambs did the older one have before that? Two shepherds watch {x} lambs in all, and {y} of those are the younger one's. He lets the older one have {z} of his lambs.",
      "The red box and the blue box hold {x} crayons together. {y} of the crayons are in the blue box. Then {z} crayons are moved from the blue box to the red box. How many crayons were in the red box at first?",
    ],
  },
  {
    id: "shared/keeps-some-splits-the-rest",
    expression: "(x-y)/z",
    numbers: { z: "3..6", y: "z*j", x: "z*(j+i)" },
    texts: [
      "{n} won {x} prize tickets, handed {y} of them to {m}, and let {z} other children split the rest evenly. How many tickets came to each of those children?",
      "How many carp did each of the {z} ponds get? A truck brought {x} carp, {y} went to the castle moat, and the others were passed to the ponds in equal numbers.",
      "The rich uncle left {x} silver cups. {y} were for the museum, and his {z} nieces shared the remaining cups equally. How many cups did a niece inherit?",
    ],
  },
  {
    id: "shared/adds-some-splits-it-all",
    expression: "(x+y)/z",
    numbers: { z: "3..6", y: "z*j", x: "z*(j+i)" },
    texts: [
      "{n} won {x} prize tickets, was handed {y} more by {m}, and let {z} other children split them all evenly. How many tickets came to each of those children?",
      "How many carp did each of the {z} ponds get? A truck brought {x} carp, {y} came from the castle moat, and all were passed to the ponds in equal numbers.",
      "The rich uncle left {x} silver cups. {y} came from the museum as well, and his {z} nieces shared all of the cups equally. How many cups did a niece inherit?",
    ],
  },
  {
    id: "shared/splits-it-all-one-gets-more",
    expression: "x/z+y",
    numbers: { z: "3..6", y: "z*j", x: "z*(j+i)" },
    texts: [
      "{n} won {x} prize tickets and let {z} other children split them evenly. {m} was one of those children and was handed {y} more by {k}. How many tickets did {m} have from the two together?",
      "How many carp were put into the mill pond, one of {z} ponds? A truck brought {x} carp, which were passed to the ponds in equal numbers, and {y} more came to the mill pond from the castle moat.",
      "The rich uncle left {x} silver cups, and his {z} nieces shared them equally. The youngest niece got {y} more cups from the museum. How many cups did the youngest receive in all?",
    ],
  },
  {
    id: "shared/keeps-some-rest-not-split",
    expression: "x-y",
    numbers: { z: "3..6", y: "z*j", x: "z*(j+i)" },
    texts: [
      "{n} won {x} prize tickets, handed {y} of them to {m}, and let {z} other children have the rest. How many tickets did those children get altogether?",
      "How many carp did the {z} ponds get in all? A truck brought {x} carp, {y} went to the castle moat, and the others were passed to the ponds in equal numbers.",
      "The rich uncle left {x} silver cups. {y} were for the museum, and his {z} nieces got the remaining cups. How many cups did the nieces inherit together?",
    ],
  },
];

/** Sets of families in which things pass between people, places or containers; who hands over, whose amount and when is asked make the calculation. */
export const CONTRASTS_OF_TRANSFERS: readonly WordingFamily[] = [
  ...OUT_OF_ONE_INTO_THE_OTHER,
  ...ONE_GIVES_TO_TWO_OR_GETS_FROM_TWO,
  ...GIVEN_AND_GOTTEN_IN_RETURN,
  ...PASSED_ON_TWICE,
  ...EVENED_OUT_OR_NOT,
  ...SEVERAL_GIVERS_AND_TAKERS,
  ...UNDONE_STEP_BY_STEP,
];

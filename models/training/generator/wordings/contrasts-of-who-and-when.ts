import type { WordingFamily } from "../wording.ts";

/** Something passes from one to another, and it turns on whose amount is asked for, and when. */
const HANDED_BETWEEN_TWO: readonly WordingFamily[] = [
  {
    id: "whose/giver-afterwards",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..25", z: "8..35" },
    texts: [
      "{n} owned {x} comic books and {m} owned {z}. Today {n} handed {y} of {his} comic books over to {m}. How many comic books does {n} own now?",
      "How many badges does the drummer have after that? The drummer came with {x} badges and the flutist with {z}. The drummer pinned {y} of her badges on the flutist's jacket as a present.",
      "{y} loaves were carried from the inn kitchen to the school kitchen at noon. Until then {z} loaves had been in the school kitchen and {x} in the inn kitchen. How many loaves were in the inn kitchen then?",
      "My sister started the evening with {x} dominoes and my brother with {z}. Later my brother got {y} dominoes from my sister. How many dominoes did my sister have then?",
    ],
  },
  {
    id: "whose/receiver-afterwards",
    expression: "z+y",
    numbers: { x: "40..90", y: "5..25", z: "8..35" },
    texts: [
      "{n} owned {x} comic books and {m} owned {z}. Today {n} handed {y} of {his} comic books over to {m}. How many comic books does {m} own now?",
      "How many badges does the flutist have after that? The drummer came with {x} badges and the flutist with {z}. The drummer pinned {y} of her badges on the flutist's jacket as a present.",
      "{y} loaves were carried from the inn kitchen to the school kitchen at noon. Until then {z} loaves had been in the school kitchen and {x} in the inn kitchen. How many loaves were in the school kitchen then?",
      "My sister started the evening with {x} dominoes and my brother with {z}. Later my brother got {y} dominoes from my sister. How many dominoes did my brother have then?",
    ],
  },
  {
    id: "whose/both-of-the-handing",
    expression: "x+z",
    numbers: { x: "40..90", y: "5..25", z: "8..35" },
    texts: [
      "{n} owned {x} comic books and {m} owned {z}. Today {n} handed {y} of {his} comic books over to {m}. How many comic books do the two own together now?",
      "How many badges do the two musicians have between them after that? The drummer came with {x} badges and the flutist with {z}. The drummer pinned {y} of her badges on the flutist's jacket as a present.",
      "{y} loaves were carried from the inn kitchen to the school kitchen at noon. Until then {z} loaves had been in the school kitchen and {x} in the inn kitchen. How many loaves were in the two kitchens altogether then?",
      "My sister started the evening with {x} dominoes and my brother with {z}. Later my brother got {y} dominoes from my sister. What was the total number of dominoes that the two had?",
    ],
  },
  {
    id: "whose/giver-ahead-at-first",
    expression: "x-z",
    numbers: { x: "40..90", y: "5..25", z: "8..35" },
    texts: [
      "{n} owned {x} comic books and {m} owned {z}. Today {n} handed {y} of {his} comic books over to {m}. How many more comic books than {m} did {n} own before today?",
      "How many more badges than the flutist did the drummer bring along? The drummer came with {x} badges and the flutist with {z}. The drummer pinned {y} of her badges on the flutist's jacket as a present.",
      "{y} loaves were carried from the inn kitchen to the school kitchen at noon. Until then {z} loaves had been in the school kitchen and {x} in the inn kitchen. How many more loaves were in the inn kitchen than in the school kitchen until noon?",
      "My sister started the evening with {x} dominoes and my brother with {z}. Later my brother got {y} dominoes from my sister. By how many dominoes was my sister ahead at the start of the evening?",
    ],
  },
  {
    id: "whose/lender-left",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..30", z: "6..35" },
    texts: [
      "{n} has {x} paintbrushes in {his} studio and {k} has {z} in another one. Now {n} lends {y} brushes to {m}. How many brushes does {n} have in the studio then?",
      "How many ladders are in the orchard shed then? In the orchard shed stand {x} ladders, and in the barn stand {z}. For the harvest, the orchard lends {y} ladders from its shed to a neighbor.",
      "The blue team's coach brought {x} cones to the field, the green team's coach brought {z}. The blue team's coach let {y} of his cones go to the referee. How many cones did the blue team's coach have then?",
    ],
  },
  {
    id: "whose/borrower-holds",
    expression: "x+y",
    numbers: { x: "40..90", y: "5..30", z: "6..35" },
    texts: [
      "{n} has {x} paintbrushes in {his} studio and {k} has {z} in another one. Now {n} borrows {y} brushes from {m}. How many brushes does {n} have in the studio then?",
      "How many ladders are in the orchard shed then? In the orchard shed stand {x} ladders, and in the barn stand {z}. For the harvest, the orchard borrows {y} ladders for its shed from a neighbor.",
      "The blue team's coach brought {x} cones to the field, the green team's coach brought {z}. The blue team's coach was handed {y} extra cones by the referee. How many cones did the blue team's coach have then?",
    ],
  },
  {
    id: "whose/lender-and-neighbor-left",
    expression: "x-y+z",
    numbers: { x: "40..90", y: "5..30", z: "6..35" },
    texts: [
      "{n} has {x} paintbrushes in {his} studio and {k} has {z} in another one. Now {n} lends {y} brushes to {m}. How many brushes do {n} and {k} have together then?",
      "How many ladders are in the shed and the barn together then? In the orchard shed stand {x} ladders, and in the barn stand {z}. For the harvest, the orchard lends {y} ladders from its shed to a neighbor.",
      "The blue team's coach brought {x} cones to the field, the green team's coach brought {z}. The blue team's coach let {y} of his cones go to the referee. How many cones did the two coaches have in all then?",
    ],
  },
  {
    id: "whose/borrower-and-neighbor-now",
    expression: "x+y+z",
    numbers: { x: "40..90", y: "5..30", z: "6..35" },
    texts: [
      "{n} has {x} paintbrushes in {his} studio and {k} has {z} in another one. Now {n} borrows {y} brushes from {m}. How many brushes do {n} and {k} have together then?",
      "How many ladders are in the shed and the barn together then? In the orchard shed stand {x} ladders, and in the barn stand {z}. For the harvest, the orchard borrows {y} ladders for its shed from a neighbor.",
      "The blue team's coach brought {x} cones to the field, the green team's coach brought {z}. The blue team's coach was handed {y} extra cones by the referee. How many cones did the two coaches have in all then?",
    ],
  },
  {
    id: "whose/first-hand-keeps",
    expression: "x-y",
    numbers: { x: "60..99", y: "30..50", z: "5..25" },
    texts: [
      "Grandpa baked {x} rolls. He gave {y} of them to the widow next door, and she passed {z} of those on to the mail carrier. How many rolls did Grandpa keep?",
      "How many rugs stayed with the wholesaler? A wholesaler had {x} rugs. {y} of these he shipped to a store, and the store sent {z} of the shipped rugs on to a hotel.",
      "{n} printed {x} leaflets for the play. {m} took {y} of them, and out of {m}'s pile {k} took {z}. How many leaflets were left with {n}?",
    ],
  },
  {
    id: "whose/second-hand-keeps",
    expression: "y-z",
    numbers: { x: "60..99", y: "30..50", z: "5..25" },
    texts: [
      "Grandpa baked {x} rolls. He gave {y} of them to the widow next door, and she passed {z} of those on to the mail carrier. How many rolls did the widow keep?",
      "How many rugs stayed in the store? A wholesaler had {x} rugs. {y} of these he shipped to a store, and the store sent {z} of the shipped rugs on to a hotel.",
      "{n} printed {x} leaflets for the play. {m} took {y} of them, and out of {m}'s pile {k} took {z}. How many leaflets did {m} still have after that?",
    ],
  },
  {
    id: "whose/all-but-last-hand",
    expression: "x-z",
    numbers: { x: "60..99", y: "30..50", z: "5..25" },
    texts: [
      "Grandpa baked {x} rolls. He gave {y} of them to the widow next door, and she passed {z} of those on to the mail carrier. How many of the rolls did the mail carrier not get?",
      "How many of the rugs did not go to the hotel? A wholesaler had {x} rugs. {y} of these he shipped to a store, and the store sent {z} of the shipped rugs on to a hotel.",
      "{n} printed {x} leaflets for the play. {m} took {y} of them, and out of {m}'s pile {k} took {z}. How many of the leaflets did {k} not get?",
    ],
  },
  {
    id: "whose/first-ahead-of-last-hands",
    expression: "x-y-z",
    numbers: { x: "60..99", y: "30..50", z: "5..25" },
    texts: [
      "Grandpa baked {x} rolls. He gave {y} of them to the widow next door, and she passed {z} of those on to the mail carrier. How many rolls more than the mail carrier did Grandpa have in the end?",
      "How many more rugs did the wholesaler have in the end than the hotel was sent? A wholesaler had {x} rugs. {y} of these he shipped to a store, and the store sent {z} of the shipped rugs on to a hotel.",
      "{n} printed {x} leaflets for the play. {m} took {y} of them, and out of {m}'s pile {k} took {z}. How many leaflets more than {k} did {n} have in the end?",
    ],
  },
  {
    id: "whose/loser-at-the-end",
    expression: "x-y",
    numbers: { x: "50..90", y: "8..24", z: "5..20" },
    texts: [
      "Each of three friends begins a game with {x} chips. {n} loses {y} chips to {m}, and after that {m} loses {z} chips to {k}. No other chips change hands. How many chips does {n} hold at the end?",
      "How many buckets of water were in the north well then? Three wells held {x} buckets of water each. Farmhands carried {y} buckets from the north well to the middle well, then {z} buckets from the middle well to the south well.",
      "The red, the white and the black flock had {x} birds each. {y} birds flew from the red flock over to the white one. Then {z} birds left the white flock and joined the black one. How many birds does the red flock have at the end?",
    ],
  },
  {
    id: "whose/last-winner-at-the-end",
    expression: "x+z",
    numbers: { x: "50..90", y: "8..24", z: "5..20" },
    texts: [
      "Each of three friends begins a game with {x} chips. {n} loses {y} chips to {m}, and after that {m} loses {z} chips to {k}. No other chips change hands. How many chips does {k} hold at the end?",
      "How many buckets of water were in the south well then? Three wells held {x} buckets of water each. Farmhands carried {y} buckets from the north well to the middle well, then {z} buckets from the middle well to the south well.",
      "The red, the white and the black flock had {x} birds each. {y} birds flew from the red flock over to the white one. Then {z} birds left the white flock and joined the black one. How many birds does the black flock have at the end?",
    ],
  },
  {
    id: "whose/middle-at-the-end",
    expression: "x+y-z",
    numbers: { x: "50..90", y: "8..24", z: "5..20" },
    texts: [
      "Each of three friends begins a game with {x} chips. {n} loses {y} chips to {m}, and after that {m} loses {z} chips to {k}. No other chips change hands. How many chips does {m} hold at the end?",
      "How many buckets of water were in the middle well then? Three wells held {x} buckets of water each. Farmhands carried {y} buckets from the north well to the middle well, then {z} buckets from the middle well to the south well.",
      "The red, the white and the black flock had {x} birds each. {y} birds flew from the red flock over to the white one. Then {z} birds left the white flock and joined the black one. How many birds does the white flock have at the end?",
    ],
  },
  {
    id: "whose/middle-in-between",
    expression: "x+y",
    numbers: { x: "50..90", y: "8..24", z: "5..20" },
    texts: [
      "Each of three friends begins a game with {x} chips. {n} loses {y} chips to {m}, and after that {m} loses {z} chips to {k}. No other chips change hands. How many chips did {m} hold just before losing any?",
      "How many buckets of water were in the middle well before any were taken out of it? Three wells held {x} buckets of water each. Farmhands carried {y} buckets from the north well to the middle well, then {z} buckets from the middle well to the south well.",
      "The red, the white and the black flock had {x} birds each. {y} birds flew from the red flock over to the white one. Then {z} birds left the white flock and joined the black one. How many birds did the white flock have before any of its birds left?",
    ],
  },
  {
    id: "whose/creditor-still-gets",
    expression: "x-z",
    numbers: { x: "40..80", y: "41..75", z: "5..35" },
    money: true,
    texts: [
      "{n} owed {m} ${x} and {k} ${y}. On {day} {he} paid ${z} back to {m}. How much did {n} still owe {m} after that?",
      "What does the baker still owe the mill? A baker has a bill of ${x} from the mill and one of ${y} from the dairy. He sends the mill ${z} of its money.",
      "For the tent, Uncle Ray still had to get ${x} from my cousin and ${y} from my aunt. My cousin put ${z} into his hand. How much does my cousin still have to pay?",
    ],
  },
  {
    id: "whose/all-debts-now",
    expression: "x+y-z",
    numbers: { x: "40..80", y: "41..75", z: "5..35" },
    money: true,
    texts: [
      "{n} owed {m} ${x} and {k} ${y}. On {day} {he} paid ${z} back to {m}. How much did {n} owe the two altogether after that?",
      "What does the baker still owe the mill and the dairy in all? A baker has a bill of ${x} from the mill and one of ${y} from the dairy. He sends the mill ${z} of its money.",
      "For the tent, Uncle Ray still had to get ${x} from my cousin and ${y} from my aunt. My cousin put ${z} into his hand. How much does Uncle Ray still have to get from both of them?",
    ],
  },
  {
    id: "whose/all-debts-first",
    expression: "x+y",
    numbers: { x: "40..80", y: "41..75", z: "5..35" },
    money: true,
    texts: [
      "{n} owed {m} ${x} and {k} ${y}. On {day} {he} paid ${z} back to {m}. How much did {n} owe the two altogether before {day}?",
      "What did the baker owe the mill and the dairy in all before he sent any money? A baker has a bill of ${x} from the mill and one of ${y} from the dairy. He sends the mill ${z} of its money.",
      "For the tent, Uncle Ray still had to get ${x} from my cousin and ${y} from my aunt. My cousin put ${z} into his hand. How much did Uncle Ray have to get from both of them at first?",
    ],
  },
];

/** Two or three people or groups each have or do something, and the question picks among them. */
const SEVERAL_OWNERS: readonly WordingFamily[] = [
  {
    id: "whose/neither-did",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "25..35", z: "8..22" },
    texts: [
      "A jigsaw puzzle has {x} pieces. {n} put in {y} of them and {m} put in {z}. How many pieces did neither of them put in?",
      "How many feet are not painted yet? The wall is {x} feet long. The mason has painted {y} feet of it and his helper another {z} feet.",
      "Of {x} parcels the older courier delivered {y} and the younger courier {z}. How many parcels did neither of them deliver?",
      "{z} of the questions in the quiz were answered by the boys and {y} by the girls, none by both. The quiz had {x} questions. How many questions were answered by nobody?",
    ],
  },
  {
    id: "whose/the-one-did-not",
    expression: "x-y",
    numbers: { x: "60..95", y: "25..35", z: "8..22" },
    texts: [
      "A jigsaw puzzle has {x} pieces. {n} put in {y} of them and {m} put in {z}. How many pieces did {n} not put in?",
      "How many feet of the wall were not painted by the mason? The wall is {x} feet long. The mason has painted {y} feet of it and his helper another {z} feet.",
      "Of {x} parcels the older courier delivered {y} and the younger courier {z}. How many parcels did the older one not deliver?",
      "{z} of the questions in the quiz were answered by the boys and {y} by the girls, none by both. The quiz had {x} questions. How many questions were not answered by the girls?",
    ],
  },
  {
    id: "whose/the-two-did",
    expression: "y+z",
    numbers: { x: "60..95", y: "25..35", z: "8..22" },
    texts: [
      "A jigsaw puzzle has {x} pieces. {n} put in {y} of them and {m} put in {z}. How many pieces did the two put in?",
      "How many feet of the wall are painted now? The wall is {x} feet long. The mason has painted {y} feet of it and his helper another {z} feet.",
      "Of {x} parcels the older courier delivered {y} and the younger courier {z}. How many parcels did the two deliver?",
      "{z} of the questions in the quiz were answered by the boys and {y} by the girls, none by both. The quiz had {x} questions. How many questions were answered?",
    ],
  },
  {
    id: "whose/the-one-did-more",
    expression: "y-z",
    numbers: { x: "60..95", y: "25..35", z: "8..22" },
    texts: [
      "A jigsaw puzzle has {x} pieces. {n} put in {y} of them and {m} put in {z}. How many more pieces did {n} put in than {m}?",
      "How many more feet has the mason painted than his helper? The wall is {x} feet long. The mason has painted {y} feet of it and his helper another {z} feet.",
      "Of {x} parcels the older courier delivered {y} and the younger courier {z}. How many more did the older one deliver than the younger one?",
      "{z} of the questions in the quiz were answered by the boys and {y} by the girls, none by both. The quiz had {x} questions. By how many answers were the girls ahead of the boys?",
    ],
  },
  {
    id: "whose/who-has-less",
    expression: "x-y",
    numbers: { x: "45..90", y: "5..20", z: "21..38" },
    texts: [
      "{n} swam {x} laps. {m} swam {y} laps fewer than {n}, and {k} swam {z} laps. How many laps did {m} swim?",
      "How many songs does the bass know? The tenor knows {x} songs by heart. The bass knows {y} fewer than the tenor, and the pianist knows {z}.",
      "On our street the Lopez family has {x} potted plants, the Berg family {z}. The Khan family has {y} plants fewer than the Lopez family. How many plants does the Khan family have?",
    ],
  },
  {
    id: "whose/who-has-more",
    expression: "x+y",
    numbers: { x: "45..90", y: "5..20", z: "21..38" },
    texts: [
      "{n} swam {x} laps. {m} swam {y} laps more than {n}, and {k} swam {z} laps. How many laps did {m} swim?",
      "How many songs does the bass know? The tenor knows {x} songs by heart. The bass knows {y} more than the tenor, and the pianist knows {z}.",
      "On our street the Lopez family has {x} potted plants, the Berg family {z}. The Khan family has {y} plants more than the Lopez family. How many plants does the Khan family have?",
    ],
  },
  {
    id: "whose/who-has-less-with-the-third",
    expression: "x-y+z",
    numbers: { x: "45..90", y: "5..20", z: "21..38" },
    texts: [
      "{n} swam {x} laps. {m} swam {y} laps fewer than {n}, and {k} swam {z} laps. How many laps did {m} and {k} swim altogether?",
      "How many songs do the bass and the pianist know if no song is known to both? The tenor knows {x} songs by heart. The bass knows {y} fewer than the tenor, and the pianist knows {z}.",
      "On our street the Lopez family has {x} potted plants, the Berg family {z}. The Khan family has {y} plants fewer than the Lopez family. How many plants do the Khan and the Berg family have together?",
    ],
  },
  {
    id: "whose/who-has-more-against-the-third",
    expression: "x+y-z",
    numbers: { x: "45..90", y: "5..20", z: "21..38" },
    texts: [
      "{n} swam {x} laps. {m} swam {y} laps more than {n}, and {k} swam {z} laps. How many more laps did {m} swim than {k}?",
      "How many more songs does the bass know than the pianist? The tenor knows {x} songs by heart. The bass knows {y} more than the tenor, and the pianist knows {z}.",
      "On our street the Lopez family has {x} potted plants, the Berg family {z}. The Khan family has {y} plants more than the Lopez family. How many more plants does the Khan family have than the Berg family?",
    ],
  },
  {
    id: "whose/unlucky-one-left",
    expression: "x-z",
    numbers: { x: "12..40", y: "45..80", z: "4..11" },
    texts: [
      "My mother picked {y} quarts of berries and my father picked {x}. My father's dog knocked over {z} quarts of his and they were lost. How many quarts did my father still have?",
      "How many whole birdhouses of group one were left? Group one built {x} birdhouses and group two built {y}. A gust of wind broke {z} of the birdhouses from group one.",
      "{x} crates of pears came from {n}'s farm and {y} crates came from {m}'s. {z} crates from {n}'s farm had gone bad and were thrown away. How many crates from {n}'s farm were still good?",
    ],
  },
  {
    id: "whose/everyone-left",
    expression: "x+y-z",
    numbers: { x: "12..40", y: "45..80", z: "4..11" },
    texts: [
      "My mother picked {y} quarts of berries and my father picked {x}. My father's dog knocked over {z} quarts of his and they were lost. How many quarts did my parents still have in all?",
      "How many whole birdhouses were left from both groups? Group one built {x} birdhouses and group two built {y}. A gust of wind broke {z} of the birdhouses from group one.",
      "{x} crates of pears came from {n}'s farm and {y} crates came from {m}'s. {z} crates from {n}'s farm had gone bad and were thrown away. How many good crates were there from the two farms together?",
    ],
  },
  {
    id: "whose/everyone-made",
    expression: "x+y",
    numbers: { x: "12..40", y: "45..80", z: "4..11" },
    texts: [
      "My mother picked {y} quarts of berries and my father picked {x}. My father's dog knocked over {z} quarts of his and they were lost. How many quarts had my parents picked in all?",
      "How many birdhouses had both groups built? Group one built {x} birdhouses and group two built {y}. A gust of wind broke {z} of the birdhouses from group one.",
      "{x} crates of pears came from {n}'s farm and {y} crates came from {m}'s. {z} crates from {n}'s farm had gone bad and were thrown away. How many crates came from the two farms together, good and bad?",
    ],
  },
  {
    id: "whose/lucky-one-ahead-first",
    expression: "y-x",
    numbers: { x: "12..40", y: "45..80", z: "4..11" },
    texts: [
      "My mother picked {y} quarts of berries and my father picked {x}. My father's dog knocked over {z} quarts of his and they were lost. How many more quarts did my mother pick than my father?",
      "How many more birdhouses did group two build than group one? Group one built {x} birdhouses and group two built {y}. A gust of wind broke {z} of the birdhouses from group one.",
      "{x} crates of pears came from {n}'s farm and {y} crates came from {m}'s. {z} crates from {n}'s farm had gone bad and were thrown away. How many fewer crates came from {n}'s farm than from {m}'s?",
    ],
  },
  {
    id: "whose/the-smaller",
    expression: "x-y",
    numbers: { x: "30..60", y: "4..12", z: "13..25" },
    texts: [
      "{n} is {x} years old. {His} cousin is {y} years younger than {he} is, and {his} aunt is {z} years older than {he} is. How old is the cousin?",
      "How many steps does the town hall's tower have? The chapel's tower has {x} steps. The town hall's tower has {y} steps fewer than the chapel's, the castle's tower {z} steps more than the chapel's.",
      "{m} typed {x} lines. {k} typed {y} lines less than {m}. The secretary typed {z} lines more than {m}. Find the number of lines that {k} typed.",
    ],
  },
  {
    id: "whose/the-larger",
    expression: "x+z",
    numbers: { x: "30..60", y: "4..12", z: "13..25" },
    texts: [
      "{n} is {x} years old. {His} cousin is {y} years younger than {he} is, and {his} aunt is {z} years older than {he} is. How old is the aunt?",
      "How many steps does the castle's tower have? The chapel's tower has {x} steps. The town hall's tower has {y} steps fewer than the chapel's, the castle's tower {z} steps more than the chapel's.",
      "{m} typed {x} lines. {k} typed {y} lines less than {m}. The secretary typed {z} lines more than {m}. Find the number of lines that the secretary typed.",
    ],
  },
  {
    id: "whose/larger-over-smaller",
    expression: "y+z",
    numbers: { x: "30..60", y: "4..12", z: "13..25" },
    texts: [
      "{n} is {x} years old. {His} cousin is {y} years younger than {he} is, and {his} aunt is {z} years older than {he} is. How many years older than the cousin is the aunt?",
      "How many steps more than the town hall's tower does the castle's tower have? The chapel's tower has {x} steps. The town hall's tower has {y} steps fewer than the chapel's, the castle's tower {z} steps more than the chapel's.",
      "{m} typed {x} lines. {k} typed {y} lines less than {m}. The secretary typed {z} lines more than {m}. Find by how many lines the secretary was ahead of {k}.",
    ],
  },
  {
    id: "whose/gave-to-both",
    expression: "x-y-z",
    numbers: { x: "50..95", y: "10..25", z: "5..20" },
    texts: [
      "{m} had {x} marbles. {mHe} gave {n} {y} of them, and {mhe} gave {k} {z} more of them. How many marbles did {m} have left?",
      "How many masks were in the museum then? A museum had {x} masks. It lent {y} masks to a school, and {z} others to a library.",
      "On {day} there were {x} tires in the garage. A farmer bought {y} of them, and a racer bought {z} of them. How many tires did the garage have then?",
    ],
  },
  {
    id: "whose/got-from-both",
    expression: "x+y+z",
    numbers: { x: "50..95", y: "10..25", z: "5..20" },
    texts: [
      "{m} had {x} marbles. {mHe} got {y} from {n}, and {mhe} got {z} from {k}. How many marbles did {m} have then?",
      "How many masks were in the museum then? A museum had {x} masks. It borrowed {y} masks from a school, and {z} from a library.",
      "On {day} there were {x} tires in the garage. A dealer delivered {y} more tires, and another dealer delivered {z}. How many tires did the garage have then?",
    ],
  },
  {
    id: "whose/gave-one-got-other",
    expression: "x-y+z",
    numbers: { x: "50..95", y: "10..25", z: "5..20" },
    texts: [
      "{m} had {x} marbles. {mHe} gave {n} {y} of them, and {mhe} got {z} from {k}. How many marbles did {m} have then?",
      "How many masks were in the museum then? A museum had {x} masks. It lent {y} masks to a school, and it borrowed {z} from a library.",
      "On {day} there were {x} tires in the garage. A farmer bought {y} of them, and a dealer delivered {z} more. How many tires did the garage have then?",
    ],
  },
  {
    id: "whose/gave-away-in-all",
    expression: "y+z",
    numbers: { x: "50..95", y: "10..25", z: "5..20" },
    texts: [
      "{m} had {x} marbles. {mHe} gave {n} {y} of them, and {mhe} gave {k} {z} more of them. How many marbles did {m} give away?",
      "How many masks did the museum lend out? A museum had {x} masks. It lent {y} masks to a school, and {z} others to a library.",
      "On {day} there were {x} tires in the garage. A farmer bought {y} of them, and a racer bought {z} of them. How many tires did the garage sell?",
    ],
  },
  {
    id: "whose/slow-one-later",
    expression: "x+z",
    numbers: { x: "15..45", y: "65..95", z: "5..14" },
    texts: [
      "{n} read {y} pages of a novel, {m} read {x} pages of it, and tomorrow {m} will read {z} pages more. How many pages will {m} have read after tomorrow?",
      "How many eggs will the ducks have laid by then? The hens laid {y} eggs, the ducks {x}. By Sunday the ducks will have laid {z} eggs more.",
      "So far the men have sawed {x} boards and the women {y}. After lunch the men mean to saw another {z}. How many boards will the men have sawed then?",
    ],
  },
  {
    id: "whose/lead-today",
    expression: "y-x",
    numbers: { x: "15..45", y: "65..95", z: "5..14" },
    texts: [
      "{n} read {y} pages of a novel, {m} read {x} pages of it, and tomorrow {m} will read {z} pages more. By how many pages is {n} ahead of {m} today?",
      "How many more eggs have the hens laid than the ducks until now? The hens laid {y} eggs, the ducks {x}. By Sunday the ducks will have laid {z} eggs more.",
      "So far the men have sawed {x} boards and the women {y}. After lunch the men mean to saw another {z}. How many more boards than the men have the women sawed so far?",
    ],
  },
  {
    id: "whose/lead-tomorrow",
    expression: "y-(x+z)",
    numbers: { x: "15..45", y: "65..95", z: "5..14" },
    texts: [
      "{n} read {y} pages of a novel, {m} read {x} pages of it, and tomorrow {m} will read {z} pages more. If {n} reads nothing tomorrow, by how many pages will {he} still be ahead of {m} then?",
      "How many more eggs than the ducks will the hens have laid by then, if the hens lay none from now on? The hens laid {y} eggs, the ducks {x}. By Sunday the ducks will have laid {z} eggs more.",
      "So far the men have sawed {x} boards and the women {y}. After lunch the men mean to saw another {z}. If the women have the afternoon off, how many boards fewer than the women will the men have sawed by evening?",
    ],
  },
  {
    id: "whose/both-later",
    expression: "x+y+z",
    numbers: { x: "15..45", y: "65..95", z: "5..14" },
    texts: [
      "{n} read {y} pages of a novel, {m} read {x} pages of it, and tomorrow {m} will read {z} pages more. If {n} reads nothing tomorrow, how many pages will the two have read altogether after that?",
      "How many eggs of hens and ducks will there be by then, if the hens lay none from now on? The hens laid {y} eggs, the ducks {x}. By Sunday the ducks will have laid {z} eggs more.",
      "So far the men have sawed {x} boards and the women {y}. After lunch the men mean to saw another {z}. If the women have the afternoon off, how many boards will be sawed by evening?",
    ],
  },
];

/** Amounts belong to days, seasons or hours, and the question tells which of them count. */
const ON_WHICH_DAY: readonly WordingFamily[] = [
  {
    id: "when/the-two-fuller-times",
    expression: "x+y",
    numbers: { x: "40..70", y: "15..39", z: "5..14" },
    texts: [
      "The lighthouse had {x} visitors on {day}, {y} on {day2} and {z} on {day3}. How many visitors did it have on {day} and {day2}?",
      "How many mugs did he glaze in May and June? A potter glazed {y} mugs in May, {x} mugs in June and {z} mugs in July.",
      "At breakfast the hotel served {x} cups of cocoa, at lunch {z} and at supper {y}. How many cups were served at breakfast and supper?",
      "{n} did {z} push-ups before school, {y} at recess and {x} after supper. How many push-ups did {he} do at recess and after supper?",
    ],
  },
  {
    id: "when/gap-of-two-times",
    expression: "y-z",
    numbers: { x: "40..70", y: "15..39", z: "5..14" },
    texts: [
      "The lighthouse had {x} visitors on {day}, {y} on {day2} and {z} on {day3}. How many more visitors did it have on {day2} than on {day3}?",
      "How many more mugs did he glaze in May than in July? A potter glazed {y} mugs in May, {x} mugs in June and {z} mugs in July.",
      "At breakfast the hotel served {x} cups of cocoa, at lunch {z} and at supper {y}. How many more cups were served at supper than at lunch?",
      "{n} did {z} push-ups before school, {y} at recess and {x} after supper. How many more push-ups did {he} do at recess than before school?",
    ],
  },
  {
    id: "when/one-time-over-two",
    expression: "x-y-z",
    numbers: { x: "40..70", y: "15..39", z: "5..14" },
    texts: [
      "The lighthouse had {x} visitors on {day}, {y} on {day2} and {z} on {day3}. How many more visitors came on {day} than on the two other days together?",
      "How many more mugs did he glaze in June than in May and July together? A potter glazed {y} mugs in May, {x} mugs in June and {z} mugs in July.",
      "At breakfast the hotel served {x} cups of cocoa, at lunch {z} and at supper {y}. How many more cups were served at breakfast than at lunch and supper taken together?",
      "{n} did {z} push-ups before school, {y} at recess and {x} after supper. How many more push-ups did {he} do after supper than in the rest of the day?",
    ],
  },
  {
    id: "when/all-times",
    expression: "x+y+z",
    numbers: { x: "40..70", y: "15..39", z: "5..14" },
    texts: [
      "The lighthouse had {x} visitors on {day}, {y} on {day2} and {z} on {day3}. How many visits were there over the three days?",
      "How many mugs did he glaze in the three months? A potter glazed {y} mugs in May, {x} mugs in June and {z} mugs in July.",
      "At breakfast the hotel served {x} cups of cocoa, at lunch {z} and at supper {y}. How many cups of cocoa were served that day?",
      "{n} did {z} push-ups before school, {y} at recess and {x} after supper. How many push-ups did {he} do that day?",
    ],
  },
  {
    id: "when/after-the-first-time",
    expression: "x-y",
    numbers: { x: "60..95", y: "10..28", z: "5..25" },
    texts: [
      "A bakery wagon set off with {x} pretzels. It sold {y} of them by noon and {z} after noon. How many pretzels were in it at noon?",
      "How many seedlings were there after one week? {x} seedlings stood in the greenhouse on the first of May. Slugs ate {y} of them in the first week and {z} in the second.",
      "{n} began the week with {x} blank labels, used {y} of them on {day} and {z} on {day2}. How many blank labels did {he} have after {day} was over, but before {day2} came?",
      "{x} people were stuck in the mountain hut. A helicopter flew {y} of them down in the morning and {z} in the evening. How many people were in the hut at midday?",
    ],
  },
  {
    id: "when/after-both-times",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "10..28", z: "5..25" },
    texts: [
      "A bakery wagon set off with {x} pretzels. It sold {y} of them by noon and {z} after noon. How many pretzels came back unsold?",
      "How many seedlings were there after two weeks? {x} seedlings stood in the greenhouse on the first of May. Slugs ate {y} of them in the first week and {z} in the second.",
      "{n} began the week with {x} blank labels, used {y} of them on {day} and {z} on {day2}. How many labels were still blank when both days were over?",
      "{x} people were stuck in the mountain hut. A helicopter flew {y} of them down in the morning and {z} in the evening. How many people were still in the hut at night?",
    ],
  },
  {
    id: "when/lost-in-both-times",
    expression: "y+z",
    numbers: { x: "60..95", y: "10..28", z: "5..25" },
    texts: [
      "A bakery wagon set off with {x} pretzels. It sold {y} of them by noon and {z} after noon. How many pretzels were sold on the whole day?",
      "How many seedlings did the slugs eat in the two weeks? {x} seedlings stood in the greenhouse on the first of May. Slugs ate {y} of them in the first week and {z} in the second.",
      "{n} began the week with {x} blank labels, used {y} of them on {day} and {z} on {day2}. How many labels did {he} use on the two days?",
      "{x} people were stuck in the mountain hut. A helicopter flew {y} of them down in the morning and {z} in the evening. How many people were flown down that day?",
    ],
  },
  {
    id: "when/went-then-came-end",
    expression: "x-y+z",
    numbers: { x: "40..80", y: "10..35", z: "5..30" },
    texts: [
      "At nine o'clock {x} skaters were on the ice. By ten o'clock {y} had left the ice. Between ten and eleven another {z} skaters stepped onto it. How many skaters were on the ice at eleven?",
      "How many gallons were in the tank after that? The tank held {x} gallons on {day}. During the night {y} gallons were let out, and on the next morning {z} more gallons were put in.",
      "When the week began, {n} had {x} followers. In the first half of the week {y} people stopped following {him} and in the second half {z} others started to follow {him}. How many followers did {he} have at the end of the week?",
    ],
  },
  {
    id: "when/came-then-went-end",
    expression: "x+y-z",
    numbers: { x: "40..80", y: "10..35", z: "5..30" },
    texts: [
      "At nine o'clock {x} skaters were on the ice. By ten o'clock {y} had joined them. Between ten and eleven another {z} skaters left the ice. How many skaters were on the ice at eleven?",
      "How many gallons were in the tank after that? The tank held {x} gallons on {day}. During the night {y} gallons were put in, and on the next morning {z} more gallons were let out.",
      "When the week began, {n} had {x} followers. In the first half of the week {y} people started to follow {him} and in the second half {z} others stopped following {him}. How many followers did {he} have at the end of the week?",
    ],
  },
  {
    id: "when/went-middle",
    expression: "x-y",
    numbers: { x: "40..80", y: "10..35", z: "5..30" },
    texts: [
      "At nine o'clock {x} skaters were on the ice. By ten o'clock {y} had left the ice. Between ten and eleven another {z} skaters stepped onto it. How many skaters were on the ice at ten?",
      "How many gallons were in the tank when the night was over? The tank held {x} gallons on {day}. During the night {y} gallons were let out, and on the next morning {z} more gallons were put in.",
      "When the week began, {n} had {x} followers. In the first half of the week {y} people stopped following {him} and in the second half {z} others started to follow {him}. How many followers did {he} have in the middle of the week?",
    ],
  },
  {
    id: "when/came-middle",
    expression: "x+y",
    numbers: { x: "40..80", y: "10..35", z: "5..30" },
    texts: [
      "At nine o'clock {x} skaters were on the ice. By ten o'clock {y} had joined them. Between ten and eleven another {z} skaters left the ice. How many skaters were on the ice at ten?",
      "How many gallons were in the tank when the night was over? The tank held {x} gallons on {day}. During the night {y} gallons were put in, and on the next morning {z} more gallons were let out.",
      "When the week began, {n} had {x} followers. In the first half of the week {y} people started to follow {him} and in the second half {z} others stopped following {him}. How many followers did {he} have in the middle of the week?",
    ],
  },
  {
    id: "when/before-it-all",
    expression: "x+y+z",
    numbers: { x: "35..70", y: "5..30", z: "5..30" },
    texts: [
      "After the hike {n} has {x} walnuts in {his} bag. {He} ate {y} of {his} walnuts on the way up and {z} on the way down. How many walnuts were in the bag before the hike?",
      "How many minutes long is the film without the break? The clock now shows that {x} minutes of the film remain. {y} minutes were shown before the break and {z} minutes after it.",
      "In the evening {x} newspapers are left at the stand. {y} were sold before lunch and {z} after lunch. How many newspapers were there in the morning?",
    ],
  },
  {
    id: "when/between-the-two",
    expression: "x+z",
    numbers: { x: "35..70", y: "5..30", z: "5..30" },
    texts: [
      "After the hike {n} has {x} walnuts in {his} bag. {He} ate {y} of {his} walnuts on the way up and {z} on the way down. How many walnuts were in the bag at the top?",
      "How many minutes of the film remained at the break? The clock now shows that {x} minutes of the film remain. {y} minutes were shown before the break and {z} minutes after it.",
      "In the evening {x} newspapers are left at the stand. {y} were sold before lunch and {z} after lunch. How many newspapers were there at lunch?",
    ],
  },
  {
    id: "when/in-both-times",
    expression: "y+z",
    numbers: { x: "35..70", y: "5..30", z: "5..30" },
    texts: [
      "After the hike {n} has {x} walnuts in {his} bag. {He} ate {y} of {his} walnuts on the way up and {z} on the way down. How many walnuts did {he} eat on the hike?",
      "How many minutes of the film have been shown? The clock now shows that {x} minutes of the film remain. {y} minutes were shown before the break and {z} minutes after it.",
      "In the evening {x} newspapers are left at the stand. {y} were sold before lunch and {z} after lunch. How many newspapers were sold?",
    ],
  },
  {
    id: "when/less-the-next-time",
    expression: "x-y",
    numbers: { x: "30..70", y: "5..25", z: "6..25" },
    texts: [
      "A cellist practiced {x} minutes on {day}. On {day2} she practiced {y} minutes less than on {day}, and on {day3} {z} minutes. How long did she practice on {day2}?",
      "How many cars crossed it in the second hour? In the first hour {x} cars crossed the bridge. In the second hour {y} cars fewer than in the first one crossed it, and in the third hour {z} cars.",
      "{z} pies were sold at the fair this year. Last year it was {x} pies, and two years ago {y} pies fewer than last year. How many pies were sold two years ago?",
    ],
  },
  {
    id: "when/more-the-next-time",
    expression: "x+y",
    numbers: { x: "30..70", y: "5..25", z: "6..25" },
    texts: [
      "A cellist practiced {x} minutes on {day}. On {day2} she practiced {y} minutes more than on {day}, and on {day3} {z} minutes. How long did she practice on {day2}?",
      "How many cars crossed it in the second hour? In the first hour {x} cars crossed the bridge. In the second hour {y} cars more than in the first one crossed it, and in the third hour {z} cars.",
      "{z} pies were sold at the fair this year. Last year it was {x} pies, and two years ago {y} pies more than last year. How many pies were sold two years ago?",
    ],
  },
  {
    id: "when/less-time-and-third",
    expression: "x-y+z",
    numbers: { x: "30..70", y: "5..25", z: "6..25" },
    texts: [
      "A cellist practiced {x} minutes on {day}. On {day2} she practiced {y} minutes less than on {day}, and on {day3} {z} minutes. How many minutes did she practice on {day2} and {day3} together?",
      "How many cars crossed it in the second and third hour? In the first hour {x} cars crossed the bridge. In the second hour {y} cars fewer than in the first one crossed it, and in the third hour {z} cars.",
      "{z} pies were sold at the fair this year. Last year it was {x} pies, and two years ago {y} pies fewer than last year. How many pies were sold two years ago and this year, taken together?",
    ],
  },
  {
    id: "when/more-time-over-third",
    expression: "x+y-z",
    numbers: { x: "30..70", y: "5..25", z: "6..25" },
    texts: [
      "A cellist practiced {x} minutes on {day}. On {day2} she practiced {y} minutes more than on {day}, and on {day3} {z} minutes. By how many minutes was the practice on {day2} longer than the one on {day3}?",
      "How many more cars crossed it in the second hour than in the third? In the first hour {x} cars crossed the bridge. In the second hour {y} cars more than in the first one crossed it, and in the third hour {z} cars.",
      "{z} pies were sold at the fair this year. Last year it was {x} pies, and two years ago {y} pies more than last year. How many more pies were sold two years ago than this year?",
    ],
  },
  {
    id: "when/lower-at-the-later-time",
    expression: "x-y",
    numbers: { x: "45..75", y: "5..18", z: "5..18" },
    texts: [
      "The sea was {x} degrees warm in June. By October it had cooled by {y} degrees. A pool on the shore was {z} degrees warmer than the sea in October. How many degrees did the sea have in October?",
      "How deep was the snow at seven? At six o'clock the snow on the roof was {x} inches deep. Until seven its depth went down by {y} inches. The roof itself is {z} inches thick.",
      "In spring the price of a saddle was ${x}. In summer it fell by ${y}, and a rope there is ${z} all year. How much was the saddle in summer?",
    ],
  },
  {
    id: "when/higher-at-the-later-time",
    expression: "x+y",
    numbers: { x: "45..75", y: "5..18", z: "5..18" },
    texts: [
      "The sea was {x} degrees warm in June. By October it had warmed by {y} degrees. A pool on the shore was {z} degrees warmer than the sea in October. How many degrees did the sea have in October?",
      "How deep was the snow at seven? At six o'clock the snow on the roof was {x} inches deep. Until seven its depth went up by {y} inches. The roof itself is {z} inches thick.",
      "In spring the price of a saddle was ${x}. In summer it rose by ${y}, and a rope there is ${z} all year. How much was the saddle in summer?",
    ],
  },
  {
    id: "when/lower-with-the-thing-beside",
    expression: "x-y+z",
    numbers: { x: "45..75", y: "5..18", z: "5..18" },
    texts: [
      "The sea was {x} degrees warm in June. By October it had cooled by {y} degrees. A pool on the shore was {z} degrees warmer than the sea in October. How many degrees did the pool have in October?",
      "How thick were the roof and the snow on it together at seven? At six o'clock the snow on the roof was {x} inches deep. Until seven its depth went down by {y} inches. The roof itself is {z} inches thick.",
      "In spring the price of a saddle was ${x}. In summer it fell by ${y}, and a rope there is ${z} all year. How much were a saddle and a rope together in summer?",
    ],
  },
  {
    id: "when/higher-with-the-thing-beside",
    expression: "x+y+z",
    numbers: { x: "45..75", y: "5..18", z: "5..18" },
    texts: [
      "The sea was {x} degrees warm in June. By October it had warmed by {y} degrees. A pool on the shore was {z} degrees warmer than the sea in October. How many degrees did the pool have in October?",
      "How thick were the roof and the snow on it together at seven? At six o'clock the snow on the roof was {x} inches deep. Until seven its depth went up by {y} inches. The roof itself is {z} inches thick.",
      "In spring the price of a saddle was ${x}. In summer it rose by ${y}, and a rope there is ${z} all year. How much were a saddle and a rope together in summer?",
    ],
  },
];

/** Something changes twice or lies ahead, and one word tells the moment that is meant. */
const BEFORE_OR_AFTER: readonly WordingFamily[] = [
  {
    id: "when/once-tomorrow-is-over",
    expression: "x+z",
    numbers: { x: "30..60", y: "5..25", z: "5..25" },
    texts: [
      "{n} has {x} stickers today. {He} got {y} stickers yesterday and will get {z} tomorrow. How many will {he} have tomorrow if {he} keeps them all?",
      "How many dogs will it house tomorrow? The kennel houses {x} dogs today. {y} dogs were brought yesterday, and {z} will be brought tomorrow. None has been picked up or will be.",
      "A village has {x} lamps along its road now. Last year {y} of these were put up, and next year {z} more will be put up. No lamp is ever taken away. How many lamps will there be after next year?",
    ],
  },
  {
    id: "when/as-of-before-yesterday",
    expression: "x-y",
    numbers: { x: "30..60", y: "5..25", z: "5..25" },
    texts: [
      "{n} has {x} stickers today and has given none away. {He} got {y} stickers yesterday and will get {z} tomorrow. How many did {he} have before yesterday?",
      "How many dogs did it house before yesterday? The kennel houses {x} dogs today. {y} dogs were brought yesterday, and {z} will be brought tomorrow. None has been picked up or will be.",
      "A village has {x} lamps along its road now. Last year {y} of these were put up, and next year {z} more will be put up. No lamp is ever taken away. How many lamps were there before last year?",
    ],
  },
  {
    id: "when/gained-over-the-days",
    expression: "y+z",
    numbers: { x: "30..60", y: "5..25", z: "5..25" },
    texts: [
      "{n} has {x} stickers today and loses none. {He} got {y} stickers yesterday and will get {z} tomorrow. How many stickers do yesterday and tomorrow bring {him} altogether?",
      "How many dogs are brought on these two days? The kennel houses {x} dogs today. {y} dogs were brought yesterday, and {z} will be brought tomorrow. None has been picked up or will be.",
      "A village has {x} lamps along its road now. Last year {y} of these were put up, and next year {z} more will be put up. No lamp is ever taken away. How many lamps are put up in the two years?",
    ],
  },
  {
    id: "when/there-later",
    expression: "x+z",
    numbers: { x: "30..60", y: "5..28", z: "5..28" },
    texts: [
      "The museum has borrowed {y} paintings since January and will borrow {z} more until June. With the {y} borrowed ones {x} paintings hang there now. How many will hang there in June if none is taken down?",
      "How many singers will it have after spring if nobody quits? {n}'s choir has {x} singers at present, with the {y} who joined in fall already counted. In spring {z} more will join.",
      "So far {x} miles of the road are paved, and in that the {y} miles of last month are included. {z} more miles are to be paved this month. How many miles will be paved when this month is over?",
    ],
  },
  {
    id: "when/there-earlier",
    expression: "x-y",
    numbers: { x: "30..60", y: "5..28", z: "5..28" },
    texts: [
      "The museum has borrowed {y} paintings since January and will borrow {z} more until June. With the {y} borrowed ones {x} paintings hang there now. How many of those that hang there now have not been borrowed since January?",
      "How many of the present singers did not join in fall? {n}'s choir has {x} singers at present, with the {y} who joined in fall already counted. In spring {z} more will join.",
      "So far {x} miles of the road are paved, and in that the {y} miles of last month are included. {z} more miles are to be paved this month. How many miles were paved before last month?",
    ],
  },
  {
    id: "when/gain-all-told",
    expression: "y+z",
    numbers: { x: "30..60", y: "5..28", z: "5..28" },
    texts: [
      "The museum has borrowed {y} paintings since January and will borrow {z} more until June. With the {y} borrowed ones {x} paintings hang there now. How many paintings will it have borrowed from January to June?",
      "How many people join in fall and spring together? {n}'s choir has {x} singers at present, with the {y} who joined in fall already counted. In spring {z} more will join.",
      "So far {x} miles of the road are paved, and in that the {y} miles of last month are included. {z} more miles are to be paved this month. How many miles of paving do last month and this month bring altogether?",
    ],
  },
  {
    id: "when/down-and-down",
    expression: "x-y-z",
    numbers: { x: "50..90", y: "5..24", z: "5..24" },
    texts: [
      "Yesterday {x} bikes stood at the station. Overnight {y} were ridden away. This morning {z} more were ridden away. How many bikes stand there now?",
      "How much is in the jar now? Last night {n} had {x} dollars in the jar. Before bed {he} took out ${y}, and today at school {he} spent ${z} of it.",
      "The library's shelf held {x} atlases at opening time. Before lunch {y} atlases were checked out and after lunch {z} were checked out, too. How many were on the shelf at closing time?",
    ],
  },
  {
    id: "when/up-and-up",
    expression: "x+y+z",
    numbers: { x: "50..90", y: "5..24", z: "5..24" },
    texts: [
      "Yesterday {x} bikes stood at the station. Overnight {y} were parked there. This morning {z} more were parked there. How many bikes stand there now if none was moved?",
      "How much is in the jar now? Last night {n} had {x} dollars in the jar. Before bed {he} put in ${y}, and today at school {he} earned ${z} for it.",
      "The library's shelf held {x} atlases at opening time. Before lunch {y} atlases were brought back and after lunch {z} were brought back, too. How many were on the shelf at closing time?",
    ],
  },
  {
    id: "when/down-and-up",
    expression: "x-y+z",
    numbers: { x: "50..90", y: "5..24", z: "5..24" },
    texts: [
      "Yesterday {x} bikes stood at the station. Overnight {y} were ridden away. This morning {z} more were parked there. How many bikes stand there now?",
      "How much is in the jar now? Last night {n} had {x} dollars in the jar. Before bed {he} took out ${y}, and today at school {he} earned ${z} for it.",
      "The library's shelf held {x} atlases at opening time. Before lunch {y} atlases were checked out and after lunch {z} were brought back. How many were on the shelf at closing time?",
    ],
  },
  {
    id: "when/only-first-down",
    expression: "x-y",
    numbers: { x: "50..90", y: "5..24", z: "5..24" },
    texts: [
      "Yesterday {x} bikes stood at the station. Overnight {y} were ridden away. This morning {z} more were parked there. How many bikes stood there at dawn, before the others came?",
      "How much was in the jar overnight? Last night {n} had {x} dollars in the jar. Before bed {he} took out ${y}, and today at school {he} earned ${z} for it.",
      "The library's shelf held {x} atlases at opening time. Before lunch {y} atlases were checked out and after lunch {z} were brought back. How many were on the shelf at lunch?",
    ],
  },
  {
    id: "when/standing-after",
    expression: "y-z",
    numbers: { x: "50..90", y: "20..45", z: "5..18" },
    texts: [
      "{x} tents were planned for the camp. By {day} the scouts had pitched {y}. Then wind blew down {z} of the pitched tents. How many tents were still standing?",
      "How many finished pages were still whole? A typist has an order of {x} pages. By noon she had finished {y}, but at noon a puppy chewed up {z} of the finished ones.",
      "The garden club wants {x} bulbs in the ground. {y} were planted by last night. Squirrels dug out {z} of those and carried them off. How many bulbs were still in the ground?",
    ],
  },
  {
    id: "when/missing-before",
    expression: "x-y",
    numbers: { x: "50..90", y: "20..45", z: "5..18" },
    texts: [
      "{x} tents were planned for the camp. By {day} the scouts had pitched {y}. Then wind blew down {z} of the pitched tents. How many tents were still to be pitched just before the wind came?",
      "How many pages had she still to finish just before the puppy came? A typist has an order of {x} pages. By noon she had finished {y}, but at noon a puppy chewed up {z} of the finished ones.",
      "The garden club wants {x} bulbs in the ground. {y} were planted by last night. Squirrels dug out {z} of those and carried them off. How many bulbs were missing just before the squirrels came?",
    ],
  },
  {
    id: "when/missing-after",
    expression: "x-y+z",
    numbers: { x: "50..90", y: "20..45", z: "5..18" },
    texts: [
      "{x} tents were planned for the camp. By {day} the scouts had pitched {y}. Then wind blew down {z} of the pitched tents. How many tents did not stand after the wind, of those that were planned?",
      "How many pages had she to type after that, with those to be typed once more? A typist has an order of {x} pages. By noon she had finished {y}, but at noon a puppy chewed up {z} of the finished ones.",
      "The garden club wants {x} bulbs in the ground. {y} were planted by last night. Squirrels dug out {z} of those and carried them off. How many bulbs had to be planted after that to reach what the club wants?",
    ],
  },
  {
    id: "when/still-missing-after-more",
    expression: "x-y-z",
    numbers: { x: "55..90", y: "15..30", z: "5..14" },
    texts: [
      "A choir trip has {x} seats. {y} seats were booked in March. In April {z} more were booked. How many seats were still free after April?",
      "How many wreaths did he still have to tie after that? A florist must tie {x} wreaths for the parade. He tied {y} on {day}. On {day2} he tied another {z}.",
      "{n} needs {x} beads for a curtain. Last week {he} had strung {y}. Then {z} more were strung. How many beads were then missing from the curtain?",
    ],
  },
  {
    id: "when/still-missing-after-loss",
    expression: "x-y+z",
    numbers: { x: "55..90", y: "15..30", z: "5..14" },
    texts: [
      "A choir trip has {x} seats. {y} seats were booked in March. In April {z} of these bookings were called off. How many seats were free after April?",
      "How many wreaths did he still have to tie after that? A florist must tie {x} wreaths for the parade. He tied {y} on {day}. On {day2} he had to untie {z}.",
      "{n} needs {x} beads for a curtain. Last week {he} had strung {y}. Then {z} of them came off again. How many beads were then missing from the curtain?",
    ],
  },
  {
    id: "when/booked-or-tied-after-loss",
    expression: "y-z",
    numbers: { x: "55..90", y: "15..30", z: "5..14" },
    texts: [
      "A choir trip has {x} seats. {y} seats were booked in March. In April {z} of these bookings were called off. How many seats were still booked at the end of April?",
      "How many wreaths were still tied after that? A florist must tie {x} wreaths for the parade. He tied {y} on {day}. On {day2} he had to untie {z}.",
      "{n} needs {x} beads for a curtain. Last week {he} had strung {y}. Then {z} of them came off again. How many beads were then on the curtain?",
    ],
  },
  {
    id: "when/long-one-rest",
    expression: "x-z",
    numbers: { x: "60..95", y: "35..55", z: "5..30" },
    texts: [
      "A concert is {x} minutes long and a play is {y} minutes long. Both start at seven. {z} minutes have passed since seven. How many minutes does the concert still last?",
      "How many miles of road to the lake are still ahead of {n}? The road to the lake is {x} miles long, the road to the cave {y} miles. {n} has gone {z} miles on the road to the lake, {m} the same on the road to the cave.",
      "Two ropes hang in the gym, the yellow one {x} inches long and the gray one {y}. The teacher cuts {z} inches off each. How many inches long is the yellow rope then?",
    ],
  },
  {
    id: "when/short-one-rest",
    expression: "y-z",
    numbers: { x: "60..95", y: "35..55", z: "5..30" },
    texts: [
      "A concert is {x} minutes long and a play is {y} minutes long. Both start at seven. {z} minutes have passed since seven. How many minutes does the play still last?",
      "How many miles of road to the cave are still ahead of {m}? The road to the lake is {x} miles long, the road to the cave {y} miles. {n} has gone {z} miles on the road to the lake, {m} the same on the road to the cave.",
      "Two ropes hang in the gym, the yellow one {x} inches long and the gray one {y}. The teacher cuts {z} inches off each. How many inches long is the gray rope then?",
    ],
  },
  {
    id: "when/both-whole",
    expression: "x+y",
    numbers: { x: "60..95", y: "35..55", z: "5..30" },
    texts: [
      "A concert is {x} minutes long and a play is {y} minutes long. Both start at seven. {z} minutes have passed since seven. How many minutes long are the concert and the play taken together?",
      "How many miles long are the two roads together? The road to the lake is {x} miles long, the road to the cave {y} miles. {n} has gone {z} miles on the road to the lake, {m} the same on the road to the cave.",
      "Two ropes hang in the gym, the yellow one {x} inches long and the gray one {y}. The teacher cuts {z} inches off each. How many inches of rope hung there, all in all, before the cutting?",
    ],
  },
];

/** Things of two or three kinds, some of which come or go, and the question names a kind or all of them. */
const OF_WHICH_KIND: readonly WordingFamily[] = [
  {
    id: "which/second-kind-fewer-now",
    expression: "y-z",
    numbers: { x: "40..80", y: "25..60", z: "5..20" },
    texts: [
      "The bin holds {x} spoons and {y} forks. {z} forks are taken out to be polished. How many forks are in the bin then?",
      "How many vans are on board when it leaves the island? A ferry has {x} trucks and {y} vans on board. At the island {z} vans roll off, and no truck moves.",
      "{n} framed {x} sketches and {y} prints for {his} gallery. During the week {z} prints were sold. How many of the prints are left?",
    ],
  },
  {
    id: "which/smaller-kind-more",
    expression: "y+z",
    numbers: { x: "40..80", y: "25..60", z: "5..20" },
    texts: [
      "The bin holds {x} spoons and {y} forks. {z} forks are washed and put in as well. How many forks are in the bin then?",
      "How many vans are on board when it leaves the island? A ferry has {x} trucks and {y} vans on board. At the island {z} vans roll on, and no truck moves.",
      "{n} framed {x} sketches and {y} prints for {his} gallery. During the week {z} prints were added to these. How many prints are in the gallery then?",
    ],
  },
  {
    id: "which/all-kinds-less",
    expression: "x+y-z",
    numbers: { x: "40..80", y: "25..60", z: "5..20" },
    texts: [
      "The bin holds {x} spoons and {y} forks. {z} forks are taken out to be polished. How many spoons and forks are in the bin then?",
      "How many trucks and vans are on board when it leaves the island? A ferry has {x} trucks and {y} vans on board. At the island {z} vans roll off, and no truck moves.",
      "{n} framed {x} sketches and {y} prints for {his} gallery. During the week {z} prints were sold. How many of the pictures are left?",
    ],
  },
  {
    id: "which/all-kinds-more",
    expression: "x+y+z",
    numbers: { x: "40..80", y: "25..60", z: "5..20" },
    texts: [
      "The bin holds {x} spoons and {y} forks. {z} forks are washed and put in as well. How many spoons and forks are in the bin then?",
      "How many trucks and vans are on board when it leaves the island? A ferry has {x} trucks and {y} vans on board. At the island {z} vans roll on, and no truck moves.",
      "{n} framed {x} sketches and {y} prints for {his} gallery. During the week {z} prints were added to these. How many pictures are in the gallery then?",
    ],
  },
  {
    id: "which/other-kind-left",
    expression: "x-y-z",
    numbers: { x: "55..95", y: "10..28", z: "5..22" },
    texts: [
      "There were {x} balloons in the hall, {y} of them silver and the others gold. {z} gold balloons burst. How many gold balloons did not burst?",
      "How many gas cars are left in the lot? A parking lot holds {x} cars. {y} of the cars are electric and all the others run on gas. {z} gas cars are driven away.",
      "{n} wrote {x} cards, {y} of them to friends and the others to relatives. {z} of the cards to relatives came back because of a wrong address. How many cards to relatives did not come back?",
    ],
  },
  {
    id: "which/other-kind-first",
    expression: "x-y",
    numbers: { x: "55..95", y: "10..28", z: "5..22" },
    texts: [
      "There were {x} balloons in the hall, {y} of them silver and the others gold. {z} gold balloons burst. How many gold balloons were there at first?",
      "How many gas cars stood in the lot before any car left? A parking lot holds {x} cars. {y} of the cars are electric and all the others run on gas. {z} gas cars are driven away.",
      "{n} wrote {x} cards, {y} of them to friends and the others to relatives. {z} of the cards to relatives came back because of a wrong address. How many cards did {he} write to relatives?",
    ],
  },
  {
    id: "which/whole-left",
    expression: "x-z",
    numbers: { x: "55..95", y: "10..28", z: "5..22" },
    texts: [
      "There were {x} balloons in the hall, {y} of them silver and the others gold. {z} gold balloons burst. How many of all the balloons did not burst?",
      "How many cars of both sorts are left in the lot? A parking lot holds {x} cars. {y} of the cars are electric and all the others run on gas. {z} gas cars are driven away.",
      "{n} wrote {x} cards, {y} of them to friends and the others to relatives. {z} of the cards to relatives came back because of a wrong address. How many of all the cards did not come back?",
    ],
  },
  {
    id: "which/one-kind-and-none",
    expression: "x+y-z",
    numbers: { x: "30..60", y: "20..45", z: "5..18" },
    texts: [
      "A cook peeled {x} carrots and {y} turnips. {z} of the carrots and none of the turnips went into the soup. How many carrots and turnips did the cook not put into the soup?",
      "How many rowboats and canoes stayed at the dock? A dock has {x} rowboats and {y} canoes. On {day} {z} rowboats and no canoe were rented.",
      "In the lost-and-found box are {x} gloves and {y} scarves. Today {z} gloves and no scarf are picked up. How many gloves and scarves are in the box after that?",
    ],
  },
  {
    id: "which/one-kind-left",
    expression: "x-z",
    numbers: { x: "30..60", y: "20..45", z: "5..18" },
    texts: [
      "A cook peeled {x} carrots and {y} turnips. {z} of the carrots and none of the turnips went into the soup. How many carrots did the cook not put into the soup?",
      "How many rowboats stayed at the dock? A dock has {x} rowboats and {y} canoes. On {day} {z} rowboats and no canoe were rented.",
      "In the lost-and-found box are {x} gloves and {y} scarves. Today {z} gloves and no scarf are picked up. How many gloves are in the box after that?",
    ],
  },
  {
    id: "which/other-kind-all",
    expression: "y+z",
    numbers: { x: "30..60", y: "20..45", z: "5..18" },
    texts: [
      "A cook peeled {x} carrots and {y} turnips. {z} of the carrots and all the turnips went into the soup. How many carrots and turnips went into the soup?",
      "How many rowboats and canoes were rented? A dock has {x} rowboats and {y} canoes. On {day} {z} rowboats and every canoe were rented.",
      "In the lost-and-found box are {x} gloves and {y} scarves. Today {z} gloves and all the scarves are picked up. How many gloves and scarves are picked up?",
    ],
  },
  {
    id: "which/first-kind-gone",
    expression: "y+z",
    numbers: { x: "55..90", y: "12..30", z: "5..11" },
    texts: [
      "A pet store had {x} guppies, {y} snails and {z} crabs. All the guppies were sold on {day}. How many animals were left?",
      "How many pieces were left in the chest? In the chest lay {x} silver coins, {y} brass coins and {z} gems. A thief took every one of the silver coins.",
      "{n} grew {x} sunflowers, {y} dahlias and {z} thistles in one bed. A storm knocked down all the sunflowers. How many plants still stood in the bed?",
    ],
  },
  {
    id: "which/second-kind-gone",
    expression: "x+z",
    numbers: { x: "55..90", y: "12..30", z: "5..11" },
    texts: [
      "A pet store had {x} guppies, {y} snails and {z} crabs. All the snails were sold on {day}. How many animals were left?",
      "How many pieces were left in the chest? In the chest lay {x} silver coins, {y} brass coins and {z} gems. A thief took every one of the brass coins.",
      "{n} grew {x} sunflowers, {y} dahlias and {z} thistles in one bed. A storm knocked down all the dahlias. How many plants still stood in the bed?",
    ],
  },
  {
    id: "which/two-kinds-compared-with-one",
    expression: "x-y-z",
    numbers: { x: "55..90", y: "12..30", z: "5..11" },
    texts: [
      "A pet store had {x} guppies, {y} snails and {z} crabs. All the guppies were sold on {day}. By how many did the guppies that were sold outnumber the animals that were left?",
      "How many more pieces did the thief take than he left in the chest? In the chest lay {x} silver coins, {y} brass coins and {z} gems. A thief took every one of the silver coins.",
      "{n} grew {x} sunflowers, {y} dahlias and {z} thistles in one bed. A storm knocked down all the sunflowers. How many more plants were knocked down than still stood?",
    ],
  },
  {
    id: "which/fewer-of-the-second",
    expression: "x-y",
    numbers: { x: "50..85", y: "6..20", z: "5..25" },
    texts: [
      "The bakery baked {x} wheat loaves. It baked {y} fewer rye loaves than wheat loaves. {z} customers were served. How many rye loaves did it bake?",
      "How many pink tulips does {he} have? {n} has {x} red tulips and {y} fewer pink tulips than red ones. {z} white tulips grow beside them.",
      "A zoo keeps {x} lemurs, and it keeps {y} fewer otters than lemurs. It also keeps {z} seals. How many otters does it keep?",
    ],
  },
  {
    id: "which/more-of-the-second",
    expression: "x+y",
    numbers: { x: "50..85", y: "6..20", z: "5..25" },
    texts: [
      "The bakery baked {x} wheat loaves. It baked {y} more rye loaves than wheat loaves. {z} customers were served. How many rye loaves did it bake?",
      "How many pink tulips does {he} have? {n} has {x} red tulips and {y} more pink tulips than red ones. {z} white tulips grow beside them.",
      "A zoo keeps {x} lemurs, and it keeps {y} more otters than lemurs. It also keeps {z} seals. How many otters does it keep?",
    ],
  },
  {
    id: "which/fewer-of-the-second-left",
    expression: "x-y-z",
    numbers: { x: "50..85", y: "6..20", z: "5..25" },
    texts: [
      "The bakery baked {x} wheat loaves. It baked {y} fewer rye loaves than wheat loaves. {z} customers were served. If each customer took one rye loaf and they took no wheat loaf, how many rye loaves were left?",
      "How many more pink than white tulips are there? {n} has {x} red tulips and {y} fewer pink tulips than red ones. {z} white tulips grow beside them.",
      "A zoo keeps {x} lemurs, and it keeps {y} fewer otters than lemurs. It also keeps {z} seals. How many more otters than seals are there in the zoo?",
    ],
  },
  {
    id: "which/more-of-the-second-left",
    expression: "x+y-z",
    numbers: { x: "50..85", y: "6..20", z: "5..25" },
    texts: [
      "The bakery baked {x} wheat loaves. It baked {y} more rye loaves than wheat loaves. {z} customers were served. If each customer took one rye loaf and they took no wheat loaf, how many rye loaves were left?",
      "How many more pink than white tulips are there? {n} has {x} red tulips and {y} more pink tulips than red ones. {z} white tulips grow beside them.",
      "A zoo keeps {x} lemurs, and it keeps {y} more otters than lemurs. It also keeps {z} seals. How many more otters than seals are there in the zoo?",
    ],
  },
  {
    id: "which/rest-left-by-both",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "12..30", z: "5..25" },
    texts: [
      "Of {x} eggs {y} were cracked and thrown out. {z} of the others were brown, and the rest were white. How many white eggs were among the others?",
      "How many of those who stayed could not dive? {x} pupils came to the swim class. {y} of them were sent home with a cold. {z} of the rest were able to dive, and the others were not.",
      "{n} checked {x} light bulbs. {y} of the bulbs were dead. Of those that remained, {z} were dim and all the others bright. How many bulbs were bright?",
    ],
  },
  {
    id: "which/the-rest-itself",
    expression: "x-y",
    numbers: { x: "60..95", y: "12..30", z: "5..25" },
    texts: [
      "Of {x} eggs {y} were cracked and thrown out. {z} of the others were brown, and the rest were white. How many eggs were not thrown out?",
      "How many pupils stayed in the class? {x} pupils came to the swim class. {y} of them were sent home with a cold. {z} of the rest were able to dive, and the others were not.",
      "{n} checked {x} light bulbs. {y} of the bulbs were dead. Of those that remained, {z} were dim and all the others bright. How many bulbs were not dead?",
    ],
  },
  {
    id: "which/two-named-kinds",
    expression: "y+z",
    numbers: { x: "60..95", y: "12..30", z: "5..25" },
    texts: [
      "Of {x} eggs {y} were cracked and thrown out. {z} of the others were brown, and the rest were white. How many eggs were either thrown out or were among the brown ones kept?",
      "How many pupils were either sent home or stayed and could dive? {x} pupils came to the swim class. {y} of them were sent home with a cold. {z} of the rest were able to dive, and the others were not.",
      "{n} checked {x} light bulbs. {y} of the bulbs were dead. Of those that remained, {z} were dim and all the others bright. How many bulbs were dead or dim?",
    ],
  },
  {
    id: "which/gap-shrinks",
    expression: "y-(x+z)",
    numbers: { x: "12..40", y: "45..80", z: "5..11" },
    texts: [
      "A toolbox holds {x} drills and {y} bits. Now {z} drills are laid into it, but no bits. How many more bits than drills does it hold then?",
      "How many more dates than figs are in it after that? The fruit bowl at the inn has {x} figs and {y} dates in it. {z} figs are laid into it.",
      "In the ink drawer {m} counted {x} pens and {y} pencils. Later {z} pens were put in as well. By how many did the pencils outnumber the pens then?",
    ],
  },
  {
    id: "which/gap-of-old",
    expression: "y-x",
    numbers: { x: "12..40", y: "45..80", z: "5..11" },
    texts: [
      "A toolbox holds {x} drills and {y} bits. Now {z} drills are laid into it, but no bits. How many more bits than drills did it hold before that?",
      "How many more dates than figs were in it before that? The fruit bowl at the inn has {x} figs and {y} dates in it. {z} figs are laid into it.",
      "In the ink drawer {m} counted {x} pens and {y} pencils. Later {z} pens were put in as well. By how many did the pencils outnumber the pens at first?",
    ],
  },
  {
    id: "which/gap-gets-wider",
    expression: "y-(x-z)",
    numbers: { x: "12..40", y: "45..80", z: "5..11" },
    texts: [
      "A toolbox holds {x} drills and {y} bits. Now {z} drills are taken out of it, but no bits. How many more bits than drills does it hold then?",
      "How many more dates than figs are in it after that? The fruit bowl at the inn has {x} figs and {y} dates in it. {z} figs are eaten out of it.",
      "In the ink drawer {m} counted {x} pens and {y} pencils. Later {z} pens were lent out. By how many did the pencils outnumber the pens then?",
    ],
  },
];

/** Things are in two or three places, and some are moved or missing in one of them. */
const IN_WHICH_PLACE: readonly WordingFamily[] = [
  {
    id: "which/moved-place-loses",
    expression: "x-z",
    numbers: { x: "40..80", y: "15..38", z: "5..14" },
    texts: [
      "Upstairs there are {x} chairs and downstairs {y}. {z} of the upstairs chairs are carried downstairs. How many chairs are upstairs then?",
      "How many jars are on the front shelf after that? The front shelf has {x} jars and the back shelf {y}. {z} jars from the front shelf are moved to the back shelf.",
      "{x} goats grazed on the hill and {y} in the valley. At noon {z} goats went from the hill down to the valley. How many goats were then on the hill?",
    ],
  },
  {
    id: "which/moved-place-gains",
    expression: "y+z",
    numbers: { x: "40..80", y: "15..38", z: "5..14" },
    texts: [
      "Upstairs there are {x} chairs and downstairs {y}. {z} of the upstairs chairs are carried downstairs. How many chairs are downstairs then?",
      "How many jars are on the back shelf after that? The front shelf has {x} jars and the back shelf {y}. {z} jars from the front shelf are moved to the back shelf.",
      "{x} goats grazed on the hill and {y} in the valley. At noon {z} goats went from the hill down to the valley. How many goats were then in the valley?",
    ],
  },
  {
    id: "which/moved-between-all",
    expression: "x+y",
    numbers: { x: "40..80", y: "15..38", z: "5..14" },
    texts: [
      "Upstairs there are {x} chairs and downstairs {y}. {z} of the upstairs chairs are carried downstairs. How many chairs are on the two floors altogether then?",
      "How many jars are on the two shelves together after that? The front shelf has {x} jars and the back shelf {y}. {z} jars from the front shelf are moved to the back shelf.",
      "{x} goats grazed on the hill and {y} in the valley. At noon {z} goats went from the hill down to the valley. How many goats were on the hill and in the valley altogether then?",
    ],
  },
  {
    id: "which/moved-out-all",
    expression: "x+y-z",
    numbers: { x: "40..80", y: "15..38", z: "5..14" },
    texts: [
      "Upstairs there are {x} chairs and downstairs {y}. {z} of the upstairs chairs are carried out to the street. How many chairs are on the two floors altogether then?",
      "How many jars are on the two shelves together after that? The front shelf has {x} jars and the back shelf {y}. {z} jars from the front shelf are moved to the trash.",
      "{x} goats grazed on the hill and {y} in the valley. At noon {z} goats went from the hill into the barn. How many goats were on the hill and in the valley altogether then?",
    ],
  },
  {
    id: "which/the-unnamed-place",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "15..30", z: "5..25" },
    texts: [
      "Of {x} chess players {y} sat in room A, {z} sat in room B, and the rest sat in room C. How many players sat in room C?",
      "How many people are in the middle car? A train with three cars carries {x} people. {y} of them are in the first car, {z} are in the last, and all the others are in the middle car.",
      "{n} hid {x} Easter candies. {y} are in the yard, {z} are in the attic, and all the rest are in the cellar. How many candies are in the cellar?",
    ],
  },
  {
    id: "which/not-in-first-place",
    expression: "x-y",
    numbers: { x: "60..95", y: "15..30", z: "5..25" },
    texts: [
      "Of {x} chess players {y} sat in room A, {z} sat in room B, and the rest sat in room C. How many players did not sit in room A?",
      "How many people are not in the first car? A train with three cars carries {x} people. {y} of them are in the first car, {z} are in the last, and all the others are in the middle car.",
      "{n} hid {x} Easter candies. {y} are in the yard, {z} are in the attic, and all the rest are in the cellar. How many candies are not in the yard?",
    ],
  },
  {
    id: "which/not-in-unnamed-place",
    expression: "y+z",
    numbers: { x: "60..95", y: "15..30", z: "5..25" },
    texts: [
      "Of {x} chess players {y} sat in room A, {z} sat in room B, and the rest sat in room C. How many players did not sit in room C?",
      "How many people are not in the middle car? A train with three cars carries {x} people. {y} of them are in the first car, {z} are in the last, and all the others are in the middle car.",
      "{n} hid {x} Easter candies. {y} are in the yard, {z} are in the attic, and all the rest are in the cellar. How many candies are not in the cellar?",
    ],
  },
  {
    id: "which/covered-so-far",
    expression: "x+z",
    numbers: { x: "20..60", y: "15..45", z: "5..14" },
    texts: [
      "From the inn to the mill it is {x} miles, and from the mill to the sea it is {y} miles more. The road runs straight on. {n} set out from the inn and is now {z} miles past the mill. How many miles has {n} covered from the inn, if {he} never turned back?",
      "How many yards below the top is he? The elevator shaft of a mine is {x} yards deep down to the first level and {y} yards more down to the second. A miner going down from the top is now {z} yards below the first level.",
      "A tale has a first part of {x} pages and a second part of {y} pages. {m} has read the whole first part and {z} pages of the second. How many pages of the tale has {m} read?",
    ],
  },
  {
    id: "which/to-go-yet",
    expression: "y-z",
    numbers: { x: "20..60", y: "15..45", z: "5..14" },
    texts: [
      "From the inn to the mill it is {x} miles, and from the mill to the sea it is {y} miles more. The road runs straight on. {n} set out from the inn and is now {z} miles past the mill. How many miles is it from where {n} is now to the sea?",
      "How many yards is he above the second level? The elevator shaft of a mine is {x} yards deep down to the first level and {y} yards more down to the second. A miner going down from the top is now {z} yards below the first level.",
      "A tale has a first part of {x} pages and a second part of {y} pages. {m} has read the whole first part and {z} pages of the second. How many pages of the tale has {m} still to read?",
    ],
  },
  {
    id: "which/whole-way",
    expression: "x+y",
    numbers: { x: "20..60", y: "15..45", z: "5..14" },
    texts: [
      "From the inn to the mill it is {x} miles, and from the mill to the sea it is {y} miles more. The road runs straight on. {n} set out from the inn and is now {z} miles past the mill. How many miles long is the way from the inn to the sea?",
      "How many yards deep is the second level below the top? The elevator shaft of a mine is {x} yards deep down to the first level and {y} yards more down to the second. A miner going down from the top is now {z} yards below the first level.",
      "A tale has a first part of {x} pages and a second part of {y} pages. {m} has read the whole first part and {z} pages of the second. How many pages does the tale have?",
    ],
  },
  {
    id: "which/fuller-place-left",
    expression: "x-z",
    numbers: { x: "40..85", y: "20..39", z: "5..19" },
    texts: [
      "The east gate let in {x} fans and the west gate let in {y}. {z} of the fans from the east gate had to leave. How many fans from the east gate were allowed to stay?",
      "How many carp does the upper pond have now? The upper pond has {x} carp and the lower pond has {y}. An otter ate {z} carp of the upper pond.",
      "{x} visitors signed the blue book and {y} signed the green book, none of them both. The page with {z} names of the blue book was lost. How many names are left in the blue book?",
    ],
  },
  {
    id: "which/emptier-place-left",
    expression: "y-z",
    numbers: { x: "40..85", y: "20..39", z: "5..19" },
    texts: [
      "The east gate let in {x} fans and the west gate let in {y}. {z} of the fans from the west gate had to leave. How many fans from the west gate were allowed to stay?",
      "How many carp does the lower pond have now? The upper pond has {x} carp and the lower pond has {y}. An otter ate {z} carp of the lower pond.",
      "{x} visitors signed the blue book and {y} signed the green book, none of them both. The page with {z} names of the green book was lost. How many names are left in the green book?",
    ],
  },
  {
    id: "which/fuller-place-over-the-loser",
    expression: "x-(y-z)",
    numbers: { x: "40..85", y: "20..39", z: "5..19" },
    texts: [
      "The east gate let in {x} fans and the west gate let in {y}. {z} of the fans from the west gate had to leave. How many more fans from the east gate than from the west gate were there after that?",
      "How many more carp does the upper pond have now than the lower one? The upper pond has {x} carp and the lower pond has {y}. An otter ate {z} carp of the lower pond.",
      "{x} visitors signed the blue book and {y} signed the green book, none of them both. The page with {z} names of the green book was lost. How many more names are left in the blue book than in the green one?",
    ],
  },
  {
    id: "which/both-places-left",
    expression: "x+y-z",
    numbers: { x: "40..85", y: "20..39", z: "5..19" },
    texts: [
      "The east gate let in {x} fans and the west gate let in {y}. {z} of the fans from the west gate had to leave. How many fans were there after that?",
      "How many carp do the two ponds have now? The upper pond has {x} carp and the lower pond has {y}. An otter ate {z} carp of the upper pond.",
      "{x} visitors signed the blue book and {y} signed the green book, none of them both. The page with {z} names of the blue book was lost. How many names are left in the two books?",
    ],
  },
];

/** Several things happen, and it is asked what was parted with, what came, or what there is. */
const WHAT_HAPPENED_TO_THEM: readonly WordingFamily[] = [
  {
    id: "which/parted-with-twice",
    expression: "y+z",
    numbers: { x: "50..90", y: "8..24", z: "6..22" },
    texts: [
      "{n} had {x} tomatoes, sold {y} of them, and gave away {z}. How many tomatoes did {he} part with?",
      "How many candles were used up or thrown out? At first the drawer held {x} candles. {m} burned {y} of them and threw out {z}.",
      "A club had {x} rackets. It gave {y} to a school and lost {z}. How many rackets went out of the club's hands?",
    ],
  },
  {
    id: "which/parted-with-twice-rest",
    expression: "x-y-z",
    numbers: { x: "50..90", y: "8..24", z: "6..22" },
    texts: [
      "{n} had {x} tomatoes, sold {y} of them, and gave away {z}. How many tomatoes did {he} have then?",
      "How many candles were in the drawer then? At first the drawer held {x} candles. {m} burned {y} of them and threw out {z}.",
      "A club had {x} rackets. It gave {y} to a school and lost {z}. How many rackets did the club have then?",
    ],
  },
  {
    id: "which/parted-and-renewed",
    expression: "x-y+z",
    numbers: { x: "50..90", y: "8..24", z: "6..22" },
    texts: [
      "{n} had {x} tomatoes, sold {y} of them, and then harvested another {z}. How many tomatoes did {he} have then?",
      "How many candles were in the drawer then? At first the drawer held {x} candles. {m} burned {y} of them and later put in another {z}.",
      "A club had {x} rackets. It gave {y} to a school and then bought another {z}. How many rackets did the club have then?",
    ],
  },
  {
    id: "which/lowered-price",
    expression: "x-y",
    numbers: { x: "40..90", y: "8..30", z: "4..20" },
    money: true,
    texts: [
      "A lamp costs ${x} without a coupon. The bulb costs ${z}, and a coupon takes ${y} off the lamp's price. How much does the lamp cost with the coupon?",
      "How much did {he} have of the pay after buying the pass? {n} earned ${x} by babysitting. Of the sum ${y} went for a bus pass, and Grandma gave {him} ${z} on top.",
      "A chef's knife is ${x} as a rule, but today ${y} less is asked for it. A board is ${z}. How much is the knife today?",
    ],
  },
  {
    id: "which/lowered-price-and-thing",
    expression: "x-y+z",
    numbers: { x: "40..90", y: "8..30", z: "4..20" },
    money: true,
    texts: [
      "A lamp costs ${x} without a coupon. The bulb costs ${z}, and a coupon takes ${y} off the lamp's price. How much do the lamp and the bulb cost with the coupon?",
      "How much did {he} have after that, with Grandma's gift? {n} earned ${x} by babysitting. Of the sum ${y} went for a bus pass, and Grandma gave {him} ${z} on top.",
      "A chef's knife is ${x} as a rule, but today ${y} less is asked for it. A board is ${z}. How much are the knife and the board together today?",
    ],
  },
  {
    id: "which/price-of-old-and-thing",
    expression: "x+z",
    numbers: { x: "40..90", y: "8..30", z: "4..20" },
    money: true,
    texts: [
      "A lamp costs ${x} without a coupon. The bulb costs ${z}, and a coupon takes ${y} off the lamp's price. How much do the lamp and the bulb cost without the coupon?",
      "How much did {he} get from the babysitting and from Grandma? {n} earned ${x} by babysitting. Of the sum ${y} went for a bus pass, and Grandma gave {him} ${z} on top.",
      "A chef's knife is ${x} as a rule, but today ${y} less is asked for it. A board is ${z}. How much are the knife and the board together on other days?",
    ],
  },
  {
    id: "which/clean-of-the-first",
    expression: "x-z",
    numbers: { x: "60..95", y: "25..40", z: "5..20" },
    texts: [
      "A printer made {x} posters and {y} tickets. {z} of the posters and {z} of the tickets were smeared. How many good posters were there?",
      "How many flutes are not being repaired? The school owns {x} flutes and {y} horns. This week {z} flutes and as many horns are being repaired.",
      "{n} has {x} hens and {y} geese. A gap in the fence let {z} hens and an equal number of geese escape. How many hens did not escape?",
    ],
  },
  {
    id: "which/gap-of-the-clean",
    expression: "x-y",
    numbers: { x: "60..95", y: "25..40", z: "5..20" },
    texts: [
      "A printer made {x} posters and {y} tickets. {z} of the posters and {z} of the tickets were smeared. How many more good posters than good tickets were there?",
      "How many more flutes than horns are not being repaired? The school owns {x} flutes and {y} horns. This week {z} flutes and as many horns are being repaired.",
      "{n} has {x} hens and {y} geese. A gap in the fence let {z} hens and an equal number of geese escape. How many more hens than geese did not escape?",
    ],
  },
  {
    id: "which/clean-of-both",
    expression: "x+y-z-z",
    numbers: { x: "60..95", y: "25..40", z: "5..20" },
    texts: [
      "A printer made {x} posters and {y} tickets. {z} of the posters and {z} of the tickets were smeared. How many good posters and good tickets were there in all?",
      "How many flutes and horns are not being repaired? The school owns {x} flutes and {y} horns. This week {z} flutes and as many horns are being repaired.",
      "{n} has {x} hens and {y} geese. A gap in the fence let {z} hens and an equal number of geese escape. How many hens and geese did not escape?",
    ],
  },
];

/** All three numbers count as a rule, and a verb says which way each of them goes. */
const FROM_AND_TO_WHOM: readonly WordingFamily[] = [
  {
    id: "whose/one-takes-one-brings",
    expression: "x-y+z",
    numbers: { x: "55..90", y: "8..24", z: "6..22" },
    texts: [
      "{n} has {x} seashells. {m} gets {y} shells from {him}, and {k} gives {him} {z}. How many shells does {n} have after that?",
      "The captain's chest had {x} pearls in it. The cook stole {y} of these pearls, and the pilot put in {z} of his own. How many pearls were in the chest then?",
      "How many bales were on farm A then? Farm A had {x} bales of hay. Farm B bought {y} bales from farm A, and farm C sold {z} bales to farm A.",
    ],
  },
  {
    id: "whose/one-brings-one-takes",
    expression: "x+y-z",
    numbers: { x: "55..90", y: "8..24", z: "6..22" },
    texts: [
      "{n} has {x} seashells. {m} gives {him} {y} shells, and {k} gets {z} from {him}. How many shells does {n} have after that?",
      "The captain's chest had {x} pearls in it. The cook put in {y} of his own, and the pilot stole {z} from the chest. How many pearls were in the chest then?",
      "How many bales were on farm A then? Farm A had {x} bales of hay. Farm B sold {y} bales to farm A, and farm C bought {z} bales from farm A.",
    ],
  },
  {
    id: "whose/two-take",
    expression: "x-y-z",
    numbers: { x: "55..90", y: "8..24", z: "6..22" },
    texts: [
      "{n} has {x} seashells. {m} gets {y} shells from {him}, and {k} gets {z} from {him} as well. How many shells does {n} have after that?",
      "The captain's chest had {x} pearls in it. The cook stole {y} of these pearls, and the pilot stole {z} of them too. How many pearls were in the chest then?",
      "How many bales were on farm A then? Farm A had {x} bales of hay. Farm B bought {y} bales from farm A, and farm C bought {z} bales from farm A.",
    ],
  },
  {
    id: "whose/two-bring",
    expression: "x+y+z",
    numbers: { x: "55..90", y: "8..24", z: "6..22" },
    texts: [
      "{n} has {x} seashells. {m} gives {him} {y} shells, and {k} gives {him} {z} as well. How many shells does {n} have after that?",
      "The captain's chest had {x} pearls in it. The cook put in {y} of his own, and the pilot put in {z} of his own too. How many pearls were in the chest then?",
      "How many bales were on farm A then? Farm A had {x} bales of hay. Farm B sold {y} bales to farm A, and farm C sold {z} bales to farm A.",
    ],
  },
  {
    id: "when/taken-and-added-since",
    expression: "x-z+y",
    numbers: { x: "35..70", y: "6..25", z: "5..20" },
    texts: [
      "A basket hangs in the tree house. This morning {y} cherries were taken from it, and this noon {z} were laid into it. Now there are {x} in it. How many cherries were in it before all that?",
      "How many oars did it have in the morning? The boathouse has {x} oars this evening. Around lunch {y} oars were carried out of it, around four o'clock {z} oars were brought back to it.",
      "{n}'s mailbox shows {x} messages now. From noon to one o'clock {y} messages were deleted from it, and from one o'clock until now {z} were received in it. How many messages did it show at noon?",
    ],
  },
  {
    id: "when/added-and-taken-since",
    expression: "x+z-y",
    numbers: { x: "35..70", y: "6..25", z: "5..20" },
    texts: [
      "A basket hangs in the tree house. This morning {y} cherries were laid into it, and this noon {z} were taken from it. Now there are {x} in it. How many cherries were in it before all that?",
      "How many oars did it have in the morning? The boathouse has {x} oars this evening. Around lunch {y} oars were brought back to it, around four o'clock {z} oars were carried out of it.",
      "{n}'s mailbox shows {x} messages now. From noon to one o'clock {y} messages were received in it, and from one o'clock until now {z} were deleted from it. How many messages did it show at noon?",
    ],
  },
  {
    id: "when/taken-twice-since",
    expression: "x+z+y",
    numbers: { x: "35..70", y: "6..25", z: "5..20" },
    texts: [
      "A basket hangs in the tree house. This morning {y} cherries were taken from it, and this noon {z} were taken from it. Now there are {x} in it. How many cherries were in it before all that?",
      "How many oars did it have in the morning? The boathouse has {x} oars this evening. Around lunch {y} oars were carried out of it, around four o'clock {z} oars were carried out of it.",
      "{n}'s mailbox shows {x} messages now. From noon to one o'clock {y} messages were deleted from it, and from one o'clock until now {z} were deleted from it. How many messages did it show at noon?",
    ],
  },
  {
    id: "when/added-twice-since",
    expression: "x-z-y",
    numbers: { x: "35..70", y: "6..25", z: "5..20" },
    texts: [
      "A basket hangs in the tree house. This morning {y} cherries were laid into it, and this noon {z} were laid into it. Now there are {x} in it. How many cherries were in it before all that?",
      "How many oars did it have in the morning? The boathouse has {x} oars this evening. Around lunch {y} oars were brought back to it, around four o'clock {z} oars were brought back to it.",
      "{n}'s mailbox shows {x} messages now. From noon to one o'clock {y} messages were received in it, and from one o'clock until now {z} were received in it. How many messages did it show at noon?",
    ],
  },
  {
    id: "which/down-then-up-of-the-last",
    expression: "x-y+z",
    numbers: { x: "60..95", y: "8..24", z: "5..20" },
    texts: [
      "The third-graders brought {x} cans. The fourth-graders brought {y} cans fewer than the third-graders, and the fifth-graders {z} cans more than the fourth-graders. How many cans did the fifth-graders bring?",
      "How many miles long is trail three? Trail one is {x} miles long. Trail two is {y} miles shorter than trail one. Trail three is {z} miles longer than trail two.",
      "A desk weighs {x} pounds. A chest is {y} pounds lighter than the desk, and a stove is {z} pounds heavier than the chest. How many pounds does the stove weigh?",
    ],
  },
  {
    id: "which/more-then-less-of-the-last",
    expression: "x+y-z",
    numbers: { x: "60..95", y: "8..24", z: "5..20" },
    texts: [
      "The third-graders brought {x} cans. The fourth-graders brought {y} cans more than the third-graders, and the fifth-graders {z} cans fewer than the fourth-graders. How many cans did the fifth-graders bring?",
      "How many miles long is trail three? Trail one is {x} miles long. Trail two is {y} miles longer than trail one. Trail three is {z} miles shorter than trail two.",
      "A desk weighs {x} pounds. A chest is {y} pounds heavier than the desk, and a stove is {z} pounds lighter than the chest. How many pounds does the stove weigh?",
    ],
  },
  {
    id: "which/less-and-less-of-the-last",
    expression: "x-y-z",
    numbers: { x: "60..95", y: "8..24", z: "5..20" },
    texts: [
      "The third-graders brought {x} cans. The fourth-graders brought {y} cans fewer than the third-graders, and the fifth-graders {z} cans fewer than the fourth-graders. How many cans did the fifth-graders bring?",
      "How many miles long is trail three? Trail one is {x} miles long. Trail two is {y} miles shorter than trail one. Trail three is {z} miles shorter than trail two.",
      "A desk weighs {x} pounds. A chest is {y} pounds lighter than the desk, and a stove is {z} pounds lighter than the chest. How many pounds does the stove weigh?",
    ],
  },
  {
    id: "which/less-and-less-of-the-middle",
    expression: "x-y",
    numbers: { x: "60..95", y: "8..24", z: "5..20" },
    texts: [
      "The third-graders brought {x} cans. The fourth-graders brought {y} cans fewer than the third-graders, and the fifth-graders {z} cans fewer than the fourth-graders. How many cans did the fourth-graders bring?",
      "How many miles long is trail two? Trail one is {x} miles long. Trail two is {y} miles shorter than trail one. Trail three is {z} miles shorter than trail two.",
      "A desk weighs {x} pounds. A chest is {y} pounds lighter than the desk, and a stove is {z} pounds lighter than the chest. How many pounds does the chest weigh?",
    ],
  },
];

/** Sets of families that tell nearly the same, but ask of another person, another day or another kind. */
export const CONTRASTS_OF_WHO_AND_WHEN: readonly WordingFamily[] = [
  ...HANDED_BETWEEN_TWO,
  ...SEVERAL_OWNERS,
  ...ON_WHICH_DAY,
  ...BEFORE_OR_AFTER,
  ...OF_WHICH_KIND,
  ...IN_WHICH_PLACE,
  ...WHAT_HAPPENED_TO_THEM,
  ...FROM_AND_TO_WHOM,
];

import type { WordingFamily } from "../wording.ts";

/** Things are kept in two places or are of two kinds, something happens to some of them, and one of the three numbers is idle. */
const KEPT_IN_TWO_PLACES: readonly WordingFamily[] = [
  {
    id: "needed/drawer-after-throwing",
    expression: "y-z",
    numbers: { x: "60..95", y: "30..50", z: "5..25" },
    texts: [
      "{n} has {x} magnets on the refrigerator and {y} in a drawer. On {day}, {z} of the magnets in the drawer are thrown away. How many magnets stay in the drawer?",
      "How many good wigs are left in the trunks? The storeroom of a theater holds {x} wigs on stands and {y} in trunks, but moths ruin {z} of the wigs in the trunks.",
      "{z} of the {y} kayaks at the south dock are rented out while {x} kayaks lie at the north dock. How many kayaks remain at the south dock?",
    ],
  },
  {
    id: "needed/both-spots-before-throwing",
    expression: "x+y",
    numbers: { x: "60..95", y: "30..50", z: "5..25" },
    texts: [
      "{n} has {x} magnets on the refrigerator and {y} in a drawer. On {day}, {z} of the magnets in the drawer are thrown away. How many magnets did {he} have before that?",
      "How many wigs did the storeroom hold before the moths came? The storeroom of a theater holds {x} wigs on stands and {y} in trunks, but moths ruin {z} of the wigs in the trunks.",
      "{z} of the {y} kayaks at the south dock are rented out while {x} kayaks lie at the north dock. How many kayaks do the two docks have when none is rented out?",
    ],
  },
  {
    id: "needed/stuck-above-stowed",
    expression: "x-y",
    numbers: { x: "60..95", y: "30..50", z: "5..25" },
    texts: [
      "{n} has {x} magnets on the refrigerator and {y} in a drawer. On {day}, {z} of the magnets in the drawer are thrown away. How many more magnets were on the refrigerator than in the drawer before that?",
      "How many more wigs were on stands than in trunks before the moths came? The storeroom of a theater holds {x} wigs on stands and {y} in trunks, but moths ruin {z} of the wigs in the trunks.",
      "{z} of the {y} kayaks at the south dock are rented out while {x} kayaks lie at the north dock. When none is rented out, how many fewer kayaks does the south dock have than the north dock?",
    ],
  },
  {
    id: "needed/door-ahead-of-thrown",
    expression: "x-z",
    numbers: { x: "60..95", y: "30..50", z: "5..25" },
    texts: [
      "{n} has {x} magnets on the refrigerator and {y} in a drawer. On {day}, {z} of the magnets in the drawer are thrown away. How many more magnets are on the refrigerator than were thrown away?",
      "By how many do the wigs on stands outnumber the ruined ones? The storeroom of a theater holds {x} wigs on stands and {y} in trunks, but moths ruin {z} of the wigs in the trunks.",
      "{z} of the {y} kayaks at the south dock are rented out while {x} kayaks lie at the north dock. How many fewer kayaks are rented out than lie at the north dock?",
    ],
  },
  {
    id: "aside/everything-in-one-spot",
    expression: "y+z",
    numbers: { x: "40..70", y: "15..35", z: "4..14" },
    texts: [
      "A dishwasher holds {y} plates and {z} bowls, and another {x} plates stand in the cupboard. How many pieces are in the dishwasher?",
      "How many pieces of clothing are in the suitcase? {n} packed {y} shirts and {z} scarves into the suitcase; {x} shirts stayed behind in the wardrobe.",
      "Backstage, {x} violins hang on the wall, while {y} violins and {z} cellos are out on the stage. How many instruments are on the stage?",
      "In the nursery, where {x} ferns grow under glass, {y} ferns and {z} cacti stand outside. How many plants stand outside?",
    ],
  },
  {
    id: "aside/one-kind-in-both-spots",
    expression: "x+y",
    numbers: { x: "40..70", y: "15..35", z: "4..14" },
    texts: [
      "A dishwasher holds {y} plates and {z} bowls, and another {x} plates stand in the cupboard. How many plates are there, clean or dirty?",
      "How many shirts does {n} own? {n} packed {y} shirts and {z} scarves into the suitcase; {x} shirts stayed behind in the wardrobe.",
      "Backstage, {x} violins hang on the wall, while {y} violins and {z} cellos are out on the stage. How many violins does that make, played or not?",
      "In the nursery, where {x} ferns grow under glass, {y} ferns and {z} cacti stand outside. How many ferns does the nursery have?",
    ],
  },
  {
    id: "aside/two-kinds-in-one-spot",
    expression: "y-z",
    numbers: { x: "40..70", y: "15..35", z: "4..14" },
    texts: [
      "A dishwasher holds {y} plates and {z} bowls, and another {x} plates stand in the cupboard. How many more plates than bowls does the dishwasher hold?",
      "How many more shirts than scarves are in the suitcase? {n} packed {y} shirts and {z} scarves into the suitcase; {x} shirts stayed behind in the wardrobe.",
      "Backstage, {x} violins hang on the wall, while {y} violins and {z} cellos are out on the stage. By how many do the violins on the stage outnumber the cellos?",
      "In the nursery, where {x} ferns grow under glass, {y} ferns and {z} cacti stand outside. How many fewer cacti than ferns stand outside?",
    ],
  },
  {
    id: "aside/plates-put-away-over-dirty",
    expression: "x-y",
    numbers: { x: "40..70", y: "15..35", z: "4..14" },
    texts: [
      "A dishwasher holds {y} plates and {z} bowls, and another {x} plates stand in the cupboard. How many more plates are in the cupboard than in the dishwasher?",
      "How many more shirts stayed behind than were packed? {n} packed {y} shirts and {z} scarves into the suitcase; {x} shirts stayed behind in the wardrobe.",
      "Backstage, {x} violins hang on the wall, while {y} violins and {z} cellos are out on the stage. How many fewer violins are on the stage than on the wall?",
      "In the nursery, where {x} ferns grow under glass, {y} ferns and {z} cacti stand outside. How many more ferns grow under glass than stand outside?",
    ],
  },
  {
    id: "besides/vehicles-of-both-kinds",
    expression: "x+y",
    numbers: { x: "45..80", y: "20..40", z: "5..18" },
    texts: [
      "A ferry took {x} cars and {y} trucks across the strait in the morning. {z} of the trucks carried sheep. How many vehicles went across?",
      "How many animals live there? At the animal shelter live {x} cats and {y} dogs, and {z} of the dogs are puppies.",
      "Of the {y} spoons in the picnic basket {z} are made of wood. There are {x} forks in it too. How many spoons and forks are in the basket?",
    ],
  },
  {
    id: "besides/the-other-part-of-a-kind",
    expression: "y-z",
    numbers: { x: "45..80", y: "20..40", z: "5..18" },
    texts: [
      "A ferry took {x} cars and {y} trucks across the strait in the morning. {z} of the trucks carried sheep. How many trucks carried no sheep?",
      "How many grown dogs live at the animal shelter? At the animal shelter live {x} cats and {y} dogs, and {z} of the dogs are puppies.",
      "Of the {y} spoons in the picnic basket {z} are made of wood. There are {x} forks in it too. How many spoons are not made of wood?",
    ],
  },
  {
    id: "besides/first-kind-above-second-kind",
    expression: "x-y",
    numbers: { x: "45..80", y: "20..40", z: "5..18" },
    texts: [
      "A ferry took {x} cars and {y} trucks across the strait in the morning. {z} of the trucks carried sheep. How many more cars than trucks went across?",
      "How many fewer dogs than cats are there? At the animal shelter live {x} cats and {y} dogs, and {z} of the dogs are puppies.",
      "Of the {y} spoons in the picnic basket {z} are made of wood. There are {x} forks in it too. By how many do the forks outnumber the spoons?",
    ],
  },
  {
    id: "besides/first-kind-with-the-part",
    expression: "x+z",
    numbers: { x: "45..80", y: "20..40", z: "5..18" },
    texts: [
      "A ferry took {x} cars and {y} trucks across the strait in the morning. {z} of the trucks carried sheep. How many vehicles were either cars or trucks with sheep?",
      "How many of the animals are either cats or puppies? At the animal shelter live {x} cats and {y} dogs, and {z} of the dogs are puppies.",
      "Of the {y} spoons in the picnic basket {z} are made of wood. There are {x} forks in it too. The forks and the wooden spoons are to be washed, nothing else. How many things are to be washed?",
    ],
  },
  {
    id: "needed/parcels-that-ride-on",
    expression: "y-z",
    numbers: { x: "50..90", y: "12..40", z: "3..11" },
    texts: [
      "A mail sack has {x} letters and {y} parcels in it. At the first village {z} parcels are taken out. How many parcels ride on in the sack?",
      "How many cassettes did {n} have after that? {n} went to the flea market with {x} records and {y} cassettes, and a collector carried off {z} of the cassettes.",
      "Up in the loft, {x} ears of corn and {y} onions hung from the beams until {z} onions were cooked. How many onions hung there then?",
    ],
  },
  {
    id: "needed/kind-that-shrinks-and-the-other",
    expression: "x+y",
    numbers: { x: "50..90", y: "12..40", z: "3..11" },
    texts: [
      "A mail sack has {x} letters and {y} parcels in it. At the first village {z} parcels are taken out. How many pieces of mail were in the sack before the first village?",
      "How many records and cassettes did {n} go there with? {n} went to the flea market with {x} records and {y} cassettes, and a collector carried off {z} of the cassettes.",
      "Up in the loft, {x} ears of corn and {y} onions hung from the beams until {z} onions were cooked. How many ears and onions hung there before the cooking?",
    ],
  },
  {
    id: "needed/other-kind-against-it-before",
    expression: "x-y",
    numbers: { x: "50..90", y: "12..40", z: "3..11" },
    texts: [
      "A mail sack has {x} letters and {y} parcels in it. At the first village {z} parcels are taken out. How many more letters than parcels were there before the first village?",
      "How many more records than cassettes did {n} go there with? {n} went to the flea market with {x} records and {y} cassettes, and a collector carried off {z} of the cassettes.",
      "Up in the loft, {x} ears of corn and {y} onions hung from the beams until {z} onions were cooked. By how many had the ears of corn outnumbered the onions before the cooking?",
    ],
  },
];

/** One person does something twice, another person does it once; whose and when is asked decides. */
const TWO_DAYS_TWO_PEOPLE: readonly WordingFamily[] = [
  {
    id: "needed/one-person-both-days",
    expression: "x+y",
    numbers: { x: "50..80", y: "25..45", z: "6..22" },
    texts: [
      "{n} picked up {x} shells on {day} and {y} on {day2}. {m}, who came only on {day2}, picked up {z}. How many shells did {n} pick up?",
      "How many jars did the baker's wife sell in the two months? In June the baker's wife sold {x} jars of jam, and in July she sold {y}. Her neighbor sold {z} in July and none in June.",
      "In the first round {n} knocked over {x} pins; in the second, {n} knocked over {y} and {m} {z}. How many pins did {n} knock over?",
    ],
  },
  {
    id: "needed/both-people-second-day",
    expression: "y+z",
    numbers: { x: "50..80", y: "25..45", z: "6..22" },
    texts: [
      "{n} picked up {x} shells on {day} and {y} on {day2}. {m}, who came only on {day2}, picked up {z}. How many shells did the two pick up on {day2}?",
      "How many jars did the two women sell in July? In June the baker's wife sold {x} jars of jam, and in July she sold {y}. Her neighbor sold {z} in July and none in June.",
      "In the first round {n} knocked over {x} pins; in the second, {n} knocked over {y} and {m} {z}. How many pins were knocked over in the second round?",
    ],
  },
  {
    id: "needed/ahead-on-the-later-day",
    expression: "y-z",
    numbers: { x: "50..80", y: "25..45", z: "6..22" },
    texts: [
      "{n} picked up {x} shells on {day} and {y} on {day2}. {m}, who came only on {day2}, picked up {z}. How many more shells than {m} did {n} pick up on {day2}?",
      "By how many jars was the baker's wife ahead of her neighbor in July? In June the baker's wife sold {x} jars of jam, and in July she sold {y}. Her neighbor sold {z} in July and none in June.",
      "In the first round {n} knocked over {x} pins; in the second, {n} knocked over {y} and {m} {z}. How many fewer pins than {n} did {m} knock over in the second round?",
    ],
  },
  {
    id: "needed/one-person-fewer-on-second-day",
    expression: "x-y",
    numbers: { x: "50..80", y: "25..45", z: "6..22" },
    texts: [
      "{n} picked up {x} shells on {day} and {y} on {day2}. {m}, who came only on {day2}, picked up {z}. How many fewer shells did {n} pick up on {day2} than on {day}?",
      "How many more jars did the baker's wife sell in June than in July? In June the baker's wife sold {x} jars of jam, and in July she sold {y}. Her neighbor sold {z} in July and none in June.",
      "In the first round {n} knocked over {x} pins; in the second, {n} knocked over {y} and {m} {z}. By how many pins was {n} better in the first round than in the second?",
    ],
  },
  {
    id: "aside/hawks-at-the-end",
    expression: "x+y",
    numbers: { x: "30..60", y: "12..28", z: "2..10" },
    texts: [
      "The Hawks scored {x} points before the break and {y} after it. The Owls had {z} points at the break. How many points did the Hawks score in the game?",
      "How many lines has {n} written in the two days? {n} wrote {x} lines of a play yesterday and {y} lines today; {k} had written {z} lines of it by last night and is ill today.",
      "By noon the red tractor had plowed {x} acres and the blue one {z}. In the afternoon the red one plowed {y} more, and the blue one broke down. How many acres did the red tractor plow that day?",
    ],
  },
  {
    id: "aside/both-at-the-break",
    expression: "x+z",
    numbers: { x: "30..60", y: "12..28", z: "2..10" },
    texts: [
      "The Hawks scored {x} points before the break and {y} after it. The Owls had {z} points at the break. How many points had been scored by both teams at the break?",
      "How many lines of the play did the two have by last night? {n} wrote {x} lines of a play yesterday and {y} lines today; {k} had written {z} lines of it by last night and is ill today.",
      "By noon the red tractor had plowed {x} acres and the blue one {z}. In the afternoon the red one plowed {y} more, and the blue one broke down. How many acres were plowed by noon?",
    ],
  },
  {
    id: "aside/lead-at-the-break",
    expression: "x-z",
    numbers: { x: "30..60", y: "12..28", z: "2..10" },
    texts: [
      "The Hawks scored {x} points before the break and {y} after it. The Owls had {z} points at the break. By how many points did the Hawks lead at the break?",
      "How many more lines than {k} had {n} written by last night? {n} wrote {x} lines of a play yesterday and {y} lines today; {k} had written {z} lines of it by last night and is ill today.",
      "By noon the red tractor had plowed {x} acres and the blue one {z}. In the afternoon the red one plowed {y} more, and the blue one broke down. How many fewer acres than the red tractor had the blue one plowed by noon?",
    ],
  },
  {
    id: "aside/hawks-worse-after-the-break",
    expression: "x-y",
    numbers: { x: "30..60", y: "12..28", z: "2..10" },
    texts: [
      "The Hawks scored {x} points before the break and {y} after it. The Owls had {z} points at the break. How many fewer points did the Hawks score after the break than before it?",
      "How many more lines did {n} write yesterday than today? {n} wrote {x} lines of a play yesterday and {y} lines today; {k} had written {z} lines of it by last night and is ill today.",
      "By noon the red tractor had plowed {x} acres and the blue one {z}. In the afternoon the red one plowed {y} more, and the blue one broke down. How many acres more did the red tractor plow before noon than after it?",
    ],
  },
  {
    id: "besides/loser-afterwards",
    expression: "x-y",
    numbers: { x: "40..75", y: "8..35", z: "3..30" },
    texts: [
      "{n} had {x} beads and {m} had {z}. {n} lost {y} of {his} beads on the way home. How many beads does {n} have now?",
      "How many guests were still booked on the blue ride? A blue balloon ride was booked by {x} guests and a yellow one by {z}. Then {y} guests of the blue ride called it off.",
      "While {z} swallows sat on the chimney, {y} of the {x} swallows on the wire flew south. How many swallows were left on the wire?",
    ],
  },
  {
    id: "besides/both-before-the-loss",
    expression: "x+z",
    numbers: { x: "40..75", y: "8..35", z: "3..30" },
    texts: [
      "{n} had {x} beads and {m} had {z}. {n} lost {y} of {his} beads on the way home. How many beads did the two have before that?",
      "How many guests had booked the two rides at first? A blue balloon ride was booked by {x} guests and a yellow one by {z}. Then {y} guests of the blue ride called it off.",
      "While {z} swallows sat on the chimney, {y} of the {x} swallows on the wire flew south. How many swallows were there on the wire and the chimney at first?",
    ],
  },
  {
    id: "besides/missing-to-be-equal-at-first",
    expression: "x-z",
    numbers: { x: "40..75", y: "8..35", z: "3..30" },
    texts: [
      "{n} had {x} beads and {m} had {z}. {n} lost {y} of {his} beads on the way home. How many fewer beads than {n} did {m} have before that?",
      "At first, how many more bookings did the blue ride have than the yellow one? A blue balloon ride was booked by {x} guests and a yellow one by {z}. Then {y} guests of the blue ride called it off.",
      "While {z} swallows sat on the chimney, {y} of the {x} swallows on the wire flew south. By how many had the swallows on the wire outnumbered those on the chimney at first?",
    ],
  },
  {
    id: "needed/age-at-the-move",
    expression: "x-y",
    numbers: { x: "45..80", y: "14..40", z: "2..13" },
    texts: [
      "{n} is {x} years old. {He} moved to the island {y} years ago, and {his} boat is {z} years old. How old was {n} when {he} moved?",
      "How old was the bridge when the mill was built? The stone bridge was built {x} years ago, the mill {y} years ago and the mill's new roof {z} years ago.",
      "A tortoise at the zoo is {x} years old and has lived there for {y} years, the last {z} of them with a mate. How old was the tortoise when it came to the zoo?",
    ],
  },
  {
    id: "needed/before-the-second-thing",
    expression: "y-z",
    numbers: { x: "45..80", y: "14..40", z: "2..13" },
    texts: [
      "{n} is {x} years old. {He} moved to the island {y} years ago, and {his} boat is {z} years old. How many years had {n} lived on the island when the boat was built?",
      "How old was the mill when it got its new roof? The stone bridge was built {x} years ago, the mill {y} years ago and the mill's new roof {z} years ago.",
      "A tortoise at the zoo is {x} years old and has lived there for {y} years, the last {z} of them with a mate. How many years did the tortoise live at the zoo without a mate?",
    ],
  },
  {
    id: "needed/age-at-the-third-thing",
    expression: "x-z",
    numbers: { x: "45..80", y: "14..40", z: "2..13" },
    texts: [
      "{n} is {x} years old. {He} moved to the island {y} years ago, and {his} boat is {z} years old. How old was {n} when the boat was built?",
      "How old was the bridge when the roof was put on? The stone bridge was built {x} years ago, the mill {y} years ago and the mill's new roof {z} years ago.",
      "A tortoise at the zoo is {x} years old and has lived there for {y} years, the last {z} of them with a mate. At what age did the tortoise get a mate?",
    ],
  },
];

/** Distances, times, heights, temperatures and weights, one of which is idle. */
const LENGTHS_AND_TIMES: readonly WordingFamily[] = [
  {
    id: "besides/first-over-second-length",
    expression: "x-y",
    numbers: { x: "55..90", y: "25..45", z: "5..20" },
    texts: [
      "On a tour {n} rides {x} miles by train, then {y} miles by bus, and walks the last {z} miles. How many miles farther does {n} go by train than by bus?",
      "How much longer than the flag rope is the tent peg rope? The tent peg rope is {x} inches long, the flag rope {y} inches and the bell rope {z} inches.",
      "At noon the hill camp reports {x} degrees, the lake camp {y} and the ice cave {z}. How many degrees colder is it at the lake camp than at the hill camp?",
    ],
  },
  {
    id: "besides/second-over-third-length",
    expression: "y-z",
    numbers: { x: "55..90", y: "25..45", z: "5..20" },
    texts: [
      "On a tour {n} rides {x} miles by train, then {y} miles by bus, and walks the last {z} miles. How many miles farther does {he} ride by bus than walk?",
      "By how many inches is the flag rope longer than the bell rope? The tent peg rope is {x} inches long, the flag rope {y} inches and the bell rope {z} inches.",
      "At noon the hill camp reports {x} degrees, the lake camp {y} and the ice cave {z}. How many degrees warmer is the lake camp than the ice cave?",
    ],
  },
  {
    id: "besides/first-over-third-length",
    expression: "x-z",
    numbers: { x: "55..90", y: "25..45", z: "5..20" },
    texts: [
      "On a tour {n} rides {x} miles by train, then {y} miles by bus, and walks the last {z} miles. How many fewer miles does {he} walk than ride by train?",
      "How many inches would have to be cut off the tent peg rope to make it as long as the bell rope? The tent peg rope is {x} inches long, the flag rope {y} inches and the bell rope {z} inches.",
      "At noon the hill camp reports {x} degrees, the lake camp {y} and the ice cave {z}. How many degrees must the ice cave gain to be as warm as the hill camp?",
    ],
  },
  {
    id: "needed/first-and-second-times",
    expression: "x+y",
    numbers: { x: "40..75", y: "10..35", z: "2..9" },
    texts: [
      "The school concert lasted {x} minutes, the folding up of the chairs after it {y} minutes, and the speech that came last {z} minutes. How many minutes after the concert began were the chairs folded up?",
      "How many minutes went by from the start of the rising to the end of the baking? {n} let the dough rise for {x} minutes, then baked it for {y} minutes and let the bread cool for {z} minutes.",
      "{m} swam for {x} minutes before school. After school {mhe} skated for {y} minutes and did sit-ups for {z} minutes. How many minutes did {mhe} spend on swimming and skating?",
    ],
  },
  {
    id: "needed/second-and-third-times",
    expression: "y+z",
    numbers: { x: "40..75", y: "10..35", z: "2..9" },
    texts: [
      "The school concert lasted {x} minutes, the folding up of the chairs after it {y} minutes, and the speech that came last {z} minutes. How many minutes after the end of the concert was the speech over?",
      "How many minutes did {n} need for the bread once it had risen? {n} let the dough rise for {x} minutes, then baked it for {y} minutes and let the bread cool for {z} minutes.",
      "{m} swam for {x} minutes before school. After school {mhe} skated for {y} minutes and did sit-ups for {z} minutes. How many minutes did {mhe} exercise after school?",
    ],
  },
  {
    id: "needed/first-beyond-second-time",
    expression: "x-y",
    numbers: { x: "40..75", y: "10..35", z: "2..9" },
    texts: [
      "The school concert lasted {x} minutes, the folding up of the chairs after it {y} minutes, and the speech that came last {z} minutes. How many minutes longer than the folding did the concert last?",
      "How many minutes more did the dough rise than bake? {n} let the dough rise for {x} minutes, then baked it for {y} minutes and let the bread cool for {z} minutes.",
      "{m} swam for {x} minutes before school. After school {mhe} skated for {y} minutes and did sit-ups for {z} minutes. How many minutes longer did {mhe} swim than skate?",
    ],
  },
  {
    id: "needed/second-beyond-third-time",
    expression: "y-z",
    numbers: { x: "40..75", y: "10..35", z: "2..9" },
    texts: [
      "The school concert lasted {x} minutes, the folding up of the chairs after it {y} minutes, and the speech that came last {z} minutes. How much shorter than the folding was the speech?",
      "How many fewer minutes did the bread cool than bake? {n} let the dough rise for {x} minutes, then baked it for {y} minutes and let the bread cool for {z} minutes.",
      "{m} swam for {x} minutes before school. After school {mhe} skated for {y} minutes and did sit-ups for {z} minutes. How many minutes more did {mhe} skate than do sit-ups?",
    ],
  },
  {
    id: "aside/grown-afterwards",
    expression: "x+y",
    numbers: { x: "50..85", y: "6..20", z: "21..40" },
    texts: [
      "At ten o'clock it was {x} degrees in the greenhouse. Then it warmed up by {y} degrees until noon. The cellar stayed at {z} degrees all day. How many degrees was it in the greenhouse at noon?",
      "How many inches high was the sunflower at the end of July? A sunflower by the shed was {x} inches high in June and grew {y} inches in July, while the bean beside it stopped at {z} inches in May.",
      "Weighed in spring, the calf came to {x} pounds and the lamb to {z}. By summer the calf had put on {y} pounds, but nobody weighed the lamb again. What did the calf weigh in summer?",
    ],
  },
  {
    id: "aside/two-things-apart-at-first",
    expression: "x-z",
    numbers: { x: "50..85", y: "6..20", z: "21..40" },
    texts: [
      "At ten o'clock it was {x} degrees in the greenhouse. Then it warmed up by {y} degrees until noon. The cellar stayed at {z} degrees all day. How many degrees cooler than the greenhouse was the cellar at ten o'clock?",
      "By how many inches did the sunflower stand above the bean in June? A sunflower by the shed was {x} inches high in June and grew {y} inches in July, while the bean beside it stopped at {z} inches in May.",
      "Weighed in spring, the calf came to {x} pounds and the lamb to {z}. By summer the calf had put on {y} pounds, but nobody weighed the lamb again. How many pounds lighter than the calf was the lamb in spring?",
    ],
  },
  {
    id: "besides/sum-reached-so-far",
    expression: "x+z",
    numbers: { x: "30..50", y: "76..95", z: "5..25" },
    texts: [
      "{n} has {x} dollars saved for a tent that costs {y} dollars. {His} aunt gives {him} {z} dollars for it. How much money for the tent does {n} have now?",
      "How many feet deep is the well by the end of this week? A well is to be dug {y} feet deep. By last week the diggers had got {x} feet down, and this week they dug {z} feet more.",
      "The scouts want {y} badges for the jamboree. They sewed {x} in winter and {z} in spring. How many badges had the scouts sewn by the end of spring?",
    ],
  },
  {
    id: "besides/lacking-before-the-second-part",
    expression: "y-x",
    numbers: { x: "30..50", y: "76..95", z: "5..25" },
    texts: [
      "{n} has {x} dollars saved for a tent that costs {y} dollars. {His} aunt gives {him} {z} dollars for it. How much more did {he} need before the aunt gave {him} the money?",
      "How many feet were left to dig at the end of last week? A well is to be dug {y} feet deep. By last week the diggers had got {x} feet down, and this week they dug {z} feet more.",
      "The scouts want {y} badges for the jamboree. They sewed {x} in winter and {z} in spring. How many badges were they short of when the winter ended?",
    ],
  },
  {
    id: "besides/goal-against-second-part",
    expression: "y-z",
    numbers: { x: "30..50", y: "76..95", z: "5..25" },
    texts: [
      "{n} has {x} dollars saved for a tent that costs {y} dollars. {His} aunt gives {him} {z} dollars for it. How much of the price of the tent is not covered by the aunt's money?",
      "How many of the planned feet were not dug this week? A well is to be dug {y} feet deep. By last week the diggers had got {x} feet down, and this week they dug {z} feet more.",
      "The scouts want {y} badges for the jamboree. They sewed {x} in winter and {z} in spring. How many of the wanted badges were not sewn in spring?",
    ],
  },
];

/** Containers hold equally many things and have a price, a weight or an age besides; the asking picks the two numbers to multiply. */
const CONTAINERS_AND_PRICES: readonly WordingFamily[] = [
  {
    id: "besides/contents-of-all-cartons",
    expression: "x*y",
    numbers: { x: "3..12", y: "4..15", z: "2..9" },
    texts: [
      "{n} buys {x} cartons of juice boxes for the sports day. Each carton holds {y} juice boxes and costs {z} dollars. How many juice boxes does {he} buy?",
      "How many tulips does the florist order? A florist orders {x} bundles. Every bundle is made of {y} tulips and weighs {z} pounds.",
      "The library bought {x} sets of encyclopedias. A set has {y} volumes and comes with {z} maps. How many volumes is that?",
      "Before the storm came, the fishing crew had filled {x} crates, each with {y} crabs in it and {z} scoops of ice. How many crabs were in the crates?",
    ],
  },
  {
    id: "besides/price-of-all-cartons",
    expression: "x*z",
    numbers: { x: "3..12", y: "4..15", z: "2..9" },
    texts: [
      "{n} buys {x} cartons of juice boxes for the sports day. Each carton holds {y} juice boxes and costs {z} dollars. How many dollars do the cartons cost in all?",
      "How many pounds do the bundles weigh together? A florist orders {x} bundles. Every bundle is made of {y} tulips and weighs {z} pounds.",
      "The library bought {x} sets of encyclopedias. A set has {y} volumes and comes with {z} maps. How many maps come with the sets?",
      "Before the storm came, the fishing crew had filled {x} crates, each with {y} crabs in it and {z} scoops of ice. How many scoops of ice were in the crates?",
    ],
  },
  {
    id: "aside/load-in-one-week",
    expression: "x*y",
    numbers: { x: "3..12", y: "5..15", z: "2..9" },
    texts: [
      "Every week {n} makes {x} trips with {his} van, and {he} loads {y} crates for each trip. {He} has done so for {z} weeks. How many crates does {he} move in one week?",
      "How many sacks does the post van unload in one day? A post van stops {x} times a day and unloads {y} sacks at each stop. It is on the road {z} days a week.",
      "The cook makes {x} pots of soup a day, {y} bowls to a pot. The canteen is open {z} days. How many bowls of soup is that in a day?",
    ],
  },
  {
    id: "aside/trips-in-all-the-weeks",
    expression: "x*z",
    numbers: { x: "3..12", y: "5..15", z: "2..9" },
    texts: [
      "Every week {n} makes {x} trips with {his} van, and {he} loads {y} crates for each trip. {He} has done so for {z} weeks. How many trips has {he} made in that time?",
      "How many stops does the post van make in a week? A post van stops {x} times a day and unloads {y} sacks at each stop. It is on the road {z} days a week.",
      "The cook makes {x} pots of soup a day, {y} bowls to a pot. The canteen is open {z} days. How many pots of soup are made while it is open?",
    ],
  },
  {
    id: "needed/boxes-filled",
    expression: "x/y",
    numbers: { y: "3..9", z: "2..8", x: "y*z*i" },
    texts: [
      "{x} candles are packed into boxes of {y} in the back room, where {z} packers share the candles out equally among themselves first. How many boxes are filled?",
      "How many booklets are there in the end? The {x} pages of a diary are scanned by {z} helpers, who each take the same number of pages; the pages are bound in booklets of {y} pages afterwards.",
      "A farm sends off {x} eggs in cartons of {y}. The eggs were gathered by {z} children, all of whom gathered equally many. How many cartons does the farm send off?",
      "{n} strings {x} beads on threads, {y} beads on a thread, within {z} days, and strings the same number of beads every day. How many threads does {n} use?",
    ],
  },
  {
    id: "needed/share-of-a-packer",
    expression: "x/z",
    numbers: { y: "3..9", z: "2..8", x: "y*z*i" },
    texts: [
      "{x} candles are packed into boxes of {y} in the back room, where {z} packers share the candles out equally among themselves first. How many candles does each packer get to pack?",
      "How many pages does each helper scan? The {x} pages of a diary are scanned by {z} helpers, who each take the same number of pages; the pages are bound in booklets of {y} pages afterwards.",
      "A farm sends off {x} eggs in cartons of {y}. The eggs were gathered by {z} children, all of whom gathered equally many. How many eggs did each child gather?",
      "{n} strings {x} beads on threads, {y} beads on a thread, within {z} days, and strings the same number of beads every day. How many beads does {n} string in one day?",
    ],
  },
  {
    id: "besides/daily-push-ups",
    expression: "x/y",
    numbers: { z: "2..9", y: "2..9", x: "y*z*i" },
    texts: [
      "{n} does {x} push-ups for a good cause, the same number on each of {y} days. {z} sponsors pay for equally many of them. How many push-ups does {he} do in a day?",
      "How many liters are in a barrel? {y} barrels hold {x} liters of cider altogether, equally much each. The cider comes from {z} presses, and from each the same amount.",
      "A quilt of {x} patches was made in {z} evenings by {y} women. Each evening the same number of patches was sewn on, and in the end every woman had sewn equally many. How many patches did each of the women sew?",
    ],
  },
  {
    id: "besides/push-ups-of-a-sponsor",
    expression: "x/z",
    numbers: { z: "2..9", y: "2..9", x: "y*z*i" },
    texts: [
      "{n} does {x} push-ups for a good cause, the same number on each of {y} days. {z} sponsors pay for equally many of them. How many push-ups does each sponsor pay for?",
      "How many liters come from one press? {y} barrels hold {x} liters of cider altogether, equally much each. The cider comes from {z} presses, and from each the same amount.",
      "A quilt of {x} patches was made in {z} evenings by {y} women. Each evening the same number of patches was sewn on, and in the end every woman had sewn equally many. How many patches were sewn on in one evening?",
    ],
  },
  {
    id: "aside/part-for-a-day",
    expression: "x/y",
    numbers: { y: "2..9", z: "2..9", x: "y*z*i" },
    texts: [
      "A tour of {x} miles takes {y} days. The cyclists ride the same distance every day and have a sandwich every {z} miles, the last one at the end. How many miles do they ride in a day?",
      "How many feet of fence does each painter paint? The fence is {x} feet long. It has a post after every {z} feet, except at the very beginning, and {y} painters paint equally long pieces of it.",
      "{n} reads a scroll of {x} lines in {y} sittings, equally many lines each, and rests {his} eyes after every {z} lines, even after the last. How many lines does {he} read in one sitting?",
    ],
  },
  {
    id: "aside/stops-on-the-way",
    expression: "x/z",
    numbers: { y: "2..9", z: "2..9", x: "y*z*i" },
    texts: [
      "A tour of {x} miles takes {y} days. The cyclists ride the same distance every day and have a sandwich every {z} miles, the last one at the end. How many sandwiches does each of them have?",
      "How many posts does the fence have? The fence is {x} feet long. It has a post after every {z} feet, except at the very beginning, and {y} painters paint equally long pieces of it.",
      "{n} reads a scroll of {x} lines in {y} sittings, equally many lines each, and rests {his} eyes after every {z} lines, even after the last. How often does {he} rest {his} eyes?",
    ],
  },
  {
    id: "needed/plot-of-rows",
    expression: "x*y",
    numbers: { x: "3..12", y: "4..12", z: "13..30" },
    texts: [
      "There are {x} rows of {y} cabbages in the plot, and {z} pumpkins grow along the fence. How many cabbages grow in the plot?",
      "How many stickers does {n} have? {n} has {x} albums with {y} stickers in each. {m} has {z} stickers in one album.",
      "In the hall hang {x} lamps with {y} bulbs each; in the lobby hangs one lamp with {z} bulbs. How many bulbs are there in the hall?",
    ],
  },
  {
    id: "needed/single-beyond-each",
    expression: "z-y",
    numbers: { x: "3..12", y: "4..12", z: "13..30" },
    texts: [
      "There are {x} rows of {y} cabbages in the plot, and {z} pumpkins grow along the fence. How many more pumpkins are there than cabbages in one row?",
      "How many more stickers are in {m}'s album than in one of {n}'s? {n} has {x} albums with {y} stickers in each. {m} has {z} stickers in one album.",
      "In the hall hang {x} lamps with {y} bulbs each; in the lobby hangs one lamp with {z} bulbs. How many fewer bulbs than the lamp in the lobby has each lamp in the hall?",
    ],
  },
  {
    id: "needed/single-with-one-of-the-rows",
    expression: "y+z",
    numbers: { x: "3..12", y: "4..12", z: "13..30" },
    texts: [
      "There are {x} rows of {y} cabbages in the plot, and {z} pumpkins grow along the fence. The cabbages of one row and all the pumpkins are picked. How many things are picked?",
      "One of {n}'s albums and {m}'s album are laid on the desk. How many stickers are in these two albums? {n} has {x} albums with {y} stickers in each. {m} has {z} stickers in one album.",
      "In the hall hang {x} lamps with {y} bulbs each; in the lobby hangs one lamp with {z} bulbs. One lamp in the hall and the lamp in the lobby are turned on. How many bulbs are lit?",
    ],
  },
  {
    id: "besides/minutes-of-all-rides",
    expression: "x*y",
    numbers: { x: "3..9", y: "4..12", z: "2..8" },
    texts: [
      "A pony ride at the fair lasts {y} minutes and costs {z} dollars. {n} takes {x} rides. How many minutes does {n} ride in all?",
      "How many meters of pipe do the men lay together? {x} workmen each lay {y} meters of pipe and dig out {z} old stumps.",
      "For one mask you need {z} feathers and {y} sequins. The drama club is going to make {x} masks. How many sequins are needed?",
      "Each time the {x} tour guides go up the tower, every one of them climbs {y} flights of stairs and opens {z} doors. How many flights do they climb altogether in one go?",
    ],
  },
  {
    id: "besides/cost-of-the-rides",
    expression: "x*z",
    numbers: { x: "3..9", y: "4..12", z: "2..8" },
    texts: [
      "A pony ride at the fair lasts {y} minutes and costs {z} dollars. {n} takes {x} rides. How much does {n} pay for the rides?",
      "How many stumps do the men dig out together? {x} workmen each lay {y} meters of pipe and dig out {z} old stumps.",
      "For one mask you need {z} feathers and {y} sequins. The drama club is going to make {x} masks. How many feathers are needed?",
      "Each time the {x} tour guides go up the tower, every one of them climbs {y} flights of stairs and opens {z} doors. How many doors do they open altogether in one go?",
    ],
  },
  {
    id: "aside/girls-make",
    expression: "x*y",
    numbers: { x: "7..12", y: "6..12", z: "2..5" },
    texts: [
      "{x} girls and {z} boys are at the pottery class. Each girl makes {y} cups, but the boys only watch. How many cups are made?",
      "How many vases does the hotel have in its rooms? A hotel has {x} rooms with a view and {z} without. In each room with a view stand {y} vases, in the others none.",
      "{x} trucks and {z} vans drove to the depot. Every truck brought {y} sofas; the vans came empty. How many sofas were brought?",
    ],
  },
  {
    id: "aside/boys-make",
    expression: "y*z",
    numbers: { x: "7..12", y: "6..12", z: "2..5" },
    texts: [
      "{x} girls and {z} boys are at the pottery class. Each boy makes {y} cups, but the girls only watch. How many cups are made?",
      "How many vases does the hotel have in its rooms? A hotel has {x} rooms with a view and {z} without. In each room without a view stand {y} vases, in the others none.",
      "{x} trucks and {z} vans drove to the depot. Every van brought {y} sofas; the trucks came empty. How many sofas were brought?",
    ],
  },
  {
    id: "aside/children-counted",
    expression: "x+z",
    numbers: { x: "7..12", y: "6..12", z: "2..5" },
    texts: [
      "{x} girls and {z} boys are at the pottery class. They will stay for {y} weeks. How many children are at the class?",
      "How many rooms does the hotel have? A hotel has {x} rooms with a view and {z} without. A night in any of them costs {y} dollars.",
      "{x} trucks and {z} vans drove to the depot. The drive took {y} hours. How many vehicles drove there?",
    ],
  },
  {
    id: "aside/girls-over-boys",
    expression: "x-z",
    numbers: { x: "7..12", y: "6..12", z: "2..5" },
    texts: [
      "{x} girls and {z} boys are at the pottery class. They will stay for {y} weeks. How many more girls than boys are at the class?",
      "How many fewer rooms have no view than have one? A hotel has {x} rooms with a view and {z} without. A night in any of them costs {y} dollars.",
      "{x} trucks and {z} vans drove to the depot. The drive took {y} hours. By how many did the trucks outnumber the vans?",
    ],
  },
];

/** Something happens so many times per day, per piece or per person; a third number is told but idle. */
const RATES_AND_SHARES: readonly WordingFamily[] = [
  {
    id: "needed/minutes-with-the-dogs",
    expression: "x*y",
    numbers: { x: "3..9", y: "4..12", z: "2..9" },
    texts: [
      "{n} walks {x} dogs every morning, {y} minutes with each one, and gives every dog {z} biscuits. How many minutes does this take {him}?",
      "How many yellow tiles are laid? The mosaic has {x} suns. For a sun one lays {y} yellow tiles and {z} red ones.",
      "During the siege game {x} castles are built, and each gets {y} flags and {z} gates. How many flags are needed?",
      "On the menu of an inn are {x} soups; {n} tries every soup, eats {y} spoonfuls of it and adds {z} pinches of pepper. How many spoonfuls does {he} eat?",
    ],
  },
  {
    id: "needed/biscuits-for-the-dogs",
    expression: "x*z",
    numbers: { x: "3..9", y: "4..12", z: "2..9" },
    texts: [
      "{n} walks {x} dogs every morning, {y} minutes with each one, and gives every dog {z} biscuits. How many biscuits does {he} need each morning?",
      "How many red tiles are laid? The mosaic has {x} suns. For a sun one lays {y} yellow tiles and {z} red ones.",
      "During the siege game {x} castles are built, and each gets {y} flags and {z} gates. How many gates are needed?",
      "On the menu of an inn are {x} soups; {n} tries every soup, eats {y} spoonfuls of it and adds {z} pinches of pepper. How many pinches of pepper does {he} use?",
    ],
  },
  {
    id: "aside/evening-pots",
    expression: "x*y",
    numbers: { x: "4..9", y: "5..12", z: "2..4" },
    texts: [
      "The {x} cooks of a canteen wash {y} pots each in the evening. In the morning there are only {z} cooks, and these wash {y} pots each too. How many pots are washed in the evening?",
      "How many blades do the large windmills have? {x} large windmills stand on the ridge and {z} small ones in the valley, all with {y} blades each.",
      "{n} typed {y} pages an hour for {x} hours on {day} and for {z} hours on {day2}. How many pages did {n} type on {day}?",
    ],
  },
  {
    id: "aside/morning-pots",
    expression: "z*y",
    numbers: { x: "4..9", y: "5..12", z: "2..4" },
    texts: [
      "The {x} cooks of a canteen wash {y} pots each in the evening. In the morning there are only {z} cooks, and these wash {y} pots each too. How many pots are washed in the morning?",
      "How many blades are there in the valley? {x} large windmills stand on the ridge and {z} small ones in the valley, all with {y} blades each.",
      "{n} typed {y} pages an hour for {x} hours on {day} and for {z} hours on {day2}. How many pages did {n} type on {day2}?",
    ],
  },
  {
    id: "aside/cooks-apart",
    expression: "x-z",
    numbers: { x: "4..9", y: "5..12", z: "2..4" },
    texts: [
      "The {x} cooks of a canteen wash {y} pots each in the evening. In the morning there are only {z} cooks, and these wash {y} pots each too. How many more cooks are there in the evening than in the morning?",
      "How many fewer windmills stand in the valley than on the ridge? {x} large windmills stand on the ridge and {z} small ones in the valley, all with {y} blades each.",
      "{n} typed {y} pages an hour for {x} hours on {day} and for {z} hours on {day2}. How many hours longer did {n} type on {day} than on {day2}?",
    ],
  },
  {
    id: "aside/cooks-of-both-times",
    expression: "x+z",
    numbers: { x: "4..9", y: "5..12", z: "2..4" },
    texts: [
      "The {x} cooks of a canteen wash {y} pots each in the evening. In the morning there are only {z} cooks, and these wash {y} pots each too. Nobody works both in the morning and in the evening. How many cooks does the canteen have?",
      "How many windmills are there, large and small? {x} large windmills stand on the ridge and {z} small ones in the valley, all with {y} blades each.",
      "{n} typed {y} pages an hour for {x} hours on {day} and for {z} hours on {day2}. How many hours did {n} type on the two days?",
    ],
  },
  {
    id: "besides/bus-seats-for-the-money",
    expression: "x/y",
    numbers: { y: "3..9", z: "2..9", x: "y*z*i" },
    texts: [
      "A choir has {x} dollars for a trip. A seat on the bus costs {y} dollars, a seat on the boat {z}. If all the money goes on bus seats, how many can the choir pay for?",
      "How many mobiles could {n} make from the wire if {he} made nothing else? {n} has {x} feet of wire. A mobile takes {y} feet of it and a lantern {z} feet.",
      "The kennel's {x} bowls of food are ready. A big dog eats {y} bowls a day and a small dog {z}. How many days would one big dog need for all the food?",
    ],
  },
  {
    id: "besides/boat-seats-for-the-money",
    expression: "x/z",
    numbers: { y: "3..9", z: "2..9", x: "y*z*i" },
    texts: [
      "A choir has {x} dollars for a trip. A seat on the bus costs {y} dollars, a seat on the boat {z}. If all the money goes on boat seats, how many can the choir pay for?",
      "How many lanterns could {n} make from the wire if {he} made nothing else? {n} has {x} feet of wire. A mobile takes {y} feet of it and a lantern {z} feet.",
      "The kennel's {x} bowls of food are ready. A big dog eats {y} bowls a day and a small dog {z}. For how many days would the food last one small dog?",
    ],
  },
  {
    id: "besides/bus-and-boat-seat",
    expression: "y+z",
    numbers: { y: "3..9", z: "2..9", x: "y*z*i" },
    texts: [
      "A choir has {x} dollars for a trip. A seat on the bus costs {y} dollars, a seat on the boat {z}. One singer rides both the bus and the boat. How much do her seats cost?",
      "How many feet of wire are needed for one mobile and one lantern? {n} has {x} feet of wire. A mobile takes {y} feet of it and a lantern {z} feet.",
      "The kennel's {x} bowls of food are ready. A big dog eats {y} bowls a day and a small dog {z}. How many bowls do one big and one small dog eat together in a day?",
    ],
  },
  {
    id: "needed/idle-third-times",
    expression: "x*y",
    numbers: { x: "3..9", y: "3..9", z: "20..60" },
    texts: [
      "{n} has {x} jars with {y} crayons in each one. {z} pencils lie in a tray beside the jars. How many crayons does {he} have?",
      "How many nails did the carpenter drive in? A carpenter mended {x} beds today and drove {y} nails into each. He is {z} years old.",
      "{m} ran around the pond {x} times last week, and each round took {mhim} {y} minutes. The pond is {z} yards across. How many minutes did {mhe} spend running around the pond?",
      "The {x} kittens of the farm cat weigh {y} ounces each, and she lives {z} miles from town. How many ounces do the kittens weigh together?",
    ],
  },
  {
    id: "needed/third-number-times",
    expression: "x*z",
    numbers: { x: "3..9", y: "3..9", z: "10..25" },
    texts: [
      "{n} has {x} jars, and {z} pencils lie beside each one. {y} crayons lie in a tray. How many pencils does {he} have?",
      "How many nails did the carpenter drive in? A carpenter mended {x} beds today and drove {z} nails into each. He has {y} children.",
      "{m} ran around the pond {x} times last week, and each round is {z} yards long. The pond is {y} feet deep. How many yards did {mhe} run around the pond?",
      "The {x} kittens of the farm cat weigh {z} ounces each, and she lives {y} miles from town. How many ounces do the kittens weigh together?",
    ],
  },
  {
    id: "needed/streets-of-houses",
    expression: "x*y",
    numbers: { x: "3..9", y: "4..12", z: "2..9" },
    texts: [
      "The newspaper girl pushes a cart through {x} streets. In every street she serves {y} houses. She has done this for {z} months. How many houses does she serve?",
      "How many statues are built? For a snow festival {x} artists come to town. Every artist builds {y} statues and stays {z} nights.",
      "{n} opened {x} windows of the calendar. Behind each one were {y} candies, and {he} opened the last one at {z} o'clock. How many candies did {n} find?",
    ],
  },
  {
    id: "needed/streets-of-months",
    expression: "x*z",
    numbers: { x: "3..9", y: "4..12", z: "2..9" },
    texts: [
      "The newspaper girl pushes a cart through {x} streets. In every street she meets {z} dogs. She serves {y} houses altogether. How many dogs does she meet?",
      "How many helpers come? For a snow festival {x} artists come to town. Every artist brings {z} helpers, and the whole festival has {y} statues.",
      "{n} opened {x} windows of the calendar. Behind each one were {z} nuts, and {he} has opened them with a knife {y} inches long. How many nuts did {n} find?",
    ],
  },
  {
    id: "needed/houses-of-one-street",
    expression: "y+z",
    numbers: { x: "3..9", y: "4..12", z: "2..9" },
    texts: [
      "The newspaper girl pushes a cart through {x} streets. She serves {y} houses on the left sides and {z} on the right sides. How many houses does she serve?",
      "How many statues are built? For a snow festival {x} artists come to town. They build {y} statues of snow and {z} of ice.",
      "{n} opened {x} windows of the calendar. {He} found {y} candies and {z} nuts in them and nothing else. How many candies and nuts did {n} find?",
    ],
  },
  {
    id: "aside/shared-among-the-first",
    expression: "x/y",
    numbers: { y: "3..8", z: "2..8", x: "y*i" },
    texts: [
      "{x} oranges are shared equally among {y} girls, while {z} boys look on. How many oranges does each girl get?",
      "How many bulbs come into each bed? A gardener divides {x} bulbs over {y} flower beds, equally many to each, and puts none in his {z} tubs.",
      "In the museum {x} coins lie in {y} cases, the same number in each, and {z} guards walk about. How many coins does a case hold?",
    ],
  },
  {
    id: "aside/given-to-both",
    expression: "y+z",
    numbers: { y: "3..8", z: "2..8", x: "(y+z)*i" },
    texts: [
      "{x} oranges are shared equally among {y} girls and {z} boys, everyone getting the same. How many children get a part of the fruit?",
      "To how many places does the gardener take bulbs? A gardener divides {x} bulbs over {y} flower beds and {z} tubs.",
      "In the museum {x} coins lie in {y} glass cases and {z} wooden ones. How many cases have coins in them?",
    ],
  },
  {
    id: "besides/rings-of-one-curtain",
    expression: "x/z",
    numbers: { z: "2..9", y: "11..30", x: "z*i" },
    texts: [
      "{n} bought {z} notebooks of the same kind for {x} dollars. One of them has {y} pages. What did {he} pay for one notebook?",
      "How many rings does a curtain have? {z} equal curtains of the theater hang from {x} rings altogether, and one curtain weighs {y} pounds.",
      "A chain of {z} inns has {x} rooms, equally many in each inn, and every inn has {y} chairs in its garden. How many rooms are in one inn?",
    ],
  },
  {
    id: "besides/weight-of-all-curtains",
    expression: "z*y",
    numbers: { z: "2..9", y: "11..30", x: "z*i" },
    texts: [
      "{n} bought {z} notebooks of the same kind for {x} dollars. One of them has {y} pages. How many pages do the notebooks have altogether?",
      "How much do the curtains weigh together? {z} equal curtains of the theater hang from {x} rings altogether, and one curtain weighs {y} pounds.",
      "A chain of {z} inns has {x} rooms, equally many in each inn, and every inn has {y} chairs in its garden. How many garden chairs does the chain have?",
    ],
  },
  {
    id: "aside/trays-of-sandwiches",
    expression: "x/z",
    numbers: { z: "2..6", y: "7..12", x: "z*i" },
    texts: [
      "For the party {n} makes {x} sandwiches and {y} pizzas. {He} cuts each of the pizzas into {z} slices and packs {z} sandwiches on each tray. How many trays of sandwiches are there?",
      "For how many horses do the carrots last? A stable boy has {x} carrots and {y} apples. He gives every horse {z} of the carrots, and he slices each apple into {z} bits for the foals.",
      "{x} chairs are to be put around tables, {z} at each one. {y} lamps will be hung up, with {z} hooks for each. At how many tables will there be chairs?",
    ],
  },
  {
    id: "aside/slices-of-pizzas",
    expression: "y*z",
    numbers: { z: "2..6", y: "7..12", x: "z*i" },
    texts: [
      "For the party {n} makes {x} sandwiches and {y} pizzas. {He} cuts each of the pizzas into {z} slices and packs {z} sandwiches on each tray. How many slices of pizza are there?",
      "How many bits of apple do the foals get? A stable boy has {x} carrots and {y} apples. He gives every horse {z} of the carrots, and he slices each apple into {z} bits for the foals.",
      "{x} chairs are to be put around tables, {z} at each one. {y} lamps will be hung up, with {z} hooks for each. How many hooks are needed?",
    ],
  },
  {
    id: "needed/towers-from-blocks",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i", z: "3..12" },
    texts: [
      "{n} has {x} blocks and builds towers of {y}. {m} has built {z} towers of {y} blocks each. How many towers can {n} build with all {his} blocks?",
      "How many bags does the first bakery fill? A bakery fills {x} rolls into bags of {y}, and the bakery across the street has already filled {z} bags with {y} rolls each.",
      "{x} visitors from the north go through the cave in groups of {y}. From the south come {z} groups, with {y} visitors in each. How many groups come from the north?",
    ],
  },
  {
    id: "needed/blocks-in-towers",
    expression: "z*y",
    numbers: { y: "2..9", x: "y*i", z: "3..12" },
    texts: [
      "{n} has {x} blocks and builds towers of {y}. {m} has built {z} towers of {y} blocks each. How many blocks are in {m}'s towers?",
      "How many rolls are in the bags across the street? A bakery fills {x} rolls into bags of {y}, and the bakery across the street has already filled {z} bags with {y} rolls each.",
      "{x} visitors from the north go through the cave in groups of {y}. From the south come {z} groups, with {y} visitors in each. How many visitors come from the south?",
    ],
  },
  {
    id: "aside/flies-in-the-webs",
    expression: "x*y",
    numbers: { x: "4..12", y: "2..9", z: "15..40" },
    texts: [
      "A spider builds {x} webs and catches {y} flies in each one. A frog catches {z} moths in the same time. How many flies did the webs catch?",
      "How many points did {n} win today? {n} played {x} card games today and won {y} points in each. {k} won {z} points yesterday.",
      "The plumber fixed {x} taps and used {y} washers for each. On the drive there he listened to {z} songs. How many washers did he use?",
      "{x} buses left the stadium with {y} players in each, while {z} players went home on foot. How many players left by bus?",
    ],
  },
  {
    id: "aside/flies-and-moths",
    expression: "y+z",
    numbers: { x: "4..9", y: "12..40", z: "15..40" },
    texts: [
      "A spider builds {x} webs and catches {y} flies in all. A frog catches {z} moths in the same time. How many insects did the two catch?",
      "How many points did the two win? {n} played {x} card games today and won {y} points altogether. {k} won {z} points yesterday.",
      "The plumber fixed {x} taps and used {y} new washers and {z} old ones for that. How many washers did he use?",
      "{x} buses left the stadium with {y} players altogether, while {z} players went home on foot. How many players left?",
    ],
  },
  {
    id: "besides/pearls-spread-evenly",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*i", z: "11..25" },
    texts: [
      "{x} pearls are strung into {y} necklaces of the same length by a jeweler of {z} years' practice. How many pearls are on each necklace?",
      "How many trees stand along one of the roads? The {z} members of a club planted {x} trees along {y} roads, equally many along each.",
      "On a sheet {z} inches wide {n} drew {x} stars, in {y} rows of the same length. How many stars are in a row?",
      "{n} spread {x} grams of butter evenly on {y} slices of bread. The loaf was {z} hours old. How many grams of butter are on one slice?",
    ],
  },
  {
    id: "besides/pearls-of-all-necklaces",
    expression: "x*y",
    numbers: { y: "3..9", x: "4..12", z: "13..25" },
    texts: [
      "{x} pearls each are strung into {y} necklaces of the same length by a jeweler of {z} years' practice. How many pearls are strung?",
      "How many trees did the members plant? The {z} members of a club planted {x} trees along each of {y} roads.",
      "On a sheet {z} inches wide {n} drew {x} stars in each of {y} rows. How many stars did {he} draw?",
      "{n} spread {x} grams of butter on each of {y} slices of bread. The loaf was {z} hours old. How many grams of butter did {n} use?",
    ],
  },
  {
    id: "aside/all-on-tickets",
    expression: "x*y",
    numbers: { x: "3..9", y: "4..12", z: "2..8" },
    texts: [
      "Each ticket for the circus costs {y} dollars, and each bag of nuts costs {z} dollars. {n} buys {x} tickets but no nuts. How much does {n} pay?",
      "How many screws does {m} use? A shelf board takes {y} screws, a drawer {z}. {m} fits {x} boards and no drawer.",
      "A robot needs {y} seconds to paint a door and {z} seconds to paint a frame. It paints {x} doors, and no frames. How many seconds does that take?",
      "A ride on the cable car lasts {y} minutes and a ride on the lift {z}. The instructor took {x} rides on the cable car and none on the lift. How many minutes did he ride?",
    ],
  },
  {
    id: "aside/nuts-and-nothing-else",
    expression: "x*z",
    numbers: { x: "3..9", y: "4..12", z: "2..8" },
    texts: [
      "Each ticket for the circus costs {y} dollars, and each bag of nuts costs {z} dollars. {n} buys {x} bags of nuts but no ticket. How much does {n} pay?",
      "How many screws does {m} use? A shelf board takes {y} screws, a drawer {z}. {m} fits {x} drawers and no board.",
      "A robot needs {y} seconds to paint a door and {z} seconds to paint a frame. It paints {x} frames, and no doors. How many seconds does that take?",
      "A ride on the cable car lasts {y} minutes and a ride on the lift {z}. The instructor took {x} rides on the lift and none on the cable car. How many minutes did he ride?",
    ],
  },
  {
    id: "besides/one-does-it-alone",
    expression: "x/y",
    numbers: { y: "2..9", z: "2..9", x: "y*z*i" },
    texts: [
      "A scarf is {x} rows long. {n} knits {y} rows an hour, and {m} knits {z} rows an hour. How many hours does {n} need to knit the scarf alone?",
      "How many leaps does the king need? There are {x} steps up to the castle. The king takes {y} steps at a time and the jester {z}.",
      "{x} stones block the lane. A horse cart carries off {y} stones at once, a barrow {z}. How many loads does the horse cart make if it carries off all the stones?",
      "At the spring stands a tub that holds {x} cups. The blue jug holds {y} cups and the white jug {z}. How many times must the blue jug be emptied into the tub to fill it?",
    ],
  },
  {
    id: "besides/the-other-does-it-alone",
    expression: "x/z",
    numbers: { y: "2..9", z: "2..9", x: "y*z*i" },
    texts: [
      "A scarf is {x} rows long. {n} knits {y} rows an hour, and {m} knits {z} rows an hour. How many hours does {m} need to knit the scarf alone?",
      "How many leaps does the jester need? There are {x} steps up to the castle. The king takes {y} steps at a time and the jester {z}.",
      "{x} stones block the lane. A horse cart carries off {y} stones at once, a barrow {z}. How many loads does the barrow make if it carries off all the stones?",
      "At the spring stands a tub that holds {x} cups. The blue jug holds {y} cups and the white jug {z}. How many times must the white jug be emptied into the tub to fill it?",
    ],
  },
  {
    id: "besides/both-in-one-go",
    expression: "y+z",
    numbers: { y: "2..9", z: "2..9", x: "y*z*i" },
    texts: [
      "A scarf is {x} rows long. {n} knits {y} rows an hour, and {m} knits {z} rows an hour. How many rows do the two knit in an hour if both are at work?",
      "How many steps do the two take together when each leaps once? There are {x} steps up to the castle. The king takes {y} steps at a time and the jester {z}.",
      "{x} stones block the lane. A horse cart carries off {y} stones at once, a barrow {z}. How many stones do the cart and the barrow carry off if each goes once?",
      "At the spring stands a tub that holds {x} cups. The blue jug holds {y} cups and the white jug {z}. How many cups are in the two jugs when both are full?",
    ],
  },
];

/** Four numbers are told, three are needed in two operations, and the asking decides which is idle. */
const TWO_OPERATIONS: readonly WordingFamily[] = [
  {
    id: "needed/both-kinds-after-one-loss",
    expression: "x-y+w",
    numbers: { x: "60..95", y: "6..20", z: "5..19", w: "21..40" },
    texts: [
      "{n} has {x} tulips in {his} garden and {w} roses. {y} tulips are eaten by deer, and {z} of the roses freeze. When the deer had come, but no rose had frozen yet, how many flowers were left?",
      "If only cider had been broken, how many bottles of the two kinds would there have been afterwards? A cellar held {x} bottles of cider and {w} of vinegar. {y} bottles of cider and {z} of vinegar were broken in the flood.",
      "{x} sheep and {w} goats graze on the hill until {y} sheep are led away to be sheared and {z} goats to be milked. How many animals are on the hill when the sheep have been led away and the goats have not?",
    ],
  },
  {
    id: "needed/lost-of-both-and-rest",
    expression: "w-z+x",
    numbers: { x: "60..95", y: "6..20", z: "5..19", w: "21..40" },
    texts: [
      "{n} has {x} tulips in {his} garden and {w} roses. {y} tulips are eaten by deer, and {z} of the roses freeze. Had the deer stayed away, how many flowers would {n} have after the frost?",
      "If only vinegar had been broken, how many bottles of the two kinds would there have been afterwards? A cellar held {x} bottles of cider and {w} of vinegar. {y} bottles of cider and {z} of vinegar were broken in the flood.",
      "{x} sheep and {w} goats graze on the hill until {y} sheep are led away to be sheared and {z} goats to be milked. How many animals are on the hill when the goats have been led away and the sheep have not?",
    ],
  },
  {
    id: "aside/racks-and-loose",
    expression: "x*y+z",
    numbers: { x: "4..9", y: "3..9", z: "5..20", w: "21..45" },
    texts: [
      "A cafe has {x} tables with {y} stools each and {z} stools at the bar. {w} guests are there tonight. How many stools does the cafe have?",
      "How many keys does {n} own? {n} owns {x} racks of {y} keys, has {z} loose keys in a bowl and keeps {w} padlocks in a chest.",
      "The parade shows {x} floats with {y} dancers on each, {z} dancers on foot and {w} riders. How many dancers does the parade show?",
    ],
  },
  {
    id: "aside/racks-and-others",
    expression: "x*y+w",
    numbers: { x: "4..9", y: "3..9", z: "5..20", w: "21..45" },
    texts: [
      "A cafe has {x} tables with {y} stools each and {z} stools at the bar. {w} guests are there tonight. Every guest and every stool at the tables, but none at the bar, gets a numbered ribbon. How many ribbons are needed?",
      "How many keys on racks and padlocks does {n} have altogether? {n} owns {x} racks of {y} keys, has {z} loose keys in a bowl and keeps {w} padlocks in a chest.",
      "The parade shows {x} floats with {y} dancers on each, {z} dancers on foot and {w} riders. How many people are riders or dance on a float?",
    ],
  },
  {
    id: "besides/racks-less-the-fetched",
    expression: "x*y-w",
    numbers: { x: "5..12", y: "5..12", z: "2..9", w: "3..14" },
    texts: [
      "{x} trunks with {y} coats each were found in the attic, and {z} lamps as well. {w} of the coats are torn. How many of the coats are whole?",
      "How many loaves are still there then? {x} racks of {y} loaves stand ready beside {z} cakes. The hotel fetches {w} of the loaves.",
      "{n} photographed {x} lakes, {y} pictures of each, and took {z} pictures of mountains. {w} of the lake pictures turned out too dark. How many lake pictures turned out well?",
    ],
  },
  {
    id: "besides/racks-and-cakes-at-first",
    expression: "x*y+z",
    numbers: { x: "5..12", y: "5..12", z: "2..9", w: "3..14" },
    texts: [
      "{x} trunks with {y} coats each were found in the attic, and {z} lamps as well. {w} of the coats are torn. How many coats and lamps were found?",
      "How many loaves and cakes are there before the hotel comes? {x} racks of {y} loaves stand ready beside {z} cakes. The hotel fetches {w} of the loaves.",
      "{n} photographed {x} lakes, {y} pictures of each, and took {z} pictures of mountains. {w} of the lake pictures turned out too dark. How many pictures did {n} take of lakes and mountains?",
    ],
  },
  {
    id: "aside/rest-to-each",
    expression: "(x-y)/z",
    numbers: { z: "2..9", y: "5..20", x: "z*i+y", w: "2..12" },
    texts: [
      "{n} had {x} walnuts. {He} ate {y} and divided the rest evenly among {z} squirrels in {w} minutes. How many walnuts does a squirrel get?",
      "How many flags hang on one line? Out of {x} flags {y} were faded. All the good ones were hung up, the same number on each of {z} lines, {w} feet above the street.",
      "The club owns {x} jerseys, but {y} are in the wash, and each of {z} teams takes the same number of the others, until none is left, for {w} games. How many jerseys does a team take?",
    ],
  },
  {
    id: "aside/all-with-the-added-to-each",
    expression: "(x+y)/z",
    numbers: { z: "2..9", y: "2..9", x: "z*i+z*5-y", w: "3..12" },
    texts: [
      "{n} had {x} walnuts. {He} gathered {y} more and divided them all evenly among {z} squirrels in {w} minutes. How many walnuts does a squirrel get?",
      "How many flags hang on one line? To {x} old flags {y} new ones were added. All of them were hung up, the same number on each of {z} lines, {w} feet above the street.",
      "The club owns {x} jerseys and borrows {y} more, and each of {z} teams takes the same number of all these, until none is left, for {w} games. How many jerseys does a team take?",
    ],
  },
  {
    id: "needed/all-three-months",
    expression: "x+y+z",
    numbers: { x: "30..60", y: "8..25", z: "8..20", w: "3..7" },
    texts: [
      "{n} caught {x} beetles in May, {y} in June and {z} in July and let {w} of the July ones go. How many beetles did {n} catch?",
      "How many barges did the tug pull? A tug pulled {x} barges in spring, {y} in summer and {z} in fall, and {w} of those in fall were loaded with coal.",
      "Our street has {x} brick houses, {y} wooden ones and {z} of stone, of which last {w} have a tower. How many houses does the street have?",
    ],
  },
  {
    id: "needed/first-against-others",
    expression: "x+y-z",
    numbers: { x: "30..60", y: "8..25", z: "8..20", w: "3..7" },
    texts: [
      "{n} caught {x} beetles in May, {y} in June and {z} in July and let {w} of the July ones go. How many more beetles did {he} catch in May and June together than in July?",
      "How many more barges were pulled in spring and summer together than in fall? A tug pulled {x} barges in spring, {y} in summer and {z} in fall, and {w} of those in fall were loaded with coal.",
      "Our street has {x} brick houses, {y} wooden ones and {z} of stone, of which last {w} have a tower. By how many do the brick and wooden houses together outnumber those of stone?",
    ],
  },
  {
    id: "needed/first-month-and-kept",
    expression: "z-w+x",
    numbers: { x: "30..60", y: "8..25", z: "5..20", w: "3..7" },
    texts: [
      "{n} caught {x} beetles in May, {y} in June and {z} in July and let {w} of the July ones go. {He} kept the ones from May. How many beetles from May and July does {he} have?",
      "How many barges were either pulled in spring or pulled in fall without coal? A tug pulled {x} barges in spring, {y} in summer and {z} in fall, and {w} of those in fall were loaded with coal.",
      "Our street has {x} brick houses, {y} wooden ones and {z} of stone, of which last {w} have a tower. How many houses are of brick or are of stone without a tower?",
    ],
  },
  {
    id: "aside/herds-yield-together",
    expression: "(x+z)*y",
    numbers: { x: "7..12", y: "4..10", z: "2..6", w: "11..30" },
    texts: [
      "Each of {x} brown cows gives {y} liters of milk a day, and each of {z} white cows gives {y} liters as well. The farm has {w} acres. How many liters do the cows give in a day?",
      "How many caps does the trainer buy? A trainer buys {x} boxes of red caps and {z} boxes of white ones for {w} swimmers. In every box are {y} caps.",
      "{n} wrote for {x} hours on {day} and for {z} hours on {day2}, {y} lines every hour, with a pen {w} years old. How many lines did {n} write on the two days?",
    ],
  },
  {
    id: "aside/two-herds-apart",
    expression: "(x-z)*y",
    numbers: { x: "7..12", y: "4..10", z: "2..6", w: "11..30" },
    texts: [
      "Each of {x} brown cows gives {y} liters of milk a day, and each of {z} white cows gives {y} liters as well. The farm has {w} acres. How many more liters do the brown cows give in a day than the white ones?",
      "How many more red caps than white ones does the trainer buy? A trainer buys {x} boxes of red caps and {z} boxes of white ones for {w} swimmers. In every box are {y} caps.",
      "{n} wrote for {x} hours on {day} and for {z} hours on {day2}, {y} lines every hour, with a pen {w} years old. How many fewer lines did {n} write on {day2} than on {day}?",
    ],
  },
  {
    id: "needed/unbroken-groups",
    expression: "(x-z)*y",
    numbers: { x: "6..12", y: "4..10", z: "2..5", w: "11..30" },
    texts: [
      "A truck brings {x} crates of {y} melons to the market. {z} crates fall off and are smashed. The drive takes {w} minutes. How many melons are in the crates that were not smashed?",
      "How many lights work? {n} hangs up {x} strings of {y} lights for a party with {w} guests. On {z} of the strings no light works, on the others all do.",
      "In the lecture hall, {x} benches seat {y} students each, but {z} benches are roped off. The hall is {w} feet long. How many students find a seat?",
    ],
  },
  {
    id: "needed/further-groups-of-the-same",
    expression: "(x+z)*y",
    numbers: { x: "6..12", y: "4..10", z: "2..5", w: "11..30" },
    texts: [
      "A truck brings {x} crates of {y} melons to the market. {z} more crates just like these come by cart. The drive takes {w} minutes. How many melons are in all the crates?",
      "How many lights does {n} hang up? {n} hangs up {x} strings of {y} lights for a party with {w} guests and then {z} more strings with as many lights on each.",
      "In the lecture hall, {x} benches seat {y} students each, and {z} benches of the same size are carried in. The hall is {w} feet long. How many students find a seat?",
    ],
  },
  {
    id: "besides/second-day-and-the-other",
    expression: "x+y+z",
    numbers: { x: "20..40", y: "5..15", z: "16..30", w: "2..4" },
    texts: [
      "{n} is {w} years older than {m}. {n} read {x} pages on {day} and {y} pages more than that on {day2}. {m} read {z} pages. How many pages did {n} on {day2} and {m} read together?",
      "How many pounds is it if one adds what the mule carries down to what the donkey carries? A mule carries {x} pounds of salt up a trail of {w} miles and {y} pounds more than that down. A donkey carries {z} pounds up.",
      "{x} guests stayed at the lodge in winter, and in summer {y} guests more than in winter. The lodge, which has {w} floors, had {z} guests in spring. How many guests stayed there in summer and spring together?",
    ],
  },
  {
    id: "besides/second-day-ahead-of-other",
    expression: "x+y-z",
    numbers: { x: "20..40", y: "5..15", z: "16..30", w: "2..4" },
    texts: [
      "{n} is {w} years older than {m}. {n} read {x} pages on {day} and {y} pages more than that on {day2}. {m} read {z} pages. How many more pages than {m} did {n} read on {day2}?",
      "How many pounds more does the mule carry down than the donkey carries up? A mule carries {x} pounds of salt up a trail of {w} miles and {y} pounds more than that down. A donkey carries {z} pounds up.",
      "{x} guests stayed at the lodge in winter, and in summer {y} guests more than in winter. The lodge, which has {w} floors, had {z} guests in spring. By how many did the guests in summer outnumber those in spring?",
    ],
  },
  {
    id: "aside/several-and-one-dear",
    expression: "x*y+w",
    numbers: { x: "3..9", y: "3..9", z: "2..8", w: "4..12" },
    texts: [
      "{n} buys {x} brushes for {y} dollars each and an easel that is {z} feet high for {w} dollars. How much does {n} pay in all?",
      "How many ribbons did the musicians wear? {x} pipers with {y} ribbons each and a drummer with {w} ribbons marched for {z} miles.",
      "The crew rowed {x} days at {y} miles a day, then on the last day {w} miles, with {z} men in the boat. How many miles did the crew row?",
    ],
  },
  {
    id: "aside/several-of-two-prices",
    expression: "x*(y+w)",
    numbers: { x: "3..9", y: "3..9", z: "2..8", w: "4..12" },
    texts: [
      "{n} buys {x} brushes for {y} dollars each and just as many easels, each of them {z} feet high, for {w} dollars each. How much does {n} pay in all?",
      "How many ribbons did the musicians wear? {x} pipers with {y} blue and {w} white ribbons each marched for {z} miles.",
      "The crew rowed for {x} days, {y} miles each morning and {w} miles each afternoon, with {z} men in the boat. How many miles did the crew row?",
    ],
  },
  {
    id: "needed/first-more-per-one",
    expression: "x*(y+z)",
    numbers: { x: "3..9", y: "6..12", z: "2..5", w: "10..40" },
    texts: [
      "A hedge of {w} yards is trimmed. {x} workers each trim {y} yards on the street side and {z} yards on the field side of another one. How many yards of the other hedge do they trim?",
      "How many olives and dates did the guests eat? {n} invited guests to a dinner at {w} Mill Road. Each of the {x} guests ate {y} olives and {z} dates.",
      "From a school of {w} rooms some pupils went to the woods. The {x} pupils found {y} mushrooms and {z} pine cones each. How many things did they find?",
    ],
  },
  {
    id: "needed/first-fewer-per-one",
    expression: "x*(y-z)",
    numbers: { x: "3..9", y: "6..12", z: "2..5", w: "10..40" },
    texts: [
      "A hedge of {w} yards is trimmed. For another one, {x} workers were meant to trim {y} yards each, but each trimmed {z} yards less. How many yards of the other hedge did they trim?",
      "How many olives did the guests eat? {n} invited guests to a dinner at {w} Mill Road. Each of the {x} guests was given {y} olives but left {z} of them on the plate.",
      "From a school of {w} rooms some pupils went to the woods. The {x} pupils found {y} mushrooms each, and each of them lost {z} on the way home. How many mushrooms did they bring home?",
    ],
  },
  {
    id: "needed/first-share-less",
    expression: "x*y-z",
    numbers: { x: "3..9", y: "6..12", z: "2..5", w: "10..40" },
    texts: [
      "A hedge of {w} yards is trimmed. For another one, {x} workers were meant to trim {y} yards each, but together they trimmed {z} yards less than that. How many yards of the other hedge did they trim?",
      "How many olives did the guests eat? {n} invited guests to a dinner at {w} Mill Road. Each of the {x} guests was given {y} olives, and {z} of all these olives were left over.",
      "From a school of {w} rooms some pupils went to the woods. The {x} pupils found {y} mushrooms each, and the teacher threw away {z} of all of them. How many mushrooms were kept?",
    ],
  },
  {
    id: "besides/new-and-old-groups",
    expression: "x/y+z",
    numbers: { y: "2..9", x: "y*i", z: "3..15", w: "4..20" },
    texts: [
      "{x} photos are put in albums, {y} to an album. {n} has {z} old albums too and {w} empty frames. How many albums are that in all, with the old ones?",
      "How many rows have the two planted in all? Dad planted {x} seedlings in rows of {y}; {z} rows had been planted before by Mom, and {w} more seedlings were given to a friend.",
      "A coach parts {x} runners into teams of {y}. From other towns come {z} teams, and {w} judges. How many teams are there in all?",
    ],
  },
  {
    id: "besides/new-groups-less-some",
    expression: "x/y-z",
    numbers: { y: "2..9", z: "2..5", x: "y*i+y*5", w: "4..20" },
    texts: [
      "{x} photos are put in albums, {y} to an album. {n} gives away {z} of these albums and keeps {w} empty frames. How many of the albums does {he} keep?",
      "How many rows are left after the hail? Dad planted {x} seedlings in rows of {y}; {z} whole rows were ruined by hail, and {w} more seedlings had been given to a friend.",
      "A coach parts {x} runners into teams of {y}. {z} of the teams are sent home by the {w} judges. How many of the teams stay?",
    ],
  },
  {
    id: "aside/loss-then-gain",
    expression: "x-y+z",
    numbers: { x: "50..90", y: "5..20", z: "5..18", w: "2..9" },
    texts: [
      "A trawler with {w} men has {x} nets. {y} nets tear and are thrown away, and {z} nets are brought on board later. How many nets does the trawler have then?",
      "How many yards are on the spool in the end? {n} took a spool with {x} yards of thread and used {y} yards for a coat with {w} buttons, then wound {z} yards of the same thread onto it.",
      "The tank in the yard of a farm with {w} barns held {x} liters. {y} liters leaked out in the night, and {z} liters of rain ran in. How many liters were in it then?",
    ],
  },
  {
    id: "aside/loss-then-loss",
    expression: "x-y-z",
    numbers: { x: "50..90", y: "5..20", z: "5..18", w: "2..9" },
    texts: [
      "A trawler with {w} men has {x} nets. {y} nets tear and are thrown away, and {z} nets are washed overboard later. How many nets does the trawler have then?",
      "How many yards are on the spool in the end? {n} took a spool with {x} yards of thread and used {y} yards for a coat with {w} buttons, then cut {z} yards from it for a dress.",
      "The tank in the yard of a farm with {w} barns held {x} liters. {y} liters leaked out in the night, and the cows drank {z} liters. How many liters were in it then?",
    ],
  },
  {
    id: "needed/same-for-others",
    expression: "x/y*z",
    numbers: { y: "2..8", x: "y*i", z: "3..9", w: "12..40" },
    texts: [
      "{n} fills {x} cookies evenly into {y} tins at the bakery with {w} shelves. Later {he} fills {z} tins more, all as full as the first. How many cookies does {he} fill in later?",
      "How many days will the weaver need for the other rugs? {y} equal rugs took a weaver {x} days. She now has {z} other rugs of the same kind and size to weave for a house {w} years old.",
      "A toy train went around {y} times in {x} seconds and now goes around {z} more times at the same speed. Its track is {w} inches long. How many seconds does it take for those later rounds?",
    ],
  },
  {
    id: "needed/one-share-and-some",
    expression: "x/y+z",
    numbers: { y: "2..8", x: "y*i", z: "3..9", w: "12..40" },
    texts: [
      "{n} fills {x} cookies evenly into {y} tins at the bakery with {w} shelves. Later {he} puts {z} more cookies into one of the tins. How many cookies are in that tin then?",
      "How many days will the next rug take the weaver? {y} equal rugs took a weaver {x} days. The next rug, for a house {w} years old, is going to take her {z} days longer than each of those.",
      "A toy train went around {y} times in {x} seconds, always at the same speed, and for the next round it needs {z} seconds more than for one of those. Its track is {w} inches long. How many seconds does the next round take?",
    ],
  },
  {
    id: "aside/pitchers-and-drinkers",
    expression: "x/y*z",
    numbers: { x: "y*i", y: "3..9", z: "2..8", w: "9..12" },
    texts: [
      "{n} puts {x} lemons into pitchers of lemonade, {y} lemons in each. {z} friends drink from each pitcher, and {w} ice cubes float in it. How many friends drink lemonade if each drinks from only one pitcher?",
      "How many bells does the weaver need? A weaver cuts {x} meters of ribbon into pieces {y} meters long and sews {z} bells and {w} beads onto each piece.",
      "{x} children line up for the rafts, {y} to a raft, until all are on board. Every raft carries {z} oars and {w} buckets. How many oars are on these rafts?",
    ],
  },
  {
    id: "aside/cubes-that-float",
    expression: "x/y*w",
    numbers: { x: "y*i", y: "3..9", z: "2..8", w: "9..12" },
    texts: [
      "{n} puts {x} lemons into pitchers of lemonade, {y} lemons in each. {z} friends drink from each pitcher, and {w} ice cubes float in it. How many ice cubes are needed?",
      "How many beads does the weaver need? A weaver cuts {x} meters of ribbon into pieces {y} meters long and sews {z} bells and {w} beads onto each piece.",
      "{x} children line up for the rafts, {y} to a raft, until all are on board. Every raft carries {z} oars and {w} buckets. How many buckets are on these rafts?",
    ],
  },
  {
    id: "besides/equal-cost-of-two-people",
    expression: "(x+z)*y",
    numbers: { x: "6..10", y: "4..9", z: "2..5", w: "3..9" },
    texts: [
      "At the fair {n} goes on {x} rides for {y} dollars each and {m} on {z} rides for {y} dollars each. Each ride takes {w} minutes. How many dollars do the two spend?",
      "How many kites are brought? {x} girls and {z} boys bring {y} kites each to a hill that is {w} miles away.",
      "The red wagon makes {x} trips and the green one {z}. On every trip either of them carries {y} logs, and it takes {w} minutes. How many logs do the two wagons carry?",
    ],
  },
  {
    id: "besides/one-spender-beyond-the-other",
    expression: "(x-z)*y",
    numbers: { x: "6..10", y: "4..9", z: "2..5", w: "3..9" },
    texts: [
      "At the fair {n} goes on {x} rides for {y} dollars each and {m} on {z} rides for {y} dollars each. Each ride takes {w} minutes. How many more dollars does {n} spend than {m}?",
      "How many more kites do the girls bring than the boys? {x} girls and {z} boys bring {y} kites each to a hill that is {w} miles away.",
      "The red wagon makes {x} trips and the green one {z}. On every trip either of them carries {y} logs, and it takes {w} minutes. How many fewer logs does the green wagon carry than the red one?",
    ],
  },
];

/** More stories about one amount or two, with an idle third number in a clause or sentence of its own. */
const MORE_SUMS: readonly WordingFamily[] = [
  {
    id: "aside/clocks-come-in",
    expression: "x+y",
    numbers: { x: "40..70", y: "8..30", z: "3..7" },
    texts: [
      "{n}, who works {z} days a week, had {x} clocks in {his} shop, and {y} more were delivered. How many clocks are in the shop now?",
      "How many pounds of rice were at the camp after that? At a camp of {z} huts there were {x} pounds of rice; then {y} pounds were brought.",
      "In the {z} years since it opened, the museum has come to own {x} masks. This week it is given {y} more. How many masks does it own then?",
    ],
  },
  {
    id: "aside/clocks-go-out",
    expression: "x-y",
    numbers: { x: "40..70", y: "8..30", z: "3..7" },
    texts: [
      "{n}, who works {z} days a week, had {x} clocks in {his} shop, and {y} were collected by their owners. How many clocks are in the shop now?",
      "How many pounds of rice were at the camp after that? At a camp of {z} huts there were {x} pounds of rice; then {y} pounds were boiled.",
      "In the {z} years since it opened, the museum has come to own {x} masks. This week it parts with {y} of them. How many masks does it own then?",
    ],
  },
  {
    id: "besides/goal-minus-so-far",
    expression: "y-x",
    numbers: { y: "50..95", x: "10..40", z: "2..9" },
    texts: [
      "{n} and {z} friends play marbles. {n} won {x} marbles and so has {y} now. How many did {he} start with?",
      "How many steps of the lighthouse are not painted yet? The old lighthouse, {z} miles out at sea, is being painted. It has {y} steps, and {x} of them are painted.",
      "On the road trip, with {z} stops on the way, {m} saw {x} windmills on the first day, which brought {mhim} to {y} by the second day's end. How many windmills did {mhe} see on the second day?",
    ],
  },
  {
    id: "besides/both-parts-joined",
    expression: "y+x",
    numbers: { y: "50..95", x: "10..40", z: "2..9" },
    texts: [
      "{n} and {z} friends play marbles. {n} lost {x} marbles and so has {y} now. How many did {he} start with?",
      "How many steps does the lighthouse have? The old lighthouse, {z} miles out at sea, is being painted. {y} of its steps are painted, and {x} are not painted yet.",
      "On the road trip, with {z} stops on the way, {m} saw {y} windmills on the first day and {x} on the second. How many windmills did {mhe} see on the two days?",
    ],
  },
  {
    id: "aside/amount-and-more",
    expression: "x+y",
    numbers: { x: "31..60", y: "8..25", z: "62..95" },
    texts: [
      "At the airport {n}'s suitcase weighs {x} pounds, and {m}'s weighs {y} pounds more. The flight leaves in {z} minutes. How many pounds does {m}'s suitcase weigh?",
      "How many eggs did {n} sell? {z} people came to the market. {k} sold {x} eggs there, and {n} sold {y} more than {k} did.",
      "A ship's log with {z} pages tells of {x} storms, and the calms it tells of are {y} more than the storms. How many calms does the log tell of?",
    ],
  },
  {
    id: "aside/amount-and-less",
    expression: "x-y",
    numbers: { x: "31..60", y: "8..25", z: "62..95" },
    texts: [
      "At the airport {n}'s suitcase weighs {x} pounds, and {m}'s weighs {y} pounds less. The flight leaves in {z} minutes. How many pounds does {m}'s suitcase weigh?",
      "How many eggs did {n} sell? {z} people came to the market. {k} sold {x} eggs there, and {n} sold {y} fewer than {k} did.",
      "A ship's log with {z} pages tells of {x} storms, and the calms it tells of are {y} fewer than the storms. How many calms does the log tell of?",
    ],
  },
];

/** Equal parts again, where the asking picks the two of three numbers to multiply or divide. */
const PER_ONE_OR_PER_ALL: readonly WordingFamily[] = [
  {
    id: "besides/bells-of-every-horse",
    expression: "x*y",
    numbers: { x: "3..9", y: "4..12", z: "2..9" },
    texts: [
      "A knight owns {x} horses. Each horse wears {y} silver bells and carries {z} saddlebags. How many silver bells do the horses wear altogether?",
      "How many pieces does {n} play at the concerts in all? {n} gives {x} concerts this season, plays {y} pieces at each of them and takes {z} bows at the end of each.",
      "Along the coast stand {x} watchtowers, and in each of them {y} guards sleep in {z} rooms. How many guards sleep in the watchtowers?",
    ],
  },
  {
    id: "besides/bags-of-every-horse",
    expression: "x*z",
    numbers: { x: "3..9", y: "4..12", z: "2..9" },
    texts: [
      "A knight owns {x} horses. Each horse wears {y} silver bells and carries {z} saddlebags. How many saddlebags do the horses carry altogether?",
      "How many bows does {n} take this season? {n} gives {x} concerts this season, plays {y} pieces at each of them and takes {z} bows at the end of each.",
      "Along the coast stand {x} watchtowers, and in each of them {y} guards sleep in {z} rooms. How many rooms do the guards of all the watchtowers sleep in?",
    ],
  },
  {
    id: "needed/only-the-one-kind",
    expression: "x/y",
    numbers: { y: "2..9", z: "2..9", x: "y*z*i" },
    texts: [
      "A printer needs {y} minutes to print one poster and {z} minutes to cut one out. It is at work for {x} minutes today. How many posters are done if it only prints?",
      "How many plums could {n} buy if {he} bought no figs? {n} has {x} cents. A plum costs {y} cents and a fig {z} cents.",
      "The ballroom, {x} feet long, gets panels along one wall. Oak panels are {y} feet wide, pine panels {z} feet. How many oak panels cover the wall if no pine is used?",
    ],
  },
  {
    id: "needed/only-the-other-kind",
    expression: "x/z",
    numbers: { y: "2..9", z: "2..9", x: "y*z*i" },
    texts: [
      "A printer needs {y} minutes to print one poster and {z} minutes to cut one out. It is at work for {x} minutes today. How many posters are done if it only cuts?",
      "How many figs could {n} buy if {he} bought no plums? {n} has {x} cents. A plum costs {y} cents and a fig {z} cents.",
      "The ballroom, {x} feet long, gets panels along one wall. Oak panels are {y} feet wide, pine panels {z} feet. How many pine panels cover the wall if no oak is used?",
    ],
  },
  {
    id: "needed/one-of-either-kind",
    expression: "y+z",
    numbers: { y: "2..9", z: "2..9", x: "y*z*i" },
    texts: [
      "A printer needs {y} minutes to print one poster and {z} minutes to cut one out. It is at work for {x} minutes today. How many minutes does it take to print and then cut out a single poster?",
      "How many cents does {n} pay for one plum and one fig? {n} has {x} cents. A plum costs {y} cents and a fig {z} cents.",
      "The ballroom, {x} feet long, gets panels along one wall. Oak panels are {y} feet wide, pine panels {z} feet. How many feet of the wall do one oak panel and one pine panel cover?",
    ],
  },
  {
    id: "aside/so-many-at-a-time",
    expression: "x/y",
    numbers: { y: "3..9", x: "y*i", z: "12..30" },
    texts: [
      "{m} folds {x} napkins for a wedding with {z} dances, and {mhe} lays them out in piles of {y}. How many piles are there?",
      "How many shelves are filled? In {z} days a potter has made {x} mugs, which the helper sets out on shelves, {y} to a shelf.",
      "The {x} seats of the little theater, which is {z} years old, are in rows of {y}. How many rows are there?",
    ],
  },
  {
    id: "aside/so-many-more",
    expression: "x+y",
    numbers: { y: "3..9", x: "y*i", z: "12..30" },
    texts: [
      "{m} folds {x} napkins for a wedding with {z} dances, and then {y} more. How many napkins does {mhe} fold in all?",
      "How many mugs have the two made? In {z} days a potter has made {x} mugs, and the helper has made {y} more.",
      "The {x} seats of the little theater, which is {z} years old, are not enough, so {y} more are put in. How many seats does it have then?",
    ],
  },
  {
    id: "aside/so-many-times-that",
    expression: "x*y",
    numbers: { y: "3..9", x: "y*i", z: "12..30" },
    texts: [
      "{m} folds {x} napkins for a wedding with {z} dances, and {y} spoons are wrapped up in each. How many spoons are wrapped up in napkins?",
      "How many dots are on the mugs? In {z} days a potter has made {x} mugs, each of them with {y} painted dots.",
      "The {x} seats of the little theater, which is {z} years old, are sold for {y} dollars each tonight. How many dollars do all the seats bring?",
    ],
  },
  {
    id: "needed/scouts-in-a-tent",
    expression: "x/y",
    numbers: { y: "2..9", z: "2..9", x: "y*z*i" },
    texts: [
      "{x} scouts sleep in {y} tents, equally many in each. By day they are split into {z} equal patrols. How many scouts sleep in one tent?",
      "How many pounds of flour are in a sack? From {x} pounds of flour the mill fills {y} equal sacks, which took it {z} hours at an even rate.",
      "{n} takes {y} weeks to write a book of {x} pages, the same number of pages every week. It has {z} chapters of equal length. How many pages does {n} write in a week?",
      "A ship's {x} cabins lie on {y} decks, the same number on each. {z} stewards look after equally many cabins each. How many cabins are on one deck?",
    ],
  },
  {
    id: "needed/scouts-in-a-patrol",
    expression: "x/z",
    numbers: { y: "2..9", z: "2..9", x: "y*z*i" },
    texts: [
      "{x} scouts sleep in {y} tents, equally many in each. By day they are split into {z} equal patrols. How many scouts belong to one patrol?",
      "How many pounds of flour does the mill fill in an hour? From {x} pounds of flour the mill fills {y} equal sacks, which took it {z} hours at an even rate.",
      "{n} takes {y} weeks to write a book of {x} pages, the same number of pages every week. It has {z} chapters of equal length. How many pages does a chapter have?",
      "A ship's {x} cabins lie on {y} decks, the same number on each. {z} stewards look after equally many cabins each. How many cabins does each steward look after?",
    ],
  },
];

/** Stories with three or four numbers of which one is not needed; within a set another one is idle, because the question asks for something else. */
export const CONTRASTS_OF_NEEDED_NUMBERS: readonly WordingFamily[] = [
  ...KEPT_IN_TWO_PLACES,
  ...TWO_DAYS_TWO_PEOPLE,
  ...LENGTHS_AND_TIMES,
  ...CONTAINERS_AND_PRICES,
  ...RATES_AND_SHARES,
  ...TWO_OPERATIONS,
  ...MORE_SUMS,
  ...PER_ONE_OR_PER_ALL,
];

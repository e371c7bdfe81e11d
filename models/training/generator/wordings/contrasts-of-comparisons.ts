import type { WordingFamily } from "../wording.ts";

/** Sets in which the more or fewer belongs to the one or to the other. */
const MORE_OR_FEWER: readonly WordingFamily[] = [
  {
    id: "unlike/more-than-the-known-one",
    expression: "x+y",
    numbers: { x: "20..80", y: "3..18" },
    texts: [
      "{n} folded {x} napkins. {m} folded {y} napkins more than {n}. How many napkins did {m} fold?",
      "There are {x} sheep in the lower meadow. The upper meadow has {y} sheep more than the lower one. How many sheep are in the upper meadow?",
      "The drummer practiced {x} songs, and the singer practiced {y} more than the drummer. How many songs did the singer practice?",
      "Room 4 has {x} chairs. It has {y} fewer chairs than Room 5. How many chairs are in Room 5?",
    ],
  },
  {
    id: "unlike/the-known-one-is-more",
    expression: "x-y",
    numbers: { x: "20..80", y: "3..18" },
    texts: [
      "{n} folded {x} napkins. {n} folded {y} napkins more than {m}. How many napkins did {m} fold?",
      "There are {x} sheep in the lower meadow. The lower meadow has {y} sheep more than the upper one. How many sheep are in the upper meadow?",
      "The drummer practiced {x} songs, which is {y} more than the singer practiced. How many songs did the singer practice?",
      "Room 4 has {x} chairs. Room 5 has {y} fewer chairs than Room 4. How many chairs are in Room 5?",
    ],
  },
  {
    id: "unlike/both-when-one-has-more",
    expression: "x+(x+y)",
    numbers: { x: "20..80", y: "3..18" },
    texts: [
      "{n} folded {x} napkins. {m} folded {y} napkins more than {n}. How many napkins did {n} and {m} fold together?",
      "There are {x} sheep in the lower meadow. The upper meadow has {y} sheep more than the lower one. How many sheep are in the two meadows?",
      "The drummer practiced {x} songs, and the singer practiced {y} more than the drummer. How many songs did they practice altogether if no song was the same?",
      "Room 4 has {x} chairs. It has {y} fewer chairs than Room 5. How many chairs are in Rooms 4 and 5 in all?",
    ],
  },
  {
    id: "unlike/both-when-the-known-one-is-more",
    expression: "x+(x-y)",
    numbers: { x: "20..80", y: "3..18" },
    texts: [
      "{n} folded {x} napkins. {n} folded {y} napkins more than {m}. How many napkins did {n} and {m} fold together?",
      "There are {x} sheep in the lower meadow. The lower meadow has {y} sheep more than the upper one. How many sheep are in the two meadows?",
      "The drummer practiced {x} songs, which is {y} more than the singer practiced. How many songs did they practice altogether if no song was the same?",
      "Room 4 has {x} chairs. Room 5 has {y} fewer chairs than Room 4. How many chairs are in Rooms 4 and 5 in all?",
    ],
  },
  {
    id: "unlike/jars-difference",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..35" },
    texts: [
      "{n} filled {x} jars with plum jam and {m} filled {y} jars. How many more jars did {n} fill than {m}?",
      "One tram carried {x} riders, another tram carried {y}. How many fewer riders were on the second tram than on the first?",
      "The choir sold {x} calendars in the hall and {y} at the gate. How many more calendars did it sell in the hall than at the gate?",
    ],
  },
  {
    id: "unlike/jars-together",
    expression: "x+y",
    numbers: { x: "40..90", y: "5..35" },
    texts: [
      "{n} filled {x} jars with plum jam and {m} filled {y} jars. How many jars did {n} and {m} fill?",
      "One tram carried {x} riders, another tram carried {y}. How many riders were on the first tram and the second together?",
      "The choir sold {x} calendars in the hall and {y} at the gate. How many calendars did it sell in the hall and at the gate?",
    ],
  },
  {
    id: "unlike/jars-more-by",
    expression: "x+y",
    numbers: { x: "40..90", y: "5..35" },
    texts: [
      "{n} filled {x} jars with plum jam and {m} filled {y} jars more. How many jars did {m} fill?",
      "One tram carried {x} riders, another tram carried {y} more. How many riders were on the second tram?",
      "The choir sold {x} calendars in the hall and {y} more than that at the gate. How many calendars did it sell at the gate?",
    ],
  },
  {
    id: "unlike/jars-fewer-by",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..35" },
    texts: [
      "{n} filled {x} jars with plum jam and {m} filled {y} jars fewer. How many jars did {m} fill?",
      "One tram carried {x} riders, another tram carried {y} fewer. How many riders were on the second tram?",
      "The choir sold {x} calendars in the hall and {y} fewer than that at the gate. How many calendars did it sell at the gate?",
    ],
  },
  {
    id: "unlike/needs-as-many-as-a-friend",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..28" },
    texts: [
      "{n} has {y} stickers in {his} album and {m} has {x}. How many more stickers does {n} need to have as many as {m}?",
      "The red team has {y} points. The green team has {x} points. How many points must the red team still score to be level with the green team?",
      "{y} cans stand on the low shelf, and {x} on the high shelf. How many cans must be added to the low shelf so that both shelves hold the same number?",
    ],
  },
  {
    id: "unlike/needs-more-than-a-friend",
    expression: "x+z-y",
    numbers: { x: "30..90", y: "4..28", z: "2..15" },
    texts: [
      "{n} has {y} stickers in {his} album and {m} has {x}. How many more stickers does {n} need to have {z} more than {m}?",
      "The red team has {y} points. The green team has {x} points. How many points must the red team still score to be {z} points ahead of the green team?",
      "{y} cans stand on the low shelf, and {x} on the high shelf. How many cans must be added to the low shelf so that it holds {z} more than the high shelf?",
    ],
  },
  {
    id: "unlike/got-level-with-a-friend-together",
    expression: "x+x",
    numbers: { x: "30..90", y: "4..28" },
    texts: [
      "{n} had {y} stickers in {his} album and {m} had {x}. Then {n} got enough to have as many as {m}. How many stickers do {n} and {m} have together now?",
      "The red team had {y} points. The green team had {x} points. Then the red team drew level with the green team, which scored no more. How many points do both teams have together now?",
      "{y} cans stood on the low shelf, and {x} on the high shelf. Cans were added to the low shelf until both shelves held the same number. How many cans are on the two shelves now?",
    ],
  },
  {
    id: "unlike/gap-after-catching-up-a-little",
    expression: "x-(y+z)",
    numbers: { x: "50..90", y: "4..28", z: "2..15" },
    texts: [
      "{n} had {y} stickers in {his} album and {m} has {x}. {n} has just got {z} more. By how many stickers is {n} behind {m} now?",
      "The red team had {y} points. The green team has {x} points. Then the red team scored {z} more. How many points fewer than the green team does the red team have now?",
      "{y} cans stood on the low shelf, and {x} stand on the high shelf. Now {z} cans have been added to the low shelf. How many more cans are on the high shelf than on the low one now?",
    ],
  },
  {
    id: "unlike/beaten-record-new-one",
    expression: "x+y",
    numbers: { x: "40..95", y: "4..30" },
    texts: [
      "The old record in frisbee catches was {x}. {n} beat the old record by {y}. How many catches did {n} make?",
      "Last year's fair had {x} stalls. This year's fair outdid last year's by {y} stalls. How many stalls did this year's fair have?",
      "The bookcase was {x} inches tall. The lamp overtopped the bookcase by {y} inches. How many inches tall was the lamp?",
    ],
  },
  {
    id: "unlike/missed-record-by",
    expression: "x-y",
    numbers: { x: "40..95", y: "4..30" },
    texts: [
      "The old record in frisbee catches was {x}. {n} missed the old record by {y}. How many catches did {n} make?",
      "Last year's fair had {x} stalls. This year's fair fell short of last year's by {y} stalls. How many stalls did this year's fair have?",
      "The bookcase was {x} inches tall. The lamp was short of the bookcase by {y} inches. How many inches tall was the lamp?",
    ],
  },
  {
    id: "unlike/by-how-much-the-record-fell",
    expression: "x-y",
    numbers: { x: "40..95", y: "4..30" },
    texts: [
      "The old record in frisbee catches was {y}. {n} made {x} catches. By how many catches did {n} beat the old record?",
      "Last year's fair had {y} stalls. This year's fair had {x}. By how many stalls did this year's fair outdo last year's?",
      "The bookcase was {y} inches tall, the lamp was {x} inches tall. By how many inches did the lamp overtop the bookcase?",
    ],
  },
  {
    id: "unlike/old-record-from-the-new",
    expression: "x-y",
    numbers: { x: "40..95", y: "4..30" },
    texts: [
      "With {x} frisbee catches {n} beat the old record by {y}. What was the old record?",
      "This year's fair, with {x} stalls, outdid last year's by {y} stalls. How many stalls did last year's fair have?",
      "The lamp, {x} inches tall, overtopped the bookcase by {y} inches. How many inches tall was the bookcase?",
    ],
  },
  {
    id: "unlike/kites-a-third-child-more",
    expression: "x+y+z",
    numbers: { x: "10..40", y: "2..9", z: "2..9" },
    texts: [
      "{n} saw {x} kites. {m} saw {y} more than {n}, and {k} saw {z} more than {m}. How many kites did {k} see?",
      "The gray mouse ate {x} grains. The brown mouse ate {y} more than the gray one, and the white mouse ate {z} more than the brown one. How many grains did the white mouse eat?",
      "Monday's class drew {x} maps. Tuesday's class drew {y} more than Monday's, and Friday's class drew {z} more than Tuesday's. How many maps did Friday's class draw?",
    ],
  },
  {
    id: "unlike/kites-a-third-child-fewer",
    expression: "x+y-z",
    numbers: { x: "10..40", y: "2..9", z: "2..9" },
    texts: [
      "{n} saw {x} kites. {m} saw {y} more than {n}, and {k} saw {z} fewer than {m}. How many kites did {k} see?",
      "The gray mouse ate {x} grains. The brown mouse ate {y} more than the gray one, and the white mouse ate {z} fewer than the brown one. How many grains did the white mouse eat?",
      "Monday's class drew {x} maps. Tuesday's class drew {y} more than Monday's, and Friday's class drew {z} fewer than Tuesday's. How many maps did Friday's class draw?",
    ],
  },
  {
    id: "unlike/kites-counted-from-the-first",
    expression: "x+z",
    numbers: { x: "10..40", y: "2..9", z: "2..9" },
    texts: [
      "{n} saw {x} kites. {m} saw {y} more than {n}, and {k} saw {z} more than {n}. How many kites did {k} see?",
      "The gray mouse ate {x} grains. The brown mouse ate {y} more than the gray one, and the white mouse ate {z} more than the gray one, too. How many grains did the white mouse eat?",
      "Monday's class drew {x} maps. Tuesday's class drew {y} more than Monday's, and Friday's class drew {z} more than Monday's. How many maps did Friday's class draw?",
    ],
  },
  {
    id: "unlike/kites-first-and-third-apart",
    expression: "y+z",
    numbers: { x: "10..40", y: "2..9", z: "2..9" },
    texts: [
      "{n} saw {x} kites. {m} saw {y} more than {n}, and {k} saw {z} more than {m}. How many more kites did {k} see than {n}?",
      "The gray mouse ate {x} grains. The brown mouse ate {y} more than the gray one, and the white mouse ate {z} more than the brown one. How many more grains than the gray mouse did the white mouse eat?",
      "Monday's class drew {x} maps. Tuesday's class drew {y} more than Monday's, and Friday's class drew {z} more than Tuesday's. How many more maps did Friday's class draw than Monday's?",
    ],
  },
];

/** Sets in which an amount is several times another one, or a part of it. */
const TIMES_AS_MANY: readonly WordingFamily[] = [
  {
    id: "unlike/beads-times-as-many",
    expression: "x*y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} strung {x} beads. {m} strung {y} times as many beads as {n}. How many beads did {m} string?",
      "The oak has {x} nests. There are {y} times as many nests in the elm as in the oak. How many nests are in the elm?",
      "On {day} the kiosk sold {x} maps, and on {day2} it sold {y} times that number. How many maps did it sell on {day2}?",
      "The attic has {x} boxes. In the cellar there are {y} times as many boxes as in the attic. How many boxes are in the cellar?",
    ],
  },
  {
    id: "unlike/beads-the-known-number-is-larger",
    expression: "x/y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} strung {x} beads. That is {y} times as many beads as {m} strung. How many beads did {m} string?",
      "The oak has {x} nests. There are {y} times as many nests in the oak as in the elm. How many nests are in the elm?",
      "On {day} the kiosk sold {x} maps, {y} times as many as on {day2}. How many maps did it sell on {day2}?",
      "The attic has {x} boxes. In the attic there are {y} times as many boxes as in the cellar. How many boxes are in the cellar?",
    ],
  },
  {
    id: "unlike/beads-so-many-more",
    expression: "x+y",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} strung {x} beads. {m} strung {y} more beads than {n}. How many beads did {m} string?",
      "The oak has {x} nests. There are {y} more nests in the elm than in the oak. How many nests are in the elm?",
      "On {day} the kiosk sold {x} maps, and on {day2} it sold {y} more than that number. How many maps did it sell on {day2}?",
      "The attic has {x} boxes. In the cellar there are {y} more boxes than in the attic. How many boxes are in the cellar?",
    ],
  },
  {
    id: "unlike/beads-times-as-many-together",
    expression: "x*y+x",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} strung {x} beads. {m} strung {y} times as many beads as {n}. How many beads did they string in all?",
      "The oak has {x} nests. There are {y} times as many nests in the elm as in the oak. How many nests are there in both trees?",
      "On {day} the kiosk sold {x} maps, and on {day2} it sold {y} times that number. How many maps did it sell on the two days?",
      "The attic has {x} boxes. In the cellar there are {y} times as many boxes as in the attic. How many boxes are in the attic and the cellar together?",
    ],
  },
  {
    id: "unlike/beads-times-as-many-apart",
    expression: "x*y-x",
    numbers: { y: "2..9", x: "y*i" },
    texts: [
      "{n} strung {x} beads. {m} strung {y} times as many beads as {n}. How many more beads than {n} did {m} string?",
      "The oak has {x} nests. There are {y} times as many nests in the elm as in the oak. How many more nests are in the elm than in the oak?",
      "On {day} the kiosk sold {x} maps, and on {day2} it sold {y} times that number. How many fewer maps did it sell on {day} than on {day2}?",
      "The attic has {x} boxes. In the cellar there are {y} times as many boxes as in the attic. How many more boxes are in the cellar than in the attic?",
    ],
  },
  {
    id: "unlike/half-as-many-asked",
    expression: "x/2",
    numbers: { x: "12..90 by 2" },
    texts: [
      "{n} picked {x} daisies, and {m} picked half as many. How many daisies did {m} pick?",
      "A bag of flour lasts the bakery {x} hours. A bag of sugar lasts half as long. How many hours does a bag of sugar last?",
      "The ferry has {x} seats. The cruise boat has half as many as that. How many seats does the cruise boat have?",
    ],
  },
  {
    id: "unlike/half-as-many-known",
    expression: "2*x",
    numbers: { x: "12..90 by 2" },
    texts: [
      "{n} picked {x} daisies, half as many as {m} picked. How many daisies did {m} pick?",
      "A bag of flour lasts the bakery {x} hours. It lasts half as long as a bag of sugar. How many hours does a bag of sugar last?",
      "The ferry has {x} seats. That is half as many as the cruise boat has. How many seats does the cruise boat have?",
    ],
  },
  {
    id: "unlike/half-as-many-together",
    expression: "x+x/2",
    numbers: { x: "12..90 by 2" },
    texts: [
      "{n} picked {x} daisies, and {m} picked half as many. How many daisies did they pick between them?",
      "A bag of flour lasts the bakery {x} hours. A bag of sugar lasts half as long. How many hours do the two bags last if one is opened after the other?",
      "The ferry has {x} seats. The cruise boat has half as many. How many seats do the ferry and the cruise boat have in all?",
    ],
  },
  {
    id: "unlike/half-given-away-rest",
    expression: "x-x/2",
    numbers: { x: "12..90 by 2" },
    texts: [
      "{n} picked {x} daisies and gave half of them to {m}. How many daisies does {n} still have?",
      "A bag of flour would last the bakery {x} hours. Half of that time is over. For how many more hours will the bag last?",
      "The ferry has {x} seats. Half of the seats are taken. How many seats on the ferry are free?",
    ],
  },
  {
    id: "unlike/double-and-some-more",
    expression: "2*x+y",
    numbers: { x: "8..45", y: "2..14" },
    texts: [
      "{n} wrote {x} postcards. {m} wrote {y} more than twice as many as {n}. How many postcards did {m} write?",
      "A donkey carried {x} pounds. The horse carried {y} pounds more than double the donkey's load. How many pounds did the horse carry?",
      "It took {x} minutes to paint the gate. Painting the fence took {y} minutes longer than twice that time. How many minutes did painting the fence take?",
    ],
  },
  {
    id: "unlike/double-but-for-some",
    expression: "2*x-y",
    numbers: { x: "8..45", y: "2..14" },
    texts: [
      "{n} wrote {x} postcards. {m} wrote {y} fewer than twice as many as {n}. How many postcards did {m} write?",
      "A donkey carried {x} pounds. The horse carried {y} pounds less than double the donkey's load. How many pounds did the horse carry?",
      "It took {x} minutes to paint the gate. Painting the fence took {y} minutes less than twice that time. How many minutes did painting the fence take?",
    ],
  },
  {
    id: "unlike/twice-the-larger",
    expression: "(x+y)*2",
    numbers: { x: "8..45", y: "2..14" },
    texts: [
      "{n} wrote {x} postcards. {k} wrote {y} more than {n}, and {m} wrote twice as many as {k}. How many postcards did {m} write?",
      "A donkey carried {x} pounds. The mule carried {y} pounds more, and the horse carried double the mule's load. How many pounds did the horse carry?",
      "It took {x} minutes to paint the gate. Painting the door took {y} minutes longer, and painting the fence took twice as long as the door. How many minutes did painting the fence take?",
    ],
  },
  {
    id: "unlike/twice-and-more-the-other-way",
    expression: "(x-y)/2",
    numbers: { y: "2..14", x: "y+i*2" },
    texts: [
      "{n} wrote {x} postcards. That is {y} more than twice as many as {m} wrote. How many postcards did {m} write?",
      "A donkey carried {x} pounds, which is {y} pounds more than double the goat's load. How many pounds did the goat carry?",
      "It took {x} minutes to paint the gate, {y} minutes longer than twice the time for the window. How many minutes did painting the window take?",
    ],
  },
];

/** Sets of ages and years: older, younger, then, now. */
const AGES: readonly WordingFamily[] = [
  {
    id: "unlike/age-older-by",
    expression: "x+y",
    units: ["years"],
    numbers: { x: "20..60", y: "3..17" },
    texts: [
      "{n} is {x} years old. {m} is {y} years older than {n}. How old is {m}?",
      "The town hall is {x} years old. The library was built {y} years before the town hall. How old is the library?",
      "Our janitor has worked here for {x} years. The cook started {y} years earlier than the janitor. For how many years has the cook worked here?",
    ],
  },
  {
    id: "unlike/age-younger-by",
    expression: "x-y",
    units: ["years"],
    numbers: { x: "20..60", y: "3..17" },
    texts: [
      "{n} is {x} years old. {n} is {y} years older than {m}. How old is {m}?",
      "The town hall is {x} years old. The library was built {y} years after the town hall. How old is the library?",
      "Our janitor has worked here for {x} years. The cook started {y} years later than the janitor. For how many years has the cook worked here?",
    ],
  },
  {
    id: "unlike/age-gap",
    expression: "x-y",
    units: ["years"],
    numbers: { x: "20..60", y: "3..17" },
    texts: [
      "{n} is {x} years old. {m} is {y} years old. How many years older than {m} is {n}?",
      "The town hall is {x} years old. The library is {y} years old. How many years after the town hall was the library built?",
      "Our janitor has worked here for {x} years, the cook for {y} years. How many years earlier than the cook did the janitor start?",
    ],
  },
  {
    id: "unlike/age-sum-of-both",
    expression: "x+(x+y)",
    units: ["years", "years"],
    numbers: { x: "20..60", y: "3..17" },
    texts: [
      "{n} is {x} years old. {m} is {y} years older than {n}. What is the sum of their ages?",
      "The town hall is {x} years old. The library was built {y} years before the town hall. If you add the ages of the two buildings, how many years do you get?",
      "Our janitor has worked here for {x} years. The cook started {y} years earlier than the janitor. How many years have the two worked here all told?",
    ],
  },
  {
    id: "unlike/age-in-some-years",
    expression: "x+y+z",
    units: ["years", "years"],
    numbers: { x: "35..60", y: "3..9", z: "2..8" },
    texts: [
      "{n} is {x} years old, and {m} is {y} years older. How old will {m} be {z} years from now?",
      "An oak is {x} years old. A beech was planted {y} years before the oak. What will be the age of the beech {z} years from now?",
      "The baker is {x}; his wife is {y} years older than he is. What will her age be when {z} more years have gone by?",
    ],
  },
  {
    id: "unlike/age-some-years-ago",
    expression: "x+y-z",
    units: ["years", "years"],
    numbers: { x: "35..60", y: "3..9", z: "2..8" },
    texts: [
      "{n} is {x} years old, and {m} is {y} years older. How old was {m} {z} years ago?",
      "An oak is {x} years old. A beech was planted {y} years before the oak. What was the age of the beech {z} years back?",
      "The baker is {x}; his wife is {y} years older than he is. What was her age {z} years before now?",
    ],
  },
  {
    id: "unlike/age-of-the-younger-in-some-years",
    expression: "x-y+z",
    units: ["years", "years"],
    numbers: { x: "35..60", y: "3..9", z: "2..8" },
    texts: [
      "{n} is {x} years old, and {m} is {y} years younger. How old will {m} be {z} years from now?",
      "An oak is {x} years old. A beech was planted {y} years after the oak. What will be the age of the beech {z} years from now?",
      "The baker is {x}; his wife is {y} years younger than he is. What will her age be when {z} more years have gone by?",
    ],
  },
  {
    id: "unlike/age-of-the-other-one-later",
    expression: "x+z",
    units: ["years"],
    numbers: { x: "35..60", y: "3..9", z: "2..8" },
    texts: [
      "{n} is {x} years old, and {m} is {y} years older. How old will {n} be {z} years from now?",
      "An oak is {x} years old. A beech was planted {y} years before the oak. What will be the age of the oak {z} years from now?",
      "The baker is {x}; his wife is {y} years older than he is. What will his own age be when {z} more years have gone by?",
    ],
  },
  {
    id: "unlike/age-times-as-old",
    expression: "x*y",
    units: ["years"],
    numbers: { y: "2..4", x: "12..25" },
    texts: [
      "{n} is {x} years old. Grandpa's cousin is {y} times as old as {n}. How old is the cousin?",
      "The plum tree has stood there for {x} years, and the walnut tree {y} times as long. For how many years has the walnut tree stood there?",
      "My parrot is {x}. The neighbor's tortoise is {y} times as old as my parrot. What is the age of the tortoise?",
    ],
  },
  {
    id: "unlike/age-of-the-one-times-younger",
    expression: "x/y",
    units: ["years"],
    numbers: { y: "2..4", x: "y*(i+8)" },
    texts: [
      "Grandpa's cousin is {x} years old. The cousin is {y} times as old as {n}. How old is {n}?",
      "The walnut tree has stood there for {x} years, {y} times as long as the plum tree. For how many years has the plum tree stood there?",
      "My parrot is {x}. My parrot is {y} times as old as the neighbor's tortoise. What is the age of the tortoise?",
    ],
  },
  {
    id: "unlike/age-difference-of-times",
    expression: "x*y-x",
    units: ["years", "years"],
    numbers: { y: "2..4", x: "12..25" },
    texts: [
      "{n} is {x} years old. Grandpa's cousin is {y} times as old as {n}. How many years older than {n} is the cousin?",
      "The plum tree has stood there for {x} years, and the walnut tree {y} times as long. How many years longer than the plum tree has the walnut tree stood there?",
      "My parrot is {x}. The neighbor's tortoise is {y} times as old as my parrot. How many years younger than the tortoise is the parrot?",
    ],
  },
];

/** Sets of prices and savings: cheaper, dearer, both. */
const PRICES: readonly WordingFamily[] = [
  {
    id: "unlike/price-dearer",
    expression: "x+y",
    units: ["dollars"],
    numbers: { x: "20..90", y: "3..18" },
    texts: [
      "A lamp costs ${x}. A clock costs ${y} more than the lamp. What does the clock cost?",
      "The train ticket is ${x}. It is ${y} cheaper than the plane ticket. How much is the plane ticket?",
      "{n} paid ${x} for boots, and {m} paid ${y} more for boots than {n}. How much did {m} pay?",
    ],
  },
  {
    id: "unlike/price-cheaper",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "20..90", y: "3..18" },
    texts: [
      "A lamp costs ${x}. The lamp costs ${y} more than a clock. What does the clock cost?",
      "The train ticket is ${x}. The bus ticket is ${y} cheaper than the train ticket. How much is the bus ticket?",
      "{n} paid ${x} for boots, ${y} more than {m} paid for boots. How much did {m} pay?",
    ],
  },
  {
    id: "unlike/price-of-known-and-dearer",
    expression: "x+(x+y)",
    units: ["dollars", "dollars"],
    numbers: { x: "20..90", y: "3..18" },
    texts: [
      "A lamp costs ${x}. A clock costs ${y} more than the lamp. What do the lamp and the clock cost together?",
      "The train ticket is ${x}. It is ${y} cheaper than the plane ticket. How much are the two tickets in all?",
      "{n} paid ${x} for boots, and {m} paid ${y} more for boots than {n}. How much did they pay in total?",
    ],
  },
  {
    id: "unlike/price-both-with-the-cheaper",
    expression: "x+(x-y)",
    units: ["dollars", "dollars"],
    numbers: { x: "20..90", y: "3..18" },
    texts: [
      "A lamp costs ${x}. The lamp costs ${y} more than a clock. What do the lamp and the clock cost together?",
      "The train ticket is ${x}. The bus ticket is ${y} cheaper than the train ticket. How much are the two tickets in all?",
      "{n} paid ${x} for boots, ${y} more than {m} paid for boots. How much did they pay in total?",
    ],
  },
  {
    id: "unlike/price-for-many-dearer-ones",
    expression: "(x+y)*z",
    units: ["dollars", "dollars"],
    numbers: { x: "10..30", y: "2..9", z: "2..8" },
    texts: [
      "A pillow costs ${x}, and a blanket costs ${y} more. What is the price of {z} blankets?",
      "Washing a car brings {n} ${x}. Washing a van brings {him} ${y} more. How much does {n} get for washing {z} vans?",
      "A child's ticket is ${x}; a grown-up's is ${y} dearer. How much must {z} grown-ups pay?",
    ],
  },
  {
    id: "unlike/price-several-of-the-cheaper",
    expression: "(x-y)*z",
    units: ["dollars", "dollars"],
    numbers: { x: "12..30", y: "2..9", z: "2..8" },
    texts: [
      "A pillow costs ${x}, and a blanket costs ${y} less. What is the price of {z} blankets?",
      "Washing a car brings {n} ${x}. Washing a van brings {him} ${y} less because the vans are only rinsed. How much does {n} get for washing {z} vans?",
      "A grown-up's ticket is ${x}; a child's is ${y} cheaper. How much must {z} children pay?",
    ],
  },
  {
    id: "unlike/price-saved-on-several",
    expression: "y*z",
    units: ["dollars"],
    numbers: { x: "12..30", y: "2..9", z: "2..8" },
    texts: [
      "A pillow costs ${x}, and a blanket costs ${y} less. How much less do {z} blankets cost than {z} pillows?",
      "Washing a car brings {n} ${x}. Washing a van brings {him} ${y} more. How much more does {n} get for {z} vans than for {z} cars?",
      "A grown-up's ticket is ${x}; a child's is ${y} cheaper. How much do {z} children save compared with {z} grown-ups?",
    ],
  },
  {
    id: "unlike/price-several-of-the-known",
    expression: "x*z",
    units: ["dollars"],
    numbers: { x: "12..30", y: "2..9", z: "2..8" },
    texts: [
      "A pillow costs ${x}, and a blanket costs ${y} less. What is the price of {z} pillows?",
      "Washing a car brings {n} ${x}. Washing a van brings {him} ${y} more. How much does {n} get for washing {z} cars?",
      "A grown-up's ticket is ${x}; a child's is ${y} cheaper. How much must {z} grown-ups pay?",
    ],
  },
  {
    id: "unlike/savings-short-of-the-price",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "60..99", y: "25..50", z: "3..15" },
    texts: [
      "A tent is ${x}. {n} has saved ${y}, and {m} has saved ${z} more than {n}. How much does {n} still need to buy the tent?",
      "The flute that the twins want costs ${x}. One of them, {n}, owns ${y}; the other one owns ${z} more. How many dollars is {n} short of the price?",
      "{m} has ${z} more than {n}, who has ${y}. A painting is on sale for ${x}. How much more money must {n} earn to afford it?",
    ],
  },
  {
    id: "unlike/savings-of-the-richer-short",
    expression: "x-(y+z)",
    units: ["dollars", "dollars"],
    numbers: { x: "70..99", y: "25..50", z: "3..15" },
    texts: [
      "A tent is ${x}. {n} has saved ${y}, and {m} has saved ${z} more than {n}. How much does {m} still need to buy the tent?",
      "The flute that the twins want costs ${x}. One of them, {n}, owns ${y}; the other one, {m}, owns ${z} more. How many dollars is {m} short of the price?",
      "{m} has ${z} more than {n}, who has ${y}. A painting is on sale for ${x}. How much more money must {m} earn to afford it?",
    ],
  },
  {
    id: "unlike/savings-of-the-poorer-short",
    expression: "x-(y-z)",
    units: ["dollars", "dollars"],
    numbers: { x: "60..99", y: "25..50", z: "3..15" },
    texts: [
      "A tent is ${x}. {n} has saved ${y}, and {m} has saved ${z} less than {n}. How much does {m} still need to buy the tent?",
      "The flute that the twins want costs ${x}. One of them, {n}, owns ${y}; the other one, {m}, owns ${z} less. How many dollars is {m} short of the price?",
      "{m} has ${z} less than {n}, who has ${y}. A painting is on sale for ${x}. How much more money must {m} earn to afford it?",
    ],
  },
  {
    id: "unlike/savings-of-the-two-together",
    expression: "y+(y+z)",
    units: ["dollars", "dollars"],
    numbers: { x: "60..99", y: "25..50", z: "3..15" },
    texts: [
      "A tent is ${x}. {n} has saved ${y}, and {m} has saved ${z} more than {n}. How much have {n} and {m} saved together?",
      "The flute that the twins want costs ${x}. One of them, {n}, owns ${y}; the other one owns ${z} more. How many dollars do the twins own in all?",
      "{m} has ${z} more than {n}, who has ${y}. A painting is on sale for ${x}. How much money do {n} and {m} have altogether?",
    ],
  },
  {
    id: "unlike/earned-more-but-paid-out",
    expression: "x+y-z",
    units: ["dollars", "dollars"],
    numbers: { x: "30..70", y: "3..20", z: "4..25" },
    texts: [
      "{n} earned ${x} at the market, and {m} earned ${y} more than {n}. {m} spent ${z} of {mhis} money. How much of it does {m} have left?",
      "The toy stand took in ${x}. The cake stand took in ${y} more but had to pay ${z} for flour. How many dollars did the cake stand keep?",
      "The first violin costs ${x}, the second one ${y} more. On the second one the shop takes off ${z}. What does the second violin cost now?",
    ],
  },
  {
    id: "unlike/earned-more-and-the-other-spent",
    expression: "x-z",
    units: ["dollars"],
    numbers: { x: "30..70", y: "3..20", z: "4..25" },
    texts: [
      "{n} earned ${x} at the market, and {m} earned ${y} more than {n}. {n} spent ${z} of {his} money. How much of it does {n} have left?",
      "The toy stand took in ${x} but had to pay ${z} for paint. The cake stand took in ${y} more. How many dollars did the toy stand keep?",
      "The first violin costs ${x}, the second one ${y} more. On the first one the shop takes off ${z}. What does the first violin cost now?",
    ],
  },
  {
    id: "unlike/earned-more-and-got-more",
    expression: "x+y+z",
    units: ["dollars", "dollars"],
    numbers: { x: "30..70", y: "3..20", z: "4..25" },
    texts: [
      "{n} earned ${x} at the market, and {m} earned ${y} more than {n}. {m} was given another ${z}. How much does {m} have now?",
      "The toy stand took in ${x}. The cake stand took in ${y} more and also found ${z} in the tip jar. How many dollars did the cake stand get?",
      "The first violin costs ${x}, the second one ${y} more. Now the shop adds ${z} to the price of the second one. What does the second violin cost now?",
    ],
  },
  {
    id: "unlike/earned-less-and-spent",
    expression: "x-y-z",
    units: ["dollars", "dollars"],
    numbers: { x: "50..90", y: "3..20", z: "4..25" },
    texts: [
      "{n} earned ${x} at the market, and {m} earned ${y} less than {n}. {m} spent ${z} of {mhis} money. How much of it does {m} have left?",
      "The toy stand took in ${x}. The cake stand took in ${y} less and had to pay ${z} for flour. How many dollars did the cake stand keep?",
      "The first violin costs ${x}, the second one ${y} less. On the second one the shop takes off ${z}. What does the second violin cost now?",
    ],
  },
];

/** Sets of lengths, weights and durations. */
const LENGTHS_AND_TIMES: readonly WordingFamily[] = [
  {
    id: "unlike/rope-longer",
    expression: "x+y",
    numbers: { x: "30..80", y: "4..25" },
    texts: [
      "The blue rope is {x} feet long. It is {y} feet shorter than the white rope. How many feet long is the white rope?",
      "The hike to the chapel takes {x} minutes. It takes {y} minutes less than the hike to the spring. How many minutes is the hike to the spring?",
      "The goat weighs {x} pounds and is {y} pounds lighter than the calf. What does the calf weigh in pounds?",
    ],
  },
  {
    id: "unlike/rope-shorter",
    expression: "x-y",
    numbers: { x: "30..80", y: "4..25" },
    texts: [
      "The blue rope is {x} feet long. The white rope is {y} feet shorter than the blue one. How many feet long is the white rope?",
      "The hike to the chapel takes {x} minutes. It takes {y} minutes more than the hike to the spring. How many minutes is the hike to the spring?",
      "The goat weighs {x} pounds, and the calf is {y} pounds lighter. What does the calf weigh in pounds?",
    ],
  },
  {
    id: "unlike/rope-end-to-end-longer",
    expression: "x+(x+y)",
    numbers: { x: "30..80", y: "4..25" },
    texts: [
      "The blue rope is {x} feet long. It is {y} feet shorter than the white rope. How many feet do they measure laid end to end?",
      "The hike to the chapel takes {x} minutes. It takes {y} minutes less than the hike to the spring. How many minutes do you need for both hikes?",
      "The goat weighs {x} pounds and is {y} pounds lighter than the calf. What do the two animals weigh together in pounds?",
    ],
  },
  {
    id: "unlike/rope-end-to-end-shorter",
    expression: "x+(x-y)",
    numbers: { x: "30..80", y: "4..25" },
    texts: [
      "The blue rope is {x} feet long. The white rope is {y} feet shorter than the blue one. How many feet do they measure laid end to end?",
      "The hike to the chapel takes {x} minutes. It takes {y} minutes more than the hike to the spring. How many minutes do you need for both hikes?",
      "The goat weighs {x} pounds, and the calf is {y} pounds lighter. What do the two animals weigh together in pounds?",
    ],
  },
  {
    id: "unlike/film-longer-by",
    expression: "x-y",
    units: ["minutes"],
    numbers: { x: "60..99", y: "20..50" },
    texts: [
      "The film lasts {x} minutes, the cartoon {y} minutes. How many minutes longer is the film?",
      "{n} slept for {x} minutes after lunch. {m} slept for {y} minutes. For how many minutes more than {m} did {n} sleep?",
      "The potatoes need {x} minutes and the beans {y} minutes. Both are to be done at the same moment. How many minutes after the potatoes must the beans be put on?",
    ],
  },
  {
    id: "unlike/film-one-after-the-other",
    expression: "x+y",
    units: ["minutes"],
    numbers: { x: "60..99", y: "20..50" },
    texts: [
      "The film lasts {x} minutes, the cartoon {y} minutes. How many minutes do they take one after the other?",
      "{n} slept for {x} minutes after lunch. {m} slept for {y} minutes more. For how many minutes did {m} sleep?",
      "The potatoes need {x} minutes and the beans {y} minutes. The beans go into the pot when the potatoes are done. How many minutes does the cooking take in all?",
    ],
  },
  {
    id: "unlike/film-rest-after-a-while",
    expression: "x-z",
    units: ["minutes"],
    numbers: { x: "60..99", y: "20..50", z: "5..18" },
    texts: [
      "The film lasts {x} minutes, the cartoon {y} minutes. The film began {z} minutes ago. For how many more minutes will the film run?",
      "{n} wanted to sleep for {x} minutes and {m} for {y} minutes. {n} woke up {z} minutes too early. For how many minutes did {n} sleep?",
      "The potatoes need {x} minutes and the beans {y} minutes. The potatoes have been cooking for {z} minutes. How many more minutes do the potatoes need?",
    ],
  },
  {
    id: "unlike/climb-higher-than-both",
    expression: "x+y+z",
    numbers: { x: "30..60", y: "5..20", z: "4..15" },
    texts: [
      "A gray pole is {x} inches high, a green pole {y} inches. They are joined, and the flagpole is {z} inches higher than the two together. How many inches high is the flagpole?",
      "{n} ran {x} laps, and {m} ran {y}. The coach ran {z} laps more than {n} and {m} together. How many laps did the coach run?",
      "One crate weighs {x} pounds and another one {y} pounds. The chest is {z} pounds heavier than both crates together. How many pounds does the chest weigh?",
    ],
  },
  {
    id: "unlike/climb-lower-than-both",
    expression: "x+y-z",
    numbers: { x: "30..60", y: "5..20", z: "4..15" },
    texts: [
      "A gray pole is {x} inches high, a green pole {y} inches. They are joined, and the flagpole is {z} inches lower than the two together. How many inches high is the flagpole?",
      "{n} ran {x} laps, and {m} ran {y}. The coach ran {z} laps fewer than {n} and {m} together. How many laps did the coach run?",
      "One crate weighs {x} pounds and another one {y} pounds. The chest is {z} pounds lighter than both crates together. How many pounds does the chest weigh?",
    ],
  },
  {
    id: "unlike/climb-higher-than-the-difference",
    expression: "x-y+z",
    numbers: { x: "30..60", y: "5..20", z: "4..15" },
    texts: [
      "A gray pole is {x} inches high. {y} inches are cut off it, and the flagpole is {z} inches higher than what is left of the pole. How many inches high is the flagpole?",
      "{n} ran {x} laps, and {m} ran {y} fewer. The coach ran {z} laps more than {m}. How many laps did the coach run?",
      "One crate weighs {x} pounds, and another one {y} pounds less. The chest is {z} pounds heavier than that second crate. How many pounds does the chest weigh?",
    ],
  },
  {
    id: "unlike/climb-higher-than-the-first",
    expression: "x+z",
    numbers: { x: "30..60", y: "5..20", z: "4..15" },
    texts: [
      "A gray pole is {x} inches high, a green pole {y} inches. The flagpole is {z} inches higher than the gray pole. How many inches high is the flagpole?",
      "{n} ran {x} laps, and {m} ran {y}. The coach ran {z} laps more than {n}. How many laps did the coach run?",
      "One crate weighs {x} pounds and another one {y} pounds. The chest is {z} pounds heavier than the first crate. How many pounds does the chest weigh?",
    ],
  },
  {
    id: "unlike/ribbon-times-as-long",
    expression: "x*y",
    numbers: { y: "2..4", x: "y*(i+3)" },
    texts: [
      "The green ribbon is {x} inches long, and the gold one is {y} times as long. How many inches long is the gold ribbon?",
      "A young lamb weighs {x} pounds; its mother weighs {y} times as much. What is the mother's weight in pounds?",
      "Shelling the peas took {x} minutes. Shelling the nuts took {y} times as long as that. How many minutes did the nuts take?",
    ],
  },
  {
    id: "unlike/ribbon-the-shorter-asked",
    expression: "x/y",
    numbers: { y: "2..6", x: "y*(i+3)" },
    texts: [
      "The green ribbon is {x} inches long, {y} times as long as the gold one. How many inches long is the gold ribbon?",
      "A mother sheep weighs {x} pounds; she weighs {y} times as much as her lamb. What is the lamb's weight in pounds?",
      "Shelling the peas took {x} minutes. That took {y} times as long as shelling the nuts. How many minutes did the nuts take?",
    ],
  },
  {
    id: "unlike/ribbon-longer-by-the-number",
    expression: "x+y",
    numbers: { y: "2..6", x: "y*(i+3)" },
    texts: [
      "The green ribbon is {x} inches long, and the gold one is {y} inches longer. How many inches long is the gold ribbon?",
      "A young lamb weighs {x} pounds; its mother weighs {y} pounds more. What is the mother's weight in pounds?",
      "Shelling the peas took {x} minutes. Shelling the nuts took {y} minutes longer than that. How many minutes did the nuts take?",
    ],
  },
  {
    id: "unlike/ribbon-cut-into-equal-parts",
    expression: "x/y+x",
    numbers: { y: "2..6", x: "y*(i+3)" },
    texts: [
      "The green ribbon is {x} inches long, {y} times as long as the gold one. How many inches of ribbon are there in all?",
      "A mother sheep weighs {x} pounds; she weighs {y} times as much as her lamb. What do the sheep and her lamb weigh together in pounds?",
      "Shelling the peas took {x} minutes. That took {y} times as long as shelling the nuts. How many minutes did the peas and the nuts take altogether?",
    ],
  },
];

/** Sets about a whole whose parts are compared. */
const PARTS_COMPARED: readonly WordingFamily[] = [
  {
    id: "unlike/tulips-rest-of-the-whole",
    expression: "x-y",
    numbers: { x: "40..90", y: "4..18" },
    texts: [
      "Of the {x} tulips in the park bed {y} are yellow and the others are red. How many are red?",
      "{x} skaters are on the ice; {y} of them wear helmets. How many skaters wear no helmet?",
      "A parking deck has {x} cars, {y} of which are electric. How many of the cars are not electric?",
    ],
  },
  {
    id: "unlike/tulips-rest-compared-with-part",
    expression: "x-y-y",
    numbers: { x: "40..90", y: "4..18" },
    texts: [
      "Of the {x} tulips in the park bed {y} are yellow and the others are red. How many more red ones than yellow ones are there?",
      "{x} skaters are on the ice; {y} of them wear helmets. How many more skaters are without a helmet than with one?",
      "A parking deck has {x} cars, {y} of which are electric. By how many do the other cars outnumber the electric ones?",
    ],
  },
  {
    id: "unlike/tulips-besides-the-known",
    expression: "x+y",
    numbers: { x: "40..90", y: "4..18" },
    texts: [
      "Besides the {x} red tulips in the park bed there are {y} yellow ones. How many red and yellow tulips are there?",
      "{x} skaters on the ice wear no helmet; {y} others wear helmets. How many skaters are on the ice?",
      "A parking deck has {x} cars that run on gas, and {y} that are electric. How many cars of these two sorts are there?",
    ],
  },
  {
    id: "unlike/tulips-more-than-the-known",
    expression: "x+x+y",
    numbers: { x: "40..90", y: "4..18" },
    texts: [
      "In the park bed are {x} yellow tulips and {y} more red ones than yellow ones. How many red and yellow tulips are there?",
      "{x} skaters on the ice wear helmets; the number of those without one is {y} greater. How many skaters are on the ice?",
      "A parking deck has {x} electric cars, and {y} more than that which run on gas. How many cars of these two sorts are there?",
    ],
  },
  {
    id: "unlike/voters-more-yes-than-no",
    expression: "x-y",
    numbers: { x: "25..60", y: "6..20", z: "2..5" },
    texts: [
      "{x} members voted yes, {y} voted no, and {z} did not vote. How many more yes votes than no votes were there?",
      "The bakery made {x} rye loaves, {y} wheat loaves and {z} corn loaves. How many fewer wheat loaves than rye loaves did it make?",
      "{n} spotted {x} gulls, {y} herons and {z} swans. By how many did the gulls outnumber the herons?",
    ],
  },
  {
    id: "unlike/voters-more-yes-than-all-others",
    expression: "x-(y+z)",
    numbers: { x: "30..60", y: "6..20", z: "2..5" },
    texts: [
      "{x} members voted yes, {y} voted no, and {z} did not vote. How many more members voted yes than voted no or did not vote?",
      "The bakery made {x} rye loaves, {y} wheat loaves and {z} corn loaves. How many fewer wheat and corn loaves together than rye loaves did it make?",
      "{n} spotted {x} gulls, {y} herons and {z} swans. By how many did the gulls outnumber the herons and swans taken together?",
    ],
  },
  {
    id: "unlike/voters-all-of-them",
    expression: "x+y+z",
    numbers: { x: "25..60", y: "6..20", z: "2..5" },
    texts: [
      "{x} members voted yes, {y} voted no, and {z} did not vote. How many members are there in all?",
      "The bakery made {x} rye loaves, {y} wheat loaves and {z} corn loaves. How many loaves did it make?",
      "{n} spotted {x} gulls, {y} herons and {z} swans. How many birds of these three kinds did {he} spot?",
    ],
  },
  {
    id: "unlike/voters-no-more-than-absent",
    expression: "y-z",
    numbers: { x: "25..60", y: "6..20", z: "2..5" },
    texts: [
      "{x} members voted yes, {y} voted no, and {z} did not vote. How many more members voted no than did not vote?",
      "The bakery made {x} rye loaves, {y} wheat loaves and {z} corn loaves. How many fewer corn loaves than wheat loaves did it make?",
      "{n} spotted {x} gulls, {y} herons and {z} swans. By how many did the herons outnumber the swans?",
    ],
  },
  {
    id: "unlike/two-sum-and-gap-larger",
    expression: "(x+y)/2",
    numbers: { y: "4..18 by 2", x: "30..90 by 2" },
    texts: [
      "{n} and {m} have {x} trading cards together, and {n} has {y} more than {m}. How many cards does {n} have?",
      "Two shelves hold {x} cups. The upper shelf holds {y} cups more than the lower one. How many cups are on the upper shelf?",
      "{x} runners started in two waves. The second wave was {y} runners smaller than the first. How many runners were in the first wave?",
    ],
  },
  {
    id: "unlike/two-sum-and-gap-smaller",
    expression: "(x-y)/2",
    numbers: { y: "4..18 by 2", x: "30..90 by 2" },
    texts: [
      "{n} and {m} have {x} trading cards together, and {n} has {y} more than {m}. How many cards does {m} have?",
      "Two shelves hold {x} cups. The upper shelf holds {y} cups more than the lower one. How many cups are on the lower shelf?",
      "{x} runners started in two waves. The second wave was {y} runners smaller than the first. How many runners were in the second wave?",
    ],
  },
  {
    id: "unlike/two-sum-and-one-known",
    expression: "x-y",
    numbers: { y: "4..18 by 2", x: "30..90 by 2" },
    texts: [
      "{n} and {m} have {x} trading cards together, and {n} has {y} of them. How many cards does {m} have?",
      "Two shelves hold {x} cups. The upper shelf holds {y} cups. How many cups are on the lower shelf?",
      "{x} runners started in two waves. The second wave had {y} runners. How many runners were in the first wave?",
    ],
  },
  {
    id: "unlike/two-halves-then-more",
    expression: "x/2+y",
    numbers: { y: "4..18 by 2", x: "30..90 by 2" },
    texts: [
      "{n} and {m} have {x} trading cards together, and each has as many as the other. {k} has {y} more than {n}. How many cards does {k} have?",
      "Two shelves hold {x} cups, the same number on each. The windowsill holds {y} cups more than the lower shelf. How many cups are on the windowsill?",
      "{x} runners started in two waves of the same size. A third wave was {y} runners larger than the second. How many runners were in the third wave?",
    ],
  },
  {
    id: "unlike/sum-of-the-gap-and-three-times",
    expression: "x/(y+1)",
    numbers: { y: "2..6", x: "(y+1)*(i+1)" },
    texts: [
      "{n} and {m} split {x} acorns. {n} gets {y} times as many as {m}. How many acorns does {m} get?",
      "In a stable are {x} animals, horses and ponies. There are {y} times as many horses as ponies. How many ponies are there?",
      "{x} guests came by boat or by bus, and {y} times as many by boat as by bus. How many came by bus?",
    ],
  },
  {
    id: "unlike/total-as-multiple-of-a-part",
    expression: "x/y",
    numbers: { y: "2..6", x: "y*(i+2)" },
    texts: [
      "{n} and {m} split {x} acorns. That is {y} times as many as {m} gets. How many acorns does {m} get?",
      "In a stable are {x} animals, horses and ponies. There are {y} times as many animals in all as ponies. How many ponies are there?",
      "{x} guests came by boat or by bus, {y} times as many as came by bus. How many came by bus?",
    ],
  },
  {
    id: "unlike/whole-of-the-part-and-its-multiple",
    expression: "x*y+x",
    numbers: { y: "2..6", x: "3..25" },
    texts: [
      "{n} and {m} split some acorns. {m} gets {x} acorns, and {n} gets {y} times as many. How many acorns did they split?",
      "In a stable are horses and {x} ponies. There are {y} times as many horses as ponies. How many animals are in the stable?",
      "{x} guests came by bus, and {y} times as many by boat. How many guests came by bus or by boat?",
    ],
  },
];

/** Sets in which something is handed over or changes, and amounts are compared before or after. */
const BEFORE_AND_AFTER: readonly WordingFamily[] = [
  {
    id: "unlike/lead-after-a-gain",
    expression: "x+z-y",
    numbers: { x: "40..80", y: "10..35", z: "3..15" },
    texts: [
      "{n} has {x} buttons and {m} has {y}. {n} finds {z} more. How many more buttons than {m} does {n} have then?",
      "The hill school had {x} pupils and the lake school {y}. Since then {z} new pupils have joined the hill school. By how many is the hill school larger now?",
      "There were {x} ducks and {y} geese on the pond. {z} ducks flew in. How many fewer geese than ducks are there now?",
    ],
  },
  {
    id: "unlike/lead-after-a-loss",
    expression: "x-z-y",
    numbers: { x: "55..90", y: "10..35", z: "3..15" },
    texts: [
      "{n} has {x} buttons and {m} has {y}. {n} loses {z} buttons. How many more buttons than {m} does {n} have then?",
      "The hill school had {x} pupils and the lake school {y}. Since then {z} pupils have left the hill school. By how many is the hill school larger now?",
      "There were {x} ducks and {y} geese on the pond. {z} ducks flew off. How many fewer geese than ducks are there now?",
    ],
  },
  {
    id: "unlike/lead-that-was-there-first",
    expression: "x-y",
    numbers: { x: "40..80", y: "10..35", z: "3..15" },
    texts: [
      "{n} had {x} buttons and {m} had {y}. {n} found {z} more. How many more buttons than {m} did {n} have before that?",
      "The hill school had {x} pupils and the lake school {y}. Then {z} new pupils joined the hill school. By how many was the hill school larger before they came?",
      "There were {x} ducks and {y} geese on the pond at first. {z} ducks flew in. How many fewer geese than ducks were there at first?",
    ],
  },
  {
    id: "unlike/lead-after-the-other-gains",
    expression: "x-(y+z)",
    numbers: { x: "55..90", y: "10..35", z: "3..15" },
    texts: [
      "{n} has {x} buttons and {m} has {y}. {m} finds {z} more. How many more buttons than {m} does {n} have then?",
      "The hill school had {x} pupils and the lake school {y}. Since then {z} new pupils have joined the lake school. By how many is the hill school larger now?",
      "There were {x} ducks and {y} geese on the pond. {z} geese flew in. How many fewer geese than ducks are there now?",
    ],
  },
  {
    id: "unlike/had-more-and-then-a-gift",
    expression: "x+y+z",
    numbers: { x: "20..50", y: "3..15", z: "2..12" },
    texts: [
      "{n} has {x} seeds. {m} had {y} more seeds than {n}, and then {mhe} got {z} from {mhis} aunt. How many seeds does {m} have now?",
      "The north pier had {x} boats. The south pier had {y} more boats, and {z} more boats docked at the south pier at noon. How many boats were at the south pier then?",
      "In {month} {x} parcels came. In {month2} {y} more parcels than that came on time, and another {z} came late. How many parcels came in {month2} in all?",
    ],
  },
  {
    id: "unlike/gift-makes-fewer",
    expression: "x+y-z",
    numbers: { x: "20..50", y: "3..15", z: "2..12" },
    texts: [
      "{n} has {x} seeds. {m} had {y} more seeds than {n}, and then {mhe} gave {z} to {mhis} aunt. How many seeds does {m} have now?",
      "The north pier had {x} boats. The south pier had {y} more boats, and {z} boats left the south pier at noon. How many boats were at the south pier then?",
      "In {month} {x} parcels came. In {month2} {y} more parcels than that came, and {z} of those from {month2} were sent back. How many parcels that came in {month2} were kept?",
    ],
  },
  {
    id: "unlike/had-fewer-and-then-a-gift",
    expression: "x-y+z",
    numbers: { x: "25..50", y: "3..15", z: "2..12" },
    texts: [
      "{n} has {x} seeds. {m} had {y} fewer seeds than {n}, and then {mhe} got {z} from {mhis} aunt. How many seeds does {m} have now?",
      "The north pier had {x} boats. The south pier had {y} fewer boats, and {z} more boats docked at the south pier at noon. How many boats were at the south pier then?",
      "In {month} {x} parcels came. In {month2} {y} fewer parcels than that came on time, and another {z} came late. How many parcels came in {month2} in all?",
    ],
  },
  {
    id: "unlike/sold-twice-then-both",
    expression: "x+2*x+y",
    numbers: { x: "8..40", y: "3..20" },
    texts: [
      "{n} sold {x} raffle tickets on {day}. On {day2} {he} sold twice as many, and on {day3} {y}. How many did {he} sell on the three days?",
      "The cat had {x} minutes of play in the morning, twice as long at noon, and {y} minutes at night. How many minutes of play did it have altogether?",
      "A bus carried {x} people on its first trip, double that number on its second and {y} on its third. How many people were carried in all?",
    ],
  },
  {
    id: "unlike/sold-twice-more-than-the-last",
    expression: "2*x-y",
    numbers: { x: "12..40", y: "3..20" },
    texts: [
      "{n} sold {x} raffle tickets on {day}. On {day2} {he} sold twice as many, and on {day3} {y}. How many more did {he} sell on {day2} than on {day3}?",
      "The cat had {x} minutes of play in the morning, twice as long at noon, and {y} minutes at night. How many minutes longer was its play at noon than at night?",
      "A bus carried {x} people on its first trip, double that number on its second and {y} on its third. How many fewer people were carried on the third trip than on the second?",
    ],
  },
  {
    id: "unlike/sold-double-asked-alone",
    expression: "2*x",
    numbers: { x: "12..40", y: "3..20" },
    texts: [
      "{n} sold {x} raffle tickets on {day}. On {day2} {he} sold twice as many, and on {day3} {y}. How many did {he} sell on {day2}?",
      "The cat had {x} minutes of play in the morning, twice as long at noon, and {y} minutes at night. How many minutes of play did it have at noon?",
      "A bus carried {x} people on its first trip, double that number on its second and {y} on its third. How many people were carried on the second trip?",
    ],
  },
  {
    id: "unlike/sold-first-and-last",
    expression: "x+y",
    numbers: { x: "12..40", y: "3..20" },
    texts: [
      "{n} sold {x} raffle tickets on {day}. On {day2} {he} sold twice as many, and on {day3} {y}. How many did {he} sell on {day} and {day3} together?",
      "The cat had {x} minutes of play in the morning, twice as long at noon, and {y} minutes at night. How many minutes of play did it have in the morning and at night?",
      "A bus carried {x} people on its first trip, double that number on its second and {y} on its third. How many people were carried on the first and the third trip?",
    ],
  },
  {
    id: "unlike/level-by-handing-over",
    expression: "(x-y)/2",
    numbers: { y: "6..20 by 2", x: "30..90 by 2" },
    texts: [
      "{n} has {x} stamps, {m} has {y}. How many stamps must {n} hand to {m} so that both have equally many?",
      "One bowl holds {x} cherries and the other holds {y}. How many cherries must be moved from the first bowl into the other to make them even?",
      "There are {x} children on the sunny side of the yard and {y} on the shady side. How many have to change from the sunny side to the shady side so that the sides are equal?",
    ],
  },
  {
    id: "unlike/same-after-adding-some",
    expression: "x-y",
    numbers: { y: "6..20 by 2", x: "30..90 by 2" },
    texts: [
      "{n} has {x} stamps, {m} has {y}. How many new stamps must {m} buy so that both have equally many?",
      "One bowl holds {x} cherries and the other holds {y}. How many cherries must be eaten from the first bowl to make them even?",
      "There are {x} children on the sunny side of the yard and {y} on the shady side. How many have to go home from the sunny side so that the sides are equal?",
    ],
  },
  {
    id: "unlike/how-many-each-when-made-equal",
    expression: "(x+y)/2",
    numbers: { y: "6..20 by 2", x: "30..90 by 2" },
    texts: [
      "{n} has {x} stamps, {m} has {y}. {n} hands some of them to {m} so that both have equally many. How many stamps does each of them have then?",
      "One bowl holds {x} cherries and the other holds {y}. Some are moved from the first bowl into the other to make them even. How many cherries does each bowl hold then?",
      "There are {x} children on the sunny side of the yard and {y} on the shady side. Some change from the sunny side to the shady side until the sides are equal. How many children are on each side then?",
    ],
  },
];

/** Sets with equal groups whose sizes or totals are compared. */
const GROUPS_COMPARED: readonly WordingFamily[] = [
  {
    id: "unlike/rows-longer-by",
    expression: "(x+y)*z",
    numbers: { x: "4..12", y: "2..6", z: "3..9" },
    texts: [
      "A row in the left field has {x} cabbages. A row in the right field has {y} more. How many cabbages are in {z} rows of the right field?",
      "{n} reads {x} pages an evening, and {m} reads {y} pages more an evening. How many pages does {m} read in {z} evenings?",
      "A small tray takes {x} tarts, a large tray {y} more than that. How many tarts fit on {z} large trays?",
    ],
  },
  {
    id: "unlike/rows-total-longer-by",
    expression: "x*z+y",
    numbers: { x: "4..12", y: "2..6", z: "3..9" },
    texts: [
      "The left field has {z} rows with {x} cabbages each. The right field has {y} cabbages more than the left field. How many cabbages are in the right field?",
      "{n} reads {x} pages an evening for {z} evenings. In that time {m} reads {y} pages more in all than {n}. How many pages does {m} read in those {z} evenings?",
      "A small tray takes {x} tarts. The oven takes {y} tarts more than {z} small trays do. How many tarts fit in the oven?",
    ],
  },
  {
    id: "unlike/rows-apart-over-all",
    expression: "y*z",
    numbers: { x: "4..12", y: "2..6", z: "3..9" },
    texts: [
      "A row in the left field has {x} cabbages. A row in the right field has {y} more. How many more cabbages are in {z} rows of the right field than in {z} rows of the left field?",
      "{n} reads {x} pages an evening, and {m} reads {y} pages more an evening. How many more pages than {n} does {m} read in {z} evenings?",
      "A small tray takes {x} tarts, a large tray {y} more than that. How many more tarts fit on {z} large trays than on {z} small ones?",
    ],
  },
  {
    id: "unlike/rows-total-shorter-by",
    expression: "x*z-y",
    numbers: { x: "4..12", y: "2..6", z: "3..9" },
    texts: [
      "The left field has {z} rows with {x} cabbages each. The right field has {y} cabbages fewer than the left field. How many cabbages are in the right field?",
      "{n} reads {x} pages an evening for {z} evenings. In that time {m} reads {y} pages fewer in all than {n}. How many pages does {m} read in those {z} evenings?",
      "A small tray takes {x} tarts. The oven takes {y} tarts fewer than {z} small trays do. How many tarts fit in the oven?",
    ],
  },
  {
    id: "unlike/share-then-more-than-it",
    expression: "x/y+z",
    numbers: { y: "3..8", x: "y*(i+6)", z: "2..6" },
    texts: [
      "{y} friends split {x} berries evenly. {n}, who is not one of them, has {z} berries more than each friend got. How many berries does {n} have?",
      "{x} bricks lie in {y} equal stacks. A stack of tiles has {z} more pieces than a stack of bricks. How many tiles are in the stack?",
      "On {y} days {m} walked {x} miles, the same distance each day. The day after, {mhe} walked {z} miles more than on one of those days. How many miles did {mhe} walk that day?",
    ],
  },
  {
    id: "unlike/share-then-less-than-it",
    expression: "x/y-z",
    numbers: { y: "3..8", x: "y*(i+6)", z: "2..6" },
    texts: [
      "{y} friends split {x} berries evenly. {n}, who is not one of them, has {z} berries fewer than each friend got. How many berries does {n} have?",
      "{x} bricks lie in {y} equal stacks. A stack of tiles has {z} fewer pieces than a stack of bricks. How many tiles are in the stack?",
      "On {y} days {m} walked {x} miles, the same distance each day. The day after, {mhe} walked {z} miles less than on one of those days. How many miles did {mhe} walk that day?",
    ],
  },
  {
    id: "unlike/share-more-than-the-whole",
    expression: "x+z",
    numbers: { y: "3..8", x: "y*(i+6)", z: "2..6" },
    texts: [
      "{y} friends split {x} berries evenly. {n}, who is not one of them, has {z} berries more than all those friends together. How many berries does {n} have?",
      "{x} bricks lie in {y} equal stacks. There are {z} more tiles than bricks, all in one heap. How many tiles are in the heap?",
      "On {y} days {m} walked {x} miles, the same distance each day. {n} walked {z} miles more than {m} did in all those days. How many miles did {n} walk?",
    ],
  },
  {
    id: "unlike/share-times-the-share",
    expression: "x/y*z",
    numbers: { y: "3..8", x: "y*(i+6)", z: "2..6" },
    texts: [
      "{y} friends split {x} berries evenly. {n}, who is not one of them, has {z} times as many berries as each friend got. How many berries does {n} have?",
      "{x} bricks lie in {y} equal stacks. A stack of tiles has {z} times as many pieces as a stack of bricks. How many tiles are in the stack?",
      "On {y} days {m} biked {x} miles, the same distance each day. The week after, {mhe} biked {z} times as far in all as on one of those days. How many miles did {mhe} bike that week?",
    ],
  },
  {
    id: "unlike/bags-ahead-of-loose-ones",
    expression: "x*y-z",
    numbers: { x: "4..9", y: "6..12", z: "5..20" },
    texts: [
      "{n} bought {x} bags of {y} walnuts each, and {m} bought {z} loose walnuts. How many more walnuts than {m} did {n} buy?",
      "{x} wagons bring {y} tourists each, and {z} tourists come on foot. How many fewer tourists come on foot than by wagon?",
      "The album has {x} pages with {y} photos each. The box holds {z} photos. By how many photos is the album ahead of the box?",
    ],
  },
  {
    id: "unlike/bags-totals-together",
    expression: "x*y+z",
    numbers: { x: "4..9", y: "6..12", z: "5..20" },
    texts: [
      "{n} bought {x} bags of {y} walnuts each, and {m} bought {z} loose walnuts. How many walnuts did they buy together?",
      "{x} wagons bring {y} tourists each, and {z} tourists come on foot. How many tourists come in all?",
      "The album has {x} pages with {y} photos each. The box holds {z} photos. How many photos are in the album and the box?",
    ],
  },
  {
    id: "unlike/bags-one-more-of-them",
    expression: "(x+z)*y",
    numbers: { x: "4..9", y: "6..12", z: "2..6" },
    texts: [
      "{n} bought {x} bags of {y} walnuts each, and {m} bought {z} bags more of the same kind than {n}. How many walnuts did {m} buy?",
      "{x} wagons bring {y} tourists each in the morning. At noon {z} wagons more than in the morning bring {y} tourists each. How many tourists come at noon?",
      "The red album has {x} pages with {y} photos each. The green album has {z} pages more than the red one and just as many photos on a page. How many photos does the green album have?",
    ],
  },
  {
    id: "unlike/bags-fewer-of-them",
    expression: "(x-z)*y",
    numbers: { x: "9..15", y: "6..12", z: "2..6" },
    texts: [
      "{n} bought {x} bags of {y} walnuts each, and {m} bought {z} bags fewer of the same kind than {n}. How many walnuts did {m} buy?",
      "{x} wagons bring {y} tourists each in the morning. At noon {z} wagons fewer than in the morning bring {y} tourists each. How many tourists come at noon?",
      "The red album has {x} pages with {y} photos each. The green album has {z} pages fewer than the red one and just as many photos on a page. How many photos does the green album have?",
    ],
  },
];

/** Sets in which one of the compared amounts is to spare, or the same numbers are asked for in another way. */
const ONE_TO_SPARE: readonly WordingFamily[] = [
  {
    id: "unlike/quiz-gap-first-and-second",
    expression: "x-y",
    numbers: { x: "61..90", y: "41..55", z: "15..30" },
    texts: [
      "In the quiz {n} got {x} points, {m} {y} and {k} {z}. How many points more than {m} did {n} get?",
      "The oak is {x} feet tall, the birch {y} feet and the holly {z} feet. How many feet taller than the birch is the oak?",
      "Friday's concert drew {x} listeners, Saturday's {y} and Sunday's {z}. How many fewer came on Saturday than on Friday?",
    ],
  },
  {
    id: "unlike/quiz-gap-first-and-third",
    expression: "x-z",
    numbers: { x: "61..90", y: "41..55", z: "15..30" },
    texts: [
      "In the quiz {n} got {x} points, {m} {y} and {k} {z}. How many points more than {k} did {n} get?",
      "The oak is {x} feet tall, the birch {y} feet and the holly {z} feet. How many feet taller than the holly is the oak?",
      "Friday's concert drew {x} listeners, Saturday's {y} and Sunday's {z}. How many fewer came on Sunday than on Friday?",
    ],
  },
  {
    id: "unlike/quiz-gap-second-and-third",
    expression: "y-z",
    numbers: { x: "61..90", y: "41..55", z: "15..30" },
    texts: [
      "In the quiz {n} got {x} points, {m} {y} and {k} {z}. How many points more than {k} did {m} get?",
      "The oak is {x} feet tall, the birch {y} feet and the holly {z} feet. How many feet taller than the holly is the birch?",
      "Friday's concert drew {x} listeners, Saturday's {y} and Sunday's {z}. How many fewer came on Sunday than on Saturday?",
    ],
  },
  {
    id: "unlike/quiz-two-lower-over-the-first",
    expression: "y+z-x",
    numbers: { z: "31..40", y: "50..60", x: "61..75" },
    texts: [
      "In the quiz {n} got {x} points, {m} {y} and {k} {z}. How many points more than {n} did {m} and {k} get together?",
      "The oak is {x} feet tall, the birch {y} feet and the holly {z} feet. If the holly stood on top of the birch, how many feet would they rise above the oak?",
      "Friday's concert drew {x} listeners, Saturday's {y} and Sunday's {z}. How many more came on Saturday and Sunday together than on Friday?",
    ],
  },
  {
    id: "unlike/desks-needed-for-all",
    expression: "x-y",
    numbers: { x: "40..70", y: "15..35", z: "3..12" },
    texts: [
      "{x} children want to paint. There are {y} brushes, and {z} of the children are under six. How many more children than brushes are there?",
      "The bakers need {x} eggs, {z} of them for the sponge. They have {y} eggs. How many eggs are still missing?",
      "For the trip {x} seats are wanted. The bus has {y} seats. {z} of those who want a seat are teachers. How many seats is the bus short?",
    ],
  },
  {
    id: "unlike/desks-needed-after-some-leave",
    expression: "x-z-y",
    numbers: { x: "50..70", y: "15..35", z: "3..12" },
    texts: [
      "{x} children want to paint. There are {y} brushes, and {z} of the children give up and go home. How many more children than brushes are there then?",
      "The bakers need {x} eggs. They have {y} white eggs and {z} brown ones. How many eggs are still missing?",
      "For the trip {x} seats are wanted. The bus has {y} seats. {z} of those who want a seat go by bike instead. How many seats is the bus short now?",
    ],
  },
  {
    id: "unlike/lacking-when-others-come",
    expression: "x+z-y",
    numbers: { x: "40..70", y: "15..35", z: "3..12" },
    texts: [
      "{x} children want to paint. There are {y} brushes, and {z} more children come in who want to paint. How many more children than brushes are there then?",
      "The bakers need {x} eggs for the cakes and {z} eggs for the sponge. They have {y} eggs. How many eggs are still missing?",
      "For the trip {x} seats are wanted. The bus has {y} seats. Then {z} others ask for a seat, too. How many seats is the bus short now?",
    ],
  },
  {
    id: "unlike/farther-than-the-turn",
    expression: "x-y",
    numbers: { x: "40..90", y: "10..30", z: "3..9" },
    texts: [
      "{n} lives {x} blocks from the zoo, {m} lives {y} blocks from it. The tram has {z} stops. How many blocks farther from the zoo does {n} live?",
      "The wide river is {x} yards across, the narrow one is {y} yards. The ferry makes {z} trips over the wide one. How many yards wider is the wide river?",
      "{m} swam {x} laps in {z} days and {n} swam {y}. How many laps was {n} behind?",
    ],
  },
  {
    id: "unlike/farther-each-time-over",
    expression: "x*z",
    numbers: { x: "40..90", y: "10..30", z: "3..9" },
    texts: [
      "{n} lives {x} blocks from the zoo, {m} lives {y} blocks from it. {n} has gone from home to the zoo {z} times. How many blocks has {n} covered on these ways to the zoo?",
      "The wide river is {x} yards across, the narrow one is {y} yards. The ferry makes {z} trips over the wide one. How many yards does the ferry go in all?",
      "{m} swam {x} laps a day for {z} days, and {n} swam {y} laps on one of them. How many laps did {m} swim altogether?",
    ],
  },
  {
    id: "unlike/farther-over-several-times",
    expression: "(x-y)*z",
    numbers: { x: "40..90", y: "10..30", z: "3..9" },
    texts: [
      "{n} lives {x} blocks from the zoo, {m} lives {y} blocks from it. Both have gone from home to the zoo {z} times. How many more blocks than {m} has {n} covered on these ways to the zoo?",
      "The wide river is {x} yards across, the narrow one is {y} yards. One ferry makes {z} trips over the wide one, another makes {z} trips over the narrow one. How many more yards does the first ferry go?",
      "{m} swam {x} laps a day for {z} days, and {n} swam {y} laps a day on the same days. How many laps was {n} behind in the end?",
    ],
  },
  {
    id: "unlike/asked-first-known-has-more",
    expression: "x-y",
    numbers: { x: "30..70", y: "4..15" },
    texts: [
      "How many bells does the east tower have, if the west tower's {x} bells are {y} more than the east tower's?",
      "What does {m} weigh in pounds if {n}, at {x} pounds, outweighs {m} by {y} pounds?",
      "How many quilts did the aunt sew, if the niece sewed {x} and the aunt was {y} behind the niece?",
    ],
  },
  {
    id: "unlike/tower-of-fewer-blocks-asked-first",
    expression: "x+y",
    numbers: { x: "30..70", y: "4..15" },
    texts: [
      "How many bells does the east tower have, if the west tower's {x} bells are {y} fewer than the east tower's?",
      "What does {m} weigh in pounds if {n}, at {x} pounds, is outweighed by {m} by {y} pounds?",
      "How many quilts did the aunt sew, if the niece sewed {x} and the aunt was {y} ahead of the niece?",
    ],
  },
  {
    id: "unlike/asked-first-the-difference",
    expression: "y-x",
    numbers: { x: "30..50", y: "55..90" },
    texts: [
      "How many bells does the west tower lack to equal the east tower, if the west tower has {x} bells and the east tower {y}?",
      "By how many pounds does {m} outweigh {n} if {n} weighs {x} pounds and {m} weighs {y}?",
      "How many quilts is the aunt ahead of the niece, if the niece sewed {x} and the aunt sewed {y}?",
    ],
  },
];

/** Sets of families that compare: nearly the same story, but another amount is known or asked. */
export const CONTRASTS_OF_COMPARISONS: readonly WordingFamily[] = [
  ...MORE_OR_FEWER,
  ...TIMES_AS_MANY,
  ...AGES,
  ...PRICES,
  ...LENGTHS_AND_TIMES,
  ...PARTS_COMPARED,
  ...BEFORE_AND_AFTER,
  ...GROUPS_COMPARED,
  ...ONE_TO_SPARE,
];

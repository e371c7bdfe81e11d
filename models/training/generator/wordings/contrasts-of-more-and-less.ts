import type { WordingFamily } from "../wording.ts";

/** Sets of heights, lengths and depths in which the greater, the smaller or the difference is unknown. */
const HEIGHTS: readonly WordingFamily[] = [
  {
    id: "taller/palm-of-the-pool-is-higher",
    expression: "x+y",
    numbers: { x: "30..90", y: "6..29" },
    texts: [
      "The palm by the gate is {x} feet tall. The palm by the pool is {y} feet taller than that. How many feet tall is the palm by the pool?",
      "{n}'s plank is {x} inches long. It is {y} inches shorter than {m}'s plank. How many inches long is {m}'s plank?",
      "What is the height of the crane in meters? The chimney next to it is {x} meters high, and the crane ends {y} meters above the top of the chimney.",
    ],
  },
  {
    id: "taller/palm-of-the-gate-is-higher",
    expression: "x-y",
    numbers: { x: "30..90", y: "6..29" },
    texts: [
      "The palm by the gate is {x} feet tall. It is {y} feet taller than the palm by the pool. How many feet tall is the palm by the pool?",
      "{n}'s plank is {x} inches long. It is {y} inches longer than {m}'s plank. How many inches long is {m}'s plank?",
      "What is the height of the crane in meters? The chimney next to it is {x} meters high, and the crane ends {y} meters below the top of the chimney.",
    ],
  },
  {
    id: "taller/palm-both-heights-known",
    expression: "x-y",
    numbers: { x: "30..90", y: "6..29" },
    texts: [
      "The palm by the gate is {x} feet tall. The palm by the pool is {y} feet tall. How many feet taller is the palm by the gate?",
      "{n}'s plank is {x} inches long. {m}'s plank is {y} inches long. By how many inches is {m}'s plank shorter?",
      "How many meters of the chimney stick up above the crane? The chimney is {x} meters high, and the crane next to it is {y} meters high.",
    ],
  },
  {
    id: "taller/palm-one-on-top-of-the-other",
    expression: "x+y",
    numbers: { x: "30..90", y: "6..29" },
    texts: [
      "The palm by the gate is {x} feet tall. If the palm by the pool were {y} feet shorter, it would be just as tall. How many feet tall is the palm by the pool?",
      "{n}'s plank is {x} inches long. {m}'s plank is {y} inches long. How many inches do the two reach when they lie end to end?",
      "What is the height of the crane in meters? The chimney next to it is {x} meters high, and it would take another {y} meters of chimney to be level with the crane.",
    ],
  },
  {
    id: "taller/brother-is-the-tall-one",
    expression: "x+y",
    numbers: { x: "42..52", y: "4..24" },
    texts: [
      "{n} measures {x} inches. {His} brother is {y} inches taller. How many inches does the brother measure?",
      "At the shoulder the colt measures {x} inches, which is {y} inches lower than its mother. How high is the mother in inches?",
      "The doll's house is {x} centimeters high and fits under the shelf with {y} centimeters to spare. How many centimeters above the floor is the shelf?",
    ],
  },
  {
    id: "taller/brother-is-the-short-one",
    expression: "x-y",
    numbers: { x: "50..75", y: "4..26" },
    texts: [
      "{n} measures {x} inches. {His} brother is {y} inches shorter. How many inches does the brother measure?",
      "At the shoulder the mare measures {x} inches, which is {y} inches higher than her colt. How high is the colt in inches?",
      "The doll's house is {x} centimeters high and is {y} centimeters too high for the space under the shelf. How many centimeters above the floor is the shelf?",
    ],
  },
  {
    id: "taller/brother-how-much-taller",
    expression: "x-y",
    numbers: { x: "50..75", y: "24..44" },
    texts: [
      "{n} measures {x} inches. {His} brother measures {y} inches. How many inches taller than {his} brother is {n}?",
      "At the shoulder the mare measures {x} inches and her colt {y} inches. How many inches does the colt lack to be as high as the mare?",
      "The shelf is {x} centimeters above the floor. The doll's house, {y} centimeters high, stands under it. How many centimeters are free between its roof and the shelf?",
    ],
  },
  {
    id: "taller/brother-grew-past-the-other",
    expression: "x+y",
    numbers: { x: "42..52", y: "4..24" },
    texts: [
      "{n} measures {x} inches. {He} would have to grow {y} inches to be as tall as {his} brother. How many inches does the brother measure?",
      "At the shoulder the colt measures {x} inches. It has {y} inches to grow until it is as high as its mother. How high is the mother in inches?",
      "The shelf is {x} centimeters above the floor. The doll's house on the shelf is {y} centimeters high. How many centimeters above the floor is the top of its roof?",
    ],
  },
  {
    id: "taller/well-deeper-than-known",
    expression: "x+y",
    numbers: { x: "40..95", y: "7..38" },
    texts: [
      "The old well goes down {x} feet. The new well is {y} feet deeper. What is the depth of the new well in feet?",
      "A diver has come to {x} meters below the surface. The wreck lies {y} meters below the diver. How many meters below the surface does the wreck lie?",
      "{n}'s fence is {x} yards long. It comes out {y} yards short of {m}'s fence. How many yards long is {m}'s fence?",
      "The blue whale in the picture book is {x} feet long, while the ship on the next page is longer than the whale by {y} feet. How long is the ship in feet?",
    ],
  },
  {
    id: "taller/well-less-deep-than-known",
    expression: "x-y",
    numbers: { x: "40..95", y: "7..38" },
    texts: [
      "The old well goes down {x} feet. The new well is {y} feet less deep. What is the depth of the new well in feet?",
      "A diver has come to {x} meters below the surface. A reef lies {y} meters above the diver, still under water. How many meters below the surface does the reef lie?",
      "{n}'s fence is {x} yards long. {m}'s fence comes out {y} yards short of it. How many yards long is {m}'s fence?",
      "The blue whale in the picture book is {x} feet long, and the whale is longer than the ship on the next page by {y} feet. How long is the ship in feet?",
    ],
  },
  {
    id: "taller/well-how-much-deeper",
    expression: "x-y",
    numbers: { x: "40..95", y: "7..38" },
    texts: [
      "The old well goes down {x} feet. The new well goes down {y} feet. How many feet deeper than the new well is the old one?",
      "A wreck lies {x} meters below the surface. A diver has come to {y} meters below the surface. How many meters must the diver still go down to reach the wreck?",
      "{n}'s fence is {x} yards long. {m}'s fence is {y} yards long. By how many yards does {n}'s fence go beyond {m}'s?",
      "The blue whale in the picture book is {x} feet long, while the boat on the next page is {y} feet long. How much shorter than the whale is the boat, in feet?",
    ],
  },
  {
    id: "taller/well-the-known-lacks",
    expression: "x+y",
    numbers: { x: "40..95", y: "7..38" },
    texts: [
      "The old well goes down {x} feet. It would have to be dug {y} feet deeper to match the new well. What is the depth of the new well in feet?",
      "A diver has come to {x} meters below the surface and is {y} meters short of the wreck straight below. How many meters below the surface does the wreck lie?",
      "{n}'s fence is {x} yards long. If {m}'s fence lost {y} yards, it would be the same length as {n}'s. How many yards long is {m}'s fence?",
      "The blue whale in the picture book is {x} feet long, and that is {y} feet less than the length of the ship on the next page. How long is the ship in feet?",
    ],
  },
  {
    id: "taller/scarf-the-wanted-longer",
    expression: "x+y",
    numbers: { x: "35..95", y: "5..30" },
    texts: [
      "{n} has knitted {x} rows of a scarf and needs {y} rows more to finish it. How many rows does the finished scarf have?",
      "Aunt Rosa's curtain is {x} inches long, but it ends {y} inches above the floor. How many inches long would a curtain from the same rod to the floor be?",
      "The bridge is {x} meters long and ends {y} meters before the far bank. How long must it be in meters to reach the bank?",
    ],
  },
  {
    id: "taller/scarf-the-wanted-shorter",
    expression: "x-y",
    numbers: { x: "35..95", y: "5..30" },
    texts: [
      "{n} has knitted {x} rows of a scarf and has gone {y} rows past what the pattern says. How many rows does the pattern say?",
      "Aunt Rosa's curtain is {x} inches long, but {y} inches of it lie on the floor. How many inches long would a curtain from the same rod to the floor be?",
      "The bridge is {x} meters long and reaches {y} meters beyond the far bank. How long would it have to be in meters to end right at the bank?",
    ],
  },
  {
    id: "taller/scarf-what-is-lacking",
    expression: "x-y",
    numbers: { x: "35..95", y: "5..30" },
    texts: [
      "{n} wants a scarf of {x} rows and has knitted {y} rows of it. How many rows are still to be knitted?",
      "From Aunt Rosa's rod to the floor it is {x} inches. Her curtain is {y} inches long. How many inches above the floor does it end?",
      "The river is {x} meters wide, and the bridge has been built {y} meters out from one bank. How many meters of bridge are still missing to reach the other bank?",
    ],
  },
  {
    id: "taller/scarf-too-much-of-it",
    expression: "x-y",
    numbers: { x: "35..95", y: "5..30" },
    texts: [
      "{n} wanted a scarf of {y} rows and has by mistake knitted {x} rows. How many rows too many are there?",
      "Aunt Rosa's curtain is {x} inches long. From her rod to the floor it is {y} inches. How many inches must she cut off so that it just touches the floor?",
      "The bridge is {x} meters long, and {y} meters of it are over the river. How many meters of it are over land?",
    ],
  },
];

/** Sets of weights, distances and speeds in which the heavier or farther one is said in turned ways. */
const WEIGHTS_AND_WAYS: readonly WordingFamily[] = [
  {
    id: "taller/heavier-dog-unknown",
    expression: "x+y",
    numbers: { x: "35..95", y: "5..32" },
    texts: [
      "The shepherd dog weighs {x} pounds. The mastiff is {y} pounds heavier. How many pounds does the mastiff weigh?",
      "{m} lifts {x} kilograms, and that is {y} kilograms less than {n} lifts. How many kilograms does {n} lift?",
      "A sack of rice goes {y} pounds over the weight of a sack of beans. The beans weigh {x} pounds. What does the rice weigh in pounds?",
      "Before the trip {n}'s trunk weighed {x} pounds. Now it weighs {y} pounds more than that. How many pounds does it weigh now?",
    ],
  },
  {
    id: "taller/lighter-dog-unknown",
    expression: "x-y",
    numbers: { x: "35..95", y: "5..32" },
    texts: [
      "The shepherd dog weighs {x} pounds. The mastiff pup is {y} pounds lighter. How many pounds does the mastiff pup weigh?",
      "{m} lifts {x} kilograms, and that is {y} kilograms more than {n} lifts. How many kilograms does {n} lift?",
      "A sack of rice stays {y} pounds under the weight of a sack of beans. The beans weigh {x} pounds. What does the rice weigh in pounds?",
      "Before the trip {n}'s trunk weighed {x} pounds. Now it is {y} pounds less heavy than it was. How many pounds does it weigh now?",
    ],
  },
  {
    id: "taller/dogs-weights-apart",
    expression: "x-y",
    numbers: { x: "35..95", y: "5..32" },
    texts: [
      "The shepherd dog weighs {x} pounds. The mastiff pup weighs {y} pounds. How many pounds must the pup gain to weigh as much as the shepherd dog?",
      "{m} lifts {x} kilograms, and {n} lifts {y} kilograms. How many kilograms more than {n} does {m} lift?",
      "A sack of rice weighs {y} pounds. A sack of beans weighs {x} pounds. How far is the rice below the beans, in pounds?",
      "Before the trip {n}'s trunk weighed {y} pounds. Now it weighs {x} pounds. By how many pounds is it heavier now?",
    ],
  },
  {
    id: "taller/dogs-on-one-scale",
    expression: "x+y",
    numbers: { x: "35..95", y: "5..32" },
    texts: [
      "The shepherd dog weighs {x} pounds. The mastiff pup weighs {y} pounds. What does the scale show in pounds when both stand on it?",
      "{m} lifts {x} kilograms. {m} would have to lift {y} kilograms more to do as well as {n}. How many kilograms does {n} lift?",
      "A sack of rice would have to lose {y} pounds to weigh the same as a sack of beans. The beans weigh {x} pounds. What does the rice weigh in pounds?",
      "Before the trip {n}'s trunk weighed {y} pounds. Since then {he} has put {x} pounds of shells into it. How many pounds does it weigh now?",
    ],
  },
  {
    id: "taller/town-that-is-farther",
    expression: "x+y",
    numbers: { x: "30..90", y: "6..28" },
    texts: [
      "Dover Falls is {x} miles from our farm. Pine Gap is {y} miles farther away from it. How many miles is Pine Gap from our farm?",
      "{n} walked {x} blocks to the dentist. That was {y} blocks fewer than {m} walked. How many blocks did {m} walk?",
      "The truck has come {x} miles and is {y} miles short of the border. How many miles is it from its start to the border?",
    ],
  },
  {
    id: "taller/nearer-town-unknown",
    expression: "x-y",
    numbers: { x: "30..90", y: "6..28" },
    texts: [
      "Dover Falls is {x} miles from our farm. Pine Gap is {y} miles closer to it. How many miles is Pine Gap from our farm?",
      "{n} walked {x} blocks to the dentist. That was {y} blocks more than {m} walked. How many blocks did {m} walk?",
      "The truck has come {x} miles and is now {y} miles past the border. How many miles is it from its start to the border?",
    ],
  },
  {
    id: "taller/towns-how-much-farther",
    expression: "x-y",
    numbers: { x: "30..90", y: "6..28" },
    texts: [
      "Dover Falls is {x} miles from our farm. Pine Gap is {y} miles from it. How many miles closer to our farm is Pine Gap than Dover Falls?",
      "{n} walked {x} blocks to the dentist. {m} walked {y} blocks. How many fewer blocks did {m} walk?",
      "It is {x} miles from the truck's start to the border, and the truck has come {y} miles. How many miles short of the border is it?",
    ],
  },
  {
    id: "taller/towns-one-way-then-the-other",
    expression: "x+y",
    numbers: { x: "30..90", y: "6..28" },
    texts: [
      "Dover Falls is {x} miles east of our farm. Pine Gap is {y} miles west of our farm on the same straight road. How many miles apart are Dover Falls and Pine Gap?",
      "{n} walked {x} blocks to the dentist. With {y} blocks more, {n} would have walked as many as {m}. How many blocks did {m} walk?",
      "It is {x} miles from the truck's start to the border, and the truck has gone {y} miles past it. How many miles has the truck come?",
    ],
  },
  {
    id: "taller/faster-one-unknown",
    expression: "x+y",
    numbers: { x: "40..90", y: "5..30" },
    texts: [
      "A zebra runs {x} kilometers an hour. The cheetah behind it runs {y} kilometers an hour faster. How many kilometers an hour does the cheetah run?",
      "The limit on the lake road is {x} miles an hour. {n} was caught driving {y} over it. At how many miles an hour was {n} driving?",
      "The old fan makes {x} turns a minute, {y} turns fewer than the new one. How many turns a minute does the new fan make?",
    ],
  },
  {
    id: "taller/slower-one-unknown",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..30" },
    texts: [
      "A zebra runs {x} kilometers an hour. The lion behind it runs {y} kilometers an hour slower. How many kilometers an hour does the lion run?",
      "The limit on the lake road is {x} miles an hour. {n} stayed {y} under it. At how many miles an hour was {n} driving?",
      "The old fan makes {x} turns a minute, {y} turns more than the new one. How many turns a minute does the new fan make?",
    ],
  },
  {
    id: "taller/speeds-how-far-off",
    expression: "x-y",
    numbers: { x: "50..90", y: "20..40" },
    texts: [
      "A zebra runs {x} kilometers an hour. The dog behind it runs {y} kilometers an hour. By how many kilometers an hour is the zebra faster?",
      "{n} was caught driving {x} miles an hour on the lake road. The limit is {y} miles an hour. How many miles an hour over the limit was {n}?",
      "The old fan makes {x} turns a minute, the new one {y} turns. How many more turns a minute does the old fan make than the new one?",
    ],
  },
  {
    id: "taller/speeds-must-add-to-match",
    expression: "x+y",
    numbers: { x: "40..90", y: "5..30" },
    texts: [
      "A zebra runs {x} kilometers an hour. It would have to be {y} kilometers an hour faster to keep up with the cheetah. How many kilometers an hour does the cheetah run?",
      "{n} drove {x} miles an hour on the lake road, which was {y} below the limit. What is the limit in miles an hour?",
      "The old fan makes {x} turns a minute. If the new one slowed down by {y} turns a minute, it would turn just like the old one. How many turns a minute does the new fan make?",
    ],
  },
  {
    id: "taller/tank-holds-more",
    expression: "x+y",
    numbers: { x: "35..99", y: "6..34" },
    texts: [
      "The rain barrel holds {x} liters. The tank beside it holds {y} liters more. How many liters does the tank hold?",
      "There are {x} gallons in the tub, and it could take {y} gallons more before it is full. How many gallons does the full tub hold?",
      "Into {n}'s trough go {x} buckets, {y} fewer than into {m}'s trough. How many buckets go into {m}'s trough?",
    ],
  },
  {
    id: "taller/tank-holds-less",
    expression: "x-y",
    numbers: { x: "35..99", y: "6..34" },
    texts: [
      "The rain barrel holds {x} liters. It holds {y} liters more than the tank beside it. How many liters does the tank hold?",
      "Of the {x} gallons that were to go into the empty tub, {y} gallons were left over when it was full. How many gallons does the full tub hold?",
      "Into {n}'s trough go {x} buckets, {y} more than into {m}'s trough. How many buckets go into {m}'s trough?",
    ],
  },
  {
    id: "taller/tank-gap-of-the-two",
    expression: "x-y",
    numbers: { x: "35..99", y: "6..34" },
    texts: [
      "The rain barrel holds {x} liters. The tank beside it holds {y} liters. How many liters more does the barrel hold?",
      "The tub holds {x} gallons when it is full, and there are {y} gallons in it. How many gallons more could it take?",
      "Into {n}'s trough go {x} buckets, and into {m}'s trough {y}. How many buckets fewer go into {m}'s trough?",
    ],
  },
  {
    id: "taller/tank-both-filled",
    expression: "x+y",
    numbers: { x: "35..99", y: "6..34" },
    texts: [
      "The rain barrel holds {x} liters. The tank beside it holds {y} liters. How many liters do the two hold?",
      "There are {x} gallons in the full tub, and {y} gallons have run over. How many gallons have come out of the tap into it in all, if it was empty before?",
      "Into {n}'s trough go {x} buckets. It would have to be {y} buckets bigger to be the size of {m}'s trough. How many buckets go into {m}'s trough?",
    ],
  },
];

/** Sets of ages and years in which who is older is said in turned ways. */
const AGES_AND_YEARS: readonly WordingFamily[] = [
  {
    id: "older/brown-tortoise-is-older",
    expression: "x+y",
    numbers: { x: "31..70", y: "4..27" },
    texts: [
      "The gray tortoise is {x} years old, and the brown one is {y} years older. What is the brown one's age?",
      "{n} turned {x} this week. {n} is {y} years younger than Cousin Theo. How old is Cousin Theo?",
      "When the house was painted it was {x} years old. That was {y} years ago. How many years old is the house now?",
      "The town hall has stood for {x} years, {y} years less than the mill. For how many years has the mill stood?",
    ],
  },
  {
    id: "older/brown-tortoise-has-fewer-years",
    expression: "x-y",
    numbers: { x: "31..70", y: "4..27" },
    texts: [
      "The gray tortoise is {x} years old, and the brown one is {y} years younger. What is the brown one's age?",
      "{n} turned {x} this week. {n} is {y} years older than Cousin Theo. How old is Cousin Theo?",
      "The house is {x} years old now. It was painted {y} years ago. How many years old was the house when it was painted?",
      "The town hall has stood for {x} years, {y} years more than the mill. For how many years has the mill stood?",
    ],
  },
  {
    id: "older/tortoises-apart-in-years",
    expression: "x-y",
    numbers: { x: "31..70", y: "4..27" },
    texts: [
      "The gray tortoise is {x} years old, and the brown one is {y} years old. How many years older than the brown one is the gray one?",
      "{n} turned {x} this week. Cousin Theo is {y}. How many years will it take until Theo is as old as {n} is now?",
      "The house is {x} years old now. When it was painted it was {y} years old. How many years ago was it painted?",
      "The town hall has stood for {x} years, and the mill for {y}. For how many years did the town hall stand without the mill?",
    ],
  },
  {
    id: "older/tortoise-years-to-get-there",
    expression: "x+y",
    numbers: { x: "31..70", y: "4..27" },
    texts: [
      "The gray tortoise is {x} years old. In {y} years it will be as old as the brown one is now. What is the brown one's age now?",
      "{n} turned {x} this week. Cousin Theo was already {y} when {n} was born. How old is Theo now, if the two share a birthday?",
      "The house is {x} years old now. It will be painted in {y} years. How many years old will the house be when it is painted?",
      "The town hall has stood for {x} years. The mill had stood for {y} years when the town hall was built. For how many years has the mill stood?",
    ],
  },
  {
    id: "older/parent-was-so-old-at-the-birth",
    expression: "x+y",
    numbers: { x: "24..48", y: "20..23" },
    texts: [
      "{m} was {y} when {mhis} child {n} was born. {n} is {x} today. How old is {m} today?",
      "The parrot was {y} when Grandpa bought it, and he has had it for {x} years. How old is the parrot?",
      "{x} years have passed since the captain, then {y} years old, first went to sea. What is the captain's age?",
    ],
  },
  {
    id: "older/child-from-the-age-of-the-parent",
    expression: "x-y",
    numbers: { x: "38..55", y: "20..23" },
    texts: [
      "{m} was {y} when {mhis} child {n} was born. {m} is {x} today. How old is {n} today?",
      "The parrot is {x} now, and Grandpa has had it for {y} years. How old was the parrot when he bought it?",
      "The captain is {x} years old and first went to sea {y} years ago. At what age did the captain first go to sea?",
    ],
  },
  {
    id: "older/how-old-at-the-birth",
    expression: "x-y",
    numbers: { x: "41..58", y: "14..20" },
    texts: [
      "{m} is {x} today, and {mhis} child {n} is {y} today. How old was {m} when {n} was born?",
      "The parrot is {x} now and was {y} when Grandpa bought it. How many years has he had it?",
      "The captain is {x} years old and was {y} on first going to sea. How many years ago was that?",
    ],
  },
  {
    id: "older/parent-when-the-child-is-so-old",
    expression: "x+y",
    numbers: { x: "24..48", y: "20..23" },
    texts: [
      "{m} was {y} when {mhis} child {n} was born. How old will {m} be on the day on which {n} turns {x}?",
      "The parrot is {x} now. How old will it be when Grandpa has had it for another {y} years?",
      "The captain, {x} years old, means to stay at sea for {y} years more and then stop. At what age will the captain stop?",
    ],
  },
  {
    id: "older/railway-after-the-bridge",
    expression: "x+y",
    numbers: { x: "1840..1960", y: "12..58" },
    texts: [
      "The stone bridge was built in {x}. The railway came {y} years later. In what year did the railway come?",
      "Grandma's clock was made in {x}, and it is {y} years older than her piano. When was the piano made?",
      "A coin in {n}'s box bears the year {x}. The coin beside it was struck {y} years after that. Which year does the coin beside it bear?",
    ],
  },
  {
    id: "older/bridge-built-earlier",
    expression: "x-y",
    numbers: { x: "1840..1960", y: "12..58" },
    texts: [
      "The stone bridge was built in {x}. The railway had come {y} years earlier. In what year did the railway come?",
      "Grandma's clock was made in {x}, and it is {y} years newer than her piano. When was the piano made?",
      "A coin in {n}'s box bears the year {x}. The coin beside it was struck {y} years before that. Which year does the coin beside it bear?",
    ],
  },
  {
    id: "older/bridge-years-between",
    expression: "x-y",
    numbers: { x: "1840..1960", y: "1750..1835" },
    texts: [
      "The stone bridge was built in {x}. The road to it dates from {y}. How many years older is the road?",
      "Grandma's clock was made in {x}, and her piano in {y}. By how many years is the clock newer?",
      "A coin in {n}'s box bears the year {x}. The coin beside it bears the year {y}. How many years apart were they struck?",
    ],
  },
  {
    id: "older/bridge-that-fell",
    expression: "x+y",
    numbers: { x: "1840..1960", y: "12..58" },
    texts: [
      "The stone bridge was built in {x} and fell into the river when it was {y} years old. In what year did it fall?",
      "Grandma's clock was made in {x}, and it is {y} years too old to be of the same year as her piano. When was the piano made?",
      "A coin in {n}'s box bears the year {x}. It was struck {y} years too early to be the one that {n} is looking for. Which year does the coin that {n} is looking for bear?",
    ],
  },
  {
    id: "older/worked-longer-than-the-cook",
    expression: "x+y",
    numbers: { x: "25..42", y: "6..19" },
    texts: [
      "The cook has worked here for {x} years. The gardener has worked here {y} years longer. For how many years has the gardener worked here?",
      "{n} joined the chess club at {x}, being {y} years younger than {m} was on joining. At what age did {m} join?",
      "Our oak is {x} years old. To be of the same age as the church linden it lacks {y} years. How old is the linden?",
      "The teacher guesses that the zoo's elephant is {x}. That is {y} years too few. How old is the zoo's elephant?",
    ],
  },
  {
    id: "older/worked-less-than-the-cook",
    expression: "x-y",
    numbers: { x: "25..42", y: "6..19" },
    texts: [
      "The cook has worked here for {x} years. The gardener started {y} years after the cook. For how many years has the gardener worked here?",
      "{n} joined the chess club at {x}, being {y} years older than {m} was on joining. At what age did {m} join?",
      "Our oak is {x} years old. To be of the same age as our oak, the church linden lacks {y} years. How old is the linden?",
      "The teacher guesses that the zoo's elephant is {x}. That is {y} years too many. How old is the zoo's elephant?",
    ],
  },
  {
    id: "older/how-much-longer-than-the-cook",
    expression: "x-y",
    numbers: { x: "25..42", y: "6..19" },
    texts: [
      "The cook has worked here for {x} years. The gardener has worked here for {y} years. How many years before the gardener did the cook start?",
      "{n} joined the chess club at {x}, and {m} joined at {y}. How many years older than {m} was {n} on joining?",
      "Our oak is {x} years old. The church linden is {y} years old. How many years does the linden lack to be as old as the oak?",
      "The teacher guesses that the zoo's elephant is {y}. The elephant is really {x}. By how many years is the guess too low?",
    ],
  },
  {
    id: "older/worked-before-the-cook-came",
    expression: "x+y",
    numbers: { x: "25..42", y: "6..19" },
    texts: [
      "The cook has worked here for {x} years. The gardener had been here for {y} years when the cook started. For how many years has the gardener worked here?",
      "{n} joined the chess club at {x} and left it {y} years later. At what age did {n} leave the club?",
      "Our oak is {x} years old. Take {y} years off the age of the church linden, and it is the same. How old is the linden?",
      "The teacher guesses that the zoo's elephant is {x}. The teacher would have to say {y} years more to be right. How old is the zoo's elephant?",
    ],
  },
];

/** Sets of lengths of time, delays and temperatures. */
const TIMES: readonly WordingFamily[] = [
  {
    id: "older/lesson-longer-than-recess",
    expression: "x+y",
    numbers: { x: "32..90", y: "5..28" },
    texts: [
      "The flute lesson takes {x} minutes. The harp lesson takes {y} minutes longer. How many minutes does the harp lesson take?",
      "{n} was done with the puzzle after {x} minutes. {m} needed {y} more than {n}. How many minutes did {m} need?",
      "The soup was to cook for {x} minutes. It stayed on the stove {y} minutes too long. How many minutes did it stay on the stove?",
      "A rower came in after {x} seconds, {y} seconds ahead of the next one. After how many seconds did the next one come in?",
    ],
  },
  {
    id: "older/lesson-shorter-than-the-other",
    expression: "x-y",
    numbers: { x: "32..90", y: "5..28" },
    texts: [
      "The flute lesson takes {x} minutes. It takes {y} minutes longer than the harp lesson. How many minutes does the harp lesson take?",
      "{n} was done with the puzzle after {x} minutes. {m} needed {y} fewer than {n}. How many minutes did {m} need?",
      "The soup was to cook for {x} minutes. It was taken off the stove {y} minutes too soon. How many minutes did it stay on the stove?",
      "A rower came in after {x} seconds, {y} seconds behind the one before. After how many seconds did the one before come in?",
    ],
  },
  {
    id: "older/lesson-how-much-longer",
    expression: "x-y",
    numbers: { x: "32..90", y: "5..28" },
    texts: [
      "The flute lesson takes {x} minutes. The harp lesson takes {y} minutes. How many minutes sooner is the harp lesson over if both begin at once?",
      "{n} was done with the puzzle after {x} minutes. {m} needed {y} minutes. How many minutes did {m} have to wait for {n} if they began at the same time?",
      "The soup was to cook for {y} minutes. It stayed on the stove for {x} minutes. How many minutes too long was that?",
      "A rower came in after {x} seconds, and another came in after {y} seconds. By how many seconds did the other one win?",
    ],
  },
  {
    id: "older/lesson-then-the-harp",
    expression: "x+y",
    numbers: { x: "32..90", y: "5..28" },
    texts: [
      "The flute lesson takes {x} minutes. The harp lesson follows at once and takes {y} minutes. After how many minutes are both over?",
      "{n} was done with the puzzle after {x} minutes. {n} finished {y} minutes before {m}, who had begun at the same time. How many minutes did {m} need?",
      "The soup was taken off the stove after {x} minutes. That was {y} minutes too soon. For how many minutes was it to cook?",
      "A rower came in after {x} seconds. Had the next one been {y} seconds faster, they would have come in together. After how many seconds did the next one come in?",
    ],
  },
  {
    id: "older/warmer-place-unknown",
    expression: "x+y",
    numbers: { x: "34..88", y: "4..31" },
    texts: [
      "It is {x} degrees in Norwick and {y} degrees warmer in Saltbay. How many degrees is it in Saltbay?",
      "This noon the pool was {x} degrees, {y} degrees colder than it should be. How many degrees should it be?",
      "Since breakfast the porch has warmed by {y} degrees. At breakfast the thermometer showed {x}. What does it show now?",
    ],
  },
  {
    id: "older/colder-place-unknown",
    expression: "x-y",
    numbers: { x: "34..88", y: "4..31" },
    texts: [
      "It is {x} degrees in Norwick and {y} degrees colder in Saltbay. How many degrees is it in Saltbay?",
      "This noon the pool was {x} degrees, {y} degrees warmer than it should be. How many degrees should it be?",
      "Since breakfast the porch has warmed by {y} degrees. Now the thermometer shows {x}. What did it show at breakfast?",
    ],
  },
  {
    id: "older/places-degrees-apart",
    expression: "x-y",
    numbers: { x: "34..88", y: "4..31" },
    texts: [
      "It is {x} degrees in Norwick and {y} degrees in Saltbay. How many degrees colder is Saltbay than Norwick?",
      "This noon the pool was {y} degrees, and it should be {x} degrees. How many degrees too cold was it?",
      "At breakfast the porch thermometer showed {y}. Now it shows {x}. By how many degrees has the porch warmed?",
    ],
  },
  {
    id: "older/place-would-have-to-warm",
    expression: "x+y",
    numbers: { x: "34..88", y: "4..31" },
    texts: [
      "It is {x} degrees in Norwick. It would have to get {y} degrees warmer there to be like Saltbay. How many degrees is it in Saltbay?",
      "This noon the pool should have been {x} degrees, but it was {y} degrees too warm. How many degrees was it?",
      "Since breakfast the porch has cooled by {y} degrees. Now the thermometer shows {x}. What did it show at breakfast?",
    ],
  },
  {
    id: "older/bus-late-by",
    expression: "x+y",
    numbers: { x: "30..75", y: "4..26" },
    texts: [
      "The bus to Elmton should take {x} minutes, but today it was {y} minutes late. How many minutes did it take today?",
      "{n} read for {x} minutes on {day}. On {day2} {he} kept at it {y} minutes longer. For how many minutes did {he} read on {day2}?",
      "The first act of the play lasts {x} minutes, {y} minutes less than the second. How many minutes does the second act last?",
    ],
  },
  {
    id: "older/bus-early-by",
    expression: "x-y",
    numbers: { x: "30..75", y: "4..26" },
    texts: [
      "The bus to Elmton should take {x} minutes, but today it was there {y} minutes early. How many minutes did it take today?",
      "{n} read for {x} minutes on {day}. On {day2} {he} gave up {y} minutes sooner. For how many minutes did {he} read on {day2}?",
      "The first act of the play lasts {x} minutes, {y} minutes more than the second. How many minutes does the second act last?",
    ],
  },
  {
    id: "older/bus-how-late",
    expression: "x-y",
    numbers: { x: "30..75", y: "4..26" },
    texts: [
      "The bus to Elmton should take {y} minutes, but today it took {x} minutes. How many minutes late was it?",
      "{n} read for {x} minutes on {day}. On {day2} {he} read for {y} minutes. How many more minutes did {he} read on {day} than on {day2}?",
      "The first act of the play lasts {x} minutes, the second {y}. How many minutes shorter is the second act?",
    ],
  },
  {
    id: "older/bus-planned-time-from-late",
    expression: "x-y",
    numbers: { x: "30..75", y: "4..26" },
    texts: [
      "The bus to Elmton took {x} minutes today, and so it was {y} minutes late. How many minutes should it take?",
      "{n} read for {x} minutes on {day}. That was {y} minutes longer than {he} read on {day2}. For how many minutes did {he} read on {day2}?",
      "The two acts of the play last {x} minutes, of which the first takes {y}. How many minutes does the second act last?",
    ],
  },
];

/** Sets of games and contests in which someone is ahead, behind, or beaten by so much. */
const SCORES: readonly WordingFamily[] = [
  {
    id: "ahead/hawks-beat-the-known",
    expression: "x+y",
    numbers: { x: "31..89", y: "5..28" },
    texts: [
      "The Hawks beat the Owls by {y} points. The Owls scored {x} points. How many points did the Hawks score?",
      "{n} has {x} points in the board game and is {y} behind {m}. How many points does {m} have?",
      "With {x} hoops landed, {n} came second, {y} hoops short of the winner. How many hoops did the winner land?",
      "In darts {k} made {x}. {n} topped that by {y}. What did {n} make?",
    ],
  },
  {
    id: "ahead/hawks-are-the-known",
    expression: "x-y",
    numbers: { x: "31..89", y: "5..28" },
    texts: [
      "The Hawks beat the Owls by {y} points. The Hawks scored {x} points. How many points did the Owls score?",
      "{n} has {x} points in the board game and is {y} ahead of {m}. How many points does {m} have?",
      "With {x} hoops landed, {n} came first, {y} hoops clear of the second. How many hoops did the second land?",
      "In darts {k} made {x}. {n} fell short of that by {y}. What did {n} make?",
    ],
  },
  {
    id: "ahead/hawks-margin-asked",
    expression: "x-y",
    numbers: { x: "45..90", y: "15..40" },
    texts: [
      "The Hawks beat the Owls. The Hawks scored {x} points and the Owls {y}. By how many points did the Hawks win?",
      "{n} has {x} points in the board game and {m} has {y}. How many points is {m} behind?",
      "With {y} hoops landed, {n} came second. The winner landed {x} hoops. How many hoops short of the winner was {n}?",
      "In darts {k} made {x}. {n} made {y}. How many points did {n} lack to be level with {k}?",
    ],
  },
  {
    id: "ahead/hawks-lost-by",
    expression: "x+y",
    numbers: { x: "31..89", y: "5..28" },
    texts: [
      "The Hawks lost to the Owls by {y} points. The Hawks scored {x} points. How many points did the Owls score?",
      "{n} has {x} points in the board game. {m} could lose {y} points and would then be level with {n}. How many points does {m} have?",
      "With {x} hoops landed, {n} came second. Only {y} hoops more and {n} would have tied with the winner. How many hoops did the winner land?",
      "In darts {k} made {x}, which was {y} below what {n} made. What did {n} make?",
    ],
  },
  {
    id: "ahead/record-jumps-above",
    expression: "x+y",
    numbers: { x: "40..98", y: "4..35" },
    texts: [
      "The school record in rope skipping stands at {x} jumps. {n} went {y} over the record. How many jumps did {n} do?",
      "{m} stacked {x} cups, and that was {y} under the class record. What was the class record?",
      "The pass mark is {x} points. {n} passed with {y} points to spare. How many points did {n} get?",
    ],
  },
  {
    id: "ahead/record-jumps-below",
    expression: "x-y",
    numbers: { x: "40..98", y: "4..35" },
    texts: [
      "The school record in rope skipping stands at {x} jumps. {n} ended {y} under the record. How many jumps did {n} do?",
      "{m} stacked {x} cups, and that was {y} over the old class record. What was the old class record?",
      "The pass mark is {x} points. {n} failed by {y} points. How many points did {n} get?",
    ],
  },
  {
    id: "ahead/record-jumps-apart",
    expression: "x-y",
    numbers: { x: "45..90", y: "15..40" },
    texts: [
      "The school record in rope skipping stands at {x} jumps. {n} did {y} jumps. How many jumps under the record was that?",
      "{m} stacked {x} cups. The old class record was {y}. By how many cups did {m} break it?",
      "The pass mark is {y} points. {n} got {x} points. How many points did {n} have to spare?",
    ],
  },
  {
    id: "ahead/record-mark-from-the-failure",
    expression: "x+y",
    numbers: { x: "40..98", y: "4..35" },
    texts: [
      "The school record in rope skipping was out of reach: {n} did {x} jumps, and {y} more would have equaled the record. How many jumps is the record?",
      "{m} stacked {x} cups, then another {y} cups on top without a fall. How many cups high was the stack?",
      "{n} got {x} points and failed by {y} points. What is the pass mark?",
    ],
  },
  {
    id: "ahead/goal-of-the-drive",
    expression: "x+y",
    numbers: { x: "28..80", y: "5..26" },
    texts: [
      "The food drive has {x} cans and is {y} cans short of its goal. What is the goal?",
      "{n} swam {x} laps and was then {y} laps behind {m}. How many laps had {m} swum?",
      "The scouts hoped for {x} visitors, and {y} more than they had hoped for came. How many visitors came?",
      "The reading list has {x} titles that {n} knows. {n} would need to read {y} more to know as many as {m}. How many titles does {m} know?",
    ],
  },
  {
    id: "ahead/goal-passed-by-the-drive",
    expression: "x-y",
    numbers: { x: "28..80", y: "5..26" },
    texts: [
      "The food drive has {x} cans and is {y} cans over its goal. What is the goal?",
      "{n} swam {x} laps and was then {y} laps in front of {m}. How many laps had {m} swum?",
      "The scouts hoped for {x} visitors, but {y} fewer than they had hoped for came. How many visitors came?",
      "The reading list has {x} titles that {n} knows. {m} would need to read {y} more to know as many as {n}. How many titles does {m} know?",
    ],
  },
  {
    id: "ahead/goal-cans-wanting",
    expression: "x-y",
    numbers: { x: "45..90", y: "15..40" },
    texts: [
      "The food drive has {y} cans and its goal is {x} cans. How many cans short of the goal is it?",
      "{n} swam {x} laps while {m} swam {y}. How many laps was {m} behind?",
      "The scouts hoped for {y} visitors, and {x} came. How many more came than they had hoped for?",
      "The reading list has {x} titles that {n} knows. {m} knows {y} of its titles. How many more must {m} read to know as many as {n}?",
    ],
  },
  {
    id: "ahead/goal-overshot",
    expression: "x+y",
    numbers: { x: "28..80", y: "5..26" },
    texts: [
      "The food drive had a goal of {x} cans and went {y} cans past it. How many cans does it have?",
      "{n} swam {x} laps, and with that {he} had {y} laps still to go of what {he} had planned. How many laps had {n} planned?",
      "The scouts had {x} visitors, which was {y} fewer than they had hoped for. How many visitors had they hoped for?",
      "The reading list has {x} titles that {n} knows. The other {y} titles {n} does not know. How many titles are on the list?",
    ],
  },
  {
    id: "ahead/half-time-behind-by",
    expression: "x+y",
    numbers: { x: "30..85", y: "3..27" },
    texts: [
      "At half time the Tigers had {x} points and trailed by {y}. How many points had the other team at half time?",
      "{n}'s tower is {x} blocks high. To draw level with {m}, {n} must lay {y} more. How many blocks high is {m}'s tower?",
      "In the spelling contest {k} got {x} words right. Had {k} got {y} more, it would have been all of the words. How many words were there?",
    ],
  },
  {
    id: "ahead/half-time-lead-of-the-known",
    expression: "x-y",
    numbers: { x: "30..85", y: "3..27" },
    texts: [
      "At half time the Tigers had {x} points and led by {y}. How many points had the other team at half time?",
      "{n}'s tower is {x} blocks high. To draw level with {n}, {m} must lay {y} more. How many blocks high is {m}'s tower?",
      "In the spelling contest {k} was given {x} words. Had {k} got {y} more right, it would have been all of the words. How many words did {k} get right?",
    ],
  },
  {
    id: "ahead/half-time-points-apart",
    expression: "x-y",
    numbers: { x: "45..90", y: "15..40" },
    texts: [
      "At half time the Tigers had {x} points, the other team {y}. By how many points did the Tigers lead?",
      "{n}'s tower is {x} blocks high. {m}'s is {y} blocks high. How many blocks must {m} lay to draw level with {n}?",
      "In the spelling contest {k} was given {x} words and got {y} right. How many words did {k} get wrong?",
    ],
  },
  {
    id: "ahead/half-time-points-later",
    expression: "x+y",
    numbers: { x: "30..85", y: "3..27" },
    texts: [
      "At half time the Tigers had {x} points. They made {y} points in the second half. How many points did the Tigers end with?",
      "{n}'s tower is {x} blocks high. If {m} took {y} blocks off, {m}'s tower would have the height of {n}'s. How many blocks high is {m}'s tower?",
      "In the spelling contest {k} got {x} words right and {y} words wrong. How many words was {k} given?",
    ],
  },
  {
    id: "ahead/runner-in-front-at",
    expression: "x+y",
    numbers: { x: "20..70", y: "4..18" },
    texts: [
      "The gray horse is {x} meters from the start. The black horse is {y} meters in front of the gray one. How many meters from the start is the black horse?",
      "{n} is on page {x}, {y} pages behind {m}, who reads the same book. On which page is {m}?",
      "Kite number one flies {x} feet up. Kite number two has it beaten by {y} feet. How many feet up is kite number two?",
    ],
  },
  {
    id: "ahead/runner-at-the-back",
    expression: "x-y",
    numbers: { x: "20..70", y: "4..18" },
    texts: [
      "The gray horse is {x} meters from the start. The black horse is {y} meters behind the gray one. How many meters from the start is the black horse?",
      "{n} is on page {x}, {y} pages ahead of {m}, who reads the same book. On which page is {m}?",
      "Kite number one flies {x} feet up. It has kite number two beaten by {y} feet. How many feet up is kite number two?",
    ],
  },
  {
    id: "ahead/runners-meters-apart",
    expression: "x-y",
    numbers: { x: "20..70", y: "4..18" },
    texts: [
      "The gray horse is {x} meters from the start. The black horse is {y} meters from the start. How many meters in front is the gray one?",
      "{n} is on page {x}, and {m}, who reads the same book, is on page {y}. How many pages must {m} turn to get to where {n} is?",
      "Kite number one flies {x} feet up. Kite number two flies {y} feet up. By how many feet does kite number one have the other beaten?",
    ],
  },
  {
    id: "ahead/runner-moves-on",
    expression: "x+y",
    numbers: { x: "20..70", y: "4..18" },
    texts: [
      "The gray horse is {x} meters from the start. It is {y} meters from the finish, straight ahead. How many meters is it from the start to the finish?",
      "{n} is on page {x}. If {m} turned back {y} pages, they would be on the same page of that book. On which page is {m}?",
      "Kite number one flies {x} feet up. It must rise {y} feet to be level with kite number two. How many feet up is kite number two?",
    ],
  },
  {
    id: "ahead/place-in-line-after",
    expression: "x+y",
    numbers: { x: "12..40", y: "2..11" },
    texts: [
      "{n} is number {x} in the line. {m} stands {y} places behind {n}. What number is {m} in the line?",
      "The sled team came in with rank {x}, and that was {y} ranks better than last year. What rank did it have last year?",
      "The librarian lives on floor {x}. The pianist lives {y} floors above her. On which floor does the pianist live?",
    ],
  },
  {
    id: "ahead/place-in-line-before",
    expression: "x-y",
    numbers: { x: "12..40", y: "2..11" },
    texts: [
      "{n} is number {x} in the line. {m} stands {y} places in front of {n}. What number is {m} in the line?",
      "The sled team came in with rank {x}, and that was {y} ranks worse than last year. What rank did it have last year?",
      "The librarian lives on floor {x}. She lives {y} floors above the pianist. On which floor does the pianist live?",
    ],
  },
  {
    id: "ahead/places-in-line-between",
    expression: "x-y",
    numbers: { x: "12..40", y: "2..11" },
    texts: [
      "{n} is number {x} in the line. {m} is number {y}. How many places in front of {n} is {m}?",
      "The sled team came in with rank {x}. Last year it had rank {y}. How many ranks did it drop?",
      "The librarian lives on floor {x}. The pianist lives on floor {y}. How many floors below the librarian does the pianist live?",
    ],
  },
  {
    id: "ahead/place-in-line-people-in-all",
    expression: "x+y",
    numbers: { x: "12..40", y: "2..11" },
    texts: [
      "{n} is number {x} in the line. Behind {n} stand {y} people. How many people are in the line?",
      "The sled team came in with rank {x}. Exactly {y} teams did worse. How many teams were in the race if no two shared a rank?",
      "The librarian lives on floor {x}. From there she has to climb {y} floors to get to the roof garden. On which floor is the roof garden?",
    ],
  },
];

/** Sets of two collections in which the more or fewer is turned about. */
const COLLECTIONS: readonly WordingFamily[] = [
  {
    id: "fewer/marbles-other-has-more",
    expression: "x+y",
    numbers: { x: "30..95", y: "5..29" },
    texts: [
      "{n} owns {x} marbles. {n} owns {y} fewer than {m}. How many marbles does {m} own?",
      "The aquarium has {x} starfish. If it had {y} more, it would have as many starfish as crabs. How many crabs does it have?",
      "On the left wall hang {x} masks. The right wall has that many and {y} besides. How many masks hang on the right wall?",
    ],
  },
  {
    id: "fewer/marbles-other-has-less",
    expression: "x-y",
    numbers: { x: "30..95", y: "5..29" },
    texts: [
      "{n} owns {x} marbles. {m} owns {y} fewer than {n}. How many marbles does {m} own?",
      "The aquarium has {x} starfish. If it had {y} fewer, it would have as many starfish as crabs. How many crabs does it have?",
      "On the left wall hang {x} masks. The right wall has {y} fewer than that. How many masks hang on the right wall?",
    ],
  },
  {
    id: "fewer/marbles-how-many-fewer",
    expression: "x-y",
    numbers: { x: "45..90", y: "15..40" },
    texts: [
      "{n} owns {x} marbles. {m} owns {y}. How many fewer than {n} does {m} own?",
      "The aquarium has {x} starfish and {y} crabs. How many more crabs would it need to have as many crabs as starfish?",
      "On the left wall hang {x} masks. On the right wall hang {y}. How many more are on the left wall?",
    ],
  },
  {
    id: "fewer/marbles-of-both",
    expression: "x+y",
    numbers: { x: "30..95", y: "5..29" },
    texts: [
      "{n} owns {x} marbles. {m} owns {y}. How many do {n} and {m} own between them?",
      "The aquarium has {x} starfish and {y} crabs. How many starfish and crabs does it have?",
      "On the left wall hang {x} masks. All the other {y} masks of the museum hang on the right wall. How many masks has the museum?",
    ],
  },
  {
    id: "fewer/shells-needs-to-match",
    expression: "x+y",
    numbers: { x: "24..80", y: "6..21" },
    texts: [
      "{n} would need {y} more {o} to have as many as {m}. {n} has {x}. How many {o} does {m} have?",
      "The east hive gave {x} jars of honey. It fell {y} jars short of the west hive. How many jars did the west hive give?",
      "There are {x} knives in the drawer, and {y} more forks than knives. How many forks are there?",
      "Our bus has {x} seats, {y} too few for the whole choir. How many singers are in the choir if each needs a seat?",
    ],
  },
  {
    id: "fewer/shells-the-other-needs-to-match",
    expression: "x-y",
    numbers: { x: "24..80", y: "6..21" },
    texts: [
      "{m} would need {y} more {o} to have as many as {n}. {n} has {x}. How many {o} does {m} have?",
      "The east hive gave {x} jars of honey. The west hive fell {y} jars short of it. How many jars did the west hive give?",
      "There are {x} knives in the drawer, {y} more knives than forks. How many forks are there?",
      "Our bus has {x} seats, {y} too many for the whole choir. How many singers are in the choir if each needs a seat?",
    ],
  },
  {
    id: "fewer/shells-how-many-to-match",
    expression: "x-y",
    numbers: { x: "45..90", y: "15..40" },
    texts: [
      "{n} has {x} {o} and {m} has {y}. How many more {o} would {m} need to have as many as {n}?",
      "The east hive gave {x} jars of honey, the west hive {y}. By how many jars did the west hive fall short of the east hive?",
      "There are {x} knives in the drawer and {y} forks. How many forks are missing so that each knife has a fork?",
      "Our bus has {y} seats, and the choir has {x} singers. For how many singers is there no seat?",
    ],
  },
  {
    id: "fewer/shells-could-give-away",
    expression: "x+y",
    numbers: { x: "24..80", y: "6..21" },
    texts: [
      "{m} could give away {y} {o} and would then have just as many as {n}. {n} has {x}. How many {o} does {m} have?",
      "The east hive gave {x} jars of honey and the west hive {y}. How many jars did the two hives give together?",
      "There are {x} forks that have a knife to go with them and {y} forks that have none. How many forks are there?",
      "Our bus took {x} singers of the choir, and {y} singers went by car. How many singers are in the choir?",
    ],
  },
  {
    id: "fewer/second-day-more",
    expression: "x+y",
    numbers: { x: "26..90", y: "4..24" },
    texts: [
      "On {day} the ferry took {x} bikes across. On {day2} it took {y} more. How many bikes did it take on {day2}?",
      "The barber cut {x} heads of hair in May. May was {y} heads below June. How many did he cut in June?",
      "Last spring {x} storks nested in the village. This spring there were {y} storks that had never come before, and all the old ones came back as well. How many storks nested there this spring?",
    ],
  },
  {
    id: "fewer/second-day-less",
    expression: "x-y",
    numbers: { x: "26..90", y: "4..24" },
    texts: [
      "On {day} the ferry took {x} bikes across. On {day2} it took {y} fewer. How many bikes did it take on {day2}?",
      "The barber cut {x} heads of hair in May. May was {y} heads above June. How many did he cut in June?",
      "Last spring {x} storks nested in the village. This spring {y} of them did not come back, and no new ones came. How many storks nested there this spring?",
    ],
  },
  {
    id: "fewer/second-day-change",
    expression: "x-y",
    numbers: { x: "26..90", y: "4..24" },
    texts: [
      "On {day} the ferry took {x} bikes across. On {day2} it took {y}. How many fewer were taken on {day2}?",
      "The barber cut {x} heads of hair in May. In June he cut {y}. How many heads was May above June?",
      "Last spring {x} storks nested in the village. This spring {y} of them came back, and no new ones came. How many storks did not come back?",
    ],
  },
  {
    id: "fewer/first-day-from-the-drop",
    expression: "x+y",
    numbers: { x: "26..90", y: "4..24" },
    texts: [
      "On {day} the ferry took {x} bikes across. That was {y} fewer than on {day2}. How many bikes did it take on {day2}?",
      "The barber cut {x} heads of hair in May. In June he cut {y}. How many heads of hair did he cut in the two months?",
      "This spring {x} storks nested in the village. Of last spring's storks {y} did not come back, and no new ones came. How many storks nested there last spring?",
    ],
  },
  {
    id: "fewer/books-sister-has-more",
    expression: "x+y",
    numbers: { x: "18..60", y: "3..16" },
    texts: [
      "{m} has {y} more {o} than {n}, who has {x}. How many {o} are {m}'s?",
      "Counting the stairs, {n} got to {x}. {His} sister counted {y} more. What number did the sister get to?",
      "A hen house with {x} hens has {y} hens fewer than nests. How many nests are in it?",
    ],
  },
  {
    id: "fewer/books-sister-has-fewer",
    expression: "x-y",
    numbers: { x: "18..60", y: "3..16" },
    texts: [
      "{m} has {y} fewer {o} than {n}, who has {x}. How many {o} are {m}'s?",
      "Counting the stairs, {n} got to {x}. {His} sister counted {y} fewer. What number did the sister get to?",
      "A hen house with {x} hens has {y} hens more than nests. How many nests are in it?",
    ],
  },
  {
    id: "fewer/books-apart-from-the-sister",
    expression: "x-y",
    numbers: { x: "18..60", y: "3..16" },
    texts: [
      "{m} has {y} {o}, and {n} has {x}. How many {o} more than {m} does {n} have?",
      "Counting the stairs, {n} got to {x}. {His} sister got to {y}. How far off from {his} number was the sister's?",
      "A hen house with {x} hens has {y} nests. How many hens get no nest if each nest takes one hen?",
    ],
  },
  {
    id: "fewer/books-not-of-the-sister",
    expression: "x-y",
    numbers: { x: "18..60", y: "3..16" },
    texts: [
      "Of the {x} {o} on the table, {y} are {m}'s and the others are {n}'s. How many {o} are {n}'s?",
      "Counting the {x} stairs of the tower, {n} lost the thread after {y} stairs. How many stairs did {n} not count?",
      "A hen house with {x} nests has {y} hens, each in a nest of her own. How many nests are empty?",
    ],
  },
];

/** Sets of prices, money and pay in which the dearer or cheaper one is said in turned ways. */
const PRICES: readonly WordingFamily[] = [
  {
    id: "fewer/boots-dearer-than-shoes",
    expression: "x+y",
    units: ["dollars"],
    numbers: { x: "30..95", y: "4..28" },
    money: true,
    texts: [
      "The sandals cost ${x}. The boots cost ${y} more than the sandals. How much do the boots cost?",
      "A ticket booked ahead is ${x}. At the gate it would be ${y} dearer. What is the price of a ticket at the gate?",
      "{n} has ${x} in {his} wallet, ${y} too little for the jacket. What does the jacket cost?",
      "{m}'s bid of ${x} was topped by ${y}. How high was the bid that topped it?",
    ],
  },
  {
    id: "fewer/slippers-below-the-sandals",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "30..95", y: "4..28" },
    money: true,
    texts: [
      "The sandals cost ${x}. The sandals cost ${y} more than the slippers. How much do the slippers cost?",
      "A ticket at the gate is ${x}. Booked ahead it would be ${y} cheaper. What is the price of a ticket booked ahead?",
      "{n} has ${x} in {his} wallet, ${y} more than the jacket costs. What does the jacket cost?",
      "{m}'s bid of ${x} topped the one before by ${y}. How high was the bid before?",
    ],
  },
  {
    id: "fewer/boots-and-shoes-prices-apart",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "30..95", y: "4..28" },
    money: true,
    texts: [
      "The boots cost ${x}. The sandals cost ${y}. How many dollars more do the boots cost?",
      "A ticket at the gate is ${x}. Booked ahead it would be ${y}. How much would one save on a ticket by booking ahead?",
      "{n} has ${y} in {his} wallet, and the jacket costs ${x}. How many dollars is {n} short?",
      "{m}'s bid of ${x} topped {k}'s bid of ${y}. By how many dollars did it do so?",
    ],
  },
  {
    id: "fewer/boots-price-before-the-cut",
    expression: "x+y",
    units: ["dollars"],
    numbers: { x: "30..95", y: "4..28" },
    money: true,
    texts: [
      "The sandals cost ${x} after they were marked down by ${y}. What did the sandals cost before?",
      "A ticket booked ahead is ${x}, and that is ${y} less than a ticket at the gate. What is the price of a ticket at the gate?",
      "{n} has ${x} in {his} wallet after {he} has paid ${y} for a jacket. How much was in {his} wallet before?",
      "{m}'s bid of ${x} was not enough: {m} would have had to add ${y} to equal {k}'s bid. How high was {k}'s bid?",
    ],
  },
  {
    id: "fewer/pay-more-than-last-week",
    expression: "x+y",
    units: ["dollars"],
    numbers: { x: "35..95", y: "5..30" },
    money: true,
    texts: [
      "{n} earned ${x} with {his} paper round, {m} earned ${y} more than {n}. How much did {m} earn?",
      "The bill for gas came to ${x}. It was ${y} below the bill for power. How much was the bill for power?",
      "After the trip Mr. Abel found that he had spent ${y} over his budget. His budget was ${x}. What had he spent?",
    ],
  },
  {
    id: "fewer/pay-less-than-last-week",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "35..95", y: "5..30" },
    money: true,
    texts: [
      "{n} earned ${x} with {his} paper round, ${y} more than {m} earned. How much did {m} earn?",
      "The bill for gas came to ${x}. It was ${y} above the bill for power. How much was the bill for power?",
      "After the trip Mr. Abel found that he had stayed ${y} under his budget. His budget was ${x}. What had he spent?",
    ],
  },
  {
    id: "fewer/pay-gap-of-the-two",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "35..95", y: "5..30" },
    money: true,
    texts: [
      "{n} earned ${x} with {his} paper round, {m} earned ${y}. How much less did {m} earn?",
      "The bill for gas came to ${y}. The bill for power came to ${x}. How many dollars was the gas bill below the power bill?",
      "After the trip Mr. Abel found that he had spent ${x}. His budget was ${y}. How far over his budget was he, in dollars?",
    ],
  },
  {
    id: "fewer/pay-of-both-or-the-budget",
    expression: "x+y",
    units: ["dollars"],
    numbers: { x: "35..95", y: "5..30" },
    money: true,
    texts: [
      "{n} earned ${x} with {his} paper round, and another ${y} would have put {n} level with {m}. How much did {m} earn?",
      "The bill for gas came to ${x}. The bill for power came to ${y}. How much did both bills come to?",
      "After the trip Mr. Abel found that he had stayed ${y} under his budget. He had spent ${x}. What was his budget?",
    ],
  },
  {
    id: "fewer/asked-first-larger",
    expression: "x+y",
    numbers: { x: "35..92", y: "4..30" },
    texts: [
      "How many stamps does {m} have, if {n}'s {x} stamps are {y} fewer than {m}'s?",
      "How many cows are on the hill, if they outnumber the {x} cows in the valley by {y}?",
      "How long is the tunnel in meters? The viaduct, {x} meters long, would fit into it with {y} meters left over.",
    ],
  },
  {
    id: "fewer/asked-first-smaller",
    expression: "x-y",
    numbers: { x: "35..92", y: "4..30" },
    texts: [
      "How many stamps does {m} have, if {n}'s {x} stamps are {y} more than {m}'s?",
      "How many cows are on the hill, when the {x} cows in the valley outnumber them by {y}?",
      "How long is the tunnel in meters? The viaduct, {x} meters long, would stick out of it by {y} meters.",
    ],
  },
  {
    id: "fewer/asked-first-gap",
    expression: "x-y",
    numbers: { x: "35..92", y: "4..30" },
    texts: [
      "How many stamps must {m} get to have as many as {n}, if {n} has {x} and {m} has {y}?",
      "By how many do the cows in the valley outnumber those on the hill, when {x} are in the valley and {y} on the hill?",
      "How many meters of the viaduct, {x} meters long, would stick out of the tunnel, if the tunnel is {y} meters long?",
    ],
  },
  {
    id: "fewer/asked-first-would-have-to-lose",
    expression: "x+y",
    numbers: { x: "35..92", y: "4..30" },
    texts: [
      "How many stamps does {m} have, if {m} would have to lose {y} to have only as many as {n}, who has {x}?",
      "How many cows are there in all, when {x} are in the valley and {y} on the hill?",
      "How long is the tunnel in meters? Made {y} meters shorter, it would be of the same length as the viaduct, which has {x} meters.",
    ],
  },
];

/** Sets in which a third number belongs to someone else, and a few with times as many or two steps. */
const NUMBERS_TO_SPARE: readonly WordingFamily[] = [
  {
    id: "ahead/three-runners-second-known",
    expression: "x+y",
    numbers: { x: "40..90", y: "6..30", z: "4..25" },
    texts: [
      "{k} collected {z} bottle caps. {n} collected {x} bottle caps, and {m} collected {y} more than {n}. How many did {m} collect?",
      "The elm is {x} feet high, {y} feet lower than the ash. A bush near them is {z} feet wide. How many feet high is the ash?",
      "In the {z} minutes that the race took, {n} passed {x} flags and was {y} flags behind {m}. How many flags did {m} pass?",
    ],
  },
  {
    id: "ahead/three-runners-first-known",
    expression: "x-y",
    numbers: { x: "40..90", y: "6..30", z: "4..25" },
    texts: [
      "{k} collected {z} bottle caps. {n} collected {x} bottle caps, and that was {y} more than {m} collected. How many did {m} collect?",
      "The elm is {x} feet high, {y} feet higher than the ash. A bush near them is {z} feet wide. How many feet high is the ash?",
      "In the {z} minutes that the race took, {n} passed {x} flags and was {y} flags in front of {m}. How many flags did {m} pass?",
    ],
  },
  {
    id: "ahead/three-runners-gap",
    expression: "x-y",
    numbers: { x: "40..90", y: "6..30", z: "4..25" },
    texts: [
      "{k} collected {z} bottle caps. {n} collected {x} bottle caps, and {m} collected {y}. How many more did {n} collect than {m}?",
      "The elm is {x} feet high, and the ash is {y} feet high. A bush near them is {z} feet wide. How many feet does the elm rise above the ash?",
      "In the {z} minutes that the race took, {n} passed {x} flags and {m} passed {y}. How many flags behind {n} was {m}?",
    ],
  },
  {
    id: "ahead/three-runners-third-compared",
    expression: "z+y",
    numbers: { x: "40..90", y: "6..30", z: "4..25" },
    texts: [
      "{n} collected {x} bottle caps. {k} collected {z} bottle caps, and {m} collected {y} more than {k}. How many did {m} collect?",
      "The elm is {x} feet high. A bush near it is {z} feet wide, {y} feet less than the hedge is. How many feet wide is the hedge?",
      "In the race {n} passed {x} flags. It took {n} {z} minutes, and {m} came in {y} minutes after {n}, with whom {m} had started. How many minutes did it take {m}?",
    ],
  },
  {
    id: "older/sister-with-a-spare-number",
    expression: "x+y",
    numbers: { x: "12..40", y: "2..9", z: "13..60" },
    texts: [
      "{n} is {x}, and {his} sister is {y} years older. The two live at {z} Mill Road. How old is the sister?",
      "The goat, {x} years old, is {y} years younger than the donkey. Together they ate {z} carrots today. How old is the donkey?",
      "Class 3 planted {z} beans. {m}'s bean plant is {x} centimeters tall, which leaves it {y} centimeters under {n}'s. How many centimeters tall is {n}'s plant?",
    ],
  },
  {
    id: "older/sister-younger-with-a-spare-number",
    expression: "x-y",
    numbers: { x: "12..40", y: "2..9", z: "13..60" },
    texts: [
      "{n} is {x}, and {he} is {y} years older than {his} sister. The two live at {z} Mill Road. How old is the sister?",
      "The goat, {x} years old, is {y} years older than the donkey. Together they ate {z} carrots today. How old is the donkey?",
      "Class 3 planted {z} beans. {m}'s bean plant is {x} centimeters tall, which puts it {y} centimeters over {n}'s. How many centimeters tall is {n}'s plant?",
    ],
  },
  {
    id: "older/sister-years-between-and-a-spare",
    expression: "x-y",
    numbers: { x: "12..40", y: "2..9", z: "13..60" },
    texts: [
      "{n} is {x}, and {his} sister is {y}. The two live at {z} Mill Road. How many years older than {his} sister is {n}?",
      "The goat is {x} years old, and the donkey is {y}. Together they ate {z} carrots today. How many years younger is the donkey?",
      "Class 3 planted {z} beans. {m}'s bean plant is {x} centimeters tall, and {n}'s is {y} centimeters tall. How many centimeters must {n}'s plant grow to come up to {m}'s?",
    ],
  },
  {
    id: "fewer/acorns-so-many-times",
    expression: "x*y",
    numbers: { x: "8..40", y: "2..6" },
    texts: [
      "{n} has {x} acorns in {his} bag. {m} has {y} times as many. How many acorns does {m} have?",
      "The small kite's string is {x} feet long. It would take {y} such strings to make the big kite's. How many feet long is the big kite's string?",
      "At the fair the yellow tent drew {x} guests. The green tent drew {y} times that. How many guests came to the green tent?",
    ],
  },
  {
    id: "fewer/acorns-the-times-larger-known",
    expression: "x/y",
    numbers: { x: "y*j", y: "2..6" },
    texts: [
      "{n} has {x} acorns in {his} bag. {n} has {y} times as many as {m}. How many acorns does {m} have?",
      "The big kite's string is {x} feet long. It would take {y} of the small kite's strings to make that. How many feet long is the small kite's string?",
      "At the fair the yellow tent drew {x} guests. That was {y} times what the green tent drew. How many guests came to the green tent?",
    ],
  },
  {
    id: "fewer/acorns-only-some-more",
    expression: "x+y",
    numbers: { x: "8..40", y: "2..6" },
    texts: [
      "{n} has {x} acorns in {his} bag. {m} has {y} more. How many acorns does {m} have?",
      "The small kite's string is {x} feet long. It would take {y} feet more to make it like the big kite's. How many feet long is the big kite's string?",
      "At the fair the yellow tent drew {x} guests. The green tent drew {y} guests more than that. How many guests came to the green tent?",
    ],
  },
  {
    id: "fewer/acorns-only-some-fewer",
    expression: "x-y",
    numbers: { x: "8..40", y: "2..6" },
    texts: [
      "{n} has {x} acorns in {his} bag. {n} has {y} more than {m}. How many acorns does {m} have?",
      "The big kite's string is {x} feet long. It is {y} feet longer than the small kite's. How many feet long is the small kite's string?",
      "At the fair the yellow tent drew {x} guests. That was {y} above what the green tent drew. How many guests came to the green tent?",
    ],
  },
  {
    id: "ahead/three-in-a-row-up",
    expression: "x+y+z",
    numbers: { x: "35..90", y: "5..16", z: "3..15" },
    texts: [
      "{n} has {x} points. {m} is {y} points ahead of {n}, and {k} is {z} points ahead of {m}. How many points does {k} have?",
      "The birch is {x} feet high. The spruce is {y} feet higher than the birch but {z} feet lower than the fir. How many feet high is the fir?",
      "In May the shelter fed {x} cats. June saw {y} cats more than May, July {z} cats more than June. How many cats were fed in July?",
    ],
  },
  {
    id: "ahead/three-in-a-row-down",
    expression: "x-y-z",
    numbers: { x: "35..90", y: "5..16", z: "3..15" },
    texts: [
      "{n} has {x} points. {n} is {y} points ahead of {m}, and {m} is {z} points ahead of {k}. How many points does {k} have?",
      "The birch is {x} feet high. The spruce is {y} feet lower than the birch but {z} feet higher than the fir. How many feet high is the fir?",
      "In May the shelter fed {x} cats. June saw {y} cats fewer than May, July {z} cats fewer than June. How many cats were fed in July?",
    ],
  },
  {
    id: "ahead/three-in-a-row-one-behind",
    expression: "x+y-z",
    numbers: { x: "35..90", y: "5..16", z: "3..15" },
    texts: [
      "{n} has {x} points. {m} is {y} points ahead of {n}, and {k} is {z} points behind {m}. How many points does {k} have?",
      "The birch is {x} feet high. The spruce is {y} feet higher than the birch and {z} feet higher than the fir. How many feet high is the fir?",
      "In May the shelter fed {x} cats. June saw {y} cats more than May, July {z} cats fewer than June. How many cats were fed in July?",
    ],
  },
  {
    id: "ahead/three-in-a-row-ends-apart",
    expression: "y+z",
    numbers: { x: "35..90", y: "5..16", z: "3..15" },
    texts: [
      "{n} has {x} points. {m} is {y} points ahead of {n}, and {k} is {z} points ahead of {m}. How many points is {k} ahead of {n}?",
      "The birch is {x} feet high. The spruce is {y} feet higher than the birch but {z} feet lower than the fir. How many feet higher than the birch is the fir?",
      "In May the shelter fed {x} cats. June saw {y} cats more than May, July {z} cats more than June. How many cats more than in May were fed in July?",
    ],
  },
  {
    id: "fewer/both-when-the-other-has-more",
    expression: "x+(x+y)",
    numbers: { x: "28..75", y: "4..22" },
    texts: [
      "The left pan of the scale holds {x} nails, and the right one holds {y} more than that. How many nails are in the two pans?",
      "{n} rang {x} doorbells, {y} fewer than {m}. How many doorbells did the two ring altogether?",
      "Of two tents the striped one has {x} pegs. It is {y} pegs short of the number that the plain one has. How many pegs have both tents?",
    ],
  },
  {
    id: "fewer/both-when-the-other-has-less",
    expression: "x+(x-y)",
    numbers: { x: "28..75", y: "4..22" },
    texts: [
      "The left pan of the scale holds {x} nails, and that is {y} more than the right one holds. How many nails are in the two pans?",
      "{n} rang {x} doorbells, {y} more than {m}. How many doorbells did the two ring altogether?",
      "Of two tents the striped one has {x} pegs. The plain one is {y} pegs short of that number. How many pegs have both tents?",
    ],
  },
  {
    id: "fewer/both-numbers-told",
    expression: "x+y",
    numbers: { x: "28..75", y: "4..22" },
    texts: [
      "The left pan of the scale holds {x} nails, and the right one holds {y}. How many nails are in the two pans?",
      "{n} rang {x} doorbells, and {m} rang {y}. How many doorbells did the two ring altogether?",
      "Of two tents the striped one has {x} pegs. The plain one has {y} pegs. How many pegs have both tents?",
    ],
  },
  {
    id: "fewer/both-known-how-many-over",
    expression: "x-y",
    numbers: { x: "28..75", y: "4..22" },
    texts: [
      "The left pan of the scale holds {x} nails, and the right one holds {y}. How many nails must be added to the right pan so that it holds as many as the left?",
      "{n} rang {x} doorbells, and {m} rang {y}. How many fewer did {m} ring?",
      "Of two tents the striped one has {x} pegs. The plain one has {y} pegs. How many pegs fewer has the plain one?",
    ],
  },
];

/** Sets of families about who has more, is older, taller or ahead, and by how much. */
export const CONTRASTS_OF_MORE_AND_LESS: readonly WordingFamily[] = [
  ...HEIGHTS,
  ...WEIGHTS_AND_WAYS,
  ...AGES_AND_YEARS,
  ...TIMES,
  ...SCORES,
  ...COLLECTIONS,
  ...PRICES,
  ...NUMBERS_TO_SPARE,
];

import type { WordingFamily } from "../wording.ts";

/** What comes together over several days, and sets that are given to many. */
const DAYS_AND_GIFTS: readonly WordingFamily[] = [
  {
    id: "several-days/four-counts",
    texts: [
      "On {day} {n} collected {x} {o}, the next day {y}, the day after that {z}, and on the fourth day {w}. How many {o} is that [in all|altogether|in total]?",
      "How many {o} did the {place} get in four weeks if {x} came in the first week, {y} in the second, {z} in the third and {w} in the fourth?",
      "Week after week the club counted {x}, {y}, {z} and {w} {o}. What is the total of the four weeks?",
      "Number of {o} brought in: first day {x}, second day {y}, third day {z}, fourth day {w}. Total?",
      "I made {x} {o} on {day}. I made {y} on {day2} and {z} on {day3}, and {w} more after that. How many {o} have I made?",
    ],
    expression: "x+y+z+w",
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "several-days/more-then-fewer",
    texts: [
      "On {day} {n} sold {x} {o}. On {day2} {he} sold {y} more than on {day}, and on {day3} {z} fewer than on {day}. How many {o} did {he} sell [in all|in the three days]?",
      "The {shop} sold {x} {o} on {day}, {y} more than that on {day2}, and on {day3} {z} fewer than on {day}. How many {o} were sold [altogether|during those three days]?",
      "How many {o} did the machine make in three days? On the first day it made {x}. On the second day it made {y} more than on the first, and on the third day {z} fewer than on the first.",
      "{n} keeps a list of {his} {o}. First day: {x}. Second day: {y} more than on the first day. Third day: {z} fewer than on the first day. What does the list add up to?",
    ],
    expression: "x+(x+y)+(x-z)",
    numbers: { x: "20..90", y: "2..15", z: "2..15" },
    units: ["{o}", "{o}", "{o}", "{o}"],
  },
  {
    id: "several-days/times-as-many-then-count",
    texts: [
      "{n} wrote {x} letters on {day}. On {day2} {he} wrote {y} times as many, and on {day3} {he} wrote {z}. How many letters did {he} write [in all|altogether|in total]?",
      "A baker made {x} pies in the morning and {y} times as many at noon. In the evening {z} pies were made. How many pies were made that day?",
      "There were {x} visitors on the first day. The second day brought {y} times as many visitors as the first, and on the last day {z} came. What was the number of visitors for all three days?",
      "What is the total? First round {x} points, second round {y} times as many as the first, third round {z} points.",
      "The team cleaned {x} windows before lunch. After lunch it cleaned {y} times that many, and {z} were left for the next day. How many windows were there [in all|altogether|in total]?",
    ],
    expression: "x+x*y+z",
    numbers: { x: "3..40", y: "2..6", z: "2..60" },
  },
  {
    id: "several-days/weekdays-and-weekend",
    texts: [
      "{n} does {x} math problems on every weekday and {y} on each day of the weekend. How many problems does {he} do in a week?",
      "From Monday to Friday {n} reads {x} pages [a|per] day. On Saturday and on Sunday {he} reads {y} pages each. How many pages does {he} read in the whole week?",
      "How many cups of tea does the kitchen serve in a week if it serves {x} on each of the five working days and {y} on each of the two weekend days?",
      "Five days a week {n} walks {x} blocks with the dog; on the other two days it is {y} blocks a day. How many blocks is that per week?",
    ],
    expression: "x*5+y*2",
    numbers: { x: "3..40", y: "3..60" },
  },
  {
    id: "several-days/pace-changes",
    texts: [
      "For the first {x} days {n} painted {y} {o} a day. After that {he} painted {w} a day for {z} days. How many {o} did {he} paint?",
      "A machine makes {y} {o} an hour for {x} hours. Then it is set to {w} an hour and runs {z} more hours. How many {o} has it made [by then|in all]?",
      "The workers packed {y} {o} per day during the first {x} days and {w} per day during the next {z} days. How many {o} were packed altogether?",
      "I put {y} {o} on the shelf every day for {x} days, then {w} every day for {z} days. How many {o} are on the shelf now if it was empty before?",
    ],
    expression: "x*y+z*w",
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "several-days/doubling",
    texts: [
      "A plant had {x} leaves. The number of leaves doubled in {month}, doubled again in {month2} and doubled once more in the next month. How many leaves did it have then?",
      "{n} put {x} {o} in a magic hat. Each time {he} shakes it, there are twice as many {o} as before. {He} shakes it three times. How many {o} are in the hat?",
      "The club started with {x} members and doubled its size every year. How many members did it have after three years?",
      "There are {x} water lilies on the pond, and every day there are twice as many as the day before. How many water lilies will there be three days from now?",
    ],
    expression: "x*2*2*2",
    numbers: { x: "2..60" },
  },
  {
    id: "several-days/half-as-many-each-time",
    texts: [
      "{n} sold {x} {o} in {month}, half as many in {month2}, and in the month after that a quarter as many as in {month}. How many {o} did {he} sell in these three months?",
      "On {day} {x} people came to the show. On {day2} only half as many came as on {day}, and on {day3} a quarter as many as on {day}. How many people saw the show?",
      "A ball falls from a height of {x} feet. It bounces up half of that height, and on the second bounce a quarter of that height. What do the fall and the two bounces up add up to, in feet?",
      "How many laps did {n} swim? {He} swam {x} on the first day, half as many on the second, and on the third day a quarter of the first day's number.",
    ],
    expression: "x+x/2+x/4",
    numbers: { x: "8..240 by 4" },
  },
  {
    id: "several-days/first-day-wanted",
    texts: [
      "In three days {n} planted {x} trees. {He} planted {y} on the second day and {z} on the third. {m} dug up {w} trees of the first day. How many trees of the first day are left?",
      "{x} trees were planted from Monday to Wednesday: {y} of them on Tuesday and {z} on Wednesday, the rest on Monday. A storm broke {w} of Monday's trees. How many of Monday's trees still stand?",
      "How many of the first day's trees are still there? There were {x} new trees after three days; {y} were planted on the second day, {z} on the third, and {w} of the first day's trees died.",
    ],
    expression: "x-y-z-w",
    numbers: { x: "90..300", y: "10..30", z: "10..30", w: "2..15" },
    units: ["trees", "trees", "trees"],
  },
  {
    id: "gifts/set-for-each-child",
    texts: [
      "Each child at the party gets {x} balloons, {y} stickers and {z} sweets. There are {w} children. How many things are given out [in all|altogether|in total]?",
      "{n} fills {w} party bags. {He} puts {x} balloons, {y} stickers and {z} sweets in every bag. How many things go into the bags?",
      "How many things does {n} need for {w} guests if every guest is to get {x} balloons, {y} stickers and {z} sweets?",
      "{w} gift bags are made. One bag holds {x} balloons, {y} stickers and {z} sweets. Count everything in all the bags together.",
    ],
    expression: "(x+y+z)*w",
    numbers: { x: "2..12", y: "2..12", z: "2..12", w: "3..30" },
  },
  {
    id: "gifts/three-classes-on-buses",
    texts: [
      "Three classes go to the zoo: {x}, {y} and {z} children. Each bus takes {w} children. How many buses are needed?",
      "{x} first graders, {y} second graders and {z} third graders go on a trip. A bus seats {w} of them. How many buses does the school [need|have to order]?",
      "How many buses of {w} seats will be filled by groups of {x}, {y} and {z} children?",
      "The school has ordered buses with {w} seats for its trip. One class sends {x} children, one {y}, and one {z}. All buses are full. How many buses are there?",
    ],
    expression: "(x+y+z)/w",
    numbers: { x: "15..40", y: "15..40", z: "w*i-x-y", w: "8..20" },
    units: ["children", "children", "buses"],
  },
];

/** Several kinds of things bought, and how far the money goes. */
const SHOPPING: readonly WordingFamily[] = [
  {
    id: "shopping/note-and-two-kinds",
    texts: [
      "{n} has ${v}. {He} buys {x} {o} at ${y} [each|apiece] and {z} {p} at ${w} [each|apiece]. How much [money does {he} have left|does {he} have left|of {his} money is left]?",
      "I went to the {shop} with ${v} and bought {x} {o} for ${y} apiece as well as {z} {p} for ${w} apiece. What was left in my purse?",
      "How much change does {n} get from ${v} when {he} pays for {x} {o} that cost ${y} [each|apiece] and {z} {p} that cost ${w} [each|apiece]?",
      "Before the trip to the {shop} there was ${v} in the wallet. {x} {o} (${y} [each|apiece]) and {z} {p} (${w} [each|apiece]) were paid from it. How much is in the wallet now?",
    ],
    expression: "v-x*y-z*w",
    numbers: { v: "x*y+z*w+i*j" },
  },
  {
    id: "shopping/two-kinds-and-one-thing",
    texts: [
      "{n} bought {x} {o} for ${y} [each|apiece], {z} {p} for ${w} [each|apiece] and one bag for ${v}. How much did {he} spend [in all|altogether|in total]?",
      "At the {shop} {n} paid ${v} for a bag. {He} also took {x} {o} at ${y} apiece and {z} {p} at ${w} apiece. What did everything cost?",
      "What is the sum of the bill? {x} {o} at ${y}, {z} {p} at ${w}, one bag at ${v}.",
      "For the party we got {x} {o}, which were ${y} [each|apiece], {z} {p}, which were ${w} [each|apiece], and a big bag to carry them, which was ${v}. How many dollars did we pay?",
    ],
    expression: "x*y+z*w+v",
    numbers: { v: "2..40" },
    units: ["dollars", "dollars", "dollars", "dollars"],
  },
  {
    id: "shopping/team-kit-with-discount",
    texts: [
      "A shirt [costs|is] ${x} and a cap [costs|is] ${y}. The coach buys both for each of {z} players and gets ${w} off the whole order. How much does the coach pay?",
      "Each of the {z} players needs a shirt for ${x} and a cap for ${y}. The store takes ${w} off the total. What does the order cost?",
      "How much must the team pay for {z} shirts and {z} caps if a shirt is ${x}, a cap is ${y}, and a coupon saves them ${w}?",
      "{n} orders {z} sets of a shirt and a cap. The shirt is ${x}, the cap ${y}. With {his} ${w} gift card {he} pays only the rest. How much is the rest?",
    ],
    expression: "(x+y)*z-w",
    numbers: { x: "8..30", y: "3..15", z: "3..12", w: "5..30" },
    units: ["dollars", "dollars", "dollars"],
  },
  {
    id: "shopping/rest-buys-how-many",
    texts: [
      "{n} has ${x}. {He} buys {y} {o} for ${z} [each|apiece]. With the rest {he} buys {p} that cost ${w} [each|apiece]. How many {p} can {he} buy?",
      "How many {p} at ${w} each can {n} still buy when {he} has ${x} and first pays for {y} {o} at ${z} [each|apiece]?",
      "The class has ${x} to spend. {y} {o} are bought for ${z} apiece, and all the money that is left goes into {p} at ${w} apiece. How many {p} does the class get?",
      "I took ${x} to the {shop}, bought {y} {o} (${z} [each|apiece]) and spent every dollar that was left on {p} (${w} [each|apiece]). How many {p} did I bring home?",
    ],
    expression: "(x-y*z)/w",
    units: ["dollars", "dollars", "{p}"],
  },
  {
    id: "shopping/two-shops-same-list",
    texts: [
      "One store sells notebooks for ${y} [each|apiece], another sells the same ones for ${z}. {n} needs {x} notebooks. How much does {he} save in the cheaper store?",
      "{x} notebooks cost ${y} apiece downtown but only ${z} apiece at the market. How much less does {n} pay for all of them at the market?",
      "How much more do {x} notebooks cost at ${y} each than at ${z} [each|apiece]?",
      "{n} bought {x} notebooks at ${y} [each|apiece]. {m} found them for ${z} each in another shop and bought {x} as well. How much more money did {n} spend than {m}?",
    ],
    expression: "x*y-x*z",
    numbers: { x: "3..20", y: "5..15", z: "2..4" },
    units: ["dollars", "dollars", "dollars"],
  },
  {
    id: "shopping/packs-needed-and-delivery",
    texts: [
      "{n} needs {x} {o}. They come in packs of {y}, and a pack [costs|is] ${z}. Delivery is ${w}. How much does {n} pay [in all|altogether|in total]?",
      "A school orders {x} {o}. There are {y} in a pack and each pack is ${z}. Bringing them to the school [costs|is] ${w} more. What is the total price?",
      "What will {x} {o} cost with delivery, if {y} of them make a pack, one pack is ${z}, and delivery is ${w}?",
      "The {shop} sells {o} only by the pack: {y} in a pack, ${z} a pack. {n} orders {x} {o} and pays ${w} for the mail. How much is {his} bill?",
    ],
    expression: "x/y*z+w",
    numbers: { x: "y*i", y: "2..12", z: "2..15", w: "2..20" },
    units: ["packs", "dollars", "dollars"],
  },
  {
    id: "shopping/child-tickets-half-price",
    texts: [
      "An adult ticket [costs|is] ${z}. Children pay half. A group of {x} adults and {y} children goes in. How much do they pay [in all|together|in total]?",
      "{x} grown-ups and {y} children visit the {place}. Grown-ups pay ${z} [each|apiece], and for a child it is half of that. What does the visit cost?",
      "How much are the tickets for {x} adults and {y} children when the price is ${z} for adults and half as much for children?",
      "Tickets: adults ${z}, children half price. {n} [buys|takes|gets] {x} for adults and {y} for children. How many dollars does {he} need?",
    ],
    expression: "x*z+y*(z/2)",
    numbers: { x: "2..9", y: "2..12", z: "4..30 by 2" },
  },
  {
    id: "shopping/cheaper-second-kind",
    texts: [
      "A chair [costs|is] ${x}. A table costs {y} times as much as a chair, and a lamp [costs|is] ${z} less than a table. How much do a lamp and a stool for ${w} cost together?",
      "How much does {n} pay for one lamp and one stool? The stool is ${w}. The lamp is ${z} cheaper than a table, and a table costs {y} times as much as a chair for ${x}.",
      "One chair is ${x}; the price of a table is {y} times the price of a chair; a lamp is ${z} less than a table. {n} takes a lamp and also a stool at ${w}. What does {he} spend?",
    ],
    expression: "x*y-z+w",
    numbers: { x: "15..60", y: "2..6", z: "3..20", w: "5..30" },
    units: ["dollars", "dollars", "dollars"],
  },
];

/** Amounts that are told by comparison with those of others. */
const THREE_PEOPLE: readonly WordingFamily[] = [
  {
    id: "three-people/more-then-known",
    texts: [
      "{n} has {x} {o}. {m} has {y} more than {n}, and {k} has {z}. How many {o} do the three of them have [together|in all]?",
      "How many {o} do {n}, {m} and {k} have altogether if {n} has {x}, {m} has {y} more than that, and {k} has {z}?",
      "{k} sold {z} {o} at the fair. {n} sold {x}, and {m} sold {y} more than {n}. How many {o} did the three sell in all?",
      "Three friends put their {o} on one table. {n} brings {x}. {m} brings {y} more than {n} does. {k} brings {z}. How many {o} are on the table?",
    ],
    expression: "x+(x+y)+z",
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "three-people/times-chain-ends",
    texts: [
      "{n} has {x} {o}. {m} has {y} times as many as {n}, and {k} has {z} times as many as {m}. How many {o} do {n} and {k} have together?",
      "{m} owns {y} times as many {o} as {n}, who owns {x}. {k} owns {z} times as many as {m}. If {n} and {k} put theirs together, how many {o} is that?",
      "How many {o} are there if we count those of {n} and {k} only? {n} has {x}; {m} has {y} times that number; {k} has {z} times as many as {m}.",
    ],
    expression: "x+x*y*z",
    numbers: { x: "2..20", y: "2..5", z: "2..5" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "three-people/third-against-first",
    texts: [
      "{n} has {x} {o}. {m} has {y} times as many as {n}. {k} has {z} more than {m}. How many more {o} does {k} have than {n}?",
      "{n} found {x} {o}, {m} found {y} times as many, and {k} found {z} more than {m}. By how many is {k} ahead of {n}?",
      "{k} has {z} {o} more than {m}, and {m} has {y} times as many as {n}, who has only {x}. What is the difference between {k} and {n}?",
      "How many more {o} did {k} sell than {n}? {n} sold {x}. {m} sold {y} times as many. {k} sold {z} more than {m} did.",
    ],
    expression: "x*y+z-x",
    numbers: { x: "3..25", y: "2..7", z: "2..30" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "three-people/twice-then-fewer",
    texts: [
      "{m} has twice as many {o} as {n}. {k} has {y} fewer than {m}. {n} has {x}. How many {o} do {n} and {k} have together?",
      "{n} made {x} {o}. {m} made twice as many, and {k} made {y} fewer than {m}. Leave {m} out: how many {o} did {n} and {k} make?",
      "There are {x} {o} in {n}'s room and twice as many in {m}'s room. In {k}'s room there are {y} fewer than in {m}'s. How many {o} are in {n}'s and {k}'s rooms together?",
      "{k} and {n} put their {o} in one bag. {n} has {x}. {k} has {y} fewer than {m}, who has double what {n} has. How many {o} are in the bag?",
    ],
    expression: "x+(x*2-y)",
    numbers: { x: "10..60", y: "2..9" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "three-people/half-and-some-more",
    texts: [
      "{n} has {x} {o}. {m} has {y} more than half as many as {n}. How many {o} do they have [together|altogether]?",
      "{n} solved {x} puzzles. {m} solved half as many and {y} more. How many puzzles did the two solve together?",
      "How many {o} do {n} and {m} own in all? {n} owns {x}. Take half of that and add {y}, and you have what {m} owns.",
      "{m} picked up {y} {o} more than half of what {n} picked up. {n} picked up {x}. What did they pick up together?",
    ],
    expression: "x+(x/2+y)",
    numbers: { x: "6..120 by 2", y: "2..20" },
  },
  {
    id: "three-people/twice-and-some-more",
    texts: [
      "{n} has {x} {o}. {m} has {y} more than twice as many. How many {o} do they have [in all|together|in total]?",
      "The big {cs} holds {y} {o} more than twice what the small one holds. The small one holds {x}. How many {o} are in both?",
      "{m} counted twice as many {o} as {n} and then {y} more. {n} counted {x}. How many did the two of them count?",
      "There are {x} {o} on the first shelf. On the second shelf there are {y} more than double that number. How many {o} are on the two shelves?",
    ],
    expression: "x+(x*2+y)",
    numbers: { x: "4..60", y: "2..20" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "three-people/times-both-together",
    texts: [
      "{n} has {x} {o} and {m} has {y}. {k} has {z} times as many as {n} and {m} together, but then gives {w} away. How many {o} does {k} have left?",
      "{k} had {z} times as many {o} as {n} and {m} put together. {n} had {x}, {m} had {y}. How many {o} does {k} have after losing {w}?",
      "Two boys brought {x} and {y} {o}. Their teacher brought {z} times as many as both of them together, and {w} of the teacher's {o} broke. How many of the teacher's {o} are still good?",
    ],
    expression: "(x+y)*z-w",
    numbers: { x: "3..30", y: "3..30", z: "2..6", w: "2..11" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "three-people/fewer-than-both",
    texts: [
      "{n} has {x} {o} and {m} has {y}. {k} has {z} fewer than {n} and {m} together. {k} buys {w} more. How many {o} does {k} have now?",
      "{k} read {z} pages fewer than {n} and {m} together in the first week and {w} pages in the second. {n} read {x} pages and {m} read {y}. How many pages did {k} read in the two weeks?",
      "How many {o} does {k} have in the end? {n} has {x}, {m} has {y}. {k} started with {z} fewer than those two together and then got {w}.",
    ],
    expression: "x+y-z+w",
    numbers: { x: "10..60", y: "10..60", z: "2..15", w: "2..30" },
  },
  {
    id: "three-people/split-into-third-and-rest",
    texts: [
      "{n}, {m} and {k} picked {x} {o} in all. {n} picked a third of them, {m} picked {y}. How many {o} did {k} pick?",
      "Three people shared out {x} {o}. One third went to {n}, {y} went to {m}, and {k} got the rest. How many {o} did {k} get?",
      "A third of the {x} {o} belong to {n} and {y} belong to {m}. All the others are {k}'s. How many {o} are {k}'s?",
    ],
    expression: "x-x/3-y",
    numbers: { x: "24..150 by 3", y: "3..15" },
    units: ["{o}", "{o}", "{o}"],
  },
];

/** Containers, packs in containers, and loose things beside them. */
const PACKING: readonly WordingFamily[] = [
  {
    id: "packing/loose-ones-and-gift",
    texts: [
      "{n} has {x} {c} with {y} {o} in each and {z} loose {o}. {He} gives {w} {o} to {m}. How many {o} does {n} have [left|now]?",
      "There are {y} {o} in each of {x} {c}, and {z} more on the table. {w} of all these {o} are taken away. How many {o} remain?",
      "How many {o} are left if you start with {x} {c} of {y} and {z} single ones, and {w} get used?",
      "{n} carried {x} {c} home. Every {cs} had {y} {o} in it. {m} brought {mhis} own {z} {o}. Later they found that {w} {o} were broken. How many good {o} do they have?",
      "In stock: {x} {c}, {y} {o} in each, plus {z} {o}. Sold today: {w} {o}. How many {o} are in stock tonight?",
    ],
    expression: "x*y+z-w",
    numbers: { z: "2..15", w: "2..15" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "packing/two-sizes",
    texts: [
      "{n} filled {x} small {c} with {y} {o} each and {z} big {c} with {w} {o} each. How many {o} did {he} use?",
      "A truck brings {x} {c} that hold {y} {o} each, and {z} {c} that hold {w} {o} each. How many {o} does it bring [in all|altogether|in total]?",
      "Small {c} take {y} {o}, big ones take {w}. We have {x} small ones and {z} big ones, all of them full. How many {o} do we have?",
      "How many {o} fit into {x} {c} that hold {y} each and {z} {c} that hold {w} each?",
    ],
    expression: "x*y+z*w",
    numbers: { x: "2..12", y: "3..9", z: "2..12", w: "10..25" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "packing/bad-ones-out-and-repacked",
    texts: [
      "{n} bought {x} {c} of {y} {f}. {z} {f} were bad. {He} put the good ones into bags of {w}. How many bags did {he} fill?",
      "{x} {c} with {y} {f} in each arrive at the {shop}. {z} of the {f} have to be thrown out, and the rest are sold in bags of {w}. How many bags are there?",
      "How many bags of {w} {f} can be made from {x} {c} that hold {y} {f} each, when {z} of the {f} cannot be used?",
      "{n} sets out {x} {c} of {f}, {y} in each {cs}. The birds eat {z} of them. What is left is packed into bags, {w} {f} to a bag. How many bags does {n} get?",
    ],
    expression: "(x*y-z)/w",
    numbers: { x: "2..6", y: "w*i+j", z: "x*j", w: "2..8" },
    units: ["{f}", "{f}", "bags"],
  },
  {
    id: "packing/boxes-of-packs-minus",
    texts: [
      "There are {x} {c}. In every {cs} there are {y} packs, and in every pack there are {z} {o}. {w} {o} are given away. How many {o} [are left|remain]?",
      "{n} has {x} {c} of {y} packs, {z} {o} to a pack. After {he} hands out {w} {o}, how many does {he} still have?",
      "A pack has {z} {o}. There are {y} packs in one {cs}. We have {x} {c} and use {w} {o}. How many {o} do we keep?",
      "How many {o} remain unsold? The store got {x} {c} with {y} packs of {z} {o} in each {cs}, and it sold {w} {o}.",
    ],
    expression: "x*y*z-w",
    numbers: { x: "2..9", y: "2..9", z: "4..12", w: "2..15" },
    units: ["packs", "{o}", "{o}"],
  },
  {
    id: "packing/boxes-of-packs-shared",
    texts: [
      "{x} {c} hold {y} packs each, and each pack holds {z} {o}. They are shared equally by {w} {u}. How many {o} does each one get?",
      "The {w} {u} share {x} {c} of {o} fairly. In one {cs} are {y} packs of {z} {o}. How many {o} are there for each of them?",
      "How many {o} does each of {w} {u} receive if {x} {c} are handed out in equal parts, each {cs} with {y} packs and each pack with {z} {o}?",
    ],
    expression: "x*y*z/w",
    numbers: { x: "2..9", y: "w*i", z: "2..12", w: "2..6" },
    units: ["packs", "{o}", "{o}"],
  },
  {
    id: "packing/boxes-of-packs-price",
    texts: [
      "A store buys {x} {c} with {y} packs in each. There are {z} {o} in a pack. It sells every one of the {o} for ${w}. How much money does it take in?",
      "Each of {x} {c} has {y} packs, and each pack has {z} {o}. At ${w} for one of the {o}, what are they all worth?",
      "How many dollars are {x} {c} of {o} worth? One {cs} holds {y} packs, one pack holds {z} {o}, and the {o} go for ${w} [each|apiece].",
    ],
    expression: "x*y*z*w",
    numbers: { x: "2..8", y: "2..8", z: "2..10", w: "2..6" },
    units: ["packs", "{o}", "dollars"],
  },
  {
    id: "packing/same-taken-from-each",
    texts: [
      "{n} has {x} {c} with {y} {o} in each. {He} takes {z} {o} out of every {cs} and then {w} more out of the last one. How many {o} are still in the {c}?",
      "Every one of the {x} {c} held {y} {o}. {z} were taken out of each, and after that {w} {o} were lost. How many {o} [are left|remain]?",
      "There were {y} {o} in each of {x} {c}. {m} took {z} from each {cs}. {k} then took {w} altogether. How many {o} did they leave?",
    ],
    expression: "x*(y-z)-w",
    numbers: { x: "3..12", y: "10..25", z: "2..5", w: "2..5" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "packing/two-kinds-in-each",
    texts: [
      "In each of {x} {c} there are {y} {color} and {z} {color2} {o}. {w} more {o} lie on the floor. How many {o} are there [in all|altogether|in total]?",
      "{n} puts {y} {color} {o} and {z} {color2} {o} in every {cs}. {He} fills {x} {c} and has {w} {o} left over. How many {o} did {he} have [at first|to begin with]?",
      "How many {o} does {n} have? {He} has {x} {c}, each with {y} {color} ones and {z} {color2} ones, and {w} in {his} pocket.",
      "{x} {c}, all the same: {y} {color} {o} and {z} {color2} {o} in each. Besides, {w} {o} without a {cs}. How many {o}?",
    ],
    expression: "x*(y+z)+w",
    numbers: { x: "2..12", y: "2..12", z: "2..12", w: "2..20" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "packing/two-pickers-fill",
    texts: [
      "{n} bought {x} {f}, {m} bought {y}, and {k} bought {z}. They put {w} {f} in each {cs}. How many {c} do they fill?",
      "All the {f} of {n}, {m} and {k} go into {c} of {w}. {n} has {x}, {m} has {y}, {k} has {z}. How many {c} will be full?",
      "How many {c} are needed for {x}, {y} and {z} {f}, if a {cs} of this kind holds {w} {f}?",
      "Three baskets with {x}, {y} and {z} {f} are put together and packed again, {w} {f} to a {cs}. How many {c} does that give?",
    ],
    expression: "(x+y+z)/w",
    numbers: { w: "3..12" },
    units: ["{f}", "{f}", "{c}"],
  },
  {
    id: "packing/seats-still-free",
    texts: [
      "A hall has {x} rows of {y} seats. {z} groups of {w} people sit down. How many seats are still free?",
      "How many seats stay empty in a theater with {x} rows of {y} seats, if {z} vans bring {w} people each?",
      "There are {y} chairs in each of {x} rows. {z} families with {w} members each come to the show. How many chairs are not used?",
      "{x} tables with {y} chairs each were set up for the dinner. {z} clubs came, each with {w} people. How many chairs were not needed?",
    ],
    expression: "x*y-z*w",
    numbers: { x: "8..20", y: "8..20", z: "2..8", w: "2..7" },
    units: ["seats", "people", "seats"],
  },
  {
    id: "two-stage/bags-of-two-kinds",
    texts: [
      "{n} puts {x} {o} into bags of {y} and {z} {p} into bags of {w}. How many bags does {he} fill [in all|altogether|in total]?",
      "How many bags are used when {x} {o} are packed {y} to a bag and {z} {p} are packed {w} to a bag?",
      "{x} {o} and {z} {p} have to be packed. A bag takes {y} {o} or {w} {p}. How many bags will be full?",
      "There is one heap of {x} {o} and one of {z} {p}. {y} {o} always go together into a bag, and so do {w} {p}. What is the number of bags?",
    ],
    expression: "x/y+z/w",
    numbers: { y: "2..12", w: "2..12" },
    units: ["bags", "bags", "bags"],
  },
  {
    id: "two-stage/fewer-bags-of-second-kind",
    texts: [
      "{x} {o} are packed in {c} of {y}, and {z} {p} in {c} of {w}. How many more {c} hold {o} than {p}?",
      "{n} fills {c} with {x} {o}, {y} in each, and other {c} with {z} {p}, {w} in each. How many more {c} of {o} than of {p} are there?",
      "How many fewer {c} are needed for {z} {p} than for {x} {o}, if a {cs} takes {w} {p} or {y} {o}?",
    ],
    expression: "x/y-z/w",
    numbers: { y: "2..9", w: "3..12" },
    units: ["{c}", "{c}", "{c}"],
  },
  {
    id: "two-stage/filled-then-sold",
    texts: [
      "{n} has {x} {color} and {y} {color2} {o}. {He} puts {z} {o} into every {cs} and sells {w} of the {c}. How many {c} does {he} have left?",
      "All the {o}, {x} {color} ones and {y} {color2} ones, were packed into {c} of {z}. Then {w} {c} were sold. How many {c} are there still?",
      "How many {c} of {z} {o} remain, when {x} {color} and {y} {color2} {o} have been packed and {w} {c} have been given away?",
    ],
    expression: "(x+y)/z-w",
    numbers: { z: "3..12", w: "2..5" },
    units: ["{o}", "{c}", "{c}"],
  },
  {
    id: "two-stage/filled-added-to-old",
    texts: [
      "{n} took {y} bad {o} out of {x} and packed the good ones in {c} of {z}. There were {w} full {c} from yesterday. How many full {c} are there now?",
      "There were {w} full {c} in the store. Today {x} {o} came in; {y} were sent back, and the others filled new {c}, {z} {o} in each. How many {c} are in the store?",
      "How many {c} does {n} have altogether? {He} had {w}. {He} fills new ones with {z} {o} each from a heap of {x}, but leaves out {y} of them.",
    ],
    expression: "(x-y)/z+w",
    numbers: { y: "2..20", z: "2..12", w: "2..12" },
    units: ["{o}", "{c}", "{c}"],
  },
  {
    id: "two-stage/per-guest-two-things",
    texts: [
      "There are {x} {f} on the table. Each of {w} guests eats {y} at noon and {z} in the evening. How many {f} [are left|remain]?",
      "{w} guests eat {y} {f} each at lunch and {z} {f} each at dinner. The cook made {x} {f}. How many of them are left over?",
      "How many {f} remain from {x}, if {w} people take {y} each on {day} and {z} each on {day2}?",
    ],
    expression: "x-(y+z)*w",
    numbers: { y: "2..4", z: "2..4", w: "3..12" },
    units: ["{f}", "{f}", "{f}"],
  },
  {
    id: "two-stage/smaller-rows",
    texts: [
      "{n} wanted to plant {x} rows of {z} flowers. {He} plants {y} rows less, and each row has {w} flowers less. How many flowers does {he} plant?",
      "The plan was {x} rows with {z} flowers in each. In the end there are {y} fewer rows and {w} fewer flowers in each row. How many flowers are there?",
      "How many chairs are put up, if {x} rows of {z} were planned, but {y} rows are left out and each row that stays has {w} chairs fewer?",
    ],
    expression: "(x-y)*(z-w)",
    numbers: { x: "8..15", y: "2..5", z: "8..20", w: "2..5" },
  },
  {
    id: "two-stage/two-groups-two-gifts",
    texts: [
      "{x} boys and {y} girls get {z} {o} and {w} {p} each. How many things are handed out?",
      "Each child of a class with {x} boys and {y} girls receives {z} {o} and {w} {p}. How many {o} and {p} is that altogether?",
      "In the first group are {x} children and in the second {y}. Every child carries {z} {o} and {w} {p}. How many things do all of them carry?",
    ],
    expression: "(x+y)*(z+w)",
    numbers: { x: "5..15", y: "5..15", z: "2..5", w: "2..5" },
  },
  {
    id: "two-stage/share-then-give-away",
    texts: [
      "{x} {c} with {y} {o} each are shared equally by {z} {u}. One of them gives {w} of the {o} away. How many {o} does this one have left?",
      "{z} {u} divide {x} {c} of {y} {o} into equal shares. {n} gets one share and gives {w} {o} to {m}. How many {o} does {n} keep?",
      "How many {o} does {n} have after giving {w} away, if {he} was one of {z} {u} who shared {x} {c} of {y} {o} fairly?",
    ],
    expression: "x*y/z-w",
    numbers: { x: "z*i", y: "4..12", z: "2..6", w: "2..7" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "two-stage/share-then-get-more",
    texts: [
      "{z} {g} share {x} {c} of {y} {o} equally. Later each of the {g} finds {w} more {o}. How many {o} does each of the {g} have then?",
      "{x} {c} hold {y} {o} each. They are divided fairly among {z} {g}, and every one of the {g} already had {w} {o}. How many {o} does each of the {g} have now?",
      "How many {o} does each of {z} {g} have, if they split {x} {c} of {y} {o} evenly and get {w} extra {o} each?",
    ],
    expression: "x*y/z+w",
    numbers: { x: "2..9", y: "z*i", z: "2..6", w: "2..15" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "two-stage/some-boxes-gone-plus-loose",
    texts: [
      "{n} had {x} {c} with {z} {o} in each. {He} gave away {y} {c} and has {w} single {o} besides. How many {o} does {he} have?",
      "{y} of the {x} {c} were sold. There are {z} {o} in each {cs} that is left, and {w} {o} lie next to them. How many {o} are there?",
      "How many {o} are in the store now? Of {x} {c}, {y} have been taken away. Each {cs} holds {z} {o}; another {w} {o} are on the counter.",
    ],
    expression: "(x-y)*z+w",
    numbers: { x: "6..20", y: "2..5", z: "3..12", w: "2..20" },
    units: ["{c}", "{o}", "{o}"],
  },
  {
    id: "two-stage/absent-and-extra-needed",
    texts: [
      "{y} of the {x} {u} are not here. Each of the others needs {z} {o}. There are {w} {o} in the room. How many more {o} are needed?",
      "The group has {x} {u}, but {y} stayed at home. Everybody who came should get {z} {o}, and {w} {o} are ready. How many {o} are missing?",
      "How many {o} must still be found, when {x} {u} were invited, {y} did not come, each of the rest gets {z} {o}, and {w} {o} are on hand?",
    ],
    expression: "(x-y)*z-w",
    numbers: { x: "12..30", y: "2..6", z: "3..8", w: "5..15" },
    units: ["{u}", "{o}", "{o}"],
  },
  {
    id: "two-stage/bunches-then-vases",
    texts: [
      "{n} [buys|takes|gets] {x} bunches of {y} flowers and throws {z} flowers away. The others are put evenly in {w} vases. How many flowers are in each vase?",
      "{x} bunches with {y} flowers each were bought; {z} flowers were dry. How many of the good ones go into each of {w} vases, if all vases get the same number of flowers?",
      "How many flowers does one vase hold if {w} vases share {x} bunches of {y} flowers equally and {z} flowers are left out?",
    ],
    expression: "(x*y-z)/w",
    numbers: { x: "2..6", y: "w*i+j", z: "x*j", w: "2..8" },
    units: ["flowers", "flowers", "flowers"],
  },
  {
    id: "two-stage/stickers-page-by-page",
    texts: [
      "{n} has an album with {x} pages and {y} stickers on every page. {He} buys {z} packs of {w} stickers. How many stickers does {he} have now?",
      "On each of the {x} pages of an album there are {y} stickers. {m} gives {n} {z} packs with {w} stickers in each. How many stickers are {n}'s then?",
      "How many stickers does {n} have after buying {z} packs of {w}, if {his} album already has {x} pages with {y} on each?",
    ],
    expression: "x*y+z*w",
    units: ["stickers", "stickers", "stickers"],
  },
  {
    id: "two-stage/twice-the-boxes",
    texts: [
      "{n} has {x} {c} of {y} {o}. {m} has twice as many {c}, but with {z} {o} in each. How many more {o} does {m} have than {n}?",
      "{m} has double the number of {c} that {n} has. {n} has {x} {c} with {y} {o} in each; in each of {m}'s there are {z}. What is the difference in {o}?",
      "There are {y} {o} in each of {n}'s {x} {c}. There are {z} {o} in each {cs} of {m}, who has twice as many {c}. How many more {o} does {m} have?",
    ],
    expression: "x*2*z-x*y",
    numbers: { x: "2..12", y: "4..9", z: "6..12" },
  },
];

/** Some are used or given away, and the rest is divided. */
const SHARING: readonly WordingFamily[] = [
  {
    id: "sharing/left-after-two-uses",
    texts: [
      "{n} had {x} {o}. {He} used {y} for school and {z} at home. The rest {he} shared equally among {w} friends. How many {o} did each friend get?",
      "From {x} {o}, {y} are given to {m} and {z} to {k}. What is left is put into {w} equal heaps. How many {o} are in one heap?",
      "How many {o} does each of the {w} children get, if there are {x}, the teacher keeps {y}, and {z} are lost?",
      "{x} {o} came in. {y} were sold on {day} and {z} on {day2}. The remaining ones were spread evenly over {w} shelves. How many {o} stand on each shelf?",
      "I have {x} {o}. I keep {y} for myself and send {z} to my aunt. My {w} cousins share what remains. How many {o} for each cousin?",
    ],
    expression: "(x-y-z)/w",
    numbers: { y: "2..30", z: "2..30", w: "2..9" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "sharing/away-and-new",
    texts: [
      "{n} had {x} {o}. {He} threw {y} away and got {z} new ones. {He} put them all into {w} {c}, the same number in each. How many {o} are in each {cs}?",
      "A {shop} had {x} {o}, sold {y} of them and received {z}. It then set them out on {w} tables in equal numbers. How many {o} are on each table?",
      "After {y} of the {x} {o} were lost, {m} gave {n} {z} more. Now {n} divides them evenly among {w} people. How many {o} does one person get?",
    ],
    expression: "(x-y+z)/w",
    numbers: { y: "2..20", w: "2..9" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "sharing/boxes-and-extra",
    texts: [
      "{n} has {x} {c} of {y} {f} and {z} more. {He} shares them equally with {his} friends, so that {w} people get the same. How many {f} does each person get?",
      "{x} {c} with {y} {f} in each, and {z} {f} besides, are divided equally among {w} {u}. How many {f} does each one get?",
      "How many {f} are there for each of {w} people? On the table are {x} {c} with {y} {f} each and {z} single {f}.",
      "The cook lays {w} plates. The {f} from {x} {c} of {y} and {z} extra {f} are put on the plates in equal parts. How many {f} are on each plate?",
    ],
    expression: "(x*y+z)/w",
    numbers: { x: "2..6", y: "w*j-j", z: "x*j+w*i", w: "2..8" },
    units: ["{f}", "{f}", "{f}"],
  },
  {
    id: "sharing/half-gone-then-shared",
    texts: [
      "{n} had {x} {o}. {He} gave half of them to {m}, kept {y}, and shared the others equally among {z} neighbors. How many {o} did each neighbor get?",
      "Half of {x} {o} were sold. From the other half {y} were put aside, and the rest went to {z} schools in equal shares. How many {o} did each school get?",
      "How many {o} go into each of {z} {c}? There were {x} {o}; half were given away, {y} of the others were lost, and the rest fill the {c} evenly.",
    ],
    expression: "(x/2-y)/z",
    numbers: { x: "z*(i+j)*2+y*2", y: "2..12", z: "2..9" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "sharing/half-and-quarter-gone",
    texts: [
      "{n} baked {x} cookies. Half of them went to the school and a quarter of them to {m}. How many cookies did {n} keep?",
      "Of {x} cookies, one half is eaten on {day} and one quarter on {day2}. How many cookies are left after that?",
      "How many of the {x} cookies remain when a half of them has been sold and a fourth of them has been given away?",
      "There were {x} cookies on a tray. The boys ate a half of all the cookies, the girls ate a quarter of all the cookies. How many were still on the tray?",
    ],
    expression: "x-x/2-x/4",
    numbers: { x: "8..200 by 4" },
    units: ["cookies", "cookies", "cookies", "cookies"],
  },
  {
    id: "sharing/half-of-the-rest",
    texts: [
      "{n} had {x} {o}. {He} gave {y} to {m}, then half of what was left to {k}. After that {he} lost {z}. How many {o} does {n} have [now|left]?",
      "A {shop} has {x} {o}. In the morning {y} are sold, in the afternoon half of the rest, and in the evening {z} more. How many {o} are not sold?",
      "First {y} of {x} {o} were used up. Then half of those that remained went to the {place}, and {z} of the other half were thrown out. How many {o} are there still?",
    ],
    expression: "(x-y)/2-z",
    numbers: { x: "i*j*2+y+z*2", y: "2..30", z: "2..9" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "sharing/friend-had-some-before",
    texts: [
      "{n} had {x} {o}. {He} kept {y} and shared the rest equally among {z} friends. {m}, one of the friends, already had {w} {o}. How many {o} does {m} have now?",
      "{m} had {w} {o}. Then {n} came with {x} {o}, put {y} aside and divided the others evenly among {z} people, {m} among them. How many {o} did {m} have after that?",
      "How many {o} does {m} own now? {mHe} owned {w}. {n} gave away all but {y} of {his} {x} {o}, in {z} equal shares, and {m} got one share.",
    ],
    expression: "(x-y)/z+w",
    numbers: { x: "z*i+y", y: "2..15", z: "2..8", w: "2..30" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "sharing/parts-used-per-thing",
    texts: [
      "{n} needs {y} beads for a bracelet and {z} beads for a necklace. {He} has {x} beads and makes {w} necklaces first. How many bracelets can {he} make from the rest?",
      "From {x} beads {n} makes {w} necklaces with {z} beads each. The remaining beads are enough for bracelets of {y} beads. How many bracelets is that?",
      "How many bracelets of {y} beads can be made when {w} necklaces of {z} beads have been taken from a box of {x} beads?",
    ],
    expression: "(x-z*w)/y",
    numbers: { y: "4..12", z: "13..25", w: "2..6" },
    units: ["beads", "beads", "bracelets"],
  },
];

/** An amount that goes up and down several times. */
const UP_AND_DOWN: readonly WordingFamily[] = [
  {
    id: "up-and-down/bus-two-stops",
    texts: [
      "There were {x} people on the bus. At the first stop {y} got off and {z} got on. At the second stop {w} got off. How many people are on the bus now?",
      "A bus leaves with {x} passengers. {y} of them get off in the first town, where {z} new ones get on; in the next town {w} get off. How many passengers go on from there?",
      "How many people were on the train after the second station? It started with {x}. First station: {y} off, {z} on. Second station: {w} off.",
      "{x} people sat in the bus when it left. After a while {y} left it, then {z} came in, then {w} left. How many people were in it at the end?",
    ],
    expression: "x-y+z-w",
    numbers: { x: "25..70", y: "2..15", z: "2..15", w: "2..9" },
    units: ["people", "people", "people"],
  },
  {
    id: "up-and-down/elevator",
    texts: [
      "An elevator is on floor {x}. It goes up {y} floors, down {z} floors and up {w} floors. On which floor is it now?",
      "{n} gets into the elevator on floor {x} and rides {y} floors up. {He} forgot something, so {he} goes {z} floors down and then {w} floors up. Which floor is {he} on?",
      "Up {y}, down {z}, up {w}: that is how the elevator moved after starting on floor {x}. Where is it?",
    ],
    expression: "x+y-z+w",
    numbers: { x: "2..12", y: "4..15", z: "2..5", w: "2..15" },
  },
  {
    id: "up-and-down/same-at-every-stop",
    texts: [
      "A train starts with {x} passengers. At each of the next {w} stations {y} people get on and {z} get off. How many passengers are on the train then?",
      "Every hour {y} guests come to the fair and {z} go home. At first there were {x} guests. How many are there after {w} hours?",
      "How many {o} are in the store after {w} days, if there were {x} to begin with and every day {y} are brought in and {z} are sold?",
      "There are {x} cars in the parking lot. Each minute {y} drive in and {z} drive out. How many cars will be there in {w} minutes?",
    ],
    expression: "x+(y-z)*w",
    numbers: { x: "5..60", y: "8..20", z: "2..7", w: "2..9" },
  },
  {
    id: "up-and-down/lend-and-return",
    texts: [
      "The library has {x} books. {y} groups borrow {z} books each. Later {w} books come back. How many books are in the library then?",
      "{y} classes took {z} books each from a shelf with {x} books. {w} of these books were returned. How many books are on the shelf now?",
      "How many books stand on the shelf? There were {x}. Each of {y} readers took {z} of them, and {w} were put back.",
    ],
    expression: "x-y*z+w",
    numbers: { x: "y*z+i*4", y: "2..12", z: "2..8", w: "2..4" },
    units: ["books", "books", "books"],
  },
  {
    id: "up-and-down/flocks-arrive",
    texts: [
      "{x} ducks swim on the lake. {y} groups of {z} ducks join them. Then {w} ducks fly away. How many ducks are on the lake [now|after that]?",
      "On a lake with {x} ducks {y} flocks land, each of {z} ducks, and a little later {w} ducks leave. How many ducks stay?",
      "How many ducks can {n} see in the end? At first {he} sees {x}. Then {y} flocks with {z} ducks in each come down, and {w} ducks fly off.",
    ],
    expression: "x+y*z-w",
    numbers: { x: "5..40", y: "2..9", z: "2..12", w: "2..9" },
    units: ["ducks", "ducks", "ducks"],
  },
  {
    id: "up-and-down/harvest-and-stock",
    texts: [
      "{n} bought {x} {c} of {y} {f}. {He} ate {z} {f} on the way and then found {w} more. How many {f} did {he} bring home?",
      "{x} {c} with {y} {f} in each stood in the yard. {z} {f} fell out and were lost, but {m} added {w}. How many {f} are there now?",
      "How many {f} are there if {n} fills {x} {c} with {y} each, takes out {z} for lunch and puts {w} fresh ones in?",
    ],
    expression: "x*y-z+w",
    numbers: { z: "2..4", w: "2..30" },
    units: ["{f}", "{f}", "{f}"],
  },
  {
    id: "water/fill-and-use",
    texts: [
      "A tank holds {x} liters of water. Each day {y} cows drink {z} liters each. Rain brings {w} liters back into the tank that day. How many liters are in the tank after one day?",
      "{y} cows drink {z} liters of water each from a tank of {x} liters. Then {w} liters are poured in. How much water is in the tank, in liters?",
      "How many liters does the tank hold in the evening? In the morning it held {x}; {y} cows took {z} liters each, and {n} added {w}.",
    ],
    expression: "x-y*z+w",
    numbers: { x: "y*z+i*10", y: "2..9", z: "8..25", w: "5..50" },
    units: ["liters", "liters", "liters"],
  },
];

/** So much in an hour, a day or a week, by so many. */
const RATES: readonly WordingFamily[] = [
  {
    id: "rates/people-hours-days",
    texts: [
      "{x} workers each make {y} {o} an hour. They work {z} hours [a|per] day. How many {o} do they make in {w} days?",
      "How many {o} are made in {w} days by {x} people who work {z} hours [a|per] day and make {y} {o} an hour each?",
      "In a factory {x} machines run {z} hours every day. One machine makes {y} {o} in an hour. How many {o} come out of the factory in {w} days?",
    ],
    expression: "x*y*z*w",
    numbers: { x: "2..9", y: "2..12", z: "2..8", w: "2..7" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "rates/two-workers-some-bad",
    texts: [
      "{n} makes {x} {o} an hour and {m} makes {y} an hour. They work together for {z} hours, and {w} of the {o} are not good. How many good {o} do they have?",
      "Two machines, one making {x} {o} a minute and the other {y}, run for {z} minutes. {w} of the {o} fail the test. How many pass?",
      "Working side by side for {z} hours, {n} folds {x} paper boats an hour and {m} folds {y}. {w} boats get wet. How many dry boats are there?",
      "How many usable {o} are there after {z} days if one oven makes {x} a day, another makes {y} a day, and {w} in all have to be thrown away?",
    ],
    expression: "(x+y)*z-w",
    numbers: { x: "3..20", y: "3..20", z: "2..12", w: "2..11" },
  },
  {
    id: "rates/one-is-times-as-fast",
    texts: [
      "{n} packs {x} {o} an hour. {m} packs {y} times as many. How many {o} do they pack together in {z} hours?",
      "The old machine makes {x} {o} a minute; the new one is {y} times as fast. Both run for {z} minutes. How many {o} do they make [in all|together|in total]?",
      "In one hour {n} makes {x} {o} and {m} makes {y} times as many as {n}. What can the two do in {z} hours?",
    ],
    expression: "(x+x*y)*z",
    numbers: { x: "2..15", y: "2..5", z: "2..10" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "rates/pages-left-over-days",
    texts: [
      "A book has {x} pages. {n} has read {y} pages [a|per] day for {z} days. {He} wants to finish it in {w} more days, reading the same number of pages each day. How many pages [a|per] day is that?",
      "{n} read {y} pages of a {x}-page book on each of {z} days. How many pages must {he} read daily to finish the rest in {w} days?",
      "How many pages [a|per] day are left for {n}? The book is {x} pages long, {he} did {y} pages [a|per] day for {z} days, and there are {w} days before it goes back to the library.",
      "My book: {x} pages. Already done: {z} days with {y} pages each. The rest is to be split evenly over {w} days. How many pages each day?",
    ],
    expression: "(x-y*z)/w",
    numbers: { y: "5..30", z: "2..9", w: "2..9" },
    units: ["pages", "pages", "pages"],
  },
  {
    id: "rates/two-kinds-of-animals-fed",
    texts: [
      "A farmer has {x} cows and {z} goats. A cow eats {y} bags of hay a week, a goat eats {w}. How many bags do they eat in {v} weeks?",
      "Each of {x} cows needs {y} bags of hay a week and each of {z} goats needs {w}. How many bags are needed for {v} weeks?",
      "How much hay is used in {v} weeks on a farm with {x} cows, which get {y} bags each per week, and {z} goats, which get {w} bags each per week? Answer in bags.",
    ],
    expression: "(x*y+z*w)*v",
    numbers: { x: "2..10", y: "3..8", z: "2..10", w: "2..3", v: "2..9" },
    units: ["bags", "bags", "bags", "bags"],
  },
  {
    id: "rates/stock-eaten-for-days",
    texts: [
      "The zoo has {w} {f}. Each of {x} monkeys eats {y} {f} a day. How many {f} are left after {z} days?",
      "{x} monkeys eat {y} {f} each per day. The keeper bought {w} {f}. How many will remain in {z} days?",
      "From a store of {w} {f}, {x} animals are fed for {z} days, and every animal gets {y} {f} a day. What number of {f} is left over?",
      "How many {f} does {n} have left? {He} had {w} and fed {x} pets for {z} days with {y} {f} a day for each pet.",
    ],
    expression: "w-x*y*z",
    numbers: { x: "2..8", y: "2..6", z: "2..7" },
    units: ["{f}", "{f}", "{f}"],
  },
  {
    id: "rates/two-machines-packed",
    texts: [
      "One machine makes {x} {o} a minute and runs {y} minutes. Another makes {z} a minute and runs {w} minutes. The {o} are packed {v} to a {cs}. How many {c} are filled?",
      "{n} makes {x} {o} a day for {y} days, {m} makes {z} a day for {w} days. They put {v} {o} into each {cs}. How many {c} do they need for all of them?",
      "How many {c} of {v} {o} come from two workers, if the first makes {x} {o} an hour for {y} hours and the second {z} an hour for {w} hours?",
    ],
    expression: "(x*y+z*w)/v",
    numbers: { v: "2..6", x: "v*i", y: "2..9", z: "2..12", w: "v*j" },
    units: ["{o}", "{o}", "{o}", "{c}"],
  },
  {
    id: "rates/working-together-time",
    texts: [
      "There are {w} letters to write. {z} are done. {n} writes {x} an hour and {m} writes {y} an hour. How many hours do they need for the rest?",
      "{n} can sort {x} letters an hour, {m} can sort {y}. Of {w} letters {z} have been sorted. How long, in hours, do they take for the others if they work together?",
      "{w} letters are waiting, but {z} of them need no answer. How many hours will two helpers need for the others when one answers {x} an hour and the other {y}?",
    ],
    expression: "(w-z)/(x+y)",
    numbers: { x: "3..12", y: "3..12", z: "5..40" },
  },
  {
    id: "rates/half-as-fast",
    texts: [
      "{n} types {x} words a minute. {m} types half as many. How many words do they type together in {y} minutes?",
      "In a minute {n} types {x} words, and {m} types half of that. If both type for {y} minutes, how many words is that altogether?",
      "How many words are typed in {y} minutes by two people, one typing {x} words a minute and the other half as fast?",
    ],
    expression: "(x+x/2)*y",
    numbers: { x: "20..80 by 2", y: "2..12" },
    units: ["words", "words", "words"],
  },
  {
    id: "rates/month-of-weeks-minus",
    texts: [
      "{n} bakes {x} cakes a day, {y} days a week. In a month of four weeks {z} of {his} cakes burn. How many good cakes does {he} bake in the month?",
      "A baker makes {x} cakes on each of {y} days every week. In four weeks {z} of them are not sold. How many are sold?",
      "How many cakes are sold in four weeks, if {x} are baked a day, the bakery is open {y} days a week, and {z} are left over in the end?",
    ],
    expression: "x*y*4-z",
    numbers: { x: "3..15", y: "3..6", z: "3..20" },
    units: ["cakes", "cakes", "cakes"],
  },
  {
    id: "rates/goal-days-ahead",
    texts: [
      "{n} wants to make {x} {o}. {He} made {y} on {day} and {z} on {day2}. From now on {he} makes {w} a day. In how many days will {he} be done?",
      "The order is for {x} {o}; {y} and {z} were made on the first two days. At {w} a day, how many more days does it take?",
      "How many days are needed to finish {x} {o}, when {y} are ready, {z} more were bought, and {w} can be made each day?",
    ],
    expression: "(x-y-z)/w",
    numbers: { y: "3..25", z: "3..25", w: "3..12" },
    units: ["{o}", "{o}", "days"],
  },
  {
    id: "reading/three-books-remaining",
    texts: [
      "{n} reads three books with {x}, {y} and {z} pages. {He} has read {w} pages so far. How many pages [are left|remain]?",
      "Three books have {x}, {y} and {z} pages. How many pages does {n} still have to read after {w} pages?",
      "{w} pages are done. How many of the pages of three books ({x}, {y} and {z} pages) are still waiting for {n}?",
    ],
    expression: "x+y+z-w",
    numbers: { x: "60..300", y: "60..300", z: "60..300", w: "20..150" },
    units: ["pages", "pages", "pages"],
  },
  {
    id: "reading/speed-and-evenings",
    texts: [
      "{n} reads {x} pages an hour. {He} reads {y} hours every evening for {z} evenings. {His} book has {w} pages. How many pages are left then?",
      "A book of {w} pages is read at {x} pages an hour, {y} hours an evening. How many pages remain after {z} evenings?",
      "How many pages of a {w}-page book has {n} not read after {z} evenings of {y} hours, when {he} reads {x} pages in an hour?",
    ],
    expression: "w-x*y*z",
    numbers: { x: "10..30", y: "2..3", z: "2..6" },
    units: ["pages", "pages", "pages"],
  },
  {
    id: "cooking/batches-and-needs",
    texts: [
      "One cake needs {x} eggs and one pie needs {z}. {n} makes {y} cakes and {w} pies. {He} has {v} eggs already. How many more eggs does {he} need?",
      "{n} is going to make {y} cakes with {x} eggs each and {w} pies with {z} eggs each. There are {v} eggs in the kitchen. How many eggs must {he} buy?",
      "How many eggs are missing, if {y} cakes take {x} eggs each, {w} pies take {z} eggs each, and only {v} eggs are there?",
    ],
    expression: "x*y+z*w-v",
    numbers: { x: "3..8", y: "3..9", z: "2..6", w: "2..9", v: "2..11" },
    units: ["eggs", "eggs", "eggs", "eggs"],
  },
  {
    id: "cooking/slices-left",
    texts: [
      "{n} orders {x} pizzas with {y} slices each. {z} guests eat {w} slices each. How many slices [are left|remain]?",
      "Each of {x} pizzas is cut into {y} slices. {z} people come and each of them eats {w} slices. How many slices does nobody eat?",
      "How many slices of {x} pizzas remain, if a pizza has {y} slices and {z} hungry friends have {w} apiece?",
      "Pizza night: {x} pizzas, {y} slices in each. {z} friends, {w} slices for each friend. What is left over?",
    ],
    expression: "x*y-z*w",
    numbers: { x: "4..12", y: "6..12", z: "2..7", w: "2..3" },
    units: ["slices", "slices", "slices"],
  },
];

/** Fences, floors, gardens and trips. */
const GROUND_AND_WAY: readonly WordingFamily[] = [
  {
    id: "ground/fence-price",
    texts: [
      "A garden is {x} meters long and {y} meters wide. A fence around it [costs|is] ${z} [a|per] meter. What does the whole fence cost?",
      "{n} puts a fence around a field that is {x} feet long and {y} feet wide. Each foot of fence [costs|is] ${z}. How much [does {he} pay|must {he} pay|does {he} have to pay]?",
      "How much money is needed to fence a yard of {x} by {y} meters at ${z} per meter?",
      "Our yard is a rectangle, {x} yards by {y} yards. Fencing is ${z} for a yard of length. Find the price of a fence that goes all the way around.",
    ],
    expression: "(x+y)*2*z",
    numbers: { x: "6..40", y: "3..25", z: "2..12" },
  },
  {
    id: "ground/fence-with-gate",
    texts: [
      "A field is {x} meters long and {y} meters wide. It has a fence all around except for a gate of {z} meters. How long is the fence?",
      "{n} wants to fence a yard {x} feet long and {y} feet wide, leaving an opening of {z} feet. How many feet of fence does {he} need?",
      "How many meters of wire go around a field of {x} by {y} meters if {z} meters are left open?",
    ],
    expression: "(x+y)*2-z",
    numbers: { x: "10..60", y: "8..40", z: "2..5" },
  },
  {
    id: "ground/area-without-pool",
    texts: [
      "A garden is {x} meters long and {y} meters wide. In it is a pool of {z} by {w} meters. The rest is grass. How many square meters of grass are there?",
      "{n} lays a carpet of {z} by {w} feet on the floor of a room of {x} by {y} feet. How many square feet of the floor can still be seen?",
      "How large is the free part of a wall {x} feet long and {y} feet high that has a window of {z} by {w} feet? Give the answer in square feet.",
    ],
    expression: "x*y-z*w",
    numbers: { x: "9..25", y: "8..20", z: "2..8", w: "2..7" },
  },
  {
    id: "ground/tiles-with-spare",
    texts: [
      "A floor is {x} tiles long and {y} tiles wide. One tile [costs|is] ${z}. {n} also pays ${w} for glue. How much does the floor cost?",
      "{n} tiles a floor with {x} rows of {y} tiles. The tiles are ${z} [each|apiece], and the glue is ${w}. What is the price of everything?",
      "What does {n} spend on a floor of {x} by {y} tiles at ${z} a tile with ${w} worth of glue?",
    ],
    expression: "x*y*z+w",
    numbers: { x: "3..12", y: "3..12", z: "2..6", w: "5..40" },
    units: ["tiles", "dollars", "dollars"],
  },
  {
    id: "ground/area-per-bag",
    texts: [
      "A lawn is {x} feet long and {y} feet wide. One bag of seed is enough for {z} square feet. A bag [costs|is] ${w}. How much does the seed for the lawn cost?",
      "{n} sows grass on a piece of ground, {x} feet by {y} feet. {He} needs one bag for every {z} square feet and pays ${w} a bag. What [does {he} pay|will {he} pay|must {he} pay]?",
      "How many dollars does the seed cost for {x} by {y} feet of lawn, when a bag covers {z} square feet and is sold for ${w}?",
    ],
    expression: "x*y/z*w",
    numbers: { x: "10..60 by 10", y: "10..40 by 10", z: "20..50 by 30", w: "3..15" },
  },
  {
    id: "garden/rows-and-two-flowers",
    texts: [
      "{n} plants {x} rows of roses with {y} in each row and {z} rows of tulips with {w} in each row. How many more tulips than roses does {he} plant?",
      "There are {x} rows of {y} roses and {z} rows of {w} tulips in the park. What is the difference between the number of tulips and the number of roses?",
      "Roses: {x} rows of {y}. Tulips: {z} rows of {w}. How many more tulips are there?",
    ],
    expression: "z*w-x*y",
    numbers: { x: "2..6", y: "2..8", z: "7..12", w: "9..15" },
  },
  {
    id: "garden/half-grow",
    texts: [
      "{n} plants {x} rows of {y} seeds. Only half of the seeds grow, and rabbits eat {z} of the plants. How many plants [are left|remain]?",
      "Half of the seeds in {x} rows of {y} came up. {z} of these plants dried out. How many plants does {n} have?",
      "How many plants are there in the end, if {x} rows with {y} seeds were sown, one half of them came up and {z} plants were eaten?",
    ],
    expression: "x*y/2-z",
    numbers: { x: "3..12", y: "6..20 by 2", z: "2..8" },
    units: ["seeds", "plants", "plants"],
  },
  {
    id: "garden/trees-fruit-boxes",
    texts: [
      "{x} trees give {y} apples each. {n} keeps {z} and packs the rest into {c} of {w}. How many {c} does {he} fill?",
      "Every one of {n}'s {x} trees has {y} apples. Without the {z} that {he} keeps, how many {c} of {w} apples can {he} pack?",
      "From {x} trees come {y} apples each. {z} of the apples fall down and are lost, and {w} go into each {cs}. How many {c} are filled?",
    ],
    expression: "(x*y-z)/w",
    numbers: { w: "3..10", x: "w*i", y: "5..20", z: "w*2" },
    units: ["apples", "apples", "{c}"],
  },
  {
    id: "way/there-and-back-days",
    texts: [
      "{n} rides {x} miles to the station and walks {y} miles from there to work, and the same way back. How many miles is that in {z} days?",
      "Going to school, {n} takes a bus for {x} miles and then walks {y} miles; going home it is the same. How far does {he} travel in {z} school days, in miles?",
      "Every day {n} goes {x} miles by bike and {y} miles on foot to reach the {place}, and returns the same way. How many miles does {he} cover in {z} days?",
      "Home to station {x} miles, station to office {y} miles, there and back each day. How many miles in {z} days?",
    ],
    expression: "(x+y)*2*z",
    numbers: { x: "3..25", y: "2..5", z: "2..12" },
    units: ["miles", "miles", "miles"],
  },
  {
    id: "way/laps-of-several-swimmers",
    texts: [
      "{x} children swim {y} laps each. A lap is {z} meters. They are sponsored with one dollar for every {w} meters. How many dollars do they raise?",
      "One lap is {z} meters long. {x} children swim {y} laps each, and for every {w} meters the club gets one dollar. How much money does the club get, in dollars?",
      "How many dollars does the school raise if {x} swimmers do {y} laps of {z} meters and each {w} meters are worth a dollar?",
    ],
    expression: "x*y*z/w",
    numbers: { x: "2..12", y: "4..20 by 2", z: "25..50 by 25", w: "50" },
    units: ["laps", "meters", "dollars"],
  },
  {
    id: "way/trip-in-parts",
    texts: [
      "A trip is {x} miles long. {n} drives {y} hours at {z} miles [an|per] hour and then takes a train for {w} miles. How many miles [are left|remain]?",
      "Of {x} miles, {n} has driven {y} hours at a speed of {z} miles per hour and gone {w} miles by train. How far is it still?",
      "How many miles does {n} still have to go? The whole way is {x} miles. So far: {y} hours by car at {z} miles [an|per] hour, and {w} miles by train.",
    ],
    expression: "x-y*z-w",
    numbers: { y: "2..6", z: "30..65 by 5", w: "10..60" },
    units: ["miles", "miles", "miles"],
  },
  {
    id: "way/two-runners-week",
    texts: [
      "{n} runs {x} miles on each of {y} days a week. {m} runs {z} miles on each of {w} days. How many more miles does {n} run in a week than {m}?",
      "In a week {n} goes out {y} times and runs {x} miles each time, while {m} goes out {w} times for {z} miles. By how many miles does {n} run farther?",
      "How much farther does {n} run per week than {m}, if {n} does {x} miles [a|per] day on {y} days and {m} does {z} miles [a|per] day on {w} days? Answer in miles.",
    ],
    expression: "x*y-z*w",
    numbers: { x: "6..12", y: "4..7", z: "2..7", w: "2..3" },
    units: ["miles", "miles", "miles"],
  },
];

/** Amounts that are added up and divided evenly. */
const AVERAGES: readonly WordingFamily[] = [
  {
    id: "average/three-counts",
    texts: [
      "{n} collected {x} {o} on {day}, {y} on {day2} and {z} on {day3}. How many {o} did {he} collect per day on average?",
      "Three {c} hold {x}, {y} and {z} {o}. The {o} are moved around until each {cs} has the same number. How many {o} are in each then?",
      "What is the average of {n}'s, {m}'s and {k}'s {o}, if {n} has {x}, {m} has {y} and {k} has {z}?",
      "{n} has {x} {o}, {m} has {y}, {k} has {z}. They put them together and each takes an equal share. How many {o} does each one take?",
    ],
    expression: "(x+y+z)/3",
    numbers: { x: "6..60 by 3", y: "3+i*3+j", z: "i*3+j*2" },
    units: ["{o}", "{o}", "{o}"],
  },
  {
    id: "average/four-tests",
    texts: [
      "{n} scored {x}, {y}, {z} and {w} points on four tests. What is {his} average score?",
      "What was the mean of four games in which the team got {x}, {y}, {z} and {w} points?",
      "Four tests, {x}, {y}, {z} and {w} points. {n} wants to know {his} average. What is it?",
      "In four rounds {n} won {x}, {y}, {z} and {w} points. {m} won the same number of points in every round and ended with the same total. How many points did {m} win per round?",
    ],
    expression: "(x+y+z+w)/4",
    numbers: { x: "60..90 by 4", y: "60+i+j", z: "60+i*3", w: "60+j*3" },
    units: ["points", "points", "points", "points"],
  },
  {
    id: "average/last-score-needed",
    texts: [
      "{n} wants an average of {x} points on three tests. On the first two {he} got {y} and {z}. How many points does {he} need on the third?",
      "After two tests with {y} and {z} points, how many points must {n} get on the third to have an average of {x} for the three tests?",
      "The average of three numbers of points is {x}. Two of them are {y} and {z}. What is the third one?",
    ],
    expression: "x*3-y-z",
    numbers: { x: "75..85", y: "75..95", z: "75..95" },
    units: ["points", "points", "points"],
  },
  {
    id: "average/same-days-and-one-other",
    texts: [
      "On each of {y} days {n} sold {x} {o}, and on one more day {he} sold {z}. What is {his} average for all the {w} days?",
      "{n} sold {x} {o} a day for {y} days and {z} on the last day. How many {o} is that per day on average over the {w} days?",
      "Average wanted: {w} days in all, {y} of them with {x} {o} each and one with {z} {o}.",
    ],
    expression: "(x*y+z)/w",
    numbers: { w: "4..9", y: "w-1", x: "3..30", z: "x+w*i" },
    units: ["{o}", "{o}", "{o}"],
  },
];

/** Dozens, weeks, hours and minutes. */
const CONVERSIONS: readonly WordingFamily[] = [
  {
    id: "dozens/two-uses",
    texts: [
      "{n} [buys|takes|gets] {x} dozen eggs. {He} uses {y} for cakes and {z} for breakfast. How many eggs [are left|remain]?",
      "There were {x} dozen eggs in the kitchen. {y} were boiled and {z} were fried. How many eggs remain?",
      "A farmer takes {x} dozen eggs to the market, sells {y} and breaks {z}. How many eggs does the farmer take home?",
      "How many eggs are still there when {y} and then {z} have been taken from {x} dozen?",
    ],
    expression: "x*12-y-z",
    numbers: { x: "2..15", y: "2..11", z: "2..11" },
    units: ["eggs", "eggs", "eggs"],
  },
  {
    id: "dozens/repacked",
    texts: [
      "{n} has {x} dozen {f} and eats {y}. {He} puts the rest on {z} plates, the same number on each. How many {f} are on each plate?",
      "From {x} dozen {f}, {y} are set aside; the others are shared equally by {z} {u}. How many {f} does each one get?",
      "How many {f} are on one plate, if {z} plates share evenly what is left of {x} dozen after {y} have been eaten?",
    ],
    expression: "(x*12-y)/z",
    numbers: { x: "5..15", y: "z*j", z: "2..4" },
    units: ["{f}", "{f}", "{f}"],
  },
  {
    id: "dozens/sold-each-minus-cost",
    texts: [
      "{n} [buys|gets] {x} dozen roses for ${z} in all and sells them for ${y} [each|apiece]. [How much profit does {he} make|What is {his} profit|How much does {he} gain]?",
      "{x} dozen roses were bought for ${z}. Each rose was sold for ${y}. How much money was gained?",
      "What does {n} earn if {he} sells {x} dozen roses at ${y} a rose and has paid ${z} for them?",
    ],
    expression: "x*12*y-z",
    numbers: { x: "2..8", y: "2..6", z: "10..40" },
    units: ["roses", "dollars", "dollars"],
  },
  {
    id: "dozens/people-eat-how-long",
    texts: [
      "A family of {y} people eats {z} eggs each a day. How many days do {x} dozen eggs last?",
      "{x} dozen eggs are bought for {y} people who each eat {z} eggs a day. For how many days is that enough?",
      "For how many days will {x} dozen eggs do, when there are {y} people at the table and each of them has {z} eggs a day?",
    ],
    expression: "x*12/(y*z)",
    numbers: { x: "6..36 by 6", y: "2..4", z: "2..3" },
  },
  {
    id: "weeks/days-and-amount",
    texts: [
      "{n} trains for {x} weeks and {y} days. Every day {he} does {z} push-ups. How many push-ups is that?",
      "How many push-ups does {n} do in {x} weeks and {y} days at {z} push-ups a day?",
      "A camp lasts {x} weeks and {y} days. Each morning {n} does {z} push-ups. How many push-ups has {he} done at the end of the camp?",
      "{z} push-ups a day, {x} weeks plus {y} days. How many push-ups?",
    ],
    expression: "(x*7+y)*z",
    numbers: { x: "2..8", y: "2..6", z: "5..30" },
    units: ["days", "days", "push-ups"],
  },
  {
    id: "weeks/several-times-a-week",
    texts: [
      "{n} has a lesson {x} times a week. Each lesson takes {y} minutes, and the way there and back takes {z} minutes. How many minutes is that in {w} weeks?",
      "Each of {n}'s lessons is {y} minutes long, with {z} minutes for the way. {He} goes {x} times a week. How much time does {he} spend on it in {w} weeks, in minutes?",
      "How many minutes go into lessons in {w} weeks, if there are {x} a week, each takes {y} minutes, and each time {z} minutes of driving come on top?",
    ],
    expression: "(y+z)*x*w",
    numbers: { x: "2..5", y: "20..60 by 5", z: "5..30 by 5", w: "2..8" },
    units: ["minutes", "minutes", "minutes"],
  },
  {
    id: "weeks/minutes-into-hours",
    texts: [
      "{n} practices {x} minutes [a|per] day, {y} days a week. How many hours does {he} practice in {z} weeks?",
      "How many hours of practice does {n} get in {z} weeks with {x} minutes on each of {y} days a week?",
      "On {y} days of every week {n} plays the piano for {x} minutes. Over {z} weeks, how many hours is that?",
    ],
    expression: "x*y*z/60",
    numbers: { x: "20..60 by 20", y: "2..6", z: "3..12 by 3" },
    units: ["minutes", "minutes", "hours"],
  },
  {
    id: "hours/film-into-parts",
    texts: [
      "A film is {x} hours and {y} minutes long. It is shown in {z} equal parts. How many minutes does one part take?",
      "{n} watches a film of {x} hours and {y} minutes on {z} evenings, the same time on each evening. How many minutes does {he} watch per evening?",
      "How many minutes long is each of the {z} equal parts of a film that takes {x} hours and {y} minutes?",
    ],
    expression: "(x*60+y)/z",
    numbers: { x: "2..4", y: "12..48 by 12", z: "3..6" },
    units: ["minutes", "minutes", "minutes"],
  },
  {
    id: "hours/what-is-left-of-time",
    texts: [
      "{n} has {x} hours for {his} homework. Math takes {y} minutes, and each of the other two subjects takes {z} minutes. How many minutes [are left|remain]?",
      "From {x} hours of free time {n} uses {y} minutes for the garden and twice {z} minutes for the dogs. How many minutes does {he} still have?",
      "How many minutes remain of {x} hours, if one task takes {y} minutes and two more tasks take {z} minutes each?",
    ],
    expression: "x*60-y-z*2",
    numbers: { x: "2..5", y: "10..40 by 5", z: "10..35 by 5" },
    units: ["minutes", "minutes", "minutes", "minutes"],
  },
  {
    id: "hours/seconds-of-jobs",
    texts: [
      "A machine needs {y} seconds for one of the {o}. It ran for {x} minutes, and {z} of the {o} it made were bad. How many were good?",
      "Every {y} seconds a machine makes one of the {o}. How many good {o} come out in {x} minutes if {z} are bad?",
      "In {x} minutes a machine works without a break and takes {y} seconds for each piece. Of these {o}, {z} have to be thrown away. How many {o} can be used?",
    ],
    expression: "x*60/y-z",
    numbers: { x: "3..20", y: "5..20 by 5", z: "2..8" },
  },
];

/** Percentages and fractions that come out whole. */
const PARTS: readonly WordingFamily[] = [
  {
    id: "percent/part-gone",
    texts: [
      "There are {x} students in the school. {y}% of them come by bus. How many do not come by bus?",
      "{y} percent of the {x} seats in a theater are taken. How many seats are free?",
      "A farmer has {x} trees. {y}% of the trees have fruit. How many trees have no fruit?",
      "How many of {x} questions has {n} not answered yet, if {he} has answered {y}% of them?",
      "Of the {x} tickets, {y}% were sold on the first day. How many tickets were left after the first day?",
    ],
    expression: "x-x*y/100",
    numbers: { x: "20..400 by 20", y: "5..90 by 5" },
  },
  {
    id: "percent/part-and-some-more",
    texts: [
      "{y}% of the {x} guests drink tea, and so do {z} of the staff. How many people drink tea?",
      "A club has {x} members. {y} percent of them go on a trip, together with {z} friends. How many people go on the trip?",
      "How many people came to the meeting, if {y}% of the {x} people of the village came and {z} came from the town?",
    ],
    expression: "x*y/100+z",
    numbers: { x: "40..400 by 20", y: "5..75 by 5", z: "3..40" },
  },
  {
    id: "percent/one-color-sold",
    texts: [
      "{n} has {x} {o}. {y}% of them are {color}. {He} sells all the {color} ones for ${z} [each|apiece]. How much money does {he} get?",
      "{y} percent of {x} {o} are {color}. The {color} ones are sold at ${z} apiece. What do they bring in?",
      "Out of {x} {o}, {y}% are {color}, and each {color} one is worth ${z}. How many dollars are the {color} ones worth altogether?",
    ],
    expression: "x*y/100*z",
    numbers: { x: "20..300 by 20", y: "10..50 by 5", z: "2..9" },
  },
  {
    id: "fraction/part-times-each",
    texts: [
      "A quarter of the {x} {u} bring {y} {o} each. The teacher has {z} {o}. How many {o} are there [in all|altogether|in total]?",
      "There are {x} {u}. One fourth of them get {y} {o} each, and {z} {o} are kept for later. How many {o} are needed?",
      "How many {o} is that: {y} for each one of a quarter of {x} {u}, and {z} more?",
    ],
    expression: "x/4*y+z",
    numbers: { x: "8..120 by 4", y: "2..9", z: "2..40" },
    units: ["{u}", "{o}", "{o}"],
  },
  {
    id: "fraction/half-then-third",
    texts: [
      "Half of the {x} {u} play a sport. A third of those play soccer. Each soccer player brings {y} {o}. How many {o} do the soccer players bring?",
      "There are {x} {u} in the hall, and half of them wear a hat. One third of the hats are {color}. On each {color} hat there are {y} flowers. How many flowers are on the {color} hats?",
      "{x} {u} come. One half stay for dinner, and a third of those who stay get {y} {o} each. How many {o} are given out?",
    ],
    expression: "x/2/3*y",
    numbers: { x: "12..180 by 6", y: "2..8" },
  },
  {
    id: "percent/tenth-and-half",
    texts: [
      "Of {x} {u}, 10% wear a {color} hat and 50% wear a {color2} hat. The others have no hat. How many have no hat?",
      "{x} {u} were asked about tea and coffee. 10% like neither, 50% like tea, the rest like coffee. How many like coffee?",
      "How many of {x} {u} walk, if 10 percent come by car, 50 percent come by bus and all the others walk?",
    ],
    expression: "x-x/10-x/2",
    numbers: { x: "10..300 by 10" },
    units: ["{u}", "{u}", "{u}", "{u}"],
  },
  {
    id: "percent/quarter-leave-others-come",
    texts: [
      "A school had {x} students. In {month} 25% of them left and {y} new ones came. How many students does it have now?",
      "25% of the {x} members left the club, but {y} people joined. How many members are there?",
      "How many birds are on the lake, if there were {x}, 25 percent flew away, and {y} others arrived?",
    ],
    expression: "x-x/4+y",
    numbers: { x: "20..400 by 4", y: "3..60" },
  },
  {
    id: "fraction/rest-after-third-and-quarter",
    texts: [
      "{n} has {x} {o}. A third of them are {color}, a quarter are {color2}, and the rest are {color3}. How many are {color3}?",
      "Of {x} {o} one third are {color} and one fourth {color2}. All others are {color3}. How many {color3} {o} are there?",
      "How many {color3} {o} are among {x}, if a third are {color}, a quarter are {color2} and there is no other color?",
    ],
    expression: "x-x/3-x/4",
    numbers: { x: "12..240 by 12" },
    units: ["{o}", "{o}", "{o}", "{o}"],
  },
  {
    id: "fraction/spent-third-then-bought",
    texts: [
      "{n} had ${x}. {He} spent a third of it on a coat and with the rest bought {o} for ${y} [each|apiece]. How many {o} did {he} buy?",
      "One third of ${x} went for a coat. All that was left went for {o} at ${y} apiece. How many {o} was that?",
      "How many {o} at ${y} each can {n} buy from ${x} after a third of the money is gone?",
    ],
    expression: "(x-x/3)/y",
    numbers: { x: "y*3*(i+j)", y: "2..12" },
    units: ["dollars", "dollars", "{o}"],
  },
];

/** Points, cards, ages, legs, wheels and classes. */
const GAMES_AGES_SCHOOL: readonly WordingFamily[] = [
  {
    id: "games/right-and-wrong",
    texts: [
      "In a quiz you get {y} points for a right answer and lose {w} points for a wrong one. {n} has {x} right and {z} wrong answers. What is {his} score?",
      "{n} answered {x} questions correctly, which gave {y} points each, and {z} wrongly, which cost {w} points each. How many points does {he} have?",
      "How many points does a player have with {x} hits and {z} misses, if a hit brings {y} points and a miss takes away {w}?",
    ],
    expression: "x*y-z*w",
    numbers: { x: "6..20", y: "4..10", z: "2..6", w: "2..3" },
    units: ["points", "points", "points"],
  },
  {
    id: "games/three-kinds-of-baskets",
    texts: [
      "In basketball {n} made {x} shots worth three points, {y} shots worth two points and {z} free throws worth one point. How many points did {he} score?",
      "How many points did {n} score with {x} three-point shots, {y} two-point shots and {z} one-point free throws?",
      "Three-pointers: {x}. Two-pointers: {y}. Free throws, one point each: {z}. What is the score?",
    ],
    expression: "x*3+y*2+z",
    numbers: { x: "2..12", y: "2..15", z: "2..12" },
    units: ["points", "points", "points", "points"],
  },
  {
    id: "games/cards-traded",
    texts: [
      "{n} had {x} cards. {He} gave {z} cards to each of {y} friends, and {m} gave {him} {w} cards. How many cards does {n} have now?",
      "{y} of {n}'s friends got {z} cards each from {him}. Before that {he} had {x} cards, and afterwards {he} bought {w}. How many cards does {he} own now?",
      "How many cards are in {n}'s album? There were {x} in it. {He} made {y} trades, and in each of them {he} gave {z} cards away. Then {he} won {w} cards.",
    ],
    expression: "x-y*z+w",
    numbers: { x: "y*z+i*5", y: "2..9", z: "2..9", w: "2..40" },
    units: ["cards", "cards", "cards"],
  },
  {
    id: "games/level-bonus",
    texts: [
      "A game gives {x} points for each coin and {z} points for each star. {n} finds {y} coins and {w} stars and loses {v} points for being late. What is {his} score?",
      "{n} finds {y} coins worth {x} points each and {w} stars worth {z} points each, but {v} points are taken off. How many points does {he} end with?",
      "What score does {n} have after {y} coins ({x} points each), {w} stars ({z} points each) and a penalty of {v} points?",
    ],
    expression: "x*y+z*w-v",
    numbers: { x: "2..10", y: "3..20", z: "5..25 by 5", w: "2..9", v: "3..15" },
    units: ["points", "points", "points", "points"],
  },
  {
    id: "games/win-by-rounds",
    texts: [
      "{n} won {x} points in each of {y} rounds, and {m} won {z} points in each. After that {m} got {w} extra points but was still behind. By how many points did {n} win?",
      "After {y} rounds {n} had {x} points for every round and {m} had {z} for every round. {m} then got a bonus of {w}. How many points ahead was {n}?",
      "How far ahead is {n}, if {he} makes {x} points a round and {m} makes {z}, they play {y} rounds, and {m} gets {w} points on top?",
    ],
    expression: "(x-z)*y-w",
    numbers: { x: "12..30", y: "3..10", z: "2..9", w: "2..8" },
    units: ["points", "points", "points"],
  },
  {
    id: "ages-three/chain-later",
    texts: [
      "{n} is {x} years old. {m} is {y} times as old as {n}, and {k} is {z} years younger than {m}. How old will {k} be in {w} years?",
      "{k} is {z} years younger than {m}. {m} is {y} times as old as {n}, who is {x}. What will {k}'s age be {w} years from now?",
      "How old will {k} be after {w} more years? Today {n} is {x}, {m} is {y} times as old as {n}, and {k} is {z} years younger than {m}.",
    ],
    expression: "x*y-z+w",
    numbers: { x: "4..20", y: "2..4", z: "2..6", w: "2..15" },
    units: ["years", "years", "years"],
  },
  {
    id: "ages-three/sum-later",
    texts: [
      "{n} is {x} years old and {m} is {y} years older. What will the sum of their ages be in {z} years?",
      "In {z} years, how old will {n} and {m} be together, if {n} is {x} now and {m} is {y} years older than {n}?",
      "{m} was born {y} years before {n}. Today {n} is {x}. Add up their ages {z} years from now.",
    ],
    expression: "(x+z)+(x+y+z)",
    numbers: { x: "4..40", y: "2..20", z: "2..15" },
  },
  {
    id: "ages-three/child-of-pair",
    texts: [
      "{n} is {x} years old and {m} is {y}. Their mother is twice as old as both of them together. How old was she when {n} was born?",
      "The mother of {n} and {m} is twice as old as her two children together. {n} is {x}, {m} is {y}. What was her age when {n} was born?",
      "How old was a mother at the birth of her child {n}, if {n} is {x} now, {m} is {y}, and she is twice as old as both together?",
    ],
    expression: "(x+y)*2-x",
    numbers: { x: "6..12", y: "5..11" },
    units: ["years", "years", "years"],
  },
  {
    id: "legs-wheels/two-animals",
    texts: [
      "There are {x} cows and {y} hens on the farm. How many legs do they have [in all|altogether|in total]?",
      "A farmer counts {x} cows with four legs each and {y} hens with two legs each. How many legs is that?",
      "How many legs walk around in a yard with {x} cows and {y} hens?",
      "{n} sees {x} cows and {y} hens. {He} counts all their legs. What number does {he} get?",
    ],
    expression: "x*4+y*2",
    numbers: { x: "2..25", y: "2..40" },
    units: ["legs", "legs", "legs"],
  },
  {
    id: "legs-wheels/three-vehicles",
    texts: [
      "A shop has {x} bicycles, {y} tricycles and {z} wagons with four wheels. How many wheels are there?",
      "How many wheels do {x} bicycles, {y} tricycles and {z} cars have together?",
      "{n} repairs {x} bicycles, {y} tricycles and {z} cars and looks at every wheel. How many wheels does {he} look at?",
    ],
    expression: "x*2+y*3+z*4",
    numbers: { x: "2..20", y: "2..12", z: "2..15" },
    units: ["wheels", "wheels", "wheels", "wheels", "wheels"],
  },
  {
    id: "school/classes-of-groups",
    texts: [
      "A school has {x} classes. In each class there are {y} girls and {z} boys. {w} children are ill today. How many children are in school today?",
      "{y} girls and {z} boys are in every one of the {x} classes. Today {w} children stay at home. How many come to school?",
      "How many children are present, if there are {x} classes of {y} girls and {z} boys and {w} children are missing?",
    ],
    expression: "(y+z)*x-w",
    numbers: { x: "3..12", y: "8..15", z: "8..15", w: "2..20" },
    units: ["children", "children", "children"],
  },
  {
    id: "school/pens-for-classes",
    texts: [
      "{n} orders pens for {x} classes of {y} children. Each child gets {z} pens. Pens come in packs of {w}. How many packs does {he} order?",
      "Each of the {y} children in each of {x} classes needs {z} pens. There are {w} pens in a pack. How many packs are needed?",
      "How many packs of {w} pens does a school with {x} classes of {y} children use when every child gets {z} pens?",
    ],
    expression: "x*y*z/w",
    numbers: { x: "2..9", y: "10..30 by 2", z: "2..6 by 2", w: "4" },
    units: ["children", "pens", "packs"],
  },
  {
    id: "school/teams-and-helpers",
    texts: [
      "{x} children and {y} adults go to a camp. They sleep in tents for {z}. Each tent needs {w} blankets. How many blankets are needed?",
      "For {x} children and {y} adults there are tents for {z} people, and {w} blankets are put into each tent. All tents are full. How many blankets is that?",
      "How many blankets must be packed for {x} children and {y} adults, if {z} people share a tent and a tent gets {w} blankets?",
    ],
    expression: "(x+y)/z*w",
    numbers: { z: "3..8", x: "z*i+j", y: "z*j-j", w: "2..9" },
    units: ["people", "tents", "blankets"],
  },
];

/** Numbers are told that are of no use for the question. */
const NOT_NEEDED: readonly WordingFamily[] = [
  {
    id: "not-needed/shelves-and-price",
    texts: [
      "{n} has {x} shelves with {y} books on each and {z} shelves with {w} books on each. {He} bought the shelves {v} years ago. How many books does {he} have?",
      "In a room with {v} windows there are {x} shelves with {y} books each and {z} shelves with {w} books each. How many books are in the room?",
      "The library opens at {v}. It has {x} shelves with {y} books and {z} shelves with {w} books. How many books are there altogether?",
      "How many books does {n} own? {x} of {his} shelves hold {y} each, {z} hold {w} each, and {he} reads {v} pages [a|per] day.",
    ],
    expression: "x*y+z*w",
    numbers: { v: "7..11" },
    units: ["books", "books", "books"],
  },
  {
    id: "not-needed/farmer-and-hours",
    texts: [
      "A farmer has {x} rows with {y} apple trees each. After a storm that lasted {v} hours, {z} trees are broken, and the farmer plants {w} new ones. How many apple trees are there now?",
      "{x} rows of {y} trees stood in the garden, which is {v} years old. {z} of the trees were cut down and {w} were planted. How many trees does the garden have?",
      "In {v} days {n} looked after an orchard with {x} rows of {y} trees. {He} took out {z} sick trees and put in {w} young ones. How many trees are in the orchard?",
    ],
    expression: "x*y-z+w",
    numbers: { x: "3..12", y: "4..12", z: "2..11", w: "2..20", v: "2..30" },
    units: ["trees", "trees", "trees"],
  },
  {
    id: "not-needed/team-and-number",
    texts: [
      "A team with {v} players scored {x} points in the first game, {y} in the second, {z} in the third and {w} in the fourth. How many points did it score in all?",
      "{v} players are on the team. Its four games ended with {x}, {y}, {z} and {w} points for it. What is the total number of points?",
      "In {v} weeks of training the team won {x}, {y}, {z} and {w} points in its four games. How many points is that altogether?",
    ],
    expression: "x+y+z+w",
    numbers: { x: "10..90", y: "10..90", z: "10..90", w: "10..90", v: "5..15" },
    units: ["points", "points", "points"],
  },
  {
    id: "not-needed/other-kind-given-away",
    texts: [
      "{n} has {x} {c} with {y} {o} each and {v} {p}. {He} gives {z} {o} to {m} and buys {w} {o}. How many {o} does {n} have now?",
      "There are {v} {p} and {x} {c} of {o} in the room, {y} {o} to a {cs}. {z} {o} are taken out and {w} {o} are put in. How many {o} are in the room?",
      "{n} owns {x} {c} of {y} {o}. {m} owns {v} {p}. {n} loses {z} {o} and finds {w} {o}. How many {o} does {n} own in the end?",
    ],
    expression: "x*y-z+w",
    numbers: { x: "3..12", y: "4..12", z: "2..11", w: "2..20", v: "2..60" },
    units: ["{o}", "{o}", "{o}"],
  },
];

/** Problems of three to five operations. */
export const THREE_STEP: readonly WordingFamily[] = [
  ...DAYS_AND_GIFTS,
  ...SHOPPING,
  ...THREE_PEOPLE,
  ...PACKING,
  ...SHARING,
  ...UP_AND_DOWN,
  ...RATES,
  ...GROUND_AND_WAY,
  ...AVERAGES,
  ...CONVERSIONS,
  ...PARTS,
  ...GAMES_AGES_SCHOOL,
  ...NOT_NEEDED,
];

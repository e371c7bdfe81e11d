import type { WordingFamily } from "../wording.ts";

/** Somebody gets more of something, and a number tells of something else. */
const GETTING: readonly WordingFamily[] = [
  {
    id: "beside/handed-more-by-a-grown-up",
    expression: "x+y",
    numbers: { x: "4..60", y: "4..60", z: "3..40" },
    texts: [
      "{n} had {x} stickers on {his} folder. The teacher handed {him} {y} more. {m} got {z} stickers from the teacher too. How many stickers does {n} have now?",
      "Coach gave {y} tennis balls to {n}. {n} already had {x} tennis balls in {his} bag and {z} more at the gym door belonged to {m}. How many tennis balls were {n}'s after that?",
      "How many seed packets does {n} own now? Grandpa mailed {him} {y} packets and mailed {m} {z}. Before that, {n} owned {x}.",
      "A nurse let {n} pick {y} toy rings and let {m} pick {z}. {n} had {x} toy rings in a box at home. How many toy rings does {n} have with the new ones?",
    ],
  },
  {
    id: "beside/earns-points-in-some-minutes",
    expression: "x+y",
    numbers: { x: "10..90", y: "5..60", z: "3..45" },
    texts: [
      "{n} had {x} points in the pinball game. {He} played for {z} more minutes and earned {y} points. What is {his} score now?",
      "After {z} minutes the blue team had {x} points. Then it scored {y} more. How many points does the blue team have?",
      "In round {z} of the quiz, {m} won {y} points. {mHe} had {x} points before that round. How many points does {m} have after the round?",
      "How many points did {n} reach? The board showed {x} beside {his} name, and {his} last dart was worth {y}. {He} is {z} years old.",
    ],
  },
  {
    id: "beside/buys-more-at-a-price",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "4..60", y: "4..60", z: "5..80" },
    texts: [
      "{n} had {x} {o}. {He} paid ${z} for {y} more. How many {o} does {he} have now?",
      "For ${z}, {m} bought {y} {o} at the {shop}. {mHe} put them with the {x} {o} {mhe} had. How many {o} is that in total?",
      "{n} went to the {shop} with ${z} and came home with {y} new {o}. At home there were {x} {o}. Tell how many {o} {n} has altogether.",
      "How many {o} are in the box if {x} were there at first and {n} adds {y} that cost {z} cents each?",
    ],
  },
  {
    id: "beside/picks-fruit-and-rests",
    expression: "x+y",
    numbers: { x: "10..70", y: "5..50", z: "5..50" },
    texts: [
      "{n} picked {x} plums before noon. Then {he} took a nap for {z} minutes. After the nap {he} picked {y} plums. How many plums did {n} pick?",
      "There are {z} trees in the orchard. {m} took {x} pears down in the morning, and {y} pears in the afternoon. How many pears did {mhe} take down that day?",
      "The farm hands filled {x} baskets with grapes. A week later, when it was {z} degrees out, they filled {y} more. What is the total number of baskets they filled?",
      "{y} figs were gathered by {n} on {day2}, and {x} on {day}. {He} also saw {z} beetles in the grass. How many figs were gathered altogether?",
    ],
  },
  {
    id: "beside/people-join-others-watch",
    expression: "x+y",
    numbers: { x: "6..60", y: "4..40", z: "5..70" },
    texts: [
      "{x} {u} were dancing. {y} more joined the dance, while {z} just watched. How many were dancing then?",
      "In the chess club there were {x} members last year. This year {y} new members signed up. The club meets for {z} minutes. How many members are in the chess club now?",
      "{z} parents sat on the bench as {x} kids lined up for the slide. {y} more kids got in line. How many kids were in line?",
      "How many singers does the choir have now? It had {x}, and {y} new singers came in this fall. It knows {z} songs.",
    ],
  },
  {
    id: "beside/animals-arrive-others-there",
    expression: "x+y",
    numbers: { x: "5..60", y: "4..50", z: "4..50" },
    texts: [
      "{x} seagulls were sitting on the pier. {y} more landed beside them. A fisherman had {z} fish in his bucket. How many seagulls were on the pier then?",
      "A herd of {x} zebras came to the water hole, where {z} storks were standing. Soon {y} more zebras arrived. How many zebras were at the water hole in all?",
      "In the old barn live {z} mice and {x} bats. Last night {y} bats flew in and stayed. How many bats live in the barn now?",
      "How many snails are on the wall after the rain? Before the rain there were {x}, and {y} more have crawled up. There are {z} worms on the path.",
    ],
  },
  {
    id: "beside/adds-to-a-wall-or-page",
    expression: "x+y",
    numbers: { x: "31..60", y: "4..40", z: "3..30" },
    texts: [
      "{n} stuck {x} stamps on a page. {He} turned {z} of them the right way up and then stuck on {y} new ones. How many stamps are on the page?",
      "There were {x} paintings in the hall. The art class hung up {y} more, and it took them {z} minutes. How many paintings hang in the hall now?",
      "{m} has a scrapbook with {z} pages. {mHe} has glued {x} tickets into it. Today {mhe} glues in {y} more tickets. How many tickets are in the scrapbook now?",
      "How many tiles are on the wall if the tiler put up {y} tiles today and {x} yesterday? He wiped {z} of the tiles clean before he left.",
    ],
  },
  {
    id: "beside/bakes-more-of-other-size",
    expression: "x+y",
    numbers: { x: "8..60", y: "6..50", z: "3..60" },
    texts: [
      "{n} baked {x} scones. They were in the oven for {z} minutes. Later {he} baked {y} more scones. How many scones did {n} bake in total?",
      "The cook fried {x} pancakes for the scouts and another {y} for their leaders. He poured {z} glasses of milk. How many pancakes did the cook fry?",
      "At 5 o'clock the baker had {x} rolls on the tray. He set {y} more rolls on it. He needs {z} bags for them. How many rolls lie on the tray now?",
      "{m} rolled {y} meatballs after {n} had rolled {x}. {k} cut {z} carrots. How many meatballs are there?",
    ],
  },
  {
    id: "beside/letters-arrive-with-parcels",
    expression: "x+y",
    numbers: { x: "5..70", y: "4..50", z: "3..40" },
    texts: [
      "There were {x} letters in the mailbag. The clerk dropped in {y} more letters and set {z} parcels next to it. How many letters does the mailbag hold?",
      "{n} got {x} postcards in the spring and {y} postcards in the summer. {He} wrote {z} postcards back. How many postcards did {n} get?",
      "{m} had {x} e-mails this morning and {y} this afternoon. {mHe} read them on a train that was {z} minutes late. How many e-mails did {mhe} have that day?",
      "Find how many newspapers were brought to the hotel. {y} came by bike, and {x} came by van. The hotel has {z} rooms.",
    ],
  },
  {
    id: "beside/wins-tokens-lends-nothing",
    expression: "x+y",
    numbers: { x: "6..60", y: "4..40", z: "4..60" },
    texts: [
      "{n} held {x} tokens at the fair. {He} won {y} tokens by tossing rings. {m} looked on with {z} tokens in {mhis} pocket. How many tokens did {n} hold then?",
      "By the end of the game {m} had won {y} cards. {mHe} had come with {x} cards, and {n} with {z}. How many cards did {m} go home with?",
      "{n} had {x} tickets from the claw machine. A friend left {y} tickets with {him} for good. A bear costs {z} tickets. How many tickets does {n} have now?",
      "How many poker chips does {m} have? {mHe} started with {x} and took {y} from the bank. {n} started with {z}.",
    ],
  },
  {
    id: "beside/stack-gets-higher",
    expression: "x+y",
    numbers: { x: "5..50", y: "3..40", z: "3..7" },
    texts: [
      "{n} built a tower of {x} blocks next to a chair with {z} bars. {m} put {y} blocks on top of the tower. How many blocks are in the tower?",
      "Dad laid {x} bricks for the wall on {day} and {y} bricks on {day2}. {z} of the bricks were old ones. How many bricks did he lay?",
      "The waiter stacked {x} plates, then {y} more on the same stack. His shift ends in {z} minutes. How many plates are in the stack?",
      "How many logs are in the woodpile when {n} throws {y} logs on the {x} that are there? {z} of the logs are wet.",
    ],
  },
  {
    id: "beside/money-coming-with-ages",
    expression: "x+y",
    units: ["dollars"],
    numbers: { x: "8..90", y: "5..60", z: "6..13" },
    money: true,
    texts: [
      "{n} had ${x} in {his} bank. On the day {he} turned {z}, Grandma gave {him} ${y}. How much money does {n} have now?",
      "{m} is {z} years old. {mHe} made ${y} by raking leaves and put it with the ${x} in {mhis} drawer. How much money is in the drawer?",
      "How much money did {n} earn? {He} worked {z} hours. {He} got ${x} for the painting and ${y} for the cleaning.",
      "The scouts took in ${x} on {day}. {z} scouts stood at the stand again on {day2} and took in ${y}. What is the total amount of money?",
    ],
  },
  {
    id: "beside/grows-by-inches-and-weighs",
    expression: "x+y",
    numbers: { x: "12..60", y: "3..20", z: "3..90" },
    texts: [
      "A sunflower was {x} inches tall. It grew {y} inches in {z} days. How tall is the sunflower now?",
      "{n} was {x} inches tall in the spring and weighed {z} pounds. By winter {he} had grown {y} inches. How many inches tall was {n} by winter?",
      "The snow was {x} centimeters deep. {y} centimeters fell in the night, and the wind blew at {z} miles per hour. How deep is the snow now?",
      "How long is {m}'s scarf now? {mHe} had knitted {x} inches of it, and today {mhe} knits {y} more inches with {z} rows of red.",
    ],
  },
  {
    id: "beside/learns-more-words-or-songs",
    expression: "x+y",
    numbers: { x: "8..70", y: "4..40", z: "5..45" },
    texts: [
      "{n} knew {x} Spanish words. In a lesson of {z} minutes {he} learned {y} more. How many Spanish words does {n} know now?",
      "The band can play {x} songs by heart and reads {z} from notes. It has now learned {y} new songs by heart. How many songs can the band play by heart?",
      "{m} had solved {x} puzzles by {day}. {mHe} solved {y} more puzzles by {day2} and looked at {z} others. How many puzzles has {m} solved?",
      "How many magic tricks can {n} do after {he} learns {y} more? {He} could do {x} tricks. {His} magic book has {z} pages.",
    ],
  },
];

/** Somebody loses, uses or hands over something, and a number tells of something else. */
const LOSING: readonly WordingFamily[] = [
  {
    id: "beside/gives-away-and-keeps-others",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "30..95", y: "4..25", z: "4..60" },
    texts: [
      "{n} had {x} {o} and {z} kites. {He} gave {y} of the {o} to a neighbor. How many {o} does {he} have left?",
      "{y} of {m}'s {x} {o} went to {n}. {k} has {z} {o}. How many {o} does {m} still have?",
      "How many {o} does {n} keep if {he} hands {y} of {his} {x} {o} to {m}, who has {z} {p}?",
      "There are {x} {o} on {n}'s desk. {He} passes {y} of them on to {m}, who is {z} years old. How many {o} are still on the desk?",
    ],
  },
  {
    id: "beside/breaks-while-carrying",
    expression: "x-y",
    numbers: { x: "30..90", y: "3..20", z: "3..40" },
    texts: [
      "A waiter carried {x} glasses on a tray to table {z}. He stumbled, and {y} glasses broke. How many glasses did not break?",
      "{n} packed {x} cups and {z} bowls. On the way {y} cups got cracked. How many cups are still good?",
      "Of the {x} eggs in the basket, {y} were smashed when the dog ran by. The dog is {z} months old. How many eggs are left?",
      "How many light bulbs still work at the inn? It has {x} bulbs and {z} candles. {y} bulbs burned out in the storm.",
    ],
  },
  {
    id: "beside/eats-some-gives-drinks",
    expression: "x-y",
    units: ["{f}"],
    numbers: { x: "25..80", y: "4..20", z: "3..30" },
    texts: [
      "{n} put {x} {f} on the table. The guests ate {y} of them and drank {z} cups of tea. How many {f} are left on the table?",
      "There were {x} {f} at the picnic for {z} {u}. They have eaten {y} {f} so far. How many {f} remain?",
      "{y} {f} were eaten before the movie and none after it. The movie was {z} minutes long, and {n} had brought {x} {f}. How many {f} did {he} take home?",
      "How many {f} stay in the bag when {n} and a cousin of {z} years eat {y} of the {x} {f} in it?",
    ],
  },
  {
    id: "beside/sells-some-at-a-price",
    expression: "x-y",
    numbers: { x: "35..99", y: "5..30", z: "3..50" },
    texts: [
      "A stand had {x} melons. It sold {y} of them for ${z} in all. How many melons did the stand have left?",
      "{n} took {x} candles to the craft fair. {z} people stopped by, and by closing time {y} candles had been sold. How many candles did {n} bring home again?",
      "The {shop} had {x} umbrellas and {z} raincoats in its window. After the rain {y} umbrellas were gone, and no raincoats. How many umbrellas were in the window then?",
      "How many tickets has {m} not sold? {mHe} has sold {y} of {mhis} {x} tickets. The show is in {z} days.",
    ],
  },
  {
    id: "beside/uses-up-for-a-task",
    expression: "x-y",
    numbers: { x: "30..95", y: "5..25", z: "3..40" },
    texts: [
      "{n} had {x} nails and {z} screws. {He} hammered {y} nails into a birdhouse. How many nails are left over?",
      "It took {z} minutes to fix the shirt. {m} used {y} pins out of a box of {x}. How many pins were still in the box?",
      "A roll holds {x} stamps. In {z} days {n} used {y} stamps for bills and wedding cards. How many stamps are on the roll now?",
      "How many sheets of paper does {n} still have? {He} had {x} sheets and printed a story on {y}. The story has {z} pictures.",
    ],
  },
  {
    id: "beside/people-leave-others-stay-outside",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..25", z: "3..30" },
    texts: [
      "{x} {u} were at the {place}. At {z} minutes past three, {y} of them left. How many {u} were still at the {place}?",
      "On the bus there were {x} people. {y} got off at the school. Nobody got on, but {z} people waved from the sidewalk. How many people are on the bus now?",
      "{y} skaters left the ice when the music stopped. There had been {x} skaters on the ice and {z} fans in the seats. How many skaters remained?",
      "How many guests are still at the hotel after {y} of the {x} guests go home? The hotel has {z} rooms.",
    ],
  },
  {
    id: "beside/animals-leave-other-kind-stays",
    expression: "x-y",
    numbers: { x: "25..80", y: "4..20", z: "3..50" },
    texts: [
      "{x} crows sat on the roof. {y} flew off, but {z} sparrows stayed in the hedge. How many crows were left on the roof?",
      "A beekeeper saw {x} bees near the hive. {y} bees went in. He wore a coat with {z} buttons. How many bees were still outside?",
      "{z} goats watched as {y} of the {x} sheep were led out of the pen. How many sheep were still in the pen?",
      "How many seals are on the rock now? There were {x}. {y} slid into the sea, where {z} boats went by.",
    ],
  },
  {
    id: "beside/lost-on-the-way-of-some-miles",
    expression: "x-y",
    numbers: { x: "25..90", y: "3..20", z: "2..30" },
    texts: [
      "{n} filled {his} pocket with {x} acorns and walked {z} blocks. {y} acorns fell out through a hole. How many acorns are in {his} pocket now?",
      "A truck drove {z} miles with {x} pumpkins. {y} pumpkins rolled off on a hill. How many pumpkins reached the market?",
      "{m} left home with {x} flyers. {y} of them blew away in the wind, {z} minutes after {mhe} left. How many flyers did {m} still have?",
      "How many beads were left on the string? {n} had {x} beads on it. On the way to the {place}, {y} slipped off, and {he} has had the string for {z} years.",
    ],
  },
  {
    id: "beside/spent-while-buying-several",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "30..95", y: "5..25", z: "2..9" },
    money: true,
    texts: [
      "{n} had ${x}. {He} bought {z} books and paid ${y} for all of them. How much money does {n} have left?",
      "{m} went to the {shop} {z} times this week. {mHe} spent ${y} of {mhis} ${x} there in all. How much does {m} still have?",
      "A pack of {z} batteries costs ${y}. {n} has ${x} in {his} hand and buys one pack. How much money will {n} have then?",
      "How much was left of the ${x} after Dad paid ${y} for lunch with his twins? The twins are {z} years old.",
    ],
  },
  {
    id: "beside/bad-ones-taken-out-by-helpers",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..25", z: "2..28" },
    texts: [
      "{z} helpers looked through {x} potatoes. They threw out {y} that were rotten. How many potatoes did they keep?",
      "{n} tried out {x} pens from the office. {y} were dry and went into the trash. The office has {z} desks. How many of the pens were not dry?",
      "Grandma opened {z} jars and found {x} pickles in them. {y} of the pickles were too soft, so she tossed those. How many pickles were left?",
      "How many balloons stayed up? {m} tied up {x} balloons in {z} minutes, but {y} popped in the sun.",
    ],
  },
  {
    id: "beside/cut-off-a-length",
    expression: "x-y",
    numbers: { x: "40..99", y: "5..30", z: "2..30" },
    texts: [
      "A rope is {x} {length} long and weighs {z} pounds. {n} cuts off {y} {length}. How long is the rope now?",
      "{m} had {x} inches of ribbon. {mHe} used {y} inches for a bow on a box with {z} gifts. How many inches of ribbon are left?",
      "How many feet of fence are still to be painted? The fence is {x} feet long, and {n} painted {y} feet with {z} cans of paint.",
      "The candle was {x} centimeters tall. It burned for {z} minutes and became {y} centimeters shorter. How tall is it now?",
    ],
  },
  {
    id: "beside/returned-or-checked-out",
    expression: "x-y",
    numbers: { x: "30..95", y: "4..25", z: "2..40" },
    texts: [
      "The school library had {x} atlases. {y} atlases were checked out for {z} days. How many atlases were still in the library?",
      "{n} borrowed {x} films from the library and took {y} of them back. {He} has watched {z} minutes of the first one. How many films does {n} still have to take back?",
      "At the rink, {y} pairs of skates have been lent to visitors. The rink owns {x} pairs and {z} helmets. How many pairs of skates have not been lent?",
      "How many bikes are in the rack if {x} were there at first and {z} minutes later {y} of them had been ridden away?",
    ],
  },
  {
    id: "beside/erased-or-taken-off",
    expression: "x-y",
    numbers: { x: "41..80", y: "3..20", z: "3..20" },
    texts: [
      "There were {x} names on the board. The teacher wiped off {y} names and underlined {z} others. How many names are on the board now?",
      "{n} hung {x} socks and {z} towels on the line. When {y} socks were dry, {he} took them down. How many socks were still on the line?",
      "{m} has {x} photos on {mhis} phone. {mHe} takes {y} photos off it and sends none of the others to {mhis} {z} cousins. How many photos are on the phone now?",
      "How many posters are left on the wall after {y} of the {x} posters come down? {z} of the posters are about animals.",
    ],
  },
  {
    id: "beside/poured-out-and-tasted",
    expression: "x-y",
    numbers: { x: "30..90", y: "4..25", z: "2..35" },
    texts: [
      "A barrel held {x} gallons of rain water. {n} poured {y} gallons on {z} rose bushes. How many gallons are left in the barrel?",
      "The cook made {x} cups of soup with {z} onions. {y} cups were served at noon. How many cups of soup remained for the evening?",
      "{y} liters of gas were used on the trip. The tank had {x} liters in it at the start, and the trip was {z} kilometers long. How many liters were in the tank at the end?",
      "How many pounds of flour does the baker have left from a sack of {x} pounds? He took {y} pounds for bread, and his scale is {z} years old.",
    ],
  },
];

/** Two amounts are put together, and a number tells of a part, a price, an age or a state of the things. */
const TOGETHER: readonly WordingFamily[] = [
  {
    id: "beside/two-own-some-and-some-are-torn",
    expression: "x+y",
    numbers: { x: "15..80", y: "15..80", z: "2..13" },
    texts: [
      "{n} has {x} comics and {m} has {y} comics. {z} of {m}'s comics are torn. How many comics do they have altogether?",
      "There are {x} maps in the case and {y} on the wall. {z} maps have a stain. What is the total number of maps?",
      "{z} of {n}'s {x} baseball cards are bent. {m} owns {y} baseball cards. How many baseball cards do the two kids own in all?",
      "How many kites did the club bring to the beach? {x} kites came in the van, {y} came in the car, and {z} of all these needed a new tail.",
    ],
  },
  {
    id: "beside/two-colors-count-in-all",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "12..60", y: "12..60", z: "2..11" },
    texts: [
      "{n} found {x} {o} in the attic and {y} {o} in the basement. {z} of them were {color}. How many {o} did {he} find in total?",
      "{m} puts {x} {o} in one bag and {y} {o} in another bag. In the first bag {z} are {color}. How many {o} are there in the two bags?",
      "How many {o} do {n} and {k} have together? {n} has {y}, with {z} {color} ones among them, and {k} has {x}.",
      "A class collected {x} {o} in {month} and {y} {o} in {month2}. It put {z} {color} ones on display. How many {o} did the class collect?",
    ],
  },
  {
    id: "beside/two-kinds-and-a-price",
    expression: "x+y",
    numbers: { x: "3..50", y: "3..50", z: "5..99" },
    texts: [
      "{n} bought {x} tulips and {y} roses for ${z}. How many flowers did {he} buy?",
      "The school ordered {x} drums and {y} flutes. The bill was ${z} more than last year's. How many instruments were ordered?",
      "For {z} cents each, {m} sold {x} muffins and {y} tarts. How many baked goods did {mhe} sell altogether?",
      "How many pieces of fruit are in the bowl if there are {y} kiwis and {x} peaches in it? The bowl cost ${z}.",
    ],
  },
  {
    id: "beside/two-rooms-and-old-chairs",
    expression: "x+y",
    numbers: { x: "14..70", y: "14..70", z: "2..12" },
    texts: [
      "There are {x} chairs in the music room and {y} chairs in the art room. {z} of the chairs are broken. How many chairs do the two rooms have?",
      "The upper floor has {x} windows and the lower floor has {y}. {z} windows are open. How many windows are there on both floors?",
      "{x} beds stand in one ward of the hospital and {y} in the other. There are no people in {z} of the beds. Find the number of beds in the two wards.",
      "How many lamps light the park? {y} lamps stand by the pond, {x} stand along the path, and {z} of them were put up this year.",
    ],
  },
  {
    id: "beside/two-days-with-rain-minutes",
    expression: "x+y",
    numbers: { x: "10..80", y: "10..80", z: "3..59" },
    texts: [
      "On {day} {x} people visited the tower. On {day2}, when it rained for {z} minutes, {y} people did. How many people visited the tower on the two days?",
      "{n} sold {x} cups of lemonade before lunch and {y} after lunch. {He} had {z} lemons. How many cups did {n} sell?",
      "The bus carried {x} people in the morning and {y} in the evening. Its ride is {z} miles long. How many people did it carry in total?",
      "What is the total number of pots {n} scrubbed? {He} scrubbed {y} in the second hour and {x} in the first. {He} is {z} years old.",
    ],
  },
  {
    id: "beside/planted-in-two-beds-and-some-bloomed",
    expression: "x+y",
    numbers: { x: "15..70", y: "15..70", z: "3..14" },
    texts: [
      "{n} planted {x} bulbs by the gate and {y} bulbs by the door. {z} of the bulbs are blooming now. How many bulbs did {n} plant?",
      "In a field there are {x} oaks and {y} birches. {z} trees have a nest in them. How many trees are there altogether?",
      "{m} grows {x} beans and {y} peas in pots. {z} plants are taller than {mhim}. How many plants does {m} grow in all?",
      "How many bushes did the gardener water? He watered {x} bushes with a hose and {y} with a can. {z} of the bushes had berries.",
    ],
  },
  {
    id: "beside/laps-miles-and-stops",
    expression: "x+y",
    numbers: { x: "4..60", y: "4..60", z: "2..20" },
    texts: [
      "{n} rode {x} miles to the lake and {y} miles to the next town. {He} stopped {z} times. How many miles did {n} ride?",
      "{m} swam {x} laps, rested for {z} minutes, and swam {y} laps. How many laps did {m} swim in all?",
      "The ship sailed {x} miles on the first day and {y} miles on the second. There were {z} sailors on it. How many miles did it sail on the two days together?",
      "How many meters does the trail go up if it climbs {y} meters to a hut and then {x} meters to the top? {z} {u} are on the trail.",
    ],
  },
  {
    id: "beside/minutes-of-two-tasks-and-a-count",
    expression: "x+y",
    units: ["minutes"],
    numbers: { x: "5..60", y: "5..60", z: "3..40" },
    texts: [
      "{n} read {z} pages in {x} minutes. Then {he} drew for {y} minutes. How many minutes did {he} spend on the two things?",
      "{m} did {z} math problems. It took {mhim} {x} minutes. Spelling took {mhim} {y} minutes. How long did {m} work altogether?",
      "The pie must be in the oven for {y} minutes after {n} has worked on it for {x} minutes. It needs {z} apples. How many minutes does it take in all?",
      "How many minutes of music are on the record with {z} songs? One side is {x} minutes long, and the other is {y} minutes long.",
    ],
  },
  {
    id: "beside/boys-and-girls-and-glasses",
    expression: "x+y",
    numbers: { x: "11..40", y: "11..40", z: "2..10" },
    texts: [
      "There are {x} boys and {y} girls in the school band. {z} of the girls play the drum. How many children are in the band?",
      "{y} women and {x} men took the boat tour. {z} of the men wore a hat. How many grown-ups took the tour?",
      "In a camp, {x} girls sleep in tents and {y} sleep in huts. {z} of the girls have been there before. How many girls are at the camp?",
      "How many players does the league have? {x} of its players are in the first group and {y} are in the second. {z} of them wear glasses.",
    ],
  },
  {
    id: "beside/weights-together-and-age",
    expression: "x+y",
    numbers: { x: "5..70", y: "5..70", z: "2..14" },
    texts: [
      "One dog weighs {x} pounds, and the other dog weighs {y} pounds. They are both {z} years old. How many pounds do the dogs weigh together?",
      "{n}'s suitcase weighs {x} kilograms. {m}'s weighs {y} kilograms and has {z} pockets. What do the two suitcases weigh together?",
      "The farmer loaded {y} pounds of beets and {x} pounds of corn on a cart with {z} boards. How many pounds did he load on it?",
      "How heavy are the two rocks in all? {n} put them on a scale {z} times. The gray one is {x} ounces and the white one is {y} ounces.",
    ],
  },
  {
    id: "beside/two-prices-and-a-size",
    expression: "x+y",
    units: ["dollars"],
    numbers: { x: "5..80", y: "5..80", z: "3..14" },
    money: true,
    texts: [
      "{n} chose a shirt for ${x} and boots in size {z} for ${y}. How much do the two cost together?",
      "A fish tank costs ${x}, and a pump for it costs ${y}. The tank holds {z} gallons. How much will {m} pay for both?",
      "How much did the {z} friends pay in all? They paid ${y} for the boat and ${x} for the bait.",
      "A ticket for the train is ${x}, and a ticket for the ferry is ${y}. The ferry leaves in {z} minutes. What does {n} pay for one of each?",
    ],
  },
  {
    id: "beside/made-two-things-gave-no-account",
    expression: "x+y",
    numbers: { x: "5..60", y: "5..60", z: "2..30" },
    texts: [
      "{n} sewed {x} pillows, and {m} sewed {y} pillows. They used {z} yards of cloth. How many pillows did they sew altogether?",
      "{x} bowls and {y} vases were made in the pottery class. The clay was {z} days old. How many pots is that, counting bowls and vases?",
      "The robot welded {x} doors on {day} and {y} doors on {day2}. {z} workers checked it. How many doors did the robot weld in those two days?",
      "Tell how many paper cranes {n} has folded. {He} folded {y} at home and {x} at school, each in {z} folds.",
    ],
  },
  {
    id: "beside/votes-and-no-votes",
    expression: "x+y",
    numbers: { x: "12..80", y: "12..80", z: "2..20" },
    texts: [
      "{x} pupils voted for a trip to the zoo, and {y} voted for a trip to the beach. {z} teachers counted the votes. How many pupils voted?",
      "The song got {x} votes from kids and {y} votes from grown-ups. It is {z} years old. How many votes did the song get?",
      "How many people said yes? {y} said it by phone and {x} by mail. The question had {z} words.",
      "{n} asked {x} people at the {place} and {m} asked {y} on the bus. Each of them asked for {z} minutes. How many people did they ask in total?",
    ],
  },
  {
    id: "beside/two-of-three-places-counted",
    expression: "x+y",
    numbers: { x: "5..70", y: "5..70", z: "5..70" },
    texts: [
      "A hotel has {x} rooms with a bath, {y} rooms with a shower, and {z} parking spots. How many rooms with a bath or a shower are there?",
      "{n} keeps {x} coins in a jar and {y} coins in a sock. {His} brother keeps {z} coins in a box. How many coins does {n} keep?",
      "The blue train has {x} seats at the front and {y} at the back. The green train has {z} seats. How many seats does the blue train have?",
      "How many animals with wings did {n} draw? {He} drew {z} pigs, {y} owls and {x} butterflies.",
    ],
  },
  {
    id: "beside/shells-on-two-walks",
    expression: "x+y",
    numbers: { x: "14..60", y: "14..60", z: "2..13" },
    texts: [
      "{n} picked up {x} shells on the first walk and {y} on the second. {z} of the shells had a hole. How many shells did {he} pick up?",
      "Divers brought up {x} old coins, and a day later they brought up {y} more. {z} of the coins were gold. How many coins were brought up altogether?",
      "We counted {y} crabs on the sand and {x} crabs under the rocks. {z} of them were no bigger than a thumb. How many crabs did we count in all?",
      "How many stones did the two sisters gather at the river, if one gathered {x} and the other {y}? They washed {z} of the stones.",
    ],
  },
  {
    id: "beside/questions-right-on-two-tests",
    expression: "x+y",
    numbers: { x: "12..50", y: "12..50", z: "2..10" },
    texts: [
      "{n} got {x} answers right on the first test and {y} right on the second. {He} got {z} wrong. How many right answers did {n} give in all?",
      "A quiz has {x} questions on plants, {y} questions on stars, and {z} pictures. How many questions are in the quiz?",
      "{m} spelled {y} words on {day2} and {x} words on {day}. {z} of the words began with B. How many words did {m} spell on the two days?",
      "How many worksheets did the teacher correct? She corrected {x} in the bus and {y} at home and wrote a note on {z} of them.",
    ],
  },
];

/** Two of three are compared; the third number is of another one or another matter. */
const APART: readonly WordingFamily[] = [
  {
    id: "beside/three-friends-two-compared",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "35..90", y: "5..30", z: "5..90" },
    texts: [
      "{n} has {x} {o}, {m} has {y} {o}, and {k} has {z} {o}. How many more {o} does {n} have than {m}?",
      "{k} brought {z} {o}. {m} brought only {y}, but {n} brought {x}. How many fewer {o} did {m} bring than {n}?",
      "How many more {o} must {m} get to have as many as {n}? {m} has {y}, {k} has {z}, and {n} has {x}.",
      "There are {y} {o} in {m}'s bag, {x} in {n}'s and {z} in {k}'s. What is the difference between the number of {o} in {n}'s bag and in {m}'s bag?",
    ],
  },
  {
    id: "beside/heights-of-two-of-three",
    expression: "x-y",
    numbers: { x: "50..95", y: "15..45", z: "3..90" },
    texts: [
      "The pine is {x} feet tall. The maple is {y} feet tall. Each stands {z} feet from the road. How many feet taller is the pine?",
      "A tower is {x} meters high and {z} years old. The church beside it is {y} meters high. How many meters higher is the tower?",
      "{n} is {x} inches tall, {m} is {y} inches tall, and the desk is {z} inches long. By how many inches is {m} shorter than {n}?",
      "How much taller is the red fence than the green fence? The green one is {y} inches tall, the red one is {x} inches tall, and there are {z} posts.",
    ],
  },
  {
    id: "beside/longer-time-of-two",
    expression: "x-y",
    units: ["minutes"],
    numbers: { x: "40..95", y: "10..35", z: "3..60" },
    texts: [
      "A cartoon lasts {y} minutes, and a play lasts {x} minutes. {z} people are watching. How much longer does the play last than the cartoon?",
      "{n} practiced for {x} minutes on {day} and {y} minutes on {day2}. {He} can play {z} songs. How many more minutes did {he} practice on {day}?",
      "By bus it takes {m} {y} minutes to get to work, and on foot it takes {x}. It is {z} degrees outside today. How many minutes does {m} save by bus?",
      "How many minutes sooner was the soup ready than the roast? The soup took {y} minutes, the roast took {x} minutes, and {z} carrots went into the soup.",
    ],
  },
  {
    id: "beside/older-than-with-other-number",
    expression: "x-y",
    units: ["years"],
    numbers: { x: "62..80", y: "4..30", z: "2..40" },
    texts: [
      "Grandma is {x} years old. {n} is {y} years old. They live {z} miles apart. How many years older is Grandma than {n}?",
      "{m}'s house was built {x} years ago, and {n}'s was built {y} years ago. {n}'s house has {z} windows. How many years older is {m}'s house?",
      "The oak is {x} years old and {z} feet tall. The elm is {y} years old. By how many years is the elm younger?",
      "What is the difference in age between the turtle and the parrot? The parrot is {y}, the turtle is {x}, and the zoo has {z} turtles.",
    ],
  },
  {
    id: "beside/price-gap-with-weight",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "40..95", y: "10..35", z: "2..30" },
    money: true,
    texts: [
      "A tent costs ${x}. A sleeping bag costs ${y} and weighs {z} pounds. How much more does the tent cost than the sleeping bag?",
      "{n} paid ${y} for {his} skates. {m} paid ${x} for a pair. They skated for {z} minutes. How much less did {n} pay than {m}?",
      "In size {z} the coat is ${x} at one store and ${y} at another. How many dollars does {n} save at the cheaper store?",
      "How much more did the class make with the car wash than with the book sale? It made ${y} with {z} books and ${x} with the car wash.",
    ],
  },
  {
    id: "beside/more-of-one-kind-than-other",
    expression: "x-y",
    numbers: { x: "30..80", y: "5..25", z: "3..60" },
    texts: [
      "On the farm there are {x} hens, {y} roosters and {z} ducks. How many more hens than roosters are there?",
      "A drawer holds {y} spoons and {x} forks. {z} knives are in the sink. How many more forks than spoons are in the drawer?",
      "{n} saw {x} swallows and {y} hawks fly over {z} houses. How many fewer hawks than swallows did {he} see?",
      "How many more trucks than bikes crossed the bridge? {x} trucks and {y} bikes crossed it, and {z} boats went under it.",
    ],
  },
  {
    id: "beside/team-beats-team",
    expression: "x-y",
    units: ["points"],
    numbers: { x: "45..95", y: "10..40", z: "5..60" },
    texts: [
      "The Hawks scored {x} points and the Bears scored {y}. {z} fans came to the game. By how many points did the Hawks win?",
      "{n} has {x} points after {z} throws. {m} has {y} points. How many points is {m} behind {n}?",
      "In the jumping contest {m} got {y} points, {k} got {z} and {n} got {x}. How many points did {n} have more than {m}?",
      "How many points does the white team need to catch up? It has {y}, the black team has {x}, and {z} minutes are left.",
    ],
  },
  {
    id: "beside/did-more-than-another-in-time",
    expression: "x-y",
    numbers: { x: "35..90", y: "8..30", z: "5..55" },
    texts: [
      "In {z} seconds {n} did {x} jumps and {m} did {y}. How many more jumps did {n} do?",
      "{m} typed {y} words while {n} typed {x}. They both typed for {z} seconds. How many words fewer did {m} type?",
      "Machine A fills {x} bottles in {z} minutes. Machine B fills {y} bottles in that time. What is the difference?",
      "How many more windows did the first crew wash than the second crew? The first washed {x}, the second washed {y}, and the building has {z} floors.",
    ],
  },
  {
    id: "beside/farther-of-two-ways",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..35", z: "2..60" },
    texts: [
      "It is {x} miles to the airport and {y} miles to the harbor. The taxi drives for {z} minutes. How much farther is the airport than the harbor?",
      "{n} threw the ball {x} feet. {m} threw it {y} feet on {mhis} try number {z}. How many feet farther did {n} throw it?",
      "The way through the woods is {y} kilometers, and the way by the road is {x}. {z} hikers want to know how many kilometers shorter the way through the woods is. What is the answer?",
      "How many more miles did {n} drive on {day} than on {day2}? {He} drove {y} miles on {day2}, {x} miles on {day}, and paid ${z} for gas.",
    ],
  },
  {
    id: "beside/heavier-with-price",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..35", z: "2..60" },
    texts: [
      "The pumpkin weighs {x} pounds and costs ${z}. The squash weighs {y} pounds. How much heavier is the pumpkin?",
      "A goose weighs {y} ounces, a crane weighs {x} ounces, and the two have walked {z} feet. How many ounces lighter is the goose than the crane?",
      "One box is {x} kilograms with {z} books in it. Another box is {y} kilograms. What is the difference between the weights of the two boxes?",
      "How many more grams of sugar than butter did {n} put in the bowl? {He} put in {y} grams of butter, {z} raisins, and {x} grams of sugar.",
    ],
  },
  {
    id: "beside/more-than-gives-the-other",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "5..60", y: "3..30", z: "4..50" },
    texts: [
      "{n} has {x} {o}. {m} has {y} more {o} than {n}, and {z} {p}. How many {o} does {m} have?",
      "{m} has {y} {o} more than {n}. {n} is {z} years old and has {x} {o}. How many {o} are {m}'s?",
      "How many {o} are on the top shelf? On the bottom shelf there are {x} {o} and {z} {p}. The top shelf has {y} more {o} than that shelf.",
      "{n} found {x} {o}, which is {y} fewer than {m} found. They looked for {z} minutes. How many {o} did {m} find?",
    ],
  },
  {
    id: "beside/fewer-than-gives-the-other",
    expression: "x-y",
    numbers: { x: "35..90", y: "4..28", z: "4..60" },
    texts: [
      "The big ship has {x} cabins and {z} lifeboats. The small ship has {y} cabins fewer. How many cabins does the small ship have?",
      "{n} wrote {x} lines. {m} wrote {y} lines fewer than {n}, and {k} wrote {z} lines. How many lines did {m} write?",
      "At the garden show {x} people came on {day}. {y} fewer came on {day2}, and they bought {z} plants. How many people came on {day2}?",
      "How many pages are in {m}'s book? {n}'s book has {x} pages and {z} pictures. It has {y} pages more than {m}'s book.",
    ],
  },
  {
    id: "beside/more-this-time-than-last",
    expression: "x-y",
    numbers: { x: "45..95", y: "10..40", z: "3..60" },
    texts: [
      "{n} caught {y} fish last summer and {x} fish this summer with {his} {z} hooks. How many more did {he} catch this summer?",
      "Last year the vine gave {x} pounds of grapes. This year, in {z} weeks of sun, it gave only {y} pounds. How many pounds less did the vine give this year?",
      "The rink was open for {z} days. On the first day {x} people came and on the last day {y} came. How many more people came on the first day?",
      "How many more visitors did the museum count on {day} than on {day2}? It counted {x} on {day}, {y} on {day2}, and {z} on {day3}.",
    ],
  },
  {
    id: "beside/biggest-and-smallest-class",
    expression: "x-y",
    numbers: { x: "44..60", y: "5..24", z: "26..42" },
    texts: [
      "There are {z} seats in the blue van, {x} seats in the red van and {y} seats in the white van. How many more seats does the red van have than the white van?",
      "{n} counted the candies in three jars. The first had {x}, the next had {z}, and the last had {y}. What is the difference between the jar with the most and the jar with the fewest?",
      "Three clubs planted trees. The scouts planted {z}, the hikers {y}, and the runners {x}. How many more trees were planted by the runners than by the hikers?",
      "A puppy sleeps {y} minutes at noon, {x} minutes in the evening and {z} minutes in the morning. How much longer is its longest nap than its shortest?",
    ],
  },
];

/** The number at the start is asked; something was gained or lost, and a number tells of something else. */
const BEGINNING: readonly WordingFamily[] = [
  {
    id: "beside/had-some-then-got-more",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "35..90", y: "4..28", z: "3..60" },
    texts: [
      "{n} had some {o}. {m} gave {him} {y} {o} and {z} {p}. Now {n} has {x} {o}. How many {o} did {n} have at first?",
      "Now {x} {o} are in the closet. {n} put {y} of them there today, and {he} needed {z} minutes for it. How many {o} were in the closet before?",
      "After {n} bought {y} {o} for ${z}, {he} had {x} {o} in all. How many did {he} own before that?",
      "How many {o} did {m} start with? {mHe} got {y} {o} from {n} and has {x} {o} now. {n} got {z} from {k}.",
    ],
  },
  {
    id: "beside/had-some-then-gave-some",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "6..60", y: "4..40", z: "3..60" },
    texts: [
      "{n} had some {o}. {He} gave {y} of them to {m}, who had {z} {p}. Now {n} has {x} {o}. How many {o} did {n} have at the beginning?",
      "{x} {o} are left in the cabinet. {y} {o} were taken out of it {z} days ago. How many {o} were in the cabinet at first?",
      "How many {o} did {n} take to the fair, if {he} sold {y} there for ${z} and brought {x} back?",
      "{m} has {x} {o}. Yesterday {mhe} lost {y} of {mhis} {o} while {mhe} walked {z} blocks. How many {o} did {m} have before yesterday?",
    ],
  },
  {
    id: "beside/before-people-got-off",
    expression: "x+y",
    numbers: { x: "5..50", y: "4..30", z: "3..60" },
    texts: [
      "At stop number {z}, {y} riders got off the tram. {x} riders were left. How many riders were on the tram before the stop?",
      "{y} swimmers went home when the sun set. Then {x} swimmers and {z} gulls were at the lake. How many swimmers were at the lake before sunset?",
      "There are {x} patients in the waiting room. {y} others have already been called in. They waited about {z} minutes. How many patients were waiting at first?",
      "How many kids were in the bounce house? {y} kids climbed out, {x} stayed in it, and {z} stood in line for ice cream.",
    ],
  },
  {
    id: "beside/before-people-came-in",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..32", z: "3..45" },
    texts: [
      "Some {u} were at the {place}. Then {y} more came and sat down for {z} minutes. Now there are {x}. How many were there first?",
      "With the {y} new members, the drama club has {x} members. It will put on {z} plays this year. How many members did it have before?",
      "{x} divers are on the boat after {y} of them climbed up from the water. The boat is {z} years old. How many divers were on the boat already?",
      "How many families lived on the street last year? Since then {y} families have moved in, no one has moved away, and {x} families live there now. The street has {z} lamps.",
    ],
  },
  {
    id: "beside/before-the-meal",
    expression: "x+y",
    units: ["{f}"],
    numbers: { x: "4..45", y: "4..40", z: "2..30" },
    texts: [
      "Dad set out some {f} for {z} guests. They ate {y}. {x} {f} were still there when they left. How many {f} did Dad set out?",
      "{n} ate {y} {f} and drank {z} sips of milk. {x} {f} are left on the plate. How many {f} were on the plate before {n} ate?",
      "The box has {x} {f} in it after {y} were eaten on the train. The ride took {z} minutes. How many {f} did the box have in it at the start of the ride?",
      "How many {f} were made for the fair? {y} {f} were sold for {z} dollars in all, and {x} did not sell.",
    ],
  },
  {
    id: "beside/money-before-the-purchase",
    expression: "x+y",
    units: ["dollars"],
    numbers: { x: "5..60", y: "6..70", z: "2..24" },
    money: true,
    texts: [
      "{n} bought a pack of {z} pencils and some paint for ${y} altogether. Now {he} has ${x}. How much money did {n} have before?",
      "{m} had ${x} left after {mhe} paid ${y} for a ride of {z} minutes. With how much money did {mhe} come to the park?",
      "There is still ${x} in the class jar. The class took out ${y} to pay for {z} plants. How much was in the jar to begin with?",
      "How much money was in {n}'s wallet this morning? {He} has spent ${y} of it at {z} stands, and ${x} is left.",
    ],
  },
  {
    id: "beside/money-before-the-gift",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "40..95", y: "5..35", z: "2..14" },
    money: true,
    texts: [
      "{n} turned {z} today and got ${y}. Now {he} has ${x}. How much did {he} have yesterday?",
      "The jar holds ${x} since {m} dropped in the ${y} that {mhe} had earned in {z} days. How much money was in the jar before?",
      "After {z} hours of work {n} was paid ${y}. That brought {his} savings to ${x}. How much had {he} saved before this?",
      "How much money did the club have in {month}? In {month2} its {z} members paid in ${y} altogether, so now it has ${x}.",
    ],
  },
  {
    id: "beside/hens-and-cows-before",
    expression: "x+y",
    numbers: { x: "6..60", y: "4..35", z: "4..60" },
    texts: [
      "The farmer sold {y} cows. He has {x} cows and {z} goats now. How many cows did he have before the sale?",
      "{y} frogs hopped into the pond. {x} frogs are still on the bank, and {z} flies buzz around them. How many frogs were on the bank at first?",
      "A fox chased away {y} of the geese. It took {z} minutes until it was quiet again. {x} geese had stayed. How many geese were there before the fox came?",
      "How many rabbits did the pet shop have in {month}? It has {x} rabbits left, it sold {y} since then, and a rabbit costs ${z}.",
    ],
  },
  {
    id: "beside/plants-before-more-came",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..35", z: "3..60" },
    texts: [
      "There are {x} trees in the park now, after the workers planted {y} trees. They also set up {z} benches. How many trees were in the park before?",
      "{n} found {y} more mushrooms at the end of a path {z} yards long. With these {he} had {x}. How many mushrooms did {he} have before?",
      "{m}'s rose bush opened {y} new buds overnight, so {x} roses are in bloom. The bush is {z} inches tall. How many roses were in bloom the day before?",
      "How many cactuses did {n} have last year? {He} has {x} this year because {he} got {y} as gifts. {He} paid ${z} for their pots.",
    ],
  },
  {
    id: "beside/start-of-length-or-weight",
    expression: "x+y",
    numbers: { x: "8..70", y: "3..30", z: "2..30" },
    texts: [
      "{n} cut {y} feet off a board for {z} small signs. The board is now {x} feet long. How long was it before?",
      "A bear lost {y} pounds of weight in {z} weeks of winter. It weighs {x} pounds now. How many pounds did it weigh before winter?",
      "{x} liters are in the tank. {y} liters ran out through {z} tiny holes. How many liters were in it at first?",
      "How many yards of yarn were in the ball before {m} knitted? {mHe} used {y} yards for {z} rows, and {x} yards are left.",
    ],
  },
  {
    id: "beside/start-of-height-or-degrees",
    expression: "x-y",
    numbers: { x: "40..95", y: "4..30", z: "2..30" },
    texts: [
      "It got {y} degrees warmer in {z} hours. Now it is {x} degrees. How many degrees was it before?",
      "Over {z} months {n}'s hair grew {y} centimeters. It is {x} centimeters long now. How long was it at the start?",
      "The river rose by {y} inches to {x} inches, and {z} boats were tied up. How high was the river before it rose?",
      "How tall was the bean stalk in {month}? By {month2} it was {x} inches tall and had {z} leaves. It had grown {y} inches.",
    ],
  },
  {
    id: "beside/page-or-step-where-one-began",
    expression: "x-y",
    numbers: { x: "50..99", y: "6..45", z: "3..45" },
    texts: [
      "{n} climbed {y} steps and is on step {x} now. It took {him} {z} seconds. On which step did {he} start?",
      "{m} read {y} pages in {z} minutes, and now {mhe} has read {x} pages of {mhis} book. How many pages had {mhe} read before?",
      "The counter of the machine shows {x}. It went up by {y} while {z} workers had a break. What did it show before the break?",
      "How many miles did {n}'s bike meter show in the morning? In the evening it shows {x} miles, and {n} went {y} miles with {z} stops in between.",
    ],
  },
];

/** How much came, went or was used is asked, and a number tells of something else. */
const CHANGE_ASKED: readonly WordingFamily[] = [
  {
    id: "beside/how-many-were-given",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "40..95", y: "5..35", z: "3..70" },
    texts: [
      "{n} had {x} {o} and {z} {p}. {He} gave some of the {o} away. Now {he} has {y} {o}. How many {o} did {he} give away?",
      "{m} brought {x} {o} for {z} {u}. After {mhe} passed some around, {y} {o} were still in the bag. How many {o} were passed around?",
      "Today {n} counts only {y} {o}. Last week {he} had {x} {o}, and {m} had {z}. How many {o} are missing?",
      "How many {o} did {n} hand to {m}? {n} owned {x} {o} and kept {y}. {k} owned {z}.",
    ],
  },
  {
    id: "beside/how-many-were-added",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..35", z: "3..60" },
    texts: [
      "In the morning there were {y} cars on the parking lot. At noon there were {x}. {z} cars drove by on the road. How many more cars were on the lot at noon?",
      "{n} had {y} badges on {his} vest. After a camp of {z} days {he} has {x} badges. How many badges did {he} earn at camp?",
      "A string had {y} beads. {m} slid on more beads until there were {x}, and then {mhe} cut off {z} inches of bare string. How many beads did {m} slide on?",
      "How many fish did the worker put in the pool? At first {y} fish and {z} turtles swam in it. Now {x} fish do.",
    ],
  },
  {
    id: "beside/how-many-came-aboard-or-joined",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..35", z: "3..39" },
    texts: [
      "{y} {u} were on the ferry. At the next pier, {z} minutes later, more came aboard, and then there were {x}. How many came aboard at that pier?",
      "A parade began with {y} marchers. It ended with {x}, since nobody left and people joined it all along its {z} blocks. How many people joined?",
      "The {place} had {y} visitors at opening time. By noon {x} visitors were there and {z} had bought a postcard. No one had left. How many visitors came in between?",
      "By how many students did the first grade grow? Last year the school had {y} students in the first grade and {z} in the second. Now {x} are in the first grade.",
    ],
  },
  {
    id: "beside/how-many-went-missing",
    expression: "x-y",
    numbers: { x: "40..90", y: "6..35", z: "3..50" },
    texts: [
      "{n} put out {x} nuts and {z} slices of apple. A squirrel came by, and only {y} nuts were left. How many nuts did the squirrel carry off?",
      "A shepherd counted {x} sheep at night and {y} at dawn. He looked for the others along {z} miles of road. How many sheep were gone?",
      "{x} golf balls were in the bucket. {n} hit them for {z} minutes, until {y} were left. How many golf balls did {he} hit?",
      "How many cups were stolen from the case? It held {x} cups and {z} medals. Now it holds {y} cups.",
    ],
  },
  {
    id: "beside/how-much-was-spent",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "40..95", y: "5..35", z: "2..30" },
    money: true,
    texts: [
      "{n} left home with ${x}. {He} bought {z} stamps and came home with ${y}. How much did the stamps cost?",
      "{m} took ${x} to the {shop} and brought ${y} back. {mHe} was there for {z} minutes. How much money did {mhe} spend?",
      "After the trip {n} has ${y}. Before it {he} had ${x}. The trip was {z} miles long. How much did {n} use up on the trip?",
      "How much did {m} pay for the cake for {z} people? {mHe} had ${x} before {mhe} paid and ${y} after.",
    ],
  },
  {
    id: "beside/how-much-was-earned",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "45..99", y: "5..40", z: "2..20" },
    money: true,
    texts: [
      "{n} had ${y}. {He} washed {z} cars, and then {he} had ${x}. How much money did {he} earn?",
      "{m} saved for {z} weeks. In that time {mhis} money went from ${y} to ${x}. How much did {m} save?",
      "The box held ${x} after the sale and ${y} before it. {z} customers came. How much did the sale bring in?",
      "How much did Grandpa give to {n}, who is {z} years old? Before the gift {n} had ${y}, and with the gift {he} has ${x}.",
    ],
  },
  {
    id: "beside/how-much-was-used-of-a-measure",
    expression: "x-y",
    numbers: { x: "45..99", y: "5..40", z: "2..25" },
    texts: [
      "{n} had {x} pounds of sand. {He} filled a box with {z} toys in it, and {y} pounds of sand were left. How many pounds of sand did {n} use?",
      "The tank had {x} gallons in it at dawn and {y} gallons at dusk. {z} cows drank from it. How many gallons did they drink?",
      "A roll of tape was {x} feet long. {m} taped {z} boxes shut. Now the roll has {y} feet. How much tape did {m} use?",
      "How much shorter did the pencil become? On {day} it was {x} millimeters long. After {z} drawings it was {y} millimeters long.",
    ],
  },
  {
    id: "beside/how-many-were-eaten-or-fed",
    expression: "x-y",
    units: ["{f}"],
    numbers: { x: "40..90", y: "5..35", z: "3..40" },
    texts: [
      "There were {x} {f} on the counter. {n} went out for {z} minutes, and when {he} came back {y} {f} were left. How many {f} had been eaten?",
      "{m} and {z} others shared a meal. They had {x} {f} before it and {y} after it. How many {f} did they eat?",
      "The camp cook had {x} {f} at noon, and {z} jugs of juice. At night he had {y} {f}. How many {f} were served?",
      "How many {f} did the kids finish? Only {y} of the {x} {f} were still there by {z} minutes past two.",
    ],
  },
  {
    id: "beside/how-many-were-done-since",
    expression: "x-y",
    numbers: { x: "45..95", y: "6..40", z: "2..30" },
    texts: [
      "{n} had painted {y} fence posts by noon. By evening {he} had painted {x} and emptied {z} cans. How many posts did {he} paint after noon?",
      "{m} has now read {x} poems, and a week ago {mhe} had read {y}. {mHe} liked {z} of them a lot. How many poems has {m} read this week?",
      "On {day} the carpenter had {y} stools ready. On {day2} he had {x} ready and needed {z} more screws. How many stools did he finish between the two days?",
      "How many homes did the mail carrier visit after lunch? He had been to {y} homes before lunch and to {x} by the end of the day. {z} dogs barked at him.",
    ],
  },
];

/** Things go from one to another, and only one of the two is asked about. */
const TRANSFER: readonly WordingFamily[] = [
  {
    id: "beside/giver-has-left",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "35..90", y: "4..28", z: "4..80" },
    texts: [
      "{n} has {x} {o}, and {m} has {z} {o}. {n} gives {y} {o} to {m}. How many {o} does {n} have now?",
      "{m} had {z} {o} until {n} gave {mhim} {y}. {n} had {x} {o}. How many {o} are left for {n}?",
      "Out of {x} {o}, {n} let {m} have {y} to go with {mhis} own {z}. How many did {n} keep?",
      "How many {o} remain in {n}'s bag after {he} moves {y} of its {x} {o} over to {m}'s bag, where there are {z} {o}?",
    ],
  },
  {
    id: "beside/taker-has-then",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "4..60", y: "4..30", z: "32..90" },
    texts: [
      "{n} has {z} {o}, and {m} has {x} {o}. {n} gives {y} {o} to {m}. How many {o} does {m} have now?",
      "{m} gets {y} {o} from {n}, who had {z}. {m} already had {x}. How many {o} does {m} have after that?",
      "{y} of {n}'s {z} {o} were passed to {k}, who had {x} {o} before. How many {o} does {k} have now?",
      "How many {o} does {m} end up with? {mHe} starts with {x}. {n} starts with {z} and hands {mhim} {y}.",
    ],
  },
  {
    id: "beside/moved-from-box-to-box-first-asked",
    expression: "x-y",
    numbers: { x: "35..90", y: "4..28", z: "4..60" },
    texts: [
      "The left drawer had {x} socks and the right drawer had {z}. {n} moved {y} socks from the left drawer to the right one. How many socks are in the left drawer now?",
      "{y} books were carried from the long shelf to the short shelf. The short shelf had {z} books before, and the long one had {x}. How many books are on the long shelf now?",
      "A truck with {x} crates stopped beside a truck with {z} crates. Workers shifted {y} crates from the first truck to the second one. How many crates were on the first truck then?",
      "How many pears are left in the basket of {x} pears when {n} puts {y} of them in the bowl with the {z} other pears?",
    ],
  },
  {
    id: "beside/moved-from-box-to-box-second-asked",
    expression: "x+y",
    numbers: { x: "4..60", y: "4..28", z: "32..90" },
    texts: [
      "There were {z} bricks in the first pile and {x} in the second. {n} carried {y} bricks from the first pile to the second. How many bricks does the second pile have now?",
      "{m} poured {y} ounces of milk from a jug of {z} ounces into a pot that held {x} ounces. How many ounces were in the pot after that?",
      "Cage A had {z} birds. Cage B had {x}. The keeper let {y} birds go from cage A over to cage B. How many birds were in cage B then?",
      "How many buttons are in the tin? It had {x}. {n} has just dropped {y} buttons into it from a jar with {z} buttons.",
    ],
  },
  {
    id: "beside/people-change-groups",
    expression: "x+y",
    numbers: { x: "6..40", y: "3..15", z: "20..60" },
    texts: [
      "{x} kids were in the swim class and {z} in the dance class. {y} kids changed from dance to swimming. How many kids are in the swim class now?",
      "The blue team had {z} runners. The gold team had {x}. Coach sent {y} runners from the blue team to the gold team. How many runners are on the gold team now?",
      "{y} nurses were moved to the second floor, where {x} nurses worked before. The first floor, from which they came, had {z}. How many nurses does the second floor have now?",
      "How many people sit in the small boat after {y} people step over into it from the big boat? The big boat had {z} people and the small boat had {x}.",
    ],
  },
  {
    id: "beside/people-leave-for-another-group",
    expression: "x-y",
    numbers: { x: "30..70", y: "3..22", z: "5..60" },
    texts: [
      "In line one there were {x} shoppers and in line two there were {z}. {y} shoppers went over from line one to line two. How many shoppers were in line one then?",
      "Ms. Lopez had {x} pupils in her room, and Mr. Chung had {z}. Then {y} pupils went from her room to his. How many pupils stayed with Ms. Lopez?",
      "{y} of the {x} guests on the porch walked over to the {z} guests on the lawn. How many guests were left on the porch?",
      "How many campers sleep in the hut now? {z} campers are in the tents. There were {x} in the hut until {y} of those moved to the tents.",
    ],
  },
  {
    id: "beside/money-from-one-to-another",
    expression: "x+y",
    units: ["dollars"],
    numbers: { x: "5..60", y: "4..25", z: "30..95" },
    money: true,
    texts: [
      "{n} had ${z} and {m} had ${x}. {n} paid {m} ${y} for washing the dog. How much money does {m} have now?",
      "Mom has ${z} in her purse. She gives {n} ${y} from it. {n} had ${x} before. How much does {n} have now?",
      "{m} got back the ${y} that {n} owed {mhim}. Until then {m} had ${x}, and {n} had ${z}. How much did {m} have afterward?",
      "How much money is in the blue bank if {n} takes ${y} out of the red bank, which had ${z}, and drops it in the blue bank, which had ${x}?",
    ],
  },
  {
    id: "beside/owes-and-pays-back-first-asked",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "35..95", y: "5..28", z: "5..60" },
    money: true,
    texts: [
      "{n} had ${x}. {He} lent ${y} to {m}, who had ${z}. How much did {n} have then?",
      "{m} had ${z} when {n} handed {mhim} ${y} for a used game. Before that {n} had ${x}. How much money was left for {n}?",
      "The north shop has ${x} in its register, and the south shop has ${z}. The owner brings ${y} from the north shop to the south shop. How much is in the register of the north shop now?",
      "How much does Dad have after he gives ${y} of his ${x} to my sister, who has ${z}?",
    ],
  },
  {
    id: "beside/trade-partner-counts-first",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "35..90", y: "4..28", z: "3..40" },
    texts: [
      "{n} traded {y} of {his} {o} for {z} {p}. {He} had {x} {o} before the trade. How many {o} does {he} have after it?",
      "For {y} {o}, {m} let {n} have {z} {p}. {n} had {x} {o}. How many {o} does {n} have left?",
      "{n} swapped with {m}. {m} took {y} of {n}'s {x} {o}, and {n} took {z} of {m}'s {p}. How many of the {o} are still {n}'s?",
      "How many {o} are in {n}'s box now? {n} had {x} {o} in it and exchanged {y} of them for {z} {p}.",
    ],
  },
  {
    id: "beside/receiver-before-the-gift",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "40..90", y: "4..30", z: "3..60" },
    texts: [
      "{n} gave {y} {o} to {m} and had {z} {o} left. Now {m} has {x} {o}. How many {o} did {m} have before?",
      "{m} has {x} {o} because {n} sent {mhim} {y} last week. {n} has {z} now. How many {o} did {m} have before last week?",
      "With {y} {o} from {k}, {n} has {x}. {k} still has {z}. How many {o} were {n}'s at first?",
      "How many {o} had been in the green box? {n} moved {y} {o} from the white box into it. Now the green box has {x} and the white box has {z}.",
    ],
  },
  {
    id: "beside/giver-before-the-gift",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "5..60", y: "4..30", z: "34..90" },
    texts: [
      "{n} gave {m} {y} {o}. Now {n} has {x} {o} and {m} has {z}. How many {o} did {n} have before?",
      "{m} owns {z} {o}, and {y} of those came from {n}. {n} has {x} {o} left. How many {o} did {n} own before {he} gave some to {m}?",
      "After {n} mailed {y} {o} to {k}, {n} had {x} {o} and {k} had {z}. How many {o} did {n} have in the beginning?",
      "How many {o} were in the tall jar? Since {y} {o} were moved from it to the short jar, the tall jar has {x}, and the short jar has {z}.",
    ],
  },
];

/** Something happens to some of the things that does not change what is asked. */
const WITHOUT_EFFECT: readonly WordingFamily[] = [
  {
    id: "beside/washed-some-lost-some",
    expression: "x-y",
    numbers: { x: "35..90", y: "4..18", z: "3..14" },
    texts: [
      "{n} has {x} shirts. {He} washed {z} of them and gave {y} to a thrift store. How many shirts does {n} have now?",
      "A taxi company owned {x} cars. {z} cars got new tires, and {y} cars were sold. How many cars does the company own now?",
      "{m} dropped {y} of {mhis} {x} marbles down a drain. {mHe} wiped {z} marbles with a cloth. How many marbles does {m} have left?",
      "How many cups does the cafe still have? It had {x}. The waiter filled {z} of them, and {y} fell down and broke.",
    ],
  },
  {
    id: "beside/painted-some-made-more",
    expression: "x+y",
    numbers: { x: "15..60", y: "4..40", z: "3..14" },
    texts: [
      "{n} had {x} toy boats. {He} painted {z} of them {color}. Then {he} carved {y} more. How many toy boats does {he} have now?",
      "A potter made {x} mugs in {month} and drew flowers on {z} of them. In {month2} she made {y} mugs. How many mugs did she make in the two months?",
      "There were {x} masks on the shelf. The kids put glitter on {z} of them, and Ms. Diaz brought in {y} new masks. How many masks are there now?",
      "How many lanterns will hang in the yard? {x} are there, {n} will light {z} of those, and {y} more will be put up tonight.",
    ],
  },
  {
    id: "beside/showed-or-looked-at-some",
    expression: "x+y",
    units: ["{o}"],
    numbers: { x: "15..60", y: "4..40", z: "3..14" },
    texts: [
      "{n} had {x} {o}. {He} showed {z} of them to {m} and took them home again. There {he} found {y} more {o}. How many {o} does {n} have now?",
      "{m} looked at {z} {o} in the window of the {shop} but bought {y} others. With the {x} that {mhe} had, how many {o} does {m} have now?",
      "A museum has {x} {o}. A photographer took pictures of {z} of them. Later the museum was given {y} {o}. How many {o} does it have now?",
      "How many {o} does {n} have today? {He} had {x}. {He} counted {z} of them twice, and then {his} aunt sent {him} {y} more.",
    ],
  },
  {
    id: "beside/fell-asleep-or-ate-and-left",
    expression: "x-y",
    numbers: { x: "30..80", y: "4..15", z: "3..14" },
    texts: [
      "There were {x} dogs in the shelter. {z} of the dogs slept through lunch, and {y} of the dogs were taken to new homes. How many dogs are in the shelter now?",
      "There were {x} people at the party. {z} of them sang a song. {y} of them went home early. How many people were at the party after that?",
      "{z} monkeys in a tree ate figs. There were {x} monkeys in the tree, and {y} climbed down. How many monkeys were left in the tree?",
      "How many pupils are in the room after {y} of the {x} pupils walk out? {z} pupils raise their hands.",
    ],
  },
  {
    id: "beside/opened-some-got-more",
    expression: "x+y",
    numbers: { x: "15..60", y: "4..30", z: "3..14" },
    texts: [
      "{n} got {x} gifts from the family and opened {z} of them right away. Then {his} friends gave {him} {y} gifts. How many gifts did {n} get?",
      "A truck brought {x} crates to the store. The clerk opened {z} of the crates. A second truck brought {y} crates. How many crates were brought in all?",
      "{x} messages came in before {day}, and {y} came in later. {m} answered {z} of them. How many messages came in?",
      "How many songs are on {n}'s list? There were {x}. {He} listened to {z} of them and then put {y} more on the list.",
    ],
  },
  {
    id: "beside/moved-within-and-removed",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "35..90", y: "4..18", z: "3..14" },
    texts: [
      "A shelf had {x} {o} on it. {n} pushed {z} of them to the back and took {y} down. How many {o} are on the shelf now?",
      "{m} turned over {z} of the {x} {o} on the table. Then {mhe} put {y} {o} away. How many {o} are on the table now?",
      "There were {x} {o} in the box. {y} were taken out for good, and {z} were taken out and put back in. How many {o} are in the box now?",
      "How many {o} are still for sale? {n} had {x}. {y} of them were bought, and {z} got a new price tag.",
    ],
  },
  {
    id: "beside/loan-returned-in-full",
    expression: "x+y",
    numbers: { x: "15..70", y: "4..40", z: "3..14" },
    texts: [
      "{n} owns {x} board games. {He} lent {z} to {m} and got all of them back. Then {he} bought {y} more. How many board games does {n} own now?",
      "The hospital had {x} wheelchairs. {z} were fixed and came back the same day. Then {y} new ones arrived. How many wheelchairs does the hospital have now?",
      "{z} cows went out of the barn and came in again. The barn had {x} cows before, and in the evening {y} more were brought in. How many cows are in the barn now?",
      "How many blankets are in the closet now? {m} put in {y} new ones. The {x} that were there are still there, though {m} had {z} of them out in the sun for a day.",
    ],
  },
  {
    id: "beside/planned-but-did-not",
    expression: "x-y",
    numbers: { x: "40..95", y: "4..20", z: "4..20" },
    texts: [
      "{n} had {x} balloons. {He} wanted to give away {z} of them but gave away {y}. How many balloons does {n} have left?",
      "A baker had {x} rolls. A woman asked for {z} rolls, but then she took {y}. How many rolls were left?",
      "It was said that {z} players would quit the club of {x} players. In the end {y} players quit. How many players are in the club now?",
      "How many dollars does {m} have left of ${x}? The hat was ${z} last week, but today {m} paid ${y} for it.",
    ],
  },
  {
    id: "beside/mended-what-was-torn-and-counted",
    expression: "x+y",
    numbers: { x: "18..60", y: "18..60", z: "3..16" },
    texts: [
      "{n} fixed {z} of the {x} books on the cart. {m} pushed in another cart with {y} books. How many books are on both carts?",
      "{x} nets hang on the dock and {y} nets lie in the boat. The fisherman mended {z} of the nets. How many nets does he have?",
      "A theater has {x} red costumes and {y} gold ones. {z} of them were ironed today. How many red and gold costumes are there altogether?",
      "How many bikes came to the shop in two weeks? {x} came in the first week and {y} in the second. The mechanic pumped up the tires of {z}.",
    ],
  },
  {
    id: "beside/was-late-or-waited-while-more-came",
    expression: "x+y",
    numbers: { x: "8..60", y: "4..40", z: "3..45" },
    texts: [
      "{x} guests came to the wedding on time. {y} guests came {z} minutes late. How many guests came to the wedding?",
      "After waiting {z} minutes, {n} saw {x} trucks go by, and then {y} vans. How many trucks and vans went by?",
      "At first {x} fans were in the stands. The game was held up for {z} minutes, and {y} more fans found their seats. How many fans were in the stands then?",
      "How many planes took off today? {x} took off on time and {y} took off after a wait. The longest wait was {z} minutes.",
    ],
  },
];

/** Part of a group is asked, and another number tells of another part, of age or of size. */
const PARTS: readonly WordingFamily[] = [
  {
    id: "beside/not-of-that-color",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "35..90", y: "4..25", z: "3..25" },
    texts: [
      "{n} has {x} {o}. {y} of them are {color}, and {z} of them are very old. How many are not {color}?",
      "Of the {x} {o} at the {shop}, {y} are {color}. {z} {o} were sold last week. How many {o} at the {shop} have another color?",
      "{y} {color} {o} and some others are in a bag. There are {x} {o} in all, and {m} likes {z} of them best. How many of the others are there?",
      "How many of {m}'s {o} aren't {color}? {mHe} has {x} {o}, {y} {color} ones among them. {n} has {z} {o}.",
    ],
  },
  {
    id: "beside/the-rest-are-girls",
    expression: "x-y",
    numbers: { x: "35..70", y: "8..28", z: "3..15" },
    texts: [
      "There are {x} children on the trip. {y} of them are boys. {z} grown-ups went along. How many girls are on the trip?",
      "{y} men and some women sing in a choir. The choir has {x} singers and has sung for {z} years. How many women sing in it?",
      "The art class has {x} pupils. {z} of them paint with their left hand, and {y} of them are girls. How many boys are in the class?",
      "How many of the {x} soccer fans on the bus are kids, if {y} of the fans are adults and the bus makes {z} stops?",
    ],
  },
  {
    id: "beside/empty-seats-or-rooms",
    expression: "x-y",
    numbers: { x: "40..95", y: "8..35", z: "2..30" },
    texts: [
      "A plane has {x} seats. {y} people are in their seats, and {z} bags are under the seats. How many seats are empty?",
      "{y} of the {x} rooms at the inn are taken. Each night costs more than ${z}. How many rooms are free?",
      "The parking garage has room for {x} cars and {z} bikes. {y} cars are in it. How many more cars can park there?",
      "How many hooks have no coat on them? There are {x} hooks. {y} of them have a coat. {z} hats lie on the shelf above.",
    ],
  },
  {
    id: "beside/grew-or-did-not-grow",
    expression: "x-y",
    numbers: { x: "40..95", y: "8..35", z: "2..30" },
    texts: [
      "{n} planted {x} seeds. After {z} days {y} of them had come up. How many seeds had not come up?",
      "From {x} eggs, {y} chicks hatched. It took {z} days. How many eggs did not hatch?",
      "{y} of {x} tadpoles have turned into frogs. The pond is {z} feet wide. How many are still tadpoles?",
      "How many of {m}'s trees have no fruit yet? {mHe} has {x} trees, {y} of which have fruit, and {mhe} planted them {z} years ago.",
    ],
  },
  {
    id: "beside/pages-or-miles-to-go",
    expression: "x-y",
    numbers: { x: "50..99", y: "8..45", z: "3..45" },
    texts: [
      "The way home is {x} miles. {n} has driven {y} miles and then stopped for {z} minutes. How many miles are left?",
      "{m} is on page {y} of a book with {x} pages and {z} pictures. {mHe} has read that page to its end. How many pages does {m} have left to read?",
      "A race is {x} laps long. {n} has run {y} laps, and {m}, who began later, has run {z}. How many laps does {n} have to go?",
      "How many steps are still above {n}? The stairs have {x} steps, {he} has gone up {y}, and each step is {z} inches wide.",
    ],
  },
  {
    id: "beside/passed-and-failed",
    expression: "x-y",
    numbers: { x: "40..90", y: "20..35", z: "2..18" },
    texts: [
      "{x} pupils took the bike test. {y} passed, {z} of them with no mistakes. How many pupils did not pass?",
      "A quiz had {x} questions. {n} answered {y}, and {z} of {his} answers were short. How many questions did {n} leave out?",
      "{y} of the {x} runners came to the finish. {z} of those were under ten years old. How many runners did not come to the finish?",
      "How many throws missed? {m} threw the dart {x} times, hit the board {y} times, and hit the middle {z} times.",
    ],
  },
  {
    id: "beside/which-day-the-others-happened",
    expression: "x-y",
    numbers: { x: "45..95", y: "8..40", z: "3..60" },
    texts: [
      "In two days {n} picked {x} cucumbers. On {day} {he} picked {y} of them and {z} peas. How many cucumbers did {he} pick on the other day?",
      "The store sold {x} lamps in {month} and {month2} together. In {month} it sold {y} lamps. {z} people work there. How many lamps did it sell in {month2}?",
      "{n} and {m} found {x} shells together. {y} were found by {m}. They also found {z} feathers. How many shells were found by {n}?",
      "How many of the {x} pictures did {k} draw? {m} drew {y} of them, {k} drew the rest, and {n} sharpened {z} crayons for them.",
    ],
  },
  {
    id: "beside/cost-of-the-second-thing",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "45..95", y: "6..40", z: "2..14" },
    money: true,
    texts: [
      "A pan and a pot cost ${x} together. The pan costs ${y} and has been on sale for {z} days. What does the pot cost?",
      "{n} paid ${x} for a cap and a jacket in size {z}. The cap was ${y}. How much was the jacket?",
      "Of the ${x} on the bill, ${y} was for food and the rest was for drinks. {z} people ate. How much was for drinks?",
      "How much did {m} pay toward the {z} tickets? The tickets cost ${x} in all. {n} paid ${y} of it, and {m} paid the rest.",
    ],
  },
  {
    id: "beside/weight-without-the-box",
    expression: "x-y",
    numbers: { x: "45..95", y: "4..30", z: "2..40" },
    texts: [
      "A crate of oranges weighs {x} pounds. The empty crate weighs {y} pounds, and it is {z} inches wide. How many pounds do the oranges weigh?",
      "{n} stands on the scale with {his} cat, who is {z} months old. The scale shows {x} kilograms. {n} weighs {y} kilograms less when {he} puts the cat down. How much does {n} weigh?",
      "With {z} pencils in it, the schoolbag weighs {x} ounces. The things in it weigh {y} ounces. How many ounces does the empty bag weigh?",
      "How many ounces of honey are in the jar? Jar and honey weigh {x} ounces, the jar alone weighs {y} ounces, and it cost {z} dollars.",
    ],
  },
  {
    id: "beside/days-or-minutes-until",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..32", z: "3..60" },
    texts: [
      "It was {x} days until the fair. Since then {y} days have passed, and {n} has made {z} paper stars. How many days are left until the fair?",
      "The cake needs {x} minutes in the oven. It has been in for {y} minutes. {m} has {z} candles for it. How many more minutes does it need?",
      "A game is {x} minutes long. {y} minutes have been played, and the score of the home team is {z}. How many minutes are left to play?",
      "How many minutes of sleep does the baby still have in its nap? It naps for {x} minutes and has slept for {y}. Its room is {z} degrees warm.",
    ],
  },
];

/** Something is still needed or is left over when it is wanted for a purpose, and one number does not matter for it. */
const NEEDED: readonly WordingFamily[] = [
  {
    id: "beside/needs-more-for-the-guests",
    expression: "x-y",
    numbers: { x: "40..90", y: "5..35", z: "3..30" },
    texts: [
      "{n} needs {x} plates for a party at {z} tables. {He} has {y} plates. How many more plates does {he} need?",
      "The cook wants to use {x} eggs. There are {y} eggs and {z} pounds of flour in the kitchen. How many eggs does the cook have to buy?",
      "{y} spoons are on the table. {x} are needed, as well as {z} knives. How many spoons must {m} still bring?",
      "How many cups are missing for the {x} guests if there are {y} cups and {z} glasses, and each guest gets one cup?",
    ],
  },
  {
    id: "beside/saves-for-a-thing-and-weeks",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "45..99", y: "5..40", z: "2..20" },
    money: true,
    texts: [
      "{n} wants a skateboard that costs ${x}. {He} has saved ${y} in {z} weeks. How much more money does {he} need?",
      "The class of {z} kids has ${y} for a tent. The tent costs ${x}. How much money is still missing?",
      "A guitar with {z} frets costs ${x}. {m} can pay ${y}, and {mhis} uncle will pay the rest. How much will {mhis} uncle pay?",
      "How much more must {n} earn to buy a ${x} watch? {He} is {z} years old and has ${y}.",
    ],
  },
  {
    id: "beside/wants-to-reach-a-number",
    expression: "x-y",
    units: ["{o}"],
    numbers: { x: "45..95", y: "5..40", z: "3..60" },
    texts: [
      "{n} wants to have {x} {o}. {He} has {y}, and {m} has {z}. How many more {o} does {n} need?",
      "{m} will get a prize when {mhe} has {x} {o}. In {z} days {mhe} has collected {y}. How many {o} are still to be collected?",
      "The box is full with {x} {o}. {n} has put in {y} {o}. The box cost ${z}. How many {o} still fit in?",
      "How many {o} must be made by {n} before {day}? {He} promised {x}, {y} are ready, and the shop sells them for ${z}.",
    ],
  },
  {
    id: "beside/extra-when-each-gets-one",
    expression: "x-y",
    numbers: { x: "40..90", y: "21..35", z: "2..20" },
    texts: [
      "There are {x} pens for {y} pupils. Each pupil takes one. The class has {z} windows. How many pens are left over?",
      "{n} brought {x} masks. Each of the {y} kids put on one mask, and they danced for {z} minutes. How many masks were not worn?",
      "{y} campers each need one lamp. The camp has {x} lamps and {z} tents. How many lamps are not needed?",
      "How many keys hang on the board when all the {y} guests have taken their own? Before, {x} keys were on it, and {z} of the guests live on the first floor.",
    ],
  },
  {
    id: "beside/must-climb-or-go-further",
    expression: "x-y",
    numbers: { x: "50..95", y: "8..42", z: "2..30" },
    texts: [
      "The diver wants to go {x} feet down. He is {y} feet down and has been in the water for {z} minutes. How many feet deeper does he have to go?",
      "A balloon is to rise {x} meters. It has risen {y} meters with {z} people in it. How many more meters must it rise?",
      "{n} must knit {x} rows for a hat in {z} colors. {y} rows are done. How many rows are left to knit?",
      "How many more laps does {m} have to swim? {mHis} goal is {x} laps, {mhe} has swum {y}, and the pool is {z} meters long.",
    ],
  },
  {
    id: "beside/needs-for-both-uses",
    expression: "x+y",
    numbers: { x: "5..60", y: "5..60", z: "3..45" },
    texts: [
      "{n} needs {x} screws for a table and {y} screws for a shelf. The work will take {z} minutes. How many screws does {n} need?",
      "For a play of {z} minutes the class needs {x} hats and {y} crowns. How many things for the head does the class need in all?",
      "The {y} dogs and {x} cats at the pet home each get one bowl. There are {z} toys as well. How many bowls are needed?",
      "How many stamps must {m} buy? {mHe} needs {x} for cards and {y} for letters, and the post office closes in {z} minutes.",
    ],
  },
];

/** Something happens at two times or places of three, in sums that the third number has no part in. */
const OTHER_TIME_OR_PLACE: readonly WordingFamily[] = [
  {
    id: "beside/two-days-without-the-third",
    expression: "x+y",
    numbers: { x: "5..60", y: "5..60", z: "5..60" },
    texts: [
      "{n} sold {x} posters on {day}, {y} on {day2} and {z} on {day3}. How many posters did {n} sell on {day} and {day2}?",
      "The first bus brought {x} kids, the second bus brought {z}, and the third brought {y}. How many kids came in the first and the third bus?",
      "{m} ran {z} minutes last week. This week {mhe} ran {x} minutes in the rain and {y} in the sun. How many minutes did {m} run this week?",
      "How many cars did the crew wash this morning? They washed {y} before ten and {x} between ten and noon. In the afternoon they washed {z}.",
    ],
  },
  {
    id: "beside/left-today-not-yesterday",
    expression: "x-y",
    numbers: { x: "40..95", y: "5..32", z: "5..60" },
    texts: [
      "Yesterday the baker sold {z} pies. Today he had {x} pies and sold {y}. How many pies does he have left today?",
      "In room A there were {x} desks, and in room B there were {z}. {y} desks were carried out of room A. How many desks does room A have now?",
      "{n} had {x} tickets on {day} and tore up {y} of them that day. On {day2} {he} found {z} hats. How many tickets did {n} have after {day}?",
      "How many boats are in the north bay? {x} were there, {y} sailed away, and {z} boats lie in the south bay.",
    ],
  },
  {
    id: "beside/answer-before-a-later-change",
    expression: "x+y",
    numbers: { x: "20..60", y: "10..40", z: "3..15" },
    texts: [
      "{n} had {x} pebbles and found {y} more. The next day {he} threw {z} into a lake. How many pebbles did {n} have before {he} threw any away?",
      "On {day} {x} adults and {y} kids went to the show. {z} of them left early. How many people had come to the show?",
      "{m} put {y} carrots and {x} beets in a cart. {z} of these fell off at the gate. How many vegetables did {m} put in the cart?",
      "How many cookies did the twins bake? One baked {x} and the other {y}. The dog ate {z} of the cookies later.",
    ],
  },
  {
    id: "beside/first-change-of-two-only",
    expression: "x-y",
    numbers: { x: "50..95", y: "5..25", z: "3..20" },
    texts: [
      "A tank had {x} fish. {y} were sold on {day}, and {z} more were sold on {day2}. How many fish were in the tank at the end of {day}?",
      "{x} people sat in the theater. {y} left at the break and {z} left later. How many people saw the play go on right after the break?",
      "{n} had {x} grapes. {He} ate {y} at noon and planned to eat {z} at night. How many grapes did {n} have in the afternoon?",
      "How much paper did the printer hold after the first job? It held {x} sheets. The first job took {y} sheets, and the second will take {z}.",
    ],
  },
  {
    id: "beside/taken-in-both-times",
    expression: "x+y",
    numbers: { z: "60..99", x: "5..28", y: "5..28" },
    texts: [
      "A jar had {z} jelly beans in it. {n} took {x} out on {day} and {y} on {day2}. How many jelly beans did {n} take out?",
      "{m} had {z} flyers. {mHe} gave {x} to shoppers and {y} to neighbors. How many flyers did {m} give out in all?",
      "The garden has {z} lilies. {y} were cut for the church and {x} for the school. How many lilies were cut?",
      "How many pages did {n} read this weekend? {His} book has {z} pages. {He} read {x} on Saturday and {y} on Sunday.",
    ],
  },
  {
    id: "beside/lost-more-than-found-not-had",
    expression: "x-y",
    numbers: { z: "76..99", x: "30..50", y: "4..25" },
    texts: [
      "{n} had {z} nails. {He} used {x} for a fence and {y} for a gate. How many more nails did {he} use for the fence?",
      "The store had {z} kites. It sold {y} in {month} and {x} in {month2}. How many fewer kites did it sell in {month} than in {month2}?",
      "A snack bar had {z} buns. {x} were eaten with cheese and {y} with jam. What is the difference between these two numbers of buns eaten?",
      "From {z} sheets, the red group took {x} and the blue group took {y}. How many more sheets did the red group take than the blue group?",
    ],
  },
];

/** Ages, prices, degrees and floors go up or down, and a number tells of something else. */
const UP_AND_DOWN: readonly WordingFamily[] = [
  {
    id: "beside/age-in-some-years",
    expression: "x+y",
    units: ["years"],
    numbers: { x: "5..60", y: "3..30", z: "3..60" },
    texts: [
      "{n} is {x} years old. {His} cousin is {z} years old. How old will {n} be in {y} years?",
      "The bridge is {x} years old and {z} yards long. What will its age be {y} years from now?",
      "{y} years ago {m} was {x} years old and lived on street number {z}. How old is {m} today?",
      "How old will the school be when {y} more years have passed? It is {x} years old now and has {z} rooms.",
    ],
  },
  {
    id: "beside/age-some-years-ago",
    expression: "x-y",
    units: ["years"],
    numbers: { x: "35..90", y: "4..28", z: "3..70" },
    texts: [
      "Grandpa is {x} years old. He moved to this town {y} years ago. His house has the number {z}. How old was he when he moved?",
      "How old was {n} {y} years ago? {He} is {x} now, and {his} friend {m} is {z}.",
      "The captain turned {x} this week. For {y} years she has been at sea, and she has seen {z} lands. At what age did she go to sea?",
      "{m} is {y} years younger than {n}. {n} is {x} years old and has {z} coins in {his} pocket. How old is {m}?",
    ],
  },
  {
    id: "beside/degrees-go-down",
    expression: "x-y",
    units: ["degrees"],
    numbers: { x: "40..95", y: "4..30", z: "2..30" },
    texts: [
      "At noon it was {x} degrees. By night it was {y} degrees colder, and {z} stars could be seen. What was the temperature at night?",
      "The soup was {x} degrees hot. In {z} minutes it cooled by {y} degrees. How many degrees does the soup have now?",
      "A freezer truck brought the temperature down by {y} degrees on a trip of {z} miles. It was {x} degrees at first. What was it at the end?",
      "How warm is it in {m}'s room? In {n}'s room it is {x} degrees. {m}'s room is {y} degrees colder and {z} feet long.",
    ],
  },
  {
    id: "beside/floors-and-steps-up",
    expression: "x+y",
    numbers: { x: "3..40", y: "3..30", z: "2..14" },
    texts: [
      "{n} gets in the elevator on floor {x} with {z} other people. It goes up {y} floors, and {n} gets out. On which floor is {n} then?",
      "A climber stands {x} meters above the river. He climbs {y} meters higher, with {z} hooks on his belt. How many meters above the river is he then?",
      "{m} skips {y} squares ahead in the game. {mHe} was on square {x}, and {n} was on square {z}. On which square is {m} now?",
      "How far is the cart from the gate? It was {x} yards away, and {z} ponies pulled it {y} yards farther away.",
    ],
  },
  {
    id: "beside/price-is-cut",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "40..99", y: "4..30", z: "2..30" },
    money: true,
    texts: [
      "A radio cost ${x}. In a sale that lasts {z} days its price is ${y} lower. What is the price of the radio in the sale?",
      "{n} has a coupon for ${y} off a ${x} bill. {He} waited for {z} minutes in line. How much does {n} have to pay?",
      "The dealer took ${y} off the price of a rug. The rug is {z} feet long and cost ${x} before. How much is the rug now?",
      "How much does {m} pay for the chess set? Its tag says ${x}, but the clerk gives it to {mhim} for ${y} less. It has {z} spare pieces.",
    ],
  },
  {
    id: "beside/price-goes-up",
    expression: "x+y",
    units: ["dollars"],
    numbers: { x: "10..80", y: "3..25", z: "2..30" },
    money: true,
    texts: [
      "A ticket to the show cost ${x} last year. Now it costs ${y} more, and the show has {z} dancers. How much is a ticket now?",
      "With a case, a camera costs ${y} more than without. Without it, the camera is ${x}. The camera takes {z} kinds of pictures. What is the price with the case?",
      "{n} pays ${x} for the bus each month. From {month} on, {he} must pay ${y} more for the same {z} rides. How much will {he} pay for a month then?",
      "How much did the painting sell for? The asking price was ${x}. After {z} calls a woman got it for ${y} above that price.",
    ],
  },
  {
    id: "beside/change-from-a-bill",
    expression: "x-y",
    units: ["dollars"],
    numbers: { x: "50..100 by 10", y: "5..45", z: "2..24" },
    money: true,
    texts: [
      "{n} paid for a box of {z} crayons and a pad with ${x}. The total was ${y}. How much change did {n} get?",
      "The haircut took {z} minutes and cost ${y}. {m} handed the barber ${x}. How much money did the barber give back?",
      "Out of ${x}, {n} paid a ${y} fee for a race of {z} miles. How much of the money did {he} get back?",
      "How much change is due to {m}? {mHe} gave the clerk ${x} for shoes that cost ${y}. {mHis} old shoes were {z} months old.",
    ],
  },
  {
    id: "beside/poured-together",
    expression: "x+y",
    numbers: { x: "5..60", y: "5..60", z: "3..50" },
    texts: [
      "A bucket has {x} cups of water in it. {n} pours in {y} cups and leaves {z} cups in the kettle. How many cups of water are in the bucket?",
      "{m} mixed {x} ounces of juice with {y} ounces of water and dropped in {z} cherries. How many ounces of drink did {m} get from the juice and the water?",
      "{y} gallons of blue paint were stirred into {x} gallons of white paint. The painter needs it for {z} doors. How many gallons of light blue paint does he have?",
      "How many liters are in the pool? {x} liters were in it last night. Since then a hose has added {y} liters, and {z} leaves have fallen in.",
    ],
  },
];

/** Wordings of worksheets in which one of three numbers is not needed. */
export const WORKSHEET_SPARE_NUMBERS: readonly WordingFamily[] = [
  ...GETTING,
  ...LOSING,
  ...TOGETHER,
  ...APART,
  ...BEGINNING,
  ...CHANGE_ASKED,
  ...TRANSFER,
  ...WITHOUT_EFFECT,
  ...PARTS,
  ...NEEDED,
  ...OTHER_TIME_OR_PLACE,
  ...UP_AND_DOWN,
];

import type { WordingFamily } from "../wording.ts";

/** At the counter of a shop: bills, change and what the goods cost. */
const AT_THE_COUNTER: readonly WordingFamily[] = [
  {
    id: "earned/bill-of-two-purchases",
    expression: "x+y",
    money: true,
    texts: [
      "{n} laid a lamp for ${x} and a clock for ${y} on the counter. How much did the clerk ask for?",
      "The teapot was ${y}, and {m} had already decided on cups for ${x}. What did {mhe} pay for both?",
      "How much money leaves the wallet of a man who buys boots for ${x} and then, next door, a belt for ${y}?",
      "A saw costs ${x}. A hammer costs ${y}. Find the price of the two tools together.",
    ],
  },
  {
    id: "earned/change-handed-back",
    expression: "x-y",
    money: true,
    texts: [
      "{n} put ${x} on the counter for a kettle that cost ${y}. How much change did the clerk hand back?",
      "The scarf is ${y}. If {m} gives the shopkeeper ${x}, what should {mhe} get in return?",
      "How many dollars of change belong to a customer who owes ${y} and pays with ${x}?",
      "At the {shop} a boy paid ${y} out of the ${x} that his mother had counted into his hand. He must bring the rest home. How much must he bring home?",
    ],
  },
  {
    id: "earned/price-from-change",
    expression: "x-y",
    money: true,
    texts: [
      "{n} handed the baker ${x} and got ${y} back. What was the price of the cake?",
      "Out of ${x}, only ${y} came back as change when {m} bought a tennis racket. How much was the racket?",
      '"Here is your change, ${y}," said the clerk to {k}, who had paid with ${x}. What did the goods cost?',
      "The machine swallowed ${x}, dropped a bus card and returned ${y}. How much does it charge for a bus card?",
    ],
  },
  {
    id: "earned/handed-over-from-change",
    expression: "x+y",
    money: true,
    texts: [
      "{n} bought a globe for ${x} and was given ${y} in change. How much had {he} handed over?",
      "The clerk took some money from {m}, kept ${x} for a rug, and pushed ${y} back to {mhim}. What amount had {mhe} put down?",
      "With what sum did the customer pay, if the bill was ${x} and the change was ${y}?",
      "Change: ${y}. Price of the radio: ${x}. How much did the buyer give the cashier?",
    ],
  },
  {
    id: "earned/short-at-the-till",
    expression: "x-y",
    money: true,
    texts: [
      "A guitar strap costs ${x}. {n} turns out {his} pockets and finds ${y}. How much more does {he} need?",
      "At the till {m} saw that {mhe} had brought just ${y}, though the bill came to ${x}. How many dollars was {mhe} short?",
      "What must a friend lend {k}, who has ${y} and wants a puzzle for ${x}?",
      "The register says ${x}. The customer has laid down ${y} so far. How much does the cashier still wait for?",
    ],
  },
  {
    id: "earned/many-of-one-price",
    expression: "x*y",
    money: true,
    numbers: { x: "2..14" },
    texts: [
      "{n} carried {x} flower pots to the counter. The label on every pot said ${y}. What did {he} have to pay?",
      "Light bulbs are sold at ${y} apiece. How much are {x} light bulbs?",
      "For a cushion the {shop} charges ${y}. A waiting room needs {x} cushions. What will they cost?",
      "{m} could not choose between the {x} puppets, so Grandpa bought them all at ${y} each. How much did Grandpa spend?",
    ],
  },
  {
    id: "earned/price-of-one-from-total",
    expression: "x/y",
    money: true,
    numbers: { y: "2..12" },
    texts: [
      "{n} bought {y} bath towels, all alike, and the bill was ${x}. How much was a towel?",
      "The price of {y} folding chairs is ${x}. What does one of them cost?",
      "When the cafe ordered {y} matching jugs, it was charged ${x}. Find the price of a jug.",
      "How many dollars is a single plate in a set of {y} plates that sells for ${x}?",
    ],
  },
  {
    id: "earned/how-many-for-the-money",
    expression: "x/y",
    numbers: { x: "y*i", y: "2..15" },
    texts: [
      "{n} has ${x} to spend on model planes. A model plane costs ${y}. How many can {he} buy?",
      "Ribbon is ${y} a roll, and the clerk took ${x} from {m} for ribbon. How many rolls did {mhe} take home?",
      "The receipt shows ${x} for paintbrushes at ${y} each. What number of paintbrushes was sold?",
      "How many bags of soil does the gardener get for ${x} when one bag is ${y}?",
    ],
  },
  {
    id: "earned/dearer-by",
    expression: "x-y",
    money: true,
    texts: [
      "At one shop a tent is ${x}. The same tent is ${y} at the shop across the street. How much does {n} save across the street?",
      "The leather bag costs ${x} and the cloth bag costs ${y}. How much more is the leather bag?",
      "{n} paid ${y} for a fan, while {m} paid ${x} for one just like it. By how many dollars did {m} pay too much?",
      "What is the difference in price between a quilt for ${x} and a blanket for ${y}?",
    ],
  },
  {
    id: "earned/old-price-from-discount",
    expression: "x+y",
    money: true,
    texts: [
      "The skates were ${y} cheaper today, so {n} got them for ${x}. What had they cost before?",
      "A coupon took ${y} off the bill, and {m} paid ${x}. How high would the bill have been without it?",
      "How much did the vase cost last week, if the shop has lowered its price by ${y} to ${x}?",
      '"Now only ${x}! You save ${y}!" says the sign on the stove. Find the regular price.',
    ],
  },
  {
    id: "earned/change-for-two-items",
    expression: "x-y-z",
    money: true,
    texts: [
      "{n} took ${x} to the {shop}. {He} bought a mirror for ${y} and a comb for ${z}. How much did {he} take home?",
      "A mop costs ${y} and a bucket costs ${z}. What change does {m} get if {mhe} pays for both with ${x}?",
      "Of the ${x} in the envelope, ${z} went to the cobbler and ${y} to the tailor. How many dollars stayed in the envelope?",
      "How much can {m} still spend at the toy store after choosing a top for ${y} and a drum for ${z}, if {mhe} came with ${x}?",
    ],
  },
  {
    id: "earned/several-and-one-more",
    expression: "x*y+z",
    money: true,
    numbers: { x: "2..9", y: "2..20" },
    texts: [
      "{n} buys {x} curtains at ${y} each and a curtain rod for ${z}. What is {his} bill?",
      "A doormat for ${z} and {x} baskets for ${y} apiece were loaded into the cart. How much did all that cost?",
      "Delivery costs ${z}. {m} orders {x} stools that are ${y} each and has them delivered. How much must {mhe} pay?",
      "How much does the hotel spend if it needs {x} pillows at ${y} a pillow and one blanket for ${z}?",
    ],
  },
  {
    id: "earned/change-after-several",
    expression: "x-y*z",
    money: true,
    numbers: { y: "2..9", z: "2..12" },
    texts: [
      "{n} pays for {y} notebooks with ${x}. A notebook costs ${z}. How much change is due?",
      "With ${x} in {mhis} purse, {m} bought {y} jars of paint for ${z} a jar. What was in the purse afterward?",
      "Eggs are ${z} a carton. The cook takes {y} cartons and lays ${x} on the counter. What does the farmer give back?",
      "How much of ${x} remains once {y} gloves at ${z} each have been paid for?",
    ],
  },
  {
    id: "earned/price-of-one-after-other-item",
    expression: "(x-y)/z",
    numbers: { y: "3..30", z: "2..9" },
    texts: [
      "{n} paid ${x} for a shovel and {z} rakes. The shovel was ${y}, and the rakes all cost the same. How much was a rake?",
      "The bill for {z} lanterns and one rope was ${x}. If the rope cost ${y}, what was the price of a lantern?",
      "After a coupon had taken ${y} off, {m} split the bill with friends, so that {z} people paid the same amount each. The bill had been ${x}. How much did one of them pay?",
      "What does one bowl cost? {z} equal bowls and a tray come to ${x}, and the tray alone is ${y}.",
    ],
  },
  {
    id: "earned/spare-bill-with-a-third-price",
    expression: "x+y",
    money: true,
    numbers: { z: "5..60" },
    texts: [
      "A cap costs ${x}, a vest costs ${z} and socks cost ${y}. {n} buys the cap and the socks. How much does {he} spend?",
      "{m} looked at a drum for ${z} but bought a flute for ${x} and a music book for ${y}. What did {mhe} pay?",
      "The candle is ${y}. The soap is ${x}. The perfume is ${z}. What do the soap and the candle cost together?",
      "How much is a meal of soup for ${x} and pie for ${y} at a diner that also sells steak for ${z}?",
    ],
  },
  {
    id: "earned/change-after-coupon-and-several",
    expression: "x-(y*z-w)",
    numbers: { x: "70..120", y: "3..6", z: "5..11", w: "2..9" },
    texts: [
      "{n} buys {y} posters at ${z} each. A coupon takes ${w} off the bill, and {he} pays with ${x}. How much change does {he} get?",
      "{m} had ${x}. {mHe} picked out {y} frames that were ${z} a frame, but the clerk let {mhim} have them for ${w} less in all. How much money does {mhe} have left?",
      "How many dollars are left of ${x} after {y} plants at ${z} apiece are bought with a gift card that covers ${w} of the bill?",
      "The price of a shirt is ${z}. Because one has a stain, the shop knocks ${w} off the total for {y} shirts. What does a buyer who came with ${x} keep?",
    ],
  },
];

/** A shop's own work: what is in stock, sold, ordered and set out. */
const BEHIND_THE_COUNTER: readonly WordingFamily[] = [
  {
    id: "earned/unsold-at-closing",
    expression: "x-y",
    texts: [
      "The {shop} opened with {x} umbrellas on the rack. Customers bought {y} of them. How many umbrellas hung there at closing time?",
      "{y} of the baker's {x} loaves were sold by noon. How many loaves were left for the afternoon?",
      "{n} set out {x} melons on {his} stand and sold {y}. What number of melons did {he} load back into the truck?",
      "How many newspapers did the kiosk send back, if {x} had been delivered and {y} found a buyer?",
    ],
  },
  {
    id: "earned/sold-since-opening",
    expression: "x-y",
    texts: [
      "In the morning there were {x} roses in the florist's buckets. In the evening there were {y}. How many roses did she sell?",
      "{y} pumpkins are still on the wagon. {n} drove to the market with {x}. How many have been sold?",
      "The shelf held {x} jars of jam before the tour bus stopped and {y} jars after it had gone. How many jars did the tourists buy?",
      "Tell how many lottery tickets {m} sold today, if {mhe} had {x} at first and has {y} now.",
    ],
  },
  {
    id: "earned/stock-when-the-week-began",
    expression: "x+y",
    texts: [
      "The shoe store has {x} pairs of sandals left after selling {y} pairs this week. How many pairs did it have when the week began?",
      "{n} sold {y} brooms, and now {x} brooms are in {his} shop. How many brooms were there at first?",
      "How many pies had the baker made this morning? {y} have been bought, and {x} are cooling in the window still.",
      "There used to be more kites in the window, but {y} went to customers, which leaves {x}. What was the number of kites at first?",
    ],
  },
  {
    id: "earned/delivery-joins-the-shelf",
    expression: "x+y",
    texts: [
      "A truck brought {y} sacks of rice to a grocery that had {x} sacks in its storeroom. How many sacks are in the storeroom now?",
      "{n} put {x} toasters on the top shelf and {y} on the bottom shelf. How many toasters are for sale?",
      "The pet shop was down to {x} bird cages when its order of {y} cages arrived. Find how many cages it can offer.",
      "How many bottles of ink does the stationery store have after {y} are added to the {x} it had?",
    ],
  },
  {
    id: "earned/order-needed-to-fill-up",
    expression: "x-y",
    texts: [
      "The grocer wants {x} cans of peas on the shelf. Only {y} cans stand there. How many must she add?",
      "A customer ordered {x} candles for a wedding, but the {shop} has {y}. How many does it still have to get?",
      "{n} counted {y} bicycle bells in the drawer, although the list says there should be {x}. How many bells are missing?",
      "How many more wreaths does the florist have to tie to reach {x}, with {y} already tied?",
    ],
  },
  {
    id: "earned/crates-unpacked",
    expression: "x*y",
    texts: [
      "The fruit seller opened {x} crates and found {y} mangoes in each. How many mangoes did he have?",
      "There are {y} buttons on a card. {n} bought {x} cards. How many buttons is that?",
      "Tea comes in tins of {y} bags. How many tea bags did the shop receive when {x} tins were delivered?",
      "{m} built {x} pyramids of soap, using {y} bars for each pyramid. What number of bars did {mhe} use?",
    ],
  },
  {
    id: "earned/set-out-evenly",
    expression: "x/y",
    numbers: { x: "y*i", y: "2..12" },
    texts: [
      "{n} has to put {x} hats on {y} stands, with the same number on every stand. How many hats go on a stand?",
      "The {x} lemons are spread evenly over {y} baskets in front of the store. How many lemons does one basket hold?",
      "A shop sold {x} pens in {y} days, the same number day after day. How many pens were sold in a day?",
      "How many dolls stand on each of the {y} shelves, if the {x} dolls in the window are shared out equally among the shelves?",
    ],
  },
  {
    id: "earned/packed-by-size",
    expression: "x/y",
    numbers: { x: "y*i", y: "3..12" },
    texts: [
      "The baker puts {y} rolls into a bag. How many bags does she need for {x} rolls?",
      "{n} ties {x} tulips into bunches of {y} for {his} stall. How many bunches can {he} sell?",
      "Golf balls are sold in tubes of {y}. What number of tubes did a shop order that got {x} golf balls?",
      "A display row takes {y} jars. {x} jars are to be displayed. How many rows will there be?",
    ],
  },
  {
    id: "earned/more-of-one-sold",
    expression: "x-y",
    texts: [
      "On {day} the {shop} had {x} customers, and on {day2} it had {y}. How many more came on {day}?",
      "The ice cream truck sold {y} cones with nuts and {x} cones without. How many fewer were sold with nuts?",
      "{n} sold {x} calendars and {m} sold {y}. By how many is {n} ahead?",
      "What is the difference between the {x} cups of coffee and the {y} cups of cocoa that the stand poured today?",
    ],
  },
  {
    id: "earned/stock-in-and-out",
    expression: "x+y-z",
    numbers: { x: "20..80", y: "10..60", z: "5..29" },
    texts: [
      "A hardware store had {x} hammers. It received {y} more and sold {z} during the sale. How many hammers did it have after the sale?",
      "{n} hung {y} new coats beside the {x} that were on the rail. {z} of all the coats were bought. How many coats are on the rail?",
      "{z} bikes went out of the door this month. The dealer began it with {x} bikes and had {y} delivered. How many bikes does he have at the end?",
      "How many lamps are in the shop, if there were {x}, a case with {y} arrived, and {z} broke when the case was dropped on them?",
    ],
  },
  {
    id: "earned/sold-and-brought-back",
    expression: "x-y+z",
    numbers: { x: "40..90", y: "12..39", z: "2..11" },
    texts: [
      "The store had {x} sweaters. It sold {y}, but {z} of those were returned because they did not fit. How many sweaters are in the store?",
      "{n} began the day with {x} plants at {his} stall and sold {y}. At lunch {his} sister brought {z} more plants. How many plants are at the stall?",
      "How many video games are on the shelf after {y} of the {x} games were rented and {z} were brought back?",
      "{z} fresh pies came out of the oven after the first customers had bought {y} of the {x} pies. What number of pies is there to sell now?",
    ],
  },
  {
    id: "earned/crates-minus-spoiled",
    expression: "x*y-z",
    numbers: { x: "3..9", y: "8..20", z: "3..20" },
    texts: [
      "{x} crates with {y} peaches each were delivered. {z} peaches were bruised and thrown out. How many peaches could be sold?",
      "{n} bought {x} trays of pansies for {his} shop. Each tray had {y} plants, and {z} plants withered. How many are fit for sale?",
      "After {z} tiles had cracked, how many good tiles were there in {x} boxes that had held {y} apiece?",
      "A rack has {x} rows with room for {y} postcards in each. {z} places are empty. How many postcards are in the rack?",
    ],
  },
  {
    id: "earned/packed-after-some-sold",
    expression: "(x-y)/z",
    numbers: { y: "4..30", z: "2..9" },
    texts: [
      "A farm stand had {x} ears of corn. It sold {y} ears singly and put the rest into bags of {z}. How many bags were there?",
      "{n} gave {y} of {his} {x} muffins to the neighbors. {He} packed the others in boxes of {z} to sell. How many boxes did {he} get?",
      "How many scarves were on each table, if {y} of the {x} scarves hung in the window and the others lay in equal piles on {z} tables?",
      "The clerk took {y} broken pencils out of a carton of {x} and tied up the good ones, {z} to a bundle. Find the number of bundles.",
    ],
  },
  {
    id: "earned/spare-stock-and-price",
    expression: "x-y",
    money: true,
    numbers: { x: "30..95", y: "4..28", z: "2..18" },
    texts: [
      "The {shop} had {x} vases that cost ${z} each. It sold {y} vases. How many vases did it have then?",
      "Bells are ${z} apiece. {y} of the {x} bells in the drawer were bought. How many stayed in the drawer?",
      "{n} sells belts for ${z}. {He} made {x} and has sold {y}. How many belts can {he} still sell?",
      "How many sleds are not sold yet if {x} sleds were made, {y} of them were bought, and each cost ${z}?",
    ],
  },
  {
    id: "earned/two-kinds-of-crates",
    expression: "x*y+z*w",
    numbers: { x: "2..9", y: "3..12", z: "2..9", w: "3..12" },
    texts: [
      "The grocer unpacked {x} boxes with {y} cans of beans and {z} boxes with {w} cans of corn in each. How many cans did she unpack?",
      "Small shelves hold {y} books and tall shelves hold {w}. {n}'s bookshop has {x} small shelves and {z} tall ones, all full. How many books is that?",
      "On {day} a carpenter sold {x} chairs an hour for {y} hours; on {day2} he sold {z} an hour for {w} hours. How many chairs did he sell in all?",
      "How many eggs does the shop get from {x} trays of {y} brown eggs and {z} trays of {w} white eggs?",
    ],
  },
];

/** People work for pay: by the hour, by the day and by the piece. */
const PAY: readonly WordingFamily[] = [
  {
    id: "earned/pay-of-two-jobs",
    expression: "x+y",
    money: true,
    texts: [
      "{n} earned ${x} for washing cars and ${y} for walking dogs. How much did {he} earn?",
      "The bakery pays {m} ${x} a week, and the theater pays {mhim} ${y} a week. What is {mhis} pay from both jobs each week?",
      "Besides a wage of ${x}, the waiter took home ${y} in tips. What did the evening bring him altogether?",
      "How many dollars did the summer bring {k}, with ${y} from picking berries and ${x} from painting a fence?",
    ],
  },
  {
    id: "earned/pay-raise",
    expression: "x+y",
    money: true,
    texts: [
      "{n} used to get ${x} a day. The boss has raised {his} pay by ${y} a day. What does {he} get a day now?",
      "A raise of ${y} an hour was promised to the welder, who makes ${x} an hour. What will she make with the raise?",
      "{m} gets ${x} a week for helping at the barn. {k} gets ${y} a week more than that. How much does {k} get?",
      "How much is the new salary, if it lies ${y} above the old one of ${x}?",
    ],
  },
  {
    id: "earned/pay-after-deduction",
    expression: "x-y",
    money: true,
    texts: [
      "{n} earned ${x}, but ${y} was held back for {his} uniform. How much was paid out to {him}?",
      "From a wage of ${x}, the state takes ${y} in taxes. What is left of the wage?",
      "Since {m} came late, the boss cut ${y} from the ${x} {mhe} would have had. What did {mhe} receive?",
      "How much of the ${x} that the taxi driver took in is hers, if ${y} went into the tank?",
    ],
  },
  {
    id: "earned/pay-still-to-come",
    expression: "x-y",
    money: true,
    texts: [
      "{n} was promised ${x} for clearing out an attic. {He} got ${y} in advance. How much will {he} get when the work is done?",
      "The customer has paid ${y} of the painter's bill of ${x}. What does the customer still owe the painter?",
      "Of the ${x} that {m} is to earn this month, ${y} has already reached {mhis} account. How much is on its way?",
      "How many dollars must the farmer yet pay to the picker, whose work was worth ${x} and who has been given ${y}?",
    ],
  },
  {
    id: "earned/hours-times-wage",
    expression: "x*y",
    money: true,
    numbers: { x: "2..40" },
    texts: [
      "{n} worked {x} hours at the car wash and was paid ${y} for every hour. How much was {he} paid?",
      "A plumber charges ${y} an hour. What does a repair cost that takes {x} hours?",
      "What are the wages for {x} days of harvest work at ${y} a day?",
      "{m} tutors math for ${y} a lesson. How much money do {x} lessons bring {mhim}?",
    ],
  },
  {
    id: "earned/piece-work-pay",
    expression: "x*y",
    money: true,
    numbers: { x: "3..30", y: "2..15" },
    texts: [
      "For each lawn that {n} mows {he} gets ${y}. This month {he} mowed {x} lawns. What did {he} make?",
      "The tailor shortened {x} pairs of pants. Her price is ${y} a pair. How much did she take in?",
      "{x} windows were cleaned by {m}, who is paid ${y} a window. How much is {mhe} owed?",
      "How much will the sign painter be paid for {x} letters if a letter earns her ${y}?",
    ],
  },
  {
    id: "earned/wage-of-one-hour",
    expression: "x/y",
    money: true,
    numbers: { y: "2..12" },
    texts: [
      "{n} was given ${x} for {y} hours of raking leaves. How much was that per hour?",
      "In {y} days the street musician collected ${x}, the same sum every day. What did he collect in a day?",
      "The {y} workers who unloaded the ship divided ${x} equally. How much was one worker's part?",
      "What does {m} get for one delivery if {y} deliveries bring {mhim} ${x}?",
    ],
  },
  {
    id: "earned/hours-needed-for-sum",
    expression: "x/y",
    numbers: { x: "y*i", y: "5..20" },
    texts: [
      "{n} makes ${y} an hour at the pool. How many hours must {he} work to make ${x}?",
      "The carpenter's bill for labor was ${x}. An hour of labor costs ${y}. For how many hours of labor did he write the bill?",
      "{m} needs ${x} for a camera and gets ${y} each time {mhe} babysits. How often does {mhe} have to babysit?",
      "How many cars were washed if a car brings in ${y} and there is ${x} in the tin?",
    ],
  },
  {
    id: "earned/who-earned-more",
    expression: "x-y",
    money: true,
    texts: [
      "{n} made ${x} at the fair and {m} made ${y}. How much more did {n} make?",
      "On {day} the barber took in ${y}. On {day2} he took in ${x}. By how much was the second day better?",
      "The job at the zoo pays ${y} a day and the job at the dock pays ${x} a day. How much less does the zoo pay?",
      "What would a clerk who earns ${y} gain each week by changing to a shop that pays ${x} a week?",
    ],
  },
  {
    id: "earned/wages-plus-tips",
    expression: "x*y+z",
    money: true,
    numbers: { x: "3..12", y: "5..20" },
    texts: [
      "{n} waited tables for {x} hours at ${y} an hour and kept ${z} in tips. What did {he} earn?",
      "A gardener gets ${y} for each hedge. He trimmed {x} hedges, and a pleased lady gave him ${z} on top. How much did he have then?",
      "For coming to the house the electrician charges ${z}, and for each of the {x} hours she stays, ${y}. How high is her bill?",
      "{m} found ${z} in {mhis} coat. {mHe} also got ${y} a day for {x} days of filing. How much money is that together?",
    ],
  },
  {
    id: "earned/wages-minus-costs",
    expression: "x*y-z",
    money: true,
    numbers: { x: "4..12", y: "8..20", z: "5..30" },
    texts: [
      "{n} shined {x} pairs of shoes for ${y} a pair, but the polish cost {him} ${z}. What did {he} gain?",
      "For {x} days at ${y} a day, the helper should have got more than she did, because ${z} was kept back for meals. How much did she get?",
      "How much of {m}'s pay is left after buying a ${z} bus pass, if {mhe} worked {x} shifts and a shift pays ${y}?",
      "Rent for the stall is ${z}. The portrait artist drew {x} people and took ${y} from each. Find what she has after paying the rent.",
    ],
  },
  {
    id: "earned/two-parts-of-day-at-wage",
    expression: "(x+y)*z",
    numbers: { x: "2..6", y: "2..6", z: "5..25" },
    texts: [
      "{n} worked {x} hours before lunch and {y} hours after lunch. {His} wage is ${z} an hour. What did {he} earn that day?",
      "At ${z} for every dog, how much does {m} get for bathing {x} big dogs and {y} small ones?",
      "{x} men and {y} women picked apples and were paid ${z} each. How much money did the farmer pay out?",
      "The piano teacher has {y} pupils on {day} and {x} on {day2}. A lesson is ${z}. How much do these lessons bring in?",
    ],
  },
  {
    id: "earned/hours-without-the-unpaid",
    expression: "(x-y)*z",
    numbers: { x: "8..30", y: "2..6", z: "4..20" },
    texts: [
      "{n} was at the office for {x} hours this week. {y} of those were breaks without pay. For the others {he} got ${z} an hour. How much did {he} get?",
      "{m} threw {y} of {mhis} {x} clay cups away because they had cracks. {mHe} sold each of the other cups for ${z}. What did {mhe} earn?",
      "A courier carried {x} parcels, but {y} were too late, and for those she was not paid. The rest earned her ${z} a parcel. What was her pay?",
      "How much do the helpers cost at ${z} each, if {x} were hired and {y} of them, who never came, got nothing?",
    ],
  },
  {
    id: "earned/hourly-from-pay-with-tip",
    expression: "(x-y)/z",
    money: true,
    numbers: { y: "3..20", z: "2..9" },
    texts: [
      "{n} came home with ${x}. ${y} of it was a tip, and the rest was {his} wage for {z} hours. What was {his} wage for an hour?",
      "The mover's bill of ${x} includes ${y} for the truck. The remaining money is for {z} hours of carrying. How much does an hour of carrying cost?",
      "From the ${x} that their yard sale brought, the {z} cousins first paid ${y} for signs and then shared the rest equally. What did each get?",
      "How much is {m} paid for one shift, if {z} shifts and a bonus of ${y} make ${x}?",
    ],
  },
  {
    id: "earned/spare-hours-and-days",
    expression: "x-y",
    money: true,
    numbers: { z: "3..9" },
    texts: [
      "{n} earned ${x} in {z} days and spent ${y} of it on shoes. How much money does {he} have left?",
      "In {z} hours {m} made ${x} and {k} made ${y}. How much more money did {m} make?",
      "The band of {z} musicians was paid ${x}. The bus cost ${y}. How much of the pay remained?",
      "How much must {n} still earn? {He} has worked {z} weeks and has ${y}, but needs ${x}.",
    ],
  },
  {
    id: "earned/hours-times-days-times-pay",
    expression: "x*y*z",
    numbers: { x: "2..6", y: "2..8", z: "4..15" },
    texts: [
      "{n} works {y} hours a day, {x} days a week, for ${z} an hour. What does {he} earn in a week?",
      "{x} painters worked for {y} days. Each was paid ${z} a day. How much were all the painters paid?",
      "A maid makes up {y} rooms on each of {x} floors and gets ${z} for a room. How much does she get for all the rooms?",
      "How much money do {x} friends raise if each of them mows {y} lawns and takes ${z} for a lawn?",
    ],
  },
  {
    id: "earned/week-with-two-wages",
    expression: "x*y+z*w",
    numbers: { x: "2..8", y: "5..15", z: "2..6", w: "10..25" },
    texts: [
      "{n} worked {x} hours at ${y} an hour and then {z} hours of night work at ${w} an hour. What did {he} earn in all?",
      "A day shift pays ${y} and a night shift pays ${w}. This month {m} had {x} day shifts and {z} night shifts. How much was {mhe} paid?",
      "The boss hired {x} boys for ${y} each and {z} men for ${w} each. How much did their help cost him?",
      "What does a gardener earn with {z} trees at ${w} a tree and {x} bushes at ${y} a bush?",
    ],
  },
];

/** Money is put aside, taken out, lent and paid back. */
const SAVINGS: readonly WordingFamily[] = [
  {
    id: "earned/put-into-the-bank",
    expression: "x+y",
    money: true,
    texts: [
      "{n}'s account stood at ${x}. On {day} {he} paid in ${y}. What does {his} account stand at now?",
      "{m} keeps ${x} in a drawer and ${y} in a sock. How much has {mhe} saved?",
      "Grandma slipped ${y} into the piggy bank, where there was ${x} already. How much does the pig hold?",
      "How much would there be if {n} and {m}, who have ${x} and ${y}, put their savings together?",
    ],
  },
  {
    id: "earned/taken-out-of-savings",
    expression: "x-y",
    money: true,
    texts: [
      "There was ${x} in the jar. {n} took ${y} out of it for a present. How much is in the jar?",
      "A withdrawal of ${y} was made from an account that held ${x}. What does it hold now?",
      "{m} lent {k} ${y} out of {mhis} savings of ${x}. What can {mhe} spend until {k} pays it back?",
      "How much of the ${x} in the vacation fund remains, now that ${y} has been paid for the ferry?",
    ],
  },
  {
    id: "earned/still-to-save",
    expression: "x-y",
    money: true,
    texts: [
      "{n} is saving for a telescope that costs ${x}. So far {he} has ${y}. How much more must {he} save?",
      "The twins' goal is ${x}, and they have reached ${y}. How far are they from their goal?",
      "With ${y} put aside, what does {m} lack for the ${x} trip?",
      "Dad pays whatever {k} cannot pay of a bike for ${x}. {k} has ${y}. How much does Dad pay?",
    ],
  },
  {
    id: "earned/before-the-deposit",
    expression: "x-y",
    money: true,
    texts: [
      "After {n} had put ${y} into {his} account, there was ${x} in it. How much was in it before?",
      "{m} has ${x} now that {k} has paid back a loan of ${y}. What did {mhe} have without that?",
      "The savings box holds ${x}. Since New Year ${y} has gone in and nothing has come out. How much was there at New Year?",
      "How much had {n} saved by {month} if {he} added ${y} in {month2} and then had ${x}?",
    ],
  },
  {
    id: "earned/before-the-withdrawal",
    expression: "x+y",
    money: true,
    texts: [
      "{n} took ${y} from {his} piggy bank and left ${x} inside. How much did it hold at first?",
      "The account shows ${x} today. Yesterday the rent of ${y} was paid from it. What did it show before the rent was paid?",
      "How much money did {m} have this morning, if {mhe} has spent ${y} and still has ${x}?",
      "${y} is what the trip ate up. The club has ${x} left. Find what the club had before the trip.",
    ],
  },
  {
    id: "earned/saved-every-week",
    expression: "x*y",
    money: true,
    numbers: { x: "3..20" },
    texts: [
      "{n} puts ${y} aside every week. How much will {he} have put aside after {x} weeks?",
      "For {x} months the club paid ${y} a month into its trip fund. What is in the fund?",
      "Each of {x} cousins gives ${y} toward a present for Grandpa. How much can the present cost?",
      "If {m} does without a ${y} snack each school day, what does {mhe} save in {x} school days?",
    ],
  },
  {
    id: "earned/weeks-to-save",
    expression: "x/y",
    numbers: { x: "y*i", y: "2..20" },
    texts: [
      "{n} wants to save ${x} and can save ${y} a week. How many weeks will it take?",
      "A debt of ${x} is paid off at ${y} a month. How many monthly payments are there?",
      "{m} lives on ${y} a day. For how many days does ${x} last {mhim}?",
      "In how many months did the choir collect ${x}, if ${y} came in every month?",
    ],
  },
  {
    id: "earned/equal-payments",
    expression: "x/y",
    money: true,
    numbers: { y: "2..12" },
    texts: [
      "A piano for ${x} is to be paid in {y} equal parts. How much is one part?",
      "{n} has saved ${x} in {y} months, the same amount in every month. How much did {he} save a month?",
      "Aunt June divides ${x} among her {y} nephews so that all get the same. What does a nephew get?",
      "How much may {m} spend per day if ${x} has to last {y} days and {mhe} wants to spend alike on all of them?",
    ],
  },
  {
    id: "earned/savings-compared",
    expression: "x-y",
    money: true,
    texts: [
      "{n} has saved ${x}. {m} has saved ${y}. How much more has {n} saved than {m}?",
      "My savings are ${y}, and my sister's are ${x}. How much would I have to add to have as much as she has?",
      "In {month} the family saved ${x}, in {month2} just ${y}. By how many dollars did the saving go down?",
      "How much less is in the blue tin than in the red one, which holds ${x}, if the blue tin holds ${y}?",
    ],
  },
  {
    id: "earned/deposit-then-withdrawal",
    expression: "x+y-z",
    money: true,
    texts: [
      "An account had ${x} in it. ${y} was paid in and ${z} was taken out. What is the balance?",
      "{n} had saved ${x}. {He} sold {his} old skis for ${y} and bought a helmet for ${z}. How much money has {he} now?",
      "After the club paid ${z} for balls, how much was left of the ${x} from its members and the ${y} from the town?",
      "{m} owes {k} ${z}. {mHe} has ${x} in {mhis} pocket and ${y} at home. What will {mhe} have when the debt is paid?",
    ],
  },
  {
    id: "earned/withdrawal-then-deposit",
    expression: "x-y+z",
    money: true,
    texts: [
      "{n} had ${x}, paid ${y} for a haircut and found ${z} in the street. How much has {he} got?",
      "The tin held ${x} until Mom borrowed ${y} from it. Today she returned ${z}. What is in the tin today?",
      "How much does the account hold, if ${z} of interest is added to what a bill of ${y} left of ${x}?",
      "${x} was in {m}'s fund. A book took ${y} of that, and then an uncle sent ${z}. Find the amount in the fund.",
    ],
  },
  {
    id: "earned/still-missing-after-two-gifts",
    expression: "x-(y+z)",
    money: true,
    texts: [
      "A drum kit costs ${x}. {n} has ${y}, and {his} aunt will give {him} ${z}. How much more does {he} need?",
      "The class owes the bus company ${x}. It has collected ${y} from the parents and ${z} from a sale. What is still missing?",
      "How far from a goal of ${x} are the two sisters, who have saved ${y} and ${z}?",
      "{m} must pay back ${x}. {mHe} paid ${y} in {month} and ${z} in {month2}. What does {mhe} still owe?",
    ],
  },
  {
    id: "earned/weeks-for-the-missing-money",
    expression: "(x-y)/z",
    numbers: { x: "y+z*i", y: "10..60", z: "3..15" },
    texts: [
      "{n} needs ${x} for a violin and already has ${y}. If {he} saves ${z} a week from now on, in how many weeks can {he} buy it?",
      "After a first payment of ${y}, a sofa for ${x} is paid off at ${z} a month. How many months does that take?",
      "There is ${x} in the jar. As soon as ${y} of it has been spent on a cake, the rest is shared out, ${z} to each child. How many children get money?",
      "How many lawns must {m} mow at ${z} a lawn to get from ${y} to ${x}?",
    ],
  },
  {
    id: "earned/start-plus-weekly-saving",
    expression: "x+y*z",
    money: true,
    numbers: { y: "2..12", z: "2..15" },
    texts: [
      "{n} has ${x} and adds ${z} to it every week. How much will {he} have in {y} weeks?",
      "The price of the cabinet is ${x} now and {y} payments of ${z} later. What does it cost in all?",
      "Besides the ${x} in {mhis} bank, {m} is owed ${z} by each of {y} friends. How much will {mhe} have when they have paid?",
      "How much did {k} save, with ${x} from a birthday and ${z} from each of {y} months?",
    ],
  },
  {
    id: "earned/spare-age-of-the-account",
    expression: "x+y",
    money: true,
    numbers: { z: "6..15" },
    texts: [
      "{n} is {z} years old and has ${x} in the bank. For {his} birthday {he} gets ${y} more. How much will {he} have?",
      "{m} saved ${x} in the first {z} weeks and ${y} after that. How much has {mhe} saved?",
      "Two envelopes lie in drawer {z} of the bank. One holds ${x}, the other ${y}. What do the envelopes hold together?",
      "How much is in the safe after {n}, who lives {z} miles away, adds ${y} to the ${x} inside?",
    ],
  },
  {
    id: "earned/saved-weekly-then-spent-twice",
    expression: "x*y-z-w",
    numbers: { x: "5..12", y: "6..15", z: "3..14", w: "3..14" },
    texts: [
      "{n} saved ${y} a week for {x} weeks. Then {he} spent ${z} on a ball and ${w} on a net. How much is left?",
      "{x} neighbors each paid ${y} into a street fund. A bench cost ${z} and its paint ${w}. What remains in the fund?",
      "How much can {m} bank, if {mhe} earns ${y} on each of {x} days but needs ${w} for the bus and ${z} for lunches?",
      "A debt of {x} payments of ${y} was made smaller when ${z} was forgiven and ${w} was paid at once. How high is the debt now?",
    ],
  },
];

/** Tickets are printed, sold and torn off, and seats are taken. */
const TICKETS: readonly WordingFamily[] = [
  {
    id: "earned/tickets-two-windows",
    expression: "x+y",
    texts: [
      "One window sold {x} circus tickets, and the other window sold {y}. How many circus tickets were sold?",
      "{n} tore off {x} tickets at the front gate while {m} tore off {y} at the side gate. How many people came in through the two gates?",
      "How many seats are taken, if {x} were booked by phone and {y} at the door?",
      "The museum had {y} more visitors on {day2} than on {day}. {x} tickets were sold on {day}. How many were sold on {day2}?",
    ],
  },
  {
    id: "earned/tickets-printed-before",
    expression: "x+y",
    texts: [
      "After {y} tickets were sold, {x} tickets were still at the box office. How many tickets had been printed?",
      "{n} gave {y} ride coupons to {his} cousin and kept {x}. How many ride coupons did {he} have before?",
      "{y} people left the theater at the break, and {x} stayed for the second act. How many had watched the first act?",
      "What is the number of seats in a hall with {x} guests and {y} empty seats?",
    ],
  },
  {
    id: "earned/tickets-unsold",
    expression: "x-y",
    texts: [
      "The school printed {x} tickets for the play and sold {y}. How many tickets were not sold?",
      "{y} of the {x} people with a ticket for the boat tour did not show up. How many people went on the tour?",
      "A roll has {x} tickets. {n} has torn off {y}. How many tickets are on the roll?",
      "How many places can the bus driver still sell, if {y} of {x} places are reserved?",
    ],
  },
  {
    id: "earned/tickets-of-other-kind",
    expression: "x-y",
    texts: [
      "The pool sold {x} tickets today. {y} of them were for children, and all others were for adults. How many adult tickets did it sell?",
      "Of {x} passengers, {y} have a return ticket. What number of passengers have none?",
      "{n} holds {x} tokens for the fair, {y} of which are for rides. The other tokens are for games. How many are for games?",
      "How many guests paid at the concert, when {x} guests came and {y} were let in free?",
    ],
  },
  {
    id: "earned/ticket-money-taken",
    expression: "x*y",
    money: true,
    numbers: { x: "3..60", y: "3..20" },
    texts: [
      "A ticket to the puppet show is ${y}. {x} tickets were sold. How much money was taken in?",
      "The ferry charges ${y} a car. What did it collect from {x} cars?",
      "{n} bought seats for {x} of {his} coworkers. Each seat was ${y}. How much did {he} lay out?",
      "How much does a group of {x} hikers pay for the cable car, if the ride is ${y} a person?",
    ],
  },
  {
    id: "earned/tickets-in-rows-and-rolls",
    expression: "x*y",
    texts: [
      "The tickets come in books of {y}. The club ordered {x} books. How many tickets did it get?",
      "{x} rows of the theater are sold out, and every row has {y} seats. How many seats is that?",
      "{n} rode the train {x} times this week. Each ride used up {y} coupons. How many coupons did {he} use?",
      "After every game, a machine at the arcade spits out {y} prize tickets. How many prize tickets does {m} have after {x} games?",
    ],
  },
  {
    id: "earned/ticket-price-found",
    expression: "x/y",
    money: true,
    numbers: { y: "2..12" },
    texts: [
      "{y} tickets to the aquarium cost ${x}. How much is one ticket?",
      "The cashier asked the {y} friends for ${x} in all. Everyone's ticket had the same price. Find that price.",
      "{n} paid ${x} for {y} rides on the cable car. What did each ride cost?",
      "How much did every visitor pay, if {y} visitors left ${x} at the gate and the price was equal for all?",
    ],
  },
  {
    id: "earned/tickets-sold-from-money",
    expression: "x/y",
    numbers: { x: "y*i", y: "3..15" },
    texts: [
      "The box office took in ${x} at ${y} a ticket. How many tickets did it sell?",
      "At ${y} a ride, how many rides can {n} take with ${x}?",
      "A parking lot charges ${y} a car, and there is ${x} in its box. How many cars have been parked there?",
      "${x} was spent on train tickets for the class. A ticket cost ${y}. For how many children was that?",
    ],
  },
  {
    id: "earned/spare-ticket-price-unsold",
    expression: "x-y",
    money: true,
    numbers: { x: "60..200", y: "10..55", z: "3..20" },
    texts: [
      "Tickets for the magic show are ${z}. The hall has {x} seats, and {y} tickets are sold. How many seats are free?",
      "{n} had {x} raffle tickets to sell at ${z} each. {He} has {y} left. How many did {he} sell?",
      "{x} people saw the film on {day} and {y} on {day2}. A ticket was ${z} on both days. How many more people saw it on {day}?",
      "How many skiers walked up the hill, if {y} of the {x} skiers bought a ${z} ticket for the lift and the others walked?",
    ],
  },
  {
    id: "earned/tickets-sold-in-three-sales",
    expression: "x+y+z",
    texts: [
      "The band sold {x} tickets in {month}, {y} in {month2} and {z} at the door. How many tickets did it sell in total?",
      "{n} has {x} tickets, {m} has {y} and {k} has {z}. How many rides can they take together at one ticket a ride?",
      "How many people fit into a theater with {x} seats below, {y} on the balcony and {z} in the boxes?",
      "Gate A let in {x} fans, Gate B {y} and Gate C {z}. What was the crowd when the game began?",
    ],
  },
  {
    id: "earned/tickets-still-there-after-two",
    expression: "x-y-z",
    numbers: { x: "60..200", y: "10..30", z: "5..29" },
    texts: [
      "There were {x} tickets for the opera. {y} were sold on {day} and {z} on {day2}. How many could still be bought?",
      "{n} won {x} prize tickets. {He} traded {y} for a ball and {z} for a whistle. How many does {he} have left?",
      "A night train has {x} beds, {y} of them taken and {z} broken. How many beds can travelers have?",
      "{z} guests were ill and {y} forgot the date. {x} had booked. How many guests came?",
    ],
  },
  {
    id: "earned/adult-and-child-tickets",
    expression: "x*y+z",
    money: true,
    numbers: { x: "2..9", y: "2..15", z: "8..30" },
    texts: [
      "{n} took {x} children to the zoo. A child's ticket was ${y}, and {his} own was ${z}. How much did they cost together?",
      "A family pays ${z} to park and ${y} for each of {x} tickets. What does the visit cost?",
      "For the day trip, {m} buys one guidebook for ${z} and {x} boat rides at ${y} a ride. How much does {mhe} spend?",
      "How much did the ticket office take in with {x} seats at ${y} and one box at ${z}?",
    ],
  },
  {
    id: "earned/change-from-group-tickets",
    expression: "x-y*z",
    money: true,
    numbers: { y: "2..9", z: "3..12" },
    texts: [
      "{n} has ${x}. {He} pays for {y} people to enter the castle at ${z} each. How much does {he} have after that?",
      "{m} counted {x} tickets in {mhis} hand. {mHe} gave {z} to each of {y} friends. How many were in {mhis} hand then?",
      "A bus with {x} seats is booked by {y} groups of {z} people. How many seats are free?",
      "How much of a ${x} travel budget is there after {y} train rides at ${z} a ride?",
    ],
  },
  {
    id: "earned/tickets-for-two-groups-price",
    expression: "(x+y)*z",
    numbers: { x: "3..20", y: "2..15", z: "3..15" },
    texts: [
      "{x} girls and {y} boys ride the big wheel. The ride is ${z} for each child. How much do they pay in all?",
      "Every seat costs ${z}. {n} sold {x} seats before noon and {y} after noon. How much money did {he} take in?",
      "{m} won {x} games and {k} won {y}. They get {z} prize tickets for a win. How many prize tickets do they have between them?",
      "What do {y} students and {x} teachers have to pay for a museum that asks ${z} of everybody?",
    ],
  },
  {
    id: "earned/spare-show-and-two-steps",
    expression: "x+y-z",
    numbers: { x: "30..90", y: "20..60", z: "5..40", w: "3..12" },
    texts: [
      "A ticket costs ${w}. {x} tickets were sold on {day} and {y} on {day2}, but {z} of these were given back. How many tickets stayed sold?",
      "{n} had {x} arcade tickets and won {y} more in {w} games. A toy cost {him} {z} tickets. How many tickets does {he} have now?",
      "The {w} o'clock train had {x} people in it. In the valley {y} got on, and at the border {z} got off. How many people were in it then?",
      "How many people are still at the lake, if {x} bought a ${w} ticket in the morning, {y} did so in the afternoon, and {z} of them have gone home?",
    ],
  },
  {
    id: "earned/share-of-ticket-profit",
    expression: "(x*y-z)/w",
    numbers: { x: "10..40", y: "w*i", z: "w*j", w: "2..4" },
    texts: [
      "{x} people paid ${y} each to hear the band. The hall cost ${z}. The {w} players shared what was left. How much did a player get?",
      "The {w} brothers sold {x} tickets for their puppet show at ${y}, spent ${z} on the stage, and split the rest equally. What did one brother receive?",
      "{w} clubs order {x} tickets together. A ticket is ${y}, and ${z} is taken off the bill. Each club pays the same amount. How much is it?",
      "How much does each of {w} schools get from a concert with {x} visitors at ${y} a visitor, if ${z} first goes to the musicians?",
    ],
  },
];

/** Clubs, classes and neighbors raise money for a cause. */
const FUNDRAISERS: readonly WordingFamily[] = [
  {
    id: "earned/raised-by-two-events",
    expression: "x+y",
    money: true,
    texts: [
      "The bake sale raised ${x} for the shelter and the car wash raised ${y}. How much was raised for the shelter?",
      "{n} collected ${x} on {his} street. {m} collected ${y} around the corner and put it into the same tin. What is in the tin?",
      "With ${x} from the parents and ${y} from the town, what can the school spend on a climbing wall?",
      "How much did the sponsors give, if the run brought ${y} and the swim ${x}?",
    ],
  },
  {
    id: "earned/raised-more-than-other-class",
    expression: "x+y",
    money: true,
    texts: [
      "The third graders raised ${x}. The fourth graders raised ${y} more than that. How much did the fourth graders raise?",
      "This year's fair beat last year's by ${y}. Last year's fair made ${x}. What did this year's make?",
      "Our team went over its goal of ${x} by ${y}. How much did our team bring in?",
      "How much did {n} collect, if {m} collected ${x} and that was ${y} less than {n} did?",
    ],
  },
  {
    id: "earned/fund-goal-missing",
    expression: "x-y",
    money: true,
    texts: [
      "The library needs ${x} for a new roof. People have given ${y}. How much is still needed?",
      "A charity has ${y} of the ${x} that a well costs. What does it have to raise yet?",
      "{n} promised to raise ${x} and has reached ${y}. By how much is {he} short of {his} promise?",
      "How much must the last donor give, if ${x} is the goal and the others have brought it up to ${y}?",
    ],
  },
  {
    id: "earned/profit-of-the-sale",
    expression: "x-y",
    money: true,
    texts: [
      "The lemonade stand took in ${x}. Sugar and lemons had cost ${y}. How much did the stand really make?",
      "After ${y} for flour and eggs was subtracted, what was the gain of a cake sale that took in ${x}?",
      "{n} printed shirts for ${y} and sold them all for ${x}. What profit did {he} make for the club?",
      "How much can the scouts give away of the ${x} they earned, if ${y} has to pay for their tents?",
    ],
  },
  {
    id: "earned/second-donor-found",
    expression: "x-y",
    money: true,
    texts: [
      "{n} and {m} gave ${x} together. {n} gave ${y}. How much did {m} give?",
      "The two raffles made ${x}. The first of them made ${y}. What did the second one make?",
      "In the collection box was ${x}, of which ${y} was in coins and the rest in bills. How much was in bills?",
      "A baker paid ${y} of the ${x} that the street party cost, and the neighbors paid the remainder. How much was the remainder?",
    ],
  },
  {
    id: "earned/gifts-of-equal-size",
    expression: "x*y",
    money: true,
    numbers: { x: "3..40", y: "2..25" },
    texts: [
      "{x} families gave ${y} each for the new swings. How much did they give altogether?",
      "An aunt will donate ${y} for each lap that {n} runs. {He} runs {x} laps. How much does the aunt donate?",
      "The class sold {x} mugs with its picture on them, and every mug brought ${y}. What did the mugs bring?",
      "How much money is there for the animal hospital if {x} volunteers hand in ${y} apiece?",
    ],
  },
  {
    id: "earned/bake-sale-trays",
    expression: "x*y",
    texts: [
      "{x} parents each bring {y} cupcakes to the bake sale. How many cupcakes are there to sell?",
      "For the raffle {n} folds {y} slips an hour. How many slips can {he} fold in {x} hours?",
      "The choir went to {x} streets and sang at {y} doors in each. At how many doors did it sing?",
      "How many cans does a food drive get when {x} classes collect {y} cans per class?",
    ],
  },
  {
    id: "earned/donation-split-evenly",
    expression: "x/y",
    money: true,
    numbers: { y: "2..12" },
    texts: [
      "The fair raised ${x}, and {y} charities get equal parts of it. How much does each charity get?",
      "{n} ran {y} laps and was given ${x} by {his} sponsor. What did the sponsor pay for a lap?",
      "To give ${x} to the fire station, the {y} shops on the square all put in the same sum. What sum was it?",
      "How much did one table at the flea market make on average, if {y} tables made ${x}?",
    ],
  },
  {
    id: "earned/how-many-gave",
    expression: "x/y",
    numbers: { x: "y*i", y: "2..20" },
    texts: [
      "Everyone who came to the benefit dinner gave ${y}. The dinner raised ${x}. How many people came?",
      "A meal for a sled dog costs ${y}. How many meals does a gift of ${x} pay for?",
      "{n} puts the {x} donated toys into sacks of {y}. How many sacks does {he} fill?",
      "How many cakes were sold for the cause at ${y} a cake when the box holds ${x}?",
    ],
  },
  {
    id: "earned/spare-tables-at-the-sale",
    expression: "x-y",
    numbers: { x: "40..120", y: "8..38", z: "3..9" },
    texts: [
      "On {z} tables at the charity sale lay {x} books. {y} of the books were sold. How many books were not sold?",
      "The class baked {x} tarts and {z} cakes for the fair. It sold {y} tarts. How many tarts were there at the end?",
      "Team A collected {x} bottles, Team B collected {y}, and {z} helpers washed them. How many bottles more did Team A collect?",
      "How many raffle prizes have not been picked up? The drawing took {z} hours, there are {x} prizes, and {y} prizes are gone.",
    ],
  },
  {
    id: "earned/two-gifts-minus-cost",
    expression: "x+y-z",
    money: true,
    texts: [
      "The flea market made ${x} on {day} and ${y} on {day2}. Renting the square cost ${z}. How much could be donated?",
      "{n} raised ${x} and {m} raised ${y}. Out of that they bought paint for ${z} for the youth center. What was left of the money?",
      "After ${z} had been paid for stamps and letters, how much did the charity keep of two gifts of ${x} and ${y}?",
      "Tombola: ${x}. Auction: ${y}. Decorations to be paid: ${z}. What does the evening leave for the hospital?",
    ],
  },
  {
    id: "earned/goal-minus-equal-gifts",
    expression: "x-y*z",
    numbers: { x: "120..400", y: "3..10", z: "2..11" },
    texts: [
      "The goal is ${x}. {y} neighbors have given ${z} each. How much is missing?",
      "The club ordered {x} candles to sell for the zoo. {y} members took {z} each. How many candles has nobody taken yet?",
      "How much do the scouts still have to earn for a ${x} canoe after washing {y} cars for ${z} a car?",
      "{n} must bake {x} rolls for the benefit. {He} has finished {y} trays of {z}. How many rolls does {he} still have to bake?",
    ],
  },
  {
    id: "earned/profit-shared-by-charities",
    expression: "(x-y)/z",
    money: true,
    numbers: { y: "5..40", z: "2..8" },
    texts: [
      "The concert brought ${x}. After ${y} for the lights was paid, {z} shelters got equal shares. How much did a shelter get?",
      "Of ${x} in the fund, ${y} is kept for next year, while the rest goes to {z} families in equal parts. What does each family receive?",
      "A bench for the park costs ${x}. The mayor gives ${y}, and {z} shops pay the rest, all the same. How much does a shop pay?",
      "How much must each of the {z} runners bring in, if ${y} of the goal of ${x} has already been given?",
    ],
  },
  {
    id: "earned/sum-shared-by-charities",
    expression: "(x+y)/z",
    money: true,
    numbers: { y: "10..60", z: "2..8" },
    texts: [
      "A quiz night made ${x}, and a raffle made ${y}. The money is divided equally among {z} schools. What is one school's part?",
      "{n} put ${x} and {m} put ${y} into a pot from which {z} birdhouses of the same price were paid. How much did a birdhouse cost?",
      "Nails cost ${y} and boards cost ${x} for the playground hut. The {z} families who use it carry the cost in equal parts. What must each pay?",
      "How much does each of {z} animals in the shelter get, if gifts of ${x} and ${y} are used alike for all?",
    ],
  },
  {
    id: "earned/spare-two-gifts-with-count",
    expression: "x-y-z",
    money: true,
    numbers: { w: "3..12" },
    texts: [
      "In {w} weeks the club raised ${x}. It gave ${y} to the zoo and ${z} to the park. How much does it have left?",
      "{w} classes want to give ${x} to the clinic. The first graders gave ${y} and the second graders gave ${z}. How much is left for the others to give?",
      "How much of the ${x} from the {w} hour telethon is not spent, now that a ramp was built for ${y} and a wheelchair was bought for ${z}?",
      "{n} took in ${x} with {w} paintings. {His} frames had cost ${y} and {his} paint ${z}. What did {he} have for the charity?",
    ],
  },
  {
    id: "earned/goal-minus-three-kinds",
    expression: "x-y-z*w",
    numbers: { x: "150..400", y: "10..50", z: "3..9", w: "2..10" },
    texts: [
      "The school wants ${x} for a pond. A shop gave ${y}, and {z} parents gave ${w} each. How much more does it need?",
      "From its ${x}, the club sent ${y} to the shelter and bought {z} trees for ${w} a tree. How much money has it now?",
      "Of {x} boxes of popcorn, {n} sold {y} on {day}, and {z} friends sold {w} each. How many boxes are there still to sell?",
      "How many dollars are missing from the ${x} for a statue, with {z} rows of guests giving ${w} a row and the mayor giving ${y}?",
    ],
  },
];

/** Craftsmen and factories make, mend and use up things. */
const WORKSHOPS: readonly WordingFamily[] = [
  {
    id: "earned/made-by-two-hands",
    expression: "x+y",
    texts: [
      "A potter made {x} cups before lunch and {y} after lunch. How many cups did she make today?",
      "{n} sanded {x} chair legs, and {m} sanded the other {y}. How many legs were sanded?",
      "The old machine stamps {x} lids a minute. The new one stamps {y} more than that. How many lids a minute does the new one stamp?",
      "How many nails were in the box at first, if the roofer has used {y} and {x} are left?",
    ],
  },
  {
    id: "earned/material-used-up",
    expression: "x-y",
    texts: [
      "There were {x} screws in the tin when {n} began to build a cupboard. Now there are {y}. How many screws went into the cupboard?",
      "The smith used up {y} of his {x} iron bars this week. How many bars can he use next week?",
      "{n} had {x} tiles. {y} of them are on the wall, and the rest are in the box. How many are in the box?",
      "What number of boards was sawed, if {x} boards were delivered and {y} have not been touched?",
    ],
  },
  {
    id: "earned/order-not-finished",
    expression: "x-y",
    texts: [
      "A hotel ordered {x} chairs from the carpenter. He has built {y}. How many must he still build?",
      "{n} mends bikes. {x} bikes stand in {his} shop, and {y} are mended. How many are waiting to be mended?",
      "The printer needs {x} sheets of card for the job but has {y}. How many sheets does he have to buy?",
      "How many more bricks must the kiln fire before the {y} that are done become {x}?",
    ],
  },
  {
    id: "earned/benches-times-tools",
    expression: "x*y",
    texts: [
      "There are {x} workbenches in the workshop, and {y} tools hang over each of them. How many tools hang there?",
      "It takes {y} rivets to hold one wing of a toy plane. How many rivets hold {x} wings?",
      "{n} polishes {y} spoons in an hour. How many spoons will {he} polish in {x} hours?",
      "A loom weaves {y} rugs a week. {x} looms of this kind run in the mill. How many rugs does the mill weave in a week?",
    ],
  },
  {
    id: "earned/parts-per-piece",
    expression: "x/y",
    numbers: { x: "y*i", y: "2..12" },
    texts: [
      "A stool needs {y} legs. How many stools can the carpenter build from {x} legs?",
      "{n} used {x} beads for {y} bracelets that were all alike. How many beads are in a bracelet?",
      "The foreman divides {x} bolts evenly among {y} mechanics. How many bolts does a mechanic get?",
      "A machine fills {y} tubes a minute. In how many minutes are {x} tubes filled?",
    ],
  },
  {
    id: "earned/spare-machines-and-faults",
    expression: "x-y",
    numbers: { x: "40..150", y: "5..35", z: "3..12" },
    texts: [
      "{z} machines made {x} buttons. {y} buttons had a flaw and were melted down. How many good buttons were made?",
      "In {z} hours {n} glued {x} envelopes and {m} glued {y}. How many fewer envelopes did {m} glue?",
      "A workshop with {z} workers got an order for {x} lamps. It has shipped {y}. How many lamps has it not shipped?",
      "How many of the {x} tires in the garage are worn, if {y} of them are new, {z} cars are parked outside, and all tires that are not new are worn?",
    ],
  },
  {
    id: "earned/spare-hours-of-two-crews",
    expression: "x+y",
    numbers: { x: "8..60", y: "8..60", z: "3..10" },
    texts: [
      "The first crew laid {x} feet of pipe in {z} hours. The second crew was slower and laid {y} feet. How many feet of pipe were laid?",
      "{n} has {z} apprentices. {He} fixed {x} clocks by {himself}, and the apprentices fixed {y}. How many clocks were fixed?",
      "The {z} men on the roof set {x} shingles before the rain and {y} after it. How many shingles did they set in all?",
      "How many jars did the pottery finish? It finished {x} big jars and {y} small ones, and {z} of its kilns stood cold.",
    ],
  },
  {
    id: "earned/spare-price-of-the-work",
    expression: "x/y",
    money: true,
    numbers: { x: "y*i", y: "3..9", z: "10..50" },
    texts: [
      "{n} has {x} wheels in {his} shop. {He} needs {y} wheels for a wagon, which sells for ${z}. How many wagons can {he} fit with wheels?",
      "A guild of {y} glassblowers must blow {x} vases for a palace that pays ${z} a vase. Each of them blows the same number. How many is that?",
      "For ${z}, a tailor sewed {x} pockets onto {y} aprons, the same number on every apron. How many pockets has one apron?",
      "How many days did a basket maker need for {x} baskets if he made {y} a day and earned ${z} a day?",
    ],
  },
  {
    id: "earned/mended-difference",
    expression: "x-y",
    texts: [
      "The cobbler resoled {x} pairs of shoes in {month} and {y} in {month2}. By what number did the pairs drop?",
      "{n} can drill {x} holes an hour, and {m} can drill {y}. How many holes an hour is {n} faster?",
      "A blacksmith made {y} horseshoes on {day2}, after {x} on {day}. How many fewer horseshoes did he make on {day2}?",
      "How many more planks than posts lie in the yard with {x} planks and {y} posts?",
    ],
  },
  {
    id: "earned/made-then-scrapped-and-sold",
    expression: "x-y-z",
    numbers: { x: "60..150", y: "3..25", z: "10..34" },
    texts: [
      "A glassblower made {x} bottles. {y} cracked as they cooled, and {z} were sold. How many bottles does he have?",
      "{n} cut {x} wooden pegs. {He} used {z} for a fence, and {y} went into the stove. How many pegs are there now?",
      "Of {x} engines in the factory, {y} failed the test and {z} were shipped. How many stand in the factory ready to be shipped?",
      "How many feet of chain can the smith sell out of {x} feet, if {y} feet are rusty and {z} feet are promised to the harbor?",
    ],
  },
  {
    id: "earned/spare-boxes-made-plus-more",
    expression: "x*y+z",
    numbers: { x: "2..9", y: "4..20", z: "3..30", w: "20..60" },
    texts: [
      "{n} made {y} birdhouses a day for {x} days and then {z} more on {day}. {He} used {w} boards. How many birdhouses did {he} make?",
      "The mechanic has {x} full drawers with {y} fuses each and {z} fuses on the bench. {w} cars were repaired. How many fuses does he have?",
      "How many candles stand in the shop of a {w} year old candle maker if {x} racks hold {y} each and {z} stand on the floor?",
      "Each of {x} students in the wood shop carved {y} spoons in {w} days. The teacher carved {z}. How many spoons did they carve in all?",
    ],
  },
  {
    id: "earned/parts-for-several-minus-stock",
    expression: "x*y-z",
    numbers: { x: "4..12", y: "4..12", z: "3..15" },
    texts: [
      "{n} is building {x} gates. Each takes {y} hinges, and {he} has {z} hinges. How many hinges does {he} have to buy?",
      "{x} cartons of {y} locks came to the locksmith. He has built {z} of the locks into doors. How many locks are there still?",
      "How many spokes are good in {x} wheels that have {y} spokes each when {z} of all the spokes are bent?",
      "The sewing room should deliver {y} shirts a day. After {x} days it is {z} shirts behind. How many shirts has it delivered?",
    ],
  },
  {
    id: "earned/spare-sheets-per-job-left",
    expression: "x-y*z",
    numbers: { x: "120..300", y: "3..9", z: "4..12", w: "2..20" },
    texts: [
      "{n} has {x} sheets of tin and {w} hammers. {He} makes {y} watering cans and needs {z} sheets for each. How many sheets are left?",
      "Out of {x} yards of cloth, the tailor cut {y} coats in {w} days. A coat takes {z} yards. How much cloth does she have?",
      "The {w} roofers loaded {x} tiles onto a lift. They took {z} tiles for each of {y} rows. How many tiles stayed on the lift?",
      "How many feet of wire are on a spool of {x} feet, from which {y} lamps got {z} feet each and which weighs {w} pounds?",
    ],
  },
  {
    id: "earned/batches-plus-leftover",
    expression: "x/y+z",
    numbers: { x: "y*i", y: "2..9", z: "2..20" },
    texts: [
      "{n} packs {x} bars of soap, {y} to a box. {z} boxes are packed already. How many boxes will there be?",
      "A weaver turned {x} skeins into scarves, using {y} skeins for a scarf. She had {z} scarves before. How many does she have now?",
      "{x} knives were shared equally by {y} grinders. {m}, who is one of them, also has {z} knives of {mhis} own to grind. How many knives does {m} grind?",
      "How many hours does a job take that starts with {z} hours of setting up and then goes on at {y} parts an hour until {x} parts are made?",
    ],
  },
  {
    id: "earned/spare-good-pieces-boxed",
    expression: "(x*y-z)/w",
    numbers: { x: "w*i", y: "4..15", z: "w*j", w: "3..6", v: "10..60" },
    texts: [
      "The factory has {v} workers. {x} machines made {y} cups each, {z} cups broke, and the good ones were packed in boxes of {w}. How many boxes were packed?",
      "{n} is {v} years old and makes {y} toys a day. After {x} days {he} keeps {z} for {his} grandchildren and divides the rest equally among {w} shops. How many toys does a shop get?",
      "A cooper bought {x} bundles of {y} staves for ${v}. {z} staves were cracked. If a tub takes {w} staves, how many tubs could he make from the sound ones?",
      "How many shelves fill up when {x} crates of {y} jars are unpacked in workshop {v}, {z} jars are set aside, and a shelf takes {w} jars?",
    ],
  },
  {
    id: "earned/job-with-hours-and-parts",
    expression: "x*y+z*w",
    numbers: { x: "2..9", y: "10..30", z: "2..6", w: "4..20" },
    texts: [
      "A repair took {x} hours of work at ${y} an hour and {z} new parts at ${w} a part. What did it cost?",
      "{n} sold {x} carved bears for ${y} each and {z} carved owls for ${w} each. How much did {he} get for {his} carvings?",
      "The saddle maker sews {y} stitches an inch on {x} inches of a saddle and {w} stitches an inch on {z} inches. How many stitches does he sew?",
      "How many pegs does the shop need for {x} large looms with {y} pegs apiece and {z} small looms with {w} pegs apiece?",
    ],
  },
];

/** Letters, files, meetings and supplies of an office. */
const OFFICES: readonly WordingFamily[] = [
  {
    id: "earned/letters-of-two-mails",
    expression: "x+y",
    texts: [
      "{x} letters came to the office in the morning and {y} in the afternoon. How many letters came that day?",
      "{n} has answered {y} calls, and {x} callers are on the list. How many callers are there in all, answered or on the list?",
      "After {y} workers were hired, the firm that used to have {x} workers was bigger. How many workers did it have then?",
      "How many files were in the cabinet before {n} took out {y} and left {x}?",
    ],
  },
  {
    id: "earned/forms-not-signed",
    expression: "x-y",
    texts: [
      "The boss has to sign {x} forms. She has signed {y}. How many forms lack her name?",
      "{n} found {x} messages on the machine this morning. {y} are still unheard. How many has {he} listened to?",
      "Of the {x} desks in the new office, {y} have a computer. How many desks have none?",
      "How many people work on the upper floor, if {y} of the firm's {x} people work on the lower one?",
    ],
  },
  {
    id: "earned/copies-more-than",
    expression: "x-y",
    texts: [
      "The fast copier makes {x} copies a minute and the slow one {y}. How many more copies does the fast one make in a minute?",
      "{n} typed {y} pages. {m} typed {x}. How many pages does {n} have to type to draw level with {m}?",
      "There were {x} people at the firm last year. This year there are {y}. How many have left, if nobody was hired?",
      "How much longer is the phone list with {x} numbers than the one with {y} numbers?",
    ],
  },
  {
    id: "earned/reams-of-paper",
    expression: "x*y",
    texts: [
      "A packet holds {y} envelopes. The secretary opened {x} packets. How many envelopes did she have?",
      "{n} makes {x} copies of a report that is {y} pages long. How many pages come out of the copier?",
      "Every one of the {x} clerks answers {y} letters a day. What number of letters do they answer a day?",
      "The meeting room has {x} tables for {y} people each. How many people can sit in it?",
    ],
  },
  {
    id: "earned/files-split-among-clerks",
    expression: "x/y",
    numbers: { x: "y*i", y: "2..12" },
    texts: [
      "{x} files are handed out to {y} clerks so that each has equally many. How many files does each clerk have?",
      "{n} can read {y} reports an hour. How many hours do {x} reports take {him}?",
      "The boss forms teams of {y} from {x} workers. How many teams are there?",
      "How many minutes long was each of {y} equal meetings that lasted {x} minutes in all?",
    ],
  },
  {
    id: "earned/spare-office-floors",
    expression: "x*y",
    numbers: { x: "2..12", y: "3..20", z: "2..40" },
    texts: [
      "An office house has {z} plants, {x} floors, and {y} rooms on each floor. How many rooms does it have?",
      "{n} orders {x} boxes of staples and {z} boxes of clips. A box of staples holds {y} strips. How many strips of staples does {he} order?",
      "{x} trainees each took {y} calls, while the boss went to {z} meetings. How many calls did the trainees take?",
      "A typist fills {y} pages an hour and drinks {z} cups of tea a week. How many pages does she fill in {x} hours?",
    ],
  },
  {
    id: "earned/spare-budget-and-people",
    expression: "x-y",
    money: true,
    numbers: { z: "3..40" },
    texts: [
      "The {z} people of the office have a party budget of ${x}. They spend ${y} on food. How much is left of the budget?",
      "A printer costs ${x} and prints {z} pages a minute. The firm pays ${y} now. How much must it pay later?",
      "{n} sits in room {z}. {He} was given ${x} for stamps and brought back ${y}. How much did the stamps cost?",
      "How much cheaper is the desk for ${y} than the desk for ${x} that has {z} drawers?",
    ],
  },
  {
    id: "earned/spare-mail-of-two-days",
    expression: "x+y",
    numbers: { x: "10..90", y: "10..90", z: "5..60" },
    texts: [
      "On {day} the firm mailed {x} letters and {z} parcels. On {day2} it mailed {y} letters. How many letters did it mail on both days?",
      "{n} deleted {x} mails before lunch and {y} after it, and wrote {z}. How many mails did {he} delete?",
      "{x} workers come by bus, {z} by car and {y} by train. How many come by bus or train?",
      "How many pencils did the office buy, if it bought {y} soft ones, {z} erasers and {x} hard ones?",
    ],
  },
  {
    id: "earned/expenses-per-person",
    expression: "x/y",
    money: true,
    numbers: { y: "2..12" },
    texts: [
      "{y} coworkers bought the boss a farewell gift for ${x} and shared the cost evenly. How much did each of them pay?",
      "The office spent ${x} on {y} equal swivel chairs. Find the cost of a chair.",
      "{n} got back ${x} from the firm for {y} taxi rides at the same fare. What was the fare?",
      "How much is the office rent for one month if {y} months come to ${x}?",
    ],
  },
  {
    id: "earned/tray-in-and-out",
    expression: "x+y-z",
    numbers: { x: "20..70", y: "8..50", z: "5..27" },
    texts: [
      "There were {x} requests on {n}'s desk. {y} new ones were brought in, and {he} dealt with {z}. How many requests are on the desk?",
      "A firm with {x} workers took on {y} and said goodbye to {z} who retired. How many workers does it have?",
      "{z} of the calls today were wrong numbers. There were {x} calls before noon and {y} after noon. How many were not wrong numbers?",
      "How many sheets are in the copier after {y} are put on top of {x} and {z} are printed?",
    ],
  },
  {
    id: "earned/spare-desks-removed-then-added",
    expression: "x-y+z",
    numbers: { x: "30..90", y: "5..28", z: "4..30", w: "3..12" },
    texts: [
      "The office on floor {w} had {x} desks. {y} old desks were carried out and {z} new desks were carried in. How many desks are there?",
      "{n} had {x} stamps, used {y} on {w} big envelopes and got {z} from the post office. How many stamps does {he} have?",
      "How many pages has the report now? It had {x} pages. {m} cut {y} and wrote {z} new ones in {w} days.",
      "A parking lot with {w} gates held {x} cars of the staff. At noon {y} left and at one o'clock {z} drove in. How many cars were there then?",
    ],
  },
  {
    id: "earned/copies-per-department",
    expression: "(x+y)/z",
    numbers: { x: "z*i", y: "z*j", z: "3..8" },
    texts: [
      "{x} old chairs and {y} new ones are spread over {z} rooms, equally many in each. How many chairs does a room get?",
      "{n} printed {x} copies, {m} printed {y}, and they laid them in {z} equal stacks. How many copies are in a stack?",
      "The {x} men and {y} women of the firm go to lunch in {z} groups of the same size. How many people are in a group?",
      "How many binders are filled by {x} letters and {y} bills if a binder takes {z} of these papers?",
    ],
  },
  {
    id: "earned/spare-papers-kept-then-bound",
    expression: "(x-y)*z",
    numbers: { x: "10..30", y: "3..8", z: "3..12", w: "20..60" },
    texts: [
      "The firm has {x} clerks in a building with {w} windows. {y} are ill today. Each of the others writes {z} letters. How many letters are written?",
      "{n} ordered {x} boxes of pens, with {z} pens in a box, for the {w} people in the office, but {y} boxes got lost. How many pens arrived?",
      "At {w} Main Street, {x} offices were for rent, and {y} are rented. The others have {z} rooms each. How many rooms can still be rented?",
      "How many hours did {m} work in {x} days, {y} of which were days off and the others {z} hours long, if {mhe} is {w} years old?",
    ],
  },
  {
    id: "earned/boxes-of-packs-of-pens",
    expression: "x*y*z",
    numbers: { x: "2..8", y: "2..10", z: "2..12" },
    texts: [
      "The supply room has {x} shelves. On each shelf are {y} boxes, and in each box are {z} markers. How many markers are in the room?",
      "{x} clerks make {y} phone calls an hour for {z} hours. How many calls do they make altogether?",
      "{n} sends {y} letters to each of {x} towns, and every letter has {z} pages. How many pages does {he} send?",
      "How many lamps light an office tower with {x} floors of {y} rooms when every room has {z} lamps?",
    ],
  },
  {
    id: "earned/supplies-bill-minus-refund",
    expression: "x*y+z-w",
    money: true,
    numbers: { x: "3..9", y: "4..15", z: "5..30", w: "2..11" },
    texts: [
      "The office buys {x} staplers at ${y} each and a hole punch for ${z}. It has a coupon for ${w}. How much does it pay?",
      "{n} put {x} stacks of {y} forms and {z} single forms into a drawer. Then {he} took out {w}. How many forms are in the drawer?",
      "A temp worked {x} days for ${y} a day and got ${z} extra, but lost ${w} for a broken cup. What was she paid?",
      "How many workers are in the building, if {x} rooms have {y} workers each, {z} others are in the hall, and {w} of all these have gone out?",
    ],
  },
  {
    id: "earned/spare-three-taken-from-one-store",
    expression: "x-y-z-w",
    numbers: { x: "90..200", y: "10..30", z: "5..25", w: "5..25", v: "3..12" },
    texts: [
      "Room {v} had {x} folders. {n} took {y}, {m} took {z} and {k} took {w}. How many folders did Room {v} have after that?",
      "The petty cash held ${x}. In {v} days ${y} was spent on coffee, ${z} on stamps and ${w} on light bulbs. How much does it hold now?",
      "Of {x} chairs set up for {v} speeches, {y} were stacked by the janitor, {z} by the guard and {w} by the cook. How many chairs were not stacked?",
      "How many minutes are free in a working day of {x} minutes with {v} coworkers, {y} minutes of talks, {z} minutes of calls and {w} minutes of lunch?",
    ],
  },
];

/** Wordings of money and work: shops, prices, savings, wages, tickets, fundraisers, workshops and offices. */
export const SCENES_MONEY_AND_WORK: readonly WordingFamily[] = [
  ...AT_THE_COUNTER,
  ...BEHIND_THE_COUNTER,
  ...PAY,
  ...SAVINGS,
  ...TICKETS,
  ...FUNDRAISERS,
  ...WORKSHOPS,
  ...OFFICES,
];

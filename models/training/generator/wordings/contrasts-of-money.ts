import type { WordingFamily } from "../wording.ts";

/** Numbers for a larger and a smaller amount. */
const PAIR = { x: "42..98", y: "5..40" };

/** Numbers for a large amount, a middle one and a small one. */
const THREE = { x: "65..99", y: "24..40", z: "4..20" };

/** Numbers for an amount that y can part evenly. */
const PARTED = { y: "3..9", x: "y*i" };

/** Numbers for a few things at a price. */
const COUNTED = { x: "3..9", y: "12..30" };

/** Numbers for a few things at a price, and a small amount. */
const COUNTED_AND = { x: "3..9", y: "12..30", z: "2..10" };

/** Numbers for an amount that y things at z each do not use up. */
const MONEY_FOR_SEVERAL = { x: "75..140", y: "2..6", z: "4..11" };

/** Numbers for x things bought at y and sold at z. */
const PROFIT = { x: "3..12", y: "4..20", z: "y+i" };

/** Numbers for x things at a higher price and z at a lower one. */
const TICKETS = { x: "3..9", y: "10..20", z: "3..12", w: "4..9" };

/** Numbers for the price of y things, and how many are wanted. */
const PACK = { y: "3..9", x: "y*i", z: "2..9" };

/** Numbers for what comes in and goes out again and again. */
const WEEKLY = { x: "25..60", y: "5..20", z: "3..9" };

/** Numbers for two costs and a price above their sum. */
const RESOLD = { x: "30..80", y: "5..25", z: "x+y+i+j" };

/** Numbers for two costs, and what is gained or lost. */
const RESOLD_BY = { x: "30..80", y: "5..25", z: "4..24" };

/** Numbers for an amount and a smaller one which z can both part evenly. */
const SHARED = { z: "2..5", y: "z*i", x: "z*(i+j)" };

/** Numbers for an amount, a part of it, and z which parts the rest evenly. */
const LACKING = { z: "3..9", y: "5..40", x: "y+z*i" };

/** Numbers for an amount that z parts evenly, and one to spare. */
const LACKING_ALL = { z: "3..9", y: "5..20", x: "z*(i+3)" };

/** One pays the other: who pays whom, and whether before or after is asked, decides. */
const PAYING_AND_BEING_PAID: readonly WordingFamily[] = [
  {
    id: "purse/debtor-pays-from-the-pocket",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} had ${x} in {his} pocket when {m} asked for the ${y} that {n} owed {mhim}. {n} paid at once. How much was in {n}'s pocket then?",
      "A plumber with {x} dollars in her wallet settles what she owes the glazier, {y} dollars. How many dollars are in her wallet afterwards?",
      "What did the chess club's cash box hold after the rent for the hall, ${y}, was paid out of it, if it held ${x} before?",
    ],
  },
  {
    id: "purse/creditor-is-paid-into-the-pocket",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} had ${x} in {his} pocket when {m} came by with the ${y} that {mhe} owed {n}. {m} paid at once. How much was in {n}'s pocket then?",
      "A plumber with {x} dollars in her wallet is paid what the glazier owes her, {y} dollars. How many dollars are in her wallet afterwards?",
      "What did the chess club's cash box hold after the members' dues, ${y}, were paid into it, if it held ${x} before?",
    ],
  },
  {
    id: "purse/at-first-before-settling-a-debt",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} had ${x} in {his} pocket after {he} had paid {m} the ${y} that {he} owed {mhim}. How much was in {n}'s pocket before?",
      "A plumber has {x} dollars in her wallet, having settled what she owed the glazier, {y} dollars. How many dollars were in her wallet at first?",
      "What did the chess club's cash box hold before the rent for the hall, ${y}, was paid out of it, if it held ${x} after that?",
    ],
  },
  {
    id: "purse/before-the-debtor-came",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} had ${x} in {his} pocket after {m} had paid {him} the ${y} that {mhe} owed {him}. How much was in {n}'s pocket before?",
      "A plumber has {x} dollars in her wallet, having been paid what the glazier owed her, {y} dollars. How many dollars were in her wallet at first?",
      "What did the chess club's cash box hold before the members' dues, ${y}, were paid into it, if it held ${x} after that?",
    ],
  },
  {
    id: "purse/part-of-the-loan-returned",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} lent {m} ${x}, and {m} has paid ${y} of it back. How much does {m} still owe {n}?",
      "The bank lent a florist {x} dollars for a cooler. She has returned {y} dollars. How many dollars is her debt now?",
      "How much is my brother in debt to me tonight, if I lent him ${x} on {day} and got ${y} of that from him today?",
    ],
  },
  {
    id: "purse/second-loan-on-top",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} lent {m} ${x}, and later {n} lent {mhim} ${y} more. {m} has paid nothing back. How much does {m} owe {n}?",
      "The bank lent a florist {x} dollars for a cooler. She has borrowed another {y} dollars since. How many dollars is her debt now?",
      "How much is my brother in debt to me tonight, if I lent him ${x} on {day} and another ${y} today?",
    ],
  },
  {
    id: "purse/sum-that-was-lent-out",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} lent {m} some money. {m} has paid ${y} of it back and still owes {n} ${x}. How much did {n} lend {m}?",
      "The bank lent a florist money for a cooler. She has returned {y} dollars, and her debt now is {x} dollars. How many dollars did the bank lend her?",
      "How much did I lend my brother on {day}, if I got ${y} of that from him today and he is still ${x} in debt to me tonight?",
    ],
  },
  {
    id: "purse/how-much-was-returned",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} lent {m} ${x}, and {m} still owes {n} ${y} of it. How much has {m} paid back?",
      "The bank lent a florist {x} dollars for a cooler. Her debt now is {y} dollars. How many dollars has she returned?",
      "How much of the loan did I get from my brother today, if I lent him ${x} on {day} and he is still ${y} in debt to me tonight?",
    ],
  },
  {
    id: "purse/owes-two-people",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} owes {m} ${x} and owes {k} ${y}. How much do {n}'s debts come to?",
      "At the end of the card game Grandpa must pay {x} dollars to Grandma and {y} dollars to Aunt Rose. How many dollars does he lose by this?",
      "After the trip {m} has to give {n} ${x} for gas and ${y} for the ferry. How much will {n} receive from {m}?",
    ],
  },
  {
    id: "purse/owes-one-and-is-owed-by-another",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} owes {m} ${x}, but {k} owes {n} ${y}. When all has been paid, how much less money will {n} have than now?",
      "At the end of the card game Grandpa must pay {x} dollars to Grandma and gets {y} dollars from Aunt Rose. How many dollars does he lose by this?",
      "After the trip {m} has to give {n} ${x} for gas, while {n} has to give {m} ${y} for the ferry. They settle both with one payment by {m}. How much will {n} receive from {m}?",
    ],
  },
  {
    id: "purse/owes-one-more-than-the-other",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} owes {m} ${x} and owes {k} ${y}. How much more does {n} owe {m} than {k}?",
      "At the end of the card game Grandpa must pay {x} dollars to Grandma and {y} dollars to Aunt Rose. How many dollars less does Aunt Rose get than Grandma?",
      "After the trip {m} has to give {n} ${x} for gas and ${y} for the ferry. How much more did {m} owe for gas than for the ferry?",
    ],
  },
  {
    id: "purse/receives-some-from-the-other",
    expression: "y+z",
    numbers: THREE,
    money: true,
    units: ["dollars"],
    texts: [
      "{n} has ${x} and {m} has ${y}. Then {n} hands ${z} to {m}. How much does {m} have now?",
      "There are {x} dollars in the blue envelope and {y} dollars in the brown one. Mom moves {z} dollars from the blue to the brown one. How many dollars are in the brown envelope then?",
      "Account A stood at ${x} and account B at ${y} when ${z} was sent from A to B. What is in account B after that?",
    ],
  },
  {
    id: "purse/hands-some-to-the-other",
    expression: "x-z",
    numbers: THREE,
    money: true,
    units: ["dollars"],
    texts: [
      "{n} has ${x} and {m} has ${y}. Then {n} hands ${z} to {m}. How much does {n} have now?",
      "There are {x} dollars in the blue envelope and {y} dollars in the brown one. Mom moves {z} dollars from the blue to the brown one. How many dollars are in the blue envelope then?",
      "Account A stood at ${x} and account B at ${y} when ${z} was sent from A to B. What is in account A after that?",
    ],
  },
  {
    id: "purse/both-together-after-the-handover",
    expression: "x+y",
    numbers: THREE,
    money: true,
    units: ["dollars"],
    texts: [
      "{n} has ${x} and {m} has ${y}. Then {n} hands ${z} to {m}. How much do the two have together now?",
      "There are {x} dollars in the blue envelope and {y} dollars in the brown one. Mom moves {z} dollars from the blue to the brown one. How many dollars are in the two envelopes together then?",
      "Account A stood at ${x} and account B at ${y} when ${z} was sent from A to B. What is in both accounts together after that?",
    ],
  },
  {
    id: "purse/receiver-before-the-other-handed-over",
    expression: "y-z",
    numbers: THREE,
    units: ["dollars"],
    texts: [
      "{n} has ${x} and {m} has ${y}, now that {n} has handed ${z} to {m}. How much did {m} have before?",
      "There are {x} dollars in the blue envelope and {y} dollars in the brown one, after Mom moved {z} dollars from the blue to the brown one. How many dollars were in the brown envelope at first?",
      "Account A stands at ${x} and account B at ${y} since ${z} was sent from A to B. What was in account B before that?",
    ],
  },
  {
    id: "purse/giver-before-the-handover",
    expression: "x+z",
    numbers: THREE,
    units: ["dollars"],
    texts: [
      "{n} has ${x} and {m} has ${y}, now that {n} has handed ${z} to {m}. How much did {n} have before?",
      "There are {x} dollars in the blue envelope and {y} dollars in the brown one, after Mom moved {z} dollars from the blue to the brown one. How many dollars were in the blue envelope at first?",
      "Account A stands at ${x} and account B at ${y} since ${z} was sent from A to B. What was in account A before that?",
    ],
  },
  {
    id: "purse/even-split-of-the-bill",
    expression: "x/y",
    numbers: PARTED,
    units: ["dollars"],
    texts: [
      "{y} friends had supper together. The bill was ${x}, and they split it evenly. How much did each of them pay?",
      "A boat was hired for {x} dollars by a party of {y}, who all gave the same share. How many dollars was a share?",
      "What does each of {y} neighbors pay toward a snow blower that costs ${x}, if all pay the same?",
    ],
  },
  {
    id: "purse/each-friend-pays-that-much",
    expression: "x*y",
    numbers: PARTED,
    units: ["dollars"],
    texts: [
      "{y} friends had supper together. They split the bill evenly, and each of them paid ${x}. How much was the bill?",
      "A boat was hired by a party of {y}, who all gave the same share, {x} dollars. How many dollars did the boat cost?",
      "What does a snow blower cost toward which each of {y} neighbors pays ${x}?",
    ],
  },
  {
    id: "purse/one-friend-pays-part-of-the-bill",
    expression: "x-z",
    numbers: { ...PARTED, z: "2..3" },
    units: ["dollars"],
    texts: [
      "{y} friends had supper together. The bill was ${x}. One of them paid ${z} and another paid all the rest. How much did the other pay?",
      "A boat was hired for {x} dollars by a party of {y}. The skipper knocked {z} dollars off. How many dollars did the party pay?",
      "What do {y} neighbors pay together for a snow blower with a price of ${x}, if the dealer lets them have it for ${z} less?",
    ],
  },
  {
    id: "purse/tip-on-top-of-the-bill",
    expression: "x+z",
    numbers: { ...PARTED, z: "2..3" },
    units: ["dollars"],
    texts: [
      "{y} friends had supper together. The bill was ${x}, and they left a tip of ${z} besides. How much did the friends pay altogether?",
      "A boat was hired for {x} dollars by a party of {y}, who also gave the skipper {z} dollars for himself. How many dollars did the party pay?",
      "What do {y} neighbors pay together for a snow blower with a price of ${x}, if the dealer asks ${z} more for bringing it?",
    ],
  },
];

/** Wages, tips, prizes and gifts: more or less than the other, or a part of it. */
const GIFTS_AND_TIPS: readonly WordingFamily[] = [
  {
    id: "purse/tips-besides-the-wage",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "The waiter got ${x} in wages on {day}, and besides that ${y} in tips. How much money did he make on {day}?",
      "{n} drove a cab all night. The fares were {x} dollars; the tips, {y} dollars, came on top. How many dollars did {he} take home?",
      "A barber earned ${x} without tips. Tips brought him another ${y}. What did he earn with tips?",
    ],
  },
  {
    id: "purse/tips-counted-in",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "The waiter made ${x} on {day}, and ${y} of that was tips. The rest was wages. How much did he get in wages on {day}?",
      "{n} drove a cab all night and took home {x} dollars. The tips, {y} dollars, are counted in that; the rest was fares. How many dollars were the fares?",
      "A barber earned ${x} with tips. Tips brought him ${y} of this. What did he earn without tips?",
    ],
  },
  {
    id: "purse/tips-beat-the-wage-by",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "The waiter got ${x} in wages on {day}, and ${y} more than that in tips. How much did he get in tips on {day}?",
      "{n} drove a cab all night. The fares were {x} dollars; the tips were {y} dollars higher than the fares. How many dollars were the tips?",
      "A barber earned ${x} without tips, which is ${y} less than his tips. What did his tips come to?",
    ],
  },
  {
    id: "purse/tips-fall-short-of-the-wage",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "The waiter got ${x} in wages on {day}, and ${y} less than that in tips. How much did he get in tips on {day}?",
      "{n} drove a cab all night. The fares were {x} dollars; the tips were {y} dollars lower than the fares. How many dollars were the tips?",
      "A barber earned ${x} without tips, which is ${y} more than his tips. What did his tips come to?",
    ],
  },
  {
    id: "purse/uncle-gave-more-than-grandma",
    expression: "x+y",
    numbers: PAIR,
    units: ["dollars"],
    texts: [
      "For {his} birthday {n} got ${x} from Grandma, and from {his} uncle ${y} more than from Grandma. How much did {his} uncle give?",
      "First prize in the pie contest was {y} dollars more than second prize, and second prize was {x} dollars. How many dollars was first prize?",
      "The mayor put ${x} in the hat for the street band. That was ${y} less than the judge put in. How much did the judge put in?",
    ],
  },
  {
    id: "purse/uncle-gave-less-than-grandma",
    expression: "x-y",
    numbers: PAIR,
    units: ["dollars"],
    texts: [
      "For {his} birthday {n} got ${x} from Grandma, and from {his} uncle ${y} less than from Grandma. How much did {his} uncle give?",
      "First prize in the pie contest was {y} dollars more than second prize, and first prize was {x} dollars. How many dollars was second prize?",
      "The mayor put ${x} in the hat for the street band. That was ${y} more than the judge put in. How much did the judge put in?",
    ],
  },
  {
    id: "purse/uncle-gave-as-well-as-grandma",
    expression: "x+y",
    numbers: PAIR,
    units: ["dollars"],
    texts: [
      "For {his} birthday {n} got ${x} from Grandma, and {his} uncle gave {him} ${y}. How much did {n} get from both?",
      "First prize in the pie contest was {x} dollars and second prize was {y} dollars. How many dollars were the two prizes in all?",
      "The mayor put ${x} in the hat for the street band, which had been empty, and the judge put in ${y}. How much was in the hat then?",
    ],
  },
  {
    id: "purse/uncle-more-than-grandma-both-asked",
    expression: "x+(x+y)",
    numbers: PAIR,
    units: ["dollars", "dollars"],
    texts: [
      "For {his} birthday {n} got ${x} from Grandma, and from {his} uncle ${y} more than from Grandma. How much did {n} get from both?",
      "First prize in the pie contest was {y} dollars more than second prize, and second prize was {x} dollars. How many dollars were the two prizes in all?",
      "The mayor put ${x} in the hat for the street band, which had been empty. That was ${y} less than the judge put in. How much was in the hat then?",
    ],
  },
  {
    id: "purse/uncle-less-than-grandma-both-asked",
    expression: "x+(x-y)",
    numbers: PAIR,
    units: ["dollars", "dollars"],
    texts: [
      "For {his} birthday {n} got ${x} from Grandma, and from {his} uncle ${y} less than from Grandma. How much did {n} get from both?",
      "First prize in the pie contest was {y} dollars more than second prize, and first prize was {x} dollars. How many dollars were the two prizes in all?",
      "The mayor put ${x} in the hat for the street band, which had been empty. That was ${y} more than the judge put in. How much was in the hat then?",
    ],
  },
];

/** Dearer or cheaper, before or after a discount, alone or with a fee. */
const PRICES_AGAINST_PRICES: readonly WordingFamily[] = [
  {
    id: "till/lamp-is-dearer",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "A mirror costs ${x}. The lamp beside it costs ${y} more. What is the price of the lamp?",
      "The ferry to the island is {x} dollars, and it is {y} dollars cheaper than the plane. How many dollars is the plane?",
      "{n}'s boots cost ${x}, and {m}'s boots were ${y} dearer. How much did {m}'s boots cost?",
    ],
  },
  {
    id: "till/lamp-is-cheaper",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "A mirror costs ${x}. The lamp beside it costs ${y} less. What is the price of the lamp?",
      "The ferry to the island is {x} dollars, and it is {y} dollars dearer than the plane. How many dollars is the plane?",
      "{n}'s boots cost ${x}, and {m}'s boots were ${y} cheaper. How much did {m}'s boots cost?",
    ],
  },
  {
    id: "till/lamp-with-mirror",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "A mirror costs ${x}. The lamp beside it costs ${y}. What is the price of the two together?",
      "The ferry to the island is {x} dollars, and the plane back from it is {y} dollars. How many dollars is the journey there and back?",
      "{n}'s boots cost ${x}, and {m}'s boots were ${y}. How much did the two pairs of boots cost?",
    ],
  },
  {
    id: "till/by-how-much-lamp-is-cheaper",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "A mirror costs ${x}. The lamp beside it costs ${y}. By how much is the lamp cheaper?",
      "The ferry to the island is {x} dollars, and the plane to it is {y} dollars. How many dollars more is the ferry?",
      "{n}'s boots cost ${x}, and {m}'s boots were ${y}. How much less did {m}'s boots cost?",
    ],
  },
  {
    id: "till/coupon-taken-off",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "A kettle was marked ${x}. With a coupon {n} got ${y} off. What did {n} pay for it?",
      "The store takes {y} dollars off a fan that was {x} dollars until now. How many dollars is the fan in the sale?",
      "How much do I pay for a desk with a price of ${x}, if I get a discount of ${y}?",
    ],
  },
  {
    id: "till/price-before-the-coupon",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "With a coupon {n} got ${y} off the marked price of a kettle, so that {he} paid ${x}. How much was the kettle marked?",
      "The store has taken {y} dollars off a fan, which is {x} dollars now in the sale. How many dollars was the fan until now?",
      "How much is a desk without a discount, if I pay ${x} for it after a discount of ${y}?",
    ],
  },
  {
    id: "till/worth-of-the-coupon",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "A kettle was marked ${x}. With a coupon {n} got it for ${y}. How much was the coupon worth?",
      "The store sells a fan for {y} dollars in the sale that was {x} dollars until now. How many dollars did it take off?",
      "How large is my discount on a desk with a price of ${x}, if I pay ${y} for it?",
    ],
  },
  {
    id: "till/delivery-on-top",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "A kettle was marked ${x}. For sending it, ${y} was added. What did {n} pay for it?",
      "The store adds {y} dollars to the price of a fan that was {x} dollars until now. How many dollars is the fan in the heat wave?",
      "How much do I pay for a desk with a price of ${x}, if I also pay a fee of ${y} to have it brought?",
    ],
  },
  {
    id: "till/gets-change",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} laid ${x} on the counter for a cake that cost ${y}. How much change did {he} get?",
      "The price of the umbrella is {y} dollars. I hand over {x} dollars. How many dollars come back to me?",
      "How much did the clerk return, if {m} gave {x} dollars for stamps and the stamps cost {y} dollars?",
    ],
  },
  {
    id: "till/what-was-handed-over",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} laid some money on the counter for a cake that cost ${y}, and {he} got ${x} in change. How much had {he} laid on the counter?",
      "The price of the umbrella is {y} dollars. I hand over some money, and {x} dollars come back to me. How many dollars did I hand over?",
      "How much did {m} give for stamps, if the stamps cost {y} dollars and the clerk returned {x} dollars?",
    ],
  },
  {
    id: "till/price-from-the-change",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} laid ${x} on the counter for a cake and got ${y} in change. How much did the cake cost?",
      "I hand over {x} dollars for the umbrella, and {y} dollars come back to me. How many dollars is the price of the umbrella?",
      "How much did the stamps cost, if {m} gave {x} dollars for them and the clerk returned {y} dollars?",
    ],
  },
  {
    id: "till/clerk-asks-for-more",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} laid ${x} on the counter for a cake, but it was ${y} too little. How much did the cake cost?",
      "I hand over {x} dollars for the umbrella, and I am asked for {y} dollars more. How many dollars is the price of the umbrella?",
      "How much did the stamps cost, if {m} gave {x} dollars for them and the clerk had to ask for another {y} dollars?",
    ],
  },
  {
    id: "till/lacks-the-rest-of-the-price",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} has ${y}. The tent {he} wants costs ${x}. How much does {he} still need?",
      "A guitar is {x} dollars, and the band has {y} dollars for it. How many dollars is the band short?",
      "{m} counted ${y} in {mhis} jar. How much is lacking, if a scooter is ${x}?",
    ],
  },
  {
    id: "till/price-of-what-is-out-of-reach",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} has ${y}. To buy the tent {he} wants, {he} still needs ${x}. How much does the tent cost?",
      "The band has {y} dollars for a guitar and is {x} dollars short. How many dollars is the guitar?",
      "{m} counted ${y} in {mhis} jar. How much is a scooter, if ${x} is lacking for it?",
    ],
  },
  {
    id: "till/what-one-has-so-far",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "The tent {n} wants costs ${x}. {He} still needs ${y}. How much does {n} have?",
      "A guitar is {x} dollars, and the band is {y} dollars short. How many dollars does the band have for it?",
      "{m} counted the money in {mhis} jar. How much was in it, if a scooter is ${x} and ${y} is lacking?",
    ],
  },
  {
    id: "till/had-enough-and-some-left",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} bought the tent {he} wanted. It cost ${y}, and {he} had ${x} left. How much did {n} have before?",
      "A guitar was {y} dollars, and the band had {x} dollars over after buying it. How many dollars did the band have at first?",
      "{m} took ${y} out of {mhis} jar for a scooter, and ${x} stayed in the jar. How much had been in it?",
    ],
  },
];

/** The price of one or of all, the money or the number of things. */
const EACH_OR_IN_ALL: readonly WordingFamily[] = [
  {
    id: "till/price-is-for-each",
    expression: "x*y",
    numbers: PARTED,
    units: ["dollars"],
    texts: [
      "{n} bought {y} chairs at the flea market for ${x} each. How much did {he} pay?",
      "Train tickets for {y} scouts cost {x} dollars apiece. How many dollars are the tickets in all?",
      "What is the bill for {y} cans of paint, if a single can is ${x}?",
    ],
  },
  {
    id: "till/price-is-for-all",
    expression: "x/y",
    numbers: PARTED,
    units: ["dollars"],
    texts: [
      "{n} bought {y} chairs at the flea market, all alike, for ${x} altogether. How much did {he} pay for one chair?",
      "Train tickets for {y} scouts cost {x} dollars in all. How many dollars is each ticket?",
      "What is a single can of paint, if the bill for {y} such cans is ${x}?",
    ],
  },
  {
    id: "till/number-from-the-price-of-each",
    expression: "x/y",
    numbers: PARTED,
    texts: [
      "{n} bought chairs at the flea market for ${y} each and paid ${x} in all. How many chairs did {he} buy?",
      "Train tickets for some scouts cost {y} dollars apiece and {x} dollars in all. How many scouts are going?",
      "How many cans of paint are on a bill of ${x}, if a single can is ${y}?",
    ],
  },
  {
    id: "till/flea-market-lot-let-go-cheaper",
    expression: "x-y",
    numbers: PARTED,
    units: ["dollars"],
    texts: [
      "{n} bought some chairs at the flea market. All together were marked ${x}, but {he} got them for ${y} less. How much did {he} pay?",
      "Train tickets for some scouts would cost {x} dollars in all, but the railroad gave them {y} dollars off. How many dollars did the scouts pay?",
      "What is left to pay on a bill of ${x} for paint, if ${y} of it has been paid?",
    ],
  },
  {
    id: "till/how-many-combs-for-the-money",
    expression: "x/y",
    numbers: PARTED,
    texts: [
      "{n} has ${x}. A comb costs ${y}. How many combs can {he} buy?",
      "Mugs are {y} dollars at the fair. With {x} dollars, how many mugs can Grandpa buy?",
      "How many rides does {m} get out of {x} dollars, if {mhe} pays {y} dollars for each ride?",
    ],
  },
  {
    id: "till/rest-when-a-comb-is-paid",
    expression: "x-y",
    numbers: PARTED,
    units: ["dollars"],
    texts: [
      "{n} has ${x}. A comb costs ${y}, and {he} buys one. How much money is left?",
      "Mugs are {y} dollars at the fair. Grandpa came with {x} dollars and bought one mug. How many dollars does he have left?",
      "How much is left for {m} out of {x} dollars, if {mhe} pays {y} dollars for a single ride?",
    ],
  },
  {
    id: "till/cost-of-several-combs",
    expression: "x*y",
    numbers: PARTED,
    units: ["dollars"],
    texts: [
      "{n} wants {x} combs for the salon. A comb costs ${y}. How much money does {he} need?",
      "Mugs are {y} dollars at the fair. How many dollars does Grandpa pay for {x} mugs?",
      "How much do {x} rides cost {m}, if {mhe} pays {y} dollars for each ride?",
    ],
  },
  {
    id: "till/room-by-the-night",
    expression: "x*y",
    numbers: COUNTED,
    units: ["dollars"],
    texts: [
      "The inn charges ${y} a night. {n} stays {x} nights. What does {his} stay cost?",
      "Each of {x} skaters pays {y} dollars at the rink. How many dollars do they all pay?",
      "{m} sells {x} jars of honey. How much does {mhe} take in, if every jar brings ${y}?",
    ],
  },
  {
    id: "till/room-by-the-night-and-a-deal",
    expression: "x*y-z",
    numbers: COUNTED_AND,
    texts: [
      "The inn charges ${y} a night. {n} stays {x} nights and gets ${z} off the bill. What does {his} stay cost?",
      "Each of {x} skaters would pay {y} dollars at the rink, but as a group they pay {z} dollars less in all. How many dollars do they pay together?",
      "{m} sells {x} jars of honey at ${y} a jar. How much does {mhe} have in the end, if {mhe} spends ${z} of that money on a broom?",
    ],
  },
  {
    id: "till/nights-plus-one-parking-fee",
    expression: "x*y+z",
    numbers: COUNTED_AND,
    texts: [
      "The inn charges ${y} a night. {n} stays {x} nights and pays ${z} once for parking. What does {his} stay cost with parking?",
      "Each of {x} skaters pays {y} dollars at the rink, and the group pays {z} dollars for a locker. How many dollars do they pay together?",
      "{m} sells {x} jars of honey at ${y} a jar. How much does {mhe} have in the end, if {mhe} came with ${z}?",
    ],
  },
  {
    id: "till/room-cheaper-every-night",
    expression: "x*(y-z)",
    numbers: COUNTED_AND,
    texts: [
      "The inn charges ${y} a night. {n} stays {x} nights and gets ${z} off for each night. What does {his} stay cost?",
      "Each of {x} skaters would pay {y} dollars at the rink, but each gets in for {z} dollars less. How many dollars do they pay together?",
      "{m} sells {x} jars of honey at ${y} a jar, though ${z} of every price goes to the market. How much does {mhe} keep in the end?",
    ],
  },
  {
    id: "till/room-dearer-every-night",
    expression: "x*(y+z)",
    numbers: COUNTED_AND,
    texts: [
      "The inn charges ${y} a night and ${z} a night for parking. {n} parks there and stays {x} nights. What does {his} stay cost with parking?",
      "Each of {x} skaters pays {y} dollars at the rink and {z} dollars for skates. How many dollars do they pay together?",
      "{m} sells {x} jars of honey, each for ${z} more than last year. How much does {mhe} take in, if a jar was ${y} last year?",
    ],
  },
];

/** Money is put aside: the goal, what is there, what is lacking, or what was there before. */
const SAVING_UP: readonly WordingFamily[] = [
  {
    id: "saved/lacking-for-the-goal",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} wants to save ${x} for a telescope. {He} has put aside ${y} so far. How much is {he} still to save?",
      "The scouts need {x} dollars for a flagpole. Bottle returns have brought in {y} dollars. How many dollars must they still raise?",
      "How far is the choir from its goal of ${x}, with ${y} in the bank?",
    ],
  },
  {
    id: "saved/whole-goal-asked",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} is saving for a telescope. {He} has put aside ${y} so far and is still to save ${x}. How much does {he} want to save in all?",
      "Bottle returns have brought in {y} dollars for the scouts' flagpole. They must still raise {x} dollars. How many dollars does the flagpole take?",
      "What is the goal of the choir, if it has ${y} in the bank and is ${x} away from the goal?",
    ],
  },
  {
    id: "saved/goal-has-been-passed",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} wanted to save ${y} for a telescope and has put aside ${x}. How much more than {he} wanted has {he} saved?",
      "The scouts needed {y} dollars for a flagpole. Bottle returns brought in {x} dollars. How many dollars do they have over?",
      "How far above its goal of ${y} is the choir, with ${x} in the bank?",
    ],
  },
  {
    id: "saved/goal-has-been-raised",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} wanted to save ${x} for a telescope, but then {he} chose one that costs ${y} more. How much does {he} want to save now?",
      "The scouts needed {x} dollars for a flagpole, until steel went up and it took {y} dollars more. How many dollars do they need now?",
      "What is the new goal of the choir, if it was ${x} before and has been raised by ${y}?",
    ],
  },
  {
    id: "saved/takes-some-from-the-bank",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "There was ${x} in {n}'s piggy bank. {He} shook out ${y} for a kite. How much stayed in the piggy bank?",
      "From savings of {x} dollars, my parents spend {y} dollars on a new stove. How many dollars of savings do they have then?",
      "What is left in the vacation fund, which was ${x}, when ${y} goes to a camp deposit?",
    ],
  },
  {
    id: "saved/puts-some-in-the-bank",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "There was ${x} in {n}'s piggy bank. {He} dropped in ${y} from selling a kite. How much was in the piggy bank then?",
      "To savings of {x} dollars, my parents add {y} dollars that they got for an old stove. How many dollars of savings do they have then?",
      "What is in the vacation fund, which was ${x}, when ${y} comes back from a camp deposit?",
    ],
  },
  {
    id: "saved/bank-before-taking-some",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "There was ${x} in {n}'s piggy bank after {he} had shaken out ${y} for a kite. How much was in it before?",
      "My parents have {x} dollars of savings, having spent {y} dollars of them on a new stove. How many dollars of savings did they have at first?",
      "What was in the vacation fund before ${y} went to a camp deposit, if ${x} was left?",
    ],
  },
  {
    id: "saved/bank-before-putting-some",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "There was ${x} in {n}'s piggy bank after {he} had dropped in ${y} from selling a kite. How much was in it before?",
      "My parents have {x} dollars of savings, now that they have added {y} dollars that they got for an old stove. How many dollars of savings did they have at first?",
      "What was in the vacation fund before ${y} came back from a camp deposit, if ${x} was in it afterwards?",
    ],
  },
  {
    id: "saved/so-much-every-week",
    expression: "x*y",
    numbers: PARTED,
    units: ["dollars"],
    texts: [
      "{n} puts ${x} aside every week. How much has {he} put aside after {y} weeks?",
      "For {y} months a baker saved {x} dollars a month for a mixer. How many dollars did she save?",
      "If ${x} goes into the class fund on each of {y} Fridays, how much goes in altogether?",
    ],
  },
  {
    id: "saved/weekly-part-of-the-sum",
    expression: "x/y",
    numbers: PARTED,
    units: ["dollars"],
    texts: [
      "{n} puts the same amount aside every week. After {y} weeks {he} has put aside ${x}. How much is it a week?",
      "In {y} months a baker saved {x} dollars for a mixer, just as much one month as another. How many dollars did she save a month?",
      "If ${x} goes into the class fund in equal parts on {y} Fridays, how much goes in on each Friday?",
    ],
  },
  {
    id: "saved/number-of-weeks-to-reach-it",
    expression: "x/y",
    numbers: PARTED,
    texts: [
      "{n} puts ${y} aside every week. After how many weeks has {he} put aside ${x}?",
      "At {y} dollars a month a baker saved {x} dollars for a mixer. How many months did it take her?",
      "If ${y} goes into the class fund each Friday, how many Fridays does it take to get ${x} together?",
    ],
  },
  {
    id: "saved/spent-more-this-week",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "Last week {n} spent ${x}. This week {he} spent ${y} more than last week. How much did {he} spend this week?",
      "In {month} the phone bill was {x} dollars, that is, {y} dollars under the water bill. How many dollars was the water bill?",
      "{m}'s lunch was ${x}. {n} paid ${y} more for {his} own. What did {n}'s lunch cost?",
    ],
  },
  {
    id: "saved/spent-less-this-week",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "Last week {n} spent ${x}. This week {he} spent ${y} less than last week. How much did {he} spend this week?",
      "In {month} the phone bill was {x} dollars, that is, {y} dollars over the water bill. How many dollars was the water bill?",
      "{m}'s lunch was ${x}. {n} paid ${y} less for {his} own. What did {n}'s lunch cost?",
    ],
  },
  {
    id: "saved/spent-in-both-weeks",
    expression: "x+y",
    money: true,
    units: ["dollars"],
    texts: [
      "Last week {n} spent ${x}. This week {he} spent ${y}. How much did {he} spend in the two weeks?",
      "In {month} the phone bill was {x} dollars and the water bill was {y} dollars. How many dollars were due for the two?",
      "{m}'s lunch was ${x}, and {n} paid ${y} for {his} own. What did both lunches cost?",
    ],
  },
  {
    id: "saved/spent-with-a-given-sum",
    expression: "x-y",
    money: true,
    units: ["dollars"],
    texts: [
      "{n} spent ${x} in the last two weeks, and ${y} of it this week. How much did {he} spend the week before?",
      "In {month} the phone bill and the water bill were {x} dollars together. The phone bill was {y} dollars. How many dollars was the water bill?",
      "{m}'s lunch and {n}'s came to ${x}. {m}'s was ${y}. What did {n}'s lunch cost?",
    ],
  },
];

/** Pay by the hour, by the day or for all: the amounts and the hours change their parts. */
const WORKED_FOR_PAY: readonly WordingFamily[] = [
  {
    id: "saved/pay-for-every-hour",
    expression: "x*y",
    numbers: PARTED,
    units: ["dollars"],
    texts: [
      "{n} weeded for {y} hours and got ${x} an hour. How much did {he} earn?",
      "For each of the {y} dogs that {m} walks, {mhe} is paid {x} dollars. How many dollars does {mhe} earn by this?",
      "What does a week of {y} shifts bring a guard who gets ${x} for a shift?",
    ],
  },
  {
    id: "saved/wage-of-one-hour",
    expression: "x/y",
    numbers: PARTED,
    units: ["dollars"],
    texts: [
      "{n} weeded for {y} hours and got ${x} for it. How much did {he} earn an hour?",
      "For the {y} dogs that {m} walks, {mhe} is paid {x} dollars in all. How many dollars does {mhe} earn by each dog, if all cost the same?",
      "What does one shift bring a guard who gets ${x} for a week of {y} equal shifts?",
    ],
  },
  {
    id: "saved/hours-from-the-pay",
    expression: "x/y",
    numbers: PARTED,
    texts: [
      "{n} weeded for ${y} an hour until {he} had ${x}. How many hours did {he} weed?",
      "For each dog that {m} walks, {mhe} is paid {y} dollars. How many dogs must {mhe} walk to earn {x} dollars?",
      "How many shifts are in the week of a guard who gets ${y} for a shift and ${x} for the week?",
    ],
  },
  {
    id: "saved/pay-with-something-held-back",
    expression: "x-z",
    numbers: { ...PARTED, z: "2..3" },
    units: ["dollars"],
    texts: [
      "{n} weeded for {y} hours and was to get ${x} for it all, but ${z} was held back for a broken hoe. How much did {he} get?",
      "For the {y} dogs that {m} walks, {mhe} is paid {x} dollars in all, and {mhe} spends {z} dollars on leashes. How many dollars does {mhe} keep?",
      "What is left to a guard who gets ${x} for a week of {y} shifts and pays ${z} for the bus?",
    ],
  },
  {
    id: "saved/first-day-and-second-day",
    expression: "x+y",
    numbers: THREE,
    money: true,
    units: ["dollars"],
    texts: [
      "{n} raked leaves for three days. {He} earned ${x} on the first, ${y} on the second and ${z} on the third. How much did {he} earn on the first two days?",
      "A kiosk sold ice cream for {x} dollars, tea for {y} dollars and maps for {z} dollars. How many dollars did it take for things to eat or drink?",
      "From the car wash the class has ${x}, from the raffle ${y} and from a gift ${z}. How much has it without the gift?",
    ],
  },
  {
    id: "saved/second-day-and-third-day",
    expression: "y+z",
    numbers: THREE,
    money: true,
    units: ["dollars"],
    texts: [
      "{n} raked leaves for three days. {He} earned ${x} on the first, ${y} on the second and ${z} on the third. How much did {he} earn after the first day?",
      "A kiosk sold ice cream for {x} dollars, tea for {y} dollars and maps for {z} dollars. How many dollars did it take for other things than ice cream?",
      "From the car wash the class has ${x}, from the raffle ${y} and from a gift ${z}. How much has it without the car wash?",
    ],
  },
  {
    id: "saved/first-day-against-third-day",
    expression: "x-z",
    numbers: THREE,
    money: true,
    units: ["dollars"],
    texts: [
      "{n} raked leaves for three days. {He} earned ${x} on the first, ${y} on the second and ${z} on the third. How much less did {he} earn on the last day than on the first?",
      "A kiosk sold ice cream for {x} dollars, tea for {y} dollars and maps for {z} dollars. How many dollars more did ice cream bring than maps?",
      "From the car wash the class has ${x}, from the raffle ${y} and from a gift ${z}. By how much is the gift smaller than what the car wash brought?",
    ],
  },
  {
    id: "saved/all-three-days",
    expression: "x+y+z",
    money: true,
    units: ["dollars", "dollars"],
    texts: [
      "{n} raked leaves for three days. {He} earned ${x} on the first, ${y} on the second and ${z} on the third. How much did {he} earn?",
      "A kiosk sold ice cream for {x} dollars, tea for {y} dollars and maps for {z} dollars. How many dollars did it take?",
      "From the car wash the class has ${x}, from the raffle ${y} and from a gift ${z}. How much has it from all of these?",
    ],
  },
  {
    id: "saved/third-day-from-the-sum",
    expression: "x-y-z",
    money: true,
    units: ["dollars", "dollars"],
    texts: [
      "{n} raked leaves for three days and earned ${x} in all. {He} earned ${y} on the first day and ${z} on the second. How much did {he} earn on the third?",
      "A kiosk took {x} dollars for ice cream, tea and maps. Tea brought {y} dollars and maps {z} dollars. How many dollars did ice cream bring?",
      "From the car wash, the raffle and a gift the class has ${x}. The raffle brought ${y}, and the gift was ${z}. What did the car wash bring?",
    ],
  },
];

/** Two payments, which go the same way or opposite ways, and what was there at first. */
const SPENT_AND_GOT: readonly WordingFamily[] = [
  {
    id: "purse/pays-for-two-things",
    expression: "x-y-z",
    money: true,
    units: ["dollars", "dollars"],
    texts: [
      "{n} left home with ${x}. {He} spent ${y} on a haircut and ${z} on a sandwich. How much did {he} have then?",
      "Of {x} dollars in the team's fund, {y} dollars went for jerseys and {z} dollars for a net. How many dollars remained?",
      "What is my balance, if it was ${x} and I paid ${y} for gas and ${z} for a wash of the car?",
    ],
  },
  {
    id: "purse/pays-and-then-receives",
    expression: "x-y+z",
    money: true,
    units: ["dollars", "dollars"],
    texts: [
      "{n} left home with ${x}. {He} spent ${y} on a haircut and was given ${z} by an aunt. How much did {he} have then?",
      "Of {x} dollars in the team's fund, {y} dollars went for jerseys, and {z} dollars came in for an old net. How many dollars were in the fund after that?",
      "What is my balance, if it was ${x}, I paid ${y} for gas and a friend sent me ${z} for the ride?",
    ],
  },
  {
    id: "purse/is-given-twice",
    expression: "x+y+z",
    money: true,
    units: ["dollars", "dollars"],
    texts: [
      "{n} left home with ${x}. {He} earned ${y} for a haircut and was given ${z} by an aunt. How much did {he} have then?",
      "To {x} dollars in the team's fund, {y} dollars came in for jerseys and {z} dollars for an old net. How many dollars were in the fund after that?",
      "What is my balance, if it was ${x} and two friends sent me money for the ride, one ${y} and the other ${z}?",
    ],
  },
  {
    id: "purse/at-first-before-two-payments",
    expression: "x+y+z",
    money: true,
    units: ["dollars", "dollars"],
    texts: [
      "{n} came home with ${x}, after {he} had spent ${y} on a haircut and ${z} on a sandwich. How much did {he} have when {he} left home?",
      "There were {x} dollars in the team's fund after {y} dollars had gone for jerseys and {z} dollars for a net. How many dollars were in it at first?",
      "What was my balance before I paid ${y} for gas and ${z} for a wash of the car, if it is ${x} now?",
    ],
  },
  {
    id: "purse/before-spending-and-being-given",
    expression: "x+y-z",
    numbers: THREE,
    money: true,
    units: ["dollars", "dollars"],
    texts: [
      "{n} came home with ${x}, after {he} had spent ${y} on a haircut and been given ${z} by an aunt. How much did {he} have when {he} left home?",
      "There were {x} dollars in the team's fund after {y} dollars had gone for jerseys and {z} dollars had come in for an old net. How many dollars were in it at first?",
      "What was my balance before I paid ${y} for gas and a friend sent me ${z} for the ride, if it is ${x} now?",
    ],
  },
  {
    id: "purse/spending-only",
    expression: "y+z",
    numbers: THREE,
    money: true,
    units: ["dollars"],
    texts: [
      "{n} left home with ${x}. {He} spent ${y} on a haircut and ${z} on a sandwich. How much did {he} spend?",
      "Of {x} dollars in the team's fund, {y} dollars went for jerseys and {z} dollars for a net. How many dollars were paid out?",
      "How much have I paid, if my balance was ${x} and I paid ${y} for gas and ${z} for a wash of the car?",
    ],
  },
  {
    id: "till/note-for-rug-and-clock",
    expression: "x-(y+z)",
    money: true,
    units: ["dollars", "dollars"],
    texts: [
      "{n} bought a rug for ${y} and a clock for ${z}. {He} paid with ${x}. How much change did {he} get?",
      "A clerk rings up a cap at {y} dollars and gloves at {z} dollars, and the customer hands him {x} dollars. How many dollars does the clerk give back?",
      "How much comes back from ${x}, if the taxi is ${y} and the toll, which the rider pays too, is ${z}?",
    ],
  },
  {
    id: "till/change-from-one-thing-with-a-discount",
    expression: "x-(y-z)",
    money: true,
    units: ["dollars", "dollars"],
    texts: [
      "{n} bought a rug that was marked ${y} and got ${z} off the price. {He} paid with ${x}. How much change did {he} get?",
      "A clerk rings up a cap at {y} dollars, takes off {z} dollars for a loose thread, and the customer hands him {x} dollars. How many dollars does the clerk give back?",
      "How much comes back from ${x}, if the taxi is ${y} but the driver lets {z} dollars of that go?",
    ],
  },
  {
    id: "till/price-of-two-things-paid-with-a-note",
    expression: "y+z",
    numbers: THREE,
    money: true,
    units: ["dollars"],
    texts: [
      "{n} bought a rug for ${y} and a clock for ${z}. {He} paid with ${x}. How much did the two things cost?",
      "A clerk rings up a cap at {y} dollars and gloves at {z} dollars, and the customer hands him {x} dollars. How many dollars does the clerk keep?",
      "How much does a rider who hands over ${x} spend, if the taxi is ${y} and the toll, which the rider pays too, is ${z}?",
    ],
  },
  {
    id: "till/second-price-from-the-change",
    expression: "x-y-z",
    money: true,
    units: ["dollars", "dollars"],
    texts: [
      "{n} bought a rug for ${y} and a clock. {He} paid for both with ${x} and got ${z} in change. How much did the clock cost?",
      "A clerk rings up a cap at {y} dollars and gloves. The customer hands him {x} dollars and gets {z} dollars back. How many dollars are the gloves?",
      "How much is the toll, which the rider pays too, if the taxi is ${y} and ${z} comes back from ${x}?",
    ],
  },
  {
    id: "till/old-price-up-then-down",
    expression: "x+y-z",
    money: true,
    units: ["dollars", "dollars"],
    texts: [
      "A hat was ${x}. In the fall its price went up by ${y}, and in the spring it went down by ${z}. What was the hat in the spring?",
      "The rent of a stall was {x} dollars. It was raised by {y} dollars and then, after complaints, cut by {z} dollars. How many dollars was it in the end?",
      "{n} pays ${x} for the gym, plus ${y} for the pool, less ${z} because {he} is a student. How much is that?",
    ],
  },
  {
    id: "till/old-price-down-twice",
    expression: "x-y-z",
    money: true,
    units: ["dollars", "dollars"],
    texts: [
      "A hat was ${x}. In the fall its price went down by ${y}, and in the spring by another ${z}. What was the hat in the spring?",
      "The rent of a stall was {x} dollars. It was cut by {y} dollars and then, after complaints, by {z} dollars more. How many dollars was it in the end?",
      "{n} pays ${x} for the gym, less ${y} because {he} doesn't use the pool and less ${z} because {he} is a student. How much is that?",
    ],
  },
  {
    id: "till/old-price-down-to-and-down-by",
    expression: "y-z",
    numbers: THREE,
    money: true,
    units: ["dollars"],
    texts: [
      "A hat was ${x}. In the fall its price went down to ${y}, and in the spring by another ${z}. What was the hat in the spring?",
      "The rent of a stall was {x} dollars. It was cut to {y} dollars and then, after complaints, by {z} dollars more. How many dollars was it in the end?",
      "{n} paid ${x} for the gym last year. This year {he} would pay ${y}, but gets ${z} off because {he} is a student. How much is that?",
    ],
  },
  {
    id: "till/price-before-up-and-down",
    expression: "x-y+z",
    money: true,
    units: ["dollars", "dollars"],
    texts: [
      "A hat is ${x} this spring. Last fall its price went up by ${y}, and this spring it went down by ${z}. What was the hat before the fall?",
      "The rent of a stall is {x} dollars, after it was raised by {y} dollars and then, after complaints, cut by {z} dollars. How many dollars was it at first?",
      "With the pool, which is ${y}, and less ${z} because {he} is a student, {n} pays ${x} for the gym. How much is the gym without the pool for those who are not students?",
    ],
  },
];

/** Several things at a price, with one more payment: for each of them or once, in or out. */
const MANY_AT_A_PRICE: readonly WordingFamily[] = [
  {
    id: "till/left-after-several",
    expression: "x-y*z",
    numbers: MONEY_FOR_SEVERAL,
    texts: [
      "{n} had ${x} and bought {y} vases for ${z} each. How much money did {he} have left?",
      "With {x} dollars in hand, Coach pays for {y} swim passes at {z} dollars a pass. How many dollars stay in her hand?",
      "What remains of ${x}, if {m} mails {y} parcels and each costs ${z}?",
    ],
  },
  {
    id: "till/at-first-before-several",
    expression: "x+y*z",
    numbers: MONEY_FOR_SEVERAL,
    texts: [
      "{n} bought {y} vases for ${z} each and had ${x} left. How much money did {he} have before?",
      "Coach paid for {y} swim passes at {z} dollars a pass, and {x} dollars stayed in her hand. How many dollars did she have at first?",
      "How much did {m} start with, if {mhe} mailed {y} parcels that cost ${z} each and ${x} remained?",
    ],
  },
  {
    id: "till/one-sum-for-several",
    expression: "x-z",
    numbers: MONEY_FOR_SEVERAL,
    units: ["dollars"],
    texts: [
      "{n} had ${x} and bought {y} vases for ${z} in all. How much money did {he} have left?",
      "With {x} dollars in hand, Coach pays for {y} swim passes, {z} dollars for all of them together. How many dollars stay in her hand?",
      "What remains of ${x}, if {m} mails {y} parcels and pays ${z} for the whole lot?",
    ],
  },
  {
    id: "till/several-cost-without-the-rest",
    expression: "y*z",
    numbers: MONEY_FOR_SEVERAL,
    units: ["dollars"],
    texts: [
      "{n} had ${x} and bought {y} vases for ${z} each. How much money did {he} spend?",
      "With {x} dollars in hand, Coach pays for {y} swim passes at {z} dollars a pass. How many dollars does she pay?",
      "How much of {mhis} ${x} is gone, if {m} mails {y} parcels and each costs ${z}?",
    ],
  },
  {
    id: "till/profit-on-each",
    expression: "z-y",
    numbers: PROFIT,
    units: ["dollars"],
    texts: [
      "{n} bought {x} old radios for ${y} each, mended them and sold all of them for ${z} each. How much did {he} gain on each radio?",
      "A grocer pays {y} dollars for a melon and asks {z} dollars for it. He has {x} melons. How many dollars does he make on a melon?",
      "What is the gain on one ring, if a jeweler buys {x} rings at ${y} a ring and sells them at ${z} a ring?",
    ],
  },
  {
    id: "till/profit-on-all",
    expression: "x*(z-y)",
    numbers: PROFIT,
    texts: [
      "{n} bought {x} old radios for ${y} each, mended them and sold all of them for ${z} each. How much did {he} gain on all the radios?",
      "A grocer pays {y} dollars for a melon and asks {z} dollars for it. He has {x} melons. How many dollars does he make when all the melons are sold?",
      "What is the gain on all the rings, if a jeweler buys {x} rings at ${y} a ring and sells them at ${z} a ring?",
    ],
  },
  {
    id: "till/takings-on-all",
    expression: "x*z",
    numbers: PROFIT,
    units: ["dollars"],
    texts: [
      "{n} bought {x} old radios for ${y} each, mended them and sold all of them for ${z} each. How much did {his} customers pay {him} for all the radios?",
      "A grocer pays {y} dollars for a melon and asks {z} dollars for it. He has {x} melons. How many dollars do people give him when all the melons are sold?",
      "What do the buyers pay for all the rings, if a jeweler buys {x} rings at ${y} a ring and sells them at ${z} a ring?",
    ],
  },
  {
    id: "till/cost-of-buying-all",
    expression: "x*y",
    numbers: PROFIT,
    units: ["dollars"],
    texts: [
      "{n} bought {x} old radios for ${y} each, mended them and sold all of them for ${z} each. How much had {he} paid for all the radios?",
      "A grocer pays {y} dollars for a melon and asks {z} dollars for it. He has {x} melons. How many dollars did the melons cost him?",
      "What does a jeweler lay out for all the rings, if he buys {x} rings at ${y} a ring and sells them at ${z} a ring?",
    ],
  },
  {
    id: "saved/second-worker-gets-a-higher-rate",
    expression: "x*(y+z)",
    numbers: COUNTED_AND,
    texts: [
      "{n} and {m} each worked {x} hours. {n} gets ${y} an hour, and {m} gets ${z} an hour more. How much did {m} earn?",
      "A tile setter takes {y} dollars for a square yard and a mason {z} dollars more for a square yard. How many dollars does the mason get for {x} square yards?",
      "What did the second singer get for {x} evenings, if the first got ${y} an evening and the second ${z} more an evening?",
    ],
  },
  {
    id: "saved/other-hourly-pay-with-a-bonus",
    expression: "x*y+z",
    numbers: COUNTED_AND,
    texts: [
      "{n} and {m} each worked {x} hours and get ${y} an hour, but {m} was given ${z} more at the end. How much did {m} earn?",
      "A tile setter and a mason both take {y} dollars for a square yard, and the mason takes {z} dollars more for his drive. How many dollars does the mason get for {x} square yards?",
      "What did the second singer get for {x} evenings, if both got ${y} an evening and the second got ${z} at the end for her dress?",
    ],
  },
  {
    id: "saved/other-hourly-pay-is-lower",
    expression: "x*(y-z)",
    numbers: COUNTED_AND,
    texts: [
      "{n} and {m} each worked {x} hours. {n} gets ${y} an hour, and {m} gets ${z} an hour less. How much did {m} earn?",
      "A tile setter takes {y} dollars for a square yard and a mason {z} dollars less for a square yard. How many dollars does the mason get for {x} square yards?",
      "What did the second singer get for {x} evenings, if the first got ${y} an evening and the second ${z} less an evening?",
    ],
  },
  {
    id: "saved/how-much-more-the-other-earned",
    expression: "x*z",
    numbers: COUNTED_AND,
    units: ["dollars"],
    texts: [
      "{n} and {m} each worked {x} hours. {n} gets ${y} an hour, and {m} gets ${z} an hour more. How much more did {m} earn than {n}?",
      "A tile setter takes {y} dollars for a square yard and a mason {z} dollars more for a square yard. How many dollars more than the tile setter does the mason get, if both do {x} square yards?",
      "How much more than the first did the second singer get for {x} evenings, if the first got ${y} an evening and the second ${z} more an evening?",
    ],
  },
  {
    id: "saved/both-hourly-pays-as-one",
    expression: "x*(y+z)",
    numbers: COUNTED_AND,
    texts: [
      "{n} and {m} each worked {x} hours. {n} gets ${y} an hour, and {m} gets ${z} an hour. How much did they earn together?",
      "For a square yard, a tile setter takes {y} dollars and a mason {z} dollars. How many dollars do they get together, if each does {x} square yards?",
      "What did two singers get in all for {x} evenings, if the first got ${y} an evening and the second got ${z} an evening?",
    ],
  },
];

/** Money is parted evenly, with a sum that comes or goes before, or for one only after. */
const PARTED_AND_PAID: readonly WordingFamily[] = [
  {
    id: "purse/tip-added-then-parted",
    expression: "(x+y)/z",
    numbers: SHARED,
    units: ["dollars", "dollars"],
    texts: [
      "{z} friends have a bill of ${x}. They add a tip of ${y} and share it all evenly. How much does each friend pay?",
      "A stand made {x} dollars on {day} and {y} dollars on {day2}. All the money was dealt out equally to the {z} children who ran it. How many dollars did each get?",
      "What does each of {z} families pay, if the cabin is ${x} and firewood ${y}, and they split the whole evenly?",
    ],
  },
  {
    id: "purse/coupon-used-then-parted",
    expression: "(x-y)/z",
    numbers: SHARED,
    units: ["dollars", "dollars"],
    texts: [
      "{z} friends have a bill of ${x}. They use a coupon for ${y} and share what is left to pay evenly. How much does each friend pay?",
      "A stand made {x} dollars. Lemons had cost {y} dollars of this, and the rest was dealt out equally to the {z} children who ran it. How many dollars did each get?",
      "What does each of {z} families pay, if the cabin is ${x}, a grandfather pays ${y} of that, and they split the rest evenly?",
    ],
  },
  {
    id: "purse/parted-then-one-adds-a-tip",
    expression: "x/z+y",
    numbers: SHARED,
    units: ["dollars", "dollars"],
    texts: [
      "{z} friends share a bill of ${x} evenly. Then one of them adds a tip of ${y} out of her own purse. How much does she pay?",
      "A stand made {x} dollars, which were dealt out equally to the {z} children who ran it. {n}, who was one of them, got {y} dollars more from {his} father. How many dollars did {n} get?",
      "What does the Hill family pay, if {z} families split the ${x} for the cabin evenly and the Hills, who are one of the {z}, also pay ${y} for a dog?",
    ],
  },
  {
    id: "purse/parted-then-one-uses-a-coupon",
    expression: "x/z-y",
    numbers: SHARED,
    units: ["dollars", "dollars"],
    texts: [
      "{z} friends share a bill of ${x} evenly. One of them has a coupon that takes ${y} off her part only. How much does she pay?",
      "A stand made {x} dollars, which were dealt out equally to the {z} children who ran it. {n}, who was one of them, spent {y} dollars of {his} share. How many dollars did {n} keep?",
      "What does the Hill family pay, if {z} families split the ${x} for the cabin evenly and the Hills, who are one of the {z}, are let off ${y} of their part?",
    ],
  },
  {
    id: "saved/weeks-for-what-is-lacking",
    expression: "(x-y)/z",
    numbers: LACKING,
    texts: [
      "A drum costs ${x}. {n} has ${y} and saves ${z} every week. In how many weeks will {he} have enough?",
      "{m} owes {x} dollars. {mHe} pays {y} dollars at once and then {z} dollars a month. How many months will {mhe} be paying?",
      "How many tickets at ${z} each can be bought with ${x}, when ${y} of it is set aside for popcorn?",
    ],
  },
  {
    id: "saved/weeks-for-the-whole",
    expression: "x/z",
    numbers: LACKING_ALL,
    texts: [
      "A drum costs ${x}. {n} has nothing yet and saves ${z} every week. With ${y} more {he} could buy the sticks too. In how many weeks will {he} have enough for the drum alone?",
      "{m} owed {x} dollars after {mhe} had paid {y} dollars at once. {mHe} pays {z} dollars a month until it is all paid. How many months will {mhe} be paying?",
      "How many tickets at ${z} each can be bought with ${x}, when there is another ${y} in a second purse for popcorn?",
    ],
  },
  {
    id: "saved/lacking-after-some-weeks",
    expression: "x-y*z",
    numbers: MONEY_FOR_SEVERAL,
    texts: [
      "A drum costs ${x}. {n} had nothing and has saved ${z} a week for {y} weeks. How much is {he} still short?",
      "{m} owed {x} dollars. {mHe} has paid {z} dollars a month for {y} months. How many dollars does {mhe} still owe?",
      "How much of ${x} is left for popcorn, when {y} tickets at ${z} each have been bought?",
    ],
  },
  {
    id: "saved/in-hand-after-some-weeks",
    expression: "x+y*z",
    numbers: MONEY_FOR_SEVERAL,
    texts: [
      "{n} had ${x} for a drum and has saved ${z} a week since, for {y} weeks. How much does {he} have for it now?",
      "{m} owes {x} dollars, though {mhe} has paid {z} dollars a month for {y} months. How many dollars did {mhe} owe at first?",
      "How much do the movies cost in all, when ${x} goes for popcorn and {y} tickets at ${z} each are bought?",
    ],
  },
  {
    id: "saved/only-the-price-is-lacking-some",
    expression: "x-y",
    numbers: LACKING,
    units: ["dollars"],
    texts: [
      "A drum costs ${x}. {n} has ${y} and saves ${z} every week. How much is {he} short now, before {he} saves any more?",
      "{m} owes {x} dollars. {mHe} pays {y} dollars at once and the rest at {z} dollars a month. How many dollars are left to pay by the month?",
      "How much of ${x} is there for tickets at ${z} each, when ${y} of it is set aside for popcorn?",
    ],
  },
  {
    id: "till/pair-second-thing-dearer",
    expression: "x+(x+y)",
    numbers: PAIR,
    units: ["dollars", "dollars"],
    texts: [
      "A bridle is ${x}. A saddle cloth is ${y} more than the bridle. How much are the bridle and the saddle cloth together?",
      "{n} gave {x} dollars to the shelter, which was {y} dollars less than {m} gave. How many dollars did the two give altogether?",
      "The first night's show took in ${x}. The second night took in ${y} more than the first. What did both nights bring?",
    ],
  },
  {
    id: "till/pair-second-thing-cheaper",
    expression: "x+(x-y)",
    numbers: PAIR,
    units: ["dollars", "dollars"],
    texts: [
      "A bridle is ${x}. A saddle cloth is ${y} less than the bridle. How much are the bridle and the saddle cloth together?",
      "{n} gave {x} dollars to the shelter, which was {y} dollars more than {m} gave. How many dollars did the two give altogether?",
      "The first night's show took in ${x}. The second night took in ${y} less than the first. What did both nights bring?",
    ],
  },
  {
    id: "till/pair-second-thing-alone",
    expression: "x+y",
    numbers: PAIR,
    units: ["dollars"],
    texts: [
      "A bridle is ${x}. A saddle cloth is ${y} more than the bridle. How much is the saddle cloth?",
      "{n} gave {x} dollars to the shelter, which was {y} dollars less than {m} gave. How many dollars did {m} give?",
      "The first night's show took in ${x}. The second night took in ${y} more than the first. What did the second night bring?",
    ],
  },
  {
    id: "till/pair-second-thing-given",
    expression: "x-y",
    numbers: PAIR,
    units: ["dollars"],
    texts: [
      "A bridle and a saddle cloth are ${x} together. The saddle cloth is ${y}. How much is the bridle?",
      "{n} gave {x} dollars to the shelter, and {y} dollars of it were from {m}'s purse, not from {n}'s. How many dollars of {his} own did {n} give?",
      "The two nights' shows took in ${x}. The second night took in ${y} of it. What did the first night bring?",
    ],
  },
  {
    id: "till/pair-of-each-at-that-price",
    expression: "2*(x+y)",
    numbers: PAIR,
    texts: [
      "A bridle is ${x}. A saddle cloth is ${y}. How much are two bridles and two saddle cloths?",
      "{n} gave {x} dollars to the shelter, {m} gave {y} dollars, and a month later each gave the same again. How many dollars did the two give altogether?",
      "On each of two nights the show took in ${x} for seats and ${y} for drinks. What did both nights bring?",
    ],
  },
];

/** Tickets, packs, wages less costs, and things bought to be sold again. */
const EARNED_AND_RESOLD: readonly WordingFamily[] = [
  {
    id: "till/adult-with-child-tickets",
    expression: "x*y+z*w",
    numbers: TICKETS,
    texts: [
      "For the puppet show {n} ordered {x} adult tickets at ${y} each and {z} child tickets at ${w} each. How much did {he} pay for all the tickets?",
      "A hall sold {x} box seats for {y} dollars a seat and {z} balcony seats for {w} dollars a seat. How many dollars did it get for both kinds?",
      "What do {x} large pots and {z} small pots cost altogether, if a large pot is ${y} and a small one ${w}?",
    ],
  },
  {
    id: "till/tickets-of-one-kind",
    expression: "x*y",
    numbers: TICKETS,
    units: ["dollars"],
    texts: [
      "For the puppet show {n} ordered {x} adult tickets at ${y} each and {z} child tickets at ${w} each. How much did {he} pay for the adult tickets?",
      "A hall sold {x} box seats for {y} dollars a seat and {z} balcony seats for {w} dollars a seat. How many dollars did it get for the box seats?",
      "What do {x} large pots cost, if a large pot is ${y} and the dealer, who also has {z} small pots, asks ${w} for a small one?",
    ],
  },
  {
    id: "till/count-of-tickets-ordered",
    expression: "x+z",
    numbers: TICKETS,
    texts: [
      "For the puppet show {n} ordered {x} adult tickets at ${y} each and {z} child tickets at ${w} each. How many tickets did {he} order?",
      "A hall sold {x} box seats for {y} dollars a seat and {z} balcony seats for {w} dollars a seat. How many seats did it sell?",
      "How many pots does a customer carry off who buys {x} large pots and {z} small pots, if a large pot is ${y} and a small one ${w}?",
    ],
  },
  {
    id: "till/one-ticket-against-another",
    expression: "y-w",
    numbers: TICKETS,
    units: ["dollars"],
    texts: [
      "For the puppet show {n} ordered {x} adult tickets at ${y} each and {z} child tickets at ${w} each. How much less does a child pay than an adult?",
      "A hall sold {x} box seats for {y} dollars a seat and {z} balcony seats for {w} dollars a seat. How many dollars more does one box seat cost than one balcony seat?",
      "How much dearer is a large pot than a small one in a shop with {x} large pots and {z} small pots, if a large pot is ${y} and a small one ${w}?",
    ],
  },
  {
    id: "till/some-bulbs-cost-so-much-others-asked",
    expression: "x/y*z",
    numbers: PACK,
    texts: [
      "{y} light bulbs cost ${x}. {n} needs {z} bulbs of this kind. How much will {he} pay?",
      "The farmer sells {y} pumpkins for {x} dollars. How many dollars are {z} pumpkins, at the same price for each?",
      "What must {m} pay for {z} dance lessons, if all lessons cost the same and {y} lessons are ${x}?",
    ],
  },
  {
    id: "till/boxes-of-bulbs-cost-so-much",
    expression: "x*z",
    numbers: PACK,
    units: ["dollars"],
    texts: [
      "{y} light bulbs come in a box that costs ${x}. {n} needs {z} boxes of this kind. How much will {he} pay?",
      "The farmer sells pumpkins in crates of {y} for {x} dollars a crate. How many dollars are {z} crates?",
      "What must {m} pay for {z} courses, if a course of {y} dance lessons is ${x}?",
    ],
  },
  {
    id: "till/bulbs-in-the-boxes",
    expression: "y*z",
    numbers: PACK,
    texts: [
      "{y} light bulbs come in a box that costs ${x}. {n} buys {z} boxes of this kind. How many bulbs will {he} have?",
      "The farmer sells pumpkins in crates of {y} for {x} dollars a crate. How many pumpkins are in {z} crates?",
      "How many lessons does {m} get in {z} courses, if a course of {y} dance lessons is ${x}?",
    ],
  },
  {
    id: "till/single-bulb-and-something-more",
    expression: "x/y+z",
    numbers: PACK,
    units: ["dollars", "dollars"],
    texts: [
      "{y} light bulbs of the same kind cost ${x} in a box. A single bulb without the box is ${z} dearer than a bulb in the box. How much is a single bulb?",
      "The farmer sells {y} equal pumpkins for {x} dollars. {n} takes one at that rate and a carving knife for {z} dollars. How many dollars does {n} pay?",
      "What must {m} pay for one dance lesson and a ${z} pair of socks, if all lessons cost the same and {y} lessons are ${x}?",
    ],
  },
  {
    id: "purse/third-one-has-less-than-the-second",
    expression: "x+y-z",
    money: true,
    units: ["dollars", "dollars"],
    texts: [
      "{n} has ${x}. {m} has ${y} more than {n}, and {k} has ${z} less than {m}. How much does {k} have?",
      "The gray scarf is {x} dollars. The plaid one is {y} dollars dearer than it, and the silk one is {z} dollars cheaper than the plaid one. How many dollars is the silk scarf?",
      "What did the fair bring in its third year, if it brought ${x} in the first, ${y} more than that in the second, and in the third ${z} less than in the second?",
    ],
  },
  {
    id: "purse/third-one-has-more-than-the-second",
    expression: "x+y+z",
    money: true,
    units: ["dollars", "dollars"],
    texts: [
      "{n} has ${x}. {m} has ${y} more than {n}, and {k} has ${z} more than {m}. How much does {k} have?",
      "The gray scarf is {x} dollars. The plaid one is {y} dollars dearer than it, and the silk one is {z} dollars dearer than the plaid one. How many dollars is the silk scarf?",
      "What did the fair bring in its third year, if it brought ${x} in the first, ${y} more than that in the second, and in the third ${z} more than in the second?",
    ],
  },
  {
    id: "purse/third-one-below-the-first",
    expression: "x-z",
    numbers: THREE,
    money: true,
    units: ["dollars"],
    texts: [
      "{n} has ${x}. {m} has ${y} more than {n}, and {k} has ${z} less than {n}. How much does {k} have?",
      "The gray scarf is {x} dollars. The plaid one is {y} dollars dearer than it, and the silk one is {z} dollars cheaper than the gray one. How many dollars is the silk scarf?",
      "What did the fair bring in its third year, if it brought ${x} in the first, ${y} more than that in the second, and in the third ${z} less than in the first?",
    ],
  },
  {
    id: "purse/third-one-below-a-second-below",
    expression: "x-y-z",
    money: true,
    units: ["dollars", "dollars"],
    texts: [
      "{n} has ${x}. {m} has ${y} less than {n}, and {k} has ${z} less than {m}. How much does {k} have?",
      "The gray scarf is {x} dollars. The plaid one is {y} dollars cheaper than it, and the silk one is {z} dollars cheaper than the plaid one. How many dollars is the silk scarf?",
      "What did the fair bring in its third year, if it brought ${x} in the first, ${y} less than that in the second, and in the third ${z} less than in the second?",
    ],
  },
  {
    id: "saved/earns-and-spends-every-week",
    expression: "(x-y)*z",
    numbers: WEEKLY,
    texts: [
      "{n} earns ${x} a week and spends ${y} a week. What has {he} saved after {z} weeks?",
      "A ferryman takes in {x} dollars a day, and fuel costs him {y} dollars a day. How many dollars does he keep in {z} days?",
      "If {m}'s allowance is ${x} a month and {mhe} pays ${y} of it every month for {mhis} phone, how much is left to {mhim} over {z} months?",
    ],
  },
  {
    id: "saved/weekly-pay-less-one-payment",
    expression: "x*z-y",
    numbers: WEEKLY,
    texts: [
      "{n} earns ${x} a week and spent ${y} just once. What has {he} saved after {z} weeks?",
      "A ferryman takes in {x} dollars a day, and one repair costs him {y} dollars. How many dollars does he keep in {z} days?",
      "If {m}'s allowance is ${x} a month and {mhe} pays ${y} one single time for {mhis} phone, how much is left to {mhim} over {z} months?",
    ],
  },
  {
    id: "saved/earned-before-spending",
    expression: "x*z",
    numbers: WEEKLY,
    units: ["dollars"],
    texts: [
      "{n} earns ${x} a week and spends ${y} a week. What has {he} earned after {z} weeks?",
      "A ferryman takes in {x} dollars a day, and fuel costs him {y} dollars a day. How many dollars does he take in on {z} days?",
      "If {m}'s allowance is ${x} a month and {mhe} pays ${y} of it every month for {mhis} phone, how much allowance does {mhe} get over {z} months?",
    ],
  },
  {
    id: "saved/spent-of-what-is-earned",
    expression: "y*z",
    numbers: WEEKLY,
    units: ["dollars"],
    texts: [
      "{n} earns ${x} a week and spends ${y} a week. What has {he} spent after {z} weeks?",
      "A ferryman takes in {x} dollars a day, and fuel costs him {y} dollars a day. How many dollars does he pay for fuel in {z} days?",
      "If {m}'s allowance is ${x} a month and {mhe} pays ${y} of it every month for {mhis} phone, how much does the phone cost {mhim} over {z} months?",
    ],
  },
  {
    id: "till/resold-at-a-price",
    expression: "z-(x+y)",
    numbers: RESOLD,
    units: ["dollars", "dollars"],
    texts: [
      "{n} bought a worn canoe for ${x}, spent ${y} on paint for it and sold it for ${z}. How much did {he} gain?",
      "A dealer gave {x} dollars for a piano and {y} dollars for tuning it. Then a school paid him {z} dollars for it. How many dollars did he make on the piano?",
      "What does a baker gain on a wedding cake that she sells for ${z}, if the things in it cost her ${x} and the stand ${y}?",
    ],
  },
  {
    id: "till/resold-with-a-gain",
    expression: "x+y+z",
    numbers: RESOLD_BY,
    units: ["dollars", "dollars"],
    texts: [
      "{n} bought a worn canoe for ${x}, spent ${y} on paint for it and sold it with a gain of ${z}. For how much did {he} sell it?",
      "A dealer gave {x} dollars for a piano and {y} dollars for tuning it. Then a school bought it, and in all he made {z} dollars on it. How many dollars did the school pay?",
      "For how much does a baker sell a wedding cake on which she gains ${z}, if the things in it cost her ${x} and the stand ${y}?",
    ],
  },
  {
    id: "till/resold-with-a-loss",
    expression: "x+y-z",
    numbers: RESOLD_BY,
    units: ["dollars", "dollars"],
    texts: [
      "{n} bought a worn canoe for ${x}, spent ${y} on paint for it and sold it with a loss of ${z}. For how much did {he} sell it?",
      "A dealer gave {x} dollars for a piano and {y} dollars for tuning it. Then a school bought it, but in all he lost {z} dollars on it. How many dollars did the school pay?",
      "For how much does a baker sell a wedding cake on which she loses ${z}, if the things in it cost her ${x} and the stand ${y}?",
    ],
  },
  {
    id: "till/resold-what-it-had-cost",
    expression: "x+y",
    numbers: RESOLD,
    units: ["dollars"],
    texts: [
      "{n} bought a worn canoe for ${x}, spent ${y} on paint for it and sold it for ${z}. How much did the canoe cost {him} in all?",
      "A dealer gave {x} dollars for a piano and {y} dollars for tuning it. Then a school paid him {z} dollars for it. How many dollars had he laid out for the piano by then?",
      "What does a wedding cake that a baker sells for ${z} cost her, if the things in it cost ${x} and the stand ${y}?",
    ],
  },
];

/** Sets of families that tell nearly the same of prices, wages, debts and savings, but ask something else or turn a word that decides. */
export const CONTRASTS_OF_MONEY: readonly WordingFamily[] = [
  ...PAYING_AND_BEING_PAID,
  ...GIFTS_AND_TIPS,
  ...PRICES_AGAINST_PRICES,
  ...EACH_OR_IN_ALL,
  ...SAVING_UP,
  ...WORKED_FOR_PAY,
  ...SPENT_AND_GOT,
  ...MANY_AT_A_PRICE,
  ...PARTED_AND_PAID,
  ...EARNED_AND_RESOLD,
];

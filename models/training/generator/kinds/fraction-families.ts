import { measuredTexts } from "../fill.ts";
import type { WordingFamily } from "../wording.ts";
import { WORDINGS } from "../wordings/index.ts";

/** A wording that only adds and subtracts, for numbers that are parts of a whole. */
export interface FractionFamily extends Pick<WordingFamily, "id" | "expression" | "texts"> {
  /** Its numbers may be above one; of a group there is no more than the whole. */
  readonly aboveOne?: true;
  /** Its numbers are parts of the same whole: together they are no more than that. */
  readonly ofOneWhole?: true;
}

/** What is seldom measured: cups of flour, pies, shares of a group. */
const OWN: readonly FractionFamily[] = [
  {
    id: "fractions/two-kinds-of-flour",
    expression: "x+y",
    texts: [
      "A bread recipe asks for {x} cup of wheat flour and {y} cup of rye flour. How many cups of flour is that in all?",
      "{n} baked rolls with {x} cup of white flour and {y} cup of oat flour. How much flour did {he} use altogether?",
      "To make pancakes, {n} mixed {x} cup of corn flour with {y} cup of wheat flour. How many cups of flour did {he} mix?",
      "How much flour do muffins need if they take {x} cup of plain flour and {y} cup of whole flour?",
    ],
  },
  {
    id: "fractions/spices",
    expression: "x+y",
    texts: [
      "{n} seasoned a stew with {x} teaspoon of salt and {y} teaspoon of pepper. How many teaspoons of seasoning did {he} add in all?",
      "A curry takes {x} teaspoon of ginger and {y} teaspoon of cumin. How much spice is in the curry?",
      "{n} stirred {x} tablespoon of mustard and {y} tablespoon of honey into a dressing. How many tablespoons did {he} stir in altogether?",
      "In {his} soup {n} used {x} tablespoon of parsley and also {y} tablespoon of dill. How many tablespoons of herbs were in the soup?",
    ],
  },
  {
    id: "fractions/more-of-one-spice",
    expression: "x-y",
    texts: [
      "{n} put {x} teaspoon of paprika and {y} teaspoon of garlic powder on the potatoes. How much more paprika than garlic powder did {he} use?",
      "A cake recipe calls for {x} teaspoon of vanilla and {y} teaspoon of baking soda. How many more teaspoons of vanilla are needed?",
      "The cook used {y} tablespoon of butter in the sauce and {x} tablespoon of butter on the bread. How much less butter was in the sauce?",
      "{n} measured {x} tablespoon of lemon juice and {y} tablespoon of vinegar. How much more lemon juice did {he} measure?",
    ],
  },
  {
    id: "fractions/eaten-by-two",
    expression: "x+y",
    ofOneWhole: true,
    texts: [
      "{n} ate {x} pie and {m} ate {y} pie. How much pie did they eat together?",
      "After lunch {n} had {x} melon, and {his} brother had {y} melon. How much melon did the two have?",
      "{n} finished {x} sandwich at noon and {y} sandwich later. How much of a sandwich is that in total?",
      "Of the lasagna, {n} ate {x} and {m} ate {y}. What fraction of the lasagna did they eat?",
    ],
  },
  {
    id: "fractions/ate-more",
    expression: "x-y",
    texts: [
      "{n} ate {x} cake, and {m} ate {y} cake. How much more cake did {n} eat than {m}?",
      "At the picnic {n} had {y} watermelon and {m} had {x} watermelon. How much more watermelon did {m} have?",
      "{m} ate {y} of the bread and {n} ate {x} of it. How much more of the bread did {n} eat?",
    ],
  },
  {
    id: "fractions/left-of-the-food",
    expression: "x-y",
    texts: [
      "There was {x} pan of brownies on the table. The children ate {y} pan of brownies. How much of a pan is left?",
      "{n} had {x} block of cheese and ate {y} block. How much cheese does {he} still have?",
      "The {shop} had {x} quiche in the morning. By evening customers had bought {y} quiche. How much quiche was left over?",
      "{x} of a cake was left after the party. {n} took home {y} of a cake. How much cake stayed?",
    ],
  },
  {
    id: "fractions/left-overs-of-two",
    expression: "x+y",
    texts: [
      "In the freezer there are {x} loaf of banana bread and {y} loaf of raisin bread. How many loaves of bread is that?",
      "After the feast {n} had {x} tray of rice and {y} tray of beans left. How many trays of food were left?",
      "The school kitchen kept {x} pot of tomato soup and {y} pot of pea soup. How many pots of soup did it keep?",
    ],
  },
  {
    id: "fractions/left-overs-of-three",
    expression: "x+y+z",
    texts: [
      "The cafe has {x} cheesecake with berries, {y} cheesecake with lemon and {z} cheesecake with nuts. How much cheesecake does it have in all?",
      "{n} picked {x} basket of raspberries, {y} basket of currants and {z} basket of cherries. How many baskets of fruit did {he} pick?",
      "A salad holds {x} cup of corn, {y} cup of beans and {z} cup of peppers. How many cups of vegetables are in it?",
    ],
  },
  {
    id: "fractions/poured-in",
    expression: "x+y",
    texts: [
      "A jug holds {x} cup of milk. {n} pours in {y} cup more. How much milk is in the jug now?",
      "There is {x} cup of water in the pan. If {n} adds {y} cup, how many cups of water will be in the pan?",
      "{n} had {x} bucket of sand and shoveled {y} bucket more into it. How much sand is in the bucket now?",
    ],
  },
  {
    id: "fractions/poured-out",
    expression: "x-y",
    texts: [
      "A carafe held {x} cup of tea. {n} drank {y} cup. How many cups of tea are left?",
      "{n} had {x} bottle of shampoo and used {y} bottle this month. How much shampoo remains?",
      "The dog's bowl had {x} cup of food in it. Now {y} cup has been eaten. How much food is still in the bowl?",
      "There was {x} can of paint. {n} needed {y} can for the door. How much paint is left in the can?",
    ],
  },
  {
    id: "fractions/how-much-was-used",
    expression: "x-y",
    texts: [
      "The tank of the mower was {x} full before {n} cut the grass and {y} full afterwards. What fraction of the tank did {he} use?",
      "The lamp had {x} liter of oil in the evening. In the morning {y} liter was left. How much oil did it burn?",
      "{n} opened {x} roll of tape. When {he} had packed the boxes, {y} roll remained. How much tape did {he} use?",
      "Before the rain the barrel was {y} full. After the rain it was {x} full. What part of the barrel did the rain fill?",
    ],
  },
  {
    id: "fractions/shares-of-a-group",
    expression: "x+y",
    ofOneWhole: true,
    texts: [
      "{x} of the students walk to school and {y} ride a bike. What fraction of the students walk or ride a bike?",
      "In the choir, {x} of the singers are sopranos and {y} are altos. What fraction of the singers are sopranos or altos?",
      "On the farm {x} of the animals are goats and {y} are sheep. What part of the animals are goats or sheep?",
      "{x} of the books in the library are novels, and {y} are about history. What fraction is either a novel or about history?",
    ],
  },
  {
    id: "fractions/shares-of-a-group-compared",
    expression: "x-y",
    ofOneWhole: true,
    texts: [
      "{x} of the guests drank juice and {y} of the guests drank tea. How much larger is the share that drank juice?",
      "Of the seats, {x} were sold on {day} and {y} on {day2}. What fraction of the seats more was sold on {day}?",
      "{x} of the cars in the lot are {color} and {y} are {color2}. By what fraction are there more {color} cars?",
    ],
  },
  {
    id: "fractions/garden-beds",
    expression: "x+y",
    ofOneWhole: true,
    texts: [
      "{n} planted {x} of the garden with beans and {y} of the garden with carrots. How much of the garden has been planted?",
      "{n} painted {x} of a fence on {day} and {y} of it on {day2}. What part of the fence is painted now?",
      "A worker mowed {x} field before noon and {y} field after noon. How many fields did he mow?",
    ],
  },
  {
    id: "fractions/reading",
    expression: "x+y",
    ofOneWhole: true,
    texts: [
      "{n} read {x} of a book on {day} and {y} of it on {day2}. What fraction of the book has {he} read?",
      "{n} did {x} of {his} homework before supper and {y} after supper. How much of {his} homework is done?",
      "The team built {x} of the bridge last year and {y} this year. What part of the bridge has it built?",
    ],
  },
  {
    id: "fractions/still-to-do",
    expression: "x-y",
    texts: [
      "{n} wants to swim {x} lap today. {He} has swum {y} lap. How much is still to swim?",
      "{n} needs {x} bag of soil for {his} pots and has {y} bag. How many more bags does {he} need?",
      "A batch of cookies takes {x} stick of butter. {n} finds {y} stick in the fridge. How much more butter does {he} need?",
    ],
  },
  {
    id: "fractions/feed-and-hay",
    expression: "x+y",
    texts: [
      "The horse got {x} bale of hay in the morning and {y} bale in the evening. How many bales did it get that day?",
      "{n} gave the hens {x} scoop of oats and {y} scoop of corn. How many scoops of feed did they get in total?",
      "The barn cat drank {x} bowl of milk, and its kittens drank {y} bowl. How many bowls of milk were drunk?",
    ],
  },
  {
    id: "fractions/before-it-was-used",
    expression: "x+y",
    ofOneWhole: true,
    texts: [
      "{n} used {y} box of crayons, and {x} box is left. How much was there before?",
      "After {n} had taken {y} sack of grain to the mill, {x} sack remained. How many sacks were there at first?",
      "{n} ate {y} bar of chocolate and gave away the {x} bar that was left. How much chocolate did {he} have at first?",
    ],
  },
];

/** Other wordings that add and subtract measures. */
const MEASURED: readonly FractionFamily[] = WORDINGS.flatMap((family) => {
  const texts = measuredTexts(family);
  return texts.length === 0 ? [] : [{ id: family.id, expression: family.expression, texts, aboveOne: true }];
});

export const FRACTION_FAMILIES: readonly FractionFamily[] = [...OWN, ...MEASURED];

/** A countable noun. */
export interface Noun {
  /** Singular, e.g. `slice of pizza`. */
  readonly one: string;
  /** Plural, e.g. `slices of pizza`. */
  readonly many: string;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  calf: "calves",
  child: "children",
  deer: "deer",
  fish: "fish",
  goldfish: "goldfish",
  goose: "geese",
  knife: "knives",
  leaf: "leaves",
  loaf: "loaves",
  mouse: "mice",
  person: "people",
  potato: "potatoes",
  scarf: "scarves",
  sheep: "sheep",
  shelf: "shelves",
  tomato: "tomatoes",
  wolf: "wolves",
};

/** A noun from its singular; of `slice of pizza` and `toy car`, the noun that is counted takes the plural. */
export function noun(one: string): Noun {
  const [, before = "", counted = "", after = ""] = /^(.*? )??(\S+)( of .*)?$/.exec(one) ?? [];
  return { one, many: `${before}${plural(counted)}${after}` };
}

function plural(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

function nouns(list: string): readonly Noun[] {
  return list.split(", ").map(noun);
}

/** Things that one can own, buy, make, find, give away and put into something. */
export const THINGS: readonly Noun[] = nouns(
  "acorn, badge, ball, balloon, baseball card, basket, bead, bell, belt, blanket, block, book, bookmark, bottle, bottle cap, " +
    "bow, bracelet, brick, brush, bucket, button, calendar, camera, candle, cap, chair, clay pot, clock, coat, coin, comb, " +
    "comic book, costume, cowboy hat, crayon, cup, cushion, doll, dress, drum, envelope, eraser, fan, feather, flag, flower, " +
    "flute, folder, fork, game, glass, glove, glue stick, hammer, handkerchief, hat, jacket, jar, jigsaw puzzle, key, key ring, " +
    "kite, knife, ladder, lamp, lantern, leaf, letter, lily, magazine, magnet, map, marble, marker, mask, medal, mirror, mitten, " +
    "model car, mug, nail, napkin, necklace, needle, newspaper, notebook, notepad, oyster shell, paintbrush, painting, pen, " +
    "pencil, photo, picture, piece of chalk, pillow, pin, pinecone, plate, postcard, poster, pot, puppet, purse, puzzle, racket, " +
    "record, ribbon, ring, robot, rock, rope, rose, ruler, sack, scarf, screw, seashell, seed, sheet of paper, shell, shirt, " +
    "shovel, skirt, snow globe, sock, spoon, stamp, stick, sticker, stone, storybook, sweater, teddy bear, tennis ball, ticket, " +
    "tile, toothbrush, top hat, towel, toy, toy car, toy soldier, toy truck, train set, tulip, umbrella, vase, video game, " +
    "wallet, watch, wheel, whistle, yo-yo",
);

/** Food that is eaten piece by piece. */
export const FOODS: readonly Noun[] = nouns(
  "almond, apple, apricot, bagel, banana, berry, biscuit, blueberry, brownie, bun, burger, candy, candy bar, carrot, cherry, " +
    "chestnut, chocolate, chocolate bar, cookie, cracker, cupcake, date, donut, dumpling, egg, fig, grape, hot dog, lemon, " +
    "lollipop, mango, meatball, muffin, nut, olive, orange, pancake, peach, peanut, pear, pickle, piece of candy, " +
    "piece of cake, pie, plum, pretzel, radish, raisin, rice ball, roll, sandwich, slice of bread, slice of pizza, strawberry, " +
    "tart, tomato, waffle, walnut",
);

/** Animals that are kept, seen or counted. */
export const ANIMALS: readonly Noun[] = nouns(
  "ant, bear, bee, beetle, bird, butterfly, calf, camel, cat, chicken, cow, crab, crow, deer, dog, donkey, dragonfly, duck, " +
    "eagle, elephant, fish, fox, frog, goat, goldfish, goose, hamster, hen, horse, kitten, lamb, lion, lizard, monkey, mouse, " +
    "owl, panda, parrot, penguin, pig, pigeon, pony, puppy, rabbit, seal, sheep, snail, spider, squirrel, swan, tiger, turkey, " +
    "turtle, wolf, zebra",
);

/** What things lie, stand or are packed in. */
export const CONTAINERS: readonly Noun[] = nouns(
  "bag, barrel, basin, basket, bin, bowl, box, bucket, bundle, carton, case, chest, crate, cupboard, drawer, jar, pack, " +
    "package, packet, pile, plastic bag, pouch, sack, shelf, stack, suitcase, tin, tray, tub",
);

/** Groups of people. */
export const GROUPS: readonly Noun[] = nouns(
  "band, choir, class, club, committee, crew, family, group, orchestra, squad, team, troop",
);

/** What a thing that can be held may be, whatever it is. */
export const ADJECTIVES: readonly string[] =
  "big cheap fancy fresh giant heavy large little nice old plain pretty rare small special tiny".split(" ");

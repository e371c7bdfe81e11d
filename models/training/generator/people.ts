import { inventedName } from "./invented.ts";
import { chance, pick, pickSeveral, type Random } from "./random.ts";
import { FURTHER_MEN, FURTHER_WOMEN, NAMES, WOMEN } from "./words/names.ts";

/** Somebody in a problem. */
export interface Person {
  readonly name: string;
  readonly isWoman: boolean;
}

/** Of ten people, four have further names, and one a name that nobody has: a reader is to know names by where they stand. */
const RENAMED = { further: 0.4, invented: 0.15 };

/** So many people, none of whom has another's name. */
export function drawPeople(random: Random, count: number): readonly Person[] {
  const people: Person[] = [];
  for (const name of pickSeveral(random, NAMES, count)) {
    const isWoman = WOMEN.includes(name);
    const other = otherName(random, isWoman);
    const isFree = other !== null && people.every((person) => person.name !== other);
    people.push({ name: isFree ? other : name, isWoman });
  }
  return people;
}

function otherName(random: Random, isWoman: boolean): string | null {
  if (chance(random, RENAMED.invented)) return inventedName(random);
  return chance(random, RENAMED.further) ? pick(random, isWoman ? FURTHER_WOMEN : FURTHER_MEN) : null;
}

import type { Problem, Worked } from "../problem.ts";
import { named } from "../problem-id.ts";
import { drawPeople } from "../people.ts";
import { between, chance, pick, type Random } from "../random.ts";
import type { SwitchFamily } from "./switch-families.ts";

/** One person's turn at something that has two states. */
interface Turn {
  readonly name: string;
  readonly changes: boolean;
}

/** Asks for the state of a coin, or of something else with two states, that several people change or leave as it is. */
export function coinFlipProblem(random: Random, family: SwitchFamily): Problem {
  const turns = drawPeople(random, between(random, 2, 5)).map(({ name }): Turn => ({
    name,
    changes: chance(random, 0.5),
  }));
  const start = between(random, 0, 1);
  const question = pick(random, family.question);
  // What is "still" so was so at first.
  const asked = /\bstill\b/.test(question) ? start : between(random, 0, 1);
  const solved = (slip?: number) => worked(family, turns, start, asked, slip);
  return named({
    family: family.id,
    question: {
      text: textOf(random, family, turns, start, question.replace("{state}", family.states[asked] ?? "")),
      answerType: "yesno",
      choices: [],
    },
    right: solved(),
    steps: [],
    instructions: [
      ...turns.map(({ name }) => `Follow ${name}.`),
      `Compare with ${family.states[asked] ?? ""}.`,
    ],
    misled: solved(turns.length - 1),
    mistaken: (again) => solved(between(again, 0, turns.length - 1)),
  });
}

function textOf(
  random: Random,
  { states, start, changes, leaves }: SwitchFamily,
  turns: readonly Turn[],
  from: number,
  question: string,
): string {
  const [change, leave] = [pick(random, changes), pick(random, leaves)];
  const acts = turns.map((turn) => (turn.changes ? change : leave).replace("{name}", turn.name));
  return [pick(random, start).replace("{state}", states[from] ?? ""), ...acts, question].join(" ");
}

/** @param slip the turn after which the state is taken for the other one, and on from there */
function worked(
  { states }: SwitchFamily,
  turns: readonly Turn[],
  start: number,
  asked: number,
  slip?: number,
): Worked {
  let state = start;
  const lines = turns.map(({ name, changes }, index) => {
    if (changes !== (index === slip)) state = 1 - state;
    return `${name} ${changes ? "changes it" : "leaves it"}: ${states[state] ?? ""}.`;
  });
  const isSame = state === asked;
  const comparison = `${states[state] ?? ""} vs ${states[asked] ?? ""}: ${isSame ? "same" : "different"}.`;
  return { lines: [...lines, comparison], answer: isSame ? "yes" : "no" };
}

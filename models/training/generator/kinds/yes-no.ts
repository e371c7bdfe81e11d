import { arithmeticProblem } from "../arithmetic-problem.ts";
import { fillWording } from "../fill.ts";
import { misledSteps } from "../mistakes.ts";
import type { Problem, Step, Worked } from "../problem.ts";
import { named } from "../problem-id.ts";
import { pick, type Random } from "../random.ts";
import { variedText } from "../surface.ts";
import { limitNear, RELATIONS, sizeLine, wrongSizeLine, type RelationName } from "./relations.ts";
import type { YesNoFamily } from "./yes-no-families.ts";

/** Asks whether a result is more than some number, and the like. A solution computes, and then compares. */
export function yesNoProblem(random: Random, family: YesNoFamily): Problem {
  const { relation } = family;
  const { text, steps, numbers } = fillWording(random, family, {
    limit: (worked) => limitNear(random, relation, lastResult(worked), lastResult(misledSteps(worked))),
  });
  const base = arithmeticProblem(family.id, variedText(random, text), steps);
  return withComparison(base, base.question.text, relation, numbers.get("v") ?? NaN);
}

/** Whether a problem's right and misled results are whole numbers, so that there is a limit between them. */
export function canFollowUp({ right, misled }: Problem): boolean {
  return [right, misled].every(({ answer }) => Number.isInteger(Number(answer)));
}

/** The same problem with a question after it: "… How many does he have? Is that more than 12?" It must pass `canFollowUp`. */
export function withFollowUp(random: Random, base: Problem): Problem {
  const relation = pick(random, Object.keys(RELATIONS) as RelationName[]);
  const limit = limitNear(random, relation, Number(base.right.answer), Number(base.misled.answer));
  const asked = base.question.text.replace(/[^.?!]$/, "$&?");
  const followUp = pick(random, RELATIONS[relation].followUps).replace("{v}", String(limit));
  return withComparison(base, `${asked} ${followUp}`, relation, limit);
}

/** So many mistaken solutions may come to the right yes or no before the misled one is taken. */
const TRIES = 10;

function withComparison(base: Problem, text: string, relation: RelationName, limit: number): Problem {
  const compared = (worked: Worked) => withVerdict(worked, relation, limit);
  const right = compared(base.right);
  const wrong = compared(base.misled);
  const misled = wrong.answer === right.answer ? miscompared(base.misled, relation, limit) : wrong;
  return named({
    family: base.family,
    question: { text, answerType: "yesno", choices: [] },
    right,
    steps: base.steps,
    instructions: [...base.instructions, `Compare ${base.right.answer} with ${limit}.`],
    misled,
    mistaken: (random) => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const mistaken = compared(base.mistaken(random));
        if (mistaken.answer !== right.answer) return mistaken;
      }
      return misled;
    },
  });
}

function withVerdict({ lines, answer }: Worked, relation: RelationName, limit: number): Worked {
  const holds = RELATIONS[relation].holds(Number(answer), limit);
  return { lines: [...lines, sizeLine(Number(answer), limit)], answer: holds ? "yes" : "no" };
}

function miscompared({ lines, answer }: Worked, relation: RelationName, limit: number): Worked {
  const holds = RELATIONS[relation].holds(Number(answer), limit);
  return {
    lines: [...lines, wrongSizeLine(relation, Number(answer), limit)],
    answer: holds ? "no" : "yes",
  };
}

function lastResult(steps: readonly Step[]): number {
  return steps.at(-1)?.result ?? NaN;
}

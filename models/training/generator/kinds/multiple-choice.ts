import type { Choice } from "../../../../core/question.ts";
import { formatNumber } from "../arithmetic.ts";
import type { Problem, Worked } from "../problem.ts";
import { named } from "../problem-id.ts";
import { between, chance, pick, shuffled, type Random } from "../random.ts";

const LABELS: readonly string[] = ["A", "B", "C", "D", "E"];

/** How far options made up of the right answer miss it. */
const MISSES: readonly number[] = [1, 2, 3, 4, 5, 10, 12, 20, 50, 100];

/** So many mistaken solutions are drawn, whose results are options; some may be the same. */
const WRONG_SOLUTIONS = 2;

/**
 * The same problem with its answer among four or five options. A solution goes through the options until one is its result
 * before it names the letter; wrong ones name the letter of their wrong result.
 */
export function multipleChoiceProblem(random: Random, base: Problem): Problem {
  const wrong = wrongSolutions(random, base);
  const values = shuffled(random, optionValues(random, base, wrong));
  const choices = choicesOf(random, base, values);
  const chosen = (worked: Worked) => withSearch(worked, values);
  return named({
    family: base.family,
    question: { text: base.question.text, answerType: "choice", choices },
    right: chosen(base.right),
    steps: base.steps,
    instructions: [...base.instructions, `Find ${base.right.answer} among the options.`],
    misled: chosen(base.misled),
    mistaken: (again) => chosen(pick(again, wrong)),
  });
}

/** The misled solution and some mistaken ones: their results are among the options. */
function wrongSolutions(random: Random, base: Problem): readonly Worked[] {
  return [base.misled, ...Array.from({ length: WRONG_SOLUTIONS }, () => base.mistaken(random))];
}

function optionValues(random: Random, { right, steps }: Problem, wrong: readonly Worked[]): string[] {
  const count = between(random, 4, 5);
  const values = new Set([right.answer, ...wrong.map(({ answer }) => answer)]);
  while (values.size < count) {
    const result = Number(right.answer);
    const near = result + pick(random, MISSES) * pick(random, [1, -1]);
    const value = chance(random, 0.7) ? near : pick(random, [result * 2, ...steps.map((step) => step.left)]);
    if (value > 0) values.add(formatNumber(value));
  }
  return [...values];
}

/** All options have a dollar sign or a unit, or none has. */
function choicesOf(random: Random, { question, steps }: Problem, values: readonly string[]): Choice[] {
  const unit = steps.at(-1)?.unit ?? "";
  const sign = question.text.includes("$") && chance(random, 0.4) ? "$" : "";
  const end = sign === "" && unit !== "" && chance(random, 0.4) ? ` ${unit}` : "";
  return values.map((value, index) => ({ label: LABELS[index] ?? "", text: `${sign}${value}${end}` }));
}

/** `72: A 60 no, B 72 yes.` */
function withSearch({ lines, answer }: Worked, values: readonly string[]): Worked {
  const found = values.indexOf(answer);
  return { lines: [...lines, searchLine(answer, values)], answer: LABELS[found] ?? "" };
}

/** Goes through options, with the letters from A on, until one is `wanted`: `72: A 60 no, B 72 yes.` */
export function searchLine(wanted: string, options: readonly string[]): string {
  const looked = options.slice(0, options.indexOf(wanted) + 1);
  const verdicts = looked.map(
    (option, index) => `${LABELS[index] ?? ""} ${option} ${option === wanted ? "yes" : "no"}`,
  );
  return `${wanted}: ${verdicts.join(", ")}.`;
}

import type { Choice } from "../../../../core/question.ts";
import { formatNumber } from "../arithmetic.ts";
import type { Problem, Worked } from "../problem.ts";
import { named } from "../problem-id.ts";
import { between, chance, pick, shuffled, type Random } from "../random.ts";

const LABELS: readonly string[] = ["A", "B", "C", "D", "E"];

/** How far options made up of the right answer miss it. */
const MISSES: readonly number[] = [1, 2, 3, 4, 5, 10, 12, 20, 50, 100];

/** How far the option that is nearest to the result may miss it. */
const NEAR: readonly number[] = [1, 2, 3, 5, 8];

/** So many mistaken solutions are drawn, whose results are options; some may be the same. */
const WRONG_SOLUTIONS = 2;

/**
 * The same problem with its answer among four or five options. A solution goes through the options until one is its result
 * before it names the letter; wrong ones name the letter of their wrong result.
 */
export function multipleChoiceProblem(random: Random, base: Problem): Problem {
  const wrong = wrongSolutions(random, base);
  return choiceAmong(random, base, wrong, optionValues(random, base, wrong));
}

/**
 * As `multipleChoiceProblem`, but no option is the result, as it happens to those who have erred without knowing: the
 * nearest one counts. If no number is nearer to the result than the wrong results are, the result is among the options.
 */
export function nearestChoiceProblem(random: Random, base: Problem): Problem {
  const wrong = wrongSolutions(random, base);
  const result = Number(base.right.answer);
  const others = optionValues(random, base, wrong).filter((value) => value !== base.right.answer);
  const isNearest = (distance: number) =>
    others.every((value) => Math.abs(Number(value) - result) > distance);
  const distance = NEAR.findLast(isNearest) ?? 0;
  const near = result - distance > 0 && chance(random, 0.5) ? result - distance : result + distance;
  return choiceAmong(random, base, wrong, [...others, formatNumber(near)]);
}

function choiceAmong(
  random: Random,
  base: Problem,
  wrong: readonly Worked[],
  options: readonly string[],
): Problem {
  const values = shuffled(random, options);
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
  return { lines: [...lines, searchLine(answer, values)], answer: labelFor(answer, values) };
}

/**
 * Goes through options, with the letters from A on, until one is `wanted`: `72: A 60 no, B 72 yes.` If none is, the nearest
 * number is named: `72: A 60 no, B 70 no, nearest B.`
 */
export function searchLine(wanted: string, options: readonly string[]): string {
  const found = options.indexOf(wanted);
  const looked = found === -1 ? options : options.slice(0, found + 1);
  const verdicts = looked.map(
    (option, index) => `${LABELS[index] ?? ""} ${option} ${option === wanted ? "yes" : "no"}`,
  );
  if (found === -1) verdicts.push(`nearest ${labelFor(wanted, options)}`);
  return `${wanted}: ${verdicts.join(", ")}.`;
}

/** The letter of the option that is a number, or else of the first of those nearest to it. */
function labelFor(wanted: string, options: readonly string[]): string {
  const distances = options.map((option) => Math.abs(Number(option) - Number(wanted)));
  return LABELS[distances.indexOf(Math.min(...distances))] ?? "";
}

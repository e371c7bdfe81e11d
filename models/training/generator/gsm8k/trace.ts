import { dividingLast, parseCalculation, percentsAsQuotients } from "./annotation.ts";
import { Chain } from "./chain.ts";
import { factsOf, type TextFacts } from "./facts.ts";
import type { SourceProblem } from "./source.ts";
import type { TracedProblem, TracedStep } from "./traced.ts";
import { Untraceable, type DropReason } from "./untraceable.ts";
import { isExplained, variableNumbers } from "./variable.ts";

const MOST_STEPS = 8;
const LARGEST = 200_000;
/** How far an annotation may be from what is computed: it was rounded to cents. */
const ROUNDING = 0.011;

/** `<<48/2=24>>`, with the number after it and what that counts: `24 clips`. */
const ANNOTATION = /<<(?<calculation>[^<>]*?)=(?<result>[^<>=]*)>>(?:\s*\$?[\d,.]*\d\s+(?<unit>[a-z]+))?/g;
const PLURAL = /^(?!less$)[a-z]{3,}s$|^(?:children|feet|people)$/;

const ANNOTATIONS = /<<[^<>]*>>/g;
/** A sign of equality that no annotation follows: something was calculated aside. */
const BARE_EQUATION = /=\s*\$?\s*\.?\d/;

/**
 * Follows each number of a solution's annotations to the text, to an earlier step, or to common knowledge.
 * @returns the traced problem, or the first reason why it cannot be traced
 */
export function traceProblem(source: SourceProblem): TracedProblem | DropReason {
  try {
    return traced(source);
  } catch (error) {
    if (error instanceof Untraceable) return error.reason;
    throw error;
  }
}

function traced({ id, question, solution, answer }: SourceProblem): TracedProblem {
  const text = tidied(question);
  const facts = factsOf(text);
  const chain = chainOf(solution, facts);
  const steps = stepsTo(Number(answer.replaceAll(",", "")), chain.steps);
  const isComplete = !BARE_EQUATION.test(solution.replace(ANNOTATIONS, "<>"));
  const isClear = isExplained(facts, steps);
  if (!isComplete && !isClear) throw new Untraceable("a number comes from nowhere");
  const canVary = isComplete && isClear && !chain.isAmbiguous;
  return { id, text, steps, variable: canVary ? variableNumbers(facts, steps) : [] };
}

function tidied(question: string): string {
  return question
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"');
}

function chainOf(solution: string, facts: TextFacts): Chain {
  const chain = new Chain(facts);
  for (const { groups = {} } of solution.matchAll(ANNOTATION)) {
    const { calculation = "", result = "", unit = "" } = groups;
    const operation = parseCalculation(calculation);
    if (operation === null) throw new Untraceable("an annotation is no calculation");
    const isUnit = PLURAL.test(unit) && facts.words.has(unit);
    const computed = chain.add(
      dividingLast(percentsAsQuotients(operation, facts.percents)),
      isUnit ? unit : "",
    );
    if (!isNear(computed, result)) throw new Untraceable("an annotation is miscalculated");
  }
  return chain;
}

function isNear(computed: number, noted: string): boolean {
  const digits = noted.replace(/[^\d.]/g, "");
  return digits !== "" && Math.abs(computed - Number(digits)) < ROUNDING;
}

/** The steps up to the last one whose result is the answer. */
function stepsTo(answer: number, steps: readonly TracedStep[]): readonly TracedStep[] {
  const last = steps.findLastIndex(({ result }) => result === answer);
  if (last === -1) throw new Untraceable("no step gives the answer");
  const needed = steps.slice(0, last + 1);
  const inRange = needed.every(({ result }) => result > 0 && result <= LARGEST);
  if (!inRange) throw new Untraceable("a number is out of range");
  if (needed.length > MOST_STEPS) throw new Untraceable("there are too many steps");
  if (!isConnected(needed)) throw new Untraceable("a step leads nowhere");
  return needed;
}

/** Whether every result but the last is used: else something was concluded that no step shows. */
function isConnected(steps: readonly TracedStep[]): boolean {
  const operands = steps.flatMap(({ left, right }) => [left, right]);
  const used = new Set(operands.flatMap((operand) => (operand.from === "step" ? [operand.index] : [])));
  return steps.slice(0, -1).every((_, index) => used.has(index));
}

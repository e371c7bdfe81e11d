import type { MeasuredGain } from "../../../core/advice/measured.ts";
import { selfConsistency } from "../../../core/strategies/self-consistency.ts";
import { zeroShotCot } from "../../../core/strategies/zero-shot-cot.ts";
import { markdownTable } from "../../../core/markdown.ts";
import type { BudgetGain } from "./gains.ts";
import type { TableRow } from "./measured.ts";
import { count, detectable, difference, methodName, pValue, share, tenths } from "./words.ts";

const GAIN_HEAD = ["Difference, points", "p", "p, Holm", "Detectable, points"];
const NO_GAIN = GAIN_HEAD.map(() => "");

/** What every method came to, what it took, and what it gains over one answer. */
export function methodsTable(rows: readonly TableRow[]): string {
  const head = [
    ...["Method", "Right", "Accuracy", "No answer", "Calls"],
    ...["Prompt", "Cached", "Generated", "Seconds", ...GAIN_HEAD],
  ];
  return markdownTable(head, rows.map(methodCells));
}

function methodCells({ wanted, method }: TableRow): readonly string[] {
  const { questions, correct, interval, unanswered, calls, tokens, seconds, gain } = method;
  return [
    `[${methodName(method.strategy, method.options)}](manifests/${wanted.name}.json)`,
    `${correct} of ${questions}`,
    share(questions === 0 ? 0 : correct / questions, interval),
    String(unanswered),
    calls.toFixed(1),
    ...[tokens.prompt, tokens.cached, tokens.generated].map(count),
    tenths(seconds),
    ...gainCells(gain),
  ];
}

function gainCells(gain: MeasuredGain | null): readonly string[] {
  if (gain === null) return NO_GAIN;
  return [difference(gain), pValue(gain.p), pValue(gain.adjusted), detectable(gain)];
}

/**
 * The methods against self-consistency: at equal generated tokens, or, for queries, against all of its samples.
 * @returns empty where there is nothing to compare
 */
export function samplesTable(rows: readonly TableRow[]): string {
  const budgets = rows.flatMap((row) => (row.atEqualTokens === null ? [] : [{ row, ...row.atEqualTokens }]));
  if (budgets.length > 0) {
    const head = [
      "Method",
      "Its tokens",
      "Its accuracy",
      "Samples",
      "Their tokens",
      "Their accuracy",
      ...GAIN_HEAD,
    ];
    return `${AT_EQUAL_TOKENS}\n\n${markdownTable(head, budgets.map(budgetCells))}`;
  }
  const whole = rows.flatMap(({ method, overAllSamples: gain }) => (gain === null ? [] : [{ method, gain }]));
  if (whole.length === 0) return "";
  const cells = whole.map(({ method: { strategy, options }, gain }) => [
    ...[methodName(strategy, options), String(gain.questions), ...gainCells(gain)],
  ]);
  return `${OVER_ALL_SAMPLES}\n\n${markdownTable(["Method", "Questions", ...GAIN_HEAD], cells)}`;
}

const AT_EQUAL_TOKENS =
  `Against \`${selfConsistency.id}\` cut down to as many samples as generate at most the method's tokens, on the questions that ` +
  "both were asked. Where it takes all samples, more of them might have done better:";

const OVER_ALL_SAMPLES =
  `Against all samples of \`${selfConsistency.id}\`. Votes for queries are counted by executing them, so its stored samples ` +
  "cannot be cut down to equal tokens:";

function budgetCells({ row, budget, gain }: { readonly row: TableRow } & BudgetGain): readonly string[] {
  const { strategy, options, questions, correct, interval } = row.method;
  const { generated, samples, reference, beyond } = budget;
  const ours = share(questions === 0 ? 0 : correct / questions, interval);
  return [
    ...[methodName(strategy, options), count(generated), ours],
    samples === null ? "one costs more" : `${samples}${beyond ? ", all" : ""}`,
    reference === null ? "" : count(reference.generated),
    reference === null ? "" : share(reference.accuracy, reference.interval),
    ...gainCells(gain),
  ];
}

/** What makes each run again. */
export function commandsBlock(rows: readonly TableRow[]): string {
  return ["```sh", ...rows.map(({ method }) => method.command), "```"].join("\n");
}

/** What a column is, for the head of the page. */
export const COLUMNS = `\
- _Accuracy_: with its 95 % Wilson interval. _No answer_: unanswered or failed; such questions count as wrong.
- _Calls_, _Prompt_, _Cached_, _Generated_: means of a question; of the prompt's tokens the cached ones need not be computed again.
- _Seconds_: the time of the whole run divided by its questions, of which several run side by side.
- _Difference_: of the shares that are right, to \`${zeroShotCot.id}\` on the same questions, with its 95 % interval (Tango's score interval).
  _p_: McNemar's exact test; _Holm_: corrected for all methods of the table.
- _Detectable_: the smallest difference that so many questions would have shown with 80 % power at 5 %.`;

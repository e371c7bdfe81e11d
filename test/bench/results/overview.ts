import { STRATEGIES } from "../../../core/strategies/index.ts";
import { zeroShotCot } from "../../../core/strategies/zero-shot-cot.ts";
import { markdownTable } from "../../../core/markdown.ts";
import type { MeasuredGroup } from "./group.ts";
import type { TableRow } from "./measured.ts";
import { count, difference, methodName, tenths } from "./words.ts";

/** Its answers are worth nothing to anybody: it shows how the methods work. */
const PRACTICE = "practice";

const SIGNIFICANT = 0.05;

/** How the cells are read. */
const LEGEND =
  `Against \`${zeroShotCot.id}\` on the same questions: points more or fewer that are right, with their 95 % interval (in bold where McNemar's exact p is below ${SIGNIFICANT}), ` +
  "then how many times as many tokens a question are generated as in the first row. In brackets the questions, where they are fewer than those of the first row.";

/**
 * Every method on real models in one table: a row a method, a column a set of questions, each against one chain of thought.
 * @returns Markdown; empty while no group has both a chain of thought and something to set against it
 */
export function overviewText(groups: readonly MeasuredGroup[]): string {
  const shown = groups.filter(
    ({ rows }) =>
      rows.length > 1 && baselineOf(rows) !== undefined && rows[0]?.wanted.group.model !== PRACTICE,
  );
  if (shown.length === 0) return "";
  const compared = shown.flatMap(({ rows }) => rows.filter(({ method }) => method.gain !== null));
  const names = [...new Set(compared.toSorted((left, right) => place(left) - place(right)).map(rowName))];
  const head = ["Method", ...shown.map(({ title }) => title)];
  const cells = names.map((name) => [name, ...shown.map(({ rows }) => gainCell(name, rows))]);
  const first = [methodName(zeroShotCot.id, {}), ...shown.map(({ rows }) => baselineCell(rows))];
  return `${LEGEND}\n\n${markdownTable(head, [first, ...cells])}`;
}

function baselineOf(rows: readonly TableRow[]): TableRow | undefined {
  return rows.find(({ wanted }) => wanted.strategy.id === zeroShotCot.id);
}

/** Methods come in the order in which the app offers them. */
function place({ wanted }: TableRow): number {
  return STRATEGIES.indexOf(wanted.strategy);
}

function rowName({ method: { strategy, options } }: TableRow): string {
  return methodName(strategy, options);
}

function baselineCell(rows: readonly TableRow[]): string {
  const baseline = baselineOf(rows);
  if (baseline === undefined) return "";
  const { correct, questions, tokens } = baseline.method;
  return `${correct} of ${questions} right; ${count(tokens.generated)} tokens`;
}

function gainCell(name: string, rows: readonly TableRow[]): string {
  const row = rows.find((other) => rowName(other) === name);
  const baseline = baselineOf(rows);
  if (row === undefined || baseline === undefined || row.method.gain === null) return "";
  const { gain, tokens, questions } = row.method;
  const points = gain.p < SIGNIFICANT ? `**${difference(gain)}**` : difference(gain);
  const fewer = questions < baseline.method.questions ? ` [${questions}]` : "";
  return `${points}; ${times(tokens.generated / baseline.method.tokens.generated)} ×${fewer}`;
}

/** Digits behind the point where the whole number has one. */
function times(ratio: number): string {
  return ratio < 10 ? tenths(ratio) : count(ratio);
}

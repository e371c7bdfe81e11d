import { counted, percent } from "../core/figure-words.ts";
import { cellName } from "../core/sweep/cell.ts";
import { isOver } from "../core/sweep/progress.ts";
import type { CellReport, SweepReport } from "../core/sweep/report.ts";
import { asGoodAs, estimateOf, metricOf, type Metric } from "../core/sweep/worth.ts";
import type { SweepEstimate } from "../engine/contract/estimates.ts";
import { PRACTICE } from "../engine/contract/limits.ts";
import type { CommandContext } from "./command.ts";
import { timeRange } from "./estimate.ts";
import { clock, intervalInWords, scoreInWords } from "./figure-words.ts";
import { offered } from "./home.ts";
import { table } from "./output.ts";
import { speedFlags } from "./speed-flags.ts";

/** Where a report is printed, and where its run is kept. */
export interface PrintedPlace extends Pick<CommandContext, "home" | "terminal"> {
  /** False: nowhere, so that no command can name it. Default true. */
  readonly kept?: boolean;
}

/** Prints what a sweep came to: its cells, the best one, and what they cost. */
export function printSweep(report: SweepReport, { home, terminal, kept = true }: PrintedPlace): void {
  const { cells, best, calls, tokens, seconds, run, rungs } = report;
  terminal.print(cellTable(report, kept));
  for (const cell of cells) {
    if (cell.error !== null) terminal.print(`${cellName(cell)} failed: ${cell.error.message}`);
  }
  for (const { questions, kept, stopped } of rungs) {
    terminal.print(
      `After ${counted(questions, "question")} ${counted(kept.length, "cell")} went on, ` +
        `${stopped.length} stopped.`,
    );
  }
  const winner = best === null ? undefined : cells[best];
  if (winner !== undefined) {
    const head = terminal.style("bold", cells.every(isOver) ? "Best" : "Best so far");
    terminal.print(`\n${head}: ${cellName(winner)}, ${worthInWords(winner, metricOf(report))}`);
    const equal = asGoodAs(winner, cells, metricOf(report));
    if (equal.length > 0) terminal.print(`As good, for no fewer new tokens: ${someNames(equal)}`);
    if (cells.length > 1) {
      const comparing = offered(`runs compare ${winner.repeats[0]?.run ?? run} RUN`, home);
      terminal.print(
        "The best of many is partly luck: ask it other questions before you rely on its figure" +
          (kept ? `, or compare it: ${comparing}` : "."),
      );
    }
  }
  const facts = [
    counted(calls, "call"),
    `${tokens.generated} new tokens`,
    clock(seconds),
    ...(kept ? [`run ${run}`] : []),
  ];
  terminal.note(terminal.style("dim", facts.join(" · ")));
}

function cellTable(report: SweepReport, kept: boolean): string {
  const { cells, pareto } = report;
  const metric = metricOf(report);
  const head = ["cell", "right", "95 % interval", "questions", "calls", "new tokens"];
  const rows = cells.map((cell) => {
    const { questions, perQuestion, state } = cell;
    const estimate = estimateOf(cell, metric);
    return [
      cellName(cell),
      estimate === null ? "–" : figureInWords(estimate.value, metric),
      estimate?.interval?.map((bound) => written(bound, metric)).join(" to ") ?? "",
      String(questions),
      questions === 0 ? "" : perQuestion.calls.toFixed(1),
      questions === 0 ? "" : String(Math.round(perQuestion.tokens.generated)),
      ...(kept ? [runsOf(cell)] : []),
      [...(state === "done" ? [] : [state]), ...(pareto.includes(cell.cell) ? ["Pareto"] : [])].join(", "),
    ];
  });
  return table([[...head, ...(kept ? ["run"] : []), ""], ...rows]);
}

/** By which its questions are looked at and compared; with repeats the first, and how many more there are. */
function runsOf({ repeats: [first, ...others] }: CellReport): string {
  if (first === undefined) return "";
  return others.length === 0 ? first.run : `${first.run} +${others.length}`;
}

/** `52.5 %`, or `chrF 41.0`. */
function figureInWords(value: number, metric: Metric): string {
  return metric === "score" ? scoreInWords(value, null) : percent(value);
}

/** `52.5 %`, or `41.0`. */
function written(value: number, metric: Metric): string {
  return metric === "score" ? value.toFixed(1) : percent(value);
}

/** So many cells are named in one line. */
const MOST_NAMED = 5;

function someNames(cells: readonly CellReport[]): string {
  const more = cells.length - MOST_NAMED;
  return [...cells.slice(0, MOST_NAMED).map(cellName), ...(more > 0 ? [`${more} more`] : [])].join("; ");
}

function worthInWords(cell: CellReport, metric: Metric): string {
  const estimate = estimateOf(cell, metric);
  if (estimate === null) return "nothing to compare";
  const { value, interval } = estimate;
  if (metric === "score") return scoreInWords(value, interval);
  const range = interval === null ? "" : ` (${intervalInWords(interval)})`;
  return `${percent(value)} right: ${cell.correct} of ${cell.compared}${range}`;
}

/** @param home in which measurements are kept */
function unknownTime({ speedSettings }: SweepEstimate, home: string): string {
  return (
    "How long that takes is not known. With models for single roles (--agent) it cannot be told; else run once for each " +
    `model: ${offered(`models bench MODEL${speedFlags(speedSettings)}`, home)}`
  );
}

/**
 * What a sweep would do, and about how long that takes, in one line.
 * @param home in which measurements are kept
 */
export function planLine(plan: SweepEstimate, home: string): string {
  const { cells, questions, seconds } = plan;
  const { usual, most } = plan.calls;
  const many = usual === most ? String(most) : `usually ${usual}, at most ${most}`;
  const work = [counted(cells.length, "cell"), counted(questions, "question"), counted(most, "call", many)];
  if (seconds !== null) return `About ${timeRange(seconds)}: ${work.join(", ")}.`;
  // Nobody waits long for the model that comes along.
  const isKnownQuick = cells.every(({ model }) => model === PRACTICE);
  return `${work.join(", ")}.${isKnownQuick ? "" : ` ${unknownTime(plan, home)}`}`;
}

/** Prints what a sweep would do. */
export function printPlan(
  plan: SweepEstimate,
  { home, terminal }: Pick<CommandContext, "home" | "terminal">,
): void {
  const { cells, runs, questions, calls, tokens, seconds, notes } = plan;
  const head = ["cell", "questions", "calls", "new tokens", "time"];
  const rows = cells.map((cell) => [
    cellName(cell),
    String(Math.round(cell.questions)),
    String(Math.round(cell.calls.usual)),
    String(Math.round(cell.tokens.generated)),
    cell.seconds === null ? "–" : timeRange(cell.seconds),
  ]);
  terminal.print(table([head, ...rows]));
  terminal.print("");
  const size = [counted(cells.length, "cell"), counted(runs, "run"), counted(questions, "question")];
  terminal.print(
    `${size.join(", ")}: about ${counted(calls.usual, "call")} (at most ${calls.most}), ` +
      `${tokens.generated} new tokens and ${tokens.prompt} prompt tokens.`,
  );
  terminal.print(seconds === null ? unknownTime(plan, home) : `About ${timeRange(seconds)}.`);
  for (const note of notes) terminal.print(note);
}

import { counted, inPoints, pValue, settingsInWords, signed } from "../figure-words.ts";
import type { CaptionedTable } from "../latex.ts";
import type { ComparedRun, Comparison, PairComparison } from "./comparison.ts";
import type { ReportedRun } from "./reported-run.ts";

interface Row extends ReportedRun {
  /** This run against the first; undefined for that one, and where nothing is compared. */
  readonly pair: PairComparison | undefined;
}

interface Column {
  readonly head: string;
  readonly alignment: "l" | "r";
  readonly cell: (row: Row) => string;
}

const NONE = "–";

/** The figures of a comparison, one row a run, in the columns that say something of these runs. */
export function methodsTable({ shared, pairs }: Comparison, runs: readonly ReportedRun[]): CaptionedTable {
  const rows = runs.map((run) => ({ ...run, pair: pairs.find(({ second }) => second === run.figures.run) }));
  const columns = [...setupColumns(runs), ...worthColumns(runs), ...pairColumns(pairs), ...COST_COLUMNS];
  return {
    caption: `${counted(shared, "question")}. ${testsOf(pairs)}`,
    head: columns.map(({ head }) => head),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
    alignments: columns.map(({ alignment }) => alignment),
  };
}

function testsOf(pairs: readonly PairComparison[]): string {
  if (pairs.length === 0) return "Nothing was tested.";
  return isTested(pairs)
    ? "Wilson's intervals of accuracies, Tango's of differences; p of McNemar's exact test."
    : "Bootstrap intervals of mean chrF, paired ones of differences.";
}

/** Scores have intervals alone. */
function isTested(pairs: readonly PairComparison[]): boolean {
  return pairs.some(({ exact }) => exact !== null);
}

function setupColumns(runs: readonly ReportedRun[]): readonly Column[] {
  const models = new Set(runs.map(({ figures }) => figures.model));
  const isTold = runs.some(({ figures }) => Object.keys(figures.settings).length > 0);
  return [
    text("Run", ({ letter }) => letter),
    text("Method", ({ manifest }) => manifest.strategy),
    ...(models.size > 1 ? [text("Model", ({ figures }) => figures.model)] : []),
    ...(isTold ? [text("Settings", ({ figures }) => settingsInWords(figures.settings) || NONE)] : []),
  ];
}

function worthColumns(runs: readonly ReportedRun[]): readonly Column[] {
  const judged = runs.some(({ figures }) => figures.accuracy !== null);
  const scored = runs.some(({ figures }) => figures.score !== null);
  return [
    ...(judged
      ? [
          number("Right", ({ figures: { correct, compared } }) => `${correct} of ${compared}`),
          number("Accuracy, % (95 % interval)", ({ figures }) => accuracyOf(figures)),
        ]
      : []),
    ...(scored ? [number("chrF (95 % interval)", ({ figures }) => scoreOf(figures))] : []),
  ];
}

function accuracyOf({ accuracy, interval }: ComparedRun): string {
  if (accuracy === null || interval === null) return NONE;
  return `${inPoints(accuracy)} (${interval.map(inPoints).join("–")})`;
}

function scoreOf({ score, scoreInterval }: ComparedRun): string {
  if (score === null || scoreInterval === null) return NONE;
  return `${score.toFixed(1)} (${scoreInterval.map((bound) => bound.toFixed(1)).join("–")})`;
}

function pairColumns(pairs: readonly PairComparison[]): readonly Column[] {
  if (pairs.length === 0) return [];
  const tested = isTested(pairs);
  const unit = tested ? "points" : "chrF";
  const scale = tested ? 100 : 1;
  return [
    number(`Difference from A, ${unit} (95 % interval)`, ({ pair }) => differenceOf(pair, scale)),
    ...(tested ? [number("p, exact", ({ pair }) => pOf(pair?.exact))] : []),
    ...(tested && pairs.length > 1 ? [number("p, Holm", ({ pair }) => pOf(pair?.adjusted))] : []),
    ...(tested ? [number("Detectable, points", ({ pair }) => detectableOf(pair))] : []),
  ];
}

function differenceOf(pair: PairComparison | undefined, scale: number): string {
  if (pair === undefined) return NONE;
  const bounds = pair.interval.map((bound) => signed(scale * bound));
  return `${signed(scale * pair.difference)} (${bounds.join(" to ")})`;
}

function pOf(p: number | null | undefined): string {
  return p === null || p === undefined ? NONE : pValue(p);
}

function detectableOf(pair: PairComparison | undefined): string {
  const size = pair?.detectable ?? 1;
  return size < 1 ? inPoints(size) : NONE;
}

const COST_COLUMNS: readonly Column[] = [
  number("Calls a question", ({ figures }) => figures.calls.toFixed(1)),
  number("New tokens a question", ({ figures }) => String(Math.round(figures.generated))),
];

function text(head: string, cell: Column["cell"]): Column {
  return { head, alignment: "l", cell };
}

function number(head: string, cell: Column["cell"]): Column {
  return { head, alignment: "r", cell };
}

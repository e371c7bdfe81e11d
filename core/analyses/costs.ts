import type { QuestionRow } from "../evaluation/question-row.ts";
import { clusteredInterval } from "../scoring/clustered.ts";
import type { AnalysisValue, Interval } from "./analysis.ts";
import { column, note, tableOf, type Analyst } from "./findings.ts";
import { SETTING_COLUMNS, settingCells } from "./measured.ts";
import { namesOf, settingsOf } from "./settings.ts";
import { askedRows, meanOf } from "./worth.ts";

const COLUMNS = [
  ...[...SETTING_COLUMNS, column("questions", "count"), column("calls", "number")],
  ...[column("tokens-per-call", "number"), column("generated-per-call", "number")],
  ...[column("tokens", "number"), column("tokens-interval", "interval")],
  ...[column("prompt", "number"), column("cached", "number")],
  ...[column("generated", "number"), column("generated-interval", "interval"), column("seconds", "number")],
];

/** Calls a question, tokens a call and a question (002, table 3). */
export const costs: Analyst = {
  lacks: (runs) =>
    runs.some((run) => askedRows(run).length > 0)
      ? null
      : "No question of these runs came to an end, so nothing is known of the costs. Go on with them: counterpoint runs resume RUN.",

  find(runs) {
    const settings = settingsOf(runs);
    const names = namesOf(settings);
    const rows = settings.flatMap((setting) => {
      const asked = setting.runs.flatMap(askedRows);
      return asked.length === 0 ? [] : [[...settingCells(setting, names), ...costsOf(asked)]];
    });
    return { tables: [tableOf("costs", COLUMNS, rows)], charts: [], notes: [note("tokens-counted")] };
  },
};

/** Means over questions. */
function costsOf(rows: readonly QuestionRow[]): readonly AnalysisValue[] {
  const mean = (figure: (row: QuestionRow) => number) => meanOf(rows.map(figure));
  const calls = mean((row) => row.calls);
  const perCall = (total: number) => (calls === 0 ? null : total / calls);
  const prompt = mean(({ tokens }) => tokens.prompt);
  const generated = mean(({ tokens }) => tokens.generated);
  return [
    ...[rows.length, calls, perCall(prompt + generated), perCall(generated)],
    ...[prompt + generated, intervalOf(rows, ({ tokens }) => tokens.prompt + tokens.generated)],
    ...[prompt, mean(({ tokens }) => tokens.cached)],
    ...[generated, intervalOf(rows, ({ tokens }) => tokens.generated)],
    mean(({ seconds }) => seconds),
  ];
}

/** Of the mean, clustered by question: repeats ask the same ones. */
function intervalOf(rows: readonly QuestionRow[], figure: (row: QuestionRow) => number): Interval {
  const [low, high] = clusteredInterval(
    rows.map(figure),
    rows.map(({ id }) => id),
  );
  return [Math.max(0, low), high];
}

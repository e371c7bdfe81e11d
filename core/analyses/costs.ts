import { costsPerQuestion } from "../evaluation/costs.ts";
import type { QuestionRow } from "../evaluation/question-row.ts";
import { clusteredInterval } from "../scoring/clustered.ts";
import type { AnalysisValue, Interval } from "./analysis.ts";
import { column, note, tableOf, type Analyst } from "./findings.ts";
import { SETTING_COLUMNS, settingCells } from "./measured.ts";
import { namesOf, settingsOf } from "./settings.ts";
import { askedRows } from "./worth.ts";

const COLUMNS = [
  ...[...SETTING_COLUMNS, column("questions", "count"), column("calls", "number")],
  ...[column("tokens-per-call", "number"), column("generated-per-call", "number")],
  ...[column("tokens", "number"), column("tokens-interval", "interval")],
  ...[column("prompt", "number"), column("cached", "number")],
  ...[column("generated", "number"), column("generated-interval", "interval"), column("seconds", "number")],
];

/** Calls a question, tokens a call and a question (CFMAD, table 3). */
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

/** Means over questions, of which there is at least one. */
function costsOf(rows: readonly QuestionRow[]): readonly AnalysisValue[] {
  const { calls, tokens, seconds } = costsPerQuestion(rows);
  const { prompt, cached, generated } = tokens;
  const perCall = (total: number) => (calls === 0 ? null : total / calls);
  return [
    ...[rows.length, calls, perCall(prompt + generated), perCall(generated)],
    ...[prompt + generated, intervalOf(rows, (row) => row.tokens.prompt + row.tokens.generated)],
    ...[prompt, cached],
    ...[generated, intervalOf(rows, (row) => row.tokens.generated), seconds],
  ];
}

/** Of the mean, clustered by question: repeats ask the same ones. A single question says nothing of others. */
function intervalOf(rows: readonly QuestionRow[], figure: (row: QuestionRow) => number): Interval | null {
  const questions = rows.map(({ id }) => id);
  if (new Set(questions).size === 1) return null;
  return clusteredInterval(rows.map(figure), questions, [0, Infinity]);
}

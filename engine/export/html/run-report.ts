import type { EvalReport } from "../../../core/evaluation/evaluate.ts";
import { percent } from "../../../core/figure-words.ts";
import { wilsonInterval } from "../../../core/scoring/statistics.ts";
import type { AskReport, RunDetails } from "../../contract/reports.ts";
import {
  count,
  accuracyFigures,
  costFigures,
  experienceFigures,
  isAsk,
  tokenFigures,
  type Figure,
} from "../figures.ts";
import { runSettings } from "../settings.ts";
import { intervalChart } from "./intervals.ts";
import { curveChart } from "./lines.ts";
import { html, type Markup } from "./markup.ts";
import { captioned, figureList, page, section, settingsTable, troubles } from "./page.ts";
import { questionTable } from "./questions.ts";

/** The report of an evaluation or of a single question. */
export function runReport(details: RunDetails): Iterable<string> {
  const { kind, strategy, model, data, run, started } = details;
  const title = kind === "ask" ? `${strategy} · one question` : `${strategy} on ${data ?? "a data file"}`;
  return page(title, `${model} · ${run} · ${started.slice(0, 10)} · Counterpoint`, parts(details));
}

function* parts(details: RunDetails): Generator<Markup> {
  const { report, transcripts, error, warnings } = details;
  yield troubles(error, warnings);
  if (isAsk(report)) yield answerSection(report);
  else if (report !== null) yield* evalSections(report, details);
  yield section("Questions", questionTable(transcripts));
  yield section("Settings", settingsTable(runSettings(details)));
}

function answerSection({ answer, agreement, calls, tokens, seconds }: AskReport): Markup {
  const others: readonly Figure[] = [
    ...(agreement === null ? [] : [["Agreement", percent(agreement)] as const]),
    ["Calls", count(calls)],
    ...tokenFigures(tokens),
    ["Time", `${seconds.toFixed(1)} s`],
  ];
  return section("Answer", figureList([["Answer", answer ?? "unanswered"]], others));
}

function* evalSections(report: EvalReport, { done, questions }: RunDetails): Generator<Markup> {
  const { accuracy, experience, compared, correct } = report;
  const headline: readonly Figure[] = accuracy === null ? [] : [["Accuracy", percent(accuracy)]];
  const others: readonly Figure[] = [
    ...(accuracy === null ? [] : [["Right", `${correct} of ${compared}`] as const]),
    ...accuracyFigures(report).slice(headline.length),
    ...experienceFigures(experience),
    ...costFigures(report),
  ];
  yield section("Result", [
    figureList(headline, others),
    html`<p class="note">${done} of ${questions} questions came to their end.</p>`,
  ]);
  if (compared > 0) yield section("Accuracy", accuracyCharts(report));
  if (experience !== null) yield section("Learning curve", learningCurve(experience.tenths));
}

function accuracyCharts({ accuracy, interval, byDifficulty }: EvalReport): Markup {
  const all = accuracy === null ? [] : [{ label: "all questions", value: accuracy, interval }];
  const groups = (byDifficulty ?? []).map(({ difficulty, accuracy: value, interval: own }) => ({
    ...{ label: difficulty, value, interval: own },
  }));
  const title = groups.length === 0 ? "Accuracy" : "Accuracy by difficulty";
  return captioned(`${title}, with 95 % Wilson intervals`, intervalChart(title, [...all, ...groups]));
}

function learningCurve(tenths: NonNullable<EvalReport["experience"]>["tenths"]): Markup {
  const points = tenths
    .filter(({ compared }) => compared > 0)
    .map(({ to, correct, compared }) => ({
      ...{ x: to, value: correct / compared, interval: wilsonInterval(correct, compared) },
    }));
  return captioned(
    "Right answers in each tenth of the questions, in the order of the file, with 95 % Wilson intervals",
    curveChart("Learning curve", "questions so far", points),
  );
}

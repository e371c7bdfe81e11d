import { sameAnswer } from "../answer.ts";
import { isRight } from "../scoring/given-answer.ts";
import { isCompared } from "../scoring/score.ts";
import type { QuestionTranscript } from "../transcript.ts";
import type { AnalysedRun, AnalysisChart, AnalysisNote, AnalysisTable } from "./analysis.ts";
import { intervalsChart } from "./charts.ts";
import { column, note, tableOf, type Analyst } from "./findings.ts";
import { RUN_COLUMNS, runCells } from "./measured.ts";
import { inEnded, observed } from "./observed.ts";
import { namesOf, singleRuns, type SettingNames, type SingleRun } from "./settings.ts";
import { shareOf } from "./worth.ts";

/** What overconfidence is in a method (CFMAD, fig. 2). */
interface Definition {
  /** Number of agents that it is defined for; null where the method has no such option. */
  readonly agents: number | null;
  /** Asked only of questions with a wrong answer. */
  readonly holds: (question: QuestionTranscript) => boolean;
}

/** Of 7 samples. */
const SAME_SAMPLES = 6;

interface OverconfidentRun extends SingleRun {
  /** Questions with a wrong answer. */
  readonly wrong: number;
  readonly overconfident: number;
}

const DEFINITIONS: Readonly<Partial<Record<string, Definition>>> = {
  "self-reflection": { agents: null, holds: (question) => areSameWrong(["reason", "revise"], question) },
  "self-consistency": { agents: 7, holds: areMostSamplesSameWrong },
  "self-contrast": {
    agents: null,
    holds: (question) => areSameWrong(["answer-1", "answer-2", "answer-3"], question),
  },
  mad: {
    agents: 3,
    holds: (question) => areSameWrong(["round-1/agent-1", "round-1/agent-2", "round-1/agent-3"], question),
  },
};

/** How many wrong answers a method never doubted (CFMAD, fig. 2). */
export const overconfidence: Analyst = {
  lacks: (runs) =>
    runs.some((run) => definitionOf(run) !== undefined)
      ? null
      : "None of these runs is of a method that the paper defines overconfidence for: self-reflection, self-contrast, " +
        "self-consistency of 7 agents, mad of 3. Make one: counterpoint eval --data FILE --strategy self-reflection.",

  find(runs) {
    const found = singleRuns(runs).flatMap((single): OverconfidentRun[] => {
      const definition = definitionOf(single.run);
      return definition === undefined ? [] : [{ ...single, ...countIn(single.run, definition) }];
    });
    const names = namesOf(found);
    return {
      tables: [sharesTable(found, names)],
      charts: [sharesChart(found, names)],
      notes: [note("overconfidence"), ...runs.flatMap(leftOut)],
    };
  },
};

/** @returns undefined for another method, or another number of agents */
function definitionOf({ manifest }: AnalysedRun): Definition | undefined {
  const definition = DEFINITIONS[manifest.strategy];
  if (definition === undefined) return undefined;
  const fits = definition.agents === null || definition.agents === manifest.options.agents;
  return fits ? definition : undefined;
}

function leftOut(run: AnalysedRun): readonly AnalysisNote[] {
  const { strategy, options } = run.manifest;
  const needed = DEFINITIONS[strategy]?.agents;
  if (typeof needed !== "number" || needed === options.agents) return [];
  const agents = typeof options.agents === "number" ? options.agents : "?";
  return [note("needs-agents", { run: run.run, method: strategy, needed, agents })];
}

function countIn(run: AnalysedRun, { holds }: Definition): { wrong: number; overconfident: number } {
  const wrong = inEnded(run, (question) => (isAnsweredWrongly(question) ? [holds(question)] : [])).flat();
  return { wrong: wrong.length, overconfident: wrong.filter(Boolean).length };
}

function sharesTable(found: readonly OverconfidentRun[], names: SettingNames): AnalysisTable {
  const columns = [
    ...[...RUN_COLUMNS, column("wrong", "count"), column("overconfident", "count")],
    ...[column("share", "share"), column("interval", "interval")],
  ];
  const rows = found.map((run) => {
    const { value, interval } = shareOf(run.overconfident, run.wrong);
    const share = run.wrong === 0 ? [null, null] : [value, interval];
    return [...runCells(run, names), run.wrong, run.overconfident, ...share];
  });
  return tableOf("overconfidence", columns, rows);
}

function sharesChart(found: readonly OverconfidentRun[], names: SettingNames): AnalysisChart {
  const items = found
    .filter(({ wrong }) => wrong > 0)
    .map((run) => ({ label: names.label(run), ...shareOf(run.overconfident, run.wrong) }));
  return intervalsChart("overconfidence", items);
}

function isAnsweredWrongly({ asked, result }: QuestionTranscript): boolean {
  return result !== null && result.answer !== null && isCompared(asked.answerType) && result.correct !== true;
}

/** Whether all turns at these paths hold one answer, which is wrong. */
function areSameWrong(paths: readonly string[], question: QuestionTranscript): boolean {
  const { asked, result } = question;
  const [first = null, ...others] = paths.map((path) => positionAt(path, question));
  if (first === null || result === null) return false;
  const isSame = (other: string | null) => other !== null && isSameAnswer(first, other, question);
  return others.every(isSame) && isRight(first, asked, result) === false;
}

function positionAt(path: string, question: QuestionTranscript): string | null {
  return observed(question, "position", path).at(-1)?.answer ?? null;
}

/** Queries that are written otherwise count as other answers: nothing is executed here. */
function isSameAnswer(left: string, right: string, { asked }: QuestionTranscript): boolean {
  return asked.answerType === "sql" ? left === right : sameAnswer(left, right, asked.answerType);
}

function areMostSamplesSameWrong(question: QuestionTranscript): boolean {
  const { asked, result } = question;
  const most = observed(question, "answers-counted").at(-1)?.votes[0];
  if (most === undefined || result === null) return false;
  return most.agents.length >= SAME_SAMPLES && isRight(most.answer, asked, result) === false;
}

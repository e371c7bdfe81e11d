import { isCompared } from "../scoring/score.ts";
import type { QuestionTranscript } from "../transcript.ts";
import type { AnalysedRun, AnalysisChart, AnalysisTable } from "./analysis.ts";
import { linesChart } from "./charts.ts";
import { divided, dividedChart, type Divided } from "./divided.ts";
import { column, tableOf, type Analyst } from "./findings.ts";
import { RUN_COLUMNS, runCells } from "./measured.ts";
import { inEnded, observed, type ObservationOf } from "./observed.ts";
import { namesOf, singleRuns, type SettingNames } from "./settings.ts";
import type { NameId } from "./words.ts";
import { shareOf, askedRows } from "./worth.ts";

const FAILED: NameId = "failed";

type DebateEnd = ObservationOf<"debate-ended">;

/** How the debate about a question ended. */
interface Debate {
  /** Null if it failed before its end. */
  readonly end: DebateEnd | null;
  /** Null for answers that are neither right nor wrong. */
  readonly correct: boolean | null;
}

interface DebatedRun extends Divided {
  readonly debates: readonly Debate[];
}

/** After which round debates end that may end early, and how right they are by that round (MAD; Liang et al.). */
export const rounds: Analyst = {
  lacks: (runs) =>
    runs.some(mayBreak)
      ? null
      : "None of these runs is a debate that may end before its last round. Make one: " +
        "counterpoint eval --data FILE --strategy mad-judge.",

  find(runs) {
    const debated = runs.filter(mayBreak).flatMap(debatesOf);
    const names = namesOf(debated);
    return {
      tables: [roundsTable(debated, names)],
      charts: [dividedChart("rounds", debated, names), accuracyChart(debated, names)],
      notes: [],
    };
  },
};

function mayBreak(run: AnalysedRun): boolean {
  const { strategy, options } = run.manifest;
  return strategy === "mad-judge" && options.adaptiveBreak !== false && askedRows(run).length > 0;
}

function debatesOf(run: AnalysedRun): readonly DebatedRun[] {
  const debates = inEnded(run, debateOf);
  const last = Math.max(0, ...debates.map(({ end }) => end?.round ?? 0));
  const all = Array.from({ length: last }, (_, index) => String(index + 1));
  return singleRuns([run])
    .flatMap((single) => divided(single, all, debates.map(partOf)))
    .map((each) => ({ ...each, debates }));
}

function debateOf(question: QuestionTranscript): Debate {
  const end = observed(question, "debate-ended").at(-1) ?? null;
  const { asked, result } = question;
  return {
    end: result === null ? null : end,
    correct: isCompared(asked.answerType) ? result?.correct === true : null,
  };
}

/** The round, or `failed`. */
function partOf({ end }: Debate): string {
  return end === null ? FAILED : String(end.round);
}

function roundsTable(debated: readonly DebatedRun[], names: SettingNames): AnalysisTable {
  const columns = [
    ...[...RUN_COLUMNS, column("round", "text"), column("questions", "count")],
    ...[column("share", "share"), column("share-interval", "interval")],
    ...[column("by-preference", "count"), column("by-equal-results", "count"), column("by-rounds", "count")],
    ...[column("correct", "count"), column("accuracy", "share"), column("interval", "interval")],
  ];
  const rows = debated.flatMap((run) =>
    [...run.parts.keys()].map((round) => {
      const its = run.debates.filter((debate) => partOf(debate) === round);
      const share = shareOf(its.length, run.questions);
      const byWhy = (why: DebateEnd["why"]) => its.filter(({ end }) => end?.why === why).length;
      return [
        ...[...runCells(run, names), round, its.length, share.value, share.interval],
        ...[byWhy("preference"), byWhy("equal-results"), byWhy("rounds")],
        ...accuracyCells(its),
      ];
    }),
  );
  return tableOf("rounds", columns, rows);
}

function accuracyCells(debates: readonly Debate[]) {
  const { correct, compared } = countOf(debates);
  const { value, interval } = shareOf(correct, compared);
  return compared === 0 ? [null, null, null] : [correct, value, interval];
}

function countOf(debates: readonly Debate[]): { correct: number; compared: number } {
  const compared = debates.filter(({ correct }) => correct !== null);
  return { correct: compared.filter(({ correct }) => correct).length, compared: compared.length };
}

function accuracyChart(debated: readonly DebatedRun[], names: SettingNames): AnalysisChart {
  const series = debated.map((run) => {
    const byRound = Map.groupBy(run.debates, ({ end }) => end?.round ?? null);
    const points = [...byRound].flatMap(([round, debates]) => {
      const { correct, compared } = countOf(debates);
      return round === null || compared === 0 ? [] : [{ x: round, ...shareOf(correct, compared) }];
    });
    return { name: names.label(run), points: points.sort((left, right) => left.x - right.x) };
  });
  return linesChart("rounds-accuracy", "round", series);
}

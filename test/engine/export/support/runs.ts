import { evaluationReport, figuresOf } from "../../../../core/evaluation/evaluate.ts";
import { evaluatedRepository } from "../../../../core/evaluation/experience-figures.ts";
import type { Observation, QuestionResult, RunManifest, Turn } from "../../../../core/events.ts";
import type { ChatMessage, TokenCounts } from "../../../../core/model.ts";
import type { Question } from "../../../../core/question.ts";
import type { CellReport, SweepReport } from "../../../../core/sweep/report.ts";
import type { ObservationTranscript, QuestionTranscript } from "../../../../core/transcript.ts";
import type { RunDetails, SweepDetails } from "../../../../engine/contract/reports.ts";
import type { SweepSource } from "../../../../engine/export/source.ts";
import { MANIFEST } from "../../doubles.ts";

const START = Date.UTC(2025, 2, 4, 10);
const TOKENS: TokenCounts = { prompt: 100, cached: 40, generated: 30 };

/** A turn that said something. */
export function turn(path: string, text: string, more: Partial<Turn> = {}): Turn {
  return {
    ...{ path, role: "solver", messages: asking("How many?"), text, reasoning: null, ended: "stop" },
    sampling: { temperature: 1, topP: 1, topK: 0, minP: 0, seed: 1, maxTokens: 64, stop: [] },
    ...{ tokens: TOKENS, seconds: 1.5 },
    ...more,
  };
}

export function asking(text: string): readonly ChatMessage[] {
  return [{ role: "user", content: text }];
}

interface Asked {
  readonly asked?: Partial<Question>;
  readonly gold?: string;
  /** Further answers that count as right. */
  readonly accepted?: readonly string[];
  readonly difficulty?: string;
  readonly answer?: string | null;
  readonly score?: number;
  /** Replies that were cut off. */
  readonly cutOff?: number;
  readonly turns?: readonly Turn[];
  readonly observations?: readonly (readonly [path: string, observation: Observation, after?: number])[];
  /** It failed with these words. */
  readonly error?: string;
}

/** A question that came to its end; its answer is right if it is the gold one. */
export function question(id: string, given: Asked = {}): QuestionTranscript {
  const { gold = "12", answer = "12", accepted, difficulty, score, cutOff, error } = given;
  const turns = given.turns ?? [turn("solver-1", `The answer is ${answer ?? "unknown"}.`)];
  const asked: Question = {
    ...{ id, text: "How many legs have three cats?", answerType: "number", choices: [] },
    ...given.asked,
  };
  const known = { gold, ...(accepted && { accepted }), ...(difficulty !== undefined && { difficulty }) };
  const tokens = { prompt: 100 * turns.length, cached: 40 * turns.length, generated: 30 * turns.length };
  const result: QuestionResult = {
    ...{ answer, agreement: null, calls: turns.length, tokens, seconds: 2, correct: answer === gold },
    ...known,
    ...(score !== undefined && { score, correct: null }),
    ...(cutOff !== undefined && { cutOff }),
  };
  return {
    ...{ id, asked, state: error === undefined ? "done" : "failed", calls: turns.length, tokens },
    turns: turns.map((finished) => ({
      ...{ path: finished.path, role: finished.role, sampling: finished.sampling, liveText: "", finished },
    })),
    observations: (given.observations ?? []).map(
      ([path, observation, after = turns.length]): ObservationTranscript => ({ after, path, observation }),
    ),
    result: error === undefined ? result : null,
    error: error === undefined ? null : { code: "model-run", message: error, details: {} },
    ...(error !== undefined && { known }),
    ...{ started: START, finished: START + 2000, activeFrom: 0, activeTo: 2000 },
  };
}

/** An evaluation of these questions that is done. */
export function evaluation(
  transcripts: readonly QuestionTranscript[],
  {
    manifest = {},
    ...more
  }: Partial<Omit<RunDetails, "manifest">> & { manifest?: Partial<RunManifest> } = {},
): RunDetails {
  const run = more.run ?? "eval-1";
  const { length: questions } = transcripts;
  const whole: RunManifest = {
    ...MANIFEST,
    data: { file: "sums.jsonl", sha256: "1".repeat(64), questions, skippedLines: [] },
    ...manifest,
  };
  const figures = transcripts.flatMap((each) => figuresOf(each) ?? []);
  const repository = evaluatedRepository(whole.experience, questions);
  return {
    ...{ run, kind: "eval", strategy: whole.strategy, model: whole.model.name, data: "sums.jsonl" },
    ...{ state: "done", done: questions, questions, error: null, warnings: [], transcripts },
    ...{ started: new Date(START).toISOString(), finished: new Date(START + 60_000).toISOString() },
    manifest: whole,
    report: evaluationReport(run, figures, 60, repository, whole.maxTokens),
    ...more,
  };
}

/** A cell of a sweep with one repeat, whose run is `cell-N`. */
export function cell(
  number: number,
  settings: CellReport["settings"],
  [correct, compared]: readonly [number, number] = [3, 4],
  generated = 100,
): CellReport {
  const accuracy = correct / compared;
  const run = `cell-${number}`;
  return {
    ...{ cell: number, strategy: "crowd", model: "scripted", options: settings, settings, state: "done" },
    repeats: [
      { run, repeat: 0, seed: 4_000_000_000, questions: compared, compared, correct, accuracy, score: null },
    ],
    ...{ error: null, ended: compared, questions: compared, unanswered: 0, failed: 0 },
    ...{ compared, correct, accuracy },
    interval: [Math.max(0, accuracy - 0.1), Math.min(1, accuracy + 0.1)],
    ...{ score: null, scoreInterval: null },
    perQuestion: { calls: 2, tokens: { ...TOKENS, generated }, seconds: 3 },
  };
}

/** A sweep over agents and temperature with these cells. */
export function sweep(
  cells: readonly CellReport[],
  axes: SweepReport["axes"],
  runs: readonly RunDetails[] = [],
): SweepSource {
  const data = { file: "sums.jsonl", sha256: "1".repeat(64), questions: 4, skippedLines: [] };
  const done = cells.reduce((sum, { questions }) => sum + questions, 0);
  const followed = cells.filter(({ state }) => state !== "stopped" && state !== "failed");
  const [first] = followed.toSorted((left, right) => (right.accuracy ?? 0) - (left.accuracy ?? 0));
  const best = first?.cell ?? null;
  const details: SweepDetails = {
    ...{ run: "sweep-1", kind: "sweep", strategy: "crowd", model: "scripted", data: "sums.jsonl" },
    ...{ state: "done", done, questions: done, error: null, warnings: [] },
    ...{ started: new Date(START).toISOString(), finished: new Date(START + 60_000).toISOString() },
    manifest: {
      ...{ kind: "sweep", plan: { axes, cells, repeats: 1, search: { kind: "grid" } }, seed: 0, data },
      ...{ concurrency: null, versions: {}, machine: "a machine" },
    },
    report: {
      ...{ run: "sweep-1", data: data.file, questionsPerCell: 4, axes, repeats: 1, search: { kind: "grid" } },
      ...{ rungs: [], cells, best, pareto: best === null ? [] : [best], questions: done, calls: done * 2 },
      ...{ tokens: TOKENS, seconds: 60 },
    },
  };
  return { sweep: details, manifests: runs.map(({ manifest }) => manifest), runs };
}

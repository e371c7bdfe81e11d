import type { AnalysedRun } from "../../core/analyses/analysis.ts";
import type { QuestionRow } from "../../core/evaluation/question-row.ts";
import type { RunManifest, Turn } from "../../core/events.ts";
import { addTokens, NO_TOKENS, type ModelInfo } from "../../core/model.ts";
import type { Question } from "../../core/question.ts";
import type { ObservationTranscript, QuestionTranscript } from "../../core/transcript.ts";
import { describedModel } from "./models.ts";

const SAMPLING = { temperature: 1, topP: 1, topK: 0, minP: 0, seed: 0, maxTokens: 512, stop: [] };

/** A model's description; names that differ are different models. */
export function modelInfo(name: string): ModelInfo {
  return describedModel({ name, parameters: 1_000_000, sha256: `${name}-sha256`, prompts: "standard" });
}

/** What an evaluation is known by, of 10 questions in `questions.jsonl`. */
export function runManifest(given: Partial<RunManifest> = {}): RunManifest {
  return {
    kind: "eval",
    strategy: "zero-shot-cot",
    options: {},
    promptSet: "standard",
    promptVersions: {},
    seed: 0,
    maxTokens: 512,
    concurrency: 1,
    model: modelInfo("practice"),
    embedder: null,
    data: { file: "questions.jsonl", sha256: "data-sha256", questions: 10, skippedLines: [] },
    versions: {},
    machine: "test",
    ...given,
  };
}

/** An answered question: one call of 100 new tokens; its answer `1` is right if `correct` says so, else `2` is wrong. */
export function questionRow(id: string, correct: boolean, given: Partial<QuestionRow> = {}): QuestionRow {
  return {
    id,
    outcome: "answered",
    correct,
    answer: correct ? "1" : "2",
    gold: "1",
    agreement: null,
    answerType: "number",
    calls: 1,
    tokens: { prompt: 50, cached: 0, generated: 100 },
    seconds: 1,
    ...given,
  };
}

/** Rows `q1`, `q2`, … from a word of `+` for right, `-` for wrong. */
export function rowsOf(outcomes: string, given: Partial<QuestionRow> = {}): readonly QuestionRow[] {
  return Array.from(outcomes, (outcome, index) => questionRow(`q${index + 1}`, outcome === "+", given));
}

/** A finished turn of so many new tokens. */
export function turnOf(path: string, text: string, given: Partial<Turn> & { generated?: number } = {}): Turn {
  const { generated = 100, ...parts } = given;
  return {
    path,
    role: "solver",
    messages: [],
    text,
    reasoning: null,
    ended: "stop",
    sampling: SAMPLING,
    tokens: { prompt: 50, cached: 0, generated },
    seconds: 1,
    ...parts,
  };
}

/** What the transcript of a question holds beside its row. */
export interface Said {
  readonly asked?: Partial<Question>;
  readonly turns?: readonly Turn[];
  readonly observations?: readonly ObservationTranscript[];
}

/** The transcript that belongs to a row. */
export function questionTranscript(
  row: QuestionRow,
  { asked = {}, turns = [], observations = [] }: Said = {},
): QuestionTranscript {
  const known = row.gold === undefined ? {} : { gold: row.gold };
  const failed = row.outcome === "failed";
  const { id, answer, agreement, answerType, calls, tokens, seconds, correct, score } = row;
  return {
    id,
    asked: { id, text: `What is ${id}?`, answerType, choices: [], ...asked },
    state: failed ? "failed" : "done",
    turns: turns.map((turn) => ({
      path: turn.path,
      role: turn.role,
      sampling: turn.sampling,
      liveText: "",
      finished: turn,
    })),
    observations,
    result: failed
      ? null
      : {
          ...{ answer, agreement, calls, tokens, seconds, correct },
          ...(score !== undefined && { score }),
          ...known,
        },
    error: failed ? { code: "model-run", message: "The model failed.", details: {} } : null,
    ...(failed && { known }),
    calls: turns.length,
    tokens: turns.reduce((sum, turn) => addTokens(sum, turn.tokens), NO_TOKENS),
    started: 0,
    finished: seconds * 1000,
    activeFrom: 0,
    activeTo: seconds * 1000,
  };
}

/** What a test says of a stored run; everything else is as usual. */
export interface GivenRun extends Partial<Omit<AnalysedRun, "manifest" | "asked" | "transcripts">> {
  readonly strategy?: string;
  readonly options?: RunManifest["options"];
  readonly seed?: number;
  /** Name of the model. */
  readonly model?: string;
  readonly manifest?: Partial<RunManifest>;
  /** What was asked, said and seen, by question. */
  readonly said?: Readonly<Record<string, Said>>;
}

/** A stored run; its transcripts have the turns and observations that the test gives. */
export function analysedRun(given: GivenRun = {}): AnalysedRun {
  const { strategy = "zero-shot-cot", options = {}, seed = 0, model = "practice" } = given;
  const { rows = [], said = {} } = given;
  return {
    run: given.run ?? strategy,
    manifest: runManifest({ strategy, options, seed, model: modelInfo(model), ...given.manifest }),
    rows,
    cell: given.cell ?? null,
    repeat: given.repeat ?? 0,
    ...(given.givenUp && { givenUp: given.givenUp }),
    asked: () => rows.map((row) => questionTranscript(row, said[row.id]).asked),
    *transcripts() {
      for (const row of rows) yield questionTranscript(row, said[row.id]);
    },
  };
}

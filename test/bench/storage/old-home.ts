import { mkdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { RunManifest, Turn } from "../../../core/events.ts";
import { randomNumbers } from "../../../core/random.ts";
import { databasePath, PAGE_BYTES, transaction } from "../../../engine/storage/database.ts";
import { MIGRATIONS } from "../../../engine/storage/migrations.ts";
import { newRunId } from "../../../engine/storage/run-id.ts";
import { describedModel } from "../../support/models.ts";

/** The last form of the store in which nothing was kept of questions but their events. */
const FORM = 3;
const TURNS = 3;
const TURN_CHARACTERS = 600;
const QUESTION_CHARACTERS = 250;

const SAMPLING = { temperature: 0.7, topP: 0.95, topK: 40, minP: 0, seed: 1, maxTokens: 512, stop: [] };

/**
 * Writes a home of finished evaluations in the form before this one.
 * @param questions of each run
 * @param pageBytes size of the file's pages
 * @returns the ids of the runs, in the same order
 */
export function writeOldHome(
  home: string,
  questions: readonly number[],
  pageBytes: number = PAGE_BYTES,
): readonly string[] {
  mkdirSync(home, { recursive: true });
  const database = new DatabaseSync(databasePath(home));
  database.exec(`PRAGMA page_size = ${pageBytes}; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF`);
  for (const step of MIGRATIONS.slice(0, FORM)) if (typeof step === "string") database.exec(step);
  database.exec(`PRAGMA user_version = ${FORM}`);
  const random = randomNumbers(1);
  const runs = questions.map((count, index) => {
    const run = newRunId(Date.UTC(2026, 0, 1, 0, index));
    transaction(database, () => writeRun(database, run, count, random));
    return run;
  });
  database.close();
  return runs;
}

function writeRun(database: DatabaseSync, run: string, questions: number, random: () => number): void {
  const started = Date.UTC(2026, 0, 1);
  database
    .prepare(
      `INSERT INTO runs
         (run, kind, strategy, model, data, questions, state, started, pid, process_started, title, request)
       VALUES (?, 'eval', 'self-consistency', 'model', 'data.jsonl', ?, 'done', ?, 1, 0, 'data.jsonl', '{}')`,
    )
    .run(run, questions, started);
  const insert = database.prepare(
    "INSERT INTO events (run, seq, question, type, time, body) VALUES (?, ?, ?, ?, ?, ?)",
  );
  let seq = 0;
  const append = (question: string | null, type: string, body: object): void => {
    insert.run(run, seq, question, type, started + seq, JSON.stringify(body));
    seq += 1;
  };
  append(null, "run-started", { manifest: manifestOf(questions) });
  for (let index = 0; index < questions; index += 1) appendQuestion(append, `q${index}`, random);
  append(null, "run-finished", { state: "done", error: null });
}

type Append = (question: string | null, type: string, body: object) => void;

function appendQuestion(append: Append, id: string, random: () => number): void {
  const text = wordsOf(random, QUESTION_CHARACTERS);
  const paths = Array.from({ length: TURNS }, (_, index) => `agent-${index + 1}`);
  append(id, "question-started", { asked: { id, text, answerType: "number", choices: [] } });
  for (const path of paths) append(id, "turn-started", { path, role: "solver", sampling: SAMPLING });
  for (const path of paths) {
    append(id, "turn-finished", { path, turn: turnOf(path, text, wordsOf(random, TURN_CHARACTERS)) });
  }
  const votes = [{ answer: "12", agents: [1, 2, 3] }];
  append(id, "observed", { path: "vote", observation: { kind: "answers-counted", votes, unanswered: [] } });
  const tokens = { prompt: 80 * TURNS, cached: 60 * TURNS, generated: 150 * TURNS };
  const costs = { calls: TURNS, tokens, seconds: 2.5 };
  const result = { answer: "12", agreement: 1, gold: "12", correct: random() < 0.6, ...costs };
  append(id, "question-finished", { result });
}

function turnOf(path: string, question: string, text: string): Turn {
  return {
    path,
    role: "solver",
    messages: [{ role: "user", content: `${question}\n\nThink step by step.` }],
    text,
    reasoning: null,
    ended: "stop",
    sampling: SAMPLING,
    tokens: { prompt: 80, cached: 60, generated: 150 },
    seconds: 2.5,
  };
}

/** Words of made-up letters, about as many characters together. */
function wordsOf(random: () => number, characters: number): string {
  let text = "";
  while (text.length < characters)
    text += `${random()
      .toString(36)
      .slice(2, 4 + Math.floor(random() * 8))} `;
  return text;
}

function manifestOf(questions: number): RunManifest {
  return {
    kind: "eval",
    strategy: "self-consistency",
    options: { agents: TURNS, temperature: 0.7 },
    promptSet: "standard",
    promptVersions: { "zero-shot-cot": "standard-1" },
    seed: 0,
    maxTokens: 512,
    concurrency: 8,
    model: describedModel({ name: "model", parameters: 1e9, prompts: "standard" }),
    embedder: null,
    data: { file: "data.jsonl", sha256: "1".repeat(64), questions, skippedLines: [] },
    versions: { counterpoint: "0.1.0" },
    machine: "a machine",
  };
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RunEvent } from "../../../core/events.ts";
import { openEngine, type Engine, type Listener, type LoadedModel } from "../../../engine/index.ts";
import { readDataset } from "../../../engine/datasets/read-dataset.ts";

/** The 50 questions that come with the project. */
export const SAMPLES = fileURLToPath(new URL("../../../engine/samples/word-problems.jsonl", import.meta.url));

/** Texts of the sample questions, in order. */
export async function sampleQuestions(): Promise<readonly string[]> {
  return (await readDataset(SAMPLES, {})).questions.map(({ text }) => text);
}

/** Opens an engine on a home of its own, whose only model is the given one. */
export async function withEngine<Result>(
  loadModel: () => Promise<LoadedModel>,
  work: (engine: Engine) => Promise<Result>,
): Promise<Result> {
  const home = await mkdtemp(join(tmpdir(), "counterpoint-bench-"));
  try {
    const engine = await openEngine({ home, loadModel });
    try {
      return await work(engine);
    } finally {
      await engine.close();
    }
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** What a run said and concluded. */
export interface Outcome {
  /** By question; null: unanswered or failed. */
  readonly answers: ReadonlyMap<string, string | null>;
  /** By question and path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly failed: number;
  /** Calls that were made once more after the model had failed. */
  readonly retried: number;
}

/** Gathers the outcome of a run from its events. */
export function outcomeRecorder(): { readonly listen: Listener; readonly outcome: () => Outcome } {
  const answers = new Map<string, string | null>();
  const texts = new Map<string, string>();
  let [failed, retried] = [0, 0];
  const listen = (event: RunEvent): void => {
    const { question } = event;
    if (question === null) return;
    if (event.type === "turn-finished") texts.set(`${question} ${event.path}`, event.turn.text);
    if (event.type === "question-finished") answers.set(question, event.result.answer);
    if (event.type === "observed" && event.observation.kind === "warning") retried += 1;
    if (event.type === "question-failed") {
      answers.set(question, null);
      failed += 1;
    }
  };
  return { listen, outcome: () => ({ answers, texts, failed, retried }) };
}

/** Share of all keys under which both hold the same. */
export function shareSame<Value>(
  left: ReadonlyMap<string, Value>,
  right: ReadonlyMap<string, Value>,
): number {
  const keys = [...new Set([...left.keys(), ...right.keys()])];
  const same = keys.filter((key) => left.has(key) && right.has(key) && left.get(key) === right.get(key));
  return same.length / keys.length;
}

import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EvalReport } from "../../core/evaluation/evaluate.ts";
import type { RunDetails } from "../../engine/contract/reports.ts";
import { exportRun } from "../../engine/export/export.ts";
import { evaluation, question, turn } from "../engine/export/support/runs.ts";

const INSPECT = "inspect_ai==0.3.285";
const MINUTES = 60_000;

const run = promisify(execFile);
const onWindows = process.platform === "win32";

let folder: string;
let python: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "counterpoint-inspect-"));
  const environment = join(folder, "venv");
  await run(onWindows ? "python" : "python3", ["-m", "venv", environment]);
  python = onWindows ? join(environment, "Scripts", "python.exe") : join(environment, "bin", "python");
  await run(python, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", INSPECT]);
}, 10 * MINUTES);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Reads a log with Inspect's own reader, also its head alone, and recomputes its metrics with Inspect's own functions. */
const READ = `
import json, sys
from inspect_ai.log import read_eval_log
from inspect_ai.scorer import Score, accuracy, mean, stderr
from inspect_ai.scorer._metric import SampleScore

log = read_eval_log(sys.argv[1])
head = read_eval_log(sys.argv[1], header_only=True)
def recomputed(name):
    scores = [SampleScore(score=sample.scores[name]) for sample in log.samples if name in (sample.scores or {})]
    return {"mean": (accuracy() if name == "correct" else mean())(scores), "stderr": stderr()(scores)}
print(json.dumps({
    "version": log.version, "status": log.status, "head": head.results == log.results,
    "task": log.eval.task, "model": log.eval.model, "solver": log.eval.solver, "created": log.eval.created,
    "samples": [{
        "id": sample.id, "target": sample.target, "choices": sample.choices,
        "input": sample.input, "completion": sample.output.completion,
        "error": sample.error.message if sample.error else None,
        "scores": {name: score.value for name, score in (sample.scores or {}).items()},
        "messages": [[message.role, message.text, message.metadata["path"], message.metadata["role"]] for message in sample.messages],
    } for sample in log.samples],
    "results": {score.name: {name: metric.value for name, metric in score.metrics.items()} for score in log.results.scores},
    "recomputed": {score.name: recomputed(score.name) for score in log.results.scores},
    "usage": {name: usage.model_dump() for name, usage in log.stats.model_usage.items()},
}))
`;

interface ReadLog {
  readonly status: string;
  readonly head: boolean;
  readonly samples: readonly Readonly<Record<string, unknown>>[];
  readonly results: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly recomputed: Readonly<Record<string, { readonly mean: number; readonly stderr: number }>>;
  readonly [field: string]: unknown;
}

async function read(details: RunDetails): Promise<ReadLog> {
  const { name, content } = await exportRun({ details }, "inspect");
  const path = join(folder, name);
  await writeFile(path, content);
  const { stdout } = await run(python, ["-c", READ, path], { env: { ...process.env, HOME: folder } });
  return JSON.parse(stdout) as ReadLog;
}

const MIXED = evaluation(
  [
    question("q1", { turns: [turn("solver-1", "It is 12."), turn("judge", "Yes.", { role: "judge" })] }),
    question("q2", { answer: "11" }),
    question("q3", {
      answer: null,
      turns: [turn("solver-1", "", { ended: "length", reasoning: "Hm, <b>" })],
    }),
    question("q4", { error: "The model broke.", turns: [] }),
    question("q5", {
      ...{ answer: "A", gold: "A" },
      asked: {
        ...{ text: "Which one?", answerType: "choice", context: "A passage.\nOf two lines." },
        choices: [
          { label: "A", text: "this" },
          { label: "B", text: "that" },
        ],
      },
    }),
  ],
  { manifest: { options: { agents: 2, temperature: 0.4 } } },
);

describe("an evaluation in Inspect's own reader", () => {
  it(
    "is a log of version 2 with our samples, scores and accuracy",
    async () => {
      const log = await read(MIXED);
      const report = MIXED.report as EvalReport;
      expect(log).toMatchObject({
        ...{
          version: 2,
          status: "success",
          head: true,
          task: "sums.jsonl",
          model: "scripted",
          solver: "crowd",
        },
        usage: { scripted: { input_tokens: 60 * 5, output_tokens: 30 * 5, input_tokens_cache_read: 40 * 5 } },
      });
      expect(new Date(log.created as string).toISOString()).toBe(MIXED.started);
      expect(log.samples).toHaveLength(report.questions);
      expect(log.samples.map(({ scores }) => scores)).toEqual(
        ["C", "I", "I", "I", "C"].map((correct) => ({ correct })),
      );
      expect(log.results.correct?.accuracy).toBe(report.accuracy);
      expect(log.recomputed.correct?.mean).toBeCloseTo(report.accuracy ?? NaN, 12);
      expect(log.recomputed.correct?.stderr).toBeCloseTo(log.results.correct?.stderr ?? NaN, 12);
    },
    MINUTES,
  );

  it(
    "tells of each sample what was asked, what every agent was shown and said, and what failed",
    async () => {
      const { samples } = await read(MIXED);
      expect(samples[0]).toMatchObject({
        ...{ id: "q1", target: "12", choices: null, completion: "Yes.", error: null },
        messages: [
          ["user", "How many?", "solver-1", "solver"],
          ["assistant", "It is 12.", "solver-1", "solver"],
          ["user", "How many?", "judge", "judge"],
          ["assistant", "Yes.", "judge", "judge"],
        ],
      });
      expect(samples[3]).toMatchObject({ error: "The model broke.", messages: [] });
      expect(samples[4]).toMatchObject({ choices: ["this", "that"], target: "A" });
      expect(samples[4]?.input).toContain("Of two lines.");
    },
    MINUTES,
  );

  it(
    "has the mean score of translations",
    async () => {
      const log = await read(
        evaluation(
          [40, 81.5].map((score, index) =>
            question(`q${index}`, { score, asked: { answerType: "translation" }, answer: "Hallo" }),
          ),
        ),
      );
      expect(log.samples.map(({ scores }) => scores)).toEqual([{ chrf: 40 }, { chrf: 81.5 }]);
      expect(log.results.chrf?.mean).toBeCloseTo(60.75, 9);
      expect(log.recomputed.chrf?.stderr).toBeCloseTo(log.results.chrf?.stderr ?? NaN, 9);
    },
    MINUTES,
  );

  it(
    "is read while it is not finished, without the questions that are going on",
    async () => {
      const going = {
        ...question("q2"),
        state: "running",
        result: null,
        activeTo: null,
        finished: null,
      } as const;
      const log = await read(
        evaluation([question("q1"), going], { state: "paused", finished: null, questions: 5 }),
      );
      expect(log.status).toBe("started");
      expect(log.samples.map(({ id }) => id)).toEqual(["q1"]);
    },
    MINUTES,
  );
});

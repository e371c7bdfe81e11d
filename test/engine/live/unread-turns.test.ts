import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { CancelledError } from "../../../core/errors.ts";
import { withoutTurns, type RunTranscript } from "../../../core/transcript.ts";
import { exportRun } from "../../../engine/export/export.ts";
import type { Engine } from "../../../engine/index.ts";
import { databasePath } from "../../../engine/storage/database.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { modelDouble } from "../doubles.ts";
import { engineOn, sums } from "../engine-double.ts";

/** An evaluation of which q1 is answered, q2 failed, q3 was paused after its first reply, and q4 has not begun. */
async function pausedEvaluation(): Promise<{ home: string; engine: Engine; run: string }> {
  const home = await temporaryFolder();
  const model = modelDouble(({ messages }) => {
    const asked = messages.at(-1)?.content.split(" ").at(-1) ?? "";
    return asked === "2" ? new Error("It broke.") : asked;
  });
  const engine = await engineOn(model, { home });
  const request = { data: await sums(4), concurrency: 1, options: { agents: 2 } };
  const evaluating = engine.evaluate(request, ({ type, question, run }) => {
    if (type === "turn-finished" && question === "q3") void engine.runs.pause(run);
  });
  await expect(evaluating).rejects.toBeInstanceOf(CancelledError);
  const [{ run } = { run: "" }] = engine.runs.list();
  return { home, engine, run };
}

/** Makes what was said in the answered question unreadable: whoever reads it fails. */
function spoilReplies(home: string): void {
  const database = new DatabaseSync(databasePath(home));
  database.exec("UPDATE events SET body = '{' WHERE type = 'turn-finished' AND question = 'q1'");
  database.close();
}

async function snapshotOf(engine: Engine, run: string, question?: string): Promise<RunTranscript> {
  for await (const message of engine.runs.watch(run, question))
    if (message.type === "snapshot") return message.transcript;
  throw new Error("There was no snapshot.");
}

describe("an evaluation that stands still", () => {
  it("is watched with the turns of the followed question and the figures of all, as it is shown", async () => {
    const { engine, run } = await pausedEvaluation();
    const { transcripts } = engine.runs.show(run);
    expect(transcripts.map(({ state }) => state)).toEqual(["done", "failed", "stopped"]);
    for (const { id: followed } of transcripts) {
      const { questions, done } = await snapshotOf(engine, run, followed);
      expect(questions).toEqual(
        transcripts.map((question) => (question.id === followed ? question : withoutTurns(question))),
      );
      expect(done).toBe(2);
    }
  });

  it("is watched without reading what was said in its answered questions", async () => {
    const { home, engine, run } = await pausedEvaluation();
    spoilReplies(home);
    expect(() => engine.runs.show(run)).toThrow("damaged event");
    const { questions } = await snapshotOf(engine, run);
    expect(questions[0]).toMatchObject({ id: "q1", calls: 2, result: { answer: "1" } });
  });

  it("is gone on with without reading what was said in its answered questions", async () => {
    const { home, engine, run } = await pausedEvaluation();
    spoilReplies(home);
    expect(await engine.resume(run)).toMatchObject({ questions: 4, correct: 3, failed: 1 });
  });

  it.each(["csv", "parquet", "html"] as const)(
    "is the same as %s as if all that was said had been read, which it is not",
    async (format) => {
      const { home, engine, run } = await pausedEvaluation();
      const whole = await exportRun({ details: engine.runs.show(run) }, format);
      spoilReplies(home);
      expect(await engine.runs.export(run, format)).toEqual(whole);
    },
  );
});

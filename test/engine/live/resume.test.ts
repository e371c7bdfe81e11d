import { readFile, writeFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { CancelledError, ContractError } from "../../../core/errors.ts";
import type { RunEvent } from "../../../core/events.ts";
import { mcf } from "../../../core/strategies/mcf.ts";
import type { Strategy } from "../../../core/strategies/strategy.ts";
import type { AskReport, Engine, EvalRequest, RunDetails } from "../../../engine/index.ts";
import { createDatasetService } from "../../../engine/datasets/service.ts";
import { describeMachine } from "../../../engine/runs/machine.ts";
import { databasePath } from "../../../engine/storage/database.ts";
import { THIS_PROCESS } from "../../../engine/storage/liveness.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { letterEmbedder } from "../../support/letter-embedder.ts";
import { MODEL_INFO, modelDouble, type ModelDouble } from "../doubles.ts";
import { engineOn, sums } from "../engine-double.ts";

const MCF = {
  question: "How many legs have three cats?",
  strategy: "mcf",
  options: { agents: 2, turns: 2, temperature: 0.8 },
  seed: 3,
};
const embedder = () => Promise.resolve({ ...letterEmbedder(), dispose: () => Promise.resolve() });
/** What it says depends on the conversation and the seed, as a model's replies do. */
const talkative = () =>
  modelDouble(({ sampling, messages }) => {
    const heard = messages.map(({ content }) => content.length).join(" ");
    return `Reply ${sampling.seed % 1000} to ${heard}. So it is ${sampling.seed % 13}.`;
  });

const mcfEngine = (model: ModelDouble, home?: string) =>
  engineOn(model, { loadEmbedder: embedder, ...(home === undefined ? {} : { home }) }, mcf);

/** Pauses a run, from within, at the event that is told to be the one. */
async function pausedAt(engine: Engine, isTheOne: (event: RunEvent) => boolean): Promise<string> {
  let run = "";
  const asking = engine.ask(MCF, (event) => {
    ({ run } = event);
    if (isTheOne(event)) void engine.runs.pause(run);
  });
  await expect(asking).rejects.toBeInstanceOf(CancelledError);
  return run;
}

/** What was said, seen and concluded, without its times. */
function story({ transcripts, report }: RunDetails) {
  return {
    questions: transcripts.map(({ turns, observations, calls, tokens, state }) => {
      const said = turns.map(({ path, finished }) => [path, finished?.text]);
      return { said, observations, calls, tokens, state };
    }),
    report: { ...report, run: "", seconds: 0, perQuestion: null },
  };
}

const seeds = (model: ModelDouble) => model.requests.map(({ sampling }) => sampling.seed);

/** Changes what is stored, as another program would. */
function alter(home: string, sql: string): void {
  const database = new DatabaseSync(databasePath(home));
  database.exec(sql);
  database.close();
}

describe("a run of mcf that is paused and gone on with", () => {
  it("ends as if it had never been paused, wherever that was, and asks for no finished turn again", async () => {
    const whole = await mcfEngine(talkative());
    const expected = story(whole.runs.show((await whole.ask(MCF)).run));
    const events: string[] = [];
    await whole.ask(MCF, ({ type }) => type === "turn-text" || events.push(type));
    // After the last call there is nothing left to stop.
    const places = [...events.keys()].slice(2, events.lastIndexOf("turn-started") + 1);
    expect(places.length).toBeGreaterThan(25);

    for (const place of places) {
      const [first, second] = [talkative(), talkative()];
      const home = await temporaryFolder();
      const before = await mcfEngine(first, home);
      let seen = 0;
      const run = await pausedAt(before, ({ type }) => type !== "turn-text" && seen++ === place);
      const stored = before.runs.show(run);
      expect(stored).toMatchObject({ state: "paused", report: null });
      await before.close();

      const after = await mcfEngine(second, home);
      const report = (await after.resume(run)) as AskReport;
      const details = after.runs.show(run);
      expect(story(details)).toEqual(expected);
      expect(details.report).toEqual(report);
      const finished = stored.transcripts.flatMap(({ turns }) =>
        turns.flatMap((turn) => (turn.finished === null ? [] : [turn.sampling.seed])),
      );
      for (const seed of finished) expect(seeds(second)).not.toContain(seed);
      await after.close();
    }
  }, 60_000);

  it("may be paused and gone on with several times in the same engine", async () => {
    const model = talkative();
    const engine = await mcfEngine(model);
    const run = await pausedAt(engine, ({ type }) => type === "turn-finished");
    const again = engine.resume(run, ({ type }) => {
      if (type === "turn-finished") void engine.runs.pause(run);
    });
    await expect(again).rejects.toBeInstanceOf(CancelledError);
    expect(engine.runs.list()).toMatchObject([{ run, state: "paused", resumable: true, finished: null }]);
    await engine.resume(run);
    expect(engine.runs.list()).toMatchObject([{ run, state: "done", resumable: false }]);
  });

  it("counts what was said before also where it asks for something else now", async () => {
    let attempt = 0;
    const fickle: Strategy = {
      ...mcf,
      run: async ({ text }, _options, context) => {
        const messages = [{ role: "user", content: text }] as const;
        const { text: answer } = await context.say("assistant", `attempt-${++attempt}`, messages);
        await context.say("assistant", "final", messages);
        return { answer, agreement: null };
      },
    };
    const engine = await engineOn(talkative(), { loadEmbedder: embedder }, fickle);
    const run = await pausedAt(engine, ({ type }) => type === "turn-finished");
    expect(await engine.resume(run)).toMatchObject({ calls: 3, tokens: { prompt: 30, cached: 12 } });
    const { transcripts } = engine.runs.show(run);
    expect(transcripts[0]).toMatchObject({ calls: 3, result: { calls: 3, tokens: { prompt: 30 } } });
  });

  it.each([
    ["on", 3_600_000],
    ["back", -3_600_000],
  ])("counts the time while it ran, and not by how much the clock was set %s", async (_where, by) => {
    let clock = 10_000_000;
    const engine = await engineOn(talkative(), { loadEmbedder: embedder, now: () => (clock += 10) }, mcf);
    const run = await pausedAt(engine, ({ type }) => type === "turn-finished");
    const before = engine.runs.show(run).transcripts[0];
    clock += by;
    const times: number[] = [];
    const report = await engine.resume(run, ({ time }) => times.push(time));
    expect(times.at(-1)).toBeGreaterThan(times[0] ?? Infinity);
    expect(report.seconds).toBeLessThan(60);
    expect(report.seconds).toBeGreaterThan(((before?.activeFrom ?? 0) + 10) / 1000);
    expect(engine.runs.show(run).report).toEqual(report);
  });
});

describe("an evaluation that is paused and gone on with", () => {
  const asked = (messages: readonly { readonly content: string }[]) =>
    messages.at(-1)?.content.split(" ").at(-1) ?? "";

  /** Pauses an evaluation, from within, at its first answer. */
  async function pausedEvaluation(engine: Engine, request: EvalRequest): Promise<string> {
    const evaluating = engine.evaluate(request, ({ type, run }) => {
      if (type === "question-finished") void engine.runs.pause(run);
    });
    await expect(evaluating).rejects.toBeInstanceOf(CancelledError);
    const [{ run } = { run: "" }] = engine.runs.list();
    return run;
  }

  it("skips finished questions and reports on the whole of it, as the store does later", async () => {
    const [home, data] = [await temporaryFolder(), await sums(6)];
    const model = () => modelDouble(({ messages }) => asked(messages));
    const [first, second] = [model(), model()];
    const before = await engineOn(first, { home });
    let done = 0;
    const request = { data, concurrency: 2, options: { agents: 2 } };
    const evaluating = before.evaluate(request, ({ type, run }) => {
      if (type === "question-finished" && ++done === 3) void before.runs.pause(run);
    });
    await expect(evaluating).rejects.toBeInstanceOf(CancelledError);
    const [{ run } = { run: "" }] = before.runs.list();
    expect(before.runs.show(run)).toMatchObject({
      state: "paused",
      finished: null,
      report: { questions: 3 },
    });
    await before.close();

    const after = await engineOn(second, { home });
    const events: RunEvent[] = [];
    const report = await after.resume(run, (event) => events.push(event));
    expect(report).toMatchObject({ run, questions: 6, correct: 6, calls: 12 });
    expect(after.runs.show(run).report).toEqual(report);
    const answered = new Set(first.requests.slice(0, 6).map(({ messages }) => asked(messages)));
    expect([...answered]).toHaveLength(3);
    expect(second.requests.filter(({ messages }) => answered.has(asked(messages)))).toEqual([]);
    expect(after.runs.show(run).transcripts.map(({ id }) => id)).toHaveLength(6);
  });

  it("puts as many questions at once as it was begun with, also on a model that answers fewer together", async () => {
    const [home, data] = [await temporaryFolder(), await sums(24)];
    const before = await engineOn(
      modelDouble(() => "1"),
      { home },
    );
    const run = await pausedEvaluation(before, { data });
    await before.close();
    const second = modelDouble(() => "1");
    const after = await engineOn({ ...second, info: { ...MODEL_INFO, sequences: 2 } }, { home });
    await after.resume(run);
    expect(after.runs.show(run).manifest.concurrency).toBe(8);
    expect(second.mostTogether).toBe(8);
  });

  it("warns where it goes on on another machine or with other versions", async () => {
    const [home, data] = [await temporaryFolder(), await sums(3)];
    const engine = await engineOn(
      modelDouble(() => "1"),
      { home },
    );
    const run = await pausedEvaluation(engine, { data, concurrency: 1 });
    const begun = "json_set(body, '$.manifest.machine', 'a machine', '$.manifest.versions.node', '1.2.3')";
    alter(home, `UPDATE events SET body = ${begun} WHERE type = 'run-started'`);
    await engine.resume(run);
    const ground = `node ${process.versions.node} (was 1.2.3); ${describeMachine()} (was a machine)`;
    expect(engine.runs.show(run).warnings).toEqual([`The run was gone on with on other ground: ${ground}.`]);
  });

  it("warns of that once, however often it is gone on with", async () => {
    const [home, data] = [await temporaryFolder(), await sums(3)];
    const engine = await engineOn(
      modelDouble(() => "1"),
      { home },
    );
    const run = await pausedEvaluation(engine, { data, concurrency: 1 });
    const begun = "json_set(body, '$.manifest.machine', 'a machine')";
    alter(home, `UPDATE events SET body = ${begun} WHERE type = 'run-started'`);
    const again = engine.resume(run, ({ type }) => {
      if (type === "question-finished") void engine.runs.pause(run);
    });
    await expect(again).rejects.toBeInstanceOf(CancelledError);
    await engine.resume(run);
    const ground = `The run was gone on with on other ground: ${describeMachine()} (was a machine).`;
    expect(engine.runs.show(run).warnings).toEqual([ground]);
  });

  it("is refused when the data file has changed, and stays as it was", async () => {
    const [home, data] = [await temporaryFolder(), await sums(3)];
    const engine = await engineOn(
      modelDouble(() => "1"),
      { home },
    );
    const run = await pausedEvaluation(engine, { data, concurrency: 1 });
    await writeFile(data, `${await readFile(data, "utf8")}\n`);
    await expect(engine.resume(run)).rejects.toThrow("the data file sums.jsonl has changed");
    expect(engine.runs.list()).toMatchObject([{ state: "paused", resumable: true, done: 1 }]);
  });

  it("says why it cannot be gone on with also if it was cancelled", async () => {
    const data = await sums(3);
    const engine = await engineOn(modelDouble(() => "1"));
    const evaluating = engine.evaluate({ data, concurrency: 1 }, ({ type, run }) => {
      if (type === "question-finished") void engine.runs.cancel(run);
    });
    await expect(evaluating).rejects.toBeInstanceOf(CancelledError);
    const [{ run } = { run: "" }] = engine.runs.list();
    await expect(engine.runs.result(run)).rejects.toBeInstanceOf(CancelledError);
    await writeFile(data, `${await readFile(data, "utf8")}\n`);
    await expect(engine.resume(run)).rejects.toThrow("has changed");
    await expect(engine.runs.result(run)).rejects.toThrow("has changed");
    expect(engine.runs.list()).toMatchObject([{ state: "cancelled", resumable: true, done: 1 }]);
  });
});

describe("a run whose store failed", () => {
  /** An evaluation of three questions that stops at the second, whose end could not be stored. */
  async function broken() {
    const home = await temporaryFolder();
    const engine = await engineOn(
      modelDouble(({ messages }) => messages.at(-1)?.content.split(" ").at(-1) ?? ""),
      { home },
    );
    const data = await sums(3);
    alter(
      home,
      "CREATE TRIGGER full BEFORE INSERT ON events WHEN NEW.question = 'q2' " +
        "BEGIN SELECT RAISE(FAIL, 'no room'); END",
    );
    await expect(engine.evaluate({ data, concurrency: 1 })).rejects.toThrow("no room");
    const [{ run } = { run: "" }] = engine.runs.list();
    return { home, engine, run };
  }

  it("counts as interrupted, and goes on in the same engine when there is room", async () => {
    const { home, engine, run } = await broken();
    expect(engine.runs.list()).toMatchObject([{ run, state: "interrupted", resumable: true, done: 1 }]);
    alter(home, "DROP TRIGGER full");
    expect(await engine.resume(run)).toMatchObject({ questions: 3, correct: 3 });
    expect(engine.runs.list()).toMatchObject([{ run, state: "done" }]);
  });

  it("can be deleted", async () => {
    const { engine, run } = await broken();
    await engine.runs.delete(run);
    expect(engine.runs.list()).toEqual([]);
  });
});

describe("a run is not gone on with", () => {
  it("on another model: the error says which", async () => {
    const home = await temporaryFolder();
    const before = await mcfEngine(talkative(), home);
    const run = await pausedAt(before, ({ type }) => type === "turn-finished");
    await before.close();
    const other = { ...talkative(), info: { ...MODEL_INFO, name: "other", sha256: "f".repeat(64) } };
    const after = await mcfEngine(other, home);
    const resuming = after.resume(run);
    await expect(resuming).rejects.toBeInstanceOf(ContractError);
    await expect(resuming).rejects.toThrow(
      /the model is another file \(other, SHA-256 ffffffffffff…; it was scripted/,
    );
    expect(after.runs.list()).toMatchObject([{ state: "paused", resumable: true }]);
    await expect(after.runs.result(run)).rejects.toThrow("another file");
  });

  it("if it is a question that was cancelled", async () => {
    const engine = await mcfEngine(talkative());
    let run = "";
    const asking = engine.ask(MCF, (event) => {
      ({ run } = event);
      if (event.type === "turn-finished") void engine.runs.cancel(run);
    });
    await expect(asking).rejects.toBeInstanceOf(CancelledError);
    expect(engine.runs.list()).toMatchObject([{ run, state: "cancelled", resumable: false }]);
    await expect(engine.resume(run)).rejects.toThrow(
      "was stopped, and a single question that was stopped is over. Ask it again.",
    );
  });

  it("once it is done, and while it goes on", async () => {
    const engine = await mcfEngine(talkative());
    const { run } = await engine.ask(MCF);
    await expect(engine.resume(run)).rejects.toThrow(
      "is done; only a run that was paused, stopped or interrupted",
    );
    const going = engine.runs.ask(MCF);
    expect(() => engine.runs.resume(going.run)).toThrow("is going on already");
    await engine.runs.cancel(going.run);
  });

  it("if it was made by a version that did not keep what was asked", async () => {
    const home = await temporaryFolder();
    const engine = await mcfEngine(talkative(), home);
    const run = await pausedAt(engine, ({ type }) => type === "turn-finished");
    const database = new DatabaseSync(databasePath(home));
    database.exec("UPDATE runs SET request = NULL");
    database.close();
    expect(engine.runs.list()).toMatchObject([{ state: "paused", resumable: false }]);
    expect(() => engine.runs.resume(run)).toThrow("did not keep what it was asked");
  });
});

describe("an evaluation whose data file came again under another name", () => {
  it("goes on with the questions that it was begun with", async () => {
    const datasets = createDatasetService({ home: null });
    const lines = [1, 2, 3].map((sum) => JSON.stringify({ question: `Say ${sum}`, answer: `#### ${sum}` }));
    const text = lines.join("\n");
    const { data } = await datasets.preview({ name: "first.jsonl", text });
    const engine = await engineOn(talkative(), { datasets });
    let run = "";
    const evaluating = engine.evaluate({ data, concurrency: 1 }, (event) => {
      ({ run } = event);
      if (event.type === "question-finished") void engine.runs.pause(run);
    });
    await expect(evaluating).rejects.toBeInstanceOf(CancelledError);
    await datasets.preview({ name: "second.jsonl", text });
    expect(await engine.resume(run)).toMatchObject({ questions: 3, calls: 3 });
    const { transcripts } = engine.runs.show(run);
    expect(transcripts.map(({ id }) => id)).toEqual(["first-0001", "first-0002", "first-0003"]);
  });
});

describe("an interrupted run", () => {
  it("goes on in another process that then owns it", async () => {
    const home = await temporaryFolder();
    const first = await mcfEngine(talkative(), home);
    const run = await pausedAt(first, ({ type }) => type === "turn-finished");
    const database = new DatabaseSync(databasePath(home));
    onTestFinished(() => database.close());
    // As it is left when the process is killed: running, without the event of the pause, its process gone.
    database.exec("DELETE FROM events WHERE type = 'run-paused'");
    database.exec("UPDATE runs SET state = 'running', pid = 1, process_started = 0");
    const second = await mcfEngine(talkative(), home);
    expect(second.runs.list()).toMatchObject([{ state: "interrupted", resumable: true }]);
    const owner = database.prepare("SELECT pid, process_started AS started FROM runs");
    const owners: unknown[] = [];
    await second.resume(run, ({ type }) => type === "run-resumed" && owners.push(owner.get()));
    expect(owners).toEqual([THIS_PROCESS]);
    const whole = await mcfEngine(talkative());
    const { run: other } = await whole.ask(MCF);
    expect(story(second.runs.show(run))).toEqual(story(whole.runs.show(other)));
  });
});

import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { CancelledError, ContractError, ModelLoadError } from "../../../core/errors.ts";
import { foldEvents, type RunTranscript } from "../../../core/transcript.ts";
import type { LiveMessage } from "../../../engine/contract/live.ts";
import type { Engine } from "../../../engine/index.ts";
import type { WantedModel } from "../../../engine/runs/loaders.ts";
import { databasePath } from "../../../engine/storage/database.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { modelDouble } from "../doubles.ts";
import { engineOn, sums } from "../engine-double.ts";

const ASK = { question: "How many legs has a cat?", strategy: "crowd", options: { agents: 2 } };
const talkative = () => modelDouble(() => "one two three four");

async function all(messages: AsyncIterable<LiveMessage>): Promise<LiveMessage[]> {
  const seen: LiveMessage[] = [];
  for await (const message of messages) seen.push(message);
  return seen;
}

/** What a client shows after these messages. */
function folded(messages: readonly LiveMessage[]): RunTranscript | undefined {
  let transcript: RunTranscript | undefined;
  for (const message of messages) {
    if (message.type === "snapshot") ({ transcript } = message);
    if (message.type === "event" && transcript !== undefined)
      transcript = foldEvents([message.event], transcript);
  }
  return transcript;
}

const types = (messages: readonly LiveMessage[]) => messages.map(({ type }) => type);
const watchAll = (engine: Engine, run: string, question?: string) => all(engine.runs.watch(run, question));

describe("a run that is asked for", () => {
  it("has its id at once, before the model is there, and is watched from the loading on", async () => {
    const loading = Promise.withResolvers<ReturnType<typeof talkative>>();
    const engine = await engineOn(talkative(), { loadModel: () => loading.promise });
    const { run } = engine.runs.ask(ASK);
    const messages = engine.runs.watch(run)[Symbol.asyncIterator]();
    expect((await messages.next()).value).toMatchObject({ type: "snapshot", phase: "loading-model" });
    expect(engine.runs.live()).toMatchObject([
      { run, kind: "ask", phase: "loading-model", title: ASK.question, done: 0, questions: 1, kept: true },
    ]);
    loading.resolve(talkative());
    expect((await messages.next()).value).toEqual({ type: "phase", phase: "running" });
    expect((await messages.next()).value).toMatchObject({ event: { type: "run-started", run } });
    await engine.runs.result(run);
    expect(engine.runs.live()).toEqual([]);
  });

  it("is refused at once for what is wrong with the request itself", async () => {
    const engine = await engineOn(talkative());
    expect(() => engine.runs.ask({ ...ASK, options: { agents: 99 } })).toThrow(ContractError);
    expect(() => engine.runs.ask({ ...ASK, question: " " })).toThrow("The question is empty");
    expect(engine.runs.live()).toEqual([]);
  });
});

describe("a model that is prepared", () => {
  const counted = () => {
    const loads: string[] = [];
    const loadModel = ({ reference }: { readonly reference: string }) => {
      loads.push(reference);
      return Promise.resolve(talkative());
    };
    return { loads, loadModel };
  };

  it("is loaded when a question comes, which then waits for nothing", async () => {
    const { loads, loadModel } = counted();
    const engine = await engineOn(talkative(), { loadModel });
    await engine.runs.prepare("practice", { threads: 1 });
    expect(loads).toEqual(["practice"]);
    await engine.ask({ ...ASK, runtime: { threads: 1 } });
    expect(loads).toEqual(["practice"]);
  });

  it("is not loaded beside a run that goes on", async () => {
    const { loads, loadModel } = counted();
    const engine = await engineOn(talkative(), { loadModel });
    const { run } = engine.runs.ask(ASK);
    await engine.runs.prepare("another", {});
    await engine.runs.result(run);
    expect(loads).toEqual(["practice"]);
  });

  it("makes way for the one that a question asks for, while it is being loaded too", async () => {
    const givenUp: string[] = [];
    const loadModel = ({ reference }: WantedModel, _home: string, signal: AbortSignal) => {
      if (reference === "practice") return Promise.resolve(talkative());
      return new Promise<never>((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          givenUp.push(reference);
          reject(new CancelledError());
        });
      });
    };
    const engine = await engineOn(talkative(), { loadModel });
    const preparing = engine.runs.prepare("another", {});
    await nextTurn();
    await engine.ask(ASK);
    expect(givenUp).toEqual(["another"]);
    await preparing;
  });

  it("that cannot be loaded is told of when a question is asked, not before", async () => {
    const engine = await engineOn(talkative(), {
      loadModel: () => Promise.reject(new ModelLoadError("The file is cut off.")),
    });
    await engine.runs.prepare("practice", {});
    await expect(engine.ask(ASK)).rejects.toThrow("The file is cut off.");
  });
});

describe("who watches a run", () => {
  it("sees it as it is stored, from a snapshot on, and is told of its end last", async () => {
    const engine = await engineOn(talkative());
    const { run } = engine.runs.ask(ASK);
    const messages = await watchAll(engine, run);
    expect(types(messages)[0]).toBe("snapshot");
    expect(messages.at(-1)).toEqual({
      type: "ended",
      end: { run, state: "done", report: await engine.runs.result(run), error: null },
    });
    expect(folded(messages)?.questions).toEqual(engine.runs.show(run).transcripts);
  });

  it("may come in the middle, or again, and misses nothing", async () => {
    const engine = await engineOn(talkative());
    const { run } = engine.runs.ask(ASK);
    const early = engine.runs.watch(run)[Symbol.asyncIterator]();
    for (;;) {
      const { value } = (await early.next()) as { value: LiveMessage };
      if (value.type === "event" && value.event.type === "turn-text") break;
    }
    const late = await watchAll(engine, run);
    expect(late[0]).toMatchObject({ type: "snapshot", phase: "running" });
    expect(folded(late)?.questions).toEqual(engine.runs.show(run).transcripts);
    await early.return?.();
  });

  it("gets snapshot and end at once when it has ended", async () => {
    const engine = await engineOn(talkative());
    const { run } = await engine.ask(ASK);
    const messages = await watchAll(engine, run);
    expect(types(messages)).toEqual(["snapshot", "ended"]);
    expect(folded(messages)).toMatchObject({ state: "done", questions: [{ turns: [{}, {}] }] });
  });

  it("learns, even late, why a run never started", async () => {
    const engine = await engineOn(talkative(), {
      loadModel: () => Promise.reject(new ModelLoadError("The file is cut off.")),
    });
    const { run } = engine.runs.ask(ASK);
    const end = {
      run,
      state: "failed",
      report: null,
      error: { code: "model-load", message: "The file is cut off." },
    };
    expect((await watchAll(engine, run)).at(-1)).toMatchObject({ type: "ended", end });
    expect(engine.runs.live()).toEqual([]);
    await expect(engine.runs.result(run)).rejects.toBeInstanceOf(ModelLoadError);
  });

  it("may leave: the run goes on", async () => {
    const engine = await engineOn(talkative());
    const { run } = engine.runs.ask(ASK);
    const leaving = new AbortController();
    for await (const { type } of engine.runs.watch(run, undefined, leaving.signal)) {
      if (type === "event") leaving.abort();
    }
    expect(await engine.runs.result(run)).toMatchObject({ answer: "one two three four" });
  });

  it("of an unknown run is told so", async () => {
    const engine = await engineOn(talkative());
    expect(() => engine.runs.watch("nowhere")).toThrow('There is no run "nowhere"');
  });
});

describe("who watches an evaluation", () => {
  it("is sent when questions start and end, but no turns", async () => {
    const engine = await engineOn(talkative());
    const { run } = engine.runs.evaluate({ data: await sums(3), options: { agents: 2 }, concurrency: 1 });
    const messages = await watchAll(engine, run);
    const seen = messages.flatMap((message) => (message.type === "event" ? [message.event.type] : []));
    expect(seen).toEqual([
      "run-started",
      ...[1, 2, 3].flatMap(() => ["question-started", "question-finished"]),
      "run-finished",
    ]);
    const { done, questions } = folded(messages) ?? {};
    expect(done).toBe(3);
    expect(questions?.map(({ calls, tokens }) => [calls, tokens.generated])).toEqual([
      [2, 8],
      [2, 8],
      [2, 8],
    ]);
    expect(questions?.every(({ turns }) => turns.length === 0)).toBe(true);
  });

  it("and follows one question is sent the turns of that one", async () => {
    const engine = await engineOn(talkative());
    const { run } = engine.runs.evaluate({ data: await sums(3), options: { agents: 2 }, concurrency: 3 });
    const messages = await watchAll(engine, run, "q2");
    const questions = folded(messages)?.questions ?? [];
    expect(questions.map(({ id, turns }) => [id, turns.length])).toEqual([
      ["q1", 0],
      ["q2", 2],
      ["q3", 0],
    ]);
    expect(questions[1]).toEqual(engine.runs.question(run, "q2"));
  });

  it("and follows a question that has ended gets its turns while the run goes on", async () => {
    const engine = await engineOn(talkative());
    const { run } = engine.runs.evaluate({ data: await sums(3), concurrency: 1 });
    for await (const message of engine.runs.watch(run)) {
      if (message.type === "event" && message.event.type === "question-finished") break;
    }
    const again = engine.runs.watch(run, "q1")[Symbol.asyncIterator]();
    const { value } = (await again.next()) as { value: LiveMessage };
    expect(value).toMatchObject({
      phase: "running",
      transcript: {
        questions: expect.arrayContaining([
          expect.objectContaining({ id: "q1", turns: [expect.anything()] }),
        ]) as unknown,
      },
    });
    await again.return?.();
    await engine.runs.cancel(run);
  });
});

describe("a run", () => {
  it("that is cancelled is told to have ended so", async () => {
    const engine = await engineOn(modelDouble(() => "word ".repeat(10_000)));
    const { run } = engine.runs.ask(ASK);
    const watching = watchAll(engine, run);
    await engine.runs.cancel(run);
    expect((await watching).at(-1)).toMatchObject({ type: "ended", end: { run, state: "cancelled" } });
  });

  it("that never started may still be stopped after its end", async () => {
    const engine = await engineOn(talkative(), {
      loadModel: () => Promise.reject(new ModelLoadError("The file is cut off.")),
    });
    const { run } = engine.runs.ask(ASK);
    await watchAll(engine, run);
    expect(engine.runs.live()).toEqual([]);
    await expect(engine.runs.cancel(run)).resolves.toBeUndefined();
  });

  it("that is unknown cannot be stopped", async () => {
    const engine = await engineOn(talkative());
    await expect(engine.runs.pause("nowhere")).rejects.toThrow('There is no run "nowhere"');
  });

  it("that is paused stands still when that is answered, and is told to be left so", async () => {
    const engine = await engineOn(modelDouble(() => "word ".repeat(10_000)));
    const { run } = engine.runs.ask(ASK);
    const messages: LiveMessage[] = [];
    for await (const message of engine.runs.watch(run)) {
      messages.push(message);
      if (message.type === "event" && message.event.type === "turn-text") void engine.runs.pauseAll();
    }
    expect(messages).toContainEqual({ type: "phase", phase: "pausing" });
    expect(messages.at(-1)).toEqual({
      type: "ended",
      end: { run, state: "paused", report: null, error: null },
    });
    expect(folded(messages)).toMatchObject({ state: "paused", questions: [{ state: "stopped" }] });
  });

  it("whose store fails ends with that, and the engine lives on", async () => {
    const home = await temporaryFolder();
    const engine = await engineOn(talkative(), { home });
    const { run } = engine.runs.ask(ASK);
    const database = new DatabaseSync(databasePath(home));
    database.exec(
      "PRAGMA foreign_keys = OFF; ALTER TABLE runs RENAME TO lost; ALTER TABLE events RENAME TO gone",
    );
    database.close();
    const end = { state: "failed", error: { code: "storage" } };
    expect((await watchAll(engine, run)).at(-1)).toMatchObject({ type: "ended", end });
    expect(engine.runs.live()).toEqual([]);
    const unkept = engine.runs.ask({ ...ASK, keep: false });
    expect(await engine.runs.result(unkept.run)).toMatchObject({ run: unkept.run });
  });

  it("that goes on after a pause is watched with what was said before", async () => {
    const engine = await engineOn(talkative());
    const { run } = engine.runs.evaluate({ data: await sums(2), concurrency: 1 });
    for await (const message of engine.runs.watch(run)) {
      if (message.type === "event" && message.event.type === "question-finished") void engine.runs.pause(run);
    }
    engine.runs.resume(run);
    const messages = await watchAll(engine, run);
    expect(folded(messages)).toMatchObject({
      state: "done",
      done: 2,
      questions: [{ calls: 1 }, { calls: 1 }],
    });
    expect(messages.at(-1)).toMatchObject({ end: { state: "done", report: { questions: 2 } } });
  });
});

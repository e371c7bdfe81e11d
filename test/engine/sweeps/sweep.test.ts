import { writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  CancelledError,
  ContractError,
  DatasetError,
  ModelLoadError,
  ModelRunError,
  StorageError,
} from "../../../core/errors.ts";
import type { CompletionRequest } from "../../../core/model.ts";
import type { Strategy } from "../../../core/strategies/strategy.ts";
import type { SweepReport } from "../../../core/sweep/report.ts";
import type { LiveMessage } from "../../../engine/contract/live.ts";
import type { SweepRequest } from "../../../engine/contract/requests.ts";
import type { Engine, EngineOptions, LoadedModel } from "../../../engine/index.ts";
import { databasePath } from "../../../engine/storage/database.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { until } from "../../support/wait.ts";
import { crowd, findOnly, MODEL_INFO, modelDouble } from "../doubles.ts";
import { engineOn, sums } from "../engine-double.ts";

/** The last word of the question, which is its right answer. */
function asked({ messages }: CompletionRequest): string {
  return messages.at(-1)?.content.split(" ").at(-1) ?? "";
}

/** Right up to a question that is the later the higher the temperature: at T=0.5, half of ten. */
const warm = () =>
  modelDouble((request) =>
    Number(asked(request)) <= 10 * request.sampling.temperature ? asked(request) : "0",
  );

/** What its cells came to, without times and names. */
function worthOf({ cells }: SweepReport) {
  return cells.map(({ settings, correct, questions, perQuestion }) => ({
    ...{ settings, correct, questions },
    calls: perQuestion.calls,
  }));
}

const GRID = { agents: [1, 2], temperature: [0.2, 0.5] };

/** Changes what is stored in a home that nobody has open. */
function changeStore(home: string, ...statements: readonly string[]): void {
  const database = new DatabaseSync(databasePath(home));
  for (const statement of statements) database.exec(statement);
  database.close();
}

/** As the store of a process is left that is killed. */
const AS_KILLED = "UPDATE runs SET state = 'running', pid = 1, process_started = 0 WHERE state = 'paused'";

/** As if the cells that stand still had been killed before their first event. */
const NOT_BEGUN = ["questions", "events", "runs"].map(
  (table) =>
    `DELETE FROM ${table} WHERE run IN (SELECT run FROM runs WHERE sweep IS NOT NULL AND state <> 'done')`,
);

interface Leaving {
  readonly how?: "pause" | "cancel";
  /** Made in the store afterwards. */
  readonly changes?: readonly string[];
  readonly options?: Partial<EngineOptions>;
}

/** A sweep over five questions that was left when its first cell was done, and how to open its home again. */
async function leftSweep(
  request: Partial<SweepRequest>,
  { how = "pause", changes = [], options = {} }: Leaving,
) {
  const home = await temporaryFolder();
  const open = (more: Partial<EngineOptions> = {}, model = warm()) =>
    engineOn(model, { ...options, ...more, home });
  const model = warm();
  const engine = await open({}, model);
  const { run } = engine.runs.sweep({ data: await sums(5), ...request });
  await until(() => model.requests.length >= 8, nextTurn);
  await engine.runs[how](run);
  await engine.close();
  changeStore(home, ...changes);
  return { run, open };
}

/** A sweep over four questions with two calls each, paused when the first call was made. @returns its run */
async function leftAfterOneCall(home: string): Promise<string> {
  const { promise: isMade, resolve: tell } = Promise.withResolvers<undefined>();
  const model = warm();
  const stuck: LoadedModel = {
    ...model,
    async complete(request) {
      if (model.requests.length > 0) await untilGivenUp(request);
      const completion = await model.complete(request);
      setImmediate(() => tell(undefined));
      return completion;
    },
  };
  const engine = await engineOn(stuck, { home, now: () => 1e12 });
  const methods = [{ strategy: "crowd", options: { agents: 2 } }];
  const { run } = engine.runs.sweep({ data: await sums(4), methods, concurrency: 1 });
  await isMade;
  await engine.runs.pause(run);
  await engine.close();
  return run;
}

/** Sets the computer's clock until the running test ends. */
function setClock(time: number): void {
  const clock = vi.spyOn(Date, "now").mockReturnValue(time);
  onTestFinished(() => clock.mockRestore());
}

function untilGivenUp({ signal }: CompletionRequest): Promise<never> {
  return new Promise((_, reject) =>
    signal?.addEventListener("abort", () => reject(new CancelledError()), { once: true }),
  );
}

/** What keeps an engine from loading its model. */
function lacking(error: Error): Partial<EngineOptions> {
  return { loadModel: () => Promise.reject(error) };
}

/** Fails unless going on with a sweep fails for this reason and leaves it to be gone on with. */
async function requireLeft(run: string, engine: Engine, reason: string): Promise<void> {
  await expect(engine.resume(run)).rejects.toThrow(reason);
  expect(engine.runs.list()).toMatchObject([{ run, state: "paused", resumable: true }]);
  await engine.close();
}

/** Of the models, one alone is there. */
const SOUND_ALONE: Partial<EngineOptions> = {
  loadModel: ({ reference }) =>
    reference === "sound" ? Promise.resolve(warm()) : Promise.reject(new ModelLoadError("It is no model.")),
};

const showing: Strategy = { ...crowd, exemplars: "answers" };

/** A file with one exemplar, whose answer is 10 until it is said otherwise. */
async function shownExemplar() {
  const exemplars = join(await temporaryFolder(), "shown.jsonl");
  const show = (answer: string) =>
    writeFileSync(exemplars, JSON.stringify({ question: "Say ten", answer, answerType: "number" }));
  show("10");
  return { exemplars, show };
}

describe("a sweep", () => {
  it("evaluates every cell on all questions and reports them with their intervals", async () => {
    const engine = await engineOn(warm());
    const report = await engine.sweep({ data: await sums(10), grid: GRID });
    expect(report).toMatchObject({
      data: "sums.jsonl",
      questionsPerCell: 10,
      repeats: 1,
      questions: 40,
      calls: 60,
    });
    expect(report.cells.map(({ settings, accuracy, state }) => ({ ...settings, accuracy, state }))).toEqual([
      { agents: 1, temperature: 0.2, accuracy: 0.2, state: "done" },
      { agents: 1, temperature: 0.5, accuracy: 0.5, state: "done" },
      { agents: 2, temperature: 0.2, accuracy: 0.2, state: "done" },
      { agents: 2, temperature: 0.5, accuracy: 0.5, state: "done" },
    ]);
    expect(report.cells[1]?.interval?.[0]).toBeCloseTo(0.2366, 4);
    expect(report.best).toBe(1);
    expect(report.pareto).toEqual([1]);
  });

  it("shows later, from what is stored, exactly what it reported", async () => {
    const engine = await engineOn(warm());
    const report = await engine.sweep({ data: await sums(6), grid: GRID, repeats: 2 });
    const shown = engine.runs.showSweep(report.run);
    expect({ ...shown.report, seconds: 0 }).toEqual({ ...report, seconds: 0 });
    expect(shown).toMatchObject({
      kind: "sweep",
      state: "done",
      done: 48,
      questions: 48,
      data: "sums.jsonl",
    });
    expect(shown.manifest.plan.axes.map(({ name }) => name)).toEqual(["agents", "temperature"]);
  });

  it("keeps each repeat of each cell as an evaluation of its own, which the list leaves out", async () => {
    const engine = await engineOn(warm());
    const { run, cells } = await engine.sweep({
      data: await sums(3),
      grid: { agents: [1, 2] },
      repeats: 2,
      seed: 7,
    });
    expect(engine.runs.list().map((each) => [each.run, each.kind])).toEqual([[run, "sweep"]]);
    const repeats = cells.flatMap((cell) => cell.repeats);
    expect(repeats.map(({ repeat, seed }) => [repeat, seed])).toEqual([
      [0, 7],
      [1, 8],
      [0, 7],
      [1, 8],
    ]);
    for (const repeat of repeats) {
      const shown = engine.runs.show(repeat.run);
      expect(shown).toMatchObject({ kind: "eval", state: "done", done: 3 });
      expect(shown.manifest.seed).toBe(repeat.seed);
    }
  });

  it("loads the model once, and fills the batch across its cells", async () => {
    // Each reply takes long enough for the next cells to begin beside it.
    const model = modelDouble(() => `${"so ".repeat(500)}1`);
    let loads = 0;
    const engine = await engineOn(model, {
      loadModel: () => {
        loads += 1;
        return Promise.resolve(model);
      },
    });
    await engine.sweep({ data: await sums(3), grid: { temperature: [0.1, 0.2, 0.3, 0.4] } });
    expect(loads).toBe(1);
    // Three questions of a cell leave most of the eight places to the next cells.
    expect(model.mostTogether).toBeGreaterThan(3);
    expect(model.mostTogether).toBeLessThanOrEqual(8);
  });

  it("puts one question after the other, cell by cell, where only one may be in flight", async () => {
    const model = warm();
    const engine = await engineOn(model);
    await engine.sweep({ data: await sums(3), grid: { temperature: [0.1, 0.2] }, concurrency: 1 });
    expect(model.mostTogether).toBe(1);
    expect(model.requests.map((request) => [request.sampling.temperature, asked(request)])).toEqual([
      [0.1, "1"],
      [0.1, "2"],
      [0.1, "3"],
      [0.2, "1"],
      [0.2, "2"],
      [0.2, "3"],
    ]);
  });

  it("runs one model after the other, and goes on without one that cannot be loaded", async () => {
    const order: string[] = [];
    const engine = await engineOn(warm(), {
      loadModel: ({ reference }) => {
        order.push(reference);
        if (reference === "broken") return Promise.reject(new ModelLoadError("It is no model."));
        return Promise.resolve(warm());
      },
    });
    const { cells } = await engine.sweep({
      data: await sums(2),
      models: ["one", "broken", "two"],
      grid: { temperature: [0.1, 0.5] },
    });
    expect(order.filter((name, index) => name !== order[index - 1])).toEqual(["one", "broken", "two"]);
    expect(cells.map(({ model, state, error }) => [model, state, error?.message ?? null])).toEqual([
      ["one", "done", null],
      ["one", "done", null],
      ["broken", "failed", "It is no model."],
      ["broken", "failed", "It is no model."],
      ["two", "done", null],
      ["two", "done", null],
    ]);
  });

  it("fails if none of its cells can be carried out, with the reason", async () => {
    const engine = await engineOn(warm(), lacking(new ModelLoadError("It is no model.", { path: "a.gguf" })));
    const sweeping = engine.sweep({ data: await sums(2), grid: { temperature: [0.1, 0.5] } });
    await expect(sweeping).rejects.toMatchObject({
      code: "model-load",
      message: "No cell of this sweep could be carried out. The first said: It is no model.",
      details: { path: "a.gguf", cells: 2 },
    });
    expect(engine.runs.list()).toMatchObject([{ kind: "sweep", state: "failed" }]);
  });

  it("counts a question that fails as wrong, and goes on", async () => {
    const engine = await engineOn(
      modelDouble((request) => (asked(request) === "2" ? new ModelRunError("lost") : asked(request))),
    );
    const { cells } = await engine.sweep({ data: await sums(4), grid: { temperature: [0.1, 0.2] } });
    expect(cells.map(({ failed, correct, accuracy }) => [failed, correct, accuracy])).toEqual([
      [1, 3, 0.75],
      [1, 3, 0.75],
    ]);
  });

  it("tells the spread of repeats by an interval clustered by question", async () => {
    // Each question is always answered alike: repeats bring no new knowledge.
    const engine = await engineOn(warm());
    const single = await engine.sweep({ data: await sums(10), grid: { temperature: [0.5, 0.6] } });
    const repeated = await engine.sweep({
      data: await sums(10),
      grid: { temperature: [0.5, 0.6] },
      repeats: 4,
    });
    const width = (interval: readonly [number, number] | null | undefined) =>
      interval == null ? NaN : interval[1] - interval[0];
    expect(repeated.cells[0]?.compared).toBe(40);
    expect(width(repeated.cells[0]?.interval)).toBeGreaterThan(0.9 * width(single.cells[0]?.interval));
  });

  it("shows all its cells the exemplars that it read when it began, though their file changes meanwhile", async () => {
    const { exemplars, show } = await shownExemplar();
    const model = modelDouble((request, call) => {
      if (call === 1) show("11");
      return asked(request);
    });
    const engine = await engineOn(model, {}, showing);
    const grid = { temperature: [0.1, 0.2] };
    const { cells } = await engine.sweep({ data: await sums(3), grid, exemplars, concurrency: 1 });
    const [first, second] = cells.map(({ repeats }) => engine.runs.show(repeats[0]?.run ?? "").manifest);
    expect(first?.exemplars).toMatchObject({ file: "shown.jsonl" });
    expect(second?.exemplars).toEqual(first?.exemplars);
  });
});

it("a sweep is refused whose last repeat would have no seed", async () => {
  const engine = await engineOn(warm());
  const request = { data: await sums(1), grid: { agents: [1, 2] }, seed: 0xffffffff };
  await expect(engine.sweep({ ...request, repeats: 2 })).rejects.toThrow(
    "The seed 4294967295 is too large for 2 repeats, which take the seeds that follow it: at most 4294967294.",
  );
  expect(await engine.sweep(request)).toMatchObject({ questions: 2 });
});

describe("successive halving", () => {
  it("stops the worse half after the first questions and follows the best to the end", async () => {
    const engine = await engineOn(warm());
    const { cells, rungs, best, questions } = await engine.sweep({
      data: await sums(8),
      grid: { temperature: [0, 0.1, 0.2, 0.8] },
      search: { kind: "halving", eta: 2, first: 2 },
    });
    expect(rungs).toEqual([
      { questions: 2, kept: [2, 3], stopped: [0, 1] },
      { questions: 4, kept: [3], stopped: [2] },
    ]);
    expect(cells.map((cell) => [cell.state, cell.questions])).toEqual([
      ["stopped", 2],
      ["stopped", 2],
      ["stopped", 4],
      ["done", 8],
    ]);
    expect(best).toBe(3);
    expect(questions).toBe(16);
  });

  it("lets no cell go on that failed, even where fewer are left than it would keep", async () => {
    const engine = await engineOn(warm(), SOUND_ALONE);
    const { cells, rungs } = await engine.sweep({
      data: await sums(4),
      models: ["sound", "broken", "empty", "gone"],
      search: { kind: "halving", eta: 2, first: 2 },
    });
    expect(rungs).toEqual([{ questions: 2, kept: [0], stopped: [1, 2, 3] }]);
    expect(cells.map(({ state }) => state)).toEqual(["done", "failed", "failed", "failed"]);
  });

  it("keeps a cell that works before one that failed where no answer is right or wrong", async () => {
    const engine = await engineOn(warm(), SOUND_ALONE);
    const data = join(await temporaryFolder(), "prose.jsonl");
    const lines = ["a", "b"].map((id) =>
      JSON.stringify({ id, question: `Say ${id}`, answer: "Well said.", answerType: "text" }),
    );
    await writeFile(data, lines.join("\n"));
    const { cells, rungs } = await engine.sweep({
      data,
      models: ["sound", "broken"],
      search: { kind: "halving", eta: 2, first: 1 },
    });
    expect(rungs).toEqual([{ questions: 1, kept: [0], stopped: [1] }]);
    expect(cells.map(({ state }) => state)).toEqual(["done", "failed"]);
  });

  it("says that its halving compares nothing where the first questions are all there are", async () => {
    const engine = await engineOn(warm());
    const halving = { grid: { agents: [1, 2] }, search: { kind: "halving" } } as const;
    const { run } = await engine.sweep({ data: await sums(2), ...halving });
    expect(engine.runs.showSweep(run).warnings).toContain(
      "Halving compares nothing: the first comparison would come after 10 questions, and there are 2. Compare earlier, or ask more.",
    );
  });

  it("does not count the questions that its exemplars answer, and says how many these are", async () => {
    const exemplars = join(await temporaryFolder(), "shown.jsonl");
    writeFileSync(exemplars, JSON.stringify({ question: "Say 2", answer: "2", answerType: "number" }));
    const engine = await engineOn(warm(), {}, showing);
    const { run } = await engine.sweep({ data: await sums(3), grid: { agents: [1, 2] }, exemplars });
    expect(engine.runs.list()).toMatchObject([{ run, state: "done", done: 4, questions: 4 }]);
    expect(engine.runs.showSweep(run).warnings).toContain(
      "1 question is among the exemplars and is not put.",
    );
  });

  it("keeps how long replies may be, and the prompts where some were asked for", async () => {
    const engine = await engineOn(warm());
    const manifestOf = async (request: Partial<SweepRequest>) => {
      const { run } = await engine.sweep({ data: await sums(1), ...request });
      return engine.runs.showSweep(run).manifest;
    };
    expect(await manifestOf({ maxTokens: 64, promptSet: "standard" })).toMatchObject({
      maxTokens: 64,
      promptSet: "standard",
    });
    expect(await manifestOf({})).not.toHaveProperty("promptSet");
  });

  it("does not stop a cell that has answered all questions which its exemplars leave", async () => {
    const showing: Strategy = {
      ...crowd,
      chooseExemplars: (questions) => Promise.resolve(questions.slice(0, 2)),
    };
    const engine = await engineOn(warm(), {}, showing);
    const { cells, rungs } = await engine.sweep({
      data: await sums(6),
      grid: { temperature: [0, 0.8] },
      search: { kind: "halving", eta: 2, first: 4 },
    });
    expect(rungs).toEqual([{ questions: 4, kept: [1], stopped: [] }]);
    expect(cells.map((cell) => [cell.state, cell.questions])).toEqual([
      ["done", 4],
      ["done", 4],
    ]);
  });

  it("leaves the cells that it stopped out of a comparison", async () => {
    const engine = await engineOn(warm());
    const { run } = await engine.sweep({
      data: await sums(8),
      grid: { temperature: [0, 0.8] },
      search: { kind: "halving", eta: 2, first: 2 },
      repeats: 2,
    });
    const { runs, shared, givenUp } = engine.runs.compare([run]);
    expect(runs.map(({ options }) => options.temperature)).toEqual([0.8, 0.8]);
    expect({ shared, givenUp }).toEqual({ shared: 8, givenUp: 2 });
  });
});

describe("a sweep that stands still", () => {
  it("is paused as one, and goes on with exactly the questions that were not finished", async () => {
    const home = await temporaryFolder();
    const data = await sums(5);
    const request = { data, grid: GRID, concurrency: 1 };
    const undisturbed = await (await engineOn(warm())).sweep(request);

    const model = warm();
    const engine = await engineOn(model, { home });
    const { run } = engine.runs.sweep(request);
    await until(() => model.requests.length >= 12, nextTurn);
    await engine.runs.pause(run);
    expect(engine.runs.list()).toMatchObject([{ run, state: "paused", resumable: true }]);
    await engine.close();

    const second = warm();
    const again = await engineOn(second, { home });
    const report = await again.resume(run);
    if (!("cells" in report)) throw new Error("A sweep reports cells.");
    expect(worthOf(report)).toEqual(worthOf(undisturbed));
    expect(report.calls).toBe(undisturbed.calls);
    expect(model.requests.length + second.requests.length).toBeLessThanOrEqual(undisturbed.calls + 2);
    expect(again.runs.showSweep(run)).toMatchObject({ state: "done", done: 20 });
  });

  it("goes on after it was cancelled too, and is then no longer told to be so", async () => {
    const data = await sums(5);
    const request = { data, grid: GRID, concurrency: 1 };
    const model = warm();
    const engine = await engineOn(model);
    const { run } = engine.runs.sweep(request);
    await until(() => model.requests.length >= 8, nextTurn);
    await engine.runs.cancel(run);
    expect(engine.runs.list()).toMatchObject([{ run, state: "cancelled", resumable: true }]);
    await engine.resume(run);
    const shown = engine.runs.showSweep(run);
    expect(shown).toMatchObject({ state: "done", error: null, done: 20 });
    expect(shown.report.cells.map(({ state }) => state)).toEqual(["done", "done", "done", "done"]);
    expect(model.requests.length).toBeLessThanOrEqual(shown.report.calls + 2);
  });

  it("cannot be gone on with on other data", async () => {
    const home = await temporaryFolder();
    const data = await sums(5);
    const model = warm();
    const engine = await engineOn(model, { home });
    const { run } = engine.runs.sweep({ data, grid: GRID, concurrency: 1 });
    await until(() => model.requests.length >= 3, nextTurn);
    await engine.runs.pause(run);
    await writeFile(data, (await readFile(data, "utf8")).replace("Say 1", "Say one"));
    await expect(engine.resume(run)).rejects.toThrow("the data file sums.jsonl has changed");
    await expect(engine.runs.result(run)).rejects.toThrow("the data file sums.jsonl has changed");
    expect(engine.runs.list()).toMatchObject([{ state: "paused", resumable: true }]);
  });

  it("that could not be gone on with is still told with what came of it before", async () => {
    const data = await sums(5);
    const model = warm();
    const engine = await engineOn(model);
    const { run } = engine.runs.sweep({ data, grid: GRID, concurrency: 1 });
    await until(() => model.requests.length >= 8, nextTurn);
    await engine.runs.pause(run);
    const { cells, questions } = engine.runs.showSweep(run).report;
    await writeFile(data, (await readFile(data, "utf8")).replace("Say 1", "Say one"));
    await expect(engine.resume(run)).rejects.toThrow("the data file sums.jsonl has changed");
    const ends: LiveMessage[] = [];
    for await (const message of engine.runs.watch(run)) if (message.type === "ended") ends.push(message);
    expect(questions).toBeGreaterThan(0);
    expect(ends).toMatchObject([{ end: { state: "paused", report: { cells, questions } } }]);
  });

  it("that was killed and could not be gone on with is told with the time until the last event of its cells", async () => {
    const data = await sums(5);
    const changes = [
      "DELETE FROM events WHERE type = 'run-paused'",
      "UPDATE events SET time = time + 60000 WHERE run IN (SELECT run FROM runs WHERE sweep IS NOT NULL)",
      AS_KILLED,
    ];
    const { run, open } = await leftSweep({ data, grid: GRID, concurrency: 1 }, { changes });
    await writeFile(data, (await readFile(data, "utf8")).replace("Say 1", "Say one"));
    const engine = await open();
    const { seconds } = engine.runs.showSweep(run).report;
    expect(seconds).toBeGreaterThan(50);
    await expect(engine.resume(run)).rejects.toThrow("the data file sums.jsonl has changed");
    const ends: LiveMessage[] = [];
    for await (const message of engine.runs.watch(run)) if (message.type === "ended") ends.push(message);
    expect(ends).toMatchObject([{ end: { report: { seconds } } }]);
  });

  it("that was killed and is stopped before it goes on is interrupted as before, with no error", async () => {
    const changes = ["DELETE FROM events WHERE type = 'run-paused'", AS_KILLED];
    const { run, open } = await leftSweep({ grid: GRID, concurrency: 1 }, { changes });
    const engine = await open();
    engine.runs.resume(run);
    await engine.runs.cancel(run);
    const ends: LiveMessage[] = [];
    for await (const message of engine.runs.watch(run)) if (message.type === "ended") ends.push(message);
    expect(ends).toMatchObject([{ end: { state: "interrupted", error: null } }]);
    expect(await engine.resume(run)).toMatchObject({ questions: 20 });
  });

  it.each([
    ["stopped", "cancel", []],
    ["killed", "pause", [AS_KILLED]],
  ] as const)("that was %s loses no cell while its model cannot be loaded", async (_, how, changes) => {
    const { run, open } = await leftSweep({ grid: GRID }, { how, changes });
    await requireLeft(
      run,
      await open(lacking(new ModelLoadError("There is no memory for it."))),
      "no memory",
    );

    const again = await open();
    expect(await again.resume(run)).toMatchObject({ questions: 20 });
    const { cells } = again.runs.showSweep(run).report;
    expect(cells.map(({ state }) => state)).toEqual(["done", "done", "done", "done"]);
  });

  it.each([
    ["a cell that was begun", []],
    ["a cell that was not", NOT_BEGUN],
  ])("cannot be gone on with on another model: not with %s", async (_, changes) => {
    const { run, open } = await leftSweep({ grid: GRID, concurrency: 1 }, { changes });
    const other = { ...warm(), info: { ...MODEL_INFO, sha256: "f".repeat(64) } };
    const changed = await open({ loadModel: () => Promise.resolve(other) });
    await requireLeft(run, changed, `The run ${run} cannot be gone on with: the model is another file`);

    expect(await (await open()).resume(run)).toMatchObject({ questions: 20 });
  });

  it("loses no cell that was not begun while the model that others had is not found", async () => {
    const { run, open } = await leftSweep({ grid: GRID, concurrency: 1 }, { changes: NOT_BEGUN });
    const missing = new ContractError("There is no model called practice.");
    await requireLeft(run, await open(lacking(missing)), missing.message);

    expect(await (await open()).resume(run)).toMatchObject({ questions: 20 });
  });

  it.each<[string, Error]>([
    ["model is not found", new ContractError('There is no model "practice".', { model: "practice" })],
    ["databases are not found", new DatasetError("There are no databases.")],
  ])("loses no method that was not begun while the %s", async (_, error) => {
    const other: Strategy = { ...crowd, id: "other" };
    const findStrategy = (id: string) => (id === other.id ? other : crowd);
    const methods = [crowd, other].map(({ id }) => ({ strategy: id, options: { agents: 1 } }));
    const { run, open } = await leftSweep(
      { methods, concurrency: 1 },
      { changes: NOT_BEGUN, options: { findStrategy } },
    );
    await requireLeft(run, await open(lacking(error)), error.message);

    expect(await (await open()).resume(run)).toMatchObject({ questions: 10 });
  });

  it("is left where it is where its method has an option that a cell was begun without", async () => {
    const patience = { type: "integer", default: 1, min: 0, max: 9, help: "Patience" } as const;
    const newer: Strategy = { ...crowd, options: { ...crowd.options, patience } };
    const { run, open } = await leftSweep({ grid: GRID, concurrency: 1 }, {});
    const engine = await open({ findStrategy: findOnly(newer) });
    await requireLeft(run, engine, "crowd has options by now that it was begun without (patience)");
    expect(await (await open()).resume(run)).toMatchObject({ questions: 20 });
  });

  it("is left where it is if a cell would begin with other exemplars than the others", async () => {
    const { exemplars, show } = await shownExemplar();
    const options = { findStrategy: findOnly(showing) };
    const { run, open } = await leftSweep(
      { grid: GRID, exemplars, concurrency: 1 },
      { changes: NOT_BEGUN, options },
    );
    show("11");
    await requireLeft(run, await open(), "the file with exemplars has changed");
    show("10");
    expect(await (await open()).resume(run)).toMatchObject({ questions: 20 });
  });

  it("is stopped and deleted as one: the runs of its cells refuse to be", async () => {
    const engine = await engineOn(warm());
    const { run, cells } = await engine.sweep({ data: await sums(2), grid: GRID });
    const cellRun = cells[0]?.repeats[0]?.run ?? "";
    await expect(engine.runs.delete(cellRun)).rejects.toThrow(`is part of the sweep ${run}`);
    await engine.runs.erase(run);
    expect(engine.runs.list()).toEqual([]);
    expect(() => engine.runs.show(cellRun)).toThrow("There is no run");
  });

  it("may be stopped after its end without a look at what it answered", async () => {
    const home = await temporaryFolder();
    const engine = await engineOn(warm(), { home });
    const { run } = await engine.sweep({ data: await sums(2), grid: GRID });
    await engine.close();
    changeStore(home, "UPDATE questions SET body = '{'");
    const again = await engineOn(warm(), { home });
    expect(() => again.runs.showSweep(run)).toThrow("damaged figures");
    await expect(again.runs.cancel(run)).resolves.toBeUndefined();
  });

  it("is told of to who watches: first as it stands, at last its end", async () => {
    const engine = await engineOn(warm());
    const { run } = engine.runs.sweep({ data: await sums(10), grid: GRID });
    const types: string[] = [];
    let questions = -1;
    for await (const message of engine.runs.watch(run)) {
      types.push(message.type);
      if (message.type === "sweep") {
        expect(message.report.questions).toBeGreaterThanOrEqual(questions);
        questions = message.report.questions;
      }
    }
    expect(types[0]).toBe("sweep");
    expect(types.at(-1)).toBe("ended");
    expect(questions).toBe(40);
  });

  it("reckons the time that is left with the calls that its method makes on the model", async () => {
    const expectedCalls = vi.fn<Strategy["expectedCalls"]>(() => ({ calls: 1, together: 1 }));
    const model = warm();
    const { promise: isWatched, resolve: goOn } = Promise.withResolvers<undefined>();
    const waiting: LoadedModel = {
      ...model,
      async complete(request) {
        if (model.requests.length === 2) await isWatched;
        return model.complete(request);
      },
    };
    const engine = await engineOn(waiting, {}, { ...crowd, expectedCalls });
    const grid = { agents: [1, 2] };
    const { run } = engine.runs.sweep({ data: await sums(3), grid, concurrency: 1 });
    await until(() => model.requests.length >= 2, nextTurn);
    for await (const message of engine.runs.watch(run)) if (message.type === "sweep") goOn(undefined);
    const outlooks = expectedCalls.mock.calls.map(([, outlook]) => outlook);
    expect(outlooks).toContainEqual({ parameters: MODEL_INFO.parameters, prompts: MODEL_INFO.prompts });
  });

  it.each([
    ["later", 2e12],
    ["earlier, since the clock was set back", 5e11],
  ])("reckons the time that is left by the calls since it was gone on with, %s", async (_, now) => {
    const home = await temporaryFolder();
    const left = await leftAfterOneCall(home);
    let made = 0;
    const { promise: isTold, resolve: goOn } = Promise.withResolvers<undefined>();
    const model = warm();
    const waiting: LoadedModel = {
      ...model,
      async complete(request) {
        if (model.requests.length > 0) await isTold;
        const completion = await model.complete(request);
        made += 1;
        return completion;
      },
    };
    const engine = await engineOn(waiting, { home, now: () => now + 10_000 * made });
    const { run } = engine.runs.resume(left);
    let secondsLeft: number | null = null;
    for await (const message of engine.runs.watch(run)) {
      if (message.type !== "sweep" || message.secondsLeft === null) continue;
      secondsLeft ??= message.secondsLeft;
      goOn(undefined);
    }
    // The call that was missing took ten seconds, and each of the other three questions takes two.
    expect(secondsLeft).toBe(60);
  });

  it("warns if most of the questions are none that the practice model knows, and of no other model", async () => {
    const engine = await engineOn(warm());
    const warningsOn = async (model: string, agents: SweepRequest["agents"] = {}) => {
      const { run } = await engine.sweep({ data: await sums(3), models: [model], agents, grid: GRID });
      return engine.runs.showSweep(run).warnings;
    };
    const warning: unknown = expect.stringContaining("3 of 3 questions are clearly of kinds");
    expect(await warningsOn("practice")).toEqual([warning]);
    expect(await warningsOn("other", { solver: "practice" })).toEqual([warning]);
    expect(await warningsOn("other")).toEqual([]);
  });

  it("goes by one clock with all of its cells, though that of the computer is set meanwhile", async () => {
    const model = modelDouble((request, call) => {
      if (call === 2) setClock(Date.now() + 3_600_000);
      return asked(request);
    });
    const engine = await engineOn(model);
    const grid = { temperature: [0.1, 0.2] };
    const { run, cells } = await engine.sweep({ data: await sums(2), grid, concurrency: 1 });
    const lastCell = engine.runs.show(cells[1]?.repeats[0]?.run ?? "");
    const end = Date.parse(engine.runs.showSweep(run).finished ?? "");
    expect(Date.parse(lastCell.finished ?? "")).toBeLessThanOrEqual(end);
  });

  it("is told of after its end as it is stored", async () => {
    const engine = await engineOn(warm());
    const { run } = await engine.sweep({ data: await sums(3), grid: GRID });
    const messages: LiveMessage[] = [];
    for await (const message of engine.runs.watch(run)) messages.push(message);
    const { report, warnings } = engine.runs.showSweep(run);
    expect(messages).toEqual([
      { type: "sweep", phase: "ended", report, warnings, secondsLeft: null },
      { type: "ended", end: { run, state: "done", report, error: null } },
    ]);
  });
});

describe("what a store failed, the sweep's own or another", () => {
  /** The third call finds the disk full, as an experience that cannot be stored does. */
  function fullOnce() {
    let calls = 0;
    return modelDouble((request) => {
      calls += 1;
      if (calls === 3) throw new StorageError("The disk is full.");
      return asked(request);
    });
  }

  it("is an evaluation that counts as interrupted, and can be gone on with", async () => {
    const engine = await engineOn(fullOnce());
    await expect(engine.evaluate({ data: await sums(5), concurrency: 1 })).rejects.toThrow(
      "The disk is full.",
    );
    const [left] = engine.runs.list();
    expect(left).toMatchObject({ kind: "eval", state: "interrupted" });
    expect(await engine.resume(left?.run ?? "")).toMatchObject({ correct: 5 });
  });

  it("is a sweep that counts as interrupted with its cell, and can be gone on with", async () => {
    const engine = await engineOn(fullOnce());
    await expect(engine.sweep({ data: await sums(5), grid: GRID, concurrency: 1 })).rejects.toThrow(
      "The disk is full.",
    );
    const [left] = engine.runs.list();
    expect(left).toMatchObject({ kind: "sweep", state: "interrupted" });
    expect(await engine.resume(left?.run ?? "")).toMatchObject({ questions: 20 });
  });
});

describe("a sweep that is not to be kept", () => {
  it("leaves nothing on the disk", async () => {
    const home = await temporaryFolder();
    const engine = await engineOn(warm(), { home });
    const report = await engine.sweep({ data: await sums(3), grid: GRID, keep: false });
    expect(engine.runs.showSweep(report.run).report.questions).toBe(12);
    await engine.close();
    const again = await engineOn(warm(), { home });
    expect(again.runs.list()).toEqual([]);
  });
});

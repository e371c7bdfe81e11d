import { rmSync, truncateSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { CancelledError, DatabaseError } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import { autoCot } from "../../core/strategies/auto-cot.ts";
import { fewShot } from "../../core/strategies/few-shot.ts";
import { io } from "../../core/strategies/io.ts";
import { selfConsistency } from "../../core/strategies/self-consistency.ts";
import { createDatabaseService } from "../../engine/databases/service.ts";
import type { Engine } from "../../engine/index.ts";
import type { DatabaseService } from "../../engine/services.ts";
import { openDatabase } from "../../native/sql/index.ts";
import { temporaryFolder } from "../support/folder.ts";
import { modelDouble } from "./doubles.ts";
import { engineOn } from "./engine-double.ts";

const GOLD = "SELECT name FROM pet WHERE weight > 10 ORDER BY name";

/** A folder with a database of three pets. */
async function petFolder(): Promise<string> {
  const folder = await temporaryFolder();
  const database = new DatabaseSync(join(folder, "pets.sqlite"));
  database.exec(`
    CREATE TABLE pet (id INTEGER PRIMARY KEY, name TEXT, weight REAL);
    INSERT INTO pet VALUES (1, 'Rex', 30), (2, 'Ada', 12), (3, 'Tom', 4), (4, 'Tom', 5);`);
  database.close();
  return folder;
}

function forgetPet(path: string): void {
  const database = new DatabaseSync(path);
  database.exec("DELETE FROM pet WHERE id = 1");
  database.close();
}

/** Says what a column means, in a file beside the database, as BIRD does. */
async function describeWeight(folder: string, description: string): Promise<void> {
  const notes = join(folder, "database_description");
  await mkdir(notes, { recursive: true });
  await writeFile(join(notes, "pet.csv"), `original_column_name,column_description\nweight,${description}\n`);
}

interface Line {
  readonly answer?: string;
  readonly acceptedAnswers?: readonly string[];
  readonly difficulty?: string;
  readonly database?: string | null;
}

async function dataset(folder: string, ...lines: readonly Line[]): Promise<string> {
  const path = join(folder, "questions.jsonl");
  const rows = lines.map(
    ({ answer = GOLD, acceptedAnswers = [], difficulty = "easy", database = "pets.sqlite" }, index) => ({
      id: `q${index + 1}`,
      dataset: "pets",
      question: `Which pets? (${index + 1})`,
      answer,
      acceptedAnswers,
      answerType: "sql",
      difficulty,
      ...(database !== null && { database }),
    }),
  );
  await writeFile(path, rows.map((row) => JSON.stringify(row)).join("\n"));
  return path;
}

/** Embeds texts by their places. */
const loadEmbedder = () =>
  Promise.resolve({
    name: "places",
    embed: (texts: readonly string[]) =>
      Promise.resolve(texts.map((_, index) => Float32Array.of(Math.cos(index), Math.sin(index)))),
    dispose: () => Promise.resolve(),
  });

const answering = (...queries: readonly string[]) => {
  let next = 0;
  return modelDouble(() => `\`\`\`sql\n${queries[next++ % queries.length] ?? ""}\n\`\`\``);
};

describe("an evaluation of SQL questions", () => {
  it("counts a query right that gives what the gold query gives, however it is written", async () => {
    const folder = await petFolder();
    const engine = await engineOn(answering("select name from pet where id in (1, 2) order by 1"), {}, io);
    const report = await engine.evaluate({ data: await dataset(folder, {}), strategy: "io" });
    expect(report).toMatchObject({ questions: 1, correct: 1, failed: 0 });
  });

  it("has a question fail, and goes on, where the right query gives no result", async () => {
    const folder = await petFolder();
    const broken = { answer: "SELECT nme FROM pet", acceptedAnswers: ["SELECT name FROM pets"] };
    const engine = await engineOn(answering(GOLD), {}, io);
    const report = await engine.evaluate({ data: await dataset(folder, broken, {}) });
    expect(report).toMatchObject({ questions: 2, correct: 1, failed: 1 });
    const [first] = engine.runs.show(report.run).transcripts;
    expect(first).toMatchObject({
      state: "failed",
      error: {
        code: "dataset",
        message:
          'The right query of "q1" gives no result: no such column: nme. ' +
          "Mend it in the data, or leave the question out.",
      },
    });
  });

  it("gives the right query more room than agents have, and then the answer too", async () => {
    const folder = await petFolder();
    const many = (name: string) =>
      `WITH RECURSIVE ${name}(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM ${name} LIMIT 25000) SELECT i FROM ${name}`;
    const engine = await engineOn(answering(many("a"), "SELECT 1"), {}, io);
    const data = await dataset(folder, { answer: many("b") }, { answer: many("b") });
    const report = await engine.evaluate({ data, concurrency: 1 });
    expect(report).toMatchObject({ questions: 2, correct: 1, failed: 0 });
  });

  it("says where the right query fails that a limit of the program stops it", async () => {
    const folder = await petFolder();
    const answer =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 200001) SELECT i FROM n";
    const engine = await engineOn(answering("SELECT 1"), {}, io);
    const report = await engine.evaluate({ data: await dataset(folder, { answer }) });
    expect(report).toMatchObject({ questions: 1, failed: 1 });
    expect(engine.runs.show(report.run).transcripts[0]?.error?.message).toContain(
      'The right query of "q1" gives no result: The query gives more than 200000 rows. This is a limit of Counterpoint',
    );
  });

  it("has a question fail, and goes on, where its database cannot be opened", async () => {
    const folder = await petFolder();
    await writeFile(join(folder, "pointer.sqlite"), "version https://git-lfs.github.com/spec/v1\n");
    const engine = await engineOn(answering(GOLD), {}, io);
    const data = await dataset(folder, {}, { database: "pointer.sqlite" }, {});
    const report = await engine.evaluate({ data });
    expect(report).toMatchObject({ questions: 3, correct: 2, failed: 1, accuracy: 2 / 3 });
    const { state, transcripts } = engine.runs.show(report.run);
    expect(state).toBe("done");
    expect(transcripts.map((question) => [question.id, question.state])).toEqual([
      ["q1", "done"],
      ["q2", "failed"],
      ["q3", "done"],
    ]);
    expect(transcripts[1]?.error).toMatchObject({
      code: "database",
      message: expect.stringContaining("The file pointer.sqlite is no SQLite database") as string,
    });
  });

  it("comes to its end where no database at all can be opened", async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, "pets.sqlite"), "");
    const model = answering(GOLD);
    const engine = await engineOn(model, {}, io);
    const report = await engine.evaluate({ data: await dataset(folder, {}, {}) });
    expect(report).toMatchObject({ questions: 2, correct: 0, failed: 2, accuracy: 0 });
    expect(model.requests).toEqual([]);
  });

  it("goes by an accepted query where the right one gives no result", async () => {
    const folder = await petFolder();
    const mended = { answer: "SELECT nme FROM pet", acceptedAnswers: [GOLD] };
    const engine = await engineOn(answering(GOLD, "SELECT 1"), {}, io);
    const data = await dataset(folder, mended, mended);
    expect(await engine.evaluate({ data, concurrency: 1 })).toMatchObject({ correct: 1, failed: 0 });
  });

  it("starts the questions in the file's order, however long their databases take to open", async () => {
    const folder = await petFolder();
    await writeFile(join(folder, "slow.sqlite"), await readFile(join(folder, "pets.sqlite")));
    const quick = createDatabaseService({ home: null, open: openDatabase });
    const others = Promise.withResolvers<undefined>();
    const databases: DatabaseService = {
      ...quick,
      async use(reference, work) {
        if (reference.includes("slow")) await others.promise;
        return quick.use(reference, (database) => {
          others.resolve(undefined);
          return work(database);
        });
      },
    };
    const engine = await engineOn(answering(GOLD), { databases }, io);
    const data = await dataset(folder, { database: "slow.sqlite" }, {}, { database: "slow.sqlite" }, {});
    const { run } = await engine.evaluate({ data, concurrency: 4 });
    expect(engine.runs.show(run).transcripts.map(({ id }) => id)).toEqual(["q1", "q2", "q3", "q4"]);
  });

  it("minds the order of the rows where the gold query orders", async () => {
    const folder = await petFolder();
    const engine = await engineOn(
      answering("SELECT name FROM pet WHERE weight > 10 ORDER BY name DESC"),
      {},
      io,
    );
    expect(await engine.evaluate({ data: await dataset(folder, {}) })).toMatchObject({ correct: 0 });
    const unordered = await dataset(folder, { answer: "SELECT name FROM pet WHERE weight > 10" });
    expect(await engine.evaluate({ data: unordered })).toMatchObject({ correct: 1 });
  });

  it("minds the order where the accepted query with the same rows orders, not where another one does", async () => {
    const folder = await petFolder();
    const heavy = "SELECT name FROM pet WHERE weight > 10";
    const light = "SELECT name FROM pet WHERE weight < 10";
    const engine = await engineOn(answering(`${heavy} ORDER BY name DESC`, GOLD), {}, io);
    const data = await dataset(
      folder,
      { answer: light, acceptedAnswers: [GOLD] },
      { answer: `${light} ORDER BY name`, acceptedAnswers: [heavy] },
    );
    const { run } = await engine.evaluate({ data, concurrency: 1 });
    const { transcripts } = engine.runs.show(run);
    expect(transcripts.map(({ result }) => result?.correct)).toEqual([false, true]);
  });

  it("minds how often a row comes, unless it compares sets", async () => {
    const folder = await petFolder();
    const data = await dataset(folder, { answer: "SELECT name FROM pet WHERE weight < 10" });
    const engine = await engineOn(answering("SELECT DISTINCT name FROM pet WHERE weight < 10"), {}, io);
    expect(await engine.evaluate({ data })).toMatchObject({ correct: 0 });
    expect(await engine.evaluate({ data, options: { sqlCompare: "set" } })).toMatchObject({ correct: 1 });
  });

  it("tells accuracy by difficulty, in the order of the difficulties", async () => {
    const folder = await petFolder();
    const data = await dataset(folder, { difficulty: "hard" }, { difficulty: "easy", answer: "SELECT 1" });
    const engine = await engineOn(answering(GOLD), {}, io);
    const { byDifficulty } = await engine.evaluate({ data });
    expect(byDifficulty).toMatchObject([
      { difficulty: "easy", questions: 1, correct: 0 },
      { difficulty: "hard", questions: 1, correct: 1 },
    ]);
  });

  it("shows agents the schema, and keeps both results", async () => {
    const folder = await petFolder();
    const events: RunEvent[] = [];
    const engine = await engineOn(answering("SELECT nme FROM pet"), {}, io);
    await engine.evaluate({ data: await dataset(folder, {}) }, (event) => events.push(event));
    const started = events.find((event) => event.type === "question-started");
    expect(started?.asked.database).toMatchObject({ name: "pets.sqlite" });
    expect(started?.asked.database?.schema).toMatch(/CREATE TABLE pet/i);
    const finished = events.find((event) => event.type === "question-finished");
    expect(finished?.result).toMatchObject({
      correct: false,
      results: {
        gold: { kind: "rows", rows: [["Ada"], ["Rex"]], count: 2 },
        answer: { kind: "problem", message: "no such column: nme" },
      },
    });
  });

  it("changes nothing in a database, whatever the model answers", async () => {
    const folder = await petFolder();
    const before = await readFile(join(folder, "pets.sqlite"));
    const engine = await engineOn(answering("DELETE FROM pet", "DROP TABLE pet", "VACUUM"), {}, io);
    const report = await engine.evaluate({ data: await dataset(folder, {}, {}, {}) });
    expect(report).toMatchObject({ questions: 3, correct: 0, failed: 0 });
    expect(await readFile(join(folder, "pets.sqlite"))).toEqual(before);
  });

  it("counts votes by what the queries give", async () => {
    const folder = await petFolder();
    const replies = answering("SELECT 5", GOLD, "SELECT name FROM pet WHERE id < 3 ORDER BY name");
    const engine = await engineOn(replies, {}, selfConsistency);
    const data = await dataset(folder, {});
    expect(await engine.evaluate({ data, options: { agents: 3 }, concurrency: 1 })).toMatchObject({
      correct: 1,
    });
  });

  it("finds databases in the folder that it is told", async () => {
    const [elsewhere, folder] = [await petFolder(), await temporaryFolder()];
    const data = await dataset(folder, { database: "pets" });
    const engine = await engineOn(answering(GOLD), {}, io);
    expect(await engine.evaluate({ data, databases: elsewhere })).toMatchObject({ correct: 1 });
  });

  it("holds a database only for the question that is put", async () => {
    const folder = await petFolder();
    const service = createDatabaseService({ home: null, open: openDatabase });
    let held = 0;
    let most = 0;
    const use: DatabaseService["use"] = (reference, work) =>
      service.use(reference, async (database) => {
        most = Math.max(most, ++held);
        try {
          return await work(database);
        } finally {
          held--;
        }
      });
    const engine = await engineOn(answering(GOLD), { databases: { ...service, use } }, io);
    await engine.evaluate({ data: await dataset(folder, {}, {}, {}), concurrency: 1 });
    expect(most).toBe(1);
  });

  it("has its queries end with the run", async () => {
    const folder = await petFolder();
    const service = createDatabaseService({ home: null, open: openDatabase });
    const { promise: begun, resolve: begin } = Promise.withResolvers<AbortSignal | undefined>();
    const use: DatabaseService["use"] = (reference, work) =>
      service.use(reference, (database) =>
        work({
          ...database,
          run: (query, signal) => {
            begin(signal);
            return database.run(query, signal);
          },
        }),
      );
    const endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";
    const engine = await engineOn(answering(endless), { databases: { ...service, use } }, io);
    const cancelling = new AbortController();
    const data = await dataset(folder, {});
    const report = engine.evaluate({ data }, () => undefined, cancelling.signal);
    const signal = await begun;
    cancelling.abort();
    await expect(report).rejects.toThrow(CancelledError);
    expect(signal?.aborted).toBe(true);
  });

  it.each<[string, (path: string) => void]>([
    ["changes meanwhile", forgetPet],
    ["is emptied meanwhile", truncateSync],
    ["disappears meanwhile", rmSync],
  ])("stands paused where its database %s, and goes on once it is put back", async (_how, spoil) => {
    const folder = await petFolder();
    const path = join(folder, "pets.sqlite");
    const before = await readFile(path);
    const model = modelDouble((_, call) => {
      if (call === 1) spoil(path);
      return `\`\`\`sql\n${GOLD}\n\`\`\``;
    });
    const engine = await engineOn(model, {}, io);
    const data = await dataset(folder, {}, {});
    await expect(engine.evaluate({ data, concurrency: 1 })).rejects.toThrow(
      "The database pets.sqlite is gone or has changed since the run began. Put it back, then go on.",
    );
    const [left] = engine.runs.list();
    expect(left).toMatchObject({ state: "paused", resumable: true, done: 1 });
    await writeFile(path, before);
    expect(await engine.resume(left?.run ?? "")).toMatchObject({ questions: 2, correct: 2, failed: 0 });
  });

  it("is not gone on with where its folder says something else of the columns, until that is put back", async () => {
    const [home, folder] = [await temporaryFolder(), await petFolder()];
    const start = () => engineOn(answering(GOLD), { home }, io);
    await describeWeight(folder, "in kilograms");
    const data = await dataset(folder, {}, {});
    const before = await start();
    let run = "";
    const pausing = before.evaluate({ data, concurrency: 1 }, (event) => {
      ({ run } = event);
      if (event.type === "question-finished") void before.runs.pause(run);
    });
    await expect(pausing).rejects.toBeInstanceOf(CancelledError);
    await before.close();

    await describeWeight(folder, "in pounds");
    const later = await start();
    await expect(later.resume(run)).rejects.toThrow(
      "What prompts say of the database pets.sqlite has changed since the run began.",
    );
    expect(later.runs.list()).toMatchObject([{ state: "paused", resumable: true, done: 1 }]);
    await later.close();

    await describeWeight(folder, "in kilograms");
    const last = await start();
    expect(await last.resume(run)).toMatchObject({ questions: 2, correct: 2, failed: 0 });
  });

  it("opens no database for questions that are answered already when it is gone on with", async () => {
    const [home, folder] = [await temporaryFolder(), await petFolder()];
    await copyFile(join(folder, "pets.sqlite"), join(folder, "cats.sqlite"));
    const data = await dataset(folder, {}, { database: "cats.sqlite" });
    const before = await engineOn(answering(GOLD), { home }, io);
    let run = "";
    const pausing = before.evaluate({ data, concurrency: 1 }, (event) => {
      ({ run } = event);
      if (event.type === "question-finished") void before.runs.pause(run);
    });
    await expect(pausing).rejects.toBeInstanceOf(CancelledError);
    await before.close();

    const service = createDatabaseService({ home: null, open: openDatabase });
    const used: string[] = [];
    const use: DatabaseService["use"] = (reference, ...rest) => {
      used.push(basename(reference));
      return service.use(reference, ...rest);
    };
    const after = await engineOn(answering(GOLD), { home, databases: { ...service, use } }, io);
    expect(await after.resume(run)).toMatchObject({ questions: 2, correct: 2, failed: 0 });
    expect(used).toEqual(["cats.sqlite"]);
  });

  it("shows the schema with the questions that become exemplars", async () => {
    const folder = await petFolder();
    const model = answering(GOLD);
    const engine = await engineOn(model, { loadEmbedder }, autoCot);
    const data = await dataset(folder, {}, {}, {});
    const report = await engine.evaluate({ data, strategy: "auto-cot", options: { shots: 2 } });
    expect(report).toMatchObject({ questions: 1, calls: 3, correct: 1 });
    const asked = model.requests.map(({ messages }) => messages.map(({ content }) => content).join("\n"));
    expect(asked.filter((text) => text.includes("CREATE TABLE pet"))).toHaveLength(3);
  });

  it("shows no schema with the exemplars that the model wrote, which are about databases as well", async () => {
    const folder = await petFolder();
    const model = answering(GOLD);
    const engine = await engineOn(model, { loadEmbedder }, autoCot);
    const data = await dataset(folder, {}, {}, {});
    await engine.evaluate({ data, strategy: "auto-cot", options: { shots: 2 } });
    const shown = model.requests.at(-1)?.messages ?? [];
    expect(shown.filter(({ role }) => role === "assistant")).toHaveLength(2);
    expect(shown.filter(({ content }) => content.includes("CREATE TABLE pet"))).toHaveLength(1);
  });

  it("makes no exemplar of a question whose database cannot be opened: it fails as the others do", async () => {
    const folder = await petFolder();
    await writeFile(join(folder, "empty.sqlite"), "");
    const engine = await engineOn(answering(GOLD), { loadEmbedder }, autoCot);
    const broken = { database: "empty.sqlite" };
    const data = await dataset(folder, broken, broken, {});
    // Two of the three are chosen, so at least one that is broken.
    const report = await engine.evaluate({ data, strategy: "auto-cot", options: { shots: 2 } });
    expect(report).toMatchObject({ failed: 2 });
  });

  it("leaves out the question that an exemplar answers, not one in the same words about another database", async () => {
    const folder = await petFolder();
    const data = await dataset(folder, {}, {});
    const exemplars = join(folder, "exemplars.jsonl");
    const engine = await engineOn(answering(GOLD), {}, fewShot);
    const asked = async (database: object) => {
      const exemplar = { question: "Which pets? (1)", answer: "SELECT 1", answerType: "sql", ...database };
      await writeFile(exemplars, JSON.stringify(exemplar));
      return (await engine.evaluate({ data, exemplars, strategy: "few-shot" })).questions;
    };
    expect(await asked({ database: "pets" })).toBe(1);
    expect(await asked({ database: "cats" })).toBe(2);
    expect(await asked({})).toBe(1);
  });

  it("is refused before it starts where a database is missing, or not named", async () => {
    const folder = await petFolder();
    const engine = await engineOn(answering(GOLD), {}, io);
    const lost = await dataset(folder, { database: "cats.sqlite" });
    await expect(engine.evaluate({ data: lost })).rejects.toThrow(/There is no database cats.sqlite/);
    const unnamed = await dataset(folder, { database: null });
    await expect(engine.evaluate({ data: unnamed })).rejects.toThrow(
      /"q1" is of type sql but names no "database"/,
    );
    expect(engine.runs.list()).toEqual([]);
  });
});

describe("a question about a database", () => {
  it("is answered with a query, and names the database in the manifest", async () => {
    const folder = await petFolder();
    const events: RunEvent[] = [];
    const engine = await engineOn(answering(GOLD), {}, io);
    const request = {
      question: "Which pets are heavy?",
      database: join(folder, "pets.sqlite"),
      strategy: "io",
    };
    const report = await engine.ask(request, (event) => events.push(event));
    expect(report).toMatchObject({ answer: GOLD, answerType: "sql" });
    const [started] = events;
    expect(started).toMatchObject({ manifest: { data: { file: "pets.sqlite", questions: 1 } } });
  });

  it("keeps what its answer gives, and reports it", async () => {
    const database = join(await petFolder(), "pets.sqlite");
    const engine = await engineOn(answering(GOLD), {}, io);
    const report = await engine.ask({ question: "Which pets are heavy?", database });
    const given = { kind: "rows", columns: ["name"], rows: [["Ada"], ["Rex"]], count: 2 };
    expect(report.result).toEqual(given);
    expect(engine.runs.show(report.run).transcripts[0]?.result?.results).toEqual({ answer: given });
  });

  it("is answered with a query that fails, and says why it does", async () => {
    const database = join(await petFolder(), "pets.sqlite");
    const engine = await engineOn(answering("SELECT nme FROM pet"), {}, io);
    expect(await engine.ask({ question: "Which pets?", database })).toMatchObject({
      answer: "SELECT nme FROM pet",
      result: { kind: "problem", message: "no such column: nme" },
    });
  });

  it("is answered where no query can be executed any more", async () => {
    const database = join(await petFolder(), "pets.sqlite");
    const service = createDatabaseService({ home: null, open: openDatabase });
    const use: DatabaseService["use"] = (reference, work) =>
      service.use(reference, (opened) =>
        work({ ...opened, run: () => Promise.reject(new DatabaseError("No thread can be started.")) }),
      );
    const engine = await engineOn(answering(GOLD), { databases: { ...service, use } }, io);
    expect(await engine.ask({ question: "Which pets?", database })).toMatchObject({
      answer: GOLD,
      result: { kind: "problem", message: "No thread can be started." },
    });
  });

  it("is not gone on with where its folder says something else of the columns", async () => {
    const [home, folder] = [await temporaryFolder(), await petFolder()];
    await describeWeight(folder, "in kilograms");
    const before = await engineOn(answering(GOLD), { home }, io);
    const request = { question: "Which pets are heavy?", database: join(folder, "pets.sqlite") };
    let run = "";
    const pausing = before.ask(request, (event) => {
      ({ run } = event);
      if (event.type === "turn-started") void before.runs.pause(run);
    });
    await expect(pausing).rejects.toBeInstanceOf(CancelledError);
    await before.close();

    await describeWeight(folder, "in pounds");
    const model = answering(GOLD);
    const later = await engineOn(model, { home }, io);
    await expect(later.resume(run)).rejects.toThrow(
      "What prompts say of the database pets.sqlite has changed since the run began.",
    );
    expect(later.runs.list()).toMatchObject([{ state: "paused", resumable: true }]);
    expect(model.requests).toEqual([]);
  });

  it("is refused without a database", async () => {
    const engine = await engineOn(answering(GOLD), {}, io);
    await expect(engine.ask({ question: "Which pets?", answerType: "sql" })).rejects.toThrow(
      "A question of answer type sql needs the database that it is about.",
    );
  });

  it("is refused where the file is no database", async () => {
    const folder = await petFolder();
    const path = await dataset(folder, {});
    const engine = await engineOn(answering(GOLD), {}, io);
    await expect(engine.ask({ question: "Which pets?", database: path })).rejects.toThrow(/SQLite/);
  });
});

describe("a database that comes to no end of being opened", () => {
  it.each<[string, (engine: Engine, folder: string, signal: AbortSignal) => Promise<unknown>]>([
    [
      "an evaluation",
      async (engine, folder, signal) =>
        engine.evaluate({ data: await dataset(folder, {}) }, () => undefined, signal),
    ],
    [
      "a question",
      (engine, folder, signal) =>
        engine.ask(
          { question: "Which pets?", database: join(folder, "pets.sqlite") },
          () => undefined,
          signal,
        ),
    ],
  ])("keeps %s no longer than until that is cancelled", async (_what, start) => {
    const folder = await petFolder();
    const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>();
    const open = () => {
      begin(undefined);
      return new Promise<never>(() => undefined);
    };
    const databases = createDatabaseService({ home: null, open });
    const engine = await engineOn(answering(GOLD), { databases }, io);
    const cancelling = new AbortController();
    const report = start(engine, folder, cancelling.signal);
    await begun;
    cancelling.abort();
    await expect(report).rejects.toThrow(CancelledError);
  });
});

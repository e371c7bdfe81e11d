import { readFile, writeFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { StorageError } from "../../../core/errors.ts";
import { readDataset } from "../../../engine/datasets/read-dataset.ts";
import { databasePath } from "../../../engine/storage/database.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { timers } from "../../support/timers.ts";
import { modelDouble } from "../doubles.ts";
import { engineOn, sums } from "../engine-double.ts";
import { filesHolding } from "./traces.ts";

const WORD = "Zanzibarquagga";
const ask = (text: string, agents = 4) => ({
  question: `How many ${text} are there? `.repeat(20),
  strategy: "crowd",
  options: { agents },
});
/** It repeats what it was asked, so that the word is in many pages. */
const parrot = () => modelDouble(({ messages }) => messages.at(-1)?.content ?? "");

async function place() {
  const home = await temporaryFolder();
  const { startTimer, runOut } = timers();
  const engine = await engineOn(parrot(), { home, startTimer });
  return { home, runOut, engine };
}

/** Another program that reads the file, until it commits. */
function startReading(home: string): DatabaseSync {
  const reader = new DatabaseSync(databasePath(home));
  onTestFinished(() => reader.close());
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM events").get();
  return reader;
}

describe("a deleted run", () => {
  it("is gone from every list at once, and from the files when the time to undo is over", async () => {
    const { home, engine, runOut } = await place();
    for (let other = 0; other < 5; other++) await engine.ask(ask(`quolls ${other}`));
    const { run } = await engine.ask(ask(WORD, 16));
    for (let other = 5; other < 9; other++) await engine.ask(ask(`quolls ${other}`));
    expect(await filesHolding(home, WORD)).not.toEqual([]);

    expect(await engine.runs.delete(run)).toEqual({ undoMilliseconds: 10_000 });
    expect(engine.runs.list().map((each) => each.run)).not.toContain(run);
    expect(() => engine.runs.show(run)).toThrow("There is no run");
    expect(await filesHolding(home, WORD)).not.toEqual([]);

    runOut();
    expect(await filesHolding(home, WORD)).toEqual([]);
    expect(engine.runs.list()).toHaveLength(9);
    expect(engine.runs.show(engine.runs.list()[0]?.run ?? "").transcripts[0]?.turns).toHaveLength(4);
    await expect(engine.runs.restore(run)).rejects.toThrow("cannot be restored");
  });

  it("comes back whole if that is undone in time", async () => {
    const { engine, runOut } = await place();
    const { run } = await engine.ask(ask(WORD));
    const before = engine.runs.show(run);
    await engine.runs.delete(run);
    await engine.runs.restore(run);
    runOut();
    expect(engine.runs.show(run)).toEqual(before);
  });

  it("is hidden since the time that it is by the engine's clock", async () => {
    const home = await temporaryFolder();
    const { startTimer } = timers();
    const engine = await engineOn(parrot(), { home, startTimer, now: () => 1e12 });
    const { run } = await engine.ask(ask(WORD));
    await engine.runs.delete(run);
    const database = new DatabaseSync(databasePath(home));
    onTestFinished(() => database.close());
    expect(database.prepare("SELECT deleted FROM runs").get()).toEqual({ deleted: 1e12 });
  });

  it("is erased when the engine is closed before the time is over", async () => {
    const { home, engine } = await place();
    const { run } = await engine.ask(ask(WORD));
    await engine.runs.delete(run);
    await engine.close();
    expect(await filesHolding(home, WORD)).toEqual([]);
  });

  it("is erased by the next start if the process died before", async () => {
    const { home, engine } = await place();
    const { run } = await engine.ask(ask(WORD));
    await engine.close();
    const database = new DatabaseSync(databasePath(home));
    database.prepare("UPDATE runs SET deleted = 1 WHERE run = ?").run(run);
    database.close();
    const { startTimer, runOut } = timers();
    await engineOn(parrot(), { home, startTimer });
    runOut();
    expect(await filesHolding(home, WORD)).toEqual([]);
  });

  it("is left to the process that deleted it as long as that may take it back", async () => {
    const { home, engine } = await place();
    const { run } = await engine.ask(ask(WORD));
    await engine.runs.delete(run);
    const other = await engineOn(parrot(), { home });
    await other.close();
    await engine.runs.restore(run);
    expect(engine.runs.show(run).transcripts).toHaveLength(1);
  });

  it("is erased as soon as nobody reads the file any more", async () => {
    const { home, engine, runOut } = await place();
    const { run } = await engine.ask(ask(WORD));
    const reader = startReading(home);
    await engine.runs.delete(run);
    runOut();
    expect(await filesHolding(home, WORD)).not.toEqual([]);
    expect(engine.runs.list()).toEqual([]);
    reader.exec("COMMIT");
    runOut();
    expect(await filesHolding(home, WORD)).toEqual([]);
  });

  it("cannot be restored once its erasure has begun, which leaves nothing of it", async () => {
    const { home, engine, runOut } = await place();
    const { run } = await engine.ask(ask(WORD));
    const reader = startReading(home);
    await engine.runs.delete(run);
    runOut();
    await expect(engine.runs.restore(run)).rejects.toThrow("cannot be restored");
    expect(engine.runs.list()).toEqual([]);
    reader.exec("COMMIT");
    runOut();
    expect(await filesHolding(home, WORD)).toEqual([]);
  });

  it("says that it is deleted, and tried again, where somebody is in the way of erasing it", async () => {
    const { home, engine, runOut } = await place();
    const { run } = await engine.ask(ask(WORD));
    const reader = startReading(home);
    await expect(engine.runs.erase(run)).rejects.toThrow(
      `The run ${run} is deleted, but not erased yet: the store is being read or written elsewhere.`,
    );
    reader.exec("COMMIT");
    runOut();
    expect(await filesHolding(home, WORD)).toEqual([]);
  });

  it("says that it is deleted, and when it is erased, where erasing it at once fails", async () => {
    const { home, engine, runOut } = await place();
    const { run } = await engine.ask(ask(WORD));
    const database = new DatabaseSync(databasePath(home));
    onTestFinished(() => database.close());
    database.exec(
      "CREATE TRIGGER full BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
    );
    const erasing = engine.runs.erase(run);
    await expect(erasing).rejects.toBeInstanceOf(StorageError);
    await expect(erasing).rejects.toThrow(
      `The run ${run} is deleted, but not erased yet: the disk is full. Once that is mended, Counterpoint erases it by itself`,
    );
    expect(engine.runs.list()).toEqual([]);
    database.exec("DROP TRIGGER full");
    runOut();
    expect(await filesHolding(home, WORD)).toEqual([]);
  });

  it("is not erased where that is not allowed yet, which who wants it erased at once is told", async () => {
    const home = await temporaryFolder();
    const { startTimer, runOut } = timers();
    let mayErase = false;
    const engine = await engineOn(parrot(), { home, startTimer, mayErase: () => mayErase });
    const { run } = await engine.ask(ask(WORD));
    await expect(engine.runs.erase(run)).rejects.toThrow(
      `The run ${run} is deleted, but not erased yet: the store is damaged, or still being checked. Once that is mended`,
    );
    runOut();
    expect(await filesHolding(home, WORD)).not.toEqual([]);
    mayErase = true;
    runOut();
    expect(await filesHolding(home, WORD)).toEqual([]);
  });

  it("must have been stopped first", async () => {
    const engine = await engineOn(modelDouble(() => "word ".repeat(10_000)));
    const { run } = engine.runs.ask(ask(WORD));
    for await (const { type } of engine.runs.watch(run)) if (type === "event") break;
    await expect(engine.runs.delete(run)).rejects.toThrow("is going on. Stop it first");
    await engine.runs.cancel(run);
    await engine.runs.delete(run);
  });

  it("takes along the copy of its data file that no other run needs", async () => {
    const { startTimer, runOut } = timers();
    const kept: string[] = [];
    const forgotten: (readonly string[])[] = [];
    const engine = await engineOn(parrot(), {
      startTimer,
      datasets: {
        preview: () => Promise.reject(new Error("no preview")),
        sample: () => Promise.reject(new Error("no sample")),
        open: readDataset,
        keep: (data) => Promise.resolve(void kept.push(data)),
        forgetAllBut: (data) => Promise.resolve(void forgotten.push(data)),
      },
    });
    const [one, other] = [await sums(1), await sums(2)];
    const { run } = await engine.evaluate({ data: one });
    await engine.evaluate({ data: other });
    await engine.evaluate({ data: other, keep: false });
    expect(kept).toEqual([one, other]);
    await engine.runs.delete(run);
    runOut();
    expect(forgotten).toEqual([[other]]);
  });
});

describe("a run that is not to be kept", () => {
  it("leaves no trace of its question in the home, and is there as long as the engine", async () => {
    const home = await temporaryFolder();
    const engine = await engineOn(parrot(), { home });
    const kept = await engine.ask(ask("quolls"));
    const { run } = await engine.ask({ ...ask(WORD, 16), keep: false });
    expect(engine.runs.list()).toMatchObject([
      { run, kept: false, title: expect.stringContaining(WORD) as string },
      { run: kept.run, kept: true },
    ]);
    expect(engine.runs.show(run).transcripts[0]?.turns).toHaveLength(16);
    expect(engine.runs.question(run, "ask").asked.text).toContain(WORD);
    expect((await engine.runs.export(run, "markdown")).content).toContain(WORD);
    const ends: string[] = [];
    for await (const message of engine.runs.watch(run)) {
      if (message.type === "ended") ends.push(message.end.state);
    }
    expect(ends).toEqual(["done"]);
    expect(await filesHolding(home, WORD)).toEqual([]);
    expect(await filesHolding(home, "quolls")).not.toEqual([]);
    await engine.close();
    expect(await filesHolding(home, WORD)).toEqual([]);
    const next = await engineOn(parrot(), { home });
    expect(next.runs.list()).toMatchObject([{ run: kept.run }]);
  });

  it("is cancelled where others are paused", async () => {
    const engine = await engineOn(modelDouble(() => "word ".repeat(10_000)));
    const { run } = engine.runs.ask({ ...ask(WORD), keep: false });
    for await (const { type } of engine.runs.watch(run)) if (type === "event") break;
    await engine.runs.pauseAll();
    expect(engine.runs.list()).toMatchObject([{ run, state: "cancelled", resumable: false }]);
  });

  it("leaves no trace of a data file either", async () => {
    const home = await temporaryFolder();
    const data = await sums(3);
    await writeFile(data, (await readFile(data, "utf8")).replaceAll("Say", WORD));
    const engine = await engineOn(parrot(), { home });
    await engine.evaluate({ data, keep: false });
    expect(await filesHolding(home, WORD)).toEqual([]);
    expect(await filesHolding(home, "sums.jsonl")).toEqual([]);
  });
});

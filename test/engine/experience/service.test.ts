import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { CancelledError, ContractError, DatasetError, StorageError } from "../../../core/errors.ts";
import { MAX_EXPERIENCES_FOUND } from "../../../engine/contract/experience.ts";
import type { Experiences } from "../../../engine/experience/experiences.ts";
import { openExperiences } from "../../../engine/experience/open.ts";
import type { Engine, EngineOptions } from "../../../engine/index.ts";
import { databasePath } from "../../../engine/storage/database.ts";
import { modelDouble } from "../doubles.ts";
import { engineOn, sums } from "../engine-double.ts";
import { experiencesDouble, firstWordParser } from "../experience-double.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { letterEmbedder } from "../../support/letter-embedder.ts";
import { timers } from "../../support/timers.ts";

/** An engine whose only agent repeats what it was asked, or the number alone, and is silent about silence. */
async function place(given: Partial<Experiences> = {}, options: Partial<EngineOptions> = {}) {
  const experiences = { ...experiencesDouble(), ...given };
  const home = await temporaryFolder();
  const { startTimer, runOut } = timers();
  const engine = await engineOn(
    modelDouble(({ messages }) => {
      const text = messages.at(-1)?.content ?? "";
      return text.includes("silence") ? "" : (/^Say (\d)$/.exec(text)?.[1] ?? text);
    }),
    {
      home,
      openExperiences: () => experiences,
      loadEmbedder: () => Promise.resolve({ ...letterEmbedder(), dispose: () => Promise.resolve() }),
      loadParser: () => Promise.resolve(firstWordParser),
      startTimer,
      ...options,
    },
  );
  return { experiences, engine, home, runOut, service: engine.experience };
}

/** Erasing that cannot be done at first. */
const FAILURES: [string, () => Promise<boolean>][] = [
  ["the store is read elsewhere", () => Promise.resolve(false)],
  ["the disk is full", () => Promise.reject(new StorageError("The disk is full."))],
];

/** Has the store say of all runs that the process which started this one carries them out, or that they are done. */
function sayOfRuns(home: string, state: "running" | "done"): void {
  const database = new DatabaseSync(databasePath(home));
  database
    .prepare("UPDATE runs SET state = ?, pid = ?, process_started = ?")
    .run(state, process.ppid, Date.now());
  database.close();
}

/** Puts an experience into the store that was removed and is still to be erased. */
function leaveRemoved(home: string): void {
  const database = new DatabaseSync(databasePath(home));
  database.exec(
    `INSERT INTO repositories (repository, revision) VALUES ('mine', 0);
     INSERT INTO experiences (id, repository, task, answer_type, process, answer, feedback, model, strategy, created, removed)
     VALUES ('e', 'mine', 'count', 'number', '', '3', 'person', 'm', 'mcf', 0, 1)`,
  );
  database.close();
}

const line = (task: string, more: object = {}) =>
  JSON.stringify({
    ...{ task, answerType: "number", process: "one by one", answer: "3" },
    ...{ feedback: "judge", model: "m", strategy: "mcf" },
    ...more,
  });

describe("a solution that a person finds good", () => {
  it("is stored as the task, the process and the answer, with where it comes from", async () => {
    const { engine, service } = await place();
    const { run } = await engine.ask({ question: "Count to 3", strategy: "crowd", answerType: "text" });
    const added = await service.add(run, "ask", "mine");
    expect(added).toMatchObject({
      ...{ task: "Count to 3", answerType: "text", answer: "Count to 3", process: "Count to 3" },
      ...{ feedback: "person", model: "scripted", strategy: "crowd", source: { run, question: "ask" } },
    });
    expect(await service.ofQuestion(run, "ask", "mine")).toEqual(added);
    expect(await service.ofQuestion(run, "ask", "other")).toBeNull();
    expect(await service.add(run, "ask", "mine")).toEqual(added);
  });

  it("of one question of an evaluation carries no right answer with it", async () => {
    const { engine, service } = await place();
    const { run } = await engine.evaluate({ data: await sums(2), strategy: "crowd" });
    const added = await service.add(run, "q2", "mine");
    expect(Object.keys(added).sort()).toEqual([
      ...[
        "answer",
        "answerType",
        "created",
        "feedback",
        "id",
        "model",
        "process",
        "source",
        "strategy",
        "task",
      ],
    ]);
    expect(added).toMatchObject({ task: "Say 2", answer: "2" });
  });

  it("cannot be stored without an answer, nor of a run that does not exist", async () => {
    const { engine, service } = await place();
    const { run } = await engine.ask({ question: "Sing of silence", strategy: "crowd", answerType: "text" });
    const adding = service.add(run, "ask", "mine");
    await expect(adding).rejects.toBeInstanceOf(ContractError);
    await expect(adding).rejects.toThrow(
      `nothing to learn from the question "ask" of the run ${run}: it has no answer`,
    );
    await expect(service.add("nowhere", "ask", "mine")).rejects.toThrow('There is no run "nowhere"');
    await expect(service.add(run, "q9", "mine")).rejects.toThrow('has no question "q9"');
  });

  it("cannot be stored of a run that is to leave no trace", async () => {
    const { engine, service } = await place();
    const { run } = await engine.ask({
      ...{ question: "Count to 3", strategy: "crowd", answerType: "text", keep: false },
    });
    await expect(service.add(run, "ask", "mine")).rejects.toThrow("is to leave no trace");
  });
});

describe("the experiences of a repository", () => {
  const filled = async (given: Partial<Experiences> = {}) => {
    const parts = await place(given);
    const tasks = ["count red apples", "count green apples today", "sing a song"];
    await parts.service.import("mine", tasks.map((task) => line(task)).join("\n"));
    return parts;
  };

  it("are listed newest first", async () => {
    const { service } = await filled();
    expect((await service.list("mine")).map(({ task }) => task)).toEqual([
      ...["sing a song", "count green apples today", "count red apples"],
    ]);
  });

  it("are listed in a search too, those nearest in meaning first", async () => {
    const { service } = await filled();
    const search = async (words: string) => (await service.list("mine", words)).map(({ task }) => task);
    expect(await search("red apples")).toEqual([
      ...["count red apples", "count green apples today", "sing a song"],
    ]);
    expect((await search("sing a song"))[0]).toBe("sing a song");
    expect(await search(" ")).toEqual((await service.list("mine")).map(({ task }) => task));
  });

  it("are found in a search up to a bound, however many there are", async () => {
    const { service } = await place();
    const tasks = Array.from({ length: MAX_EXPERIENCES_FOUND + 1 }, (_, index) => line(`count ${index}`));
    await service.import("mine", tasks.join("\n"));
    expect(await service.list("mine", "count")).toHaveLength(MAX_EXPERIENCES_FOUND);
    expect(await service.list("mine")).toHaveLength(MAX_EXPERIENCES_FOUND + 1);
  });

  it("may be removed, which can be taken back until the time to undo is over", async () => {
    const { service, experiences, runOut } = await filled();
    const [first] = await service.list("mine");
    const before = Date.now();
    expect(await service.remove(first?.id ?? "")).toEqual({ undoMilliseconds: 10_000 });
    expect(await service.list("mine")).toHaveLength(2);
    await service.restore(first?.id ?? "");
    expect(await service.list("mine")).toHaveLength(3);
    expect(experiences.erased).toEqual([]);
    runOut();
    expect(experiences.erased).toEqual([expect.any(Number)]);
    expect(experiences.erased[0]).toBeGreaterThan(before);
  });

  it("may all be taken out at once, and be taken back together until that time is over", async () => {
    const { service, experiences, runOut } = await filled();
    const { since, ...said } = await service.removeAll("mine");
    expect(said).toEqual({ experiences: 3, undoMilliseconds: 10_000 });
    expect(await service.list("mine")).toEqual([]);
    await service.restoreAll("mine", since);
    expect(await service.list("mine")).toHaveLength(3);
    runOut();
    expect(experiences.erased).toHaveLength(1);
  });

  it("are not erased while they come back together, which may take longer than that time", async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { service, experiences, runOut } = await filled({ restoreAll: () => promise });
    const { since } = await service.removeAll("mine");
    const restoring = service.restoreAll("mine", since);
    runOut();
    await service.repositories();
    expect(experiences.erased).toEqual([]);
    resolve(undefined);
    await restoring;
    runOut();
    expect(experiences.erased).toHaveLength(1);
  });

  it("are erased no sooner than the last run has ended, which could not be stored meanwhile", async () => {
    const { engine, service, experiences, runOut } = await filled();
    const [first] = await service.list("mine");
    await service.remove(first?.id ?? "");
    const { run } = engine.runs.ask({ question: "Say 3", strategy: "crowd" });
    runOut();
    expect(experiences.erased).toEqual([]);
    await engine.runs.result(run);
    runOut();
    expect(experiences.erased).toHaveLength(1);
  });

  it.each(FAILURES)("are erased later if %s when that time is over", async (_, failing) => {
    const erased: number[] = [];
    const attempts = [failing];
    const { service, runOut } = await filled({
      eraseRemoved: (before) => attempts.shift()?.() ?? Promise.resolve(erased.push(before) > 0),
    });
    const [first] = await service.list("mine");
    await service.remove(first?.id ?? "");
    runOut();
    await nextTurn();
    expect(erased).toEqual([]);
    runOut();
    expect(erased).toHaveLength(1);
  });

  it.each(FAILURES)("are erased later if %s when their evaluation is erased", async (_, failing) => {
    const kept: (readonly string[])[] = [];
    const attempts = [failing];
    const { engine, runOut } = await filled({
      keepRuns: (runs) => attempts.shift()?.() ?? Promise.resolve(kept.push(runs) > 0),
    });
    const { run } = await engine.ask({ question: "Say 3", strategy: "crowd" });
    await engine.runs.delete(run);
    runOut();
    await nextTurn();
    expect(kept).toEqual([]);
    runOut();
    expect(kept).toEqual([[]]);
  });

  it("are erased when the engine is closed before that time is over", async () => {
    const { engine, service, experiences } = await filled();
    const [first] = await service.list("mine");
    await service.remove(first?.id ?? "");
    await engine.close();
    expect(experiences.erased).toHaveLength(1);
  });

  it("are erased by the next engine if the process died before", async () => {
    const { service, experiences } = await filled();
    const before = Date.now();
    await service.repositories();
    await service.repositories();
    expect(experiences.erased).toHaveLength(1);
    expect(experiences.erased[0]).toBeLessThanOrEqual(Date.now() - 10_000);
    expect(experiences.erased[0]).toBeGreaterThanOrEqual(before - 10_000);
  });

  it("are erased by the next holder of the home also where they were removed just before the process died", async () => {
    const { engine, experiences, runOut, home } = await place();
    leaveRemoved(home);
    const before = Date.now();
    engine.tidy();
    expect(experiences.erased).toEqual([expect.any(Number)]);
    expect(experiences.erased[0]).toBeLessThan(before);
    runOut();
    expect(experiences.erased[1]).toBeGreaterThanOrEqual(before);
  });

  it("are erased by the next holder of the home when it is closed before the time to undo is over", async () => {
    const { engine, experiences, home } = await place();
    leaveRemoved(home);
    const before = Date.now();
    engine.tidy();
    await engine.close();
    expect(experiences.erased.at(-1)).toBeGreaterThanOrEqual(before);
  });

  it("are not erased while a run of another process goes on, which could not be stored meanwhile", async () => {
    const { engine, service, experiences, home } = await place();
    await engine.ask({ question: "Say 3", strategy: "crowd" });
    sayOfRuns(home, "running");
    await service.repositories();
    expect(experiences.erased).toEqual([]);
    sayOfRuns(home, "done");
    await service.repositories();
    expect(experiences.erased).toHaveLength(1);
  });

  it("are not erased by who may not do that, nor when the engine is closed", async () => {
    const { engine, service, experiences, runOut } = await place({}, { mayErase: () => false });
    await service.import("mine", line("count red apples"));
    const [only] = await service.list("mine");
    await service.remove(only?.id ?? "");
    runOut();
    await service.repositories();
    await engine.close();
    expect(experiences.erased).toEqual([]);
  });

  it("leave the engine's closing alone if none was removed", async () => {
    const { engine, experiences } = await filled();
    await engine.close();
    expect(experiences.erased).toEqual([]);
  });
});

describe("while experiences are erased, for which the store is written anew,", () => {
  const QUESTION = { question: "Say 3", strategy: "crowd" };
  /** Erasing that lasts until the test ends it. */
  const slowErasing = () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    return { erase: () => promise, end: () => resolve(true) };
  };
  /** Removes an experience and lets the time to undo run out. */
  const eraseOne = async ({ service, runOut }: Awaited<ReturnType<typeof place>>) => {
    await service.import("mine", line("count red apples"));
    const [only] = await service.list("mine");
    await service.remove(only?.id ?? "");
    runOut();
  };

  it.each<[string, (engine: Engine) => Promise<unknown>]>([
    ["a question", (engine) => engine.ask(QUESTION)],
    ["a sweep", async (engine) => engine.sweep({ data: await sums(2), grid: { agents: [1, 2] } })],
  ])("%s that starts waits until that is over", async (_what, start) => {
    const { erase, end } = slowErasing();
    const parts = await place({ eraseRemoved: erase });
    await eraseOne(parts);
    const { engine } = parts;
    const starting = start(engine);
    // Where nothing is erased, the same comes to its end.
    await start((await place()).engine);
    const meanwhile = engine.runs.list();
    end();
    await starting;
    expect(meanwhile).toEqual([]);
    expect(engine.runs.list()).toMatchObject([{ state: "done" }]);
  });

  it("a run that is gone on with waits until that is over", async () => {
    const { erase, end } = slowErasing();
    const parts = await place({ eraseRemoved: erase });
    const { engine } = parts;
    let run = "";
    const evaluating = engine.evaluate({ data: await sums(3), strategy: "crowd" }, (event) => {
      ({ run } = event);
      if (event.type === "turn-finished") void engine.runs.pause(run);
    });
    await expect(evaluating).rejects.toBeInstanceOf(CancelledError);
    await eraseOne(parts);
    const resuming = engine.resume(run);
    await (await place()).engine.evaluate({ data: await sums(3), strategy: "crowd" });
    const meanwhile = engine.runs.show(run).state;
    end();
    await resuming;
    expect(meanwhile).toBe("paused");
    expect(engine.runs.show(run).state).toBe("done");
  });

  it.each([
    ["deleted", false],
    ["restored", true],
  ] as const)("a run is %s no sooner than that is over", async (_what, isDeleted) => {
    const { erase, end } = slowErasing();
    const { engine, service } = await place({ eraseRemoved: erase });
    const { run } = await engine.ask(QUESTION);
    if (isDeleted) await engine.runs.delete(run);
    // This erases what an earlier process left.
    const listing = service.repositories();
    const changing = isDeleted ? engine.runs.restore(run) : engine.runs.delete(run);
    await (await place()).engine.ask(QUESTION);
    const meanwhile = engine.runs.list();
    end();
    await Promise.all([listing, changing]);
    expect(meanwhile).toHaveLength(isDeleted ? 0 : 1);
    expect(engine.runs.list()).toHaveLength(isDeleted ? 1 : 0);
  });

  it("the engine is closed no sooner than that is over", async () => {
    const { erase, end } = slowErasing();
    let isClosed = false;
    const close = () => Promise.resolve(void (isClosed = true));
    const parts = await place({ eraseRemoved: erase, close });
    await eraseOne(parts);
    const closing = parts.engine.close();
    await (await place()).engine.close();
    const meanwhile = isClosed;
    end();
    await closing;
    expect([meanwhile, isClosed]).toEqual([false, true]);
  });

  it("a run waits also where they are those of an evaluation that was deleted", async () => {
    const { erase, end } = slowErasing();
    const { engine, runOut } = await place({ keepRuns: erase });
    const { run } = await engine.ask(QUESTION);
    await engine.runs.delete(run);
    runOut();
    const asking = engine.ask(QUESTION);
    await (await place()).engine.ask(QUESTION);
    const meanwhile = engine.runs.list();
    end();
    await asking;
    expect(meanwhile).toEqual([]);
    expect(engine.runs.list()).toHaveLength(1);
  });
});

describe("an exported repository", () => {
  it("is JSONL from the oldest to the newest, without ids and runs", async () => {
    const { engine, service } = await place();
    for (const word of ["one", "two"]) {
      const { run } = await engine.ask({ question: `Say ${word}`, strategy: "crowd", answerType: "text" });
      await service.add(run, "ask", "my tasks/2");
    }
    const file = await service.export("my tasks/2");
    expect(file).toMatchObject({
      name: "counterpoint-experience-my-tasks-2.jsonl",
      mediaType: "application/jsonl",
    });
    const lines = file.content
      .trimEnd()
      .split("\n")
      .map((text) => JSON.parse(text) as object);
    expect(lines).toEqual([
      expect.objectContaining({ task: "Say one", answer: "Say one", feedback: "person" }),
      expect.objectContaining({ task: "Say two", answer: "Say two", feedback: "person" }),
    ]);
    expect(Object.keys(lines[0] ?? {})).toEqual([
      ...["task", "answerType", "process", "answer", "feedback", "model", "strategy"],
    ]);
  });

  it("can be imported elsewhere, where it is exported just so", async () => {
    const { service } = await place();
    const text = `${line("a\nb  — ½")}\n${line("c", { answer: "“4”" })}\n`;
    expect(await service.import("mine", text)).toEqual({ added: 2, known: 0 });
    expect((await service.export("mine")).content).toBe(text);
    expect((await service.list("mine"))[0]?.source).toBeNull();
  });

  it("brings nothing that is known already, in the repository or further up in the file", async () => {
    const { service } = await place();
    await service.import("mine", line("a"));
    const text = [line("a"), line("b"), line("b", { process: "otherwise" }), line("b", { answer: "4" })];
    expect(await service.import("mine", text.join("\n"))).toEqual({ added: 2, known: 2 });
  });

  it("is known again also where the store keeps other texts, as for a NUL character and half a surrogate pair", async () => {
    const { service } = await place({}, { openExperiences });
    const text = line("count red\0apples \ud83c", { process: "one\0by one", answer: "3\0" });
    expect(await service.import("mine", text)).toEqual({ added: 1, known: 0 });
    expect(await service.import("mine", text)).toEqual({ added: 0, known: 1 });
  });

  it("may have blank lines, a byte order mark and line breaks of Windows", async () => {
    const { service } = await place();
    const text = `\uFEFF${line("a")}\r\n\r\n${line("b")}\r\n`;
    expect(await service.import("mine", text)).toEqual({ added: 2, known: 0 });
  });

  it("is refused whole if a line cannot be used, and every such line is told with why", async () => {
    const { service } = await place();
    const text = [
      ...[line("a"), "{", "[]", line(" "), line("b", { answerType: "essay" })],
      ...[line("c", { id: "e1" }), line("d", { feedback: undefined }), line("e", { process: 7 })],
      line("f", { task: 7, process: 7 }),
    ].join("\n");
    const importing = service.import("mine", text);
    await expect(importing).rejects.toBeInstanceOf(DatasetError);
    const { message, details } = await importing.then(
      () => new DatasetError("nothing was wrong"),
      (error: unknown) => error as DatasetError,
    );
    expect(message.split("\n").slice(0, 9)).toEqual([
      "The file has 8 lines that cannot be used:",
      "  line 2: it is not valid JSON",
      "  line 3: it is not a JSON object",
      '  line 4: task cannot be " "; it must be a text of at most 1000000 characters that is not blank.',
      expect.stringContaining('line 5: answerType cannot be "essay"; it must be one of number'),
      '  line 6: there is no field "id"',
      "  line 7: feedback is missing; it must be person or judge.",
      "  line 8: process cannot be 7; it must be a text.",
      "  line 9: task cannot be 7; it must be a text of at most 1000000 characters that is not blank. " +
        "process cannot be 7; it must be a text.",
    ]);
    expect(details).toEqual({ count: 8, lines: ["2", "3", "4", "5", "6", "7", "8", "9"] });
    expect(await service.list("mine")).toEqual([]);
  });

  it("stops being imported when it is cancelled: what was stored by then stays", async () => {
    const stop = new AbortController();
    const double = experiencesDouble();
    const open: Experiences["open"] = (name, run) => {
      const repository = double.open(name, run);
      const add: typeof repository.add = (experience, encoder) => {
        stop.abort();
        return repository.add(experience, encoder);
      };
      return { ...repository, add };
    };
    const { service } = await place({ ...double, open });
    const importing = service.import("mine", [line("a"), line("b")].join("\n"), stop.signal);
    await expect(importing).rejects.toBeInstanceOf(CancelledError);
    expect((await service.list("mine")).map(({ task }) => task)).toEqual(["a"]);
  });

  it("with very many lines is refused before any of them is read", async () => {
    const { service } = await place();
    await expect(service.import("mine", "{\n".repeat(10_001))).rejects.toThrow(
      "The file has more than 10000 lines, which is as many as are imported at once. Split it into smaller files.",
    );
  });

  it("with very many unknown fields names the first of them", async () => {
    const { service } = await place();
    const unknown = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`field${index}`, 1]));
    await expect(service.import("mine", line("a", unknown))).rejects.toThrow(
      'there is no field "field0", "field1", "field2", "field3", "field4", …',
    );
  });

  it("with many bad lines shows the first twenty", async () => {
    const { service } = await place();
    const importing = service.import("mine", "{\n".repeat(30));
    await expect(importing).rejects.toThrow("… and 10 more");
    await expect(importing).rejects.toMatchObject({ details: { count: 30 } });
  });
});

describe("two texts compared", () => {
  it("are taken apart into cosine, graphs and matched triples", async () => {
    const { service } = await place();
    const same = await service.compare("boys sing", "boys dance");
    expect(same).toMatchObject({ embedder: "letters", parser: "words" });
    expect(same.cosine).toBeGreaterThan(0.3);
    expect(same.cosine).toBeLessThan(0.99);
    expect(same.smatch).toEqual({ matched: 2, left: 2, right: 2, f1: 1, exact: true, bound: 2 });
    expect(same.left).toMatchObject({ penman: "(x / boys)", failed: false });
    expect(same.left.triples.every(({ matched }) => matched)).toBe(true);

    const different = await service.compare("boys sing", "girls dance");
    expect(different.smatch).toMatchObject({ exact: true, left: 2, right: 2 });
    expect(different.smatch.f1).toBeLessThan(1);
    expect(different.right.triples.find(({ kind }) => kind === "instance")).toMatchObject({
      ...{ target: "girls", matched: false },
    });
  });

  it("must say something, and not too much", async () => {
    const { service } = await place();
    await expect(service.compare("boys", " ")).rejects.toThrow("A text to compare is empty");
    await expect(service.compare("boys ".repeat(1000), "boys")).rejects.toThrow(
      "has 5000 characters; at most 4000 can be compared",
    );
  });
});

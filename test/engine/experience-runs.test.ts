import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { CancelledError, ContractError } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import type { EvalReport } from "../../core/evaluation/evaluate.ts";
import type { TaskEncoder } from "../../core/experience/repository.ts";
import type { Engine, EngineOptions, EvalRequest } from "../../engine/index.ts";
import { databasePath } from "../../engine/storage/database.ts";
import { temporaryFolder } from "../support/folder.ts";
import { letterEmbedder } from "../support/letter-embedder.ts";
import { timers } from "../support/timers.ts";
import { crowd, modelDouble } from "./doubles.ts";
import { engineOn, sums } from "./engine-double.ts";
import { experiencesDouble, firstWordParser, learner, type ExperiencesDouble } from "./experience-double.ts";

const lastWord = (text: string) => text.split(" ").at(-1) ?? "";
const contentOf = (messages: readonly { readonly content: string }[]) => messages.at(-1)?.content ?? "";
/** Answers with the last word of the question; as a judge it likes every answer but 3, and says nothing of 4. */
const knowing = () =>
  modelDouble(({ messages }) => {
    const content = contentOf(messages);
    if (!content.startsWith("Judge")) return lastWord(content);
    return { 3: "bad", 4: "" }[lastWord(content)] ?? "good";
  });

/** An engine whose method is `learner`, with repositories that outlive it. */
function learning(
  experiences: ExperiencesDouble,
  options: Partial<EngineOptions> = {},
  model = knowing(),
): Promise<Engine> {
  const parts = {
    openExperiences: () => experiences,
    loadEmbedder: () => Promise.resolve({ ...letterEmbedder(), dispose: () => Promise.resolve() }),
    loadParser: () => Promise.resolve(firstWordParser),
  };
  return engineOn(model, { ...parts, ...options }, learner);
}
const request = async (count: number, more: Partial<EvalRequest> = {}) => ({
  ...{ data: await sums(count), strategy: "learner", options: { experience: true, minimum: 2, lambda: 1 } },
  ...more,
});

describe("an evaluation with experience", () => {
  it("grows a repository of its own, which belongs to it", async () => {
    const experiences = experiencesDouble();
    const engine = await learning(experiences);
    const { run } = await engine.evaluate(await request(3));
    expect(await experiences.repositories()).toEqual([{ name: run, run, experiences: 2 }]);
    expect(engine.runs.show(run).manifest).toMatchObject({ experience: run, concurrency: 1 });
    const again = await engine.evaluate(await request(2));
    expect(again.experience).toMatchObject({ repository: again.run, tooFew: 2, stored: 2 });
  });

  it("goes on with a lasting one if that is named, which belongs to no run", async () => {
    const experiences = experiencesDouble();
    const engine = await learning(experiences);
    const options = { minimum: 2 };
    await engine.evaluate(await request(2, { experience: "algebra", options }));
    const { experience } = await engine.evaluate(await request(1, { experience: "algebra", options }));
    expect(experience).toMatchObject({ repository: "algebra", tooFew: 0, retrieved: 1 });
    expect(await experiences.repositories()).toEqual([{ name: "algebra", run: null, experiences: 3 }]);
  });

  it("is refused before it starts if it names the repository of another, which only holds what that found", async () => {
    const experiences = experiencesDouble();
    const engine = await learning(experiences);
    const { run } = await engine.evaluate(await request(3));
    const refused = engine.evaluate(await request(1, { experience: run }));
    await expect(refused).rejects.toThrow(`The repository "${run}" is that of an evaluation`);
    await expect(refused).rejects.toBeInstanceOf(ContractError);
    expect(engine.runs.list()).toMatchObject([{ run }]);
    expect(await experiences.repositories()).toEqual([{ name: run, run, experiences: 2 }]);
  });

  it("puts its questions one after another, in the file's order, whatever concurrency is asked for", async () => {
    const [experiences, model] = [experiencesDouble(), knowing()];
    const engine = await learning(experiences, {}, model);
    const { run } = await engine.evaluate(await request(5, { concurrency: 4 }));
    expect(experiences.asked).toEqual(["Say 1", "Say 2", "Say 3", "Say 4", "Say 5"]);
    expect(model.mostTogether).toBe(1);
    expect(engine.runs.show(run).manifest.concurrency).toBe(1);
  });

  it("grows one of its own in each run of a sweep, and no lasting one, from which the cells would learn", async () => {
    const experiences = experiencesDouble();
    const engine = await learning(experiences);
    const sweep = { data: await sums(2), methods: [{ strategy: "learner", options: { experience: true } }] };
    const shared = { ...sweep, experience: "algebra" };
    const refusal = 'The cells of a sweep would learn from each other in "algebra". Leave out --experience;';
    await expect(engine.runs.planSweep(shared)).rejects.toThrow(refusal);
    await expect(engine.sweep(shared)).rejects.toThrow(refusal);
    const { cells } = await engine.sweep({ ...sweep, repeats: 2 });
    const runs = cells.flatMap(({ repeats }) => repeats.map(({ run }) => run));
    expect((await experiences.repositories()).map(({ name }) => name).toSorted()).toEqual(runs.toSorted());
  });

  it("keeps its concurrency without experience, and opens no repository", async () => {
    const experiences = experiencesDouble();
    const engine = await learning(experiences);
    const { run, experience } = await engine.evaluate(await request(4, { options: {}, concurrency: 4 }));
    const { manifest } = engine.runs.show(run);
    expect(manifest.concurrency).toBe(4);
    expect(manifest).not.toHaveProperty("experience");
    expect(manifest.parser).toBeNull();
    expect(experience).toBeNull();
    expect(experiences.asked).toEqual([]);
  });

  it("names in its manifest what tasks are compared with", async () => {
    const engine = await learning(experiencesDouble());
    const { run } = await engine.evaluate(await request(1));
    expect(engine.runs.show(run).manifest).toMatchObject({ embedder: "letters", parser: "words" });
  });

  it("gives a task the experience of one before it", async () => {
    const [experiences, model] = [experiencesDouble(), knowing()];
    await (await learning(experiences, {}, model)).evaluate(await request(5));
    const asked = model.requests
      .map(({ messages }) => contentOf(messages))
      .filter((text) => text.includes("Say"));
    expect(asked).toHaveLength(5);
    expect(asked.slice(0, 2)).toEqual(["Say 1", "Say 2"]);
    for (const text of asked.slice(2)) expect(text).toMatch(/^As in "Say [12]"\. Say \d$/);
  });

  it("reports what was retrieved, judged and stored, and the learning curve", async () => {
    const experiences = experiencesDouble((task) => (task === "Say 6" ? -2 : 0));
    const engine = await learning(experiences);
    const report = await engine.evaluate(await request(20));
    expect(report.experience).toMatchObject({
      ...{ retrieved: 17, outliers: 1, nothingSimilar: 0, tooFew: 2 },
      ...{ judged: 20, stored: 18, unreadable: 1 },
    });
    expect(report.experience?.tenths).toHaveLength(10);
    expect(report.experience?.tenths.slice(0, 3)).toEqual([
      { from: 1, to: 2, questions: 2, compared: 2, correct: 2, retrieved: 0 },
      { from: 3, to: 4, questions: 2, compared: 2, correct: 2, retrieved: 2 },
      { from: 5, to: 6, questions: 2, compared: 2, correct: 2, retrieved: 1 },
    ]);
    expect(engine.runs.show(report.run).report).toEqual(report);
  });

  it("tells its watchers the same report at its end", async () => {
    const engine = await learning(experiencesDouble());
    const { run } = engine.runs.evaluate(await request(4));
    const told: unknown[] = [];
    for await (const message of engine.runs.watch(run))
      if (message.type === "ended") told.push(message.end.report);
    expect(told).toEqual([engine.runs.show(run).report]);
    expect(told).toMatchObject([{ experience: { retrieved: 2, stored: 2 } }]);
  });

  it("is cancelled at once, also while its repository thinks", async () => {
    const experiences = experiencesDouble();
    const thinking = Promise.withResolvers<undefined>();
    const open = (name: string) => ({
      ...experiences.open(name),
      retrieve() {
        thinking.resolve(undefined);
        return new Promise<never>(() => undefined);
      },
    });
    const engine = await learning({ ...experiences, open });
    const { run } = engine.runs.evaluate(await request(2));
    await thinking.promise;
    await engine.runs.cancel(run);
    expect(engine.runs.show(run).state).toBe("cancelled");
  });

  it("has nothing more encoded for its repository once it is cancelled", async () => {
    const experiences = experiencesDouble();
    const thinking = Promise.withResolvers<() => Promise<unknown>>();
    const open = (name: string) => ({
      ...experiences.open(name),
      retrieve(task: string, encoder: TaskEncoder) {
        thinking.resolve(() => encoder.encode([task]));
        return new Promise<never>(() => undefined);
      },
    });
    const engine = await learning({ ...experiences, open });
    const { run } = engine.runs.evaluate(await request(2));
    const encode = await thinking.promise;
    expect(await encode()).toHaveLength(1);
    await engine.runs.cancel(run);
    await expect(encode()).rejects.toBeInstanceOf(CancelledError);
  });

  it("shows no right answer to the repository", async () => {
    const experiences = experiencesDouble();
    const wrong = modelDouble(({ messages }) => (contentOf(messages).startsWith("Judge") ? "good" : "77"));
    const engine = await learning(experiences, {}, wrong);
    const { run } = await engine.evaluate(await request(2));
    const seen = {
      ...{ answerType: "number", process: "77", answer: "77", feedback: "judge" },
      ...{ model: "scripted", strategy: "learner" },
    };
    expect(await experiences.list(run)).toEqual([
      { ...seen, id: "e2", created: 1001, task: "Say 2", source: { run, question: "q2" } },
      { ...seen, id: "e1", created: 1000, task: "Say 1", source: { run, question: "q1" } },
    ]);
  });

  it("leaves the stored repositories alone if it is not kept, and says so", async () => {
    const [onDisk, inMemory] = [experiencesDouble(), experiencesDouble()];
    const openExperiences = (home: string | null) => (home === null ? inMemory : onDisk);
    const engine = await learning(onDisk, { openExperiences });
    const { run } = await engine.evaluate(await request(2, { keep: false, experience: "algebra" }));
    expect(await onDisk.repositories()).toEqual([]);
    expect(await inMemory.repositories()).toMatchObject([{ name: "algebra", experiences: 2 }]);
    expect(engine.runs.show(run).warnings).toEqual([
      'The run is not kept, so its experiences live in memory: the stored repository "algebra" is neither read nor added to.',
    ]);
  });

  it("takes its repository along when it is erased, and no other run's", async () => {
    const experiences = experiencesDouble();
    const engine = await learning(experiences);
    const [first, second] = [
      await engine.evaluate(await request(2)),
      await engine.evaluate(await request(2)),
    ];
    await engine.runs.delete(first.run);
    expect(experiences.kept).toEqual([]);
    await engine.runs.restore(first.run);
    await engine.runs.erase(second.run);
    expect(experiences.kept).toEqual([[first.run]]);
    await engine.close();
    expect(experiences.closed).toBe(true);
  });

  it("keeps the repository of a run that is hidden but may yet be restored", async () => {
    const experiences = experiencesDouble();
    const engine = await learning(experiences);
    const [first, second] = [
      await engine.evaluate(await request(1)),
      await engine.evaluate(await request(1)),
    ];
    await engine.runs.delete(first.run);
    await engine.runs.erase(second.run);
    expect(experiences.kept).toEqual([[first.run]]);
  });
});

describe("the repository of an evaluation that is erased while another run goes on", () => {
  const place = async () => {
    const experiences = experiencesDouble();
    const { startTimer, runOut } = timers();
    const engine = await learning(experiences, { startTimer });
    const { run: erased } = await engine.evaluate(await request(1));
    const { run } = engine.runs.ask({ question: "Say 5", strategy: "learner", answerType: "number" });
    await engine.runs.erase(erased);
    return { experiences, engine, run, erased, runOut };
  };

  it("is there until that has ended, which could not be stored meanwhile", async () => {
    const { experiences, engine, run, runOut } = await place();
    runOut();
    expect(experiences.kept).toEqual([]);
    await engine.runs.result(run);
    runOut();
    expect(experiences.kept).toEqual([[run]]);
  });

  it("is erased at the latest when the engine is closed", async () => {
    const { experiences, engine, erased } = await place();
    expect(experiences.kept).toEqual([]);
    await engine.close();
    expect(experiences.kept).toHaveLength(1);
    expect(experiences.kept[0]).not.toContain(erased);
  });
});

describe("a single question with experience", () => {
  const ask = {
    question: "Say 5",
    strategy: "learner",
    answerType: "number",
    options: { experience: true },
  } as const;

  it("uses the default repository, or the one that is named", async () => {
    const experiences = experiencesDouble();
    const engine = await learning(experiences);
    await engine.ask(ask);
    await engine.ask({ ...ask, experience: "algebra" });
    expect(await experiences.repositories()).toEqual([
      { name: "default", run: null, experiences: 1 },
      { name: "algebra", run: null, experiences: 1 },
    ]);
  });

  it("is given experience for a repository that it names, without being asked for it twice", async () => {
    const engine = await learning(experiencesDouble());
    const { run } = await engine.ask({ ...ask, options: {}, experience: "algebra" });
    expect(engine.runs.show(run).manifest).toMatchObject({
      experience: "algebra",
      options: { experience: true },
    });
  });

  it("that names a repository and switches experience off is refused", async () => {
    const engine = await learning(experiencesDouble());
    const both = { ...ask, options: { experience: "false" }, experience: "algebra" };
    await expect(engine.ask(both)).rejects.toThrow(
      'The repository "algebra" is named, but the option experience is off.',
    );
  });

  it("by a method that keeps none is refused if it names a repository", async () => {
    const engine = await engineOn(knowing(), {}, crowd);
    const asking = engine.ask({ question: "How many?", strategy: "crowd", experience: "algebra" });
    await expect(asking).rejects.toThrow('"crowd" keeps no experience. Leave out --experience.');
    await expect(asking).rejects.toBeInstanceOf(ContractError);
  });
});

describe("an evaluation with experience that stands still and goes on", () => {
  /** What was seen and concluded, without times. */
  const story = (engine: Engine, run: string) => {
    const { transcripts, report } = engine.runs.show(run);
    return {
      seen: transcripts.map(({ id, turns, observations, result }) => ({
        id,
        said: turns.map(({ path, finished }) => [path, finished?.text]),
        observations,
        calls: result?.calls,
      })),
      experience: report !== null && "experience" in report ? report.experience : null,
    };
  };
  const nameless = (run: string, value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value)
        .replaceAll(run, "RUN")
        .replaceAll(/"id":"e\d+"/g, '"id":"e"'),
    );

  it("ends as if it had never stood still, wherever it was stopped", async () => {
    const data = await sums(5);
    const options = { experience: true, minimum: 2, lambda: 1 };
    const whole = await learning(experiencesDouble());
    const events: RunEvent[] = [];
    const { run: wholeRun } = await whole.evaluate({ data, strategy: "learner", options }, (event) => {
      if (event.type !== "turn-text") events.push(event);
    });
    const expected = nameless(wholeRun, story(whole, wholeRun));
    const last = events.findLastIndex(({ type }) => type === "turn-started");
    expect(last).toBeGreaterThan(30);

    for (let place = 1; place <= last; place++) {
      const [experiences, home] = [experiencesDouble(), await temporaryFolder()];
      const before = await learning(experiences, { home });
      let [seen, run] = [0, ""];
      const evaluating = before.evaluate({ data, strategy: "learner", options }, (event) => {
        ({ run } = event);
        if (event.type !== "turn-text" && seen++ === place) void before.runs.pause(run);
      });
      await expect(evaluating).rejects.toBeInstanceOf(CancelledError);
      await before.close();

      const after = await learning(experiences, { home });
      await after.resume(run);
      expect(nameless(run, story(after, run))).toEqual(expected);
      expect(await experiences.repositories()).toEqual([{ name: run, run, experiences: 3 }]);
      await after.close();
    }
  }, 60_000);

  it("is told again what the repository said before it was killed, and stores nothing twice", async () => {
    const [experiences, home] = [experiencesDouble(), await temporaryFolder()];
    const before = await learning(experiences, { home });
    const { run } = await before.evaluate(await request(3));
    await before.close();
    // As a process leaves it that was killed when the last solution was stored and that was not recorded yet.
    const database = new DatabaseSync(databasePath(home));
    database.exec("DELETE FROM events WHERE type = 'run-finished'");
    database.exec("DELETE FROM events WHERE question = 'q2' AND body LIKE '%experience-judged%'");
    database.exec("DELETE FROM events WHERE question = 'q2' AND type = 'question-finished'");
    database.exec("DELETE FROM events WHERE question = 'q3'");
    database.exec("DELETE FROM questions WHERE question IN ('q2', 'q3')");
    database.exec("UPDATE runs SET state = 'running', pid = 1, process_started = 0");
    database.close();

    const model = knowing();
    const after = await learning(experiences, { home }, model);
    const report = (await after.resume(run)) as EvalReport;
    expect(experiences.asked).toEqual(["Say 1", "Say 2", "Say 3", "Say 3"]);
    expect((await experiences.list(run)).map(({ source }) => source?.question)).toEqual(["q2", "q1"]);
    expect(model.requests.map(({ messages }) => contentOf(messages))).toEqual([
      'As in "Say 1". Say 3',
      "Judge 3",
    ]);
    expect(report.experience).toMatchObject({ retrieved: 1, tooFew: 2, judged: 3, stored: 2 });
    expect(report.calls).toBe(6);
  });

  it("is refused if its tasks would be compared by another parser", async () => {
    const [experiences, home] = [experiencesDouble(), await temporaryFolder()];
    const before = await learning(experiences, { home });
    let run = "";
    const evaluating = before.evaluate(await request(3), (event) => {
      ({ run } = event);
      if (event.type === "turn-finished") void before.runs.pause(run);
    });
    await expect(evaluating).rejects.toBeInstanceOf(CancelledError);
    await before.close();
    const loadParser = () => Promise.resolve({ ...firstWordParser, name: "words 2" });
    const after = await learning(experiences, { home, loadParser });
    await expect(after.resume(run)).rejects.toThrow("the parser of meaning graphs is words 2 (it was words)");
  });
});

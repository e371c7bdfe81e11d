import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Experience } from "../../../core/experience/experience.ts";
import type { Experiences } from "../../../engine/experience/experiences.ts";
import { openExperiences } from "../../../engine/experience/open.ts";
import { eraseRemoved } from "../../../engine/experience/traces.ts";
import { databasePath, openDatabase } from "../../../engine/storage/database.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { checkStoredSums } from "./support/stored-sums.ts";
import { OPEN, solved, taskOf, wordEncoder } from "./support/tasks.ts";

function opened(home: string | null = null): Experiences {
  const experiences = openExperiences(home);
  onTestFinished(() => experiences.close());
  return experiences;
}

/** Adds one task after another. */
async function addTasks(
  experiences: Experiences,
  tasks: readonly string[],
  { repository = "mine", encoder = wordEncoder() } = {},
): Promise<readonly Experience[]> {
  const added: Experience[] = [];
  for (const task of tasks) added.push(await experiences.open(repository).add(solved(task), encoder));
  return added;
}

const FRUIT = ["red apple pie", "green apple pie", "yellow pear jam", "old oat bread"];
const tasksIn = (experiences: readonly Experience[]): string[] => experiences.map(({ task }) => task);

/** Removal times are whole milliseconds. */
const SOON = Date.now() + 3_600_000;

describe("adding", () => {
  it("stores what was given, with an id and the time", async () => {
    const experiences = opened();
    const before = Date.now();
    const source = { run: "r1", question: "q1" };
    const added = await experiences.open("mine").add(solved("red apple", source), wordEncoder());
    expect(added).toEqual({
      ...solved("red apple", source),
      ...{ id: expect.any(String) as string, created: expect.any(Number) as number },
    });
    expect(added.created).toBeGreaterThanOrEqual(before);
    expect(await experiences.find(added.id)).toEqual(added);
    expect(await experiences.ofQuestion("r1", "q1", "mine")).toEqual(added);
    expect(await experiences.list("mine")).toEqual([added]);
  });

  it("keeps texts whole that hold a NUL character, which becomes another sign", async () => {
    const experiences = opened();
    const given = { ...solved("red\0apple"), process: "Add.\0Then 7.", answer: "7\0" };
    const added = await experiences.open("mine").add(given, wordEncoder());
    const kept = { task: "red\ufffdapple", process: "Add.\ufffdThen 7.", answer: "7\ufffd" };
    expect(added).toMatchObject(kept);
    expect(await experiences.list("mine")).toEqual([added]);
  });

  it("lists the newest first, each repository apart", async () => {
    const experiences = opened();
    await addTasks(experiences, ["a", "b", "c"]);
    await addTasks(experiences, ["d"], { repository: "other" });
    await experiences.open("of a run", "r7").add(solved("e"), wordEncoder());
    expect(tasksIn(await experiences.list("mine"))).toEqual(["c", "b", "a"]);
    expect(await experiences.repositories()).toEqual([
      { name: "mine", run: null, experiences: 3 },
      { name: "of a run", run: "r7", experiences: 1 },
      { name: "other", run: null, experiences: 1 },
    ]);
  });

  it("puts into the repository of an evaluation only what that found", async () => {
    const experiences = opened();
    const own = experiences.open("r7", "r7");
    await own.add(solved("a"), wordEncoder());
    const refusal =
      'The repository "r7" is that of an evaluation, and only holds what the evaluation found. Choose a lasting one.';
    for (const refused of [
      () => experiences.open("r7").add(solved("b"), wordEncoder()),
      () => experiences.open("r7", "r8").add(solved("b"), wordEncoder()),
      () => experiences.requireLasting("r7"),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "contract", message: refusal });
    await own.add(solved("c"), wordEncoder());
    expect(tasksIn(await experiences.list("r7"))).toEqual(["c", "a"]);
  });

  it("stores the same question of the same run once, and encodes it once", async () => {
    const experiences = opened();
    const encoder = wordEncoder();
    const mine = experiences.open("mine");
    const source = { run: "r1", question: "q1" };
    const first = await mine.add(solved("red apple", source), encoder);
    expect(await mine.add({ ...solved("red apple", source), answer: "8" }, encoder)).toEqual(first);
    expect(encoder.asked).toEqual(["red apple"]);
    await mine.add(solved("red apple", { run: "r2", question: "q1" }), encoder);
    await experiences.open("other").add(solved("red apple", source), encoder);
    expect((await experiences.list("mine")).length).toBe(2);
    expect((await experiences.list("other")).length).toBe(1);
  });

  it("stores it once also when it is added twice at the same time", async () => {
    const experiences = opened();
    const mine = experiences.open("mine");
    const source = { run: "r1", question: "q1" };
    const [first, second] = await Promise.all([
      mine.add(solved("red apple", source), wordEncoder()),
      mine.add(solved("red apple", source), wordEncoder()),
    ]);
    expect(first).toEqual(second);
    expect(await experiences.list("mine")).toEqual([first]);
  });

  it("stores nothing if the task cannot be encoded", async () => {
    const experiences = opened();
    const encoder = { ...wordEncoder(), encode: () => Promise.reject(new Error("no embedder")) };
    await expect(experiences.open("mine").add(solved("a"), encoder)).rejects.toThrow("no embedder");
    expect(await experiences.list("mine")).toEqual([]);
    expect(await experiences.repositories()).toEqual([]);
  });

  it("keeps sums and rows together", async () => {
    const home = await temporaryFolder();
    await addTasks(opened(home), [...FRUIT, ...FRUIT]);
    expect(checkStoredSums(home)).toBe(8);
  });

  it("stores nothing of a task if its sums cannot be stored, and all of it the next time", async () => {
    const home = await temporaryFolder();
    const experiences = opened(home);
    const stored = (await addTasks(experiences, FRUIT)).toReversed();
    const database = openDatabase(home);
    database.exec(
      "CREATE TRIGGER no_room BEFORE INSERT ON similarity_sums BEGIN SELECT RAISE(FAIL, 'no room'); END",
    );
    await expect(addTasks(experiences, ["blue plum"])).rejects.toMatchObject({ code: "storage" });
    expect(await experiences.list("mine")).toEqual(stored);
    database.exec("DROP TRIGGER no_room");
    database.close();
    await addTasks(experiences, ["blue plum"]);
    expect(checkStoredSums(home)).toBe(5);
  });
});

describe("retrieving", () => {
  it("gives the most similar experience, of equal ones the oldest, never one with the same words", async () => {
    const experiences = opened();
    const [first] = await addTasks(experiences, ["red apple cake", "red apple cake", ...FRUIT]);
    const mine = experiences.open("mine");
    expect(await mine.retrieve("red apple tart", wordEncoder(), OPEN)).toMatchObject({
      ...{ stored: 6, outcome: "found", z: null, nearest: { experience: first } },
    });
    const { nearest } = await mine.retrieve("red apple cake", wordEncoder(), OPEN);
    expect(nearest?.experience.task).toBe("red apple pie");
  });

  it("never gives one with the same question, also where its options stand in another order", async () => {
    const experiences = opened();
    await addTasks(experiences, ["red apple?\n\nA) pie\nB) cake", "old oat bread"]);
    const task = "red apple?\n\nA) cake\nB) pie";
    const { nearest } = await experiences.open("mine").retrieve(task, wordEncoder(), OPEN, "red apple?");
    expect(nearest?.experience.task).toBe("old oat bread");
  });

  it("says that there are too few in a repository that does not exist, and does not make it", async () => {
    const experiences = opened();
    expect(await experiences.open("mine").retrieve("a", wordEncoder(), OPEN)).toEqual({
      ...{ stored: 0, outcome: "too-few", z: null, nearest: null },
    });
    expect(await experiences.repositories()).toEqual([]);
  });

  it("tells an outlier", async () => {
    const experiences = opened();
    await addTasks(experiences, ["red apple pie", "red apple pies", "red apples pie", "reed apple pie"]);
    const mine = experiences.open("mine");
    const settings = { ...OPEN, outlierTest: "below" } as const;
    expect(await mine.retrieve("zzz xx", wordEncoder(), settings)).toMatchObject({ outcome: "outlier" });
    expect(await mine.retrieve("red apple pier", wordEncoder(), settings)).toMatchObject({
      outcome: "found",
    });
  });

  it("sees what another process changed since it looked last", async () => {
    const home = await temporaryFolder();
    const [here, there] = [opened(home), opened(home)];
    const mine = here.open("mine");
    const [apple] = await addTasks(there, FRUIT);
    expect((await mine.retrieve("red apple pies", wordEncoder(), OPEN)).nearest?.experience).toEqual(apple);
    await there.remove(apple?.id ?? "");
    const later = await mine.retrieve("red apple pies", wordEncoder(), OPEN);
    expect(later).toMatchObject({ stored: 3, nearest: { experience: { task: "green apple pie" } } });
    const [best] = await addTasks(there, ["red apple pies!"]);
    expect((await mine.retrieve("red apple pies", wordEncoder(), OPEN)).nearest?.experience).toEqual(best);
    await addTasks(here, ["blue plum"]);
    expect(checkStoredSums(home)).toBe(5);
  });
});

describe("a search", () => {
  it("finds no more than are wanted: those most like the words, the most alike first", async () => {
    const experiences = opened();
    await addTasks(experiences, FRUIT.toReversed());
    const found = await experiences.search("mine", "red apple pie", wordEncoder(), 2);
    expect(tasksIn(found)).toEqual(["red apple pie", "green apple pie"]);
  });
});

describe("removing", () => {
  it("takes an experience out of lists, searches and sums", async () => {
    const home = await temporaryFolder();
    const experiences = opened(home);
    const source = { run: "r1", question: "q1" };
    await addTasks(experiences, FRUIT);
    const removed = await experiences.open("mine").add(solved("red apple tart", source), wordEncoder());
    await experiences.remove(removed.id);
    expect(tasksIn(await experiences.list("mine"))).not.toContain("red apple tart");
    expect(await experiences.ofQuestion("r1", "q1", "mine")).toBeNull();
    await expect(experiences.find(removed.id)).rejects.toThrow(`There is no experience "${removed.id}"`);
    await expect(experiences.remove(removed.id)).rejects.toMatchObject({ code: "contract" });
    const { nearest, stored } = await experiences
      .open("mine")
      .retrieve("red apple tarte", wordEncoder(), OPEN);
    expect([stored, nearest?.experience.task]).toEqual([4, "red apple pie"]);
    expect(checkStoredSums(home)).toBe(4);
  });

  it("can be taken back: the experience has its old id, place and age, and is not encoded again", async () => {
    const home = await temporaryFolder();
    const experiences = opened(home);
    const encoder = wordEncoder();
    const added = await addTasks(experiences, ["red apple pie", "red apple pie", ...FRUIT], { encoder });
    const before = await experiences.map("mine", encoder);
    const [oldest] = added;
    await experiences.remove(oldest?.id ?? "");
    await experiences.restore(oldest?.id ?? "");
    expect(await experiences.list("mine")).toEqual(added.toReversed());
    const after = await experiences.map("mine", encoder);
    expect(after.tasks.map(({ id }) => id)).toEqual(before.tasks.map(({ id }) => id));
    expect(encoder.asked.length).toBe(6);
    const { nearest } = await experiences.open("mine").retrieve("red apple pies", encoder, OPEN);
    expect(nearest?.experience).toEqual(oldest);
    expect(checkStoredSums(home)).toBe(6);
  });

  it("cannot be taken back if nothing was removed, it is erased, or its question was added again", async () => {
    const experiences = opened();
    const mine = experiences.open("mine");
    const source = { run: "r1", question: "q1" };
    const first = await mine.add(solved("red apple", source), wordEncoder());
    await expect(experiences.restore(first.id)).rejects.toThrow("was not removed");
    await experiences.remove(first.id);
    const second = await mine.add(solved("red apple", source), wordEncoder());
    expect(second.id).not.toBe(first.id);
    await expect(experiences.restore(first.id)).rejects.toThrow("its question was added again");
    await experiences.eraseRemoved(SOON);
    await expect(experiences.restore(first.id)).rejects.toThrow("it is erased");
    expect(await experiences.list("mine")).toEqual([second]);
  });

  it("counts for every embedder and parser that the experience was encoded by", async () => {
    const home = await temporaryFolder();
    const experiences = opened(home);
    const [first] = await addTasks(experiences, FRUIT);
    await experiences.stats("mine", wordEncoder("other letters"));
    await experiences.remove(first?.id ?? "");
    expect(checkStoredSums(home)).toBe(3);
    await experiences.restore(first?.id ?? "");
    expect(checkStoredSums(home)).toBe(4);
  });
});

describe("emptying", () => {
  it("takes all experiences of one repository out of lists and sums, for every embedder", async () => {
    const home = await temporaryFolder();
    const experiences = opened(home);
    await addTasks(experiences, FRUIT);
    await addTasks(experiences, ["a"], { repository: "other" });
    await experiences.stats("mine", wordEncoder("other letters"));
    expect(await experiences.removeAll("mine")).toEqual({
      experiences: 4,
      since: expect.any(Number) as number,
    });
    expect(await experiences.list("mine")).toEqual([]);
    expect(tasksIn(await experiences.list("other"))).toEqual(["a"]);
    const { stored } = await experiences.open("mine").retrieve("red apple pies", wordEncoder(), OPEN);
    expect(stored).toBe(0);
    expect(checkStoredSums(home)).toBe(1);
  });

  it("is refused where nothing is in the repository, and makes none", async () => {
    const experiences = opened();
    await expect(experiences.removeAll("mine")).rejects.toThrow('The repository "mine" holds no experience');
    expect(await experiences.repositories()).toEqual([]);
  });

  it("can be taken back at once: the same experiences in the same order, with sums that are right", async () => {
    const home = await temporaryFolder();
    const experiences = opened(home);
    const encoder = wordEncoder();
    const added = await addTasks(experiences, FRUIT, { encoder });
    const before = await experiences.map("mine", encoder);
    const { since } = await experiences.removeAll("mine");
    await experiences.restoreAll("mine", since);
    expect(await experiences.list("mine")).toEqual(added.toReversed());
    expect(await experiences.map("mine", encoder)).toEqual(before);
    expect(encoder.asked).toEqual(FRUIT);
    expect(checkStoredSums(home)).toBe(4);
  });

  it("can be taken back when something was added meanwhile, which stays", async () => {
    const home = await temporaryFolder();
    const experiences = opened(home);
    const mine = experiences.open("mine");
    const source = { run: "r1", question: "q1" };
    await addTasks(experiences, FRUIT);
    await mine.add(solved("blue plum", source), wordEncoder());
    const { since } = await experiences.removeAll("mine");
    await mine.add({ ...solved("blue plum", source), answer: "8" }, wordEncoder());
    await experiences.restoreAll("mine", since);
    expect(tasksIn(await experiences.list("mine"))).toEqual(["blue plum", ...FRUIT.toReversed()]);
    expect(checkStoredSums(home)).toBe(5);
  });

  /** What was taken out of a repository to which another task was added since, so that it comes back one by one. */
  async function emptiedAndChanged(home: string) {
    const experiences = opened(home);
    await addTasks(experiences, FRUIT);
    const { since } = await experiences.removeAll("mine");
    await addTasks(experiences, ["blue plum"]);
    return { experiences, since };
  }

  it("comes back one by one where something was added, and others get their turn in between", async () => {
    const { experiences, since } = await emptiedAndChanged(await temporaryFolder());
    const ended: string[] = [];
    await Promise.all([
      experiences.restoreAll("mine", since).then(() => ended.push("restored")),
      experiences.list("other").then(() => ended.push("listed")),
    ]);
    expect(ended).toEqual(["listed", "restored"]);
  });

  it("comes back once where it is taken back twice at the same time", async () => {
    const home = await temporaryFolder();
    const { experiences, since } = await emptiedAndChanged(home);
    await Promise.all([experiences.restoreAll("mine", since), experiences.restoreAll("mine", since)]);
    expect(tasksIn(await experiences.list("mine"))).toEqual(["blue plum", ...FRUIT.toReversed()]);
    expect(checkStoredSums(home)).toBe(5);
  });

  it("can be taken back by another process, too", async () => {
    const home = await temporaryFolder();
    const [here, there] = [opened(home), opened(home)];
    await addTasks(here, FRUIT);
    const { since } = await here.removeAll("mine");
    await there.restoreAll("mine", since);
    expect(await here.list("mine")).toHaveLength(4);
    expect(checkStoredSums(home)).toBe(4);
  });

  it("taken back leaves out what was removed by itself before", async () => {
    const home = await temporaryFolder();
    const experiences = opened(home);
    const [first] = await addTasks(experiences, FRUIT);
    await experiences.remove(first?.id ?? "");
    const database = new DatabaseSync(databasePath(home));
    database.exec("UPDATE experiences SET removed = removed - 1000");
    database.close();
    const { since } = await experiences.removeAll("mine");
    await experiences.restoreAll("mine", since);
    expect(tasksIn(await experiences.list("mine"))).toEqual(FRUIT.slice(1).toReversed());
  });

  it("cannot be taken back once it is erased, or a second time", async () => {
    const experiences = opened();
    await addTasks(experiences, FRUIT);
    const first = await experiences.removeAll("mine");
    await experiences.restoreAll("mine", first.since);
    await expect(experiences.restoreAll("mine", first.since)).rejects.toThrow("is back already");
    const second = await experiences.removeAll("mine");
    await experiences.eraseRemoved(SOON);
    await expect(experiences.restoreAll("mine", second.since)).rejects.toThrow("it is erased");
    expect(await experiences.repositories()).toEqual([]);
  });
});

describe("erasing", () => {
  /** Whether the database's files hold the text. */
  function holds(home: string, text: string): boolean {
    return readdirSync(home).some((file) => readFileSync(join(home, file)).includes(text));
  }

  it("leaves nothing of what was removed before then in the files", async () => {
    const home = await temporaryFolder();
    const experiences = opened(home);
    const [secret] = await addTasks(experiences, ["a secretword here", ...FRUIT]);
    await experiences.remove(secret?.id ?? "");
    await experiences.eraseRemoved(0);
    await experiences.restore(secret?.id ?? "");
    await experiences.remove(secret?.id ?? "");
    expect(holds(home, "secretword")).toBe(true);
    expect(await experiences.eraseRemoved(SOON)).toBe(true);
    expect(holds(home, "secretword")).toBe(false);
    expect(checkStoredSums(home)).toBe(4);
  });

  it("takes what was removed while the clock was ahead, and does not wait for that time", async () => {
    const home = await temporaryFolder();
    const experiences = opened(home);
    const [secret] = await addTasks(experiences, ["a secretword here", ...FRUIT]);
    await experiences.remove(secret?.id ?? "");
    const database = new DatabaseSync(databasePath(home));
    database.prepare("UPDATE experiences SET removed = ? WHERE removed IS NOT NULL").run(SOON);
    database.close();
    await experiences.eraseRemoved(0);
    expect(holds(home, "secretword")).toBe(false);
    await expect(experiences.restore(secret?.id ?? "")).rejects.toThrow("it is erased");
  });

  it("tells whether somebody who reads the store is in the way", async () => {
    const home = await temporaryFolder();
    const experiences = opened(home);
    const [only] = await addTasks(experiences, ["a"]);
    await experiences.remove(only?.id ?? "");
    const [reader, database] = [openDatabase(home), openDatabase(home)];
    database.exec("PRAGMA busy_timeout = 0");
    reader.exec("BEGIN");
    reader.prepare("SELECT count(*) FROM experiences").get();
    expect(eraseRemoved(database, SOON)).toBe(false);
    reader.exec("ROLLBACK");
    expect(eraseRemoved(database, SOON)).toBe(true);
    for (const each of [reader, database]) each.close();
  });

  it("leaves no empty repository behind", async () => {
    const experiences = opened();
    const [only] = await addTasks(experiences, ["a"]);
    await experiences.remove(only?.id ?? "");
    expect(await experiences.repositories()).toEqual([{ name: "mine", run: null, experiences: 0 }]);
    await experiences.eraseRemoved(SOON);
    expect(await experiences.repositories()).toEqual([]);
  });

  it("takes the repositories of evaluations that are gone, and no lasting one", async () => {
    const home = await temporaryFolder();
    const experiences = opened(home);
    await addTasks(experiences, ["a", "b"]);
    for (const run of ["r1", "r2"])
      await experiences.open(`of ${run}`, run).add(solved(`secretword ${run}`), wordEncoder());
    await experiences.keepRuns(["r2"]);
    expect((await experiences.repositories()).map(({ name }) => name)).toEqual(["mine", "of r2"]);
    expect(await experiences.list("of r1")).toEqual([]);
    expect(holds(home, "secretword r1")).toBe(false);
    await experiences.keepRuns([]);
    expect((await experiences.repositories()).map(({ name }) => name)).toEqual(["mine"]);
  });
});

describe("another embedder or parser", () => {
  it("has every task encoded anew, once, and sums of its own", async () => {
    const home = await temporaryFolder();
    const experiences = opened(home);
    const tasks = Array.from({ length: 20 }, (_, number) => taskOf(number));
    await addTasks(experiences, tasks);
    const other = wordEncoder("letters", "words 2");
    expect(await experiences.open("mine").retrieve("a pear", other, OPEN)).toMatchObject({ stored: 20 });
    expect(other.asked).toEqual([...tasks, "a pear"]);
    await experiences.map("mine", other);
    expect(other.asked.length).toBe(21);
    expect(checkStoredSums(home)).toBe(20);
  });

  it("goes on where encoding was broken off", async () => {
    const experiences = opened();
    const tasks = Array.from({ length: 20 }, (_, number) => taskOf(number));
    await addTasks(experiences, tasks);
    const other = wordEncoder("other letters");
    let pieces = 0;
    const failing = {
      ...other,
      encode: (asked: readonly string[]) =>
        pieces++ === 1 ? Promise.reject(new Error("no embedder")) : other.encode(asked),
    };
    await expect(experiences.stats("mine", failing)).rejects.toThrow("no embedder");
    const done = other.asked.length;
    expect(done).toBeGreaterThan(0);
    expect(await experiences.stats("mine", failing)).toMatchObject({ experiences: 20 });
    expect(other.asked).toEqual(tasks);
  });

  it("gets what was added by another one meanwhile, also in the middle", async () => {
    const home = await temporaryFolder();
    const experiences = opened(home);
    const [one, two] = [wordEncoder("one"), wordEncoder("two")];
    await addTasks(experiences, ["red apple", "old oat"], { encoder: one });
    const [removed] = await addTasks(experiences, ["red pear"], { encoder: one });
    await experiences.remove(removed?.id ?? "");
    await addTasks(experiences, ["red plum"], { encoder: two });
    await experiences.restore(removed?.id ?? "");
    const map = await experiences.map("mine", two);
    expect(map.tasks.map(({ task }) => task)).toEqual(["red apple", "old oat", "red pear", "red plum"]);
    await experiences.map("mine", one);
    expect(checkStoredSums(home)).toBe(4);
  });
});

describe("the map", () => {
  it("places every task, oldest first, with its mean similarity and its z among the stored ones", async () => {
    const experiences = opened();
    await addTasks(experiences, [...FRUIT, "odd?!"]);
    const map = await experiences.map("mine", wordEncoder());
    expect(map).toMatchObject({ repository: "mine", embedder: "letters", parser: "words 1" });
    expect(map.tasks.map(({ task }) => task)).toEqual([...FRUIT, "odd?!"]);
    expect(map.tasks.map(({ graphFailed }) => graphFailed)).toEqual([false, false, false, false, true]);
    expect(map.greatestZ).toBeCloseTo(Math.sqrt(5), 12);
    for (const axis of ["x", "y"] as const)
      expect(Math.max(...map.tasks.map((task) => Math.abs(task[axis])))).toBeCloseTo(1, 6);
    const scores = map.tasks.map(({ z }) => z);
    expect(scores.reduce((sum, z) => sum + z, 0)).toBeCloseTo(0, 9);
    expect(scores.indexOf(Math.min(...scores))).toBe(4);
    const [first, second] = map.variance;
    expect(first).toBeGreaterThan(second);
    expect(first + second).toBeLessThanOrEqual(1 + 1e-9);
  });

  it("is empty for a repository that does not exist", async () => {
    expect(await opened().map("mine", wordEncoder())).toEqual({
      ...{ repository: "mine", embedder: "letters", parser: "words 1" },
      ...{ tasks: [], greatestZ: 0, variance: [0, 0] },
    });
  });
});

describe("a probe", () => {
  it("says where a task lies, its z, and the nearest experiences", async () => {
    const experiences = opened();
    await addTasks(experiences, FRUIT);
    const probe = await experiences.probe("mine", "red apple pies", wordEncoder(), 2);
    expect(probe.stored).toBe(4);
    expect(tasksIn(probe.nearest.map(({ experience }) => experience))).toEqual(FRUIT.slice(0, 2));
    const settings = { ...OPEN, outlierTest: "below" } as const;
    const { z, nearest } = await experiences.open("mine").retrieve("red apple pies", wordEncoder(), settings);
    expect([probe.z, probe.nearest[0]]).toEqual([z, nearest]);
    const { tasks } = await experiences.map("mine", wordEncoder());
    expect(Math.hypot(probe.x - (tasks[0]?.x ?? NaN), probe.y - (tasks[0]?.y ?? NaN))).toBeLessThan(0.5);
  });

  it("has no z and nothing near in an empty repository", async () => {
    expect(await opened().probe("mine", "a", wordEncoder(), 3)).toEqual({
      ...{ stored: 0, z: null, x: 0, y: 0, nearest: [] },
    });
  });
});

describe("the statistics", () => {
  it("count experiences by feedback, method and model", async () => {
    const experiences = opened();
    const mine = experiences.open("mine");
    await mine.add(solved("red apple"), wordEncoder());
    await mine.add({ ...solved("red pear"), feedback: "person", strategy: "dialogue" }, wordEncoder());
    await mine.add({ ...solved("odd?!"), model: "large" }, wordEncoder());
    const stats = await experiences.stats("mine", wordEncoder());
    expect(stats).toMatchObject({
      ...{ repository: "mine", experiences: 3, graphsFailed: 1 },
      byFeedback: { person: 1, judge: 2 },
      byStrategy: { mcf: 2, dialogue: 1 },
      byModel: { practice: 2, large: 1 },
    });
    const { tasks } = await experiences.map("mine", wordEncoder());
    const mean = tasks.reduce((sum, { meanSimilarity }) => sum + meanSimilarity, 0) / 3;
    expect(stats.meanSimilarity?.mean).toBeCloseTo(mean, 9);
    expect(stats.bytes).toBeGreaterThan(3 * 27 * 4);
  });

  it("have no spread with fewer than two tasks", async () => {
    const experiences = opened();
    expect(await experiences.stats("mine", wordEncoder())).toEqual({
      ...{ repository: "mine", experiences: 0, byFeedback: { person: 0, judge: 0 } },
      ...{ byStrategy: {}, byModel: {}, meanSimilarity: null, graphsFailed: 0, bytes: 0 },
    });
    await addTasks(experiences, ["a"]);
    expect((await experiences.stats("mine", wordEncoder())).meanSimilarity).toBeNull();
  });
});

describe("the thread", () => {
  it("starts with the first use: opening touches no file", async () => {
    const home = await temporaryFolder();
    const experiences = opened(home);
    experiences.open("mine");
    expect(existsSync(databasePath(home))).toBe(false);
    await experiences.repositories();
    expect(existsSync(databasePath(home))).toBe(true);
  });

  it("keeps nothing on the disk without a home, and forgets it at the end", async () => {
    const first = opened();
    await addTasks(first, ["a"]);
    expect(await opened().repositories()).toEqual([]);
    await first.close();
    await expect(first.repositories()).rejects.toMatchObject({ code: "cancelled" });
  });

  it("does something whole or not at all when it is closed in the middle of it, and holds no lock", async () => {
    const home = await temporaryFolder();
    const experiences = opened(home);
    await addTasks(experiences, FRUIT);
    const outcome = experiences.removeAll("mine").catch((error: unknown) => error);
    await experiences.close();
    expect(await outcome).toMatchObject({ code: "cancelled" });
    const database = openDatabase(home);
    database.exec("PRAGMA busy_timeout = 0; BEGIN IMMEDIATE; ROLLBACK");
    database.close();
    expect([0, 4]).toContain(checkStoredSums(home));
  });

  it("says as a typed error that the store cannot be read, and tries again the next time", async () => {
    const home = await temporaryFolder();
    openDatabase(home).close();
    const database = new DatabaseSync(databasePath(home));
    const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
    database.exec("PRAGMA user_version = 99");
    const experiences = opened(home);
    await expect(experiences.repositories()).rejects.toMatchObject({
      ...{ code: "storage", message: expect.stringContaining("newer Counterpoint") as string },
    });
    database.exec(`PRAGMA user_version = ${version}`);
    database.close();
    expect(await experiences.repositories()).toEqual([]);
  });
});

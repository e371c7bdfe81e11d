import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { randomNumbers } from "../../../core/random.ts";
import { openExperiences } from "../../../engine/experience/open.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { killAfter, startProgram } from "../../support/programs.ts";
import { drawnSeed } from "../../support/seed.ts";
import { checkStoredSums } from "./support/stored-sums.ts";
import { taskOf } from "./support/tasks.ts";

const SCRIPT = new URL("support/adding.ts", import.meta.url);

/** Adds the tasks of these numbers in a process of its own. */
async function add(home: string, from: number, to: number): Promise<void> {
  const args = [fileURLToPath(SCRIPT), home, String(from), String(to)];
  const { code, stderr } = await startProgram(process.execPath, args).end;
  expect(code, stderr).toBe(0);
}

async function storedTasks(home: string): Promise<readonly string[]> {
  const experiences = openExperiences(home);
  onTestFinished(() => experiences.close());
  return (await experiences.list("many")).map(({ task }) => task);
}

const tasksOf = (numbers: Iterable<number>): string[] => Array.from(numbers, taskOf).toSorted();

it("keeps sums and rows together when the process is killed at any moment of a thousand inserts", async () => {
  const home = await temporaryFolder();
  const random = randomNumbers(drawnSeed());
  let stored = 0;
  while (stored < 1000) {
    // More than it could ever add before it is killed, however late that is.
    const args = [home, String(Math.max(0, stored - 1)), "20000"];
    const told = await killAfter(SCRIPT, args, 100, random() * 40);
    stored = checkStoredSums(home, { anew: false });
    // What it said is stored, and at most the one more that it was about to say.
    const last = Number(told.at(-1));
    expect([last, last + 1]).toContain(stored - 1);
  }
  await add(home, 0, stored);
  expect(checkStoredSums(home)).toBe(stored);
  expect((await storedTasks(home)).toSorted()).toEqual(tasksOf(Array(stored).keys()));
}, 240_000);

it("keeps sums and rows together when two processes add at once, and stores a question of both once", async () => {
  const home = await temporaryFolder();
  await Promise.all([add(home, 0, 120), add(home, 60, 180)]);
  expect(checkStoredSums(home)).toBe(180);
  expect((await storedTasks(home)).toSorted()).toEqual(tasksOf(Array(180).keys()));
});

import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { randomNumbers } from "../../../core/random.ts";
import { openExperiences } from "../../../engine/experience/open.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { drawnSeed } from "../../support/seed.ts";
import { checkStoredSums } from "./support/stored-sums.ts";
import { taskOf } from "./support/tasks.ts";

const SCRIPT = fileURLToPath(new URL("support/adding.ts", import.meta.url));

function startAdding(home: string, from: number, to: number): ChildProcessByStdio<null, Readable, null> {
  return spawn(process.execPath, [SCRIPT, home, String(from), String(to)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** Waits for a process. Returns the numbers it said are stored. @param after which it is killed, in milliseconds */
async function storedBy(
  child: ChildProcessByStdio<null, Readable, null>,
  kill?: { readonly afterStored: number; readonly afterMilliseconds: number },
): Promise<readonly number[]> {
  const ended = once(child, "close");
  const told: number[] = [];
  for await (const line of createInterface(child.stdout)) {
    told.push(Number(line));
    if (told.length === kill?.afterStored) setTimeout(() => child.kill("SIGKILL"), kill.afterMilliseconds);
  }
  await ended;
  return told;
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
    const child = startAdding(home, Math.max(0, stored - 1), 20_000);
    const told = await storedBy(child, { afterStored: 100, afterMilliseconds: random() * 40 });
    expect(child.signalCode).toBe("SIGKILL");
    stored = checkStoredSums(home, { anew: false });
    // What it said is stored, and at most the one more that it was about to say.
    expect([told.at(-1), (told.at(-1) ?? 0) + 1]).toContain(stored - 1);
  }
  await storedBy(startAdding(home, 0, stored));
  expect(checkStoredSums(home)).toBe(stored);
  expect((await storedTasks(home)).toSorted()).toEqual(tasksOf(Array(stored).keys()));
}, 240_000);

it("keeps sums and rows together when two processes add at once, and stores a question of both once", async () => {
  const home = await temporaryFolder();
  await Promise.all([storedBy(startAdding(home, 0, 120)), storedBy(startAdding(home, 60, 180))]);
  expect(checkStoredSums(home)).toBe(180);
  expect((await storedTasks(home)).toSorted()).toEqual(tasksOf(Array(180).keys()));
});

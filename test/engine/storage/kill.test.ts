import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { openEngine } from "../../../engine/index.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { sums } from "../engine-double.ts";

/** Starts slow-run.ts, and kills it once it has told of this many finished turns. Returns what it told. */
async function runAndKill(home: string, turns: number): Promise<string[]> {
  const script = fileURLToPath(new URL("slow-run.ts", import.meta.url));
  const child = spawn(process.execPath, [script, home, await sums(2000)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  const told: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    told.push(line);
    if (told.length === turns) child.kill("SIGKILL");
  }
  expect(await ended).toEqual([null, "SIGKILL"]);
  return told;
}

it("keeps every turn that was told to be finished when the process is killed in the middle", async () => {
  const home = await temporaryFolder();
  const told = await runAndKill(home, 40);
  const engine = await openEngine({ home });
  onTestFinished(() => engine.close());

  const [summary] = engine.runs.list();
  expect(summary).toMatchObject({ state: "interrupted", questions: 2000 });
  const { run, transcripts } = engine.runs.show(summary?.run ?? "");
  const stored = transcripts.flatMap(({ id, turns }) =>
    turns.filter(({ finished }) => finished !== null).map(({ path }) => `${run} ${id} ${path}`),
  );
  expect(stored).toEqual(expect.arrayContaining(told));
  expect(transcripts.some(({ state }) => state === "stopped")).toBe(true);
});

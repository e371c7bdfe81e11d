import { expect, it, onTestFinished } from "vitest";
import { openEngine } from "../../../engine/index.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { killAfter } from "../../support/programs.ts";
import { sums } from "../engine-double.ts";

it("keeps every turn that was told to be finished when the process is killed in the middle", async () => {
  const home = await temporaryFolder();
  const told = await killAfter(new URL("slow-run.ts", import.meta.url), [home, await sums(2000)], 40);
  const engine = await openEngine({ home });
  onTestFinished(() => engine.close());

  const [summary] = engine.runs.list();
  expect(summary).toMatchObject({ state: "interrupted", questions: 2000 });
  const { run, transcripts } = engine.runs.show(summary?.run ?? "");
  const stored = transcripts.flatMap(({ id, turns }) =>
    turns.filter(({ finished }) => finished !== null).map(({ path }) => `${run} ${id} ${path}`),
  );
  expect(stored).toEqual(expect.arrayContaining([...told]));
  expect(transcripts.some(({ state }) => state === "stopped")).toBe(true);
});

import { stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { wasClosedCleanly } from "../../engine/storage/uses.ts";
import { startCommand, startInto, startIntoShort } from "../support/cli.ts";
import { temporaryFolder } from "../support/folder.ts";
import { storedRuns } from "../support/home-store.ts";

const SAMPLES = fileURLToPath(new URL("../../engine/samples/word-problems.jsonl", import.meta.url));
const EVAL = ["eval", "--data", SAMPLES, "--limit", "4", "--concurrency", "1"];

describe("a command goes on to its end where nobody reads any more", () => {
  it("its progress", async () => {
    const running = startCommand([...EVAL, "--json"], { home: await temporaryFolder() });
    await running.says(/./);
    running.stopReading("stderr");
    const end = await running.end;
    expect(end.code).toBe(0);
    expect(JSON.parse(end.stdout)).toMatchObject({ questions: 4 });
  });

  it("its results, and closes what it has open", async () => {
    const home = await temporaryFolder();
    const running = startCommand(EVAL, { home });
    await running.says(/./);
    running.stopReading("stdout");
    const end = await running.end;
    expect(end.code, end.stderr).toBe(0);
    expect(wasClosedCleanly(home)).toBe(true);
  });
});

describe.skipIf(process.platform !== "linux")("a command whose results cannot be written", () => {
  it("comes to its end, closes what it has open, says so and fails", async () => {
    const home = await temporaryFolder();
    const { code, stderr } = await startInto("/dev/full", EVAL, { home }).end;
    expect(stderr).toMatch(/^counterpoint: The output cannot be written: ENOSPC.* elsewhere\.$/m);
    expect(stderr).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
    expect(wasClosedCleanly(home)).toBe(true);
    expect(storedRuns(home)).toMatchObject([{ state: "done" }]);
  });

  it("says so and fails also where a part of them was written", async () => {
    const home = await temporaryFolder();
    const file = join(home, "strategies.json");
    const { code, stderr } = await startIntoShort(file, ["strategies", "list", "--json"], { home }).end;
    expect(stderr).toMatch(/^counterpoint: The output cannot be written: EFBIG.* elsewhere\.$/m);
    expect(code).toBe(1);
    expect((await stat(file)).size).toBeGreaterThan(0);
  });
});

import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { wasClosedCleanly } from "../../engine/storage/uses.ts";
import { counterpoint } from "../support/cli.ts";
import { temporaryFolder } from "../support/folder.ts";

const SAMPLES = fileURLToPath(new URL("../../engine/samples/word-problems.jsonl", import.meta.url));
const EVAL = ["eval", "--data", SAMPLES, "--limit", "4", "--concurrency", "1"];

describe("a command goes on to its end where nobody reads any more", () => {
  it("its progress", async () => {
    const end = await counterpoint([...EVAL, "--json"], {
      home: await temporaryFolder(),
      watch: (child) => void child.stderr?.destroy(),
    });
    expect(end.code).toBe(0);
    expect(JSON.parse(end.stdout)).toMatchObject({ questions: 4 });
  });

  it("its results, and closes what it has open", async () => {
    const home = await temporaryFolder();
    const end = await counterpoint(EVAL, { home, watch: (child) => void child.stdout?.destroy() });
    expect(end.code, end.stderr).toBe(0);
    expect(wasClosedCleanly(home)).toBe(true);
  });
});

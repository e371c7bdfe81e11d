import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STRATEGIES } from "../../core/strategies/index.ts";
import { resolveOptions } from "../../core/strategies/options.ts";
import { openEngine, type Engine } from "../../engine/index.ts";

const DATA = {
  data: fileURLToPath(new URL("../../engine/samples/word-problems.jsonl", import.meta.url)),
  promptSet: "terse",
} as const;

let home: string;
let engine: Engine;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "counterpoint-test-"));
  engine = await openEngine({ home });
});
afterAll(async () => {
  await engine.close();
  await rm(home, { recursive: true, force: true });
});

describe("every method on the practice model", () => {
  it.each(STRATEGIES.map((strategy) => [strategy.id, strategy] as const))(
    "comes to the end of a question, with at most the calls that it tells: %s",
    async (id, strategy) => {
      const { calls, ...report } = await engine.evaluate({ ...DATA, limit: 1, strategy: id });
      expect(report).toMatchObject({ questions: 1, failed: 0 });
      expect(calls).toBeGreaterThan(0);
      expect(calls).toBeLessThanOrEqual(strategy.maxCalls(resolveOptions(id, strategy.options, {})));
    },
  );

  it("has auto-cot write its exemplars to questions of the data, and puts the others", async () => {
    const method = { strategy: "auto-cot", options: { shots: 2 } };
    const report = await engine.evaluate({ ...DATA, ...method, limit: 3 });
    expect(report).toMatchObject({ questions: 1, failed: 0 });
    expect(report.calls).toBeGreaterThanOrEqual(2 + 1);
  });
});

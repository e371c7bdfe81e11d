import { describe, expect, it } from "vitest";
import { QueryWorker } from "../../../native/sql/query-worker.ts";
import { entryOf } from "../../support/thread-entry.ts";

const SETUP = { file: new SharedArrayBuffer(0), memoryBytes: 1 };

/** Breaks on its first query, with an error that has the query for its code. */
const BREAKING = entryOf(`
  import { parentPort } from "node:worker_threads";
  parentPort.once("message", ({ query }) => {
    throw Object.assign(new Error("no room on the stack"), { code: query });
  });
  parentPort.postMessage({ type: "ready" });`);

describe("a query on which its thread breaks, which is then of no more use,", () => {
  it.each([
    ["ERR_WORKER_OUT_OF_MEMORY", "memory", "The query's result does not fit into memory."],
    ["ERR_OTHER", "error", "SQLite broke on this query: no room on the stack."],
  ] as const)("by %s comes to the problem “%s”", async (code, problem, message) => {
    const worker = await QueryWorker.start("singers.sqlite", SETUP, BREAKING);
    const query = { query: code, rows: 1, resultBytes: 1 };
    const result = await worker.run(query, 60, new AbortController().signal);
    expect(result).toEqual({ kind: "problem", problem, message });
    expect(worker.over).toBe(true);
  });
});

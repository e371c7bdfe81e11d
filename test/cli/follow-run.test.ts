import { describe, expect, it } from "vitest";
import { followRun } from "../../cli/engine/follow-run.ts";
import { homeFolder } from "../../cli/home.ts";
import { ContractError, toErrorRecord } from "../../core/errors.ts";
import type { EngineClient } from "../../engine/contract/contract.ts";
import type { LiveMessage, RunEnd } from "../../engine/contract/live.ts";

/** Follows a run of an engine that tells of this end, which came of this error. */
function following(
  state: RunEnd["state"],
  error: ContractError | null,
  home: string = homeFolder(undefined),
): Promise<unknown> {
  const end: RunEnd = { run: "the-run", state, report: null, error: error && toErrorRecord(error) };
  async function* messages(): AsyncGenerator<LiveMessage> {
    await Promise.resolve();
    yield { type: "ended", end };
  }
  const runs = {
    watch: () => Promise.resolve(messages()),
    result: () => Promise.reject(error ?? new Error("It has no result.")),
    list: () => Promise.resolve([{ run: "the-run", resumable: true, kept: true }]),
  };
  const client = { runs } as unknown as EngineClient;
  return followRun(
    { use: (work) => work(client, () => undefined) },
    {
      begin: () => Promise.resolve({ run: "the-run" }),
      onMessage: () => undefined,
      signal: new AbortController().signal,
      home,
    },
  );
}

describe("a run that is followed", () => {
  const changed = new ContractError("The exemplars have changed.", { changes: ["exemplars"] });

  it("says how to go on where it was left standing still by what it lacks, whatever that is", async () => {
    await expect(following("paused", changed)).rejects.toMatchObject({
      code: "contract",
      message: "The exemplars have changed. What was finished is kept: counterpoint runs resume the-run",
      details: { changes: ["exemplars"], run: "the-run" },
    });
  });

  it("is gone on with in the home that it is kept in, where that is not the usual one", async () => {
    const resuming = "counterpoint runs resume the-run --home /other";
    await expect(following("paused", changed, "/other")).rejects.toThrow(`is kept: ${resuming}`);
    await expect(following("paused", null, "/other")).rejects.toThrow(`or with: ${resuming}`);
  });

  it("fails with nothing but what ended it where that is no standstill", async () => {
    await expect(following("failed", changed)).rejects.toBe(changed);
  });
});

import { describe, expect, it } from "vitest";
import type { CommandEngine } from "../../cli/engine/with-engine.ts";
import type { Terminal } from "../../cli/output.ts";
import { noteTrust, trustLine } from "../../cli/trust.ts";
import type { EngineClient } from "../../engine/contract/contract.ts";
import type { AskReport, RunTrust } from "../../engine/contract/reports.ts";

const TRUST: RunTrust = {
  ...{ run: "e1", file: "tickets.csv", votes: { given: 5, of: 7 }, agreement: [5 / 7, 5 / 7] },
  ...{ correct: 34, compared: 41, interval: [0.6867, 0.9147] },
};
const REPORT: AskReport = {
  ...{ answer: "7", answerType: "number", strategy: "self-consistency", agreement: 5 / 7, run: "a1" },
  ...{ calls: 7, tokens: { prompt: 0, cached: 0, generated: 0 }, seconds: 1 },
};

describe("the line below an answer that agents voted on", () => {
  it("says in which evaluation, and how often, answers with as many votes were right", () => {
    expect(trustLine(TRUST)).toBe(
      "In your evaluation of tickets.csv with these settings (run e1), answers with 5 of 7 votes were right in 34 of 41 " +
        "cases (95 % interval 68.7 % to 91.5 %).",
    );
  });

  it("says the share of the votes where the number of voters differs, or a range where few had the same", () => {
    const shares = { ...TRUST, votes: null };
    expect(trustLine(shares)).toContain("answers with 71.4 % of the votes were right");
    expect(trustLine({ ...shares, agreement: [0.7, 0.8] })).toContain(
      "answers with 70.0 % to 80.0 % of the votes were right",
    );
  });

  const noted = async (read: () => Promise<RunTrust | null>, report = REPORT, json = false) => {
    const lines: string[] = [];
    const terminal = {
      json,
      note: (line: string) => void lines.push(line),
      style: (_: string, text: string) => text,
    };
    const client = { runs: { trust: read } } as unknown as EngineClient;
    const engine: CommandEngine = { use: (work) => work(client, () => undefined) };
    await noteTrust(engine, report, terminal as unknown as Terminal);
    return lines;
  };

  it("stands among the progress, and is left out where no evaluation tells anything", async () => {
    expect(await noted(() => Promise.resolve(TRUST))).toEqual([trustLine(TRUST)]);
    expect(await noted(() => Promise.resolve(null))).toEqual([]);
  });

  it("is left out where it cannot be read", async () => {
    expect(await noted(() => Promise.reject(new Error("The store failed.")))).toEqual([]);
  });

  it("is not asked for where nobody voted, nor beside JSON", async () => {
    const fail = () => {
      throw new Error("It was asked for.");
    };
    expect(await noted(fail, { ...REPORT, agreement: null })).toEqual([]);
    expect(await noted(fail, REPORT, true)).toEqual([]);
  });
});

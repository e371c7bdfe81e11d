import { describe, expect, it } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import type { RunManifest } from "../../../core/events.ts";
import { wilsonInterval } from "../../../core/scoring/statistics.ts";
import { trustOf } from "../../../engine/runs/trust.ts";
import type { RunStore, StoredEvent } from "../../../engine/storage/run-store.ts";
import { eventsOf, MANIFEST, modelDouble } from "../doubles.ts";
import { engineOn, sums } from "../engine-double.ts";
import { ENDED, started, storeIn, type Bodies } from "../storage/stored-runs.ts";

const METHOD = { strategy: "crowd", options: { agents: 4 } };
const ASK = { ...METHOD, question: "Say 4", answerType: "number" as const };

/** Answers "Say 4" with 4, and "Say 12" with 1. */
const saying = () => modelDouble(({ messages }) => messages.at(-1)?.content.slice(4, 5) ?? "");

describe("how far the answer of a single question can be trusted", () => {
  it("is told by the newest evaluation with the same settings that has ten answers like it", async () => {
    const engine = await engineOn(saying());
    const { run } = await engine.evaluate({ ...METHOD, data: await sums(12), seed: 7 });
    await engine.evaluate({ ...METHOD, data: await sums(9) });
    await engine.evaluate({ ...METHOD, options: { agents: 2 }, data: await sums(12) });
    const asked = await engine.ask(ASK);
    expect(engine.runs.trust(asked.run)).toEqual({
      ...{ run, file: "sums.jsonl", votes: null, agreement: [0.25, 0.25] },
      ...{ correct: 9, compared: 12, interval: wilsonInterval(9, 12) },
    });
  });

  it("is told of a question that leaves no trace, too", async () => {
    const engine = await engineOn(saying());
    await engine.evaluate({ ...METHOD, data: await sums(12) });
    const asked = await engine.ask({ ...ASK, keep: false });
    expect(engine.runs.trust(asked.run)).toMatchObject({ correct: 9, compared: 12 });
  });

  it.each([
    ["was asked with other options", { options: { agents: 3 } }],
    ["has another type of answer", { answerType: "text" as const }],
    ["was answered without votes", { options: { agents: 1 } }],
  ])("is not told where the question %s", async (_what, otherwise) => {
    const engine = await engineOn(saying());
    const data = await sums(12);
    for (const agents of [1, 4]) await engine.evaluate({ ...METHOD, options: { agents }, data });
    const asked = await engine.ask({ ...ASK, ...otherwise });
    expect(engine.runs.trust(asked.run)).toBeNull();
  });

  it("is not told by an evaluation that was deleted", async () => {
    const engine = await engineOn(saying());
    const { run } = await engine.evaluate({ ...METHOD, data: await sums(12) });
    const asked = await engine.ask(ASK);
    await engine.runs.delete(run);
    expect(engine.runs.trust(asked.run)).toBeNull();
  });

  it("is not asked of an evaluation, nor of a run that is not there", async () => {
    const engine = await engineOn(saying());
    const { run } = await engine.evaluate({ ...METHOD, data: await sums(12) });
    expect(engine.runs.trust(run)).toBeNull();
    expect(() => engine.runs.trust("nowhere")).toThrow(ContractError);
  });
});

describe("the votes that answers had", () => {
  const voted = (question: string, votes: number, of: number): Bodies => {
    const tokens = { prompt: 10, cached: 0, generated: 5 };
    const result = { answer: "1", agreement: votes / of, calls: of, tokens, seconds: 1, correct: true };
    return [...started(question), [question, { type: "question-finished", result }]];
  };
  const fill = (store: RunStore, run: string, manifest: RunManifest, ...bodies: Bodies): void => {
    const start = { type: "run-started", manifest };
    const events = eventsOf(run, [[null, start], ...bodies, [null, ENDED]]) as StoredEvent[];
    for (const event of events) store.append(event);
  };
  const trustOfVotes = (agents: number, asked: number, evaluated: readonly number[]) => {
    const store = storeIn(null);
    const manifest = { ...MANIFEST, strategy: "self-consistency", options: { agents } };
    fill(store, "e", manifest, ...evaluated.flatMap((votes, index) => voted(`q${index}`, votes, agents)));
    fill(store, "a", { ...manifest, kind: "ask", data: null }, ...voted("ask", asked, agents));
    return trustOf("a", store, store);
  };
  const times = (count: number, votes: number) => Array.from({ length: count }, () => votes);

  it("are counted where always all agents vote", () => {
    expect(trustOfVotes(7, 5, times(10, 5))).toMatchObject({ votes: { given: 5, of: 7 }, compared: 10 });
  });

  it("are a range of shares where too few answers had as many", () => {
    expect(trustOfVotes(15, 11, [...times(5, 11), ...times(6, 12)])).toMatchObject({
      ...{ votes: null, agreement: [0.7, 0.8], compared: 11 },
    });
  });

  it("are looked for in the two newest evaluations alone", () => {
    const store = storeIn(null);
    const manifest = { ...MANIFEST, strategy: "self-consistency", options: { agents: 7 } };
    const evaluate = (run: string, votes: number) =>
      fill(store, run, manifest, ...times(10, votes).flatMap((given, index) => voted(`q${index}`, given, 7)));
    fill(store, "a", { ...manifest, kind: "ask", data: null }, ...voted("ask", 5, 7));
    evaluate("e1", 5);
    evaluate("e2", 2);
    expect(trustOf("a", store, store)).toMatchObject({ run: "e1" });
    evaluate("e3", 2);
    expect(trustOf("a", store, store)).toBeNull();
  });

  it("say nothing where a single agent votes", () => {
    expect(trustOfVotes(1, 1, times(10, 1))).toBeNull();
  });
});

import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { SweepReport } from "../../../core/sweep/report.ts";
import { openEngine, type Engine } from "../../../engine/index.ts";
import { databasePath } from "../../../engine/storage/database.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { killAfter } from "../../support/programs.ts";
import { drawnSeed } from "../../support/seed.ts";
import { crowd, findOnly, type ModelDouble } from "../doubles.ts";
import { sums } from "../engine-double.ts";
import { seededModel, SWEEP } from "./seeded-model.ts";

const QUESTIONS = 40;
const KILLS = 50;
/** Calls after which a process is killed at the latest. */
const MOST_CALLS = 4;
/** Calls that go on at once: those of one question, as SWEEP has it. */
const TOGETHER = 2;
const SCRIPT = new URL("killed-sweep.ts", import.meta.url);

const open = (home: string, model: ModelDouble = seededModel()): Promise<Engine> =>
  openEngine({ home, loadModel: () => Promise.resolve(model), findStrategy: findOnly(crowd) });

/** Everything that a sweep came to, without times and the names that differ from sweep to sweep. */
function outcomeOf(engine: Engine, { cells, calls, tokens, questions, best, pareto }: SweepReport) {
  return {
    ...{ calls, tokens, questions, best, pareto },
    cells: cells.map(({ settings, correct, interval, repeats, state }) => ({
      ...{ settings, correct, interval, state },
      runs: repeats.map(({ run, seed }) => ({
        seed,
        questions: engine.runs.show(run).transcripts.map(({ id, result, turns }) => ({
          id,
          answer: result?.answer,
          said: turns.map(({ path, finished }) => [path, finished?.sampling.seed, finished?.text]),
        })),
      })),
    })),
  };
}

it(`a sweep that is killed ${KILLS} times at random moments comes to what an undisturbed one comes to`, async () => {
  const data = await sums(QUESTIONS);
  const undisturbed = await open(await temporaryFolder());
  const expected = outcomeOf(undisturbed, await undisturbed.sweep({ ...SWEEP, data }));
  await undisturbed.close();

  const home = await temporaryFolder();
  const [moments = []] = fc.sample(
    fc.array(fc.tuple(fc.integer({ min: 1, max: MOST_CALLS }), fc.integer({ min: 0, max: 6 })), {
      minLength: KILLS,
      maxLength: KILLS,
    }),
    { numRuns: 1, seed: drawnSeed() },
  );
  let made = 0;
  for (const [calls, milliseconds] of moments)
    made += (await killAfter(SCRIPT, [home, data], calls, milliseconds)).length;

  const model = seededModel();
  const engine = await open(home, model);
  const [left] = engine.runs.list();
  expect(left).toMatchObject({ kind: "sweep", state: "interrupted", resumable: true });
  const report = await engine.resume(left?.run ?? "");
  if (!("cells" in report)) throw new Error("A sweep reports cells.");
  expect(outcomeOf(engine, report)).toEqual(expected);
  await engine.close();

  const database = new DatabaseSync(databasePath(home));
  const twice = database
    .prepare(
      `SELECT run, question, json_extract(body, '$.path') AS path FROM events
       WHERE type IN ('turn-finished', 'question-finished') GROUP BY run, question, type, path HAVING count(*) > 1`,
    )
    .all();
  const integrity = database.prepare("PRAGMA integrity_check").all();
  database.close();
  expect(twice).toEqual([]);
  expect(integrity).toEqual([{ integrity_check: "ok" }]);
  // Calls that were not finished when the process died are all that was made in vain.
  expect(made + model.requests.length).toBeLessThanOrEqual(report.calls + TOGETHER * KILLS);
}, 300_000);

import { describe, expect, it } from "vitest";
import { openEngine, type Engine, type EvalReport } from "../../engine/index.ts";
import { temporaryFolder } from "../support/folder.ts";
import { killAfter } from "../support/programs.ts";
import { sums } from "./engine-double.ts";
import { learningMcf } from "./learning-mcf.ts";

const QUESTIONS = 12;
const SCRIPT = new URL("learning-run.ts", import.meta.url);

/** What a run came to, without times and the names that differ from run to run. */
async function outcomeOf(engine: Engine, run: string) {
  const { transcripts, report } = engine.runs.show(run);
  const outcome = {
    experience: (report as EvalReport).experience,
    calls: (report as EvalReport).calls,
    questions: transcripts.map(({ id, turns, observations, result }) => ({
      ...{ id, observations, answer: result?.answer },
      said: turns.map(({ path, finished }) => [path, finished?.text]),
    })),
    stored: await engine.experience.list(run),
    stats: await engine.experience.stats(run),
  };
  return JSON.parse(JSON.stringify(outcome), (key, value: unknown) => {
    if (["created", "bytes"].includes(key)) return 0;
    if (key === "id" && typeof value === "string" && !/^q\d+$/.test(value)) return "experience";
    return key === "stored" && typeof value === "string" ? "experience" : value === run ? "run" : value;
  }) as typeof outcome;
}

/** An evaluation that nobody disturbs. */
async function undisturbed() {
  const data = await sums(QUESTIONS);
  const { model, options, request } = learningMcf();
  const engine = await openEngine({ home: await temporaryFolder(), ...options });
  let events = 0;
  const { run } = await engine.evaluate({ ...request, data }, ({ type }) => {
    if (type !== "turn-text") events++;
  });
  const outcome = await outcomeOf(engine, run);
  await engine.close();
  return { data, events, outcome, calls: model.requests.length };
}

describe("an evaluation of mcf that learns", () => {
  it("retrieves from three experiences on, and stores what the judge finds good", async () => {
    const { experience, stored } = (await undisturbed()).outcome;
    expect(experience?.judged).toBe(QUESTIONS);
    expect(experience?.stored).toBe(stored.length);
    expect(stored.length).toBeGreaterThan(4);
    expect(stored.length).toBeLessThan(QUESTIONS);
    expect((experience?.retrieved ?? 0) + (experience?.outliers ?? 0)).toBeGreaterThan(2);
    expect(experience?.tooFew).toBeGreaterThanOrEqual(3);
  });

  it("is never given the task that it solves, though that is stored by an evaluation before it", async () => {
    const { options, request } = learningMcf();
    const engine = await openEngine({ home: await temporaryFolder(), ...options });
    const lasting = { ...request, data: await sums(QUESTIONS), experience: "sums" };
    await engine.evaluate(lasting);
    const stored = await engine.experience.list("sums");
    const { run } = await engine.evaluate(lasting);
    const given = new Map(
      engine.runs
        .show(run)
        .transcripts.flatMap(({ asked, observations }) =>
          observations.flatMap(({ observation }) =>
            observation.kind === "experience-retrieved"
              ? [[asked.text, observation.nearest?.experience.task] as const]
              : [],
          ),
        ),
    );
    expect(stored.length).toBeGreaterThan(4);
    for (const { task } of stored) {
      expect(given.get(task)).toMatch(/^Say \d+$/);
      expect(given.get(task)).not.toBe(task);
    }
    await engine.close();
  });

  it.each([0.2, 0.5, 0.9])(
    "and is killed after %f of its events goes on with the same repository, to the same end",
    async (share) => {
      const { data, events, outcome, calls } = await undisturbed();
      const home = await temporaryFolder();
      const last = Math.floor(events * share);
      const told = await killAfter(SCRIPT, [home, data, String(last)], last);
      const run = told[0]?.split(" ")[0] ?? "";
      const { options, model } = learningMcf();
      const engine = await openEngine({ home, ...options });
      await engine.resume(run);
      expect(await outcomeOf(engine, run)).toEqual(outcome);
      // What was told of is stored, and is not asked for again.
      const finished = told.filter((line) => line.endsWith(" turn-finished")).length;
      expect(finished).toBeGreaterThan(0);
      expect(finished + model.requests.length).toBeLessThanOrEqual(calls);
      await engine.close();
    },
  );
});

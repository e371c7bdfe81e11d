import { describe, expect, it } from "vitest";
import { namesOf, settingsOf, singleRuns } from "../../../core/analyses/settings.ts";
import { analysedRun, modelInfo, rowsOf } from "../../support/analysed-runs.ts";

const DATA = { file: "questions.jsonl", sha256: "data-sha256", questions: 10, skippedLines: [] };

const mad = (options: Record<string, number>, seed = 0) => analysedRun({ strategy: "mad", options, seed });

describe("settings", () => {
  it("hold the runs that are alike in all but the seed", () => {
    const settings = settingsOf([mad({ agents: 3 }, 0), mad({ agents: 2 }), mad({ agents: 3 }, 1)]);
    expect(settings.map(({ options, runs }) => [options.agents, runs.length])).toEqual([
      [3, 2],
      [2, 1],
    ]);
  });

  it("hold of runs with the same seed only the one that has come furthest", () => {
    const settings = settingsOf([
      analysedRun({ run: "paused", rows: rowsOf("+") }),
      analysedRun({ run: "done", rows: rowsOf("+-") }),
      analysedRun({ run: "other seed", seed: 1, rows: rowsOf("+") }),
    ]);
    expect(settings.map(({ runs }) => runs.map(({ run }) => run))).toEqual([["done", "other seed"]]);
  });

  it("are not told apart by the options that are set aside", () => {
    const settings = settingsOf([mad({ agents: 2, rounds: 3 }), mad({ agents: 3, rounds: 3 })], ["agents"]);
    expect(settings.map(({ options }) => options)).toEqual([{ rounds: 3 }]);
  });

  it.each([
    ["model", { model: modelInfo("other") }],
    ["data", { data: { file: "b.jsonl", sha256: "b", questions: 10, skippedLines: [] } }],
    [
      "number of questions",
      { data: { file: "questions.jsonl", sha256: "data-sha256", questions: 5, skippedLines: [] } },
    ],
    ["columns that the data is read by", { data: { ...DATA, columns: { answer: "long" } } }],
    ["further right answers", { data: { ...DATA, extras: { file: "more.jsonl", sha256: "e" } } }],
    ["databases", { data: { ...DATA, databases: { "shop.sqlite": "d" } } }],
    ["prompt set", { promptSet: "terse" as const }],
    ["wording of the prompts", { promptVersions: { mad: "standard-2" } }],
    ["model of one role", { agents: { negative: modelInfo("other") } }],
    ["length of replies", { maxTokens: 64 }],
    ["embedder", { embedder: "nomic" }],
    ["lasting repository", { experience: "physics" }],
  ])("differ by the %s", (_, manifest) => {
    expect(settingsOf([analysedRun(), analysedRun({ manifest })])).toHaveLength(2);
  });

  it("do not differ by the order in which columns were named", () => {
    const read = (columns: Readonly<Record<string, string>>) =>
      analysedRun({ manifest: { data: { ...DATA, columns } } });
    const [one, other] = [read({ question: "q", answer: "a" }), read({ answer: "a", question: "q" })];
    expect(settingsOf([one, other])).toHaveLength(1);
  });

  it("do not differ by the order in which models of roles were named", () => {
    const [judge, negative] = [modelInfo("large"), modelInfo("other")];
    const settings = settingsOf([
      analysedRun({ manifest: { agents: { judge, negative } } }),
      analysedRun({ seed: 1, manifest: { agents: { negative, judge } } }),
    ]);
    expect(settings).toHaveLength(1);
  });

  it("do not differ by repositories that belong to the runs themselves", () => {
    const own = (run: string, seed: number) => ({
      ...analysedRun({ seed, manifest: { experience: run } }),
      run,
    });
    expect(settingsOf([own("r1", 0), own("r2", 1)])).toHaveLength(1);
  });

  it("differ by the run on a lasting repository, which holds more after each of them", () => {
    const onLasting = (run: string, seed: number) =>
      analysedRun({ run, seed, manifest: { experience: "physics" } });
    const settings = settingsOf([onLasting("r1", 0), onLasting("r2", 1)]);
    expect(settings.map(namesOf(settings).text)).toEqual([
      "repository=physics (r1)",
      "repository=physics (r2)",
    ]);
  });

  it("are named by whose repository they learned from, where some learned from a lasting one", () => {
    const learner = (run: string, repository: string) =>
      analysedRun({ run, strategy: "mcf", manifest: { experience: repository } });
    const settings = settingsOf([learner("r1", "r1"), learner("r2", "physics")]);
    expect(settings.map(namesOf(settings).text)).toEqual(["repository=its own", "repository=physics (r2)"]);
    const plain = analysedRun({ run: "r3", strategy: "mcf" });
    const all = settingsOf([plain, learner("r1", "r1"), learner("r2", "physics")]);
    expect(all.map(namesOf(all).text)[0]).toBe("repository=none");
  });

  it("are not named by repositories of their own, which their options tell", () => {
    const settings = settingsOf([
      analysedRun({ run: "r1", strategy: "mcf", options: { experience: false } }),
      analysedRun({
        ...{ run: "r2", strategy: "mcf", options: { experience: true } },
        manifest: { experience: "r2" },
      }),
    ]);
    expect(settings.map(namesOf(settings).text)).toEqual(["experience=false", "experience=true"]);
  });

  it("are named by what their answers were held against, where that is called the same", () => {
    const judged = (sha256: string) =>
      analysedRun({ manifest: { data: { ...DATA, extras: { file: "more.jsonl", sha256 } } } });
    const settings = settingsOf([judged("1".repeat(64)), judged("2".repeat(64))]);
    expect(settings.map(namesOf(settings).text)).toEqual([
      "further right answers=more.jsonl 11111111",
      "further right answers=more.jsonl 22222222",
    ]);
  });

  it("are named by what only some of a method have, and not by what another method has no use for", () => {
    const settings = settingsOf([
      analysedRun({ strategy: "few-shot" }),
      analysedRun({ strategy: "few-shot", manifest: { exemplars: { file: "mine.jsonl", sha256: "e" } } }),
      analysedRun({ strategy: "io", manifest: { promptVersions: { io: "standard-1" } } }),
    ]);
    expect(settings.map(namesOf(settings).text)).toEqual(["exemplars=none", "exemplars=mine.jsonl", ""]);
  });

  it("are named by the options that vary within their method, and by method and model where these do", () => {
    const settings = settingsOf([
      mad({ agents: 2, rounds: 3 }),
      mad({ agents: 3, rounds: 3 }),
      analysedRun({ strategy: "io", options: { temperature: 0 } }),
    ]);
    const names = namesOf(settings);
    expect(settings.map(names.label)).toEqual(["mad · agents=2", "mad · agents=3", "io"]);
    expect(settings.map(names.text)).toEqual(["agents=2", "agents=3", ""]);
  });

  it("have the method for a name where nothing tells them apart", () => {
    const settings = settingsOf([mad({ agents: 2 })]);
    expect(settings.map(namesOf(settings).label)).toEqual(["mad"]);
  });

  it("are told apart by their circumstances", () => {
    const settings = settingsOf([analysedRun(), analysedRun({ manifest: { maxTokens: 64 } })]);
    expect(settings.map(namesOf(settings).text)).toEqual(["max-tokens=512", "max-tokens=64"]);
  });

  it("of single runs are told apart by the seed", () => {
    const runs = singleRuns([mad({ agents: 2 }, 0), mad({ agents: 2 }, 1)]);
    expect(runs.map(namesOf(runs).text)).toEqual(["seed=0", "seed=1"]);
  });

  it("of single runs that are alike in everything are told apart in labels by the run", () => {
    const alike = ["r1", "r2"].map((run) => analysedRun({ run, strategy: "mad", seed: 1 }));
    const runs = singleRuns([...alike, analysedRun({ run: "r3", strategy: "io", seed: 1 })]);
    expect(runs.map(namesOf(runs).label)).toEqual(["mad · r1", "mad · r2", "io"]);
  });
});

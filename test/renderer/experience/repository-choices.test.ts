import { describe, expect, test } from "vitest";
import type { RunListing } from "../../../engine/contract/reports.ts";
import { repositoryChoices } from "../../../renderer/views/experience/repository-choices.ts";

const evaluation: RunListing = {
  run: "r1",
  kind: "eval",
  strategy: "mcf",
  model: "practice",
  data: "multiarith.jsonl",
  state: "done",
  done: 100,
  questions: 100,
  started: "2026-01-02T03:04:05.000Z",
  title: "multiarith.jsonl",
  settings: {},
  answer: null,
  correct: 71,
  compared: 71,
  finished: "2026-01-02T03:24:05.000Z",
  resumable: false,
  kept: true,
  sweep: null,
};
const later: RunListing = { ...evaluation, run: "r2", started: "2026-02-02T03:04:05.000Z" };
const lasting = (name: string) => ({ name, run: null, experiences: 3 });
const ofRun = (run: string) => ({ name: `of-${run}`, run, experiences: 7 });

describe("the repositories to choose from", () => {
  test("begin with the default one, even while nothing is in it, and go on by name", () => {
    const choices = repositoryChoices([lasting("science"), lasting("maths")], [], "maths");

    expect(choices.lasting).toEqual(["default", "maths", "science"]);
  });

  test("name the default one once when something is in it", () => {
    expect(repositoryChoices([lasting("default")], [], "default").lasting).toEqual(["default"]);
  });

  test("have the one that is shown among them, though nothing is in it", () => {
    expect(repositoryChoices([], [], "empty").lasting).toEqual(["default", "empty"]);
  });

  test("tell those of evaluations apart, with the run, the newest first", () => {
    const choices = repositoryChoices([ofRun("r1"), ofRun("r2")], [later, evaluation], "of-r1");

    expect(choices.lasting).toEqual(["default"]);
    expect(choices.ofEvaluations).toEqual([
      { name: "of-r2", run: later },
      { name: "of-r1", run: evaluation },
    ]);
  });

  test("keep one of an evaluation that the history does not have, at the end", () => {
    const choices = repositoryChoices([ofRun("gone"), ofRun("r1")], [evaluation], "default");

    expect(choices.ofEvaluations).toEqual([
      { name: "of-r1", run: evaluation },
      { name: "of-gone", run: undefined },
    ]);
  });
});

import { describe, expect, test } from "vitest";
import type { RunManifest } from "../../../core/events.ts";
import type { AnswerType } from "../../../core/question.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { choicesAgain, notTakenOver } from "../../../renderer/views/runs/ask-again.ts";
import { modelInfo, runManifest } from "../../support/analysed-runs.ts";

const { t } = await startLanguages("en");
const manifest = { strategy: "mcf", options: { agents: 4 }, seed: 7, maxTokens: 256 };

describe("what a question is asked again with", () => {
  const keeps = (kept: boolean, keep: boolean) =>
    choicesAgain(manifest, kept, { model: "practice", keep }).keep;

  test("is what it was asked with, on the model that is chosen now", () => {
    expect(choicesAgain(manifest, true, { model: "practice", keep: true })).toEqual({
      ...manifest,
      model: "practice",
      keep: true,
    });
  });

  test("has the lasting repository that it learned in, unless it is the default one", () => {
    const again = (experience: string) =>
      choicesAgain({ ...manifest, experience }, true, { model: "practice", keep: true });

    expect(again("algebra").repository).toBe("algebra");
    expect(again("default")).not.toHaveProperty("repository");
  });

  test("does not turn keeping on where new runs are not kept", () => {
    expect(keeps(true, false)).toBe(false);
  });

  test("does not keep what was not kept", () => {
    expect(keeps(false, true)).toBe(false);
  });
});

describe("what is not taken over when a question is asked again", () => {
  const lacking = (
    given: Partial<RunManifest>,
    labels: readonly string[] = [],
    models: readonly string[] | null = ["practice"],
    answerType: AnswerType = "choice",
  ) => {
    const choices = labels.map((label) => ({ label, text: `choice ${label}` }));
    return notTakenOver({ answerType, choices }, runManifest(given), models, t);
  };

  test("is nothing of what the Ask view can ask with", () => {
    expect(lacking({ experience: "algebra" }, ["A", "B"])).toEqual([]);
  });

  test.each<[string, Partial<RunManifest>]>([
    ["the models of single roles (Judge: other)", { agents: { judge: modelInfo("other") } }],
    ["the prompt set terse", { promptSet: "terse" }],
    ["the exemplars of mine.jsonl", { exemplars: { file: "mine.jsonl", sha256: "e" } }],
    ["the model gone, which is not here", { model: modelInfo("gone") }],
  ])("is named: %s", (words, given) => {
    expect(lacking(given)).toEqual([words]);
  });

  test("is the labels of choices that are others than those that the view gives", () => {
    expect(lacking({}, ["1", "2"])).toEqual(["the labels of the choices (1, 2)"]);
  });

  test("is the database of a question about one", () => {
    expect(lacking({}, [], ["practice"], "sql")).toEqual(["the database, which has to be chosen again"]);
  });

  test("is no model while it is not known which are here", () => {
    expect(lacking({ model: modelInfo("gone") }, [], null)).toEqual([]);
  });
});

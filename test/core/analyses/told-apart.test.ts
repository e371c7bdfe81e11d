import { describe, expect, it } from "vitest";
import { namesOf, settingsOf } from "../../../core/analyses/settings.ts";
import { toldApart } from "../../../core/analyses/told-apart.ts";
import type { RunManifest } from "../../../core/events.ts";
import { analysedRun, modelInfo } from "../../support/analysed-runs.ts";

const FIRST = "1".repeat(64);
const SECOND = "2".repeat(64);

const data = (sha256: string) => ({ file: "questions.jsonl", sha256, questions: 10, skippedLines: [] });
const model = (sha256: string) => ({ ...modelInfo("small"), sha256 });
const exemplars = (sha256: string) => ({ file: "mine.jsonl", sha256 });

const labels = (...manifests: readonly Partial<RunManifest>[]) => {
  const settings = settingsOf(toldApart(manifests.map((manifest) => analysedRun({ manifest }))));
  return settings.map(namesOf(settings).label);
};

describe("runs on what is called the same but is not", () => {
  it.each([
    ["models", [{ model: model(FIRST) }, { model: model(SECOND) }], ["small 11111111", "small 22222222"]],
    [
      "models of a role",
      [{ agents: { judge: model(FIRST) } }, { agents: { judge: model(SECOND) } }],
      ["model of judge=small 11111111", "model of judge=small 22222222"],
    ],
    [
      "data",
      [{ data: data(FIRST) }, { data: data(SECOND) }],
      ["data=questions.jsonl 11111111", "data=questions.jsonl 22222222"],
    ],
    [
      "exemplars",
      [{ exemplars: exemplars(FIRST) }, { exemplars: exemplars(SECOND) }],
      ["exemplars=mine.jsonl 11111111", "exemplars=mine.jsonl 22222222"],
    ],
  ] as const)("are told apart by the beginning of its hash: %s", (_, manifests, names) => {
    expect(labels(...manifests)).toEqual(names);
  });

  it("are told apart by databases of the same name, and not by those that only one of them was asked about", () => {
    const asked = (databases: Readonly<Record<string, string>>) => ({
      data: { ...data(FIRST), databases },
    });
    expect(labels(asked({ a: FIRST }), asked({ a: FIRST, b: FIRST }), asked({ b: FIRST }))).toHaveLength(1);
    const told = labels(asked({ a: FIRST }), asked({ a: FIRST, b: FIRST }), asked({ a: SECOND }));
    expect(told).toEqual([
      expect.stringMatching(/^databases=[0-9a-f]{8}$/),
      expect.stringMatching(/^databases=[0-9a-f]{8}$/),
    ]);
  });

  it("keep the names that no two share", () => {
    expect(labels({ model: modelInfo("small") }, { model: modelInfo("large") })).toEqual(["small", "large"]);
  });
});

import { describe, expect, it } from "vitest";
import type { DataManifest, RunManifest } from "../../../core/events.ts";
import type { ModelInfo, RuntimeInfo } from "../../../core/model.ts";
import {
  ChangedError,
  otherwiseThanBefore,
  requireLikeOthers,
  requireUnchanged,
} from "../../../engine/runs/unchanged.ts";
import { MANIFEST, MODEL_INFO } from "../doubles.ts";

const DATA: DataManifest = { file: "data.jsonl", sha256: "1".repeat(64), questions: 2, skippedLines: [] };
const OTHER = "f".repeat(64);

function on(data: Partial<DataManifest>): RunManifest {
  return { ...MANIFEST, data: { ...DATA, ...data } };
}

const running = (runtime: Partial<RuntimeInfo>): ModelInfo => ({
  ...MODEL_INFO,
  runtime: { ...MODEL_INFO.runtime, ...runtime },
});

describe("a cell of a sweep", () => {
  const begin = (own: RunManifest, sameModel = false) =>
    requireLikeOthers("the-sweep", [{ manifest: MANIFEST, sameModel }], own);

  it.each<[string, RunManifest]>([
    ["the data file data.jsonl has changed", on({ sha256: OTHER })],
    ["further right answers has changed", on({ extras: { file: "more.jsonl", sha256: OTHER } })],
    ["the databases have changed", on({ databases: { "shop.sqlite": OTHER } })],
    ["exemplars has changed", { ...MANIFEST, exemplars: { file: "shown.jsonl", sha256: OTHER } }],
  ])("is not begun where, since a cell of another method and model was begun, %s", (change, own) => {
    expect(() => begin({ ...own, strategy: "io" })).toThrow(change);
    expect(() => begin({ ...own, strategy: "io" })).toThrow(ChangedError);
  });

  it("has the same file where the same model was asked for, and may have another where another was", () => {
    const own = { ...MANIFEST, model: { ...MODEL_INFO, sha256: OTHER } };
    expect(() => begin(own, true)).toThrow("the model is another file");
    expect(() => begin(own)).not.toThrow();
  });

  it("has no options that its method got since another cell of it was begun", () => {
    const own = { ...MANIFEST, options: { ...MANIFEST.options, patience: 2 } };
    expect(() => begin(own)).toThrow("has options by now that it was begun without (patience)");
    expect(() => begin({ ...own, strategy: "io" })).not.toThrow();
  });

  it("has the wording of the prompts that another cell uses as well, whichever set they are of", () => {
    const other: RunManifest = { ...MANIFEST, promptVersions: { dialogue: "terse-1", mcf: "terse-1" } };
    const worded = (dialogue: string, set: RunManifest["promptSet"] = "terse") =>
      requireLikeOthers("the-sweep", [{ manifest: other, sameModel: false }], {
        ...MANIFEST,
        promptSet: set,
        promptVersions: { dialogue, io: "terse-4" },
      });
    expect(() => worded("terse-1")).not.toThrow();
    expect(() => worded("standard-1", "standard")).not.toThrow();
    expect(() => worded("standard-1, worded by 12ab", "standard")).toThrow("the prompts are worded");
  });
});

describe("a run that is gone on with", () => {
  const begun: RunManifest = {
    ...MANIFEST,
    promptVersions: { crowd: "terse-1" },
    agents: { judge: MODEL_INFO },
    versions: { node: "24.1.0" },
  };

  it.each<[string, Partial<RunManifest>]>([
    ["the prompts are worded otherwise", { promptVersions: { crowd: "terse-2" } }],
    ["the embedding model is small 1 (it was none)", { embedder: "small 1" }],
    ["the models of single roles are other files", { agents: { judge: { ...MODEL_INFO, sha256: OTHER } } }],
  ])("is refused where, since it was begun, %s", (change, now) => {
    expect(() => requireUnchanged("the-run", begun, { ...begun, ...now })).toThrow(change);
    expect(() => requireUnchanged("the-run", begun, begun)).not.toThrow();
  });

  it.each<[string, Partial<RunManifest>]>([
    ["node 24.2.0 (was 24.1.0)", { versions: { node: "24.2.0" } }],
    ["onnxruntime-node 1.0.0 (was unknown)", { versions: { node: "24.1.0", "onnxruntime-node": "1.0.0" } }],
    ["another machine (was a machine)", { machine: "another machine" }],
    ["the model is run otherwise (threads: 4, before 1)", { model: running({ threads: 4 }) }],
    [
      "the model is run otherwise (flash attention: on, before off; cache: q8_0, before f16)",
      { model: running({ kvCache: "q8_0", flashAttention: true }) },
    ],
    [
      "the model of judge is run otherwise (threads: 4, before 1)",
      { agents: { judge: running({ threads: 4 }) } },
    ],
  ])("goes on with a warning where it computes on other ground: %s", (change, now) => {
    expect(() => requireUnchanged("the-run", begun, { ...begun, ...now })).not.toThrow();
    const warning = `The run was gone on with on other ground: ${change}.`;
    expect(otherwiseThanBefore(begun, { ...begun, ...now })).toEqual([warning]);
    expect(otherwiseThanBefore(begun, begun)).toEqual([]);
  });

  it("goes on without one where its models only take more memory, or keep fewer prompts", () => {
    const short = running({ keptPrompts: 2, bytes: { weights: 1, context: 9 }, notes: ["Memory is short."] });
    expect(otherwiseThanBefore(begun, { ...begun, model: short, agents: { judge: short } })).toEqual([]);
  });

  it("reads its data by the columns that it was begun with", () => {
    const [before, now] = [on({ columns: { answer: "short" } }), on({ columns: { answer: "long" } })];
    expect(() => requireUnchanged("the-run", before, now)).toThrow(
      "the data file data.jsonl is read by other columns",
    );
    expect(() => requireUnchanged("the-run", before, before)).not.toThrow();
  });

  it("is refused where its method has an option by now that it was begun without", () => {
    const now = { ...MANIFEST, options: { ...MANIFEST.options, patience: 1, rounds: 2 } };
    expect(() => requireUnchanged("the-run", MANIFEST, now)).toThrow(
      "crowd has options by now that it was begun without (patience, rounds)",
    );
    expect(() => requireUnchanged("the-run", now, now)).not.toThrow();
  });

  it("has no less room for tokens than its model had when it was begun", () => {
    const roomy = (contextTokens: number): RunManifest => ({
      ...MANIFEST,
      model: { ...MODEL_INFO, contextTokens },
    });
    expect(() => requireUnchanged("the-run", roomy(4096), roomy(2048))).toThrow(
      "the model has room for 2048 tokens (it had 4096): free some memory",
    );
    expect(() => requireUnchanged("the-run", roomy(2048), roomy(4096))).not.toThrow();
  });

  it("has no less room for tokens than the models of single roles had when it was begun", () => {
    const roomy = (contextTokens: number): RunManifest => ({
      ...MANIFEST,
      agents: { judge: { ...MODEL_INFO, contextTokens } },
    });
    const change = "the model of judge has room for 2048 tokens (it had 4096): free some memory";
    expect(() => requireUnchanged("the-run", roomy(4096), roomy(2048))).toThrow(change);
    expect(() =>
      requireLikeOthers("the-sweep", [{ manifest: roomy(4096), sameModel: false }], roomy(2048)),
    ).toThrow(change);
    expect(() => requireUnchanged("the-run", roomy(2048), roomy(4096))).not.toThrow();
  });

  it("leaves out as little as when it was begun of what a model may say, by the cards of all its models", () => {
    const own = (minP?: number) => ({ ...MODEL_INFO, ...(minP !== undefined && { minP }) });
    const before: RunManifest = { ...MANIFEST, model: own(0.05), agents: { judge: own() } };
    const goOn = (now: Partial<RunManifest>) => requireUnchanged("the-run", before, { ...before, ...now });
    expect(() => goOn({ model: own() })).toThrow("the card of the model gives min-p 0 (it gave 0.05)");
    expect(() => goOn({ agents: { judge: own(0.1) } })).toThrow(
      "the card of the model of judge gives min-p 0.1 (it gave 0)",
    );
    expect(() => goOn({ agents: { judge: own(0) } })).not.toThrow();
  });

  it("reads them by those of its request where it was begun by a version that did not keep them", () => {
    expect(() => requireUnchanged("the-run", MANIFEST, on({ columns: { answer: "long" } }))).not.toThrow();
  });
});

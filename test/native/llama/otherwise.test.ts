import { describe, expect, it } from "vitest";
import type { RuntimeInfo } from "../../../core/model.ts";
import { runsOtherwise } from "../../../native/llama/process/otherwise.ts";
import { MODEL_INFO } from "../../engine/doubles.ts";

const running = (runtime: Partial<RuntimeInfo>) => ({
  ...MODEL_INFO,
  runtime: { ...MODEL_INFO.runtime, ...runtime },
});

describe("a process that follows another", () => {
  it("may keep another number of prompts, and find that replies do not depend on the batch", () => {
    const before = running({ keptPrompts: 8, sameInAnyBatch: false });
    expect(runsOtherwise(running({ keptPrompts: 2, sameInAnyBatch: true }), before)).toBeUndefined();
  });

  it("is refused where replies come to depend on the batch", () => {
    const refused = runsOtherwise(running({ sameInAnyBatch: false }), running({ sameInAnyBatch: true }));
    expect(refused?.message).toContain("the same in any batch: no, before yes");
  });
});

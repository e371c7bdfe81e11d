import { describe, expect, it } from "vitest";
import { CancelledError, ModelLoadError } from "../../../core/errors.ts";
import type { PlanOptions } from "../../../native/llama/load.ts";
import { planInProcess } from "../../../native/llama/process/plan.ts";
import type { RuntimePlan } from "../../../native/llama/situation.ts";
import { roundsDouble, spawnerDouble } from "./process-double.ts";

const OPTIONS: PlanOptions = {
  path: "model.gguf",
  name: "scripted",
  contextTokens: 512,
  runtime: { threads: 1 },
};

const PLAN: RuntimePlan = {
  device: { kind: "vulkan", name: "Small" },
  gpuLayers: 2,
  layers: 3,
  flashAttention: true,
  kvCache: "q8_0",
  contextTokens: 512,
  replies: 4,
  kept: 2,
  bytes: { weights: 1000, context: 500 },
  free: { ram: 2000, device: 800, shared: false },
  notes: ["2 of 3 layers fit."],
};

/** A process that plans as it is told. */
const planner = (plan: (options: PlanOptions) => Promise<RuntimePlan>) =>
  spawnerDouble(roundsDouble().load, plan);

describe("a plan made in a process of its own", () => {
  it("is what that process says of these options, which is then ended", async () => {
    const asked: PlanOptions[] = [];
    const { spawn, processes } = planner((options) => {
      asked.push(options);
      return Promise.resolve(PLAN);
    });
    expect(await planInProcess(OPTIONS, { spawn })).toEqual(PLAN);
    expect(asked).toEqual([OPTIONS]);
    expect(processes.map(({ killed }) => killed)).toEqual([true]);
  });

  it("fails with the error that the process tells", async () => {
    const { spawn } = planner(() => Promise.reject(new ModelLoadError("It does not fit.")));
    const planning = planInProcess(OPTIONS, { spawn });
    await expect(planning).rejects.toBeInstanceOf(ModelLoadError);
    await expect(planning).rejects.toThrow("It does not fit.");
  });

  it("fails in words if the process ends over the file", async () => {
    const { spawn, processes } = planner(() => new Promise(() => undefined));
    const planning = planInProcess(OPTIONS, { spawn });
    processes[0]?.die({ signal: "SIGABRT", lastWords: "GGML_ASSERT(n_layer > 0) failed" });
    await expect(planning).rejects.toBeInstanceOf(ModelLoadError);
    await expect(planning).rejects.toThrow(
      /scripted ended \(SIGABRT\) while it looked at the model's file\. .*GGML_ASSERT\(n_layer > 0\) failed$/,
    );
  });

  it("fails if the process says what was not agreed", async () => {
    const { spawn, processes } = planner(() => new Promise(() => undefined));
    const planning = planInProcess(OPTIONS, { spawn });
    processes[0]?.say({ type: "planned", plan: { ...PLAN, replies: -1 } });
    await expect(planning).rejects.toThrow("plan.replies");
    expect(processes[0]?.killed).toBe(true);
  });

  it("is cancelled at once", async () => {
    const controller = new AbortController();
    const { spawn, processes } = planner(() => new Promise(() => undefined));
    const planning = planInProcess(OPTIONS, { spawn, signal: controller.signal });
    controller.abort();
    await expect(planning).rejects.toBeInstanceOf(CancelledError);
    expect(processes[0]?.killed).toBe(true);
  });
});

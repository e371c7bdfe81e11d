import { describe, expect, it } from "vitest";
import { CancelledError, ModelLoadError } from "../../../core/errors.ts";
import { halving } from "../../../native/llama/fewer-layers.ts";

interface Plan {
  readonly gpuLayers: number;
  readonly notes: readonly string[];
}

const planOf = (gpuLayers = 28): Promise<Plan> => Promise.resolve({ gpuLayers, notes: [] });
const reasonOf = (error: unknown): string => (error as Error).message;

/** A device that can hold so many layers. */
function device(most: number, failure: Error = new Error("out of memory")) {
  const tried: number[] = [];
  const attempt = (plan: Plan): Promise<Plan> => {
    tried.push(plan.gpuLayers);
    return plan.gpuLayers > most ? Promise.reject(failure) : Promise.resolve(plan);
  };
  return { tried, attempt };
}

describe("a model that its device cannot hold after all", () => {
  it("is tried with half the layers until it fits, and every failure is told", async () => {
    const { tried, attempt } = device(10);
    const { notes } = await halving(planOf, attempt, { reasonOf });
    expect(tried).toEqual([28, 14, 7]);
    expect(notes).toEqual([
      "With 28 layers the device failed (out of memory); 14 were tried.",
      "With 14 layers the device failed (out of memory); 7 were tried.",
    ]);
  });

  it("is at last tried without layers there, and fails as that fails", async () => {
    const { tried, attempt } = device(-1);
    await expect(halving(planOf, attempt, { reasonOf })).rejects.toThrow("out of memory");
    expect(tried).toEqual([28, 14, 7, 3, 1, 0]);
  });

  it("is not tried again after a refusal or a cancellation", async () => {
    const refused = device(0, new ModelLoadError("too large"));
    await expect(halving(planOf, refused.attempt, { reasonOf })).rejects.toThrow("too large");
    expect(refused.tried).toEqual([28]);
    const aborted = device(0, new CancelledError());
    const signal = AbortSignal.abort();
    await expect(halving(planOf, aborted.attempt, { reasonOf, signal })).rejects.toThrow("Cancelled");
    expect(aborted.tried).toEqual([28]);
  });
});

import { CounterpointError } from "../../core/errors.ts";

/**
 * Tries a plan, and where the device fails, plans with half as many layers, until none is left on it.
 * @param plan makes a plan with at most so many layers on the device; without a number, with as many as there should be
 * @param attempt carries a plan out; one without layers on the device is the last
 * @throws what the last attempt throws; a CounterpointError and a cancellation at once
 */
export async function halving<
  Plan extends { readonly gpuLayers: number; readonly notes: readonly string[] },
  Result,
>(
  plan: (gpuLayers?: number) => Promise<Plan>,
  attempt: (plan: Plan) => Promise<Result>,
  { reasonOf, signal }: { reasonOf: (error: unknown) => string; signal?: AbortSignal | undefined },
): Promise<Result> {
  let next = await plan();
  for (;;) {
    try {
      return await attempt(next);
    } catch (error) {
      if (next.gpuLayers === 0 || signal?.aborted === true || error instanceof CounterpointError) throw error;
      const { gpuLayers, notes } = next;
      const fewer = await plan(Math.floor(gpuLayers / 2));
      const note = `With ${gpuLayers} layers the device failed (${reasonOf(error)}); ${fewer.gpuLayers} were tried.`;
      next = { ...fewer, notes: [...new Set([...notes, note, ...fewer.notes])] };
    }
  }
}

import { throwIfCancelled, unlessAborted } from "../../../core/cancel.ts";
import { fromErrorRecord, ModelLoadError } from "../../../core/errors.ts";
import type { PlanOptions } from "../load.ts";
import type { RuntimePlan } from "../situation.ts";
import { deathMessage } from "./death.ts";
import { parse, PlanAnswer, PlanFields, type ParentMessage } from "./protocol.ts";
import { forkModelProcess, type SpawnModelProcess } from "./spawn.ts";

/** How planning is done. */
export interface Planning {
  /** Starts the process that looks at the file; by default a child of this one. */
  readonly spawn?: SpawnModelProcess | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Plans how a model would be run now, in a process of its own: llama.cpp itself reads the file's header for that, and
 * ends its process over some broken ones.
 * @throws ModelLoadError with both numbers if the model does not fit, and if the process ends; CancelledError after
 *   `signal`; what the library throws if it fails
 */
export async function planInProcess(
  options: PlanOptions,
  { spawn = forkModelProcess, signal }: Planning = {},
): Promise<RuntimePlan> {
  throwIfCancelled(signal);
  const message: ParentMessage = { type: "plan", options: parse(PlanFields, options, "These options") };
  const planning = spawn();
  const answer = Promise.withResolvers<RuntimePlan>();
  planning.onMessage((said) => {
    try {
      answer.resolve(planOf(said));
    } catch (error) {
      answer.reject(error);
    }
  });
  planning.onExit((exit) => {
    const { code, signal: killedBy, lastWords } = exit;
    const details = { exitCode: code, signal: killedBy, lastWords };
    answer.reject(new ModelLoadError(deathMessage(options.name, exit, "planning"), details));
  });
  planning.send(message);
  try {
    return await unlessAborted(answer.promise, signal);
  } finally {
    planning.kill();
  }
}

function planOf(said: unknown): RuntimePlan {
  const answer = parse(PlanAnswer, said, "What the model's process says");
  if (answer.type === "plan-failed") throw fromErrorRecord(answer.error);
  return answer.plan;
}

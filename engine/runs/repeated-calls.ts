import { ModelRunError } from "../../core/errors.ts";
import type { Completion, CompletionRequest, LanguageModel } from "../../core/model.ts";
import { createCompany, type Company } from "./alone.ts";

/** How often a call is made whose model fails, and one whose model's process ends each time. */
const MOST_ATTEMPTS = { failed: 2, ended: 3 } as const;

/** The calls of a model, whichever runs they are of. */
interface ModelCalls {
  readonly company: Company;
  /** The last one that was finished. */
  finished?: Pick<CompletionRequest, "messages" | "sampling">;
}

const callsOfModels = new WeakMap<LanguageModel, ModelCalls>();

/**
 * Makes a call once more if its model failed, and twice more if its process ended. The last time no other call of the model
 * goes on: one that ends its process even then fails alone, if the model still finishes what it has finished before.
 * @param call makes the request
 * @param onRepeat told of each failure that the call is repeated after
 * @throws CancelledError as soon as the signal is aborted while it waits for others; ModelLoadError if the model is lost; what
 *   the last attempt throws
 */
export async function repeatCall(
  model: LanguageModel,
  { messages, sampling, signal }: CompletionRequest & { readonly signal: AbortSignal },
  call: () => Promise<Completion>,
  onRepeat: (error: ModelRunError) => void,
): Promise<Completion> {
  const calls = callsOf(model);
  const { company } = calls;
  for (let attempt = 1; ; attempt++) {
    try {
      const completion = await (attempt < MOST_ATTEMPTS.ended
        ? company.together(call, signal)
        : company.alone(() => callAlone(model, call, signal), signal));
      calls.finished = { messages, sampling };
      return completion;
    } catch (error) {
      if (!(error instanceof ModelRunError) || attempt >= mostAttempts(error)) throw error;
      onRepeat(error);
    }
  }
}

function callsOf(model: LanguageModel): ModelCalls {
  const known = callsOfModels.get(model) ?? { company: createCompany() };
  callsOfModels.set(model, known);
  return known;
}

/** Only the end of a process has an exit code in its details, null where a signal ended it. */
function hasEnded({ details }: ModelRunError): boolean {
  return "exitCode" in details;
}

function mostAttempts(error: ModelRunError): number {
  return hasEnded(error) ? MOST_ATTEMPTS.ended : MOST_ATTEMPTS.failed;
}

async function callAlone(
  model: LanguageModel,
  call: () => Promise<Completion>,
  signal: AbortSignal,
): Promise<Completion> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ModelRunError && hasEnded(error)) await callFinished(model, signal);
    throw error;
  }
}

/**
 * Makes the last finished call again. Where memory is short it ends the process too, until no further one is started.
 * @throws ModelLoadError then; CancelledError
 */
async function callFinished(model: LanguageModel, signal: AbortSignal): Promise<void> {
  const { finished } = callsOf(model);
  if (finished === undefined) return;
  for (let attempt = 1; attempt <= MOST_ATTEMPTS.ended; attempt++) {
    try {
      await model.complete({ ...finished, signal });
      return;
    } catch (error) {
      if (!(error instanceof ModelRunError)) throw error;
    }
  }
}

import { unlessAborted } from "../../core/cancel.ts";
import { ModelRunError } from "../../core/errors.ts";
import type { LanguageModel } from "../../core/model.ts";

/** How often a call is made whose model fails, and one whose model's process ends each time. */
const MOST_ATTEMPTS = { failed: 2, ended: 3 } as const;

/** The last one of those that are made alone, by their models. */
const last = new WeakMap<LanguageModel, Promise<unknown>>();

/**
 * Makes a call once more if its model failed, and twice more if its process ended. The last time goes one after another
 * with the model's other calls that come to theirs: a call that always ends its process then fails alone.
 * @param onRepeat told of each failure that the call is repeated after
 * @throws CancelledError as soon as the signal is aborted while it waits for others; what the last attempt throws
 */
export async function repeatCall<Value>(
  model: LanguageModel,
  call: () => Promise<Value>,
  onRepeat: (error: ModelRunError) => void,
  signal: AbortSignal,
): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await (attempt < MOST_ATTEMPTS.ended ? call() : unlessAborted(afterOthers(model, call), signal));
    } catch (error) {
      if (!(error instanceof ModelRunError) || attempt >= mostAttempts(error)) throw error;
      onRepeat(error);
    }
  }
}

/** Only the end of a process has an exit code in its details, null where a signal ended it. */
function mostAttempts({ details }: ModelRunError): number {
  return "exitCode" in details ? MOST_ATTEMPTS.ended : MOST_ATTEMPTS.failed;
}

function afterOthers<Value>(model: LanguageModel, call: () => Promise<Value>): Promise<Value> {
  const turn = (last.get(model) ?? Promise.resolve()).then(call);
  last.set(
    model,
    turn.catch(() => undefined),
  );
  return turn;
}

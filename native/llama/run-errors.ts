import { CancelledError, ModelRunError, reasonOf } from "../../core/errors.ts";

/** What jobs get that a model which is being unloaded can no longer do. */
export function unloaded(): CancelledError {
  return new CancelledError("Cancelled: the model was unloaded.");
}

/** What a job gets whose evaluation, sampler or reader failed; an error that says so already stays as it is. */
export function runError(error: unknown): ModelRunError {
  if (error instanceof ModelRunError) return error;
  const reason = reasonOf(error);
  return new ModelRunError(
    `The model failed while it was generating: ${reason}. Ask again; if it happens again, use a smaller context or another model.`,
    { reason },
    { cause: error },
  );
}

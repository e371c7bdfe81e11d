import { expect, it, onTestFinished } from "vitest";
import { CancelledError } from "../../../core/errors.ts";
import { loadLlamaModel } from "../../../native/llama/load.ts";
import { PRACTICE } from "./practice.ts";

it("the speed of the practice model is not measured to the end when that is cancelled", async () => {
  const model = await loadLlamaModel(PRACTICE);
  onTestFinished(() => model.dispose());
  const controller = new AbortController();
  const measuring = model.measureSpeed({}, () => controller.abort(), controller.signal);
  await expect(measuring).rejects.toBeInstanceOf(CancelledError);
});

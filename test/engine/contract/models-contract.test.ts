import { expect, it, vi } from "vitest";
import { clientOf } from "../../../cli/local-engine.ts";
import { createRouter } from "../../../engine/router/router.ts";
import type { ModelService, Services } from "../../../engine/services.ts";

it("whoever asks what a model is can stop asking", async () => {
  const inspect = vi.fn<ModelService["inspect"]>(() => Promise.resolve({} as never));
  const client = clientOf(createRouter({ models: { inspect } } as unknown as Services));
  const leaving = new AbortController();
  await client.models.inspect({ reference: "practice", runtime: {} }, { signal: leaving.signal });
  leaving.abort();
  expect(inspect.mock.lastCall?.[2]?.aborted).toBe(true);
});

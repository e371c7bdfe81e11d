import { expect, it, vi } from "vitest";
import { describeMemory } from "../../engine/doctor.ts";

// 700 MB that nothing uses, and 2.4 GB of cached files within the limit of a container.
vi.mock(import("../../native/llama/memory.ts"), async (importOriginal) => ({
  ...(await importOriginal()),
  freeRam: () => Promise.resolve(3.1e9),
}));

it("the memory that is said to be free is what models may take", async () => {
  expect(await describeMemory()).toMatch(/; 3\.1 of \d+\.\d GB of memory free$/);
});

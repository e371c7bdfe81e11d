import { expect, it, onTestFinished, vi } from "vitest";
import { loadLlamaModel } from "../../../native/llama/load.ts";
import { PRACTICE } from "./practice.ts";

// A device without free memory: in truth the CPU under another name.
vi.mock(import("../../../native/llama/library.ts"), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    openLibrary: async () => ({
      ...(await original.cpuLibrary()),
      device: { kind: "vulkan" as const, name: "Full" },
    }),
  };
});

it("a model that no device could hold is not said to have had none", async () => {
  const runtime = { ...PRACTICE.runtime, device: "vulkan", gpuLayers: "all" } as const;
  const model = await loadLlamaModel({ ...PRACTICE, runtime });
  onTestFinished(() => model.dispose());
  const notes = model.info.runtime.notes.join("\n");
  expect(notes).toContain("No layer fits into the 0 B free on Vulkan (Full)");
  expect(notes).not.toContain("there is no device");
});

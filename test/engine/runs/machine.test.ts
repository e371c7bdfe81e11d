import { availableParallelism } from "node:os";
import { expect, it, vi } from "vitest";
import { describeMachine } from "../../../engine/runs/machine.ts";

vi.mock(import("node:os"), async (importOriginal) => ({
  ...(await importOriginal()),
  availableParallelism: vi.fn<() => number>(),
}));

it.each([
  [1, "1 core"],
  [2, "2 cores"],
])("a machine that can do %i things at once is told with %s", (count, words) => {
  vi.mocked(availableParallelism).mockReturnValue(count);

  expect(describeMachine()).toContain(`, ${words}, `);
});

import { expect, test, vi } from "vitest";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { removeOption } from "../../../renderer/views/sweep/grid/remove-option.ts";
import type { VariedOption } from "../../../renderer/views/sweep/sweep-draft.ts";
import { useSweepDraft } from "../../../renderer/views/sweep/sweep-store.ts";

const offered = vi.hoisted(() => ({ message: "", undo: (): void => undefined }));

vi.mock("../../../renderer/components/undo.tsx", () => ({
  offerUndo: (message: string, undo: () => void) => Object.assign(offered, { message, undo }),
}));

vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });

const { t } = await startLanguages("en");

const agents: VariedOption = { name: "agents", values: [2, 5, 7], range: null };
const temperature: VariedOption = { name: "temperature", values: [0.2], range: null };

test("an option that is not varied any more can be brought back in its place, with the values that were typed", () => {
  removeOption([agents, temperature], agents, t);
  expect(useSweepDraft.getState().grid).toEqual([temperature]);
  expect(offered.message).toMatch(/is not varied any more\.$/);

  offered.undo();

  expect(useSweepDraft.getState().grid).toEqual([agents, temperature]);
});

test("an option that was added anew meanwhile is brought back in place of that, not beside it", () => {
  removeOption([agents, temperature], agents, t);
  useSweepDraft.setState({ grid: [temperature, { ...agents, values: [3] }] });

  offered.undo();

  expect(useSweepDraft.getState().grid).toEqual([agents, temperature]);
});

import { expect, test, vi } from "vitest";
import { offerUndo } from "../../../renderer/components/undo.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { usePalette } from "../../../renderer/state/palette.ts";

const { t } = await startLanguages("en");

/** What the palette offers. */
function commands() {
  return Object.values(usePalette.getState().commands).flat();
}

test("what was done can be taken back once from the palette, where the keyboard finds it", () => {
  const undo = vi.fn<() => void>();
  offerUndo("The run was deleted.", undo, t);

  const [command] = commands();
  expect(command?.label).toBe("Undo: The run was deleted.");
  command?.run();

  expect(undo).toHaveBeenCalledOnce();
  expect(commands()).toEqual([]);
});

test("the palette offers that as long as it can be done", () => {
  vi.useFakeTimers();
  const withdraw = offerUndo("The first was deleted.", () => undefined, t);
  offerUndo("The second was deleted.", () => undefined, t, 1000);
  expect(commands()).toHaveLength(2);

  withdraw();
  expect(commands().map(({ label }) => label)).toEqual(["Undo: The second was deleted."]);
  vi.advanceTimersByTime(1000);
  expect(commands()).toEqual([]);
  vi.useRealTimers();
});

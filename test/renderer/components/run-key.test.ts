import { expect, test, vi } from "vitest";
import { pressOnce } from "../../../renderer/components/run-key.ts";

test.each([
  ["Enter presses it", { key: "Enter", repeat: false }, false],
  ["Enter that is held down does not press it anew", { key: "Enter", repeat: true }, true],
  ["other keys that are held down do what they do", { key: "Tab", repeat: true }, false],
])("in a button whose place another one takes, %s", (_what, pressed, isKept) => {
  const preventDefault = vi.fn<() => void>();

  pressOnce({ ...pressed, preventDefault });

  expect(preventDefault.mock.calls.length > 0).toBe(isKept);
});

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { leaveFieldsInTime } from "../../../renderer/frame/use-change-of-place.ts";
import { useNavigation } from "../../../renderer/state/navigation.ts";

describe("a field that has the focus", () => {
  const { go } = useNavigation.getState();
  const blur = vi.fn();
  beforeEach(() => {
    vi.stubGlobal("document", { querySelector: () => ({ blur }) });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    blur.mockReset();
  });

  test.each([
    ["another view", () => go("ask")],
    ["another run", () => go("runs", "b")],
  ])("is left for %s, so that it takes what was typed", (_where, leave) => {
    go("runs", "a");
    onTestFinished(leaveFieldsInTime());

    leave();

    expect(blur).toHaveBeenCalledOnce();
  });

  test("keeps the focus where another question of the same run is shown beside it", () => {
    go("runs", "a", "q1");
    onTestFinished(leaveFieldsInTime());

    go("runs", "a", "q2");

    expect(blur).not.toHaveBeenCalled();
  });
});

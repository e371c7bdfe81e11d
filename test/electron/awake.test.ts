import { describe, expect, it } from "vitest";
import { keepAwake } from "../../electron/main/awake.ts";

describe("sleep", () => {
  it("is held off once while something goes on", () => {
    const calls: string[] = [];
    const busy = keepAwake({
      start: (kind) => calls.push(kind),
      stop: (id) => calls.push(`stop ${id}`),
    });
    for (const now of [false, true, true, false, false]) busy(now);
    expect(calls).toEqual(["prevent-app-suspension", "stop 1"]);
  });
});

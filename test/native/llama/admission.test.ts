import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextInTurn } from "../../../native/llama/admission.ts";

const groups = (names: string) => Array.from(names, (group) => ({ group }));

describe("the next call in turn", () => {
  it("is the first one where all are of one group", () => {
    expect(nextInTurn(groups("aaa"), groups("aa"))).toBe(0);
  });

  it("is of the group with the fewest calls running", () => {
    expect(nextInTurn(groups("aaab"), groups("aab"))).toBe(3);
    expect(nextInTurn(groups("aaab"), groups("abb"))).toBe(0);
  });

  it("is the one that waits longest where groups have as many", () => {
    expect(nextInTurn(groups("ba"), groups("ab"))).toBe(0);
    expect(nextInTurn(groups("ba"), [])).toBe(0);
  });

  it("is nobody if nobody waits", () => {
    expect(nextInTurn([], groups("a"))).toBe(-1);
  });

  it("fills the places so that no group that still waits has more than one call less than another", () => {
    const names = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 30 });
    fc.assert(
      fc.property(names, fc.integer({ min: 1, max: 16 }), (order, places) => {
        const waiting = order.map((group) => ({ group }));
        const running: { group: string }[] = [];
        while (running.length < places && waiting.length > 0) {
          running.push(...waiting.splice(nextInTurn(waiting, running), 1));
        }
        const count = (group: string) => running.filter((call) => call.group === group).length;
        for (const { group } of waiting) {
          for (const other of ["a", "b", "c"]) expect(count(other) - count(group)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

import { describe, expect, test } from "vitest";
import { familiesOf, isHeldOut } from "../../models/training/generator/hold-out.ts";
import { WORDINGS } from "../../models/training/generator/wordings/index.ts";

describe("the families that are held out", () => {
  test("are about one in eight", () => {
    const held = Array.from({ length: 8000 }, (_, index) => isHeldOut(`family/${index}`)).filter(Boolean);

    expect(held.length).toBeGreaterThan(800);
    expect(held.length).toBeLessThan(1200);
  });

  // A model was trained without them: if these change, what it was tested on is no longer new to it.
  test("are always the same", () => {
    const ids = [
      "distract/birthday-and-clock",
      "facts/color",
      "last-letters/code",
      "coin-flip/sign",
      "yes-no/some-lost",
    ];

    expect(ids.filter(isHeldOut)).toEqual(ids);
    expect(["facts/job", "last-letters/join", "coin-flip/lamp", "bare-sum/signs"].filter(isHeldOut)).toEqual(
      [],
    );
  });

  test("and the others are all families", () => {
    const training = familiesOf("training", WORDINGS);
    const heldOut = familiesOf("held-out", WORDINGS);

    expect(training.length + heldOut.length).toBe(WORDINGS.length);
    expect(training.filter((family) => heldOut.includes(family))).toEqual([]);
    expect(Math.min(training.length, heldOut.length)).toBeGreaterThan(0);
  });
});

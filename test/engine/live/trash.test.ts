import { expect, it } from "vitest";
import { StorageError } from "../../../core/errors.ts";
import { createTrash } from "../../../engine/live/trash.ts";
import type { RunStore } from "../../../engine/storage/run-store.ts";
import { timers } from "../../support/timers.ts";

/**
 * A trash whose store may fail, beside runs that may learn, with timers that the test lets run out.
 * @param left runs that were hidden before, and when
 */
function place(left: readonly string[] = [], since = 0) {
  const now = { works: true, learns: false, mayErase: true };
  const erased: string[] = [];
  const together: (readonly string[])[] = [];
  const hidden = new Set(left);
  const needDrive = () => {
    if (!now.works) throw new StorageError("The drive is gone.");
  };
  const store: Partial<RunStore> = {
    hide: (run) => {
      hidden.add(run);
      return true;
    },
    hidden: () => {
      needDrive();
      return [...hidden].map((run) => ({ run, since }));
    },
    erase: (runs) => {
      needDrive();
      erased.push(...runs);
      together.push(runs);
      return true;
    },
  };
  const { startTimer, runOut, waiting } = timers();
  const trash = createTrash({
    stores: [store as RunStore],
    startTimer,
    now: () => 0,
    mustWait: () => now.learns,
    mayErase: () => now.mayErase,
    onErased: needDrive,
  });
  return { now, trash, erased, together, runOut, waiting };
}

it("a store that fails while a deleted run waits ends nothing, and the run is erased when it is back", () => {
  const { now, trash, erased, runOut } = place();
  trash.put("r");
  now.works = false;
  runOut();
  expect(erased).toEqual([]);
  now.works = true;
  runOut();
  expect(erased).toEqual(["r"]);
});

it("a run that is to be erased at once and cannot be says why, and is erased when the store is back", () => {
  const { now, trash, erased, runOut } = place();
  trash.put("r");
  now.works = false;
  expect(() => trash.erase("r")).toThrow("The drive is gone.");
  now.works = true;
  runOut();
  expect(erased).toEqual(["r"]);
});

it("a deleted run is erased no sooner than the last run has ended that may store experiences", () => {
  const { now, trash, erased, runOut } = place();
  trash.put("r");
  now.learns = true;
  runOut();
  runOut();
  expect(erased).toEqual([]);
  now.learns = false;
  runOut();
  expect(erased).toEqual(["r"]);
});

it("a deleted run is erased soon after the last run that may store experiences has ended, however long that went on", () => {
  const { now, trash, waiting, runOut } = place();
  trash.put("r");
  now.learns = true;
  for (let looks = 0; looks < 20; looks++) runOut();
  expect([...waiting].every(({ milliseconds }) => milliseconds <= trash.undoMilliseconds)).toBe(true);
});

it("a deleted run is left as it is by who may erase nothing, also at the end", () => {
  const { now, trash, erased } = place();
  trash.put("r");
  now.mayErase = false;
  trash.close();
  expect(erased).toEqual([]);
});

it("deleted runs that are due are erased in one go, since each time the whole store is written anew", () => {
  const { trash, together, runOut } = place();
  for (const run of ["r", "s", "t"]) trash.put(run);
  runOut();
  expect(together).toEqual([["r", "s", "t"]]);
});

it("deleted runs that could not be erased are tried again in one go", () => {
  const { now, trash, together, runOut } = place();
  for (const run of ["r", "s", "t"]) trash.put(run);
  now.works = false;
  runOut();
  now.works = true;
  runOut();
  expect(together).toEqual([["r", "s", "t"]]);
});

it("a run that was deleted while the clock was ahead waits no longer than another one", () => {
  const { trash, waiting } = place(["r"], 3_600_000);
  expect([...waiting].map(({ milliseconds }) => milliseconds)).toEqual([trash.undoMilliseconds]);
});

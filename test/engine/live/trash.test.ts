import { expect, it } from "vitest";
import { StorageError } from "../../../core/errors.ts";
import { createTrash } from "../../../engine/live/trash.ts";
import type { RunStore } from "../../../engine/storage/run-store.ts";

it("a store that fails while a deleted run waits ends nothing, and the run is erased when it is back", () => {
  let works = true;
  const erased: string[] = [];
  const hidden = new Set<string>();
  const needDrive = () => {
    if (!works) throw new StorageError("The drive is gone.");
  };
  const store: Partial<RunStore> = {
    hide: (run) => {
      hidden.add(run);
      return true;
    },
    hidden: () => {
      needDrive();
      return [...hidden].map((run) => ({ run, since: 0 }));
    },
    erase: (runs) => {
      needDrive();
      erased.push(...runs);
      return true;
    },
  };
  const waiting: (() => void)[] = [];
  const trash = createTrash({
    stores: [store as RunStore],
    startTimer(work) {
      waiting.push(work);
      return () => undefined;
    },
    now: () => 0,
    onErased: needDrive,
  });
  trash.put("r");
  works = false;
  for (const work of waiting.splice(0)) work();
  expect(erased).toEqual([]);
  works = true;
  for (const work of waiting.splice(0)) work();
  expect(erased).toEqual(["r"]);
});

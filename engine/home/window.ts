import { setTimeout as sleep } from "node:timers/promises";
import { CounterpointError } from "../../core/errors.ts";
import { ANOTHER_HOME } from "../storage/next-step.ts";
import { holdHome, type HeldHome, type HoldOptions } from "./hold-home.ts";
import { notGivenFree, POLL_MILLISECONDS, startPatience } from "./patience.ts";
import { readHolder } from "./holder.ts";
import { askToGiveUp } from "./visit.ts";

/**
 * Takes a home for a window. A terminal that holds it is asked to give it up, and goes on with its run here.
 * @throws CounterpointError if another window has it, or whoever has it does not answer; StorageError
 */
export async function holdHomeForWindow(options: Omit<HoldOptions, "kind">): Promise<HeldHome> {
  const { home } = options;
  const isPatient = startPatience();
  for (;;) {
    const held = await holdHome({ ...options, kind: "window" });
    if (held !== null) return held;
    const holder = await readHolder(home);
    if (holder !== null && (await askToGiveUp(holder)) === "refused") throw alreadyOpen(home, holder.pid);
    if (!isPatient()) throw notGivenFree(home, holder);
    await sleep(POLL_MILLISECONDS);
  }
}

function alreadyOpen(home: string, pid: number): CounterpointError {
  return new CounterpointError(
    "home-held",
    `Counterpoint is open on "${home}" already (process ${pid}). Close it there, or choose ${ANOTHER_HOME}.`,
    { home, pid },
  );
}

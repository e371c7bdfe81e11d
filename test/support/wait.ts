import { readFileSync } from "node:fs";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits until something holds.
 * @param pause between two looks; by default ten milliseconds
 * @throws Error after a minute: a machine may have other work to do
 */
export async function until(
  holds: () => boolean,
  pause: () => Promise<unknown> = () => sleep(10),
): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error("It did not come to hold within a minute.");
    await pause();
  }
}

/** Whether a process runs. One that has ended and whose parent has not taken note of it does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    // Elsewhere than on Linux, or it has ended between the two looks: the next look tells.
    return true;
  }
}

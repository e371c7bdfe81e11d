import { uptime } from "node:os";
import process from "node:process";
import { errorCode } from "../../core/errors.ts";

/** A process as a stored run names it. */
export interface ProcessMark {
  readonly pid: number;
  /** Milliseconds since 1970. */
  readonly started: number;
}

/** This process. */
export const THIS_PROCESS: ProcessMark = { pid: process.pid, started: Math.round(performance.timeOrigin) };

/**
 * Whether a process still runs. Ids are given out again: a mark from before the machine's start is of a dead process,
 * and one with this process's id but another start as well. A second process that got the id of a dead one since the
 * machine's start counts as that one.
 */
export function isAlive({ pid, started }: ProcessMark): boolean {
  if (pid === THIS_PROCESS.pid) return started === THIS_PROCESS.started;
  if (started < Date.now() - uptime() * 1000) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is there and belongs to somebody else.
    return errorCode(error) === "EPERM";
  }
}

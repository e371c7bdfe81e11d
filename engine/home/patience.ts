import { CounterpointError } from "../../core/errors.ts";
import { ANOTHER_HOME } from "../storage/next-step.ts";
import type { Holder } from "./holder.ts";

/** Between two looks at whether a home can be had. */
export const POLL_MILLISECONDS = 50;

/** More than an engine is given to let its runs stand still before it is ended. */
const PATIENCE_MILLISECONDS = 20_000;

/** @returns tells whether a home that cannot be had is still worth waiting for */
export function startPatience(): () => boolean {
  const end = performance.now() + PATIENCE_MILLISECONDS;
  return () => performance.now() < end;
}

/** @param holder who is written down as the one; null if nobody is */
export function notGivenFree(home: string, holder: Holder | null): CounterpointError {
  const name = holder === null ? "Another process" : `Another process (probably ${holder.pid})`;
  return new CounterpointError(
    "home-held",
    `${name} holds "${home}" and does not answer. End it and try again, or choose ${ANOTHER_HOME}.`,
    { home, pid: holder?.pid ?? null },
  );
}

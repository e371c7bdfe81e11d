import type { EndedRun } from "./run-watch.ts";
import type { Words } from "./words.ts";

const DONE = { ask: "answered", eval: "evaluated", sweep: "swept" } as const;

/**
 * What a notification says at a run's end; undefined if it is a person who ended it. It may be seen by others on a
 * locked screen, so it holds nothing of the question.
 */
export function notificationText({ kind, state }: EndedRun, words: Words): string | undefined {
  if (state === "failed") return words.failed;
  if (state !== "done") return undefined;
  return words[DONE[kind]];
}

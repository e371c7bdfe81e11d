import type { ProcessExit } from "./spawn.ts";

const MEMORY =
  "If this happens again, memory is probably short: use a smaller model or context, or close other programs.";

/** When a process ended, and what to do about it. */
const DURING = {
  planning:
    "while it looked at the model's file. The file is probably damaged, or memory is short: get the file again, or " +
    "close other programs.",
  loading: `while it was loading. ${MEMORY}`,
  work: `in the middle of its work. The next call starts a fresh one. ${MEMORY}`,
} as const;

const MAX_LINE = 300;

/** What a person is told of a model's process that ended of itself, with the last that it said. */
export function deathMessage(
  name: string,
  { code, signal, lastWords }: ProcessExit,
  during: keyof typeof DURING,
): string {
  const how = signal ?? (code === null ? "it could not be started" : `exit code ${code}`);
  const reason = tellingLine(lastWords);
  const told = reason === "" ? "" : ` The last that it said: ${reason}`;
  return `The process of the model ${name} ended (${how}) ${DURING[during]}${told}`;
}

/** The line of an output that most likely says what went wrong. */
function tellingLine(output: string): string {
  const lines = output.split("\n").map((line) => line.trim());
  const line = lines.findLast((candidate) => /error|assert|fail|memory/i.test(candidate)) ?? lines.at(-1);
  return (line ?? "").slice(0, MAX_LINE);
}

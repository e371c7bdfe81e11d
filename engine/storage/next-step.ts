/** How a person chooses another home on every surface: behind "choose" or "Choose". */
export const ANOTHER_HOME = "another home folder (--home, or in Settings)";

const KEPT = "Everything that was finished is kept.";

/** By SQLite's primary result code. */
const NEXT_STEPS: Readonly<Record<number, string>> = {
  5: `Another program holds it. ${KEPT} Wait for that to end, then try again.`,
  8: `It may only be read. ${KEPT} Allow writing, or choose ${ANOTHER_HOME}; a command in a terminal can also keep nothing (--no-store).`,
  10: `The disk does not read or write. ${KEPT} Check the disk and the room on it, then try again.`,
  11: 'The file is damaged. Keep a copy of it, export what its runs still show, and move it away to start afresh; "doctor" says more.',
  13: `The disk is full. ${KEPT} Make room, then try again; "runs resume" goes on with a run that was stopped.`,
  26: `The file is not a Counterpoint store; move it away, or choose ${ANOTHER_HOME}.`,
};

const OTHERWISE = `Check that the folder exists, may be written and is on no read-only disk, or choose ${ANOTHER_HOME}. ${KEPT}`;

/** What a person can do about an error of SQLite or the file system. */
export function nextStep(error: unknown): string {
  return NEXT_STEPS[sqliteCode(error)] ?? OTHERWISE;
}

/** SQLite's primary result code; 0 for an error of something else. */
export function sqliteCode(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}

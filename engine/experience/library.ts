import type { Experiences } from "./experiences.ts";

/** The experience repositories on the disk and those of runs that leave no trace. */
export interface ExperienceLibrary {
  readonly onDisk: Experiences;
  /** @param keep whether what is learned is to be kept on the disk */
  of(keep: boolean): Experiences;
  /**
   * Erases the repositories of evaluations that are none of these runs.
   * @returns false if another connection is in the way
   * @throws StorageError
   */
  keepRuns(runs: readonly string[]): Promise<boolean>;
  close(): Promise<void>;
}

/** @param home null if nothing at all is to be kept */
export function createExperienceLibrary(
  home: string | null,
  open: (home: string | null) => Experiences,
): ExperienceLibrary {
  const onDisk = open(home);
  let inMemory = home === null ? onDisk : undefined;
  const opened = () => new Set(inMemory === undefined ? [onDisk] : [onDisk, inMemory]);
  return {
    onDisk,
    of: (keep) => (keep ? onDisk : (inMemory ??= open(null))),
    async keepRuns(runs) {
      const erased = await Promise.all([...opened()].map((experiences) => experiences.keepRuns(runs)));
      return erased.every(Boolean);
    },
    async close() {
      await Promise.all([...opened()].map((experiences) => experiences.close()));
    },
  };
}

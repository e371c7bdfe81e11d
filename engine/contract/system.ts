import type { FoundDevice } from "./models.ts";

/** What is running, and on what. */
export interface SystemInfo {
  readonly version: string;
  /** Folder in which everything is kept; null: nothing is kept. */
  readonly home: string | null;
  /** The processor and system, in words. */
  readonly machine: string;
  readonly cores: number;
  /** Bytes. */
  readonly memory: number;
  /** What can compute models beside the CPU; their free memory is that of the first look. */
  readonly devices: readonly FoundDevice[];
}

/** Bytes that lie in a home folder, by what they are. */
export interface HomeSize {
  /** The database with its logs. */
  readonly runs: number;
  readonly models: number;
  readonly other: number;
  readonly total: number;
}

import type { FoundDevice } from "./models.ts";

/** What is running, and on what. */
export interface SystemInfo {
  readonly version: string;
  /** Folder in which everything is kept. */
  readonly home: string;
  /** The processor and system, in words. */
  readonly machine: string;
  readonly cores: number;
  /** Bytes. */
  readonly memory: number;
  readonly devices: readonly FoundDevice[];
}

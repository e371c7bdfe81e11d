/** What the benchmark asks for, as JSON in the environment. */
export interface BenchWork {
  readonly agents: number;
  readonly seconds: number;
  /** Words a second of each agent. */
  readonly wordsPerSecond: number;
}

/** Where the ids of the runs are told: the one that streams, and one of about 2,000 finished turns. */
export const RUNS_FILE = "bench-runs.json";
export interface BenchRuns {
  readonly streaming: string;
  readonly long: string;
  readonly turns: number;
}

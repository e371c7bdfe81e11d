// What requests may hold, apart from the schemas that check it, so that a page need not load those.

/** Reference of the model that comes with the project, and the default everywhere. */
export const PRACTICE = "practice";

/** The forms in which a run can be exported. */
export const EXPORT_FORMATS = [
  "markdown",
  "json",
  "csv",
  "parquet",
  "html",
  "inspect",
  "trajectories",
] as const;

/** Largest data file that is sent through the contract, in UTF-16 units of its text or its base64. */
export const MAX_DATASET_TEXT = 40_000_000;

/** Largest database that is sent through the contract; others are named by their path. */
export const MAX_DATABASE_BYTES = 60_000_000;

/** Largest file of experiences, in UTF-8; its text has no more UTF-16 units than that. */
export const MAX_IMPORT_BYTES = 60_000_000;

/** Tokens that one call may generate at most. */
export const MAX_NEW_TOKENS = 1_000_000;

/** Questions that a run is limited to at most, and that successive halving starts with at most. */
export const MAX_QUESTIONS = 1_000_000;

/** Questions in flight at most. */
export const MAX_CONCURRENCY = 1024;

/** Runs of one cell of a sweep at most. */
export const MAX_REPEATS = 100;

/** Runs that are compared or analysed together, at most. */
export const MAX_RUNS_TOGETHER = 50;

/** Of successive halving: one in eta cells is kept. */
export const MIN_ETA = 2;
export const MAX_ETA = 10;

/** Layers on the device at most. */
export const MAX_LAYERS = 10_000;

/** Tokens of a prompt and its reply together: the length of the context that may be set. */
export const MIN_CONTEXT_TOKENS = 16;
export const MAX_CONTEXT_TOKENS = 10_000_000;

/** Threads that compute on the processor at most. */
export const MAX_THREADS = 1024;

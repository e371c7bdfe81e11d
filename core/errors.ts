/** What an error may carry across a process border: plain JSON values. */
export type ErrorDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** An error in the form in which it crosses processes and is stored. */
export interface ErrorRecord {
  readonly code: string;
  readonly message: string;
  readonly details: ErrorDetails;
}

/**
 * The root of every error a person may see. `message` says what happened with the offending value and
 * what to do next; `code` is stable and meant for programs.
 */
export class CounterpointError extends Error {
  readonly code: string;
  readonly details: ErrorDetails;

  constructor(code: string, message: string, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
    this.details = details;
  }
}

/** A model file cannot be read or loaded. */
export class ModelLoadError extends CounterpointError {
  constructor(message: string, details: ErrorDetails = {}, options?: ErrorOptions) {
    super("model-load", message, details, options);
  }
}

/** The model process or library failed in the middle of its work. */
export class ModelRunError extends CounterpointError {
  constructor(message: string, details: ErrorDetails = {}, options?: ErrorOptions) {
    super("model-run", message, details, options);
  }
}

/** Prompt and reply together do not fit the model's context; nothing was cut and nothing was computed. */
export class ContextOverflowError extends CounterpointError {
  constructor(promptTokens: number, maxTokens: number, contextTokens: number) {
    super(
      "context-overflow",
      `The prompt has ${promptTokens} tokens and the reply may take ${maxTokens}, together more than the context of ` +
        `${contextTokens} tokens. Shorten the question or context, lower --max-tokens, or give the model a longer context ` +
        "(--context-tokens, or in Settings), if it was trained on more.",
      { promptTokens, maxTokens, contextTokens },
    );
  }
}

/** A dataset has lines that cannot be used; `lines` in the details lists them, 1-based. */
export class DatasetError extends CounterpointError {
  constructor(message: string, details: ErrorDetails = {}) {
    super("dataset", message, details);
  }
}

/** A request, an option or a message does not have the agreed form. */
export class ContractError extends CounterpointError {
  constructor(message: string, details: ErrorDetails = {}) {
    super("contract", message, details);
  }
}

/** The store on disk cannot be opened, read or written. */
export class StorageError extends CounterpointError {
  constructor(message: string, details: ErrorDetails = {}, options?: ErrorOptions) {
    super("storage", message, details, options);
  }
}

/** A file could not be fetched, or is not what was published. */
export class FetchError extends CounterpointError {
  constructor(message: string, details: ErrorDetails = {}, options?: ErrorOptions) {
    super("fetch", message, details, options);
  }
}

/** An embedding model folder cannot be read, or its session failed. */
export class EmbedderError extends CounterpointError {
  constructor(message: string, details: ErrorDetails = {}, options?: ErrorOptions) {
    super("embedder", message, details, options);
  }
}

/** A database that questions are about cannot be opened. */
export class DatabaseError extends CounterpointError {
  constructor(message: string, details: ErrorDetails = {}, options?: ErrorOptions) {
    super("database", message, details, options);
  }
}

/** A text is no meaning graph in PENMAN notation, or a graph cannot be written in it; `position`, `line`, `column` say where. */
export class PenmanError extends CounterpointError {
  constructor(message: string, details: ErrorDetails = {}) {
    super("penman", message, details);
  }
}

/** The person, or the program on their behalf, stopped the work. */
export class CancelledError extends CounterpointError {
  constructor(message = "Cancelled.", details: ErrorDetails = {}) {
    super("cancelled", message, details);
  }
}

/** Any thrown value in the form in which it is stored and sent; foreign errors get the code `internal`. */
export function toErrorRecord(error: unknown): ErrorRecord {
  if (error instanceof CounterpointError) {
    return { code: error.code, message: error.message, details: error.details };
  }
  return { code: "internal", message: reasonOf(error), details: {} };
}

/**
 * What a thrown value says, whatever was thrown: an error's message alone, without its name; of several errors that
 * were thrown as one without a message, the first one's.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === "" && error.errors.length > 0) {
    return reasonOf(error.errors[0]);
  }
  return error instanceof Error ? error.message : String(error);
}

/** The system's short name of an error, such as `ENOENT`; empty if it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Whether a thrown value says that a file, or a folder on the way to it, is not there. */
export function isMissing(error: unknown): boolean {
  return ["ENOENT", "ENOTDIR"].includes(errorCode(error));
}

/** The typed error that a record was made of, as far as its code is known. */
export function fromErrorRecord(record: ErrorRecord): CounterpointError {
  const { code, message, details } = record;
  if (code === "context-overflow") return contextOverflow(record);
  const Typed = PLAIN_ERRORS[code];
  return Typed === undefined ? new CounterpointError(code, message, details) : new Typed(message, details);
}

/** Errors that consist of a message and details, by their codes. */
const PLAIN_ERRORS: Readonly<
  Record<string, new (message: string, details: ErrorDetails) => CounterpointError>
> = {
  cancelled: CancelledError,
  "model-load": ModelLoadError,
  "model-run": ModelRunError,
  dataset: DatasetError,
  contract: ContractError,
  storage: StorageError,
  fetch: FetchError,
  embedder: EmbedderError,
  database: DatabaseError,
  penman: PenmanError,
};

function contextOverflow({ code, message, details }: ErrorRecord): CounterpointError {
  const { promptTokens, maxTokens, contextTokens } = details;
  return typeof promptTokens === "number" &&
    typeof maxTokens === "number" &&
    typeof contextTokens === "number"
    ? new ContextOverflowError(promptTokens, maxTokens, contextTokens)
    : new CounterpointError(code, message, details);
}

/** The command line was not understood: exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}

/** A command that has already said what failed: exit code 1, and nothing more is printed. */
export class ReportedFailure extends Error {}

/** A command that goes on until Ctrl+C, and has said that it ends: exit code 130, and nothing more is printed. */
export class ReportedCancellation extends Error {}

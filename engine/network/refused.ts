import { CounterpointError } from "../../core/errors.ts";

/** Something in this process wanted to reach beyond this machine and was kept from it. */
export class NetworkRefusedError extends CounterpointError {
  /** @param what what was tried, and with whom: the beginning of a sentence */
  constructor(what: string) {
    super(
      "offline",
      `${what} was refused: Counterpoint is offline, and reaches nothing beyond this machine but what a download ` +
        `that you allowed needs.`,
      { what },
    );
  }
}

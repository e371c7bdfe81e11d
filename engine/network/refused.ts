import { CounterpointError } from "../../core/errors.ts";

/** Something in this process wanted to reach beyond this machine and was kept from it. */
export class NetworkRefusedError extends CounterpointError {
  /** @param what what was tried, as the beginning of a sentence @param target address or name, if there is one */
  constructor(what: string, target: string) {
    super(
      "offline",
      `${what} was refused: Counterpoint is offline and reaches nothing beyond this machine, ` +
        `unless you allow a download.`,
      { target },
    );
  }
}

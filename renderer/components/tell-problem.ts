import { errorRecord } from "../connection/errors.ts";
import { notice } from "./notice.ts";

const MILLISECONDS = 10_000;

/** Says in a notification what went wrong with something that a person did. @param error what the call threw */
export function tellProblem(error: unknown): void {
  const { message } = errorRecord(error);
  notice({ color: "red", message, autoClose: MILLISECONDS });
}

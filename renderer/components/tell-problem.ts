import { createElement } from "react";
import { errorRecord } from "../connection/errors.ts";
import { ErrorWords } from "./error-words.tsx";
import { notice } from "./notice.ts";

const MILLISECONDS = 10_000;

/** Says in a notification what went wrong with something that a person did. @param error what the call threw */
export function tellProblem(error: unknown): void {
  const message = createElement(ErrorWords, { error: errorRecord(error) });
  notice({ color: "red", message, autoClose: MILLISECONDS });
}

import { notifications } from "@mantine/notifications";
import { errorRecord } from "../connection/errors.ts";

const MILLISECONDS = 10_000;

/** Says in a notification what went wrong with something that a person did. @param error what the call threw */
export function tellProblem(error: unknown): void {
  const { message } = errorRecord(error);
  notifications.show({ color: "red", message, autoClose: MILLISECONDS });
}

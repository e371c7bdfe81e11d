import { notifications, type NotificationData } from "@mantine/notifications";
import i18next from "i18next";

/** Shows a notice whose button to close it has a name. @returns the id by which the notice is hidden */
export function notice(data: NotificationData): string {
  return notifications.show({ ...data, closeButtonProps: { "aria-label": i18next.t("common.close") } });
}

/** Says that nothing was taken of several files that were dropped together. */
export function tellOneFile(): void {
  notice({ message: i18next.t("common.oneFile") });
}

/** What a zone does with files that are dropped on it, which takes one; by itself it would take the first of several. */
export function oneFile(onFile: (file: File) => void) {
  return ([file]: readonly File[], rejected: readonly unknown[]): void => {
    if (rejected.length > 0) tellOneFile();
    else if (file !== undefined) onFile(file);
  };
}

import { notifications, type NotificationData } from "@mantine/notifications";
import i18next from "i18next";
import { focusViewHeading } from "./focus-heading.ts";

/** Shows a notice whose button to close it has a name. @returns the id by which the notice is hidden */
export function notice(data: NotificationData): string {
  return notifications.show({
    ...data,
    ...givingFocusBack(),
    closeButtonProps: { "aria-label": i18next.t("common.close") },
  });
}

/** A notice that goes while it has the focus gives it back to what had it before; if that is gone, to the heading of the view. */
function givingFocusBack(): Required<Pick<NotificationData, "onFocus" | "onClose">> {
  let shown: Element | null = null;
  let before: Element | null = null;
  return {
    onFocus({ currentTarget, relatedTarget }) {
      // It has none where the focus comes back with the window.
      if (currentTarget.contains(relatedTarget) || (relatedTarget === null && shown !== null)) return;
      shown = currentTarget;
      before = relatedTarget;
    },
    onClose() {
      if (shown?.contains(document.activeElement) !== true) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      else focusViewHeading();
    },
  };
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

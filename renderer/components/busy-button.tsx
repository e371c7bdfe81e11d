import { Loader } from "@mantine/core";
import type { ReactNode } from "react";

/** What of a button's properties tells that it is busy. It keeps the focus, which one that is disabled would lose. */
export function busyButton(
  busy: boolean,
  icon: ReactNode,
): { readonly leftSection: ReactNode; readonly "data-disabled": boolean; readonly "aria-disabled": boolean } {
  return {
    leftSection: busy ? <Loader size={14} aria-hidden /> : icon,
    "data-disabled": busy,
    "aria-disabled": busy,
  };
}

/** What of a button's properties tells that nothing can be done with it now. It keeps the focus, as a busy one does. */
export function quietlyDisabled(disabled: boolean): {
  readonly "data-disabled"?: true;
  readonly "aria-disabled"?: true;
} {
  return disabled ? { "data-disabled": true, "aria-disabled": true } : {};
}

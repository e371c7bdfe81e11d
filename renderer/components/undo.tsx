import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import type { TFunction } from "i18next";
import { putCommands } from "../state/palette.ts";
import { notice } from "./notice.ts";

/** How long what the window alone undoes can be taken back. */
export const UNDO_MILLISECONDS = 8000;

/**
 * Says what was done and offers to take it back, there and in the palette, instead of asking beforehand.
 * @param milliseconds how long that can be done: then the offer is gone, also from under the pointer
 * @returns withdraws the offer before
 */
export function offerUndo(
  message: string,
  undo: () => void,
  t: TFunction,
  milliseconds = UNDO_MILLISECONDS,
): () => void {
  const withdraw = (): void => {
    notifications.hide(id);
    removeCommand();
  };
  const takeBack = (): void => {
    undo();
    withdraw();
  };
  const id = notice({
    // Its own timer would begin anew whenever one of the notices was pointed at.
    autoClose: false,
    withCloseButton: true,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <span>{message}</span>
        <Button variant="subtle" flex="none" onClick={takeBack}>
          {t("frame.undo")}
        </Button>
      </Group>
    ),
  });
  // By the keyboard the notice is far away.
  const removeCommand = putCommands(`undo-${id}`, [
    { id: `undo-${id}`, label: t("frame.commands.undo", { message }), run: takeBack },
  ]);
  setTimeout(withdraw, milliseconds);
  return withdraw;
}

import { ActionIcon } from "@mantine/core";
import { Trash2 } from "lucide-react";
import type { GridColumn } from "./data-grid.tsx";

/** The column in which a row can be deleted, or taken out. @param label what that is called, with the row's name */
export function deleteColumn<Row>(
  title: string,
  label: (row: Row) => string,
  onDelete: (row: Row) => void,
): GridColumn<Row> {
  return {
    key: "delete",
    header: "",
    width: "28px",
    cell: (row) => (
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        // The table takes the focus as a whole; its Delete key does the same.
        tabIndex={-1}
        aria-label={label(row)}
        title={title}
        onClick={(event) => {
          event.stopPropagation();
          onDelete(row);
        }}
      >
        <Trash2 size={14} aria-hidden />
      </ActionIcon>
    ),
  };
}

import { useState } from "react";

/**
 * The row of a table from which the arrow keys go on: the one that is open beside it, else the one that was open last.
 * @param open key of the open row; null: none is
 * @returns it, and how another row is marked while none is open
 */
export function useMarkedRow(open: string | null): readonly [string | null, (key: string | null) => void] {
  const [last, setLast] = useState(open);
  if (open !== null && open !== last) setLast(open);
  return [open ?? last, setLast];
}

/**
 * The row that is marked next when one goes away: the one below it, else the one above; undefined without another, and where
 * it is not among them.
 */
export function neighbour<Row>(rows: readonly Row[], gone: Row): Row | undefined {
  const at = rows.indexOf(gone);
  return at < 0 ? undefined : (rows[at + 1] ?? rows[at - 1]);
}

/**
 * Gives the focus back to the table, or the picture that stands for it, before what is open beside it goes.
 * @param otherwise takes it where there is no table, since no row is found
 */
export function focusTable(
  around: Pick<ParentNode, "querySelector"> | null,
  otherwise?: Pick<HTMLElement, "focus"> | null,
): void {
  const table = around?.querySelector<HTMLElement>("[role=grid], [role=listbox]") ?? otherwise;
  table?.focus();
}

import type { ReactNode } from "react";

/** One figure of a description list: its name, its value (null: `–`), and what it is made of. */
export function Figure({
  name,
  value,
  note,
  title,
}: {
  readonly name: string;
  readonly value: string | null;
  readonly note?: string;
  /** What belongs to it, for who points at it. */
  readonly title?: string;
}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd title={title}>
        {value ?? "–"}
        {note !== undefined && <small> {note}</small>}
      </dd>
    </div>
  );
}

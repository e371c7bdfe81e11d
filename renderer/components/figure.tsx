import type { ReactNode } from "react";

/** One figure of a description list: its name, its value (null: `–`), and what it is made of. */
export function Figure({
  name,
  value,
  note,
}: {
  readonly name: string;
  readonly value: string | null;
  readonly note?: string;
}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value ?? "–"}
        {note !== undefined && <small> {note}</small>}
      </dd>
    </div>
  );
}

import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import classes from "./fold.module.css";

/** Something that is rarely looked at, folded away. It is drawn only while it is open. */
export function Fold({
  title,
  note,
  open,
  onToggle,
  children,
}: {
  readonly title: string;
  /** What is in it, said in a word or two while it is folded. */
  readonly note?: ReactNode;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <details
      className={classes.fold}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) onToggle(event.currentTarget.open);
      }}
    >
      <summary>
        <ChevronRight size={14} aria-hidden />
        <span>{title}</span>
        {note !== undefined && <span className={classes.note}>{note}</span>}
      </summary>
      {open && <div className={classes.content}>{children}</div>}
    </details>
  );
}

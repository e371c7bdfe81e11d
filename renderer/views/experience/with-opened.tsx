import type { ReactNode } from "react";
import type { Experience } from "../../../core/experience/experience.ts";
import classes from "./experience.module.css";
import { ExperiencePanel } from "./experience-panel.tsx";

/** A list or a picture of experiences, with the one that is open beside it. */
export function WithOpened({
  open,
  onRemove,
  onClose,
  children,
}: {
  readonly open: Experience | undefined;
  readonly onRemove: (experience: Experience) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={classes.split} data-open={open !== undefined}>
      <div className={classes.main}>{children}</div>
      {open !== undefined && (
        <ExperiencePanel key={open.id} experience={open} onRemove={() => onRemove(open)} onClose={onClose} />
      )}
    </div>
  );
}

import { useRef, type ReactNode } from "react";
import type { Experience } from "../../../core/experience/experience.ts";
import { focusTable } from "../../components/grid/opened.ts";
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
  const main = useRef<HTMLDivElement>(null);
  const leave = (how: () => void): void => {
    focusTable(main.current);
    how();
  };
  return (
    <div className={classes.split} data-open={open !== undefined}>
      <div ref={main} className={classes.main}>
        {children}
      </div>
      {open !== undefined && (
        <ExperiencePanel
          key={open.id}
          experience={open}
          onRemove={() => leave(() => onRemove(open))}
          onClose={() => leave(onClose)}
        />
      )}
    </div>
  );
}

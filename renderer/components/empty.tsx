import type { ReactNode } from "react";
import classes from "./empty.module.css";

/** What stands where nothing is yet: what will be here, and what to do. */
export function Empty({
  icon,
  title,
  children,
}: {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <div className={classes.empty}>
      {icon}
      <h2>{title}</h2>
      {children}
    </div>
  );
}

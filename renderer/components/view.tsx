import type { ReactNode } from "react";
import classes from "./view.module.css";

/** The outline of a view: its name, what it is for, what can be done, and its content. */
export function View({
  title,
  lead,
  actions,
  children,
}: {
  readonly title: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={classes.view}>
      <header className={classes.header}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead !== undefined && <p>{lead}</p>}
        </div>
        <div className={classes.actions}>{actions}</div>
      </header>
      {children}
    </div>
  );
}

/** One panel of a view. */
export function Panel({
  id,
  title,
  actions,
  children,
}: {
  readonly id?: string;
  readonly title?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section id={id} className={classes.panel} aria-label={title}>
      {(title !== undefined || actions !== undefined) && (
        <div className={classes.panelHeader}>
          <h2 tabIndex={-1}>{title}</h2>
          <div className={classes.actions}>{actions}</div>
        </div>
      )}
      {children}
    </section>
  );
}

import type { ReactNode } from "react";
import classes from "./pulse.module.css";

/** A dot that pulses as long as something is written beside it, in the colour of who writes. */
export function Pulse(): ReactNode {
  return <span className={classes.pulse} aria-hidden />;
}

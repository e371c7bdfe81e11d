import type { ReactNode } from "react";
import classes from "./results.module.css";

/** A share and its interval on a scale of 0–100 % that is the same in every row. The numbers stand beside it. */
export function IntervalBar({
  share,
  interval,
}: {
  readonly share: number | null;
  readonly interval: readonly [low: number, high: number] | null;
}): ReactNode {
  return (
    <svg className={classes.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
      <line className={classes.scale} x1="0" x2="100" y1="5" y2="5" />
      {[0, 25, 50, 75, 100].map((mark) => (
        <line key={mark} className={classes.scale} x1={mark} x2={mark} y1="3" y2="7" />
      ))}
      {interval !== null && (
        <rect
          className={classes.interval}
          x={100 * interval[0]}
          width={Math.max(0.5, 100 * (interval[1] - interval[0]))}
          y="2.5"
          height="5"
        />
      )}
      {share !== null && <line className={classes.share} x1={100 * share} x2={100 * share} y1="0" y2="10" />}
    </svg>
  );
}

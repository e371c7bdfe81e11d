import type { ReactNode } from "react";
import { widthOf } from "../../core/name-places.ts";
import classes from "./columns.module.css";

/** One place of a column chart. */
export interface ChartColumn {
  readonly name: string;
  /** A share of 0–1; null: none. */
  readonly bar: number | null;
  /** Another share of 0–1, drawn as a mark; null: none. */
  readonly mark: number | null;
}

/** Pixels from one column to the next, and between their names. */
const LEAST_STEP = 48;
const BETWEEN_NAMES = 10;
const LEFT = 40;
const HEIGHT = 130;
const TOP = 8;
const BOTTOM = 20;
const RADIUS = 4;

/** Shares of 0–100 % side by side, each as a column and, where there are two of them, a ring. */
export function Columns({
  label,
  barName,
  markName,
  columns,
}: {
  readonly label: string;
  readonly barName: string;
  readonly markName: string;
  readonly columns: readonly ChartColumn[];
}): ReactNode {
  const step = Math.max(LEAST_STEP, ...columns.map(({ name }) => Math.ceil(widthOf(name)) + BETWEEN_NAMES));
  const width = LEFT + step * columns.length;
  const ground = HEIGHT - BOTTOM;
  const heightAt = (share: number): number => ground - share * (ground - TOP);
  return (
    <div className={classes.columns}>
      <p className={classes.key} aria-hidden>
        <span>
          <i data-kind="bar" /> {barName}
        </span>
        <span>
          <i data-kind="mark" /> {markName}
        </span>
      </p>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} style={{ width }} role="img" aria-label={label}>
        {[0, 0.5, 1].map((share) => (
          <g key={share} className={classes.scale}>
            <line x1={LEFT} x2={width} y1={heightAt(share)} y2={heightAt(share)} />
            <text x={LEFT - 6} y={heightAt(share) + 4} textAnchor="end">
              {`${100 * share} %`}
            </text>
          </g>
        ))}
        {columns.map(({ name, bar, mark }, index) => {
          const middle = LEFT + step * (index + 0.5);
          return (
            <g key={name}>
              {bar !== null && (
                <rect
                  className={classes.bar}
                  x={middle - 12}
                  width="24"
                  y={heightAt(bar)}
                  height={ground - heightAt(bar)}
                />
              )}
              {mark !== null && (
                <circle className={classes.mark} cx={middle} cy={heightAt(mark)} r={RADIUS} />
              )}
              <text className={classes.name} x={middle} y={HEIGHT - 5}>
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

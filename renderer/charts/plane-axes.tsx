import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { drawnOn, PLANE, type Plane } from "./plane.ts";
import classes from "./plane.module.css";
import { valueWords, type ValueForm } from "./scales.ts";

/** The lines, numbers and names of two axes. */
export function PlaneAxes({
  plane,
  form,
  xName,
}: {
  readonly plane: Plane;
  /** Of the upright axis; the other one has plain numbers. */
  readonly form: ValueForm;
  readonly xName: string;
}): ReactNode {
  const { i18n } = useTranslation();
  const ground = PLANE.height - PLANE.bottom;
  return (
    <g className={classes.axes}>
      {plane.y.ticks.map((tick) => {
        const { y } = drawnOn(plane, plane.x.low, tick);
        return (
          <g key={tick}>
            <line x1={PLANE.left} x2={PLANE.width - PLANE.right} y1={y} y2={y} />
            <text x={PLANE.left - 7} y={y + 4} textAnchor="end">
              {valueWords(tick, form, i18n.language)}
            </text>
          </g>
        );
      })}
      {plane.x.ticks.map((tick) => {
        const { x } = drawnOn(plane, tick, plane.y.low);
        return (
          <g key={tick}>
            <line x1={x} x2={x} y1={ground} y2={ground + 4} />
            <text x={x} y={ground + 17} textAnchor="middle">
              {valueWords(tick, "number", i18n.language)}
            </text>
          </g>
        );
      })}
      <text className={classes.name} x={PLANE.width - PLANE.right} y={PLANE.height - 6} textAnchor="end">
        {xName}
      </text>
    </g>
  );
}

import type { CSSProperties, ReactNode } from "react";
import type { AnalysisChart } from "../../core/analyses/analysis.ts";
import { fitting } from "../../core/name-places.ts";
import { agentColour } from "../theme/agents.ts";
import { PlaneAxes } from "./plane-axes.tsx";
import { band, drawnOn, markOf, markPath, PLANE, whisker, type Plane } from "./plane.ts";
import keys from "./key.module.css";
import classes from "./plane.module.css";
import { endsOf, largestOf, roundScale } from "./scales.ts";

export type LinesChart = Extract<AnalysisChart, { readonly type: "lines" }>;
type Series = LinesChart["series"][number];

/** Pixels by which the marks of neighbouring series are moved apart, so that their intervals do not cover each other. */
const ASIDE = 3;
const RADIUS = 4;

/** Estimates along a number, a line each series, with their intervals as whiskers or a band, and level lines to compare with. */
export function Lines({
  chart: { x, form, series, references, bands, worth },
  label,
}: {
  readonly chart: LinesChart;
  readonly label: string;
}): ReactNode {
  const points = series.flatMap((one) => one.points);
  const levels = references.map(({ value }) => value);
  const plane: Plane = {
    x: roundScale(
      points.map((point) => point.x),
      "number",
    ),
    y: roundScale([...points.flatMap(endsOf), ...levels], form, largestOf({ worth })),
  };
  return (
    <>
      {series.length > 1 && <SeriesKey names={series.map(({ name }) => name)} />}
      <svg
        viewBox={`0 0 ${PLANE.width} ${PLANE.height}`}
        style={{ maxWidth: PLANE.width, display: "block" }}
        role="img"
        aria-label={label}
      >
        <PlaneAxes plane={plane} form={form} xName={x.name} />
        {references.map(({ name, value }) => {
          const { y } = drawnOn(plane, plane.x.low, value);
          return (
            <g key={name} className={classes.reference}>
              <line x1={PLANE.left} x2={PLANE.width - PLANE.right} y1={y} y2={y} />
              <text x={PLANE.left + 4} y={y - 5}>
                {fitting(name, PLANE.width / 2)}
              </text>
            </g>
          );
        })}
        {series.map((one, index) => (
          <OneSeries
            key={`${index} ${one.name}`}
            plane={plane}
            series={one}
            index={index}
            banded={bands === true}
            aside={ASIDE * (index - (series.length - 1) / 2)}
          />
        ))}
      </svg>
    </>
  );
}

function OneSeries({
  plane,
  series: { points },
  index,
  banded,
  aside,
}: {
  readonly plane: Plane;
  readonly series: Series;
  readonly index: number;
  readonly banded: boolean;
  readonly aside: number;
}): ReactNode {
  const drawn = points
    .toSorted((left, right) => left.x - right.x)
    .map((point) => {
      const place = drawnOn(plane, point.x, point.value);
      return {
        x: place.x + aside,
        y: place.y,
        ends: point.interval?.map((end) => drawnOn(plane, point.x, end).y),
      };
    });
  const line = drawn.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const whiskers = drawn.map(({ x, ends: [low, high] = [] }) => whisker(x, low, high)).join("");
  const between = drawn.flatMap(({ x, ends: [low, high] = [] }) =>
    low === undefined || high === undefined ? [] : [{ x, low, high }],
  );
  return (
    <g className={classes.series} style={{ "--series": agentColour(index + 1) } as CSSProperties}>
      {banded && <path className={classes.band} d={band(between)} />}
      {drawn.length > 1 && <path className={classes.line} d={`M${line}`} />}
      {!banded && <path className={classes.whiskers} d={whiskers} />}
      {drawn.map(({ x, y }) => (
        <path
          key={x}
          className={classes.mark}
          d={`M0 0${markPath(markOf(index), RADIUS)}`}
          transform={`translate(${x} ${y})`}
        />
      ))}
    </g>
  );
}

function SeriesKey({ names }: { readonly names: readonly string[] }): ReactNode {
  return (
    <ul className={keys.key}>
      {names.map((name, index) => (
        <li key={`${index} ${name}`} style={{ "--series": agentColour(index + 1) } as CSSProperties}>
          <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden>
            <path className={classes.mark} d={`M0 0${markPath(markOf(index), RADIUS)}`} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

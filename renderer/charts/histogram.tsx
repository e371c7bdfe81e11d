import { useId, type ReactNode } from "react";
import { inBounds } from "../components/bounds.ts";
import type { Bin } from "./histogram-bins.ts";
import classes from "./histogram.module.css";

/** A line across a histogram at one value. */
export interface HistogramLine {
  readonly at: number;
  readonly name: string;
  /** `limit`: the values beyond it are marked; `value`: one value that is looked at. */
  readonly kind: "limit" | "value";
}

const WIDTH = 560;
const HEIGHT = 220;
/** Room for the names of the lines above the bars, and for the scale below them. */
const TOP = 30;
const BOTTOM = 22;
/** Numbers of the scale at most, to each side of zero. */
const MOST_TICKS = 4;

/** How often values occur, the marked ones hatched. Numbers that matter are also to be had as a table. */
export function Histogram({
  label,
  bins,
  lines,
}: {
  readonly label: string;
  readonly bins: readonly Bin[];
  readonly lines: readonly HistogramLine[];
}): ReactNode {
  const id = useId();
  const scale = bins.at(-1)?.to ?? 1;
  const tallest = Math.max(1, ...bins.map(({ plain, marked }) => plain + marked));
  const across = (value: number): number => (WIDTH * (value + scale)) / (2 * scale);
  const tall = (count: number): number => ((HEIGHT - TOP - BOTTOM) * count) / tallest;
  const ground = HEIGHT - BOTTOM;
  return (
    <svg className={classes.histogram} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <defs>
        <pattern
          id={id}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
          className={classes.pattern}
        >
          <rect width="5" height="5" />
          <line y2="5" />
        </pattern>
      </defs>
      {bins.map(({ from, to, plain, marked }) => (
        <g key={from}>
          <rect
            className={classes.plain}
            x={across(from) + 0.5}
            width={across(to) - across(from) - 1}
            y={ground - tall(plain)}
            height={tall(plain)}
          />
          <rect
            fill={`url(#${id})`}
            x={across(from) + 0.5}
            width={across(to) - across(from) - 1}
            y={ground - tall(plain + marked)}
            height={tall(marked)}
          />
        </g>
      ))}
      <line className={classes.ground} x2={WIDTH} y1={ground} y2={ground} />
      {ticksOf(scale).map((value) => (
        <text key={value} className={classes.tick} x={inBounds(across(value), 6, WIDTH - 6)} y={HEIGHT - 6}>
          {String(value).replace("-", "−")}
        </text>
      ))}
      {lines.map(({ at, name, kind }) => (
        <Line key={`${kind} ${at}`} kind={kind} name={name} x={across(inBounds(at, -scale, scale))} />
      ))}
    </svg>
  );
}

/** Names of limits stand above those of values, so that they do not cover each other. */
function Line({
  kind,
  name,
  x,
}: {
  readonly kind: HistogramLine["kind"];
  readonly name: string;
  readonly x: number;
}): ReactNode {
  const baseline = kind === "limit" ? 10 : 23;
  return (
    <g className={classes.line} data-kind={kind}>
      <line x1={x} x2={x} y1={baseline + 3} y2={HEIGHT - BOTTOM} />
      <text x={inBounds(x, 24, WIDTH - 24)} y={baseline}>
        {name}
      </text>
    </g>
  );
}

/** Whole numbers at equal distances, zero among them. */
function ticksOf(scale: number): readonly number[] {
  const step = Math.ceil(scale / MOST_TICKS);
  const beside = Math.floor(scale / step);
  return Array.from({ length: 2 * beside + 1 }, (_, index) => (index - beside) * step);
}

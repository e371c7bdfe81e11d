import { memo, useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AnalysisChart } from "../../core/analyses/analysis.ts";
import { fittingLabel, placeNames } from "../../core/name-places.ts";
import { Explored, type PicturePlace } from "./explored.tsx";
import { nearestOf } from "./nearest.ts";
import { pointAfter, stairsPath } from "./pareto-points.ts";
import { PlaneAxes } from "./plane-axes.tsx";
import { drawnOn, marksPath, PLANE, whisker, type Plane } from "./plane.ts";
import classes from "./plane.module.css";
import { endsOf, estimateWords, largestOf, roundScale, valueWords } from "./scales.ts";

export type ScatterChart = Extract<AnalysisChart, { readonly type: "scatter" }>;

const RADIUS = 4;
/** Pixels of a name; the whole of it stands in the words below the picture. */
const LONGEST_NAME = 190;
/** Beyond the edge to the right there is room as well, and above. */
const NAMES_ROOM = { left: PLANE.left, right: PLANE.width, top: 0, bottom: PLANE.height - PLANE.bottom };
/** Pixels beyond which a pointer means no point. */
const REACH = 28;

/**
 * Estimates against what they cost, with the Pareto line: the points that nothing cheaper beats, as diamonds. Right and left
 * go through all points by cost, up and down along the line.
 */
export function Pareto({
  chart,
  label,
  keys,
  onOpen,
}: {
  readonly chart: ScatterChart;
  readonly label: string;
  /** By which points are known while others come and go; undefined: they stay in their places. */
  readonly keys?: readonly number[];
  /** Undefined: points cannot be opened. */
  readonly onOpen?: (point: number) => void;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const [marked, setMarked] = useState(-1);
  const { points, front, form, x } = chart;
  const keyOf = (point: number): number => keys?.[point] ?? point;
  const at = points.findIndex((_, point) => keyOf(point) === marked);
  const plane = useMemo(() => planeOf(chart), [chart]);
  const places = useMemo(() => points.map((point) => drawnOn(plane, point.x, point.value)), [points, plane]);
  const order = useMemo(() => byCost(chart), [chart]);
  const shown = points[at];
  const place = places[at];
  return (
    <Explored
      label={label}
      words={
        shown === undefined
          ? t("sweep.charts.point")
          : t("common.named", {
              name: shown.label,
              value: `${estimateWords(shown, form, i18n.language)} · ${x.name} ${valueWords(shown.x, "number", i18n.language)}`,
            })
      }
      position={order.indexOf(at) + 1}
      count={points.length}
      onKey={(key) => {
        const next = pointAfter(key, at, order, front);
        if (next !== null) setMarked(keyOf(next));
        return next !== null;
      }}
      onPoint={(pointer) => setMarked(keyOf(nearestOf(places, pointer, REACH)))}
      onOpen={shown === undefined || onOpen === undefined ? undefined : () => onOpen(at)}
    >
      <svg width={PLANE.width} height={PLANE.height}>
        <PlaneAxes plane={plane} form={form} xName={x.name} />
        <Points {...{ chart, plane, places }} />
        {place !== undefined && (
          <circle className={classes.current} data-current cx={place.x} cy={place.y} r={RADIUS + 4} />
        )}
      </svg>
    </Explored>
  );
}

/** All points in a few paths; they stay as they are while the pointer moves. */
const Points = memo(function Points({
  chart: { points, front },
  plane,
  places,
}: {
  readonly chart: ScatterChart;
  readonly plane: Plane;
  readonly places: readonly PicturePlace[];
}): ReactNode {
  const ahead = new Set(front);
  const line = front.flatMap((index) => {
    const place = places[index];
    const name = fittingLabel(points[index]?.label ?? "", LONGEST_NAME);
    return place === undefined ? [] : [{ ...place, name }];
  });
  const reach = points.map((point, index) => {
    const [low, high] = (point.interval ?? []).map((end) => drawnOn(plane, point.x, end).y);
    return whisker(places[index]?.x ?? 0, low, high);
  });
  return (
    <>
      <path className={classes.reach} d={reach.join("")} />
      <path className={classes.front} d={stairsPath(line, PLANE.width - PLANE.right)} />
      <path
        className={classes.behind}
        d={marksPath(
          places.filter((_, index) => !ahead.has(index)),
          "circle",
          RADIUS,
        )}
      />
      <path className={classes.ahead} d={marksPath(line, "diamond", RADIUS)} />
      <g className={classes.names}>
        {placeNames(line.toReversed(), places, NAMES_ROOM).map(({ name, x, y }) => (
          <text key={`${x} ${name}`} x={x} y={y}>
            {name}
          </text>
        ))}
      </g>
    </>
  );
});

function planeOf({ points, form, worth }: ScatterChart): Plane {
  return {
    x: roundScale([0, ...points.map(({ x }) => x)], "number"),
    y: roundScale(points.flatMap(endsOf), form, largestOf({ worth })),
  };
}

/** Indices of all points, cheapest first. */
function byCost({ points }: ScatterChart): readonly number[] {
  return points
    .map((_, index) => index)
    .sort((left, right) => (points[left]?.x ?? 0) - (points[right]?.x ?? 0));
}

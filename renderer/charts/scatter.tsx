import { memo, useId, useMemo, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { isPlain } from "../components/grid/keys.ts";
import { nearestOf } from "./nearest.ts";
import {
  crossesPath,
  dotsPath,
  drawnAt,
  markRadius,
  pointAfterKey,
  SIDE,
  type PlanePoint,
} from "./scatter-points.ts";
import classes from "./scatter.module.css";

/** Units of the drawn square beyond which a pointer means no point. */
const REACH = 24;

export interface ScatterPoint extends PlanePoint {
  /** Drawn as a cross in the colour of what is refused, not as a dot. */
  readonly crossed: boolean;
}

export interface ScatterProps {
  readonly label: string;
  readonly points: readonly ScatterPoint[];
  /** Index of the point that is looked at; −1: none. */
  readonly current: number;
  /** What a point says to who cannot see it. */
  readonly wordsOf: (index: number) => string;
  readonly onMove: (index: number) => void;
  readonly onOpen: (index: number) => void;
  /** One that does not belong to the points, with its name. */
  readonly guest?: (PlanePoint & { readonly name: string }) | undefined;
  /** Indexes of points with a ring around them. */
  readonly ringed?: readonly number[];
}

/**
 * Points on a plane. It takes the focus as a whole: arrow keys go from point to point, Enter opens one, as a click does.
 * All dots are one path and all crosses another, which browsers draw at once even for ten thousand.
 */
export function Scatter(props: ScatterProps): ReactNode {
  const { label, points, current, wordsOf, onMove, onOpen, guest, ringed = [] } = props;
  const id = useId();
  const places = useMemo(() => points.map(drawnAt), [points]);
  const pointAt = (event: MouseEvent): number => nearestOf(places, placeOf(event), REACH);
  const radius = markRadius(points.length);
  const shown = points[current];
  const spoken = Math.max(0, current);
  const press = (event: KeyboardEvent): void => {
    if (!isPlain(event)) return;
    if (event.key === "Enter" && shown !== undefined) onOpen(current);
    else {
      const next = pointAfterKey(points, current, event.key);
      if (next === null) return;
      onMove(next);
    }
    event.preventDefault();
  };
  return (
    <div
      className={classes.scatter}
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${id}-option`}
      tabIndex={0}
      onKeyDown={press}
      onPointerMove={(event) => onMove(pointAt(event))}
      onClick={(event) => {
        const pressed = pointAt(event);
        if (pressed >= 0) onOpen(pressed);
      }}
      data-pointing={shown !== undefined || undefined}
    >
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden>
        <path className={classes.axes} d={`M${SIDE / 2} 0V${SIDE}M0 ${SIDE / 2}H${SIDE}`} />
        <Marks points={points} radius={radius} />
      </svg>
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden>
        {ringed.map((index) => (
          <Ring key={index} kind="near" point={points[index]} radius={radius + 4} />
        ))}
        <Ring kind="current" point={shown} radius={radius + 3} />
        {guest !== undefined && <Guest guest={guest} />}
      </svg>
      <span
        id={`${id}-option`}
        className={classes.spoken}
        role="option"
        aria-selected={shown !== undefined}
        aria-posinset={spoken + 1}
        aria-setsize={points.length}
      >
        {wordsOf(spoken)}
      </span>
    </div>
  );
}

/** All points; they stay as they are while the pointer moves. */
const Marks = memo(function Marks({
  points,
  radius,
}: {
  readonly points: readonly ScatterPoint[];
  readonly radius: number;
}): ReactNode {
  const dots = points.filter(({ crossed }) => !crossed);
  const crosses = points.filter(({ crossed }) => crossed);
  return (
    <>
      <path className={classes.dots} strokeWidth={2 * radius} d={dotsPath(dots)} />
      <path className={classes.crosses} d={crossesPath(crosses, radius)} />
    </>
  );
});

function Ring({
  kind,
  point,
  radius,
}: {
  readonly kind: "current" | "near";
  readonly point: PlanePoint | undefined;
  readonly radius: number;
}): ReactNode {
  if (point === undefined) return null;
  const { x, y } = drawnAt(point);
  return <circle className={classes.ring} data-kind={kind} cx={x} cy={y} r={radius} />;
}

/** A diamond with its name, which stands at the side that has more room. */
function Guest({ guest }: { readonly guest: NonNullable<ScatterProps["guest"]> }): ReactNode {
  const { x, y } = drawnAt(guest);
  const isRight = x > SIDE / 2;
  return (
    <g className={classes.guest}>
      <path d={`M${x} ${y - 8}l8 8l-8 8l-8-8z`} />
      <text x={isRight ? x - 12 : x + 12} y={y + 4} textAnchor={isRight ? "end" : "start"}>
        {guest.name}
      </text>
    </g>
  );
}

/** Where a pointer is, in units of the drawn square. */
function placeOf({ currentTarget, clientX, clientY }: MouseEvent): PlanePoint {
  const box = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - box.left) / box.width) * SIDE,
    y: ((clientY - box.top) / box.height) * SIDE,
  };
}

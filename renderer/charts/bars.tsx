import type { CSSProperties, ReactNode } from "react";
import { inBounds } from "../components/bounds.ts";
import classes from "./bars.module.css";

/** A share as a bar. What it says stands beside it as a number. @param share 0–1 @param colour a CSS colour */
export function ShareBar({
  share,
  colour = "var(--cp-accent)",
  hatched = false,
}: {
  readonly share: number;
  readonly colour?: string;
  readonly hatched?: boolean;
}): ReactNode {
  return (
    <span className={classes.track} aria-hidden>
      <span
        className={classes.part}
        data-pattern={hatched ? "hatched" : "solid"}
        style={{ inlineSize: `${100 * inBounds(share, 0, 1)}%`, "--bar": colour } as CSSProperties}
      />
    </span>
  );
}

/** How a part of a stacked bar is told apart without its colour. */
export type Pattern = "solid" | "hatched" | "dotted";

export interface BarPart {
  readonly name: string;
  readonly value: number;
  readonly pattern: Pattern;
}

/**
 * Values laid end to end, so that their sum can be compared. Negative ones go from the line of zero to the left.
 * @param most what the end of the track stands for, above 0
 * @param least what its beginning stands for, at most 0
 */
export function StackedBar({
  parts,
  most,
  least = 0,
  colour = "var(--cp-accent)",
}: {
  readonly parts: readonly BarPart[];
  readonly most: number;
  readonly least?: number;
  readonly colour?: string;
}): ReactNode {
  const zero = -least / (most - least);
  return (
    <span className={classes.track} style={{ "--bar": colour } as CSSProperties} aria-hidden>
      {least < 0 && (
        <span className={classes.below} style={{ inlineSize: `${100 * zero}%` }}>
          <Parts parts={parts.filter(({ value }) => value < 0)} end={least} />
        </span>
      )}
      <span className={classes.above}>
        <Parts parts={parts.filter(({ value }) => value >= 0)} end={most} />
      </span>
    </span>
  );
}

/** @param end what the far end of the room stands for, of the values' sign */
function Parts({ parts, end }: { readonly parts: readonly BarPart[]; readonly end: number }): ReactNode {
  return parts.map(({ name, value, pattern }) => (
    <span
      key={name}
      className={classes.part}
      data-pattern={pattern}
      style={{ inlineSize: `${100 * inBounds(value / end, 0, 1)}%` }}
    />
  ));
}

/** What a pattern stands for. */
export function PatternKey({
  pattern,
  children,
}: {
  readonly pattern: Pattern;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span className={classes.key}>
      <span
        className={classes.swatch}
        data-pattern={pattern}
        style={{ "--bar": "var(--cp-accent)" } as CSSProperties}
        aria-hidden
      />
      {children}
    </span>
  );
}

import type { ReactNode } from "react";
import classes from "./branches.module.css";

/** One line of a tree: from a place at the left to one at the right. */
export interface Branch {
  readonly from: number;
  readonly to: number;
  /** `taken`: the way went on here. */
  readonly kind: "taken" | "left" | "adversarial";
}

/** Curves between two columns of a tree. Heights are in pixels from the top. */
export function Branches({
  branches,
  width,
  height,
}: {
  readonly branches: readonly Branch[];
  readonly width: number;
  readonly height: number;
}): ReactNode {
  const middle = width / 2;
  const order = { left: 0, adversarial: 0, taken: 1 } as const;
  return (
    <svg className={classes.branches} width={width} height={height} aria-hidden>
      {branches
        .toSorted((left, right) => order[left.kind] - order[right.kind])
        .map(({ from, to, kind }) => (
          <path
            key={`${from} ${to}`}
            data-kind={kind}
            d={`M0 ${from}C${middle} ${from} ${middle} ${to} ${width} ${to}`}
          />
        ))}
    </svg>
  );
}

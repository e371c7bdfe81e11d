import { inPoints, percent } from "../../../core/figure-words.ts";
import { wholePercent } from "./plot.ts";

/** What the shares of a chart are, and how they are written. */
export interface Measure {
  readonly title: string;
  /** At the beginning of a caption. */
  readonly caption: string;
  /** Below intervals. */
  readonly axis: string;
  /** What the interval of a single run is called. */
  readonly interval: string;
  readonly written: (share: number) => string;
  /** At the marks of an axis. */
  readonly mark: (share: number) => string;
}

export const ACCURACY: Measure = {
  title: "Accuracy",
  caption: "Right answers",
  axis: "right answers, with 95 % intervals",
  interval: "Wilson",
  written: percent,
  mark: wholePercent,
};

/** Mean chrF as a share of its 100. */
export const CHRF: Measure = {
  title: "Mean chrF",
  caption: "Mean chrF",
  axis: "mean chrF, with 95 % intervals",
  interval: "bootstrap",
  written: inPoints,
  mark: (share) => String(Math.round(100 * share)),
};

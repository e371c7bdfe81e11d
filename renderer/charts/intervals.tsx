import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AnalysisChart } from "../../core/analyses/analysis.ts";
import { ScrollBox } from "../components/scroll-box.tsx";
import classes from "./intervals.module.css";
import { endsOf, estimateWords, largestOf, placeOn, roundScale, valueWords, type Scale } from "./scales.ts";

export type IntervalsChart = Extract<AnalysisChart, { readonly type: "intervals" }>;

/** Estimates below each other on one scale, each with its interval, in numbers too. */
export function Intervals({
  chart: { form, items, worth },
  label,
  dots = [],
}: {
  readonly chart: IntervalsChart;
  readonly label: string;
  /** Values that an estimate was made from, by its index: drawn as rings. */
  readonly dots?: readonly (readonly number[])[];
}): ReactNode {
  const { i18n } = useTranslation();
  const scale = roundScale([...items.flatMap(endsOf), ...dots.flat()], form, largestOf({ worth }));
  return (
    <ScrollBox className={classes.intervals} name={label}>
      <ul>
        {items.map((item, index) => (
          <li key={`${index} ${item.label}`}>
            <span className={classes.label}>{item.label}</span>
            <Track scale={scale} value={item.value} interval={item.interval} dots={dots[index] ?? []} />
            <span className={classes.words} data-figures>
              {estimateWords(item, form, i18n.language)}
            </span>
          </li>
        ))}
        <li className={classes.scale} aria-hidden>
          <span />
          <span className={classes.ticks} data-figures>
            {scale.ticks.map((tick) => (
              <span key={tick} style={{ left: across(scale, tick) }}>
                {valueWords(tick, form, i18n.language)}
              </span>
            ))}
          </span>
        </li>
      </ul>
    </ScrollBox>
  );
}

function Track({
  scale,
  value,
  interval,
  dots,
}: {
  readonly scale: Scale;
  readonly value: number;
  readonly interval: readonly [number, number] | null;
  readonly dots: readonly number[];
}): ReactNode {
  return (
    <svg className={classes.track} aria-hidden>
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          className={classes.tick}
          x1={across(scale, tick)}
          x2={across(scale, tick)}
          y2="100%"
        />
      ))}
      {interval !== null && (
        <line
          className={classes.interval}
          x1={across(scale, interval[0])}
          x2={across(scale, interval[1])}
          y1="50%"
          y2="50%"
        />
      )}
      {dots.map((dot, index) => (
        <circle key={index} className={classes.dot} cx={across(scale, dot)} cy="50%" r="4" />
      ))}
      <line className={classes.value} x1={across(scale, value)} x2={across(scale, value)} y1="15%" y2="85%" />
    </svg>
  );
}

function across(scale: Scale, value: number): string {
  return `${(100 * placeOn(scale, value)).toFixed(2)}%`;
}

import type { CSSProperties, ReactNode } from "react";
import type { AnalysisChart } from "../../core/analyses/analysis.ts";
import { percent } from "../components/numbers.ts";
import { agentColour } from "../theme/agents.ts";
import keys from "./key.module.css";
import classes from "./parts.module.css";

export type PartsChart = Extract<AnalysisChart, { readonly type: "parts" }>;

/** Patterns that tell neighbouring parts apart without their colours. */
const PATTERNS = ["solid", "hatched", "dotted", "crossed"] as const;
/** A part that is smaller has no room for its number, which the table has. */
const LEAST_SHARE_WITH_NUMBER = 0.07;

/** Wholes laid out in their parts, one bar each. */
export function Parts({
  chart: { items },
  label,
}: {
  readonly chart: PartsChart;
  readonly label: string;
}): ReactNode {
  const names = [...new Set(items.flatMap(({ parts }) => parts.map(({ name }) => name)))];
  return (
    <div className={classes.parts} role="img" aria-label={label}>
      <ul className={keys.key}>
        {names.map((name, index) => (
          <li key={name}>
            <i className={classes.swatch} {...lookOf(index)} />
            {name}
          </li>
        ))}
      </ul>
      <ul className={classes.bars}>
        {items.map(({ label: item, parts }, row) => (
          <li key={`${row} ${item}`}>
            <span className={classes.label}>{item}</span>
            <span className={classes.bar} data-figures>
              {parts
                .filter(({ share }) => share > 0)
                .map(({ name, share }) => (
                  <span key={name} className={classes.part} {...lookOf(names.indexOf(name), share)}>
                    {share >= LEAST_SHARE_WITH_NUMBER && <b>{percent(share)}</b>}
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function lookOf(index: number, share?: number) {
  return {
    "data-pattern": PATTERNS[index % PATTERNS.length],
    style: {
      "--part": agentColour(index + 1),
      ...(share !== undefined && { flexBasis: `${100 * share}%` }),
    } as CSSProperties,
  };
}

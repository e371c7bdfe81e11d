import { Check, Minus, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AnalysisChart } from "../../../../core/analyses/analysis.ts";
import { StackedBar, type Pattern } from "../../../charts/bars.tsx";
import classes from "./analyses.module.css";

type BarsChart = Extract<AnalysisChart, { readonly type: "bars" }>;

/** How a bar is told apart, with its colour and without it. */
const LOOKS = {
  right: { colour: "var(--cp-good)", pattern: "solid", Sign: Check },
  wrong: { colour: "var(--cp-bad)", pattern: "hatched", Sign: X },
  neither: { colour: "var(--cp-ink-soft)", pattern: "dotted", Sign: Minus },
} as const satisfies Record<
  string,
  { readonly colour: string; readonly pattern: Pattern; readonly Sign: unknown }
>;

/** Values one under the other, each in the colour of right, of wrong or of neither. */
export function SignedBars({
  chart: { x, bars },
  label,
}: {
  readonly chart: BarsChart;
  readonly label: string;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const values = bars.map(({ value }) => value);
  const most = Math.max(0, ...values) || 1;
  const least = Math.min(0, ...values);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 3 });
  return (
    <ul className={classes.bars} aria-label={label} data-figures>
      <li className={classes.barsHead} aria-hidden>
        <span>{x.name}</span>
      </li>
      {bars.map(({ label: name, value, right }, index) => {
        const outcome = right === null ? "neither" : right ? "right" : "wrong";
        const { colour, pattern, Sign } = LOOKS[outcome];
        return (
          <li key={`${index} ${name}`}>
            <span>{name}</span>
            <StackedBar parts={[{ name, value, pattern }]} most={most} least={least} colour={colour} />
            <span data-align="end">{number.format(value)}</span>
            <Sign
              size={14}
              role="img"
              aria-label={t(`runs.analyses.outcomes.${outcome}`)}
              style={{ color: colour }}
            />
          </li>
        );
      })}
    </ul>
  );
}

import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PairComparison } from "../../../../core/comparison/comparison.ts";
import { inPoints, pValue } from "../../../../core/figure-words.ts";
import { Facts } from "../../../components/facts.tsx";
import { useCount } from "../../../components/use-count.ts";
import classes from "./compare.module.css";
import { differenceIntervalWords, differenceWords } from "./difference-words.ts";
import { findingOf } from "./pairs.ts";

/** What may be said of the difference of two runs, and the figures that say it. */
export function PairFigures({
  pair,
  together,
  first,
  second,
}: {
  readonly pair: PairComparison;
  /** Number of comparisons that the p-values are corrected for. */
  readonly together: number;
  /** Names of the runs. */
  readonly first: string;
  readonly second: string;
}): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  const { questions, exact, midP, adjusted, detectable } = pair;
  const finding = findingOf(pair);
  return (
    <div className={classes.finding}>
      <p>{t(`compare.findings.${finding}`, { first, second })}</p>
      {detectable !== null && <p>{sampleWords({ questions, detectable }, together, t)}</p>}
      <Facts
        facts={[
          [
            t("compare.figures.differenceOf", { first, second }),
            <span key="difference">
              <strong>{differenceWords(pair, t)}</strong>{" "}
              <small>{t("compare.figures.interval", { interval: differenceIntervalWords(pair) })}</small>
            </span>,
          ],
          [t("compare.figures.questions"), number(questions)],
          [t("compare.figures.exact"), exact === null ? null : pValue(exact)],
          [t("compare.figures.midP"), midP === null ? null : pValue(midP)],
          [t("compare.figures.adjusted"), adjusted === null ? null : pValue(adjusted)],
        ]}
      />
    </div>
  );
}

/** Which differences so many questions could have shown, if any. */
function sampleWords(
  { questions, detectable }: { readonly questions: number; readonly detectable: number },
  together: number,
  t: TFunction,
): string {
  if (detectable >= 1) return t("compare.findings.noneDetectable", { count: questions });
  return t(together === 1 ? "compare.findings.detectable" : "compare.findings.detectableAlone", {
    count: questions,
    points: inPoints(detectable),
  });
}

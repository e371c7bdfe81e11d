import { Progress } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isOver, progressOf } from "../../../../core/sweep/progress.ts";
import type { CellReport, SweepReport } from "../../../../core/sweep/report.ts";
import { asGoodAs, estimateOf, metricOf } from "../../../../core/sweep/worth.ts";
import type { RunPhase } from "../../../../engine/contract/live.ts";
import { estimateWords } from "../../../charts/scales.ts";
import { Figure } from "../../../components/figure.tsx";
import { count, duration } from "../../../components/numbers.ts";
import { cellWords } from "../sweep-words.ts";
import { formOf } from "./charts-of-report.ts";
import classes from "./page.module.css";

/** How a sweep stands: the best cell so far, how far it is, what it has cost and how long it will still take. */
export function Standing({
  report,
  phase,
  secondsLeft,
}: {
  readonly report: SweepReport;
  readonly phase: RunPhase | null;
  /** Null while no pace is known. */
  readonly secondsLeft: number | null;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const number = (value: number): string => count(Math.round(value), i18n.language);
  const { done, total } = progressOf(report);
  const pace =
    secondsLeft === null ? t("sweep.page.noPace") : t("sweep.page.about", { time: duration(secondsLeft, t) });
  return (
    <>
      <Best report={report} />
      <Progress value={(100 * done) / Math.max(1, total)} size={6} aria-label={t("sweep.page.progress")} />
      <dl className={classes.figures} data-figures>
        <Figure name={t("sweep.page.questions")} value={t("runs.of", { done, questions: total })} />
        <Figure name={t("sweep.page.calls")} value={number(report.calls)} />
        <Figure name={t("sweep.page.tokens")} value={number(report.tokens.generated)} />
        <Figure name={t("sweep.page.time")} value={duration(report.seconds, t)} />
        {phase !== null && phase !== "ended" && (
          <Figure
            name={t("sweep.page.left")}
            value={phase === "running" ? pace : t(`frame.phases.${phase}`)}
          />
        )}
      </dl>
    </>
  );
}

function Best({ report }: { readonly report: SweepReport }): ReactNode {
  const { t, i18n } = useTranslation();
  const metric = metricOf(report);
  const cell = report.cells.find((one) => one.cell === report.best);
  const estimate = cell === undefined ? null : estimateOf(cell, metric);
  if (cell === undefined || estimate === null)
    return <p className={classes.best}>{t("sweep.page.noneYet")}</p>;
  const areOver = report.cells.every(isOver);
  return (
    <>
      <p className={classes.best} data-figures>
        <span>{t(areOver ? "sweep.page.best" : "sweep.page.bestSoFar")}</span>
        <strong>{estimateWords(estimate, formOf(metric), i18n.language)}</strong>
        {cellWords(cell, t)}
      </p>
      <AsGood cells={asGoodAs(cell, report.cells, metric)} />
      {report.cells.length > 1 && <p className={classes.rule}>{t("sweep.page.luck")}</p>}
    </>
  );
}

/** So many cells are named. */
const MOST_NAMED = 5;

function AsGood({ cells }: { readonly cells: readonly CellReport[] }): ReactNode {
  const { t } = useTranslation();
  if (cells.length === 0) return null;
  const more = cells.length - MOST_NAMED;
  const names = cells.slice(0, MOST_NAMED).map((cell) => cellWords(cell, t));
  return (
    <p className={classes.rule}>
      {t("sweep.page.asGood", {
        cells: [...names, ...(more > 0 ? [t("sweep.page.more", { count: more })] : [])].join(
          t("common.listSeparator"),
        ),
      })}
    </p>
  );
}

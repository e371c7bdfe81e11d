import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isGivenUp } from "../../../../core/sweep/progress.ts";
import type { SweepReport } from "../../../../core/sweep/report.ts";
import { estimateOf, metricOf } from "../../../../core/sweep/worth.ts";
import { Intervals } from "../../../charts/intervals.tsx";
import { Lines } from "../../../charts/lines.tsx";
import { estimateWords } from "../../../charts/scales.ts";
import { Picture, PlainTable } from "../../../components/transcript/pictures/picture.tsx";
import { axisWords, wordsOfCells } from "../sweep-words.ts";
import { variedAxes } from "./cell-map.ts";
import { alongAxis, formOf } from "./charts-of-report.ts";
import classes from "./page.module.css";

/** The cells along the one axis that is varied, with their intervals. */
export function AlongPanel({ report }: { readonly report: SweepReport }): ReactNode {
  const { t } = useTranslation();
  const [axis] = variedAxes(report);
  const metric = metricOf(report);
  const chart = useMemo(() => alongAxis(report, axis?.name, metric, t), [report, axis, metric, t]);
  const title =
    axis === undefined
      ? t(`sweep.metrics.${metric}`)
      : t("sweep.map.along", { metric: t(`sweep.metrics.${metric}`), axis: axisWords(axis.name, t) });
  return (
    <Picture
      title={title}
      steady={false}
      picture={
        <>
          {report.cells.some(isGivenUp) && <p className={classes.rule}>{t("sweep.pareto.givenUp")}</p>}
          {chart.type === "lines" ? (
            <Lines chart={chart} label={title} />
          ) : (
            <Intervals chart={chart} label={title} />
          )}
        </>
      }
      table={<AlongTable report={report} caption={title} />}
    />
  );
}

function AlongTable({
  report,
  caption,
}: {
  readonly report: SweepReport;
  readonly caption: string;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const metric = metricOf(report);
  const words = wordsOfCells(t);
  return (
    <PlainTable
      caption={caption}
      columns={[t("sweep.page.cell"), t(`sweep.metrics.${metric}`)]}
      figures={[1]}
      rows={report.cells.map((cell) => {
        const estimate = estimateOf(cell, metric);
        const figures = [
          estimate === null ? "–" : estimateWords(estimate, formOf(metric), i18n.language),
          ...(isGivenUp(cell) ? [t(`sweep.cellStates.${cell.state}`)] : []),
        ];
        return { key: String(cell.cell), cells: [words(cell), figures.join(" · ")] };
      })}
    />
  );
}

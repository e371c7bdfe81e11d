import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isGivenUp } from "../../../../core/sweep/progress.ts";
import type { SweepReport } from "../../../../core/sweep/report.ts";
import { metricOf } from "../../../../core/sweep/worth.ts";
import { Intervals } from "../../../charts/intervals.tsx";
import { estimateWords, valueWords } from "../../../charts/scales.ts";
import { Picture, PlainTable } from "../../../components/transcript/pictures/picture.tsx";
import { formOf, repeatsPicture } from "./charts-of-report.ts";
import classes from "./page.module.css";

/** How much the repeats of each cell differ; only where there are several, and some have an answer. */
export function RepeatsPicture({ report }: { readonly report: SweepReport }): ReactNode {
  const { t, i18n } = useTranslation();
  const metric = metricOf(report);
  const { chart, dots } = useMemo(() => repeatsPicture(report, metric, t), [report, metric, t]);
  if (report.repeats < 2 || chart.items.length === 0) return null;
  const form = formOf(metric);
  const title = t("sweep.repeats.title");
  return (
    <Picture
      title={title}
      steady={false}
      picture={
        <>
          <p className={classes.rule}>
            {t("sweep.repeats.rule")}
            {report.cells.some(isGivenUp) && ` ${t("sweep.pareto.givenUp")}`}
          </p>
          <Intervals chart={chart} label={title} dots={dots} />
        </>
      }
      table={
        <PlainTable
          caption={title}
          columns={[t("sweep.page.cell"), t(`sweep.metrics.${metric}`), t("sweep.repeats.each")]}
          figures={[1, 2]}
          rows={chart.items.map((item, index) => ({
            key: `${index}`,
            cells: [
              item.label,
              estimateWords(item, form, i18n.language),
              (dots[index] ?? [])
                .map((dot) => valueWords(dot, form, i18n.language))
                .join(t("common.listSeparator")),
            ],
          }))}
        />
      }
    />
  );
}

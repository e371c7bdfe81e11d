import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isGivenUp } from "../../../../core/sweep/progress.ts";
import type { SweepReport } from "../../../../core/sweep/report.ts";
import { metricOf, type Metric } from "../../../../core/sweep/worth.ts";
import { Intervals } from "../../../charts/intervals.tsx";
import { estimateWords, valueWords } from "../../../charts/scales.ts";
import { Picture, PlainTable } from "../../../components/transcript/pictures/picture.tsx";
import { formOf, repeatsPicture } from "./charts-of-report.ts";
import classes from "./page.module.css";

/** How much the repeats of each cell differ; only where there are several, and some have an answer. */
export function RepeatsPicture({ report }: { readonly report: SweepReport }): ReactNode {
  const { t } = useTranslation();
  const metric = metricOf(report);
  const picture = useMemo(() => repeatsPicture(report, metric, t), [report, metric, t]);
  const { chart, dots } = picture;
  if (report.repeats < 2 || chart.items.length === 0) return null;
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
      table={<RepeatsTable picture={picture} metric={metric} caption={title} />}
    />
  );
}

function RepeatsTable({
  picture: { chart, dots },
  metric,
  caption,
}: {
  readonly picture: ReturnType<typeof repeatsPicture>;
  readonly metric: Metric;
  readonly caption: string;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const form = formOf(metric);
  return (
    <PlainTable
      caption={caption}
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
  );
}

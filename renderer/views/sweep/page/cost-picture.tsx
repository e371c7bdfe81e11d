import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isGivenUp, isOver } from "../../../../core/sweep/progress.ts";
import type { CellReport, SweepReport } from "../../../../core/sweep/report.ts";
import { metricOf, type Metric } from "../../../../core/sweep/worth.ts";
import { Pareto } from "../../../charts/pareto.tsx";
import { estimateWords } from "../../../charts/scales.ts";
import { count } from "../../../components/numbers.ts";
import { Picture, PlainTable } from "../../../components/transcript/pictures/picture.tsx";
import { costPicture, formOf } from "./charts-of-report.ts";
import classes from "./page.module.css";

/** What each cell comes to against the tokens that it generates, and the line of those that nothing cheaper beats. */
export function CostPicture({
  report,
  onOpen,
}: {
  readonly report: SweepReport;
  readonly onOpen: (cell: CellReport) => void;
}): ReactNode {
  const { t } = useTranslation();
  const metric = metricOf(report);
  const picture = useMemo(() => costPicture(report, metric, t), [report, metric, t]);
  const { chart, cells } = picture;
  if (chart.points.length === 0) return null;
  const title = t("sweep.pareto.title", { metric: t(`sweep.metrics.${metric}`) });
  return (
    <Picture
      title={title}
      steady={false}
      picture={
        <>
          <p className={classes.rule}>
            {t("sweep.pareto.rule")}
            {!report.cells.every(isOver) && ` ${t("sweep.pareto.soFar")}`}
            {report.cells.some(isGivenUp) && ` ${t("sweep.pareto.givenUp")}`}
          </p>
          <Pareto
            chart={chart}
            label={`${title}. ${t("sweep.pareto.keys")}`}
            keys={cells.map(({ cell }) => cell)}
            onOpen={(point) => {
              const cell = cells[point];
              if (cell !== undefined) onOpen(cell);
            }}
          />
        </>
      }
      table={<CostTable picture={picture} metric={metric} caption={title} />}
    />
  );
}

function CostTable({
  picture: { chart, cells },
  metric,
  caption,
}: {
  readonly picture: ReturnType<typeof costPicture>;
  readonly metric: Metric;
  readonly caption: string;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const front = new Set(chart.front);
  return (
    <PlainTable
      caption={caption}
      columns={[
        t("sweep.page.cell"),
        t("sweep.page.tokensEach"),
        t(`sweep.metrics.${metric}`),
        t("sweep.pareto.onLine"),
      ]}
      figures={[1, 2]}
      rows={chart.points.map((point, index) => ({
        key: String(cells[index]?.cell),
        cells: [
          point.label,
          count(Math.round(point.x), i18n.language),
          estimateWords(point, formOf(metric), i18n.language),
          front.has(index) ? "✓" : "",
        ],
      }))}
    />
  );
}

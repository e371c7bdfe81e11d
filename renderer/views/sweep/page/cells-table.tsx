import { Fragment, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { labelParts } from "../../../../core/name-places.ts";
import type { CellReport, SweepReport } from "../../../../core/sweep/report.ts";
import { estimateOf, metricOf } from "../../../../core/sweep/worth.ts";
import { estimateWords } from "../../../charts/scales.ts";
import { DataGrid, type GridColumn } from "../../../components/grid/data-grid.tsx";
import { count } from "../../../components/numbers.ts";
import { cellWords } from "../sweep-words.ts";
import { cellCosts, type CellCosts } from "./cell-costs.ts";
import { formOf } from "./charts-of-report.ts";
import classes from "./page.module.css";

/** All cells with their figures. @param shown the run of a cell that is open below; it is marked until another row is gone to */
export function CellsTable({
  report,
  shown = null,
  onOpen,
}: {
  readonly report: SweepReport;
  readonly shown?: string | null;
  readonly onOpen: (cell: CellReport) => void;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const [current, setCurrent] = useState<string | null>(null);
  const open = report.cells.find(({ repeats }) => shown !== null && repeats.some(({ run }) => run === shown));
  const metric = metricOf(report);
  const number = (value: number): string => count(Math.round(value), i18n.language);
  const costs = (cell: CellReport): CellCosts => cellCosts(cell, t, i18n.language);
  const figure = (header: string, width: string, cell: (row: CellReport) => ReactNode) =>
    ({ key: header, header, width, align: "end", cell }) as const;
  const columns: readonly GridColumn<CellReport>[] = [
    {
      key: "cell",
      header: t("sweep.page.cell"),
      width: "minmax(220px, 1fr)",
      cell: (cell) => <CellName words={cellWords(cell, t)} />,
    },
    {
      key: "state",
      header: t("sweep.columns.state"),
      width: "72px",
      cell: ({ state, error }) => <span title={error?.message}>{t(`sweep.cellStates.${state}`)}</span>,
    },
    {
      key: "value",
      header: t(`sweep.metrics.${metric}`),
      width: "116px",
      align: "end",
      cell: (cell) => {
        const estimate = estimateOf(cell, metric);
        return estimate === null ? "–" : estimateWords(estimate, formOf(metric), i18n.language);
      },
    },
    figure(t("sweep.columns.questions"), "68px", ({ questions }) => number(questions)),
    {
      ...figure(t("sweep.columns.unanswered"), "64px", ({ unanswered }) => number(unanswered)),
      wideOnly: true,
    },
    { ...figure(t("sweep.columns.failed"), "52px", ({ failed }) => number(failed)), wideOnly: true },
    {
      ...figure(t("evaluate.results.callsEach"), "64px", (cell) => costs(cell).calls),
      wideOnly: true,
    },
    figure(t("evaluate.results.tokensEach"), "112px", (cell) => {
      const { tokens, prompts } = costs(cell);
      return <span title={prompts}>{tokens}</span>;
    }),
    figure(t("evaluate.results.timeEach"), "80px", (cell) => costs(cell).time),
  ];
  return (
    <DataGrid
      label={t("sweep.page.cells")}
      columns={columns}
      headLines={2}
      rows={report.cells}
      keyOf={({ cell }) => String(cell)}
      current={current ?? (open ? String(open.cell) : null)}
      onMove={({ cell }) => setCurrent(String(cell))}
      onOpen={(cell) => {
        setCurrent(String(cell.cell));
        onOpen(cell);
      }}
    />
  );
}

/** What tells a cell from the others. Where there is little room its settings' names are cut, for often only values differ. */
function CellName({ words }: { readonly words: string }): ReactNode {
  return (
    <span className={classes.cell} title={words}>
      {labelParts(words).map(({ name, rest }, index) => (
        <Fragment key={index}>
          <span>{name}</span>
          <span>{rest}</span>
        </Fragment>
      ))}
    </span>
  );
}

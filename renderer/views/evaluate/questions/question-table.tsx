import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { duration } from "../../../components/numbers.ts";
import { DataGrid, type GridColumn } from "../../../components/grid/data-grid.tsx";
import { Shortened } from "../../../components/grid/shortened.tsx";
import { OutcomeSign } from "./outcome-sign.tsx";
import type { QuestionRow } from "./question-rows.ts";

/** The questions of a run; arrows move through them. */
export function QuestionTable({
  rows,
  current,
  onShow,
}: {
  readonly rows: readonly QuestionRow[];
  readonly current: string | null;
  readonly onShow: (question: string) => void;
}): ReactNode {
  const { t } = useTranslation();
  const columns: readonly GridColumn<QuestionRow>[] = [
    {
      key: "outcome",
      header: t("evaluate.columns.outcome"),
      width: "96px",
      cell: ({ outcome }) => <OutcomeSign outcome={outcome} />,
    },
    {
      key: "id",
      header: t("evaluate.columns.id"),
      width: "96px",
      wideOnly: true,
      cell: ({ id }) => <Shortened text={id} />,
    },
    {
      key: "question",
      header: t("evaluate.columns.question"),
      width: "minmax(120px, 1fr)",
      cell: ({ text }) => <Shortened text={text} most={300} />,
    },
    {
      key: "answer",
      header: t("evaluate.columns.answer"),
      width: "84px",
      align: "end",
      cell: ({ answer }) => (answer === null ? "–" : <Shortened text={answer} />),
    },
    ...(rows.some(({ gold }) => gold !== null)
      ? [
          {
            key: "gold",
            header: t("evaluate.columns.gold"),
            width: "84px",
            align: "end",
            cell: ({ gold }: QuestionRow) => (gold === null ? "–" : <Shortened text={gold} />),
          } as const,
        ]
      : []),
    ...(rows.some(({ score }) => score !== null)
      ? [
          {
            key: "score",
            header: t("evaluate.columns.score"),
            width: "56px",
            align: "end",
            cell: ({ score }: QuestionRow) => (score === null ? "–" : score.toFixed(1)),
          } as const,
        ]
      : []),
    {
      key: "calls",
      header: t("evaluate.columns.calls"),
      width: "48px",
      align: "end",
      wideOnly: true,
      cell: ({ calls }) => calls,
    },
    {
      key: "seconds",
      header: t("evaluate.columns.time"),
      width: "88px",
      align: "end",
      cell: ({ seconds }) => (seconds === null ? "" : duration(seconds, t)),
    },
  ];
  return (
    <DataGrid
      label={t("evaluate.questionTable")}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      current={current}
      onMove={({ id }) => onShow(id)}
      onOpen={({ id }) => onShow(id)}
    />
  );
}

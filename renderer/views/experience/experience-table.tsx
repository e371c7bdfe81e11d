import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Experience } from "../../../core/experience/experience.ts";
import { DataGrid, type GridColumn } from "../../components/grid/data-grid.tsx";
import { deleteColumn } from "../../components/grid/delete-column.tsx";
import { Shortened } from "../../components/grid/shortened.tsx";
import { strategyTitle } from "../../components/run-choices/strategy-words.ts";
import { shorten } from "../../components/transcript/words.ts";
import { useNow } from "../../state/use-now.ts";
import { fullDate, longAgo, MINUTE_MILLISECONDS } from "../runs/when.ts";
import { FeedbackSign } from "./feedback-sign.tsx";

/** Experiences as rows; a move through them opens one, Delete takes one out. */
export function ExperienceTable({
  experiences,
  current,
  onOpen,
  onRemove,
}: {
  readonly experiences: readonly Experience[];
  /** Id of the one that is open. */
  readonly current: string | null;
  readonly onOpen: (experience: Experience) => void;
  readonly onRemove: (experience: Experience) => void;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const now = useNow(MINUTE_MILLISECONDS);
  const columns: readonly GridColumn<Experience>[] = [
    {
      key: "task",
      header: t("experience.columns.task"),
      width: "minmax(132px, 4fr)",
      cell: ({ task }) => <Shortened text={task} most={300} />,
    },
    {
      key: "answer",
      header: t("experience.columns.answer"),
      width: "minmax(56px, 1fr)",
      align: "end",
      cell: ({ answer }) => <Shortened as="strong" text={answer} />,
    },
    {
      key: "method",
      header: t("experience.columns.method"),
      width: "minmax(88px, 1.5fr)",
      cell: ({ strategy }) => <span title={strategyTitle(strategy, t)}>{strategyTitle(strategy, t)}</span>,
    },
    {
      key: "model",
      header: t("experience.columns.model"),
      width: "minmax(80px, 1fr)",
      wideOnly: true,
      cell: ({ model }) => <span title={model}>{model}</span>,
    },
    {
      key: "feedback",
      header: t("experience.columns.feedback"),
      width: "96px",
      wideOnly: true,
      cell: ({ feedback }) => <FeedbackSign feedback={feedback} />,
    },
    {
      key: "when",
      header: t("experience.columns.when"),
      width: "88px",
      align: "end",
      cell: ({ created }) => {
        const moment = new Date(created).toISOString();
        return (
          <time dateTime={moment} title={fullDate(moment, i18n.language)}>
            {longAgo(moment, now, i18n.language)}
          </time>
        );
      },
    },
    deleteColumn(
      t("experience.remove"),
      ({ task }) => t("experience.removeNamed", { task: shorten(task) }),
      onRemove,
    ),
  ];
  return (
    <DataGrid
      label={t("experience.table")}
      columns={columns}
      rows={experiences}
      keyOf={({ id }) => id}
      current={current}
      onMove={onOpen}
      onOpen={onOpen}
      onDelete={onRemove}
    />
  );
}

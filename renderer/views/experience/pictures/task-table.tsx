import { useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MappedTask } from "../../../../engine/contract/experience.ts";
import { DataGrid, type GridColumn } from "../../../components/grid/data-grid.tsx";
import { TestSign } from "./map-picture.tsx";
import { isRefused, type TestSettings } from "./outlier-test.ts";
import { figure } from "../../../components/transcript/words.ts";
import classes from "./pictures.module.css";

/** What the map and the distribution show, the most unusual tasks first. */
export function TaskTable({
  tasks,
  settings,
  onOpen,
}: {
  readonly tasks: readonly MappedTask[];
  readonly settings: TestSettings;
  readonly onOpen: (id: string) => void;
}): ReactNode {
  const { t } = useTranslation();
  const [current, setCurrent] = useState<string | null>(null);
  const rows = useMemo(() => tasks.toSorted((left, right) => left.z - right.z), [tasks]);
  const columns: readonly GridColumn<MappedTask>[] = [
    {
      key: "task",
      header: t("pictures.experience.columns.task"),
      width: "minmax(160px, 1fr)",
      cell: ({ task }) => <span className={classes.oneLine}>{task}</span>,
    },
    {
      key: "similarity",
      header: t("pictures.experience.columns.similarity"),
      width: "120px",
      align: "end",
      wideOnly: true,
      cell: ({ meanSimilarity }) => figure(meanSimilarity),
    },
    { key: "z", header: "z", width: "64px", align: "end", cell: ({ z }) => figure(z) },
    {
      key: "outcome",
      header: t("pictures.experience.columns.outcome"),
      width: "190px",
      cell: ({ z }) => <TestSign refused={isRefused(z, settings)} />,
    },
  ];
  return (
    <DataGrid
      label={t("pictures.experience.map.title")}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      current={current}
      onMove={({ id }) => setCurrent(id)}
      onOpen={({ id }) => onOpen(id)}
    />
  );
}

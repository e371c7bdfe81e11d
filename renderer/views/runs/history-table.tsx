import { Checkbox, Tooltip, VisuallyHidden } from "@mantine/core";
import { EyeOff, FlaskConical, Grid3x3, MessagesSquare } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { settingsInWords } from "../../../core/figure-words.ts";
import type { RunListing } from "../../../engine/contract/reports.ts";
import { percent } from "../../components/numbers.ts";
import { DataGrid, type GridColumn } from "../../components/grid/data-grid.tsx";
import { deleteColumn } from "../../components/grid/delete-column.tsx";
import { Shortened } from "../../components/grid/shortened.tsx";
import classes from "./runs.module.css";
import { StateSign } from "../../components/state-sign.tsx";
import { canBeCompared, methodTitles, methodWords, shareRight } from "./history-rows.ts";
import { fullDate, longAgo } from "./when.ts";

const ICONS = { ask: MessagesSquare, eval: FlaskConical, sweep: Grid3x3 } as const;

/** Runs as rows; Enter opens one, Delete deletes one, the space bar chooses one to be compared. */
export function HistoryTable({
  runs,
  now,
  current,
  chosen,
  onMove,
  onOpen,
  onDelete,
  onChoose,
}: {
  readonly runs: readonly RunListing[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly current: string | null;
  readonly chosen: readonly string[];
  readonly onMove: (run: RunListing) => void;
  readonly onOpen: (run: RunListing) => void;
  readonly onDelete: (run: RunListing) => void;
  readonly onChoose: (run: RunListing) => void;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const choose = (run: RunListing): void => {
    onMove(run);
    if (canBeCompared(run)) onChoose(run);
  };
  const columns: readonly GridColumn<RunListing>[] = [
    {
      key: "chosen",
      header: "",
      width: "20px",
      cell: (run) =>
        canBeCompared(run) && (
          <>
            <Checkbox
              size="xs"
              // The table takes the focus as a whole; its space bar does the same.
              tabIndex={-1}
              aria-label={t("runs.chooseNamed", { title: run.title })}
              title={t("runs.choose")}
              checked={chosen.includes(run.run)}
              onClick={(event) => event.stopPropagation()}
              onChange={() => choose(run)}
            />
            {/* Of a row that the keys lead to, what stands in it is read out, not the state of its box. */}
            {chosen.includes(run.run) && <VisuallyHidden>{t("runs.isChosen")}</VisuallyHidden>}
          </>
        ),
    },
    {
      key: "title",
      header: t("runs.columns.title"),
      width: "minmax(132px, 2.2fr)",
      cell: (run) => <Title run={run} />,
    },
    {
      key: "method",
      header: t("runs.columns.method"),
      width: "minmax(88px, 2.4fr)",
      cell: (run) => <Methods run={run} />,
    },
    {
      key: "model",
      header: t("runs.columns.model"),
      width: "minmax(90px, 1.2fr)",
      wideOnly: true,
      cell: ({ model }) => <span title={model}>{model}</span>,
    },
    {
      key: "result",
      header: t("runs.columns.result"),
      width: "84px",
      align: "end",
      cell: (run) => <Result run={run} />,
    },
    {
      key: "done",
      header: t("runs.columns.done"),
      width: "76px",
      align: "end",
      wideOnly: true,
      cell: ({ kind, done, questions }) => (kind === "ask" ? "" : t("runs.of", { done, questions })),
    },
    {
      key: "state",
      header: t("runs.columns.state"),
      width: "104px",
      cell: ({ state }) => <StateSign state={state} />,
    },
    {
      key: "when",
      header: t("runs.columns.when"),
      width: "88px",
      align: "end",
      cell: ({ started }) => (
        <time dateTime={started} title={fullDate(started, i18n.language)}>
          {longAgo(started, now, i18n.language)}
        </time>
      ),
    },
    deleteColumn(t("runs.delete"), ({ title }) => t("runs.deleteNamed", { title }), onDelete),
  ];
  return (
    <DataGrid
      label={t("runs.table")}
      columns={columns}
      rows={runs}
      keyOf={({ run }) => run}
      current={current}
      onMove={onMove}
      onOpen={onOpen}
      onDelete={onDelete}
      onChoose={choose}
    />
  );
}

function Methods({ run }: { readonly run: RunListing }): ReactNode {
  const { t } = useTranslation();
  const titles = methodTitles(run, t);
  // Labels are too long for it; the pointer is told them.
  const settings = settingsInWords(run.settings);
  return (
    <span className={classes.method} title={methodWords(run, t)}>
      <span>{titles}</span>
      {settings !== "" && <span className={classes.settings}>· {settings}</span>}
    </span>
  );
}

function Title({ run: { kind, title, kept } }: { readonly run: RunListing }): ReactNode {
  const { t } = useTranslation();
  const Icon = ICONS[kind];
  return (
    <span className={classes.title}>
      <Icon size={14} role="img" aria-label={t(`runs.kinds.${kind}`)} />
      <span data-prose title={title}>
        {title}
      </span>
      {!kept && (
        <Tooltip label={t("runs.notKept")}>
          <EyeOff size={14} role="img" aria-label={t("runs.notKept")} />
        </Tooltip>
      )}
    </span>
  );
}

function Result({
  run: { kind, answer, correct, compared, state },
}: {
  readonly run: RunListing;
}): ReactNode {
  const { t } = useTranslation();
  if (kind === "eval") return percent(shareRight({ correct, compared }));
  if (kind === "sweep") return "–";
  if (answer !== null) return <Shortened as="strong" text={answer} />;
  return state === "done" ? <span className={classes.soft}>{t("common.unanswered")}</span> : "–";
}

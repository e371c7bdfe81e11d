import { SegmentedControl } from "@mantine/core";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { focusTable, useMarkedRow } from "../../../components/grid/opened.ts";
import { SearchField } from "../../../components/search-field.tsx";
import { useCount } from "../../../components/use-count.ts";
import type { FollowedRun } from "../../../state/followed-run.ts";
import { RunOptions } from "../../../components/transcript/pictures/run-options.ts";
import { reportSoFar } from "../results/figures.ts";
import { ReportDetails } from "../results/report-details.tsx";
import { QuestionPanel } from "./question-panel.tsx";
import { QuestionTable } from "./question-table.tsx";
import { countRows, findRows, QUESTION_FILTERS, questionRows, type QuestionFilter } from "./question-rows.ts";
import classes from "./questions.module.css";

/** Goes through the questions of an evaluation, with the transcript of one beside the table. */
export function QuestionBrowser({
  run,
  followed,
  question,
  onShow,
}: {
  readonly run: string;
  readonly followed: FollowedRun;
  readonly question: string | null;
  readonly onShow: (question: string | null) => void;
}): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  const [filter, setFilter] = useState<QuestionFilter>("all");
  const [search, setSearch] = useState("");
  const { questions, manifest } = followed.transcript;
  const rows = useMemo(() => questionRows(questions), [questions]);
  const counts = useMemo(() => countRows(rows), [rows]);
  const found = useMemo(() => findRows(rows, filter, search), [rows, filter, search]);
  const shown = questions.find(({ id }) => id === question);
  const [marked] = useMarkedRow(question);
  const table = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const close = (): void => {
    focusTable(table.current, field.current);
    onShow(null);
  };
  return (
    <div className={classes.browser}>
      <ReportDetails report={reportSoFar(followed.transcript)} />
      <div className={classes.tools}>
        <SegmentedControl
          aria-label={t("evaluate.filter")}
          value={filter}
          onChange={setFilter}
          data={QUESTION_FILTERS.map((value) => ({
            value,
            label: `${t(`evaluate.filters.${value}`)} ${number(counts[value])}`,
          }))}
        />
        <SearchField
          ref={field}
          className={classes.search}
          label={t("evaluate.search")}
          value={search}
          onChange={setSearch}
        />
      </div>
      <div className={classes.split} data-open={shown !== undefined}>
        <div ref={table} className={classes.table}>
          {found.length === 0 ? (
            <p className={classes.nothing}>
              {rows.length === 0 ? t("evaluate.noQuestionsYet") : t("evaluate.noQuestionFound")}
            </p>
          ) : (
            <QuestionTable rows={found} current={marked} onShow={onShow} />
          )}
        </div>
        {shown !== undefined && manifest !== null && (
          <RunOptions value={manifest.options}>
            <QuestionPanel
              key={shown.id}
              run={run}
              listed={shown}
              strategy={manifest.strategy}
              onClose={close}
            />
          </RunOptions>
        )}
      </div>
    </div>
  );
}

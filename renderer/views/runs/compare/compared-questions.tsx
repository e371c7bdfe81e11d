import { SegmentedControl } from "@mantine/core";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ComparedQuestion, Comparison } from "../../../../core/comparison/comparison.ts";
import { letterOf } from "../../../../core/letters.ts";
import { DataGrid, type GridColumn } from "../../../components/grid/data-grid.tsx";
import { focusTable, useMarkedRow } from "../../../components/grid/opened.ts";
import { Shortened } from "../../../components/grid/shortened.tsx";
import { SearchField } from "../../../components/search-field.tsx";
import { useCount } from "../../../components/use-count.ts";
import classes from "./compare.module.css";
import { findQuestions, outcomeOf, OUTCOMES, type Outcome, type OutcomeFilter, type Pair } from "./pairs.ts";
import { SideBySide } from "./side-by-side.tsx";

/** By which outcome questions are filtered. */
interface OutcomeChoice {
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly filter: OutcomeFilter;
  readonly onFilter: (filter: OutcomeFilter) => void;
}

/** The questions that two runs share, by how they came out; one of them is read in both transcripts. */
export function ComparedQuestions({
  comparison: { runs, questions },
  places,
  outcomes,
}: {
  readonly comparison: Comparison;
  readonly places: Pair;
  /** Null where answers are neither right nor wrong. */
  readonly outcomes: OutcomeChoice | null;
}): ReactNode {
  const { t } = useTranslation();
  const filter = outcomes?.filter ?? "all";
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<string | null>(null);
  const [marked] = useMarkedRow(open);
  const browser = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const found = useMemo(
    () => findQuestions(questions, places, filter, search),
    [questions, places, filter, search],
  );
  const shown = questions.find(({ id }) => id === open);
  const names = { first: letterOf(places.first), second: letterOf(places.second) };
  const compared = [places.first, places.second].flatMap((place) => {
    const run = runs[place];
    return run === undefined ? [] : [{ run, place }];
  });
  const close = (): void => {
    focusTable(browser.current, field.current);
    setOpen(null);
  };
  return (
    <div ref={browser} className={classes.browser}>
      <div className={classes.tools}>
        {outcomes !== null && (
          <OutcomeControl outcomes={outcomes} names={names} questions={questions.length} />
        )}
        <SearchField
          ref={field}
          className={classes.search}
          label={t("evaluate.search")}
          value={search}
          onChange={setSearch}
        />
      </div>
      {found.length === 0 ? (
        <p className={classes.note}>{t("evaluate.noQuestionFound")}</p>
      ) : (
        <QuestionTable questions={found} places={places} current={marked} onShow={setOpen} />
      )}
      {shown !== undefined && (
        <SideBySide key={shown.id} question={shown} compared={compared} onClose={close} />
      )}
    </div>
  );
}

function OutcomeControl({
  outcomes: { counts, filter, onFilter },
  names,
  questions,
}: {
  readonly outcomes: OutcomeChoice;
  readonly names: { readonly first: string; readonly second: string };
  /** How many there are. */
  readonly questions: number;
}): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  return (
    <SegmentedControl
      aria-label={t("evaluate.filter")}
      value={filter}
      onChange={onFilter}
      data={[
        { value: "all", label: `${t("compare.outcomes.all")} ${number(questions)}` },
        ...OUTCOMES.map((value) => ({
          value,
          label: `${t(`compare.outcomes.${value}`, names)} ${number(counts[value])}`,
        })),
      ]}
    />
  );
}

function QuestionTable({
  questions,
  places,
  current,
  onShow,
}: {
  readonly questions: readonly ComparedQuestion[];
  readonly places: Pair;
  readonly current: string | null;
  readonly onShow: (question: string) => void;
}): ReactNode {
  const { t } = useTranslation();
  const names = { first: letterOf(places.first), second: letterOf(places.second) };
  const answer = (place: number): GridColumn<ComparedQuestion> => ({
    key: `answer ${place}`,
    header: t("compare.answerOf", { name: letterOf(place) }),
    width: "96px",
    align: "end",
    cell: ({ answers }) => <Shortened text={answers[place]?.answer ?? "–"} />,
  });
  const columns: readonly GridColumn<ComparedQuestion>[] = [
    {
      key: "outcome",
      header: t("evaluate.columns.outcome"),
      width: "124px",
      cell: (question) => (
        <span className={classes.outcome} data-outcome={outcomeOf(question, places)}>
          {t(`compare.outcomes.${outcomeOf(question, places)}`, names)}
        </span>
      ),
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
      key: "gold",
      header: t("evaluate.columns.gold"),
      width: "96px",
      align: "end",
      cell: ({ gold }) => <Shortened text={gold ?? "–"} />,
    },
    answer(places.first),
    answer(places.second),
  ];
  return (
    <DataGrid
      label={t("evaluate.questionTable")}
      columns={columns}
      rows={questions}
      keyOf={({ id }) => id}
      current={current}
      onMove={({ id }) => onShow(id)}
      onOpen={({ id }) => onShow(id)}
    />
  );
}

import { Button } from "@mantine/core";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Panel } from "../../../components/view.tsx";
import { useNavigation } from "../../../state/navigation.ts";
import { useRunActions } from "../../../state/use-run-actions.ts";
import { dropWaiting, useEvaluations } from "../evaluate-store.ts";
import type { Evaluation } from "../evaluations.ts";
import { ResultRow } from "./result-row.tsx";
import classes from "./results.module.css";
import { useHistory } from "../../../state/runs.ts";

const COLUMNS = ["unanswered", "failed", "callsEach", "tokensEach", "timeEach"] as const;
/** Left out where there is little room; a run's own page has them. */
const WIDE: readonly string[] = ["callsEach", "tokensEach"];
const TICK_MILLISECONDS = 1000;

/** What was started here, one row per method, as it goes on. */
export function ResultsPanel(): ReactNode {
  const { t } = useTranslation();
  const { run: shown } = useNavigation();
  const listed = useEvaluations(({ evaluations }) => evaluations);
  const foreign = useForeign(shown, listed);
  const rows = foreign === null ? listed : [...listed, foreign];
  const now = useNow(rows.some(({ state }) => state === "started"));
  const box = useShownWhenLonger(listed.length);
  const waiting = rows.filter(({ state }) => state === "waiting").length;
  if (rows.length === 0) return null;
  return (
    <div ref={box}>
      <Panel title={t("evaluate.results.title")} actions={<StopAll rows={rows} />}>
        <div className={classes.scroll} tabIndex={0} role="region" aria-label={t("evaluate.results.title")}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t("evaluate.results.method")}</th>
                <th scope="col">{t("evaluate.results.done")}</th>
                <th scope="col">
                  {t("evaluate.results.accuracy")}
                  <span className={classes.axis} aria-hidden>
                    <span>0</span>
                    <span>50</span>
                    <span>100 %</span>
                  </span>
                </th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" data-align="end" data-wide={WIDE.includes(column)}>
                    {t(`evaluate.results.${column}`)}
                  </th>
                ))}
                <th scope="col">
                  <span className={classes.hidden}>{t("evaluate.results.actions")}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((evaluation) => (
                <ResultRow
                  key={evaluation.id}
                  evaluation={evaluation}
                  shown={evaluation.run !== null && evaluation.run === shown}
                  now={now}
                  showFile={new Set(rows.map(({ file }) => file)).size > 1}
                />
              ))}
            </tbody>
          </table>
        </div>
        {waiting > 0 && <p className={classes.queue}>{t("evaluate.results.queue", { count: waiting })}</p>}
      </Panel>
    </div>
  );
}

function StopAll({ rows }: { readonly rows: readonly Evaluation[] }): ReactNode {
  const { t } = useTranslation();
  const { cancel } = useRunActions();
  const unfinished = rows.filter(({ state }) => state !== "over");
  if (unfinished.length < 2) return null;
  return (
    <Button
      variant="default"
      onClick={() => {
        dropWaiting();
        for (const { run } of unfinished) if (run !== null) cancel.mutate(run);
      }}
    >
      {t("evaluate.results.stopAll")}
    </Button>
  );
}

/** A run that is shown here though it was not started here: from the command line, or before this page was opened. */
function useForeign(shown: string | null, listed: readonly Evaluation[]): Evaluation | null {
  const runs = useHistory();
  if (shown === null || listed.some(({ run }) => run === shown)) return null;
  const listing = runs.data?.find(({ run }) => run === shown);
  if (listing?.kind !== "eval") return null;
  const { run, strategy, model, title, data, finished, kept } = listing;
  return {
    id: `foreign/${run}`,
    request: { strategy, model, data: data ?? "", keep: kept },
    file: title,
    state: finished === null ? "started" : "over",
    run,
    error: null,
  };
}

/** Brings what it is put on into view when the list grew: what was started is what one wants to see. */
function useShownWhenLonger(length: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(length);
  useEffect(() => {
    if (length > before.current) box.current?.scrollIntoView({ block: "nearest" });
    before.current = length;
  }, [length]);
  return box;
}

/** The time, each second while something goes on. */
function useNow(ticks: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticks) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MILLISECONDS);
    return () => clearInterval(timer);
  }, [ticks]);
  return now;
}

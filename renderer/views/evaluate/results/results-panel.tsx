import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "../../../components/problem.tsx";
import { ScrollBox } from "../../../components/scroll-box.tsx";
import { Panel } from "../../../components/view.tsx";
import { Warnings } from "../../../components/warnings.tsx";
import type { FollowedRun } from "../../../state/followed-run.ts";
import { useHistory } from "../../../state/runs.ts";
import { CellsTable } from "../../sweep/page/cells-table.tsx";
import { ComparisonBar } from "./comparison-bar.tsx";
import { resultLines, standingOf, type ResultLine } from "./lines.ts";
import { ResultRow } from "./result-row.tsx";
import { RowState } from "./row-state.tsx";
import { TimeLeft } from "./time-left.tsx";
import tables from "../../../components/figures-table.module.css";
import classes from "./results.module.css";

const COLUMNS = ["unanswered", "failed", "callsEach", "tokensEach", "timeEach"] as const;
/** Left out where there is little room; a run's own page has them. */
const WIDE: readonly string[] = ["callsEach", "tokensEach"];

/** More than these are listed in a table of which only what is in sight is drawn: they change twice a second. */
const MOST_ROWS = 100;

/** A comparison as it goes on, one row per method and model. */
export function ResultsPanel({
  run,
  followed,
  shown,
  onShow,
}: {
  readonly run: string;
  readonly followed: FollowedRun;
  /** The run whose questions are shown below, or null. */
  readonly shown: string | null;
  /** Undefined: there is but one row, whose questions are shown. */
  readonly onShow?: (run: string | null) => void;
}): ReactNode {
  const { t } = useTranslation();
  const lines = useMemo(() => resultLines(followed), [followed]);
  const box = useBroughtIntoView(run);
  const file = useHistory().data?.find((one) => one.run === run)?.title;
  if (followed.problem !== null) return <Problem error={followed.problem} />;
  return (
    <div ref={box}>
      <Panel
        title={t("evaluate.results.title")}
        actions={<ComparisonBar run={run} followed={followed} lines={lines} />}
      >
        <div className={classes.standing} data-figures>
          <span>{file}</span>
          <span role="status">
            <RowState standing={standingOf(followed)} error={followed.end?.error ?? null} />
          </span>
          <TimeLeft followed={followed} />
        </div>
        <Warnings warnings={followed.sweep?.warnings ?? followed.transcript.warnings} />
        {followed.sweep !== null && lines.length > MOST_ROWS ? (
          <CellsTable
            report={followed.sweep.report}
            shown={shown}
            onOpen={({ repeats: [first] }) =>
              first !== undefined && onShow?.(first.run === shown ? null : first.run)
            }
          />
        ) : (
          lines.length > 0 && <Rows lines={lines} shown={shown} onShow={onShow} />
        )}
      </Panel>
    </div>
  );
}

function Rows({
  lines,
  shown,
  onShow,
}: {
  readonly lines: readonly ResultLine[];
  readonly shown: string | null;
  readonly onShow: ((run: string | null) => void) | undefined;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <ScrollBox className={classes.scroll} name={t("evaluate.results.title")}>
      <table className={tables.table}>
        <Head />
        <tbody>
          {lines.map((line, index) => (
            <ResultRow
              key={line.run ?? index}
              line={line}
              shown={line.run !== null && line.run === shown}
              onShow={onShow}
            />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Head(): ReactNode {
  const { t } = useTranslation();
  return (
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
      </tr>
    </thead>
  );
}

/** Brings what it is put on into view when another comparison is shown: what was started is what one wants to see. */
function useBroughtIntoView(run: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, [run]);
  return box;
}

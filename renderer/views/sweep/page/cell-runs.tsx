import { Button } from "@mantine/core";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CellReport } from "../../../../core/sweep/report.ts";
import { metricOf } from "../../../../core/sweep/worth.ts";
import { percent } from "../../../components/numbers.ts";
import { Problem } from "../../../components/problem.tsx";
import { Panel } from "../../../components/view.tsx";
import { useNavigation } from "../../../state/navigation.ts";
import { cellWords } from "../sweep-words.ts";
import { useCellWords } from "./use-cell-words.ts";
import classes from "./page.module.css";

/** A cell that is looked at: what became of it, and the runs of its repeats. It comes into sight and takes the focus. */
export function CellRuns({
  cell,
  onClose,
}: {
  readonly cell: CellReport;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const words = useCellWords(metricOf({ cells: [cell] }));
  const place = useRef<HTMLDivElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
    closing.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} className={classes.opened}>
      <Panel
        title={cellWords(cell, t)}
        actions={
          <Button ref={closing} variant="subtle" onClick={onClose}>
            {t("common.close")}
          </Button>
        }
      >
        <p className={classes.rule}>{words(cell)}</p>
        {cell.error !== null && <Problem error={cell.error} />}
        <div className={classes.repeats}>
          {cell.repeats.map(({ run, repeat, seed, accuracy }) => (
            <Button key={run} variant="default" onClick={() => go("runs", run)}>
              {t("sweep.cell.repeat", { number: repeat + 1, seed, value: percent(accuracy) })}
            </Button>
          ))}
        </div>
      </Panel>
    </div>
  );
}

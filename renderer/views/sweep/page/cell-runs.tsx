import { Button } from "@mantine/core";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CellReport, RepeatReport } from "../../../../core/sweep/report.ts";
import { metricOf, worthOf } from "../../../../core/sweep/worth.ts";
import { valueWords } from "../../../charts/scales.ts";
import { Problem } from "../../../components/problem.tsx";
import { Panel } from "../../../components/view.tsx";
import { useNavigation } from "../../../state/navigation.ts";
import { cellWords } from "../sweep-words.ts";
import { formOf } from "./charts-of-report.ts";
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
  const { t, i18n } = useTranslation();
  const { go } = useNavigation();
  const metric = metricOf({ cells: [cell] });
  const words = useCellWords(metric);
  const worthWords = (repeat: RepeatReport) => {
    const worth = worthOf(repeat, metric);
    return worth === null ? "–" : valueWords(worth, formOf(metric), i18n.language);
  };
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
          {cell.repeats.map((own) => (
            <Button key={own.run} variant="default" onClick={() => go("runs", own.run)}>
              {t("sweep.cell.repeat", { number: own.repeat + 1, seed: own.seed, value: worthWords(own) })}
            </Button>
          ))}
        </div>
      </Panel>
    </div>
  );
}

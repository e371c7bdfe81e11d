import { useTranslation } from "react-i18next";
import type { CellReport } from "../../../../core/sweep/report.ts";
import { estimateOf, type Metric } from "../../../../core/sweep/worth.ts";
import { estimateWords } from "../../../charts/scales.ts";
import { cellWords } from "../sweep-words.ts";
import { formOf } from "./charts-of-report.ts";

/** Says all of a cell in one line: what it is, how often it is right with its interval, how far it is. */
export function useCellWords(metric: Metric): (cell: CellReport | undefined) => string {
  const { t, i18n } = useTranslation();
  return (cell) => {
    if (cell === undefined) return t("sweep.map.noCell");
    const estimate = estimateOf(cell, metric);
    const figures = [
      estimate === null ? "–" : estimateWords(estimate, formOf(metric), i18n.language),
      ...(metric === "accuracy" && cell.compared > 0
        ? [t("sweep.cell.right", { correct: cell.correct, compared: cell.compared })]
        : []),
      t(`sweep.cellStates.${cell.state}`),
    ];
    return t("common.named", { name: cellWords(cell, t), value: figures.join(" · ") });
  };
}

import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SweepReport } from "../../../../core/sweep/report.ts";
import { Parts } from "../../../charts/parts.tsx";
import { Picture, PlainTable } from "../../../components/transcript/pictures/picture.tsx";
import { useCount } from "../../../components/use-count.ts";
import { cellWords } from "../sweep-words.ts";
import { rungsPicture } from "./charts-of-report.ts";

/** What successive halving decided; nothing before its first comparison. */
export function RungsPicture({ report }: { readonly report: SweepReport }): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  const chart = useMemo(() => rungsPicture(report, t), [report, t]);
  if (report.rungs.length === 0) return null;
  const names = (cells: readonly number[]): string =>
    cells.map((cell) => namesOf(report, cell, t)).join(t("common.listSeparator"));
  const title = t("sweep.rungs.title");
  return (
    <Picture
      title={title}
      steady={false}
      picture={<Parts chart={chart} label={title} />}
      table={
        <PlainTable
          caption={title}
          columns={["questions", "kept", "stopped"].map((name) => t(`sweep.rungs.${name}`))}
          figures={[0]}
          rows={report.rungs.map(({ questions, kept, stopped }) => ({
            key: String(questions),
            cells: [number(questions), names(kept), names(stopped)],
          }))}
        />
      }
    />
  );
}

function namesOf({ cells }: SweepReport, number: number, t: Parameters<typeof cellWords>[1]): string {
  const cell = cells.find((one) => one.cell === number);
  return cell === undefined ? String(number) : cellWords(cell, t);
}

import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SweepReport } from "../../../../core/sweep/report.ts";
import { Parts } from "../../../charts/parts.tsx";
import { Picture, PlainTable } from "../../../components/transcript/pictures/picture.tsx";
import { useCount } from "../../../components/use-count.ts";
import { wordsOfCells } from "../sweep-words.ts";
import { rungsPicture } from "./charts-of-report.ts";

/** What successive halving decided; nothing before its first comparison. */
export function RungsPicture({ report }: { readonly report: SweepReport }): ReactNode {
  const { t } = useTranslation();
  const chart = useMemo(() => rungsPicture(report, t), [report, t]);
  if (report.rungs.length === 0) return null;
  const title = t("sweep.rungs.title");
  return (
    <Picture
      title={title}
      steady={false}
      picture={<Parts chart={chart} label={title} />}
      table={<RungsTable report={report} caption={title} />}
    />
  );
}

/** Each comparison with the cells that went on and those that were stopped. */
function RungsTable({
  report: { rungs, cells },
  caption,
}: {
  readonly report: SweepReport;
  readonly caption: string;
}): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  const wordsOf = wordsOfCells(t);
  const words = new Map(cells.map((cell) => [cell.cell, wordsOf(cell)]));
  const names = (numbers: readonly number[]): string =>
    numbers.map((cell) => words.get(cell) ?? String(cell)).join(t("common.listSeparator"));
  return (
    <PlainTable
      caption={caption}
      columns={["questions", "kept", "stopped"].map((name) => t(`sweep.rungs.${name}`))}
      figures={[0]}
      rows={rungs.map(({ questions, kept, stopped }) => ({
        key: String(questions),
        cells: [number(questions), names(kept), names(stopped)],
      }))}
    />
  );
}

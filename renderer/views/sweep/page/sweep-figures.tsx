import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CellReport, SweepReport } from "../../../../core/sweep/report.ts";
import { Panel } from "../../../components/view.tsx";
import { AlongPanel } from "./along-panel.tsx";
import { CellsTable } from "./cells-table.tsx";
import { CostPicture } from "./cost-picture.tsx";
import { MapPanel } from "./map-panel.tsx";
import { variedAxes } from "./cell-map.ts";
import { RepeatsPicture } from "./repeats-picture.tsx";
import { RungsPicture } from "./rungs-picture.tsx";

/** Everything that the figures of a sweep show. */
export function SweepFigures({
  report,
  onOpen,
}: {
  readonly report: SweepReport;
  readonly onOpen: (cell: CellReport) => void;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Panel>
        {variedAxes(report).length >= 2 ? (
          <MapPanel report={report} onOpen={onOpen} />
        ) : (
          <AlongPanel report={report} />
        )}
        <RungsPicture report={report} />
        <RepeatsPicture report={report} />
        <CostPicture report={report} onOpen={onOpen} />
      </Panel>
      <Panel title={t("sweep.page.cells")}>
        <CellsTable report={report} onOpen={onOpen} />
      </Panel>
    </>
  );
}

import { useState, type ReactNode } from "react";
import type { CellReport, SweepReport } from "../../../core/sweep/report.ts";
import type { RunPhase } from "../../../engine/contract/live.ts";
import { Panel } from "../../components/view.tsx";
import { useNavigation } from "../../state/navigation.ts";
import { CellRuns } from "./page/cell-runs.tsx";
import { Standing } from "./page/standing.tsx";
import { SweepFigures } from "./page/sweep-figures.tsx";

/** What a sweep has come to, at its end or so far; its cells lead to their runs. */
export function SweepResults({
  report,
  phase,
  secondsLeft = null,
}: {
  readonly report: SweepReport;
  readonly phase: RunPhase | null;
  readonly secondsLeft?: number | null;
}): ReactNode {
  const { go } = useNavigation();
  const [looked, setLooked] = useState<number | null>(null);
  const cell = report.cells.find((one) => one.cell === looked);
  // One run says it all; of several a person chooses.
  const open = ({ cell: number, repeats, error }: CellReport): void => {
    const [only, ...others] = repeats;
    if (only !== undefined && others.length === 0 && error === null) go("runs", only.run);
    else setLooked(number);
  };
  return (
    <>
      <Panel>
        <Standing report={report} phase={phase} secondsLeft={secondsLeft} />
      </Panel>
      {cell !== undefined && <CellRuns cell={cell} onClose={() => setLooked(null)} />}
      <SweepFigures report={report} onOpen={open} />
    </>
  );
}

import { useRef, useState, type ReactNode } from "react";
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
  secondsLeft,
}: {
  readonly report: SweepReport;
  readonly phase: RunPhase | null;
  /** Null while no pace is known. */
  readonly secondsLeft: number | null;
}): ReactNode {
  const { go } = useNavigation();
  const [looked, setLooked] = useState<{ readonly cell: number; readonly times: number } | null>(null);
  const opener = useRef<Element | null>(null);
  const cell = report.cells.find((one) => one.cell === looked?.cell);
  // One run says it all; of several a person chooses.
  const open = ({ cell: number, repeats, error }: CellReport): void => {
    const [only, ...others] = repeats;
    if (only !== undefined && others.length === 0 && error === null) go("runs", only.run);
    else {
      opener.current = document.activeElement;
      // One that is looked at again comes into sight again.
      setLooked((before) => ({ cell: number, times: (before?.times ?? 0) + 1 }));
    }
  };
  const close = (): void => {
    // The button that closes goes with its panel.
    if (opener.current instanceof HTMLElement) opener.current.focus();
    setLooked(null);
  };
  return (
    <>
      <Panel>
        <Standing report={report} phase={phase} secondsLeft={secondsLeft} />
      </Panel>
      {cell !== undefined && <CellRuns key={looked?.times} cell={cell} onClose={close} />}
      <SweepFigures report={report} onOpen={open} />
    </>
  );
}

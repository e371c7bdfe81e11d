// The page of the benchmark of a sweep's pictures: the figures of 20 × 20 cells, drawn anew when it is asked to.
import "@mantine/core/styles.css";
import "../../../renderer/theme/tokens.css";

import { MantineProvider } from "@mantine/core";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { SweepReport } from "../../../core/sweep/report.ts";
import { HeatMap } from "../../../renderer/charts/heatmap.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { cssVariables, theme } from "../../../renderer/theme/theme.ts";
import { heatMapPicture } from "../../../renderer/views/sweep/page/charts-of-report.ts";
import { mapChoice } from "../../../renderer/views/sweep/page/cell-map.ts";
import { SweepFigures } from "../../../renderer/views/sweep/page/sweep-figures.tsx";
import { gridReport } from "../../renderer/support/sweep-reports.ts";

const SIDE = 20;
const STEPS = Array.from({ length: SIDE }, (_, index) => index + 1);

/** What is drawn: the heat map alone, or all that the view shows of a sweep. */
export type Drawn = "heatmap" | "figures";

const languages = await startLanguages("en");
const root = createRoot(document.body.appendChild(document.createElement("main")));

/** Draws figures that are all different from those before. @returns milliseconds of script, style and layout */
function redraw(drawn: Drawn, round: number): number {
  const report = reportOf(round);
  const start = performance.now();
  flushSync(() => root.render(<Page drawn={drawn} report={report} />));
  document.body.getBoundingClientRect();
  return performance.now() - start;
}
Object.assign(window, { redraw });

function Page({ drawn, report }: { readonly drawn: Drawn; readonly report: SweepReport }) {
  const { chart, hatched } = heatMapPicture(report, mapChoice(report), "accuracy", languages.t);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables}>
      {drawn === "heatmap" ? (
        <HeatMap chart={chart} label="400 cells" hatched={hatched} />
      ) : (
        <SweepFigures report={report} onOpen={() => undefined} />
      )}
    </MantineProvider>
  );
}

function reportOf(round: number): SweepReport {
  const axes = [
    { name: "agents", values: STEPS },
    { name: "temperature", values: STEPS.map((step) => step / 10) },
  ];
  const report = gridReport(axes, (_, cell) => ({
    accuracy: 0.5 + 0.45 * Math.sin(cell * 0.37 + round),
    state: cell % 11 === 0 ? "stopped" : "running",
    perQuestion: {
      calls: 1 + (cell % SIDE),
      tokens: { prompt: 100, cached: 50, generated: 20 + ((cell * 7 + round) % 400) },
      seconds: 1,
    },
  }));
  return { ...report, pareto: [3, 90, 210, 395] };
}

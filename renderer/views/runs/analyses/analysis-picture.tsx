import type { ReactNode } from "react";
import type { AnalysisChart } from "../../../../core/analyses/analysis.ts";
import { HeatMap } from "../../../charts/heatmap.tsx";
import { Intervals } from "../../../charts/intervals.tsx";
import { Lines } from "../../../charts/lines.tsx";
import { Pareto } from "../../../charts/pareto.tsx";
import { Parts } from "../../../charts/parts.tsx";
import { SignedBars } from "./signed-bars.tsx";

/** A chart of an analysis; its names are in words already, and its chrF is of 100. */
export function AnalysisPicture({
  chart,
  label,
}: {
  readonly chart: AnalysisChart;
  readonly label: string;
}): ReactNode {
  switch (chart.type) {
    case "heatmap":
      return <HeatMap chart={chart} label={label} form={chart.worth === "chrf" ? "number" : "share"} />;
    case "intervals":
      return <Intervals chart={chart} label={label} />;
    case "lines":
      return <Lines chart={chart} label={label} />;
    case "scatter":
      return <Pareto chart={chart} label={label} />;
    case "parts":
      return <Parts chart={chart} label={label} />;
    case "bars":
      return <SignedBars chart={chart} label={label} />;
  }
}

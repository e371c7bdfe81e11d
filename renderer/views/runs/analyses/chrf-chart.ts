import type { AnalysisChart, Estimate } from "../../../../core/analyses/analysis.ts";

/** A chart as it is drawn: chrF, which comes as a share of its 100, as a number of these; any other chart as it is. */
export function chrfOf100(chart: AnalysisChart): AnalysisChart {
  if (!("worth" in chart) || chart.worth !== "chrf") return chart;
  switch (chart.type) {
    case "heatmap":
      return { ...chart, cells: chart.cells.map(of100) };
    case "intervals":
      return { ...chart, form: "number", items: chart.items.map(of100) };
    case "lines":
      return {
        ...{ ...chart, form: "number" },
        series: chart.series.map((one) => ({ ...one, points: one.points.map(of100) })),
        references: chart.references.map((one) => ({ ...one, value: 100 * one.value })),
      };
    case "scatter":
      return { ...chart, form: "number", points: chart.points.map(of100) };
  }
}

function of100<Drawn extends Estimate>(drawn: Drawn): Drawn {
  const { value, interval } = drawn;
  return { ...drawn, value: 100 * value, interval: interval && [100 * interval[0], 100 * interval[1]] };
}

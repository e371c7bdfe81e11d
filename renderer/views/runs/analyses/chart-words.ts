import type { TFunction } from "i18next";
import type { AnalysisChart } from "../../../../core/analyses/analysis.ts";
import { wordsOf, type AnalysisWords } from "../../../../core/analyses/words.ts";
import { optionLabel } from "../../../components/run-choices/strategy-words.ts";

/**
 * A chart with its ids in the words of a language, as the charts draw it. What has no words is data and stands as it is; of
 * an axis that is an option of a method, the option's label.
 */
export function chartInWords(chart: AnalysisChart, words: AnalysisWords, t: TFunction): AnalysisChart {
  const name = (id: string): string => wordsOf("names", id, words);
  const axis = (id: string): string => (id in words.axes ? wordsOf("axes", id, words) : optionLabel(id, t));
  switch (chart.type) {
    case "heatmap": {
      const { x, y } = chart;
      return {
        ...chart,
        x: { name: axis(x.name), values: x.values.map(name) },
        y: { name: axis(y.name), values: y.values.map(name) },
      };
    }
    case "intervals":
      return { ...chart, items: chart.items.map((item) => ({ ...item, label: name(item.label) })) };
    case "lines":
      return {
        ...chart,
        x: { name: axis(chart.x.name) },
        series: chart.series.map((one) => ({ ...one, name: name(one.name) })),
        references: chart.references.map((one) => ({ ...one, name: name(one.name) })),
      };
    case "scatter":
      return {
        ...chart,
        x: { name: axis(chart.x.name) },
        points: chart.points.map((point) => ({ ...point, label: name(point.label) })),
      };
    case "parts":
      return {
        ...chart,
        items: chart.items.map(({ label, parts }) => ({
          label: name(label),
          parts: parts.map((part) => ({ ...part, name: name(part.name) })),
        })),
      };
    case "bars":
      return {
        ...chart,
        x: { name: axis(chart.x.name) },
        bars: chart.bars.map((bar) => ({ ...bar, label: name(bar.label) })),
      };
  }
}

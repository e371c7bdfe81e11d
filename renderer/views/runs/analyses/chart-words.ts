import type { TFunction } from "i18next";
import type { AnalysisChart } from "../../../../core/analyses/analysis.ts";
import { LABEL_SEPARATOR, wordsOf, type AnalysisWords } from "../../../../core/analyses/words.ts";
import { strategyOf } from "../../../components/run-choices/run-choices.ts";
import { optionLabel, strategyTitle } from "../../../components/run-choices/strategy-words.ts";

/**
 * A chart with its ids in the words of a language, as the charts draw it. What has no words is data and stands as it is; of
 * an axis that is an option of a method, the option's label.
 */
export function chartInWords(chart: AnalysisChart, words: AnalysisWords, t: TFunction): AnalysisChart {
  // Whether a debate may break off is told by words that are ids of methods elsewhere.
  const isMethod = (part: string): boolean => chart.id !== "break" && strategyOf(part) !== undefined;
  const name = (label: string): string =>
    label
      .split(LABEL_SEPARATOR)
      .map((part) => (isMethod(part) ? strategyTitle(part, t) : wordsOf("names", part, words)))
      .join(LABEL_SEPARATOR);
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

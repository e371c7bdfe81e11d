import type { AnalysisChart } from "./analysis.ts";
import type { Analyst } from "./findings.ts";
import { heatMap } from "./heat-map.ts";
import { measuredSettings, worthTable, type Measured } from "./measured.ts";
import { isOfPromptSet, namesOf, namesThatVary } from "./settings.ts";
import type { AxisId, ChartId } from "./words.ts";

/** Method × model (MA-ToT, table 1). */
export const methods: Analyst = {
  lacks: (runs) =>
    distinct(measuredSettings(runs), methodAndModel) > 1
      ? null
      : "All these runs are of one method on one model. Name runs of others too, or make them: " +
        "counterpoint eval --data FILE --strategy ID --model MODEL.",

  find(runs) {
    const items = measuredSettings(runs);
    return {
      tables: [worthTable("methods", items, namesOf(items.map(({ setting }) => setting)))],
      charts: methodChart(items),
      notes: [],
    };
  },
};

/** Drawn where there are at least two methods, or settings of one, and two models. */
function methodChart(items: readonly Measured[]): readonly AnalysisChart[] {
  const goesByModel = goingByModel(items);
  // The model has the other axis, and what select=auto and the prompts come to goes by the model.
  const methodAlone = ({ setting }: Measured) => ({
    ...{ ...setting, model: "" },
    options: setting.runs[0]?.manifest.options ?? setting.options,
    circumstances: Object.fromEntries(
      Object.entries(setting.circumstances).filter(([name]) => !goesByModel(name)),
    ),
  });
  const names = namesOf(items.map(methodAlone));
  const methodOf = (item: Measured) => names.label(methodAlone(item));
  const x = { name: "model" satisfies AxisId, valueOf: modelOf };
  const y = { name: "method" satisfies AxisId, valueOf: methodOf };
  if (distinct(items, methodOf) < 2 || distinct(items, modelOf) < 2) return [];
  return [heatMap("methods" satisfies ChartId, items, x, y)];
}

/** Which circumstances go by the model: those that come with the prompt set, as far as no model has several of one. */
function goingByModel(items: readonly Measured[]): (circumstance: string) => boolean {
  const onOneModel = [...Map.groupBy(items, modelOf).values()];
  const varying = new Set(
    onOneModel.flatMap((its) => namesThatVary(its.map(({ setting }) => setting.circumstances))),
  );
  return (name) => isOfPromptSet(name) && !varying.has(name);
}

function modelOf({ setting }: Measured): string {
  return setting.model;
}

function methodAndModel({ setting }: Measured): string {
  return JSON.stringify([setting.strategy, setting.model]);
}

function distinct(items: readonly Measured[], keyOf: (item: Measured) => string): number {
  return new Set(items.map(keyOf)).size;
}

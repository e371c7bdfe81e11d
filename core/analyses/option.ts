import type { OptionValue } from "../events.ts";
import type { AnalysedRun, AnalysisChart, AnalysisTable } from "./analysis.ts";
import { column, type Analyst } from "./findings.ts";
import { estimateOf, measuredSettings, worthId, worthTable, type Measured } from "./measured.ts";
import { numberOf, numericOptionsThatVary } from "./numeric-options.ts";
import { referencesOf, type Reference } from "./option-references.ts";
import { namesOf, settingsOf, type Setting } from "./settings.ts";
import type { ChartId } from "./words.ts";

/** What a method is worth over one option, all else being alike. */
interface Curve {
  readonly option: string;
  readonly rest: Setting;
  /** By rising values of the option. */
  readonly items: readonly Measured[];
}

/** Accuracy over one option: l and λ (MCF, fig. 5 and 6), stances and rounds (CFMAD, fig. 6), agents, turns and any other. */
export const option: Analyst = {
  lacks: (runs) =>
    curvesOf(runs).length > 0
      ? null
      : "No option varies by numbers among these runs with all else alike. Sweep over one: " +
        `counterpoint sweep --data FILE --strategy ID --grid '{"agents":[2,3,4]}'.`,

  find(runs) {
    const byOption = Map.groupBy(curvesOf(runs), (curve) => curve.option);
    const parts = [...byOption].map(([name, curves]) => ({
      ...{ name, curves },
      references: referencesOf(name, runs),
    }));
    const references = parts.flatMap((part) => part.references);
    return {
      tables: [
        ...parts.map(({ name, curves }) => curveTable(name, curves)),
        ...(references.length > 0 ? [referenceTable(references)] : []),
      ],
      charts: parts.map(({ name, curves, references: its }) => curveChart(name, curves, its)),
      notes: [],
    };
  },
};

function curvesOf(runs: readonly AnalysedRun[]): readonly Curve[] {
  const byStrategy = Map.groupBy(runs, ({ manifest }) => manifest.strategy);
  return [...byStrategy.values()].flatMap((its) =>
    numericOptionsThatVary(its).flatMap((name) =>
      settingsOf(
        its.filter(({ manifest }) => hasEffect(name, manifest.options)),
        [name],
      ).flatMap((rest) => curveOf(name, rest)),
    ),
  );
}

/** The outlier test and the least number of experiences say nothing where they are not used. */
function hasEffect(name: string, options: Readonly<Record<string, OptionValue>>): boolean {
  if (name === "minimum") return options.experience === true;
  return name !== "lambda" || (options.experience === true && options.outlierTest !== "off");
}

function curveOf(name: string, rest: Setting): readonly Curve[] {
  const items = measuredSettings(rest.runs).toSorted(
    (left, right) => numberOf(left, name) - numberOf(right, name),
  );
  return items.length < 2 ? [] : [{ option: name, rest, items }];
}

function curveTable(name: string, curves: readonly Curve[]): AnalysisTable {
  const items = curves.flatMap((curve) => curve.items);
  const names = namesOf(
    items.map(({ setting }) => setting),
    [name],
  );
  return worthTable("option", items, names, {
    columns: [{ id: name, form: "number" }],
    cells: (item) => [numberOf(item, name)],
  });
}

function curveChart(name: string, curves: readonly Curve[], references: readonly Reference[]): AnalysisChart {
  const names = namesOf(curves.map(({ rest }) => rest));
  return {
    ...{ type: "lines", id: "option" satisfies ChartId, x: { name }, form: "share" },
    worth: worthId([...curves.flatMap((curve) => curve.items), ...references]),
    series: curves.map(({ rest, items }) => ({
      name: names.label(rest),
      points: items.map((item) => ({ x: numberOf(item, name), ...estimateOf(item.worth) })),
    })),
    references: references.map((reference) => ({ name: reference.name, value: reference.worth.value })),
  };
}

function referenceTable(references: readonly Reference[]): AnalysisTable {
  const names = namesOf(references.map(({ setting }) => setting));
  return worthTable("references", references, names, {
    columns: [column("option", "text"), column("reference", "text")],
    cells: ({ option: name, name: reference }) => [name, reference],
  });
}

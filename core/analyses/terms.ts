import type { AnalysedRun } from "./analysis.ts";
import { intervalsChart } from "./charts.ts";
import { column, type Analyst } from "./findings.ts";
import { stageOf, TERMS, termsOn } from "./mcf-stage.ts";
import { estimateOf, measuredSettings, worthId, worthTable, type Measured } from "./measured.ts";
import { namesOf } from "./settings.ts";
import { labelOf, type NameId } from "./words.ts";

const DIALOGUE: NameId = "dialogue";
/** A run of mcf: the method dialogue may stand beside it. */
const WITHOUT_TERMS: NameId = "without-terms";

/** What each term of the filter adds (MCF, table 2); a dialogue is a filter with all of them off. */
export const terms: Analyst = {
  lacks: (runs) =>
    new Set(filtering(runs).map(termsText)).size > 1
      ? null
      : "These runs do not differ in the terms of mcf. Switch terms off: counterpoint sweep --data FILE --strategy mcf " +
        `--grid '{"semantic":[true,false],"historical":[true,false],"amr":[true,false]}'.`,

  find(runs) {
    const items = filtering(runs);
    const names = namesOf(
      items.map(({ setting }) => setting),
      TERMS,
    );
    return {
      tables: [
        worthTable("terms", items, names, {
          columns: TERMS.map((term) => column(term, "text")),
          cells: ({ setting }) => TERMS.map((term) => termsOn(setting).includes(term)),
        }),
      ],
      charts: [
        intervalsChart(
          "terms",
          items.map((item) => ({
            label: labelOf(nameOf(item), names.withoutMethod(item.setting)),
            ...estimateOf(item.worth),
          })),
          worthId(items),
        ),
      ],
      notes: [],
    };
  },
};

/** Without experience, fewest terms first. */
function filtering(runs: readonly AnalysedRun[]): readonly Measured[] {
  return measuredSettings(
    runs.filter(({ manifest }) => ["dialogue", "filtering"].includes(stageOf(manifest) ?? "")),
  ).toSorted((left, right) => termsOn(left.setting).length - termsOn(right.setting).length);
}

function nameOf(item: Measured): string {
  return termsText(item) || (item.setting.strategy === "dialogue" ? DIALOGUE : WITHOUT_TERMS);
}

/** Empty without any. */
function termsText({ setting }: Measured): string {
  return termsOn(setting).join(" + ");
}

import { costsPerQuestion } from "../evaluation/costs.ts";
import type { AnalysedRun } from "./analysis.ts";
import { intervalsChart } from "./charts.ts";
import { column, type Analyst } from "./findings.ts";
import { estimateOf, measuredSettings, worthId, worthTable, type Measured } from "./measured.ts";
import { namesOf, settingsOf } from "./settings.ts";
import { labelOf, type NameId } from "./words.ts";
import { askedRows } from "./worth.ts";

const BREAK = "adaptiveBreak";

/** Debates that are forced through all rounds against the same ones that may end early (Liang et al. 2023). */
export const adaptiveBreak: Analyst = {
  lacks: (runs) =>
    pairs(runs).length > 0
      ? null
      : "No debate among these runs was held both with the adaptive break and with forced rounds. Make both: " +
        `counterpoint sweep --data FILE --strategy mad-judge --grid '{"adaptiveBreak":[true,false]}'.`,

  find(runs) {
    const items = pairs(runs);
    const names = namesOf(
      items.map(({ setting }) => setting),
      [BREAK],
    );
    const table = worthTable("break", items, names, {
      columns: [column("adaptive-break", "text"), column("calls", "number"), column("generated", "number")],
      cells: (item) => [isAdaptive(item), ...costsOf(item)],
    });
    const shown = items.map((item) => ({
      label: labelOf(breakName(item), names.withoutMethod(item.setting)),
      ...estimateOf(item.worth),
    }));
    return {
      tables: [table],
      charts: [intervalsChart("break", shown, worthId(items))],
      notes: [],
    };
  },
};

/** Settings that are there with and without the break. */
function pairs(runs: readonly AnalysedRun[]): readonly Measured[] {
  const debates = runs.filter(({ manifest }) => manifest.strategy === "mad-judge");
  return settingsOf(debates, [BREAK])
    .map((rest) => measuredSettings(rest.runs))
    .filter((both) => both.length === 2)
    .flat();
}

function isAdaptive({ setting }: Measured): boolean {
  return setting.options[BREAK] === true;
}

function breakName(item: Measured): NameId {
  return isAdaptive(item) ? "adaptive" : "forced";
}

/** Means over questions. */
function costsOf({ setting }: Measured): readonly number[] {
  const { calls, tokens } = costsPerQuestion(setting.runs.flatMap(askedRows));
  return [calls, tokens.generated];
}

import type { AnalysedRun } from "./analysis.ts";
import { intervalsChart } from "./charts.ts";
import { column, type Analyst } from "./findings.ts";
import { STAGES, stageOf, type Stage } from "./mcf-stage.ts";
import { estimateOf, measuredSettings, worthId, worthTable, type Measured } from "./measured.ts";
import { namesOf } from "./settings.ts";
import { labelOf } from "./words.ts";

interface Staged extends Measured {
  readonly stage: Stage;
}

/** From the plain dialogue over filtering to filtering with an experience repository (MCF, table 3). */
export const stages: Analyst = {
  lacks: (runs) =>
    new Set(staged(runs).map(({ stage }) => stage)).size > 1
      ? null
      : "These runs are of one stage at most. Run at least two of: counterpoint eval --data FILE --strategy dialogue, " +
        "the same with --strategy mcf, and with --strategy mcf --option experience=true.",

  find(runs) {
    const items = staged(runs);
    const names = namesOf(
      items.map(({ setting }) => setting),
      ["experience"],
    );
    return {
      tables: [
        worthTable("stages", items, names, {
          columns: [column("stage", "text")],
          cells: ({ stage }) => [stage],
        }),
      ],
      charts: [
        intervalsChart(
          "stages",
          items.map(({ stage, setting, worth }) => ({
            label: labelOf(stage, names.withoutMethod(setting)),
            ...estimateOf(worth),
          })),
          worthId(items),
        ),
      ],
      notes: [],
    };
  },
};

/** The first stage first. */
function staged(runs: readonly AnalysedRun[]): readonly Staged[] {
  return measuredSettings(runs)
    .flatMap((item): Staged[] => {
      const stage = stageOf(item.setting);
      return stage === null ? [] : [{ ...item, stage }];
    })
    .sort((left, right) => STAGES.indexOf(left.stage) - STAGES.indexOf(right.stage));
}

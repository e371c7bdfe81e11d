import type { AnalysedRun } from "./analysis.ts";
import { stageOf } from "./mcf-stage.ts";
import { measuredSettings, type Measured } from "./measured.ts";
import { namesOf, type Setting } from "./settings.ts";
import { labelOf } from "./words.ts";

/** A setting without the option, drawn as a level line beside the curves. */
export interface Reference extends Measured {
  readonly option: string;
  readonly name: string;
}

/**
 * What the paper draws beside l: the dialogue and filtering without experience (MCF, fig. 5); beside λ: retrieval
 * without the outlier test (fig. 6). Other options have no reference.
 */
export function referencesOf(option: string, runs: readonly AnalysedRun[]): readonly Reference[] {
  const items = measuredSettings(runs.filter(({ manifest }) => nameOf(option, manifest) !== null));
  const names = namesOf(items.map(({ setting }) => setting));
  const told = items.map((item) => ({ ...item, option, name: nameOf(option, item.setting) ?? "" }));
  return told.map((item) => {
    const isAlone = told.every((other) => other === item || other.name !== item.name);
    return { ...item, name: labelOf(item.name, isAlone ? "" : names.label(item.setting)) };
  });
}

function nameOf(option: string, settings: Pick<Setting, "strategy" | "options">): string | null {
  const stage = stageOf(settings);
  if (option === "minimum") return stage === "repository" ? null : stage;
  if (option !== "lambda" || stage !== "repository") return null;
  return settings.options.outlierTest === "off" ? "outlierTest=off" : null;
}

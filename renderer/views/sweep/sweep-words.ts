import type { TFunction } from "i18next";
import type { OptionValue } from "../../../core/events.ts";
import type { Cell } from "../../../core/sweep/cell.ts";
import { optionLabel, optionValueWords, strategyTitle } from "../../components/run-choices/strategy-words.ts";

/** What is varied, as a person reads it. */
export function axisWords(name: string, t: TFunction): string {
  if (name === "strategy") return t("sweep.axes.strategy");
  return name === "model" ? t("sweep.axes.model") : optionLabel(name, t);
}

/** A value of an axis; null where a cell's method has no such option. */
export function valueWords(axis: string, value: OptionValue | null, t: TFunction): string {
  if (value === null) return "–";
  if (axis === "strategy") return strategyTitle(String(value), t);
  return axis === "model" ? String(value) : optionValueWords(axis, value, t);
}

type NamedCell = Pick<Cell, "settings" | "strategy">;

/** What tells a cell from the others: `Self-consistency · Agents N 3 · Temperature T 0.4`. */
export function cellWords(cell: NamedCell, t: TFunction): string {
  return wordsOfCells(t)(cell);
}

/** Says that of many cells, and puts each setting into words only once. */
export function wordsOfCells(t: TFunction): (cell: NamedCell) => string {
  const known = new Map<string, string>();
  return ({ settings, strategy }) => {
    const told = Object.entries(settings).map(([name, value]) => {
      const key = `${name} ${value}`;
      const words = known.get(key) ?? settingWords(name, value, t);
      known.set(key, words);
      return words;
    });
    return told.length === 0 ? strategyTitle(strategy, t) : told.join(" · ");
  };
}

function settingWords(name: string, value: OptionValue, t: TFunction): string {
  const words = valueWords(name, value, t);
  return name === "strategy" || name === "model" ? words : `${axisWords(name, t)} ${words}`;
}

import { Chip, TagsInput } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OptionValue } from "../../../../core/events.ts";
import type { NumberOption, OptionTable } from "../../../../core/strategies/options.ts";
import { valueWords } from "../sweep-words.ts";
import { readNumber, suggestedValues } from "./grid-options.ts";
import classes from "./grid.module.css";

/** Among them the full-width semicolon and comma of Chinese, and its comma of lists. */
const BETWEEN_VALUES = [";", " ", "\uff1b", "\uff0c", "\u3001"];

interface ChipsProps {
  readonly name: string;
  readonly label: string;
  readonly values: readonly OptionValue[];
  readonly onChange: (values: readonly OptionValue[]) => void;
}

/** Numbers as chips: typed, or chosen from those worth trying. What cannot be is refused and said. */
export function NumberChips({
  name,
  label,
  option,
  values,
  onChange,
}: ChipsProps & { readonly option: NumberOption }): ReactNode {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<string | null>(null);
  const take = (texts: readonly string[]): void => {
    const read = texts.map((text) => ({ text, value: readNumber(text, option) }));
    setRefused(read.find(({ value }) => value === null)?.text ?? null);
    const numbers = new Set(read.flatMap(({ value }) => value ?? []));
    onChange([...numbers].sort((left, right) => left - right));
  };
  return (
    <TagsInput
      className={classes.numbers}
      aria-label={t("sweep.grid.valuesOf", { option: label })}
      placeholder={t("sweep.grid.addValue")}
      splitChars={BETWEEN_VALUES}
      acceptValueOnBlur
      data={suggestedValues(name, option).map(String)}
      value={values.map(String)}
      error={
        refused !== null &&
        t(option.type === "integer" ? "sweep.grid.wholeFrom" : "sweep.grid.numberFrom", {
          value: refused,
          min: option.min,
          max: option.max,
        })
      }
      onChange={take}
    />
  );
}

/** Yes and no, or the values of a choice: those that are tried are marked. */
export function ValueChips({
  name,
  label,
  option,
  values,
  onChange,
}: ChipsProps & { readonly option: OptionTable[string] }): ReactNode {
  const { t } = useTranslation();
  const all = suggestedValues(name, option);
  return (
    <div className={classes.chips} role="group" aria-label={t("sweep.grid.valuesOf", { option: label })}>
      {all.map((value) => (
        <Chip
          key={String(value)}
          size="sm"
          radius="sm"
          checked={values.includes(value)}
          onChange={(checked) =>
            onChange(all.filter((one) => (one === value ? checked : values.includes(one))))
          }
        >
          {valueWords(name, value, t)}
        </Chip>
      ))}
    </div>
  );
}

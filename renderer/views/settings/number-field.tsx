import { TextInput } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { count } from "../../components/numbers.ts";
import classes from "./settings.module.css";
import { readWholeNumber } from "./whole-number.ts";

/** A whole number, or nothing where the program is to choose. It is saved when the field is left or with Enter. */
export function NumberField({
  label,
  help,
  min,
  max,
  value,
  isRequired = false,
  onChange,
}: {
  readonly label: string;
  readonly help?: string | undefined;
  readonly min: number;
  readonly max: number;
  /** Undefined: chosen by the program. */
  readonly value: number | undefined;
  readonly isRequired?: boolean;
  readonly onChange: (value: number | undefined) => void;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const saved = value === undefined ? "" : String(value);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? saved;
  const read = readWholeNumber(shown, min, max);
  const isWrong = read.kind === "wrong" || (isRequired && read.kind === "empty");
  const save = (): void => {
    if (isWrong || typed === null) return;
    setTyped(null);
    const next = read.kind === "number" ? read.value : undefined;
    if (next !== value) onChange(next);
  };
  const range = { min: count(min, i18n.language), max: count(max, i18n.language) };
  return (
    <TextInput
      className={classes.number ?? ""}
      label={label}
      description={help}
      inputMode="numeric"
      placeholder={isRequired ? "" : t("settings.runtime.auto")}
      value={shown}
      error={isWrong && t(isRequired ? "settings.wrongNumber" : "settings.wrongNumberOrEmpty", range)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === "Enter") save();
        if (event.key === "Escape") setTyped(null);
      }}
    />
  );
}

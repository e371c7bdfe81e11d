import { Select, Slider, Switch } from "@mantine/core";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OptionValue } from "../../../core/events.ts";
import type { NumberOption, OptionTable } from "../../../core/strategies/options.ts";
import type { Strategy } from "../../../core/strategies/strategy.ts";
import { BoundedNumber } from "../bounded-number.tsx";
import { Choice } from "../choice.tsx";
import classes from "./run-choices.module.css";
import { optionHelp, optionLabel, optionValueWords } from "./strategy-words.ts";

export interface OptionFieldProps {
  readonly strategy: Strategy;
  readonly name: string;
  readonly option: OptionTable[string];
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
  readonly disabled: boolean;
}

/**
 * Beyond this a slider has too little room for each number: it goes no further than the greatest value that it had. It does
 * not shrink again, for its end would move under the pointer.
 */
const SLIDER_MAX = 16;
/** More values than these do not fit side by side. */
const FEW_VALUES = 3;

/** A number that matters: a slider, and a field for the exact value. */
export function ProminentNumber({
  strategy,
  name,
  option,
  value,
  onChange,
  disabled,
}: OptionFieldProps & { readonly option: NumberOption; readonly value: number }): ReactNode {
  const { t } = useTranslation();
  const help = useId();
  const label = optionLabel(name, t);
  const whole = option.type === "integer";
  const [reach, setReach] = useState(Math.max(SLIDER_MAX, value));
  if (value > reach) setReach(value);
  return (
    <div className={classes.prominent}>
      <span className={classes.prominentLabel}>{label}</span>
      <Slider
        className={classes.slider}
        size="sm"
        label={null}
        thumbLabel={label}
        thumbProps={{ "aria-describedby": help }}
        disabled={disabled}
        min={option.min}
        max={whole ? Math.min(option.max, reach) : option.max}
        step={whole ? 1 : 0.1}
        value={value}
        onChange={onChange}
      />
      <NumberField {...{ name, option, value, onChange, disabled }} label={label} hidden describedBy={help} />
      <small id={help} className={classes.help}>
        {optionHelp(strategy, name, option, t)}
      </small>
    </div>
  );
}

/** A field made from one line of a strategy's table. */
export function OptionField(props: OptionFieldProps): ReactNode {
  const { t } = useTranslation();
  const { strategy, name, option, value, onChange, disabled } = props;
  const label = optionLabel(name, t);
  const description = optionHelp(strategy, name, option, t);
  switch (option.type) {
    case "boolean":
      return (
        <Switch
          label={label}
          description={description}
          disabled={disabled}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case "choice":
      return <ChoiceField {...props} values={option.values} label={label} description={description} />;
    case "integer":
    case "number":
      return (
        <NumberField
          {...{ name, option, onChange, disabled, label, description }}
          value={typeof value === "number" ? value : option.default}
        />
      );
  }
}

function ChoiceField({
  name,
  values,
  label,
  description,
  value,
  onChange,
  disabled,
}: OptionFieldProps & {
  readonly values: readonly string[];
  readonly label: string;
  readonly description: string;
}): ReactNode {
  const { t } = useTranslation();
  const words = (each: string): string => optionValueWords(name, each, t);
  if (values.length > FEW_VALUES) {
    return (
      <Select
        {...{ label, description, disabled }}
        data={values.map((each) => ({ value: each, label: words(each) }))}
        value={String(value)}
        allowDeselect={false}
        onChange={(chosen) => chosen !== null && onChange(chosen)}
      />
    );
  }
  return (
    <Choice
      {...{ label, disabled, onChange }}
      help={description}
      values={values.map((each) => [each, words(each)] as const)}
      value={String(value)}
    />
  );
}

function NumberField({
  option,
  value,
  onChange,
  disabled,
  label,
  description,
  hidden = false,
  describedBy,
}: {
  readonly option: NumberOption;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly disabled: boolean;
  readonly label: string;
  readonly description?: string;
  /** The label is seen elsewhere. */
  readonly hidden?: boolean;
  readonly describedBy?: string;
}): ReactNode {
  return (
    <BoundedNumber
      {...(hidden ? { "aria-label": label } : { label, description })}
      {...(describedBy !== undefined && { "aria-describedby": describedBy })}
      className={classes.number}
      disabled={disabled}
      min={option.min}
      max={option.max}
      step={option.type === "integer" ? 1 : 0.1}
      allowDecimal={option.type === "number"}
      decimalScale={option.type === "number" ? 2 : 0}
      value={value}
      onChange={onChange}
    />
  );
}

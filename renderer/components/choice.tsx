import { SegmentedControl } from "@mantine/core";
import { useId, type ReactNode } from "react";
import classes from "./choice.module.css";

/** One of a few, all in sight. */
export function Choice<Value extends string>({
  label,
  help,
  values,
  value,
  disabled = false,
  onChange,
}: {
  readonly label: string;
  readonly help?: string;
  readonly values: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly disabled?: boolean;
  readonly onChange: (value: Value) => void;
}): ReactNode {
  const named = useId();
  const helped = useId();
  return (
    <div className={classes.choice}>
      <span id={named} className={classes.label}>
        {label}
      </span>
      {help !== undefined && (
        <small id={helped} className={classes.help}>
          {help}
        </small>
      )}
      <SegmentedControl
        aria-labelledby={named}
        aria-describedby={help === undefined ? undefined : helped}
        disabled={disabled}
        data={values.map(([one, name]) => ({ value: one, label: name }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

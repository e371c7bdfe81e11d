import { SegmentedControl } from "@mantine/core";
import { useId, type ReactNode } from "react";
import classes from "./settings.module.css";

/** One of a few, all in sight. */
export function Choice<Value extends string>({
  label,
  help,
  values,
  value,
  onChange,
}: {
  readonly label: string;
  readonly help?: string;
  readonly values: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className={classes.field}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <SegmentedControl
        aria-labelledby={id}
        data={values.map(([one, name]) => ({ value: one, label: name }))}
        value={value}
        onChange={(chosen) => {
          const known = values.find(([one]) => one === chosen);
          if (known !== undefined) onChange(known[0]);
        }}
      />
      {help !== undefined && <p className={classes.help}>{help}</p>}
    </div>
  );
}

import { NumberInput, type NumberInputProps } from "@mantine/core";
import type { ReactNode } from "react";
import { inBounds, numberIn } from "./bounds.ts";
import { useTypedNumber } from "./use-typed-number.ts";

interface BoundedNumberProps extends Omit<
  NumberInputProps,
  "value" | "defaultValue" | "onChange" | "onBlur" | "min" | "max" | "clampBehavior"
> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Is told of numbers within the bounds alone. */
  readonly onChange: (value: number) => void;
}

/**
 * A number that must be there, within its bounds. While it is typed, what stands in the field may be too small (the 6 of 6000) or
 * nothing; whoever leaves the field there finds the nearest number that is allowed, or the one from before.
 */
export function BoundedNumber({ value, min, max, onChange, ...props }: BoundedNumberProps): ReactNode {
  const [typed, setTyped] = useTypedNumber(value);
  return (
    <NumberInput
      {...props}
      {...{ min, max }}
      clampBehavior="none"
      value={typed}
      onChange={(next) => {
        setTyped(next);
        const number = numberIn(next);
        if (number !== null && number === inBounds(number, min, max)) onChange(number);
      }}
      onBlur={() => {
        const left = inBounds(numberIn(typed) ?? value, min, max);
        setTyped(left);
        if (left !== value) onChange(left);
      }}
    />
  );
}

import { NumberInput, type NumberInputProps } from "@mantine/core";
import type { ReactNode } from "react";
import { inBounds, numberIn } from "./bounds.ts";
import { useTypedNumber } from "./use-typed-number.ts";

interface OptionalNumberProps extends Pick<NumberInputProps, "label" | "placeholder" | "className"> {
  /** Null: it is left out. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** Is told of numbers within the bounds alone, and of none where the field is empty. */
  readonly onChange: (value: number | null) => void;
}

/**
 * A whole number that may be left out. While it is typed, what stands in the field may be too small (the 00 of 100 before it
 * becomes 200); whoever leaves the field there finds the nearest number that is allowed.
 */
export function OptionalNumber({ value, min, max, onChange, ...props }: OptionalNumberProps): ReactNode {
  const [typed, setTyped] = useTypedNumber(value);
  return (
    <NumberInput
      {...props}
      {...{ min, max }}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      value={typed}
      onChange={(next) => {
        setTyped(next);
        const number = numberIn(next);
        if (number === null || number === inBounds(number, min, max)) onChange(number);
      }}
      onBlur={() => {
        const number = numberIn(typed);
        const left = number === null ? null : inBounds(number, min, max);
        setTyped(left ?? "");
        if (left !== value) onChange(left);
      }}
    />
  );
}

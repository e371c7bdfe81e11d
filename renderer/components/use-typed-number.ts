import { useState } from "react";
import { numberIn } from "./bounds.ts";

/**
 * What stands in a field for a number as it is typed. A value that comes from elsewhere takes its place; the one that is
 * typed leaves it as it is written, such as 007.
 * @param value null: the field is empty
 * @returns it, and how it is changed
 */
export function useTypedNumber(
  value: number | null,
): readonly [number | string, (typed: number | string) => void] {
  const [typed, setTyped] = useState<number | string>(value ?? "");
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (numberIn(typed) !== value) setTyped(value ?? "");
  }
  return [typed, setTyped];
}

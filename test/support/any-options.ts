import fc from "fast-check";
import type { OptionValue } from "../../core/events.ts";
import type { OptionTable } from "../../core/strategies/options.ts";

function anyValue(option: OptionTable[string], span: number): fc.Arbitrary<OptionValue> {
  switch (option.type) {
    case "boolean":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...option.values);
    case "integer":
      return fc.integer({ min: option.min, max: Math.min(option.max, option.min + span) });
    case "number":
      return fc.double({ min: option.min, max: option.max, noNaN: true });
  }
}

/** Any values that a table allows each of its options. @param span how far a whole number may be from its least */
export function anyOptions(table: OptionTable, span = Infinity): fc.Arbitrary<Record<string, OptionValue>> {
  return fc.record(
    Object.fromEntries(Object.entries(table).map(([name, option]) => [name, anyValue(option, span)])),
  );
}

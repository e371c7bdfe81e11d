/** What a person typed where a whole number or nothing is asked for. */
export type TypedNumber =
  | { readonly kind: "empty" }
  | { readonly kind: "number"; readonly value: number }
  /** No whole number, or outside the range. */
  | { readonly kind: "wrong" };

/** Spaces and separators of thousands are not taken: what they mean differs by country. */
export function readWholeNumber(typed: string, min: number, max: number): TypedNumber {
  const text = typed.trim();
  if (text === "") return { kind: "empty" };
  if (!/^\d{1,15}$/.test(text)) return { kind: "wrong" };
  const value = Number(text);
  return value < min || value > max ? { kind: "wrong" } : { kind: "number", value };
}

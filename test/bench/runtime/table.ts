/** The figures of a section as lines of a name and its values, in order. */
export function tableOf(figures: object): string {
  const rows = [...rowsOf(figures, "")];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join("\n");
}

function* rowsOf(figures: object, path: string): Generator<readonly [name: string, value: string]> {
  for (const [key, value] of Object.entries(figures) as [string, unknown][]) {
    const name = path === "" ? key : `${path}.${key}`;
    if (typeof value !== "object" || value === null) yield [name, inWords(value)];
    else if ("median" in value && "min" in value && "max" in value) {
      yield [name, `${inWords(value.median)} (${inWords(value.min)} to ${inWords(value.max)})`];
    } else yield* rowsOf(value, name);
  }
}

function inWords(value: unknown): string {
  if (typeof value !== "number" || Number.isInteger(value)) return String(value);
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

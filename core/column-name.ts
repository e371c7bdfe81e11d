/**
 * The name of a column as names of columns are compared: capitals, white space, `_`, `.` and `-` do not matter. What a
 * window proposes by it is what the engine finds by itself.
 */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_.-]/g, "");
}

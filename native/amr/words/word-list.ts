/** The words of one or more lines. */
export function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(" ").split(" "));
}

/** Pairs such as `writer:write` as a map from the first to the second. */
export function wordMap(...lines: readonly string[]): ReadonlyMap<string, string> {
  const pairs = lines.join(" ").split(" ");
  return new Map(
    pairs.map((pair) => {
      const [key = "", value = ""] = pair.split(":");
      return [key, value] as const;
    }),
  );
}

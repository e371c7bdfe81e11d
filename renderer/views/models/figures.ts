/** A number of weights as people write it: `494M`, `1.5B`. */
export function parameterCount(parameters: number): string {
  const [unit, sign] =
    parameters >= 999_500_000
      ? ([1e9, "B"] as const)
      : parameters >= 999_500
        ? ([1e6, "M"] as const)
        : ([1e3, "k"] as const);
  const amount = parameters / unit;
  return `${amount < 9.95 ? amount.toFixed(1) : Math.round(amount)}${sign}`;
}

/** Beginning and end of a hash: enough to compare at a glance. */
export function shortHash(sha256: string): string {
  return `${sha256.slice(0, 8)}…${sha256.slice(-8)}`;
}

/** A speed in tokens a second, to the three digits that a measurement knows. */
export function speedFigure(tokensPerSecond: number): string {
  return tokensPerSecond >= 100 ? String(Math.round(tokensPerSecond)) : tokensPerSecond.toPrecision(3);
}

/** Whether a path begins at a root, on any system. */
export function isWholePath(path: string): boolean {
  return /^(\/|[A-Za-z]:[\\/]|\\\\)/.test(path);
}

/** Whether a file lies somewhere below a folder. */
export function liesIn(path: string, folder: string): boolean {
  const base = folder.replace(/[\\/]+$/, "");
  return path.startsWith(`${base}/`) || path.startsWith(`${base}\\`);
}

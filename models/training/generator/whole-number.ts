/**
 * The value of the option `--name`.
 * @throws Error unless it is a whole number from `least`
 */
export function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (text.trim() === "" || !Number.isSafeInteger(value) || value < least) {
    throw new Error(`--${name} cannot be "${text}"; it must be a whole number from ${least}.`);
  }
  return value;
}

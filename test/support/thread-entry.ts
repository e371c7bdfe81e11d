/**
 * What a thread runs, as the address of a file that holds it.
 * @param source JavaScript that imports Node's own modules alone
 */
export function entryOf(source: string): URL {
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}

/** The last change of each file. */
const last = new Map<string, Promise<unknown>>();

/**
 * Does some work after what this process began before with the same file: who reads it and writes it anew
 * loses nothing that another one wrote meanwhile.
 * @throws what the work throws
 */
export function inTurn<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  const turn = (last.get(file) ?? Promise.resolve()).then(work);
  last.set(
    file,
    turn.catch(() => undefined),
  );
  return turn;
}

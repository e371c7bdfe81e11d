/** The last work on each file or folder. */
const last = new Map<string, Promise<unknown>>();

/**
 * Does some work after what this process began before with the same file or folder: who reads a file and writes it anew loses
 * nothing that another one wrote meanwhile, and nothing is erased beside what is being written.
 * @throws what the work throws
 */
export function inTurn<Value>(path: string, work: () => Promise<Value>): Promise<Value> {
  const turn = (last.get(path) ?? Promise.resolve()).then(work);
  last.set(
    path,
    turn.catch(() => undefined),
  );
  return turn;
}

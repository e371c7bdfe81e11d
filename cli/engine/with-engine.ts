import type { EngineClient } from "../../engine/contract/contract.ts";
import type { CommandContext } from "../command.ts";
import { withLocalEngine } from "../local-engine.ts";
import { reachEngine, type Way } from "./reach.ts";
import { alongWays, type EngineWork } from "./ways.ts";

/** The engine that carries out what a command asks, in whichever process it is at the moment. */
export interface CommandEngine {
  /**
   * Does something with the engine. If the engine ends in between, it is done again with the next one.
   * @throws what the work throws; CancelledError after Ctrl+C; CounterpointError if the same process is lost twice in a row
   *   before anything was heard of it
   */
  use<Result>(work: EngineWork<Result>): Promise<Result>;
}

type Wanted = Pick<CommandContext, "home" | "terminal" | "signal"> & {
  /** False leaves no trace on the disk, and needs no home of its own. */
  readonly store?: boolean;
};

/**
 * Gives a command that starts or changes something the engine of its home: this process's own if nobody holds the home,
 * else that of the window or terminal which holds it.
 * @throws what `reachEngine` and the work throw
 */
export async function withEngine<Result>(
  { store = true, ...wanted }: Wanted,
  work: (engine: CommandEngine) => Promise<Result>,
): Promise<Result> {
  if (store) return withHome(wanted, work);
  const inMemory = (client: EngineClient) => work({ use: (ask) => ask(client, () => undefined) });
  return withLocalEngine(wanted.home, inMemory, { store: false });
}

async function withHome<Result>(
  { home, terminal, signal }: Wanted,
  work: (engine: CommandEngine) => Promise<Result>,
): Promise<Result> {
  let way = await reachEngine(home, { signal, afterWindow: false });
  if (way.pid !== null) terminal.note(`Counterpoint is open (process ${way.pid}): it carries this out.`);

  const moveOn = async (): Promise<void> => {
    const wasOwn = way.pid === null;
    await way.close();
    way = await reachEngine(home, { signal, afterWindow: wasOwn });
    terminal.note(movedLine(wasOwn, way));
  };
  try {
    return await work({ use: (ask) => alongWays({ way: () => way, moveOn }, ask, signal) });
  } finally {
    await way.close();
  }
}

/** @param wasOwn whether the engine that ended was this process's: only a window makes it end */
function movedLine(wasOwn: boolean, { pid }: Way): string {
  const before = wasOwn ? "A window of Counterpoint was opened" : "Counterpoint was closed";
  return pid === null ? `${before}; this process goes on by itself.` : `${before}; process ${pid} goes on.`;
}

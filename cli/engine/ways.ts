import { CounterpointError } from "../../core/errors.ts";
import type { EngineClient } from "../../engine/contract/contract.ts";
import type { Way } from "./reach.ts";

/** Does something with an engine, and calls `heard` for all that the engine tells of it meanwhile. */
export type EngineWork<Result> = (client: EngineClient, heard: () => void) => Promise<Result>;

/** The way to the engine at the moment, and the step to the next one. */
export interface Ways {
  readonly way: () => Way;
  readonly moveOn: () => Promise<void>;
}

/**
 * Does something with an engine. If that is lost in between, it is done again with the next one.
 * @throws what the work throws; CounterpointError if the same process is lost twice in a row before anything was heard of it
 */
export async function alongWays<Result>(
  { way, moveOn }: Ways,
  work: EngineWork<Result>,
  signal: AbortSignal,
): Promise<Result> {
  let lostUnheard: number | null = null;
  for (;;) {
    const { client, pid, lost } = way();
    const told = { heard: false };
    try {
      return await work(client, () => {
        told.heard = true;
      });
    } catch (error) {
      if (!lost.aborted || signal.aborted) throw error;
      if (!told.heard && pid !== null && pid === lostUnheard) throw lostTwice(pid, error);
      lostUnheard = told.heard ? null : pid;
    }
    await moveOn();
  }
}

function lostTwice(pid: number, cause: unknown): CounterpointError {
  return new CounterpointError(
    "connection",
    `The connection to Counterpoint (process ${pid}) broke off twice before it answered. A run that it was given goes on ` +
      `there: look at it in the window, or close Counterpoint and repeat this command.`,
    { pid },
    { cause },
  );
}

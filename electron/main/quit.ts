import type { EngineClient } from "../../engine/contract/contract.ts";

/** Milliseconds that runs are given to stand still. */
export const PAUSE_TIME = 5000;
/** Milliseconds that the engine is given to end after that. */
export const CLOSE_TIME = 2000;

interface Stoppable {
  readonly client: EngineClient | undefined;
  stop(milliseconds: number): Promise<void>;
}

/** Pauses all runs, so that the next start can go on with them; those that take too long are found as interrupted. */
export async function pauseRuns(
  engine: Pick<Stoppable, "client">,
  wait: (milliseconds: number) => Promise<void>,
): Promise<void> {
  const pausing = Promise.resolve(engine.client?.runs.pauseAll()).catch(() => undefined);
  await Promise.race([pausing, wait(PAUSE_TIME)]);
}

/**
 * What happens before the application quits: the first time it is held back until the engine has stopped.
 * @param quit tries again
 */
export function quitAfterPause(
  engine: Stoppable,
  wait: (milliseconds: number) => Promise<void>,
  quit: () => void,
): (event: { preventDefault(): void }) => void {
  let state: "running" | "stopping" | "stopped" = "running";
  const stop = async (): Promise<void> => {
    await pauseRuns(engine, wait);
    await engine.stop(CLOSE_TIME);
    state = "stopped";
    quit();
  };
  return (event) => {
    if (state === "stopped") return;
    event.preventDefault();
    if (state === "stopping") return;
    state = "stopping";
    void stop();
  };
}

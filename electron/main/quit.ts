/**
 * Milliseconds that the engine is given to let its runs stand still, so that the next start can go on with them, and to end.
 * Those that take longer are found as interrupted.
 */
export const END_TIME = 7000;

interface Stoppable {
  stop(milliseconds: number): Promise<void>;
}

/**
 * What happens before the application quits: the first time it is held back until the engine has stopped.
 * @param quit tries again
 */
export function quitWhenStopped(
  engine: Stoppable,
  quit: () => void,
): (event: { preventDefault(): void }) => void {
  let state: "running" | "stopping" | "stopped" = "running";
  const stop = async (): Promise<void> => {
    await engine.stop(END_TIME);
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

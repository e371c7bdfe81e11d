/**
 * Milliseconds that the engine is given to let its runs stand still, so that the next start can go on with them, and to end.
 * Those that take longer are found as interrupted.
 */
export const END_TIME = 7000;

interface Stoppable {
  stop(milliseconds: number): Promise<void>;
}

export interface Quitting {
  /** Before the application quits: that is held back until the engine has stopped. */
  readonly beforeQuit: (event: { preventDefault(): void }) => void;
  /**
   * When the system ends every application, and would not end itself if one of them held that back: the engine is told to
   * stop, and nothing is held back any more.
   */
  readonly systemEnds: () => void;
}

/** @param quit tries again, once the engine has stopped */
export function quitWhenStopped(engine: Stoppable, quit: () => void): Quitting {
  let held = true;
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await engine.stop(END_TIME);
    held = false;
    quit();
  };
  return {
    beforeQuit: (event) => {
      if (!held) return;
      event.preventDefault();
      void stop();
    },
    systemEnds: () => {
      held = false;
      void stop();
    },
  };
}

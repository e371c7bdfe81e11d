/** A run that can be stopped before the engine has said what it is called. */
export interface Stoppable {
  /** Another one is being started. */
  begin(): void;
  /** It is called so. */
  name(run: string): void;
  /** Cancels it, at once or as soon as its name is known. */
  stop(): void;
}

export function createStoppable(cancel: (run: string) => void): Stoppable {
  let named: string | null = null;
  let isUnwanted = false;
  return {
    begin() {
      named = null;
      isUnwanted = false;
    },
    name(run) {
      named = run;
      if (isUnwanted) cancel(run);
    },
    stop() {
      isUnwanted = true;
      if (named !== null) cancel(named);
    },
  };
}

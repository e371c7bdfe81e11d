/** As much of Electron's powerSaveBlocker as is used. */
export interface SleepBlocker {
  start(type: "prevent-app-suspension"): number;
  stop(id: number): unknown;
}

/** Holds sleep off while something goes on; the display may go dark. */
export function keepAwake(blocker: SleepBlocker): (busy: boolean) => void {
  let held: number | undefined;
  return (busy) => {
    if (busy && held === undefined) held = blocker.start("prevent-app-suspension");
    if (!busy && held !== undefined) {
      blocker.stop(held);
      held = undefined;
    }
  };
}

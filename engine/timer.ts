/** Calls back once after so many milliseconds. @returns what calls that off */
export type StartTimer = (work: () => void, milliseconds: number) => () => void;

/** A timer that keeps no process alive. */
export const startUnrefTimer: StartTimer = (work, milliseconds) => {
  const timer = setTimeout(work, milliseconds).unref();
  return () => clearTimeout(timer);
};

/** Attempts at one thing, of which only the newest counts, however long an older one takes. */
export interface Attempts {
  /** Begins another one. @returns tells whether it is still the newest, and was not given up */
  begin(): () => boolean;
  /** Gives up what was begun. */
  giveUp(): void;
}

export function createAttempts(): Attempts {
  let newest = 0;
  return {
    begin() {
      const own = ++newest;
      return () => own === newest;
    },
    giveUp() {
      newest += 1;
    },
  };
}

import { create } from "zustand";

/** When each run was last gone on with from this page, in milliseconds since 1970. */
const useResumed = create<Readonly<Record<string, number>>>(() => ({}));

/** Notes that a run was gone on with. It may be over again before any list of what goes on names it. */
export function noteResumed(run: string): void {
  useResumed.setState({ [run]: Date.now() });
}

/** When a run was last gone on with from this page, in milliseconds since 1970; 0 if it was not. */
export function useResumedAt(run: string | null): number {
  return useResumed((times) => (run === null ? 0 : (times[run] ?? 0)));
}

/**
 * Time that the rest of a run will take if it goes on at the pace so far.
 * @param done questions that have come to their end
 * @param total questions of the run
 * @param elapsed seconds since its start
 * @returns seconds, or null while nothing is done and no pace is known
 */
export function timeLeft(done: number, total: number, elapsed: number): number | null {
  if (done === 0) return null;
  return (Math.max(0, total - done) * elapsed) / done;
}

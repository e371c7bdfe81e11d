import { percent } from "../core/figure-words.ts";
import type { RunReport, RunTrust } from "../engine/contract/reports.ts";
import type { CommandEngine } from "./engine/with-engine.ts";
import { intervalInWords } from "./figure-words.ts";
import type { Terminal } from "./output.ts";

/** For a line that nobody waits for. */
const MOST_MILLISECONDS = 2000;

/** Tells below an answer that agents voted on how often answers like it were right, if an evaluation shows that. Never fails. */
export async function noteTrust(engine: CommandEngine, report: RunReport, terminal: Terminal): Promise<void> {
  if (terminal.json || !("agreement" in report) || report.agreement === null) return;
  const { run } = report;
  const signal = AbortSignal.timeout(MOST_MILLISECONDS);
  // Caught within: a call that is lost would be made again with the next engine.
  const read = engine.use((client) => client.runs.trust({ run }, { signal }).catch(() => null));
  const trust = await read.catch(() => null);
  if (trust !== null) terminal.note(terminal.style("dim", trustLine(trust)));
}

/** What an evaluation tells of an answer, in one line. */
export function trustLine({ file, agreement: [low, high], votes, ...trust }: RunTrust): string {
  const shares = low === high ? percent(low) : `${percent(low)} to ${percent(high)}`;
  const had = votes === null ? `${shares} of the votes` : `${votes.given} of ${votes.of} votes`;
  const { correct, compared, interval, run } = trust;
  return (
    `In your evaluation of ${file} with these settings (run ${run}), answers with ${had} were right in ` +
    `${correct} of ${compared} cases (${intervalInWords(interval)}).`
  );
}

import type { QuestionTranscript } from "../../../core/transcript.ts";
import type { RunListing } from "../../../engine/contract/reports.ts";

/**
 * Why the solution of a question cannot be kept as an experience; null if it can.
 * @param listing the run as the history has it; undefined: not read yet
 */
export function feedbackBlocked(
  { result }: Pick<QuestionTranscript, "result">,
  live: boolean,
  listing: Pick<RunListing, "kept"> | undefined,
): "running" | "unanswered" | "run-not-kept" | null {
  if (listing?.kept === false) return "run-not-kept";
  if (live) return "running";
  return result?.answer == null ? "unanswered" : null;
}

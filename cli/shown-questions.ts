import { figuresOf } from "../core/evaluation/figures.ts";
import { nearestNames } from "../core/nearest.ts";
import { isCounted } from "../core/scoring/score.ts";
import type { QuestionTranscript } from "../core/transcript.ts";
import type { RunDetails } from "../engine/contract/reports.ts";
import { offered } from "./home.ts";
import { UsageError } from "./usage-error.ts";

/** Which questions of a run are wanted. */
export interface WantedQuestions {
  /** None: all of them. */
  readonly ids: readonly string[];
  /** Those alone that came to their end with an answer that is wrong or missing. */
  readonly onlyWrong: boolean;
}

/** More near ids than these do not help. */
const MOST_NEAR = 3;

/**
 * The wanted questions of a run, in its order.
 * @param home in which the run is kept
 * @throws UsageError for an unknown id, naming the nearest
 */
export function shownQuestions(
  { run, transcripts }: Pick<RunDetails, "run" | "transcripts">,
  { ids, onlyWrong }: WantedQuestions,
  home: string,
): readonly QuestionTranscript[] {
  const known = transcripts.map(({ id }) => id);
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined) throw unknownQuestion({ run, home }, unknown, known);
  const named = ids.length === 0 ? transcripts : transcripts.filter(({ id }) => ids.includes(id));
  return onlyWrong ? named.filter(isWrongOrMissing) : named;
}

/** An answer that is neither right nor wrong, or that nobody judged, is there; an exemplar's says nothing of the run. */
function isWrongOrMissing(question: QuestionTranscript): boolean {
  const figures = figuresOf(question);
  if (figures === undefined || question.asked.exemplar) return false;
  return figures.outcome !== "answered" || (isCounted(question.asked) && question.result?.correct === false);
}

function unknownQuestion(
  { run, home }: { readonly run: string; readonly home: string },
  id: string,
  known: readonly string[],
): UsageError {
  const near = nearestNames(id, known).slice(0, MOST_NEAR);
  const next =
    near.length > 0
      ? `Did you mean ${near.map((name) => `"${name}"`).join(" or ")}?`
      : `Those that it has are listed by: ${offered(`runs export ${run} --format csv`, home)}`;
  return new UsageError(
    `The run ${run} has no question "${id.slice(0, 100)}", or has not come to it yet. ${next}`,
  );
}

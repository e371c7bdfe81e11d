import type { Observation } from "../events.ts";
import type { QuestionTranscript } from "../transcript.ts";
import type { AnalysedRun } from "./analysis.ts";

/**
 * Questions of a run that came to their end and count in a score, with what was said and seen. They are read one after the
 * other; all of them together may be larger than the memory.
 */
function* endedQuestions(run: AnalysedRun): Iterable<QuestionTranscript> {
  for (const question of run.transcripts()) {
    const hasEnded = question.state === "done" || question.state === "failed";
    if (hasEnded && question.asked.exemplar !== true) yield question;
  }
}

/** What is found in each of these questions, none of which is kept. */
export function inEnded<Found>(
  run: AnalysedRun,
  find: (question: QuestionTranscript) => Found,
): readonly Found[] {
  return Array.from(endedQuestions(run), find);
}

export type ObservationOf<Kind extends Observation["kind"]> = Extract<Observation, { kind: Kind }>;

/**
 * The observations of one kind about a question, in their order.
 * @param path where they were made; left out: anywhere
 */
export function observed<Kind extends Observation["kind"]>(
  { observations }: QuestionTranscript,
  kind: Kind,
  path?: string,
): readonly ObservationOf<Kind>[] {
  return observations
    .filter((seen) => path === undefined || seen.path === path)
    .map(({ observation }) => observation)
    .filter((observation): observation is ObservationOf<Kind> => observation.kind === kind);
}

import type { QuestionTranscript } from "../../../core/transcript.ts";
import type { Pair } from "./decision.ts";
import { turnAt } from "../turns.ts";

/**
 * Pairs of a tree of a question that was answered right: at each level a kept thought against the dropped ones with fewer
 * votes that go on from the same thoughts. Of equally many votes the lower number is kept, which says nothing.
 */
export function thoughtPairs(question: QuestionTranscript): readonly Pair[] {
  if (question.result?.correct !== true) return [];
  return question.observations.flatMap(({ path, observation }) => {
    if (observation.kind !== "thoughts-voted") return [];
    const { votes, kept } = observation;
    const votesFor = (thought: number) => votes.find((vote) => vote.thought === thought)?.voters.length ?? 0;
    const dropped = votes.map(({ thought }) => thought).filter((thought) => !kept.includes(thought));
    return kept.flatMap((best) =>
      dropped
        .filter((thought) => votesFor(thought) < votesFor(best))
        .flatMap((thought): readonly Pair[] => {
          const chosen = turnAt(question, `${path}/thought-${best}`);
          const rejected = turnAt(question, `${path}/thought-${thought}`);
          return chosen === null || rejected === null ? [] : [{ chosen, rejected, reason: "thoughts" }];
        }),
    );
  });
}

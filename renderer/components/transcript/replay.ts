import type { QuestionTranscript } from "../../../core/transcript.ts";

type Replayable = Pick<QuestionTranscript, "turns" | "observations">;

/** One stop of the replay: a turn, or something that was seen after it. */
export type ReplayStop =
  | { readonly kind: "turn"; readonly index: number }
  | { readonly kind: "observation"; readonly index: number };

/** All stops in order: each turn as it was issued, and after it what was seen once it was there. */
export function replayStops({ turns, observations }: Replayable): readonly ReplayStop[] {
  const stops: ReplayStop[] = [];
  let seen = 0;
  for (let issued = 0; issued <= turns.length; issued++) {
    if (issued > 0) stops.push({ kind: "turn", index: issued - 1 });
    for (
      ;
      seen < observations.length && (observations[seen]?.after ?? 0) <= issued;
      seen++ // Observations stand in the order in which they were made.
    ) {
      stops.push({ kind: "observation", index: seen });
    }
  }
  return stops;
}

/**
 * The transcript as it was after so many stops. Only all of them have the result.
 * @param count 0 to the number of stops
 */
export function replayedTo(question: QuestionTranscript, count: number): QuestionTranscript {
  const stops = replayStops(question);
  if (count >= stops.length) return question;
  const shown = stops.slice(0, Math.max(0, count));
  return {
    ...question,
    turns: question.turns.slice(0, shown.filter(({ kind }) => kind === "turn").length),
    observations: question.observations.slice(0, shown.filter(({ kind }) => kind === "observation").length),
    result: null,
    state: "running",
  };
}

/** The next stop in a direction that is a turn, as a count of stops; the end or the beginning if there is none. */
export function nextTurn(stops: readonly ReplayStop[], count: number, direction: 1 | -1): number {
  if (direction === 1) {
    const next = stops.findIndex(({ kind }, index) => index >= count && kind === "turn");
    return next === -1 ? stops.length : next + 1;
  }
  const current = stops.findLastIndex(({ kind }, index) => index < count && kind === "turn");
  const before = stops.findLastIndex(({ kind }, index) => index < current && kind === "turn");
  return before + 1;
}

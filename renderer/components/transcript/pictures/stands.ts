import type { Observation } from "../../../../core/events.ts";
import type { QuestionTranscript, TurnTranscript } from "../../../../core/transcript.ts";

export type Seen<Kind extends Observation["kind"]> = Observation & { readonly kind: Kind };
type Told = Pick<QuestionTranscript, "turns" | "observations">;

/** What an agent said at one point of a debate, and the answer that it holds since. */
export interface Stand {
  readonly turn: TurnTranscript;
  /** Null: it names none; undefined: not read yet, and for good where the turn gives no answer. */
  readonly answer: string | null | undefined;
  /** Null where it spoke for the first time, and where the answer is not read. */
  readonly changed: boolean | null;
  /** The answer that it held before; undefined if it had not spoken. */
  readonly before: string | null | undefined;
}

/** A verdict: the turn in which it is spoken, and what was read off that. */
export interface Ruling {
  readonly turn: TurnTranscript;
  readonly judged: Seen<"judged"> | null;
}

/**
 * The stands of all turns in order.
 * @param whose names the agent of a turn, so that its earlier answer is found
 */
export function standsOf(
  { turns, observations }: Told,
  whose: (turn: TurnTranscript) => string,
): readonly Stand[] {
  const positions = byPath(observations, "position");
  const held = new Map<string, string | null>();
  return turns.map((turn) => {
    const position = positions.get(turn.path);
    const agent = whose(turn);
    const before = held.get(agent);
    if (position !== undefined) held.set(agent, position.answer);
    return { turn, answer: position?.answer, changed: position?.changed ?? null, before };
  });
}

/** The last observation of a kind at each path. */
export function byPath<Kind extends Observation["kind"]>(
  observations: Told["observations"],
  kind: Kind,
): ReadonlyMap<string, Seen<Kind>> {
  return new Map(
    observations.flatMap(({ path, observation }) => (isKind(observation, kind) ? [[path, observation]] : [])),
  );
}

/** The last observation of a kind. */
export function lastSeen<Kind extends Observation["kind"]>(
  observations: Told["observations"],
  kind: Kind,
): Seen<Kind> | null {
  return (
    observations.flatMap(({ observation }) => (isKind(observation, kind) ? [observation] : [])).at(-1) ?? null
  );
}

function isKind<Kind extends Observation["kind"]>(
  observation: Observation,
  kind: Kind,
): observation is Seen<Kind> {
  return observation.kind === kind;
}

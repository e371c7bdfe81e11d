import type { Observation } from "../../../core/events.ts";
import type { ObservationTranscript } from "../../../core/transcript.ts";

type Kinds = Observation["kind"];

/** An observation of one kind. */
export type Seen<Kind extends Kinds> = Observation & { readonly kind: Kind };

interface SeenAt<Kind extends Kinds> extends ObservationTranscript {
  readonly observation: Seen<Kind>;
}

/** The first observation of a kind; null without any. */
export function firstSeen<Kind extends Kinds>(
  observations: readonly ObservationTranscript[],
  kind: Kind,
): Seen<Kind> | null {
  return observations.find(isOf(kind))?.observation ?? null;
}

/** The last observation of a kind; null without any. */
export function lastSeen<Kind extends Kinds>(
  observations: readonly ObservationTranscript[],
  kind: Kind,
): Seen<Kind> | null {
  return observations.findLast(isOf(kind))?.observation ?? null;
}

/** The last observation of a kind at each path. */
export function seenByPath<Kind extends Kinds>(
  observations: readonly ObservationTranscript[],
  kind: Kind,
): ReadonlyMap<string, Seen<Kind>> {
  return new Map(observations.filter(isOf(kind)).map(({ path, observation }) => [path, observation]));
}

function isOf<Kind extends Kinds>(kind: Kind) {
  return (seen: ObservationTranscript): seen is SeenAt<Kind> => seen.observation.kind === kind;
}

/** What a validator made of a chain: `unmarked` if its reply has no marker, which counts as invalid. */
export type Validity = "valid" | "invalid" | "unmarked";

/** A validator's verdict by name. */
export function validityOf({ valid }: Seen<"validated">): Validity {
  if (valid === null) return "unmarked";
  return valid ? "valid" : "invalid";
}

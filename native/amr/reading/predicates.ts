import { COMPLEMENTS } from "./complements.ts";
import type { Reading } from "./reading.ts";
import type { Clause, VerbGroup } from "./syntax.ts";

/**
 * Reads a clause's verb, unless it is known already, and what belongs to the verb, as far as the next clause.
 *
 * @returns a preposition that stands without its object, as in `which they play in`; null where none does
 */
export function readPredicate(reading: Reading, clause: Clause): string | null {
  clause.verb ??= takeVerb(reading, clause);
  while (COMPLEMENTS.some((read) => read(reading, clause)));
  return takeStranded(reading);
}

/** The verb that stands next; `let us` leaves its place to the verb that it is about. */
function takeVerb({ chunks }: Reading, clause: Clause): VerbGroup | null {
  const group = chunks.peek();
  if (group?.kind !== "verb-group") return null;
  chunks.skip();
  const person = chunks.peek();
  const verb = chunks.peek(1);
  if (group.lemma !== "let" || person?.kind !== "noun-phrase" || verb?.kind !== "verb-group") return group;
  clause.subject = person;
  chunks.skip(2);
  return verb;
}

function takeStranded({ chunks }: Reading): string | null {
  const joint = chunks.peek();
  if (joint?.kind !== "preposition") return null;
  chunks.skip();
  return joint.word;
}

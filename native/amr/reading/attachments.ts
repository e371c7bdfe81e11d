import { attachConjunct } from "./coordination.ts";
import type { Place, Reading } from "./reading.ts";
import { attachBareRelative, attachParticiple, attachRelative } from "./relative-clauses.ts";
import { isPhrase } from "./syntax.ts";
import type { AdjectivePhrase, NounPhrase, Phrase } from "./syntax.ts";

type Attach = (noun: NounPhrase, reading: Reading, place: Place) => boolean;

const ATTACHMENTS: readonly Attach[] = [
  attachPreposition,
  attachRelative,
  attachParticiple,
  attachBareRelative,
  attachRemaining,
  attachConjunct,
];

/** Prepositions that belong to the noun before them even after the verb. */
const OF_NOUNS = ["of", "per"];
/** Prepositions that belong to the verb even where it merely presents a noun. */
const OF_VERBS = ["to", "than"];
const OF_COMPARISONS = ["than", "as"];

/** Reads the phrase that stands next and attaches what belongs to it; null, with nothing taken, where no phrase stands. */
export function readPhrase(reading: Reading, place: Place): Phrase | null {
  const phrase = reading.chunks.peek();
  if (!isPhrase(phrase)) return null;
  reading.chunks.skip();
  if (phrase.kind === "noun-phrase") {
    while (ATTACHMENTS.some((attach) => attach(phrase, reading, place)));
  } else if (phrase.kind === "adjective") {
    attachComparison(phrase, reading);
  }
  return phrase;
}

/** Whether a noun is compared, so that `than …` or `as …` says with what. */
export function isCompared(noun: NounPhrase): boolean {
  const kind = noun.quantity?.kind;
  return noun.degree !== null || kind === "more" || kind === "less" || kind === "times";
}

/** `taller than Mary`. */
function attachComparison(phrase: AdjectivePhrase, reading: Reading): void {
  const { chunks } = reading;
  const joint = chunks.peek();
  if (joint?.kind !== "preposition" || !OF_COMPARISONS.includes(joint.word) || !isPhrase(chunks.peek(1)))
    return;
  chunks.skip();
  const object = reading.readPhrase("compared");
  if (object !== null) phrase.adjuncts.push({ preposition: joint.word, object });
}

function attachPreposition(noun: NounPhrase, reading: Reading, place: Place): boolean {
  const { chunks } = reading;
  const joint = chunks.peek();
  if (joint?.kind !== "preposition" || !isPhrase(chunks.peek(1)) || noun.isPronoun) return false;
  const compares = OF_COMPARISONS.includes(joint.word) && isCompared(noun);
  const isOpen = (noun.head ?? noun.question) !== null && (place === "before-verb" || place === "presented");
  const belongs = OF_NOUNS.includes(joint.word) || (isOpen && !OF_VERBS.includes(joint.word));
  if (!compares && !belongs) return false;
  chunks.skip();
  const object = reading.readPhrase(compares ? "compared" : place);
  if (object !== null) noun.adjuncts.push({ preposition: joint.word, object });
  return true;
}

/** `12 games left`. */
function attachRemaining(noun: NounPhrase, reading: Reading): boolean {
  if (reading.chunks.peek()?.kind !== "left") return false;
  reading.chunks.skip();
  noun.remaining = true;
  return true;
}

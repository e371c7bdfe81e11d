import { wordMap, wordSet } from "./word-list.ts";

/** Senses of verbs other than 01, after PropBank. */
const SENSES = wordMap(
  "add:02 admit:02 ask:02 assume:02 bear:02 compose:02 cross:02 develop:02 divide:02 go:02 have:03 leave:11",
  "lose:02 measure:02 play:02 rule:03 run:02 spend:02 stand:08 succeed:02",
);

/** What the subject of these undergoes rather than does. */
const UNDERGONE = wordSet(
  "die cost remain star weigh fall arrive exist happen erupt occur start begin end grow appear",
  "disappear stay last total",
);

/** Verbs that may take a receiver before what is given. */
const GIVING = wordSet(
  "give show tell pay send sell buy bring lend teach offer owe hand feed cost ask make cook get",
);

/** Verbs whose infinitive is what they are about, not why it is done. */
const CONTROLLING = wordSet(
  "need want try decide begin start plan like love continue hope manage agree learn refuse forget",
  "remember wish prefer expect fail use help",
);

/** Verbs whose object may be a whole clause. */
const SAYING = wordSet(
  "know say think see mean assume note find believe show suppose state conclude learn tell notice",
  "realize",
);

const MOVING = wordSet(
  "go come walk run drive ride travel fly move return arrive bring take swim hike climb send extend",
  "flow",
);

/** The frame of a verb, e.g. `give-01`. */
export function frameOf(lemma: string): string {
  return `${lemma}-${SENSES.get(lemma) ?? "01"}`;
}

/** The role of a verb's subject in the active voice. */
export function subjectRole(lemma: string): "ARG0" | "ARG1" {
  return UNDERGONE.has(lemma) ? "ARG1" : "ARG0";
}

/** The role of a verb's first object. */
export function objectRole(lemma: string): "ARG1" | "ARG2" {
  return UNDERGONE.has(lemma) ? "ARG2" : "ARG1";
}

export function takesReceiver(lemma: string): boolean {
  return GIVING.has(lemma);
}

export function isControlling(lemma: string): boolean {
  return CONTROLLING.has(lemma);
}

export function isSaying(lemma: string): boolean {
  return SAYING.has(lemma);
}

/** Whether a verb is one of motion, so that `to` names where to. */
export function isMotion(lemma: string): boolean {
  return MOVING.has(lemma);
}

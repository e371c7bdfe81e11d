import type { Clause, Phrase } from "../reading/syntax.ts";
import { frameOf, objectRole, subjectRole, takesReceiver } from "../words/frames.ts";
import { isTime } from "../words/units.ts";
import type { Meaning, Surroundings } from "./context.ts";
import { degreeNode } from "./degrees.ts";
import type { Filler } from "./graph-builder.ts";

/** The node of a clause's verb with its subject and its objects as arguments. */
export function frameNode(
  meaning: Meaning,
  clause: Clause,
  subject: Filler | undefined,
  { object }: Surroundings,
): string {
  const lemma = clause.verb?.lemma ?? "";
  const frame = meaning.graph.node(frameOf(lemma));
  if (subject !== undefined) meaning.graph.fill(frame, roleOfSubject(clause), subject);
  if (object !== undefined) meaning.graph.fill(frame, objectRole(lemma), object);
  addObjects(meaning, clause, frame, object === undefined ? 0 : 1);
  return frame;
}

/** In the passive voice what is done to it; `was given 5 apples` makes it the receiver. */
function roleOfSubject({ verb, objects }: Clause): string {
  const lemma = verb?.lemma ?? "";
  if (verb?.passive !== true) return subjectRole(lemma);
  return takesReceiver(lemma) && objects.length > 0 ? "ARG2" : objectRole(lemma);
}

/** @param taken how many objects the verb has already from elsewhere */
function addObjects(meaning: Meaning, { verb, objects }: Clause, frame: string, taken: number): void {
  const lemma = verb?.lemma ?? "";
  const receiverFirst = objects.length > 1 && takesReceiver(lemma) && mayReceive(objects[0]);
  const shift = verb?.passive === true && !takesReceiver(lemma) ? 1 : taken;
  const first = objectRole(lemma) === "ARG1" ? 1 : 2;
  let place = 0;
  for (const object of objects) {
    const circumstance = place > 0 || isPlainTime(object) ? circumstanceOf(object) : null;
    const argument = receiverFirst && place < 2 ? 2 - place : Math.min(first + place + shift, 4);
    if (circumstance === null) place++;
    addObject(meaning, frame, circumstance ?? `ARG${argument}`, object);
  }
}

function addObject(meaning: Meaning, frame: string, role: string, object: Phrase): void {
  const asksHowFar = object.kind === "adjective" && object.measure === "unknown";
  if (asksHowFar) meaning.graph.relate(frame, "extent", degreeNode(meaning, object, undefined));
  else meaning.graph.fill(frame, role, meaning.phrase(object));
}

/** `today`, `every day`: when, not what. */
function isPlainTime(phrase: Phrase): boolean {
  return mayReceive(phrase) && circumstanceOf(phrase) !== null;
}

function circumstanceOf(phrase: Phrase): string | null {
  if (phrase.kind !== "noun-phrase" || !isTime(phrase.head ?? "")) return null;
  if (phrase.head === "time") return "frequency";
  return phrase.quantity === null ? "time" : "duration";
}

/** Whether a phrase neither counts nor asks. */
function mayReceive(phrase: Phrase | undefined): boolean {
  return phrase?.kind === "noun-phrase" && phrase.question === null && phrase.quantity === null;
}

import type { NounPhrase } from "../reading/syntax.ts";
import { frameOf } from "../words/frames.ts";
import { doingOf, isOffice, isRelative } from "../words/people.ts";
import type { Meaning } from "./context.ts";
import type { Filler } from "./graph-builder.ts";
import { namedNode } from "./names.ts";

/** The frame behind a noun for a person: a writer writes, a mayor has a role in a city, a wife one towards somebody. */
interface PersonFrame {
  readonly frame: string;
  /** The role of the person in the frame. */
  readonly role: string;
  /** The role of whom or what the person belongs to. */
  readonly other: string;
  /** The noun itself, where the frame takes it as a role. */
  readonly noun: string | null;
}

/** The node of a person who is called by what they do or are; null for any other noun. */
export function personNode(meaning: Meaning, noun: NounPhrase): string | null {
  const kind = personFrame(noun);
  if (kind === null || noun.head === null) return null;
  const person =
    noun.name.length > 0 ? namedNode(meaning, noun.name, "person", "person") : meaning.graph.node("person");
  addFrame(meaning, kind, noun, person);
  meaning.describe(person, withoutOthers(noun));
  return person;
}

/** `Who is the mayor of …`: the frame itself, with `subject` as the person; null for a noun that has none. */
export function personPredicate(meaning: Meaning, noun: NounPhrase, subject: string): string | null {
  const kind = personFrame(noun);
  if (kind === null || noun.name.length > 0 || noun.degree !== null || othersOf(noun).length === 0)
    return null;
  return addFrame(meaning, kind, noun, subject);
}

function addFrame(meaning: Meaning, kind: PersonFrame, noun: NounPhrase, person: string): string {
  const { graph } = meaning;
  const frame = graph.node(kind.frame);
  graph.relate(frame, kind.role, person);
  if (kind.noun !== null) graph.relate(frame, "ARG2", graph.node(kind.noun));
  for (const other of othersOf(noun)) graph.fill(frame, kind.other, fillerOf(meaning, other, kind));
  return frame;
}

function personFrame(noun: NounPhrase): PersonFrame | null {
  if (noun.head === null || noun.isPronoun) return null;
  const doing = doingOf(noun.head);
  if (doing !== undefined) {
    return {
      frame: frameOf(doing.verb),
      role: doing.role,
      other: doing.role === "ARG0" ? "ARG1" : "ARG0",
      noun: null,
    };
  }
  if (isOffice(noun.head)) return { frame: "have-org-role-91", role: "ARG0", other: "ARG1", noun: noun.head };
  if (!isRelative(noun.head) || othersOf(noun).length === 0) return null;
  return { frame: "have-rel-role-91", role: "ARG0", other: "ARG1", noun: noun.head };
}

type Other = NounPhrase | NounPhrase["adjuncts"][number];

function othersOf(noun: NounPhrase): readonly Other[] {
  const adjuncts = noun.adjuncts.filter(({ preposition }) => preposition === "of");
  return noun.possessor === null ? adjuncts : [noun.possessor, ...adjuncts];
}

function fillerOf(meaning: Meaning, other: Other, { frame }: PersonFrame): Filler {
  const phrase = "kind" in other ? other : other.object;
  const use = frame === "have-org-role-91" ? "place" : "person";
  return phrase.kind === "clause"
    ? { target: meaning.clause(phrase), toNode: true }
    : meaning.phrase(phrase, use);
}

function withoutOthers(noun: NounPhrase): NounPhrase {
  return {
    ...noun,
    possessor: null,
    adjuncts: noun.adjuncts.filter(({ preposition }) => preposition !== "of"),
  };
}

import { wordMap, wordSet } from "./word-list.ts";

/** What a person is called by what they do, or by what is done to them. */
export interface Doing {
  readonly verb: string;
  readonly role: "ARG0" | "ARG1";
}

const DOERS = wordMap(
  "actor:act actress:act author:author baker:bake builder:build buyer:buy composer:compose creator:create",
  "customer:buy dancer:dance designer:design developer:develop director:direct discoverer:discover driver:drive",
  "farmer:farm founder:found gardener:garden inhabitant:inhabit inventor:invent killer:kill leader:lead",
  "manager:manage owner:own painter:paint player:play presenter:present producer:produce publisher:publish",
  "reader:read runner:run seller:sell singer:sing speaker:speak student:study successor:succeed swimmer:swim",
  "teacher:teach visitor:visit voter:vote winner:win worker:work writer:write",
);
const UNDERGOERS = wordMap("employee:employ");

const OFFICES = wordSet(
  "mayor president king queen governor minister chancellor senator ceo chairman secretary prince",
  "princess monarch member boss captain coach principal emperor pope ambassador officer treasurer judge",
);

const RELATIVES = wordSet(
  "wife husband son daughter mother father brother sister parent child grandchild grandson",
  "granddaughter grandmother grandfather grandma grandpa mom mum dad friend uncle aunt cousin niece",
  "nephew spouse neighbor neighbour roommate sibling twin descendant",
);

/** `writer`: one who writes. */
export function doingOf(noun: string): Doing | undefined {
  const done = DOERS.get(noun);
  if (done !== undefined) return { verb: done, role: "ARG0" };
  const undergone = UNDERGOERS.get(noun);
  return undergone === undefined ? undefined : { verb: undergone, role: "ARG1" };
}

/** Whether a noun is a role in an organization or a place: `mayor`. */
export function isOffice(noun: string): boolean {
  return OFFICES.has(noun);
}

/** Whether a noun is a role towards another person: `wife`. */
export function isRelative(noun: string): boolean {
  return RELATIVES.has(noun);
}

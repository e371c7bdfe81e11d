import type { Clause } from "../reading/syntax.ts";
import { isControlling } from "../words/frames.ts";
import { wordMap } from "../words/word-list.ts";
import type { Meaning } from "./context.ts";
import { isCopular } from "./copulas.ts";
import type { Filler } from "./graph-builder.ts";

/** Roles of clauses by the word that joins them; other words are those of time. */
const LINKS = wordMap(
  "if:condition unless:condition because:cause since:cause",
  "although:concession though:concession whereas:concession",
  "so-that:purpose by:manner that:ARG1 whether:ARG1",
);

/** Joins to a clause's node the clauses that hang on it; those without a subject take over `subject`. */
export function addDependents(
  meaning: Meaning,
  node: string,
  clause: Clause,
  subject: Filler | undefined,
): void {
  for (const { link, clause: dependent } of clause.dependents) {
    const inner = meaning.clause(dependent, subject === undefined ? {} : { subject });
    addDependent(meaning, node, roleOf(clause, link), link, inner);
  }
}

/** `it is possible to …`: the subject stands for what comes later. */
export function isExpletive(clause: Clause): boolean {
  const { subject, objects, dependents } = clause;
  const isIt = subject?.kind === "noun-phrase" && subject.head === "it";
  const isJudged = isCopular(clause) && objects[0]?.kind === "adjective";
  return isIt && isJudged && dependents.some(({ link }) => link === "to" || link === "that");
}

function roleOf(clause: Clause, link: string): string {
  if ((link === "to" || link === "that") && isExpletive(clause)) return "domain";
  if (link === "to") return isControlling(clause.verb?.lemma ?? "") ? "ARG1" : "purpose";
  return LINKS.get(link) ?? "time";
}

function addDependent({ graph }: Meaning, node: string, role: string, link: string, inner: string): void {
  if (link === "unless") graph.attribute(inner, "polarity", "-");
  if (!["after", "before", "until"].includes(link)) {
    graph.relate(node, role, inner);
    return;
  }
  const time = graph.node(link);
  graph.relate(time, "op1", inner);
  graph.relate(node, role, time);
}

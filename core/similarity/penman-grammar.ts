/** Edges that a node may have, by its depth; the last one has no nodes below it. Together they bound the graph. */
const MOST_EDGES: readonly number[] = [8, 6, 6, 5, 4, 4];

/** Roles without a number. */
const PLAIN_ROLES = [
  "accompanier age beneficiary cause compared-to concession condition consist-of day degree destination direction domain duration",
  "example extent frequency instrument location manner medium mod mode month name ord part path poss purpose quant range rate",
  "scale source subevent time topic unit value weekday year",
]
  .join(" ")
  .split(" ");

/**
 * The PENMAN notation as a grammar (GBNF) for a model that writes a meaning graph: any reply of it that is not cut off ends
 * with its last bracket. The notation allows more: concepts and roles are the usual ones, names are short, nodes stand at
 * most six deep, and a graph has a bounded number of them.
 */
export const PENMAN_GRAMMAR = [
  "root ::= node-1",
  ...MOST_EDGES.map((_most, index) => nodeRule(index + 1)),
  'role ::= ":" (core-role | listed-role | plain-role "-of"?)',
  'core-role ::= "ARG" [0-5] "-of"?',
  'listed-role ::= ("op" | "snt") [1-9] [0-9]?',
  `plain-role ::= ${PLAIN_ROLES.map((role) => `"${role}"`).join(" | ")}`,
  'negation ::= ":polarity -"',
  'constant ::= number | string | variable | "interrogative" | "imperative" | "expressive"',
  "variable ::= [a-z] [0-9]{0,2}",
  'concept ::= [a-z] [a-z0-9]{0,23} ("-" [a-z0-9]{1,16}){0,4}',
  'number ::= "-"? [0-9]{1,9} ("." [0-9]{1,4})?',
  String.raw`string ::= "\"" [^"\\\x00-\x1F]{1,40} "\""`,
].join("\n");

function nodeRule(depth: number): string {
  const below = depth < MOST_EDGES.length ? `(node-${depth + 1} | constant)` : "constant";
  return `node-${depth} ::= "(" variable " / " concept (" " (role " " ${below} | negation)){0,${MOST_EDGES[depth - 1] ?? 0}} ")"`;
}

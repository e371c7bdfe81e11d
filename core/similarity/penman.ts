import type { AmrEdge, AmrGraph, AmrNode } from "./amr-graph.ts";
import { GRAPH_LIMITS } from "./graph-limits.ts";
import { penmanError, readTokens } from "./penman-tokens.ts";

export { formatPenman } from "./penman-writer.ts";

/**
 * Reads one meaning graph in PENMAN notation, e.g. `(w / want-01 :ARG0 (b / boy) :ARG1 (g / go-02 :ARG0 b))`, in time linear
 * in the text. Comments and alignments are passed over, a role without a target is left out, and a node without a concept
 * gets an empty one.
 * @throws PenmanError with `position` (offset), `line` and `column` (from 1) for any other text, and beyond GRAPH_LIMITS
 */
export function parsePenman(text: string): AmrGraph {
  const { characters } = GRAPH_LIMITS;
  if (text.length > characters)
    throw penmanError(text, characters, `it is longer than ${characters} characters`);
  const tokens = readTokens(text);
  const nodes = new Map<string, AmrNode>();
  const edges: Omit<AmrEdge, "toNode">[] = [];
  /** Nodes whose bracket is open, the innermost last: with a stack of its own the reader can go to any depth. */
  const open: string[] = [];

  /** Reads `(variable / concept` and leaves the bracket open. */
  const openNode = (): string => {
    tokens.take("open", "an opening bracket");
    const { text: id, position } = tokens.take("symbol", "a variable");
    if (nodes.has(id)) throw penmanError(text, position, `the variable ${id} is defined twice`);
    checkLimit("nodes", nodes.size, text, position);
    const concept = tokens.takeIf("slash") && tokens.takeIf("symbol", "string", "slash");
    nodes.set(id, { id, concept: concept?.text ?? "" });
    open.push(id);
    return id;
  };

  const readEdge = (source: string): void => {
    const { text: colonAndRole, position } = tokens.take("role", "a role or a closing bracket");
    checkLimit("edges", edges.length, text, position);
    const role = colonAndRole.slice(1);
    const target = tokens.takeIf("symbol", "string", "slash");
    if (target !== undefined) edges.push({ source, role, target: target.text });
    else if (tokens.peek().kind === "open") edges.push({ source, role, target: openNode() });
  };

  const top = openNode();
  for (let source = open.at(-1); source !== undefined; source = open.at(-1)) {
    if (tokens.takeIf("close")) open.pop();
    else readEdge(source);
  }
  tokens.take("end", "the end of the text");
  return {
    top,
    nodes: [...nodes.values()],
    edges: edges.map((edge) => ({ ...edge, toNode: nodes.has(edge.target) })),
  };
}

function checkLimit(what: "nodes" | "edges", count: number, text: string, position: number): void {
  if (count < GRAPH_LIMITS[what]) return;
  throw penmanError(text, position, `the graph has more than ${GRAPH_LIMITS[what]} ${what}`);
}

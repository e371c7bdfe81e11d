import type { AmrGraph } from "../../core/similarity/amr-graph.ts";
import type { AmrParser } from "../../core/similarity/similarity.ts";

/** A parser without a language: a text's words as the operands of a conjunction. It keeps what it was asked. */
export function wordParser(
  fails: (text: string) => boolean = () => false,
): AmrParser & { readonly asked: readonly string[] } {
  const asked: string[] = [];
  return {
    name: "words 1",
    asked,
    parse(text) {
      asked.push(text);
      return Promise.resolve({ graph: wordGraph(text), failed: fails(text) });
    },
  };
}

function wordGraph(text: string): AmrGraph {
  const words = text.split(/\s+/).filter(Boolean);
  const ids = words.map((_word, index) => `w${index}`);
  return {
    top: "a",
    nodes: [
      { id: "a", concept: "and" },
      ...words.map((concept, index) => ({ id: ids[index] ?? "", concept })),
    ],
    edges: ids.map((target, index) => ({ source: "a", role: `op${index + 1}`, target, toNode: true })),
  };
}

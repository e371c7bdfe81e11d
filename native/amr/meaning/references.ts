import type { GraphBuilder } from "./graph-builder.ts";

/** Who is who in a text: the same name is the same node, and so are pronouns within a sentence. */
export interface References {
  /** The node of a name that was mentioned before; the first or the last word of a longer name will do. */
  known(name: readonly string[]): string | undefined;
  /** Remembers a name's node. */
  remember(name: readonly string[], node: string, isPerson: boolean): void;
  /** Says that a clause is about a node: if it is a person, `he` and `she` mean it from here on. */
  isSubject(node: string): void;
  /** The node of a pronoun. */
  pronoun(word: string): string;
  /** Forgets the pronouns that name nobody. */
  startSentence(): void;
}

export function createReferences(graph: GraphBuilder): References {
  const names = new Map<string, string>();
  const pronouns = new Map<string, string>();
  const people = new Set<string>();
  let lastPerson: string | undefined;
  return {
    known: (name) => names.get(keyOf(name)),
    remember(name, node, isPerson) {
      names.set(keyOf(name), node);
      if (!isPerson) return;
      people.add(node);
      lastPerson ??= node;
      for (const part of [name.at(0), name.at(-1)]) {
        if (part !== undefined && !names.has(keyOf([part]))) names.set(keyOf([part]), node);
      }
    },
    isSubject(node) {
      if (people.has(node)) lastPerson = node;
    },
    pronoun(word) {
      const person = word === "he" || word === "she" ? lastPerson : undefined;
      const node = person ?? pronouns.get(word) ?? graph.node(word);
      if (person === undefined) pronouns.set(word, node);
      return node;
    },
    startSentence: () => pronouns.clear(),
  };
}

function keyOf(name: readonly string[]): string {
  return name.join(" ").toLowerCase();
}

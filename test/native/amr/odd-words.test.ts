import { describe, expect, test } from "vitest";
import { verbRole } from "../../../native/amr/meaning/adjuncts.ts";
import type { Meaning } from "../../../native/amr/meaning/context.ts";
import { addDependents } from "../../../native/amr/meaning/dependents.ts";
import { createGraphBuilder } from "../../../native/amr/meaning/graph-builder.ts";
import { Cursor } from "../../../native/amr/reading/cursor.ts";
import type { Clause, Phrase, VerbGroup } from "../../../native/amr/reading/syntax.ts";
import { readVerbGroup } from "../../../native/amr/reading/verb-groups.ts";

/** A word that is also the name of a property which every object has. */
const WORD = "constructor";

function verb(lemma: string): VerbGroup {
  const group = readVerbGroup(new Cursor([{ form: lemma, lemma, tag: "VERB", value: null, spaced: true }]));
  if (group === null) throw new Error(`"${lemma}" was not read as a verb.`);
  return group;
}

const RED: Phrase = { kind: "adjective", adjective: "red", degree: null, measure: null, adjuncts: [] };

test("of a preposition with signs the role holds none that PENMAN has for itself", () =>
  expect(verbRole(verb("sleep"), { preposition: '"-in', object: RED })).toBe("prep-in"));

describe("a word that every object of JavaScript has a property of", () => {
  test("is no modal verb", () => expect(verb(WORD)).toMatchObject({ lemma: WORD, modal: null }));

  test("is a preposition like any other unknown one", () =>
    expect(verbRole(verb("sleep"), { preposition: WORD, object: RED })).toBe(`prep-${WORD}`));

  test("joins clauses like any other unknown one", () => {
    const graph = createGraphBuilder();
    const meaning = { graph, clause: () => graph.node("run-02") } as unknown as Meaning;
    const node = graph.node("sleep-01");
    const clause = { kind: "clause", verb: null, dependents: [{ link: WORD, clause: {} }] };
    addDependents(meaning, node, clause as unknown as Clause, undefined);
    expect(graph.finish(node).edges.map(({ role }) => role)).toEqual(["time"]);
  });
});

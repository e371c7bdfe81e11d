import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { CandidateSelection, Observation, ScoredCandidate } from "../../../core/events.ts";
import { CandidateTree } from "../../../renderer/components/transcript/pictures/candidate-tree.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { markupOf, shownWords } from "../support/shown-words.ts";
import { said, seen, transcript } from "./transcripts.ts";

await startLanguages("en");

const users = [said("turn-1/user-1", "user", "Add them"), said("turn-1/user-2", "user", "Take one away")];
const adversary = said("turn-1/user-adversarial", "adversarial-user", "Multiply");

function scored(agent: number, terms: ScoredCandidate["terms"]): ScoredCandidate {
  const total = Object.values(terms).reduce((sum, value) => sum + value, 0);
  return { agent, unusable: null, terms, total };
}

function tree(select: CandidateSelection, parts: Partial<Observation & { kind: "filtered" }> = {}) {
  const filtered: Observation = {
    kind: "filtered",
    role: "user",
    select,
    candidates: [scored(1, { semantic: 0.5, graph: 0.25 }), scored(2, { semantic: -0.5, graph: -0.25 })],
    chosen: 1,
    unfiltered: null,
    adversaryRefused: false,
    ...parts,
  };
  const question = transcript({
    turns: select === "peers" ? users : [...users, adversary],
    observations: [seen(3, "turn-1/user", filtered)],
  });
  return createElement(CandidateTree, { question, live: false, steady: false });
}

describe("the picture of filtering", () => {
  test.each([
    ["adversary", "D is a candidate&#x27;s similarity to the adversarial reply"],
    ["peers", "D is a candidate&#x27;s mean similarity to the other candidates: the most similar"],
    ["contrast", "D is a candidate&#x27;s mean similarity to the other candidates minus"],
  ] as const)("says what D is with select=%s", (select, rule) => {
    expect(shownWords(tree(select))).toContain(rule);
  });

  test("is drawn without an adversarial reply as well", () => {
    const words = shownWords(tree("peers"));

    expect(words).toContain("|1|passed on|D 0.75|");
    expect(words).toContain("|2|D −0.75|");
    expect(words).not.toContain("Adversarial");
  });

  test("has the meaning graphs' term as a part of its own, and negative parts on the other side of zero", () => {
    const drawn = markupOf(tree("contrast"));

    expect(drawn.match(/data-pattern="dotted"/g)?.length).toBeGreaterThan(2);
    expect(drawn.match(/inline-size:50%/g)).toHaveLength(2);
  });

  test("says why a step was not filtered, and that a graph failed", () => {
    expect(shownWords(tree("adversary", { unfiltered: "adversary-agrees" }))).toContain(
      "Not filtered: the adversarial reply has the answer of most candidates.",
    );
    expect(shownWords(tree("adversary", { unfiltered: "only-candidate" }))).toContain(
      "Not filtered: only one is usable, and it goes on.",
    );
    expect(shownWords(tree("adversary", { graphsFailed: true }))).toContain(
      "|A meaning graph failed: scored without it.|",
    );
    expect(shownWords(tree("adversary", { unfiltered: "no-term", graphsFailed: true }))).not.toContain(
      "scored without it",
    );
  });
});

import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { expect, test } from "vitest";
import type { SweepPlan } from "../../../core/sweep/cell.ts";
import type { SweepManifest } from "../../../core/sweep/events.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { PlanFacts } from "../../../renderer/views/sweep/page/plan-facts.tsx";
import { shownWords } from "../support/shown-words.ts";
import { clientThatFailed, withEngine } from "../support/with-engine.ts";

await startLanguages("en");

/** The words of a sweep that was asked for so. */
function wordsOf(plan: Partial<SweepPlan>, manifest: Partial<SweepManifest> = {}): string {
  const client = new QueryClient();
  client.setQueryData(["sweep", "shown", "s"], {
    manifest: {
      plan: { axes: [], cells: [], repeats: 1, search: { kind: "grid" }, ...plan },
      ...{ seed: 12345, concurrency: null, machine: "m", data: { file: "f.jsonl", sha256: "a1" } },
      ...manifest,
    },
  });
  return shownWords(withEngine(createElement(PlanFacts, { run: "s" }), client));
}

function cellsOf(count: number, options: Readonly<Record<string, number>> = {}): SweepPlan["cells"] {
  const method = { strategy: "self-consistency", model: "practice", options, settings: {} };
  return Array.from({ length: count }, (_, cell) => ({ cell, ...method }));
}

test("what was asked of a sweep says why it cannot be read, and can be read again", () => {
  const client = clientThatFailed(["sweep", "shown", "s"], "Its start is missing from the store.");

  const words = shownWords(withEngine(createElement(PlanFacts, { run: "s" }), client));

  expect(words).toContain("|Its start is missing from the store.|Try again|");
});

test("what was asked of a sweep is told with separators in its counts, but not in its seed", () => {
  const words = wordsOf(
    { cells: cellsOf(1296), repeats: 2, search: { kind: "random", samples: 1296 } },
    { concurrency: 1024 },
  );

  expect(words).toContain("|Cells|1,296|Search|1,296 cells, drawn|Repeats of each cell|2|");
  expect(words).toContain("|Seed|12345|Questions at once|1,024|");
});

test("what was asked of a sweep has what all its calls are made with, as far as it was told", () => {
  const told = wordsOf({}, { maxTokens: 2048, promptSet: "standard" });

  expect(told).toContain("|Longest reply, in tokens|2,048|Prompts|standard|");
  expect(wordsOf({})).not.toContain("Prompts");
});

test("what was asked of a sweep has the options that its cells share", () => {
  const cells = [2, 3].flatMap((agents) =>
    cellsOf(1, { agents, temperature: 0.8 }).map((cell) => ({ ...cell, settings: { agents } })),
  );

  const words = wordsOf({ axes: [{ name: "agents", values: [2, 3] }], cells });

  expect(words).toContain("|Agents N|2, 3|Self-consistency, not varied|Temperature T 0.8|");
});

test("a halving of cells that were drawn says so", () => {
  const search = { kind: "halving", first: 10, eta: 3, samples: 12 } as const;

  expect(wordsOf({ search })).toContain(
    "|Search|12 cells, drawn · halving: after 10 questions the best one in 3 goes on, and so on|",
  );
});

test("a search of one thing is told in the singular", () => {
  const halving = wordsOf({ search: { kind: "halving", first: 1, eta: 2 } });

  expect(wordsOf({ search: { kind: "random", samples: 1 } })).toContain("|Search|1 cell, drawn|");
  expect(halving).toContain("|Search|halving: after 1 question the best one in 2 goes on");
});

import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { expect, test } from "vitest";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { PlanFacts } from "../../../renderer/views/sweep/page/plan-facts.tsx";
import { shownWords } from "../support/shown-words.ts";
import { clientThatFailed, withEngine } from "../support/with-engine.ts";

await startLanguages("en");

test("what was asked of a sweep says why it cannot be read, and can be read again", () => {
  const client = clientThatFailed(["sweep", "shown", "s"], "Its start is missing from the store.");

  const words = shownWords(withEngine(createElement(PlanFacts, { run: "s" }), client));

  expect(words).toContain("|Its start is missing from the store.|Try again|");
});

test("what was asked of a sweep is told with separators in its counts, but not in its seed", () => {
  const cells = Array.from({ length: 1296 }, (_, cell) => ({ cell }));
  const search = { kind: "random", samples: 1296 };
  const client = new QueryClient();
  client.setQueryData(["sweep", "shown", "s"], {
    manifest: {
      plan: { axes: [], cells, repeats: 2, search },
      ...{ seed: 12345, concurrency: 1024, machine: "m", data: { file: "f.jsonl", sha256: "a1" } },
    },
  });

  const words = shownWords(withEngine(createElement(PlanFacts, { run: "s" }), client));

  expect(words).toContain("|Cells|1,296|Search|1,296 cells, drawn|Repeats of each cell|2|");
  expect(words).toContain("|Seed|12345|Questions at once|1,024|");
});

import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { expect, test } from "vitest";
import { ContractError, StorageError } from "../../../core/errors.ts";
import type { CellEstimate, SweepEstimate } from "../../../engine/contract/estimates.ts";
import type { SweepRequest } from "../../../engine/contract/requests.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { ESTIMATES_KEY } from "../../../renderer/state/runs.ts";
import { Cost } from "../../../renderer/views/sweep/plan/cost.tsx";
import { shownWords } from "../support/shown-words.ts";
import { clientThatFailed, withEngine } from "../support/with-engine.ts";

await startLanguages("en");

const request: SweepRequest = { data: "sums.jsonl", grid: { agents: [1, 2] } };
const KEY = [...ESTIMATES_KEY, "sweep", JSON.stringify(request)];

/** What is shown of the cost. @param client has what would be read */
function costWith(client: QueryClient): string {
  return shownWords(withEngine(createElement(Cost, { request }), client));
}

test("a sweep that is refused for its settings is not tried again: they are changed beside it", () => {
  const words = costWith(clientThatFailed(KEY, new ContractError("This grid has too many cells.")));

  expect(words).toContain("|This cannot be done as asked|This grid has too many cells.|");
  expect(words).not.toContain("Try again");
});

test("what a sweep will take can be asked again where it could not be read", () => {
  const words = costWith(clientThatFailed(KEY, new StorageError("The store is in use.")));

  expect(words).toContain("|The store is in use.|Try again|");
});

test("how many cells have a cost of their own is written with separators", () => {
  const cell: CellEstimate = {
    ...{ cell: 0, strategy: "io", model: "practice", settings: {}, questions: 1 },
    ...{ calls: { usual: 1, most: 1 }, tokens: { prompt: 1, generated: 1 } },
    ...{ seconds: { low: 1, high: 2 }, basis: "assumptions" },
  };
  const estimate: SweepEstimate = {
    cells: Array.from({ length: 1296 }, (_, place) => ({ ...cell, cell: place })),
    ...{ runs: 1296, questions: 1296, calls: { usual: 1296, most: 1296 } },
    ...{ tokens: { prompt: 1296, generated: 1296 }, seconds: { low: 1296, high: 2592 } },
    ...{ speedSettings: {}, notes: [] },
  };
  const client = new QueryClient();
  client.setQueryData(KEY, estimate);

  expect(costWith(client)).toContain("|Cost of each cell|1,296|");
});

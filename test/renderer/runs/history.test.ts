import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { HISTORY_KEY } from "../../../renderer/state/runs.ts";
import { HistoryTools } from "../../../renderer/views/runs/history-tools.tsx";
import { History } from "../../../renderer/views/runs/history.tsx";
import { markupOf, shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";

await startLanguages("en");

/** The history after a look that failed. @param read what an earlier look found; undefined: there was none */
function afterFailure(read: readonly [] | undefined): string {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  if (read !== undefined) queries.setQueryData(HISTORY_KEY, read);
  const query = queries.getQueryCache().build(queries, { queryKey: HISTORY_KEY });
  query.setState({ status: "error", error: new Error("The store is in use.") });
  return shownWords(withEngine(createElement(History), queries));
}

test("how many runs are chosen is told to who cannot see it, from the beginning", () => {
  const tools = markupOf(createElement(HistoryTools, { runs: [], found: 0 }));

  expect(tools).toMatch(/role="status"[^>]*>0 runs are chosen to be compared</);
});

describe("a history that cannot be read", () => {
  test("still shows what was read before, below what went wrong", () => {
    expect(afterFailure([])).toMatch(/\|The store is in use\.\|Nothing has been run yet\|/);
    expect(afterFailure([])).not.toContain("|Try again|");
  });

  test("can be read again where nothing was", () => {
    expect(afterFailure(undefined)).toMatch(/\|The store is in use\.\|Try again\|/);
  });
});

test("a history in which nothing is yet is read again when the window is come back to", () => {
  const queries = new QueryClient();
  queries.setQueryData(HISTORY_KEY, []);
  shownWords(withEngine(createElement(History), queries));

  const query = queries.getQueryCache().find({ queryKey: HISTORY_KEY });
  expect(query?.options).toMatchObject({ refetchOnWindowFocus: true });
});

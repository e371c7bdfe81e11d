import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { NO_TOKENS } from "../../../core/model.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { cellCosts } from "../../../renderer/views/sweep/page/cell-costs.ts";
import { CellsTable } from "../../../renderer/views/sweep/page/cells-table.tsx";
import { shownWords } from "../support/shown-words.ts";
import { aCell, aReport } from "../support/sweep-reports.ts";

const { t } = await startLanguages("en");

test("the cells of a sweep are told with means, which are not called as its totals are", () => {
  const table = createElement(CellsTable, {
    report: aReport({ cells: [aCell()] }),
    onOpen: () => undefined,
  });

  expect(shownWords(table)).toContain("|Calls per question|Generated tokens per question|Time per question|");
});

describe("the costs of a cell", () => {
  test("are the means of a question in words", () => {
    const tokens = { prompt: 1400, cached: 1000, generated: 1210.4 };
    const cell = aCell({ perQuestion: { calls: 2.5, tokens, seconds: 12 } });

    expect(cellCosts(cell, t, "en")).toEqual({
      calls: "2.5",
      tokens: "1,210",
      prompts: "and 1,400 of prompts, 1,000 of them cached",
      time: "12 s",
    });
  });

  test("are not known while it has answered nothing, rather than zero", () => {
    const nothing = { calls: 0, tokens: NO_TOKENS, seconds: 0 };
    const cell = aCell({ state: "failed", questions: 0, perQuestion: nothing });

    expect(cellCosts(cell, t, "en")).toEqual({ calls: "–", tokens: "–", time: "–" });
  });
});

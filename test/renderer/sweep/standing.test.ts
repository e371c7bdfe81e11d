import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { CellReport } from "../../../core/sweep/report.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { Standing } from "../../../renderer/views/sweep/page/standing.tsx";
import { shownWords } from "../support/shown-words.ts";
import { aCell, aReport } from "../support/sweep-reports.ts";

await startLanguages("en");

const LUCK = "The best of many is partly luck";

/** How a sweep with these cells stands, the first of which is the best. */
function wordsOf(cells: readonly Partial<CellReport>[]): string {
  const report = aReport({
    cells: cells.map((parts, cell) => aCell({ cell, accuracy: 0.5, ...parts })),
    best: 0,
  });
  return shownWords(createElement(Standing, { report, phase: "ended", secondsLeft: null }));
}

describe("how a sweep stands", () => {
  test("says of the best of several cells that it is partly luck", () => {
    expect(wordsOf([{}, {}])).toContain(LUCK);
    expect(wordsOf([{}])).not.toContain(LUCK);
  });

  test("calls a cell the best so far until all are finished", () => {
    expect(wordsOf([{}, { state: "paused" }])).toContain("|Best so far|");
    expect(wordsOf([{}, { state: "stopped" }])).toContain("|Best|");
  });

  test("names the cells that are as good as the best one, of as many questions", () => {
    const agents = (count: number) => ({ settings: { agents: count }, accuracy: 0.5, questions: 20 });
    const words = wordsOf([
      agents(3),
      agents(5),
      { ...agents(7), questions: 4 },
      { ...agents(9), accuracy: 0.4 },
    ]);

    expect(words).toMatch(/As good, for no fewer generated tokens: [^|,]* 5\|/);
    expect(wordsOf([agents(3), { ...agents(5), accuracy: 0.4 }])).not.toContain("As good");
  });

  test("names but five of them", () => {
    const cells = Array.from({ length: 9 }, (_, agents) => ({
      settings: { agents },
      accuracy: 0.5,
      questions: 20,
    }));

    expect(wordsOf(cells)).toMatch(/As good, for no fewer generated tokens: ([^|,]*, ){5}3 more\|/);
  });
});

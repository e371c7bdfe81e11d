import { createElement } from "react";
import { expect, test } from "vitest";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { CellRuns } from "../../../renderer/views/sweep/page/cell-runs.tsx";
import { shownWords } from "../support/shown-words.ts";
import { aCell } from "../support/sweep-reports.ts";

await startLanguages("en");

const wordsOf = (parts: Parameters<typeof aCell>[0]) =>
  shownWords(createElement(CellRuns, { cell: aCell(parts), onClose: () => undefined }));

test("the repeats of a cell are told with their right answers", () => {
  expect(wordsOf({ accuracy: 0.5 })).toContain("|Repeat 1, seed 0: 50 %|");
});

test("the repeats of a cell are told with their mean scores where there are only translations", () => {
  const repeat = { run: "r", questions: 10, compared: 0, correct: 0, accuracy: null };
  const repeats = [
    { ...repeat, repeat: 0, seed: 4, score: 41.27 },
    { ...repeat, run: "s", repeat: 1, seed: 5, score: null },
  ];
  const words = wordsOf({ score: 41.27, scoreInterval: [30, 60], repeats });

  expect(words).toContain("|Repeat 1, seed 4: 41.3|");
  expect(words).toContain("|Repeat 2, seed 5: –|");
});

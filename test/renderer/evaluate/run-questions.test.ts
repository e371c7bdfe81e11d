import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { NOT_HEARD_OF, type FollowedRun } from "../../../renderer/state/followed-run.ts";
import { CellQuestions } from "../../../renderer/views/evaluate/questions/run-questions.tsx";
import { shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";

await startLanguages("en");

const problem = { code: "storage", message: "The store is in use.", details: {} } as const;
const states: Readonly<Record<string, FollowedRun>> = {
  "not heard of": NOT_HEARD_OF,
  refused: { ...NOT_HEARD_OF, problem },
  begun: { ...NOT_HEARD_OF, phase: "running" },
};

vi.mock("../../../renderer/state/use-following.ts", () => ({
  useFollowing: (run: string) => states[run],
}));

const noQuestion = "No question has been started yet.";

function wordsOf(run: string): string {
  return shownWords(withEngine(createElement(CellQuestions, { run, onShow: () => undefined })));
}

test("a cell that cannot be followed says why, not that it has no question", () => {
  expect(wordsOf("refused")).toContain("|The store is in use.|");
  expect(wordsOf("refused")).not.toContain(noQuestion);
});

test("a cell is read until it is heard of, and only then has no question yet", () => {
  expect(wordsOf("not heard of")).not.toContain(noQuestion);
  expect(wordsOf("begun")).toContain(`|${noQuestion}|`);
});

import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { Observation } from "../../../core/events.ts";
import { SeenWords } from "../../../renderer/components/transcript/seen-words.tsx";
import { stepsOf } from "../../../renderer/components/transcript/steps.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { markupOf } from "../support/shown-words.ts";
import { said, seen } from "./transcripts.ts";

await startLanguages("zh-CN");

function drawn(observation: Observation): string {
  const made = seen(1, "round-1/agent-2", observation);
  const [step] = stepsOf({ turns: [said("round-1/agent-2", "debater")], observations: [made] });
  if (step === undefined) throw new Error("The step is there.");
  return markupOf(createElement(SeenWords, { seen: made, step }));
}

describe("what was seen, on a page in Chinese", () => {
  test("is marked as English where it is a warning", () => {
    expect(drawn({ kind: "warning", message: "Mind this." })).toContain(
      '<span><span lang="en">Mind this.</span></span>',
    );
  });

  test("has what a query's problem says marked as English, and no more", () => {
    const result = { kind: "problem", problem: "error", message: "no such column: x" } as const;
    expect(drawn({ kind: "query-run", query: "SELECT x", result })).toContain(
      '查询失败：<span lang="en">no such column: x</span></span>',
    );
  });

  test("has no mark where all words are the page's own", () => {
    expect(drawn({ kind: "position", answer: "7", changed: null })).not.toContain('lang="en"');
  });
});

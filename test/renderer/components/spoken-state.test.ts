import { createElement } from "react";
import { expect, test } from "vitest";
import { SpokenState } from "../../../renderer/components/spoken-state.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { NOT_HEARD_OF, type FollowedRun } from "../../../renderer/state/followed-run.ts";
import { markupOf } from "../support/shown-words.ts";

await startLanguages("en");

function spoken(parts: Partial<FollowedRun>): string | undefined {
  const state = createElement(SpokenState, { followed: { ...NOT_HEARD_OF, ...parts } });
  return /role="status"[^>]*>([^<]*)</.exec(markupOf(state))?.[1];
}

test("a run tells who cannot see it how it goes on and how it ends", () => {
  const end = { run: "s", state: "paused", report: null, error: null } as const;

  expect(spoken({})).toBe("");
  expect(spoken({ phase: "running" })).toBe("running");
  expect(spoken({ phase: "ended", end })).toBe("paused");
});

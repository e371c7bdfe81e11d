import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { WaysOn } from "../../../renderer/components/ways-on.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { markupOf } from "../support/shown-words.ts";

await startLanguages("en");

/** The button that sets runs side by side, as HTML; undefined where there is none. */
function compareButton(compared: readonly string[] | null): string | undefined {
  const markup = markupOf(createElement(WaysOn, { run: "r", compared }));
  const buttons = markup.matchAll(/<button.*?<\/button>/g);
  return [...buttons].map(([button]) => button).find((button) => button.includes("question by question"));
}

describe("setting the runs of an evaluation or a sweep side by side", () => {
  test("has its place before there is anything to compare, where it does nothing yet", () => {
    expect(compareButton([])).toContain('aria-disabled="true"');
  });

  test("can be done once there is", () => {
    expect(compareButton(["r"])).not.toContain("aria-disabled");
  });

  test("is not there where there will never be two", () => {
    expect(compareButton(null)).toBeUndefined();
  });
});

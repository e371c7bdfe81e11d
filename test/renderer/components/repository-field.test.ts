import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { RepositoryField } from "../../../renderer/components/run-choices/repository-field.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { markupOf } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";

await startLanguages("en");

const drawn = (together: boolean) =>
  markupOf(
    withEngine(
      createElement(RepositoryField, { repository: "algebra", together, onChange: () => undefined }),
    ),
  );

describe("the repository that a run learns in", () => {
  test("has the name that was written, and says what happens without one", () => {
    expect(drawn(false)).toContain('value="algebra"');
    expect(drawn(false)).toContain("Empty: “default” for a question, one of its own for an evaluation.");
  });

  test("is none for one of several evaluations at once, and says why", () => {
    expect(drawn(true)).not.toContain("algebra");
    expect(drawn(true)).toContain("would learn from each other");
  });
});

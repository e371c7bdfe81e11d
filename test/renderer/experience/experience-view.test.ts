import { QueryClient } from "@tanstack/react-query";
import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { RepositoryListing } from "../../../engine/contract/experience.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { EXPERIENCE_KEY } from "../../../renderer/state/experience.ts";
import { ExperienceView } from "../../../renderer/views/experience/experience-view.tsx";
import { shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";

await startLanguages("en");

/** The view of the repository `default`. @param repositories undefined: they are not read yet */
function viewWith(repositories: readonly RepositoryListing[] | undefined): string {
  const queries = new QueryClient();
  if (repositories !== undefined) queries.setQueryData([...EXPERIENCE_KEY, "repositories"], repositories);
  return shownWords(withEngine(createElement(ExperienceView), queries));
}

describe("emptying the repository that is shown", () => {
  test("is offered for a lasting one", () => {
    expect(viewWith([])).toContain("|Empty this repository|");
  });

  test("is not offered before it is known whether it is that of an evaluation", () => {
    expect(viewWith(undefined)).not.toContain("Empty this repository");
  });
});

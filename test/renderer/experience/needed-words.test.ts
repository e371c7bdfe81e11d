import { QueryClient } from "@tanstack/react-query";
import i18next from "i18next";
import { createElement } from "react";
import { afterEach, describe, expect, test } from "vitest";
import type { RepositoryStats } from "../../../engine/contract/experience.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { EXPERIENCE_KEY } from "../../../renderer/state/experience.ts";
import { NothingYet } from "../../../renderer/views/experience/nothing-yet.tsx";
import { RepositoryBar } from "../../../renderer/views/experience/repository-bar.tsx";
import { shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";

await startLanguages("en");
afterEach(() => i18next.changeLanguage("en"));

/** What is said of a repository that holds so many. */
function figuresOf(experiences: number): string {
  const stats: RepositoryStats = {
    ...{ repository: "default", experiences, byFeedback: { person: experiences, judge: 0 } },
    ...{ byStrategy: {}, byModel: {}, meanSimilarity: null, graphsFailed: 0, bytes: 1000 },
  };
  const queries = new QueryClient();
  queries.setQueryData([...EXPERIENCE_KEY, "stats", "default"], stats);
  const bar = createElement(RepositoryBar, { repository: "default", repositories: [] });
  return shownWords(withEngine(bar, queries));
}

describe("the figures of a repository", () => {
  test("say how many are stored and needed, while they are too few", async () => {
    expect(figuresOf(5)).toContain("|none is read yet: 5 stored, 20 needed (option “Least stored, l”)|");
    await i18next.changeLanguage("zh-CN");
    expect(figuresOf(5)).toContain("已存 5 条，需要 20 条（选项“最少存储数 l”）");
  });

  test("say nothing of it once they are enough", () => {
    expect(figuresOf(20)).toContain("|20 experiences|");
    expect(figuresOf(20)).not.toContain("needed");
  });
});

describe("an empty repository", () => {
  const words = () => shownWords(createElement(NothingYet));

  test("says how many experiences are needed before one is read", () => {
    expect(words()).toContain("0 stored, 20 needed (option “Least stored, l”)");
  });

  test("says that it is named where a method is chosen", () => {
    expect(words()).toContain("write this repository&#x27;s name into “Repository”");
  });
});

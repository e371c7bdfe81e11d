import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { leadWords } from "../../../renderer/views/experience/lead-words.ts";
import { NothingYet } from "../../../renderer/views/experience/nothing-yet.tsx";
import { shownWords } from "../support/shown-words.ts";

const languages = await startLanguages("en");
const en = languages.getFixedT("en");
const zh = languages.getFixedT("zh-CN");

describe("what the view of experience says it is for", () => {
  test("is followed by how many are stored and needed, while they are too few", () => {
    expect(leadWords(5, en)).toContain(" It reads none yet: 5 stored, 20 needed (option “Least stored, l”).");
    expect(leadWords(5, zh)).toContain("已存 5 条，需要 20 条（选项“最少存储数 l”）");
  });

  test.each([undefined, 0, 20])("is all where %s are stored", (held) => {
    expect(leadWords(held, en)).toBe(en("experience.lead"));
  });
});

describe("an empty repository", () => {
  const words = shownWords(createElement(NothingYet));

  test("says how many experiences are needed before one is read", () => {
    expect(words).toContain("0 stored, 20 needed (option “Least stored, l”)");
  });

  test("says that it is named where a method is chosen", () => {
    expect(words).toContain("write this repository&#x27;s name into “Repository”");
  });
});

import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { findStrategy } from "../../core/strategies/index.ts";
import { optionsOf } from "../../core/strategies/options-of.ts";
import { MethodFields } from "../../renderer/components/run-choices/run-choices-form.tsx";
import { firstChoices } from "../../renderer/components/run-choices/run-choices.ts";
import { optionHelp } from "../../renderer/components/run-choices/strategy-words.ts";
import { startLanguages } from "../../renderer/i18n/index.ts";
import { markupOf } from "./support/shown-words.ts";
import { withEngine } from "./support/with-engine.ts";

const languages = await startLanguages("en");

function drawn(strategy: string, queries: boolean, options = {}): string {
  const choices = { ...firstChoices(), strategy, options };
  const fields = createElement(MethodFields, { choices, queries, onChange: () => undefined });
  return markupOf(withEngine(fields));
}

describe("the options of a method", () => {
  test("have how results of queries are compared where there are such questions and the method answers them", () => {
    const asked = "More options of this method";
    expect(drawn("io", true)).toContain(asked);
    expect(drawn("io", false)).not.toContain(asked);
    expect(drawn("io", false, { sqlCompare: "set" })).toContain(asked);
    expect(drawn("program-of-thoughts", true)).not.toContain(asked);
  });

  test("that several methods have are explained in the person's language", () => {
    const io = findStrategy("io");
    const option = optionsOf(io).sqlCompare;
    if (option === undefined) throw new Error("No such option.");

    expect(optionHelp(io, "sqlCompare", option, languages.getFixedT("zh-CN"))).toMatch(/BIRD.*集合/);
  });
});

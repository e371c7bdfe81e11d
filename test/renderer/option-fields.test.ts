import { createElement } from "react";
import { expect, test } from "vitest";
import { findStrategy } from "../../core/strategies/index.ts";
import { agentsOption } from "../../core/strategies/options.ts";
import { ProminentNumber } from "../../renderer/components/run-choices/option-fields.tsx";
import { startLanguages } from "../../renderer/i18n/index.ts";
import { markupOf } from "./support/shown-words.ts";

await startLanguages("en");

/** The slider of a number of agents that may be 1 to 64: its greatest value, and the one where it stands. */
function sliderAt(value: number): readonly (string | undefined)[] {
  const field = createElement(ProminentNumber, {
    strategy: findStrategy("self-consistency"),
    name: "agents",
    option: agentsOption(7, 1, 64, "Number of agents"),
    value,
    onChange: () => undefined,
    disabled: false,
  });
  const [slider = ""] = /<[^>]* role="slider"[^>]*>/.exec(markupOf(field)) ?? [];
  return ["valuemax", "valuenow"].map((name) => new RegExp(`aria-${name}="(\\d+)"`).exec(slider)?.[1]);
}

test("the slider of a large number goes as far as the number that was written beside it", () => {
  expect(sliderAt(7)).toEqual(["16", "7"]);
  expect(sliderAt(20)).toEqual(["20", "20"]);
});

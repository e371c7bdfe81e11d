import { createElement } from "react";
import { expect, test } from "vitest";
import { Choice } from "../../../renderer/components/choice.tsx";
import { markupOf } from "../support/shown-words.ts";

function drawn(help?: string): string {
  return markupOf(
    createElement(Choice<"on" | "off">, {
      label: "Test",
      values: [
        ["on", "On"],
        ["off", "Off"],
      ],
      value: "on",
      onChange: () => undefined,
      ...(help !== undefined && { help }),
    }),
  );
}

/** The words of the element to which an attribute of the choice leads. */
function wordsAt(attribute: string, markup: string): string | undefined {
  const id = new RegExp(` ${attribute}="([^"]*)"`).exec(markup)?.[1] ?? "";
  return new RegExp(` id="${id}"[^>]*>([^<]*)<`).exec(markup)?.[1];
}

test("who hears a choice hears its name, and what it is for", () => {
  const markup = drawn("What is refused.");

  expect(wordsAt("aria-labelledby", markup)).toBe("Test");
  expect(wordsAt("aria-describedby", markup)).toBe("What is refused.");
});

test("a choice that needs no words beside its name is described by none", () => {
  expect(drawn()).not.toContain("aria-describedby");
});

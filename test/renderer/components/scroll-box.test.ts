import { createElement } from "react";
import { expect, test } from "vitest";
import { ScrollBox, type ScrollBoxProps } from "../../../renderer/components/scroll-box.tsx";
import { markupOf } from "../support/shown-words.ts";

function drawn(as?: "ol" | "pre"): string {
  const props: ScrollBoxProps = { name: "Tables", children: null, ...(as && { as }) };
  return markupOf(createElement(ScrollBox, props));
}

test("what is scrolled takes the focus, and is a group with a name", () => {
  expect(drawn()).toContain('<div tabindex="0" role="group" aria-label="Tables"></div>');
  expect(drawn("pre")).toContain('<pre tabindex="0" role="group" aria-label="Tables"></pre>');
});

test("a list that is scrolled is a list still", () => {
  expect(drawn("ol")).toContain('<ol tabindex="0" aria-label="Tables"></ol>');
});

import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { ContractError } from "../../../core/errors.ts";
import { ViewBoundary } from "../../../renderer/frame/view-boundary.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { shownWords } from "../support/shown-words.ts";

await startLanguages("en");

const props = { title: "Runs", place: "#/runs/r", children: createElement("p", null, "the view") };

/** What stands around a view that could not be drawn. */
function failed(): ViewBoundary {
  const boundary = new ViewBoundary(props);
  boundary.state = ViewBoundary.getDerivedStateFromError(new ContractError("There is no such option."));
  return boundary;
}

test("a view that can be drawn is shown as it is", () => {
  expect(shownWords(new ViewBoundary(props).render())).toBe("|the view|");
});

test("in the stead of a view that cannot be drawn stands why, and the way to try again", () => {
  expect(shownWords(failed().render())).toBe(
    "|Runs|Something went wrong in Counterpoint|There is no such option.|Try again|",
  );
});

test.each([
  ["another place is", "#/runs/q", 1],
  ["the same place is not", "#/runs/r", 0],
])("%s another try", (_, left, tries) => {
  const boundary = failed();
  const setState = vi.spyOn(boundary, "setState").mockImplementation(() => undefined);

  boundary.componentDidUpdate({ ...props, place: left });

  expect(setState.mock.calls).toEqual(Array(tries).fill([{ problem: null }]));
});

import { expect, test } from "vitest";
import { pageSources } from "../support/source-texts.ts";

test("no button of the page is Mantine's loading one, which is disabled and loses the focus", () => {
  const loading = pageSources().filter(({ text }) => /\sloading=/.test(text));

  expect(loading.map(({ path }) => path)).toEqual([]);
});

import { expect, test } from "vitest";
import { pageSources } from "../support/source-texts.ts";

test("what a person asks of the desktop shell tells why it fails, wherever it is asked", () => {
  const asking = /void (?:desktop\.|choose)\w*\(\)(.*)/g;
  const asked = pageSources().flatMap(({ text }) => [...text.matchAll(asking)]);
  const untold = asked.filter(([, rest = ""]) => !rest.startsWith(".catch(tellProblem)"));

  expect(asked.length).toBeGreaterThan(3);
  expect(untold.map(([line]) => line)).toEqual([]);
});

import { expect, it } from "vitest";
import { sharedQuestions } from "../../../core/comparison/shared-questions.ts";
import { analysedRun, rowsOf } from "../../support/analysed-runs.ts";

it("each run that was judged as the others is looked at as often, however many there are", () => {
  const looksAt = (runs: number): number => {
    let looks = 0;
    const counting = Array.from({ length: runs }, (_, index) => {
      const run = analysedRun({ run: `run-${index}`, rows: rowsOf("+") });
      const { data } = run.manifest;
      const manifest = {
        ...run.manifest,
        get data() {
          looks += 1;
          return data;
        },
      };
      return { ...run, manifest };
    });
    sharedQuestions(counting);
    return looks / runs;
  };

  expect(looksAt(40)).toBeLessThanOrEqual(looksAt(10));
});

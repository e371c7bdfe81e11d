import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeFirst, readSamples } from "../../../core/comparison/first-samples.ts";
import { sharedQuestions } from "../../../core/comparison/shared-questions.ts";
import type { ReplyEnd } from "../../../core/model.ts";
import { selfConsistency } from "../../../core/strategies/self-consistency.ts";
import { analysedRun, questionRow, turnOf } from "../../support/analysed-runs.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext } from "../../support/scripted-context.ts";

const RIGHT = "1";

const replies = fc.array(
  fc.record({
    text: fc.constantFrom(
      "The answer is 1.",
      "The answer is 2.",
      "The answer is 1.0.",
      "The answer is 3",
      "Hm.",
    ),
    ended: fc.constantFrom<ReplyEnd>("stop", "length"),
  }),
  { minLength: 1, maxLength: 9 },
);

describe("the first k samples of a stored run", () => {
  it("come to what a run with k samples comes to", async () => {
    await fc.assert(
      fc.asyncProperty(replies, async (given) => {
        const sampled = storedRun(given);
        for (let count = 1; count <= given.length; count++) {
          const context = scriptedContext(({ path }) => given[Number(path.split("-")[1]) - 1] ?? "");
          const options = { agents: count, temperature: 1 };
          const { answer } = await selfConsistency.run(numberQuestion(), options, context);
          expect(judgeFirst(count, sampled)).toEqual([{ answerType: "number", correct: answer === RIGHT }]);
        }
      }),
    );
  });
});

/** A run of self-consistency on one question whose samples gave these replies. */
function storedRun(given: readonly { readonly text: string; readonly ended: ReplyEnd }[]) {
  const asked = numberQuestion();
  const turns = given.map(({ text, ended }, index) => turnOf(`solver-${index + 1}`, text, { ended }));
  const [stored, other] = ["sc", "other"].map((run) =>
    analysedRun({
      run,
      strategy: "self-consistency",
      options: { agents: given.length },
      rows: [questionRow(asked.id, false, { answer: null, gold: RIGHT })],
      said: { [asked.id]: { asked, turns } },
    }),
  );
  if (stored === undefined || other === undefined) throw new Error("Two runs are made.");
  return readSamples(stored, sharedQuestions([stored, other]));
}

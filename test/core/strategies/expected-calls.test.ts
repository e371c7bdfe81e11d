import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANSWER_TYPES } from "../../../core/question.ts";
import { dialogue } from "../../../core/strategies/dialogue.ts";
import { STRATEGIES } from "../../../core/strategies/index.ts";
import { mcf } from "../../../core/strategies/mcf.ts";
import { anyOptions } from "../../support/any-options.ts";
import { mcfOptions } from "../../support/mcf-options.ts";

const TERSE = { parameters: 6e6, prompts: "terse" } as const;
/** Not known, each one alone, and all together. */
const TYPES = [undefined, ...ANSWER_TYPES.map((type) => [type]), ANSWER_TYPES];
const DIALOGUE = { temperature: 0.8, turns: 8 };

describe("the calls that are expected of a question", () => {
  it.each(STRATEGIES.map((strategy) => [strategy.id, strategy] as const))(
    "are at most the most of %s, and no more go out together than there are",
    (_id, strategy) => {
      const models = fc.constantFrom(undefined, TERSE);
      const types = fc.constantFrom(...TYPES);
      fc.assert(
        fc.property(anyOptions(strategy.options), models, types, (options, model, answerTypes) => {
          const { calls, together } = strategy.expectedCalls(options, model, answerTypes);
          expect(calls).toBeLessThanOrEqual(strategy.maxCalls(options, model, answerTypes));
          expect(together).toBeGreaterThanOrEqual(1);
          expect(together).toBeLessThanOrEqual(calls);
        }),
      );
    },
  );

  it("are those of one turn of large steps and the step that ends a dialogue", () => {
    expect(dialogue.expectedCalls(DIALOGUE)).toEqual({ calls: 5, together: 1 });
  });

  it("are those of two turns where the prompts ask for small steps", () => {
    expect(dialogue.expectedCalls(DIALOGUE, TERSE)).toEqual({ calls: 7, together: 1 });
  });

  it("are those of every turn where there are no more than the usual ones", () => {
    expect(dialogue.expectedCalls({ ...DIALOGUE, turns: 1 })).toEqual({ calls: 4, together: 1 });
    expect(dialogue.expectedCalls({ ...DIALOGUE, turns: 2 }, TERSE)).toEqual({ calls: 6, together: 1 });
  });

  it("go out together as far as the agents of one step do not depend on each other", () => {
    expect(mcf.expectedCalls(mcfOptions())).toEqual({ calls: 14, together: 4 });
    expect(mcf.expectedCalls(mcfOptions(), TERSE)).toEqual({ calls: 22, together: 4 });
  });

  it("are those of a plain dialogue where nothing is filtered", () => {
    const options = mcfOptions({ semantic: false, historical: false, amr: false });
    expect(mcf.expectedCalls(options)).toEqual(dialogue.expectedCalls(DIALOGUE));
  });
});

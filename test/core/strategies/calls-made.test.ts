import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OptionValue } from "../../../core/events.ts";
import type { AnswerType, Question } from "../../../core/question.ts";
import type { Database, QueryResult } from "../../../core/sql.ts";
import { STRATEGIES } from "../../../core/strategies/index.ts";
import type { ModelOutlook, Strategy } from "../../../core/strategies/strategy.ts";
import { anyOptions } from "../../support/any-options.ts";
import { choiceQuestion, numberQuestion } from "../../support/questions.ts";
import { scriptedContext, type ScriptedContext, type ScriptedReply } from "../../support/scripted-context.ts";
import { found, scriptedRepository } from "../../support/scripted-repository.ts";

/** Nothing, half a reply, words without an answer, and the forms that one prompt or another asks for. */
const REPLIES: readonly ScriptedReply[] = [
  "",
  { text: "12 + 9 = 2", ended: "length" },
  "I would rather talk about the weather.",
  "12 + 9 = 21. The answer is 21.",
  "The answer is 20.",
  "The answer is (B).",
  "The answer is yes.",
  "<TASK_DONE>",
  "1. How many pens are there at first?\n2. How many are bought?",
  "The best choice is 2",
  "Reasoning is Valid",
  "```python\nprint(12 + 9)\n```",
  "```sql\nSELECT 21\n```",
  "```sql\nSELECT price FROM pens\n```",
  "(p / pen :quant 21)",
  '{"reason": "It adds up.", "answer": "21", "side": "affirmative", "preference": "yes"}',
];

const MODELS: readonly ModelOutlook[] = [
  { parameters: 7e9, prompts: "standard" },
  { parameters: 1.5e9, prompts: "standard" },
  { parameters: 6e6, prompts: "terse" },
];

const DATABASE: Database = {
  name: "pens.sqlite",
  run: (query) =>
    Promise.resolve<QueryResult>(
      query === "SELECT 21"
        ? { kind: "rows", columns: ["n"], rows: [[21]] }
        : { kind: "problem", problem: "error", message: "no such table: pens" },
    ),
};

/** A context whose replies are those of the script, one after the other and then from its beginning. */
function contextOf(script: readonly ScriptedReply[], { parameters, prompts }: ModelOutlook): ScriptedContext {
  let made = 0;
  return scriptedContext(() => script[made++ % script.length] ?? "", {
    prompts,
    parametersOf: () => parameters,
    database: DATABASE,
    experience: scriptedRepository(found()),
  });
}

function questionOf(answerType: AnswerType): Question {
  return answerType === "choice" ? choiceQuestion() : numberQuestion({ answerType });
}

function isAllowed(strategy: Strategy, options: Record<string, OptionValue>): boolean {
  try {
    strategy.check?.(options);
    return true;
  } catch {
    return false;
  }
}

describe("whatever the replies are", () => {
  it.each(STRATEGIES.map((strategy) => [strategy.id, strategy] as const))(
    "%s comes to its end, with at most the calls that it tells",
    async (_id, strategy) => {
      const anyAllowed = anyOptions(strategy.options, 2).filter((options) => isAllowed(strategy, options));
      const anyType = fc.constantFrom(...strategy.answerTypes);
      const anyModel = fc.constantFrom(...MODELS);
      const anyScript = fc.array(fc.constantFrom(...REPLIES), { minLength: 1, maxLength: 12 });
      await fc.assert(
        fc.asyncProperty(anyAllowed, anyType, anyModel, anyScript, async (options, type, model, script) => {
          const context = contextOf(script, model);
          await strategy.run(questionOf(type), options, context);
          expect(context.calls.length).toBeLessThanOrEqual(strategy.maxCalls(options, model, [type]));
        }),
        { numRuns: 25 },
      );
    },
  );
});

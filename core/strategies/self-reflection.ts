import { revisedAnswer } from "../answer.ts";
import { fillPrompt } from "../prompts/prompt.ts";
import { questionValues } from "../prompts/question-text.ts";
import { selfReflectionPrompts } from "../prompts/self-reflection.ts";
import { ANSWER_TYPES } from "../question.ts";
import { temperatureOption } from "./options.ts";
import { recordHeld, recordPosition } from "./shared/positions.ts";
import { defineStrategy } from "./strategy.ts";
import { stepByStep } from "./zero-shot-cot.ts";

/** Self-reflection: reason, criticise the own answer, revise it. */
export const selfReflection = defineStrategy({
  id: "self-reflection",
  family: "single-agent",
  title: "Self-reflection",
  summary: "One agent answers, gives feedback on its own answer, and revises it.",
  source: "Self-Reflection baseline of CFMAD, appendix C.2; Self-correct of MCF",
  answerTypes: ANSWER_TYPES,
  roles: ["solver", "critic"],
  options: { temperature: temperatureOption(0.2) },
  promptIds: ["zero-shot-cot", "self-reflection"],
  maxCalls: () => 3,
  expectedCalls: () => ({ calls: 3, together: 1 }),

  async run(question, _options, context) {
    const prompts = context.wording.of(selfReflectionPrompts, question);
    const values = questionValues(question, context.wording);

    const reasoning = await context.say("solver", "reason", stepByStep(question, context.wording));
    const first = recordPosition(context, reasoning, question);

    const solution = reasoning.text;
    const critique = await context.say(
      "critic",
      "feedback",
      fillPrompt(prompts.feedback, { ...values, solution }),
    );

    const revision = await context.say(
      "solver",
      "revise",
      fillPrompt(prompts.revise, { ...values, solution, feedback: critique.text }),
    );
    const revised = revisedAnswer(revision.text, question, revision.ended);
    // A revision that names no answer withdraws none; one that says that there is none does.
    const answer = revised === undefined ? first : revised;
    recordHeld(context, revision, question, answer, first);
    const from = revised === undefined ? "first reasoning" : "revision";
    context.record("answer", { kind: "answer-read", from, answer });
    return { answer, agreement: null };
  },
});

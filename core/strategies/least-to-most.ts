import { extractAnswer } from "../answer.ts";
import type { ChatMessage } from "../model.ts";
import { leastToMostPrompts } from "../prompts/least-to-most.ts";
import { fillPrompt, fillText } from "../prompts/prompt.ts";
import { questionValues } from "../prompts/question-text.ts";
import { ANSWER_TYPES, type Question } from "../question.ts";
import { listItems } from "./shared/list-items.ts";
import { temperatureOption } from "./options.ts";
import { defineStrategy, type StrategyContext } from "./strategy.ts";
import { stepByStep } from "./zero-shot-cot.ts";

/** Of questions that take several steps, most are split into three. */
const USUAL_PARTS = 3;

/** Least-to-most prompting: a question is split, and its parts are solved in order, each seeing the earlier ones. */
export const leastToMost = defineStrategy({
  id: "least-to-most",
  family: "single-agent",
  title: "Least-to-most prompting",
  summary:
    "One agent splits the question into smaller ones and answers them in order, each with the earlier ones in view.",
  source: "Zhou et al. 2022; baseline of MCF",
  answerTypes: ANSWER_TYPES,
  roles: ["solver"],
  options: {
    parts: { type: "integer", default: 5, min: 1, max: 10, help: "Most sub-questions" },
    temperature: temperatureOption(0),
  },
  promptIds: ["least-to-most", "zero-shot-cot"],
  maxCalls: ({ parts }) => 1 + parts,
  expectedCalls: ({ parts }) => ({ calls: 1 + Math.min(parts, USUAL_PARTS), together: 1 }),

  async run(question, { parts }, context) {
    const prompts = context.wording.of(leastToMostPrompts, question);
    const values = questionValues(question, context.wording);
    const subQuestions = await split(question, parts, context);
    const ask = (messages: readonly ChatMessage[], number: number) =>
      context.say("solver", `sub-question-${number}`, messages);

    let solved = "";
    for (const [index, part] of subQuestions.slice(0, -1).entries()) {
      const { text } = await ask(fillPrompt(prompts.part, { ...values, solved, part }), index + 1);
      solved += fillText(prompts.solved.user, { part, answer: text });
    }
    const last = subQuestions.at(-1);
    const reply =
      last === undefined
        ? await ask(stepByStep(question, context.wording), 1)
        : await ask(fillPrompt(prompts.finish, { ...values, solved, part: last }), subQuestions.length);
    return { answer: extractAnswer(reply.text, question, reply.ended), agreement: null };
  },
});

/** The first call: the sub-questions, none if the reply holds no list. */
async function split(
  question: Question,
  parts: number,
  context: StrategyContext,
): Promise<readonly string[]> {
  const prompts = context.wording.of(leastToMostPrompts, question);
  const values = { ...questionValues(question, context.wording), parts: String(parts) };
  const reply = await context.say("solver", "split", fillPrompt(prompts.split, values));
  const found = listItems(reply.text, reply.ended).slice(0, parts);
  context.record("split", {
    kind: "parts-read",
    what: "sub-questions",
    parts: found.length > 0 ? found : [question.text],
    builtIn: 0,
  });
  if (found.length === 0) {
    const message = "No smaller questions could be read; the whole question is answered at once.";
    context.record("split", { kind: "warning", message });
  }
  return found;
}

import { revisedAnswer } from "../answer.ts";
import type { Outcome, Turn } from "../events.ts";
import { fillPrompt } from "../prompts/prompt.ts";
import { questionValues } from "../prompts/question-text.ts";
import {
  builtInPerspectives,
  PERSPECTIVES,
  readPerspectives,
  selfContrastPrompts,
} from "../prompts/self-contrast.ts";
import { ANSWER_TYPES, type Question } from "../question.ts";
import { temperatureOption } from "./options.ts";
import { recordPosition } from "./shared/positions.ts";
import { defineStrategy, type StrategyContext } from "./strategy.ts";
import { countAnswers } from "./shared/votes.ts";

/** Self-contrast: answers from different perspectives, their differences, and one answer that resolves them. */
export const selfContrast = defineStrategy({
  id: "self-contrast",
  family: "single-agent",
  title: "Self-contrast",
  summary:
    "One agent answers from three perspectives, contrasts the answers, and reflects on the differences with a checklist.",
  source: "Zhang et al. 2024; Self-Contrast baseline of CFMAD, appendix C.4",
  answerTypes: ANSWER_TYPES,
  roles: ["solver", "critic"],
  options: { temperature: temperatureOption(0.2) },
  promptIds: ["self-contrast"],
  maxCalls: () => 1 + PERSPECTIVES + 1 + 1,
  expectedCalls: () => ({ calls: 1 + PERSPECTIVES + 1 + 1, together: 1 }),
  usesEmbedder: (_options, answerType) => answerType === "text",
  warnings: ({ temperature }, outlook) =>
    temperature === 0 && outlook?.wording.set === "terse"
      ? [
          {
            id: "samePerspectives",
            message:
              "At temperature 0 the three answers are the same: the terse prompts have one perspective. Set --temperature above 0.",
          },
        ]
      : [],

  async run(question, _options, context) {
    const prompts = context.wording.of(selfContrastPrompts, question);
    const values = questionValues(question, context.wording);

    const curated = await context.say("solver", "perspectives", fillPrompt(prompts.perspectives, values));
    const perspectives = threePerspectives(curated, question, context);

    const replies = await Promise.all(
      perspectives.map((perspective, index) =>
        context.say("solver", `answer-${index + 1}`, fillPrompt(prompts.answer, { ...values, perspective })),
      ),
    );
    const answers = replies.map((reply) => recordPosition(context, reply, question));

    const [answer1 = "", answer2 = "", answer3 = ""] = replies.map(({ text }) => text);
    const given = { ...values, answer1, answer2, answer3 };
    const contrast = await context.say("critic", "contrast", fillPrompt(prompts.contrast, given));

    const reflection = await context.say(
      "solver",
      "reflect",
      fillPrompt(prompts.reflect, { ...given, contrast: contrast.text }),
    );
    const answer = revisedAnswer(reflection.text, question, reflection.ended);
    if (answer === undefined) return majorityOf(answers, question, context);
    context.record("answer", { kind: "answer-read", from: "reflection", answer });
    return { answer, agreement: null };
  },
});

/** The perspectives that the model named, filled up with built-in ones. */
function threePerspectives(
  { path, text, ended }: Turn,
  question: Question,
  context: StrategyContext,
): readonly string[] {
  const named = readPerspectives(text, ended);
  const parts = [...named, ...builtInPerspectives(question, context.wording)].slice(0, PERSPECTIVES);
  const builtIn = parts.length - named.length;
  context.record(path, { kind: "parts-read", what: "perspectives", parts, builtIn });
  return parts;
}

/**
 * What more than half of the three answers say; unanswered if there is no such majority. There is no agreement, as there is
 * none of a reflection: of some questions alone it would tell nothing of the method.
 */
async function majorityOf(
  answers: readonly (string | null)[],
  question: Question,
  context: StrategyContext,
): Promise<Outcome> {
  const count = await countAnswers(answers, question, context);
  const answer = count.agreement > 1 / 2 ? count.winner : null;
  context.record("answer", { kind: "answer-read", from: "majority of the three answers", answer });
  return { answer, agreement: null };
}

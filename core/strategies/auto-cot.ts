import { extractAnswer } from "../answer.ts";
import type { Exemplar } from "../exemplars/exemplar.ts";
import { kMeans, mostCentral } from "../exemplars/k-means.ts";
import { builtInFor, recordShown, shotsOption, suitableFor } from "../exemplars/shown.ts";
import { writtenExemplar } from "../exemplars/written.ts";
import { withExemplars } from "../prompts/earlier-turns.ts";
import { manualCotPrompts } from "../prompts/manual-cot.ts";
import { ANSWER_TYPES, type Question } from "../question.ts";
import { temperatureOption } from "./options.ts";
import { sayWithHistory } from "./shared/history.ts";
import { defineStrategy, type StrategyContext } from "./strategy.ts";
import { stepByStep } from "./zero-shot-cot.ts";

/** Automatic chain of thought: as manual chain of thought, with reasoning that the model itself wrote. */
export const autoCot = defineStrategy({
  id: "auto-cot",
  family: "single-agent",
  title: "Automatic chain of thought",
  summary:
    "The model reasons out one typical question of each kind; one agent sees these, then reasons itself.",
  source: "Zhang et al. 2022; baseline of MCF",
  answerTypes: ANSWER_TYPES,
  roles: ["solver"],
  options: {
    shots: { ...shotsOption(2), help: "Most exemplars shown; the model writes their reasoning itself" },
    temperature: temperatureOption(0),
  },
  promptIds: ["manual-cot", "zero-shot-cot"],
  maxCalls: ({ shots }) => shots + 1,
  expectedCalls: () => ({ calls: 1, together: 1 }),
  usesEmbedder: () => true,

  /** The question nearest to each centre of k clusters; fewer questions than k leave at least one to be answered. */
  async chooseExemplars(questions, { shots }, embedder, seed) {
    if (questions.length < 2) return [];
    const texts = questions.map(({ text }) => text);
    const points = await embedder.embed(texts, "start");
    const clusters = kMeans(points, Math.min(shots, questions.length - 1), seed);
    return clusters.flatMap((cluster) => questions[mostCentral(cluster, points) ?? -1] ?? []);
  },

  async run(question, { shots }, context) {
    const made = reasonedOf(question, shots, context);
    const exemplars = made.length > 0 ? made : await writeBuiltIn(question, shots, context);
    recordShown(made.length > 0 ? "dataset" : "built-in", exemplars, context);
    const reply = await sayWithHistory(context, "solver", "reason", exemplars, (kept) =>
      withExemplars(manualCotPrompts, kept, question, context.wording),
    );
    return { answer: extractAnswer(reply.text, question, reply.ended), agreement: null };
  },
});

/** The exemplars of the run that suit this question and have their reasoning. */
function reasonedOf(question: Question, shots: number, { exemplars = [] }: StrategyContext): Exemplar[] {
  const reasoned = exemplars.filter(({ reasoning }) => reasoning !== undefined);
  return suitableFor(question, reasoned, shots);
}

/** The model's own reasoning to built-in questions, for a question that comes without a dataset. */
async function writeBuiltIn(
  question: Question,
  shots: number,
  context: StrategyContext,
): Promise<readonly Exemplar[]> {
  const written = await Promise.all(
    builtInFor(question, shots).map(async ({ question: asked }, index) => {
      const messages = stepByStep(asked, context.wording);
      const reply = await context.say("solver", `exemplar-${index + 1}`, messages);
      return writtenExemplar(asked, reply);
    }),
  );
  return written.filter((exemplar) => exemplar !== null);
}

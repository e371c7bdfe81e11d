import { extractAnswer } from "../answer.ts";
import type { Turn } from "../events.ts";
import { firstVoter, nextStep, type Step } from "./escalation.ts";
import { criticise, decideBetween, type Candidate } from "./examination.ts";
import { agentsOption, temperatureOption } from "./options.ts";
import { withQueriesOnce } from "./queries-once.ts";
import { takeSamples } from "./samples.ts";
import { defineStrategy } from "./strategy.ts";
import { COUNTED_TYPES, countAnswers, type VoteCount } from "./votes.ts";

/** Samples that every question gets. */
const FIRST_SAMPLES = 3;
/** Samples that are added together while the answers disagree. */
const MORE_SAMPLES = 2;

/** Adaptive escalation: a few samples, more while they disagree, then an examination by others. */
export const adaptive = defineStrategy({
  id: "adaptive",
  family: "adaptive",
  title: "Adaptive escalation",
  summary:
    "Three reasonings first; more, then critics and a judge, only while the answers disagree and the budget lasts.",
  source: "Counterpoint's own, after self-consistency and 002",
  answerTypes: COUNTED_TYPES,
  roles: ["solver", "critic", "judge"],
  options: {
    agents: agentsOption(7, FIRST_SAMPLES, 15, "Largest number of samples N"),
    temperature: temperatureOption(0.8),
    examine: {
      type: "choice",
      default: "judge",
      values: ["judge", "none"],
      help: "Whether critics and a judge examine the two best answers when no answer has a strict majority",
    },
    budget: {
      type: "integer",
      default: 2500,
      min: 200,
      max: 100_000,
      help: "Tokens generated for a question after which no more calls are begun",
    },
  },
  promptIds: ["zero-shot-cot", "adaptive"],
  maxCalls: ({ agents }) => agents + 3,
  expectedCalls: () => ({ calls: 4, together: FIRST_SAMPLES }),
  usesEmbedder: (_options, answerType) => answerType === "text",
  warnings: ({ temperature }) =>
    temperature === 0 ? ["At temperature 0 all samples are the same; set --temperature above 0."] : [],

  async run(question, { agents, examine, budget }, given) {
    const context = withQueriesOnce(given);
    const samples: Turn[] = [];
    let count: VoteCount;
    let step: Step;
    do {
      const more = samples.length === 0 ? FIRST_SAMPLES : Math.min(MORE_SAMPLES, agents - samples.length);
      samples.push(...(await takeSamples(more, question, context, samples.length)));
      const answers = samples.map(({ text, ended }) => extractAnswer(text, question, ended));
      count = await countAnswers(answers, question, context);
      const { votes, unanswered } = count;
      const spent = { samples: samples.length, generated: generatedIn(samples) };
      step = nextStep({ votes, ...spent }, { agents, budget, examines: examine === "judge" });
      const path = `samples-${samples.length}`;
      context.record(path, { kind: "answers-counted", votes, unanswered });
      context.record(path, { kind: "escalated", ...step, ...spent });
    } while (step.to === "more-samples");

    let answer = count.winner;
    if (step.to === "examination") {
      const criticised = await criticise(bestTwo(count, samples), question, context);
      const generated = generatedIn([...samples, ...criticised.map(({ critic }) => critic)]);
      if (generated < budget) {
        answer = (await decideBetween(criticised, question, context)) ?? answer;
      } else {
        const settled = { to: "settled", reason: "budget" } as const;
        context.record("examination", { kind: "escalated", ...settled, samples: samples.length, generated });
      }
    }
    const voters = count.votes.find((vote) => vote.answer === answer)?.agents.length ?? 0;
    return { answer, agreement: voters / samples.length };
  },
});

function generatedIn(turns: readonly Turn[]): number {
  return turns.reduce((sum, { tokens }) => sum + tokens.generated, 0);
}

/** The two best answers, each with the first reasoning that led to it. */
function bestTwo({ votes }: VoteCount, samples: readonly Turn[]): readonly Candidate[] {
  return votes.slice(0, 2).map(({ answer, agents }) => ({
    answer,
    reasoning: samples[firstVoter(agents) - 1]?.text ?? "",
  }));
}
